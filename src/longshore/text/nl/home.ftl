### Het eerste scherm, en wat elk scherm nodig heeft terwijl het wordt opgehaald.

home-loading = Een ogenblik …
home-not-loaded = Dit deel van de pagina kon niet worden geladen.
home-try-again = Opnieuw proberen

### La prima schermata, e ciò che serve a ogni schermata mentre arriva.

home-loading = Un momento …
home-not-loaded = Questa parte della pagina non si è potuta caricare.
home-try-again = Riprova

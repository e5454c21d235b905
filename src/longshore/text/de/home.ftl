### Die erste Seite, und was jede Seite braucht, während sie geholt wird.

home-loading = Einen Moment …
home-not-loaded = Dieser Teil der Seite ließ sich nicht laden.
home-try-again = Noch einmal versuchen

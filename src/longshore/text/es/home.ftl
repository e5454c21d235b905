### La primera pantalla, y lo que necesita cada pantalla mientras llega.

home-loading = Un momento …
home-not-loaded = No se ha podido cargar esta parte de la página.
home-try-again = Intentarlo de nuevo

### The first screen, and what every screen needs while it is fetched.

home-loading = One moment …
home-not-loaded = This part of the page could not be fetched.
home-try-again = Try again

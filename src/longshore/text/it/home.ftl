### La prima schermata, e ciò che serve a ogni schermata mentre arriva.

home-loading = Un momento…
home-not-loaded = Questa parte della pagina non si è potuta caricare.
home-try-again = Riprova
home-settings = Impostazioni
home-learn = Impara in dieci minuti
home-rules = Regole
home-running = Guarda le partite in corso
home-study = Apri una partita salvata
home-replay = Rivedi la partita
home-economy = Statistiche della partita
home-figures = Le mie partite e la classifica
home-sign-in = Hai già giocato qui? Accedi

## The first screen as a place
home-live = In diretta
home-watch = Guarda
home-example = Una partita salvata
home-example-about = L’hanno giocata quattro bot. L’ha decisa un dollaro.
home-replay-it = Rivedila
home-board = Il porto in miniatura: navi, banchine e isola
home-results = Ultimi risultati
home-close = finale serrato
home-game = Il gioco in tre immagini
home-make = Produrre
home-make-about = I tuoi macchinari producono container. Tu fissi il prezzo, gli altri decidono se comprare.
home-trade = Commerciare
home-trade-about = Compri dalle fabbriche degli altri per il tuo porto e lì fissi un nuovo prezzo.
home-ship = Trasportare e offrire
home-ship-about = Le navi portano le merci sull’isola. Tutti offrono in segreto, e la banca raddoppia ciò che il venditore accetta.
home-strategy = Strategia

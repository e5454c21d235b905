### La prima schermata, e ciò che serve a ogni schermata mentre arriva.

home-loading = Caricamento…
home-not-loaded = Impossibile caricare questa parte della pagina.
home-try-again = Riprova
home-settings = Impostazioni
# What the links below it are, for screen readers
home-links = Lezioni, regole e altro
home-learn = Impara in dieci minuti
home-rules = Regole
home-running = Guarda le partite in corso
home-study = Apri una partita salvata
home-replay = Rivedi la partita
home-economy = Statistiche
home-figures = Le mie partite e la classifica
home-sign-in = Hai già giocato qui? Accedi

## The first screen as a place
home-live = In diretta
home-watch = Guarda
home-example = Una partita di esempio
home-example-about = Giocata da quattro bot e decisa da un solo dollaro.
home-replay-it = Rivedila
home-board = Il porto in miniatura: navi, banchine e isola
home-results = Ultimi risultati
home-close = vittoria di misura
home-game = Il gioco in tre immagini
home-make = Produzione
home-make-about = I tuoi macchinari producono container. Tu fissi il prezzo, gli altri decidono se comprare.
home-trade = Commercio
home-trade-about = Compra container dalle fabbriche degli altri per il tuo porto e fissa lì un nuovo prezzo.
home-ship = Spedizioni e aste
home-ship-about = Le navi portano i container sull’isola. Tutti offrono in segreto, e la banca raddoppia l’offerta che il venditore accetta.
home-strategy = Strategia
home-back = Torna alla tua partita

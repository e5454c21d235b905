### Rivedere le partite.

replay-title = Rivedi la partita
replay-embedded = Una partita a Container su Longshore
replay-keys = Comandi per rivedere la partita
replay-walk = Mosse e turni
replay-scrubber = Momento della partita
replay-step = Mossa { $step } di { $last }
replay-before = Prima del primo turno
replay-turn = Giro { $round }, turno { $number }, { seat }:
replay-first = Vai all’inizio
replay-last = Vai alla fine
replay-turn-back = Turno precedente
replay-turn-on = Turno successivo
replay-step-back = Mossa precedente
replay-step-on = Mossa successiva
replay-play = Riproduci
replay-pause = Pausa
replay-speed = Velocità
replay-speed-slow = lenta
replay-speed-normal = normale
replay-speed-fast = veloce
replay-eyes = Punto di vista
replay-eyes-all = carte scoperte
replay-eyes-spectator = uno spettatore
replay-eyes-seat = { $name } ({ seat })
replay-record = File della partita
replay-link = Copia il link
replay-embed = Copia il codice da incorporare

## Verbali da altrove
replay-study = Apri una partita salvata
replay-study-about = Apri una partita giocata su un altro server o dalla riga di comando, come testo o JSON, e ripercorrila mossa per mossa.
replay-study-file = Scegli un file
replay-study-paste = o incolla qui il file della partita
replay-study-go = Apri

replay-example = Partita di esempio
replay-example-about = Quattro bot hanno giocato questa partita, decisa da un dollaro. Ripercorrila mossa per mossa.
replay-example-open = Apri l’esempio
## Punti di riferimento sulla barra
replay-auction-back = Asta precedente
replay-auction-on = Asta successiva
replay-mark-auction = Asta
replay-mark-gone = Esaurito: { $what }
replay-mark-last = Ultimo turno

### Rivedere le partite.

replay-title = Rivedi la partita
replay-embedded = Una partita a Container su Longshore
replay-keys = Attraverso la partita
replay-walk = Mosse e turni
replay-scrubber = Momento della partita
replay-step = Mossa { $step } di { $last }
replay-before = Prima della partita
replay-turn = Giro { $round }, turno { $number }, { seat }:
replay-first = All’inizio
replay-last = Alla fine
replay-turn-back = Un turno indietro
replay-turn-on = Un turno avanti
replay-step-back = Una mossa indietro
replay-step-on = Una mossa avanti
replay-play = Riproduci
replay-pause = Pausa
replay-speed = Velocità
replay-speed-slow = lenta
replay-speed-normal = normale
replay-speed-fast = veloce
replay-eyes = Vista da
replay-eyes-all = tutto scoperto
replay-eyes-spectator = uno spettatore
replay-eyes-seat = { $name } ({ seat })
replay-record = File della partita
replay-link = Copia il link
replay-embed = Copia per un sito web

## Verbali da altrove
replay-study = Apri una partita salvata
replay-study-about = Una partita da un altro server o dalla riga di comando, come testo o JSON. A questo tavolo non gioca nessuno; puoi ripercorrerla tutta.
replay-study-file = Scegli un file
replay-study-paste = o incolla qui la partita
replay-study-go = Apri

replay-example = Un esempio
replay-example-about = Quattro bot hanno giocato questa partita, decisa da un dollaro. Ripercorrila mossa per mossa.
replay-example-open = Apri l’esempio
## Punti di riferimento sulla barra
replay-auction-back = Asta precedente
replay-auction-on = Asta successiva
replay-mark-auction = Asta
replay-mark-gone = Esaurito: { $what }
replay-mark-last = Ultimo turno

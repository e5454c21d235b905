### Le parole del gioco. Forme base secondo docs/rules/glossary.csv, poi parti di frasi.

# Il nome di questa lingua, nella lingua stessa.
language-name = Italiano

## Posti al tavolo
seat-blue = Blu
seat-red = Rosso
seat-yellow = Giallo
seat-green = Verde
seat-purple = Viola

## Colori dei container e dei macchinari
colour-black = nero
colour-brown = marrone
colour-orange = arancio
colour-tan = color legno
colour-white = bianco

## Cose
container = container
machine = macchinario
warehouse = magazzino
ship = nave
loan = prestito
money = denaro
cash = denaro
price = prezzo
value-card = Carta Valore Container
two-value-colour = colore che vale doppio
bluffing-card = carta bluff da 0 $
lot = lotto
hand = mano

## Luoghi
open-sea = Mare Aperto
foreign-island = Isola Straniera
island-area = area sul Tabellone Isola Straniera
harbour = Porto
bank-harbour = Porto della Banca
player-board = Pannello Giocatore
factory-area = Area Industriale
factory-store = Deposito Industriale
harbour-area = Area Portuale
harbour-store = Deposito Portuale
container-supply = Scorta di Container
machine-supply = Scorta di Macchinari
warehouse-supply = Scorta di Magazzini
out-of-the-game = fuori dal gioco

## Persone
player = giocatore
active-player = giocatore attivo
starting-player = giocatore iniziale
union-boss = Boss del Sindacato
highest-bidder = maggior offerente
winner = vincitore
bank = banca

## La Banca d'Investimento
investment-bank = Banca d’Investimento
broker = broker
broker-space = casella del broker
payment-card = Carta Pagamento
broker-numbered = Broker { $broker }
broker-space-goods = container del broker { $broker }
broker-space-money = denaro del broker { $broker }

## Lo svolgimento
turn = turno
action = azione
interest = interesse
domestic-sale = Vendita Interna
auction = asta
bid = offerta
highest-bid = offerta più alta
tie = parità
subsidy = sussidio governativo
production-capacity = Capacità di Produzione
factory-storage-capacity = Capienza del Deposito Industriale
harbour-storage-capacity = Capienza del Deposito Portuale
pay-interest = Pagamento Interessi
buy-warehouse = Comprare un Magazzino
buy-machine = Comprare un Macchinario
buy-for-harbour-store = Comprare Container per il Deposito Portuale
produce = Produrre Merce
sail = Navigare con la propria nave
call-the-broker = Chiamare il Broker
win-broker-auction = Vincere l’Asta del Broker
loans-heading = Prestiti
game-setup = Preparazione del Gioco
ending-the-game = Termine del Gioco
scoring = Punteggio Finale

## Somme ed elenchi
dollars = { $amount } $
containers-counted = { $count } container
loans-counted = { $count ->
    [one] { $count } prestito
   *[other] { $count } prestiti
}
several = { $count } × { $what }
list-and = { $first } e { $last }
waiting-for = In attesa di { $names }.

## Parti di frasi
seat = { $seat ->
    [blue] Blu
    [red] Rosso
    [yellow] Giallo
    [green] Verde
    [purple] Viola
   *[other] { $seat }
}
seat-of = di { seat }
other-to = a { $other ->
    [blue] Blu
    [red] Rosso
    [yellow] Giallo
    [green] Verde
    [purple] Viola
   *[other] { $other }
}
other-of = di { $other ->
    [blue] Blu
    [red] Rosso
    [yellow] Giallo
    [green] Verde
    [purple] Viola
   *[other] { $other }
}
a-container = un container { $colour ->
    [black] nero
    [brown] marrone
    [orange] arancio
    [tan] color legno
   *[white] bianco
}
a-container-first = Un container { $colour ->
    [black] nero
    [brown] marrone
    [orange] arancio
    [tan] color legno
   *[white] bianco
}
the-container = il container { $colour ->
    [black] nero
    [brown] marrone
    [orange] arancio
    [tan] color legno
   *[white] bianco
}
a-machine = un macchinario { $colour ->
    [black] nero
    [brown] marrone
    [orange] arancio
    [tan] color legno
   *[white] bianco
}
the-machine = il macchinario { $colour ->
    [black] nero
    [brown] marrone
    [orange] arancio
    [tan] color legno
   *[white] bianco
}

# In place of the name of somebody who was forgotten
former-player = un ex giocatore

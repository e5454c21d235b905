### Die Wörter des Spiels. Grundformen nach docs/rules/glossary.csv, danach Satzteile.

# Der Name dieser Sprache in ihr selbst.
language-name = Deutsch

## Plätze am Tisch
seat-blue = Blau
seat-red = Rot
seat-yellow = Gelb
seat-green = Grün
seat-purple = Lila

## Farben der Container und Maschinen
colour-black = schwarz
colour-brown = braun
colour-orange = orange
colour-tan = beige
colour-white = weiß

## Dinge
container = Container
machine = Maschine
warehouse = Lagerhaus
ship = Schiff
loan = Kredit
money = Geld
cash = Bargeld
price = Preis
value-card = Karte „Containerwert“
two-value-colour = Farbe mit zwei Werten
bluffing-card = 0-$-Bluffkarte
lot = Ladung
hand = Hand

## Orte
open-sea = offene See
foreign-island = fremde Insel
island-area = Gebiet auf der fremden Insel
harbour = Hafen
bank-harbour = Bankhafen
player-board = Spielertafel
factory-area = Fabrikgebiet
factory-store = Fabrikgeschäft
harbour-area = Hafengebiet
harbour-store = Hafengeschäft
container-supply = Containervorrat
machine-supply = Maschinenvorrat
warehouse-supply = Lagerhausvorrat
out-of-the-game = aus dem Spiel

## Personen
player = Spieler
active-player = aktiver Spieler
starting-player = Startspieler
union-boss = Gewerkschaftsvorsitzender
highest-bidder = höchstbietender Spieler
winner = Sieger
bank = Bank

## Die Investmentbank
investment-bank = Investmentbank
broker = Broker
broker-space = Brokerfeld
payment-card = Zahlungskarte
broker-numbered = Broker { $broker }
broker-space-goods = Container von Broker { $broker }
broker-space-money = Geld von Broker { $broker }

## Der Spielablauf
turn = Zug
action = Aktion
interest = Zinsen
domestic-sale = Inlandsverkauf
auction = Versteigerung
bid = Angebot
highest-bid = höchstes Angebot
tie = Gleichstand
subsidy = staatliche Subvention
production-capacity = Produktionskapazität
factory-storage-capacity = Fabriklagerkapazität
harbour-storage-capacity = Hafenlagerkapazität
pay-interest = Zahlung der Zinsen
buy-warehouse = Lagerhaus kaufen
buy-machine = Maschine kaufen
buy-for-harbour-store = Wareneinkauf für das Hafengeschäft
produce = Warenproduktion
sail = Schiffsfahrt
call-the-broker = Broker rufen
win-broker-auction = Brokerversteigerung gewinnen
loans-heading = Kredite
game-setup = Spielaufbau
ending-the-game = Spielende
scoring = Endwertung

## Beträge und Aufzählungen
dollars = { $amount } $
containers-counted = { $count } Container
loans-counted = { $count ->
    [one] { $count } Kredit
   *[other] { $count } Kredite
}
several = { $count } × { $what }
list-and = { $first } und { $last }
waiting-for = Warten auf { $names }.

## Satzteile
seat = { $seat ->
    [blue] Blau
    [red] Rot
    [yellow] Gelb
    [green] Grün
    [purple] Lila
   *[other] { $seat }
}
seat-of = von { seat }
other-to = { $other ->
    [blue] Blau
    [red] Rot
    [yellow] Gelb
    [green] Grün
    [purple] Lila
   *[other] { $other }
}
other-of = von { other-to }
a-container = { $colour ->
    [black] einen schwarzen
    [brown] einen braunen
    [orange] einen orangen
    [tan] einen beigen
   *[white] einen weißen
} Container
a-container-first = { $colour ->
    [black] Ein schwarzer
    [brown] Ein brauner
    [orange] Ein oranger
    [tan] Ein beiger
   *[white] Ein weißer
} Container
the-container = { $colour ->
    [black] den schwarzen
    [brown] den braunen
    [orange] den orangen
    [tan] den beigen
   *[white] den weißen
} Container
a-machine = { $colour ->
    [black] eine schwarze
    [brown] eine braune
    [orange] eine orange
    [tan] eine beige
   *[white] eine weiße
} Maschine
the-machine = { $colour ->
    [black] die schwarze
    [brown] die braune
    [orange] die orange
    [tan] die beige
   *[white] die weiße
} Maschine

# In place of the name of somebody who was forgotten
former-player = ehemaliger Spieler

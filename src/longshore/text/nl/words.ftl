### De woorden van het spel. Basisvormen volgens docs/rules/glossary.csv, daarna zinsdelen.

# De naam van deze taal, in die taal zelf.
language-name = Nederlands

## Plaatsen aan tafel
seat-blue = Blauw
seat-red = Rood
seat-yellow = Geel
seat-green = Groen
seat-purple = Paars

## Kleuren van containers en machines
colour-black = zwart
colour-brown = bruin
colour-orange = oranje
colour-tan = beige
colour-white = wit

## Dingen
container = container
machine = machine
warehouse = warenhuis
ship = schip
loan = lening
money = geld
cash = geld
price = prijs
value-card = Containerwaardekaart
two-value-colour = kleur met twee waardes
bluffing-card = $0-bluffkaart
lot = lading
hand = hand

## Plekken
open-sea = Open Zee
foreign-island = Buitenlands Eiland
island-area = gebied op het Buitenlandse Eiland
harbour = haven
bank-harbour = bankhaven
player-board = Spelersbord
factory-area = Fabrieksgebied
factory-store = Fabriekswinkel
harbour-area = Havengebied
harbour-store = Havenwinkel
container-supply = Containervoorraad
machine-supply = Machinevoorraad
warehouse-supply = Warenhuisvoorraad
out-of-the-game = uit het spel

## Mensen
player = speler
active-player = actieve speler
starting-player = startspeler
union-boss = vakbondsleider
highest-bidder = hoogstbiedende speler
winner = winnaar
bank = bank

## De Investeringsbank
investment-bank = Investeringsbank
broker = broker
broker-space = brokervak
payment-card = Betaalkaart
broker-numbered = Broker { $broker }
broker-space-goods = containers van broker { $broker }
broker-space-money = geld van broker { $broker }

## Het verloop
turn = beurt
action = actie
interest = rente
domestic-sale = Binnenlandse Verkoop
auction = veiling
bid = bod
highest-bid = hoogste bod
tie = gelijkspel
subsidy = staatssubsidie
production-capacity = Productiecapaciteit
factory-storage-capacity = Fabrieksopslagcapaciteit
harbour-storage-capacity = Havenopslagcapaciteit
pay-interest = Rente Betalen
buy-warehouse = Koop een Warenhuis
buy-machine = Koop een Machine
buy-for-harbour-store = Containers Kopen voor de Havenwinkel
produce = Goederen Produceren
sail = Verplaats het Schip
call-the-broker = Schakel de Broker in
win-broker-auction = Win de Brokerveiling
loans-heading = Leningen
game-setup = Spelopzet
ending-the-game = Einde van het Spel
scoring = Score bepalen

## Bedragen en lijsten
dollars = ${ $amount }
containers-counted = { $count ->
    [one] { $count } container
   *[other] { $count } containers
}
loans-counted = { $count ->
    [one] { $count } lening
   *[other] { $count } leningen
}
several = { $count } × { $what }
list-and = { $first } en { $last }
waiting-for = Wachten op { $names }.

## Zinsdelen
seat = { $seat ->
    [blue] Blauw
    [red] Rood
    [yellow] Geel
    [green] Groen
    [purple] Paars
   *[other] { $seat }
}
seat-of = van { seat }
other-to = aan { $other ->
    [blue] Blauw
    [red] Rood
    [yellow] Geel
    [green] Groen
    [purple] Paars
   *[other] { $other }
}
other-of = van { $other ->
    [blue] Blauw
    [red] Rood
    [yellow] Geel
    [green] Groen
    [purple] Paars
   *[other] { $other }
}
a-container = een { $colour ->
    [black] zwarte
    [brown] bruine
    [orange] oranje
    [tan] beige
   *[white] witte
} container
a-container-first = Een { $colour ->
    [black] zwarte
    [brown] bruine
    [orange] oranje
    [tan] beige
   *[white] witte
} container
the-container = de { $colour ->
    [black] zwarte
    [brown] bruine
    [orange] oranje
    [tan] beige
   *[white] witte
} container
a-machine = een { $colour ->
    [black] zwarte
    [brown] bruine
    [orange] oranje
    [tan] beige
   *[white] witte
} machine
the-machine = de { $colour ->
    [black] zwarte
    [brown] bruine
    [orange] oranje
    [tan] beige
   *[white] witte
} machine

# In place of the name of somebody who was forgotten
former-player = een vroegere speler

### The words of the game. Ids that are keys of docs/rules/glossary.csv (with - for _) hold its
### terms in their base form; the rest of the file is what other messages are put together from.

# This language, as its speakers call it.
language-name = English

## Seats
seat-blue = Blue
seat-red = Red
seat-yellow = Yellow
seat-green = Green
seat-purple = Purple

## Colours of containers and machines
colour-black = black
colour-brown = brown
colour-orange = orange
colour-tan = tan
colour-white = white

## Things
container = container
machine = machine
warehouse = warehouse
ship = ship
loan = loan
money = money
cash = cash
price = price
value-card = Value of Containers Card
two-value-colour = two-value colour
bluffing-card = $0 Bluffing Card
lot = lot
hand = hand

## Places
open-sea = Open Sea
foreign-island = Foreign Island
island-area = area on the Foreign Island Board
harbour = Harbour
bank-harbour = bank harbour
player-board = Player Board
factory-area = Factory Area
factory-store = Factory Store
harbour-area = Harbour Area
harbour-store = Harbour Store
container-supply = Container Supply
machine-supply = Machine Supply
warehouse-supply = Warehouse Supply
out-of-the-game = out of the game

## People
player = player
active-player = active player
starting-player = starting player
union-boss = Union Boss
highest-bidder = highest bidder
winner = winner
bank = bank

## The Investment Bank
investment-bank = Investment Bank
broker = Broker
broker-space = Broker Space
payment-card = Payment Card
# $broker: I, II or III
broker-numbered = Broker { $broker }
broker-space-goods = containers of Broker { $broker }
broker-space-money = money of Broker { $broker }

## The course of play
turn = turn
action = action
interest = interest
domestic-sale = Domestic Sale
auction = auction
bid = bid
highest-bid = highest bid
tie = tie
subsidy = government subsidy
production-capacity = Production Capacity
factory-storage-capacity = Factory Storage Capacity
harbour-storage-capacity = Harbour Storage Capacity
pay-interest = Pay Interest
buy-warehouse = Buy a Warehouse
buy-machine = Buy a Machine
buy-for-harbour-store = Buy Containers for the Harbour Store
produce = Produce Merchandise
sail = Sail with their Ship
call-the-broker = Call the Broker
win-broker-auction = Win Broker Auction
loans-heading = Loans
game-setup = Game Setup
ending-the-game = Ending the Game
scoring = Final Scoring

## Amounts and lists
dollars = ${ $amount }
containers-counted = { $count ->
    [one] { $count } container
   *[other] { $count } containers
}
loans-counted = { $count ->
    [one] { $count } loan
   *[other] { $count } loans
}
# The same thing several times, in a list
several = { $count } × { $what }
# "Blue, Red and Green": $first is all but the last
list-and = { $first } and { $last }
waiting-for = Waiting for { $names }.

## Parts of sentences. $seat and $other are seats, $colour is a colour.
seat = { $seat ->
    [blue] Blue
    [red] Red
    [yellow] Yellow
    [green] Green
    [purple] Purple
   *[other] { $seat }
}
seat-of = { seat }’s
other-to = { $other ->
    [blue] Blue
    [red] Red
    [yellow] Yellow
    [green] Green
    [purple] Purple
   *[other] { $other }
}
other-of = { other-to }’s
a-container = { $colour ->
    [black] a black
    [brown] a brown
    [orange] an orange
    [tan] a tan
   *[white] a white
} container
# At the beginning of a sentence
a-container-first = { $colour ->
    [black] A black
    [brown] A brown
    [orange] An orange
    [tan] A tan
   *[white] A white
} container
the-container = { $colour ->
    [black] the black
    [brown] the brown
    [orange] the orange
    [tan] the tan
   *[white] the white
} container
a-machine = { $colour ->
    [black] a black
    [brown] a brown
    [orange] an orange
    [tan] a tan
   *[white] a white
} machine
the-machine = { $colour ->
    [black] the black
    [brown] the brown
    [orange] the orange
    [tan] the tan
   *[white] the white
} machine

# In place of the name of somebody who was forgotten
former-player = a former player

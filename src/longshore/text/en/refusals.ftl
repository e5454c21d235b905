### Why something is not allowed. $need is the bound, $have what there is.

refusal-allowed = This is allowed.
refusal-game-over = The game is over.
refusal-no-such-seat = There is no such player in this game.
refusal-no-such-step = There is no such step.
refusal-not-your-turn = It is not your turn.
refusal-not-asked = You have nothing to decide at the moment.
refusal-wrong-step = This does not answer what you are asked now.
refusal-no-actions-left = You have used both actions; you can only pay back a loan or end the turn.
refusal-loan-limit = { $need ->
    [one] Nobody may hold more than { $need } loan, and you hold { $have }.
   *[other] Nobody may hold more than { $need } loans, and you hold { $have }.
}
refusal-loan-after-bid = Your bid is made: no loan until the bids are open.
refusal-no-loan = You have no loan to pay back.
refusal-repay-cash = Paying back a loan takes ${ $need }, and you have ${ $have }.
refusal-no-warehouse-space = { $need ->
    [one] There is space for { $need } warehouse, and you have { $have }.
   *[other] There is space for { $need } warehouses, and you have { $have }.
}
refusal-no-warehouse-left = There is no warehouse left in the Warehouse Supply.
refusal-warehouse-cash = A warehouse costs ${ $need } here, and you have ${ $have }.
refusal-no-machine-space = { $need ->
    [one] There is space for { $need } machine, and you have { $have }.
   *[other] There is space for { $need } machines, and you have { $have }.
}
refusal-machine-owned = You already have a machine of this colour.
refusal-no-machine-left = There is no machine of this colour left in the Machine Supply.
refusal-machine-cash = A machine costs ${ $need } here, and you have ${ $have }.
refusal-produced-already = You have already produced this turn.
refusal-produce-cash = Producing costs ${ $need }, and you have ${ $have }.
refusal-ends-after-call = This would end the game, which is not allowed in a turn in which you called the broker.
refusal-no-such-machine = You have no machine of this colour.
refusal-made-already = This machine has already made its container.
refusal-colour-gone = There is no container of this colour left in the Container Supply.
refusal-own-factory = You cannot buy from your own Factory Store.
refusal-same-seller = You have already bought from this player this turn.
refusal-not-in-store = There is no such container in that store.
refusal-restock-room = Your Harbour Store has no room for another container: it holds one for each warehouse.
refusal-restock-cash = This container costs ${ $need }, and you have ${ $have }.
refusal-not-liftable = There is no such container in your store that could still be picked up.
refusal-not-in-hand = You have no container of this colour in hand.
refusal-factory-price = The highest price in a Factory Store is ${ $need }, not ${ $have }.
refusal-harbour-price = The lowest price in a Harbour Store is ${ $need }, not ${ $have }.
refusal-hand-not-empty = { $have ->
    [one] You still have { $have } container in hand: put it at a price first.
   *[other] You still have { $have } containers in hand: put them at a price first.
}
refusal-sail-nowhere = Your ship is already there.
refusal-sail-via-sea = From a harbour a ship first has to sail to the Open Sea.
refusal-own-harbour = A ship never enters its owner’s harbour.
refusal-no-bank = There is no Investment Bank in this game.
refusal-empty-ship = A ship without cargo may not sail to the Foreign Island in this game.
refusal-no-docked-purchase = In this game a ship buys only when it arrives.
refusal-not-docked = Your ship does not lie in another player’s harbour.
refusal-ship-full = { $need ->
    [one] A ship carries { $need } container, and yours is full.
   *[other] A ship carries { $need } containers, and yours is full.
}
refusal-load-cash = This container costs ${ $need }, and you have ${ $have }.
refusal-not-at-bank = There is no such container in your bank harbour.
refusal-bid-committed = Your bid is made and cannot be changed.
refusal-bid-cash = You bid ${ $need }, but have only ${ $have } to bid with.
refusal-bid-too-large = The highest bid possible is ${ $need }.
refusal-no-zero-cards = { $need ->
    [one] You want to use { $need } $0 Bluffing Card, but have { $have }.
   *[other] You want to use { $need } $0 Bluffing Cards, but have { $have }.
}
refusal-tie-break-minimum = In the tie-break you must add at least ${ $need }, not ${ $have }.
refusal-not-highest = Only the highest bid of ${ $need } can be accepted; this player bid ${ $have }.
refusal-decline-cash = Declining costs the highest bid of ${ $need }, and you have ${ $have }.
refusal-called-already = You have already called the broker this turn.
refusal-won-this-turn = You have won a broker auction this turn, so you cannot call the broker.
refusal-call-after-end = You have brought about the end of the game, so you cannot call the broker.
refusal-card-in-use = The Payment Card is in use: a broker auction is already open.
refusal-card-unused = The Payment Card is not in use: there is no bid to exceed.
refusal-empty-broker-space = This Broker Space is empty.
refusal-broker-bid-low = The bid must be at least ${ $need }, not ${ $have }.
refusal-broker-bid-cash = The bid takes ${ $need }, and you have ${ $have }.
refusal-broker-containers = { $need ->
    [one] The bid takes at least { $need } container from your stores, and they hold { $have }.
   *[other] The bid takes at least { $need } containers from your stores, and they hold { $have }.
}
refusal-offer-low = { $need ->
    [one] You must offer at least { $need } container, and have offered { $have }.
   *[other] You must offer at least { $need } containers, and have offered { $have }.
}
refusal-not-sellable = This container cannot be sold: the Factory Store comes first, then the Harbour Store.
refusal-not-seizable = This cannot be seized now.
refusal-not-left-to-pay = No container of this colour is left to be paid.
refusal-players = The game is for three, four or five players, not { $value }.
refusal-edition = There is no edition “{ $value }”; there are 2007 and 2018.
refusal-unknown-option = There is no option “{ $option }”.
refusal-option-value = The option “{ $option }” cannot be “{ $value }”. It can be: { $values }.
refusal-option-fixed = In the { $edition } edition the option “{ $option }” cannot be changed to “{ $value }”.
refusal-option-edition = The { $edition } edition does not have the option “{ $option }”.
refusal-option-bank = The option “{ $option }” needs the Investment Bank.
refusal-unknown-rules = These are rules number { $value }; this program knows { $known }.
refusal-option-cancel-bid = The option “{ $option }” needs the option “Cancel bid”.
refusal-bad-deal = { $part ->
    [first] The deal names a starting player who does not take part.
    [machines] The deal must give every player a machine of another colour.
    [cards] The deal must give every player a different Value of Containers Card.
   *[brokers] The brokers of the deal cannot have been drawn like this.
}

## Not from the rules
refusal-bad-step = “{ $text }” is not a step.
refusal-bad-seat = “{ $text }” is not a player.
refusal-stale = This decision is over; the table has changed.

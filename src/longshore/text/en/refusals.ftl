### Why something is not allowed. $need is the bound, $have what there is.

refusal-allowed = This is allowed.
refusal-game-over = The game is over.
refusal-no-such-seat = This player is not in the game.
refusal-no-such-step = This step does not exist.
refusal-not-your-turn = It is not your turn.
refusal-not-asked = You have nothing to decide right now.
refusal-wrong-step = This does not answer the current decision.
refusal-no-actions-left = You have used both actions. You can only pay back a loan or end your turn.
refusal-loan-limit = { $need ->
    [one] You can hold at most { $need } loan. You have { $have }.
   *[other] You can hold at most { $need } loans. You have { $have }.
}
refusal-loan-after-bid = Your bid is in. You can take a loan again once the bids are revealed.
refusal-no-loan = You have no loan to pay back.
refusal-repay-cash = Paying back a loan costs ${ $need }. You have ${ $have }.
refusal-no-warehouse-space = { $need ->
    [one] You can own at most { $need } warehouse. You have { $have }.
   *[other] You can own at most { $need } warehouses. You have { $have }.
}
refusal-no-warehouse-left = No warehouse is left in the Warehouse Supply.
refusal-warehouse-cash = A warehouse costs ${ $need }. You have ${ $have }.
refusal-no-machine-space = { $need ->
    [one] You can own at most { $need } machine. You have { $have }.
   *[other] You can own at most { $need } machines. You have { $have }.
}
refusal-machine-owned = You already have a machine of this colour.
refusal-no-machine-left = No machine of this colour is left in the Machine Supply.
refusal-machine-cash = A machine costs ${ $need }. You have ${ $have }.
refusal-produced-already = You have already produced this turn.
refusal-produce-cash = Producing costs ${ $need }. You have ${ $have }.
refusal-ends-after-call = This would end the game, which you cannot do on a turn in which you called the broker.
refusal-no-such-machine = You have no machine of this colour.
refusal-made-already = This machine has already made its container.
refusal-colour-gone = No container of this colour is left in the Container Supply.
refusal-own-factory = You cannot buy from your own Factory Store.
refusal-same-seller = You have already bought from this player this turn.
refusal-not-in-store = This container is not in that store.
refusal-restock-room = Your Harbour Store is full. Each warehouse holds one container.
refusal-restock-cash = This container costs ${ $need }. You have ${ $have }.
refusal-not-liftable = You cannot pick up this container from your store.
refusal-not-in-hand = You have no container of this colour in hand.
refusal-factory-price = A price in a Factory Store can be at most ${ $need }. You chose ${ $have }.
refusal-harbour-price = A price in a Harbour Store must be at least ${ $need }. You chose ${ $have }.
refusal-hand-not-empty = { $have ->
    [one] First set a price for the container in your hand.
   *[other] First set a price for the { $have } containers in your hand.
}
refusal-sail-nowhere = Your ship is already there.
refusal-sail-via-sea = From a harbour, your ship must first sail to the Open Sea.
refusal-own-harbour = Your ship cannot enter your own harbour.
refusal-no-bank = There is no Investment Bank in this game.
refusal-empty-ship = In this game, an empty ship may not sail to the Foreign Island.
refusal-no-docked-purchase = In this game, a ship can buy only when it arrives.
refusal-not-docked = Your ship is not docked in another player’s harbour.
refusal-ship-full = { $need ->
    [one] Your ship is full. It carries { $need } container.
   *[other] Your ship is full. It carries { $need } containers.
}
refusal-load-cash = This container costs ${ $need }. You have ${ $have }.
refusal-not-at-bank = This container is not in your bank harbour.
refusal-bid-committed = Your bid is in and cannot be changed.
refusal-bid-cash = You cannot bid ${ $need }. You have ${ $have } to bid with.
refusal-bid-too-large = The highest possible bid is ${ $need }.
refusal-no-zero-cards = { $need ->
    [one] You cannot use { $need } Bluffing Card. You have { $have }.
   *[other] You cannot use { $need } Bluffing Cards. You have { $have }.
}
refusal-tie-break-minimum = In the tie-break you must add at least ${ $need }. You added ${ $have }.
refusal-not-highest = You can only accept the highest bid of ${ $need }. This player bid ${ $have }.
refusal-decline-cash = To decline, you must pay the highest bid of ${ $need }. You have ${ $have }.
refusal-called-already = You have already called the broker this turn.
refusal-won-this-turn = You have won a broker auction this turn, so you cannot call the broker.
refusal-call-after-end = You have triggered the end of the game, so you cannot call the broker.
refusal-card-in-use = A broker auction is already open. You can only outbid.
refusal-card-unused = There is no bid on the Payment Card to outbid.
refusal-empty-broker-space = This Broker Space is empty.
refusal-broker-bid-low = The bid must be at least ${ $need }. You bid ${ $have }.
refusal-broker-bid-cash = You need ${ $need } for this bid. You have ${ $have }.
refusal-broker-containers = { $need ->
    [one] You need at least { $need } container in your stores for this bid. You have { $have }.
   *[other] You need at least { $need } containers in your stores for this bid. You have { $have }.
}
refusal-offer-low = { $need ->
    [one] You must offer at least { $need } container. You have offered { $have }.
   *[other] You must offer at least { $need } containers. You have offered { $have }.
}
refusal-not-sellable = You cannot sell this container. Sell from your Factory Store, or from your Harbour Store if your Factory Store is empty.
refusal-not-seizable = This cannot be seized now.
refusal-not-left-to-pay = You have no container of this colour left to pay with.
refusal-players = The game is for three to five players, not { $value }.
refusal-edition = There is no edition “{ $value }”. Choose 2007 or 2018.
refusal-unknown-option = Unknown option “{ $option }”.
refusal-option-value = The option “{ $option }” cannot be “{ $value }”. Possible values: { $values }.
refusal-option-fixed = In the { $edition } edition, the option “{ $option }” cannot be “{ $value }”.
refusal-option-edition = The { $edition } edition does not have the option “{ $option }”.
refusal-option-bank = The option “{ $option }” needs the Investment Bank.
refusal-unknown-rules = This game uses rules version { $value }. This program knows { $known }.
refusal-option-cancel-bid = The option “{ $option }” needs the option “{ option-cancel-bid }”.
refusal-bad-deal = { $part ->
    [first] The deal names a starting player who is not in the game.
    [machines] The deal must give every player a machine of a different colour.
    [cards] The deal must give every player a different Value of Containers Card.
   *[brokers] The brokers of this deal cannot have been drawn like this.
}

## Not from the rules
refusal-bad-step = “{ $text }” is not a step.
refusal-bad-seat = “{ $text }” is not a player.
refusal-stale = Too late. The table has changed, and this decision has already been made.

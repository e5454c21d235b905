### What only the page in the browser says.

page-name = Longshore
page-hero = Make it, ship it, sell it overseas.
page-hero-about = The board game Container in your browser: build an economy of five colours together, and try to be the one who profits.
page-play-now = Play now
page-play-now-about = Against two bots, at once. No account.
page-new-table = New table
page-home = Home
page-me = You
page-guest-name = Guest
page-language = Language
page-theme-dark = Switch to dark
page-theme-light = Switch to light
page-back = Back
page-close = Close
page-cancel = Cancel
page-confirm = Yes, do it
page-save = Save
page-your-name = Your name
page-name-saved = Saved.
page-loading = Opening the table…
page-nowhere = There is nothing at this address.
page-no-table = There is no such table.
page-cancelled = The game was cancelled.
page-problem-offline = The server cannot be reached. Nothing was sent; try again.
page-connection-lost = The connection is lost. Trying again…

## Tables
page-my-tables = My tables
page-open-tables = Open tables
page-open-tables-none = Nobody is looking for players at the moment.
page-state-open = waiting for players
page-state-your-turn = your turn
page-lobby = Waiting for players
page-seat-open = a free seat
page-seat-captain = Bot: Captain (strong)
page-seat-trader = Bot: Trader
page-seat-deckhand = Bot: Deckhand (easy)
page-seat-none = nobody
page-style = How bot { $number } plays
page-style-none = all-round
page-style-producer = likes to produce
page-style-shipper = likes to ship
page-style-collector = likes to collect
page-style-banker = likes to keep money
page-seat-number = Seat { $number }
page-bot-name = { $bot ->
    [Trader] Trader
    [Deckhand] Deckhand
    [Captain] Captain
   *[other] { $bot }
} (bot)
page-invite = Send this link to those who shall play
page-copy = Copy
page-copied = Copied
page-join = Take a seat
page-leave = Leave
page-start-with-bots = Start; bots take free seats
page-edition = Edition
page-seats = Seats
page-seats-about = Three, four or five play.
page-seats-ordered = Keep this order instead of drawing seats
page-seats-few = At least three have to play.
page-listed = Anybody may join: show the table among the open ones
page-options = Options
page-options-more = More options
page-recommended = recommended
page-create = Open the table
page-create-and-start = Start the game

## The table
page-table-title = The table
page-round = Round { $round }
page-sea = The harbour
page-quays = Quays
page-my-quay = Your quay
page-purse = Your money and card
page-machines = Machines
page-warehouses = Warehouses
page-machine-of = machine: { $what }
page-warehouse-number = warehouse { $number }
page-build-machine = Buy a machine for ${ $cost }
page-build-warehouse = Buy a warehouse for ${ $cost }
page-space-costs = free space: building costs ${ $cost }
page-nothing = nothing
# $lot is a list of colours
page-column = { $lot } at ${ $price }
page-plot = { $lot ->
    [none] { seat }: nothing
   *[other] { seat }: { $lot }
}
page-berth = { seat-of } ship lies here
page-ship-at = { $place ->
    [sea] { seat-of } ship, on the Open Sea
    [island] { seat-of } ship, at the Foreign Island
    [bank] { seat-of } ship, in the bank harbour
   *[harbour] { seat-of } ship, in { other-of } harbour
}{ $cargo ->
    [none] , empty
   *[other] , with { $cargo }
}
page-supply-left = { $count ->
    [0] { $what }: none left
   *[other] { $what }: { $count } left
}
page-end-gauge = { $gone } of 2 colours gone
page-end-productions = { $count ->
    [one] at least { $count } production to go
   *[other] at least { $count } productions to go
}
page-end-last-turn = Last turn!
page-interest-due = −${ $due } next turn
page-score-now = If it ended now
page-thinking = to decide
page-payment = { seat } bids { $bid }
page-payment-unused = free
page-log = Log
page-log-more = Earlier turns

## Acting
page-turn-buttons = Your turn as a draft
page-undo = Undo
page-redo = Redo
page-reset = Start over
page-end-turn = End turn
page-turn-complete = Your turn is complete. End it, or undo something.
page-actions-left = { $count ->
    [0] no action left
    [one] { $count } action left
   *[other] { $count } actions left
}
page-action-produce = Produce
page-action-restock = Buy for harbour
page-action-sail = Sail
page-action-build = Build
page-action-broker = Broker
page-action-load = Load again
page-buy-here = Buy
page-restock-about = { $room ->
    [0] Your Harbour Store is full. You can still set new prices.
    [one] Your Harbour Store has room for { $room } container. Buy from whom?
   *[other] Your Harbour Store has room for { $room } containers. Buy from whom?
}
page-sail-auction = starts the auction of your cargo
page-shelf-empty = Nothing is for sale here.
page-bought = Taken: { $lot }
page-room-left = { $count ->
    [0] no room left
   *[other] room for { $count }
}
page-hand-empty = empty
page-in-hand = { $what }: { $count } in hand
page-buyers = Who could buy:
page-buyer-room = { $count ->
    [0] no room
   *[other] room for { $count }
}
page-amount = Amount in dollars
page-less = One less
page-more = One more
page-clear = Clear
page-backspace = Delete the last digit
page-confirm-loan = You would hold two loans: ${ $all_interest } of interest every turn, and −${ $all_loans_score } at the end. Without cash for the interest, the bank takes your containers.
page-confirm-first-loan = $10 now; $1 of interest every turn, and −$11 at the end if you do not pay it back.
page-confirm-buy = You have asked to confirm every purchase.
page-confirm-turn = The turn is played as it stands. Then it cannot be undone.
page-confirm-bid = A bid cannot be taken back.
page-confirm-auction = This starts the auction and ends your turn. It cannot be undone.
page-confirm-final = This cannot be undone.

## The auction
page-auction = { seat-of } cargo is up for auction
page-auction-tie-break = Tie: the highest bidders add to their bids
page-bid-made = bid made
page-bid-wait = Your bid is made. The bids are opened together.
page-zero-cards = { $count ->
    [one] with { $count } $0 card
   *[other] with { $count } $0 cards
}
page-worth = Worth to you:
page-worth-change = your island: ${ $before } → ${ $after }
page-worth-discard = Discarded at the end: { $what }
page-worth-discard-before = (before: { $what })
page-worth-five = All five colours: your 5/10 colour counts 10.
page-worth-five-kept = You already have all five colours.
page-decline-worth = The cargo is worth { $worth } on your island; all in all { $total }.
page-decline-short = You lack ${ $short } to decline.

## The end
page-you-win = You win!
page-winners = { $count ->
    [one] { $names } wins.
   *[other] { $names } share the victory.
}
page-discarded = discarded
page-total = Total
page-rematch = Rematch
page-action-sale = Sell to the bank

### What only the page in the browser says.

page-name = Longshore
page-hero = Make it, ship it, sell it overseas.
page-hero-about = The board game Container in your browser. Make, trade and ship containers in five colours. Players set every price, and the richest player wins.
page-play-now = Play now
page-play-now-about = Against two bots, right away. No account needed.
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
page-confirm = Confirm
page-save = Save
page-your-name = Your name
page-name-saved = Saved.
page-loading = Opening the table…
page-nowhere = Page not found.
page-no-table = This table does not exist. Please check the link.
page-cancelled = The game was cancelled.
page-problem-offline = Cannot reach the server. Nothing was sent. Please try again.
page-connection-lost = Connection lost. Reconnecting…

## Tables
page-my-tables = My tables
page-open-tables = Open tables
page-open-tables-none = No tables are waiting for players right now.
page-state-open = waiting for players
page-state-your-turn = your turn
page-lobby = Waiting for players
page-seat-open = open seat
page-seat-admiral = Bot: Admiral (level { $level })
page-seat-commodore = Bot: Commodore (level { $level })
page-seat-captain = Bot: Captain (level { $level })
page-seat-pilot = Bot: Pilot (level { $level })
page-seat-trader = Bot: Trader (level { $level })
page-seat-mate = Bot: Mate (level { $level })
page-seat-bosun = Bot: Bosun (level { $level })
page-seat-stevedore = Bot: Stevedore (level { $level })
page-seat-apprentice = Bot: Apprentice (level { $level })
page-seat-deckhand = Bot: Deckhand (level { $level })
page-seat-none = no player
page-style = Playing style of bot { $number }
page-style-none = all-rounder
page-style-producer = producer
page-style-shipper = shipper
page-style-collector = collector
page-style-banker = saver
page-seat-number = Seat { $number }
page-bot-name = { $bot ->
    [Deckhand] Deckhand
    [Apprentice] Apprentice
    [Stevedore] Stevedore
    [Bosun] Bosun
    [Mate] Mate
    [Trader] Trader
    [Pilot] Pilot
    [Captain] Captain
    [Commodore] Commodore
    [Admiral] Admiral
   *[other] { $bot }
} (bot)
page-invite = Send this link to the people you want to play with
page-copy = Copy
page-copied = Copied
page-join = Take a seat
page-leave = Leave
page-start-with-bots = Start (bots fill open seats)
page-edition = Edition
page-seats = Seats
page-seats-about = Container is for three to five players.
page-seats-ordered = Keep this seating order instead of drawing it at random
page-seats-few = You need at least three players.
page-your-level = About as strong as you: { $bot } (level { $level })
page-listed = Public table: anyone can find it and join
page-options = Options
page-options-more = More options
page-recommended = recommended
page-create = Create table
page-create-and-start = Start game

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
page-build-machine = Build a machine for ${ $cost }
page-build-warehouse = Build a warehouse for ${ $cost }
page-space-costs = empty space: building here costs ${ $cost }
page-nothing = nothing
# $lot is a list of colours
page-column = { $lot } at ${ $price }
page-plot = { $lot ->
    [none] { seat }: nothing
   *[other] { seat }: { $lot }
}
page-berth = { seat-of } ship is docked here
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
page-end-gauge = { $gone } of 2 colours used up
page-end-productions = { $count ->
    [one] game ends in { $count } or more productions
   *[other] game ends in { $count } or more productions
}
page-end-last-turn = Last turn!
page-interest-due = −${ $due } interest next turn
page-score-now = Score so far
page-thinking = deciding
page-payment = { seat } bids { $bid }
page-payment-unused = not in use
page-log = Log
page-log-more = Show earlier turns

## Acting
page-turn-buttons = Undo, redo or end your turn
page-undo = Undo
page-redo = Redo
page-reset = Restart turn
page-end-turn = End turn
page-turn-complete = All done. End your turn, or undo a step.
page-actions-left = { $count ->
    [0] no actions left
    [one] { $count } action left
   *[other] { $count } actions left
}
page-action-produce = Produce
page-action-restock = Restock
page-action-sail = Sail
page-action-build = Build
page-action-broker = Broker
page-action-load = Buy again
page-buy-here = Buy
page-restock-about = { $room ->
    [0] Your Harbour Store is full. You can still change its prices.
    [one] Your Harbour Store has room for { $room } more container. Who do you want to buy from?
   *[other] Your Harbour Store has room for { $room } more containers. Who do you want to buy from?
}
page-sail-auction = auctions your cargo
page-shelf-empty = Nothing is for sale here.
page-bought = You have taken: { $lot }
page-room-left = { $count ->
    [0] no room left
   *[other] room for { $count }
}
page-hand-empty = all containers priced
page-in-hand = { $what } to price: { $count }
page-buyers = Possible buyers:
page-buyer-room = { $count ->
    [0] no room
   *[other] room for { $count }
}
page-amount = Amount in dollars
page-less = $1 less
page-more = $1 more
page-clear = Clear
page-backspace = Delete the last digit
page-confirm-loan = With two loans you pay ${ $all_interest } interest every turn, and they cost you ${ $all_loans_score } at the end unless you pay them back. If you cannot pay the interest, the bank seizes some of your containers.
page-confirm-first-loan = You get ${ $loan_amount } and pay ${ $interest_cost } interest every turn. If you do not pay the loan back, it costs you ${ $loan_score } at the end.
page-confirm-buy = Confirm this purchase?
page-confirm-turn = Once your turn has ended, you cannot undo it.
page-confirm-bid = You cannot change your bid afterwards.
page-confirm-auction = This starts the auction and ends your turn. You cannot undo it.
page-confirm-final = You cannot undo this.

## The auction
page-auction = { seat-of } cargo is up for auction
page-auction-tie-break = Tie! The highest bidders add to their bids
page-bid-made = bid made
page-bid-wait = Your bid is in. All bids are revealed together.
page-zero-cards = { $count ->
    [one] with { $count } $0 card
   *[other] with { $count } $0 cards
}
page-worth = Worth to you:
page-worth-change = your island: ${ $before } → ${ $after }
page-worth-discard = Discarded at the end: { $what }
page-worth-discard-before = (before: { $what })
page-worth-five = All five colours: your 5/10 colour is now worth { $card_high }.
page-worth-five-kept = You already have all five colours.
page-decline-worth = On your island: { $worth }. In total: { $total }.
page-decline-short = You need ${ $short } more to keep the cargo.

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
page-edition-advice = New to the game? Choose the 2007 edition. “{ page-play-now }” uses it too.

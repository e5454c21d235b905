### The full-screen game in the terminal.

## The table: short headings of narrow columns, and where a ship is
terminal-column-seat = Player
terminal-column-factory = Factory Store
terminal-column-harbour = Harbour Store
terminal-column-ship = Ship
terminal-column-bank = Bank
terminal-column-island = Island
terminal-you = you
terminal-card = card
terminal-seen = { $viewer ->
    [all] everything is shown
    [spectator] as a spectator sees it
   *[seat] as { seat } sees it
}
terminal-ship-at = { $place ->
    [sea] Open Sea
    [island] Island
    [bank] bank harbour
   *[harbour] at { seat }
}
terminal-actions-left = { $count ->
    [one] { $count } action left.
   *[other] { $count } actions left.
}
terminal-last-turn = This is the last turn.
terminal-end = { $count ->
    [one] end in ≥ { $count } production
   *[other] end in ≥ { $count } productions
}
terminal-end-triggered = The end of the game has been triggered.
terminal-thinking = { seat } is thinking…
terminal-stand-in = A deckhand now plays for { seat }: { $why }.
# $bid is painted: money, or signs of containers
terminal-payment = { $space ->
    [goods] { seat } bids { $bid } for the containers of Broker { $broker }
   *[money] { seat } bids { $bid } for the money of Broker { $broker }
}

## What one would work out in the head
terminal-score-now = Score so far: { $score }
terminal-values = Values:
terminal-room = Room: factory { $factory }, harbour { $harbour }, ship { $ship }
terminal-interest = Interest next turn: ${ $amount }
terminal-interest-short = Interest next turn: ${ $amount }, you are ${ $short } short
terminal-next-machine = The next machine costs ${ $cost }.
terminal-next-warehouse = The next warehouse costs ${ $cost }.
# $lot is painted
terminal-lot = { seat-of } cargo { $lot } is worth ${ $amount } to you.
terminal-worth = worth ${ $amount } to you
# $containers is painted
terminal-buyer-factory = { $count ->
    [one] { seat } has room for { $count } container from your Factory Store: { $containers }
   *[other] { seat } has room for { $count } containers from your Factory Store: { $containers }
}
terminal-buyer-harbour = { $count ->
    [one] { seat-of } ship has room for { $count } container from your Harbour Store: { $containers }
   *[other] { seat-of } ship has room for { $count } containers from your Harbour Store: { $containers }
}

## What is open
terminal-auction = { seat } sells { $lot }
terminal-bids = Bids: { $bids }
terminal-bids-tie-break = Tie-break: { $bids }
terminal-sealed = Sealed bids: { $names }
terminal-settle = Accepting brings you ${ $accept }. Declining costs ${ $cost }, and the cargo is worth ${ $worth } to you.
terminal-decline-short = You need ${ $short } more.
terminal-buying = { $store ->
    [factory] Buying from { seat-of } Factory Store
    [bank] Loading from the bank harbour
   *[harbour] Buying from { seat-of } Harbour Store
}
terminal-for-space = { $space ->
    [goods] For the containers of Broker { $broker }
   *[money] For the money of Broker { $broker }
}
terminal-in-hand = In hand: { $containers }
terminal-placed = Priced: { $containers }
terminal-laid-aside = Set aside: { $containers }
terminal-left-to-pay = Still to pay out: { $containers }
terminal-offered = Offered: { $containers }
terminal-to-make = { $count ->
    [one] { $count } more to make
   *[other] { $count } more to make
}
terminal-to-seize = { $count ->
    [one] { $count } thing to seize from { seat }
   *[other] { $count } things to seize from { seat }
}

## Deciding
terminal-draft = { $count ->
    [one] { $count } step can be undone (u).
   *[other] { $count } steps can be undone (u).
}
terminal-final = You cannot undo this:
terminal-final-yes = Confirm
terminal-final-no = Go back
terminal-type = type a step, or choose one
terminal-no-number = Step { $number } is not in the list.
terminal-no-match = No step matches what you typed.
terminal-not-you = You are { seat }.
terminal-nothing-to-undo = There is nothing to undo.
terminal-nothing-to-redo = There is nothing to redo.
terminal-hint-soon = Thinking of a hint…
terminal-tracking = Everyone’s cash is shown, worked out from public payments. You could keep the same tally on paper.
terminal-not-tracking = The other players’ cash is hidden again.

## Passing the keyboard on
terminal-cover = { seat } decides next. Please pass the keyboard.
terminal-cover-enter = Press Enter when nobody else is looking.

## Keys
terminal-key-help = Help
terminal-key-undo = Undo
terminal-key-redo = Redo
terminal-key-hint = Hint
terminal-key-insight = Insight
terminal-key-log = Log
terminal-key-scores = Score
terminal-key-leave = Leave
terminal-close = Esc closes
terminal-help-title = Help
terminal-help-choose = choose a step from the list
terminal-help-type = type a step, its number in the list, or a bid
terminal-help-complete = complete what you typed (the right arrow takes the suggestion)
terminal-help-undo = undo the last step of this turn
terminal-help-redo = redo it
terminal-help-reset = undo the whole turn
terminal-help-hint = a hint: the steps a good player would consider come first (★), with their value in dollars
terminal-help-insight = prices, room, what cargoes are worth, possible buyers
terminal-help-log = everything that has happened
terminal-help-scores = the score sheet
terminal-help-track = show or hide everyone’s cash, worked out from public payments
terminal-help-save-as = save a copy of the game file
terminal-help-leave = save the game and leave
terminal-help-signs = Each container is a coloured symbol, and a number shows how many there are:
terminal-help-board = Each row is a player. It shows the machines above the Factory Store, and the warehouses (⌂) above the Harbour Store. Each has the price of the next one (+$6), the containers in store and the room for them (3/4), then the shelves by price.
terminal-help-draft = Your turn is a draft until it affects other players. Until then you can undo every step.
terminal-help-final = You are asked to confirm what cannot be undone: ending your turn, starting an auction, making a bid, accepting or declining.
terminal-help-typing = You can type steps in game notation, such as: produce, place tan@3, sail island, bid 7.
terminal-help-saving = The game is saved after each of your steps.

## Sheets
terminal-insight-title = Insight
terminal-insight-score = If the game ended now:
terminal-log-title = Log
terminal-scores-secret = The scores are secret until the end.
terminal-winners = { $count ->
    [one] { $names } wins.
   *[other] { $names } share the victory.
}
terminal-score-cash = cash
terminal-score-island = island
terminal-score-harbour = harbour
terminal-score-ship = ship
terminal-score-bank-harbour = bank
terminal-score-loans = loans
terminal-score-total = total
terminal-score-colours = Island: count × value. The colour in brackets is discarded.

## Saving and leaving
terminal-save-as = Enter a new file name for the copy:
terminal-saved = Saved in { $file }.
terminal-not-saved = The game is not saved: { $why }.
terminal-leave-saved = Leave the game? It is saved in { $file }. To continue, run “longshore play --resume” for your last game or “longshore play --load” for any game.
terminal-leave-unsaved = Leave the game? It is not saved: { $why }.
terminal-leave-yes = Leave
terminal-leave-no = Stay
terminal-too-small = The table needs a window of { $columns } columns and { $lines } lines. This one is { $width } by { $height }.
terminal-plain-instead = Use --plain to play line by line in a window of any size.
terminal-none-unfinished = There is no unfinished game to continue.

## Line by line
terminal-machines = Machines
terminal-warehouses = Warehouses
terminal-left = You have left the game.
terminal-plain-help =
    Answer with the number of a step, with the step itself (produce), or with an amount when you are asked for a bid.
    Other commands: table, steps, hint, undo, redo, reset, log, score, cash (track it), save FILE, quit.

## Why something is not as usual
terminal-guest = { $why ->
    [late] the bot took too long
   *[failed] the bot failed
}
terminal-no-screen = { $why ->
    [output] the output is not a terminal
    [input] the input is not a terminal
    [lines] this terminal can only show lines
   *[textual] the full-screen game needs Textual (install longshore[terminal])
}, so the game is played line by line

## The decisions that cost a seat most
terminal-why-count = { $count ->
    [one] { seat } had { $count } decision to make.
   *[other] { seat } had { $count } decisions to make.
}
terminal-why-same = In { $count } of them, the bot ({ $bot }) would have chosen the same step.
terminal-why-none = No other step would have been clearly better.
terminal-why-step = step
terminal-why-lead = lead
terminal-why-score = score
terminal-why-played = Played: { $text }
terminal-why-better = Better: { $text }
terminal-why-figures = What each step cost in dollars, estimated from what this seat could see: the lead over the best opponent, and the final score.

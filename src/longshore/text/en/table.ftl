### What only the table in the browser says.

## The connection
table-connection-lost = You are offline. This is the table as of { $time }. Reconnecting…
table-connection-asking = No live connection. The table is updated every few seconds.
table-here = at the table
table-away = away
table-spectators = { $count ->
    [one] { $count } person is watching
   *[other] { $count } people are watching
}

## The auction
table-seller-decides = { seat } can sell for ${ $amount } and get ${ $total } with the bank’s subsidy, or pay ${ $amount } and keep the cargo.
table-accept-sum = ${ $amount } from the bidder and ${ $amount } from the bank

## Beside the table
table-side = Log, chat and notes
table-since = Since your last turn
table-digest-sold = Sold: { $lot } for ${ $amount }.
table-digest-made = { seat } makes { $lot }.
table-digest-bought = { seat } buys { $lot } from { other-to } for ${ $amount }.
table-filter = Show in the log
table-filter-all = Everything
table-filter-trade = Production and trade
table-filter-ships = Ships
table-filter-auctions = Auctions
table-filter-money = Money and loans
table-log-none = Nothing to show yet.
table-moment = show the table at this point
table-past = Looking back: after step { $number } of { $total }
table-step-back = Previous step
table-step-on = Next step
table-now = Back to now
table-chat = Chat
table-chat-none = No messages yet.
table-chat-write = Write a message
table-chat-send = Send
table-chat-about = Options for this message from { $name }
table-chat-removed = Removed by the admin.
table-mute = Mute
table-mute-about = You will no longer see this player’s messages.
table-block = Block
table-block-about = You will not see each other’s messages or join each other’s tables.
table-report = Report to the admin
table-report-name = Report the name
table-report-reason = What is wrong with this message?
table-reported = Thank you. The admin will look at it.
table-notes = Notes
table-notes-about = Only you can see this.
table-sheet = Cards
table-sheet-about = Who has which value card? Tap a box to mark it: ✗ no, ? maybe, ✓ yes. Saved on this device only.
table-sheet-cell = { seat }, card with { $card_1 } for { $what }: { $text }
table-mark-none = not marked
table-mark-no = no
table-mark-maybe = maybe
table-mark-yes = yes
table-tracker = Money tracker
table-tracker-about = Everyone’s cash, worked out from public payments. You could keep the same tally on paper.

## Time, seats and votes
table-menu = Table menu
table-watching = You are watching.
table-time-left = Time left:
table-paused = paused
table-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
table-pause = Pause the clocks
table-resume = Resume the clocks
table-pause-about = All players have to agree.
table-hand-over = Let a bot play for me
table-hand-over-about = For one turn, for a while or for the rest of the game. You can take your seat back at any time.
table-bot-plays = bot playing
table-bot-plays-you = A bot is playing your seat.
table-program = program
table-take-back = Take my seat back
table-give = Hand over my seat
table-give-about = Creates a link. The first person to open it takes over your seat.
table-give-link = Send this link to the person taking over your seat
table-give-withdraw = Cancel this link
table-seat-offered = A seat for you
table-seat-offered-about = Someone would like you to take over a seat in this game.
table-just-watch = Just watch
table-end = Propose to end the game
table-end-about = If all players agree, the game is scored as it stands.
table-cancel = Propose to cancel the game
table-cancel-about = In the first round only. The game will not count.
table-concede = Leave the game
table-concede-about = You give up, and a bot takes over your seat.
table-concede-sure = Leave the game? You cannot come back to this seat.
table-offer-end = { seat } proposes to end the game now and score it as it stands.
table-offer-cancel = { seat } proposes to cancel the game.
table-offer-stalemate = For two whole rounds no container has moved and nothing has been built. End the game and score it as it stands?
table-end-sure = End the game now?
table-offer-pause = Someone would like to pause the clocks.
table-offer-resume = Someone would like to resume the clocks.
table-agreed = Agreed: { $names }
table-agree = Agree
table-decline = Decline
table-withdraw = Withdraw
table-log-time-out = { seat } has run out of time.
table-log-bot-plays = A bot now plays for { seat }.
table-log-back = { seat } is back.
table-log-seat-given = { $name } now plays { seat }.
table-log-paused = The clocks are paused.
table-log-resumed = The clocks are running again.

## One device for several
table-seat-here = Someone here, on this device
table-cover = Pass the device to { seat }
table-cover-about = Everyone else, please look away.
table-cover-lift = I am { seat }. Show my board
table-pace = Time limit
table-pace-free = No time limit
table-pace-quick = Live, fast: 30 seconds per decision, 3 minutes in reserve
table-pace-calm = Live, relaxed: 90 seconds per decision, 10 minutes in reserve
table-pace-day = One day per decision
table-pace-days = Three days per decision
table-length = About { $rounds } rounds, roughly { $minutes } minutes
table-length-weeks = About { $rounds } rounds, over several weeks

## Standing orders
table-orders = Standing orders
table-orders-about = The server bids and decides for you within the limits you set here. Nobody else can see them.
table-orders-log = What your orders have done
table-order-bid = Bid in island auctions, at a price per container
table-order-cap = Never bid more than
table-order-keep = Cash to keep
table-order-tie = Extra in a tie
table-order-other = If a colour has no price
table-order-ask = Ask me
table-order-zero = Bid $0
table-order-settle = Sell my cargo
table-order-accept = Accept bids from
table-order-each = per container
table-order-below = If the bid is lower
table-order-pass = Pass my remaining actions
table-order-loan = Orders may take loans

## Hints
table-hint = Hint
table-hint-head = The bot suggests:
# $amount and $more are written out with the sign of the dollar: $4.6
table-hint-worth = Estimated value: { $amount }.
table-hint-better = Estimated value: { $amount }, { $more } more than the next best choice.
table-hint-outlook = Chance of winning: { $chance }%. Expected score: { $score }.
table-why-produce = { $count ->
    [one] Your machine makes new goods to sell.
   *[other] Your { $count } machines make new goods to sell.
}
table-why-make = New goods to sell. The supply has { $left } of this colour left.
table-why-warehouse = Room for more goods, for ${ $cost }.
table-why-machine = { $count ->
    [0] Nobody else makes this colour. It costs ${ $cost }.
    [one] Only { $count } other player makes this colour. It costs ${ $cost }.
   *[other] { $count } other players make this colour too. It costs ${ $cost }.
}
table-why-restock = { containers-counted } for sale there from ${ $price }, and you can resell for more.
table-why-harbour = { containers-counted } for sale there from ${ $price }, ready for your ship.
table-why-sail = Takes your ship to where it can earn money.
table-why-sea = From there your ship can reach any harbour.
table-why-island = { containers-counted } up for auction, and the bank doubles the highest bid.
table-why-waiting = { containers-counted } waiting there for your ship.
table-why-take = It costs ${ $price }, and you can resell it for more.
table-why-free = It costs nothing.
table-why-place = { $count ->
    [0] Nobody can buy it right now, but ${ $price } is worth waiting for.
    [one] { $count } player could buy it for ${ $price } now.
   *[other] { $count } players could buy it for ${ $price } now.
}
table-why-price = New prices, closer to what others will pay.
table-why-bid = The cargo adds ${ $worth } to your island, so you would gain ${ $rest }.
table-why-broker = A bargain at the bank.
table-why-loan = You have ${ $cash }. The loan pays for your next steps.
table-why-repay = Saves ${ $interest_cost } interest every turn.
table-why-sell = Turns goods into money.
table-why-accept = You get ${ $total }.
table-why-decline = The cargo is worth ${ $worth } on your own island.
table-why-enough = Nothing else is worth buying.
table-why-best = Your best option right now.

## Keys
table-keys = Keyboard shortcuts
table-keys-about = You can do everything without a mouse.
table-keys-on = Use keyboard shortcuts
table-key-asked = go to the current decision
table-key-quays = go to a quay, yours first
table-command = Type a step
table-command-about = You can type a step in game notation, such as “place tan@3”. Press Tab to complete it and Enter to play it.
table-command-unknown = You cannot play “{ $step }” now.

## Rules, notices and company
table-rule = Rules: { $what }
table-notices = Notifications for this table
table-notices-about = Choose what to be notified about while you are away.
table-notices-nowhere = You have not set up notifications yet. You can do that in the settings.
table-notices-as-others = Same as at my other tables
table-has-played = { $count ->
    [0] no finished game yet
    [one] { $count } finished game
   *[other] { $count } finished games
}
table-seat-bot = Add a bot
table-seat-free = Clear this seat
table-invite-picture = QR code for the link
table-rated = Rated: the result counts towards the ranking. There are no hints, and seats cannot be handed over.
table-tracker-offered = Players may use the money tracker
table-programs-offered = Programs may take seats
table-programs-about = Your own bot or a friend’s can join with the invitation. Everyone sees that it is a program.
table-sea-larger = Larger view
table-sea-whole = Full view
table-help = Help: explain the table
## Moments of their own on the sea
table-gone = Used up: { $what }
table-gone-next = When one more colour runs out, the game ends.
table-last-turn = Last turn
table-seat-now = You are { $name } now
table-key-amount = bid: type the amount, then press Enter
table-key-accept = accept the highest bid
table-key-keep = keep your cargo

### What only the table in the browser says.

## The connection
table-connection-lost = No connection. What you see is from { $time }; the page keeps trying.
table-connection-asking = No live connection: the page asks for news every few seconds.
table-here = at the table
table-away = away
table-spectators = { $count ->
    [one] { $count } person is watching
   *[other] { $count } people are watching
}

## The auction
table-seller-decides = { seat } decides: sell for ${ $amount } and get ${ $total } with the subsidy, or pay ${ $amount } and keep the cargo.
table-accept-sum = ${ $amount } from the bidder and ${ $amount } subsidy

## Beside the table
table-side = Log, chat and notes
table-since = Since your last turn
table-digest-sold = Sold: { $lot } for ${ $amount }.
table-digest-made = { seat } makes { $lot }.
table-digest-bought = { seat } buys from { other-to }: { $lot }, ${ $amount }.
table-filter = Show in the log
table-filter-all = Everything
table-filter-trade = Production and trade
table-filter-ships = Ships
table-filter-auctions = Auctions
table-filter-money = Money and loans
table-log-none = Nothing of this kind has happened yet.
table-moment = show this moment
table-past = The past: after step { $number } of { $total }
table-step-back = One step back
table-step-on = One step on
table-now = Back to now
table-chat = Chat
table-chat-none = Nobody has said anything yet.
table-chat-write = Write to the table
table-chat-send = Send
table-chat-about = About this message of { $name }
table-chat-removed = The host of the server has removed this.
table-mute = Mute
table-mute-about = You read nothing more from this player.
table-block = Block
table-block-about = Neither reads the other, and neither joins the other’s tables.
table-report = Report to the host of the server
table-report-reason = What is wrong with it?
table-reported = Thank you. The host of the server will look at it.
table-notes = Notes
table-notes-about = Only you ever read this.
table-sheet = Cards
table-sheet-about = Who has which card? Tap to mark: ✗ no, ? perhaps, ✓ yes. Kept on this device.
table-sheet-cell = { seat }, card with 10 for { $what }: { $text }
table-mark-none = not marked
table-mark-no = no
table-mark-maybe = perhaps
table-mark-yes = yes
table-tracker = Money tracker
table-tracker-about = What the public payments prove about everybody’s cash. Anyone could keep this tally by hand.

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
table-resume = Let the clocks run again
table-pause-about = Everybody who plays has to agree.
table-hand-over = Let a bot play for me
table-hand-over-about = For a turn, for a while or to the end. You can take your seat back at any time.
table-bot-plays = bot plays
table-bot-plays-you = A bot is playing your seat.
table-take-back = Take my seat back
table-give = Give the seat away
table-give-about = Makes a link. Whoever opens it first plays on in your place.
table-give-link = Send this link to whoever shall have the seat
table-give-withdraw = Make the link worthless
table-seat-offered = A seat for you
table-seat-offered-about = Somebody wants you to play on in this game.
table-just-watch = Just watch
table-end = Offer to end the game now
table-end-about = It is scored as it stands, if everybody agrees.
table-cancel = Offer to cancel the game
table-cancel-about = In the first round only; then it was never played.
table-concede = Leave the game
table-concede-about = You concede, and a bot plays on in your place.
table-concede-sure = You cannot come back to this seat. Leave the game?
table-offer-end = { seat } offers to end the game now as it stands.
table-offer-cancel = { seat } offers to cancel the game.
table-offer-stalemate = A whole round has moved no container. End the game as it stands?
table-offer-pause = Somebody would like to pause the clocks.
table-offer-resume = Somebody would like to let the clocks run again.
table-agreed = Agreed: { $names }
table-agree = Agree
table-decline = Decline
table-withdraw = Withdraw
table-log-time-out = { seat } has run out of time.
table-log-bot-plays = A bot plays for { seat } now.
table-log-back = { seat } is back.
table-log-seat-given = { $name } plays { seat } from now on.
table-log-paused = The clocks are paused.
table-log-resumed = The clocks run again.

## One device for several
table-seat-here = Somebody beside me, on this device
table-cover = Pass the device to { seat }
table-cover-about = Everybody else looks away now.
table-cover-lift = I am { seat }: show me my board
table-pace = Time
table-pace-free = No clock
table-pace-quick = Live, quick: 30 seconds a decision, 3 minutes in reserve
table-pace-calm = Live, calm: 90 seconds a decision, 10 minutes in reserve
table-pace-day = One day for each decision
table-pace-days = Three days for each decision

## Standing orders
table-orders = Standing orders
table-orders-about = The server answers for you, by your figures. Nobody else ever learns of it.
table-orders-log = What they did
table-order-bid = Bid at the island: so much for each container
table-order-cap = At most
table-order-keep = Keep in cash
table-order-tie = More in a tie
table-order-other = Other cargoes
table-order-ask = Ask me
table-order-zero = Bid 0
table-order-settle = Sell my cargo
table-order-accept = From a bid of
table-order-each = for each container
table-order-below = Below that
table-order-pass = Pass the actions I have left
table-order-loan = Orders may take a loan

## Hints
table-hint = Hint
table-hint-head = A trader would do this:
# $amount and $more are written out with the sign of the dollar: $4.6
table-hint-worth = It thinks this is worth about { $amount }.
table-hint-better = It thinks this is worth about { $amount }, { $more } more than the next choice.
table-why-produce = { $count ->
    [one] Your machine makes new goods to sell.
   *[other] Your { $count } machines make new goods to sell.
}
table-why-make = New goods to sell; the supply still has { $left } of this colour.
table-why-warehouse = Room for more goods, for ${ $cost }.
table-why-machine = { $count ->
    [0] Nobody else makes this colour. Costs ${ $cost }.
    [one] Only { $count } other player makes this colour. Costs ${ $cost }.
   *[other] { $count } others make this colour, too. Costs ${ $cost }.
}
table-why-restock = { containers-counted } for sale there from ${ $price }, to be sold on for more.
table-why-harbour = { containers-counted } for sale there from ${ $price }, for your ship.
table-why-sail = Brings the ship where it earns.
table-why-sea = From there the ship reaches every harbour next.
table-why-island = { containers-counted } up for auction, and the bank adds as much as the highest bid.
table-why-waiting = Your ship finds { containers-counted } there.
table-why-take = For ${ $price }; can be sold on for more.
table-why-free = Costs nothing.
table-why-place = { $count ->
    [0] Nobody can buy it right now, but ${ $price } is worth waiting for.
    [one] { $count } player could buy it for ${ $price } now.
   *[other] { $count } players could buy it for ${ $price } now.
}
table-why-price = New prices, nearer to what others will pay.
table-why-bid = The cargo adds ${ $worth } to your island; you would gain ${ $rest }.
table-why-broker = A bargain at the bank.
table-why-loan = You have ${ $cash }; the loan pays for what comes next.
table-why-repay = Saves $1 of interest every turn.
table-why-sell = Turns goods into money.
table-why-accept = Brings you ${ $total }.
table-why-decline = The cargo is worth ${ $worth } on your own island.
table-why-enough = Nothing more is worth its price.
table-why-best = The best for you of what there is.

## Keys
table-keys = Keys
table-keys-about = Everything can be done without a mouse.
table-keys-on = Single keys act
table-key-asked = what is asked of me
table-key-quays = the quays, mine first
table-command = Type a step
table-command-about = The line takes the notation of the game records, such as “place tan@3”; Tab completes, Enter acts.
table-command-unknown = “{ $step }” is not possible now.

## Rules, notices and company
table-rule = Rules: { $what }
table-notices = Notices of this table
table-notices-about = Of what you are told while you are away.
table-notices-nowhere = The server knows no way to reach you yet. You can add one in the settings.
table-notices-as-others = As at all other tables
table-has-played = { $count ->
    [0] no finished game yet
    [one] { $count } finished game
   *[other] { $count } finished games
}
table-seat-bot = Seat a bot
table-seat-free = Free the seat
table-invite-picture = The link as a QR code
table-rated = Rated: the result counts for the ranking. No hints, and no seat is given away.
table-tracker-offered = Players may use the money tracker
table-sea-larger = Larger picture
table-sea-whole = Whole picture
table-help = Help: explain the table

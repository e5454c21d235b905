### What others do at a table, as captions on the sea. $seat acts, $other is opposite, $lot is a list of colours.

playback-makes = { seat } makes { $lot }.
playback-makes-you = { seat } makes { $lot }: +${ $amount } for you.
playback-makes-nothing = { seat } makes nothing and sets new prices.
playback-buys = { seat } buys { $lot } from { other-to } for ${ $amount }.
playback-buys-you = { seat } buys { $lot } from you: +${ $amount }.
playback-fetches = { seat } loads { $lot } at the bank harbour.
playback-prices = { seat } sets new prices.
playback-sells = { seat } sells { $lot } to the bank for ${ $amount }.
playback-sails-you = { seat } sails to your harbour.
playback-sails-island = { $count ->
    [0] { seat } sails to the island with an empty ship.
    [one] { seat } sails to the island with { $count } container.
   *[other] { seat } sails to the island with { $count } containers.
}
playback-pledges = { seat } puts a bid of { $lot } on the Payment Card.
playback-skip = Skip

## A summary of several turns of one player. $deeds is a list of the lines below.
playback-sum = { seat }: { $deeds }.
playback-sum-made = { $count } made
playback-sum-bought = { $count } bought for ${ $amount }
playback-sum-built = { $count } built
playback-sum-landed = { $count ->
    [one] once at the island
   *[other] { $count } times at the island
}
playback-sum-loans = { loans-counted }
playback-sum-you = +${ $amount } for you
playback-sum-little = { seat }: not much.

## My own decision, while something is still to be seen before it
playback-next = You decide next
playback-decide = Decide now
playback-next-bid = { seat-of } cargo is up for auction. You bid next
playback-next-settle = The bids for your cargo are in. You decide next
playback-bid = Bid now

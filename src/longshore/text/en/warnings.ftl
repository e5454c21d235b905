### What a player should know before an action, a turn or a cargo is gone.

## Legal, but it would bring nothing. The reason follows a tap on the quiet button.
warnings-idle-empty-shelf = Nothing is for sale there.
warnings-idle-nothing-to-price = Your Harbour Store is empty, so there is nothing to price.
warnings-idle-nothing-to-make = Your machines cannot make anything now, and your Factory Store is empty.
warnings-idle-nothing-waiting = No container is waiting in your bank harbour.
warnings-idle-no-cargo = Your ship is empty, so there would be no auction.
warnings-idle-no-cargo-ends-turn = Your ship is empty. There would be no auction, and your turn would end.
warnings-only-prices = only changes prices
warnings-nothing-to-load = nothing to load
warnings-load-nothing = Load nothing
warnings-done-spent = Done (uses the action)

## The end of a turn
warnings-unused = { $count ->
    [one] End your turn with { $count } action unused?
   *[other] End your turn with { $count } actions unused?
}
warnings-keep-playing = Keep playing
warnings-first-stock = { $count ->
    [0] Finish pricing first, or go back.
    [one] Price your container first.
   *[other] Price your { $count } containers first.
}
warnings-first-buy = { $count ->
    [0] Take a container first, or go back.
   *[other] Finish your purchase first.
}
warnings-first-make = First choose what your machines make.
warnings-first-offer = Finish your offer first, or undo it.
warnings-first-broker-bid = Make your bid first, or undo the call.
warnings-first-pay = Pay the brokers first.
warnings-first-domestic = Sell a container or skip the sale first.
warnings-first-interest = First choose between a loan and default.

## Before an auction
warnings-aboard = { $count } of { $most } containers aboard.
warnings-action-lost = You lose your other action.

## The discard. $now and $later are written out with their sign: +$10
warnings-discard-only = The colour you have most of is discarded, and this is your only colour. Value to you: { $now } now, up to { $later } later.
warnings-discard-most = You have more { $what } than any other colour, so { $what } is discarded at the end. Value to you: { $now } now, up to { $later } later.
warnings-discard-instead = You would then have more { $what } than any other colour, and would discard it instead of { $other }. Value to you: { $now } now, up to { $later } later.
warnings-discard-two-value = Your 5/10 colour ({ $what }) would tie for the most and be discarded first. Value to you: { $now } now, up to { $later } later.
warnings-discard-now = The colour you have most of on the island ({ $what }) is discarded at the end and is worth nothing.

### The end of a game: how it is counted, and what happened in it.

## Counting, moment by moment
story-skip = Skip
story-again = Watch again
story-stronger = You won! Are you ready for a stronger crew?
story-stronger-play = Stronger bots
story-cards = The value cards are revealed
# $count: how many players have all five colours. $names: who.
story-five = { $count ->
    [0] Nobody has all five colours, so 5/10 is worth { $card_low }
   *[other] All five colours, so 5/10 is worth { $card_high }: { $names }
}
# $lot: the colour and how many
story-discard = { seat } discards { $lot }
story-island = Containers on the island
story-place = { $place ->
    [1] { $place }st
    [2] { $place }nd
    [3] { $place }rd
   *[other] { $place }th
} place
story-placed = { $place ->
    [1] { $place }st
    [2] { $place }nd
    [3] { $place }rd
   *[other] { $place }th
} place: { $names }

## Figures
story-title = The story of this game
story-leader = Who was in the lead
# Beside turns in which nobody led alone
story-leader-nobody = shared lead
story-leader-turns = { $name }: { $count ->
    [one] { $count } turn
   *[other] { $count } turns
}
story-turning = The turning point
story-turning-watch = Watch it again
story-swing = { seat-of } lead
story-best = Best buy
story-worst = Worst buy
story-buys-none = Nothing was sold on the island.
story-paid = ${ $amount } paid, worth ${ $value }

## The story, a sentence each. $by: how the game ended. $count: how many auctions there were.
story-ended = { $by ->
    [supply] Two colours run out in round { $round }.
    [stalemate] No container moves any more, and the game ends in round { $round }.
    [agreement] The players agree to stop in round { $round }.
   *[abandoned] The players leave, and the game ends in round { $round }.
} { $count ->
    [0] There were no auctions.
    [one] There was one auction.
   *[other] There were { $count } auctions.
}
# $names: second place
story-won = { seat } wins with ${ $score }, ${ $amount } ahead of { $names }.
# $names: all who have the same score
story-won-tie-break = { $names } are level at ${ $score }, and { seat } wins the tie-break.
story-shared = { $names } share the victory with ${ $score } each.
story-lead-taken = { seat } takes the lead in round { $round } and keeps it.
story-lead-last = { seat } takes the lead only at the very end.
story-lead-throughout = { seat } leads from start to finish.
story-lead-only = Only { seat } ever leads outright.
story-lead-nobody = Nobody ever leads outright.
# $count: turns in which the winner led, from the first to the last
story-lead-back = { seat } leads for { $count ->
    [one] { $count } turn
   *[other] { $count } turns
} in all, loses the lead and { $when ->
    [last] takes it back at the very end
   *[round] takes it back for good in round { $round }
}.
# $count: turns in which this other player led
story-lead-before = { $count ->
    [one] Before that, { seat } leads for one turn.
   *[other] Before that, { seat } leads for { $count } turns.
}
story-lead-changes = { $count ->
    [0] The lead never changes hands.
    [one] The lead changes hands once.
    [2] The lead changes hands twice.
   *[other] The lead changes hands { $count } times.
}
# $when is lead if the winner took the lead for good. $seat won in the end; where $how is other,
# $seat is a rival.
story-turned = { $when ->
    [lead] Round { $round } is the turning point
   *[other] Round { $round } makes the biggest difference
}: { $how ->
    [sold] { seat } sells { containers-counted } to { other-to } for ${ $amount }
    [bought] { seat } buys { containers-counted } from { other-to } for ${ $amount }
    [kept] { seat } pays ${ $amount } to keep { containers-counted }
   *[other] { seat } pays ${ $amount } for { containers-counted }
}, a swing of ${ $value }.
story-best-buy = The best buy: { seat } pays ${ $amount } in round { $round } for a cargo that is worth ${ $value } in the end.
story-worst-buy = The worst buy: { seat } pays ${ $amount } in round { $round } for a cargo that is worth ${ $value } in the end.

## Sharing
story-share = Share
story-share-title = Share this game
story-picture = Save as PNG
story-drawing = Save as SVG
story-link = Copy link
story-picture-of = A picture of the result: { $text }
story-tempo = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}

## The winner, and how far behind the others are. $amount is a sum such as $2.
story-wins-by = { seat } wins by { $amount }
story-wins-by-you = You win by { $amount }!
story-wins-level = { seat } wins the tie-break
story-wins-level-you = You win the tie-break!
story-wins-shared = { $names } share the victory
story-wins-shared-you = You share the victory with { $names }
story-behind = { $names }: { $place ->
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}, { $amount } behind
story-level = { $names }: { $place ->
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}, with the same score

## Bankruptcies. $names: who, $count: how many
story-bankrupt = { seat } defaults on the interest in round { $round }.
story-penniless = { $count ->
    [one] { $names } has neither money nor goods left.
   *[other] { $names } have neither money nor goods left.
}

### One line for each event of docs/interfaces.md. $seat is the one who acts, $other the one opposite.

log-turn = { seat-of } turn.
log-passes = { seat } passes.
log-sail = { $place ->
    [sea] { seat } sails to the Open Sea.
    [island] { seat } sails to the Foreign Island.
    [bank] { seat } sails to the bank harbour.
   *[harbour] { seat } sails to { other-of } harbour.
}
log-build-warehouse = { seat } builds a warehouse for ${ $cost }.
log-build-machine = { seat } builds { a-machine } for ${ $cost }.
log-loan = { seat } takes a loan.
log-loan-forced = { seat } has to take a loan to pay the interest.
log-repay = { seat } pays back a loan.
log-default = { $loans ->
    [one] { seat } cannot pay the interest on { $loans } loan.
   *[other] { seat } cannot pay the interest on { $loans } loans.
}
log-seized-machine = The bank seizes { a-machine } from { seat }.
log-seized-warehouse = The bank seizes a warehouse from { seat }.
log-ending = Two colours are used up. The game ends after { seat-of } turn.

## The island auction
log-committed = { seat } has made a bid.
log-committed-tie-break = { seat } has added to their bid.
log-bid = { seat } ${ $amount }
# $bids is a list of log-bid
log-bids = The bids are revealed: { $bids }. The highest bid is ${ $highest }.
log-bids-tie-break = The tie-break bids are revealed: { $bids }. The highest bid is ${ $highest }.
# $lot is a list of colours
log-settled-accepted = { $count ->
    [one] { seat } sells { $count } container ({ $lot }) to { other-to } for ${ $amount }.
   *[other] { seat } sells { $count } containers ({ $lot }) to { other-to } for ${ $amount }.
}
log-settled-declined = { $count ->
    [one] { seat } declines all bids, pays ${ $amount } and keeps { $count } container ({ $lot }).
   *[other] { seat } declines all bids, pays ${ $amount } and keeps { $count } containers ({ $lot }).
}

## Money, by what it is paid for. $broker is none where the bank is meant.
log-pay-interest = { $broker ->
    [none] { seat } pays ${ $amount } interest to the bank.
   *[other] { seat } pays ${ $amount } interest to Broker { $broker }.
}
log-pay-domestic = { seat } receives ${ $amount } from the bank for a Domestic Sale.
log-pay-warehouse = { seat } pays ${ $amount } for a warehouse.
log-pay-machine = { seat } pays ${ $amount } for a machine.
log-pay-restock = { seat } pays { other-to } ${ $amount } for a container from the Factory Store.
log-pay-produce = { seat } pays { other-to }, the Union Boss, ${ $amount } to produce.
log-pay-load = { seat } pays { other-to } ${ $amount } for a container from the Harbour Store.
log-pay-bid = { seat } pays { other-to } the bid of ${ $amount }.
log-pay-subsidy = { seat } receives a government subsidy of ${ $amount }.
log-pay-decline = { $broker ->
    [none] { seat } pays ${ $amount } to the bank for declining all bids.
   *[other] The bank passes ${ $amount } on to Broker { $broker }.
}
log-pay-broker-bid = { seat } puts a bid of ${ $amount } on the Payment Card.
log-pay-broker-refund = { seat } gets ${ $amount } back from the Payment Card.
log-pay-broker-lot = { seat } collects ${ $amount } from Broker { $broker }.
log-pay-broker-payment = Broker { $broker } receives ${ $amount } from the Payment Card.
log-pay-loan = { seat } receives a loan of ${ $amount } from the bank.
log-pay-repay = { seat } pays back a loan of ${ $amount } to the bank.

## Containers
log-move-make = { seat } makes { a-container }.
log-move-take = { seat } takes { a-container } { log-from }.
log-move-place = { seat } puts { a-container } { log-to }.
log-move-load = { seat } loads { a-container } { log-from }.
log-move = { a-container-first } goes { log-from } { log-to }.
log-from = { $from ->
    [supply] from the Container Supply
    [removed] from outside the game
    [payment-card] from the Payment Card
    [broker] from Broker { $from_broker }
    [factory] from { log-from-seat } Factory Store at ${ $from_price }
    [harbour] from { log-from-seat } Harbour Store at ${ $from_price }
    [own-factory] from the Factory Store at ${ $from_price }
    [own-harbour] from the Harbour Store at ${ $from_price }
    [ship] from { log-from-seat } ship
    [island] from { log-from-seat } area on the Foreign Island
    [bank] from { log-from-seat } bank harbour
    [own-bank] from the bank harbour
   *[hand] from { log-from-seat } hand
}
log-to = { $to ->
    [supply] to the Container Supply
    [removed] out of the game
    [payment-card] onto the Payment Card
    [broker] to Broker { $to_broker }
    [factory] into { log-to-seat } Factory Store at ${ $to_price }
    [harbour] into { log-to-seat } Harbour Store at ${ $to_price }
    [own-factory] into the Factory Store at ${ $to_price }
    [own-harbour] into the Harbour Store at ${ $to_price }
    [ship] aboard { log-to-seat } ship
    [island] to { log-to-seat } area on the Foreign Island
    [bank] to { log-to-seat } bank harbour
   *[hand] to { log-to-seat } hand
}
log-from-seat = { $from_seat ->
    [blue] Blue’s
    [red] Red’s
    [yellow] Yellow’s
    [green] Green’s
    [purple] Purple’s
   *[other] { $from_seat }’s
}
log-to-seat = { $to_seat ->
    [blue] Blue’s
    [red] Red’s
    [yellow] Yellow’s
    [green] Green’s
    [purple] Purple’s
   *[other] { $to_seat }’s
}

## The brokers
log-won = { $space ->
    [goods] { seat } wins the broker auction for the containers of Broker { $broker }.
   *[money] { seat } wins the broker auction for the money of Broker { $broker }.
}

## The end
log-score = { seat } { $score }
# $scores is a list of log-score, $winners a list of names
log-scored = { $count ->
    [one] Final scores: { $scores }. { $winners } wins.
   *[other] Final scores: { $scores }. { $winners } share the victory.
}

### Steps as one would say them. $price, $cost and $amount are dollars.

# A recorded step: who, and what
step-of-seat = { seat }: { $text }

step-loan = Take a loan
step-repay = Pay back a loan
step-pass = End the turn
step-done = Done
step-skip = Skip the Domestic Sale
step-default = Do not pay the interest
step-produce = Produce
step-reprice = Only set new prices in the Harbour Store
step-load = Buy from this harbour again
step-outbid = Outbid at the broker
step-warehouse = Buy a warehouse
step-decline = Decline all bids
step-machine = Buy { a-machine }
step-restock = Buy from { seat-of } Factory Store
step-sail = { $place ->
    [sea] Sail to the Open Sea
    [island] Sail to the Foreign Island
    [bank] Sail to your bank harbour
   *[harbour] Sail to { seat-of } harbour
}
step-call = { $space ->
    [goods] Call the broker: bid money for the containers of Broker { $broker }
   *[money] Call the broker: bid containers for the money of Broker { $broker }
}
step-make = Make { a-container }
step-take = Take { the-container } at ${ $price }
step-take-free = Take { the-container }
step-lift = Pick up { the-container } at ${ $price }
step-place = Put { the-container } at ${ $price }
step-sell = Sell { the-container }, now at ${ $price }, to the bank for $2
step-seize = Seize { the-container }
step-seize-priced = Seize { the-container } at ${ $price }
step-seize-machine = Seize { the-machine }
step-seize-warehouse = Seize the warehouse on the ${ $cost } space
step-pay = Pay with { the-container }
step-offer-factory = Offer { the-container } at ${ $price } from the Factory Store
step-offer-harbour = Offer { the-container } at ${ $price } from the Harbour Store
step-accept = Accept { seat-of } bid
step-bid = { $cards ->
    [0] Bid ${ $amount }
    [one] Bid ${ $amount } with { $cards } $0 Bluffing Card
   *[other] Bid ${ $amount } with { $cards } $0 Bluffing Cards
}

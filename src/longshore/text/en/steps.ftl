### Steps as one would say them. $price, $cost and $amount are dollars.

# A recorded step: who, and what
step-of-seat = { seat }: { $text }

step-loan = Take a loan
step-repay = Pay back a loan
step-pass = End turn
step-done = Done
step-skip = Skip the sale
step-default = Default on the interest
step-produce = Produce
step-reprice = Only change Harbour Store prices
step-load = Buy again in this harbour
step-outbid = Outbid
step-warehouse = Build a warehouse
step-decline = Decline all bids
step-machine = Build { a-machine }
step-restock = Buy from { seat-of } Factory Store
step-sail = { $place ->
    [sea] Sail to the Open Sea
    [island] Sail to the Foreign Island
    [bank] Sail to your bank harbour
   *[harbour] Sail to { seat-of } harbour
}
step-call = { $space ->
    [goods] Call Broker { $broker }: bid money for containers
   *[money] Call Broker { $broker }: bid containers for money
}
step-make = Make { a-container }
step-take = Take { the-container } for ${ $price }
step-take-free = Take { the-container }
step-lift = Pick up { the-container } at ${ $price }
step-place = Price { the-container } at ${ $price }
step-sell = Sell { the-container } priced at ${ $price } to the bank for ${ $sale_income }
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
    [one] Bid ${ $amount } with { $cards } Bluffing Card
   *[other] Bid ${ $amount } with { $cards } Bluffing Cards
}

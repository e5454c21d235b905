### The private log of standing orders. $amount is a bid, $least a bound, $seat who made the bid.

order-bid = Bid { dollars }, as you ordered.
order-bid-borrowed = Took a loan and bid { dollars }, as you ordered.
order-tie = Added { dollars } in the tie, as you ordered.
order-tie-borrowed = Took a loan and added { dollars } in the tie, as you ordered.
order-other-zero = Bid nothing: you have no price for this lot.
order-accept = Accepted { dollars } from { seat }: you want at least ${ $least }.
order-decline = Declined { dollars } from { seat }: you want at least ${ $least }.
order-pass = Passed the actions you had left.
order-stopped-other-lot = Nothing done: you have no price for this lot, so you are asked.
order-stopped-below-least = Nothing done: at least ${ $least } must be bid, and your order allows { dollars }.
order-stopped-bid-too-low = Nothing done: { seat } bids { dollars }, you want at least ${ $least }, so you are asked.
order-stopped-cannot-decline = Nothing done: { dollars } is less than you want, but you cannot afford to decline.
order-stopped-nobody-bid = Nothing done: nobody has bid.
order-stopped-refused = Nothing done: the rules do not allow it.
order-stopped-draft = Nothing done: you have begun a draft.

### The private log of standing orders. $amount is a bid, $least a bound, $seat who made the bid.

order-bid = Bid { dollars }, as ordered.
order-bid-borrowed = Took a loan and bid { dollars }, as ordered.
order-tie = Added { dollars } in the tie-break, as ordered.
order-tie-borrowed = Took a loan and added { dollars } in the tie-break, as ordered.
order-other-zero = Bid $0, because you have set no price for this cargo.
order-accept = Accepted { dollars } from { seat }. Your limit is ${ $least }.
order-decline = Declined { dollars } from { seat }. Your limit is ${ $least }.
order-pass = Passed your remaining actions.
order-stopped-other-lot = Left to you: you have set no price for this cargo.
order-stopped-below-least = Left to you: the lowest bid allowed is ${ $least }, but your order stops at { dollars }.
order-stopped-bid-too-low = Left to you: { seat } bids { dollars }, and your limit is ${ $least }.
order-stopped-cannot-decline = Left to you: { dollars } is below your limit, but you cannot afford to decline.
order-stopped-nobody-bid = Left to you: nobody made a bid.
order-stopped-refused = Left to you: the rules do not allow your order.
order-stopped-draft = Left to you: you have already started a draft.

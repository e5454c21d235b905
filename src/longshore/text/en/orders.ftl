### The private log of standing orders. $amount is a bid, $least a bound, $seat who made the bid.

order-bid = Bid { dollars }, as ordered.
order-bid-borrowed = Took a loan and bid { dollars }, as ordered.
order-tie = Added { dollars } in the tie-break, as ordered.
order-tie-borrowed = Took a loan and added { dollars } in the tie-break, as ordered.
order-other-zero = Bid $0, because you have set no price for this cargo.
order-accept = Accepted { dollars } from { seat }. Your limit is ${ $least }.
order-decline = Declined { dollars } from { seat }. Your limit is ${ $least }.
order-pass = Passed your remaining actions.
order-stopped-other-lot = Asked you, because you have set no price for this cargo.
order-stopped-below-least = Asked you, because the lowest bid allowed is ${ $least } and your order stops at { dollars }.
order-stopped-bid-too-low = Asked you, because { seat } bid { dollars } and your limit is ${ $least }.
order-stopped-cannot-decline = Asked you, because { dollars } is below your limit and you cannot afford to decline.
order-stopped-nobody-bid = Asked you, because nobody made a bid.
order-stopped-refused = Asked you, because the rules do not allow your order.
order-stopped-draft = Asked you, because you had already started a draft.

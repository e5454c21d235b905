### Bidding: the amount one types, and the auction as it is shown.

bidding-have = You have ${ $amount }.
bidding-free = You can add up to ${ $amount }. Your bid of ${ $first } still counts.
bidding-least = Bid at least ${ $least }.
bidding-too-much = That is ${ $over } more than you have.
bidding-above-worth = More than the { $worth } it is worth to you now.
bidding-loan = + ${ $loan_amount } loan
bidding-enter = Enter an amount
bidding-bluff = Adds nothing, but hides how many of your cards are money.
bidding-bluff-cancels = With one of these, your whole bid counts as $0.

## The show. $amount, $worth and $total are written out: $12
bidding-your-cargo = Your cargo is up for auction
bidding-wait-seller = You decide once all bids are revealed.
bidding-opening = All bids are in. They are revealed from lowest to highest.
bidding-highest = Highest bid: { $amount }
bidding-tie = Tie at { $amount }
bidding-skip = Skip
bidding-accept = Accept { $amount } from { seat }
bidding-keep = Keep the cargo for { $amount }
bidding-won-you = You won the cargo for { $amount }.
bidding-won-you-worth = You won the cargo for { $amount }. It is worth { $worth } to you.
bidding-won = { seat } won the cargo for { $amount }.
bidding-worth-you = Worth { $worth } to you.
bidding-sold-you = You get { $total }: { $amount } from { seat } and { $amount } from the bank.
bidding-kept-you = You keep the cargo and pay { $amount }.
bidding-kept = { seat } keeps the cargo and pays { $amount }.
bidding-look = Look at the table
bidding-back = Back to the auction

## What is going on, above the lot
bidding-title-opening = The bids are revealed
bidding-title-choice = { seat } decides
bidding-title-sold-you = Sold to { other-to }: { $total } for you
bidding-title-sold = Sold to { other-to }
bidding-title-kept-you = You keep your cargo
bidding-title-kept = { seat } keeps the cargo
bidding-title-won-you = The cargo is yours

## The Investment Bank at the table: what is for sale, what the bids do.
# $broker: I, II or III
bidding-broker-offers = Broker { $broker } offers:
bidding-broker-for-goods = Money for containers
bidding-broker-for-money = Containers for money
bidding-broker-how = If nobody outbids you before your next turn, you win and your bid goes to the brokers. If someone does, you get your bid back at once.
bidding-broker-outbid-money = Outbid: at least ${ $amount }
bidding-broker-outbid-goods = Outbid: at least { $count } { $count ->
    [one] container
   *[other] containers
}
bidding-broker-yours-next = yours on your next turn
bidding-broker-theirs-next = decided on their next turn
## In the place of the actions
bidding-resting = You can go on when the auction is over.

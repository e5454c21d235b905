### Bidding: the amount one types, and the auction as it is shown.

bidding-have = You have ${ $amount }.
bidding-free = Free: ${ $amount }. Your first bid of ${ $first } stays on the table.
bidding-least = Bid at least ${ $least }.
bidding-too-much = That is ${ $over } too much.
bidding-loan = + $10 loan
bidding-enter = Enter an amount
bidding-bluff = Counts nothing, but nobody sees how many of your cards are money.
bidding-bluff-cancels = With one of them your whole bid counts as $0.

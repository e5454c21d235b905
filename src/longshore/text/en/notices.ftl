### What is sent to people who are not looking: mail, push messages, webhooks.

notice-turn = It is your turn
notice-bid = You are asked for a bid
notice-start = The game has started
notice-end = The game is over
# $what is one of these, $names are the others at the table
notice-with = { $what } – with { $names }
# Which colour the reader has. $names is a list of notice-other.
notice-colours = You are { seat }. { $names }.
notice-other = { seat }: { $name }
notice-since = Since your last turn:
notice-more = { $count ->
    [one] … and { $count } thing before that
   *[other] … and { $count } things before that
}
notice-go = Go to the table:
notice-no-more = No more mail from this server: { $url }
notice-choose = Choose what you are told: { $url }
notice-test = This is how you will be told

## An address is asked
notice-confirm = Do you want mail from Longshore?
notice-confirm-why = { $name } wants to be told here when it is their turn. Follow the link to agree.
notice-confirm-else = If you know nothing of this, do nothing: no other mail will come.

## Pages behind the links
notice-page-confirm = Send news of the games to { $address }?
notice-page-confirm-button = Yes, send them
notice-page-confirmed = News of the games will come to this address from now on.
notice-page-unsubscribe = Send no more mail to { $address }?
notice-page-unsubscribe-button = No more mail
notice-page-gone = No mail will come to this address.

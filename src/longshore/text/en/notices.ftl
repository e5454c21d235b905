### What is sent to people who are not looking: mail, push messages, webhooks.

notice-turn = It is your turn
notice-bid = Your bid is needed
notice-start = The game has started
notice-end = The game is over
# $what is one of these, $names are the others at the table
notice-with = { $what } – with { $names }
# Which colour the reader has. $names is a list of notice-other.
notice-colours = You are { seat }. { $names }.
notice-other = { seat }: { $name }
notice-since = Since your last turn:
notice-more = { $count ->
    [one] … and { $count } earlier event
   *[other] … and { $count } earlier events
}
notice-go = Go to the table:
notice-no-more = Unsubscribe: { $url }
notice-choose = Notification settings: { $url }
notice-test = Test: this is what your notifications look like

## An address is asked
notice-confirm = Do you want email from Longshore?
notice-confirm-why = Someone on { $site } asked us to send turn notifications to this address.
notice-confirm-go = Yes, send them to this address:
notice-confirm-else = If this was not you, ignore this email.
notice-confirm-never = Never ask this address again: { $url }

## Pages behind the links
notice-page-confirm = Send game notifications to { $address }?
notice-page-confirm-button = Yes, send them
notice-page-confirmed = Done. Notifications will be sent to this address.
notice-page-unsubscribe = Stop sending email to { $address }?
notice-page-unsubscribe-button = Unsubscribe
notice-page-gone = Done. No more email will be sent to this address.

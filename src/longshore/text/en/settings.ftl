### Settings.

settings-title = Settings
settings-here = On this device
settings-theme = Theme
settings-theme-light = light
settings-theme-dark = dark
settings-pace = Animations
settings-pace-normal = normal
settings-pace-fast = fast
settings-pace-still = off
settings-patterns = Stronger patterns on containers
settings-sound = Sounds
settings-notices = Notifications
settings-notices-about = Get notified when you are needed and do not have the page open.
settings-push = Notify me on this device
settings-push-refused = This browser blocks notifications from this page. Allow them in the browser’s settings.
settings-this-push = one of my devices
settings-mail = Email address
settings-mail-confirm = An email is on its way. Open the link in it to confirm your address.
settings-unconfirmed = not confirmed yet
settings-try = Send a test
settings-tried = Sent.
settings-remove = Remove
settings-way-push = device
settings-way-mail = email
settings-kind-turn = It is my turn
settings-kind-bid = My bid is needed
settings-kind-start = A game starts
settings-kind-end = A game ends
settings-devices = Other devices
settings-devices-about = Use a one-time code to play as the same player on another device.
settings-link = Create a code
settings-link-code = Enter this code on the other device:
settings-code = Code from another device
settings-use-code = Link this device
settings-token = Programs
settings-token-about = An access token lets a program play for you. A new token revokes the old one and is shown only once.
settings-token-make = Create a token
settings-data = My data
settings-export = Download my data
settings-sign-out = Sign out on all devices
settings-forget-about = A bot takes over your running games, and your name is removed from all others. This cannot be undone.
settings-forget-name = To confirm, type your name: { $name }
settings-forget = Delete my data

## Before something is sent
settings-confirm = Confirmations
settings-confirm-always = You are always asked before an auction starts, before a second loan and before other steps that cannot be undone. Also ask before:
settings-confirm-turn = ending my turn
settings-confirm-buy = every purchase
settings-confirm-loan = every loan
settings-confirm-bid = every bid
settings-confirm-accept = accepting or declining bids

## Passkeys
settings-passkeys = Passkeys
settings-passkeys-about = With a passkey you can sign in as the same player, on this device or another, without a password.
settings-passkey-name = Name of the new passkey
settings-passkey-add = Add a passkey
settings-passkey-sign-in = Sign in with a passkey
settings-passkey-new = added { $day }
settings-passkey-used = last used { $day }
settings-passkey-browser = This browser cannot use passkeys here. You need an up-to-date browser and an https connection.
settings-passkey-refused = Your device did not respond. Nothing has changed.
settings-passkey-known = This device already has a passkey for you.
settings-passkey-away = Passkeys do not work at this address. Open the page at the server’s main address.

## More ways to be told
settings-webhook = Webhook URL
settings-webhook-about = Your notifications are sent there as signed JSON over https.
settings-webhook-secret = Secret for checking the signature. It is shown only once:
settings-way-webhook = webhook
settings-failing = cannot be reached

## When nobody may hurry me
settings-schedule = Quiet hours and holidays
settings-schedule-about = Your clock stops during these times at tables with days per decision.
settings-quiet = Quiet hours every day
settings-from = from
settings-until = to
settings-zone = Time zone
settings-holiday = Holiday { $number }
settings-holiday-add = Add a holiday

## Whom I do not hear
settings-silenced = Muted and blocked players
settings-silenced-none = Nobody. You can mute or block players in the chat of a table.
settings-silenced-mute = muted
settings-silenced-block = blocked
settings-hear = Unmute
settings-unblock = Unblock
settings-token-drop = Revoke the token
settings-token-dropped = Programs can no longer play for you.
settings-host = For the admin of this server
settings-host-secret = Admin token
settings-host-show = Show reports
settings-host-about = It is set in the server’s configuration (LONGSHORE_ADMIN_TOKEN) and is not saved here.
settings-host-reports = Reported messages
settings-host-said = { $name } wrote this. { $by } reported it on { $day }.
settings-host-table = Open the table
settings-host-close = Dismiss
settings-host-remove = Remove the message
settings-host-none = No open reports.

## Groups, and what each row does
settings-group-look = Appearance
settings-group-move = Animations and sound
settings-group-help = Help
settings-group-account = Account
settings-language-about = Also used for emails and notifications.
settings-theme-about = Follows your device until you choose one.
settings-patterns-about = Helps you tell the colours apart.
settings-pace-about = How fast other players’ moves are shown.
settings-sound-about = Moves, and a bell when it is your turn.
settings-volume = Volume
settings-volume-about = Play a sound to check it.
settings-sound-container = Container
settings-sound-crane = Crane
settings-sound-coin = Coins
settings-sound-paper = Paper
settings-sound-horn = Ship’s horn
settings-sound-gavel = Gavel
settings-sound-bell = Bell
settings-sound-roll = Drum roll
settings-remarks = Tips in your first game
settings-remarks-about = Five at most, each shown once.
settings-remarks-again = Show again
settings-remarks-reset = The tips will be shown again.
settings-banter = Bots chat now and then
settings-banter-about = A few words in a bubble, just for fun.

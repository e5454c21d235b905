### Settings.

settings-title = Settings
settings-here = In this browser
settings-theme = Brightness
settings-theme-light = light
settings-theme-dark = dark
settings-pace = Movement
settings-pace-normal = calm
settings-pace-fast = quick
settings-pace-still = none
settings-patterns = Stronger patterns on containers
settings-sound = Sounds
settings-notices = Notices
settings-notices-about = The server can tell you when something is asked of you while you are not looking.
settings-push = Tell me on this device
settings-push-refused = This browser does not allow notices here.
settings-this-push = a device of mine
settings-mail = By mail to
settings-mail-confirm = A mail is on its way: open the link in it to confirm the address.
settings-unconfirmed = not confirmed yet
settings-try = Try it
settings-tried = Sent.
settings-remove = Remove
settings-way-push = device
settings-way-mail = mail
settings-kind-turn = It is my turn
settings-kind-bid = I have to bid
settings-kind-start = A game starts
settings-kind-end = A game is over
settings-devices = Other devices
settings-devices-about = A code makes another device the same player as this one. It works once.
settings-link = Make a code
settings-link-code = Enter this code there:
settings-code = Code from another device
settings-use-code = Be that player here
settings-token = Programs
settings-token-about = With a token a program can play for you. A new one ends the old one; it is shown once.
settings-token-make = Make a token
settings-data = My data
settings-export = Download everything about me
settings-sign-out = Sign out on all devices
settings-forget-about = You can be forgotten: a bot takes over your running games, and your name disappears from all others.
settings-forget-name = To be sure, write your name: { $name }
settings-forget = Forget me

## Before something is sent
settings-confirm = Ask me once more
settings-confirm-always = You are always asked before an auction starts, before a second loan and before other steps that cannot be undone. Also before:
settings-confirm-turn = ending my turn
settings-confirm-buy = every purchase
settings-confirm-loan = every loan
settings-confirm-bid = every bid
settings-confirm-accept = accepting or declining bids

## Passkeys
settings-passkeys = Passkeys
settings-passkeys-about = A passkey lets you come back as the same player, on this device or another, without a password.
settings-passkey-name = Name of the new one
settings-passkey-add = Add a passkey
settings-passkey-sign-in = Sign in with a passkey
settings-passkey-new = since { $day }
settings-passkey-used = last used { $day }
settings-passkey-browser = This browser offers no passkeys here: they need an up-to-date browser and a page that came by https.
settings-passkey-refused = The device did not answer. Nothing has changed.
settings-passkey-known = This device already has a passkey for you.
settings-passkey-away = Passkeys belong to another address of this server. Open the page there.

## More ways to be told
settings-webhook = A program of mine, at
settings-webhook-about = The server sends your notices there as signed JSON, by https.
settings-webhook-secret = Secret to check the signature. It is shown only now:
settings-way-webhook = program
settings-failing = cannot be reached

## When nobody may hurry me
settings-schedule = Quiet hours and holidays
settings-schedule-about = Your clocks stand still then, at tables with days for each decision.
settings-quiet = Quiet hours every day
settings-from = from
settings-until = to
settings-zone = Time zone
settings-holiday = Holiday { $number }
settings-holiday-add = Add a holiday

## Whom I do not hear
settings-silenced = People I do not hear
settings-silenced-none = Nobody. In the chat of a table you can mute or block somebody.
settings-silenced-mute = muted
settings-silenced-block = blocked
settings-hear = Hear again
settings-token-drop = End the token
settings-token-dropped = No program can play for you any more.
settings-host = For the host of this server
settings-host-secret = The server’s admin token
settings-host-show = Show reports
settings-host-about = It is in the server’s settings (LONGSHORE_ADMIN_TOKEN) and is not kept here.
settings-host-reports = Reported messages
settings-host-said = { $name } wrote this; { $by } reported it on { $day }.
settings-host-table = To the table
settings-host-close = Nothing is wrong
settings-host-remove = Remove the text
settings-host-none = Nothing is waiting.

## Groups, and what each row does
settings-group-look = Appearance
settings-group-move = Movement and sound
settings-group-help = Help
settings-group-account = Account
settings-language-about = Also for messages from this server.
settings-theme-about = Follows your device until you choose.
settings-patterns-about = Tell colours apart by pattern, too.
settings-pace-about = How the other players’ moves are shown.
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
settings-banter = Bots say a line now and then
settings-banter-about = A few words in a bubble, just for fun.

### What a server says no to, and what is wrong with a file. $most is a limit. Details for
### programmers are in English and not part of the sentence.

error-bad-json = This is not valid JSON.
error-bad-value = The value of “{ $where }” is not valid.
error-bad-record = This is not a valid game file.
error-decision-needed = Say which decision this answers.
error-which-seat = You have several seats at this table. Name the one you mean.
error-which-table = You follow several tables, or none. Name the one you mean.
error-known-already = You are already signed in.
error-not-admin = Only the admin of this server can do this.
error-no-talker = Only players at the table can use its chat.
error-blocked = You cannot join this table.
error-banned = You are banned from this server.
error-banned-until = You are banned from this server until { $date }.
error-which-ban = Name either a player or an IP address.
error-no-such-player = No player has this ID or name.
error-several-players = Several players are called “{ $name }”. Use an ID.
error-no-such-ban = This ban does not exist.
error-no-such-client = This client is not in the log of the last few days.
error-not-hidden = This table is not hidden.
error-not-listed = This table is private. Only public tables can be hidden.
error-bad-network = This is not an IP address or a network that can be banned.
error-no-such-message = This message does not exist.
error-no-such-report = This report does not exist.
error-not-silenced = You have neither muted nor blocked this player.
error-bad-text = { $most ->
    [one] Enter some text, at most { $most } printable character.
   *[other] Enter some text, at most { $most } printable characters.
}
error-your-own = You can only do this to other players.
error-too-many-sockets = You have too many connections open. Close one first.
error-too-many-watches = { $most ->
    [one] You can follow at most { $most } table over one connection.
   *[other] You can follow at most { $most } tables over one connection.
}
error-too-many-notes = { $most ->
    [one] You can keep notes for at most { $most } table.
   *[other] You can keep notes for at most { $most } tables.
}
error-too-many-silenced = { $most ->
    [one] You can mute or block at most { $most } player.
   *[other] You can mute or block at most { $most } players.
}
error-too-much-chat = You are writing too fast. Please wait a moment.
error-no-credential = Please sign in first.
error-wrong-credential = Your sign-in is invalid or has expired. Please sign in again.
error-wrong-origin = This request came from another website, so it was ignored.
error-wrong-host = This server does not recognise the host name in this address. If it is correct, the admin can set it with --public-url.
error-not-your-seat = This is not your seat.
error-not-host = Only the host of the table can do this.
error-needs-invitation = This table is private. You need an invitation link.
error-still-hidden = You cannot see this, at least not yet.
error-tracker-off = The host has turned off the money tracker.
error-no-programs = The host allows only people at this table.
error-not-found = There is nothing at this address.
error-no-such-table = This table does not exist. Please check the link.
error-wrong-method = This address does not support that method.
error-not-started = The game has not started yet.
error-started-already = The game has already started.
error-not-running = This game has ended.
error-not-finished = This game is still running.
error-table-full = All seats are taken.
error-seat-taken = This seat is taken.
error-not-at-table = This works only for players with a seat at this table.
error-seated-already = You already have a seat at this table.
error-nobody-plays = At least one person has to play.
error-reused-id = This ID was used for another command. Nothing was changed. Choose a new ID for each command.
error-commit-needed = “{ $step }” needs an answer from another player, so it ends your draft. Send it with “commit”.
error-turn-complete = Your turn is complete. Commit it, or undo a step.
error-turn-too-long = { $most ->
    [one] A turn has at most { $most } step. You cannot take more loans this turn.
   *[other] A turn has at most { $most } steps. You cannot take more loans this turn.
}
error-nothing-to-undo = There is nothing to undo.
error-nothing-to-redo = There is nothing to redo.
error-nothing-to-commit = There is nothing to commit.
error-no-draft = You cannot change your turn right now.
error-no-end-offered = Nobody has proposed to end the game.
error-too-late-to-cancel = A game can be cancelled only in its first round.
error-rules-unknown = This game uses rules version { $rules }, which this server does not know.
error-link-expired = This code has already been used or has expired. Create a new one.
error-body-too-large = { $most ->
    [one] This is too large. The limit is { $most } byte.
   *[other] This is too large. The limit is { $most } bytes.
}
error-not-json = Send JSON, with the content type “application/json”.
error-unknown-bot = This server has no bot “{ $bot }”.
error-first-is-drawn = The starting player of this game is drawn at random.
error-bad-name = A name needs 1 to { $most } printable characters, without “#”.
error-rated-seating = In a rated game, seats are drawn at random.
error-rated-people = In a rated game, nobody can have two seats.
error-rated-program = Programs cannot play a rated game.
error-too-many-requests = Too many requests. Please wait a moment.
error-too-many-studies = You have reached the limit for imported games. Delete one before you open another.
error-not-a-study = Only imported games can be deleted.
error-too-many-tables = { $most ->
    [one] You can host at most { $most } table at a time.
   *[other] You can host at most { $most } tables at a time.
}
error-too-many-listed = { $most ->
    [one] You can list at most { $most } table in the lobby at a time. Make this one private.
   *[other] You can list at most { $most } tables in the lobby at a time. Make this one private.
}
error-too-many-players = Too many new players have joined from your network. Try again later.
error-internal = Something went wrong on the server. Nothing was changed.
error-storage = The server cannot save anything right now. Nothing was changed. Try again soon.
error-too-busy = The server is busy right now. Nothing was changed. Try again in a moment.
error-closing = The server is shutting down. Try again in a moment.
error-rated-hint = There are no hints in a rated game.
error-no-clock = This table has no clock.
error-paused-already = The clocks are already paused.
error-not-paused = The clocks are running.
error-no-pause-offered = Nobody has proposed to pause or resume the clocks.
error-rated-gift = In a rated game, seats cannot be handed over.
error-rated-bot = In a rated game, only “{ $bot }” may play for you.
error-no-hint = The bot did not answer in time. Try again.
error-too-quiet = { $most ->
    [one] Quiet hours can last at most { $most } hour a day.
   *[other] Quiet hours can last at most { $most } hours a day.
}
error-too-many-holidays = { $most ->
    [one] You can have at most { $most } day of holiday a year.
   *[other] You can have at most { $most } days of holiday a year.
}
error-not-confirmed = To delete your data, type your name exactly as shown.
error-bad-address = This is not a valid email address.
error-bad-subscription = Notifications cannot be sent to this browser.
error-bad-webhook = Nothing can be sent to this URL: { $why ->
    [https] it must start with https:// and a host name
    [private] it is not on the public internet
    [missing] its host was not found
   *[form] it is not a valid URL
}.
error-no-such-contact = This contact does not exist.
error-needs-https = This needs an https connection, which this server does not offer.
error-needs-name = This needs a server with a domain name, not just an IP address.
error-no-mail-server = This server does not send email.
error-no-public-url = This server does not know its own address, so it cannot send email.
error-not-confirmed-yet = This address has not been confirmed yet.
error-mail-refused = The owner of this address does not want email from this server.
error-mail-asked = A confirmation email has just been sent to this address. Check the inbox, or try again tomorrow.
error-mail-busy = The server has sent a lot of confirmation emails in the last hour. Please try again later.
error-too-many-contacts = { $most ->
    [one] You can have at most { $most } contact.
   *[other] You can have at most { $most } contacts.
}
error-no-such-passkey = This server does not know this passkey.
error-bad-passkey = This passkey was not accepted. Try again, or use another one.
error-too-many-passkeys = { $most ->
    [one] You can have at most { $most } passkey.
   *[other] You can have at most { $most } passkeys.
}
error-bad-holidays = A holiday ends before it begins. Please correct its dates.
error-bad-timezone = Unknown time zone.

## Saved games and files
error-record-line = Line { $line } cannot be read.
# $why is a sentence: a refusal
error-record-step = Step { $step } is not allowed: { $why }
error-record-why = Line { $line }: { $why }
# $name says whose view it is: a terminal-seen
error-record-partial = this game file is partial ({ $name }), so it is not scored
error-standard-input = standard input
# The end of a sentence
error-file = { $why ->
    [exists] the file already exists
    [missing] the file or folder does not exist
    [forbidden] access is denied
    [full] the disk is full
    [special] this is not a regular file
    [name] this is not a valid file name
   *[other] the operating system refused
}

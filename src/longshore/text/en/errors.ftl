### What a server says no to, and what is wrong with a file. $most is a limit. Details for
### programmers are in English and not part of the sentence.

error-bad-json = This is not JSON.
error-bad-value = “{ $where }” cannot be used.
error-bad-record = The record cannot be used.
error-decision-needed = Say which decision this answers.
error-which-seat = You have several seats here: say which one.
error-which-table = You follow several tables, or none: say which one.
error-known-already = You have already said who you are.
error-not-admin = Only the host of the server can do this.
error-no-talker = Only those who sit at the table read and write its chat.
error-blocked = You cannot join this table.
error-no-such-message = There is no such message.
error-no-such-report = There is no such report.
error-not-silenced = You have neither muted nor blocked this player.
error-bad-text = { $most ->
    [one] A text here has at most { $most } printable character and is not empty.
   *[other] A text here has at most { $most } printable characters and is not empty.
}
error-your-own = You cannot do this to yourself.
error-too-many-sockets = Too many connections are open: close one first.
error-too-many-watches = { $most ->
    [one] You can follow { $most } table over one connection.
   *[other] You can follow { $most } tables over one connection.
}
error-too-many-notes = { $most ->
    [one] You can keep notes about { $most } table.
   *[other] You can keep notes about { $most } tables.
}
error-too-many-silenced = { $most ->
    [one] You can mute or block { $most } player.
   *[other] You can mute or block { $most } players.
}
error-too-much-chat = You are writing too fast: wait a moment.
error-no-credential = Nobody knows yet who you are.
error-wrong-credential = This key fits nobody.
error-wrong-origin = This comes from another site’s page, so it is not done.
error-not-your-seat = This is not your seat.
error-not-host = Only the host of the table can do this.
error-needs-invitation = This table is private: you need its invitation.
error-still-hidden = You cannot see this, at least not yet.
error-tracker-off = The host has turned the money tracker off.
error-not-found = There is nothing here.
error-no-such-table = There is no such table.
error-wrong-method = That cannot be done with this address.
error-not-started = The game has not started yet.
error-started-already = The game has already started.
error-not-running = The game is not being played any more.
error-not-finished = The game is still being played.
error-table-full = All seats are taken.
error-seat-taken = This seat is taken.
error-not-at-table = Nobody sits there.
error-seated-already = You already have a seat at this table.
error-nobody-plays = At least one person has to play.
error-commit-needed = “{ $step }” asks another player, so it ends your draft: send it with “commit”.
error-turn-complete = Your turn is complete: commit it, or undo something.
error-turn-too-long = { $most ->
    [one] A turn has at most { $most } step: no more loans now.
   *[other] A turn has at most { $most } steps: no more loans now.
}
error-nothing-to-undo = There is nothing to undo.
error-nothing-to-redo = There is nothing to redo.
error-nothing-to-commit = There is nothing to commit.
error-no-draft = You have no turn to compose at the moment.
error-no-end-offered = Nobody has offered to end the game.
error-too-late-to-cancel = A game can be cancelled in its first round only.
error-rules-unknown = This game is played by rules number { $rules }, which this server does not know.
error-link-expired = This code has been used or is too old.
error-body-too-large = { $most ->
    [one] This is too large: at most { $most } byte.
   *[other] This is too large: at most { $most } bytes.
}
error-not-json = Send JSON, with the content type “application/json”.
error-unknown-bot = There is no bot “{ $bot }” on this server.
error-first-is-drawn = Who begins is drawn in this game.
error-bad-name = A name has 1 to { $most } printable characters and no “#”.
error-rated-seating = In a rated game the seats are drawn.
error-rated-people = In a rated game nobody has two seats.
error-too-many-requests = Too much at once: wait a moment.
error-too-many-tables = { $most ->
    [one] You can host { $most } table at a time.
   *[other] You can host { $most } tables at a time.
}
error-too-many-players = Too many new players come from your address: try again later.
error-internal = Something went wrong here; nothing was changed.
error-storage = The server cannot store anything at the moment; nothing was changed. Try again soon.
error-closing = The server is closing; try again in a moment.
error-rated-hint = Hints are not given in a rated game.
error-no-clock = This table has no clock.
error-paused-already = The clocks are already stopped.
error-not-paused = The clocks are running.
error-no-pause-offered = Nobody has offered to stop or start the clocks.
error-rated-gift = In a rated game a seat is not given away.
error-rated-bot = In a rated game only “{ $bot }” may stand in for you.
error-no-hint = The bot could not answer in time: try again.
error-too-quiet = { $most ->
    [one] Quiet hours last at most { $most } hour a day.
   *[other] Quiet hours last at most { $most } hours a day.
}
error-too-many-holidays = { $most ->
    [one] A year has at most { $most } day of holidays.
   *[other] A year has at most { $most } days of holidays.
}
error-not-confirmed = Write your name exactly as it is to be forgotten.
error-bad-address = This is not an address for mail.
error-bad-subscription = Messages cannot be sent to this browser.
error-bad-webhook = Nothing is sent to this URL: { $why ->
    [https] it must start with https:// and the name of a host
    [private] this address is not on the public internet
    [missing] this host was not found
   *[form] this is not a URL
}.
error-no-such-contact = You have no such contact.
error-needs-https = This needs a connection by https, and this server has none.
error-needs-name = This needs a server with a name, and this one has only a number.
error-no-mail-server = This server sends no mail.
error-no-public-url = This server does not know its own address, so it sends no mail.
error-not-confirmed-yet = This address has not been confirmed yet.
error-mail-refused = The owner of this address does not want mail from here.
error-mail-asked = This address has just been asked: look into its mail, or try again tomorrow.
error-too-many-contacts = { $most ->
    [one] You can have { $most } contact.
   *[other] You can have { $most } contacts.
}
error-no-such-passkey = There is no such passkey here.
error-bad-passkey = This passkey does not fit.
error-too-many-passkeys = { $most ->
    [one] You can have { $most } passkey.
   *[other] You can have { $most } passkeys.
}
error-bad-holidays = A holiday ends before it begins.
error-bad-timezone = This time zone does not exist.

## Saved games and files
error-record-line = Line { $line } cannot be read.
# $why is a sentence: a refusal
error-record-step = Step { $step } is not allowed: { $why }
# $name is who may see it
error-record-partial = this is a partial record ({ $name }): it is not scored
error-standard-input = standard input
# The end of a sentence
error-file = { $why ->
    [exists] the file is there already
    [missing] there is no such file or folder
    [forbidden] access is denied
    [full] the disk is full
    [special] this is not an ordinary file
    [name] this is not a file name
   *[other] the operating system refuses
}

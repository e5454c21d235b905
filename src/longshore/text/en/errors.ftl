### What a server says no to. $most is a limit, $detail is in English and for programmers.

error-bad-json = This is not JSON: { $detail }
error-bad-value = “{ $where }” cannot be used: { $detail }
error-bad-record = The record cannot be used: { $detail }
error-decision-needed = Say which decision this answers.
error-which-seat = You have several seats here: say which one.
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
error-commit-needed = This asks another player, so it ends your draft: send it with “commit”.
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
error-bad-name = { $most ->
    [one] A name has { $most } printable character and no “#”.
   *[other] A name has 1 to { $most } printable characters and no “#”.
}
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

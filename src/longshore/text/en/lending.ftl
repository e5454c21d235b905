### Seats that bots play for their owners

lending-question = For how long?
lending-turn-own = Only this turn
lending-turn-own-about = You are back when your turn is over.
lending-turn-next = Only my next turn
lending-turn-next-about = The bot also bids for you until then.
lending-turn-asked = Only for this decision
lending-turn-asked-about = You are back when the current turn is over.
lending-back = Until I come back
lending-back-about = The game goes on at a pace you can follow.
lending-end = To the end of the game
lending-end-about = The bots no longer pause, so the game may be over in seconds.
lending-draft = What you have planned for this turn is dropped.
lending-now-turn = For one turn. Then it is your move again.
lending-now-back = Until you take your seat back.
lending-now-end = To the end of the game, without pauses.

### Seats that bots play for their owners

lending-question = For how long?
lending-turn-own = Only this turn
lending-turn-own-about = You take over again when this turn ends.
lending-turn-next = Only my next turn
lending-turn-next-about = Until then the bot also bids for you.
lending-turn-asked = Only for this decision
lending-turn-asked-about = You take over again when the current turn ends.
lending-back = Until I come back
lending-back-about = The game goes on at a pace you can follow.
lending-end = For the rest of the game
lending-end-about = The bots no longer pause, so the game may end within seconds.
lending-draft = What you have done so far this turn stays. The bot goes on from there.
lending-now-turn = For one turn. Then you play again.
lending-now-back = Until you take your seat back.
lending-now-end = For the rest of the game, without pauses.

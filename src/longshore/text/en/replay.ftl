### Games looked at again.

replay-title = Replay
replay-embedded = A game of Container on Longshore
replay-keys = Replay controls
replay-walk = Steps and turns
replay-scrubber = Position in the game
replay-step = Step { $step } of { $last }
replay-before = Before the first turn
replay-turn = Round { $round }, turn { $number }, { seat }:
replay-first = Go to the start
replay-last = Go to the end
replay-turn-back = Previous turn
replay-turn-on = Next turn
replay-step-back = Previous step
replay-step-on = Next step
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-speed-slow = slow
replay-speed-normal = normal
replay-speed-fast = fast
replay-eyes = View as
replay-eyes-all = all cards revealed
replay-eyes-spectator = a spectator
replay-eyes-seat = { $name } ({ seat })
replay-record = Game file
replay-link = Copy link
replay-embed = Copy embed code

## Records from elsewhere
replay-study = Open a saved game
replay-study-about = Open a game from another server or from the command line, as text or JSON, and go through it step by step.
replay-study-file = Choose a file
replay-study-paste = or paste the game file here
replay-study-go = Open

replay-example = Example game
replay-example-about = Four bots played this game, and one dollar decided it. Go through it step by step.
replay-example-open = Open the example
## Landmarks on the bar
replay-auction-back = Previous auction
replay-auction-on = Next auction
replay-mark-auction = Auction
replay-mark-gone = Used up: { $what }
replay-mark-last = Last turn

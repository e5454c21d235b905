### Games looked at again.

replay-title = Replay
replay-embedded = A game of Container at Longshore
replay-keys = Through the game
replay-walk = Steps and turns
replay-scrubber = Moment of the game
replay-step = Step { $step } of { $last }
replay-before = Before the game
replay-turn = Turn { $number }, { seat }:
replay-first = To the beginning
replay-last = To the end
replay-turn-back = One turn back
replay-turn-on = One turn on
replay-step-back = One step back
replay-step-on = One step on
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-speed-slow = slow
replay-speed-normal = normal
replay-speed-fast = fast
replay-eyes = Seen by
replay-eyes-all = everything open
replay-eyes-spectator = a spectator
replay-eyes-seat = { $name } ({ seat })
replay-record = Record
replay-link = Copy link
replay-embed = Copy for a website

## Records from elsewhere
replay-study = Study a record
replay-study-about = A game from another server or from the command line, as text or JSON. Nobody plays at this table; you can go through all of it.
replay-study-file = Choose a file
replay-study-paste = or paste the record here
replay-study-go = Study it

replay-example = An example
replay-example-about = Four bots played this game, and one dollar decided it. Go through it step by step.
replay-example-open = Open the example

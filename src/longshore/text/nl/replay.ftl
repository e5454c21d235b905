### Partijen terugkijken.

replay-title = Partij terugkijken
replay-embedded = Een partij Container op Longshore
replay-keys = Door de partij
replay-walk = Stappen en beurten
replay-scrubber = Moment in de partij
replay-step = Stap { $step } van { $last }
replay-before = Voor de partij
replay-turn = Ronde { $round }, beurt { $number }, { seat }:
replay-first = Naar het begin
replay-last = Naar het einde
replay-turn-back = Een beurt terug
replay-turn-on = Een beurt verder
replay-step-back = Een stap terug
replay-step-on = Een stap verder
replay-play = Afspelen
replay-pause = Pauze
replay-speed = Tempo
replay-speed-slow = langzaam
replay-speed-normal = normaal
replay-speed-fast = snel
replay-eyes = Gezien door
replay-eyes-all = alles open
replay-eyes-spectator = een toeschouwer
replay-eyes-seat = { $name } ({ seat })
replay-record = Partijbestand
replay-link = Link kopiëren
replay-embed = Kopiëren voor een website

## Verslagen van elders
replay-study = Opgeslagen partij openen
replay-study-about = Een partij van een andere server of van de opdrachtregel, als tekst of JSON. Aan deze tafel speelt niemand; je kunt er helemaal doorheen lopen.
replay-study-file = Kies een bestand
replay-study-paste = of plak de partij hier
replay-study-go = Openen

replay-example = Een voorbeeld
replay-example-about = Vier bots speelden deze partij, en één dollar gaf de doorslag. Loop er stap voor stap doorheen.
replay-example-open = Voorbeeld openen
## Herkenningspunten op de balk
replay-auction-back = Vorige veiling
replay-auction-on = Volgende veiling
replay-mark-auction = Veiling
replay-mark-gone = Op: { $what }
replay-mark-last = Laatste beurt

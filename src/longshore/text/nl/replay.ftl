### Partijen terugkijken.

replay-title = Partij terugkijken
replay-embedded = Een partij Container op Longshore
replay-keys = Bediening
replay-walk = Stappen en beurten
replay-scrubber = Moment in de partij
replay-step = Stap { $step } van { $last }
replay-before = Vóór de eerste beurt
replay-turn = Ronde { $round }, beurt { $number }, { seat }:
replay-first = Naar het begin
replay-last = Naar het einde
replay-turn-back = Vorige beurt
replay-turn-on = Volgende beurt
replay-step-back = Vorige stap
replay-step-on = Volgende stap
replay-play = Afspelen
replay-pause = Pauze
replay-speed = Snelheid
replay-speed-slow = langzaam
replay-speed-normal = normaal
replay-speed-fast = snel
replay-eyes = Perspectief
replay-eyes-all = alle kaarten open
replay-eyes-spectator = een toeschouwer
replay-eyes-seat = { $name } ({ seat })
replay-record = Partijbestand
replay-link = Link kopiëren
replay-embed = Insluitcode kopiëren

## Verslagen van elders
replay-study = Opgeslagen partij openen
replay-study-about = Open een partij van een andere server of van de opdrachtregel, als tekst of JSON, en loop er stap voor stap doorheen.
replay-study-file = Kies een bestand
replay-study-paste = of plak het partijbestand hier
replay-study-go = Openen

replay-example = Voorbeeldpartij
replay-example-about = Vier bots speelden deze partij, en één dollar gaf de doorslag. Loop er stap voor stap doorheen.
replay-example-open = Voorbeeld openen
## Herkenningspunten op de balk
replay-auction-back = Vorige veiling
replay-auction-on = Volgende veiling
replay-mark-auction = Veiling
replay-mark-gone = Op: { $what }
replay-mark-last = Laatste beurt

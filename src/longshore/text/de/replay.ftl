### Partien noch einmal ansehen.

replay-title = Partie ansehen
replay-embedded = Eine Partie Container auf Longshore
replay-keys = Wiedergabe steuern
replay-walk = Schritte und Züge
replay-scrubber = Position in der Partie
replay-step = Schritt { $step } von { $last }
replay-before = Vor dem ersten Zug
replay-turn = Runde { $round }, Zug { $number }, { seat }:
replay-first = Zum Anfang
replay-last = Zum Ende
replay-turn-back = Einen Zug zurück
replay-turn-on = Einen Zug weiter
replay-step-back = Einen Schritt zurück
replay-step-on = Einen Schritt weiter
replay-play = Abspielen
replay-pause = Pause
replay-speed = Tempo
replay-speed-slow = langsam
replay-speed-normal = normal
replay-speed-fast = schnell
replay-eyes = Blickwinkel
replay-eyes-all = alle Karten offen
replay-eyes-spectator = Zuschauer
replay-eyes-seat = { $name } ({ seat })
replay-record = Partiedatei
replay-link = Link kopieren
replay-embed = Einbettungscode kopieren

## Aufzeichnungen von anderswo
replay-study = Gespeicherte Partie öffnen
replay-study-about = Öffne eine Partie von einem anderen Server oder aus der Kommandozeile, als Text oder JSON, und gehe sie Schritt für Schritt durch.
replay-study-file = Datei wählen
replay-study-paste = oder die Partiedatei hier einfügen
replay-study-go = Öffnen

replay-example = Beispielpartie
replay-example-about = Vier Bots haben diese Partie gespielt, und ein einziger Dollar hat sie entschieden. Gehe sie Schritt für Schritt durch.
replay-example-open = Beispiel öffnen
## Was auf der Leiste hervorsticht
replay-auction-back = Vorige Versteigerung
replay-auction-on = Nächste Versteigerung
replay-mark-auction = Versteigerung
replay-mark-gone = Aufgebraucht: { $what }
replay-mark-last = Letzter Zug

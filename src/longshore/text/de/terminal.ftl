### Das bildschirmfüllende Spiel im Terminal.

## Der Tisch: kurze Überschriften schmaler Spalten, und wo ein Schiff liegt
terminal-column-seat = Spieler
terminal-column-factory = Fabrikgeschäft
terminal-column-harbour = Hafengeschäft
terminal-column-ship = Schiff
terminal-column-bank = Bank
terminal-column-island = Insel
terminal-you = du
terminal-card = Karte
terminal-seen = { $viewer ->
    [all] alles offen
    [spectator] aus der Sicht von Zuschauern
   *[seat] aus der Sicht { seat-of }
}
terminal-ship-at = { $place ->
    [sea] offene See
    [island] Insel
    [bank] Bankhafen
   *[harbour] bei { seat }
}
terminal-actions-left = { $count ->
    [one] Noch { $count } Aktion.
   *[other] Noch { $count } Aktionen.
}
terminal-last-turn = Das ist der letzte Zug.
terminal-end = { $count ->
    [one] Ende nach ≥ { $count } Produktion
   *[other] Ende nach ≥ { $count } Produktionen
}
terminal-end-triggered = Das Spielende ist ausgelöst.
terminal-thinking = { seat } denkt nach …
terminal-stand-in = Ein Matrose spielt für { seat } weiter: { $why }.
terminal-payment = { $space ->
    [goods] { seat } bietet { $bid } für die Container von Broker { $broker }
   *[money] { seat } bietet { $bid } für das Geld von Broker { $broker }
}

## Was man sich im Kopf ausrechnen würde
terminal-score-now = Punktestand: { $score }
terminal-values = Werte:
terminal-room = Platz: Fabrik { $factory }, Hafen { $harbour }, Schiff { $ship }
terminal-interest = Zinsen im nächsten Zug: { $amount } $
terminal-interest-short = { $short ->
    [one] Zinsen im nächsten Zug: { $amount } $, dir fehlt { $short } $
   *[other] Zinsen im nächsten Zug: { $amount } $, dir fehlen { $short } $
}
terminal-next-machine = Die nächste Maschine kostet { $cost } $.
terminal-next-warehouse = Das nächste Lagerhaus kostet { $cost } $.
terminal-lot = Die Ladung { seat-of } { $lot } ist dir { $amount } $ wert.
terminal-worth = dir { $amount } $ wert
terminal-buyer-factory = { seat } hat Platz für { $count } Container aus deinem Fabrikgeschäft: { $containers }
terminal-buyer-harbour = Das Schiff { seat-of } hat Platz für { $count } Container aus deinem Hafengeschäft: { $containers }

## Was offen ist
terminal-auction = { seat } verkauft { $lot }
terminal-bids = Angebote: { $bids }
terminal-bids-tie-break = Stechen: { $bids }
terminal-sealed = Verdeckte Angebote: { $names }
terminal-settle = Akzeptieren bringt { $accept } $. Ablehnen kostet { $cost } $, und die Ladung ist dir { $worth } $ wert.
terminal-decline-short = { $short ->
    [one] Dir fehlt { $short } $.
   *[other] Dir fehlen { $short } $.
}
terminal-buying = { $store ->
    [factory] Kauf im Fabrikgeschäft { seat-of }
    [bank] Laden aus dem Bankhafen
   *[harbour] Kauf im Hafengeschäft { seat-of }
}
terminal-for-space = { $space ->
    [goods] Für die Container von Broker { $broker }
   *[money] Für das Geld von Broker { $broker }
}
terminal-in-hand = In der Hand: { $containers }
terminal-placed = Mit Preis: { $containers }
terminal-laid-aside = Beiseitegelegt: { $containers }
terminal-left-to-pay = Noch zu zahlen: { $containers }
terminal-offered = Geboten: { $containers }
terminal-to-make = Noch { $count } herzustellen
terminal-to-seize = Noch { $count } zu pfänden bei { seat }

## Entscheiden
terminal-draft = { $count ->
    [one] { $count } Schritt lässt sich rückgängig machen (u).
   *[other] { $count } Schritte lassen sich rückgängig machen (u).
}
terminal-final = Das lässt sich nicht rückgängig machen:
terminal-final-yes = Ja, bestätigen
terminal-final-no = Nein, zurück
terminal-type = Schritt eintippen oder auswählen
terminal-no-number = Schritt { $number } steht nicht in der Liste.
terminal-no-match = Kein Schritt passt zu deiner Eingabe.
terminal-not-you = Du bist { seat }.
terminal-nothing-to-undo = Es gibt nichts rückgängig zu machen.
terminal-nothing-to-redo = Es gibt nichts zu wiederholen.
terminal-hint-soon = Tipp wird gesucht …
terminal-tracking = Das Bargeld aller wird gezeigt, errechnet aus den offenen Zahlungen. Auf einem Zettel könntest du genauso mitrechnen.
terminal-not-tracking = Das Bargeld der anderen ist wieder verborgen.

## Die Tastatur weitergeben
terminal-cover = Jetzt entscheidet { seat }. Bitte gib die Tastatur weiter.
terminal-cover-enter = Drücke Enter, wenn sonst niemand hinsieht.

## Tasten
terminal-key-help = Hilfe
terminal-key-undo = Rückgängig
terminal-key-redo = Wiederholen
terminal-key-hint = Tipp
terminal-key-insight = Einblick
terminal-key-log = Verlauf
terminal-key-scores = Punkte
terminal-key-leave = Ende
terminal-close = Esc schließt
terminal-help-title = Hilfe
terminal-help-choose = einen Schritt der Liste auswählen
terminal-help-type = einen Schritt, seine Nummer in der Liste oder ein Angebot eintippen
terminal-help-complete = Getipptes ergänzen (Pfeil rechts übernimmt den Vorschlag)
terminal-help-undo = den letzten Schritt dieses Zuges rückgängig machen
terminal-help-redo = ihn wiederholen
terminal-help-reset = den ganzen Zug rückgängig machen
terminal-help-hint = ein Tipp: Schritte, die ein guter Spieler erwägt, stehen vorn (★), mit ihrem Wert in Dollar
terminal-help-insight = Preise, Platz, Wert der Ladungen, mögliche Käufer
terminal-help-log = alles, was geschehen ist
terminal-help-scores = die Wertung
terminal-help-track = das Bargeld aller zeigen oder verbergen, errechnet aus den offenen Zahlungen
terminal-help-save-as = eine Kopie der Partiedatei speichern
terminal-help-leave = die Partie speichern und verlassen
terminal-help-signs = Jeder Container ist ein farbiges Zeichen, eine Zahl sagt, wie viele es sind:
terminal-help-board = Jede Zeile steht für einen Spieler: Maschinen und darunter das Fabrikgeschäft, Lagerhäuser (⌂) und darunter das Hafengeschäft, jeweils mit dem Preis des nächsten Baus (+6 $), den Containern im Geschäft und dem Platz dafür (3/4), dahinter die Fächer nach Preis.
terminal-help-draft = Dein Zug ist ein Entwurf, bis er andere betrifft. Bis dahin lässt sich jeder Schritt rückgängig machen.
terminal-help-final = Was sich nicht rückgängig machen lässt, musst du bestätigen: den Zug beenden, eine Versteigerung beginnen, ein Angebot machen, akzeptieren oder ablehnen.
terminal-help-typing = Schritte kannst du in der Spielnotation eintippen, zum Beispiel: produce, place tan@3, sail island, bid 7.
terminal-help-saving = Die Partie wird nach jedem deiner Schritte gespeichert.

## Blätter
terminal-insight-title = Einblick
terminal-insight-score = Wenn die Partie jetzt endete:
terminal-log-title = Verlauf
terminal-scores-secret = Die Punkte sind bis zum Ende geheim.
terminal-winners = { $count ->
    [one] { $names } gewinnt.
   *[other] { $names } teilen sich den Sieg.
}
terminal-score-cash = Bargeld
terminal-score-island = Insel
terminal-score-harbour = Hafen
terminal-score-ship = Schiff
terminal-score-bank-harbour = Bank
terminal-score-loans = Kredite
terminal-score-total = Summe
terminal-score-colours = Insel: Anzahl × Wert. Die Farbe in Klammern wird abgegeben.

## Speichern und gehen
terminal-save-as = In welcher neuen Datei soll die Kopie gespeichert werden?
terminal-saved = Gespeichert in { $file }.
terminal-not-saved = Die Partie ist nicht gespeichert: { $why }.
terminal-leave-saved = Die Partie verlassen? Sie ist in { $file } gespeichert. „longshore play --resume“ setzt die letzte Partie fort, „longshore play --load“ eine beliebige.
terminal-leave-unsaved = Die Partie verlassen? Sie ist nicht gespeichert: { $why }.
terminal-leave-yes = Verlassen
terminal-leave-no = Bleiben
terminal-too-small = Der Tisch braucht ein Fenster mit { $columns } Spalten und { $lines } Zeilen. Dieses hat nur { $width } Spalten und { $height } Zeilen.
terminal-plain-instead = Mit --plain spielst du Zeile für Zeile, in jedem Fenster.
terminal-none-unfinished = Es gibt keine angefangene Partie, die du fortsetzen könntest.

## Zeile für Zeile
terminal-machines = Maschinen
terminal-warehouses = Lagerhäuser
terminal-left = Du hast die Partie verlassen.
terminal-plain-help =
    Antworte mit der Nummer eines Schritts, mit dem Schritt selbst (produce) oder, wo geboten wird, mit einem Betrag.
    Weitere Befehle: table (Tisch), steps (Schritte), hint (Tipp), undo, redo, reset, log (Verlauf), score (Punkte), cash (Geldzähler), save DATEI, quit (Ende).

## Why something is not as usual
terminal-guest = { $why ->
    [late] Der Bot hat zu lange gebraucht
   *[failed] Der Bot ist ausgefallen
}
terminal-no-screen = { $why ->
    [output] Die Ausgabe ist kein Terminal
    [input] Die Eingabe ist kein Terminal
    [lines] Dieses Terminal zeigt nur Zeilen
   *[textual] Für das bildschirmfüllende Spiel fehlt Textual (longshore[terminal] installieren)
}, deshalb wird Zeile für Zeile gespielt

## The decisions that cost a seat most
terminal-why-count = { $count ->
    [one] { seat } hatte { $count } Entscheidung zu treffen.
   *[other] { seat } hatte { $count } Entscheidungen zu treffen.
}
terminal-why-same = Bei { $count } davon hätte der Bot ({ $bot }) genauso entschieden.
terminal-why-none = Kein anderer Schritt wäre klar besser gewesen.
terminal-why-step = Schritt
terminal-why-lead = Vorsprung
terminal-why-score = Punkte
terminal-why-played = Gespielt: { $text }
terminal-why-better = Besser: { $text }
terminal-why-figures = Was jeder Schritt gekostet hat: Vorsprung vor dem besten anderen Spieler und Punkte am Ende, in Dollar, geschätzt aus dem, was dieser Platz sehen konnte.

### Was nur die Seite im Browser sagt.

page-name = Longshore
page-hero = Herstellen, verschiffen, in Übersee verkaufen.
page-hero-about = Das Brettspiel Container im Browser: Alle produzieren, handeln und verschiffen Container in fünf Farben. Wer verdient am meisten daran?
page-play-now = Jetzt spielen
page-play-now-about = Gegen zwei Bots, sofort. Ohne Konto.
page-new-table = Neuer Tisch
page-home = Startseite
page-me = Du
page-guest-name = Gast
page-language = Sprache
page-theme-dark = Dunkle Darstellung
page-theme-light = Helle Darstellung
page-back = Zurück
page-close = Schließen
page-cancel = Abbrechen
page-confirm = Bestätigen
page-save = Speichern
page-your-name = Dein Name
page-name-saved = Gespeichert.
page-loading = Der Tisch wird geöffnet …
page-nowhere = Unter dieser Adresse gibt es nichts.
page-no-table = Diesen Tisch gibt es nicht.
page-cancelled = Die Partie wurde abgebrochen.
page-problem-offline = Der Server ist nicht erreichbar. Es wurde nichts gesendet; versuche es noch einmal.
page-connection-lost = Die Verbindung ist unterbrochen. Neuer Versuch …

## Tische
page-my-tables = Meine Tische
page-open-tables = Offene Tische
page-open-tables-none = Gerade sucht niemand Mitspieler.
page-state-open = wartet auf Mitspieler
page-state-your-turn = du bist am Zug
page-lobby = Warten auf Mitspieler
page-seat-open = ein freier Platz
page-seat-captain = Bot: Kapitän (stark)
page-seat-trader = Bot: Händler
page-seat-deckhand = Bot: Matrose (leicht)
page-seat-none = niemand
page-style = Wie Bot { $number } spielt
page-style-none = ausgewogen
page-style-producer = produziert gern
page-style-shipper = verschifft gern
page-style-collector = sammelt gern
page-style-banker = hält sein Geld zusammen
page-seat-number = Platz { $number }
page-bot-name = { $bot ->
    [Trader] Händler
    [Deckhand] Matrose
    [Captain] Kapitän
   *[other] { $bot }
} (Bot)
page-invite = Schicke diesen Link an alle, die mitspielen sollen
page-copy = Kopieren
page-copied = Kopiert
page-join = Platz nehmen
page-leave = Verlassen
page-start-with-bots = Starten (Bots füllen auf)
page-edition = Ausgabe
page-seats = Plätze
page-seats-about = Es spielen drei, vier oder fünf.
page-seats-ordered = Diese Reihenfolge behalten, statt die Plätze zu losen
page-seats-few = Es müssen mindestens drei mitspielen.
page-listed = Jeder darf mitspielen: den Tisch bei den offenen zeigen
page-options = Optionen
page-options-more = Weitere Optionen
page-recommended = empfohlen
page-create = Tisch eröffnen
page-create-and-start = Partie starten

## Der Tisch
page-table-title = Der Tisch
page-round = Runde { $round }
page-sea = Der Hafen
page-quays = Kais
page-my-quay = Dein Kai
page-purse = Dein Geld und deine Karte
page-machines = Maschinen
page-warehouses = Lagerhäuser
page-machine-of = Maschine: { $what }
page-warehouse-number = Lagerhaus { $number }
page-build-machine = Maschine für { $cost } $ kaufen
page-build-warehouse = Lagerhaus für { $cost } $ kaufen
page-space-costs = freier Platz: Bauen kostet { $cost } $
page-nothing = nichts
# $lot is a list of colours
page-column = { $lot } zu { $price } $
page-plot = { $lot ->
    [none] { seat }: nichts
   *[other] { seat }: { $lot }
}
page-berth = Hier liegt das Schiff { seat-of }
page-ship-at = { $place ->
    [sea] Schiff { seat-of }, auf offener See
    [island] Schiff { seat-of }, an der fremden Insel
    [bank] Schiff { seat-of }, im Bankhafen
   *[harbour] Schiff { seat-of }, im Hafen { other-of }
}{ $cargo ->
    [none] , leer
   *[other] , mit { $cargo }
}
page-supply-left = { $count ->
    [0] { $what }: aufgebraucht
   *[other] { $what }: noch { $count }
}
page-end-gauge = { $gone } von 2 Farben aufgebraucht
page-end-productions = { $count ->
    [one] noch mindestens { $count } Produktion
   *[other] noch mindestens { $count } Produktionen
}
page-end-last-turn = Letzter Zug!
page-interest-due = −{ $due } $ nächster Zug
page-score-now = Punkte jetzt
page-thinking = überlegt
page-payment = { seat } bietet { $bid }
page-payment-unused = frei
page-log = Verlauf
page-log-more = Frühere Züge

## Handeln
page-turn-buttons = Dein Zug als Entwurf
page-undo = Rückgängig
page-redo = Wiederholen
page-reset = Zug zurücksetzen
page-end-turn = Zug beenden
page-turn-complete = Dein Zug steht. Beende ihn oder mach etwas rückgängig.
page-actions-left = { $count ->
    [0] keine Aktion mehr
    [one] noch { $count } Aktion
   *[other] noch { $count } Aktionen
}
page-action-produce = Produzieren
page-action-restock = Waren einkaufen
page-action-sail = Fahren
page-action-build = Bauen
page-action-broker = Broker
page-action-load = Schiff beladen
page-buy-here = Kaufen
page-restock-about = { $room ->
    [0] Dein Hafengeschäft ist voll. Neue Preise sind trotzdem möglich.
    [one] Dein Hafengeschäft hat Platz für { $room } Container. Bei wem kaufst du?
   *[other] Dein Hafengeschäft hat Platz für { $room } Container. Bei wem kaufst du?
}
page-sail-auction = beginnt die Versteigerung deiner Ladung
page-shelf-empty = Hier gibt es nichts zu kaufen.
page-bought = Genommen: { $lot }
page-room-left = { $count ->
    [0] kein Platz mehr
   *[other] Platz für { $count }
}
page-hand-empty = leer
page-in-hand = { $what }: { $count } in der Hand
page-buyers = Wer kaufen könnte:
page-buyer-room = { $count ->
    [0] kein Platz
   *[other] Platz für { $count }
}
page-amount = Betrag in Dollar
page-less = 1 $ weniger
page-more = 1 $ mehr
page-clear = Leeren
page-backspace = Letzte Ziffer löschen
page-confirm-loan = Du hättest dann zwei Kredite: jeden Zug { $all_interest } $ Zinsen und am Ende −{ $all_loans_score } $. Fehlt das Geld für die Zinsen, nimmt die Bank deine Container.
page-confirm-first-loan = Jetzt 10 $; jeden Zug 1 $ Zinsen, und am Ende −11 $, falls du ihn nicht zurückzahlst.
page-confirm-buy = Du wolltest vor jedem Kauf gefragt werden.
page-confirm-turn = Zug jetzt beenden? Danach lässt er sich nicht mehr rückgängig machen.
page-confirm-bid = Ein Angebot kann nicht zurückgenommen werden.
page-confirm-auction = Das beginnt die Versteigerung und beendet deinen Zug. Es lässt sich nicht rückgängig machen.
page-confirm-final = Das lässt sich nicht rückgängig machen.

## Die Versteigerung
page-auction = Die Ladung { seat-of } wird versteigert
page-auction-tie-break = Gleichstand: Die Höchstbietenden legen etwas drauf
page-bid-made = hat geboten
page-bid-wait = Dein Angebot ist abgegeben. Alle Angebote werden gleichzeitig aufgedeckt.
page-zero-cards = { $count ->
    [one] mit { $count } 0-$-Karte
   *[other] mit { $count } 0-$-Karten
}
page-worth = Wert für dich:
page-worth-change = deine Insel: { $before } $ → { $after } $
page-worth-discard = Am Ende abzugeben: { $what }
page-worth-discard-before = (vorher: { $what })
page-worth-five = Alle fünf Farben: Deine 5/10-Farbe zählt 10.
page-worth-five-kept = Du hast schon alle fünf Farben.
page-decline-worth = Auf deiner Insel { $worth } wert, unterm Strich { $total }.
page-decline-short = Zum Ablehnen fehlen dir { $short } $.

## Das Ende
page-you-win = Du gewinnst!
page-winners = { $count ->
    [one] { $names } gewinnt.
   *[other] { $names } teilen sich den Sieg.
}
page-discarded = abgegeben
page-total = Summe
page-rematch = Revanche
page-action-sale = An die Bank verkaufen

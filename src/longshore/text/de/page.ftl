### Was nur die Seite im Browser sagt.

page-name = Longshore
page-hero = Herstellen, verschiffen, in Übersee verkaufen.
page-hero-about = Das Brettspiel Container im Browser. Stelle Container in fünf Farben her, verkaufe und verschiffe sie. Alle Preise bestimmen die Spieler, und wer am Ende am reichsten ist, gewinnt.
page-play-now = Jetzt spielen
page-play-now-about = Sofort, gegen zwei Bots. Ohne Konto.
page-new-table = Neuer Tisch
page-home = Startseite
page-me = Du
page-guest-name = Gast
page-language = Sprache
page-theme-dark = Dunkles Design
page-theme-light = Helles Design
page-back = Zurück
page-close = Schließen
page-cancel = Abbrechen
page-confirm = Bestätigen
page-save = Speichern
page-your-name = Dein Name
page-name-saved = Gespeichert.
page-loading = Der Tisch wird geöffnet …
page-nowhere = Seite nicht gefunden.
page-no-table = Diesen Tisch gibt es nicht. Bitte prüfe den Link.
page-cancelled = Die Partie wurde abgebrochen.
page-problem-offline = Der Server ist nicht erreichbar. Es wurde nichts gesendet. Bitte versuche es noch einmal.
page-connection-lost = Verbindung unterbrochen. Neuer Versuch …

## Tische
page-my-tables = Meine Tische
page-open-tables = Offene Tische
page-open-tables-none = Gerade sucht niemand Mitspieler.
page-state-open = wartet auf Mitspieler
page-state-your-turn = du bist am Zug
page-lobby = Warten auf Mitspieler
page-seat-open = freier Platz
page-seat-admiral = Bot: Admiral (Stufe { $level })
page-seat-commodore = Bot: Kommodore (Stufe { $level })
page-seat-captain = Bot: Kapitän (Stufe { $level })
page-seat-pilot = Bot: Lotse (Stufe { $level })
page-seat-trader = Bot: Händler (Stufe { $level })
page-seat-mate = Bot: Steuermann (Stufe { $level })
page-seat-bosun = Bot: Bootsmann (Stufe { $level })
page-seat-stevedore = Bot: Hafenarbeiter (Stufe { $level })
page-seat-apprentice = Bot: Lehrling (Stufe { $level })
page-seat-deckhand = Bot: Matrose (Stufe { $level })
page-seat-none = kein Spieler
page-style = Spielstil von Bot { $number }
page-style-none = Allrounder
page-style-producer = Hersteller
page-style-shipper = Reeder
page-style-collector = Sammler
page-style-banker = Sparer
page-seat-number = Platz { $number }
page-bot-name = { $bot ->
    [Deckhand] Matrose
    [Apprentice] Lehrling
    [Stevedore] Hafenarbeiter
    [Bosun] Bootsmann
    [Mate] Steuermann
    [Trader] Händler
    [Pilot] Lotse
    [Captain] Kapitän
    [Commodore] Kommodore
    [Admiral] Admiral
   *[other] { $bot }
} (Bot)
page-invite = Schicke diesen Link an alle, die mitspielen sollen
page-copy = Kopieren
page-copied = Kopiert
page-join = Platz nehmen
page-leave = Verlassen
page-start-with-bots = Mit Bots starten
page-edition = Ausgabe
page-seats = Plätze
page-seats-about = Container ist ein Spiel für drei bis fünf Personen.
page-seats-ordered = Diese Reihenfolge behalten, statt die Plätze auszulosen
page-seats-few = Es müssen mindestens drei mitspielen.
page-your-level = Etwa so stark wie du: { $bot } (Stufe { $level })
page-listed = Öffentlicher Tisch: Alle können ihn finden und mitspielen
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
page-build-machine = Maschine für { $cost } $ bauen
page-build-warehouse = Lagerhaus für { $cost } $ bauen
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
page-end-productions =
    { $count ->
        [one] Ende frühestens nach { $count } Produktion
       *[other] Ende frühestens nach { $count } Produktionen
    }
page-end-last-turn = Letzter Zug!
page-interest-due = −{ $due } $ Zinsen im nächsten Zug
page-score-now = Punktestand
page-thinking = überlegt
page-payment = { seat } bietet { $bid }
page-payment-unused = frei
page-log = Verlauf
page-log-more = Frühere Züge zeigen

## Handeln
page-turn-buttons = Schritte rückgängig machen, wiederholen oder den Zug beenden
page-undo = Rückgängig
page-redo = Wiederholen
page-reset = Zug zurücksetzen
page-end-turn = Zug beenden
page-turn-complete = Alles erledigt. Beende deinen Zug oder mache einen Schritt rückgängig.
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
page-action-load = Nachkaufen
page-buy-here = Kaufen
page-restock-about = { $room ->
    [0] Dein Hafengeschäft ist voll. Neue Preise sind trotzdem möglich.
    [one] Dein Hafengeschäft hat Platz für { $room } Container. Bei wem kaufst du?
   *[other] Dein Hafengeschäft hat Platz für { $room } Container. Bei wem kaufst du?
}
page-sail-auction = versteigert deine Ladung
page-shelf-empty = Hier gibt es nichts zu kaufen.
page-bought = Genommen: { $lot }
page-room-left = { $count ->
    [0] kein Platz mehr
   *[other] Platz für { $count }
}
page-hand-empty = alle Container haben einen Preis
page-in-hand = { $what } ohne Preis: { $count }
page-buyers = Mögliche Käufer:
page-buyer-room = { $count ->
    [0] kein Platz
   *[other] Platz für { $count }
}
page-amount = Betrag in Dollar
page-less = 1 $ weniger
page-more = 1 $ mehr
page-clear = Leeren
page-backspace = Letzte Ziffer löschen
page-confirm-loan = Mit zwei Krediten zahlst du jeden Zug { $all_interest } $ Zinsen, und am Ende kosten sie dich { $all_loans_score } $, wenn du sie nicht zurückzahlst. Kannst du die Zinsen nicht zahlen, pfändet die Bank einige deiner Container.
page-confirm-first-loan = Du bekommst { $loan_amount } $ und zahlst jeden Zug { $interest_cost } $ Zinsen. Zahlst du den Kredit nicht zurück, kostet er dich am Ende { $loan_score } $.
page-confirm-buy = Diesen Kauf bestätigen?
page-confirm-turn = Zug jetzt beenden? Danach lässt er sich nicht mehr rückgängig machen.
page-confirm-bid = Danach kannst du dein Angebot nicht mehr ändern.
page-confirm-auction = Damit beginnt die Versteigerung, und dein Zug endet. Das lässt sich nicht rückgängig machen.
page-confirm-final = Das lässt sich nicht rückgängig machen.

## Die Versteigerung
page-auction = Die Ladung { seat-of } wird versteigert
page-auction-tie-break = Gleichstand! Die Höchstbietenden legen etwas drauf
page-bid-made = hat geboten
page-bid-wait = Dein Angebot ist abgegeben. Alle Angebote werden gleichzeitig aufgedeckt.
page-zero-cards = { $count ->
    [one] mit { $count } Bluffkarte
   *[other] mit { $count } Bluffkarten
}
page-worth = Wert für dich:
page-worth-change = deine Insel: { $before } $ → { $after } $
page-worth-discard = Am Ende abzugeben: { $what }
page-worth-discard-before = (vorher: { $what })
page-worth-five = Alle fünf Farben: Deine 5/10-Farbe zählt jetzt { $card_high }.
page-worth-five-kept = Du hast schon alle fünf Farben.
page-decline-worth = Auf deiner Insel { $worth } wert, unterm Strich { $total }.
page-decline-short = { $short ->
    [one] Um die Ladung zu behalten, fehlt dir { $short } $.
   *[other] Um die Ladung zu behalten, fehlen dir { $short } $.
}

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
page-edition-advice = Neu im Spiel? Nimm die Ausgabe von 2007, wie bei „{ page-play-now }“.

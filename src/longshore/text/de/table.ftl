### What only the table in the browser says.

## The connection
table-connection-lost = Keine Verbindung. Du siehst den Stand von { $time }. Neuer Versuch …
table-connection-asking = Keine Live-Verbindung. Der Tisch wird alle paar Sekunden aktualisiert.
table-here = am Tisch
table-away = abwesend
table-spectators = { $count ->
    [one] { $count } Person schaut zu
   *[other] { $count } Personen schauen zu
}

## The auction
table-seller-decides = { seat } entscheidet: für { $amount } $ verkaufen und mit der Subvention { $total } $ bekommen, oder { $amount } $ zahlen und die Ladung behalten.
table-accept-sum = { $amount } $ vom Bieter und { $amount } $ von der Bank

## Beside the table
table-side = Verlauf, Chat und Notizen
table-since = Seit deinem letzten Zug
table-digest-sold = Verkauft: { $lot } für { $amount } $.
table-digest-made = { seat } stellt Container her: { $lot }.
table-digest-bought = { seat } kauft von { other-to } Container ({ $lot }) für { $amount } $.
table-filter = Im Verlauf zeigen
table-filter-all = Alles
table-filter-trade = Produktion und Handel
table-filter-ships = Schiffe
table-filter-auctions = Versteigerungen
table-filter-money = Geld und Kredite
table-log-none = Noch nichts zu sehen.
table-moment = den Tisch zu diesem Zeitpunkt zeigen
table-past = Rückblick: nach Schritt { $number } von { $total }
table-step-back = Einen Schritt zurück
table-step-on = Einen Schritt weiter
table-now = Zurück zur Partie
table-chat = Chat
table-chat-none = Noch keine Nachrichten.
table-chat-write = Nachricht schreiben
table-chat-send = Senden
table-chat-about = Optionen zu dieser Nachricht von { $name }
table-chat-removed = Vom Admin entfernt.
table-mute = Stummschalten
table-mute-about = Du siehst die Nachrichten dieser Person nicht mehr.
table-block = Blockieren
table-block-about = Ihr seht keine Nachrichten mehr voneinander, und keiner kann sich an einen Tisch des anderen setzen.
table-report = Dem Admin melden
table-report-name = Namen melden
table-report-reason = Was ist an dieser Nachricht nicht in Ordnung?
table-reported = Danke. Der Admin sieht es sich an.
table-notes = Notizen
table-notes-about = Das siehst nur du.
table-sheet = Karten
table-sheet-about = Wer hat welche Wertkarte? Tippe ein Feld an: ✗ nein, ? vielleicht, ✓ ja. Nur auf diesem Gerät gespeichert.
table-sheet-cell = { seat }, Karte mit { $card_1 } für { $what }: { $text }
table-mark-none = nicht markiert
table-mark-no = nein
table-mark-maybe = vielleicht
table-mark-yes = ja
table-tracker = Geldzähler
table-tracker-about = Das Bargeld aller, errechnet aus den offenen Zahlungen. Auf einem Zettel könntest du genauso mitrechnen.

## Time, seats and votes
table-menu = Tischmenü
table-watching = Du schaust zu.
table-time-left = Restzeit:
table-paused = angehalten
table-days = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
}
table-pause = Uhren anhalten
table-resume = Uhren weiterlaufen lassen
table-pause-about = Alle Spieler müssen zustimmen.
table-hand-over = Einen Bot für mich spielen lassen
table-hand-over-about = Für einen Zug, für eine Weile oder bis zum Ende. Deinen Platz kannst du jederzeit zurücknehmen.
table-bot-plays = Bot spielt
table-bot-plays-you = Ein Bot spielt auf deinem Platz.
table-program = Programm
table-take-back = Meinen Platz zurücknehmen
table-give = Platz abgeben
table-give-about = Erzeugt einen Link. Wer ihn zuerst öffnet, übernimmt deinen Platz.
table-give-link = Schicke diesen Link der Person, die deinen Platz übernimmt
table-give-withdraw = Link ungültig machen
table-seat-offered = Ein Platz für dich
table-seat-offered-about = Jemand bietet dir einen Platz in dieser Partie an.
table-just-watch = Nur zuschauen
table-end = Vorzeitiges Ende vorschlagen
table-end-about = Wenn alle zustimmen, endet die Partie, und es zählt der jetzige Stand.
table-cancel = Abbruch vorschlagen
table-cancel-about = Nur in der ersten Runde. Die Partie zählt dann nicht.
table-concede = Partie verlassen
table-concede-about = Du gibst auf, und ein Bot spielt für dich zu Ende.
table-concede-sure = Partie verlassen? Auf diesen Platz kannst du nicht zurückkehren.
table-offer-end = { seat } schlägt vor, die Partie jetzt zu beenden. Es zählt der jetzige Stand.
table-offer-cancel = { seat } schlägt vor, die Partie abzubrechen.
table-offer-stalemate = Zwei ganze Runden lang wurde kein Container bewegt und nichts gebaut. Partie jetzt beenden? Es zählt der jetzige Stand.
table-end-sure = Partie jetzt beenden?
table-offer-pause = Jemand möchte die Uhren anhalten.
table-offer-resume = Jemand möchte die Uhren weiterlaufen lassen.
table-agreed = Dafür: { $names }
table-agree = Zustimmen
table-decline = Ablehnen
table-withdraw = Zurückziehen
table-log-time-out = Die Zeit { seat-of } ist abgelaufen.
table-log-bot-plays = Ein Bot spielt jetzt für { seat }.
table-log-back = { seat } ist zurück.
table-log-seat-given = { $name } spielt von jetzt an { seat }.
table-log-paused = Die Uhren sind angehalten.
table-log-resumed = Die Uhren laufen wieder.

## One device for several
table-seat-here = Jemand neben mir, an diesem Gerät
table-cover = Gib das Gerät an { seat } weiter
table-cover-about = Alle anderen schauen bitte weg.
table-cover-lift = Ich bin { seat }. Meine Tafel zeigen
table-pace = Bedenkzeit
table-pace-free = Ohne Zeitlimit
table-pace-quick = Live, zügig: 30 Sekunden je Entscheidung, 3 Minuten Reserve
table-pace-calm = Live, ruhig: 90 Sekunden je Entscheidung, 10 Minuten Reserve
table-pace-day = Ein Tag je Entscheidung
table-pace-days = Drei Tage je Entscheidung
table-length = Etwa { $rounds } Runden, ungefähr { $minutes } Minuten
table-length-weeks = Etwa { $rounds } Runden, also mehrere Wochen

## Standing orders
table-orders = Daueraufträge
table-orders-about = Der Server bietet und entscheidet für dich in den Grenzen, die du hier setzt. Niemand sonst sieht sie.
table-orders-log = Was deine Aufträge getan haben
table-order-bid = Auf der Insel bieten, mit einem Preis je Container
table-order-cap = Nie mehr bieten als
table-order-keep = Bargeldreserve
table-order-tie = Bei Gleichstand drauflegen
table-order-other = Wenn eine Farbe keinen Preis hat
table-order-ask = Mich fragen
table-order-zero = 0 $ bieten
table-order-settle = Meine Ladung verkaufen
table-order-accept = Angebote akzeptieren ab
table-order-each = je Container
table-order-below = Bei niedrigeren Angeboten
table-order-pass = Übrige Aktionen verfallen lassen
table-order-loan = Aufträge dürfen einen Kredit aufnehmen

## Hints
table-hint = Tipp
table-hint-head = Der Bot schlägt vor:
table-hint-worth = Geschätzter Wert: { $amount }.
table-hint-better = Geschätzter Wert: { $amount }, { $more } mehr als die zweitbeste Möglichkeit.
table-hint-outlook = Gewinnchance: { $chance } %. Erwartete Punktzahl: { $score }.
table-why-produce = { $count ->
    [one] Deine Maschine stellt neue Ware für den Verkauf her.
   *[other] Deine { $count } Maschinen stellen neue Ware für den Verkauf her.
}
table-why-make = Neue Ware für den Verkauf. Von dieser Farbe noch im Vorrat: { $left }.
table-why-warehouse = Platz für mehr Ware, für { $cost } $.
table-why-machine = { $count ->
    [0] Sonst stellt niemand diese Farbe her. Kostet { $cost } $.
    [one] Nur ein anderer Spieler stellt diese Farbe her. Kostet { $cost } $.
   *[other] { $count } andere stellen diese Farbe auch her. Kostet { $cost } $.
}
table-why-restock = Dort gibt es { containers-counted } ab { $price } $, und du kannst teurer weiterverkaufen.
table-why-harbour = Dort gibt es { containers-counted } ab { $price } $ für dein Schiff.
table-why-sail = Bringt das Schiff dorthin, wo es Geld verdient.
table-why-sea = Von dort erreicht dein Schiff jeden Hafen.
table-why-island = Dort versteigerst du { containers-counted }, und die Bank verdoppelt das höchste Angebot.
table-why-waiting = Dort kannst du { containers-counted } laden.
table-why-take = Kostet { $price } $ und lässt sich teurer weiterverkaufen.
table-why-free = Kostet nichts.
table-why-place = { $count ->
    [0] Gerade kann ihn niemand kaufen, aber bei { $price } $ lohnt sich das Warten.
    [one] { $count } Spieler könnte ihn jetzt für { $price } $ kaufen.
   *[other] { $count } Spieler könnten ihn jetzt für { $price } $ kaufen.
}
table-why-price = Neue Preise, näher an dem, was andere zahlen.
table-why-bid = Die Ladung bringt dir auf der Insel { $worth } $, mit diesem Angebot also { $rest } $ Gewinn.
table-why-broker = Ein gutes Geschäft bei der Bank.
table-why-loan = Du hast { $cash } $. Der Kredit bezahlt deine nächsten Schritte.
table-why-repay = Spart jeden Zug { $interest_cost } $ Zinsen.
table-why-sell = Macht Ware zu Geld.
table-why-accept = Du bekommst { $total } $.
table-why-decline = Auf deiner eigenen Insel ist die Ladung { $worth } $ wert.
table-why-enough = Mehr zu kaufen lohnt sich nicht.
table-why-best = Gerade deine beste Möglichkeit.

## Keys
table-keys = Tastenkürzel
table-keys-about = Alles geht auch ohne Maus.
table-keys-on = Tastenkürzel benutzen
table-key-asked = zur aktuellen Entscheidung
table-key-quays = zu einem Kai, zuerst zu deinem
table-command = Schritt eintippen
table-command-about = Du kannst einen Schritt in der Spielnotation eingeben, etwa „place tan@3“. Tab ergänzt, Enter führt aus.
table-command-unknown = „{ $step }“ geht jetzt nicht.

## Regeln, Nachrichten und Mitspieler
table-rule = Regeln: { $what }
table-notices = Benachrichtigungen für diesen Tisch
table-notices-about = Wähle, worüber du benachrichtigt wirst, wenn du nicht da bist.
table-notices-nowhere = Du hast noch keine Benachrichtigungen eingerichtet. Das geht in den Einstellungen.
table-notices-as-others = Wie an meinen anderen Tischen
table-has-played = { $count ->
    [0] noch keine Partie beendet
    [one] { $count } Partie beendet
   *[other] { $count } Partien beendet
}
table-seat-bot = Bot hinzufügen
table-seat-free = Platz freimachen
table-invite-picture = QR-Code des Links
table-rated = Gewertet: Das Ergebnis zählt für die Rangliste. Es gibt keine Tipps, und Plätze lassen sich nicht abgeben.
table-tracker-offered = Alle dürfen den Geldzähler benutzen
table-programs-offered = Programme dürfen mitspielen
table-programs-about = Dein eigener Bot oder einer von Freunden kann über die Einladung beitreten. Alle sehen, dass dort ein Programm spielt.
table-sea-larger = Bild vergrößern
table-sea-whole = Ganzes Bild
table-help = Hilfe: den Tisch erklären
table-gone = Aufgebraucht: { $what }
table-gone-next = Geht noch eine Farbe aus, endet die Partie.
table-last-turn = Letzter Zug
table-seat-now = Du spielst jetzt { $name }
table-key-amount = bieten: Betrag tippen, dann Enter
table-key-accept = das höchste Angebot akzeptieren
table-key-keep = deine Ladung behalten

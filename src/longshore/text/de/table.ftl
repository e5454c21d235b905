### What only the table in the browser says.

## The connection
table-connection-lost = Keine Verbindung. Du siehst den Stand von { $time }; die Seite versucht es weiter.
table-connection-asking = Keine Direktverbindung: Die Seite fragt alle paar Sekunden nach Neuem.
table-here = am Tisch
table-away = abwesend
table-spectators = { $count ->
    [one] { $count } Person schaut zu
   *[other] { $count } Personen schauen zu
}

## The auction
table-seller-decides = { seat } entscheidet: für { $amount } $ verkaufen und mit der Subvention { $total } $ bekommen, oder { $amount } $ zahlen und die Ladung behalten.
table-accept-sum = { $amount } $ vom Bieter und { $amount } $ Subvention

## Beside the table
table-side = Verlauf, Chat und Notizen
table-since = Seit deinem letzten Zug
table-digest-sold = Verkauft: { $lot }, { $amount } $.
table-digest-made = { seat } stellt her: { $lot }.
table-digest-bought = { seat } kauft von { other-to }: { $lot }, { $amount } $.
table-filter = Im Verlauf zeigen
table-filter-all = Alles
table-filter-trade = Produktion und Handel
table-filter-ships = Schiffe
table-filter-auctions = Versteigerungen
table-filter-money = Geld und Kredite
table-log-none = Davon ist noch nichts geschehen.
table-moment = diesen Moment zeigen
table-past = Rückblick: nach Schritt { $number } von { $total }
table-step-back = Einen Schritt zurück
table-step-on = Einen Schritt weiter
table-now = Zurück ins Jetzt
table-chat = Chat
table-chat-none = Noch hat niemand etwas gesagt.
table-chat-write = An den Tisch schreiben
table-chat-send = Senden
table-chat-about = Zu dieser Nachricht von { $name }
table-chat-removed = Vom Betreiber des Servers entfernt.
table-mute = Stummschalten
table-mute-about = Du liest von dieser Person nichts mehr.
table-block = Blockieren
table-block-about = Ihr lest einander nicht und setzt euch nicht an die Tische des anderen.
table-report = Dem Betreiber des Servers melden
table-report-reason = Was ist daran nicht in Ordnung?
table-reported = Danke. Der Betreiber des Servers sieht es sich an.
table-notes = Notizen
table-notes-about = Das liest nur du.
table-sheet = Karten
table-sheet-about = Wer hat welche Karte? Antippen zum Markieren: ✗ nein, ? vielleicht, ✓ ja. Bleibt auf diesem Gerät.
table-sheet-cell = { seat }, Karte mit 10 für { $what }: { $text }
table-mark-none = nicht markiert
table-mark-no = nein
table-mark-maybe = vielleicht
table-mark-yes = ja
table-tracker = Geldzähler
table-tracker-about = Was die offenen Zahlungen über das Bargeld aller beweisen. Jeder könnte das auf einem Zettel mitrechnen.

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
table-pause-about = Alle, die spielen, müssen zustimmen.
table-hand-over = Einen Bot für mich spielen lassen
table-hand-over-about = Für einen Zug, für eine Weile oder bis zum Ende. Deinen Platz kannst du jederzeit zurücknehmen.
table-bot-plays = Bot spielt
table-bot-plays-you = Ein Bot spielt auf deinem Platz.
table-take-back = Meinen Platz zurücknehmen
table-give = Platz abgeben
table-give-about = Erzeugt einen Link. Wer ihn zuerst öffnet, spielt an deiner Stelle weiter.
table-give-link = Schick diesen Link an die Person, die den Platz haben soll
table-give-withdraw = Link ungültig machen
table-seat-offered = Ein Platz für dich
table-seat-offered-about = Jemand möchte, dass du in dieser Partie weiterspielst.
table-just-watch = Nur zuschauen
table-end = Vorzeitiges Ende vorschlagen
table-end-about = Gewertet wird der jetzige Stand, wenn alle zustimmen.
table-cancel = Abbruch vorschlagen
table-cancel-about = Nur in der ersten Runde. Die Partie zählt dann nicht.
table-concede = Partie verlassen
table-concede-about = Du gibst auf, und ein Bot spielt für dich zu Ende.
table-concede-sure = Auf diesen Platz kannst du nicht zurückkehren. Partie verlassen?
table-offer-end = { seat } schlägt vor, die Partie jetzt zu beenden und zu werten.
table-offer-cancel = { seat } schlägt vor, die Partie abzubrechen.
table-offer-stalemate = Eine ganze Runde lang wurde kein Container bewegt. Partie so beenden, wie sie steht?
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
table-cover-about = Alle anderen schauen jetzt weg.
table-cover-lift = Ich bin { seat }: Zeig mir meine Tafel
table-pace = Bedenkzeit
table-pace-free = Keine Uhr
table-pace-quick = Live, zügig: 30 Sekunden je Entscheidung, 3 Minuten Reserve
table-pace-calm = Live, ruhig: 90 Sekunden je Entscheidung, 10 Minuten Reserve
table-pace-day = Ein Tag je Entscheidung
table-pace-days = Drei Tage je Entscheidung

## Standing orders
table-orders = Daueraufträge
table-orders-about = Der Server antwortet für dich, nach deinen Zahlen. Niemand sonst erfährt davon.
table-orders-log = Was sie getan haben
table-order-bid = Auf der Insel bieten: so viel je Container
table-order-cap = Höchstens
table-order-keep = Bargeld behalten
table-order-tie = Mehr bei Gleichstand
table-order-other = Andere Ladungen
table-order-ask = Mich fragen
table-order-zero = 0 bieten
table-order-settle = Meine Ladung verkaufen
table-order-accept = Ab einem Angebot von
table-order-each = je Container
table-order-below = Darunter
table-order-pass = Übrige Aktionen verfallen lassen
table-order-loan = Aufträge dürfen einen Kredit aufnehmen

## Hints
table-hint = Tipp
table-hint-head = Ein Händler würde dies tun:
table-hint-worth = Wert etwa { $amount }.
table-hint-better = Wert etwa { $amount }, { $more } mehr als die zweitbeste Möglichkeit.
table-why-produce = { $count ->
    [one] Deine Maschine macht neue Ware zum Verkaufen.
   *[other] Deine { $count } Maschinen machen neue Ware zum Verkaufen.
}
table-why-make = Neue Ware zum Verkaufen; der Vorrat hat noch { $left } von dieser Farbe.
table-why-warehouse = Platz für mehr Ware, für { $cost } $.
table-why-machine = { $count ->
    [0] Niemand sonst stellt diese Farbe her. Kostet { $cost } $.
    [one] Nur { $count } anderer Spieler stellt diese Farbe her. Kostet { $cost } $.
   *[other] { $count } andere stellen diese Farbe auch her. Kostet { $cost } $.
}
table-why-restock = { containers-counted } gibt es dort ab { $price } $, zum teureren Weiterverkauf.
table-why-harbour = { containers-counted } gibt es dort ab { $price } $ für dein Schiff.
table-why-sail = Bringt das Schiff dorthin, wo es Geld verdient.
table-why-sea = Von dort erreicht das Schiff als Nächstes jeden Hafen.
table-why-island = { containers-counted } zur Versteigerung, und die Bank legt noch einmal so viel dazu wie das höchste Angebot.
table-why-waiting = Dein Schiff findet dort { containers-counted }.
table-why-take = Für { $price } $; lässt sich teurer weiterverkaufen.
table-why-free = Kostet nichts.
table-why-place = { $count ->
    [0] Gerade kann ihn niemand kaufen, aber bei { $price } $ lohnt sich das Warten.
    [one] { $count } Spieler könnte ihn jetzt für { $price } $ kaufen.
   *[other] { $count } Spieler könnten ihn jetzt für { $price } $ kaufen.
}
table-why-price = Neue Preise, näher an dem, was andere zahlen.
table-why-bid = Die Ladung bringt deiner Insel { $worth } $; dein Gewinn wäre { $rest } $.
table-why-broker = Ein gutes Geschäft bei der Bank.
table-why-loan = Du hast { $cash } $; der Kredit bezahlt, was jetzt kommt.
table-why-repay = Spart jeden Zug 1 $ Zinsen.
table-why-sell = Macht Ware zu Geld.
table-why-accept = Bringt dir { $total } $.
table-why-decline = Auf deiner eigenen Insel ist die Ladung { $worth } $ wert.
table-why-enough = Mehr lohnt sich nicht.
table-why-best = Deine beste Möglichkeit.

## Keys
table-keys = Tasten
table-keys-about = Alles geht auch ohne Maus.
table-keys-on = Tastenkürzel benutzen
table-key-asked = zur aktuellen Entscheidung
table-key-quays = die Kais, meiner zuerst
table-command = Schritt eintippen
table-command-about = Die Zeile versteht die Notation der Partiedateien, etwa „place tan@3“. Tab ergänzt, Enter führt aus.
table-command-unknown = „{ $step }“ geht jetzt nicht.

## Regeln, Nachrichten und Mitspieler
table-rule = Regeln: { $what }
table-notices = Benachrichtigungen für diesen Tisch
table-notices-about = Worüber du benachrichtigt wirst, wenn du nicht da bist.
table-notices-nowhere = Noch können wir dich nicht erreichen. Füge in den Einstellungen E-Mail oder Push hinzu.
table-notices-as-others = Wie an allen anderen Tischen
table-has-played = { $count ->
    [0] noch keine Partie beendet
    [one] { $count } Partie beendet
   *[other] { $count } Partien beendet
}
table-seat-bot = Bot hinzufügen
table-seat-free = Platz freimachen
table-invite-picture = Der Link als QR-Code
table-rated = Gewertet: Das Ergebnis zählt für die Rangliste. Ohne Tipps, und Plätze werden nicht abgegeben.
table-tracker-offered = Alle dürfen den Geldzähler benutzen
table-sea-larger = Bild vergrößern
table-sea-whole = Ganzes Bild
table-help = Hilfe: den Tisch erklären

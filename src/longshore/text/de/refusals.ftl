### Warum etwas nicht geht. $need ist die Grenze, $have das Vorhandene.

refusal-allowed = Das ist erlaubt.
refusal-game-over = Die Partie ist zu Ende.
refusal-no-such-seat = Diesen Spieler gibt es in dieser Partie nicht.
refusal-no-such-step = Diesen Schritt gibt es nicht.
refusal-not-your-turn = Du bist nicht am Zug.
refusal-not-asked = Du hast gerade nichts zu entscheiden.
refusal-wrong-step = Das beantwortet nicht, was du gerade gefragt wirst.
refusal-no-actions-left = Du hast beide Aktionen verbraucht; du kannst nur noch einen Kredit zurückzahlen oder den Zug beenden.
refusal-loan-limit = { $need ->
    [one] Niemand darf mehr als { $need } Kredit haben, und du hast { $have }.
   *[other] Niemand darf mehr als { $need } Kredite haben, und du hast { $have }.
}
refusal-loan-after-bid = Dein Angebot steht: kein Kredit, bis die Angebote aufgedeckt sind.
refusal-no-loan = Du hast keinen Kredit zurückzuzahlen.
refusal-repay-cash = Einen Kredit zurückzuzahlen kostet { $need } $, und du hast { $have } $.
refusal-no-warehouse-space = { $need ->
    [one] Es gibt Platz für { $need } Lagerhaus, und du hast { $have }.
   *[other] Es gibt Platz für { $need } Lagerhäuser, und du hast { $have }.
}
refusal-no-warehouse-left = Im Lagerhausvorrat ist kein Lagerhaus mehr.
refusal-warehouse-cash = Ein Lagerhaus kostet hier { $need } $, und du hast { $have } $.
refusal-no-machine-space = { $need ->
    [one] Es gibt Platz für { $need } Maschine, und du hast { $have }.
   *[other] Es gibt Platz für { $need } Maschinen, und du hast { $have }.
}
refusal-machine-owned = Du hast schon eine Maschine dieser Farbe.
refusal-no-machine-left = Im Maschinenvorrat ist keine Maschine dieser Farbe mehr.
refusal-machine-cash = Eine Maschine kostet hier { $need } $, und du hast { $have } $.
refusal-produced-already = Du hast in diesem Zug schon produziert.
refusal-produce-cash = Produzieren kostet { $need } $, und du hast { $have } $.
refusal-ends-after-call = Das würde das Spielende auslösen; das ist nicht erlaubt, nachdem du in diesem Zug den Broker gerufen hast.
refusal-no-such-machine = Du hast keine Maschine dieser Farbe.
refusal-made-already = Diese Maschine hat ihren Container schon hergestellt.
refusal-colour-gone = Im Containervorrat ist kein Container dieser Farbe mehr.
refusal-own-factory = Du kannst nicht im eigenen Fabrikgeschäft kaufen.
refusal-same-seller = Du hast in diesem Zug schon bei diesem Spieler gekauft.
refusal-not-in-store = In diesem Geschäft liegt kein solcher Container.
refusal-restock-room = Dein Hafengeschäft hat keinen Platz mehr: Es fasst einen Container je Lagerhaus.
refusal-restock-cash = Dieser Container kostet { $need } $, und du hast { $have } $.
refusal-not-liftable = In deinem Geschäft liegt kein solcher Container, den du noch aufnehmen könntest.
refusal-not-in-hand = Du hast keinen Container dieser Farbe in der Hand.
refusal-factory-price = Der höchste Preis im Fabrikgeschäft ist { $need } $, nicht { $have } $.
refusal-harbour-price = Der niedrigste Preis im Hafengeschäft ist { $need } $, nicht { $have } $.
refusal-hand-not-empty = { $have ->
    [one] Du hast noch { $have } Container in der Hand: Gib ihm zuerst einen Preis.
   *[other] Du hast noch { $have } Container in der Hand: Gib ihnen zuerst einen Preis.
}
refusal-sail-nowhere = Dein Schiff ist schon dort.
refusal-sail-via-sea = Aus einem Hafen muss ein Schiff erst auf die offene See fahren.
refusal-own-harbour = Ein Schiff fährt nie in den eigenen Hafen.
refusal-no-bank = In dieser Partie gibt es keine Investmentbank.
refusal-empty-ship = In dieser Partie darf ein Schiff ohne Ladung nicht zur fremden Insel fahren.
refusal-no-docked-purchase = In dieser Partie kauft ein Schiff nur bei der Ankunft.
refusal-not-docked = Dein Schiff liegt nicht im Hafen eines anderen Spielers.
refusal-ship-full = Ein Schiff trägt { $need } Container, und deines ist voll.
refusal-load-cash = Dieser Container kostet { $need } $, und du hast { $have } $.
refusal-not-at-bank = In deinem Bankhafen liegt kein solcher Container.
refusal-bid-committed = Dein Angebot steht und lässt sich nicht mehr ändern.
refusal-bid-cash = Du bietest { $need } $, kannst aber nur { $have } $ bieten.
refusal-bid-too-large = Das höchste mögliche Angebot ist { $need } $.
refusal-no-zero-cards = { $need ->
    [one] Du willst { $need } 0-$-Bluffkarte einsetzen, hast aber { $have }.
   *[other] Du willst { $need } 0-$-Bluffkarten einsetzen, hast aber { $have }.
}
refusal-tie-break-minimum = Im Stechen musst du mindestens { $need } $ drauflegen, nicht { $have } $.
refusal-not-highest = Nur das höchste Angebot von { $need } $ kann akzeptiert werden; dieser Spieler bot { $have } $.
refusal-decline-cash = Ablehnen kostet das höchste Angebot von { $need } $, und du hast { $have } $.
refusal-called-already = Du hast in diesem Zug schon den Broker gerufen.
refusal-won-this-turn = Du hast in diesem Zug eine Brokerversteigerung gewonnen und kannst den Broker nicht rufen.
refusal-call-after-end = Du hast das Spielende ausgelöst und kannst den Broker nicht mehr rufen.
refusal-card-in-use = Die Zahlungskarte ist in Gebrauch: Eine Brokerversteigerung läuft schon.
refusal-card-unused = Die Zahlungskarte ist nicht in Gebrauch: Es gibt kein Angebot zu überbieten.
refusal-empty-broker-space = Dieses Brokerfeld ist leer.
refusal-broker-bid-low = Das Angebot muss mindestens { $need } $ betragen, nicht { $have } $.
refusal-broker-bid-cash = Das Angebot kostet { $need } $, und du hast { $have } $.
refusal-broker-containers = Das Angebot braucht mindestens { $need } Container aus deinen Geschäften, und dort sind { $have }.
refusal-offer-low = Du musst mindestens { $need } Container bieten und hast { $have } geboten.
refusal-not-sellable = Dieser Container kann nicht verkauft werden: erst das Fabrikgeschäft, dann das Hafengeschäft.
refusal-not-seizable = Das kann jetzt nicht gepfändet werden.
refusal-not-left-to-pay = Es ist kein Container dieser Farbe mehr zu zahlen.
refusal-players = Das Spiel ist für drei, vier oder fünf Spieler, nicht für { $value }.
refusal-edition = Es gibt keine Ausgabe „{ $value }“; es gibt 2007 und 2018.
refusal-unknown-option = Es gibt keine Option „{ $option }“.
refusal-option-value = Die Option „{ $option }“ kann nicht „{ $value }“ sein. Möglich sind: { $values }.
refusal-option-fixed = In der Ausgabe von { $edition } lässt sich die Option „{ $option }“ nicht auf „{ $value }“ ändern.
refusal-option-edition = Die Ausgabe von { $edition } hat die Option „{ $option }“ nicht.
refusal-option-bank = Die Option „{ $option }“ braucht die Investmentbank.
refusal-unknown-rules = Das sind Regeln Nummer { $value }; dieses Programm kennt { $known }.
refusal-option-cancel-bid = Die Option „{ $option }“ braucht die Option „Angebot aufheben“.
refusal-bad-deal = { $part ->
    [first] Der Spielaufbau nennt einen Startspieler, der nicht mitspielt.
    [machines] Der Spielaufbau muss jedem Spieler eine Maschine in anderer Farbe geben.
    [cards] Der Spielaufbau muss jedem Spieler eine andere Karte „Containerwert“ geben.
   *[brokers] Die Broker im Spielaufbau können so nicht gezogen worden sein.
}

## Nicht aus den Regeln
refusal-bad-step = „{ $text }“ ist kein Schritt.
refusal-bad-seat = „{ $text }“ ist kein Spieler.
refusal-stale = Diese Entscheidung ist vorbei; der Tisch hat sich verändert.

### Warum etwas nicht geht. $need ist die Grenze, $have das Vorhandene.

refusal-allowed = Das ist erlaubt.
refusal-game-over = Die Partie ist zu Ende.
refusal-no-such-seat = Diesen Spieler gibt es in dieser Partie nicht.
refusal-no-such-step = Diesen Schritt gibt es nicht.
refusal-not-your-turn = Du bist nicht am Zug.
refusal-not-asked = Du hast gerade nichts zu entscheiden.
refusal-wrong-step = Das passt nicht zur aktuellen Entscheidung.
refusal-no-actions-left = Du hast beide Aktionen verbraucht. Du kannst nur noch einen Kredit zurückzahlen oder den Zug beenden.
refusal-loan-limit = { $need ->
    [one] Du darfst höchstens { $need } Kredit haben. Du hast { $have }.
   *[other] Du darfst höchstens { $need } Kredite haben. Du hast { $have }.
}
refusal-loan-after-bid = Dein Angebot ist abgegeben. Einen Kredit kannst du wieder aufnehmen, sobald die Angebote aufgedeckt sind.
refusal-no-loan = Du hast keinen Kredit, den du zurückzahlen könntest.
refusal-repay-cash = Einen Kredit zurückzuzahlen kostet { $need } $. Du hast { $have } $.
refusal-no-warehouse-space = { $need ->
    [one] Du darfst höchstens { $need } Lagerhaus haben. Du hast { $have }.
   *[other] Du darfst höchstens { $need } Lagerhäuser haben. Du hast { $have }.
}
refusal-no-warehouse-left = Im Lagerhausvorrat ist kein Lagerhaus mehr.
refusal-warehouse-cash = Ein Lagerhaus kostet { $need } $. Du hast { $have } $.
refusal-no-machine-space = { $need ->
    [one] Du darfst höchstens { $need } Maschine haben. Du hast { $have }.
   *[other] Du darfst höchstens { $need } Maschinen haben. Du hast { $have }.
}
refusal-machine-owned = Du hast schon eine Maschine dieser Farbe.
refusal-no-machine-left = Im Maschinenvorrat ist keine Maschine dieser Farbe mehr.
refusal-machine-cash = Eine Maschine kostet { $need } $. Du hast { $have } $.
refusal-produced-already = Du hast in diesem Zug schon produziert.
refusal-produce-cash = Produzieren kostet { $need } $. Du hast { $have } $.
refusal-ends-after-call = Damit wäre die Partie zu Ende. In einem Zug, in dem du den Broker gerufen hast, geht das nicht.
refusal-no-such-machine = Du hast keine Maschine dieser Farbe.
refusal-made-already = Diese Maschine hat ihren Container schon hergestellt.
refusal-colour-gone = Im Containervorrat ist kein Container dieser Farbe mehr.
refusal-own-factory = Du kannst nicht im eigenen Fabrikgeschäft kaufen.
refusal-same-seller = Du hast in diesem Zug schon bei diesem Spieler gekauft.
refusal-not-in-store = Dieser Container liegt nicht in diesem Geschäft.
refusal-restock-room = Dein Hafengeschäft ist voll. Jedes Lagerhaus fasst einen Container.
refusal-restock-cash = Dieser Container kostet { $need } $. Du hast { $have } $.
refusal-not-liftable = Diesen Container kannst du nicht aus deinem Geschäft herausnehmen.
refusal-not-in-hand = Du hast keinen Container dieser Farbe in der Hand.
refusal-factory-price = Der höchste Preis im Fabrikgeschäft ist { $need } $. Du hast { $have } $ gewählt.
refusal-harbour-price = Der niedrigste Preis im Hafengeschäft ist { $need } $. Du hast { $have } $ gewählt.
refusal-hand-not-empty = { $have ->
    [one] Gib zuerst dem Container in deiner Hand einen Preis.
   *[other] Gib zuerst den { $have } Containern in deiner Hand einen Preis.
}
refusal-sail-nowhere = Dein Schiff ist schon dort.
refusal-sail-via-sea = Aus einem Hafen muss dein Schiff erst auf die offene See fahren.
refusal-own-harbour = Dein Schiff kann nicht in deinen eigenen Hafen fahren.
refusal-no-bank = In dieser Partie gibt es keine Investmentbank.
refusal-empty-ship = In dieser Partie darf ein Schiff ohne Ladung nicht zur fremden Insel fahren.
refusal-no-docked-purchase = In dieser Partie kann ein Schiff nur bei der Ankunft kaufen.
refusal-not-docked = Dein Schiff liegt nicht im Hafen eines anderen Spielers.
refusal-ship-full = Dein Schiff ist voll. Es fasst { $need } Container.
refusal-load-cash = Dieser Container kostet { $need } $. Du hast { $have } $.
refusal-not-at-bank = Dieser Container liegt nicht in deinem Bankhafen.
refusal-bid-committed = Dein Angebot ist abgegeben und lässt sich nicht mehr ändern.
refusal-bid-cash = Du kannst { $need } $ nicht bieten. Zum Bieten hast du { $have } $.
refusal-bid-too-large = Das höchste mögliche Angebot ist { $need } $.
refusal-no-zero-cards = { $need ->
    [one] Du kannst nicht { $need } Bluffkarte einsetzen. Du hast { $have }.
   *[other] Du kannst nicht { $need } Bluffkarten einsetzen. Du hast { $have }.
}
refusal-tie-break-minimum = Im Stechen musst du mindestens { $need } $ drauflegen. Du hast { $have } $ draufgelegt.
refusal-not-highest = Du kannst nur das höchste Angebot von { $need } $ akzeptieren. Dieser Spieler hat { $have } $ geboten.
refusal-decline-cash = Zum Ablehnen musst du das höchste Angebot von { $need } $ zahlen. Du hast { $have } $.
refusal-called-already = Du hast in diesem Zug schon den Broker gerufen.
refusal-won-this-turn = Du hast in diesem Zug eine Brokerversteigerung gewonnen. Deshalb kannst du den Broker nicht rufen.
refusal-call-after-end = Du hast das Spielende ausgelöst. Deshalb kannst du den Broker nicht mehr rufen.
refusal-card-in-use = Es läuft schon eine Brokerversteigerung. Du kannst nur überbieten.
refusal-card-unused = Auf der Zahlungskarte liegt kein Angebot, das du überbieten könntest.
refusal-empty-broker-space = Dieses Brokerfeld ist leer.
refusal-broker-bid-low = Das Angebot muss mindestens { $need } $ betragen. Du hast { $have } $ geboten.
refusal-broker-bid-cash = Für dieses Angebot brauchst du { $need } $. Du hast { $have } $.
refusal-broker-containers = Für dieses Angebot brauchst du mindestens { $need } Container in deinen Geschäften. Du hast { $have }.
refusal-offer-low = Du musst mindestens { $need } Container bieten. Du hast { $have } geboten.
refusal-not-sellable = Diesen Container kannst du nicht verkaufen. Verkauft wird aus dem Fabrikgeschäft und nur, wenn es leer ist, aus dem Hafengeschäft.
refusal-not-seizable = Das kann jetzt nicht gepfändet werden.
refusal-not-left-to-pay = Du hast keinen Container dieser Farbe mehr, mit dem du zahlen könntest.
refusal-players = Das Spiel ist für drei bis fünf Spieler, nicht für { $value }.
refusal-edition = Eine Ausgabe „{ $value }“ gibt es nicht. Wähle 2007 oder 2018.
refusal-unknown-option = Unbekannte Option: „{ $option }“.
refusal-option-value = Die Option „{ $option }“ kann nicht „{ $value }“ sein. Möglich sind: { $values }.
refusal-option-fixed = In der Ausgabe von { $edition } kann die Option „{ $option }“ nicht „{ $value }“ sein.
refusal-option-edition = Die Ausgabe von { $edition } hat die Option „{ $option }“ nicht.
refusal-option-bank = Die Option „{ $option }“ braucht die Investmentbank.
refusal-unknown-rules = Diese Partie nutzt die Regelversion { $value }. Dieses Programm kennt { $known }.
refusal-option-cancel-bid = Die Option „{ $option }“ braucht die Option „{ option-cancel-bid }“.
refusal-bad-deal = { $part ->
    [first] Der Spielaufbau nennt einen Startspieler, der nicht mitspielt.
    [machines] Der Spielaufbau muss jedem Spieler eine Maschine in einer anderen Farbe geben.
    [cards] Der Spielaufbau muss jedem Spieler eine andere Karte „Containerwert“ geben.
   *[brokers] Die Broker im Spielaufbau können so nicht gezogen worden sein.
}

## Nicht aus den Regeln
refusal-bad-step = „{ $text }“ ist kein Schritt.
refusal-bad-seat = „{ $text }“ ist kein Spieler.
refusal-stale = Zu spät: Der Tisch hat sich verändert, und diese Entscheidung ist vorbei.

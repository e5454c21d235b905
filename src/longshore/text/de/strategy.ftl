### Die Strategieseite. Die Zahlen in ihren Sätzen sind gemessen (docs/strategy.md).

strategy-title = Strategie für Einsteiger
strategy-about = Zehn Ideen, mit denen du öfter gewinnst. Zu jeder gibt es eine Stellung aus einer Partie zwischen Bots: Übernimm einen Platz, probiere die Idee aus und spiele weiter, solange du willst. Diese Partien zählen nicht für deine Ergebnisse.
strategy-play = Ab hier spielen
strategy-measured = Alle Zahlen stammen aus { $games } Partien mit je drei Bots der Stufe Händler in der Ausgabe von 2007.

strategy-title-worth = Rechne aus, was es dir wert ist
strategy-idea-worth = Deine Wertkarte ist deine eigene Preisliste. Ein Container, der dir 10 $ bringt, bringt dem Nachbarn vielleicht nur 2 $. Rechne aus, was dir eine Ladung wert ist, und biete weniger. Im Schnitt zahlten Käufer { $paid } $ für einen Container, und in der Wertung brachte er { $scored } $. Aber { $lost } % aller Container brachten weniger ein, als sie gekostet hatten.
strategy-here-worth = Diese Ladung bringt dir { $worth } $ in der Wertung, und du hast { $cash } $. Der andere Bieter hat { $rival } $. Wie viel bietest du?

strategy-title-price = Verschenke nichts
strategy-idea-price = Ein niedriger Preis allein verkauft nichts. Für 1 $ oder 2 $ waren { $cheap } % der Container bis zum nächsten Zug des Herstellers verkauft, für 3 $ oder 4 $ waren es { $dear } %. Sieh also erst nach, wer Platz und Geld hat, und lege dann einen Preis fest, den sich dieser Käufer leisten kann.
strategy-here-price =
    In den Häfen der anderen ist noch Platz für { $room ->
        [one] einen Container
       *[other] { $room } Container
    }, und { $count ->
        [one] deine Maschine ist
       *[other] deine { $count } Maschinen sind
    } bereit. Welche Preise legst du fest?

strategy-title-build = Baue früh
strategy-idea-build = Eine Maschine verdiente an jedem verkauften Container etwa { $maker } $, ein Lagerhaus an jedem weiterverkauften { $warehouse } $. Die Maschine für { $machine_2 } $ hatte sich nach { $sales } Verkäufen bezahlt gemacht, das Lagerhaus für { $warehouse_2 } $ nach { $passes }. In der Wertung zählen Gebäude nichts. Baue also in den ersten Zügen oder gar nicht.
strategy-here-build = Dein erster Zug, und du hast { $cash } $. Eine zweite Maschine kostet { $machine } $, ein zweites Lagerhaus { $warehouse } $.

strategy-title-sail = Fahre mit vollem Schiff
strategy-idea-sail = Eine Fahrt braucht mit einem Container genauso viele Aktionen wie mit fünf. An der Insel brachte ein einzelner Container dem Verkäufer { $one } $ Gewinn, ein volles Schiff { $five } $. Fahre also in den Hafen, in dem mehrere Container zu einem guten Preis liegen.
strategy-here-sail =
    Dein Schiff ist leer. In den anderen Häfen { $count ->
        [one] liegt ein Container
       *[other] liegen { $count } Container
    } für { $lowest } $ bis { $highest } $. Wohin fährst du?

strategy-title-subsidy = Die Bank zahlt die Hälfte
strategy-idea-subsidy = Akzeptierst du ein Angebot, legt die Bank noch einmal so viel dazu. Verkäufer hatten für einen Container { $cost } $ bezahlt, und geboten wurden nur { $bid } $. Mit der Subvention bekamen sie { $income } $. Fahre also zur Insel, wenn die anderen Geld haben: Jeder gebotene Dollar zählt für dich doppelt.
strategy-here-subsidy =
    Du hast { $count ->
        [one] einen Container
       *[other] { $count } Container
    } an Bord. Der reichste Bieter hat { $cash } $.

strategy-title-keep = Behalte nur, was das Dreifache bringt
strategy-idea-keep = Akzeptierst du, bekommst du das Angebot doppelt. Lehnst du ab, zahlst du es selbst. Behalten lohnt sich also nur, wenn dir die Ladung mehr als das Dreifache des Angebots einbringt. Unsere Händler haben in { $accepted } % der Fälle akzeptiert.
strategy-here-keep = Das höchste Angebot ist { $bid } $. Verkaufen bringt dir { $sold } $. Behalten bringt { $worth } $ in der Wertung und kostet dich den Betrag des Angebots. Unterm Strich: { $kept } $.

strategy-title-card = Sammle alle fünf Farben
strategy-idea-card =
    Mit allen fünf Farben zählt deine 5/10-Farbe { $card_high } $. Am Ende gibst du die Farbe ab, von der du am meisten hast, im Schnitt { $discarded ->
        [one] einen Container
       *[other] { $discarded } Container
    }. Lass also deine beste Farbe nie zur häufigsten werden. Wer alle fünf Farben hatte, gewann { $five } % der Partien, die anderen { $fewer } %.
strategy-here-card = Dein Gebiet auf der Insel ist { $before } $ wert. Mit dieser Ladung wäre es { $after } $ wert.

strategy-title-loan = Nimm für einen guten Kauf einen Kredit auf
strategy-idea-loan =
    Ein Kredit bringt sofort { $loan_amount } $ und kostet { $interest_cost } $ in jedem Zug. Unsere Händler behielten ihn etwa { $turns ->
        [one] einen Zug
       *[other] { $turns } Züge
    } lang, er musste also nur etwas mehr als die Zinsen dieser Zeit einbringen. Wer einen Kredit aufnahm, gewann { $ever } % der Partien, etwa so viele, wie zu dritt zu erwarten sind. Schulden allein entscheiden nichts. Es kommt darauf an, was du damit kaufst.
strategy-here-loan = Du hast { $cash } $. Diese Ladung bringt dir { $worth } $ in der Wertung. Nimmst du dafür einen Kredit auf?

strategy-title-supply = Behalte den Vorrat im Auge
strategy-idea-supply =
    Die Partie endet, wenn zwei Farben aufgebraucht sind. Ist die erste weg, bleiben dir noch etwa { $turns ->
        [one] ein Zug
       *[other] { $turns } Züge
    }. Baue dann nichts mehr und bringe deine Waren zur Insel. Container im Fabrikgeschäft zählen nichts, und in jeder Partie { $unsold ->
        [one] blieb dort etwa einer
       *[other] blieben dort etwa { $unsold }
    } liegen.
strategy-here-supply =
    Eine Farbe ist aufgebraucht, und { $productions ->
        [one] eine Produktion kann
       *[other] { $productions } Produktionen können
    } die Partie beenden. In deinem Fabrikgeschäft { $count ->
        [one] liegt noch ein Container
       *[other] liegen noch { $count } Container
    }.

strategy-title-end = Beende die Partie, solange du führst
strategy-idea-end = Wer die zweite Farbe aufbraucht, spielt seinen Zug noch zu Ende, dann ist die Partie vorbei. Dieser Spieler gewann { $won } % der Partien. Liegst du vorn, beende die Partie, bevor die anderen verkaufen, was sie noch unterwegs haben. Liegst du zurück, lass die Finger von dieser Farbe.
strategy-here-end = Jetzt hättest du { $score } $. Wenn du produzierst, ist die zweite Farbe aufgebraucht. Liegst du vorn?

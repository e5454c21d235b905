### Die Regeln in eigenen Worten, nach den Tatsachen in docs/rules/spec.md. Jede Zeile ist ein Absatz.

rules-title = Die Regeln
rules-search = Regeln durchsuchen
rules-none = Dazu steht nichts in den Regeln.
rules-contents = Teile
rules-link = Link zu diesem Teil

rules-part-goal = Worum es geht
    .text =
        Jeder führt eine kleine Wirtschaft: Fabriken stellen Container her, Lagerhäuser bewahren sie auf, Schiffe bringen sie fort, und auf der fremden Insel werden sie versteigert. Allein geht das nicht: Du kaufst bei den anderen, und sie kaufen bei dir.
        Wer am Ende am meisten besitzt, gewinnt: Bargeld und vor allem Container im eigenen Gebiet auf der Insel.
rules-part-setup = Spielaufbau
    .text =
        Drei, vier oder fünf Spieler. Im Vorrat liegen von jeder der fünf Farben { $supply_3 }, { $supply_4 } oder { $supply_5 } Container (Ausgabe 2018: { $new_supply_3 }, { $new_supply_4 } oder { $new_supply_5 }).
        Jeder beginnt mit { $start_cash } $, einem Lagerhaus, einer Maschine in einer eigenen Farbe, einem Container dieser Farbe für { $start_price } $ im Fabrikgeschäft, einem leeren Schiff auf der offenen See und einer geheimen Karte „Containerwert“.
        Wer beginnt, wird ausgelost.
rules-part-turn = Ein Zug
    .text =
        Zuerst zahlst du Zinsen für deine Kredite. Mit der Investmentbank holst du dann eine gewonnene Brokerversteigerung ab; in der Anfängervariante darfst du dann einen Inlandsverkauf machen.
        Danach hast du zwei Aktionen: Maschine oder Lagerhaus kaufen, produzieren, für das Hafengeschäft kaufen, fahren oder den Broker rufen. Zweimal dasselbe ist erlaubt, nur produzieren und Broker rufen je einmal. Aktionen dürfen auch verfallen.
        Kredite bekommt man jederzeit; zurückzahlen darf man vor, zwischen und nach den Aktionen.
rules-part-build = Maschinen und Lagerhäuser
    .text =
        Mit einer Aktion kaufst du eines davon. Die zweite bis vierte Maschine kostet { $machine_2 } $, { $machine_3 } $ und { $machine_4 } $, das zweite bis fünfte Lagerhaus { $warehouse_2 } $, { $warehouse_3 } $, { $warehouse_4 } $ und { $warehouse_5 } $. Das Geld geht an die Bank.
        Zwei Maschinen derselben Farbe besitzt man nie.
        Jede Maschine gibt dem Fabrikgeschäft Platz für zwei Container, jedes Lagerhaus dem Hafengeschäft Platz für einen.
rules-part-produce = Produzieren
    .text =
        Zahle { $produce_cost } $ an den Spieler rechts von dir, den Gewerkschaftsvorsitzenden. Jede deiner Maschinen macht einen Container ihrer Farbe, solange der Vorrat einen hat und das Fabrikgeschäft Platz. Was passt, muss produziert werden; passt nicht alles, wählst du die Farben.
        Gib jedem neuen Container einen Preis von { $factory_low } $ bis { $factory_high } $; auch die übrigen im Fabrikgeschäft darfst du neu auszeichnen. Nur beim Produzieren lassen sich diese Preise ändern.
        Einmal im Zug.
rules-part-restock = Für das Hafengeschäft kaufen
    .text =
        Kaufe beliebig viele Container aus dem Fabrikgeschäft eines anderen Spielers, zu den Preisen dort und soweit dein Hafengeschäft Platz hat. Der Besitzer kann nicht ablehnen.
        Gib jedem einen Preis von { $harbour_low } $ bis { $harbour_high } $; auch die übrigen im Hafengeschäft darfst du neu auszeichnen. Die Aktion darf auch allein dazu dienen.
rules-part-sail = Fahren
    .text =
        Eine Aktion bringt das Schiff aus einem Hafen auf die offene See oder von der offenen See in einen Hafen: den eines anderen Spielers, den der Insel oder mit der Investmentbank den eigenen Bankhafen. Von Hafen zu Hafen braucht es also zwei.
        In den Hafen seines Besitzers fährt ein Schiff nie.
rules-part-load = In einem Hafen kaufen
    .text =
        Läuft dein Schiff in den Hafen eines anderen Spielers ein, darfst du in derselben Aktion aus dem Hafengeschäft dort kaufen, zu den Preisen, die da liegen. Das Schiff trägt fünf Container beliebiger Farben.
        In der Ausgabe von 2007 darf ein Schiff, das dort liegt, für eine weitere Aktion noch einmal kaufen. In der von 2018 muss es hinaus und wiederkommen.
        Container verlassen ein Schiff nur auf der Insel.
rules-part-auction = Die Versteigerung auf der Insel
    .text =
        Kommt ein beladenes Schiff zur Insel, wird die ganze Ladung auf einmal versteigert. Alle anderen bieten geheim, von 0 $ bis zu ihrem Bargeld; alle Angebote werden zusammen aufgedeckt. Vorher darf man Kredit nehmen.
        Sind mehrere Angebote gleich hoch, legen diese Spieler geheim ein zweites drauf. Bleibt es beim Gleichstand, wählt der Verkäufer unter ihnen.
        Der Verkäufer akzeptiert das höchste Angebot und bekommt es doppelt, vom Bieter und als Subvention von der Bank. Oder er lehnt ab, zahlt den Betrag an die Bank und behält die Ladung; dafür muss sein Geld reichen.
        Die Container kommen in das Inselgebiet dessen, der sie bekommen hat. Die Versteigerung beendet den Zug.
rules-part-bluff = 0-$-Bluffkarten
    .text =
        In der Ausgabe von 2018 hat jeder zwei Karten ohne Wert. Man kann sie einem Angebot beilegen, damit die Zahl der Karten nichts verrät. Sie kommen immer zurück. Ein erstes Angebot von 0 $ enthält immer eine davon.
        Mit der Expertenregel zählt ein Angebot mit einer solchen Karte 0 $.
rules-part-loans = Kredite
    .text =
        Ein Kredit sind { $loan_amount } $ von der Bank, jederzeit, auch im Zug eines anderen und vor einem Angebot. Mehr als zwei hat niemand. Er kostet keine Aktion.
        Im eigenen Zug darf man nach den Zinsen jederzeit zurückzahlen, auch mitten in einer Aktion oder bevor man die Angebote beantwortet, immer die ganzen { $loan_amount } $. Jeder offene Kredit kostet am Ende { $loan_score } $.
rules-part-interest = Zinsen und Zahlungsverzug
    .text =
        Zu Beginn deines Zuges kostet jeder Kredit { $interest_cost } $. Kannst du nicht zahlen und hast weniger als zwei Kredite, musst du noch einen nehmen.
        Kannst du mit zwei Krediten nicht zahlen, pfändet die Bank Container, die der Spieler rechts von dir aussucht. In der Ausgabe von 2007: für jeden unbezahlten Kredit einen von der Insel; sonst zwei aus dem Hafengeschäft, dann aus dem Fabrikgeschäft; gibt es gar keinen Container, ein Gebäude, nie die beiden billigsten Maschinen oder Lagerhäuser.
        In der Ausgabe von 2018: einen Container für jeden unbezahlten Kredit, von der Insel, dem Schiff, dem Bankhafen, aus dem Hafengeschäft oder dem Fabrikgeschäft, in dieser Reihenfolge.
        Ist nichts zu holen, sind die Zinsen erlassen. Der Kredit bleibt.
rules-part-domestic = Inlandsverkauf
    .text =
        In der Anfängervariante darfst du nach den Zinsen, aber nicht in deinem ersten Zug, einen Container aus deinem Fabrikgeschäft für { $sale_income } $ in den Vorrat zurückgeben. Ist es leer, einen aus dem Hafengeschäft. Die Variante ist eine Hilfe für die ersten Partien; weil Container in den Vorrat zurückkommen, dauert eine Partie länger.
rules-part-end = Das Spielende
    .text =
        Sobald zwei Farben im Vorrat fehlen, beendet der Spieler, der sie aufgebraucht hat, seinen Zug, und das Spiel ist aus. Niemand kommt mehr an die Reihe.
rules-part-scoring = Endwertung
    .text =
        Alle decken ihre Wertkarten auf. Zuerst wird geprüft, ob dein Gebiet auf der Insel alle fünf Farben hat: Dann zählt die Farbe mit 5/10 { $card_high }, sonst { $card_low }.
        Dann gibst du alle Container der Farbe ab, von der du am meisten hast. Bei Gleichstand die mit dem kleinsten Wert; ist die 5/10-Farbe dabei, dann diese.
        Zähle zusammen: was auf der Insel bleibt, nach deiner Karte, { $harbour_score } $ für jeden Container im Hafengeschäft, { $ship_score } $ für jeden auf dem Schiff und im Bankhafen, und dein Bargeld. Zieh { $loan_score } $ für jeden Kredit ab. Fabrikgeschäft und Gebäude zählen nichts.
        Bei Gleichstand gewinnt, wer mehr Container auf der Insel übrig hat (Ausgabe 2018: im Fabrikgeschäft).
rules-part-card = Die Wertkarte
    .text =
        Deine geheime Karte sagt, was dir jede Farbe wert ist: { $card_1 }, 5/10, { $card_3 }, { $card_4 } und { $card_5 }. Jeder hat eine andere. Was die anderen sammeln und bieten, verrät etwas über ihre.
rules-part-hidden = Was verdeckt ist
    .text =
        Geheim sind Wertkarten und Bargeld, und Angebote, bis sie aufgedeckt werden. Alles andere ist offen: Tafeln, Preise, Ladungen, Kredite, der Vorrat und jede Zahlung. Manche Tische zeigen auch das Bargeld aller.
        Im gedruckten Spiel von 2018 sieht man auch, wie viele Geldkarten jemand hat und in ein Angebot legt. Hier ist Geld ein Betrag ohne Karten, und das bleibt unbekannt.
rules-part-brokers = Die Investmentbank
    .text =
        Eine Erweiterung der Ausgabe von 2018. Drei Broker haben je ein Feld mit Containern und eines mit Geld. Am Anfang hat Broker I zwei Container und { $broker_1 } $, Broker II einen Container und { $broker_2 } $, Broker III { $broker_3 } $.
        Geld an die Broker wird Dollar für Dollar auf I, II, III und wieder von I an verteilt; Container ebenso, in der Reihenfolge, die der Zahlende wählt. Zinsen gehen an Broker I, bei zwei Krediten auch an Broker II. Lehnt ein Verkäufer ab, bekommen die Broker den gezahlten Betrag.
rules-part-call = Broker rufen
    .text =
        Einmal im Zug, als Aktion: Nenne ein Feld, das nicht leer ist, und biete für alles, was darauf liegt. Für Container bietest du Geld, für Geld Container aus deinen Geschäften, mindestens eins. Das Angebot liegt auf der Zahlungskarte und ist gebunden; gebotene Container belegen weiter ihren Platz.
        Andere dürfen dich mit einer Aktion überbieten, um mindestens 1 $ oder einen Container. Du bekommst dein Angebot sofort zurück und zeichnest Container neu aus.
        Nicht in einem Zug, in dem du eine Brokerversteigerung gewonnen hast, und nicht in dem, der das Spiel beendet.
rules-part-win = Brokerversteigerung gewinnen
    .text =
        Gehört dir die Zahlungskarte zu Beginn deines Zuges noch, bekommst du alles, was jetzt auf dem Feld liegt: Geld auf die Hand, Container in deinen Bankhafen. Dann geht das Angebot an die Broker.
        Ist beim Spielende eine Versteigerung offen, gewinnt sie vor der Wertung, wer die Zahlungskarte hat.
rules-part-bank-harbour = Der Bankhafen
    .text =
        Container von den Brokern warten in deinem Bankhafen. Fahre von der offenen See dorthin und lade umsonst, so viele auf dein Schiff passen. Sonst kann das niemand.

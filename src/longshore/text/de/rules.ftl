### Die Regeln in eigenen Worten, nach den Tatsachen in docs/rules/spec.md. Jede Zeile ist ein Absatz. `.text`
### gilt immer. Die anderen Attribute gelten für eine Ausgabe oder eine Option und heißen wie sie.

rules-title = Regeln
rules-search = Regeln durchsuchen
rules-none = Keine Treffer in den Regeln.
rules-contents = Inhalt
rules-link = Link zu diesem Abschnitt
rules-this-table = An diesem Tisch

rules-part-goal = Ziel des Spiels
    .text =
        Du führst ein kleines Unternehmen. Maschinen stellen Container her, in Lagerhäusern warten sie auf Käufer, Schiffe bringen sie übers Meer, und auf der fremden Insel werden sie versteigert. Alle Preise bestimmen die Spieler selbst. Allein schafft das niemand: Du kaufst bei den anderen, und sie kaufen bei dir.
        Am Ende gewinnt, wer am reichsten ist. Bargeld zählt, vor allem aber die Container in deinem Gebiet auf der Insel.
rules-part-setup = Spielaufbau
    .text =
        Container ist ein Spiel für drei, vier oder fünf Personen. Gespielt wird im Uhrzeigersinn, der Startspieler wird ausgelost.
        Du beginnst mit { $start_cash } $, einem Lagerhaus, einer Maschine, einem Container in der Farbe dieser Maschine für { $start_price } $ im Fabrikgeschäft, einem leeren Schiff auf der offenen See und einer geheimen Wertkarte. Jeder beginnt mit einer anderen Farbe.
    .edition-2007 = Bei drei, vier oder fünf Spielern beginnt der Vorrat in jeder der fünf Farben mit { $supply_3 }, { $supply_4 } oder { $supply_5 } Containern. Die ersten Container der Spieler kommen daraus.
    .edition-2018 = Bei drei, vier oder fünf Spielern beginnt der Vorrat in jeder der fünf Farben mit { $new_supply_3 }, { $new_supply_4 } oder { $new_supply_5 } Containern. Die ersten Container der Spieler kommen daraus. Du bekommst außerdem zwei 0-$-Bluffkarten.
rules-part-turn = Dein Zug
    .text =
        Zuerst zahlst du die Zinsen für deine Kredite. Dann hast du zwei Aktionen.
        Als Aktion kannst du eine Maschine oder ein Lagerhaus bauen, produzieren, für das Hafengeschäft einkaufen oder fahren. Du darfst zweimal dasselbe tun, produzieren aber nur einmal pro Zug. Nicht genutzte Aktionen verfallen.
        Was du tust, musst du in diesem Moment bezahlen können. Kredite kosten keine Aktion.
        Du entscheidest, wann dein Zug endet. Nach einer Versteigerung auf der Insel endet er immer sofort.
        Spieler dürfen einander nichts schenken, leihen oder verkaufen, außer nach diesen Regeln. Versprechen binden nicht.
    .edition-2007 = Liegt dein Schiff schon in einem fremden Hafen, kannst du als Aktion dort noch einmal kaufen.
    .domestic-sale = Nach den Zinsen und vor deinen Aktionen darfst du einen Inlandsverkauf machen.
    .investment-bank = Nach den Zinsen holst du den Gewinn einer Brokerversteigerung ab. Den Broker zu rufen ist eine weitere Aktion, einmal pro Zug.
rules-part-build = Maschinen und Lagerhäuser
    .text =
        Mit einer Aktion baust du eine Maschine oder ein Lagerhaus. Deine zweite, dritte und vierte Maschine kosten { $machine_2 } $, { $machine_3 } $ und { $machine_4 } $, dein zweites bis fünftes Lagerhaus { $warehouse_2 } $, { $warehouse_3 } $, { $warehouse_4 } $ und { $warehouse_5 } $. Das Geld geht an die Bank.
        Die Farbe einer neuen Maschine wählst du, aber zwei derselben Farbe darfst du nie haben. Mehr als vier Maschinen und fünf Lagerhäuser darf niemand haben.
        Jede Maschine gibt deinem Fabrikgeschäft Platz für zwei Container, jedes Lagerhaus deinem Hafengeschäft Platz für einen. Den Platz kannst du sofort nutzen.
    .edition-2018 = Maschinen und Lagerhäuser sind knapp. Bei drei, vier oder fünf Spielern gibt es { $new_machines_3 }, { $new_machines_4 } oder { $new_machines_5 } Maschinen jeder Farbe und { $new_warehouses_3 }, { $new_warehouses_4 } oder { $new_warehouses_5 } Lagerhäuser, die vom Spielaufbau mitgezählt. Sind sie weg, kann niemand mehr welche bauen.
rules-part-produce = Produzieren
    .text =
        Produzieren kostet { $produce_cost } $. Das Geld bekommt der Spieler rechts von dir, dein Gewerkschaftsvorsitzender. Jede deiner Maschinen stellt einen Container ihrer Farbe her, wenn der Vorrat einen hat und dein Fabrikgeschäft Platz. Alles, was passt, musst du herstellen. Passt nicht alles, wählst du die Farben.
        Gib jedem neuen Container einen Preis von { $factory_low } $ bis { $factory_high } $. Du darfst auch die übrigen Preise in deinem Fabrikgeschäft ändern. Das geht nur beim Produzieren. Auch wenn du nichts herstellen kannst, darfst du produzieren, nur um Preise zu ändern.
        Produzieren darfst du einmal pro Zug.
rules-part-restock = Wareneinkauf für das Hafengeschäft
    .text =
        Kaufe beliebig viele Container aus dem Fabrikgeschäft eines einzigen anderen Spielers, zu den Preisen dort und solange dein Hafengeschäft Platz hat. Der Besitzer kann nicht ablehnen. Bei einem zweiten Spieler zu kaufen kostet eine zweite Aktion.
        Gib jedem Container einen Preis von { $harbour_low } $ bis { $harbour_high } $. Du darfst auch die übrigen Preise in deinem Hafengeschäft ändern oder die Aktion allein dafür nutzen.
        Du darfst nie Container wegwerfen, um Platz zu schaffen.
rules-part-sail = Schiffsfahrt
    .text =
        Eine Aktion bringt dein Schiff aus einem Hafen auf die offene See oder von dort in den Hafen eines anderen Spielers oder zur Insel. Von Hafen zu Hafen brauchst du also zwei Aktionen.
        In deinen eigenen Hafen darf dein Schiff nie fahren.
        Auch ein leeres Schiff darf zur Insel fahren. Dann gibt es keine Versteigerung, und dein Zug geht weiter.
    .investment-bank = Von der offenen See kann dein Schiff auch in deinen eigenen Bankhafen fahren.
rules-part-load = In einem Hafen kaufen
    .text =
        Läuft dein Schiff in den Hafen eines anderen Spielers ein, darfst du in derselben Aktion aus dem Hafengeschäft dort kaufen. Du zahlst die angezeigten Preise, und der Besitzer kann nicht ablehnen. Dein Schiff fasst fünf Container beliebiger Farben.
        Ausladen kannst du dein Schiff nicht. Die Ladung kommt zur Insel.
    .edition-2007 =
        Solange dein Schiff dort liegt, darfst du mit einer weiteren Aktion noch einmal kaufen.
        Container verlassen ein Schiff nur durch eine Versteigerung auf der Insel.
    .edition-2018 =
        Willst du dort noch einmal kaufen, muss dein Schiff hinausfahren und wiederkommen.
        Container verlassen ein Schiff nur durch eine Versteigerung auf der Insel oder wenn die Bank sie pfändet.
rules-part-auction = Die Versteigerung auf der Insel
    .text =
        Kommt ein Schiff mit Ladung zur Insel, wird alles auf einmal versteigert. Jeder andere Spieler macht ein geheimes Angebot, von 0 $ bis zu seinem Bargeld, und alle Angebote werden zusammen aufgedeckt. Vor deinem Angebot darfst du einen Kredit aufnehmen, danach erst wieder, wenn alle Angebote aufgedeckt sind.
        Liegen mehrere Spieler mit dem höchsten Angebot gleichauf, macht jeder von ihnen geheim ein zweites Angebot, das zum ersten dazukommt. Es darf auch 0 $ sein. Bleibt es beim Gleichstand, entscheidet der Verkäufer, wem von ihnen er verkauft.
        Der Verkäufer kann das höchste Angebot akzeptieren. Dann bekommt er es doppelt: vom Bieter und noch einmal als staatliche Subvention von der Bank. Oder er lehnt alle Angebote ab, zahlt diesen Betrag an die Bank und behält die Ladung. Ablehnen kann nur, wer das zahlen kann. Ein niedrigeres Angebot kann nie akzeptiert werden. Bietet niemand mehr als 0 $, gibt der Verkäufer die Ladung umsonst her oder behält sie, ohne etwas zu zahlen.
        Die Container kommen in das Inselgebiet ihres neuen Besitzers, alle anderen Angebote gehen zurück. Der Zug des Verkäufers endet sofort, auch wenn noch eine Aktion übrig ist. Das leere Schiff bleibt an der Insel.
    .investment-bank = Lehnt ein Verkäufer ab, bekommen die Broker die staatliche Subvention: Die Bank zahlt ihnen so viel, wie das höchste Angebot war. Was der Verkäufer zahlt, geht weiterhin an die Bank.
rules-part-bluff = 0-$-Bluffkarten
    .text =
        Jeder hat zwei Karten ohne Wert. Du darfst sie einem Angebot beilegen, damit die Zahl der Karten nichts verrät. Du bekommst sie immer zurück.
        Ein erstes Angebot besteht aus mindestens einer Karte. Ein erstes Angebot von 0 $ enthält deshalb immer eine Bluffkarte, und für ein Stechen bleibt dir eine weniger. Ein zweites Angebot darf auch ganz ohne Karten sein.
    .cancel-bid =
        Ein Angebot mit einer Bluffkarte zählt als 0 $, egal was es sonst enthält. Akzeptiert es der Verkäufer, zahlst du nichts.
        Bei Gleichstand setzt eine Bluffkarte im zweiten Angebot deine ganze Summe auf 0 $. Eine Bluffkarte im ersten Angebot hebt das zweite nicht auf.
rules-part-card = Deine Wertkarte
    .text = Deine geheime Karte sagt, was dir am Ende ein Container jeder Farbe auf der Insel wert ist: { $card_1 }, 5/10, { $card_3 }, { $card_4 } oder { $card_5 }. Jeder hat eine andere Karte. Was die anderen sammeln und bieten, verrät etwas über ihre.
rules-part-loans = Kredite
    .text =
        Mit einem Kredit bekommst du { $loan_amount } $ von der Bank. Du kannst jederzeit einen aufnehmen, auch im Zug eines anderen oder vor einem Angebot. Das kostet keine Aktion. Mehr als zwei darf niemand haben.
        In deinem eigenen Zug darfst du jederzeit zurückzahlen, sobald die Zinsen bezahlt sind. Das geht auch mitten in einer Aktion und als Verkäufer, wenn du die Angebote schon gesehen hast. Du zahlst immer die ganzen { $loan_amount } $ zurück. Nach der Versteigerung ist es zu spät, denn dein Zug ist vorbei.
        Jeder Kredit kostet zu Beginn jedes deiner Züge { $interest_cost } $ Zinsen. Ein Kredit, den du im selben Zug aufnimmst und zurückzahlst, kostet keine Zinsen. Jeder Kredit, den du am Spielende noch hast, kostet dich { $loan_score } $.
rules-part-interest = Zinsen und Pfändung
    .text =
        Zu Beginn deines Zuges zahlst du { $interest_cost } $ für jeden Kredit. Kannst du das nicht und hast weniger als zwei Kredite, musst du noch einen aufnehmen. Dieser kostet bis zu deinem nächsten Zug nichts.
        Hast du zwei Kredite und kannst nicht für beide zahlen, zahlst du, was du kannst. Für jeden Kredit, für den du nicht zahlst, pfändet die Bank etwas bei dir. Was, sucht der Spieler rechts von dir aus.
        Ist nichts zu holen, schuldest du diesmal nichts. Deine Kredite behältst du in jedem Fall, und unbezahlte Zinsen sammeln sich nicht an.
    .edition-2007 =
        Für jeden Kredit, dessen Zinsen du schuldig bleibst, pfändet die Bank einen deiner Container auf der Insel. Hast du dort keinen, pfändet sie zwei aus deinen Geschäften: zuerst aus dem Hafengeschäft, dann aus dem Fabrikgeschäft. Ist nur einer da, genügt er. Die Ladung deines Schiffs ist sicher.
        Hast du gar keinen Container, auch nicht an Bord, pfändet sie eine Maschine oder ein Lagerhaus, aber nie etwas von den jeweils zwei billigsten Feldern.
        Alles Gepfändete kommt in den Vorrat zurück.
    .edition-2018 =
        Für jeden Kredit, dessen Zinsen du schuldig bleibst, pfändet die Bank einen Container vom ersten dieser Orte, an dem du einen hast: Insel, Schiff, Hafengeschäft, Fabrikgeschäft. Gebäude pfändet sie nie.
        Gepfändete Container sind aus dem Spiel.
    .investment-bank = Dein Bankhafen kommt gleich nach dem Schiff. Was auf der Zahlungskarte liegt, ist sicher, aber Zinsen kannst du damit nicht zahlen.
rules-part-domestic = Inlandsverkauf
    .text =
        Nach den Zinsen und vor deinen Aktionen darfst du einen Container aus deinem Fabrikgeschäft für { $sale_income } $ an die Bank verkaufen, egal was er dort kostet. Ist es leer, darfst du einen aus deinem Hafengeschäft verkaufen. Der Container kommt in den Vorrat zurück. In deinem ersten Zug geht das nicht.
        Die Variante hilft Anfängern in den ersten Partien. Weil Container in den Vorrat zurückkommen, dauert eine Partie länger.
rules-part-hidden = Was verdeckt ist
    .text =
        Geheim sind Wertkarten und Bargeld sowie Angebote, bis sie aufgedeckt werden. Alles andere ist offen: Tafeln, Preise, Ladungen, Kredite, der Vorrat und jede Zahlung. Wer bei den Zahlungen mitrechnet, kennt das Bargeld aller.
    .edition-2018 = Im gedruckten Spiel sehen alle, wie viele Geldkarten du hast und in ein Angebot legst. Hier ist Geld einfach ein Betrag. Es gibt keine gedruckten Karten und keine Stückelung, also kann sie auch niemand zählen.
rules-part-end = Das Spielende
    .text = Die Partie endet, wenn im Vorrat zwei Farben aufgebraucht sind. Nur durch Produzieren kann eine Farbe ausgehen. Wer die zweite aufgebraucht hat, spielt seinen Zug noch zu Ende, dann ist die Partie vorbei. Niemand sonst kommt mehr an die Reihe.
    .edition-2007 = Gepfändete Container kommen in den Vorrat zurück. So kann eine aufgebrauchte Farbe zurückkommen, bevor die Partie endet.
    .domestic-sale = Auch ein Inlandsverkauf kann eine aufgebrauchte Farbe zurückbringen.
rules-part-scoring = Endwertung
    .text =
        Alle Wertkarten werden aufgedeckt. Prüfe zuerst, ob in deinem Gebiet auf der Insel alle fünf Farben liegen. Wenn ja, zählt jeder Container deiner 5/10-Farbe { $card_high }, sonst { $card_low }.
        Dann gibst du alle Container der Farbe ab, von der du dort am meisten hast. Liegen mehrere Farben gleichauf, gibst du deine 5/10-Farbe ab, wenn sie darunter ist, sonst die mit dem kleinsten Wert.
        Rechne zusammen: den Wert deiner restlichen Container auf der Insel laut deiner Karte, { $harbour_score } $ für jeden Container im Hafengeschäft, { $ship_score } $ für jeden auf deinem Schiff und dein Bargeld. Ziehe { $loan_score } $ für jeden Kredit ab. Fabrikgeschäft, Maschinen und Lagerhäuser sind nichts wert.
    .edition-2007 = Bei Gleichstand gewinnt, wer mehr Container auf der Insel übrig hat. Herrscht auch da Gleichstand, teilen sich diese Spieler den Sieg.
    .edition-2018 = Bei Gleichstand gewinnt, wer mehr Container im Fabrikgeschäft hat. Herrscht auch da Gleichstand, teilen sich diese Spieler den Sieg.
    .investment-bank = Auch jeder Container in deinem Bankhafen zählt { $ship_score } $.
rules-part-brokers = Die Investmentbank
    .text =
        Drei Broker versteigern Container gegen Geld und Geld gegen Container. Jeder hat ein Feld für Container und eines für Geld. Am Anfang hat Broker I zwei Container und { $broker_1 } $, Broker II einen Container und { $broker_2 } $, Broker III { $broker_3 } $. Diese Container kommen nicht aus dem Vorrat.
        Was an die Broker gezahlt wird, wird Dollar für Dollar oder Container für Container verteilt: an Broker I, II, III und dann wieder von I an. Jede Zahlung beginnt bei Broker I. Zahlst du mit Containern, wählst du die Reihenfolge.
        Die Broker bekommen die gewinnenden Angebote ihrer Versteigerungen, die Zinsen (Broker I, bei zwei Krediten auch Broker II) und die staatliche Subvention, wenn ein Verkäufer auf der Insel ablehnt. Kreditrückzahlungen und Gebäude gehen weiterhin an die gewöhnliche Bank.
rules-part-call = Broker rufen
    .text =
        Mit einer Aktion bietest du auf alles, was auf einem Brokerfeld liegt. Leer darf es nicht sein. Für Container bietest du Geld, für Geld Container aus deinen beiden Geschäften, mindestens 1 $ oder einen Container.
        Dein Angebot bleibt auf der Zahlungskarte und lässt sich für nichts anderes verwenden. Container darin belegen weiter Platz in ihrem Geschäft.
        Es gibt immer nur eine Brokerversteigerung. Liegt das Angebot eines anderen auf der Zahlungskarte, rufst du den Broker, indem du für dasselbe Feld mehr bietest: mindestens 1 $ oder einen Container mehr. Wer überboten wird, bekommt sofort alles zurück und legt für zurückerhaltene Container neue Preise fest.
        Du darfst den Broker einmal pro Zug rufen. Es geht nicht in einem Zug, in dem du den Gewinn einer Brokerversteigerung abgeholt hast, und nicht, wenn du das Spielende schon ausgelöst hast. Hast du den Broker gerufen, darfst du nicht mehr so produzieren, dass die Partie endet.
rules-part-win = Brokerversteigerung gewinnen
    .text =
        Liegt dein Angebot zu Beginn deines Zuges noch auf der Zahlungskarte, bekommst du alles, was bis dahin auf dem Brokerfeld liegt. Geld kommt zu deinem Bargeld, Container in deinen Bankhafen. Dann geht dein Angebot an die Broker.
        Ist beim Spielende noch eine Brokerversteigerung offen, gewinnt sie vor der Wertung der Höchstbietende. Was die Broker dann haben, zählt für niemanden.
rules-part-bank-harbour = Der Bankhafen
    .text = Container, die du von den Brokern gewinnst, warten in deinem Bankhafen. Fahre von der offenen See dorthin und lade sie umsonst, so viele auf dein Schiff passen. Laden kannst du nur bei der Ankunft, und niemand sonst kann sie nehmen.

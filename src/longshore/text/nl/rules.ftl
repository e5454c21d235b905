### De regels in eigen woorden, naar de feiten van docs/rules/spec.md. Elke regel is een alinea.

rules-title = De regels
rules-search = Zoeken in de regels
rules-none = Daarover staat niets in de regels.
rules-contents = Delen
rules-link = Link naar dit deel

rules-part-goal = Waar het om gaat
    .text =
        Iedereen runt een kleine economie: fabrieken maken containers, warenhuizen bewaren ze, schepen brengen ze weg, en op het Buitenlandse Eiland worden ze geveild. Alleen lukt dat niet: jij koopt bij de anderen, en zij kopen bij jou.
        Wie aan het eind het meest waard is, wint: geld, en vooral containers in het eigen gebied op het eiland.
rules-part-setup = Spelopzet
    .text =
        Drie, vier of vijf spelers. De voorraad heeft { $supply_3 }, { $supply_4 } of { $supply_5 } containers van elk van de vijf kleuren (editie 2018: { $new_supply_3 }, { $new_supply_4 } of { $new_supply_5 }).
        Iedereen begint met ${ $start_cash }, een warenhuis, een machine in een eigen kleur, een container van die kleur voor ${ $start_price } in de Fabriekswinkel, een leeg schip op de Open Zee en een geheime Containerwaardekaart.
        Wie begint, wordt geloot.
rules-part-turn = Een beurt
    .text =
        Eerst betaal je rente over je leningen. Met de Investeringsbank haal je dan een gewonnen brokerveiling op; in de beginnersvariant mag je dan een Binnenlandse Verkoop doen.
        Daarna heb je twee acties: een machine of warenhuis kopen, produceren, voor de Havenwinkel kopen, varen of de broker roepen. Twee keer hetzelfde mag, maar produceren en de broker roepen elk maar één keer. Acties mogen ook vervallen.
        Een lening kan altijd; terugbetalen mag vóór, tussen en na de acties.
rules-part-build = Machines en warenhuizen
    .text =
        Met één actie koop je er één. De tweede tot vierde machine kosten ${ $machine_2 }, ${ $machine_3 } en ${ $machine_4 }, het tweede tot vijfde warenhuis ${ $warehouse_2 }, ${ $warehouse_3 }, ${ $warehouse_4 } en ${ $warehouse_5 }. Het geld gaat naar de bank.
        Twee machines van dezelfde kleur heb je nooit.
        Elke machine geeft de Fabriekswinkel plaats voor twee containers, elk warenhuis de Havenwinkel plaats voor één.
rules-part-produce = Produceren
    .text =
        Betaal ${ $produce_cost } aan de speler rechts van je, de vakbondsleider. Elke machine maakt één container van haar kleur, zolang de voorraad er een heeft en de Fabriekswinkel plaats. Alles wat past, moet worden gemaakt; past niet alles, dan kies je de kleuren.
        Geef elke nieuwe container een prijs van ${ $factory_low } tot ${ $factory_high }, en verander desgewenst die van de andere in de Fabriekswinkel. Alleen bij het produceren kun je deze prijzen veranderen.
        Eén keer per beurt.
rules-part-restock = Kopen voor de Havenwinkel
    .text =
        Koop zoveel containers als je wilt uit de Fabriekswinkel van één andere speler, voor de prijzen daar en zover je Havenwinkel plaats heeft. De eigenaar kan niet weigeren.
        Geef elke container een prijs van ${ $harbour_low } tot ${ $harbour_high }, en verander desgewenst die van de andere in de Havenwinkel. De actie mag ook alleen daarvoor dienen.
rules-part-sail = Varen
    .text =
        Eén actie brengt het schip van een haven naar de Open Zee, of van de Open Zee naar een haven: die van een andere speler, die van het eiland, of met de Investeringsbank je eigen bankhaven. Van haven naar haven kost dus twee acties.
        Een schip komt nooit in de haven van zijn eigenaar.
rules-part-load = Kopen in een haven
    .text =
        Komt je schip aan in de haven van een andere speler, dan mag je in dezelfde actie uit de Havenwinkel daar kopen, voor de prijzen die er liggen. Het schip heeft plaats voor vijf containers in alle kleuren.
        In de editie van 2007 mag een schip dat daar ligt voor een volgende actie nog eens kopen. In die van 2018 moet het eerst weg en weer terug.
        Containers verlaten een schip alleen op het eiland.
rules-part-auction = De veiling op het eiland
    .text =
        Komt een geladen schip bij het eiland aan, dan wordt de hele lading in één keer geveild. Alle anderen bieden in het geheim, van $0 tot al hun geld; alle biedingen gaan tegelijk open. Lenen mag vooraf.
        Zijn meer biedingen het hoogst, dan doen die spelers er in het geheim een tweede bij. Blijft het gelijk, dan kiest de verkoper een van hen.
        De verkoper accepteert het hoogste bod en krijgt het twee keer: van de bieder, en als subsidie van de bank. Of de verkoper slaat het af, betaalt dat bedrag aan de bank en houdt de lading, als er geld genoeg voor is.
        De containers gaan naar het eiland, naar het gebied van wie ze kreeg. De veiling beëindigt de beurt.
rules-part-bluff = $0-bluffkaarten
    .text =
        In de editie van 2018 heeft iedereen twee kaarten zonder waarde. Je kunt ze bij een bod leggen, zodat het aantal kaarten niets verraadt. Ze komen altijd terug. Een eerste bod van $0 bevat er altijd een.
        Met de expertregel telt een bod met zo’n kaart als $0.
rules-part-loans = Leningen
    .text =
        Een lening is ${ $loan_amount } van de bank, op elk moment, ook in de beurt van een ander en vóór een bod. Meer dan twee heeft niemand. Het kost geen actie.
        In je eigen beurt mag je na de rente op elk moment terugbetalen, ook midden in een actie of voordat je op de biedingen antwoordt, altijd de hele ${ $loan_amount }. Elke openstaande lening kost aan het eind ${ $loan_score }.
rules-part-interest = Rente en wanbetaling
    .text =
        Aan het begin van je beurt kost elke lening ${ $interest_cost }. Kun je niet betalen en heb je minder dan twee leningen, dan moet je er nog een nemen.
        Kun je met twee leningen niet betalen, dan neemt de bank containers in beslag, die de speler rechts van je kiest. Editie 2007: één van het eiland voor elke onbetaalde lening; anders twee uit de Havenwinkel, dan de Fabriekswinkel; is er helemaal geen container, een gebouw, nooit de twee goedkoopste machines of warenhuizen.
        Editie 2018: één container voor elke onbetaalde lening, van het eiland, het schip, de bankhaven, de Havenwinkel of de Fabriekswinkel, in deze volgorde.
        Is er niets te halen, dan vervalt de rente. De lening blijft.
rules-part-domestic = Binnenlandse Verkoop
    .text =
        In de beginnersvariant mag je na de rente, maar niet in je eerste beurt, een container uit je Fabriekswinkel voor ${ $sale_income } aan de voorraad teruggeven. Is die leeg, dan een uit de Havenwinkel. De variant is een hulp voor de eerste partijen; omdat containers naar de voorraad teruggaan, duurt een partij langer.
rules-part-end = Het einde van het spel
    .text =
        Zodra twee kleuren in de voorraad op zijn, maakt de speler die ze opmaakte de beurt af, en is het spel uit. Niemand komt meer aan de beurt.
rules-part-scoring = Score bepalen
    .text =
        Alle waardekaarten gaan open. Kijk eerst of jouw gebied op het eiland alle vijf kleuren heeft: dan telt de 5/10-kleur { $card_high }, anders { $card_low }.
        Verwijder dan alle containers van de kleur waarvan je het meest hebt. Bij gelijkspel die met de laagste waarde; maar is de 5/10-kleur erbij, dan die.
        Tel op: wat op het eiland blijft volgens je kaart, ${ $harbour_score } voor elke container in de Havenwinkel, ${ $ship_score } voor elke aan boord en in de bankhaven, en je geld. Trek ${ $loan_score } af voor elke lening. Fabriekswinkel en gebouwen tellen niet.
        Bij gelijkspel wint wie meer containers op het eiland over heeft (editie 2018: in de Fabriekswinkel).
rules-part-card = De waardekaart
    .text =
        Je geheime kaart zegt wat elke kleur jou waard is: { $card_1 }, 5/10, { $card_3 }, { $card_4 } en { $card_5 }. Iedereen heeft een andere. Wat de anderen verzamelen en bieden, zegt iets over die van hen.
rules-part-hidden = Wat verborgen is
    .text =
        Waardekaarten en geld zijn geheim, biedingen tot ze opengaan. Al het andere is open: borden, prijzen, ladingen, leningen, de voorraad en elke betaling. Sommige tafels tonen ieders geld.
        In het gedrukte spel van 2018 zie je ook hoeveel geldkaarten iemand heeft en in een bod legt. Hier is geld een bedrag zonder kaarten, en dat blijft onbekend.
rules-part-brokers = De Investeringsbank
    .text =
        Een toevoeging van de editie van 2018. Drie brokers hebben elk een vak met containers en een vak met geld. In het begin heeft broker I twee containers en ${ $broker_1 }, broker II één container en ${ $broker_2 }, broker III ${ $broker_3 }.
        Geld voor de brokers wordt dollar voor dollar verdeeld over I, II, III en weer vanaf I; containers ook, in de volgorde die de betaler kiest. Rente gaat naar broker I, en bij twee leningen ook naar broker II. Slaat een verkoper een bod af, dan krijgen de brokers het betaalde bedrag.
rules-part-call = De broker roepen
    .text =
        Eén keer per beurt, als actie: noem een vak dat niet leeg is en bied op alles wat erin ligt. Voor containers bied je geld, voor geld containers uit je winkels; minstens één. Het bod ligt vast op de Betaalkaart; geboden containers houden hun plaats bezet.
        Anderen mogen je met een actie overbieden, met minstens $1 of één container meer. Je krijgt je bod meteen terug en geeft teruggekeerde containers een nieuwe prijs.
        Niet in een beurt waarin je een brokerveiling hebt gewonnen, en niet in de beurt die het spel beëindigt.
rules-part-win = Een brokerveiling winnen
    .text =
        Is de Betaalkaart nog van jou als je beurt begint, dan krijg je alles wat nu in het vak ligt: geld in de hand, containers in je bankhaven. Daarna gaat het bod naar de brokers.
        Een veiling die aan het eind van het spel openstaat, wint wie de Betaalkaart heeft, vóór de score.
rules-part-bank-harbour = De bankhaven
    .text =
        Containers van de brokers wachten in je bankhaven. Vaar erheen vanaf de Open Zee en laad ze gratis, zoveel als er op het schip passen. Niemand anders kan dat.

### De regels in eigen woorden, naar de feiten van docs/rules/spec.md. Elke regel is een alinea. `.text` geldt
### altijd. De andere attributen gelden voor één editie of optie en heten zoals die.

rules-title = Regels
rules-search = Zoeken in de regels
rules-none = Geen resultaten in de regels.
rules-contents = Inhoud
rules-link = Link naar dit onderdeel
rules-this-table = Aan deze tafel

rules-part-goal = Doel van het spel
    .text =
        Je runt een klein bedrijf. Machines maken containers, warenhuizen (opslagloodsen) bewaren ze, schepen vervoeren ze en op het Buitenlandse Eiland worden ze geveild. De spelers bepalen zelf alle prijzen. Niemand redt het alleen: jij koopt bij de anderen en zij kopen bij jou.
        Aan het eind wint de rijkste speler. Geld telt mee, maar het meest tellen de containers in jouw gebied op het eiland.
rules-part-setup = Spelopzet
    .text =
        Het spel is voor drie, vier of vijf spelers. De beurten gaan met de klok mee, en de startspeler wordt geloot.
        Je begint met ${ $start_cash }, een warenhuis, een machine, een container in de kleur van die machine voor ${ $start_price } in je Fabriekswinkel, een leeg schip op de Open Zee en een geheime waardekaart. Iedereen begint met een andere kleur.
    .edition-2007 = Met drie, vier of vijf spelers begint de voorraad met { $supply_3 }, { $supply_4 } of { $supply_5 } containers van elk van de vijf kleuren. De eerste container van iedereen komt daaruit.
    .edition-2018 = Met drie, vier of vijf spelers begint de voorraad met { $new_supply_3 }, { $new_supply_4 } of { $new_supply_5 } containers van elk van de vijf kleuren. De eerste container van iedereen komt daaruit. Je krijgt ook twee $0-bluffkaarten.
rules-part-turn = Jouw beurt
    .text =
        Eerst betaal je de rente over je leningen. Daarna heb je twee acties.
        Met een actie kun je een machine of een warenhuis bouwen, produceren, inkopen voor de Havenwinkel of varen. Je mag twee keer hetzelfde doen, maar produceren mag maar één keer per beurt. Acties die je niet gebruikt, vervallen.
        Wat je doet, moet je op dat moment kunnen betalen. Leningen kosten geen actie.
        Je beurt eindigt als je hem zelf beëindigt, en altijd meteen na een veiling op het eiland.
        Spelers mogen elkaar niets geven, lenen of verkopen, behalve volgens deze regels. Beloften zijn niet bindend.
    .edition-2007 = Nog eens kopen in de haven waar je schip al ligt, is ook een actie.
    .domestic-sale = Na de rente en vóór je acties mag je een Binnenlandse Verkoop doen.
    .investment-bank = Na de rente neem je in ontvangst wat je bij een broker hebt gewonnen. Ook de broker inschakelen is een actie. Dat mag één keer per beurt.
rules-part-build = Machines en warenhuizen
    .text =
        Met één actie bouw je een machine of een warenhuis (een opslagloods). Je tweede, derde en vierde machine kosten ${ $machine_2 }, ${ $machine_3 } en ${ $machine_4 }, je tweede tot en met vijfde warenhuis ${ $warehouse_2 }, ${ $warehouse_3 }, ${ $warehouse_4 } en ${ $warehouse_5 }. Je betaalt aan de bank.
        De kleur van een nieuwe machine kies je zelf, maar je mag nooit twee machines van dezelfde kleur hebben. Niemand mag meer dan vier machines en vijf warenhuizen hebben.
        Elke machine geeft je Fabriekswinkel plaats voor twee containers, elk warenhuis je Havenwinkel plaats voor één. Die plaats kun je meteen gebruiken.
    .edition-2018 = Machines en warenhuizen zijn schaars. Met drie, vier of vijf spelers zijn er { $new_machines_3 }, { $new_machines_4 } of { $new_machines_5 } machines van elke kleur en { $new_warehouses_3 }, { $new_warehouses_4 } of { $new_warehouses_5 } warenhuizen, inclusief die van de spelopzet. Zijn ze op, dan kan niemand er nog bouwen.
rules-part-produce = Produceren
    .text =
        Produceren kost ${ $produce_cost }. Dat bedrag gaat naar de speler rechts van je, jouw vakbondsleider. Elke machine maakt één container van haar kleur, als die nog in de voorraad is en je Fabriekswinkel er plaats voor heeft. Je moet alles maken wat past. Past niet alles, dan kies jij de kleuren.
        Geef elke nieuwe container een prijs van ${ $factory_low } tot ${ $factory_high }. Je mag ook de andere prijzen in je Fabriekswinkel wijzigen. Dat kan alleen als je produceert. Ook als je niets kunt maken, mag je produceren om alleen de prijzen te wijzigen.
        Produceren mag maar één keer per beurt.
rules-part-restock = Inkopen voor de Havenwinkel
    .text =
        Koop zoveel containers als je wilt uit de Fabriekswinkel van één andere speler, tegen de prijzen die daar staan, zolang je Havenwinkel plaats heeft. De eigenaar kan niet weigeren. Kopen bij een tweede speler kost een tweede actie.
        Geef elke container een prijs van ${ $harbour_low } tot ${ $harbour_high }. Je mag ook de andere prijzen in je Havenwinkel wijzigen, of de actie alleen daarvoor gebruiken.
        Containers weggooien om plaats te maken mag nooit.
rules-part-sail = Varen
    .text =
        Eén actie brengt je schip van een haven naar de Open Zee, of van de Open Zee naar de haven van een andere speler of naar het eiland. Van haven naar haven varen kost dus twee acties.
        Je schip mag nooit je eigen haven binnenvaren.
        Ook met een leeg schip mag je naar het eiland. Dan is er geen veiling en gaat je beurt verder.
    .investment-bank = Vanaf de Open Zee kan je schip ook naar je eigen bankhaven.
rules-part-load = Kopen in een haven
    .text =
        Als je schip in de haven van een andere speler aankomt, mag je daar in dezelfde actie uit de Havenwinkel kopen. Je betaalt de prijzen die er staan, en de eigenaar kan niet weigeren. Je schip heeft plaats voor vijf containers, in welke kleuren dan ook.
        Je kunt je schip niet lossen. De lading gaat naar het eiland.
    .edition-2007 =
        Zolang je schip daar ligt, mag je met een volgende actie nog eens kopen.
        Containers verlaten een schip alleen door een veiling op het eiland.
    .edition-2018 =
        Om daar nog eens te kopen, moet je schip eerst wegvaren en terugkomen.
        Containers verlaten een schip alleen door een veiling op het eiland, of als de bank ze in beslag neemt.
rules-part-auction = De veiling op het eiland
    .text =
        Als een schip met lading bij het eiland aankomt, wordt alles in één keer geveild. Elke andere speler doet één geheim bod, van $0 tot al het eigen geld, en alle biedingen gaan tegelijk open. Vóór je bod mag je een lening aangaan, daarna pas weer als de biedingen onthuld zijn.
        Bieden meerdere spelers het hoogste bedrag, dan doen alleen zij er in het geheim een tweede bod bij, dat ook $0 mag zijn. Blijft het gelijk, dan kiest de verkoper wie van hen de lading krijgt.
        De verkoper kan het hoogste bod accepteren en krijgt het dan twee keer: van de bieder, en nog eens van de bank als staatssubsidie. De verkoper kan ook alle biedingen afslaan, dat bedrag aan de bank betalen en de lading houden. Dat kan alleen met genoeg geld. Een lager bod accepteren mag nooit. Biedt niemand meer dan $0, dan geeft de verkoper de lading voor niets weg of houdt die zonder iets te betalen.
        De containers gaan naar het eilandgebied van hun nieuwe eigenaar, alle andere biedingen gaan terug. De beurt van de verkoper eindigt meteen, ook als er nog een actie over is. Het lege schip blijft bij het eiland.
    .investment-bank = Slaat een verkoper alle biedingen af, dan krijgen de brokers de staatssubsidie: de bank betaalt hun evenveel als het hoogste bod. Wat de verkoper betaalt, gaat gewoon naar de bank.
rules-part-bluff = $0-bluffkaarten
    .text =
        Iedereen heeft twee kaarten zonder waarde. Je mag ze bij een bod leggen, zodat het aantal kaarten niets verraadt. Je krijgt ze altijd terug.
        Een eerste bod moet uit minstens één kaart bestaan. In een eerste bod van $0 zit dus altijd een bluffkaart, en die heb je dan niet meer voor een tweede bod. Een tweede bod mag ook helemaal zonder kaarten.
    .cancel-bid =
        Een bod met een bluffkaart telt als $0, wat er verder ook in zit. Accepteert de verkoper het, dan betaal je niets.
        Zit er bij een gelijk bod een bluffkaart in je tweede bod, dan telt je totaal als $0. Een bluffkaart in je eerste bod maakt het tweede niet ongeldig.
rules-part-card = Jouw waardekaart
    .text = Op je geheime kaart staat wat een container van elke kleur op het eiland je aan het eind waard is: { $card_1 }, 5/10, { $card_3 }, { $card_4 } of { $card_5 }. Iedereen heeft een andere kaart. Wat de anderen verzamelen en bieden, verraadt iets over hun kaart.
rules-part-loans = Leningen
    .text =
        Met een lening krijg je ${ $loan_amount } van de bank. Je kunt er op elk moment een aangaan, ook in de beurt van een ander of vóór een bod. Dat kost geen actie. Niemand mag er meer dan twee hebben.
        In je eigen beurt mag je een lening op elk moment terugbetalen zodra de rente is betaald: ook midden in een actie, en als verkoper zelfs nadat je de biedingen hebt gezien. Je betaalt altijd de volle ${ $loan_amount } terug. Na de veiling is het te laat, want dan is je beurt voorbij.
        Voor elke lening betaal je aan het begin van elk van je beurten ${ $interest_cost } rente. Een lening die je in dezelfde beurt aangaat en terugbetaalt, kost geen rente. Elke lening die je aan het eind van de partij nog hebt, kost je ${ $loan_score }.
rules-part-interest = Rente en wanbetaling
    .text =
        Aan het begin van je beurt betaal je ${ $interest_cost } voor elke lening. Kun je dat niet en heb je minder dan twee leningen, dan moet je er nog een aangaan. Daarover betaal je pas in je volgende beurt rente.
        Als je twee leningen hebt en niet voor allebei kunt betalen, betaal je wat je kunt. Voor elke lening waarover je geen rente betaalt, neemt de bank iets van je in beslag. De speler rechts van je kiest wat.
        Valt er niets in beslag te nemen, dan ben je deze keer niets schuldig. Je leningen houd je hoe dan ook, en onbetaalde rente wordt je kwijtgescholden.
    .edition-2007 =
        Voor elke lening zonder betaalde rente neemt de bank een van je containers op het eiland in beslag. Heb je daar geen, dan twee uit je winkels: eerst uit de Havenwinkel, dan uit de Fabriekswinkel. Is er maar één, dan is die genoeg. De lading van je schip is veilig.
        Als je helemaal geen containers hebt, ook niet aan boord, neemt de bank een machine of een warenhuis in beslag, maar nooit een op de twee goedkoopste vakken van elke soort.
        Alles wat in beslag wordt genomen, gaat terug naar de voorraad.
    .edition-2018 =
        Voor elke lening zonder betaalde rente neemt de bank één container in beslag, van de eerste van deze plaatsen waar je er een hebt: het eiland, je schip, je Havenwinkel, je Fabriekswinkel. Gebouwen neemt de bank nooit in beslag.
        In beslag genomen containers zijn uit het spel.
    .investment-bank = In deze volgorde komt je bankhaven meteen na je schip. Wat op de Betaalkaart ligt, is veilig, maar je kunt er geen rente mee betalen.
rules-part-domestic = Binnenlandse Verkoop
    .text =
        Na de rente en vóór je acties mag je één container uit je Fabriekswinkel voor ${ $sale_income } aan de bank verkopen, wat de prijs ook is. Is die winkel leeg, dan mag je er een uit je Havenwinkel verkopen. De container gaat terug naar de voorraad. In je eerste beurt kan dit niet.
        Deze variant helpt beginners in hun eerste partijen. Omdat containers teruggaan naar de voorraad, duurt een partij langer.
rules-part-hidden = Wat verborgen is
    .text =
        Waardekaarten en geld zijn geheim, en biedingen tot ze opengaan. Al het andere is open: borden, prijzen, ladingen, leningen, de voorraad en elke betaling. Wie de betalingen bijhoudt, kan ieders geld uitrekenen.
    .edition-2018 = In het gedrukte spel ziet iedereen hoeveel Speelgeldkaarten je hebt en bij een bod legt. Hier is geld gewoon een bedrag. Er zijn geen kaarten of coupures, dus er valt niets te tellen.
rules-part-end = Het einde van de partij
    .text = De partij eindigt als er in de voorraad twee kleuren op zijn. Alleen door produceren kan een kleur opraken. De speler die de tweede opmaakte, maakt de beurt af en dan is de partij afgelopen. Niemand anders komt nog aan de beurt.
    .edition-2007 = In beslag genomen containers gaan terug naar de voorraad. Zo kan een kleur die op was, terugkomen voordat de partij eindigt.
    .domestic-sale = Ook een Binnenlandse Verkoop kan een kleur die op was, terugbrengen.
rules-part-scoring = Score bepalen
    .text =
        Alle waardekaarten gaan open. Kijk eerst of jouw gebied op het eiland alle vijf de kleuren heeft. Zo ja, dan telt elke container van je 5/10-kleur { $card_high }, anders { $card_low }.
        Verwijder dan alle containers van de kleur waarvan je er daar de meeste hebt. Geldt dat voor meerdere kleuren, dan verwijder je je 5/10-kleur als die erbij is, en anders de kleur met de laagste waarde.
        Tel dan op: de containers die op het eiland overblijven (volgens je kaart), ${ $harbour_score } voor elke container in je Havenwinkel, ${ $ship_score } voor elke container aan boord van je schip, en je geld. Trek ${ $loan_score } af voor elke lening. Je Fabriekswinkel, machines en warenhuizen zijn niets waard.
    .edition-2007 = Bij gelijkspel wint wie de meeste containers op het eiland overheeft. Is ook dat gelijk, dan delen ze de overwinning.
    .edition-2018 = Bij gelijkspel wint wie de meeste containers in de Fabriekswinkel heeft. Is ook dat gelijk, dan delen ze de overwinning.
    .investment-bank = Ook elke container in je bankhaven telt ${ $ship_score }.
rules-part-brokers = De Investeringsbank
    .text =
        Drie brokers veilen containers voor geld en geld voor containers. Elke broker heeft een vak voor containers en een vak voor geld. In het begin heeft broker I twee containers en ${ $broker_1 }, broker II één container en ${ $broker_2 }, broker III ${ $broker_3 }. Deze containers komen niet uit de voorraad.
        Wat aan de brokers wordt betaald, wordt dollar voor dollar of container voor container verdeeld: aan broker I, II, III en dan weer vanaf I. Elke betaling begint bij broker I. Betaal je met containers, dan kies je de volgorde.
        De brokers krijgen de winnende biedingen van hun veilingen, de rente over leningen (broker I, en bij twee leningen ook broker II) en de staatssubsidie als een verkoper op het eiland alle biedingen afslaat. Leningen betaal je nog steeds terug aan de gewone bank, en ook gebouwen betaal je daar.
rules-part-call = De broker inschakelen
    .text =
        Met een actie bied je op alles wat in één brokervak ligt. Dat vak mag niet leeg zijn. Voor containers bied je geld. Voor geld bied je containers uit je twee winkels. Bied minstens $1 of één container.
        Je bod blijft op de Betaalkaart en is voor niets anders te gebruiken. De containers in je bod blijven plaats innemen in hun winkel.
        Er is maar één brokerveiling tegelijk. Ligt het bod van een ander op de Betaalkaart, dan kun je de broker alleen inschakelen door meer te bieden op hetzelfde vak: minstens $1 of één container meer. Wie overboden wordt, krijgt meteen alles terug en geeft teruggekeerde containers een nieuwe prijs.
        De broker inschakelen mag maar één keer per beurt. Het kan niet in een beurt waarin je iets van een broker in ontvangst hebt genomen, en niet nadat je het einde van de partij hebt ingeluid. Na het inschakelen mag je niet meer produceren als de partij daardoor zou eindigen.
rules-part-win = Een brokerveiling winnen
    .text =
        Ligt je bod nog op de Betaalkaart als je beurt begint, dan krijg je alles wat er op dat moment in het vak ligt. Het geld komt bij je eigen geld, de containers komen in je bankhaven. Daarna gaat je bod naar de brokers.
        Staat er aan het eind van de partij nog een brokerveiling open, dan wint de hoogstbiedende speler die nog voordat de score wordt bepaald. Wat de brokers dan hebben, telt voor niemand.
rules-part-bank-harbour = De bankhaven
    .text = Containers die je van de brokers wint, wachten in je bankhaven. Vaar erheen vanaf de Open Zee en laad ze gratis, zoveel als er op je schip passen. Laden kan alleen bij aankomst, en niemand anders kan ze nemen.

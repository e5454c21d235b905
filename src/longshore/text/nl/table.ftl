### What only the table in the browser says.

## The connection
table-connection-lost = Je bent offline. Je ziet de stand van { $time }. Opnieuw verbinden…
table-connection-asking = Geen liveverbinding. De tafel wordt om de paar seconden bijgewerkt.
table-here = aan tafel
table-away = afwezig
table-spectators = { $count ->
    [one] { $count } toeschouwer
   *[other] { $count } toeschouwers
}

## The auction
table-seller-decides = { seat } beslist: verkopen voor ${ $amount } en met de subsidie ${ $total } krijgen, of ${ $amount } betalen en de lading houden.
table-accept-sum = ${ $amount } van de bieder en ${ $amount } van de bank

## Beside the table
table-side = Verloop, chat en notities
table-since = Sinds je laatste beurt
table-digest-sold = Verkocht: { $lot } voor ${ $amount }.
table-digest-made = { seat } maakt: { $lot }.
table-digest-bought = { seat } koopt { other-of }: { $lot } voor ${ $amount }.
table-filter = Tonen in het verloop
table-filter-all = Alles
table-filter-trade = Productie en handel
table-filter-ships = Schepen
table-filter-auctions = Veilingen
table-filter-money = Geld en leningen
table-log-none = Nog niets te zien.
table-moment = toon de tafel op dit punt
table-past = Terugblik: na stap { $number } van { $total }
table-step-back = Vorige stap
table-step-on = Volgende stap
table-now = Terug naar nu
table-chat = Chat
table-chat-none = Nog geen berichten.
table-chat-write = Schrijf een bericht
table-chat-send = Versturen
table-chat-about = Opties voor dit bericht van { $name }
table-chat-removed = Verwijderd door de beheerder.
table-mute = Dempen
table-mute-about = Je ziet geen berichten meer van deze speler.
table-block = Blokkeren
table-block-about = Jullie zien elkaars berichten niet meer en kunnen niet bij elkaar aanschuiven.
table-report = Melden bij de beheerder
table-report-name = Naam melden
table-report-reason = Wat is er mis met dit bericht?
table-reported = Bedankt. De beheerder kijkt ernaar.
table-notes = Notities
table-notes-about = Alleen jij ziet dit.
table-sheet = Kaarten
table-sheet-about = Wie heeft welke waardekaart? Tik op een vakje om het te markeren: ✗ nee, ? misschien, ✓ ja. Alleen op dit apparaat bewaard.
table-sheet-cell = { seat }, kaart met { $card_1 } voor { $what }: { $text }
table-mark-none = niet gemarkeerd
table-mark-no = nee
table-mark-maybe = misschien
table-mark-yes = ja
table-tracker = Geldteller
table-tracker-about = Ieders geld, berekend uit de openbare betalingen. Op papier kun je hetzelfde bijhouden.

## Time, seats and votes
table-menu = Tafelmenu
table-watching = Je kijkt toe.
table-time-left = Resterende tijd:
table-paused = gepauzeerd
table-days = { $count ->
    [one] { $count } dag
   *[other] { $count } dagen
}
table-pause = Klokken stilzetten
table-resume = Klokken weer laten lopen
table-pause-about = Alle spelers moeten het ermee eens zijn.
table-hand-over = Een bot voor mij laten spelen
table-hand-over-about = Voor één beurt, een tijdje of de rest van de partij. Je kunt je plaats op elk moment terugnemen.
table-bot-plays = bot speelt
table-bot-plays-you = Een bot speelt op jouw plaats.
table-program = programma
table-take-back = Mijn plaats terugnemen
table-give = Plaats overdragen
table-give-about = Maakt een link. Wie die als eerste opent, neemt je plaats over.
table-give-link = Stuur deze link naar wie je plaats overneemt
table-give-withdraw = Link intrekken
table-seat-offered = Een plaats voor jou
table-seat-offered-about = Iemand vraagt je om een plaats in deze partij over te nemen.
table-just-watch = Alleen kijken
table-end = Voorstellen om te stoppen
table-end-about = Als iedereen het ermee eens is, telt de huidige stand.
table-cancel = Voorstellen om af te breken
table-cancel-about = Alleen in de eerste ronde. De partij telt dan niet.
table-concede = Partij verlaten
table-concede-about = Je geeft op, en een bot neemt je plaats over.
table-concede-sure = Partij verlaten? Je kunt niet naar deze plaats terugkeren.
table-offer-end = { seat } stelt voor om de partij nu te beëindigen. De huidige stand telt.
table-offer-cancel = { seat } stelt voor om de partij af te breken.
table-offer-stalemate = Twee hele rondes lang is er geen container verplaatst en niets gebouwd. De partij nu beëindigen? De huidige stand telt.
table-end-sure = De partij nu beëindigen?
table-offer-pause = Iemand wil de klokken stilzetten.
table-offer-resume = Iemand wil de klokken weer laten lopen.
table-agreed = Akkoord: { $names }
table-agree = Instemmen
table-decline = Weigeren
table-withdraw = Intrekken
table-log-time-out = De tijd { seat-of } is om.
table-log-bot-plays = Een bot speelt nu voor { seat }.
table-log-back = { seat } is terug.
table-log-seat-given = { $name } speelt nu als { seat }.
table-log-paused = De klokken staan stil.
table-log-resumed = De klokken lopen weer.

## One device for several
table-seat-here = Iemand hier, op dit apparaat
table-cover = Geef het apparaat aan { seat }
table-cover-about = De anderen kijken even weg.
table-cover-lift = Ik ben { seat }. Toon mijn bord
table-pace = Bedenktijd
table-pace-free = Onbeperkte bedenktijd
table-pace-quick = Live, snel: 30 s per beslissing, 3 min reserve
table-pace-calm = Live, rustig: 90 s per beslissing, 10 min reserve
table-pace-day = Een dag per beslissing
table-pace-days = Drie dagen per beslissing
table-length = Ongeveer { $rounds } rondes, zo’n { $minutes } minuten
table-length-weeks = Ongeveer { $rounds } rondes, dus enkele weken

## Standing orders
table-orders = Vaste opdrachten
table-orders-about = De server biedt en beslist voor jou binnen de grenzen die je hier instelt. Niemand anders ziet ze.
table-orders-log = Wat je opdrachten hebben gedaan
table-order-bid = Bieden in veilingen op het eiland, met een prijs per container
table-order-cap = Nooit meer bieden dan
table-order-keep = Geld achter de hand houden
table-order-tie = Extra bij gelijk bod
table-order-other = Als een kleur geen prijs heeft
table-order-ask = Vraag het mij
table-order-zero = $0 bieden
table-order-settle = Mijn lading verkopen
table-order-accept = Biedingen accepteren vanaf
table-order-each = per container
table-order-below = Als het bod lager is
table-order-pass = Mijn resterende acties overslaan
table-order-loan = Opdrachten mogen leningen aangaan

## Hints
table-hint = Hint
table-hint-head = De bot stelt voor:
table-hint-worth = Geschatte waarde: { $amount }.
table-hint-better = Geschatte waarde: { $amount }, { $more } meer dan de op één na beste keuze.
table-hint-outlook = Winstkans: { $chance }%. Verwachte score: { $score }.
table-why-produce = { $count ->
    [one] Je machine maakt nieuwe goederen om te verkopen.
   *[other] Je { $count } machines maken nieuwe goederen om te verkopen.
}
table-why-make = Nieuwe goederen om te verkopen. Nog { $left } van deze kleur in de voorraad.
table-why-warehouse = Plaats voor meer goederen, voor ${ $cost }.
table-why-machine = { $count ->
    [0] Niemand anders maakt deze kleur. Kost ${ $cost }.
    [one] Slechts één andere speler maakt deze kleur. Kost ${ $cost }.
   *[other] { $count } anderen maken deze kleur ook. Kost ${ $cost }.
}
table-why-restock = { containers-counted } te koop vanaf ${ $price }, om duurder door te verkopen.
table-why-harbour = { containers-counted } te koop vanaf ${ $price }, voor je schip.
table-why-sail = Brengt je schip naar een plek waar het geld verdient.
table-why-sea = Vandaar bereikt je schip elke haven.
table-why-island = { containers-counted } onder de hamer, en de bank verdubbelt het hoogste bod.
table-why-waiting = Daar { $count ->
    [one] ligt { $count } container
   *[other] liggen { $count } containers
} klaar voor je schip.
table-why-take = Kost ${ $price }, en je kunt hem duurder doorverkopen.
table-why-free = Kost niets.
table-why-place = { $count ->
    [0] Niemand kan hem nu kopen, maar ${ $price } is het wachten waard.
    [one] { $count } speler zou hem nu voor ${ $price } kunnen kopen.
   *[other] { $count } spelers zouden hem nu voor ${ $price } kunnen kopen.
}
table-why-price = Nieuwe prijzen, dichter bij wat anderen betalen.
table-why-bid = De lading maakt je eiland ${ $worth } meer waard, dus je zou ${ $rest } verdienen.
table-why-broker = Een koopje bij de bank.
table-why-loan = Je hebt ${ $cash }. De lening betaalt je volgende stappen.
table-why-repay = Scheelt elke beurt ${ $interest_cost } rente.
table-why-sell = Maakt van goederen geld.
table-why-accept = Je krijgt ${ $total }.
table-why-decline = Op jouw eiland is de lading ${ $worth } waard.
table-why-enough = Meer kopen loont niet.
table-why-best = Je beste keuze op dit moment.

## Keys
table-keys = Sneltoetsen
table-keys-about = Je kunt alles zonder muis doen.
table-keys-on = Sneltoetsen gebruiken
table-key-asked = naar de huidige beslissing
table-key-quays = naar een kade, eerst die van jou
table-command = Typ een stap
table-command-about = Je kunt een stap in spelnotatie typen, zoals ‘place tan@3’. Druk op Tab om hem aan te vullen en op Enter om hem te spelen.
table-command-unknown = Je kunt ‘{ $step }’ nu niet spelen.

## Regels, berichten en gezelschap
table-rule = Regels: { $what }
table-notices = Meldingen van deze tafel
table-notices-about = Kies waarover je een melding krijgt als je weg bent.
table-notices-nowhere = Je hebt nog geen meldingen ingesteld. Dat kan in de instellingen.
table-notices-as-others = Zoals aan mijn andere tafels
table-has-played = { $count ->
    [0] nog geen partij uitgespeeld
    [one] { $count } partij uitgespeeld
   *[other] { $count } partijen uitgespeeld
}
table-seat-bot = Bot toevoegen
table-seat-free = Plaats vrijmaken
table-invite-picture = De link als QR-code
table-rated = Voor de ranglijst: de uitslag telt mee. Er zijn geen hints, en plaatsen kun je niet overdragen.
table-tracker-offered = Spelers mogen de geldteller gebruiken
table-programs-offered = Programma’s mogen meespelen
table-programs-about = Een bot van jou of van vrienden kan met de uitnodiging meedoen. Iedereen ziet dat het een programma is.
table-sea-larger = Vergroten
table-sea-whole = Alles tonen
table-help = Hulp: leg de tafel uit
table-gone = Op: { $what }
table-gone-next = Raakt er nog een kleur op, dan eindigt de partij.
table-last-turn = Laatste beurt
table-seat-now = Je bent nu { $name }
table-key-amount = bieden: typ het bedrag, dan Enter
table-key-accept = het hoogste bod accepteren
table-key-keep = je lading houden

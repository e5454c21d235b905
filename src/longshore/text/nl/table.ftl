### What only the table in the browser says.

## The connection
table-connection-lost = Geen verbinding. Je ziet de stand van { $time }; de pagina blijft het proberen.
table-connection-asking = Geen directe verbinding: de pagina vraagt om de paar seconden naar nieuws.
table-here = aan tafel
table-away = afwezig
table-spectators = { $count ->
    [one] { $count } persoon kijkt toe
   *[other] { $count } mensen kijken toe
}

## The auction
table-seller-decides = { seat } beslist: verkopen voor ${ $amount } en met de subsidie ${ $total } krijgen, of ${ $amount } betalen en de lading houden.
table-accept-sum = ${ $amount } van de bieder en ${ $amount } subsidie

## Beside the table
table-side = Verloop, chat en notities
table-since = Sinds je laatste beurt
table-digest-sold = Verkocht: { $lot }, ${ $amount }.
table-digest-made = { seat } maakt: { $lot }.
table-digest-bought = { seat } koopt { other-of }: { $lot }, ${ $amount }.
table-filter = Tonen in het verloop
table-filter-all = Alles
table-filter-trade = Productie en handel
table-filter-ships = Schepen
table-filter-auctions = Veilingen
table-filter-money = Geld en leningen
table-log-none = Daarvan is nog niets gebeurd.
table-moment = dit moment tonen
table-past = Terugblik: na stap { $number } van { $total }
table-step-back = Een stap terug
table-step-on = Een stap verder
table-now = Terug naar nu
table-chat = Chat
table-chat-none = Nog niemand heeft iets gezegd.
table-chat-write = Schrijf naar de tafel
table-chat-send = Versturen
table-chat-about = Over dit bericht van { $name }
table-chat-removed = Verwijderd door de beheerder van de server.
table-mute = Dempen
table-mute-about = Je leest niets meer van deze speler.
table-block = Blokkeren
table-block-about = Jullie lezen elkaar niet en komen niet aan elkaars tafels.
table-report = Klacht naar de beheerder van de server
table-report-reason = Wat is er mis mee?
table-reported = Dank je. De beheerder van de server kijkt ernaar.
table-notes = Notities
table-notes-about = Alleen jij leest dit.
table-sheet = Kaarten
table-sheet-about = Wie heeft welke kaart? Tik om te merken: ✗ nee, ? misschien, ✓ ja. Blijft op dit apparaat.
table-sheet-cell = { seat }, kaart met 10 voor { $what }: { $text }
table-mark-none = niet gemerkt
table-mark-no = nee
table-mark-maybe = misschien
table-mark-yes = ja
table-tracker = Geldteller
table-tracker-about = Wat de openbare betalingen bewijzen over ieders geld. Iedereen zou dit met de hand kunnen bijhouden.

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
table-pause-about = Iedereen die speelt moet instemmen.
table-hand-over = Een bot voor mij laten spelen
table-hand-over-about = Voor één beurt, een poosje of tot het einde. Je kunt je plaats altijd terugnemen.
table-bot-plays = bot speelt
table-bot-plays-you = Een bot speelt op jouw plaats.
table-take-back = Mijn plaats terugnemen
table-give = Plaats weggeven
table-give-about = Maakt een link. Wie die het eerst opent, speelt in jouw plaats verder.
table-give-link = Stuur deze link naar wie de plaats krijgt
table-give-withdraw = Link ongeldig maken
table-seat-offered = Een plaats voor jou
table-seat-offered-about = Iemand wil dat jij in deze partij verder speelt.
table-just-watch = Alleen kijken
table-end = Voorstellen de partij te beëindigen
table-end-about = De huidige stand telt, als iedereen instemt.
table-cancel = Voorstellen de partij af te breken
table-cancel-about = Alleen in de eerste ronde. De partij telt dan niet.
table-concede = Partij verlaten
table-concede-about = Je geeft op, en een bot speelt in jouw plaats verder.
table-concede-sure = Je kunt niet naar deze plaats terugkeren. Partij verlaten?
table-offer-end = { seat } stelt voor de partij nu te beëindigen.
table-offer-cancel = { seat } stelt voor de partij af te breken.
table-offer-stalemate = Een hele ronde is geen container verplaatst. De partij beëindigen en de score bepalen?
table-offer-pause = Iemand wil de klokken stilzetten.
table-offer-resume = Iemand wil de klokken weer laten lopen.
table-agreed = Voor: { $names }
table-agree = Instemmen
table-decline = Weigeren
table-withdraw = Intrekken
table-log-time-out = De tijd { seat-of } is om.
table-log-bot-plays = Een bot speelt nu voor { seat }.
table-log-back = { seat } is terug.
table-log-seat-given = { $name } speelt vanaf nu { seat }.
table-log-paused = De klokken staan stil.
table-log-resumed = De klokken lopen weer.

## One device for several
table-seat-here = Iemand naast mij, op dit apparaat
table-cover = Geef het apparaat aan { seat }
table-cover-about = Alle anderen kijken nu weg.
table-cover-lift = Ik ben { seat }: toon mijn bord
table-pace = Bedenktijd
table-pace-free = Geen klok
table-pace-quick = Live, vlot: 30 seconden per beslissing, 3 minuten reserve
table-pace-calm = Live, rustig: 90 seconden per beslissing, 10 minuten reserve
table-pace-day = Een dag per beslissing
table-pace-days = Drie dagen per beslissing

## Standing orders
table-orders = Vaste opdrachten
table-orders-about = De server antwoordt voor jou, met jouw bedragen. Niemand anders komt dat te weten.
table-orders-log = Wat ze deden
table-order-bid = Bieden op het eiland: zoveel per container
table-order-cap = Hoogstens
table-order-keep = Geld overhouden
table-order-tie = Extra bij gelijk bod
table-order-other = Andere ladingen
table-order-ask = Vraag het mij
table-order-zero = 0 bieden
table-order-settle = Mijn lading verkopen
table-order-accept = Vanaf een bod van
table-order-each = per container
table-order-below = Daaronder
table-order-pass = Mijn resterende acties overslaan
table-order-loan = Opdrachten mogen een lening nemen

## Hints
table-hint = Hint
table-hint-head = Een handelaar zou dit doen:
table-hint-worth = Geschatte waarde: { $amount }.
table-hint-better = Geschatte waarde: { $amount }, { $more } meer dan de op één na beste keuze.
table-why-produce = { $count ->
    [one] Je machine maakt nieuwe goederen om te verkopen.
   *[other] Je { $count } machines maken nieuwe goederen om te verkopen.
}
table-why-make = Nieuwe goederen om te verkopen; de voorraad heeft er nog { $left } van deze kleur.
table-why-warehouse = Plaats voor meer goederen, voor ${ $cost }.
table-why-machine = { $count ->
    [0] Niemand anders maakt deze kleur. Kost ${ $cost }.
    [one] Slechts { $count } andere speler maakt deze kleur. Kost ${ $cost }.
   *[other] { $count } anderen maken deze kleur ook. Kost ${ $cost }.
}
table-why-restock = { containers-counted } te koop vanaf ${ $price }, om duurder door te verkopen.
table-why-harbour = { containers-counted } te koop vanaf ${ $price }, voor je schip.
table-why-sail = Brengt het schip waar het geld verdient.
table-why-sea = Van daar bereikt het schip hierna elke haven.
table-why-island = { containers-counted } onder de hamer, en de bank legt er evenveel bij als het hoogste bod.
table-why-waiting = Je schip vindt daar { containers-counted }.
table-why-take = Voor ${ $price }; kan duurder worden doorverkocht.
table-why-free = Kost niets.
table-why-place = { $count ->
    [0] Niemand kan hem nu kopen, maar ${ $price } is het wachten waard.
    [one] { $count } speler zou hem nu voor ${ $price } kunnen kopen.
   *[other] { $count } spelers zouden hem nu voor ${ $price } kunnen kopen.
}
table-why-price = Nieuwe prijzen, dichter bij wat anderen betalen.
table-why-bid = De lading voegt ${ $worth } toe aan je eiland; je zou ${ $rest } winnen.
table-why-broker = Een koopje bij de bank.
table-why-loan = Je hebt ${ $cash }; de lening betaalt wat nu komt.
table-why-repay = Scheelt elke beurt $1 rente.
table-why-sell = Maakt van goederen geld.
table-why-accept = Levert je ${ $total } op.
table-why-decline = Op je eigen eiland is de lading ${ $worth } waard.
table-why-enough = Meer kopen loont niet.
table-why-best = Je beste keuze.

## Keys
table-keys = Toetsen
table-keys-about = Alles kan zonder muis.
table-keys-on = Sneltoetsen gebruiken
table-key-asked = naar de huidige beslissing
table-key-quays = de kades, de mijne eerst
table-command = Typ een stap
table-command-about = De regel kent de notatie van de partijbestanden, zoals ‘place tan@3’; Tab vult aan, Enter voert uit.
table-command-unknown = ‘{ $step }’ kan nu niet.

## Regels, berichten en gezelschap
table-rule = Regels: { $what }
table-notices = Meldingen van deze tafel
table-notices-about = Waarvan je een melding krijgt als je er niet bent.
table-notices-nowhere = De server weet nog niet hoe je te bereiken bent. In de instellingen kun je een weg toevoegen.
table-notices-as-others = Zoals aan alle andere tafels
table-has-played = { $count ->
    [0] nog geen partij uitgespeeld
    [one] { $count } partij uitgespeeld
   *[other] { $count } partijen uitgespeeld
}
table-seat-bot = Bot toevoegen
table-seat-free = Plaats vrijmaken
table-invite-picture = De link als QR-code
table-rated = Voor de ranglijst: de uitslag telt mee. Zonder hints, en plaatsen worden niet weggegeven.
table-tracker-offered = Spelers mogen de geldteller gebruiken
table-sea-larger = Beeld vergroten
table-sea-whole = Hele beeld
table-help = Hulp: leg de tafel uit

### Wat alleen de pagina in de browser zegt.

page-name = Longshore
page-hero = Maken, verschepen, overzee verkopen.
page-hero-about = Het bordspel Container in je browser: iedereen maakt, verhandelt en verscheept containers in vijf kleuren. Wie verdient er het meest aan?
page-play-now = Nu spelen
page-play-now-about = Tegen twee bots, meteen. Zonder account.
page-new-table = Nieuwe tafel
page-home = Startpagina
page-me = Jij
page-guest-name = Gast
page-language = Taal
page-theme-dark = Donkere weergave
page-theme-light = Lichte weergave
page-back = Terug
page-close = Sluiten
page-cancel = Annuleren
page-confirm = Bevestigen
page-save = Opslaan
page-your-name = Je naam
page-name-saved = Opgeslagen.
page-loading = De tafel wordt geopend…
page-nowhere = Op dit adres is niets.
page-no-table = Deze tafel bestaat niet.
page-cancelled = De partij is afgebroken.
page-problem-offline = De server is niet bereikbaar. Er is niets verzonden; probeer het opnieuw.
page-connection-lost = De verbinding is verbroken. Nieuwe poging…

## Tafels
page-my-tables = Mijn tafels
page-open-tables = Open tafels
page-open-tables-none = Op dit moment zoekt niemand medespelers.
page-state-open = wacht op spelers
page-state-your-turn = jouw beurt
page-lobby = Wachten op spelers
page-seat-open = een vrije plaats
page-seat-captain = Bot: Kapitein (sterk)
page-seat-trader = Bot: Handelaar
page-seat-deckhand = Bot: Matroos (makkelijk)
page-seat-none = niemand
page-style = Hoe bot { $number } speelt
page-style-none = evenwichtig
page-style-producer = produceert graag
page-style-shipper = verscheept graag
page-style-collector = verzamelt graag
page-style-banker = houdt graag geld achter de hand
page-seat-number = Plaats { $number }
page-bot-name = { $bot ->
    [Trader] Handelaar
    [Deckhand] Matroos
    [Captain] Kapitein
   *[other] { $bot }
} (bot)
page-invite = Stuur deze link naar wie moet meespelen
page-copy = Kopiëren
page-copied = Gekopieerd
page-join = Ga zitten
page-leave = Verlaten
page-start-with-bots = Begin (bots vullen aan)
page-edition = Editie
page-seats = Plaatsen
page-seats-about = Er spelen drie, vier of vijf spelers.
page-seats-ordered = Deze volgorde houden in plaats van de plaatsen te loten
page-seats-few = Er moeten er minstens drie spelen.
page-listed = Iedereen mag meedoen: toon de tafel bij de open tafels
page-options = Opties
page-options-more = Meer opties
page-recommended = aanbevolen
page-create = Tafel openen
page-create-and-start = Partij beginnen

## De tafel
page-table-title = De tafel
page-round = Ronde { $round }
page-sea = De haven
page-quays = Kades
page-my-quay = Jouw kade
page-purse = Je geld en je kaart
page-machines = Machines
page-warehouses = Warenhuizen
page-machine-of = machine: { $what }
page-warehouse-number = warenhuis { $number }
page-build-machine = Machine kopen voor ${ $cost }
page-build-warehouse = Warenhuis kopen voor ${ $cost }
page-space-costs = vrije plek: bouwen kost ${ $cost }
page-nothing = niets
# $lot is a list of colours
page-column = { $lot } voor ${ $price }
page-plot = { $lot ->
    [none] { seat }: niets
   *[other] { seat }: { $lot }
}
page-berth = Hier ligt het schip { seat-of }
page-ship-at = { $place ->
    [sea] Schip { seat-of }, op de Open Zee
    [island] Schip { seat-of }, bij het Buitenlandse Eiland
    [bank] Schip { seat-of }, in de bankhaven
   *[harbour] Schip { seat-of }, in de haven { other-of }
}{ $cargo ->
    [none] , leeg
   *[other] , met { $cargo }
}
page-supply-left = { $count ->
    [0] { $what }: op
   *[other] { $what }: nog { $count }
}
page-end-gauge = { $gone } van 2 kleuren op
page-end-productions = { $count ->
    [one] nog minstens { $count } productie
   *[other] nog minstens { $count } producties
}
page-end-last-turn = Laatste beurt!
page-interest-due = −${ $due } volgende beurt
page-score-now = Score nu
page-thinking = denkt na
page-payment = { seat } biedt { $bid }
page-payment-unused = vrij
page-log = Verloop
page-log-more = Eerdere beurten

## Handelen
page-turn-buttons = Je beurt als concept
page-undo = Ongedaan maken
page-redo = Opnieuw
page-reset = Beurt opnieuw
page-end-turn = Einde beurt
page-turn-complete = Je beurt is klaar. Beëindig hem of maak iets ongedaan.
page-actions-left = { $count ->
    [0] geen actie meer
    [one] nog { $count } actie
   *[other] nog { $count } acties
}
page-action-produce = Produceren
page-action-restock = Inkopen
page-action-sail = Varen
page-action-build = Bouwen
page-action-broker = Broker
page-action-load = Schip laden
page-buy-here = Kopen
page-restock-about = { $room ->
    [0] Je Havenwinkel is vol. Je kunt wel nieuwe prijzen zetten.
    [one] Je Havenwinkel heeft plaats voor { $room } container. Van wie koop je?
   *[other] Je Havenwinkel heeft plaats voor { $room } containers. Van wie koop je?
}
page-sail-auction = begint de veiling van je lading
page-shelf-empty = Hier is niets te koop.
page-bought = Genomen: { $lot }
page-room-left = { $count ->
    [0] geen plaats meer
   *[other] plaats voor { $count }
}
page-hand-empty = leeg
page-in-hand = { $what }: { $count } in de hand
page-buyers = Wie zou kunnen kopen:
page-buyer-room = { $count ->
    [0] geen plaats
   *[other] plaats voor { $count }
}
page-amount = Bedrag in dollars
page-less = $1 minder
page-more = $1 meer
page-clear = Wissen
page-backspace = Laatste cijfer wissen
page-confirm-loan = Je zou twee leningen hebben: elke beurt ${ $all_interest } rente, en −${ $all_loans_score } aan het eind. Zonder geld voor de rente neemt de bank je containers.
page-confirm-first-loan = Nu $10; elke beurt $1 rente, en −$11 aan het eind als je hem niet terugbetaalt.
page-confirm-buy = Je wilde elke aankoop bevestigen.
page-confirm-turn = Beurt nu beëindigen? Daarna kun je hem niet meer ongedaan maken.
page-confirm-bid = Een bod kan niet worden teruggenomen.
page-confirm-auction = Dit begint de veiling en beëindigt je beurt. Het kan niet ongedaan worden gemaakt.
page-confirm-final = Dit kan niet ongedaan worden gemaakt.

## De veiling
page-auction = De lading { seat-of } wordt geveild
page-auction-tie-break = Gelijk bod: de hoogste bieders bieden nog een keer
page-bid-made = heeft geboden
page-bid-wait = Je bod is gedaan. Alle biedingen worden tegelijk getoond.
page-zero-cards = { $count ->
    [one] met { $count } $0-kaart
   *[other] met { $count } $0-kaarten
}
page-worth = Waarde voor jou:
page-worth-change = jouw eiland: ${ $before } → ${ $after }
page-worth-discard = Wordt aan het eind verwijderd: { $what }
page-worth-discard-before = (eerst: { $what })
page-worth-five = Alle vijf kleuren: jouw 5/10-kleur telt voor 10.
page-worth-five-kept = Je hebt al alle vijf kleuren.
page-decline-worth = Op jouw eiland { $worth } waard; per saldo { $total }.
page-decline-short = Je komt ${ $short } tekort om af te slaan.

## Het einde
page-you-win = Jij wint!
page-winners = { $count ->
    [one] { $names } wint.
   *[other] { $names } delen de overwinning.
}
page-discarded = verwijderd
page-total = Totaal
page-rematch = Revanche
page-action-sale = Aan de bank verkopen

### Wat alleen de pagina in de browser zegt.

page-name = Longshore
page-hero = Maken, verschepen, overzee verkopen.
page-hero-about = Het bordspel Container in je browser. Maak, verhandel en verscheep containers in vijf kleuren. De spelers bepalen alle prijzen, en de rijkste wint.
page-play-now = Nu spelen
page-play-now-about = Meteen, tegen twee bots. Geen account nodig.
page-new-table = Nieuwe tafel
page-home = Startpagina
page-me = Jij
page-guest-name = Gast
page-language = Taal
page-theme-dark = Donker thema
page-theme-light = Licht thema
page-back = Terug
page-close = Sluiten
page-cancel = Annuleren
page-confirm = Bevestigen
page-save = Opslaan
page-your-name = Je naam
page-name-saved = Opgeslagen.
page-loading = De tafel wordt geopend…
page-nowhere = Pagina niet gevonden.
page-no-table = Deze tafel bestaat niet. Controleer de link.
page-cancelled = De partij is afgebroken.
page-problem-offline = De server is niet bereikbaar. Er is niets verzonden. Probeer het opnieuw.
page-connection-lost = Verbinding verbroken. Opnieuw verbinden…

## Tafels
page-my-tables = Mijn tafels
page-open-tables = Open tafels
page-open-tables-none = Er wachten nu geen tafels op spelers.
page-state-open = wacht op spelers
page-state-your-turn = jouw beurt
page-lobby = Wachten op spelers
page-seat-open = vrije plaats
page-seat-admiral = Bot: Admiraal (niveau { $level })
page-seat-commodore = Bot: Commandeur (niveau { $level })
page-seat-captain = Bot: Kapitein (niveau { $level })
page-seat-pilot = Bot: Loods (niveau { $level })
page-seat-trader = Bot: Handelaar (niveau { $level })
page-seat-mate = Bot: Stuurman (niveau { $level })
page-seat-bosun = Bot: Bootsman (niveau { $level })
page-seat-stevedore = Bot: Havenarbeider (niveau { $level })
page-seat-apprentice = Bot: Leerling (niveau { $level })
page-seat-deckhand = Bot: Matroos (niveau { $level })
page-seat-none = geen speler
page-style = Speelstijl van bot { $number }
page-style-none = allrounder
page-style-producer = producent
page-style-shipper = reder
page-style-collector = verzamelaar
page-style-banker = spaarder
page-seat-number = Plaats { $number }
page-bot-name = { $bot ->
    [Deckhand] Matroos
    [Apprentice] Leerling
    [Stevedore] Havenarbeider
    [Bosun] Bootsman
    [Mate] Stuurman
    [Trader] Handelaar
    [Pilot] Loods
    [Captain] Kapitein
    [Commodore] Commandeur
    [Admiral] Admiraal
   *[other] { $bot }
} (bot)
page-invite = Stuur deze link naar je medespelers
page-copy = Kopiëren
page-copied = Gekopieerd
page-join = Plaatsnemen
page-leave = Tafel verlaten
page-start-with-bots = Beginnen (bots vullen aan)
page-edition = Editie
page-seats = Plaatsen
page-seats-about = Container is voor drie tot vijf spelers.
page-seats-ordered = Deze volgorde aanhouden in plaats van te loten
page-seats-few = Je hebt minstens drie spelers nodig.
page-your-level = Ongeveer even sterk als jij: { $bot } (niveau { $level })
page-listed = Openbare tafel: iedereen kan hem vinden en meedoen
page-options = Opties
page-options-more = Meer opties
page-recommended = aanbevolen
page-create = Tafel aanmaken
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
page-build-machine = Machine bouwen voor ${ $cost }
page-build-warehouse = Warenhuis bouwen voor ${ $cost }
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
page-end-gauge = { $gone } van de 2 kleuren op
page-end-productions = { $count ->
    [one] einde na minstens { $count } productie
   *[other] einde na minstens { $count } producties
}
page-end-last-turn = Laatste beurt!
page-interest-due = −${ $due } rente volgende beurt
page-score-now = Tussenstand
page-thinking = denkt na
page-payment = { seat } biedt { $bid }
page-payment-unused = niet in gebruik
page-log = Verloop
page-log-more = Eerdere beurten tonen

## Handelen
page-turn-buttons = Stappen ongedaan maken, opnieuw doen of je beurt beëindigen
page-undo = Ongedaan maken
page-redo = Opnieuw
page-reset = Beurt overdoen
page-end-turn = Einde beurt
page-turn-complete = Klaar. Beëindig je beurt of maak een stap ongedaan.
page-actions-left = { $count ->
    [0] geen acties meer
    [one] nog { $count } actie
   *[other] nog { $count } acties
}
page-action-produce = Produceren
page-action-restock = Inkopen
page-action-sail = Varen
page-action-build = Bouwen
page-action-broker = Broker
page-action-load = Bijkopen
page-buy-here = Kopen
page-restock-about = { $room ->
    [0] Je Havenwinkel is vol. Je kunt de prijzen nog wel wijzigen.
    [one] Je Havenwinkel heeft nog plaats voor { $room } container. Van wie wil je kopen?
   *[other] Je Havenwinkel heeft nog plaats voor { $room } containers. Van wie wil je kopen?
}
page-sail-auction = veilt je lading
page-shelf-empty = Hier is niets te koop.
page-bought = Genomen: { $lot }
page-room-left = { $count ->
    [0] geen plaats meer
   *[other] plaats voor { $count }
}
page-hand-empty = alle containers hebben een prijs
page-in-hand = { $what } zonder prijs: { $count }
page-buyers = Mogelijke kopers:
page-buyer-room = { $count ->
    [0] geen plaats
   *[other] plaats voor { $count }
}
page-amount = Bedrag in dollars
page-less = $1 minder
page-more = $1 meer
page-clear = Wissen
page-backspace = Laatste cijfer wissen
page-confirm-loan = Met twee leningen betaal je elke beurt ${ $all_interest } rente, en aan het eind kosten ze je ${ $all_loans_score }, tenzij je ze terugbetaalt. Kun je de rente niet betalen, dan neemt de bank containers van je in beslag.
page-confirm-first-loan = Je krijgt ${ $loan_amount } en betaalt elke beurt ${ $interest_cost } rente. Betaal je de lening niet terug, dan kost die je aan het eind ${ $loan_score }.
page-confirm-buy = Deze aankoop bevestigen?
page-confirm-turn = Een beëindigde beurt kun je niet meer ongedaan maken.
page-confirm-bid = Daarna kun je je bod niet meer wijzigen.
page-confirm-auction = Hiermee begint de veiling en eindigt je beurt. Dit kun je niet ongedaan maken.
page-confirm-final = Dit kun je niet ongedaan maken.

## De veiling
page-auction = De lading { seat-of } wordt geveild
page-auction-tie-break = Gelijk! De hoogstbiedende spelers verhogen hun bod
page-bid-made = heeft geboden
page-bid-wait = Je bod is binnen. Alle biedingen worden tegelijk onthuld.
page-zero-cards = { $count ->
    [one] met { $count } bluffkaart
   *[other] met { $count } bluffkaarten
}
page-worth = Waarde voor jou:
page-worth-change = jouw eiland: ${ $before } → ${ $after }
page-worth-discard = Wordt aan het eind verwijderd: { $what }
page-worth-discard-before = (tot nu toe: { $what })
page-worth-five = Alle vijf de kleuren: jouw 5/10-kleur is nu { $card_high } waard.
page-worth-five-kept = Je hebt al alle vijf de kleuren.
page-decline-worth = Op jouw eiland: { $worth }. In totaal: { $total }.
page-decline-short = Je komt ${ $short } tekort om de lading te houden.

## Het einde
page-you-win = Je hebt gewonnen!
page-winners = { $count ->
    [one] { $names } wint.
   *[other] { $names } delen de overwinning.
}
page-discarded = verwijderd
page-total = Totaal
page-rematch = Revanche
page-action-sale = Aan de bank verkopen
page-edition-advice = Eerste keer? Kies de editie van 2007, net als bij ‘{ page-play-now }’.

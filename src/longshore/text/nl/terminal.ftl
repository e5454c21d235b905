### Het spel op het volledige scherm in de terminal.

## De tafel: korte koppen van smalle kolommen, en waar een schip ligt
terminal-column-seat = Speler
terminal-column-factory = Fabriekswinkel
terminal-column-harbour = Havenwinkel
terminal-column-ship = Schip
terminal-column-bank = Bank
terminal-column-island = Eiland
terminal-you = jij
terminal-card = kaart
terminal-seen = { $viewer ->
    [all] alles is zichtbaar
    [spectator] zoals een toeschouwer het ziet
   *[seat] zoals { seat } het ziet
}
terminal-ship-at = { $place ->
    [sea] Open Zee
    [island] Eiland
    [bank] bankhaven
   *[harbour] bij { seat }
}
terminal-actions-left = { $count ->
    [one] Nog { $count } actie.
   *[other] Nog { $count } acties.
}
terminal-last-turn = Dit is de laatste beurt.
terminal-end = { $count ->
    [one] einde na ≥ { $count } productie
   *[other] einde na ≥ { $count } producties
}
terminal-end-triggered = De partij loopt af.
terminal-thinking = { seat } denkt na…
terminal-stand-in = Een matroos speelt nu voor { seat }: { $why }.
terminal-payment = { $space ->
    [goods] { seat } biedt { $bid } voor de containers van broker { $broker }
   *[money] { seat } biedt { $bid } voor het geld van broker { $broker }
}

## Wat je uit het hoofd zou uitrekenen
terminal-score-now = Tussenstand: { $score }
terminal-values = Waarden:
terminal-room = Plaats: fabriek { $factory }, haven { $harbour }, schip { $ship }
terminal-interest = Rente volgende beurt: ${ $amount }
terminal-interest-short = Rente volgende beurt: ${ $amount }, je komt ${ $short } tekort
terminal-next-machine = De volgende machine kost ${ $cost }.
terminal-next-warehouse = Het volgende warenhuis kost ${ $cost }.
terminal-lot = De lading { seat-of } ({ $lot }) is voor jou ${ $amount } waard.
terminal-worth = voor jou ${ $amount } waard
terminal-buyer-factory = { $count ->
    [one] { seat } heeft plaats voor { $count } container uit je Fabriekswinkel: { $containers }
   *[other] { seat } heeft plaats voor { $count } containers uit je Fabriekswinkel: { $containers }
}
terminal-buyer-harbour = { $count ->
    [one] Het schip { seat-of } heeft plaats voor { $count } container uit je Havenwinkel: { $containers }
   *[other] Het schip { seat-of } heeft plaats voor { $count } containers uit je Havenwinkel: { $containers }
}

## Wat er loopt
terminal-auction = { seat } verkoopt { $lot }
terminal-bids = Biedingen: { $bids }
terminal-bids-tie-break = Extra biedingen: { $bids }
terminal-sealed = Geheime biedingen: { $names }
terminal-settle = Het bod accepteren levert ${ $accept } op. Het afslaan kost ${ $cost }, en de lading is voor jou ${ $worth } waard.
terminal-decline-short = Je komt ${ $short } tekort.
terminal-buying = { $store ->
    [factory] Aankoop in de Fabriekswinkel { seat-of }
    [bank] Laden uit de bankhaven
   *[harbour] Aankoop in de Havenwinkel { seat-of }
}
terminal-for-space = { $space ->
    [goods] Voor de containers van broker { $broker }
   *[money] Voor het geld van broker { $broker }
}
terminal-in-hand = In de hand: { $containers }
terminal-placed = Met prijs: { $containers }
terminal-laid-aside = Apart gelegd: { $containers }
terminal-left-to-pay = Nog te betalen: { $containers }
terminal-offered = Geboden: { $containers }
terminal-to-make = Nog { $count } te maken
terminal-to-seize = Nog { $count } in beslag te nemen bij { seat }

## Beslissen
terminal-draft = { $count ->
    [one] { $count } stap kan ongedaan worden gemaakt (u).
   *[other] { $count } stappen kunnen ongedaan worden gemaakt (u).
}
terminal-final = Dit kun je niet ongedaan maken:
terminal-final-yes = Bevestigen
terminal-final-no = Terug
terminal-type = typ een stap of kies er een
terminal-no-number = Stap { $number } staat niet in de lijst.
terminal-no-match = Geen stap past bij wat je hebt getypt.
terminal-not-you = Jij bent { seat }.
terminal-nothing-to-undo = Er is niets om ongedaan te maken.
terminal-nothing-to-redo = Er is niets om opnieuw te doen.
terminal-hint-soon = Op zoek naar een hint…
terminal-tracking = Ieders geld wordt getoond, berekend uit de openbare betalingen. Op papier kun je hetzelfde bijhouden.
terminal-not-tracking = Het geld van de anderen is weer verborgen.

## Het toetsenbord doorgeven
terminal-cover = { seat } beslist nu. Geef het toetsenbord door.
terminal-cover-enter = Druk op Enter als niemand anders kijkt.

## Toetsen
terminal-key-help = Hulp
terminal-key-undo = Ongedaan
terminal-key-redo = Opnieuw
terminal-key-hint = Hint
terminal-key-insight = Inzicht
terminal-key-log = Verloop
terminal-key-scores = Score
terminal-key-leave = Afsluiten
terminal-close = Esc sluit
terminal-help-title = Hulp
terminal-help-choose = kies een stap uit de lijst
terminal-help-type = typ een stap, het nummer ervan in de lijst of een bod
terminal-help-complete = vul aan wat je typt (pijl rechts neemt het voorstel over)
terminal-help-undo = maak de laatste stap van deze beurt ongedaan
terminal-help-redo = doe die opnieuw
terminal-help-reset = maak de hele beurt ongedaan
terminal-help-hint = een hint: de stappen die een goede speler zou overwegen staan vooraan (★), met hun waarde in dollars
terminal-help-insight = prijzen, plaats, waarde van ladingen, mogelijke kopers
terminal-help-log = alles wat er gebeurd is
terminal-help-scores = het scoreblad
terminal-help-track = toon of verberg ieders geld, berekend uit de openbare betalingen
terminal-help-save-as = sla een kopie van het partijbestand op
terminal-help-leave = sla de partij op en sluit af
terminal-help-signs = Elke container is een gekleurd teken, een getal zegt hoeveel het er zijn:
terminal-help-board = Elke rij is een speler. Je ziet de machines met daaronder de Fabriekswinkel en de warenhuizen (⌂) met daaronder de Havenwinkel. Erbij staan de prijs van de volgende (+$6), de containers in de winkel en de plaats ervoor (3/4), dan de schappen op prijs.
terminal-help-draft = Je beurt is een concept tot andere spelers ermee te maken krijgen. Tot die tijd kun je elke stap ongedaan maken.
terminal-help-final = Je moet bevestigen wat niet ongedaan te maken is: je beurt beëindigen, een veiling beginnen, een bod doen, accepteren of afslaan.
terminal-help-typing = Je kunt stappen in spelnotatie typen, zoals: produce, place tan@3, sail island, bid 7.
terminal-help-saving = De partij wordt na elke stap van jou opgeslagen.

## Bladen
terminal-insight-title = Inzicht
terminal-insight-score = Als de partij nu afgelopen was:
terminal-log-title = Verloop
terminal-scores-secret = De scores zijn geheim tot het einde.
terminal-winners = { $count ->
    [one] { $names } wint.
   *[other] { $names } delen de overwinning.
}
terminal-score-cash = geld
terminal-score-island = eiland
terminal-score-harbour = haven
terminal-score-ship = schip
terminal-score-bank-harbour = bank
terminal-score-loans = leningen
terminal-score-total = totaal
terminal-score-colours = Eiland: aantal × waarde. De kleur tussen haakjes wordt verwijderd.

## Bewaren en stoppen
terminal-save-as = Nieuwe bestandsnaam voor de kopie:
terminal-saved = Opgeslagen in { $file }.
terminal-not-saved = De partij is niet opgeslagen: { $why }.
terminal-leave-saved = De partij afsluiten? Die is opgeslagen in { $file }. Ga verder met ‘longshore play --resume’ voor je laatste partij of ‘longshore play --load’ voor een andere.
terminal-leave-unsaved = De partij afsluiten? Die is niet opgeslagen: { $why }.
terminal-leave-yes = Afsluiten
terminal-leave-no = Blijven
terminal-too-small = De tafel heeft een venster van { $columns } kolommen en { $lines } regels nodig. Dit venster is { $width } bij { $height }.
terminal-plain-instead = Met --plain speel je regel voor regel, hoe groot het venster ook is.
terminal-none-unfinished = Er is geen onvoltooide partij om voort te zetten.

## Regel voor regel
terminal-machines = Machines
terminal-warehouses = Warenhuizen
terminal-left = Je hebt de partij afgesloten.
terminal-plain-help =
    Antwoord met het nummer van een stap, met de stap zelf (produce) of, als er geboden wordt, met een bedrag.
    Andere commando’s: table (tafel), steps (stappen), hint, undo (ongedaan), redo (opnieuw), reset, log (verloop), score, cash (geld), save BESTAND, quit (afsluiten).

## Why something is not as usual
terminal-guest = { $why ->
    [late] de bot deed er te lang over
   *[failed] de bot is uitgevallen
}
terminal-no-screen = { $why ->
    [output] de uitvoer is geen terminal
    [input] de invoer is geen terminal
    [lines] deze terminal toont alleen regels
   *[textual] voor het volledige scherm is Textual nodig (installeer longshore[terminal])
}, dus speel je regel voor regel

## The decisions that cost a seat most
terminal-why-count = { $count ->
    [one] { seat } had { $count } beslissing te nemen.
   *[other] { seat } had { $count } beslissingen te nemen.
}
terminal-why-same = Bij { $count } daarvan had de bot ({ $bot }) hetzelfde gekozen.
terminal-why-none = Geen andere stap was duidelijk beter geweest.
terminal-why-step = stap
terminal-why-lead = voorsprong
terminal-why-score = score
terminal-why-played = Gespeeld: { $text }
terminal-why-better = Beter: { $text }
terminal-why-figures = Wat elke stap kostte: voorsprong op de beste tegenstander en eindscore, in dollars, geschat op basis van wat vanaf deze plaats te zien was.

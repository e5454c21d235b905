### Het einde van een partij: hoe er geteld wordt en wat er gebeurd is.

## De telling, moment na moment
story-skip = Overslaan
story-again = Nog eens bekijken
story-stronger = Gewonnen! Klaar voor sterkere tegenstanders?
story-stronger-play = Sterkere bots
story-cards = De waardekaarten gaan open
story-five = { $count ->
    [0] Niemand heeft alle vijf de kleuren: 5/10 is { $card_low } waard
   *[other] Alle vijf de kleuren, dus 5/10 is { $card_high } waard: { $names }
}
story-discard = { seat } verwijdert: { $lot }
story-island = Wat het eiland oplevert
story-place = { $place }e plaats
story-placed = { $place }e plaats: { $names }

## Cijfers
story-title = Het verhaal van deze partij
story-leader = Wie er voorlag
story-leader-nobody = gedeelde leiding
story-leader-turns = { $name }: { $count ->
    [one] { $count } beurt
   *[other] { $count } beurten
}
story-turning = Het keerpunt
story-turning-watch = Opnieuw bekijken
story-swing = Voorsprong { seat-of }
story-best = Beste aankoop
story-worst = Slechtste aankoop
story-buys-none = Op het eiland is niets verkocht.
story-paid = ${ $amount } betaald, ${ $value } waard

## Het verhaal, zin voor zin
story-ended = { $by ->
    [supply] In ronde { $round } raken twee kleuren op.
    [stalemate] Er beweegt niets meer en de partij eindigt in ronde { $round }.
    [agreement] De spelers besluiten in ronde { $round } te stoppen.
   *[abandoned] De spelers vertrekken en de partij eindigt in ronde { $round }.
} { $count ->
    [0] Er is geen enkele veiling gehouden.
    [one] Er is één veiling gehouden.
   *[other] Er zijn { $count } veilingen gehouden.
}
story-won = { seat } wint met ${ $score }, ${ $amount } meer dan { $names }.
story-won-tie-break = { $names } staan gelijk op ${ $score } en { seat } wint de tiebreak.
story-shared = { $names } delen de overwinning met elk ${ $score }.
story-lead-taken = { seat } neemt in ronde { $round } de leiding en houdt die.
story-lead-last = { seat } neemt pas helemaal aan het eind de leiding.
story-lead-throughout = { seat } staat van begin tot eind voor.
story-lead-only = Behalve { seat } staat nooit iemand alleen aan kop.
story-lead-nobody = Niemand staat ooit alleen aan kop.
story-lead-back = { seat } staat in totaal { $count ->
    [one] { $count } beurt
   *[other] { $count } beurten
} voor, verliest de leiding en herovert die { $when ->
    [last] helemaal aan het eind
   *[round] voorgoed in ronde { $round }
}.
story-lead-before = { $count ->
    [one] Daarvóór staat { seat } één beurt voor.
   *[other] Daarvóór staat { seat } { $count } beurten voor.
}
story-lead-changes = { $count ->
    [0] De leiding wisselt geen enkele keer.
    [one] De leiding wisselt één keer.
   *[other] De leiding wisselt { $count } keer.
}
story-turned = { $when ->
    [lead] Ronde { $round } brengt de ommekeer
   *[other] Ronde { $round } weegt het zwaarst
}: { $how ->
    [sold] { seat } verkoopt { containers-counted } { other-to } voor ${ $amount }
    [bought] { seat } koopt { containers-counted } { other-of } voor ${ $amount }
    [kept] { seat } betaalt ${ $amount } en houdt { containers-counted }
   *[other] { seat } betaalt ${ $amount } voor { containers-counted }
}, een verschil van ${ $value }.
story-best-buy = De beste aankoop: in ronde { $round } betaalt { seat } ${ $amount } voor een lading die aan het eind ${ $value } waard is.
story-worst-buy = De slechtste aankoop: in ronde { $round } betaalt { seat } ${ $amount } voor een lading die aan het eind ${ $value } waard is.

## Delen
story-share = Delen
story-share-title = Deze partij delen
story-picture = Opslaan als PNG
story-drawing = Opslaan als SVG
story-link = Link kopiëren
story-picture-of = Een afbeelding van de uitslag: { $text }
story-tempo = { $count ->
    [one] { $count } ronde
   *[other] { $count } rondes
}

## Wie wint, en hoe ver de anderen erachter zitten
story-wins-by = { seat } wint met { $amount } voorsprong
story-wins-by-you = Jij wint met { $amount } voorsprong!
story-wins-level = { seat } wint de tiebreak
story-wins-level-you = Jij wint de tiebreak!
story-wins-shared = { $names } delen de overwinning
story-wins-shared-you = Jij deelt de overwinning met { $names }
story-behind = { $names }: { $place }e plaats, { $amount } achter
story-level = { $names }: { $place }e plaats, met dezelfde score

## Faillissementen. $names: who, $count: how many
story-bankrupt = { seat } kan in ronde { $round } de rente niet betalen.
story-penniless = { $count ->
    [one] { $names } heeft geen geld en geen goederen meer.
   *[other] { $names } hebben geen geld en geen goederen meer.
}

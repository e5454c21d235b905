### Das Ende einer Partie: wie gezählt wird und was in ihr geschehen ist.

## Die Wertung, Augenblick für Augenblick
story-skip = Überspringen
story-again = Noch einmal zeigen
story-stronger = Gewonnen! Bereit für stärkere Gegner?
story-stronger-play = Stärkere Bots
story-cards = Die Wertkarten werden aufgedeckt
story-five = { $count ->
    [0] Niemand hat alle fünf Farben: 5/10 zählt { $card_low }
   *[other] Alle fünf Farben, also zählt 5/10 hier { $card_high }: { $names }
}
story-discard = { seat } gibt ab: { $lot }
story-island = Was die Insel einbringt
story-place = Platz { $place }
story-placed = Platz { $place }: { $names }

## Zahlen
story-title = Die Geschichte dieser Partie
story-leader = Wer vorn lag
story-leader-nobody = mehrere gleichauf
story-leader-turns = { $name }: { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
}
story-turning = Der Wendepunkt
story-turning-watch = Noch einmal ansehen
story-swing = Vorsprung { seat-of }
story-best = Bester Kauf
story-worst = Schlechtester Kauf
story-buys-none = Auf der Insel wurde nichts verkauft.
story-paid = { $amount } $ bezahlt, { $value } $ wert

## Die Geschichte, Satz für Satz
story-ended = { $by ->
    [supply] In Runde { $round } sind zwei Farben aufgebraucht.
    [stalemate] Nichts bewegt sich mehr, und die Partie endet in Runde { $round }.
    [agreement] In Runde { $round } einigen sich alle auf das Ende der Partie.
   *[abandoned] Alle verlassen den Tisch, und die Partie endet in Runde { $round }.
} { $count ->
    [0] Versteigert wurde nichts.
    [one] Es gab eine Versteigerung.
   *[other] Es gab { $count } Versteigerungen.
}
story-won = { seat } gewinnt mit { $score } $, { $amount } $ vor { $names }.
story-won-tie-break = { $names } liegen mit { $score } $ gleichauf, doch { seat } entscheidet den Gleichstand für sich.
story-shared = { $names } teilen sich den Sieg mit je { $score } $.
story-lead-taken = { seat } übernimmt in Runde { $round } die Führung und gibt sie nicht mehr ab.
story-lead-last = { seat } geht erst ganz am Ende in Führung.
story-lead-throughout = { seat } führt von Anfang bis Ende.
story-lead-only = Außer { seat } führt nie jemand allein.
story-lead-nobody = Niemand führt je allein.
story-lead-back = { seat } führt insgesamt { $count ->
    [one] einen Zug
   *[other] { $count } Züge
} lang, verliert die Führung und holt sie sich { $when ->
    [last] ganz am Ende zurück
   *[round] in Runde { $round } endgültig zurück
}.
story-lead-before = { $count ->
    [one] Davor führt { seat } einen Zug lang.
   *[other] Davor führt { seat } { $count } Züge lang.
}
story-lead-changes = { $count ->
    [0] Die Führung wechselt nie.
    [one] Die Führung wechselt einmal.
   *[other] Die Führung wechselt { $count }-mal.
}
story-turned = { $when ->
    [lead] Runde { $round } wendet das Blatt
   *[other] Den größten Unterschied macht Runde { $round }
}: { $how ->
    [sold] { seat } verkauft { containers-counted } für { $amount } $ an { other-to }
    [bought] { seat } kauft { containers-counted } für { $amount } $ von { other-to }
    [kept] { seat } zahlt { $amount } $ und behält { containers-counted }
   *[other] { seat } zahlt { $amount } $ für { containers-counted }
}, ein Umschwung um { $value } $.
story-best-buy = Der beste Kauf: { seat } zahlt in Runde { $round } { $amount } $ für eine Ladung, die am Ende { $value } $ wert ist.
story-worst-buy = Der schlechteste Kauf: { seat } zahlt in Runde { $round } { $amount } $ für eine Ladung, die am Ende { $value } $ wert ist.

## Teilen
story-share = Teilen
story-share-title = Diese Partie teilen
story-picture = Als PNG speichern
story-drawing = Als SVG speichern
story-link = Link kopieren
story-picture-of = Ein Bild des Ergebnisses: { $text }
story-tempo = { $count ->
    [one] { $count } Runde
   *[other] { $count } Runden
}

## Wer gewinnt, und wie weit die anderen zurückliegen
story-wins-by = { seat } gewinnt mit { $amount } Vorsprung
story-wins-by-you = Du gewinnst mit { $amount } Vorsprung!
story-wins-level = { seat } gewinnt mit mehr Containern
story-wins-level-you = Du gewinnst mit mehr Containern!
story-wins-shared = { $names } teilen sich den Sieg
story-wins-shared-you = Du teilst dir den Sieg mit { $names }
story-behind = { $names }: Platz { $place }, { $amount } dahinter
story-level = { $names }: Platz { $place }, punktgleich

## Bankrott. $names: who, $count: how many
story-bankrupt = { seat } kann in Runde { $round } die Zinsen nicht zahlen.
story-penniless = { $count ->
    [one] { $names } hat weder Geld noch Waren übrig.
   *[other] { $names } haben weder Geld noch Waren übrig.
}

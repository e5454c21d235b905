### La fine di una partita: il conteggio e che cosa è successo.

## Il conteggio, momento per momento
story-skip = Salta
story-again = Rivedi il conteggio
story-stronger = Hai vinto! Te la senti di sfidare avversari più forti?
story-stronger-play = Bot più forti
story-cards = Si scoprono le Carte Valore
story-five = { $count ->
    [0] Nessuno ha tutti e cinque i colori: 5/10 vale { $card_low }
   *[other] Tutti e cinque i colori, quindi 5/10 vale { $card_high }: { $names }
}
story-discard = { seat } scarta: { $lot }
story-island = Container sull’isola
story-place = { $place }º posto
story-placed = { $place }º posto: { $names }

## Cifre
story-title = La storia di questa partita
story-leader = Chi era in testa
story-leader-nobody = più giocatori in testa
story-leader-turns = { $name }: { $count ->
    [one] { $count } turno
   *[other] { $count } turni
}
story-turning = La svolta
story-turning-watch = Rivedi il momento
story-swing = Vantaggio { seat-of }
story-best = Acquisto migliore
story-worst = Acquisto peggiore
story-buys-none = Sull’isola non si è venduto nulla.
story-paid = Prezzo { $amount } $, valore { $value } $

## La storia, frase per frase
story-ended = { $by ->
    [supply] Due colori si esauriscono al giro { $round }.
    [stalemate] Non si muove più nulla e la partita finisce al giro { $round }.
    [agreement] I giocatori decidono di smettere al giro { $round }.
   *[abandoned] I giocatori se ne vanno e la partita finisce al giro { $round }.
} { $count ->
    [0] Non c’è stata nessuna asta.
    [one] C’è stata un’asta.
   *[other] Ci sono state { $count } aste.
}
story-won = { seat } vince con { $score } $, { $amount } $ in più di { $names }.
story-won-tie-break = { $names } sono in parità a { $score } $ e { seat } vince lo spareggio.
story-shared = { $names } si dividono la vittoria con { $score } $ a testa.
story-lead-taken = { seat } passa in testa al giro { $round } e ci resta.
story-lead-last = { seat } passa in testa solo alla fine.
story-lead-throughout = { seat } è in testa dall’inizio alla fine.
story-lead-only = Nessuno tranne { seat } è mai in testa da solo.
story-lead-nobody = Nessuno è mai in testa da solo.
story-lead-back = { seat } conduce per { $count ->
    [one] { $count } turno
   *[other] { $count } turni
} in tutto, perde il primo posto e lo riprende { $when ->
    [last] proprio alla fine
   *[round] definitivamente al giro { $round }
}.
story-lead-before = { $count ->
    [one] Prima di allora { seat } conduce per un turno.
   *[other] Prima di allora { seat } conduce per { $count } turni.
}
story-lead-changes = { $count ->
    [0] Il comando non passa mai di mano.
    [one] Il comando passa di mano una volta.
   *[other] Il comando passa di mano { $count } volte.
}
story-turned = { $when ->
    [lead] La svolta arriva al giro { $round }
   *[other] Il momento chiave arriva al giro { $round }
}: { $how ->
    [sold] { seat } vende { containers-counted } { other-to } per { $amount } $
    [bought] { seat } paga { other-to } { $amount } $ per { containers-counted }
    [kept] { seat } paga { $amount } $ per tenere { containers-counted }
   *[other] { seat } paga { $amount } $ per { containers-counted }
}, e il distacco cambia di { $value } $.
story-best-buy = L’acquisto migliore: al giro { $round } { seat } paga { $amount } $ per un carico che alla fine vale { $value } $.
story-worst-buy = L’acquisto peggiore: al giro { $round } { seat } paga { $amount } $ per un carico che alla fine vale { $value } $.

## Condividere
story-share = Condividi
story-share-title = Condividi questa partita
story-picture = Salva come PNG
story-drawing = Salva come SVG
story-link = Copia il link
story-picture-of = Un’immagine del risultato: { $text }
story-tempo = { $count ->
    [one] { $count } giro
   *[other] { $count } giri
}

## Chi vince, e a che distanza sono gli altri
story-wins-by = { seat } vince con { $amount } di vantaggio
story-wins-by-you = Hai vinto con { $amount } di vantaggio!
story-wins-level = { seat } vince lo spareggio
story-wins-level-you = Hai vinto lo spareggio!
story-wins-shared = { $names } si dividono la vittoria
story-wins-shared-you = Dividi la vittoria con { $names }
story-behind = { $names }: { $place }º posto, a { $amount } dal primo
story-level = { $names }: { $place }º posto, a pari punteggio

## Bancarotte. $names: who, $count: how many
story-bankrupt = Al giro { $round } { seat } non può pagare gli interessi.
story-penniless = { $count ->
    [one] { $names } non ha più né denaro né merce.
   *[other] { $names } non hanno più né denaro né merce.
}

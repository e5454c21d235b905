### Che cosa sapere prima di perdere un’azione, un turno o un carico.

## Permesso, ma non servirebbe a nulla. Chi tocca il pulsante spento legge il motivo.
warnings-idle-empty-shelf = Lì non c’è nulla in vendita.
warnings-idle-nothing-to-price = Il tuo Deposito Portuale è vuoto: non ci sono prezzi da fissare.
warnings-idle-nothing-to-make = I tuoi macchinari ora non possono produrre nulla e il tuo Deposito Industriale è vuoto.
warnings-idle-nothing-waiting = Nessun container aspetta nel tuo Porto della Banca.
warnings-idle-no-cargo = La tua nave è vuota: non ci sarebbe nessuna asta.
warnings-idle-no-cargo-ends-turn = La tua nave è vuota. Non ci sarebbe nessuna asta e il tuo turno finirebbe.
warnings-only-prices = solo nuovi prezzi
warnings-nothing-to-load = nulla da caricare
warnings-load-nothing = Non caricare nulla
warnings-done-spent = Fatto (usa l’azione)

## La fine di un turno
warnings-unused = { $count ->
    [one] Terminare il turno con { $count } azione inutilizzata?
   *[other] Terminare il turno con { $count } azioni inutilizzate?
}
warnings-keep-playing = Continua a giocare
warnings-first-stock = { $count ->
    [0] Prima finisci di fissare i prezzi, o torna indietro.
    [one] Prima fissa il prezzo del tuo container.
   *[other] Prima fissa il prezzo dei tuoi { $count } container.
}
warnings-first-buy = { $count ->
    [0] Prima prendi un container, o torna indietro.
   *[other] Prima concludi l’acquisto.
}
warnings-first-make = Prima scegli che cosa producono i tuoi macchinari.
warnings-first-offer = Prima concludi la tua offerta, o annullala.
warnings-first-broker-bid = Prima fai la tua offerta, o annulla la chiamata.
warnings-first-pay = Prima paga i broker.
warnings-first-domestic = Prima vendi un container, o rinuncia alla vendita.
warnings-first-interest = Prima decidi sugli interessi.

## Prima di un’asta
warnings-aboard = { $count } container su { $most } a bordo.
warnings-action-lost = Perdi l’altra azione.

## Lo scarto
warnings-discard-only = Il colore più numeroso si scarta, e questo è l’unico che hai. Per te il carico vale ora { $now }, più avanti fino a { $later }.
warnings-discard-most = Il colore di cui hai più container ({ $what }) alla fine si scarta. Per te il carico vale ora { $now }, più avanti fino a { $later }.
warnings-discard-instead = Il tuo colore più numeroso diventerebbe { $what }, scartato al posto di { $other }. Per te il carico vale ora { $now }, più avanti fino a { $later }.
warnings-discard-two-value = Il tuo colore 5/10 ({ $what }) sarebbe fra i più numerosi, a pari numero, e si scarterebbe per primo. Per te il carico vale ora { $now }, più avanti fino a { $later }.
warnings-discard-now = Il tuo colore più numeroso sull’isola ({ $what }) alla fine si scarta e non conta nulla.

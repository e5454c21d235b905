### Ciò che riceve chi non sta guardando: e-mail, messaggi push, webhook.

notice-turn = Tocca a te
notice-bid = Si aspetta la tua offerta
notice-start = La partita è cominciata
notice-end = La partita è finita
# $what is one of these, $names are the others at the table
notice-with = { $what } – con { $names }
notice-since = Dal tuo ultimo turno:
notice-more = { $count ->
    [one] … e { $count } altra cosa prima
   *[other] … e altre { $count } cose prima
}
notice-go = Vai al tavolo:
notice-no-more = Niente più e-mail da questo server: { $url }
notice-choose = Scegli che cosa ti viene detto: { $url }
notice-test = Così verrai avvisato

## Si chiede a un indirizzo
notice-confirm = Vuoi ricevere e-mail da Longshore?
notice-confirm-why = { $name } vuole essere avvisato qui quando è il suo turno. Segui il link per accettare.
notice-confirm-else = Se non ne sai niente, non fare niente: non arriverà altra posta.

## Le pagine dietro i link
notice-page-confirm = Mandare notizie delle partite a { $address }?
notice-page-confirm-button = Sì, mandale
notice-page-confirmed = D’ora in poi le notizie delle partite arriveranno a questo indirizzo.
notice-page-unsubscribe = Non mandare più e-mail a { $address }?
notice-page-unsubscribe-button = Niente più e-mail
notice-page-gone = A questo indirizzo non arriverà posta.

### Ciò che riceve chi non sta guardando: e-mail, messaggi push, webhook.

notice-turn = Tocca a te
notice-bid = Manca la tua offerta
notice-start = La partita è cominciata
notice-end = La partita è finita
# $what is one of these, $names are the others at the table
notice-with = { $what } – con { $names }
# Which colour the reader has. $names is a list of notice-other.
notice-colours = Tu sei { seat }. { $names }.
notice-other = { seat }: { $name }
notice-since = Dal tuo ultimo turno:
notice-more = { $count ->
    [one] … e { $count } evento precedente
   *[other] … e { $count } eventi precedenti
}
notice-go = Vai al tavolo:
notice-no-more = Annulla l’iscrizione: { $url }
notice-choose = Impostazioni delle notifiche: { $url }
notice-test = Prova: ecco come appaiono le tue notifiche

## Si chiede a un indirizzo
notice-confirm = Vuoi ricevere e-mail da Longshore?
notice-confirm-why = Su { $site } qualcuno ha indicato questo indirizzo per ricevere le notifiche delle partite.
notice-confirm-go = Sì, inviale a questo indirizzo:
notice-confirm-else = Se non l’hai chiesto tu, ignora questa e-mail.
notice-confirm-never = Non inviare più richieste a questo indirizzo: { $url }

## Le pagine dietro i link
notice-page-confirm = Inviare le notifiche delle partite a { $address }?
notice-page-confirm-button = Sì, inviale
notice-page-confirmed = Fatto. Le notifiche arriveranno a questo indirizzo.
notice-page-unsubscribe = Non inviare più e-mail a { $address }?
notice-page-unsubscribe-button = Annulla l’iscrizione
notice-page-gone = Fatto. A questo indirizzo non arriveranno più e-mail.

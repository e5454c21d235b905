### Ciò che un server rifiuta, e che cosa non va in un file. $most è un limite.

error-bad-json = Questo non è JSON.
error-bad-value = «{ $where }» non si può usare.
error-bad-record = Questa partita non si può aprire.
error-decision-needed = Di’ a quale decisione risponde.
error-which-seat = Qui hai più posti: di’ quale.
error-which-table = Segui più tavoli, o nessuno: di’ quale.
error-known-already = Hai già detto chi sei.
error-not-admin = Può farlo solo chi gestisce il server.
error-no-talker = Solo chi siede al tavolo legge e scrive nella sua chat.
error-blocked = Non puoi sederti a questo tavolo.
error-no-such-message = Questo messaggio non esiste.
error-no-such-report = Questa segnalazione non esiste.
error-not-silenced = Non hai né silenziato né bloccato questo giocatore.
error-bad-text = { $most ->
    [one] Qui un testo ha al massimo { $most } carattere stampabile e non è vuoto.
   *[other] Qui un testo ha al massimo { $most } caratteri stampabili e non è vuoto.
}
error-your-own = Non puoi farlo a te.
error-too-many-sockets = Ci sono troppe connessioni aperte: prima chiudine una.
error-too-many-watches = { $most ->
    [one] Con una connessione puoi seguire al massimo { $most } tavolo.
   *[other] Con una connessione puoi seguire al massimo { $most } tavoli.
}
error-too-many-notes = { $most ->
    [one] Puoi tenere appunti su { $most } tavolo al massimo.
   *[other] Puoi tenere appunti su { $most } tavoli al massimo.
}
error-too-many-silenced = { $most ->
    [one] Puoi silenziare o bloccare { $most } giocatore al massimo.
   *[other] Puoi silenziare o bloccare { $most } giocatori al massimo.
}
error-too-much-chat = Scrivi troppo in fretta: aspetta un momento.
error-no-credential = Prima accedi, per favore.
error-wrong-credential = Il tuo accesso non è più valido. Accedi di nuovo.
error-wrong-origin = Viene dalla pagina di un altro sito, quindi non viene fatto.
error-not-your-seat = Questo non è il tuo posto.
error-not-host = Può farlo solo chi ospita il tavolo.
error-needs-invitation = Questo tavolo è privato: ti serve il suo invito.
error-still-hidden = Non puoi vederlo, almeno non ancora.
error-tracker-off = Chi ospita ha disattivato il conto del denaro.
error-not-found = Qui non c’è niente.
error-no-such-table = Questo tavolo non esiste.
error-wrong-method = Con questo indirizzo non si può fare.
error-not-started = La partita non è ancora cominciata.
error-started-already = La partita è già cominciata.
error-not-running = La partita è finita.
error-not-finished = La partita è ancora in corso.
error-table-full = Tutti i posti sono occupati.
error-seat-taken = Questo posto è occupato.
error-not-at-table = Lì non siede nessuno.
error-seated-already = Hai già un posto a questo tavolo.
error-nobody-plays = Deve giocare almeno una persona.
error-commit-needed = «{ $step }» chiede qualcosa a un altro giocatore e chiude la tua bozza: invialo con «commit».
error-turn-complete = Il tuo turno è pronto: confermalo o annulla una mossa.
error-turn-too-long = { $most ->
    [one] Un turno ha al massimo { $most } mossa: per ora niente più prestiti.
   *[other] Un turno ha al massimo { $most } mosse: per ora niente più prestiti.
}
error-nothing-to-undo = Non c’è niente da annullare.
error-nothing-to-redo = Non c’è niente da ripristinare.
error-nothing-to-commit = Non c’è niente da confermare.
error-no-draft = Ora non è il tuo turno.
error-no-end-offered = Nessuno ha proposto di terminare la partita.
error-too-late-to-cancel = Una partita si può annullare solo nel primo giro.
error-rules-unknown = Questa partita segue le regole numero { $rules }, che questo server non conosce.
error-link-expired = Questo codice è già usato o troppo vecchio.
error-body-too-large = È troppo grande: al massimo { $most } byte.
error-not-json = Invia JSON, con il tipo di contenuto «application/json».
error-unknown-bot = Su questo server non c’è un bot «{ $bot }».
error-first-is-drawn = In questa partita chi comincia viene sorteggiato.
error-bad-name = Un nome ha da 1 a { $most } caratteri stampabili e nessun «#».
error-rated-seating = In una partita classificata i posti vengono sorteggiati.
error-rated-people = In una partita classificata nessuno ha due posti.
error-too-many-requests = Troppo in una volta: aspetta un momento.
error-too-many-tables = { $most ->
    [one] Puoi ospitare al massimo { $most } tavolo alla volta.
   *[other] Puoi ospitare al massimo { $most } tavoli alla volta.
}
error-too-many-players = Dal tuo indirizzo arrivano troppi giocatori nuovi: riprova più tardi.
error-internal = Qui qualcosa è andato storto; niente è stato cambiato.
error-storage = Il server al momento non può salvare niente; niente è stato cambiato. Riprova presto.
error-closing = Il server si sta chiudendo; riprova tra un momento.
error-rated-hint = In una partita classificata non ci sono suggerimenti.
error-no-clock = Questo tavolo non ha un orologio.
error-paused-already = Gli orologi sono già fermi.
error-not-paused = Gli orologi sono in funzione.
error-no-pause-offered = Nessuno ha proposto di fermare o riavviare gli orologi.
error-rated-gift = In una partita classificata un posto non si cede.
error-rated-bot = In una partita classificata può sostituirti solo «{ $bot }».
error-no-hint = Il bot non ha risposto in tempo: riprova.
error-too-quiet = { $most ->
    [one] Le ore di quiete durano al massimo { $most } ora al giorno.
   *[other] Le ore di quiete durano al massimo { $most } ore al giorno.
}
error-too-many-holidays = { $most ->
    [one] Al massimo { $most } giorno di ferie all’anno.
   *[other] Al massimo { $most } giorni di ferie all’anno.
}
error-not-confirmed = Per eliminare i tuoi dati, scrivi il tuo nome esattamente com’è.
error-bad-address = Questo non è un indirizzo e-mail.
error-bad-subscription = A questo browser non si può mandare niente.
error-bad-webhook = A questo URL non si manda niente: { $why ->
    [https] deve cominciare con https:// e il nome di un server
    [private] questo indirizzo non è pubblico
    [missing] questo server non esiste
   *[form] non è un URL
}.
error-no-such-contact = Non hai questo contatto.
error-needs-https = Serve una connessione https, e questo server non ce l’ha.
error-needs-name = Serve un server con un nome, e questo ha solo un numero.
error-no-mail-server = Questo server non manda e-mail.
error-no-public-url = Questo server non conosce il proprio indirizzo e quindi non manda e-mail.
error-not-confirmed-yet = Questo indirizzo non è ancora confermato.
error-mail-refused = Il proprietario di questo indirizzo non vuole e-mail da qui.
error-mail-asked = A questo indirizzo è appena stato chiesto: guarda tra le sue e-mail, o riprova domani.
error-too-many-contacts = { $most ->
    [one] Puoi avere al massimo { $most } contatto.
   *[other] Puoi avere al massimo { $most } contatti.
}
error-no-such-passkey = Qui non c’è questa passkey.
error-bad-passkey = Questa passkey non è valida.
error-too-many-passkeys = Puoi avere al massimo { $most } passkey.
error-bad-holidays = Un periodo di ferie finisce prima di cominciare.
error-bad-timezone = Questo fuso orario non esiste.

## Saved games and files
error-record-line = La riga { $line } non si può leggere.
# $why is a sentence: a refusal
error-record-step = La mossa { $step } non è permessa: { $why }
# $name is who may see it
error-record-partial = è solo una parte di una partita ({ $name }): non ha punteggio
error-standard-input = standard input
# The end of a sentence
error-file = { $why ->
    [exists] il file esiste già
    [missing] il file o la cartella non esiste
    [forbidden] l’accesso è negato
    [full] il disco è pieno
    [special] non è un file normale
    [name] non è un nome di file
   *[other] il sistema operativo rifiuta
}

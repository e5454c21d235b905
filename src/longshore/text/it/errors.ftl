### Ciò che un server rifiuta, e che cosa non va in un file. $most è un limite.

error-bad-json = Questo non è JSON valido.
error-bad-value = Il valore di «{ $where }» non è valido.
error-bad-record = Questo non è un file di partita valido.
error-decision-needed = Indica a quale decisione stai rispondendo.
error-which-seat = Hai più posti a questo tavolo. Indica quale intendi.
error-which-table = Segui più tavoli, o nessuno. Indica quale intendi.
error-known-already = Hai già effettuato l’accesso.
error-not-admin = Può farlo solo l’amministrazione di questo server.
error-no-talker = Solo chi gioca al tavolo può usare la sua chat.
error-blocked = Non puoi unirti a questo tavolo.
error-banned = Non hai più accesso a questo server.
error-banned-until = Il tuo accesso a questo server è sospeso. Fine della sospensione: { $date }.
error-which-ban = Indica un giocatore oppure un indirizzo IP.
error-no-such-player = Nessun giocatore ha questo ID o questo nome.
error-several-players = Più giocatori si chiamano «{ $name }». Usa un ID.
error-no-such-ban = Questa esclusione non esiste.
error-no-such-client = Questo client non compare nel registro degli ultimi giorni.
error-not-hidden = Questo tavolo non è nascosto.
error-not-listed = Questo tavolo è privato. Si possono nascondere solo i tavoli pubblici.
error-bad-network = Questo non è un indirizzo IP né una rete che si possa escludere.
error-no-such-message = Questo messaggio non esiste.
error-no-such-report = Questa segnalazione non esiste.
error-not-silenced = Non hai né silenziato né bloccato questo giocatore.
error-bad-text = { $most ->
    [one] Scrivi un testo di al massimo { $most } carattere stampabile.
   *[other] Scrivi un testo di al massimo { $most } caratteri stampabili.
}
error-your-own = Puoi farlo solo con altri giocatori.
error-too-many-sockets = Hai troppe connessioni aperte. Prima chiudine una.
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
error-too-much-chat = Scrivi troppo in fretta. Aspetta un momento.
error-no-credential = Per favore, prima accedi.
error-wrong-credential = La sessione non è valida o è scaduta. Accedi di nuovo.
error-wrong-origin = La richiesta viene da un altro sito, quindi è stata ignorata.
error-wrong-host = Questo server non riconosce il nome host di questo indirizzo. Se è corretto, l’amministrazione può impostarlo con --public-url.
error-not-your-seat = Questo non è il tuo posto.
error-not-host = Può farlo solo chi ospita il tavolo.
error-needs-invitation = Questo tavolo è privato. Ti serve un link di invito.
error-still-hidden = Non puoi vederlo, almeno non ancora.
error-tracker-off = Chi ospita ha disattivato il conto del denaro.
error-no-programs = Chi ospita accetta solo persone a questo tavolo.
error-not-found = A questo indirizzo non c’è nulla.
error-no-such-table = Questo tavolo non esiste. Controlla il link.
error-wrong-method = Questo indirizzo non accetta questo metodo.
error-not-started = La partita non è ancora cominciata.
error-started-already = La partita è già cominciata.
error-not-running = La partita è finita.
error-not-finished = La partita è ancora in corso.
error-table-full = Tutti i posti sono occupati.
error-seat-taken = Questo posto è occupato.
error-not-at-table = È possibile solo per chi ha un posto a questo tavolo.
error-seated-already = Hai già un posto a questo tavolo.
error-nobody-plays = Deve giocare almeno una persona.
error-reused-id = Questo identificativo è già stato usato per un altro comando. Non è cambiato nulla. Scegli un nuovo identificativo per ogni comando.
error-commit-needed = «{ $step }» richiede la risposta di un altro giocatore e chiude la tua bozza. Inviala con «commit».
error-turn-complete = Il tuo turno è completo. Confermalo o annulla una mossa.
error-turn-too-long = { $most ->
    [one] Un turno ha al massimo { $most } mossa. In questo turno non puoi più richiedere prestiti.
   *[other] Un turno ha al massimo { $most } mosse. In questo turno non puoi più richiedere prestiti.
}
error-nothing-to-undo = Non c’è niente da annullare.
error-nothing-to-redo = Non c’è niente da ripristinare.
error-nothing-to-commit = Non c’è niente da confermare.
error-no-draft = Al momento non puoi modificare il tuo turno.
error-no-end-offered = Nessuno ha proposto di terminare la partita.
error-too-late-to-cancel = Una partita si può annullare solo nel primo giro.
error-rules-unknown = Questa partita usa la versione { $rules } delle regole, che questo server non conosce.
error-link-expired = Questo codice è già stato usato o è scaduto. Creane uno nuovo.
error-body-too-large = Troppo grande. Il limite è di { $most } byte.
error-not-json = Invia JSON, con il tipo di contenuto «application/json».
error-unknown-bot = Su questo server non c’è nessun bot «{ $bot }».
error-first-is-drawn = In questa partita il giocatore iniziale viene sorteggiato.
error-bad-name = Un nome deve avere da 1 a { $most } caratteri stampabili, senza «#».
error-rated-seating = In una partita classificata i posti vengono sorteggiati.
error-rated-people = In una partita classificata nessuno può avere due posti.
error-rated-program = I programmi non possono giocare una partita classificata.
error-too-many-requests = Troppe richieste. Aspetta un momento.
error-too-many-studies = Non puoi conservare altre partite importate. Eliminane una prima di aprirne un’altra.
error-not-a-study = Si possono eliminare solo le partite importate.
error-too-many-tables = { $most ->
    [one] Puoi ospitare al massimo { $most } tavolo alla volta.
   *[other] Puoi ospitare al massimo { $most } tavoli alla volta.
}
error-too-many-listed = { $most ->
    [one] Puoi avere al massimo { $most } tavolo pubblico alla volta. Rendi privato questo.
   *[other] Puoi avere al massimo { $most } tavoli pubblici alla volta. Rendi privato questo.
}
error-too-many-players = Dal tuo indirizzo sono arrivati troppi giocatori nuovi. Riprova più tardi.
error-internal = Qualcosa è andato storto sul server. Non è cambiato nulla.
error-storage = Al momento il server non può salvare nulla. Non è cambiato nulla. Riprova tra poco.
error-too-busy = Al momento il server è sovraccarico. Non è cambiato nulla. Riprova tra un momento.
error-closing = Il server si sta spegnendo. Riprova tra un momento.
error-rated-hint = In una partita classificata non ci sono suggerimenti.
error-no-clock = Questo tavolo non ha un orologio.
error-paused-already = Gli orologi sono già fermi.
error-not-paused = Gli orologi sono in funzione.
error-no-pause-offered = Nessuno ha proposto di fermare o riavviare gli orologi.
error-rated-gift = In una partita classificata i posti non si cedono.
error-rated-bot = In una partita classificata può giocare per te solo «{ $bot }».
error-no-hint = Il bot non ha risposto in tempo. Riprova.
error-too-quiet = { $most ->
    [one] Le ore di quiete durano al massimo { $most } ora al giorno.
   *[other] Le ore di quiete durano al massimo { $most } ore al giorno.
}
error-too-many-holidays = { $most ->
    [one] Puoi avere al massimo { $most } giorno di ferie all’anno.
   *[other] Puoi avere al massimo { $most } giorni di ferie all’anno.
}
error-not-confirmed = Per eliminare i tuoi dati, scrivi il tuo nome esattamente come appare.
error-bad-address = Questo non è un indirizzo e-mail valido.
error-bad-subscription = Non è possibile inviare notifiche a questo browser.
error-bad-webhook = A questo URL non si può inviare nulla: { $why ->
    [https] deve cominciare con https:// e il nome di un server
    [private] non è raggiungibile da Internet
    [missing] il server non è stato trovato
   *[form] non è un URL valido
}.
error-no-such-contact = Questo contatto non esiste.
error-needs-https = Serve una connessione https, che questo server non offre.
error-needs-name = Serve un server con un nome di dominio, non solo un indirizzo IP.
error-no-mail-server = Questo server non invia e-mail.
error-no-public-url = Questo server non conosce il proprio indirizzo, quindi non può inviare e-mail.
error-not-confirmed-yet = Questo indirizzo non è ancora confermato.
error-mail-refused = Chi usa questo indirizzo non vuole e-mail da questo server.
error-mail-asked = A questo indirizzo è appena stata inviata un’e-mail di conferma. Controlla la casella o riprova domani.
error-mail-busy = Nell’ultima ora sono partite molte e-mail di conferma. Riprova più tardi.
error-too-many-contacts = { $most ->
    [one] Puoi avere al massimo { $most } contatto.
   *[other] Puoi avere al massimo { $most } contatti.
}
error-no-such-passkey = Questo server non conosce questa passkey.
error-bad-passkey = Questa passkey non è stata accettata. Riprova o usane un’altra.
error-too-many-passkeys = Puoi avere al massimo { $most } passkey.
error-bad-holidays = Un periodo di ferie finisce prima di cominciare. Correggi le date.
error-bad-timezone = Fuso orario sconosciuto.

## Saved games and files
error-record-line = Impossibile leggere la riga { $line }.
# $why is a sentence: a refusal
error-record-step = La mossa { $step } non è permessa: { $why }
error-record-why = Riga { $line }: { $why }
# $name says whose view it is: a terminal-seen
error-record-partial = il file contiene solo una parte della partita ({ $name }), quindi non c’è punteggio
error-standard-input = standard input
# The end of a sentence
error-file = { $why ->
    [exists] il file esiste già
    [missing] il file o la cartella non esiste
    [forbidden] l’accesso è negato
    [full] il disco è pieno
    [special] non è un file normale
    [name] non è un nome di file valido
   *[other] il sistema operativo ha rifiutato
}

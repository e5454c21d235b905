### Impostazioni.

settings-title = Impostazioni
settings-here = In questo browser
settings-theme = Tema
settings-theme-light = chiaro
settings-theme-dark = scuro
settings-pace = Animazioni
settings-pace-normal = normali
settings-pace-fast = veloci
settings-pace-still = nessuna
settings-patterns = Motivi più marcati sui container
settings-sound = Suoni
settings-notices = Notifiche
settings-notices-about = Ricevi una notifica quando tocca a te e non sei qui.
settings-push = Notifiche su questo dispositivo
settings-push-refused = Questo browser qui non permette notifiche.
settings-this-push = un mio dispositivo
settings-mail = Per e-mail a
settings-mail-confirm = Ti abbiamo mandato un’e-mail: apri il link che contiene per confermare l’indirizzo.
settings-unconfirmed = non ancora confermato
settings-try = Prova
settings-tried = Inviato.
settings-remove = Togli
settings-way-push = dispositivo
settings-way-mail = e-mail
settings-kind-turn = È il mio turno
settings-kind-bid = Devo fare un’offerta
settings-kind-start = Comincia una partita
settings-kind-end = Una partita è finita
settings-devices = Altri dispositivi
settings-devices-about = Con un codice monouso giochi con lo stesso profilo su un altro dispositivo.
settings-link = Crea un codice
settings-link-code = Inserisci lì questo codice:
settings-code = Codice da un altro dispositivo
settings-use-code = Collega questo dispositivo
settings-token = Programmi
settings-token-about = Con un token un programma può giocare per te. Uno nuovo annulla il vecchio; si mostra una volta sola.
settings-token-make = Crea un token
settings-data = I miei dati
settings-export = Scarica tutto ciò che mi riguarda
settings-sign-out = Esci da tutti i dispositivi
settings-forget-about = Puoi eliminare i tuoi dati: un bot continua le tue partite in corso e il tuo nome sparisce dalle altre.
settings-forget-name = Per sicurezza scrivi il tuo nome: { $name }
settings-forget = Elimina i miei dati

## Prima di inviare
settings-confirm = Conferme
settings-confirm-always = Prima di un’asta, di un secondo prestito e di ciò che non si può annullare ti viene sempre chiesta conferma. Chiedi anche prima di:
settings-confirm-turn = finire il mio turno
settings-confirm-buy = ogni acquisto
settings-confirm-loan = ogni prestito
settings-confirm-bid = ogni offerta
settings-confirm-accept = accettare o declinare le offerte

## Passkey
settings-passkeys = Passkey
settings-passkeys-about = Con una passkey torni come lo stesso giocatore, su questo dispositivo o su un altro, senza password.
settings-passkey-name = Nome della nuova passkey
settings-passkey-add = Aggiungi una passkey
settings-passkey-sign-in = Accedi con una passkey
settings-passkey-new = dal { $day }
settings-passkey-used = usata il { $day }
settings-passkey-browser = Questo browser qui non offre passkey: servono un browser aggiornato e una pagina arrivata con https.
settings-passkey-refused = Il dispositivo non ha risposto. Non è cambiato niente.
settings-passkey-known = Questo dispositivo ha già una passkey per te.
settings-passkey-away = Le passkey appartengono a un altro indirizzo di questo server. Apri la pagina da lì.

## Altri modi
settings-webhook = Un mio programma, all’indirizzo
settings-webhook-about = Il server vi manda le tue notifiche in JSON firmato, con https.
settings-webhook-secret = Segreto per verificare la firma. Si mostra solo adesso:
settings-way-webhook = programma
settings-failing = non raggiungibile

## Quando nessuno deve farmi fretta
settings-schedule = Ore di quiete e ferie
settings-schedule-about = Ai tavoli con giorni per ogni decisione il tuo orologio allora si ferma.
settings-quiet = Ore di quiete ogni giorno
settings-from = da
settings-until = a
settings-zone = Fuso orario
settings-holiday = Ferie { $number }
settings-holiday-add = Aggiungi ferie

## Chi non sento
settings-silenced = Giocatori silenziati e bloccati
settings-silenced-none = Nessuno. Nella chat di un tavolo puoi silenziare o bloccare qualcuno.
settings-silenced-mute = silenziato
settings-silenced-block = bloccato
settings-hear = Riattiva
settings-unblock = Sblocca
settings-token-drop = Revoca il token
settings-token-dropped = Nessun programma può più giocare per te.
settings-host = Per chi gestisce questo server
settings-host-secret = Il token di amministrazione del server
settings-host-show = Mostra le segnalazioni
settings-host-about = Si trova nelle impostazioni del server (LONGSHORE_ADMIN_TOKEN) e qui non viene conservato.
settings-host-reports = Messaggi segnalati
settings-host-said = Scritto da { $name }, segnalato da { $by } il { $day }.
settings-host-table = Al tavolo
settings-host-close = Archivia la segnalazione
settings-host-remove = Rimuovi il testo
settings-host-none = Non c’è nulla in attesa.

## I gruppi, e che cosa fa ogni riga
settings-group-look = Aspetto
settings-group-move = Animazioni e suoni
settings-group-help = Aiuto
settings-group-account = Profilo
settings-language-about = Anche per i messaggi di questo server.
settings-theme-about = Come il tuo dispositivo, finché non scegli.
settings-patterns-about = Per distinguere i colori anche dal motivo.
settings-pace-about = Come si vedono le mosse degli altri.
settings-sound-about = Le mosse, e una campana quando tocca a te.
settings-volume = Volume
settings-volume-about = Qui puoi ascoltare ogni suono.
settings-sound-container = Container
settings-sound-crane = Gru
settings-sound-coin = Monete
settings-sound-paper = Carta
settings-sound-horn = Sirena della nave
settings-sound-gavel = Martelletto
settings-sound-bell = Campana
settings-sound-roll = Rullo di tamburi
settings-remarks = Consigli nella prima partita
settings-remarks-about = Cinque al massimo, ognuno una volta sola.
settings-remarks-again = Mostra di nuovo
settings-remarks-reset = I consigli saranno mostrati di nuovo.
settings-banter = Ogni tanto i bot dicono qualcosa
settings-banter-about = Due parole in un fumetto, solo per divertimento.

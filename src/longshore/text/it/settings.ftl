### Impostazioni.

settings-title = Impostazioni
settings-here = Su questo dispositivo
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
settings-notices-about = Ricevi una notifica quando serve una tua decisione e la pagina non è aperta.
settings-push = Ricevi notifiche su questo dispositivo
settings-push-refused = Questo browser blocca le notifiche di questa pagina. Consentile nelle impostazioni del browser.
settings-this-push = un mio dispositivo
settings-mail = Indirizzo e-mail
settings-mail-confirm = Ti abbiamo mandato un’e-mail. Apri il link che contiene per confermare l’indirizzo.
settings-unconfirmed = non ancora confermato
settings-try = Invia una prova
settings-tried = Inviato.
settings-remove = Rimuovi
settings-way-push = dispositivo
settings-way-mail = e-mail
settings-kind-turn = È il mio turno
settings-kind-bid = Manca la mia offerta
settings-kind-start = Comincia una partita
settings-kind-end = Una partita finisce
settings-devices = Altri dispositivi
settings-devices-about = Con un codice monouso giochi con lo stesso profilo su un altro dispositivo.
settings-link = Crea un codice
settings-link-code = Inserisci questo codice sull’altro dispositivo:
settings-code = Codice da un altro dispositivo
settings-use-code = Collega questo dispositivo
settings-token = Programmi
settings-token-about = Con un token un programma può giocare per te. Un nuovo token revoca il precedente e viene mostrato una volta sola.
settings-token-make = Crea un token
settings-data = I miei dati
settings-export = Scarica i miei dati
settings-sign-out = Esci da tutti i dispositivi
settings-forget-about = Un bot continua le tue partite in corso, e il tuo nome sparisce da tutte le altre. Non si può annullare.
settings-forget-name = Per confermare, scrivi il tuo nome: { $name }
settings-forget = Elimina i miei dati

## Prima di inviare
settings-confirm = Conferme
settings-confirm-always = Prima di un’asta, di un secondo prestito e di altre mosse che non si possono annullare ti viene sempre chiesta conferma. Chiedi anche prima di:
settings-confirm-turn = terminare il mio turno
settings-confirm-buy = ogni acquisto
settings-confirm-loan = ogni prestito
settings-confirm-bid = ogni offerta
settings-confirm-accept = accettare o declinare le offerte

## Passkey
settings-passkeys = Passkey
settings-passkeys-about = Con una passkey accedi con lo stesso profilo, su questo dispositivo o su un altro, senza password.
settings-passkey-name = Nome della nuova passkey
settings-passkey-add = Aggiungi una passkey
settings-passkey-sign-in = Accedi con una passkey
settings-passkey-new = aggiunta il { $day }
settings-passkey-used = ultimo uso il { $day }
settings-passkey-browser = Questo browser qui non può usare passkey. Servono un browser aggiornato e una connessione https.
settings-passkey-refused = Il dispositivo non ha risposto. Non è cambiato niente.
settings-passkey-known = Questo dispositivo ha già una passkey per te.
settings-passkey-away = Le passkey non funzionano a questo indirizzo. Apri la pagina all’indirizzo principale del server.

## Altri modi
settings-webhook = URL del webhook
settings-webhook-about = Le tue notifiche vengono inviate lì come JSON firmato, via https.
settings-webhook-secret = Segreto per verificare la firma. Viene mostrato una volta sola:
settings-way-webhook = webhook
settings-failing = non raggiungibile

## Quando nessuno deve farmi fretta
settings-schedule = Ore di quiete e ferie
settings-schedule-about = In questi periodi il tuo orologio si ferma ai tavoli con uno o più giorni per ogni decisione.
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
settings-token-dropped = I programmi non possono più giocare per te.
settings-host = Per chi gestisce questo server
settings-host-secret = Token di amministrazione
settings-host-show = Mostra le segnalazioni
settings-host-about = Si imposta nella configurazione del server (LONGSHORE_ADMIN_TOKEN) e qui non viene salvato.
settings-host-reports = Messaggi segnalati
settings-host-said = Scritto da { $name }, segnalato da { $by } il { $day }.
settings-host-table = Apri il tavolo
settings-host-close = Archivia la segnalazione
settings-host-remove = Rimuovi il messaggio
settings-host-none = Nessuna segnalazione aperta.

## I gruppi, e che cosa fa ogni riga
settings-group-look = Aspetto
settings-group-move = Animazioni e suoni
settings-group-help = Aiuto
settings-group-account = Profilo
settings-language-about = Vale anche per e-mail e notifiche.
settings-theme-about = Segue il tuo dispositivo finché non scegli.
settings-patterns-about = Aiuta a distinguere i colori.
settings-pace-about = La velocità con cui si vedono le mosse degli altri.
settings-sound-about = Le mosse, e una campana quando tocca a te.
settings-volume = Volume
settings-volume-about = Prova un suono per regolarlo.
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
settings-banter = Ogni tanto i bot chiacchierano
settings-banter-about = Due parole in un fumetto, solo per divertimento.

### What only the table in the browser says.

## The connection
table-connection-lost = Nessuna connessione. Quello che vedi è delle { $time }; la pagina continua a provare.
table-connection-asking = Nessun collegamento diretto: la pagina chiede le novità ogni pochi secondi.
table-here = al tavolo
table-away = assente
table-spectators = { $count ->
    [one] { $count } persona guarda
   *[other] { $count } persone guardano
}

## The auction
table-seller-decides = { seat } decide: vendere per { $amount } $ e ricevere { $total } $ con il sussidio, oppure pagare { $amount } $ e tenere il carico.
table-accept-sum = { $amount } $ dall’offerente e { $amount } $ di sussidio

## Beside the table
table-side = Registro, chat e appunti
table-since = Dal tuo ultimo turno
table-digest-sold = Venduti: { $lot }, { $amount } $.
table-digest-made = { seat } produce: { $lot }.
table-digest-bought = { seat } paga { other-to } { $amount } $ per: { $lot }.
table-filter = Mostra nel registro
table-filter-all = Tutto
table-filter-trade = Produzione e commercio
table-filter-ships = Navi
table-filter-auctions = Aste
table-filter-money = Denaro e prestiti
table-log-none = Finora niente di simile.
table-moment = mostra questo momento
table-past = Il passato: dopo la mossa { $number } di { $total }
table-step-back = Una mossa indietro
table-step-on = Una mossa avanti
table-now = Torna al presente
table-chat = Chat
table-chat-none = Nessuno ha ancora detto niente.
table-chat-write = Scrivi al tavolo
table-chat-send = Invia
table-chat-about = Su questo messaggio di { $name }
table-chat-removed = Rimosso da chi gestisce il server.
table-mute = Silenzia
table-mute-about = Non leggerai più niente di questa persona.
table-block = Blocca
table-block-about = Non vi leggete più e non vi sedete ai tavoli dell’altro.
table-report = Segnala a chi gestisce il server
table-report-reason = Che cosa non va?
table-reported = Grazie. Chi gestisce il server lo esaminerà.
table-notes = Appunti
table-notes-about = Lo leggi solo tu.
table-sheet = Carte
table-sheet-about = Chi ha quale carta? Tocca per segnare: ✗ no, ? forse, ✓ sì. Resta su questo dispositivo.
table-sheet-cell = { seat }, carta con 10 per { $what }: { $text }
table-mark-none = senza segno
table-mark-no = no
table-mark-maybe = forse
table-mark-yes = sì
table-tracker = Conto del denaro
table-tracker-about = Quello che i pagamenti pubblici provano sul denaro di ciascuno. Chiunque potrebbe tenere questo conto a mano.

## Time, seats and votes
table-menu = Menu del tavolo
table-watching = Stai guardando.
table-time-left = Tempo rimasto:
table-paused = in pausa
table-days = { $count ->
    [one] { $count } giorno
   *[other] { $count } giorni
}
table-pause = Ferma gli orologi
table-resume = Fai ripartire gli orologi
table-pause-about = Tutti quelli che giocano devono essere d’accordo.
table-hand-over = Lascia giocare un bot per me
table-hand-over-about = Per un turno, per un po’ o fino alla fine. Puoi riprendere il tuo posto in ogni momento.
table-bot-plays = gioca un bot
table-bot-plays-you = Un bot sta giocando al tuo posto.
table-take-back = Riprendi il mio posto
table-give = Cedi il posto
table-give-about = Crea un link. Chi lo apre per primo continua al tuo posto.
table-give-link = Manda questo link a chi deve avere il posto
table-give-withdraw = Annulla il link
table-seat-offered = Un posto per te
table-seat-offered-about = Qualcuno vuole che tu continui questa partita.
table-just-watch = Guarda soltanto
table-end = Proponi di finire ora la partita
table-end-about = Si conta la posizione attuale, se tutti sono d’accordo.
table-cancel = Proponi di annullare la partita
table-cancel-about = Solo nel primo giro. La partita non conterà.
table-concede = Lascia la partita
table-concede-about = Ti arrendi, e un bot finisce al tuo posto.
table-concede-sure = Non potrai riprendere questo posto. Lasciare la partita?
table-offer-end = { seat } propone di finire ora la partita così com’è.
table-offer-cancel = { seat } propone di annullare la partita.
table-offer-stalemate = Per un giro intero nessun container si è mosso. Finire la partita così com’è?
table-offer-pause = Qualcuno vorrebbe fermare gli orologi.
table-offer-resume = Qualcuno vorrebbe far ripartire gli orologi.
table-agreed = D’accordo: { $names }
table-agree = Accetta
table-decline = Rifiuta
table-withdraw = Ritira
table-log-time-out = Il tempo { seat-of } è scaduto.
table-log-bot-plays = Ora un bot gioca per { seat }.
table-log-back = { seat } è di nuovo qui.
table-log-seat-given = { $name } gioca ora { seat }.
table-log-paused = Gli orologi sono fermi.
table-log-resumed = Gli orologi ripartono.

## One device for several
table-seat-here = Qualcuno accanto a me, su questo dispositivo
table-cover = Passa il dispositivo a { seat }
table-cover-about = Tutti gli altri ora guardano altrove.
table-cover-lift = Sono { seat }: mostrami il mio pannello
table-pace = Tempo
table-pace-free = Senza orologio
table-pace-quick = In diretta, rapido: 30 secondi a decisione, 3 minuti di riserva
table-pace-calm = In diretta, calmo: 90 secondi a decisione, 10 minuti di riserva
table-pace-day = Un giorno per ogni decisione
table-pace-days = Tre giorni per ogni decisione

## Standing orders
table-orders = Ordini permanenti
table-orders-about = Il server risponde per te, secondo le tue cifre. Nessun altro lo verrà a sapere.
table-orders-log = Che cosa hanno fatto
table-order-bid = Offri sull’isola: tanto per container
table-order-cap = Al massimo
table-order-keep = Denaro da tenere
table-order-tie = In più in caso di parità
table-order-other = Altri carichi
table-order-ask = Chiedi a me
table-order-zero = Offri 0
table-order-settle = Vendi il mio carico
table-order-accept = Da un’offerta di
table-order-each = per ogni container
table-order-below = Al di sotto
table-order-pass = Passa le azioni che mi restano
table-order-loan = Gli ordini possono chiedere un prestito

## Hints
table-hint = Suggerimento
table-hint-head = Un mercante farebbe così:
table-hint-worth = Valore stimato: { $amount }.
table-hint-better = Valore stimato: { $amount }, { $more } in più della seconda scelta.
table-why-produce = { $count ->
    [one] Il tuo macchinario fa nuova merce da vendere.
   *[other] I tuoi { $count } macchinari fanno nuova merce da vendere.
}
table-why-make = Nuova merce da vendere; nella scorta ne restano { $left } di questo colore.
table-why-warehouse = Spazio per altra merce, per { $cost } $.
table-why-machine = { $count ->
    [0] Nessun altro fa questo colore. Costa { $cost } $.
    [one] Solo { $count } altro giocatore fa questo colore. Costa { $cost } $.
   *[other] Anche altri { $count } fanno questo colore. Costa { $cost } $.
}
table-why-restock = { containers-counted } in vendita lì da { $price } $, da rivendere a un prezzo più alto.
table-why-harbour = { containers-counted } in vendita lì da { $price } $, per la tua nave.
table-why-sail = Porta la nave dove rende.
table-why-sea = Da lì la nave può poi raggiungere ogni porto.
table-why-island = { containers-counted } all’asta, e la banca aggiunge quanto l’offerta più alta.
table-why-waiting = Lì la tua nave trova { containers-counted }.
table-why-take = Per { $price } $; si rivende a un prezzo più alto.
table-why-free = Non costa niente.
table-why-place = { $count ->
    [0] Ora nessuno può comprarlo, ma per { $price } $ vale la pena aspettare.
    [one] { $count } giocatore potrebbe comprarlo subito per { $price } $.
   *[other] { $count } giocatori potrebbero comprarlo subito per { $price } $.
}
table-why-price = Nuovi prezzi, più vicini a quello che gli altri pagheranno.
table-why-bid = Il carico aggiunge { $worth } $ alla tua isola; il guadagno sarebbe di { $rest } $.
table-why-broker = Un affare in banca.
table-why-loan = Hai { $cash } $; il prestito paga quello che viene dopo.
table-why-repay = Risparmia 1 $ di interessi a ogni turno.
table-why-sell = Trasforma la merce in denaro.
table-why-accept = Ti porta { $total } $.
table-why-decline = Sulla tua isola il carico vale { $worth } $.
table-why-enough = Non conviene comprare altro.
table-why-best = La scelta migliore per te.

## Keys
table-keys = Tasti
table-keys-about = Si può fare tutto senza mouse.
table-keys-on = Usa le scorciatoie da tastiera
table-key-asked = vai alla decisione attuale
table-key-quays = le banchine, prima la mia
table-command = Scrivi una mossa
table-command-about = La riga accetta la notazione delle partite, come «place tan@3»; Tab completa, Invio esegue.
table-command-unknown = «{ $step }» adesso non è possibile.

## Regole, avvisi e compagnia
table-rule = Regole: { $what }
table-notices = Notifiche di questo tavolo
table-notices-about = Quali notifiche ricevi quando non ci sei.
table-notices-nowhere = Il server non sa ancora come raggiungerti. Puoi aggiungere un modo nelle impostazioni.
table-notices-as-others = Come a tutti gli altri tavoli
table-has-played = { $count ->
    [0] nessuna partita finita
    [one] { $count } partita finita
   *[other] { $count } partite finite
}
table-seat-bot = Aggiungi un bot
table-seat-free = Libera il posto
table-invite-picture = Il link come codice QR
table-rated = Classificata: il risultato conta per la classifica. Niente suggerimenti, e i posti non si cedono.
table-tracker-offered = I giocatori possono usare il conto del denaro
table-sea-larger = Ingrandisci l’immagine
table-sea-whole = Immagine intera
table-help = Aiuto: spiega il tavolo

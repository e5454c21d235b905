### What only the table in the browser says.

## The connection
table-connection-lost = Sei offline. Vedi il tavolo com’era alle { $time }. Riconnessione…
table-connection-asking = Nessuna connessione in tempo reale. Il tavolo si aggiorna ogni pochi secondi.
table-here = al tavolo
table-away = assente
table-spectators = { $count ->
    [one] { $count } spettatore
   *[other] { $count } spettatori
}

## The auction
table-seller-decides = { seat } decide: vendere per { $amount } $ e ricevere { $total } $ con il sussidio, oppure pagare { $amount } $ e tenere il carico.
table-accept-sum = { $amount } $ dall’offerente e { $amount } $ dalla banca

## Beside the table
table-side = Registro, chat e appunti
table-since = Dal tuo ultimo turno
table-digest-sold = Hai venduto: { $lot } per { $amount } $.
table-digest-made = { seat } produce: { $lot }.
table-digest-bought = { seat } compra da { $other ->
    [blue] Blu
    [red] Rosso
    [yellow] Giallo
    [green] Verde
    [purple] Viola
   *[other] { $other }
} per { $amount } $: { $lot }.
table-filter = Mostra nel registro
table-filter-all = Tutto
table-filter-trade = Produzione e commercio
table-filter-ships = Navi
table-filter-auctions = Aste
table-filter-money = Denaro e prestiti
table-log-none = Ancora niente da mostrare.
table-moment = mostra il tavolo a questo punto
table-past = Il tavolo dopo la mossa { $number } di { $total }
table-step-back = Mossa precedente
table-step-on = Mossa successiva
table-now = Torna alla partita
table-chat = Chat
table-chat-none = Ancora nessun messaggio.
table-chat-write = Scrivi un messaggio
table-chat-send = Invia
table-chat-about = Opzioni per questo messaggio di { $name }
table-chat-removed = Rimosso dall’amministrazione.
table-mute = Silenzia
table-mute-about = Non vedrai più i messaggi di questa persona.
table-block = Blocca
table-block-about = Nessuno dei due vedrà i messaggi dell’altro né potrà unirsi ai suoi tavoli.
table-report = Segnala all’amministrazione
table-report-name = Segnala il nome
table-report-reason = Che cosa non va in questo messaggio?
table-reported = Grazie. L’amministrazione lo esaminerà.
table-notes = Appunti
table-notes-about = Li vedi solo tu.
table-sheet = Carte
table-sheet-about = Chi ha quale Carta Valore? Tocca una casella per segnarla: ✗ no, ? forse, ✓ sì. Resta solo su questo dispositivo.
table-sheet-cell = { seat }, carta con { $card_1 } per { $what }: { $text }
table-mark-none = senza segno
table-mark-no = no
table-mark-maybe = forse
table-mark-yes = sì
table-tracker = Conto del denaro
table-tracker-about = Il denaro di ciascuno, calcolato dai pagamenti pubblici. Lo stesso conto si può tenere su carta.

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
table-pause-about = Tutti i giocatori devono essere d’accordo.
table-hand-over = Fai giocare un bot per me
table-hand-over-about = Per un turno, per un po’ o fino alla fine della partita. Puoi riprendere il tuo posto in qualsiasi momento.
table-bot-plays = gioca un bot
table-bot-plays-you = Un bot sta giocando al tuo posto.
table-program = programma
table-take-back = Riprendi il posto
table-give = Cedi il posto
table-give-about = Crea un link. Chi lo apre per primo prende il tuo posto.
table-give-link = Manda questo link a chi prende il tuo posto
table-give-withdraw = Annulla il link
table-seat-offered = Un posto per te
table-seat-offered-about = Qualcuno ti propone di prendere un posto in questa partita.
table-just-watch = Guarda soltanto
table-end = Proponi di finire la partita
table-end-about = Se tutti sono d’accordo, la partita finisce con il punteggio attuale.
table-cancel = Proponi di annullare la partita
table-cancel-about = Solo nel primo giro. La partita non conterà.
table-concede = Lascia la partita
table-concede-about = Ti arrendi, e un bot prende il tuo posto.
table-concede-sure = Lasciare la partita? Non potrai riprendere questo posto.
table-offer-end = { seat } propone di finire ora la partita con il punteggio attuale.
table-offer-cancel = { seat } propone di annullare la partita.
table-offer-stalemate = Per due interi giri nessun container si è mosso e non si è costruito nulla. Finire la partita con il punteggio attuale?
table-end-sure = Finire ora la partita?
table-offer-pause = Qualcuno vorrebbe fermare gli orologi.
table-offer-resume = Qualcuno vorrebbe far ripartire gli orologi.
table-agreed = D’accordo: { $names }
table-agree = Accetta
table-decline = Rifiuta
table-withdraw = Ritira
table-log-time-out = { seat } ha esaurito il tempo.
table-log-bot-plays = Ora un bot gioca per { seat }.
table-log-back = { seat } è di nuovo al tavolo.
table-log-seat-given = Ora { $name } gioca come { seat }.
table-log-paused = Gli orologi sono fermi.
table-log-resumed = Gli orologi ripartono.

## One device for several
table-seat-here = Qualcuno accanto a me, su questo dispositivo
table-cover = Passa il dispositivo a { seat }
table-cover-about = Gli altri, per favore, non sbircino.
table-cover-lift = Sono { seat }. Mostra il mio pannello
table-pace = Limite di tempo
table-pace-free = Nessun limite di tempo
table-pace-quick = Tempo reale, veloce: 30 s a decisione, 3 min di riserva
table-pace-calm = Tempo reale, con calma: 90 s a decisione, 10 min di riserva
table-pace-day = Un giorno per ogni decisione
table-pace-days = Tre giorni per ogni decisione
table-length = Circa { $rounds } giri, più o meno { $minutes } minuti
table-length-weeks = Circa { $rounds } giri: diverse settimane

## Standing orders
table-orders = Ordini permanenti
table-orders-about = Il server fa offerte e decide per te entro i limiti che imposti qui. Nessun altro li vede.
table-orders-log = Che cosa hanno fatto i tuoi ordini
table-order-bid = Offri nelle aste dell’isola, con un prezzo per container
table-order-cap = Non offrire mai più di
table-order-keep = Denaro da tenere
table-order-tie = In più in caso di parità
table-order-other = Se un colore non ha prezzo
table-order-ask = Chiedi a me
table-order-zero = Offri 0 $
table-order-settle = Vendi il mio carico
table-order-accept = Accetta a partire da
table-order-each = per ogni container
table-order-below = Se l’offerta è più bassa
table-order-pass = Salta le azioni che mi restano
table-order-loan = Gli ordini possono richiedere prestiti

## Hints
table-hint = Suggerimento
table-hint-head = Il bot suggerisce:
table-hint-worth = Valore stimato: { $amount }.
table-hint-better = Valore stimato: { $amount }, { $more } in più della seconda scelta.
table-hint-outlook = Probabilità di vittoria: { $chance }%. Punteggio previsto: { $score }.
table-why-produce = { $count ->
    [one] Il tuo macchinario produce nuova merce da vendere.
   *[other] I tuoi { $count } macchinari producono nuova merce da vendere.
}
table-why-make = Nuova merce da vendere. { $left ->
    [one] Nella scorta ne resta { $left } di questo colore.
   *[other] Nella scorta ne restano { $left } di questo colore.
}
table-why-warehouse = Posto per altra merce, a { $cost } $.
table-why-machine = { $count ->
    [0] Nessun altro produce questo colore. Il macchinario costa { $cost } $.
    [one] Solo un altro giocatore produce questo colore. Il macchinario costa { $cost } $.
   *[other] Altri { $count } giocatori producono questo colore. Il macchinario costa { $cost } $.
}
table-why-restock = Lì sono in vendita { containers-counted } a partire da { $price } $, e puoi rivendere a un prezzo più alto.
table-why-harbour = Per la tua nave: { containers-counted } in vendita a partire da { $price } $.
table-why-sail = Porta la tua nave dove può guadagnare.
table-why-sea = Da lì la tua nave può raggiungere qualsiasi porto.
table-why-island = { containers-counted } all’asta, e la banca raddoppia l’offerta più alta.
table-why-waiting = Lì la tua nave trova { containers-counted }.
table-why-take = Costa { $price } $, e puoi rivenderlo a un prezzo più alto.
table-why-free = Non costa niente.
table-why-place = { $count ->
    [0] Ora nessuno può comprarlo, ma per { $price } $ vale la pena aspettare.
    [one] { $count } giocatore potrebbe comprarlo subito per { $price } $.
   *[other] { $count } giocatori potrebbero comprarlo subito per { $price } $.
}
table-why-price = Nuovi prezzi, più vicini a quanto gli altri sono disposti a pagare.
table-why-bid = Il carico aggiunge { $worth } $ alla tua isola: guadagneresti { $rest } $.
table-why-broker = Un buon affare con i broker.
table-why-loan = Hai { $cash } $. Il prestito paga le tue prossime mosse.
table-why-repay = Fa risparmiare { $interest_cost } $ di interessi a ogni turno.
table-why-sell = Trasforma la merce in denaro.
table-why-accept = Ricevi { $total } $.
table-why-decline = Sulla tua isola il carico vale { $worth } $.
table-why-enough = Non conviene comprare altro.
table-why-best = La tua scelta migliore in questo momento.

## Keys
table-keys = Scorciatoie da tastiera
table-keys-about = Puoi fare tutto senza mouse.
table-keys-on = Usa le scorciatoie da tastiera
table-key-asked = vai alla decisione attuale
table-key-quays = vai a una banchina, prima la tua
table-command = Scrivi una mossa
table-command-about = Puoi scrivere una mossa nella notazione del gioco, per esempio «place tan@3». Tab completa, Invio la gioca.
table-command-unknown = Ora non puoi giocare «{ $step }».

## Regole, avvisi e compagnia
table-rule = Regole: { $what }
table-notices = Notifiche di questo tavolo
table-notices-about = Scegli le notifiche da ricevere quando non ci sei.
table-notices-nowhere = Non hai ancora attivato notifiche. Puoi aggiungerle nelle impostazioni.
table-notices-as-others = Come negli altri miei tavoli
table-has-played = { $count ->
    [0] nessuna partita finita
    [one] { $count } partita finita
   *[other] { $count } partite finite
}
table-seat-bot = Aggiungi un bot
table-seat-free = Libera il posto
table-invite-picture = Il link come codice QR
table-rated = Classificata: il risultato conta per il rating. Niente suggerimenti, e i posti non si cedono.
table-tracker-offered = I giocatori possono usare il conto del denaro
table-programs-offered = Possono giocare anche i programmi
table-programs-about = Un bot tuo o di un amico può entrare con l’invito. Tutti vedono che è un programma.
table-sea-larger = Ingrandisci
table-sea-whole = Vista intera
table-help = Aiuto: spiega il tavolo
table-gone = Esaurito: { $what }
table-gone-next = Se si esaurisce un altro colore, la partita finisce.
table-last-turn = Ultimo turno
table-seat-now = Ora sei { $name }
table-key-amount = fai un’offerta: scrivi l’importo, poi Invio
table-key-accept = accetta l’offerta più alta
table-key-keep = tieni il tuo carico

### Ciò che dice solo la pagina nel browser.

page-name = Longshore
page-hero = Produci, imbarca, vendi oltremare.
page-hero-about = Il gioco da tavolo Container nel tuo browser. Produci, vendi e spedisci container di cinque colori. I prezzi li fanno i giocatori, e alla fine vince chi è più ricco.
page-play-now = Gioca ora
page-play-now-about = Subito, contro due bot. Non serve un account.
page-new-table = Nuovo tavolo
page-home = Pagina iniziale
page-me = Tu
page-guest-name = Ospite
page-language = Lingua
page-theme-dark = Passa al tema scuro
page-theme-light = Passa al tema chiaro
page-back = Indietro
page-close = Chiudi
page-cancel = Annulla
page-confirm = Conferma
page-save = Salva
page-your-name = Il tuo nome
page-name-saved = Salvato.
page-loading = Apertura del tavolo…
page-nowhere = Pagina non trovata.
page-no-table = Questo tavolo non esiste. Controlla il link.
page-cancelled = La partita è stata annullata.
page-problem-offline = Impossibile raggiungere il server. Non è stato inviato nulla. Riprova.
page-connection-lost = Connessione persa. Riconnessione…

## Tavoli
page-my-tables = I miei tavoli
page-open-tables = Tavoli aperti
page-open-tables-none = Al momento nessun tavolo aspetta giocatori.
page-state-open = in attesa di giocatori
page-state-your-turn = tocca a te
page-lobby = In attesa di giocatori
page-seat-open = posto libero
page-seat-admiral = Bot: Ammiraglio (livello { $level })
page-seat-commodore = Bot: Commodoro (livello { $level })
page-seat-captain = Bot: Capitano (livello { $level })
page-seat-pilot = Bot: Pilota (livello { $level })
page-seat-trader = Bot: Mercante (livello { $level })
page-seat-mate = Bot: Timoniere (livello { $level })
page-seat-bosun = Bot: Nostromo (livello { $level })
page-seat-stevedore = Bot: Portuale (livello { $level })
page-seat-apprentice = Bot: Apprendista (livello { $level })
page-seat-deckhand = Bot: Mozzo (livello { $level })
page-seat-none = nessun giocatore
page-style = Stile di gioco del bot { $number }
page-style-none = versatile
page-style-producer = produttore
page-style-shipper = armatore
page-style-collector = collezionista
page-style-banker = risparmiatore
page-seat-number = Posto { $number }
page-bot-name = { $bot ->
    [Deckhand] Mozzo
    [Apprentice] Apprendista
    [Stevedore] Portuale
    [Bosun] Nostromo
    [Mate] Timoniere
    [Trader] Mercante
    [Pilot] Pilota
    [Captain] Capitano
    [Commodore] Commodoro
    [Admiral] Ammiraglio
   *[other] { $bot }
} (bot)
page-invite = Manda questo link a chi vuoi invitare
page-copy = Copia
page-copied = Copiato
page-join = Siediti
page-leave = Esci
page-start-with-bots = Inizia con i bot
page-edition = Edizione
page-seats = Posti
page-seats-about = Container si gioca in tre, quattro o cinque.
page-seats-ordered = Mantieni quest’ordine invece di sorteggiare i posti
page-seats-few = Servono almeno tre giocatori.
page-your-level = Forte più o meno come te: { $bot } (livello { $level })
page-listed = Tavolo pubblico: chiunque può trovarlo ed entrare
page-options = Opzioni
page-options-more = Altre opzioni
page-recommended = consigliato
page-create = Crea il tavolo
page-create-and-start = Inizia la partita

## Il tavolo
page-table-title = Il tavolo
page-round = Giro { $round }
page-sea = Il porto
page-quays = Banchine
page-my-quay = La tua banchina
page-purse = Il tuo denaro e la tua carta
page-machines = Macchinari
page-warehouses = Magazzini
page-machine-of = macchinario: { $what }
page-warehouse-number = magazzino { $number }
page-build-machine = Costruisci un macchinario per { $cost } $
page-build-warehouse = Costruisci un magazzino per { $cost } $
page-space-costs = spazio libero: costruire qui costa { $cost } $
page-nothing = nulla
# $lot is a list of colours
page-column = { $lot } a { $price } $
page-plot = { $lot ->
    [none] { seat }: nulla
   *[other] { seat }: { $lot }
}
page-berth = Qui è attraccata la nave { seat-of }
page-ship-at = { $place ->
    [sea] Nave { seat-of }, in Mare Aperto
    [island] Nave { seat-of }, all’Isola Straniera
    [bank] Nave { seat-of }, al Porto della Banca
   *[harbour] Nave { seat-of }, nel porto { other-of }
}{ $cargo ->
    [none] , vuota
   *[other] , con { $cargo }
}
page-supply-left = { $count ->
    [0] { $what }: esaurito
   *[other] { $what }: ancora { $count }
}
page-end-gauge = Colori esauriti: { $gone } su 2
page-end-productions = { $count ->
    [one] fine tra almeno { $count } produzione
   *[other] fine tra almeno { $count } produzioni
}
page-end-last-turn = Ultimo turno!
page-interest-due = −{ $due } $ di interessi al prossimo turno
page-score-now = Punteggio attuale
page-thinking = sta decidendo
page-payment = { seat } offre { $bid }
page-payment-unused = libera
page-log = Registro
page-log-more = Mostra i turni precedenti

## Agire
page-turn-buttons = Annulla, ripristina o termina il turno
page-undo = Annulla mossa
page-redo = Ripristina mossa
page-reset = Ricomincia il turno
page-end-turn = Fine turno
page-turn-complete = Hai finito. Termina il turno o annulla una mossa.
page-actions-left = { $count ->
    [0] nessuna azione rimasta
    [one] ancora { $count } azione
   *[other] ancora { $count } azioni
}
page-action-produce = Produci
page-action-restock = Rifornisci porto
page-action-sail = Naviga
page-action-build = Costruisci
page-action-broker = Broker
page-action-load = Compra ancora
page-buy-here = Compra
page-restock-about = { $room ->
    [0] Il tuo Deposito Portuale è pieno. Puoi comunque cambiare i prezzi.
    [one] Il tuo Deposito Portuale ha ancora posto per { $room } container. Da chi vuoi comprare?
   *[other] Il tuo Deposito Portuale ha ancora posto per { $room } container. Da chi vuoi comprare?
}
page-sail-auction = mette all’asta il tuo carico
page-shelf-empty = Qui non c’è nulla in vendita.
page-bought = Hai preso: { $lot }
page-room-left = { $count ->
    [0] niente più posto
   *[other] posto per { $count }
}
page-hand-empty = tutti i container hanno un prezzo
page-in-hand = { $what }, senza prezzo: { $count }
page-buyers = Possibili acquirenti:
page-buyer-room = { $count ->
    [0] niente posto
   *[other] posto per { $count }
}
page-amount = Importo in dollari
page-less = 1 $ in meno
page-more = 1 $ in più
page-clear = Azzera
page-backspace = Cancella l’ultima cifra
page-confirm-loan = Con due prestiti paghi { $all_interest } $ di interessi a ogni turno e, se non li rimborsi, alla fine ti costano { $all_loans_score } $. Se non puoi pagare gli interessi, la banca ti sequestra dei container.
page-confirm-first-loan = Ricevi { $loan_amount } $ e paghi { $interest_cost } $ di interessi a ogni turno. Se non rimborsi il prestito, alla fine ti costa { $loan_score } $.
page-confirm-buy = Confermare l’acquisto?
page-confirm-turn = Una volta terminato, il turno non si può più annullare.
page-confirm-bid = Poi non potrai più cambiare la tua offerta.
page-confirm-auction = Così si apre l’asta e finisce il tuo turno. Non si può annullare.
page-confirm-final = Non si può annullare.

## L’asta
page-auction = Il carico { seat-of } va all’asta
page-auction-tie-break = Parità! Chi ha l’offerta più alta ne aggiunge una seconda
page-bid-made = offerta fatta
page-bid-wait = Hai fatto la tua offerta. Le offerte si scoprono tutte insieme.
page-zero-cards = { $count ->
    [one] con { $count } carta bluff
   *[other] con { $count } carte bluff
}
page-worth = Valore per te:
page-worth-change = la tua isola: { $before } $ → { $after } $
page-worth-discard = Da scartare alla fine: { $what }
page-worth-discard-before = (prima: { $what })
page-worth-five = Tutti e cinque i colori: ora il tuo colore 5/10 vale { $card_high }.
page-worth-five-kept = Hai già tutti e cinque i colori.
page-decline-worth = Sulla tua isola: { $worth }. In totale: { $total }.
page-decline-short = { $short ->
    [one] Ti manca { $short } $ per tenere il carico.
   *[other] Ti mancano { $short } $ per tenere il carico.
}

## La fine
page-you-win = Hai vinto!
page-winners = { $count ->
    [one] { $names } vince.
   *[other] { $names } si dividono la vittoria.
}
page-discarded = scartato
page-total = Totale
page-rematch = Rivincita
page-action-sale = Vendi alla banca
page-edition-advice = È la tua prima volta? Scegli l’edizione 2007, come in «{ page-play-now }».

### Ciò che dice solo la pagina nel browser.

page-name = Longshore
page-hero = Produci, imbarca, vendi oltremare.
page-hero-about = Il gioco da tavolo Container nel browser: tutti producono, commerciano e spediscono container in cinque colori. Chi ci guadagnerà di più?
page-play-now = Gioca ora
page-play-now-about = Contro due bot, subito. Senza account.
page-new-table = Nuovo tavolo
page-home = Pagina iniziale
page-me = Tu
page-guest-name = Ospite
page-language = Lingua
page-theme-dark = Passa allo scuro
page-theme-light = Passa al chiaro
page-back = Indietro
page-close = Chiudi
page-cancel = Annulla
page-confirm = Conferma
page-save = Salva
page-your-name = Il tuo nome
page-name-saved = Salvato.
page-loading = Apertura del tavolo…
page-nowhere = A questo indirizzo non c’è nulla.
page-no-table = Questo tavolo non esiste.
page-cancelled = La partita è stata annullata.
page-problem-offline = Il server non è raggiungibile. Non è stato inviato nulla; riprova.
page-connection-lost = La connessione è caduta. Nuovo tentativo…

## Tavoli
page-my-tables = I miei tavoli
page-open-tables = Tavoli aperti
page-open-tables-none = Al momento nessuno cerca giocatori.
page-state-open = in attesa di giocatori
page-state-your-turn = tocca a te
page-lobby = In attesa di giocatori
page-seat-open = un posto libero
page-seat-captain = Bot: Capitano (forte)
page-seat-trader = Bot: Mercante
page-seat-deckhand = Bot: Mozzo (facile)
page-seat-none = nessuno
page-style = Come gioca il bot { $number }
page-style-none = equilibrato
page-style-producer = ama produrre
page-style-shipper = ama trasportare
page-style-collector = ama collezionare
page-style-banker = ama tenersi il denaro
page-seat-number = Posto { $number }
page-bot-name = { $bot ->
    [Trader] Mercante
    [Deckhand] Mozzo
    [Captain] Capitano
   *[other] { $bot }
} (bot)
page-invite = Manda questo link a chi deve giocare
page-copy = Copia
page-copied = Copiato
page-join = Siediti
page-leave = Esci
page-start-with-bots = Inizia (bot nei posti liberi)
page-edition = Edizione
page-seats = Posti
page-seats-about = Si gioca in tre, quattro o cinque.
page-seats-ordered = Mantenere quest’ordine invece di sorteggiare i posti
page-seats-few = Bisogna essere almeno in tre.
page-listed = Aperto a tutti: mostra il tavolo tra quelli aperti
page-options = Opzioni
page-options-more = Altre opzioni
page-recommended = consigliato
page-create = Apri il tavolo
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
page-build-machine = Compra un macchinario per { $cost } $
page-build-warehouse = Compra un magazzino per { $cost } $
page-space-costs = spazio libero: costruire costa { $cost } $
page-nothing = nulla
# $lot is a list of colours
page-column = { $lot } a { $price } $
page-plot = { $lot ->
    [none] { seat }: nulla
   *[other] { seat }: { $lot }
}
page-berth = Qui è ormeggiata la nave { seat-of }
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
    [one] ancora almeno { $count } produzione
   *[other] ancora almeno { $count } produzioni
}
page-end-last-turn = Ultimo turno!
page-interest-due = −{ $due } $ al prossimo turno
page-score-now = Punteggio attuale
page-thinking = sta decidendo
page-payment = { seat } offre { $bid }
page-payment-unused = libera
page-log = Registro
page-log-more = Turni precedenti

## Agire
page-turn-buttons = Il tuo turno in bozza
page-undo = Annulla mossa
page-redo = Ripristina mossa
page-reset = Ricomincia
page-end-turn = Fine turno
page-turn-complete = Il tuo turno è pronto. Terminalo o annulla una mossa.
page-actions-left = { $count ->
    [0] nessuna azione
    [one] ancora { $count } azione
   *[other] ancora { $count } azioni
}
page-action-produce = Produci
page-action-restock = Rifornisci il porto
page-action-sail = Naviga
page-action-build = Costruisci
page-action-broker = Broker
page-action-load = Carica la nave
page-buy-here = Compra
page-restock-about = { $room ->
    [0] Il tuo Deposito Portuale è pieno. Puoi comunque cambiare i prezzi.
    [one] Il tuo Deposito Portuale ha posto per { $room } container. Da chi compri?
   *[other] Il tuo Deposito Portuale ha posto per { $room } container. Da chi compri?
}
page-sail-auction = apre l’asta del tuo carico
page-shelf-empty = Qui non c’è nulla in vendita.
page-bought = Presi: { $lot }
page-room-left = { $count ->
    [0] niente più posto
   *[other] posto per { $count }
}
page-hand-empty = vuota
page-in-hand = { $what }: { $count } in mano
page-buyers = Chi potrebbe comprare:
page-buyer-room = { $count ->
    [0] niente posto
   *[other] posto per { $count }
}
page-amount = Importo in dollari
page-less = 1 $ in meno
page-more = 1 $ in più
page-clear = Azzera
page-backspace = Cancella l’ultima cifra
page-confirm-loan = Avresti due prestiti: { $all_interest } $ di interessi a ogni turno e −{ $all_loans_score } $ alla fine. Se manca il denaro per gli interessi, la banca sequestra i tuoi container.
page-confirm-first-loan = Subito 10 $; 1 $ di interessi a ogni turno e −11 $ alla fine, se non lo rimborsi.
page-confirm-buy = Hai chiesto di confermare ogni acquisto.
page-confirm-turn = Terminare ora il turno? Poi non si può più annullare.
page-confirm-bid = Un’offerta non si può ritirare.
page-confirm-auction = Così si apre l’asta e finisce il tuo turno. Non si può annullare.
page-confirm-final = Non si può annullare.

## L’asta
page-auction = Il carico { seat-of } va all’asta
page-auction-tie-break = Parità: i migliori offerenti aggiungono qualcosa
page-bid-made = offerta fatta
page-bid-wait = La tua offerta è fatta. Le offerte si scoprono tutte insieme.
page-zero-cards = { $count ->
    [one] con { $count } carta da 0 $
   *[other] con { $count } carte da 0 $
}
page-worth = Valore per te:
page-worth-change = la tua isola: { $before } $ → { $after } $
page-worth-discard = Scartato alla fine: { $what }
page-worth-discard-before = (prima: { $what })
page-worth-five = Tutti e cinque i colori: il tuo colore 5/10 vale 10.
page-worth-five-kept = Hai già tutti e cinque i colori.
page-decline-worth = Vale { $worth } sulla tua isola; in totale { $total }.
page-decline-short = Ti mancano { $short } $ per declinare.

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

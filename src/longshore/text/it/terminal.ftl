### Il gioco a tutto schermo nel terminale.

## Il tavolo: titoli brevi di colonne strette, e dove si trova una nave
terminal-column-seat = Giocatore
terminal-column-factory = Dep. Industriale
terminal-column-harbour = Dep. Portuale
terminal-column-ship = Nave
terminal-column-bank = Banca
terminal-column-island = Isola
terminal-you = tu
terminal-card = carta
terminal-seen = { $viewer ->
    [all] si vede tutto
    [spectator] visto da uno spettatore
   *[seat] visto da { seat }
}
terminal-ship-at = { $place ->
    [sea] Mare Aperto
    [island] Isola
    [bank] alla banca
   *[harbour] da { seat }
}
terminal-actions-left = { $count ->
    [one] Resta { $count } azione.
   *[other] Restano { $count } azioni.
}
terminal-last-turn = È l’ultimo turno.
terminal-end = { $count ->
    [one] fine tra ≥ { $count } produzione
   *[other] fine tra ≥ { $count } produzioni
}
terminal-end-triggered = La partita sta per finire.
terminal-thinking = { seat } sta pensando…
terminal-stand-in = Un mozzo continua a giocare per { seat }: { $why }.
terminal-payment = { $space ->
    [goods] { seat } offre { $bid } per i container del Broker { $broker }
   *[money] { seat } offre { $bid } per il denaro del Broker { $broker }
}

## Quello che si calcolerebbe a mente
terminal-score-now = Punteggio ora: { $score }
terminal-values = Valori:
terminal-room = Posto: fabbrica { $factory }, porto { $harbour }, nave { $ship }
terminal-interest = Interessi al prossimo turno: { $amount } $
terminal-interest-short = Interessi al prossimo turno: { $amount } $, ti mancano { $short } $
terminal-next-machine = Il prossimo macchinario costa { $cost } $.
terminal-next-warehouse = Il prossimo magazzino costa { $cost } $.
terminal-lot = Il carico { seat-of } { $lot } per te vale { $amount } $.
terminal-worth = per te vale { $amount } $
terminal-buyer-factory = { seat } ha posto per { $count } container del tuo Deposito Industriale: { $containers }
terminal-buyer-harbour = La nave { seat-of } ha posto per { $count } container del tuo Deposito Portuale: { $containers }

## Quello che è in corso
terminal-auction = { seat } vende { $lot }
terminal-bids = Offerte: { $bids }
terminal-bids-tie-break = Parità: { $bids }
terminal-sealed = Offerte segrete: { $names }
terminal-settle = Accettare rende { $accept } $. Declinare costa { $cost } $, e il lotto per te vale { $worth } $.
terminal-decline-short = Ti mancano { $short } $.
terminal-buying = { $store ->
    [factory] Acquisto dal Deposito Industriale { seat-of }
    [bank] Carico dal Porto della Banca
   *[harbour] Acquisto dal Deposito Portuale { seat-of }
}
terminal-for-space = { $space ->
    [goods] Per i container del Broker { $broker }
   *[money] Per il denaro del Broker { $broker }
}
terminal-in-hand = In mano: { $containers }
terminal-placed = Collocati: { $containers }
terminal-laid-aside = Messi da parte: { $containers }
terminal-left-to-pay = Ancora da pagare: { $containers }
terminal-offered = Offerti: { $containers }
terminal-to-make = Ancora { $count } da produrre
terminal-to-seize = Ancora { $count } da sequestrare a { seat }

## Decidere
terminal-draft = { $count ->
    [one] { $count } mossa si può annullare (u).
   *[other] { $count } mosse si possono annullare (u).
}
terminal-final = Questo non si potrà annullare:
terminal-final-yes = Sì, conferma
terminal-final-no = No, indietro
terminal-type = scrivi una mossa o scegline una
terminal-no-number = Nella lista non c’è una mossa { $number }.
terminal-not-you = Tu sei { seat }.
terminal-nothing-to-undo = Non c’è niente da annullare.
terminal-nothing-to-redo = Non c’è niente da ripristinare.
terminal-hint-soon = Sto cercando un suggerimento…
terminal-tracking = Il denaro di tutti è mostrato come lo provano i pagamenti; chiunque potrebbe tenere questo conto a mano.
terminal-not-tracking = Il denaro degli altri giocatori è di nuovo nascosto.

## Passare la tastiera
terminal-cover = Ora decide { seat }. Passa la tastiera, per favore.
terminal-cover-enter = Premi Invio quando nessun altro guarda.

## Tasti
terminal-key-help = Aiuto
terminal-key-undo = Annulla
terminal-key-redo = Ripristina
terminal-key-hint = Suggerimento
terminal-key-insight = Stime
terminal-key-log = Registro
terminal-key-scores = Punti
terminal-key-leave = Esci
terminal-close = Esc chiude
terminal-help-title = Aiuto
terminal-help-choose = scegliere una mossa della lista
terminal-help-type = scrivere una mossa, il suo numero nella lista o un’offerta
terminal-help-complete = completare ciò che è scritto; la freccia a destra prende la proposta
terminal-help-undo = annullare l’ultima mossa di questo turno
terminal-help-redo = ripristinarla
terminal-help-reset = annullare tutto il turno
terminal-help-hint = un suggerimento: in testa (★) ciò a cui penserebbe un buon giocatore, con il suo valore in dollari
terminal-help-insight = prezzi, posto, valore dei carichi, possibili acquirenti
terminal-help-log = tutto ciò che è successo
terminal-help-scores = il foglio dei punteggi
terminal-help-track = mostrare o nascondere il denaro provato dai pagamenti
terminal-help-save-as = scrivere una copia della partita in un file
terminal-help-leave = uscire; la partita viene salvata
terminal-help-signs = Un container è un segno colorato, un numero dice quanti sono:
terminal-help-board = Una riga è un giocatore: i macchinari e sotto il Deposito Industriale, i magazzini (⌂) e sotto il Deposito Portuale, ognuno con il prezzo del prossimo (+6 $), i container in deposito e il posto per loro (3/4), poi gli scaffali per prezzo.
terminal-help-draft = Il tuo turno è una bozza finché non riguarda gli altri: fino ad allora puoi annullare ogni mossa.
terminal-help-final = Ciò che non si può annullare viene chiesto ancora una volta: la fine del turno, un’asta, un’offerta, la scelta del venditore.
terminal-help-typing = Le mosse si scrivono con le parole della notazione, per esempio: produce, place tan@3, sail island, bid 7.
terminal-help-saving = La partita è salvata in un file dopo ogni tua mossa.

## Fogli
terminal-insight-title = Stime
terminal-insight-score = Se la partita finisse adesso:
terminal-log-title = Registro
terminal-scores-secret = I punteggi sono segreti fino alla fine.
terminal-winners = { $count ->
    [one] { $names } vince.
   *[other] { $names } si dividono la vittoria.
}
terminal-score-cash = denaro
terminal-score-island = isola
terminal-score-harbour = porto
terminal-score-ship = nave
terminal-score-bank-harbour = banca
terminal-score-loans = prestiti
terminal-score-total = totale
terminal-score-colours = Isola, numero × valore; il colore tra parentesi viene scartato:

## Salvare e uscire
terminal-save-as = In quale nuovo file scrivere la partita?
terminal-saved = Salvato in { $file }.
terminal-not-saved = La partita non è salvata: { $why }.
terminal-leave-saved = Uscire dalla partita? È salvata in { $file }. «longshore play --resume» riprende l’ultima partita, «longshore play --load» una qualsiasi.
terminal-leave-unsaved = Uscire dalla partita? Non è salvata: { $why }.
terminal-leave-yes = Esci
terminal-leave-no = Resta
terminal-too-small = Il tavolo richiede una finestra di { $columns } colonne e { $lines } righe; questa ne ha { $width } e { $height }.

## Riga per riga
terminal-machines = Macchinari
terminal-warehouses = Magazzini
terminal-left = Hai lasciato la partita.
terminal-plain-help =

    Rispondi con il numero di una mossa, con la mossa stessa (produce) o, dove si fanno offerte, con una somma.
    Altre parole: table (tavolo), steps (mosse), hint (suggerimento), undo (annulla), redo (ripristina), reset, log (registro), score (punti), cash (denaro), save FILE, quit (esci).

## Why something is not as usual
terminal-guest = { $why ->
    [late] il bot ci ha messo troppo
   *[failed] il bot si è guastato
}
terminal-no-screen = { $why ->
    [output] l’output non è un terminale
    [input] l’input non è un terminale
    [lines] questo terminale mostra solo righe
   *[textual] per lo schermo intero serve Textual (installa longshore[terminal])
}, quindi si gioca riga per riga

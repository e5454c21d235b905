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
terminal-stand-in = Ora un mozzo gioca per { seat }: { $why }.
terminal-payment = { $space ->
    [goods] { seat } offre { $bid } per i container del broker { $broker }
   *[money] { seat } offre { $bid } per il denaro del broker { $broker }
}

## Quello che si calcolerebbe a mente
terminal-score-now = Punteggio attuale: { $score }
terminal-values = Valori:
terminal-room = Posto: fabbrica { $factory }, porto { $harbour }, nave { $ship }
terminal-interest = Interessi al prossimo turno: { $amount } $
terminal-interest-short = { $short ->
    [one] Interessi al prossimo turno: { $amount } $, ti manca { $short } $
   *[other] Interessi al prossimo turno: { $amount } $, ti mancano { $short } $
}
terminal-next-machine = Il prossimo macchinario costa { $cost } $.
terminal-next-warehouse = Il prossimo magazzino costa { $cost } $.
terminal-lot = Il carico { seat-of } ({ $lot }) per te vale { $amount } $.
terminal-worth = per te vale { $amount } $
terminal-buyer-factory = { seat } ha posto per { $count } container del tuo Deposito Industriale: { $containers }
terminal-buyer-harbour = La nave { seat-of } ha posto per { $count } container del tuo Deposito Portuale: { $containers }

## Quello che è in corso
terminal-auction = { seat } vende { $lot }
terminal-bids = Offerte: { $bids }
terminal-bids-tie-break = Spareggio: { $bids }
terminal-sealed = Offerte coperte: { $names }
terminal-settle = Accettando ricevi { $accept } $. Declinare costa { $cost } $, e il carico per te vale { $worth } $.
terminal-decline-short = { $short ->
    [one] Ti manca { $short } $.
   *[other] Ti mancano { $short } $.
}
terminal-buying = { $store ->
    [factory] Acquisto dal Deposito Industriale { seat-of }
    [bank] Carico dal Porto della Banca
   *[harbour] Acquisto dal Deposito Portuale { seat-of }
}
terminal-for-space = { $space ->
    [goods] Per i container del broker { $broker }
   *[money] Per il denaro del broker { $broker }
}
terminal-in-hand = In mano: { $containers }
terminal-placed = Con prezzo: { $containers }
terminal-laid-aside = Messi da parte: { $containers }
terminal-left-to-pay = Ancora da consegnare: { $containers }
terminal-offered = Offerti: { $containers }
terminal-to-make = Ancora { $count } da produrre
terminal-to-seize = Ancora { $count } da sequestrare a { seat }

## Decidere
terminal-draft = { $count ->
    [one] { $count } mossa si può annullare (u).
   *[other] { $count } mosse si possono annullare (u).
}
terminal-final = Non potrai annullare questa mossa:
terminal-final-yes = Conferma
terminal-final-no = Indietro
terminal-type = scrivi una mossa o scegline una
terminal-no-number = La mossa { $number } non è nella lista.
terminal-no-match = Nessuna mossa corrisponde a quello che hai scritto.
terminal-not-you = Tu sei { seat }.
terminal-nothing-to-undo = Non c’è niente da annullare.
terminal-nothing-to-redo = Non c’è niente da ripristinare.
terminal-hint-soon = Sto cercando un suggerimento…
terminal-tracking = Si vede il denaro di tutti, calcolato dai pagamenti pubblici. Lo stesso conto si può tenere su carta.
terminal-not-tracking = Il denaro degli altri giocatori è di nuovo nascosto.

## Passare la tastiera
terminal-cover = Ora decide { seat }. Passa la tastiera, per favore.
terminal-cover-enter = Premi Invio quando nessun altro guarda.

## Tasti
terminal-key-help = Aiuto
terminal-key-undo = Annulla
terminal-key-redo = Ripristina
terminal-key-hint = Suggerisci
terminal-key-insight = Stime
terminal-key-log = Registro
terminal-key-scores = Punti
terminal-key-leave = Esci
terminal-close = Esc chiude
terminal-help-title = Aiuto
terminal-help-choose = scegliere una mossa della lista
terminal-help-type = scrivere una mossa, il suo numero nella lista o un’offerta
terminal-help-complete = completare il testo (la freccia a destra accetta la proposta)
terminal-help-undo = annullare l’ultima mossa di questo turno
terminal-help-redo = ripristinarla
terminal-help-reset = annullare tutto il turno
terminal-help-hint = un suggerimento: per prime (★) le mosse a cui penserebbe un buon giocatore, con il loro valore in dollari
terminal-help-insight = prezzi, posto, valore dei carichi, possibili acquirenti
terminal-help-log = tutto ciò che è successo
terminal-help-scores = il foglio dei punteggi
terminal-help-track = mostrare o nascondere il denaro di tutti, calcolato dai pagamenti pubblici
terminal-help-save-as = salvare una copia del file della partita
terminal-help-leave = salvare la partita e uscire
terminal-help-signs = Un container è un simbolo colorato, un numero dice quanti sono:
terminal-help-board = Una riga è un giocatore: i macchinari e sotto il Deposito Industriale, i magazzini (⌂) e sotto il Deposito Portuale, ognuno con il prezzo del prossimo (+6 $), i container in deposito e il posto per loro (3/4), poi gli scaffali per prezzo.
terminal-help-draft = Il tuo turno è una bozza finché non riguarda gli altri. Fino ad allora puoi annullare ogni mossa.
terminal-help-final = Ti viene chiesta conferma per ciò che non si può annullare: terminare il turno, aprire un’asta, fare un’offerta, accettare o declinare.
terminal-help-typing = Puoi scrivere le mosse nella notazione del gioco, per esempio: produce, place tan@3, sail island, bid 7.
terminal-help-saving = La partita viene salvata dopo ogni tua mossa.

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
terminal-score-colours = Isola: numero × valore. Il colore tra parentesi viene scartato.

## Salvare e uscire
terminal-save-as = In quale nuovo file salvare una copia?
terminal-saved = Salvato in { $file }.
terminal-not-saved = La partita non è salvata: { $why }.
terminal-leave-saved = Uscire dalla partita? È salvata in { $file }. Per continuare, usa «longshore play --resume» per l’ultima partita o «longshore play --load» per una qualsiasi.
terminal-leave-unsaved = Uscire dalla partita? Non è salvata: { $why }.
terminal-leave-yes = Esci
terminal-leave-no = Resta
terminal-too-small = Il tavolo richiede una finestra di { $columns } colonne e { $lines } righe. Questa ne ha { $width } e { $height }.
terminal-plain-instead = Con --plain giochi riga per riga, in qualsiasi finestra.
terminal-none-unfinished = Non c’è nessuna partita da continuare.

## Riga per riga
terminal-machines = Macchinari
terminal-warehouses = Magazzini
terminal-left = Hai lasciato la partita.
terminal-plain-help =
    Rispondi con il numero di una mossa, con la mossa stessa (produce) o, dove si fanno offerte, con una somma.
    Altri comandi: table (tavolo), steps (mosse), hint (suggerimento), undo (annulla), redo (ripristina), reset (ricomincia il turno), log (registro), score (punti), cash (conto del denaro), save FILE, quit (esci).

## Why something is not as usual
terminal-guest = { $why ->
    [late] il bot ci ha messo troppo
   *[failed] il bot ha avuto un errore
}
terminal-no-screen = { $why ->
    [output] l’output non è un terminale
    [input] l’input non è un terminale
    [lines] questo terminale mostra solo righe
   *[textual] per lo schermo intero serve Textual (installa longshore[terminal])
}, quindi si gioca riga per riga

## The decisions that cost a seat most
terminal-why-count = { $count ->
    [one] { seat } ha avuto { $count } decisione da prendere.
   *[other] { seat } ha avuto { $count } decisioni da prendere.
}
terminal-why-same = In { $count } di queste il bot ({ $bot }) avrebbe fatto la stessa scelta.
terminal-why-none = Nessun’altra mossa sarebbe stata chiaramente migliore.
terminal-why-step = mossa
terminal-why-lead = vantaggio
terminal-why-score = punteggio
terminal-why-played = Giocata: { $text }
terminal-why-better = Meglio: { $text }
terminal-why-figures = Quanto è costata ogni mossa: vantaggio sul migliore degli avversari e punteggio finale, in dollari, stimati da ciò che si vedeva da questo posto.

### Perché qualcosa non si può fare. $need è il limite, $have ciò che c'è.

refusal-allowed = È permesso.
refusal-game-over = La partita è finita.
refusal-no-such-seat = In questa partita non c’è questo giocatore.
refusal-no-such-step = Questa mossa non esiste.
refusal-not-your-turn = Non è il tuo turno.
refusal-not-asked = Al momento non hai niente da decidere.
refusal-wrong-step = Questo non risponde a ciò che ti si chiede ora.
refusal-no-actions-left = Hai usato entrambe le azioni; puoi solo rimborsare un prestito o terminare il turno.
refusal-loan-limit = { $need ->
    [one] Nessuno può avere più di { $need } prestito, e tu ne hai { $have }.
   *[other] Nessuno può avere più di { $need } prestiti, e tu ne hai { $have }.
}
refusal-loan-after-bid = La tua offerta è fatta: nessun prestito finché le offerte non sono scoperte.
refusal-no-loan = Non hai prestiti da rimborsare.
refusal-repay-cash = Rimborsare un prestito costa { $need } $, e tu hai { $have } $.
refusal-no-warehouse-space = { $need ->
    [one] C’è posto per { $need } magazzino, e tu ne hai { $have }.
   *[other] C’è posto per { $need } magazzini, e tu ne hai { $have }.
}
refusal-no-warehouse-left = Non ci sono più magazzini nella scorta.
refusal-warehouse-cash = Qui un magazzino costa { $need } $, e tu hai { $have } $.
refusal-no-machine-space = { $need ->
    [one] C’è posto per { $need } macchinario, e tu ne hai { $have }.
   *[other] C’è posto per { $need } macchinari, e tu ne hai { $have }.
}
refusal-machine-owned = Hai già un macchinario di questo colore.
refusal-no-machine-left = Non ci sono più macchinari di questo colore nella scorta.
refusal-machine-cash = Qui un macchinario costa { $need } $, e tu hai { $have } $.
refusal-produced-already = Hai già prodotto in questo turno.
refusal-produce-cash = Produrre costa { $need } $, e tu hai { $have } $.
refusal-ends-after-call = Questo provocherebbe la fine della partita, vietata in un turno in cui hai chiamato il broker.
refusal-no-such-machine = Non hai macchinari di questo colore.
refusal-made-already = Questo macchinario ha già prodotto il suo container.
refusal-colour-gone = Non ci sono più container di questo colore nella Scorta di Container.
refusal-own-factory = Non puoi comprare dal tuo Deposito Industriale.
refusal-same-seller = In questo turno hai già comprato da questo giocatore.
refusal-not-in-store = In quel deposito non c’è un container così.
refusal-restock-room = Il tuo Deposito Portuale non ha più posto: contiene un container per ogni magazzino.
refusal-restock-cash = Questo container costa { $need } $, e tu hai { $have } $.
refusal-not-liftable = Nel tuo deposito non c’è un container così che si possa ancora riprendere.
refusal-not-in-hand = Non hai in mano container di questo colore.
refusal-factory-price = Il prezzo più alto in un Deposito Industriale è di { $need } $, non di { $have } $.
refusal-harbour-price = Il prezzo più basso in un Deposito Portuale è di { $need } $, non di { $have } $.
refusal-hand-not-empty = { $have ->
    [one] Hai ancora { $have } container in mano: dagli prima un prezzo.
   *[other] Hai ancora { $have } container in mano: dai prima un prezzo a tutti.
}
refusal-sail-nowhere = La tua nave è già lì.
refusal-sail-via-sea = Da un porto una nave deve prima andare in Mare Aperto.
refusal-own-harbour = Una nave non entra mai nel porto del proprio giocatore.
refusal-no-bank = In questa partita non c’è la Banca d’Investimento.
refusal-empty-ship = In questa partita una nave senza carico non può andare all’Isola Straniera.
refusal-no-docked-purchase = In questa partita una nave compra solo all’arrivo.
refusal-not-docked = La tua nave non è nel porto di un altro giocatore.
refusal-ship-full = Una nave porta { $need } container, e la tua è piena.
refusal-load-cash = Questo container costa { $need } $, e tu hai { $have } $.
refusal-not-at-bank = Nel tuo Porto della Banca non c’è un container così.
refusal-bid-committed = La tua offerta è fatta e non si può cambiare.
refusal-bid-cash = Offri { $need } $, ma puoi offrire solo { $have } $.
refusal-bid-too-large = L’offerta più alta possibile è di { $need } $.
refusal-no-zero-cards = { $need ->
    [one] Vuoi usare { $need } carta bluff da 0 $, ma ne hai { $have }.
   *[other] Vuoi usare { $need } carte bluff da 0 $, ma ne hai { $have }.
}
refusal-tie-break-minimum = Nello spareggio devi aggiungere almeno { $need } $, non { $have } $.
refusal-not-highest = Si può accettare solo l’offerta più alta di { $need } $; questo giocatore ha offerto { $have } $.
refusal-decline-cash = Declinare costa l’offerta più alta di { $need } $, e tu hai { $have } $.
refusal-called-already = Hai già chiamato il broker in questo turno.
refusal-won-this-turn = In questo turno hai vinto l’asta di un broker e non puoi chiamare il broker.
refusal-call-after-end = Hai provocato la fine della partita e non puoi più chiamare il broker.
refusal-card-in-use = La Carta Pagamento è in uso: un’asta del broker è già aperta.
refusal-card-unused = La Carta Pagamento non è in uso: non c’è un’offerta da superare.
refusal-empty-broker-space = Questa casella del broker è vuota.
refusal-broker-bid-low = L’offerta deve essere di almeno { $need } $, non { $have } $.
refusal-broker-bid-cash = L’offerta richiede { $need } $, e tu hai { $have } $.
refusal-broker-containers = L’offerta richiede almeno { $need } container dai tuoi depositi, e tu ne hai { $have }.
refusal-offer-low = Devi offrire almeno { $need } container, e ne hai offerti { $have }.
refusal-not-sellable = Questo container non si può vendere: prima il Deposito Industriale, poi il Deposito Portuale.
refusal-not-seizable = Questo ora non si può sequestrare.
refusal-not-left-to-pay = Non resta nessun container di questo colore da pagare.
refusal-players = Il gioco è per tre, quattro o cinque giocatori, non { $value }.
refusal-edition = Non c’è un’edizione «{ $value }»; ci sono 2007 e 2018.
refusal-unknown-option = Non c’è un’opzione «{ $option }».
refusal-option-value = L’opzione «{ $option }» non può essere «{ $value }». Valori possibili: { $values }.
refusal-option-fixed = Nell’edizione { $edition } l’opzione «{ $option }» non può diventare «{ $value }».
refusal-option-edition = L’edizione { $edition } non ha l’opzione «{ $option }».
refusal-option-bank = L’opzione «{ $option }» richiede la Banca d’Investimento.
refusal-unknown-rules = Queste sono le regole numero { $value }; questo programma conosce { $known }.
refusal-option-cancel-bid = L’opzione «{ $option }» richiede l’opzione «Offerta annullata».
refusal-bad-deal = { $part ->
    [first] La preparazione nomina un giocatore iniziale che non partecipa.
    [machines] La preparazione deve dare a ogni giocatore un macchinario di un altro colore.
    [cards] La preparazione deve dare a ogni giocatore una diversa Carta Valore Container.
   *[brokers] I broker della preparazione non possono essere stati estratti così.
}

## Non dalle regole
refusal-bad-step = «{ $text }» non è una mossa.
refusal-bad-seat = «{ $text }» non è un giocatore.
refusal-stale = Questa decisione è passata; il tavolo è cambiato.

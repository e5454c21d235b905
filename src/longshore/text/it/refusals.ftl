### Perché qualcosa non si può fare. $need è il limite, $have ciò che c'è.

refusal-allowed = È permesso.
refusal-game-over = La partita è finita.
refusal-no-such-seat = Questo giocatore non è nella partita.
refusal-no-such-step = Questa mossa non esiste.
refusal-not-your-turn = Non è il tuo turno.
refusal-not-asked = Al momento non hai niente da decidere.
refusal-wrong-step = Ora devi prendere un’altra decisione.
refusal-no-actions-left = Hai usato entrambe le azioni. Puoi solo rimborsare un prestito o terminare il turno.
refusal-loan-limit = { $need ->
    [one] Puoi avere al massimo { $need } prestito. Ne hai { $have }.
   *[other] Puoi avere al massimo { $need } prestiti. Ne hai { $have }.
}
refusal-loan-after-bid = Hai già fatto la tua offerta. Potrai richiedere un prestito quando le offerte saranno scoperte.
refusal-no-loan = Non hai prestiti da rimborsare.
refusal-repay-cash = Rimborsare un prestito costa { $need } $. Hai { $have } $.
refusal-no-warehouse-space = { $need ->
    [one] Puoi avere al massimo { $need } magazzino. Ne hai { $have }.
   *[other] Puoi avere al massimo { $need } magazzini. Ne hai { $have }.
}
refusal-no-warehouse-left = Non ci sono più magazzini nella scorta.
refusal-warehouse-cash = Un magazzino costa { $need } $. Hai { $have } $.
refusal-no-machine-space = { $need ->
    [one] Puoi avere al massimo { $need } macchinario. Ne hai { $have }.
   *[other] Puoi avere al massimo { $need } macchinari. Ne hai { $have }.
}
refusal-machine-owned = Hai già un macchinario di questo colore.
refusal-no-machine-left = Non ci sono più macchinari di questo colore nella scorta.
refusal-machine-cash = Un macchinario costa { $need } $. Hai { $have } $.
refusal-produced-already = Hai già prodotto in questo turno.
refusal-produce-cash = Produrre costa { $need } $. Hai { $have } $.
refusal-ends-after-call = Così finirebbe la partita, e non è permesso in un turno in cui hai chiamato il broker.
refusal-no-such-machine = Non hai macchinari di questo colore.
refusal-made-already = Questo macchinario ha già prodotto il suo container.
refusal-colour-gone = Non ci sono più container di questo colore nella Scorta di Container.
refusal-own-factory = Non puoi comprare dal tuo Deposito Industriale.
refusal-same-seller = In questo turno hai già comprato da questo giocatore.
refusal-not-in-store = Questo container non è in quel deposito.
refusal-restock-room = Il tuo Deposito Portuale è pieno. Ogni magazzino dà posto a un container.
refusal-restock-cash = Questo container costa { $need } $. Hai { $have } $.
refusal-not-liftable = Non puoi riprendere questo container dal tuo deposito.
refusal-not-in-hand = Non hai in mano container di questo colore.
refusal-factory-price = Il prezzo più alto in un Deposito Industriale è { $need } $. Hai scelto { $have } $.
refusal-harbour-price = Il prezzo più basso in un Deposito Portuale è { $need } $. Hai scelto { $have } $.
refusal-hand-not-empty = { $have ->
    [one] Hai ancora { $have } container in mano: dagli prima un prezzo.
   *[other] Hai ancora { $have } container in mano: dai prima un prezzo a tutti.
}
refusal-sail-nowhere = La tua nave è già lì.
refusal-sail-via-sea = Da un porto la tua nave deve prima andare in Mare Aperto.
refusal-own-harbour = La tua nave non può entrare nel tuo porto.
refusal-no-bank = In questa partita non c’è la Banca d’Investimento.
refusal-empty-ship = In questa partita una nave vuota non può andare all’Isola Straniera.
refusal-no-docked-purchase = In questa partita una nave può comprare solo quando arriva.
refusal-not-docked = La tua nave non è nel porto di un altro giocatore.
refusal-ship-full = La tua nave è piena. Porta { $need } container.
refusal-load-cash = Questo container costa { $need } $. Hai { $have } $.
refusal-not-at-bank = Questo container non è nel tuo Porto della Banca.
refusal-bid-committed = Hai già fatto la tua offerta e non puoi più cambiarla.
refusal-bid-cash = Non puoi offrire { $need } $. Puoi offrire al massimo { $have } $.
refusal-bid-too-large = L’offerta più alta possibile è di { $need } $.
refusal-no-zero-cards = { $need ->
    [one] Non puoi usare { $need } carta bluff da 0 $. Ne hai { $have }.
   *[other] Non puoi usare { $need } carte bluff da 0 $. Ne hai { $have }.
}
refusal-tie-break-minimum = Nello spareggio devi aggiungere almeno { $need } $. Hai aggiunto { $have } $.
refusal-not-highest = Puoi accettare solo l’offerta più alta, { $need } $. Questo giocatore ha offerto { $have } $.
refusal-decline-cash = Per declinare devi pagare l’offerta più alta, { $need } $. Hai { $have } $.
refusal-called-already = Hai già chiamato il broker in questo turno.
refusal-won-this-turn = In questo turno hai vinto l’asta di un broker, quindi non puoi chiamare il broker.
refusal-call-after-end = Hai provocato la fine della partita, quindi non puoi chiamare il broker.
refusal-card-in-use = Un’asta del broker è già aperta. Puoi solo rilanciare.
refusal-card-unused = Sulla Carta Pagamento non c’è un’offerta da superare.
refusal-empty-broker-space = Questa casella del broker è vuota.
refusal-broker-bid-low = L’offerta deve essere di almeno { $need } $. Hai offerto { $have } $.
refusal-broker-bid-cash = { $need ->
    [one] Per questa offerta ti serve { $need } $. Hai { $have } $.
   *[other] Per questa offerta ti servono { $need } $. Hai { $have } $.
}
refusal-broker-containers = Per questa offerta ti servono almeno { $need } container nei tuoi depositi. Ne hai { $have }.
refusal-offer-low = Devi offrire almeno { $need } container. Ne hai offerti { $have }.
refusal-not-sellable = Non puoi vendere questo container. Vendi prima dal Deposito Industriale, e dal Deposito Portuale solo se l’altro è vuoto.
refusal-not-seizable = Questo ora non si può sequestrare.
refusal-not-left-to-pay = Non hai più container di questo colore con cui pagare.
refusal-players = Il gioco è per tre, quattro o cinque giocatori, non per { $value }.
refusal-edition = L’edizione «{ $value }» non esiste. Scegli 2007 o 2018.
refusal-unknown-option = Opzione «{ $option }» sconosciuta.
refusal-option-value = L’opzione «{ $option }» non può essere «{ $value }». Valori possibili: { $values }.
refusal-option-fixed = Nell’edizione { $edition } l’opzione «{ $option }» non può essere «{ $value }».
refusal-option-edition = L’edizione { $edition } non ha l’opzione «{ $option }».
refusal-option-bank = L’opzione «{ $option }» richiede la Banca d’Investimento.
refusal-unknown-rules = Questa partita usa la versione { $value } delle regole. Questo programma conosce { $known }.
refusal-option-cancel-bid = L’opzione «{ $option }» richiede l’opzione «{ option-cancel-bid }».
refusal-bad-deal = { $part ->
    [first] La preparazione indica un giocatore iniziale che non partecipa.
    [machines] La preparazione deve dare a ogni giocatore un macchinario di un colore diverso.
    [cards] La preparazione deve dare a ogni giocatore una diversa Carta Valore Container.
   *[brokers] Nessuna preparazione può dare ai broker questi container.
}

## Non dalle regole
refusal-bad-step = «{ $text }» non è una mossa.
refusal-bad-seat = «{ $text }» non è un giocatore.
refusal-stale = Troppo tardi: il tavolo è cambiato e questa decisione è superata.

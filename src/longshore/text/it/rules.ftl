### Le regole con parole nostre, secondo i fatti di docs/rules/spec.md. Ogni riga è un paragrafo.

rules-title = Le regole
rules-search = Cerca nelle regole
rules-none = Nelle regole non c’è nulla su questo.
rules-contents = Parti
rules-link = Link a questa parte

rules-part-goal = Di che cosa si tratta
    .text =
        Ognuno guida una piccola economia: le fabbriche producono container, i magazzini li conservano, le navi li portano via, e sull’Isola Straniera vanno all’asta. Da soli non si fa tutto: tu compri dagli altri e loro comprano da te.
        Vince chi alla fine vale di più: denaro, e soprattutto container nella propria area dell’isola.
rules-part-setup = Preparazione
    .text =
        Tre, quattro o cinque giocatori. La scorta ha { $supply_3 }, { $supply_4 } o { $supply_5 } container di ognuno dei cinque colori (edizione 2018: { $new_supply_3 }, { $new_supply_4 } o { $new_supply_5 }).
        Ognuno comincia con { $start_cash } $, un magazzino, un macchinario di un colore tutto suo, un container di quel colore a { $start_price } $ nel Deposito Industriale, una nave vuota in Mare Aperto e una Carta Valore Container segreta.
        Chi comincia si tira a sorte.
rules-part-turn = Un turno
    .text =
        Prima paghi gli interessi sui prestiti. Con la Banca d’Investimento poi ritiri un’asta del broker che hai vinto; nella variante per principianti poi puoi fare una Vendita Interna.
        Quindi hai due azioni: comprare un macchinario o un magazzino, produrre, comprare per il Deposito Portuale, navigare o chiamare il broker. Puoi ripetere la stessa, ma produrre e chiamare il broker solo una volta ciascuna. Puoi anche rinunciare ad azioni.
        Un prestito si chiede in qualsiasi momento, e si rimborsa prima, fra e dopo le azioni.
rules-part-build = Macchinari e magazzini
    .text =
        Con un’azione ne compri uno. I macchinari costano { $machine_2 } $, { $machine_3 } $ e { $machine_4 } $ dal secondo al quarto, i magazzini { $warehouse_2 } $, { $warehouse_3 } $, { $warehouse_4 } $ e { $warehouse_5 } $ dal secondo al quinto. Il denaro va alla banca.
        Non si hanno mai due macchinari dello stesso colore.
        Ogni macchinario dà al Deposito Industriale posto per due container, ogni magazzino al Deposito Portuale posto per uno.
rules-part-produce = Produrre
    .text =
        Paga { $produce_cost } $ al giocatore alla tua destra, il Boss del Sindacato. Ogni tuo macchinario fa un container del suo colore, finché la scorta ne ha e il Deposito Industriale ha posto. Devi produrre tutto ciò che ci sta; se non ci sta tutto, scegli i colori.
        Dai a ogni nuovo container un prezzo da { $factory_low } $ a { $factory_high } $, e cambia se vuoi quelli degli altri nel Deposito Industriale. Solo producendo puoi cambiarli.
        Una volta per turno.
rules-part-restock = Comprare per il Deposito Portuale
    .text =
        Compra quanti container vuoi dal Deposito Industriale di un solo altro giocatore, ai prezzi segnati e finché c’è posto. Il proprietario non può rifiutare.
        Dai a ognuno un prezzo da { $harbour_low } $ a { $harbour_high } $, e cambia se vuoi quelli degli altri nel Deposito Portuale. L’azione può servire anche solo a questo.
rules-part-sail = Navigare
    .text =
        Un’azione porta la nave da un porto al Mare Aperto, o dal Mare Aperto a un porto: quello di un altro giocatore, quello dell’isola, o con la Banca d’Investimento il tuo Porto della Banca. Da porto a porto ne servono quindi due.
        Una nave non entra mai nel porto del suo proprietario.
rules-part-load = Comprare in un porto
    .text =
        Quando la tua nave arriva nel porto di un altro giocatore, puoi comprare dal suo Deposito Portuale, nella stessa azione, ai prezzi segnati. La nave porta cinque container di qualsiasi colore.
        Nell’edizione 2007 una nave ormeggiata lì può comprare ancora con un’altra azione. In quella del 2018 deve uscire e tornare.
        I container lasciano una nave solo sull’isola.
rules-part-auction = L’asta sull’isola
    .text =
        Quando una nave carica arriva all’isola, tutto il carico va all’asta in un solo lotto. Tutti gli altri fanno un’offerta segreta, da 0 $ a tutto il loro denaro; le offerte si scoprono insieme. Prima si può chiedere un prestito.
        Se più offerte sono le più alte, questi giocatori ne aggiungono in segreto una seconda. Se la parità resta, il venditore sceglie fra loro.
        Il venditore accetta l’offerta più alta e la riceve due volte: da chi ha offerto e dalla banca come sussidio. Oppure declina, paga quella somma alla banca e tiene il carico, se ha denaro abbastanza.
        I container vanno sull’isola, nell’area di chi li ha ottenuti. L’asta conclude il turno.
rules-part-bluff = Carte bluff da 0 $
    .text =
        Nell’edizione 2018 ognuno ha due carte senza valore. Si possono unire a un’offerta, perché il numero di carte non dica nulla. Tornano sempre. Una prima offerta di 0 $ ne contiene sempre una.
        Con la regola per esperti un’offerta con una di queste carte vale 0 $.
rules-part-loans = Prestiti
    .text =
        Un prestito sono { $loan_amount } $ dalla banca, in qualsiasi momento, anche nel turno di un altro e prima di un’offerta. Al massimo due a testa. Non costa azioni.
        Nel tuo turno, pagati gli interessi, puoi rimborsare in qualsiasi momento, anche nel mezzo di un’azione o prima di rispondere alle offerte, sempre { $loan_amount } $ interi. Alla fine ogni prestito non rimborsato costa { $loan_score } $.
rules-part-interest = Interessi e insolvenza
    .text =
        All’inizio del tuo turno ogni prestito costa { $interest_cost } $. Se non puoi pagare e hai meno di due prestiti, devi chiederne un altro.
        Se non puoi pagare con due prestiti, la banca sequestra container, scelti dal giocatore alla tua destra. Edizione 2007: uno dall’isola per ogni prestito non pagato; altrimenti due dal Deposito Portuale, poi dal Deposito Industriale; senza alcun container, una costruzione, mai i due macchinari o i due magazzini più economici.
        Edizione 2018: un container per ogni prestito non pagato, dall’isola, dalla nave, dal Porto della Banca, dal Deposito Portuale o dal Deposito Industriale, in quest’ordine.
        Se non c’è nulla da prendere, l’interesse è condonato. Il prestito resta.
rules-part-domestic = Vendita Interna
    .text =
        Nella variante per principianti, dopo gli interessi e non nel tuo primo turno, puoi rendere alla scorta un container del tuo Deposito Industriale per { $sale_income } $. Se è vuoto, uno del Deposito Portuale. La variante è un aiuto per le prime partite; poiché i container tornano nella scorta, la partita dura di più.
rules-part-end = La fine della partita
    .text =
        Appena due colori mancano dalla scorta, il giocatore che li ha esauriti conclude il turno e la partita è finita. Nessun altro gioca ancora.
rules-part-scoring = Punteggio finale
    .text =
        Si scoprono tutte le Carte Valore. Prima guarda se la tua area dell’isola ha tutti e cinque i colori: allora il colore 5/10 vale { $card_high }, altrimenti { $card_low }.
        Poi scarta tutti i container del colore di cui ne hai di più. A parità, quello di valore più basso; ma se c’è il colore 5/10, proprio quello.
        Somma: ciò che resta sull’isola secondo la tua carta, { $harbour_score } $ per ogni container nel Deposito Portuale, { $ship_score } $ per ognuno a bordo e nel Porto della Banca, e il tuo denaro. Togli { $loan_score } $ per prestito. Deposito Industriale e costruzioni non contano.
        A parità vince chi ha più container rimasti sull’isola (edizione 2018: nel Deposito Industriale).
rules-part-card = La Carta Valore
    .text =
        La tua carta segreta dice quanto vale per te ogni colore: { $card_1 }, 5/10, { $card_3 }, { $card_4 } e { $card_5 }. Ognuno ne ha una diversa. Ciò che gli altri raccolgono e offrono dice qualcosa della loro.
rules-part-hidden = Che cosa è nascosto
    .text =
        Carte Valore e denaro sono segreti, le offerte finché non si scoprono. Tutto il resto è visibile: pannelli, prezzi, carichi, prestiti, scorta e ogni pagamento. Alcuni tavoli mostrano il denaro di tutti.
        Nel gioco stampato del 2018 si vede anche quante carte denaro uno possiede e mette in un’offerta. Qui il denaro è una somma senza carte, e questo resta ignoto.
rules-part-brokers = La Banca d’Investimento
    .text =
        Un’aggiunta dell’edizione 2018. Tre broker hanno ciascuno una casella con container e una con denaro. All’inizio il broker I ha due container e { $broker_1 } $, il broker II un container e { $broker_2 } $, il broker III { $broker_3 } $.
        Il denaro pagato ai broker si distribuisce un dollaro alla volta a I, II, III e di nuovo da I; così pure i container, nell’ordine scelto da chi paga. Gli interessi vanno al broker I, e con due prestiti anche al broker II. Quando un venditore declina, i broker ricevono la somma pagata.
rules-part-call = Chiamare il broker
    .text =
        Una volta per turno, come azione: indica una casella non vuota e fai un’offerta per tutto ciò che contiene. Per i container offri denaro, per il denaro container dei tuoi depositi; almeno uno. L’offerta sta sulla Carta Pagamento ed è vincolata; i container offerti occupano ancora il loro posto.
        Gli altri possono rilanciare con un’azione, di almeno 1 $ o un container. Riavrai subito la tua offerta e darai nuovi prezzi ai container tornati.
        Non in un turno in cui hai vinto un’asta del broker, né in quello che termina la partita.
rules-part-win = Vincere un’asta del broker
    .text =
        Se la Carta Pagamento è ancora tua quando comincia il tuo turno, ricevi tutto ciò che ora sta sulla casella: il denaro in mano, i container nel tuo Porto della Banca. Poi l’offerta va ai broker.
        Un’asta aperta alla fine della partita la vince, prima del punteggio, chi ha la Carta Pagamento.
rules-part-bank-harbour = Il Porto della Banca
    .text =
        I container dei broker aspettano nel tuo Porto della Banca. Naviga lì dal Mare Aperto e caricali gratis, quanti ne stanno a bordo. Nessun altro può farlo.

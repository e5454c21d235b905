### Le regole con parole nostre, secondo i fatti di docs/rules/spec.md. Ogni riga è un paragrafo. `.text` vale
### sempre. Gli altri attributi valgono per un’edizione o un’opzione, e ne portano il nome.

rules-title = Regole
rules-search = Cerca nelle regole
rules-none = Nessun risultato nelle regole.
rules-contents = Indice
rules-link = Link a questa sezione
rules-this-table = A questo tavolo

rules-part-goal = Lo scopo del gioco
    .text =
        Guidi una piccola impresa. I macchinari producono container, i magazzini li conservano, le navi li trasportano e sull’Isola Straniera vengono venduti all’asta. Tutti i prezzi li fanno i giocatori. Da soli non ce la si fa: tu compri dagli altri e loro comprano da te.
        Alla fine vince chi è più ricco. Il denaro conta, ma soprattutto contano i container nella tua area dell’isola.
rules-part-setup = Preparazione
    .text =
        Si gioca in tre, quattro o cinque, in senso orario. Il giocatore iniziale è estratto a sorte.
        Cominci con { $start_cash } $, un magazzino, un macchinario, un container del colore di quel macchinario a { $start_price } $ nel Deposito Industriale, una nave vuota in Mare Aperto e una Carta Valore segreta. Due giocatori non cominciano mai con lo stesso colore.
    .edition-2007 = In tre, quattro o cinque giocatori la scorta ha { $supply_3 }, { $supply_4 } o { $supply_5 } container di ognuno dei cinque colori. Il primo container di ciascuno viene da qui.
    .edition-2018 = In tre, quattro o cinque giocatori la scorta ha { $new_supply_3 }, { $new_supply_4 } o { $new_supply_5 } container di ognuno dei cinque colori. Il primo container di ciascuno viene da qui. Ricevi anche due carte bluff da 0 $.
rules-part-turn = Il tuo turno
    .text =
        Prima paghi gli interessi sui tuoi prestiti. Poi hai due azioni.
        Un’azione è una di queste: costruire un macchinario o un magazzino, produrre, comprare per il Deposito Portuale o navigare. Puoi fare due volte la stessa cosa, ma produrre solo una volta per turno. Le azioni non usate vanno perse.
        Devi poter pagare quello che fai nel momento in cui lo fai. I prestiti non costano azioni.
        Il turno finisce quando lo decidi tu, e subito dopo un’asta sull’isola.
        I giocatori non possono darsi, prestarsi o scambiarsi nulla se non secondo queste regole. Le promesse non vincolano.
    .edition-2007 = Anche comprare ancora nel porto dove la tua nave si trova già è un’azione.
    .domestic-sale = Dopo gli interessi e prima delle azioni puoi fare una Vendita Interna.
    .investment-bank = Dopo gli interessi ritiri ciò che hai vinto all’asta del broker. Chiamare il broker è un’azione in più fra cui scegliere, una volta per turno.
rules-part-build = Macchinari e magazzini
    .text =
        Con un’azione costruisci un macchinario o un magazzino. Il secondo, il terzo e il quarto macchinario costano { $machine_2 } $, { $machine_3 } $ e { $machine_4 } $, i magazzini dal secondo al quinto { $warehouse_2 } $, { $warehouse_3 } $, { $warehouse_4 } $ e { $warehouse_5 } $. Si paga alla banca.
        Il colore di un nuovo macchinario lo scegli tu, ma non puoi mai averne due uguali. Nessuno può avere più di quattro macchinari e cinque magazzini.
        Ogni macchinario dà al tuo Deposito Industriale posto per due container, ogni magazzino al tuo Deposito Portuale posto per uno. Il posto si può usare subito.
    .edition-2018 = Macchinari e magazzini sono pochi. In tre, quattro o cinque giocatori ci sono { $new_machines_3 }, { $new_machines_4 } o { $new_machines_5 } macchinari per colore e { $new_warehouses_3 }, { $new_warehouses_4 } o { $new_warehouses_5 } magazzini, compresi quelli iniziali. Quando sono finiti, nessuno può più costruirne.
rules-part-produce = Produrre
    .text =
        Produrre costa { $produce_cost } $, che va al giocatore alla tua destra, il tuo Boss del Sindacato. Ogni tuo macchinario produce un container del suo colore, se la scorta ne ha uno e il tuo Deposito Industriale ha posto. Devi produrre tutto quello che ci sta. Se non ci sta tutto, scegli tu i colori.
        Dai a ogni nuovo container un prezzo da { $factory_low } $ a { $factory_high } $. Puoi cambiare anche gli altri prezzi del tuo Deposito Industriale. Questi prezzi si cambiano solo quando si produce. Se non puoi produrre nessun container, puoi usare l’azione anche solo per cambiare i prezzi.
        Si produce una volta per turno.
rules-part-restock = Comprare per il Deposito Portuale
    .text =
        Compra quanti container vuoi dal Deposito Industriale di un altro giocatore, ai prezzi segnati, finché il tuo Deposito Portuale ha posto. Il proprietario non può rifiutare. Comprare da un secondo giocatore richiede una seconda azione.
        Dai a ogni container un prezzo da { $harbour_low } $ a { $harbour_high } $. Puoi cambiare anche gli altri prezzi del tuo Deposito Portuale, o usare l’azione solo per questo.
        Non puoi mai buttare container per fare posto.
rules-part-sail = Navigare
    .text =
        Un’azione porta la tua nave da un porto al Mare Aperto, o dal Mare Aperto al porto di un altro giocatore o all’isola. Da un porto a un altro servono quindi due azioni.
        La tua nave non entra mai nel tuo porto.
        Puoi andare all’isola anche con la nave vuota. Allora non c’è asta e il tuo turno continua.
    .investment-bank = Dal Mare Aperto la tua nave può andare anche nel tuo Porto della Banca.
rules-part-load = Comprare in un porto
    .text =
        Quando la tua nave arriva nel porto di un altro giocatore, puoi comprare dal suo Deposito Portuale nella stessa azione. Paghi i prezzi segnati e il proprietario non può rifiutare. La tua nave porta cinque container di qualsiasi colore.
        La nave non si può scaricare. Il carico va all’isola.
    .edition-2007 =
        Finché la nave resta lì, puoi comprare ancora con un’altra azione.
        I container lasciano una nave solo con un’asta sull’isola.
    .edition-2018 =
        Per comprare ancora lì, la nave deve uscire e tornare.
        I container lasciano una nave solo con un’asta sull’isola, o quando la banca li sequestra.
rules-part-auction = L’asta sull’isola
    .text =
        Quando una nave arriva all’isola con un carico, va tutto all’asta in una volta sola. Ogni altro giocatore fa un’offerta segreta, da 0 $ a tutto il suo denaro, e le offerte si scoprono insieme. Puoi richiedere un prestito prima di offrire, ma non fra la tua offerta e il momento in cui tutte si scoprono.
        Se più giocatori sono in parità con l’offerta più alta, solo loro ne aggiungono in segreto una seconda, che può essere di 0 $. Se la parità resta, il venditore sceglie a chi di loro vendere.
        Il venditore può accettare l’offerta più alta. Allora la riceve due volte: da chi ha offerto e ancora dalla banca, come sussidio governativo. Oppure declina tutte le offerte, paga quella somma alla banca e tiene il carico. Per declinare bisogna poter pagare. Un’offerta più bassa non si può mai accettare. Se nessuno offre più di 0 $, il venditore cede il carico per niente o lo tiene senza pagare nulla.
        I container vanno nell’area dell’isola del nuovo proprietario e le altre offerte vengono restituite. Il turno del venditore finisce subito, anche se gli resta un’azione. La nave vuota resta all’isola.
    .investment-bank = Quando un venditore declina, il sussidio governativo va ai broker: la banca paga loro quanto l’offerta più alta. Ciò che paga il venditore va comunque alla banca.
rules-part-bluff = Carte bluff da 0 $
    .text =
        Ognuno ha due carte senza valore. Puoi unirle a un’offerta perché il numero di carte non la riveli. Le riprendi sempre.
        Una prima offerta contiene almeno una carta. Perciò una prima offerta di 0 $ contiene sempre una carta bluff, e per un eventuale spareggio te ne resta una in meno. Una seconda offerta può essere senza carte.
    .cancel-bid =
        Un’offerta che contiene una carta bluff vale 0 $, qualunque altra cosa contenga. Se il venditore l’accetta, non paghi nulla.
        In caso di parità, una carta bluff nella seconda offerta porta il tuo totale a 0 $. Una carta bluff nella prima non annulla la seconda.
rules-part-card = La tua Carta Valore
    .text = La tua carta segreta dice quanto vale per te, alla fine, un container di ogni colore sull’isola: { $card_1 }, 5/10, { $card_3 }, { $card_4 } o { $card_5 }. Due giocatori non hanno mai la stessa carta. Ciò che gli altri raccolgono e offrono dice qualcosa della loro.
rules-part-loans = Prestiti
    .text =
        Con un prestito ricevi { $loan_amount } $ dalla banca. Puoi richiederne uno in qualsiasi momento, anche nel turno di un altro o prima di offrire. Non costa azioni. Nessuno può averne più di due.
        Nel tuo turno, pagati gli interessi, puoi rimborsare un prestito in qualsiasi momento, anche nel mezzo di un’azione e, da venditore, dopo aver visto le offerte. Si rimborsano sempre tutti i { $loan_amount } $. Dopo l’asta è troppo tardi, perché il tuo turno è finito.
        Ogni prestito costa { $interest_cost } $ di interessi all’inizio di ogni tuo turno. Un prestito richiesto e rimborsato nello stesso turno non costa interessi. Ogni prestito che hai ancora alla fine della partita ti costa { $loan_score } $.
rules-part-interest = Interessi e insolvenza
    .text =
        All’inizio del tuo turno paghi { $interest_cost } $ per ogni prestito. Se non puoi e hai meno di due prestiti, devi richiederne un altro. Questo non costa nulla fino al tuo prossimo turno.
        Se hai due prestiti e non puoi pagare per entrambi, paghi quello che puoi. Per ogni prestito di cui non paghi gli interessi la banca ti sequestra qualcosa. Che cosa, lo sceglie il giocatore alla tua destra.
        Se non c’è nulla da sequestrare, per questa volta non devi nulla. I prestiti restano comunque, e gli interessi non pagati non si accumulano.
    .edition-2007 =
        Per ogni prestito di cui non paghi gli interessi la banca sequestra uno dei tuoi container sull’isola. Se lì non ne hai, ne sequestra due dai tuoi depositi: prima dal Deposito Portuale, poi dal Deposito Industriale. Se ne resta uno solo, basta quello. Il carico della nave è al sicuro.
        Se non hai alcun container, nemmeno a bordo, sequestra un macchinario o un magazzino, ma mai dai due spazi più economici di ciascun tipo.
        Tutto ciò che è sequestrato torna nella scorta.
    .edition-2018 =
        Per ogni prestito di cui non paghi gli interessi la banca sequestra un container dal primo di questi luoghi in cui ne hai: l’isola, la nave, il Deposito Portuale, il Deposito Industriale. Non sequestra mai costruzioni.
        I container sequestrati escono dal gioco.
    .investment-bank = In quest’ordine il tuo Porto della Banca viene subito dopo la nave. Ciò che sta sulla Carta Pagamento è al sicuro, ma non serve a pagare gli interessi.
rules-part-domestic = Vendita Interna
    .text =
        Dopo gli interessi e prima delle azioni puoi vendere alla banca un container del tuo Deposito Industriale per { $sale_income } $, qualunque sia il suo prezzo. Se è vuoto, puoi venderne uno del tuo Deposito Portuale. Il container torna nella scorta. Non si può fare nel primo turno.
        Questa variante aiuta i principianti nelle prime partite. Poiché i container tornano nella scorta, la partita dura di più.
rules-part-hidden = Che cosa è nascosto
    .text =
        Carte Valore e denaro sono segreti, e così le offerte finché non si scoprono. Tutto il resto è visibile: pannelli, prezzi, carichi, prestiti, scorta e ogni pagamento. Chi tiene il conto dei pagamenti può calcolare il denaro di tutti.
    .edition-2018 = Nel gioco stampato tutti vedono quante carte denaro hai e quante ne metti in un’offerta. Qui il denaro è solo una somma. Non ci sono carte stampate né tagli, quindi nessuno può contarle.
rules-part-end = La fine della partita
    .text = La partita finisce quando nella scorta sono esauriti due colori. Solo producendo si può esaurire un colore. Il giocatore che ha esaurito il secondo conclude il turno, poi la partita è finita. Nessun altro avrà più un turno.
    .edition-2007 = I container sequestrati tornano nella scorta. Così un colore esaurito può tornare prima della fine.
    .domestic-sale = Anche una Vendita Interna può far tornare un colore esaurito.
rules-part-scoring = Punteggio finale
    .text =
        Si scoprono tutte le Carte Valore. Prima guarda se la tua area dell’isola ha tutti e cinque i colori. Se sì, ogni container del tuo colore 5/10 vale { $card_high }, altrimenti { $card_low }.
        Poi scarta tutti i container del colore che lì hai in maggior numero. A parità scarti quello che vale meno, ma se fra questi c’è il colore 5/10, va scartato quello.
        Somma i container rimasti sull’isola secondo la tua carta, { $harbour_score } $ per ogni container nel Deposito Portuale, { $ship_score } $ per ognuno a bordo della nave, e il tuo denaro. Togli { $loan_score } $ per ogni prestito. Deposito Industriale, macchinari e magazzini non valgono nulla.
    .edition-2007 = A parità vince chi ha più container rimasti sull’isola. Se anche così sono pari, si dividono la vittoria.
    .edition-2018 = A parità vince chi ha più container nel Deposito Industriale. Se anche così sono pari, si dividono la vittoria.
    .investment-bank = Anche ogni container nel tuo Porto della Banca vale { $ship_score } $.
rules-part-brokers = La Banca d’Investimento
    .text =
        Tre broker mettono all’asta container in cambio di denaro e denaro in cambio di container. Ognuno ha una casella per i container e una per il denaro. All’inizio il broker I ha due container e { $broker_1 } $, il broker II un container e { $broker_2 } $, il broker III { $broker_3 } $. Questi container non vengono dalla scorta.
        Ciò che si paga ai broker si distribuisce un dollaro o un container alla volta: al broker I, II, III e poi di nuovo al I. Ogni pagamento comincia dal broker I. Se paghi con container, ne scegli l’ordine.
        I broker ricevono le offerte vincenti delle loro aste, gli interessi sui prestiti (il broker I, e con due prestiti anche il broker II) e il sussidio governativo quando un venditore sull’isola declina. I prestiti si rimborsano e le costruzioni si pagano sempre alla banca normale.
rules-part-call = Chiamare il broker
    .text =
        Con un’azione fai un’offerta per tutto ciò che sta su una casella di un broker, purché non sia vuota. Per i container offri denaro. Per il denaro offri container dei tuoi due depositi. Offri almeno 1 $ o un container.
        L’offerta resta sulla Carta Pagamento e non serve ad altro. I container offerti occupano ancora posto nel loro deposito.
        C’è una sola asta del broker alla volta. Se sulla Carta Pagamento c’è l’offerta di un altro, chiamare il broker significa offrire di più per la stessa casella: almeno 1 $ o un container in più. Chi viene superato riprende subito tutto e dà nuovi prezzi ai container resi.
        Puoi chiamare il broker una volta per turno. Non puoi farlo in un turno in cui hai ritirato ciò che hai vinto all’asta del broker, né dopo aver provocato la fine della partita. Dopo una chiamata non puoi produrre se così finisce la partita.
rules-part-win = Vincere un’asta del broker
    .text =
        Se la tua offerta è ancora sulla Carta Pagamento quando comincia il tuo turno, ricevi tutto ciò che a quel punto sta sulla casella. Il denaro va a te, i container vanno nel tuo Porto della Banca. Poi la tua offerta va ai broker.
        Se alla fine della partita un’asta del broker è ancora aperta, la vince il maggior offerente, prima del conteggio dei punti. Ciò che resta ai broker non conta per nessuno.
rules-part-bank-harbour = Il Porto della Banca
    .text = I container vinti dai broker aspettano nel tuo Porto della Banca. Porta lì la nave dal Mare Aperto per caricarli gratis, quanti ne stanno a bordo. Si carica solo all’arrivo e nessun altro può prenderli.

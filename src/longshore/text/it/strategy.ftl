### La pagina della strategia. Le cifre nelle sue frasi sono misurate (docs/strategy.md).

strategy-title = Strategia per chi comincia
strategy-about = Dieci idee per vincere più spesso. Ognuna ha una posizione presa da una partita tra bot: prendi un posto, prova l’idea e continua finché vuoi. Queste partite non contano nei tuoi risultati.
strategy-play = Gioca da qui
strategy-measured = Tutte le cifre vengono da { $games } partite a tre tra i nostri bot mercanti (edizione 2007).

strategy-title-worth = Calcola quanto vale per te
strategy-idea-worth = La tua Carta Valore è il tuo listino. Un container che a te rende 10 $ può renderne 2 $ a un altro giocatore. Calcola quanto vale un carico per te e offri di meno. In media chi comprava ha pagato { $paid } $ a container e ne ha ricavati { $scored } $, ma il { $lost }% dei container ha reso meno di quanto era costato.
strategy-here-worth = Questo carico aggiunge { $worth } $ al tuo punteggio, e hai { $cash } $. L’altro offerente ha { $rival } $. Quanto offri?

strategy-title-price = Non svendere
strategy-idea-price = Un prezzo basso da solo non basta per vendere. A 1 $ o 2 $ il { $cheap }% dei container veniva venduto prima del turno successivo di chi li aveva prodotti, a 3 $ o 4 $ il { $dear }%. Quindi cerca prima chi ha posto e denaro, poi fissa un prezzo che quel giocatore può pagare.
strategy-here-price =
    I porti degli altri hanno ancora posto per { $room ->
        [one] un container
       *[other] { $room } container
    }, e { $count ->
        [one] il tuo macchinario è pronto
       *[other] i tuoi { $count } macchinari sono pronti
    }. Che prezzi fissi?

strategy-title-build = Costruisci presto
strategy-idea-build = Un macchinario rendeva circa { $maker } $ per ogni container venduto, un magazzino { $warehouse } $ per ogni container che vi passava. Il macchinario da { $machine_2 } $ si ripagava dopo { $sales } vendite, il magazzino da { $warehouse_2 } $ dopo { $passes }. Alla fine le costruzioni non contano: costruisci nei primi turni o lascia stare.
strategy-here-build = È il tuo primo turno e hai { $cash } $. Un secondo macchinario costa { $machine } $, un secondo magazzino { $warehouse } $.

strategy-title-sail = Viaggia a nave piena
strategy-idea-sail = Un viaggio richiede le stesse azioni con un container o con cinque. All’isola un solo container ha dato al venditore { $one } $ di guadagno, una nave piena { $five } $. Naviga quindi verso il porto dove più container aspettano a un buon prezzo.
strategy-here-sail =
    La tua nave è vuota. Gli altri porti vendono { $count ->
        [one] un container
       *[other] { $count } container
    }, da { $lowest } $ a { $highest } $. Dove vai?

strategy-title-subsidy = Metà la paga la banca
strategy-idea-subsidy = Quando accetti un’offerta, la banca ti dà altrettanto. I venditori pagavano { $cost } $ a container e ricevevano offerte di soli { $bid } $. Con il sussidio ne incassavano { $income } $. Vai quindi all’isola quando gli altri hanno denaro: ogni dollaro offerto per te vale doppio.
strategy-here-subsidy =
    Hai { $count ->
        [one] un container
       *[other] { $count } container
    } a bordo. L’offerente più ricco ha { $cash } $.

strategy-title-keep = Tieni il carico se vale il triplo
strategy-idea-keep = Se accetti, ricevi il doppio dell’offerta. Se declini, la paghi tu. Tenere il carico conviene quindi solo se aggiunge al tuo punteggio più del triplo dell’offerta. I nostri mercanti hanno accettato { $accepted } volte su 100.
strategy-here-keep = L’offerta più alta è { $bid } $. Vendere ti rende { $sold } $. Tenere il carico aggiunge { $worth } $ al tuo punteggio, ma paghi l’offerta: { $kept ->
    [one] resta { $kept } $
   *[other] restano { $kept } $
}.

strategy-title-card = Raccogli tutti e cinque i colori
strategy-idea-card =
    Con tutti e cinque i colori il tuo colore 5/10 vale { $card_high } $. Alla fine scarti il colore di cui hai più container, in media { $discarded ->
        [one] uno
       *[other] { $discarded }
    }. Non lasciare quindi che il tuo colore migliore diventi il più numeroso. Chi aveva tutti e cinque i colori ha vinto il { $five }% delle partite, gli altri il { $fewer }%.
strategy-here-card = La tua area dell’isola vale { $before } $. Con questo carico varrebbe { $after } $.

strategy-title-loan = Un prestito per un buon acquisto
strategy-idea-loan =
    Un prestito dà subito { $loan_amount } $ e costa { $interest_cost } $ a turno. I nostri mercanti lo tenevano circa { $turns ->
        [one] un turno
       *[other] { $turns } turni
    }: doveva quindi rendere poco più degli interessi. Chi ha richiesto prestiti ha vinto il { $ever }% delle partite, più o meno quanto ci si aspetta in tre. Il debito da solo non decide nulla. Conta che cosa compri.
strategy-here-loan = Hai { $cash } $. Questo carico aggiunge { $worth } $ al tuo punteggio. Richiederesti un prestito per fare un’offerta?

strategy-title-supply = Tieni d’occhio la scorta
strategy-idea-supply =
    La partita finisce quando due colori sono esauriti. Esaurito il primo, ti { $turns ->
        [one] resta circa un turno
       *[other] restano circa { $turns } turni
    }. Smetti di costruire e porta i tuoi container all’isola. Nel Deposito Industriale non contano, e a ogni partita ne { $unsold ->
        [one] restava lì circa uno
       *[other] restavano lì circa { $unsold }
    }.
strategy-here-supply =
    Un colore è esaurito, e { $productions ->
        [one] una produzione può
       *[other] { $productions } produzioni possono
    } chiudere la partita. Hai ancora { $count ->
        [one] un container
       *[other] { $count } container
    } nel Deposito Industriale.

strategy-title-end = Chiudi la partita se sei in testa
strategy-idea-end = Chi esaurisce il secondo colore conclude il turno, e la partita è finita. Quel giocatore ha vinto il { $won }% delle partite. Se sei in testa, chiudi prima che gli altri vendano ciò che hanno in viaggio. Se sei indietro, lascia stare quel colore.
strategy-here-end = Adesso avresti { $score } $. Se produci, il secondo colore è esaurito. Sei in testa?

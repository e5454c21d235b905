### Le offerte: l’importo che si digita e l’asta come la si vede.

bidding-have = Hai { $amount } $.
bidding-free = Puoi aggiungere fino a { $amount } $. La tua offerta di { $first } $ resta valida.
bidding-least = Offri almeno { $least } $.
bidding-too-much = L’offerta supera di { $over } $ il tuo denaro.
bidding-above-worth = Più di quanto vale ora per te: { $worth }.
bidding-loan = + prestito di { $loan_amount } $
bidding-enter = Inserisci un importo
bidding-bluff = Non aggiunge nulla, ma nasconde quante delle tue carte sono denaro.
bidding-bluff-cancels = Con una di queste tutta la tua offerta vale 0 $.

## L’asta come la si vede. $amount, $worth e $total sono scritti per intero: 12 $
bidding-your-cargo = Il tuo carico va all’asta
bidding-wait-seller = Deciderai quando tutte le offerte saranno state scoperte.
bidding-opening = Le offerte ci sono tutte. Si scoprono dalla più bassa alla più alta.
bidding-highest = Offerta più alta: { $amount }
bidding-tie = Parità a { $amount }
bidding-skip = Salta
bidding-accept = Accetta { $amount } da { seat }
bidding-keep = Tieni il carico per { $amount }
bidding-won-you = Ti aggiudichi il carico per { $amount }.
bidding-won-you-worth = Ti aggiudichi il carico per { $amount }. Per te vale { $worth }.
bidding-won = { seat } si aggiudica il carico per { $amount }.
bidding-worth-you = Per te valeva { $worth }.
bidding-sold-you = Ricevi { $total }: { $amount } da { seat } e { $amount } dalla banca.
bidding-kept-you = Tieni il carico e paghi { $amount }.
bidding-kept = { seat } tiene il carico e paga { $amount }.
bidding-look = Guarda il tavolo
bidding-back = Torna all’asta

## Che cosa succede, sopra il carico
bidding-title-opening = Si scoprono le offerte
bidding-title-choice = { seat } decide
bidding-title-sold-you = Venduto { other-to }: { $total } per te
bidding-title-sold = Venduto { other-to }
bidding-title-kept-you = Tieni il tuo carico
bidding-title-kept = { seat } tiene il carico
bidding-title-won-you = Il carico è tuo

## La Banca d’Investimento al tavolo: che cosa è all’asta e che cosa fa un’offerta.
# $broker: I, II or III
bidding-broker-offers = Il broker { $broker } mette all’asta:
bidding-broker-for-goods = Denaro in cambio di container
bidding-broker-for-money = Container in cambio di denaro
bidding-broker-how = Se nessuno rilancia prima del tuo prossimo turno, vinci e la tua offerta va ai broker. Se qualcuno rilancia, riavrai subito la tua offerta.
bidding-broker-outbid-money = Rilancia: almeno { $amount } $
bidding-broker-outbid-goods = Rilancia: almeno { $count } container
bidding-broker-yours-next = tuo al prossimo turno
bidding-broker-theirs-next = si decide al suo prossimo turno
bidding-resting = Potrai continuare quando l’asta sarà finita.

### Le offerte: l’importo che si digita e l’asta come la si vede.

bidding-have = Hai { $amount } $.
bidding-free = Liberi: { $amount } $. La tua prima offerta di { $first } $ resta sul tavolo.
bidding-least = Offri almeno { $least } $.
bidding-too-much = Sono { $over } $ di troppo.
bidding-loan = + prestito di 10 $
bidding-enter = Inserisci un importo
bidding-bluff = Non vale nulla, ma nessuno vede quante delle tue carte sono denaro.
bidding-bluff-cancels = Con una di queste tutta la tua offerta conta 0 $.

### Aiuto al tavolo: i termini in una frase, e i consigli della prima partita.

help-about = L’aiuto è attivo. Tocca un punto interrogativo per leggere la regola.
help-tip-domestic-sale = Prima delle azioni puoi vendere alla banca un container del tuo Deposito Industriale per { $sale_income } $. Se è vuoto, puoi venderne uno del Deposito Portuale.
help-tip-union-boss = Produrre costa { $produce_cost } $, che va al giocatore alla tua destra, il tuo Boss del Sindacato.
help-tip-five-ten = Ogni container di questo colore vale { $card_high } se alla fine hai tutti e cinque i colori sull’isola, altrimenti { $card_low }.
help-tip-payment-card = La freccia indica che cosa i broker mettono all’asta. Sulla Carta Pagamento c’è l’offerta più alta. Chi l’ha fatta vince all’inizio del suo prossimo turno. Chi viene superato riprende subito la sua offerta.

## Consigli della prima partita
help-remark-turn = Alla fine vince chi è più ricco: contano il tuo denaro e i tuoi container sull’isola, secondo i valori della tua carta. Comincia producendo: gli altri comprano solo ciò che hai prodotto e messo in vendita.
help-remark-price = Un prezzo basso da solo non basta per vendere. Guarda chi ha posto e denaro, poi fissa un prezzo che quel giocatore può pagare.
help-remark-ship = La tua nave compra nei Depositi Portuali degli altri e porta il carico all’isola. Lì chi offre di più può aggiudicarselo tutto.
help-remark-auction = Ognuno offre una volta sola, in segreto. Se il venditore accetta, la banca aggiunge la stessa somma. La tua Carta Valore dice quanto vale per te ogni colore.
help-remark-end = Un colore è esaurito. Quando se ne esaurisce un secondo, la partita finisce. Allora ognuno scarta il suo colore più numeroso sull’isola.
help-remark-bank = Con un’azione puoi chiamare un broker: offri denaro in cambio di container, o viceversa. Se nessuno rilancia prima del tuo prossimo turno, vinci. Altrimenti riavrai la tua offerta.
help-remark-close = Ho capito
help-remark-off = Niente più consigli
help-remark-name = Consiglio

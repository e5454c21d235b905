### La Banca d’Investimento al tavolo: che cosa è all’asta e che cosa fa un’offerta.

# $broker: I, II or III
brokers-offers = Il broker { $broker } offre:
brokers-for-goods = Denaro per container
brokers-for-money = Container per denaro
brokers-how = Se nessuno rilancia prima che inizi il tuo prossimo turno, è tuo e la tua offerta va ai broker. Se qualcuno rilancia, riavrai subito la tua offerta.
brokers-outbid-money = Rilancia: almeno { $amount } $
brokers-outbid-goods = Rilancia: almeno { $count } container
brokers-yours-next = tuo al tuo prossimo turno
brokers-theirs-next = deciso al suo prossimo turno

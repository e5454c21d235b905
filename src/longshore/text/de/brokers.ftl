### Die Investmentbank am Tisch: was versteigert wird und was ein Gebot bewirkt.

# $broker: I, II or III
brokers-offers = Broker { $broker } bietet an:
brokers-for-goods = Geld für Container
brokers-for-money = Container für Geld
brokers-how = Wenn dich bis zum Beginn deines nächsten Zuges niemand überbietet, bekommst du es, und dein Gebot geht an die Broker. Sonst erhältst du dein Gebot sofort zurück.
brokers-outbid-money = Überbieten: mindestens { $amount } $
brokers-outbid-goods = Überbieten: mindestens { $count } Container
brokers-yours-next = deins bei deinem nächsten Zug
brokers-theirs-next = entschieden beim nächsten eigenen Zug

### De Investeringsbank aan tafel: wat er geveild wordt en wat een bod doet.

# $broker: I, II or III
brokers-offers = Broker { $broker } biedt aan:
brokers-for-goods = Geld voor containers
brokers-for-money = Containers voor geld
brokers-how = Overbiedt niemand je vóór het begin van je volgende beurt, dan is het van jou en gaat je bod naar de brokers. Anders krijg je je bod meteen terug.
brokers-outbid-money = Overbieden: minstens ${ $amount }
brokers-outbid-goods = Overbieden: minstens { $count } containers
brokers-yours-next = van jou in je volgende beurt
brokers-theirs-next = beslist in de volgende eigen beurt

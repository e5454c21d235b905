### El Banco de Inversión en la mesa: qué se subasta y qué hace una puja.

# $broker: I, II or III
brokers-offers = El bróker { $broker } ofrece:
brokers-for-goods = Dinero por containers
brokers-for-money = Containers por dinero
brokers-how = Si nadie puja más antes de que empiece tu próximo turno, es tuyo y tu puja va a los brókeres. Si alguien puja más, recuperas la tuya al momento.
brokers-outbid-money = Pujar más: al menos { $amount } $
brokers-outbid-goods = Pujar más: al menos { $count } containers
brokers-yours-next = tuyo en tu próximo turno
brokers-theirs-next = se decide en su próximo turno

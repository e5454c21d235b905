### La Banque d’investissement à la table : ce qui est aux enchères, ce que fait une offre.

# $broker: I, II or III
brokers-offers = Le courtier { $broker } propose :
brokers-for-goods = De l’argent contre des caisses
brokers-for-money = Des caisses contre de l’argent
brokers-how = Si personne ne surenchérit avant le début de votre prochain tour, c’est à vous et votre offre va aux courtiers. Sinon, votre offre vous est rendue aussitôt.
brokers-outbid-money = Surenchérir : au moins { $amount } $
brokers-outbid-goods = Surenchérir : au moins { $count } caisses
brokers-yours-next = à vous à votre prochain tour
brokers-theirs-next = décidé à son prochain tour

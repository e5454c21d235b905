### L’aide à la table : les termes en une phrase, et les conseils de la première partie.

help-about = L’aide est active. Touchez un point d’interrogation pour lire la règle.
help-tip-domestic-sale = Avant vos actions, vous pouvez vendre à la banque une caisse de votre centre de distribution pour { $sale_income } $. S’il est vide, vous pouvez en vendre une de votre magasin de port.
help-tip-union-boss = Produire coûte { $produce_cost } $, versé au joueur à votre droite : votre patron du syndicat.
help-tip-five-ten = Chaque caisse de cette couleur compte { $card_high } si vous avez les cinq couleurs sur l’île à la fin, sinon { $card_low }.
help-tip-payment-card = La flèche montre ce que les courtiers mettent aux enchères. L’offre la plus élevée est sur la carte de paiement. Celui qui l’a faite l’emporte au début de son prochain tour. Une offre dépassée est rendue aussitôt.

## Conseils de la première partie
help-remark-turn = À la fin, le plus riche gagne : on compte votre argent, plus vos caisses sur l’île aux valeurs de votre carte. Commencez par produire : les autres n’achètent que ce que vous avez fabriqué et mis en vente.
help-remark-price = Un prix bas ne suffit pas pour vendre. Voyez qui a de la place et de l’argent, puis demandez ce que cet acheteur peut payer.
help-remark-ship = Votre navire achète dans les magasins de port des autres et porte la cargaison à l’île. Là, le plus offrant peut la remporter en entier.
help-remark-auction = Chacun fait une seule offre, en secret. Si le vendeur accepte, la banque verse la même somme en plus. Votre carte de valorisation indique ce que vaut chaque couleur pour vous.
help-remark-end = Une couleur est épuisée. À la deuxième, la partie s’achève. Chacun rejette alors sa couleur la plus représentée sur l’île.
help-remark-bank = Vous pouvez utiliser une action pour appeler un courtier : offrez de l’argent contre des caisses, ou des caisses contre de l’argent. Si personne ne surenchérit avant votre prochain tour, vous l’emportez. Sinon, votre offre vous est rendue.
help-remark-close = Compris
help-remark-off = Ne plus afficher
help-remark-name = Conseil

### Les plateaux d’un tour : raisons, notes sur les boutons, prix et vente à la banque.

trays-needs = coûte { $need } $
trays-loan = Prendre un prêt ?
trays-produce-nothing = nouveaux prix seulement, pour { $produce_cost } $
trays-produce-some = produit { $made } sur { $able }
trays-sale = Vendre à la banque : +{ $sale_income } $
trays-sale-about = La banque paie { $sale_income } $, quel que soit le prix affiché. La caisse retourne au stock.
trays-sale-one = affichée à { $price } $, vendue { $sale_income } $
trays-price-it = Fixer son prix maintenant
trays-change-prices = Changer les prix
trays-reprice-first = Touchez une caisse du magasin pour changer aussi son prix.
trays-key-prices = choisir ce prix
trays-key-enter = finir le tour quand tout est joué
trays-loan-word = Prêt
trays-repay-word = Rembourser
trays-warehouse-gives = Entrepôt : de la place pour une caisse de plus au port
trays-machine-gives = Usine : une caisse de plus à chaque production

### La page de stratégie. Les chiffres de ses phrases sont mesurés (docs/strategy.md).

strategy-title = Stratégie pour débuter
strategy-about = Dix idées pour gagner plus souvent. Chacune s’accompagne d’une position tirée d’une partie entre bots : prenez une place, essayez l’idée et continuez aussi longtemps que vous voulez. Ces parties ne comptent pas dans vos résultats.
strategy-play = Jouer à partir d’ici
strategy-measured = Tous les chiffres viennent de { $games } parties à trois entre nos bots négociants (édition 2007).

strategy-title-worth = Sachez ce que le lot vaut pour vous
strategy-idea-worth = Votre carte de valorisation est votre liste de prix à vous. Une caisse qui vous rapporte 10 $ ne rapporte peut-être que 2 $ à votre voisin. Calculez ce qu’un lot vaut pour vous et offrez un peu moins. En moyenne, les acheteurs ont payé { $paid } $ par caisse et en ont tiré { $scored } $, mais { $lost } % des caisses ont rapporté moins qu’elles n’avaient coûté.
strategy-here-worth = Cette cargaison ajouterait { $worth } $ à votre score, et vous avez { $cash } $. L’autre enchérisseur a { $rival } $. Combien offrez-vous ?

strategy-title-price = Ne bradez rien
strategy-idea-price = Un prix bas ne suffit pas pour vendre. À 1 $ ou 2 $, { $cheap } % des caisses étaient parties avant le tour suivant de leur producteur ; à 3 $ ou 4 $, { $dear } %. Cherchez donc d’abord un acheteur qui a de la place et de l’argent, puis fixez un prix qu’il peut payer.
strategy-here-price =
    Les ports des autres ont encore de la place pour { $room ->
        [one] { $room } caisse
       *[other] { $room } caisses
    }, et { $count ->
        [one] votre usine est prête
       *[other] vos { $count } usines sont prêtes
    }. À quels prix vendrez-vous ?

strategy-title-build = Construisez tôt
strategy-idea-build = Une usine a gagné environ { $maker } $ sur chaque caisse vendue, un entrepôt { $warehouse } $ sur chaque caisse qui y est passée. L’usine à { $machine_2 } $ était amortie après { $sales } ventes, l’entrepôt à { $warehouse_2 } $ après { $passes } caisses. Les bâtiments ne comptent pas à la fin : construisez dans vos premiers tours, ou pas du tout.
strategy-here-build = C’est votre premier tour et vous avez { $cash } $. Une deuxième usine coûte { $machine } $, un deuxième entrepôt { $warehouse } $.

strategy-title-sail = Partez avec un navire plein
strategy-idea-sail = Un voyage demande autant d’actions pour une caisse que pour cinq. À l’île, une seule caisse a laissé à son vendeur { $one } $ de bénéfice, un navire plein { $five } $. Allez donc au port où plusieurs caisses attendent à bon prix.
strategy-here-sail =
    Votre navire est vide. Les autres ports vendent { $count ->
        [one] { $count } caisse
       *[other] { $count } caisses
    }, de { $lowest } $ à { $highest } $. Où allez-vous ?

strategy-title-subsidy = La banque paie la moitié
strategy-idea-subsidy = Quand vous acceptez une offre, la banque vous verse la même somme en plus. Les vendeurs avaient payé { $cost } $ par caisse, et on ne leur en offrait que { $bid } $. Avec la subvention, ils ont reçu { $income } $. Allez donc à l’île quand les autres ont de l’argent : chaque dollar offert compte double pour vous.
strategy-here-subsidy =
    Vous avez { $count ->
        [one] { $count } caisse
       *[other] { $count } caisses
    } à bord. L’enchérisseur le plus riche a { $cash } $.

strategy-title-keep = Gardez ce qui vaut le triple
strategy-idea-keep = Si vous acceptez, vous recevez deux fois l’offre. Si vous refusez, vous la payez. Garder une cargaison n’est donc rentable que si elle ajoute plus de trois fois l’offre à votre score. Nos négociants ont accepté dans { $accepted } % des cas.
strategy-here-keep = L’offre la plus élevée est de { $bid } $. Vendre vous rapporte { $sold } $. Garder la cargaison ajoute { $worth } $ à votre score, mais vous payez l’offre : il vous reste { $kept } $.

strategy-title-card = Réunissez les cinq couleurs
strategy-idea-card =
    Avec les cinq couleurs, votre couleur 5/10 compte { $card_high } $. À la fin, vous rejetez votre couleur la plus représentée, en moyenne { $discarded ->
        [one] { $discarded } caisse
       *[other] { $discarded } caisses
    }. Ne laissez donc jamais votre meilleure couleur devenir la plus représentée. Les joueurs qui avaient les cinq couleurs ont gagné { $five } % de leurs parties, les autres { $fewer } %.
strategy-here-card = Votre secteur de l’île vaut { $before } $. Avec cette cargaison, il vaudrait { $after } $.

strategy-title-loan = Empruntez pour un bon achat
strategy-idea-loan =
    Un prêt donne { $loan_amount } $ tout de suite et coûte { $interest_cost } $ par tour. Nos négociants le gardaient environ { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    } : il devait donc rapporter un peu plus que ces intérêts. Les joueurs qui ont emprunté ont gagné { $ever } % de leurs parties, à peu près ce qu’on attend à trois joueurs. La dette seule ne décide de rien. Ce que vous achetez avec, si.
strategy-here-loan = Vous avez { $cash } $. Cette cargaison ajouterait { $worth } $ à votre score. Prendriez-vous un prêt pour l’obtenir ?

strategy-title-supply = Surveillez le stock
strategy-idea-supply =
    La partie se termine quand deux couleurs sont épuisées. Une fois la première épuisée, il vous reste environ { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    }. Ne construisez plus et portez vos caisses à l’île. Au centre de distribution, elles ne comptent pas, et à chaque partie il en restait environ { $unsold }.
strategy-here-supply =
    Une couleur est épuisée, et { $productions ->
        [one] { $productions } production peut
       *[other] { $productions } productions peuvent
    } mettre fin à la partie. Il vous reste { $count ->
        [one] { $count } caisse
       *[other] { $count } caisses
    } au centre de distribution.

strategy-title-end = Terminez quand vous menez
strategy-idea-end = Le joueur qui épuise la deuxième couleur achève son tour, et la partie est finie. Ce joueur a gagné { $won } % des parties. Si vous menez, finissez avant que les autres vendent ce qu’ils ont en route. Si vous êtes derrière, ne touchez pas à cette couleur.
strategy-here-end = Votre score serait de { $score } $ maintenant. Si vous produisez, la deuxième couleur est épuisée. Êtes-vous en tête ?

### Les règles en nos propres mots, d’après les faits de docs/rules/spec.md. Chaque ligne est un paragraphe. `.text`
### vaut toujours. Les autres attributs valent pour une édition ou une option, et portent son nom.

rules-title = Règles
rules-search = Chercher dans les règles
rules-none = Aucun résultat dans les règles.
rules-contents = Sommaire
rules-link = Lien vers cette section
rules-this-table = À cette table

rules-part-goal = But du jeu
    .text =
        Vous dirigez une petite entreprise. Les usines produisent des caisses, les entrepôts les stockent, les navires les transportent, et sur l’île étrangère elles sont vendues aux enchères. Les joueurs fixent tous les prix. Personne n’y arrive seul : vous achetez aux autres, et ils achètent chez vous.
        À la fin, le plus riche gagne. L’argent compte, mais surtout les caisses de votre secteur de l’île.
rules-part-setup = Mise en place
    .text =
        On joue à trois, quatre ou cinq, dans le sens des aiguilles d’une montre. Le premier joueur est tiré au sort.
        Vous commencez avec { $start_cash } $, un entrepôt, une usine, une caisse de la couleur de cette usine à { $start_price } $ dans votre centre de distribution, un navire vide en mer ouverte et une carte de valorisation secrète. Deux joueurs ne commencent jamais avec la même couleur.
    .edition-2007 = À trois, quatre ou cinq joueurs, le stock contient { $supply_3 }, { $supply_4 } ou { $supply_5 } caisses de chacune des cinq couleurs. La première caisse de chacun en provient.
    .edition-2018 = À trois, quatre ou cinq joueurs, le stock contient { $new_supply_3 }, { $new_supply_4 } ou { $new_supply_5 } caisses de chacune des cinq couleurs. La première caisse de chacun en provient. Vous recevez aussi deux cartes de bluff à 0 $.
rules-part-turn = Votre tour
    .text =
        Vous payez d’abord les intérêts de vos prêts. Puis vous avez deux actions.
        Pour chaque action, choisissez : construire une usine ou un entrepôt, produire, acheter pour le magasin de port, ou naviguer. Vous pouvez faire deux fois la même chose, mais vous ne pouvez produire qu’une fois par tour. Les actions non utilisées sont perdues.
        Vous ne pouvez faire que ce que vous pouvez payer sur le moment. Un prêt ne coûte pas d’action.
        Votre tour se termine quand vous le décidez, et toujours juste après une vente aux enchères sur l’île.
        Les joueurs ne peuvent rien se donner, se prêter ni s’échanger en dehors de ce que prévoient ces règles. Une promesse n’engage à rien.
    .edition-2007 = Acheter de nouveau dans le port où votre navire est déjà amarré est aussi une action.
    .domestic-sale = Après les intérêts et avant vos actions, vous pouvez faire une vente domestique.
    .investment-bank = Après les intérêts, vous recevez ce que vous avez gagné à une enchère de courtier. Appeler le courtier s’ajoute aux actions au choix, une fois par tour.
rules-part-build = Usines et entrepôts
    .text =
        Une action permet de construire une usine ou un entrepôt. Vos deuxième, troisième et quatrième usines coûtent { $machine_2 } $, { $machine_3 } $ et { $machine_4 } $, et vos deuxième, troisième, quatrième et cinquième entrepôts { $warehouse_2 } $, { $warehouse_3 } $, { $warehouse_4 } $ et { $warehouse_5 } $. Vous payez à la banque.
        Vous choisissez la couleur d’une nouvelle usine, mais vous n’en avez jamais deux de la même. Personne ne possède plus de quatre usines et cinq entrepôts.
        Chaque usine donne à votre centre de distribution la place de deux caisses, chaque entrepôt à votre magasin de port la place d’une caisse. Cette place est utilisable aussitôt.
    .edition-2018 = Usines et entrepôts sont rares. À trois, quatre ou cinq joueurs, il y a { $new_machines_3 }, { $new_machines_4 } ou { $new_machines_5 } usines de chaque couleur et { $new_warehouses_3 }, { $new_warehouses_4 } ou { $new_warehouses_5 } entrepôts, ceux du départ compris. Quand il n’y en a plus, personne ne peut en construire.
rules-part-produce = Produire
    .text =
        Produire coûte { $produce_cost } $, versé au joueur à votre droite, votre patron du syndicat. Chacune de vos usines produit une caisse de sa couleur, s’il en reste une en stock et s’il y a de la place dans votre centre de distribution. Vous devez produire tout ce qui tient. Si tout ne tient pas, vous choisissez les couleurs.
        Donnez à chaque nouvelle caisse un prix de { $factory_low } $ à { $factory_high } $. Vous pouvez aussi changer les autres prix de votre centre de distribution. C’est la seule occasion de le faire, et vous pouvez produire dans ce seul but quand aucune caisse ne peut être fabriquée.
        On produit une seule fois par tour.
rules-part-restock = Acheter pour le magasin de port
    .text =
        Achetez autant de caisses que vous voulez au centre de distribution d’un autre joueur, aux prix affichés, tant que votre magasin de port a de la place. Le propriétaire ne peut pas refuser. Acheter chez un deuxième joueur demande une deuxième action.
        Donnez à chaque caisse un prix de { $harbour_low } $ à { $harbour_high } $. Vous pouvez aussi changer les autres prix de votre magasin de port, ou n’utiliser l’action que pour cela.
        Il est interdit de jeter des caisses pour faire de la place.
rules-part-sail = Naviguer
    .text =
        Une action mène votre navire d’un port à la mer ouverte, ou de la mer ouverte au port d’un autre joueur ou à l’île. Il faut donc deux actions pour aller d’un port à un autre.
        Votre navire ne peut jamais entrer dans votre propre port.
        Un navire vide peut aller à l’île. Il n’y a alors pas d’enchères, et votre tour continue.
    .investment-bank = De la mer ouverte, votre navire peut aussi aller à votre port de la banque.
rules-part-load = Acheter dans un port
    .text =
        Quand votre navire arrive au port d’un autre joueur, vous pouvez acheter dans son magasin de port au cours de la même action. Vous payez les prix affichés, et le propriétaire ne peut pas refuser. Votre navire porte cinq caisses, toutes couleurs confondues.
        Un navire ne se décharge pas. Sa cargaison va à l’île.
    .edition-2007 =
        Tant que votre navire y est amarré, vous pouvez acheter de nouveau avec une autre action.
        Les caisses ne quittent un navire que par une vente aux enchères sur l’île.
    .edition-2018 =
        Pour y acheter de nouveau, votre navire doit partir et revenir.
        Les caisses ne quittent un navire que par une vente aux enchères sur l’île, ou quand la banque les saisit.
rules-part-auction = La vente aux enchères sur l’île
    .text =
        Quand un navire arrive à l’île avec une cargaison, elle est mise aux enchères en un seul lot. Chaque autre joueur fait une offre secrète, de 0 $ à tout son argent, et toutes sont révélées ensemble. Vous pouvez prendre un prêt avant votre offre, mais pas entre votre offre et la révélation.
        Si plusieurs joueurs sont à égalité en tête, eux seuls ajoutent en secret une seconde offre, qui peut être de 0 $. En cas de nouvelle égalité, le vendeur choisit à qui il vend.
        Le vendeur peut accepter l’offre la plus élevée. Il la reçoit alors deux fois : de l’acheteur, et de la banque comme subvention du gouvernement. Ou bien il refuse toutes les offres, paie cette somme à la banque et garde la cargaison. Il faut pouvoir payer pour refuser. Une offre plus basse ne peut jamais être acceptée. Si personne n’offre plus de 0 $, le vendeur cède la cargaison pour rien ou la garde sans rien payer.
        Les caisses vont dans le secteur de l’île de leur nouveau propriétaire, et les autres offres sont rendues. Le tour du vendeur finit aussitôt, même s’il lui reste une action. Le navire vide reste à l’île.
    .investment-bank = Quand un vendeur refuse, ce sont les courtiers qui touchent la subvention du gouvernement : la banque leur verse le montant de l’offre la plus élevée. Ce que paie le vendeur va toujours à la banque.
rules-part-bluff = Cartes de bluff à 0 $
    .text =
        Chacun a deux cartes sans valeur. Vous pouvez les joindre à une offre pour que le nombre de vos cartes ne la trahisse pas. Vous les récupérez toujours.
        Une première offre contient au moins une carte. Une première offre de 0 $ contient donc toujours une carte de bluff, et il vous en reste une de moins pour départager une égalité. Une seconde offre peut ne contenir aucune carte.
    .cancel-bid =
        Une offre qui contient une carte de bluff compte pour 0 $, quoi qu’elle contienne d’autre. Si le vendeur l’accepte, vous ne payez rien.
        En cas d’égalité, une carte de bluff dans votre seconde offre ramène votre total à 0 $. Une carte de bluff dans la première n’annule pas la seconde.
rules-part-card = Votre carte de valorisation
    .text = Votre carte secrète dit ce que vaut pour vous, à la fin, une caisse de chaque couleur sur l’île : { $card_1 }, 5/10, { $card_3 }, { $card_4 } ou { $card_5 }. Deux joueurs n’ont jamais la même carte. Ce que les autres amassent et offrent en dit un peu sur la leur.
rules-part-loans = Prêts
    .text =
        Un prêt, c’est { $loan_amount } $ de la banque. Vous pouvez en prendre un à tout moment, même pendant le tour d’un autre joueur ou avant une offre. Cela ne coûte pas d’action. Personne ne peut en avoir plus de deux.
        Pendant votre tour, une fois les intérêts payés, vous pouvez rembourser un prêt à tout moment, même au milieu d’une action ou, si vous êtes le vendeur, après avoir vu les offres. Un prêt se rembourse en entier, soit { $loan_amount } $. Après une vente aux enchères, il est trop tard, car votre tour est fini.
        Chaque prêt coûte { $interest_cost } $ d’intérêts au début de chacun de vos tours. Un prêt pris puis remboursé dans le même tour ne coûte pas d’intérêts. Chaque prêt que vous avez encore à la fin de la partie vous coûte { $loan_score } $.
rules-part-interest = Intérêts et défaut de paiement
    .text =
        Au début de votre tour, vous payez { $interest_cost } $ par prêt. Si vous ne le pouvez pas et que vous avez moins de deux prêts, vous devez en prendre un autre. Celui-ci ne coûte rien jusqu’à votre prochain tour.
        Si vous avez deux prêts et ne pouvez pas payer pour les deux, vous payez ce que vous pouvez. Pour chaque prêt en défaut, la banque saisit quelque chose. C’est le joueur à votre droite qui choisit.
        S’il n’y a rien à saisir, vous ne devez rien cette fois. Dans tous les cas, vous gardez vos prêts, et les intérêts impayés ne s’accumulent pas.
    .edition-2007 =
        Pour chaque prêt en défaut, la banque saisit une de vos caisses sur l’île. Si vous n’en avez pas, elle en saisit deux chez vous : d’abord au magasin de port, puis au centre de distribution. S’il n’en reste qu’une, elle suffit. Votre cargaison ne risque rien.
        Si vous n’avez aucune caisse, même à bord, elle saisit une usine ou un entrepôt, mais jamais sur les deux cases les moins chères de chaque type.
        Tout ce qui est saisi retourne au stock.
    .edition-2018 =
        Pour chaque prêt en défaut, la banque saisit une caisse au premier de ces endroits où vous en avez : l’île, votre navire, votre magasin de port, votre centre de distribution. Elle ne saisit jamais de bâtiment.
        Les caisses saisies sont hors du jeu.
    .investment-bank = Dans cet ordre, votre port de la banque vient juste après le navire. Ce qui est sur la carte de paiement ne risque rien, mais ne peut pas servir à payer les intérêts.
rules-part-domestic = Vente domestique
    .text =
        Après les intérêts et avant vos actions, vous pouvez vendre à la banque une caisse de votre centre de distribution pour { $sale_income } $, quel que soit son prix. S’il est vide, vous pouvez en vendre une de votre magasin de port. La caisse retourne au stock. Ce n’est pas permis à votre premier tour.
        Cette variante aide les débutants pour leurs premières parties. Comme des caisses retournent au stock, la partie dure plus longtemps.
rules-part-hidden = Ce qui est caché
    .text =
        Les cartes de valorisation et l’argent sont secrets, et les offres le sont jusqu’à leur révélation. Tout le reste est visible : plateaux, prix, cargaisons, prêts, stock et chaque paiement. En comptant les paiements, on peut calculer l’argent de chacun.
    .edition-2018 = Dans le jeu imprimé, chacun voit combien de cartes de monnaie vous avez et combien vous en mettez dans une offre. Ici, l’argent est un simple montant. Il n’y a ni cartes imprimées ni coupures, donc rien à compter.
rules-part-end = La fin de la partie
    .text = La partie se termine quand deux couleurs sont épuisées dans le stock. Seule la production peut épuiser une couleur. Le joueur qui a épuisé la deuxième achève son tour, puis la partie est finie. Plus personne d’autre ne joue.
    .edition-2007 = Les caisses saisies retournent au stock. Une couleur épuisée peut donc revenir avant la fin.
    .domestic-sale = Une vente domestique peut aussi ramener une couleur épuisée.
rules-part-scoring = Décompte final
    .text =
        Toutes les cartes de valorisation sont révélées. Voyez d’abord si votre secteur de l’île contient les cinq couleurs. Si oui, chaque caisse de votre couleur 5/10 compte { $card_high }, sinon { $card_low }.
        Rejetez ensuite toutes les caisses de votre couleur la plus représentée sur l’île. En cas d’égalité, rejetez celle qui vaut le moins, mais si votre couleur 5/10 en fait partie, c’est elle qui part.
        Additionnez les caisses qui restent sur l’île selon votre carte, { $harbour_score } $ par caisse au magasin de port, { $ship_score } $ par caisse à bord de votre navire, et votre argent. Retirez { $loan_score } $ par prêt. Le centre de distribution, les usines et les entrepôts ne valent rien.
    .edition-2007 = En cas d’égalité, celui à qui il reste le plus de caisses sur l’île gagne. Si l’égalité persiste, la victoire est partagée.
    .edition-2018 = En cas d’égalité, celui qui a le plus de caisses au centre de distribution gagne. Si l’égalité persiste, la victoire est partagée.
    .investment-bank = Chaque caisse de votre port de la banque compte aussi { $ship_score } $.
rules-part-brokers = La banque d’investissement
    .text =
        Trois courtiers mettent aux enchères des caisses contre de l’argent et de l’argent contre des caisses. Chacun a une case pour les caisses et une pour l’argent. Au début, le courtier I a deux caisses et { $broker_1 } $, le courtier II une caisse et { $broker_2 } $, le courtier III { $broker_3 } $. Ces caisses ne viennent pas du stock.
        Ce qui est payé aux courtiers est réparti dollar par dollar ou caisse par caisse : au courtier I, II, III, puis de nouveau depuis I. Chaque paiement commence au courtier I. Si vous payez en caisses, vous en choisissez l’ordre.
        Les courtiers reçoivent les offres gagnantes de leurs enchères, les intérêts des prêts (le courtier I, et avec deux prêts aussi le courtier II) et la subvention du gouvernement quand un vendeur refuse sur l’île. Les prêts se remboursent et les bâtiments se paient toujours à la banque ordinaire.
rules-part-call = Appeler le courtier
    .text =
        Avec une action, vous faites une offre pour tout ce que contient une case de courtier non vide. Pour des caisses, offrez de l’argent. Pour de l’argent, offrez des caisses de votre centre de distribution ou de votre magasin de port. Il faut au moins 1 $ ou une caisse.
        Votre offre reste sur la carte de paiement et ne peut servir à rien d’autre. Les caisses offertes continuent d’occuper de la place dans leur magasin.
        Il n’y a qu’une enchère de courtier à la fois. Si l’offre d’un autre joueur est sur la carte de paiement, appeler le courtier, c’est offrir plus pour la même case : au moins 1 $ ou une caisse de plus. Le joueur dont l’offre est dépassée récupère tout aussitôt et fixe de nouveaux prix pour les caisses rendues.
        On appelle le courtier une fois par tour. Ce n’est pas permis pendant un tour où vous avez reçu le lot d’une enchère de courtier, ni après avoir provoqué la fin de la partie. Après un appel, vous ne pouvez plus produire si cela met fin à la partie.
rules-part-win = Gagner une enchère de courtier
    .text =
        Si votre offre est encore sur la carte de paiement au début de votre tour, vous recevez tout ce qui est alors sur la case. L’argent s’ajoute au vôtre, les caisses vont dans votre port de la banque. Puis votre offre va aux courtiers.
        Si une enchère de courtier est encore ouverte à la fin de la partie, le plus offrant la gagne avant le décompte. Ce que les courtiers ont alors ne compte pour personne.
rules-part-bank-harbour = Le port de la banque
    .text = Les caisses gagnées auprès des courtiers attendent dans votre port de la banque. Allez-y depuis la mer ouverte pour les charger gratuitement, autant que votre navire peut en porter. On charge seulement à l’arrivée, et personne d’autre ne peut les prendre.

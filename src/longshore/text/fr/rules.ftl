### Les règles en nos propres mots, d’après les faits de docs/rules/spec.md. Chaque ligne est un paragraphe.

rules-title = Les règles
rules-search = Chercher dans les règles
rules-none = Les règles n’en disent rien.
rules-contents = Parties
rules-link = Lien vers cette partie

rules-part-goal = De quoi il s’agit
    .text =
        Chacun mène une petite économie : des usines produisent des caisses, des entrepôts les gardent, des navires les emportent, et sur l’île étrangère elles sont mises aux enchères. Personne n’y arrive seul : vous achetez aux autres, et ils achètent chez vous.
        À la fin, le plus riche gagne : l’argent compte, et surtout les caisses dans son secteur de l’île.
rules-part-setup = Mise en place
    .text =
        Trois, quatre ou cinq joueurs. Le stock contient { $supply_3 }, { $supply_4 } ou { $supply_5 } caisses de chacune des cinq couleurs (édition 2018 : { $new_supply_3 }, { $new_supply_4 } ou { $new_supply_5 }).
        Chacun commence avec { $start_cash } $, un entrepôt, une usine d’une couleur à lui, une caisse de cette couleur à { $start_price } $ au centre de distribution, un navire vide en mer ouverte et une carte de valorisation secrète.
        Le premier joueur est tiré au sort.
rules-part-turn = Un tour
    .text =
        D’abord, payez l’intérêt de vos prêts. Avec la banque d’investissement, recevez ensuite une enchère de courtier gagnée ; dans la variante pour débutants, vous pouvez ensuite faire une vente domestique.
        Puis vous avez deux actions : acheter une usine ou un entrepôt, produire, acheter pour le magasin de port, déplacer le navire, ou appeler le courtier. On peut faire deux fois la même chose, sauf produire et appeler le courtier. On peut aussi renoncer à des actions.
        Un prêt se prend à tout moment, et se rembourse avant, entre et après les actions.
rules-part-build = Usines et entrepôts
    .text =
        Une action permet d’en construire un. Les usines coûtent { $machine_2 } $, { $machine_3 } $ et { $machine_4 } $ de la deuxième à la quatrième, les entrepôts { $warehouse_2 } $, { $warehouse_3 } $, { $warehouse_4 } $ et { $warehouse_5 } $ du deuxième au cinquième. L’argent va à la banque.
        On n’a jamais deux usines de la même couleur.
        Chaque usine donne au centre de distribution la place de deux caisses, chaque entrepôt au magasin de port la place d’une.
rules-part-produce = Produire
    .text =
        Payez { $produce_cost } $ au joueur à votre droite, le patron du syndicat. Chacune de vos usines fait une caisse de sa couleur, tant que le stock en a et que le centre de distribution a de la place. Il faut produire tout ce qui tient ; sinon, vous choisissez les couleurs.
        Donnez à chaque nouvelle caisse un prix de { $factory_low } $ à { $factory_high } $, et révisez ceux des autres caisses du centre de distribution. C’est la seule occasion de les changer.
        Une fois par tour.
rules-part-restock = Acheter pour le magasin de port
    .text =
        Achetez autant de caisses que vous voulez au centre de distribution d’un seul autre joueur, aux prix affichés et dans la limite de la place. Le propriétaire ne peut pas refuser.
        Donnez à chacune un prix de { $harbour_low } $ à { $harbour_high } $, et révisez ceux des autres caisses du magasin de port. L’action peut ne servir qu’à cela.
rules-part-sail = Déplacer le navire
    .text =
        Une action mène le navire d’un port à la mer ouverte, ou de la mer ouverte à un port : celui d’un autre joueur, celui de l’île, ou avec la banque d’investissement votre port de la banque. D’un port à l’autre, il en faut donc deux.
        Un navire n’entre jamais dans le port de son propriétaire.
rules-part-load = Acheter dans un port
    .text =
        Quand votre navire arrive au port d’un autre joueur, vous pouvez acheter dans son magasin de port, dans la même action, aux prix affichés. Le navire porte cinq caisses de toutes couleurs.
        Dans l’édition 2007, un navire amarré là peut acheter encore pour une autre action. Dans celle de 2018, il doit partir et revenir.
        Les caisses ne quittent un navire que sur l’île.
rules-part-auction = La vente aux enchères sur l’île
    .text =
        Quand un navire chargé arrive à l’île, toute sa cargaison est vendue en un seul lot. Tous les autres font une offre secrète, de 0 $ à tout leur argent ; les offres sont révélées ensemble. On peut emprunter avant.
        Si plusieurs offres sont les plus élevées, ces joueurs en ajoutent secrètement une seconde. En cas de nouvelle égalité, le vendeur choisit parmi eux.
        Le vendeur accepte l’offre la plus élevée et la reçoit deux fois : de l’acheteur, et de la banque comme subvention. Ou il refuse, paie cette somme à la banque et garde la cargaison, s’il en a les moyens.
        Les caisses vont sur l’île, dans le secteur de qui les a obtenues. L’enchère termine le tour.
rules-part-bluff = Cartes de bluff à 0 $
    .text =
        Dans l’édition 2018, chacun a deux cartes sans valeur. On peut les joindre à une offre pour que le nombre de cartes ne trahisse rien. Elles reviennent toujours. Une première offre de 0 $ en contient toujours une.
        Avec la règle d’expert, une offre contenant une telle carte compte 0 $.
rules-part-loans = Prêts
    .text =
        Un prêt, c’est { $loan_amount } $ de la banque, à tout moment, même pendant le tour d’un autre et avant une offre. Deux au plus par joueur. Il ne coûte pas d’action.
        Pendant votre tour, une fois l’intérêt payé, vous pouvez rembourser à tout moment, même au milieu d’une action ou avant de répondre aux offres, toujours { $loan_amount } $ entiers. À la fin, chaque prêt non remboursé coûte { $loan_score } $.
rules-part-interest = Intérêt et défaut de paiement
    .text =
        Au début de votre tour, chaque prêt coûte { $interest_cost } $. Si vous ne pouvez pas payer et avez moins de deux prêts, vous devez en prendre un autre.
        Si vous ne pouvez pas payer avec deux prêts, la banque saisit des caisses que choisit le joueur à votre droite. Édition 2007 : une de l’île par prêt impayé ; à défaut deux du magasin de port, puis du centre de distribution ; sans aucune caisse, un bâtiment, jamais les deux usines ni les deux entrepôts les moins chers.
        Édition 2018 : une caisse par prêt impayé, de l’île, du navire, du port de la banque, du magasin de port ou du centre de distribution, dans cet ordre.
        S’il n’y a rien à saisir, l’intérêt est remis. Le prêt demeure.
rules-part-domestic = Vente domestique
    .text =
        Dans la variante pour débutants, après l’intérêt et jamais à votre premier tour, vous pouvez rendre au stock une caisse de votre centre de distribution pour { $sale_income } $. S’il est vide, une du magasin de port. La variante est une aide pour les premières parties ; comme les caisses retournent au stock, la partie dure plus longtemps.
rules-part-end = La fin de la partie
    .text =
        Dès que deux couleurs manquent au stock, le joueur qui les a épuisées achève son tour, et la partie est finie. Personne ne joue plus.
rules-part-scoring = Décompte final
    .text =
        On révèle toutes les cartes de valorisation. Voyez d’abord si votre secteur de l’île contient les cinq couleurs : alors la couleur 5/10 compte { $card_high }, sinon { $card_low }.
        Rejetez ensuite toutes les caisses de la couleur que vous avez le plus. En cas d’égalité, celle qui vaut le moins ; mais si la couleur 5/10 en est, c’est elle.
        Additionnez : ce qui reste sur l’île selon votre carte, { $harbour_score } $ par caisse au magasin de port, { $ship_score } $ par caisse à bord et au port de la banque, et votre argent. Retirez { $loan_score } $ par prêt. Le centre de distribution et les bâtiments ne comptent pas.
        À égalité gagne celui qui garde le plus de caisses sur l’île (édition 2018 : au centre de distribution).
rules-part-card = La carte de valorisation
    .text =
        Votre carte secrète dit ce que vaut chaque couleur pour vous : { $card_1 }, 5/10, { $card_3 }, { $card_4 } et { $card_5 }. Chacun en a une autre. Ce que les autres amassent et offrent en dit un peu sur la leur.
rules-part-hidden = Ce qui est caché
    .text =
        Les cartes de valorisation et l’argent sont secrets, les offres jusqu’à leur révélation. Tout le reste est visible : plateaux, prix, cargaisons, prêts, stock et chaque paiement. Certaines tables montrent l’argent de tous.
        Dans le jeu imprimé de 2018, on voit aussi combien de cartes d’argent chacun possède et met dans une offre. Ici, l’argent est un montant sans cartes, et cela reste inconnu.
rules-part-brokers = La banque d’investissement
    .text =
        Un ajout de l’édition 2018. Trois courtiers ont chacun une case de caisses et une case d’argent. Au début, le courtier I a deux caisses et { $broker_1 } $, le courtier II une caisse et { $broker_2 } $, le courtier III { $broker_3 } $.
        L’argent versé aux courtiers est réparti dollar par dollar entre I, II, III, puis de nouveau depuis I ; les caisses aussi, dans l’ordre que choisit le payeur. L’intérêt va au courtier I, et avec deux prêts aussi au courtier II. Quand un vendeur refuse, les courtiers reçoivent la somme payée.
rules-part-call = Appeler le courtier
    .text =
        Une fois par tour, comme action : désignez une case non vide et faites une offre pour tout ce qu’elle contient. Pour des caisses, de l’argent ; pour de l’argent, des caisses de vos magasins ; au moins un. L’offre reste bloquée sur la carte de paiement ; les caisses offertes occupent toujours leur place.
        Les autres peuvent surenchérir pour une action, d’au moins 1 $ ou une caisse. Votre offre vous revient aussitôt, et vous fixez de nouveaux prix aux caisses rendues.
        Jamais dans un tour où vous avez gagné une enchère de courtier, ni dans celui qui termine la partie.
rules-part-win = Gagner une enchère de courtier
    .text =
        Si la carte de paiement est encore à vous au début de votre tour, vous recevez tout ce qui est alors sur la case : l’argent en main, les caisses dans votre port de la banque. Puis l’offre va aux courtiers.
        Une enchère ouverte à la fin de la partie est gagnée par qui tient la carte de paiement, avant le décompte.
rules-part-bank-harbour = Le port de la banque
    .text =
        Les caisses des courtiers attendent dans votre port de la banque. Allez-y depuis la mer ouverte et chargez-les gratuitement, dans la limite de la place à bord. Personne d’autre ne le peut.

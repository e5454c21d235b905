### The rules in our own words, by the facts of docs/rules/spec.md. Each line is a paragraph. `.text`
### always holds. The other attributes hold for one edition or option, and are named like it.

rules-title = Rules
rules-search = Search the rules
rules-none = No matches in the rules.
rules-contents = Contents
rules-link = Link to this section
rules-this-table = At this table

rules-part-goal = The goal
    .text =
        You run a small business. Machines make containers, warehouses store them, ships carry them, and on the Foreign Island they are auctioned. Players set every price. Nobody can do it all alone: you buy from the others, and they buy from you.
        The richest player at the end wins. Cash counts, but the containers on your own part of the island count most.
rules-part-setup = Setup
    .text =
        The game is for three, four or five players. Turns pass clockwise, and the starting player is drawn at random.
        You start with ${ $start_cash }, one warehouse, one machine, one container of that machine’s colour at ${ $start_price } in your Factory Store, an empty ship on the Open Sea and a secret value card. No two players start with the same colour.
    .edition-2007 = With three, four or five players, the supply starts with { $supply_3 }, { $supply_4 } or { $supply_5 } containers of each of the five colours. Everyone’s first container comes out of it.
    .edition-2018 = With three, four or five players, the supply starts with { $new_supply_3 }, { $new_supply_4 } or { $new_supply_5 } containers of each of the five colours. Everyone’s first container comes out of it. You also get two $0 Bluffing Cards.
rules-part-turn = Your turn
    .text =
        First you pay the interest on your loans. Then you have two actions.
        An action is one of these: build a machine or a warehouse, produce, buy for the Harbour Store, or sail. You may do the same thing twice, but you can produce only once per turn. Actions you do not use are lost.
        You can only do what you can pay for at that moment. Loans cost no action.
        Your turn ends when you choose to end it, and always right after an auction on the island.
        Players cannot give, lend or trade anything except as these rules allow. Promises are not binding.
    .edition-2007 = Buying again in the harbour where your ship is already docked is an action too.
    .domestic-sale = After the interest and before your actions, you may make a Domestic Sale.
    .investment-bank = After the interest, you collect what you won in a broker auction. Calling the broker is one more action to choose from, once per turn.
rules-part-build = Machines and warehouses
    .text =
        One action builds one machine or one warehouse. Your second, third and fourth machine cost ${ $machine_2 }, ${ $machine_3 } and ${ $machine_4 }. Your second to fifth warehouse cost ${ $warehouse_2 }, ${ $warehouse_3 }, ${ $warehouse_4 } and ${ $warehouse_5 }. You pay the bank.
        You choose the colour of a new machine, but you can never have two of the same colour. Nobody can have more than four machines and five warehouses.
        Each machine gives your Factory Store room for two containers, and each warehouse gives your Harbour Store room for one. You can use the room at once.
    .edition-2018 = Machines and warehouses are scarce. With three, four or five players there are { $new_machines_3 }, { $new_machines_4 } or { $new_machines_5 } machines of each colour and { $new_warehouses_3 }, { $new_warehouses_4 } or { $new_warehouses_5 } warehouses, counting those you start with. When they are gone, nobody can build any more.
rules-part-produce = Produce
    .text =
        Producing costs ${ $produce_cost }, which goes to the player on your right, your Union Boss. Each of your machines makes one container of its colour, if the supply has one and your Factory Store has room. You must make everything that fits. If not everything fits, you choose the colours.
        Give each new container a price from ${ $factory_low } to ${ $factory_high }. You may also change the other prices in your Factory Store, which you can do only when you produce. If nothing can be made, you may produce just to change prices.
        You can produce once per turn.
rules-part-restock = Buy for the Harbour Store
    .text =
        Buy any number of containers from one other player’s Factory Store, at the prices there, as long as your Harbour Store has room for them. The owner cannot refuse. Buying from a second player takes a second action.
        Give each container a price from ${ $harbour_low } to ${ $harbour_high }. You may also change the other prices in your Harbour Store, or use the action just for that.
        You can never throw containers away to make room.
rules-part-sail = Sail
    .text =
        One action moves your ship from a harbour to the Open Sea, or from the Open Sea to another player’s harbour or to the island. So it takes two actions to get from one harbour to another.
        Your ship can never enter your own harbour.
        You may sail to the island with an empty ship. There is no auction then, and your turn goes on.
    .investment-bank = From the Open Sea, your ship can also sail to your own bank harbour.
rules-part-load = Buy from a harbour
    .text =
        When your ship arrives in another player’s harbour, you may buy from the Harbour Store there as part of the same action. You pay the prices shown, and the owner cannot refuse. Your ship holds five containers of any colours.
        You cannot unload your ship. Its cargo goes to the island.
    .edition-2007 =
        While your ship is docked there, you may use another action to buy again.
        Containers leave a ship only through an auction on the island.
    .edition-2018 =
        To buy there again, your ship has to leave and come back.
        Containers leave a ship only through an auction on the island, or when the bank seizes them.
rules-part-auction = The auction on the island
    .text =
        When a ship arrives at the island with cargo, all of it is auctioned as one lot. Every other player makes one secret bid, from $0 up to their cash, and all bids are revealed together. You may take a loan before you bid, but not between your bid and the reveal.
        If several players tie for the highest bid, each of them secretly adds a second bid to the first. It may be $0. If they are still tied, the seller chooses which of them to sell to.
        The seller may accept the highest bid. The seller then gets it twice: from the bidder, and again from the bank as a government subsidy. Or the seller declines all bids, pays that amount to the bank and keeps the cargo. The seller can decline only with enough cash to pay, and can never accept a lower bid. If nobody bids more than $0, the seller either gives the cargo away or keeps it for nothing.
        The containers go to their new owner’s part of the island, and all other bids are returned. The seller’s turn ends at once, even with an action left. The empty ship stays at the island.
    .investment-bank = When a seller declines, the brokers get the government subsidy: the bank pays them as much as the highest bid. What the seller pays still goes to the bank.
rules-part-bluff = $0 Bluffing Cards
    .text =
        Everyone has two cards worth nothing. You may add them to a bid, so that the number of your cards does not give it away. You always get them back.
        A first bid must contain at least one card. So a first bid of $0 always contains a $0 card, and you have one fewer left for a tie-break. A second bid may contain no cards at all.
    .cancel-bid =
        A bid that contains a $0 card counts as $0, whatever else is in it. If the seller accepts it, you pay nothing.
        In a tie-break, a $0 card in your second bid makes your total $0. A $0 card in your first bid does not cancel the second one.
rules-part-card = Your value card
    .text = Your secret card says what a container of each colour on the island is worth to you at the end: { $card_1 }, 5/10, { $card_3 }, { $card_4 } or { $card_5 }. No two players have the same card. What the others collect and bid tells you something about theirs.
rules-part-loans = Loans
    .text =
        A loan is ${ $loan_amount } from the bank. You can take one at any time, even on another player’s turn or before you bid. It costs no action. Nobody can hold more than two.
        On your own turn, you can pay back a loan at any time once the interest is paid. You can do it even in the middle of an action, or as a seller after you have seen the bids. You always pay back the whole ${ $loan_amount }. After an auction it is too late, because your turn is over.
        Each loan costs ${ $interest_cost } interest at the start of each of your turns. A loan you take and pay back on the same turn costs no interest. Each loan you still hold at the end of the game costs you ${ $loan_score }.
rules-part-interest = Interest and default
    .text =
        At the start of your turn, you pay ${ $interest_cost } for each loan. If you cannot pay and hold fewer than two loans, you must take another. That one costs nothing until your next turn.
        If you hold two loans and cannot pay for both, you pay what you can. Each loan you do not pay for is in default: the bank seizes something of yours. The player on your right chooses what.
        If there is nothing to seize, you owe nothing this time. Either way, you keep your loans, and unpaid interest is not carried over.
    .edition-2007 =
        For each loan in default, the bank seizes one of your containers on the island. If you have none there, it seizes two from your stores: first from the Harbour Store, then from the Factory Store. If only one is left, that one is enough. Your cargo is safe.
        If you have no containers at all, not even aboard, it seizes a machine or a warehouse, but never one on the two cheapest spaces of either kind.
        Whatever is seized goes back to the supply.
    .edition-2018 =
        For each loan in default, the bank seizes one container from the first of these places where you have any: the island, your ship, your Harbour Store, your Factory Store. It never seizes buildings.
        Seized containers are out of the game.
    .investment-bank = In this order, your bank harbour comes right after your ship. What lies on the Payment Card is safe, but you cannot pay interest with it.
rules-part-domestic = Domestic Sale
    .text =
        After the interest and before your actions, you may sell one container from your Factory Store to the bank for ${ $sale_income }, whatever its price. If that store is empty, you may sell one from your Harbour Store. The container goes back to the supply. You cannot do this on your first turn.
        This variant helps beginners in their first games. Because containers return to the supply, a game takes longer.
rules-part-hidden = What is hidden
    .text =
        Value cards and cash are secret, and so are bids until they are revealed. Everything else is open: boards, prices, cargoes, loans, the supply and every payment. If you keep count of the payments, you can work out everyone’s cash.
    .edition-2018 = In the printed game, everyone sees how many money cards you hold and how many you put into a bid. Here money is just an amount. There are no cards or denominations, so there is nothing to count.
rules-part-end = The end of the game
    .text = The game ends when two colours have run out in the supply. Only producing can use up a colour. Whoever uses up the second one finishes their turn, and then the game is over. Nobody else gets another turn.
    .edition-2007 = Seized containers go back to the supply, so a colour that had run out can come back before the game ends.
    .domestic-sale = A Domestic Sale can also bring back a colour that had run out.
rules-part-scoring = Final scoring
    .text =
        All value cards are revealed. First see whether your part of the island has all five colours. If it does, each container of your 5/10 colour is worth { $card_high }. If not, it is worth { $card_low }.
        Then discard all containers of the colour you have most of there. If several colours are tied, discard your 5/10 colour if it is one of them, otherwise the one worth least.
        Add up the value of your containers left on the island (by your card), ${ $harbour_score } for each container in your Harbour Store, ${ $ship_score } for each one aboard your ship, and your cash. Subtract ${ $loan_score } for each loan. Your Factory Store, machines and warehouses are worth nothing.
    .edition-2007 = If players tie, the one with more containers left on the island wins. If that is a tie too, they share the victory.
    .edition-2018 = If players tie, the one with more containers in the Factory Store wins. If that is a tie too, they share the victory.
    .investment-bank = Each container in your bank harbour is also worth ${ $ship_score }.
rules-part-brokers = The Investment Bank
    .text =
        Three brokers auction containers for money and money for containers. Each has a space for containers and a space for money. At the start, Broker I has two containers and ${ $broker_1 }, Broker II one container and ${ $broker_2 }, and Broker III ${ $broker_3 }. These containers do not come from the supply.
        What is paid to the brokers is dealt out one dollar or one container at a time: to Broker I, II, III, then I again, and so on. Every payment starts with Broker I. When you pay with containers, you choose their order.
        The brokers get the winning bids of their auctions, the interest on loans (Broker I, and with two loans also Broker II), and the government subsidy when a seller on the island declines. You still pay back loans and pay for buildings at the ordinary bank.
rules-part-call = Call the broker
    .text =
        With an action, you bid for everything on one Broker Space that is not empty. For containers you bid money. For money you bid containers from your two stores. Bid at least $1 or one container.
        Your bid stays on the Payment Card and cannot be used for anything else. Containers in it still take up room in their store.
        There is only one broker auction at a time. If another player’s bid lies on the Payment Card, calling the broker means bidding more for the same space: at least $1 or one container more. The outbid player gets everything back at once and sets new prices for returned containers.
        You can call the broker once per turn. You cannot call the broker on a turn in which you have collected what you won in a broker auction, or after you have triggered the end of the game. After a call, you cannot produce if that would end the game.
rules-part-win = Win a broker auction
    .text =
        If your bid is still on the Payment Card when your turn begins, you get everything that lies on the Broker Space by then. Money goes to your cash, containers to your bank harbour. Then your bid goes to the brokers.
        If a broker auction is still open when the game ends, the highest bidder wins it before scoring. What the brokers hold then counts for nobody.
rules-part-bank-harbour = The bank harbour
    .text = Containers you win from the brokers wait in your bank harbour. Sail there from the Open Sea to load them for free, as many as fit aboard. You load only when you arrive, and nobody else can take them.

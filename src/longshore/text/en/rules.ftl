### The rules in our own words, by the facts of docs/rules/spec.md. Each line is a paragraph.

rules-title = The rules
rules-search = Search the rules
rules-none = Nothing about that is found in the rules.
rules-contents = Parts
rules-link = Link to this part

rules-part-goal = What it is about
    .text =
        Everybody runs a small economy: factories make containers, warehouses store them, ships carry them, and on the Foreign Island they are auctioned. Nobody can do all of it alone: you buy from the others and they buy from you.
        Whoever is worth most in the end wins: cash, and above all the containers on your own part of the island.
rules-part-setup = Set-up
    .text =
        Three, four or five players. The supply holds { $supply_3 }, { $supply_4 } or { $supply_5 } containers of each of five colours (2018 edition: { $new_supply_3 }, { $new_supply_4 } or { $new_supply_5 }).
        Each player begins with ${ $start_cash }, one warehouse, one machine of a colour of their own, one container of that colour at ${ $start_price } in the Factory Store, an empty ship on the Open Sea, and a secret value card.
        The starting player is drawn at random.
rules-part-turn = A turn
    .text =
        First pay interest on loans. With the Investment Bank, then collect a broker auction you have won; with the beginners’ variant, then you may make a domestic sale.
        Then you have two actions: buy a machine or a warehouse, produce, buy for the Harbour Store, sail, or call the broker. You may do the same twice, but produce and call the broker only once each. You may also leave actions unused.
        Loans can be taken at any time, and repaid before, between and after the actions.
rules-part-build = Machines and warehouses
    .text =
        One action buys one of them. Machines cost ${ $machine_2 }, ${ $machine_3 } and ${ $machine_4 } for the second, third and fourth; warehouses ${ $warehouse_2 }, ${ $warehouse_3 }, ${ $warehouse_4 } and ${ $warehouse_5 } for the second to fifth. The money goes to the bank.
        You never own two machines of the same colour.
        Each machine gives the Factory Store room for two containers, each warehouse gives the Harbour Store room for one.
rules-part-produce = Produce
    .text =
        Pay ${ $produce_cost } to the player on your right, the Union Boss. Each of your machines makes one container of its colour, as long as the supply has one and the Factory Store has room. You must make all that fits; if it does not all fit, you choose the colours.
        Give each new container a price from ${ $factory_low } to ${ $factory_high }, and reprice any others in the Factory Store. Only when you produce can you change these prices.
        Once per turn.
rules-part-restock = Buy for the Harbour Store
    .text =
        Buy any number of containers from the Factory Store of one other player, at the prices shown there, as far as your Harbour Store has room. The owner cannot refuse.
        Give each one a price from ${ $harbour_low } to ${ $harbour_high }, and reprice any others in the Harbour Store. You may use the action just to reprice.
rules-part-sail = Sail
    .text =
        One action moves the ship from a harbour to the Open Sea, or from the Open Sea to a harbour: another player’s, the island’s, or with the Investment Bank your own bank harbour. So from harbour to harbour takes two.
        A ship never enters the harbour of its owner.
rules-part-load = Buy from a harbour
    .text =
        When your ship arrives in another player’s harbour you may buy from the Harbour Store there, in the same action, at the prices shown. The ship holds five containers of any colours.
        In the 2007 edition a ship that lies there may buy again for another action. In the 2018 edition it has to leave and come back.
        Containers leave a ship only at the island.
rules-part-auction = The auction on the island
    .text =
        When a loaded ship arrives at the island, its whole cargo is auctioned as one lot. All other players bid in secret, from $0 up to their cash, and all bids are opened together. You may borrow before you bid.
        If several bids are highest, these players secretly add a second bid. If it is still a tie, the seller chooses among them.
        The seller accepts the highest bid and gets it twice, from the bidder and as a subsidy from the bank. Or the seller declines, pays that amount to the bank and keeps the cargo. Declining must be affordable.
        The containers go to the island, to the part of whoever got them. The auction ends the turn.
rules-part-bluff = $0 Bluffing Cards
    .text =
        In the 2018 edition everybody has two cards worth nothing. They can be added to a bid, so that the number of cards does not give it away. They always come back. A first bid of $0 always holds one of them.
        With the expert rule a bid with such a card counts as $0.
rules-part-loans = Loans
    .text =
        A loan is ${ $loan_amount } from the bank, at any time, also in the turn of another player and before a bid. Nobody holds more than two. It costs no action.
        In your own turn, once interest is paid, you may repay at any time, even in the middle of an action or before you answer the bids: always the whole ${ $loan_amount }. Each loan not repaid costs ${ $loan_score } in the end.
rules-part-interest = Interest and default
    .text =
        At the start of your turn each loan costs ${ $interest_cost }. If you cannot pay and hold fewer than two loans, you must take another one.
        If you cannot pay with two loans, the bank takes containers, chosen by the player on your right. In the 2007 edition: one from the island for each unpaid loan; if there is none, two from the Harbour Store, then the Factory Store; if there is no container at all, a building, never the two cheapest machines or warehouses.
        In the 2018 edition: one container for each unpaid loan, from the island, the ship, the bank harbour, the Harbour Store or the Factory Store, in this order.
        If there is nothing to take, the interest is waived. The loan stays.
rules-part-domestic = Domestic sale
    .text =
        In the beginners’ variant you may, after interest and not in your first turn, return one container from your Factory Store to the supply for ${ $sale_income }. If it is empty, one from the Harbour Store. The variant is a help for first games; as containers return to the supply, a game takes longer.
rules-part-end = The end of the game
    .text =
        As soon as two colours are missing from the supply, the player who used up the last of them finishes their turn, and the game is over. Nobody else has another turn.
rules-part-scoring = Final scoring
    .text =
        All value cards are shown. First see whether your part of the island has all five colours: if so, the colour marked 5/10 counts { $card_high }, otherwise { $card_low }.
        Then discard all containers of the colour of which you have most. If several are tied, the one of lowest value; but if the 5/10 colour is among them, that one.
        Add up: what is left on the island by your card, ${ $harbour_score } for each container in the Harbour Store, ${ $ship_score } for each one aboard your ship and in the bank harbour, and your cash. Subtract ${ $loan_score } for each loan. The Factory Store and buildings count nothing.
        A tie goes to whoever has more containers left on the island (2018 edition: in the Factory Store).
rules-part-card = The value card
    .text =
        Your secret card says what each colour is worth to you: { $card_1 }, 5/10, { $card_3 }, { $card_4 } and { $card_5 }. Every player’s card is different. What the others collect and bid tells something about theirs.
rules-part-hidden = What is hidden
    .text =
        Value cards and cash are secret, bids until they are opened. All else is open: boards, prices, cargoes, loans, the supply and every payment. Some tables show everybody’s cash.
        In the printed 2018 game everybody also sees how many money cards a player holds and puts into a bid. Here money is an amount, not cards, so that stays unknown.
rules-part-brokers = The Investment Bank
    .text =
        An addition of the 2018 edition. Three brokers each have a space with containers and a space with money. At the start Broker I has two containers and ${ $broker_1 }, Broker II one container and ${ $broker_2 }, Broker III ${ $broker_3 }.
        Money paid to the brokers is dealt out one dollar at a time to I, II, III and again from I; containers likewise, in the order that the payer chooses. Interest goes to Broker I, and with two loans also to Broker II. When a seller declines, the brokers get the amount paid.
rules-part-call = Call the broker
    .text =
        Once per turn, as an action: name a space that is not empty and bid for all that is on it. For containers bid money, for money bid containers from your stores; at least one. The bid lies on the Payment Card and is bound; bid containers still take up room.
        Others may outbid you as an action, by at least $1 or one container more. You get your bid back at once, and price returned containers anew.
        Not in a turn in which you won a broker auction, and not in the one that ends the game.
rules-part-win = Win a broker auction
    .text =
        If the Payment Card is still yours when your turn begins, you get everything that lies on the space now: money into your hand, containers into your bank harbour. Then the bid goes to the brokers.
        An auction that is open when the game ends is won by its holder, before scoring.
rules-part-bank-harbour = The bank harbour
    .text =
        Containers from the brokers wait in your bank harbour. Sail there from the Open Sea and load any of them for nothing, as many as the ship has room for. Nobody else can.

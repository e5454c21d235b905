### The strategy page. The figures in its sentences are measured (docs/strategy.md).

strategy-title = Strategy for beginners
strategy-about = Ten ideas that help you win. Each comes with a position from a game between bots: take over a seat, try the idea, and play on as long as you like. These games do not count towards your results.
strategy-play = Play from here
strategy-measured = All figures come from { $games } three-player games of the 2007 edition between trader bots.

strategy-title-worth = Know what it is worth to you
strategy-idea-worth = Your value card is your own price list. A container that brings you $10 may bring your neighbour $2. Add up what a lot is worth to you and bid less than that. On average, buyers paid ${ $paid } for a container and scored ${ $scored }, but { $lost }% of all containers scored less than they had cost.
strategy-here-worth = This cargo would add ${ $worth } to your score, and you have ${ $cash }. The other bidder has ${ $rival }. What do you bid?

strategy-title-price = Don’t give your goods away
strategy-idea-price = A low price alone does not sell. At $1 or $2, { $cheap }% of the containers were gone by their maker’s next turn. At $3 or $4, it was { $dear }%. So look first for a buyer with room and cash, then set a price that buyer can pay.
strategy-here-price =
    The others have room for { $room ->
        [one] one more container
       *[other] { $room } more containers
    } in their harbours, and your { $count ->
        [one] machine is
       *[other] { $count } machines are
    } ready. Which prices will you set?

strategy-title-build = Build early
strategy-idea-build = A machine earned about ${ $maker } with each container it sold, a warehouse ${ $warehouse } with each one that passed through. The ${ $machine_2 } machine paid for itself after { $sales } sales, the ${ $warehouse_2 } warehouse after { $passes }. Buildings score nothing at the end, so build in your first turns or not at all.
strategy-here-build = It is your first turn and you have ${ $cash }. A second machine costs ${ $machine }, a second warehouse ${ $warehouse }.

strategy-title-sail = Sail with a full ship
strategy-idea-sail = A voyage takes the same actions with one container or with five. At the island, a single container earned its seller ${ $one }, a full ship ${ $five }. So sail to the harbour where several containers wait at a fair price.
strategy-here-sail =
    Your ship is empty. The other harbours sell { $count ->
        [one] one container
       *[other] { $count } containers
    }, from ${ $lowest } to ${ $highest }. Where do you sail?

strategy-title-subsidy = Let the bank pay half
strategy-idea-subsidy = When you accept a bid, the bank pays you the same amount again. Sellers paid ${ $cost } for a container and were offered only ${ $bid }. With the subsidy they got ${ $income }. So sail to the island when the others have cash: every dollar they bid counts twice for you.
strategy-here-subsidy =
    You have { $count ->
        [one] one container
       *[other] { $count } containers
    } aboard. The richest bidder has ${ $cash }.

strategy-title-keep = Keep a cargo worth three times the bid
strategy-idea-keep = If you accept, you get twice the bid. If you decline, you pay it. So keeping a cargo pays only if it adds more than three times the bid to your score. Our traders accepted { $accepted }% of the time.
strategy-here-keep = The highest bid is ${ $bid }. Selling brings you ${ $sold }. Keeping adds ${ $worth } to your score and costs the bid, which leaves ${ $kept }.

strategy-title-card = Collect all five colours
strategy-idea-card =
    With all five colours, your 5/10 colour is worth ${ $card_high }. At the end you lose the colour you have most of, on average { $discarded ->
        [one] one container
       *[other] { $discarded } containers
    }. So never let your best colour become your largest. Players with all five colours won { $five }% of their games, the others { $fewer }%.
strategy-here-card = Your part of the island is worth ${ $before }. With this cargo it would be worth ${ $after }.

strategy-title-loan = Borrow to buy something good
strategy-idea-loan =
    A loan gives you ${ $loan_amount } at once and costs ${ $interest_cost } a turn. Our traders kept one for about { $turns ->
        [one] one turn
       *[other] { $turns } turns
    }, so it had to earn a little more than the interest over that time. Players who borrowed won { $ever }% of their games, about what you would expect in a three-player game. Debt alone decides nothing. What you buy with it does.
strategy-here-loan = You have ${ $cash }. This cargo would add ${ $worth } to your score. Would you take a loan to bid for it?

strategy-title-supply = Watch the supply
strategy-idea-supply =
    The game ends when two colours are gone. Once the first has run out, you have about { $turns ->
        [one] one turn
       *[other] { $turns } turns
    } left. Stop building and bring your goods to the island. Containers in a Factory Store score nothing, and about { $unsold ->
        [one] one was
       *[other] { $unsold } were
    } left there per game.
strategy-here-supply =
    One colour is gone, and { $productions ->
        [one] one production
       *[other] { $productions } productions
    } could end the game. You still have { $count ->
        [one] one container
       *[other] { $count } containers
    } in your Factory Store.

strategy-title-end = End the game while you lead
strategy-idea-end = Whoever uses up the second colour finishes the turn, and then the game is over. That player won { $won }% of the games. If you are ahead, end it before the others can sell what they have on the way. If you are behind, leave that colour alone.
strategy-here-end = You would score ${ $score } now. If you produce, you use up the second colour. Are you ahead?

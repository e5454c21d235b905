### Help at the table: words explained in one sentence, and the tips of a first game.

help-about = Help is on. Tap a question mark to read the rule.
help-tip-domestic-sale = Before your actions, you may sell one container from your Factory Store to the bank for ${ $sale_income }. If that store is empty, you may sell one from your Harbour Store instead.
help-tip-union-boss = Producing costs ${ $produce_cost }. It goes to the player on your right, your Union Boss.
help-tip-five-ten = Each container of this colour is worth { $card_high } if you have all five colours on the island at the end, otherwise { $card_low }.
help-tip-payment-card = The arrow marks what the brokers are auctioning. The highest bid lies on the Payment Card, and whoever made it wins at the start of their next turn. If you are outbid, you get your bid back at once.

## Tips of a first game
help-remark-turn = Whoever has the most money at the end wins. Your cash counts, and so do your containers on the island, at the values on your card. Start by producing. The others can only buy what you have made and priced.
help-remark-price = A low price alone does not sell. See who has room and cash, then ask for what that buyer can pay.
help-remark-ship = Your ship buys from the other players’ Harbour Stores and carries the cargo to the island. There the highest bidder can win all of it.
help-remark-auction = Everyone bids once, in secret. If the seller accepts, the bank pays the same amount on top. Your value card tells you what each colour is worth to you.
help-remark-end = One colour has run out. When a second one does, the game ends. Then everyone discards the colour they have most of on the island.
help-remark-bank = As an action, you can call a broker: bid money for containers, or containers for money. If nobody outbids you before your next turn, you win. If someone does, you get your bid back.
help-remark-close = Got it
help-remark-off = No more tips
help-remark-name = Tip

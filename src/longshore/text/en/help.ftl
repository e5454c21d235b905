### Help at the table: names explained in one sentence, and the tips of a first game.

help-about = Help is on. Choose a question mark to read the rule.
help-tip-domestic-sale = At the start of your turn, you may return one container from your Factory Store to the supply for $2. If it is empty, one from your Harbour Store.
help-tip-union-boss = Producing costs $1. It goes to the player on your right, your Union Boss.
help-tip-five-ten = Counts 10 per container if you have all five colours on the island at the end, otherwise 5.
help-tip-payment-card = The arrow marks what the brokers are auctioning. The highest bid lies on the Payment Card. Its player wins when their next turn begins. Anyone who is outbid gets the bid back at once.

## Tips of a first game
help-remark-turn = You have two actions each turn. A good start is to produce: the others can only buy what you have made and priced.
help-remark-price = Low prices sell sooner, high prices earn more. See what the others ask.
help-remark-ship = Your ship buys from the Harbour Stores of others and carries the cargo to the island. There the whole cargo is sold to the highest bidder.
help-remark-auction = Everyone bids once, in secret. If the seller accepts, the bank pays the same amount on top. Your value card tells you what each colour is worth to you.
help-remark-end = One colour has run out. When a second one does, the game ends. Then everyone discards the colour they have most of on the island.
help-remark-bank = For an action you can call a broker: bid money for containers, or containers for money. If nobody outbids you before your next turn, it is yours. Otherwise you get your bid back.
help-remark-close = Got it
help-remark-off = No more tips
help-remark-name = Tip

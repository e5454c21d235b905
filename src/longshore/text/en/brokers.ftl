### The Investment Bank at the table: what is for sale, what the bids do.

# $broker: I, II or III
brokers-offers = Broker { $broker } offers:
brokers-for-goods = Money for containers
brokers-for-money = Containers for money
brokers-how = If nobody outbids you before your next turn begins, it is yours and your bid goes to the brokers. If somebody does, you get your bid back at once.
brokers-outbid-money = Outbid: at least ${ $amount }
brokers-outbid-goods = Outbid: at least { $count } containers
brokers-yours-next = yours at your next turn
brokers-theirs-next = decided at their next turn

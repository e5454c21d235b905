### The trays of a turn: reasons, notes on buttons, prices and the sale to the bank.

trays-needs = needs ${ $need }
trays-loan = Take a loan?
trays-produce-nothing = only new prices, for ${ $produce_cost }
trays-produce-some = makes { $made } of { $able }
trays-sale = Sell one to the bank: +${ $sale_income }
trays-sale-about = The bank pays ${ $sale_income }, whatever the price in your store, and puts the container back into the supply.
trays-sale-one = now at ${ $price }: sell for ${ $sale_income }
trays-price-it = Price it at once
trays-change-prices = Change prices
trays-reprice-first = Tap a container in the store to change its price too.
trays-key-prices = set this price, in the pricing tray
trays-key-enter = end a finished turn
trays-loan-word = Loan
trays-repay-word = Pay back

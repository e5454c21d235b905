### The trays of a turn: reasons, notes on buttons, prices and the sale to the bank.

trays-needs = needs ${ $need }
trays-loan = Take a loan?
trays-produce-nothing = only changes prices, for ${ $produce_cost }
trays-produce-some = makes { $made } of { $able }
trays-sale = Sell one to the bank: +${ $sale_income }
trays-sale-about = The bank pays ${ $sale_income }, whatever the price in your store. The container goes back to the supply.
trays-sale-one = priced at ${ $price }, sells for ${ $sale_income }
trays-price-it = Set its price now
trays-change-prices = Change prices
trays-reprice-first = Tap a container in the store to change its price too.
trays-key-prices = choose this price
trays-key-enter = end a finished turn
trays-loan-word = Loan
trays-repay-word = Pay back
trays-warehouse-gives = Warehouse: room for one more container in your harbour
trays-machine-gives = Machine: one more container each time you produce

### What bots say at a table now and then, in a small bubble. Warm, dry, and under 45 characters or so. Some bots are
### women and some are men, and so are those they speak to, so no line depends on it. A line with the name of a style
### instead of a number is said only by bots of that style.

## Somebody has bought from the bot.
banter-line-bought-1 = Gone already? I should have asked for more.
banter-line-bought-2 = A pleasure. Mind the paint.
banter-line-bought-3 = Good taste. Come back soon.
banter-line-bought-4 = That one was my favourite.
banter-line-bought-producer = Fresh from the works. Still warm.

## The bot has sold its cargo well at the island.
banter-line-sold-1 = Now that was worth the trip.
banter-line-sold-2 = The bank doubles it. I do like the bank.
banter-line-sold-3 = A fair price. More than fair.
banter-line-sold-4 = Drinks are on the ship tonight.
banter-line-sold-shipper = Some go to sea for the view. Not me.

## The bot has declined the bids and kept its cargo.
banter-line-kept-1 = Then I’d rather keep it.
banter-line-kept-2 = At that price? It stays with me.
banter-line-kept-3 = There is still room on my island.
banter-line-kept-4 = No hard feelings. Just numbers.

## The bot has won an auction by one dollar.
banter-line-close-1 = One dollar. I’ll sleep well tonight.
banter-line-close-2 = That was closer than I like.
banter-line-close-3 = By a whisker. I’ll take it.
banter-line-close-4 = A dollar well spent.
banter-line-close-collector = One more for the collection.

## The bot has lost an auction by one dollar.
banter-line-missed-1 = One dollar. One single dollar.
banter-line-missed-2 = That dollar was in my other pocket.
banter-line-missed-3 = So close I could smell the paint.
banter-line-missed-4 = Next time I’ll round up.

## The bot has made the second-highest bid at an auction, and lost by more than a dollar. $seat is who won.
banter-line-outbid-1 = { seat }, I’ll remember that.
banter-line-outbid-2 = How badly did you want it, { seat }?
banter-line-outbid-3 = Too rich for me this time.
banter-line-outbid-4 = My pockets are not that deep.

## The bot has won a cargo for little. $seat is who sold it.
banter-line-bargain-1 = For that price? Don’t mind if I do.
banter-line-bargain-2 = Nobody else? My lucky day.
banter-line-bargain-3 = Thank you, { seat }. Too kind.
banter-line-bargain-4 = Cheap at twice the price.

## The bot has built a machine or a warehouse.
banter-line-built-1 = There. Room to grow.
banter-line-built-2 = Smells of fresh paint and big plans.
banter-line-built-3 = The neighbours will talk.
banter-line-built-4 = It looked smaller on the plan.

## The bot has taken a loan.
banter-line-loan-1 = The bank and I are old friends.
banter-line-loan-2 = Just until the ship comes in.
banter-line-loan-3 = All money is borrowed, really.
banter-line-loan-4 = Richer already. On paper.
banter-line-loan-banker = Debt is a tool. So is a crane.

## The end of the game has been triggered.
banter-line-ending-1 = The yards look very empty.
banter-line-ending-2 = That’s it, then. Time to count.
banter-line-ending-3 = Already? I was just warming up.
banter-line-ending-4 = Last call. Lights out in the harbour.

## The bot has won the game.
banter-line-victory-1 = Good game. The harbour was kind to me.
banter-line-victory-2 = Let’s call it luck. Just for today.
banter-line-victory-3 = Thank you all. Same time tomorrow?
banter-line-victory-4 = Somebody had to win. Glad to help.

## Somebody else has won the game.
banter-line-beaten-1 = Well played. Hats off.
banter-line-beaten-2 = Next time I’ll count twice.
banter-line-beaten-3 = I liked my plan. It was a good plan.
banter-line-beaten-4 = Congratulations. Rematch?

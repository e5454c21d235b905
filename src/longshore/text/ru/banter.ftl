### What bots say at a table now and then, in a small bubble. Warm, dry, and under 45 characters or so. Some bots are
### women and some are men, and so are those they speak to, so no line depends on it. A line with the name of a style
### instead of a number is said only by bots of that style.

## Somebody has bought from the bot.
banter-line-bought-1 = Уже купили? Эх, дёшево отдаю.
banter-line-bought-2 = С удовольствием. Осторожно, окрашено.
banter-line-bought-3 = Отличный вкус. Жду снова.
banter-line-bought-4 = А это был мой любимый.
banter-line-bought-producer = Прямо с фабрики. Ещё тёплый.

## The bot has sold its cargo well at the island.
banter-line-sold-1 = Не зря плыли.
banter-line-sold-2 = Банк удваивает. Люблю банк.
banter-line-sold-3 = Честная цена. Даже слишком.
banter-line-sold-4 = Сегодня корабль угощает.
banter-line-sold-shipper = Кто-то ходит в море ради видов. Не я.

## The bot has declined the bids and kept its cargo.
banter-line-kept-1 = Тогда лучше оставлю себе.
banter-line-kept-2 = За такие деньги? Пусть останется у меня.
banter-line-kept-3 = На моём острове ещё есть место.
banter-line-kept-4 = Без обид. Просто цифры.

## The bot has won an auction by one dollar.
banter-line-close-1 = Один доллар. Буду спать спокойно.
banter-line-close-2 = Впритык. Не люблю так.
banter-line-close-3 = Еле-еле. Но моё.
banter-line-close-4 = Хорошо вложенный доллар.
banter-line-close-collector = Пополнение в коллекции.

## The bot has lost an auction by one dollar.
banter-line-missed-1 = Один доллар. Всего один доллар.
banter-line-missed-2 = А доллар-то в другом кармане.
banter-line-missed-3 = Так близко, что краской пахло.
banter-line-missed-4 = В следующий раз округлю вверх.

## Ставка бота вторая, и проиграл он больше чем доллар. $seat — победитель.
banter-line-outbid-1 = { seat }, я это запомню.
banter-line-outbid-2 = Неужели так надо было, { seat }?
banter-line-outbid-3 = На этот раз мне не по карману.
banter-line-outbid-4 = Столько у меня не найдётся.

## Бот получил груз за бесценок. $seat — продавец.
banter-line-bargain-1 = За такую цену? Не откажусь.
banter-line-bargain-2 = Больше никто? Сегодня мой день.
banter-line-bargain-3 = Спасибо, { seat }. Очень любезно.
banter-line-bargain-4 = И вдвое дороже было бы дёшево.

## The bot has built a machine or a warehouse.
banter-line-built-1 = Вот так. Есть куда расти.
banter-line-built-2 = Пахнет краской и большими планами.
banter-line-built-3 = Соседям будет о чём поговорить.
banter-line-built-4 = На чертеже казалось меньше.

## The bot has taken a loan.
banter-line-loan-1 = Мы с банком старые друзья.
banter-line-loan-2 = Только пока корабль не придёт.
banter-line-loan-3 = Деньги всегда чужие.
banter-line-loan-4 = Уже богаче. На бумаге.
banter-line-loan-banker = Долг — это инструмент. Как кран.

## The end of the game has been triggered.
banter-line-ending-1 = Пустовато на складах.
banter-line-ending-2 = Вот и всё. Пора считать.
banter-line-ending-3 = Уже? А я только во вкус вхожу.
banter-line-ending-4 = Закрываемся. Порт гасит огни.

## The bot has won the game.
banter-line-victory-1 = Славная игра. Порт сегодня добр ко мне.
banter-line-victory-2 = Назовём это удачей. Только сегодня.
banter-line-victory-3 = Спасибо всем. Завтра в это же время?
banter-line-victory-4 = Кто-то должен был победить. Не благодарите.

## Somebody else has won the game.
banter-line-beaten-1 = Отличная игра. Снимаю шляпу.
banter-line-beaten-2 = В следующий раз пересчитаю дважды.
banter-line-beaten-3 = План был хороший. На бумаге.
banter-line-beaten-4 = Поздравляю. Реванш?

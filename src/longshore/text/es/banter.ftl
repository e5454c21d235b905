### What bots say at a table now and then, in a small bubble. Warm, dry, and under 45 characters or so. Some bots are
### women and some are men, and so are those they speak to, so no line depends on it. A line with the name of a style
### instead of a number is said only by bots of that style.

## Somebody has bought from the bot.
banter-line-bought-1 = ¿Tan pronto? Tendría que haber pedido más.
banter-line-bought-2 = Un placer. Cuidado con la pintura.
banter-line-bought-3 = Buen gusto. Hasta pronto.
banter-line-bought-4 = Justo mi favorito.
banter-line-bought-producer = Recién salido de la fábrica. Aún caliente.

## The bot has sold its cargo well at the island.
banter-line-sold-1 = Este viaje sí que valió la pena.
banter-line-sold-2 = El banco lo duplica. Me gusta el banco.
banter-line-sold-3 = Un precio justo. Más que justo.
banter-line-sold-4 = Esta noche invita el barco.
banter-line-sold-shipper = Hay quien navega por las vistas. Yo no.

## The bot has declined the bids and kept its cargo.
banter-line-kept-1 = Entonces prefiero quedármela.
banter-line-kept-2 = ¿A ese precio? Se queda conmigo.
banter-line-kept-3 = En mi isla todavía hay sitio.
banter-line-kept-4 = Sin rencores. Son solo números.

## The bot has won an auction by one dollar.
banter-line-close-1 = Un dólar. Hoy dormiré bien.
banter-line-close-2 = Más ajustado de lo que me gusta.
banter-line-close-3 = Por un pelo. Me sirve.
banter-line-close-4 = Un dólar bien gastado.
banter-line-close-collector = Una pieza más para la colección.

## The bot has lost an auction by one dollar.
banter-line-missed-1 = Un dólar. Un solo dólar.
banter-line-missed-2 = Ese dólar estaba en el otro bolsillo.
banter-line-missed-3 = Tan cerca que ya olía la pintura.
banter-line-missed-4 = La próxima vez redondeo hacia arriba.

## El bot hizo la segunda puja y perdió por más de un dólar. $seat ganó.
banter-line-outbid-1 = { seat }, lo recordaré.
banter-line-outbid-2 = ¿Tanto lo querías, { seat }?
banter-line-outbid-3 = Esta vez es demasiado para mí.
banter-line-outbid-4 = Mis bolsillos no dan para tanto.

## El bot ganó una carga por poco. $seat la vendió.
banter-line-bargain-1 = ¿A ese precio? No digo que no.
banter-line-bargain-2 = ¿Nadie más? Es mi día de suerte.
banter-line-bargain-3 = Gracias, { seat }. Qué detalle.
banter-line-bargain-4 = Hasta al doble era un regalo.

## The bot has built a machine or a warehouse.
banter-line-built-1 = Listo. Sitio para crecer.
banter-line-built-2 = Huele a pintura y a grandes planes.
banter-line-built-3 = Ya tienen de qué hablar los vecinos.
banter-line-built-4 = En el plano parecía más pequeño.

## The bot has taken a loan.
banter-line-loan-1 = El banco y yo: una vieja amistad.
banter-line-loan-2 = Solo hasta que llegue el barco.
banter-line-loan-3 = El dinero siempre es prestado.
banter-line-loan-4 = Ya tengo más dinero. Sobre el papel.
banter-line-loan-banker = La deuda es una herramienta. Como la grúa.

## The end of the game has been triggered.
banter-line-ending-1 = Qué vacía se ve la terminal.
banter-line-ending-2 = Se acabó. Es hora de contar.
banter-line-ending-3 = ¿Ya? Si acababa de entrar en calor.
banter-line-ending-4 = Se cierra. El puerto apaga las luces.

## The bot has won the game.
banter-line-victory-1 = Buena partida. El puerto me sonrió.
banter-line-victory-2 = Digamos que fue suerte. Solo por hoy.
banter-line-victory-3 = Gracias a todos. ¿Mañana a la misma hora?
banter-line-victory-4 = Alguien tenía que ganar. De nada.

## Somebody else has won the game.
banter-line-beaten-1 = Bien jugado. Me quito el sombrero.
banter-line-beaten-2 = La próxima vez lo cuento dos veces.
banter-line-beaten-3 = Mi plan era bueno. Sobre el papel.
banter-line-beaten-4 = Felicidades. ¿Revancha?

### Las reglas con nuestras palabras, según los hechos de docs/rules/spec.md. Cada línea es un párrafo.

rules-title = Las reglas
rules-search = Buscar en las reglas
rules-none = Las reglas no dicen nada de eso.
rules-contents = Partes
rules-link = Enlace a esta parte

rules-part-goal = De qué se trata
    .text =
        Cada uno lleva una pequeña economía: las fábricas producen containers, los almacenes los guardan, los barcos se los llevan, y en la Isla Extranjera se subastan. Nadie puede con todo: tú compras a los demás y ellos te compran a ti.
        Gana quien al final valga más: dinero y, sobre todo, containers en su área de la isla.
rules-part-setup = Preparación
    .text =
        Tres, cuatro o cinco jugadores. El suministro tiene { $supply_3 }, { $supply_4 } o { $supply_5 } containers de cada uno de los cinco colores (edición de 2018: { $new_supply_3 }, { $new_supply_4 } o { $new_supply_5 }).
        Cada uno empieza con { $start_cash } $, un almacén, una máquina de un color propio, un container de ese color a { $start_price } $ en las Naves de la Fábrica, un barco vacío en el Mar Abierto y una Carta de Valor de Containers secreta.
        Quién empieza se sortea.
rules-part-turn = Un turno
    .text =
        Primero pagas los intereses de tus préstamos. Con el Banco de Inversión recoges después una subasta de bróker ganada; en la variante para principiantes puedes hacer después una Venta Doméstica.
        Luego tienes dos acciones: comprar una máquina o un almacén, producir, comprar para las Naves del Puerto, navegar o llamar al bróker. Puedes repetir, salvo producir y llamar al bróker, una vez cada una. También puedes dejar acciones sin usar.
        Un préstamo se pide en cualquier momento, y se devuelve antes, entre y después de las acciones.
rules-part-build = Máquinas y almacenes
    .text =
        Con una acción compras uno. Las máquinas cuestan { $machine_2 } $, { $machine_3 } $ y { $machine_4 } $ de la segunda a la cuarta; los almacenes { $warehouse_2 } $, { $warehouse_3 } $, { $warehouse_4 } $ y { $warehouse_5 } $ del segundo al quinto. El dinero va al banco.
        Nunca se tienen dos máquinas del mismo color.
        Cada máquina da a las Naves de la Fábrica sitio para dos containers, cada almacén a las Naves del Puerto sitio para uno.
rules-part-produce = Producir
    .text =
        Paga { $produce_cost } $ al jugador a tu derecha, el Jefe del Sindicato. Cada máquina tuya hace un container de su color, mientras el suministro tenga y las Naves de la Fábrica tengan sitio. Hay que producir todo lo que quepa; si no cabe todo, eliges los colores.
        Da a cada container nuevo un precio de { $factory_low } $ a { $factory_high } $, y cambia si quieres los de los demás en las Naves de la Fábrica. Solo al producir puedes cambiarlos.
        Una vez por turno.
rules-part-restock = Comprar para las Naves del Puerto
    .text =
        Compra cuantos containers quieras de las Naves de la Fábrica de un solo jugador, a los precios marcados y mientras tengas sitio. El dueño no puede negarse.
        Da a cada uno un precio de { $harbour_low } $ a { $harbour_high } $, y cambia si quieres los de los demás en las Naves del Puerto. La acción puede servir solo para eso.
rules-part-sail = Navegar
    .text =
        Una acción lleva el barco de un puerto al Mar Abierto, o del Mar Abierto a un puerto: el de otro jugador, el de la isla o, con el Banco de Inversión, tu puerto del banco. De puerto a puerto hacen falta, pues, dos.
        Un barco nunca entra en el puerto de su dueño.
rules-part-load = Comprar en un puerto
    .text =
        Cuando tu barco llega al puerto de otro jugador, puedes comprar de sus Naves del Puerto, en la misma acción, a los precios marcados. El barco lleva cinco containers de cualquier color.
        En la edición de 2007, un barco amarrado allí puede comprar otra vez con otra acción. En la de 2018 tiene que salir y volver.
        Los containers solo dejan un barco en la isla.
rules-part-auction = La subasta en la isla
    .text =
        Cuando un barco cargado llega a la isla, toda su carga se subasta de una vez. Todos los demás apuestan en secreto, de 0 $ a todo su dinero; las apuestas se muestran a la vez. Antes se puede pedir un préstamo.
        Si varias apuestas son las más altas, esos jugadores añaden en secreto otra. Si sigue el empate, el vendedor elige entre ellos.
        El vendedor acepta la apuesta más alta y la recibe dos veces: del postor y, como subvención, del banco. O la rechaza, paga esa cantidad al banco y se queda la carga, si le alcanza el dinero.
        Los containers van a la isla, al área de quien los obtuvo. La subasta termina el turno.
rules-part-bluff = Cartas de farol de 0 $
    .text =
        En la edición de 2018 cada uno tiene dos cartas sin valor. Se pueden añadir a una apuesta para que el número de cartas no la delate. Siempre vuelven. Una primera apuesta de 0 $ contiene siempre una de ellas.
        Con la regla de expertos, una apuesta con una de estas cartas cuenta 0 $.
rules-part-loans = Préstamos
    .text =
        Un préstamo son { $loan_amount } $ del banco, en cualquier momento, también en el turno de otro y antes de apostar. Nadie tiene más de dos. No gasta acción.
        En tu turno, una vez pagados los intereses, puedes devolverlo en cualquier momento, también en medio de una acción o antes de responder a las apuestas, siempre los { $loan_amount } $ enteros. Al final, cada préstamo sin devolver cuesta { $loan_score } $.
rules-part-interest = Intereses e impago
    .text =
        Al empezar tu turno cada préstamo cuesta { $interest_cost } $. Si no puedes pagar y tienes menos de dos préstamos, debes pedir otro.
        Si no puedes pagar con dos préstamos, el banco se incauta de containers, que elige el jugador a tu derecha. Edición de 2007: uno de la isla por cada préstamo impagado; si no hay, dos de las Naves del Puerto y luego de las Naves de la Fábrica; sin ningún container, un edificio, nunca las dos máquinas ni los dos almacenes más baratos.
        Edición de 2018: un container por cada préstamo impagado, de la isla, el barco, el puerto del banco, las Naves del Puerto o las Naves de la Fábrica, en este orden.
        Si no hay nada que tomar, el interés se perdona. El préstamo sigue.
rules-part-domestic = Venta Doméstica
    .text =
        En la variante para principiantes, después de los intereses y no en tu primer turno, puedes devolver al suministro un container de tus Naves de la Fábrica por { $sale_income } $. Si están vacías, uno de las Naves del Puerto. La variante es una ayuda en las primeras partidas; como los containers vuelven al suministro, la partida dura más.
rules-part-end = El final de la partida
    .text =
        En cuanto faltan dos colores en el suministro, el jugador que los agotó acaba su turno y la partida termina. Nadie más juega.
rules-part-scoring = Puntuación final
    .text =
        Se muestran todas las cartas de valor. Mira primero si tu área de la isla tiene los cinco colores: entonces el color 5/10 vale { $card_high }; si no, { $card_low }.
        Descarta luego todos los containers del color del que más tengas. En caso de empate, el de menor valor; pero si está el color 5/10, ese.
        Suma: lo que queda en la isla según tu carta, { $harbour_score } $ por container en las Naves del Puerto, { $ship_score } $ por cada uno a bordo y en el puerto del banco, y tu dinero. Resta { $loan_score } $ por préstamo. Las Naves de la Fábrica y los edificios no cuentan.
        Un empate lo gana quien conserve más containers en la isla (edición de 2018: en las Naves de la Fábrica).
rules-part-card = La carta de valor
    .text =
        Tu carta secreta dice lo que vale para ti cada color: { $card_1 }, 5/10, { $card_3 }, { $card_4 } y { $card_5 }. Cada uno tiene otra. Lo que los demás reúnen y apuestan dice algo de la suya.
rules-part-hidden = Lo que está oculto
    .text =
        Las cartas de valor y el dinero son secretos; las apuestas, hasta que se muestran. Todo lo demás está a la vista: tableros, precios, cargas, préstamos, el suministro y cada pago. Algunas mesas muestran el dinero de todos.
        En el juego impreso de 2018 también se ve cuántas cartas de dinero tiene cada uno y cuántas pone en una apuesta. Aquí el dinero es una suma sin cartas, y eso no se sabe.
rules-part-brokers = El Banco de Inversión
    .text =
        Un añadido de la edición de 2018. Tres brókeres tienen cada uno una casilla con containers y otra con dinero. Al principio el bróker I tiene dos containers y { $broker_1 } $, el bróker II un container y { $broker_2 } $, el bróker III { $broker_3 } $.
        El dinero pagado a los brókeres se reparte dólar a dólar entre I, II, III y otra vez desde I; los containers también, en el orden que elija quien paga. Los intereses van al bróker I, y con dos préstamos también al II. Cuando un vendedor rechaza, los brókeres reciben lo pagado.
rules-part-call = Llamar al bróker
    .text =
        Una vez por turno, como acción: nombra una casilla que no esté vacía y apuesta por todo lo que contiene. Por containers, dinero; por dinero, containers de tus naves; al menos uno. La apuesta queda retenida en la Carta de Pago; los containers apostados siguen ocupando su sitio.
        Otros pueden superarte con una acción, en al menos 1 $ o un container. Recuperas tu apuesta en el acto y pones nuevos precios a los containers devueltos.
        Nunca en un turno en que ganaste una subasta de bróker, ni en el que termina la partida.
rules-part-win = Ganar una subasta de bróker
    .text =
        Si la Carta de Pago sigue siendo tuya al empezar tu turno, recibes todo lo que haya ahora en la casilla: el dinero en mano, los containers en tu puerto del banco. Después la apuesta va a los brókeres.
        Una subasta abierta al final de la partida la gana, antes de puntuar, quien tenga la Carta de Pago.
rules-part-bank-harbour = El puerto del banco
    .text =
        Los containers de los brókeres esperan en tu puerto del banco. Navega hasta allí desde el Mar Abierto y cárgalos gratis, los que quepan en el barco. Nadie más puede.

### Las reglas con nuestras palabras, según los hechos de docs/rules/spec.md. Cada línea es un párrafo. `.text`
### vale siempre. Los demás atributos valen para una edición o una opción, y llevan su nombre.

rules-title = Reglas
rules-search = Buscar en las reglas
rules-none = No hay resultados en las reglas.
rules-contents = Índice
rules-link = Enlace a esta sección
rules-this-table = En esta mesa

rules-part-goal = El objetivo
    .text =
        Diriges un pequeño negocio. Las máquinas fabrican containers, los almacenes los guardan, los barcos los llevan y en la Isla Extranjera se subastan. Todos los precios los ponen los jugadores. Nadie puede hacerlo todo por su cuenta: tú compras a los demás y ellos te compran a ti.
        Al final gana quien tenga la mayor fortuna. El dinero cuenta, pero lo que más vale son los containers de tu área de la isla.
rules-part-setup = Preparación
    .text =
        Juegan tres, cuatro o cinco personas, por turnos en el sentido de las agujas del reloj. El jugador inicial se sortea.
        Empiezas con { $start_cash } $, un almacén, una máquina, un container del color de esa máquina a { $start_price } $ en tus Naves de la Fábrica, un barco vacío en el Mar Abierto y una carta de valor secreta. Nunca empiezan dos jugadores con el mismo color.
    .edition-2007 = Con tres, cuatro o cinco jugadores, el suministro empieza con { $supply_3 }, { $supply_4 } o { $supply_5 } containers de cada uno de los cinco colores. De ahí sale el primer container de cada uno.
    .edition-2018 = Con tres, cuatro o cinco jugadores, el suministro empieza con { $new_supply_3 }, { $new_supply_4 } o { $new_supply_5 } containers de cada uno de los cinco colores. De ahí sale el primer container de cada uno. Recibes además dos cartas de farol de 0 $.
rules-part-turn = Tu turno
    .text =
        Primero pagas los intereses de tus préstamos. Después tienes dos acciones.
        Una acción es una de estas: construir una máquina o un almacén, producir, comprar para las Naves del Puerto o navegar. Puedes hacer dos veces lo mismo, pero producir solo una vez por turno. Las acciones que no usas se pierden.
        Debes poder pagar lo que haces en el momento de hacerlo. Los préstamos no gastan ninguna acción.
        Tu turno termina cuando tú lo decides, y siempre justo después de una subasta en la isla.
        Los jugadores no pueden darse, prestarse ni cambiarse nada fuera de estas reglas. Las promesas no obligan.
    .edition-2007 = Comprar otra vez en el puerto donde tu barco ya está amarrado también es una acción.
    .domestic-sale = Después de los intereses y antes de tus acciones puedes hacer una Venta Doméstica.
    .investment-bank = Después de los intereses recoges lo que hayas ganado en una subasta de bróker. Llamar al bróker es una acción más entre las que elegir, una vez por turno.
rules-part-build = Máquinas y almacenes
    .text =
        Con una acción construyes una máquina o un almacén. Tu segunda, tercera y cuarta máquina cuestan { $machine_2 } $, { $machine_3 } $ y { $machine_4 } $; tus almacenes del segundo al quinto, { $warehouse_2 } $, { $warehouse_3 } $, { $warehouse_4 } $ y { $warehouse_5 } $. Pagas al banco.
        Eliges el color de la nueva máquina, pero nunca puedes tener dos del mismo. Nadie puede tener más de cuatro máquinas y cinco almacenes.
        Cada máquina da a tus Naves de la Fábrica sitio para dos containers, y cada almacén a tus Naves del Puerto sitio para uno. Ese sitio se puede usar en el acto.
    .edition-2018 = Las máquinas y los almacenes escasean. Con tres, cuatro o cinco jugadores hay { $new_machines_3 }, { $new_machines_4 } o { $new_machines_5 } máquinas de cada color y { $new_warehouses_3 }, { $new_warehouses_4 } o { $new_warehouses_5 } almacenes, contando los del principio. Cuando se acaban, nadie puede construir más.
rules-part-produce = Producir
    .text =
        Producir cuesta { $produce_cost } $, que cobra el jugador a tu derecha, tu Jefe del Sindicato. Cada una de tus máquinas produce un container de su color, si el suministro tiene uno y tus Naves de la Fábrica tienen sitio. Debes producir todo lo que quepa. Si no cabe todo, tú eliges los colores.
        Pon a cada container nuevo un precio de { $factory_low } $ a { $factory_high } $. También puedes cambiar los demás precios de tus Naves de la Fábrica. Solo puedes hacerlo al producir, y, si no se puede fabricar nada, puedes producir solo para eso.
        Se produce una vez por turno.
rules-part-restock = Comprar para las Naves del Puerto
    .text =
        Compra cuantos containers quieras de las Naves de la Fábrica de otro jugador, a los precios marcados, mientras tus Naves del Puerto tengan sitio. El dueño no puede negarse. Comprar a un segundo jugador requiere una segunda acción.
        Pon a cada container un precio de { $harbour_low } $ a { $harbour_high } $. También puedes cambiar los demás precios de tus Naves del Puerto, o usar la acción solo para eso.
        Nunca puedes tirar containers para hacer sitio.
rules-part-sail = Navegar
    .text =
        Una acción lleva tu barco de un puerto al Mar Abierto, o del Mar Abierto al puerto de otro jugador o a la isla. Por eso, para ir de un puerto a otro hacen falta dos acciones.
        Tu barco nunca puede entrar en tu propio puerto.
        Puedes ir a la isla con el barco vacío. Entonces no hay subasta y tu turno sigue.
    .investment-bank = Desde el Mar Abierto, tu barco también puede ir a tu puerto del banco.
rules-part-load = Comprar en un puerto
    .text =
        Cuando tu barco llega al puerto de otro jugador, puedes comprar en sus Naves del Puerto como parte de la misma acción. Pagas los precios marcados y el dueño no puede negarse. Tu barco lleva cinco containers de cualquier color.
        El barco no se puede descargar. Su carga va a la isla.
    .edition-2007 =
        Mientras tu barco esté amarrado allí, puedes comprar otra vez con otra acción.
        Los containers solo salen de un barco en una subasta en la isla.
    .edition-2018 =
        Para comprar allí otra vez, tu barco tiene que salir y volver.
        Los containers solo salen de un barco en una subasta en la isla, o cuando el banco se incauta de ellos.
rules-part-auction = La subasta en la isla
    .text =
        Cuando un barco llega a la isla con carga, toda se subasta en un solo lote. Cada uno de los demás hace una puja secreta, desde 0 $ hasta todo su dinero, y todas se revelan a la vez. Puedes pedir un préstamo antes de pujar, pero no entre tu puja y el momento en que se revelan.
        Si varios jugadores empatan con la puja más alta, solo ellos añaden en secreto otra a la primera, que puede ser de 0 $. Si el empate sigue, el vendedor elige a cuál de ellos vende.
        El vendedor puede aceptar la puja más alta. Entonces la recibe dos veces: del postor y otra vez del banco, como subvención del gobierno. O rechaza todas las pujas, paga esa cantidad al banco y se queda con la carga. Para rechazar hay que poder pagar. Nunca se puede aceptar una puja más baja. Si nadie puja más de 0 $, el vendedor entrega la carga a cambio de nada o se queda con ella sin pagar nada.
        Los containers van al área de la isla de su nuevo dueño y las demás pujas se devuelven. El turno del vendedor termina en el acto, aunque le quede una acción. El barco vacío se queda en la isla.
    .investment-bank = Cuando un vendedor rechaza, los brókeres reciben la subvención del gobierno: el banco les paga tanto como la puja más alta. Lo que paga el vendedor va igualmente al banco.
rules-part-bluff = Cartas de farol de 0 $
    .text =
        Cada uno tiene dos cartas sin valor. Puedes añadirlas a una puja para que el número de cartas no la delate. Siempre las recuperas.
        La primera puja debe contener al menos una carta. Por eso, si es de 0 $, contiene siempre una carta de 0 $, y te queda una menos para el desempate. La segunda puja puede no tener ninguna carta.
    .cancel-bid =
        Una puja que contiene una carta de 0 $ cuenta como 0 $, contenga lo que contenga. Si el vendedor la acepta, no pagas nada.
        En un desempate, una carta de 0 $ en tu segunda puja deja tu total en 0 $. Una carta de 0 $ en la primera no anula la segunda.
rules-part-card = Tu carta de valor
    .text = Tu carta secreta dice lo que vale para ti, al final, un container de cada color en la isla: { $card_1 }, 5/10, { $card_3 }, { $card_4 } o { $card_5 }. Nunca hay dos jugadores con la misma carta. Lo que los demás reúnen y pujan dice algo de la suya.
rules-part-loans = Préstamos
    .text =
        Un préstamo son { $loan_amount } $ del banco. Puedes pedir uno en cualquier momento, también en el turno de otro o antes de pujar. No gasta ninguna acción. Nadie puede tener más de dos.
        En tu turno, una vez pagados los intereses, puedes devolver un préstamo en cualquier momento, también en medio de una acción y, como vendedor, después de ver las pujas. Siempre se devuelven los { $loan_amount } $ enteros. Después de la subasta ya es tarde, porque tu turno ha terminado.
        Cada préstamo cuesta { $interest_cost } $ de intereses al empezar cada uno de tus turnos. Un préstamo que pides y devuelves en el mismo turno no cuesta intereses. Cada préstamo que aún tengas al final de la partida te cuesta { $loan_score } $.
rules-part-interest = Intereses e impago
    .text =
        Al empezar tu turno pagas { $interest_cost } $ por cada préstamo. Si no puedes y tienes menos de dos préstamos, debes pedir otro. Ese no cuesta nada hasta tu próximo turno.
        Si tienes dos préstamos y no puedes pagar por los dos, pagas lo que puedas. Por cada préstamo impagado, el banco se incauta de algo tuyo. Lo elige el jugador a tu derecha.
        Si no hay nada que incautar, por esta vez no debes nada. En cualquier caso conservas tus préstamos, y los intereses impagados no se acumulan.
    .edition-2007 =
        Por cada préstamo impagado, el banco se incauta de uno de tus containers de la isla. Si allí no tienes ninguno, se incauta de dos containers de tus naves: primero de las Naves del Puerto, luego de las Naves de la Fábrica. Si solo queda uno, basta con ese. La carga del barco está a salvo.
        Si no tienes ningún container, ni siquiera a bordo, se incauta de una máquina o un almacén, pero nunca de los que ocupan las dos casillas más baratas de cada tipo.
        Todo lo incautado vuelve al suministro.
    .edition-2018 =
        Por cada préstamo impagado, el banco se incauta de un container del primero de estos lugares donde tengas alguno: la isla, tu barco, tus Naves del Puerto, tus Naves de la Fábrica. Nunca se incauta de edificios.
        Los containers incautados quedan fuera del juego.
    .investment-bank = En este orden, tu puerto del banco va justo después del barco. Lo que está en la Carta de Pago está a salvo, pero no sirve para pagar intereses.
rules-part-domestic = Venta Doméstica
    .text =
        Después de los intereses y antes de tus acciones puedes vender al banco un container de tus Naves de la Fábrica por { $sale_income } $, sea cual sea su precio. Si están vacías, puedes vender uno de tus Naves del Puerto. El container vuelve al suministro. No se puede hacer en tu primer turno.
        Esta variante ayuda a los principiantes en sus primeras partidas. Como los containers vuelven al suministro, la partida dura más.
rules-part-hidden = Lo que está oculto
    .text =
        Las cartas de valor y el dinero son secretos, y las pujas también hasta que se revelan. Todo lo demás está a la vista: tableros, precios, cargas, préstamos, el suministro y todos los pagos. Quien lleve la cuenta de los pagos puede calcular el dinero de todos.
    .edition-2018 = En el juego impreso todos ven cuántos billetes tienes y cuántos pones en una puja. Aquí el dinero es solo una cantidad: no hay billetes que contar.
rules-part-end = El final de la partida
    .text = La partida termina cuando se han agotado dos colores del suministro. Un color solo se agota al producir. Quien agota el segundo acaba su turno y nadie más vuelve a jugar.
    .edition-2007 = Los containers incautados vuelven al suministro. Así, un color agotado puede volver antes del final.
    .domestic-sale = Una Venta Doméstica también puede traer de vuelta un color agotado.
rules-part-scoring = Puntuación final
    .text =
        Se revelan todas las cartas de valor. Mira primero si tu área de la isla tiene los cinco colores. Si es así, cada container de tu color 5/10 vale { $card_high }; si no, { $card_low }.
        Descarta luego todos los containers del color del que más tengas allí. Si empatan varios, descarta tu color 5/10 si es uno de ellos; si no, el que menos vale.
        Suma los containers que quedan en la isla según tu carta, { $harbour_score } $ por cada container de tus Naves del Puerto, { $ship_score } $ por cada uno a bordo de tu barco, y tu dinero. Resta { $loan_score } $ por cada préstamo. Las Naves de la Fábrica, las máquinas y los almacenes no valen nada.
    .edition-2007 = Si hay empate, gana quien conserve más containers en la isla. Si también ahí empatan, comparten la victoria.
    .edition-2018 = Si hay empate, gana quien tenga más containers en las Naves de la Fábrica. Si también ahí empatan, comparten la victoria.
    .investment-bank = Cada container de tu puerto del banco también vale { $ship_score } $.
rules-part-brokers = El Banco de Inversión
    .text =
        Tres brókeres subastan containers por dinero y dinero por containers. Cada uno tiene una casilla para containers y otra para dinero. Al principio el bróker I tiene dos containers y { $broker_1 } $, el bróker II un container y { $broker_2 } $, y el bróker III { $broker_3 } $. Estos containers no salen del suministro.
        Lo que se paga a los brókeres se reparte dólar a dólar o container a container: al bróker I, II, III y otra vez desde el I. Cada pago empieza por el bróker I. Si pagas con containers, tú eliges el orden.
        Los brókeres reciben las pujas ganadoras de sus subastas, los intereses de los préstamos (el bróker I, y con dos préstamos también el II) y la subvención del gobierno cuando un vendedor rechaza en la isla. Los préstamos y los edificios se siguen pagando al banco normal.
rules-part-call = Llamar al bróker
    .text =
        Con una acción pujas por todo lo que hay en una casilla de bróker que no esté vacía. Por containers pujas con dinero. Por dinero pujas con containers de tus Naves de la Fábrica o del Puerto. Puja al menos 1 $ o un container.
        Tu puja se queda en la Carta de Pago y no sirve para nada más. Los containers de la puja siguen ocupando sitio en sus naves.
        Solo hay una subasta de bróker a la vez. Si en la Carta de Pago está la puja de otro, llamar al bróker es pujar más por la misma casilla: al menos 1 $ o un container más. El jugador cuya puja se supera la recupera en el acto y pone precios nuevos a los containers devueltos.
        Puedes llamar al bróker una vez por turno. No puedes hacerlo en un turno en que hayas recogido lo ganado en una subasta de bróker, ni después de haber provocado el final de la partida. Después de llamar, no puedes producir si con eso se acaba la partida.
rules-part-win = Ganar una subasta de bróker
    .text =
        Si tu puja sigue en la Carta de Pago al empezar tu turno, recibes todo lo que haya entonces en la casilla. El dinero lo cobras y los containers van a tu puerto del banco. Después tu puja va a los brókeres.
        Si al final de la partida queda abierta una subasta de bróker, la gana el mejor postor antes de puntuar. Lo que tengan entonces los brókeres no cuenta para nadie.
rules-part-bank-harbour = El puerto del banco
    .text = Los containers que ganas a los brókeres esperan en tu puerto del banco. Navega hasta allí desde el Mar Abierto para cargarlos gratis, tantos como quepan en el barco. Solo se cargan al llegar, y nadie más puede llevárselos.

### La página de estrategia. Las cifras de sus frases están medidas (docs/strategy.md).

strategy-title = Estrategia para empezar
strategy-about = Diez ideas para ganar más a menudo. Cada una trae una posición de una partida entre bots: ocupa un asiento, prueba la idea y sigue jugando todo lo que quieras. Estas partidas no cuentan en tus resultados.
strategy-play = Jugar desde aquí
strategy-measured = Todas las cifras salen de { $games } partidas de tres jugadores de la edición de 2007 entre bots de nivel mercader.

strategy-title-worth = Calcula cuánto vale la carga para ti
strategy-idea-worth = Tu carta de valor es tu propia lista de precios. Un container que a ti te da 10 $ puede darle 2 $ a otro jugador. Suma lo que vale un lote para ti y puja algo menos. En promedio, los compradores pagaron { $paid } $ por container y obtuvieron { $scored } $, pero el { $lost } % de los containers dio menos de lo que había costado.
strategy-here-worth = Esta carga suma { $worth } $ a tu puntuación, y tienes { $cash } $. El otro postor tiene { $rival } $. ¿Cuánto pujas?

strategy-title-price = No regales nada
strategy-idea-price = Un precio bajo no basta para vender. A 1 $ o 2 $, el { $cheap } % de los containers se había vendido antes del siguiente turno de quien los produjo; a 3 $ o 4 $, el { $dear } %. Busca primero quién tiene sitio y dinero, y pide después lo que pueda pagar.
strategy-here-price =
    En los puertos de los demás hay sitio para { $room ->
        [one] un container
       *[other] { $room } containers
    } más, y { $count ->
        [one] tu máquina está lista
       *[other] tus { $count } máquinas están listas
    }. ¿Qué precios pones?

strategy-title-build = Construye pronto
strategy-idea-build = Una máquina ganó unos { $maker } $ con cada container vendido; un almacén, { $warehouse } $ con cada uno que pasó por él. La máquina de { $machine_2 } $ se había amortizado tras { $sales } ventas y el almacén de { $warehouse_2 } $ tras { $passes }. Al final los edificios no cuentan, así que construye en los primeros turnos o no construyas.
strategy-here-build = Es tu primer turno y tienes { $cash } $. Otra máquina cuesta { $machine } $; otro almacén, { $warehouse } $.

strategy-title-sail = Navega con el barco lleno
strategy-idea-sail = Un viaje gasta las mismas acciones con un container que con cinco. En la isla, un solo container dejó a su vendedor { $one } $; un barco lleno, { $five } $. Navega mejor al puerto donde esperen varios containers a buen precio.
strategy-here-sail =
    Tu barco está vacío. En los otros puertos hay { $count ->
        [one] un container
       *[other] { $count } containers
    }, de { $lowest } $ a { $highest } $. ¿Adónde navegas?

strategy-title-subsidy = Que el banco pague la mitad
strategy-idea-subsidy = Cuando aceptas una puja, el banco te paga otro tanto. Los vendedores habían pagado { $cost } $ por container y solo les ofrecieron { $bid } $. Con la subvención recibieron { $income } $. Ve a la isla cuando los demás tengan dinero: cada dólar que pujan vale por dos para ti.
strategy-here-subsidy =
    Llevas { $count ->
        [one] un container
       *[other] { $count } containers
    } a bordo. El postor más rico tiene { $cash } $.

strategy-title-keep = Quédate con la carga solo si vale el triple
strategy-idea-keep = Si aceptas, recibes el doble de la puja. Si la rechazas, la pagas tú. Quedarse con la carga solo compensa si suma a tu puntuación más del triple de la puja. Nuestros mercaderes aceptaron el { $accepted } % de las veces.
strategy-here-keep = La puja más alta es de { $bid } $. Vender te da { $sold } $. Quedarte con la carga suma { $worth } $ a tu puntuación, pero pagas la puja: te quedan { $kept } $.

strategy-title-card = Reúne los cinco colores
strategy-idea-card =
    Con los cinco colores, tu color 5/10 vale { $card_high } $. Al final descartas el color del que más tengas, en promedio { $discarded ->
        [one] un container
       *[other] { $discarded } containers
    }. Por eso, no dejes que tu mejor color sea el más numeroso. Quienes tenían los cinco colores ganaron el { $five } % de sus partidas; los demás, el { $fewer } %.
strategy-here-card = Tu área de la isla vale { $before } $. Con esta carga valdría { $after } $.

strategy-title-loan = Un préstamo para una buena compra
strategy-idea-loan =
    Un préstamo da { $loan_amount } $ al momento y cuesta { $interest_cost } $ por turno. Nuestros mercaderes lo mantuvieron { $turns ->
        [one] más o menos un turno
       *[other] unos { $turns } turnos
    }, así que bastaba con que rindiera algo más que los intereses de ese tiempo. Quienes pidieron préstamos ganaron el { $ever } % de sus partidas, más o menos lo esperable en una partida de tres. La deuda sola no decide nada. Lo que compras con ella, sí.
strategy-here-loan = Tienes { $cash } $. Esta carga suma { $worth } $ a tu puntuación. ¿Pides un préstamo para pujar por ella?

strategy-title-supply = Vigila el suministro
strategy-idea-supply =
    La partida termina cuando se agotan dos colores. Cuando se agota el primero, te { $turns ->
        [one] queda más o menos un turno
       *[other] quedan unos { $turns } turnos
    }. Deja de construir y lleva tus containers a la isla. En las Naves de la Fábrica no cuentan, y en cada partida { $unsold ->
        [one] se quedó allí más o menos uno
       *[other] se quedaron allí unos { $unsold }
    }.
strategy-here-supply =
    Un color se ha agotado, y { $productions ->
        [one] una producción puede
       *[other] { $productions } producciones pueden
    } terminar la partida. Aún tienes { $count ->
        [one] un container
       *[other] { $count } containers
    } en las Naves de la Fábrica.

strategy-title-end = Termina la partida si vas ganando
strategy-idea-end = Quien agota el segundo color acaba su turno, y la partida termina. Ese jugador ganó el { $won } % de las partidas. Si vas por delante, termina antes de que los demás vendan lo que llevan en camino. Si vas por detrás, no toques ese color.
strategy-here-end = Ahora tendrías { $score } $. Si produces, se agota el segundo color. ¿Vas por delante?

### Ayuda en la mesa: los términos en una frase, y los consejos de la primera partida.

help-about = La ayuda está activa. Toca un signo de interrogación para leer la regla.
help-tip-domestic-sale = Antes de tus acciones puedes vender al banco un container de tus Naves de la Fábrica por { $sale_income } $. Si están vacías, uno de tus Naves del Puerto.
help-tip-union-boss = Producir cuesta { $produce_cost } $, que cobra el jugador a tu derecha, tu Jefe del Sindicato.
help-tip-five-ten = Cada container de este color vale { $card_high } si al final tienes los cinco colores en la isla; si no, { $card_low }.
help-tip-payment-card = La flecha señala lo que subastan los brókeres. En la Carta de Pago está la puja más alta. Quien la hizo gana al empezar su próximo turno. Si alguien supera tu puja, la recuperas al momento.

## Consejos de la primera partida
help-remark-turn = Gana quien acabe con más dinero: cuentan tu dinero y tus containers en la isla, según los valores de tu carta. Empieza por producir: los demás solo pueden comprar lo que has fabricado y puesto a la venta.
help-remark-price = Un precio bajo no basta para vender. Mira quién tiene sitio y dinero, y pide lo que pueda pagar.
help-remark-ship = Tu barco compra en las Naves del Puerto de los demás y lleva la carga a la isla. Allí el mejor postor puede llevársela entera.
help-remark-auction = Cada uno puja una vez, en secreto. Si el vendedor acepta, el banco paga otro tanto. Tu carta de valor dice cuánto vale cada color para ti.
help-remark-end = Se ha agotado un color. Cuando se agote otro, termina la partida. Entonces cada uno descarta el color del que más tiene en la isla.
help-remark-bank = Con una acción puedes llamar a un bróker: ofrece dinero por containers o containers por dinero. Si nadie supera tu puja antes de tu próximo turno, ganas. Si alguien la supera, la recuperas.
help-remark-close = Entendido
help-remark-off = No volver a mostrar
help-remark-name = Consejo

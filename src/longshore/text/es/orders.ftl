### El registro privado de las órdenes permanentes

order-bid = Puja de { dollars }, según tu orden.
order-bid-borrowed = Préstamo y puja de { dollars }, según tu orden.
order-tie = { dollars } más en el desempate, según tu orden.
order-tie-borrowed = Préstamo y { dollars } más en el desempate, según tu orden.
order-other-zero = Puja de 0 $: no has puesto precio a esta carga.
order-accept = Puja de { dollars } { seat-of } aceptada. Tu límite es de { $least } $.
order-decline = Puja de { dollars } { seat-of } rechazada. Tu límite es de { $least } $.
order-pass = Acciones restantes omitidas, según tu orden.
order-stopped-other-lot = Decides tú: no has puesto precio a esta carga.
order-stopped-below-least = Decides tú: la puja mínima es de { $least } $, pero tu orden llega solo a { dollars }.
order-stopped-bid-too-low = Decides tú: { seat } puja { dollars } y tu límite es de { $least } $.
order-stopped-cannot-decline = Decides tú: la puja de { dollars } está por debajo de tu límite, pero no tienes dinero para rechazarla.
order-stopped-nobody-bid = Decides tú: nadie ha pujado.
order-stopped-refused = Decides tú: las reglas no permiten tu orden.
order-stopped-draft = Decides tú: ya has empezado un borrador.

### El registro privado de las órdenes permanentes

order-bid = Apuesta de { dollars }, según tu orden.
order-bid-borrowed = Préstamo tomado y apuesta de { dollars }, según tu orden.
order-tie = { dollars } más en el empate, según tu orden.
order-tie-borrowed = Préstamo tomado y { dollars } más en el empate, según tu orden.
order-other-zero = Apuesta nula: no tienes precio para este lote.
order-accept = Aceptados { dollars } { seat-of }: quieres al menos { $least } $.
order-decline = Rechazados { dollars } { seat-of }: quieres al menos { $least } $.
order-pass = Se han pasado las acciones que quedaban.
order-stopped-other-lot = Nada hecho: no tienes precio para este lote, decides tú.
order-stopped-below-least = Nada hecho: hay que apostar al menos { $least } $ y tu orden permite { dollars }.
order-stopped-bid-too-low = Nada hecho: { seat } apuesta { dollars }, quieres al menos { $least } $, decides tú.
order-stopped-cannot-decline = Nada hecho: { dollars } es menos de lo que quieres, pero no te alcanza para rechazar.
order-stopped-nobody-bid = Nada hecho: nadie ha apostado.
order-stopped-refused = Nada hecho: las reglas no lo permiten.
order-stopped-draft = Nada hecho: has empezado un borrador.

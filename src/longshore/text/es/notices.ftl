### Lo que reciben quienes no están mirando: correos, mensajes push, webhooks.

notice-turn = Es tu turno
notice-bid = Falta tu apuesta
notice-start = La partida ha empezado
notice-end = La partida ha terminado
# $what is one of these, $names are the others at the table
notice-with = { $what } – con { $names }
# Which colour the reader has. $names is a list of notice-other.
notice-colours = Tú eres { seat }. { $names }.
notice-other = { seat }: { $name }
notice-since = Desde tu último turno:
notice-more = { $count ->
    [one] … y { $count } suceso anterior
   *[other] … y { $count } sucesos anteriores
}
notice-go = Ir a la mesa:
notice-no-more = No más correos de este servidor: { $url }
notice-choose = Configurar tus notificaciones: { $url }
notice-test = Prueba: así son tus notificaciones

## Se pregunta a una dirección
notice-confirm = ¿Quieres correos de Longshore?
notice-confirm-why = { $name } quiere recibir notificaciones en esta dirección. Abre el enlace para aceptar.
notice-confirm-else = Si no lo has pedido tú, ignora este correo; no recibirás más.

## Las páginas tras los enlaces
notice-page-confirm = ¿Enviar las notificaciones de las partidas a { $address }?
notice-page-confirm-button = Sí, enviarlas
notice-page-confirmed = A partir de ahora las notificaciones de las partidas llegarán a esta dirección.
notice-page-unsubscribe = ¿No enviar más correos a { $address }?
notice-page-unsubscribe-button = No más correos
notice-page-gone = A esta dirección no llegará ningún correo.

### Lo que reciben quienes no están mirando: correos, mensajes push, webhooks.

notice-turn = Es tu turno
notice-bid = Falta tu puja
notice-start = La partida ha empezado
notice-end = La partida ha terminado
# $what is one of these, $names are the others at the table
notice-with = { $what } (con { $names })
# Which colour the reader has. $names is a list of notice-other.
notice-colours = Tú eres { seat }. { $names }.
notice-other = { seat }: { $name }
notice-since = Desde tu último turno:
notice-more = { $count ->
    [one] … y { $count } suceso anterior
   *[other] … y { $count } sucesos anteriores
}
notice-go = Ir a la mesa:
notice-no-more = Darse de baja: { $url }
notice-choose = Ajustes de notificaciones: { $url }
notice-test = Prueba: así son tus notificaciones

## Se pregunta a una dirección
notice-confirm = ¿Quieres recibir correos de Longshore?
notice-confirm-why = En { $site }, alguien ha indicado esta dirección para recibir las notificaciones de sus partidas.
notice-confirm-go = Sí, enviarlas a esta dirección:
notice-confirm-else = Si no has sido tú, ignora este correo.
notice-confirm-never = No volver a preguntar a esta dirección: { $url }

## Las páginas tras los enlaces
notice-page-confirm = ¿Enviar las notificaciones de las partidas a { $address }?
notice-page-confirm-button = Sí, enviarlas
notice-page-confirmed = Listo. Las notificaciones se enviarán a esta dirección.
notice-page-unsubscribe = ¿Dejar de enviar correos a { $address }?
notice-page-unsubscribe-button = Darse de baja
notice-page-gone = Listo. No se enviarán más correos a esta dirección.

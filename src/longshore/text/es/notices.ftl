### Lo que reciben quienes no están mirando: correos, mensajes push, webhooks.

notice-turn = Es tu turno
notice-bid = Se espera tu puja
notice-start = La partida ha empezado
notice-end = La partida ha terminado
# $what is one of these, $names are the others at the table
notice-with = { $what } – con { $names }
notice-since = Desde tu último turno:
notice-more = { $count ->
    [one] … y { $count } cosa más antes
   *[other] … y { $count } cosas más antes
}
notice-go = Ir a la mesa:
notice-no-more = No más correos de este servidor: { $url }
notice-choose = Elegir qué se te avisa: { $url }
notice-test = Así se te avisará

## Se pregunta a una dirección
notice-confirm = ¿Quieres correos de Longshore?
notice-confirm-why = { $name } quiere recibir aquí un aviso cuando sea su turno. Sigue el enlace para aceptar.
notice-confirm-else = Si no sabes nada de esto, no hagas nada: no llegará ningún otro correo.

## Las páginas tras los enlaces
notice-page-confirm = ¿Enviar noticias de las partidas a { $address }?
notice-page-confirm-button = Sí, enviarlas
notice-page-confirmed = A partir de ahora las noticias de las partidas llegarán a esta dirección.
notice-page-unsubscribe = ¿No enviar más correos a { $address }?
notice-page-unsubscribe-button = No más correos
notice-page-gone = A esta dirección no llegará ningún correo.

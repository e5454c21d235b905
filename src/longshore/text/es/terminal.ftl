### El juego a pantalla completa en el terminal.

## La mesa: títulos cortos de columnas estrechas, y dónde está un barco
terminal-column-seat = Jugador
terminal-column-factory = Naves Fábrica
terminal-column-harbour = Naves Puerto
terminal-column-ship = Barco
terminal-column-bank = Banco
terminal-column-island = Isla
terminal-you = tú
terminal-card = carta
terminal-seen = { $viewer ->
    [all] se muestra todo
    [spectator] como lo ve un espectador
   *[seat] como lo ve { seat }
}
terminal-ship-at = { $place ->
    [sea] Mar Abierto
    [island] Isla
    [bank] en el banco
   *[harbour] en { seat }
}
terminal-actions-left = { $count ->
    [one] Queda { $count } acción.
   *[other] Quedan { $count } acciones.
}
terminal-last-turn = Es el último turno.
terminal-end = { $count ->
    [one] queda ≥ { $count } producción
   *[other] quedan ≥ { $count } producciones
}
terminal-end-triggered = Ya se ha provocado el final de la partida.
terminal-thinking = { seat } está pensando…
terminal-stand-in = Ahora un marinero juega por { seat }: { $why }.
terminal-payment = { $space ->
    [goods] { seat } ofrece { $bid } por los containers del bróker { $broker }
   *[money] { seat } ofrece { $bid } por el dinero del bróker { $broker }
}

## Lo que uno calcularía de cabeza
terminal-score-now = Puntuación actual: { $score }
terminal-values = Valores:
terminal-room = Sitio: fábrica { $factory }, puerto { $harbour }, barco { $ship }
terminal-interest = Intereses del próximo turno: { $amount } $
terminal-interest-short = Intereses del próximo turno: { $amount } $, te faltan { $short } $
terminal-next-machine = La próxima máquina cuesta { $cost } $.
terminal-next-warehouse = El próximo almacén cuesta { $cost } $.
terminal-lot = La carga { seat-of } ({ $lot }) vale { $amount } $ para ti.
terminal-worth = vale { $amount } $ para ti
terminal-buyer-factory = { $count ->
    [one] { seat } tiene sitio para { $count } container de tus Naves de la Fábrica: { $containers }
   *[other] { seat } tiene sitio para { $count } containers de tus Naves de la Fábrica: { $containers }
}
terminal-buyer-harbour = { $count ->
    [one] El barco { seat-of } tiene sitio para { $count } container de tus Naves del Puerto: { $containers }
   *[other] El barco { seat-of } tiene sitio para { $count } containers de tus Naves del Puerto: { $containers }
}

## Lo que está en curso
terminal-auction = { seat } vende { $lot }
terminal-bids = Pujas: { $bids }
terminal-bids-tie-break = Desempate: { $bids }
terminal-sealed = Pujas secretas: { $names }
terminal-settle = Aceptar te da { $accept } $. Rechazar cuesta { $cost } $, y la carga vale { $worth } $ para ti.
terminal-decline-short = Te faltan { $short } $.
terminal-buying = { $store ->
    [factory] Compra en las Naves de la Fábrica { seat-of }
    [bank] Carga desde el puerto del banco
   *[harbour] Compra en las Naves del Puerto { seat-of }
}
terminal-for-space = { $space ->
    [goods] Por los containers del bróker { $broker }
   *[money] Por el dinero del bróker { $broker }
}
terminal-in-hand = En la mano: { $containers }
terminal-placed = Con precio: { $containers }
terminal-laid-aside = Apartado: { $containers }
terminal-left-to-pay = Por pagar: { $containers }
terminal-offered = Ofrecido: { $containers }
terminal-to-make = Por producir: { $count }
terminal-to-seize = Por incautar a { seat }: { $count }

## Decidir
terminal-draft = { $count ->
    [one] { $count } paso se puede deshacer (u).
   *[other] { $count } pasos se pueden deshacer (u).
}
terminal-final = Esto no podrás deshacerlo:
terminal-final-yes = Confirmar
terminal-final-no = Volver
terminal-type = escribe un paso o elige uno
terminal-no-number = El paso { $number } no está en la lista.
terminal-no-match = Ningún paso coincide con lo que has escrito.
terminal-not-you = Tú eres { seat }.
terminal-nothing-to-undo = No hay nada que deshacer.
terminal-nothing-to-redo = No hay nada que rehacer.
terminal-hint-soon = Buscando una pista…
terminal-tracking = Se muestra el dinero de cada uno, calculado a partir de los pagos públicos. Podrías llevar la misma cuenta en papel.
terminal-not-tracking = El dinero de los demás jugadores vuelve a estar oculto.

## Pasar el teclado
terminal-cover = Ahora decide { seat }. Pasa el teclado, por favor.
terminal-cover-enter = Pulsa Enter cuando nadie más mire.

## Teclas
terminal-key-help = Ayuda
terminal-key-undo = Deshacer
terminal-key-redo = Rehacer
terminal-key-hint = Pista
terminal-key-insight = Análisis
terminal-key-log = Registro
terminal-key-scores = Puntos
terminal-key-leave = Salir
terminal-close = Esc cierra
terminal-help-title = Ayuda
terminal-help-choose = elegir un paso de la lista
terminal-help-type = escribir un paso, su número en la lista o una puja
terminal-help-complete = completar lo escrito (la flecha derecha acepta la sugerencia)
terminal-help-undo = deshacer el último paso de este turno
terminal-help-redo = rehacerlo
terminal-help-reset = deshacer todo el turno
terminal-help-hint = una pista: los pasos que consideraría un buen jugador van primero (★), con su valor en dólares
terminal-help-insight = precios, sitio, valor de las cargas, posibles compradores
terminal-help-log = todo lo que ha pasado
terminal-help-scores = la hoja de puntos
terminal-help-track = mostrar u ocultar el dinero de cada uno, calculado a partir de los pagos públicos
terminal-help-save-as = guardar una copia del archivo de la partida
terminal-help-leave = guardar la partida y salir
terminal-help-signs = Cada container es un signo de color, y un número dice cuántos hay:
terminal-help-board = Cada fila es un jugador: las máquinas y debajo las Naves de la Fábrica, los almacenes (⌂) y debajo las Naves del Puerto, con el precio del próximo (+6 $), los containers guardados y el sitio que hay (3/4), y luego los estantes por precio.
terminal-help-draft = Tu turno es un borrador hasta que afecta a los demás. Hasta entonces puedes deshacer cada paso.
terminal-help-final = Debes confirmar lo que no se puede deshacer: terminar tu turno, abrir una subasta, pujar, aceptar o rechazar.
terminal-help-typing = Puedes escribir los pasos en la notación del juego, por ejemplo: produce, place tan@3, sail island, bid 7.
terminal-help-saving = La partida se guarda después de cada paso tuyo.

## Hojas
terminal-insight-title = Análisis
terminal-insight-score = Si la partida acabara ahora:
terminal-log-title = Registro
terminal-scores-secret = Los puntos son secretos hasta el final.
terminal-winners = { $count ->
    [one] { $names } gana.
   *[other] { $names } comparten la victoria.
}
terminal-score-cash = dinero
terminal-score-island = isla
terminal-score-harbour = puerto
terminal-score-ship = barco
terminal-score-bank-harbour = banco
terminal-score-loans = préstamos
terminal-score-total = total
terminal-score-colours = Isla: cantidad × valor. El color entre paréntesis se descarta.

## Guardar y salir
terminal-save-as = Nombre del archivo nuevo para la copia:
terminal-saved = Guardado en { $file }.
terminal-not-saved = La partida no está guardada: { $why }.
terminal-leave-saved = ¿Salir de la partida? Está guardada en { $file }. Para continuar, usa «longshore play --resume» con tu última partida o «longshore play --load» con cualquier otra.
terminal-leave-unsaved = ¿Salir de la partida? No está guardada: { $why }.
terminal-leave-yes = Salir
terminal-leave-no = Quedarse
terminal-too-small = La mesa necesita una ventana de { $columns } columnas y { $lines } líneas. Esta mide { $width } por { $height }.
terminal-plain-instead = Con --plain juegas línea a línea, en cualquier ventana.
terminal-none-unfinished = No hay ninguna partida a medias que continuar.

## Línea por línea
terminal-machines = Máquinas
terminal-warehouses = Almacenes
terminal-left = Has salido de la partida.
terminal-plain-help =
    Responde con el número de un paso, con el propio paso (produce) o, si se pide una puja, con una cantidad.
    Otros comandos: table (mesa), steps (pasos), hint (pista), undo (deshacer), redo (rehacer), reset (reiniciar), log (registro), score (puntos), cash (dinero), save ARCHIVO, quit (salir).

## Why something is not as usual
terminal-guest = { $why ->
    [late] el bot ha tardado demasiado
   *[failed] el bot ha fallado
}
terminal-no-screen = { $why ->
    [output] la salida no es un terminal
    [input] la entrada no es un terminal
    [lines] este terminal solo muestra líneas
   *[textual] la pantalla completa necesita Textual (instala longshore[terminal])
}, así que se juega línea a línea

## The decisions that cost a seat most
terminal-why-count = { $count ->
    [one] { seat } tuvo que tomar { $count } decisión.
   *[other] { seat } tuvo que tomar { $count } decisiones.
}
terminal-why-same = En { $count } de ellas, el bot ({ $bot }) habría elegido lo mismo.
terminal-why-none = Ningún otro paso habría sido claramente mejor.
terminal-why-step = paso
terminal-why-lead = ventaja
terminal-why-score = puntos
terminal-why-played = Jugado: { $text }
terminal-why-better = Mejor: { $text }
terminal-why-figures = Lo que costó cada paso: ventaja sobre el mejor rival y puntuación final, en dólares, estimadas según lo que se veía desde este asiento.

### Volver a ver las partidas.

replay-title = Repetición
replay-embedded = Una partida de Container en Longshore
replay-keys = Controles de la repetición
replay-walk = Pasos y turnos
replay-scrubber = Posición en la partida
replay-step = Paso { $step } de { $last }
replay-before = Antes del primer turno
replay-turn = Ronda { $round }, turno { $number }, { seat }:
replay-first = Ir al principio
replay-last = Ir al final
replay-turn-back = Turno anterior
replay-turn-on = Turno siguiente
replay-step-back = Paso anterior
replay-step-on = Paso siguiente
replay-play = Reproducir
replay-pause = Pausar
replay-speed = Velocidad
replay-speed-slow = lenta
replay-speed-normal = normal
replay-speed-fast = rápida
replay-eyes = Punto de vista
replay-eyes-all = todo a la vista
replay-eyes-spectator = un espectador
replay-eyes-seat = { $name } ({ seat })
replay-record = Archivo de la partida
replay-link = Copiar enlace
replay-embed = Copiar código para insertar

## Registros de otra parte
replay-study = Abrir una partida guardada
replay-study-about = Abre una partida de otro servidor o de la línea de comandos, como texto o JSON, y recórrela paso a paso.
replay-study-file = Elegir un archivo
replay-study-paste = o pega aquí el archivo de la partida
replay-study-go = Abrir

replay-example = Partida de ejemplo
replay-example-about = Cuatro bots jugaron esta partida y un dólar la decidió. Recórrela paso a paso.
replay-example-open = Abrir el ejemplo
## Puntos de referencia en la barra
replay-auction-back = Subasta anterior
replay-auction-on = Subasta siguiente
replay-mark-auction = Subasta
replay-mark-gone = Agotado: { $what }
replay-mark-last = Último turno

### Volver a ver las partidas.

replay-title = Ver la partida
replay-embedded = Una partida de Container en Longshore
replay-keys = A través de la partida
replay-walk = Pasos y turnos
replay-scrubber = Momento de la partida
replay-step = Paso { $step } de { $last }
replay-before = Antes de la partida
replay-turn = Turno { $number }, { seat }:
replay-first = Al principio
replay-last = Al final
replay-turn-back = Un turno atrás
replay-turn-on = Un turno adelante
replay-step-back = Un paso atrás
replay-step-on = Un paso adelante
replay-play = Reproducir
replay-pause = Pausa
replay-speed = Velocidad
replay-speed-slow = lenta
replay-speed-normal = normal
replay-speed-fast = rápida
replay-eyes = Vista por
replay-eyes-all = todo a la vista
replay-eyes-spectator = un espectador
replay-eyes-seat = { $name } ({ seat })
replay-record = Archivo de la partida
replay-link = Copiar el enlace
replay-embed = Copiar para una web

## Registros de otra parte
replay-study = Abrir una partida guardada
replay-study-about = Una partida de otro servidor o de la línea de órdenes, como texto o JSON. En esta mesa no juega nadie; puedes recorrerla entera.
replay-study-file = Elige un archivo
replay-study-paste = o pega aquí la partida
replay-study-go = Abrir

replay-example = Un ejemplo
replay-example-about = Cuatro bots jugaron esta partida y un dólar la decidió. Recórrela paso a paso.
replay-example-open = Abrir el ejemplo

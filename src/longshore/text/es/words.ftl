### Las palabras del juego. Formas básicas según docs/rules/glossary.csv, luego partes de frases.

# El nombre de este idioma, en el propio idioma.
language-name = Español

## Asientos
seat-blue = Azul
seat-red = Rojo
seat-yellow = Amarillo
seat-green = Verde
seat-purple = Púrpura

## Colores de los containers y las máquinas
colour-black = negro
colour-brown = marrón oscuro
colour-orange = naranja
colour-tan = marrón claro
colour-white = blanco

## Cosas
container = container
machine = máquina
warehouse = almacén
ship = barco
loan = préstamo
money = dinero
cash = dinero
price = precio
value-card = Carta de Valor de Containers
two-value-colour = color con doble valor
bluffing-card = carta de farol de 0 $
lot = lote
hand = mano

## Lugares
open-sea = Mar Abierto
foreign-island = Isla Extranjera
island-area = área de la Isla Extranjera
harbour = puerto
bank-harbour = puerto del banco
player-board = Tablero de Jugador
factory-area = Zona de Fabricación
factory-store = Naves de la Fábrica
harbour-area = Zona del Puerto
harbour-store = Naves del Puerto
container-supply = Suministro de Containers
machine-supply = Suministro de Máquinas
warehouse-supply = Suministro de Almacenes
out-of-the-game = fuera del juego

## Personas
player = jugador
active-player = jugador activo
starting-player = jugador inicial
union-boss = Jefe del Sindicato
highest-bidder = mejor postor
winner = ganador
bank = banco

## El Banco de Inversión
investment-bank = Banco de Inversión
broker = bróker
broker-space = casilla de bróker
payment-card = Carta de Pago
broker-numbered = Bróker { $broker }
broker-space-goods = containers del bróker { $broker }
broker-space-money = dinero del bróker { $broker }

## El desarrollo
turn = turno
action = acción
interest = interés
domestic-sale = Venta Doméstica
auction = subasta
bid = puja
highest-bid = puja más alta
tie = empate
subsidy = subvención del gobierno
production-capacity = Capacidad de Producción
factory-storage-capacity = Capacidad de las Naves de la Fábrica
harbour-storage-capacity = Capacidad de las Naves del Puerto
pay-interest = Pagar Intereses
buy-warehouse = Comprar un Almacén
buy-machine = Comprar una Máquina
buy-for-harbour-store = Comprar Containers para las Naves del Puerto
produce = Producir Mercancías
sail = Navegar con el Barco
call-the-broker = Llamar al Bróker
win-broker-auction = Ganar la Subasta del Bróker
loans-heading = Préstamos
game-setup = Preparación para Jugar
ending-the-game = Fin del Juego
scoring = Puntuación Final

## Cantidades y listas
dollars = { $amount } $
containers-counted = { $count ->
    [one] { $count } container
   *[other] { $count } containers
}
loans-counted = { $count ->
    [one] { $count } préstamo
   *[other] { $count } préstamos
}
several = { $count } × { $what }
list-and = { $first } y { $last }
waiting-for = Esperando a { $names }.

## Partes de frases
seat = { $seat ->
    [blue] Azul
    [red] Rojo
    [yellow] Amarillo
    [green] Verde
    [purple] Púrpura
   *[other] { $seat }
}
seat-of = de { seat }
other-to = a { $other ->
    [blue] Azul
    [red] Rojo
    [yellow] Amarillo
    [green] Verde
    [purple] Púrpura
   *[other] { $other }
}
other-of = de { $other ->
    [blue] Azul
    [red] Rojo
    [yellow] Amarillo
    [green] Verde
    [purple] Púrpura
   *[other] { $other }
}
a-container = un container { $colour ->
    [black] negro
    [brown] marrón oscuro
    [orange] naranja
    [tan] marrón claro
   *[white] blanco
}
a-container-first = Un container { $colour ->
    [black] negro
    [brown] marrón oscuro
    [orange] naranja
    [tan] marrón claro
   *[white] blanco
}
the-container = el container { $colour ->
    [black] negro
    [brown] marrón oscuro
    [orange] naranja
    [tan] marrón claro
   *[white] blanco
}
a-machine = una máquina { $colour ->
    [black] negra
    [brown] marrón oscuro
    [orange] naranja
    [tan] marrón claro
   *[white] blanca
}
the-machine = la máquina { $colour ->
    [black] negra
    [brown] marrón oscuro
    [orange] naranja
    [tan] marrón claro
   *[white] blanca
}

# In place of the name of somebody who was forgotten
former-player = un antiguo jugador

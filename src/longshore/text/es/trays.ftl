### Las bandejas de un turno: motivos, notas en los botones, precios y la venta al banco.

trays-needs = cuesta { $need } $
trays-loan = ¿Pedir un préstamo?
trays-produce-nothing = solo precios, por { $produce_cost } $
trays-produce-some = produce { $made } de { $able }
trays-sale = Vender uno al banco: +{ $sale_income } $
trays-sale-about = El banco paga { $sale_income } $, sea cual sea el precio en tus naves. El container vuelve al suministro.
trays-sale-one = marcado a { $price } $, se vende por { $sale_income } $
trays-price-it = Ponerle precio ahora
trays-change-prices = Cambiar precios
trays-reprice-first = Toca un container de las naves para cambiar también su precio.
trays-key-prices = elegir este precio
trays-key-enter = terminar el turno cuando todo esté hecho
trays-loan-word = Préstamo
trays-repay-word = Devolver
trays-warehouse-gives = Almacén: sitio para un container más en tu puerto
trays-machine-gives = Máquina: un container más en cada producción

### Las jugadas como se dirían. $price, $cost y $amount son dólares.

step-of-seat = { seat }: { $text }

step-loan = Pedir un préstamo
step-repay = Devolver un préstamo
step-pass = Terminar turno
step-done = Listo
step-skip = Omitir la venta
step-default = No pagar los intereses
step-produce = Producir
step-reprice = Solo cambiar precios del puerto
step-load = Comprar más en este puerto
step-outbid = Superar la puja
step-warehouse = Construir un almacén
step-decline = Rechazar todas las pujas
step-machine = Construir { a-machine }
step-restock = Comprar en la fábrica { seat-of }
step-sail = { $place ->
    [sea] Navegar al Mar Abierto
    [island] Navegar a la Isla Extranjera
    [bank] Navegar a tu puerto del banco
   *[harbour] Navegar al puerto { seat-of }
}
step-call = { $space ->
    [goods] Llamar al bróker { $broker }: ofrecer dinero por containers
   *[money] Llamar al bróker { $broker }: ofrecer containers por dinero
}
step-make = Producir { a-container }
step-take = Tomar { the-container } por { $price } $
step-take-free = Tomar { the-container }
step-lift = Recoger { the-container } de { $price } $
step-place = Poner { the-container } a { $price } $
step-sell = Vender al banco por { $sale_income } $ { the-container } que está a { $price } $
step-seize = Incautarse { $colour ->
    [black] del container negro
    [brown] del container marrón oscuro
    [orange] del container naranja
    [tan] del container marrón claro
   *[white] del container blanco
}
step-seize-priced = { step-seize } de { $price } $
step-seize-machine = Incautarse de { the-machine }
step-seize-warehouse = Incautarse del almacén de la casilla de { $cost } $
step-pay = Pagar con { the-container }
step-offer-factory = Ofrecer { the-container } de { $price } $ de las Naves de la Fábrica
step-offer-harbour = Ofrecer { the-container } de { $price } $ de las Naves del Puerto
step-accept = Aceptar la puja { seat-of }
step-bid = { $cards ->
    [0] Pujar { $amount } $
    [one] Pujar { $amount } $ con { $cards } carta de farol
   *[other] Pujar { $amount } $ con { $cards } cartas de farol
}

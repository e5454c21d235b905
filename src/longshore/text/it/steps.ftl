### Le mosse come si direbbero. $price, $cost e $amount sono dollari.

step-of-seat = { seat }: { $text }

step-loan = Richiedi un prestito
step-repay = Rimborsa un prestito
step-pass = Termina il turno
step-done = Fatto
step-skip = Rinuncia alla vendita
step-default = Non pagare gli interessi
step-produce = Produci
step-reprice = Cambia solo i prezzi del Deposito Portuale
step-load = Compra ancora in questo porto
step-outbid = Rilancia
step-warehouse = Costruisci un magazzino
step-decline = Declina tutte le offerte
step-machine = Costruisci { a-machine }
step-restock = Compra dal Deposito Industriale { seat-of }
step-sail = { $place ->
    [sea] Vai in Mare Aperto
    [island] Vai all’Isola Straniera
    [bank] Vai al tuo Porto della Banca
   *[harbour] Vai al porto { seat-of }
}
step-call = { $space ->
    [goods] Chiama il broker { $broker }: offri denaro in cambio di container
   *[money] Chiama il broker { $broker }: offri container in cambio di denaro
}
step-make = Produci { a-container }
step-take = Prendi { the-container } a { $price } $
step-take-free = Prendi { the-container }
step-lift = Riprendi { the-container } da { $price } $
step-place = Metti { the-container } a { $price } $
step-sell = Vendi alla banca per { $sale_income } $ { the-container } da { $price } $
step-seize = Sequestra { the-container }
step-seize-priced = Sequestra { the-container } da { $price } $
step-seize-machine = Sequestra { the-machine }
step-seize-warehouse = Sequestra il magazzino sullo spazio da { $cost } $
step-pay = Paga con { the-container }
step-offer-factory = Offri { the-container } da { $price } $ (Deposito Industriale)
step-offer-harbour = Offri { the-container } da { $price } $ (Deposito Portuale)
step-accept = Accetta l’offerta { seat-of }
step-bid = { $cards ->
    [0] Offri { $amount } $
    [one] Offri { $amount } $ e { $cards } carta bluff
   *[other] Offri { $amount } $ e { $cards } carte bluff
}

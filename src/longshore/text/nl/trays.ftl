### De bakken van een beurt: redenen, notities op knoppen, prijzen en de verkoop aan de bank.

trays-needs = kost ${ $need }
trays-loan = Een lening aangaan?
trays-produce-nothing = alleen nieuwe prijzen, voor ${ $produce_cost }
trays-produce-some = maakt { $made } van { $able }
trays-sale = Eén aan de bank verkopen: +${ $sale_income }
trays-sale-about = De bank betaalt ${ $sale_income }, wat de prijs in je winkel ook is. De container gaat terug naar de voorraad.
trays-sale-one = prijs ${ $price }, brengt ${ $sale_income } op
trays-price-it = Meteen een prijs geven
trays-change-prices = Prijzen wijzigen
trays-reprice-first = Tik op een container in de winkel om ook die prijs te wijzigen.
trays-key-prices = deze prijs kiezen
trays-key-enter = een afgeronde beurt beëindigen
trays-loan-word = Lening
trays-repay-word = Terugbetalen
trays-warehouse-gives = Warenhuis: plaats voor één container meer in je haven
trays-machine-gives = Machine: één container meer bij elke productie

### I vassoi di un turno: motivi, note sui pulsanti, prezzi e vendita alla banca.

trays-needs = richiede { $need } $
trays-loan = Richiedere un prestito?
trays-produce-nothing = solo nuovi prezzi, per { $produce_cost } $
trays-produce-some = ne produce { $made } su { $able }
trays-sale = Vendine uno alla banca: +{ $sale_income } $
trays-sale-about = La banca paga { $sale_income } $, qualunque sia il prezzo nel deposito. Il container torna nella scorta.
trays-sale-one = prezzo { $price } $, venduto per { $sale_income } $
trays-price-it = Fissa subito il prezzo
trays-change-prices = Cambia i prezzi
trays-reprice-first = Tocca un container nel deposito per cambiare anche il suo prezzo.
trays-key-prices = assegna questo prezzo al container
trays-key-enter = termina il turno quando è completo
trays-loan-word = Prestito
trays-repay-word = Rimborsa
trays-warehouse-gives = Magazzino: posto per un container in più nel porto
trays-machine-gives = Macchinario: un container in più a ogni produzione

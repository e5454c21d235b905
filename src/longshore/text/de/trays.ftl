### Die Tabletts eines Zugs: Gründe, Hinweise auf Knöpfen, Preise und der Verkauf an die Bank.

trays-needs = kostet { $need } $
trays-loan = Einen Kredit aufnehmen?
trays-produce-nothing = nur neue Preise, für { $produce_cost } $
trays-produce-some = stellt { $made } von { $able } her
trays-sale = An die Bank verkaufen: +{ $sale_income } $
trays-sale-about = Die Bank zahlt { $sale_income } $, egal welchen Preis der Container bei dir hat. Er geht zurück in den Vorrat.
trays-sale-one = Preis { $price } $, für { $sale_income } $ verkaufen
trays-price-it = Preis gleich festlegen
trays-change-prices = Preise ändern
trays-reprice-first = Tippe einen Container im Geschäft an, um auch seinen Preis zu ändern.
trays-key-prices = beim Festlegen der Preise diesen Preis wählen
trays-key-enter = einen fertigen Zug beenden
trays-loan-word = Kredit
trays-repay-word = Zurückzahlen
trays-warehouse-gives = Lagerhaus: Platz für einen Container mehr im Hafen
trays-machine-gives = Maschine: ein Container mehr bei jeder Produktion

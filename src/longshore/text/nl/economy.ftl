### De economie van een partij in grafieken.

economy-title = De economie
economy-running = De partij is nog bezig: wat de waardekaarten zeggen, verschijnt aan het eind.
economy-turn = Beurt
economy-csv = CSV
economy-table = Als tabel
economy-plot = Grafiek: { $what }
economy-worth = Vermogen van iedereen
economy-cash = Geld
economy-money = Geld in het spel
economy-players = Bij de spelers
economy-brokers = Bij de brokers
economy-loans = Geleend
economy-prices-factory = Prijzen in de Fabriekswinkels
economy-prices-harbour = Prijzen in de Havenwinkels
economy-prices-auction = Prijzen op het eiland
economy-flow = De weg van de containers
economy-role-maker = gemaakt
economy-role-warehouse = opgeslagen
economy-role-shipper = verscheept
economy-role-collector = verzameld
economy-band = { $name } → { $names }: { $count }, ${ $amount }
economy-margins = Containers, en wat elk opbracht
economy-margins-about = Opbrengst min kosten per container: voor maker, warenhuis, schip met subsidie, en verzamelaar volgens de waardekaart.

### De economie van een partij in grafieken.

economy-title = Statistieken
economy-running = De partij is nog bezig. Cijfers die van de geheime waardekaarten afhangen, verschijnen aan het eind.
economy-turn = Beurt
economy-csv = CSV
economy-table = Als tabel tonen
economy-plot = Grafiek: { $what }
economy-worth = Vermogen
economy-cash = Geld
economy-money = Geld in het spel
economy-players = Bij de spelers
economy-brokers = Bij de brokers
economy-loans = Geleend
economy-prices-factory = Prijzen in de Fabriekswinkels
economy-prices-harbour = Prijzen in de Havenwinkels
economy-prices-auction = Veilingprijzen op het eiland
economy-flow = Waar de containers heen gingen
economy-role-maker = gemaakt
economy-role-warehouse = opgeslagen
economy-role-shipper = verscheept
economy-role-collector = verzameld
economy-band = { $name } → { $names }: { $count }, ${ $amount }
economy-margins = Winst per container
economy-margins-about = Opbrengst min kosten per container: voor wie hem maakte, in de haven opsloeg, verscheepte (met subsidie) en op het eiland verzamelde (volgens de waardekaart).

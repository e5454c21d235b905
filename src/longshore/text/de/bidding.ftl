### Bieten: der Betrag, den man eingibt, und die Versteigerung, wie sie gezeigt wird.

bidding-have = Du hast { $amount } $.
bidding-free = Du kannst bis zu { $amount } $ drauflegen. Dein Angebot von { $first } $ zählt weiter.
bidding-least = Biete mindestens { $least } $.
bidding-too-much = Du hast { $over } $ zu wenig.
bidding-above-worth = Mehr, als sie dir jetzt wert ist: { $worth }.
bidding-loan = + { $loan_amount } $ Kredit
bidding-enter = Betrag eingeben
bidding-bluff = Zählt nichts, verbirgt aber, wie viele deiner Karten Geld sind.
bidding-bluff-cancels = Mit einer davon zählt dein ganzes Angebot als 0 $.

## Die Versteigerung wird gezeigt. $amount, $worth und $total sind ausgeschrieben: 12 $
bidding-your-cargo = Deine Ladung wird versteigert
bidding-wait-seller = Du entscheidest, sobald alle Angebote aufgedeckt sind.
bidding-opening = Alle haben geboten. Das niedrigste Angebot wird zuerst aufgedeckt.
bidding-highest = Höchstes Angebot: { $amount }
bidding-tie = Gleichstand bei { $amount }
bidding-skip = Überspringen
bidding-accept = { $amount } { seat-of } akzeptieren
bidding-keep = Die Ladung für { $amount } behalten
bidding-won-you = Du bekommst die Ladung für { $amount }.
bidding-won-you-worth = Für { $amount } gewonnen. Die Ladung ist dir { $worth } wert.
bidding-won = { seat } bekommt die Ladung für { $amount }.
bidding-worth-you = Dir wäre sie { $worth } wert gewesen.
bidding-sold-you = Du bekommst { $total }: { $amount } { seat-of } und { $amount } von der Bank.
bidding-kept-you = Du behältst die Ladung und zahlst { $amount }.
bidding-kept = { seat } behält die Ladung und zahlt { $amount }.
bidding-look = Tisch ansehen
bidding-back = Zurück zur Versteigerung

## Was gerade geschieht, über der Ladung
bidding-title-opening = Die Angebote werden aufgedeckt
bidding-title-choice = { seat } entscheidet
bidding-title-sold-you = Verkauft an { other-to }: { $total } für dich
bidding-title-sold = Verkauft an { other-to }
bidding-title-kept-you = Du behältst deine Ladung
bidding-title-kept = { seat } behält die Ladung
bidding-title-won-you = Die Ladung gehört dir

## Die Investmentbank am Tisch: was versteigert wird und was ein Angebot bewirkt.
# $broker: I, II or III
bidding-broker-offers = Broker { $broker } bietet an:
bidding-broker-for-goods = Geld für Container
bidding-broker-for-money = Container für Geld
bidding-broker-how = Wenn dich bis zu deinem nächsten Zug niemand überbietet, gewinnst du, und dein Angebot geht an die Broker. Sonst bekommst du es sofort zurück.
bidding-broker-outbid-money = Überbieten: mindestens { $amount } $
bidding-broker-outbid-goods = Überbieten: mindestens { $count } Container
bidding-broker-yours-next = gehört dir in deinem nächsten Zug
bidding-broker-theirs-next = entscheidet sich im nächsten Zug dieses Spielers
bidding-resting = Nach der Versteigerung geht es weiter.

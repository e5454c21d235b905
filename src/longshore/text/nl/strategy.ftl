### De strategiepagina. De cijfers in de zinnen zijn gemeten (docs/strategy.md).

strategy-title = Strategie voor beginners
strategy-about = Tien ideeën waarmee je vaker wint. Bij elk idee hoort een stelling uit een partij tussen bots: neem een plaats over, probeer het idee uit en speel door zolang je wilt. Deze partijen tellen niet mee in je resultaten.
strategy-play = Speel vanaf hier
strategy-measured = Alle cijfers komen uit { $games } partijen met drie spelers in de editie van 2007, gespeeld door bots van niveau handelaar.

strategy-title-worth = Weet wat het jou waard is
strategy-idea-worth = Je waardekaart is je eigen prijslijst. Een container die jou $10 oplevert, levert een ander misschien maar $2 op. Reken uit wat een lading jou waard is en bied minder. Gemiddeld betaalden kopers ${ $paid } voor een container en scoorden ze er ${ $scored } mee, maar { $lost }% van de containers leverde minder op dan de aankoop had gekost.
strategy-here-worth = Deze lading verhoogt je score met ${ $worth }, en je hebt ${ $cash }. De andere bieder heeft ${ $rival }. Wat bied je?

strategy-title-price = Geef niets weg
strategy-idea-price = Een lage prijs alleen verkoopt niets. Voor $1 of $2 was { $cheap }% van de containers verkocht vóór de volgende beurt van de maker, voor $3 of $4 was dat { $dear }%. Kijk dus eerst wie er plaats en geld heeft, en vraag dan wat die koper kan betalen.
strategy-here-price =
    In de havens van de anderen is nog plaats voor { $room ->
        [one] één container
       *[other] { $room } containers
    }, en { $count ->
        [one] je machine staat
       *[other] je { $count } machines staan
    } klaar. Welke prijzen kies je?

strategy-title-build = Bouw vroeg
strategy-idea-build = Een machine verdiende ongeveer ${ $maker } aan elke verkochte container, een warenhuis ${ $warehouse } aan elke container die erdoorheen ging. De machine van ${ $machine_2 } was na { $sales } verkopen terugverdiend, het warenhuis van ${ $warehouse_2 } na { $passes }. Gebouwen tellen aan het eind niet, dus bouw in je eerste beurten of helemaal niet.
strategy-here-build = Het is je eerste beurt en je hebt ${ $cash }. Een tweede machine kost ${ $machine }, een tweede warenhuis ${ $warehouse }.

strategy-title-sail = Vaar met een vol schip
strategy-idea-sail = Een reis kost met één container evenveel acties als met vijf. Bij het eiland verdiende de verkoper aan één container ${ $one }, aan een vol schip ${ $five }. Vaar dus naar de haven waar meerdere containers voor een goede prijs te koop staan.
strategy-here-sail =
    Je schip is leeg. In de andere havens { $count ->
        [one] staat één container
       *[other] staan { $count } containers
    } te koop, van ${ $lowest } tot ${ $highest }. Waar vaar je heen?

strategy-title-subsidy = Laat de bank de helft betalen
strategy-idea-subsidy = Accepteer je een bod, dan legt de bank er evenveel bij. Verkopers hadden ${ $cost } voor een container betaald en kregen maar ${ $bid } geboden. Met de subsidie kregen ze ${ $income }. Vaar dus naar het eiland als de anderen geld hebben: elke geboden dollar telt voor jou dubbel.
strategy-here-subsidy =
    Je hebt { $count ->
        [one] één container
       *[other] { $count } containers
    } aan boord. De rijkste bieder heeft ${ $cash }.

strategy-title-keep = Houd een lading die drie keer het bod waard is
strategy-idea-keep = Als je een bod accepteert, krijg je het twee keer. Als je het afslaat, betaal je het zelf. Houden loont dus alleen als de lading je meer dan drie keer het bod oplevert. Onze handelaars accepteerden in { $accepted }% van de gevallen.
strategy-here-keep = Het hoogste bod is ${ $bid }. Verkopen levert je ${ $sold } op. Houden verhoogt je score met ${ $worth } en kost je het bod: dan houd je ${ $kept } over.

strategy-title-card = Verzamel alle vijf de kleuren
strategy-idea-card =
    Met alle vijf de kleuren telt je 5/10-kleur ${ $card_high }. Aan het eind verwijder je de kleur waarvan je het meest hebt, gemiddeld { $discarded ->
        [one] één container
       *[other] { $discarded } containers
    }. Zorg dus dat je van je beste kleur nooit het meest hebt. Spelers met alle vijf de kleuren wonnen { $five }% van hun partijen, de anderen { $fewer }%.
strategy-here-card = Jouw gebied op het eiland is ${ $before } waard. Met deze lading wordt dat ${ $after }.

strategy-title-loan = Leen voor een goede koop
strategy-idea-loan =
    Een lening geeft meteen ${ $loan_amount } en kost ${ $interest_cost } per beurt. Onze handelaars hielden een lening ongeveer { $turns ->
        [one] één beurt
       *[other] { $turns } beurten
    }, dus hoefde die maar iets meer op te leveren dan de rente over die tijd. Spelers die leenden, wonnen { $ever }% van hun partijen, bij drie spelers ongeveer wat je mag verwachten. Lenen op zich beslist niets. Wat je met het geld koopt, wel.
strategy-here-loan = Je hebt ${ $cash }. Deze lading verhoogt je score met ${ $worth }. Ga je daarvoor een lening aan?

strategy-title-supply = Houd de voorraad in het oog
strategy-idea-supply =
    De partij eindigt als twee kleuren op zijn. Is de eerste op, dan heb je nog ongeveer { $turns ->
        [one] één beurt
       *[other] { $turns } beurten
    }. Bouw dan niets meer en breng je containers naar het eiland. In de Fabriekswinkel tellen ze niet, en in elke partij { $unsold ->
        [one] bleef daar ongeveer één
       *[other] bleven er daar ongeveer { $unsold }
    } liggen.
strategy-here-supply =
    Eén kleur is op, en { $productions ->
        [one] één productie kan
       *[other] { $productions } producties kunnen
    } de partij beëindigen. In je Fabriekswinkel { $count ->
        [one] ligt nog één container
       *[other] liggen nog { $count } containers
    }.

strategy-title-end = Beëindig de partij als je voorstaat
strategy-idea-end = Wie de tweede kleur opmaakt, maakt de beurt af, en dan is de partij afgelopen. Die speler won { $won }% van de partijen. Sta je voor, maak er dan een eind aan voordat de anderen verkopen wat ze nog onderweg hebben. Sta je achter, blijf dan van die kleur af.
strategy-here-end = Je score zou nu ${ $score } zijn. Als je produceert, is de tweede kleur op. Sta je voor?

### Wat mensen krijgen die niet kijken: e-mails, pushberichten, webhooks.

notice-turn = Je bent aan de beurt
notice-bid = Er wordt een bod van je gevraagd
notice-start = Het spel is begonnen
notice-end = Het spel is afgelopen
# $what is one of these, $names are the others at the table
notice-with = { $what } – met { $names }
notice-since = Sinds je laatste beurt:
notice-more = { $count ->
    [one] … en daarvoor nog { $count } gebeurtenis
   *[other] … en daarvoor nog { $count } gebeurtenissen
}
notice-go = Naar de tafel:
notice-no-more = Geen e-mail meer van deze server: { $url }
notice-choose = Kies wat je te horen krijgt: { $url }
notice-test = Zo krijg je bericht

## Een adres wordt gevraagd
notice-confirm = Wil je e-mail van Longshore?
notice-confirm-why = { $name } wil hier bericht krijgen bij elke beurt. Volg de link om akkoord te gaan.
notice-confirm-else = Weet je hier niets van, doe dan niets: er komt geen andere e-mail.

## De pagina’s achter de links
notice-page-confirm = Nieuws van de spellen naar { $address } sturen?
notice-page-confirm-button = Ja, stuur het
notice-page-confirmed = Vanaf nu komt nieuws van de spellen op dit adres.
notice-page-unsubscribe = Geen e-mail meer naar { $address } sturen?
notice-page-unsubscribe-button = Geen e-mail meer
notice-page-gone = Op dit adres komt geen e-mail.

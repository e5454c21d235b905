### Wat mensen krijgen die niet kijken: e-mails, pushberichten, webhooks.

notice-turn = Je bent aan de beurt
notice-bid = Jij mag bieden
notice-start = De partij is begonnen
notice-end = De partij is afgelopen
# $what is one of these, $names are the others at the table
notice-with = { $what } – met { $names }
# Which colour the reader has. $names is a list of notice-other.
notice-colours = Jij bent { seat }. { $names }.
notice-other = { seat }: { $name }
notice-since = Sinds je laatste beurt:
notice-more = { $count ->
    [one] … en daarvoor nog { $count } gebeurtenis
   *[other] … en daarvoor nog { $count } gebeurtenissen
}
notice-go = Naar de tafel:
notice-no-more = Afmelden: { $url }
notice-choose = Meldingen instellen: { $url }
notice-test = Test: zo zien je meldingen eruit

## Een adres wordt gevraagd
notice-confirm = Wil je e-mail van Longshore?
notice-confirm-why = Iemand op { $site } heeft gevraagd om meldingen over beurten naar dit adres te sturen.
notice-confirm-go = Ja, stuur ze naar dit adres:
notice-confirm-else = Was jij dit niet? Negeer deze e-mail dan.
notice-confirm-never = Dit adres nooit meer benaderen: { $url }

## De pagina’s achter de links
notice-page-confirm = Meldingen over partijen naar { $address } sturen?
notice-page-confirm-button = Ja, stuur ze
notice-page-confirmed = Gelukt. Meldingen komen voortaan op dit adres.
notice-page-unsubscribe = Geen e-mail meer naar { $address } sturen?
notice-page-unsubscribe-button = Afmelden
notice-page-gone = Gelukt. Op dit adres komt geen e-mail meer.

### Was Leute bekommen, die gerade nicht hinsehen: Mails, Push-Nachrichten, Webhooks.

notice-turn = Du bist am Zug
notice-bid = Du sollst ein Angebot abgeben
notice-start = Die Partie hat begonnen
notice-end = Die Partie ist zu Ende
# $what is one of these, $names are the others at the table
notice-with = { $what } – mit { $names }
notice-since = Seit deinem letzten Zug:
notice-more = { $count ->
    [one] … und davor { $count } weiteres Ereignis
   *[other] … und davor { $count } weitere Ereignisse
}
notice-go = Zum Tisch:
notice-no-more = Keine Mails mehr von diesem Server: { $url }
notice-choose = Auswählen, was du erfährst: { $url }
notice-test = So wirst du benachrichtigt

## Eine Adresse wird gefragt
notice-confirm = Möchtest du Mails von Longshore?
notice-confirm-why = { $name } möchte hier erfahren, wenn ein Zug ansteht. Folge dem Link, um zuzustimmen.
notice-confirm-else = Wenn du davon nichts weißt, tu nichts: Es kommt keine weitere Mail.

## Seiten hinter den Links
notice-page-confirm = Nachrichten von den Partien an { $address } senden?
notice-page-confirm-button = Ja, senden
notice-page-confirmed = Von jetzt an kommen Nachrichten von den Partien an diese Adresse.
notice-page-unsubscribe = Keine Mails mehr an { $address } senden?
notice-page-unsubscribe-button = Keine Mails mehr
notice-page-gone = An diese Adresse kommen keine Mails.

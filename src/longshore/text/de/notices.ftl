### Was Leute bekommen, die gerade nicht hinsehen: Mails, Push-Nachrichten, Webhooks.

notice-turn = Du bist am Zug
notice-bid = Dein Angebot ist gefragt
notice-start = Die Partie hat begonnen
notice-end = Die Partie ist zu Ende
# $what is one of these, $names are the others at the table
notice-with = { $what } – mit { $names }
# Which colour the reader has. $names is a list of notice-other.
notice-colours = Du spielst { seat }. { $names }.
notice-other = { seat }: { $name }
notice-since = Seit deinem letzten Zug:
notice-more = { $count ->
    [one] … und davor { $count } weiteres Ereignis
   *[other] … und davor { $count } weitere Ereignisse
}
notice-go = Zum Tisch:
notice-no-more = Abbestellen: { $url }
notice-choose = Benachrichtigungen einstellen: { $url }
notice-test = Test: So sehen deine Benachrichtigungen aus

## Eine Adresse wird gefragt
notice-confirm = Möchtest du Mails von Longshore erhalten?
notice-confirm-why = Auf { $site } hat jemand diese Adresse für Benachrichtigungen zu laufenden Partien angegeben.
notice-confirm-go = Ja, an diese Adresse senden:
notice-confirm-else = Wenn du das nicht warst, ignoriere diese Mail einfach.
notice-confirm-never = Diese Adresse nie wieder fragen: { $url }

## Seiten hinter den Links
notice-page-confirm = Sollen Benachrichtigungen zu deinen Partien an { $address } gehen?
notice-page-confirm-button = Ja, senden
notice-page-confirmed = Erledigt. Benachrichtigungen gehen ab jetzt an diese Adresse.
notice-page-unsubscribe = Sollen keine Mails mehr an { $address } gehen?
notice-page-unsubscribe-button = Abbestellen
notice-page-gone = Erledigt. An diese Adresse kommen keine Mails mehr.

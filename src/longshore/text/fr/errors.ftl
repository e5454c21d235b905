### Ce qu’un serveur refuse, et ce qui ne va pas dans un fichier. $most est une limite.

error-bad-json = Ce n’est pas du JSON.
error-bad-value = « { $where } » ne peut pas servir.
error-bad-record = Impossible d’ouvrir cette partie.
error-decision-needed = Dites à quelle décision cela répond.
error-which-seat = Vous avez plusieurs places ici : dites laquelle.
error-which-table = Vous suivez plusieurs tables, ou aucune : dites laquelle.
error-known-already = Vous avez déjà dit qui vous êtes.
error-not-admin = Seul l’administrateur du serveur peut faire cela.
error-no-talker = Seules les personnes assises à la table peuvent lire et écrire dans sa discussion.
error-blocked = Vous ne pouvez pas rejoindre cette table.
error-no-such-message = Ce message n’existe pas.
error-no-such-report = Ce signalement n’existe pas.
error-not-silenced = Vous n’avez ni masqué ni bloqué ce joueur.
error-bad-text = { $most ->
    [one] Ici, un texte a au plus { $most } caractère imprimable et n’est pas vide.
   *[other] Ici, un texte a au plus { $most } caractères imprimables et n’est pas vide.
}
error-your-own = Vous ne pouvez pas vous faire cela à vous-même.
error-too-many-sockets = Trop de connexions sont ouvertes : fermez-en une d’abord.
error-too-many-watches = { $most ->
    [one] Vous pouvez suivre au plus { $most } table par connexion.
   *[other] Vous pouvez suivre au plus { $most } tables par connexion.
}
error-too-many-notes = { $most ->
    [one] Vous pouvez garder des notes sur { $most } table au plus.
   *[other] Vous pouvez garder des notes sur { $most } tables au plus.
}
error-too-many-silenced = { $most ->
    [one] Vous pouvez masquer ou bloquer { $most } joueur au plus.
   *[other] Vous pouvez masquer ou bloquer { $most } joueurs au plus.
}
error-too-much-chat = Vous écrivez trop vite : attendez un instant.
error-no-credential = Connectez-vous d’abord.
error-wrong-credential = Votre connexion n’est plus valable. Connectez-vous de nouveau.
error-wrong-origin = Cela vient de la page d’un autre site, et n’est donc pas fait.
error-not-your-seat = Ce n’est pas votre place.
error-not-host = Seul l’hôte de la table peut faire cela.
error-needs-invitation = Cette table est privée : il vous faut son invitation.
error-still-hidden = Vous ne pouvez pas voir cela, du moins pas encore.
error-tracker-off = L’hôte a désactivé le suivi de l’argent.
error-not-found = Il n’y a rien ici.
error-no-such-table = Cette table n’existe pas.
error-wrong-method = Cela ne se fait pas à cette adresse.
error-not-started = La partie n’a pas encore commencé.
error-started-already = La partie a déjà commencé.
error-not-running = La partie est terminée.
error-not-finished = La partie est encore en cours.
error-table-full = Toutes les places sont prises.
error-seat-taken = Cette place est prise.
error-not-at-table = Personne n’est assis là.
error-seated-already = Vous avez déjà une place à cette table.
error-nobody-plays = Au moins une personne doit jouer.
error-commit-needed = « { $step } » demande quelque chose à un autre joueur et termine donc votre brouillon : envoyez-le avec « commit ».
error-turn-complete = Votre tour est prêt : validez-le ou annulez une étape.
error-turn-too-long = { $most ->
    [one] Un tour a au plus { $most } étape : plus de prêts maintenant.
   *[other] Un tour a au plus { $most } étapes : plus de prêts maintenant.
}
error-nothing-to-undo = Il n’y a rien à annuler.
error-nothing-to-redo = Il n’y a rien à rétablir.
error-nothing-to-commit = Il n’y a rien à valider.
error-no-draft = Ce n’est pas votre tour pour l’instant.
error-no-end-offered = Personne n’a proposé de terminer la partie.
error-too-late-to-cancel = Une partie ne peut être annulée que pendant le premier tour de table.
error-rules-unknown = Cette partie suit les règles numéro { $rules }, que ce serveur ne connaît pas.
error-link-expired = Ce code a déjà servi ou est trop ancien.
error-body-too-large = { $most ->
    [one] C’est trop grand : au plus { $most } octet.
   *[other] C’est trop grand : au plus { $most } octets.
}
error-not-json = Envoyez du JSON, avec le type de contenu « application/json ».
error-unknown-bot = Il n’y a pas de bot « { $bot } » sur ce serveur.
error-first-is-drawn = Dans cette partie, on tire au sort qui commence.
error-bad-name = Un nom a de 1 à { $most } caractères imprimables et pas de « # ».
error-rated-seating = Dans une partie classée, les places sont tirées au sort.
error-rated-people = Dans une partie classée, personne n’a deux places.
error-too-many-requests = Trop à la fois : attendez un instant.
error-too-many-tables = { $most ->
    [one] Vous pouvez tenir au plus { $most } table à la fois.
   *[other] Vous pouvez tenir au plus { $most } tables à la fois.
}
error-too-many-players = Trop de nouveaux joueurs viennent de votre adresse : réessayez plus tard.
error-internal = Quelque chose s’est mal passé ici ; rien n’a été changé.
error-storage = Le serveur ne peut rien enregistrer pour l’instant ; rien n’a été changé. Réessayez bientôt.
error-closing = Le serveur s’arrête ; réessayez dans un instant.
error-rated-hint = Il n’y a pas de conseils dans une partie classée.
error-no-clock = Cette table n’a pas de pendule.
error-paused-already = Les pendules sont déjà arrêtées.
error-not-paused = Les pendules tournent.
error-no-pause-offered = Personne n’a proposé d’arrêter ou de relancer les pendules.
error-rated-gift = Dans une partie classée, on ne cède pas sa place.
error-rated-bot = Dans une partie classée, seul « { $bot } » peut vous remplacer.
error-no-hint = Le bot n’a pas pu répondre à temps : réessayez.
error-too-quiet = { $most ->
    [one] Les heures calmes durent au plus { $most } heure par jour.
   *[other] Les heures calmes durent au plus { $most } heures par jour.
}
error-too-many-holidays = { $most ->
    [one] Une année a au plus { $most } jour de congé.
   *[other] Une année a au plus { $most } jours de congé.
}
error-not-confirmed = Pour supprimer vos données, écrivez votre nom exactement tel qu’il est.
error-bad-address = Ce n’est pas une adresse de courriel.
error-bad-subscription = Rien ne peut être envoyé à ce navigateur.
error-bad-webhook = Rien n’est envoyé à cette URL : { $why ->
    [https] elle doit commencer par https:// et un nom de serveur
    [private] cette adresse n’est pas publique
    [missing] ce serveur est introuvable
   *[form] ce n’est pas une URL
}.
error-no-such-contact = Vous n’avez pas ce contact.
error-needs-https = Il faut pour cela une connexion par https, et ce serveur n’en a pas.
error-needs-name = Il faut pour cela un serveur qui a un nom, et celui-ci n’a qu’un numéro.
error-no-mail-server = Ce serveur n’envoie pas de courriels.
error-no-public-url = Ce serveur ne connaît pas sa propre adresse et n’envoie donc pas de courriels.
error-not-confirmed-yet = Cette adresse n’est pas encore confirmée.
error-mail-refused = Le propriétaire de cette adresse ne veut pas de courriels d’ici.
error-mail-asked = Cette adresse vient d’être sollicitée : regardez dans sa boîte, ou réessayez demain.
error-too-many-contacts = { $most ->
    [one] Vous pouvez avoir au plus { $most } contact.
   *[other] Vous pouvez avoir au plus { $most } contacts.
}
error-no-such-passkey = Cette clé d’accès n’existe pas ici.
error-bad-passkey = Cette clé d’accès n’est pas valable.
error-too-many-passkeys = { $most ->
    [one] Vous pouvez avoir au plus { $most } clé d’accès.
   *[other] Vous pouvez avoir au plus { $most } clés d’accès.
}
error-bad-holidays = Un congé se termine avant de commencer.
error-bad-timezone = Ce fuseau horaire n’existe pas.

## Saved games and files
error-record-line = La ligne { $line } est illisible.
# $why is a sentence: a refusal
error-record-step = L’étape { $step } n’est pas permise : { $why }
# $name is who may see it
error-record-partial = ce n’est qu’un extrait de partie ({ $name }) : il n’y a pas de décompte
error-standard-input = entrée standard
# The end of a sentence
error-file = { $why ->
    [exists] ce fichier existe déjà
    [missing] ce fichier ou ce dossier n’existe pas
    [forbidden] l’accès est refusé
    [full] le disque est plein
    [special] ce n’est pas un fichier ordinaire
    [name] ce n’est pas un nom de fichier
   *[other] le système d’exploitation refuse
}

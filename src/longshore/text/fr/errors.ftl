### Ce qu’un serveur refuse, et ce qui ne va pas dans un fichier. $most est une limite.

error-bad-json = Ce n’est pas du JSON valide.
error-bad-value = La valeur de « { $where } » n’est pas valide.
error-bad-record = Ce n’est pas un fichier de partie valide.
error-decision-needed = Indiquez à quelle décision cela répond.
error-which-seat = Vous avez plusieurs places à cette table. Indiquez laquelle.
error-which-table = Vous suivez plusieurs tables, ou aucune. Indiquez laquelle.
error-known-already = Vous avez déjà une session ouverte.
error-not-admin = Seul l’administrateur de ce serveur peut faire cela.
error-no-talker = Seuls les joueurs de la table ont accès à sa discussion.
error-blocked = Vous ne pouvez pas rejoindre cette table.
error-banned = L’accès à ce serveur vous est interdit.
error-banned-until = L’accès à ce serveur vous est interdit jusqu’au { $date }.
error-which-ban = Indiquez soit un joueur, soit une adresse IP.
error-no-such-player = Aucun joueur n’a cet identifiant ou ce nom.
error-several-players = Plusieurs joueurs s’appellent « { $name } ». Utilisez un identifiant.
error-no-such-ban = Ce bannissement n’existe pas.
error-no-such-client = Ce client n’apparaît pas dans le journal des derniers jours.
error-not-hidden = Cette table n’est pas masquée.
error-not-listed = Cette table est privée. Seules les tables publiques peuvent être masquées.
error-bad-network = Ce n’est ni une adresse IP ni un réseau que l’on peut bannir.
error-no-such-message = Ce message n’existe pas.
error-no-such-report = Ce signalement n’existe pas.
error-not-silenced = Vous n’avez ni masqué ni bloqué ce joueur.
error-bad-text = { $most ->
    [one] Écrivez un texte de { $most } caractère imprimable au plus.
   *[other] Écrivez un texte de { $most } caractères imprimables au plus.
}
error-your-own = Ce n’est possible qu’avec les autres joueurs.
error-too-many-sockets = Trop de connexions sont ouvertes. Fermez-en une d’abord.
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
error-too-much-chat = Vous écrivez trop vite. Attendez un instant.
error-no-credential = Connectez-vous d’abord.
error-wrong-credential = Votre connexion n’est plus valable. Connectez-vous de nouveau.
error-wrong-origin = Cette requête venait d’un autre site et a été ignorée.
error-wrong-host = Ce serveur ne reconnaît pas le nom d’hôte de cette adresse. S’il est correct, l’administrateur peut le déclarer avec --public-url.
error-not-your-seat = Ce n’est pas votre place.
error-not-host = Seul l’hôte de la table peut faire cela.
error-needs-invitation = Cette table est privée. Il vous faut un lien d’invitation.
error-still-hidden = Vous ne pouvez pas voir cela, du moins pas encore.
error-tracker-off = L’hôte a désactivé le suivi de l’argent.
error-no-programs = L’hôte n’accepte pas de programmes à cette table.
error-not-found = Il n’y a rien à cette adresse.
error-no-such-table = Cette table n’existe pas. Vérifiez le lien.
error-wrong-method = Cette adresse n’accepte pas cette méthode.
error-not-started = La partie n’a pas encore commencé.
error-started-already = La partie a déjà commencé.
error-not-running = Cette partie est terminée.
error-not-finished = Cette partie est encore en cours.
error-table-full = Toutes les places sont prises.
error-seat-taken = Cette place est prise.
error-not-at-table = Ce n’est possible que pour les joueurs assis à cette table.
error-seated-already = Vous avez déjà une place à cette table.
error-nobody-plays = Au moins une personne doit jouer.
error-reused-id = Cet identifiant a déjà servi pour une autre commande. Rien n’a été modifié. Choisissez un nouvel identifiant pour chaque commande.
error-commit-needed = « { $step } » demande la réponse d’un autre joueur et termine donc votre brouillon. Envoyez-le avec « commit ».
error-turn-complete = Votre tour est complet. Validez-le ou annulez une étape.
error-turn-too-long = { $most ->
    [one] Un tour compte au plus { $most } étape. Vous ne pouvez plus prendre de prêt pendant ce tour.
   *[other] Un tour compte au plus { $most } étapes. Vous ne pouvez plus prendre de prêt pendant ce tour.
}
error-nothing-to-undo = Il n’y a rien à annuler.
error-nothing-to-redo = Il n’y a rien à rétablir.
error-nothing-to-commit = Il n’y a rien à valider.
error-no-draft = Vous ne pouvez pas modifier votre tour pour l’instant.
error-no-end-offered = Personne n’a proposé d’arrêter la partie.
error-too-late-to-cancel = Une partie ne peut être annulée que pendant la première manche.
error-rules-unknown = Cette partie suit la version { $rules } des règles, que ce serveur ne connaît pas.
error-link-expired = Ce code a déjà servi ou a expiré. Créez-en un autre.
error-body-too-large = { $most ->
    [one] C’est trop volumineux. La limite est de { $most } octet.
   *[other] C’est trop volumineux. La limite est de { $most } octets.
}
error-not-json = Envoyez du JSON, avec le type de contenu « application/json ».
error-unknown-bot = Ce serveur n’a pas de bot « { $bot } ».
error-first-is-drawn = Le premier joueur de cette partie est tiré au sort.
error-bad-name = Un nom compte de 1 à { $most } caractères imprimables, sans « # ».
error-rated-seating = Dans une partie classée, les places sont tirées au sort.
error-rated-people = Dans une partie classée, personne ne peut avoir deux places.
error-rated-program = Les programmes ne peuvent pas jouer une partie classée.
error-too-many-requests = Trop de requêtes. Attendez un instant.
error-too-many-studies = Vous ne pouvez pas garder plus de parties importées. Supprimez-en une avant d’en ouvrir une autre.
error-not-a-study = Seules les parties importées peuvent être supprimées.
error-too-many-tables = { $most ->
    [one] Vous pouvez être l’hôte d’au plus { $most } table à la fois.
   *[other] Vous pouvez être l’hôte d’au plus { $most } tables à la fois.
}
error-too-many-listed = { $most ->
    [one] Vous pouvez avoir au plus { $most } table publique à la fois. Rendez celle-ci privée.
   *[other] Vous pouvez avoir au plus { $most } tables publiques à la fois. Rendez celle-ci privée.
}
error-too-many-players = Trop de nouveaux joueurs sont venus de votre réseau. Réessayez plus tard.
error-internal = Le serveur a rencontré un problème. Rien n’a été modifié.
error-storage = Le serveur ne peut rien enregistrer pour l’instant. Rien n’a été modifié. Réessayez bientôt.
error-too-busy = Le serveur est surchargé pour l’instant. Rien n’a été modifié. Réessayez dans un instant.
error-closing = Le serveur s’arrête. Réessayez dans un instant.
error-rated-hint = Il n’y a pas de conseils dans une partie classée.
error-no-clock = Cette table n’a pas de pendule.
error-paused-already = Les pendules sont déjà arrêtées.
error-not-paused = Les pendules tournent.
error-no-pause-offered = Personne n’a proposé d’arrêter ou de relancer les pendules.
error-rated-gift = Dans une partie classée, les places ne peuvent pas être cédées.
error-rated-bot = Dans une partie classée, seul « { $bot } » peut jouer pour vous.
error-no-hint = Le bot n’a pas répondu à temps. Réessayez.
error-too-quiet = { $most ->
    [one] Les heures calmes peuvent durer au plus { $most } heure par jour.
   *[other] Les heures calmes peuvent durer au plus { $most } heures par jour.
}
error-too-many-holidays = { $most ->
    [one] Vous pouvez prendre au plus { $most } jour de congé par an.
   *[other] Vous pouvez prendre au plus { $most } jours de congé par an.
}
error-not-confirmed = Pour supprimer vos données, tapez votre nom exactement comme il est affiché.
error-bad-address = Cette adresse de courriel n’est pas valide.
error-bad-subscription = Impossible d’envoyer des notifications à ce navigateur.
error-bad-webhook = Rien ne peut être envoyé à cette URL : { $why ->
    [https] elle doit commencer par https:// et un nom de serveur
    [private] elle n’est pas accessible depuis Internet
    [missing] son serveur est introuvable
   *[form] elle n’est pas valide
}.
error-no-such-contact = Ce contact n’existe pas.
error-needs-https = Il faut pour cela une connexion https, que ce serveur n’offre pas.
error-needs-name = Il faut pour cela un serveur avec un nom de domaine, pas seulement une adresse IP.
error-no-mail-server = Ce serveur n’envoie pas de courriels.
error-no-public-url = Ce serveur ne connaît pas sa propre adresse et ne peut donc pas envoyer de courriels.
error-not-confirmed-yet = Cette adresse n’est pas encore confirmée.
error-mail-refused = Le propriétaire de cette adresse ne veut pas de courriels de ce serveur.
error-mail-asked = Un courriel de confirmation vient d’être envoyé à cette adresse. Consultez votre boîte de réception, ou réessayez demain.
error-mail-busy = Beaucoup de courriels de confirmation ont été envoyés depuis une heure. Réessayez plus tard.
error-too-many-contacts = { $most ->
    [one] Vous pouvez avoir au plus { $most } contact.
   *[other] Vous pouvez avoir au plus { $most } contacts.
}
error-no-such-passkey = Ce serveur ne connaît pas cette clé d’accès.
error-bad-passkey = Cette clé d’accès n’a pas été acceptée. Réessayez, ou utilisez-en une autre.
error-too-many-passkeys = { $most ->
    [one] Vous pouvez avoir au plus { $most } clé d’accès.
   *[other] Vous pouvez avoir au plus { $most } clés d’accès.
}
error-bad-holidays = Un congé se termine avant de commencer. Corrigez ses dates.
error-bad-timezone = Fuseau horaire inconnu.

## Saved games and files
error-record-line = La ligne { $line } est illisible.
# $why is a sentence: a refusal
error-record-step = L’étape { $step } n’est pas permise : { $why }
error-record-why = Ligne { $line } : { $why }
# $name says whose view it is: a terminal-seen
error-record-partial = ce fichier de partie est incomplet ({ $name }), il n’y a donc pas de décompte
error-standard-input = entrée standard
# The end of a sentence
error-file = { $why ->
    [exists] ce fichier existe déjà
    [missing] ce fichier ou ce dossier n’existe pas
    [forbidden] l’accès est refusé
    [full] le disque est plein
    [special] ce n’est pas un fichier ordinaire
    [name] ce nom de fichier n’est pas valide
   *[other] le système d’exploitation a refusé
}

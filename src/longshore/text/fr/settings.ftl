### Réglages.

settings-title = Réglages
settings-here = Dans ce navigateur
settings-theme = Luminosité
settings-theme-light = clair
settings-theme-dark = sombre
settings-pace = Mouvements
settings-pace-normal = calmes
settings-pace-fast = rapides
settings-pace-still = aucun
settings-patterns = Motifs plus marqués sur les caisses
settings-sound = Sons
settings-notices = Avis
settings-notices-about = Le serveur peut vous prévenir quand on vous attend et que vous ne regardez pas.
settings-push = Me prévenir sur cet appareil
settings-push-refused = Ce navigateur n’autorise pas les avis ici.
settings-this-push = un de mes appareils
settings-mail = Par courriel à
settings-mail-confirm = Un courriel est parti : ouvrez son lien pour confirmer l’adresse.
settings-unconfirmed = pas encore confirmée
settings-try = Essayer
settings-tried = Envoyé.
settings-remove = Retirer
settings-way-push = appareil
settings-way-mail = courriel
settings-kind-turn = C’est mon tour
settings-kind-bid = Je dois faire une offre
settings-kind-start = Une partie commence
settings-kind-end = Une partie est finie
settings-devices = Autres appareils
settings-devices-about = Un code fait d’un autre appareil le même joueur que celui-ci. Il sert une fois.
settings-link = Créer un code
settings-link-code = Entrez-y ce code :
settings-code = Code d’un autre appareil
settings-use-code = Être ce joueur ici
settings-token = Programmes
settings-token-about = Avec un jeton, un programme peut jouer pour vous. Un nouveau remplace l’ancien ; il n’est montré qu’une fois.
settings-token-make = Créer un jeton
settings-data = Mes données
settings-export = Télécharger tout ce qui me concerne
settings-sign-out = Se déconnecter partout
settings-forget-about = Vous pouvez être oublié : un robot reprend vos parties en cours, et votre nom disparaît des autres.
settings-forget-name = Pour être sûr, écrivez votre nom : { $name }
settings-forget = M’oublier

## Avant d’envoyer
settings-confirm = Me demander encore une fois
settings-confirm-always = L’ouverture d’une vente aux enchères, un second prêt et les autres gestes définitifs sont toujours à confirmer. Demander aussi avant :
settings-confirm-turn = de finir mon tour
settings-confirm-buy = chaque achat
settings-confirm-loan = chaque prêt
settings-confirm-bid = chaque offre
settings-confirm-accept = d’accepter ou de refuser les offres

## Clés d’accès
settings-passkeys = Clés d’accès
settings-passkeys-about = Une clé d’accès vous fait revenir comme le même joueur, sur cet appareil ou un autre, sans mot de passe.
settings-passkey-name = Nom de la nouvelle
settings-passkey-add = Ajouter une clé d’accès
settings-passkey-sign-in = Se connecter avec une clé d’accès
settings-passkey-new = depuis le { $day }
settings-passkey-used = utilisée le { $day }
settings-passkey-browser = Ce navigateur n’offre pas de clés d’accès ici : il faut un navigateur récent et une page venue par https.
settings-passkey-refused = L’appareil n’a pas répondu. Rien n’a changé.
settings-passkey-known = Cet appareil a déjà une clé d’accès pour vous.
settings-passkey-away = Les clés d’accès appartiennent à une autre adresse de ce serveur. Ouvrez la page là-bas.

## D’autres moyens
settings-webhook = Un programme à moi, à l’adresse
settings-webhook-about = Le serveur y envoie vos avis en JSON signé, par https.
settings-webhook-secret = Secret pour vérifier la signature. Il n’est montré que maintenant :
settings-way-webhook = programme
settings-failing = injoignable

## Quand personne ne doit me presser
settings-schedule = Heures calmes et congés
settings-schedule-about = Vos horloges s’arrêtent alors, aux tables qui donnent des jours pour chaque décision.
settings-quiet = Heures calmes chaque jour
settings-from = de
settings-until = à
settings-zone = Fuseau horaire
settings-holiday = Congé { $number }
settings-holiday-add = Ajouter un congé

## Ceux que je n’entends pas
settings-silenced = Ceux que je n’entends pas
settings-silenced-none = Personne. Dans le chat d’une table, vous pouvez rendre muet ou bloquer quelqu’un.
settings-silenced-mute = rendu muet
settings-silenced-block = bloqué
settings-hear = Entendre à nouveau
settings-token-drop = Supprimer le jeton
settings-token-dropped = Plus aucun programme ne peut jouer pour vous.
settings-host = Pour l’hôte de ce serveur
settings-host-secret = Le jeton d’administration du serveur
settings-host-show = Voir les signalements
settings-host-about = Il se trouve dans les réglages du serveur (LONGSHORE_ADMIN_TOKEN) et n’est pas conservé ici.
settings-host-reports = Messages signalés
settings-host-said = Écrit par { $name }, signalé par { $by } le { $day }.
settings-host-table = Vers la table
settings-host-close = Rien à redire
settings-host-remove = Supprimer le texte
settings-host-none = Rien n’est en attente.

## Les groupes, et ce que fait chaque ligne
settings-group-look = Apparence
settings-group-move = Mouvements et sons
settings-group-help = Aide
settings-group-account = Compte
settings-language-about = Aussi pour les messages de ce serveur.
settings-theme-about = Suit votre appareil jusqu’à votre choix.
settings-patterns-about = Pour distinguer les couleurs au motif aussi.
settings-pace-about = Comment sont montrés les coups des autres.
settings-sound-about = Les coups, et une cloche quand c’est à vous.
settings-volume = Volume
settings-volume-about = Écoutez chaque son ici.
settings-sound-container = Caisse
settings-sound-crane = Grue
settings-sound-coin = Pièces
settings-sound-paper = Papier
settings-sound-horn = Corne de brume
settings-sound-gavel = Marteau
settings-sound-bell = Cloche
settings-sound-roll = Roulement de tambour
settings-remarks = Conseils à la première partie
settings-remarks-about = Cinq au plus, chacun une seule fois.
settings-remarks-again = Revoir
settings-remarks-reset = Les conseils s’afficheront de nouveau.
settings-banter = Les robots disent parfois un mot
settings-banter-about = Quelques mots dans une bulle, pour le plaisir.

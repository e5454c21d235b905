### Réglages.

settings-title = Réglages
settings-here = Dans ce navigateur
settings-theme = Thème
settings-theme-light = clair
settings-theme-dark = sombre
settings-pace = Animations
settings-pace-normal = normales
settings-pace-fast = rapides
settings-pace-still = aucune
settings-patterns = Motifs plus marqués sur les caisses
settings-sound = Sons
settings-notices = Notifications
settings-notices-about = Recevez une notification quand on vous attend et que vous n’êtes pas là.
settings-push = Me notifier sur cet appareil
settings-push-refused = Ce navigateur n’autorise pas les notifications ici.
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
settings-devices-about = Avec un code à usage unique, vous jouez sous le même profil sur un autre appareil.
settings-link = Créer un code
settings-link-code = Entrez-y ce code :
settings-code = Code d’un autre appareil
settings-use-code = Associer cet appareil
settings-token = Programmes
settings-token-about = Avec un jeton, un programme peut jouer pour vous. Un nouveau remplace l’ancien ; il n’est montré qu’une fois.
settings-token-make = Créer un jeton
settings-data = Mes données
settings-export = Télécharger tout ce qui me concerne
settings-sign-out = Se déconnecter partout
settings-forget-about = Supprimer vos données : un bot reprend vos parties en cours et votre nom disparaît des autres.
settings-forget-name = Pour confirmer, écrivez votre nom : { $name }
settings-forget = Supprimer mes données

## Avant d’envoyer
settings-confirm = Confirmations
settings-confirm-always = Une confirmation est toujours demandée avant une vente aux enchères, un second prêt et ce qui ne peut pas être annulé. Demander aussi avant :
settings-confirm-turn = la fin de mon tour
settings-confirm-buy = chaque achat
settings-confirm-loan = chaque prêt
settings-confirm-bid = chaque offre
settings-confirm-accept = l’acceptation ou le refus des offres

## Clés d’accès
settings-passkeys = Clés d’accès
settings-passkeys-about = Une clé d’accès vous fait revenir comme le même joueur, sur cet appareil ou un autre, sans mot de passe.
settings-passkey-name = Nom de la nouvelle clé
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
settings-webhook-about = Le serveur y envoie vos notifications en JSON signé, par https.
settings-webhook-secret = Secret pour vérifier la signature. Il n’est montré que maintenant :
settings-way-webhook = programme
settings-failing = injoignable

## Quand personne ne doit me presser
settings-schedule = Heures calmes et congés
settings-schedule-about = Aux tables qui donnent des jours par décision, votre pendule s’arrête alors.
settings-quiet = Heures calmes chaque jour
settings-from = de
settings-until = à
settings-zone = Fuseau horaire
settings-holiday = Congé { $number }
settings-holiday-add = Ajouter un congé

## Ceux que je n’entends pas
settings-silenced = Joueurs masqués et bloqués
settings-silenced-none = Personne. Dans la discussion d’une table, vous pouvez masquer ou bloquer un joueur.
settings-silenced-mute = masqué
settings-silenced-block = bloqué
settings-hear = Ne plus masquer
settings-unblock = Débloquer
settings-token-drop = Révoquer le jeton
settings-token-dropped = Plus aucun programme ne peut jouer pour vous.
settings-host = Pour l’administrateur de ce serveur
settings-host-secret = Le jeton d’administration du serveur
settings-host-show = Voir les signalements
settings-host-about = Il se trouve dans les réglages du serveur (LONGSHORE_ADMIN_TOKEN) et n’est pas conservé ici.
settings-host-reports = Messages signalés
settings-host-said = Écrit par { $name }, signalé par { $by } le { $day }.
settings-host-table = Vers la table
settings-host-close = Classer sans suite
settings-host-remove = Supprimer le texte
settings-host-none = Rien n’est en attente.

## Les groupes, et ce que fait chaque ligne
settings-group-look = Apparence
settings-group-move = Animations et sons
settings-group-help = Aide
settings-group-account = Compte
settings-language-about = Aussi pour les messages de ce serveur.
settings-theme-about = Suit votre appareil jusqu’à votre choix.
settings-patterns-about = Pour distinguer les couleurs au motif aussi.
settings-pace-about = Comment sont montrés les tours des autres.
settings-sound-about = Les actions, et une cloche quand c’est à vous.
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
settings-banter = Les bots disent parfois un mot
settings-banter-about = Quelques mots dans une bulle, pour le plaisir.

### Réglages.

settings-title = Réglages
settings-here = Sur cet appareil
settings-theme = Thème
settings-theme-light = clair
settings-theme-dark = sombre
settings-pace = Animations
settings-pace-normal = normales
settings-pace-fast = rapides
settings-pace-still = désactivées
settings-patterns = Motifs plus marqués sur les caisses
settings-sound = Sons
settings-notices = Notifications
settings-notices-about = Recevez une notification quand on vous attend et que la page n’est pas ouverte.
settings-push = Me notifier sur cet appareil
settings-push-refused = Ce navigateur bloque les notifications de cette page. Autorisez-les dans les réglages du navigateur.
settings-this-push = un de mes appareils
settings-mail = Adresse de courriel
settings-mail-confirm = Un courriel vous a été envoyé. Ouvrez son lien pour confirmer votre adresse.
settings-unconfirmed = pas encore confirmée
settings-try = Envoyer un test
settings-tried = Envoyé.
settings-remove = Retirer
settings-way-push = appareil
settings-way-mail = courriel
settings-kind-turn = C’est mon tour
settings-kind-bid = Mon offre est attendue
settings-kind-start = Une partie commence
settings-kind-end = Une partie se termine
settings-devices = Autres appareils
settings-devices-about = Avec un code à usage unique, vous jouez sous le même profil sur un autre appareil.
settings-link = Créer un code
settings-link-code = Entrez ce code sur l’autre appareil :
settings-code = Code d’un autre appareil
settings-use-code = Associer cet appareil
settings-token = Programmes
settings-token-about = Un jeton d’accès permet à un programme de jouer pour vous. Un nouveau jeton révoque l’ancien et n’est montré qu’une fois.
settings-token-make = Créer un jeton
settings-data = Mes données
settings-export = Télécharger mes données
settings-sign-out = Se déconnecter de tous les appareils
settings-forget-about = Un bot reprend vos parties en cours, et votre nom disparaît de toutes les autres. C’est irréversible.
settings-forget-name = Pour confirmer, tapez votre nom : { $name }
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
settings-passkeys-about = Avec une clé d’accès, vous vous connectez comme le même joueur, sur cet appareil ou un autre, sans mot de passe.
settings-passkey-name = Nom de la nouvelle clé d’accès
settings-passkey-add = Ajouter une clé d’accès
settings-passkey-sign-in = Se connecter avec une clé d’accès
settings-passkey-new = ajoutée le { $day }
settings-passkey-used = dernière utilisation le { $day }
settings-passkey-browser = Ce navigateur ne peut pas utiliser de clés d’accès ici. Il faut un navigateur récent et une connexion https.
settings-passkey-refused = Votre appareil n’a pas répondu. Rien n’a changé.
settings-passkey-known = Cet appareil a déjà une clé d’accès pour vous.
settings-passkey-away = Les clés d’accès ne fonctionnent pas à cette adresse. Ouvrez la page à l’adresse principale du serveur.

## D’autres moyens
settings-webhook = URL du webhook
settings-webhook-about = Vos notifications y sont envoyées en JSON signé, par https.
settings-webhook-secret = Clé secrète pour vérifier la signature. Elle n’est montrée qu’une fois :
settings-way-webhook = webhook
settings-failing = injoignable

## Quand personne ne doit me presser
settings-schedule = Heures calmes et congés
settings-schedule-about = Pendant ce temps, votre pendule s’arrête aux tables qui donnent un ou plusieurs jours par décision.
settings-quiet = Heures calmes chaque jour
settings-from = de
settings-until = à
settings-zone = Fuseau horaire
settings-holiday = Congé { $number }
settings-holiday-add = Ajouter un congé

## Ceux que je n’entends pas
settings-silenced = Joueurs masqués et bloqués
settings-silenced-none = Personne. Vous pouvez masquer ou bloquer des joueurs dans la discussion d’une table.
settings-silenced-mute = masqué
settings-silenced-block = bloqué
settings-hear = Ne plus masquer
settings-unblock = Débloquer
settings-token-drop = Révoquer le jeton
settings-token-dropped = Les programmes ne peuvent plus jouer pour vous.
settings-host = Pour l’administrateur de ce serveur
settings-host-secret = Jeton d’administration
settings-host-show = Voir les signalements
settings-host-about = Il est défini dans la configuration du serveur (LONGSHORE_ADMIN_TOKEN) et n’est pas enregistré ici.
settings-host-reports = Messages signalés
settings-host-said = { $name } a écrit ceci. { $by } l’a signalé le { $day }.
settings-host-table = Ouvrir la table
settings-host-close = Classer sans suite
settings-host-remove = Supprimer le message
settings-host-none = Aucun signalement en attente.

## Les groupes, et ce que fait chaque ligne
settings-group-look = Apparence
settings-group-move = Animations et sons
settings-group-help = Aide
settings-group-account = Compte
settings-language-about = Aussi pour les courriels et les notifications.
settings-theme-about = Suit votre appareil tant que vous ne choisissez pas.
settings-patterns-about = Aide à distinguer les couleurs.
settings-pace-about = La vitesse à laquelle vous voyez jouer les autres.
settings-sound-about = Les actions, et une cloche quand c’est à vous.
settings-volume = Volume
settings-volume-about = Touchez un son pour l’écouter.
settings-sound-container = Caisse
settings-sound-crane = Grue
settings-sound-coin = Pièces
settings-sound-paper = Papier
settings-sound-horn = Corne de brume
settings-sound-gavel = Marteau
settings-sound-bell = Cloche
settings-sound-roll = Tambour
settings-remarks = Conseils pendant la première partie
settings-remarks-about = Cinq au plus, chacun une seule fois.
settings-remarks-again = Revoir
settings-remarks-reset = Les conseils s’afficheront de nouveau.
settings-banter = Les bots disent un mot de temps en temps
settings-banter-about = Quelques mots dans une bulle, pour le plaisir.

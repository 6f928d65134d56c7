# /settings: one's own, and a server's.

settings-language-which = Langue…
settings-language = 🌐 Langue : { $language }
settings-language-discord = 🌐 Langue : comme dans Discord ({ $language })
settings-language-unknown = Je ne parle pas cette langue. Je connais { $languages }.
settings-remind = Quand te faire un rappel…
settings-after = { $hours ->
        [0] Jamais de rappel
        [1] Rappel après une heure
        [24] Rappel après un jour
        [48] Rappel après deux jours
        [168] Rappel après une semaine
       *[other] Rappel après { $hours } heures
    }
settings-zone-is = 🌍 Chez toi, il est **{ $time }** ({ $zone }).
settings-zone = { $zone } : { $time }
settings-zone-which = Quelle heure est-il chez toi ?
settings-zone-unknown = Je ne connais pas ce fuseau horaire. Choisis-en un dans la liste pendant que tu écris, comme Europe/Paris.
settings-quiet-is = 🌙 Heures calmes : **{ $hours }**. Personne ne t’attend alors : tes pendules s’arrêtent, et les rappels attendent que tu sois debout.
settings-quiet-none = 🌙 Pas d’heures calmes : tes pendules tournent jour et nuit.
settings-quiet-later = -# Cela vaut à partir du { $when }, et le premier jour seulement aux heures déjà calmes avant. D’ici là : { $hours } ({ $zone })
settings-quiet = Heures calmes : { $hours }
settings-quiet-off = Pas d’heures calmes
settings-quiet-which = Heures calmes…
settings-quiet-long = Les heures calmes font au plus { $hours } heures par jour.
settings-holidays-left = 🏖 Vacances : en { $year }, il te reste **{ $left }** { $left ->
    [one] jour
   *[other] jours
} sur { $of }.
settings-holiday = 🏖 En vacances du { $first } au { $last } : tes pendules s’arrêtent, et tu ne reçois pas de rappel.
settings-holiday-when = Des vacances commencent aujourd’hui ou plus tard, d’ici un an, et finissent après leur début.
settings-holiday-twice = Tu es déjà en vacances l’un de ces jours.
settings-holiday-many = C’est trop : il reste { $left ->
        [1] un jour
        [one] { $left } jour
       *[other] { $left } jours
    } en { $year }.
settings-holiday-typed = Écris un jour comme 2026-12-24.
settings-away = { $days ->
        [1] En vacances aujourd’hui
       *[other] En vacances dès aujourd’hui, { $days } jours
    }
settings-away-which = Partir en vacances…
settings-back = Me revoilà
settings-where-dm = M’appeler : en privé
settings-where-thread = M’appeler : dans le fil de la table
settings-digest-on = Plusieurs tables : un seul message
settings-digest-off = Plusieurs tables : un message chacune
settings-night-on = Images : sombres
settings-night-off = Images : claires
settings-big-on = Images : plus nettes en zoomant
settings-big-off = Images : normales
settings-confirm-on = Passer la main : demande à chaque tour
settings-confirm-off = Passer la main : demande si tu ne peux pas annuler
settings-likely-on = ⚡ Tours entiers : affichés
settings-likely-off = ⚡ Tours entiers : masqués
settings-explain-on = ❓ Premières parties : expliquées
settings-explain-off = ❓ Premières parties : non expliquées
settings-icons-on = 🧩 Pièces : en icônes
settings-icons-off = 🧩 Pièces : en mots
settings-tiles-both = Tuiles : les deux noms
settings-tiles-own = Tuiles : en français
settings-tiles-english = Tuiles : en anglais, comme imprimé
settings-elsewhere = -# Autres heures, jours et lieux : `/settings reminders`, `/settings quiet`, `/settings holiday`, `/settings timezone`. As-tu ouvert tes messages privés ? `/settings reach` réessaie.

server-title = ### Tables sur ce serveur
    Ce que tu choisis ici vaut pour les tables ouvertes à partir de maintenant.
server-anywhere = On peut ouvrir des tables dans tous les salons.
server-where = On peut ouvrir des tables dans { $where }.
server-channel-allow = Permettre ce salon
server-channel-forbid = Retirer ce salon de la liste
server-channel-all = Permettre tous les salons
server-who-which = Qui peut ouvrir des tables…
server-who-all = Tout le monde peut ouvrir des tables
server-who-moderators = Seuls les modérateurs peuvent ouvrir des tables
server-who-role = Seul le rôle choisi peut ouvrir des tables
server-pace-which = Rythme habituel…
server-pace = Rythme habituel : { $pace }
server-clock-which = Pendule la plus longue…
server-clock-any = N’importe quelle pendule, ou aucune
server-clock-longest = Au plus : { $clock }
server-icons-on = 🧩 Messages ici : avec icônes
server-icons-off = 🧩 Messages ici : en mots seulement
server-foot = Pour un rôle : `/settings server role:`. Seuls les modérateurs peuvent changer ceci.
server-not-yours = C’est réservé aux modérateurs de ce serveur.
server-elsewhere = Sur ce serveur, on n’ouvre pas de tables ici. Utilise { $where }.
server-role-only = Sur ce serveur, les tables sont ouvertes par { $role }. Demande à quelqu’un de ce rôle d’en ouvrir une pour toi.
server-moderators-only = Sur ce serveur, les modérateurs ouvrent les tables. Demande à l’un d’eux d’en ouvrir une pour toi.
server-clock = Sur ce serveur, une table a besoin d’une pendule, au plus « { $longest } ». Choisis-en une autre.
server-news-on = Résultats dans le salon : non
server-news-off = Résultats dans le salon : oui
settings-statistics-own = 📊 Statistiques : pour moi seul
settings-statistics-shared = 📊 Statistiques : visibles par les autres
settings-statistics-off = 📊 Statistiques : je n’y suis pas
settings-forget = ### Être oublié
    Ton nom et ton numéro sont remplacés par un pseudonyme partout où je les garde : parties, journaux, résultats, ordres, notes et courrier. Personne ne peut remonter jusqu’à toi, pas même qui m’héberge, et c’est irréversible. Les parties terminées restent et peuvent être rejouées. Aux tables en cours, un ordinateur prend ta place ; tu quittes les salons d’attente. Les messages déjà dans Discord sont à Discord : supprime ceux que tu peux, ou demande aux modérateurs. Les copies de sauvegarde s’effacent d’elles-mêmes.
settings-forget-now = M’oublier pour de bon
settings-forgotten = Tu es oublié. Si un jour tu appuies ou écris ici, nous nous rencontrerons pour la première fois.
settings-forget-hint = -# Pour être oublié tout à fait : `/settings forget-me`.
server-rated-on = 🏅 Nouvelles tables : classées
server-rated-off = 🏅 Nouvelles tables : non classées
server-values-entry = { $game }, valeurs imprimées : { $values }
server-values-which = Valeurs imprimées habituelles de { $game }…

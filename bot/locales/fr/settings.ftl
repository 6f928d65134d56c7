# /settings: one's own, and a server's.

settings-language-which = Langue…
settings-language = 🌐 Langue : { $language }
settings-language-discord = 🌐 Langue : comme dans Discord ({ $language })
settings-language-unknown = Je ne parle pas cette langue. Je connais { $languages }.
settings-topic-notify = -# **Rappels** · { $reach }
settings-topic-time = -# **Ton temps** · vacances { $year } : encore { $left } { $left ->
        [one] jour
       *[other] jours
    } sur { $of }
settings-topic-pictures = -# **Images**
settings-topic-play = -# **Tes parties** · pour plus de réglages, tape `/settings`
settings-remind = Rappels…
settings-after = { $hours ->
        [0] Jamais de rappel
        [1] Rappel après une heure
        [24] Rappel après un jour
        [48] Rappel après 2 jours
        [168] Rappel après une semaine
       *[other] Rappel après { $hours } heures
    }
settings-zone = Chez moi : { $time } ({ $zone })
settings-zone-which = Quelle heure est-il chez toi ?
settings-zone-unknown = Je ne connais pas ce fuseau horaire. Choisis-en un dans la liste pendant que tu écris, comme Europe/Paris.
settings-quiet-is = Tes pendules s’arrêtent, les rappels attendent
settings-quiet-none = Tes pendules tournent toujours
settings-quiet-later = -# Tes nouvelles heures calmes valent à partir du { $when }. Le premier jour, seules les heures qui étaient déjà calmes le restent. D’ici là : { $hours } ({ $zone })
settings-quiet = Heures calmes : { $hours }
settings-quiet-off = Pas d’heures calmes
settings-quiet-which = Heures calmes…
settings-quiet-long = Les heures calmes durent au plus { $hours } heures par jour.
settings-holiday = -# 🏖 En vacances du { $first } au { $last } : tes pendules s’arrêtent, et tu ne reçois pas de rappels.
settings-holiday-when = Tes vacances doivent commencer entre aujourd’hui et dans un an, et ne peuvent pas finir avant leur début.
settings-holiday-twice = Tu as déjà des vacances sur une partie de ces jours. Choisis d’autres jours.
settings-holiday-many = C’est trop : il te reste { $left ->
        [one] { $left } jour
       *[other] { $left } jours
    } de vacances en { $year }. Choisis moins de jours.
settings-holiday-typed = Écris un jour comme 2026-12-24.
settings-away = { $days ->
        [1] En vacances aujourd’hui
       *[other] En vacances dès aujourd’hui pour { $days } jours
    }
settings-away-which = Prendre des vacances…
settings-back = Me revoilà
settings-where-dm = Prévenir : en privé
settings-where-thread = Prévenir : dans le fil
settings-digest-on = Rappels groupés : oui
settings-digest-off = Rappels groupés : non
settings-night-on = Couleurs : sombres
settings-night-off = Couleurs : claires
settings-big-on = Zoom : très net
settings-big-off = Zoom : normal
settings-confirm-on = Valider : chaque tour
settings-confirm-off = Valider : si définitif
settings-likely-on = ⚡ Tours en un clic : oui
settings-likely-off = ⚡ Tours en un clic : non
settings-explain-on = Aide débutant : oui
settings-explain-off = Aide débutant : non
settings-icons-on = Pièces : icônes
settings-icons-off = Pièces : mots
settings-tiles-both = Noms : les deux
settings-tiles-own = Noms : français
settings-tiles-english = Noms : anglais

server-title = ### Tables sur ce serveur
    Ces réglages valent pour les nouvelles tables.
server-anywhere = On peut ouvrir des tables dans tous les salons.
server-where = On peut ouvrir des tables dans { $where }.
server-channel-allow = Autoriser ce salon
server-channel-forbid = Retirer ce salon
server-channel-all = Autoriser tous les salons
server-who-which = Qui peut ouvrir des tables…
server-who-all = Tout le monde peut ouvrir des tables
server-who-moderators = Seule la modération peut ouvrir des tables
server-who-role = Seul le rôle choisi peut ouvrir des tables
server-pace-which = Rythme habituel…
server-pace = Rythme habituel : { $pace }
server-clock-which = Pendule la plus longue…
server-clock-any = N’importe quelle pendule, ou aucune
server-clock-longest = Au plus : { $clock }
server-icons-on = 🧩 Messages : icônes
server-icons-off = 🧩 Messages : mots
server-foot = Pour réserver les tables à un rôle : `/settings server role:`. Seule la modération peut changer ces réglages.
server-not-yours = Seule la modération de ce serveur peut faire cela.
server-elsewhere = On ne peut pas ouvrir de table ici. Va dans { $where }.
server-role-only = Ici, seul le rôle { $role } peut ouvrir des tables. Demande à quelqu’un qui a ce rôle d’en ouvrir une pour toi.
server-moderators-only = Ici, seule la modération peut ouvrir des tables. Demande-lui d’en ouvrir une pour toi.
server-clock = Ici, il faut une pendule, « { $longest } » au maximum. Choisis-en une autre.
server-news-on = Résultats dans le salon : oui
server-news-off = Résultats dans le salon : non
settings-statistics-own = Stats : privées
settings-statistics-shared = Stats : publiques
settings-statistics-off = Stats : désactivées
settings-forget = ### Effacer mes données
    Ton nom et ton identifiant deviennent un pseudonyme partout où je les garde, et personne ne peut remonter jusqu’à toi. C’est irréversible.
    On peut toujours revoir les parties terminées. Dans les parties en cours, un ordinateur prend ta place, et tu quittes les tables ouvertes.
    Les messages sur Discord restent : supprime-les là-bas ou demande à la modération. Les sauvegardes expirent au bout d’un moment.
settings-forget-now = Effacer mes données
settings-forgotten = C’est fait. Si tu reviens un jour, ce sera notre première rencontre.
server-rated-on = 🏅 Nouvelles tables : classées
server-rated-off = 🏅 Nouvelles tables : non classées
server-values-entry = { $game }, valeurs : { $values }
server-values-which = Valeurs habituelles de { $game }…

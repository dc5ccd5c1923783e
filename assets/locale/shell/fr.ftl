### Les phrases du bot en français, quel que soit le jeu, par sujet. Un test les compare avec en.ftl.
###
### On tutoie. Espace insécable (U+00A0) devant : ; ? ! » et après «. Aucune préposition qui s'élide
### devant un nom : « C’est à Dion O’Banion ». Accents sur les capitales.

## Qui est assis où ($role : le personnage, là où le jeu en a ; $name : une personne)

ui-seat-number = Place { $number }
ui-seat-person = { $number }. **{ $role }** · { $name }
ui-seat-computer = { $number }. **{ $role }** · ordinateur ({ $level })
ui-seat-held = { $number }. **{ $role }** · { $name } (l’ordinateur joue)

## La table qui se forme

ui-lobby-head = ## Table { $table }
    { $open ->
        [on] { $host } cherche du monde pour une partie de { $game }.
       *[off] Une partie de { $game } chez { $host }.
    }
ui-lobby-invited = { $count ->
    [one] Une chaise attend { $people } ; sans nouvelles, elle se libère
   *[other] Des chaises attendent { $people } ; sans nouvelles, elles se libèrent
} { $until }.
ui-lobby-free = { $count ->
    [0] Toutes les chaises sont prises.
   *[other] { $missing ->
        [0] La partie peut commencer. Il y a encore de la place pour { $count }.
        [1] Encore une personne, et la partie peut commencer. Il y a de la place pour { $count }.
       *[other] Encore { $missing } personnes, et la partie peut commencer. Il y a de la place pour { $count }.
    }
}
ui-lobby-live = -# ⚡ En direct : on joue tout de suite, le temps d’une soirée. Le chrono ne dort pas, personne ne coupe, et la partie démarre dès **Commencer**.
ui-calendar = 🗓️ { $lasts ->
    [evening] Une soirée
    [days] Quelques jours
    [weeks] Une ou deux semaines
    [month] Un mois
   *[longer] Plus d’un mois
} · chacun joue environ { $questions } fois
ui-lobby-folded = -# La table { $table } ({ $game }) a fermé avant le début de la partie. `/table nouvelle` en ouvre une autre.
ui-lobby-dealt = La partie a commencé.
ui-lobby-over = 🏁 Cette partie est terminée.
ui-to-table = Vers la table
ui-lobby-opened = La table { $table } est ouverte : tout le monde ici peut la rejoindre. Clique sur **Commencer** dès qu’elle compte { $least } joueurs, ordinateurs compris.
ui-option = { $option } : **{ $value }**
ui-option-suggested = { $option } : **{ $value }** (conseillé)
ui-option-pace = Temps par tour
ui-option-language = Langue
ui-option-talk = Ordinateurs
ui-pace-none = illimité
ui-pace-12h = 12 h
ui-pace-24h = 24 h
ui-pace-48h = 48 h
ui-pace-72h = 72 h
ui-pace-90s = en direct : 90 s
ui-pace-3m = en direct : 3 min
ui-pace-5m = en direct : 5 min
ui-language-en = English
ui-language-fr = français
ui-talk-on = bavards
ui-talk-off = silencieux
ui-join = Rejoindre
ui-leave = Quitter
ui-add-computer = Ajouter un ordinateur
ui-more = Plus…
ui-lobby-more = **Table { $table }** { $role ->
    [none] · tu n’y as pas encore de place
   *[other] · tu es { $role }
}
ui-lobby-left = Tu as quitté la table { $table }.
ui-start = Commencer
# Tout le monde voit ce bouton, seul l’hôte peut s’en servir.
ui-start-by = Commencer ({ $host })
ui-how-to-play = Comment jouer
ui-how-to-play-game = Comment jouer à { $game }
# En petit, où une partie commence ; et la tête de la page derrière ui-how-to-play.
ui-goal = -# 🏆 { $goal }
ui-how-to-win = **Comment gagner.** { $goal }
ui-choose-role = Qui joues-tu ? Prends place…
ui-options-game = Options du jeu
ui-options-table = Options de la table
ui-ticks = Coche ce que tu veux
ui-unseat = Montrer la porte à quelqu’un…
ui-computers-head = **Ordinateurs**
    Qui fais-tu asseoir ?
ui-computer-level = **{ $level }** : { $about }
ui-computer-goes = se lève et s’en va
ui-seated = Te voilà à la table : tu es **{ $role }**.
ui-done = C’est fait.
ui-seat-asked-invited = C’est demandé à la table : la place est à { $name } au premier clic.
ui-seat-asked-sitter = Quelqu’un joue à cette place : je lui demande, à la table, de la céder à { $name }.
ui-take-seat = Prendre la place
ui-give-seat = Céder ma place à { $name }
ui-stand-in = Confier à un ordinateur
ui-fill-seat = Proposer la place…
ui-invite-head = À qui proposer la place ? En attendant son accord, un ordinateur la joue, et personne ne voit la main.
ui-invite = Choisis quelqu’un…

## Le panneau privé

ui-panel-head = -# **{ $game }** · { $table } · rien que pour toi
ui-panel-table = table { $table }
ui-table-number = n° { $number }
ui-panel-to-be-told = -# Les autres verront :
ui-panel-since = **Depuis ton dernier tour**
ui-panel-so-far = **Jusqu’ici**
ui-panel-since-plan = **Depuis que tu as fait ton plan**
ui-played-as-planned = 🗓️ Comme prévu : { $told }
ui-played-for-you = 🤖 Un ordinateur a joué pour toi : { $told }
ui-answered-for-you = 🤖 Un ordinateur a choisi pour toi :
ui-panel-since-elsewhere = -# Tout ce qui s’est passé depuis ton dernier tour est dans `/partie journal`.
ui-table-then = -# La table à ce moment-là ; `/voir` la montre maintenant.
ui-table-follows = -# La table en toutes lettres est trop longue pour ce message : la voici juste après. `/voir texte: True` la redonne quand tu veux.
ui-table-elsewhere = -# La table en toutes lettres est trop longue pour ce message : `/voir texte: True` te la donne.
ui-panel-closed = Cette table s’est arrêtée sans vainqueur.
ui-panel-held = Un ordinateur joue à ta place. Tu peux la reprendre quand tu veux.
ui-panel-done = C’est tout
ui-panel-choose = Choisis…{ $pages ->
    [1] { "" }
   *[other] { " " }({ $page }/{ $pages })
}
ui-earlier = ◀ Précédents
ui-later = Suivants ▶
ui-previous-page = ◀ Page { $page } sur { $pages }
ui-next-page = Page { $page } sur { $pages } ▶
ui-back = Retour
ui-take-back = Annuler
ui-plan = Préparer mon tour
ui-plan-turns = Préparer mes tours
ui-plan-change = Changer mon plan
ui-plan-head = 🗓️ **Ton plan pour ton prochain tour**
ui-plan-head-turns = 🗓️ **Ton plan, une étape par tour**
ui-plan-begin-turns = 🗓️ **Prépare jusqu’à { $turns } tours.** Dès que c’est à toi, je joue l’étape suivante sans te demander. Si elle ne fait plus ce que tu voulais, je m’arrête et je te dis pourquoi. Personne d’autre ne le voit.
ui-plan-begin = 🗓️ **Prépare ton prochain tour.** Si rien d’important n’a bougé d’ici là, je le joue dès que c’est à toi. Personne d’autre ne le voit, et s’il reste un choix, je te le demande.
ui-plan-second = **Et le tour d’après…**
ui-plan-second-begin = **Et le tour d’après…** Prépare-le aussi si tu veux.
ui-panel-ready = ⏩ { $ready ->
    [1] L’autre a préparé son tour : deux minutes de ta part, et son tour suit aussitôt
    [2] Les deux autres ont préparé leur tour : deux minutes de ta part, et 2 tours suivent aussitôt
   *[other] Les { $ready } autres ont préparé leur tour : deux minutes de ta part, et { $ready } tours suivent aussitôt
}, si rien ne s’y oppose.
ui-plan-open = Pas encore noté : ajoute une action, ou appuie sur **Garder ce plan**.
ui-plan-kept = C’est noté. Si rien d’important n’a bougé d’ici là, je le joue dès que c’est à toi ; seule ta vitesse pourrait te trahir.
ui-plan-kept-anyway = C’est noté. Je le joue dès que c’est à toi, quoi que fassent les autres à ces endroits, tant que les règles le permettent. Seule ta vitesse pourrait te trahir.
ui-plan-kept-turns = C’est noté : je joue une étape à chacun de tes tours. Seule ta vitesse pourrait te trahir.
ui-plan-stops = -# Pas jouée si : { $why }
ui-plan-broken = Ce plan ne tient plus : { $why } Retire-le, ou prépare autre chose.
ui-plan-not-played = 🗓️ Je n’ai pas joué ton plan : { $why }
ui-route-ran = 🗓️ Ton plan est joué jusqu’au bout.
ui-route-stopped = 🗓️ J’ai arrêté ton plan là : { $why }
ui-plan-impossible = « { $line } » n’est plus possible.
ui-plan-keep = Garder ce plan
ui-plan-keep-anyway = Garder quoi qu’il arrive
ui-plan-shorter = Ôter la dernière action
ui-plan-withdraw = Retirer mon plan
ui-plan-leave = Retour
ui-answer-kept = 📌 Réponse toute prête : { $answer }
ui-answer-ask = Demande-moi
ui-retake = Reprendre ma place
ui-show = Table
ui-deadline = -# ⏳ ton temps s’arrête { $when }
# D’une table avec des réserves ; chacun des deux moments peut être passé.
ui-deadline-bank = -# ⏳ ton temps s’arrête { $turn }, et ta réserve { $when }
ui-banks = -# 🏦 Réserve de temps : { $people }
ui-bank-left = { $name } { $hours ->
    [0] { $some ->
        [on] moins de 1 h
       *[off] épuisée
    }
   *[other] { $hours } h
}
ui-is-away = -# 🧳 { $name } s’absente jusqu’au { $until }

## Sous la table

ui-your-turn = { $person }, à toi de jouer.
ui-call-live = { $call } ⏳ { $when }
ui-answer-ahead = -# { $people } : on peut déjà répondre, en privé.
ui-dealt = -# La partie a commencé. À la table aussi : { $people }
ui-upright = En hauteur, plus grand
ui-upright-from-now = -# 📱 Désormais, toutes tes images sont en hauteur. **En large** pour annuler.
ui-wide = En large
ui-wide-from-now = -# Toutes tes images sont de nouveau en large.
ui-last-turns = Derniers tours
ui-shown-lately = **Montré au dernier tour de table**
ui-rules = Règles

## Par les yeux de qui on revoit une partie, tour par tour ou en film.

ui-eyes-public = Vu par tout le monde
ui-eyes-open = Tout à découvert
ui-eyes-seat = Vu par { $who }

## Le récit d’une partie

ui-story = **Le récit de la table { $table }**
ui-story-follows = -# 📜 Le récit de la partie arrive.
ui-checkable = -# 🔓 Tout peut être vérifié : `/partie vérifier`.
ui-afterwards = -# { $story ->
    [shown] En livre
   *[asked] Le récit de la partie : `/partie récit` · en livre
} : `/partie livre` · tout vérifier : `/partie vérifier` · tes chiffres : `/stats joueur`

ui-rematch = Revanche
ui-rematch-at = Revanche : table { $table }
ui-log-head = **Table { $table } : derniers tours**
ui-log-empty = Rien ne s’est encore passé.
ui-earlier-news = -# … et le début est dans `/partie journal`

## Mes tables

ui-tables-head = **Tes tables**
ui-tables-none = Tu n’as aucune partie en cours. `/table nouvelle` en ouvre une dans un salon.
ui-table-waits = 🔴 { $table } : on t’attend
ui-table-ends = 🔴 { $table } : tout est joué, appuie sur **Terminer le tour**
ui-table-ends-until = 🔴 { $table } : tout est joué, appuie sur **Terminer le tour** (sinon, il se termine tout seul { $when })
ui-table-waits-until = 🔴 { $table } : on t’attend, ton temps s’arrête { $when }
ui-table-others = { $table } : on attend les autres
ui-table-gathering = { $table } : la table attend du monde
ui-tables-finished = **Terminées récemment**
ui-table-won = 🏆 { $table } : tu as gagné, { $when }
ui-table-lost = 🏁 { $table } : victoire de { $winners }, { $when }
ui-table-closed = 🏁 { $table } : arrêtée avant la fin, { $when }
ui-next = Table suivante
ui-next-is = ⏭️ Au tour de la table { $table } : **{ $game }**.
ui-nothing-waits = Aucune table ne t’attend.
ui-help = ## Des jeux entre amis, au fil des jours
    • **Tu débutes ?** Clique sur **Apprendre à jouer** (dix minutes), ou sur **Jouer tout de suite** contre des ordinateurs.
    • **Entre amis** : `/table nouvelle` ouvre une table. Ils cliquent sur **Rejoindre**, et **Commencer** lance la partie.
    • **Ton tour** : je t’envoie ton jeu et des boutons en privé. `/main` les remontre à tout moment.
    • **Au fil des jours** : `/tables` montre tes tables, et **Table suivante** en ouvre une qui t’attend. `/réglages perso` dit comment t’appeler.
    • **Après la partie** : `/partie revoir`, `/partie récit` et `/partie film`. Pour les commandes d’un jeu, clique sur son bouton.
ui-terms = Conditions
ui-privacy-policy = Confidentialité
ui-support = Obtenir de l’aide
ui-refused-by = -# Règle { $rule }
ui-numbered-rules = Toutes les règles, avec leurs numéros
ui-numbered-rules-in = -# Chaque règle a son numéro. Tu les trouves toutes dans { $page }, dans la documentation du bot.
ui-help-version = -# Version { $version }
ui-help-general = Ce bot
ui-help-moved = Commandes renommées
ui-moved-head = ## Commandes renommées
    Ce que tu tapais avant, et où c’est maintenant.
ui-moved-line = `/{ $old }` → `/{ $now }`
ui-moved-line-with = `/{ $old }` → `/{ $now }`, option `{ $option }`
ui-moved-for-managers = **Beaucoup de commandes ont changé de nom**, et sont maintenant en groupes. Si tu avais donné des droits à certaines dans Discord (Paramètres du serveur › Intégrations), redonne-les : Discord les a perdus avec les anciens noms.
notice-no-moved-command = Cette commande s’appelle maintenant { $commands }.
# /serveur accueil : la première page, pour tout un salon.
ui-welcome = Des jeux de gangsters et de sang-froid entre amis, en une soirée ou sur plusieurs jours : **{ $games }**.
ui-welcome-ways = -# Jouer tout de suite : { $game } contre trois ordinateurs, une dizaine de minutes. Apprendre à jouer : dix minutes. Ouvrir une table : le jeu que tu veux, entre amis.
ui-welcome-posted = C’est affiché dans { $channel }. Supprime-le là-bas quand tu veux.

## Les leçons

ui-learn = Apprendre à jouer
ui-learn-game = Apprendre { $game }
ui-learn-head = -# Apprendre { $game } · leçon { $lesson } sur { $lessons }
ui-learn-head-part = -# Apprendre { $game } · leçon { $lesson } sur { $lessons }, partie { $part } sur { $parts }
ui-learn-head-end = -# Apprendre { $game }
# Sous le boss de qui apprend, dans l’image.
ui-learn-you = toi
ui-learn-title = ## { $title }
ui-learn-title-part = { $lesson } : { $title }
ui-learn-line = { $number } · { $title }
ui-learn-line-part = { $number }.{ $part } · { $title }
ui-learn-booklet = -# 📖 { $words }
ui-learn-task = 🎯 **À toi de jouer.** { $words }
ui-learn-answer = > 💬 { $words }
ui-learn-goes-on = C’est un bon début. Continue à partir de là.
ui-learn-hint = Indice
ui-learn-hint-words = > 💡 { $words }
ui-learn-solved = ✅ **Réussi.** { $words }
ui-learn-next = Suivante ▶
ui-learn-finish = Place au jeu ▶
ui-learn-back = ◀ Précédente
ui-learn-try = Je joue
ui-learn-read = Relire
ui-learn-signs = Les signes
ui-learn-all = Leçons
# /apprendre, sans dire quel jeu.
ui-learn-which = **Que veux-tu apprendre ?** Dix minutes par jeu.
ui-learn-done = { $done ->
    [0] Aucune leçon réussie pour l’instant. Va où tu veux :
    [1] ✅ Une leçon réussie sur { $all }. Va où tu veux :
   *[other] ✅ { $done } leçons réussies sur { $all }. Va où tu veux :
}
ui-learn-skip = Passer ▶
ui-learn-goto = Aller à une autre leçon
ui-learn-end = ## À toi de jouer !
    Tu sais tout ce qu’il faut pour une première partie de { $game }. Tes premiers rivaux débutent aussi, et les leçons restent ici pour quand tu veux. Le reste est sous **Règles**.
ui-play-now = Jouer tout de suite
# Dans une partie en solo contre des ordinateurs.
ui-and = { $before } et { $last }
ui-panel-thinking = 🤖 { $who } { $count ->
    [one] réfléchit
   *[other] réfléchissent
}…
ui-panel-ends = -# 🎓 Tu as tout vu ? Termine ton tour.
ui-panel-lost = -# Si ce message disparaît, `/main` le ramène.
ui-panel-guide = -# 🎓 { $words }
ui-open-table = Ouvrir une table
ui-which-game = **À quoi veux-tu jouer ?**
ui-which-game-line = **{ $game }** · de { $least } à { $most } joueurs
ui-learn-play-where = 🎲 On joue sur un serveur, pas en privé : tape `/apprendre` dans un salon de ton serveur et clique là-bas, ou ouvre une table avec `/table nouvelle`.

## Une partie finie, vérifiée

ui-record = L’enregistrement de la table { $table } : un simple texte, que chacun peut lire et vérifier. Aucun nom n’y figure.

## Un non poli, quel que soit le jeu

notice-no = Ce n’est pas possible maintenant.
notice-no-stale = C’est déjà répondu, ou la question a changé. Voici où on en est :
notice-no-not-seated = Tu ne joues pas à cette table. Tu peux regarder, ou ouvrir la tienne avec `/table nouvelle`.
notice-no-not-asked = Rien à faire pour l’instant, je te préviendrai.
notice-no-nothing-to-take-back = Rien à annuler : ton dernier coup t’a appris quelque chose, ou ton tour est fini.
notice-no-time-up = Ton temps est écoulé : un ordinateur a joué pour toi, et cela reste joué.
notice-no-over = Cette partie est finie.
notice-no-no-such-table = Cette table n’existe plus.
notice-no-held-by-computer = Un ordinateur joue à ta place. Reprends-la d’abord : **Reprendre ma place**, sous ta main.
notice-no-full = Toutes les chaises de cette table sont prises.
notice-no-kept = Les dernières chaises sont réservées aux personnes invitées.
notice-no-already-seated = Tu es déjà à cette table.
notice-no-joined-already = Tu es déjà de la partie. Elle commence quand l’hôte clique sur **Commencer**.
# Discord montre les mêmes boutons à tout le monde.
notice-no-not-host = Ça, c’est à l’hôte de le faire : { $host }.
notice-no-role-taken = Ce rôle est déjà pris. Choisis-en un autre.
notice-no-no-such-role = Ce nom n’est pas dans ce jeu. Choisis dans la liste.
notice-no-no-such-seat = Personne n’est assis à cette place.
notice-no-no-such-option = Ce choix n’existe pas. Choisis dans la liste.
notice-no-no-such-level = À ce jeu, les ordinateurs n’ont pas ce niveau. Choisis dans la liste.
notice-no-only-live = C’est réservé aux tables en direct : choisis d’abord un rythme en minutes.
notice-no-no-computer = Aucun ordinateur n’est assis là.
notice-no-too-few = Il faut être au moins { $least } à la table. Invite des amis, ou ajoute un ordinateur.
notice-no-not-your-eyes = Pendant la partie, tu la revois comme tout le monde, ou depuis ta place ; après la fin, par les yeux de qui tu veux. Choisis dans la liste.
notice-no-not-ended = L’enregistrement dévoile tout : il attend donc la fin. D’ici là, `/partie journal` et `/partie revoir` montrent ce que tu peux voir.
notice-no-no-review-yet = Ton bilan attend la fin de la partie : avant, ce serait souffler.
notice-no-not-your-review = Le bilan est pour qui a joué jusqu’au bout, et aucune place de cette partie n’est à toi.
notice-no-other-rules = Cette partie suivait d’autres règles qu’aujourd’hui : je ne peux pas la juger, mais tu peux la revoir.
notice-no-no-story-yet = Le récit attend la fin de la partie.
notice-no-busy = Il y a foule ce soir, je n’ai pas le temps de calculer ça. Réessaie dans quelques minutes.
notice-no-no-story = Pas de récit ici : il faut une partie jouée jusqu’au bout. `/partie revoir` la montre tour par tour.
notice-no-closed-book = Cette table a joué à livre fermé : seules les personnes qui y étaient peuvent la revoir.
notice-no-not-over = Le film attend la fin de la partie ; d’ici là, `/partie revoir` montre les tours.
notice-no-not-your-game = Seules les personnes qui ont joué peuvent partager leur partie.
notice-no-cannot-speak = Tu ne peux pas écrire dans le salon de cette table : je n’y partage donc rien pour toi.
notice-no-no-place = Le salon de cette table n’existe plus : je ne sais pas où la partager.
notice-no-cannot-share = Je ne peux pas publier là-bas. Un admin du serveur peut me le permettre : il me faut *Envoyer des messages*, *Joindre des fichiers* et un fil qui ne soit pas verrouillé.
notice-no-no-time-left = Tu as utilisé tout le temps de calcul que je peux donner à une personne en une heure. Tu en auras de nouveau dans { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
}.
notice-no-shared-in-a-channel = Tape `/partie partager` dans un salon d’un serveur : tout le monde y verra ta partie.
notice-no-started = Trop tard : la partie a déjà commencé.
notice-no-wrong-channel = Sur ce serveur, on ouvre les tables dans d’autres salons. Demande lesquels à un admin.
notice-no-away-too-long = C’est trop long : { $days } jours par an au plus. { $left ->
    [0] Il ne t’en reste plus.
    [1] Il t’en reste un.
   *[other] Il t’en reste { $left }.
}
notice-no-no-such-zone = Je ne connais pas ce fuseau horaire. Choisis-le dans la liste, par exemple Europe/Paris.
notice-no-bad-hours = Je ne comprends pas ces heures. Écris-les ainsi : 8:00-23:00.
notice-no-zone-first = Dans quel fuseau horaire ? Dis-le aussi, par exemple `/réglages perso éveil: 8:00-23:00 fuseau: Europe/Paris`. Rien n’a changé.
notice-no-too-many-lately = Tu as ouvert { $most } tables en une heure, cela suffit pour l’instant. La prochaine sera possible { $until }.
notice-no-changed-enough = Tu as changé ton ordre { $most } fois depuis le dernier coup à la table. Il reste tel quel jusqu’à ce que quelqu’un joue ; ensuite tu pourras le changer à nouveau.
notice-no-game-too-long = Cette partie est trop longue pour un enregistrement : elle n’a donc ni texte, ni livre, ni vérification. `/partie revoir` et `/partie journal` la montrent toujours.
notice-no-too-many-own = Tu as déjà { $most } tables en attente. Lance ou ferme l’une d’elles avant d’en ouvrir une autre.
notice-no-too-many-here = { $most } tables attendent déjà du monde dans ce salon. Assieds-toi à l’une d’elles, ou réessaie quand une partie aura commencé.
notice-no-still-playing = On joue encore à cette table.
notice-no-no-bot = Un bot ne peut pas s’asseoir. Pour jouer avec un ordinateur : **Ajouter un ordinateur**, avant le début de la partie.
notice-no-cannot-come = Pour prendre une place ici, il faut être sur ce serveur et voir le salon de la table.
notice-no-sits-already = Cette personne est déjà à cette table.
notice-no-not-invited = Cette place attend quelqu’un d’autre.
notice-no-not-your-seat = Seule la personne assise à cette place peut la céder.
notice-no-offer-gone = Trop tard : la place a changé entre-temps. L’hôte peut la proposer de nouveau.
notice-no-no-lessons = Ce jeu n’a pas encore de leçons. `/règles` dit comment on y joue.
notice-no-no-such-lesson = Cette leçon a changé depuis. `/apprendre` la reprend telle qu’elle est maintenant.
notice-no-cannot-post-there = Je ne peux pas montrer la table dans { $channel } : il me manque { $rights }. Un admin du serveur peut me l’accorder ; réessaie ensuite.
notice-no-no-channel = Une table ne se déplace que vers un salon textuel. Nomme-le avec l’option `salon`, ou tape la commande dans ce salon.
notice-no-other-server = Une table reste sur son serveur. Choisis un de ses salons, ou tape la commande là-bas.
notice-no-is-there = La table se joue déjà dans ce salon.
notice-no-hidden-there = Ce salon est caché à { $people }. Choisis-en un autre, ou donne-leur d’abord l’accès.
notice-no-not-gone = La personne assise là est bien sur ce serveur et continue à jouer.
notice-no-no-table = Tu ne joues à aucune table en ce moment.
notice-no-which-table = Tu es à plusieurs tables. Précise laquelle avec l’option `table`.
notice-no-no-lobby = Aucune table n’attend de monde dans ce salon. `/table nouvelle` en ouvre une.
ui-invited = { $count ->
    [1] Je garde une chaise pour { $people }. Elle sera libre pour tout le monde { $until }.
   *[other] Je garde des chaises pour { $people }. Elles seront libres pour tout le monde { $until }.
}
notice-invited = { $name } aimerait t’avoir à cette table : une chaise t’y attend pendant un jour. Clique sur **Rejoindre**.
notice-no-only-on-a-server = Une table s’ouvre dans un salon, sur un serveur. Tape cette commande là-bas.
notice-no-no-own-lobby = Tu n’es à aucune table qui cherche du monde. `/table nouvelle` en ouvre une.
notice-no-cannot-post = Je ne peux pas écrire dans ce salon. Un admin du serveur peut me le permettre : il me faut *Voir le salon*, *Envoyer des messages* et *Joindre des fichiers*.
notice-no-old-button = Ce bouton est plus vieux que moi. `/main` montre ton panneau, `/voir` la table.
notice-no-old-command = Cette commande a changé. Laisse à Discord le temps de l’apprendre, puis réessaie.
notice-closing = On me redémarre. Ton clic n’a pas compté : réessaie dans une minute.
notice-database-lost = J’ai perdu ma mémoire et je dois m’arrêter. Ton clic n’a pas compté, ce que tu as fait avant est gardé, et c’est signalé.
notice-database-away = Je n’atteins plus ma mémoire pour l’instant : rien n’a été fait. Rien n’est perdu, et je reprends dès qu’elle répond.
notice-database-unsure = La liaison avec ma base de données s’est coupée en plein milieu : je ne sais pas si ça a compté. Regarde d’abord ton panneau : `/main`.
notice-cannot-write = Je ne peux rien noter en ce moment : rien n’a changé. Réessaie dans quelques minutes.
notice-bug = C’est ma faute, pas la tienne, et c’est noté (référence { $reference }). Ta partie est en sûreté ; réessaie, ou regarde où elle en est avec `/main`.
notice-locked-out = Je ne peux plus écrire dans { $channel }, donc plus y montrer la table. Donne-moi *Voir le salon*, *Envoyer des messages* et *Joindre des fichiers*, et je reprends ; d’ici là, on joue par messages privés et avec `/main`.

## Ce qu’apprend la table, quel que soit le jeu

notice-lobby-idle = Rien n’a bougé depuis { $days } jours : je ferme cette table. `/table nouvelle` en ouvre une autre.
notice-left = { $name } a quitté la table. Un ordinateur reprend **{ $role }**.
notice-replaced = { $name } prend le relais de l’ordinateur et joue **{ $role }**.
notice-seat-offered = Une place t’attend à cette table : **{ $role }**, à partir d’ici. Un clic, et elle est à toi.
notice-seat-asked = { $name } voudrait prendre le relais et jouer **{ $role }**. Si tu dis oui, tu quittes la table, et un ordinateur joue en attendant ; si tu ne fais rien, rien ne change.
notice-retaken = { $name } est de retour et joue de nouveau **{ $role }**.
notice-ended = { $name } a mis fin à cette table.
notice-nobody-left = Il ne reste que des ordinateurs à cette table : je la ferme.
notice-rests = Il n’y a plus que des ordinateurs à table : on fait une pause jusqu’à ce que quelqu’un reprenne sa place.
notice-caretaker-played = Temps écoulé pour { $name } : un ordinateur joue **{ $role }** ce tour-ci.
notice-caretaker-minimum = Temps écoulé pour { $name } (**{ $role }**) : je joue le strict minimum.
notice-computer-holds = { $name } a manqué deux tours de suite : un ordinateur joue **{ $role }**. Un clic suffit pour reprendre la place.
notice-table-waits = Temps écoulé pour { $name } (**{ $role }**) : la table attend.
notice-reminder-half = La moitié de ton temps est passée. Table { $table } : joue **{ $role }** avant le { $deadline }.
notice-reminder-bank = La moitié du temps de ce tour est passée. Table { $table } : joue **{ $role }** avant le { $turn }. Ensuite, ta réserve de temps tourne, jusqu’au { $deadline } au plus tard.
notice-reminder-last = Table { $table } : joue **{ $role }** avant le { $deadline }{ $then ->
    [minimum] , sinon je joue le strict minimum.
    [wait] . Après, la table t’attend.
    [held] , sinon un ordinateur prend ta place.
   *[computer] , sinon un ordinateur joue ce tour.
}
notice-reminder-end = Table { $table } : tout est joué, il ne manque que **Terminer le tour**. Sinon, il se termine tout seul le { $deadline }.
notice-dms-closed = { $name }, Discord ne me laisse pas t’écrire en privé. Je t’appellerai ici ; ton jeu est sous **{ $hand }**.
notice-caretaker-answered = Temps écoulé pour { $name } (**{ $role }**) : un ordinateur a choisi à sa place.
notice-reminder-secret = Table { $table } : { $people } ont jusqu’au { $deadline } pour choisir. Le choix est secret, alors je nomme toutes les personnes concernées.
notice-thread-gone = Le fil de cette table a disparu ; on continue dans ce salon.
notice-place-gone = Le salon de la table { $table } a disparu. Rien n’est perdu : ta partie t’attend, tous les chronos sont arrêtés, et tu peux continuer par messages privés et avec `/main`. Pour la faire réapparaître, l’hôte ou un admin du serveur tape `/table déplacer` dans le salon de son choix.
notice-moved = Cette table continue [là-bas]({ $link }).
notice-posts-deleted = Quelqu’un, ou un autre bot, supprime mes messages de la table { $table }. J’arrête d’y écrire pour l’instant ; rien n’est perdu, et tout marche comme avant en privé et avec `/main`. Le journal d’audit du serveur dit qui c’est : un admin peut m’en protéger, ou `/table déplacer` emmène la table ailleurs. `/voir` à la table, ou le prochain clic, la fait revenir.
notice-member-gone = { $name }, qui joue **{ $role }**, n’est plus sur ce serveur. Un ordinateur peut continuer, ou quelqu’un d’autre prendre la place ; si { $name } revient avant, c’est comme si de rien n’était.
notice-stands-in = Un ordinateur reprend **{ $role }**. Si { $name } revient sur ce serveur, un clic lui rend sa place, tant que personne ne l’a prise.
notice-member-back = { $name } (**{ $role }**) est de retour sur ce serveur.
notice-table-idle = On attend { $people } depuis { $days } jours. Au bout de { $closes } jours, je ferme la table.
notice-table-idle-held = { $people }, rien n’a bougé ici depuis { $days } jours : il n’y a plus que des ordinateurs à table. Reprends ta place et la partie continue ; au bout de { $closes } jours, je ferme la table.
notice-table-idle-closed = Rien n’a bougé ici depuis { $days } jours : je ferme cette table.
notice-set-aside = La table { $table } doit attendre : j’ai un souci avec elle, tu n’y es pour rien, et c’est signalé. Rien n’est perdu, tous les chronos sont arrêtés, et la partie reprendra d’elle-même.
notice-goes-on = Cette table reprend. Les chronos ont attendu.
notice-zone-offered = Dis-moi ton fuseau horaire, et je ne sonnerai jamais la nuit, seulement entre 8 h et 23 h. Sinon, je te rappelle tes tours à toute heure. Je ne te le redemanderai pas ; c’est aussi dans `/réglages perso`.
notice-down-for-hours = { $count ->
    [1] J’étais hors ligne pendant une heure : tous les chronos ont attendu.
   *[other] J’étais hors ligne pendant { $count } heures : tous les chronos ont attendu.
}
notice-down-for-days = J’étais hors ligne pendant { $count } jours : tous les chronos ont attendu.
notice-ended-unread = Je n’ai pas pu sauver cette table : elle s’arrête ici et ne compte pour personne. Désolé.
notice-rolled-back = J’ai perdu les derniers tours de cette table : on reprend d’ici. Les chronos ont attendu.
notice-forgotten = Quelqu’un a quitté la table et demandé qu’on l’oublie. Un ordinateur reprend **{ $role }**.

## Commandes (noms : minuscules, un mot)

command-table = table
    .about = Ouvrir une table, s’asseoir, commencer, déplacer ou terminer
command-table-now = maintenant
    .about = Jouer tout de suite contre des ordinateurs, dès ton premier tour
command-table-new = nouvelle
    .about = Ouvrir une table dans ce salon
command-table-join = rejoindre
    .about = S’asseoir à une table qui cherche du monde
command-table-role = rôle
    .about = Choisir qui tu joues
command-table-leave = quitter
    .about = Te lever ; une fois la partie commencée, un ordinateur continue pour toi
command-table-computer = ordinateur
    .about = Asseoir un ordinateur, ou changer son niveau
command-table-option = option
    .about = Changer une option de la table (hôte)
command-table-remove = renvoyer
    .about = Montrer la porte à quelqu’un (hôte)
command-table-start = commencer
    .about = Commencer la partie (hôte)
command-table-close = fermer
    .about = Fermer une table avant le début de la partie (hôte)
command-table-invite = inviter
    .about = Garder une chaise pour d’autres, avant le début de la partie
command-option-people = gens
    .about = Les personnes que tu mentionnes : @Ann @Ben
command-turn-undo = annuler
    .about = Annuler ton dernier coup, s’il ne t’a rien appris
command-turn-end = finir
    .about = Terminer ton tour, là où il ne finit pas avec ta dernière action
command-turn = tour
    .about = Ton tour : le préparer, demander conseil, annuler, finir
command-turn-plan = plan
    .about = Préparer ton prochain tour ; je le joue si rien d’important n’a bougé
command-turn-withdraw = retirer
    .about = Retirer ton plan pour le prochain tour
command-turn-answer = réponse
    .about = Répondre d’avance à une égalité
command-option-line = actions
    .about = Tes actions dans l’ordre, séparées par des points-virgules
command-option-anyway = quand-même
    .about = Même si les autres changent les endroits qu’il nomme
command-option-answer = réponse
    .about = Ma réponse pour toi, jusqu’à ce que tu la changes
command-hand = main
    .about = Voir ton jeu et ce que tu peux faire, rien que pour toi
command-show = voir
    .about = Voir la table comme tout le monde la voit
command-game = partie
    .about = Revenir sur une partie : la revoir, film, récit, texte ; ou l’abandonner
command-game-log = journal
    .about = Relire ce qui s’est passé aux derniers tours
command-game-record = enregistrement
    .about = Avoir une partie finie en un texte que chacun peut vérifier
command-game-story = récit
    .about = Lire le récit d’une partie finie : les chances, la veine et le cran
command-game-dossier = dossier
    .about = Voir tout ce que tu as vu jusqu’ici
command-rules = règles
    .about = Lire les règles en bref
command-help = aide
    .about = Voir ce que je sais faire, et par où commencer
command-learn = apprendre
    .about = Apprendre un jeu en dix minutes, leçon par leçon
command-tables = tables
    .about = Voir tes tables, celles qui t’attendent d’abord
menu-hand = Voir ma main
menu-invite = Inviter à une table

command-option-table = table
    .about = Quelle table, si tu en as plusieurs
command-option-pace = temps
    .about = Combien de temps peut durer un tour
command-option-language = langue
    .about = La langue
command-option-role = rôle
    .about = Qui tu joues
command-option-level = niveau
    .about = Comment joue l’ordinateur
command-option-seat = place
    .about = Le numéro de la place
command-option-option = option
    .about = Quelle option
command-option-value = valeur
    .about = La nouvelle valeur
command-option-eyes = yeux
    .about = Par les yeux de qui ; pendant la partie, tout le monde ou toi
command-option-text = texte
    .about = En toutes lettres plutôt qu’en image

## La ligne de commande, pour l’hébergeur

host-about = Des jeux de cartes sur Discord, au fil des jours. Sans commande : joue sur Discord s’il y a un jeton, sinon dans son propre bac à sable.
host-version = afficher la version
host-run = jouer sur Discord ; sans jeton, le bot ne démarre pas
host-sandbox = jouer dans le bac à sable, même s’il y a un jeton
host-fresh = repartir de zéro ; les parties en cours sont mises de côté
host-check = examiner le jeton, la base de données et les autres réglages, et dessiner une image
host-backup = copier la base de données vers FILE, même quand le bot tourne
host-backup-keep = FILE est un dossier : y mettre une copie datée puis, si elle est saine, effacer celles de plus de tant de jours (1 à 30)
host-restore = remettre une copie (FILE) à la place de la base de données, bot arrêté
host-health = demander au bot qui tourne ici comment il va ; code de sortie 0 si tout va bien, sinon 1
host-sandbox-open = Ouvre cette adresse dans ton navigateur pour jouer. Ctrl-C l’arrête ; tout est conservé.
host-sandbox-other-port = Le port { $port } est pris par un autre programme : le bac à sable a choisi celui-ci.
host-sandbox-fresh = Un nouveau monde commence. Les parties d’avant sont conservées dans { $aside } ; supprime-les quand tu veux.
host-sandbox-aside = Ce que le bac à sable avait conservé est illisible ({ $why }) : un nouveau monde commence. L’ancien est mis de côté dans { $aside }.
host-new-house = Il n’y a pas encore de base de données à { $path } : le bot en commence une, vide. Si tu avais des parties, arrête-le et vérifie DATABASE_PATH ; avec Docker, quel volume il a.
host-stopping = Arrêt en cours. Tout est conservé pour la prochaine fois.
host-app-description = Des jeux de cartes et de société entre amis, dans Discord : un tour maintenant, un autre ce soir. Ou contre des ordinateurs : /table maintenant commence tout de suite. /apprendre explique chaque jeu en dix minutes. En français et en anglais.
host-app-tags = jeux, jeux de cartes, jeux de société, multijoueur, tour par tour
host-on-discord = { $name } joue sur Discord, sur { $servers } { $servers ->
    [one] serveur
   *[other] serveurs
}. Pour l’inviter ailleurs : { $address }
host-health-well = Le bot va bien (version { $version }).
host-health-ill = Quelque chose ne va pas : { $ills }. docs/hosting/reference.md explique chaque mot.
host-health-silent = Aucun bot ne répond sur le port HEALTH_PORT { $value } ({ $why }).
host-check-fine = Tout est en ordre : les réglages, la base de données { $path } ({ $version }), les images.
host-check-unreadable = La table { $table } ({ $game }) dans { $path } est illisible ({ $why }) : sa partie attend.
host-check-aside = La table { $table } est mise de côté depuis { $since } ({ $why }) : ses joueurs sont prévenus, et ses chronos arrêtés.
host-check-rolled-back = { $path } a perdu quelque chose : les tables { $tables } en étaient plus loin. Une copie a été remise en place, ou la partie la plus récente du fichier (son -wal) a été coupée ou endommagée.
host-check-doctor = Que faire : python -m bot doctor
host-check-packed = Parties terminées : { $packed } rangées ({ $kilobytes } ko), { $waiting } encore à ranger. { $other_rules ->
    [0] Les règles d’aujourd’hui mènent à toutes.
    [one] L’une d’elles s’est jouée avec d’autres règles que celles d’aujourd’hui ; elle est gardée position par position.
   *[other] { $other_rules } d’entre elles se sont jouées avec d’autres règles que celles d’aujourd’hui ; elles sont gardées position par position.
}{ $unreadable ->
    [0] {""}
    [one] {" "}Une partie ne peut pas être rangée et reste telle quelle.
   *[other] {" "}{ $unreadable } parties ne peuvent pas être rangées et restent telles quelles.
}
host-check-versions = { $path } a été examiné avec { $version }.
host-doctor = lister les tables qui ne peuvent plus continuer, et dire que faire
host-doctor-end = arrêter cette table, inachevée, quand le bot ne tourne pas
host-doctor-advice = Que faire : arrête le bot et mets une copie à la place de { $path } (sans les fichiers -wal et -shm à côté), si une copie contient ces tables ; ou laisse continuer la version du bot qui les a écrites ; ou arrête une table, inachevée, avec : python -m bot doctor --end TABLE. Une table redevenue lisible reprend d’elle-même.
host-doctor-sound = La table { $table } n’est pas de celles qui ne peuvent plus continuer : rien n’a changé. Une table en jeu s’arrête sur Discord, avec /serveur terminer.
host-doctor-ended = La table { $table } est arrêtée, inachevée ; ses joueurs l’apprendront au prochain démarrage.
host-import = mettre le récit d’une partie terminée (FILE) dans la base de données, pour la revoir ; quand le bot ne tourne pas
host-import-guild = le numéro du serveur où on pourra la revoir
host-import-channel = le numéro d’un salon de ce serveur : qui peut le voir pourra revoir la partie ; sans lui, tout le serveur
host-import-done = La partie de { $path } est désormais la table { $table }. Avec /partie revoir, { $channel ->
    [0] tout le serveur { $guild } peut la revoir
   *[other] qui peut voir le salon { $channel } du serveur { $guild } peut la revoir
}. Elle n’entre dans aucune statistique.
host-import-known = La partie de { $path } est déjà sur le serveur { $guild } : c’est la table { $table }. Rien n’a changé.
error-import-file = { $path } est illisible ({ $why }) : vérifie son nom et ses droits.
error-import-unreadable = { $path } n’est pas un récit lisible. Ligne { $line } : { $why }. Rien n’a été importé.
error-import-broken = Le récit { $path } ne tient pas. Ligne { $line } : { $why }. Rien n’a été importé ; python -m engine.record check en dit plus.
error-import-unplayable = La partie de { $path } ne peut pas être rejouée, car son récit ne donne pas le nombre d’où découle le hasard : rien n’a été importé.
error-import-unfinished = La partie de { $path } n’a pas été jouée jusqu’au bout, et seules les parties terminées s’importent.
error-import-game = { $path } est une partie de { $game }, que ce bot ne joue pas. Il joue à : { $games }.
error-import-rules = La partie de { $path } s’est jouée avec les règles { $rules } de { $game } ; ce bot connaît les règles { $known }, peut-être différentes. Importe-la avec la version du bot qui l’a écrite.
error-import-day = { $path } dit s’être jouée le { $day }, ce qui est impossible : rien n’a été importé. Un jour s’écrit 2026-11-22, et une partie finit après la donne.
error-import-number = { $value } n’est le numéro d’aucun serveur ni salon : sur Discord, active Paramètres utilisateur, Avancés, Mode développeur, puis choisis Copier l’identifiant dans son menu.
error-database-missing = La base de données { $path } a disparu, alors que { $count } tables y ont été jouées : remets-la, ou une copie. Pour repartir sans elles, supprime { $beside }.
error-database-gone = La base de données { $path } a été supprimée ou déplacée pendant que le bot s’en servait : il s’est arrêté. Rien n’est perdu : mets { $copy } à sa place et redémarre.
error-database-gone-unsaved = La base de données { $path } a été supprimée ou déplacée pendant que le bot s’en servait : il s’est arrêté, et rien n’a pu être sauvé. Remets-la, ou une copie.
error-database-replaced = La base de données { $path } a été remplacée pendant que le bot s’en servait : il s’est arrêté. Ce qu’il savait est dans { $copy } : redémarre avec le bon fichier.
error-database-replaced-unsaved = La base de données { $path } a été remplacée pendant que le bot s’en servait : il s’est arrêté, et ce qu’il savait n’a pas pu être sauvé. Redémarre si le fichier est le bon.
host-check-fault = La base de données { $path } est endommagée ({ $why }) : mets une copie à sa place.
host-backup-done = Copié vers { $path }.
host-backup-removed = { $count ->
    [one] Une copie de plus de { $days } jours est effacée.
   *[other] { $count } copies de plus de { $days } jours sont effacées.
  }
host-backup-kept = Les copies plus anciennes restent jusqu’à la prochaine copie saine.
host-restored = { $copy } est en place : { $path }.
host-restored-aside = La base de données précédente est { $aside } ; le bot l’effacera après 30 jours.
host-restore-refused = Rien n’a été remis en place : { $copy } est endommagé.
error-token-refused = Discord refuse le jeton : recopie-le depuis le portail des développeurs (Bot, Reset Token) dans DISCORD_TOKEN.
error-token-missing = DISCORD_TOKEN manque : mets le jeton du bot, pris dans le portail des développeurs (Bot, Reset Token), dans .env ou dans l’environnement.
error-test-guild-refused = Discord ne laisse pas le bot enregistrer de commandes sur le serveur TEST_GUILD { $value } : invite-le d’abord, corrige le numéro, ou laisse vide.
error-sandbox-off = Il n’y a pas de jeton, et SANDBOX est sur off parce que personne ici ne pourrait ouvrir la page du bac à sable : donne DISCORD_TOKEN pour jouer sur Discord.
error-sandbox-in-use = Un bac à sable est déjà ouvert avec les parties de { $path } : joue là-bas, ou arrête-le d’abord.
error-sandbox-folder = Le bac à sable ne peut rien conserver dans { $path } ({ $why }) : vérifie les droits du dossier et la place sur le disque, ou choisis un autre DATABASE_PATH.
error-sandbox-port = Le bac à sable ne peut pas ouvrir le port { $value } ({ $why }) : choisis un autre SANDBOX_PORT, ou laisse-le vide.
error-sandbox-port-taken = SANDBOX_PORT { $value } est pris par un autre programme, peut-être par un autre bac à sable : choisis-en un autre, ou laisse vide pour prendre le prochain port libre.
error-health-port-missing = HEALTH_PORT est vide ou vaut 0 : personne ne peut demander au bot comment il va. Donne un port, au bot comme à cette commande.
error-no-discord = Discord est injoignable ({ $why }) : vérifie le réseau, et DISCORD_API_URL si tu l’as changé.
error-nothing-to-copy = Il n’y a pas de base de données à { $path } : vérifie DATABASE_PATH ou DATABASE_URL.
error-nothing-to-restore = Il n’y a pas de copie à { $path }.
error-copy-exists = { $path } existe déjà, et une copie n’écrase jamais un fichier : choisis un autre nom.
error-database-folder = { $path } est un dossier : indique un fichier, par exemple { $path }/chicago.sqlite3.
error-database-unusable = La base de données { $path } est inutilisable ({ $why }) : vérifie DATABASE_PATH et les droits de son dossier.
host-offline = ne rien demander à Discord
host-check-misspelt = { $name } n’est pas un réglage. Voulais-tu écrire { $meant } ?
host-check-discord = Le bot s’appelle { $name } sur Discord. Il est sur { $servers ->
    [one] { $servers } serveur
   *[other] { $servers } serveurs
}. Public Bot est { $public ->
    [on] activé : tout le monde peut l’ajouter à un serveur
   *[off] désactivé : toi seul peux l’ajouter à un serveur
}. Il lui reste { $left } démarrages sur { $all } aujourd’hui.
host-check-nowhere = Il n’est encore sur aucun serveur. Invite-le : { $address }
host-check-rights = Sur { $server }, il lui manque ces droits : { $rights }. Donne-les à son rôle, ou invite-le de nouveau : { $address }
host-check-emoji = L’application a encore de la place pour { $room } emojis, et le bot veut en apporter { $wanted } : supprimes-en dans le portail (Emojis), ou mets OWN_EMOJI=off.
host-check-no-starts = Le bot ne peut plus démarrer aujourd’hui : Discord compte les démarrages, et en redonne toutes les 24 heures.
host-check-absent = Il n’y a pas encore de base de données à { $path } ; le premier démarrage la crée. DATABASE_PATH est-il le bon ?
error-database-empty = { $path } est vide : supprime-le, ou reprends une copie.
error-database-in-use = Un autre bot utilise la base de données { $path } : arrête-le d’abord, ou choisis un autre DATABASE_PATH.
error-copy-impossible = Impossible d’écrire { $path } ({ $why }) : son dossier existe-t-il, et reste-t-il de la place ?
error-database-newer = La base de données { $path } vient d’une version plus récente (étape { $file }, connue ici : { $known }) : mets le bot à jour.
error-database-foreign = { $path } est la base de données d’un autre programme : choisis un autre DATABASE_PATH.
error-migrate-nothing = Il n’y a pas de base de données du bot à déplacer dans { $path }.
error-migrate-itself = Tout est déjà dans { $path } : nomme une autre base de données où le déplacer.
error-migrate-old = La base de données { $path } est d’une autre version du bot (étape { $step } ; c’est { $newest } qui se déplace) : démarre une fois cette version avec elle, puis déplace-la.
error-migrate-target = { $path } contient déjà quelque chose : une base de données se déplace dans une base vide.
error-migrate-other = { $path } contient une partie de { $source }, dont le déplacement est en cours : continue celui-ci, ou vide-la.
error-migrate-half = La base de données { $path } n’est pas entière : son déplacement a été interrompu. Relance la même commande, python -m bot migrate FROM TO, pour continuer.
error-migrate-differs = Ce qui est arrivé dans { $path } n’est pas ce qui devait y être déplacé (table { $table } : { $rows } lignes sur { $of }) : un bot a-t-il joué entre-temps ? Vide-la, et recommence.
error-migrate-url = « { $value } » n’est pas l’adresse d’une base de données : écris sqlite:///FICHIER ou postgresql://UTILISATEUR@HÔTE/NOM.
host-migrate = tout déplacer d’une base de données à une autre (sqlite:///FICHIER ou postgresql://…), quand le bot ne tourne pas ; relancé après une interruption, il continue
host-migrate-from = où elle est ; elle n’est pas changée
host-migrate-to = où elle doit être : une base vide
host-migrate-table = { $table } : { $rows ->
    [one] { $rows } ligne, la même
   *[other] { $rows } lignes, les mêmes
} ({ $digest })
host-migrate-done = Tout { $from } est maintenant dans { $to }, et comparé. Mets-la dans DATABASE_URL et démarre le bot ; ne joue plus dans l’ancienne.
error-postgresql-not-installed = DATABASE_URL désigne un serveur PostgreSQL, et ce qui lui parle n’est pas installé : pip install "chicago-poker-bot[postgresql]", ou dans le dossier du projet : make postgresql.
error-postgresql-address = DATABASE_URL est incompréhensible : écris-le comme postgresql://UTILISATEUR@HÔTE/NOM, et le mot de passe comme le montre docs/hosting/postgresql.md.
error-postgresql-unreachable = La base de données { $path } est injoignable ({ $why }) : le serveur tourne-t-il, et DATABASE_URL est-il le bon ?
error-postgresql-password = Le serveur ne laisse pas entrer le bot dans { $path } ({ $why }) : vérifie l’utilisateur et le mot de passe de DATABASE_URL.
error-postgresql-old = Le serveur de { $path } est PostgreSQL { $version } : passe à { $oldest } ou plus récent.
error-postgresql-encoding = La base de données { $path } ne peut pas garder toutes les lettres, car son codage est { $encoding } : crées-en une avec CREATE DATABASE … ENCODING 'UTF8' TEMPLATE template0.
error-postgresql-no-schema = La base de données { $path } n’a pas de schéma où le bot pourrait créer ses tables : vérifie le search_path de son utilisateur.
error-postgresql-foreign = La base de données { $path } contient déjà autre chose : donnes-en une au bot pour lui seul.
error-postgresql-in-use = Un autre bot, ou une autre commande, utilise la base de données { $path } : arrête-le d’abord, ou choisis un autre DATABASE_URL.
error-postgresql-taken = Un autre bot a repris la base de données { $path } pendant que celui-ci ne la joignait plus : celui-ci s’est arrêté.
error-postgresql-unusable = La base de données { $path } est inutilisable ({ $why }) : vérifie les droits de son utilisateur, et le journal du serveur.
error-postgresql-restore = La base de données { $path } est sur un serveur : remets sa copie avec pg_restore dans une base vide, bot arrêté. Voir docs/hosting/postgresql.md.
error-postgresql-backup = La base de données { $path } est sur un serveur, qui la copie par ses propres moyens, même pendant que le bot joue : pg_dump --format=custom --file={ $copy } NOM. Voir docs/hosting/postgresql.md.
host-doctor-advice-server = Que faire : arrête le bot et restaure une copie de la base de données { $path } qui contient ces tables ; ou laisse continuer la version du bot qui les a écrites ; ou arrête une table, inachevée, avec : python -m bot doctor --end TABLE. Une table redevenue lisible continue d’elle-même.
error-setting-discord-token = DISCORD_TOKEN ne peut pas être le bon ({ $value }) : un jeton est un seul mot, sans espace.
error-setting-discord-api-url = DISCORD_API_URL n’est pas une adresse ({ $value }) : enlève-le, ou écris-en une comme https://discord.com/api/v10.
error-setting-database-url = DATABASE_URL commence par sqlite:/// ou postgresql:// (sa valeur n’est pas montrée : il peut s’y trouver un mot de passe).
error-setting-database-path = DATABASE_PATH doit être un fichier, pas un dossier ({ $value }).
error-setting-log-level = LOG_LEVEL vaut DEBUG, INFO, WARNING ou ERROR, pas { $value }.
error-setting-log-format = LOG_FORMAT vaut text ou json, pas { $value }.
error-setting-host-language = HOST_LANGUAGE vaut en ou fr, pas { $value }.
error-setting-test-guild = TEST_GUILD est le numéro d’un serveur, pas { $value }.
error-setting-shards = SHARDS est un nombre entier à partir de 1, ou rien ; pas { $value }.
error-setting-health-host = HEALTH_HOST doit être une adresse IP de cette machine, comme 127.0.0.1, ou 0.0.0.0 pour toutes, pas { $value }.
error-setting-health-port = HEALTH_PORT est un port de 0 à 65535, ou rien ; pas { $value }.
error-setting-sandbox = SANDBOX vaut on ou off, pas { $value }.
error-setting-sandbox-port = SANDBOX_PORT est un port de 0 à 65535, pas { $value }.
error-setting-worker-memory = WORKER_MEMORY est un nombre de mégaoctets, 200 ou plus, pas { $value }.
error-setting-shard-ids = SHARD_IDS nomme des fragments par leur numéro, par exemple 0-3,7, pas { $value }.
error-setting-rest-share = REST_SHARE est une part entre 0 et 1, par exemple 0.25, pas { $value }.
error-shards-unknown = SHARD_IDS nomme les fragments de ce processus : dis avec SHARDS combien il y en a en tout, et n’en nomme aucun au-delà (on compte à partir de 0).
error-shards-on-a-file = SHARD_IDS est pour plusieurs processus, qui partagent une base PostgreSQL : règle DATABASE_URL, ou enlève SHARD_IDS et lance un seul processus.
error-shards-taken = Un autre processus s’occupe déjà du fragment { $shards } ({ $holder }). Donne à chaque processus ses propres fragments (SHARD_IDS).
error-shards-not-returned = Le processus qui remplace celui-ci pour le fragment { $shards } ne l’a pas rendu. Regarde son journal, ou relance celui-ci dans une minute.
error-shards-count = D’autres processus tournent avec SHARDS={ $other }, celui-ci a SHARDS={ $own }. Tous doivent avoir le même nombre : arrête-les tous pour le changer.
error-clock-wrong = L’horloge de cette machine indique { $own }, celle du serveur de la base de données { $server }. Mets à l’heure celle qui se trompe (avec NTP), puis relance ce processus : entre processus qui partagent une base, une minute d’écart est le maximum.
error-setting-workers = WORKERS est un nombre de 1 à 64, pas { $value }.
error-setting-picture-format = PICTURE_FORMAT vaut jpeg ou webp, pas { $value }.
error-setting-own-description = OWN_DESCRIPTION doit être on ou off, pas { $value }.
error-setting-terms-url = TERMS_URL doit être une adresse qui commence par https://, pas { $value }.
error-setting-privacy-url = PRIVACY_URL doit être une adresse qui commence par https://, pas { $value }.
error-setting-support-url = SUPPORT_URL doit être une adresse qui commence par https://, pas { $value }.
error-setting-docs-url = DOCS_URL doit être une adresse qui commence par https://, pas { $value }.
error-setting-compiled = COMPILED vaut on ou off, pas { $value }.
error-setting-own-emoji = OWN_EMOJI vaut on ou off, pas { $value }.
error-setting-hidden-games = HIDDEN_GAMES vaut on ou off, pas { $value }.

## Réglages, départs, ce qui est conservé

ui-settings = Tes réglages
ui-change = Modifier…
ui-settings-head = **Tes réglages**, les mêmes à toutes tes tables
ui-settings-zone = Fuseau horaire : { $zone }. Pas de rappel entre 23 h et 8 h, sauf aux tables rapides (moins de 12 heures par tour).
ui-settings-no-zone = Je ne connais pas ton fuseau horaire : je sonne donc à toute heure.
ui-set-zone = Mon fuseau horaire
ui-zone-head = **Quelle heure est-il chez toi ?** Je te rappellerai tes tours entre 8 h et 23 h, jamais la nuit. Les chronos, eux, ne changent pas.
ui-zone-known = **Ton fuseau horaire est { $zone }**, où il est { $time }. Je n’y sonne pas entre 23 h et 8 h. Les chronos, eux, ne changent pas ; `/réglages perso éveil` arrête aussi le tien la nuit.
ui-zone-choose = Il est maintenant…
ui-zone-other = -# Ta ville n’y est pas ? `/réglages perso fuseau` connaît tous les autres : tape une grande ville du tien, par exemple Dakar.
ui-setting-language = Langue
ui-setting-messages = Messages privés
ui-setting-pictures = Mes images
ui-setting-text-first = Table en texte
ui-setting-motion = Images animées
ui-setting-end-of-turn = Mon tour finit
ui-setting-caretaker = Quand mon temps est écoulé
ui-setting-reminders = Rappels
ui-setting-where = Salons des tables : tous
ui-setting-announce = Salon des annonces : aucun
ui-setting-ring = Rôle à y mentionner : aucun
ui-setting-pace = Temps par tour
ui-setting-per-person = Tables en attente par personne
ui-setting-per-channel = Tables en attente par salon
ui-language-auto = celle de Discord
ui-messages-on = quand c’est à moi
ui-messages-off = non, appelle-moi à la table
ui-pictures-wide = larges
ui-pictures-phone = en hauteur, pour téléphone
ui-text-first-on = sous mes images
ui-text-first-off = sur demande
ui-motion-on = quand les cartes se retournent
ui-motion-off = aucune
ui-end-of-turn-asks = quand je clique sur Terminer le tour
ui-end-of-turn-at-once = avec ma dernière action
ui-caretaker-computer = un ordinateur joue le tour
ui-caretaker-minimum = un ordinateur joue le moins possible
ui-caretaker-wait = la table attend
ui-reminders-on = à la moitié du temps et vers la fin
ui-reminders-off = aucun
ui-settings-waking = Heures d’éveil : { $hours } ({ $zone }) ; en dehors, ton chrono s’arrête. `/réglages perso éveil` les change, et elles comptent dès ton tour suivant.
ui-settings-always-awake = Ton chrono tourne jour et nuit. `/réglages perso éveil: 8:00-23:00 fuseau: …` l’arrête la nuit.
ui-settings-away = Ton absence dure jusqu’au { $until }. De retour plus tôt ? `/réglages absence jours: 0`
ui-settings-dms-closed = Discord bloque mes messages privés : autorise ceux des membres de ce serveur, ou laisse-moi t’appeler à la table.
ui-try-again = Réessayer
ui-messages-arrive = Mes messages privés t’arrivent : tes tours viennent désormais là.
ui-messages-refused = Discord refuse toujours mes messages privés. Ouvre le menu du serveur (son nom, tout en haut), choisis **Paramètres de confidentialité**, active **Messages privés**, puis **Réessayer**. Si tu m’as bloqué, débloque-moi d’abord. D’ici là, je t’appelle à la table.
ui-away-until = Bonne route ! Jusqu’au { $until }, ni chrono ni rappel pour toi. Chaque jour entamé compte parmi tes trente par an. De retour plus tôt ? `/réglages absence jours: 0`
ui-away-back = Te revoilà : ton chrono tourne de nouveau.
ui-server-settings = Réglages du serveur
ui-server-head = **Réglages de ce serveur**, pour les prochaines tables
ui-server-channels = On ouvre les tables dans { $channels }.
ui-server-lobbies = Une table est « en attente » jusqu’au début de la partie. `/serveur réglages par-personne: … par-salon: …` en fixe le nombre, jusqu’à { $most }.
ui-server-everywhere = On ouvre les tables dans tous les salons.
ui-leave-head = **Quitter la table { $table } ?** { $alone ->
    [yes] Il n’y reste personne d’autre : la table ferme, sans résultat, et ne compte pour personne. C’est sans retour.
   *[no] Les autres continuent, et un ordinateur joue à ta place. La partie ne compte ni pour toi ni contre toi. Tu ne peux pas revenir sans l’hôte, qui peut te rendre ta place si elle est encore libre.
} Abandonner, c’est autre chose : tu perds la partie, et s’il ne reste qu’une personne, elle peut prendre la victoire.
ui-really-leave = Oui, quitter
ui-left = Tu as quitté la table.
ui-moved = La table continue dans { $channel }.
ui-right-view-channel = *Voir le salon*
ui-right-send-messages = *Envoyer des messages*
ui-right-attach-files = *Joindre des fichiers*
ui-right-read-message-history = *Voir les anciens messages*
ui-privacy = **Ce que je garde sur toi** : ton numéro Discord, ton nom à chaque table, tes coups, tes réglages, tes leçons et tes résultats. Personne d’autre ne voit tes cartes ; les journaux n’en contiennent aucune. `/données exporter` te donne tout en un fichier, `/données effacer` l’efface.
ui-privacy-export = Tout ce que je garde sur toi :
ui-privacy-delete = T’oublier ? Des ordinateurs prennent tes places, j’efface tes réglages et tes résultats, et les parties finies gardent une place anonyme. C’est sans retour.
ui-really-forget = Oui, oublie-moi
ui-forgotten = C’est fait : je ne te connais plus.
# 0,4, −0,8

command-table-end = terminer
    .about = Proposer d’en rester là ; il faut l’accord de tout le monde
command-table-replace = remplacer
    .about = Proposer une place à quelqu’un d’autre (hôte)
command-table-move = déplacer
    .about = Montrer une table dans un autre salon (hôte, admins)
command-settings = réglages
    .about = Quand et comment t’appeler, et ce que tu vois
command-settings-mine = perso
    .about = Voir et changer quand et comment t’appeler, et ce que tu vois
command-settings-away = absence
    .about = Arrêter ton chrono pendant ton absence
command-server = serveur
    .about = Les réglages et les tables de ce serveur, pour ses admins
command-server-settings = réglages
    .about = Choisir langue, temps par tour, salons et nombre des nouvelles tables
command-server-end = terminer
    .about = Mettre fin à une table de ce serveur
command-server-welcome = accueil
    .about = Afficher dans un salon une première page pour qui débute
command-server-replace = remplacer
    .about = Proposer une place à quelqu’un d’autre
command-stats = stats
    .about = Les parties finies de ce serveur, en chiffres
command-privacy = données
    .about = Ce que je garde sur toi
command-privacy-show = voir
    .about = Lire ce que je garde, et pourquoi
command-privacy-export = exporter
    .about = Avoir tout sur toi en un fichier
command-privacy-delete = effacer
    .about = Tout effacer, sans laisser de trace
command-option-messages = messages
    .about = Messages privés, ou mentions à la table
command-option-pictures = images
    .about = Tes images privées : larges, ou en hauteur pour le téléphone
command-option-text-first = texte
    .about = Sous chaque image privée, toute la table en toutes lettres
command-option-motion = animation
    .about = Regarder les cartes se retourner, ou voir tout de suite le résultat
command-option-end-of-turn = fin-de-tour
    .about = Ton tour finit quand tu cliques sur Terminer le tour, ou avec ta dernière action
command-option-caretaker = intérim
    .about = Que faire quand ton temps est écoulé
command-option-reminders = rappels
    .about = Des rappels avant la fin de ton temps
command-option-waking = éveil
    .about = Les heures où ton chrono tourne, comme 8:00-23:00 ; ou off
command-option-zone = fuseau
    .about = Ton fuseau horaire, comme Europe/Paris
command-option-days = jours
    .about = Combien de jours ; 0 : je suis de retour
command-option-where = salon
    .about = On peut ouvrir une table ici
command-option-per-person = par-personne
    .about = Combien de tables en attente par personne
command-option-per-channel = par-salon
    .about = Combien de tables en attente par salon
command-option-channel = salon
    .about = Quel salon ; sinon, celui-ci
command-option-everywhere = partout
    .about = On peut ouvrir une table dans tous les salons
command-option-player = joueur
    .about = Qui

### ui

# ---- Jeux sans rôles : qui est assis où n’est qu’un nom
ui-chair-person = { $number }. **{ $name }**
ui-chair-computer = { $number }. ordinateur ({ $level })
ui-chair-held = { $number }. **{ $name }** (un ordinateur joue)
ui-sat-down = Te voilà à la table.
notice-left-plain = { $name } a quitté la table. Un ordinateur reprend sa place.
notice-replaced-plain = { $name } prend le relais de l’ordinateur.
notice-seat-offered-plain = Une place t’attend à cette table, à partir d’ici. Un clic, et elle est à toi.
notice-seat-asked-plain = { $name } voudrait prendre ta place. Si tu dis oui, tu quittes la table, et un ordinateur joue en attendant ; si tu ne fais rien, rien ne change.
notice-retaken-plain = { $name } est de retour à la table.
notice-caretaker-played-plain = Temps écoulé pour { $name } : un ordinateur joue ce tour-ci.
notice-caretaker-minimum-plain = Temps écoulé pour { $name } : je joue le strict minimum.
notice-caretaker-answered-plain = Temps écoulé pour { $name } : un ordinateur a choisi à sa place.
notice-computer-holds-plain = { $name } a manqué deux tours de suite : un ordinateur joue à sa place. Un clic suffit pour la reprendre.
notice-table-waits-plain = Temps écoulé pour { $name } : la table attend.
notice-reminder-half-plain = La moitié de ton temps est passée. Table { $table } : joue avant le { $deadline }.
notice-reminder-bank-plain = La moitié du temps de ce tour est passée. Table { $table } : joue avant le { $turn }. Ensuite, ta réserve de temps tourne, jusqu’au { $deadline } au plus tard.
notice-reminder-last-plain = Table { $table } : joue avant le { $deadline }{ $then ->
    [minimum] , sinon je joue le strict minimum.
    [wait] . Après, la table t’attend.
    [held] , sinon un ordinateur prend ta place.
   *[computer] , sinon un ordinateur joue ce tour.
}
notice-forgotten-plain = Quelqu’un a quitté la table et demandé qu’on l’oublie. Un ordinateur reprend sa place.
notice-member-gone-plain = { $name } n’est plus sur ce serveur. Un ordinateur peut continuer, ou quelqu’un d’autre prendre la place ; si { $name } revient avant, c’est comme si de rien n’était.
notice-stands-in-plain = Un ordinateur reprend cette place. Si { $name } revient sur ce serveur, un clic la lui rend, tant que personne ne l’a prise.
notice-member-back-plain = { $name } est de retour sur ce serveur.

# ---- Options et choix
ui-pick-option = Quelle option changer ?
ui-my-choices = Mes choix
ui-choices-head = **Tes choix à la table { $table }**
    Chacun compte aussitôt, et tu peux en changer jusqu’au début de la partie.

# ---- Nombres
ui-number-title = Table { $table } : un nombre
ui-form-late = Le formulaire a tardé : appuie encore une fois, et il s’ouvre.
ui-number-limits = De { $low } à { $high }{ $step ->
    [1] {""}
   *[other] , de { $step } en { $step }
}
notice-no-bad-amount = Il me faut un nombre entier de { $low } à { $high }{ $step ->
    [1] {""}
   *[other] , de { $step } en { $step }
}. Rien n’a changé : essaie encore.

# ---- Un non poli
notice-no-no-table-of-game = On ne joue à { $game } à aucune de tes tables. `/tables` te les montre.
notice-no-other-game = Ici, on joue à { $game } : { $commands }. `/main` te montre quoi faire.
notice-no-which-game = À quel jeu ? Tape aussi son nom : { $games }.
notice-no-no-such-game = Je ne connais pas le jeu « { $game } ». Choisis dans la liste qui s’ouvre pendant que tu écris.
notice-no-not-manager = Seul un admin du serveur peut faire ça.
notice-no-one-cut = Couper, passer ou rouvrir la table : un seul à la fois. Rien n’a changé.
notice-no-bad-options = Je ne comprends pas l’option « { $entry } ». Choisis dans la liste qui s’ouvre pendant que tu écris, avec une virgule entre deux.
error-health-port-taken = HEALTH_PORT { $value } est pris par un autre programme : choisis un autre port, ou n’en mets pas.

# ---- Commandes
command-table-choose = choisir
    .about = Faire un choix pour ta place, comme ta couleur
command-option-game = jeu
    .about = Quel jeu
command-option-options = options
    .about = Les options du jeu, séparées par des virgules
command-option-choice = choix
    .about = Lequel de tes choix

# ---- Abandonner ($people, $who : rôles et noms ; un ordinateur continue à la place de qui abandonne)
ui-concede = Abandonner…
ui-concede-head = **Abandonner la partie de la table { $table } ?** Tu la perds. { $alone ->
    [yes] Personne d’autre ne peut continuer : la partie s’arrête là.
   *[no] Un ordinateur joue ta place jusqu’au bout ; toi, tu regardes, sans cartes. S’il ne reste qu’une personne, elle peut prendre la victoire.
} C’est sans retour.
ui-really-concede = Oui, j’abandonne
ui-conceded = Tu as abandonné. { $goes_on ->
    [on] `/voir` montre la table, et je te dirai comment ça finit.
   *[off] La partie s’arrête là.
}
ui-take-win = Prendre la victoire
ui-play-on = Continuer
# Sur le panneau de chacun, quand la partie est finie ; $place : 1 pour un vainqueur.
ui-your-place = { $place ->
    [1] **Tu as gagné !**
   *[other] **Tu finis { $place }e.**
}
# Quand tous les perdants ont la même place.
ui-you-lost = **Ce n’est pas pour cette fois.**
# La même chose, quand quelqu’un d’autre a cette place aussi.
ui-your-shared-place = { $place ->
    [1] **Tu as gagné, à égalité !**
   *[other] **Tu finis { $place }e, à égalité.**
}
ui-gave-up = 🏳️ { $count ->
    [1] Abandon : { $people }
   *[other] Abandons : { $people }
}
ui-won-by-concession = 🏆 Victoire à { $who } : tous les autres ont abandonné.
ui-computers-won = 🏁 Il ne reste personne pour continuer : les ordinateurs ont gagné.
ui-a-computer = un ordinateur
notice-conceded = 🏳️ { $name } abandonne ; un ordinateur joue **{ $role }** jusqu’au bout.
notice-conceded-plain = 🏳️ { $name } abandonne ; un ordinateur joue à sa place jusqu’au bout.
notice-win-offered = Tous les autres ont abandonné. { $name }, tu prends la victoire avec **{ $role }**, ou tu continues contre des ordinateurs ? Si tu joues sans rien dire, on continue.
notice-win-offered-plain = Tous les autres ont abandonné. { $name }, tu prends la victoire, ou tu continues contre des ordinateurs ? Si tu joues sans rien dire, on continue.
notice-plays-on = { $name } continue avec **{ $role }**, contre des ordinateurs.
notice-new-host = { $name } devient l’hôte de cette table.
notice-plays-on-plain = { $name } continue, contre des ordinateurs.
notice-no-conceded = Tu as abandonné cette partie. `/voir` montre où en est la table.
notice-no-conceded-and-over = Tu as abandonné cette partie, et elle s’est terminée depuis. `/voir` montre comment.
notice-no-cancelled = Cette table est fermée : on n’y joue plus. `/table nouvelle` en ouvre une autre.
notice-no-means-another-thing = La table a changé depuis que je t’ai posé la question, alors je n’ai rien fait. Redemande pour voir où elle en est.
notice-no-given-up = La personne assise là a abandonné ; un ordinateur joue à sa place jusqu’au bout.
notice-no-no-win = Pas de victoire à prendre ici : elle revient à la dernière personne qui n’a pas abandonné, tant qu’elle n’a pas choisi de continuer.
command-game-concede = abandonner
    .about = Abandonner une partie : tu la perds

# ---- S’arrêter ensemble
notice-end-proposed = **{ $name } propose d’en rester là** : personne ne gagne, et la table ne compte pour personne. Il faut l’accord de tout le monde, au plus tard { $until }. Un seul *Continuer*, et la partie continue.
ui-end-agreed = D’accord : { $people }
ui-end-awaited = On attend : { $people }
ui-agree-end = En rester là
ui-end-asked = J’ai posé la question à la table { $table }. Réponse au plus tard { $until } ; sans accord, la partie continue.
ui-end-head-folds = **Fermer la table { $table } ?** Tout le monde se lève, la partie n’a pas lieu, rien ne compte. C’est sans retour, mais `/table nouvelle` en ouvre une autre.
ui-end-head-asks = **Proposer d’en rester là, à la table { $table } ?** Je demande à { $people }. Si tout le monde est d’accord dans la journée, la table s’arrête : personne ne gagne, elle ne compte pour personne, et c’est sans retour. D’ici là, on joue ; après un seul *Continuer*, tu pourras le reproposer le lendemain.
ui-end-head-agrees = **Dire oui : en rester là, à la table { $table } ?** On attend encore { $people }, au plus tard { $until }. Alors la table s’arrête : personne ne gagne, et elle ne compte pour personne. Ton oui est sans retour.
ui-end-head-ends = **Arrêter la table { $table } maintenant ?** Ton accord suffit : elle s’arrête aussitôt pour tout le monde. Personne ne gagne, elle ne compte pour personne, et c’est sans retour.
ui-really-end = { $means ->
    [folds] Oui, la fermer
    [asks] Oui, demander
    [agrees] Oui, d’accord
   *[ends] Oui, l’arrêter
}
notice-ended-by-manager = Un admin du serveur a mis fin à cette table.
notice-end-refused = { $name } continue avec **{ $role }** : on joue !
notice-end-refused-plain = { $name } continue : on joue !
notice-end-lapsed = Tout le monde n’a pas dit oui : la partie continue.
notice-end-agreed = Tout le monde est d’accord : on en reste là. Personne n’a gagné, et la table ne compte pour personne.
notice-ended-without-you = Pendant qu’un ordinateur jouait à ta place, les autres ont décidé d’en rester là à la table { $table }. Personne n’a gagné, et elle ne compte pour personne.
notice-no-proposal-gone = Trop tard : la proposition a sa réponse, ou son jour est passé. `/table terminer` en fait une nouvelle.
notice-no-proposed-lately = Quelqu’un préfère continuer. Tu pourras le proposer de nouveau { $until }.
notice-no-no-plans = À ce jeu, on ne prépare pas ses tours.
notice-no-plan-now = C’est ton tour : joue-le. Tu prépareras le suivant pendant que les autres jouent.
notice-no-no-plan = Tu n’as rien préparé à cette table.
notice-no-no-answers = On ne répond pas d’avance à ça, à cette table. Choisis dans la liste.

# ---- Invitations
command-option-invite = inviter
    .about = À qui garder une chaise pendant un jour : @Ann @Ben
notice-no-cannot-be-invited = Je n’ai pas ouvert de table : il faut voir ce salon pour s’y asseoir, ce qui n’est pas le cas ici : { $people }.
notice-no-too-many-invited = Je n’ai pas ouvert de table : à part la tienne, il y a { $most ->
    [1] une chaise
   *[other] { $most } chaises
} à garder. Invite moins de monde.
notice-no-not-mentioned = Je ne reconnais personne d’autre dans « { $entry } », et rien n’a changé. Tape @ et choisis-les un par un.

# ---- Mes tables : à qui de jouer ($people : qui doit se décider, comme toute la table le sait)
ui-table-turn = { $table } : on attend { $people }
ui-table-turn-until = { $table } : on attend { $people }, le temps s’arrête { $when }
ui-table-also = ; on attend aussi { $people }
ui-table-given-up = { $line } (tu as abandonné)
ui-table-held = { $line } (un ordinateur joue pour toi)
ui-tables-with = avec { $people }
ui-nothing-else-waits = Aucune autre table ne t’attend.

# ---- Le paquet : son sceau, les coupes, son secret ($seal, $secret : 64 signes ; $people, $who : des noms)
notice-seal = -# 🔏 Table { $table } : le paquet est sous clé ({ $begins }…). Personne ne peut y toucher, et chacun pourra le vérifier après la partie. ||`{ $seal }`||
notice-seal-void = { $why ->
    [left] { $name } a quitté la table : elle rouvre, et toutes les coupes sont effacées.
   *[host] La table rouvre, et toutes les coupes sont effacées.
} Le sceau `{ $seal }` ne vaut plus ; son secret était `{ $secret }`. Un nouveau sceau suit.
notice-cuts-asked = La table { $table } est au complet : **coupe le paquet**, avec des mots ou des chiffres à toi, ou passe. Après la dernière coupe, je distribue.
notice-cuts-awaited = La table { $table } n’attend que toi : **coupe le paquet**, ou passe, et je distribue. Au plus tard { $until } ; après, l’hôte peut distribuer sans toi.
notice-cuts-late = La table { $table } attend depuis un jour. { $host }, tu peux distribuer sans les absents : **Distribuer**, sur le message de la table, ou `/table commencer`.
notice-secret-known = On m’a rendu une vieille copie de cette partie, et le secret de son paquet est déjà dévoilé. À cartes connues, plus de jeu : je ferme la table, et elle ne compte pour personne.
ui-still-to-cut = ✂️ **On coupe le paquet.** On attend { $people } ; ensuite, je distribue. { $late ->
    [on] Un jour a passé : l’hôte peut distribuer sans les absents.
   *[off] Au plus tard { $until } ; après, l’hôte peut distribuer sans les absents.
}
ui-cuts = ✂️ **Comment le paquet a été coupé**
ui-cut-line = { $number }. { $who } : { $cut }
ui-cut-passed = passe
ui-cut-forgotten = des mots oubliés, d’empreinte `{ $digest }`…
ui-unsealed = 🔓 **Le secret du paquet** `{ $secret }`
    -# Son sceau était `{ $seal }`.
ui-unsealed-alone = -# 🔓 Pas de sceau : une seule personne contre des ordinateurs.
ui-cut = Couper le paquet
ui-pass-cut = Passer
ui-deal-now = Distribuer
ui-reopen = Rouvrir
ui-cut-here = Table { $table } : **coupe le paquet**, avec des mots ou des chiffres à toi, ou passe. Tout le monde voit les coupes ; après la dernière, je distribue.
ui-cut-in-lobby = Table { $table } : **coupe le paquet** une fois, si tu veux, avec des mots ou des chiffres à toi. Tout le monde voit ta coupe, et elle compte à la donne si tu restes.
ui-cut-title = Table { $table } : couper le paquet
ui-cut-question = Ta coupe
ui-cut-about = Des mots ou des chiffres, { $most } signes au plus, vus de tous. Voici une idée.
ui-has-cut = C’est coupé. { $dealt ->
    [yes] C’était la dernière coupe : la partie commence.
    [lobby] Tout le monde la voit sur le message de la table. Elle comptera au début de la partie, si tu restes.
   *[no] Tout le monde la voit sur le message de la table ; après la dernière coupe, je distribue.
}
ui-has-passed = Tu passes. { $dealt ->
    [yes] Tous les autres ont coupé : la partie commence.
   *[no] Après la dernière coupe, je distribue.
}
ui-cut-refused = { $why } Tu as écrit { $text }. Rien n’a changé : appuie sur **Couper le paquet** et réessaie.
ui-table-cut = 🔴 { $table } : on attend ta coupe
ui-table-cutting = { $table } : on coupe le paquet
ui-option-book = Partie visible
ui-book-open = par tout le serveur, après la fin
ui-book-closed = par la table seulement
notice-no-cutting = On coupe le paquet : places et options ne bougent plus. L’hôte peut rouvrir la table avec **Rouvrir** ou `/table couper rouvrir: True` ; quitter la table la rouvre aussi.
notice-no-not-cutting = On ne coupe pas à cette table en ce moment. Là où chacun coupe, c’est après **Commencer**.
notice-no-has-cut = Tu as déjà coupé ce paquet, ou passé. Une fois chacun.
notice-no-cuts-missing = On attend encore { $people }, au plus tard { $until } ; après, tu peux distribuer sans les absents. Pour changer qui joue, appuie sur **Rouvrir**.
notice-no-not-sealed = Je n’ai pas encore pu publier le sceau de ce paquet, et rien n’est coupé ni distribué avant que tout le monde le voie. Je continue d’essayer : appuie à nouveau dans un instant.
notice-no-not-shown = Personne ne voit cette table : je n’ai pas encore pu la publier ici. Je continue d’essayer : appuie à nouveau dans un instant. Si rien ne change, regarde si j’ai le droit d’écrire dans ce salon.
notice-no-cut-anew = La table a changé entre-temps : rien n’est fait. Appuie encore une fois sur **Couper le paquet**.
notice-no-cut-empty = Il faut au moins un signe visible pour couper.
notice-no-cut-too-long = C’est trop long pour une coupe : { $most } signes au plus.
notice-no-cut-sign = Une coupe ne peut pas contenir le signe { $sign } : il ne se verrait pas tel quel. Enlève-le.
command-table-cut = couper
    .about = Couper le paquet avant la donne, passer, ou rouvrir la table
command-option-skip = passer
    .about = Passer au lieu de couper le paquet
command-option-reopen = rouvrir
    .about = Rouvrir plutôt la table, pour qu’elle puisse encore changer (hôte)
command-option-words = texte
    .about = Des mots ou des chiffres, 60 signes au plus
command-option-book = récit
    .about = Qui peut revoir la partie après la fin

## Tables qui cherchent du monde

command-table-open = ouvertes
    .about = Voir les tables ouvertes de ce serveur
command-table-announce = annoncer
    .about = Annoncer une table dans le salon prévu, une seule fois (hôte)
command-option-announce = annonces
    .about = Le salon où l’on peut annoncer une table
command-option-ring = mention
    .about = Le rôle à mentionner dans une annonce
command-option-unannounced = sans-annonces
    .about = Ne plus annoncer de table nulle part
ui-open-head = **Ces tables cherchent du monde :**
ui-open-none = Aucune table ne cherche du monde, du moins là où tu peux voir. `/table nouvelle` en ouvre une.
ui-open-line = **{ $game }** · table { $table } dans { $channel } · { $host } · { $clock } · { $free ->
    [0] toutes les chaises sont prises
    [1] une chaise libre
   *[other] { $free } chaises libres
}
ui-open-more = { $count ->
    [1] -# Et une autre.
   *[other] -# Et { $count } autres.
}
ui-open-join = Rejoindre la table { $table }
ui-open-joined = Te voilà à la table { $table }, dans { $channel }.
ui-announce-over = { $how ->
    [folded] -# **{ $game }** · la table { $table } a fermé avant la donne.
   *[begun] -# **{ $game }** · la table { $table } a commencé, sans attendre plus.
}
ui-announced = C’est annoncé dans { $channel }. On y verra aussi quand la table est complète, commence ou ferme.
ui-server-announces-nowhere = Aucun salon d’annonces. Si tu en choisis un, chaque hôte peut y annoncer sa table une fois.
ui-server-announces = Chaque hôte peut annoncer sa table dans { $channel }, une fois (`/table annoncer`).
ui-server-rings = { $how ->
    [yes] Je mentionne { $role }, et ça sonne.
    [gone] Le rôle à mentionner n’existe plus.
    [mute] Je mentionnerais { $role }, mais je ne peux pas écrire là : rien ne vient.
   *[silent] Je mentionne { $role }, mais ça **ne sonne pas** : permets à tout le monde de mentionner ce rôle, ou à moi de mentionner tous les rôles.
}
notice-no-no-announcements = Ce serveur n’annonce pas ses tables. Un admin peut choisir un salon pour ça avec `/serveur réglages`.
notice-no-hidden-lobby = Tout le monde ne voit pas le salon de cette table : je ne l’annonce donc pas.
notice-no-announced = Cette table est déjà annoncée : une fois suffit.

## Conseils

ui-option-cuts = Coupe du paquet
ui-cuts-nobody = pas besoin
ui-cuts-everybody = tout le monde, avant la partie
ui-option-ready = Quand tous les autres ont préparé leur tour
ui-ready-off = je le garde pour moi
ui-ready-on = je le dis à qui doit jouer
ui-option-bank = Réserve de temps
ui-bank-none = aucune
ui-bank-12h = 12 h chacun pour toute la partie
ui-bank-24h = 24 h chacun pour toute la partie
ui-bank-48h = 48 h chacun pour toute la partie
ui-bank-96h = 96 h chacun pour toute la partie
ui-option-coach = Conseils
ui-coach-auto = quand on joue seul
ui-coach-on = permis (la partie ne compte pas au classement)
ui-coach-off = non
ui-coach-alone = permis tant qu’une seule personne joue, et ça ne compte pas au classement
ui-coached = -# 💡 Conseils permis : dans ton panneau, **Plus…** puis **Conseil**, ou `/tour conseil` te souffle ce que je ferais, rien que pour toi. La partie ne compte pas au classement.
ui-was-coached = -# 💡 Les conseils étaient permis, donc la partie ne compte pas au classement.
ui-advice = Conseil
ui-advice-head = ## 💡 Conseil
ui-advice-how = -# Ce que je ferais, sans rien voir de plus que toi, après { $tries } essais de chaque action. C’est toi qui décides.
ui-advice-alike = à peu près pareil
# $worth : ce qu’en dit le jeu, ou ui-advice-alike.
ui-advice-line = **{ $number }. { $action }** · { $worth }
ui-advice-do = Jouer ça
notice-no-no-coach = Pas de conseils à cette table. L’hôte en décide avant le début de la partie.
notice-no-advice-under-way = Je réfléchis encore à ta dernière question. Redemande dans un instant.
notice-no-advice-too-long = Il me faudrait trop longtemps pour y réfléchir maintenant. Rien n’est perdu : joue, ou redemande plus tard.
notice-no-advice-stale = La table a changé pendant que je réfléchissais. Redemande.
command-turn-advice = conseil
    .about = Demander ce que je ferais à ta place, rien que pour toi
command-option-cuts = coupe
    .about = Tout le monde coupe-t-il le paquet avant la donne ?
command-option-ready = prêts
    .about = Le dernier à jouer apprend-il que tous les autres ont un plan ?
command-option-bank = réserve
    .about = Des heures pour toute la partie, quand le temps d’un tour est passé
command-option-coach = conseils
    .about = Permettre les conseils ? La partie est alors hors classement

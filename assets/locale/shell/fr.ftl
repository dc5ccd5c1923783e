### Les phrases du bot en français, quel que soit le jeu, par sujet. Un test les compare avec en.ftl.
###
### On tutoie. Espace insécable (U+00A0) devant : ; ? ! » et après «. Aucune préposition qui s'élide
### devant un nom : « C’est à Dion O’Banion ». Accents sur les capitales.

## Qui est assis où ($role : le personnage, là où le jeu en a ; $name : une personne)

ui-seat-number = Place { $number }
ui-seat-person = { $number }. **{ $role }** · { $name }
ui-seat-computer = { $number }. **{ $role }** · ordinateur ({ $level })
ui-seat-held = { $number }. **{ $role }** · { $name } (l’ordinateur joue)

## La table qui se forme

ui-lobby-head = ## Table { $table }
    { $open ->
        [on] { $host } réunit du monde pour jouer à { $game }.
       *[off] { $host } a réuni du monde pour jouer à { $game }.
    }
ui-lobby-invited = { $count ->
    [one] Une chaise est gardée
   *[other] Des chaises sont gardées
} pour { $people } ; échéance { $until }.
ui-lobby-free = { $count ->
    [0] Toutes les chaises sont prises.
    [1] Il reste une chaise.
   *[other] Il reste { $count } chaises.
}
ui-lobby-live = -# ⚡ En direct : pour une soirée ensemble. Le temps court à toute heure, personne ne coupe, et **Commencer** distribue aussitôt.
ui-lobby-folded = -# La table { $table } ({ $game }) a été annulée avant la donne. `/table nouvelle` en ouvre une autre.
ui-lobby-dealt = Les cartes sont distribuées.
ui-lobby-over = 🏁 Cette partie est terminée.
ui-to-table = Vers la table
ui-lobby-opened = La table { $table } est ouverte. Tout le monde peut s’y asseoir ; lance la partie quand tout le monde est là.
ui-option = { $option } : **{ $value }**
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
ui-talk-on = lâchent un mot de temps en temps
ui-talk-off = jouent en silence
ui-join = Rejoindre
ui-leave = Quitter
ui-add-computer = Ajouter un ordinateur
ui-options = Options
ui-start = Commencer
ui-how-to-play = Comment jouer
ui-how-to-play-game = Comment jouer à { $game }
ui-choose-role = Choisis qui tu joues (et assieds-toi)
ui-options-head = **Options de la table { $table }**
    L’hôte seul voit ceci. Chaque choix prend effet aussitôt.
ui-unseat = Montrer la porte à quelqu’un…
ui-computers-head = **Ordinateurs**
    Lequel ajouter à la table ?
ui-computer-level = **{ $level }** : { $about }
ui-computer-goes = se lève et s’en va
ui-seated = Te voilà à la table : tu es **{ $role }**.
ui-done = C’est fait.
ui-seat-asked-invited = Demande faite à la table : la place est à { $name } dès son clic.
ui-seat-asked-sitter = Quelqu’un joue à cette place : je lui demande, à la table, de la céder à { $name }.
ui-take-seat = Prendre la place
ui-give-seat = Céder ma place à { $name }
ui-stand-in = Laisser jouer un ordinateur
ui-fill-seat = Proposer la place…
ui-invite-head = À qui proposer la place ? En attendant son accord, un ordinateur la joue, et personne ne voit la main.
ui-invite = Choisis quelqu’un…

## Le panneau privé

ui-panel-head = -# { $table } · pour tes yeux seulement
ui-panel-table = Table { $table }
ui-table-number = n° { $number }
ui-panel-to-be-told = -# Voici ce que la table lira :
ui-panel-since = **Depuis ton dernier tour**
ui-played-for-you = 🤖 Un ordinateur a joué pour toi : { $told }
ui-answered-for-you = 🤖 Un ordinateur a choisi pour toi :
ui-panel-since-elsewhere = -# Ce qui s’est passé depuis ton dernier tour : `/journal` le raconte.
ui-table-then = -# La table telle qu’elle était à ce moment-là ; `/voir` la montre telle qu’elle est.
ui-table-follows = -# La table en toutes lettres ne tient pas ici : elle suit dans un autre message, et `/voir texte: True` la donne à tout moment.
ui-table-elsewhere = -# La table en toutes lettres ne tient pas ici : `/voir texte: True` la donne à tout moment.
ui-panel-closed = Cette table a été arrêtée avant que quelqu’un ne gagne.
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
ui-take-back = Reprendre ce coup
ui-plan = Prévoir mon prochain tour
ui-plan-change = Changer mon plan
ui-plan-head = 🗓️ **Ton plan pour ton prochain tour**
ui-plan-begin = 🗓️ **Prévois ton prochain tour**, dans la situation d’à présent. Il est joué dès que c’est à toi, si rien de ce dont il dépend n’a changé ; personne d’autre ne le voit. Ce qu’il laisse ouvert t’est demandé comme d’habitude.
ui-plan-open = Pas encore gardé : ajoute une action, ou appuie sur **Garder ce plan**.
ui-plan-kept = Gardé. Il est joué dès que c’est à toi, si rien de ce dont il dépend n’a changé ; seule la vitesse peut montrer que tu l’avais prévu.
ui-plan-broken = Il ne tient plus : { $why } Retire-le, et prévois autre chose si tu veux.
ui-plan-not-played = 🗓️ Ton plan n’a pas été joué : { $why }
ui-plan-impossible = « { $line } » n’est plus possible.
ui-plan-keep = Garder ce plan
ui-plan-shorter = Sans la dernière action
ui-plan-withdraw = Retirer mon plan
ui-plan-leave = Vers mon panneau
ui-answer-kept = 📌 Répondu d’avance : { $answer }
ui-answer-ask = Me demander
ui-retake = Reprendre ma place
ui-show = Table
ui-deadline = -# ⏳ échéance { $when }
ui-is-away = -# 🧳 { $name } s’absente jusqu’au { $until }

## Sous la table

ui-your-turn = { $person }, à toi de jouer.
ui-call-live = { $call } ⏳ { $when }
ui-dealt = -# Les cartes sont distribuées. Aussi à cette table : { $people }
ui-my-size = À ma taille
ui-always-pocket = -# Dans `/reglages`, **Mes images** te les donne toutes comme celle-ci.
ui-last-turns = Derniers tours
ui-shown-lately = **Ce qui a été montré au dernier tour de table**
ui-rules = Règles

## Revoir une partie. Un tour, c’est tout ce que la table a appris d’un coup.

ui-replay = Revoir
ui-replay-head = ### Partie { $table } · après le tour { $turn } sur { $last }
ui-replay-head-deal = ### Partie { $table } · la donne, avant le tour 1 sur { $last }
ui-replay-imported = -# 📥 Partie importée d’un récit : son sceau n’a pas été publié ici.
ui-replay-goto = Aller à…
ui-replay-eyes = Vu par…
ui-replay-deal = La donne
ui-replay-costly = -# 🔎 Un des tours qui t’ont coûté le plus : **Bilan** dit pourquoi.
ui-replay-costly-turn = Tour { $turn } · t’a coûté cher
ui-replay-turn = Tour { $turn } · { $what }
ui-replay-end = Tour { $turn } · la fin
ui-replay-newest = Tour { $turn } · le dernier
ui-replay-eyes-public = Vu par tout le monde
ui-replay-eyes-open = Toutes les cartes retournées
ui-replay-eyes-seat = Vu par { $who }
ui-replay-too-early = -# { $seen ->
    [yes] Tu as pris cette place au tour { $turn } : avant, tu vois ce que tout le monde voyait.
   *[no] Tu viens de prendre cette place : des tours d’avant, tu vois ce que tout le monde voyait.
}

## Le bilan d’une partie finie, pour une des personnes qui y ont joué : ses tours les plus coûteux. Le jeu formule $cost.

ui-review = Bilan
ui-review-head = ### Ton bilan de la partie { $table }
ui-review-costly = Tu as eu le choix { $count ->
    [one] une fois
   *[other] { $count } fois
}. D’après ce que tu pouvais voir à ce moment-là, { $turns ->
    [one] ce tour t’a coûté le plus :
   *[other] ces tours t’ont coûté le plus :
}
ui-review-turn = **Tour { $turn }** · il t’a coûté { $cost }
ui-review-done = Ton choix : *{ $action }*
ui-review-better = Mieux : **{ $action }** ({ $cost } de plus)
ui-review-change = -# { $change }
ui-review-note = -# Un ordinateur fort a essayé les deux bien des fois, d’après ce que tu pouvais voir. Un tour compte tout ce que ses actions ont laissé échapper ; la plus coûteuse est montrée. La chance ne compte pas.
ui-review-well-played = Tu as eu le choix { $count ->
    [one] une fois
   *[other] { $count } fois
}. D’après ce que tu pouvais voir à ce moment-là, tu n’as rien laissé échapper de notable. Bien joué !
ui-review-no-choice = Il n’y a rien à juger : partout où tu as décidé toi-même dans cette partie, tu n’avais pas le choix.
ui-review-to-turn = Tour { $turn }
ui-review-asking = 🔎 **Ton bilan de la partie { $table }** : { $done } sur { $total } de tes décisions.
ui-review-cancel = Annuler
ui-review-cancelled = Annulé après { $done } sur { $total } de tes décisions. Appuie pour reprendre là.
ui-review-nothing = Rien n’est jugé pour toi en ce moment ; si j’ai redémarré entre-temps, c’est ce qui l’a arrêté. Appuie pour recommencer.
ui-review-late = Cela prend plus de temps que Discord ne m’en laisse pour changer cette réponse, alors j’ai arrêté. Appuie pour reprendre là.
ui-review-short = { $done } décisions sur { $total } sont jugées, et ton temps de calcul pour cette heure est épuisé. Tu en auras de nouveau dans { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
} : appuie alors pour reprendre là.
ui-review-failed = Cela a échoué, et c’est ma faute. Tu peux toujours revoir la partie.
ui-review-one-at-a-time = Le bilan d’une de tes parties est déjà en cours. Une partie à la fois ; annule-le si tu en préfères un autre.

## Le récit d’une partie

ui-story = **Le récit de la table { $table }**

## Films : une partie finie, en images animées

ui-film = Film
ui-film-waiting = 🎞️ **Film de la table { $table }** ({ $game }, { $eyes }) : il commence dès que c’est son tour.
ui-film-making = 🎞️ **Film de la table { $table }** ({ $game }, { $eyes }) : { $done } images sur { $total }.
ui-film-cancel = Annuler
ui-film-cancelled = Le film est annulé. `/film` en fait un quand tu veux.
ui-film-not-made = Aucun film n’est en préparation pour toi en ce moment.
ui-film-made = 🎞️ **Film de la table { $table }** ({ $game }, { $eyes }). S’il ne bouge pas ici, ouvre le fichier.
ui-film-share = Partager dans le fil
ui-film-shared = Partagé : { $where }
ui-film-post = { $person } partage la partie, en film :
ui-film-alt = Film de la table { $table }, { $game }, { $eyes } : la table après chaque tour, de la donne à la fin. `/revoir` raconte chaque tour en toutes lettres.
ui-film-late = Ce film prend plus de temps que Discord ne m’en laisse pour changer cette réponse. Il se fait quand même : retape `/film` dans un moment.
ui-film-failed = Ce film a échoué, et c’est ma faute. `/revoir` montre toujours chaque tour.
ui-film-one-at-a-time = Un film est déjà en préparation pour toi : le message plus haut dit où il en est. Un à la fois ; annule-le si tu en veux un autre.
ui-film-speed-slow = lent
ui-film-speed-normal = normal
ui-film-speed-fast = rapide

ui-rematch = Revanche
ui-rematch-at = Revanche : table { $table }
ui-log-head = **Table { $table } : derniers tours**
ui-log-empty = Rien ne s’est encore passé.
ui-earlier-news = -# … et bien d’autres choses avant : voir `/journal`

## Mes tables

ui-tables-head = **Tes tables**
ui-tables-none = Tu n’es à aucune table. `/table nouvelle` en ouvre une dans un salon.
ui-table-waits = 🔴 { $table } : on t’attend
ui-table-ends = 🔴 { $table } : ton tour est joué, il manque **Terminer le tour**
ui-table-ends-until = 🔴 { $table } : ton tour est joué, il manque **Terminer le tour** ; il se termine tout seul { $when }
ui-table-waits-until = 🔴 { $table } : on t’attend, échéance { $when }
ui-table-others = { $table } : on attend les autres
ui-table-gathering = { $table } : la table se forme encore
ui-tables-finished = **Terminées récemment**
ui-table-won = 🏆 { $table } : tu as gagné, { $when }
ui-table-lost = 🏁 { $table } : victoire de { $winners }, { $when }
ui-table-closed = 🏁 { $table } : arrêtée avant la fin, { $when }
ui-next = Suivante
ui-nothing-waits = Aucune table ne t’attend.
ui-help = ## Des jeux de cartes, au fil des jours
    • **Une table** : `/table nouvelle` en ouvre une dans un salon ; tes amis s’assoient avec **Rejoindre**, ou bien des ordinateurs. **Commencer** ferme la table : chacun coupe le paquet une fois, et les cartes sont distribuées. `/table ouvertes` liste celles qui cherchent du monde, `/table annoncer` annonce la tienne ; un `temps` en minutes par tour est fait pour une soirée ensemble.
    • **Ton tour** : tu reçois un message privé avec tes cartes et des boutons ; le premier bouton sous la table, ou `/main`, montre le même panneau. Tu peux aussi taper : pendant la frappe, seul ce que tu peux faire t’est proposé. `/reprendre` reprend ton dernier coup ; `/conseil` dit ce que ferait un ordinateur fort, si la table a des conseils.
    • **Tu débutes ?** `/apprendre` enseigne un jeu en dix minutes, dans de vraies positions, avec les vrais boutons.
    • **Moins d’attente** : pendant que les autres jouent, **Prévoir mon prochain tour** ou `/plan tour` : il est joué dès que c’est à toi, seulement si rien de ce dont il dépend n’a changé. Personne d’autre ne voit un plan ; seule la vitesse peut montrer qu’il y en avait un. `/plan retirer` le reprend, `/plan reponse` répond d’avance aux égalités.
    • **Regarder** : `/voir` (`texte` : en toutes lettres), `/journal`, `/dossier`, `/regles` ; `/revoir`, `/recit`, `/film` : une partie à nouveau ; `/verifier`, `/enregistrement`, `/livre` : sa preuve.
    • **Au fil des jours** : `/tables` montre tes tables ; `/reglages` et `/absence` disent quand et comment t’appeler. `/quitter` laisse ta place à un ordinateur, `/abandonner` abandonne une partie, `/table terminer` demande à tout le monde s’il faut s’arrêter là.
ui-help-general = Ce bot

## Les leçons

ui-learn = Apprendre à jouer
ui-learn-game = Apprendre { $game }
ui-learn-head = -# Apprendre { $game } · leçon { $lesson } sur { $lessons } · pour tes yeux seulement
ui-learn-head-part = -# Apprendre { $game } · leçon { $lesson } sur { $lessons }, partie { $part } sur { $parts } · pour tes yeux seulement
ui-learn-head-end = -# Apprendre { $game } · pour tes yeux seulement
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
ui-learn-next = Suivant ▶
ui-learn-finish = Place au jeu ▶
ui-learn-back = ◀ Leçon d’avant
ui-learn-skip = Passer ▶
ui-learn-goto = Aller à une autre leçon
ui-learn-end = ## Tu sais tout ce qu’il faut
    Tu en sais assez de { $game } pour une première partie, et chaque leçon peut se reprendre. Les ordinateurs que tu rencontres maintenant débutent aussi ; le reste t’attend sous **Comment jouer**.
ui-play-now = Jouer tout de suite
ui-open-table = Ouvrir une table
ui-learn-play-where = 🎲 Les tables se jouent sur un serveur, pas en privé : tape `/apprendre` dans un salon de ton serveur et clique là-bas sur le bouton, ou ouvre une table avec `/table nouvelle`.

## Une partie finie, vérifiée

ui-record = L’enregistrement de la table { $table } : un simple texte que tout le monde peut lire et vérifier. Il ne nomme personne.
# Le livre : une partie finie en une page (bot/book). Les noms entre accolades restent : la page les remplit.
ui-book = Le livre de la table { $table } : enregistre ce fichier et ouvre-le dans n’importe quel navigateur, sans réseau. { $named ->
    [yes] Il montre les noms de cette table : penses-y avant de le transmettre, aucun effacement ne l’atteindra plus tard.
   *[no] Il ne nomme personne.
}
book-error-game = Aucun jeu ne s’appelle { $game } ici.
book-error-rules = Cette partie a été jouée selon les règles numéro { $played } ; ici, c’est le numéro { $here }. La version du bot qui l’a jouée peut en faire le livre.
book-error-deal = Cet enregistrement ne peut même pas être distribué ({ $why }). Voir : python -m engine.record check FICHIER
book-error-large = Le livre ferait { $size } ko ; il peut en faire { $most }.
book-written = Écrit : { $path } ({ $size } ko). Ouvre-le dans n’importe quel navigateur.
book-unreadable = { $path } n’est pas un enregistrement lisible : ligne { $line } : { $why }
book-no-file = { $path } ne peut pas être lu : { $why }
book-not-written = { $path } ne peut pas être écrit : { $why }
book-same-file = c’est l’enregistrement lui-même
book-other-file = il y a déjà autre chose à cet endroit, et seul un livre peut être remplacé
book-no-script = Cette page raconte une partie tour par tour et a besoin de JavaScript ; elle ne demande rien à aucun réseau.
book-page = { $game } : { $who }
book-seat = Siège { $seat }
book-person = en personne
book-computer = ordinateur
book-computer-level = ordinateur · { $level }
book-milestone = Tour { $turn } · { $what }
book-milestone-deal = La donne
book-milestone-end = Tour { $turn } · la fin
book-dealt = Donnée le { $day }
book-ended = finie le { $day }
book-turns = tours : { $count }
book-deal = La donne, avant le tour 1 sur { $last }
book-turn = Après le tour { $turn } sur { $last }
book-nothing = Personne n’a rien vu de nouveau.
book-told = Ce qui s’est passé
book-controls = Au fil de la partie
book-first = À la donne
book-back = Un tour en arrière
book-play = Lancer
book-pause = Pause
book-on = Un tour en avant
book-last = À la fin
book-scrub = Tour
book-eyes = Regard
book-eyes-public = Vu par tout le monde
book-eyes-open = Toutes les cartes retournées
book-eyes-seat = Vu par { $who }
book-goto = Aller à
book-pace = Vitesse
book-speed = × { $times }
book-language = Langue
book-picture = La table : { $turn } ; { $eyes }. La même en mots se trouve plus bas.
book-twin = La table en mots
book-all-turns = Tour par tour
book-about = Tout est dans ce seul fichier : rien n’est demandé à aucun réseau. Touches : ← → tour par tour, espace pour lancer et arrêter, Début et Fin.
book-record = L’enregistrement lui-même
book-close = Fermer
book-check = Vérifier le paquet
book-check-about = Ton navigateur calcule tout ici par lui-même, d’après l’enregistrement que contient ce fichier : ce que cache le sceau, la graine, chaque tirage et chaque mélange.
book-check-busy = Calcul en cours…
book-check-good = Tout tient : { $count } sur { $count } de ce qui se vérifie.
book-check-bad = Ne tient pas : { $count }. Voir la ligne { $lines } de l’enregistrement.
book-check-none = Rien ici ne se vérifie : l’enregistrement n’a ni sceau, ni tirages, ni mélanges.
book-check-held = tient
book-check-broken = ne tient pas
book-check-open = ne se vérifie pas
book-check-seal = Le sceau, d’après son secret
book-check-seed = La graine, d’après le secret et les coupes
book-check-cut = La coupe de { $seat }
book-check-passed = { $seat } n’a pas coupé
book-check-lot = Tirage { $number }
book-check-shuffle = Mélange { $number }, { $count } pièces
book-check-chances = Tirages et mélanges : l’enregistrement n’en dit rien
book-check-maker = Un coup ou un commentaire que les règles ne permettent pas (vu quand cette page a été faite)
book-check-line = ligne { $line } de l’enregistrement
book-check-turn = ligne { $turn } de la partie, ligne { $line } de l’enregistrement
book-check-differs = Numéro { $place } de la pile : l’enregistrement dit { $says }, la graine donne { $gives }.
book-check-text = Texte
book-check-says = L’enregistrement dit
book-check-gives = Ton navigateur calcule
book-check-pile = La pile telle que ton navigateur la calcule
book-check-why-alone = Pas de sceau : une seule personne contre des ordinateurs.
book-check-why-seal = La partie date d’avant les sceaux.
book-check-why-secret = Le secret n’est pas connu.
book-check-why-seed = L’enregistrement ne donne pas de graine.
book-check-why-text = Son texte a été effacé ; la graine prouve toujours l’empreinte.
book-compare = Pour finir, compare ce sceau avec le message du { $day } :
book-compare-somewhere = Pour finir, compare ce sceau avec le message que le bot a posté avant la première coupe :
book-compare-link = Aller à ce message
book-compare-alone = Pas de sceau : une seule personne contre des ordinateurs. Ce qui tient montre que la partie découle de sa graine.
book-compare-none = Aucun sceau n’a été posté pour cette partie : ce qui tient montre qu’elle découle de sa graine, et rien de plus.
book-compare-proves = S’ils sont identiques, le paquet n’a pas été choisi après le sceau. Cela vaut pour qui a coupé en dernier, ou se fie à cette personne ; et qui fait tourner le bot peut toujours regarder les cartes.
ui-verify-head = ### Le paquet de la table { $table }, vérifié
ui-verify-post = { $state ->
    [shown] ✅ Son sceau a été montré [dans ce message]({ $link }) ({ $at }) : par ce bot, jamais modifié, avant la donne.
    [edited] ❌ [Le message avec son sceau]({ $link }) a été modifié.
    [other] ❌ [Le message avec son sceau]({ $link }) en montre un autre que `{ $seal }`.
    [foreign] ❌ [Le message avec son sceau]({ $link }) n’est pas de ce bot.
    [late] ❌ [Le message avec son sceau]({ $link }) est plus récent que la donne : il ne prouve donc rien, peu importe à qui la faute.
    [late-once] ❌ [Le message avec son sceau]({ $link }) est plus récent que la donne : il ne prouve donc rien. C’était un défaut de la version 0.6.0, corrigé depuis.
    [gone] ⚠️ Le message avec son sceau n’est plus affiché. C’était `{ $seal }` : qui l’a gardé peut comparer.
    [imported] ➖ Cette partie a été importée ; son sceau, `{ $seal }`, n’a pas été publié ici.
    [away] ⚠️ Discord ne nous montre pas le message avec son sceau pour l’instant ; [il devrait être ici]({ $link }).
    [alone] ➖ Pas de sceau : une seule personne contre des ordinateurs. Tout le reste découle de la graine.
   *[none] ➖ Distribué avant que les paquets soient scellés. Tout le reste découle de la graine.
}
ui-verify-held = ✅ { $what }
ui-verify-unchecked = ➖ { $what } : { $count } { $count ->
    [one] invérifiable
   *[other] invérifiables
} ({ $why })
ui-verify-broken = ❌ { $what } : { $count } ne { $count ->
    [one] tient
   *[other] tiennent
} pas ({ $places })
ui-verify-place = { $turn ->
    [none] ligne { $line } de l’enregistrement
   *[other] tour { $turn }, ligne { $line } de l’enregistrement
}
ui-verify-seal = Le sceau découle du secret
ui-verify-cut = { $count ->
    [one] Une coupe, conforme à son empreinte
   *[other] { $count } coupes, conformes à leurs empreintes
}
ui-verify-passed = { $count ->
    [one] Une personne a passé sans couper
   *[other] { $count } personnes ont passé sans couper
}
ui-verify-seed = La graine découle du secret et des coupes
ui-verify-deal = La donne découle de la graine
ui-verify-lot = { $count ->
    [one] Un tirage au sort
   *[other] { $count } tirages au sort
}
ui-verify-shuffle = { $count ->
    [one] Un mélange
   *[other] { $count } mélanges
}
ui-verify-action = { $count ->
    [one] Un tour, dans les règles
   *[other] { $count } tours, dans les règles
}
ui-verify-public = { $count ->
    [one] Une chose vue de tous
   *[other] { $count } choses vues de tous
}
ui-verify-time = L’heure de la fin du temps
ui-verify-result = Le résultat
ui-verify-why-no-seed = il n’y a pas de graine
ui-verify-why-no-seal = il n’y avait pas de sceau
ui-verify-why-alone = pas de sceau : une seule personne contre des ordinateurs
ui-verify-why-no-secret = le secret n’est pas sorti
ui-verify-why-forgotten = ses mots sont oubliés ; la preuve tient par leur empreinte
ui-verify-why-unknown-game = un jeu que je ne connais pas
ui-verify-why-other-rules = joué selon d’autres règles que les miennes
ui-verify-why-after-break = après ce qui ne tient pas
ui-verify-why-not-written = non écrit
ui-verify-why-by-the-clock = personne ne peut prouver une horloge : la mienne le disait
ui-verify-why-unfinished = partie non terminée
ui-verify-computers = ✅ { $asked } décisions d’ordinateurs sur { $count }, redemandées : les mêmes
ui-verify-computers-differ = ❌ Sur { $asked } décisions d’ordinateurs redemandées, { $differ } { $differ ->
    [one] diffère
   *[other] diffèrent
} (tour { $turns })
ui-verify-computers-other = ➖ { $count } décisions d’ordinateurs : non redemandées, une autre version du bot les a jouées
ui-verify-proves = { $held ->
    [no] **Quelque chose ne tient pas.** Demande à qui fait tourner le bot ; `/enregistrement` te donne le texte à vérifier toi-même.
   *[yes] { $sealed ->
        [alone] -# Avec une seule personne à table, il n’y avait rien à promettre à personne : cela montre que la partie découle de sa graine.
        [no] -# Rien n’avait été promis avant cette donne : cela montre seulement que la partie découle de sa graine.
            [uncut] -# Le sceau fixait le paquet avant la donne : personne à la table n’a pu y toucher. Mais personne n’a coupé : qui héberge le bot aurait pu le choisir, comme il peut toujours regarder les cartes. `/enregistrement` te donne le texte à vérifier toi-même.
       *[yes] -# Le sceau fixait le paquet avant la première coupe. La preuve vaut surtout pour qui a coupé en dernier, ou s’y fie ; et qui fait tourner le bot peut toujours regarder. `/enregistrement` te donne le texte à vérifier toi-même.
    }
}

ui-verify-ask-all = { $count ->
    [none] Tout redemander
   *[other] Redemander les { $count } décisions
}
ui-verify-asking = 🔎 **Ordinateurs de la table { $table }** : { $done } décisions redemandées sur { $total }.
ui-verify-cancel = Annuler
ui-verify-cancelled = Annulé : { $done } décisions sur { $total } avaient été redemandées. `/verifier` montre la vérification.
ui-verify-nothing = Rien n’est redemandé pour toi en ce moment ; si j’ai redémarré entre-temps, c’est ce qui l’a arrêté. Appuie pour recommencer, ou tape `/verifier`.
ui-verify-late = Cela prend plus de temps que Discord ne m’en laisse pour changer cette réponse, alors j’ai arrêté. Réessaie à un moment plus calme.
ui-verify-short = { $done } décisions sur { $total } ont été redemandées, et ton temps de calcul pour cette heure est épuisé. Tu en auras de nouveau dans { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
} : appuie alors pour reprendre là.
ui-verify-more = ⏳ Le temps prévu pour vérifier s’arrête là. { $what ->
    [file] Redonne-moi le même fichier { $minutes ->
        [0] maintenant
        [one] dans une minute
       *[other] dans { $minutes } minutes
    }, et je reprends là.
   *[table] Tu en auras de nouveau { $minutes ->
        [one] dans une minute
       *[other] dans { $minutes } minutes
    }.
}
ui-verify-failed = Cela a échoué, et c’est ma faute. `/verifier` montre toujours le reste de la vérification.
ui-verify-one-at-a-time = Les ordinateurs d’une partie sont déjà interrogés pour toi : un autre message dit où ça en est. Une partie à la fois ; annule-la si tu en préfères une autre.
ui-verify-file-head = ### Un enregistrement de { $game }, vérifié
ui-verify-file-seal = { $state ->
    [sealed] ➖ Ce fichier nomme le sceau `{ $seal }` : compare-le avec le message dans le fil où la partie s’est jouée.
    [no-secret] ➖ Ce fichier nomme le sceau `{ $seal }`, mais pas son secret : personne ne peut donc dire ce qu’il scellait. Le reste est vérifié à partir de la graine que nomme le fichier.
    [alone] ➖ Ce fichier ne nomme aucun sceau : une seule personne jouait contre des ordinateurs, ou quelqu’un l’a ôté. Le reste est vérifié à partir de la graine que nomme le fichier.
   *[none] ➖ Ce fichier ne nomme aucun sceau : la partie date d’avant les paquets scellés, ou quelqu’un l’a ôté. Le reste est vérifié à partir de la graine que nomme le fichier.
}
ui-verify-file-proves = { $held ->
    [no] **Quelque chose ne tient pas.** Demande à qui t’a donné le fichier, ou tape `/verifier` pour la table elle-même.
   *[yes] { $state ->
        [sealed] -# Le fichier est cohérent. Il prouve quelque chose si son sceau est celui qui fut publié avant la première coupe, et surtout à qui a coupé en dernier. J’ignore où la partie s’est jouée, et je n’en garde pas de copie.
       *[other] -# Le fichier est cohérent, et ne montre rien de plus : n’importe qui peut choisir une graine. Je n’en garde pas de copie.
    }
}

## Un non poli, quel que soit le jeu

notice-no = Ce n’est pas possible maintenant.
notice-no-stale = Cette question a déjà sa réponse, ou elle a changé. Voici où on en est :
notice-no-not-seated = Tu n’as pas de place à cette table. Regarde, ou ouvre la tienne avec `/table nouvelle`.
notice-no-not-asked = On ne te demande rien pour l’instant. Ton panneau arrive quand c’est ton tour.
notice-no-nothing-to-take-back = Rien à reprendre : le dernier coup t’a appris quelque chose, ou le tour est fini.
notice-no-time-up = Ton temps est écoulé : ce qu’un ordinateur joue pour toi reste joué.
notice-no-over = Cette partie est finie.
notice-no-no-such-table = Cette table n’existe plus.
notice-no-held-by-computer = Un ordinateur joue à ta place. Reprends-la d’abord : **Reprendre ma place**, sous ta main.
notice-no-full = Toutes les chaises de cette table sont prises.
notice-no-kept = Les chaises qui restent sont gardées pour les personnes invitées.
notice-no-already-seated = Tu es déjà à cette table.
notice-no-not-host = Seul l’hôte de la table peut faire cela.
notice-no-role-taken = Ce rôle est déjà pris. Choisis-en un autre.
notice-no-no-such-role = Aucun rôle de ce jeu ne porte ce nom.
notice-no-no-such-seat = Personne n’est assis à cette place.
notice-no-no-such-option = Cette table n’a pas cette option. Choisis dans la liste.
notice-no-no-such-level = À ce jeu, les ordinateurs n’ont pas ce niveau. Choisis dans la liste.
notice-no-only-live = C’est réservé aux tables en direct : choisis d’abord un rythme en minutes.
notice-no-no-computer = Aucun ordinateur n’est assis là.
notice-no-too-few = Il faut être au moins { $least } à la table. Invite des amis, ou ajoute un ordinateur.
notice-no-not-your-eyes = Tant qu’une partie se joue, tu la revois comme tout le monde l’a vue, ou depuis ta place ; une fois finie, par les yeux de n’importe qui. Choisis dans la liste.
notice-no-not-ended = L’enregistrement d’une partie s’écrit quand elle est finie, car il dit toutes les cartes. D’ici là, `/journal` et `/revoir` montrent ce que tu peux voir.
notice-no-no-review-yet = Le bilan de tes décisions vient quand la partie est finie : avant, il dirait ce qui vaut mieux.
notice-no-not-your-review = Un bilan est pour qui avait sa place à la table jusqu’au bout : aucune place n’est à toi dans cette partie.
notice-no-other-rules = Cette partie s’est jouée selon d’autres règles qu’aujourd’hui : ses décisions ne peuvent être jugées. Tu peux la revoir telle qu’elle était.
notice-no-no-story-yet = Le récit d’une partie se raconte une fois qu’elle est finie.
notice-no-busy = Tant de monde joue en ce moment qu’on n’a pas le temps de calculer cela. Réessaie dans quelques minutes.
notice-no-no-story = Cette partie n’a pas de récit : seules les parties jouées jusqu’au bout en ont un. `/revoir` la montre tour par tour.
notice-no-closed-book = Cette table a été jouée à livre fermé : seules les personnes qui y étaient peuvent la revoir.
notice-no-not-over = Il y a un film une fois la partie finie ; d’ici là, `/revoir` en montre les tours.
notice-no-not-your-game = Seules les personnes qui étaient à la table y partagent son film.
notice-no-cannot-speak = Tu ne peux pas écrire là où cette table a été jouée ; ton film non plus.
notice-no-no-place = Le salon de cette table n’existe plus : je ne sais pas où partager le film. Tu peux envoyer le fichier toi-même.
notice-no-cannot-share = Je ne peux pas y publier le film. Un gérant du serveur peut me le permettre : il me faut *Envoyer des messages*, *Joindre des fichiers* et un fil qui ne soit pas verrouillé.
notice-no-no-such-speed = Un film est `slow` (lent), `normal` ou `fast` (rapide).
notice-no-table-or-file = Une table ou un fichier, pas les deux : lequel dois-je vérifier ?
notice-no-no-file = Discord ne me donne pas ce fichier pour l’instant. Réessaie dans un moment.
notice-no-no-time-left = Tu as utilisé tout le temps de calcul que je peux donner à une personne en une heure. Tu en auras de nouveau dans { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
}.
notice-no-file-no-time-left = Je ne peux plus passer de temps sur des fichiers pour l’instant. Redonne-le-moi dans { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
}.
notice-no-file-too-long = Ce fichier est trop long pour un enregistrement : il en faut 256 ko au plus, et `/enregistrement` n’en fait pas de plus longs.
notice-no-file-no-text = Ce fichier n’est pas un texte, ce n’est donc pas un enregistrement. Un enregistrement, c’est ce que donne `/enregistrement`, inchangé.
notice-no-file-no-record = Ce fichier n’est pas un enregistrement lisible. Ligne { $line } : { $why ->
    [too-long] elle est trop longue ; une ligne a 8 192 caractères au plus
    [cut-off] la dernière ligne ne finit pas, le fichier a peut-être été coupé
    [not-a-header] pas d’en-tête : { "[" }Name "valeur"]
    [header-missing] il manque un en-tête ici ; un enregistrement commence par Game, Form et Rules
    [header-out-of-place] un en-tête inconnu, en double ou pas à sa place
    [value] un en-tête dit ce qu’il ne peut pas dire
    [form] une autre forme que la 1, qu’une version plus récente lirait peut-être
    [too-many] trop d’en-têtes, de lignes ou d’actions
    [not-a-line] ni ligne numérotée, ni commentaire
    [number] les lignes se numérotent 0, 1, 2 et ainsi de suite
    [action] aucune action ne s’écrit ainsi
    [comment] aucun commentaire connu
   *[spelling] lisible, mais pas écrit comme un enregistrement
}. Un enregistrement, c’est ce que donne `/enregistrement`, inchangé.
notice-no-file-one-at-a-time = Un de tes fichiers est en cours de vérification : un à la fois.
notice-no-file-takes-too-long = Ce fichier prend trop de temps à vérifier, alors j’ai arrêté. Réessaie à un moment plus calme.
notice-no-no-films-now = Tant de monde joue en ce moment qu’aucun nouveau film n’est préparé. Réessaie dans quelques minutes ; `/revoir` montre la partie tour par tour.
notice-no-film-gone = Ce film n’est plus gardé. `/film` le refait.
notice-no-film-shared = Ce film a déjà été partagé.
notice-no-started = Les cartes de cette table sont déjà distribuées.
notice-no-wrong-channel = Sur ce serveur, les tables s’ouvrent dans d’autres salons. Demande lesquels à un gérant du serveur.
notice-no-away-too-long = C’est trop long : { $days } jours par an au plus. { $left ->
    [0] Il ne t’en reste aucun pour l’instant.
    [1] Il t’en reste un.
   *[other] Il t’en reste { $left }.
}
notice-no-no-such-zone = Je ne connais pas ce fuseau horaire. Choisis-le dans la liste, par exemple Europe/Paris.
notice-no-bad-hours = Je ne peux pas lire ces heures. Écris-les ainsi : 8:00-23:00.
notice-no-zone-first = Dans quel fuseau horaire ? Indique-le aussi, par exemple `/reglages eveil: 8:00-23:00 fuseau: Europe/Paris`. Rien n’a été changé.
notice-no-too-many-lately = Tu as ouvert { $most } tables en une heure, cela suffit pour l’instant. La prochaine sera possible { $until }.
notice-no-changed-enough = Tu as changé ton ordre { $most } fois depuis le dernier coup à la table. Il reste tel quel jusqu’à ce que quelqu’un joue ; ensuite tu pourras le changer à nouveau.
notice-no-game-too-long = Cette partie est trop longue pour un enregistrement : elle n’a donc ni texte, ni livre, ni vérification. `/revoir` et `/journal` la montrent toujours.
notice-no-too-many-own = Tu réunis déjà du monde pour { $most } tables. Lance ou annule l’une d’elles avant d’en ouvrir une autre.
notice-no-too-many-here = { $most } tables se forment déjà dans ce salon. Assieds-toi à l’une d’elles, ou réessaie quand une partie aura commencé.
notice-no-still-playing = On joue encore à cette table.
notice-no-no-bot = Un bot ne peut pas prendre de place. Pour jouer avec un ordinateur, il y a **Ajouter un ordinateur** avant la distribution.
notice-no-cannot-come = Seuls les membres de ce serveur qui voient le salon de la table peuvent y prendre une place.
notice-no-sits-already = Cette personne est déjà à cette table.
notice-no-not-invited = Cette place est gardée pour quelqu’un d’autre.
notice-no-not-your-seat = Seule la personne assise à cette place peut la céder.
notice-no-offer-gone = Cette offre ne tient plus : la place a changé entre-temps. L’hôte peut la proposer de nouveau.
notice-no-no-lessons = Il n’y a pas encore de leçons pour ce jeu. `/regles` dit comment on y joue.
notice-no-no-such-lesson = Cette leçon a changé depuis. `/apprendre` la reprend telle qu’elle est maintenant.
notice-no-cannot-post-there = Je ne peux pas montrer la table dans { $channel } : il m’y manque { $rights }. Un gérant du serveur peut me l’accorder ; réessaie ensuite.
notice-no-no-channel = Une table ne se déplace que vers un salon textuel. Nomme-le avec l’option `salon`, ou tape la commande dans ce salon.
notice-no-other-server = Une table reste sur son serveur. Choisis un de ses salons, ou tape la commande là-bas.
notice-no-is-there = La table se joue déjà dans ce salon.
notice-no-hidden-there = Tout le monde à la table ne voit pas ce salon : { $people }. Choisis-en un autre, ou ouvre-le-leur d’abord.
notice-no-not-gone = La personne assise là est bien sur ce serveur et continue à jouer.
notice-no-no-table = Tu ne joues à aucune table en ce moment.
notice-no-which-table = Tu es à plusieurs tables. Précise laquelle avec l’option `table`.
notice-no-no-lobby = Aucune table ne se forme dans ce salon. `/table nouvelle` en ouvre une.
notice-no-cannot-post = Je ne peux pas écrire dans ce salon. Un gérant du serveur peut me le permettre : il me faut *Voir le salon*, *Envoyer des messages* et *Joindre des fichiers*.
notice-no-old-button = Ce bouton est plus vieux que moi. `/main` montre ton panneau, `/voir` la table.
notice-no-old-command = Cette commande a changé. Laisse à Discord le temps de l’apprendre, puis réessaie.
notice-closing = On me redémarre. Ton clic n’a pas compté : réessaie dans une minute.
notice-database-lost = On m’a retiré ma mémoire : je dois m’arrêter. Ton clic n’a pas compté, ce que tu as fait avant est conservé, et l’hébergeur est prévenu.
notice-database-away = Je n’arrive pas à joindre ma base de données pour l’instant : rien n’a été fait. Rien n’est perdu, et je reprends dès qu’elle répond.
notice-database-unsure = La liaison avec ma base de données s’est coupée en plein milieu : je ne sais pas si ça a compté. Regarde d’abord ton panneau : `/main`.
notice-cannot-write = Je ne peux rien enregistrer en ce moment : rien n’a changé. Réessaie dans quelques minutes ; l’hébergeur trouvera la raison dans le journal.
notice-bug = C’est ma faute, pas la tienne, et c’est noté (référence { $reference }). Ta partie est en sûreté ; réessaie, ou regarde où elle en est avec `/main`.
notice-locked-out = Je ne peux plus écrire dans { $channel }, donc la table ne peut plus y être montrée. Donne-moi *Voir le salon*, *Envoyer des messages* et *Joindre des fichiers*, et je reprends tout seul ; d’ici là, chacun peut jouer par messages privés et avec `/main`.

## Ce qu’apprend la table, quel que soit le jeu

notice-lobby-idle = Rien ne s’est passé depuis { $days } jours : cette table est annulée. `/table nouvelle` en ouvre une autre.
notice-left = { $name } a quitté la table ; un ordinateur joue désormais **{ $role }**.
notice-replaced = { $name } prend la suite de l’ordinateur et joue **{ $role }**.
notice-seat-offered = Une place t’attend à cette table : à toi de jouer **{ $role }** à partir d’ici. Un clic, et elle est à toi.
notice-seat-asked = { $name } voudrait prendre ta suite et jouer **{ $role }**. Si tu acceptes, tu quittes la table, et un ordinateur joue en attendant ; si tu ne fais rien, rien ne change.
notice-retaken = { $name } est de retour et joue de nouveau **{ $role }**.
notice-ended = { $name } a mis fin à cette table.
notice-nobody-left = Il ne reste que des ordinateurs à cette table : elle ferme.
notice-rests = Des ordinateurs tiennent toutes les places : la partie est en pause jusqu’à ce que quelqu’un reprenne la sienne.
notice-caretaker-played = Temps écoulé pour { $name } (**{ $role }**) : un ordinateur joue ce tour.
notice-caretaker-minimum = Temps écoulé pour { $name } (**{ $role }**) : seul le minimum est joué.
notice-computer-holds = { $name } a manqué deux tours de suite : un ordinateur joue **{ $role }** ; un clic suffit pour reprendre sa place.
notice-table-waits = Temps écoulé pour { $name } (**{ $role }**) : la table attend.
notice-reminder-half = La moitié de ton temps est passée. Table { $table } : à toi de jouer **{ $role }** avant le { $deadline }.
notice-reminder-last = Table { $table } : joue **{ $role }** avant le { $deadline }{ $then ->
    [minimum] , ou seul le minimum est joué.
    [wait] . Ensuite, la table t’attend.
    [held] , ou un ordinateur prend ta place.
   *[computer] , ou un ordinateur joue ce tour.
}
notice-reminder-end = Ton tour à la table { $table } est joué ; il ne manque que **Terminer le tour**. Si tu n’y touches pas, il se termine tout seul le { $deadline }.
notice-dms-closed = { $name }, Discord ne me laisse pas t’écrire en privé. Je te mentionnerai ici ; tes cartes sont sous **{ $hand }**.
notice-caretaker-answered = Temps écoulé pour { $name } (**{ $role }**) : un ordinateur a choisi à sa place.
notice-reminder-secret = Table { $table } : { $people } doivent choisir avant le { $deadline }. Chacun choisit en secret, donc tous ceux à qui on l’a demandé sont nommés ici.
notice-thread-gone = Le fil de cette table a disparu ; on continue dans ce salon.
notice-place-gone = Le salon de la table { $table } a été supprimé. Rien n’est perdu : tes cartes sont là où elles étaient, tous les chronos sont arrêtés, et tu peux continuer par messages privés et avec `/main`. Pour que la table réapparaisse, l’hôte ou un gérant du serveur tape `/table deplacer` dans le salon où elle doit continuer.
notice-moved = Cette table continue [par ici]({ $link }).
notice-posts-deleted = Quelqu’un, ou un autre bot, supprime sans cesse mes messages de la table { $table }. J’arrête d’y écrire pour l’instant ; rien n’est perdu, et les messages privés et `/main` marchent comme avant. Le journal d’audit du serveur dit qui c’est : un gérant peut m’en exempter, ou `/table deplacer` emmène la table ailleurs. `/voir` à la table, ou le prochain clic, la fait revenir.
notice-member-gone = { $name }, qui joue **{ $role }**, n’est plus sur ce serveur. Un ordinateur peut continuer, ou quelqu’un d’autre prendre la place ; si { $name } revient avant, la partie reprend comme si de rien n’était.
notice-stands-in = Un ordinateur joue désormais **{ $role }**. Si { $name } revient sur ce serveur, un clic suffit pour reprendre sa place, tant que personne d’autre ne l’a prise.
notice-member-back = { $name } (**{ $role }**) est de retour sur ce serveur.
notice-table-idle = On attend { $people } depuis { $days } jours. Au bout de { $closes } jours, la table sera fermée.
notice-table-idle-held = { $people }, rien ne s’est passé ici depuis { $days } jours : des ordinateurs tiennent toutes les places. Reprends la tienne et la partie continue ; au bout de { $closes } jours, la table sera fermée.
notice-table-idle-closed = Rien ne s’est passé ici depuis { $days } jours : cette table ferme.
notice-set-aside = La table { $table } doit attendre : quelque chose y est cassé, tu n’y es pour rien, et l’hébergeur est prévenu. Rien n’est perdu, tous les chronos y sont arrêtés, et la partie reprendra d’elle-même.
notice-goes-on = Cette table reprend. Les chronos étaient arrêtés entre-temps.
notice-zone-offered = Cette partie a un chrono, et je te rappellerai tes tours. Je ne sais pas quand il fait nuit chez toi et je risque donc de sonner à ce moment-là : indique-moi ton fuseau horaire, et je ne sonnerai qu’entre 8 h et 23 h. Je ne le redemanderai pas ; c’est aussi dans `/reglages`.
notice-down-for-hours = { $count ->
    [1] J’ai été hors ligne pendant une heure : tous les chronos ont été décalés d’autant.
   *[other] J’ai été hors ligne pendant { $count } heures : tous les chronos ont été décalés d’autant.
}
notice-down-for-days = J’ai été hors ligne pendant { $count } jours : tous les chronos ont été décalés d’autant.
notice-ended-unread = Cette table n’a pas pu être sauvée et s’arrête ici ; elle ne compte pour personne. Désolé.
notice-rolled-back = Les derniers tours de cette table se sont perdus sur ma machine : reprenez d’ici. Les chronos étaient arrêtés entre-temps.
notice-forgotten = Quelqu’un a quitté la table et demandé qu’on l’oublie ; un ordinateur joue désormais **{ $role }**.

## Commandes (noms : minuscules, un mot)

command-table = table
    .about = Ouvrir une table, s’asseoir, commencer
command-table-now = maintenant
    .about = Jouer tout de suite contre des ordinateurs
command-table-new = nouvelle
    .about = Ouvrir une table dans ce salon
command-table-join = rejoindre
    .about = S’asseoir à une table
command-table-role = role
    .about = Choisir qui tu joues
command-table-leave = quitter
    .about = Se lever avant la distribution
command-table-computer = ordinateur
    .about = Asseoir un ordinateur
command-table-level = niveau
    .about = Changer le niveau d’un ordinateur
command-table-option = option
    .about = Changer une option de la table (hôte)
command-table-remove = renvoyer
    .about = Montrer la porte à quelqu’un (hôte)
command-table-start = commencer
    .about = Fermer la table : on coupe, puis on distribue (hôte)
command-table-fold = annuler
    .about = Annuler une table avant la distribution (hôte)
command-takeback = reprendre
    .about = Reprendre ton dernier coup, s’il ne t’a rien appris
command-plan = plan
    .about = Décider quelque chose avant qu’on te le demande
command-plan-turn = tour
    .about = Prévoir ton prochain tour : il est joué si rien de ce dont il dépend n’a changé
command-plan-withdraw = retirer
    .about = Retirer ce que tu avais prévu pour ton prochain tour
command-plan-answer = reponse
    .about = Répondre d’avance à une égalité
command-option-line = actions
    .about = Une action après l’autre, avec un point-virgule entre elles
command-option-answer = reponse
    .about = Ce qui sera répondu pour toi, jusqu’à ce que tu le changes
command-hand = main
    .about = Voir ta main et ton panneau
command-show = voir
    .about = Voir la table
command-log = journal
    .about = Relire les derniers tours
command-record = enregistrement
    .about = Une partie finie, en un texte que tout le monde peut vérifier
command-book = livre
    .about = Une partie finie en une page à garder : tout navigateur la montre, sans réseau
command-verify = verifier
    .about = Vérifier le paquet d’une partie finie : sceau, coupes, mélanges, tours
command-replay = revoir
    .about = Revoir une partie tour par tour, par les yeux de qui tu veux
command-story = recit
    .about = Le récit d’une partie finie : les chances tour après tour, la chance et le cran
command-film = film
    .about = Une partie finie en film, par les yeux de qui tu veux
command-dossier = dossier
    .about = Tout ce que tu as vu, par établissement
command-rules = regles
    .about = Les règles en bref
command-help = aide
    .about = Ce que sait faire ce bot, et comment s’en servir
command-learn = apprendre
    .about = Apprendre un jeu en dix minutes, leçon par leçon
command-tables = tables
    .about = Tes tables, celles qui t’attendent d’abord

command-option-table = table
    .about = Quelle table, si tu en as plusieurs
command-option-pace = temps
    .about = Combien de temps peut durer un tour
command-option-language = langue
    .about = La langue
command-option-role = role
    .about = Qui tu joues
command-option-level = niveau
    .about = Comment joue l’ordinateur
command-option-seat = place
    .about = Le numéro de la place
command-option-option = option
    .about = Quelle option
command-option-value = valeur
    .about = La nouvelle valeur
command-option-file = fichier
    .about = Un enregistrement de /enregistrement, à vérifier au lieu d’une table
command-option-names = noms
    .about = Avec les noms de cette table ; sinon la page ne nomme personne
command-option-turn = tour
    .about = Après quel tour ; le plus proche s’il n’existe pas
command-option-review = bilan
    .about = À la place, tes tours les plus coûteux d’une partie finie, et ce qui valait mieux
command-option-eyes = yeux
    .about = Par les yeux de qui ; tant que la partie se joue, de tous ou les tiens
command-option-speed = vitesse
    .about = À quelle vitesse : lent, normal ou rapide
command-option-text = texte
    .about = En toutes lettres plutôt qu’en image

## La ligne de commande, pour l’hébergeur

host-about = Des jeux de cartes sur Discord, au fil des jours. Sans commande : joue sur Discord s’il y a un jeton, sinon dans son propre bac à sable.
host-run = jouer sur Discord ; sans jeton, le bot ne démarre pas
host-sandbox = jouer dans le bac à sable, même s’il y a un jeton
host-fresh = repartir de zéro ; les parties en cours sont mises de côté
host-check = examiner le jeton, la base de données et les autres réglages, et dessiner une image
host-backup = copier la base de données vers FILE, même quand le bot tourne
host-book = faire d’un enregistrement de partie une seule page, pour tout navigateur, sans réseau
host-book-file = un enregistrement, tel que le donne /enregistrement
host-book-out = la page (sinon FILE avec la fin .html)
host-health = demander au bot qui tourne ici comment il va ; code de sortie 0 si tout va bien, sinon 1
host-sandbox-open = Ouvre cette adresse dans ton navigateur pour jouer. Ctrl-C l’arrête ; tout est conservé.
host-sandbox-other-port = Le port { $port } est pris par un autre programme : le bac à sable a choisi celui-ci.
host-sandbox-fresh = Un nouveau monde commence. Les parties d’avant sont conservées dans { $aside } ; supprime-les quand tu veux.
host-sandbox-aside = Ce que le bac à sable avait conservé est illisible ({ $why }) : un nouveau monde commence. L’ancien est mis de côté dans { $aside }.
host-stopping = Arrêt en cours. Tout est conservé pour la prochaine fois.
host-on-discord = { $name } joue sur Discord, sur { $servers } { $servers ->
    [one] serveur
   *[other] serveurs
}. Pour l’inviter ailleurs : { $address }
host-health-well = Le bot va bien.
host-health-ill = Quelque chose ne va pas : { $ills }. docs/hosting.md explique chaque mot.
host-health-silent = Aucun bot ne répond sur HEALTH_PORT { $value } ({ $why }).
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
host-import-done = La partie de { $path } est désormais la table { $table }. Avec /revoir, { $channel ->
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
error-copy-exists = { $path } existe déjà, et une copie n’écrase jamais un fichier : choisis un autre nom.
error-database-folder = { $path } est un dossier : indique un fichier, par exemple { $path }/chicago.sqlite3.
error-database-unusable = La base de données { $path } est inutilisable ({ $why }) : vérifie DATABASE_PATH et les droits de son dossier.
host-check-absent = Il n’y a pas encore de base de données à { $path } ; le premier démarrage la crée. DATABASE_PATH est-il le bon ?
error-database-empty = { $path } est vide : supprime-le, ou reprends une copie.
error-database-in-use = Un autre bot utilise la base de données { $path } : arrête-le d’abord, ou choisis un autre DATABASE_PATH.
error-copy-impossible = Impossible d’écrire { $path } ({ $why }) : son dossier existe-t-il, et reste-t-il de la place ?
error-database-newer = La base de données { $path } vient d’une version plus récente (étape { $file }, connue ici : { $known }) : mets le bot à jour.
error-database-foreign = { $path } est la base de données d’autre chose : choisis un autre DATABASE_PATH.
error-migrate-nothing = Il n’y a pas de base de données du bot à { $path } qui puisse être déplacée.
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
error-postgresql-address = DATABASE_URL est incompréhensible : écris-le comme postgresql://UTILISATEUR@HÔTE/NOM, et le mot de passe comme le montre docs/hosting.md.
error-postgresql-unreachable = La base de données { $path } est injoignable ({ $why }) : le serveur tourne-t-il, et DATABASE_URL est-il le bon ?
error-postgresql-password = Le serveur ne laisse pas entrer le bot dans { $path } ({ $why }) : vérifie l’utilisateur et le mot de passe de DATABASE_URL.
error-postgresql-old = Le serveur de { $path } est PostgreSQL { $version } : passe à { $oldest } ou plus récent.
error-postgresql-encoding = La base de données { $path } ne peut pas garder toutes les lettres, car son codage est { $encoding } : crées-en une avec CREATE DATABASE … ENCODING 'UTF8' TEMPLATE template0.
error-postgresql-no-schema = La base de données { $path } n’a pas de schéma où le bot pourrait créer ses tables : vérifie le search_path de son utilisateur.
error-postgresql-foreign = La base de données { $path } contient déjà autre chose : donnes-en une au bot pour lui seul.
error-postgresql-in-use = Un autre bot, ou une autre commande, utilise la base de données { $path } : arrête-le d’abord, ou choisis un autre DATABASE_URL.
error-postgresql-taken = Un autre bot a repris la base de données { $path } pendant que celui-ci ne la joignait plus : celui-ci s’est arrêté.
error-postgresql-unusable = La base de données { $path } est inutilisable ({ $why }) : vérifie les droits de son utilisateur, et le journal du serveur.
error-postgresql-backup = La base de données { $path } est sur un serveur, qui la copie par ses propres moyens, même pendant que le bot joue : pg_dump --format=custom --file={ $copy } NOM. Voir docs/hosting.md.
host-doctor-advice-server = Que faire : restaurer une copie de la base de données { $path } qui contient ces tables, quand le bot ne tourne pas ; ou laisser continuer une version du bot qui les a écrites ; ou arrêter une table, inachevée, avec : python -m bot doctor --end TABLE. Une table redevenue lisible continue d’elle-même.
error-setting-discord-token = DISCORD_TOKEN ne peut pas être le bon ({ $value }) : un jeton est un seul mot, sans espace.
error-setting-discord-api-url = DISCORD_API_URL n’est pas une adresse ({ $value }) : enlève-le, ou écris-en une comme https://discord.com/api/v10.
error-setting-database-url = DATABASE_URL commence par sqlite:/// ou postgresql:// (sa valeur n’est pas montrée : il peut s’y trouver un mot de passe).
error-setting-database-path = DATABASE_PATH doit être un fichier, pas un dossier ({ $value }).
error-setting-log-level = LOG_LEVEL vaut DEBUG, INFO, WARNING ou ERROR, pas { $value }.
error-setting-log-format = LOG_FORMAT vaut text ou json, pas { $value }.
error-setting-host-language = HOST_LANGUAGE vaut en ou fr, pas { $value }.
error-setting-test-guild = TEST_GUILD est le numéro d’un serveur, pas { $value }.
error-setting-shards = SHARDS est un nombre entier à partir de 1, ou rien ; pas { $value }.
error-setting-health-port = HEALTH_PORT est un port de 0 à 65535, ou rien ; pas { $value }.
error-setting-sandbox = SANDBOX vaut on ou off, pas { $value }.
error-setting-sandbox-port = SANDBOX_PORT est un port de 0 à 65535, pas { $value }.
error-setting-worker-memory = WORKER_MEMORY est un nombre de mégaoctets, 200 ou plus, pas { $value }.
error-setting-shard-ids = SHARD_IDS nomme des fragments par leur numéro, par exemple 0-3,7, pas { $value }.
error-setting-rest-share = REST_SHARE est une part de 1, par exemple 0.25, pas { $value }.
error-shards-unknown = SHARD_IDS nomme les fragments de ce processus : dis avec SHARDS combien il y en a en tout, et n’en nomme aucun au-delà (on compte à partir de 0).
error-shards-on-a-file = SHARD_IDS est pour plusieurs processus, qui partagent une base PostgreSQL : règle DATABASE_URL, ou enlève SHARD_IDS et lance un seul processus.
error-shards-taken = Un autre processus s’occupe déjà du fragment { $shards } ({ $holder }). Donne à chaque processus ses propres fragments (SHARD_IDS).
error-shards-not-returned = Le processus qui remplace celui-ci pour le fragment { $shards } ne l’a pas rendu. Regarde son journal, ou relance celui-ci dans une minute.
error-shards-count = D’autres processus tournent avec SHARDS={ $other }, celui-ci a SHARDS={ $own }. Tous doivent avoir le même nombre : arrête-les tous pour le changer.
error-clock-wrong = L’horloge de cette machine indique { $own }, celle du serveur de la base de données { $server }. Mets à l’heure celle qui se trompe (avec NTP), puis relance ce processus : entre processus qui partagent une base, une minute d’écart est le maximum.
error-setting-workers = WORKERS est un nombre de 1 à 64, pas { $value }.
error-setting-picture-format = PICTURE_FORMAT vaut jpeg ou webp, pas { $value }.
error-setting-own-emoji = OWN_EMOJI vaut on ou off, pas { $value }.
error-setting-hidden-games = HIDDEN_GAMES vaut on ou off, pas { $value }.

## Réglages, départs, ce qui est conservé

ui-settings-head = **Tes réglages**, les mêmes à toutes tes tables
ui-settings-zone = Fuseau horaire : { $zone }. Aucun rappel n’y sonne entre 23 h et 8 h, sauf si une table laisse moins de 12 heures par tour.
ui-settings-no-zone = Je ne connais pas ton fuseau horaire : les rappels sonnent donc à toute heure.
ui-set-zone = Mon fuseau horaire
ui-zone-head = **Quelle heure est-il chez toi ?** Je te rappellerai tes tours entre 8 h et 23 h, jamais la nuit. Les échéances ne changent pas.
ui-zone-known = **Ton fuseau horaire est { $zone }**, où il est { $time }. Aucun rappel n’y sonne entre 23 h et 8 h. Les échéances ne changent pas ; `/reglages eveil` arrête aussi ton chrono la nuit.
ui-zone-choose = Il est maintenant…
ui-zone-other = -# Ta ville n’y est pas ? `/reglages fuseau` connaît tous les autres fuseaux : tape le nom d’une grande ville du tien, par exemple Dakar.
ui-setting-language = Langue
ui-setting-messages = Messages privés
ui-setting-pictures = Mes images
ui-setting-text-first = Table en texte
ui-setting-end-of-turn = Fin de mon tour
ui-setting-caretaker = Quand mon temps est écoulé
ui-setting-reminders = Rappels
ui-setting-pace = Temps par tour
ui-setting-per-person = Tables qu’une personne peut former à la fois
ui-setting-per-channel = Tables en formation dans un salon
ui-language-auto = celle de mon Discord
ui-messages-on = oui
ui-messages-off = non, mentionne-moi à la table
ui-pictures-wide = larges
ui-pictures-phone = pour téléphone
ui-text-first-on = sous mes images
ui-text-first-off = sur demande
ui-end-of-turn-asks = à mon clic
ui-end-of-turn-at-once = aussitôt
ui-caretaker-computer = un ordinateur joue le tour
ui-caretaker-minimum = le strict nécessaire, rien de plus
ui-caretaker-wait = la table attend
ui-reminders-on = à la moitié du temps et vers la fin
ui-reminders-off = aucun
ui-settings-waking = Heures d’éveil : { $hours } ({ $zone }). En dehors, ton chrono est arrêté. `/reglages eveil` les change. De nouvelles heures peuvent repousser une fois un tour en cours ; ensuite, elles comptent dès ton tour suivant.
ui-settings-always-awake = Ton chrono tourne jour et nuit. `/reglages eveil: 8:00-23:00 fuseau: …` l’arrête la nuit.
ui-settings-away = Ton absence dure jusqu’au { $until }. De retour plus tôt ? `/absence jours: 0`
ui-settings-dms-closed = Discord ne laisse pas passer mes messages privés : autorise ceux des membres de ce serveur, ou choisis les mentions dans le fil.
ui-try-again = Réessayer
ui-messages-arrive = Mes messages privés t’arrivent : à partir de maintenant, tes tours viennent là.
ui-messages-refused = Discord refuse toujours mes messages privés pour toi. Ouvre le menu du serveur (son nom, tout en haut), choisis **Paramètres de confidentialité**, active **Messages privés**, puis **Réessayer**. Si tu m’as bloqué, débloque-moi d’abord. D’ici là, je te mentionne à la table.
ui-away-until = Absence notée jusqu’au { $until } : d’ici là, ni chrono ni rappel pour toi. Un jour entamé compte parmi tes trente jours par an. De retour plus tôt ? `/absence jours: 0`
ui-away-back = Te revoilà : ton chrono tourne de nouveau.
ui-server-head = **Réglages de ce serveur**, pour les tables ouvertes désormais
ui-server-channels = Les tables s’ouvrent dans { $channels }. `/serveur reglages partout: True` ouvre tous les salons.
ui-server-lobbies = Une table est en formation tant que les cartes ne sont pas distribuées. `/serveur reglages par-personne: … par-salon: …` accepte tout nombre jusqu’à { $most }.
ui-server-everywhere = Les tables s’ouvrent dans tous les salons. `/serveur reglages salon: …` nomme ceux où elles le peuvent.
ui-leave-head = **Quitter la table { $table } ?** { $alone ->
    [yes] Il n’y reste personne d’autre : la table est fermée sans résultat, et elle ne compte pour personne. C’est sans retour.
   *[no] Les autres continuent, et un ordinateur joue à ta place à partir de là. La partie ne compte ni pour toi ni contre toi. Tu ne pourras pas reprendre ta place de toi-même ; l’hôte peut te la proposer de nouveau, tant que personne d’autre ne l’a prise.
} Abandonner, c’est autre chose : c’est une défaite pour toi, et si quelqu’un reste seul, la victoire est à prendre.
ui-really-leave = Oui, quitter
ui-left = Tu as quitté la table.
ui-moved = La table continue dans { $channel }.
ui-right-view-channel = *Voir le salon*
ui-right-send-messages = *Envoyer des messages*
ui-right-attach-files = *Joindre des fichiers*
ui-right-read-message-history = *Voir les anciens messages*
ui-privacy = **Ce que je garde sur toi** : ton numéro Discord, ton nom à chaque table, tes coups, tes réglages, où tu en es dans les leçons et les résultats des parties finies. Personne d’autre ne voit tes cartes ; les journaux n’en contiennent aucune. `/donnees exporter` te donne tout en un fichier, `/donnees effacer` l’efface.
ui-privacy-export = Tout ce qui est conservé sur toi :
ui-privacy-delete = T’oublier ? Des ordinateurs prennent tes places, tes réglages et tes résultats sont effacés, et les parties finies gardent une place anonyme. C’est sans retour.
ui-really-forget = Oui, oublie-moi
ui-forgotten = C’est fait : tes données sont effacées.
ui-stats-none = { $player } n’a encore fini aucune partie sur ce serveur.
ui-stats-none-of = { $player } n’a encore fini aucune partie de { $game } sur ce serveur.
ui-stats-all = { $player } sur ce serveur :
ui-stats-more = -# `/stats jeu: …` montre un jeu en détail.
ui-stats-head = **{ $name }** · { $games ->
    [1] une partie
   *[other] { $games } parties
}, { $wins ->
    [0] aucune victoire
    [1] une victoire
   *[other] { $wins } victoires
}
ui-stats-rating = Classement : **{ $points }** ({ $games ->
    [1] une partie
   *[other] { $games } parties
} entre humains)
ui-stats-story = **Chance et audace** · sur { $stories ->
    [1] une partie
   *[other] { $stories } parties
}
# 0,4, −0,8
ui-stats-luck = Chance : **{ $sign }{ $whole },{ $part }** écart type par partie
ui-stats-surprise = La plus grosse surprise : { $whole },{ $part } bits ({ $believed } sur 100 y croyaient)
ui-stats-story-note = -# Chance : 0 est la moyenne ; une partie sur deux est entre −0,7 et +0,7.
ui-leaderboard-none = Personne n’a encore fini de partie sur ce serveur.
ui-leaderboard-none-of = Personne n’a encore fini de partie de { $game } sur ce serveur.
ui-leaderboard-more = -# `/classement jeu: …` montre toute la liste d’un jeu.
ui-leaderboard-head = **Les meilleurs de ce serveur**
ui-leaderboard-line = { $place }. { $player } · **{ $points }** · { $wins ->
    [0] aucune victoire
    [1] une victoire
   *[other] { $wins } victoires
} sur { $games }
ui-leaderboard-unrated = { $place }. { $player } · { $wins ->
    [0] aucune victoire
    [1] une victoire
   *[other] { $wins } victoires
} sur { $games }

command-table-end = terminer
    .about = Proposer d’arrêter une partie inachevée ; tout le monde doit être d’accord
command-table-replace = remplacer
    .about = Proposer une place à quelqu’un d’autre (hôte)
command-table-move = deplacer
    .about = Montrer une table dans un autre salon (hôte, gérants)
command-leave = quitter
    .about = Quitter une table ; un ordinateur continue pour toi
command-settings = reglages
    .about = Quand et comment t’appeler, et ce que tu vois
command-away = absence
    .about = Arrêter ton chrono pendant ton absence
command-server = serveur
    .about = Pour les gérants du serveur
command-server-settings = reglages
    .about = Langue, temps par tour, salons et nombre des nouvelles tables
command-server-end = terminer
    .about = Mettre fin à une table de ce serveur
command-server-replace = remplacer
    .about = Proposer une place à quelqu’un d’autre
command-stats = stats
    .about = Les parties finies sur ce serveur
command-leaderboard = classement
    .about = Les meilleurs de ce serveur
command-privacy = donnees
    .about = Ce qui est conservé sur toi
command-privacy-show = voir
    .about = Ce qui est conservé, et pourquoi
command-privacy-export = exporter
    .about = Tout sur toi en un fichier
command-privacy-delete = effacer
    .about = Tout effacer, comme si tu n’étais jamais venu
command-option-messages = messages
    .about = Messages privés, ou mentions à la table
command-option-pictures = images
    .about = Tes images privées : larges, ou en hauteur pour le téléphone
command-option-text-first = texte
    .about = Sous chaque image privée, toute la table en toutes lettres
command-option-end-of-turn = fin-de-tour
    .about = Ton tour finit quand tu cliques, ou aussitôt ta dernière action jouée
command-option-caretaker = interim
    .about = Que faire quand ton temps est écoulé
command-option-reminders = rappels
    .about = Des rappels avant la fin de ton temps
command-option-waking = eveil
    .about = Heures où ton chrono tourne, comme 8:00-23:00 ; ou off
command-option-zone = fuseau
    .about = Ton fuseau horaire, comme Europe/Paris
command-option-days = jours
    .about = Combien de jours ; 0 : je suis de retour
command-option-where = salon
    .about = Les tables peuvent s’ouvrir ici
command-option-per-person = par-personne
    .about = Tables qu’une même personne peut former à la fois
command-option-per-channel = par-salon
    .about = Tables qui peuvent se former dans un même salon
command-option-channel = salon
    .about = Quel salon ; sinon, celui-ci
command-option-everywhere = partout
    .about = Les tables peuvent s’ouvrir dans tous les salons
command-option-player = joueur
    .about = Qui

### ui

# ---- Jeux sans rôles : qui est assis où n’est qu’un nom
ui-chair-person = { $number }. **{ $name }**
ui-chair-computer = { $number }. ordinateur ({ $level })
ui-chair-held = { $number }. **{ $name }** (un ordinateur joue)
ui-sat-down = Te voilà à la table.
notice-left-plain = { $name } a quitté la table ; un ordinateur joue désormais à cette place.
notice-replaced-plain = { $name } prend la suite de l’ordinateur.
notice-seat-offered-plain = Une place t’attend à cette table : à toi de continuer à partir d’ici. Un clic, et elle est à toi.
notice-seat-asked-plain = { $name } voudrait prendre ta place. Si tu acceptes, tu quittes la table, et un ordinateur joue en attendant ; si tu ne fais rien, rien ne change.
notice-retaken-plain = { $name } est de retour à la table.
notice-caretaker-played-plain = Temps écoulé pour { $name } : un ordinateur joue ce tour.
notice-caretaker-minimum-plain = Temps écoulé pour { $name } : seul le minimum est joué.
notice-caretaker-answered-plain = Temps écoulé pour { $name } : un ordinateur a choisi à sa place.
notice-computer-holds-plain = { $name } a manqué deux tours de suite : un ordinateur joue à sa place jusqu’à son retour.
notice-table-waits-plain = Temps écoulé pour { $name } : la table attend.
notice-reminder-half-plain = La moitié de ton temps est passée. Table { $table } : à toi de jouer avant le { $deadline }.
notice-reminder-last-plain = Table { $table } : joue avant le { $deadline }{ $then ->
    [minimum] , ou seul le minimum est joué.
    [wait] . Ensuite, la table t’attend.
    [held] , ou un ordinateur prend ta place.
   *[computer] , ou un ordinateur joue ce tour.
}
notice-forgotten-plain = Quelqu’un a quitté la table et demandé qu’on l’oublie ; un ordinateur joue désormais à cette place.
notice-member-gone-plain = { $name } n’est plus sur ce serveur. Un ordinateur peut continuer, ou quelqu’un d’autre prendre la place ; si { $name } revient avant, la partie reprend comme si de rien n’était.
notice-stands-in-plain = Un ordinateur joue désormais à cette place. Si { $name } revient sur ce serveur, un clic suffit pour la reprendre, tant que personne d’autre ne l’a prise.
notice-member-back-plain = { $name } est de retour sur ce serveur.

# ---- Options et choix
ui-pick-option = Quelle option changer ?
ui-my-choices = Mes choix
ui-choices-head = **Tes choix à la table { $table }**
    Chaque choix prend effet aussitôt ; tu peux en changer jusqu’à la distribution.

# ---- Nombres
ui-number-title = Table { $table } : un nombre
ui-form-late = J’ai été trop lent pour ouvrir le formulaire. Appuie encore une fois sur le bouton, et il s’ouvre.
ui-number-limits = De { $low } à { $high }{ $step ->
    [1] {""}
   *[other] , de { $step } en { $step }
}
notice-no-bad-amount = Il faut un nombre entier de { $low } à { $high }{ $step ->
    [1] {""}
   *[other] , de { $step } en { $step }
}. Rien n’a changé ; essaies-en un autre.

# ---- Un non poli
notice-no-no-table-of-game = On ne joue à { $game } à aucune de tes tables. `/tables` te les montre.
notice-no-other-game = Ici, on joue à { $game } : { $commands }. `/main` montre ce que tu peux faire.
notice-no-no-such-game = Je ne connais pas le jeu « { $game } ». Choisis dans la liste qui s’ouvre pendant que tu écris.
notice-no-not-manager = Seul un gérant de ce serveur peut faire cela.
notice-no-bad-options = Je ne comprends pas « { $entry } » comme option de ce jeu. Choisis dans la liste qui s’ouvre pendant que tu écris, et mets une virgule avant la suivante.
error-health-port-taken = HEALTH_PORT { $value } est pris par un autre programme : choisis un autre port, ou n’en mets pas.

# ---- Commandes
command-table-choose = choisir
    .about = Dire ce que tu voudrais pour ta propre place
command-option-game = jeu
    .about = Quel jeu
command-option-options = options
    .about = Les options du jeu, séparées par des virgules
command-option-choice = choix
    .about = Lequel de tes choix

# ---- Abandonner ($people, $who : rôles et noms ; un ordinateur continue à la place de qui abandonne)
ui-concede = Abandonner…
ui-concede-head = **Abandonner la partie de la table { $table } ?** C’est une défaite pour toi. { $alone ->
    [yes] Il ne reste personne d’autre pour continuer : la partie s’arrête là.
   *[no] Un ordinateur joue ta place jusqu’au bout ; tu regardes, sans cartes. Si quelqu’un reste seul, la victoire est à prendre.
} C’est sans retour.
ui-really-concede = Oui, j’abandonne
ui-conceded = Tu as abandonné. `/voir` montre où en est la table, et tu apprendras comment elle finit.
ui-take-win = Prendre la victoire
ui-play-on = Continuer
ui-gave-up = 🏳️ { $count ->
    [1] Abandon : { $people }
   *[other] Abandons : { $people }
}
ui-won-by-concession = 🏆 Victoire de { $who } : tous les autres ont abandonné.
ui-computers-won = 🏁 Il ne reste personne pour continuer : les ordinateurs ont gagné.
ui-a-computer = un ordinateur
notice-conceded = 🏳️ { $name } abandonne ; un ordinateur joue **{ $role }** jusqu’au bout.
notice-conceded-plain = 🏳️ { $name } abandonne ; un ordinateur joue à cette place jusqu’au bout.
notice-win-offered = Tous les autres ont abandonné. { $name }, prends-tu la victoire avec **{ $role }**, ou continues-tu contre des ordinateurs ? Si tu ne dis rien et joues, la partie continue.
notice-win-offered-plain = Tous les autres ont abandonné. { $name }, prends-tu la victoire, ou continues-tu contre des ordinateurs ? Si tu ne dis rien et joues, la partie continue.
notice-plays-on = { $name } continue avec **{ $role }**, contre des ordinateurs.
notice-new-host = À partir de maintenant, { $name } est l’hôte de cette table.
notice-plays-on-plain = { $name } continue, contre des ordinateurs.
notice-no-conceded = Tu as abandonné cette partie. `/voir` montre où en est la table.
notice-no-conceded-and-over = Tu as abandonné cette partie, et elle est terminée depuis. `/voir` montre comment la table a fini.
notice-no-cancelled = Cette table est annulée : on n’y distribue plus de cartes. `/table nouvelle` en ouvre une autre.
notice-no-means-another-thing = Quelque chose a changé à cette table depuis que je t’ai posé la question, alors rien n’est fait. Redemande pour voir ce que cela voudrait dire maintenant.
notice-no-given-up = La personne assise là a abandonné ; un ordinateur joue cette place jusqu’au bout.
notice-no-no-win = Il n’y a pas de victoire à prendre ici : elle revient à qui reste seul sans avoir abandonné, tant que cette personne ne continue pas à jouer.
command-concede = abandonner
    .about = Abandonner une partie : c’est une défaite pour toi

# ---- S’arrêter ensemble
notice-end-proposed = **{ $name } propose d’arrêter cette table, inachevée** : personne ne gagne, et elle ne compte pour personne. Il faut l’accord de tout le monde ; échéance { $until }. Un seul *Continuer*, et la partie continue.
ui-end-agreed = D’accord : { $people }
ui-end-awaited = Pas encore : { $people }
ui-agree-end = Arrêter la table
ui-end-asked = J’ai demandé à tout le monde, à la table { $table }, s’il faut l’arrêter, inachevée. Échéance { $until } ; ensuite, la partie continue.
ui-end-head-folds = **Annuler la table { $table } ?** Celles et ceux qui y sont se lèvent. Aucune carte n’est distribuée, rien ne compte. C’est sans retour, mais `/table nouvelle` en ouvre une autre.
ui-end-head-asks = **Proposer d’arrêter la table { $table } sans résultat ?** À la table, je demande l’avis de { $people }. Si tout le monde est d’accord dans la journée, la table s’arrête pour tout le monde : personne ne gagne, elle ne compte pour personne, et c’est sans retour. D’ici là, la partie continue ; un seul *Continuer*, et tu pourras le reproposer un jour plus tard.
ui-end-head-agrees = **Accepter que la table { $table } s’arrête sans résultat ?** Avec toi, il faut encore l’accord de { $people }, { $until } au plus tard. Alors la table s’arrête pour tout le monde : personne ne gagne, et elle ne compte pour personne. Tu ne pourras pas reprendre ton oui.
ui-end-head-ends = **Arrêter la table { $table } maintenant ?** Personne d’autre n’a à donner son accord : elle s’arrête aussitôt, pour tout le monde. Personne ne gagne, elle ne compte pour personne, et c’est sans retour.
ui-really-end = { $means ->
    [folds] Oui, l’annuler
    [asks] Oui, demander
    [agrees] Oui, j’accepte
   *[ends] Oui, l’arrêter
}
notice-ended-by-manager = Un gérant de ce serveur a mis fin à cette table.
notice-end-refused = { $name } continue avec **{ $role }** : la table n’est pas arrêtée.
notice-end-refused-plain = { $name } continue : la table n’est pas arrêtée.
notice-end-lapsed = Tout le monde n’a pas donné son accord pour arrêter cette table : la partie continue.
notice-end-agreed = Tout le monde est d’accord : cette table s’arrête, inachevée. Personne n’a gagné, et elle ne compte pour personne.
notice-ended-without-you = Les autres se sont mis d’accord pour arrêter la table { $table }, inachevée, pendant qu’un ordinateur jouait à ta place. Personne n’a gagné, et elle ne compte pour personne.
notice-no-proposal-gone = Cette proposition n’est plus ouverte : elle a eu sa réponse, ou son jour est passé. `/table terminer` en fait une nouvelle.
notice-no-proposed-lately = Quelqu’un préfère continuer, et l’a dit. Tu pourras proposer d’arrêter cette table de nouveau { $until }.
notice-no-no-plans = Dans ce jeu, les tours ne se prévoient pas d’avance.
notice-no-plan-now = C’est ton tour : joue-le. Le suivant peut se prévoir pendant que les autres jouent.
notice-no-no-plan = Tu n’as rien prévu à cette table.
notice-no-no-answers = Rien de tel ne se répond d’avance à cette table. Choisis dans la liste.

# ---- Invitations
command-option-invite = inviter
    .about = Mentionne à qui garder une chaise, un jour durant : @Ann @Ben
notice-no-cannot-be-invited = Aucune table n’a été ouverte : seuls les membres de ce serveur qui voient ce salon peuvent s’y asseoir, et ce n’est pas le cas de { $people }.
notice-no-too-many-invited = Aucune table n’a été ouverte : à part la tienne, il y a { $most ->
    [1] une chaise
   *[other] { $most } chaises
} à garder. Invite moins de monde.
notice-no-not-mentioned = Aucune table n’a été ouverte : je ne peux pas lire « { $entry } » comme des personnes. Tape @ et choisis-les, l’une après l’autre.

# ---- Mes tables : à qui de jouer ($people : qui doit se décider, comme toute la table le sait)
ui-table-turn = { $table } : on attend { $people }
ui-table-turn-until = { $table } : on attend { $people }, échéance { $when }
ui-table-also = ; on attend aussi { $people }
ui-table-given-up = { $line } (tu as abandonné)
ui-table-held = { $line } (un ordinateur joue pour toi)
ui-tables-with = avec { $people }
ui-nothing-else-waits = Aucune autre table ne t’attend.

# ---- Le paquet : son sceau, les coupes, son secret ($seal, $secret : 64 signes ; $people, $who : des noms)
notice-seal = 🔏 **Table { $table } : le paquet est scellé.** Ce nombre est fixé avant que quiconque ne coupe, et son secret est dévoilé à la fin : chacun peut ainsi vérifier qu’aucune carte n’a été changée. `{ $seal }`
notice-seal-void = { $why ->
    [left] { $name } a quitté la table : elle est de nouveau ouverte, et toutes les coupes sont effacées.
   *[host] La table est de nouveau ouverte, et toutes les coupes sont effacées.
} Le sceau `{ $seal }` ne vaut plus ; son secret était `{ $secret }`. Un nouveau sceau suit.
notice-cuts-asked = La table { $table } est complète, et le paquet est devant toi : **coupe-le** une fois, avec des mots ou des chiffres à toi, ou passe. À la dernière coupe, les cartes sont distribuées.
notice-cuts-awaited = La table { $table } t’attend encore : **coupe le paquet**, ou passe, et les cartes sont distribuées. Échéance { $until } ; ensuite, l’hôte peut distribuer sans toi.
notice-cuts-late = La table { $table } attend depuis un jour. { $host }, tu peux maintenant distribuer sans les absents : avec **Distribuer**, sur le message de la table, ou avec `/table commencer`.
notice-secret-known = Cette partie était plus avancée que dans ma mémoire, et le secret de son paquet a été dévoilé : une copie d’avant a été remise en place. À cartes connues, plus de jeu : la table est fermée, et la partie ne compte pour personne.
ui-still-to-cut = ✂️ **La table est fermée, et on coupe le paquet.** Doivent encore couper ou passer : { $people }. Ensuite, les cartes se distribuent toutes seules. { $late ->
    [on] Un jour a passé : l’hôte peut distribuer sans les absents.
   *[off] Échéance { $until } ; ensuite, l’hôte peut distribuer sans les absents.
}
ui-cuts = ✂️ **Comment le paquet a été coupé**
ui-cut-line = { $number }. { $who } : { $cut }
ui-cut-passed = passe
ui-cut-forgotten = des mots oubliés ; leur nombre commence par `{ $digest }`
ui-unsealed = 🔓 **Le secret du paquet** `{ $secret }`
    -# Son sceau était `{ $seal }`.
ui-unsealed-alone = -# 🔓 Pas de sceau : une seule personne contre des ordinateurs. `/verifier` vérifie chaque carte.
ui-cut = Couper le paquet
ui-pass-cut = Passer
ui-deal-now = Distribuer
ui-reopen = Rouvrir
ui-cut-here = Table { $table } : **coupe le paquet** une fois, avec des mots ou des chiffres à toi, ou passe. Tout le monde voit les coupes ; à la dernière, les cartes sont distribuées.
ui-cut-title = Table { $table } : couper le paquet
ui-cut-question = Ta coupe
ui-cut-about = Des mots ou des chiffres, { $most } signes au plus ; tout le monde les voit. En voici une.
ui-has-cut = Ta coupe compte. { $dealt ->
    [yes] C’était la dernière : les cartes sont distribuées.
   *[no] Tout le monde la voit sur le message de la table ; les cartes sont distribuées à la dernière coupe.
}
ui-has-passed = Tu passes. { $dealt ->
    [yes] Tous les autres ont coupé : les cartes sont distribuées.
   *[no] Les cartes sont distribuées à la dernière coupe.
}
ui-cut-refused = { $why } Tu as écrit { $text }. Rien n’a changé : appuie sur **Couper le paquet** et réessaie.
ui-table-cut = 🔴 { $table } : on attend ta coupe
ui-table-cutting = { $table } : on coupe le paquet
ui-option-book = Récit de la partie
ui-book-open = pour tout le serveur après la fin
ui-book-closed = seulement pour qui était assis à la table
notice-no-cutting = Cette table est fermée pendant qu’on coupe le paquet : les places et les options ne changent plus. L’hôte peut la rouvrir avec **Rouvrir** ou `/table rouvrir` ; quitter la table la rouvre aussi.
notice-no-not-cutting = On ne coupe pas le paquet de cette table en ce moment. Cela commence quand l’hôte appuie sur **Commencer**.
notice-no-has-cut = Tu as déjà coupé ce paquet, ou passé. Chacun ne le fait qu’une fois.
notice-no-cuts-missing = Doivent encore couper ou passer : { $people }. Échéance { $until } ; ensuite, tu peux distribuer sans les absents. Pour changer qui joue, appuie sur **Rouvrir**.
notice-no-not-sealed = Je n’ai pas encore pu publier le sceau de ce paquet, et rien n’est coupé ni distribué avant que tout le monde le voie. Je continue d’essayer : appuie à nouveau dans un instant.
notice-no-not-shown = Personne ne voit cette table : je n’ai pas encore pu la publier ici. Je continue d’essayer : appuie à nouveau dans un instant. Si rien ne change, regarde si j’ai le droit d’écrire dans ce salon.
notice-no-cut-anew = Cette table a été rouverte entre-temps et a un nouveau sceau : rien n’est fait. Appuie encore une fois sur **Couper le paquet**.
notice-no-cut-empty = Il faut au moins un signe visible pour couper.
notice-no-cut-too-long = C’est trop long pour une coupe : { $most } signes au plus.
notice-no-cut-sign = Une coupe ne peut pas contenir le signe { $sign } : il ne se verrait pas tel quel. Enlève-le.
command-table-cut = couper
    .about = Couper le paquet avant la distribution, une fois
command-table-skip = passer
    .about = Passer au lieu de couper le paquet
command-table-reopen = rouvrir
    .about = Rouvrir une table fermée pour la coupe (hôte)
command-option-words = texte
    .about = Des mots ou des chiffres, 60 signes au plus
command-option-book = recit
    .about = Qui peut lire le récit de la partie après sa fin

## Tables qui cherchent du monde

command-table-open = ouvertes
    .about = Les tables de ce serveur qui cherchent du monde
command-table-announce = annoncer
    .about = Annoncer une table là où ce serveur le fait, une seule fois (hôte)
command-option-announce = annonces
    .about = Les tables en formation peuvent être annoncées ici
command-option-ring = mention
    .about = Le rôle qu’une annonce mentionne
command-option-unannounced = sans-annonces
    .about = Les tables ne sont plus annoncées nulle part
ui-open-head = **Ces tables cherchent du monde :**
ui-open-none = Aucune table que tu peux voir ici ne cherche du monde. `/table nouvelle` en ouvre une.
ui-open-line = **{ $game }** · table { $table } dans { $channel } · { $host } · { $clock } · { $free ->
    [0] toutes les chaises sont prises
    [1] une chaise libre
   *[other] { $free } chaises libres
}
ui-open-more = { $count ->
    [1] -# Et une autre.
   *[other] -# Et { $count } autres.
}
ui-open-join = Rejoindre la { $table }
ui-open-joined = Te voilà à la table { $table }, dans { $channel }.
ui-announce-over = { $how ->
    [folded] -# **{ $game }** · la table { $table } a été annulée avant de commencer.
   *[begun] -# **{ $game }** · la table { $table } ne cherche plus personne : elle a commencé.
}
ui-announced = Annoncée dans { $channel }. On y verra quand la table est complète, commence ou est annulée.
ui-server-announces-nowhere = Les tables ne sont annoncées nulle part. `/serveur reglages annonces: …` nomme un salon où leurs hôtes le peuvent, une fois par table ; `mention: …`, un rôle à y mentionner.
ui-server-announces = Les hôtes peuvent annoncer leur table dans { $channel }, une seule fois (`/table annoncer`). `/serveur reglages sans-annonces: True` y met fin.
ui-server-rings = { $how ->
    [yes] { $role } est mentionné, et cela sonne.
    [gone] Le rôle à mentionner n’existe plus.
    [mute] { $role } serait mentionné, mais je ne peux pas écrire là : rien ne vient.
   *[silent] { $role } est mentionné, mais cela **ne sonne pas** : permets à tout le monde de mentionner ce rôle, ou à moi de mentionner tous les rôles.
}
notice-no-no-announcements = Ce serveur n’annonce aucune table. Ses gérants peuvent nommer un salon pour cela avec `/serveur reglages`.
notice-no-hidden-lobby = Tout le monde ne voit pas le salon de cette table : elle n’est donc pas annoncée.
notice-no-announced = Cette table a déjà été annoncée, et cela ne se fait qu’une fois.

## Conseils

ui-option-cuts = Coupe du paquet
ui-cuts-nobody = pas besoin
ui-cuts-everybody = tout le monde, avant la donne
ui-option-coach = Conseils
ui-coach-auto = pour qui joue en solo
ui-coach-on = oui – cette table ne compte pas pour le classement
ui-coach-off = non
ui-coach-alone = oui tant qu’une seule personne est assise – la table ne compte alors pas pour le classement
ui-coached = -# 💡 Conseils : oui. **Conseil** dans ton panneau privé, ou `/conseil`, te dit à toi seulement ce que ferait un ordinateur fort ; cette table ne compte pas pour le classement.
ui-was-coached = -# 💡 Conseils : oui. Tout le monde pouvait demander conseil ; cette partie ne compte donc pas pour le classement.
ui-advice = Conseil
ui-advice-head = ## 💡 Conseil
ui-advice-how = -# Ce que je ferais en ne sachant que ce que tu sais. J’ai fait { $tries } essais de chaque action ; quand c’est à peu près pareil, seul le hasard les départage. C’est toi qui décides.
ui-advice-alike = À peu près pareil
notice-no-no-coach = À cette table, il n’y a pas de conseils. L’hôte en décide avant que les cartes soient distribuées.
notice-no-advice-under-way = On réfléchit encore à ta dernière question. Redemande dans un instant.
notice-no-advice-too-long = Il faudrait trop longtemps pour y réfléchir maintenant. Rien n’est perdu : joue, ou redemande plus tard.
notice-no-advice-stale = La situation a changé pendant qu’on réfléchissait : pas de conseil sur le passé. Redemande.
command-advice = conseil
    .about = Ce que ferait un ordinateur fort à ta place, pour toi seulement
command-option-cuts = coupe
    .about = Tout le monde coupe-t-il le paquet avant la donne ?
command-option-coach = conseils
    .about = Peut-on demander conseil ? (la partie ne compte alors pas)

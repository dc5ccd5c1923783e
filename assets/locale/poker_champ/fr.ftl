### Les phrases de Poker Champ en français, par sujet. Cartes, mains et boss ont leurs propres catalogues.

## Names

# .about : 100 caractères au plus.
game-name = Poker Champ
    .about = Lis les dos marqués, reste ou couche-toi, gagne des Awards. Jetons fictifs

# À côté de la table et sous le panneau privé, comme Discord montre les boutons.
button-hand = Mes cartes
button-dossier = Dernières donnes
button-answers = D’avance…
answers-about = **Que fais-tu aux prochaines étapes de cette donne ?** J’annonce ta décision au bout d’un petit moment, comme si tu venais de la prendre : personne ne saura qu’elle était prête. La table t’appelle quand même avec les autres. Ça vaut jusqu’à la fin de la donne, ou jusqu’à ce que tu décides autre chose.
answer-river = Je reste jusqu’à la rivière
answer-duel = Je reste contre un seul autre ; sinon, demande-moi
answer-pair = Avec une paire ou mieux, je reste ; sinon, je me couche
answer-two-pairs = Avec deux paires ou mieux, je reste ; sinon, je me couche
answer-three = Avec un brelan ou mieux, je reste ; sinon, je me couche
answer-straight = Avec une suite ou mieux, je reste ; sinon, je me couche
answer-flush = Avec une couleur ou mieux, je reste ; sinon, je me couche
answer-pair-or-ask = Avec une paire ou mieux, je reste ; sinon, demande-moi
answer-two-pairs-or-ask = Avec deux paires ou mieux, je reste ; sinon, demande-moi
answer-three-or-ask = Avec un brelan ou mieux, je reste ; sinon, demande-moi
answer-straight-or-ask = Avec une suite ou mieux, je reste ; sinon, demande-moi
answer-flush-or-ask = Avec une couleur ou mieux, je reste ; sinon, demande-moi
answer-fold = Je me couche à la prochaine étape

stage-observation = observation
    .at = au départ
    .title = Observation
stage-flop = flop
    .at = au flop
    .title = Flop
stage-turn = turn
    .at = au turn
    .title = Turn
stage-river = rivière
    .at = à la rivière
    .title = Rivière

chips = { $count ->
    [0] aucun jeton
    [one] 1 jeton
   *[other] { $count } jetons
}
awards = { $count ->
    [0] aucun Award
    [one] 1 Award
   *[other] { $count } Awards
}
place = { $place ->
    [1] 1er
   *[other] { $place }e
}
# Où en est un boss dans cette donne, en un mot.
standing-awaited = réfléchit
standing-stays = reste
standing-all-in = tapis
standing-folded = couché
# $place : parmi les décisions de cette étape.
standing-placed = { $standing } · { $place ->
    [1] 1er
   *[other] { $place }e
}

## The lobby

# $aim : ce qui fait gagner, comme convenu.
terms = Pour deux à six boss. { $goal } { $chips } jetons fictifs pour commencer : rien ne s’achète, ne s’encaisse ni ne passe d’une partie à l’autre.

## News

# Lignes du résumé : $boss, $bosses, $broke sont des noms en gras ; $cards des signes (R♠) ; $hand une main en mots.
news-nothing = Un moment de calme à la table.
news-started = 🎬 { $bosses } s’installent, avec { $chips } jetons chacun. Le dos d’une carte dit sa couleur et sa force : L, de R à 10 ; M, de 9 à 6 ; S, de 5 à 2 ; A, c’est un as.
news-dealt = 🃏 Donne { $deal }. Donneur : { $boss ->
    [you] toi
   *[other] { $boss }
} ; chacun mise { $price }.
news-turned-up = { $stage } : { $cards }.
news-decided = { $decisions }.
decision-stays = { $count ->
    [one] { $bosses } reste
   *[other] { $bosses } restent
}
decision-last-chip = { $count ->
    [one] { $bosses } reste avec { $chips ->
        [1] son dernier jeton
       *[other] ses derniers jetons
    }
   *[other] { $bosses } restent avec leurs derniers jetons
}
decision-all-in = { $count ->
    [one] { $bosses } n’a plus de jeton, mais reste en jeu
   *[other] { $bosses } n’ont plus de jeton, mais restent en jeu
}
decision-folds = { $count ->
    [one] { $bosses } se couche
   *[other] { $bosses } se couchent
}
news-unseen = Tous les autres se sont couchés : { $boss ->
    [you] tu prends { $pot } et montres
   *[other] { $boss } prend { $pot } et montre
} { $cards } ({ $hand }).
news-won = { $boss ->
    [you] Tu prends
   *[other] { $boss } prend
} { $pot } avec { $hand }, contre { $second } pour { $bosses }.
news-shared = Pot partagé entre { $bosses } : { $shares }, chacun avec { $hand }.
# $owns : combien d’Awards a maintenant celui qui donne.
news-award = 🏅 { $broke ->
    [you] Tu es à sec
   *[other] { $broke } est à sec
}. { $boss ->
    [you] Avec { $had } jetons, tu es le plus riche : tu lui en donnes { $chips } et reçois
   *[other] { $boss }, le plus riche avec { $had }, { $broke ->
        [you] te donne
       *[other] lui donne
    } { $chips } jetons et reçoit
} { $owns ->
    [1] un Award
    [2] un deuxième Award
    [3] un troisième Award
    [4] un quatrième Award
    [5] un cinquième Award
    [6] un sixième Award
   *[7] un septième Award
}.
news-award-after-duel = 🏅 { $boss ->
    [you] Tu donnes à { $broke } { $chips } jetons sur { $had } et reçois
   *[other] { $boss } { $broke ->
        [you] te donne
       *[other] donne à { $broke }
    } { $chips } jetons sur { $had } et reçoit
} { $owns ->
    [1] un Award
    [2] un deuxième Award
    [3] un troisième Award
    [4] un quatrième Award
    [5] un cinquième Award
    [6] un sixième Award
   *[7] un septième Award
}.
news-duel = ⚔️ { $broke ->
    [you] Tu es
   *[other] { $broke } est
} à sec, et { $bosses } sont aussi riches ({ $chips } jetons) : duel pour l’Award !
news-duel-won = { $boss ->
    [you] Tu gagnes
   *[other] { $boss } gagne
} le duel avec { $hand }.
news-duel-tied = Égalité entre { $bosses } avec { $hand } : nouveau duel !
news-last-award = C’était le septième et dernier Award.
news-last-deal = C’était la dernière donne.
news-time = Le temps est écoulé et la dernière donne est jouée.
news-time-up = ⏰ Les { $minutes } minutes sont écoulées : cette donne est la dernière.
# Une donne finie, quand il s’est passé beaucoup de choses depuis.
news-deal = Donne { $deal }. { $told }
news-over = 🏆 { $champions }
news-earlier = { $first ->
    [0] La donne { $last } est jouée aussi (voir les dernières donnes).
   *[other] Les donnes { $first } à { $last } sont jouées aussi (voir les dernières donnes).
}
# $owned, $chips : en mots ; $awards : de chaque champion ; $bosses : un ou plusieurs.
champions = { $count ->
    [one] { $awards ->
        [0] { $bosses } est Champion du jour avec { $chips } : personne n’a d’Award.
        [2] { $bosses } a deux Awards : champion du jour !
       *[other] { $bosses } est Champion du jour avec { $owned }.
    }
   *[other] { $awards ->
        [0] { $bosses } sont champions ensemble avec { $chips } chacun : personne n’a d’Award.
       *[other] { $bosses } sont champions ensemble avec { $owned } chacun.
    }
}

## Showdowns

recount-showdown = **Abattage, donne { $deal }.** Tableau : { $common }. Pot : { $pot }.
recount-unseen = **Donne { $deal }, { $stage }.** Tableau : { $common }.
recount-duel = { $round ->
    [1] **Duel.** Tableau : { $common }.
   *[other] **Duel, manche { $round }.** Tableau : { $common }.
}
recount-line = - { $line }
# $place : 1er ; $five : les cartes qui comptent ; $own : les deux qui étaient cachées.
shown = { $place } { $who }, { $hand } ({ $five }), en main { $own }
shown-paid = { $shown } ; a misé { $paid }{ $takes ->
    [0] { "" }
   *[other] , prend { $takes }
}
shown-short = { $place } { $who } : { $own }

## Asked

# Ce que la table attend (public), et ce qu’on demande à un boss (privé).
situation = Donne { $deal }, { $stage } · on attend { $bosses } · pot { $pot }, rester coûte { $price }
situation-over = 🏆 { $champions }
call-together = { $people } : rester pour { $price }, ou se coucher (donne { $deal }, { $stage }).
prompt = **Donne { $deal }, { $stage } : rester ou te coucher ?** Rester coûte { $cost } sur tes { $chips } ; le pot est de { $pot }.
prompt-last-chip = **Donne { $deal }, { $stage } : rester ou te coucher ?** Rester coûte { $cost ->
    [1] ton dernier jeton
   *[other] tes { $cost } derniers jetons
} ; le pot est de { $pot }.
# Ce que les rivaux ont décidé à cette étape, et ce qu’il leur reste : sous la question.
prompt-odds = Gagner 1 fois sur { $count } suffit.
prompt-rivals = { $decisions }. Jetons : { $chips }.
# Sous ce qu’on a décidé, pendant que d’autres décident.
prompt-chips = Jetons : toi { $own }, { $chips }.
prompt-deciding = { $count ->
    [one] { $bosses } réfléchit encore
   *[other] { $bosses } réfléchissent encore
}
prompt-sealed = { $did ->
    [fold] Tu te couches.
   *[stay] Tu restes.
} Personne ne le sait encore : toutes les décisions se découvrent ensemble.
# Qui s’est couché à une étape d’avant.
prompt-out = { $count ->
    [one] { $bosses } est couché
   *[other] { $bosses } sont couchés
}
prompt-stays = Tu restes. On attend { $bosses }.
prompt-all-in = Tu n’as plus de jeton : tu restes en jeu, sans rien payer. On attend { $bosses }.
prompt-folded = Tu n’es plus dans le coup : tu reviens à la prochaine. On attend { $bosses }.

## Choices

# Boutons : 80 caractères au plus, sans markdown. .detail : 100 au plus.
choice-stay = Rester · { $cost ->
    [one] 1 jeton
   *[other] { $cost } jetons
}
    .last = Rester · { $cost ->
        [one] mon dernier jeton
       *[other] mes { $cost } derniers jetons
    }
    .detail = Reste dans cette donne
choice-fold = Me coucher
    .detail = Sors de cette donne ; tu reviens à la suivante

## Advice

# Ce que le coach dit d’une action, à ce joueur seul. Les chances sont sur 100.
advised-worth = 👑 **{ $worth } %** de chances de finir champion du jour
advised-pot = Le pot est à toi { $chance } % du temps{ $by ->
    [folds] , surtout parce que les autres se couchent
   *[cards] { "" }
}
advised-price = Prix : { $cost } pour un pot de { $pot }, rentable à partir de { $needs } % ; ta main est la meilleure { $has } % du temps, si tout le monde reste
advised-chips = Tes jetons après la donne : { $before } si tu te couches → environ { $after }
advised-keeps = Tu gardes { $chips ->
    [one] ton jeton
   *[other] tes { $chips } jetons
} ; ce que tu as misé ({ $paid }) reste dans le pot
advised-award = Un Award pour toi dès cette donne : { $before } → { $after } %
advised-broke = À sec après cette donne : { $before } → { $after } %
advised-rival = La partie perdue dès cette donne : { $before } → { $after } %
advised-fell = Tes chances de finir champion sont passées de { $high } à { $low } %.
when = donne { $deal }, { $stage }

## Refusals

# Ce qui ne va pas, et ce qu’on peut faire. $text : ce qui a été tapé.
refused-game-over = Cette partie est finie. Pour une revanche : **Revanche**, sous la dernière image.
refused-unknown-seat = Tu ne joues pas à cette table. Tu peux regarder, ou ouvrir la tienne avec `/table nouvelle`.
refused-folded = Tu n’es plus dans le coup : tu reviens à la prochaine.
refused-all-in = Tu n’as plus de jeton : tu restes en jeu, sans rien payer.
refused-no-time-agreed = Aucun temps n’est convenu à cette table, ou il est déjà écoulé.
refused-already-decided = Tu as déjà décidé à cette étape. Je te préviendrai à la prochaine.
refused-unknown-action = Je ne comprends pas { $text }. Il n’y a que **Rester** et **Me coucher** : clique dans ton panneau, ou tape `/champ rester` ou `/champ coucher`.

## Rules

# Comment jouer, en bref. $length : standard, timed, long ; $deals : d’une partie au nombre de donnes.
# Ce qui fait gagner, partout où on le dit : au salon, sous la première table, dans /aide et les règles.
goal = { $length ->
    [timed] Au bout de { $deals } donnes, le plus d’Awards gagne.
    [minutes] Au bout de { $minutes } minutes, le plus d’Awards gagne : la donne en cours est la dernière.
    [long] Quand les sept Awards sont donnés, le plus d’Awards gagne.
   *[standard] Le premier à deux Awards gagne.
} Tu en reçois un quand tu es le plus riche et que quelqu’un est à sec.
in-short = • **Tu vois** tes deux cartes, et le dos de celles des autres : la couleur, et L (forte : R à 10), M (moyenne : 9 à 6) ou S (petite : 5 à 2). Le dos d’un as dit A, sans couleur.
    • **Cinq cartes au milieu** sont à tout le monde. Ta main : tes cinq meilleures cartes sur sept.
    • **Trois fois par donne,** tu choisis : rester et payer le prix, ou te coucher. Personne ne relance.
    • **La meilleure main** prend tout le pot.
    • **À sec ?** Le plus riche te donne des jetons, et reçoit un Award pour ça. Personne n’est jamais éliminé.
rules-aim = **But.** { $goal } À égalité d’Awards, on est champions ensemble ; { $length ->
    [timed] si personne n’a d’Award, le plus riche gagne.
   *[other] après { $deals } donnes (100 aux tables de la version 0.6 et d’avant), la partie s’arrête : le plus d’Awards gagne, ou le plus riche si personne n’en a.
}
rules-chips = **Jetons fictifs.** Chacun commence avec { $chips } jetons. Ils ne servent qu’à compter : rien ne s’achète, ne s’encaisse ni ne passe d’une partie à l’autre.
rules-backs = **Dos marqués.** Tu reçois deux cartes et tu vois le dos de celles des autres. Un dos dit la couleur et la force :
    - L (forte) : R D V 10
    - M (moyenne) : 9 8 7 6
    - S (petite) : 5 4 3 2
    - A : un as, de n’importe quelle couleur
    Donc ♠L est une carte parmi quatre.
rules-deal = **Une donne.** Chacun mise 1. Puis on retourne trois cartes communes (le flop, prix 1), une quatrième (le turn, prix 2), une cinquième (la rivière, prix 2). À chaque étape, tout le monde décide une fois, sans attendre son tour : *rester* et payer le prix, ou *se coucher*. { $sealed ->
    [yes] Personne ne voit une décision avant que tout le monde ait décidé ; jusque-là, tu peux changer la tienne.
   *[no] Chaque décision se voit aussitôt, avec son rang (1er, 2e, 3e), et elle est définitive.
} Avec trop peu de jetons, on paie ce qu’on a ; sans jeton, on reste en jeu sans rien payer.
rules-showdown = **Abattage.** Tes deux cartes et les cinq communes : la meilleure main de cinq cartes prend tout le pot, même après avoir moins misé ; à égalité, on partage. Si tous les autres se couchent, le dernier prend le pot et montre ses deux cartes. Les cartes couchées restent cachées.
rules-hands = **Mains,** de la plus forte à la plus faible : quinte flush · carré · full · couleur · suite · brelan · double paire · paire · carte haute. Les couleurs ne départagent jamais ; l’as est la plus haute carte, et la plus basse dans A 2 3 4 5.
rules-help = **À sec.** Une fois le pot payé, le plus riche donne { $gift } jetons à qui n’en a plus, et reçoit un Award. Plusieurs aussi riches ? Duel : deux cartes chacun, cinq communes, toutes visibles. Personne n’est jamais éliminé.

## Table as text

table-deal = **Donne { $deal }, { $stage }.** Pot { $pot } ; rester coûte { $price }.
table-over = **Donne { $deal }, { $stage }.** C’était la dernière.
table-common = Tableau : { $cards }
table-new = nouveau : { $cards }
table-dealer = Donneur : { $boss }
table-awards-left = Awards encore à donner : { $left } sur { $all }
table-bosses = **Les boss, dans le sens horaire**
table-boss = { $number }. { $boss } : { $facts }
table-backs = dos { $backs }
table-faces = cartes { $cards }
table-paid = a misé { $paid }
table-folded = hors du coup { $at }
table-wins-next = encore un Award et la partie est gagnée
table-last = **Donne { $deal }**, juste avant. { $told }
table-end = **La fin.** { $told }
table-legend = Un dos dit la couleur et la classe : L pour R D V 10, M pour 9 8 7 6, S pour 5 4 3 2. A est un as, de n’importe quelle couleur.

## What one seat knows

# Ce qu’un boss est seul à savoir ; pour les messages privés.
view-own = **Tes cartes** ({ $boss }) : { $cards }. Les autres voient { $backs }.
view-best = Ta meilleure main : { $hand }.
# $wins sur $total : combien de fois il faut gagner au moins pour que les jetons en vaillent la peine.
view-odds = { $cost } pour un pot de { $pot } : c’est rentable si tu gagnes { $wins } fois sur { $total }.
record-head = 🗂️ **Dernières donnes**
record-own = Tes cartes à la donne { $deal } : { $cards }
record-none = Aucune donne finie pour l’instant. J’y noterai qui est resté jusqu’où, qui a gagné et avec quelles cartes.
record-so-far = **Jusqu’ici** ({ $deals ->
    [one] une donne
   *[other] { $deals } donnes
})
record-boss = - { $boss } : { $stayed ->
    [0] jamais jusqu’au bout
    [one] une fois jusqu’au bout
   *[other] { $stayed } fois jusqu’au bout
}, { $won ->
    [0] aucun pot
    [one] 1 pot
   *[other] { $won } pots
}{ $bluffs ->
    [0] { "" }
    [one] , dont un bluff (sans abattage, avec moins d’une paire)
   *[other] , dont { $bluffs } bluffs (sans abattage, avec moins d’une paire)
}
record-deal = **Donne { $deal }** · { $common }
record-shown = - { $line }
record-unseen = - { $boss } ({ $backs }), seul { $at } avec { $cards } ({ $hand }), prend { $pot }
record-folded = - { $count ->
    [one] Se couche
   *[other] Se couchent
} { $at } : { $bosses }
record-order = - Dans l’ordre : { $stages }
record-order-stage = { $at } { $bosses }
record-backs = { $boss } ({ $backs })
record-note = - { $told }

## Options

option-length = Durée
    .detail = Quand la partie s’arrête
option-deals = Donnes
    .detail = Combien de donnes, dans une partie limitée
option-sealed = Décisions
    .detail = Quand les autres voient ce que tu décides
option-sealed-off = Visibles aussitôt
    .detail = Chaque décision se voit, avec son rang
option-sealed-on = Secrètes jusqu’à la dernière
    .detail = On ne voit rien avant que tout le monde ait décidé
option-minutes = Minutes
    .detail = À une table en direct, à la place des donnes : au chronomètre
option-minutes-off = Par donnes
    .detail = C’est le nombre de donnes qui fixe la fin
option-minutes-15 = 15 minutes
    .detail = Au bout de 15 minutes, la donne en cours est la dernière
option-minutes-30 = 30 minutes
    .detail = Au bout de 30 minutes, la donne en cours est la dernière
option-minutes-60 = 60 minutes
    .detail = Au bout de 60 minutes, la donne en cours est la dernière
option-length-standard = Normale
    .detail = Le premier boss à deux Awards est Champion du jour
option-length-timed = Limitée
    .detail = Le plus d’Awards au bout d’un nombre de donnes ou de minutes
option-length-long = Longue
    .detail = Le plus d’Awards, une fois les sept donnés
option-deals-10 = 10 donnes
    .detail = Partie courte : 30 décisions au plus
option-deals-20 = 20 donnes
    .detail = Comme d’habitude : 60 décisions au plus
option-deals-30 = 30 donnes
    .detail = Partie longue : 90 décisions au plus

## Commands (names: lower case, one word)

command-group = champ
    .about = Jouer à une table de Poker Champ
command-stay = rester
    .about = Payer le prix de l’étape et rester dans la donne
command-fold = coucher
    .about = Te coucher et sortir de cette donne
help = **Poker Champ**, un jeu de cartes pour deux à six boss, de Pierre Neuville. Non officiel ; les dessins sont ceux de ce bot. Jetons fictifs : rien ne s’achète, ne s’encaisse ni ne passe d’une partie à l’autre.
    🏆 { $goal }
    • **Au flop, au turn et à la rivière** : `/champ rester` paie le prix, `/champ coucher` abandonne la donne. Les boutons **Rester** et **Me coucher** font la même chose.
    • **Dernières donnes** : le bouton sous la table, ou `/partie dossier`, te dit qui est resté jusqu’où, qui a gagné et avec quelles cartes.

## Figures

# Une ligne par place à la fin. $computer : yes quand un ordinateur a joué pour personne.
figures = **{ $boss }** · { $computer ->
    [yes] ordinateur
   *[no] { $name }
} : { $awards }, { $chips } ; { $won ->
    [0] aucun pot
    [one] 1 pot
   *[other] { $won } pots
} en { $deals ->
    [one] 1 donne
   *[other] { $deals } donnes
}, { $showdowns ->
    [0] aucun abattage gagné
    [one] 1 abattage gagné
   *[other] { $showdowns } abattages gagnés
}{ $bluffs ->
    [0] { "" }
    [one] , 1 bluff
   *[other] , { $bluffs } bluffs
}{ $best ->
    [0] { "" }
   *[other] , plus gros pot { $best }
}
figure-deals = Donnes : { $figure }
figure-deals-won = Pots gagnés : { $figure }
figure-showdowns = Abattages : { $figure }
figure-showdowns-won = · gagnés : { $figure }
figure-won-unseen = Pots gagnés sans abattage : { $figure }
figure-bluffs = · avec moins d’une paire : { $figure }
figure-awards = Awards : { $figure }
figure-went-broke = À sec (nombre de fois) : { $figure }
figure-duels-won = Duels gagnés : { $figure }
figure-best-pot = Plus gros pot : { $figure }
figure-best-hand = Meilleure main montrée : { $hand }

## What pictures say

# Ce que disent les images à qui ne les voit pas : du texte simple, 1 024 caractères au plus en tout.
alt-table = Donne { $deal }, { $stage }. Tableau { $cards }. Pot { $pot }, rester coûte { $price }.
alt-table-over = Donne { $deal }, la dernière, { $stage }. Tableau { $cards }.
# $shown : alt-faces, ou rien.
alt-row = { $who } { $chips }{ $awards ->
    [0] { "" }
    [one] , 1 Award
   *[other] , { $awards } Awards
}, dos { $backs }{ $shown }, { $standing }.
alt-faces = { " " }({ $cards })
alt-own = Tu es { $boss }. Tes cartes { $cards } ; les autres voient { $backs }. Au mieux { $hand }.
# La main, sans ce que les décisions changent. $more : les Awards, et si le boss s’est déjà couché.
alt-stage = Donne { $deal }, { $stage }. Tableau : { $cards }. Rester coûte { $price }.
alt-rival = { $who } : dos { $backs }{ $more }.
alt-asked = Rester coûte { $chips }.
alt-showdown = Abattage, donne { $deal }. Tableau { $common }. Pot { $pot }.
alt-unseen = Donne { $deal }. Tableau { $common }.
alt-duel = Duel pour l’Award, { $broke } est à sec. Tableau { $common }.
alt-line = { $line }.
alt-read = Donne { $deal }, pot { $pot } : { $who }.
alt-read-won = { $boss } gagne avec { $cards } ({ $backs })
alt-read-shown = { $boss } montre { $cards } ({ $backs })
alt-read-folded = { $boss } ({ $backs }) se couche { $at }
alt-final-row = { $who } : { $awards }, { $chips }.
alt-banner = Poker Champ, jetons fictifs seulement. À la table : { $seats }.
alt-banner-started = Poker Champ. La partie a commencé : { $seats }.
alt-help-hands = Les mains, la meilleure d’abord : { $ranks }. À main égale, la plus haute carte décide ; les couleurs ne départagent jamais.
alt-help-backs = Les treize dos et ce que chacun peut être : { $backs }.
alt-back = { $back } ({ $cards })

## What computers say

# Ce que disent les boss joués par l’ordinateur : a-f pour tous, puis une réplique pour chacun.
talk-triumph =
    .a = Champion du jour. De la semaine, si on vous le demande.
    .b = Mettez ça en vitrine, que tout le monde en profite.
    .c = Vous avez bien joué. Je me suis mieux couché.
    .d = Il fallait bien que quelqu’un gagne. Je me suis dévoué.
    .e = Même table demain ?
    .f = Prévenez les journaux : à la une.
    .capone = Chicago est à moi. Maintenant, l’argenterie aussi.
    .yale = Champion. Cela me va plutôt bien.
    .weiss = Je vous l’avais dit ! À tous !
    .moran = Et vous pensiez que je bluffais.
    .obanion = Une fleur pour chacun. Les coupes sont pour moi.
    .torrio = La patience, messieurs, paie toujours.
talk-award =
    .a = Ne me remerciez pas. La coupe suffit.
    .b = Six jetons, un Award. J’ai fait de pires affaires.
    .c = À quoi servent les amis ?
    .d = Charité bien ordonnée commence à cette table.
    .e = Tâchez de garder ceux-là.
    .f = Généreux de ma part, non ?
    .capone = Je suis un bienfaiteur. Demandez à ceux que je nourris.
    .yale = On donne, et l’on est vu en train de donner.
    .weiss = Prenez ! Et ne revenez pas en demander.
    .moran = Tenez. Achetez-vous un visage impassible.
    .obanion = D’habitude j’envoie des fleurs. Aujourd’hui, des jetons.
    .torrio = Un placement, et d’un joli rapport.
talk-unseen =
    .a = Personne ? Alors je me sers.
    .b = Il suffisait de payer pour voir.
    .c = Des dos comme les miens parlent d’eux-mêmes.
    .d = J’aime les pots tranquilles.
    .e = Que vous êtes prudents.
    .f = La prochaine fois, restez. Ou pas.
    .capone = Un mot gentil, et deux beaux dos.
    .yale = Comme c’est aimable à vous tous.
    .weiss = C’est ça. Filez !
    .moran = J’étais moins fort que mes dos. Ou pas ?
    .obanion = Vous me l’avez laissé comme un bouquet.
    .torrio = La peur travaille, et ne demande pas de salaire.
talk-wins =
    .a = Le tout, je vous prie. En piles bien droites.
    .b = La dernière carte m’a toujours aimé.
    .c = Regardez, et pleurez.
    .d = Mes compliments au donneur.
    .e = Vous m’avez fait peur. Une seconde.
    .f = Rien de personnel. Enfin, un peu.
    .capone = On va plus loin avec un mot gentil et un full.
    .yale = Un petit pot sans prétention. Je le prends.
    .weiss = Ha ! À qui le tour ?
    .moran = Alors, qui est fou maintenant ?
    .obanion = Tout finit par fleurir.
    .torrio = Le calcul était de mon côté.
talk-broke =
    .a = Je suis entre deux fortunes.
    .b = Qui prêterait six jetons à un honnête homme ?
    .c = Poches vides, pas léger.
    .d = J’ai commencé avec moins.
    .e = Ce n’était que de l’argent. Tout mon argent, mais bon.
    .f = Ne m’enterrez pas trop vite.
    .capone = Je reviendrai pour chacun de ces jetons.
    .yale = Voilà qui est fort embarrassant.
    .weiss = Qui les a pris ? QUI ?
    .moran = Lessivé. Je le savais, que cette carte viendrait.
    .obanion = Même plus de quoi payer un œillet.
    .torrio = Un manque passager de liquidités.
talk-loses =
    .a = Vous êtes resté avec ça ?
    .b = Je m’en souviendrai.
    .c = Pas loin. Pas assez près.
    .d = La rivière n’a aucune éducation.
    .e = Profitez-en tant que ça dure.
    .f = J’avais des projets pour ce pot.
    .capone = J’ai bonne mémoire et une longue liste.
    .yale = Que c’est vulgaire.
    .weiss = Personne ne me fait ça ! Personne !
    .moran = Je l’ai vu venir. Je vois toujours tout venir.
    .obanion = Dommage. J’avais déjà commandé les couronnes.
    .torrio = Une perte à amortir. Cette fois.
talk-folds =
    .a = Pas ce soir.
    .b = Je sais quand quitter une pièce.
    .c = Prenez-le. J’ai vu vos dos.
    .d = La nuit est longue.
    .e = Je me couche. Ne vous y habituez pas.
    .f = Un autre paiera pour voir.
    .capone = Un homme doit savoir quelles portes ne pas ouvrir.
    .yale = Je ne joue jamais sous un mauvais éclairage.
    .weiss = Bah !
    .moran = Le vent ne me plaît pas, ce soir.
    .obanion = Je serai à la boutique, si on me cherche.
    .torrio = Pas à ce prix-là.

## Dans les images

# En capitales, comme peint. $of : 0 quand le nombre de donnes n’est pas convenu.
picture-deal = { $of ->
    [0] DONNE { $deal }
    [last] DONNE { $deal }, LA DERNIÈRE
   *[other] DONNE { $deal } SUR { $of }
}
picture-stage = ÉTAPE { $stage }
picture-pot = POT
picture-your-cards = TES CARTES
picture-decide = À TOI DE DÉCIDER
picture-stay-or-fold = rester : { $count ->
    [one] 1 jeton
   *[other] { $count } jetons
  } · ou te coucher
picture-to-stay = pour rester : { $count ->
    [one] 1 jeton
   *[other] { $count } jetons
}
picture-last-chip = rester : { $count ->
    [one] ton dernier jeton
   *[other] tes { $count } derniers jetons
  } · ou te coucher
picture-you = { $standing ->
    [folded] HORS DU COUP
    [all-in] TU ES À TAPIS
   *[stays] TU RESTES
}
picture-sealed = { $did ->
    [fold] TU TE COUCHES
   *[stay] TU RESTES
}
picture-nobody-knows = personne ne le sait
picture-waiting = en attendant { $who }
picture-game-over = PARTIE TERMINÉE
# Un titre sur deux lignes, à côté des deux dos.
picture-others = LES AUTRES
picture-others-see = voient ceci
picture-board = LE TABLEAU
picture-best = TA MEILLEURE MAIN
# Ce que coûte rester, et le pot en jeu.
picture-price = POUR { $cost } : { $pot }
picture-enough = gagner 1 fois sur { $count } suffit
# Les dernières donnes en image. picture-reads-from : à partir de quel dos quelqu’un reste après le flop.
picture-reads = LES DERNIÈRES DONNES
picture-reads-about = leurs dos, jusqu’où ils sont allés, qui a décidé en premier
picture-reads-deal = DONNE
picture-reads-sign = { $sign ->
    [spoke] décide 1er, 2e …
    [folded] couché là
   *[won] gagné
}
picture-reads-stays = RESTE AVEC …
picture-reads-best = meilleur dos
picture-reads-from = { $size ->
    [A] l’as seulement
    [L] à partir de L
    [M] à partir de M
    [S] avec tout
   *[none] se couche tôt
}
picture-showdown = ABATTAGE
# Un pot gagné sans abattage.
picture-unseen = SANS ABATTAGE
picture-all-folded = tous les autres se sont couchés
picture-takes = PREND { $count }
# Ce que celui qui avait trop peu de jetons a pu payer du prix entier.
picture-paid = { $paid ->
    [one] 1 payé
   *[other] { $paid } payés
  } sur { $price }
picture-duel = DUEL
picture-duel-round = MANCHE { $round }
picture-for-award = POUR L’AWARD
picture-and = { $some } et { $last }
picture-tied = Égalité : { $bosses } recommencent
# La bande d’un Award : le boss à sec, +6, de, le donneur, avec combien, lequel de ses Awards.
picture-broke = { $boss } est à sec
picture-from = de
picture-richest = { $count } jetons, le plus
picture-which-award = { $number ->
    [1] PREMIER AWARD
    [2] DEUXIÈME AWARD
    [3] TROISIÈME AWARD
   *[other] AWARD N° { $number }
}
picture-champion = { $count ->
    [one] CHAMPION DU JOUR
   *[other] CHAMPIONS DU JOUR
}
# Le ruban de la fin : pourquoi ce sont les champions.
picture-two-awards = DEUX AWARDS
picture-awards-of = { $count ->
    [one] 1 AWARD
   *[other] { $count } AWARDS
  } SUR { $of }
picture-most-awards = LE PLUS D’AWARDS : { $count }
picture-by-chips = LE PLUS DE JETONS : { $count }
# La carte des dos marqués.
picture-backs = DOS MARQUÉS
picture-backs-line = tous les voient ; chacun cache une carte parmi quatre
picture-class-A = as
picture-class-L = forte
picture-class-M = moyenne
picture-class-S = faible
picture-backs-note = L’as ne montre pas sa couleur.
    Tous les dos restent visibles toute la donne, couché ou non.
# La tête d’un salon, en capitales.
picture-seats = { $count ->
    [0] PERSONNE À LA TABLE
    [one] { $count } BOSS À LA TABLE
   *[other] { $count } BOSS À LA TABLE
  } · JETONS FICTIFS
picture-started = { $count } BOSS · 12 JETONS CHACUN · LIS LES DOS
# Sous un boss qu’aucune personne ne joue.

## L’histoire d’une partie finie

story-title = LA ROUTE DU TITRE
# sur toutes les parties, dans /stats
story-figure-traps = Bluffs (gagnés sans montrer, avec moins d’une paire) : { $figure }
story-figure-calls = Paris (perdus quand tout semblait gagné) : { $figure }

## Les signes de l’image, pour les leçons

signs = -# **Les dos marqués** : tout le monde les voit. Une couleur, et la force : L (forte, R à 10), M (moyenne, 9 à 6), S (faible, 5 à 2). Un as ne montre que A, sans couleur.
    -# **Une barre dorée sous une carte** : elle compte dans ta meilleure main. Un cadre clair : elle est nouvelle.
    -# **Le ruban doré** : ce que coûte de rester, et le pot en jeu.
    -# **À côté de chaque rival** : ses jetons, et ✓ il reste, ✕ il est couché, ou une flamme : tapis. Une coupe est un Award.

## Une phrase à chacun des trois premiers tours d’une partie en solo

guide-1 = Les dos te disent la moitié de ce que les autres ont en main ; avec une paire ou mieux, rester pour un jeton ne coûte pas cher.
guide-2 = Une quatrième carte commune : que pourraient en faire les dos des autres ? Si elle te fait peur, couche-toi.
guide-3 = La dernière carte est là : reste si tu penses gagner au moins aussi souvent que le dit la ligne du dessus ; sinon, couche-toi.

### Les phrases de Gangster, par sujet. Tout est public dans ce jeu, sauf l’ordre des pioches.

## Noms

game-name = Gangster
    .about = Des boss sillonnent Chicago, placent leurs gangsters, embarquent ceux des autres

# À côté de la table et sous le panneau privé, comme Discord montre les boutons.
button-hand = Mon tour
button-dossier = Décompte provisoire

# Les clans : un signe et une couleur ensemble, pour que jamais l’un n’aille sans l’autre.
clan = { $sign } { $clan }
clan-blue = bleu
    .sign = 🔵⭐
    .emblem = Son emblème est l’étoile
clan-brown = brun
    .sign = 🟤🧲
    .emblem = Son emblème est le fer à cheval
clan-yellow = jaune
    .sign = 🟡👑
    .emblem = Son emblème est la couronne
clan-grey = gris
    .sign = ⚪✖️
    .emblem = Son emblème est la croix
clan-green = vert
    .sign = 🟢☘️
    .emblem = Son emblème est le trèfle
# Un gangster à toi, parmi d’autres.
clan-yours = un des tiens
actor = { $boss } ({ $clan })

## Les noms des lieux, les mêmes dans les deux langues : sans article ni préposition devant un nom

place-northwest-side = Northwest Side
place-greek-town = Greek Town
place-north-side = North Side
place-west-side = West Side
place-chinatown = Chinatown
place-loop = The Loop
place-cicero = Cicero
place-little-italy = Little Italy
place-stock-yards = Stock Yards
place-bronzeville = Bronzeville
place-gold-coast = Gold Coast

## Les équipements spéciaux

equipment-bodyguard = Garde du corps
    .the = le Garde du corps
    .lost = le Garde du corps est perdu
    .three = Trois Gardes du corps au port : remplacés.
    .effect = personne n’embarque tes gangsters là où est ta voiture
equipment-trunk = Coffre
    .the = l’équipement Coffre
    .lost = l’équipement Coffre est perdu
    .three = Trois équipements Coffre au port : remplacés.
    .effect = ton coffre a deux places
equipment-motor = Moteur
    .the = le Moteur
    .lost = le Moteur est perdu
    .three = Trois Moteurs au port : remplacés.
    .effect = une carte Mouvement peut valoir un de plus
equipment-bumper = Pare-chocs
    .the = le Pare-chocs
    .lost = le Pare-chocs est perdu
    .three = Trois Pare-chocs au port : remplacés.
    .effect = avec n’importe quelle carte visible, échange avec une voiture voisine
equipment-gun = Mitraillette
    .the = la Mitraillette
    .lost = la Mitraillette est perdue
    .three = Trois Mitraillettes au port : remplacées.
    .effect = embarque un rival d’un district voisin
equipment-door = Porte
    .the = la Porte
    .lost = la Porte est perdue
    .three = Trois Portes au port : remplacées.
    .effect = débarque deux des tiens en un tour

## Avant la partie

# Ce que le salon dit de la partie, comme convenu. $turns : par personne, pour $seats à la table.
# Ce qui fait gagner, partout où on le dit : au salon, sous la première table, dans /aide et les règles.
goal = Après { $rounds ->
    [1] un jour du décompte
   *[other] { $rounds } jours du décompte
}, le boss qui a le plus d’influence est Roi de Chicago. Chaque district paie ceux qui y ont le plus de gangsters.
in-short = • **Un tour, c’est une action :** rouler, débarquer un gangster, ou en embarquer un.
    • **Une carte Mouvement** (1, 2 ou 3) te fait avancer d’autant, ni plus ni moins.
    • **Dans un district,** le plus nombreux touche le nombre de gauche, le deuxième le suivant. À égalité, le dernier arrivé passe devant.
    • **Embarque le gangster d’un rival :** il reste dans ton coffre jusqu’à ce que tu le laisses ailleurs.
    • **Le huitième doubleur** finit la manche : chaque district paie, et ceux marqués ×2 paient double.
terms = Pour deux à cinq boss ; à deux, chacun mène deux clans. { $goal } Un tour, c’est une petite décision, sans retour en arrière.
option-length = Durée
    .detail = Combien de manches
option-length-full = Trois manches
    .detail = La partie entière : environ 40 tours chacun, à quatre
option-length-short = Deux manches
    .detail = Environ 27 tours chacun, à quatre
option-length-sprint = Une manche
    .detail = Environ 15 tours chacun, à quatre
option-gap-same-clan = Trous
    .detail = Qui peut combler un trou, une fois la dernière case prise
option-gap-same-clan-yes = Seul le clan de la dernière case
    .detail = La partie habituelle : la dernière case mérite un combat
option-gap-same-clan-no = N’importe qui
    .detail = Une fois la dernière case prise, tout clan peut combler un trou
# À côté de la durée, quand ce n’est pas la partie habituelle.
agreed-gaps = N’importe qui comble les trous
option-clan = Clan
    .detail = La couleur que tu voudrais mener
level-rookie = tire au sort une sorte d’action, puis l’action
level-regular = compte ce que chaque district rapporterait, un coup plus loin
level-boss = joue ses meilleures idées jusqu’au bout, en rebattant sans cesse la pioche

## Commandes (noms : minuscules, un mot)

command-group = gangster
    .about = Jouer à une table de Gangster
command-drive = conduire
    .about = Rouler avec une carte Mouvement
command-bump = percuter
    .about = Échanger ta place avec une voiture voisine, grâce au Pare-chocs
command-unload = débarquer
    .about = Débarquer un gangster là où est ta voiture
command-load = embarquer
    .about = Embarquer un gangster là où est ta voiture
command-gun = mitraillette
    .about = Embarquer un rival d’un district voisin, grâce à la Mitraillette
command-option-line = coup
    .about = Quoi exactement ; choisis dans la liste
help = **Gangster**, pour deux à cinq boss : sillonne Chicago, débarque tes gangsters là où ça rapporte, embarque ceux des autres. Rien n’est secret, sauf l’ordre des pioches.
    🏆 { $goal }
    • **À toi de jouer**, une seule action : les boutons sous **Mon tour**, ou `/gangster conduire` · `/gangster percuter` · `/gangster débarquer` · `/gangster embarquer` · `/gangster mitraillette`. Avant le dernier clic, tu lis tout ce qui va se passer ; une commande tapée, elle, est jouée aussitôt. Pas de retour en arrière.
    • **Regarder** : **Mon tour** te montre la ville à tout moment, où mènent tes cartes et qui toucherait quoi. **Décompte provisoire** dit ce que chaque district paierait maintenant.

## Règles

rules-aim = **But.** { $goal }
rules-turn = **Tour.** Une action : rouler, ou embarquer ou débarquer un gangster là où est ta voiture. On ne passe pas, on ne reprend rien.
rules-drive = **Rouler.** Retourne une carte Mouvement (1, 2 ou 3) et avance d’autant, sans jamais faire demi-tour aussitôt. Après ta troisième carte, les trois redeviennent visibles, et on retourne une carte District.
rules-unload = **Embarquer et débarquer.** Les tiens montent dans ta voiture, sans limite ; un rival va dans ton coffre, un seul. Mais personne à Gold Coast.
rules-district = **Districts.** Un gangster débarqué va sur la case après la plus haute occupée. { $gaps ->
    [yes] On ne comble les trous qu’une fois la dernière case prise, et seul le clan qui s’y trouve le peut.
   *[no] On ne comble les trous qu’une fois la dernière case prise ; alors, n’importe qui le peut.
} Le plus de gangsters passe devant ; à égalité, la case la plus haute. Le premier touche le nombre de gauche, le deuxième le suivant, et ainsi de suite.
rules-doubler = **Doubleurs.** Une carte District en place un : ce district compte double. Un policier ne fait rien. Le huitième doubleur finit aussitôt la manche.
rules-round = **Jour du décompte.** Une carte Casino dit ce que vaut chaque « ? » ; chaque district paie. { $rounds ->
    [1] C’est la fin de la partie.
   *[other] Puis les doubleurs s’en vont, de nouveaux gangsters montent en voiture (six, puis cinq), et tout le reste ne bouge pas.
}
rules-harbour = **Gold Coast, le port.** Si tu y finis ta route, tu peux offrir un déjeuner sicilien (tout ton coffre y reste pour toujours), et tu prends un équipement spécial que ton clan n’a pas. Le nouveau se met à gauche ; un troisième est perdu.
rules-equipment = **Équipements spéciaux**
    - Garde du corps : personne n’embarque les tiens là où est ta voiture.
    - Coffre : place pour deux.
    - Moteur : une carte peut valoir un de plus.
    - Pare-chocs : avec n’importe quelle carte visible, échange avec une voiture voisine.
    - Mitraillette : embarque un rival d’un district voisin.
    - Porte : débarque deux des tiens.
rules-two = **À deux**, chacun mène deux clans : une action par tour, avec l’un ou l’autre. **À trois**, Cicero n’est qu’un carrefour.
rules-advice = **Conseils**
    - Un tour vaut de 4 à 8 points : compare. Le deuxième nombre rapporte souvent presque autant que le premier, pour moitié moins de gangsters.
    - Arrive tard ou deux fois : à égalité, le dernier venu passe devant.
    - Mieux vaut un gangster dans plusieurs districts que cinq dans un seul.
    - Près du huitième doubleur, garde ta troisième carte, sauf si la ville te paie déjà bien.
    - Embarque le seul gangster du meneur dans un district doublé.
    - Un coffre plein te ralentit : vide-le à Gold Coast. À la dernière manche, débarque à temps.


## Ce qui se passe

seated = { $boss } { $clans }
news-started = 🎬 { $bosses }. { $agreed }.
news-placed = { $clan } : { $first }, { $second } ; { $piece }.
news-round = { $round ->
    [1] Manche 1 sur { $rounds } : premier doubleur sur { $place }. { $boss ->
        [you] Tu commences
       *[other] { $boss } commence
    }.
   *[other] Manche { $round } : { $more ->
        [5] cinq
        [6] six
       *[other] { $more }
    } nouveaux gangsters chacun ; premier doubleur sur { $place }. { $boss ->
        [you] Tu commences
       *[other] { $boss } commence
    }.
}
news-more = -# … et { $count ->
    [1] un autre tour
   *[other] { $count } autres tours
} avant cela
news-drove = { $boss } roule avec la carte { $card }{ $motor ->
    [yes] { " " }et le Moteur
   *[no] {""}
} : { $start } → { $end }.
news-bumped = { $boss } { $other ->
    [you] te percute (carte { $card }) et prend ta place
   *[other] percute { $other } (carte { $card }) et prend sa place
} : { $start } ↔ { $end }.
news-unloaded = { $boss } débarque { $count ->
    [1] un des siens, { $place }, case { $space }.
   *[other] deux des siens, { $place }, cases { $space } et { $last }.
}
news-put-out = { $boss } sort de son coffre un { $clan ->
    [you] des tiens
   *[other] gangster { $clan }
}, { $place }, case { $space }.
news-loaded = { $boss } rembarque un des siens, { $place }, case { $space }.
news-kidnapped = { $boss } enlève un { $clan ->
    [you] des tiens
   *[other] gangster { $clan }
}, { $place }, case { $space }.
news-gun = { $boss } sort la mitraillette : un { $clan ->
    [you] des tiens
   *[other] gangster { $clan }
}, { $place }, case { $space }, finit au coffre.
news-arrived = Butin de Gold Coast : { $piece }.
news-arrived-lost = Butin de Gold Coast : { $piece } ; { $lost }.
news-arrived-nothing = Gold Coast : rien à prendre.
news-breakfast = Déjeuner sicilien pour { $guests }. { $count ->
    [1] Il reste au buffet.
   *[other] Ils restent au buffet.
}
news-quay = Nouveau au port : { $piece }.
news-doubler = **Doubleur sur { $place }** ({ $number } sur { $all }).
news-police = La police passe, rien ne se passe.
news-reckoned = **Jour du décompte, manche { $round }.** Casino : chaque ? vaut { $casino }.
gain = { $boss ->
    [you] **Toi**
   *[other] { $boss }
} +{ $gain } = { $total }
gains = { $gains }.
tie-at = { $place } : { $first ->
    [you] toi
   *[other] { $first }
} devant { $second ->
    [you] toi
   *[other] { $second }
}, case { $rank } contre { $other }.
tie-here = { $first ->
    [you] toi
   *[other] { $first }
} devant { $second ->
    [you] toi
   *[other] { $second }
} : case { $rank } contre { $other }.
news-must-drive = Personne n’a roulé depuis { $turns } tours : tout le monde doit rouler.
kings = 🏆 { $count ->
    [1] **{ $bosses } est Roi de Chicago** avec { $points } { $points ->
        [one] point
       *[other] points
    }.
   *[other] **{ $bosses } sont Rois de Chicago** avec { $points } { $points ->
        [one] point
       *[other] points
    } chacun.
}
kings-plain = { $count ->
    [1] { $bosses } est Roi de Chicago avec { $points } { $points ->
        [one] point
       *[other] points
    }.
   *[other] { $bosses } sont Rois de Chicago avec { $points } { $points ->
        [one] point
       *[other] points
    } chacun.
}

## Un jour du décompte, et le décompte provisoire

reckoning-head = **Jour du décompte, manche { $round }** : chaque ? vaut { $casino }
reckoning-last = Dernier doubleur, posé par { $boss } : { $place }.
reckoning-district = - { $district }
# $numbers : none là où ils ne se disent pas.
tile = { $place }{ $doubled ->
    [yes] { " " }×2
   *[no] {""}
}{ $numbers ->
    [none] {""}
   *[other] , { $numbers }
}
district-paid = { $tile } : { $shares }.
share = { $boss } { $points } ({ $count })
share-brief = { $boss } { $number } = { $points }
pays = { $clan } { $pay }
nobody = personne
nothing = rien
record-head = 🧮 **Décompte provisoire**
record-now = **Si la manche finissait là** (manche { $round }, { $number ->
    [one] { $number } doubleur
   *[other] { $number } doubleurs
} sur { $all } ; un ? vaudrait { $casino })
record-sums = { $sums }.
record-sum = { $boss } { $has } + { $gain }

## La table en mots

situation = À { $boss } de jouer · manche { $round } sur { $rounds } · { $number ->
    [one] { $number } doubleur
   *[other] { $number } doubleurs
} sur { $all }
situation-idle = Personne n’a roulé depuis { $turns } tours ; à { $limit }, il faudra rouler.
situation-must-drive = Personne n’a roulé depuis { $turns } tours : il faut rouler.
call-together = { $people } : à vous tous de répondre.
score = { $boss } { $points }
counted = { $count } { $kind }
table-pile = Pioche : { $cards } cartes : { $districts } ; policiers : { $police }.
table-casino = Cartes Casino qui restent : { $casino }.
table-stock = Équipements à venir : { $stock }.
table-places = **Lieux** (gangsters par case ; ce que chacun toucherait maintenant ; voitures ; routes)
table-district = - **{ $tile }**, { $spaces } cases : { $gangsters }{ $paid ->
    [none] {""}
   *[other] { " " }({ $paid })
}{ $cars ->
    [none] {""}
   *[other] ; 🚗 { $cars }
} ; → { $roads }
table-out = - **{ $place }** : hors jeu, un carrefour{ $cars ->
    [none] {""}
   *[other] ; 🚗 { $cars }
} ; → { $roads }
table-harbour = - **{ $place }**, le port : { $quays } ; au buffet : { $breakfast }{ $cars ->
    [none] {""}
   *[other] ; 🚗 { $cars }
} ; → { $roads }
table-bosses = **Les boss, dans l’ordre du jeu**
table-boss = { $number }. { $boss } : { $points ->
    [0] pas d’influence
   *[other] influence { $points }
}
table-clan = - { $clan }, { $place } : cartes visibles { $cards } ; { $riding } en voiture ; coffre (place pour { $room }) : { $trunk ->
    [none] vide
   *[other] { $trunk }
} ; { $equipment } ; { $box } dans la boîte

## Un siège

view-effect = - { $piece } : { $effect }
view-reach = - Tes cartes mènent à { $reach }
view-guns = - À portée de mitraillette : { $guns }
reached = { $place } ({ $cards })
gun-target = { $clan } { $place } { $space }
prompt = **À toi de jouer :** une action.
prompt-clan = **{ $clan }** · { $here }
prompt-has = Cartes visibles : { $cards } · en voiture : { $riding } · coffre : { $trunk ->
    [none] vide
   *[other] { $trunk }
}
prompt-third = ⚠️ Si tu roules, c’est ta troisième carte : { $third }.
here = 🚗 { $tile } : tu y es { $position ->
    [1] 1er
   *[other] { $position }e
} avec { $count }, soit { $pay } pour l’instant.
here-nobody = 🚗 { $tile } : aucun des tiens ici.
here-harbour = 🚗 Gold Coast : ici, personne n’embarque ni ne débarque.
here-out = 🚗 { $place } : hors jeu, personne n’y embarque ni n’y débarque.

## Les menus : ce qui peut se faire

choice-drive-card = Rouler de { $card }
choice-bump-card = Carte { $card }
choice-bump = Pare-chocs…
choice-gun = Mitraillette…
choice-here = Ici, { $place } : débarquer, embarquer…
choice-do = C’est parti !
# $third : ce que fait la troisième carte, ou none.
lead-drive = **{ $clan ->
    [none] Rouler de { $card }
   *[other] { $clan } : rouler de { $card }
}, départ { $start }.** Jusqu’où ?{ $third ->
    [none] {""}
    [told] {""}
   *[other] { " " }⚠️ C’est ta troisième carte : { $third }.
}
lead-bump = **{ $clan ->
    [none] Pare-chocs
   *[other] { $clan } : pare-chocs
}, carte { $card }.** Avec quelle voiture échanges-tu ta place ?{ $asked ->
    [yes] {""}
   *[no] { " " }C’est fait dès que tu cliques.
}{ $third ->
    [none] {""}
    [told] {""}
   *[other] { " " }⚠️ C’est ta troisième carte : { $third }.
}
lead-gun = **Mitraillette.** Qui prends-tu dans ton coffre ?
lead-gun-at = **Mitraillette, { $place }.** Qui prends-tu dans ton coffre ? C’est fait dès que tu cliques.
line-pays = { $does } : { $gain }
line-unload = Débarquer { $count ->
    [1] un des tiens → case { $space }
   *[other] deux des tiens → cases { $space }, { $last }
}
line-put-out = Débarquer { $clan } → case { $space }
line-load = Rembarquer un des tiens, case { $space }
line-kidnap = Embarquer { $clan }, case { $space }
line-gun = { $place } { $space }, { $clan }
line-harbour = { $other ->
    [none] {""}
   *[other] { $other } ·{ " " }
}Gold Coast : { $piece ->
    [none] rien à prendre
   *[other] prendre { $piece }
}{ $guests ->
    [0] {""}
   *[other] , en laisser { $guests } au déjeuner
}
# $count : ses gangsters là-bas ; $gain : ce qu’un de plus vaudrait, ou none.
line-drive = { $other ->
    [none] {""}
   *[other] { $other } ·{ " " }
}{ $place }{ $doubled ->
    [yes] { " " }×2
   *[no] {""}
}{ $open ->
    [no] { " " }· hors jeu
   *[yes] { " " }· { $gain ->
        [none] pas de case pour les tiens
       *[other] { $count ->
            [0] un gangster : { $gain }
           *[other] avec { $count }, un de plus : { $gain }
        }
    }
}
gain-place = { $position ->
    [0] plus personne
    [1] 1er
   *[other] { $position }e
}, { $pay } (avant { $before })
gain-other = { $clan } { $pay } (avant { $before })

## Demandé encore une fois : tout ce que fera une action

sure-head = **{ $clan ->
    [none] {""}
   *[other] { $clan } :{ " " }
}{ $does }**
do-drive = Rouler de { $card } : { $start } → { $end }
do-bump = Pare-chocs, carte { $card }, contre { $other } : ta voiture { $start } → { $end }, l’autre → { $start }
do-unload = Débarquer { $count ->
    [1] un des tiens, { $place }, case { $space }
   *[other] deux des tiens, { $place }, cases { $space } et { $last }
}
do-put-out = Sortir un gangster { $clan } du coffre, { $place }, case { $space }
do-load = Rembarquer un des tiens, { $place } { $space }
do-kidnap = Enlever un gangster { $clan }, { $place } { $space }
do-gun = Mitraillette : un gangster { $clan }, { $place } { $space }, dans ton coffre
sure-taken = Tu prends { $piece }.
sure-taken-lost = Tu prends { $piece } ; { $lost }.
sure-nothing-taken = Rien à prendre sur les quais.
sure-breakfast = Déjeuner sicilien : { $guests } { $count ->
    [1] reste
   *[other] restent
} au buffet jusqu’à la fin de la partie.
sure-no-breakfast = Sans déjeuner : { $guests } { $count ->
    [1] reste
   *[other] restent
} dans ton coffre.
sure-unchanged = Le décompte ne bouge pas.
sure-gain = { $who ->
    [you] Toi
   *[other] { $who }
} : { $gain }.
sure-then = Un de plus des tiens irait case { $space } : { $gain }.
third = ⚠️ Ta troisième carte : { $third }. Tes trois cartes sont de nouveau visibles.
third-card = je retourne une carte District, et { $ends ->
    [yes] elle finit la manche
   *[no] son district compte double
}{ $police ->
    [0] {""}
    [1] , sauf si c’est le policier (un sur { $cards })
   *[other] , sauf si c’est un policier ({ $police } sur { $cards })
}

## Conseil : ce que vaut une ligne, et ce qu’elle change (un entraîneur)

# À gauche d’une flèche : si le tour passait ; à droite : après cette ligne. En points de la manche, en moyenne.
# $clan : lequel de deux clans agit, ou none.
advised-worth = { $clan ->
    [none] {""}
   *[other] { $clan } :{ " " }
}{ $way ->
    [same] Autant ne rien faire
   *[other] Environ **{ $points } { $points ->
        [one] point
       *[other] points
    }** de { $way ->
        [less] moins
       *[more] plus
    } qu’en ne faisant rien
} ({ $tries } essais).
advised-fell = Tu y perds { $points ->
    [0] moins d’un point
   *[other] environ { $points } { $points ->
        [one] point
       *[other] points
    }
}.
when = tour { $turn } (manche { $round })
advised-district = { $place } : toi { $before } → { $after } { $after ->
    [one] point
   *[other] points
}
advised-rival = { $place } : { $clan } { $before } → { $after } { $after ->
    [one] point
   *[other] points
}
advised-next = En vue pour tes prochains tours : { $before } → { $after } { $after ->
    [one] point
   *[other] points
}
advised-later = Pour les manches à venir : { $before } → { $after } { $after ->
    [one] point
   *[other] points
}
advised-king = Chances de finir Roi de Chicago : { $before } → { $after } %
advised-ends = ⚠️ Ta troisième carte finit la manche { $chance ->
    [100] à coup sûr
   *[other] dans { $chance } % des cas
} : si rien d’autre ne bouge, tu { $way ->
    [same] es à égalité avec le meilleur rival
   *[other] as { $ahead } { $ahead ->
        [one] point
       *[other] points
    } { $way ->
        [less] de retard sur le meilleur rival
       *[more] d’avance sur tous les rivaux
    }
}
advised-doubler = Ta troisième carte : un doubleur { $chance ->
    [100] à coup sûr
   *[other] dans { $chance } % des cas
} ; si rien d’autre ne bouge, il te rapporte environ { $mine }, et { $theirs } à chaque rival
advised-cards = Il te reste { $count ->
    [one] la carte { $cards }
   *[other] les cartes { $cards }
}
advised-car = Il te reste { $riding ->
    [0] une voiture vide
   *[other] { $riding } { $riding ->
        [one] gangster
       *[other] gangsters
    } en voiture
}
advised-trunk = Il reste { $held ->
    [0] un coffre vide
    [1] un rival au coffre
   *[other] { $held } rivaux au coffre
} (capacité : { $room })

## Refus

refused-unknown-action = Je ne comprends pas { $text }. Choisis une des actions proposées.
refused-game-over = Cette partie est finie.
refused-unknown-seat = Tu ne joues pas à cette table. Tu peux regarder.
refused-not-your-turn = Ce n’est pas ton tour : { $name ->
    [none] un autre boss joue
   *[other] { $name } joue
}. **Mon tour** montre ce que tu pourrais faire.
refused-name-the-clan = Lequel de tes clans agit, { $first } ou { $second } ? Commence la ligne par sa couleur.
refused-no-clan-needed = Tu mènes un seul clan : pas de couleur au début de la ligne.
refused-not-your-clan = Le clan { $clan } n’est pas à toi.
refused-must-drive = Personne n’a roulé depuis { $turns } tours : à toi de rouler.
refused-plan-no-more-turns = Tu peux préparer { $turns } tours au plus.
refused-plan-not-possible = Ce n’est pas possible pour l’instant.
refused-plan-round-changed = Une nouvelle manche a commencé.
refused-plan-clan-changed = Ton clan { $clan } a changé entre-temps.
refused-plan-car-moved = La voiture du clan { $clan } a bougé.
refused-plan-place-changed = Ça a bougé à { $place }.
refused-plan-not-first = { $place } : tu n’y viens plus en premier.
refused-plan-space-changed = { $place } : la case { $space } n’est plus comme avant.
refused-plan-piece-gone = Plus sur les quais : { $piece }.
refused-card-used = Ta carte { $card } est retournée. Visibles : { $open }.
refused-out-of-reach = La carte { $card } ne mène pas à { $place }. { $cards ->
    [none] Aucune carte visible n’y mène.
   *[other] Les cartes qui y mènent : { $cards }.
}
refused-not-at-harbour = L’équipement et le déjeuner, c’est au port, Gold Coast.
refused-take-a-piece = Au port, il faut prendre un équipement : { $pieces }.
refused-kind-owned = Ton clan l’a déjà : { $piece }. Prends-en un autre.
refused-not-on-quays = Pas sur les quais : { $piece }.
refused-trunk-empty = Personne dans ton coffre pour le déjeuner.
refused-no-bumper = Sans Pare-chocs, pas d’échange.
refused-own-car = Tu ne peux pas percuter ta propre voiture.
refused-clan-not-playing = Le clan { $clan } n’est pas de la partie.
refused-car-not-connected = La voiture du clan { $clan } est à { $place }, trop loin d’ici.
refused-not-at-gold-coast = Gold Coast : ici, personne n’embarque ni ne débarque. Roule.
refused-out-of-the-game = { $place } est hors jeu : personne n’y reste.
refused-car-empty = { $riding ->
    [0] Personne dans ta voiture.
   *[other] Il n’y en a que { $riding } dans ta voiture, pas { $wanted }.
}
refused-no-door = Sans Porte, un seul gangster débarque à la fois.
refused-tile-full = { $place } est complet.
refused-gap-closed = { $place } : le clan { $clan } tient la dernière case, et lui seul peut combler les trous.
refused-not-in-trunk = Pas de gangster { $clan } dans ton coffre.
refused-no-such-space = { $place } a { $spaces } cases ; pas de case { $space }.
refused-space-free = { $place } : personne sur la case { $space }.
refused-trunk-full = Ton coffre est plein : il contient { $room ->
    [1] un rival
   *[other] { $room } rivaux
} au plus. Vide-le à Gold Coast, ou débarques-en un.
refused-guarded = Garde du corps du clan { $clan }, { $place } : ses gangsters y sont intouchables.
refused-no-gun = Sans Mitraillette, tu n’embarques que là où est ta voiture.
refused-place-not-connected = { $place } n’est pas un district voisin.
refused-own-gangster = { $place }, case { $space } : c’est un des tiens. La Mitraillette, c’est pour les rivaux.

## Les chiffres

ending = **{ $boss }** · { $computer ->
    [yes] ordinateur
   *[no] { $name }
} · { $clans } : { $rounds ->
    [1] influence { $points }
   *[other] { $gains } = influence { $points }
}, { $firsts ->
    [0] premier nulle part
    [1] premier dans un district
   *[other] premier dans { $firsts } districts
}{ $kidnappings ->
    [0] {""}
    [1] , un enlèvement
   *[other] , { $kidnappings } enlèvements
}
figure-rounds = Manches jouées : { $figure }
figure-influence = Influence en tout : { $figure }
figure-best-influence = · meilleure partie : { $figure }
figure-best-round = · meilleure manche : { $figure }
figure-districts-first = Districts menés un jour du décompte : { $figure }
figure-drives = Trajets : { $figure }
figure-bumps = · avec le Pare-chocs : { $figure }
figure-unloaded = Gangsters débarqués : { $figure }
figure-kidnappings = Enlèvements : { $figure }
figure-breakfasts = · invités au déjeuner : { $figure }
figure-pieces = Équipements pris : { $figure }
figure-doublers = Doubleurs posés : { $figure }
figure-reckonings = · manches finies : { $figure }

## Ce que disent les images à qui ne les voit pas

alt-table = Manche { $round } sur { $rounds }, { $number ->
    [one] { $number } doubleur
   *[other] { $number } doubleurs
} sur { $all }. À { $boss } de jouer.
alt-scores = Points : { $scores }.
alt-district = { $tile } : { $gangsters }{ $cars ->
    [none] {""}
   *[other] ; voitures : { $cars }
}.
alt-out = { $place } est hors jeu ; voitures : { $cars }.
alt-harbour = { $place } : { $quays }{ $cars ->
    [none] {""}
   *[other] ; voitures : { $cars }
}.
alt-clan = { $boss } : cartes { $cards }, { $riding } en voiture{ $trunk ->
    [none] {""}
   *[other] , coffre { $trunk }
}{ $equipment ->
    [none] {""}
   *[other] ; { $equipment }
}.
alt-you-are = Tu joues { $boss }, influence { $points }. { $asked ->
    [yes] À toi de jouer.
   *[no] Tu regardes d’avance.
}
alt-reach = { $clan } : les cartes mènent à { $reach }.
alt-so-far = Le décompte si la manche finissait là, manche { $round }, doubleurs : { $number } sur { $all } ; un ? vaut l’un de { $casino }.
alt-reckoning = Jour du décompte, manche { $round }. Chaque ? vaut { $casino }.
alt-result = { $rounds ->
    [1] { $boss } { $points }.
   *[other] { $boss } : { $gains } = { $points }.
}
alt-firsts = Premier dans { $places }.
alt-banner = Gangster. À la table : { $seats }.
alt-banner-started = Gangster. La partie a commencé : { $seats }.

## Ce que disent les ordinateurs

# Les boss joués par l’ordinateur : a-f n’importe qui, puis une réplique de chaque boss.
talk-kidnaps =
    .a = Monte. On va juste faire un tour.
    .b = Tu avais l’air bien seul, à ce coin de rue.
    .c = Attention à la tête. Ou pas.
    .d = Il restait une place dans le coffre.
    .e = Appelons ça du covoiturage.
    .f = Il ne manquera à personne avant mardi.
    .capone = Un mot gentil, et un coffre ouvert.
    .yale = Il est d’usage d’offrir une place aux inconnus.
    .weiss = Dedans ! Dedans ! Dedans !
    .moran = Viens. Il paraît que tu ronfles.
    .obanion = J’avais un vase pour toi.
    .torrio = Une mutation de personnel.
talk-robbed =
    .a = Il avait une famille. Enfin, une voiture.
    .b = J’ai noté la plaque.
    .c = Ce coin de rue était encore chaud.
    .d = Ramène-le avec le plein.
    .e = Je me souviendrai de cette couleur.
    .f = Un gangster. Tu en paieras deux.
    .capone = Repose-le. Je ne le dirai qu’une fois.
    .yale = Quelles manières.
    .weiss = Il était À MOI !
    .moran = C’est toujours ceux que j’aime qu’on prend.
    .obanion = J’avais déjà commandé la couronne.
    .torrio = Je l’inscris aux pertes.
talk-breakfast =
    .a = Goûtez les œufs. Prenez votre temps.
    .b = Le port est charmant à cette heure.
    .c = Personne ne quitte jamais ce buffet.
    .d = Chaussures lourdes, déjeuner léger.
    .e = Le coffre paraît tellement plus grand.
    .f = Ils disaient avoir faim.
    .capone = Le déjeuner est pour moi. Comme toujours.
    .yale = Les serviettes, messieurs. Puis la vue.
    .weiss = Mange ! Nage !
    .moran = Le poisson est bon, aujourd’hui. À ce qu’il dit.
    .obanion = Des lis sur chaque table.
    .torrio = Une clôture de comptes.
talk-gains =
    .a = Recompte. J’aime bien ce bruit.
    .b = Ça s’appelle un loyer.
    .c = La ville a été généreuse.
    .d = Je n’ai fait que me tenir là.
    .e = Belle journée pour tenir les coins de rue.
    .f = Les doubleurs poussent là où je me gare.
    .capone = Ma ville paie à l’heure.
    .yale = Une somme de bon goût.
    .weiss = Encore ! La prochaine fois, encore plus !
    .moran = Les voix avaient dit : Loop.
    .obanion = Les affaires fleurissent.
    .torrio = Comme prévu dans les livres.
talk-triumph =
    .a = Longue vie à moi.
    .b = Que quelqu’un astique la couronne.
    .c = Chicago est une petite ville, au fond.
    .d = Garez-vous où vous voulez : en me demandant d’abord.
    .e = Je vous remercierais bien, mais pourquoi ?
    .f = Le maire vous salue.
    .capone = Il n’y a jamais eu d’autre nom sur la porte.
    .yale = Une couronne, oui, mais discrète.
    .weiss = Roi ! Dis-le ! Roi !
    .moran = Et qui rit, maintenant ? Moi.
    .obanion = Des roses pour tous. De la maison. La mienne.
    .torrio = L’audit est terminé.

## Les images : ce qui s'y lit, en capitales comme peint. Lieux et équipements y sont mis en capitales.

# La table. Manche $round sur $rounds.
picture-to-play = C’EST À
picture-round = MANCHE { $round }/{ $rounds }

# Le panneau privé. $space, $other : les numéros des cases.
picture-your-turn = À TOI DE JOUER
picture-look-ahead = EN ATTENDANT
picture-effect-bodyguard = protège les tiens ici
picture-effect-trunk = place pour deux rivaux
picture-effect-motor = une carte vaut un de plus
picture-effect-bumper = échange avec un voisin
picture-effect-gun = embarque un rival à côté
picture-effect-door = débarque deux des tiens
picture-in-the-trunk = dans le coffre
picture-trunk-empty = coffre vide
picture-scores-now = rapporterait
picture-space = case { $space }
picture-spaces = cases { $space }, { $other }
picture-nothing-here = rien à embarquer ici
picture-at-the-harbour = rien ne se compte au port
picture-card-leads = y mène
picture-takes-number = toucherait ce nombre
picture-in-range = à portée de mitraillette

# Le jour du décompte. Chaque ? compte ce que dit la carte Casino.
# Le décompte tel qu’il serait maintenant. $numbers : ce qui reste des cartes casino.
picture-so-far = DÉCOMPTE PROVISOIRE
picture-doublers = DOUBLEURS : { $number } SUR { $all }
picture-casino-left = un ? vaut { $numbers }
picture-reckoning = JOUR DU DÉCOMPTE
picture-round-of = MANCHE { $round } SUR { $rounds }
picture-last-doubler = DERNIER DOUBLEUR
picture-casino = ? = { $number }

# La fin.
picture-king = { $count ->
    [one] ROI DE CHICAGO
   *[other] ROIS DE CHICAGO
}
picture-influence = { $points ->
    [one] { $points } POINT D’INFLUENCE
   *[other] { $points } POINTS D’INFLUENCE
}
picture-gain = MANCHE { $round }
picture-first-in = PREMIER DANS
picture-first-nowhere = NULLE PART

# Le salon.
picture-seats = { $count ->
    [0] CINQ PLACES SONT LIBRES
    [one] UN BOSS À LA TABLE
   *[other] { $count } BOSS À LA TABLE
}
picture-begun = { $count } BOSS · QUI SERA ROI DE CHICAGO ?

## L’histoire d’une partie finie

story-title = QUI A FAIT TOMBER CHICAGO
story-turns = { $count ->
    [one] un tour
   *[other] { $count } tours
}
story-days = { $count ->
    [0] aucun décompte
    [one] un décompte
   *[other] { $count } décomptes
}
story-line = { $turns } · { $days } · les chances de chaque boss, en %
story-length = { $turns } et { $days }
story-start = départ
story-unit = tour
story-at = tour { $turn }
story-during = au tour { $turn }
story-lane = DÉCOMPTES
    .line = points de chaque jour
story-luck = chance
story-kidnappings =
    .told = enlèvements
story-guns = mitraillette
    .told = tirs de mitraillette
story-bumps = pare-chocs
    .told = coups de pare-chocs
story-haul = LE GROS COUP
    .first = points
    .second = d’un coup
# 240 de large, en deux lignes
story-gangsters = { $count ->
    [one] un gangster
   *[other] { $count } gangsters
}
story-haul-told = Le gros coup : { $during }, { $boss } empoche { $points } points d’un coup ({ $place }).
# sur toutes les parties, dans /stats
story-figure-guns = Tirs de mitraillette : { $figure }
story-figure-bumps = Coups de pare-chocs : { $figure }
story-figure-best-haul = Plus gros coup : { $figure } points

## Les signes de l’image, pour les leçons

signs = -# **Une carte au-dessus d’un district** : elle t’y mène. Un district sombre est hors d’atteinte.
    -# **Les nombres blancs** : ce qu’y touchent le premier, le deuxième, le troisième ; les petits signes dessous disent qui c’est. « ? » se révèle au décompte. **×2** compte double.
    -# **Les cases rondes** se remplissent dans l’ordre, à partir de la flèche. Anneau doré : ton prochain gangster y va.
    -# **À gauche** : tes cartes visibles, tes gangsters encore en voiture, ton équipement, ton coffre.
    -# **Les flèches** : vers le haut, tu embarques ; vers le bas, tu débarques. Le nombre dit ce que le district te rapporterait alors.

## Une phrase à chacun des trois premiers tours d’une partie en solo

guide-1 = Débarque un gangster où ça paie : le plus nombreux touche le nombre de gauche, et à égalité, le dernier arrivé passe devant.
guide-2 = Roule vers un district où tu peux être premier ou deuxième ; l’anneau doré montre la place de ton prochain gangster.
guide-3 = Après ta troisième carte, les trois redeviennent visibles, et une carte District peut doubler un district (×2).

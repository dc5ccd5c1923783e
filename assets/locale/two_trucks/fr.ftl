### Les phrases de Deux camions en français, par sujet. Les boss ont leur propre catalogue.

## Names

# .about : 100 caractères au plus.
game-name = Deux camions
    .about = Chaque nuit, deux camions. Envoie un homme en secret : le plus fort rafle tout

# À côté de la table et sous le panneau privé, comme Discord montre les boutons.
button-hand = Mes hommes
button-dossier = Les nuits passées

crates = { $count ->
    [0] aucune caisse
    [one] 1 caisse
   *[other] { $count } caisses
}
nights = { $count ->
    [one] 1 nuit
   *[other] { $count } nuits
}
# Un homme, de qui que ce soit : « pour un 8 ».
a-man = un { $man }
# Un homme resté dans l’ombre : on sait seulement que son numéro était plus petit.
under = moins de { $below }
road-north = nord
road-south = sud

## The lobby

terms = Pour deux à six boss. { $goal } { $nights } nuits, un choix secret par nuit.

## News

# $boss, $bosses sont des noms en gras ; $road : nord ou sud ; $crates : en mots.
news-nothing = Pour l’instant, la nuit est calme.
news-started = 🎬 { $bosses } guettent les camions. Chacun a { $men } hommes à la maison, numérotés de 1 à { $men }.
news-arrived = 🌙 Nuit { $night }. Arrivages : nord { $north }, sud { $south }.
news-last = Dernière nuit : ce qui reste sur les routes est perdu, et les deux derniers hommes partent pour le train.
# $others : combien sont venus, trop faibles ; $past : leurs noms.
news-taken = 🚚 { $boss ->
    [you] Tu rafles
   *[other] { $boss } rafle
} { $crates } au { $road } avec { $boss ->
    [you] ton
   *[other] son
} { $man }{ $others ->
    [0] { "" }
   *[other] , devant { $past }
}.
news-alone = 🚚 { $boss ->
    [you] Tu étais
   *[other] { $boss } était
} seul au { $road } : { $crates } pour { $man }.
# $equals : news-equals, une fois par numéro envoyé par deux ou plus.
news-slipped = ⛔ Au { $road }, match nul : { $equals }. { $boss ->
    [you] Tu repars avec { $crates }, grâce à ton { $man }.
   *[other] { $boss } repart avec { $crates }, grâce à son { $man }.
}
news-blocked = ⛔ Au { $road }, match nul : { $equals }. Personne ne passe ; { $crates } { $count ->
    [one] reste
   *[other] restent
} sur place.
news-equals = { $bosses } ({ $man } chacun)
news-nobody = 💤 Personne au { $road } : { $crates } { $count ->
    [one] reste
   *[other] restent
} sur place.
# Une nuit passée, quand il s’est passé beaucoup de choses depuis.
news-night = Nuit { $night }. { $told }
news-train = 🚂 Minuit. { $boss ->
    [you] Tu prends le train avec ton
   *[other] { $boss } prend le train avec son
} { $low } et { $boss ->
    [you] ton
   *[other] son
} { $high } : { $crates }.
news-train-through = 🚂 Minuit. { $bosses } : même force. Le train passe sans s’arrêter.
news-over = 🏆 { $champions }
# $how : alone, pair (autant de caisses, la paire la plus forte), shared. $crates : en mots.
champions = { $how ->
    [shared] { $bosses } se partagent la ville, avec { $crates } chacun.
    [pair] { $bosses } a { $crates }, pas plus que le suivant, mais la paire la plus forte : la ville est à lui.
   *[alone] { $bosses } a { $crates } : la ville est à lui.
}

## A dawn in words

recount-dawn = **L’aube de la nuit { $night }.**
recount-road = - { $road } : { $told }
recount-train = **Le train de minuit.**
recount-all = **Tous les hommes.**
recount-pair = - { $boss } : { $low } et { $high }, en tout { $sum }

## Asked

# Ce que la table attend (public), et ce qu’on demande à un boss (privé).
situation = Nuit { $night } sur { $nights } · nord { $north }, sud { $south } · on attend tout le monde
situation-over = 🏆 { $champions }
call-together = { $people } : un homme à envoyer, et sur quelle route ? (Nuit { $night } : nord { $north }, sud { $south }.)
prompt = **Nuit { $night } sur { $nights }. Au nord { $north }, au sud { $south }. Qui envoies-tu, et où ?**
prompt-tomorrow = Demain : nord { $north }, sud { $south }, en plus de ce qui reste.
prompt-sent = Tu envoies ton { $man } au { $road }. Personne ne le sait. Tu peux le reprendre tant que tout le monde n’a pas choisi.
when = nuit { $night }

## Choices

# Le nom d’un menu et ses lignes : 100 caractères au plus, sans markdown.
choice-road = { $road ->
    [north] ⬆️ Nord
   *[south] ⬇️ Sud
} · { $crates }
choice-man = { $road ->
    [north] { $man } au nord
   *[south] { $man } au sud
}
choice-man-detail = { $place ->
    [only] Ton seul homme à la maison
    [weakest] Ton homme le plus faible
    [strongest] Ton homme le plus fort
   *[other] { $stronger ->
        [one] Tu as un homme plus fort à la maison
       *[other] Tu as { $stronger } hommes plus forts à la maison
    }
}
# Les coups les plus courants, en boutons sous un titre ; $road : la route du camion le plus plein.
choice-quick = -# { $road ->
    [north] ⬆️ Le camion le plus plein, au nord : en un clic
   *[south] ⬇️ Le camion le plus plein, au sud : en un clic
}
choice-weakest = Faible : { $man }
choice-middle = Moyen : { $man }
choice-strongest = Fort : { $man }
choice-send = Envoyer ton { $man } au { $road }

## Advice

# Ce qu’un coach dit d’un coup, à ce siège seul. Les chances sont sur 100.
advised-worth = 👑 Chance de gagner la ville : **{ $worth } %**
advised-takes = Rafle { $crates ->
    [one] la caisse
   *[other] les { $crates } caisses
} : { $chance } %
advised-leaves = Ta paire la plus forte pour le train est alors { $low } + { $high }
advised-fell = Ta chance de gagner la ville est passée de { $high } % à { $low } %.

## Refusals

# Ce qui ne va pas, et ce qu’on peut faire à la place. $text est ce qui a été tapé.
refused-game-over = Cette partie est finie. Pour en jouer une autre, appuie sur **Revanche** sous la dernière image.
refused-unknown-seat = Tu n’as pas de place à cette table. Regarde la partie, ou ouvre la tienne avec `/table new`.
refused-already-sent = Tu as choisi pour cette nuit ; reprends d’abord ton homme.
refused-no-such-man = Il n’y a pas d’homme numéro { $man }.
refused-man-is-gone = Ton { $man } est parti à la nuit { $night }.
refused-plan-not-possible = Cela ne se prévoit pas : pour demain, choisis un seul homme, que tu gardes à la maison cette nuit.
refused-plan-night-changed = La nuit pour laquelle tu avais prévu cela est passée.
refused-plan-load-stayed = { $road ->
    [north] Un chargement est resté au nord : l’enjeu n’est plus celui que tu avais prévu.
   *[south] Un chargement est resté au sud : l’enjeu n’est plus celui que tu avais prévu.
}
refused-unknown-action = Je ne comprends pas { $text }. Choisis un homme dans les menus, ou tape `/trucks send`, par exemple { $example }.

## Rules

# $ties : stand, next.
goal = La partie va à qui a le plus de caisses ; à égalité, à qui a gardé la paire d’hommes la plus forte pour le train de minuit.
in-short = • **Deux camions par nuit :** l’un par la route du nord, l’autre par la route du sud, chacun avec ses caisses.
    • **Envoie un homme,** en secret, vers l’un des deux. Tu as un homme de chaque force, et chacun ne part qu’une fois.
    • **Le plus fort** sur une route rafle tout le chargement. Lui seul est reconnu : les autres restent dans l’ombre.
    • **À égalité ?** Ils se neutralisent, et le chargement reste pour la nuit suivante.
    • **Tes deux derniers hommes** partent pour le train de minuit et ses neuf caisses.
rules-aim = **But.** { $goal } Toujours à égalité, la victoire est partagée.
rules-men = **Tes hommes.** Tu en as { $men }, numérotés de 1 à { $men } ; les autres aussi. Le numéro est sa force. Un homme envoyé ne revient pas, qu’il ait raflé quelque chose ou non.
rules-night = **Une nuit.** Deux camions apportent leur chargement ; celui du lendemain est connu aussi. Chacun envoie un homme sur une route, en secret. Personne n’apprend qui a choisi ; jusqu’au dernier choix, tu peux reprendre le tien.
rules-dawn = **L’aube.** On apprend qui est allé où. Sur chaque route, le plus grand numéro rafle tout le chargement, et il est reconnu ; des autres, on sait seulement qu’ils étaient plus faibles. Là où personne n’est venu, le chargement reste sur place.
rules-ties = **Égalités.** { $ties ->
    [next] Des hommes de même force se neutralisent : le plus fort qui est seul avec son numéro rafle le chargement. S’il n’y en a pas, tous sont reconnus et le chargement reste.
   *[stand] Si le plus grand numéro est là plusieurs fois, ces hommes sont reconnus, personne ne passe, et le chargement reste.
}
rules-train = **Le train de minuit.** Après { $nights } nuits, chacun a encore deux hommes. La somme la plus haute prend { $train } caisses ; à égalité, { $ties ->
    [next] c’est la suivante qui est seule
   *[stand] le train passe sans s’arrêter
}. Ce qui reste sur les routes est perdu.

## Table as text

table-night = **Nuit { $night } sur { $nights }.**
table-over = **Après { $nights } nuits, c’est fini.**
table-road = { $road ->
    [north] ⬆️ Nord
   *[south] ⬇️ Sud
} : { $crates }{ $tiles ->
    [none] { "" }
   *[other] { " " }({ $tiles })
}
table-tomorrow = Demain : nord { $north }, sud { $south }
table-no-tomorrow = C’est la dernière nuit ; puis le train, avec { $train } caisses.
table-to-come = Encore à venir, sans ordre connu : { $tiles }
table-ties = { $ties ->
    [next] Les égaux se neutralisent ; le plus fort après eux rafle le chargement.
   *[stand] Les égaux se neutralisent, et le chargement reste.
}
table-bosses = **Les boss**
table-boss = { $number }. { $boss } : { $facts }
table-trucks = { $count ->
    [0] aucun camion
    [one] 1 camion
   *[other] { $count } camions
}
table-track = envoyés : { $track }
table-track-none = personne d’envoyé
table-trace = { $road } { $man }{ $end ->
    [took] { " " }✓
    [blocked] { " " }=
   *[lost] { "" }
}
table-possible = peut-être à la maison : { $men }
table-home = gardés pour le train : { $men }
table-legend = ✓ a raflé le camion · = bloqué par un égal · « moins de 9 » : personne ne l’a vu, mais il était plus faible que 9.

## What one seat knows

view-home = **Tes hommes à la maison** ({ $boss }) : { $men }
view-sent = Envoyés : { $track }
view-train = Pour le train, en l’état : { $low } + { $high } = { $sum }
record-head = 🗂️ **Les nuits passées**
record-none = Aucune nuit n’est finie. Plus tard, tu trouveras ici qui est allé où, qui a raflé quoi, et qui a été reconnu.
record-night = **Nuit { $night }**
record-road = - { $road ->
    [north] ⬆️ Nord
   *[south] ⬇️ Sud
} : { $told }

## Options

option-length = Durée
    .detail = Combien de nuits
option-length-standard = Dix nuits
    .detail = Douze hommes chacun
option-length-short = Sept nuits
    .detail = Neuf hommes chacun ; dès trois joueurs (à deux : dix nuits)
option-ties = Égalités
    .detail = Ce que devient un chargement quand les plus forts sont à égalité
option-ties-stand = Le chargement reste
    .detail = La partie habituelle : personne ne passe
option-ties-next = Le suivant le rafle
    .detail = Le plus fort qui est seul avec son numéro

## Commands (names: lower case, one word)

command-group = trucks
    .about = Jouer à Deux camions
command-send = envoyer
    .about = Envoyer un homme sur une route cette nuit
command-option-man = homme
    .about = Son numéro
command-option-road = route
    .about = nord (north) ou sud (south)
help = **Deux camions**, un petit jeu de la maison pour deux à six boss ; son ancêtre est le Game of Pure Strategy.
    🏆 { $goal }
    • **Chaque nuit**, `/trucks send` envoie un homme au nord ou au sud ; ou choisis-le dans les menus de ton panneau.
    • **Les nuits passées** : le bouton sous la table, ou `/game dossier`, montre qui est allé où, et qui a raflé quoi.

## Figures

# Une ligne par siège à la fin. $computer : yes quand un ordinateur a joué pour personne.
figures = **{ $boss }** · { $computer ->
    [yes] ordinateur
   *[no] { $name }
} : { $crates }, { $trucks ->
    [0] aucun camion
    [one] 1 camion
   *[other] { $trucks } camions
}, paire { $pair }{ $trains ->
    [0] { "" }
   *[other] , le train
}{ $steals ->
    [0] { "" }
    [one] , 1 coup de culot
   *[other] , { $steals } coups de culot
}{ $best ->
    [0] { "" }
   *[other] , plus gros chargement { $best }
}
figure-crates = Caisses : { $figure }
figure-trucks = Camions raflés : { $figure }
figure-trains = Trains de minuit : { $figure }
figure-steals = Coups de culot (un camion avec un 4 ou moins) : { $figure }
figure-walls = Blocages (arrêté par un égal) : { $figure }
figure-spent = Force envoyée : { $figure }
figure-wasted = · pour rien : { $figure }
figure-best-load = Plus gros chargement : { $figure }

## What pictures say

# À qui ne peut pas les voir : texte simple, 1 024 caractères au plus en tout.
alt-night = Nuit { $night } sur { $nights }. Au nord { $north }, au sud { $south }.
alt-tomorrow = Demain au nord { $north }, au sud { $south }.
alt-row = { $who } { $crates }{ $track ->
    [none] { "" }
   *[other] { " " }: { $track }
}.
alt-home = Gardés : { $men }.
alt-own = Tu es { $boss }. À la maison : { $men }.
alt-dawn = L’aube de la nuit { $night }.
alt-pair = { $boss } : { $low } + { $high } = { $sum }.
alt-banner = Deux camions. À la table : { $seats }.
alt-banner-started = Deux camions. La partie a commencé : { $seats }.
alt-help = Comment jouer à Deux camions. { $rules }

## What computers say

# a-f n’importe qui, puis une phrase de chaque boss.
talk-triumph =
    .a = La ville n’est plus à sec, et elle boit chez moi.
    .b = Recomptez, si ça vous chante. J’ai le temps.
    .c = Une bonne semaine. On remet ça ?
    .d = Il fallait bien que quelqu’un ravitaille cette ville.
    .e = Ce sont les petits chargements. Toujours les petits.
    .f = Messieurs, la première tournée est pour moi.
    .capone = Je ne suis qu’un commerçant : je donne aux gens ce qu’ils veulent.
    .yale = Je n’en ai pas douté un instant.
    .weiss = À moi ! Jusqu’à la dernière caisse !
    .moran = Pas mal, pour le nord de la ville.
    .obanion = Des lys blancs pour tous. Et le whisky pour moi.
    .torrio = Tout était dans les comptes avant de commencer.
talk-steal =
    .a = Lui ? Je voulais juste qu’il prenne l’air.
    .b = Personne sur cette route. C’eût été dommage.
    .c = Vous regardiez tous ailleurs. Merci.
    .d = Les petits passent là où les gros se coincent.
    .e = Je me serais contenté de la vue.
    .f = Le whisky le moins cher de ma vie.
    .capone = On va loin avec un gamin et un peu de flair.
    .yale = J’ai envoyé mon neveu. Il vous salue.
    .weiss = Ha ! Avec CELUI-LÀ !
    .moran = Alors, qui est fou ?
    .obanion = Une petite fleur, et voyez comme elle a poussé.
    .torrio = On ne paie jamais plus qu’il ne faut.
talk-takes =
    .a = Roulez doucement, les gars. C’est fragile.
    .b = Celui-là valait le voyage.
    .c = Vos hommes peuvent rentrer à pied. Il fait beau.
    .d = J’aime le bruit des bouteilles pleines.
    .e = Il y a toujours plus fort. Cette nuit, c’était le mien.
    .f = Mettez ça avec le reste.
    .capone = Rien de personnel. C’est un joli camion.
    .yale = Livré à domicile, comme convenu.
    .weiss = Dégagez, tous autant que vous êtes !
    .moran = Je la sentais bien, cette route.
    .obanion = Je vous enverrai les fleurs qu’il y avait à l’arrière.
    .torrio = Comme prévu.
talk-blocked =
    .a = Encore toi.
    .b = Deux dans le même fossé, et le whisky nous regarde.
    .c = Les grands esprits se rencontrent. Les mains vides.
    .d = Bon. On reviendra demain, tous les deux.
    .e = J’ai eu la même idée, en mieux.
    .f = Rien n’est joué. Il est toujours là.
    .capone = La prochaine fois, prends l’autre route.
    .yale = Très gênant, pour nous deux.
    .weiss = Pousse-toi ! Non, TOI, pousse-toi !
    .moran = Je le savais. Je savais qu’il viendrait quelqu’un.
    .obanion = Après toi. Non ? Alors personne.
    .torrio = Une rencontre sans profit.

## In the pictures

# En capitales comme peint.
picture-night = NUIT { $night } SUR { $nights }
picture-night-short = NUIT { $night }
picture-tonight = CE SOIR
picture-last-night = L’ULTIME
picture-over = LA FIN
picture-train-waits = Train de minuit : { $crates } caisses
picture-road = { $road ->
    [north] ROUTE DU NORD
   *[south] ROUTE DU SUD
}
picture-crates = { $count ->
    [one] caisse
   *[other] caisses
}
picture-load = { $count ->
    [0] vide
    [one] 1 caisse
   *[other] { $count } caisses
}
picture-tomorrow = demain
picture-your-men = TES HOMMES
picture-at-home = { $count ->
    [one] 1 homme à la maison
   *[other] { $count } hommes à la maison
}
picture-whom = QUI, ET OÙ ?
picture-whom-line = personne ne le saura avant l’aube
picture-sent = { $road ->
    [north] TON { $man } PART AU NORD
   *[south] TON { $man } PART AU SUD
}
picture-for-train = Pour le train, en l’état : { $low } + { $high } = { $sum }
picture-possible = peut-être à la maison
picture-home = à la maison
picture-seen = { $seen ->
    [yes] reconnu
   *[no] dans l’ombre
}
picture-dawn = L’AUBE
picture-takes = rafle { $count ->
    [one] 1 caisse
   *[other] { $count } caisses
}
picture-with = { $alone ->
    [yes] avec son { $man }, seul
   *[no] avec son { $man }
}
picture-nobody = PERSONNE
picture-equals = à égalité, ils se neutralisent
picture-stays = { $count ->
    [one] 1 caisse reste
   *[other] { $count } caisses restent
}
picture-new-loads = Arrivages : nord { $north }, sud { $south }
picture-midnight = MINUIT
picture-the-train = LE TRAIN
picture-takes-train = PREND LE TRAIN · { $crates }
picture-rides-through = À égalité : le train passe sans s’arrêter
picture-champion = { $count ->
    [one] LA VILLE EST À LUI
   *[other] LA VILLE EST À EUX
}
picture-has-crates = { $count ->
    [one] 1 CAISSE
   *[other] { $count } CAISSES
}
picture-seats = { $count ->
    [0] ENCORE PERSONNE
    [one] { $count } BOSS À LA TABLE
   *[other] { $count } BOSS À LA TABLE
}
picture-started = { $count } BOSS · DEUX CAMIONS PAR NUIT
picture-help = COMMENT ON JOUE
picture-help-line = deux camions par nuit, un choix secret

## The story of a game that is over

story-title = LA GUERRE DES ROUTES
story-line = { $nights } · { $trucks ->
    [one] 1 camion raflé
   *[other] { $trucks } camions raflés
}
story-start = première nuit
story-unit = nuit
story-lane = CAMIONS
    .line = de cinq caisses et plus
story-luck = chance
story-at = nuit { $night }
story-during = à la nuit { $night }
story-length = { $nights }
story-steals = coups de culot
    .told = camions raflés avec un 4 ou moins
story-walls = blocages
    .told = blocages
story-surprise-told = Plus grosse surprise { $during } : { $boss } est reparti avec { $crates } et { $man } ; on croyait les autres plus forts ({ $chance } %).
# sur toutes les parties, dans /stats
story-figure-baits = Appâts (un homme faible qui a coûté un homme fort) : { $figure }

signs = -# **La piste** de chaque boss, sur l’image de la table, nuit par nuit : la flèche est la route. Un numéro sur ivoire a été reconnu par tous. **<9** : personne ne l’a vu, mais plus faible que 9.
    -# **Un bord rouge et =** : un égal l’a bloqué.
    -# **La ligne de petits numéros** : qui est peut-être encore à la maison ; les numéros barrés sont partis.
    -# **Un cadre doré clair** : les caisses arrivées cette nuit. Les autres sont restées d’avant.
    -# **Tes hommes** : un homme sombre est parti ; œil ouvert, tout le monde a vu son numéro.

## One sentence in each of a newcomer’s first three turns alone

guide-1 = Les premiers chargements sont petits : un homme moyen, seul sur une route, peut suffire. Garde les forts pour plus tard.
guide-2 = Regarde les pistes : qui a été reconnu est parti pour de bon, et un chargement resté rend la nuit plus intéressante.
guide-3 = Un homme fort va souvent vers le camion le plus plein ; l’autre coûte parfois moins. Deux hommes restent pour le train.

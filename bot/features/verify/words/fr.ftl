## Une partie finie, vérifiée : son paquet, ses tours, les décisions des ordinateurs ; ou un enregistrement donné en fichier.

head = ### Le paquet de la table { $table }, vérifié
post = { $state ->
    [shown] ✅ Paquet scellé avant la donne, [par ce message]({ $link }) ({ $at }) que personne n’a modifié.
    [edited] ❌ Quelqu’un a modifié [le message du sceau]({ $link }).
    [other] ❌ [Le message du sceau]({ $link }) en montre un autre que `{ $seal }`.
    [foreign] ❌ [Le message du sceau]({ $link }) n’est pas de ce bot.
    [late] ❌ [Le message du sceau]({ $link }) est plus récent que la donne : il ne prouve donc rien, peu importe à qui la faute.
    [late-once] ❌ [Le message du sceau]({ $link }) est plus récent que la donne : il ne prouve donc rien. C’était un défaut de la version 0.6.0, corrigé depuis.
    [gone] ⚠️ Le message du sceau a disparu. C’était `{ $seal }` : si tu l’as gardé, compare.
    [imported] ➖ Cette partie vient d’ailleurs ; son sceau, `{ $seal }`, n’a jamais paru ici.
    [away] ⚠️ Discord ne me montre pas le message du sceau pour l’instant ; [il devrait être ici]({ $link }).
    [alone] ➖ Pas de sceau : une seule personne contre des ordinateurs. Tout le reste découle de la graine.
   *[none] ➖ Partie d’avant les paquets scellés. Tout le reste découle de la graine.
}
held = ✅ { $what }
unchecked = ➖ { $what } : { $count } { $count ->
    [one] invérifiable
   *[other] invérifiables
} ({ $why })
broken = ❌ { $what } : { $count } ne { $count ->
    [one] tient
   *[other] tiennent
} pas ({ $places })
place = { $turn ->
    [none] ligne { $line } de l’enregistrement
   *[other] tour { $turn }, ligne { $line } de l’enregistrement
}
item-seal = Le sceau découle du secret
item-cut = { $count ->
    [one] Une coupe, conforme à son empreinte
   *[other] { $count } coupes, conformes à leurs empreintes
}
item-passed = { $count ->
    [one] Une personne a passé sans couper
   *[other] { $count } personnes ont passé sans couper
}
item-seed = La graine découle du secret et des coupes
item-deal = Le début découle de la graine
item-lot = { $count ->
    [one] Un tirage au sort
   *[other] { $count } tirages au sort
}
item-shuffle = { $count ->
    [one] Un mélange
   *[other] { $count } mélanges
}
item-action = { $count ->
    [one] Un tour, dans les règles
   *[other] { $count } tours, dans les règles
}
item-public = { $count ->
    [one] Une chose vue de tous
   *[other] { $count } choses vues de tous
}
item-time = L’heure de la fin du temps
item-result = Le résultat
why-no-seed = il n’y a pas de graine
why-no-seal = il n’y avait pas de sceau
why-alone = pas de sceau : une seule personne contre des ordinateurs
why-no-secret = le secret n’est pas sorti
why-forgotten = texte effacé ; son empreinte suffit à la preuve
why-unknown-game = un jeu que je ne connais pas
why-other-rules = joué selon d’autres règles que les miennes
why-after-break = après ce qui ne tient pas
why-not-written = non écrit
why-by-the-clock = personne ne peut prouver une horloge : la mienne le disait
why-unfinished = partie non terminée
computers = ✅ { $asked } décisions d’ordinateurs sur { $count }, refaites : les mêmes
computers-differ = ❌ Sur { $asked } décisions d’ordinateurs redemandées, { $differ } { $differ ->
    [one] diffère
   *[other] diffèrent
} (tour { $turns })
computers-other = ➖ { $count } décisions d’ordinateurs : non redemandées, une autre version du bot les a jouées
proves = { $held ->
    [no] **Quelque chose ne tient pas.** Demande à la personne qui héberge le bot ; `/partie enregistrement` te donne le texte à vérifier toi-même.
   *[yes] { $sealed ->
        [alone] -# Personne d’autre à table : il n’y avait rien à prouver à personne. On voit que la partie découle de sa graine.
        [no] -# Rien n’était scellé avant cette donne : on voit seulement que la partie découle de sa graine.
        [uncut] -# Le sceau fixait le paquet avant la donne : personne à la table n’a pu y toucher. Mais personne n’a coupé : qui héberge le bot aurait pu le choisir, comme il peut toujours regarder les cartes. `/partie enregistrement` te donne le texte à vérifier toi-même.
       *[yes] -# Le paquet était fixé avant la première coupe. La dernière personne à avoir coupé en est sûre si places et options n’ont plus bougé depuis, et les autres si elles s’y fient ; qui héberge le bot peut toujours regarder les cartes. `/partie enregistrement` te donne le texte à vérifier toi-même.
    }
}

ask-all = { $count ->
    [none] Tout redemander
   *[other] Redemander les { $count } décisions
}
asking = 🔎 **Ordinateurs de la table { $table }** : { $done } décisions redemandées sur { $total }.
cancel = Annuler
stopped-cancelled = Je m’arrête là : { $done } décisions refaites sur { $total }. `/partie vérifier` montre le reste.
stopped-nothing = Je ne redemande rien pour toi en ce moment : on m’a sans doute redémarré. Appuie pour recommencer, ou tape `/partie vérifier`.
stopped-late = Discord ne me laisse pas le temps de finir ici, alors j’ai arrêté. Réessaie à une heure plus calme.
stopped-short = { $done } décisions sur { $total } ont été redemandées, et ton temps de calcul pour cette heure est épuisé. Tu en auras de nouveau dans { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
} : appuie alors pour reprendre là.
more = ⏳ Le temps prévu pour vérifier s’arrête là. { $what ->
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
stopped-failed = C’est raté, et c’est ma faute. `/partie vérifier` montre toujours le reste.
one-at-a-time = J’interroge déjà les ordinateurs d’une partie pour toi, dans un autre message. Une à la fois : annule-la si tu préfères celle-ci.
file-head = ### Un enregistrement de { $game }, vérifié
file-seal = { $state ->
    [sealed] ➖ Ce fichier annonce le sceau `{ $seal }` : compare-le avec le message dans le fil de la partie.
    [no-secret] ➖ Ce fichier annonce le sceau `{ $seal }`, mais pas son secret : impossible de dire ce qu’il scellait. Je vérifie le reste à partir de la graine du fichier.
    [alone] ➖ Ce fichier n’annonce aucun sceau : une seule personne jouait contre des ordinateurs, ou quelqu’un l’a ôté. Je vérifie le reste à partir de la graine du fichier.
   *[none] ➖ Ce fichier n’annonce aucun sceau : la partie date d’avant les paquets scellés, ou quelqu’un l’a ôté. Je vérifie le reste à partir de la graine du fichier.
}
file-proves = { $held ->
    [no] **Quelque chose ne tient pas.** Demande à la personne qui t’a donné le fichier, ou tape `/partie vérifier` pour la table elle-même.
   *[yes] { $state ->
        [sealed] -# Le fichier est cohérent. Il ne prouve quelque chose que si son sceau est bien celui du message publié avant la première coupe. J’ignore où la partie s’est jouée, et je ne garde pas de copie du fichier.
       *[other] -# Le fichier est cohérent, et c’est tout : n’importe qui peut choisir une graine. Je ne garde pas de copie du fichier.
    }
}

## Pourquoi rien n’est vérifié.

table-or-file = Une table ou un fichier, pas les deux : lequel dois-je vérifier ?
no-file = Discord ne me donne pas ce fichier pour l’instant. Réessaie dans un moment.
file-no-time-left = Je ne peux plus passer de temps sur des fichiers pour l’instant. Redonne-le-moi dans { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
}.
file-too-long = Ce fichier est trop long : un enregistrement ne dépasse pas 256 ko.
file-no-text = Ce n’est pas un fichier texte, donc pas un enregistrement. Donne-moi tel quel celui de `/partie enregistrement`.
file-no-record = Ce fichier n’est pas un enregistrement lisible. Ligne { $line } : { $why ->
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
}. Un enregistrement, c’est ce que donne `/partie enregistrement`, inchangé.
file-one-at-a-time = Je vérifie déjà un de tes fichiers : un à la fois.
file-takes-too-long = Ce fichier me prend trop de temps, alors j’ai arrêté. Réessaie à une heure plus calme.

## La commande.

command-verify = vérifier
    .about = Vérifier le paquet d’une partie finie : sceau, coupes, mélanges, tours
command-option-file = fichier
    .about = Un fichier de /partie enregistrement, à vérifier à la place d’une table

## Une partie finie, en une page. Les noms entre accolades restent : la page les remplit.

made = Le livre de la table { $table } : ouvre ce fichier dans n’importe quel navigateur, même hors ligne. { $named ->
    [yes] Les noms de la table y figurent : réfléchis avant de le transmettre, je ne pourrai plus les effacer.
   *[no] Aucun nom n’y figure.
}
error-game = Aucun jeu ne s’appelle { $game } ici.
error-rules = Cette partie a été jouée selon les règles numéro { $played } ; ici, c’est le numéro { $here }. La version du bot qui l’a jouée peut en faire le livre.
error-deal = Cet enregistrement ne peut même pas être distribué ({ $why }). Voir : python -m engine.record check FICHIER
error-large = Le livre ferait { $size } ko ; il peut en faire { $most }.
written = Écrit : { $path } ({ $size } ko). Ouvre-le dans n’importe quel navigateur.
unreadable = { $path } n’est pas un enregistrement lisible : ligne { $line } : { $why }
no-file = { $path } ne peut pas être lu : { $why }
not-written = { $path } ne peut pas être écrit : { $why }
same-file = c’est l’enregistrement lui-même
other-file = il y a déjà autre chose à cet endroit, et seul un livre peut être remplacé
too-old = Ce navigateur est trop ancien pour cette page : il en faut un de 2023 ou plus récent.
no-script = Cette page raconte une partie tour par tour : active JavaScript pour la lire. Elle n’appelle aucun réseau.
page = { $game } : { $who }
seat = Place { $seat }
person = humain
computer = ordinateur
computer-level = ordinateur · { $level }
milestone = Tour { $turn } · { $what }
milestone-deal = Le début
milestone-end = Tour { $turn } · la fin
dealt = Commencée le { $day }
ended = finie le { $day }
turns = tours : { $count }
deal = Le début, avant le tour 1 sur { $last }
turn = Après le tour { $turn } sur { $last }
nothing = Rien de nouveau à voir.
told = Ce qui s’est passé
controls = Au fil de la partie
first = Au début
back = Un tour en arrière
play = Lancer
pause = Pause
on = Un tour en avant
last = À la fin
scrub = Tour
enlarge = Montrer cette image en grand
eyes = Point de vue
eyes-public = Vu par tout le monde
eyes-open = Tout à découvert
eyes-seat = Vu par { $who }
goto = Aller à
pace = Vitesse
speed = × { $times }
language = Langue
picture = La table : { $turn } ; { $eyes }. Elle est décrite en mots plus bas.
twin = La table en mots
all-turns = Tour par tour
about = Tout tient dans ce fichier : la page n’appelle aucun réseau. Touches : ← → tour par tour, espace pour lancer et arrêter, Début et Fin.
record = L’enregistrement lui-même
close = Fermer
check = Vérifier le paquet
check-about = Ton navigateur recalcule tout lui-même à partir de ce fichier : le secret du sceau, la graine, chaque tirage et chaque mélange.
check-busy = Calcul en cours…
check-good = Tout tient : { $count } vérifications sur { $count }.
check-bad = Ne tient pas : { $count }. Voir la ligne { $lines } de l’enregistrement.
check-none = Rien à vérifier : l’enregistrement n’a ni sceau, ni tirages, ni mélanges.
check-held = tient
check-broken = ne tient pas
check-open = ne se vérifie pas
check-seal = Le sceau, d’après son secret
check-seed = La graine, d’après le secret et les coupes
check-cut = La coupe de { $seat }
check-passed = { $seat } n’a pas coupé
check-lot = Tirage { $number }
check-shuffle = Mélange { $number }, { $count } pièces
check-chances = Tirages et mélanges : l’enregistrement n’en dit rien
check-maker = Un coup ou un commentaire que les règles ne permettent pas (vu quand cette page a été faite)
check-line = ligne { $line } de l’enregistrement
check-turn = ligne { $turn } de la partie, ligne { $line } de l’enregistrement
check-differs = Numéro { $place } de la pile : l’enregistrement dit { $says }, la graine donne { $gives }.
check-text = Texte
check-says = L’enregistrement dit
check-gives = Ton navigateur calcule
check-pile = La pile telle que ton navigateur la calcule
check-why-alone = Pas de sceau : une seule personne contre des ordinateurs.
check-why-seal = La partie date d’avant les sceaux.
check-why-secret = Personne ne connaît le secret.
check-why-seed = L’enregistrement ne donne pas de graine.
check-why-text = Son texte a été effacé ; la graine prouve toujours l’empreinte.
compare = Pour finir, compare ce sceau avec le message du { $day } :
compare-somewhere = Pour finir, compare ce sceau avec le message que le bot a posté avant la première coupe :
compare-link = Aller à ce message
compare-alone = Pas de sceau : une seule personne contre des ordinateurs. Ce qui tient montre que la partie découle de sa graine.
compare-none = Cette partie n’a pas eu de sceau : ce qui tient montre qu’elle découle de sa graine, rien de plus.
compare-proves = S’ils sont identiques, personne n’a choisi le paquet après le sceau. La dernière personne à avoir coupé en est sûre si places et options n’ont plus bougé depuis, et les autres si elles s’y fient ; qui héberge le bot peut toujours regarder les cartes.

## La commande.

command-book = livre
    .about = Avoir une partie finie en une page à garder, lisible partout, même hors ligne
command-option-names = noms
    .about = Avec les noms de cette table ; sinon, la page n’en montre aucun

## La commande de qui héberge.

host-about = faire d’un enregistrement de partie une seule page, pour tout navigateur, sans réseau
host-file = un enregistrement, tel que le donne /partie enregistrement
host-out = la page (sinon FILE avec la fin .html)

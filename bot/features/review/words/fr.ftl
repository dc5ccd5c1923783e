## Le bilan d’une partie finie, pour une des personnes qui y ont joué : ses tours les plus coûteux. Le jeu formule $cost.

my-mistakes = Mes erreurs
button = Bilan
head = ### Ton bilan de la partie { $table }
costly = Tu as décidé { $count ->
    [one] une fois
   *[other] { $count } fois
}. Avec ce que tu savais alors, { $turns ->
    [one] voici le choix qui t’a coûté le plus :
   *[other] voici les choix qui t’ont coûté le plus :
}
turn = **{ $when }**
done = Ton choix : *{ $action }*. { $lost }
better = Mieux : **{ $action }**
change = -# { $change }
note = -# J’ai essayé les deux bien des fois, sans rien voir de plus que toi. La chance ne compte pas.
well-played = Tu as décidé { $count ->
    [one] une fois
   *[other] { $count } fois
} et, avec ce que tu savais alors, tu n’as presque rien laissé filer. { $how ->
    [gave-up] Seul ton abandon t’a coûté la partie.
   *[played] Bien joué !
}
no-choice = Rien à redire : dans cette partie, tu n’as jamais eu le choix.
to-turn = Revoir ce moment
asking = 🔎 **Ton bilan de la partie { $table }** : { $done } décisions sur { $total }…
cancel = Annuler
stopped-cancelled = Je m’arrête là, après { $done } décisions sur { $total }. Un clic, et je reprends.
stopped-nothing = Je n’ai plus de bilan en cours pour toi : on m’a sans doute redémarré. Un clic, et je recommence.
stopped-late = Discord ne me laisse pas le temps de finir ici. Un clic, et je reprends.
stopped-short = { $done } décisions sur { $total } sont jugées, et ton temps de calcul pour cette heure est épuisé. Tu en auras de nouveau dans { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
} : appuie alors pour reprendre là.
stopped-failed = C’est raté, et c’est ma faute. La partie, elle, se revoit toujours.
one-at-a-time = Je fais déjà le bilan d’une de tes parties. Une à la fois : annule-le si tu préfères celle-ci.
mistake-head = -# { $count ->
    [1] Ton tour le plus cher
   *[other] Erreur { $number } sur { $count }
} · { $when } · rien que pour toi
mistake-question = Tu as joué : **{ $action }**
    { $lost } **Qu’est-ce qui valait mieux ?**
mistake-right = ✅ **C’est ça !**
mistake-same = C’est ce que tu as joué. Essaie autre chose.
mistake-other = *{ $action }*, pourquoi pas, mais je jouerais autre chose. Essaie encore, ou demande-moi : **Montre-moi**.
mistake-show = Montre-moi
mistake-next = Erreur suivante
mistake-all = Toutes à la fois
mistake-try = Les rejouer

## En revoyant la partie : un tour qui a coûté cher.

marked-turn = Étape { $turn } · t’a coûté cher
marked = -# 🔎 Un de tes tours les plus chers : **Bilan** t’explique pourquoi.

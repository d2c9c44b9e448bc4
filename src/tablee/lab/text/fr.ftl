### Ce que dit le rapport d’une étude

report-title = { $game } : une étude
report-about = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} à { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, jouées par Tablée { $version }. Les intervalles sont à 95 %.
report-material = Joué avec { $material }.
report-worlds = { $level }, { $worlds } mondes
report-character = { $name } ({ $level })
report-seats = { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
}
report-games = parties
report-score = score
report-outcomes = Qui gagne
report-outcomes-help = La part des parties que gagne chaque joueur ; une victoire partagée compte pour sa part. La ligne en tirets est ce qu’auraient des égaux.
report-all-the-same = { $tables ->
    [one] { $tables } table où tous les joueurs sont les mêmes est laissée de côté
   *[other] { $tables } tables où tous les joueurs sont les mêmes sont laissées de côté
} : ils y gagnent ce qu’ils y perdent.
report-lineup = { $table } : { $players }
report-advantage = Une place vaut-elle mieux qu’une autre ?
report-advantage-help = La part des parties que gagne chaque place. Les joueurs changent de place à chaque partie, c’est donc la place qui fait la différence. La ligne en tirets est l’équité.
report-ladder = Chance et adresse
report-ladder-help = La force des joueurs, d’après leurs parties entre eux, en points : 400 de plus, c’est dix victoires pour une défaite. Plus l’échelle est étroite, plus le jeu laisse de place à la chance.
report-lengths = Combien de temps cela dure
report-lengths-help = Les coups d’une partie : coups joués, tirages et lancers. La barre la plus haute dit quelle part des parties elle représente.
report-table = table
report-p5 = 5 % jusqu’à
report-scores = Scores
report-scores-help = Combien de fois chaque joueur finit avec quel score, sur la même échelle pour toutes les tables d’une taille.
report-by-material = Cartes ou fiches
report-box = la boîte
report-by-seats = Nombre de places
report-effect = Ce que cela change : { $name }
report-effect-help = Les victoires de la première place, et tout ce qui est compté, pour chaque valeur. Là où les intervalles ne se touchent pas, la différence dépasse le hasard ; là où ils se touchent, il n’y en a peut-être pas.
report-uneven = Des tables ont été laissées de côté : les valeurs n’ont donc pas toutes rencontré les mêmes autres ({ $others }), et ce qui accompagne une valeur peut venir de ce qu’elle a rencontré.
report-first = victoires de la première place
report-drawn = personne ne gagne seul
report-plies = coups d’une partie
report-margin = avance du meilleur
report-uses = Ce qui sert, et ce que cela vaut
report-uses-help = De combien gagnent plus souvent ceux qui s’en servent au moins une fois dans la partie que ceux qui ne s’en servent pas, en points de pourcentage, à la même table et entre joueurs du même nom ; ce n’est donc pas forcément la différence des deux colonnes. Ce n’est pas une preuve : qui mène a peut-être simplement plus d’occasions.
report-use = quoi
report-used = places qui s’en servent
report-times = fois par partie
report-with = victoires avec
report-without = victoires sans
report-difference = différence
report-points = { $points } pts
report-tension = Suspense
report-tension-help = Quelle part du résultat est connue après quelle part des coups, à en juger par ce que les bots voient dans la position. Un jeu qui reste ouvert a une courbe qui monte tard. Le va-et-vient est le chemin que fait la chance de la première place dans une partie, vers le haut et vers le bas, au moins.
report-swing-few = Avec moins de { $games } parties à des tables d’une taille, on ne le distingue pas du hasard.
report-paths = Comment les chances ont bougé
report-paths-help = La chance de gagner de la première place dans les premières parties de l’étude, du premier coup au dernier : ce qui a été gagné dans d’autres parties, dans des positions que les bots estimaient autant.
report-game = partie { $number }
report-at-start = connu au début
report-at-half = à la moitié
report-at-nine = à 90 %
report-swing = va-et-vient des chances, au moins
report-figures = Tout ce qui a été compté
report-figures-help = La moyenne de chaque mesure sur toutes les parties.
report-unit-wins = part des parties gagnées
report-unit-points = points sur l’échelle
report-unit-plies = coups
report-unit-score = points à la fin
report-unit-difference = points de pourcentage de victoires
report-unit-course = part des coups joués
report-wins-of = victoires : { $player }

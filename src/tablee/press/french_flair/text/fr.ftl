### French Flair, imprimé : la couverture, les cartes, le terrain, et l’aide-mémoire.
### en.ftl a les mêmes clés avec les mêmes variables. Les lignes des tableaux sont coupées ici, comme on les imprime.

## Couverture

print-flair-inside = Deux paquets de { $cards } cartes, un terrain en deux moitiés avec des pistes pour le temps et les points, un ballon, des marqueurs, et un aide-mémoire. Il vous faut aussi quatre dés, deux par joueur.
print-flair-plain = Imprimez la page 2 sur du papier ordinaire, une fois par joueur, et le terrain, pages { $pages }, d’un seul côté sur du papier épais.
print-flair-cut-cards = Découpez les cartes le long de leurs traits communs : toutes les rangées d’abord, puis les colonnes. L’équipe locale porte un maillot uni et ses numéros sont dans un rond ; l’équipe visiteuse porte un maillot rayé, et les siens sont dans un carré.
print-flair-cut-board = Coupez la moitié visiteuse le long de sa ligne médiane, et la moitié locale le long de sa languette en pointillés. Collez la première sur la languette : les deux lignes médianes se rejoignent.
print-flair-cut-ball = Pliez le ballon le long des pointillés et collez ses deux faces. Le maillot du dessus dit qui l’a, la flèche montre où cette équipe attaque, et les deux traits se posent sur une ligne du terrain.
print-flair-cut-markers = Découpez les marqueurs : deux pour les points, à la forme de chaque équipe, une horloge, et un drapeau pour l’endroit d’un avantage.
print-flair-setup = Asseyez-vous face à face, chacun à un bout. Chacun mélange son paquet et pioche six cartes ; le ballon est sur la ligne médiane. Qui perd le tirage au sort donne le coup d’envoi.
print-flair-kick-off = Un coup d’envoi ne demande aucune carte : un ou deux dés, la somme fois 5 m, et d’ordinaire l’autre équipe a le ballon à cet endroit.
print-flair-attack = Avec le ballon, jouez une carte, ou une combinaison de deux à six cartes que personne ne peut plaquer en chemin. Ce qu’on peut jouer dépend d’où vient le ballon ; la page 2 le dit.
print-flair-tackle = Après une avancée ou une course, l’autre équipe peut plaquer avec une carte : deux dés chacun, la défense d’abord. Le ruck qui suit peut se contester.
print-flair-renew = Quand le ballon change de camp, et avant chaque phase arrêtée, les deux équipes complètent leur main à six cartes.
print-flair-time = Deux mi-temps de dix minutes : à votre montre, ou en avançant l’horloge d’une case à chaque carte et à chaque lancer. Toutes les règles : tablee rules french_flair.

## Cartes

print-flair-tokens = Le ballon à plier, l’horloge, le drapeau d’un avantage, et les marqueurs de points
print-flair-team = { $team ->
    [home] Équipe locale
   *[away] Équipe visiteuse
}
print-flair-position = { $number ->
    [1] Pilier gauche
    [2] Talonneur
    [3] Pilier droit
    [4] Deuxième ligne
    [5] Deuxième ligne
    [6] Flanker
    [7] Flanker
    [8] Numéro huit
    [9] Demi de mêlée
    [10] Demi d’ouverture
    [11] Ailier gauche
    [12] Premier centre
    [13] Second centre
    [14] Ailier droit
   *[15] Arrière
}
print-flair-tight-five = Cinq de devant
print-flair-back-row = Troisième ligne
print-flair-half-backs = Charnière
print-flair-threequarters = Trois-quarts
print-flair-backfield = Dernier rideau
print-flair-advance = avance
print-flair-run = course
print-flair-kick = par-dessus
print-flair-touch = touche
print-flair-drop = drop

## Terrain

print-flair-half = { $team ->
    [home] Le terrain, moitié locale
   *[away] Le terrain, moitié visiteuse
}
print-flair-glue = collez ici l’autre moitié
print-flair-in-goal = { $team ->
    [home] EN-BUT DE L’ÉQUIPE LOCALE
   *[away] EN-BUT DE L’ÉQUIPE VISITEUSE
}
print-flair-dead = ligne de ballon mort
print-flair-goal-line = ligne d’en-but
print-flair-22 = 22
print-flair-22-zone = la zone va d’ici à la ligne des 5 m
print-flair-halfway = LIGNE MÉDIANE
print-flair-clock = { $half ->
    [1] Première mi-temps
   *[2] Seconde mi-temps
}
print-flair-clock-note = une case par carte ou lancer : { $seconds } s
print-flair-points = { $team ->
    [home] Points des locaux
   *[away] Points des visiteurs
}
print-flair-points-note = en haut les dizaines, en bas les unités

## Aide-mémoire

print-flair-reference = Aide-mémoire
print-flair-numbers = { $single ->
    [yes] { $low }
   *[no] { $low } à { $high }
}
print-flair-abilities = Qui peut…
print-flair-everybody = Toute carte peut aussi plaquer, contester, déblayer ou faire relais.
print-flair-points-are = Points : essai { $points }, transformation { $conversion }, drop { $goal }, pénalité au but { $goal }.
print-flair-distances = Les distances
print-flair-distances-opening = ouverture
print-flair-distances-opening-is = +5 m
print-flair-distances-intermediate = intermédiaire
print-flair-distances-intermediate-is = +10 m
print-flair-distances-advance = avancée
print-flair-distances-advance-is = +10 m
print-flair-distances-relay = relais
print-flair-distances-relay-is = 0 m, et la carte suivante +5 m
print-flair-distances-pack = maul, point de fixation
print-flair-distances-pack-is = +5 m
print-flair-distances-run = course
print-flair-distances-run-is = le plus haut dé × 5 m
print-flair-distances-kicks = tout coup de pied
print-flair-distances-kicks-is = la somme × 5 m
print-flair-following = Ce qui peut suivre quoi
print-flair-column-from = le ballon vient
print-flair-column-one = une carte
print-flair-column-kinds = combinaisons
print-flair-column-together = à deux avants
print-flair-following-note = * un 10 peut aussi l’ouvrir ; ailleurs, il faut un 9 ou un relais. Une carte seule ne court pas, sauf où c’est écrit.
print-flair-from-restart = d’un coup d’envoi ou renvoi aux 22
print-flair-from-kick = d’un autre coup de pied, reçu ou repris
print-flair-from-ruck = d’un ruck
print-flair-from-scrum = d’une mêlée gagnée
print-flair-from-line-out = d’une touche gagnée
print-flair-from-maul = d’un maul
print-flair-from-fixation = de points de fixation
print-flair-from-hand = d’une pénalité à la main
print-flair-from-open = du jeu courant
print-flair-any = toutes
print-flair-any-running = toutes, même à la course
print-flair-no-props = (sans les 1 à 5)
print-flair-kind-forwards = avants
print-flair-kind-backs = arrières
print-flair-kind-link = jeu de ligne
print-flair-kind-relance = relance
print-flair-kind-eight-nine = 8-9
print-flair-together-ruck = point de fixation
print-flair-together-line-out = maul
print-flair-together-maul = une seconde phase
print-flair-together-fixation = encore un
print-flair-plays = Combinaisons : une ouverture, des intermédiaires, et une qualité de la dernière carte
print-flair-plays-forwards = avants
print-flair-plays-forwards-is = 9, puis des numéros qui montent un par un, trois cartes au moins ; un 9 peut finir : 9-5-6-7
print-flair-plays-backs = arrières
print-flair-plays-backs-is = 9 puis 10, ou 10 ; puis de 9 à 15 dans tout ordre, jamais deux fois de suite le même : 10-13-10-14
print-flair-plays-link = jeu de ligne
print-flair-plays-link-is = 9 ou relais, puis l’un des 11 à 15, qui avance ou tape, mais ne court pas
print-flair-plays-relance = relance
print-flair-plays-relance-is = une carte seule avec toutes ses qualités ; ou 9 ou relais, puis tout numéro, six cartes au plus
print-flair-plays-eight-nine = 8-9
print-flair-plays-eight-nine-is = 8 (+5 m), puis le 9 conclut, ou lance à la course l’un des 11 à 15 (+10 m),
    ou ouvre vers le 10 (+5 m), qui peut tenter le drop aussitôt
print-flair-plays-relay = relais
print-flair-plays-relay-is = toute carte (après une mêlée, 6 à 15) à la place du 9, jamais deux de suite ; alors aucun 9 ensuite ; pas de plaquage
print-flair-plays-maul = maul
print-flair-plays-maul-is = deux des 1 à 8, sans défense, une phase ou deux ; s’il finit sur la ligne, la carte suivante marque
print-flair-plays-fixation = point de fixation
print-flair-plays-fixation-is = deux des 1 à 5, sans défense, autant de fois qu’on veut ; puis chacun complète sa main
print-flair-duels = Duels et rucks
print-flair-duels-dice = duel
print-flair-duels-dice-is = un ou deux dés, au choix de qui lance en premier (plaquage : deux). Le double l’emporte, puis le plus haut dé,
    puis l’autre ; égalité : qui a lancé en premier. D’abord la défense, qui introduit ou lance, qui a marqué
print-flair-duels-ruck = ruck
print-flair-duels-ruck-is = contester : une carte, un dé entre les deux dés du vainqueur, bornes comprises ; sinon hors-jeu
    déblayer : une carte, un dé entre celui de la contestation et le haut de l’ancienne zone ; sinon hors-jeu
print-flair-duels-near = près de la ligne
print-flair-duels-near-is = toute carte qui finit dans les 22 adverses ou sur la ligne peut être plaquée, même en combinaison ; à 5 m après
    une phase arrêtée ou des points de fixation, la première même si elle franchit. Jamais relais, maul, point de fixation,
    coup de pied, ni course sur un double
print-flair-duels-last = dernière carte
print-flair-duels-last-is = qui avance ou court avec elle sans marquer est plaqué sans lancer de dés, et perd le ballon
print-flair-throws = Les doubles et les 1
print-flair-column-throw = on lance pour
print-flair-column-double = un double
print-flair-column-ace = un 1 (même dans un double)
print-flair-throw-tackle = le plaquage
print-flair-throw-tackle-double = défense : interception, la somme × 5 m dans l’autre sens
    attaque : plaquage manqué, une carte de plus, on continue
print-flair-throw-tackle-ace = –
print-flair-throw-run = la course
print-flair-throw-run-double = pas de plaquage, une carte de plus, on continue
print-flair-throw-run-ace = en-avant : mêlée pour les autres
print-flair-throw-kick = le par-dessus,
    l’envoi, le renvoi
print-flair-throw-kick-double = de 1-1 à 3-3 : ballon à l’équipe du botteur
    de 4-4 à 6-6 : en-avant, mêlée pour l’équipe du botteur
print-flair-throw-kick-ace = –
print-flair-throw-touch = la touche au pied
print-flair-throw-touch-double = +10 m, sauf s’ils dépassaient la ligne d’en-but
print-flair-throw-touch-ace = touche à hauteur du coup de pied
    depuis ses 22 : pas trouvée, ballon aux autres
print-flair-throw-goal = le drop, la pénalité
print-flair-throw-goal-double = +10 m ; il faut dépasser la ligne
print-flair-throw-goal-ace = manqué
print-flair-throw-scrum = la mêlée
print-flair-throw-scrum-double = pénalité pour qui gagne
print-flair-throw-scrum-ace = –
print-flair-throw-line-out = la touche
print-flair-throw-line-out-double = une carte de plus pour qui gagne
print-flair-throw-line-out-ace = –

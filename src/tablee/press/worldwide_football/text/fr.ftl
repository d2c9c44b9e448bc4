### Worldwide Football, imprimé : la couverture, les cartes, le terrain, et les deux aide-mémoire.
### en.ftl a les mêmes clés avec les mêmes variables.

## Couverture

print-football-inside = Deux paquets de { $cards } cartes Action, dont { $pro } marquées PRO, cinq équipes de onze cartes Joueur avec leur carte Équipe, le terrain et ses PA, des Étoiles et d’autres jetons, un aide-mémoire et les pas de l’adversaire virtuel. Il vous faut aussi un d20 et deux dés ordinaires.
print-football-material = L’édition imprimée est « { $name } ».{ $ours ->
    [yes] {""} Un petit { $sign } signale une valeur que les règles publiées ne donnent pas : c’est notre reconstitution.
   *[no] {""}
}
print-football-plain = Imprimez les pages 2 à 4 sur du papier ordinaire, le terrain de la page 4 plutôt sur du papier épais.
print-football-cut-cards = Découpez les cartes le long de leurs traits communs : toutes les rangées d’abord, puis les colonnes. Le paquet bleu a ses sigles dans un rond, le rouge dans un carré ; chaque équipe a aussi son motif de maillot.
print-football-cut-tokens = Découpez les jetons : le ballon, { $stars } Étoiles, deux marqueurs de buts, l’horloge, et pour chaque camp un carton jaune (un trait) et un carton rouge (deux traits).
print-football-play-amateur = En Amateur, retirez les cartes PRO et les cartes Équipe. En Professionnel, chacun prend celle de son équipe, ses trois capacités et deux autres de son choix.
print-football-play-alone = Seul, partagez le paquet Action de l’adversaire comme le dit la page 3, qui donne ensuite chacun de ses pas. À deux, chacun a son paquet, son équipe et sa main.
print-football-play-attack = Qui a le ballon pose des cartes d’attaque une par une et avance sur le terrain. À chacune, l’autre répond par une carte de défense et le d20, ou pioche.
print-football-play-shot = Dans la surface, on peut tirer : un dé pour le tireur, un dé pour le gardien.
print-football-play-half = Une mi-temps finit quand une pioche Action est vide et que les deux camps ont rendu le ballon l’un après l’autre. Toutes les règles : tablee rules worldwide_football.

## Cartes

print-football-pa = +{ $pa } PA
print-football-needs = Dès { $pa } PA.
print-football-after = Juste après { $cards }.
print-football-or = { $first } ou { $last }
print-football-draws = { $kind ->
    [action] Si elle passe, piochez une carte Action.
   *[player] Si elle passe, piochez une carte Joueur.
}
print-football-bonus = { $bonus } au dé du tireur.
print-football-wide = À côté sur { $dice }.
print-football-deck = { $side ->
    [home] Action, bleu
   *[away] Action, rouge
}
print-football-also = Jouée par l’adversaire virtuel, elle a aussi { $abilities }.
print-football-tokens = Le ballon, les Étoiles, les cartons, les marqueurs de buts et l’horloge

## Terrain

print-football-pitch = Le terrain
print-football-goals = { $side ->
    [home] Buts du rond
   *[away] Buts du carré
}
print-football-half = Mi-temps
print-football-how-ball = Le ballon est sur la case des PA de qui attaque, et repart de 0 quand il change de camp.
print-football-how-target = À droite de chaque case : ce qu’il faut au d20, modificateurs compris, pour reprendre le ballon à une attaque qui vient d’y arriver.
print-football-how-goal = Chaque camp attaque vers le haut.
print-football-at-start = une possession commence
print-football-at-counter = Contre-attaque : départ d’ici
print-football-at-corner = corner
print-football-at-special = adversaire virtuel : pile Spéciale
print-football-at-choice = PRO, faute : coup franc au choix
print-football-at-penalty = PRO, faute : penalty
print-football-at-card = dès ici : { $card }
print-football-at-shot = tir ({ $bonus })

## Aide-mémoire

print-football-reference = Aide-mémoire
print-football-defence = La défense
print-football-reached = PA atteints
print-football-target = il faut au d20
print-football-against = contre
print-football-codes = { $codes }. Un 20 naturel réussit toujours, un 1 jamais. Un tiret : la carte ne répond pas. Personne ne défend sur un tir.
print-football-shots = Les tirs
print-football-by-pa = { $bonus } à { $pa } PA
print-football-shots-are = Dès { $pa } PA : un d6 pour le tireur, un d6 pour le gardien. Le tireur a { $list }. Plus haut : but. Plus bas : arrêt. Égalité : arrêt en Amateur, corner en Professionnel. Un 1 du tireur est à côté. Après un arrêt, un tir manqué ou contré, ballon à la défense, à 0 PA.
print-football-match = Les mains
print-football-instead = sans défendre
print-football-instead-is = Piochez { $instead } cartes Action, sauf sur un tir.
print-football-hands = au coup d’envoi
print-football-hands-is = { $kicks } cartes Action pour qui engage, { $other } pour l’autre, { $players } cartes Joueur chacun.
print-football-limits = au plus en main
print-football-limits-is = { $most } cartes Action et { $mostplayers } cartes Joueur ; après un carton rouge, { $red } et { $redplayers }.
print-football-give = rendre le ballon
print-football-give-is = À tout moment où l’on décide ; les cartes posées sont défaussées. Si les deux le rendent de suite sans pioche vide, chacun en pioche { $give }, une fois par paire.
print-football-fouls = Fautes et arrêts de jeu (PRO)
print-football-foul = faute
print-football-foul-is = Un tacle ou un Stoppeur manqué sur { $tackle } au d20, un pressing manqué sur { $pressing }. La carte d’attaque reste.
print-football-check = carton
print-football-check-is = Un d6 : { $yellow } jaune ; { $redfrom } rouge si le camp a déjà un jaune ou dès { $redpa } PA, sinon jaune. Jaune : défaussez { $humanyellow ->
    [one] une carte
   *[other] { $humanyellow } cartes
}.
print-football-where = selon les PA
print-football-where-is = En dessous de { $choice } : coup franc indirect. Dès { $choice } : direct ou indirect, au choix. Dès { $penalty } : penalty.
print-football-restart = coup franc
print-football-restart-is = Indirect : les PA restent, on repart avec { $restart }. Direct : un tir sans carte ni bonus de PA, le gardien a +{ $keeper } ; égalité, corner.
print-football-corner = corner
print-football-corner-is = À { $corner } PA ; on repart avec { $cornercards }.
print-football-penalty = penalty
print-football-penalty-is = Deux d6 : différents, but ; égaux, arrêt, et le ballon change de camp. À deux, chacun choisit une face en secret.
print-football-abilities = Les capacités, une Étoile chacune

## L’adversaire virtuel

print-football-rival = Les pas de l’adversaire virtuel
print-football-column-when = quand
print-football-column-does = ce qu’il fait
print-football-column-clause = clause
print-football-at-pa = { $card } à { $pa } PA
print-football-rival-note = Numérotés : avec le ballon, le premier qui s’applique. Une carte reprise dans la défausse est posée aussitôt et peut être défendue. Une Étoile chaque fois, seulement pour une capacité de son équipe.
print-football-rival-setup = mise en place
print-football-rival-setup-is = son paquet Action en trois piles face cachée : Défense (toutes les cartes de défense), Spéciale ({ $specials }), Action (le reste). Deux de ses cartes Joueur sont retournées : elles sont actives.
print-football-rival-defends = vous posez une carte
print-football-rival-defends-is = retournez le dessus de sa pile Défense ; si elle répond, lancez le d20. Défaussez-la. Pile vide : refaites-la de sa défausse. Rien sur un tir. Si elle ne répond pas, un Stoppeur ou un Libéro actif qui répond intervient.
print-football-rival-trap = … qu’un Piège peut prendre
print-football-rival-trap-is = un d6 d’abord : dès { $calls }, Piège du hors-jeu au lieu de sa carte Défense, puis le dé de la capacité ; sinon aucune Étoile.
print-football-rival-block = … il mène, sa pile Action est basse
print-football-rival-block-is = avec { $pile } cartes ou moins, Bloc défensif avant son premier d20, une fois par possession.
print-football-rival-dead = coup franc, corner
print-football-rival-dead-is = sans Étoile ni Relance. Indirect : pile Spéciale à { $special } PA, sinon pile Action ; ce qui n’est pas { $restart } passe dessous, toute la pile vue : ballon rendu. Corner : pile Spéciale, sinon pile Action jusqu’à { $cornercards }, le reste est remélangé ; rien : ballon rendu.
print-football-rival-shoots = { $shoots } PA ou plus, tir actif
print-football-rival-shoots-is = il tire : reprise de volée ou tête si leur condition est remplie, sinon tir.
print-football-rival-scheme = { $shoots } PA ou plus, sans tir actif
print-football-rival-scheme-is = Schéma tactique : un tir de sa pile Action, sinon de sa défausse. Sans Étoile ou sans tir : ballon rendu.
print-football-rival-special = exactement { $special } PA
print-football-rival-special-is = la carte suivante vient de la pile Spéciale.
print-football-rival-recovers = Relance active
print-football-rival-recovers-is = il reprend dans sa défausse, si elle peut être posée, la première de : { $recovers }.
print-football-rival-creativity = { $special } PA, pile Spéciale vide
print-football-rival-creativity-is = Créativité : un d6, { $first } { $firstcard }, au-dessus { $secondcard } de la défausse ; l’autre si elle manque ; aucune des deux : rien.
print-football-rival-action = sa pile Action
print-football-rival-action-is = il pose la carte du dessus. Un tir est mis de côté, actif, et une autre est tirée. Dribble, passe longue, grand pont et contrôle orienté n’ont pas d’effet, passe et une-deux activent une carte Joueur ; toutes donnent leurs PA.
print-football-rival-endurance = pile Action vide
print-football-rival-endurance-is = Endurance : { $endurance }, si elle est dans la défausse.
print-football-rival-offensive = … et { $shoots } PA à portée
print-football-rival-offensive-is = Jeu offensif, si les Étoiles qu’il a suffisent pour y arriver ; { $offensive } au plus, par possession en Amateur, par match en Professionnel.
print-football-rival-back = rien de tout cela
print-football-rival-back-is = il rend le ballon.
print-football-rival-counter = il reprend le ballon
print-football-rival-counter-is = Contre-attaque dès que possible : gagné en défense à { $counter } PA ou plus, il part de { $counterpa } PA.
print-football-rival-efficiency = il tire
print-football-rival-efficiency-is = Efficacité s’il est mené ; à égalité, sur un d6 dès { $calls }. Pas sur un coup franc.
print-football-rival-dive = votre tacle échoue sans faute
print-football-rival-dive-is = un d6 : dès { $calls }, Simulation, puis le dé de la capacité.
print-football-rival-players = ses cartes Joueur
print-football-rival-players-is = jouées dès qu’elles peuvent changer le résultat, puis défaussées ; pas sur un penalty.
print-football-rival-fourth = une carte active de trop
print-football-rival-fourth-is = plus de { $active } : mené ou à égalité, il perd un défenseur, sinon un gardien ; devant, un milieu, sinon un attaquant ; la plus ancienne, et faute de mieux la nouvelle.
print-football-rival-direct = faute entre { $choice } et { $under } PA
print-football-rival-direct-is = coup franc direct seulement à { $choice } PA et sans tir actif.
print-football-rival-cards = carton pour lui
print-football-rival-cards-is = jaune : { $rivalyellow ->
    [one] la carte du dessus de sa pile Action est défaussée
   *[other] les { $rivalyellow } cartes du dessus de sa pile Action sont défaussées
} ; rouge : { $rivalred ->
    [one] celle du dessus
   *[other] les { $rivalred } du dessus
}.
print-football-rival-subs = remplacements (option)
print-football-rival-subs-is = sans Étoile, quand une capacité s’appliquerait, une carte Joueur quitte le match pour l’Étoile : un attaquant puis un milieu s’il mène, sinon un défenseur puis un gardien ; { $subs } par match.
print-football-rival-half = fin de mi-temps
print-football-rival-half-is = avec une pile Action vide d’un côté au moins, quand les deux camps viennent de rendre le ballon de suite. À la pause tout est mélangé ; cartons, limites et Étoiles restent.

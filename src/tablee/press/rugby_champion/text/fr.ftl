### Rugby Champion, imprimé : la couverture, les cartes, le terrain, et les deux aide-mémoire.
### en.ftl a les mêmes clés avec les mêmes variables.

## Couverture

print-rugby-inside = { $cards } cartes, l’Avantage, la ligne et ses piles en deux moitiés, un tableau de marque, des jetons, un aide-mémoire et les pas du Non-joueur. Il ne vous faut rien d’autre.
print-rugby-material = Ces cartes sont celles de « { $name } ».{ $ours ->
    [yes] {""} Un petit { $sign } signale une valeur que la règle publiée ne donne pas : c’est notre reconstitution.
   *[no] {""}
}
print-rugby-plain = Imprimez les pages 2 à 4 sur du papier ordinaire, et la ligne, pages { $pages }, d’un seul côté sur du papier épais.
print-rugby-cut-cards = Découpez les cartes le long de leurs traits communs : toutes les rangées d’abord, puis les colonnes. La valeur sur fond rouge a aussi un cadre épais : on la reconnaît sans la couleur.
print-rugby-cut-line = Coupez la moitié gauche de la ligne le long de son bord droit, et la moitié droite le long de sa languette en pointillés ; collez la première sur la languette.
print-rugby-cut-tokens = Découpez les jetons : les marqueurs de points, à la forme de chaque camp, l’horloge pour la mi-temps, le Ballon et la Pénalité, qui rappellent ce qui vient d’être marqué.
print-rugby-setup = Seul : Touche et Mêlée face visible à leur place, les autres Arrêt et les Soutien dans la pile de soutien, tout le reste dans la pioche. Quatre cartes face cachée sur la ligne, quatre en main, l’Avantage au milieu.
print-rugby-attack = Ouvrez par un défi de Physique au centre. Posez votre carte, retournez celle d’en face, et lisez le résultat page 2 ; la page 3 dit tout ce que fait le Non-joueur.
print-rugby-duel = À deux : mélangez les { $cards } cartes, quatre chacun, et le tirage au sort dit qui attaque. On pose face cachée, on retourne ensemble ; la page 2 donne les réponses permises.
print-rugby-halves = Deux mi-temps ; chacune finit quand il faut piocher et que la pioche est vide. Toutes les règles : tablee rules rugby_champion.

## Cartes

print-rugby-referee = carte de sifflet
print-rugby-stop = Arrêt
print-rugby-support = Soutien
print-rugby-easy = facile
print-rugby-normal = normale
print-rugby-hard = difficile
print-rugby-expert = expert
print-rugby-arbitre-does = Annule une carte adverse qui porte un sifflet : le défi est gagné d’exactement un point. Sur deux sifflets, une mêlée ; en duel, une pénalité ou une mêlée. Ne se pose jamais dans un défi.
print-rugby-touche-does = Compte en Passe dans une touche, selon la difficulté. En duel, après un défi de Passe ou de Pied perdu : résultat annulé, touche aussitôt.
print-rugby-melee-does = Compte en Physique dans une mêlée, selon la difficulté. En duel, après un défi de Physique ou de Passe perdu : résultat annulé, mêlée aussitôt.
print-rugby-buteur-does = Transforme un essai, ou tape une pénalité. Le Non-joueur le met de côté jusqu’à la fin de la phase.
print-rugby-faute-does = La phase s’arrête, et une mêlée commence. En duel, après un défi perdu : résultat annulé, mais l’autre camp tente la pénalité ou choisit une mêlée.
print-rugby-rucking-does = S’ajoute à la carte posée.
print-rugby-raffut-does = S’ajoute à la carte posée.
print-rugby-advantage = Avantage
print-rugby-advantage-does = Une carte de plus à la prochaine phase, une fois. Qui l’a et perd un défi d’un point le rend. Un second est un essai : toujours pour le Non-joueur et en duel ; seul, pour vous, dans une même mêlée. Après un essai, il revient au milieu.

## Marque et ligne

print-rugby-board = La marque
print-rugby-points-of = { $side ->
    [home] Rond : vous
   *[away] Carré : le Non-joueur ou l’autre joueur
}
print-rugby-tens = en haut les dizaines, en bas les unités
print-rugby-half = Mi-temps
print-rugby-difficulty = Difficulté : ce que comptent Touche et Mêlée
print-rugby-worth = Essai { $points }, transformation { $conversion }, pénalité { $penalty }
print-rugby-place-advantage = l’Avantage, tant que personne ne l’a
print-rugby-line-left = La ligne, moitié gauche
print-rugby-line-right = La ligne, moitié droite
print-rugby-glue = collez ici l’autre moitié
print-rugby-touch = TOUCHE
print-rugby-every-type = tous les types
print-rugby-two-types = Physique ou Passe
print-rugby-opening = ouverture : Physique
print-rugby-place-support = Pile de soutien
print-rugby-place-support-is = Buteur, Faute volontaire, Soutien
print-rugby-place-set = Touche et Mêlée
print-rugby-place-set-is = face visible
print-rugby-place-draw = Pioche
print-rugby-place-draw-is = joueurs et Arbitres
print-rugby-place-discard = Défausse
print-rugby-place-discard-is = jusqu’à la mi-temps
print-rugby-attacker = ↓ ici est assis l’attaquant ↓
print-rugby-tokens = L’horloge de la mi-temps, le Ballon et la Pénalité à plier, et les marqueurs de points

## Aide-mémoire

print-rugby-reference = Aide-mémoire
print-rugby-table = Le résultat d’un défi
print-rugby-column-result = pour l’attaque
print-rugby-column-opening = ouverture
print-rugby-column-inner = à l’intérieur : { $slots }
print-rugby-column-edge = au bord : { $slots }
print-rugby-row-by-two = gagné de 2 ou plus
print-rugby-row-by-one = gagné de 1
print-rugby-row-tie = égalité
print-rugby-row-lost-one = perdu de 1
print-rugby-row-lost-two = perdu de 2 ou plus
print-rugby-cell-choose = côté et type au choix
print-rugby-cell-try = essai
print-rugby-cell-on = place suivante, même sens, type au choix
print-rugby-cell-arrow = la flèche et la valeur rouge de la carte en défense disent où et comment
print-rugby-cell-touch = touche
print-rugby-cell-advantage-arrow = Avantage à la défense, puis comme l’égalité
print-rugby-cell-advantage-touch = Avantage à la défense, puis touche
print-rugby-cell-lost-two = seul, essai du Non-joueur ; à deux, ballon à la défense
print-rugby-table-note = Qui a l’Avantage et perd d’un point le rend, et l’autre ne le prend pas. À { $slot }, Physique ou Passe seulement. Après un essai ou une pénalité réussie, une phase d’attaque.
print-rugby-scoring = Les points
print-rugby-scoring-is = Essai { $points }, transformation { $conversion } avec une carte But encore en main, qu’on montre et défausse, pénalité { $penalty }.
print-rugby-set = Touche et mêlée
print-rugby-set-touche = Touche
print-rugby-set-touche-is = Complétez la main, montrez deux joueurs. On additionne la Passe. Qui gagne prend l’Avantage, même à l’autre camp ; à égalité, personne. Puis une phase d’attaque.
print-rugby-set-melee = Mêlée
print-rugby-set-melee-is = De même avec le Physique. Seul, un défi suit du côté de la flèche de la carte cachée du Non-joueur, à { $left } ou { $right } : type au choix si vous avez gagné la mêlée, sinon sa valeur rouge. De 2 : essai ; de 1 : l’Avantage, et un essai si c’est le second de cette mêlée.
print-rugby-referees = L’Arbitre
print-rugby-referees-yours = le vôtre
print-rugby-referees-yours-is = Après la révélation, sur une carte adverse à un sifflet : défi gagné d’exactement un point, sans soutien. Deux sifflets : seul, une mêlée ; en duel, une pénalité ou une mêlée.
print-rugby-referees-hand = en main
print-rugby-referees-hand-is = Il ne se pose ni dans un défi ni dans une touche ou une mêlée. Trop peu de joueurs : défaussez les Arbitres et piochez-en autant.
print-rugby-duels = À deux
print-rugby-duels-challenge = défi
print-rugby-duels-challenge-is = L’attaquant dit le type, et le côté après l’ouverture ; chacun pose un joueur face cachée ; on retourne ensemble. Qui défend sans joueur pose le premier de la pioche.
print-rugby-duels-answers = réponses
print-rugby-duels-answers-is = Dans l’ordre, une fois par défi : Arbitre (qui perd d’abord), Soutien (qui perd, puis l’autre), Arrêt de qui vient de perdre : Faute volontaire, Touche après Passe ou Pied, Mêlée après Physique ou Passe. Touche et Mêlée y comptent comme une des deux cartes.
print-rugby-duels-penalty = pénalité
print-rugby-duels-penalty-is = { $penalty } points avec une carte But ou un Buteur, ou une mêlée.
print-rugby-duels-next = ensuite
print-rugby-duels-next-is = Attaque qui a encaissé, qui a gagné la touche ou la mêlée ; si l’attaquant perd de deux ou n’a plus de joueur, l’autre. Chacun revient à quatre cartes, à cinq avec un Avantage tout frais.

## Le Non-joueur

print-rugby-automaton = Les pas du Non-joueur
print-rugby-column-when = quand
print-rugby-column-does = ce qu’il fait
print-rugby-column-clause = clause
print-rugby-step-phase = une phase commence
print-rugby-step-phase-is = Mélangez sa pile de soutien, tout entière. Dans l’attaque, remplacez les cartes retournées de sa ligne, face cachée ; celles qui ne l’ont pas été restent. Complétez votre main à quatre.
print-rugby-step-challenge = un défi
print-rugby-step-challenge-is = Posez d’abord votre carte, face visible, puis retournez la sienne. Une carte déjà retournée est d’abord remplacée par une nouvelle.
print-rugby-step-arbitre = sa carte est un Arbitre
print-rugby-step-arbitre-is = Votre carte sans sifflet : défaussez-le et retournez la suivante. Un sifflet : vous perdez d’un point ; s’il faut une flèche, retournez une carte pour elle. Deux sifflets : une mêlée ; si un Buteur est déjà de côté, { $penalty } points pour lui à la place.
print-rugby-step-support = il perd son premier défi de la phase
print-rugby-step-support-is = Avant d’appliquer le résultat, tirez une carte de sa pile de soutien, une seule par phase, touche et mêlée comprises.
print-rugby-step-blue = … c’est un Soutien
print-rugby-step-blue-is = Ajoutez-le à sa carte et comparez de nouveau.
print-rugby-step-buteur = … c’est un Buteur
print-rugby-step-buteur-is = Mettez-le de côté : il tapera la transformation ou la pénalité de cette phase.
print-rugby-step-faute = … c’est une Faute volontaire
print-rugby-step-faute-is = La phase s’arrête, quelle qu’elle soit, et une mêlée commence avec des cartes nouvelles.
print-rugby-step-arrow = égalité, ou perdu d’un point
print-rugby-step-arrow-is = Le ballon va à la place voisine que montre la flèche de sa carte ; le type est sa valeur rouge.
print-rugby-step-one = vous perdez d’un point
print-rugby-step-one-is = Si vous avez l’Avantage, rendez-le, et c’est tout. Sinon il le prend ; s’il l’avait déjà, c’est un essai.
print-rugby-step-two = vous perdez de deux points ou plus
print-rugby-step-two-is = Essai pour lui, même à l’ouverture.
print-rugby-step-try = il marque un essai
print-rugby-step-try-is = Un Buteur de côté : { $conversion } points de plus. Sans tirage encore dans cette phase, tirez une carte : seul un Buteur compte. L’Avantage revient au milieu.
print-rugby-step-edge = au bord, sans essai
print-rugby-step-edge-is = Gagné d’un point, égalité ou perdu d’un point : touche. S’il prend l’Avantage, c’est d’abord.
print-rugby-step-touche = touche, mêlée
print-rugby-step-touche-is = Il a la carte Touche ou Mêlée et une carte cachée de la pioche ; un Arbitre y est défaussé et remplacé.
print-rugby-step-second = son second Avantage
print-rugby-step-second-is = Essai aussitôt, d’où qu’il vienne ; après une mêlée, pas de défi.
print-rugby-step-spent = votre main n’a plus de joueur
print-rugby-step-spent-is = Rien ne s’est passé : nouvelle phase d’attaque, quatre cartes en main.
print-rugby-step-half = la pioche est vide quand il faut piocher
print-rugby-step-half-is = La mi-temps est finie ; ce qui est résolu reste. À la seconde, tout est mélangé, la ligne et la main sont nouvelles, l’Avantage revient au milieu.

### L'Artropp, imprimé : la couverture, les cartes, l'argent, l'étoile du duel et l'aide-mémoire.
### en.ftl a les mêmes clés avec les mêmes variables.

## Couverture

print-artropp-inside = { $cards } unités, la flèche, une bourse de { $money }, l’étoile pour un duel et un aide-mémoire. De deux à six généraux.
print-artropp-material = Ce sont les cartes de « { $name } ».
print-artropp-plain = Imprimez les pages 2 et 4 une fois sur du papier ordinaire, et la page 3, la bourse, une fois par général.
print-artropp-cut-cards = Découpez les cartes le long de leurs lignes communes : d’abord toutes les rangées, puis les colonnes. La flèche est la dernière.
print-artropp-cut-money = Découpez de même les billets de chaque bourse. Qui préfère des pièces ou des jetons s’en passe.
print-artropp-play-setup = Mélangez les unités et donnez-en cinq à chaque général ; le reste est la pioche. Chacun prend une bourse. Tirez au sort qui commence ; la flèche est devant lui et pointe à droite.
print-artropp-play-line = Il ouvre la ligne avec une unité ou un tambour et pioche. Dans le sens de la flèche, chaque général ajoute ensuite une unité plus petite ou plus grande que tous les numéros de la ligne, et pioche.
print-artropp-play-special = Tambours, snipers et officiers sont des cartes spéciales : qui en joue une peut tourner la flèche.
print-artropp-play-attack = Qui ne peut ou ne veut rien ajouter lance l’assaut : il prend la ligne, compte ses Br. et paie 50 braves pour chacun dans le pot.
print-artropp-play-showdown = Il annonce « plus haut » ou « plus bas ». Tous les autres posent une carte face cachée ; on les retourne ensemble, et la meilleure prend le pot.
print-artropp-play-end = Chacun complète sa main à cinq cartes, et qui a lancé l’assaut commence la manche suivante. Après dix manches, le plus riche gagne. Toute la règle : tablee rules artropp.

## Cartes

print-artropp-arrow = Flèche
print-artropp-arrow-does = Posée devant qui vient de jouer, elle pointe vers le général qui joue ensuite.
print-artropp-drum-does = Ferme le bout de la ligne où il est posé. Vous pouvez tourner la flèche.
print-artropp-sniper-does = Se glisse entre deux numéros qui laissent une place. Au pot, il abat une unité. Vous pouvez tourner la flèche.
print-artropp-officer-does = S’empile sur une unité de son numéro. Vous pouvez tourner la flèche.

## Argent

print-artropp-purse = La bourse d’un général : { $money }
print-artropp-amount = { $amount }
print-artropp-coin = { $amount ->
    [one] brave
   *[other] braves
}

## L’étoile du duel

print-artropp-star = Le duel : trois lignes
print-artropp-line = ligne
print-artropp-star-open = Les lignes 1 à 3 grandissent vers l’extérieur. La flèche part dans le sens horaire : vous ouvrez la ligne 1, votre adversaire la ligne 2, vous la ligne 3, et ainsi de suite, une ligne par tour.
print-artropp-star-turn = Après une carte spéciale, vous choisissez le sens de la flèche ; le tour suivant se joue sur la ligne voisine de ce côté, par l’autre général.
print-artropp-star-assault = Qui ne peut ou ne veut jouer sur la ligne dont c’est le tour la prend, paie ses Br. à l’adversaire, y ouvre une nouvelle ligne et pioche. Il n’y a ni pot ni duel de cartes.

## L’aide-mémoire

print-artropp-reference = Aide-mémoire
print-artropp-units = Les unités
print-artropp-column-family = famille
print-artropp-column-numbers = numéros
print-artropp-column-br = prix de chacune
print-artropp-column-cards = cartes
print-artropp-turn = Votre tour
print-artropp-turn-lower = Une unité
print-artropp-turn-lower-is = strictement plus petite ou plus grande que tous les numéros de la ligne. Une unité ou un tambour ouvre la ligne.
print-artropp-turn-officer = Un officier
print-artropp-turn-officer-is = sur une unité de son numéro, où qu’elle soit ; les bouts de la ligne ne changent pas.
print-artropp-turn-sniper = Un sniper
print-artropp-turn-sniper-is = entre deux numéros : il y a autant de places que de numéros qui manquent.
print-artropp-turn-drum = Un tambour
print-artropp-turn-drum-is = 0 sous tous, 16 au-dessus de tous ; ce bout est fermé jusqu’à ce que la ligne soit prise.
print-artropp-turn-draw = Ensuite
print-artropp-turn-draw-is = piochez une carte.
print-artropp-turn-arrow = Après une spéciale
print-artropp-turn-arrow-is = piochez, puis tournez la flèche d’un côté ou de l’autre.
print-artropp-pot = L’assaut et le pot
print-artropp-pot-assault = L’assaut
print-artropp-pot-assault-is = qui ne peut ou ne veut rien ajouter prend la ligne et paie ses Br. dans le pot, 50 braves chacun. La ligne est défaussée.
print-artropp-pot-call = Plus haut, plus bas
print-artropp-pot-call-is = qui a payé annonce. Les autres posent une carte face cachée ; la plus haute ou la plus basse prend le pot. À numéro égal, le plus de Br. l’emporte.
print-artropp-pot-felled-3 = Sniper, à 3
print-artropp-pot-felled-3-is = abat la seule autre unité ; le pot attend la manche suivante.
print-artropp-pot-felled-4 = Sniper, à 4
print-artropp-pot-felled-4-is = peut abattre une des deux autres unités ; celle qui reste gagne.
print-artropp-pot-felled-5 = Sniper, à 5 ou 6
print-artropp-pot-felled-5-is = peut abattre une des autres ; on compare celles qui restent.
print-artropp-pot-felled-2 = Deux snipers
print-artropp-pot-felled-2-is = agissent dans le sens de la flèche depuis qui a payé ; l’un peut abattre l’autre. S’il ne reste aucun numéro, le pot attend.
print-artropp-pot-after = Après
print-artropp-pot-after-is = les cartes du pot sont défaussées, chacun complète à cinq, et qui a payé commence.
print-artropp-end = Cartes, joueurs et fin
print-artropp-end-pile = Pioche vide
print-artropp-end-pile-is = mélangez aussitôt la défausse. Sans elle, on joue avec moins de cartes ; une main vide lance l’assaut.
print-artropp-end-people = Arrivées et départs
print-artropp-end-people-is = seulement entre deux manches ; une bourse vide quitte la table, ou en emprunte une autre si tous en sont d’accord.
print-artropp-end-duel = Duel
print-artropp-end-duel-is = sa manche finit quand on mélange la défausse ; trois manches. Les lignes posées ne se paient pas.
print-artropp-end-over = La fin
print-artropp-end-over-is = après les manches convenues, dix d’ordinaire, ou quand il ne reste qu’un général. Un pot que nul n’a gagné est partagé.

### Ubongo – le duel, imprimé : la couverture, les fiches, et ce qu’on découpe.
### en.ftl a les mêmes clés avec les mêmes variables.

## Ce qu’on peut choisir

print-option-side = faces des fiches
print-option-side-both = les deux
print-option-side-A = A, quatre pièces par casse-tête
print-option-side-B = B, cinq pièces par casse-tête
print-option-side-help = Les faces des fiches à imprimer : A (quatre pièces par casse-tête), B (cinq) ou les deux.

## Couverture

print-ubongo-inside = { $sheets } faces de fiches avec { $puzzles } casse-tête, deux jeux de 21 pièces, une piste avec une face simple et une face orange, deux pions, et les nombres de 1 à 20 pour qui n’a pas de dé à vingt faces. Tout est en vraie grandeur : un carré fait 2 cm de côté.
print-ubongo-sheets = { $both ->
    [yes] Chaque joueur a besoin de toutes les fiches : imprimez deux fois les pages { $pages }. En recto verso, chaque face A porte sa face B au dos : neuf feuilles par joueur.
   *[no] Chaque joueur a besoin de toutes les fiches : imprimez deux fois les pages { $pages }.
}
print-ubongo-card = Imprimez une seule fois les pages { $pages }, sur du papier épais ; ou sur du papier ordinaire, à coller avant la découpe sur un carton d’un ou deux millimètres.
print-ubongo-pieces = Découpez les 42 pièces le long de leur contour foncé, si possible au cutter et à la règle métallique. Les lettres du joueur 1 sont dans un rond, celles du joueur 2 dans un carré.
print-ubongo-pawns = Pliez les deux pions le long des pointillés, collez l’avant et l’arrière ensemble, et rabattez les pieds vers l’extérieur.
print-ubongo-track = Pliez la piste vers l’arrière le long des pointillés et collez-la : une face est simple, l’autre orange.
print-ubongo-numbers = À la place du dé : découpez les nombres de 1 à 20 et tirez-en un d’un sac. Il y retourne après le duel.
print-ubongo-setup = Convenez de la face A (quatre pièces par casse-tête) ou B (cinq). Chaque joueur prend un jeu de pièces et les neuf fiches, la première au-dessus ; les pions partent de la case 0.
print-ubongo-roll = Chacun découvre la fiche, et le dé désigne la ligne : voilà les pièces à prendre, les mêmes pour les deux.
print-ubongo-race = Couvrez toute la grille avec exactement ces pièces, tournées et retournées à votre gré. Le premier qui y parvient crie « Ubongo ! » et avance d’une case. Puis vient la fiche suivante.
print-ubongo-again = Si personne ne trouve et que les deux sont d’accord, ou si les deux finissent au même instant, personne n’avance : on relance le dé pour la même fiche.
print-ubongo-win = Le premier sur la case 5 gagne.
print-ubongo-orange = Face orange, pour des joueurs de force inégale : qui mène sur 3 ou 4 a d’abord un lancer pour lui seul, et doit résoudre ce casse-tête avant de passer à celui des deux.

## Pages

print-set = Joueur { $player }
print-set-mark = { $player ->
    [1] lettres dans un rond
   *[2] lettres dans un carré
}
print-ubongo-leader = qui mène

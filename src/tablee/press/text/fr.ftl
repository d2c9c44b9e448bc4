### Les mots de toute impression : la couverture, et ce que tous les jeux partagent.
### en.ftl a les mêmes clés avec les mêmes variables.

## Couverture

print-subtitle = À imprimer, à découper, à jouer
print-printing = Imprimer
print-cutting = Découper
print-playing = Jouer
print-scale = Imprimez à 100 % (« taille réelle », et non « ajuster à la page »), sur papier { $paper }. Mesurez ensuite la règle au bas de cette page : si elle ne fait pas exactement 5 cm, rien n’ira ensemble.
print-pages = { $first } à { $last }
print-ruler = ← exactement 5 cm
print-unofficial = Mise en œuvre non officielle de règles publiées, avec des textes et des dessins originaux, faite avec Tablée. Le jeu et son nom appartiennent à leurs propriétaires.

## Cartes

print-option-backs = dos
print-option-backs-help = Imprimer après chaque page de cartes son dos, pour qui imprime en recto verso.
print-on-card = { $backs ->
    [yes] Imprimez les pages { $pages } sur du papier épais, en recto verso, retourné sur le grand côté : chaque page de cartes est suivie de son dos.
   *[no] Imprimez les pages { $pages } sur du papier épais, d’un seul côté ; ou sur du papier ordinaire, et glissez les cartes dans des pochettes pour cartes de 63 sur 88 mm.
}
print-cards = Cartes { $page }/{ $pages }
print-tokens = Jetons

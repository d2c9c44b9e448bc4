### Sample Game : tous les mots qu’on lit à propos de ce jeu.
### en.ftl a les mêmes clés avec les mêmes variables. $you vaut "yes" quand le lecteur est celui qui agit.

## Le jeu

game-title = Sample Game
game-tagline = Encore un dé, ou un dé de trop ?
game-description = Cachez un dé, lancez-en d’autres à découvert, et arrêtez-vous avant que la limite ne s’en charge.
game-length = 2 joueurs, cinq minutes.

## Ce dont on convient avant de s’asseoir

option-rounds = manches
option-rounds-help = Le nombre de manches.
option-limit = limite
option-limit-help = Qui a plus que cela en tout ne gagne rien dans la manche.

## Menue monnaie

# Quelqu’un qui n’a pas donné de nom.
nameless = joueur { $number }

## Ce qui s’est passé

event-cup-thrown = { $die ->
    [none] { $name } cache un dé sous le gobelet.
   *[other] Vous cachez un dé sous le gobelet : il montre { $die }.
}
event-round-began = { $you ->
    [yes] Manche { $round } : vous commencez.
   *[no] Manche { $round } : { $name } commence.
}
event-threw = { $you ->
    [yes] Vous lancez { $die }
   *[no] { $name } lance { $die }
} : { $open } à découvert.
event-stopped = { $forced ->
    [yes] { $you ->
        [yes] Vous avez assez lancé : vos dés à découvert atteignent la limite.
       *[no] { $name } a assez lancé : ses dés à découvert atteignent la limite.
    }
   *[no] { $you ->
        [yes] Vous vous arrêtez.
       *[no] { $name } s’arrête.
    }
}
event-cups-lifted = On lève les gobelets : { $dice }. Cela fait { $totals }.
event-round-won = { $you ->
    [yes] Vous gagnez la manche avec { $total }.
   *[no] { $name } gagne la manche avec { $total }.
}
event-round-drawn = Personne ne gagne la manche.
event-game-over = La partie est finie : { $points } points. Victoire : { $winners }.

## Ce qu’on peut faire

move-throw = lancer encore un dé
move-stop = s’arrêter
move-cup = le dé sous le gobelet montre { $die }
move-die = le dé montre { $die }

## Ce qu’il faut décider maintenant

progress = Manche { $round } sur { $rounds }
prompt-turn = Vous avez { $total } en tout, et la limite est { $limit }. Encore un dé ?
prompt-wait = { $you ->
    [yes] C’est votre tour.
   *[no] C’est le tour de { $name }.
}
prompt-dice = Les dés roulent.
prompt-over = La partie est finie.

## La fin

reason-rounds = Toutes les manches sont jouées.
outcome-won = { $you ->
    [yes] Vous gagnez. Bien joué !
   *[no] { $name } gagne.
}
outcome-shared = { $names } se partagent la victoire.
outcome-standing = { $you ->
    [yes] Vous
   *[no] { $name }
} : { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Ce que compte une simulation : le nom de chaque colonne {lab}

figure-round-won = manches gagnées par quelqu’un
figure-winning-total = total gagnant

## Pourquoi un coup n’est pas permis

refused-not-now = On est en train de lancer les dés.
refused-die = Les dés se lancent ; personne ne choisit ce qu’ils montrent.

## Pourquoi un bon joueur ferait ainsi {why}

why-throw = Avec { $total } en tout, { $faces ->
    [one] { $faces } face sur six est bonne
   *[other] { $faces } faces sur six sont bonnes
}.
why-stop = Avec { $total } en tout, { $faces ->
    [one] { $faces } face sur six seulement serait bonne
   *[other] { $faces } faces sur six seulement seraient bonnes
}.

## Terminal

table-player = joueur
table-cup = gobelet
table-open = à découvert
table-sum = somme
table-points = points
table-limit = limite { $limit }

## La page

ui-cup = Sous le gobelet
ui-open = À découvert : { $open }
ui-hidden = un dé caché
ui-empty = rien encore
ui-limit = Limite { $limit }
ui-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
ui-stopped = s’est arrêté
# La première partie, telle que son guide la raconte (lesson.txt).
lesson-welcome = Chacun cache un dé sous un gobelet. Personne d’autre que vous ne voit le vôtre : un 4.
lesson-turn = C’est votre tour. Lancez un dé à découvert : 12 est encore loin.
lesson-limit = 4 et 5 font 9. Qui est le plus près de 12 gagne la manche, mais qui dépasse la limite ne gagne rien.
lesson-stop = Encore un dé, et une fois sur deux vous dépasseriez 12. Arrêtez-vous, et regardez.
lesson-won = En face, 14 : c’est trop. La manche est à vous !
moment = La manche est gagnée !

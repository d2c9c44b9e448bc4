### Ubongo – le duel : tous les mots qu’on lit sur ce jeu.
### en.ftl a les mêmes clés avec les mêmes variables. $you vaut « yes » quand c’est le lecteur qui agit.

## Le jeu

game-title = Ubongo – le duel
game-tagline = Un casse-tête pour deux, et un seul gagnant.
game-description = Le dé désigne les pièces ; qui en couvre la grille en premier crie « Ubongo ! » et gagne le duel.
game-length = 2 joueurs, 20 minutes environ ; ou en solo, contre la montre.
page-way-alone = Entraînement
page-way-alone-help = N’importe quel casse-tête, seul contre la montre, avec des indices si vous voulez.
page-daily = Casse-tête du jour

## Ce dont on convient avant de s’asseoir

option-side = face des fiches
option-side-help = La face A demande quatre pièces par casse-tête, la face B en demande cinq.
option-side-A = A, quatre pièces
option-side-B = B, cinq pièces
option-orange = piste orange
option-orange-help = Pour des joueurs de force inégale : qui mène sur la case 3 ou 4 résout deux casse-tête quand l’autre en résout un.
option-pieces_dealt = pièces distribuées
option-pieces_dealt-help = Seules les pièces utiles sont devant vous ; sinon, les trouver fait partie de la course.
option-sheet = fiche
option-sheet-help = Entraînement seulement : laquelle des neuf fiches il faut résoudre.
option-row = ligne
option-row-help = Entraînement seulement : lequel des vingt casse-tête de la fiche ; avec 0, le dé choisit.
option-hints = indices
option-hints-help = Entraînement seulement : permettre de demander des indices.
error-practice-options = La fiche et la ligne ne se choisissent qu’à l’entraînement : une partie commence par la fiche 1, et le dé désigne la ligne.
error-orange-alone = La piste orange se joue à deux : à l’entraînement, personne ne mène.

## Menue monnaie

# Somebody who gave no name.
nameless = joueur { $number }
# Un temps au dixième de seconde ; $seconds et $tenths sont des chiffres.
time = { $minutes ->
    [0] { $seconds },{ $tenths } s
   *[other] { $minutes } min { $seconds },{ $tenths } s
}
# Où en est la partie ; $name est ce qui est imprimé sur la fiche, par exemple A3.
progress = fiche { $name }, { $sheet } sur { $sheets }
# À l’entraînement ; $row vaut 0 tant que le dé n’est pas lancé.
progress-practice = entraînement, fiche { $name }{ $row ->
    [0] {""}
   *[other] , ligne { $row }
}

## Ce qui s’est passé

event-readied = { $you ->
    [yes] {""}
   *[no] { $name } attend le départ.
}
event-countdown = Fiche { $sheet } : le dé est lancé dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
event-rolled = Le dé montre { $row }. Les pièces : { $pieces }.
event-rolled-leader = Le dé montre { $row } pour { $you ->
    [yes] vous, en tête de la partie, et pour personne d’autre
   *[no] { $name }, en tête de la partie, et pour personne d’autre
}. Les pièces : { $pieces }.
event-race-began = Partez !
event-laid = { $you ->
    [yes] Vous posez
   *[no] { $name } pose
} la pièce { $piece }{ $cell ->
    [none] {""}
   *[other] {""} en { $cell }
}.
event-taken-up = { $you ->
    [yes] Vous retirez
   *[no] { $name } retire
} la pièce { $piece }.
event-first-solved = { $you ->
    [yes] Premier casse-tête résolu ; il ne rapporte rien. Au second !
   *[no] { $name } a résolu le premier casse-tête et passe au second.
}
event-called = Ubongo ! { $you ->
    [yes] Vous avez
   *[no] { $name } a
} couvert toute la grille.
event-voted = { $you ->
    [yes] Vous aimeriez
   *[no] { $name } aimerait
} relancer le dé.
event-withdrew = { $you ->
    [yes] Vous ne souhaitez
   *[no] { $name } ne souhaite
} plus relancer le dé.
event-went = { $you ->
    [yes] Vous avez
   *[no] { $name } a
} quitté la table. La course continue.
event-came-back = { $you ->
    [yes] Vous voilà
   *[no] Revoilà { $name }
} { $you ->
    [yes] de retour à la table.
   *[no] à la table.
}
event-forsaken = { $you ->
    [yes] Voilà une minute que vous êtes
   *[no] Voilà une minute que { $name } est
} loin de la table : l’autre peut prendre le duel ou rejouer la fiche.
event-rolled-again = { $end ->
    [tie] Au même instant ! Personne n’avance, et le dé est relancé pour la fiche { $sheet }.
    [agreed] D’un commun accord, le dé est relancé pour la fiche { $sheet }.
   *[replay] Personne n’avance : la fiche { $sheet } est rejouée.
}
event-laid-aside = Personne n’a pu gagner la fiche { $sheet } : elle est mise de côté.
event-duel-won = { $you ->
    [yes] Vous gagnez
   *[no] { $name } gagne
} la fiche { $sheet } en { $time } et { $you ->
    [yes] avancez
   *[no] avance
} sur la case { $space }.
event-duel-taken = { $you ->
    [yes] Vous prenez
   *[no] { $name } prend
} le duel de la fiche { $sheet } et { $you ->
    [yes] avancez
   *[no] avance
} sur la case { $space }.
event-resigned = { $you ->
    [yes] Vous abandonnez.
   *[no] { $name } abandonne.
}
event-hint-no-way = D’ici, il n’y a plus d’issue : il faut retirer une pièce posée.
event-hint-piece = La pièce { $piece } peut couvrir { $cell }.
event-hint-other = La pièce { $piece } peut couvrir { $cell } et { $other }.
event-hint-place = La pièce { $piece } couvre { $cell } : posez sa forme { $shape } en { $at }.
event-asked-solvable = { $solvable ->
    [yes] Oui, il y a encore une issue.
   *[no] Non, d’ici il n’y a plus d’issue : il faut retirer une pièce.
}
event-solved = Résolu en { $time }, { $hints ->
    [0] sans indice !
    [one] avec { $hints } indice.
   *[other] avec { $hints } indices.
}
event-gave-up = Voici une solution.
event-match-over = La partie est finie, { $best } à { $least } : { $winners ->
    [one] { $you ->
        [yes] vous l’emportez !
       *[no] { $name } l’emporte !
    }
   *[other] la victoire est partagée.
}

## Ce qu’on peut faire

move-lay = poser la pièce { $piece }, forme { $shape }, en { $cell }
move-take-up = retirer la pièce { $piece }
move-ready = commencer la fiche { $sheet }
move-again = demander à relancer le dé
move-agree = accepter de relancer le dé
move-go-on = ne plus demander à relancer le dé
move-away = quitter la table un moment
move-back = revenir à la table
move-take = prendre le duel de la fiche { $sheet }
move-replay = rejouer la fiche { $sheet }
move-resign = abandonner : { $name } gagne la partie
move-hint = un indice sur { $cell }
move-solvable = y a-t-il encore une issue ?
move-solution = montrer une solution et finir
move-roll = le dé montre { $row }
move-go = le compte à rebours est fini
move-forsaken = { $you ->
    [yes] vous êtes loin de la table depuis une minute
   *[no] { $name } est loin de la table depuis une minute
}
move-settle = l’horloge tranche qui a fini en premier (délais : { $first } ms et { $second } ms)

## Ce qu’il faut faire maintenant

prompt-ready = C’est au tour de la fiche { $sheet }. On y va ?
prompt-ready-practice = Fiche { $sheet } : le temps court dès que vous le voulez.
prompt-wait-ready = On attend encore { $names }.
prompt-countdown = Fiche { $sheet } : le dé va être lancé.
prompt-countdown-double = { $you ->
    [yes] Vous menez depuis une case orange : la fiche { $sheet } a deux casse-tête pour vous.
   *[no] { $name } mène depuis une case orange et doit résoudre deux casse-tête de la fiche { $sheet }.
}
prompt-roll = Le dé roule.
prompt-race = Couvrez la grille avec { $pieces }.
prompt-first = Couvrez d’abord la grille avec { $pieces }. Cela ne rapporte rien, mais le second casse-tête vient après.
prompt-second = Couvrez maintenant la grille avec { $pieces } : c’est ce qui gagne le duel.
prompt-practice = Couvrez la grille avec { $pieces }. Si vous êtes à court d’idées, demandez un indice sur une case.
prompt-called = Ubongo ! Plus personne ne peut être aussi rapide ; un instant.
prompt-rival-called = { $name } crie « Ubongo ! » Seul qui finit en cet instant même peut encore l’égaler.
prompt-rival-votes = { $name } aimerait relancer le dé : acceptez, ou couvrez la grille avec { $pieces }.
prompt-votes = Vous aimeriez relancer le dé ; { $name } n’a pas encore accepté. Continuez avec { $pieces }.
prompt-forsaken = { $name } est loin de la table depuis une minute : prenez le duel, rejouez la fiche, ou continuez.
prompt-watch = { $racers ->
    [one] Fiche { $sheet } : { $names } cherche.
   *[other] Fiche { $sheet } : course entre { $names }.
}
prompt-over = La partie est finie.
prompt-over-practice = Le casse-tête est fini.

## La fin

reason-five = Le cinquième duel est gagné.
reason-resigned = La partie a été abandonnée.
reason-sheets = Il ne reste plus de fiche.
reason-solved = La grille est couverte.
reason-given-up = Le casse-tête est abandonné.
outcome-won = { $you ->
    [yes] Vous remportez la partie. Ubongo !
   *[no] { $name } remporte la partie.
}
outcome-shared = Victoire partagée entre { $names }.
outcome-standing = { $you ->
    [yes] Vous
   *[no] { $name }
} : { $duels ->
    [0] aucun duel gagné
    [one] { $duels } duel gagné
   *[other] { $duels } duels gagnés
}
outcome-solved = { $time }, { $hints ->
    [0] sans indice
    [one] avec { $hints } indice
   *[other] avec { $hints } indices
}
outcome-given-up = Une solution est posée sur la grille.

## Ce que compte une simulation : le nom de chaque colonne {lab}

figure-score = duels gagnés par partie
figure-duel-seconds = durée d’un duel (s)
figure-tie = part des égalités
figure-solve-seconds = temps pour résoudre un casse-tête (s)

## Pourquoi un coup n’est pas permis

refused-chance = { $move } ne peut pas sortir maintenant.
refused-ready = La course est lancée : il n’y a plus de départ à attendre.
refused-alone = Il n’y a d’indices et de solutions qu’à l’entraînement.
refused-no-hints = Ce casse-tête se résout sans indices.
refused-nobody-else = { $move } demande un adversaire.
refused-not-begun = La course n’a pas commencé : donnez d’abord le départ (ready).
refused-not-laid = La pièce { $piece } n’est pas sur votre grille.
refused-covered = { $cell } n’est pas une case libre de la grille.
refused-not-forsaken = L’autre n’est pas loin de la table depuis une minute.
refused-presence = { $move } ne change rien : c’est déjà le cas.
refused-enough = Personne n’en fait autant dans une seule course : il ne vous reste qu’à abandonner.
refused-too-late = Une grille est déjà couverte : le dé ne sera pas relancé.
refused-vote = { $move } ne change rien : vous l’avez déjà dit.
refused-twice = La pièce { $piece } est déjà sur votre grille : retirez-la d’abord.
refused-not-dealt = Vous n’avez pas la pièce { $piece } devant vous.
refused-off-grid = { $move } ne tient pas tout entier dans la grille.
refused-overlap = { $move } recouvrirait une autre pièce.

## La vitesse des bots

pace-beginner-help = Couvre une grille facile en deux ou trois minutes.
pace-casual-help = Couvre une grille facile en une minute et demie environ.
pace-strong-help = Couvre une grille facile en une minute environ.
pace-expert-help = Couvre une grille facile en bien moins d’une minute.

## Pourquoi on jouerait ainsi {why}

why-fits = Avec la pièce { $piece } à cet endroit, le reste trouve encore sa place.
why-try = Pas de meilleure raison que d’essayer la pièce { $piece } à cet endroit.
why-blocks = La pièce { $piece } ferme toutes les issues.
why-racing = Cela entre dans un plan qui ne se verra qu’une fois la grille couverte.
why-agrees = On a demandé à relancer le dé, et d’autres pièces sont équitables pour tous.

## Les images des règles {rules}

picture-UB-2 = Une pièce, huit façons de la poser : quatre en la tournant, quatre autres une fois retournée.
picture-UB-2-seen = La pièce B dans ses huit positions.
picture-UB-7 = La fiche 1, face A, avec B, G, I et U : quand le U est posé à son tour, plus aucune case n’est libre. Ubongo !
picture-UB-7-seen = Une grille, deux fois : à gauche B, G et I y sont posés et six cases sont libres, à droite U les couvre aussi.
picture-UB-11 = Le pion rond mène et se trouve sur une case orange : deux casse-tête. Le carré n’en a qu’un à résoudre.
picture-UB-11-seen = La piste de 0 à 5, les cases 3 et 4 orange ; un pion rond marqué 2× est sur la 3, un carré marqué 1× sur la 1.

## La feuille de match {after}

sheet-duels = Duels gagnés
sheet-fastest = Meilleur temps
sheet-usual = Temps moyen
sheet-time = Temps
sheet-hints = Indices
sheet-laid = Pièces posées
sheet-taken-up = Pièces retirées
sheet-spaces = Cases
why-no-way-left = À partir de là, il n’y avait plus moyen de couvrir la grille.

## Terminal

table-tray = Réserve
table-two-puzzles = casse-tête { $puzzle } sur 2
table-nothing-laid = rien de posé
table-ready = en place
table-not-ready = pas en place
table-votes = aimerait relancer
table-away = loin de la table
table-called = Ubongo !
table-last = Fiche { $sheet }, { $end ->
    [won] résolue
    [taken] prise
    [tie] égalité
    [agreed] dé relancé
    [given-up] une solution
   *[replay] rejouée
} :
table-shapes = Pièce { $piece } : tapez une forme et la place de son coin en haut à gauche, par exemple { $example }.
table-best = Votre meilleur temps pour ce casse-tête : { $time }.
table-new-best = Nouveau meilleur temps !
race-keys = { $usual ->
    [none] A3b2 poser
   *[other] Entrée : { $usual } · A3b2 poser
} · -A retirer · A formes de A · ? règle · journal, plateau, quitter, aide
race-keys-practice = { $usual ->
    [none] A3b2 poser
   *[other] Entrée : { $usual } · A3b2 poser
} · -A retirer · A formes de A · ?b2 indice · solvable · solution · plateau, quitter, aide
race-keys-shared = Commencez par votre numéro : « 1 A3b2 » pose, « 2 -A » retire, « 1 A » montre les formes, « 1 again » demande à relancer le dé, « 1 resign » abandonne. · ? règle · journal, plateau, quitter, aide
race-help =
    Le temps court pendant que vous tapez. À deux au même clavier, commencez par votre numéro (« 1 A3b2 »).
    A3b2      poser la pièce A dans sa forme 3, le coin en haut à gauche de la forme en b2
    A         les formes numérotées de la pièce A
    -A        retirer la pièce A
    again     demander à relancer le dé ; go-on : ne plus le demander
    resign    abandonner la partie
    ?b2       entraînement : un indice sur cette case ; redemandé, il en dit plus
    solvable  entraînement : y a-t-il encore une issue ?
    solution  entraînement : montrer une solution et finir
    ?         expliquer la règle en vigueur ; « ? UB-9 » explique cet article
    journal   ce qui s’est passé jusqu’ici
    plateau   la table encore une fois
    sauver    où la partie est gardée ; « sauver FICHIER » en fait une copie
    quitter   partir ; l’horloge s’arrête jusqu’à la reprise (Ctrl-D et Ctrl-C aussi)
# À plusieurs au même clavier : ce que l’un d’eux doit faire.
race-to = { $name } : { $what }
race-no-hint = Dans une course, chacun est seul devant le casse-tête ; l’entraînement a des indices.
race-hint-practice = Nommez une case : « ?{ $cell } » demande un indice. Redemandé, il en dit plus.
race-why = Comment { $name } s’y prend reste secret jusqu’à ce que la grille soit couverte.
race-no-undo = On n’annule rien dans une course ; « -A » retire la pièce A.
help-tools = Résoudre des puzzles d’Ubongo, faire ou vérifier ses fiches.

# Le solveur et les fiches

help-solve = Couvrir une forme avec des pièces, ou résoudre une ligne d’une fiche. Sans solution, le code de sortie est 3.
help-solve-region = La forme : des rangées de # (un carré) et de . (aucun) entre des barres obliques, par exemple "##../####/####".
help-solve-pieces = Les lettres des pièces qui doivent la couvrir, par exemple BO.
help-solve-count = Trouver tous les jeux d’autant de pièces qui la couvrent.
help-solve-sheet = Une fiche de la boîte au lieu d’une forme, par exemple A3.
help-solve-row = La ligne de la fiche, de 1 à 20 ; sans elle, toutes sont listées.
help-solve-file = Vos propres fiches, un fichier TOML, à la place de celles de la boîte.
help-solve-all = Montrer tout ce qui a été trouvé.
help-sheets = Faire une boîte de fiches à partir d’une graine, ou voir ce que vaut une boîte.
help-sheets-seed = Le nombre entier dont naît une nouvelle boîte.
help-sheets-output = Où écrire la nouvelle boîte ; un nouveau fichier.
help-sheets-check = Vos propres fiches, à vérifier et à juger.
error-solve-region-or-sheet = Nommez soit une forme, comme "##../####/####", soit une fiche, comme --sheet A3.
error-solve-sheet-pieces = Une fiche dit elle-même quelles pièces : enlevez --pieces et --count.
error-solve-row-alone = --row et --file vont avec --sheet.
error-solve-pieces-or-count = Dites quelles pièces (--pieces) ou combien (--count), l’un des deux seulement.
error-solve-region = Ce n’est pas une forme : { $problem }.
error-solve-letter = « { $letter } » n’est pas une pièce ; les pièces vont de A à { $last }.
error-solve-twice = Il n’y a qu’une pièce { $letter }.
error-sheets-seed-or-check = --seed fait une boîte et --output la garde ; --check en juge une qui existe.
solve-tilings = { $count ->
    [one] { $letters } : { $count } solution, difficulté { $difficulty }
   *[other] { $letters } : { $count } solutions, difficulté { $difficulty }
}
solve-none = { $letters } { $count ->
    [one] couvre
   *[other] couvrent
} { $pieces } carrés, autant que la forme en a ({ $region }), mais il n’y a pas de solution.
solve-wrong-area = { $letters } { $count ->
    [one] couvre
   *[other] couvrent
} { $pieces } carrés, et la forme en a { $region }.
solve-more = { $count ->
    [one] Encore une ; --all la montre aussi.
   *[other] Encore { $count } ; --all les montre aussi.
}
solve-sets = { $sets ->
    [one] { $sets } jeu
   *[other] { $sets } jeux
} de { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}, { $sets ->
    [one] { $single ->
        [0] à plusieurs solutions. Derrière ce jeu : leur nombre.
       *[other] à solution unique. Derrière ce jeu : le nombre de ses solutions.
    }
   *[other] { $single ->
        [0] aucun
       *[other] dont { $single }
    } à solution unique. Derrière chaque jeu : le nombre de ses solutions.
}
solve-no-sets = { $count ->
    [one] Aucune pièce ne couvre seule la forme.
   *[other] Aucun jeu de { $count } pièces ne couvre la forme.
}
solve-more-sets = { $count ->
    [one] Encore un jeu ; --all le liste aussi.
   *[other] Encore { $count } jeux ; --all les liste aussi.
}
solve-row = ligne
solve-row-pieces = pièces
solve-row-tilings = solutions
solve-row-difficulty = difficulté
sheets-making = Les fiches se font
sheets-written = La boîte est dans { $file }.
sheets-remark = Fiches pour Ubongo, faites par « tablee ubongo sheets --seed { $seed } ».
    Une grille, et pour chaque face du dé les lettres des pièces qui la couvrent.
    Les vôtres peuvent être autres : copiez ce fichier, changez-le, vérifiez-le par « tablee ubongo sheets --check FICHIER ».
sheets-sheet = fiche
sheets-area = carrés
sheets-difficulty = difficulté
sheets-tilings = solutions
sheets-overlap = pièces communes
sheets-all-tilings = { $puzzles } casse-tête ; solutions { $fewest } / { $median } / { $most } (min. / médiane / max.), { $single } % n’en ont qu’une.
sheets-all-uses = La pièce la plus rare est { $least } ({ $fewest } fois), la plus courante { $commonest } ({ $most } fois).
sheets-all-overlap = Deux lignes d’une fiche ont { $mean } / { $most } pièces en commun (moyenne / max.).
sheets-all-difficulty = Difficulté moyenne : { $a } sur la face A, { $b } sur la face B.

## Détails des erreurs d’un fichier de fiches

detail-sheet-second = c’est une deuxième fiche { $name }, il y en a une de chaque
detail-sheet-missing = il manque { $names }, une boîte va de A1 à A9 et de B1 à B9
detail-sheet-side = { $given } n’est pas une face, il y a A et B
detail-sheet-size = { $rows } sur { $columns } carrés ; il en tient au plus { $most } dans chaque sens
detail-sheet-apart = la grille est en morceaux, or chaque carré doit mener à tous les autres
detail-sheet-hole = la grille a un trou, et elle n’en doit pas avoir
detail-sheet-area = la grille a { $given } carrés, et { $pieces } pièces en couvrent de { $least } à { $most }
detail-sheet-rows = il en faut { $wanted }, une pour chaque face du dé, pas { $given }
detail-sheet-same-pieces = ce sont les mêmes pièces que { $other }
detail-sheet-letter = { $letter } n’est pas une pièce, elles vont de A à { $last }
detail-sheet-twice = { $letter } y est deux fois, et il n’y a qu’une pièce de chaque
detail-sheet-letters = il faut { $wanted } lettres sur la face { $side }, pas { $given }
detail-sheet-covers = les pièces couvrent { $given } carrés, et la grille en a { $wanted }
detail-sheet-no-tiling = les pièces { $letters } ne peuvent pas couvrir la grille
detail-region-sign = { $sign } n’est ni « # » (un carré) ni « . » (aucun)
detail-region-empty = il n’y a pas de carré, qui s’écrit « # »
detail-region-large = { $rows } sur { $columns } carrés, c’est trop : au plus { $most }, vides compris

## La page

page-way-screen-race-help = Deux personnes se partagent cet écran, chacune sa moitié de l’écran et du clavier.
page-next-alone = Casse-tête suivant
ubongo-ui-arena = Le plateau de { $name }
ubongo-ui-grid = La grille, { $rows } lignes sur { $columns } colonnes
ubongo-ui-cell = { $cell }, { $piece ->
    [none] libre{ $shadow ->
        [none] {""}
       *[other] , ombre de la pièce { $shadow }
    }
   *[other] pièce { $piece }{ $wrong ->
        [yes] , n’a rien à faire ici
       *[no] {""}
    }
}
ubongo-ui-tray = Vos pièces
ubongo-ui-piece = Pièce { $piece }{ $needed ->
    [yes] , demandée
   *[no] {""}
}{ $held ->
    [yes] , en main
   *[no] {""}
}
ubongo-ui-task = { $order ->
    [0] Le dé montre { $row } : ces pièces
    [1] Premier casse-tête, ligne { $row }
   *[other] Second casse-tête, ligne { $row }
}{ $state ->
    [done] , résolu
    [later] , viendra ensuite
   *[now] {""}
}
ubongo-ui-order-1 = 1er
ubongo-ui-order-2 = 2d
ubongo-ui-needs = Pièce { $piece }{ $done ->
    [yes] , posée
   *[no] {""}
}
ubongo-ui-tools = La pièce en main
ubongo-ui-turn = Tourner
ubongo-ui-flip = Retourner
ubongo-ui-hint = Indice
ubongo-ui-hint-cell = Touchez une case…
ubongo-ui-solvable = Encore possible ?
ubongo-ui-solution = Solution
ubongo-ui-solution-sure = Vraiment abandonner ?
ubongo-ui-again = Relancer le dé ?
ubongo-ui-agree = Oui, relancer
ubongo-ui-go-on = Ne plus relancer
ubongo-ui-key-ready = { $half ->
    [left] barre d’espace
    [right] touche Entrée
   *[none] Entrée ou barre d’espace
}
ubongo-ui-wait-ready = On attend { $name }
ubongo-ui-call = Ubongo !
ubongo-ui-wrong = { $count ->
    [one] { $pieces } n’est pas de ce casse-tête.
   *[other] { $pieces } ne sont pas de ce casse-tête.
}
ubongo-ui-took = Pièce { $piece } en main.
ubongo-ui-ghost = Pièce { $piece } en { $cell }, { $fits ->
    [yes] elle va
   *[no] elle ne va pas
}.
ubongo-ui-laid = Pièce { $piece } posée en { $cell }.
ubongo-ui-no-fit = La pièce { $piece } ne va pas là.
ubongo-ui-back = La pièce { $piece } a rejoint les autres.
ubongo-ui-keys = Touches
ubongo-ui-keys-pieces = pièce
ubongo-ui-keys-move = déplacer
ubongo-ui-keys-turn = tourner
ubongo-ui-keys-flip = retourner
ubongo-ui-keys-put = poser
ubongo-ui-keys-back = retirer
ubongo-ui-keys-hint = indice
ubongo-ui-track = { $orange ->
    [yes] Piste orange jusqu’à 5 ; qui mène sur 3 ou 4 résout deux casse-tête.
   *[no] Piste jusqu’à 5.
} { $standing }
ubongo-ui-stands = { $name } est sur { $space }.
ubongo-ui-rival = { $name } a couvert { $cells } cases sur { $all }
ubongo-ui-is-ready = attend le départ
ubongo-ui-not-ready = se prépare
ubongo-ui-away = absence
ubongo-ui-forsaken = absence d’une minute
ubongo-ui-votes = veut relancer le dé
ubongo-ui-on-first = premier de deux
ubongo-ui-on-second = second de deux
ubongo-ui-nothing-laid = rien de posé
ubongo-ui-clock = Temps de la course
ubongo-ui-result = La dernière course
ubongo-ui-result-won = { $you ->
    [yes] Vous gagnez le duel en { $time }
   *[no] { $name } gagne le duel en { $time }
}
ubongo-ui-result-taken = { $you ->
    [yes] Vous prenez le duel
   *[no] { $name } prend le duel
}
ubongo-ui-result-tie = Égalité : personne n’avance
ubongo-ui-result-agreed = Relance, d’un commun accord
ubongo-ui-result-replay = La fiche est rejouée
ubongo-ui-result-solved = Résolu en { $time }
ubongo-ui-result-given-up = Voilà comment on fait
ubongo-ui-result-where = Fiche { $name }, ligne { $rows }
ubongo-ui-board-of = Le plateau de { $name } : { $pieces }
ubongo-ui-a-solution = Une solution
ubongo-ui-best-sheet = fiche { $name }
ubongo-ui-best-rows = { $rows } sur { $all }
ubongo-ui-best-row = ligne { $row } : { $time }
ubongo-ui-best = Votre meilleur temps : { $time }
ubongo-ui-new-best = Nouveau meilleur temps !
# La première partie, telle que son guide la raconte (lesson.txt).
lesson-welcome = Un duel est une course : vous couvrez tous deux la même grille avec les mêmes pièces. Ici, l’horloge s’arrête tant que vous lisez.
lesson-track = Chaque duel gagné vaut une case sur la piste. À cinq, la partie est gagnée.
lesson-ready = Annoncez que vous voilà. Trois secondes plus tard, le dé choisit les pièces.
lesson-task = Le dé montre 17 : il faut exactement ces quatre pièces, et toutes. L’horloge vous attend.
lesson-lay = Glissez la pièce J sur son ombre, ou touchez-la, puis touchez l’ombre. Elle va comme elle est.
lesson-turn = Toute pièce se tourne et se retourne : par ces boutons, à la molette ou d’un second doigt. Prenez la pièce U, et tournez-la comme son ombre.
lesson-find = Il en reste deux, à vous de trouver. Une pièce mal posée se glisse ailleurs, ou hors de la grille. L’horloge repart quand vous voulez.
lesson-won = Ubongo ! Le duel est à vous, et une case de la piste avec lui. La fiche suivante est là : annoncez-vous encore.
lesson-hard = Une autre grille, d’autres pièces. Il arrive que personne ne trouve : si tous deux le veulent, on relance le dé.
lesson-again = En face, on demande à relancer. Demandez-le aussi.
lesson-other = La même grille, mais d’autres pièces. En face, on pose déjà la première.
lesson-rival = Ici, vous voyez où en est l’autre, mais pas comment. Posez d’abord O sur son ombre, puis L sur la sienne, en les tournant comme il faut.
lesson-alone = Plus que deux, et elles vont comme elles sont, sans les tourner. À vous de jouer !
lesson-bravo = Deux duels à zéro, bravo ! À cinq, la partie est à vous. Contre vos amis, toutes les pièces sont dans la boîte : à chacun de trouver les siennes.

# Les grands moments, par-dessus la table

moment = Ubongo !

## Les adversaires qui ont un nom, et leur manière

manner-plunger = pose tout de suite
manner-thinker = réfléchit d’abord, pose ensuite

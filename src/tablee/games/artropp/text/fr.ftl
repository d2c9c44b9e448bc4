### L’Artropp : tous les mots qu’on lit sur ce jeu.
### en.ftl a les mêmes clés avec les mêmes variables. $you vaut « yes » quand c’est le lecteur qui agit.

## Le jeu

game-title = L’Artropp
game-tagline = Le jeu de cartes des gens de bonne compagnie.
game-description = Allongez la ligne d’assaut, tournez la flèche à temps, et laissez un autre payer l’attaque.
game-length = De 2 à 6 généraux, une demi-heure environ.

## Ce dont on convient avant de s’asseoir

option-rounds = manches
option-rounds-help = Le nombre de manches d’une partie commencée à trois généraux ou plus.
option-duel_rounds = manches du duel
option-duel_rounds-help = Le nombre de manches d’une partie commencée en duel. Une telle manche dure autant que la pioche.
option-br_value = valeur d’un Br.
option-br_value-help = Ce que coûte, en braves, chaque symbole Br. d’une carte.
option-purse = bourse
option-purse-help = Ce que chaque général apporte à la table, compté en Br.
option-rebuy = nouvelle bourse
option-rebuy-help = Un général dont la bourse est vide peut en emprunter une autre et continuer.
option-free_drums = tambours libres
option-free_drums-help = Les tambours n’ont pas de numéro : celui qui en joue un choisit l’extrémité qu’il ferme. Dans une confrontation, ils ne gagnent rien.
option-skip_empty_pot = pas de combat pour rien
option-skip_empty_pot-help = Quand le pot est vide, la manche s’achève sans confrontation et chacun garde ses cartes.
option-arrow_each_round = flèche à droite à chaque manche
option-arrow_each_round-help = Chaque manche commence avec la flèche vers la droite. Sinon, cela ne vaut que pour la première ; ensuite, la flèche reste comme on l’a laissée.
option-open_table = table ouverte
option-open_table-help = Entre deux manches, on peut quitter la table ou y prendre une place libre.
option-free_places = places libres
option-free_places-help = Combien de places, les dernières, restent libres au début de la partie.

## Les unités : la famille, une carte, la carte dans une phrase, et la même en très court

family-orc = orques
family-lutinoid = lutinoïdes
family-human = humains
family-artillery = artillerie
family-drum = tambours
family-sniper = snipers
family-officer = officiers

card-orc = orque { $number }
card-lutinoid = lutinoïde { $number }
card-human = humain { $number }
card-artillery = artillerie { $number }
card-drum = tambour { $number }
card-free-drum = tambour
card-sniper = sniper
card-officer = officier { $number }

the-orc = l’orque { $number }
the-lutinoid = le lutinoïde { $number }
the-human = l’humain { $number }
the-artillery = l’artillerie { $number }
the-drum = le tambour { $number }
the-free-drum = un tambour
the-sniper = un sniper
the-officer = l’officier { $number }

badge-orc = Orq { $number }
badge-lutinoid = Lut { $number }
badge-human = Hum { $number }
badge-artillery = Art { $number }
badge-drum = Tam { $number }
badge-free-drum = Tam
badge-sniper = Snp
badge-officer = Off { $number }

## Menue monnaie

# Quelqu’un qui n’a pas donné de nom.
nameless = général { $number }
# Un numéro tel qu’il se trouve dans la ligne ; un tambour peut fermer chacune des extrémités.
number-in-line = { $number ->
    [0] le tambour
    [16] le tambour
   *[other] le { $number }
}
br = { $br } Br.
braves = { $amount ->
    [one] { $amount } brave
   *[other] { $amount } braves
}
units = { $count ->
    [one] { $count } unité
   *[other] { $count } unités
}
# Ce qui va encore à un bout ; au-delà des unités 1 et 15, il n’y a que les tambours.
below-line = { $low ->
    [1] un tambour en bas
   *[other] moins de { $low }
}
above-line = { $high ->
    [15] un tambour en haut
   *[other] plus de { $high }
}
# Quelqu’un et ce qu’il a, dans une énumération.
person-with = { $you ->
    [yes] vous ({ $what })
   *[no] { $name } ({ $what })
}
line-now = { $duel ->
    [yes] (ligne { $line } : { br })
   *[no] (ligne : { br })
}
table-the-line = La ligne
table-line-number = Ligne { $line }
table-line-empty = vide
table-line-cost = { $br } Br. = { $amount ->
    [one] { $amount } brave
   *[other] { $amount } braves
}

## Ce qui s’est passé

event-round-began = Manche { $round }{ $duel ->
    [yes] , en duel
   *[no] {""}
}. { $you ->
    [yes] À vous de commencer
   *[no] { $name } commence
}{ $way ->
    [left] {""} ; la flèche est restée vers la gauche.
   *[right] .
}
event-drew = { $you ->
    [yes] Vous piochez { $card }.
   *[no] {""}
}
event-reshuffled = La pioche est épuisée : la défausse, mélangée, la remplace ({ $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}).
event-added-unit = { $you ->
    [yes] Vous posez
   *[no] { $name } pose
} { $card } { line-now }.
event-added-drum = { $you ->
    [yes] Roulement de tambour : vous fermez
   *[no] Roulement de tambour : { $name } ferme
} { $end ->
    [low] le bas
   *[high] le haut
} avec { $card } { line-now }.
event-added-officer = { $you ->
    [yes] Vous empilez
   *[no] { $name } empile
} { $card } sur le { $number } { line-now }.
event-added-sniper = { $you ->
    [yes] Vous embusquez
   *[no] { $name } embusque
} un sniper juste après { number-in-line } { line-now }.
event-arrow-turned = { $you ->
    [yes] Vous pointez
   *[no] { $name } pointe
} la flèche { $duel ->
    [yes] { $way ->
        [right] dans le sens horaire
       *[left] dans le sens antihoraire
    }
   *[no] { $way ->
        [right] vers la droite
       *[left] vers la gauche
    }
}.
event-passed = { $you ->
    [yes] Vous n’avez rien pour ouvrir la ligne { $line } et passez votre tour.
   *[no] { $name } n’a rien pour ouvrir la ligne { $line } et passe son tour.
}
event-assaulted = À l’assaut ! { $you ->
    [yes] Vous menez
   *[no] { $name } mène
} { units }{ $duel ->
    [yes] {""} de la ligne { $line }
   *[no] {""}
} à l’attaque { $amount ->
    [0] sans débourser un brave
   *[other] et { $you ->
        [yes] payez
       *[no] paie
    } { braves } ({ br })
}.
event-announced = { $you ->
    [yes] Vous annoncez
   *[no] { $name } annonce
} { $way ->
    [high] « Plus haut ! » La carte la plus haute prendra le pot.
   *[low] « Plus bas ! » La carte la plus basse prendra le pot.
}
event-committed = { $you ->
    [yes] Vous posez { $card } face cachée.
   *[no] { $name } pose une carte face cachée.
}
event-revealed = Les cartes se retournent : { $cards }.
event-felled = { $you ->
    [yes] Votre sniper fait feu
   *[no] { $name } ordonne le tir
} : { $target_you ->
    [yes] votre unité tombe.
   *[no] { $target } perd son unité.
}
event-held-fire = { $you ->
    [yes] Votre sniper ne tire pas.
   *[no] { $name } retient son sniper.
}
event-pot-won = { $amount ->
    [0] { $you ->
        [yes] Vous l’emportez
       *[no] { $name } l’emporte
    } avec { $card }, mais le pot est vide.
   *[other] { $you ->
        [yes] Vous raflez
       *[no] { $name } rafle
    } le pot de { braves } avec { $card } !
}
event-pot-shared = Le pot est partagé : { $shares }.
event-pot-carried = { $amount ->
    [0] Personne ne l’emporte, et il n’y avait rien à prendre.
   *[other] Personne ne l’emporte : le pot de { braves } reste sur la table.
}
event-round-over = Fin de la manche { $round }.
event-left = { $bankrupt ->
    [yes] { $you ->
        [yes] Votre bourse est vide : vous quittez la table
       *[no] { $name } quitte la table, la bourse vide,
    }
   *[no] { $you ->
        [yes] Vous quittez la table
       *[no] { $name } quitte la table
    }
} { $result ->
    [won] avec { braves } de gain.
    [lost] avec { braves } de perte.
   *[even] sans gain ni perte.
}
event-joined = { $you ->
    [yes] Vous prenez place à la table avec une bourse pleine.
   *[no] { $name } prend place à la table avec une bourse pleine.
}
event-rebought = { $you ->
    [yes] Vous remplissez votre bourse et devez maintenant { braves }.
   *[no] { $name } emprunte une nouvelle bourse et doit maintenant { braves }.
}
event-session-over = La partie est finie : { $winners ->
    [one] { $you ->
        [yes] vous l’emportez !
       *[no] { $name } l’emporte !
    }
   *[other] victoire partagée entre { $names }.
}

## Ce qu’on peut faire

move-open = ouvrir { $duel ->
    [yes] la ligne { $line }
   *[no] la ligne
} avec { $card }
move-open-drum = ouvrir { $duel ->
    [yes] la ligne { $line }
   *[no] la ligne
} avec { $card } et en fermer { $end ->
    [low] le bas
   *[high] le haut
}
move-add-low = poser { $card } en bas de la ligne
move-add-high = poser { $card } en haut de la ligne
move-drum = fermer { $end ->
    [low] le bas
   *[high] le haut
} de la ligne avec { $card }
move-officer = empiler { $card } sur le { $number }
move-sniper = glisser un sniper entre { $low } et { $high }
move-assault = { $amount ->
    [0] à l’assaut ! prendre la ligne pour rien
   *[other] à l’assaut ! payer { br } = { braves }
}
move-assault-duel = { $amount ->
    [0] à l’assaut ! prendre la ligne pour rien
   *[other] à l’assaut ! payer { br } = { braves } à { $name }
}
move-arrow = { $way ->
    [right] flèche à droite :
   *[left] flèche à gauche :
} { $you ->
    [yes] vous jouez ensuite
   *[no] { $name } joue ensuite
}
move-arrow-duel = { $way ->
    [right] flèche dans le sens horaire :
   *[left] flèche dans le sens antihoraire :
} { $name } joue ensuite, sur la ligne { $line }
move-high = plus haut : la carte la plus haute prend le pot
move-low = plus bas : la carte la plus basse prend le pot
move-commit = poser { $card } face cachée
move-commit-drum = poser { $card } face cachée, qui ne gagne rien
move-fell = abattre { $card } ({ $name })
move-hold = ne pas tirer
move-stay = rester et jouer la suite
move-leave = { $result ->
    [won] quitter la table avec { braves } de gain
    [lost] quitter la table avec { braves } de perte
   *[even] quitter la table sans gain ni perte
}
move-rebuy = emprunter { braves } pour une bourse pleine
move-join = prendre cette place avec une bourse de { braves }
move-wait = laisser cette place libre
move-pass = passer : aucune carte en main ne peut ouvrir la ligne { $line }
move-draw = piocher { $card }
move-start = { $you ->
    [yes] vous commencez
   *[no] { $name } commence
}

## Ce qu’il faut décider maintenant

# Où en est la partie.
progress = Manche { $round } sur { $rounds }
prompt-starting = Le sort désigne qui commence.
prompt-drawing = On pioche.
prompt-open = À vous : ouvrez { $duel ->
    [yes] la ligne { $line }
   *[no] la ligne
} avec une unité ou un tambour.
prompt-pass = À vous, mais aucune carte en main ne peut ouvrir la ligne { $line } : il faut passer.
prompt-turn = { $duel ->
    [yes] À vous, sur la ligne { $line }
   *[no] À vous
} : { $open ->
    [low] le haut est fermé ; posez { below-line }
    [high] le bas est fermé ; posez { above-line }
    [none] les deux bouts sont fermés ; seul un officier ou un sniper peut encore entrer
    [other] posez une unité d’un autre numéro que le { $low }
   *[both] posez { below-line } ou { above-line }
}, ou lancez l’assaut { $amount ->
    [0] sans rien payer
   *[other] et payez { braves } ({ br })
}.
prompt-no-card = { $duel ->
    [yes] À vous, mais aucune de vos cartes ne va dans la ligne { $line }
   *[no] À vous, mais aucune de vos cartes ne va dans la ligne
} : il ne reste que l’assaut, { $amount ->
    [0] sans rien payer
   *[other] pour { braves } ({ br })
}.
prompt-arrow = Vous avez joué une unité spéciale : de quel côté la flèche doit-elle pointer ?
prompt-announce = { $amount ->
    [0] Le pot est vide, mais la confrontation a lieu : la carte la plus haute, ou la plus basse ?
   *[other] Vous avez mené l’assaut. À qui le pot de { braves } : à la carte la plus haute ou à la plus basse ?
}
prompt-commit = { $amount ->
    [0] Le pot est vide
   *[other] Pour le pot de { braves }
} : posez une carte face cachée. { $way ->
    [high] La plus haute l’emporte.
   *[low] La plus basse l’emporte.
}
prompt-snipe = Votre sniper est en position : une unité rivale doit-elle tomber, et laquelle ?
prompt-stay = La manche { $round } est finie. Restez-vous à table ?
prompt-ruined = Votre bourse est vide : en emprunter une autre, ou quitter la table ?
prompt-free-place = Cette place est libre : la prenez-vous ?
prompt-wait-turn = C’est à { $names } de jouer{ $duel ->
    [yes] {""} sur la ligne { $line }
   *[no] {""}
}.
prompt-wait-arrow = { $names } oriente la flèche.
prompt-wait-announce = { $names } choisit : plus haut ou plus bas ?
prompt-wait-commit = Chacun choisit sa carte en secret. On attend encore { $names }.
prompt-wait-commit-leader = Les autres se disputent le pot. On attend encore { $names }.
prompt-wait-snipe = { $names } fait viser son sniper.
prompt-wait-interval = Entre deux manches : on attend encore { $names }.
prompt-over = La partie est finie.

## La fin

reason-rounds = La dernière manche est jouée.
reason-alone = Il ne reste plus assez de généraux pour continuer.
outcome-won = { $you ->
    [yes] Vous remportez la partie. Bravo, mon général !
   *[no] { $name } remporte la partie.
}
outcome-shared = Victoire partagée entre { $names }.
outcome-standing = { $you ->
    [yes] Vous
   *[no] { $name }
}{ $seated ->
    [yes] {""}
   *[no] {""} (a quitté la table)
} : { $result ->
    [won] { braves } de gain
    [lost] { braves } de perte
   *[even] ni gain ni perte
}

## Ce que compte une simulation : le nom de chaque colonne {lab}

figure-line-cards = cartes d’une ligne prise
figure-line-br = coût d’une ligne (Br.)
figure-pot = pot gagné (braves)
figure-pot-won = part des pots gagnés sur-le-champ

## Pourquoi un coup n’est pas permis

refused-phase = { $phase ->
    [turn] { $move } se joue à votre tour, sur la ligne ; ce n’est pas ce qui est demandé.
    [arrow] On n’oriente la flèche qu’après une unité spéciale.
    [announce] Seul le meneur d’un assaut annonce, juste après avoir payé.
    [commit] On ne pose une carte face cachée que dans la confrontation pour le pot.
    [snipe] Un sniper ne tire que dans la confrontation, une fois les cartes retournées.
    [interval] On n’entre et on ne sort qu’entre deux manches.
   *[other] { $move } est l’affaire du hasard, pas la vôtre.
}
refused-not-in-hand = Vous n’avez pas en main la carte pour { $move }.
refused-drum-number = Un tambour libre n’a pas de numéro dans une confrontation et ne gagne rien ; pour le poser quand même, jouez =d.
refused-drum-end = Dites pour quel bout compte le tambour : =d0 ou =d16.
refused-target = { $move } ne vise aucune unité rivale.
refused-chance = { $move } ne peut pas sortir maintenant.
refused-pass = On ne passe que devant une ligne vide qu’aucune de vos cartes ne peut ouvrir. Posez une unité ou lancez l’assaut.
refused-empty-line = Il n’y a encore personne à mener à l’assaut : ouvrez la ligne.
refused-opening = Ni officier ni sniper ne peuvent ouvrir une ligne : commencez par une autre unité ou un tambour.
refused-officer = Aucune unité { $number } n’est dans la ligne pour y empiler l’officier.
refused-gap = Il n’y a pas de place pour un sniper juste après { number-in-line }.
refused-shut = Les tambours ferment les deux bouts : seul un officier ou un sniper peut encore entrer.
refused-one-end = Un tambour ferme { $end ->
    [lower] le bas
   *[upper] le haut
}, et { $number } ne va pas à l’autre bout : la ligne s’étend de { $low } à { $high }.
refused-inside = { $number } n’est ni au-dessous de { $low } ni au-dessus de { $high }, les deux bouts de la ligne.
refused-free-place = Cette place est libre : prenez-la (join) ou laissez-la (wait).
refused-ruined = Votre bourse est vide : empruntez-en une autre (rebuy) ou quittez la table (leave).
refused-solvent = Votre bourse n’est pas vide : restez (stay) ou quittez la table (leave).
error-free-places = Sur { $seats } places, { $most } au plus peuvent être libres au début de la partie, pas { $given }.

## Pourquoi un bon général jouerait ainsi {why}

why-assault = Mieux vaut payer { $br } Br. maintenant que davantage plus tard, à moins que rien d’autre ne fût possible.
why-opening = Une ouverture comme celle-ci laisse de la place des deux côtés.
why-small-step = Un petit pas : il reste de la place pour le tour suivant.
why-cheap-assault = Cette ligne ne coûte presque rien : mieux vaut la prendre maintenant qu’une chère plus tard.
why-cannot-add = Aucune carte en main ne va dans la ligne : il ne reste que l’assaut.
why-keeps-options = Il reste en main { $options ->
    [one] une autre carte qui ira
   *[other] { $options } autres cartes qui iront
} encore dans la ligne.
why-narrows = { $room ->
    [0] La ligne est bouclée : plus aucun numéro n’y entre.
    [one] Les voisins n’ont plus qu’un seul numéro libre.
   *[other] Les voisins n’ont plus que { $room } numéros libres.
}
why-special-turns-arrow = Une unité spéciale commande la flèche, et la flèche décide qui doit jouer ensuite.
why-special-ends-round = L’unité trouve sa place, et la flèche n’est pas en jeu : la manche s’achève avec ce tour, qui la remet dans le sens horaire.
why-likely-win = Cette carte a environ { $chance } % de chances de prendre le pot.
why-spare-card = Le pot est presque hors d’atteinte : autant y laisser une carte qui ne manquera pas.
why-drum-wins-nothing = Un tambour libre n’a pas de numéro dans une confrontation : il ne gagne rien, et les autres cartes restent en main.
why-last-showdown = Rien ne se garde après la dernière confrontation : mieux vaut jouer une carte qui peut gagner que la tenir.
why-sniper-pays = Aucune autre carte n’a de bonnes chances : le sniper prive du pot celui à qui il ne doit pas aller.
why-announce = Ce que les autres ont de ce côté-là, ils devront le dépenser.
why-aim = Un tir qui fait mal : le pot reste sur la table, ou va à quelqu’un de moins dangereux.
why-save-pot = Ce pot ne va pas en si mauvaises mains : un tir n’arrangerait rien.
why-stay = La bourse n’est pas vide et la chance peut tourner : autant continuer.

# Ce qui a fait la différence entre deux coups : la fin d’une phrase (why-difference).
because-money = plus d’argent, par rapport au reste de la table
because-hand = de meilleures cartes en main

## Détails des erreurs d’un fichier de cartes

detail-deck-family = famille inconnue, au choix : { $families }
detail-deck-br = br va de 0 à { $most }, pas { $given }
detail-deck-copies = copies va de 1 à 4, pas { $given }
detail-deck-sniper-numbers = un sniper n’a pas de numéro, et celui-ci en a
detail-deck-no-numbers = il manque numbers
detail-deck-drum-number = le numéro { $given } n’est ni 0 ni 16
detail-deck-number = le numéro { $given } n’est pas entre 1 et 15
detail-deck-drum-copies = un seul tambour tient à chaque bout
detail-deck-twice = cette carte est deux fois dans le paquet, servez-vous de copies
detail-deck-size = un paquet a de { $fewest } à { $most } cartes, celui-ci { $given }
detail-deck-no-opening = { $most } officiers et snipers au plus en tout, ici { $given }

## Les images des règles {rules}

picture-AR-5 = La ligne va de 5 à 9. Tout ce qui est plus petit que 5 entre à gauche, tout ce qui est plus grand que 9 à droite ; rien ne va au milieu.
picture-AR-5-seen = Une ligne de trois cartes, 5, 8 et 9 ; à sa gauche un 2 et un 4, à sa droite un 10 et un 13, encadrés parce qu’ils conviennent.
picture-AR-9 = Un sniper s’est glissé dans le trou entre 5 et 9, un officier se tient sur le 9, et le tambour a fermé le bout haut. Le bout bas est encore ouvert.
picture-AR-9-seen = Une ligne : 5, un sniper, 9 et sur lui un officier 9, 12, et le tambour 16 suivi d’une barre.
picture-AR-10 = Vu d’en haut : la flèche va vers la droite, c’est donc au voisin de droite de jouer.
picture-AR-10-seen = Cinq généraux autour d’une table ovale ; une flèche va de celui du bas à son voisin de droite.

## La feuille d’une session {after}

sheet-gain = Gain ou perte
sheet-units = Unités posées
sheet-assaults = Assauts menés
sheet-paid = Payé pour les assauts
sheet-pots = Pots gagnés
sheet-biggest-pot = Plus gros pot
sheet-felled = Unités abattues par un sniper
sheet-braves = { $amount }
sheet-result = { $result ->
    [won] +{ $amount }
    [lost] −{ $amount }
   *[even] 0
}
sheet-wealth = Gains et pertes, manche par manche (braves)
sheet-round = manche { $round }
sheet-the-biggest-pot = { $pot } C’est le plus gros pot de la session.

## Terminal

table-round-of = manche { $round }/{ $rounds }
table-pot-holds = pot { $amount }
table-pile-and-discard = pioche { $pile } · défausse { $discard }
table-line-ends = { $low ->
    [shut] { $high ->
        [shut] fermée des deux côtés
       *[other] fermée en bas, ouverte au-dessus de { $high }
    }
   *[other] { $high ->
        [shut] ouverte au-dessous de { $low }, fermée en haut
       *[other] ouverte au-dessous de { $low } et au-dessus de { $high }
    }
}
table-generals = général
table-purse = bourse
table-gain = gain
table-cards = cartes
table-showdown = posée
table-order-of-generals = Flèche { $way ->
    [right] à droite
   *[left] à gauche
} : { $names }
table-order-of-lines = Flèche { $way ->
    [right] dans le sens horaire
   *[left] dans le sens antihoraire
} : ligne { $lines }
help-tools = Vérifier votre propre paquet pour L’Artropp, ou en écrire un à remplir.

## La page

page-generals = Les généraux
page-gain = { $sign ->
    [1] +{ $amount }
    [-1] −{ $amount }
   *[0] ±0
}
page-debt = doit { $amount }
page-cards = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
page-place-free = place libre
page-acts = doit jouer
page-next = ensuite
page-leads = a mené l’assaut
page-arrow = { $way ->
    [left] vers la gauche
   *[right] vers la droite
}
page-arrow-duel = { $way ->
    [left] sens antihoraire
   *[right] sens horaire
}
page-piles = Pioche, défausse et pot
page-pile = Pioche { $cards }
page-discard = Défausse { $cards }
page-pot = Pot { $amount }
page-showdown = La confrontation
page-assault-led = { $you ->
    [yes] Vous avez mené l’assaut
   *[no] { $name } a mené l’assaut
} : { $br } Br. = { $amount ->
    [one] { $amount } brave
   *[other] { $amount } braves
}
page-highest-wins = Plus haut ! La carte la plus haute prend le pot.
page-lowest-wins = Plus bas ! La carte la plus basse prend le pot.
page-felled = abattue
page-face-down = une carte face cachée
page-shut-low = Fermer le bas
page-shut-high = Fermer le haut
page-card-choose = { $card } : { $places } places au choix
page-choose-place = Choisissez maintenant sa place.
page-place-choose = { $cards } cartes vont ici : choisissez-en une
page-choose-card = Choisissez maintenant la carte qui va là.
page-not-there = Elle ne va pas à cet endroit.
# La première partie, telle que son guide la raconte (lesson.txt).
lesson-welcome = Bienvenue, mon général. Une ville est assiégée, et une ligne de troupes s’allonge carte après carte. Qui donnera l’ordre d’attaquer paiera la troupe : que ce soit un autre !
lesson-goal = Voici les généraux et leurs bourses. Dans trois manches, le plus riche aura gagné. La flèche montre le sens du jeu ; regardez, on commence.
lesson-line = Un humain, le 7, ouvre la ligne. Une carte s’y ajoute si son numéro est plus petit que tous les autres, ou plus grand que tous.
lesson-orc = À vous. Jouez l’orque 9 : il dépasse le 7, et un orque ne coûte rien. Vous piochez aussitôt une autre carte.
lesson-price = La ligne va de 5 à 11. Chaque symbole Br. a son prix : voilà ce que paierait qui mènerait l’assaut maintenant. Cela ne fait que monter.
lesson-drum = La ligne va de 5 à 12. Jouez votre tambour, le 16 : il ferme le haut de la ligne. C’est une unité spéciale, chère, mais elle vous laisse choisir la suite.
lesson-arrow = Après une unité spéciale, vous orientez la flèche. Laissez-la vers la droite : votre voisin devra trouver un numéro plus petit que 5.
lesson-stuck = Le haut est fermé, et pas de petit numéro en main : votre voisin doit mener l’assaut. Il prend la ligne et paie 600 braves, qui vont dans le pot.
lesson-showdown = On a annoncé « plus haut ». Tous les autres posent une carte face cachée, et la plus haute prend le pot. Votre orque 15 est fait pour cela.
lesson-won = 600 braves pour vous ! Qui a mené l’assaut ouvre la manche suivante ; les mains sont complétées, et la flèche reste comme elle est.
lesson-assault = La ligne va de 6 à 11, et rien de ce que vous tenez n’y entre. Menez l’assaut sans regret : un seul Br., c’est 50 braves. Plus tard, ce serait plus cher.
lesson-announce = Vous avez payé, vous annoncez donc : le pot ira-t-il à la carte la plus haute ou à la plus basse ? Comme vous voulez ; les trois autres se le disputent.
lesson-opening = Vous avez mené l’assaut, vous ouvrez la nouvelle ligne. Commencez par l’orque 8, qui ne coûte rien.
lesson-officer = Votre officier 9 ne va pas au bout de la ligne : il se pose sur une unité qui porte son numéro. Il y a un 9 : jouez-le, et la ligne coûtera 500 braves.
lesson-back = Cette fois, tournez la flèche vers la gauche : le général qui vient de jouer devra rejouer, plus bas que 5 ou plus haut que 14.
lesson-last = Rien n’allait : 500 braves dans le pot, et on a encore annoncé « plus haut ». Posez votre orque 13, ce que vous avez de mieux.
lesson-sniper = Aïe, un 14 ! Mais voici un sniper. Il ne gagne jamais le pot, mais il peut abattre une carte avant que l’on compare. Regardez.
lesson-bravo = Le 14 est à terre, votre 13 l’emporte, et vous voilà le plus riche des généraux. Bravo ! Dans la ligne, un sniper se glisse dans un trou entre deux numéros.

# Pourquoi une carte n’a pas de place dans la ligne : les bouts ouverts, et ce qui s’y trouve.
page-no-place = { $ends ->
    [both] Il faudrait moins de { $low } ou plus de { $high }.
    [other] Il faudrait un autre numéro que le { $low }.
    [low] Il faudrait moins de { $low }.
    [high] Il faudrait plus de { $high }.
   *[none] Les deux bouts de la ligne sont fermés.
}

# Les grands moments, par-dessus la table

moment = { $kind ->
    [won] Le pot est pris !
   *[carried] Personne ne gagne
}

## Les adversaires qui ont un nom, et leur manière

manner-high = aime les numéros élevés, annonce volontiers au plus haut
manner-lavish = aime les humains et l’artillerie, annonce volontiers au plus bas
manner-thrifty = aime jouer les orques, garde ses unités spéciales pour plus tard
manner-trickster = aime jouer tôt ses unités spéciales

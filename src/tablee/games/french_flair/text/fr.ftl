### French Flair : tous les mots qu’on lit sur ce jeu.
### en.ftl a les mêmes clés avec les mêmes variables. $you vaut « yes » quand c’est le lecteur qui agit.

## Le jeu

game-title = French Flair
game-tagline = Le rugby, quinze numéros et deux dés.
game-description = Enchaînez vos cartes, lisez les dés au plaquage, et franchissez la ligne.
game-length = 2 joueurs, une demi-heure environ.

## Ce dont on convient avant de s’asseoir

option-clock = chronomètre
option-clock-help = Ce qui mesure une mi-temps : le vrai temps, ou quinze secondes par carte et par lancer.
option-clock-tempo = tempo, 15 s par carte ou lancer
option-clock-real = temps réel
option-length = durée
option-length-help = Un match court a des mi-temps de cinq minutes au lieu de dix, quel que soit le chronomètre.
option-length-full = match entier, 2 × 10 minutes
option-length-short = match court, 2 × 5 minutes
option-strict_ruck_nine = un 9 après chaque ruck
option-strict_ruck_nine-help = Après un ruck aussi, les arrières ne jouent que derrière un 9 ou un relais.
option-loose_sequence = suites souples
option-loose_sequence-help = Les numéros d’une suite d’avants n’ont qu’à monter ; on peut en sauter.
option-keep_surplus = surplus gardé
option-keep_surplus-help = Qui a plus de six cartes quand les mains se complètent les garde.
option-two_card_maul = maul à deux cartes
option-two_card_maul-help = Un maul prend deux cartes en tout, et non deux pour chacune de ses deux phases.
option-link_run = jeu de ligne à la course
option-link_run-help = Dans un jeu de ligne aussi, l’arrière que trouve le 9 ou le relais peut partir à la course.

## Menue monnaie

# Quelqu’un sans nom.
nameless = { $number ->
    [1] l’équipe locale
   *[other] l’équipe visiteuse
}
relay = relais
the-number = le { $card }
# Les cartes d’une combinaison, que le relais a pu ouvrir.
cards-in-a-row = { $relayed ->
    [yes] { relay }{ $cards ->
        [none] {""}
       *[other] -{ $cards }
    }
   *[no] { $cards }
}
# De qui vient le ballon : « du 9 au 10 ».
number-gives = du { $card }
relay-gives = du relais
one-or-two-dice = { $dice ->
    [one] un dé
   *[other] deux dés
}
score = { $home }-{ $away }
# Ce que le dé doit montrer.
zone = { $single ->
    [yes] un { $high }
   *[no] de { $low } à { $high }
}
# Où est le ballon, pour l’équipe qui le porte.
place = { $where ->
    [in-goal] dans l’en-but
    [line] sur la ligne d’en-but
    [out] à { $metres } m de la ligne
    [halfway] sur la ligne médiane
    [own] à { $metres } m de { $you ->
        [yes] votre
       *[no] sa
    } ligne
    [own-line] sur { $you ->
        [yes] votre
       *[no] sa
    } ligne
   *[own-in-goal] dans { $you ->
        [yes] votre
       *[no] son
    } en-but
}
kind-forwards = suite d’avants
kind-backs = combinaison des arrières
kind-link = jeu de ligne
kind-relance = relance
kind-eight-nine = 8-9
combination = { $kind ->
    [forwards] { kind-forwards }
    [backs] { kind-backs }
    [link] { kind-link }
    [relance] { kind-relance }
   *[eight-nine] { kind-eight-nine }
} { $cards }
# Où en est le match ; $up vaut « yes » quand le temps est écoulé et que le jeu continue.
progress = { $half ->
    [1] 1re mi-temps
   *[2] 2e mi-temps
}, { $time }{ $up ->
    [yes] +
   *[no] {" "}sur { $whole }
}
progress-real = { $half ->
    [1] 1re mi-temps
   *[2] 2e mi-temps
}{ $up ->
    [yes] , temps écoulé
   *[no] {""}
}
progress-before = avant le coup d’envoi
progress-over = match terminé
# Qui avance ou court avec sa dernière carte sans marquer rend le ballon.
last-card = Votre dernière carte : sans essai ni coup de pied, le ballon est perdu.
# D’où vient le ballon.
origin = { $origin ->
    [restart] à la réception du renvoi
    [kick] après le coup de pied
    [ruck] à la sortie du ruck
    [scrum] à la sortie de la mêlée
    [line-out] après la touche gagnée
    [maul] à la sortie du maul
    [fixation] après le point de fixation
    [hand] sur pénalité jouée à la main
   *[open] dans le jeu courant
}
table-clock-left = encore { $time }
table-tries = { $tries ->
    [one] { $tries } essai
   *[other] { $tries } essais
}

## Ce qui s’est passé

event-tossed = { $you ->
    [yes] Vous gagnez le tirage au sort et recevez le ballon.
   *[no] { $name } gagne le tirage au sort et reçoit le ballon.
}
event-half-began = { $half ->
    [1] Première mi-temps :
   *[2] Seconde mi-temps :
} { $you ->
    [yes] vous donnez
   *[no] { $name } donne
} le coup d’envoi.
event-drew = { $card ->
    [none] {""}
   *[other] Vous piochez un { $card }.
}
event-reshuffled = { $you ->
    [yes] Vous mélangez votre
   *[no] { $name } mélange sa
} défausse, qui devient la pioche ({ $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}).
event-discarded = { $you ->
    [yes] Vous écartez
   *[no] { $name } écarte
} un { $card }.
event-threw = { $you ->
    [yes] Vous lancez
   *[no] { $name } lance
} { $dice } { $aim ->
    [restart] pour le renvoi
    [tackle] au plaquage
    [contest] pour contester
    [clear-out] pour déblayer
    [run] pour la course
    [kick] pour le coup de pied
    [touch] pour la touche
    [drop] pour le drop
    [goal] face aux poteaux
    [penalty-touch] pour la pénaltouche
    [scrum] en mêlée
    [line-out] à l’alignement
   *[conversion] pour la transformation
}.
event-kicked = { $you ->
    [yes] Vous
   *[no] { $name }
} { $aim ->
    [restart] { $you ->
        [yes] renvoyez
       *[no] renvoie
    }
    [kick] { $you ->
        [yes] tapez par-dessus
       *[no] tape par-dessus
    }
   *[touch] { $you ->
        [yes] dégagez
       *[no] dégage
    }
} : { $metres } m, le ballon retombe { $place }.
event-kicked-at-goal = { $you ->
    [yes] Vous frappez
   *[no] { $name } frappe
} : { $aim ->
    [drop] le drop s’envole
   *[goal] le ballon s’envole
}…
event-landed-recovered = { $you ->
    [yes] Vous suivez et récupérez votre
   *[no] { $name } suit et récupère son
} propre coup de pied !
event-landed-knock-on = En-avant à la réception ! { $you ->
    [yes] Vous lâchez
   *[no] { $name } lâche
} le ballon.
event-landed-received = { $you ->
    [yes] Vous captez
   *[no] { $name } capte
} le ballon.
event-landed-touch = { $you ->
    [yes] Vous trouvez
   *[no] { $name } trouve
} la touche.
event-landed-direct = Touche directe ! { $you ->
    [yes] Vous n’avez
   *[no] { $name } n’a
} rien gagné : on joue la touche à hauteur du coup de pied.
event-landed-missed-touch = La touche n’est pas trouvée : { $you ->
    [yes] vous récupérez
   *[no] { $name } récupère
} le ballon.
event-landed-dead = Trop long ! { $you ->
    [yes] Vous envoyez
   *[no] { $name } envoie
} le ballon au-delà de la ligne de ballon mort.
event-landed-short = Trop court ! { $you ->
    [yes] Vous voyez
   *[no] { $name } voit
} le ballon retomber { $place }.
event-landed-wide = À côté ! { $you ->
    [yes] Vous manquez
   *[no] { $name } manque
} les poteaux.
event-advance = { $you ->
    [yes] Vous avancez
   *[no] { $name } avance
} avec le { $card } : { $metres } m, { $place }.
event-advance-concludes = { $you ->
    [yes] Vous jouez
   *[no] { $name } joue
} { $after } au { $card }, qui avance encore : { $metres } m, { $place } ({ $combination }).
event-opening = { $second ->
    [yes] { $you ->
        [yes] Vous donnez
       *[no] { $name } donne
    } au { $card }, qui ouvre pour les arrières
   *[no] { $card ->
        [8] { $you ->
            [yes] Vous sortez
           *[no] { $name } sort
        } de la mêlée par le 8
       *[other] { $you ->
            [yes] Vous ouvrez
           *[no] { $name } ouvre
        } avec le { $card }
    }
} : { $metres } m, { $place }.
event-pass = { $you ->
    [yes] Vous jouez
   *[no] { $name } joue
} { $after } au { $card } : { $metres } m, { $place }.
event-relay = { $you ->
    [yes] Vous faites
   *[no] { $name } fait
} du { $card } un relais, à la place du 9.
event-tried = { $you ->
    [yes] Vous jouez
   *[no] { $name } joue
} le { $card }, qui { $how ->
    [run] part à la course
    [kick] tape par-dessus
    [touch] cherche la touche
   *[drop] tente le drop
}, { one-or-two-dice }…{ $kind ->
    [relance] {""} Relance !
   *[none] {""}
}
event-tried-concludes = { $you ->
    [yes] Vous jouez
   *[no] { $name } joue
} { $after } au { $card }, qui { $how ->
    [run] part à la course
    [kick] tape par-dessus
    [touch] cherche la touche
   *[drop] tente le drop
}, { one-or-two-dice }… ({ $combination })
event-ran = { $you ->
    [yes] Votre { $card } court
   *[no] { $name } court
} { $metres } m{ $you ->
    [yes] {""}
   *[no] {""} avec le { $card }
} : { $place }.{ $clear ->
    [yes] {""} Personne ne peut le plaquer !
   *[no] {""}
}
event-maul = { $you ->
    [yes] Vous formez
   *[no] { $name } forme
} un maul avec le { $first } et le { $second } : 5 m, { $place }.
event-fixation = Point de fixation ! { $you ->
    [yes] Vous gagnez
   *[no] { $name } gagne
} 5 m avec le { $first } et le { $second } : { $place }.
event-renewed = { $you ->
    [yes] Vous en restez
   *[no] { $name } en reste
} là dans l’axe : les deux équipes complètent leur main.
event-knocked-on = En-avant ! { $you ->
    [yes] Vous perdez
   *[no] { $name } perd
} le ballon, { $place }.
event-tackled = { $forced ->
    [yes] { $you ->
        [yes] Vous plaquez
       *[no] { $name } plaque
    } un porteur sans soutien : le ballon est gagné.
   *[no] { $you ->
        [yes] Vous montez
       *[no] { $name } monte
    } au plaquage{ $card ->
        [none] {""}
       *[other] {""} avec le { $card }
    }…
}
event-let-pass = { $you ->
    [yes] Vous ne plaquez pas.
   *[no] { $name } ne plaque pas.
}
event-intercepted = Interception ! { $you ->
    [yes] Vous repartez
   *[no] { $name } repart
} dans l’autre sens : { $metres } m, { $place }.
event-missed-tackle = Plaquage manqué ! { $you ->
    [yes] Vous laissez
   *[no] { $name } laisse
} filer le porteur.
event-ruck-formed = Ruck : { $you ->
    [yes] vous avez
   *[no] { $name } a
} le ballon, { $place }. Pour contester, il faut { $zone }.
event-contested = { $how ->
    [contest] { event-contest }
   *[clear-out] { event-clear-out }
}
event-contest = { $card ->
    [none] { $you ->
        [yes] Vous ne contestez pas.
       *[no] { $name } ne conteste pas.
    }
   *[other] { $you ->
        [yes] Vous contestez
       *[no] { $name } conteste
    } le ruck avec le { $card }…
}
event-clear-out = { $card ->
    [none] { $you ->
        [yes] Vous ne déblayez pas.
       *[no] { $name } ne déblaie pas.
    }
   *[other] { $you ->
        [yes] Vous venez
       *[no] { $name } vient
    } déblayer avec le { $card }…
}
event-ball-won = { $zone ->
    [none] { event-cleared-out }
   *[other] { $you ->
        [yes] Vous mettez
       *[no] { $name } met
    } les mains sur le ballon ! Pour déblayer, il faut { $zone }.
}
event-cleared-out = Déblayé ! { $you ->
    [yes] Vous récupérez
   *[no] { $name } récupère
} le ballon.
event-offside = Hors-jeu ! { $you ->
    [yes] Vous entrez
   *[no] { $name } entre
} par le côté.
event-advantage-played = { $you ->
    [yes] Vous jouez
   *[no] { $name } joue
} l’avantage, avec une carte de plus.
event-advantage-over = L’avantage est joué : { $you ->
    [yes] vous avez
   *[no] { $name } a
} gagné dix mètres.
event-penalty-given = { $back ->
    [yes] L’avantage n’a rien donné : on revient à la pénalité pour
   *[no] Pénalité pour
} { $you ->
    [yes] vous
   *[no] { $name }
}, { $place }.
event-penalty-chosen = { $you ->
    [yes] Vous
   *[no] { $name }
} { $how ->
    [goal] { $you ->
        [yes] montrez
       *[no] montre
    } les poteaux.
    [touch] { $you ->
        [yes] choisissez
       *[no] choisit
    } la pénaltouche.
   *[hand] { $you ->
        [yes] jouez
       *[no] joue
    } la pénalité à la main.
}
event-set-piece = { $how ->
    [scrum] { event-scrum }
   *[line-out] { event-line-out }
}
event-scrum = Mêlée : { $you ->
    [yes] vous introduisez
   *[no] { $name } introduit
}, { $place }.
event-line-out = Touche : { $you ->
    [yes] vous lancez
   *[no] { $name } lance
}, { $place }.
event-set-piece-won = { $how ->
    [scrum] { event-scrum-won }
   *[line-out] { event-line-out-won }
}
event-scrum-won = { $you ->
    [yes] Vous gagnez
   *[no] { $name } gagne
} la mêlée{ $double ->
    [yes] {""} par un double, et la pénalité avec !
   *[no] .
}
event-line-out-won = { $you ->
    [yes] Vous gagnez
   *[no] { $name } gagne
} la touche{ $double ->
    [yes] {""} par un double, et une carte de plus.
   *[no] .
}
event-marked = Marque ! { $you ->
    [yes] Vous arrêtez
   *[no] { $name } arrête
} le jeu, { $place }.
event-touched-down = { $you ->
    [yes] Vous aplatissez
   *[no] { $name } aplatit
} derrière la ligne.
event-drop-out = Renvoi aux 22 : { $you ->
    [yes] à vous de le jouer.
   *[no] à { $name } de le jouer.
}
event-turned-over = Le ballon change de camp : { $you ->
    [yes] vous repartez
   *[no] { $name } repart
}, { $place }.
event-try-scored = Essai ! { $you ->
    [yes] Vous marquez
   *[no] { $name } marque
}{ $card ->
    [none] {""}
   *[other] {""} avec le { $card }
} : { $score }.
event-converted = { $good ->
    [yes] { $you ->
        [yes] Vous transformez
       *[no] { $name } transforme
    } : { $score }.
   *[no] { $you ->
        [yes] Vous manquez
       *[no] { $name } manque
    } la transformation : on en reste à { $score }.
}
event-goal-scored = { $how ->
    [drop] Le drop est passé !
   *[goal] Entre les poteaux !
} Trois points pour { $you ->
    [yes] vous
   *[no] { $name }
} : { $score }.
event-time-up = { $half ->
    [1] Le temps de la première mi-temps est écoulé
   *[2] Le temps de la seconde mi-temps est écoulé
} : elle finira quand le ballon sortira du jeu, ou quand l’équipe qui l’a le voudra.
event-half-over = { $half ->
    [1] C’est la mi-temps : { $score }.
   *[2] Coup de sifflet final : { $score }.
}
event-match-over = { $winners ->
    [one] { $you ->
        [yes] Vous l’emportez
       *[no] { $name } l’emporte
    } { $best } à { $least }.
   *[other] Match nul, { $best } partout.
}

## Ce qu’on peut faire

move-advance = { $begun ->
    [yes] conclure avec le { $card }, qui avance
   *[no] avancer avec le { $card }
} (+{ $metres } m : { $place }{ $loses ->
    [yes] {""} ; c’est la dernière carte, le ballon sera perdu
   *[no] {""}
})
move-ability = { $begun ->
    [yes] conclure :{" "}
   *[no] {""}
}le { $card } { $how ->
    [run] part à la course
    [kick] tape par-dessus
    [touch] cherche la touche
   *[drop] tente le drop
}, { one-or-two-dice }{ $loses ->
    [yes] {""} (la dernière carte : sans essai, le ballon sera perdu)
   *[no] {""}
}
move-opening = { $begun ->
    [yes] le { $card } ouvre pour les arrières
   *[no] { $card ->
        [8] sortir par le 8, pour un 8-9
       *[other] ouvrir avec le { $card }
    }
} (+{ $metres } m : { $place })
move-pass = passer au { $card } (+{ $metres } m : { $place })
move-relay = le { $card } en relais (sans avancer)
move-maul = maul avec le { $card } et le { $second } (+{ $metres } m : { $place })
move-fixation = point de fixation avec le { $card } et le { $second } (+{ $metres } m : { $place })
move-renew = en rester là : les deux équipes complètent leur main
move-tackle = plaquer avec le { $card }
move-let = { $crosses ->
    [yes] laisser passer : l’essai est marqué
   *[no] laisser passer
}
move-contest = contester avec le { $card } : un dé, { $zone }
move-clear-out = déblayer avec le { $card } : un dé, { $zone }
move-no = { $phase ->
    [clear-out] ne pas déblayer
   *[contest] ne pas contester
}
move-discard = écarter le { $card }
move-dice = { $phase ->
    [scrum] jouer la mêlée
    [line-out] lancer en touche
   *[conversion] tenter la transformation
} avec { one-or-two-dice }
move-kick = { $phase ->
    [kick-off] donner le coup d’envoi
    [drop-out] renvoyer
   *[mark] taper par-dessus
} avec { one-or-two-dice }
move-touch = { $phase ->
    [penalty] pénaltouche, en gardant le lancer
   *[mark] dégager en touche
}, { one-or-two-dice }
move-goal = viser les poteaux, { one-or-two-dice }
move-hand = jouer à la main, { $nine ->
    [yes] par le 9
   *[no] par un relais
}
move-mark = demander la marque
move-down = aplatir : renvoi aux 22
move-on = jouer le ballon d’ici
move-penalty = prendre la pénalité
move-advantage = jouer l’avantage, avec une carte de plus
move-lost = rendre le ballon : rien ne peut être joué
move-whistle = mettre fin à la mi-temps
move-throw = les dés montrent { $dice }
move-draw = piocher un { $card }
move-toss = { $you ->
    [yes] vous gagnez le tirage au sort
   *[no] { $name } gagne le tirage au sort
}
move-time = le temps de la mi-temps est écoulé

## Ce qu’il faut décider maintenant

prompt-toss = Le tirage au sort désigne qui reçoit en premier.
prompt-draw = On pioche.
prompt-throw = { $you ->
    [yes] Vous lancez
   *[no] { $name } lance
} { one-or-two-dice }{ $aim ->
    [restart] {""} pour le renvoi
    [tackle] {""} au plaquage
    [contest] {""} pour contester
    [clear-out] {""} pour déblayer
    [run] {""} pour la course
    [kick] {""} pour le coup de pied
    [touch] {""} pour la touche
    [drop] {""} pour le drop
    [goal] {""} face aux poteaux
    [penalty-touch] {""} pour la pénaltouche
    [scrum] {""} en mêlée
    [line-out] {""} à l’alignement
   *[conversion] {""} pour la transformation
}.
prompt-discard = Vous avez { $cards } cartes : écartez-en une.
prompt-kick-off = Le coup d’envoi : un dé ou deux ?
prompt-drop-out = Le renvoi aux 22 : un dé ou deux ?
prompt-attack = { $up ->
    [yes] Le temps est écoulé, mais vous avez le ballon
   *[no] Ballon pour vous
} { origin }, { $place }. { $last ->
    [yes] { last-card }
   *[no] Que jouez-vous ?
}
prompt-combination = { $cards } jusqu’ici, { $place }. { $last ->
    [yes] { last-card }
   *[no] À qui la suite ?
}
prompt-no-card = { $cards ->
    [0] Vous n’avez plus de carte
   *[other] Aucune de vos cartes ne peut se jouer d’ici
} : le ballon passe aux autres.
prompt-defence = { $how ->
    [must] Le porteur n’a plus de soutien : avec quelle carte le plaquez-vous ?
    [crosses] Ils vont marquer : plaquez-vous sur la ligne ?
   *[may] L’attaque est { $place } : plaquez-vous ?
}
prompt-contest = Ils ont le ballon dans le ruck. Contestez-vous ? Un dé, { $zone } ; sinon, hors-jeu.
prompt-clear-out = Ils ont mis les mains sur le ballon. Déblayez-vous ? Un dé, { $zone } ; sinon, hors-jeu.
prompt-offside = Ils sont hors jeu : la pénalité, ou l’avantage et une carte de plus ?
prompt-penalty = Pénalité pour vous, { $place }. Comment la jouez-vous ?
prompt-scrum = Introduction pour vous, { $place } : un dé ou deux ?
prompt-line-out = Lancer pour vous, { $place } : un dé ou deux ?
prompt-conversion = La transformation : un dé ou deux ?
prompt-receive = { $mark ->
    [yes] Le ballon retombe { $place } : la marque, ou on joue ?
   *[no] Le ballon est { $place } : aplatir, ou jouer ?
}
prompt-mark = Marque pour vous, { $place } : en touche, ou par-dessus ?
prompt-wait = { $phase ->
    [discard] Trop de cartes en main. On attend encore { $names }.
    [kick-off] C’est à { $names } de donner le coup d’envoi.
    [drop-out] C’est à { $names } de renvoyer aux 22.
    [attack] { $names } a le ballon.
    [defence] C’est à { $names } de plaquer, ou non.
    [contest] C’est à { $names } de contester, ou non.
    [clear-out] C’est à { $names } de déblayer, ou non.
    [offside] Pénalité ou avantage : { $names } choisit.
    [penalty] { $names } choisit comment jouer la pénalité.
    [scrum] { $names } introduit en mêlée.
    [line-out] { $names } lance en touche.
    [conversion] { $names } prépare la transformation.
    [receive] { $names } est sous le ballon.
   *[mark] { $names } joue la marque.
}
prompt-over = Le match est terminé.

## La fin

reason-time = Le coup de sifflet final a retenti.
outcome-won = { $you ->
    [yes] Vous gagnez le match. Bien joué !
   *[no] { $name } gagne le match.
}
outcome-draw = Match nul.
outcome-standing = { $you ->
    [yes] Vous
   *[no] { $name }
} : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $tries ->
    [0] aucun essai
    [one] { $tries } essai
   *[other] { $tries } essais
}

## Ce que compte une simulation : le nom de chaque colonne {lab}

figure-points = points d’un match
figure-tries = essais d’un match
figure-points-at-home = points à domicile
figure-points-away = points à l’extérieur
figure-won-at-home = part des matchs gagnés à domicile
figure-won-away = part des matchs gagnés à l’extérieur
figure-intercepted = part des plaquages qui interceptent
figure-tackle-missed = part des plaquages manqués
figure-converted = part des transformations réussies
figure-run-metres = mètres d’une course
use-number = numéro { $number }
use-gathered = { $how ->
    [maul] maul
   *[fixation] point de fixation
}

## Pourquoi un coup n’est pas permis

refused-phase = { $phase ->
    [attack] { $move } est pour l’équipe qui a le ballon, quand c’est à elle de jouer.
    [defence] On ne plaque, ou ne laisse passer, que juste après une avancée ou une course qu’on peut défendre.
    [contest] On ne conteste un ruck que juste après le plaquage.
    [clear-out] On ne déblaie que juste après une contestation réussie.
    [discard] On n’écarte une carte que si l’on en a plus de six.
    [scrum] On ne choisit les dés d’un duel que pour une mêlée, une touche ou une transformation.
    [kick-off] On ne tape sans carte qu’au coup d’envoi, au renvoi aux 22 ou sur une marque.
    [penalty] { $move } est pour qui joue une pénalité.
    [receive] { $move } est pour qui vient de recevoir un coup de pied.
    [offside] Pénalité ou avantage : la question ne se pose que si la défense est hors jeu.
   *[other] { $move } est l’affaire du hasard ou du chronomètre, pas la vôtre.
}
refused-not-in-hand = Vous n’avez pas en main la carte pour { $move }.
refused-must-tackle = Le porteur n’a plus une carte : il faut plaquer, et le ballon est à vous.
refused-no-mark = La marque est pour un coup de pied qui retombe dans vos 22.
refused-no-touch-down = Le ballon n’est ni sur votre ligne d’en-but ni derrière.
refused-no-nine = Une pénalité à la main commence par un 9, ou par un relais que quelqu’un peut suivre.
refused-chance = { $move } ne peut pas sortir maintenant.
refused-not-time = La mi-temps ne finit pas avant l’heure.
refused-not-lost = On ne rend le ballon que si rien ne peut être joué.
refused-late-drop = Un drop se tente avec une carte seule, ou juste après la carte qui ouvre.
refused-in-combination = Une combinaison est en cours et doit aller à son terme ; { $move } ne peut pas s’y glisser.
refused-nine-behind-relay = Un relais a ouvert cette combinaison : aucun 9 ne peut y paraître.
refused-eight-nine = Dans un 8-9, le ballon va du 8 au 9, qui conclut, lance un arrière ou ouvre pour les arrières.
refused-dead-end = { $move } ne mène nulle part : ce n’est pas sa place, ou personne dans votre main ne pourrait conclure après.
refused-order = { $move } ne va pas à la suite dans cette combinaison.
refused-link-run = { $move } demande un 10 entre les deux : l’arrière que trouve directement le 9 ou le relais avance ou tape, il ne part pas à la course.
refused-after-scrum = { $move } n’est pas possible maintenant : les 1 à 5 ont la tête dans la mêlée et ne prennent pas part au premier jeu qui la suit.
refused-gathering = { $origin ->
    [line-out] Pas de { $move } ici : un maul demande deux avants, de 1 à 8, et un point de fixation suit un ruck.
    [maul] Pas de { $move } ici : un maul a deux phases au plus, et aucun point de fixation ne le suit.
   *[other] Pas de { $move } ici : un maul suit une touche gagnée, un point de fixation suit un ruck.
}
refused-no-opening = Il faut ouvrir une combinaison avant de passer à quelqu’un.
refused-cannot-open = { $move } ne peut rien ouvrir ici que votre main puisse mener à son terme.
refused-run-alone = Une course fait partie d’une combinaison. Une carte seule ne part à la course qu’à la réception d’un coup de pied.
refused-number-from-here = { $move } ne peut pas se jouer seul { $origin ->
    [scrum] à la sortie d’une mêlée : seuls les 6 à 9 le peuvent.
    [hand] sur une pénalité à la main : seul le 9 le peut.
   *[other] d’ici : un arrière a besoin d’un 9 ou d’un relais avant lui.
}
refused-play = { $origin ->
    [fixation] Dans l’axe, il faut encore deux des 1 à 5, ou en rester là : { $move } attend que les mains soient complétées.
   *[other] { $move } ne peut pas se jouer ici.
}

## Pourquoi un bon joueur ferait ainsi {why}

why-chance = Le ballon passe { $percent } fois sur cent.
why-zone-good = Le dé tombe dans la zone { $percent } fois sur cent.
why-zone-bad = Le dé ne tomberait dans la zone que { $percent } fois sur cent.
why-metres = Cela gagne du terrain, ou garde le ballon vivant.
why-sure-try = C’est l’essai : plus personne ne peut l’empêcher.
why-stop-them = Il faut les arrêter.

# Ce qui a fait la différence entre deux coups : la fin d’une phrase (why-difference).
because-points = un meilleur score en moyenne
because-ball = plus de chances d’avoir le ballon
because-ground = plus de terrain gagné
because-penalties = plus de pénalités obtenues
because-own-cards = plus de cartes en main
because-other-cards = moins de cartes dans l’autre main
because-more-time = plus de temps encore à jouer
because-less-time = moins de temps encore à jouer

## Les images des règles {rules}

picture-in-goal = en-but
picture-FF-1 = Les mètres se comptent depuis la ligne la plus proche. Les 22 de l’équipe de droite sont éclairés ; derrière chaque ligne, un en-but.
picture-FF-1-seen = Le terrain en longueur : un en-but à chaque bout, des repères tous les dix mètres jusqu’à la médiane à 50, des lignes en pointillé aux 22.
picture-FF-50 = Une combinaison des arrières : le 9 ouvre, le 10 et le 13 transmettent, et le 14 conclut par une course. 25 mètres sont acquis ; les dés diront ce que la course ajoute.
picture-FF-50-seen = Quatre cartes à la suite : 9, plus 5 mètres ; 10, plus 10 mètres ; 13, plus 10 mètres ; 14, qui court.
picture-zone-contest = contester
picture-zone-clear-out = déblayer
picture-FF-34 = Le vainqueur du plaquage a 6 et 3 : de 3 à 6, la contestation réussit. Elle a réussi avec un 5 : pour déblayer, il faut donc 5 ou 6.
picture-FF-34-seen = Les six faces d’un dé, deux fois : pour contester, 3 à 6 sont marquées comme bonnes, pour déblayer, 5 et 6.

## La feuille de match {after}

sheet-points = Points
sheet-tries = Essais
sheet-conversions = Transformations
sheet-penalty-goals = Pénalités réussies
sheet-drops = Drops réussis
sheet-metres = Mètres ballon en main
sheet-in-metres = { $metres } m
sheet-tackles = Plaquages réussis
sheet-interceptions = Interceptions
sheet-rucks = Rucks gagnés
sheet-scrums = Mêlées gagnées
sheet-line-outs = Touches gagnées
sheet-penalties = Pénalités obtenues

## Terminal

table-hand-size = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
table-pile = pioche { $pile }
table-has-ball = a le ballon
table-ball = Ballon { $place }
table-combination = { $cards } : { $metres } m jusqu’ici ({ $kinds })
table-zone = zone { $zone }
table-advantage = avantage : { $you ->
    [yes] il vous faut
   *[no] il faut à { $name }
} encore { $metres } m
table-group-simple = Une carte
table-group-conclude = Conclure, ou passer
table-group-opening = Ouvrir une combinaison
table-group-relay = Ouvrir par un relais (0 m)
table-group-maul = Maul
table-group-fixation = Point de fixation
# Les colonnes du tableau des cartes.
table-verb-a = avance
table-verb-p = passe
table-verb-r = course
table-verb-k = pied
table-verb-t = touche
table-verb-d = drop
table-reach = { $what } +{ $metres } m : { $place }

## Les chances de ce qu’on peut lancer

odds-percent = { NUMBER($percent, minimumFractionDigits: 1) } %
odds-percent-short = { $percent } %
odds-run = course, { one-or-two-dice } : en-avant { $knock_on }, intouchable { $clear }, derrière la ligne { $crosses }
odds-kick = pied, { one-or-two-dice } : récupéré { $recovered }, en-avant adverse { $knock_on }, ballon mort { $dead }
odds-touch = touche, { one-or-two-dice } : trouvée { $found }, au-delà de la ligne { $dead }
odds-penalty-touch = touche, { one-or-two-dice } : toujours trouvée
odds-drop = drop, { one-or-two-dice } : réussi { $chance }
odds-goal = poteaux, { one-or-two-dice } : réussi { $chance }
odds-duel = { $phase ->
    [scrum] mêlée
    [line-out] touche
   *[conversion] transformation
}, { one-or-two-dice } : gagnée { $chance }{ $phase ->
    [conversion] {""}
   *[other] , par un double { $mine } (pour eux { $theirs })
}
odds-tackle = plaquage : interception { $intercepted }, manqué { $missed }, ruck pour vous { $defence }, ruck pour eux { $attack }
odds-no-support = Le porteur n’a plus de soutien : le ballon est à vous sans lancer de dé.
odds-zone = un dé, { $zone } : { $chance } ; sinon, hors-jeu

## La page

ff-ui-letter = { $side ->
    [home] L
   *[away] V
}
# Qui porte quel numéro.
ff-ui-line = { $line ->
    [front] 1re ligne
    [lock] 2e ligne
    [back-row] 3e ligne
    [half] charnière
    [centre] centre
    [wing] ailier
   *[full] arrière
}
ff-ui-card = { $card }, { ff-ui-line }
ff-ui-can = { ff-ui-card } : { $skills }
ff-ui-verb = { $verb ->
    [advance] avance
    [opening] ouvre
    [pass] passe
    [relay] relais
    [run] course
    [kick] pied
    [touch] touche
    [drop] drop
    [goal] aux poteaux
    [penalty-touch] pénaltouche
    [kick-off] coup d’envoi
    [drop-out] renvoi aux 22
    [mark] par-dessus
    [scrum] mêlée
    [line-out] touche
   *[conversion] transformation
}
ff-ui-dice = { $dice ->
    [one] 1 dé
   *[other] 2 dés
}
ff-ui-with = { $verb ->
    [maul] Maul avec
   *[fixation] Point de fixation avec
}
ff-ui-partner = le { $card }
ff-ui-deed = { $deed ->
    [tackle] Plaquer
    [contest] Contester
   *[clear-out] Déblayer
}
ff-ui-with-which = Avec quelle carte ? Choisissez-la dans votre main.
ff-ui-part = { $part ->
    [on] Continuer
   *[end] Conclure
}
ff-ui-cards = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}, pioche { $pile }
ff-ui-points = points :
ff-ui-clock = { $clock ->
    [real] Temps qui reste
   *[tempo] Temps joué
}
ff-ui-half = { $half ->
    [1] 1re mi-temps
   *[2] 2e mi-temps
}
ff-ui-time-up = temps écoulé
ff-ui-pitch = Le terrain. { $place }
ff-ui-possession = { $you ->
    [yes] Ballon pour vous
   *[no] Ballon pour { $name }
} { $origin }, { $place }
ff-ui-phase = { $phase ->
    [kick-off] au coup d’envoi
    [drop-out] au renvoi aux 22
    [contest] dans le ruck
    [clear-out] dans le ruck
    [offside] avec un choix à faire
    [penalty] sur pénalité
    [scrum] à l’introduction en mêlée
    [line-out] au lancer en touche
    [conversion] pour la transformation
    [receive] à la réception
    [mark] sur la marque
   *[other] le temps d’un lancer
}
ff-ui-advantage = avantage
ff-ui-gain = { $single ->
    [yes] +{ $most } m
   *[no] +{ $least } à +{ $most } m
}
ff-ui-combination = La combinaison
ff-ui-so-far = { $metres } m gagnés
ff-ui-may-become = peut devenir
ff-ui-near = Dans les 22, chaque carte peut être plaquée.
ff-ui-threw = { $name } lance { $dice }
ff-ui-throws = Les dés et le commentaire
ff-ui-zone = Il faut { $zone }
ff-ui-choose = Choisissez une carte pour voir ce qu’elle peut faire.
ff-ui-choose-next = Choisissez la carte suivante.
# Pourquoi une carte ne peut pas être jouée alors que d’autres le peuvent.
ff-ui-no-use = { $phase ->
    [attack] { $running ->
        [yes] Elle ne peut pas suivre la dernière carte.
       *[no] Elle ne peut pas commencer ici.
    }
   *[other] Elle ne peut pas servir à cela.
}
ff-ui-odds = Chances
ff-ui-played = Cartes jouées depuis le dernier mélange
ff-ui-none-played = aucune
# La première partie, telle que son guide la raconte (lesson.txt).
lesson-welcome = Bienvenue sur le terrain ! Deux équipes, un ballon, et le même paquet de 21 joueurs pour chacune. Un essai vaut 5 points, sa transformation 2, un drop ou une pénalité 3.
lesson-pitch = Cent mètres entre les deux lignes d’en-but. Les chevrons montrent dans quel sens va l’équipe qui a le ballon. Qui franchit la ligne avec lui marque un essai.
lesson-kick = À vous le coup d’envoi, qui ne demande aucune carte. Prenez deux dés : leur somme fois 5 m, loin de chez vous.
lesson-tackle = 35 m ! Leur 12 a ramassé le ballon et avancé de 10 m. Plaquez-le avec votre 4 : un plaquage coûte une carte, et le 4 ne sait ni courir ni taper.
lesson-contest = Deux dés chacun, et les leurs sont meilleurs : c’est un ruck, le ballon reste chez eux. Contestez avec le 7 : un dé entre 3 et 6 vous le donne.
lesson-cards = Un 4 : le ballon est à vous ! Les deux équipes reviennent à six cartes. Les signes sous un numéro disent ce que ce joueur sait faire.
lesson-advance = Une carte seule avance de 10 m. Faites avancer le 5, qui ne sait guère autre chose, et gardez vos coureurs.
lesson-tackled = Vous voilà à 15 m de la ligne, et ils vont plaquer : deux dés chacun, eux d’abord. Leur double serait une interception, le vôtre un plaquage manqué.
lesson-offside = Le ruck est à vous, ils contestent, et leur dé tombe hors de la zone : hors-jeu. Prenez la pénalité, vous êtes tout près des poteaux.
lesson-penalty = Tentez le but : il faut plus de 15 m et aucun 1. Avec un dé, c’est une chance sur deux ; avec deux, bien mieux. Prenez-en deux.
lesson-points = 3 à 0 ! Qui encaisse des points donne le coup d’envoi : regardez où le ballon retombe.
lesson-run = À vous, à 25 m de votre ligne. Après un coup de pied, une carte seule peut partir à la course : le 14, avec deux dés. Le plus haut compte, fois 5 m ; gare au 1.
lesson-scrum = Un 1 : en-avant, et la mêlée est pour eux. Les deux équipes lancent autant de dés, eux d’abord ; le plus fort a le ballon, et l’égalité est pour eux.
lesson-touch = 5 contre 3 : il est à vous ! Si près de votre ligne, mieux vaut l’envoyer loin. Tapez en touche avec le 9, avec deux dés.
lesson-lineout = 25 m de gagnés. La touche est au milieu du terrain, le lancer est à eux, et les dés décident comme en mêlée.
lesson-maul = 4 contre 2 : encore à vous ! Après une touche, deux avants peuvent former un maul : 5 m que personne n’arrête. Choisissez le 6 et le 8.
lesson-opening = Au large, maintenant : ouvrez une combinaison avec le 9, puis passez au 10. Loin de la ligne, rien ne l’arrête.
lesson-conclude = Le 9 a fait 5 m, le 10 en a fait 10. Concluez par la course du 13, avec deux dés.
lesson-try = 25 m ! Ils plaquent, mais votre double leur échappe : une carte de plus, et la ligne est à 5 m. Avancez, avec la carte que vous voulez.
lesson-convert = Essai ! 8 à 0. La transformation est un duel de dés : vous lancez en premier, et l’égalité est pour vous. Prenez deux dés.
lesson-bravo = 10 à 0, quel début ! Vous avez vu le plaquage, le ruck, la pénalité, la mêlée, la touche, le maul et la combinaison. « ? » explique la règle du moment.

# Les grands moments, par-dessus la table

moment = { $kind ->
    [try] Essai !
    [converted] Transformé !
    [drop] Drop !
    [goal] Pénalité réussie !
    [intercepted] Interception !
   *[half] Mi-temps
}

## Les adversaires qui ont un nom, et leur manière

manner-runner = joue à la main
manner-kicker = joue au pied
manner-fighter = cherche le contact

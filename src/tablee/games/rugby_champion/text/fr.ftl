### Rugby Champion : tous les mots qu’on lit sur ce jeu.
### en.ftl a les mêmes clés avec les mêmes variables. $you vaut « yes » quand c’est le lecteur qui agit.

## Le jeu

game-title = Rugby Champion
game-tagline = Défi après défi, carte contre carte, jusqu’à l’essai.
game-description = Physique, Passe ou Pied : gagnez un défi de deux et c’est l’essai ; gagnez-le d’un et le ballon avance vers la touche.
game-length = Seul contre le jeu lui-même, ou à 2 joueurs, une demi-heure environ.
page-way-alone = Contre le jeu
page-way-alone-help = Vous contre le Non-joueur, qui ne choisit jamais : chacun de ses pas découle de la règle et s’explique.

## Ce dont on convient avant de s’asseoir

option-difficulty = difficulté
option-difficulty-help = Seul : ce que valent les cartes Touche et Mêlée du Non-joueur. En duel, ce qu’elles valent pour qui les joue.
option-difficulty-easy = facile (2)
option-difficulty-normal = normale (3)
option-difficulty-hard = difficile (4)
option-difficulty-expert = expert (5)
option-opening_try = essai dès l’ouverture
option-opening_try-help = Un défi d’ouverture gagné de deux est un essai, lui aussi.
option-arrow_inward_keeps_ball = flèche vers l’intérieur
option-arrow_inward_keeps_ball-help = Sur un bord, une égalité ou une défaite d’un point n’est pas une touche si la flèche ramène vers l’intérieur.
option-symmetric_advantage = Avantage égal
option-symmetric_advantage-help = Seul, votre second Avantage est un essai, quel que soit le moment où vous le gagnez, comme celui du Non-joueur.
option-interception_try = essai sur interception
option-interception_try-help = En duel, l’attaque qui perd un défi de deux points ou plus encaisse un essai, au lieu de perdre seulement le ballon.
option-reaction_seconds = secondes pour réagir
option-reaction_seconds-help = La durée de l’instant où tous peuvent réagir à un défi, avec la carte ou sans : personne ne peut deviner. 0 : sans limite.

## Menue monnaie

# Quelqu’un sans nom, et l’automate du jeu en solo.
nameless = { $number ->
    [1] la première équipe
   *[other] { $absent ->
        [yes] le Non-joueur
       *[no] la seconde équipe
    }
}
score = { $first }-{ $second }
type = { $type ->
    [physique] Physique
    [passe] Passe
   *[pied] Pied
}
# Une place de la ligne, dans une phrase et comme repère.
where = { $slot ->
    [L2] tout à gauche
    [L1] à gauche
    [C] au centre
   *[R1] à droite
}
slot = { $slot ->
    [L2] G2
    [L1] G1
    [C] C
   *[R1] D1
}
# Ce qui se joue.
kind = { $kind ->
    [attack] attaque
    [touche] touche
    [melee] mêlée
   *[follow-up] sortie de mêlée
}
# Un joueur, son nom et sa flèche ; les autres cartes n’en ont pas.
card = { $way ->
    [left] { $name } ←
    [right] { $name } →
   *[none] { $name }
}
card-percussion = Percussion
card-huit = Huit de choc
card-capitaine = Capitaine
card-perce-muraille = Perce-muraille
card-plaqueur = Plaqueur
card-talonneur = Talonneur
card-pilier = Pilier
card-deuxieme-ligne = Deuxième ligne
card-sauteur = Sauteur
card-troisieme-ligne = Troisième ligne
card-pousseur = Pousseur
card-passeur = Passeur au contact
card-ouvreur = Ouvreur
card-feinteur = Feinteur
card-demi = Demi de mêlée
card-ailier = Ailier
card-centre = Centre créateur
card-relayeur = Relayeur
card-arriere = Arrière puissant
card-canonnier = Canonnier
card-contre-attaquant = Contre-attaquant
card-chandelle = Chandelle
card-tacticien = Tacticien
card-remplacant = Remplaçant
card-arbitre = Arbitre
card-touche = Touche
card-melee = Mêlée
card-buteur = Buteur
card-faute = Faute volontaire
card-rucking = Rucking
card-raffut = Raffut
# Ce que compte une équipe : « vous 4 ».
counts = { $you ->
    [yes] vous
   *[no] { $name }
} { $value }
# Ce que retourne une équipe : « vous, Pilier ← ».
lays = { $you ->
    [yes] vous
   *[no] { $name }
}, { $cards }
# Un pas du Non-joueur, avec la clause de la règle qu’il suit.
explained = { $sentence } ({ $clause })
progress-half = { $half ->
    [1] 1re mi-temps
   *[2] 2e mi-temps
}
progress = { progress-half }, { $pile ->
    [0] pioche vide
    [one] { $pile } carte dans la pioche
   *[other] { $pile } cartes dans la pioche
}
progress-before = avant la première mi-temps
progress-over = match terminé

## Ce qui s’est passé

event-tossed = { $you ->
    [yes] Vous gagnez le tirage au sort et attaquez
   *[no] { $name } gagne le tirage au sort et attaque
} en premier.
event-half-began = { $half ->
    [1] Première mi-temps :
   *[2] Seconde mi-temps :
} toutes les cartes sont mélangées, l’Avantage est au milieu, et { $you ->
    [yes] vous attaquez.
   *[no] { $name } attaque.
}
event-phase-began = { $kind ->
    [attack] Attaque : { $you ->
        [yes] vous avez le ballon.
       *[no] { $name } a le ballon.
    }
    [touche] Touche : { $solo ->
        [yes] le Non-joueur a sa carte Touche et une carte cachée. Deux de vos cartes contre elles, on additionne la Passe.
       *[no] deux cartes chacun, on additionne la Passe.
    }
   *[melee] Mêlée : { $solo ->
        [yes] le Non-joueur a sa carte Mêlée et une carte cachée. Deux de vos cartes contre elles, on additionne le Physique.
       *[no] deux cartes chacun, on additionne le Physique.
    }
}
event-line-laid = Le Non-joueur place sa ligne : quatre cartes, face cachée.
event-line-completed = Le Non-joueur complète sa ligne avec { $cards ->
    [one] une nouvelle carte face cachée
   *[other] { $cards } nouvelles cartes face cachée
} ({ $slots }) ; celles qui n’ont pas été retournées restent.
event-refreshed = Le Non-joueur place une nouvelle carte face cachée { where }, puisque celle qui s’y trouvait a été retournée.
event-drew = { $you ->
    [yes] Vous piochez { $card }.
   *[no] {""}
}
event-shown = { $solo ->
    [yes] { $you ->
        [yes] Vous avez
       *[no] { $name } a
    } trop peu de joueurs pour continuer : { $discarded } à la défausse, et autant de cartes piochées.
   *[no] { $discarded ->
        [none] { $you ->
            [yes] Vous n’avez aucun joueur et montrez votre
           *[no] { $name } n’a aucun joueur et montre sa
        } main : { $hand }.
       *[other] { $you ->
            [yes] Vous avez moins de deux joueurs et montrez votre
           *[no] { $name } a moins de deux joueurs et montre sa
        } main : { $hand }. À la défausse, pour être remplacé : { $discarded }.
    }
}
event-challenged = { $why ->
    [opening] Ouverture : défi de { type } { where }.
    [choice] { $you ->
        [yes] Vous choisissez
       *[no] { $name } choisit
    } un défi de { type } { where }.
    [arrow] Prochain défi : { type } { where }.
   *[melee] Défi à la sortie de la mêlée : { type } { where }.
}
event-laid = { $from_pile ->
    [yes] { $you ->
        [yes] Vous n’avez aucun joueur : le premier de la pioche sera posé pour vous.
       *[no] { $name } n’a aucun joueur : le premier de la pioche sera posé à la place.
    }
   *[no] { $solo ->
        [yes] { $you ->
            [yes] Vous posez
           *[no] { $name } pose
        } { $card }.
       *[no] { $you ->
            [yes] Vous posez { $card } face cachée.
           *[no] { $name } pose une carte face cachée.
        }
    }
}
event-turned-in-line = Le Non-joueur retourne { $card } { where }.
event-turned-arbitre = Le Non-joueur retourne l’Arbitre { where }.
event-turned-for-arrow = On retourne encore une carte, pour sa flèche et sa valeur rouge seulement : { $card }.
event-turned-hidden = Le Non-joueur retourne sa carte cachée : { $card }.
event-turned-hidden-arbitre = La carte cachée du Non-joueur est l’Arbitre, qui ne compte pas ici : elle est défaussée et remplacée.
event-turned-from-pile = La pioche donne { $card } { $you ->
    [yes] pour vous.
   *[no] pour { $name }.
}
event-revealed = On retourne les cartes : { $one }{ $two ->
    [none] {""}
   *[other] {""} ; { $two }
}.
event-compared = { $sum ->
    [yes] { type }, au total
   *[no] { type }
} : { $one }, { $two } ; { $gap ->
    [0] égalité.
   *[other] { $you ->
        [yes] vous l’emportez de { $gap }.
       *[no] { $name } l’emporte de { $gap }.
    }
}
event-whistled = { $automatic ->
    [yes] { $effect ->
        [nothing] { $card } n’a pas de sifflet, l’Arbitre du Non-joueur ne trouve donc rien : il est défaussé et on retourne la carte suivante.
        [cancelled] { $card } a un sifflet, l’Arbitre du Non-joueur l’annule donc : le défi est perdu d’un point.
        [scrum] { $card } a deux sifflets, l’Arbitre du Non-joueur donne donc une mêlée.
        [draw] { $card } a deux sifflets, l’Arbitre du Non-joueur donne donc une pénalité : un coup de pied si un Buteur est tiré, sinon une mêlée.
       *[penalty] { $card } a deux sifflets et le Buteur du Non-joueur est de côté, son Arbitre donne donc une pénalité au lieu d’une mêlée.
    }
   *[no] { $you ->
        [yes] Vous sifflez
       *[no] { $name } siffle
    } { $card } : { $effect ->
        [cancelled] un sifflet, la carte est annulée et le défi gagné d’exactement un point.
        [penalty] deux sifflets, pénalité !
       *[scrum] deux sifflets, mêlée !
    }
}
event-aided = { $aim ->
    [challenge] Le Non-joueur perd un défi pour la première fois de la phase et tire une carte de soutien
    [set-piece] Le Non-joueur perd cette phase de conquête et tire une carte de soutien
    [conversion] Le Non-joueur n’a pas encore tiré de soutien dans cette phase et en tire un pour la transformation
   *[penalty] Le Non-joueur n’a pas encore tiré de soutien dans cette phase et en tire un pour la pénalité
} : { $card }, { $effect ->
    [added] qui s’ajoute.
    [aside] mis de côté pour un coup de pied dans cette phase.
    [foul] et la phase s’arrête : place à une mêlée.
    [kicks] qui tape.
   *[nothing] qui ne tape pas.
}
event-supported = { $you ->
    [yes] Vous ajoutez { $card } à votre carte.
   *[no] { $name } ajoute { $card } à sa carte.
}
event-stopped = { $you ->
    [yes] Vous jouez
   *[no] { $name } joue
} { $card } : le résultat est annulé, { $how ->
    [touche] et on joue aussitôt une touche.
    [melee] et on joue aussitôt une mêlée.
   *[faute] mais c’est une pénalité.
}
event-passed = { $you ->
    [yes] { $what ->
        [whistle] Vous ne sifflez pas.
        [support] Vous n’ajoutez pas de soutien.
        [stop] Vous laissez le résultat tel quel.
       *[convert] Vous renoncez à la transformation.
    }
   *[no] { $what ->
        [whistle] { $name } ne siffle pas.
        [support] { $name } n’ajoute pas de soutien.
        [stop] { $name } laisse le résultat tel quel.
       *[convert] { $name } renonce à la transformation.
    }
}
event-redirected = { $card } montre le chemin : le ballon va vers la { $way ->
    [left] gauche
   *[right] droite
}, et la valeur rouge demande un défi de { type }.
event-in-touch = En touche, côté { $slot ->
    [R1] droit
   *[L2] gauche
} !
event-advantage = { $solo ->
    [yes] { $you ->
        [yes] Vous prenez l’Avantage : une carte de plus à la prochaine phase.
       *[no] { $name } prend l’Avantage.
    }
   *[no] { $you ->
        [yes] Vous prenez l’Avantage : une carte de plus à la prochaine phase, et un second serait un essai.
       *[no] { $name } prend l’Avantage : une carte de plus à la prochaine phase, et un second serait un essai.
    }
}
event-advantage-automatic = { $why ->
    [challenge] Le Non-joueur a gagné d’un point et prend l’Avantage
   *[set-piece] Le Non-joueur prend l’Avantage pour cette conquête
} : un second serait un essai.
event-advantage-second = Second Avantage pour { $you ->
    [yes] vous
   *[no] { $name }
} : c’est un essai !
event-advantage-returned = { $you ->
    [yes] Vous avez perdu d’un point et rendez
   *[no] { $name } a perdu d’un point et rend
} l’Avantage ; personne ne le prend.
event-set-piece-won = { $side ->
    [none] Égalité dans la { kind } : personne ne prend l’Avantage.
   *[other] { $you ->
        [yes] Vous gagnez
       *[no] { $name } gagne
    } la { kind }.
}
event-try-scored = { $how ->
    [challenge] Au moins deux points d’écart : essai pour
    [interception] Défi perdu d’au moins deux points, et intercepté : essai pour
   *[advantage] Essai pour
} { $you ->
    [yes] vous
   *[no] { $name }
} ! { $score }.
event-converted = { $good ->
    [yes] { $you ->
        [yes] Vous transformez
       *[no] { $name } transforme
    } avec { $card } : { $score }.
   *[no] { $automatic ->
        [yes] Le Non-joueur n’a pas de Buteur et ne peut pas transformer : on en reste à { $score }.
       *[no] Pas de transformation pour { $you ->
            [yes] vous
           *[no] { $name }
        } : on en reste à { $score }.
    }
}
event-penalty-awarded = Pénalité pour { $you ->
    [yes] vous
   *[no] { $name }
} : un coup de pied au but, ou une mêlée.
event-penalty-scored = Pénalité réussie pour { $you ->
    [yes] vous
   *[no] { $name }
} avec { $card } : { $score }.
event-hand-spent = { $solo ->
    [yes] { $you ->
        [yes] Vous n’avez
       *[no] { $name } n’a
    } plus de joueur et rien ne s’est passé : nouvelle attaque.
   *[no] { $you ->
        [yes] Vous n’avez
       *[no] { $name } n’a
    } plus de joueur pour attaquer : le ballon change de camp.{ $hand ->
        [none] {""}
       *[other] {""} Encore en main : { $hand }.
    }
}
event-ball-lost = { $you ->
    [yes] Vous perdez
   *[no] { $name } perd
} de deux points ou plus, et le ballon avec : il change de camp.
event-pile-out = Il faut piocher et la pioche est vide.
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

# Il n’y a pas de $value si le lecteur n’a pas la carte.
move-lay = { $value ->
    [none] poser { $card }
   *[other] poser { $card } ({ type } { $value })
}
move-pack = { $value ->
    [none] montrer { $card }
   *[other] montrer { $card } ({ type } { $value })
}
move-name = { type } { where }
move-pile = faire poser le premier joueur de la pioche
move-show = montrer votre main, défausser ce qui n’est pas un joueur, et piocher
move-arbitre = siffler { $card } : { $effect ->
    [cancelled] gagné d’exactement un
    [penalty] pénalité
   *[scrum] mêlée
}
move-arbitre-plain = jouer l’Arbitre
move-support = { $value ->
    [none] ajouter { $card }
   *[other] ajouter { $card } (+{ $value })
}
move-stop = jouer { $card } : { $how ->
    [touche] une touche à la place, où elle compte comme une de vos deux cartes
    [melee] une mêlée à la place, où elle compte comme une de vos deux cartes
   *[faute] le résultat est annulé, mais c’est une pénalité
}
move-kick = { $phase ->
    [penalty] tenter la pénalité avec { $card }
   *[convert] transformer avec { $card }
}
move-scrum = choisir plutôt une mêlée
move-pass = { $phase ->
    [whistle] ne pas siffler
    [support] ne rien ajouter
    [stop] laisser le résultat tel quel
   *[convert] renoncer à la transformation
}
move-start = le match commence
move-half2 = la seconde mi-temps commence
move-toss = { $you ->
    [yes] vous gagnez le tirage au sort
   *[no] { $name } gagne le tirage au sort
}
move-draw = piocher { $card }
move-turn = on retourne { $card }
move-aid = le Non-joueur tire { $card }

## Ce qu’il faut décider maintenant

prompt-start = { $half ->
    [0] { $solo ->
        [yes] Le match va commencer.
       *[no] Le tirage au sort désigne qui attaque en premier.
    }
   *[other] La seconde mi-temps va commencer.
}
prompt-draw = On pioche.
prompt-turn = On retourne une carte.
prompt-aid = { $aim ->
    [challenge] Le Non-joueur tire une carte de soutien pour le défi.
    [set-piece] Le Non-joueur tire une carte de soutien pour cette conquête.
    [conversion] Le Non-joueur tire une carte de soutien : est-ce le Buteur pour la transformation ?
   *[penalty] Le Non-joueur tire une carte de soutien : est-ce le Buteur pour la pénalité ?
}
prompt-name = { $how ->
    [opening] L’ouverture est gagnée. De quel côté, et quel défi ?
    [follow-up] La mêlée est à vous. Quel défi { where } ?
   *[on] Le ballon est à vous { where }. Quel défi ?
}
prompt-lay = { $how ->
    [opening] Ouverture, { type } { where }. Quel joueur envoyez-vous ?
    [attack] { type } { where }. Quel joueur envoyez-vous ?
   *[defence] L’attaque vient { where }, en { type }. Quel joueur lui opposez-vous ?
}
prompt-pack = { $kind ->
    [touche] Touche : la Passe compte.
   *[melee] Mêlée : le Physique compte.
} { $left ->
    [one] Quelle est votre deuxième carte ?
   *[other] Quelles sont vos deux cartes ?
}
prompt-whistle = { $card } a { $whistles ->
    [one] un sifflet
   *[other] deux sifflets
}. Jouez-vous l’Arbitre ?
prompt-support = { $standing ->
    [behind] Vous perdez de { $gap }.
    [ahead] Vous l’emportez de { $gap }.
   *[tie] Égalité.
} Ajoutez-vous un soutien ?
prompt-react = { $standing ->
    [behind] Vous perdez de { $gap }.
    [ahead] Vous l’emportez de { $gap }.
   *[tie] Égalité.
} Réagissez-vous ?
prompt-stop = Vous avez perdu de { $gap }. Arrêtez-vous l’action ?
prompt-no-card = { $phase ->
    [lay] { $shows ->
        [yes] Vous n’avez aucun joueur en main : montrez-la et piochez, ou jouez de la pioche.
       *[no] Vous n’avez aucun joueur en main : la première carte de la pioche joue pour vous.
    }
    [pack] { $shows ->
        [yes] Vous n’avez aucun joueur en main : montrez-la et piochez, ou jouez de la pioche.
       *[no] Vous n’avez aucun joueur en main : la première carte de la pioche joue pour vous.
    }
    [whistle] Vous n’avez pas d’Arbitre à siffler.
    [support] Vous n’avez pas de Soutien à ajouter.
    [stop] Vous avez perdu de { $gap }, et aucun de vos Arrêts ne sert ici.
    [convert] Essai ! Vous n’avez pas de carte But pour transformer.
   *[penalty] Pénalité pour vous. Sans carte But, c’est une mêlée.
}
prompt-convert = Essai ! Transformez-vous, et avec quelle carte ?
prompt-penalty = Pénalité pour vous : un coup de pied au but, ou une mêlée ?
prompt-wait = { $phase ->
    [name] { $names } choisit le prochain défi.
    [lay] Une carte à poser. On attend encore { $names }.
    [pack] Deux cartes à montrer. On attend encore { $names }.
    [whistle] C’est à { $names } de siffler, ou non.
    [support] C’est à { $names } d’ajouter un soutien, ou non.
    [stop] C’est à { $names } d’arrêter l’action, ou non.
    [convert] C’est à { $names } de transformer, ou non.
   *[penalty] Coup de pied ou mêlée : { $names } choisit.
}
prompt-over = Le match est terminé.

## La fin

reason-full-time = La pioche s’est épuisée pour la seconde fois.
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

figure-points = points d’un match, les deux équipes
figure-tries = essais d’un match, les deux équipes
figure-own-points = points du joueur
figure-own-tries = essais du joueur
figure-own-won = part des matchs gagnés, joueur
figure-automaton-points = points du Non-joueur
figure-automaton-tries = essais du Non-joueur
figure-automaton-won = part des matchs gagnés, Non-joueur
figure-first-points = points de la 1re place
figure-first-tries = essais de la 1re place
figure-first-won = part des matchs gagnés, 1re place
figure-second-points = points de la 2e place
figure-second-tries = essais de la 2e place
figure-second-won = part des matchs gagnés, 2e place
figure-drawn = part des matchs nuls
figure-attacks = attaques d’un match
figure-line-outs = touches d’un match
figure-scrums = mêlées d’un match
figure-attack-points = points de l’attaque par attaque
figure-defence-points = points de la défense par attaque
figure-gap = écart d’un défi ou d’une conquête
figure-converted = part des essais transformés
figure-interception = part des essais sur interception
figure-advantage-try = part des essais sur second Avantage

## Pourquoi un coup n’est pas permis

refused-duel-only = { $move } est pour le duel ; seul, c’est le Non-joueur qui a ces cartes.
refused-not-in-hand = Vous n’avez pas la carte pour { $move }.
refused-not-a-player = { $move } n’est pas un joueur : seules les cartes de joueurs se posent dans un défi, une touche ou une mêlée.
refused-phase = { $phase ->
    [lay] On ne pose une carte que pour un défi, une touche ou une mêlée.
    [name] C’est l’attaque qui choisit le prochain défi, après en avoir gagné un.
    [whistle] L’Arbitre se joue juste après qu’on a retourné les cartes, contre une carte à sifflet.
    [support] Un soutien s’ajoute juste après qu’on a retourné les cartes.
    [stop] Un défi n’est arrêté que par l’équipe qui vient de le perdre.
    [convert] On ne tape qu’après un essai, ou sur une pénalité.
    [penalty] La mêlée ne se choisit qu’à la place d’une pénalité.
   *[other] { $move } ne dépend pas de vous, mais du hasard.
}
refused-kick-right = Pas de Pied à droite : Physique ou Passe.
refused-way = Le ballon continue vers la { $way ->
    [left] gauche
   *[right] droite
} : il ne peut pas faire demi-tour ici.
refused-has-player = La pioche ne pose une carte que pour qui n’a aucun joueur.
refused-no-show = Seule une main neuve, avec moins de deux joueurs, se montre et se remplace, et une seule fois.
refused-stop = { $card ->
    [touche] La carte Touche n’arrête pas
    [melee] La carte Mêlée n’arrête pas
   *[other] Cette carte n’arrête pas
} un défi de { type } : la Touche arrête Passe ou Pied, la Mêlée Physique ou Passe.
refused-chance = { $move } ne peut pas arriver maintenant.

## Pourquoi un bon joueur le ferait {why}

why-challenge = Elle gagne d’au moins deux avec { $two } % de chances, d’un avec { $one } %.
why-set-piece = Les deux cartes gagnent avec { $percent } % de chances.
why-strong-card = C’est une carte forte pour cette conquête, ou une dont on peut se passer.
why-whistle = Le coup de sifflet change le résultat.
why-support = Le soutien change le résultat.
why-stop = Tout vaut mieux que ce résultat.
why-kick = Des points à prendre, tout simplement.
why-scrum = La mêlée vaut mieux que le coup de pied, ou personne ne peut taper.
why-keep-card = La carte vaudra plus cher plus tard.
why-poor-hand = Une main sans joueurs ne gagne rien : mieux vaut des cartes neuves.

# Ce qui a fait la différence entre deux coups : la fin d’une phrase (why-difference).
because-points = un meilleur score en moyenne
because-advantage = plus de chances d’avoir l’Avantage
because-ball = plus de chances d’avoir le ballon
because-players = de meilleurs joueurs en main
because-specials = de meilleures cartes Arbitre, Arrêt et Soutien en main

## Détails des erreurs d’un fichier de cartes

detail-cards-unknown = ce n’est pas une carte du jeu, au choix : { $known }
detail-cards-second = cette carte est deux fois dans le fichier, servez-vous de copies
detail-cards-missing = il manque { $names }
detail-cards-family = la famille « { $given } » n’est pas la bonne, c’est { $family }
detail-cards-bonus = seul un soutien a un bonus, et cette carte en a un
detail-cards-no-bonus = il faut un bonus de trois nombres, pour physique, passe et pied
detail-cards-name = il manque un nom
detail-cards-players = il en faut de { $fewest } à { $most }, il y en a { $given }
detail-cards-same = { $what } est le même que pour { $other }
detail-cards-id = il faut un id de petites lettres, de chiffres et de traits d’union
detail-cards-arrow = la flèche « { $given } » est inconnue, c’est left ou right
detail-cards-no-red = il manque la valeur sur fond rouge de la flèche { $arrow }
detail-cards-red = « { $given } » ne va pas sur fond rouge, au choix : { $known }
detail-cards-red-kick = pied ne va pas sur fond rouge avec la flèche right, c’est physique ou passe

## Les images des règles {rules}

picture-RC-2 = Les deux Arrières puissants : les valeurs sont les mêmes, mais la valeur rouge est le Pied vers la gauche et le Physique vers la droite.
picture-RC-2-seen = Deux cartes d’un joueur, avec Physique, Passe et Pied en bas ; la flèche de l’une va à gauche, celle de l’autre à droite.
picture-RC-10 = La ligne, d’une touche à l’autre, le centre un peu avancé. Toute attaque s’ouvre sur C.
picture-RC-10-seen = Quatre cartes face cachée sur l’herbe : G2, G1, C et D1 ; C est plus près de vous, et la touche est à chaque bout.
picture-RC-13 = L’exemple en cartes : Physique 4 contre 3, l’ouverture est gagnée d’un. Puis 4 rencontre 4 à la Passe, et la flèche du Capitaine ramène au centre, avec sa valeur rouge, le Physique.
picture-RC-13-seen = Deux défis : Pilier contre Ouvreur, Physique 4 à 3 ; Ailier contre Capitaine, Passe 4 à 4.

## La feuille de match {after}

sheet-points = Points
sheet-tries = Essais
sheet-conversions = Transformations
sheet-penalty-goals = Pénalités réussies
sheet-attacks = Attaques
sheet-challenges = Défis gagnés
sheet-interceptions = Essais sur interception
sheet-scrums = Mêlées gagnées
sheet-line-outs = Touches gagnées
sheet-advantages = Avantages pris
sheet-whistles = Cartes sifflées

## Terminal

table-tries = { $tries ->
    [one] { $tries } essai
   *[other] { $tries } essais
}
table-hand-size = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
table-has-ball = a le ballon
table-advantage = Avantage
table-extra = une carte de plus à la prochaine phase
table-support = carte de soutien { $drawn ->
    [yes] tirée
   *[no] à venir
}
table-buteur = Buteur de côté
table-known = montré : { $cards }
table-touch = touche
table-challenge = { type } { where }
table-set-piece = { $kind ->
    [touche] Touche, on additionne la Passe
   *[melee] Mêlée, on additionne le Physique
}
table-type = { $type ->
    [physique] Phy
    [passe] Pas
   *[pied] Pie
}
table-pile = pioche { $pile }
table-laid = { $name } : { $cards }
table-from-pile = de la pioche
table-lead = { $gap ->
    [0] égalité
   *[other] { $ahead ->
        [yes] +{ $gap }
       *[no] −{ $gap }
    }
}
table-legend = ◉ ballon · [n] sur fond rouge · ● sifflet · ◆ But
table-way = { $way ->
    [left] Gauche
   *[right] Droite
}
# Les chances de ce qu’on peut poser.
odds-percent = { $percent } %
odds-challenge = { $card }, { type } : gagné de 2 ou plus { $won_by_two }, de 1 { $won_by_one }, égalité { $tie }, perdu de 1 { $lost_by_one }, de 2 ou plus { $lost_by_two }
odds-challenge-alone = { $card }, { type } : gagné de 2 ou plus { $won_by_two }, de 1 { $won_by_one }, égalité { $tie }, perdu de 1 { $lost_by_one }, de 2 ou plus { $lost_by_two }, Arbitre { $arbitre }
odds-set-piece = { $cards } : { $total } au total, gagné { $won }, égalité { $tie }, perdu { $lost }
help-tools = Vérifier vos propres cartes pour Rugby Champion, ou en écrire à remplir.

## La page

rc-ui-face-down = une carte face cachée
rc-ui-printed = { $name } : Physique { $physique }, Passe { $passe }, Pied { $pied } ; flèche à { $arrow ->
    [left] gauche
   *[right] droite
}, { type } sur fond rouge{ $whistles ->
    [0] {""}
    [1] , un sifflet
   *[other] , deux sifflets
}{ $goal ->
    [yes] , peut tirer au but
   *[no] {""}
}.
rc-ui-printed-special = { $name } : { $card ->
    [arbitre] annule une carte à sifflet ; avec deux sifflets, c’est davantage.
    [touche] compte { $passe } dans une touche.
    [melee] compte { $physique } dans une mêlée.
    [buteur] tape une transformation ou une pénalité.
    [faute] arrête un défi perdu, au prix d’une pénalité.
   *[other] ajoute { $physique } au Physique, { $passe } à la Passe, { $pied } au Pied.
}
rc-ui-points = points :
rc-ui-points-for = { $what ->
    [try] essai
    [conversion] transformation
   *[penalty] pénalité
}
rc-ui-markers = { $tries ->
    [0] aucun essai
    [one] { $tries } essai
   *[other] { $tries } essais
}, { $penalties ->
    [0] aucune pénalité
    [one] { $penalties } pénalité
   *[other] { $penalties } pénalités
}
rc-ui-has-ball = a le ballon
rc-ui-cards = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
rc-ui-half = { $half ->
    [1] 1re mi-temps
   *[2] 2e mi-temps
}
rc-ui-pile = Mi-temps et pioche
rc-ui-left = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
rc-ui-advantage = Avantage
rc-ui-advantage-help = L’Avantage : qui le prend pioche une carte de plus à la phase suivante. Un second peut valoir un essai.
rc-ui-extra = +1 carte
rc-ui-line = La ligne, d’une touche à l’autre
rc-ui-touch = touche
rc-ui-route = { $imposed ->
    [yes] La carte envoie le ballon de { $from } vers { $to }.
   *[no] Le ballon va de { $from } vers { $to }.
}
rc-ui-way = { $way ->
    [left] À gauche
   *[right] À droite
}
rc-ui-clash = Carte contre carte
rc-ui-challenge = { $kind ->
    [touche] touche
    [melee] mêlée
   *[challenge] { type }
}
rc-ui-last = dernier défi
rc-ui-tie = égalité
rc-ui-ahead = { $you ->
    [yes] vous gagnez de { $gap }
   *[no] { $name } gagne de { $gap }
}
rc-ui-result = { $what ->
    [touch] en touche
    [arrow] la flèche décide
   *[half] fin de la mi-temps
}
rc-ui-result-of = { $what ->
    [try] { $you ->
        [yes] Essai pour vous !
       *[no] Essai pour { $name } !
    }
    [converted] { $you ->
        [yes] Votre essai est transformé !
       *[no] Essai transformé pour { $name } !
    }
    [penalty] { $you ->
        [yes] Pénalité pour vous
       *[no] Pénalité pour { $name }
    }
    [scrum] mêlée
    [turnover] { $you ->
        [yes] Le ballon est à vous
       *[no] Le ballon est à { $name }
    }
    [advantage] { $you ->
        [yes] Avantage pour vous
       *[no] Avantage pour { $name }
    }
   *[stopped] { $you ->
        [yes] vous arrêtez le jeu
       *[no] { $name } arrête le jeu
    }
}
rc-ui-whistled = { $effect ->
    [cancelled] { $you ->
        [yes] vous sifflez : gagné d’un point exactement
       *[no] { $name } siffle : gagné d’un point exactement
    }
   *[other] { $you ->
        [yes] vous sifflez
       *[no] { $name } siffle
    }
}
rc-ui-nothing-laid = Aucune carte n’est encore sur la table.
rc-ui-commentary = Ce qui vient de se passer
rc-ui-wait = Un instant pour réagir
rc-ui-wait-you = { $able ->
    [yes] { $phase ->
        [whistle] Vous pouvez siffler : choisissez l’Arbitre, ou laissez passer l’instant.
        [support] Vous pouvez ajouter un Soutien : choisissez-le, ou laissez passer l’instant.
        [stop] Vous pouvez arrêter le jeu : choisissez une carte, ou laissez passer l’instant.
        [convert] Vous pouvez transformer : choisissez une carte, ou laissez passer l’instant.
       *[penalty] Vous pouvez tirer au but : choisissez une carte. Passé l’instant, c’est une mêlée.
    }
   *[no] { $phase ->
        [whistle] Vous n’avez pas d’Arbitre. L’instant passe tout seul : personne n’en saura rien.
        [support] Vous n’avez pas de Soutien. L’instant passe tout seul : personne n’en saura rien.
        [stop] Vous n’avez rien pour arrêter le jeu. L’instant passe tout seul : personne n’en saura rien.
        [convert] Vous n’avez personne pour tirer. L’instant passe tout seul : personne n’en saura rien.
       *[penalty] Vous n’avez personne pour tirer. Passé l’instant, c’est une mêlée, et personne ne saura pourquoi.
    }
}
rc-ui-wait-react = Vous pouvez réagir : choisissez une carte, ou laissez passer l’instant.
rc-ui-wait-other = { $phase ->
    [whistle] { $name } peut siffler…
    [support] { $name } peut ajouter un Soutien…
    [stop] { $name } peut arrêter le jeu…
    [convert] { $name } peut transformer…
   *[penalty] { $name } choisit : tir au but ou mêlée…
}
rc-ui-seconds = { $seconds ->
    [one] encore { $seconds } seconde
   *[other] encore { $seconds } secondes
}
rc-ui-support = { $drawn ->
    [yes] Le Non-joueur a pioché son Soutien de cette phase.
   *[no] Le Non-joueur a encore une carte de Soutien à piocher dans cette phase.
}
rc-ui-buteur-aside = Buteur mis de côté
rc-ui-played = Cartes jouées dans cette mi-temps : { $cards }
rc-ui-none-played = aucune
rc-ui-shown = Vu dans la main de { $name } : { $cards }.
rc-ui-box = Toutes les cartes
rc-ui-box-ours = Valeurs que la règle publiée ne donne pas : notre reconstitution, que votre propre fichier de cartes peut remplacer.
rc-ui-reconstructed = notre reconstitution
rc-ui-set-piece = Touche et Mêlée : facile / normal / difficile / expert
rc-ui-box-card = Carte
rc-ui-box-copies = Exemplaires
rc-ui-box-adds = Physique / Passe / Pied
rc-ui-box-player = Joueur, une fois par flèche
rc-ui-box-whistles = sifflets
rc-ui-box-goal = tire au but
rc-ui-box-red = Sur fond rouge
rc-ui-box-red-of = { $way ->
    [left] flèche à gauche : { type }.
   *[right] flèche à droite : { type }.
}
# La première partie, telle que son guide la raconte (lesson.txt).
lesson-welcome = Bienvenue dans Rugby Champion. Un match est une suite de défis, carte contre carte. Gagnez-en un de deux : c’est l’essai, 5 points, et 2 pour la transformation.
lesson-line = La ligne du Non-joueur : quatre cartes face cachée, G2, G1, C et D1, et la touche aux deux bouts. Il ne choisit rien, il suit les règles.
lesson-cards = Vos joueurs ont trois valeurs : Physique (poing), Passe (ballon) et Pied (chaussure). Ceux à poteaux savent transformer ; les sifflets sont un risque.
lesson-opening = Une attaque s’ouvre au centre, en Physique. Jouez Pilier, qui en a 4, et gardez Percussion pour finir.
lesson-name = 4 contre 3, gagné d’un. Le Non-joueur a tiré un soutien, un Buteur, qui n’y change rien. Vous choisissez la suite : à gauche, en Passe.
lesson-passe = Demi de mêlée a 5 en Passe : personne ne fait mieux. Jouez-le.
lesson-onwards = 5 contre 4 : le ballon avance jusqu’au bord, en G2. Choisissez le Physique, car Percussion en a 5.
lesson-try = À Percussion ! Gagné de deux, c’est l’essai.
lesson-convert = Essai ! 5 à 0. Ouvreur porte les poteaux : s’il est encore en main, il transforme, pour 2 points.
lesson-again = 7 à 0. Nouvelle attaque, nouvelle main. Ouvrez avec Plaqueur, 4 en Physique. L’Arbitre attend son heure.
lesson-arrow = 4 partout : la carte du défenseur décide. Sa flèche va à droite, et sa valeur rouge est le Physique. Passeur au contact en a 3 : jouez-le.
lesson-whistle = 3 contre 4, perdu d’un. Mais la carte d’en face porte un sifflet et vous tenez l’Arbitre : jouez-le, et le défi est gagné d’un.
lesson-touche = Gagné d’un au bord de la ligne : c’est la touche. Deux de vos joueurs additionnent leur Passe : montrez Centre créateur et Relayeur, 4 et 4.
lesson-advantage = 8 contre 6 : la touche est à vous, et l’Avantage avec elle. Il vaut une carte de plus. Attention, le second du Non-joueur vaut un essai !
lesson-fifth = Vous avez donc cinq cartes. Ouvrez avec Huit de choc, 5 en Physique.
lesson-scrum = 5 contre 3 ! Mais le Non-joueur tire une Faute volontaire : mêlée. On y additionne deux Physiques : Capitaine et Sauteur, 4 et 3.
lesson-right = 7 contre 6, la mêlée est gagnée. Le ballon sort à droite, et vous choisissez le type : la Passe, pour Ailier.
lesson-second = Ailier a 4 en Passe. De deux, c’est l’essai !
lesson-last = Essai ! 12 à 0. Canonnier porte les poteaux : transformez.
lesson-bravo = 14 à 0 ! Vous avez vu le défi, la flèche, l’Arbitre, la touche, la mêlée et l’Avantage. La pioche est l’horloge : vide, elle met fin à la mi-temps. Bon match !

# Pourquoi une carte ne peut pas être jouée alors que d’autres le peuvent.
rc-ui-no-use = { $phase ->
    [lay] Elle ne se joue pas dans un défi.
    [pack] Elle ne compte pas ici.
   *[other] Elle ne sert pas à ce moment.
}
# Les parties du fichier de la boîte.
file-points = points
file-set_piece = touche et mêlée
file-specials = cartes Arbitre, Arrêt et Soutien
file-players = cartes de joueurs

# Les grands moments, par-dessus la table

moment = { $kind ->
    [try] Essai !
    [interception] Essai d’interception !
    [converted] Transformé !
    [penalty] Pénalité réussie !
    [stopped] Arrêt !
   *[half] Mi-temps
}

## Les adversaires qui ont un nom, et leur manière

manner-passer = aime les passes
manner-ram = passe en force
manner-kicker = joue au pied

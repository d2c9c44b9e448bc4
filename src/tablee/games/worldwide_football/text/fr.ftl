### Worldwide Football : tous les mots qu’on lit sur ce jeu.
### en.ftl a les mêmes clés avec les mêmes variables. $you vaut « yes » quand c’est le lecteur qui agit.

## Le jeu

game-title = Worldwide Football
game-tagline = Un match de football en cartes, en étoiles et en dés.
game-description = Construisez l’attaque carte après carte, reprenez le ballon au d20, et tirez dès six points d’attaque.
game-length = 1 ou 2 joueurs, une demi-heure environ.
page-way-alone = Contre le jeu
page-way-alone-help = Vous contre l’adversaire virtuel des règles, en Amateur ou en Professionnel.

## Ce dont on convient avant de s’asseoir

option-mode = mode
option-mode-help = Amateur est le jeu simple ; Professionnel ajoute les cartes Équipe, cinq capacités par camp, les fautes et les corners.
option-mode-amateur = Amateur
option-mode-pro = Professionnel
option-home = équipe locale
option-home-help = L’équipe de la première place : ses onze cartes Joueur et, en Professionnel, ses capacités.
option-home-brazil = { team-brazil }
option-home-france = { team-france }
option-home-germany = { team-germany }
option-home-italy = { team-italy }
option-home-spain = { team-spain }
option-away = équipe visiteuse
option-away-help = L’équipe de la deuxième place, ou de l’adversaire virtuel.
option-away-brazil = { team-brazil }
option-away-france = { team-france }
option-away-germany = { team-germany }
option-away-italy = { team-italy }
option-away-spain = { team-spain }
option-substitutions = remplacements
option-substitutions-help = En Professionnel, une carte Joueur peut quitter le match contre une Étoile dépensée aussitôt.
option-offensive_two = deux Étoiles de Jeu offensif
option-offensive_two-help = En Professionnel, l’adversaire virtuel y consacre deux Étoiles par match ; sans cette option, deux par possession.
option-knockout = match à élimination
option-knockout-help = En cas d’égalité, on passe aux tirs au but.
option-length = durée
option-length-help = Dans un match court, chaque équipe joue avec la moitié de ses cartes Action, la moitié de chaque sorte : une pioche est plus tôt vide, et la mi-temps finie.
option-length-full = match entier
option-length-short = match court, la moitié des cartes
error-same-team = Il n’y a qu’une équipe « { team } » dans la boîte, et elle joue à domicile : nommez une autre équipe visiteuse.

## Menue monnaie

# Quelqu’un sans nom.
nameless = { $absent ->
    [yes] { rival }
   *[no] { $number ->
        [1] l’équipe locale
       *[other] l’équipe visiteuse
    }
}
rival = l’adversaire virtuel
row = { $row }
team-brazil = Brésil
team-france = France
team-germany = Allemagne
team-italy = Italie
team-spain = Espagne
team = { $team ->
    [brazil] { team-brazil }
    [france] { team-france }
    [germany] { team-germany }
    [italy] { team-italy }
   *[spain] { team-spain }
}
# La même équipe dans une phrase. Aucune n’y met « de » ni « à » devant : « le » s’y contracterait.
the-team = { $team ->
    [brazil] le { team-brazil }
    [france] la { team-france }
    [germany] l’{ team-germany }
    [italy] l’{ team-italy }
   *[spain] l’{ team-spain }
}
mode = { $mode ->
    [amateur] Amateur
   *[pro] Professionnel
}
score = { $home }-{ $away }
# Une carte Action d’après son code.
card = { $card ->
    [D] dribble
    [P] passe
    [PL] passe longue
    [PP] passe en profondeur
    [C] centre
    [GP] grand pont
    [CO] contrôle orienté
    [UD] une-deux
    [T] tir
    [TE] tête
    [VO] reprise de volée
    [TA] tacle
    [IN] interception
    [PR] pressing
   *[FREE] coup franc
}
a-card = { $card ->
    [P] une { card }
    [PL] une { card }
    [PP] une { card }
    [TE] une { card }
    [VO] une { card }
    [IN] une { card }
   *[other] un { card }
}
# Une carte en main ou dans une pile.
a-card-of = { a-card }
# Le nom d’une carte Joueur d’après son effet ; la lettre est le poste.
effect = { $effect ->
    [G1] Parade
    [G2] Réflexe
    [D1] Interposition
    [D2] Stoppeur
    [D3] Libéro
    [D4] Marquage
    [M1] Relance
    [M2] Percée
    [M3] Passe décisive
    [A1] Buteur
    [A2] Renard
   *[A3] Dribbleur
}
effect-does = { $effect ->
    [G1] aide le gardien
    [G2] relance le dé du gardien
    [D1] se jette devant le tir
    [D2] défend comme un tacle, et mieux
    [D3] défend comme une interception, et mieux
    [D4] rattrape un dé trop court
    [M1] reprend une passe dans la défausse
    [M2] porte plus loin le dribble ou la passe qui suit
    [M3] rend imparable la passe en profondeur ou le centre qui suit
    [A1] renforce le tir
    [A2] relance le dé du tireur
   *[A3] rend imparable le dribble ou le grand pont qui suit
}
role = { $role ->
    [G] gardien
    [D] défenseur
    [M] milieu
   *[A] attaquant
}
footballer = { $player } ({ effect })
# Les capacités Étoile.
ability = { $ability ->
    [counter] Contre-attaque
    [offensive] Jeu offensif
    [scheme] Schéma tactique
    [block] Bloc défensif
    [creativity] Créativité
    [efficiency] Efficacité
    [endurance] Endurance
    [trap] Piège du hors-jeu
   *[dive] Simulation
}
ability-does = { $ability ->
    [counter] ballon repris près du but, on repart de plus haut
    [offensive] un PA de plus entre deux cartes
    [scheme] aller chercher une carte Action au choix
    [block] un bonus aux deux prochains d20 de cette possession
    [creativity] un centre ou une passe en profondeur de la défausse
    [efficiency] un bonus au tir
    [endurance] pioche épuisée, reprendre une carte d’attaque dans la défausse
    [trap] contre une passe en profondeur ou longue, un dé au lieu de défendre
   *[dive] un tacle vient d’échouer, chercher la faute
}
stars-left = { $stars ->
    [0] plus aucune Étoile
    [one] il reste { $stars } Étoile
   *[other] il reste { $stars } Étoiles
}
cards-in-pile = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
# Où en est le match.
progress = { $half ->
    [1] 1re mi-temps
   *[2] 2e mi-temps
}, { half-left }
half-left = { $cards ->
    [0] une pioche est vide
    [one] encore { $cards } carte
   *[other] encore { $cards } cartes
}
progress-before = avant le coup d’envoi
progress-shootout = tirs au but
progress-over = match terminé

## Ce qui s’est passé

event-picked = { $you ->
    [yes] Vous choisissez
   *[no] { $name } choisit
} la capacité Étoile { ability }.
event-tossed = { $you ->
    [yes] Vous gagnez
   *[no] { $name } gagne
} le tirage au sort.
event-half-began = { $half ->
    [1] Première mi-temps :
   *[2] Seconde mi-temps :
} { $you ->
    [yes] vous donnez
   *[no] { $name } donne
} le coup d’envoi.
event-drew = { $you ->
    [yes] Vous piochez { a-card-of }.
   *[no] {""}
}
event-drew-player = { $you ->
    [yes] Vous piochez la carte Joueur { footballer }.
   *[no] {""}
}
event-discarded = { $you ->
    [yes] Vous défaussez
   *[no] { $name } défausse
} { a-card-of }{ $why ->
    [yellow] {""} pour le carton jaune
   *[limit] {""}
}.
event-discarded-player = { $you ->
    [yes] Vous défaussez
   *[no] { $name } défausse
} la carte Joueur { footballer }.
event-possession = { $why ->
    [kick-off] { $you ->
        [yes] Le ballon est à vous.
       *[no] { $name } a le ballon.
    }
    [defence] { $you ->
        [yes] Vous récupérez le ballon !
       *[no] { $name } récupère le ballon !
    }
    [trap] Hors-jeu ! { $you ->
        [yes] Vous avez
       *[no] { $name } a
    } le ballon.
    [given] { $you ->
        [yes] Vous avez
       *[no] { $name } a
    } le ballon.
    [goal] { $you ->
        [yes] Vous réengagez.
       *[no] { $name } réengage.
    }
    [saved] { $you ->
        [yes] Votre gardien relance.
       *[no] { $name } relance par son gardien.
    }
    [wide] Sortie de but : { $you ->
        [yes] vous avez
       *[no] { $name } a
    } le ballon.
    [blocked] { $you ->
        [yes] Vous avez
       *[no] { $name } a
    } le ballon.
    [corner] Corner pour { $you ->
        [yes] vous
       *[no] { $name }
    }, à { $pa } PA.
   *[penalty-saved] { $you ->
        [yes] Vous avez
       *[no] { $name } a
    } le ballon après le penalty.
}
event-laid = { $you ->
    [yes] Vous jouez
   *[no] { $name } joue
} { a-card } : { $pa } PA.{ $sure ->
    [yes] {""} Imparable !
   *[no] {""}
}
event-player-played = { $you ->
    [yes] Vous jouez
   *[no] { $name } joue
} { footballer }, qui { effect-does }.
event-recovered = { $you ->
    [yes] Vous prenez
   *[no] { $name } prend
} { a-card-of } dans { $source ->
    [pile] la pioche
   *[discard] la défausse
}.
event-guard-turned = { $name } retourne { a-card-of } de sa pile Défense : { $suits ->
    [yes] la carte permet de défendre.
   *[no] la carte ne permet pas de défendre.
}
event-guard-rebuilt = { $name } refait sa pile Défense avec sa défausse ({ cards-in-pile }).
event-defended = { $number ->
    [none] { $you ->
        [yes] Vous défendez
       *[no] { $name } défend
    } par { a-card } : il faut
   *[other] { $you ->
        [yes] Il vous faut,
       *[no] { $name } doit faire,
    } comme par { a-card },
} { $target } au d20{ $bonus ->
    [none] {""}
   *[other] , avec { $bonus }
}.
event-drew-instead = { $you ->
    [yes] Vous piochez
   *[no] { $name } pioche
} au lieu de défendre.
event-defence-thrown = { $you ->
    [yes] Vous lancez
   *[no] { $name } lance
} { $die }{ $bonus ->
    [none] {""}
   *[other] {""} et { $bonus }, soit { $total }
}, contre { $target } : { $good ->
    [yes] la défense réussit !
   *[no] ce n’est pas assez.
}
event-stood = { $you ->
    [yes] Vous gardez
   *[no] { $name } garde
} le ballon, à { $pa } PA.
event-star-used = { $you ->
    [yes] Vous utilisez
   *[no] { $name } utilise
} une Étoile pour { ability } ({ stars-left }).
event-substituted = Remplacement : { footballer } quitte le match, et { $you ->
    [yes] vous avez
   *[no] { $name } a
} une Étoile.
event-threw = { $you ->
    [yes] Vous lancez
   *[no] { $name } lance
} { $die } { $aim ->
    [shot] pour le tir
    [keeper] pour le gardien
    [interposition] pour contrer le tir
    [card] pour l’arbitre : y aura-t-il un carton ?
    [trap-call] pour décider du piège du hors-jeu
    [trap] pour le piège du hors-jeu
    [dive-call] pour décider d’une simulation
    [dive] pour la simulation
    [creativity] pour la Créativité
    [efficiency] pour décider de l’Efficacité
    [penalty] pour le penalty
   *[penalty-save] pour le gardien
}{ $aim ->
    [card] {""}
   *[other] .
}
event-trap-sprung = { $good ->
    [yes] Le piège du hors-jeu fonctionne : { $you ->
        [yes] vous l’avez
       *[no] { $name } l’a
    } bien tendu !
   *[no] Le piège du hors-jeu échoue : { $you ->
        [yes] vous êtes
       *[no] { $name } est
    } à découvert, et l’attaque à { $pa } PA.
}
event-dived = { $you ->
    [yes] Vous vous laissez
   *[no] { $name } se laisse
} tomber… { $result ->
    [foul] et l’arbitre siffle faute !
    [yellow] et l’arbitre sort un carton jaune pour simulation !
   *[nothing] et l’arbitre laisse jouer.
}
event-shot = { $card ->
    [FREE] { $you ->
        [yes] Vous frappez
       *[no] { $name } frappe
    } le coup franc
    [T] { $you ->
        [yes] Vous tirez
       *[no] { $name } tire
    }
    [TE] { $you ->
        [yes] Vous placez
       *[no] { $name } place
    } une tête
   *[VO] { $you ->
        [yes] Vous reprenez
       *[no] { $name } reprend
    } de volée
} à { $pa } PA{ $bonus ->
    [none] {""}
   *[other] , { $bonus } pour le tireur
}{ $keeper_bonus ->
    [none] {""}
   *[other] , { $keeper_bonus } pour le gardien
}…
event-interposed = { $blocked ->
    [yes] Contré ! { $you ->
        [yes] Votre défenseur se jette
       *[no] { $name } se jette
    } devant le tir.
   *[no] { $you ->
        [yes] Votre défenseur arrive
       *[no] { $name } arrive
    } trop tard devant le tir.
}
event-shot-judged = { $result ->
    [wide] À côté ! { $you ->
        [yes] Vous lancez
       *[no] { $name } lance
    } { $die }.
    [blocked] Le tir est contré : { $you ->
        [yes] vous n’en tirez
       *[no] { $name } n’en tire
    } rien.
   *[other] { $you ->
        [yes] Vous avez
       *[no] { $name } a
    } { $total } contre { $keeper_total } pour le gardien : { $result ->
        [goal] c’est dedans !
        [saved] arrêt du gardien.
       *[corner] le gardien détourne.
    }
}
event-throws-again = { $you ->
    [yes] Vous relancez
   *[no] { $name } relance
} le dé.
event-goal = But ! { $how ->
    [penalty] { $you ->
        [yes] Vous marquez
       *[no] { $name } marque
    } sur penalty
    [direct] { $you ->
        [yes] Vous marquez
       *[no] { $name } marque
    } sur coup franc
   *[shot] { $you ->
        [yes] Vous marquez
       *[no] { $name } marque
    }
} : { $score }.
event-fouled = Faute ! { $you ->
    [yes] Vous fauchez
   *[no] { $name } fauche
} l’attaque à { $pa } PA.
event-carded = { $card ->
    [none] L’arbitre rappelle à l’ordre { $you ->
        [yes] votre équipe
       *[no] { $name }
    }, sans plus.
    [yellow] Carton jaune pour { $you ->
        [yes] vous
       *[no] { $name }
    }.
   *[red] Carton rouge pour { $you ->
        [yes] vous
       *[no] { $name }
    } !
}
event-lost-card = Pour ce carton, { $name } perd { a-card-of } du dessus de sa pile Action.
event-free-kick = { $how ->
    [direct] Coup franc direct
   *[indirect] Coup franc indirect
} pour { $you ->
    [yes] vous.
   *[no] { $name }.
}
event-penalty = { $shootout ->
    [yes] Tirs au but : { $you ->
        [yes] à vous de tirer.
       *[no] { $name } s’avance.
    }
   *[no] Penalty pour { $you ->
        [yes] vous !
       *[no] { $name } !
    }
}
event-aimed = { $you ->
    [yes] { $face ->
        [none] Vous avez choisi une face.
       *[other] Vous choisissez la face { $face }.
    }
   *[no] { $name } a choisi une face.
}
event-penalty-taken = { $you ->
    [yes] Vous avez
   *[no] { $name } a
} { $shooter }, le gardien { $keeper } : { $goal ->
    [yes] deux faces différentes, but !
   *[no] la même face, arrêt !
}
event-gave-back = { $you ->
    [yes] Vous rendez le ballon{ $both ->
        [yes] {""} à votre tour.
       *[no] .
    }
   *[no] { $name } rend le ballon{ $both ->
        [yes] {""} à son tour.
       *[no] .
    }
}
# Chaque pas de l’adversaire virtuel, avec sa raison et l’article.
event-rival-free-kick-special = Coup franc indirect à { $pa } PA : { $name } retourne une carte de sa pile Spéciale ({ cards-in-pile }, { $clause }).
event-rival-free-kick-action = Coup franc indirect : { $name } retourne sa pile Action jusqu’à une carte qui relance le jeu ({ cards-in-pile }, { $clause }).
event-rival-corner-special = Corner : { $name } retourne une carte de sa pile Spéciale ({ cards-in-pile }, { $clause }).
event-rival-corner-action = Corner, et la pile Spéciale est vide : { $name } retourne sa pile Action jusqu’à une carte qui convient ({ cards-in-pile }, { $clause }).
event-rival-shoots = À { $pa } PA, { $name } a parmi ses cartes actives { a-card-of } : c’est le moment de tirer ({ $clause }).
event-rival-fetches-shot = { $name } a { $pa } PA sans tir actif, et dépense une Étoile pour Schéma tactique afin d’aller en chercher un ({ $clause }).
event-rival-no-shot = À { $pa } PA, sans tir actif et { $stars ->
    [0] sans Étoile pour en chercher un
   *[other] sans tir à aller chercher
}, { $name } rend le ballon ({ $clause }).
event-rival-special = { $name } a exactement { $pa } PA : sa prochaine carte vient de la pile Spéciale ({ cards-in-pile }, { $clause }).
event-rival-recovers = { $name } a un milieu actif qui reprend { a-card-of } dans la défausse : la carte est jouée aussitôt ({ $clause }).
event-rival-creativity = À { $pa } PA, la pile Spéciale vide, { $name } dépense une Étoile pour Créativité et reprend { a-card-of } dans sa défausse ({ $clause }).
event-rival-action = { $pa ->
    [0] { $name } commence
   *[other] { $name } a { $pa } PA et continue
} avec la première carte de sa pile Action ({ cards-in-pile }, { $clause }).
event-rival-endurance = À { $pa } PA, la pile Action vide, { $name } dépense une Étoile pour Endurance et reprend { a-card-of } dans sa défausse ({ $clause }).
event-rival-offensive = La pile Action est vide et le tir à portée : { $name } dépense une Étoile pour Jeu offensif ({ $clause }).
event-rival-offensive-spent = Jeu offensif demanderait plus d’Étoiles que { $name } ne peut y consacrer dans un match ({ $clause }).
event-rival-pile-empty = La pile Action est vide : { $name } rend le ballon sans y être obligé ({ $clause }).
event-rival-no-restart = { $clause ->
    [WF-35] Aucune carte ne convient au corner
   *[other] Aucune carte ne convient au coup franc
} : { $name } rend le ballon ({ $clause }).
event-rival-steps-in = { $name } a un défenseur actif qui répond à cette carte et intervient ({ $clause }).
event-rival-counter = { $name } a récupéré le ballon près de son but et dépense une Étoile pour Contre-attaque, comme toujours ({ $clause }).
event-rival-block = Devant au score, avec { $cards ->
    [0] aucune carte
    [one] { $cards } carte
   *[other] { $cards } cartes
} dans sa pile Action, { $name } dépense une Étoile pour Bloc défensif ({ $clause }).
event-rival-efficiency = { $level ->
    [yes] À égalité, et le dé l’a dit :
   *[no] Mené au score, au moment de tirer :
} { $name } dépense une Étoile pour Efficacité ({ $clause }).
event-rival-trap = Le dé l’a dit : contre { a-card }, { $name } dépense une Étoile pour son Piège du hors-jeu ({ $clause }).
event-rival-dive = Le dé l’a dit : { $name } dépense une Étoile pour Simulation ({ $clause }).
event-rival-takes-direct = À { $pa } PA et sans tir actif, { $name } joue le coup franc direct ({ $clause }).
event-rival-takes-indirect = Près du but ou avec un tir actif, { $name } joue le coup franc indirect, à { $pa } PA ({ $clause }).
event-shot-active = { $name } retourne { a-card-of } : la carte est mise de côté, active, et une autre suit.
event-put-under = { $name } retourne { a-card-of } : la carte ne relance pas le jeu et va sous sa pile Action.
event-put-aside = { $name } retourne { a-card-of } : la carte ne convient pas à un corner et est mise de côté.
event-shuffled-back = { $name } remélange ce qui était de côté : { $list }.
event-activated = { $name } a un nouveau joueur actif : { footballer }.
event-dropped = Quatre, c’est un de trop : { $lead ->
    [ahead] devant au score,
    [level] à égalité,
   *[behind] mené au score,
} { $name } défausse { footballer }.
event-half-over = { $half ->
    [1] Mi-temps : { $score }.
   *[2] Coup de sifflet final : { $score }.
}
event-match-over = { $drawn ->
    [yes] Match nul, { $best } partout.
   *[no] { $you ->
        [yes] Vous gagnez
       *[no] { $name } gagne
    } { $shootout ->
        [yes] aux tirs au but, { $most }-{ $fewest }.
       *[no] { $best }-{ $least }.
    }
}

## Ce qu’on peut faire

move-lay = { $pa ->
    [0] jouer { a-card }
   *[other] jouer { a-card } : { $pa } PA
}
move-shoot = { $card ->
    [T] tirer
    [TE] tirer de la tête
   *[VO] reprendre de volée
}
move-defend = défendre par { a-card }
move-draw = piocher au lieu de défendre
move-player = jouer { footballer }, qui { effect-does }
move-relaunch = jouer { footballer }, qui reprend { a-card-of } dans votre défausse
move-give = { $ends ->
    [yes] rendre le ballon et finir la mi-temps
   *[no] rendre le ballon
}
move-star = Étoile, { ability } : { ability-does }
move-star-fetch = Étoile, { ability } : { $from ->
    [anywhere] aller chercher
   *[discard] reprendre
} { a-card-of }{ $from ->
    [anywhere] {""}
   *[discard] {""} dans la défausse
}
move-sub = remplacer { footballer } contre une Étoile
move-no = { $phase ->
    [marking] laisser le d20 comme il est tombé
    [keep] ne jouer personne : aux dés de décider
    [shoot-again] laisser les dés comme ils sont
    [save-again] laisser les dés comme ils sont
    [dive] rester debout
   *[counter] pas de contre-attaque : repartir de 0 PA
}
move-direct = coup franc direct : tirer
move-indirect = coup franc indirect : jouer la suite
move-aim = { $shooter ->
    [yes] viser la face { $face }
   *[no] plonger sur la face { $face }
}
move-discard = défausser { a-card-of }
move-discard-player = défausser { footballer }
move-pick = { ability } : { ability-does }
move-toss = { $you ->
    [yes] vous gagnez le tirage au sort
   *[no] { $name } gagne le tirage au sort
}
move-drawn = { a-card-of } sort
move-drawn-player = la carte Joueur numéro { $number } sort
move-throw = le dé montre { $dice }

## Ce qu’il faut décider maintenant

prompt-pick = Quelle capacité Étoile choisissez-vous ? { $left ->
    [one] Encore une
   *[other] Encore { $left }
}, en plus de celles de l’équipe.
prompt-discard = { $why ->
    [actions] Vous avez { $cards } cartes Action et pouvez en garder { $most } : défaussez-en une.
    [players] Vous avez { $cards } cartes Joueur et pouvez en garder { $most } : défaussez-en une.
   *[yellow] Pour le carton jaune, défaussez une carte Action.
}
prompt-attack = { $how ->
    [spend] Le remplacement rapporte une Étoile : dépensez-la maintenant.
    [card] Jouez maintenant la carte prévue.
    [shot] Tirez maintenant.
    [indirect] Coup franc indirect à { $pa } PA : avec quelle carte ?
    [corner] Corner pour vous, à { $pa } PA : avec quelle carte ?
    [start] Le ballon est à vous. Par quoi commencez-vous ?
   *[open] Ballon pour vous à { $pa } PA. Que jouez-vous ?
}
prompt-no-card = { $phase ->
    [attack] { $stars ->
        [yes] Aucune de vos cartes ne peut se jouer à { $pa } PA : une Étoile, ou rendre le ballon ?
       *[no] Aucune de vos cartes ne peut se jouer à { $pa } PA : il faut rendre le ballon.
    }
    [defence] { $stars ->
        [yes] Aucune de vos cartes ne répond à { a-card } : une Étoile, ou piocher ?
       *[no] Aucune de vos cartes ne répond à { a-card } : piochez.
    }
    [keep] Aucune de vos cartes Joueur ne peut s’interposer : les dés décident.
    [marking] Aucune de vos cartes Joueur ne rattrape ce d20.
   *[other] Aucune de vos cartes Joueur ne relance un dé.
}
prompt-defence = { $sure ->
    [yes] { $name } vient de jouer { a-card }, à { $pa } PA : rien ne peut l’arrêter, piochez.
   *[no] { $name } vient de jouer { a-card }, à { $pa } PA. Défendre ({ $target } au d20), ou piocher ?
}
prompt-marking = Le d20 montre { $die } avec { $bonus }, contre { $target }. Une carte Joueur pour le rattraper ?
prompt-dive = La défense a échoué sans faute. Vous laissez-vous tomber ?
prompt-counter = Le ballon est repris près de votre but : contre-attaque ?
prompt-keep = { $name } va tirer. Une carte Joueur pour s’interposer ?
prompt-shoot-again = { $die } pour le tir, { $keeper_die } pour le gardien : relancez-vous votre dé ?
prompt-save-again = { $die } pour le tir, { $keeper_die } pour le gardien : relancez-vous votre dé ?
prompt-free-kick = { $prepared ->
    [yes] Coup franc à { $pa } PA : tirez maintenant.
   *[no] Coup franc à { $pa } PA : direct ou indirect ?
}
prompt-penalty = { $shooter ->
    [yes] Penalty pour vous : quelle face visez-vous ?
   *[no] Penalty contre vous : sur quelle face plongez-vous ?
}
prompt-toss = Le tirage au sort désigne qui a le premier ballon.
prompt-draw = On pioche.
prompt-turn = { $name } retourne une carte de sa pile { $pile ->
    [action] Action
    [special] Spéciale
    [defence] Défense
   *[lost] Action, et la perd
}.
prompt-throw = { $aim ->
    [defence] { $you ->
        [yes] Vous lancez le d20
       *[no] { $name } lance le d20
    } : il faut { $target }{ $bonus ->
        [none] {""}
       *[other] , avec { $bonus }
    }.
    [shot] On lance le dé du tireur.
    [keeper] On lance le dé du gardien.
    [interposition] Un dé dit si le défenseur contre le tir.
    [card] Un dé dit si l’arbitre sort un carton.
    [trap-call] Un dé dit si { $name } tend son piège du hors-jeu.
    [trap] Un dé dit si le piège du hors-jeu fonctionne.
    [dive-call] Un dé dit si { $name } simule.
    [dive] Un dé dit si l’arbitre s’y laisse prendre.
    [creativity] Un dé dit quelle carte la Créativité reprend.
    [efficiency] Un dé dit si { $name } utilise Efficacité.
    [penalty] On lance le dé du tireur de penalty.
   *[penalty-save] On lance le dé du gardien.
}
prompt-wait = { $phase ->
    [pick] { $names } choisit une capacité Étoile.
    [discard] { $names } défausse.
    [attack] { $names } a le ballon, à { $pa } PA.
    [defence] Défendre ou piocher : c’est à { $names } de choisir.
    [marking] Rattraper le d20, ou non : c’est à { $names } de choisir.
    [dive] Se laisser tomber, ou non : c’est à { $names } de choisir.
    [counter] Contre-attaque ou non : c’est à { $names } de choisir.
    [keep] Quelqu’un devant le tir ? C’est à { $names } de choisir.
    [shoot-again] Relancer le dé, ou non : c’est à { $names } de choisir.
    [save-again] Relancer le dé, ou non : c’est à { $names } de choisir.
    [free-kick] Direct ou indirect : c’est à { $names } de choisir.
   *[penalty] Penalty : on attend encore le choix de { $names }.
}
prompt-over = Le match est terminé.

## La fin

reason-goals = Le coup de sifflet final a retenti.
reason-draw = Le coup de sifflet final a retenti.
reason-shoot-out = Les tirs au but ont décidé du match.
outcome-won = { $you ->
    [yes] Vous gagnez le match. Bien joué !
   *[no] { $name } gagne le match.
}
outcome-draw = Match nul.
outcome-standing = { $rival ->
    [yes] { team }
   *[no] { $you ->
        [yes] Vous
       *[no] { $name }
    } ({ team })
} : { $goals ->
    [0] aucun but
    [one] { $goals } but
   *[other] { $goals } buts
}{ $shootout ->
    [yes] , { $kicks } aux tirs au but
   *[no] {""}
}

## Ce que compte une simulation : le nom de chaque colonne {lab}

figure-goals = buts d’un match
figure-home-goals = buts à domicile
figure-away-goals = buts à l’extérieur
figure-home-won = part des matchs gagnés à domicile
figure-away-won = part des matchs gagnés à l’extérieur
figure-drawn = part des matchs nuls
figure-defence-good = part des défenses réussies
figure-shot-scored = part des tirs qui marquent
figure-shot-stopped = part des tirs arrêtés
figure-shot-wide = part des tirs à côté
figure-penalty-scored = part des penaltys marqués
figure-shots = tirs d’un match
figure-home-shots = tirs à domicile
figure-away-shots = tirs à l’extérieur
figure-home-balls-won = ballons repris à domicile
figure-away-balls-won = ballons repris à l’extérieur
figure-home-stars = Étoiles utilisées à domicile
figure-away-stars = Étoiles utilisées à l’extérieur
figure-fouls = fautes d’un match
figure-yellow-cards = cartons jaunes d’un match
figure-red-cards = cartons rouges d’un match
figure-score = buts

## Pourquoi un coup n’est pas permis

refused-phase = { $phase ->
    [pick] On choisit ses capacités Étoile avant le match.
    [discard] On ne défausse que si l’on a trop de cartes, ou pour un carton jaune.
    [attack] { $move } est pour l’équipe qui a le ballon, entre deux cartes.
    [defence] { $move } est pour la défense, juste après une carte d’attaque.
    [keep] { $move } est pour quand une carte Joueur ou une Étoile est demandée.
    [free-kick] Direct ou indirect : la question ne se pose que sur un coup franc.
    [penalty] On ne choisit une face que sur un penalty.
    [counter] Une contre-attaque ne se lance qu’au moment où le ballon est repris près de son propre but.
    [dive] On ne se laisse tomber que juste après un tacle ou un pressing qui a échoué sans faute.
   *[other] { $move } est l’affaire du hasard, pas la vôtre.
}
refused-chance = { $move } ne peut pas sortir maintenant.
refused-must-spend = L’Étoile d’un remplacement se dépense aussitôt : utilisez-la.
refused-no-player = Vous n’avez pas le numéro { $number } en main.
refused-no-ability = { ability } n’est pas parmi vos capacités.
refused-offensive-twice = Jeu offensif permet deux Étoiles par possession, et vous les avez utilisées.
refused-no-star = Vous n’avez plus d’Étoile pour { ability }.
refused-no-such-card = { ability } ne trouve pas de carte « { card } » à prendre maintenant.
refused-star-moment = { ability } ne sert à rien en ce moment.
refused-prepared = Jouez d’abord la carte ou le tir pour lequel vous avez joué une carte Joueur ou une Étoile.
refused-not-in-hand = Vous n’avez pas de carte « { card } » en main.
refused-no-relaunch = Relance ne reprend qu’une passe qui se trouve dans votre défausse.
refused-picked = Vous avez déjà { ability }.
refused-no-substitution = Pas de remplacement maintenant : il faut que la table le permette, qu’une Étoile puisse être dépensée aussitôt, et qu’il en reste à faire.
refused-other-discard = C’est de l’autre sorte que vous avez trop de cartes.
refused-player-moment = Le numéro { $number } ne sert à rien en ce moment.
refused-restart = La carte « { card } » ne remet pas ce ballon en jeu.
refused-too-far = La carte « { card } » demande { $needs } PA, et vous en avez { $pa }.
refused-after = La carte « { card } » ne se joue que juste après certaines cartes : { $after }.
refused-sure = Rien ne peut arrêter cette carte « { card } ».
refused-no-answer = { $move } ne défend pas sur cette carte ({ $laid }).
# Le mot de la capacité est avec les coups : un groupe qui nomme une pièce ne connaît que ses propres mots.
why-star = C’est le moment d’utiliser { ability }.

## Pourquoi un bon joueur ferait ainsi {why}

why-shot = Le tir marque { $percent } fois sur cent.
why-defend = Le ballon est repris { $percent } fois sur cent.
why-lay = L’attaque monte à { $pa } PA, et la carte passe { $percent } fois sur cent.
why-draw = De meilleures cartes peuvent venir, et défendre en coûterait une.
why-give = Cette main ne mène encore à rien : mieux vaut attendre des cartes.
why-end = Devant au score, avec une pile vide : rendre le ballon rapproche le coup de sifflet final.

# Ce qui a fait la différence entre deux coups : la fin d’une phrase (why-difference).
because-goals = un meilleur score en moyenne
because-penalties = plus de tirs au but réussis que l’autre équipe
because-ball = plus de chances d’avoir le ballon
because-pa = plus de PA pour attaquer
because-own-cards = plus de cartes en main
because-other-cards = moins de cartes dans l’autre main
because-own-stars = plus d’Étoiles en réserve
because-other-stars = moins d’Étoiles pour l’autre équipe
because-own-players = plus de cartes Joueur en main
because-other-players = moins de cartes Joueur dans l’autre main
because-shot = plus souvent un tir en main
because-shots-that-wait = moins de tirs actifs pour l’adversaire virtuel
because-more-to-come = plus de cartes à venir
because-less-to-come = moins de cartes à venir

## Détails des erreurs d’un fichier d’édition, dont en.ftl a les mots mêmes du moteur {errors}

detail-edition-targets = il faut un seuil pour chaque PA de 1 à { $most }, il y en a { $given }
detail-edition-falling = le seuil ne doit pas dépasser { $before }, celui d’avant : les seuils baissent avec les PA
detail-edition-deck = un paquet a de { $fewest } à { $most } cartes, en { $mode } celui-ci { $given }
detail-edition-at-least-one = il en faut au moins 1
detail-edition-pa = la valeur est réservée aux cartes d’attaque : laissez-la de côté
detail-edition-bonus = bonus et wide sont réservés aux tirs : laissez-les de côté
detail-edition-modifiers = il faut { $steps } modificateurs, de { $least } à { $most } PA, il y en a { $given }
detail-edition-creativity = il faut deux cartes, il y en a { $given }
detail-edition-endurance = il faut { $steps } cartes, de { $least } à { $most } PA, il y en a { $given }
detail-edition-stands-for = « { $given } » n’en est pas une : au choix { $known }
detail-edition-abilities = il en faut cinq, d’abord les trois de la carte Équipe, il y en a { $given }
detail-edition-squad = il en faut onze, il y en a { $given }
detail-edition-player = « { $given } » ne convient pas : il faut un nom, une espace et l’un de { $known }

## Une coupe

error-cup-no-team = Il n’y a pas d’équipe « { $team } » dans cette coupe. Il y a : { $known }.
error-cup-team-taken = { team } : quelqu’un joue déjà cette équipe.
error-cup-team-free = { team } : personne ne joue encore cette équipe.
error-cup-not-your-team = { team } : seule la personne qui joue cette équipe ou qui a créé la coupe peut le faire.
error-cup-not-your-match = { team } : cette équipe ne joue pas ce match.

## Les images des règles {rules}

picture-WF-10 = Un dribble, une passe, une passe en profondeur et un centre : 1, 3, 5 et 8 PA. Dans la partie rouge, dès 6 PA, un tir peut être joué.
picture-WF-10-seen = Le chemin de 0 à 8 PA et quatre cartes au-dessus : dribble à 1, passe à 3, passe en profondeur à 5, centre à 8.
picture-WF-13 = Ce que demande le d20 sans bonus, et combien de ses faces y suffisent : peu contre une attaque qui commence, beaucoup contre une attaque dans la surface.
picture-WF-13-seen = Huit barres qui montent de 1 à 8 PA ; au-dessus, le seuil, qui baisse de 18 à 7.
picture-shooter = tireur
picture-keeper = gardien
picture-WF-20 = Un tir à 8 PA : tous deux font 4, mais le tireur a +1. Cinq contre quatre : but !
picture-WF-20-seen = La carte tir et deux dés : tireur 4 plus 1, soit 5, gardien 4.

## La feuille de match {after}

sheet-goals = Buts
sheet-shots = Tirs
sheet-on-target = Tirs cadrés
sheet-saves = Arrêts du gardien
sheet-defences = Défenses réussies
sheet-balls-won = Ballons récupérés
sheet-stars = Étoiles utilisées
sheet-fouls = Fautes
sheet-yellow = Cartons jaunes
sheet-red = Cartons rouges

## Terminal

table-side = { $name } ({ team })
table-holds = { $actions }/{ $most } cartes, { $players } { $players ->
    [one] joueur
   *[other] joueurs
}
table-holds-brief = { $actions } + { $players }
table-pile = pioche { $pile }
table-no-stars = aucune Étoile
table-yellow = { $cards } jaune
table-red = { $cards } rouge
table-has-ball = a le ballon
table-kicks = { $made } sur { $kicks }
table-attack = { $pa } PA : { $cards }
table-attack-none = { $pa } PA, aucune carte encore
table-target = pour défendre, { $target } au d20
table-sure = imparable
table-dead = { $dead ->
    [indirect] coup franc indirect
   *[corner] corner
}
table-prepared = joué pour la suite : { $list }
table-block = { ability } pour encore { $throws } d20
table-gave-back = l’autre équipe vient de rendre le ballon
table-piles = Piles
table-pile-of = { $pile ->
    [action] Action
    [special] Spéciale
   *[defence] Défense
}
table-active = Actifs
table-nobody = personne
table-shots = tirs { $cards }
table-under = sous la pile { $cards }
table-players = Joueurs
table-abilities = Capacités : { $list }
table-known = Vues de tous : { $cards }
table-edition = Édition « { $name } » : { $places ->
    [0] aucune valeur reconstituée
    [one] { $places } valeur reconstituée
   *[other] { $places } valeurs reconstituées
} ({ $command })
table-group-scheme = { $stars } Schéma tactique va chercher
table-group-creativity = { $stars } Créativité reprend dans la défausse
table-group-endurance = { $stars } Endurance reprend dans la défausse
table-group-relaunch = { footballer } reprend dans la défausse
table-group-sub = Remplacer contre une Étoile
# Les chances de ce qu’on peut faire.
odds-percent = { $percent } %
odds-move = { $what } : { $percent } %
odds-card = { card }, à { $pa } PA : { $answers }
odds-answer = { card } { $percent } %
odds-no-answer = rien n’y répond
odds-card-sure = { card }, à { $pa } PA : imparable
odds-dive = Simulation : faute { $foul } %, carton jaune { $yellow } %
help-tools = Jouer une coupe de Worldwide Football ; vérifier votre propre édition, ou en écrire une à remplir.

## La page

wf-ui-footballer = { $name }, numéro { $number } : { $effect }
wf-ui-zone = zone de tir
wf-ui-possession = { $dead ->
    [corner] Corner pour { $you ->
        [yes] vous
       *[no] { $name }
    }
    [indirect] Coup franc indirect pour { $you ->
        [yes] vous
       *[no] { $name }
    }
   *[none] { $you ->
        [yes] Vous attaquez
       *[no] { $name } attaque
    }
} : { $pa } PA
wf-ui-pitch = Le terrain. { $told }
wf-ui-attack = Les cartes de cette attaque
wf-ui-laid = { card } : { $pa } PA
moment = { $kind ->
    [goal] But !
    [scored] Penalty marqué !
    [saved] Arrêt !
    [wide] À côté !
    [blocked] Contré !
    [corner] Corner !
    [yellow] Carton jaune !
    [red] Carton rouge !
   *[half] Mi-temps
}
wf-ui-stars = { $stars ->
    [0] aucune Étoile
    [one] { $stars } Étoile
   *[other] { $stars } Étoiles
}
wf-ui-cards-shown = { $yellow ->
    [0] {""}
    [one] { $yellow } carton jaune{" "}
   *[other] { $yellow } cartons jaunes{" "}
}{ $red ->
    [0] {""}
    [one] { $red } carton rouge
   *[other] { $red } cartons rouges
}
wf-ui-goals = buts :
wf-ui-half = { $half ->
    [1] 1re mi-temps
   *[2] 2e mi-temps
}
wf-ui-abilities = Capacités Étoile
wf-ui-has = Vous avez déjà :
wf-ui-piles = Piles
wf-ui-pile = { $pile ->
    [action] Action
    [special] Spéciale
    [guard] Défense
    [player] Joueur
   *[discard] défausse
}
wf-ui-height = { wf-ui-pile } : { $cards }
wf-ui-active = Cartes actives
wf-ui-none = aucune
wf-ui-holds = { $actions ->
    [one] { $actions } carte Action
   *[other] { $actions } cartes Action
}, { $players ->
    [0] aucune carte Joueur
    [one] { $players } carte Joueur
   *[other] { $players } cartes Joueur
}
wf-ui-known = Prises au vu de tous
wf-ui-under = Sous la pile Action : { $cards }
wf-ui-sum = { $die } { $sign ->
    [plus] +
   *[minus] −
} { $bonus } = { $total }
wf-ui-against = { $total } contre { $target }
wf-ui-throws = Les dés et le commentaire
wf-ui-told = Ce qui vient de se passer
wf-ui-aim = { $aim ->
    [defence] défense
    [shot] tir
    [keeper] gardien
    [interposition] contre
    [card] arbitre
    [trap-call] piège, oui ou non
    [trap] hors-jeu
    [dive-call] simulation, oui ou non
    [dive] simulation
    [creativity] Créativité
    [efficiency] Efficacité, oui ou non
    [penalty] penalty
   *[penalty-save] gardien
}
wf-ui-count = { $count } exemplaires
wf-ui-percent = { $percent } %
wf-ui-ability-help = { $ability ->
    [counter] Si vous venez de gagner le ballon en défense à { $from } PA ou plus, votre attaque part de { $pa } PA.
    [offensive] +1 PA entre deux cartes, { $most } fois au plus par possession.
    [scheme] Prenez la carte Action de votre choix dans votre pile, sinon dans votre défausse.
    [block] +{ $bonus } à vos { $throws } prochains d20 de cette possession.
    [creativity] Reprenez un centre ou une passe en profondeur dans votre défausse.
    [efficiency] +{ $bonus } à votre tir.
    [endurance] Quand votre pile est vide : reprenez dans votre défausse une carte d’attaque autre qu’un tir.
    [trap] Sur une passe en profondeur ou une passe longue à { $from } PA ou plus, au lieu de défendre : dès { $good } au d6, le ballon est à vous ; sinon, l’attaque gagne { $pa } PA.
   *[dive] Quand un tacle ou un pressing vient d’échouer sans faute : dès { $good } au d6, il y a faute quand même ; { $yellow }, c’est un carton jaune pour vous.
}
wf-ui-effect-help = { $effect ->
    [G1] Le gardien a +{ $bonus } face à ce tir.
    [G2] Relancez le dé du gardien.
    [D1] Avant un tir : dès { $from } au d6, il est contré.
    [D2] Défendez comme avec un { card }, avec { $bonus } de plus.
    [D3] Défendez comme avec une { card }, avec { $bonus } de plus.
    [D4] Ajoutez { $bonus } à un d20 raté, sauf s’il montre 1.
    [M1] Reprenez une de ces cartes dans votre défausse : { $cards }.
    [M2] La prochaine carte gagne { $bonus } PA de plus : { $cards }.
    [M3] La prochaine carte ne peut pas être défendue : { $cards }.
    [A1] +{ $bonus } à votre tir.
    [A2] Relancez le dé du tireur.
   *[A3] La prochaine carte ne peut pas être défendue : { $cards }.
}
wf-ui-defence-help = { card } : répond à { $answers }
wf-ui-shot-help = { card } : dès { $needs } PA{ $after ->
    [none] {""}
   *[other] , juste après { $after }
} ; { $bonus } au dé, à côté jusqu’à { $wide }
wf-ui-attack-help = { card } : +{ $pa } PA{ $needs ->
    [0] {""}
   *[other] , dès { $needs } PA
}{ $draws ->
    [action]  ; si elle passe, piochez une carte Action
    [player]  ; si elle passe, piochez une carte Joueur
   *[nothing] {""}
}
wf-ui-answers = { card } à { $pa } PA : il faut { $target } au d20 ({ $answers }).
wf-ui-close = Fermer
wf-ui-penalty = Le penalty
wf-ui-penalty-help = { $keeps ->
    [yes] Devinez où ira le ballon : la même face, c’est l’arrêt.
   *[no] Choisissez une face que le gardien ne devinera pas : seule la même est arrêtée.
}
wf-ui-aimed = { $done ->
    [yes] { $you ->
        [yes] vous avez choisi
       *[no] { $name } a choisi
    }
   *[no] { $you ->
        [yes] vous choisissez
       *[no] { $name } choisit
    }
}
wf-ui-kicks = { $made } sur { $kicks }
wf-ui-choose-card = { $what } : quelle carte ?
wf-ui-choose-leaving = Qui quitte le match contre une Étoile ?
wf-ui-substitute = Remplacer…
wf-ui-odds = Chances
wf-ui-prepared = { $prepared ->
    [efficiency] Efficacité prête
    [M2] Percée prête
    [M3] Passe décisive prête
    [A3] Dribbleur prêt
   *[A1] Buteur prêt
}
wf-ui-block = { $throws ->
    [one] Bloc défensif : { $bonus } au prochain d20
   *[other] Bloc défensif : { $bonus } aux { $throws } prochains d20
}
wf-ui-values = Valeurs
wf-ui-values-title = Les cartes et leurs valeurs
wf-ui-values-about = Ce que disent les cartes en jeu. Les règles en solo sont publiques, les valeurs du jeu de base ne le sont pas : ce qu’aucune feuille n’imprime est reconstitué, et signalé.
wf-ui-source = { $source ->
    [printed] imprimé
    [found] trouvé ailleurs
   *[reconstructed] reconstitué
}
wf-ui-section = { $section ->
    [cards] Cartes Action
    [defence] Quelle carte répond à laquelle
   *[effects] Cartes Joueur
}
wf-ui-column = { $what ->
    [copies] exemplaires
    [pa] PA
   *[needs] dès PA
}
wf-ui-targets = Ce qu’il faut au d20, selon les PA
# La première partie, telle que son guide la raconte (lesson.txt).
lesson-welcome = Bienvenue ! Vous êtes la France, contre l’Italie. Qui attaque joue ses cartes une à une ; chacune rapproche du but de ses points d’attaque, les PA.
lesson-stars = D’abord la tactique : les Étoiles paient des capacités. La France en a trois, à vous d’en choisir deux. Prenez le Schéma tactique, puis le Jeu offensif : ils attendront.
lesson-pitch = L’Italie a le premier ballon. Il part de 0 PA et va jusqu’à 8, dans la surface. Dès 6 PA, on peut tirer. L’Italie ne choisit rien : elle suit les règles.
lesson-draw = Un dribble : 1 PA. Si loin du but, il faudrait 18 au d20 pour le prendre. Piochez plutôt deux cartes.
lesson-defend = Une passe longue : 4 PA. Le seuil n’est plus que 13, et une interception y répond avec +2. Jouez-en une.
lesson-near = 4 et 2 font 6 : manqué, cela arrive. Leur passe les met à 6 PA, à portée de tir. Piochez deux cartes : un de vos joueurs veille encore.
lesson-block = Ils tirent ! C’est le moment d’Arnaud et de son Interposition : sur 5 ou 6, le tir est contré. Une carte Joueur ne sert qu’une fois.
lesson-attack = Contré, et le ballon est à vous ! Les cartes vertes attaquent. Commencez par la passe longue : 3 PA, et seule une interception y répond.
lesson-pass = Leur carte n’y répondait pas : 3 PA, et une carte de plus. Une passe donne 2 PA, et amène un Joueur si elle passe.
lesson-more = Une interception, mais 3 au dé ne suffit pas : 5 PA, et voici Martinez. Une autre passe vous met à 7, à portée de tir.
lesson-striker = 7 PA ! Martinez est le Buteur : +1 au tir. Jouez-le d’abord ; le tir doit suivre.
lesson-shoot = Le tir, maintenant : un d6 pour vous, un d6 pour le gardien. Il faut faire mieux que lui.
lesson-fox = Deux défenseurs se jettent en vain, mais 2 et 1 contre 5… Rivière, le Renard, relance votre dé. Jouez-le !
lesson-tackle = 5 et 1 contre 5 : but ! 1 à 0. L’Italie repart d’un dribble. Tentez votre tacle ; il faut 18, mais il ne sert qu’à défendre.
lesson-yellow = Un 4 : manqué, et de 1 à 5 un tacle manqué est une faute. Le dé de l’arbitre dit carton jaune : il vous coûte une carte. Défaussez l’une de celles qui s’éclairent.
lesson-intercept = Ils jouent le coup franc d’une passe longue : 4 PA, seuil 13. Votre seconde interception ajoute 2. Jouez-la !
lesson-counter = Ballon repris ! Comme ils avaient 4 PA, une Étoile vous offre la Contre-attaque : repartir de 2 PA au lieu de 0. Vous en avez cinq, dépensez-en une.
lesson-long = Encore la passe longue : 3 PA de plus. Jouez-la.
lesson-box = L’Italie ne tend pas son piège du hors-jeu : 5 PA, et vous avez pioché une passe. Vers la surface !
lesson-bravo = Fauché à 7 PA : carton rouge et penalty. 5 contre 2 : le gardien part du mauvais côté, 2 à 0 ! Quand plus rien n’est utile en main, on peut toujours rendre le ballon.

# Pourquoi une carte ne peut pas être jouée alors que d’autres le peuvent.
wf-ui-no-use = { $phase ->
    [attack] Elle ne peut ni commencer ni poursuivre cette attaque.
    [defence] Elle ne répond pas à la carte posée.
   *[other] Pas à ce moment.
}
# Les parties du fichier de la boîte.
file-match = déroulement du match
file-cards = cartes Action
file-defence = réponses de la défense
file-shots = tirs
file-fouls = fautes et cartons
file-abilities = capacités Étoile
file-rival = adversaire virtuel
file-effects = effets des cartes Joueur
file-teams = équipes et joueurs

## Les adversaires qui ont un nom, et leur manière

manner-passer = fait circuler le ballon
manner-dribbler = dribble beaucoup
manner-stopper = défend d’abord

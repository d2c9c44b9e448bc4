### Les mots qui n’appartiennent à aucun jeu : le cadre, les niveaux, et tout ce qui peut clocher.
### en.ftl a les mêmes clés avec les mêmes variables.
### Un groupe dont le titre nomme une pièce entre accolades, la page ne le cherche que lorsqu’elle y est.

## Cadre

tablee = Tablée
tagline = Des jeux de table à jouer ici et maintenant : en solo, à plusieurs ou contre la machine.
unofficial = Tablée est l’œuvre de joueurs et n’est l’édition officielle d’aucun de ces jeux.
language-fr = français
language-en = English
yes = oui
no = non
seat = place { $number }
you = vous
# Plusieurs choses à la suite : un mot relie la dernière.
list-and = { $items } et { $last }
number = { $number }
table-your-hand = Votre main
rules-earlier = Cette partie garde les règles de son début, la version { $rules } ; les nouvelles commencent avec la version { $now }.

## Niveaux

level-beginner = débutant
level-beginner-help = Joue à peu près n’importe quoi, sauf les pires bêtises.
level-casual = amateur
level-casual-help = Voit ce qu’un bon joueur voit du premier coup d’œil.
level-strong = fort
level-strong-help = Imagine quelques suites possibles avant chaque coup.
level-expert = expert
level-expert-help = Sait tout ce que nos bots ont appris et imagine autant de parties qu’une seconde en contient.
level-guest-help = Un joueur de qui tient ce serveur.

## Pourquoi un bot a choisi son coup {why}

why-forced = Il n’y avait rien d’autre à faire.
why-no-plan = Aucun plan : ce coup avait l’air possible, voilà tout.
why-looked-best = C’était le coup le plus tentant.
why-only-sensible = C’est le seul coup raisonnable.
# De dix parties imaginées avec les deux choix, combien ont tourné au moins aussi bien avec celui-ci.
why-search = { $how ->
    [always] Aucune des parties imaginées n’a mieux tourné avec l’autre bon choix : { $second }.
    [mostly] { $tenths } parties imaginées sur 10 ont tourné aussi bien ou mieux qu’avec l’autre bon choix : { $second }.
   *[average] En moyenne, c’est ce coup qui rapporte le plus. L’autre bon choix : { $second }.
}
# Ce en quoi ces parties différaient : $because est because-… d’un jeu.
why-difference = Ce qui fait la différence : { $because }.
why-search-difference = { why-search } { why-difference }
why-policy = À force de jouer, il a appris à choisir ce coup { $percent } fois sur cent.
why-own-head = Il n’en fait qu’à sa tête, et n’en dit rien.

## Erreurs {errors}

# La phrase, puis l’article de la règle sur lequel elle repose.
error-with-clause = { $sentence } ({ $clause })
error-game = Aucun jeu ne s’appelle « { $game } ». Il y a : { $known }.
error-level = Aucun niveau ne s’appelle « { $level } ». Au choix : { $known }.
error-language = La langue « { $language } » n’est pas disponible. Au choix : { $known }.
error-seats = Ce jeu est prévu pour { $allowed } joueurs, pas pour { $seats }.
error-option-name = « { $option } » n’est pas une option du jeu { $game }. Ses options : { $known }.
error-option = Option { $entry } : { $problem }.
error-no-file = Le fichier « { $file } » n’existe pas.
# $entry vaut « none » quand il s’agit du fichier entier.
error-material = { $entry ->
    [none] { $file } : { $problem }.
   *[other] { $file }, { $entry } : { $problem }.
}
error-unknown-move = { $near ->
    [none] Aucun coup ne s’écrit « { $text } ».
   *[other] Aucun coup ne s’écrit « { $text } ». Vouliez-vous dire { $near } ?
}
error-illegal-move = Vous ne pouvez pas jouer { $move } maintenant.
error-not-your-turn = { $seat ->
    [-1] L’horloge n’a encore rien à dire.
    [0] Rien n’est laissé au hasard pour le moment.
   *[other] Ce n’est pas votre tour.
}
error-time-up = Trop tard : le temps était écoulé avant ce coup.
# $line vaut 0 quand il s’agit du fichier entier ; $expected vaut « none » quand il n’y a rien à proposer.
error-record = { $line ->
    [0] La partie enregistrée est inutilisable
   *[other] Ligne { NUMBER($line, useGrouping: 0) } de la partie enregistrée
} : { $problem }{ $expected ->
    [none] .
   *[other] {"\u202F"}; il fallait { $expected }.
}
error-study = { $line ->
    [0] { $file }
   *[other] { $file }, ligne { NUMBER($line, useGrouping: 0) }
} : { $problem }.
error-study-worlds = « { $name } » : après le deux-points vient le nombre de mondes à regarder, de 1 à { NUMBER($most, useGrouping: 0) }.
error-study-program = { $file } : un programme de joueur définit make_player(game, seed), ce que celui-ci ne fait pas ({ $problem }).
error-policy = { $file } : { $problem }.
error-guests-folder = Le dossier des joueurs, { $folder }, n’existe pas. Nommez-en un qui existe, ou aucun.
error-guests-many = Le dossier des joueurs, { $folder }, en a { $count } ; le maximum est de { $most }.
error-guests-name = Le nom d’un joueur, { $file }, est trop long : { $most } signes au plus.
error-guest-race = { $file } joue tour à tour, et { $game } est une course : choisissez un niveau.
error-study-option = Pour { $name }, il faut { $kind }.
detail-program-no-player = make_player a donné { $given }, qui n’a pas de choose(state, seat)
detail-program-illegal = a donné { $given }, qui n’y est pas permis ; donnez l’un de state.legal(seat)
error-results = { $file } : ce ne sont pas les résultats d’une étude. Déplacez ce fichier.
error-lab-missing = Les études demandent le complément « lab ». Pour l’installer : { $command }

## Ce qu’on peut reprocher aux valeurs d’un fichier de cartes ou d’une option {errors}

check-least = il faut au moins { $bound }
check-most = il faut au plus { $bound }
check-whole-number = il faut un nombre entier
check-yes-no = il faut true ou false
check-text = il faut un texte entre guillemets droits
check-list = il faut une liste
check-table = il faut une table de valeurs
check-missing = il manque « { $field } »
check-unknown = « { $field } » est inconnu ici
check-choice = « { $given } » n’est pas un choix possible

## Détails des erreurs {errors}
# en.ftl garde ici les mots mêmes que les erreurs de la bibliothèque ont d’elles-mêmes.

detail-range = { $least } à { $most }
detail-choice = « { $given } » n’est pas dans cette liste : { $known }
detail-no-seed = la partie n’a pas de graine
detail-finished-game = une partie finie, dont la graine est publiée à la fin
detail-other-seed = la graine n’est pas celle qui était promise
detail-seed-hash = une graine dont l’empreinte est { $hash }
detail-not-over = la partie n’est pas finie
detail-until-the-end = des coups jusqu’à la fin, ou pas de graine
detail-not-from-seed = « { $ply } » n’est pas ce que donne la graine
detail-empty-file = le fichier est vide
detail-in-first-line = « { $text } » en première ligne
detail-cut-line = le fichier s’arrête au milieu d’une ligne
detail-line-break = un retour à la ligne à la fin
detail-broken-character = un caractère est abîmé
detail-utf8 = un texte en UTF-8
detail-file-ends = le fichier s’arrête là
detail-found = on y lit { $text }
detail-whole-number = « { $field }: » suivi d’un nombre entier
detail-option-line = « option NOM: VALEUR », chaque nom une seule fois
detail-name-line = « name PLACE: NOM », avec des places de 1 à { $seats }, chacune une seule fois et dans l’ordre
detail-hexadecimal = « { $field }: » suivi de { $digits } chiffres hexadécimaux
detail-blank-header = une ligne vide entre l’en-tête et les coups
detail-blank-seed = un coup, ou une ligne vide avant la graine
detail-moment-order = un instant qui ne précède pas @{ $moment }
detail-ply = un acteur et un coup, par exemple « 2 o7 »
detail-actor = un acteur : * pour le hasard, ~ pour l’horloge, ou une place de 1 à { $seats }
detail-moment = un instant en millisecondes, par exemple « @1500 »
detail-checksum = la somme de contrôle ne correspond pas, le fichier a été modifié après la partie
detail-nothing-below = que rien ne suive la somme de contrôle
detail-has-game = c’est une partie du jeu { $value }
detail-has-rules = c’est une partie selon la version { $value } des règles
detail-has-material = c’est une partie jouée avec le paquet { $value }
detail-game = le jeu { $value }
detail-rules = la version { $value } des règles
detail-rules-between = une version des règles de { $oldest } à { $newest }
detail-material = le paquet { $value }
detail-cannot-play = « { $ply } » ne peut pas être joué ({ $why })
detail-end-of-record = la fin de la partie enregistrée
detail-ply-of = une ligne qui commence par { $actors }
detail-or = { $one } ou { $other }
detail-clock-from = ~ à partir de @{ $moment }
detail-one-of = l’un de ces coups : { $moves }
detail-file-name = il faut un seul mot de { $most } caractères au plus
detail-file-between = il faut un nombre de { $least } à { $most }, pas { $given }
detail-file-unknown = ce nom est inconnu, au choix : { $known }
detail-file-missing = il manque ce nom, { $entry } a besoin de { $known }
detail-file-code = « { $code } » est inconnu, au choix : { $known }
detail-file-twice = { $name } y est deux fois, une seule suffit
detail-file-no-place = ce n’est pas un endroit de ce fichier, écrivez section.entrée.champ
detail-file-no-origin = il n’est pas dit d’où vient { $place }, nommez-le dans l’une des trois listes
detail-file-not-utf8 = l’octet { $byte } n’est pas de l’UTF-8, enregistrez le fichier comme texte en UTF-8
detail-file-no-toml = ce n’est pas du TOML, ligne { $line }, colonne { $column }, écrivez nom = valeur, [section] ou # remarque
detail-file-line-twice = la ligne { $line } nomme ce qu’une ligne précédente a déjà, gardez l’une des deux
detail-file-stops = le fichier s’arrête trop tôt, il manque à la fin une valeur, un guillemet ou un crochet
detail-file-dots = la ligne { $line } a plus de { $most } points, écrivez-la en plusieurs lignes
detail-file-beyond-toml = ce TOML ne peut pas être lu, un nombre est trop long ou des listes sont trop imbriquées
detail-setting-usual = comme d’habitude
detail-setting-line = dans { $file }, ligne { $line }
detail-setting-environment = dans l’environnement, { $variable }
detail-setting-flag = sur la ligne de commande, --{ $flag }
detail-setting-choice = c’est l’un de ceux-ci : { $known }
detail-setting-whole = c’est un nombre entier, au moins { $least }
detail-setting-range = c’est un nombre entier de { $least } à { $most }
detail-setting-number = c’est un nombre, au moins { $least }
detail-setting-rate = cela s’écrit { $example }
detail-setting-list = c’est une liste de textes
detail-setting-proxies = c’est une liste d’adresses et de réseaux comme { $example }
detail-setting-address = c’est vide, ou un hôte et un port comme { $example }
detail-setting-path = c’est vide, ou commence par / et ne finit pas par /
detail-setting-text = c’est un texte
detail-study-no-toml = ce n’est pas du TOML, écrivez nom = valeur, [section] ou # remarque
detail-study-twice = une ligne précédente l’a déjà, gardez l’une des deux
detail-study-unknown = { $name } est inconnu ici, au choix : { $known }
detail-study-missing = il manque { $name }, écrivez { $name } = …
detail-study-kind = pour { $name }, il faut { $kind }
detail-study-empty = { $name } est vide, il en faut au moins un
detail-study-how-many = il faut soit games, soit interval, et un seul des deux
detail-study-games = pour games, il faut un nombre de 1 à { $most }, pas { $given }
detail-study-interval = un intervalle de { $given } points est hors d’atteinte, il faut de { $least } à 50, pour { $most } parties par table au plus
detail-study-players = players est une liste de noms, ou une liste de telles listes
detail-study-no-worlds = « { $level } » ne regarde pas de mondes ici, enlevez le deux-points et le nombre
detail-study-crowd = il y a { $players } joueurs pour { $seats } places
detail-study-tables = la grille a { $tables } tables, le maximum est de { $most }
detail-study-nothing = les règles ne permettent aucune de ces tables
detail-study-texts = une liste de textes entre guillemets droits
detail-study-numbers = un nombre entier ou une liste de nombres entiers
detail-study-number = un nombre entier
detail-study-points = un nombre de points de pourcentage
detail-study-truth = true ou false
detail-study-text = un texte entre guillemets droits
detail-study-section = une section, [options], avec nom = valeur à chaque ligne
detail-study-values = true, false, un nombre entier, un texte, ou une liste de telles valeurs
detail-policy-unreadable = on ne peut pas le lire ({ $why })
detail-policy-large = il est trop grand, une politique a { $most } octets au plus
detail-policy-first = ce n’est pas une politique, dont la première ligne serait « { $line } »
detail-policy-stops = il s’arrête dans sa deuxième ligne, allez le rechercher
detail-policy-json = sa deuxième ligne n’est pas du JSON, allez le rechercher
detail-policy-head = deuxième ligne, { $entry } : { $problem }
detail-policy-layers = ses couches sont { $layers }, il en faut de 3 à { $most }, de 1 à { $widest } nombres chacune
detail-policy-length = il a { $bytes } octets de poids, et ses couches en demandent { $wanted }, allez le rechercher
detail-policy-numbers = certains de ses poids ne sont pas des nombres, entraînez-le à nouveau, à plus petits pas
detail-policy-answers = il ne répond pas comme là où il a été fait, allez le rechercher
detail-policy-no-examples = il n’a aucun exemple de ses réponses, il en faut au moins un
detail-policy-game = il a appris { $learned }, pas { $game }
detail-policy-race = il joue tour à tour, et { $game } est une course
detail-policy-seats = il a appris à une table de { $learned }, pas de { $seats }
detail-policy-layout = il a appris des observations de version { $learned }, et celles-ci sont de version { $version }, entraînez-le à nouveau
detail-policy-box = il a appris avec d’autres cartes ou d’autres coups que ceux de cette boîte, jouez avec ceux-là ou entraînez-le à nouveau
detail-worth-large = est trop grand ; il compte au plus { $most } octets
detail-worth-json = n’est pas du JSON ; refaites-le avec make learn
detail-worth-features = a été appris à partir d’autres faits que ceux que cette version connaît ; lancez make learn
detail-worth-shape = a trop de poids ou pas assez ; lancez make learn
detail-worth-numbers = a des poids qui ne sont pas des nombres ; lancez make learn

## La table dans le navigateur {errors}

error-no-table = Cette table n’existe pas.
# La table a commencé avec des règles que ce serveur ne connaît pas.
error-table-rules = Cette partie a commencé avec la version { $rules } des règles, et ce serveur a { $oldest ->
    [one] les versions jusqu’à la { $newest }
   *[other] les versions { $oldest } à { $newest }
}. Elle est gardée et se regarde ici ; pour la finir, ouvrez-la sur un serveur qui a cette version.
error-table-box = Cette partie a commencé avec « { $material } », et la boîte de ce serveur est « { $box } ». Elle est gardée et se regarde ici ; pour la finir, ouvrez-la sur un serveur qui a cette boîte.
error-table-no-box = { $own ->
    [yes] Le fichier personnel avec lequel cette partie se joue n’est plus là
   *[no] Le jeu { $game } n’est plus sur l’étagère de ce serveur
}. La table est gardée et s’ouvrira de nouveau à son retour.
error-table-unreadable = Ce qui a été gardé de cette table ne peut pas être lu. La raison est dans le journal du serveur ; qui tient le serveur peut réparer ou remettre une copie.
error-table-over = La partie est terminée à cette table.
error-table-full = Il s’est passé tant de choses à cette table qu’on ne peut plus que finir la partie.
error-table-not-over = La partie n’est pas encore terminée à cette table.
error-no-daily = { $game } n’a pas de casse-tête du jour.
error-daily-own = C’est le jour qui décide : une seule personne joue, sans rien choisir d’autre.
error-message = Le serveur ne comprend pas ce que cette page demande. La recharger peut aider.
error-too-fast = Trop à la fois ; attendez un instant.
error-too-large = C’est trop grand.
error-too-deep = Des listes et des objets sont trop imbriqués ; quelques niveaux suffisent à tout.
error-too-many-connections = Il y a trop de connexions depuis cet endroit ; fermez-en, ou réessayez dans un instant.
error-too-slow = La demande a mis trop de temps à arriver ; envoyez-la de nouveau.
error-no-http = Ce n’est pas une demande HTTP ; elle commence par une ligne comme GET /api/games HTTP/1.1 et un Host.
error-proxy = « { $proxy } » n’est pas un mandataire : il faut une adresse (192.0.2.7) ou un réseau (10.0.0.0/8)
error-origin = Cette page vient d’ailleurs.
error-host = Ce serveur ne répond pas au nom « { $host } » ; tablee serve --name { $host } le permet.
error-no-page = Il n’y a rien à cette adresse.
error-method = Cela ne se fait pas à cette adresse.
error-internal = Quelque chose s’est mal passé sur le serveur ; il en a pris note.
error-busy = La table ne répond pas ; essayez encore.
error-restarting = Le serveur redémarre ; un instant.
error-banned = Vous ne pouvez pas venir ici pour le moment ; ainsi en a décidé qui tient ce serveur.
error-muted = Vous pouvez continuer à jouer, mais qui tient ce serveur vous a retiré la parole.
error-ban-too-much = { $address } exclurait trop de monde, ou cette machine même.
error-not-banned = { $address } n’est pas exclu.
error-no-address = « { $address } » n’est pas une adresse ; on écrit 192.0.2.7 ou 192.0.2.0/24.
error-admin-token = Ce n’est pas le jeton de qui tient ce serveur ; donnez à TABLEE_ADMIN_TOKEN son admin_token.
error-store-silent = Les tables ne s’écrivent plus sur le disque.
error-bots-broken = Les processus des robots ont cessé ; d’autres démarrent.
error-empty-name = Un nom a au moins une lettre.
error-empty-text = Il n’y a rien à lire là-dedans.
error-not-your-seat = Cette place n’est pas la vôtre.
error-no-seat = Il n’y a pas de place { $seat } à cette table.
error-bot-plays = Un bot joue à la place { $seat }.
error-stale = La partie a avancé entre-temps : regardez de nouveau.
error-lesson = Pas tout de suite : la leçon montre autre chose ici. Quittez-la pour faire à votre idée.
error-lesson-table = Une leçon est pour une personne, avec les bots et les options qui lui sont propres.
error-too-soon = Cet instant passe de lui-même : sa durée ne doit rien révéler.
error-no-free-seat = Aucune place n’est libre à cette table.
error-one-seat = Quelqu’un à votre adresse a déjà une place ici, et chaque visiteur en prend une. Qui a mis la table peut vous en garder une autre et vous envoyer son lien : « Garder une place ».
error-not-host = Seuls ceux qui sont à table depuis le début peuvent garder une place pour quelqu’un.
error-not-a-person = Seules les places de personnes peuvent être sur cet écran.
error-undo-on-the-way = Ce coup ne peut plus être annulé ici : demandez-le quand ce sera de nouveau votre tour.
error-nothing-to-undo = Vous n’avez rien à annuler.
error-proposal-pending = Autre chose est en train de se décider ; répondez-y d’abord.
error-no-proposal = Personne ne demande votre accord.
error-no-hint = Vous n’avez rien à décider maintenant.
error-no-hint-between-people = Entre personnes, pas d’indices : cette table a été dressée sans.
error-not-begun = La partie n’a pas commencé : on attend encore du monde.
error-begun = La partie a déjà commencé.
error-host-begins = C’est à qui a dressé la table de lancer la partie.
error-host-stays = Qui a dressé la table garde sa place ; la partie peut commencer sans les autres.
error-invitation = À cette table on vient sur invitation : demandez le lien à qui l’a dressée.
error-hint-pending = Un conseil est déjà en préparation.
error-hint-late = La partie a avancé depuis votre question ; demandez de nouveau quand vous aurez un choix à faire.
error-why-later = Le choix de la place { $seat } est secret jusqu’à ce que tout le monde ait choisi.
error-no-why = Aucun bot n’a joué de coup à expliquer.
error-no-hint-in-race = Dans une course, chacun se débrouille ; l’entraînement a des indices.
error-no-why-in-race = Comment un autre s’y prend reste secret tant que dure la course.
error-present = La personne à la place { $seat } est là.
error-back-soon = La personne à la place { $seat } était là il y a un instant. Un bot pourra jouer à sa place dans { $seconds } { $seconds ->
    [one] seconde
   *[other] secondes
}.
error-cannot-take-back = Aucun bot ne vous remplace à la place { $seat }.
error-play-on = La partie est déjà terminée à ce moment-là.
error-play-on-seats = Pour continuer, il faut le même jeu avec autant de places.
error-play-on-options = Une partie continue avec les options de son début.
error-no-own-file = Ce fichier n’est plus là ; choisissez-le de nouveau.
error-other-games-file = { $file } est un fichier pour un autre jeu ({ $game }).
error-no-data-file = Rien dans cette boîte ne peut être remplacé par un fichier à vous.
error-no-own-deck = { $file } : French Flair n’a pas de paquet qu’on puisse remplacer.
error-record-file = Cette partie a été jouée avec { $noun ->
    [deck] le paquet
    [edition] l’édition
    [cards] les cartes
   *[sheets] les fiches
} « { $material } », un fichier qui n’est pas ici : choisissez-le en préparant une table de ce jeu, puis rouvrez la partie.
error-file-too-large = { $file } est trop grand : { $size } Ko, et le maximum est de { $most }.
error-no-workers = Ce système ne laisse qu’un seul processus écouter à un port. Laissez --workers de côté.
error-address = Impossible d’écouter à { $address } : { $problem }
error-store-gone = Un instant : le fichier où sont gardées les parties a disparu. Aucun coup ne compte tant qu’il n’est pas revenu.
error-store-locked = Un instant : un autre programme verrouille les parties. Aucun coup ne compte tant qu’il les tient.
error-store-unreachable = Un instant : la base de données ne répond pas. Aucun coup ne compte tant qu’elle se tait.
error-store-broken = Un instant : impossible d’écrire les parties ({ $problem }). Aucun coup ne compte d’ici là.
error-store-held = Les parties de { $place } sont déjà servies par le processus { $process } à l’adresse { $address }. Arrêtez-le d’abord, ou donnez un autre fichier avec --store.
error-store-open = Impossible d’ouvrir les parties de { $place } : { $problem }
error-store-newer = Une version plus récente de Tablée a ouvert { $place } ; celle-ci n’en connaît pas la forme.
error-store-half = { $place } est une copie inachevée. Pour la finir : tablee store copy { $source } { $place }
error-store-not-empty = { $place } contient déjà des parties ; pour une copie, il faut un lieu vide.
error-store-differs = La copie diffère à l’entrée { $number } de { $name } ; rien n’a été effacé, mais ne l’utilisez pas.
error-store-needs = Il manque un paquet pour ouvrir { $place } : pip install asyncpg l’apporte.
error-store-damaged = « { $file } » est abîmé ({ $problem }). Remettez une copie : tablee store restore COPIE
error-store-unsound = La base de données { $place } est abîmée : { $problem }. Remettez une copie avec pg_restore ; « tablee store check » nomme toutes les tables où l’on ne peut plus jouer.
detail-no-key = « { $name } » n’a pas de clé primaire
detail-journal-hole = il manque une entrée au journal de la table { $table }
detail-table-unreadable = la table { $table } est illisible ({ $problem })
error-store-foreign = « { $file } » contient autre chose que des parties de Tablée.
error-store-no-file = Ici les parties sont dans une base de données : pg_dump et pg_restore la copient, et « tablee store copy » la met dans un fichier.
error-copy-exists = « { $file } » existe déjà et ne sera pas écrasé : nommez un nouveau fichier.
error-journal-hole = Il manque une entrée à son journal.
error-journal-unreadable = Elle est illisible ({ $problem }).
error-table-elsewhere = Un autre serveur mène cette table ; réessayez dans un instant.

# Les réglages d’un serveur.  $where est un détail comme « dans tablee.toml, ligne 3 ».

error-setting-toml = { $where } : ce n’est pas du TOML ; on écrit nom = valeur, [section] ou # remarque.
error-setting-pair = --set { $given } : on écrit nom=valeur.
error-setting-unknown = { $where } : il n’y a pas de réglage « { $name } » ; { $near ->
    [none] il y a { $known }.
   *[other] vouliez-vous dire « { $near } » ?
}
error-setting-value = { $where } : « { $name } » ne peut pas être { $given } ; { $wanted }.

## Une coupe {cup}

cup-about = { $teams ->
    [5] Cinq
   *[other] { $teams }
} équipes : toutes se rencontrent une fois, les quatre premières vont en demi-finale, puis viennent le match pour la troisième place et la finale.
cup-start = Lancer la coupe
cup-your-team = Votre équipe
cup-other-teams = Les autres équipes
cup-who = Qui joue { $team }
cup-name = Nom de la personne qui joue { $team }
cup-friend = Quelqu’un, par lien
cup-here = Devant cet écran
cup-against = Contre les équipes que personne ne joue
cup-against-automaton = l’adversaire virtuel
cup-against-automaton-help = Comme dans les règles en solo : il retourne des cartes et suit la feuille.
cup-against-bot = un bot
cup-against-bot-help = Il tient une main et décide, comme une personne.
cup-among-bots = Entre eux, les bots jouent de vrais matchs, au premier coup d’œil. Vous pouvez tous les revoir.
cup-round = { $stage ->
    [group] Journée { $round }
    [semi] Demi-finale
    [third] Troisième place
   *[final] Finale
}
cup-group = Groupe
cup-finals = Phase finale
cup-matches = Matchs
cup-rests = Exempt : { $team }
cup-place = Place
cup-team = Équipe
cup-played = Matchs joués
cup-played-short = J
cup-won = Gagnés
cup-won-short = G
cup-drawn = Nuls
cup-drawn-short = N
cup-lost = Perdus
cup-lost-short = P
cup-goals = Buts
cup-difference = Différence de buts
cup-difference-short = +/−
cup-points = Points
cup-points-short = Pts
cup-goes-on = en demi-finale
cup-split = { $by ->
    [meeting] Place due aux rencontres entre équipes à égalité
   *[lot] Place due au tirage au sort
}
cup-order = À égalité de points : différence de buts, buts marqués, rencontres entre équipes à égalité, tirage au sort. Avant le premier match, le sort a donné { $teams }.
cup-your-match = Votre match
cup-sit-down = Jouer ce match
cup-go-on = Reprendre ce match
cup-rest-now = Votre équipe n’a pas de match à cette journée.
cup-wait = Les autres n’ont pas encore fini cette journée.
cup-nobody-yet = Personne ne joue encore { $team }.
cup-out = Votre équipe est éliminée, et la coupe continue.
cup-watching = Vous regardez.
cup-bots-playing = { $matches ->
    [one] Les bots jouent un match…
   *[other] Les bots jouent { $matches } matchs…
}
cup-state = { $state ->
    [bots] les bots jouent…
    [open] en cours
    [due] à jouer
   *[later] plus tard
}
cup-to-teams = Choisir une équipe
cup-take = Prendre cette équipe
cup-take-help = Choisissez une équipe que personne ne joue encore.
cup-let-bot = La confier à un bot
cup-leave = Quitter la coupe
cup-leave-sure = Confier votre équipe à un bot pour le reste de la coupe ?
cup-invite = Inviter des proches
cup-invite-help = Envoyez-leur ce lien : chaque personne prend une équipe libre.
cup-invite-link = Lien vers la coupe
cup-teams = Équipes
cup-free = libre
cup-yours = vous
cup-champion = { $team } remporte la coupe !
cup-podium = { $place ->
    [1] Vainqueur
    [2] Deuxième
   *[3] Troisième
}
cup-score = { $home }–{ $away }
cup-kicks = { $home }–{ $away } aux tirs au but
cup-forfeit = par forfait
cup-open-end = à déterminer
cup-watch = Revoir
cup-mine = Vos coupes
cup-forget = Oublier cette coupe
error-no-cup = Cette coupe n’existe pas.
error-cup-changed = Quelqu’un vient de changer cette coupe ; réessayez.
error-cup-score = Ce score ne peut pas compter dans la coupe.
error-cup-played = Ce match a déjà son score.
error-cup-not-due = Ce match n’est pas encore à jouer : la journée précédente n’est pas finie.
error-cup-draw = À partir des demi-finales, chaque match a un vainqueur.
error-cup-game = Ce jeu n’a pas assez d’équipes pour une coupe.
error-cup-teams = Il faut à une coupe chacune de ces équipes, une fois : { $known }.
error-cup-host = Qui crée une coupe joue l’une de ses équipes.
error-cup-option = La coupe fixe elle-même « { $option } » à chaque match.
error-cup-token = Ce lien n’ouvre aucune équipe de cette coupe.
error-cup-no-match = Ce match n’existe pas dans cette coupe.

## L’impression {print}

print-title = Imprimer { $game }
print-about = Un PDF à imprimer à 100 %, à découper et à jouer sur une vraie table. Sa première page dit comment.
print-no-press = Ce serveur ne peut pas imprimer : sa presse n’est pas installée. Qui s’en occupe l’installe avec : { $command }
print-language = langue
print-paper = papier
print-ink = encre
print-ink-name = { $ink ->
    [colour] en couleur
   *[saving] économe : les contours seulement
}
print-make = Faire le PDF
print-stage = { $stage ->
    [drawing] Dessin des pages…
    [setting] Composition de { $pages ->
        [one] { $pages } page
       *[other] { $pages } pages
    }…
   *[ready] C’est prêt : { $pages ->
        [one] { $pages } page
       *[other] { $pages } pages
    }.
}
print-fetch = Télécharger le PDF

## Après la partie {after}

# Un chiffre de la feuille de match : tant sur tant.
sheet-of = { $good } sur { $all }
sheet-none = –
sheet-start = début
sheet-score = score
review-cost = { $better ->
    [10] Dans presque toutes les parties imaginées, cela tournait mieux
   *[other] Dans { $better } parties imaginées sur 10, cela tournait mieux
}{ $worse ->
    [0] .
   *[other] , dans { $worse } moins bien.
}
review-cost-difference = { review-cost } Ce qui fait la différence : { $because }.
review-time = Temps perdu : { $time }.
page-replay = Revoir
replay-by-others = Les règles ou la boîte du début de cette partie ne sont pas ici. Elle est montrée avec celles d’ici, aussi loin que possible.
page-first = Au début
page-back = Un pas en arrière
page-run = Lecture
page-pause = Pause
page-on = Un pas en avant
page-last = À la fin
page-scrub = Moment de la partie
page-speed = Vitesse
page-seen-by = Vu par
page-spectator = un spectateur
page-download = Télécharger la partie
page-play-on-as = À la place de
page-play-on = Jouer la suite contre des bots
replay-unfinished = L’enregistrement s’arrête ici ; la partie n’est pas finie.
replay-move = { $move ->
    [0] Avant le premier coup
   *[other] Coup { NUMBER($move, useGrouping: 0) } sur { NUMBER($moves, useGrouping: 0) }
}
page-open-hands = toutes les mains ouvertes
page-hand-of = La main de { $name }
page-jump = Aller à
page-jump-back = Au moment précédent
page-jump-on = Au moment suivant
page-jump-nowhere = un moment de la partie
page-story-so-far = Le récit : choisissez une ligne pour y aller
page-keys-replay = Flèches : un coup en arrière ou en avant. Page précédente et page suivante : de moment en moment.
page-sheet = Feuille de match
page-sheet-figures = En chiffres
page-sheet-moments = Les grands moments
page-sheet-score = { $home }-{ $away }
page-chances = Chances de gagner
page-chances-how = Estimation : à partir de { $points } positions de la partie, { $playouts } parties chacune ont été jouées jusqu’au bout, avec toutes les cartes comme elles étaient, chacun décidant au premier coup d’œil. C’est un ordre de grandeur, à dix points sur cent près.
page-chances-none = Il n’y avait personne à battre.
page-curve-about = De { $first } au début à { $last } à la fin.
page-studying = { $total ->
    [0] Les bots s’y mettent…
   *[other] Les bots y travaillent : { $done } sur { $total }
}
page-study-failed = Les bots n’y sont pas arrivés. Réessayez plus tard.
page-again = Réessayer
page-review = Analyse
page-review-ask = Revoir la partie avec l’expert
page-review-about = L’expert regarde chaque décision avec ce que cette place pouvait savoir, et marque celles qui ont coûté le plus.
page-review-clean = L’expert n’a rien trouvé qui ait clairement coûté quelque chose. Bien joué !
page-review-move = Coup { NUMBER($move, useGrouping: 0) }, { $name }
page-review-played = Joué :
page-review-better = Le bot :
page-review-see = Le voir dans la partie
page-review-try = Essayer à partir de là
page-review-of = { $number } sur { $all }
page-review-before = Le précédent
page-review-next = Le suivant

## La règle {rules}

rules-contents = Sommaire
rules-no-game = Ce jeu n’est pas sur l’étagère.
rules-box = Ce qu’il y a dans la boîte

## Votre historique {history}

# Le temps au dixième de seconde ; $seconds et $tenths sont des chiffres.
history-time = { $minutes ->
    [0] { $seconds },{ $tenths } s
   *[other] { $minutes } min { $seconds },{ $tenths } s
}
history-here = Tout ceci reste sur cet appareil : rien n’en est envoyé au serveur.
history-none = Vos parties finies seront comptées ici, en ligne, contre des bots ou sur cet écran.
history-all = Tous les jeux
history-game = Jeu
history-played = Parties
history-won = Gagnées
history-lost = Perdues
history-drawn = Nulles
history-streak = Victoires de suite
history-longest = Plus longue série
history-beaten = Niveaux battus
history-times = { $level }, { $times } fois
history-none-beaten = aucun
history-counted = Une partie compte une fois, pour votre place ; si vous êtes plusieurs à cet écran, pour la première place. L’entraînement, les parties guidées et celles qui partent du milieu d’une autre ne comptent pas.
history-last = Dernières parties
history-more = Montrer les { $games } parties
history-result-won = gagnée
history-result-lost = perdue
history-result-drawn = nulle
history-result-stopped = arrêtée
history-practice = entraînement
history-company-online = en ligne
history-company-bots = contre des bots
history-company-screen = sur un écran
history-company-alone = en solo
history-winners = Victoire : { $names }
history-bests = Meilleurs temps
history-file = Emporter l’historique
history-file-help = Le fichier contient vos résultats, vos jours et vos temps, mais aucune clé de place. Un fichier que vous ouvrez s’ajoute à ce qui est ici ; rien n’est compté deux fois.
history-save = Enregistrer dans un fichier
history-file-name = historique-tablee
history-open = Ouvrir un fichier
history-taken = { $games ->
    [0] Ce fichier n’apporte aucune partie nouvelle.
    [one] { $games } partie s’ajoute à votre historique.
   *[other] { $games } parties s’ajoutent à votre historique.
}
history-erase = Tout effacer
history-erase-sure = Effacer pour de bon
history-erase-help = Résultats, jours et meilleurs temps de cet appareil seront perdus.
history-erased = L’historique de cet appareil est effacé.
history-bad-large = Ce fichier est trop grand pour un historique : { $most } Mo au plus.
history-bad-json = Ce fichier n’est pas un historique de Tablée : il n’est pas écrit en JSON. Rien n’a changé.
history-bad-kind = Ce fichier n’est pas un historique de Tablée. Rien n’a changé.
history-bad-version = Cet historique est de la version { $version }, que cette page ne connaît pas. Rien n’a changé.
history-bad-entry = Cet historique est abîmé, ici : « { $where } ». Rien n’a changé.

# Le casse-tête du jour

daily-of = { $daily }, { $date }
daily-solved = Résolu en { $time }
daily-lost = Pas résolu
daily-begun = Pas encore fini
daily-streak = { $days ->
    [0] Pas de série en cours
    [one] { $days } jour de suite
   *[other] { $days } jours de suite
}
daily-longest = { $days ->
    [one] record : { $days } jour
   *[other] record : { $days } jours
}
daily-once = Le prochain arrive à minuit (UTC).
daily-again = Cet essai-ci ne compte pas : le premier du jour est le seul qui compte.
daily-practise = S’entraîner dessus
daily-share = Partager
daily-share-text = Résultat à partager
daily-shared = { $game } · { $daily }, { $date } · { $result } · { $streak }
daily-calendar = Calendrier
daily-month-before = Mois précédent
daily-month-after = Mois suivant
daily-leaf-solved = { $date } : résolu en { $time }
daily-leaf-lost = { $date } : pas résolu
daily-leaf-begun = { $date } : commencé

## Terminal

# Aide

help-app = { tagline }
help-usage = Usage :
help-commands = Commandes
help-flags = Arguments et réglages
help-game-options = Options de ce jeu
help-always = Toujours
help-form = tablee COMMANDE […]
help-value-file = FICHIER
help-value-number = N
help-value-text = TEXTE
help-play = Jouer ici, contre des bots ou à plusieurs sur ce clavier.
help-resume = Reprendre une partie laissée en route.
help-replay = Revoir une partie pas à pas.
help-sheet = Lire la feuille de match d’une partie finie : le vainqueur, les chiffres, les grands moments.
help-verify = Prouver que personne n’a touché aux cartes d’une partie finie.
help-rules = Lire la règle d’un jeu, ou le passage qui explique un article.
help-simulate = Faire jouer des bots de nombreuses fois et voir ce qu’il en sort.
help-games = Lister les jeux.
help-serve = Jouer dans le navigateur, seul, ensemble ou en ligne ; « tablee » tout court le fait aussi.
help-own-file = Montrer ce que contient le fichier de la boîte ou le vôtre, et d’où viennent ses valeurs ; ou en écrire un à remplir.
help-own-check = Votre propre fichier, un fichier TOML, à vérifier.
help-own-template = Écrire le fichier de la boîte avec toutes ses remarques, à remplir : ici, ou dans --output.
help-own-output = Où l’écrire ; un nouveau fichier.
help-print = Faire d’un jeu un PDF à imprimer, à découper et à jouer sur une vraie table.
help-new-game = Pour qui programme : écrire dans les sources de Tablée un petit jeu qui tourne, avec toutes les pièces d’un jeu.
help-new-name = Le nom de son dossier, comme liars_dice.
help-admin = Prendre soin d’un serveur en marche : ses tables, qui peut venir, ce qu’on oublie, son arrêt.
help-admin-action = list (tables), look (regarder), close (finir), mute et unmute (parole), ban, unban et bans (adresses), delete (supprimer), retention (oublier) ou drain (arrêter).
help-admin-things = À quoi : une table, une table et une place, ou une adresse.
help-admin-days = Combien de jours dure une exclusion, ou à partir de quel âge on oublie.
help-admin-do = Supprimer vraiment ; sinon on montre seulement ce qui disparaîtrait.
help-admin-at = L’adresse d’un serveur ailleurs ; TABLEE_ADMIN_TOKEN l’ouvre.
help-admin-store = Le fichier des parties du serveur ; sa socket Unix est à côté.
help-paper = Le papier : a4 ou letter ; a4 sauf avis contraire.
help-ink = colour (couleur), ou saving (économie) : les contours seulement ; colour sauf avis contraire.
help-own = Vos propres cartes ou fiches, un fichier TOML, à la place de celles de la boîte.
help-output = Le PDF ; le nom du jeu suivi de .pdf, ici, sauf avis contraire.
help-host = L’adresse où écouter ; cette machine seulement, sauf mention contraire.
help-port = Le port où écouter.
help-server-name = Un nom sous lequel on joint ce serveur, par exemple derrière un proxy.
help-store = Où garder les parties : un fichier, ou une base de données comme postgresql://user@host/nom.
help-store-command = Prendre soin des parties : les copier pendant que l’on joue, remettre une copie, les rejouer toutes, ou les porter ailleurs et comparer les deux coup par coup.
help-store-action = backup FICHIER (copier), restore FICHIER (remettre), check (vérifier) ou copy DE VERS (porter ailleurs).
help-store-places = Le fichier d’une copie ; pour copy, les parties à porter, sqlite:FICHIER ou postgresql://user@host/nom, et un lieu vide de l’une ou l’autre sorte.
help-path = Le chemin sous lequel on trouve ce serveur, comme /tablee derrière un proxy.
help-log = La forme du journal : text ou json.
help-settings = Un fichier de réglages, en TOML ; docs/operate.md en donne la liste.
help-set = N’importe quel réglage, comme idle=60 ; peut se répéter.
help-show-settings = Seulement afficher les réglages en vigueur et d’où vient chacun.
help-workers = Processus qui servent, tous au même port ; un seul sauf avis contraire.
help-lan = Laisser jouer les autres appareils de votre réseau, et afficher l’adresse et un code QR.
help-browser = Ouvrir le navigateur devant l’étagère ; c’est le cas d’habitude.
help-game = Le jeu, tel que « tablee games » le nomme ; avec lui, --help liste aussi ses personnages et ses options.
help-file = Une partie enregistrée.
help-deck = Votre propre paquet, édition, jeu de cartes ou de fiches, un fichier TOML, à la place de ce que contient la boîte.
help-players = Qui s’assoit où, par exemple you,casual,{ $someone } ; chaque « you » est une personne à ce clavier, et mine.policy ou mine.py un bot à vous.
help-players-again = Donner les places à d’autres, par exemple you,strong,strong ; sinon chacun garde la sienne.
help-bots = Quels bots jouent, par exemple casual,casual,{ $someone } ; mine.policy ou mine.py est un bot à vous.
help-seats = Combien on est à table ; 4 sauf avis contraire, ou 2 si c’est trop.
help-level = La force des bots : beginner (débutant), casual (amateur), strong (fort) ou expert ; { $characters ->
    [none] ou le fichier d’un bot à vous.
   *[other] ou un personnage, qui a sa manière : { $characters } ; ou le fichier d’un bot à vous.
}
help-name = Comment s’appellent les gens, par exemple Camille ou Camille,Noé.
help-seed = Rejouer une même donne : un nombre entier, ou les 64 chiffres d’une partie finie.
help-number-seed = Un nombre entier qui rend les résultats reproductibles ; 0 sauf avis contraire.
help-save = Où garder la partie ; un nouveau fichier.
help-resume-flag = Reprendre plutôt la partie de ce fichier, comme « tablee resume ».
help-daily = Jouer en solo le casse-tête du jour, le même pour tout le monde.
help-yes = Ne rien demander : ce qui n’est pas précisé reste comme d’habitude.
help-auto = Avancer tout seul après ce nombre de secondes.
help-from = Commencer après tant de coups plutôt qu’avant le premier.
help-seat = Voir une partie finie par les yeux de cette place (1 est la première).
help-clause = L’article à expliquer, par exemple AR-8.
help-count = Combien de parties jouer ; 1000 sauf avis contraire.
help-jobs = Combien de cœurs du processeur utiliser ; tous sauf avis contraire.
help-json = Donner les chiffres en JSON.
help-lang = La langue ; celle du système sauf avis contraire.
help-help = Cette aide ; après une commande, l’aide de cette commande.
help-version = La version, et si les règles tournent compilées.
help-option = { $help } ({ $range } ; d’habitude { $default })
help-range = de { $least } à { $most }

# Ce qui ne va pas

error-flag = { $near ->
    [none] « { $command } » n’a pas de réglage { $flag } ; « { $command } --help » les liste tous.
   *[other] « { $command } » n’a pas de réglage { $flag }. Vouliez-vous dire { $near } ?
}
error-flag-value = { $flag } ne peut pas être « { $given } » ; au choix : { $wanted }.
error-flag-number = { $flag } demande un nombre, et « { $given } » n’en est pas un.
error-flag-bare = { $flag } s’écrit seul, sans « { $given } ».
error-flag-other = { $flag } ne peut pas être « { $given } ».
error-flag-twice = { $flag } est donné deux fois ; une suffit.
error-flag-needs-value = Il manque une valeur après { $flag }.
error-missing = Il manque { $what } à « { $command } » ; « { $command } --help » en dit plus.
error-too-much = « { $text } » n’a rien à faire là ; « tablee --help » montre les commandes.
error-command = { $near ->
    [none] Il n’y a pas de commande « { $command } ». Il y a : { $known }.
   *[other] Il n’y a pas de commande « { $command } ». Vouliez-vous dire { $near } ?
}
error-usage = Cela ne se comprend pas : { $problem }
error-action = « { $action } » n’est rien que l’on puisse faire ici ; il y a { $known }.
error-store-places = « { $action } » prend { $count ->
    [0] rien d’autre.
    [one] un fichier.
   *[other] { $count } lieux, DE et VERS.
}
error-action-things = « { $action } » prend ceci : { $things }.
error-retention-days = Dites de quel âge : --days 90.
error-admin-nowhere = Les parties sont dans une base de données : nommez la socket Unix du serveur par TABLEE_ADMIN, ou son adresse par --at.
error-admin-nobody = Aucun serveur ne répond à { $place }.
error-admin-closed = Le serveur à { $place } ne prend pas d’ordres par HTTP : il n’a pas d’admin_token.
error-no-game = Quel jeu ? Nommez-en un : { $known }.
error-player = { $player ->
    [none] Une place vide dans la liste des joueurs ; chacun est l’un de : { $known }.
   *[other] Aucun joueur ne s’appelle « { $player } » ; chacun est l’un de : { $known }.
}
error-resume-program = Cette partie se jouait avec un programme, { $file }, et un simple enregistrement n’en lance aucun. Nommez tout le monde avec --players.
error-players-and-level = --players dit déjà la force de chaque bot : enlevez --level.
error-players-and-seats = { $players ->
    [one] { $players } joueur est nommé
   *[other] { $players } joueurs sont nommés
} pour { $seats ->
    [one] { $seats } place.
   *[other] { $seats } places.
}
error-people-cannot = Seuls des bots peuvent jouer une simulation : { $known }.
error-name = { $name ->
    [none] Un nom ne peut pas être vide.
   *[other] « { $name } » ne peut pas être un nom ; un nom a de 1 à { $most } caractères, sans virgule.
}
error-same-name = Deux personnes ne peuvent pas s’appeler « { $name } ».
error-too-many-names = { $names ->
    [one] { $names } nom est donné
   *[other] { $names } noms sont donnés
}, mais { $people ->
    [0] personne ne joue à ce clavier.
    [one] une seule personne joue à ce clavier.
   *[other] seulement { $people } personnes jouent à ce clavier.
}
error-seed = « { $given } » n’est pas une graine ; il faut un nombre entier, ou { $digits } chiffres hexadécimaux.
error-already-over = La partie « { $file } » est finie ; « tablee replay » la montre.
error-sheet-unfinished = Cette partie n’est pas finie : elle n’a pas encore de feuille de match.
error-seat-unfinished = Cette partie n’est pas finie, on n’en montre que ce que tout le monde peut voir : enlevez --seat { $seat }.
error-other-deck = Cette partie a été jouée avec « { $recorded } », et voici « { $given } » : nommez le bon fichier avec --deck.
error-clause = Aucun passage n’explique « { $clause } » ; « { $command } » montre toute la règle.
error-file-missing = « { $file } » n’existe pas : ni fichier ni dossier.
error-file-folder = « { $file } » est un dossier, et il faut un fichier.
error-folder-missing = Il n’y a pas de dossier « { $folder } » où mettre le fichier.
error-output-exists = « { $file } » existe déjà et n’est pas écrasé : nommez un autre fichier.
error-file-no-folder = « { $file } » passe par autre chose qu’un dossier.
error-file-exists = « { $file } » existe déjà et ne sera pas écrasé : nommez un autre fichier, ou reprenez-le par « tablee resume ».
error-file-forbidden = Vous n’avez pas le droit de lire ou d’écrire « { $file } ».
error-not-a-pdf = « { $file } » existe déjà et n’est pas un PDF : nommez un autre fichier avec --output.
error-not-printable = « { $game } » ne s’imprime pas encore. Il y a : { $known }.
error-new-name = « { $name } » n’est pas un nom pour le dossier d’un jeu : de 2 à { $longest } lettres minuscules, chiffres et tirets bas, comme liars_dice.
error-new-taken = Le nom « { $name } » est pris : { $file } existe et n’est pas écrasé.
error-new-tree = « { $folder } » n’est pas le dossier des sources de Tablée. Allez à sa racine, là où se trouvent src, tests et web, et réessayez.
error-press-missing = Pour imprimer, il manque un composeur. Cette commande l’installe : { $command }
error-file-busy = La partie « { $file } » se joue déjà dans une autre fenêtre.
error-file-not-text = « { $file } » n’est pas un texte (l’octet { NUMBER($byte, useGrouping: 0) } est illisible) ; une partie s’écrit en UTF-8.
error-file-other = « { $file } » : { $problem }.
error-answer = « { $given } » ne répond pas à la question ; au choix : { $wanted }.
error-number = Il n’y a pas de { $given } dans la liste ; choisissez de 1 à { $most }, ou tapez un coup.
error-daily-alone = Le casse-tête du jour se joue en solo : enlevez --players, --seats et --level.
error-daily-options = C’est le jour qui décide : enlevez { $options }.
error-race-empty = Rien n’a été tapé ; « aide » dit ce qui peut l’être.
error-race-who = Vous êtes plusieurs à ce clavier : commencez la ligne par votre numéro ({ $numbers }), comme dans « 1 aide ».
error-race-number = Personne à ce clavier n’a le numéro { $number } ; commencez la ligne par l’un de : { $numbers }.
error-no-usual = Tapez un nombre de 1 à { $most }, ou un coup ; « aide » dit ce qu’on peut taper d’autre.

# Questions avant la partie

ask-seats = Combien de places à table, de { $least } à { $most } ?
ask-people = Combien de personnes jouent sur ce clavier ?
ask-name = { $people ->
    [one] Quel est votre nom ?
   *[other] Comment s’appelle la personne { $number } ?
}
ask-bots = { $bots ->
    [one] Quel bot, de 1 à { $most } ?
   *[other] Quels bots, de 1 à { $most } ? Un numéro pour tous, ou { $bots } pour chacun le sien :
}
ask-bots-wanted = { $bots ->
    [one] un numéro
   *[other] un numéro, ou { $bots }
}
ask-options = Changer les options du jeu, oui ou non ?

# À table

decimal = { $whole },{ $part }
play-kept = La partie s’enregistre au fur et à mesure dans { $file }.
play-copied = Une copie est dans { $file }.
play-luck = La donne est déjà fixée : son empreinte est { $luck }…
play-no-luck = La graine secrète de cette partie n’est pas ici : elle continue avec une nouvelle donne et ne pourra plus être vérifiée.
play-thinking = { $name } réfléchit…
play-pass = Passez le clavier à { $name }, qui appuie sur Entrée.
play-keys = { $usual ->
    [none] N° ou coup
   *[other] N° ou coup, Entrée : { $usual }
} · ? règle · h indice · why, log, undo, quit, help
play-help =
    Un coup : son numéro dans la liste, ou sa notation.
    ?       explique la règle en vigueur ; « ? { $clause } » explique cet article
    h       un indice : ce que ferait l’expert, et pourquoi
    why     pourquoi le dernier bot a joué ainsi (ou « pourquoi »)
    log     ce qui s’est passé ; « log 100 » en montre plus (ou « journal »)
    board   la table à nouveau, avec la défausse (ou « plateau »)
    undo    reprendre votre dernier coup, si les autres le veulent (ou « reprendre »)
    save    où s’enregistre la partie ; « save FICHIER » en fait une copie
    quit    partir ; la partie vous attend (de même Ctrl-D et Ctrl-C)
play-help-odds =
    odds    ce que valent les lancers ou les cartes possibles (ou « chances »)
play-no-odds = Il n’y a pas de chances à compter ici.
# Qui réfléchit, dans $name de play-thinking.
play-hint-from = L’expert
play-hint = Indice : { $move }, { $meaning }. { $why }
play-why = { $name } a joué { $move }. { $why }
play-why-nothing = Aucun bot n’a joué depuis que vous êtes là.
play-why-later = { $name } a posé quelque chose en secret, et n’en dira rien avant qu’on le retourne.
play-undo-wish = { $name } voudrait reprendre un coup, et avec lui tout ce qui s’est joué depuis.
play-undo-agree = Êtes-vous d’accord ?
play-undo-refused = { $name } préfère que le coup reste joué.
play-undone = Votre coup est repris : choisissez à nouveau.
play-undone-by = { $name } a repris un coup.
play-left = La partie vous attend. Pour la reprendre :
play-watch-again = Pour revoir la partie :
play-check-shuffle = Pour vérifier la donne :

# Dans bien des jeux

table-discarded = Défausse :

# Revoir, vérifier, lister

replay-keys = Entrée : suite · b : retour · nombre : ce coup-là · q : quitter
verify-proven = Prouvé : les { $draws } tirages de cette partie viennent tous de la graine promise au début ({ $luck }…), et ses { $moves } coups respectent tous la règle.
games-id = jeu
games-title = nom
games-seats = joueurs
games-about = en bref

# Simulation

simulate-playing = En jeu
simulate-done = { $games ->
    [one] { $games } partie jouée
   *[other] { $games } parties jouées
}, { $plies } coups en tout. Les joueurs changent de place d’une partie à l’autre.
simulate-player = joueur
simulate-wins = victoires
simulate-interval = intervalle à 95 %
simulate-score = gain par partie
simulate-share = { $percent } %
simulate-from-to = { $low }–{ $high } %
simulate-mean = { $mean } ± { $error }
simulate-figure = mesure
simulate-average = moyenne
simulate-median = médiane
simulate-p95 = 95 % jusqu’à
simulate-most = maximum

# Le labo

help-lab = Étudier un jeu : de nombreuses parties à de nombreuses tables, gardées dans un seul fichier, et un rapport à regarder.
help-lab-action = new FICHIER, run FICHIER, report FICHIER ou ladder FICHIER.
help-lab-file = L’étude, un fichier TOML ; « tablee lab new FICHIER » en écrit une avec des remarques.
help-lab-game = new : le jeu à étudier.
help-lab-output = report : le fichier, en HTML ou, si son nom finit par .pdf, en pages à imprimer ; en HTML à côté de l’étude, sauf indication contraire.
help-lab-on = run : une grappe Dask ou Ray pour y jouer, comme dask://machine:8786 ou ray://machine:10001 ; tous les cœurs de cette machine, sauf indication contraire.
error-cluster = { $address } : il n’y a pas là de grappe qui joue ({ $problem }). Ce qui a été joué est gardé.
error-process-lost = Un processus qui jouait s’est arrêté ({ $code }) : à cause du système, du manque de mémoire ou d’un programme de joueur. La même commande joue ce qui manque.
error-cluster-address = « { $address } » n’est pas une grappe. Écrivez dask://machine:port ou ray://machine:port.
error-cluster-silent = { $address } : quelqu’un écoute là, mais ne répond pas comme Ray. S’il demande un jeton, posez RAY_AUTH_MODE=token. Ce qui a été joué est gardé.
error-cluster-version = { $address } : ses machines ont Tablée { $found }, et ici c’est { $here }. Elles ne joueraient pas les mêmes parties.
error-cluster-missing = Une grappe demande le complément « cluster ». Pour l’installer : { $command }
error-lab-no-results = { $kept ->
    [0] { $file } n’a pas encore été jouée. Pour la jouer : tablee lab run { $file }
    [one] { $file } n’a pas été jouée jusqu’au bout : { $kept } partie sur { $all } est gardée. Pour continuer : tablee lab run { $file }
   *[other] { $file } n’a pas été jouée jusqu’au bout : { $kept } parties sur { $all } sont gardées. Pour continuer : tablee lab run { $file }
}
error-lab-not-gathered = Toutes les parties de { $file } ont été jouées, mais ses résultats en ont d’autres aussi. Pour les mettre en ordre : tablee lab run { $file }
error-lab-no-ladder = Dans { $file }, personne ne joue contre quelqu’un d’autre. Une échelle demande deux joueurs de noms différents.
error-lab-output = Un rapport ne peut pas s’écrire « { $file } » : son nom finit par { $pages } ou { $paper }.
lab-next = Pour regarder : tablee lab report { $file }
lab-reported = Le rapport est écrit : { $file }
lab-points = points
lab-games = parties
lab-ladder = 400 points de plus, c’est dix victoires pour une défaite ; ± est l’intervalle à 95 % de l’écart avec le joueur qui a 0.
error-lab-action = Le labo ne sait pas faire « { $action } ». Au choix : { $known }.
lab-written = { $file } est écrit. Modifiez-le à votre goût, puis : tablee lab run { $file }
lab-left-out = { $tables ->
    [one] { $tables } table de la grille n’est pas permise par les règles et reste de côté.
   *[other] { $tables } tables de la grille ne sont pas permises par les règles et restent de côté.
}
lab-rate = { $rate } parties/s
lab-left = encore { $time }
lab-so-far = { $done ->
    [one] { $done } partie
   *[other] { $done } parties
} sur { $all }, { $pace }
lab-nothing-to-do = Tout a déjà été joué : { $file }
lab-done = { $games ->
    [one] { $games } partie jouée
   *[other] { $games } parties jouées
} à { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} : { $file }
lab-kept = { $games ->
    [one] { $games } partie jouée n’est plus dans l’étude et reste
   *[other] { $games } parties jouées ne sont plus dans l’étude et restent
} dans { $file }.
lab-interrupted-early = Interrompu avant la première partie.
lab-interrupted = Interrompu. { $games ->
    [one] { $games } partie sur { $all } est gardée
   *[other] { $games } parties sur { $all } sont gardées
} ; la même commande reprend à cet endroit.
study-head = Une étude du jeu { $game }. « tablee lab run » la joue, « tablee lab report » la montre. Chaque liste fait une grille : chacune de ses valeurs est jouée avec chacune des autres.
study-question = Qui gagne, et comment ?
study-players = Qui joue : { $levels } ; { $race ->
    [yes] « mon_bot.py » est un programme à vous qui définit make_player(game, seed).
   *[no] « strong:300 » regarde 300 mondes par coup ; « mon_bot.py » est un programme à vous qui définit make_player(game, seed), « mon_bot.policy » une politique apprise.
} S’il y a plus de places que de joueurs, on reprend au premier. Plusieurs listes, [["casual"], ["casual", "beginner"]], sont plusieurs tablées. Les joueurs changent de place à chaque partie.
study-seats = Combien de places, de { $least } à { $most } ; une liste les compare.
study-games = Combien de parties à chaque table ; ou à combien de points de pourcentage près, en plus ou en moins, chaque part doit être connue.
study-seed = La même graine donne les mêmes parties, quel que soit le nombre de cœurs et de machines.
study-files = Vos propres fichiers, à comparer avec celui de la boîte ; ils sont cherchés à côté de celui-ci.
study-leave-out = Si les tables que les règles ne permettent pas restent hors de la grille ; sinon elles sont refusées.
study-options = Ce qui est convenu avant une partie ; ce qui n’est pas nommé est comme d’habitude.

# Paquets, éditions, cartes et fiches à soi

error-own-flags = --check regarde un fichier et --template en écrit un : choisissez l’un des deux ; --output va avec --template.
own-box = { $noun ->
    [deck] Paquet
    [edition] Édition
    [cards] Cartes
   *[sheets] Fiches
} : { $name }, empreinte { $digest }
own-section = section
own-entries = entrées
own-values = valeurs
own-printed = imprimées
own-found = trouvées
own-reconstructed = reconstituées
own-all-known = Aucune valeur n’est reconstituée.
own-ours = { $values ->
    [one] { $values } valeur est reconstituée, car rien de public ne l’imprime
   *[other] { $values } valeurs sont reconstituées, car rien de public ne les imprime
} :
own-ours-in = { $section } : { $places }
own-ours-all = { $section } : tout
own-ours-listed = { $values ->
    [one] { $values } de ses valeurs est reconstituée, car rien de public ne l’imprime
   *[other] { $values } de ses valeurs sont reconstituées, car rien de public ne les imprime
} ; en voici la liste :
own-good = On peut jouer avec ce fichier :
own-written = Le fichier à remplir est { $file }. Quand c’est fait, vérifiez-le :

# Impression

print-at-work = Composition…
print-done = { $pages ->
    [one] { $pages } page
   *[other] { $pages } pages
} dans { $file } ; la première dit comment imprimer les autres.

# Un nouveau jeu

new-written = On peut jouer à « { $name } » : { $files } fichiers ont été écrits dans
new-next = Et maintenant ?
new-next-play = y jouer ici
new-next-test = tous les tests, ceux du nouveau jeu aussi
new-next-page = le voir dans le navigateur
new-next-read = de là jusqu’à un jeu à vous

# Servir

serve-at = Les tables sont à l’adresse { $address }
serve-lan = Pour les téléphones et autres appareils de votre réseau : { $address }
serve-stop = Ctrl-C arrête tout ; chaque partie est conservée.
store-copying = Copie, puis comparaison
store-copied = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} avec { $plies ->
    [one] { $plies } coup
   *[other] { $plies } coups
}, { $cups ->
    [one] { $cups } coupe
   *[other] { $cups } coupes
} et { $files ->
    [one] { $files } fichier
   *[other] { $files } fichiers
} : tout est pareil des deux côtés.
error-store-action = « tablee store { $action } » n’existe pas ; il y a : { $known }.

# Prendre soin des parties

store-backed-up = { $count ->
    [one] { $count } table est
   *[other] { $count } tables sont
} dans { $file }
store-restored = Les parties sont de nouveau celles de { $file }.
store-kept = Ce qui s’y trouvait avant est dans { $file }
store-problem = { $table } : { $problem }
store-checked = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, { $plies ->
    [one] { $plies } coup rejoué
   *[other] { $plies } coups rejoués
} ; { $problems ->
    [0] tout va bien.
    [one] une table ne se rejoue pas.
   *[other] { $problems } tables ne se rejouent pas.
}

# Prendre soin d’un serveur

admin-table = { $table }  { $game } : { $people ->
    [one] { $people } personne
   *[other] { $people } personnes
}, { $bots ->
    [one] { $bots } robot
   *[other] { $bots } robots
}, { $free ->
    [one] { $free } place libre
   *[other] { $free } places libres
} ; { $pages ->
    [one] { $pages } page
   *[other] { $pages } pages
}, coup { NUMBER($plies, useGrouping: 0) }{ $over ->
    [yes] , finie
   *[no] {""}
}
admin-tables = { $count ->
    [one] { $count } table
   *[other] { $count } tables
} en mémoire, { $kept } en tout.
admin-look = { $game }, coup { NUMBER($plies, useGrouping: 0) }
admin-seat = { $seat }. { $name } ({ $kind ->
    [person] { $here ->
        [yes] à table
       *[no] ailleurs
    }
    [bot] robot
   *[free] libre
}{ $muted ->
    [yes] , sans parole
   *[no] {""}
}){ $asked ->
    [yes] , doit jouer
   *[no] {""}
}
admin-over = La partie est finie.
admin-close = La partie à la table { $table } est finie.
admin-mute = La place { $seat } de la table { $table } n’a plus la parole.
admin-unmute = La place { $seat } de la table { $table } retrouve la parole.
admin-ban = { $address } ne peut plus venir ; { $pages ->
    [0] aucune page n’était ouverte.
    [one] une page a été fermée.
   *[other] { $pages } pages ont été fermées.
}
admin-unban = L’adresse peut revenir.
admin-no-bans = Personne n’est exclu.
admin-banned-for = { $address } : encore { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}
admin-deleted = La table { $table } a disparu pour toujours.
admin-would-delete = La table { $table } disparaîtrait avec tout ce qui s’y est joué et dit : ajoutez --do.
admin-old-game = { $game } : { $count }
admin-old-shown = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} (dont { $going_on } en cours) et { $cups ->
    [one] { $cups } coupe
   *[other] { $cups } coupes
} de plus de { $days ->
    [one] { $days } jour
   *[other] { $days } jours
} disparaîtraient ; { $in_use ->
    [one] { $in_use } table où l’on est resterait.
   *[other] { $in_use } tables où l’on est resteraient.
} Ajoutez --do.
admin-old-done = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} (dont { $going_on } en cours) et { $cups ->
    [one] { $cups } coupe
   *[other] { $cups } coupes
} de plus de { $days ->
    [one] { $days } jour
   *[other] { $days } jours
} ont disparu ; { $in_use ->
    [one] { $in_use } table où l’on est reste.
   *[other] { $in_use } tables où l’on est restent.
}
admin-drain = Le serveur finit ce qui est commencé, puis s’arrête.

# Compiler pendant que l’on joue

compile-begins = Jouez dès maintenant : pendant ce temps, les règles sont compilées pour que les bots réfléchissent plus vite (une à deux minutes).
compile-step = Compilation : { $done } sur { $groups }.
compile-done = Compilation terminée : les bots réfléchissent plus vite dès leur prochain coup, tout le reste ira plus vite au prochain démarrage.
compile-not = Les règles ne sont pas compilées (« make build » dit pourquoi) : tout fonctionne, seuls les bots réfléchissent plus lentement.

# Une coupe

help-cup = Jouer une coupe contre des bots, ou en reprendre une.
help-cup-file = Le fichier de la coupe ; s’il existe, la coupe reprend.
help-cup-team = Votre équipe.
help-cup-against = Qui vous rencontrez : automaton, l’adversaire virtuel des règles, ou bot.
help-cup-seed = Répéter une coupe : un nombre entier redonne le même tirage et les mêmes matchs des bots.
cup-ask-team = Votre équipe ({ $teams }) :
cup-ready = Entrée : jouer ce match. Ctrl-D : plus tard.{" "}
cup-kept = La coupe est gardée dans { $file }.
cup-left = Pour reprendre la coupe :
cup-line = { $round } : { $home } { $score } { $away }
cup-podium-line = { cup-podium } : { $team }
error-cup-begun = La coupe de « { $file } » a commencé : reprenez-la sans autre option.
error-cup-file = « { $file } » n’est pas une coupe que l’on puisse reprendre.

## Page

# Cadre

page-skip = Aller au contenu
page-language = Dans une autre langue :
page-theme = { $theme ->
    [dark] Couleurs claires
   *[light] Couleurs sombres
}
page-close = Fermer
page-copy = Copier
page-copied = Copié
page-error-offline = Le serveur ne répond pas.
page-error-unknown = Quelque chose n’a pas marché. Essayez encore.

# Étagère

page-welcome = À quoi joue-t-on ?
page-shelf = L’étagère
page-play-now = Jouer
page-first-game = Première partie guidée
page-print = Imprimer
page-rules = Règle
page-look-up = Aide-mémoire
page-way-bots = Contre des bots
page-way-bots-help = Vous contre des bots, aussi forts que vous voulez.
page-way-screen = Sur cet écran
page-way-screen-help = Plusieurs personnes se partagent l’écran. Chaque main reste cachée tant que l’écran n’est pas chez la bonne personne.
page-way-online = En ligne
page-way-online-help = Un lien pour tous ; la partie commence quand chacun est là. Personnes et bots peuvent se mêler.
page-how = Comment jouer ?
page-your-name = Votre nom
page-you-name = Vous
page-seats = Places
page-level = Force des bots
page-each-bot = Choisir chaque adversaire
page-as-above = Comme ci-dessus
page-characters = Caractères
page-others = Les autres
page-who = Qui occupe la place { $number }
page-name-of = Nom à la place { $number }
page-person = Une personne
page-a-bot = Un bot
page-anybody = Qui a le lien
page-open-table = Annoncer cette table à tous
page-options = Options
page-own = { $noun ->
    [deck] Votre propre paquet
    [edition] Votre propre édition
    [cards] Vos propres cartes
   *[sheets] Vos propres fiches
}
page-own-help = Téléchargez le fichier de la boîte, saisissez-y ce que dit le vôtre, puis choisissez-le ici ou déposez-le.
page-own-seen = Toute la table le verra.
page-own-template = Télécharger le fichier de la boîte
page-own-choose = Choisir un fichier
page-own-checking = Vérification du fichier…
page-own-taken = { $noun ->
    [deck] Vous jouerez avec votre propre paquet « { $name } ».
    [edition] Vous jouerez avec votre propre édition « { $name } ».
    [cards] Vous jouerez avec vos propres cartes « { $name } ».
   *[sheets] Vous jouerez avec vos propres fiches « { $name } ».
}
page-own-away = Revenir à la boîte
page-in-play = Ce qui est en jeu
page-in-play-of = { $own ->
    [yes] { $noun ->
        [deck] Paquet
        [edition] Édition
        [cards] Cartes
       *[sheets] Fiches
    } : { $name } (fichier personnel)
   *[no] { $noun ->
        [deck] Paquet
        [edition] Édition
        [cards] Cartes
       *[sheets] Fiches
    } de la boîte
}
page-in-play-own = { $noun ->
    [deck] Cette table joue avec un paquet personnel, « { $name } ».
    [edition] Cette table joue avec une édition personnelle, « { $name } ».
    [cards] Cette table joue avec des cartes personnelles, « { $name } ».
   *[sheets] Cette table joue avec des fiches personnelles, « { $name } ».
}
page-in-play-box = { $noun ->
    [deck] C’est le paquet de la boîte.
    [edition] C’est l’édition de la boîte.
    [cards] Ce sont les cartes de la boîte.
   *[sheets] Ce sont les fiches de la boîte.
}
page-in-play-digest = Son empreinte est { $digest } ; l’enregistrement de chaque partie garde le nom et l’empreinte.
page-in-play-download = Télécharger le fichier
page-in-play-ours = Ce que nous avons reconstitué
page-in-play-ours-help = Rien de public n’imprime ces valeurs ; elles sont de nous. Qui a la boîte peut saisir les siennes.
page-in-play-all = tout
page-in-play-some = en partie
page-in-play-known = Rien n’y est reconstitué.
page-start = Commencer
page-make-table = Dresser la table
# Des noms pour les bots, séparés par des virgules.
page-bot-names = Basalte, Cuivre, Dune, Ébène, Fonte, Granit, Hêtre, Ivoire
page-unfinished = Continuer
page-open-tables = Tables ouvertes
page-no-open-tables = Aucune table n’attend personne.
page-refresh = Regarder encore
page-past = Parties finies
page-no-past = Vos parties finies seront ici.
page-history = Votre historique
page-open-record = Ouvrir une partie enregistrée
page-go-on = Continuer
page-watch = Regarder
page-forget = Oublier cette partie

# Table

page-connecting = Un instant…
page-restarting = Le serveur redémarre ; un instant…
page-broken = La connexion est coupée. Nouvel essai…
page-silent = Le serveur ne répond pas. Nouvel essai…
page-no-table = Cette table n’existe pas.
page-look = Regarder la partie
page-to-shelf = Vers l’étagère
page-explain = Que dit la règle ?
page-players = Joueurs
page-seat-free = place libre
page-stands-in = un bot joue à sa place
page-bot = bot, { $level }
page-present = à table
page-away = pas là
page-replace = Faire jouer un bot
page-bot-soon = un bot pourra jouer dans { $seconds } s
page-take-back = Revenir à cette place
page-watching = Vous regardez la partie.
page-controls = Autour de la partie
page-ask-hint = Indice
page-undo = Annuler le coup
page-ask-undo = Demander à annuler
page-ask-why = Pourquoi ce coup ?
page-more = Plus
page-pace = Rythme
page-pace-calm = calme
page-pace-normal = normal
page-pace-quick = rapide
page-leave-later = Partir après cette manche
page-offer-end = Proposer d’arrêter
page-resign = Abandonner
page-sure-end = Arrêter la partie ici ? Tous les autres doivent être d’accord.
page-sure-resign = Abandonner pour de bon ?
page-hint = Indice : { $meaning }. { $why }
page-why = { $name } a choisi : { $meaning }. { $why }
page-proposal = Une proposition
page-proposed = La question est posée aux autres.
page-proposal-undo = { $you ->
    [yes] Vous voudriez
   *[no] { $name } voudrait
} annuler un coup.
page-proposal-end = { $you ->
    [yes] Vous voudriez
   *[no] { $name } voudrait
} arrêter la partie ici.
page-proposal-rematch = { $you ->
    [yes] Vous voudriez
   *[no] { $name } voudrait
} rejouer.
# Une personne dont on attend la réponse n’est pas là ; $bot dit si un bot joue à sa place.
page-awaited-away = { $bot ->
    [yes] { $name } n’est pas là pour le moment et peut encore répondre. Si cela dure, la table continue sans réponse.
   *[no] { $name } n’est pas là et peut encore répondre. Dès que « Faire jouer un bot » est proposé à côté du nom, un bot peut jouer à sa place ; si l’absence dure, la table continue alors sans réponse.
}
page-agree = D’accord
page-disagree = Refuser
page-log = Le récit
page-log-all = Montrer les { $lines } lignes
page-chat = Discussion
# Ce qui accompagne la table : sur un téléphone, une rangée de boutons, un volet pour chacun.
page-sheets = À côté de la table
# Pourquoi une carte de la main ne peut pas être jouée, après ce qu’elle fait.
page-not-your-turn = Ce n’est pas encore à vous.
reaction-chosen = Votre carte est choisie : elle sera jouée à la fin de l’instant, sauf si une autre l’est avant.
page-no-card-now = Aucune carte ne se joue maintenant.
page-tab-about = Table
page-tab-players = Joueurs
page-tab-story = Récit
page-tab-chat = Discussion
page-chat-write = Dire quelque chose
page-send = Envoyer
page-seconds = { $seconds } s
page-pass-to = Passez l’écran à { $name }
page-pass-why = La main suivante n’est que pour ses yeux.
page-pass-done = C’est moi, { $name }
page-pass-undo = { $name } annule son coup
page-covered = Tout le monde regarde : les mains sont couvertes.
page-hands = Les mains
page-hands-open = Jouer mains ouvertes, sans se passer l’écran
page-invite = Inviter les autres
page-invite-help = Envoyez à chacun son lien. Qui l’ouvre prend cette place.
page-link = Lien
page-link-of = Lien pour { $name }
page-seats-free = { $seats ->
    [0] aucune place libre
    [one] { $seats } place libre
   *[other] { $seats } places libres
}
page-sit-down = S’asseoir
page-keep-seat = Garder une place pour quelqu’un
page-skip-story = Passer à la suite
page-sound = Son
page-sound-on = Mettre le son
page-sound-off = Couper le son
page-result-won = Victoire !
page-result-lost = Défaite
page-result-drawn = Égalité
page-rematch = Rejouer
page-kept = « Rejouer » garde ce qui a été choisi pour cette table. { $options }.
page-kept-option = { $option } : { $value }
page-rematch-there = La table rejoue là-bas
page-to-sheet = Feuille de match et analyse
page-watch-again = Revoir la partie
page-ended-agreed = Tous ont été d’accord pour arrêter ici.
page-ended-resigned = La partie est finie sur un abandon.
page-ended-closed = Qui tient ce serveur a mis fin à la partie.
page-winners = Victoire : { $names }
page-luck = La donne était fixée avant le premier coup ; son empreinte est { $luck }…

# Qui vient, part et revient : une ligne du récit, et un avis pour tous ; $you dit si c’est qui lit.

news-joined = { $you ->
    [yes] vous prenez place à la table
   *[no] { $name } prend place à la table
}.
news-left-seat = { $you ->
    [yes] vous laissez votre place
   *[no] { $name } laisse sa place
}.
news-left = { $you ->
    [yes] vous avez quitté la table
   *[no] { $name } a quitté la table
}.
news-back = { $you ->
    [yes] vous êtes de retour
   *[no] { $name } est de retour
}.
news-resigned = { $you ->
    [yes] vous abandonnez
   *[no] { $name } abandonne
}.
news-stands-in = { $you ->
    [yes] un bot joue à votre place
   *[no] un bot joue à la place de { $name }
}.
news-late = { $you ->
    [yes] votre temps est écoulé : un bot joue à votre place
   *[no] le temps de { $name } est écoulé : un bot joue à sa place
}.
news-takes-back = { $you ->
    [yes] vous revenez à votre place
   *[no] { $name } revient à sa place
}.
news-bot-sits = un bot prend une place : { $name }.
news-begun = la partie commence.
news-declined = { $you ->
    [yes] vous ne rejouez pas tout de suite
   *[no] { $name } ne rejoue pas tout de suite
}.

# La salle d’attente

room-title = La table attend
room-of = La table de { $name }
room-intro = La partie commence quand tous sont là, ou quand { $name } le dit.
room-intro-host = La partie commence quand tous sont là, ou quand vous le dites.
room-late = La partie a commencé ; un bot garde une place pour qui arrive.
room-look = Regarder seulement
room-seats = Autour de la table
room-side = Place { $number } : { $side }
room-yours = vous
room-host = a dressé la table
room-free = à prendre
room-kept = on l’attend
room-choosing = arrive…
room-here = à table
room-away = pas là
room-bot = bot, { $level }
room-fill = Y mettre un bot
room-invite = Inviter
room-invite-help = Un seul lien pour tout le monde : qui l’ouvre choisit son nom et prend une place libre.
room-link = Lien d’invitation
room-link-of = Lien pour { $name }
room-links-help = Chacun de ces liens est celui d’une place, pour une seule personne.
room-code = Code du lien, à photographier avec un téléphone
room-watch = Pour regarder seulement
room-watch-link = Lien pour regarder
room-watch-help = Ce lien ne donne aucune place et ne montre la main de personne.
room-nobody = Cet ordinateur est seul à voir ce serveur.
room-nobody-help = Pour l’ouvrir aux appareils de la maison, arrêtez-le (Ctrl+C) et relancez-le avec la commande ci-dessous. La table et ses places restent ; les liens auront la bonne adresse.
room-command = Commande
room-network = Les appareils du même réseau (le Wi-Fi de la maison) ouvrent ce lien.
room-begin = Commencer
room-begin-bots = { $seats ->
    [one] Commencer, un bot joue à la place vide
   *[other] Commencer, des bots jouent aux { $seats } places vides
}
room-begin-late = Qui arrive après prend la place du bot.
room-wait = On attend le début de la partie…
room-name = Votre nom
room-language = Votre langue
room-sit = Prendre cette place
room-sit-anywhere = Prendre une place
room-full = Toutes les places sont prises. La partie va commencer, vous pouvez la regarder.
room-by-invitation = Cette table est sur invitation : pour y jouer, demandez le lien à { $name }. Vous verrez la partie d’ici dès qu’elle commence.
room-watching = Vous regarderez la partie dès qu’elle commence.
room-your-seat = Vous êtes à la place { $number } : { $side }.
room-offered = On vous garde la place { $number } : { $side }.
room-leave = Laisser ma place
room-rename = Changer de nom
room-hints = { $hints ->
    [yes] Les indices sont permis.
   *[no] Sans indices.
}
room-minutes = { $minutes ->
    [0] Sans limite de temps.
    [one] { $minutes } minute par coup ; après, un bot joue pour qui est en retard.
   *[other] { $minutes } minutes par coup ; après, un bot joue pour qui est en retard.
}

page-allow-hints = Permettre les indices
page-minutes = Temps par coup
page-minutes-of = { $minutes ->
    [0] sans limite
    [one] { $minutes } minute
    [1440] un jour
   *[other] { $minutes } minutes
}
page-minutes-help = Passé ce temps, si quelqu’un attend, un bot joue pour qui est en retard.
page-time-left = Temps de { $name } : { $minutes } min { $seconds } s
page-time-left-you = Il vous reste { $minutes } min { $seconds } s
page-your-turn = À vous !
page-your-turn-at = À vous de jouer : { $game }
page-call-me = Me prévenir quand c’est à moi
page-call-me-help = par une notification et une vibration, quand la page est cachée
page-call-refused = Le navigateur refuse les notifications pour ce site.
page-notices = Nouvelles de la table

# Revoir

page-rule-now = La règle du moment ({ $clause })
page-rules-all = Toute la règle

# Dans bien des jeux

page-actions = Ce que vous pouvez faire
page-lesson-next = Compris
page-lesson-on = Continuer
page-lesson-leave = Quitter la leçon

# Une coupe

cup = La coupe
cup-play = Jouer une coupe
cup-back = Retour à la coupe

### Words that belong to no game: the frame, the levels of play, and everything that can be wrong.
### fr.ftl has the same keys with the same variables.
### A page fetches a group whose heading names a room in braces later, when it is there.

## Frame

tablee = Tablée
tagline = Tabletop games to play here and now: alone, together, or against the machine.
unofficial = Tablée is made by players and is not an official edition of any of these games.
language-fr = français
language-en = English
yes = yes
no = no
seat = seat { $number }
you = you
# Several things in a row: the last one is joined by a word.
list-and = { $items } and { $last }
number = { $number }
table-your-hand = Your hand
rules-earlier = This game keeps to the rules that it began with, version { $rules }; new ones begin with version { $now }.

## Levels of play

level-beginner = beginner
level-beginner-help = Plays almost anything, except the silliest moves.
level-casual = casual
level-casual-help = Sees what a decent player sees at a glance.
level-strong = strong
level-strong-help = Imagines a few ways it could go on before every move.
level-expert = expert
level-expert-help = Knows all that our bots have learned, and imagines as many games as fit into a second.
level-guest-help = A player of whoever runs this server.

## Why a bot chose its move {why}

why-forced = There is only one thing to do.
why-no-plan = No plan here: it simply looked possible.
why-looked-best = It looked best.
why-only-sensible = It is the only move that makes sense.
# Of ten games that were imagined with both choices, how many went at least as well with this one.
why-search = { $how ->
    [always] None of the imagined games went better with the other good choice: { $second }.
    [mostly] { $tenths } of 10 imagined games went as well or better than with the other good choice: { $second }.
   *[average] On average this brings the most. The other good choice: { $second }.
}
# In what these games differed: $because is because-… of a game.
why-difference = What makes the difference: { $because }.
why-search-difference = { why-search } { why-difference }
why-policy = By playing a lot it has learned to choose this { $percent } times in a hundred.
why-own-head = It has a head of its own, and does not say.

## Errors {errors}

# The sentence, then the clause of the rules that it rests on.
error-with-clause = { $sentence } ({ $clause })
error-game = There is no game called “{ $game }”. There is: { $known }.
error-level = There is no level called “{ $level }”. Choose one of: { $known }.
error-language = There is no language “{ $language }”. Choose one of: { $known }.
error-seats = This game is for { $allowed } players, not for { $seats }.
error-option-name = { $game } has no option “{ $option }”. Its options are: { $known }.
error-option = Option { $entry }: { $problem }.
error-no-file = There is no file “{ $file }”.
# $entry is "none" when the file as a whole is meant.
error-material = { $entry ->
    [none] { $file }: { $problem }.
   *[other] { $file }, { $entry }: { $problem }.
}
error-unknown-move = { $near ->
    [none] No move is written “{ $text }”.
   *[other] No move is written “{ $text }”. Did you mean { $near }?
}
error-illegal-move = You cannot play { $move } now.
error-not-your-turn = { $seat ->
    [-1] The clock has nothing to say yet.
    [0] Nothing is left to chance now.
   *[other] It is not your turn.
}
error-time-up = Too late: time was up before this move.
# $line is 0 when the file as a whole is meant; $expected is "none" when there is nothing to suggest.
error-record = { $line ->
    [0] The record cannot be used
   *[other] Line { NUMBER($line, useGrouping: 0) } of the record
}: { $problem }{ $expected ->
    [none] .
   *[other] ; expected { $expected }.
}
error-study = { $line ->
    [0] { $file }
   *[other] { $file }, line { NUMBER($line, useGrouping: 0) }
}: { $problem }.
error-study-worlds = “{ $name }”: after the colon stands how many worlds it may look at, from 1 to { NUMBER($most, useGrouping: 0) }.
error-study-program = { $file }: a program for a player defines make_player(game, seed), which this one does not ({ $problem }).
error-policy = { $file }: { $problem }.
error-guests-folder = The folder of players, { $folder }, is not there. Name one that is, or none.
error-guests-many = The folder of players, { $folder }, has { $count } of them; at most { $most }.
error-guests-name = The name of a player, { $file }, is too long: at most { $most } signs.
error-guest-race = { $file } plays by turns, and { $game } is a race: choose a level.
error-study-option = { $name } must be { $kind }.
detail-program-no-player = make_player gave { $given }, which has no choose(state, seat)
detail-program-illegal = gave { $given } where it is not legal; give one of state.legal(seat)
error-results = { $file }: these are no results of a study. Move the file away.
error-lab-missing = Studies need the extra “lab”. Install it: { $command }

## What a file of cards or an option can be told about its values {errors}

check-least = must be at least { $bound }
check-most = must be at most { $bound }
check-whole-number = must be a whole number
check-yes-no = must be true or false
check-text = must be a text in quotes
check-list = must be a list
check-table = must be a table of entries
check-missing = “{ $field }” is missing
check-unknown = “{ $field }” is not known here
check-choice = “{ $given }” is not one of the choices

## Details of errors {errors}
# In English these are the very words that the library's errors have of themselves.

detail-range = { $least } to { $most }
detail-choice = “{ $given }” is not one of these: { $known }
detail-no-seed = the record has no seed
detail-finished-game = a finished game, whose seed is published at its end
detail-other-seed = the seed is not the one that was promised
detail-seed-hash = a seed whose hash is { $hash }
detail-not-over = the game is not over
detail-until-the-end = plies until the end, or no seed
detail-not-from-seed = '{ $ply }' is not what the seed gives
detail-empty-file = the file is empty
detail-in-first-line = '{ $text }' in its first line
detail-cut-line = the file stops in the middle of a line
detail-line-break = a line break at its end
detail-broken-character = a character is broken
detail-utf8 = UTF-8 text
detail-file-ends = the file ends
detail-found = found { $text }
detail-whole-number = '{ $field }: ' and a whole number
detail-option-line = 'option NAME: VALUE', each name once
detail-name-line = 'name SEAT: NAME' with seats from 1 to { $seats }, each once and in order
detail-hexadecimal = '{ $field }: ' and { $digits } hexadecimal digits
detail-blank-header = a blank line between header and plies
detail-blank-seed = a ply, or a blank line above the seed
detail-moment-order = a moment not before @{ $moment }
detail-ply = an actor and a notation, as in '2 o7'
detail-actor = an actor: * for chance, ~ for the clock, or a seat from 1 to { $seats }
detail-moment = a moment in milliseconds, as in '@1500'
detail-checksum = the checksum does not fit: the file was edited after the game
detail-nothing-below = nothing below the checksum
detail-has-game = the record has game { $value }
detail-has-rules = the record has rules version { $value }
detail-has-material = the record has material { $value }
detail-game = game { $value }
detail-rules = rules version { $value }
detail-rules-between = rules version { $oldest } to { $newest }
detail-material = material { $value }
detail-cannot-play = '{ $ply }' cannot be played: { $why }
detail-end-of-record = the end of the record
detail-ply-of = a ply of { $actors }
detail-or = { $one } or { $other }
detail-clock-from = ~ from @{ $moment }
detail-one-of = one of { $moves }
detail-file-name = must be one word of at most { $most } characters
detail-file-between = must be from { $least } to { $most }, is { $given }
detail-file-unknown = is unknown; one of { $known }
detail-file-missing = is missing; { $entry } needs { $known }
detail-file-code = names '{ $code }'; one of { $known }
detail-file-twice = names { $name } twice; once is right
detail-file-no-place = is no place in this file; write section.entry.field
detail-file-no-origin = does not say where { $place } comes from; name it in one of its three lists
detail-file-not-utf8 = byte { $byte } is not UTF-8; save the file as text in UTF-8
detail-file-no-toml = is not TOML at line { $line }, column { $column }; write name = value, [section] or # remark
detail-file-line-twice = names in line { $line } what an earlier line has; keep one of them
detail-file-stops = stops too early; a value, a quote or a bracket is missing at its end
detail-file-dots = line { $line } has more than { $most } dots; write it as several lines
detail-file-beyond-toml = is not TOML that can be read; a number is too long, or lists lie too deep in each other
detail-setting-usual = as usual
detail-setting-line = in { $file }, line { $line }
detail-setting-environment = in the environment, { $variable }
detail-setting-flag = on the command line, --{ $flag }
detail-setting-choice = it is one of { $known }
detail-setting-whole = it is a whole number, at least { $least }
detail-setting-range = it is a whole number from { $least } to { $most }
detail-setting-number = it is a number, at least { $least }
detail-setting-rate = it is written { $example }
detail-setting-list = it is a list of texts
detail-setting-proxies = it is a list of addresses and networks as { $example }
detail-setting-address = it is empty, or a host and a port as { $example }
detail-setting-path = it is empty, or begins with / and has no / at its end
detail-setting-text = it is a text
detail-study-no-toml = is not TOML; write name = value, [section] or # remark
detail-study-twice = names what an earlier line has; keep one of them
detail-study-unknown = { $name } is unknown here; one of { $known }
detail-study-missing = { $name } is missing; write { $name } = …
detail-study-kind = { $name } must be { $kind }
detail-study-empty = { $name } is empty; name at least one
detail-study-how-many = say either games or interval, and only one of them
detail-study-games = games must be from 1 to { $most }, is { $given }
detail-study-interval = an interval of { $given } points cannot be reached; from { $least } to 50, for at most { $most } games a table
detail-study-players = players is a list of names, or a list of such lists
detail-study-no-worlds = { $level } looks at no worlds here; leave out the colon and the number
detail-study-crowd = there are { $players } players for { $seats } seats
detail-study-tables = is a grid of { $tables } tables; at most { $most }
detail-study-nothing = the rules allow none of these tables
detail-study-texts = a list of texts in straight quotes
detail-study-numbers = a whole number or a list of them
detail-study-number = a whole number
detail-study-points = a number of percentage points
detail-study-truth = true or false
detail-study-text = a text in straight quotes
detail-study-section = a section, [options], with name = value in each line
detail-study-values = true, false, a whole number, a text, or a list of such values
detail-policy-unreadable = it cannot be read ({ $why })
detail-policy-large = it is too large; a policy has at most { $most } bytes
detail-policy-first = it is no policy; its first line would be “{ $line }”
detail-policy-stops = it stops in its second line; fetch it again
detail-policy-json = its second line is not JSON; fetch it again
detail-policy-head = second line, { $entry }: { $problem }
detail-policy-layers = its layers are { $layers }; there are 3 to { $most } of them, each of 1 to { $widest } numbers
detail-policy-length = it has { $bytes } bytes of weights where its layers take { $wanted }; fetch it again
detail-policy-numbers = some of its weights are no numbers; train it again, with smaller steps
detail-policy-answers = it does not answer as it did where it was made; fetch it again
detail-policy-no-examples = it has no examples of its answers; it needs at least one
detail-policy-game = it has learned { $learned }, not { $game }
detail-policy-race = it plays by turns, and { $game } is a race
detail-policy-seats = it has learned at a table of { $learned }, not of { $seats }
detail-policy-layout = it has learned observations of version { $learned }, and these are of version { $version }: train it again
detail-policy-box = it has learned with other cards or moves than are in this box: play with those, or train it again
detail-worth-large = is too large; it has at most { $most } bytes
detail-worth-json = is not JSON; make it anew with make learn
detail-worth-features = was learned from other facts than this version knows; run make learn
detail-worth-shape = has too many or too few weights; run make learn
detail-worth-numbers = has weights that are no numbers; run make learn

## The table in the browser {errors}

error-no-table = There is no such table.
# The table was begun by rules that this server does not know.
error-table-rules = This game was begun by version { $rules } of its rules, and this server has { $oldest ->
    [one] versions up to { $newest }
   *[other] versions { $oldest } to { $newest }
}. It is kept, and you can look at it here; to finish it, open it on a server that has this version.
error-table-box = This game was begun with “{ $material }”, and the box on this server is “{ $box }”. It is kept, and you can look at it here; to finish it, open it on a server that has this box.
error-table-no-box = { $own ->
    [yes] The file of one’s own that this game is played with is not here any more
   *[no] The game { $game } is not on this server’s shelf any more
}. The table is kept and opens again when it is back.
error-table-unreadable = What was kept of this table cannot be read. The reason stands in the server’s log; whoever runs the server can repair it or bring back a copy.
error-table-over = The game at this table is over.
error-table-full = So much has happened at this table that it can only be played to its end.
error-table-not-over = The game at this table is not over yet.
error-no-daily = { $game } has no puzzle of the day.
error-daily-own = The day says what is played: by one person, and nothing else is chosen.
error-message = The server does not understand what this page asks. Reloading it may help.
error-too-fast = Too much at once; wait a moment.
error-too-large = That is too large.
error-too-deep = Lists and objects lie too deep in each other; a few levels are enough for everything.
error-too-many-connections = There are too many connections from here; close some, or try again in a moment.
error-too-slow = The request took too long to arrive; send it again.
error-no-http = This is no HTTP request; one begins with a line like GET /api/games HTTP/1.1 and a Host.
error-proxy = “{ $proxy }” is no proxy: an address (192.0.2.7) or a network (10.0.0.0/8) is needed
error-origin = This page comes from elsewhere.
error-host = This server does not answer to the name “{ $host }”; tablee serve --name { $host } lets it.
error-no-page = There is nothing at this address.
error-method = That cannot be done at this address.
error-internal = Something went wrong on the server; it is noted there.
error-busy = The table does not answer; try again.
error-restarting = The server restarts; one moment.
error-banned = You may not come here at present; whoever runs this server has decided so.
error-muted = You may play on, but whoever runs this server has taken the word from you.
error-ban-too-much = { $address } would shut out too many, or this machine itself.
error-not-banned = { $address } is not banned.
error-no-address = “{ $address }” is no address; write 192.0.2.7 or 192.0.2.0/24.
error-admin-token = This is not the operators’ token; set TABLEE_ADMIN_TOKEN to the server’s admin_token.
error-store-silent = The store does not take what is written.
error-bots-broken = The bots’ processes broke; others are started.
error-empty-name = A name needs at least one letter.
error-empty-text = There is nothing to be read in that.
error-not-your-seat = You do not hold that seat.
error-no-seat = There is no seat { $seat } at this table.
error-bot-plays = A bot plays seat { $seat }.
error-stale = The table has moved on in the meantime: look again.
error-lesson = Not just now: the lesson shows something else here. Leave it to do as you like.
error-lesson-table = A lesson is for one person, with bots and options of its own.
error-too-soon = This moment passes by itself, so that its length tells nothing.
error-no-free-seat = No seat is free at this table.
error-one-seat = Somebody at your address has a seat here already, and every visitor takes one. Whoever laid the table can keep another for you and send you its link: “Keep a seat”.
error-not-host = Only those who were at the table from the beginning can keep a seat for somebody.
error-not-a-person = Only people’s seats can be on this screen.
error-undo-on-the-way = That move can no longer be taken back here: ask for it when it is your turn again.
error-nothing-to-undo = You have nothing to take back.
error-proposal-pending = Something else is being decided; answer that first.
error-no-proposal = Nobody asks for your agreement.
error-no-hint = You have nothing to decide now.
error-no-hint-between-people = Between people there are no hints: this table was laid without them.
error-not-begun = The game has not begun: people are still awaited.
error-begun = The game has begun already.
error-host-begins = Whoever laid the table says when the game begins.
error-host-stays = Whoever laid the table keeps their seat; the game can begin without the others.
error-invitation = This table is by invitation: ask whoever laid it for the link.
error-hint-pending = A hint is already being thought of.
error-hint-late = The table has moved on since you asked; ask again when you have something to decide.
error-why-later = The choice of seat { $seat } is secret until all have chosen.
error-no-why = No bot has made a move to explain.
error-no-hint-in-race = In a race everybody is on their own; practice has hints.
error-no-why-in-race = How somebody else solves it stays a secret as long as the race goes on.
error-present = The person at seat { $seat } is here.
error-back-soon = The person at seat { $seat } was here a moment ago. A bot may stand in in { $seconds } { $seconds ->
    [one] second
   *[other] seconds
}.
error-cannot-take-back = No bot stands in for you at seat { $seat }.
error-play-on = The game is over at that point.
error-play-on-seats = To play on, the same game with as many seats is needed.
error-play-on-options = A game goes on with the options that it began with.
error-no-own-file = This file is not here any more; choose it again.
error-other-games-file = { $file } is a file for another game ({ $game }).
error-no-data-file = Nothing in this box can be replaced by a file of your own.
error-no-own-deck = { $file }: French Flair has no deck that could be replaced.
error-record-file = This game was played with { $noun ->
    [deck] the deck
    [edition] the edition
    [cards] the cards
   *[sheets] the sheets
} “{ $material }”, a file that is not here: choose that file when you set up a table of this game, then open the record again.
error-file-too-large = { $file } is too large: { $size } KB, and at most { $most } are taken.
error-no-workers = This system lets only one process listen at a port. Leave out --workers.
error-address = Nobody can listen at { $address }: { $problem }
error-store-gone = One moment: the file in which games are kept is gone. No move counts until it is back.
error-store-locked = One moment: another program keeps the store locked. No move counts until it is free.
error-store-unreachable = One moment: the database does not answer. No move counts until it does.
error-store-broken = One moment: the store cannot be written ({ $problem }). No move counts until it can.
error-store-held = The games in { $place } are already served by process { $process } at { $address }. Stop that one first, or name another store with --store.
error-store-open = The store { $place } cannot be opened: { $problem }
error-store-newer = A newer version of Tablée has opened the store { $place }; this one does not know its form.
error-store-half = The store { $place } is a copy that was not finished. Go on with: tablee store copy { $source } { $place }
error-store-not-empty = The store { $place } is not empty; a copy needs an empty one.
error-store-differs = The copy is not the same at entry { $number } of { $name }; nothing was deleted, but do not use it.
error-store-needs = The store { $place } needs a package that is not installed. pip install asyncpg brings it.
error-store-damaged = “{ $file }” is damaged ({ $problem }). Bring back a copy: tablee store restore COPY
error-store-unsound = The database { $place } is damaged: { $problem }. Bring back a copy with pg_restore; “tablee store check” names all tables that cannot be played.
detail-no-key = { $name } has no primary key
detail-journal-hole = an entry is missing in the journal of table { $table }
detail-table-unreadable = table { $table } cannot be read ({ $problem })
error-store-foreign = “{ $file }” holds something else than games of Tablée.
error-store-no-file = This store is a database: pg_dump and pg_restore copy it, and “tablee store copy” brings it into a file.
error-copy-exists = “{ $file }” is there already and is not overwritten: name a new file.
error-journal-hole = An entry is missing in its journal.
error-journal-unreadable = It cannot be read ({ $problem }).
error-table-elsewhere = Another server leads this table; try again in a moment.

# Settings of a server.  $where is a detail like "in tablee.toml, line 3".

error-setting-toml = { $where }: this is no TOML; write name = value, [section] or # remark.
error-setting-pair = --set { $given }: write name=value.
error-setting-unknown = { $where }: there is no setting “{ $name }”; { $near ->
    [none] there are { $known }.
   *[other] did you mean “{ $near }”?
}
error-setting-value = { $where }: “{ $name }” cannot be { $given }; { $wanted }.

## A cup {cup}

cup-about = { $teams ->
    [5] Five
   *[other] { $teams }
} teams: everybody meets everybody once, the first four go on to the semi-finals, then come the match for third place and the final.
cup-start = Start the cup
cup-your-team = Your team
cup-other-teams = The other teams
cup-who = Who plays { $team }
cup-name = Name of whoever plays { $team }
cup-friend = A friend, by link
cup-here = At this screen
cup-against = Against teams that nobody plays
cup-against-automaton = the virtual opponent
cup-against-automaton-help = As the rules for one have it: it turns cards and follows the sheet.
cup-against-bot = a bot
cup-against-bot-help = It holds a hand and decides, like a person.
cup-among-bots = Among themselves the bots play real matches, at a glance. You can watch every one of them.
cup-round = { $stage ->
    [group] Round { $round }
    [semi] Semi-final
    [third] Third place
   *[final] Final
}
cup-group = Group
cup-finals = Finals
cup-matches = Matches
cup-rests = Bye: { $team }
cup-place = Place
cup-team = Team
cup-played = Matches played
cup-played-short = P
cup-won = Won
cup-won-short = W
cup-drawn = Drawn
cup-drawn-short = D
cup-lost = Lost
cup-lost-short = L
cup-goals = Goals
cup-difference = Goal difference
cup-difference-short = +/−
cup-points = Points
cup-points-short = Pts
cup-goes-on = goes on to the semi-finals
cup-split = { $by ->
    [meeting] Placed by the matches among those who are level
   *[lot] Placed by lot
}
cup-order = Level on points: goal difference, goals scored, the matches among those who are level, the lot. Before the first match the lot drew { $teams }.
cup-your-match = Your match
cup-sit-down = Play this match
cup-go-on = Go on with this match
cup-rest-now = Your team has no match in this round.
cup-wait = The others have not finished this round yet.
cup-nobody-yet = Nobody plays { $team } yet.
cup-out = Your team is out, and the cup goes on.
cup-watching = You are watching.
cup-bots-playing = { $matches ->
    [one] The bots are playing a match…
   *[other] The bots are playing { $matches } matches…
}
cup-state = { $state ->
    [bots] bots at play…
    [open] being played
    [due] to be played
   *[later] later
}
cup-to-teams = Choose a team
cup-take = Take this team
cup-take-help = Choose a team that nobody plays yet.
cup-let-bot = Let a bot play it
cup-leave = Leave the cup
cup-leave-sure = Let a bot play your team for the rest of the cup?
cup-invite = Invite friends
cup-invite-help = Send them this link: each takes one of the free teams.
cup-invite-link = Link to the cup
cup-teams = Teams
cup-free = free
cup-yours = you
cup-champion = { $team } wins the cup!
cup-podium = { $place ->
    [1] Champion
    [2] Second
   *[3] Third
}
cup-score = { $home }–{ $away }
cup-kicks = { $home }–{ $away } on penalties
cup-forfeit = by forfeit
cup-open-end = to be decided
cup-watch = Watch
cup-mine = Your cups
cup-forget = Forget this cup
error-no-cup = There is no such cup.
error-cup-changed = Somebody else changed this cup just now; try again.
error-cup-score = This score cannot stand in the cup.
error-cup-played = This match has its score already.
error-cup-not-due = This match is not due yet: the round before it is not over.
error-cup-draw = From the semi-finals on every match has a winner.
error-cup-game = There are not enough teams for a cup in this game.
error-cup-teams = A cup needs each of these teams once: { $known }.
error-cup-host = Whoever makes a cup plays one of its teams.
error-cup-option = The cup itself sets “{ $option }” for each match.
error-cup-token = This link opens no team of this cup.
error-cup-no-match = There is no such match in this cup.

## Printing {print}

print-title = Print { $game }
print-about = A PDF to print at 100 %, cut out and play on a real table. Its first page says how.
print-no-press = This server cannot make prints: its press is not installed. Whoever runs it brings it with: { $command }
print-language = language
print-paper = paper
print-ink = ink
print-ink-name = { $ink ->
    [colour] in colour
   *[saving] saving ink: outlines only
}
print-make = Make the PDF
print-stage = { $stage ->
    [drawing] Drawing the pages…
    [setting] Typesetting { $pages ->
        [one] { $pages } page
       *[other] { $pages } pages
    }…
   *[ready] Ready: { $pages ->
        [one] { $pages } page
       *[other] { $pages } pages
    }.
}
print-fetch = Download the PDF

## After the game {after}

# A figure of the match sheet: so many of so many.
sheet-of = { $good } of { $all }
sheet-none = –
sheet-start = start
sheet-score = score
review-cost = { $better ->
    [10] In nearly all imagined games that went better
   *[other] In { $better } of 10 imagined games that went better
}{ $worse ->
    [0] .
   *[other] , in { $worse } worse.
}
review-cost-difference = { review-cost } What makes the difference: { $because }.
review-time = Time lost: { $time }.
page-replay = Replay
replay-by-others = The rules or the box that this game was begun with are not here. It is shown by those that are, as far as they go.
page-first = To the start
page-back = Step back
page-run = Run
page-pause = Pause
page-on = Step on
page-last = To the end
page-scrub = Place in the game
page-speed = Speed
page-seen-by = Seen by
page-spectator = a spectator
page-download = Download the record
page-play-on-as = Play on as
page-play-on = Play on from here against bots
replay-unfinished = The record ends here; the game is not over.
replay-move = { $move ->
    [0] Before the first move
   *[other] Move { NUMBER($move, useGrouping: 0) } of { NUMBER($moves, useGrouping: 0) }
}
page-open-hands = all hands open
page-hand-of = The hand of { $name }
page-jump = Jump to
page-jump-back = To the moment before
page-jump-on = To the next moment
page-jump-nowhere = a moment of the game
page-story-so-far = The story: choose a line to go there
page-keys-replay = Arrow keys: a move back or on. Page up and page down: from moment to moment.
page-sheet = Match sheet
page-sheet-figures = In figures
page-sheet-moments = Great moments
page-sheet-score = { $home }–{ $away }
page-chances = Chance to win
page-chances-how = Estimated: from { $points } positions of the game { $playouts } games each were played on, with all cards as they lay, everybody deciding at a glance. It is a rough figure, right to about ten in a hundred.
page-chances-none = There was nobody to win against.
page-curve-about = From { $first } at the start to { $last } at the end.
page-studying = { $total ->
    [0] The bots are getting to work…
   *[other] The bots are at it: { $done } of { $total }
}
page-study-failed = The bots could not do that. Try again later.
page-again = Try again
page-review = Review
page-review-ask = Go over the game with the expert
page-review-about = The expert looks at every decision with what that seat could know, and marks those that cost most.
page-review-clean = The expert found nothing that clearly cost something. Well played!
page-review-move = Move { NUMBER($move, useGrouping: 0) }, { $name }
page-review-played = Played:
page-review-better = The bot:
page-review-see = See it in the replay
page-review-try = Try it from there
page-review-of = { $number } of { $all }
page-review-before = The one before
page-review-next = The next one

## The rules {rules}

rules-contents = Contents
rules-no-game = This game is not on the shelf.
rules-box = What is in the box

## Your history {history}

# A time to the tenth of a second; $seconds and $tenths are digits.
history-time = { $minutes ->
    [0] { $seconds }.{ $tenths } s
   *[other] { $minutes } min { $seconds }.{ $tenths } s
}
history-here = All of this stays on this device: none of it is sent to the server.
history-none = Games that you finish are counted here, online, against bots or on this screen.
history-all = All games
history-game = Game
history-played = Played
history-won = Won
history-lost = Lost
history-drawn = Drawn
history-streak = Wins in a row
history-longest = Longest streak
history-beaten = Levels beaten
history-times = { $level }, { $times } times
history-none-beaten = none
history-counted = A game counts once, for your own seat; if several of you share this screen, for the first one. Practice, guided games and games played on from somewhere do not count.
history-last = Latest games
history-more = Show all { $games } games
history-result-won = won
history-result-lost = lost
history-result-drawn = drawn
history-result-stopped = stopped
history-practice = practice
history-company-online = online
history-company-bots = against bots
history-company-screen = on one screen
history-company-alone = alone
history-winners = Victory: { $names }
history-bests = Best times
history-file = Take your history along
history-file-help = The file has your results, days and times, but no key of any seat. A file that you open is added to what is here; nothing is counted twice.
history-save = Save to a file
history-file-name = tablee-history
history-open = Open a file
history-taken = { $games ->
    [0] This file has no game that is new.
    [one] { $games } game was added to your history.
   *[other] { $games } games were added to your history.
}
history-erase = Erase everything
history-erase-sure = Erase it for good
history-erase-help = The results, days and best times of this device will be lost.
history-erased = The history of this device is erased.
history-bad-large = This file is too large for a history: { $most } MB at most.
history-bad-json = This file is no history of Tablée: it is not written in JSON. Nothing has changed.
history-bad-kind = This file is no history of Tablée. Nothing has changed.
history-bad-version = This history is of version { $version }, which this page does not know. Nothing has changed.
history-bad-entry = This history is damaged at “{ $where }”. Nothing has changed.

# The puzzle of the day

daily-of = { $daily }, { $date }
daily-solved = Solved in { $time }
daily-lost = Not solved
daily-begun = Not finished yet
daily-streak = { $days ->
    [0] No streak yet
    [one] { $days } day in a row
   *[other] { $days } days in a row
}
daily-longest = { $days ->
    [one] record: { $days } day
   *[other] record: { $days } days
}
daily-once = The next one comes at midnight (UTC).
daily-again = This attempt does not count: only the first one of a day does.
daily-practise = Practise it
daily-share = Share
daily-share-text = Result to share
daily-shared = { $game } · { $daily }, { $date } · { $result } · { $streak }
daily-calendar = Calendar
daily-month-before = Month before
daily-month-after = Month after
daily-leaf-solved = { $date }: solved in { $time }
daily-leaf-lost = { $date }: not solved
daily-leaf-begun = { $date }: begun

## Terminal

# Help

help-app = { tagline }
help-usage = Usage:
help-commands = Commands
help-flags = Arguments and flags
help-game-options = Options of this game
help-always = Always
help-form = tablee COMMAND […]
help-value-file = FILE
help-value-number = N
help-value-text = TEXT
help-play = Play a game here, against bots or with others at this keyboard.
help-resume = Go on with a game that was left.
help-replay = Watch a game again, step by step.
help-sheet = Read the match sheet of a finished game: who won, figures, great moments.
help-verify = Prove that nobody touched the shuffle of a finished game.
help-rules = Read the rules of a game, or the part that explains one clause.
help-simulate = Let bots play many games and see how they come out.
help-games = List the games.
help-serve = Play in the browser, alone, together or online; “tablee” alone does that too.
help-own-file = Show what is in the box’s file or in yours, and where its values come from; or write one to fill in.
help-own-check = Your own file, a TOML file, to be checked.
help-own-template = Write the box’s file with all its remarks, to be filled in: here, or into --output.
help-own-output = Where to write it; a new file.
help-print = Make a PDF of a game to print, cut out and play on a real table.
help-new-game = For programmers: write a small game that runs, with every room a game has, into Tablée’s sources.
help-new-name = The name of its folder, as in liars_dice.
help-admin = Look after a server that runs: its tables, who may come, what is forgotten, its end.
help-admin-action = list, look, close, mute, unmute, ban, unban, bans, delete, retention or drain.
help-admin-things = What it is done to: a table, a table and a seat, or an address.
help-admin-days = How long a ban lasts, or how old is too old.
help-admin-do = Really delete; without it you are only shown what would go.
help-admin-at = The address of a server elsewhere; TABLEE_ADMIN_TOKEN opens it.
help-admin-store = The store of the server; its Unix socket lies beside it.
help-paper = The paper: a4 or letter; a4 unless you say otherwise.
help-ink = colour, or saving: outlines only; colour unless you say otherwise.
help-own = Your own cards or sheets, a TOML file, instead of those in the box.
help-output = The PDF; the game’s name with .pdf, here, unless you say otherwise.
help-host = The address to listen at; only this machine unless you say otherwise.
help-port = The port to listen at.
help-server-name = A name under which people reach this server, as behind a proxy.
help-store = Where games are kept: a file, or a database as postgresql://user@host/name.
help-store-command = Look after the games that are kept: copy them while people play, bring a copy back, replay them all, or bring them to another store and compare both ply by ply.
help-store-action = backup FILE, restore FILE, check, or copy FROM TO.
help-store-places = The file of a backup; for copy the store to copy, sqlite:FILE or postgresql://user@host/name, and an empty one of either kind.
help-path = The path below which people find this server, as in /tablee behind a proxy.
help-log = How the log is written: text or json.
help-settings = A file with settings, TOML; docs/operate.md lists them.
help-set = Any setting, as in idle=60; may be given several times.
help-show-settings = Only print the settings in force and where each comes from.
help-workers = Processes that serve, all at the same port; one unless you say otherwise.
help-lan = Let other devices of your network play, and print the address and a QR code.
help-browser = Open a browser at the shelf; usually it does.
help-game = The game, as “tablee games” lists it; with a game named, --help lists its characters and options too.
help-file = The record of a game.
help-deck = Your own deck, edition, cards or sheets, a TOML file, instead of what is in the box.
help-players = Who sits where, as in you,casual,{ $someone }; every “you” is a person at this keyboard, and mine.policy or mine.py a bot of your own.
help-players-again = Let others take the seats, as in you,strong,strong; otherwise everybody keeps theirs.
help-bots = Which bots play, as in casual,casual,{ $someone }; mine.policy or mine.py is a bot of your own.
help-seats = How many sit at the table; 4 unless you say otherwise, or 2 where 4 are too many.
help-level = How well the bots play: beginner, casual, strong or expert; { $characters ->
    [none] or the file of a bot of your own.
   *[other] or a character, who has a manner of its own: { $characters }; or the file of a bot of your own.
}
help-name = What people are called, as in Camille or Camille,Noah.
help-seed = Repeat a shuffle: a whole number, or the 64 digits from a finished record.
help-number-seed = A whole number that makes the results repeatable; 0 unless you say otherwise.
help-save = Where to keep the record; a new file.
help-resume-flag = Go on with the game in this file instead, as “tablee resume” does.
help-daily = Play the puzzle of the day, alone; the same for everybody.
help-yes = Ask nothing: what the flags do not say is as usual.
help-auto = Go on by itself after so many seconds.
help-from = Begin after so many moves instead of before the first.
help-seat = See a finished game through the eyes of this seat (1 is the first).
help-clause = The clause to explain, as in AR-8.
help-count = How many games to play; 1000 unless you say otherwise.
help-jobs = How many processor cores to use; all of them unless you say otherwise.
help-json = Print the figures as JSON.
help-lang = The language; that of your system unless you say otherwise.
help-help = This help; after a command, the help for that command.
help-version = The version, and whether the rules run compiled.
help-option = { $help } ({ $range }; usually { $default })
help-range = { $least } to { $most }

# Bad input

error-flag = { $near ->
    [none] “{ $command }” has no flag { $flag }; “{ $command } --help” lists them all.
   *[other] “{ $command }” has no flag { $flag }. Did you mean { $near }?
}
error-flag-value = { $flag } cannot be “{ $given }”; it may be { $wanted }.
error-flag-number = { $flag } needs a number, and “{ $given }” is none.
error-flag-bare = { $flag } stands alone, without “{ $given }”.
error-flag-other = { $flag } cannot be “{ $given }”.
error-flag-twice = { $flag } was given twice; once is enough.
error-flag-needs-value = { $flag } needs a value after it.
error-missing = “{ $command }” needs { $what }; “{ $command } --help” says more.
error-too-much = “{ $text }” was not expected there; “tablee --help” shows the commands.
error-command = { $near ->
    [none] There is no command “{ $command }”. There are: { $known }.
   *[other] There is no command “{ $command }”. Did you mean { $near }?
}
error-usage = This cannot be understood: { $problem }
error-action = “{ $action }” is nothing that can be done here; there are { $known }.
error-store-places = “{ $action }” takes { $count ->
    [0] nothing else.
    [one] one file.
   *[other] { $count } stores, FROM and TO.
}
error-action-things = “{ $action }” takes this: { $things }.
error-retention-days = Say how old: --days 90.
error-admin-nowhere = The store is a database: name the server’s Unix socket with TABLEE_ADMIN, or its address with --at.
error-admin-nobody = No server answers at { $place }.
error-admin-closed = The server at { $place } takes no commands over HTTP: it has no admin_token.
error-no-game = Which game? Name one: { $known }.
error-player = { $player ->
    [none] An empty place in the list of players; each is one of: { $known }.
   *[other] Nobody called “{ $player }” can play; each is one of: { $known }.
}
error-resume-program = This game was played with a program, { $file }, and a record alone does not start one. Name everybody with --players.
error-players-and-level = --players already says how well each bot plays: leave out --level.
error-players-and-seats = { $players ->
    [one] One player was named
   *[other] { $players } players were named
} for { $seats ->
    [one] one seat.
   *[other] { $seats } seats.
}
error-people-cannot = Only bots can play a simulation: { $known }.
error-name = { $name ->
    [none] A name cannot be empty.
   *[other] “{ $name }” cannot be a name; a name has 1 to { $most } characters, and no comma.
}
error-same-name = Two people cannot both be called “{ $name }”.
error-too-many-names = { $names ->
    [one] One name was given
   *[other] { $names } names were given
}, but { $people ->
    [0] nobody plays at this keyboard.
    [one] only one person plays at this keyboard.
   *[other] only { $people } people play at this keyboard.
}
error-seed = “{ $given }” is no seed; a seed is a whole number, or { $digits } hexadecimal digits.
error-already-over = The game in “{ $file }” is over; “tablee replay” shows it.
error-sheet-unfinished = This game is not over; it has no match sheet yet.
error-seat-unfinished = This game is not over, so only what everybody may see is shown: leave out --seat { $seat }.
error-other-deck = This game was played with “{ $recorded }”, and this is “{ $given }”: name the right file with --deck.
error-clause = No section explains “{ $clause }”; “{ $command }” shows all the rules.
error-file-missing = “{ $file }” is not there: no such file or folder.
error-file-folder = “{ $file }” is a folder, and a file is needed.
error-folder-missing = There is no folder “{ $folder }” to put the file in.
error-output-exists = “{ $file }” already exists and is not overwritten: name another file.
error-file-no-folder = “{ $file }” leads through something that is not a folder.
error-file-exists = “{ $file }” already exists and is not overwritten: name another file, or go on with it by “tablee resume”.
error-file-forbidden = You may not read or write “{ $file }”.
error-not-a-pdf = “{ $file }” already exists and is not a PDF: name another file with --output.
error-not-printable = “{ $game }” cannot be printed yet. There is: { $known }.
error-new-name = “{ $name }” is no name for a game’s folder: small letters, digits and underscores, as in liars_dice, from 2 to { $longest } of them.
error-new-taken = The name “{ $name }” is taken: { $file } exists and is not overwritten.
error-new-tree = “{ $folder }” is not the folder of Tablée’s sources. Go to its root, where src, tests and web are, and try again.
error-press-missing = Printing needs a typesetter that is not installed yet. This command brings it: { $command }
error-file-busy = The game in “{ $file }” is being played in another window.
error-file-not-text = “{ $file }” is not a text file (byte { NUMBER($byte, useGrouping: 0) } cannot be read); a record is text in UTF-8.
error-file-other = “{ $file }”: { $problem }.
error-answer = “{ $given }” does not answer the question; possible: { $wanted }.
error-number = There is no { $given } in the list; choose 1 to { $most }, or type a notation.
error-daily-alone = The puzzle of the day is played alone: leave out --players, --seats and --level.
error-daily-options = The day says what is played: leave out { $options }.
error-race-empty = Nothing was typed; “help” lists what can be.
error-race-who = Several people share this keyboard: begin the line with your number ({ $numbers }), as in “1 help”.
error-race-number = Nobody at this keyboard has the number { $number }; begin the line with one of: { $numbers }.
error-no-usual = Type a number from 1 to { $most }, or a notation; “help” lists what else you can type.

# Questions before a game

ask-seats = How many sit at the table, { $least } to { $most }?
ask-people = How many of them are people at this keyboard?
ask-name = { $people ->
    [one] What is your name?
   *[other] What is person { $number } called?
}
ask-bots = { $bots ->
    [one] Which bot, 1 to { $most }?
   *[other] Which bots, 1 to { $most }? One number for all, or { $bots } for one each:
}
ask-bots-wanted = { $bots ->
    [one] one number
   *[other] one number, or { $bots }
}
ask-options = Change the options of the game, yes or no?

# At the table

decimal = { $whole }.{ $part }
play-kept = The game is kept in { $file } as you play.
play-copied = A copy is in { $file }.
play-luck = The shuffle is already fixed: its fingerprint is { $luck }…
play-no-luck = The secret seed of this game is not here: it goes on with a new shuffle, and can no longer be verified.
play-thinking = { $name } is thinking …
play-pass = Pass the keyboard to { $name }, who presses Enter.
play-keys = { $usual ->
    [none] Number or move
   *[other] Number or move, Enter: { $usual }
} · ? rule · h hint · why, log, undo, quit, help
play-help =
    A move: its number in the list, or its notation.
    ?       explain the rule in force; “? { $clause }” explains that clause
    h       a hint: what the expert would do, and why
    why     why the last bot moved as it did
    log     what happened so far; “log 100” shows more
    board   the table again, with the discards
    undo    take your last move back; other people are asked first
    save    where the game is kept; “save FILE” makes a copy
    quit    leave; the game waits for you (so do Ctrl-D and Ctrl-C)
play-help-odds =
    odds    the chances of whatever you may throw or lay, counted out
play-no-odds = There are no chances to count out here.
# Who is thinking, in $name of play-thinking.
play-hint-from = The expert
play-hint = Hint: { $move }, { $meaning }. { $why }
play-why = { $name } played { $move }. { $why }
play-why-nothing = No bot has moved since you sat down.
play-why-later = { $name } has laid something in secret, and says nothing until it is turned.
play-undo-wish = { $name } would like to take a move back, and with it all that was played since.
play-undo-agree = Do you agree?
play-undo-refused = { $name } would rather leave the move as it was played.
play-undone = Your move is taken back: choose again.
play-undone-by = { $name } has taken a move back.
play-left = The game waits for you. Go on with it:
play-watch-again = Watch the game again:
play-check-shuffle = Check the shuffle:

# In many games

table-discarded = Discarded:

# Replay, verify, games

replay-keys = Enter: next · b: back · number: that move · q: quit
verify-proven = Proven: all { $draws } draws of this game came from the seed promised at its start ({ $luck }…), and all { $moves } moves keep to the rules.
games-id = game
games-title = name
games-seats = players
games-about = about

# Simulation

simulate-playing = Playing
simulate-done = { $games ->
    [one] { $games } game
   *[other] { $games } games
} played, { $plies } plies in all. The players change seats from game to game.
simulate-player = player
simulate-wins = wins
simulate-interval = 95% interval
simulate-score = gain per game
simulate-share = { $percent }%
simulate-from-to = { $low }–{ $high }%
simulate-mean = { $mean } ± { $error }
simulate-figure = figure
simulate-average = mean
simulate-median = median
simulate-p95 = 95% up to
simulate-most = most

# The lab

help-lab = Study a game: many games at many tables, kept in one file, and a report to look at.
help-lab-action = new FILE, run FILE, report FILE or ladder FILE.
help-lab-file = The study, a TOML file; “tablee lab new FILE” writes one with remarks.
help-lab-game = new: the game that is to be studied.
help-lab-output = report: the file, HTML or, if its name ends in .pdf, pages for the printer; HTML beside the study unless you say otherwise.
help-lab-on = run: a Dask or Ray cluster to play on, as dask://host:8786 or ray://host:10001; all cores of this machine unless you say otherwise.
error-cluster = { $address }: there is no cluster that plays ({ $problem }). What was played is kept.
error-process-lost = A process that played has ended ({ $code }): by the system, for want of memory, or by a player’s program. The same command plays what is missing.
error-cluster-address = “{ $address }” is no cluster. Write dask://host:port or ray://host:port.
error-cluster-silent = { $address }: somebody listens there, but does not answer as Ray does. If it asks for a token, set RAY_AUTH_MODE=token. What was played is kept.
error-cluster-version = { $address }: its workers have Tablée { $found }, and this is { $here }. They would not play the same games.
error-cluster-missing = A cluster needs the extra “cluster”. Install it: { $command }
error-lab-no-results = { $kept ->
    [0] { $file } has not been played yet. Play it: tablee lab run { $file }
    [one] { $file } has not been played to its end: { $kept } game of { $all } is kept. Go on: tablee lab run { $file }
   *[other] { $file } has not been played to its end: { $kept } games of { $all } are kept. Go on: tablee lab run { $file }
}
error-lab-not-gathered = All games of { $file } have been played, but its results have others, too. Put them in order: tablee lab run { $file }
error-lab-no-ladder = In { $file } nobody plays against somebody else. A ladder needs two players of different names.
error-lab-output = A report cannot be written as “{ $file }”: its name ends in { $pages } or { $paper }.
lab-next = Look at it: tablee lab report { $file }
lab-reported = The report is written: { $file }
lab-points = points
lab-games = games
lab-ladder = 400 points more are ten wins for one loss; ± is the 95% interval of the distance to the player with 0.
error-lab-action = “{ $action }” is nothing that the lab does. Choose one of: { $known }.
lab-written = { $file } is written. Change it as you like, then: tablee lab run { $file }
lab-left-out = { $tables ->
    [one] { $tables } table of the grid is not allowed by the rules and is left out.
   *[other] { $tables } tables of the grid are not allowed by the rules and are left out.
}
lab-rate = { $rate } games/s
lab-left = { $time } left
lab-so-far = { $done } of { $all } games, { $pace }
lab-nothing-to-do = Everything has been played already: { $file }
lab-done = { $games ->
    [one] { $games } game
   *[other] { $games } games
} played at { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}: { $file }
lab-kept = { $games ->
    [one] { $games } game that was played is not in the study any more and stays
   *[other] { $games } games that were played are not in the study any more and stay
} in { $file }.
lab-interrupted-early = Interrupted before the first game.
lab-interrupted = Interrupted. { $games ->
    [one] { $games } game of { $all } is kept
   *[other] { $games } games of { $all } are kept
}; the same command goes on from there.
study-head = A study of { $game }. Play it with “tablee lab run”, look at it with “tablee lab report”. Every list makes a grid: each of its values is played with each of the others’.
study-question = Who wins, and how?
study-players = Who plays: { $levels }; { $race ->
    [yes] “mine.py” is a program of your own that defines make_player(game, seed).
   *[no] “strong:300” looks at 300 worlds for a move; “mine.py” is a program of your own that defines make_player(game, seed), “mine.policy” a policy that has learned.
} Where there are more seats than players they sit down from the first again. Several lists, [["casual"], ["casual", "beginner"]], are several line-ups. The players change seats from game to game.
study-seats = How many seats, from { $least } to { $most }; a list compares them.
study-games = How many games at each table; or how well every share is to be known, in percentage points up or down.
study-seed = The same seed gives the same games, on any number of cores and machines.
study-files = Files of your own to compare with that of the box; they are looked for beside this file.
study-leave-out = Whether tables that the rules do not allow are left out of the grid; else they are refused.
study-options = What is agreed before a game; what is not named is as usual.

# One’s own decks, editions, cards and sheets

error-own-flags = --check looks at a file and --template writes one: choose one of them; --output goes with --template.
own-box = { $noun ->
    [deck] Deck
    [edition] Edition
    [cards] Cards
   *[sheets] Sheets
}: { $name }, fingerprint { $digest }
own-section = section
own-entries = entries
own-values = values
own-printed = printed
own-found = found
own-reconstructed = reconstructed
own-all-known = No value is reconstructed.
own-ours = { $values ->
    [one] One value is
   *[other] { $values } values are
} reconstructed, because nothing that is public prints them:
own-ours-in = { $section }: { $places }
own-ours-all = { $section }: all
own-ours-listed = { $values ->
    [one] One of its values is
   *[other] { $values } of its values are
} reconstructed, because nothing that is public prints them; this lists them:
own-good = This file can be played with:
own-written = The file to fill in is { $file }. When it is done, check it:

# Printing

print-at-work = Typesetting …
print-done = { $pages ->
    [one] { $pages } page
   *[other] { $pages } pages
} in { $file }; the first says how to print the others.

# A new game

new-written = “{ $name }” can be played: { $files } files were written into
new-next = What next?
new-next-play = play it here
new-next-test = all tests, those of the new game too
new-next-page = see it in the browser
new-next-read = from here to a game of your own

# Serving

serve-at = The tables are at { $address }
serve-lan = For phones and other devices of your network: { $address }
serve-stop = Ctrl-C stops; every game is kept.
store-copying = Copying, then comparing
store-copied = { $tables ->
    [one] One table
   *[other] { $tables } tables
} with { $plies ->
    [one] one ply
   *[other] { $plies } plies
}, { $cups ->
    [one] one cup
   *[other] { $cups } cups
} and { $files ->
    [one] one file
   *[other] { $files } files
}: all of it is the same in both stores.
error-store-action = There is no “tablee store { $action }”; there is: { $known }.

# Looking after games

store-backed-up = { $count ->
    [one] One table is
   *[other] { $count } tables are
} in { $file }
store-restored = The games are those of { $file } again.
store-kept = What was there before is in { $file }
store-problem = { $table }: { $problem }
store-checked = { $tables ->
    [one] One table
   *[other] { $tables } tables
}, { $plies ->
    [one] one ply
   *[other] { $plies } plies
} replayed; { $problems ->
    [0] all is well.
    [one] one table cannot be replayed.
   *[other] { $problems } tables cannot be replayed.
}

# Looking after a server

admin-table = { $table }  { $game }: { $people ->
    [one] one person
   *[other] { $people } people
}, { $bots ->
    [one] one bot
   *[other] { $bots } bots
}, { $free } free; { $pages ->
    [one] one page
   *[other] { $pages } pages
}, ply { NUMBER($plies, useGrouping: 0) }{ $over ->
    [yes] , over
   *[no] {""}
}
admin-tables = { $count ->
    [one] One table
   *[other] { $count } tables
} in memory, { $kept } in the store.
admin-look = { $game }, ply { NUMBER($plies, useGrouping: 0) }
admin-seat = { $seat }. { $name } ({ $kind ->
    [person] { $here ->
        [yes] here
       *[no] away
    }
    [bot] bot
   *[free] free
}{ $muted ->
    [yes] , muted
   *[no] {""}
}){ $asked ->
    [yes] , to move
   *[no] {""}
}
admin-over = The game is over.
admin-close = The game at { $table } is over.
admin-mute = Seat { $seat } at { $table } says nothing more.
admin-unmute = Seat { $seat } at { $table } may talk again.
admin-ban = { $address } may not come any more; { $pages ->
    [0] no page was open.
    [one] one page was closed.
   *[other] { $pages } pages were closed.
}
admin-unban = It may come again.
admin-no-bans = Nobody is banned.
admin-banned-for = { $address }: { $days ->
    [one] one more day
   *[other] { $days } more days
}
admin-deleted = The table { $table } is gone for good.
admin-would-delete = The table { $table } would go with all that was played and said there: add --do.
admin-old-game = { $game }: { $count }
admin-old-shown = { $tables ->
    [one] One table
   *[other] { $tables } tables
} ({ $going_on } not over) and { $cups ->
    [one] one cup
   *[other] { $cups } cups
} are older than { $days ->
    [one] a day
   *[other] { $days } days
} and would go; { $in_use } in use would stay. Add --do.
admin-old-done = { $tables ->
    [one] One table
   *[other] { $tables } tables
} ({ $going_on } not over) and { $cups ->
    [one] one cup
   *[other] { $cups } cups
} older than { $days ->
    [one] a day
   *[other] { $days } days
} are gone; { $in_use } in use stay.
admin-drain = The server finishes what was begun, and ends.

# Compiling while people play

compile-begins = Play right away: meanwhile the rules are compiled, so that bots think faster (a minute or two).
compile-step = Compiling: { $done } of { $groups }.
compile-done = Compiled: bots think faster from their next move on, everything else from the next start.
compile-not = The rules are not compiled (“make build” says why): everything works, only bots think more slowly.

# A cup

help-cup = Play a cup against bots, or go on with one.
help-cup-file = Where the cup is kept; one that exists is gone on with.
help-cup-team = Your team.
help-cup-against = Whom you meet: automaton, the virtual opponent of the rules, or bot.
help-cup-seed = Repeat a cup: a whole number makes the lots and the bots’ matches the same again.
cup-ask-team = Your team ({ $teams }):
cup-ready = Enter: play this match. Ctrl-D: later.{" "}
cup-kept = The cup is kept in { $file }.
cup-left = To go on with the cup:
cup-line = { $round }: { $home } { $score } { $away }
cup-podium-line = { cup-podium }: { $team }
error-cup-begun = The cup in “{ $file }” has begun: go on with it without other flags.
error-cup-file = “{ $file }” is no cup that can be gone on with.

## Page

# Frame

page-skip = Skip to the content
page-language = In another language:
page-theme = { $theme ->
    [dark] Light colours
   *[light] Dark colours
}
page-close = Close
page-copy = Copy
page-copied = Copied
page-error-offline = The server does not answer.
page-error-unknown = Something went wrong. Try again.

# Shelf

page-welcome = What shall we play?
page-shelf = The shelf
page-play-now = Play now
page-first-game = First game, guided
page-print = Print
page-rules = Rules
page-look-up = Reference sheet
page-way-bots = Against bots
page-way-bots-help = You against bots, as strong as you like.
page-way-screen = On this screen
page-way-screen-help = Several people share this screen. Each hand stays hidden until its owner has the screen.
page-way-online = Online
page-way-online-help = One link for all; the game begins when everybody is there. People and bots can be mixed.
page-how = How will you play?
page-your-name = Your name
page-you-name = You
page-seats = Seats
page-level = Strength of the bots
page-each-bot = Choose each opponent
page-as-above = As above
page-characters = Characters
page-others = The others
page-who = Who sits at seat { $number }
page-name-of = Name at seat { $number }
page-person = A person
page-a-bot = A bot
page-anybody = Whoever has the link
page-open-table = List this table for everybody
page-options = Options
page-own = { $noun ->
    [deck] Your own deck
    [edition] Your own edition
    [cards] Your own cards
   *[sheets] Your own sheets
}
page-own-help = Download the file of the box, enter what is on yours, and choose it here or drop it.
page-own-seen = Everybody at the table will see it.
page-own-template = Download the file of the box
page-own-choose = Choose a file
page-own-checking = Checking the file…
page-own-taken = { $noun ->
    [deck] You will play with your own deck “{ $name }”.
    [edition] You will play with your own edition “{ $name }”.
    [cards] You will play with your own cards “{ $name }”.
   *[sheets] You will play with your own sheets “{ $name }”.
}
page-own-away = Take those of the box instead
page-in-play = What is in play
page-in-play-of = { $own ->
    [yes] { $noun ->
        [deck] Deck
        [edition] Edition
        [cards] Cards
       *[sheets] Sheets
    }: { $name } (own file)
   *[no] { $noun ->
        [deck] Deck
        [edition] Edition
        [cards] Cards
       *[sheets] Sheets
    } of the box
}
page-in-play-own = { $noun ->
    [deck] This table plays with a deck of one’s own, “{ $name }”.
    [edition] This table plays with an edition of one’s own, “{ $name }”.
    [cards] This table plays with cards of one’s own, “{ $name }”.
   *[sheets] This table plays with sheets of one’s own, “{ $name }”.
}
page-in-play-box = { $noun ->
    [deck] This is the deck of the box.
    [edition] This is the edition of the box.
    [cards] These are the cards of the box.
   *[sheets] These are the sheets of the box.
}
page-in-play-digest = Its fingerprint is { $digest }; the record of every game keeps name and fingerprint.
page-in-play-download = Download the file
page-in-play-ours = What we reconstructed
page-in-play-ours-help = Nothing that is public prints these values; they are our own. Whoever has the box can enter theirs.
page-in-play-all = all
page-in-play-some = in part
page-in-play-known = Nothing in it is reconstructed.
page-start = Start
page-make-table = Lay the table
# Names for bots, separated by commas.
page-bot-names = Basalte, Cuivre, Dune, Ébène, Fonte, Granit, Hêtre, Ivoire
page-unfinished = Continue
page-open-tables = Open tables
page-no-open-tables = No table waits for anybody.
page-refresh = Look again
page-past = Past games
page-no-past = Your finished games will be here.
page-history = Your history
page-open-record = Open a record file
page-go-on = Go on
page-watch = Watch
page-forget = Forget this game

# Table

page-connecting = One moment…
page-restarting = The server restarts; one moment…
page-broken = The connection is broken. Trying again…
page-silent = The server does not answer. Trying again…
page-no-table = There is no such table.
page-look = Look at the game
page-to-shelf = To the shelf
page-explain = Which rule is that?
page-players = Players
page-seat-free = free seat
page-stands-in = a bot stands in
page-bot = bot, { $level }
page-present = here
page-away = away
page-replace = Let a bot stand in
page-bot-soon = a bot may stand in in { $seconds } s
page-take-back = Take the seat back
page-watching = You are watching.
page-controls = About the game
page-ask-hint = Hint
page-undo = Undo
page-ask-undo = Ask to undo
page-ask-why = Why that move?
page-more = More
page-pace = Pace
page-pace-calm = calm
page-pace-normal = normal
page-pace-quick = quick
page-leave-later = Leave after this round
page-offer-end = Offer to end
page-resign = Resign
page-sure-end = End the game here? All others must agree.
page-sure-resign = Give up for good?
page-hint = Hint: { $meaning }. { $why }
page-why = { $name } chose: { $meaning }. { $why }
page-proposal = A proposal
page-proposed = The others are being asked.
page-proposal-undo = { $you ->
    [yes] You would
   *[no] { $name } would
} like to take a move back.
page-proposal-end = { $you ->
    [yes] You would
   *[no] { $name } would
} like to end the game here.
page-proposal-rematch = { $you ->
    [yes] You would
   *[no] { $name } would
} like to play again.
# Somebody whose answer is awaited is not there; $bot says whether a bot stands in for them.
page-awaited-away = { $bot ->
    [yes] { $name } is away for the moment and may still answer. If it stays that way, the table goes on without an answer.
   *[no] { $name } is away and may still answer. As soon as “Let a bot stand in” is offered beside the name, a bot can play on; if it stays that way, the table then goes on without an answer.
}
page-agree = Agree
page-disagree = Refuse
page-log = What happened
page-log-all = Show all { $lines } lines
page-chat = Chat
# What lies beside the table: on a phone a row of buttons, one sheet each.
page-sheets = Beside the table
# Why a card of the hand cannot be played, after what it does.
page-not-your-turn = It is not your turn yet.
reaction-chosen = Your card is chosen: it is played when the moment is over, unless another one is played before.
page-no-card-now = No card is played now.
page-tab-about = Table
page-tab-players = Players
page-tab-story = Story
page-tab-chat = Chat
page-chat-write = Say something
page-send = Send
page-seconds = { $seconds } s
page-pass-to = Pass the screen to { $name }
page-pass-why = The next hand is only for their eyes.
page-pass-done = I am { $name }
page-pass-undo = { $name } takes it back
page-covered = Everybody looks on: hands are covered.
page-hands = Hands
page-hands-open = Play with open hands, without passing the screen
page-invite = Invite the others
page-invite-help = Send each person their own link. Whoever opens it sits at that seat.
page-link = Link
page-link-of = Link for { $name }
page-seats-free = { $seats ->
    [0] no seat free
    [one] { $seats } seat free
   *[other] { $seats } seats free
}
page-sit-down = Sit down
page-keep-seat = Keep a seat for somebody
page-skip-story = Skip to the end of it
page-sound = Sound
page-sound-on = Turn the sound on
page-sound-off = Turn the sound off
page-result-won = Victory!
page-result-lost = Defeat
page-result-drawn = Level
page-rematch = Play again
page-kept = “Play again” keeps what was chosen for this table. { $options }.
page-kept-option = { $option }: { $value }
page-rematch-there = The table plays again over there
page-to-sheet = Match sheet and review
page-watch-again = Watch the replay
page-ended-agreed = All agreed to end the game here.
page-ended-resigned = The game ended because somebody gave up.
page-ended-closed = Whoever runs this server has ended the game.
page-winners = Victory: { $names }
page-luck = The shuffle was fixed before the first move; its hash is { $luck }…

# Who comes, goes and is back: a line of the story, and a notice for all; $you says whether it is the reader.

news-joined = { $you ->
    [yes] you sit down
   *[no] { $name } sits down
}.
news-left-seat = { $you ->
    [yes] you give up your seat
   *[no] { $name } gives up the seat
}.
news-left = { $you ->
    [yes] you have left the table
   *[no] { $name } has left the table
}.
news-back = { $you ->
    [yes] you are back
   *[no] { $name } is back
}.
news-resigned = { $you ->
    [yes] you give up
   *[no] { $name } gives up
}.
news-stands-in = { $you ->
    [yes] a bot stands in for you
   *[no] a bot stands in for { $name }
}.
news-late = { $you ->
    [yes] your time is up: a bot stands in for you
   *[no] { $name } ran out of time: a bot stands in
}.
news-takes-back = { $you ->
    [yes] you take your seat back
   *[no] { $name } takes the seat back
}.
news-bot-sits = a bot takes a seat: { $name }.
news-begun = the game begins.
news-declined = { $you ->
    [yes] you do not play again just now
   *[no] { $name } does not play again just now
}.

# The waiting room

room-title = The table waits
room-of = { $name }’s table
room-intro = The game begins when all are here, or when { $name } says so.
room-intro-host = The game begins when all are here, or when you say so.
room-late = The game has begun; a bot keeps a seat for whoever comes.
room-look = Only watch
room-seats = Around the table
room-side = Seat { $number }: { $side }
room-yours = you
room-host = laid the table
room-free = to be taken
room-kept = awaited
room-choosing = is coming in…
room-here = here
room-away = away
room-bot = bot, { $level }
room-fill = Put a bot there
room-invite = Invite
room-invite-help = One link for everybody: whoever opens it chooses a name and takes a free seat.
room-link = Invitation link
room-link-of = Link for { $name }
room-links-help = Each of these links is that of one seat, for one person.
room-code = Code of the link, for the camera of a phone
room-watch = Only to watch
room-watch-link = Link to watch
room-watch-help = This link gives no seat and shows nobody’s hand.
room-nobody = Only this computer sees this server.
room-nobody-help = To open it to the devices at home, stop it (Ctrl+C) and start it again with the command below. The table and its seats stay; the links will have the right address.
room-command = Command
room-network = Devices in the same network (the Wi-Fi at home) can open this link.
room-begin = Begin
room-begin-bots = { $seats ->
    [one] Begin, a bot plays at the empty seat
   *[other] Begin, bots play at the { $seats } empty seats
}
room-begin-late = Whoever comes later takes the seat from the bot.
room-wait = Waiting for the game to begin…
room-name = Your name
room-language = Your language
room-sit = Take this seat
room-sit-anywhere = Take a seat
room-full = All seats are taken. The game is about to begin, and you can watch it.
room-by-invitation = This table is by invitation: to play, ask { $name } for the link. You will see the game here as soon as it begins.
room-watching = You will watch the game as soon as it begins.
room-your-seat = You sit at seat { $number }: { $side }.
room-offered = Seat { $number } is kept for you: { $side }.
room-leave = Give up my seat
room-rename = Change my name
room-hints = { $hints ->
    [yes] Hints are allowed.
   *[no] No hints.
}
room-minutes = { $minutes ->
    [0] No limit of time.
    [one] { $minutes } minute a move; after that a bot plays for whoever is late.
   *[other] { $minutes } minutes a move; after that a bot plays for whoever is late.
}

page-allow-hints = Allow hints
page-minutes = Time for a move
page-minutes-of = { $minutes ->
    [0] no limit
    [one] { $minutes } minute
    [1440] one day
   *[other] { $minutes } minutes
}
page-minutes-help = After that, if somebody waits, a bot plays for whoever is late.
page-time-left = Time of { $name }: { $minutes } min { $seconds } s
page-time-left-you = You have { $minutes } min { $seconds } s left
page-your-turn = Your turn!
page-your-turn-at = Your turn to play: { $game }
page-call-me = Tell me when it is my turn
page-call-me-help = by a notification and a vibration, when the page is hidden
page-call-refused = The browser refuses notifications for this site.
page-notices = News of the table

# Replay

page-rule-now = The rule for this moment ({ $clause })
page-rules-all = All the rules

# In many games

page-actions = What you can do
page-lesson-next = Got it
page-lesson-on = Play on
page-lesson-leave = Leave the lesson

# A cup

cup = The cup
cup-play = Play a cup
cup-back = Back to the cup

### What the report of a study says

report-title = { $game }: a study
report-about = { $games ->
    [one] { $games } game
   *[other] { $games } games
} at { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, played by Tablée { $version }. Intervals are at 95%.
report-material = Played with { $material }.
report-worlds = { $level }, { $worlds } worlds
report-character = { $name } ({ $level })
report-seats = { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}
report-games = games
report-score = score
report-outcomes = Who wins
report-outcomes-help = The share of games that each player wins; a shared win counts its part. The dashed line is what equals would have.
report-all-the-same = { $tables ->
    [one] { $tables } table at which all players are the same is left out
   *[other] { $tables } tables at which all players are the same are left out
}: they win there what they lose.
report-lineup = { $table }: { $players }
report-advantage = Is a seat better than another?
report-advantage-help = The share of games that each seat wins. The players change seats from game to game, so it is the seat that makes the difference. The dashed line is fair.
report-ladder = Luck and skill
report-ladder-help = How strong the players are, by their games against each other, in points: 400 more are ten wins for one loss. The narrower the ladder, the more the game leaves to luck.
report-lengths = How long it lasts
report-lengths-help = Plies of a game: moves, draws and throws. The tallest bar says which part of the games it is.
report-table = table
report-p5 = 5% up to
report-scores = Scores
report-scores-help = How often each player ends with which score, at tables of one size on the same scale.
report-by-material = Cards or sheets
report-box = the box
report-by-seats = Number of seats
report-effect = What it changes: { $name }
report-effect-help = The wins of the first seat, and all that is counted, for each value. Where intervals do not touch, the difference is more than chance; where they do, it may be none.
report-uneven = Tables were left out, so the values did not all meet the same others ({ $others }): what comes with a value may be due to what it met.
report-first = wins of the first seat
report-drawn = nobody alone wins
report-plies = plies of a game
report-margin = lead of the best
report-uses = What is used, and what it is worth
report-uses-help = How much more often those win who use it at least once in a game than those who do not, in percentage points, compared at the same table and among players of the same name; so it need not be the difference between the two columns. It is no proof: whoever leads may just have more occasions.
report-use = what
report-used = seats that use it
report-times = times a game
report-with = wins with it
report-without = wins without it
report-difference = difference
report-points = { $points } pts
report-tension = Tension
report-tension-help = Which part of the outcome is known after which part of the moves, judged by what the bots see in the position. A game that stays open has a curve that rises late. The swing is how far the chance of the first seat moves in a game, up and down, at least.
report-swing-few = It cannot be told from chance with fewer than { $games } games at tables of one size.
report-paths = How the chances moved
report-paths-help = The chance of the first seat to win in the first games of the study, from the first move to the last: what was won in other games from positions that the bots valued alike.
report-game = game { $number }
report-at-start = known at first
report-at-half = after half
report-at-nine = after 90%
report-swing = swing of the chances, at least
report-figures = Everything that was counted
report-figures-help = The mean of each figure over all games.
report-unit-wins = share of the games won
report-unit-points = points on the ladder
report-unit-plies = plies
report-unit-score = points at the end
report-unit-difference = percentage points of wins
report-unit-course = part of the moves played
report-wins-of = wins: { $player }

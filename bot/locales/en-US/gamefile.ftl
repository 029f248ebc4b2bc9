## python -m azul replay FILE, and verify: what a terminal shows, so there are no emojis and no Markdown.
## Boards and positions are in notation (docs/notation.md), which is the same in every language.

# $begun is a time such as 2026-03-01T18:30:00Z.
gamefile-game = Game { $game }, begun { $begun }: { LIST($names, separator: ", ") }. { $starter } starts.
gamefile-rules = Played with: { LIST($rules, separator: ", ") }.
gamefile-round = Round { $round }: { $name } starts
# $place is a factory's number, with its kind in parentheses if it is special.
gamefile-factory = factory { $place }: { LIST($tiles, separator: ", ") }
gamefile-surplus = surplus: { colour }
gamefile-pull = factory { $factory } has pulled { colour } from factory { $neighbour }

## What happened. $number counts the events; $parts are the next four messages, as far as they apply.

gamefile-take = { $number }. { $name }: { LIST($parts, separator: ", ") }
gamefile-taken = { tiles } from { source } to { target }
gamefile-fell = { $fell } to the floor
gamefile-caught = { $what } onto the cushion
gamefile-rest = { LIST($tiles) } to { source }
gamefile-place = { $number }. { $name }: { round-placement-free }
gamefile-settle = { $number }. { $name } confirms where the tiles go
gamefile-undo = { $number }. { $name } undoes that
gamefile-take-back = { $number }. Everyone agrees that { $name } takes back a move: { $takes ->
    [one] the last take is undone
   *[other] the last { $takes } takes are undone
}
gamefile-resign = { $number }. { $name } leaves the game

## The end of a round. $steps are tiles placed, lines that fell, and the next two messages.

gamefile-tiling = After round { $round }
gamefile-scored = { $name }: { $before } → { LIST($steps, separator: ", ") } → { $score }
gamefile-left = { $name } has left the game
gamefile-floor = { round-floor } ({ LIST($items, separator: ", ") })
gamefile-bonus = { $name }: bonus { $bonus } ({ LIST($parts, separator: ", ") })
gamefile-no-bonus = { $name }: no bonus
gamefile-score = { $name }: { points }
gamefile-lying = floor: { LIST($items, separator: ", ") }

## The end of the game

gamefile-running = The game is still running.
gamefile-resignation = Only one player is left, so the game ends here, without bonuses.
gamefile-ranking = Final ranking
# $count is how many complete rows.
gamefile-rank = { $place }. { $name }: { points }, { over-rows }{ $how ->
    [left] { " " }(left the game)
    [shared] { " " }(shared)
   *[alone] { "" }
}

## An error in a file. $field, $found, $expected, $part, $reason and $happened are quoted from it as they are.

gamefile-wrong = { $event ->
    [0] { $file }: the file is wrong: { $why }
   *[other] { $file }: event { $event } is wrong: { $why }
}
gamefile-wrong-too-large = it is larger than { $largest } bytes
gamefile-wrong-not-text = it is not UTF-8 text (byte { $position })
gamefile-wrong-not-json = it is not JSON: { $reason }
gamefile-wrong-format = it is not a game file
gamefile-wrong-version = its version { $found } is not one that this program reads
gamefile-wrong-rulings = its rulings { $found } are not ones that this program knows
gamefile-wrong-missing = { $field } is missing
gamefile-wrong-invalid = { $field } can't be { $found }
gamefile-wrong-unknown = { $field } does not belong there
gamefile-wrong-notation = { $found } is not valid notation ({ $part })
gamefile-wrong-illegal = “{ $happened }” can't happen there: { $reason }
gamefile-wrong-differs = { $field } is { $found }, but should be { $expected }

## Whether all draws follow from the secret

gamefile-no-secret = Game { $game } can't be verified yet: its file has no secret, which is published when the game ends. The commitment is { $commitment }.
# What the lobby showed, the commitment, who began, or a deal.
gamefile-subject = { $subject ->
    [lobby] lobby
    [commitment] commitment
    [starter] starter
   *[deal] deal of round { $round } (event { $event })
}
gamefile-open = { gamefile-subject }: not compared, it has to show { $expected }
gamefile-right = { gamefile-subject }: OK { $found }
gamefile-differs = { gamefile-subject }: DIFFERS, the secret gives { $expected }, the file has { $found }
gamefile-other = { gamefile-subject }: DIFFERS, the file has { $found }
gamefile-verified = Everything follows from the secret.
gamefile-not-verified = NOT everything follows from the secret.

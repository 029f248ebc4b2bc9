## At a table with chocolates: these replace those of turn.ftl.

tiling = { LIST($mentions) }: all chocolates are taken, choose where yours go!
tiling-computers = All chocolates are taken, and the computer chooses where the rest go.
tiling-turn = { LIST($names) } still { $count ->
    [one] has
   *[other] have
} to choose where their chocolates go.
panel-source = **Your turn.** Where do you want to take chocolates from?

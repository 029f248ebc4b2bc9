## At a table with chocolates: these replace those of turn.ftl.

tiling = { LIST($mentions) }: all the chocolates are taken. Choose where yours go!
tiling-computers = All the chocolates are taken. The computer is placing the rest.
tiling-turn = { LIST($names) } still { $count ->
    [one] has
   *[other] have
} to place their chocolates.
panel-source = **Your turn.** Where do you want to take chocolates from?

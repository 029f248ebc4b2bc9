## Buttons

button-chart = Graafik

## What is refused, and what to do instead

refusal-analysis-closed = See mäng suleti enne lõppu, seega pole midagi analüüsida.
refusal-analysis-nothing = Selles mängus ei võtnud keegi ühtegi { -tile(form: "part") }, seega pole midagi analüüsida.
refusal-analysis-stopped = Mind taaskäivitatakse, seega jäi analüüs pooleli. Vajuta nuppu minuti pärast uuesti.

## After a game: the analysis

# Until it is there. $percent is how much is done.
analysis-thinking = Vaatan mängu käikhaaval üle. See võtab kuni pool minutit või kauem, kui ees on teisi mänge. Analüüs ilmub siia.
analysis-progress = Vaatan mängu käikhaaval üle: { $percent }% on valmis.
# The first page, above the chart.
analysis-chart = **Analüüs** · Igaühe võiduvõimalus käikhaaval. Märgid joonel on selle mängija kõige kulukamad käigud. Kui joon kahe vooru vahel hüppab, on see loosiõnn, mida ühegi käigu arvele ei panda.
# After the former, if somebody resigned.
analysis-left = Lipp näitab, millal keegi mängust lahkus: ka siis tekib hüpe.
# $takes are as below.
analysis-player = • **{ $name }**: { LIST($takes, separator: ", ") }
# What a take cost: $cost is in percentage points of the chance to win.
analysis-cost = −{ $cost }% { $round }. voorus
analysis-flawless = • **{ $name }**: mitte ühtegi kulukat käiku
analysis-note = -# See on arvuti arvamus pärast lühikest pilku igale käigule. Arvuti võib eksida ja väikesed vahed ei loe.
# One take. $made and $better are as below, and so are the reasons; $cost is in percentage points.
analysis-take = **{ $name }** võttis { $round }. voorus { $made }. Parem oleks olnud võtta { $better }; see viga maksis { $cost } protsendipunkti.
# $chance is how likely the player is to win after it, in percent.
analysis-made = { source.from } { tiles.told } → { target } (võiduvõimalus { $chance }%)
analysis-better = { source.from } { tiles.told-whole } → { target } ({ $chance }%)
# The same when the game was decided: $cost is in points, and $outlook how many the player is ahead in the end: +4 points.
analysis-cost-points = −{ $cost } { $cost ->
    [one] punkt
   *[other] punkti
} { $round }. voorus
analysis-take-points = **{ $name }** võttis { $round }. voorus { $made }. Parem oleks olnud võtta { $better }; see viga maksis { $cost } { $cost ->
    [one] punkti
   *[other] punkti
}. Mäng oli peaaegu otsustatud.
analysis-made-points = { source.from } { tiles.told } → { target } (lõpuks { $outlook })
analysis-better-points = { source.from } { tiles.told-whole } → { target } ({ $outlook })
# What speaks for and against what was taken, and then for what was better.
analysis-why-made = ❌ { $reasons }
analysis-why-better = ✅ { $reasons }
analysis-page = { $page }/{ $pages }
# $chances is how likely everyone was to win: Ada 41%, Bruno 33%. A chart in words has one of each line, and one for each round.
alt-analysis = Azul, graafik igaühe võiduvõimalusest. Alguses: { LIST($chances, separator: ", ") }.
alt-analysis-round = Pärast { $round }. vooru: { LIST($chances, separator: ", ") }.
alt-analysis-end = Lõpus: { LIST($chances, separator: ", ") }.

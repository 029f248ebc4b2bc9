## Slash commands: descriptions are at most 100 characters.

command-games = Leia oma mängud kõigist serveritest ja siit lauad, millega liituda

## Buttons

button-join-game = Liitu #{ $game }
button-return-game = Võta koht tagasi: #{ $game }
button-game = #{ $game }
button-games-all = Ülevaade
button-games-yours = Kõik minu mängud
button-games-open = Kõik avatud lauad
button-games-finished = Lõppenud mängud

## Finding games. $game is a game's number, $link leads to its newest message, and $when is a moment that Discord
## shows in the reader's language, such as: 3 hours ago.

games-yours = ### Sinu mängud
games-open = ### Avatud lauad selles serveris
games-finished = ### Sinu lõppenud mängud
games-none-yours = Praegu sa kuskil ei mängi.
games-none-open = Praegu pole siin ühtegi lauda, millega liituda. { $start } avab uue.
games-none-finished = Seni mitte ühtegi.
games-page = -# Leht { $page }
games-line = **#{ $game }** { $what } · { $server } · { $link }
games-line-away = **#{ $game }** { $what } · mind pole enam selles serveris · { $link }
games-until = { $what } · tähtaeg { $deadline }
games-your-turn = **Sinu käik** · algus: { $when }
games-turn = Mängija { $name } käik · algus: { $when }
games-replaced = **Sinu kohal** mängib { $name }: saad koha tagasi võtta, kuni { $name } pole veel kaht käiku teinud
games-your-tiling = **Pane oma { -tile(form: "few") } kohale** · viimased võeti: { $when }
games-tiling = Oma { -tile(form: "many") } { COUNT($names) ->
    [one] peab
   *[other] peavad
} veel kohale panema { LIST($names) } · viimased võeti: { $when }
games-paused = Peatatud: { $when }
games-lobby = Ootab algust, kohti täidetud { $count }/{ $seats } · viimane muutus: { $when }
games-table = **#{ $game }** { $host } · kohti täidetud { $count }/{ $seats } · { $link }
games-table-rules = **#{ $game }** { $host } · kohti täidetud { $count }/{ $seats }, { LIST($rules, separator: ", ") } · { $link }
games-won = 🏆 { LIST($names) }, { points } · { $when }
games-no-winner = Võitjata · suletud: { $when }
games-joined = Oled nüüd laua taga: { $link }

## Which finished games are listed: captions of selects, and what can be chosen

games-with = **Kellega**
games-in = **Kanal**
games-of = **Mänguvariant**
games-any-variant = Kõik
games-variant = { $variant ->
    [cp] Põhimäng
    [cs] Erivabrikud
    [fp] Vaba { -wall }
   *[fs] Vaba { -wall } ja erivabrikud
}
games-none-fit = Sellele valikule ei vasta ükski lõppenud mäng.

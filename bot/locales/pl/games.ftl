## Slash commands: descriptions are at most 100 characters.

command-games = Twoje gry na wszystkich serwerach i stoły, do których tu dołączysz

## Buttons

button-join-game = Dołącz: nr { $game }
button-return-game = Odzyskaj miejsce: nr { $game }
button-game = Nr { $game }
button-games-all = Przegląd
button-games-yours = Twoje gry
button-games-open = Otwarte stoły
button-games-finished = Zakończone gry

## Finding games. $game is a game's number, $link leads to its newest message, and $when is a moment that Discord
## shows in the reader's language, such as: 3 hours ago.

games-yours = ### Twoje gry
games-open = ### Otwarte stoły na tym serwerze
games-finished = ### Twoje zakończone gry
games-none-yours = Nigdzie teraz nie grasz.
games-none-open = Żaden stół nie czeka teraz na graczy. { $start } otwiera nowy.
games-none-finished = Na razie żadnych.
games-page = -# Strona { $page }
games-line = **Nr { $game }** { $what } · { $server } · { $link }
games-line-away = **Nr { $game }** { $what } · nie ma mnie już na tamtym serwerze · { $link }
games-until = { $what } · termin { $deadline }
games-your-turn = **Twoja tura** zaczęła się { $when }
games-turn = Tura gracza { $name } zaczęła się { $when }
games-replaced = Na **twoim miejscu** gra { $name }: możesz je odzyskać, dopóki { $name } nie wykona dwóch ruchów
games-your-tiling = **Ułóż swoje { -tile(form: "few") }**, ostatnie zabrano { $when }
games-tiling = { COUNT($names) ->
    [one] { LIST($names) } jeszcze układa swoje { -tile(form: "few") }.
   *[other] { LIST($names) } jeszcze układają swoje { -tile(form: "few") }.
} Ostatnie zabrano { $when }
games-paused = Gra wstrzymana { $when }
games-lobby = Czeka na rozpoczęcie, zajęte miejsca: { $count } z { $seats }; ostatnia zmiana { $when }
games-table = **Nr { $game }** { $host }, zajęte miejsca: { $count } z { $seats } · { $link }
games-table-rules = **Nr { $game }** { $host }, zajęte miejsca: { $count } z { $seats }, { LIST($rules, separator: ", ") } · { $link }
games-won = 🏆 { LIST($names) }: { points }, { $when }
games-no-winner = Bez zwycięzcy: zamknięto { $when }
games-joined = Siedzisz przy stole: { $link }

## Which finished games are listed: captions of selects, and what can be chosen

games-with = **Z kim**
games-in = **Kanał**
games-of = **Wariant gry**
games-any-variant = Dowolny
games-variant = { $variant ->
    [cp] Gra podstawowa
    [cs] Fabryki specjalne
    [fp] Gładka { -wall }
   *[fs] Gładka { -wall } i fabryki specjalne
}
games-none-fit = Żadna zakończona gra nie spełnia tych warunków.

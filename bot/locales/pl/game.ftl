## Forma „ty” (w liczbie mnogiej „wy”), jak w Discordzie i w instrukcji. Płeć graczy jest nieznana: czas teraźniejszy
## albo formy bezosobowe. Nazw nie odmieniamy: stoją w mianowniku („gracza **Ada**”).

# Rzeczowniki gry w potrzebnych formach; wygląd czekoladowy zastępuje właśnie je.
-tile = { $form ->
   *[one] płytka
    [acc] płytkę
    [gen] płytki
    [ins] płytką
    [few] płytki
    [many] płytek
}
-line = { $form ->
   *[one] linia
    [acc] linię
    [gen] linii
    [few] linie
    [many] linii
    [on] na linii
    [onto] na linię
    [pattern] linie wzorów
}
-wall = { $form ->
   *[one] ściana
    [gen] ściany
    [on] na ścianie
    [onto] na ścianę
}
-floor = { $form ->
   *[one] podłoga
    [acc] podłogę
    [gen] podłogi
    [for] za podłogę
    [on] na podłodze
    [onto] na podłogę
}
-lid = { $form ->
   *[one] pokrywka
    [in] w pokrywce
}

## Words of the game. $colour is blue, yellow, red, black or white; $emoji is a tile's emoji, or none;
## $source is centre or a factory's number; $line is floor or a line's number.

# Nazwa koloru, potem w zgodzie z płytką: jedna, jedną, dwie, pięć.
colour = { $colour ->
        [blue] niebieski
        [yellow] żółty
        [red] czerwony
        [black] czarny
       *[white] biały
    }
    .one = { $colour ->
        [blue] niebieska
        [yellow] żółta
        [red] czerwona
        [black] czarna
       *[white] biała
    }
    .acc = { $colour ->
        [blue] niebieską
        [yellow] żółtą
        [red] czerwoną
        [black] czarną
       *[white] białą
    }
    .gen = { $colour ->
        [blue] niebieskiej
        [yellow] żółtej
        [red] czerwonej
        [black] czarnej
       *[white] białej
    }
    .few = { $colour ->
        [blue] niebieskie
        [yellow] żółte
        [red] czerwone
        [black] czarne
       *[white] białe
    }
    .many = { $colour ->
        [blue] niebieskich
        [yellow] żółtych
        [red] czerwonych
        [black] czarnych
       *[white] białych
    }
tiles = { $count ->
        [one] { $count } { colour.one }
        [few] { $count } { colour.few }
       *[many] { $count } { colour.many }
    }
    .acc = { $count ->
        [one] { $count } { colour.acc }
       *[other] { tiles }
    }
    .shown = { $emoji ->
        [none] { tiles }
       *[other] { $emoji } { tiles }
    }
    .shown-acc = { $emoji ->
        [none] { tiles.acc }
       *[other] { $emoji } { tiles.acc }
    }
    .whole = { $count ->
        [one] { tiles } { -tile }
        [few] { tiles } { -tile(form: "few") }
       *[many] { tiles } { -tile(form: "many") }
    }
    .whole-acc = { $count ->
        [one] { tiles.acc } { -tile(form: "acc") }
       *[other] { tiles.whole }
    }
    .told = { $emoji ->
        [none] { tiles.whole-acc }
       *[other] { tiles.whole-acc } { $emoji }
    }
tile = { $emoji ->
    [none] { colour.one }
   *[other] { $emoji }
}
nothing = pusto
marker = płytka gracza rozpoczynającego
source = { $source ->
        [centre] środek pola gry
       *[other] fabryka { $source }
    }
    .from = { $source ->
        [centre] ze środka pola gry
       *[other] z fabryki { $source }
    }
    .at = { $source ->
        [centre] na środku pola gry
       *[other] w fabryce { $source }
    }
    .to = { $source ->
        [centre] na środek pola gry
       *[other] do fabryki { $source }
    }
place = { $source ->
    [centre] Środek
   *[other] { $source }
}
place-disc = { place } ({ $disc })
disc-surplus = dodatek
disc-magnet = { colour } magnes
disc-keep = schowek
disc-scatter = rozdzielacz
disc-cushion = poduszka
# What a special factory does, for whoever is about to take from it.
disc-does-surplus = Dodatek: o jedną { -tile(form: "acc") } więcej.
disc-does-magnet = Magnes: po jednej w swoim kolorze od każdego sąsiada.
disc-does-keep = Schowek: reszta zostaje.
disc-does-scatter = Rozdzielacz: reszta idzie do sąsiadów.
disc-does-cushion = Poduszka: następna { -tile } spada bez kary.
target = { $line ->
        [floor] { -floor }
       *[other] { -line } { $line }
    }
    .on = { $line ->
        [floor] { -floor(form: "on") }
       *[other] { -line(form: "on") } { $line }
    }
    .onto = { $line ->
        [floor] { -floor(form: "onto") }
       *[other] { -line(form: "onto") } { $line }
    }
    .gen = { $line ->
        [floor] { -floor(form: "gen") }
       *[other] { -line(form: "gen") } { $line }
    }
column = { $column }
points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
    .gen = { $points ->
        [one] { $points } punktu
       *[other] { $points } punktów
    }
sentences = { LIST($sentences, separator: " ") }

## Names

# $name is ines, tome or lia: the computers are called Inês, Tomé and Lia. People's names don't begin like this
# ("Bot ", "Бот ", "Robot " or "ボット"), so that nobody is taken for a computer.
computer-name = { $name ->
    [ines] Bot Inês
    [tome] Bot Tomé
   *[lia] Bot Lia
}
# Somebody whose data was deleted: a player, by the seat, and somebody else at the beginning of a sentence.
player-gone = Gracz { $seat }
somebody-gone = Ktoś

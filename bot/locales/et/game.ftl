## Pöördumine „sina“, mitme inimese poole „teie“, nagu reeglilehel. Nimesid ei käänata: need seisavad nimetavas
## („mängija **Ada**“).

# Mängu nimisõnad vajalikes vormides; šokolaadi välimus asendab just need.
-tile = { $form ->
   *[one] plaat
    [gen] plaadi
    [part] plaati
    [com] plaadiga
    [few] plaadid
    [many] plaate
    [plgen] plaatide
}
-wall = { $form ->
   *[one] sein
    [gen] seina
    [part] seina
    [on] seinal
    [onto] seinale
    [from] seinalt
}
-lid = { $form ->
   *[one] karbikaas
    [in] karbikaanes
    [into] karbikaande
}

## Words of the game. $colour is blue, yellow, red, black or white; $emoji is a tile's emoji, or none;
## $source is centre or a factory's number; $line is floor or a line's number.

# Nimetav, omastav, osastav (pärast arvu), mitmuse nimetav ja osastav. „object“ on sihitis: võttis 1 sinise plaadi, sai 1 punkti;
# „At“ on sõnumi algus: rida, mis algab arvu ja punktiga, oleks Discordis loend.
colour = { $colour ->
        [blue] sinine
        [yellow] kollane
        [red] punane
        [black] must
       *[white] valge
    }
    .gen = { $colour ->
        [blue] sinise
        [yellow] kollase
        [red] punase
        [black] musta
       *[white] valge
    }
    .part = { $colour ->
        [blue] sinist
        [yellow] kollast
        [red] punast
        [black] musta
       *[white] valget
    }
    .few = { $colour ->
        [blue] sinised
        [yellow] kollased
        [red] punased
        [black] mustad
       *[white] valged
    }
    .many = { $colour ->
        [blue] siniseid
        [yellow] kollaseid
        [red] punaseid
        [black] musti
       *[white] valgeid
    }
tiles = { $count ->
        [one] { $count } { colour }
       *[other] { $count } { colour.part }
    }
    .shown = { $emoji ->
        [none] { tiles }
       *[other] { $emoji } { tiles }
    }
    .whole = { $count ->
        [one] { tiles } { -tile }
       *[other] { tiles } { -tile(form: "part") }
    }
    .object = { $count ->
        [one] { $count } { colour.gen }
       *[other] { tiles }
    }
    .whole-object = { $count ->
        [one] { $count } { colour.gen } { -tile(form: "gen") }
       *[other] { tiles.whole }
    }
    .shown-object = { $emoji ->
        [none] { tiles.object }
       *[other] { $emoji } { tiles.object }
    }
    .told = { $emoji ->
        [none] { tiles.whole-object }
       *[other] { tiles.whole-object } { $emoji }
    }
    .told-whole = { $emoji ->
        [none] { tiles.whole }
       *[other] { tiles.whole } { $emoji }
    }
tile = { $emoji ->
    [none] { colour }
   *[other] { $emoji }
}
nothing = tühi
marker = alustava mängija märk
source = { $source ->
        [centre] laua keskkoht
       *[other] { $source }. vabrik
    }
    .from = { $source ->
        [centre] laua keskelt
       *[other] { $source }. vabrikult
    }
    .at = { $source ->
        [centre] laua keskel
       *[other] { $source }. vabrikul
    }
    .At = { $source ->
        [centre] Laua keskel
       *[other] Vabrikul { $source }
    }
    .to = { $source ->
        [centre] laua keskele
       *[other] { $source }. vabrikule
    }
place = { $source ->
    [centre] Keskkoht
   *[other] { $source }
}
place-disc = { place } ({ $disc })
disc-surplus = lisa
disc-magnet = { colour } magnet
disc-keep = hoidja
disc-scatter = jaotur
disc-cushion = padi
# What a special factory does, for whoever is about to take from it.
disc-does-surplus = Lisa: üks { -tile } rohkem.
disc-does-magnet = Magnet: kummaltki naabrilt üks oma värvi.
disc-does-keep = Hoidja: ülejäänu jääb siia.
disc-does-scatter = Jaotur: ülejäänu läheb naabritele.
disc-does-cushion = Padi: järgmine kukkuv { -tile } ei anna miinuspunkte.
target = { $line ->
        [floor] põrand
       *[other] { $line }. rida
    }
    .onto = { $line ->
        [floor] põrandale
       *[other] { $line }. ritta
    }
    .gen = { $line ->
        [floor] põranda
       *[other] { $line }. rea
    }
column = { $column }.
points = { $points ->
        [one] { $points } punkt
       *[other] { $points } punkti
    }
    .object = { $points } punkti
    .with = { $points } punktiga
sentences = { LIST($sentences, separator: " ") }

## Names

# $name is ines, tome or lia: the computers are called Inês, Tomé and Lia. People's names don't begin like this
# ("Bot ", "Бот ", "Robot " or "ボット"), so that nobody is taken for a computer.
computer-name = { $name ->
    [ines] Robot Inês
    [tome] Robot Tomé
   *[lia] Robot Lia
}
# Somebody whose data was deleted: a player, by the seat, and somebody else at the beginning of a sentence.
player-gone = Mängija { $seat }
somebody-gone = Keegi

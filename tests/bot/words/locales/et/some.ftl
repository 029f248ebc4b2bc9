## A few messages in Estonian, to see that its cases need nothing from the code.

colour = { $colour ->
        [blue] sinine
        [yellow] kollane
        [red] punane
        [black] must
       *[white] valge
    }
    .genitive = { $colour ->
        [blue] sinise
        [yellow] kollase
        [red] punase
        [black] musta
       *[white] valge
    }
    .partitive = { $colour ->
        [blue] sinist
        [yellow] kollast
        [red] punast
        [black] musta
       *[white] valget
    }
tiles = { $count ->
        [one] { $count } { colour } kivi
       *[other] { $count } { colour.partitive } kivi
    }
    .shown = { $count ->
        [one] { $count } { colour.genitive } kivi
       *[other] { $count } { colour.partitive } kivi
    }
source = { $source ->
        [centre] laua keskkoht
       *[other] vabrik { $source }
    }
    .elative = { $source ->
        [centre] laua keskelt
       *[other] vabrikust { $source }
    }
    .inessive = { $source ->
        [centre] laua keskel
       *[other] vabrikus { $source }
    }
sentences = { LIST($sentences, separator: " ") }
target = { $line ->
        [floor] põrand
       *[other] rida { $line }
    }
    .allative = { $line ->
        [floor] põrandale
       *[other] reale { $line }
    }

took = **{ $name }** võttis { tiles.shown } { source.elative } ja pani { target.allative }.
refusal-colour-not-there = { source.inessive } ei ole { colour.partitive }. Seal on { LIST($there) }.
refusal-line-full = Rida { $line } on täis. Panna saab { LIST($open, form: "allative", style: "or") }.

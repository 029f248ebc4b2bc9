## Juhendatud voor samm-sammult (/azul learn) neile, kes pole kunagi mänginud: lühidalt ja soojalt.

learn-step = **Samm { $step }/{ $steps } · { $title }**
learn-title-take = Võtame { -tile(form: "many") }
learn-title-line = Täidame rea
learn-title-floor = Mis ei mahtunud
learn-title-marker = Alustava mängija märk
learn-title-tiling = { CAPITAL(-wall(form: "onto")) }
learn-title-end = Mängu lõpp

## What to do in each step

# $opponent is the name of the computer.
learn-task-take =
    Tere tulemast! Sinu vastane on { $opponent } ja ülemine mängulaud on sinu. Üks voor on läbi ja nüüd on sinu käik. Punkte annavad { -tile(form: "few") } { -wall(form: "on") }: see on ruudustik paremal.
    Oma käigul võtad **ühelt vabrikult** **kõik ühte värvi { -tile(form: "few") }** ja paned need ühte viiest reast vasakul { -wall(form: "gen") } kõrval. Ülejäänud lähevad sealt laua keskele.
    { "**Proovi:**" } vajuta vabriku numbrit, siis vali värv ja rida.
# $row is a row of the wall that has $colour already.
learn-task-line =
    Ühes reas võib olla ainult **üks värv**. Ja ainult rida, mis on vooru lõpus **täis**, saadab ühe { -tile(form: "gen") } { -wall(form: "onto") }.
    Sinu { -wall(form: "gen") } { $row }. reas on { colour } juba olemas, seega { $row }. mustriritta { colour.many } enam panna ei saa. Nupud pakuvad ainult lubatud käike.
    { "**Proovi:**" } võta nii, et mõni rida saaks täis.
# $costs are numbers, $source is the factory that still holds tiles.
learn-task-floor =
    Kõik, mis oma ritta ei mahu, kukub **põrandale**: see on ruutude rida all. Need annavad miinuspunkte, vasakult paremale: { LIST($costs) }.
    { "**Proovi meelega:**" } võta { source.from } { -tile(form: "many") } ja lase vähemalt ühel kukkuda – pane ritta rohkem, kui sinna mahub, või vali põrand. Käigu saab kohe tagasi võtta.
# $points is what the marker costs.
learn-task-marker =
    Võtsid käigu tagasi ja kord on ikka sinu käes. Vaata laua keskele: seal on see, mis vabrikutelt üle jäi, ja ümmargune **alustava mängija märk**.
    Ka sealt võid võtta kõik ühte värvi { -tile(form: "few") }. Kes teeb seda voorus **esimesena**, saab ka märgi. See annab { $points } miinuspunkti nagu { -tile }, mis ära ei mahu, aga selle eest alustab ta järgmist vooru.
    { "**Proovi:**" } võta laua keskelt, enne kui seda teeb { $opponent }.
learn-task-tiling =
    Sina ja { $opponent } võtsite ülejäänud ära, seega on voor läbi. Nüüd liigub igast **täis** reast, ülevalt alla, üks { -tile } { -wall(form: "onto") }.
    Kui see ei puutu kokku ühegi teisega, saad 1 punkti. Muidu loe kokku katkematu jada, millega see liitub oma reas, ja jada oma veerus, mõlemal korral uus { -tile } kaasa arvatud.
learn-ask-tiling = **Sinu kord:** mitu punkti annab { colour } { -tile } seal, kus on küsimärk?
# $own and $other are scores; $rows, $columns and $colours what a complete one is worth at the end.
learn-task-end =
    Jätame selle mängu ja hüppame ühe teise mängu { $round }. vooru. Sinul on { $own }, vastasel ({ $opponent }) { $other }.
    Mäng lõpeb pärast vooru, kus keegi lõpetab { -wall(form: "on") } **rea**. Siis tulevad lisapunktid: { $rows } iga lõpetatud rea eest, { $columns } iga lõpetatud veeru eest ja { $colours } iga värvi eest, mille kõik viis { -tile(form: "part") } on { -wall(form: "on") }.
    { "**Proovi:**" } { LIST($gaps) }. Võta see, mis mõne neist ridadest lõpetab.
learn-gap = { $row }. reast on puudu ainult { colour }

# Below the buttons with colors and lines, the first time.
learn-targets = -# Iga nupp on värv ja rida. **3** paneb kõik seda värvi { -tile(form: "few") } 3. ritta.
# Below a take that would be right, the first time.
learn-confirm = -# Pilt näitab, mis juhtub. **Kinnita** teeb käigu, **Tagasi** laseb uuesti valida.

## What was done, and why

# $rest are the tiles that went to the center; $full is yes or no.
learn-done-take = **See ongi käik!** Võtsid { source.from } { tiles.shown-object }: { $count ->
        [1] rohkem seda värvi seal ei olnud.
       *[other] kõik, mis seal olid.
    } { COUNT($rest) ->
        [0] Midagi üle ei jäänud.
       *[other] Ülejäänud läksid laua keskele: { LIST($rest, form: "shown") }.
    }
    { $full ->
        [yes] Sinu { $row }. rida sai kohe täis!
       *[no] Sinu { $row }. reas on nüüd { $filled }/{ $size }.
    }
# $points is what its tile would score now.
learn-done-line = **Rida { $row } on täis.** Kui voor saab läbi, liigub sealt üks { -tile } { -wall(form: "on") } märgitud kohale ja praeguse seisuga annaks see { points.object }. Rida on siis jälle tühi.
    Read, mis pole täis, jäävad järgmiseks vooruks nii, nagu on.
learn-done-floor = **{ $fell ->
        [one] Põrandale kukkus { $fell } { -tile }
       *[other] Põrandale kukkus { $fell } { -tile(form: "part") }
    }.** Põrand annab nüüd { $points } miinuspunkti; see arvestatakse maha vooru lõpus. Siis on põrand jälle tühi ja alla nulli sinu punktid ei lange.
    Nii tehakse ainult siis, kui muud üle ei jää. Kuni järgmine mängija pole käinud, saad käigu tagasi võtta: tee seda kohe.
learn-done-marker = **Märk on sinu.** See on sinu põrandal, mis annab nüüd { $points } miinuspunkti. Selle eest alustad järgmist vooru ja saad esimesena valida.
# $runs says which runs the tile is in: both, row, column or none. $across and $down are how long they are.
learn-done-tiling = **Õige, { points }!** { learn-runs }
    Kõige lõpuks lähevad maha põranda punktid. Selline oli voor:
learn-runs = { $runs ->
    [both] Reas on { $across } järjest ja veerus { $down }.
    [row] Reas on { $across } järjest, üleval ja all naabreid pole.
    [column] Veerus on { $down } järjest, vasakul ja paremal naabreid pole.
   *[none] Kõrval ei ole ühtegi teist { -tile(form: "part") }.
}
learn-done-end = **Rida { $row } on lõpetatud**, seega oli see viimane voor. Ülejäänud võeti ära, täis read liikusid ja lisapunktid läksid kirja:
learn-next = **See ongi kogu mäng. Nüüd oskad mängida!** { $practice } on mäng arvutite vastu, mida näed ainult sina, koos vihjetega. { $start } avab laua, millega teised saavad liituda, ja { $rules } näitab kõiki reegleid.

## A take that's allowed, but doesn't show what the step is about

learn-miss = **Lubatud, aga seekord mitte.** { $why }
# $points is what the floor would cost.
learn-miss-on-floor = { $fell ->
    [one] See { -tile } kukuks põrandale
   *[other] Need kõik kukuksid põrandale
} ja see annaks { $points } miinuspunkti. Vali mõni oma ridadest.
learn-miss-falls = { $fell ->
    [one] { $fell } { -tile } ei mahuks ära ja kukuks põrandale
   *[other] { $fell } { -tile(form: "part") } ei mahuks ära ja kukuks põrandale
}, mis annaks { $points } miinuspunkti. Vali rida, kus on piisavalt ruumi.
learn-miss-centre = Kes võtab laua keskelt esimesena, saab ka alustava mängija märgi. See tuleb sammus { $step }; praegu vali vabrik.
learn-miss-part = Reas oleks siis { $filled }/{ $size } ja see jääks ootama. Leia nii palju ühte värvi { -tile(form: "many") }, kui mõnda ritta mahub.
learn-miss-fits = Kõik mahuvad ära. Nii ongi õige! Aga just seekord vali rida, kus on liiga vähe ruumi, või põrand.
learn-miss-factory = Siis läheks märk vastasele ({ $opponent }). Võta seekord laua keskelt.
learn-miss-no-row = Mäng läheks pärast seda vooru edasi. Tuleta meelde: { LIST($gaps) }.
learn-count-again = **Mitte { $answer }.** Vaata seda kohta uuesti: koos uue { -tile(form: "com") } { learn-found }
learn-found = { $runs ->
    [both] oleks reas { $across } järjest ja veerus { $down }. Arvesse lähevad mõlemad.
    [row] oleks reas { $across } järjest, üleval ja all naabreid pole.
    [column] oleks veerus { $down } järjest, vasakul ja paremal naabreid pole.
   *[none] ei oleks kõrval ühtegi teist.
}

refusal-old-lesson = See nupp on minu vanemast versioonist. `/azul learn` alustab õppetundi algusest.

## The pictures of the steps in words, before what is on the table

alt-learn-take = Märgitud: vabrikud ja ülemise mängulaua mustriread.
alt-learn-line = Märgitud: ülemise mängulaua mustriread.
alt-learn-floor = Märgitud: ülemise mängulaua põrand.
alt-learn-marker = Märgitud: laua keskkoht ja seal olev alustava mängija märk.
alt-learn-end = Ülemisel mängulaual on { -wall(form: "on") } märgitud { LIST($rows) }.
alt-learn-row = { $row }. rida
alt-learn-tiling = Küsimärk on { -wall(form: "gen") } { $row }. rea ja { $column }. veeru kohal, kuhu läheb { colour } { -tile }.

## Slash commands: descriptions are at most 100 characters.

command-learn = Õpi mängides: kuus lühikest sammu, privaatselt

## Buttons

button-next = Edasi
button-start-over = Algusest

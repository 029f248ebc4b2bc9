## Slash commands: descriptions are at most 100 characters.

command-leave = Lahku lauast või mängust (enne küsitakse üle)
command-leave-to = Kellele pakud oma kohta käimasolevas mängus

## Buttons

button-return = Võta koht tagasi
button-call = Jätkame ootamata
button-substitute = Võta koht
button-resign = Lahku mängust
button-hand-over = Anna mu koht üle
button-keep-seat = Jäta koht mulle
button-keep-playing = Mängi edasi

## Privaatsed vastused

left = Lahkusid lauast.
# $players is how many go on with the game, 0 if nobody but computers would.
resign-ask = Kas lahkud sellest mängust lõplikult? { $players ->
    [0] Keegi teine ei mängi, seega lõpeb mäng võitjata.
    [one] Teine mängija võidab.
   *[other] Teised mängivad edasi. Sinu käigud jäävad vahele ja mängulaud jääb nii, nagu on.
} Selle asemel võid oma koha üle anda: siis mängib sinu mängulaua ja punktidega edasi keegi teine.
return-ask = Kas annad koha tagasi? Siis on see jälle mängija { $owner } oma ja selle võib võtta keegi teine.
resign-done = Lahkusid mängust.
resign-kept = Oled endiselt mängus.

## Playing on without somebody

voted = Sinu hääl: { $vote ->
    [wait] oodata veel ühe käigu aeg.
    [play] selle käigu teeb arvuti.
    [give] koha võtab üle arvuti.
    [seek] koha võib võtta keegi teine.
   *[end] lõpetada mäng.
} Kuni otsust pole, võid oma häält muuta.
voted-grace = Kui hilineja enne ei käi, hakkab see kehtima kõige varem: { $when }
handed = Pakkusid oma kohta. Kuni { $name } seda ei võta, mängid sina edasi; `/azul leave` võtab pakkumise tagasi.
handed-to-anybody = Pakkusid oma kohta igaühele, kes seda soovib. Seni mängid sina edasi; `/azul leave` võtab pakkumise tagasi.
handing-ended = Koht jääb sulle.
called = Hääletus, kuidas mäng jätkub, käib nüüd mängu kanalis.
substituted = Koht on sinu: mängid edasi selle mängulaua ja punktidega.

## What is refused, and what to do instead

refusal-no-vote = Siin pole enam midagi hääletada. `/azul table` näitab mängu seisu.
refusal-seat-for-another = Seda kohta pakutakse kellelegi teisele.
refusal-hand-in-lobby = Mäng ei ole alanud, seega pole midagi üle anda: lahku lauast ilma selle valikuta, siis saab liituda keegi teine.
refusal-hand-to-nobody = { $asked } ei saa sinu kohta võtta. Vali selle serveri liige, kes ei ole bot.
refusal-plays-already = { $asked } juba mängib selles mängus.
refusal-vote-open = Hääletus, kuidas mäng jätkub, juba käib mängu kanalis.
refusal-your-turn = Mäng ootab sind. Tee enne oma käik.
refusal-nobody-to-wait-for = Käigul on arvuti, seega läheb mäng ise edasi.
# $moment is a moment that Discord shows in the reader's language, such as: in 3 days.
refusal-call-too-early = See, keda mäng ootab, on endiselt selles serveris ja tal on veel aega. Hääletuse saab algatada: { $moment }
refusal-vote-on-you = Teised hääletavad, sest on sinu käik. Tee oma käik ja hääletus lõpeb.
refusal-computer-holds = Sinu eest mängib arvuti. Võta enne oma koht tagasi, nupp on käigu sõnumi all.
refusal-seat-is-yours = Sinu koht on sinu enda käes; arvuti sinu eest ei mängi.
refusal-seat-replaced = Sinu kohal mängib praegu keegi teine. Võta koht enne tagasi: nupp on käigu sõnumi all, või kasuta käsku `/azul join`. Pärast asendaja kaht käiku on juba hilja.
refusal-substitute-stays = Sinu kohal on juba kaks käiku tehtud, nii et nüüd on see asendaja oma.
refusal-seat-not-offered = Selles mängus pole enam ühtegi kohta võtta.

## The vote on how a game goes on without those whose time is up

# $late are those people, $mentions the $count others; $needed of these decide. $why is one of the next two.
vote-up = selle käigu aeg sai otsa.
vote-called = mäng ootab endiselt.
vote = { LIST($late) }, { $why } { LIST($mentions) }, kuidas mäng jätkub? { $count ->
    [one] Otsustad sina.
   *[other] Otsustab { $needed ->
        [one] { $needed } hääl
       *[other] { $needed } häält
    } teie { $count } häälest.
}
# $option is one of the next five, which are buttons too.
vote-for = **{ $option }:** { LIST($names) }
vote-wait = Oota
vote-play = Arvuti teeb selle käigu
vote-give = Arvuti mängib edasi
vote-seek = Otsi asendaja
vote-end = Lõpeta mäng
vote-grace = -# Kedagi ei asendata ja mängu ei lõpetata enne seda aega: { $when }.
vote-decided = Otsustatud, kui { LIST($names) } enne ei käi: **{ $option }** · { $when }
vote-until = -# Kui hilineja ise käib, lõpeb hääletus. Muidu teeb selle käigu arvuti: { $when }

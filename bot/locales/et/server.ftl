## Slash commands: descriptions are at most 100 characters.

command-pause = Peata mäng või jätka seda (kanali haldaja)
command-settings = Serveri seaded: kus ja kuidas mängitakse (Manage Server)

## Buttons

button-resume = Jätka

## Pauses

pause-paused = Mäng on peatatud. Jätkata saab nupuga **Jätka** mängu sõnumi all või uuesti käsuga `/azul manage pause`.
pause-resumed = Mäng jätkub.

## A server's settings. Labels and descriptions have at most 100 characters.

server = **Selle serveri seaded** · Iga valik hakkab kohe kehtima laudades, mis avatakse edaspidi. Käimasolevad mängud jäävad nii, nagu on.
server-channels = **Mängukohad** · kus saab laudu avada: kanalid koos lõimedega või terved kategooriad. Kui midagi pole valitud, siis kõikjal.
server-games = **Mängud** · mitu tohib korraga käia, koos mängijaid ootavate laudadega
server-games-any = Piiramata
server-help-games-any = Igas kanalis on ikkagi korraga üks laud, lõimed välja arvatud
server-games-some = Kõige rohkem { $most ->
    [one] { $most } mäng
   *[other] { $most } mängu
}
server-language = **Keel** · kõigile nähtavate sõnumite keel
server-language-auto = Nagu Discordis
server-help-language-auto = Selle serveri keel Discordis, kui ma seda oskan
server-tables =
    { "### Uued lauad" }
    Vaikeseaded, kui avaja ise ei vali:

## What is refused, and what to do instead

refusal-not-manager = Selle serveri seadeid näeb ja muudab ainult see, kellel on serveri haldamise õigus (**Manage Server**).
refusal-pause-already = { $mention } just peatas selle mängu. Nupp **Jätka** mängu sõnumi all paneb selle jälle käima.
refusal-pause-lobby = Enne mängu algust pole midagi peatada. `/azul manage cancel` sulgeb laua.
refusal-resume-already = Keegi just jätkas seda mängu. Kui see tuleb uuesti peatada, kasuta hetke pärast käsku `/azul manage pause`.
refusal-not-paused = See mäng ei ole enam peatatud.
refusal-not-keeper = Mängu saab peatada ja jätkata ainult kanali haldaja (õigus **Manage Channels**).

## Pauses. $mention is who paused the game, $when a moment that Discord shows in the reader's language.

# A message begins with this as long as the game is paused.
paused = ⏸️ Mäng on peatatud · { $mention } · { $when }
paused-news = { $mention } peatas mängu.
paused-how = -# Keegi ei saa käia ja kell seisab. Kanali haldaja saab mängu jätkata nupuga **Jätka** või käsuga `/azul manage pause`.
# $pace is none, or limited if there are deadlines.
resumed = { $mention } pani mängu jälle käima.{ $pace ->
    [none] { "" }
   *[limited] { " " }Aega on alles sama palju kui enne pausi.
}

## Reeglid leht lehe haaval; iga leht seisab sama numbriga pildi kõrval.

rules-page-1 =
    { "**Reeglid · laud**" }
    Võta plaate ja kogu neid oma mängulaua mustriridadesse. Igast täis reast liigub üks plaat seinale, kus saad selle eest punkte koos ümberringi olevate plaatidega. Plaadid, mida sul pole kuhugi panna, annavad miinuspunkte.

    Kotis on **100 plaati** viies värvis, igast värvist 20; kasutatud plaadid lähevad karbikaande. Ümmargused **vabrikud** moodustavad ringi ja on nummerdatud päripäeva: kahele mängijale 5, kolmele 7, neljale 9. Nende keskel on **laua keskkoht** ja **alustava mängija märk**: ümmargune, peal number 1.

    Sinu mängulaual on viis **mustririda**, kuhu mahub üks kuni viis plaati, **sein**, mille heledad ruudud näitavad, kuhu mis värv käib (iga värv kord igas reas ja veerus), ja **põrand**, mille seitse ruutu annavad 1, 1, 2, 2, 2, 3 ja 3 miinuspunkti. Sinu punktid on üleval paremal. Alla nulli need ei lange.

    Alustaja loositakse; edasi käiakse päripäeva. Igas voorus võetakse ära kõik plaadid, igast täis reast liigub plaat seinale ja vabrikud täidetakse uuesti.

rules-page-2 =
    { "**Reeglid · plaatide võtmine**" }
    Oma käigul võta **ühest** kohast **kõik ühte värvi plaadid**:
    • kas vabrikult: ülejäänud plaadid lähevad laua keskele;
    • või laua keskelt. Kes teeb seda voorus **esimesena**, saab ka **alustava mängija märgi**: see läheb enne võetud plaate tema põranda kõige vasakpoolsemale vabale ruudule ja tema alustab järgmist vooru. Märki üksi võtta ei saa.

    Nii jätkatakse, kuni vabrikud ja laua keskkoht on tühjad.

    { "*Täpsustus:*" } kui märki ei võtnud keegi, sest laua keskele ei jõudnud ühtegi plaati, alustab jälle sama mängija.

rules-page-3 =
    { "**Reeglid · kuhu plaadid lähevad**" }
    Kõik võetud plaadid lähevad **ühte** mustriritta, mis täitub paremalt vasakule, või põrandale.
    • Igas reas on ainult üht värvi plaadid. Kahes reas võib olla sama värv.
    • Värvi ei tohi panna mustriritta, kui see värv on kõrval seina samas reas juba olemas.
    • Plaadid, mis ei mahu, kukuvad **põrandale**, mis täitub vasakult paremale. Kui soovid, võid sinna panna ka kõik.

    Pildil on vaja kohale panna kaks kollast plaati. Seina 2. ja 3. reas on kollane juba olemas ning 4. mustrireas on sinised. Sobivad 1. ja 5. rida; 1. rea puhul kukub üks plaat põrandale. Põrandal on märk ja neli plaati: kokku 8 miinuspunkti.

    Kui põrand on täis, lähevad ülejäänud plaadid karbikaande ega anna miinuspunkte.
    { "*Täpsustus:*" } kui sinu põrand on märki võttes täis, jääb märk mängulaua kõrvale. Miinuspunkte see ei anna ja järgmist vooru alustad ikka sina.

rules-page-4 =
    { "**Reeglid · seina ladumine**" }
    Kui kõik plaadid on võetud, käib igaüks oma mustriread läbi ülevalt alla. Igast **täis** reast liigub kõige parempoolsem plaat seina samas reas oma värvi ruudule ja rea teised plaadid lähevad karbikaande. Poolikud read jäävad puutumata.

    Iga plaat annab punkte **kohe**, enne kui liigub järgmine. Kui plaat ei puutu kokku ühegi teisega, saad 1 punkti. Muidu saad 1 punkti iga plaadi eest katkematus horisontaalses jadas, mille osa see on, ja samamoodi vertikaalses jadas; arvesse lähevad vähemalt kahe plaadi jadad, uus plaat kaasa arvatud. Piltidel: üksik plaat 1, kolmene jada 3, neljane ja kolmene jada kokku 7.

    Seejärel lähevad maha põranda punktid. Põranda plaadid lähevad karbikaande ja märk läheb tagasi laua keskele; kelle käes see oli, alustab järgmist vooru.

    Värvilisel seinal pole midagi otsustada, seega paneb plaadid kõigi eest kohale bot.

rules-page-5 =
    { "**Reeglid · järgmine voor ja mängu lõpp**" }
    Kui keegi pole seinal **rida** lõpetanud, saab iga vabrik kotist neli plaati. Alles siis, kui kott on tühi, kallatakse karbikaanes olevad plaadid sinna tagasi. Kui plaate ka siis ei jätku, jäävad viimased vabrikud poolikuks või tühjaks. Alustab see, kelle käes oli märk.

    Mäng lõpeb pärast vooru, kus keegi on lõpetanud vähemalt ühe **rea**. Siis saavad kõik juurde
    • **2** punkti iga lõpetatud rea eest,
    • **7** punkti iga lõpetatud veeru eest,
    • **10** punkti iga värvi eest, mille kõik viis plaati on seinal.

    Võidab see, kellel on kõige rohkem punkte. Viigi korral võidab see, kellel on rohkem lõpetatud ridu.
    { "*Täpsustus:*" } kui ka ridu on sama palju, jagatakse võitu.
    { "*Täpsustus:*" } mäng lõpeb ka siis, kui ühtegi plaati pole enam tõmmata või ükski neist ei jõuaks enam seinale.
    { "*Täpsustus:*" } samuti lõpeb mäng, kui nii mitu vooru järjest, kui on mängijaid, ei tule ühelegi seinale plaati juurde ja üheski mustrireas pole rohkem plaate kui enne.

rules-page-6 =
    { "**Reeglid · vaba sein**" } (valikuline)
    Seinal pole värve märgitud: **sina** valid veeru, kuhu täis rea plaat läheb. Koht peab olema tühi ja selles veerus ei tohi seda värvi veel olla. Pildil ei saa punane minna esimesse veergu.

    Käi read läbi ülevalt alla, sest iga plaat muudab seda, mida järgmine annab. Bot näitab, mitu punkti iga vaba koht annaks, ja sa võid valikuid muuta, kuni oled kinnitanud. Kõik valivad ühel ajal. Kui reale jääb ainult üks koht, paneb plaadi sinu eest kohale bot.

    { "*Täpsustus:*" } kui vaba veergu pole, kukuvad kõik selle rea plaadid põrandale enne, kui järgmine rida seinale liigub, ja lähevad arvesse juba selles voorus.

    Plaate võetakse nagu ikka: rea tohib täita ka siis, kui ükski veerg selle jaoks vabaks ei jää.

rules-page-7 =
    { "**Reeglid · erivabrikud**" } (valikuline)
    Vabrikud on kahepoolsed. Üheksast pannakse lauale nii palju, kui vaja, ja iga **mängija** kohta pööratakse üks neist eripoolega üles: kas igas voorus või ainult korra enne mängu.
    { "**1 Lisa**" }: saab kotist ühe plaadi rohkem.
    { "**2 Magnet**" }: tõmbab pärast vabrikute täitmist kummaltki naabrilt ühe oma värvi plaadi, kui seda seal on.
    { "**3 Hoidja**" }: plaadid, mida sa ei võta, jäävad siia.
    { "**4 Jaotur**" }: plaadid, mida sa ei võta, jagatakse kahe naabri vahel. Sina valid, mis värv kuhu läheb; sama värvi plaadid jäävad kokku. Mõnes lauas jagatakse võimalikult võrdselt.
    { "**5 Padi**" }: plaadid, mida sa ei võta, lähevad laua keskele ja **padi** tuleb kuni vooru lõpuni sinu põranda kõrvale. Järgmine kukkuv plaat jääb sellele ega anna miinuspunkte.

    { "*Täpsustus:*" } üheksa eripoolt on üks lisa, viis magnetit (igat värvi üks), üks hoidja, üks jaotur ja üks padi.
    { "*Täpsustus:*" } kui vabrikud on täidetud, tegutsevad lisa ja magnetid järjekorras alates 1. vabrikust, igaüks sellega, mis eelmistest järele jäi; magnet tõmbab esmalt vasakult naabrilt.

rules-page-8 =
    { "**Reeglid · naabrid, jaotur ja padi**" }
    Naabrid on ringis kõrvuti olevad vabrikud: vasakul on väiksem number, paremal suurem, ja viimane on esimese kõrval.

    Pildil võttis Ada 4. kohalt padja: üks kahest sinisest plaadist kukkus ja jäi padjale. Siis võttis Bruno 3. kohalt, kus on jaotur, mustad plaadid. Jaoturi naabrid olid 2 ja 5 ning ta saatis punase ühele ja valge teisele.

    { "*Täpsustus:*" } kui padi on oma kohalt läinud, on naabriks järgmine vabrik, mis laual alles on. Kui alles on kaks, on kumbki teise ainus naaber; kui üks, lähevad jaoturi plaadid laua keskele.
    { "*Täpsustus:*" } padi võib püüda plaadi juba selsamal käigul, mil selle võtad, ja püüda võib see ka alustava mängija märgi. Vooru lõpus läheb padjal olev karbikaande; märk laseb sul ikka alustada.
    { "*Täpsustus:*" } „võimalikult võrdselt“ tähendab, et plaatide arvu vahe kahe poole vahel on võimalikult väike.
    { "*Täpsustus:*" } kui hoidja ja jaoturi tõttu ei jõua laua keskele ühtegi plaati, ei võta märki keegi ja alustab jälle sama mängija.

## Slash commands: descriptions are at most 100 characters.

command-rules = Loe reegleid, leht lehe haaval, piltidega
command-rules-page = Mitmes leht
command-help = Kuidas mängida ja tähtsamad käsud

## Buttons

button-start = Ava laud
button-learn = Õpi mängima

## Help: a line that begins with * would be read as a variant, hence the quotes. $start is the command, to be tapped.

# $place is server or elsewhere: in direct messages, in groups, on servers that the bot isn't on.
help =
    { $place ->
        [server] { "**Azul** on lauamäng kahele kuni neljale ja see kanal on teie mängukoht." }
       *[elsewhere] { "**Azul** on lauamäng kahele kuni neljale. Teistega mängimiseks kasuta mind mõne sellise serveri kanalis, kus ka mina olen." }
    }

    Võta ühest kohast **kõik ühte värvi { -tile(form: "few") }** ja pane need **ühte** ritta. Igast täis reast liigub üks { -tile } { -wall(form: "onto") } ja annab koos naabritega punkte; mis ära ei mahu, annab miinuspunkte. Voor, kus keegi lõpetab { -wall(form: "on") } **rea**, on viimane.

    { $start } avab laua: teised vajutavad **{ button-join }** ja siis sina **{ button-begin }**. Käi nuppudega või käsuga { $take }; { $undo } võtab käigu tagasi. { $practice } on mäng üksi arvutite vastu. { $rules } selgitab kõike.
# At the beginning of the help.
help-learn = { "**Kas mäng on sulle uus?**" } { $learn } õpetab seda kuue lühikese sammuga.

## The pictures of the rules in words

rules-page-of = { $page }/{ $pages }
alt-help = Käik kolmes sammus. 1: mõlemad punased plaadid võetakse vabrikult, sinine ja must lähevad laua keskele. 2: punased täidavad teise mustrirea. 3: üks neist läheb kõrvale seinale, kus kolme plaadi jada annab 3 punkti.
alt-rules-1 = Kahe mängija laud mängu alguses. Sildid näitavad vabrikuid, laua keskkohta, alustava mängija märki ning mängulaual mustriridu, seina ja põrandat.
alt-rules-2 = Kaks punast plaati lähevad vabrikult mustriritta, ülejäänud laua keskele
alt-rules-3 = Kaks kollast plaati võib panna esimesse ritta, viiendasse ritta või põrandale
alt-rules-4 = Üksik plaat annab 1 punkti, kolmeses jadas 3, neljases ja kolmeses jadas kokku 7
alt-rules-5 = Lõpetatud rida annab 2 punkti, lõpetatud veerg 7, ühe värvi kõik viis plaati 10
alt-rules-6 = Esimese rea vabad kohad ja punktid, mille punane plaat igal kohal annaks
alt-rules-7 = Viis liiki erivabrikuid ja mida need teevad
alt-rules-8 = Jaotur saatis plaadid 2. ja 5. vabrikule, sest padi on 4. kohalt juba läinud

## Reeglid šokolaadiväljaande sõnadega.

rules-page-1 =
    { "**Reeglid · laud**" }
    Võta šokolaaditükke ja kogu neid oma mängulaua mustriridadesse. Igast täis reast liigub üks šokolaaditükk karpi, kus saad selle eest punkte koos ümberringi olevate šokolaaditükkidega. Šokolaaditükid, mida sul pole kuhugi panna, annavad miinuspunkte.

    Kotis on **100 šokolaaditükki** viies värvis, igast värvist 20; kasutatud šokolaaditükid lähevad mängukarbi kaande. Ümmargused **vabrikud** moodustavad ringi ja on nummerdatud päripäeva: kahele mängijale 5, kolmele 7, neljale 9. Nende keskel on **laua keskkoht** ja **alustava mängija märk**: ümmargune, peal number 1.

    Sinu mängulaual on viis **mustririda**, kuhu mahub üks kuni viis šokolaaditükki, **karp**, mille heledad ruudud näitavad, kuhu mis värv käib (iga värv kord igas reas ja veerus), ja **põrand**, mille seitse ruutu annavad 1, 1, 2, 2, 2, 3 ja 3 miinuspunkti. Sinu punktid on üleval paremal. Alla nulli need ei lange.

    Alustaja loositakse; edasi käiakse päripäeva. Igas voorus võetakse ära kõik šokolaaditükid, igast täis reast liigub šokolaaditükk karpi ja vabrikud täidetakse uuesti.
rules-page-2 =
    { "**Reeglid · šokolaaditükkide võtmine**" }
    Oma käigul võta **ühest** kohast **kõik ühte värvi šokolaaditükid**:
    • kas vabrikult: ülejäänud šokolaaditükid lähevad laua keskele;
    • või laua keskelt. Kes teeb seda voorus **esimesena**, saab ka **alustava mängija märgi**: see läheb enne võetud šokolaaditükke tema põranda kõige vasakpoolsemale vabale ruudule ja tema alustab järgmist vooru. Märki üksi võtta ei saa.

    Nii jätkatakse, kuni vabrikud ja laua keskkoht on tühjad.

    { "*Täpsustus:*" } kui märki ei võtnud keegi, sest laua keskele ei jõudnud ühtegi šokolaaditükki, alustab jälle sama mängija.
rules-page-3 =
    { "**Reeglid · kuhu šokolaaditükid lähevad**" }
    Kõik võetud šokolaaditükid lähevad **ühte** mustriritta, mis täitub paremalt vasakule, või põrandale.
    • Igas reas on ainult üht värvi šokolaaditükid. Kahes reas võib olla sama värv.
    • Värvi ei tohi panna mustriritta, kui see värv on kõrval karbi samas reas juba olemas.
    • Šokolaaditükid, mis ei mahu, kukuvad **põrandale**, mis täitub vasakult paremale. Kui soovid, võid sinna panna ka kõik.

    Pildil on vaja kohale panna kaks kollast šokolaaditükki. Karbi 2. ja 3. reas on kollane juba olemas ning 4. mustrireas on sinised. Sobivad 1. ja 5. rida; 1. rea puhul kukub üks šokolaaditükk põrandale. Põrandal on märk ja neli šokolaaditükki: kokku 8 miinuspunkti.

    Kui põrand on täis, lähevad ülejäänud šokolaaditükid mängukarbi kaande ega anna miinuspunkte.
    { "*Täpsustus:*" } kui sinu põrand on märki võttes täis, jääb märk mängulaua kõrvale. Miinuspunkte see ei anna ja järgmist vooru alustad ikka sina.
rules-page-4 =
    { "**Reeglid · karbi koostamine**" }
    Kui kõik šokolaaditükid on võetud, käib igaüks oma mustriread läbi ülevalt alla. Igast **täis** reast liigub kõige parempoolsem šokolaaditükk karbi samas reas oma värvi ruudule ja rea teised šokolaaditükid lähevad mängukarbi kaande. Poolikud read jäävad puutumata.

    Iga šokolaaditükk annab punkte **kohe**, enne kui liigub järgmine. Kui šokolaaditükk ei puutu kokku ühegi teisega, saad 1 punkti. Muidu saad 1 punkti iga šokolaaditüki eest katkematus horisontaalses jadas, mille osa see on, ja samamoodi vertikaalses jadas; arvesse lähevad vähemalt kahe šokolaaditüki jadad, uus šokolaaditükk kaasa arvatud. Piltidel: üksik šokolaaditükk 1, kolmene jada 3, neljane ja kolmene jada kokku 7.

    Seejärel lähevad maha põranda punktid. Põranda šokolaaditükid lähevad mängukarbi kaande ja märk läheb tagasi laua keskele; kelle käes see oli, alustab järgmist vooru.

    Värvilises karbis pole midagi otsustada, seega paneb šokolaaditükid kõigi eest kohale bot.
rules-page-5 =
    { "**Reeglid · järgmine voor ja mängu lõpp**" }
    Kui keegi pole karbis **rida** lõpetanud, saab iga vabrik kotist neli šokolaaditükki. Alles siis, kui kott on tühi, kallatakse mängukarbi kaanes olevad šokolaaditükid sinna tagasi. Kui šokolaaditükke ka siis ei jätku, jäävad viimased vabrikud poolikuks või tühjaks. Alustab see, kelle käes oli märk.

    Mäng lõpeb pärast vooru, kus keegi on lõpetanud vähemalt ühe **rea**. Siis saavad kõik juurde
    • **2** punkti iga lõpetatud rea eest,
    • **7** punkti iga lõpetatud veeru eest,
    • **10** punkti iga värvi eest, mille kõik viis šokolaaditükki on karbis.

    Võidab see, kellel on kõige rohkem punkte. Viigi korral võidab see, kellel on rohkem lõpetatud ridu.
    { "*Täpsustus:*" } kui ka ridu on sama palju, jagatakse võitu.
    { "*Täpsustus:*" } mäng lõpeb ka siis, kui ühtegi šokolaaditükki pole enam tõmmata või ükski neist ei jõuaks enam karpi.
    { "*Täpsustus:*" } samuti lõpeb mäng, kui nii mitu vooru järjest, kui on mängijaid, ei tule ühtegi karpi šokolaaditükki juurde ja üheski mustrireas pole rohkem šokolaaditükke kui enne.
rules-page-6 =
    { "**Reeglid · vaba karp**" } (valikuline)
    Karbis pole värve märgitud: **sina** valid veeru, kuhu täis rea šokolaaditükk läheb. Koht peab olema tühi ja selles veerus ei tohi seda värvi veel olla. Pildil ei saa punane minna esimesse veergu.

    Käi read läbi ülevalt alla, sest iga šokolaaditükk muudab seda, mida järgmine annab. Bot näitab, mitu punkti iga vaba koht annaks, ja sa võid valikuid muuta, kuni oled kinnitanud. Kõik valivad ühel ajal. Kui reale jääb ainult üks koht, paneb šokolaaditüki sinu eest kohale bot.

    { "*Täpsustus:*" } kui vaba veergu pole, kukuvad kõik selle rea šokolaaditükid põrandale enne, kui järgmine rida karpi liigub, ja lähevad arvesse juba selles voorus.

    Šokolaaditükke võetakse nagu ikka: rea tohib täita ka siis, kui ükski veerg selle jaoks vabaks ei jää.
rules-page-7 =
    { "**Reeglid · erivabrikud**" } (valikuline)
    Vabrikud on kahepoolsed. Üheksast pannakse lauale nii palju, kui vaja, ja iga **mängija** kohta pööratakse üks neist eripoolega üles: kas igas voorus või ainult korra enne mängu.
    { "**1 Lisa**" }: saab kotist ühe šokolaaditüki rohkem.
    { "**2 Magnet**" }: tõmbab pärast vabrikute täitmist kummaltki naabrilt ühe oma värvi šokolaaditüki, kui seda seal on.
    { "**3 Hoidja**" }: šokolaaditükid, mida sa ei võta, jäävad siia.
    { "**4 Jaotur**" }: šokolaaditükid, mida sa ei võta, jagatakse kahe naabri vahel. Sina valid, mis värv kuhu läheb; sama värvi šokolaaditükid jäävad kokku. Mõnes lauas jagatakse võimalikult võrdselt.
    { "**5 Padi**" }: šokolaaditükid, mida sa ei võta, lähevad laua keskele ja **padi** tuleb kuni vooru lõpuni sinu põranda kõrvale. Järgmine kukkuv šokolaaditükk jääb sellele ega anna miinuspunkte.

    { "*Täpsustus:*" } üheksa eripoolt on üks lisa, viis magnetit (igat värvi üks), üks hoidja, üks jaotur ja üks padi.
    { "*Täpsustus:*" } kui vabrikud on täidetud, tegutsevad lisa ja magnetid järjekorras alates 1. vabrikust, igaüks sellega, mis eelmistest järele jäi; magnet tõmbab esmalt vasakult naabrilt.
rules-page-8 =
    { "**Reeglid · naabrid, jaotur ja padi**" }
    Naabrid on ringis kõrvuti olevad vabrikud: vasakul on väiksem number, paremal suurem, ja viimane on esimese kõrval.

    Pildil võttis Ada 4. kohalt padja: üks kahest sinisest šokolaaditükist kukkus ja jäi padjale. Siis võttis Bruno 3. kohalt, kus on jaotur, mustad šokolaaditükid. Jaoturi naabrid olid 2 ja 5 ning ta saatis punase ühele ja valge teisele.

    { "*Täpsustus:*" } kui padi on oma kohalt läinud, on naabriks järgmine vabrik, mis laual alles on. Kui alles on kaks, on kumbki teise ainus naaber; kui üks, lähevad jaoturi šokolaaditükid laua keskele.
    { "*Täpsustus:*" } padi võib püüda šokolaaditüki juba selsamal käigul, mil selle võtad, ja püüda võib see ka alustava mängija märgi. Vooru lõpus läheb padjal olev mängukarbi kaande; märk laseb sul ikka alustada.
    { "*Täpsustus:*" } „võimalikult võrdselt“ tähendab, et šokolaaditükkide arvu vahe kahe poole vahel on võimalikult väike.
    { "*Täpsustus:*" } kui hoidja ja jaoturi tõttu ei jõua laua keskele ühtegi šokolaaditükki, ei võta märki keegi ja alustab jälle sama mängija.
alt-help = Käik kolmes sammus. 1: mõlemad punased šokolaaditükid võetakse vabrikult, sinine ja must lähevad laua keskele. 2: punased täidavad teise mustrirea. 3: üks neist läheb kõrvale karpi, kus kolme šokolaaditüki jada annab 3 punkti.
alt-rules-1 = Kahe mängija laud mängu alguses. Sildid näitavad vabrikuid, laua keskkohta, alustava mängija märki ning mängulaual mustriridu, karpi ja põrandat.
alt-rules-2 = Kaks punast šokolaaditükki lähevad vabrikult mustriritta, ülejäänud laua keskele
alt-rules-3 = Kaks kollast šokolaaditükki võib panna esimesse ritta, viiendasse ritta või põrandale
alt-rules-4 = Üksik šokolaaditükk annab 1 punkti, kolmeses jadas 3, neljases ja kolmeses jadas kokku 7
alt-rules-5 = Lõpetatud rida annab 2 punkti, lõpetatud veerg 7, ühe värvi kõik viis šokolaaditükki 10
alt-rules-6 = Esimese rea vabad kohad ja punktid, mille punane šokolaaditükk igal kohal annaks
alt-rules-8 = Jaotur saatis šokolaaditükid 2. ja 5. vabrikule, sest padi on 4. kohalt juba läinud

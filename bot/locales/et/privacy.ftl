## Slash commands: descriptions are at most 100 characters.

command-privacy = Mida sinu kohta salvestatakse: vaata, võta failina, kustuta

## The answer to /azul privacy: a line that begins with * would be read as a variant, hence the quotes.

# What is stored about a person.
privacy =
    { "**Mida ma sinust tean**" }
    Salvestan sinu Discordi ID, nimed, mille all oled mängudega liitunud, ja selle, mida oled neis teinud, et mängud pärast taaskäivitust jätkuksid ja neid saaks uuesti vaadata. Samuti salvestan selle, mille oled valinud käsuga { $me }, mida plaanid käsuga { $plan } (kuni selle käigu lõpuni), ja neljaks nädalaks sinu harjutusmängu. Sõnumeid ma ei loe.
    Kanalis käivaid mänge näevad seal kõik. Sinu seadeid, plaane, harjutusmängu ja mängude loendit näed ainult sina; lauad, mis sind ootavad, näitavad aga, mis ajani sinu kell seisab.
    Kõik see püsib, kuni sina selle siin kustutad või kuni seda teeb minu haldaja.
    { "**Ekspordi** annab selle kõik sulle failina. **Kustuta** küsib enne, kui midagi kustutab." }
privacy-exported = See on kõik, mis sinu kohta on salvestatud. Teiste kohta siin midagi ei ole. Vormingut kirjeldab docs/privacy.md.
privacy-ask = { "**Kas kustutada kõik, mis on sinu kohta salvestatud?** Seda ei saa tagasi võtta." }
privacy-ask-running = { $count ->
        [one] • Lahkud mängust, mida praegu mängid. Edaspidi jäävad sinu käigud selles vahele.
       *[other] • Lahkud { $count } mängust, mida praegu mängid. Edaspidi jäävad sinu käigud neis vahele.
    }
privacy-ask-lobbies = { $count ->
        [one] • Lahkud lauast, kus ootad mängu algust.
       *[other] • Lahkud { $count } lauast, kus ootad mängu algust.
    }
privacy-ask-games = • Sinu seaded, plaanid, harjutusmäng ja mängude loend kustutatakse. Mängudes teistega asendab sinu nime *Mängija 2* või mõni muu number, vastavalt kohale.
privacy-ask-anew = • Kui mängid uuesti, alustad nullist: varasemad mängud ei ole enam sinu omad.
privacy-ask-beyond = • Kanalites olevad sõnumid ja pildid jäävad alles, samuti teiste eksporditud failid ning varukoopiad, kuni minu haldaja need kustutab.
privacy-changed = Sinu mängud on vahepeal muutunud, seega loe see palun uuesti läbi.
privacy-erasing = Kustutan kõike, mis sinu kohta on salvestatud. Kui oled palju mänginud, võtab see hetke aega. See jätkub ka siis, kui mind taaskäivitatakse.
privacy-erased = Tehtud: sinu kohta pole enam midagi salvestatud.
privacy-later = Sinu seaded, plaanid, harjutusmäng ja mängude loend on kustutatud. Sinu nimi on veel mõne mängu andmetes, mida ma praegu muuta ei saa. Jätkan sellega ise, sina ei pea rohkem midagi tegema.
privacy-damaged = Sinu seaded, plaanid, harjutusmäng ja mängude loend on kustutatud. { $count ->
        [one] Mängu { $games } andmed on rikutud, seega ei saa ma sinu nime sealt eemaldada.
       *[other] { $count } mängu andmed on rikutud, seega ei saa ma sinu nime neist eemaldada: { $games }.
    } Palu minu haldajal { $count ->
        [one] see mäng eemaldada.
       *[other] need mängud eemaldada.
    }
button-privacy-export = Ekspordi
button-privacy-delete = Kustuta…
button-privacy-erase = Kustuta kõik
button-privacy-keep = Jäta alles
refusal-too-large = Sinu kohta on salvestatud rohkem, kui mahub faili, mille Discord vastu võtab. Palun küsi seda minu haldajalt.

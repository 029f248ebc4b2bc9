## Slash commands: descriptions are at most 100 characters.

command-me = Sinu seaded: teavitused, ajavöönd, vaikne aeg, puhkus, keel, kinnitamine

## Buttons

button-setting-confirm = Kinnitamine: { $chosen ->
    [on] lülita välja
   *[off] lülita sisse
}
button-setting-challenges = Kutsed: { $chosen ->
    [on] lülita välja
   *[off] lülita sisse
}
button-setting-zone = Leia minu ajavöönd
button-setting-quiet = Täpne vaikne aeg
button-setting-dm = Proovi otsesõnumit uuesti

## A person's own settings

settings = { "**Sinu seaded**" } kehtivad kõigis sinu mängudes, kõigis serverites. Neid näed ainult sina.
setting-confirm = { $chosen ->
    [on] **Kinnitamine on sees.** Kui valid käigu nuppudega, näed enne, mida see sinu mängulaual muudab. Käigu teeb nupp **Kinnita**.
   *[off] **Kinnitamine on väljas.** Nuppudega valitud käik tehakse kohe. Nupp **Võta tagasi** tühistab selle, kuni järgmine mängija käib või voor lõpeb.
}
setting-challenges = { $chosen ->
    [on] **Kutsed on sees.** Teised saavad sind nimepidi mängima kutsuda, ka uuesti, ja sulle pannakse koht kinni.
   *[off] **Kutsed on väljas.** Keegi ei saa sind nimepidi kutsuda ja sind ei teavitata, kui teised uuesti mängivad.
}

setting-adaptive = **Kohanduvad arvutid** · sinu tase praegu: { $level }. Kui valid mõne muu taseme, siis see ei muutu.
setting-pings = **Teavitused** · kus annan teada, et on sinu käik
setting-pings-channel = Kanalis
setting-help-pings-channel = Mainimine seal, kus mäng käib
setting-pings-dm = Otsesõnumiga
setting-help-pings-dm = Sõnum ainult sulle, lingiga mängu juurde
setting-pings-both = Mõlemat moodi
setting-help-pings-both = Mainimine kanalis ja otsesõnum
setting-pings-none = Üldse mitte
setting-help-pings-none = Vaatad ise, millal on sinu käik
setting-unreachable = ⚠️ Discord ei lubanud mul sulle otsesõnumit saata, seega mainin sind kanalis. Luba otsesõnumid mõnest meie ühisest serverist ja vajuta siis **Proovi otsesõnumit uuesti**.
setting-reminders = **Meeldetuletused** · kui on ikka veel sinu käik{ $where ->
    [channel] , mainimisega kanalis
   *[same] { "" }
}
setting-reminders-none = Üldse mitte
setting-help-reminders-none = Tähtaeg kehtib ikka
setting-reminders-last = Ainult viimane
setting-help-reminders-last = Ainult siis, kui aeg hakkab otsa saama
setting-reminders-both = Mõlemad
setting-help-reminders-both = Poole aja möödudes ja kui aeg hakkab otsa saama
# $zone is a city such as New York, $time the time of the day there.
setting-zone = **Ajavöönd** · { $zone }, seal on kell { $time }
setting-zone-none = **Ajavöönd** · valimata, seega on vaikne aeg ja puhkus UTC järgi
setting-zone-now = praegu { $time }
setting-quiet = **Vaikne aeg** · siis annan käigust teada hääletult ja sinu kell seisab, kuni vaikne aeg läbi saab
setting-quiet-off = Vaikset aega pole
setting-help-quiet-off = Sinu kell käib ööpäev läbi
setting-quiet-until = Kuni · kõige rohkem { $hours ->
    [one] { $hours } tund
   *[other] { $hours } tundi
} ööpäevas
# $days is how many days of vacation are left, of $most.
setting-days = { $days ->
    [one] { $days } päev
   *[other] { $days } päeva
}
setting-holiday = **Puhkus** · sinu kell seisab valitud päeva lõpuni; lauad, mis sind ootavad, näitavad, mis ajani. Selles kvartalis on alles { setting-days } (kokku { $most }).
# $day is a date that Discord writes in the reader's language.
setting-holiday-on = **Puhkus** · oled ära kuni { $day } (kaasa arvatud). Kui lõpetad puhkuse kohe, jääb selles kvartalis alles { setting-days } (kokku { $most }).
setting-holiday-off = Puhkust pole
setting-holiday-end = Lõpeta kohe
setting-listing = **Edetabelid** · kus teised näevad sinu edetabelikohta
setting-listing-nowhere = Mitte kuskil
setting-help-listing-nowhere = Oma edetabelikohta ja reitingut näed ainult sina
setting-listing-servers = Serverites, kus mängin
setting-help-listing-servers = Nimega, mida kasutasid seal viimases mängus
setting-listing-everywhere = Kõikjal
setting-help-listing-everywhere = Ka väljaspool sinu servereid, sinu Discordi nime all
setting-language = **Keel** · ainult sulle nähtavate sõnumite keel
setting-language-auto = Automaatne
setting-help-language-auto = Sinu Discordi keel, kui ma seda oskan
# The form's title and the line's label have at most 45 characters, the others 100.
zone-form = Sinu ajavöönd
zone-form-line = Kus sa oled?
zone-form-help = Lähim suurlinn, riik või vahe UTC-ga
zone-form-example = Tallinn, New York, Jaapan, UTC+2
quiet-form = Sinu vaikne aeg
quiet-form-line = Mis kellast mis kellani?
quiet-form-help = Sinu ajavööndis, kõige rohkem { $hours } tundi; võib kesta üle südaöö
quiet-form-example = 22:30 – 6:45
zone-several = Sellele vastab mitu ajavööndit ({ $count }): vali altpoolt õige.

## What is refused, and what to do instead

refusal-no-such-zone = Ma ei tea, kus on „{ $asked }“. Kirjuta lähim suurlinn, riik või vahe UTC-ga, näiteks Tallinn, Jaapan või UTC+2.
refusal-bad-hours = „{ $asked }“ ei ole kaks kellaaega. Kirjuta, mis kellast mis kellani, näiteks 22:30 – 6:45 või 22–7.
refusal-quiet-too-long = Vaikne aeg kestab kõige rohkem { $most } tundi ja vähemalt minuti: ülejäänud ööpäeva peab sinu kell käima.
refusal-form-too-late = Jäin selle vormi avamisega hiljaks. Palun vajuta nuppu uuesti.
refusal-holiday-over = See päev on juba läbi, seega puhkust ei märgitud. Vali hilisem päev.
refusal-holiday-too-long = Siis oleks ühes kvartalis puhkust üle { $most } päeva. Vali varasem päev.
refusal-too-many-holidays = Selles kvartalis oled juba { $most ->
    [one] { $most } korra
   *[other] { $most } korda
} puhkusele jäänud. Uuesti saad järgmises kvartalis.

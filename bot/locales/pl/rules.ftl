## The rules, page by page; each stands beside the picture with its number (render.rule_picture).
## A line that begins with * would be read as a variant, hence the quotes. `make docs` writes docs/rules from them.

rules-page-1 =
    { "**Zasady · stół**" }
    Bierzesz płytki i zbierasz je na liniach swojej planszy. Z każdej pełnej linii jedna płytka przechodzi na twoją ścianę i punktuje razem z płytkami dookoła. Płytki, na które nie ma miejsca, odbierają punkty.

    { "**100 płytek**" }, po 20 w każdym z pięciu kolorów, leży w woreczku; odrzucone płytki trafiają do pokrywki pudełka. Okrągłe **fabryki** leżą w kole i są ponumerowane zgodnie z ruchem wskazówek zegara: 5 dla dwóch osób, 7 dla trzech, 9 dla czterech. Między nimi jest **środek pola gry** i **płytka gracza rozpoczynającego**: okrągła, z cyfrą 1.

    Na twojej planszy jest pięć **linii wzorów** o długości od jednego do pięciu pól, **ściana**, na której blade rysunki pokazują miejsce każdego koloru (raz w rzędzie i raz w kolumnie), oraz **podłoga**: siedem pól, które odbierają 1, 1, 2, 2, 2, 3 i 3 punkty. Twój wynik widać w prawym górnym rogu. Nigdy nie spada poniżej 0.

    Osobę, która zaczyna, wyznacza losowanie; dalej gra toczy się zgodnie z ruchem wskazówek zegara. W każdej rundzie zabieracie wszystkie płytki, potem z pełnych linii układacie je na ścianach, a na koniec fabryki zapełniają się na nowo.

rules-page-2 =
    { "**Zasady · branie płytek**" }
    W swojej turze weź **wszystkie płytki jednego koloru** z **jednego** miejsca:
    • z fabryki: pozostałe płytki z niej przechodzą na środek pola gry;
    • albo ze środka pola gry. Kto robi to w rundzie **pierwszy**, bierze też **płytkę gracza rozpoczynającego**: kładzie ją na skrajnym lewym wolnym polu podłogi jeszcze przed płytkami i zaczyna następną rundę. Nie można wziąć samej tylko płytki gracza rozpoczynającego.

    Runda trwa, dopóki fabryki i środek pola gry nie będą puste.

    { "*Wyjaśnienie:*" } jeśli nikt nie wziął płytki gracza rozpoczynającego, bo na środek nic nie trafiło, znowu zaczyna ta sama osoba.

rules-page-3 =
    { "**Zasady · gdzie położyć płytki**" }
    Wszystkie zabrane płytki kładziesz na **jednej** linii wzoru, którą zapełnia się od prawej do lewej, albo na podłodze.
    • Na linii może leżeć tylko jeden kolor. Dwie twoje linie mogą mieć ten sam kolor.
    • Nie wolno kłaść na linii koloru, który jest już w rzędzie ściany obok niej.
    • Płytki, które się nie mieszczą, spadają na **podłogę**, zapełnianą od lewej do prawej. Można też od razu położyć tam wszystkie.

    Na obrazku trzeba położyć dwie żółte płytki. W rzędach 2 i 3 żółty już jest, a na linii 4 leżą niebieskie. Zostają linie 1 i 5, przy czym na linii 1 jedna płytka spadnie. Na podłodze leżą płytka gracza rozpoczynającego i cztery inne, co odbiera 8 punktów.

    Gdy podłoga jest pełna, pozostałe płytki idą do pokrywki i niczego nie odbierają.
    { "*Wyjaśnienie:*" } jeśli bierzesz płytkę gracza rozpoczynającego, a twoja podłoga jest pełna, leży ona obok planszy. Punktów nie odbiera, ale i tak zaczynasz następną rundę.

rules-page-4 =
    { "**Zasady · układanie na ścianie**" }
    Gdy zabrano już wszystkie płytki, każdy przechodzi swoje linie z góry na dół. Z każdej **pełnej** linii skrajna prawa płytka przechodzi na pole swojego koloru w rzędzie ściany obok, a reszta tej linii idzie do pokrywki. Niepełne linie zostają bez zmian.

    Każda płytka punktuje **od razu**, jeszcze przed następną. Jeśli nie przylega do żadnej innej, daje 1 punkt. W przeciwnym razie daje po 1 punkcie za każdą płytkę nieprzerwanego ciągu w poziomie, do którego dołącza, i tak samo w pionie; liczą się tylko ciągi co najmniej dwóch płytek. Na obrazkach: samotna płytka daje 1, ciąg trzech 3, ciąg czterech razem z ciągiem trzech 7.

    Na końcu odejmuje się punkty za podłogę. Płytki z niej idą do pokrywki, a płytka gracza rozpoczynającego wraca na środek; kto ją miał, zaczyna następną rundę.

    Na kolorowej ścianie nie ma o czym decydować, więc bot układa ją za wszystkich.

rules-page-5 =
    { "**Zasady · następna runda i koniec gry**" }
    Jeśli nikt nie uzupełnił **rzędu** ściany, na każdą fabrykę trafiają cztery płytki z woreczka. Gdy woreczek jest pusty – i nie wcześniej – wracają do niego płytki z pokrywki. Jeśli i tak ich brakuje, ostatnie fabryki są niepełne albo puste. Zaczyna osoba, która miała płytkę gracza rozpoczynającego.

    Gra kończy się po rundzie, w której ktoś uzupełnił co najmniej jeden **poziomy rząd**. Wtedy każdy dodaje
    • **2** punkty za każdy pełny rząd,
    • **7** punktów za każdą pełną kolumnę,
    • **10** punktów za każdy kolor, którego wszystkie pięć płytek jest na ścianie.

    Wygrywa najwyższy wynik, a przy remisie większa liczba pełnych rzędów.
    { "*Wyjaśnienie:*" } jeśli i rzędów jest tyle samo, gracze współdzielą wygraną.
    { "*Wyjaśnienie:*" } gra kończy się też wtedy, gdy nie ma już płytek do wyłożenia w fabrykach albo żadna z pozostałych nie może trafić na ścianę.
    { "*Wyjaśnienie:*" } gra kończy się także wtedy, gdy przez tyle rund z rzędu, ilu jest graczy, na żadnej ścianie i na żadnej linii wzoru nie przybywa płytek.

rules-page-6 =
    { "**Zasady · gładka ściana**" } (opcja stołu)
    Na ścianie nie ma rysunków, jak na szarej stronie planszy: kolumnę dla płytki z każdej pełnej linii wybierasz **ty**. Pole musi być puste, a w jego kolumnie nie może jeszcze być tego koloru. Na obrazku czerwona nie może trafić do pierwszej kolumny.

    Przechodź linie z góry na dół, bo każda płytka zmienia to, ile da następna. Bot pokazuje punkty za każde wolne pole, a wybór można zmieniać aż do potwierdzenia. Wszyscy wybierają jednocześnie. Jeśli dla linii zostało tylko jedno pole, bot układa płytkę za ciebie.

    { "*Wyjaśnienie:*" } jeśli nie ma wolnej kolumny, wszystkie płytki tej linii spadają na podłogę jeszcze przed następną linią i liczą się w tej rundzie.

    Płytki bierze się jak zwykle: linię można zapełniać nawet wtedy, gdy nie będzie dla niej wolnej kolumny.

rules-page-7 =
    { "**Zasady · fabryki specjalne**" } (opcja stołu)
    Fabryki mają dwie strony. Z dziewięciu wykłada się tyle, ile trzeba do gry, i po jednej na każdą **osobę** odwraca się na stronę specjalną: co rundę albo tylko raz przed grą.
    { "**1 Dodatek**" }: dostaje jeszcze jedną płytkę z woreczka.
    { "**2 Magnes**" }: gdy fabryki są zapełnione, przyciąga od obu sąsiadów po jednej płytce swojego koloru, jeśli ją mają.
    { "**3 Schowek**" }: płytki, których nie bierzesz, zostają w nim.
    { "**4 Rozdzielacz**" }: płytki, których nie bierzesz, przechodzą do dwóch sąsiadów. Który kolor dokąd, wybierasz ty; płytek jednego koloru się nie rozdziela. Przy niektórych stołach dzieli się je jak najrówniej.
    { "**5 Poduszka**" }: płytki, których nie bierzesz, idą na środek pola gry, a **samą fabrykę** kładziesz do końca rundy obok swojej podłogi. Następna spadająca płytka wyląduje na niej i niczego nie odbierze.

    { "*Wyjaśnienie:*" } stron specjalnych jest dziewięć: jeden dodatek, pięć magnesów (po jednym na kolor), jeden schowek, jeden rozdzielacz i jedna poduszka.
    { "*Wyjaśnienie:*" } gdy fabryki są zapełnione, dodatek i magnesy działają po kolei, począwszy od fabryki 1, za każdym razem na tym, co zostawiły poprzednie; magnes przyciąga najpierw od lewego sąsiada.

rules-page-8 =
    { "**Zasady · sąsiedzi, rozdzielacz i poduszka**" }
    Sąsiedzi to najbliższe fabryki w kole: z lewej ta o niższym numerze, z prawej ta o wyższym, a ostatnia sąsiaduje z pierwszą.

    Na obrazku Ada wzięła poduszkę z miejsca 4: jedna z dwóch jej niebieskich płytek spadła i leży na niej. Potem Bruno wziął czarne z rozdzielacza 3. Jego sąsiadami były 2 i 5: czerwona poszła do jednej fabryki, biała do drugiej.

    { "*Wyjaśnienie:*" } tam, skąd poduszkę już zabrano, sąsiadem jest następna fabryka, która wciąż leży na stole. Jeśli zostały dwie, każda jest jedynym sąsiadem drugiej; jeśli jedna, płytki z rozdzielacza idą na środek pola gry.
    { "*Wyjaśnienie:*" } poduszka może złapać płytkę już w tej turze, w której ją bierzesz, i może złapać płytkę gracza rozpoczynającego. Na koniec rundy to, co na niej leży, idzie do pokrywki; płytka gracza rozpoczynającego i tak daje ci pierwszą turę.
    { "*Wyjaśnienie:*" } „jak najrówniej” to najmniejsza różnica liczby płytek między obiema stronami.
    { "*Wyjaśnienie:*" } jeśli przez schowek i rozdzielacz żadna płytka nie trafia na środek, nikt nie bierze płytki gracza rozpoczynającego i znowu zaczyna ta sama osoba.

## Slash commands: descriptions are at most 100 characters.

command-rules = Przeczytaj zasady, strona po stronie, z obrazkami
command-rules-page = Która strona
command-help = Jak grać i najważniejsze komendy

## Buttons

button-start = Otwórz stół
button-learn = Naucz się grać

## Help: a line that begins with * would be read as a variant, hence the quotes. $start is the command, to be tapped.

# $place is server or elsewhere: in direct messages, in groups, on servers that the bot isn't on.
help =
    { $place ->
        [server] { "**Azul** to gra planszowa dla 2–4 osób, a ten kanał jest stołem." }
       *[elsewhere] { "**Azul** to gra planszowa dla 2–4 osób. Żeby grać z innymi, zawołaj mnie na kanale serwera, na którym jestem." }
    }

    Weź **wszystkie płytki jednego koloru** z jednego miejsca i połóż je na **jednej** linii. Z każdej pełnej linii jedna płytka przechodzi na ścianę i punktuje razem z sąsiednimi; co się nie zmieści, odbiera punkty. Runda, w której ktoś uzupełni **poziomy rząd**, jest ostatnia.

    { $start } otwiera stół: inni naciskają **{ button-join }**, a potem ty **{ button-begin }**. Graj przyciskami albo komendą { $take }; { $undo } cofa ruch. { $practice } to gra w pojedynkę z komputerami. { $rules } wyjaśnia wszystko.
# At the beginning of the help.
help-learn = { "**Pierwszy raz?**" } { $learn } uczy gry w sześciu krótkich krokach.

## The pictures of the rules in words

rules-page-of = { $page } z { $pages }
alt-help = Tura w trzech krokach. 1: obie czerwone płytki opuszczają fabrykę, a niebieska i czarna trafiają na środek. 2: czerwone zapełniają drugą linię wzoru. 3: jedna z nich przechodzi na ścianę obok, gdzie ciąg trzech płytek daje 3 punkty.
alt-rules-1 = Stół dla dwojga na początku gry. Podpisane są fabryki, środek pola gry, płytka gracza rozpoczynającego, a na planszy linie wzorów, ściana i podłoga.
alt-rules-2 = Dwie czerwone płytki przechodzą z fabryki na linię, pozostałe na środek
alt-rules-3 = Dwie żółte płytki można położyć na pierwszej linii, na piątej linii albo na podłodze
alt-rules-4 = Samotna płytka daje 1 punkt, w ciągu trzech 3, w ciągach czterech i trzech 7
alt-rules-5 = Pełny rząd daje 2 punkty, pełna kolumna 7, wszystkie pięć płytek jednego koloru 10
alt-rules-6 = Wolne miejsca dla pierwszej linii i punkty, które czerwona płytka dałaby na każdym z nich
alt-rules-7 = Pięć rodzajów fabryk specjalnych i co robią
alt-rules-8 = Rozdzielacz posłał płytki do fabryk 2 i 5, bo poduszki z miejsca 4 już nie ma

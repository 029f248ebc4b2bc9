## Zasady słowami czekoladowego wydania.

rules-page-1 =
    { "**Zasady · stół**" }
    Bierzesz czekoladki i zbierasz je na liniach swojej planszy. Z każdej pełnej linii jedna czekoladka przechodzi do twojego pudełka i punktuje razem z czekoladkami dookoła. Czekoladki, na które nie ma miejsca, odbierają punkty.

    { "**100 czekoladek**" }, po 20 w każdym z pięciu kolorów, leży w woreczku; odrzucone czekoladki trafiają do pokrywki pudełka od gry. Okrągłe **fabryki** leżą w kole i są ponumerowane zgodnie z ruchem wskazówek zegara: 5 dla dwóch osób, 7 dla trzech, 9 dla czterech. Między nimi jest **środek pola gry** i **płytka gracza rozpoczynającego**: okrągła, z cyfrą 1.

    Na twojej planszy jest pięć **linii wzorów** o długości od jednego do pięciu pól, **pudełko**, w którym blade rysunki pokazują miejsce każdego koloru (raz w rzędzie i raz w kolumnie), oraz **podłoga**: siedem pól, które odbierają 1, 1, 2, 2, 2, 3 i 3 punkty. Twój wynik widać w prawym górnym rogu. Nigdy nie spada poniżej 0.

    Osobę, która zaczyna, wyznacza losowanie; dalej gra toczy się zgodnie z ruchem wskazówek zegara. W każdej rundzie zabieracie wszystkie czekoladki, potem z pełnych linii układacie je w pudełkach, a na koniec fabryki zapełniają się na nowo.
rules-page-2 =
    { "**Zasady · branie czekoladek**" }
    W swojej turze weź **wszystkie czekoladki jednego koloru** z **jednego** miejsca:
    • z fabryki: pozostałe czekoladki z niej przechodzą na środek pola gry;
    • albo ze środka pola gry. Kto robi to w rundzie **pierwszy**, bierze też **płytkę gracza rozpoczynającego**: kładzie ją na skrajnym lewym wolnym polu podłogi jeszcze przed czekoladkami i zaczyna następną rundę. Nie można wziąć samej tylko płytki gracza rozpoczynającego.

    Runda trwa, dopóki fabryki i środek pola gry nie będą puste.

    { "*Wyjaśnienie:*" } jeśli nikt nie wziął płytki gracza rozpoczynającego, bo na środek nic nie trafiło, znowu zaczyna ta sama osoba.
rules-page-3 =
    { "**Zasady · gdzie położyć czekoladki**" }
    Wszystkie zabrane czekoladki kładziesz na **jednej** linii wzoru, którą zapełnia się od prawej do lewej, albo na podłodze.
    • Na linii może leżeć tylko jeden kolor. Dwie twoje linie mogą mieć ten sam kolor.
    • Nie wolno kłaść na linii koloru, który jest już w rzędzie pudełka obok niej.
    • Czekoladki, które się nie mieszczą, spadają na **podłogę**, zapełnianą od lewej do prawej. Można też od razu położyć tam wszystkie.

    Na obrazku trzeba położyć dwie żółte czekoladki. W rzędach 2 i 3 żółty już jest, a na linii 4 leżą niebieskie. Zostają linie 1 i 5, przy czym na linii 1 jedna czekoladka spadnie. Na podłodze leżą płytka gracza rozpoczynającego i cztery czekoladki, co odbiera 8 punktów.

    Gdy podłoga jest pełna, pozostałe czekoladki idą do pokrywki i niczego nie odbierają.
    { "*Wyjaśnienie:*" } jeśli bierzesz płytkę gracza rozpoczynającego, a twoja podłoga jest pełna, leży ona obok planszy. Punktów nie odbiera, ale i tak zaczynasz następną rundę.
rules-page-4 =
    { "**Zasady · układanie w pudełku**" }
    Gdy zabrano już wszystkie czekoladki, każdy przechodzi swoje linie z góry na dół. Z każdej **pełnej** linii skrajna prawa czekoladka przechodzi na pole swojego koloru w rzędzie pudełka obok, a reszta tej linii idzie do pokrywki. Niepełne linie zostają bez zmian.

    Każda czekoladka punktuje **od razu**, jeszcze przed następną. Jeśli nie przylega do żadnej innej, daje 1 punkt. W przeciwnym razie daje po 1 punkcie za każdą czekoladkę nieprzerwanego ciągu w poziomie, do którego dołącza, i tak samo w pionie; liczą się tylko ciągi co najmniej dwóch czekoladek. Na obrazkach: samotna czekoladka daje 1, ciąg trzech 3, ciąg czterech razem z ciągiem trzech 7.

    Na końcu odejmuje się punkty za podłogę. Czekoladki z niej idą do pokrywki, a płytka gracza rozpoczynającego wraca na środek; kto ją miał, zaczyna następną rundę.

    W kolorowym pudełku nie ma o czym decydować, więc bot układa je za wszystkich.
rules-page-5 =
    { "**Zasady · następna runda i koniec gry**" }
    Jeśli nikt nie uzupełnił **rzędu** pudełka, na każdą fabrykę trafiają cztery czekoladki z woreczka. Gdy woreczek jest pusty – i nie wcześniej – wracają do niego czekoladki z pokrywki. Jeśli i tak ich brakuje, ostatnie fabryki są niepełne albo puste. Zaczyna osoba, która miała płytkę gracza rozpoczynającego.

    Gra kończy się po rundzie, w której ktoś uzupełnił co najmniej jeden **poziomy rząd**. Wtedy każdy dodaje
    • **2** punkty za każdy pełny rząd,
    • **7** punktów za każdą pełną kolumnę,
    • **10** punktów za każdy kolor, którego wszystkie pięć czekoladek jest w pudełku.

    Wygrywa najwyższy wynik, a przy remisie większa liczba pełnych rzędów.
    { "*Wyjaśnienie:*" } jeśli i rzędów jest tyle samo, gracze współdzielą wygraną.
    { "*Wyjaśnienie:*" } gra kończy się też wtedy, gdy nie ma już czekoladek do wyłożenia w fabrykach albo żadna z pozostałych nie może trafić do pudełka.
    { "*Wyjaśnienie:*" } gra kończy się także wtedy, gdy przez tyle rund z rzędu, ilu jest graczy, w żadnym pudełku i na żadnej linii wzoru nie przybywa czekoladek.
rules-page-6 =
    { "**Zasady · gładkie pudełko**" } (opcja stołu)
    W pudełku nie ma rysunków, jak na szarej stronie planszy: kolumnę dla czekoladki z każdej pełnej linii wybierasz **ty**. Pole musi być puste, a w jego kolumnie nie może jeszcze być tego koloru. Na obrazku czerwona nie może trafić do pierwszej kolumny.

    Przechodź linie z góry na dół, bo każda czekoladka zmienia to, ile da następna. Bot pokazuje punkty za każde wolne pole, a wybór można zmieniać aż do potwierdzenia. Wszyscy wybierają jednocześnie. Jeśli dla linii zostało tylko jedno pole, bot układa czekoladkę za ciebie.

    { "*Wyjaśnienie:*" } jeśli nie ma wolnej kolumny, wszystkie czekoladki tej linii spadają na podłogę jeszcze przed następną linią i liczą się w tej rundzie.

    Czekoladki bierze się jak zwykle: linię można zapełniać nawet wtedy, gdy nie będzie dla niej wolnej kolumny.
rules-page-7 =
    { "**Zasady · fabryki specjalne**" } (opcja stołu)
    Fabryki mają dwie strony. Z dziewięciu wykłada się tyle, ile trzeba do gry, i po jednej na każdą **osobę** odwraca się na stronę specjalną: co rundę albo tylko raz przed grą.
    { "**1 Dodatek**" }: dostaje jeszcze jedną czekoladkę z woreczka.
    { "**2 Magnes**" }: gdy fabryki są zapełnione, przyciąga od obu sąsiadów po jednej czekoladce swojego koloru, jeśli ją mają.
    { "**3 Schowek**" }: czekoladki, których nie bierzesz, zostają w nim.
    { "**4 Rozdzielacz**" }: czekoladki, których nie bierzesz, przechodzą do dwóch sąsiadów. Który kolor dokąd, wybierasz ty; czekoladek jednego koloru się nie rozdziela. Przy niektórych stołach dzieli się je jak najrówniej.
    { "**5 Poduszka**" }: czekoladki, których nie bierzesz, idą na środek pola gry, a **samą fabrykę** kładziesz do końca rundy obok swojej podłogi. Następna spadająca czekoladka wyląduje na niej i niczego nie odbierze.

    { "*Wyjaśnienie:*" } stron specjalnych jest dziewięć: jeden dodatek, pięć magnesów (po jednym na kolor), jeden schowek, jeden rozdzielacz i jedna poduszka.
    { "*Wyjaśnienie:*" } gdy fabryki są zapełnione, dodatek i magnesy działają po kolei, począwszy od fabryki 1, za każdym razem na tym, co zostawiły poprzednie; magnes przyciąga najpierw od lewego sąsiada.
rules-page-8 =
    { "**Zasady · sąsiedzi, rozdzielacz i poduszka**" }
    Sąsiedzi to najbliższe fabryki w kole: z lewej ta o niższym numerze, z prawej ta o wyższym, a ostatnia sąsiaduje z pierwszą.

    Na obrazku Ada wzięła poduszkę z miejsca 4: jedna z dwóch jej niebieskich czekoladek spadła i leży na niej. Potem Bruno wziął czarne z rozdzielacza 3. Jego sąsiadami były 2 i 5: czerwona poszła do jednej fabryki, biała do drugiej.

    { "*Wyjaśnienie:*" } tam, skąd poduszkę już zabrano, sąsiadem jest następna fabryka, która wciąż leży na stole. Jeśli zostały dwie, każda jest jedynym sąsiadem drugiej; jeśli jedna, czekoladki z rozdzielacza idą na środek pola gry.
    { "*Wyjaśnienie:*" } poduszka może złapać czekoladkę już w tej turze, w której ją bierzesz, i może złapać płytkę gracza rozpoczynającego. Na koniec rundy to, co na niej leży, idzie do pokrywki; płytka gracza rozpoczynającego i tak daje ci pierwszą turę.
    { "*Wyjaśnienie:*" } „jak najrówniej” to najmniejsza różnica liczby czekoladek między obiema stronami.
    { "*Wyjaśnienie:*" } jeśli przez schowek i rozdzielacz żadna czekoladka nie trafia na środek, nikt nie bierze płytki gracza rozpoczynającego i znowu zaczyna ta sama osoba.
help =
    { $place ->
        [server] { "**Azul** to gra planszowa dla 2–4 osób, a ten kanał jest stołem." }
       *[elsewhere] { "**Azul** to gra planszowa dla 2–4 osób. Żeby grać z innymi, zawołaj mnie na kanale serwera, na którym jestem." }
    }

    Weź **wszystkie czekoladki jednego koloru** z jednego miejsca i połóż je na **jednej** linii. Z każdej pełnej linii jedna czekoladka przechodzi do pudełka i punktuje razem z sąsiednimi; co się nie zmieści, odbiera punkty. Runda, w której ktoś uzupełni **poziomy rząd**, jest ostatnia.

    { $start } otwiera stół: inni naciskają **{ button-join }**, a potem ty **{ button-begin }**. Graj przyciskami albo komendą { $take }; { $undo } cofa ruch. { $practice } to gra w pojedynkę z komputerami. { $rules } wyjaśnia wszystko.
alt-help = Tura w trzech krokach. 1: obie czerwone czekoladki opuszczają fabrykę, a niebieska i czarna trafiają na środek. 2: czerwone zapełniają drugą linię wzoru. 3: jedna z nich przechodzi do pudełka obok, gdzie ciąg trzech czekoladek daje 3 punkty.
alt-rules-1 = Stół dla dwojga na początku gry. Podpisane są fabryki, środek pola gry, płytka gracza rozpoczynającego, a na planszy linie wzorów, pudełko i podłoga.
alt-rules-2 = Dwie czerwone czekoladki przechodzą z fabryki na linię, pozostałe na środek
alt-rules-3 = Dwie żółte czekoladki można położyć na pierwszej linii, na piątej linii albo na podłodze
alt-rules-4 = Samotna czekoladka daje 1 punkt, w ciągu trzech 3, w ciągach czterech i trzech 7
alt-rules-5 = Pełny rząd daje 2 punkty, pełna kolumna 7, wszystkie pięć czekoladek jednego koloru 10
alt-rules-6 = Wolne miejsca dla pierwszej linii i punkty, które czerwona czekoladka dałaby na każdym z nich
alt-rules-8 = Rozdzielacz posłał czekoladki do fabryk 2 i 5, bo poduszki z miejsca 4 już nie ma

## A guided round, step by step (/azul learn), for people who have never played. Read it aloud: short and warm.
## Every number in it is computed from the position. A line that begins with * would be read as a variant, hence the
## quotes.

learn-step = **Krok { $step } z { $steps } · { $title }**
learn-title-take = Bierzemy { -tile(form: "few") }
learn-title-line = Zapełniamy { -line(form: "acc") }
learn-title-floor = Co się nie mieści
learn-title-marker = Płytka gracza rozpoczynającego
learn-title-tiling = Układamy { -wall(form: "on") }
learn-title-end = Koniec gry

## What to do in each step

# $opponent is the name of the computer.
learn-task-take =
    Witaj! Grasz przeciwko komputerowi ({ $opponent }), a górna plansza jest twoja. Jedna runda już za wami i teraz twoja tura. Punkty dają { -tile(form: "few") } { -wall(form: "on") } – to kwadrat po prawej.
    W turze bierze się **wszystkie { -tile(form: "few") } jednego koloru** z **jednej fabryki** i kładzie na jednej z pięciu { -line(form: "many") } po lewej. Reszta z tej fabryki idzie na środek.
    { "**Spróbuj:**" } naciśnij numer fabryki, a potem wybierz kolor i { -line(form: "acc") }.
# $row is a row of the wall that has $colour already.
learn-task-line =
    { CAPITAL(-line(form: "on")) } może leżeć tylko **jeden kolor**. I tylko z **pełnej** { -line(form: "gen") } na koniec rundy jedna { -tile } przechodzi { -wall(form: "onto") }.
    W rzędzie { $row } { -wall(form: "on") } jest już { colour.one }, więc { -line } { $row } nie przyjmie { colour.many }. Przyciski pokazują tylko to, co wolno.
    { "**Spróbuj:**" } weź tyle, żeby któraś { -line } była pełna.
# $costs are numbers, $source is the factory that still holds tiles.
learn-task-floor =
    Wszystko, co się nie mieści, spada **{ -floor(form: "onto") }** – na rząd pól na dole. Odbierają one punkty, kolejno od lewej: { LIST($costs) }.
    { "**Spróbuj celowo:**" } weź { -tile(form: "few") } { source.from } tak, żeby spadła choć jedna – połóż { -line(form: "on") } więcej, niż się na niej mieści, albo wszystko od razu { -floor(form: "on") }. Zaraz potem można to cofnąć.
# $points is what the marker costs.
learn-task-marker =
    Ruch cofnięto, więc znowu twoja tura. Spójrz na środek: leży tam to, co zostało z fabryk, i okrągła **płytka gracza rozpoczynającego**.
    Stamtąd też można wziąć wszystkie { -tile(form: "few") } jednego koloru. Kto robi to w rundzie **pierwszy**, dostaje też płytkę gracza rozpoczynającego. Odbiera ona { points }, jak każda { -tile }, która się nie zmieści, ale pozwala zacząć następną rundę.
    { "**Spróbuj:**" } weź ze środka, zanim zrobi to przeciwnik ({ $opponent }).
learn-task-tiling =
    Ty i przeciwnik ({ $opponent }) macie już całą resztę, więc runda się skończyła. Teraz z każdej **pełnej** { -line(form: "gen") }, z góry na dół, jedna { -tile } przechodzi { -wall(form: "onto") }.
    Jeśli nie dotyka żadnej innej, daje 1 punkt. W przeciwnym razie policz nieprzerwany ciąg, do którego dołącza w poziomie, i taki sam w pionie – za każdym razem licząc też ją samą.
learn-ask-tiling = **Twoja kolej:** ile punktów da { colour.one } { -tile } tam, gdzie jest znak zapytania?
# $own and $other are scores; $rows, $columns and $colours what a complete one is worth at the end.
learn-task-end =
    Zostawiamy tę grę i przenosimy się do innej, do rundy { $round }. Masz { $own }, przeciwnik ({ $opponent }) ma { $other }.
    Gra kończy się po rundzie, w której ktoś uzupełni **poziomy rząd** { -wall(form: "on") }. Potem są premie: { $rows } za każdy pełny rząd, { $columns } za każdą pełną kolumnę i { $colours } za każdy kolor, którego wszystkie pięć { -tile(form: "many") } jest { -wall(form: "on") }.
    { "**Spróbuj:**" } { LIST($gaps) }. Weź to, co uzupełni jeden z tych rzędów.
learn-gap = w rzędzie { $row } brakuje tylko { colour.gen }

# Below the buttons with colors and lines, the first time.
learn-targets = -# Każdy przycisk to kolor i { -line }. **3** kładzie wszystkie { -tile(form: "few") } tego koloru { -line(form: "on") } 3.
# Below a take that would be right, the first time.
learn-confirm = -# Obrazek pokazuje, co się stanie. **Potwierdź** wykonuje ruch, **Wstecz** pozwala wybrać ponownie.

## What was done, and why

# $rest are the tiles that went to the center; $full is yes or no.
learn-done-take = **I to cała tura!** Bierzesz { tiles.shown-acc } { source.from } – { $count ->
        [1] jedyną, jaka tam była w tym kolorze.
       *[other] wszystko, co tam było w tym kolorze.
    } { COUNT($rest) ->
        [0] Nic więcej tam nie zostało.
       *[other] Reszta poszła na środek: { LIST($rest, form: "shown") }.
    }
    { $full ->
        [yes] { CAPITAL(-line) } { $row } jest już pełna!
       *[no] Zajęte pola { -line(form: "gen") } { $row }: { $filled } z { $size }.
    }
# $points is what its tile would score now.
learn-done-line = **{ CAPITAL(-line) } { $row } jest pełna.** Gdy runda się skończy, jedna { -tile } przejdzie na zaznaczone pole { -wall(form: "on") } i da { points }, jeśli wokół nic się nie zmieni. A { -line } znowu będzie pusta.
    Niepełne { -line(form: "few") } zachowują wszystko na następną rundę.
learn-done-floor = **{ $fell ->
        [one] { $fell } { -tile } spada
        [few] { $fell } { -tile(form: "few") } spadają
       *[many] { $fell } { -tile(form: "many") } spada
    } { -floor(form: "onto") }.** Na koniec rundy odbierze to { points }. Potem znowu będzie tam pusto, a wynik nigdy nie spada poniżej 0.
    Robi się tak tylko z konieczności. Dopóki nie zagra następna osoba, ruch można cofnąć – cofnij go teraz.
learn-done-marker = **Płytka gracza rozpoczynającego jest twoja.** Leży { -floor(form: "on") }, która odbiera teraz { points }. Za to ty zaczynasz następną rundę i masz pierwszeństwo wyboru.
# $runs says which runs the tile is in: both, row, column or none. $across and $down are how long they are.
learn-done-tiling = **Dobrze: { points }!** { learn-runs }
    Na końcu odejmuje się punkty { -floor(form: "for") }. Oto, co przyniosła runda:
learn-runs = { $runs ->
    [both] { $across } w poziomie i { $down } w pionie.
    [row] { $across } w poziomie, a nad nią i pod nią nic nie ma.
    [column] { $down } w pionie, a z lewej i z prawej nic nie ma.
   *[none] Nie dotyka żadnej innej.
}
learn-done-end = **Rząd { $row } jest pełny**, więc to była ostatnia runda. Zabrano resztę, przeniesiono pełne { -line(form: "few") } i doliczono premie:
learn-next = **I to cała gra. Już umiesz grać!** { $practice } to gra z komputerami, którą widzisz tylko ty, z podpowiedziami. { $start } otwiera stół dla innych, a w { $rules } są wszystkie zasady.

## A take that's allowed, but doesn't show what the step is about

learn-miss = **Można, ale nie tym razem.** { $why }
# $points is what the floor would cost.
learn-miss-on-floor = { $fell ->
    [one] Wtedy { -tile } spadłaby { -floor(form: "onto") }
   *[other] Wtedy wszystkie spadłyby { -floor(form: "onto") }
}: −{ points }. Wybierz jedną ze swoich { -line(form: "many") }.
learn-miss-falls = { $fell ->
    [one] { $fell } { -tile } się nie zmieści i spadnie { -floor(form: "onto") }
    [few] { $fell } { -tile(form: "few") } się nie zmieszczą i spadną { -floor(form: "onto") }
   *[many] { $fell } { -tile(form: "many") } się nie zmieści i spadnie { -floor(form: "onto") }
}: −{ points }. Wybierz { -line(form: "acc") }, na której jest dość miejsca.
learn-miss-centre = Kto pierwszy bierze ze środka, dostaje też płytkę gracza rozpoczynającego. To będzie w kroku { $step }; na razie wybierz fabrykę.
learn-miss-part = Po tym ruchu { -line } nie byłaby jeszcze pełna ({ $filled } z { $size }) i trzeba by czekać na więcej. Znajdź tyle { -tile(form: "many") } jednego koloru, ile mieści któraś { -line }.
learn-miss-fits = Wszystko się mieści i tak ma być! Ale akurat teraz wybierz { -line(form: "acc") }, na której jest za mało miejsca, albo { -floor(form: "acc") }.
learn-miss-factory = Wtedy płytkę gracza rozpoczynającego dostanie przeciwnik ({ $opponent }). Tym razem weź ze środka.
learn-miss-no-row = Po tej rundzie gra toczyłaby się dalej. Pamiętaj: { LIST($gaps) }.
learn-count-again = **Nie { $answer }.** Spójrz jeszcze raz: { learn-found }
learn-found = { $runs ->
    [both] z nową { -tile(form: "ins") } powstanie ciąg długości { $across } w poziomie i ciąg długości { $down } w pionie. Liczą się oba.
    [row] z nową { -tile(form: "ins") } powstanie ciąg długości { $across } w poziomie, a nad nią i pod nią nic nie ma.
    [column] z nową { -tile(form: "ins") } powstanie ciąg długości { $down } w pionie, a z lewej i z prawej nic nie ma.
   *[none] nowa { -tile } nie dotyka żadnej innej.
}

refusal-old-lesson = To przycisk mojej starszej wersji. `/azul learn` zaczyna lekcję od początku.

## The pictures of the steps in words, before what is on the table

alt-learn-take = Zaznaczone: fabryki i { -line(form: "pattern") } górnej planszy.
alt-learn-line = Zaznaczone: { -line(form: "pattern") } górnej planszy.
alt-learn-floor = Zaznaczone na górnej planszy: { -floor }.
alt-learn-marker = Zaznaczone: środek pola gry z płytką gracza rozpoczynającego.
alt-learn-end = Zaznaczone na górnej planszy: { LIST($rows) }.
alt-learn-row = rząd { $row }
alt-learn-tiling = Znak zapytania { -wall(form: "on") }: rząd { $row }, kolumna { $column }. Trafi tam { colour.one } { -tile }.

## Slash commands: descriptions are at most 100 characters.

command-learn = Naucz się grać: sześć krótkich kroków, prywatnie

## Buttons

button-next = Dalej
button-start-over = Od początku

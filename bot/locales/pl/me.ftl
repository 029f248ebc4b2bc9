## Slash commands: descriptions are at most 100 characters.

command-me = Twoje ustawienia: powiadomienia, strefa czasowa, cisza, urlop, język, potwierdzanie

## Buttons

button-setting-confirm = Potwierdzanie: { $chosen ->
    [on] wyłącz
   *[off] włącz
}
button-setting-challenges = Zaproszenia: { $chosen ->
    [on] wyłącz
   *[off] włącz
}
button-setting-zone = Znajdź moją strefę czasową
button-setting-quiet = Dokładne godziny ciszy
button-setting-dm = Spróbuj ponownie

## A person's own settings

settings = { "**Twoje ustawienia**" } obowiązują we wszystkich twoich grach, na wszystkich serwerach. Widzisz je tylko ty.
setting-confirm = { $chosen ->
    [on] **Potwierdzanie jest włączone.** Po wybraniu ruchu przyciskami najpierw widać, co zmieni na twojej planszy. Wykonuje go przycisk **Potwierdź**.
   *[off] **Potwierdzanie jest wyłączone.** Ruch wybrany przyciskami wykonuje się od razu. Przycisk **Cofnij ruch** cofa go, dopóki nie zagra następna osoba albo nie skończy się runda.
}
setting-challenges = { $chosen ->
    [on] **Zaproszenia są włączone.** Inni mogą zaprosić cię do gry, także kolejnej, a miejsce będzie na ciebie czekać.
   *[off] **Zaproszenia są wyłączone.** Nikt nie może zaprosić cię do gry, a gdy inni grają jeszcze raz, nie dostajesz powiadomienia.
}

setting-adaptive = **Adaptacyjne komputery** · twój obecny poziom: { $level }. Każdy inny poziom, jaki wybierzesz, jest stały.
setting-pings = **Powiadomienia** · gdzie cię wołać, gdy jest twoja tura
setting-pings-channel = Na kanale
setting-help-pings-channel = Wzmianka tam, gdzie toczy się gra
setting-pings-dm = Wiadomość prywatna
setting-help-pings-dm = Wiadomość tylko do ciebie, z linkiem do gry
setting-pings-both = Tu i tu
setting-help-pings-both = Wzmianka na kanale i wiadomość prywatna
setting-pings-none = Bez powiadomień
setting-help-pings-none = Samodzielnie sprawdzasz, czy to twoja tura
setting-unreachable = ⚠️ Discord nie pozwolił mi wysłać ci wiadomości prywatnej, więc wołam cię na kanale. Zezwól na wiadomości prywatne z któregoś z naszych wspólnych serwerów, a potem naciśnij **Spróbuj ponownie**.
setting-reminders = **Przypomnienia** · gdy wciąż trwa twoja tura{ $where ->
    [channel] , jako wzmianki na kanale
   *[same] { "" }
}
setting-reminders-none = Żadne
setting-help-reminders-none = Termin i tak obowiązuje
setting-reminders-last = Tylko ostatnie
setting-help-reminders-last = Dopiero gdy czas prawie minął
setting-reminders-both = Oba
setting-help-reminders-both = W połowie czasu i gdy prawie minął
# $zone is a city such as New York, $time the time of the day there.
setting-zone = **Strefa czasowa** · { $zone }, jest tam teraz { $time }
setting-zone-none = **Strefa czasowa** · jeszcze niewybrana, więc godziny ciszy i urlop liczą się według UTC
setting-zone-now = teraz { $time }
setting-quiet = **Godziny ciszy** · wiadomość o turze, która na nie przypada, przychodzi bez dźwięku, a twój zegar stoi do ich końca
setting-quiet-off = Bez godzin ciszy
setting-help-quiet-off = Twój zegar biegnie przez całą dobę
setting-quiet-until = Do · najwyżej { $hours ->
    [one] { $hours } godzina
    [few] { $hours } godziny
   *[many] { $hours } godzin
} na dobę
# $days is how many days of vacation are left, of $most.
setting-days = { $days ->
    [one] { $days } dzień
   *[other] { $days } dni
}
setting-holiday = **Urlop** · twoje zegary stoją do wybranego dnia włącznie; przy stołach, które na ciebie czekają, widać, do kiedy. Na ten kwartał zostało: { setting-days } z { $most }.
# $day is a date that Discord writes in the reader's language.
setting-holiday-on = **Urlop** · nie ma cię do { $day } włącznie. Jeśli skończysz go teraz, na ten kwartał zostanie: { setting-days } z { $most }.
setting-holiday-off = Bez urlopu
setting-holiday-end = Zakończ teraz
setting-listing = **Klasyfikacje** · gdzie inni widzą twoje miejsce
setting-listing-nowhere = Nigdzie
setting-help-listing-nowhere = Swoje miejsce i ranking widzisz tylko ty
setting-listing-servers = Na serwerach, na których gram
setting-help-listing-servers = Pod nazwą z ostatniej gry na danym serwerze
setting-listing-everywhere = Wszędzie
setting-help-listing-everywhere = Także poza twoimi serwerami, pod twoją nazwą na Discordzie
setting-language = **Język** · tego, co widzisz tylko ty
setting-language-auto = Automatycznie
setting-help-language-auto = Język twojego Discorda, jeśli go znam
# The form's title and the line's label have at most 45 characters, the others 100.
zone-form = Twoja strefa czasowa
zone-form-line = Gdzie jesteś?
zone-form-help = Najbliższe duże miasto, kraj albo różnica względem UTC
zone-form-example = Warszawa, Japonia, UTC+2
quiet-form = Twoje godziny ciszy
quiet-form-line = Od której do której?
quiet-form-help = W twojej strefie czasowej, najwyżej { $hours } godz.; można przez północ
quiet-form-example = 22:30 – 6:45
zone-several = Pasuje kilka stref czasowych ({ $count }): wybierz poniżej.

## What is refused, and what to do instead

refusal-no-such-zone = Nie wiem, gdzie to jest: „{ $asked }”. Wpisz najbliższe duże miasto, swój kraj albo różnicę względem UTC, na przykład Warszawa, Japonia albo UTC+2.
refusal-bad-hours = Nie widzę, od której do której: „{ $asked }”. Wpisz na przykład 22:30 – 6:45.
refusal-quiet-too-long = Godziny ciszy trwają najwyżej { $most } godz. i co najmniej minutę: przez resztę doby twój zegar musi biec.
refusal-form-too-late = Nie udało mi się na czas otworzyć tego formularza. Naciśnij przycisk jeszcze raz.
refusal-holiday-over = Ten dzień już minął, więc urlopu nie ustawiono. Wybierz późniejszy.
refusal-holiday-too-long = To byłoby więcej niż { $most ->
    [one] { $most } dzień
   *[other] { $most } dni
} urlopu w jednym kwartale. Wybierz wcześniejszy dzień.
refusal-too-many-holidays = W tym kwartale urlop zaczynał się już { $most ->
    [one] { $most } raz
   *[other] { $most } razy
}. Następny można zacząć w kolejnym kwartale.

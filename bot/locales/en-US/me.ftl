## Slash commands: descriptions are at most 100 characters.

command-me = Your own settings: pings, time zone, quiet hours, vacation, language, Confirm

## Buttons

button-setting-confirm = Confirm: { $chosen ->
    [on] turn off
   *[off] turn on
}
button-setting-challenges = Challenges: { $chosen ->
    [on] turn off
   *[off] turn on
}
button-setting-zone = Find my time zone
button-setting-quiet = Exact quiet hours
button-setting-dm = Try direct messages again

## A person's own settings

settings = { "**Your settings**" } apply to all your games, on every server. Only you can see them.
setting-confirm = { $chosen ->
    [on] **Confirm is on.** When you choose a move with buttons, you first see what it does to your board. **Confirm** makes it.
   *[off] **Confirm is off.** A move you choose with buttons is made right away. **Undo** takes it back until the next player moves or the round ends.
}
setting-challenges = { $chosen ->
    [on] **Challenges are on.** Others can ask you by name to play, or to play again, and a seat is kept for you.
   *[off] **Challenges are off.** Nobody can ask you by name to play, and you aren't pinged when others play again.
}

setting-adaptive = **Adaptive computers** · your level is now { $level }. Any other level you choose stays the same.
setting-pings = **Pings** · where I let you know it's your turn
setting-pings-channel = In the channel
setting-help-pings-channel = A ping where the game is played
setting-pings-dm = Direct message
setting-help-pings-dm = A message to you alone, with a link to the game
setting-pings-both = Both
setting-help-pings-both = A ping and a direct message
setting-pings-none = None
setting-help-pings-none = You check for yourself
setting-unreachable = ⚠️ Discord wouldn't let me send you a direct message, so I'm pinging you in the channel instead. Allow direct messages from a server we share, then press **Try direct messages again**.
setting-reminders = **Reminders** · while it's still your turn{ $where ->
    [channel] , as pings in the channel
   *[same] { "" }
}
setting-reminders-none = None
setting-help-reminders-none = Deadlines still apply
setting-reminders-last = The last one
setting-help-reminders-last = Only when your time is almost up
setting-reminders-both = Both
setting-help-reminders-both = Halfway, and when your time is almost up
# $zone is a city such as New York, $time the time of the day there.
setting-zone = **Time zone** · { $zone }, where it's { $time }
setting-zone-none = **Time zone** · not chosen yet, so quiet hours and vacations are in UTC
setting-zone-now = { $time } now
setting-quiet = **Quiet hours** · turns come silently, and your clock is paused until they end
setting-quiet-off = No quiet hours
setting-help-quiet-off = Your clock runs day and night
setting-quiet-until = Until · at most { $hours } hours a day
# $days is how many days of vacation are left, of $most.
setting-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
setting-holiday = **Vacation** · your clocks are paused through the day you choose; tables waiting for you show how long. You have { setting-days } left of { $most } this quarter.
# $day is a date that Discord writes in the reader's language.
setting-holiday-on = **Vacation** · you're away through { $day }. If you end it now, you have { setting-days } left of { $most } this quarter.
setting-holiday-off = No vacation
setting-holiday-end = End it now
setting-listing = **Rankings** · where others see your place
setting-listing-nowhere = Nowhere
setting-help-listing-nowhere = Only you see your place and your rating
setting-listing-servers = On servers where I play
setting-help-listing-servers = Under the name from your last game there
setting-listing-everywhere = Everywhere
setting-help-listing-everywhere = Also outside your servers, under your Discord name
setting-language = **Language** · for what only you see
setting-language-auto = Automatic
setting-help-language-auto = Your Discord language, if I speak it
# The form's title and the line's label have at most 45 characters, the others 100.
zone-form = Your time zone
zone-form-line = Where are you?
zone-form-help = The nearest big city, your country, or your UTC offset
zone-form-example = Kyiv, New York, Japan, UTC+2
quiet-form = Your quiet hours
quiet-form-line = From when to when?
quiet-form-help = In your time zone, at most { $hours } hours; they may cross midnight
quiet-form-example = 22:30 – 6:45
zone-several = That could be { $count } time zones. Choose one below.

## What is refused, and what to do instead

refusal-no-such-zone = I don't know where “{ $asked }” is. Write the nearest big city, your country, or your UTC offset, for example Kyiv, Japan, or UTC+2.
refusal-bad-hours = I don't see two times of day in “{ $asked }”. Write from when to when, for example 22:30 – 6:45, or 10 pm to 7 am.
refusal-quiet-too-long = Quiet hours can last from a minute to { $most } hours: for the rest of the day, your clock has to run.
refusal-form-too-late = I was too slow to open that form. Please press the button again.
refusal-holiday-over = That day is already over, so no vacation was set. Choose a later one.
refusal-holiday-too-long = That would be more than { $most } days of vacation in one quarter. Choose an earlier day.
refusal-too-many-holidays = You've already started { $most } vacations this quarter. You can start another one next quarter.

## Slash commands: descriptions are at most 100 characters.

command-me = Your own settings: pings, time zone, quiet hours, vacation, language, Confirm

## Buttons

button-setting-confirm = Confirm: { $chosen ->
    [on] turn off
   *[off] turn on
}
button-setting-zone = Find my time zone
button-setting-quiet = Exact quiet hours
button-setting-dm = Try direct messages again

## A person's own settings

settings = { "**Your settings**" } apply to all your games, on every server. Only you can see them.
setting-confirm = { $chosen ->
    [on] **Confirm is on.** A move that you choose with buttons is shown first, with what it does to your board. **Confirm** makes it.
   *[off] **Confirm is off.** A move that you choose with buttons is made at once. **Undo** takes it back until the next player moves or the round ends.
}

setting-pings = **Pings** · where I call you when it's your turn
setting-pings-channel = In the channel
setting-help-pings-channel = A ping where the game is played
setting-pings-dm = Direct message
setting-help-pings-dm = A message to you alone, with a link to the game
setting-pings-both = Both
setting-help-pings-both = A ping and a direct message
setting-pings-none = None
setting-help-pings-none = You look for yourself when it's your turn
setting-unreachable = ⚠️ Discord didn't let me send you a direct message, so I ping you in the channel instead. Allow direct messages from a server that we share, then press **Try direct messages again**.
setting-reminders = **Reminders** · while it's still your turn{ $where ->
    [channel] , as pings in the channel
   *[same] { "" }
}
setting-reminders-none = None
setting-help-reminders-none = The deadline still counts
setting-reminders-last = The last one
setting-help-reminders-last = Only when your time is nearly up
setting-reminders-both = Both
setting-help-reminders-both = Halfway, and when your time is nearly up
# $zone is a city such as New York, $time the time of the day there.
setting-zone = **Time zone** · { $zone }, where it's { $time }
setting-zone-none = **Time zone** · not chosen yet, so quiet hours and vacations are in UTC
setting-zone-now = { $time } now
setting-quiet = **Quiet hours** · a turn that comes then makes no sound, and your clock stands still until they end
setting-quiet-off = No quiet hours
setting-help-quiet-off = Your clock runs day and night
setting-quiet-until = Until · at most { $hours } hours a day
# $days is how many days of vacation are left, of $most.
setting-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
setting-holiday = **Vacation** · your clocks stand still up to and including the day you choose; the tables that wait for you see until when. { setting-days } of { $most } are left this quarter.
# $day is a date that Discord writes in the reader's language.
setting-holiday-on = **Vacation** · you're away up to and including { $day }. If you end it now, { setting-days } of { $most } are left this quarter.
setting-holiday-off = No vacation
setting-holiday-end = End it now
setting-language = **Language** · of what only you see
setting-language-auto = Automatic
setting-help-language-auto = The language of your Discord, if I know it
# The form's title and the line's label have at most 45 characters, the others 100.
zone-form = Your time zone
zone-form-line = Where are you?
zone-form-help = The nearest large city, your country, or the distance from UTC
zone-form-example = Kyiv, New York, Japan, UTC+2
quiet-form = Your quiet hours
quiet-form-line = From when to when?
quiet-form-help = In your time zone, at most { $hours } hours; they may cross midnight
quiet-form-example = 22:30 – 6:45
zone-several = There are { $count } time zones that this may mean: choose one below.

## What is refused, and what to do instead

refusal-no-such-zone = I don't know where “{ $asked }” is. Write the nearest large city, your country, or the distance from UTC, for example Kyiv, Japan, or UTC+2.
refusal-bad-hours = “{ $asked }” isn't two times of the day. Write from when to when, for example 22:30 – 6:45, or 10 pm to 7 am.
refusal-quiet-too-long = Quiet hours last at most { $most } hours, and at least a minute: for the rest of the day your clock has to run.
refusal-form-too-late = I was too slow to open that form. Please press the button again.
refusal-holiday-over = That day is over already, so no vacation was set. Choose a later one.
refusal-holiday-too-long = That would be more than { $most } days of vacation in one quarter of the year. Choose an earlier day.
refusal-too-many-holidays = You've begun { $most } vacations in this quarter already. You can begin another one in the next.

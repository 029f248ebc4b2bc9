## British English: only what differs from American English.

command-me = Your own settings: pings, time zone, quiet hours, holidays, language, Confirm
setting-zone-none = **Time zone** · not chosen yet, so quiet hours and holidays are in UTC
setting-holiday = **Holiday** · your clocks are paused up to and including the day you choose; tables waiting for you show how long. You have { setting-days } left of { $most } this quarter.
setting-holiday-on = **Holiday** · you're away up to and including { $day }. If you end it now, you have { setting-days } left of { $most } this quarter.
setting-holiday-off = No holiday
refusal-holiday-over = That day is already over, so no holiday was set. Choose a later one.
refusal-holiday-too-long = That would be more than { $most } days' holiday in one quarter. Choose an earlier day.
refusal-too-many-holidays = You've already started { $most } holidays this quarter. You can start another one next quarter.

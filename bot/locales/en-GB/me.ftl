## British English: only what differs from American English.

command-me = Your own settings: pings, time zone, quiet hours, holidays, language, Confirm
setting-zone-none = **Time zone** · not chosen yet, so quiet hours and holidays are in UTC
setting-holiday = **Holiday** · your clocks stand still up to and including the day you choose; the tables that wait for you see until when. { setting-days } of { $most } are left this quarter.
setting-holiday-on = **Holiday** · you're away up to and including { $day }. If you end it now, { setting-days } of { $most } are left this quarter.
setting-holiday-off = No holiday
refusal-holiday-over = That day is over already, so no holiday was set. Choose a later one.
refusal-holiday-too-long = That would be more than { $most } days of holidays in one quarter of the year. Choose an earlier day.
refusal-too-many-holidays = You've begun { $most } holidays in this quarter already. You can begin another one in the next.

## British English: only what differs from American English.

-vacations = holidays

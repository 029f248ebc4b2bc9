-- Positions name the rulings that their game is played under since this migration; those of version 0.1.0 stay without.
-- It chose a game's secret when the game began. Whichever version noted the secret when the table opened had R19b, and
-- so the rulings with the number 2. A quote inside a JSON string has a backslash before it: nobody's name is found here.

UPDATE games SET snapshot =
    replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(snapshot,
    '"state":"', '"state":"v2 '),
    '"undoable":"', '"undoable":"v2 '),
    '"earlier":["', '"earlier":["v2 '),
    '"declined":["', '"declined":["v2 '),
    '","1', '","v2 1'),
    '","2', '","v2 2'),
    '","3', '","v2 3'),
    '","4', '","v2 4'),
    '","5', '","v2 5'),
    '","6', '","v2 6'),
    '","7', '","v2 7'),
    '","8', '","v2 8'),
    '","9', '","v2 9')
WHERE snapshot LIKE '%"state":"%' AND EXISTS (
    SELECT 1 FROM events
    WHERE events.game_id = games.id AND events.version = 1
    AND events.body LIKE '%"secret":"%' AND events.body NOT LIKE '%"secret":""%'
);

-- How many moves in a row somebody has confirmed without undoing one, until they are asked whether to skip that.

CREATE TABLE confirmations (
    user_id INTEGER PRIMARY KEY,
    moves INTEGER NOT NULL
);

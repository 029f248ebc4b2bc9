-- How many moves in a row somebody has confirmed without undoing one, until they are asked whether to skip that.

CREATE TABLE confirmations (
    user_id BIGINT PRIMARY KEY,
    moves BIGINT NOT NULL
);

-- What was found out about games that are over, so that nobody has to wait for it a second time. It speaks of
-- seats and takes: nothing in it says who sat there.

CREATE TABLE analyses (
    game_id BIGINT NOT NULL PRIMARY KEY REFERENCES games (id),
    analysis TEXT NOT NULL
);

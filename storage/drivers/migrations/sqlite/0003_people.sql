-- What people have chosen for themselves, apart from any game.

CREATE TABLE people (
    user_id BIGINT NOT NULL PRIMARY KEY,
    settings TEXT NOT NULL
);

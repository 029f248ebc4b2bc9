-- What servers have chosen for the games that are played there.

CREATE TABLE servers (
    guild_id BIGINT NOT NULL PRIMARY KEY,
    settings TEXT NOT NULL
);

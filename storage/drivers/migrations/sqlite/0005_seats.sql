-- Whose games are whose, so that people find theirs on all servers however many games are stored.

CREATE TABLE seats (
    game_id BIGINT NOT NULL REFERENCES games (id),
    user_id BIGINT NOT NULL,
    is_open BOOLEAN NOT NULL,
    -- Milliseconds since 1970: when somebody joined or left the game, or when it ended.
    changed_at BIGINT NOT NULL,
    PRIMARY KEY (game_id, user_id)
);

-- A person's open games, or their finished ones, are each a stretch of this index.
CREATE INDEX seats_of_person ON seats (user_id, is_open, changed_at, game_id);

-- A server's tables that wait for players.
CREATE INDEX games_in_lobby ON games (guild_id, id) WHERE is_open AND NOT begun;

-- What is stored already. Tables that were closed before a game began have no seats. A snapshot that is damaged
-- has none either; the game can't be played anyway. One row at a time: nothing is held in memory.
INSERT OR IGNORE INTO seats (game_id, user_id, is_open, changed_at)
SELECT games.id, json_extract(games.snapshot, player.fullkey || '.user_id'), games.is_open, games.updated_at
FROM games, json_each(
    CASE WHEN json_valid(games.snapshot) THEN games.snapshot ELSE '{}' END, '$.players'
) AS player
WHERE (games.is_open OR games.begun)
AND typeof(json_extract(games.snapshot, player.fullkey || '.user_id')) = 'integer';

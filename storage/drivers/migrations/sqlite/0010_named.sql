-- Which people the log of a game names, so that whoever wants to be deleted is found in all of them: players,
-- those who left a lobby or whose seat was taken, those who were waited for, and whoever closed the table.

CREATE TABLE named (
    user_id BIGINT NOT NULL,
    game_id BIGINT NOT NULL REFERENCES games (id),
    -- Whether the person has asked to be deleted, and still has to be taken out of this game.
    is_leaving BOOLEAN NOT NULL DEFAULT FALSE,
    PRIMARY KEY (user_id, game_id)
);

-- SQLite looks here for what refers to a game.
CREATE INDEX named_in_game ON named (game_id);

-- Holds only what is left to do.
CREATE INDEX named_leaving ON named (user_id, game_id) WHERE is_leaving;

-- A person's plans, in whatever games.
CREATE INDEX plans_of_person ON plans (user_id);

-- What is stored already. Lines that are damaged name nobody here; their game is found by its seats.
INSERT OR IGNORE INTO named (user_id, game_id)
SELECT person.value, events.game_id
FROM events, json_tree(CASE WHEN json_valid(events.body) THEN events.body ELSE '{}' END) AS person
WHERE events.body NOT LIKE '%"kind":"played"}'
AND person.type = 'integer' AND person.value > 0
AND (person.key IN ('user_id', 'host_id') OR person.path LIKE '%order');

INSERT OR IGNORE INTO named (user_id, game_id) SELECT user_id, game_id FROM seats WHERE user_id > 0;

-- When time does something to a game, and when the bot was last there to notice.

-- Milliseconds since 1970, like all times: the next moment at which the game has to be looked at, null if none.
ALTER TABLE games ADD COLUMN due_at BIGINT;

-- How far `due_at` was moved, in milliseconds, without an event in the log that says so yet.
ALTER TABLE games ADD COLUMN delay BIGINT NOT NULL DEFAULT 0;

-- What is due, and what will be next, however many games are stored. Resting games wait.
CREATE INDEX games_due ON games (due_at, id) WHERE due_at IS NOT NULL AND resting_since IS NULL;

-- Holds only games whose log is still to say that their time was moved.
CREATE INDEX games_delayed ON games (id) WHERE delay > 0 AND due_at IS NOT NULL AND resting_since IS NULL;

-- One row: the last moment at which the bot is known to have been there.
CREATE TABLE heartbeat (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    at BIGINT NOT NULL
);

-- Which games have begun, and which rest because the bot was removed from their server.

ALTER TABLE games ADD COLUMN begun BOOLEAN NOT NULL DEFAULT FALSE;

-- `kind` is the last key of a line, and quotes inside of names are escaped.
UPDATE games SET begun = TRUE WHERE EXISTS (
    SELECT 1 FROM events WHERE events.game_id = games.id AND events.body LIKE '%"kind":"begun"}'
);

-- Milliseconds since 1970, like all times; null while the bot is in the game's server.
ALTER TABLE games ADD COLUMN resting_since BIGINT;

-- The open game of a channel, else the last that had begun, else the last, is the end of the channel's stretch.
DROP INDEX games_by_channel;
CREATE INDEX games_by_channel ON games (channel_id, is_open, begun, id);

-- Resting games are left alone until the bot is back in their server.
DROP INDEX games_unshown;
CREATE INDEX games_unshown ON games (updated_at, id)
WHERE shown_version < version AND resting_since IS NULL;

-- What a server's games have left to do, however many it has finished.
CREATE INDEX games_of_guild ON games (guild_id, resting_since) WHERE is_open OR shown_version < version;

-- Open games that rest, longest first.
CREATE INDEX games_resting ON games (resting_since, id) WHERE is_open AND resting_since IS NOT NULL;

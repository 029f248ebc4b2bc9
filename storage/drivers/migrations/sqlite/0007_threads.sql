-- Games that are played in a thread: they leave the channel of their lobby to the next one.

-- The channel in which such a game's lobby and result stand; `channel_id` is where it is played. Null for others.
ALTER TABLE games ADD COLUMN home_id BIGINT;

-- A channel holds one open game of its own. One that lost its thread may come back to it beside that.
DROP INDEX games_one_open_in_channel;
CREATE UNIQUE INDEX games_one_open_in_channel ON games (channel_id) WHERE is_open AND home_id IS NULL;

-- As before, but a game of the channel's own comes before one that has come back to it.
DROP INDEX games_by_channel;
CREATE INDEX games_by_channel ON games (channel_id, is_open, (home_id IS NULL), begun, id);

-- The games of a channel that are played in threads, and the last one that ended.
CREATE INDEX games_by_home ON games (home_id, is_open, id) WHERE home_id IS NOT NULL;

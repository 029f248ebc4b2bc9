-- Games and their logs. Every id is a Discord snowflake or counts up: 64 bits are enough.

CREATE TABLE games (
    -- Never used twice, even after a deletion: old buttons in a channel carry it.
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    guild_id BIGINT NOT NULL,
    channel_id BIGINT NOT NULL,
    is_open BOOLEAN NOT NULL,
    version BIGINT NOT NULL,
    shown_version BIGINT NOT NULL,
    message_id BIGINT,
    created_at BIGINT NOT NULL,
    updated_at BIGINT NOT NULL,
    -- Last: the columns before it are read without walking its overflow pages.
    snapshot TEXT NOT NULL,
    CHECK (0 <= shown_version AND shown_version <= version)
);

-- A channel holds one open game; the rule is the database's, so that two processes can't both open one.
CREATE UNIQUE INDEX games_one_open_in_channel ON games (channel_id) WHERE is_open;

-- The open game of a channel, or else its last one, is the end of the channel's stretch of this index.
CREATE INDEX games_by_channel ON games (channel_id, is_open, id);

-- Holds only games that wait to be shown, so that looking for them costs nothing when there are none.
CREATE INDEX games_unshown ON games (updated_at, id) WHERE shown_version < version;

CREATE TABLE events (
    game_id BIGINT NOT NULL REFERENCES games (id),
    version BIGINT NOT NULL,
    at BIGINT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (game_id, version)
);

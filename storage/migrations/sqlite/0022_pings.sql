-- The turns that somebody was told of without a sound, since they rest: they are pinged when they don't any more.

CREATE TABLE pings (
    user_id BIGINT NOT NULL,
    game_id BIGINT NOT NULL,
    -- 1 by direct message, 0 where the game is played.
    way BIGINT NOT NULL,
    -- Milliseconds since 1970.
    due_at BIGINT NOT NULL,
    -- Whether it may have been sent: whoever tried may have died before noting it.
    is_tried BOOLEAN NOT NULL DEFAULT FALSE,
    PRIMARY KEY (user_id, game_id, way)
);

CREATE INDEX pings_by_due ON pings (way, due_at, user_id, game_id);

CREATE INDEX pings_of_game ON pings (game_id, user_id);

-- Whether the bot said that it leaves, so that it is known exactly since when it was away.
ALTER TABLE beats ADD COLUMN is_last BOOLEAN NOT NULL DEFAULT FALSE;

-- When the bot was away from a shard. What is due in its games comes that much later, without a change to any row:
-- whoever reads a game adds the absences that it doesn't know of yet.

CREATE TABLE absences (
    -- Counts up: none is seen before those with a lower number.
    id BIGINT NOT NULL PRIMARY KEY,
    shards BIGINT NOT NULL,
    shard BIGINT NOT NULL,
    since BIGINT NOT NULL,
    until BIGINT NOT NULL,
    -- Whether the games have been looked through for those whose log and channel have to say so.
    is_told BOOLEAN NOT NULL DEFAULT FALSE
);

-- Holds only what is left to do.
CREATE INDEX absences_untold ON absences (id) WHERE NOT is_told;

-- The last absence that `due_at` and `delay` of a game take into account.
ALTER TABLE games ADD COLUMN absence BIGINT NOT NULL DEFAULT 0;

-- The servers whose games rest: few.
CREATE INDEX games_resting_in ON games (resting_since, guild_id)
WHERE resting_since IS NOT NULL AND (is_open OR shown_version < version);

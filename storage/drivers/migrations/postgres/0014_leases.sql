-- Which of several processes does what; one process alone needs none of it.

-- The processes that are there, with the shards of their home, divided by spaces.
CREATE TABLE processes (
    id TEXT NOT NULL PRIMARY KEY,
    shards BIGINT NOT NULL,
    home TEXT NOT NULL,
    since BIGINT NOT NULL,
    expires_at BIGINT NOT NULL
);

-- Leases by their name: "3/16" is shard 3 of 16. The number `fence` grows with every change of the holder.
CREATE TABLE leases (
    name TEXT NOT NULL PRIMARY KEY,
    -- Of how many shards it is one, 0 for other leases.
    shards BIGINT NOT NULL,
    -- Empty if nobody has it.
    holder TEXT NOT NULL,
    fence BIGINT NOT NULL,
    expires_at BIGINT NOT NULL
);

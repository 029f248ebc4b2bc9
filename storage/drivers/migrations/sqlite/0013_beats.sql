-- When the bot was last there, for each of the shards that several processes share; one process has shard 0 of 1.

CREATE TABLE beats (
    shards BIGINT NOT NULL,
    shard BIGINT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (shards, shard)
);

INSERT INTO beats (shards, shard, at) SELECT 1, 0, at FROM heartbeat;

DROP TABLE heartbeat;

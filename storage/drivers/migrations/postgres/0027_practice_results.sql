-- How each practice that was played to its end came out, and which ones say nothing about whoever played them.
-- A practice itself is gone with the next one.
CREATE TABLE practice_results (
    user_id BIGINT NOT NULL,
    -- Milliseconds since 1970, as below: no other practice of theirs began then.
    begun_at BIGINT NOT NULL,
    finished_at BIGINT NOT NULL,
    level TEXT NOT NULL,
    -- 0 if they had asked for advice.
    computers BIGINT NOT NULL,
    -- How many of the computers ended behind them, and how many before them.
    ahead BIGINT NOT NULL,
    behind BIGINT NOT NULL,
    PRIMARY KEY (user_id, begun_at)
);

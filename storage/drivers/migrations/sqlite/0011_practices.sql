-- The practice game of each person who has one. It is theirs alone, so it is no game of the other tables: nothing
-- that looks for games finds it. Nobody else changes it, so its log is one text, which undo shortens.

CREATE TABLE practices (
    user_id BIGINT PRIMARY KEY,
    -- Grows with every change, also when one is taken back.
    version BIGINT NOT NULL,
    log TEXT NOT NULL,
    updated_at BIGINT NOT NULL
);

-- Those that nobody goes on with are deleted after a while.
CREATE INDEX practices_by_age ON practices (updated_at);

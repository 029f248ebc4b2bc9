-- How often somebody was taken out of a game's log and snapshot. That is no event, so the version stays; but what
-- another process decided on before, and is about to commit, still has their name in it.

ALTER TABLE games ADD COLUMN rewrites BIGINT NOT NULL DEFAULT 0;

-- How a process hands a shard over to another one; one process alone needs none of it.

-- The shards that others hold and for which a process has a session open, divided by spaces.
ALTER TABLE processes ADD COLUMN ready TEXT NOT NULL DEFAULT '';
-- 1 if it wants to hand over all that it holds.
ALTER TABLE processes ADD COLUMN leaving BIGINT NOT NULL DEFAULT 0;
-- The id of the last interaction that earlier holders answer; NULL if that isn't known.
ALTER TABLE leases ADD COLUMN last_interaction BIGINT;

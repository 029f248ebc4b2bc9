-- When people changed their settings, so that other processes learn which language they have chosen.

-- Milliseconds since 1970; 0 if that was before this was noted.
ALTER TABLE people ADD COLUMN changed_at BIGINT NOT NULL DEFAULT 0;

CREATE INDEX people_by_change ON people (changed_at);

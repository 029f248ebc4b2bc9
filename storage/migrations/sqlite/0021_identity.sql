-- Which database this is, and how often it was written to: so that a running bot can tell its own file, however it was
-- compacted, from another one, or from an older copy of it, that somebody has copied over it.

CREATE TABLE identity (
    id INTEGER NOT NULL PRIMARY KEY CHECK (id = 1),
    name TEXT NOT NULL,
    writes BIGINT NOT NULL
);

INSERT INTO identity (id, name, writes) VALUES (1, lower(hex(randomblob(16))), 0);

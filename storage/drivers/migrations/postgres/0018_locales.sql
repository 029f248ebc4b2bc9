-- The language of the Discord of people who play, as it was when they did something last: for messages that answer
-- nothing. What somebody has chosen for themselves comes before it.

CREATE TABLE locales (
    user_id BIGINT NOT NULL PRIMARY KEY,
    locale TEXT NOT NULL
);

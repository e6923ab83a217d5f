-- What is told of a change, once, however many receivers are told of it: a delivery's row is written several times on its
-- way, and what it tells never is.
CREATE TABLE announcement (
    history INTEGER PRIMARY KEY,
    body BYTEA NOT NULL
);

INSERT INTO announcement (history, body) SELECT d.history, d.body FROM delivery d
    WHERE NOT EXISTS (SELECT 1 FROM delivery o WHERE o.history = d.history AND o.receiver < d.receiver);

ALTER TABLE delivery DROP COLUMN body;

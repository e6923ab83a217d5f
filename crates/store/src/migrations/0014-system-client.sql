-- Whose installation this is; at most one row.
CREATE TABLE system_client (
    only_one INTEGER PRIMARY KEY CHECK (only_one = 1),
    code INTEGER NOT NULL,
    name TEXT NOT NULL
);

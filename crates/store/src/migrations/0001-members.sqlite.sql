-- What SQLite has in the place of sequences. Its one writer makes a row as good as one.

-- The last code that was given out of each kind.
CREATE TABLE counter (
    name TEXT PRIMARY KEY,
    value INTEGER NOT NULL
);

INSERT INTO counter (name, value) VALUES
    ('person', 0), ('benefit', 0), ('sequential', 0), ('item', 0), ('dependent', 0), ('card', 0), ('history', 0);

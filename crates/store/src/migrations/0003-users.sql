-- Users and the tokens they were given. (`user` is a word of PostgreSQL's own.)

CREATE TABLE service_user (
    code INTEGER PRIMARY KEY,
    login TEXT NOT NULL,
    name TEXT NOT NULL,
    email TEXT NOT NULL,
    password TEXT NOT NULL,
    n_passwords INTEGER NOT NULL,
    is_active INTEGER NOT NULL,
    registered BIGINT NOT NULL,
    last_login BIGINT
);

CREATE UNIQUE INDEX service_user_by_login ON service_user (login);

CREATE TABLE user_store (
    holder INTEGER NOT NULL REFERENCES service_user (code),
    store INTEGER NOT NULL REFERENCES store (code),
    PRIMARY KEY (holder, store)
);

-- Of a token only its SHA-256 is kept. What revokes a token deletes it.
CREATE TABLE token (
    digest TEXT PRIMARY KEY,
    holder INTEGER NOT NULL REFERENCES service_user (code),
    expires BIGINT NOT NULL
);

CREATE INDEX token_by_holder ON token (holder, expires);

-- Suppliers, credit cards, equipment and events. Their codes come from outside. Telephones and addresses of suppliers
-- have the subject `supplier`, the places of events the subject `event`.

CREATE TABLE supplier (
    code INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    trading_name TEXT,
    document TEXT NOT NULL,
    email TEXT,
    store INTEGER REFERENCES store (code),
    is_active INTEGER NOT NULL
);

CREATE TABLE credit_card (
    code INTEGER PRIMARY KEY,
    person INTEGER NOT NULL REFERENCES person (code),
    brand TEXT,
    last_digits TEXT NOT NULL,
    holder TEXT,
    expiry TEXT,
    is_main INTEGER NOT NULL,
    is_active INTEGER NOT NULL,
    registered BIGINT NOT NULL
);

CREATE INDEX credit_card_by_person ON credit_card (person, code);

CREATE TABLE installation (
    code INTEGER PRIMARY KEY,
    benefit INTEGER NOT NULL REFERENCES benefit (code),
    tracker INTEGER,
    serial TEXT,
    imei TEXT,
    manufacturer TEXT,
    model TEXT,
    carrier TEXT,
    line TEXT,
    place TEXT,
    supplier INTEGER REFERENCES supplier (code),
    installer TEXT,
    installed TEXT,
    removed TEXT
);

CREATE INDEX installation_by_benefit ON installation (benefit, code);

CREATE TABLE event_situation (
    code INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    highlight TEXT NOT NULL,
    inverse TEXT NOT NULL
);

CREATE TABLE event (
    code INTEGER PRIMARY KEY,
    store INTEGER NOT NULL REFERENCES store (code),
    benefit INTEGER NOT NULL REFERENCES benefit (code),
    person INTEGER NOT NULL REFERENCES person (code),
    driver INTEGER REFERENCES person (code),
    protocol BIGINT NOT NULL,
    kind TEXT NOT NULL,
    situation INTEGER NOT NULL REFERENCES event_situation (code),
    involved TEXT NOT NULL,
    priority TEXT NOT NULL,
    responsible TEXT,
    opened BIGINT NOT NULL,
    occurred TEXT NOT NULL
);

CREATE INDEX event_by_store ON event (store, code);
CREATE INDEX event_by_person ON event (person, code);
CREATE INDEX event_by_protocol ON event (protocol, code);
CREATE INDEX event_by_opening ON event (opened, code);
CREATE INDEX event_by_day ON event (occurred, code);

-- What an event is related to. The other way round is another row.
CREATE TABLE event_relation (
    event INTEGER NOT NULL REFERENCES event (code),
    related INTEGER NOT NULL REFERENCES event (code),
    PRIMARY KEY (event, related)
);

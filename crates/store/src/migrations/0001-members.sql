-- Members and their benefits.
--
-- The SQL that SQLite and PostgreSQL share: INTEGER for codes and flags (0 or 1), BIGINT for moments (microseconds
-- since 1970, UTC) and money (centavos), TEXT for days (yyyy-MM-dd) and all else. A released migration is never
-- edited; its checksum is compared at every start.

CREATE TABLE store (
    code INTEGER PRIMARY KEY,
    name TEXT NOT NULL
);

CREATE TABLE plan (
    code INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    kind TEXT NOT NULL,
    value BIGINT NOT NULL,
    is_active INTEGER NOT NULL
);

CREATE TABLE situation (
    code INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    kind TEXT NOT NULL,
    is_default INTEGER NOT NULL,
    highlight TEXT NOT NULL,
    inverse TEXT NOT NULL
);

CREATE TABLE due_day (
    day INTEGER PRIMARY KEY
);

CREATE TABLE vehicle_type (
    code INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    category TEXT NOT NULL
);

CREATE TABLE field_definition (
    code INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    kind TEXT NOT NULL,
    is_required INTEGER NOT NULL,
    position INTEGER NOT NULL,
    is_active INTEGER NOT NULL,
    format TEXT NOT NULL,
    max_length INTEGER,
    minimum DOUBLE PRECISION,
    maximum DOUBLE PRECISION,
    decimals INTEGER
);

CREATE TABLE field_option (
    field INTEGER NOT NULL REFERENCES field_definition (code),
    position INTEGER NOT NULL,
    name TEXT NOT NULL,
    PRIMARY KEY (field, position)
);

CREATE TABLE person (
    code INTEGER PRIMARY KEY,
    registered BIGINT NOT NULL,
    updated BIGINT NOT NULL,
    store INTEGER NOT NULL REFERENCES store (code),
    document TEXT NOT NULL,
    name TEXT NOT NULL,
    search_name TEXT NOT NULL,
    integration_code TEXT,
    sex TEXT,
    birth TEXT,
    email TEXT,
    takes_email INTEGER,
    takes_whatsapp INTEGER,
    has_phones INTEGER NOT NULL,
    trading_name TEXT,
    legal_representative TEXT,
    state_registration TEXT,
    city_registration TEXT,
    identity TEXT,
    identity_issuer TEXT,
    identity_issued TEXT,
    licence TEXT,
    licence_category TEXT,
    licence_expiry TEXT,
    mother TEXT,
    marital_status TEXT,
    spouse TEXT,
    company TEXT,
    company_name TEXT,
    payer TEXT
);

-- A document is unique in a store, not in the base: see the domain's rule of saving.
CREATE UNIQUE INDEX person_by_document ON person (document, store);
CREATE INDEX person_by_birth ON person (birth, code);
CREATE INDEX person_by_registration ON person (registered, code);
CREATE INDEX person_by_company ON person (company, code);
CREATE INDEX person_by_store ON person (store, code);

-- Telephones of whatever has some; `subject` says what: person.
CREATE TABLE phone (
    subject TEXT NOT NULL,
    code INTEGER NOT NULL,
    position INTEGER NOT NULL,
    country INTEGER NOT NULL,
    digits TEXT NOT NULL,
    kind TEXT NOT NULL,
    PRIMARY KEY (subject, code, position)
);

-- Addresses of whatever has one; `subject` says what: person, payer.
CREATE TABLE address (
    subject TEXT NOT NULL,
    code INTEGER NOT NULL,
    kind TEXT,
    street_kind TEXT,
    street TEXT,
    street_with_kind TEXT,
    number TEXT,
    complement TEXT,
    quarter TEXT,
    city TEXT,
    uf TEXT,
    postal_code TEXT,
    PRIMARY KEY (subject, code)
);

CREATE INDEX address_by_uf ON address (subject, uf, code);

CREATE TABLE benefit (
    code INTEGER PRIMARY KEY,
    sequential INTEGER NOT NULL,
    registered BIGINT NOT NULL,
    updated BIGINT NOT NULL,
    person INTEGER NOT NULL REFERENCES person (code),
    store INTEGER NOT NULL REFERENCES store (code),
    plan INTEGER NOT NULL REFERENCES plan (code),
    kind TEXT NOT NULL,
    situation INTEGER NOT NULL REFERENCES situation (code),
    joined TEXT NOT NULL,
    activated TEXT,
    cancelled TEXT,
    due_day INTEGER,
    consultant INTEGER,
    representative INTEGER,
    integration_code TEXT
);

CREATE UNIQUE INDEX benefit_by_sequential ON benefit (sequential);
CREATE INDEX benefit_by_person ON benefit (person, code);
CREATE INDEX benefit_by_store ON benefit (store, code);
CREATE INDEX benefit_by_situation ON benefit (situation, code);
CREATE INDEX benefit_by_plan ON benefit (plan, code);
CREATE INDEX benefit_by_consultant ON benefit (consultant, code);
CREATE INDEX benefit_by_representative ON benefit (representative, code);

-- Vehicles of whatever has one; `subject` says what: benefit.
CREATE TABLE vehicle (
    subject TEXT NOT NULL,
    code INTEGER NOT NULL,
    plate TEXT,
    plate_key TEXT,
    chassis TEXT,
    renavam TEXT,
    brand TEXT,
    model TEXT,
    built INTEGER,
    model_year INTEGER,
    colour TEXT,
    doors INTEGER,
    kind INTEGER REFERENCES vehicle_type (code),
    category TEXT,
    fuel TEXT,
    value BIGINT,
    protected_value BIGINT,
    own_share BIGINT,
    PRIMARY KEY (subject, code)
);

CREATE INDEX vehicle_by_plate ON vehicle (plate_key, subject, code);
CREATE INDEX vehicle_by_chassis ON vehicle (chassis, subject, code);

CREATE TABLE benefit_item (
    code INTEGER PRIMARY KEY,
    benefit INTEGER NOT NULL REFERENCES benefit (code),
    plan INTEGER NOT NULL REFERENCES plan (code),
    value BIGINT NOT NULL,
    included TEXT NOT NULL,
    excluded TEXT
);

CREATE INDEX benefit_item_by_benefit ON benefit_item (benefit, code);
CREATE INDEX benefit_item_by_plan ON benefit_item (plan, benefit);

-- A value stands in the column of its kind.
CREATE TABLE benefit_field (
    benefit INTEGER NOT NULL REFERENCES benefit (code),
    field INTEGER NOT NULL REFERENCES field_definition (code),
    text_value TEXT,
    number_value DOUBLE PRECISION,
    day_value TEXT,
    flag_value INTEGER,
    PRIMARY KEY (benefit, field)
);

CREATE TABLE dependent (
    code INTEGER PRIMARY KEY,
    benefit INTEGER NOT NULL REFERENCES benefit (code),
    name TEXT NOT NULL,
    search_name TEXT NOT NULL,
    cpf TEXT,
    birth TEXT,
    identity TEXT,
    phone_country INTEGER,
    phone_digits TEXT,
    kinship TEXT NOT NULL,
    sex TEXT,
    is_active INTEGER NOT NULL
);

CREATE INDEX dependent_by_benefit ON dependent (benefit, code);
CREATE UNIQUE INDEX dependent_by_cpf ON dependent (cpf, benefit);

CREATE TABLE dependent_plan (
    dependent INTEGER NOT NULL REFERENCES dependent (code),
    position INTEGER NOT NULL,
    plan INTEGER NOT NULL REFERENCES plan (code),
    PRIMARY KEY (dependent, position)
);

-- Every discount card and its one owner.
CREATE TABLE card (
    number TEXT PRIMARY KEY,
    benefit INTEGER REFERENCES benefit (code),
    dependent INTEGER REFERENCES dependent (code),
    CHECK ((benefit IS NULL) <> (dependent IS NULL))
);

CREATE UNIQUE INDEX card_by_benefit ON card (benefit);
CREATE UNIQUE INDEX card_by_dependent ON card (dependent);

-- Every move of a benefit into a situation, the first included.
CREATE TABLE benefit_history (
    code INTEGER PRIMARY KEY,
    benefit INTEGER NOT NULL REFERENCES benefit (code),
    came_from INTEGER,
    went_to INTEGER NOT NULL,
    happened BIGINT NOT NULL
);

CREATE INDEX benefit_history_by_benefit ON benefit_history (benefit, code);

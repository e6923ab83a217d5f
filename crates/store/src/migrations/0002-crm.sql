-- Sellers, funnels, leads and deals. Addresses and telephones of sellers have the subject `seller`, vehicles of deals
-- the subject `deal`.

CREATE TABLE seller (
    code INTEGER PRIMARY KEY,
    kind TEXT NOT NULL,
    name TEXT NOT NULL,
    document TEXT NOT NULL,
    email TEXT,
    store INTEGER REFERENCES store (code),
    is_active INTEGER NOT NULL
);

CREATE TABLE funnel (
    code INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    is_active INTEGER NOT NULL
);

CREATE TABLE stage (
    code INTEGER PRIMARY KEY,
    funnel INTEGER NOT NULL REFERENCES funnel (code),
    position INTEGER NOT NULL,
    name TEXT NOT NULL
);

CREATE INDEX stage_by_funnel ON stage (funnel, position);

CREATE TABLE lead (
    code INTEGER PRIMARY KEY,
    registered BIGINT NOT NULL,
    name TEXT NOT NULL,
    search_name TEXT NOT NULL,
    store INTEGER NOT NULL REFERENCES store (code),
    person INTEGER REFERENCES person (code),
    funnel INTEGER REFERENCES funnel (code),
    stage INTEGER REFERENCES stage (code),
    responsible INTEGER NOT NULL,
    is_active INTEGER NOT NULL,
    document TEXT,
    phone_country INTEGER,
    phone_digits TEXT,
    email TEXT,
    city TEXT,
    uf TEXT,
    message TEXT,
    origin TEXT,
    consultant INTEGER REFERENCES seller (code),
    integration_code TEXT
);

CREATE INDEX lead_by_store ON lead (store, code);
CREATE INDEX lead_by_document ON lead (document, code);
CREATE INDEX lead_by_phone ON lead (phone_digits, code);
CREATE INDEX lead_by_email ON lead (email, code);

CREATE TABLE deal (
    code INTEGER PRIMARY KEY,
    sequential INTEGER NOT NULL,
    registered BIGINT NOT NULL,
    updated BIGINT NOT NULL,
    lead INTEGER NOT NULL REFERENCES lead (code),
    store INTEGER NOT NULL REFERENCES store (code),
    situation TEXT NOT NULL,
    loss_reason TEXT,
    funnel INTEGER REFERENCES funnel (code),
    stage INTEGER REFERENCES stage (code),
    responsible INTEGER NOT NULL,
    closed TEXT,
    description TEXT,
    consultant INTEGER REFERENCES seller (code),
    kind TEXT,
    plan INTEGER REFERENCES plan (code),
    value BIGINT,
    expected_close TEXT,
    note TEXT
);

CREATE UNIQUE INDEX deal_by_sequential ON deal (sequential);
CREATE INDEX deal_by_lead ON deal (lead, code);
CREATE INDEX deal_by_store ON deal (store, situation, code);
CREATE INDEX deal_by_responsible ON deal (responsible, code);
CREATE INDEX deal_by_registration ON deal (registered, code);

CREATE TABLE deal_dependent (
    code INTEGER PRIMARY KEY,
    deal INTEGER NOT NULL REFERENCES deal (code),
    name TEXT NOT NULL,
    cpf TEXT,
    birth TEXT,
    kinship TEXT NOT NULL,
    sex TEXT,
    identity TEXT,
    phone_country INTEGER,
    phone_digits TEXT,
    plan INTEGER REFERENCES plan (code),
    value BIGINT
);

CREATE INDEX deal_dependent_by_deal ON deal_dependent (deal, code);

-- What only the operator's contract tells of the registers, and the keys of repeated requests.

ALTER TABLE store ADD COLUMN cnpj TEXT;
ALTER TABLE store ADD COLUMN is_active INTEGER NOT NULL DEFAULT 1;

-- Registers that hold lists, which are replaced whole, have versions.
ALTER TABLE funnel ADD COLUMN version INTEGER NOT NULL DEFAULT 1;
ALTER TABLE field_definition ADD COLUMN version INTEGER NOT NULL DEFAULT 1;

-- Requests that may be repeated: by key, what tells one from another and what was answered first.
CREATE TABLE request_key (
    name TEXT PRIMARY KEY,
    digest TEXT NOT NULL,
    answer TEXT NOT NULL,
    expires BIGINT NOT NULL
);

CREATE INDEX request_key_by_expiry ON request_key (expires);

ALTER TABLE supplier ADD COLUMN state_registration TEXT;
ALTER TABLE supplier ADD COLUMN city_registration TEXT;
ALTER TABLE supplier ADD COLUMN trade TEXT;
ALTER TABLE supplier ADD COLUMN contact TEXT;

CREATE INDEX supplier_by_document ON supplier (document, code);
CREATE INDEX seller_by_document ON seller (document, kind, code);

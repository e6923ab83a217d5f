-- Rows of deliveries are small now, and are looked for by their ids several times on their way: they stand in the tree of
-- their ids, instead of beside it.
CREATE TABLE delivery_by_id (
    id TEXT PRIMARY KEY,
    receiver INTEGER NOT NULL,
    entity TEXT NOT NULL,
    entity_code INTEGER NOT NULL,
    history INTEGER NOT NULL,
    state TEXT NOT NULL,
    registered BIGINT NOT NULL,
    due BIGINT,
    leased_until BIGINT,
    n_attempts INTEGER NOT NULL,
    n_earlier INTEGER NOT NULL,
    ended BIGINT,
    last_status INTEGER,
    last_failure TEXT,
    began BIGINT,
    excerpt TEXT
) WITHOUT ROWID;

INSERT INTO delivery_by_id (id, receiver, entity, entity_code, history, state, registered, due, leased_until, n_attempts,
    n_earlier, ended, last_status, last_failure, began, excerpt)
    SELECT id, receiver, entity, entity_code, history, state, registered, due, leased_until, n_attempts, n_earlier, ended,
        last_status, last_failure, began, excerpt
    FROM delivery;

DROP TABLE delivery;
ALTER TABLE delivery_by_id RENAME TO delivery;

CREATE UNIQUE INDEX delivery_by_history ON delivery (history, entity, receiver);
CREATE INDEX delivery_by_receiver ON delivery (receiver, state, id);
CREATE INDEX delivery_by_due ON delivery (receiver, due) WHERE due IS NOT NULL;
CREATE INDEX delivery_untried ON delivery (receiver, entity, entity_code, history) WHERE n_attempts = 0 AND ended IS NULL;
CREATE INDEX delivery_by_end ON delivery (ended) WHERE ended IS NOT NULL;

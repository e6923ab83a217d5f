-- Receivers of triggers, their secrets, what waits to be delivered, and every attempt.

-- A receiver that is removed keeps its row, so that what was sent to it can be told by its name.
CREATE TABLE receiver (
    code INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    url TEXT NOT NULL,
    note TEXT,
    registered BIGINT NOT NULL,
    -- Raised with every change of its address or its secrets, which are known by it.
    version BIGINT NOT NULL,
    is_active INTEGER NOT NULL,
    -- Why and when it was disabled, while it is: OPERADOR, RESPOSTA_410, FALHAS_CONTINUAS.
    disabled_for TEXT,
    disabled BIGINT,
    -- Since when it has done nothing but fail. Whoever enables it again begins anew, with null.
    failing_since BIGINT,
    removed BIGINT
);

CREATE UNIQUE INDEX receiver_by_name ON receiver (name) WHERE removed IS NULL;

-- What it wants to be told of: consulta, helpDesk, vistoria, beneficio, evento.
CREATE TABLE receiver_entity (
    receiver INTEGER NOT NULL REFERENCES receiver (code),
    entity TEXT NOT NULL,
    PRIMARY KEY (entity, receiver)
);

CREATE INDEX receiver_entity_by_receiver ON receiver_entity (receiver);

-- Secrets, encrypted. The newest has no end; the one before signs too until its end. What removes a receiver deletes them.
CREATE TABLE receiver_secret (
    receiver INTEGER NOT NULL REFERENCES receiver (code),
    number INTEGER NOT NULL,
    sealed BYTEA NOT NULL,
    registered BIGINT NOT NULL,
    expires BIGINT,
    PRIMARY KEY (receiver, number)
);

-- One trigger for one receiver. Ids are UUIDs of version 7 made from `registered`, so that they sort as deliveries came.
--
-- `state` is PENDENTE, ENTREGUE or MORTA. One that is pending is being sent while `leased_until` lies ahead.
-- `due` is when somebody may take it: the end of a wait, or of a lease. It is null once the delivery has ended, and
-- while it stands behind an older one of the same entity that was never tried.
-- `n_earlier` are the attempts of earlier cycles, which a replay has put behind it.
-- `began` and `excerpt` are those of the attempt that succeeded, which is no row of `attempt` until a replay makes it one.
--
-- The receiver is not a foreign key: each row would then lock the receiver's, which other transactions change.
CREATE TABLE delivery (
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
    excerpt TEXT,
    body BYTEA NOT NULL
);

CREATE UNIQUE INDEX delivery_by_history ON delivery (history, entity, receiver);
CREATE INDEX delivery_by_receiver ON delivery (receiver, state, id);
CREATE INDEX delivery_by_due ON delivery (receiver, due) WHERE due IS NOT NULL;
CREATE INDEX delivery_untried ON delivery (receiver, entity, entity_code, history) WHERE n_attempts = 0 AND ended IS NULL;
CREATE INDEX delivery_by_end ON delivery (ended) WHERE ended IS NOT NULL;

-- The last attempts of each delivery but the one that succeeded, counted from 1 over all its cycles.
CREATE TABLE attempt (
    delivery TEXT NOT NULL,
    number INTEGER NOT NULL,
    began BIGINT NOT NULL,
    millis BIGINT NOT NULL,
    status INTEGER,
    failure TEXT,
    excerpt TEXT,
    PRIMARY KEY (delivery, number)
);

-- Consultations, help desk calls, inspections and events: their types, situations and history.

CREATE TABLE attendance_situation (
    code INTEGER PRIMARY KEY,
    entity TEXT NOT NULL,
    name TEXT NOT NULL,
    is_initial INTEGER NOT NULL,
    closes INTEGER NOT NULL,
    highlight TEXT NOT NULL,
    inverse TEXT NOT NULL
);

CREATE TABLE attendance_type (
    code INTEGER PRIMARY KEY,
    entity TEXT NOT NULL,
    name TEXT NOT NULL,
    is_active INTEGER NOT NULL
);

CREATE TABLE consultation (
    code INTEGER PRIMARY KEY,
    person INTEGER NOT NULL REFERENCES person (code),
    benefit INTEGER NOT NULL REFERENCES benefit (code),
    kind INTEGER NOT NULL REFERENCES attendance_type (code),
    clinic INTEGER NOT NULL REFERENCES supplier (code),
    doctor INTEGER,
    doctor_name TEXT,
    scheduled BIGINT NOT NULL,
    address TEXT,
    protocol BIGINT NOT NULL,
    situation INTEGER NOT NULL REFERENCES attendance_situation (code),
    opened BIGINT NOT NULL,
    closed BIGINT
);

CREATE TABLE help_desk (
    code INTEGER PRIMARY KEY,
    person INTEGER NOT NULL REFERENCES person (code),
    benefit INTEGER REFERENCES benefit (code),
    kind INTEGER NOT NULL REFERENCES attendance_type (code),
    priority TEXT NOT NULL,
    description TEXT NOT NULL,
    protocol BIGINT NOT NULL,
    situation INTEGER NOT NULL REFERENCES attendance_situation (code),
    opened BIGINT NOT NULL,
    closed BIGINT
);

CREATE TABLE inspection (
    code INTEGER PRIMARY KEY,
    person INTEGER NOT NULL REFERENCES person (code),
    benefit INTEGER NOT NULL REFERENCES benefit (code),
    kind INTEGER NOT NULL REFERENCES attendance_type (code),
    inspector TEXT,
    situation INTEGER NOT NULL REFERENCES attendance_situation (code),
    opened BIGINT NOT NULL,
    closed BIGINT
);

-- Every entry into a situation, the first included; `entity` says of what, `name` how the situation was called.
CREATE TABLE situation_history (
    code INTEGER PRIMARY KEY,
    entity TEXT NOT NULL,
    subject INTEGER NOT NULL,
    came_from INTEGER,
    went_to INTEGER NOT NULL,
    name TEXT NOT NULL,
    note TEXT,
    happened BIGINT NOT NULL
);

INSERT INTO situation_history (code, entity, subject, came_from, went_to, name, happened)
    SELECT h.code, 'beneficio', h.benefit, h.came_from, h.went_to, COALESCE(s.name, '?'), h.happened
    FROM benefit_history h LEFT JOIN situation s ON s.code = h.went_to;
DROP TABLE benefit_history;

-- Events had situations of their own, whose names could be long or alike, and the names of their types.
INSERT INTO attendance_situation (code, entity, name, is_initial, closes, highlight, inverse)
    SELECT code, 'evento',
        CASE WHEN EXISTS (SELECT 1 FROM event_situation o
                          WHERE o.code < s.code AND SUBSTR(o.name, 1, 60) = SUBSTR(s.name, 1, 60))
            THEN SUBSTR(name, 1, 48) || ' ' || code ELSE SUBSTR(name, 1, 60) END,
        CASE WHEN code = (SELECT MIN(code) FROM event_situation) THEN 1 ELSE 0 END, 0, highlight, inverse
    FROM event_situation s;
INSERT INTO attendance_type (code, entity, name, is_active)
    SELECT ROW_NUMBER() OVER (ORDER BY name), 'evento', name, 1
    FROM (SELECT DISTINCT SUBSTR(kind, 1, 100) AS name FROM event) AS used;

ALTER TABLE event_relation RENAME TO old_event_relation;
ALTER TABLE event RENAME TO old_event;

CREATE TABLE event (
    code INTEGER PRIMARY KEY,
    store INTEGER NOT NULL REFERENCES store (code),
    benefit INTEGER NOT NULL REFERENCES benefit (code),
    person INTEGER NOT NULL REFERENCES person (code),
    driver INTEGER REFERENCES person (code),
    protocol BIGINT NOT NULL,
    kind INTEGER NOT NULL REFERENCES attendance_type (code),
    involved TEXT NOT NULL,
    priority TEXT NOT NULL,
    responsible TEXT,
    description TEXT,
    occurred TEXT NOT NULL,
    situation INTEGER NOT NULL REFERENCES attendance_situation (code),
    opened BIGINT NOT NULL,
    closed BIGINT
);

INSERT INTO event (code, store, benefit, person, driver, protocol, kind, involved, priority, responsible, occurred,
                   situation, opened)
    SELECT e.code, e.store, e.benefit, e.person, e.driver, e.protocol, t.code, e.involved, e.priority, e.responsible,
        e.occurred, e.situation, e.opened
    FROM old_event e JOIN attendance_type t ON t.name = SUBSTR(e.kind, 1, 100);

-- What an event is related to. The other way round is another row.
CREATE TABLE event_relation (
    event INTEGER NOT NULL REFERENCES event (code),
    related INTEGER NOT NULL REFERENCES event (code),
    PRIMARY KEY (event, related)
);

INSERT INTO event_relation (event, related) SELECT event, related FROM old_event_relation;
DROP TABLE old_event_relation;
DROP TABLE old_event;
DROP TABLE event_situation;

-- What was there entered its situation when it was opened, for all that is known.
INSERT INTO situation_history (code, entity, subject, went_to, name, happened)
    SELECT (SELECT COALESCE(MAX(code), 0) FROM situation_history) + ROW_NUMBER() OVER (ORDER BY e.opened, e.code),
        'evento', e.code, e.situation, s.name, e.opened
    FROM event e JOIN attendance_situation s ON s.code = e.situation;

CREATE UNIQUE INDEX attendance_situation_by_name ON attendance_situation (entity, name);
CREATE UNIQUE INDEX attendance_type_by_name ON attendance_type (entity, name);
CREATE INDEX situation_history_by_subject ON situation_history (entity, subject, code);
CREATE INDEX situation_history_by_situation ON situation_history (went_to) WHERE entity <> 'beneficio';

CREATE INDEX consultation_by_person ON consultation (person, opened, code);
CREATE INDEX consultation_by_benefit ON consultation (benefit, opened, code);
CREATE INDEX consultation_by_situation ON consultation (situation, opened, code);
CREATE INDEX consultation_by_opening ON consultation (opened, code);
CREATE INDEX consultation_by_type ON consultation (kind);
CREATE INDEX consultation_by_clinic ON consultation (clinic);
CREATE INDEX help_desk_by_person ON help_desk (person, opened, code);
CREATE INDEX help_desk_by_benefit ON help_desk (benefit, opened, code) WHERE benefit IS NOT NULL;
CREATE INDEX help_desk_by_situation ON help_desk (situation, opened, code);
CREATE INDEX help_desk_by_opening ON help_desk (opened, code);
CREATE INDEX help_desk_by_type ON help_desk (kind);
CREATE INDEX inspection_by_person ON inspection (person, opened, code);
CREATE INDEX inspection_by_benefit ON inspection (benefit, opened, code);
CREATE INDEX inspection_by_situation ON inspection (situation, opened, code);
CREATE INDEX inspection_by_opening ON inspection (opened, code);
CREATE INDEX inspection_by_type ON inspection (kind);
CREATE INDEX event_by_store ON event (store, code);
CREATE INDEX event_by_person ON event (person, opened, code);
CREATE INDEX event_by_benefit ON event (benefit, opened, code);
CREATE INDEX event_by_situation ON event (situation, opened, code);
CREATE INDEX event_by_protocol ON event (protocol, code);
CREATE INDEX event_by_opening ON event (opened, code);
CREATE INDEX event_by_day ON event (occurred, code);
CREATE INDEX event_by_type ON event (kind);

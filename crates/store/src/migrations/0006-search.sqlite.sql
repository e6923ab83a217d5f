-- Names by their trigrams: `MATCH` of a phrase finds whatever holds it, in the order of codes. Triggers keep them, as an
-- engine keeps an index.

CREATE VIRTUAL TABLE person_name USING fts5 (
    search_name, content = 'person', content_rowid = 'code', tokenize = 'trigram case_sensitive 1'
);
CREATE VIRTUAL TABLE dependent_name USING fts5 (
    search_name, content = 'dependent', content_rowid = 'code', tokenize = 'trigram case_sensitive 1'
);
CREATE VIRTUAL TABLE lead_name USING fts5 (
    search_name, content = 'lead', content_rowid = 'code', tokenize = 'trigram case_sensitive 1'
);

INSERT INTO person_name (person_name) VALUES ('rebuild');
INSERT INTO dependent_name (dependent_name) VALUES ('rebuild');
INSERT INTO lead_name (lead_name) VALUES ('rebuild');

CREATE TRIGGER person_name_new AFTER INSERT ON person BEGIN
    INSERT INTO person_name (rowid, search_name) VALUES (new.code, new.search_name);
END;
CREATE TRIGGER person_name_changed AFTER UPDATE OF search_name ON person WHEN old.search_name <> new.search_name BEGIN
    INSERT INTO person_name (person_name, rowid, search_name) VALUES ('delete', old.code, old.search_name);
    INSERT INTO person_name (rowid, search_name) VALUES (new.code, new.search_name);
END;
CREATE TRIGGER dependent_name_new AFTER INSERT ON dependent BEGIN
    INSERT INTO dependent_name (rowid, search_name) VALUES (new.code, new.search_name);
END;
CREATE TRIGGER dependent_name_changed AFTER UPDATE OF search_name ON dependent
WHEN old.search_name <> new.search_name BEGIN
    INSERT INTO dependent_name (dependent_name, rowid, search_name) VALUES ('delete', old.code, old.search_name);
    INSERT INTO dependent_name (rowid, search_name) VALUES (new.code, new.search_name);
END;
CREATE TRIGGER lead_name_new AFTER INSERT ON lead BEGIN
    INSERT INTO lead_name (rowid, search_name) VALUES (new.code, new.search_name);
END;
CREATE TRIGGER lead_name_changed AFTER UPDATE OF search_name ON lead WHEN old.search_name <> new.search_name BEGIN
    INSERT INTO lead_name (lead_name, rowid, search_name) VALUES ('delete', old.code, old.search_name);
    INSERT INTO lead_name (rowid, search_name) VALUES (new.code, new.search_name);
END;

CREATE TABLE person_seam (
    seam INTEGER NOT NULL,
    person INTEGER NOT NULL,
    PRIMARY KEY (seam, person)
) WITHOUT ROWID;

CREATE TRIGGER person_seam_new AFTER INSERT ON person WHEN new.seams <> '' BEGIN
    INSERT INTO person_seam (seam, person) SELECT value, new.code FROM json_each('[' || new.seams || ']');
END;
CREATE TRIGGER person_seam_changed AFTER UPDATE OF seams ON person WHEN old.seams <> new.seams BEGIN
    DELETE FROM person_seam
    WHERE person = old.code AND seam IN (SELECT value FROM json_each('[' || old.seams || ']'));
    INSERT INTO person_seam (seam, person) SELECT value, new.code FROM json_each('[' || new.seams || ']');
END;

-- Beside each seam of a name stand all of that name's seams, each as one of 64 bits: who has several is told by the list of
-- one, which is read from end to end, instead of by looking each of its people up in the lists of the others.

CREATE VIEW seam_of_person AS
SELECT
    seam.value AS seam,
    person.code AS person,
    (SELECT sum(DISTINCT 1 << (each.value & 63)) FROM json_each('[' || person.seams || ']') AS each) AS marks
FROM person JOIN json_each('[' || person.seams || ']') AS seam;

DROP TRIGGER person_seam_new;
DROP TRIGGER person_seam_changed;
DROP TABLE person_seam;

CREATE TABLE person_seam (
    seam INTEGER NOT NULL,
    person INTEGER NOT NULL,
    marks INTEGER NOT NULL,
    PRIMARY KEY (seam, person)
) WITHOUT ROWID;

INSERT INTO person_seam (seam, person, marks) SELECT seam, person, marks FROM seam_of_person ORDER BY seam, person;

CREATE TRIGGER person_seam_new AFTER INSERT ON person WHEN new.seams <> '' BEGIN
    INSERT INTO person_seam (seam, person, marks) SELECT seam, person, marks FROM seam_of_person WHERE person = new.code;
END;
CREATE TRIGGER person_seam_changed AFTER UPDATE OF seams ON person WHEN old.seams <> new.seams BEGIN
    DELETE FROM person_seam
    WHERE person = old.code AND seam IN (SELECT value FROM json_each('[' || old.seams || ']'));
    INSERT INTO person_seam (seam, person, marks) SELECT seam, person, marks FROM seam_of_person WHERE person = new.code;
END;

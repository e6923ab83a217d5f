-- What searches and pages are answered from.

-- Numbers of the places where two words of a name meet, see `store/sql/names.rs`.
ALTER TABLE person ADD COLUMN seams TEXT NOT NULL DEFAULT '';

-- How many benefits each store has among blocks of 2^span codes; a page is found by adding up, not by counting. Who
-- writes at the same time writes into different slots.
CREATE TABLE benefit_count (
    span INTEGER NOT NULL,
    store INTEGER NOT NULL REFERENCES store (code),
    block INTEGER NOT NULL,
    slot INTEGER NOT NULL,
    n BIGINT NOT NULL,
    PRIMARY KEY (span, store, block, slot)
);

INSERT INTO benefit_count (span, store, block, slot, n)
    SELECT 9, store, code / 512, 0, COUNT(*) FROM benefit GROUP BY store, code / 512;
INSERT INTO benefit_count (span, store, block, slot, n)
    SELECT 15, store, code / 32768, 0, COUNT(*) FROM benefit GROUP BY store, code / 32768;

-- Indexes hold what a search decides by, in the order in which it answers, so that most of it never sees the table.
DROP INDEX benefit_by_person;
DROP INDEX benefit_by_situation;
DROP INDEX benefit_by_plan;
DROP INDEX benefit_by_consultant;
DROP INDEX benefit_by_representative;
DROP INDEX person_by_company;
CREATE INDEX benefit_by_person ON benefit (person, code, store);
CREATE INDEX benefit_by_situation ON benefit (situation, person, code, store);
CREATE INDEX benefit_by_consultant ON benefit (consultant, person, code, store) WHERE consultant IS NOT NULL;
CREATE INDEX benefit_by_representative ON benefit (representative, person, code, store)
    WHERE representative IS NOT NULL;
CREATE INDEX benefit_by_update ON benefit (updated, person);
CREATE INDEX person_by_update ON person (updated, code);
CREATE INDEX person_by_company ON person (company, code) WHERE company IS NOT NULL;

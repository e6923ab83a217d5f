-- Sequences: codes are given out without waiting for other transactions.

CREATE SEQUENCE person_code AS INTEGER;
CREATE SEQUENCE benefit_code AS INTEGER;
CREATE SEQUENCE sequential_code AS INTEGER;
CREATE SEQUENCE item_code AS INTEGER;
CREATE SEQUENCE dependent_code AS INTEGER;
CREATE SEQUENCE card_code AS INTEGER;
CREATE SEQUENCE history_code AS INTEGER;

-- The operator registers credit cards and equipment, whose codes came from elsewhere until now.
CREATE SEQUENCE credit_card_code AS INTEGER;
CREATE SEQUENCE installation_code AS INTEGER;
SELECT setval('credit_card_code', MAX(code)) FROM credit_card HAVING COUNT(*) > 0;
SELECT setval('installation_code', MAX(code)) FROM installation HAVING COUNT(*) > 0;

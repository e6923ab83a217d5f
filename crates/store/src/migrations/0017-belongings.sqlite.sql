-- The operator registers credit cards and equipment, whose codes came from elsewhere until now.
INSERT INTO counter (name, value)
    SELECT 'credit_card', COALESCE(MAX(code), 0) FROM credit_card
    UNION ALL SELECT 'installation', COALESCE(MAX(code), 0) FROM installation;

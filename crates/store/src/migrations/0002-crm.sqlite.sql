INSERT INTO counter (name, value) VALUES
    ('lead', 0), ('deal', 0), ('deal_sequential', 0), ('deal_dependent', 0);

-- Codes of registers are given out from the greatest that is there on.

INSERT INTO counter (name, value)
    SELECT 'store', COALESCE(MAX(code), 0) FROM store
    UNION ALL SELECT 'plan', COALESCE(MAX(code), 0) FROM plan
    UNION ALL SELECT 'situation', COALESCE(MAX(code), 0) FROM situation
    UNION ALL SELECT 'vehicle_type', COALESCE(MAX(code), 0) FROM vehicle_type
    UNION ALL SELECT 'field_definition', COALESCE(MAX(code), 0) FROM field_definition
    UNION ALL SELECT 'supplier', COALESCE(MAX(code), 0) FROM supplier
    UNION ALL SELECT 'seller', COALESCE(MAX(code), 0) FROM seller
    UNION ALL SELECT 'funnel', COALESCE(MAX(code), 0) FROM funnel
    UNION ALL SELECT 'stage', COALESCE(MAX(code), 0) FROM stage;

INSERT INTO counter (name, value)
    SELECT 'event', COALESCE(MAX(code), 0) FROM event
    UNION ALL SELECT 'attendance_situation', COALESCE(MAX(code), 0) FROM attendance_situation
    UNION ALL SELECT 'attendance_type', COALESCE(MAX(code), 0) FROM attendance_type
    UNION ALL SELECT 'consultation', 0
    UNION ALL SELECT 'help_desk', 0
    UNION ALL SELECT 'inspection', 0;
UPDATE counter SET value = MAX(value, (SELECT COALESCE(MAX(code), 0) FROM situation_history)) WHERE name = 'history';

CREATE SEQUENCE event_code AS INTEGER;
CREATE SEQUENCE attendance_situation_code AS INTEGER;
CREATE SEQUENCE attendance_type_code AS INTEGER;
CREATE SEQUENCE consultation_code AS INTEGER;
CREATE SEQUENCE help_desk_code AS INTEGER;
CREATE SEQUENCE inspection_code AS INTEGER;

SELECT setval('event_code', MAX(code)) FROM event HAVING COUNT(*) > 0;
SELECT setval('attendance_situation_code', MAX(code)) FROM attendance_situation HAVING COUNT(*) > 0;
SELECT setval('attendance_type_code', MAX(code)) FROM attendance_type HAVING COUNT(*) > 0;
SELECT setval('history_code', MAX(code)) FROM situation_history
    HAVING MAX(code) >= (SELECT last_value FROM history_code);

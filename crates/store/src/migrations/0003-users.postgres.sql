CREATE SEQUENCE service_user_code AS INTEGER;

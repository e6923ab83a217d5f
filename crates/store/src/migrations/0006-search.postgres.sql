-- Texts that are put in order or searched within are compared byte by byte, as SQLite does.

ALTER TABLE person ALTER COLUMN search_name TYPE TEXT COLLATE "C";
ALTER TABLE dependent ALTER COLUMN search_name TYPE TEXT COLLATE "C";
ALTER TABLE lead ALTER COLUMN search_name TYPE TEXT COLLATE "C";
ALTER TABLE event ALTER COLUMN occurred TYPE TEXT COLLATE "C";
ALTER TABLE card ALTER COLUMN number TYPE TEXT COLLATE "C";

-- The extension may have been installed into any schema.
DO $$
DECLARE
    home TEXT;
    owner TEXT;
BEGIN
    SELECT n.nspname INTO STRICT home
    FROM pg_extension e JOIN pg_namespace n ON n.oid = e.extnamespace WHERE e.extname = 'pg_trgm';
    FOREACH owner IN ARRAY ARRAY['person', 'dependent', 'lead'] LOOP
        EXECUTE format(
            'CREATE INDEX %I ON %I USING gin (search_name %I.gin_trgm_ops)', owner || '_by_name', owner, home
        );
    END LOOP;
END
$$;

CREATE INDEX person_by_seams ON person USING gin ((string_to_array(seams, ',')::integer[]));

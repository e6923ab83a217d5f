CREATE FUNCTION count_delivery() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF TG_OP <> 'INSERT' THEN
        INSERT INTO delivery_count (receiver, state, slot, n) VALUES (old.receiver, old.state, pg_backend_pid() % 16, -1)
        ON CONFLICT (receiver, state, slot) DO UPDATE SET n = delivery_count.n - 1;
    END IF;
    IF TG_OP <> 'DELETE' THEN
        INSERT INTO delivery_count (receiver, state, slot, n) VALUES (new.receiver, new.state, pg_backend_pid() % 16, 1)
        ON CONFLICT (receiver, state, slot) DO UPDATE SET n = delivery_count.n + 1;
    END IF;
    RETURN NULL;
END $$;
CREATE TRIGGER delivery_counted AFTER INSERT OR DELETE ON delivery FOR EACH ROW EXECUTE FUNCTION count_delivery();
CREATE TRIGGER delivery_moved AFTER UPDATE OF state ON delivery FOR EACH ROW
    WHEN (old.state <> new.state) EXECUTE FUNCTION count_delivery();

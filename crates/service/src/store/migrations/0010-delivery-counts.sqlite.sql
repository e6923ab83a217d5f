CREATE TRIGGER delivery_counted AFTER INSERT ON delivery BEGIN
    INSERT INTO delivery_count (receiver, state, slot, n) VALUES (new.receiver, new.state, 0, 1)
    ON CONFLICT (receiver, state, slot) DO UPDATE SET n = n + 1;
END;
CREATE TRIGGER delivery_moved AFTER UPDATE OF state ON delivery WHEN old.state <> new.state BEGIN
    UPDATE delivery_count SET n = n - 1 WHERE receiver = old.receiver AND state = old.state AND slot = 0;
    INSERT INTO delivery_count (receiver, state, slot, n) VALUES (new.receiver, new.state, 0, 1)
    ON CONFLICT (receiver, state, slot) DO UPDATE SET n = n + 1;
END;
CREATE TRIGGER delivery_forgotten AFTER DELETE ON delivery BEGIN
    UPDATE delivery_count SET n = n - 1 WHERE receiver = old.receiver AND state = old.state AND slot = 0;
END;

-- How many deliveries of each receiver are in each state, so that telling it does not take going through them all. Whoever
-- moves deliveries counts them, and writes into another slot than most who write at the same time.
CREATE TABLE delivery_count (
    receiver INTEGER NOT NULL,
    state TEXT NOT NULL,
    slot INTEGER NOT NULL,
    n BIGINT NOT NULL,
    PRIMARY KEY (receiver, state, slot)
);

INSERT INTO delivery_count (receiver, state, slot, n) SELECT receiver, state, 0, COUNT(*) FROM delivery GROUP BY receiver, state;

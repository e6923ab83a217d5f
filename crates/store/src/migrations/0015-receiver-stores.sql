-- Stores of which a receiver is told; one without any is told of all.
CREATE TABLE receiver_store (
    receiver INTEGER NOT NULL REFERENCES receiver (code),
    store INTEGER NOT NULL REFERENCES store (code),
    PRIMARY KEY (receiver, store)
);

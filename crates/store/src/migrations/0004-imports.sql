-- How far imports have come. A file is known by the SHA-256 of its bytes.

CREATE TABLE import (
    digest TEXT PRIMARY KEY,
    n_bytes BIGINT NOT NULL,
    n_lines BIGINT NOT NULL,
    n_records BIGINT NOT NULL,
    n_faults BIGINT NOT NULL,
    is_done INTEGER NOT NULL
);

-- Lines that were left out, until they are reported.
CREATE TABLE import_fault (
    digest TEXT NOT NULL,
    line BIGINT NOT NULL,
    reason TEXT NOT NULL,
    PRIMARY KEY (digest, line)
);

-- Mails that wait for the mail server, and links by which users choose a new password.

-- `sealed` is what is to be said, to whom; it is erased when the mail has ended. `due` is when somebody may take it: the end
-- of a wait, or of a lease. It is null once the mail has ended: ACEITA, DESISTIDA, VENCIDA, SEM_DESTINO.
-- After `expires` nobody wants it any more.
CREATE TABLE mail (
    id TEXT PRIMARY KEY,
    registered BIGINT NOT NULL,
    expires BIGINT NOT NULL,
    due BIGINT,
    leased_until BIGINT,
    n_attempts INTEGER NOT NULL,
    ended BIGINT,
    state TEXT NOT NULL,
    sealed BYTEA
);

CREATE INDEX mail_by_due ON mail (due) WHERE due IS NOT NULL;
CREATE INDEX mail_by_end ON mail (ended) WHERE ended IS NOT NULL;

-- Of a link only its SHA-256 is kept. What changes a user's password or address, or keeps them out, deletes it.
CREATE TABLE password_link (
    digest TEXT PRIMARY KEY,
    holder INTEGER NOT NULL REFERENCES service_user (code),
    expires BIGINT NOT NULL
);

CREATE INDEX password_link_by_holder ON password_link (holder);
CREATE INDEX service_user_by_email ON service_user (email);

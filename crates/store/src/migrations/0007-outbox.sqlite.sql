INSERT INTO counter (name, value) VALUES ('receiver', 0);

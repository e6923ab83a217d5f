INSERT INTO counter (name, value) VALUES ('service_user', 0);

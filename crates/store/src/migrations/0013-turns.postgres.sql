-- Nothing stands in it; it is locked. Those who change something share it, and one who lost to others again and again has it
-- alone.
CREATE TABLE turn ();

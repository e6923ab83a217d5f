//! Migrations: how a database comes to the schema of this version. Forward only.

mod run;

pub(super) use run::{MIGRATIONS, migrate, missing};

//! Migrations: how a database comes to the schema of this version. Forward only.

mod run;

#[cfg(test)]
pub(super) use run::coming_forward;
pub(super) use run::{MIGRATIONS, bring_forward, missing};

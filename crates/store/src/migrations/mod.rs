//! Migrations: how a database comes to the schema of this version. Forward only.

mod run;

#[cfg(test)]
pub(super) use run::coming_forward;
#[cfg(any(test, feature = "testing"))]
pub(super) use run::fingerprint;
pub(super) use run::{MIGRATIONS, bring_forward, missing};

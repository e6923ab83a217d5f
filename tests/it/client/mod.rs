//! Clients, in the hands of the compiler and of people.
//!
//! The documents that stubs are made of become clients, too, in the same workshop.

mod fixture;
mod self_contained;

use crate::workshop::{Member, said_of};

use fixture::Fixture;

/// The crates of clients: one for each fixture.
pub(crate) fn members() -> Vec<Member> {
    Fixture::all().into_iter().map(Fixture::member).collect()
}

#[test]
#[ignore = "long"]
fn every_client_compiles_without_a_warning() {
    let errors = said_of(|package| package.starts_with(fixture::PREFIX));
    assert!(errors.is_empty(), "{} errors\n\n{}", errors.len(), errors.join("\n"));
}

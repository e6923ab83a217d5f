//! Stubs, in the hands of the compiler and of callers.
//!
//! Documents become crates of the workshop, are compiled there by a real Cargo, offline, and their mocks are run and
//! called. The folder is kept, so that only the first run is slow.

mod changes;
mod fixture;
mod golden;
mod mocks;
mod self_contained;

use crate::workshop::{Member, dependency_on};

use fixture::FIXTURES;

pub(crate) use fixture::documents_in;
pub(crate) use mocks::MOCKS;

/// The crates of stubs: of every fixture, of every change, and the one with the mocks.
pub(crate) fn members() -> Vec<Member> {
    let stubs = |package: String, files| Member { package, dependencies: dependency_on("stub-runtime", &[]), files };
    let fixtures = FIXTURES.iter().map(|fixture| stubs(fixture.package.clone(), fixture.files()));
    let rows = changes::ROWS.iter().map(|row| stubs(row.package(), row.files()));
    let unchanged = stubs(changes::UNCHANGED.to_owned(), changes::unchanged());
    fixtures.chain(rows).chain([unchanged, mocks::program(&FIXTURES)]).collect()
}

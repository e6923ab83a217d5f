//! Golden Rust is compiled, not only compared.

use crate::workshop::said_of;

use super::fixture::FIXTURES;

#[test]
#[ignore = "long"]
fn every_fixture_compiles_without_a_warning() {
    let errors = said_of(|package| FIXTURES.iter().any(|fixture| fixture.package == package));
    assert!(errors.is_empty(), "{} errors\n\n{}", errors.len(), errors.join("\n"));
}

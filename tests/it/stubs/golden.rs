//! Golden Rust is compiled, not only compared.

use super::messages::Message;
use super::workshop::{CHECKED, WORKSHOP};

#[test]
fn every_fixture_compiles_without_a_warning() {
    let is_fixture = |message: &&Message| WORKSHOP.fixtures.iter().any(|fixture| fixture.package == message.package);
    let errors: Vec<String> = CHECKED
        .iter()
        .filter(is_fixture)
        .map(|message| format!("{}:\n{}", message.package, message.rendered))
        .collect();
    assert!(errors.is_empty(), "{} errors\n\n{}", errors.len(), errors.join("\n"));
}

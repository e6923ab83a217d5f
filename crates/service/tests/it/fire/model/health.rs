//! Whether the service says that it is well, while it is.

use serde_json::json;

use super::wire::{Who, Wire};

/// Asks once.
pub(super) fn sweep(wire: &mut Wire<'_>) {
    let alive = wire.ask(Who::Operator, "GET", "/operador/saude/vida", None);
    alive.is(200);
    alive.has(&json!({"vivo": true}));
    let ready = wire.ask(Who::Operator, "GET", "/operador/saude/prontidao", None);
    ready.is(200);
    ready.has(&json!({"pronto": true}));
    assert_eq!(ready.body["verificacoes"]["banco"]["ok"], true, "{}", ready.body);
}

//! What can only be decided once every type is known.

mod boxes;
mod checked;
pub(super) mod circles;
mod graph;
mod homes;
mod patterns;

use crate::ir::{Direction, TypeTable, Value};

/// Decides where a `Box` is needed, which file each type stands in, and what must be checked. `roots` are the values that
/// operations use: whose file, and which way.
pub(super) fn finish(table: &mut TypeTable, roots: &[(Value, usize, Direction)], opens_response_enums: bool) {
    circles::close(table);
    boxes::insert(table);
    homes::decide(table, roots);
    checked::decide(table);
    patterns::mark(table, roots);
    if opens_response_enums {
        homes::open_response_enums(table, roots);
    }
}

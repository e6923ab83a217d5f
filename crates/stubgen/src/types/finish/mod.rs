//! Decisions that can only be made once every type is known.

mod checked;
pub(super) mod cycles;
mod homes;
mod kept;

use contract::model::Direction;

use crate::ir::{TypeTable, Value};

/// Decides where a `Box` is needed, which file each type stands in, and what must be checked. `roots` are the values that
/// operations use: whose file, and in which direction.
pub(super) fn finish(table: &mut TypeTable, roots: &[(Value, usize, Direction)], opens_response_enums: bool) {
    cycles::close(table);
    cycles::insert_boxes(table);
    homes::decide(table, roots);
    kept::decide(table, roots);
    checked::decide(table);
    checked::mark_patterns(table, roots);
    if opens_response_enums {
        homes::open_response_enums(table, roots);
    }
}

//! The table: every aspect of a schema and every way it can move.
//!
//! A sentence is used twice: as the rule's title, about any place, and in a change, about the place where it happened.

mod composition;
mod keywords;
mod lifecycle;
mod objects;
mod scalars;

use super::Row;

/// Every row, in the order of the catalogue.
pub(super) fn all() -> impl Iterator<Item = &'static Row> {
    [
        scalars::TYPES,
        scalars::VALUES,
        scalars::BOUNDS,
        objects::ROWS,
        composition::ROWS,
        lifecycle::ROWS,
        keywords::ROWS,
    ]
    .into_iter()
    .flatten()
}

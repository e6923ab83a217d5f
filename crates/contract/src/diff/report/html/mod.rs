//! A comparison as one page that needs nothing beside it: no script, no font, no picture.

mod finding;
mod page;

pub(super) use page::render;

//! What a team sees: servers that were written by hand, some of them wrong, and what is said of them.

mod answers;
mod documents;
mod hand_written;

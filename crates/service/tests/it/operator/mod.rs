//! The operator's operations over a socket, on each engine.

mod hostile;
mod registers;
mod users;

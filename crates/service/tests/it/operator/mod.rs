//! The operator's operations over a socket, on each engine.

mod hostile;
mod receivers;
mod registers;
mod repeated;
mod users;

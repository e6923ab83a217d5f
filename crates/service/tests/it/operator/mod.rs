//! The operator's operations over a socket, on each engine.

mod attendances;
mod deliveries;
mod hostile;
mod receivers;
mod registers;
mod repeated;
mod users;

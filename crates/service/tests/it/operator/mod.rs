//! The operator's operations over a socket, on each engine.

mod attendances;
mod belongings;
mod calls;
mod deliveries;
mod every_register;
mod hostile;
mod journey;
mod notebook;
mod pages;
mod receivers;
mod registers;
mod repeated;
mod told;
mod users;
mod versions;

pub(crate) use journey::walk;

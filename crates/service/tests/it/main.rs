//! The service from outside: its sockets, its databases, its program.

mod access;
mod domain_is_pure;
mod server;

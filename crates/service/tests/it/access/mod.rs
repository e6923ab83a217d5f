//! Who is let in, for how long, and by how many at once.

mod credentials;
mod gate;
mod processes;

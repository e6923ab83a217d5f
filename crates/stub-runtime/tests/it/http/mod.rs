//! The HTTP side through real sockets: bytes in, bytes out, against operations written as generated code would be.

mod answers;
mod bodies;
mod choices;
mod errors;
mod forms;
mod hostile;
mod links;
mod lists;
mod multiparts;
mod parameters;
mod queries;
mod rejections;
mod replies;
mod routing;
mod securities;
mod server;
mod services;
mod shapes;
mod xmls;

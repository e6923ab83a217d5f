//! What generated clients stand on: connections, requests, answers, errors, and the types that the generator writes itself.
//!
//! Nothing here knows a document. Generated code names what it needs as `client_runtime::…`.

pub mod data;

pub use data::Nullable;

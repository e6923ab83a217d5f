//! The runtime as generated code uses it.

mod data;
mod http;

//! Client of `case.yaml`.
//!
//! Made from `case.yaml` by `cargo test`; do not edit.

#![allow(
    clippy::default_trait_access,
    clippy::return_self_not_must_use,
    reason = "typify and progenitor write it so"
)]
#![allow(
    clippy::doc_markdown,
    clippy::should_implement_trait,
    clippy::struct_field_names,
    rustdoc::bare_urls,
    reason = "names and texts are the document's"
)]

pub mod builder;
pub mod operations;
#[cfg(feature = "schemas")]
pub mod schemas;
pub mod types;

pub use client_runtime::{ByteStream, Connection, Error, ResponseValue};

const _: () = client_runtime::assert_generated_for("0.1.0");

/// Client of Case, version 1.
#[derive(Debug, Clone)]
pub struct Client {
    connection: Connection,
}

impl Client {
    /// A client of the service at an address, with the default settings.
    pub fn new(base: &str) -> Result<Client, client_runtime::SetupError> {
        let builder = Connection::builder(base).operations(operations::OPERATIONS).schemes(operations::SCHEMES);
        let name = concat!(env!("CARGO_PKG_NAME"), "/", env!("CARGO_PKG_VERSION"));
        builder.user_agent(name).build().map(Client::from)
    }

    /// What carries the calls.
    pub fn connection(&self) -> &Connection {
        &self.connection
    }
}

impl From<Connection> for Client {
    fn from(connection: Connection) -> Client {
        Client { connection }
    }
}

impl Client {
    /// `POST /files`
    pub fn upload(&self) -> builder::Upload<'_> {
        builder::Upload::new(self)
    }

    /// `POST /orders`
    pub fn order(&self) -> builder::Order<'_> {
        builder::Order::new(self)
    }
}

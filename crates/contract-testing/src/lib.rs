//! Holds a running server to its OpenAPI document, in any team's tests and in any language that speaks HTTP.
//!
//! A [`Server`] is an address and a document. The document that the server serves is compared with its own, in both
//! directions; every operation is asked over a socket for every status that it declares, and each answer is held to the
//! document: status, headers, media type, body. What is wrong is told as `contractual check` tells it, with its place in the
//! document and what to do. Requests are made of the document alone: of its examples, or of values that fit its schemas.
//!
//! ```no_run
//! use contract_testing::{Error, Server};
//!
//! # fn start_my_server() -> std::io::Result<std::net::SocketAddr> { unimplemented!() }
//! /// The team's server, started by its own code at a port that the system chooses; or any other one:
//! /// `CONTRACT_URL=http://127.0.0.1:8080 cargo test --test contract`.
//! fn server() -> Result<Server, Error> {
//!     Ok(Server::named_or_started(start_my_server, "openapi.yaml")?.header("authorization", "Bearer of-the-test"))
//! }
//!
//! #[test]
//! fn it_serves_its_document() -> Result<(), Error> {
//!     server()?.assert_serves_its_document();
//!     Ok(())
//! }
//!
//! #[test]
//! fn it_answers_as_its_document_declares() -> Result<(), Error> {
//!     server()?.assert_answers_as_declared();
//!     Ok(())
//! }
//!
//! #[test]
//! fn what_goes_over_the_wire_is_what_was_reviewed() -> Result<(), Error> {
//!     for answer in server()?.answers() {
//!         // One file for each operation and status: `insta::assert_snapshot!(answer.name(), answer.text())`.
//!         println!("{}\n{}", answer.name(), answer.text());
//!     }
//!     Ok(())
//! }
//!
//! #[test]
//! fn generated_code_is_fresh() {
//!     contract_testing::assert_fresh();
//! }
//! ```
//!
//! The gate of `contractual` stands on the parts: [`caller`] makes requests and sends them, a [`Judge`] holds one answer to its
//! operation, [`served`] compares documents. Nothing here knows how a server is made, and nothing starts one.

mod asking;
pub mod caller;
mod error;
mod exchange;
mod fresh;
mod judge;
mod layout;
mod peer;
pub mod rules;
pub mod served;
mod server;

pub use error::Error;
pub use exchange::Exchange;
pub use fresh::assert_fresh;
pub use judge::Judge;
pub use server::Server;

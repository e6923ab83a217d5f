//! Client of the Benefit Administration Integration Service, interface version 1.84.
//!
//! ```no_run
//! use benefits_client::{Error, Session};
//!
//! # async fn example(password: String) -> Result<(), Box<dyn std::error::Error>> {
//! let session = Session::builder("https://service.example").user("integration").password(password).build()?;
//!
//! // Every operation of the contract is a method; its parameters are set by name.
//! let lojas = session.listar_lojas().send().await?;
//! println!("{} stores", lojas.len());
//!
//! // Lists in pages come item by item.
//! let mut members = session.pesquisar_associados().nome("Maria").pages();
//! while let Some(member) = members.next().await {
//!     println!("{:?}", member?.cod_pessoa);
//! }
//!
//! // Errors tell what to do.
//! match session.cancelar_beneficio().cod_beneficio(5001).send().await {
//!     Ok(_) => println!("cancelled"),
//!     Err(Error::NotFound { .. }) => println!("there is no such benefit"),
//!     Err(Error::Invalid { message, .. }) => println!("refused: {message}"),
//!     Err(error) => return Err(error.into()),
//! }
//! # Ok(())
//! # }
//! ```
//!
//! - [`Session`] logs in on first use, renews its token, and is shared by any number of tasks.
//! - [`Client`] has a method per operation. The four operations that need no login also work without a session.
//! - [`Error`] is the one error of all calls: each variant names the operation and holds what the server said.
//! - Calls that read, and cancelling, are tried again after failures that pass; every call has a deadline
//!   (`Client::from(session.connection().with_deadline(…))` has another); a call that is dropped leaves nothing behind.
//!   Each call is a `tracing` span that names the operation and holds nothing personal.
//!
//! `generated` is made from `spec/service.yaml` by `cargo xtask generate`; the rest is written by hand. There is no blocking
//! facade: a program without a runtime calls `tokio::runtime::Runtime::block_on`.

#[rustfmt::skip]
#[allow(unreachable_pub, reason = "its `Error` is reached by the alias below")]
mod generated;
mod pages;
mod session;

pub use client_runtime::{self as runtime, Nullable, Secret, SetupError, TransportKind};
#[cfg(feature = "schemas")]
pub use generated::schemas;
pub use generated::{ByteStream, Client, Connection, ResponseValue, builder, operations, types};
pub use pages::Pages;
pub use session::{Session, SessionBuilder};

/// Failure of a call. All refusals of this contract are text, which is both `message` and `body`.
pub type Error<E = String> = client_runtime::Error<E>;

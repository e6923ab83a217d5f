//! Runtime of generated clients: connections, requests, answers, errors, and the types that the generator writes itself.
//!
//! Nothing here knows a document. Generated code names what it needs as `client_runtime::…`: it writes a [`Call`] of an
//! [`Operation`], sends it through a [`Connection`], and reads the [`Answer`]. Whatever goes wrong
//! on the way is an [`Error`] that names the operation and what happened to it.
//!
//! The same works without generated methods, with values that are known only at run time:
//!
//! ```no_run
//! # async fn read(operation: &'static client_runtime::Operation) -> Result<(), Box<dyn std::error::Error>> {
//! let connection = client_runtime::Connection::builder("https://service.example/v1").build()?;
//! let mut call = connection.call(operation);
//! call.path("id", &serde_json::json!(7)).query("tags", &["a", "b"]);
//! let answer = call.send().await?;
//! match answer.status() {
//!     200..=299 => println!("{}", answer.text().await?.into_inner()),
//!     _ => return Err(answer.undeclared::<()>().await.into()),
//! }
//! # Ok(())
//! # }
//! ```

/// Types describe themselves only where that is asked for.
#[cfg(not(feature = "schemas"))]
#[doc(hidden)]
#[macro_export]
macro_rules! described {
    ($($any:tt)*) => {};
}

mod answer;
mod body;
mod call;
mod connection;
pub mod credentials;
pub mod data;
mod diagnosis;
mod error;
mod file;
mod form;
mod given;
mod media_type;
mod multipart;
pub mod operation;
mod random;
mod retry;
#[cfg(feature = "schemas")]
pub mod schemas;
mod secret;
mod send;
pub mod style;
mod tls;
mod transport;
mod version;

pub use answer::{Answer, ResponseValue};
pub use body::ByteStream;
pub use bytes::Bytes;
pub use call::Call;
pub use connection::{Connection, ConnectionBuilder, SetupError};
pub use credentials::{Credentials, Grant};
pub use data::{Base64, Base64Url, Nullable};
pub use error::{Error, Failure, TransportKind};
pub use file::File;
pub use given::given;
pub use multipart::Part;
pub use operation::Operation;
pub use reqwest;
pub use secret::Secret;
pub use serde_json::Value;
pub use style::{PathStyle, QueryStyle};
pub use tls::config as tls_config;
pub use version::assert_generated_for;

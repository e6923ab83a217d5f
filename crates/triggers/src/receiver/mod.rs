//! Receiving triggers: one trait with five methods, and everything around it.
//!
//! ```no_run
//! use triggers::receiver::{Delivery, Outcome, Receiver, Receiving};
//! use triggers::signature::{Secret, Verifier};
//! use triggers::{GatilhoBeneficio, GatilhoConsulta, GatilhoEvento, GatilhoHelpDesk, GatilhoVistoria};
//!
//! struct Office;
//!
//! impl Receiver for Office {
//!     async fn consulta(&self, _: Delivery<GatilhoConsulta>) -> Outcome { Ok(()) }
//!     async fn help_desk(&self, _: Delivery<GatilhoHelpDesk>) -> Outcome { Ok(()) }
//!     async fn vistoria(&self, _: Delivery<GatilhoVistoria>) -> Outcome { Ok(()) }
//!     async fn beneficio(&self, delivery: Delivery<GatilhoBeneficio>) -> Outcome {
//!         println!("{:?} is now {:?}", delivery.trigger.objeto.id, delivery.trigger.objeto.nome_situacao);
//!         Ok(())
//!     }
//!     async fn evento(&self, _: Delivery<GatilhoEvento>) -> Outcome { Ok(()) }
//! }
//!
//! # fn secret() -> String { unimplemented!() }
//! # async fn serve() -> Result<(), Box<dyn std::error::Error>> {
//! let secret = Secret::parse(&secret())?;
//! let receiving = Receiving::new(Office, Verifier::new([secret]));
//! poem::Server::new(poem::listener::TcpListener::bind("127.0.0.1:9090")).run(receiving).await?;
//! # Ok(())
//! # }
//! ```

mod endpoint;
mod handler;
mod operations;
mod seen;

pub use endpoint::Receiving;
pub use handler::{Delivery, Outcome, Receiver, Refusal};
pub use seen::{LastSeen, NeverSeen, Seen};

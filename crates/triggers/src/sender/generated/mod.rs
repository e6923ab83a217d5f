//! Client of `spec/triggers.yaml`.
//!
//! Made from `spec/triggers.yaml` by `cargo xtask generate`; do not edit.

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

/// Client of Benefit Administration Integration Service: Triggers, version 1.84.
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
    /// Recebe a mudança de situação de uma consulta médica
    ///
    /// Enviado a cada mudança de situação da consulta: marcada, confirmada, realizada, cancelada ou outra.
    ///
    /// `POST /consulta`
    pub fn receber_consulta(&self) -> builder::ReceberConsulta<'_> {
        builder::ReceberConsulta::new(self)
    }

    /// Recebe a mudança de situação de um chamado de Help Desk
    ///
    /// Enviado a cada mudança de situação do chamado, da abertura ao encerramento.
    ///
    /// `POST /helpDesk`
    pub fn receber_help_desk(&self) -> builder::ReceberHelpDesk<'_> {
        builder::ReceberHelpDesk::new(self)
    }

    /// Recebe a mudança de situação de uma vistoria
    ///
    /// Enviado a cada mudança de situação da vistoria ou da documentação do benefício.
    ///
    /// `POST /vistoria`
    pub fn receber_vistoria(&self) -> builder::ReceberVistoria<'_> {
        builder::ReceberVistoria::new(self)
    }

    /// Recebe a mudança de situação de um benefício
    ///
    /// Enviado a cada mudança de situação do benefício, inclusive a primeira, ao ser criado. Só neste gatilho a cor inversa se escreve `corInversa`, com I maiúsculo.
    ///
    /// `POST /beneficio`
    pub fn receber_beneficio(&self) -> builder::ReceberBeneficio<'_> {
        builder::ReceberBeneficio::new(self)
    }

    /// Recebe a mudança de situação de um evento
    ///
    /// Enviado a cada mudança de situação do evento, da abertura ao encerramento.
    ///
    /// `POST /evento`
    pub fn receber_evento(&self) -> builder::ReceberEvento<'_> {
        builder::ReceberEvento::new(self)
    }
}

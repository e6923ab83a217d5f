//! Client of `tests/bench/bench.yaml`.
//!
//! Made from `tests/bench/bench.yaml` by `cargo xtask generate`; do not edit.

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
pub mod types;

pub use client_runtime::{ByteStream, Connection, Error, ResponseValue};

const _: () = client_runtime::assert_generated_for("0.1.0");

/// Client of Quatro operações que se medem, version 1.0.
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
    /// Lista as situações de um benefício
    ///
    /// `GET /ext/beneficio/situacaoBeneficio`
    pub fn listar_situacoes(&self) -> builder::ListarSituacoes<'_> {
        builder::ListarSituacoes::new(self)
    }

    /// Registra um beneficiário, com tamanhos e limites verificados
    ///
    /// `POST /ext/beneficiario`
    pub fn criar_beneficiario(&self) -> builder::CriarBeneficiario<'_> {
        builder::CriarBeneficiario::new(self)
    }

    /// Registra um beneficiário, com três padrões verificados
    ///
    /// `POST /ext/beneficiario/padrao`
    pub fn criar_beneficiario_com_padrao(&self) -> builder::CriarBeneficiarioComPadrao<'_> {
        builder::CriarBeneficiarioComPadrao::new(self)
    }

    /// Consulta um beneficiário, com oito filtros
    ///
    /// `GET /ext/beneficiario/{id}`
    pub fn consultar_beneficiario(&self) -> builder::ConsultarBeneficiario<'_> {
        builder::ConsultarBeneficiario::new(self)
    }
}

//! Server stubs of `spec/triggers.yaml`.
//!
//! Made from `spec/triggers.yaml` by `cargo xtask generate`; do not edit.

mod errors;
mod gatilhos;
mod operations;
mod patterns;

pub use errors::Errors400_401_410_413_415_429_500_503;
pub use gatilhos::{
    GatilhosApi, ReceberConsultaResponse, ReceberHelpDeskResponse, ReceberVistoriaResponse, ReceberBeneficioResponse,
    ReceberEventoResponse, GatilhoConsulta, Codigo, DataHora, Entidade, ConsultaObjeto, Nome, CorHex, Protocolo, Texto,
    MensagemErro, GatilhoHelpDesk, HelpDeskObjeto, Prioridade, GatilhoVistoria, VistoriaObjeto, GatilhoBeneficio,
    BeneficioObjeto, TipoBeneficio, GatilhoEvento, EventoObjeto,
};
pub use operations::{Operations, stub};

/// Values that a mock answers with, by JSON pointer into the document.
pub const MOCK_VALUES: &str = include_str!("mock.json");

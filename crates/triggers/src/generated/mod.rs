//! Server stubs of `spec/triggers.yaml`.
//!
//! Made from `spec/triggers.yaml` by `cargo xtask generate`; do not edit.

mod gatilhos;
mod operations;
mod patterns;
mod rejections;
mod responses;
pub mod links;

pub use gatilhos::{
    GatilhosApi, ReceberConsultaParameters, ReceberConsultaResponse, ReceberConsultaError, ReceberHelpDeskParameters,
    ReceberHelpDeskResponse, ReceberHelpDeskError, ReceberVistoriaParameters, ReceberVistoriaResponse,
    ReceberVistoriaError, ReceberBeneficioParameters, ReceberBeneficioResponse, ReceberBeneficioError,
    ReceberEventoParameters, ReceberEventoResponse, ReceberEventoError, GatilhoConsulta, ConsultaObjeto, Entidade,
    Codigo, DataHora, Texto, Protocolo, CorHex, Nome, MensagemErro, GatilhoHelpDesk, HelpDeskObjeto, Prioridade,
    GatilhoVistoria, VistoriaObjeto, GatilhoBeneficio, BeneficioObjeto, TipoBeneficio, GatilhoEvento, EventoObjeto,
};
pub use operations::{Operations, stub};
pub use responses::{
    CorpoInvalido, AssinaturaInvalida, ReceptorEncerrado, CorpoGrandeDemais, TipoNaoAceito, GatilhosDemais,
    ErroInterno, Indisponivel, AnyError,
};

const _: () = stub_runtime::assert_generated_for("0.1.0");

/// Values that a mock answers with, by JSON pointer into the document.
pub const MOCK_VALUES: &str = include_str!("mock.json");

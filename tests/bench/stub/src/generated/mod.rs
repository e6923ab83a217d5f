//! Server stubs of `tests/bench/bench.yaml`.
//!
//! Made from `tests/bench/bench.yaml` by `cargo xtask generate`; do not edit.

mod beneficiarios;
mod errors;
mod operations;
mod patterns;

pub use beneficiarios::{
    BeneficiariosApi, ListarSituacoesResponse, CriarBeneficiarioResponse, CriarBeneficiarioComPadraoResponse,
    ConsultarBeneficiarioResponse, SituacaoBeneficio, Beneficiario, Endereco, BeneficiarioComPadrao, Consulta,
};
pub use errors::{Errors400_413_415, Errors400};
pub use operations::{Operations, stub};

/// Values that a mock answers with, by JSON pointer into the document.
pub const MOCK_VALUES: &str = include_str!("mock.json");

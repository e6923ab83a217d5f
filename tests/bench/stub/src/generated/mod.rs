//! Server stubs of `tests/bench/bench.yaml`.
//!
//! Made from `tests/bench/bench.yaml` by `cargo xtask generate`; do not edit.

mod beneficiarios;
mod operations;
mod patterns;
mod rejections;
mod responses;
pub mod links;

pub use beneficiarios::{
    BeneficiariosApi, ListarSituacoesError, CriarBeneficiarioError, CriarBeneficiarioComPadraoError,
    ConsultarBeneficiarioParameters, ConsultarBeneficiarioError, SituacaoBeneficio, Beneficiario, Endereco,
    BeneficiarioComPadrao, Consulta,
};
pub use operations::{Operations, stub};
pub use responses::{PedidoErrado, CorpoGrande, TipoErrado, AnyError};

const _: () = stub_runtime::assert_generated_for("0.1.0");

/// Values that a mock answers with, by JSON pointer into the document.
pub const MOCK_VALUES: &str = include_str!("mock.json");

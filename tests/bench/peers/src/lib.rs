//! Code that the servers by hand on hyper, axum and plain poem share: the records of `bench.yaml` and its constraints.
//!
//! Each server is a binary of its own. poem-openapi makes types and constraints with its derives and shares neither.

mod constraints;
mod records;

pub use constraints::{MAX_BODY_BYTES, Violation};
pub use records::{Beneficiario, Consulta, Endereco, Filtro, SituacaoBeneficio, situations};

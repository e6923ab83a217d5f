//! Every operation, its path, and the server.
//!
//! Made from `tests/bench/bench.yaml` by `cargo xtask generate`; do not edit.

use crate::runtime::{Method, Route};

crate::runtime::services! { Operations {
    /// Answers operations tagged `Beneficiários`.
    beneficiarios: Beneficiarios,
} }

impl<Beneficiarios> crate::runtime::Operations
for Operations<Beneficiarios>
where
    Beneficiarios: super::BeneficiariosApi,
{
    const DOCUMENT: &'static str = include_str!("document.json");
    const SHAPES: crate::runtime::rejection::Shapes = super::rejections::SHAPES;

    const ROUTES: &'static [Route] = &[
        Route { path: "/ext/beneficio/situacaoBeneficio", operations: &[(Method::GET, 0)] },
        Route { path: "/ext/beneficiario", operations: &[(Method::POST, 1)] },
        Route { path: "/ext/beneficiario/padrao", operations: &[(Method::POST, 2)] },
        Route { path: "/ext/beneficiario/{id}", operations: &[(Method::GET, 3)] },
    ];

    async fn call(&self, operation: usize, call: &mut crate::runtime::Call) -> crate::runtime::Answer {
        match operation {
            0 => super::beneficiarios::listar_situacoes(&*self.beneficiarios, call).await,
            1 => super::beneficiarios::criar_beneficiario(&*self.beneficiarios, call).await,
            2 => super::beneficiarios::criar_beneficiario_com_padrao(&*self.beneficiarios, call).await,
            3 => super::beneficiarios::consultar_beneficiario(&*self.beneficiarios, call).await,
            _ => unreachable!("the routes lead to 4 operations"),
        }
    }
}

/// A server that hands each call to the service. `Operations::new()` takes one for each tag.
pub fn stub<S>(service: S) -> crate::runtime::Stub<Operations<S>>
where
    S: super::BeneficiariosApi,
{
    crate::runtime::Stub::new(Operations::all(service))
}

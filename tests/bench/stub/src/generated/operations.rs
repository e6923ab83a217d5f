//! Every operation, its path, and the server.
//!
//! Made from `tests/bench/bench.yaml` by `cargo xtask generate`; do not edit.

/// Every operation of `tests/bench/bench.yaml`, answered by one implementation.
#[derive(Debug, Clone)]
pub struct Operations<S> {
    service: S,
}

impl<S> crate::runtime::Operations for Operations<S>
where
    S: super::BeneficiariosApi,
{
    const DOCUMENT: &'static str = include_str!("document.json");

    const ROUTES: &'static [crate::runtime::Route] = &[
        crate::runtime::Route {
            path: "/ext/beneficio/situacaoBeneficio",
            operations: &[(crate::runtime::Method::GET, 0)],
        },
        crate::runtime::Route {
            path: "/ext/beneficiario",
            operations: &[(crate::runtime::Method::POST, 1)],
        },
        crate::runtime::Route {
            path: "/ext/beneficiario/padrao",
            operations: &[(crate::runtime::Method::POST, 2)],
        },
        crate::runtime::Route {
            path: "/ext/beneficiario/{id}",
            operations: &[(crate::runtime::Method::GET, 3)],
        },
    ];

    async fn call(&self, operation: usize, call: &mut crate::runtime::Call) -> crate::runtime::Answer {
        match operation {
            0 => super::beneficiarios::listar_situacoes(&self.service, call).await,
            1 => super::beneficiarios::criar_beneficiario(&self.service, call).await,
            2 => super::beneficiarios::criar_beneficiario_com_padrao(&self.service, call).await,
            3 => super::beneficiarios::consultar_beneficiario(&self.service, call).await,
            _ => unreachable!("the routes lead to 4 operations"),
        }
    }
}

/// A server that hands each call to the service.
pub fn stub<S>(service: S) -> crate::runtime::Stub<Operations<S>>
where
    S: super::BeneficiariosApi,
{
    crate::runtime::Stub::new(Operations { service })
}

//! Every operation, its path, and the server.
//!
//! Made from `spec/triggers.yaml` by `cargo xtask generate`; do not edit.

use crate::runtime::{Method, Route};

crate::runtime::services! { Operations {
    /// Answers operations tagged `Gatilhos`.
    gatilhos: Gatilhos,
} }

impl<Gatilhos> crate::runtime::Operations
for Operations<Gatilhos>
where
    Gatilhos: super::GatilhosApi,
{
    const DOCUMENT: &'static str = include_str!("document.json");
    const SHAPES: crate::runtime::rejection::Shapes = super::rejections::SHAPES;

    const ROUTES: &'static [Route] = &[
        Route { path: "/consulta", operations: &[(Method::POST, 0)] },
        Route { path: "/helpDesk", operations: &[(Method::POST, 1)] },
        Route { path: "/vistoria", operations: &[(Method::POST, 2)] },
        Route { path: "/beneficio", operations: &[(Method::POST, 3)] },
        Route { path: "/evento", operations: &[(Method::POST, 4)] },
    ];

    async fn call(&self, operation: usize, call: &mut crate::runtime::Call) -> crate::runtime::Answer {
        match operation {
            0 => super::gatilhos::receber_consulta(&*self.gatilhos, call).await,
            1 => super::gatilhos::receber_help_desk(&*self.gatilhos, call).await,
            2 => super::gatilhos::receber_vistoria(&*self.gatilhos, call).await,
            3 => super::gatilhos::receber_beneficio(&*self.gatilhos, call).await,
            4 => super::gatilhos::receber_evento(&*self.gatilhos, call).await,
            _ => unreachable!("the routes lead to 5 operations"),
        }
    }
}

/// A server that hands each call to the service. `Operations::new()` takes one for each tag.
pub fn stub<S>(service: S) -> crate::runtime::Stub<Operations<S>>
where
    S: super::GatilhosApi,
{
    crate::runtime::Stub::new(Operations::all(service))
}

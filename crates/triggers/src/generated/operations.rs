//! Every operation, its path, and the server.
//!
//! Made from `spec/triggers.yaml` by `cargo xtask generate`; do not edit.

/// Every operation of `spec/triggers.yaml`, answered by one implementation.
#[derive(Debug, Clone)]
pub struct Operations<S> {
    service: S,
}

impl<S> crate::runtime::Operations for Operations<S>
where
    S: super::GatilhosApi,
{
    const DOCUMENT: &'static str = include_str!("document.json");

    const ROUTES: &'static [crate::runtime::Route] = &[
        crate::runtime::Route {
            path: "/consulta",
            operations: &[(crate::runtime::Method::POST, 0)],
        },
        crate::runtime::Route {
            path: "/helpDesk",
            operations: &[(crate::runtime::Method::POST, 1)],
        },
        crate::runtime::Route {
            path: "/vistoria",
            operations: &[(crate::runtime::Method::POST, 2)],
        },
        crate::runtime::Route {
            path: "/beneficio",
            operations: &[(crate::runtime::Method::POST, 3)],
        },
        crate::runtime::Route {
            path: "/evento",
            operations: &[(crate::runtime::Method::POST, 4)],
        },
    ];

    async fn call(&self, operation: usize, call: &mut crate::runtime::Call) -> crate::runtime::Answer {
        match operation {
            0 => super::gatilhos::receber_consulta(&self.service, call).await,
            1 => super::gatilhos::receber_help_desk(&self.service, call).await,
            2 => super::gatilhos::receber_vistoria(&self.service, call).await,
            3 => super::gatilhos::receber_beneficio(&self.service, call).await,
            4 => super::gatilhos::receber_evento(&self.service, call).await,
            _ => unreachable!("the routes lead to 5 operations"),
        }
    }
}

/// A server that hands each call to the service.
pub fn stub<S>(service: S) -> crate::runtime::Stub<Operations<S>>
where
    S: super::GatilhosApi,
{
    crate::runtime::Stub::new(Operations { service })
}

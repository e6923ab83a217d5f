//! Who may call.
//!
//! Made from `spec/operator.yaml` by `cargo xtask generate`; do not edit.

/// Judges who calls.
///
/// A method is called with a credential that is well formed, and says whom it lets in.
pub trait Authenticate: Send + Sync + 'static {
    /// Whom `operador` lets in.
    type Operador: Send;

    /// Scheme `operador`: HTTP bearer, a token.
    ///
    /// Token do operador, definido ao iniciar o serviço e guardado por ele só como resumo (hash). Não é o token que a autenticação do serviço devolve.
    fn operador(
        &self,
        context: crate::runtime::Context<'_>,
        credential: crate::runtime::security::Bearer,
        scopes: &'static [&'static str],
    ) -> impl Future<Output = Result<Self::Operador, crate::runtime::Denied>> + Send;
}

pub(super) async fn operador<A: Authenticate>(
    service: &A,
    call: &crate::runtime::Call,
    scopes: [&'static [&'static str]; 1],
) -> Result<A::Operador, crate::runtime::Rejection> {
    let credential = crate::runtime::security::bearer(call)?;
    let judged = Authenticate::operador(service, call.context(()), credential, scopes[0]).await;
    judged.map_err(|denied| denied.at(crate::runtime::security::Challenge::Bearer))
}

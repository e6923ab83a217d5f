//! Who may call.
//!
//! Made from `spec/service.yaml` by `cargo xtask generate`; do not edit.

/// Judges who calls.
///
/// A method is called with a credential that is well formed, and says whom it lets in.
pub trait Authenticate: Send + Sync + 'static {
    /// Whom `basic` lets in.
    type Basic: Send;

    /// Scheme `basic`: HTTP basic, a user and a password.
    ///
    /// Usuário e senha, somente em `POST /ext/autenticacao`.
    fn basic(
        &self,
        context: crate::runtime::Context<'_>,
        credential: crate::runtime::security::Basic,
        scopes: &'static [&'static str],
    ) -> impl Future<Output = Result<Self::Basic, crate::runtime::Denied>> + Send;

    /// Whom `bearer` lets in.
    type Bearer: Send;

    /// Scheme `bearer`: HTTP bearer, a token.
    ///
    /// Token devolvido pela autenticação, válido por 12 horas.
    fn bearer(
        &self,
        context: crate::runtime::Context<'_>,
        credential: crate::runtime::security::Bearer,
        scopes: &'static [&'static str],
    ) -> impl Future<Output = Result<Self::Bearer, crate::runtime::Denied>> + Send;
}

pub(super) async fn basic<A: Authenticate>(
    service: &A,
    call: &crate::runtime::Call,
    scopes: [&'static [&'static str]; 1],
) -> Result<A::Basic, crate::runtime::Rejection> {
    let credential = crate::runtime::security::basic(call)?;
    let judged = Authenticate::basic(service, call.context(()), credential, scopes[0]).await;
    judged.map_err(|denied| denied.at(crate::runtime::security::Challenge::Basic))
}

pub(super) async fn bearer<A: Authenticate>(
    service: &A,
    call: &crate::runtime::Call,
    scopes: [&'static [&'static str]; 1],
) -> Result<A::Bearer, crate::runtime::Rejection> {
    let credential = crate::runtime::security::bearer(call)?;
    let judged = Authenticate::bearer(service, call.context(()), credential, scopes[0]).await;
    judged.map_err(|denied| denied.at(crate::runtime::security::Challenge::Bearer))
}

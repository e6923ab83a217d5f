//! Who may call.
//!
//! Made from `tests/adopters/bookings/openapi.yaml` by `cargo xtask generate`; do not edit.

/// Judges who calls.
///
/// A method is called with a credential that is well formed, and says whom it lets in.
pub trait Authenticate: Send + Sync + 'static {
    /// Whom `oauth` lets in.
    type Oauth: Send;

    /// Scheme `oauth`: OAuth 2.0, an access token.
    fn oauth(
        &self,
        context: crate::runtime::Context<'_>,
        credential: crate::runtime::security::Bearer,
        scopes: &'static [&'static str],
    ) -> impl Future<Output = Result<Self::Oauth, crate::runtime::Denied>> + Send;
}

pub(super) async fn oauth<A: Authenticate>(
    service: &A,
    call: &crate::runtime::Call,
    scopes: [&'static [&'static str]; 1],
) -> Result<A::Oauth, crate::runtime::Rejection> {
    let credential = crate::runtime::security::bearer(call)?;
    let judged = Authenticate::oauth(service, call.context(()), credential, scopes[0]).await;
    judged.map_err(|denied| denied.at(crate::runtime::security::Challenge::Bearer))
}

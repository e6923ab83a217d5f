//! Written by `tests/it/operations.rs`.

mod untagged {
    /// Operations without a tag.
    pub trait DefaultApi: super::Authenticate {
        /// `GET /default`, operation `byDefault`.
        ///
        /// - `context.principal`: let in by `login`.
        fn by_default(
            &self,
            context: crate::runtime::Context<'_, Self::Login>,
        ) -> impl Future<Output = Result<(), ByDefaultError>> + Send;

        /// `GET /open`, operation `open`.
        fn open(&self, context: crate::runtime::Context<'_>) -> impl Future<Output = Result<(), OpenError>> + Send;

        /// `GET /anybody`, operation `anybody`.
        fn anybody(
            &self,
            context: crate::runtime::Context<'_>,
        ) -> impl Future<Output = Result<(), AnybodyError>> + Send;

        /// `GET /scopes`, operation `withScopes`.
        ///
        /// - `context.principal`: let in by `oauth`.
        fn with_scopes(
            &self,
            context: crate::runtime::Context<'_, Self::Oauth>,
        ) -> impl Future<Output = Result<(), WithScopesError>> + Send;

        /// `GET /either`, operation `either`.
        ///
        /// - `context.principal`: let in by `login` or `token`.
        fn either(
            &self,
            context: crate::runtime::Context<'_, super::LoginOrToken<Self>>,
        ) -> impl Future<Output = Result<(), EitherError>> + Send;

        /// `GET /both`, operation `both`.
        ///
        /// - `context.principal`: let in by `login` and `header-key`.
        fn both(
            &self,
            context: crate::runtime::Context<'_, (Self::Login, Self::HeaderKey)>,
        ) -> impl Future<Output = Result<(), BothError>> + Send;

        /// `GET /maybe`, operation `maybe`.
        ///
        /// - `context.principal`: let in by `token` or nobody.
        fn maybe(
            &self,
            context: crate::runtime::Context<'_, Option<Self::Token>>,
        ) -> impl Future<Output = Result<(), MaybeError>> + Send;

        /// `GET /mixed`, operation `mixed`.
        ///
        /// - `context.principal`: let in by `login` and `query key` or `cookie` or `digest` or nobody.
        fn mixed(
            &self,
            context: crate::runtime::Context<'_, super::LoginAndQueryKeyOrCookieOrDigestOrAnonymous<Self>>,
        ) -> impl Future<Output = Result<(), MixedError>> + Send;

        /// `GET /twice`, operation `twice`.
        ///
        /// - `context.principal`: let in by `oauth`.
        fn twice(
            &self,
            context: crate::runtime::Context<'_, Self::Oauth>,
        ) -> impl Future<Output = Result<(), TwiceError>> + Send;

        /// `GET /query`, operation `inQuery`.
        ///
        /// - `context.principal`: let in by `query key`.
        /// - `page`: query `page`.
        fn in_query(
            &self,
            context: crate::runtime::Context<'_, Self::QueryKey>,
            page: Option<i64>,
        ) -> impl Future<Output = Result<(), InQueryError>> + Send;
    }

    /// Errors of `GET /default`, operation `byDefault`.
    #[derive(Debug)]
    pub enum ByDefaultError {
        /// An answer that the document does not declare.
        Rejected(crate::runtime::Rejection),
    }

    crate::runtime::errors! { ByDefaultError of "byDefault" from super::AnyError {} }

    /// Errors of `GET /open`, operation `open`.
    #[derive(Debug)]
    pub enum OpenError {
        /// An answer that the document does not declare.
        Rejected(crate::runtime::Rejection),
    }

    crate::runtime::errors! { OpenError of "open" from super::AnyError {} }

    /// Errors of `GET /anybody`, operation `anybody`.
    #[derive(Debug)]
    pub enum AnybodyError {
        /// An answer that the document does not declare.
        Rejected(crate::runtime::Rejection),
    }

    crate::runtime::errors! { AnybodyError of "anybody" from super::AnyError {} }

    /// Errors of `GET /scopes`, operation `withScopes`.
    #[derive(Debug)]
    pub enum WithScopesError {
        /// An answer that the document does not declare.
        Rejected(crate::runtime::Rejection),
    }

    crate::runtime::errors! { WithScopesError of "withScopes" from super::AnyError {} }

    /// Errors of `GET /either`, operation `either`.
    #[derive(Debug)]
    pub enum EitherError {
        /// An answer that the document does not declare.
        Rejected(crate::runtime::Rejection),
    }

    crate::runtime::errors! { EitherError of "either" from super::AnyError {} }

    /// Errors of `GET /both`, operation `both`.
    #[derive(Debug)]
    pub enum BothError {
        /// An answer that the document does not declare.
        Rejected(crate::runtime::Rejection),
    }

    crate::runtime::errors! { BothError of "both" from super::AnyError {} }

    /// Errors of `GET /maybe`, operation `maybe`.
    #[derive(Debug)]
    pub enum MaybeError {
        /// An answer that the document does not declare.
        Rejected(crate::runtime::Rejection),
    }

    crate::runtime::errors! { MaybeError of "maybe" from super::AnyError {} }

    /// Errors of `GET /mixed`, operation `mixed`.
    #[derive(Debug)]
    pub enum MixedError {
        /// An answer that the document does not declare.
        Rejected(crate::runtime::Rejection),
    }

    crate::runtime::errors! { MixedError of "mixed" from super::AnyError {} }

    /// Errors of `GET /twice`, operation `twice`.
    #[derive(Debug)]
    pub enum TwiceError {
        /// An answer that the document does not declare.
        Rejected(crate::runtime::Rejection),
    }

    crate::runtime::errors! { TwiceError of "twice" from super::AnyError {} }

    /// Errors of `GET /query`, operation `inQuery`.
    #[derive(Debug)]
    pub enum InQueryError {
        /// An answer that the document does not declare.
        Rejected(crate::runtime::Rejection),
    }

    crate::runtime::errors! { InQueryError of "inQuery" from super::AnyError {} }

    pub(super) async fn by_default<S: DefaultApi>(
        service: &S,
        call: &mut crate::runtime::Call,
    ) -> crate::runtime::Answer {
        let principal = super::security::login(service, call, [&[]]).await?;
        call.query(&[])?;
        match DefaultApi::by_default(service, call.context(principal)).await {
            Ok(()) => crate::runtime::reply::empty(204),
            Err(error) => error.reply(call),
        }
    }

    pub(super) async fn open<S: DefaultApi>(service: &S, call: &mut crate::runtime::Call) -> crate::runtime::Answer {
        call.query(&[])?;
        match DefaultApi::open(service, call.context(())).await {
            Ok(()) => crate::runtime::reply::empty(204),
            Err(error) => error.reply(call),
        }
    }

    pub(super) async fn anybody<S: DefaultApi>(service: &S, call: &mut crate::runtime::Call) -> crate::runtime::Answer {
        call.query(&[])?;
        match DefaultApi::anybody(service, call.context(())).await {
            Ok(()) => crate::runtime::reply::empty(204),
            Err(error) => error.reply(call),
        }
    }

    pub(super) async fn with_scopes<S: DefaultApi>(
        service: &S,
        call: &mut crate::runtime::Call,
    ) -> crate::runtime::Answer {
        let principal = super::security::oauth(service, call, [&["read", "write"]]).await?;
        call.query(&[])?;
        match DefaultApi::with_scopes(service, call.context(principal)).await {
            Ok(()) => crate::runtime::reply::empty(204),
            Err(error) => error.reply(call),
        }
    }

    pub(super) async fn either<S: DefaultApi>(service: &S, call: &mut crate::runtime::Call) -> crate::runtime::Answer {
        let principal = super::security::login_or_token(service, call, [&[], &[]]).await?;
        call.query(&[])?;
        match DefaultApi::either(service, call.context(principal)).await {
            Ok(()) => crate::runtime::reply::empty(204),
            Err(error) => error.reply(call),
        }
    }

    pub(super) async fn both<S: DefaultApi>(service: &S, call: &mut crate::runtime::Call) -> crate::runtime::Answer {
        let principal = super::security::login_and_header_key(service, call, [&[], &[]]).await?;
        call.query(&[])?;
        match DefaultApi::both(service, call.context(principal)).await {
            Ok(()) => crate::runtime::reply::empty(204),
            Err(error) => error.reply(call),
        }
    }

    pub(super) async fn maybe<S: DefaultApi>(service: &S, call: &mut crate::runtime::Call) -> crate::runtime::Answer {
        let principal = super::security::token_or_anonymous(service, call, [&[]]).await?;
        call.query(&[])?;
        match DefaultApi::maybe(service, call.context(principal)).await {
            Ok(()) => crate::runtime::reply::empty(204),
            Err(error) => error.reply(call),
        }
    }

    pub(super) async fn mixed<S: DefaultApi>(service: &S, call: &mut crate::runtime::Call) -> crate::runtime::Answer {
        const QUERY: [crate::runtime::query::Field; 1] = [crate::runtime::query::Field::single("api_key")];
        let principal = super::security::login_and_query_key_or_cookie_or_digest_or_anonymous(
            service,
            call,
            [&[], &[], &[], &[]],
        )
        .await?;
        call.query(&QUERY)?;
        match DefaultApi::mixed(service, call.context(principal)).await {
            Ok(()) => crate::runtime::reply::empty(204),
            Err(error) => error.reply(call),
        }
    }

    pub(super) async fn twice<S: DefaultApi>(service: &S, call: &mut crate::runtime::Call) -> crate::runtime::Answer {
        let principal = super::security::oauth2(service, call, [&["read"], &["write"]]).await?;
        call.query(&[])?;
        match DefaultApi::twice(service, call.context(principal)).await {
            Ok(()) => crate::runtime::reply::empty(204),
            Err(error) => error.reply(call),
        }
    }

    pub(super) async fn in_query<S: DefaultApi>(
        service: &S,
        call: &mut crate::runtime::Call,
    ) -> crate::runtime::Answer {
        const QUERY: [crate::runtime::query::Field; 2] = [
            crate::runtime::query::Field::single("page"),
            crate::runtime::query::Field::single("api_key"),
        ];
        let principal = super::security::query_key(service, call, [&[]]).await?;
        let query = call.query(&QUERY)?;
        let page: Option<i64> = query.optional(0, crate::runtime::check::any)?;
        match DefaultApi::in_query(service, call.context(principal), page).await {
            Ok(()) => crate::runtime::reply::empty(204),
            Err(error) => error.reply(call),
        }
    }
}
pub use untagged::{DefaultApi, ByDefaultError, OpenError, AnybodyError, WithScopesError, EitherError, BothError, MaybeError, MixedError, TwiceError, InQueryError};

mod responses {
    /// Any error that some operation declares.
    ///
    /// An error of yours that becomes this one serves every operation: `?` makes it the operation's own. What the operation does not declare is answered with 500, and the log tells why.
    #[derive(Debug, Clone, PartialEq)]
    pub enum AnyError {
        /// An answer that no operation declares: a refusal, or a failure of which only the log is told.
        Rejected(crate::runtime::Rejection),
    }

    impl From<crate::runtime::Rejection> for AnyError {
        fn from(rejection: crate::runtime::Rejection) -> Self {
            Self::Rejected(rejection)
        }
    }

    impl AnyError {
        /// What becomes of it where an operation does not declare it.
        pub(super) fn undeclared(self, _: &str) -> crate::runtime::Rejection {
            let Self::Rejected(rejection) = self;
            rejection
        }
    }
}
pub use responses::{AnyError};

mod security {
    /// Judges who calls.
    ///
    /// A method is called with a credential that is well formed, and says whom it lets in.
    pub trait Authenticate: Send + Sync + 'static {
        /// Whom `login` lets in.
        type Login: Send;

        /// Scheme `login`: HTTP basic, a user and a password.
        ///
        /// Name and password.
        fn login(
            &self,
            context: crate::runtime::Context<'_>,
            credential: crate::runtime::security::Basic,
            scopes: &'static [&'static str],
        ) -> impl Future<Output = Result<Self::Login, crate::runtime::Denied>> + Send;

        /// Whom `token` lets in.
        type Token: Send;

        /// Scheme `token`: HTTP bearer, a token.
        fn token(
            &self,
            context: crate::runtime::Context<'_>,
            credential: crate::runtime::security::Bearer,
            scopes: &'static [&'static str],
        ) -> impl Future<Output = Result<Self::Token, crate::runtime::Denied>> + Send;

        /// Whom `digest` lets in.
        type Digest: Send;

        /// Scheme `digest`: HTTP `Digest`.
        fn digest(
            &self,
            context: crate::runtime::Context<'_>,
            credential: crate::runtime::security::Authorization,
            scopes: &'static [&'static str],
        ) -> impl Future<Output = Result<Self::Digest, crate::runtime::Denied>> + Send;

        /// Whom `header-key` lets in.
        type HeaderKey: Send;

        /// Scheme `header-key`: a key in the header `X-Key`.
        fn header_key(
            &self,
            context: crate::runtime::Context<'_>,
            credential: crate::runtime::security::ApiKey,
            scopes: &'static [&'static str],
        ) -> impl Future<Output = Result<Self::HeaderKey, crate::runtime::Denied>> + Send;

        /// Whom `query key` lets in.
        type QueryKey: Send;

        /// Scheme `query key`: a key in the query, `api_key`.
        fn query_key(
            &self,
            context: crate::runtime::Context<'_>,
            credential: crate::runtime::security::ApiKey,
            scopes: &'static [&'static str],
        ) -> impl Future<Output = Result<Self::QueryKey, crate::runtime::Denied>> + Send;

        /// Whom `cookie` lets in.
        type Cookie: Send;

        /// Scheme `cookie`: a key in the cookie `sid`.
        fn cookie(
            &self,
            context: crate::runtime::Context<'_>,
            credential: crate::runtime::security::ApiKey,
            scopes: &'static [&'static str],
        ) -> impl Future<Output = Result<Self::Cookie, crate::runtime::Denied>> + Send;

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

    /// Who calls, by what they have shown.
    pub enum LoginOrToken<A: Authenticate + ?Sized> {
        /// Let in by `login`.
        Login(A::Login),
        /// Let in by `token`.
        Token(A::Token),
    }

    /// Who calls, by what they have shown.
    pub enum LoginAndQueryKeyOrCookieOrDigestOrAnonymous<A: Authenticate + ?Sized> {
        /// Let in by `login` and `query key`.
        LoginAndQueryKey {
            /// Whom `login` lets in.
            login: A::Login,
            /// Whom `query key` lets in.
            query_key: A::QueryKey,
        },
        /// Let in by `cookie`.
        Cookie(A::Cookie),
        /// Let in by `digest`.
        Digest(A::Digest),
        /// Showed nothing, and need not.
        Anonymous,
    }

    pub(super) async fn login<A: Authenticate>(
        service: &A,
        call: &crate::runtime::Call,
        scopes: [&'static [&'static str]; 1],
    ) -> Result<A::Login, crate::runtime::Rejection> {
        let credential = crate::runtime::security::basic(call)?;
        let judged = Authenticate::login(service, call.context(()), credential, scopes[0]).await;
        judged.map_err(|denied| denied.at(crate::runtime::security::Challenge::Basic))
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

    pub(super) async fn token<A: Authenticate>(
        service: &A,
        call: &crate::runtime::Call,
        scopes: [&'static [&'static str]; 1],
    ) -> Result<A::Token, crate::runtime::Rejection> {
        let credential = crate::runtime::security::bearer(call)?;
        let judged = Authenticate::token(service, call.context(()), credential, scopes[0]).await;
        judged.map_err(|denied| denied.at(crate::runtime::security::Challenge::Bearer))
    }

    pub(super) async fn login_and_header_key<A: Authenticate>(
        service: &A,
        call: &crate::runtime::Call,
        scopes: [&'static [&'static str]; 2],
    ) -> Result<(A::Login, A::HeaderKey), crate::runtime::Rejection> {
        let credential = crate::runtime::security::basic(call)?;
        let judged = Authenticate::login(service, call.context(()), credential, scopes[0]).await;
        let login = judged.map_err(|denied| denied.at(crate::runtime::security::Challenge::Basic))?;
        let credential = crate::runtime::security::header_key(call, "x-key")?;
        let judged = Authenticate::header_key(service, call.context(()), credential, scopes[1]).await;
        let header_key = judged.map_err(|denied| denied.at(crate::runtime::security::Challenge::Key))?;
        Ok((login, header_key))
    }

    pub(super) async fn login_and_query_key<A: Authenticate>(
        service: &A,
        call: &crate::runtime::Call,
        scopes: [&'static [&'static str]; 2],
    ) -> Result<(A::Login, A::QueryKey), crate::runtime::Rejection> {
        let credential = crate::runtime::security::basic(call)?;
        let judged = Authenticate::login(service, call.context(()), credential, scopes[0]).await;
        let login = judged.map_err(|denied| denied.at(crate::runtime::security::Challenge::Basic))?;
        let credential = crate::runtime::security::query_key(call, "api_key")?;
        let judged = Authenticate::query_key(service, call.context(()), credential, scopes[1]).await;
        let query_key = judged.map_err(|denied| denied.at(crate::runtime::security::Challenge::Key))?;
        Ok((login, query_key))
    }

    pub(super) async fn cookie<A: Authenticate>(
        service: &A,
        call: &crate::runtime::Call,
        scopes: [&'static [&'static str]; 1],
    ) -> Result<A::Cookie, crate::runtime::Rejection> {
        let credential = crate::runtime::security::cookie_key(call, "sid")?;
        let judged = Authenticate::cookie(service, call.context(()), credential, scopes[0]).await;
        judged.map_err(|denied| denied.at(crate::runtime::security::Challenge::Key))
    }

    pub(super) async fn digest<A: Authenticate>(
        service: &A,
        call: &crate::runtime::Call,
        scopes: [&'static [&'static str]; 1],
    ) -> Result<A::Digest, crate::runtime::Rejection> {
        let credential = crate::runtime::security::authorization(call, "digest")?;
        let judged = Authenticate::digest(service, call.context(()), credential, scopes[0]).await;
        judged.map_err(|denied| denied.at(crate::runtime::security::Challenge::Scheme("digest")))
    }

    pub(super) async fn query_key<A: Authenticate>(
        service: &A,
        call: &crate::runtime::Call,
        scopes: [&'static [&'static str]; 1],
    ) -> Result<A::QueryKey, crate::runtime::Rejection> {
        let credential = crate::runtime::security::query_key(call, "api_key")?;
        let judged = Authenticate::query_key(service, call.context(()), credential, scopes[0]).await;
        judged.map_err(|denied| denied.at(crate::runtime::security::Challenge::Key))
    }

    pub(super) async fn login_or_token<A: Authenticate>(
        service: &A,
        call: &crate::runtime::Call,
        scopes: [&'static [&'static str]; 2],
    ) -> Result<LoginOrToken<A>, crate::runtime::Rejection> {
        let mut refusals = crate::runtime::security::Refusals::default();
        match login(service, call, [scopes[0]]).await {
            Ok(login) => return Ok(LoginOrToken::Login(login)),
            Err(refusal) => refusals.add(refusal)?,
        }
        match token(service, call, [scopes[1]]).await {
            Ok(token) => return Ok(LoginOrToken::Token(token)),
            Err(refusal) => refusals.add(refusal)?,
        }
        Err(refusals.into())
    }

    pub(super) async fn token_or_anonymous<A: Authenticate>(
        service: &A,
        call: &crate::runtime::Call,
        scopes: [&'static [&'static str]; 1],
    ) -> Result<Option<A::Token>, crate::runtime::Rejection> {
        let mut refusals = crate::runtime::security::Refusals::default();
        match token(service, call, [scopes[0]]).await {
            Ok(principal) => return Ok(Some(principal)),
            Err(refusal) => refusals.add(refusal)?,
        }
        if refusals.only_missing() {
            return Ok(None);
        }
        Err(refusals.into())
    }

    pub(super) async fn login_and_query_key_or_cookie_or_digest_or_anonymous<A: Authenticate>(
        service: &A,
        call: &crate::runtime::Call,
        scopes: [&'static [&'static str]; 4],
    ) -> Result<LoginAndQueryKeyOrCookieOrDigestOrAnonymous<A>, crate::runtime::Rejection> {
        let mut refusals = crate::runtime::security::Refusals::default();
        match login_and_query_key(service, call, [scopes[0], scopes[1]]).await {
            Ok((login, query_key)) => {
                return Ok(LoginAndQueryKeyOrCookieOrDigestOrAnonymous::LoginAndQueryKey { login, query_key });
            }
            Err(refusal) => refusals.add(refusal)?,
        }
        match cookie(service, call, [scopes[2]]).await {
            Ok(cookie) => return Ok(LoginAndQueryKeyOrCookieOrDigestOrAnonymous::Cookie(cookie)),
            Err(refusal) => refusals.add(refusal)?,
        }
        match digest(service, call, [scopes[3]]).await {
            Ok(digest) => return Ok(LoginAndQueryKeyOrCookieOrDigestOrAnonymous::Digest(digest)),
            Err(refusal) => refusals.add(refusal)?,
        }
        if refusals.only_missing() {
            return Ok(LoginAndQueryKeyOrCookieOrDigestOrAnonymous::Anonymous);
        }
        Err(refusals.into())
    }

    pub(super) async fn oauth2<A: Authenticate>(
        service: &A,
        call: &crate::runtime::Call,
        scopes: [&'static [&'static str]; 2],
    ) -> Result<A::Oauth, crate::runtime::Rejection> {
        let mut refusals = crate::runtime::security::Refusals::default();
        match oauth(service, call, [scopes[0]]).await {
            Ok(principal) => return Ok(principal),
            Err(refusal) => refusals.add(refusal)?,
        }
        match oauth(service, call, [scopes[1]]).await {
            Ok(principal) => return Ok(principal),
            Err(refusal) => refusals.add(refusal)?,
        }
        Err(refusals.into())
    }
}
pub use security::{Authenticate, LoginOrToken, LoginAndQueryKeyOrCookieOrDigestOrAnonymous};

mod links {
    crate::runtime::links! {
        by_default() "/default",
        open() "/open",
        anybody() "/anybody",
        with_scopes() "/scopes",
        either() "/either",
        both() "/both",
        maybe() "/maybe",
        mixed() "/mixed",
        twice() "/twice",
        in_query() "/query",
    }
}

mod operations {
    use crate::runtime::{Method, Route};

    crate::runtime::services! { Operations {
        /// Answers operations without a tag.
        untagged: Untagged,
    } }

    impl<Untagged> crate::runtime::Operations
    for Operations<Untagged>
    where
        Untagged: super::DefaultApi,
    {
        const DOCUMENT: &'static str = include_str!("document.json");

        const ROUTES: &'static [Route] = &[
            Route { path: "/default", operations: &[(Method::GET, 0)] },
            Route { path: "/open", operations: &[(Method::GET, 1)] },
            Route { path: "/anybody", operations: &[(Method::GET, 2)] },
            Route { path: "/scopes", operations: &[(Method::GET, 3)] },
            Route { path: "/either", operations: &[(Method::GET, 4)] },
            Route { path: "/both", operations: &[(Method::GET, 5)] },
            Route { path: "/maybe", operations: &[(Method::GET, 6)] },
            Route { path: "/mixed", operations: &[(Method::GET, 7)] },
            Route { path: "/twice", operations: &[(Method::GET, 8)] },
            Route { path: "/query", operations: &[(Method::GET, 9)] },
        ];

        async fn call(&self, operation: usize, call: &mut crate::runtime::Call) -> crate::runtime::Answer {
            match operation {
                0 => super::untagged::by_default(&*self.untagged, call).await,
                1 => super::untagged::open(&*self.untagged, call).await,
                2 => super::untagged::anybody(&*self.untagged, call).await,
                3 => super::untagged::with_scopes(&*self.untagged, call).await,
                4 => super::untagged::either(&*self.untagged, call).await,
                5 => super::untagged::both(&*self.untagged, call).await,
                6 => super::untagged::maybe(&*self.untagged, call).await,
                7 => super::untagged::mixed(&*self.untagged, call).await,
                8 => super::untagged::twice(&*self.untagged, call).await,
                9 => super::untagged::in_query(&*self.untagged, call).await,
                _ => unreachable!("the routes lead to 10 operations"),
            }
        }
    }

    /// A server that hands each call to the service. `Operations::new()` takes one for each tag.
    pub fn stub<S>(service: S) -> crate::runtime::Stub<Operations<S>>
    where
        S: super::DefaultApi,
    {
        crate::runtime::Stub::new(Operations::all(service))
    }
}
pub use operations::{Operations, stub};

mod mock {
    /// Answers every operation from the document's examples, or with made-up values that fit its schemas: with success, or with the status that is asked for.
    #[derive(Debug, Clone, Copy, Default)]
    pub struct Mock;

    /// Lets in everybody who shows a well-formed credential.
    impl super::Authenticate for Mock {
        type Login = ();

        async fn login(
            &self,
            _: crate::runtime::Context<'_>,
            _: crate::runtime::security::Basic,
            _: &'static [&'static str],
        ) -> Result<(), crate::runtime::Denied> {
            Ok(())
        }

        type Token = ();

        async fn token(
            &self,
            _: crate::runtime::Context<'_>,
            _: crate::runtime::security::Bearer,
            _: &'static [&'static str],
        ) -> Result<(), crate::runtime::Denied> {
            Ok(())
        }

        type Digest = ();

        async fn digest(
            &self,
            _: crate::runtime::Context<'_>,
            _: crate::runtime::security::Authorization,
            _: &'static [&'static str],
        ) -> Result<(), crate::runtime::Denied> {
            Ok(())
        }

        type HeaderKey = ();

        async fn header_key(
            &self,
            _: crate::runtime::Context<'_>,
            _: crate::runtime::security::ApiKey,
            _: &'static [&'static str],
        ) -> Result<(), crate::runtime::Denied> {
            Ok(())
        }

        type QueryKey = ();

        async fn query_key(
            &self,
            _: crate::runtime::Context<'_>,
            _: crate::runtime::security::ApiKey,
            _: &'static [&'static str],
        ) -> Result<(), crate::runtime::Denied> {
            Ok(())
        }

        type Cookie = ();

        async fn cookie(
            &self,
            _: crate::runtime::Context<'_>,
            _: crate::runtime::security::ApiKey,
            _: &'static [&'static str],
        ) -> Result<(), crate::runtime::Denied> {
            Ok(())
        }

        type Oauth = ();

        async fn oauth(
            &self,
            _: crate::runtime::Context<'_>,
            _: crate::runtime::security::Bearer,
            _: &'static [&'static str],
        ) -> Result<(), crate::runtime::Denied> {
            Ok(())
        }
    }

    impl super::DefaultApi for Mock {
        async fn by_default(&self, _: crate::runtime::Context<'_, Self::Login>) -> Result<(), super::ByDefaultError> {
            Ok(())
        }

        async fn open(&self, _: crate::runtime::Context<'_>) -> Result<(), super::OpenError> {
            Ok(())
        }

        async fn anybody(&self, _: crate::runtime::Context<'_>) -> Result<(), super::AnybodyError> {
            Ok(())
        }

        async fn with_scopes(&self, _: crate::runtime::Context<'_, Self::Oauth>) -> Result<(), super::WithScopesError> {
            Ok(())
        }

        async fn either(
            &self,
            _: crate::runtime::Context<'_, super::LoginOrToken<Self>>,
        ) -> Result<(), super::EitherError> {
            Ok(())
        }

        async fn both(
            &self,
            _: crate::runtime::Context<'_, (Self::Login, Self::HeaderKey)>,
        ) -> Result<(), super::BothError> {
            Ok(())
        }

        async fn maybe(&self, _: crate::runtime::Context<'_, Option<Self::Token>>) -> Result<(), super::MaybeError> {
            Ok(())
        }

        async fn mixed(
            &self,
            _: crate::runtime::Context<'_, super::LoginAndQueryKeyOrCookieOrDigestOrAnonymous<Self>>,
        ) -> Result<(), super::MixedError> {
            Ok(())
        }

        async fn twice(&self, _: crate::runtime::Context<'_, Self::Oauth>) -> Result<(), super::TwiceError> {
            Ok(())
        }

        async fn in_query(
            &self,
            _: crate::runtime::Context<'_, Self::QueryKey>,
            _: Option<i64>,
        ) -> Result<(), super::InQueryError> {
            Ok(())
        }
    }
}
pub use mock::{Mock};

//! Written by `tests/it/operations.rs`.

mod untagged {
    /// Operations without a tag.
    pub trait DefaultApi: super::Authenticate {
        /// `GET /default`, operation `byDefault`.
        ///
        /// - `principal`: let in by `login`.
        fn by_default(&self, principal: Self::Login) -> impl Future<Output = ByDefaultResponse> + Send;

        /// `GET /open`, operation `open`.
        fn open(&self) -> impl Future<Output = OpenResponse> + Send;

        /// `GET /anybody`, operation `anybody`.
        fn anybody(&self) -> impl Future<Output = AnybodyResponse> + Send;

        /// `GET /scopes`, operation `withScopes`.
        ///
        /// - `principal`: let in by `oauth`.
        fn with_scopes(&self, principal: Self::Oauth) -> impl Future<Output = WithScopesResponse> + Send;

        /// `GET /either`, operation `either`.
        ///
        /// - `principal`: let in by `login` or `token`.
        fn either(&self, principal: super::LoginOrToken<Self>) -> impl Future<Output = EitherResponse> + Send;

        /// `GET /both`, operation `both`.
        ///
        /// - `principal`: let in by `login` and `header-key`.
        fn both(&self, principal: (Self::Login, Self::HeaderKey)) -> impl Future<Output = BothResponse> + Send;

        /// `GET /maybe`, operation `maybe`.
        ///
        /// - `principal`: let in by `token` or nobody.
        fn maybe(&self, principal: Option<Self::Token>) -> impl Future<Output = MaybeResponse> + Send;

        /// `GET /mixed`, operation `mixed`.
        ///
        /// - `principal`: let in by `login` and `query key` or `cookie` or `digest` or nobody.
        fn mixed(
            &self,
            principal: super::LoginAndQueryKeyOrCookieOrDigestOrAnonymous<Self>,
        ) -> impl Future<Output = MixedResponse> + Send;

        /// `GET /twice`, operation `twice`.
        ///
        /// - `principal`: let in by `oauth`.
        fn twice(&self, principal: Self::Oauth) -> impl Future<Output = TwiceResponse> + Send;

        /// `GET /query`, operation `inQuery`.
        ///
        /// - `principal`: let in by `query key`.
        /// - `page`: query `page`.
        fn in_query(
            &self,
            principal: Self::QueryKey,
            page: Option<i64>,
        ) -> impl Future<Output = InQueryResponse> + Send;
    }

    /// Answers to `GET /default`, operation `byDefault`.
    #[derive(Debug, Clone, PartialEq)]
    pub enum ByDefaultResponse {
        /// 204: Done.
        NoContent,
    }

    impl ByDefaultResponse {
        fn reply(self) -> crate::runtime::Answer {
            match self {
                Self::NoContent => crate::runtime::reply::empty(204),
            }
        }
    }

    /// Answers to `GET /open`, operation `open`.
    #[derive(Debug, Clone, PartialEq)]
    pub enum OpenResponse {
        /// 204: Done.
        NoContent,
    }

    impl OpenResponse {
        fn reply(self) -> crate::runtime::Answer {
            match self {
                Self::NoContent => crate::runtime::reply::empty(204),
            }
        }
    }

    /// Answers to `GET /anybody`, operation `anybody`.
    #[derive(Debug, Clone, PartialEq)]
    pub enum AnybodyResponse {
        /// 204: Done.
        NoContent,
    }

    impl AnybodyResponse {
        fn reply(self) -> crate::runtime::Answer {
            match self {
                Self::NoContent => crate::runtime::reply::empty(204),
            }
        }
    }

    /// Answers to `GET /scopes`, operation `withScopes`.
    #[derive(Debug, Clone, PartialEq)]
    pub enum WithScopesResponse {
        /// 204: Done.
        NoContent,
    }

    impl WithScopesResponse {
        fn reply(self) -> crate::runtime::Answer {
            match self {
                Self::NoContent => crate::runtime::reply::empty(204),
            }
        }
    }

    /// Answers to `GET /either`, operation `either`.
    #[derive(Debug, Clone, PartialEq)]
    pub enum EitherResponse {
        /// 204: Done.
        NoContent,
    }

    impl EitherResponse {
        fn reply(self) -> crate::runtime::Answer {
            match self {
                Self::NoContent => crate::runtime::reply::empty(204),
            }
        }
    }

    /// Answers to `GET /both`, operation `both`.
    #[derive(Debug, Clone, PartialEq)]
    pub enum BothResponse {
        /// 204: Done.
        NoContent,
    }

    impl BothResponse {
        fn reply(self) -> crate::runtime::Answer {
            match self {
                Self::NoContent => crate::runtime::reply::empty(204),
            }
        }
    }

    /// Answers to `GET /maybe`, operation `maybe`.
    #[derive(Debug, Clone, PartialEq)]
    pub enum MaybeResponse {
        /// 204: Done.
        NoContent,
    }

    impl MaybeResponse {
        fn reply(self) -> crate::runtime::Answer {
            match self {
                Self::NoContent => crate::runtime::reply::empty(204),
            }
        }
    }

    /// Answers to `GET /mixed`, operation `mixed`.
    #[derive(Debug, Clone, PartialEq)]
    pub enum MixedResponse {
        /// 204: Done.
        NoContent,
    }

    impl MixedResponse {
        fn reply(self) -> crate::runtime::Answer {
            match self {
                Self::NoContent => crate::runtime::reply::empty(204),
            }
        }
    }

    /// Answers to `GET /twice`, operation `twice`.
    #[derive(Debug, Clone, PartialEq)]
    pub enum TwiceResponse {
        /// 204: Done.
        NoContent,
    }

    impl TwiceResponse {
        fn reply(self) -> crate::runtime::Answer {
            match self {
                Self::NoContent => crate::runtime::reply::empty(204),
            }
        }
    }

    /// Answers to `GET /query`, operation `inQuery`.
    #[derive(Debug, Clone, PartialEq)]
    pub enum InQueryResponse {
        /// 204: Done.
        NoContent,
    }

    impl InQueryResponse {
        fn reply(self) -> crate::runtime::Answer {
            match self {
                Self::NoContent => crate::runtime::reply::empty(204),
            }
        }
    }

    pub(super) async fn by_default<S: DefaultApi>(
        service: &S,
        call: &mut crate::runtime::Call,
    ) -> crate::runtime::Answer {
        let principal = super::security::login(service, call, [&[]]).await?;
        call.query(&[])?;
        DefaultApi::by_default(service, principal).await.reply()
    }

    pub(super) async fn open<S: DefaultApi>(service: &S, call: &mut crate::runtime::Call) -> crate::runtime::Answer {
        call.query(&[])?;
        DefaultApi::open(service).await.reply()
    }

    pub(super) async fn anybody<S: DefaultApi>(service: &S, call: &mut crate::runtime::Call) -> crate::runtime::Answer {
        call.query(&[])?;
        DefaultApi::anybody(service).await.reply()
    }

    pub(super) async fn with_scopes<S: DefaultApi>(
        service: &S,
        call: &mut crate::runtime::Call,
    ) -> crate::runtime::Answer {
        let principal = super::security::oauth(service, call, [&["read", "write"]]).await?;
        call.query(&[])?;
        DefaultApi::with_scopes(service, principal).await.reply()
    }

    pub(super) async fn either<S: DefaultApi>(service: &S, call: &mut crate::runtime::Call) -> crate::runtime::Answer {
        let principal = super::security::login_or_token(service, call, [&[], &[]]).await?;
        call.query(&[])?;
        DefaultApi::either(service, principal).await.reply()
    }

    pub(super) async fn both<S: DefaultApi>(service: &S, call: &mut crate::runtime::Call) -> crate::runtime::Answer {
        let principal = super::security::login_and_header_key(service, call, [&[], &[]]).await?;
        call.query(&[])?;
        DefaultApi::both(service, principal).await.reply()
    }

    pub(super) async fn maybe<S: DefaultApi>(service: &S, call: &mut crate::runtime::Call) -> crate::runtime::Answer {
        let principal = super::security::token_or_anonymous(service, call, [&[]]).await?;
        call.query(&[])?;
        DefaultApi::maybe(service, principal).await.reply()
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
        DefaultApi::mixed(service, principal).await.reply()
    }

    pub(super) async fn twice<S: DefaultApi>(service: &S, call: &mut crate::runtime::Call) -> crate::runtime::Answer {
        let principal = super::security::oauth2(service, call, [&["read"], &["write"]]).await?;
        call.query(&[])?;
        DefaultApi::twice(service, principal).await.reply()
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
        DefaultApi::in_query(service, principal, page).await.reply()
    }
}
pub use untagged::{DefaultApi, ByDefaultResponse, OpenResponse, AnybodyResponse, WithScopesResponse, EitherResponse, BothResponse, MaybeResponse, MixedResponse, TwiceResponse, InQueryResponse};

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
            credential: crate::runtime::security::Basic,
            scopes: &'static [&'static str],
        ) -> impl Future<Output = Result<Self::Login, crate::runtime::Denied>> + Send;

        /// Whom `token` lets in.
        type Token: Send;

        /// Scheme `token`: HTTP bearer, a token.
        fn token(
            &self,
            credential: crate::runtime::security::Bearer,
            scopes: &'static [&'static str],
        ) -> impl Future<Output = Result<Self::Token, crate::runtime::Denied>> + Send;

        /// Whom `digest` lets in.
        type Digest: Send;

        /// Scheme `digest`: HTTP `Digest`.
        fn digest(
            &self,
            credential: crate::runtime::security::Authorization,
            scopes: &'static [&'static str],
        ) -> impl Future<Output = Result<Self::Digest, crate::runtime::Denied>> + Send;

        /// Whom `header-key` lets in.
        type HeaderKey: Send;

        /// Scheme `header-key`: a key in the header `X-Key`.
        fn header_key(
            &self,
            credential: crate::runtime::security::ApiKey,
            scopes: &'static [&'static str],
        ) -> impl Future<Output = Result<Self::HeaderKey, crate::runtime::Denied>> + Send;

        /// Whom `query key` lets in.
        type QueryKey: Send;

        /// Scheme `query key`: a key in the query, `api_key`.
        fn query_key(
            &self,
            credential: crate::runtime::security::ApiKey,
            scopes: &'static [&'static str],
        ) -> impl Future<Output = Result<Self::QueryKey, crate::runtime::Denied>> + Send;

        /// Whom `cookie` lets in.
        type Cookie: Send;

        /// Scheme `cookie`: a key in the cookie `sid`.
        fn cookie(
            &self,
            credential: crate::runtime::security::ApiKey,
            scopes: &'static [&'static str],
        ) -> impl Future<Output = Result<Self::Cookie, crate::runtime::Denied>> + Send;

        /// Whom `oauth` lets in.
        type Oauth: Send;

        /// Scheme `oauth`: OAuth 2.0, an access token.
        fn oauth(
            &self,
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
        let judged = Authenticate::login(service, credential, scopes[0]).await;
        judged.map_err(|denied| denied.at(crate::runtime::security::Challenge::Basic))
    }

    pub(super) async fn oauth<A: Authenticate>(
        service: &A,
        call: &crate::runtime::Call,
        scopes: [&'static [&'static str]; 1],
    ) -> Result<A::Oauth, crate::runtime::Rejection> {
        let credential = crate::runtime::security::bearer(call)?;
        let judged = Authenticate::oauth(service, credential, scopes[0]).await;
        judged.map_err(|denied| denied.at(crate::runtime::security::Challenge::Bearer))
    }

    pub(super) async fn token<A: Authenticate>(
        service: &A,
        call: &crate::runtime::Call,
        scopes: [&'static [&'static str]; 1],
    ) -> Result<A::Token, crate::runtime::Rejection> {
        let credential = crate::runtime::security::bearer(call)?;
        let judged = Authenticate::token(service, credential, scopes[0]).await;
        judged.map_err(|denied| denied.at(crate::runtime::security::Challenge::Bearer))
    }

    pub(super) async fn login_and_header_key<A: Authenticate>(
        service: &A,
        call: &crate::runtime::Call,
        scopes: [&'static [&'static str]; 2],
    ) -> Result<(A::Login, A::HeaderKey), crate::runtime::Rejection> {
        let credential = crate::runtime::security::basic(call)?;
        let judged = Authenticate::login(service, credential, scopes[0]).await;
        let login = judged.map_err(|denied| denied.at(crate::runtime::security::Challenge::Basic))?;
        let credential = crate::runtime::security::header_key(call, "x-key")?;
        let judged = Authenticate::header_key(service, credential, scopes[1]).await;
        let header_key = judged.map_err(|denied| denied.at(crate::runtime::security::Challenge::Key))?;
        Ok((login, header_key))
    }

    pub(super) async fn login_and_query_key<A: Authenticate>(
        service: &A,
        call: &crate::runtime::Call,
        scopes: [&'static [&'static str]; 2],
    ) -> Result<(A::Login, A::QueryKey), crate::runtime::Rejection> {
        let credential = crate::runtime::security::basic(call)?;
        let judged = Authenticate::login(service, credential, scopes[0]).await;
        let login = judged.map_err(|denied| denied.at(crate::runtime::security::Challenge::Basic))?;
        let credential = crate::runtime::security::query_key(call, "api_key")?;
        let judged = Authenticate::query_key(service, credential, scopes[1]).await;
        let query_key = judged.map_err(|denied| denied.at(crate::runtime::security::Challenge::Key))?;
        Ok((login, query_key))
    }

    pub(super) async fn cookie<A: Authenticate>(
        service: &A,
        call: &crate::runtime::Call,
        scopes: [&'static [&'static str]; 1],
    ) -> Result<A::Cookie, crate::runtime::Rejection> {
        let credential = crate::runtime::security::cookie_key(call, "sid")?;
        let judged = Authenticate::cookie(service, credential, scopes[0]).await;
        judged.map_err(|denied| denied.at(crate::runtime::security::Challenge::Key))
    }

    pub(super) async fn digest<A: Authenticate>(
        service: &A,
        call: &crate::runtime::Call,
        scopes: [&'static [&'static str]; 1],
    ) -> Result<A::Digest, crate::runtime::Rejection> {
        let credential = crate::runtime::security::authorization(call, "digest")?;
        let judged = Authenticate::digest(service, credential, scopes[0]).await;
        judged.map_err(|denied| denied.at(crate::runtime::security::Challenge::Scheme("digest")))
    }

    pub(super) async fn query_key<A: Authenticate>(
        service: &A,
        call: &crate::runtime::Call,
        scopes: [&'static [&'static str]; 1],
    ) -> Result<A::QueryKey, crate::runtime::Rejection> {
        let credential = crate::runtime::security::query_key(call, "api_key")?;
        let judged = Authenticate::query_key(service, credential, scopes[0]).await;
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

mod operations {
    /// Every operation of `case.yaml`, answered by one implementation.
    #[derive(Debug, Clone)]
    pub struct Operations<S> {
        service: S,
    }

    impl<S> crate::runtime::Operations for Operations<S>
    where
        S: super::DefaultApi,
    {
        const DOCUMENT: &'static str = include_str!("document.json");

        const ROUTES: &'static [crate::runtime::Route] = &[
            crate::runtime::Route {
                path: "/default",
                operations: &[(crate::runtime::Method::GET, 0)],
            },
            crate::runtime::Route {
                path: "/open",
                operations: &[(crate::runtime::Method::GET, 1)],
            },
            crate::runtime::Route {
                path: "/anybody",
                operations: &[(crate::runtime::Method::GET, 2)],
            },
            crate::runtime::Route {
                path: "/scopes",
                operations: &[(crate::runtime::Method::GET, 3)],
            },
            crate::runtime::Route {
                path: "/either",
                operations: &[(crate::runtime::Method::GET, 4)],
            },
            crate::runtime::Route {
                path: "/both",
                operations: &[(crate::runtime::Method::GET, 5)],
            },
            crate::runtime::Route {
                path: "/maybe",
                operations: &[(crate::runtime::Method::GET, 6)],
            },
            crate::runtime::Route {
                path: "/mixed",
                operations: &[(crate::runtime::Method::GET, 7)],
            },
            crate::runtime::Route {
                path: "/twice",
                operations: &[(crate::runtime::Method::GET, 8)],
            },
            crate::runtime::Route {
                path: "/query",
                operations: &[(crate::runtime::Method::GET, 9)],
            },
        ];

        async fn call(&self, operation: usize, call: &mut crate::runtime::Call) -> crate::runtime::Answer {
            match operation {
                0 => super::untagged::by_default(&self.service, call).await,
                1 => super::untagged::open(&self.service, call).await,
                2 => super::untagged::anybody(&self.service, call).await,
                3 => super::untagged::with_scopes(&self.service, call).await,
                4 => super::untagged::either(&self.service, call).await,
                5 => super::untagged::both(&self.service, call).await,
                6 => super::untagged::maybe(&self.service, call).await,
                7 => super::untagged::mixed(&self.service, call).await,
                8 => super::untagged::twice(&self.service, call).await,
                9 => super::untagged::in_query(&self.service, call).await,
                _ => unreachable!("the routes lead to 10 operations"),
            }
        }
    }

    /// A server that hands each call to the service.
    pub fn stub<S>(service: S) -> crate::runtime::Stub<Operations<S>>
    where
        S: super::DefaultApi,
    {
        crate::runtime::Stub::new(Operations { service })
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
            _: crate::runtime::security::Basic,
            _: &'static [&'static str],
        ) -> Result<(), crate::runtime::Denied> {
            Ok(())
        }

        type Token = ();

        async fn token(
            &self,
            _: crate::runtime::security::Bearer,
            _: &'static [&'static str],
        ) -> Result<(), crate::runtime::Denied> {
            Ok(())
        }

        type Digest = ();

        async fn digest(
            &self,
            _: crate::runtime::security::Authorization,
            _: &'static [&'static str],
        ) -> Result<(), crate::runtime::Denied> {
            Ok(())
        }

        type HeaderKey = ();

        async fn header_key(
            &self,
            _: crate::runtime::security::ApiKey,
            _: &'static [&'static str],
        ) -> Result<(), crate::runtime::Denied> {
            Ok(())
        }

        type QueryKey = ();

        async fn query_key(
            &self,
            _: crate::runtime::security::ApiKey,
            _: &'static [&'static str],
        ) -> Result<(), crate::runtime::Denied> {
            Ok(())
        }

        type Cookie = ();

        async fn cookie(
            &self,
            _: crate::runtime::security::ApiKey,
            _: &'static [&'static str],
        ) -> Result<(), crate::runtime::Denied> {
            Ok(())
        }

        type Oauth = ();

        async fn oauth(
            &self,
            _: crate::runtime::security::Bearer,
            _: &'static [&'static str],
        ) -> Result<(), crate::runtime::Denied> {
            Ok(())
        }
    }

    impl super::DefaultApi for Mock {
        async fn by_default(&self, _: Self::Login) -> super::ByDefaultResponse {
            super::ByDefaultResponse::NoContent
        }

        async fn open(&self) -> super::OpenResponse {
            super::OpenResponse::NoContent
        }

        async fn anybody(&self) -> super::AnybodyResponse {
            super::AnybodyResponse::NoContent
        }

        async fn with_scopes(&self, _: Self::Oauth) -> super::WithScopesResponse {
            super::WithScopesResponse::NoContent
        }

        async fn either(&self, _: super::LoginOrToken<Self>) -> super::EitherResponse {
            super::EitherResponse::NoContent
        }

        async fn both(&self, _: (Self::Login, Self::HeaderKey)) -> super::BothResponse {
            super::BothResponse::NoContent
        }

        async fn maybe(&self, _: Option<Self::Token>) -> super::MaybeResponse {
            super::MaybeResponse::NoContent
        }

        async fn mixed(&self, _: super::LoginAndQueryKeyOrCookieOrDigestOrAnonymous<Self>) -> super::MixedResponse {
            super::MixedResponse::NoContent
        }

        async fn twice(&self, _: Self::Oauth) -> super::TwiceResponse {
            super::TwiceResponse::NoContent
        }

        async fn in_query(&self, _: Self::QueryKey, _: Option<i64>) -> super::InQueryResponse {
            super::InQueryResponse::NoContent
        }
    }
}
pub use mock::{Mock};

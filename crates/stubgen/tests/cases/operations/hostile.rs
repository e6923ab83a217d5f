//! Written by `tests/it/operations.rs`.
// warning[parameter-never-sent] #/paths/~1a"b/get/parameters/1: No request can carry the header parameter `bad header`. Use a name of letters, digits and hyphens.
// warning[header-not-for-service] #/paths/~1a"b/get/responses/200/headers/X": A service cannot set the header `X"`. Remove it from the response.

mod star_fn_main {
    /// Operations tagged `*/ fn main() {}`.
    ///
    ///  */ \] \[`broken` \<b\>
    pub trait StarFnMainApi: super::Authenticate {
        /// ` unbalanced [link](x) <script>`
        ///
        /// a
        ///  b 
        /// indented
        /// ```text
        /// unclosed fence
        /// ```
        ///
        /// `GET /a"b`, operation `x"; } fn evil() { //`.
        ///
        /// - `principal`: let in by `"key"`.
        /// - `q`: query `q"\`. */.
        fn x_fn_evil(&self, principal: Self::Key, q: Option<XFnEvilQ>) -> impl Future<Output = XFnEvilResponse> + Send;
    }

    /// Answers to `GET /a"b`, operation `x"; } fn evil() { //`.
    #[derive(Debug, Clone, PartialEq)]
    pub enum XFnEvilResponse {
        /// 200: ` `
        Ok(String),
    }

    impl XFnEvilResponse {
        fn reply(self) -> crate::runtime::Answer {
            match self {
                Self::Ok(body) => crate::runtime::reply::text(200, "text/plain\"", body),
            }
        }
    }

    pub(super) async fn x_fn_evil<S: StarFnMainApi>(
        service: &S,
        call: &mut crate::runtime::Call,
    ) -> crate::runtime::Answer {
        const QUERY: [crate::runtime::query::Field; 2] = [
            crate::runtime::query::Field::single("q\"\\\n"),
            crate::runtime::query::Field::single("k\"\u{2067}"),
        ];
        let principal = super::security::key(service, call, [&[]]).await?;
        let query = call.query(&QUERY)?;
        let q: Option<XFnEvilQ> = query.optional(0, crate::runtime::check::any)?;
        StarFnMainApi::x_fn_evil(service, principal, q).await.reply()
    }

    /// Schema at `#/paths/~1a"b/get/parameters/0/schema`.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
    pub enum XFnEvilQ {
        /// `"`.
        Value1,
        /// `\`.
        Value2,
    }
    crate::runtime::text_enum! {
        XFnEvilQ {
            Value1 "\"",
            Value2 "\\",
        }
    }
}
pub use star_fn_main::{StarFnMainApi, XFnEvilResponse, XFnEvilQ};

mod security {
    /// Judges who calls.
    ///
    /// A method is called with a credential that is well formed, and says whom it lets in.
    pub trait Authenticate: Send + Sync + 'static {
        /// Whom `"key"` lets in.
        type Key: Send;

        /// Scheme `"key"`: a key in the query, `k" `.
        ///
        ///  */
        fn key(
            &self,
            credential: crate::runtime::security::ApiKey,
            scopes: &'static [&'static str],
        ) -> impl Future<Output = Result<Self::Key, crate::runtime::Denied>> + Send;
    }

    pub(super) async fn key<A: Authenticate>(
        service: &A,
        call: &crate::runtime::Call,
        scopes: [&'static [&'static str]; 1],
    ) -> Result<A::Key, crate::runtime::Rejection> {
        let credential = crate::runtime::security::query_key(call, "k\"\u{2067}")?;
        let judged = Authenticate::key(service, credential, scopes[0]).await;
        judged.map_err(|denied| denied.at(crate::runtime::security::Challenge::Key))
    }
}
pub use security::{Authenticate};

mod operations {
    /// Every operation of `case.yaml`, answered by one implementation.
    #[derive(Debug, Clone)]
    pub struct Operations<S> {
        service: S,
    }

    impl<S> crate::runtime::Operations for Operations<S>
    where
        S: super::StarFnMainApi,
    {
        const DOCUMENT: &'static str = include_str!("document.json");

        const ROUTES: &'static [crate::runtime::Route] = &[
            crate::runtime::Route {
                path: "/a\"b",
                operations: &[(crate::runtime::Method::GET, 0)],
            },
        ];

        async fn call(&self, operation: usize, call: &mut crate::runtime::Call) -> crate::runtime::Answer {
            match operation {
                0 => super::star_fn_main::x_fn_evil(&self.service, call).await,
                _ => unreachable!("the routes lead to 1 operations"),
            }
        }
    }

    /// A server that hands each call to the service.
    pub fn stub<S>(service: S) -> crate::runtime::Stub<Operations<S>>
    where
        S: super::StarFnMainApi,
    {
        crate::runtime::Stub::new(Operations { service })
    }
}
pub use operations::{Operations, stub};

mod mock {
    /// Answers every operation from the document's examples, or with made-up values that fit its schemas: with success, or with the status that is asked for.
    #[derive(Debug, Clone, Copy, Default)]
    pub struct Mock;

    static VALUES: crate::runtime::mock::Values = crate::runtime::mock::Values::new(super::MOCK_VALUES);

    /// Lets in everybody who shows a well-formed credential.
    impl super::Authenticate for Mock {
        type Key = ();

        async fn key(
            &self,
            _: crate::runtime::security::ApiKey,
            _: &'static [&'static str],
        ) -> Result<(), crate::runtime::Denied> {
            Ok(())
        }
    }

    impl super::StarFnMainApi for Mock {
        async fn x_fn_evil(&self, _: Self::Key, _: Option<super::XFnEvilQ>) -> super::XFnEvilResponse {
            super::XFnEvilResponse::Ok(VALUES.value::<String>("/paths/~1a\"b/get/responses/200/content/text~1plain\""))
        }
    }
}
pub use mock::{Mock};

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
        /// - `context.principal`: let in by `"key"`.
        /// - `q`: query `q"\`. */.
        fn x_fn_evil(
            &self,
            context: crate::runtime::Context<'_, Self::Key>,
            q: Option<XFnEvilQ>,
        ) -> impl Future<Output = Result<String, XFnEvilError>> + Send;
    }

    /// Errors of `GET /a"b`, operation `x"; } fn evil() { //`.
    #[derive(Debug)]
    pub enum XFnEvilError {
        /// An answer that the document does not declare.
        Rejected(crate::runtime::Rejection),
    }

    crate::runtime::errors! { XFnEvilError of "x\"; } fn evil() { //" from super::AnyError {} }

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
        match StarFnMainApi::x_fn_evil(service, call.context(principal), q).await {
            Ok(body) => crate::runtime::reply::text(200, "text/plain\"", body),
            Err(error) => error.reply(call),
        }
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
pub use star_fn_main::{StarFnMainApi, XFnEvilError, XFnEvilQ};

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
        /// Whom `"key"` lets in.
        type Key: Send;

        /// Scheme `"key"`: a key in the query, `k" `.
        ///
        ///  */
        fn key(
            &self,
            context: crate::runtime::Context<'_>,
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
        let judged = Authenticate::key(service, call.context(()), credential, scopes[0]).await;
        judged.map_err(|denied| denied.at(crate::runtime::security::Challenge::Key))
    }
}
pub use security::{Authenticate};

mod links {
    crate::runtime::links! {
        x_fn_evil() "/a\"b",
    }
}

mod operations {
    use crate::runtime::{Method, Route};

    crate::runtime::services! { Operations {
        /// Answers operations tagged `*/ fn main() {}`.
        star_fn_main: StarFnMain,
    } }

    impl<StarFnMain> crate::runtime::Operations
    for Operations<StarFnMain>
    where
        StarFnMain: super::StarFnMainApi,
    {
        const DOCUMENT: &'static str = include_str!("document.json");

        const ROUTES: &'static [Route] = &[
            Route { path: "/a\"b", operations: &[(Method::GET, 0)] },
        ];

        async fn call(&self, operation: usize, call: &mut crate::runtime::Call) -> crate::runtime::Answer {
            match operation {
                0 => super::star_fn_main::x_fn_evil(&*self.star_fn_main, call).await,
                _ => unreachable!("the routes lead to 1 operations"),
            }
        }
    }

    /// A server that hands each call to the service. `Operations::new()` takes one for each tag.
    pub fn stub<S>(service: S) -> crate::runtime::Stub<Operations<S>>
    where
        S: super::StarFnMainApi,
    {
        crate::runtime::Stub::new(Operations::all(service))
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
            _: crate::runtime::Context<'_>,
            _: crate::runtime::security::ApiKey,
            _: &'static [&'static str],
        ) -> Result<(), crate::runtime::Denied> {
            Ok(())
        }
    }

    impl super::StarFnMainApi for Mock {
        async fn x_fn_evil(
            &self,
            _: crate::runtime::Context<'_, Self::Key>,
            _: Option<super::XFnEvilQ>,
        ) -> Result<String, super::XFnEvilError> {
            Ok(VALUES.value("/paths/~1a\"b/get/responses/200/content/text~1plain\""))
        }
    }
}
pub use mock::{Mock};

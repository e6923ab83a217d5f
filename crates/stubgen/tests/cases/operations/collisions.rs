//! Written by `tests/it/operations.rs`.

mod untagged {
    /// Operations without a tag.
    pub trait DefaultApi: Send + Sync + 'static {
        /// `GET /search`, operation `search`.
        fn search(
            &self,
            context: crate::runtime::Context<'_>,
            parameters: SearchParameters,
        ) -> impl Future<Output = Result<super::Success<Station>, SearchError>> + Send;

        /// `GET /others`, operation `others`.
        fn others(
            &self,
            context: crate::runtime::Context<'_>,
        ) -> impl Future<Output = Result<super::SuccessWithExpires<Station2>, OthersError>> + Send;

        /// `POST /others`, operation `Others`.
        fn others2(
            &self,
            context: crate::runtime::Context<'_>,
        ) -> impl Future<Output = Result<(), Others2Error>> + Send;
    }

    /// Parameters of `GET /search`, operation `search`.
    #[derive(Debug, Clone, PartialEq)]
    pub struct SearchParameters {
        /// query `p0`.
        pub p0_query: Option<String>,
        /// query `P0`.
        pub p0: Option<i64>,
        /// query `p1`.
        pub p1_query: Option<String>,
        /// query `P1`.
        pub p1: Option<i64>,
        /// query `p2`.
        pub p2_query: Option<String>,
        /// query `P2`.
        pub p2: Option<i64>,
        /// query `p3`.
        pub p3_query: Option<String>,
        /// query `P3`.
        pub p3: Option<i64>,
        /// query `p4`.
        pub p4_query: Option<String>,
        /// query `P4`.
        pub p4: Option<i64>,
        /// query `p5`.
        pub p5_query: Option<String>,
        /// query `P5`.
        pub p5: Option<i64>,
        /// query `p6`.
        pub p6_query: Option<String>,
        /// query `P6`.
        pub p6: Option<i64>,
        /// query `p7`.
        pub p7_query: Option<String>,
        /// query `P7`.
        pub p7: Option<i64>,
        /// query `p8`.
        pub p8_query: Option<String>,
        /// query `P8`.
        pub p8: Option<i64>,
        /// query `p9`.
        pub p9_query: Option<String>,
        /// query `P9`.
        pub p9: Option<i64>,
        /// query `p10`.
        pub p10_query: Option<String>,
        /// query `P10`.
        pub p10: Option<i64>,
        /// query `p11`.
        pub p11_query: Option<String>,
        /// query `P11`.
        pub p11: Option<i64>,
        /// query `p12`.
        pub p12_query: Option<String>,
        /// query `P12`.
        pub p12: Option<i64>,
        /// query `p13`.
        pub p13_query: Option<String>,
        /// query `P13`.
        pub p13: Option<i64>,
        /// query `p14`.
        pub p14_query: Option<String>,
        /// query `P14`.
        pub p14: Option<i64>,
        /// query `p15`.
        pub p15_query: Option<String>,
        /// query `P15`.
        pub p15: Option<i64>,
        /// query `p16`.
        pub p16_query: Option<String>,
        /// query `P16`.
        pub p16: Option<i64>,
        /// query `p17`.
        pub p17_query: Option<String>,
        /// query `P17`.
        pub p17: Option<i64>,
        /// query `p18`.
        pub p18_query: Option<String>,
        /// query `P18`.
        pub p18: Option<i64>,
        /// query `p19`.
        pub p19_query: Option<String>,
        /// query `P19`.
        pub p19: Option<i64>,
    }

    /// Errors of `GET /search`, operation `search`.
    #[derive(Debug)]
    pub enum SearchError {
        /// 400: A problem.
        BadRequest(super::Problem),
        /// 404: A problem.
        NotFound(super::Problem),
        /// An answer that the document does not declare.
        Rejected(crate::runtime::Rejection),
    }

    crate::runtime::errors! { SearchError of "search" from super::AnyError {
    } several {
        400 BadRequest(super::Problem) from BadRequest,
        404 NotFound(super::Problem) from NotFound,
    } open {
    } other {
    } }

    /// Errors of `GET /others`, operation `others`.
    #[derive(Debug)]
    pub enum OthersError {
        /// 404: None.
        NotFound(super::NotFound),
        /// An answer that the document does not declare.
        Rejected(crate::runtime::Rejection),
    }

    crate::runtime::errors! { OthersError of "others" from super::AnyError {
        404 NotFound(super::NotFound) from NotFound2,
    } }

    /// Errors of `POST /others`, operation `Others`.
    #[derive(Debug)]
    pub enum Others2Error {
        /// 404: None.
        NotFound(super::Others2NotFound),
        /// An answer that the document does not declare.
        Rejected(crate::runtime::Rejection),
    }

    crate::runtime::errors! { Others2Error of "Others" from super::AnyError {
        404 NotFound(super::Others2NotFound) from Others2NotFound,
    } }

    pub(super) async fn search<S: DefaultApi>(service: &S, call: &mut crate::runtime::Call) -> crate::runtime::Answer {
        const QUERY: [crate::runtime::query::Field; 40] = [
            crate::runtime::query::Field::single("p0"),
            crate::runtime::query::Field::single("P0"),
            crate::runtime::query::Field::single("p1"),
            crate::runtime::query::Field::single("P1"),
            crate::runtime::query::Field::single("p2"),
            crate::runtime::query::Field::single("P2"),
            crate::runtime::query::Field::single("p3"),
            crate::runtime::query::Field::single("P3"),
            crate::runtime::query::Field::single("p4"),
            crate::runtime::query::Field::single("P4"),
            crate::runtime::query::Field::single("p5"),
            crate::runtime::query::Field::single("P5"),
            crate::runtime::query::Field::single("p6"),
            crate::runtime::query::Field::single("P6"),
            crate::runtime::query::Field::single("p7"),
            crate::runtime::query::Field::single("P7"),
            crate::runtime::query::Field::single("p8"),
            crate::runtime::query::Field::single("P8"),
            crate::runtime::query::Field::single("p9"),
            crate::runtime::query::Field::single("P9"),
            crate::runtime::query::Field::single("p10"),
            crate::runtime::query::Field::single("P10"),
            crate::runtime::query::Field::single("p11"),
            crate::runtime::query::Field::single("P11"),
            crate::runtime::query::Field::single("p12"),
            crate::runtime::query::Field::single("P12"),
            crate::runtime::query::Field::single("p13"),
            crate::runtime::query::Field::single("P13"),
            crate::runtime::query::Field::single("p14"),
            crate::runtime::query::Field::single("P14"),
            crate::runtime::query::Field::single("p15"),
            crate::runtime::query::Field::single("P15"),
            crate::runtime::query::Field::single("p16"),
            crate::runtime::query::Field::single("P16"),
            crate::runtime::query::Field::single("p17"),
            crate::runtime::query::Field::single("P17"),
            crate::runtime::query::Field::single("p18"),
            crate::runtime::query::Field::single("P18"),
            crate::runtime::query::Field::single("p19"),
            crate::runtime::query::Field::single("P19"),
        ];
        let query = call.query(&QUERY)?;
        let p0_query: Option<String> = query.optional(0, crate::runtime::check::any)?;
        let p0: Option<i64> = query.optional(1, crate::runtime::check::any)?;
        let p1_query: Option<String> = query.optional(2, crate::runtime::check::any)?;
        let p1: Option<i64> = query.optional(3, crate::runtime::check::any)?;
        let p2_query: Option<String> = query.optional(4, crate::runtime::check::any)?;
        let p2: Option<i64> = query.optional(5, crate::runtime::check::any)?;
        let p3_query: Option<String> = query.optional(6, crate::runtime::check::any)?;
        let p3: Option<i64> = query.optional(7, crate::runtime::check::any)?;
        let p4_query: Option<String> = query.optional(8, crate::runtime::check::any)?;
        let p4: Option<i64> = query.optional(9, crate::runtime::check::any)?;
        let p5_query: Option<String> = query.optional(10, crate::runtime::check::any)?;
        let p5: Option<i64> = query.optional(11, crate::runtime::check::any)?;
        let p6_query: Option<String> = query.optional(12, crate::runtime::check::any)?;
        let p6: Option<i64> = query.optional(13, crate::runtime::check::any)?;
        let p7_query: Option<String> = query.optional(14, crate::runtime::check::any)?;
        let p7: Option<i64> = query.optional(15, crate::runtime::check::any)?;
        let p8_query: Option<String> = query.optional(16, crate::runtime::check::any)?;
        let p8: Option<i64> = query.optional(17, crate::runtime::check::any)?;
        let p9_query: Option<String> = query.optional(18, crate::runtime::check::any)?;
        let p9: Option<i64> = query.optional(19, crate::runtime::check::any)?;
        let p10_query: Option<String> = query.optional(20, crate::runtime::check::any)?;
        let p10: Option<i64> = query.optional(21, crate::runtime::check::any)?;
        let p11_query: Option<String> = query.optional(22, crate::runtime::check::any)?;
        let p11: Option<i64> = query.optional(23, crate::runtime::check::any)?;
        let p12_query: Option<String> = query.optional(24, crate::runtime::check::any)?;
        let p12: Option<i64> = query.optional(25, crate::runtime::check::any)?;
        let p13_query: Option<String> = query.optional(26, crate::runtime::check::any)?;
        let p13: Option<i64> = query.optional(27, crate::runtime::check::any)?;
        let p14_query: Option<String> = query.optional(28, crate::runtime::check::any)?;
        let p14: Option<i64> = query.optional(29, crate::runtime::check::any)?;
        let p15_query: Option<String> = query.optional(30, crate::runtime::check::any)?;
        let p15: Option<i64> = query.optional(31, crate::runtime::check::any)?;
        let p16_query: Option<String> = query.optional(32, crate::runtime::check::any)?;
        let p16: Option<i64> = query.optional(33, crate::runtime::check::any)?;
        let p17_query: Option<String> = query.optional(34, crate::runtime::check::any)?;
        let p17: Option<i64> = query.optional(35, crate::runtime::check::any)?;
        let p18_query: Option<String> = query.optional(36, crate::runtime::check::any)?;
        let p18: Option<i64> = query.optional(37, crate::runtime::check::any)?;
        let p19_query: Option<String> = query.optional(38, crate::runtime::check::any)?;
        let p19: Option<i64> = query.optional(39, crate::runtime::check::any)?;
        let parameters = SearchParameters {
            p0_query,
            p0,
            p1_query,
            p1,
            p2_query,
            p2,
            p3_query,
            p3,
            p4_query,
            p4,
            p5_query,
            p5,
            p6_query,
            p6,
            p7_query,
            p7,
            p8_query,
            p8,
            p9_query,
            p9,
            p10_query,
            p10,
            p11_query,
            p11,
            p12_query,
            p12,
            p13_query,
            p13,
            p14_query,
            p14,
            p15_query,
            p15,
            p16_query,
            p16,
            p17_query,
            p17,
            p18_query,
            p18,
            p19_query,
            p19,
        };
        match DefaultApi::search(service, call.context(()), parameters).await {
            Ok(answer) => answer.reply(|body| crate::runtime::reply::json(200, "application/json", &body)),
            Err(error) => error.reply(call),
        }
    }

    pub(super) async fn others<S: DefaultApi>(service: &S, call: &mut crate::runtime::Call) -> crate::runtime::Answer {
        call.query(&[])?;
        match DefaultApi::others(service, call.context(())).await {
            Ok(answer) => answer.reply(|body| crate::runtime::reply::json(200, "application/json", &body)),
            Err(error) => error.reply(call),
        }
    }

    pub(super) async fn others2<S: DefaultApi>(service: &S, call: &mut crate::runtime::Call) -> crate::runtime::Answer {
        call.query(&[])?;
        match DefaultApi::others2(service, call.context(())).await {
            Ok(()) => crate::runtime::reply::empty(204),
            Err(error) => error.reply(call),
        }
    }

    /// Schema `Station`.
    #[derive(Debug, Clone, PartialEq)]
    pub struct Station {
        /// Property `name`.
        pub name: Option<String>,
    }
    crate::runtime::object! {
        Station {
            0 name "name" optional,
        }
    }

    /// Schema `station`.
    #[derive(Debug, Clone, PartialEq)]
    pub struct Station2 {
        /// Property `number`.
        pub number: Option<i64>,
    }
    crate::runtime::object! {
        Station2 {
            0 number "number" optional,
        }
    }
}
pub use untagged::{DefaultApi, SearchParameters, SearchError, OthersError, Others2Error, Station, Station2};

mod responses {
    /// A problem.
    #[derive(Debug, Clone, PartialEq)]
    pub struct Problem(pub String);

    impl Problem {
        pub(super) fn reply(self, status: u16, _: &crate::runtime::Call) -> crate::runtime::Answer {
            let Self(body) = self;
            crate::runtime::reply::text(status, "text/plain", body)
        }
    }

    /// None.
    #[derive(Debug, Clone, PartialEq)]
    pub struct NotFound {
        /// Header `Expires`.
        pub expires: Option<String>,
    }

    /// Makes one of what must be there; its methods add the rest.
    #[expect(non_snake_case, reason = "it is called as a tuple struct would be")]
    pub fn NotFound() -> NotFound {
        NotFound { expires: None }
    }

    impl NotFound {
        /// Adds the header `Expires`.
        #[must_use]
        pub fn expires(mut self, expires: impl Into<String>) -> Self {
            self.expires = Some(expires.into());
            self
        }

        pub(super) fn reply(self, status: u16, _: &crate::runtime::Call) -> crate::runtime::Answer {
            let Self { expires } = self;
            let mut reply = crate::runtime::reply::empty(status)?;
            if let Some(value) = expires {
                reply.header("expires", value)?;
            }
            Ok(reply)
        }
    }

    /// None.
    #[derive(Debug, Clone, PartialEq)]
    pub struct Others2NotFound;

    impl Others2NotFound {
        pub(super) fn reply(self, status: u16, _: &crate::runtime::Call) -> crate::runtime::Answer {
            crate::runtime::reply::empty(status)
        }
    }

    /// An answer with 200 and its headers.
    #[derive(Debug, Clone, PartialEq)]
    pub struct Success<B> {
        /// The body.
        pub body: B,
        /// Header `ETag`.
        pub e_tag: Option<String>,
    }

    /// Makes one of what must be there; its methods add the rest.
    #[expect(non_snake_case, reason = "it is called as a tuple struct would be")]
    pub fn Success<B>(body: B) -> Success<B> {
        Success { body, e_tag: None }
    }

    impl<B> Success<B> {
        /// Adds the header `ETag`.
        #[must_use]
        pub fn e_tag(mut self, e_tag: impl Into<String>) -> Self {
            self.e_tag = Some(e_tag.into());
            self
        }

        pub(super) fn reply(self, send: impl FnOnce(B) -> crate::runtime::Answer) -> crate::runtime::Answer {
            let Self { body, e_tag } = self;
            let mut reply = send(body)?;
            if let Some(value) = e_tag {
                reply.header("etag", value)?;
            }
            Ok(reply)
        }
    }

    /// An answer with 200 and its headers.
    #[derive(Debug, Clone, PartialEq)]
    pub struct SuccessWithExpires<B> {
        /// The body.
        pub body: B,
        /// Header `Expires`.
        pub expires: Option<String>,
    }

    /// Makes one of what must be there; its methods add the rest.
    #[expect(non_snake_case, reason = "it is called as a tuple struct would be")]
    pub fn SuccessWithExpires<B>(body: B) -> SuccessWithExpires<B> {
        SuccessWithExpires { body, expires: None }
    }

    impl<B> SuccessWithExpires<B> {
        /// Adds the header `Expires`.
        #[must_use]
        pub fn expires(mut self, expires: impl Into<String>) -> Self {
            self.expires = Some(expires.into());
            self
        }

        pub(super) fn reply(self, send: impl FnOnce(B) -> crate::runtime::Answer) -> crate::runtime::Answer {
            let Self { body, expires } = self;
            let mut reply = send(body)?;
            if let Some(value) = expires {
                reply.header("expires", value)?;
            }
            Ok(reply)
        }
    }

    /// Any error that some operation declares.
    ///
    /// An error of yours that becomes this one serves every operation: `?` makes it the operation's own. What the operation does not declare is answered with 500, and the log tells why.
    #[derive(Debug, Clone, PartialEq)]
    pub enum AnyError {
        /// 400.
        BadRequest(Problem),
        /// 404.
        NotFound(Problem),
        /// 404.
        NotFound2(NotFound),
        /// 404.
        Others2NotFound(Others2NotFound),
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
        pub(super) fn undeclared(self, operation: &str) -> crate::runtime::Rejection {
            let status = match self {
                Self::BadRequest(_) => 400,
                Self::NotFound(_) => 404,
                Self::NotFound2(_) => 404,
                Self::Others2NotFound(_) => 404,
                Self::Rejected(rejection) => return rejection,
            };
            crate::runtime::Rejection::internal(format!("the operation `{operation}` does not declare its answer {status}"))
        }
    }
}
pub use responses::{Problem, NotFound, Others2NotFound, Success, SuccessWithExpires, AnyError};

mod rejections {
    use crate::runtime::rejection::{DeclaredBodies, Shape, Shapes};

    pub(super) const SHAPES: Shapes = Shapes {
        bodies: &[
            Shape::Text { media_type: "text/plain", longest: usize::MAX },
        ],
        elsewhere: Some(0),
        operations: &[
            DeclaredBodies { operation: "search", forbidden: 403, bodies: &[] },
            DeclaredBodies { operation: "others", forbidden: 403, bodies: &[] },
            DeclaredBodies { operation: "Others", forbidden: 403, bodies: &[] },
        ],
    };
}

mod links {
    crate::runtime::links! {
        search() "/search",
        others() "/others",
        others2() "/others",
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
        const SHAPES: crate::runtime::rejection::Shapes = super::rejections::SHAPES;

        const ROUTES: &'static [Route] = &[
            Route { path: "/search", operations: &[(Method::GET, 0)] },
            Route { path: "/others", operations: &[(Method::GET, 1), (Method::POST, 2)] },
        ];

        async fn call(&self, operation: usize, call: &mut crate::runtime::Call) -> crate::runtime::Answer {
            match operation {
                0 => super::untagged::search(&*self.untagged, call).await,
                1 => super::untagged::others(&*self.untagged, call).await,
                2 => super::untagged::others2(&*self.untagged, call).await,
                _ => unreachable!("the routes lead to 3 operations"),
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

    static VALUES: crate::runtime::mock::Values = crate::runtime::mock::Values::new(super::MOCK_VALUES);

    impl super::DefaultApi for Mock {
        async fn search(
            &self,
            context: crate::runtime::Context<'_>,
            _: super::SearchParameters,
        ) -> Result<super::Success<super::Station>, super::SearchError> {
            match context.preferred_status() {
                Some(400) => Err(super::SearchError::BadRequest(made_problem())),
                Some(404) => Err(super::SearchError::NotFound(made_problem())),
                _ => Ok(
                    super::Success { body: VALUES.value("/paths/~1search/get/responses/200/content/application~1json"), e_tag: None },
                ),
            }
        }

        async fn others(
            &self,
            context: crate::runtime::Context<'_>,
        ) -> Result<super::SuccessWithExpires<super::Station2>, super::OthersError> {
            match context.preferred_status() {
                Some(404) => Err(super::NotFound { expires: None }.into()),
                _ => Ok(
                    super::SuccessWithExpires { body: VALUES.value("/paths/~1others/get/responses/200/content/application~1json"), expires: None },
                ),
            }
        }

        async fn others2(&self, context: crate::runtime::Context<'_>) -> Result<(), super::Others2Error> {
            match context.preferred_status() {
                Some(404) => Err(super::Others2NotFound.into()),
                _ => Ok(()),
            }
        }
    }

    fn made_problem() -> super::Problem {
        super::Problem(VALUES.value("/components/responses/Problem/content/text~1plain"))
    }
}
pub use mock::{Mock};

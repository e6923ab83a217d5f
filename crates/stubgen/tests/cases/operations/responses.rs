//! Written by `tests/it/operations.rs`.

mod untagged {
    /// Operations without a tag.
    pub trait DefaultApi: Send + Sync + 'static {
        /// `GET /pets`, operation `getPets`.
        fn get_pets(
            &self,
            context: crate::runtime::Context<'_>,
        ) -> impl Future<Output = Result<GetPetsResponse, GetPetsError>> + Send;

        /// `GET /text`, operation `getText`.
        fn get_text(
            &self,
            context: crate::runtime::Context<'_>,
        ) -> impl Future<Output = Result<GetTextResponse, GetTextError>> + Send;

        /// `HEAD /text`, operation `headText`.
        fn head_text(
            &self,
            context: crate::runtime::Context<'_>,
        ) -> impl Future<Output = Result<(), HeadTextError>> + Send;

        /// `GET /stream`, operation `getStream`.
        fn get_stream(
            &self,
            context: crate::runtime::Context<'_>,
        ) -> impl Future<Output = Result<crate::runtime::Binary, GetStreamError>> + Send;

        /// `GET /default`, operation `getDefault`.
        fn get_default(
            &self,
            context: crate::runtime::Context<'_>,
        ) -> impl Future<Output = Result<GetDefaultResponse, GetDefaultError>> + Send;

        /// `PUT /default`, operation `putNothing`.
        fn put_nothing(
            &self,
            context: crate::runtime::Context<'_>,
        ) -> impl Future<Output = Result<PutNothingResponse, PutNothingError>> + Send;

        /// `POST /default`, operation `postRange`.
        fn post_range(
            &self,
            context: crate::runtime::Context<'_>,
        ) -> impl Future<Output = Result<PostRangeResponse, PostRangeError>> + Send;
    }

    /// The body of 206, in one of its media types.
    #[derive(Debug)]
    pub enum GetPetsPartialContentBody {
        /// `application/json`
        Json(Vec<Pet>),
        /// `text/csv`
        Csv(String),
        /// `image/png`
        Png(crate::runtime::Binary),
    }

    /// Answers to `GET /pets`, operation `getPets`.
    #[derive(Debug)]
    pub enum GetPetsResponse {
        /// 200: Pets.
        Ok(super::Success<Vec<Pet>>),
        /// 204: None.
        NoContent,
        /// 206: Some pets.
        PartialContent(GetPetsPartialContentBody),
        /// 299: A status that nobody registered.
        Status299,
        /// 304: Nothing new.
        NotModified(super::NotModified),
        /// 3XX: Elsewhere.
        Redirection(crate::runtime::Status3xx, super::Redirection),
    }

    impl GetPetsResponse {
        fn reply(self, _: &crate::runtime::Call) -> crate::runtime::Answer {
            match self {
                Self::Ok(answer) => answer.reply(|body| crate::runtime::reply::json(200, "application/json", &body)),
                Self::NoContent => crate::runtime::reply::empty(204),
                Self::PartialContent(body) => match body {
                    GetPetsPartialContentBody::Json(body) => {
                        crate::runtime::reply::json(206, "application/json", &body)
                    }
                    GetPetsPartialContentBody::Csv(body) => crate::runtime::reply::text(206, "text/csv", body),
                    GetPetsPartialContentBody::Png(body) => crate::runtime::reply::binary(206, "image/png", body),
                },
                Self::Status299 => crate::runtime::reply::empty(299),
                Self::NotModified(answer) => answer.reply(crate::runtime::reply::empty(304)),
                Self::Redirection(status, answer) => answer.reply(crate::runtime::reply::empty(status.get())),
            }
        }
    }

    /// Errors of `GET /pets`, operation `getPets`.
    #[derive(Debug)]
    pub enum GetPetsError {
        /// An answer that the document does not declare.
        Rejected(crate::runtime::Rejection),
    }

    crate::runtime::errors! { GetPetsError of "getPets" from super::AnyError {} }

    /// Answers to `GET /text`, operation `getText`.
    #[derive(Debug, Clone, PartialEq)]
    pub enum GetTextResponse {
        /// 200: Text.
        Ok(String),
        /// 201: A number.
        Created(i64),
        /// 202: One or the other.
        Accepted(GetTextAcceptedBody),
        /// 203: Anything.
        NonAuthoritativeInformation(Pet),
    }

    impl GetTextResponse {
        fn reply(self, _: &crate::runtime::Call) -> crate::runtime::Answer {
            match self {
                Self::Ok(body) => crate::runtime::reply::text(200, "text/plain", body),
                Self::Created(body) => {
                    crate::runtime::reply::text(201, "text/plain", crate::runtime::ToText::to_text(&body))
                }
                Self::Accepted(body) => {
                    crate::runtime::reply::text(202, "text/plain", crate::runtime::style::to_text(&body, false)?)
                }
                Self::NonAuthoritativeInformation(body) => crate::runtime::reply::json(203, "application/json", &body),
            }
        }
    }

    /// Errors of `GET /text`, operation `getText`.
    #[derive(Debug)]
    pub enum GetTextError {
        /// An answer that the document does not declare.
        Rejected(crate::runtime::Rejection),
    }

    crate::runtime::errors! { GetTextError of "getText" from super::AnyError {} }

    /// Errors of `HEAD /text`, operation `headText`.
    #[derive(Debug)]
    pub enum HeadTextError {
        /// An answer that the document does not declare.
        Rejected(crate::runtime::Rejection),
    }

    crate::runtime::errors! { HeadTextError of "headText" from super::AnyError {} }

    /// Errors of `GET /stream`, operation `getStream`.
    #[derive(Debug)]
    pub enum GetStreamError {
        /// Default: A problem.
        Default(crate::runtime::StatusCode, super::DefaultError),
        /// An answer that the document does not declare.
        Rejected(crate::runtime::Rejection),
    }

    crate::runtime::errors! { GetStreamError of "getStream" from super::AnyError {
    } several {
    } open {
        Default(super::DefaultError) from Default,
    } other {
    } }

    /// Answers to `GET /default`, operation `getDefault`.
    #[derive(Debug, Clone, PartialEq)]
    pub enum GetDefaultResponse {
        /// Default: Whatever.
        Default(crate::runtime::StatusCode, crate::runtime::Value),
    }

    impl GetDefaultResponse {
        fn reply(self, _: &crate::runtime::Call) -> crate::runtime::Answer {
            match self {
                Self::Default(status, body) => crate::runtime::reply::json(status.as_u16(), "application/json", &body),
            }
        }
    }

    /// Errors of `GET /default`, operation `getDefault`.
    #[derive(Debug)]
    pub enum GetDefaultError {
        /// An answer that the document does not declare.
        Rejected(crate::runtime::Rejection),
    }

    crate::runtime::errors! { GetDefaultError of "getDefault" from super::AnyError {} }

    /// Answers to `PUT /default`, operation `putNothing`.
    #[derive(Debug)]
    pub enum PutNothingResponse {
        /// Default: The document declares no answer.
        Default(crate::runtime::StatusCode, crate::runtime::Binary),
    }

    impl PutNothingResponse {
        fn reply(self, _: &crate::runtime::Call) -> crate::runtime::Answer {
            match self {
                Self::Default(status, body) => crate::runtime::reply::binary(status.as_u16(), "*/*", body),
            }
        }
    }

    /// Errors of `PUT /default`, operation `putNothing`.
    #[derive(Debug)]
    pub enum PutNothingError {
        /// An answer that the document does not declare.
        Rejected(crate::runtime::Rejection),
    }

    crate::runtime::errors! { PutNothingError of "putNothing" from super::AnyError {} }

    /// Answers to `POST /default`, operation `postRange`.
    #[derive(Debug, Clone, PartialEq)]
    pub enum PostRangeResponse {
        /// 2XX: Done.
        Success(crate::runtime::Status2xx),
    }

    impl PostRangeResponse {
        fn reply(self, _: &crate::runtime::Call) -> crate::runtime::Answer {
            match self {
                Self::Success(status) => crate::runtime::reply::empty(status.get()),
            }
        }
    }

    /// Errors of `POST /default`, operation `postRange`.
    #[derive(Debug)]
    pub enum PostRangeError {
        /// 4XX: Your fault.
        ClientError(crate::runtime::Status4xx, super::ClientError),
        /// 5XX: Our fault.
        ServerError(crate::runtime::Status5xx, super::ServerError),
        /// An answer that the document does not declare.
        Rejected(crate::runtime::Rejection),
    }

    crate::runtime::errors! { PostRangeError of "postRange" from super::AnyError {
    } several {
    } open {
        ClientError(super::ClientError) from ClientError,
        ServerError(super::ServerError) from ServerError,
    } other {
    } }

    pub(super) async fn get_pets<S: DefaultApi>(
        service: &S,
        call: &mut crate::runtime::Call,
    ) -> crate::runtime::Answer {
        call.query(&[])?;
        match DefaultApi::get_pets(service, call.context(())).await {
            Ok(response) => response.reply(call),
            Err(error) => error.reply(call),
        }
    }

    pub(super) async fn get_text<S: DefaultApi>(
        service: &S,
        call: &mut crate::runtime::Call,
    ) -> crate::runtime::Answer {
        call.query(&[])?;
        match DefaultApi::get_text(service, call.context(())).await {
            Ok(response) => response.reply(call),
            Err(error) => error.reply(call),
        }
    }

    pub(super) async fn head_text<S: DefaultApi>(
        service: &S,
        call: &mut crate::runtime::Call,
    ) -> crate::runtime::Answer {
        call.query(&[])?;
        match DefaultApi::head_text(service, call.context(())).await {
            Ok(()) => crate::runtime::reply::empty(200),
            Err(error) => error.reply(call),
        }
    }

    pub(super) async fn get_stream<S: DefaultApi>(
        service: &S,
        call: &mut crate::runtime::Call,
    ) -> crate::runtime::Answer {
        call.query(&[])?;
        match DefaultApi::get_stream(service, call.context(())).await {
            Ok(body) => crate::runtime::reply::binary(200, "text/event-stream", body),
            Err(error) => error.reply(call),
        }
    }

    pub(super) async fn get_default<S: DefaultApi>(
        service: &S,
        call: &mut crate::runtime::Call,
    ) -> crate::runtime::Answer {
        call.query(&[])?;
        match DefaultApi::get_default(service, call.context(())).await {
            Ok(response) => response.reply(call),
            Err(error) => error.reply(call),
        }
    }

    pub(super) async fn put_nothing<S: DefaultApi>(
        service: &S,
        call: &mut crate::runtime::Call,
    ) -> crate::runtime::Answer {
        call.query(&[])?;
        match DefaultApi::put_nothing(service, call.context(())).await {
            Ok(response) => response.reply(call),
            Err(error) => error.reply(call),
        }
    }

    pub(super) async fn post_range<S: DefaultApi>(
        service: &S,
        call: &mut crate::runtime::Call,
    ) -> crate::runtime::Answer {
        call.query(&[])?;
        match DefaultApi::post_range(service, call.context(())).await {
            Ok(response) => response.reply(call),
            Err(error) => error.reply(call),
        }
    }

    /// Schema `Pet`.
    #[derive(Debug, Clone, PartialEq)]
    pub struct Pet {
        /// Property `name`.
        pub name: Option<String>,
    }
    crate::runtime::object! {
        Pet {
            0 name "name" optional,
        }
    }

    /// Schema at `#/paths/~1text/get/responses/202/content/text~1plain/schema`.
    #[derive(Debug, Clone, PartialEq)]
    pub enum GetTextAcceptedBody {
        /// A value of type `i64`.
        Integer(i64),
        /// A value of type `bool`.
        Boolean(bool),
    }
    crate::runtime::untagged! {
        GetTextAcceptedBody one_of {
            Integer(i64) |_| Ok(()),
            Boolean(bool) |_| Ok(()),
        }
    }
}
pub use untagged::{DefaultApi, GetPetsPartialContentBody, GetPetsResponse, GetPetsError, GetTextResponse, GetTextError, HeadTextError, GetStreamError, GetDefaultResponse, GetDefaultError, PutNothingResponse, PutNothingError, PostRangeResponse, PostRangeError, Pet, GetTextAcceptedBody};

mod responses {
    /// A problem.
    #[derive(Debug, Clone, PartialEq)]
    pub struct DefaultError(pub super::Pet);

    impl DefaultError {
        pub(super) fn reply(self, status: u16, _: &crate::runtime::Call) -> crate::runtime::Answer {
            let Self(body) = self;
            crate::runtime::reply::json(status, "application/problem+json", &body)
        }
    }

    /// Your fault.
    #[derive(Debug, Clone, PartialEq)]
    pub struct ClientError(pub String);

    impl ClientError {
        pub(super) fn reply(self, status: u16, _: &crate::runtime::Call) -> crate::runtime::Answer {
            let Self(body) = self;
            crate::runtime::reply::text(status, "text/plain", body)
        }
    }

    /// Our fault.
    #[derive(Debug, Clone, PartialEq)]
    pub struct ServerError(pub String);

    impl ServerError {
        pub(super) fn reply(self, status: u16, _: &crate::runtime::Call) -> crate::runtime::Answer {
            let Self(body) = self;
            crate::runtime::reply::text(status, "text/plain", body)
        }
    }

    /// An answer with 200 and its headers.
    #[derive(Debug, Clone, PartialEq)]
    pub struct Success<B> {
        /// The body.
        pub body: B,
        /// Header `X-Total`. How many there are.
        pub x_total: i64,
        /// Header `X-Next`. At most 10 characters.
        pub x_next: Option<String>,
        /// Header `X-Tags`.
        pub x_tags: Option<Vec<String>>,
        /// Header `X-Meta`.
        pub x_meta: Option<std::collections::BTreeMap<String, crate::runtime::Value>>,
    }

    /// Makes one of what must be there; its methods add the rest.
    #[expect(non_snake_case, reason = "it is called as a tuple struct would be")]
    pub fn Success<B>(body: B, x_total: i64) -> Success<B> {
        Success { body, x_total, x_next: None, x_tags: None, x_meta: None }
    }

    impl<B> Success<B> {
        /// Adds the header `X-Next`.
        #[must_use]
        pub fn x_next(mut self, x_next: impl Into<String>) -> Self {
            self.x_next = Some(x_next.into());
            self
        }

        /// Adds the header `X-Tags`.
        #[must_use]
        pub fn x_tags(mut self, x_tags: impl Into<Vec<String>>) -> Self {
            self.x_tags = Some(x_tags.into());
            self
        }

        /// Adds the header `X-Meta`.
        #[must_use]
        pub fn x_meta(mut self, x_meta: impl Into<std::collections::BTreeMap<String, crate::runtime::Value>>) -> Self {
            self.x_meta = Some(x_meta.into());
            self
        }

        pub(super) fn reply(self, send: impl FnOnce(B) -> crate::runtime::Answer) -> crate::runtime::Answer {
            let Self { body, x_total, x_next, x_tags, x_meta } = self;
            let mut reply = send(body)?;
            reply.header("x-total", x_total)?;
            if let Some(value) = x_next {
                reply.header("x-next", value)?;
            }
            if let Some(value) = x_tags {
                reply.header("x-tags", crate::runtime::style::to_text(&value, false)?)?;
            }
            if let Some(value) = x_meta {
                reply.header("x-meta", crate::runtime::style::to_json(&value)?)?;
            }
            Ok(reply)
        }
    }

    /// An answer with 304 and its headers.
    #[derive(Debug, Clone, PartialEq)]
    pub struct NotModified {
        /// Header `ETag`.
        pub e_tag: Option<String>,
    }

    /// Makes one of what must be there; its methods add the rest.
    #[expect(non_snake_case, reason = "it is called as a tuple struct would be")]
    pub fn NotModified() -> NotModified {
        NotModified { e_tag: None }
    }

    impl NotModified {
        /// Adds the header `ETag`.
        #[must_use]
        pub fn e_tag(mut self, e_tag: impl Into<String>) -> Self {
            self.e_tag = Some(e_tag.into());
            self
        }

        pub(super) fn reply(self, reply: crate::runtime::Answer) -> crate::runtime::Answer {
            let Self { e_tag } = self;
            let mut reply = reply?;
            if let Some(value) = e_tag {
                reply.header("etag", value)?;
            }
            Ok(reply)
        }
    }

    /// An answer with 3XX and its headers.
    #[derive(Debug, Clone, PartialEq)]
    pub struct Redirection {
        /// Header `Location`.
        pub location: String,
    }

    /// Makes one of what must be there; its methods add the rest.
    #[expect(non_snake_case, reason = "it is called as a tuple struct would be")]
    pub fn Redirection(location: String) -> Redirection {
        Redirection { location }
    }

    impl Redirection {
        pub(super) fn reply(self, reply: crate::runtime::Answer) -> crate::runtime::Answer {
            let Self { location } = self;
            let mut reply = reply?;
            reply.header("location", location)?;
            Ok(reply)
        }
    }

    /// Any error that some operation declares.
    ///
    /// An error of yours that becomes this one serves every operation: `?` makes it the operation's own. What the operation does not declare is answered with 500, and the log tells why.
    #[derive(Debug, Clone, PartialEq)]
    pub enum AnyError {
        /// Default.
        Default(crate::runtime::StatusCode, DefaultError),
        /// 4XX.
        ClientError(crate::runtime::Status4xx, ClientError),
        /// 5XX.
        ServerError(crate::runtime::Status5xx, ServerError),
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
                Self::Default(status, _) => status.as_u16(),
                Self::ClientError(status, _) => status.get(),
                Self::ServerError(status, _) => status.get(),
                Self::Rejected(rejection) => return rejection,
            };
            crate::runtime::Rejection::internal(format!("the operation `{operation}` does not declare its answer {status}"))
        }
    }
}
pub use responses::{DefaultError, ClientError, ServerError, Success, NotModified, Redirection, AnyError};

mod rejections {
    use crate::runtime::rejection::DeclaredStatus::Default;
    use crate::runtime::rejection::{DeclaredBodies, ProblemMember, Shape, Shapes};

    pub(super) const SHAPES: Shapes = Shapes {
        bodies: &[
            Shape::Problem {
                offers: &[crate::runtime::reply::Offer::Json("application/problem+json")],
                members: &[ProblemMember::Title, ProblemMember::Status, ProblemMember::Detail],
                longest: usize::MAX,
            },
            Shape::Text { media_type: "text/plain", longest: usize::MAX },
        ],
        elsewhere: Some(1),
        operations: &[
            DeclaredBodies { operation: "getPets", forbidden: 403, bodies: &[] },
            DeclaredBodies { operation: "getText", forbidden: 403, bodies: &[] },
            DeclaredBodies { operation: "headText", forbidden: 403, bodies: &[] },
            DeclaredBodies {
                operation: "getStream",
                forbidden: 403,
                bodies: &[(Default, 0)],
            },
            DeclaredBodies { operation: "getDefault", forbidden: 403, bodies: &[] },
            DeclaredBodies { operation: "putNothing", forbidden: 403, bodies: &[] },
            DeclaredBodies { operation: "postRange", forbidden: 403, bodies: &[] },
        ],
    };
}

mod links {
    crate::runtime::links! {
        get_pets() "/pets",
        get_text() "/text",
        head_text() "/text",
        get_stream() "/stream",
        get_default() "/default",
        put_nothing() "/default",
        post_range() "/default",
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
            Route { path: "/pets", operations: &[(Method::GET, 0)] },
            Route { path: "/text", operations: &[(Method::GET, 1), (Method::HEAD, 2)] },
            Route { path: "/stream", operations: &[(Method::GET, 3)] },
            Route { path: "/default", operations: &[(Method::GET, 4), (Method::PUT, 5), (Method::POST, 6)] },
        ];

        async fn call(&self, operation: usize, call: &mut crate::runtime::Call) -> crate::runtime::Answer {
            match operation {
                0 => super::untagged::get_pets(&*self.untagged, call).await,
                1 => super::untagged::get_text(&*self.untagged, call).await,
                2 => super::untagged::head_text(&*self.untagged, call).await,
                3 => super::untagged::get_stream(&*self.untagged, call).await,
                4 => super::untagged::get_default(&*self.untagged, call).await,
                5 => super::untagged::put_nothing(&*self.untagged, call).await,
                6 => super::untagged::post_range(&*self.untagged, call).await,
                _ => unreachable!("the routes lead to 7 operations"),
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
        async fn get_pets(
            &self,
            context: crate::runtime::Context<'_>,
        ) -> Result<super::GetPetsResponse, super::GetPetsError> {
            match context.preferred_status() {
                Some(204) => Ok(super::GetPetsResponse::NoContent),
                Some(206) => Ok(super::GetPetsResponse::PartialContent(
                    super::GetPetsPartialContentBody::Json(VALUES.value("/paths/~1pets/get/responses/206/content/application~1json")),
                )),
                Some(299) => Ok(super::GetPetsResponse::Status299),
                Some(304) => Ok(super::GetPetsResponse::NotModified(super::NotModified { e_tag: None })),
                _ => Ok(super::GetPetsResponse::Ok(
                    super::Success { body: VALUES.value("/paths/~1pets/get/responses/200/content/application~1json"), x_total: VALUES.value("/paths/~1pets/get/responses/200/headers/X-Total"), x_next: None, x_tags: None, x_meta: None },
                )),
            }
        }

        async fn get_text(
            &self,
            context: crate::runtime::Context<'_>,
        ) -> Result<super::GetTextResponse, super::GetTextError> {
            match context.preferred_status() {
                Some(201) => Ok(super::GetTextResponse::Created(
                    VALUES.value("/paths/~1text/get/responses/201/content/text~1plain"),
                )),
                Some(202) => Ok(super::GetTextResponse::Accepted(
                    VALUES.value("/paths/~1text/get/responses/202/content/text~1plain"),
                )),
                Some(203) => Ok(super::GetTextResponse::NonAuthoritativeInformation(
                    VALUES.value("/paths/~1text/get/responses/203/content/*~1*"),
                )),
                _ => Ok(super::GetTextResponse::Ok(VALUES.value("/paths/~1text/get/responses/200/content/text~1plain"))),
            }
        }

        async fn head_text(&self, _: crate::runtime::Context<'_>) -> Result<(), super::HeadTextError> {
            Ok(())
        }

        async fn get_stream(
            &self,
            _: crate::runtime::Context<'_>,
        ) -> Result<crate::runtime::Binary, super::GetStreamError> {
            Ok(VALUES.binary("/paths/~1stream/get/responses/200/content/text~1event-stream"))
        }

        async fn get_default(
            &self,
            _: crate::runtime::Context<'_>,
        ) -> Result<super::GetDefaultResponse, super::GetDefaultError> {
            Ok(super::GetDefaultResponse::Default(
                crate::runtime::StatusCode::OK,
                VALUES.value("/paths/~1default/get/responses/default/content/application~1json"),
            ))
        }

        async fn put_nothing(
            &self,
            _: crate::runtime::Context<'_>,
        ) -> Result<super::PutNothingResponse, super::PutNothingError> {
            Ok(super::PutNothingResponse::Default(
                crate::runtime::StatusCode::OK,
                VALUES.binary("/paths/~1default/put/responses/default/content/*~1*"),
            ))
        }

        async fn post_range(
            &self,
            _: crate::runtime::Context<'_>,
        ) -> Result<super::PostRangeResponse, super::PostRangeError> {
            Ok(super::PostRangeResponse::Success(crate::runtime::Status2xx::LEAST))
        }
    }
}
pub use mock::{Mock};

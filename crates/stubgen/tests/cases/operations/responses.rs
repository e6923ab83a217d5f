//! Written by `tests/it/operations.rs`.

mod untagged {
    /// Operations without a tag.
    pub trait DefaultApi: Send + Sync + 'static {
        /// `GET /pets`, operation `getPets`.
        fn get_pets(&self) -> impl Future<Output = GetPetsResponse> + Send;

        /// `GET /text`, operation `getText`.
        fn get_text(&self) -> impl Future<Output = GetTextResponse> + Send;

        /// `HEAD /text`, operation `headText`.
        fn head_text(&self) -> impl Future<Output = HeadTextResponse> + Send;

        /// `GET /stream`, operation `getStream`.
        fn get_stream(&self) -> impl Future<Output = Result<GetStreamResponse, super::ErrorsDefault>> + Send;

        /// `GET /default`, operation `getDefault`.
        fn get_default(&self) -> impl Future<Output = GetDefaultResponse> + Send;

        /// `PUT /default`, operation `putNothing`.
        fn put_nothing(&self) -> impl Future<Output = PutNothingResponse> + Send;

        /// `POST /default`, operation `postRange`.
        fn post_range(&self) -> impl Future<Output = Result<PostRangeResponse, super::Errors4xx5xx>> + Send;
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
        Ok {
            /// The body.
            body: Vec<Pet>,
            /// Header `X-Total`. How many there are.
            x_total: i64,
            /// Header `X-Next`. At most 10 characters.
            x_next: Option<String>,
            /// Header `X-Tags`.
            x_tags: Option<Vec<String>>,
            /// Header `X-Meta`.
            x_meta: Option<std::collections::BTreeMap<String, crate::runtime::Value>>,
        },
        /// 206: Some pets.
        PartialContent(GetPetsPartialContentBody),
        /// 204: None.
        NoContent,
        /// 299: A status that nobody registered.
        Status299,
        /// 304: Nothing new.
        NotModified {
            /// Header `ETag`.
            e_tag: Option<String>,
        },
        /// 3XX: Elsewhere.
        Redirection {
            /// The status.
            status: crate::runtime::Status3xx,
            /// Header `Location`.
            location: String,
        },
    }

    impl GetPetsResponse {
        fn reply(self) -> crate::runtime::Answer {
            match self {
                Self::Ok { body, x_total, x_next, x_tags, x_meta } => {
                    let mut reply = crate::runtime::reply::json(200, "application/json", &body)?;
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
                Self::PartialContent(body) => match body {
                    GetPetsPartialContentBody::Json(body) => {
                        crate::runtime::reply::json(206, "application/json", &body)
                    }
                    GetPetsPartialContentBody::Csv(body) => crate::runtime::reply::text(206, "text/csv", body),
                    GetPetsPartialContentBody::Png(body) => crate::runtime::reply::binary(206, "image/png", body),
                },
                Self::NoContent => crate::runtime::reply::empty(204),
                Self::Status299 => crate::runtime::reply::empty(299),
                Self::NotModified { e_tag } => {
                    let mut reply = crate::runtime::reply::empty(304)?;
                    if let Some(value) = e_tag {
                        reply.header("etag", value)?;
                    }
                    Ok(reply)
                }
                Self::Redirection { status, location } => {
                    let mut reply = crate::runtime::reply::empty(status.get())?;
                    reply.header("location", location)?;
                    Ok(reply)
                }
            }
        }
    }

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
        fn reply(self) -> crate::runtime::Answer {
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

    /// Answers to `HEAD /text`, operation `headText`.
    #[derive(Debug, Clone, PartialEq)]
    pub enum HeadTextResponse {
        /// 200: Text.
        Ok,
    }

    impl HeadTextResponse {
        fn reply(self) -> crate::runtime::Answer {
            match self {
                Self::Ok => crate::runtime::reply::empty(200),
            }
        }
    }

    /// Answers to `GET /stream`, operation `getStream`.
    #[derive(Debug)]
    pub enum GetStreamResponse {
        /// 200: Events.
        Ok(crate::runtime::Binary),
        /// Default: A problem.
        Default {
            /// The status.
            status: crate::runtime::StatusCode,
            /// The body.
            body: Pet,
        },
    }

    impl From<super::ErrorsDefault> for GetStreamResponse {
        fn from(errors: super::ErrorsDefault) -> Self {
            use super::ErrorsDefault as Errors;
            match errors {
                Errors::Default { status, body } => Self::Default { status, body },
            }
        }
    }

    impl GetStreamResponse {
        fn reply(self) -> crate::runtime::Answer {
            use super::ErrorsDefault as Errors;
            match self {
                Self::Ok(body) => crate::runtime::reply::binary(200, "text/event-stream", body),
                Self::Default { status, body } => Errors::Default { status, body }.reply(),
            }
        }
    }

    /// Answers to `GET /default`, operation `getDefault`.
    #[derive(Debug, Clone, PartialEq)]
    pub enum GetDefaultResponse {
        /// Default: Whatever.
        Default {
            /// The status.
            status: crate::runtime::StatusCode,
            /// The body.
            body: crate::runtime::Value,
        },
    }

    impl GetDefaultResponse {
        fn reply(self) -> crate::runtime::Answer {
            match self {
                Self::Default { status, body } => {
                    crate::runtime::reply::json(status.as_u16(), "application/json", &body)
                }
            }
        }
    }

    /// Answers to `PUT /default`, operation `putNothing`.
    #[derive(Debug)]
    pub enum PutNothingResponse {
        /// Default: The document declares no answer.
        Default {
            /// The status.
            status: crate::runtime::StatusCode,
            /// The body.
            body: crate::runtime::Binary,
        },
    }

    impl PutNothingResponse {
        fn reply(self) -> crate::runtime::Answer {
            match self {
                Self::Default { status, body } => crate::runtime::reply::binary(status.as_u16(), "*/*", body),
            }
        }
    }

    /// Answers to `POST /default`, operation `postRange`.
    #[derive(Debug, Clone, PartialEq)]
    pub enum PostRangeResponse {
        /// 2XX: Done.
        Success {
            /// The status.
            status: crate::runtime::Status2xx,
        },
        /// 4XX: Your fault.
        ClientError {
            /// The status.
            status: crate::runtime::Status4xx,
            /// The body.
            body: String,
        },
        /// 5XX: Our fault.
        ServerError {
            /// The status.
            status: crate::runtime::Status5xx,
            /// The body.
            body: String,
        },
    }

    impl From<super::Errors4xx5xx> for PostRangeResponse {
        fn from(errors: super::Errors4xx5xx) -> Self {
            use super::Errors4xx5xx as Errors;
            match errors {
                Errors::ClientError { status, body } => Self::ClientError { status, body },
                Errors::ServerError { status, body } => Self::ServerError { status, body },
            }
        }
    }

    impl PostRangeResponse {
        fn reply(self) -> crate::runtime::Answer {
            use super::Errors4xx5xx as Errors;
            match self {
                Self::Success { status } => crate::runtime::reply::empty(status.get()),
                Self::ClientError { status, body } => Errors::ClientError { status, body }.reply(),
                Self::ServerError { status, body } => Errors::ServerError { status, body }.reply(),
            }
        }
    }

    pub(super) async fn get_pets<S: DefaultApi>(
        service: &S,
        call: &mut crate::runtime::Call,
    ) -> crate::runtime::Answer {
        call.query(&[])?;
        DefaultApi::get_pets(service).await.reply()
    }

    pub(super) async fn get_text<S: DefaultApi>(
        service: &S,
        call: &mut crate::runtime::Call,
    ) -> crate::runtime::Answer {
        call.query(&[])?;
        DefaultApi::get_text(service).await.reply()
    }

    pub(super) async fn head_text<S: DefaultApi>(
        service: &S,
        call: &mut crate::runtime::Call,
    ) -> crate::runtime::Answer {
        call.query(&[])?;
        DefaultApi::head_text(service).await.reply()
    }

    pub(super) async fn get_stream<S: DefaultApi>(
        service: &S,
        call: &mut crate::runtime::Call,
    ) -> crate::runtime::Answer {
        call.query(&[])?;
        match DefaultApi::get_stream(service).await {
            Ok(response) => response.reply(),
            Err(errors) => errors.reply(),
        }
    }

    pub(super) async fn get_default<S: DefaultApi>(
        service: &S,
        call: &mut crate::runtime::Call,
    ) -> crate::runtime::Answer {
        call.query(&[])?;
        DefaultApi::get_default(service).await.reply()
    }

    pub(super) async fn put_nothing<S: DefaultApi>(
        service: &S,
        call: &mut crate::runtime::Call,
    ) -> crate::runtime::Answer {
        call.query(&[])?;
        DefaultApi::put_nothing(service).await.reply()
    }

    pub(super) async fn post_range<S: DefaultApi>(
        service: &S,
        call: &mut crate::runtime::Call,
    ) -> crate::runtime::Answer {
        call.query(&[])?;
        match DefaultApi::post_range(service).await {
            Ok(response) => response.reply(),
            Err(errors) => errors.reply(),
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
pub use untagged::{DefaultApi, GetPetsResponse, GetPetsPartialContentBody, GetTextResponse, HeadTextResponse, GetStreamResponse, GetDefaultResponse, PutNothingResponse, PostRangeResponse, Pet, GetTextAcceptedBody};

mod errors {
    /// Error responses of `getStream`.
    #[derive(Debug, Clone, PartialEq)]
    pub enum ErrorsDefault {
        /// Default: A problem.
        Default {
            /// The status.
            status: crate::runtime::StatusCode,
            /// The body.
            body: super::Pet,
        },
    }

    impl ErrorsDefault {
        pub(super) fn reply(self) -> crate::runtime::Answer {
            match self {
                Self::Default { status, body } => {
                    crate::runtime::reply::json(status.as_u16(), "application/problem+json", &body)
                }
            }
        }
    }

    /// Error responses of `postRange`.
    #[derive(Debug, Clone, PartialEq)]
    pub enum Errors4xx5xx {
        /// 4XX: Your fault.
        ClientError {
            /// The status.
            status: crate::runtime::Status4xx,
            /// The body.
            body: String,
        },
        /// 5XX: Our fault.
        ServerError {
            /// The status.
            status: crate::runtime::Status5xx,
            /// The body.
            body: String,
        },
    }

    impl Errors4xx5xx {
        pub(super) fn reply(self) -> crate::runtime::Answer {
            match self {
                Self::ClientError { status, body } => crate::runtime::reply::text(status.get(), "text/plain", body),
                Self::ServerError { status, body } => crate::runtime::reply::text(status.get(), "text/plain", body),
            }
        }
    }
}
pub use errors::{ErrorsDefault, Errors4xx5xx};

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
                path: "/pets",
                operations: &[(crate::runtime::Method::GET, 0)],
            },
            crate::runtime::Route {
                path: "/text",
                operations: &[(crate::runtime::Method::GET, 1), (crate::runtime::Method::HEAD, 2)],
            },
            crate::runtime::Route {
                path: "/stream",
                operations: &[(crate::runtime::Method::GET, 3)],
            },
            crate::runtime::Route {
                path: "/default",
                operations: &[
                    (crate::runtime::Method::GET, 4),
                    (crate::runtime::Method::PUT, 5),
                    (crate::runtime::Method::POST, 6),
                ],
            },
        ];

        async fn call(&self, operation: usize, call: &mut crate::runtime::Call) -> crate::runtime::Answer {
            match operation {
                0 => super::untagged::get_pets(&self.service, call).await,
                1 => super::untagged::get_text(&self.service, call).await,
                2 => super::untagged::head_text(&self.service, call).await,
                3 => super::untagged::get_stream(&self.service, call).await,
                4 => super::untagged::get_default(&self.service, call).await,
                5 => super::untagged::put_nothing(&self.service, call).await,
                6 => super::untagged::post_range(&self.service, call).await,
                _ => unreachable!("the routes lead to 7 operations"),
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

    static VALUES: crate::runtime::mock::Values = crate::runtime::mock::Values::new(super::MOCK_VALUES);

    impl super::DefaultApi for Mock {
        async fn get_pets(&self) -> super::GetPetsResponse {
            match crate::runtime::mock::asked() {
                Some(206) => super::GetPetsResponse::PartialContent(
                    super::GetPetsPartialContentBody::Json(VALUES.value::<Vec<super::Pet>>("/paths/~1pets/get/responses/206/content/application~1json")),
                ),
                Some(204) => super::GetPetsResponse::NoContent,
                Some(299) => super::GetPetsResponse::Status299,
                Some(304) => super::GetPetsResponse::NotModified { e_tag: None },
                _ => super::GetPetsResponse::Ok {
                    body: VALUES.value::<Vec<super::Pet>>("/paths/~1pets/get/responses/200/content/application~1json"),
                    x_total: VALUES.value::<i64>("/paths/~1pets/get/responses/200/headers/X-Total"),
                    x_next: None,
                    x_tags: None,
                    x_meta: None,
                },
            }
        }

        async fn get_text(&self) -> super::GetTextResponse {
            match crate::runtime::mock::asked() {
                Some(201) => super::GetTextResponse::Created(
                    VALUES.value::<i64>("/paths/~1text/get/responses/201/content/text~1plain"),
                ),
                Some(202) => super::GetTextResponse::Accepted(
                    VALUES.value::<super::GetTextAcceptedBody>("/paths/~1text/get/responses/202/content/text~1plain"),
                ),
                Some(203) => super::GetTextResponse::NonAuthoritativeInformation(
                    VALUES.value::<super::Pet>("/paths/~1text/get/responses/203/content/*~1*"),
                ),
                _ => super::GetTextResponse::Ok(
                    VALUES.value::<String>("/paths/~1text/get/responses/200/content/text~1plain"),
                ),
            }
        }

        async fn head_text(&self) -> super::HeadTextResponse {
            super::HeadTextResponse::Ok
        }

        async fn get_stream(&self) -> Result<super::GetStreamResponse, super::ErrorsDefault> {
            Ok(super::GetStreamResponse::Ok(VALUES.binary("/paths/~1stream/get/responses/200/content/text~1event-stream")))
        }

        async fn get_default(&self) -> super::GetDefaultResponse {
            super::GetDefaultResponse::Default {
                status: crate::runtime::StatusCode::OK,
                body: VALUES.value::<crate::runtime::Value>("/paths/~1default/get/responses/default/content/application~1json"),
            }
        }

        async fn put_nothing(&self) -> super::PutNothingResponse {
            super::PutNothingResponse::Default {
                status: crate::runtime::StatusCode::OK,
                body: VALUES.binary("/paths/~1default/put/responses/default/content/*~1*"),
            }
        }

        async fn post_range(&self) -> Result<super::PostRangeResponse, super::Errors4xx5xx> {
            Ok(super::PostRangeResponse::Success { status: crate::runtime::Status2xx::LEAST })
        }
    }
}
pub use mock::{Mock};

//! Written by `tests/it/operations.rs`.

mod untagged {
    /// Operations without a tag.
    pub trait DefaultApi: Send + Sync + 'static {
        /// `POST /files`, operation `sendFiles`.
        ///
        /// - `body`: `multipart/form-data`.
        fn send_files(
            &self,
            context: crate::runtime::Context<'_>,
            body: SendFilesForm,
        ) -> impl Future<Output = Result<(), SendFilesError>> + Send;

        /// `GET /files`, operation `getFiles`.
        fn get_files(
            &self,
            context: crate::runtime::Context<'_>,
            parameters: GetFilesParameters,
        ) -> impl Future<Output = Result<super::Success<GetFilesOkBody>, GetFilesError>> + Send;

        /// `GET /files/{idOrName}`, operation `getFile`.
        ///
        /// - `id_or_name`: path `idOrName`.
        fn get_file(
            &self,
            context: crate::runtime::Context<'_>,
            id_or_name: GetFileIdOrName,
        ) -> impl Future<Output = Result<crate::runtime::Binary, GetFileError>> + Send;
    }

    /// The parts of a multipart body of `sendFiles`.
    #[derive(Debug)]
    pub struct SendFilesForm {
        /// Part `file`.
        pub file: crate::runtime::Upload,
        /// Part `maybe`.
        pub maybe: Option<crate::runtime::Upload>,
        /// Part `pictures`.
        pub pictures: Option<Vec<crate::runtime::Upload>>,
        /// Part `page`.
        pub page: Option<String>,
        /// Part `box`. At least 2 elements, at most 2 elements.
        pub r#box: Vec<i64>,
    }

    /// Errors of `POST /files`, operation `sendFiles`.
    #[derive(Debug)]
    pub enum SendFilesError {
        /// An answer that the document does not declare.
        Rejected(crate::runtime::Rejection),
    }

    crate::runtime::errors! { SendFilesError of "sendFiles" from super::AnyError {} }

    /// Parameters of `GET /files`, operation `getFiles`.
    #[derive(Debug, Clone, PartialEq)]
    pub struct GetFilesParameters {
        /// query `box`. At least 2 elements, at most 2 elements.
        pub r#box: Option<Vec<f64>>,
        /// query `mixed`. Held to the schema `{"prefixItems":[{"type":"number"},{"type":"string"}],"items":false}`.
        pub mixed: Option<Vec<crate::runtime::Value>>,
        /// query `exact`.
        pub exact: Option<GetFilesExact>,
    }

    /// Errors of `GET /files`, operation `getFiles`.
    #[derive(Debug)]
    pub enum GetFilesError {
        /// An answer that the document does not declare.
        Rejected(crate::runtime::Rejection),
    }

    crate::runtime::errors! { GetFilesError of "getFiles" from super::AnyError {} }

    /// Errors of `GET /files/{idOrName}`, operation `getFile`.
    #[derive(Debug)]
    pub enum GetFileError {
        /// An answer that the document does not declare.
        Rejected(crate::runtime::Rejection),
    }

    crate::runtime::errors! { GetFileError of "getFile" from super::AnyError {} }

    pub(super) async fn send_files<S: DefaultApi>(
        service: &S,
        call: &mut crate::runtime::Call,
    ) -> crate::runtime::Answer {
        const PARTS: [crate::runtime::Part; 6] = [
            crate::runtime::Part::single("file"),
            crate::runtime::Part::single("maybe"),
            crate::runtime::Part::many("pictures"),
            crate::runtime::Part::single("page"),
            crate::runtime::Part::many("box"),
            crate::runtime::Part::rest(""),
        ];
        call.query(&[])?;
        let mut parts = call.multipart(&PARTS).await?;
        let body: SendFilesForm = SendFilesForm {
            file: parts.upload(0)?,
            maybe: parts.upload_optional(1),
            pictures: parts.uploads_optional(2, crate::runtime::check::any)?,
            page: parts.optional(3, crate::runtime::check::any)?,
            r#box: parts.list(4, |value: &Vec<i64>| {
                crate::runtime::check::min_items(value, 2)?;
                crate::runtime::check::max_items(value, 2)?;
                Ok(())
            })?,
        };
        match DefaultApi::send_files(service, call.context(()), body).await {
            Ok(()) => crate::runtime::reply::empty(204),
            Err(error) => error.reply(call),
        }
    }

    pub(super) async fn get_files<S: DefaultApi>(
        service: &S,
        call: &mut crate::runtime::Call,
    ) -> crate::runtime::Answer {
        const QUERY: [crate::runtime::query::Field; 3] = [
            crate::runtime::query::Field::many("box"),
            crate::runtime::query::Field::many("mixed"),
            crate::runtime::query::Field::single("exact"),
        ];
        let query = call.query(&QUERY)?;
        let r#box: Option<Vec<f64>> = query.list_optional(
            0,
            crate::runtime::style::Delimiter::Repeated,
            |value: &Vec<f64>| {
                crate::runtime::check::min_items(value, 2)?;
                crate::runtime::check::max_items(value, 2)?;
                Ok(())
            },
        )?;
        let mixed: Option<Vec<crate::runtime::Value>> = query.list_optional(
            1,
            crate::runtime::style::Delimiter::Repeated,
            |value: &Vec<crate::runtime::Value>| {
                {
                    static SCHEMA: crate::runtime::Schema =
                        crate::runtime::Schema::new("{\"prefixItems\":[{\"type\":\"number\"},{\"type\":\"string\"}],\"items\":false}");
                    crate::runtime::check::schema(value, &SCHEMA)?;
                }
                Ok(())
            },
        )?;
        let exact: Option<GetFilesExact> = query.json_optional(2, crate::runtime::check::any)?;
        let parameters = GetFilesParameters { r#box, mixed, exact };
        match DefaultApi::get_files(service, call.context(()), parameters).await {
            Ok(answer) => answer.reply(|body| crate::runtime::reply::json(200, "application/json", &body)),
            Err(error) => error.reply(call),
        }
    }

    pub(super) async fn get_file<S: DefaultApi>(
        service: &S,
        call: &mut crate::runtime::Call,
    ) -> crate::runtime::Answer {
        let id_or_name: GetFileIdOrName = call.path(0, "idOrName", crate::runtime::check::any)?;
        call.query(&[])?;
        match DefaultApi::get_file(service, call.context(()), id_or_name).await {
            Ok(body) => crate::runtime::reply::binary(200, "application/octet-stream", body),
            Err(error) => error.reply(call),
        }
    }

    /// Schema at `#/paths/~1files/get/parameters/2/content/application~1json/schema`.
    #[derive(Debug, Clone, PartialEq)]
    pub struct GetFilesExact(pub f64, pub String);
    crate::runtime::tuple! { GetFilesExact { 0 required, 1 required } }

    /// Schema at `#/paths/~1files/get/responses/200/headers/X-Range/schema`.
    #[derive(Debug, Clone, PartialEq)]
    pub struct GetFilesOkXRange(pub Option<i64>, pub Option<i64>);
    crate::runtime::tuple! { GetFilesOkXRange { 0 optional, 1 optional } }

    /// Schema at `#/paths/~1files/get/responses/200/content/application~1json/schema`.
    #[derive(Debug, Clone, PartialEq)]
    pub struct GetFilesOkBody {
        /// Property `digest`.
        pub digest: Option<crate::runtime::Base64>,
    }
    crate::runtime::object! {
        GetFilesOkBody {
            0 digest "digest" optional,
        }
    }

    /// Schema at `#/paths/~1files~1{idOrName}/get/parameters/0/schema`.
    #[derive(Debug, Clone, PartialEq)]
    pub enum GetFileIdOrName {
        /// A value of type `i64`.
        Integer(i64),
        /// A value of type `String`.
        Text(String),
    }
    crate::runtime::untagged! {
        GetFileIdOrName any_of {
            Integer(i64) |_| Ok(()),
            Text(String) |_| Ok(()),
        }
    }
}
pub use untagged::{DefaultApi, SendFilesForm, SendFilesError, GetFilesParameters, GetFilesError, GetFileError, GetFilesExact, GetFilesOkXRange, GetFilesOkBody, GetFileIdOrName};

mod responses {
    /// An answer with 200 and its headers.
    #[derive(Debug, Clone, PartialEq)]
    pub struct Success<B> {
        /// The body.
        pub body: B,
        /// Header `X-Range`.
        pub x_range: Option<super::GetFilesOkXRange>,
    }

    /// Makes one of what must be there; its methods add the rest.
    #[expect(non_snake_case, reason = "it is called as a tuple struct would be")]
    pub fn Success<B>(body: B) -> Success<B> {
        Success { body, x_range: None }
    }

    impl<B> Success<B> {
        /// Adds the header `X-Range`.
        #[must_use]
        pub fn x_range(mut self, x_range: impl Into<super::GetFilesOkXRange>) -> Self {
            self.x_range = Some(x_range.into());
            self
        }

        pub(super) fn reply(self, send: impl FnOnce(B) -> crate::runtime::Answer) -> crate::runtime::Answer {
            let Self { body, x_range } = self;
            let mut reply = send(body)?;
            if let Some(value) = x_range {
                reply.header("x-range", crate::runtime::style::to_text(&value, false)?)?;
            }
            Ok(reply)
        }
    }

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
pub use responses::{Success, AnyError};

mod links {
    crate::runtime::links! {
        send_files() "/files",
        get_files() "/files",
        get_file(id_or_name: &super::GetFileIdOrName) "/files/{idOrName}",
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
            Route { path: "/files", operations: &[(Method::POST, 0), (Method::GET, 1)] },
            Route { path: "/files/{idOrName}", operations: &[(Method::GET, 2)] },
        ];

        async fn call(&self, operation: usize, call: &mut crate::runtime::Call) -> crate::runtime::Answer {
            match operation {
                0 => super::untagged::send_files(&*self.untagged, call).await,
                1 => super::untagged::get_files(&*self.untagged, call).await,
                2 => super::untagged::get_file(&*self.untagged, call).await,
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
        async fn send_files(
            &self,
            _: crate::runtime::Context<'_>,
            _: super::SendFilesForm,
        ) -> Result<(), super::SendFilesError> {
            Ok(())
        }

        async fn get_files(
            &self,
            _: crate::runtime::Context<'_>,
            _: super::GetFilesParameters,
        ) -> Result<super::Success<super::GetFilesOkBody>, super::GetFilesError> {
            Ok(
                super::Success { body: VALUES.value("/paths/~1files/get/responses/200/content/application~1json"), x_range: None },
            )
        }

        async fn get_file(
            &self,
            _: crate::runtime::Context<'_>,
            _: super::GetFileIdOrName,
        ) -> Result<crate::runtime::Binary, super::GetFileError> {
            Ok(VALUES.binary("/paths/~1files~1{idOrName}/get/responses/200/content/application~1octet-stream"))
        }
    }
}
pub use mock::{Mock};

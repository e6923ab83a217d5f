//! Written by `tests/it/operations.rs`.

mod notes {
    /// Operations tagged `notes`.
    pub trait NotesApi: super::Authenticate + super::Reject {
        /// `GET /notes`, operation `listNotes`.
        ///
        /// - `context.principal`: let in by `token`.
        fn list_notes(
            &self,
            context: crate::runtime::Context<'_, Self::Token>,
        ) -> impl Future<Output = Result<(), ListNotesError>> + Send;

        /// `POST /notes`, operation `addNote`.
        ///
        /// - `context.principal`: let in by `token`.
        /// - `body`: `application/json`.
        fn add_note(
            &self,
            context: crate::runtime::Context<'_, Self::Token>,
            body: Option<AddNoteBody>,
        ) -> impl Future<Output = Result<(), AddNoteError>> + Send;
    }

    /// Errors of `GET /notes`, operation `listNotes`.
    #[derive(Debug)]
    pub enum ListNotesError {
        /// 400: A problem.
        BadRequest(super::ProblemResponse),
        /// 401: A problem.
        Unauthorized(super::ProblemResponse),
        /// Default: A problem.
        Default(crate::runtime::StatusCode, super::ProblemResponse),
        /// An answer that the document does not declare.
        Rejected(crate::runtime::Rejection),
    }

    crate::runtime::errors! { ListNotesError of "listNotes" from super::AnyError {
    } several {
        400 BadRequest(super::ProblemResponse) from BadRequest,
        401 Unauthorized(super::ProblemResponse) from Unauthorized,
    } open {
        Default(super::ProblemResponse) from Default,
    } other {
    } }

    /// Errors of `POST /notes`, operation `addNote`.
    #[derive(Debug)]
    pub enum AddNoteError {
        /// 401: A problem.
        Unauthorized(super::ProblemResponse),
        /// 422: Malformed.
        UnprocessableContent(super::UnprocessableContent),
        /// 4XX: A problem.
        ClientError(crate::runtime::Status4xx, super::ProblemResponse),
        /// An answer that the document does not declare.
        Rejected(crate::runtime::Rejection),
    }

    crate::runtime::errors! { AddNoteError of "addNote" from super::AnyError {
        422 UnprocessableContent(super::UnprocessableContent) from UnprocessableContent,
    } several {
        401 Unauthorized(super::ProblemResponse) from Unauthorized,
    } open {
        ClientError(super::ProblemResponse) from ClientError,
    } other {
    } }

    pub(super) async fn list_notes<S: NotesApi>(
        service: &S,
        call: &mut crate::runtime::Call,
    ) -> crate::runtime::Answer {
        let principal = super::security::token(service, call, [&[]]).await?;
        call.query(&[])?;
        match NotesApi::list_notes(service, call.context(principal)).await {
            Ok(()) => crate::runtime::reply::empty(200),
            Err(error) => error.reply(call),
        }
    }

    pub(super) async fn add_note<S: NotesApi>(service: &S, call: &mut crate::runtime::Call) -> crate::runtime::Answer {
        let principal = super::security::token(service, call, [&[]]).await?;
        call.query(&[])?;
        let body: Option<AddNoteBody> = call.json_optional(crate::runtime::check::any).await?;
        match NotesApi::add_note(service, call.context(principal), body).await {
            Ok(()) => crate::runtime::reply::empty(201),
            Err(error) => error.reply(call),
        }
    }

    /// Schema `Problem`.
    #[derive(Debug, Clone, PartialEq)]
    pub struct Problem {
        /// Property `type`.
        pub r#type: String,
        /// Property `status`. At least 400, at most 599.
        pub status: i64,
        /// Property `detail`. At most 200 characters.
        pub detail: Option<String>,
        /// Property `title`. At most 3 characters.
        pub title: Option<String>,
        /// Property `trace`.
        pub trace: Option<String>,
    }
    crate::runtime::object! {
        Problem {
            0 r#type "type" required,
            1 status "status" required,
            2 detail "detail" optional,
            3 title "title" optional,
            4 trace "trace" optional,
        }
        closed
    }
    impl crate::runtime::Check for Problem {
        fn check(&self) -> Result<(), crate::runtime::Fault> {
            crate::runtime::check::at("status", crate::runtime::check::minimum(&self.status, 400))?;
            crate::runtime::check::at("status", crate::runtime::check::maximum(&self.status, 599))?;
            if let Some(value) = &self.detail {
                crate::runtime::check::at("detail", crate::runtime::check::max_length(value, 200))?;
            }
            if let Some(value) = &self.title {
                crate::runtime::check::at("title", crate::runtime::check::max_length(value, 3))?;
            }
            Ok(())
        }
    }

    /// Schema at `#/paths/~1notes/post/requestBody/content/application~1json/schema`.
    #[derive(Debug, Clone, PartialEq)]
    pub struct AddNoteBody {
        /// Property `text`.
        pub text: Option<String>,
    }
    crate::runtime::object! {
        AddNoteBody {
            0 text "text" optional,
        }
    }

    /// Schema `Faults`.
    pub type Faults = Vec<super::Complaint>;
}
pub use notes::{NotesApi, ListNotesError, AddNoteError, Problem, AddNoteBody, Faults};

mod files {
    /// Operations tagged `files`.
    pub trait FilesApi: super::Authenticate + super::Reject {
        /// `GET /files/{name}`, operation `readFile`.
        ///
        /// - `context.principal`: let in by `token`.
        /// - `name`: path `name`. At least 2 characters.
        fn read_file(
            &self,
            context: crate::runtime::Context<'_, Self::Token>,
            name: String,
        ) -> impl Future<Output = Result<crate::runtime::Binary, ReadFileError>> + Send;
    }

    /// Errors of `GET /files/{name}`, operation `readFile`.
    #[derive(Debug)]
    pub enum ReadFileError {
        /// 400: Malformed.
        BadRequest(super::BadRequest),
        /// 401: Who are you?
        Unauthorized(super::Unauthorized),
        /// 404: It is not there.
        NotFound(super::NotFound),
        /// 500: Our fault.
        InternalServerError(super::InternalServerError),
        /// An answer that the document does not declare.
        Rejected(crate::runtime::Rejection),
    }

    crate::runtime::errors! { ReadFileError of "readFile" from super::AnyError {
        400 BadRequest(super::BadRequest) from BadRequest2,
        401 Unauthorized(super::Unauthorized) from Unauthorized2,
        404 NotFound(super::NotFound) from NotFound,
        500 InternalServerError(super::InternalServerError) from InternalServerError,
    } }

    pub(super) async fn read_file<S: FilesApi>(service: &S, call: &mut crate::runtime::Call) -> crate::runtime::Answer {
        let principal = super::security::token(service, call, [&[]]).await?;
        let name: String = call.path(0, "name", |value: &String| {
            crate::runtime::check::min_length(value, 2)?;
            Ok(())
        })?;
        call.query(&[])?;
        match FilesApi::read_file(service, call.context(principal), name).await {
            Ok(body) => crate::runtime::reply::binary(200, "application/octet-stream", body),
            Err(error) => error.reply(call),
        }
    }

    /// Schema `Lost`.
    #[derive(Debug, Clone, PartialEq)]
    pub struct Lost {
        /// Property `since`.
        pub since: Option<crate::runtime::Date>,
    }
    crate::runtime::object! {
        Lost {
            0 since "since" optional,
        }
    }

    /// Schema `Failure`.
    #[derive(Debug, Clone, PartialEq)]
    pub struct Failure {
        /// Property `title`.
        pub title: Option<String>,
        /// Property `status`.
        pub status: Option<i64>,
        /// Property `detail`.
        pub detail: Option<String>,
        /// Property `instance`.
        pub instance: Option<String>,
    }
    crate::runtime::object! {
        Failure {
            0 title "title" optional,
            1 status "status" optional,
            2 detail "detail" optional,
            3 instance "instance" optional,
        }
    }
}
pub use files::{FilesApi, ReadFileError, Lost, Failure};

mod shared {

    /// Schema `Complaint`.
    #[derive(Debug, Clone, PartialEq)]
    pub struct Complaint {
        /// Property `code`.
        pub code: String,
        /// Property `title`.
        pub title: Option<String>,
        /// Property `status`.
        pub status: Option<i64>,
        /// Property `detail`.
        pub detail: Option<String>,
    }
    crate::runtime::object! {
        Complaint {
            0 code "code" required,
            1 title "title" optional,
            2 status "status" optional,
            3 detail "detail" optional,
        }
    }
}
pub use shared::{Complaint};

mod responses {
    /// A problem.
    #[derive(Debug, Clone, PartialEq)]
    pub struct ProblemResponse(pub super::Problem);

    impl ProblemResponse {
        pub(super) fn reply(self, status: u16, _: &crate::runtime::Call) -> crate::runtime::Answer {
            let Self(body) = self;
            crate::runtime::reply::json(status, "application/problem+json", &body)
        }
    }

    /// Malformed.
    #[derive(Debug, Clone, PartialEq)]
    pub struct UnprocessableContent(pub super::Faults);

    impl UnprocessableContent {
        pub(super) fn reply(self, status: u16, _: &crate::runtime::Call) -> crate::runtime::Answer {
            let Self(body) = self;
            crate::runtime::reply::json(status, "application/json", &body)
        }
    }

    /// Malformed.
    #[derive(Debug, Clone, PartialEq)]
    pub struct BadRequest(pub String);

    impl BadRequest {
        pub(super) fn reply(self, status: u16, _: &crate::runtime::Call) -> crate::runtime::Answer {
            let Self(body) = self;
            crate::runtime::reply::text(status, "text/plain", body)
        }
    }

    /// Who are you?
    #[derive(Debug, Clone, PartialEq)]
    pub struct Unauthorized(pub super::Complaint);

    impl Unauthorized {
        pub(super) fn reply(self, status: u16, _: &crate::runtime::Call) -> crate::runtime::Answer {
            let Self(body) = self;
            crate::runtime::reply::json(status, "application/json", &body)
        }
    }

    /// It is not there.
    #[derive(Debug, Clone, PartialEq)]
    pub struct NotFound(pub super::Lost);

    impl NotFound {
        pub(super) fn reply(self, status: u16, _: &crate::runtime::Call) -> crate::runtime::Answer {
            let Self(body) = self;
            crate::runtime::reply::json(status, "application/json", &body)
        }
    }

    /// The body of `InternalServerError`, in one of its media types.
    #[derive(Debug, Clone, PartialEq)]
    pub enum InternalServerErrorBody {
        /// `application/json`
        Json(super::Failure),
        /// `text/plain`
        Text(String),
    }

    /// Our fault.
    #[derive(Debug, Clone, PartialEq)]
    pub struct InternalServerError(pub InternalServerErrorBody);

    impl InternalServerError {
        pub(super) fn reply(self, status: u16, _: &crate::runtime::Call) -> crate::runtime::Answer {
            let Self(body) = self;
            match body {
                InternalServerErrorBody::Json(body) => crate::runtime::reply::json(status, "application/json", &body),
                InternalServerErrorBody::Text(body) => crate::runtime::reply::text(status, "text/plain", body),
            }
        }
    }

    /// Any error that some operation declares.
    ///
    /// An error of yours that becomes this one serves every operation: `?` makes it the operation's own. What the operation does not declare is answered with 500, and the log tells why.
    #[derive(Debug, Clone, PartialEq)]
    pub enum AnyError {
        /// 400.
        BadRequest(ProblemResponse),
        /// 401.
        Unauthorized(ProblemResponse),
        /// Default.
        Default(crate::runtime::StatusCode, ProblemResponse),
        /// 422.
        UnprocessableContent(UnprocessableContent),
        /// 4XX.
        ClientError(crate::runtime::Status4xx, ProblemResponse),
        /// 400.
        BadRequest2(BadRequest),
        /// 401.
        Unauthorized2(Unauthorized),
        /// 404.
        NotFound(NotFound),
        /// 500.
        InternalServerError(InternalServerError),
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
                Self::Unauthorized(_) => 401,
                Self::Default(status, _) => status.as_u16(),
                Self::UnprocessableContent(_) => 422,
                Self::ClientError(status, _) => status.get(),
                Self::BadRequest2(_) => 400,
                Self::Unauthorized2(_) => 401,
                Self::NotFound(_) => 404,
                Self::InternalServerError(_) => 500,
                Self::Rejected(rejection) => return rejection,
            };
            crate::runtime::Rejection::internal(format!("the operation `{operation}` does not declare its answer {status}"))
        }
    }
}
pub use responses::{ProblemResponse, UnprocessableContent, BadRequest, Unauthorized, NotFound, InternalServerErrorBody, InternalServerError, AnyError};

mod rejections {
    use crate::runtime::rejection::DeclaredStatus::Code;
    use crate::runtime::rejection::{DeclaredBodies, ProblemMember, Shape, Shapes};

    pub(super) const SHAPES: Shapes = Shapes {
        bodies: &[
            Shape::Problem {
                offers: &[crate::runtime::reply::Offer::Json("application/problem+json")],
                members: &[ProblemMember::Type, ProblemMember::Status, ProblemMember::Detail],
                longest: 200,
            },
            Shape::Text { media_type: "text/plain", longest: 80 },
            Shape::Written,
            Shape::Problem {
                offers: &[crate::runtime::reply::Offer::Json("application/json")],
                members: &[ProblemMember::Title, ProblemMember::Status, ProblemMember::Detail],
                longest: usize::MAX,
            },
        ],
        elsewhere: Some(0),
        operations: &[
            DeclaredBodies { operation: "listNotes", forbidden: 403, bodies: &[] },
            DeclaredBodies { operation: "addNote", forbidden: 403, bodies: &[] },
            DeclaredBodies {
                operation: "readFile",
                forbidden: 401,
                bodies: &[(Code(400), 1), (Code(401), 2), (Code(500), 3)],
            },
        ],
    };

    /// Writes rejections in types of the document: what the stubs answer before, or instead of, an operation.
    ///
    /// The status and its headers are chosen already; the reason tells what is wrong with the request.
    pub trait Reject: Send + Sync + 'static {
        /// The body of a rejection in `application/json`.
        fn complaint(&self, rejected: crate::runtime::rejection::Rejected<'_>) -> super::Complaint;
    }

    pub(super) fn written<S: Reject>(
        service: &S,
        body: usize,
        rejected: crate::runtime::rejection::Rejected<'_>,
    ) -> crate::runtime::Answer {
        let status = rejected.status().as_u16();
        match body {
            2 => {
                let body = Reject::complaint(service, rejected);
                crate::runtime::reply::json(status, "application/json", &body)
            }
            _ => unreachable!("the other bodies are written by the runtime"),
        }
    }
}
pub use rejections::{Reject};

mod security {
    /// Judges who calls.
    ///
    /// A method is called with a credential that is well formed, and says whom it lets in.
    pub trait Authenticate: Send + Sync + 'static {
        /// Whom `token` lets in.
        type Token: Send;

        /// Scheme `token`: HTTP bearer, a token.
        fn token(
            &self,
            context: crate::runtime::Context<'_>,
            credential: crate::runtime::security::Bearer,
            scopes: &'static [&'static str],
        ) -> impl Future<Output = Result<Self::Token, crate::runtime::Denied>> + Send;
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
}
pub use security::{Authenticate};

mod links {
    crate::runtime::links! {
        list_notes() "/notes",
        add_note() "/notes",
        read_file(name: &String) "/files/{name}",
    }
}

mod operations {
    use crate::runtime::{Method, Route};

    crate::runtime::services! { Operations {
        /// Answers operations tagged `files`.
        files: Files,
        /// Answers operations tagged `notes`.
        notes: Notes,
    } }

    impl<Files, Notes> crate::runtime::Operations
    for Operations<Files, Notes>
    where
        Files: super::FilesApi,
        Notes: super::NotesApi,
    {
        const DOCUMENT: &'static str = include_str!("document.json");
        const SHAPES: crate::runtime::rejection::Shapes = super::rejections::SHAPES;

        const ROUTES: &'static [Route] = &[
            Route { path: "/notes", operations: &[(Method::GET, 0), (Method::POST, 1)] },
            Route { path: "/files/{name}", operations: &[(Method::GET, 2)] },
        ];

        async fn call(&self, operation: usize, call: &mut crate::runtime::Call) -> crate::runtime::Answer {
            match operation {
                0 => super::notes::list_notes(&*self.notes, call).await,
                1 => super::notes::add_note(&*self.notes, call).await,
                2 => super::files::read_file(&*self.files, call).await,
                _ => unreachable!("the routes lead to 3 operations"),
            }
        }

        fn reject(
            &self,
            operation: Option<usize>,
            body: usize,
            rejected: crate::runtime::rejection::Rejected<'_>,
        ) -> crate::runtime::Answer {
            match operation {
                Some(2) => super::rejections::written(&*self.files, body, rejected),
                _ => super::rejections::written(&*self.notes, body, rejected),
            }
        }
    }

    /// A server that hands each call to the service. `Operations::new()` takes one for each tag.
    pub fn stub<S>(service: S) -> crate::runtime::Stub<Operations<S>>
    where
        S: super::FilesApi + super::NotesApi,
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
        type Token = ();

        async fn token(
            &self,
            _: crate::runtime::Context<'_>,
            _: crate::runtime::security::Bearer,
            _: &'static [&'static str],
        ) -> Result<(), crate::runtime::Denied> {
            Ok(())
        }
    }

    impl super::NotesApi for Mock {
        async fn list_notes(&self, context: crate::runtime::Context<'_, Self::Token>) -> Result<(), super::ListNotesError> {
            match context.preferred_status() {
                Some(400) => Err(super::ListNotesError::BadRequest(made_problem_response())),
                Some(401) => Err(super::ListNotesError::Unauthorized(made_problem_response())),
                _ => Ok(()),
            }
        }

        async fn add_note(
            &self,
            context: crate::runtime::Context<'_, Self::Token>,
            _: Option<super::AddNoteBody>,
        ) -> Result<(), super::AddNoteError> {
            match context.preferred_status() {
                Some(401) => Err(super::AddNoteError::Unauthorized(made_problem_response())),
                Some(422) => Err(
                    super::UnprocessableContent(VALUES.value("/paths/~1notes/post/responses/422/content/application~1json")).into(),
                ),
                _ => Ok(()),
            }
        }
    }

    impl super::FilesApi for Mock {
        async fn read_file(
            &self,
            context: crate::runtime::Context<'_, Self::Token>,
            _: String,
        ) -> Result<crate::runtime::Binary, super::ReadFileError> {
            match context.preferred_status() {
                Some(400) => Err(
                    super::BadRequest(VALUES.value("/paths/~1files~1{name}/get/responses/400/content/text~1plain")).into(),
                ),
                Some(401) => Err(
                    super::Unauthorized(VALUES.value("/paths/~1files~1{name}/get/responses/401/content/application~1json")).into(),
                ),
                Some(404) => Err(
                    super::NotFound(VALUES.value("/paths/~1files~1{name}/get/responses/404/content/application~1json")).into(),
                ),
                Some(500) => Err(
                    super::InternalServerError(super::InternalServerErrorBody::Json(VALUES.value("/paths/~1files~1{name}/get/responses/500/content/application~1json"))).into(),
                ),
                _ => Ok(VALUES.binary("/paths/~1files~1{name}/get/responses/200/content/application~1octet-stream")),
            }
        }
    }

    impl super::Reject for Mock {
        fn complaint(&self, _: crate::runtime::rejection::Rejected<'_>) -> super::Complaint {
            VALUES.value("/paths/~1files~1{name}/get/responses/401/content/application~1json")
        }
    }

    fn made_problem_response() -> super::ProblemResponse {
        super::ProblemResponse(VALUES.value("/components/responses/Problem/content/application~1problem+json"))
    }
}
pub use mock::{Mock};

//! Written by `tests/it/operations.rs`.

mod untagged {
    /// Operations without a tag.
    pub trait DefaultApi: super::Reject {
        /// `GET /pets`, operation `listPets`.
        fn list_pets(
            &self,
            context: crate::runtime::Context<'_>,
        ) -> impl Future<Output = Result<crate::runtime::Items<Pet>, ListPetsError>> + Send;

        /// `POST /pets`, operation `findPets`.
        fn find_pets(
            &self,
            context: crate::runtime::Context<'_>,
        ) -> impl Future<Output = Result<FindPetsResponse, FindPetsError>> + Send;

        /// `GET /names`, operation `listNames`.
        fn list_names(
            &self,
            context: crate::runtime::Context<'_>,
        ) -> impl Future<Output = Result<crate::runtime::Items<ListNamesOkBodyItem>, ListNamesError>> + Send;

        /// `PUT /names`, operation `listFewNames`.
        fn list_few_names(
            &self,
            context: crate::runtime::Context<'_>,
        ) -> impl Future<Output = Result<Vec<String>, ListFewNamesError>> + Send;

        /// `POST /names`, operation `listNamesAtOnce`.
        fn list_names_at_once(
            &self,
            context: crate::runtime::Context<'_>,
        ) -> impl Future<Output = Result<Vec<String>, ListNamesAtOnceError>> + Send;
    }

    /// Errors of `GET /pets`, operation `listPets`.
    #[derive(Debug)]
    pub enum ListPetsError {
        /// 400: Reasons. An error is held whole.
        BadRequest(super::BadRequest),
        /// An answer that the document does not declare.
        Rejected(crate::runtime::Rejection),
    }

    crate::runtime::errors! { ListPetsError of "listPets" from super::AnyError {
        400 BadRequest(super::BadRequest) from BadRequest,
    } }

    /// Answers to `POST /pets`, operation `findPets`.
    #[derive(Debug)]
    pub enum FindPetsResponse {
        /// 200: Pets, and how many there are.
        Ok(super::Success<crate::runtime::Items<Pet>>),
        /// 202: Later.
        Accepted,
    }

    impl FindPetsResponse {
        fn reply(self, _: &crate::runtime::Call) -> crate::runtime::Answer {
            match self {
                Self::Ok(answer) => {
                    answer.reply(|body| crate::runtime::reply::items(200, "application/vnd.pets+json", body))
                }
                Self::Accepted => crate::runtime::reply::empty(202),
            }
        }
    }

    /// Errors of `POST /pets`, operation `findPets`.
    #[derive(Debug)]
    pub enum FindPetsError {
        /// An answer that the document does not declare.
        Rejected(crate::runtime::Rejection),
    }

    crate::runtime::errors! { FindPetsError of "findPets" from super::AnyError {} }

    /// Errors of `GET /names`, operation `listNames`.
    #[derive(Debug)]
    pub enum ListNamesError {
        /// An answer that the document does not declare.
        Rejected(crate::runtime::Rejection),
    }

    crate::runtime::errors! { ListNamesError of "listNames" from super::AnyError {} }

    /// Errors of `PUT /names`, operation `listFewNames`.
    #[derive(Debug)]
    pub enum ListFewNamesError {
        /// An answer that the document does not declare.
        Rejected(crate::runtime::Rejection),
    }

    crate::runtime::errors! { ListFewNamesError of "listFewNames" from super::AnyError {} }

    /// Errors of `POST /names`, operation `listNamesAtOnce`.
    #[derive(Debug)]
    pub enum ListNamesAtOnceError {
        /// An answer that the document does not declare.
        Rejected(crate::runtime::Rejection),
    }

    crate::runtime::errors! { ListNamesAtOnceError of "listNamesAtOnce" from super::AnyError {} }

    pub(super) async fn list_pets<S: DefaultApi>(
        service: &S,
        call: &mut crate::runtime::Call,
    ) -> crate::runtime::Answer {
        call.query(&[])?;
        match DefaultApi::list_pets(service, call.context(())).await {
            Ok(body) => crate::runtime::reply::items(200, "application/json", body),
            Err(error) => error.reply(call),
        }
    }

    pub(super) async fn find_pets<S: DefaultApi>(
        service: &S,
        call: &mut crate::runtime::Call,
    ) -> crate::runtime::Answer {
        call.query(&[])?;
        match DefaultApi::find_pets(service, call.context(())).await {
            Ok(response) => response.reply(call),
            Err(error) => error.reply(call),
        }
    }

    pub(super) async fn list_names<S: DefaultApi>(
        service: &S,
        call: &mut crate::runtime::Call,
    ) -> crate::runtime::Answer {
        call.query(&[])?;
        match DefaultApi::list_names(service, call.context(())).await {
            Ok(body) => crate::runtime::reply::items(200, "application/json", body),
            Err(error) => error.reply(call),
        }
    }

    pub(super) async fn list_few_names<S: DefaultApi>(
        service: &S,
        call: &mut crate::runtime::Call,
    ) -> crate::runtime::Answer {
        call.query(&[])?;
        match DefaultApi::list_few_names(service, call.context(())).await {
            Ok(body) => crate::runtime::reply::json(200, "application/json", &body),
            Err(error) => error.reply(call),
        }
    }

    pub(super) async fn list_names_at_once<S: DefaultApi>(
        service: &S,
        call: &mut crate::runtime::Call,
    ) -> crate::runtime::Answer {
        call.query(&[])?;
        match DefaultApi::list_names_at_once(service, call.context(())).await {
            Ok(body) => crate::runtime::reply::json(200, "application/json", &body),
            Err(error) => error.reply(call),
        }
    }

    /// Schema `Pet`.
    #[derive(Debug, Clone, PartialEq)]
    pub struct Pet {
        /// Property `name`. At most 20 characters.
        pub name: Option<String>,
    }
    crate::runtime::object! {
        Pet {
            0 name "name" optional,
        }
    }
    impl crate::runtime::Check for Pet {
        fn check(&self) -> Result<(), crate::runtime::Fault> {
            if let Some(value) = &self.name {
                crate::runtime::check::at("name", crate::runtime::check::max_length(value, 20))?;
            }
            Ok(())
        }
    }

    /// Schema `Pets`.
    pub type Pets = Vec<Pet>;

    /// Schema at `#/paths/~1names/get/responses/200/content/application~1json/schema/items`.
    #[derive(Debug, Clone, PartialEq)]
    pub struct ListNamesOkBodyItem {
        /// Property `name`.
        pub name: Option<String>,
    }
    crate::runtime::object! {
        ListNamesOkBodyItem {
            0 name "name" optional,
        }
    }
}
pub use untagged::{DefaultApi, ListPetsError, FindPetsResponse, FindPetsError, ListNamesError, ListFewNamesError, ListNamesAtOnceError, Pet, Pets, ListNamesOkBodyItem};

mod responses {
    /// Reasons. An error is held whole.
    #[derive(Debug, Clone, PartialEq)]
    pub struct BadRequest(pub Vec<String>);

    impl BadRequest {
        pub(super) fn reply(self, status: u16, _: &crate::runtime::Call) -> crate::runtime::Answer {
            let Self(body) = self;
            crate::runtime::reply::json(status, "application/json", &body)
        }
    }

    /// An answer with 200 and its headers.
    #[derive(Debug, Clone, PartialEq)]
    pub struct Success<B> {
        /// The body.
        pub body: B,
        /// Header `X-Total`.
        pub x_total: i64,
    }

    /// Makes one of what must be there; its methods add the rest.
    #[expect(non_snake_case, reason = "it is called as a tuple struct would be")]
    pub fn Success<B>(body: B, x_total: i64) -> Success<B> {
        Success { body, x_total }
    }

    impl<B> Success<B> {
        pub(super) fn reply(self, send: impl FnOnce(B) -> crate::runtime::Answer) -> crate::runtime::Answer {
            let Self { body, x_total } = self;
            let mut reply = send(body)?;
            reply.header("x-total", x_total)?;
            Ok(reply)
        }
    }

    /// Any error that some operation declares.
    ///
    /// An error of yours that becomes this one serves every operation: `?` makes it the operation's own. What the operation does not declare is answered with 500, and the log tells why.
    #[derive(Debug, Clone, PartialEq)]
    pub enum AnyError {
        /// 400.
        BadRequest(BadRequest),
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
                Self::Rejected(rejection) => return rejection,
            };
            crate::runtime::Rejection::internal(format!("the operation `{operation}` does not declare its answer {status}"))
        }
    }
}
pub use responses::{BadRequest, Success, AnyError};

mod rejections {
    use crate::runtime::rejection::{DeclaredBodies, Shape, Shapes};

    pub(super) const SHAPES: Shapes = Shapes {
        bodies: &[
            Shape::Written,
        ],
        elsewhere: Some(0),
        operations: &[
            DeclaredBodies { operation: "listPets", forbidden: 403, bodies: &[] },
            DeclaredBodies { operation: "findPets", forbidden: 403, bodies: &[] },
            DeclaredBodies { operation: "listNames", forbidden: 403, bodies: &[] },
            DeclaredBodies { operation: "listFewNames", forbidden: 403, bodies: &[] },
            DeclaredBodies { operation: "listNamesAtOnce", forbidden: 403, bodies: &[] },
        ],
    };

    /// Writes rejections in types of the document: what the stubs answer before, or instead of, an operation.
    ///
    /// The status and its headers are chosen already; the reason tells what is wrong with the request.
    pub trait Reject: Send + Sync + 'static {
        /// The body of a rejection in `application/json`.
        fn value(&self, rejected: crate::runtime::rejection::Rejected<'_>) -> Vec<String>;
    }

    pub(super) fn written<S: Reject>(
        service: &S,
        body: usize,
        rejected: crate::runtime::rejection::Rejected<'_>,
    ) -> crate::runtime::Answer {
        let status = rejected.status().as_u16();
        match body {
            0 => {
                let body = Reject::value(service, rejected);
                crate::runtime::reply::json(status, "application/json", &body)
            }
            _ => unreachable!("the other bodies are written by the runtime"),
        }
    }
}
pub use rejections::{Reject};

mod links {
    crate::runtime::links! {
        list_pets() "/pets",
        find_pets() "/pets",
        list_names() "/names",
        list_few_names() "/names",
        list_names_at_once() "/names",
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
            Route { path: "/pets", operations: &[(Method::GET, 0), (Method::POST, 1)] },
            Route { path: "/names", operations: &[(Method::GET, 2), (Method::PUT, 3), (Method::POST, 4)] },
        ];

        async fn call(&self, operation: usize, call: &mut crate::runtime::Call) -> crate::runtime::Answer {
            match operation {
                0 => super::untagged::list_pets(&*self.untagged, call).await,
                1 => super::untagged::find_pets(&*self.untagged, call).await,
                2 => super::untagged::list_names(&*self.untagged, call).await,
                3 => super::untagged::list_few_names(&*self.untagged, call).await,
                4 => super::untagged::list_names_at_once(&*self.untagged, call).await,
                _ => unreachable!("the routes lead to 5 operations"),
            }
        }

        fn reject(
            &self,
            _: Option<usize>,
            body: usize,
            rejected: crate::runtime::rejection::Rejected<'_>,
        ) -> crate::runtime::Answer {
            super::rejections::written(&*self.untagged, body, rejected)
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
        async fn list_pets(
            &self,
            context: crate::runtime::Context<'_>,
        ) -> Result<crate::runtime::Items<super::Pet>, super::ListPetsError> {
            match context.preferred_status() {
                Some(400) => Err(
                    super::BadRequest(VALUES.value("/paths/~1pets/get/responses/400/content/application~1json")).into(),
                ),
                _ => Ok(VALUES.items("/paths/~1pets/get/responses/200/content/application~1json")),
            }
        }

        async fn find_pets(
            &self,
            context: crate::runtime::Context<'_>,
        ) -> Result<super::FindPetsResponse, super::FindPetsError> {
            match context.preferred_status() {
                Some(202) => Ok(super::FindPetsResponse::Accepted),
                _ => Ok(super::FindPetsResponse::Ok(
                    super::Success { body: VALUES.items("/paths/~1pets/post/responses/200/content/application~1vnd.pets+json"), x_total: VALUES.value("/paths/~1pets/post/responses/200/headers/X-Total") },
                )),
            }
        }

        async fn list_names(
            &self,
            _: crate::runtime::Context<'_>,
        ) -> Result<crate::runtime::Items<super::ListNamesOkBodyItem>, super::ListNamesError> {
            Ok(VALUES.items("/paths/~1names/get/responses/200/content/application~1json"))
        }

        async fn list_few_names(&self, _: crate::runtime::Context<'_>) -> Result<Vec<String>, super::ListFewNamesError> {
            Ok(VALUES.value("/paths/~1names/put/responses/200/content/application~1json"))
        }

        async fn list_names_at_once(
            &self,
            _: crate::runtime::Context<'_>,
        ) -> Result<Vec<String>, super::ListNamesAtOnceError> {
            Ok(VALUES.value("/paths/~1names/post/responses/200/content/application~1json"))
        }
    }

    impl super::Reject for Mock {
        fn value(&self, _: crate::runtime::rejection::Rejected<'_>) -> Vec<String> {
            VALUES.value("/paths/~1pets/get/responses/400/content/application~1json")
        }
    }
}
pub use mock::{Mock};

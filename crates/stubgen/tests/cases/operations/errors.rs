//! Written by `tests/it/operations.rs`.

mod pets {
    /// Operations tagged `pets`.
    pub trait PetsApi: super::Reject {
        /// `GET /pets`, operation `getPets`.
        fn get_pets(
            &self,
            context: crate::runtime::Context<'_>,
        ) -> impl Future<Output = Result<Vec<String>, GetPetsError>> + Send;

        /// `POST /pets`, operation `addPet`.
        fn add_pet(&self, context: crate::runtime::Context<'_>) -> impl Future<Output = Result<(), AddPetError>> + Send;
    }

    /// Errors of `GET /pets`, operation `getPets`.
    #[derive(Debug)]
    pub enum GetPetsError {
        /// 400: Not like this.
        BadRequest(super::BadRequest),
        /// 401: Who are you?
        Unauthorized(super::Unauthorized),
        /// An answer that the document does not declare.
        Rejected(crate::runtime::Rejection),
    }

    crate::runtime::errors! { GetPetsError of "getPets" from super::AnyError {
        400 BadRequest(super::BadRequest) from BadRequest,
        401 Unauthorized(super::Unauthorized) from Unauthorized,
    } }

    /// Errors of `POST /pets`, operation `addPet`.
    #[derive(Debug)]
    pub enum AddPetError {
        /// 400: Nor like this.
        BadRequest(super::BadRequest),
        /// 401: Who are you?
        Unauthorized(super::Unauthorized),
        /// An answer that the document does not declare.
        Rejected(crate::runtime::Rejection),
    }

    crate::runtime::errors! { AddPetError of "addPet" from super::AnyError {
        400 BadRequest(super::BadRequest) from BadRequest,
        401 Unauthorized(super::Unauthorized) from Unauthorized,
    } }

    pub(super) async fn get_pets<S: PetsApi>(service: &S, call: &mut crate::runtime::Call) -> crate::runtime::Answer {
        call.query(&[])?;
        match PetsApi::get_pets(service, call.context(())).await {
            Ok(body) => crate::runtime::reply::json(200, "application/json", &body),
            Err(error) => error.reply(call),
        }
    }

    pub(super) async fn add_pet<S: PetsApi>(service: &S, call: &mut crate::runtime::Call) -> crate::runtime::Answer {
        call.query(&[])?;
        match PetsApi::add_pet(service, call.context(())).await {
            Ok(()) => crate::runtime::reply::empty(204),
            Err(error) => error.reply(call),
        }
    }
}
pub use pets::{PetsApi, GetPetsError, AddPetError};

mod owners {
    /// Operations tagged `owners`.
    pub trait OwnersApi: super::Reject {
        /// `GET /owners`, operation `getOwners`.
        fn get_owners(
            &self,
            context: crate::runtime::Context<'_>,
        ) -> impl Future<Output = Result<String, GetOwnersError>> + Send;

        /// `POST /owners`, operation `addOwner`.
        ///
        /// - `body`: `application/json`.
        fn add_owner(
            &self,
            context: crate::runtime::Context<'_>,
            body: Problem,
        ) -> impl Future<Output = Result<(), AddOwnerError>> + Send;
    }

    /// Errors of `GET /owners`, operation `getOwners`.
    #[derive(Debug)]
    pub enum GetOwnersError {
        /// 400: Another body.
        BadRequest(super::GetOwnersBadRequest),
        /// 401: Who are you?
        Unauthorized(super::Unauthorized),
        /// An answer that the document does not declare.
        Rejected(crate::runtime::Rejection),
    }

    crate::runtime::errors! { GetOwnersError of "getOwners" from super::AnyError {
        400 BadRequest(super::GetOwnersBadRequest) from GetOwnersBadRequest,
        401 Unauthorized(super::Unauthorized) from Unauthorized,
    } }

    /// Errors of `POST /owners`, operation `addOwner`.
    #[derive(Debug)]
    pub enum AddOwnerError {
        /// 422: Not like this.
        UnprocessableContent(super::UnprocessableContent),
        /// An answer that the document does not declare.
        Rejected(crate::runtime::Rejection),
    }

    crate::runtime::errors! { AddOwnerError of "addOwner" from super::AnyError {
        422 UnprocessableContent(super::UnprocessableContent) from UnprocessableContent,
    } }

    pub(super) async fn get_owners<S: OwnersApi>(
        service: &S,
        call: &mut crate::runtime::Call,
    ) -> crate::runtime::Answer {
        call.query(&[])?;
        match OwnersApi::get_owners(service, call.context(())).await {
            Ok(body) => crate::runtime::reply::text(200, "text/plain", body),
            Err(error) => error.reply(call),
        }
    }

    pub(super) async fn add_owner<S: OwnersApi>(
        service: &S,
        call: &mut crate::runtime::Call,
    ) -> crate::runtime::Answer {
        call.invalid_is(422);
        call.query(&[])?;
        let body: Problem = call.json(crate::runtime::check::any).await?;
        match OwnersApi::add_owner(service, call.context(()), body).await {
            Ok(()) => crate::runtime::reply::empty(204),
            Err(error) => error.reply(call),
        }
    }

    /// Schema `Problem`.
    #[derive(Debug, Clone, PartialEq)]
    pub struct Problem {
        /// Property `title`.
        pub title: Option<String>,
    }
    crate::runtime::object! {
        Problem {
            0 title "title" optional,
        }
    }
}
pub use owners::{OwnersApi, GetOwnersError, AddOwnerError, Problem};

mod responses {
    /// Error response.
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
    pub struct Unauthorized {
        /// The body.
        pub body: String,
        /// Header `WWW-Authenticate`.
        pub www_authenticate: String,
    }

    /// Makes one of what must be there; its methods add the rest.
    #[expect(non_snake_case, reason = "it is called as a tuple struct would be")]
    pub fn Unauthorized(body: String, www_authenticate: String) -> Unauthorized {
        Unauthorized { body, www_authenticate }
    }

    impl Unauthorized {
        pub(super) fn reply(self, status: u16, _: &crate::runtime::Call) -> crate::runtime::Answer {
            let Self { body, www_authenticate } = self;
            let mut reply = crate::runtime::reply::text(status, "text/plain", body)?;
            reply.header("www-authenticate", www_authenticate)?;
            Ok(reply)
        }
    }

    /// Another body.
    #[derive(Debug, Clone, PartialEq)]
    pub struct GetOwnersBadRequest(pub super::Problem);

    impl GetOwnersBadRequest {
        pub(super) fn reply(self, status: u16, _: &crate::runtime::Call) -> crate::runtime::Answer {
            let Self(body) = self;
            crate::runtime::reply::json(status, "application/json", &body)
        }
    }

    /// The body of `UnprocessableContent`, in one of its media types.
    #[derive(Debug, Clone, PartialEq)]
    pub enum UnprocessableContentBody {
        /// `application/json`
        Json(super::Problem),
        /// `text/plain`
        Text(String),
    }

    /// Not like this.
    #[derive(Debug, Clone, PartialEq)]
    pub struct UnprocessableContent(pub UnprocessableContentBody);

    impl UnprocessableContent {
        pub(super) fn reply(self, status: u16, _: &crate::runtime::Call) -> crate::runtime::Answer {
            let Self(body) = self;
            match body {
                UnprocessableContentBody::Json(body) => crate::runtime::reply::json(status, "application/json", &body),
                UnprocessableContentBody::Text(body) => crate::runtime::reply::text(status, "text/plain", body),
            }
        }
    }

    /// Any error that some operation declares.
    ///
    /// An error of yours that becomes this one serves every operation: `?` makes it the operation's own. What the operation does not declare is answered with 500, and the log tells why.
    #[derive(Debug, Clone, PartialEq)]
    pub enum AnyError {
        /// 400.
        BadRequest(BadRequest),
        /// 401.
        Unauthorized(Unauthorized),
        /// 400.
        GetOwnersBadRequest(GetOwnersBadRequest),
        /// 422.
        UnprocessableContent(UnprocessableContent),
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
                Self::GetOwnersBadRequest(_) => 400,
                Self::UnprocessableContent(_) => 422,
                Self::Rejected(rejection) => return rejection,
            };
            crate::runtime::Rejection::internal(format!("the operation `{operation}` does not declare its answer {status}"))
        }
    }
}
pub use responses::{BadRequest, Unauthorized, GetOwnersBadRequest, UnprocessableContentBody, UnprocessableContent, AnyError};

mod rejections {
    use crate::runtime::rejection::DeclaredStatus::Code;
    use crate::runtime::rejection::{DeclaredBodies, Shape, Shapes};

    pub(super) const SHAPES: Shapes = Shapes {
        bodies: &[
            Shape::Text { media_type: "text/plain", longest: usize::MAX },
            Shape::Written,
        ],
        elsewhere: Some(0),
        operations: &[
            DeclaredBodies { operation: "getPets", forbidden: 401, bodies: &[] },
            DeclaredBodies { operation: "addPet", forbidden: 401, bodies: &[] },
            DeclaredBodies {
                operation: "getOwners",
                forbidden: 401,
                bodies: &[(Code(400), 1), (Code(401), 0)],
            },
            DeclaredBodies { operation: "addOwner", forbidden: 403, bodies: &[] },
        ],
    };

    /// Writes rejections in types of the document: what the stubs answer before, or instead of, an operation.
    ///
    /// The status and its headers are chosen already; the reason tells what is wrong with the request.
    pub trait Reject: Send + Sync + 'static {
        /// The body of a rejection in `application/json`.
        fn problem(&self, rejected: crate::runtime::rejection::Rejected<'_>) -> super::Problem;
    }

    pub(super) fn written<S: Reject>(
        service: &S,
        body: usize,
        rejected: crate::runtime::rejection::Rejected<'_>,
    ) -> crate::runtime::Answer {
        let status = rejected.status().as_u16();
        match body {
            1 => {
                let body = Reject::problem(service, rejected);
                crate::runtime::reply::json(status, "application/json", &body)
            }
            _ => unreachable!("the other bodies are written by the runtime"),
        }
    }
}
pub use rejections::{Reject};

mod links {
    crate::runtime::links! {
        get_pets() "/pets",
        add_pet() "/pets",
        get_owners() "/owners",
        add_owner() "/owners",
    }
}

mod operations {
    use crate::runtime::{Method, Route};

    crate::runtime::services! { Operations {
        /// Answers operations tagged `owners`.
        owners: Owners,
        /// Answers operations tagged `pets`.
        pets: Pets,
    } }

    impl<Owners, Pets> crate::runtime::Operations
    for Operations<Owners, Pets>
    where
        Owners: super::OwnersApi,
        Pets: super::PetsApi,
    {
        const DOCUMENT: &'static str = include_str!("document.json");
        const SHAPES: crate::runtime::rejection::Shapes = super::rejections::SHAPES;

        const ROUTES: &'static [Route] = &[
            Route { path: "/pets", operations: &[(Method::GET, 0), (Method::POST, 1)] },
            Route { path: "/owners", operations: &[(Method::GET, 2), (Method::POST, 3)] },
        ];

        async fn call(&self, operation: usize, call: &mut crate::runtime::Call) -> crate::runtime::Answer {
            match operation {
                0 => super::pets::get_pets(&*self.pets, call).await,
                1 => super::pets::add_pet(&*self.pets, call).await,
                2 => super::owners::get_owners(&*self.owners, call).await,
                3 => super::owners::add_owner(&*self.owners, call).await,
                _ => unreachable!("the routes lead to 4 operations"),
            }
        }

        fn reject(
            &self,
            operation: Option<usize>,
            body: usize,
            rejected: crate::runtime::rejection::Rejected<'_>,
        ) -> crate::runtime::Answer {
            match operation {
                Some(2 | 3) => super::rejections::written(&*self.owners, body, rejected),
                _ => super::rejections::written(&*self.pets, body, rejected),
            }
        }
    }

    /// A server that hands each call to the service. `Operations::new()` takes one for each tag.
    pub fn stub<S>(service: S) -> crate::runtime::Stub<Operations<S>>
    where
        S: super::OwnersApi + super::PetsApi,
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

    impl super::PetsApi for Mock {
        async fn get_pets(&self, context: crate::runtime::Context<'_>) -> Result<Vec<String>, super::GetPetsError> {
            match context.preferred_status() {
                Some(400) => Err(
                    super::BadRequest(VALUES.value("/paths/~1pets/get/responses/400/content/text~1plain")).into(),
                ),
                Some(401) => Err(made_unauthorized().into()),
                _ => Ok(VALUES.value("/paths/~1pets/get/responses/200/content/application~1json")),
            }
        }

        async fn add_pet(&self, context: crate::runtime::Context<'_>) -> Result<(), super::AddPetError> {
            match context.preferred_status() {
                Some(400) => Err(
                    super::BadRequest(VALUES.value("/paths/~1pets/post/responses/400/content/text~1plain")).into(),
                ),
                Some(401) => Err(made_unauthorized().into()),
                _ => Ok(()),
            }
        }
    }

    impl super::OwnersApi for Mock {
        async fn get_owners(&self, context: crate::runtime::Context<'_>) -> Result<String, super::GetOwnersError> {
            match context.preferred_status() {
                Some(400) => Err(
                    super::GetOwnersBadRequest(VALUES.value("/paths/~1owners/get/responses/400/content/application~1json")).into(),
                ),
                Some(401) => Err(made_unauthorized().into()),
                _ => Ok(VALUES.value("/paths/~1owners/get/responses/200/content/text~1plain")),
            }
        }

        async fn add_owner(
            &self,
            context: crate::runtime::Context<'_>,
            _: super::Problem,
        ) -> Result<(), super::AddOwnerError> {
            match context.preferred_status() {
                Some(422) => Err(
                    super::UnprocessableContent(super::UnprocessableContentBody::Json(VALUES.value("/paths/~1owners/post/responses/422/content/application~1json"))).into(),
                ),
                _ => Ok(()),
            }
        }
    }

    impl super::Reject for Mock {
        fn problem(&self, _: crate::runtime::rejection::Rejected<'_>) -> super::Problem {
            VALUES.value("/paths/~1owners/get/responses/400/content/application~1json")
        }
    }

    fn made_unauthorized() -> super::Unauthorized {
        super::Unauthorized { body: VALUES.value("/components/responses/Unauthorized/content/text~1plain"), www_authenticate: VALUES.value("/components/responses/Unauthorized/headers/WWW-Authenticate") }
    }
}
pub use mock::{Mock};

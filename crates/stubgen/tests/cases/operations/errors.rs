//! Written by `tests/it/operations.rs`.

mod pets {
    /// Operations tagged `pets`.
    pub trait PetsApi: Send + Sync + 'static {
        /// `GET /pets`, operation `getPets`.
        fn get_pets(&self) -> impl Future<Output = Result<GetPetsResponse, super::Errors400_401>> + Send;

        /// `POST /pets`, operation `addPet`.
        fn add_pet(&self) -> impl Future<Output = Result<AddPetResponse, super::Errors400_401>> + Send;
    }

    /// Answers to `GET /pets`, operation `getPets`.
    #[derive(Debug, Clone, PartialEq)]
    pub enum GetPetsResponse {
        /// 200: Pets.
        Ok(Vec<String>),
        /// 400: Not like this.
        BadRequest(String),
        /// 401: Who are you?
        Unauthorized {
            /// The body.
            body: String,
            /// Header `WWW-Authenticate`.
            www_authenticate: String,
        },
    }

    impl From<super::Errors400_401> for GetPetsResponse {
        fn from(errors: super::Errors400_401) -> Self {
            use super::Errors400_401 as Errors;
            match errors {
                Errors::BadRequest(body) => Self::BadRequest(body),
                Errors::Unauthorized { body, www_authenticate } => Self::Unauthorized { body, www_authenticate },
            }
        }
    }

    impl GetPetsResponse {
        fn reply(self) -> crate::runtime::Answer {
            use super::Errors400_401 as Errors;
            match self {
                Self::Ok(body) => crate::runtime::reply::json(200, "application/json", &body),
                Self::BadRequest(body) => Errors::BadRequest(body).reply(),
                Self::Unauthorized { body, www_authenticate } => {
                    Errors::Unauthorized { body, www_authenticate }.reply()
                }
            }
        }
    }

    /// Answers to `POST /pets`, operation `addPet`.
    #[derive(Debug, Clone, PartialEq)]
    pub enum AddPetResponse {
        /// 204: Kept.
        NoContent,
        /// 400: Nor like this.
        BadRequest(String),
        /// 401: Who are you?
        Unauthorized {
            /// The body.
            body: String,
            /// Header `WWW-Authenticate`.
            www_authenticate: String,
        },
    }

    impl From<super::Errors400_401> for AddPetResponse {
        fn from(errors: super::Errors400_401) -> Self {
            use super::Errors400_401 as Errors;
            match errors {
                Errors::BadRequest(body) => Self::BadRequest(body),
                Errors::Unauthorized { body, www_authenticate } => Self::Unauthorized { body, www_authenticate },
            }
        }
    }

    impl AddPetResponse {
        fn reply(self) -> crate::runtime::Answer {
            use super::Errors400_401 as Errors;
            match self {
                Self::NoContent => crate::runtime::reply::empty(204),
                Self::BadRequest(body) => Errors::BadRequest(body).reply(),
                Self::Unauthorized { body, www_authenticate } => {
                    Errors::Unauthorized { body, www_authenticate }.reply()
                }
            }
        }
    }

    pub(super) async fn get_pets<S: PetsApi>(service: &S, call: &mut crate::runtime::Call) -> crate::runtime::Answer {
        call.query(&[])?;
        match PetsApi::get_pets(service).await {
            Ok(response) => response.reply(),
            Err(errors) => errors.reply(),
        }
    }

    pub(super) async fn add_pet<S: PetsApi>(service: &S, call: &mut crate::runtime::Call) -> crate::runtime::Answer {
        call.query(&[])?;
        match PetsApi::add_pet(service).await {
            Ok(response) => response.reply(),
            Err(errors) => errors.reply(),
        }
    }
}
pub use pets::{PetsApi, GetPetsResponse, AddPetResponse};

mod owners {
    /// Operations tagged `owners`.
    pub trait OwnersApi: Send + Sync + 'static {
        /// `GET /owners`, operation `getOwners`.
        fn get_owners(&self) -> impl Future<Output = Result<GetOwnersResponse, super::Errors400_401_2>> + Send;

        /// `POST /owners`, operation `addOwner`.
        ///
        /// - `body`: `application/json`.
        fn add_owner(&self, body: Problem) -> impl Future<Output = Result<AddOwnerResponse, super::Errors422>> + Send;
    }

    /// Answers to `GET /owners`, operation `getOwners`.
    #[derive(Debug, Clone, PartialEq)]
    pub enum GetOwnersResponse {
        /// 200: Owners.
        Ok(String),
        /// 400: Another body.
        BadRequest(Problem),
        /// 401: Who are you?
        Unauthorized {
            /// The body.
            body: String,
            /// Header `WWW-Authenticate`.
            www_authenticate: String,
        },
    }

    impl From<super::Errors400_401_2> for GetOwnersResponse {
        fn from(errors: super::Errors400_401_2) -> Self {
            use super::Errors400_401_2 as Errors;
            match errors {
                Errors::BadRequest(body) => Self::BadRequest(body),
                Errors::Unauthorized { body, www_authenticate } => Self::Unauthorized { body, www_authenticate },
            }
        }
    }

    impl GetOwnersResponse {
        fn reply(self) -> crate::runtime::Answer {
            use super::Errors400_401_2 as Errors;
            match self {
                Self::Ok(body) => crate::runtime::reply::text(200, "text/plain", body),
                Self::BadRequest(body) => Errors::BadRequest(body).reply(),
                Self::Unauthorized { body, www_authenticate } => {
                    Errors::Unauthorized { body, www_authenticate }.reply()
                }
            }
        }
    }

    /// Answers to `POST /owners`, operation `addOwner`.
    #[derive(Debug, Clone, PartialEq)]
    pub enum AddOwnerResponse {
        /// 204: Kept.
        NoContent,
        /// 422: Not like this.
        UnprocessableContent(super::Errors422UnprocessableContentBody),
    }

    impl From<super::Errors422> for AddOwnerResponse {
        fn from(errors: super::Errors422) -> Self {
            use super::Errors422 as Errors;
            match errors {
                Errors::UnprocessableContent(body) => Self::UnprocessableContent(body),
            }
        }
    }

    impl AddOwnerResponse {
        fn reply(self) -> crate::runtime::Answer {
            use super::Errors422 as Errors;
            match self {
                Self::NoContent => crate::runtime::reply::empty(204),
                Self::UnprocessableContent(body) => Errors::UnprocessableContent(body).reply(),
            }
        }
    }

    pub(super) async fn get_owners<S: OwnersApi>(
        service: &S,
        call: &mut crate::runtime::Call,
    ) -> crate::runtime::Answer {
        call.query(&[])?;
        match OwnersApi::get_owners(service).await {
            Ok(response) => response.reply(),
            Err(errors) => errors.reply(),
        }
    }

    pub(super) async fn add_owner<S: OwnersApi>(
        service: &S,
        call: &mut crate::runtime::Call,
    ) -> crate::runtime::Answer {
        call.invalid_is(422);
        call.query(&[])?;
        let body: Problem = call.json(crate::runtime::check::any).await?;
        match OwnersApi::add_owner(service, body).await {
            Ok(response) => response.reply(),
            Err(errors) => errors.reply(),
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
pub use owners::{OwnersApi, GetOwnersResponse, AddOwnerResponse, Problem};

mod errors {
    /// Error responses of `getPets`, `addPet`.
    #[derive(Debug, Clone, PartialEq)]
    pub enum Errors400_401 {
        /// 400.
        BadRequest(String),
        /// 401: Who are you?
        Unauthorized {
            /// The body.
            body: String,
            /// Header `WWW-Authenticate`.
            www_authenticate: String,
        },
    }

    impl Errors400_401 {
        pub(super) fn reply(self) -> crate::runtime::Answer {
            match self {
                Self::BadRequest(body) => crate::runtime::reply::text(400, "text/plain", body),
                Self::Unauthorized { body, www_authenticate } => {
                    let mut reply = crate::runtime::reply::text(401, "text/plain", body)?;
                    reply.header("www-authenticate", www_authenticate)?;
                    Ok(reply)
                }
            }
        }
    }

    /// Error responses of `getOwners`.
    #[derive(Debug, Clone, PartialEq)]
    pub enum Errors400_401_2 {
        /// 400: Another body.
        BadRequest(super::Problem),
        /// 401: Who are you?
        Unauthorized {
            /// The body.
            body: String,
            /// Header `WWW-Authenticate`.
            www_authenticate: String,
        },
    }

    impl Errors400_401_2 {
        pub(super) fn reply(self) -> crate::runtime::Answer {
            match self {
                Self::BadRequest(body) => crate::runtime::reply::json(400, "application/json", &body),
                Self::Unauthorized { body, www_authenticate } => {
                    let mut reply = crate::runtime::reply::text(401, "text/plain", body)?;
                    reply.header("www-authenticate", www_authenticate)?;
                    Ok(reply)
                }
            }
        }
    }

    /// The body of 422, in one of its media types.
    #[derive(Debug, Clone, PartialEq)]
    pub enum Errors422UnprocessableContentBody {
        /// `application/json`
        Json(super::Problem),
        /// `text/plain`
        Text(String),
    }

    /// Error responses of `addOwner`.
    #[derive(Debug, Clone, PartialEq)]
    pub enum Errors422 {
        /// 422: Not like this.
        UnprocessableContent(Errors422UnprocessableContentBody),
    }

    impl Errors422 {
        pub(super) fn reply(self) -> crate::runtime::Answer {
            match self {
                Self::UnprocessableContent(body) => match body {
                    Errors422UnprocessableContentBody::Json(body) => {
                        crate::runtime::reply::json(422, "application/json", &body)
                    }
                    Errors422UnprocessableContentBody::Text(body) => {
                        crate::runtime::reply::text(422, "text/plain", body)
                    }
                },
            }
        }
    }
}
pub use errors::{Errors400_401, Errors400_401_2, Errors422, Errors422UnprocessableContentBody};

mod operations {
    /// Every operation of `case.yaml`, answered by one implementation.
    #[derive(Debug, Clone)]
    pub struct Operations<S> {
        service: S,
    }

    impl<S> crate::runtime::Operations for Operations<S>
    where
        S: super::PetsApi + super::OwnersApi,
    {
        const DOCUMENT: &'static str = include_str!("document.json");

        const ROUTES: &'static [crate::runtime::Route] = &[
            crate::runtime::Route {
                path: "/pets",
                operations: &[(crate::runtime::Method::GET, 0), (crate::runtime::Method::POST, 1)],
            },
            crate::runtime::Route {
                path: "/owners",
                operations: &[(crate::runtime::Method::GET, 2), (crate::runtime::Method::POST, 3)],
            },
        ];

        async fn call(&self, operation: usize, call: &mut crate::runtime::Call) -> crate::runtime::Answer {
            match operation {
                0 => super::pets::get_pets(&self.service, call).await,
                1 => super::pets::add_pet(&self.service, call).await,
                2 => super::owners::get_owners(&self.service, call).await,
                3 => super::owners::add_owner(&self.service, call).await,
                _ => unreachable!("the routes lead to 4 operations"),
            }
        }
    }

    /// A server that hands each call to the service.
    pub fn stub<S>(service: S) -> crate::runtime::Stub<Operations<S>>
    where
        S: super::PetsApi + super::OwnersApi,
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

    impl super::PetsApi for Mock {
        async fn get_pets(&self) -> Result<super::GetPetsResponse, super::Errors400_401> {
            match crate::runtime::mock::asked() {
                Some(400) => Err(super::Errors400_401::BadRequest(
                    VALUES.value::<String>("/paths/~1pets/get/responses/400/content/text~1plain"),
                )),
                Some(401) => Err(super::Errors400_401::Unauthorized {
                    body: VALUES.value::<String>("/components/responses/Unauthorized/content/text~1plain"),
                    www_authenticate: VALUES.value::<String>("/components/responses/Unauthorized/headers/WWW-Authenticate"),
                }),
                _ => Ok(super::GetPetsResponse::Ok(
                    VALUES.value::<Vec<String>>("/paths/~1pets/get/responses/200/content/application~1json"),
                )),
            }
        }

        async fn add_pet(&self) -> Result<super::AddPetResponse, super::Errors400_401> {
            match crate::runtime::mock::asked() {
                Some(400) => Err(super::Errors400_401::BadRequest(
                    VALUES.value::<String>("/paths/~1pets/post/responses/400/content/text~1plain"),
                )),
                Some(401) => Err(super::Errors400_401::Unauthorized {
                    body: VALUES.value::<String>("/components/responses/Unauthorized/content/text~1plain"),
                    www_authenticate: VALUES.value::<String>("/components/responses/Unauthorized/headers/WWW-Authenticate"),
                }),
                _ => Ok(super::AddPetResponse::NoContent),
            }
        }
    }

    impl super::OwnersApi for Mock {
        async fn get_owners(&self) -> Result<super::GetOwnersResponse, super::Errors400_401_2> {
            match crate::runtime::mock::asked() {
                Some(400) => Err(super::Errors400_401_2::BadRequest(
                    VALUES.value::<super::Problem>("/paths/~1owners/get/responses/400/content/application~1json"),
                )),
                Some(401) => Err(super::Errors400_401_2::Unauthorized {
                    body: VALUES.value::<String>("/components/responses/Unauthorized/content/text~1plain"),
                    www_authenticate: VALUES.value::<String>("/components/responses/Unauthorized/headers/WWW-Authenticate"),
                }),
                _ => Ok(super::GetOwnersResponse::Ok(
                    VALUES.value::<String>("/paths/~1owners/get/responses/200/content/text~1plain"),
                )),
            }
        }

        async fn add_owner(&self, _: super::Problem) -> Result<super::AddOwnerResponse, super::Errors422> {
            match crate::runtime::mock::asked() {
                Some(422) => Err(super::Errors422::UnprocessableContent(
                    super::Errors422UnprocessableContentBody::Json(VALUES.value::<super::Problem>("/paths/~1owners/post/responses/422/content/application~1json")),
                )),
                _ => Ok(super::AddOwnerResponse::NoContent),
            }
        }
    }
}
pub use mock::{Mock};

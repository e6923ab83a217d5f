//! Written by `tests/it/operations.rs`.

mod untagged {
    /// Operations without a tag.
    ///
    /// A method that is not written answers 501.
    pub trait DefaultApi: super::Authenticate {
        /// `GET /pets`, operation `getPets`.
        ///
        /// - `page`: query `page`.
        /// - `service`: query `service`.
        fn get_pets(
            &self,
            page: Option<i64>,
            service: Option<String>,
        ) -> impl Future<Output = Result<GetPetsResponse, super::Errors404>> + Send {
            let _ = (page, service);
            crate::runtime::unimplemented::answer(Ok(GetPetsResponse::Unimplemented))
        }

        /// `POST /pets`, operation `addPet`.
        ///
        /// - `principal`: let in by `token`.
        fn add_pet(&self, principal: Self::Token) -> impl Future<Output = AddPetResponse> + Send {
            let _ = principal;
            crate::runtime::unimplemented::answer(AddPetResponse::Unimplemented)
        }

        /// `GET /status`, operation `getStatus`.
        fn get_status(&self) -> impl Future<Output = GetStatusResponse> + Send {
            crate::runtime::unimplemented::answer(GetStatusResponse::Unimplemented)
        }
    }

    /// Answers to `GET /pets`, operation `getPets`.
    #[derive(Debug, Clone, PartialEq)]
    pub enum GetPetsResponse {
        /// 200: Pets.
        Ok(String),
        /// 404: None.
        NotFound,
        /// 501: nobody has written the operation yet. The document does not have this answer.
        Unimplemented,
    }

    impl From<super::Errors404> for GetPetsResponse {
        fn from(errors: super::Errors404) -> Self {
            use super::Errors404 as Errors;
            match errors {
                Errors::NotFound => Self::NotFound,
            }
        }
    }

    impl GetPetsResponse {
        fn reply(self) -> crate::runtime::Answer {
            use super::Errors404 as Errors;
            match self {
                Self::Ok(body) => crate::runtime::reply::text(200, "text/plain", body),
                Self::NotFound => Errors::NotFound.reply(),
                Self::Unimplemented => crate::runtime::unimplemented::reply("getPets"),
            }
        }
    }

    /// Answers to `POST /pets`, operation `addPet`.
    #[derive(Debug, Clone, PartialEq)]
    pub enum AddPetResponse {
        /// 204: Kept.
        NoContent,
        /// 501: nobody has written the operation yet. The document does not have this answer.
        Unimplemented,
    }

    impl AddPetResponse {
        fn reply(self) -> crate::runtime::Answer {
            match self {
                Self::NoContent => crate::runtime::reply::empty(204),
                Self::Unimplemented => crate::runtime::unimplemented::reply("addPet"),
            }
        }
    }

    /// Answers to `GET /status`, operation `getStatus`.
    #[derive(Debug, Clone, PartialEq)]
    pub enum GetStatusResponse {
        /// Default: Well.
        Default {
            /// The status.
            status: crate::runtime::StatusCode,
        },
        /// 501: nobody has written the operation yet. The document does not have this answer.
        Unimplemented,
    }

    impl GetStatusResponse {
        fn reply(self) -> crate::runtime::Answer {
            match self {
                Self::Default { status } => crate::runtime::reply::empty(status.as_u16()),
                Self::Unimplemented => crate::runtime::unimplemented::reply("getStatus"),
            }
        }
    }

    pub(super) async fn get_pets<S: DefaultApi>(
        service2: &S,
        call: &mut crate::runtime::Call,
    ) -> crate::runtime::Answer {
        const QUERY: [crate::runtime::query::Field; 2] = [
            crate::runtime::query::Field::single("page"),
            crate::runtime::query::Field::single("service"),
        ];
        let query = call.query(&QUERY)?;
        let page: Option<i64> = query.optional(0, crate::runtime::check::any)?;
        let service: Option<String> = query.optional(1, crate::runtime::check::any)?;
        match DefaultApi::get_pets(service2, page, service).await {
            Ok(response) => response.reply(),
            Err(errors) => errors.reply(),
        }
    }

    pub(super) async fn add_pet<S: DefaultApi>(service: &S, call: &mut crate::runtime::Call) -> crate::runtime::Answer {
        let principal = super::security::token(service, call, [&[]]).await?;
        call.query(&[])?;
        DefaultApi::add_pet(service, principal).await.reply()
    }

    pub(super) async fn get_status<S: DefaultApi>(
        service: &S,
        call: &mut crate::runtime::Call,
    ) -> crate::runtime::Answer {
        call.query(&[])?;
        DefaultApi::get_status(service).await.reply()
    }
}
pub use untagged::{DefaultApi, GetPetsResponse, AddPetResponse, GetStatusResponse};

mod errors {
    /// Error responses of `getPets`.
    #[derive(Debug, Clone, PartialEq)]
    pub enum Errors404 {
        /// 404: None.
        NotFound,
    }

    impl Errors404 {
        pub(super) fn reply(self) -> crate::runtime::Answer {
            match self {
                Self::NotFound => crate::runtime::reply::empty(404),
            }
        }
    }
}
pub use errors::{Errors404};

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
        let judged = Authenticate::token(service, credential, scopes[0]).await;
        judged.map_err(|denied| denied.at(crate::runtime::security::Challenge::Bearer))
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
        S: super::DefaultApi,
    {
        const DOCUMENT: &'static str = include_str!("document.json");

        const ROUTES: &'static [crate::runtime::Route] = &[
            crate::runtime::Route {
                path: "/pets",
                operations: &[(crate::runtime::Method::GET, 0), (crate::runtime::Method::POST, 1)],
            },
            crate::runtime::Route {
                path: "/status",
                operations: &[(crate::runtime::Method::GET, 2)],
            },
        ];

        async fn call(&self, operation: usize, call: &mut crate::runtime::Call) -> crate::runtime::Answer {
            match operation {
                0 => super::untagged::get_pets(&self.service, call).await,
                1 => super::untagged::add_pet(&self.service, call).await,
                2 => super::untagged::get_status(&self.service, call).await,
                _ => unreachable!("the routes lead to 3 operations"),
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

    /// The operations that a service has not written, and that therefore answer 501.
    pub fn unimplemented<S>() -> Vec<&'static str>
    where
        S: super::DefaultApi,
    {
        let mut operations = Vec::new();
        let is_default = crate::runtime::unimplemented::is_default(|service_: &'static S, (page, service)| {
            super::DefaultApi::get_pets(service_, page, service)
        });
        if is_default {
            operations.push("getPets");
        }
        let is_default = crate::runtime::unimplemented::is_default(|service: &'static S, principal| {
            super::DefaultApi::add_pet(service, principal)
        });
        if is_default {
            operations.push("addPet");
        }
        let is_default = crate::runtime::unimplemented::is_default(|service: &'static S, ()| {
            super::DefaultApi::get_status(service)
        });
        if is_default {
            operations.push("getStatus");
        }
        operations
    }
}
pub use operations::{Operations, stub, unimplemented};

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
            _: crate::runtime::security::Bearer,
            _: &'static [&'static str],
        ) -> Result<(), crate::runtime::Denied> {
            Ok(())
        }
    }

    impl super::DefaultApi for Mock {
        async fn get_pets(&self, _: Option<i64>, _: Option<String>) -> Result<super::GetPetsResponse, super::Errors404> {
            match crate::runtime::mock::asked() {
                Some(404) => Err(super::Errors404::NotFound),
                _ => Ok(super::GetPetsResponse::Ok(
                    VALUES.value::<String>("/paths/~1pets/get/responses/200/content/text~1plain"),
                )),
            }
        }

        async fn add_pet(&self, _: Self::Token) -> super::AddPetResponse {
            super::AddPetResponse::NoContent
        }

        async fn get_status(&self) -> super::GetStatusResponse {
            super::GetStatusResponse::Default { status: crate::runtime::StatusCode::OK }
        }
    }
}
pub use mock::{Mock};

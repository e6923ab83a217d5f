//! Written by `tests/it/operations.rs`.

mod untagged {
    /// Operations without a tag.
    ///
    /// A method that is not written answers 501.
    pub trait DefaultApi: super::Authenticate {
        /// `GET /pets`, operation `getPets`.
        fn get_pets(
            &self,
            context: crate::runtime::Context<'_>,
            parameters: GetPetsParameters,
        ) -> impl Future<Output = Result<String, GetPetsError>> + Send {
            let _ = (context, parameters);
            crate::runtime::unimplemented::answer("getPets")
        }

        /// `POST /pets`, operation `addPet`.
        ///
        /// - `context.principal`: let in by `token`.
        fn add_pet(
            &self,
            context: crate::runtime::Context<'_, Self::Token>,
        ) -> impl Future<Output = Result<(), AddPetError>> + Send {
            let _ = context;
            crate::runtime::unimplemented::answer("addPet")
        }

        /// `GET /status`, operation `getStatus`.
        fn get_status(
            &self,
            context: crate::runtime::Context<'_>,
        ) -> impl Future<Output = Result<GetStatusResponse, GetStatusError>> + Send {
            let _ = context;
            crate::runtime::unimplemented::answer("getStatus")
        }
    }

    /// Parameters of `GET /pets`, operation `getPets`.
    #[derive(Debug, Clone, PartialEq)]
    pub struct GetPetsParameters {
        /// query `page`.
        pub page: Option<i64>,
        /// query `service`.
        pub service: Option<String>,
    }

    /// Errors of `GET /pets`, operation `getPets`.
    #[derive(Debug)]
    pub enum GetPetsError {
        /// 404: None.
        NotFound(super::NotFound),
        /// An answer that the document does not declare.
        Rejected(crate::runtime::Rejection),
    }

    crate::runtime::errors! { GetPetsError of "getPets" from super::AnyError {
        404 NotFound(super::NotFound) from NotFound,
    } }

    /// Errors of `POST /pets`, operation `addPet`.
    #[derive(Debug)]
    pub enum AddPetError {
        /// An answer that the document does not declare.
        Rejected(crate::runtime::Rejection),
    }

    crate::runtime::errors! { AddPetError of "addPet" from super::AnyError {} }

    /// Answers to `GET /status`, operation `getStatus`.
    #[derive(Debug, Clone, PartialEq)]
    pub enum GetStatusResponse {
        /// Default: Well.
        Default(crate::runtime::StatusCode),
    }

    impl GetStatusResponse {
        fn reply(self, _: &crate::runtime::Call) -> crate::runtime::Answer {
            match self {
                Self::Default(status) => crate::runtime::reply::empty(status.as_u16()),
            }
        }
    }

    /// Errors of `GET /status`, operation `getStatus`.
    #[derive(Debug)]
    pub enum GetStatusError {
        /// An answer that the document does not declare.
        Rejected(crate::runtime::Rejection),
    }

    crate::runtime::errors! { GetStatusError of "getStatus" from super::AnyError {} }

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
        let parameters = GetPetsParameters { page, service };
        match DefaultApi::get_pets(service2, call.context(()), parameters).await {
            Ok(body) => crate::runtime::reply::text(200, "text/plain", body),
            Err(error) => error.reply(call),
        }
    }

    pub(super) async fn add_pet<S: DefaultApi>(service: &S, call: &mut crate::runtime::Call) -> crate::runtime::Answer {
        let principal = super::security::token(service, call, [&[]]).await?;
        call.query(&[])?;
        match DefaultApi::add_pet(service, call.context(principal)).await {
            Ok(()) => crate::runtime::reply::empty(204),
            Err(error) => error.reply(call),
        }
    }

    pub(super) async fn get_status<S: DefaultApi>(
        service: &S,
        call: &mut crate::runtime::Call,
    ) -> crate::runtime::Answer {
        call.query(&[])?;
        match DefaultApi::get_status(service, call.context(())).await {
            Ok(response) => response.reply(call),
            Err(error) => error.reply(call),
        }
    }
}
pub use untagged::{DefaultApi, GetPetsParameters, GetPetsError, AddPetError, GetStatusResponse, GetStatusError};

mod responses {
    /// None.
    #[derive(Debug, Clone, PartialEq)]
    pub struct NotFound;

    impl NotFound {
        pub(super) fn reply(self, status: u16, _: &crate::runtime::Call) -> crate::runtime::Answer {
            crate::runtime::reply::empty(status)
        }
    }

    /// Any error that some operation declares.
    ///
    /// An error of yours that becomes this one serves every operation: `?` makes it the operation's own. What the operation does not declare is answered with 500, and the log tells why.
    #[derive(Debug, Clone, PartialEq)]
    pub enum AnyError {
        /// 404.
        NotFound(NotFound),
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
                Self::NotFound(_) => 404,
                Self::Rejected(rejection) => return rejection,
            };
            crate::runtime::Rejection::internal(format!("the operation `{operation}` does not declare its answer {status}"))
        }
    }
}
pub use responses::{NotFound, AnyError};

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
        get_pets() "/pets",
        add_pet() "/pets",
        get_status() "/status",
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
            Route { path: "/pets", operations: &[(Method::GET, 0), (Method::POST, 1)] },
            Route { path: "/status", operations: &[(Method::GET, 2)] },
        ];

        async fn call(&self, operation: usize, call: &mut crate::runtime::Call) -> crate::runtime::Answer {
            match operation {
                0 => super::untagged::get_pets(&*self.untagged, call).await,
                1 => super::untagged::add_pet(&*self.untagged, call).await,
                2 => super::untagged::get_status(&*self.untagged, call).await,
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

    /// The operations that a service has not written, and that therefore answer 501.
    pub fn unimplemented<S>() -> Vec<&'static str>
    where
        S: super::DefaultApi,
    {
        let mut operations = Vec::new();
        let is_default = crate::runtime::unimplemented::is_default(|service: &'static S, (context, parameters)| {
            super::DefaultApi::get_pets(service, context, parameters)
        });
        if is_default {
            operations.push("getPets");
        }
        let is_default = crate::runtime::unimplemented::is_default(|service: &'static S, context| {
            super::DefaultApi::add_pet(service, context)
        });
        if is_default {
            operations.push("addPet");
        }
        let is_default = crate::runtime::unimplemented::is_default(|service: &'static S, context| {
            super::DefaultApi::get_status(service, context)
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
            _: crate::runtime::Context<'_>,
            _: crate::runtime::security::Bearer,
            _: &'static [&'static str],
        ) -> Result<(), crate::runtime::Denied> {
            Ok(())
        }
    }

    impl super::DefaultApi for Mock {
        async fn get_pets(
            &self,
            context: crate::runtime::Context<'_>,
            _: super::GetPetsParameters,
        ) -> Result<String, super::GetPetsError> {
            match context.preferred_status() {
                Some(404) => Err(super::NotFound.into()),
                _ => Ok(VALUES.value("/paths/~1pets/get/responses/200/content/text~1plain")),
            }
        }

        async fn add_pet(&self, _: crate::runtime::Context<'_, Self::Token>) -> Result<(), super::AddPetError> {
            Ok(())
        }

        async fn get_status(
            &self,
            _: crate::runtime::Context<'_>,
        ) -> Result<super::GetStatusResponse, super::GetStatusError> {
            Ok(super::GetStatusResponse::Default(crate::runtime::StatusCode::OK))
        }
    }
}
pub use mock::{Mock};

//! Written by `tests/it/operations.rs`.

mod zebra {
    /// Operations tagged `zebra`.
    pub trait ZebraApi: Send + Sync + 'static {
        /// `GET /b`, operation `get_a`.
        fn get_a2(&self, context: crate::runtime::Context<'_>) -> impl Future<Output = Result<(), GetA2Error>> + Send;
    }

    /// Errors of `GET /b`, operation `get_a`.
    #[derive(Debug)]
    pub enum GetA2Error {
        /// An answer that the document does not declare.
        Rejected(crate::runtime::Rejection),
    }

    crate::runtime::errors! { GetA2Error of "get_a" from super::AnyError {} }

    pub(super) async fn get_a2<S2: ZebraApi>(service: &S2, call: &mut crate::runtime::Call) -> crate::runtime::Answer {
        call.query(&[])?;
        match ZebraApi::get_a2(service, call.context(())).await {
            Ok(()) => crate::runtime::reply::empty(204),
            Err(error) => error.reply(call),
        }
    }
}
pub use zebra::{ZebraApi, GetA2Error};

mod type_tag {
    /// Operations tagged `type`.
    ///
    /// A keyword.
    pub trait TypeApi: super::Authenticate {
        /// `GET /a/{id}`, operation `getA`.
        ///
        /// - `context.principal`: let in by `type`.
        /// - `body`: `application/json`.
        fn get_a(
            &self,
            context: crate::runtime::Context<'_, Self::Type>,
            parameters: GetAParameters,
            body: String,
        ) -> impl Future<Output = Result<(), GetAError>> + Send;
    }

    /// Parameters of `GET /a/{id}`, operation `getA`.
    #[derive(Debug, Clone, PartialEq)]
    pub struct GetAParameters {
        /// path `id`.
        pub id: i64,
        /// query `id`.
        pub id_query: Option<i64>,
        /// header `id`.
        pub id_header: Option<i64>,
        /// query `self`.
        pub self_: Option<String>,
        /// query `body`.
        pub body_query: Option<String>,
        /// query `call`.
        pub call: Option<String>,
        /// query `service`.
        pub service: Option<String>,
        /// query `query`.
        pub query_query: Option<String>,
        /// query `principal`.
        pub principal: Option<String>,
        /// query `[]`.
        pub query: Option<String>,
        /// query `名前`.
        pub ming_qian: Option<String>,
    }

    /// Errors of `GET /a/{id}`, operation `getA`.
    #[derive(Debug)]
    pub enum GetAError {
        /// An answer that the document does not declare.
        Rejected(crate::runtime::Rejection),
    }

    crate::runtime::errors! { GetAError of "getA" from super::AnyError {} }

    pub(super) async fn get_a<S2: TypeApi>(service2: &S2, call2: &mut crate::runtime::Call) -> crate::runtime::Answer {
        const QUERY: [crate::runtime::query::Field; 9] = [
            crate::runtime::query::Field::single("id"),
            crate::runtime::query::Field::single("self"),
            crate::runtime::query::Field::single("body"),
            crate::runtime::query::Field::single("call"),
            crate::runtime::query::Field::single("service"),
            crate::runtime::query::Field::single("query"),
            crate::runtime::query::Field::single("principal"),
            crate::runtime::query::Field::single("[]"),
            crate::runtime::query::Field::single("名前"),
        ];
        let principal2 = super::security::r#type(service2, call2, [&[]]).await?;
        let id: i64 = call2.path(0, "id", crate::runtime::check::any)?;
        let query2 = call2.query(&QUERY)?;
        let id_query: Option<i64> = query2.optional(0, crate::runtime::check::any)?;
        let self_: Option<String> = query2.optional(1, crate::runtime::check::any)?;
        let body_query: Option<String> = query2.optional(2, crate::runtime::check::any)?;
        let call: Option<String> = query2.optional(3, crate::runtime::check::any)?;
        let service: Option<String> = query2.optional(4, crate::runtime::check::any)?;
        let query_query: Option<String> = query2.optional(5, crate::runtime::check::any)?;
        let principal: Option<String> = query2.optional(6, crate::runtime::check::any)?;
        let query: Option<String> = query2.optional(7, crate::runtime::check::any)?;
        let ming_qian: Option<String> = query2.optional(8, crate::runtime::check::any)?;
        let id_header: Option<i64> = call2.header_optional("id", crate::runtime::check::any)?;
        let body: String = call2.json(crate::runtime::check::any).await?;
        let parameters = GetAParameters {
            id,
            id_query,
            id_header,
            self_,
            body_query,
            call,
            service,
            query_query,
            principal,
            query,
            ming_qian,
        };
        match TypeApi::get_a(service2, call2.context(principal2), parameters, body).await {
            Ok(()) => crate::runtime::reply::empty(204),
            Err(error) => error.reply(call2),
        }
    }
}
pub use type_tag::{TypeApi, GetAParameters, GetAError};

mod errors {
    /// Operations tagged `errors`.
    pub trait ErrorsApi: Send + Sync + 'static {
        /// `PUT /b`, operation `GetA`.
        fn get_a3(&self, context: crate::runtime::Context<'_>) -> impl Future<Output = Result<(), GetA3Error>> + Send;
    }

    /// Errors of `PUT /b`, operation `GetA`.
    #[derive(Debug)]
    pub enum GetA3Error {
        /// An answer that the document does not declare.
        Rejected(crate::runtime::Rejection),
    }

    crate::runtime::errors! { GetA3Error of "GetA" from super::AnyError {} }

    pub(super) async fn get_a3<S2: ErrorsApi>(service: &S2, call: &mut crate::runtime::Call) -> crate::runtime::Answer {
        call.query(&[])?;
        match ErrorsApi::get_a3(service, call.context(())).await {
            Ok(()) => crate::runtime::reply::empty(204),
            Err(error) => error.reply(call),
        }
    }
}
pub use errors::{ErrorsApi, GetA3Error};

mod unicode {
    /// Operations tagged `Ünïcode`.
    pub trait UnicodeApi: Send + Sync + 'static {
        /// `POST /b`, operation `type`.
        fn r#type(&self, context: crate::runtime::Context<'_>) -> impl Future<Output = Result<(), TypeError>> + Send;
    }

    /// Errors of `POST /b`, operation `type`.
    #[derive(Debug)]
    pub enum TypeError {
        /// An answer that the document does not declare.
        Rejected(crate::runtime::Rejection),
    }

    crate::runtime::errors! { TypeError of "type" from super::AnyError {} }

    pub(super) async fn r#type<S2: UnicodeApi>(
        service: &S2,
        call: &mut crate::runtime::Call,
    ) -> crate::runtime::Answer {
        call.query(&[])?;
        match UnicodeApi::r#type(service, call.context(())).await {
            Ok(()) => crate::runtime::reply::empty(204),
            Err(error) => error.reply(call),
        }
    }
}
pub use unicode::{UnicodeApi, TypeError};

mod unicode2 {
    /// Operations tagged `ünïcode`.
    pub trait UnicodeApi2: Send + Sync + 'static {
        /// `DELETE /b`, operation `crate`.
        fn crate_(&self, context: crate::runtime::Context<'_>) -> impl Future<Output = Result<(), CrateError>> + Send;
    }

    /// Errors of `DELETE /b`, operation `crate`.
    #[derive(Debug)]
    pub enum CrateError {
        /// An answer that the document does not declare.
        Rejected(crate::runtime::Rejection),
    }

    crate::runtime::errors! { CrateError of "crate" from super::AnyError {} }

    pub(super) async fn crate_<S2: UnicodeApi2>(
        service: &S2,
        call: &mut crate::runtime::Call,
    ) -> crate::runtime::Answer {
        call.query(&[])?;
        match UnicodeApi2::crate_(service, call.context(())).await {
            Ok(()) => crate::runtime::reply::empty(204),
            Err(error) => error.reply(call),
        }
    }
}
pub use unicode2::{UnicodeApi2, CrateError};

mod untagged {
    /// Operations without a tag.
    pub trait DefaultApi: Send + Sync + 'static {
        /// `GET /pets/{petId}/toys/{toyId}`.
        fn get_pets_by_pet_id_toys_by_toy_id(
            &self,
            context: crate::runtime::Context<'_>,
            parameters: GetPetsByPetIdToysByToyIdParameters,
        ) -> impl Future<Output = Result<(), GetPetsByPetIdToysByToyIdError>> + Send;

        /// `GET /`.
        fn get_root(
            &self,
            context: crate::runtime::Context<'_>,
        ) -> impl Future<Output = Result<(), GetRootError>> + Send;
    }

    /// Parameters of `GET /pets/{petId}/toys/{toyId}`.
    #[derive(Debug, Clone, PartialEq)]
    pub struct GetPetsByPetIdToysByToyIdParameters {
        /// path `petId`.
        pub pet_id: String,
        /// path `toyId`.
        pub toy_id: String,
    }

    /// Errors of `GET /pets/{petId}/toys/{toyId}`.
    #[derive(Debug)]
    pub enum GetPetsByPetIdToysByToyIdError {
        /// An answer that the document does not declare.
        Rejected(crate::runtime::Rejection),
    }

    crate::runtime::errors! { GetPetsByPetIdToysByToyIdError of "get_pets_by_pet_id_toys_by_toy_id" from super::AnyError {} }

    /// Errors of `GET /`.
    #[derive(Debug)]
    pub enum GetRootError {
        /// An answer that the document does not declare.
        Rejected(crate::runtime::Rejection),
    }

    crate::runtime::errors! { GetRootError of "get_root" from super::AnyError {} }

    pub(super) async fn get_pets_by_pet_id_toys_by_toy_id<S2: DefaultApi>(
        service: &S2,
        call: &mut crate::runtime::Call,
    ) -> crate::runtime::Answer {
        let pet_id: String = call.path(0, "petId", crate::runtime::check::any)?;
        let toy_id: String = call.path(1, "toyId", crate::runtime::check::any)?;
        call.query(&[])?;
        let parameters = GetPetsByPetIdToysByToyIdParameters { pet_id, toy_id };
        match DefaultApi::get_pets_by_pet_id_toys_by_toy_id(service, call.context(()), parameters).await {
            Ok(()) => crate::runtime::reply::empty(204),
            Err(error) => error.reply(call),
        }
    }

    pub(super) async fn get_root<S2: DefaultApi>(
        service: &S2,
        call: &mut crate::runtime::Call,
    ) -> crate::runtime::Answer {
        call.query(&[])?;
        match DefaultApi::get_root(service, call.context(())).await {
            Ok(()) => crate::runtime::reply::empty(204),
            Err(error) => error.reply(call),
        }
    }
}
pub use untagged::{DefaultApi, GetPetsByPetIdToysByToyIdParameters, GetPetsByPetIdToysByToyIdError, GetRootError};

mod tag {
    /// Operations tagged ``.
    pub trait Api: Send + Sync + 'static {
        /// `POST /s`, operation `takesS`.
        ///
        /// - `body`: `application/json`.
        fn takes_s(
            &self,
            context: crate::runtime::Context<'_>,
            body: S,
        ) -> impl Future<Output = Result<Operations, TakesSError>> + Send;
    }

    /// Errors of `POST /s`, operation `takesS`.
    #[derive(Debug)]
    pub enum TakesSError {
        /// An answer that the document does not declare.
        Rejected(crate::runtime::Rejection),
    }

    crate::runtime::errors! { TakesSError of "takesS" from super::AnyError {} }

    pub(super) async fn takes_s<S2: Api>(service: &S2, call: &mut crate::runtime::Call) -> crate::runtime::Answer {
        call.query(&[])?;
        let body: S = call.json(crate::runtime::check::any).await?;
        match Api::takes_s(service, call.context(()), body).await {
            Ok(body) => crate::runtime::reply::json(200, "application/json", &body),
            Err(error) => error.reply(call),
        }
    }

    /// Schema `S`.
    #[derive(Debug, Clone, PartialEq)]
    pub struct S {
        /// Property `a`.
        pub a: Option<String>,
    }
    crate::runtime::object! {
        S {
            0 a "a" optional,
        }
    }

    /// Schema `Operations`.
    #[derive(Debug, Clone, PartialEq)]
    pub struct Operations {
        /// Property `a`.
        pub a: Option<String>,
    }
    crate::runtime::object! {
        Operations {
            0 a "a" optional,
        }
    }
}
pub use tag::{Api, TakesSError, S, Operations};

mod responses {
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
pub use responses::{AnyError};

mod security {
    /// Judges who calls.
    ///
    /// A method is called with a credential that is well formed, and says whom it lets in.
    pub trait Authenticate: Send + Sync + 'static {
        /// Whom `type` lets in.
        type Type: Send;

        /// Scheme `type`: HTTP bearer, a token.
        fn r#type(
            &self,
            context: crate::runtime::Context<'_>,
            credential: crate::runtime::security::Bearer,
            scopes: &'static [&'static str],
        ) -> impl Future<Output = Result<Self::Type, crate::runtime::Denied>> + Send;
    }

    pub(super) async fn r#type<A: Authenticate>(
        service: &A,
        call: &crate::runtime::Call,
        scopes: [&'static [&'static str]; 1],
    ) -> Result<A::Type, crate::runtime::Rejection> {
        let credential = crate::runtime::security::bearer(call)?;
        let judged = Authenticate::r#type(service, call.context(()), credential, scopes[0]).await;
        judged.map_err(|denied| denied.at(crate::runtime::security::Challenge::Bearer))
    }
}
pub use security::{Authenticate};

mod links {
    crate::runtime::links! {
        get_a(id: &i64) "/a/{id}",
        get_a2() "/b",
        get_a3() "/b",
        r#type() "/b",
        crate_() "/b",
        get_pets_by_pet_id_toys_by_toy_id(pet_id: &String, toy_id: &String) "/pets/{petId}/toys/{toyId}",
        get_root() "/",
        takes_s() "/s",
    }
}

mod operations {
    use crate::runtime::{Method, Route};

    crate::runtime::services! { Operations2 {
        /// Answers operations tagged `errors`.
        errors: Errors,
        /// Answers operations tagged ``.
        tag: Tag,
        /// Answers operations tagged `type`.
        type_tag: TypeTag,
        /// Answers operations tagged `Ünïcode`.
        unicode: Unicode,
        /// Answers operations tagged `ünïcode`.
        unicode2: Unicode2,
        /// Answers operations without a tag.
        untagged: Untagged,
        /// Answers operations tagged `zebra`.
        zebra: Zebra,
    } }

    impl<Errors, Tag, TypeTag, Unicode, Unicode2, Untagged, Zebra> crate::runtime::Operations
    for Operations2<Errors, Tag, TypeTag, Unicode, Unicode2, Untagged, Zebra>
    where
        Errors: super::ErrorsApi,
        Tag: super::Api,
        TypeTag: super::TypeApi,
        Unicode: super::UnicodeApi,
        Unicode2: super::UnicodeApi2,
        Untagged: super::DefaultApi,
        Zebra: super::ZebraApi,
    {
        const DOCUMENT: &'static str = include_str!("document.json");

        const ROUTES: &'static [Route] = &[
            Route { path: "/a/{id}", operations: &[(Method::GET, 0)] },
            Route {
                path: "/b",
                operations: &[(Method::GET, 1), (Method::PUT, 2), (Method::POST, 3), (Method::DELETE, 4)],
            },
            Route { path: "/pets/{petId}/toys/{toyId}", operations: &[(Method::GET, 5)] },
            Route { path: "/", operations: &[(Method::GET, 6)] },
            Route { path: "/s", operations: &[(Method::POST, 7)] },
        ];

        async fn call(&self, operation: usize, call: &mut crate::runtime::Call) -> crate::runtime::Answer {
            match operation {
                0 => super::type_tag::get_a(&*self.type_tag, call).await,
                1 => super::zebra::get_a2(&*self.zebra, call).await,
                2 => super::errors::get_a3(&*self.errors, call).await,
                3 => super::unicode::r#type(&*self.unicode, call).await,
                4 => super::unicode2::crate_(&*self.unicode2, call).await,
                5 => super::untagged::get_pets_by_pet_id_toys_by_toy_id(&*self.untagged, call).await,
                6 => super::untagged::get_root(&*self.untagged, call).await,
                7 => super::tag::takes_s(&*self.tag, call).await,
                _ => unreachable!("the routes lead to 8 operations"),
            }
        }
    }

    /// A server that hands each call to the service. `Operations2::new()` takes one for each tag.
    pub fn stub<S2>(service: S2) -> crate::runtime::Stub<Operations2<S2>>
    where
        S2: super::ErrorsApi
            + super::Api
            + super::TypeApi
            + super::UnicodeApi
            + super::UnicodeApi2
            + super::DefaultApi
            + super::ZebraApi,
    {
        crate::runtime::Stub::new(Operations2::all(service))
    }
}
pub use operations::{Operations2, stub};

mod mock {
    /// Answers every operation from the document's examples, or with made-up values that fit its schemas: with success, or with the status that is asked for.
    #[derive(Debug, Clone, Copy, Default)]
    pub struct Mock;

    static VALUES: crate::runtime::mock::Values = crate::runtime::mock::Values::new(super::MOCK_VALUES);

    /// Lets in everybody who shows a well-formed credential.
    impl super::Authenticate for Mock {
        type Type = ();

        async fn r#type(
            &self,
            _: crate::runtime::Context<'_>,
            _: crate::runtime::security::Bearer,
            _: &'static [&'static str],
        ) -> Result<(), crate::runtime::Denied> {
            Ok(())
        }
    }

    impl super::ZebraApi for Mock {
        async fn get_a2(&self, _: crate::runtime::Context<'_>) -> Result<(), super::GetA2Error> {
            Ok(())
        }
    }

    impl super::TypeApi for Mock {
        async fn get_a(
            &self,
            _: crate::runtime::Context<'_, Self::Type>,
            _: super::GetAParameters,
            _: String,
        ) -> Result<(), super::GetAError> {
            Ok(())
        }
    }

    impl super::ErrorsApi for Mock {
        async fn get_a3(&self, _: crate::runtime::Context<'_>) -> Result<(), super::GetA3Error> {
            Ok(())
        }
    }

    impl super::UnicodeApi for Mock {
        async fn r#type(&self, _: crate::runtime::Context<'_>) -> Result<(), super::TypeError> {
            Ok(())
        }
    }

    impl super::UnicodeApi2 for Mock {
        async fn crate_(&self, _: crate::runtime::Context<'_>) -> Result<(), super::CrateError> {
            Ok(())
        }
    }

    impl super::DefaultApi for Mock {
        async fn get_pets_by_pet_id_toys_by_toy_id(
            &self,
            _: crate::runtime::Context<'_>,
            _: super::GetPetsByPetIdToysByToyIdParameters,
        ) -> Result<(), super::GetPetsByPetIdToysByToyIdError> {
            Ok(())
        }

        async fn get_root(&self, _: crate::runtime::Context<'_>) -> Result<(), super::GetRootError> {
            Ok(())
        }
    }

    impl super::Api for Mock {
        async fn takes_s(
            &self,
            _: crate::runtime::Context<'_>,
            _: super::S,
        ) -> Result<super::Operations, super::TakesSError> {
            Ok(VALUES.value("/paths/~1s/post/responses/200/content/application~1json"))
        }
    }
}
pub use mock::{Mock};

//! Written by `tests/it/operations.rs`.

mod zebra {
    /// Operations tagged `zebra`.
    pub trait ZebraApi: Send + Sync + 'static {
        /// `GET /b`, operation `get_a`.
        fn get_a2(&self) -> impl Future<Output = GetA2Response> + Send;
    }

    /// Answers to `GET /b`, operation `get_a`.
    #[derive(Debug, Clone, PartialEq)]
    pub enum GetA2Response {
        /// 204: Done.
        NoContent,
    }

    impl GetA2Response {
        fn reply(self) -> crate::runtime::Answer {
            match self {
                Self::NoContent => crate::runtime::reply::empty(204),
            }
        }
    }

    pub(super) async fn get_a2<S2: ZebraApi>(service: &S2, call: &mut crate::runtime::Call) -> crate::runtime::Answer {
        call.query(&[])?;
        ZebraApi::get_a2(service).await.reply()
    }
}
pub use zebra::{ZebraApi, GetA2Response};

mod type_tag {
    /// Operations tagged `type`.
    ///
    /// A keyword.
    pub trait TypeApi: super::Authenticate {
        /// `GET /a/{id}`, operation `getA`.
        ///
        /// - `principal`: let in by `type`.
        /// - `id`: path `id`.
        /// - `id_query`: query `id`.
        /// - `id_header`: header `id`.
        /// - `self_`: query `self`.
        /// - `body_query`: query `body`.
        /// - `call`: query `call`.
        /// - `service`: query `service`.
        /// - `query`: query `query`.
        /// - `principal_query`: query `principal`.
        /// - `query_query`: query `[]`.
        /// - `ming_qian`: query `名前`.
        /// - `body`: `application/json`.
        #[expect(clippy::too_many_arguments, reason = "one argument for each parameter of the operation")]
        fn get_a(
            &self,
            principal: Self::Type,
            id: i64,
            id_query: Option<i64>,
            id_header: Option<i64>,
            self_: Option<String>,
            body_query: Option<String>,
            call: Option<String>,
            service: Option<String>,
            query: Option<String>,
            principal_query: Option<String>,
            query_query: Option<String>,
            ming_qian: Option<String>,
            body: String,
        ) -> impl Future<Output = GetAResponse2> + Send;
    }

    /// Answers to `GET /a/{id}`, operation `getA`.
    #[derive(Debug, Clone, PartialEq)]
    pub enum GetAResponse2 {
        /// 204: Done.
        NoContent,
    }

    impl GetAResponse2 {
        fn reply(self) -> crate::runtime::Answer {
            match self {
                Self::NoContent => crate::runtime::reply::empty(204),
            }
        }
    }

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
        let principal = super::security::r#type(service2, call2, [&[]]).await?;
        let id: i64 = call2.path(0, "id", crate::runtime::check::any)?;
        let query2 = call2.query(&QUERY)?;
        let id_query: Option<i64> = query2.optional(0, crate::runtime::check::any)?;
        let self_: Option<String> = query2.optional(1, crate::runtime::check::any)?;
        let body_query: Option<String> = query2.optional(2, crate::runtime::check::any)?;
        let call: Option<String> = query2.optional(3, crate::runtime::check::any)?;
        let service: Option<String> = query2.optional(4, crate::runtime::check::any)?;
        let query: Option<String> = query2.optional(5, crate::runtime::check::any)?;
        let principal_query: Option<String> = query2.optional(6, crate::runtime::check::any)?;
        let query_query: Option<String> = query2.optional(7, crate::runtime::check::any)?;
        let ming_qian: Option<String> = query2.optional(8, crate::runtime::check::any)?;
        let id_header: Option<i64> = call2.header_optional("id", crate::runtime::check::any)?;
        let body: String = call2.json(crate::runtime::check::any).await?;
        TypeApi::get_a(
            service2,
            principal,
            id,
            id_query,
            id_header,
            self_,
            body_query,
            call,
            service,
            query,
            principal_query,
            query_query,
            ming_qian,
            body,
        )
        .await
        .reply()
    }
}
pub use type_tag::{TypeApi, GetAResponse2};

mod errors_tag {
    /// Operations tagged `errors`.
    pub trait ErrorsApi: Send + Sync + 'static {
        /// `PUT /b`, operation `GetA`.
        fn get_a3(&self) -> impl Future<Output = GetA3Response> + Send;
    }

    /// Answers to `PUT /b`, operation `GetA`.
    #[derive(Debug, Clone, PartialEq)]
    pub enum GetA3Response {
        /// 204: Done.
        NoContent,
    }

    impl GetA3Response {
        fn reply(self) -> crate::runtime::Answer {
            match self {
                Self::NoContent => crate::runtime::reply::empty(204),
            }
        }
    }

    pub(super) async fn get_a3<S2: ErrorsApi>(service: &S2, call: &mut crate::runtime::Call) -> crate::runtime::Answer {
        call.query(&[])?;
        ErrorsApi::get_a3(service).await.reply()
    }
}
pub use errors_tag::{ErrorsApi, GetA3Response};

mod unicode {
    /// Operations tagged `Ünïcode`.
    pub trait UnicodeApi: Send + Sync + 'static {
        /// `POST /b`, operation `type`.
        fn r#type(&self) -> impl Future<Output = TypeResponse> + Send;
    }

    /// Answers to `POST /b`, operation `type`.
    #[derive(Debug, Clone, PartialEq)]
    pub enum TypeResponse {
        /// 204: Done.
        NoContent,
    }

    impl TypeResponse {
        fn reply(self) -> crate::runtime::Answer {
            match self {
                Self::NoContent => crate::runtime::reply::empty(204),
            }
        }
    }

    pub(super) async fn r#type<S2: UnicodeApi>(
        service: &S2,
        call: &mut crate::runtime::Call,
    ) -> crate::runtime::Answer {
        call.query(&[])?;
        UnicodeApi::r#type(service).await.reply()
    }
}
pub use unicode::{UnicodeApi, TypeResponse};

mod unicode2 {
    /// Operations tagged `ünïcode`.
    pub trait UnicodeApi2: Send + Sync + 'static {
        /// `DELETE /b`, operation `crate`.
        fn crate_(&self) -> impl Future<Output = CrateResponse> + Send;
    }

    /// Answers to `DELETE /b`, operation `crate`.
    #[derive(Debug, Clone, PartialEq)]
    pub enum CrateResponse {
        /// 204: Done.
        NoContent,
    }

    impl CrateResponse {
        fn reply(self) -> crate::runtime::Answer {
            match self {
                Self::NoContent => crate::runtime::reply::empty(204),
            }
        }
    }

    pub(super) async fn crate_<S2: UnicodeApi2>(
        service: &S2,
        call: &mut crate::runtime::Call,
    ) -> crate::runtime::Answer {
        call.query(&[])?;
        UnicodeApi2::crate_(service).await.reply()
    }
}
pub use unicode2::{UnicodeApi2, CrateResponse};

mod untagged {
    /// Operations without a tag.
    pub trait DefaultApi: Send + Sync + 'static {
        /// `GET /pets/{petId}/toys/{toyId}`.
        ///
        /// - `pet_id`: path `petId`.
        /// - `toy_id`: path `toyId`.
        fn get_pets_by_pet_id_toys_by_toy_id(
            &self,
            pet_id: String,
            toy_id: String,
        ) -> impl Future<Output = GetPetsByPetIdToysByToyIdResponse> + Send;

        /// `GET /`.
        fn get_root(&self) -> impl Future<Output = GetRootResponse> + Send;
    }

    /// Answers to `GET /pets/{petId}/toys/{toyId}`.
    #[derive(Debug, Clone, PartialEq)]
    pub enum GetPetsByPetIdToysByToyIdResponse {
        /// 204: Done.
        NoContent,
    }

    impl GetPetsByPetIdToysByToyIdResponse {
        fn reply(self) -> crate::runtime::Answer {
            match self {
                Self::NoContent => crate::runtime::reply::empty(204),
            }
        }
    }

    /// Answers to `GET /`.
    #[derive(Debug, Clone, PartialEq)]
    pub enum GetRootResponse {
        /// 204: Done.
        NoContent,
    }

    impl GetRootResponse {
        fn reply(self) -> crate::runtime::Answer {
            match self {
                Self::NoContent => crate::runtime::reply::empty(204),
            }
        }
    }

    pub(super) async fn get_pets_by_pet_id_toys_by_toy_id<S2: DefaultApi>(
        service: &S2,
        call: &mut crate::runtime::Call,
    ) -> crate::runtime::Answer {
        let pet_id: String = call.path(0, "petId", crate::runtime::check::any)?;
        let toy_id: String = call.path(1, "toyId", crate::runtime::check::any)?;
        call.query(&[])?;
        DefaultApi::get_pets_by_pet_id_toys_by_toy_id(service, pet_id, toy_id).await.reply()
    }

    pub(super) async fn get_root<S2: DefaultApi>(
        service: &S2,
        call: &mut crate::runtime::Call,
    ) -> crate::runtime::Answer {
        call.query(&[])?;
        DefaultApi::get_root(service).await.reply()
    }
}
pub use untagged::{DefaultApi, GetPetsByPetIdToysByToyIdResponse, GetRootResponse};

mod tag {
    /// Operations tagged ``.
    pub trait Api: Send + Sync + 'static {
        /// `POST /s`, operation `takesS`.
        ///
        /// - `body`: `application/json`.
        fn takes_s(&self, body: S) -> impl Future<Output = TakesSResponse> + Send;
    }

    /// Answers to `POST /s`, operation `takesS`.
    #[derive(Debug, Clone, PartialEq)]
    pub enum TakesSResponse {
        /// 200: Done.
        Ok(Operations),
    }

    impl TakesSResponse {
        fn reply(self) -> crate::runtime::Answer {
            match self {
                Self::Ok(body) => crate::runtime::reply::json(200, "application/json", &body),
            }
        }
    }

    pub(super) async fn takes_s<S2: Api>(service: &S2, call: &mut crate::runtime::Call) -> crate::runtime::Answer {
        call.query(&[])?;
        let body: S = call.json(crate::runtime::check::any).await?;
        Api::takes_s(service, body).await.reply()
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
pub use tag::{Api, TakesSResponse, S, Operations};

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
        let judged = Authenticate::r#type(service, credential, scopes[0]).await;
        judged.map_err(|denied| denied.at(crate::runtime::security::Challenge::Bearer))
    }
}
pub use security::{Authenticate};

mod operations {
    /// Every operation of `case.yaml`, answered by one implementation.
    #[derive(Debug, Clone)]
    pub struct Operations2<S> {
        service: S,
    }

    impl<S> crate::runtime::Operations for Operations2<S>
    where
        S: super::ZebraApi
            + super::TypeApi
            + super::ErrorsApi
            + super::UnicodeApi
            + super::UnicodeApi2
            + super::DefaultApi
            + super::Api,
    {
        const DOCUMENT: &'static str = include_str!("document.json");

        const ROUTES: &'static [crate::runtime::Route] = &[
            crate::runtime::Route {
                path: "/a/{id}",
                operations: &[(crate::runtime::Method::GET, 0)],
            },
            crate::runtime::Route {
                path: "/b",
                operations: &[
                    (crate::runtime::Method::GET, 1),
                    (crate::runtime::Method::PUT, 2),
                    (crate::runtime::Method::POST, 3),
                    (crate::runtime::Method::DELETE, 4),
                ],
            },
            crate::runtime::Route {
                path: "/pets/{petId}/toys/{toyId}",
                operations: &[(crate::runtime::Method::GET, 5)],
            },
            crate::runtime::Route {
                path: "/",
                operations: &[(crate::runtime::Method::GET, 6)],
            },
            crate::runtime::Route {
                path: "/s",
                operations: &[(crate::runtime::Method::POST, 7)],
            },
        ];

        async fn call(&self, operation: usize, call: &mut crate::runtime::Call) -> crate::runtime::Answer {
            match operation {
                0 => super::type_tag::get_a(&self.service, call).await,
                1 => super::zebra::get_a2(&self.service, call).await,
                2 => super::errors_tag::get_a3(&self.service, call).await,
                3 => super::unicode::r#type(&self.service, call).await,
                4 => super::unicode2::crate_(&self.service, call).await,
                5 => super::untagged::get_pets_by_pet_id_toys_by_toy_id(&self.service, call).await,
                6 => super::untagged::get_root(&self.service, call).await,
                7 => super::tag::takes_s(&self.service, call).await,
                _ => unreachable!("the routes lead to 8 operations"),
            }
        }
    }

    /// A server that hands each call to the service.
    pub fn stub<S>(service: S) -> crate::runtime::Stub<Operations2<S>>
    where
        S: super::ZebraApi
            + super::TypeApi
            + super::ErrorsApi
            + super::UnicodeApi
            + super::UnicodeApi2
            + super::DefaultApi
            + super::Api,
    {
        crate::runtime::Stub::new(Operations2 { service })
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
            _: crate::runtime::security::Bearer,
            _: &'static [&'static str],
        ) -> Result<(), crate::runtime::Denied> {
            Ok(())
        }
    }

    impl super::ZebraApi for Mock {
        async fn get_a2(&self) -> super::GetA2Response {
            super::GetA2Response::NoContent
        }
    }

    impl super::TypeApi for Mock {
        async fn get_a(
            &self,
            _: Self::Type,
            _: i64,
            _: Option<i64>,
            _: Option<i64>,
            _: Option<String>,
            _: Option<String>,
            _: Option<String>,
            _: Option<String>,
            _: Option<String>,
            _: Option<String>,
            _: Option<String>,
            _: Option<String>,
            _: String,
        ) -> super::GetAResponse2 {
            super::GetAResponse2::NoContent
        }
    }

    impl super::ErrorsApi for Mock {
        async fn get_a3(&self) -> super::GetA3Response {
            super::GetA3Response::NoContent
        }
    }

    impl super::UnicodeApi for Mock {
        async fn r#type(&self) -> super::TypeResponse {
            super::TypeResponse::NoContent
        }
    }

    impl super::UnicodeApi2 for Mock {
        async fn crate_(&self) -> super::CrateResponse {
            super::CrateResponse::NoContent
        }
    }

    impl super::DefaultApi for Mock {
        async fn get_pets_by_pet_id_toys_by_toy_id(
            &self,
            _: String,
            _: String,
        ) -> super::GetPetsByPetIdToysByToyIdResponse {
            super::GetPetsByPetIdToysByToyIdResponse::NoContent
        }

        async fn get_root(&self) -> super::GetRootResponse {
            super::GetRootResponse::NoContent
        }
    }

    impl super::Api for Mock {
        async fn takes_s(&self, _: super::S) -> super::TakesSResponse {
            super::TakesSResponse::Ok(
                VALUES.value::<super::Operations>("/paths/~1s/post/responses/200/content/application~1json"),
            )
        }
    }
}
pub use mock::{Mock};

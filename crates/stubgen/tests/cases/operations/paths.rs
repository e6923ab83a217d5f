//! Written by `tests/it/operations.rs`.
// error[path-served-twice] #/paths/~1pets~1{name}/get: `GET /pets/{name}` is served by another operation already. Move one of the two to another path or method.
// warning[query-in-path] #/paths/~1search?kind=cat: `/search?kind=cat` is served as `/search`. Declare what follows `?` as query parameters, and remove what follows `#`.
// error[path-served-twice] #/paths/~1find#cat/get: `GET /find#cat` is served by another operation already. Move one of the two to another path or method.
// error[unroutable-path] #/paths/~1{broken: The path `/{broken` cannot be routed. Begin it with `/`, and write each variable once as `{name}`.
// error[unroutable-path] #/paths/no-slash: The path `no-slash` cannot be routed. Begin it with `/`, and write each variable once as `{name}`.
// error[unroutable-path] #/paths/~1twice~1{a}~1{a}: The path `/twice/{a}/{a}` cannot be routed. Begin it with `/`, and write each variable once as `{name}`.
// error[unroutable-path] #/paths/~1joined~1{a}{b}: The path `/joined/{a}{b}` cannot be routed. Begin it with `/`, and write each variable once as `{name}`.
// warning[variable-taken-as-text] #/paths/~1undeclared~1{a}/get: `{a}` is declared by no parameter and is taken as text. Add a parameter with `name: a`, `in: path` and `required: true`.

mod untagged {
    /// Operations without a tag.
    pub trait DefaultApi: Send + Sync + 'static {
        /// `GET /pets/{id}`, operation `getPet`.
        ///
        /// - `id`: path `id`.
        fn get_pet(&self, id: i64) -> impl Future<Output = GetPetResponse> + Send;

        /// `DELETE /pets/{name}`, operation `deletePet`.
        ///
        /// - `name`: path `name`.
        fn delete_pet(&self, name: String) -> impl Future<Output = DeletePetResponse> + Send;

        /// `GET /search?kind=cat`, operation `cut`.
        fn cut(&self) -> impl Future<Output = CutResponse> + Send;

        /// `GET /find`, operation `whole`.
        fn whole(&self) -> impl Future<Output = WholeResponse> + Send;

        /// `GET /undeclared/{a}`, operation `undeclared`.
        ///
        /// - `a`: path `a`.
        fn undeclared(&self, a: String) -> impl Future<Output = UndeclaredResponse> + Send;
    }

    /// Answers to `GET /pets/{id}`, operation `getPet`.
    #[derive(Debug, Clone, PartialEq)]
    pub enum GetPetResponse {
        /// 204: Done.
        NoContent,
    }

    impl GetPetResponse {
        fn reply(self) -> crate::runtime::Answer {
            match self {
                Self::NoContent => crate::runtime::reply::empty(204),
            }
        }
    }

    /// Answers to `DELETE /pets/{name}`, operation `deletePet`.
    #[derive(Debug, Clone, PartialEq)]
    pub enum DeletePetResponse {
        /// 204: Done.
        NoContent,
    }

    impl DeletePetResponse {
        fn reply(self) -> crate::runtime::Answer {
            match self {
                Self::NoContent => crate::runtime::reply::empty(204),
            }
        }
    }

    /// Answers to `GET /search?kind=cat`, operation `cut`.
    #[derive(Debug, Clone, PartialEq)]
    pub enum CutResponse {
        /// 204: Done.
        NoContent,
    }

    impl CutResponse {
        fn reply(self) -> crate::runtime::Answer {
            match self {
                Self::NoContent => crate::runtime::reply::empty(204),
            }
        }
    }

    /// Answers to `GET /find`, operation `whole`.
    #[derive(Debug, Clone, PartialEq)]
    pub enum WholeResponse {
        /// 204: Done.
        NoContent,
    }

    impl WholeResponse {
        fn reply(self) -> crate::runtime::Answer {
            match self {
                Self::NoContent => crate::runtime::reply::empty(204),
            }
        }
    }

    /// Answers to `GET /undeclared/{a}`, operation `undeclared`.
    #[derive(Debug, Clone, PartialEq)]
    pub enum UndeclaredResponse {
        /// 204: Done.
        NoContent,
    }

    impl UndeclaredResponse {
        fn reply(self) -> crate::runtime::Answer {
            match self {
                Self::NoContent => crate::runtime::reply::empty(204),
            }
        }
    }

    pub(super) async fn get_pet<S: DefaultApi>(service: &S, call: &mut crate::runtime::Call) -> crate::runtime::Answer {
        let id: i64 = call.path(0, "id", crate::runtime::check::any)?;
        call.query(&[])?;
        DefaultApi::get_pet(service, id).await.reply()
    }

    pub(super) async fn delete_pet<S: DefaultApi>(
        service: &S,
        call: &mut crate::runtime::Call,
    ) -> crate::runtime::Answer {
        let name: String = call.path(0, "name", crate::runtime::check::any)?;
        call.query(&[])?;
        DefaultApi::delete_pet(service, name).await.reply()
    }

    pub(super) async fn cut<S: DefaultApi>(service: &S, call: &mut crate::runtime::Call) -> crate::runtime::Answer {
        call.query(&[])?;
        DefaultApi::cut(service).await.reply()
    }

    pub(super) async fn whole<S: DefaultApi>(service: &S, call: &mut crate::runtime::Call) -> crate::runtime::Answer {
        call.query(&[])?;
        DefaultApi::whole(service).await.reply()
    }

    pub(super) async fn undeclared<S: DefaultApi>(
        service: &S,
        call: &mut crate::runtime::Call,
    ) -> crate::runtime::Answer {
        let a: String = call.path(0, "a", crate::runtime::check::any)?;
        call.query(&[])?;
        DefaultApi::undeclared(service, a).await.reply()
    }
}
pub use untagged::{DefaultApi, GetPetResponse, DeletePetResponse, CutResponse, WholeResponse, UndeclaredResponse};

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
                path: "/pets/{id}",
                operations: &[(crate::runtime::Method::GET, 0), (crate::runtime::Method::DELETE, 1)],
            },
            crate::runtime::Route {
                path: "/search",
                operations: &[(crate::runtime::Method::GET, 2)],
            },
            crate::runtime::Route {
                path: "/find",
                operations: &[(crate::runtime::Method::GET, 3)],
            },
            crate::runtime::Route {
                path: "/undeclared/{a}",
                operations: &[(crate::runtime::Method::GET, 4)],
            },
        ];

        async fn call(&self, operation: usize, call: &mut crate::runtime::Call) -> crate::runtime::Answer {
            match operation {
                0 => super::untagged::get_pet(&self.service, call).await,
                1 => super::untagged::delete_pet(&self.service, call).await,
                2 => super::untagged::cut(&self.service, call).await,
                3 => super::untagged::whole(&self.service, call).await,
                4 => super::untagged::undeclared(&self.service, call).await,
                _ => unreachable!("the routes lead to 5 operations"),
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

    impl super::DefaultApi for Mock {
        async fn get_pet(&self, _: i64) -> super::GetPetResponse {
            super::GetPetResponse::NoContent
        }

        async fn delete_pet(&self, _: String) -> super::DeletePetResponse {
            super::DeletePetResponse::NoContent
        }

        async fn cut(&self) -> super::CutResponse {
            super::CutResponse::NoContent
        }

        async fn whole(&self) -> super::WholeResponse {
            super::WholeResponse::NoContent
        }

        async fn undeclared(&self, _: String) -> super::UndeclaredResponse {
            super::UndeclaredResponse::NoContent
        }
    }
}
pub use mock::{Mock};

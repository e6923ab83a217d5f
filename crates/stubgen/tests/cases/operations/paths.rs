//! Written by `tests/it/operations.rs`.
// error[path-served-twice] #/paths/~1pets~1{name}/get: `GET /pets/{name}` is served by another operation already. Move one of the two to another path or method; or give each a required parameter or property with a value of its own.
// warning[query-in-path] #/paths/~1search?kind=cat: `/search?kind=cat` is served as `/search`. Declare what follows `?` as query parameters, and remove what follows `#`.
// error[path-served-twice] #/paths/~1find#cat/get: `GET /find#cat` is served by another operation already. Move one of the two to another path or method; or give each a required parameter or property with a value of its own.
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
        fn get_pet(
            &self,
            context: crate::runtime::Context<'_>,
            id: i64,
        ) -> impl Future<Output = Result<(), GetPetError>> + Send;

        /// `DELETE /pets/{name}`, operation `deletePet`.
        ///
        /// - `name`: path `name`.
        fn delete_pet(
            &self,
            context: crate::runtime::Context<'_>,
            name: String,
        ) -> impl Future<Output = Result<(), DeletePetError>> + Send;

        /// `GET /search?kind=cat`, operation `cut`.
        fn cut(&self, context: crate::runtime::Context<'_>) -> impl Future<Output = Result<(), CutError>> + Send;

        /// `GET /find`, operation `whole`.
        fn whole(&self, context: crate::runtime::Context<'_>) -> impl Future<Output = Result<(), WholeError>> + Send;

        /// `GET /undeclared/{a}`, operation `undeclared`.
        ///
        /// - `a`: path `a`.
        fn undeclared(
            &self,
            context: crate::runtime::Context<'_>,
            a: String,
        ) -> impl Future<Output = Result<(), UndeclaredError>> + Send;
    }

    /// Errors of `GET /pets/{id}`, operation `getPet`.
    #[derive(Debug)]
    pub enum GetPetError {
        /// An answer that the document does not declare.
        Rejected(crate::runtime::Rejection),
    }

    crate::runtime::errors! { GetPetError of "getPet" from super::AnyError {} }

    /// Errors of `DELETE /pets/{name}`, operation `deletePet`.
    #[derive(Debug)]
    pub enum DeletePetError {
        /// An answer that the document does not declare.
        Rejected(crate::runtime::Rejection),
    }

    crate::runtime::errors! { DeletePetError of "deletePet" from super::AnyError {} }

    /// Errors of `GET /search?kind=cat`, operation `cut`.
    #[derive(Debug)]
    pub enum CutError {
        /// An answer that the document does not declare.
        Rejected(crate::runtime::Rejection),
    }

    crate::runtime::errors! { CutError of "cut" from super::AnyError {} }

    /// Errors of `GET /find`, operation `whole`.
    #[derive(Debug)]
    pub enum WholeError {
        /// An answer that the document does not declare.
        Rejected(crate::runtime::Rejection),
    }

    crate::runtime::errors! { WholeError of "whole" from super::AnyError {} }

    /// Errors of `GET /undeclared/{a}`, operation `undeclared`.
    #[derive(Debug)]
    pub enum UndeclaredError {
        /// An answer that the document does not declare.
        Rejected(crate::runtime::Rejection),
    }

    crate::runtime::errors! { UndeclaredError of "undeclared" from super::AnyError {} }

    pub(super) async fn get_pet<S: DefaultApi>(service: &S, call: &mut crate::runtime::Call) -> crate::runtime::Answer {
        let id: i64 = call.path(0, "id", crate::runtime::check::any)?;
        call.query(&[])?;
        match DefaultApi::get_pet(service, call.context(()), id).await {
            Ok(()) => crate::runtime::reply::empty(204),
            Err(error) => error.reply(call),
        }
    }

    pub(super) async fn delete_pet<S: DefaultApi>(
        service: &S,
        call: &mut crate::runtime::Call,
    ) -> crate::runtime::Answer {
        let name: String = call.path(0, "name", crate::runtime::check::any)?;
        call.query(&[])?;
        match DefaultApi::delete_pet(service, call.context(()), name).await {
            Ok(()) => crate::runtime::reply::empty(204),
            Err(error) => error.reply(call),
        }
    }

    pub(super) async fn cut<S: DefaultApi>(service: &S, call: &mut crate::runtime::Call) -> crate::runtime::Answer {
        call.query(&[])?;
        match DefaultApi::cut(service, call.context(())).await {
            Ok(()) => crate::runtime::reply::empty(204),
            Err(error) => error.reply(call),
        }
    }

    pub(super) async fn whole<S: DefaultApi>(service: &S, call: &mut crate::runtime::Call) -> crate::runtime::Answer {
        call.query(&[])?;
        match DefaultApi::whole(service, call.context(())).await {
            Ok(()) => crate::runtime::reply::empty(204),
            Err(error) => error.reply(call),
        }
    }

    pub(super) async fn undeclared<S: DefaultApi>(
        service: &S,
        call: &mut crate::runtime::Call,
    ) -> crate::runtime::Answer {
        let a: String = call.path(0, "a", crate::runtime::check::any)?;
        call.query(&[])?;
        match DefaultApi::undeclared(service, call.context(()), a).await {
            Ok(()) => crate::runtime::reply::empty(204),
            Err(error) => error.reply(call),
        }
    }
}
pub use untagged::{DefaultApi, GetPetError, DeletePetError, CutError, WholeError, UndeclaredError};

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

mod links {
    crate::runtime::links! {
        get_pet(id: &i64) "/pets/{id}",
        delete_pet(name: &String) "/pets/{name}",
        whole() "/find",
        undeclared(a: &String) "/undeclared/{a}",
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
            Route { path: "/pets/{id}", operations: &[(Method::GET, 0), (Method::DELETE, 1)] },
            Route { path: "/search", operations: &[(Method::GET, 2)] },
            Route { path: "/find", operations: &[(Method::GET, 3)] },
            Route { path: "/undeclared/{a}", operations: &[(Method::GET, 4)] },
        ];

        async fn call(&self, operation: usize, call: &mut crate::runtime::Call) -> crate::runtime::Answer {
            match operation {
                0 => super::untagged::get_pet(&*self.untagged, call).await,
                1 => super::untagged::delete_pet(&*self.untagged, call).await,
                2 => super::untagged::cut(&*self.untagged, call).await,
                3 => super::untagged::whole(&*self.untagged, call).await,
                4 => super::untagged::undeclared(&*self.untagged, call).await,
                _ => unreachable!("the routes lead to 5 operations"),
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

    impl super::DefaultApi for Mock {
        async fn get_pet(&self, _: crate::runtime::Context<'_>, _: i64) -> Result<(), super::GetPetError> {
            Ok(())
        }

        async fn delete_pet(&self, _: crate::runtime::Context<'_>, _: String) -> Result<(), super::DeletePetError> {
            Ok(())
        }

        async fn cut(&self, _: crate::runtime::Context<'_>) -> Result<(), super::CutError> {
            Ok(())
        }

        async fn whole(&self, _: crate::runtime::Context<'_>) -> Result<(), super::WholeError> {
            Ok(())
        }

        async fn undeclared(&self, _: crate::runtime::Context<'_>, _: String) -> Result<(), super::UndeclaredError> {
            Ok(())
        }
    }
}
pub use mock::{Mock};

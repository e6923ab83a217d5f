//! Written by `tests/it/operations.rs`.
// no operation fits Tag("nothing")

mod animals {
    /// Operations tagged `animals`.
    pub trait AnimalsApi: Send + Sync + 'static {
        /// `GET /pets`, operation `getPets`.
        fn get_pets(
            &self,
            context: crate::runtime::Context<'_>,
        ) -> impl Future<Output = Result<(), GetPetsError>> + Send;
    }

    /// Errors of `GET /pets`, operation `getPets`.
    #[derive(Debug)]
    pub enum GetPetsError {
        /// An answer that the document does not declare.
        Rejected(crate::runtime::Rejection),
    }

    crate::runtime::errors! { GetPetsError of "getPets" from super::AnyError {} }

    pub(super) async fn get_pets<S: AnimalsApi>(
        service: &S,
        call: &mut crate::runtime::Call,
    ) -> crate::runtime::Answer {
        call.query(&[])?;
        match AnimalsApi::get_pets(service, call.context(())).await {
            Ok(()) => crate::runtime::reply::empty(204),
            Err(error) => error.reply(call),
        }
    }
}
pub use animals::{AnimalsApi, GetPetsError};

mod untagged {
    /// Operations without a tag.
    pub trait DefaultApi: Send + Sync + 'static {
        /// `GET /owners`, operation `getOwner`.
        fn get_owner(
            &self,
            context: crate::runtime::Context<'_>,
        ) -> impl Future<Output = Result<(), GetOwnerError>> + Send;

        /// `GET /toys`.
        fn get_toys(
            &self,
            context: crate::runtime::Context<'_>,
        ) -> impl Future<Output = Result<(), GetToysError>> + Send;
    }

    /// Errors of `GET /owners`, operation `getOwner`.
    #[derive(Debug)]
    pub enum GetOwnerError {
        /// An answer that the document does not declare.
        Rejected(crate::runtime::Rejection),
    }

    crate::runtime::errors! { GetOwnerError of "getOwner" from super::AnyError {} }

    /// Errors of `GET /toys`.
    #[derive(Debug)]
    pub enum GetToysError {
        /// An answer that the document does not declare.
        Rejected(crate::runtime::Rejection),
    }

    crate::runtime::errors! { GetToysError of "get_toys" from super::AnyError {} }

    pub(super) async fn get_owner<S: DefaultApi>(
        service: &S,
        call: &mut crate::runtime::Call,
    ) -> crate::runtime::Answer {
        call.query(&[])?;
        match DefaultApi::get_owner(service, call.context(())).await {
            Ok(()) => crate::runtime::reply::empty(204),
            Err(error) => error.reply(call),
        }
    }

    pub(super) async fn get_toys<S: DefaultApi>(
        service: &S,
        call: &mut crate::runtime::Call,
    ) -> crate::runtime::Answer {
        call.query(&[])?;
        match DefaultApi::get_toys(service, call.context(())).await {
            Ok(()) => crate::runtime::reply::empty(204),
            Err(error) => error.reply(call),
        }
    }
}
pub use untagged::{DefaultApi, GetOwnerError, GetToysError};

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
        get_pets() "/pets",
        get_owner() "/owners",
        get_toys() "/toys",
    }
}

mod operations {
    use crate::runtime::{Method, Route};

    crate::runtime::services! { Operations {
        /// Answers operations tagged `animals`.
        animals: Animals,
        /// Answers operations without a tag.
        untagged: Untagged,
    } }

    impl<Animals, Untagged> crate::runtime::Operations
    for Operations<Animals, Untagged>
    where
        Animals: super::AnimalsApi,
        Untagged: super::DefaultApi,
    {
        const DOCUMENT: &'static str = include_str!("document.json");

        const ROUTES: &'static [Route] = &[
            Route { path: "/pets", operations: &[(Method::GET, 0)] },
            Route { path: "/owners", operations: &[(Method::GET, 1)] },
            Route { path: "/toys", operations: &[(Method::GET, 2)] },
        ];

        async fn call(&self, operation: usize, call: &mut crate::runtime::Call) -> crate::runtime::Answer {
            match operation {
                0 => super::animals::get_pets(&*self.animals, call).await,
                1 => super::untagged::get_owner(&*self.untagged, call).await,
                2 => super::untagged::get_toys(&*self.untagged, call).await,
                _ => unreachable!("the routes lead to 3 operations"),
            }
        }
    }

    /// A server that hands each call to the service. `Operations::new()` takes one for each tag.
    pub fn stub<S>(service: S) -> crate::runtime::Stub<Operations<S>>
    where
        S: super::AnimalsApi + super::DefaultApi,
    {
        crate::runtime::Stub::new(Operations::all(service))
    }
}
pub use operations::{Operations, stub};

mod mock {
    /// Answers every operation from the document's examples, or with made-up values that fit its schemas: with success, or with the status that is asked for.
    #[derive(Debug, Clone, Copy, Default)]
    pub struct Mock;

    impl super::AnimalsApi for Mock {
        async fn get_pets(&self, _: crate::runtime::Context<'_>) -> Result<(), super::GetPetsError> {
            Ok(())
        }
    }

    impl super::DefaultApi for Mock {
        async fn get_owner(&self, _: crate::runtime::Context<'_>) -> Result<(), super::GetOwnerError> {
            Ok(())
        }

        async fn get_toys(&self, _: crate::runtime::Context<'_>) -> Result<(), super::GetToysError> {
            Ok(())
        }
    }
}
pub use mock::{Mock};

//! Written by `tests/it/operations.rs`.

mod choice {
    /// Operations tagged `Choice`.
    pub trait ChoiceApi: Send + Sync + 'static {
        /// `POST /#X-Target=Shop.List`, operation `list`.
        ///
        /// - `x_target`: header `x-target`.
        fn list(
            &self,
            context: crate::runtime::Context<'_>,
            x_target: ListXTarget,
        ) -> impl Future<Output = Result<(), ListError>> + Send;

        /// `POST /#X-Target=Shop.Sell`, operation `sell`.
        ///
        /// - `x_target`: header `x-target`.
        fn sell(
            &self,
            context: crate::runtime::Context<'_>,
            x_target: SellXTarget,
        ) -> impl Future<Output = Result<(), SellError>> + Send;

        /// `GET /#X-Target=Shop.Sell`, operation `look`.
        fn look(&self, context: crate::runtime::Context<'_>) -> impl Future<Output = Result<(), LookError>> + Send;

        /// `GET /pets`, operation `listPets`.
        fn list_pets(
            &self,
            context: crate::runtime::Context<'_>,
        ) -> impl Future<Output = Result<(), ListPetsError>> + Send;

        /// `POST /pets`, operation `addCat`.
        ///
        /// - `body`: `application/json`.
        fn add_cat(
            &self,
            context: crate::runtime::Context<'_>,
            body: AddCatBody,
        ) -> impl Future<Output = Result<(), AddCatError>> + Send;

        /// `GET /pets?beta=true`, operation `listPetsBeta`.
        fn list_pets_beta(
            &self,
            context: crate::runtime::Context<'_>,
        ) -> impl Future<Output = Result<(), ListPetsBetaError>> + Send;

        /// `POST /pets#dog`, operation `addDog`.
        ///
        /// - `body`: `application/json`.
        fn add_dog(
            &self,
            context: crate::runtime::Context<'_>,
            body: AddDogBody,
        ) -> impl Future<Output = Result<(), AddDogError>> + Send;
    }

    /// Errors of `POST /#X-Target=Shop.List`, operation `list`.
    #[derive(Debug)]
    pub enum ListError {
        /// An answer that the document does not declare.
        Rejected(crate::runtime::Rejection),
    }

    crate::runtime::errors! { ListError of "list" from super::AnyError {} }

    /// Errors of `POST /#X-Target=Shop.Sell`, operation `sell`.
    #[derive(Debug)]
    pub enum SellError {
        /// An answer that the document does not declare.
        Rejected(crate::runtime::Rejection),
    }

    crate::runtime::errors! { SellError of "sell" from super::AnyError {} }

    /// Errors of `GET /#X-Target=Shop.Sell`, operation `look`.
    #[derive(Debug)]
    pub enum LookError {
        /// An answer that the document does not declare.
        Rejected(crate::runtime::Rejection),
    }

    crate::runtime::errors! { LookError of "look" from super::AnyError {} }

    /// Errors of `GET /pets`, operation `listPets`.
    #[derive(Debug)]
    pub enum ListPetsError {
        /// An answer that the document does not declare.
        Rejected(crate::runtime::Rejection),
    }

    crate::runtime::errors! { ListPetsError of "listPets" from super::AnyError {} }

    /// Errors of `POST /pets`, operation `addCat`.
    #[derive(Debug)]
    pub enum AddCatError {
        /// An answer that the document does not declare.
        Rejected(crate::runtime::Rejection),
    }

    crate::runtime::errors! { AddCatError of "addCat" from super::AnyError {} }

    /// Errors of `GET /pets?beta=true`, operation `listPetsBeta`.
    #[derive(Debug)]
    pub enum ListPetsBetaError {
        /// An answer that the document does not declare.
        Rejected(crate::runtime::Rejection),
    }

    crate::runtime::errors! { ListPetsBetaError of "listPetsBeta" from super::AnyError {} }

    /// Errors of `POST /pets#dog`, operation `addDog`.
    #[derive(Debug)]
    pub enum AddDogError {
        /// An answer that the document does not declare.
        Rejected(crate::runtime::Rejection),
    }

    crate::runtime::errors! { AddDogError of "addDog" from super::AnyError {} }

    pub(super) async fn list<S: ChoiceApi>(service: &S, call: &mut crate::runtime::Call) -> crate::runtime::Answer {
        call.query(&[])?;
        let x_target: ListXTarget = call.header_required("x-target", crate::runtime::check::any)?;
        match ChoiceApi::list(service, call.context(()), x_target).await {
            Ok(()) => crate::runtime::reply::empty(204),
            Err(error) => error.reply(call),
        }
    }

    pub(super) async fn sell<S: ChoiceApi>(service: &S, call: &mut crate::runtime::Call) -> crate::runtime::Answer {
        call.query(&[])?;
        let x_target: SellXTarget = call.header_required("x-target", crate::runtime::check::any)?;
        match ChoiceApi::sell(service, call.context(()), x_target).await {
            Ok(()) => crate::runtime::reply::empty(204),
            Err(error) => error.reply(call),
        }
    }

    pub(super) async fn look<S: ChoiceApi>(service: &S, call: &mut crate::runtime::Call) -> crate::runtime::Answer {
        call.query(&[])?;
        match ChoiceApi::look(service, call.context(())).await {
            Ok(()) => crate::runtime::reply::empty(204),
            Err(error) => error.reply(call),
        }
    }

    pub(super) async fn list_pets<S: ChoiceApi>(
        service: &S,
        call: &mut crate::runtime::Call,
    ) -> crate::runtime::Answer {
        call.query(&[])?;
        match ChoiceApi::list_pets(service, call.context(())).await {
            Ok(()) => crate::runtime::reply::empty(204),
            Err(error) => error.reply(call),
        }
    }

    pub(super) async fn add_cat<S: ChoiceApi>(service: &S, call: &mut crate::runtime::Call) -> crate::runtime::Answer {
        call.query(&[])?;
        let body: AddCatBody = call.json(crate::runtime::check::any).await?;
        match ChoiceApi::add_cat(service, call.context(()), body).await {
            Ok(()) => crate::runtime::reply::empty(204),
            Err(error) => error.reply(call),
        }
    }

    pub(super) async fn list_pets_beta<S: ChoiceApi>(
        service: &S,
        call: &mut crate::runtime::Call,
    ) -> crate::runtime::Answer {
        const QUERY: [crate::runtime::query::Field; 1] = [crate::runtime::query::Field::single("beta")];
        call.query(&QUERY)?;
        match ChoiceApi::list_pets_beta(service, call.context(())).await {
            Ok(()) => crate::runtime::reply::empty(204),
            Err(error) => error.reply(call),
        }
    }

    pub(super) async fn add_dog<S: ChoiceApi>(service: &S, call: &mut crate::runtime::Call) -> crate::runtime::Answer {
        call.query(&[])?;
        let body: AddDogBody = call.json(crate::runtime::check::any).await?;
        match ChoiceApi::add_dog(service, call.context(()), body).await {
            Ok(()) => crate::runtime::reply::empty(204),
            Err(error) => error.reply(call),
        }
    }

    /// Schema at `#/paths/~1#X-Target=Shop.List/post/parameters/0/schema`.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
    pub enum ListXTarget {
        /// `Shop.List`.
        ShopList,
    }
    crate::runtime::text_enum! {
        ListXTarget {
            ShopList "Shop.List",
        }
    }

    /// Schema at `#/paths/~1#X-Target=Shop.Sell/post/parameters/0/schema`.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
    pub enum SellXTarget {
        /// `Shop.Sell`.
        ShopSell,
    }
    crate::runtime::text_enum! {
        SellXTarget {
            ShopSell "Shop.Sell",
        }
    }

    /// Schema at `#/paths/~1pets/post/requestBody/content/application~1json/schema`.
    #[derive(Debug, Clone, PartialEq)]
    pub struct AddCatBody {
        /// Property `kind`.
        pub kind: AddCatBodyKind,
    }
    crate::runtime::object! {
        AddCatBody {
            0 kind "kind" required,
        }
    }

    /// Schema at `#/paths/~1pets/post/requestBody/content/application~1json/schema/properties/kind`.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
    pub enum AddCatBodyKind {
        /// `cat`.
        Cat,
    }
    crate::runtime::text_enum! {
        AddCatBodyKind {
            Cat "cat",
        }
    }

    /// Schema at `#/paths/~1pets#dog/post/requestBody/content/application~1json/schema`.
    #[derive(Debug, Clone, PartialEq)]
    pub struct AddDogBody {
        /// Property `kind`.
        pub kind: AddDogBodyKind,
    }
    crate::runtime::object! {
        AddDogBody {
            0 kind "kind" required,
        }
    }

    /// Schema at `#/paths/~1pets#dog/post/requestBody/content/application~1json/schema/properties/kind`.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
    pub enum AddDogBodyKind {
        /// `dog`.
        Dog,
    }
    crate::runtime::text_enum! {
        AddDogBodyKind {
            Dog "dog",
        }
    }
}
pub use choice::{ChoiceApi, ListError, SellError, LookError, ListPetsError, AddCatError, ListPetsBetaError, AddDogError, ListXTarget, SellXTarget, AddCatBody, AddCatBodyKind, AddDogBody, AddDogBodyKind};

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
        list_pets() "/pets",
        add_cat() "/pets",
    }
}

mod operations {
    use crate::runtime::{Alternative, Choice, Mark, Method, Route};

    /// Operations that share a path and a method, by what tells requests for them apart.
    const CHOICES: &[Choice] = &[
        Choice {
            operation: 0,
            alternatives: &[
                Alternative { operation: 0, marks: &[Mark::Header("X-Target", &["Shop.List"])] },
                Alternative { operation: 1, marks: &[Mark::Header("X-Target", &["Shop.Sell"])] },
            ],
        },
        Choice {
            operation: 3,
            alternatives: &[
                Alternative { operation: 5, marks: &[Mark::Query("beta", &["true"])] },
                Alternative { operation: 3, marks: &[] },
            ],
        },
        Choice {
            operation: 4,
            alternatives: &[
                Alternative { operation: 4, marks: &[Mark::Property("kind", &["cat"])] },
                Alternative { operation: 6, marks: &[Mark::Property("kind", &["dog"])] },
            ],
        },
    ];

    crate::runtime::services! { Operations {
        /// Answers operations tagged `Choice`.
        choice: Choice2,
    } }

    impl<Choice2> crate::runtime::Operations
    for Operations<Choice2>
    where
        Choice2: super::ChoiceApi,
    {
        const DOCUMENT: &'static str = include_str!("document.json");

        const ROUTES: &'static [Route] = &[
            Route { path: "/", operations: &[(Method::POST, 0), (Method::GET, 2)] },
            Route { path: "/pets", operations: &[(Method::GET, 3), (Method::POST, 4)] },
        ];

        async fn call(&self, operation: usize, call: &mut crate::runtime::Call) -> crate::runtime::Answer {
            let operation = call.choose(operation, CHOICES).await?;
            match operation {
                0 => super::choice::list(&*self.choice, call).await,
                1 => super::choice::sell(&*self.choice, call).await,
                2 => super::choice::look(&*self.choice, call).await,
                3 => super::choice::list_pets(&*self.choice, call).await,
                4 => super::choice::add_cat(&*self.choice, call).await,
                5 => super::choice::list_pets_beta(&*self.choice, call).await,
                6 => super::choice::add_dog(&*self.choice, call).await,
                _ => unreachable!("the routes lead to 7 operations"),
            }
        }
    }

    /// A server that hands each call to the service. `Operations::new()` takes one for each tag.
    pub fn stub<S>(service: S) -> crate::runtime::Stub<Operations<S>>
    where
        S: super::ChoiceApi,
    {
        crate::runtime::Stub::new(Operations::all(service))
    }
}
pub use operations::{Operations, stub};

mod mock {
    /// Answers every operation from the document's examples, or with made-up values that fit its schemas: with success, or with the status that is asked for.
    #[derive(Debug, Clone, Copy, Default)]
    pub struct Mock;

    impl super::ChoiceApi for Mock {
        async fn list(&self, _: crate::runtime::Context<'_>, _: super::ListXTarget) -> Result<(), super::ListError> {
            Ok(())
        }

        async fn sell(&self, _: crate::runtime::Context<'_>, _: super::SellXTarget) -> Result<(), super::SellError> {
            Ok(())
        }

        async fn look(&self, _: crate::runtime::Context<'_>) -> Result<(), super::LookError> {
            Ok(())
        }

        async fn list_pets(&self, _: crate::runtime::Context<'_>) -> Result<(), super::ListPetsError> {
            Ok(())
        }

        async fn add_cat(&self, _: crate::runtime::Context<'_>, _: super::AddCatBody) -> Result<(), super::AddCatError> {
            Ok(())
        }

        async fn list_pets_beta(&self, _: crate::runtime::Context<'_>) -> Result<(), super::ListPetsBetaError> {
            Ok(())
        }

        async fn add_dog(&self, _: crate::runtime::Context<'_>, _: super::AddDogBody) -> Result<(), super::AddDogError> {
            Ok(())
        }
    }
}
pub use mock::{Mock};

//! Written by `tests/it/operations.rs`.
// no operation fits Tag("nothing")

mod animals {
    /// Operations tagged `animals`.
    pub trait AnimalsApi: Send + Sync + 'static {
        /// `GET /pets`, operation `getPets`.
        fn get_pets(&self) -> impl Future<Output = GetPetsResponse> + Send;
    }

    /// Answers to `GET /pets`, operation `getPets`.
    #[derive(Debug, Clone, PartialEq)]
    pub enum GetPetsResponse {
        /// 204: Done.
        NoContent,
    }

    impl GetPetsResponse {
        fn reply(self) -> crate::runtime::Answer {
            match self {
                Self::NoContent => crate::runtime::reply::empty(204),
            }
        }
    }

    pub(super) async fn get_pets<S: AnimalsApi>(
        service: &S,
        call: &mut crate::runtime::Call,
    ) -> crate::runtime::Answer {
        call.query(&[])?;
        AnimalsApi::get_pets(service).await.reply()
    }
}
pub use animals::{AnimalsApi, GetPetsResponse};

mod untagged {
    /// Operations without a tag.
    pub trait DefaultApi: Send + Sync + 'static {
        /// `GET /owners`, operation `getOwner`.
        fn get_owner(&self) -> impl Future<Output = GetOwnerResponse> + Send;

        /// `GET /toys`.
        fn get_toys(&self) -> impl Future<Output = GetToysResponse> + Send;
    }

    /// Answers to `GET /owners`, operation `getOwner`.
    #[derive(Debug, Clone, PartialEq)]
    pub enum GetOwnerResponse {
        /// 204: Done.
        NoContent,
    }

    impl GetOwnerResponse {
        fn reply(self) -> crate::runtime::Answer {
            match self {
                Self::NoContent => crate::runtime::reply::empty(204),
            }
        }
    }

    /// Answers to `GET /toys`.
    #[derive(Debug, Clone, PartialEq)]
    pub enum GetToysResponse {
        /// 204: Done.
        NoContent,
    }

    impl GetToysResponse {
        fn reply(self) -> crate::runtime::Answer {
            match self {
                Self::NoContent => crate::runtime::reply::empty(204),
            }
        }
    }

    pub(super) async fn get_owner<S: DefaultApi>(
        service: &S,
        call: &mut crate::runtime::Call,
    ) -> crate::runtime::Answer {
        call.query(&[])?;
        DefaultApi::get_owner(service).await.reply()
    }

    pub(super) async fn get_toys<S: DefaultApi>(
        service: &S,
        call: &mut crate::runtime::Call,
    ) -> crate::runtime::Answer {
        call.query(&[])?;
        DefaultApi::get_toys(service).await.reply()
    }
}
pub use untagged::{DefaultApi, GetOwnerResponse, GetToysResponse};

mod operations {
    /// Every operation of `case.yaml`, answered by one implementation.
    #[derive(Debug, Clone)]
    pub struct Operations<S> {
        service: S,
    }

    impl<S> crate::runtime::Operations for Operations<S>
    where
        S: super::AnimalsApi + super::DefaultApi,
    {
        const DOCUMENT: &'static str = include_str!("document.json");

        const ROUTES: &'static [crate::runtime::Route] = &[
            crate::runtime::Route {
                path: "/pets",
                operations: &[(crate::runtime::Method::GET, 0)],
            },
            crate::runtime::Route {
                path: "/owners",
                operations: &[(crate::runtime::Method::GET, 1)],
            },
            crate::runtime::Route {
                path: "/toys",
                operations: &[(crate::runtime::Method::GET, 2)],
            },
        ];

        async fn call(&self, operation: usize, call: &mut crate::runtime::Call) -> crate::runtime::Answer {
            match operation {
                0 => super::animals::get_pets(&self.service, call).await,
                1 => super::untagged::get_owner(&self.service, call).await,
                2 => super::untagged::get_toys(&self.service, call).await,
                _ => unreachable!("the routes lead to 3 operations"),
            }
        }
    }

    /// A server that hands each call to the service.
    pub fn stub<S>(service: S) -> crate::runtime::Stub<Operations<S>>
    where
        S: super::AnimalsApi + super::DefaultApi,
    {
        crate::runtime::Stub::new(Operations { service })
    }
}
pub use operations::{Operations, stub};

mod mock {
    /// Answers every operation from the document's examples, or with made-up values that fit its schemas: with success, or with the status that is asked for.
    #[derive(Debug, Clone, Copy, Default)]
    pub struct Mock;

    impl super::AnimalsApi for Mock {
        async fn get_pets(&self) -> super::GetPetsResponse {
            super::GetPetsResponse::NoContent
        }
    }

    impl super::DefaultApi for Mock {
        async fn get_owner(&self) -> super::GetOwnerResponse {
            super::GetOwnerResponse::NoContent
        }

        async fn get_toys(&self) -> super::GetToysResponse {
            super::GetToysResponse::NoContent
        }
    }
}
pub use mock::{Mock};

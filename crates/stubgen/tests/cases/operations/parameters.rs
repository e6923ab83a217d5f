//! Written by `tests/it/operations.rs`.

mod untagged {
    /// Operations without a tag.
    pub trait DefaultApi: Send + Sync + 'static {
        /// `GET /places/{simple}/{list}/{label}/{matrix}/{object}/{file}.json`, operation `inPath`.
        fn in_path(
            &self,
            context: crate::runtime::Context<'_>,
            parameters: InPathParameters,
        ) -> impl Future<Output = Result<(), InPathError>> + Send;

        /// Everything that a query can hold.
        ///
        /// `GET /queries`, operation `inQuery`.
        fn in_query(
            &self,
            context: crate::runtime::Context<'_>,
            parameters: InQueryParameters,
        ) -> impl Future<Output = Result<(), InQueryError>> + Send;

        /// `GET /headers`, operation `inHeaderAndCookie`.
        fn in_header_and_cookie(
            &self,
            context: crate::runtime::Context<'_>,
            parameters: InHeaderAndCookieParameters,
        ) -> impl Future<Output = Result<(), InHeaderAndCookieError>> + Send;
    }

    /// Parameters of `GET /places/{simple}/{list}/{label}/{matrix}/{object}/{file}.json`, operation `inPath`.
    #[derive(Debug, Clone, PartialEq)]
    pub struct InPathParameters {
        /// path `simple`. At least 1.
        pub simple: i32,
        /// path `list`.
        pub list: Vec<String>,
        /// path `label`.
        pub label: bool,
        /// path `matrix`.
        pub matrix: Vec<i64>,
        /// path `object`.
        pub object: Point,
        /// path `file`.
        pub file: crate::runtime::Uuid,
    }

    /// Errors of `GET /places/{simple}/{list}/{label}/{matrix}/{object}/{file}.json`, operation `inPath`.
    #[derive(Debug)]
    pub enum InPathError {
        /// An answer that the document does not declare.
        Rejected(crate::runtime::Rejection),
    }

    crate::runtime::errors! { InPathError of "inPath" from super::AnyError {} }

    /// Parameters of `GET /queries`, operation `inQuery`.
    #[derive(Debug, Clone, PartialEq)]
    pub struct InQueryParameters {
        /// query `text`. A text. At most 100 characters.
        pub text: String,
        /// query `number`. Default: `1`.
        pub number: i64,
        /// query `word`. Default: `any`.
        pub word: String,
        /// query `flag`.
        pub flag: Option<bool>,
        /// query `maybe`. Deprecated.
        pub maybe: Option<String>,
        /// query `repeated`. At most 5 elements.
        pub repeated: Option<Vec<String>>,
        /// query `commas`.
        pub commas: Vec<i64>,
        /// query `spaces`.
        pub spaces: Option<Vec<String>>,
        /// query `pipes`. Default: `[a]`.
        pub pipes: Vec<String>,
        /// query `deep`.
        pub deep: Option<Point>,
        /// query `spread`.
        pub spread: Option<Point>,
        /// query `pairs`.
        pub pairs: Option<Point>,
        /// query `rest`.
        pub rest: Option<std::collections::BTreeMap<String, String>>,
        /// query `json`.
        pub json: Option<Point>,
        /// query `either`.
        pub either: Option<InQueryEither>,
        /// query `anything`.
        pub anything: Option<crate::runtime::Value>,
    }

    /// Errors of `GET /queries`, operation `inQuery`.
    #[derive(Debug)]
    pub enum InQueryError {
        /// An answer that the document does not declare.
        Rejected(crate::runtime::Rejection),
    }

    crate::runtime::errors! { InQueryError of "inQuery" from super::AnyError {} }

    /// Parameters of `GET /headers`, operation `inHeaderAndCookie`.
    #[derive(Debug, Clone, PartialEq)]
    pub struct InHeaderAndCookieParameters {
        /// header `x-trace`.
        pub x_trace: crate::runtime::Uuid,
        /// header `x-page`. Default: `1`.
        pub x_page: i64,
        /// header `x-tags`.
        pub x_tags: Option<Vec<String>>,
        /// header `x-point`.
        pub x_point: Option<Point>,
        /// header `x-json`.
        pub x_json: Option<Vec<i64>>,
        /// cookie `session`.
        pub session: Option<String>,
        /// cookie `ids`.
        pub ids: Option<Vec<i64>>,
        /// cookie `point`.
        pub point: Option<Point>,
    }

    /// Errors of `GET /headers`, operation `inHeaderAndCookie`.
    #[derive(Debug)]
    pub enum InHeaderAndCookieError {
        /// An answer that the document does not declare.
        Rejected(crate::runtime::Rejection),
    }

    crate::runtime::errors! { InHeaderAndCookieError of "inHeaderAndCookie" from super::AnyError {} }

    pub(super) async fn in_path<S: DefaultApi>(service: &S, call: &mut crate::runtime::Call) -> crate::runtime::Answer {
        let simple: i32 = call.path(0, "simple", |value: &i32| {
            crate::runtime::check::minimum(value, 1)?;
            Ok(())
        })?;
        let list: Vec<String> = call.path_list(
            1,
            "list",
            crate::runtime::style::PathStyle::Simple,
            crate::runtime::check::any,
        )?;
        let label: bool = call.path_styled(
            2,
            "label",
            crate::runtime::style::PathStyle::Label,
            crate::runtime::check::any,
        )?;
        let matrix: Vec<i64> = call.path_list(
            3,
            "matrix",
            crate::runtime::style::PathStyle::MatrixExploded,
            crate::runtime::check::any,
        )?;
        let object: Point = call.path_object(
            4,
            "object",
            crate::runtime::style::PathStyle::SimpleExploded,
            crate::runtime::check::any,
        )?;
        let file: crate::runtime::Uuid = call.path(5, "file", crate::runtime::check::any)?;
        call.query(&[])?;
        let parameters = InPathParameters { simple, list, label, matrix, object, file };
        match DefaultApi::in_path(service, call.context(()), parameters).await {
            Ok(()) => crate::runtime::reply::empty(204),
            Err(error) => error.reply(call),
        }
    }

    pub(super) async fn in_query<S: DefaultApi>(
        service: &S,
        call: &mut crate::runtime::Call,
    ) -> crate::runtime::Answer {
        const QUERY: [crate::runtime::query::Field; 16] = [
            crate::runtime::query::Field::single("text"),
            crate::runtime::query::Field::single("number"),
            crate::runtime::query::Field::single("word"),
            crate::runtime::query::Field::single("flag").or_empty(),
            crate::runtime::query::Field::single("maybe"),
            crate::runtime::query::Field::many("repeated"),
            crate::runtime::query::Field::single("commas"),
            crate::runtime::query::Field::single("spaces"),
            crate::runtime::query::Field::single("pipes"),
            crate::runtime::query::Field::deep("deep"),
            crate::runtime::query::Field::spread("spread", &["x", "y"]),
            crate::runtime::query::Field::single("pairs"),
            crate::runtime::query::Field::spread_rest("rest"),
            crate::runtime::query::Field::single("json"),
            crate::runtime::query::Field::single("either"),
            crate::runtime::query::Field::single("anything"),
        ];
        let query = call.query(&QUERY)?;
        let text: String = query.required(0, |value: &String| {
            crate::runtime::check::max_length(value, 100)?;
            Ok(())
        })?;
        let number: i64 = query.or(1, 1, crate::runtime::check::any)?;
        let word: String = query.optional(2, crate::runtime::check::any)?.unwrap_or_else(|| "any".to_owned());
        let flag: Option<bool> = query.optional(3, crate::runtime::check::any)?;
        let maybe: Option<String> = query.optional(4, crate::runtime::check::any)?;
        let repeated: Option<Vec<String>> = query.list_optional(
            5,
            crate::runtime::style::Delimiter::Repeated,
            |value: &Vec<String>| {
                crate::runtime::check::max_items(value, 5)?;
                for (index, item) in value.iter().enumerate() {
                    crate::runtime::check::at_index(index, crate::runtime::check::max_length(item, 3))?;
                }
                Ok(())
            },
        )?;
        let commas: Vec<i64> = query.list(6, crate::runtime::style::Delimiter::Comma, crate::runtime::check::any)?;
        let spaces: Option<Vec<String>> = query.list_optional(
            7,
            crate::runtime::style::Delimiter::Space,
            crate::runtime::check::any,
        )?;
        let pipes: Vec<String> = query.list_optional(
            8,
            crate::runtime::style::Delimiter::Pipe,
            crate::runtime::check::any,
        )?
        .unwrap_or_else(|| vec!["a".to_owned()]);
        let deep: Option<Point> = query.object_optional(9, crate::runtime::check::any)?;
        let spread: Option<Point> = query.object_optional(10, crate::runtime::check::any)?;
        let pairs: Option<Point> = query.object_optional(11, crate::runtime::check::any)?;
        let rest: Option<std::collections::BTreeMap<String, String>> = query.object_optional(
            12,
            crate::runtime::check::any,
        )?;
        let json: Option<Point> = query.json_optional(13, crate::runtime::check::any)?;
        let either: Option<InQueryEither> = query.optional(14, crate::runtime::check::any)?;
        let anything: Option<crate::runtime::Value> = query.optional(15, crate::runtime::check::any)?;
        let parameters = InQueryParameters {
            text,
            number,
            word,
            flag,
            maybe,
            repeated,
            commas,
            spaces,
            pipes,
            deep,
            spread,
            pairs,
            rest,
            json,
            either,
            anything,
        };
        match DefaultApi::in_query(service, call.context(()), parameters).await {
            Ok(()) => crate::runtime::reply::empty(204),
            Err(error) => error.reply(call),
        }
    }

    pub(super) async fn in_header_and_cookie<S: DefaultApi>(
        service: &S,
        call: &mut crate::runtime::Call,
    ) -> crate::runtime::Answer {
        call.query(&[])?;
        let x_trace: crate::runtime::Uuid = call.header_required("x-trace", crate::runtime::check::any)?;
        let x_page: i64 = call.header_or("x-page", 1, crate::runtime::check::any)?;
        let x_tags: Option<Vec<String>> = call.header_list_optional("x-tags", crate::runtime::check::any)?;
        let x_point: Option<Point> = call.header_object_optional("x-point", true, crate::runtime::check::any)?;
        let x_json: Option<Vec<i64>> = call.header_json_optional("x-json", crate::runtime::check::any)?;
        let session: Option<String> = call.cookie_optional("session", crate::runtime::check::any)?;
        let ids: Option<Vec<i64>> = call.cookie_list_optional(
            "ids",
            crate::runtime::style::Delimiter::Comma,
            crate::runtime::check::any,
        )?;
        let point: Option<Point> = call.cookie_spread_optional("point", &["x", "y"], crate::runtime::check::any)?;
        let parameters = InHeaderAndCookieParameters { x_trace, x_page, x_tags, x_point, x_json, session, ids, point };
        match DefaultApi::in_header_and_cookie(service, call.context(()), parameters).await {
            Ok(()) => crate::runtime::reply::empty(204),
            Err(error) => error.reply(call),
        }
    }

    /// Schema `Point`.
    #[derive(Debug, Clone, PartialEq)]
    pub struct Point {
        /// Property `x`.
        pub x: i64,
        /// Property `y`.
        pub y: Option<i64>,
    }
    crate::runtime::object! {
        Point {
            0 x "x" required,
            1 y "y" optional,
        }
    }

    /// Schema at `#/paths/~1queries/get/parameters/14/schema`.
    #[derive(Debug, Clone, PartialEq)]
    pub enum InQueryEither {
        /// A value of type `i64`.
        Integer(i64),
        /// A value of type `String`.
        Text(String),
    }
    crate::runtime::untagged! {
        InQueryEither one_of {
            Integer(i64) |_| Ok(()),
            Text(String) |_| Ok(()),
        }
    }
}
pub use untagged::{DefaultApi, InPathParameters, InPathError, InQueryParameters, InQueryError, InHeaderAndCookieParameters, InHeaderAndCookieError, Point, InQueryEither};

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
        in_query() "/queries",
        in_header_and_cookie() "/headers",
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
            Route {
                path: "/places/{simple}/{list}/{label}/{matrix}/{object}/{file}.json",
                operations: &[(Method::GET, 0)],
            },
            Route { path: "/queries", operations: &[(Method::GET, 1)] },
            Route { path: "/headers", operations: &[(Method::GET, 2)] },
        ];

        async fn call(&self, operation: usize, call: &mut crate::runtime::Call) -> crate::runtime::Answer {
            match operation {
                0 => super::untagged::in_path(&*self.untagged, call).await,
                1 => super::untagged::in_query(&*self.untagged, call).await,
                2 => super::untagged::in_header_and_cookie(&*self.untagged, call).await,
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
}
pub use operations::{Operations, stub};

mod mock {
    /// Answers every operation from the document's examples, or with made-up values that fit its schemas: with success, or with the status that is asked for.
    #[derive(Debug, Clone, Copy, Default)]
    pub struct Mock;

    impl super::DefaultApi for Mock {
        async fn in_path(
            &self,
            _: crate::runtime::Context<'_>,
            _: super::InPathParameters,
        ) -> Result<(), super::InPathError> {
            Ok(())
        }

        async fn in_query(
            &self,
            _: crate::runtime::Context<'_>,
            _: super::InQueryParameters,
        ) -> Result<(), super::InQueryError> {
            Ok(())
        }

        async fn in_header_and_cookie(
            &self,
            _: crate::runtime::Context<'_>,
            _: super::InHeaderAndCookieParameters,
        ) -> Result<(), super::InHeaderAndCookieError> {
            Ok(())
        }
    }
}
pub use mock::{Mock};

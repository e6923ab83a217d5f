//! Written by `tests/it/operations.rs`.

mod untagged {
    /// Operations without a tag.
    pub trait DefaultApi: Send + Sync + 'static {
        /// `GET /places/{simple}/{list}/{label}/{matrix}/{object}/{file}.json`, operation `inPath`.
        ///
        /// - `simple`: path `simple`. At least 1.
        /// - `list`: path `list`.
        /// - `label`: path `label`.
        /// - `matrix`: path `matrix`.
        /// - `object`: path `object`.
        /// - `file`: path `file`.
        fn in_path(
            &self,
            simple: i32,
            list: Vec<String>,
            label: bool,
            matrix: Vec<i64>,
            object: Point,
            file: crate::runtime::Uuid,
        ) -> impl Future<Output = InPathResponse> + Send;

        /// Everything that a query can hold.
        ///
        /// `GET /queries`, operation `inQuery`.
        ///
        /// - `text`: query `text`. A text. At most 100 characters.
        /// - `number`: query `number`. Default: `1`.
        /// - `word`: query `word`. Default: `any`.
        /// - `flag`: query `flag`.
        /// - `maybe`: query `maybe`. Deprecated.
        /// - `repeated`: query `repeated`. At most 5 elements.
        /// - `commas`: query `commas`.
        /// - `spaces`: query `spaces`.
        /// - `pipes`: query `pipes`. Default: `[a]`.
        /// - `deep`: query `deep`.
        /// - `spread`: query `spread`.
        /// - `pairs`: query `pairs`.
        /// - `rest`: query `rest`.
        /// - `json`: query `json`.
        /// - `either`: query `either`.
        /// - `anything`: query `anything`.
        #[expect(clippy::too_many_arguments, reason = "one argument for each parameter of the operation")]
        fn in_query(
            &self,
            text: String,
            number: i64,
            word: String,
            flag: Option<bool>,
            maybe: Option<String>,
            repeated: Option<Vec<String>>,
            commas: Vec<i64>,
            spaces: Option<Vec<String>>,
            pipes: Vec<String>,
            deep: Option<Point>,
            spread: Option<Point>,
            pairs: Option<Point>,
            rest: Option<std::collections::BTreeMap<String, String>>,
            json: Option<Point>,
            either: Option<InQueryEither>,
            anything: Option<crate::runtime::Value>,
        ) -> impl Future<Output = InQueryResponse> + Send;

        /// `GET /headers`, operation `inHeaderAndCookie`.
        ///
        /// - `x_trace`: header `x-trace`.
        /// - `x_page`: header `x-page`. Default: `1`.
        /// - `x_tags`: header `x-tags`.
        /// - `x_point`: header `x-point`.
        /// - `x_json`: header `x-json`.
        /// - `session`: cookie `session`.
        /// - `ids`: cookie `ids`.
        /// - `point`: cookie `point`.
        #[expect(clippy::too_many_arguments, reason = "one argument for each parameter of the operation")]
        fn in_header_and_cookie(
            &self,
            x_trace: crate::runtime::Uuid,
            x_page: i64,
            x_tags: Option<Vec<String>>,
            x_point: Option<Point>,
            x_json: Option<Vec<i64>>,
            session: Option<String>,
            ids: Option<Vec<i64>>,
            point: Option<Point>,
        ) -> impl Future<Output = InHeaderAndCookieResponse> + Send;
    }

    /// Answers to `GET /places/{simple}/{list}/{label}/{matrix}/{object}/{file}.json`, operation `inPath`.
    #[derive(Debug, Clone, PartialEq)]
    pub enum InPathResponse {
        /// 204: Nothing.
        NoContent,
    }

    impl InPathResponse {
        fn reply(self) -> crate::runtime::Answer {
            match self {
                Self::NoContent => crate::runtime::reply::empty(204),
            }
        }
    }

    /// Answers to `GET /queries`, operation `inQuery`.
    #[derive(Debug, Clone, PartialEq)]
    pub enum InQueryResponse {
        /// 204: Nothing.
        NoContent,
    }

    impl InQueryResponse {
        fn reply(self) -> crate::runtime::Answer {
            match self {
                Self::NoContent => crate::runtime::reply::empty(204),
            }
        }
    }

    /// Answers to `GET /headers`, operation `inHeaderAndCookie`.
    #[derive(Debug, Clone, PartialEq)]
    pub enum InHeaderAndCookieResponse {
        /// 204: Nothing.
        NoContent,
    }

    impl InHeaderAndCookieResponse {
        fn reply(self) -> crate::runtime::Answer {
            match self {
                Self::NoContent => crate::runtime::reply::empty(204),
            }
        }
    }

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
        DefaultApi::in_path(service, simple, list, label, matrix, object, file).await.reply()
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
        DefaultApi::in_query(
            service,
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
        )
        .await
        .reply()
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
        DefaultApi::in_header_and_cookie(
            service,
            x_trace,
            x_page,
            x_tags,
            x_point,
            x_json,
            session,
            ids,
            point,
        )
        .await
        .reply()
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
pub use untagged::{DefaultApi, InPathResponse, InQueryResponse, InHeaderAndCookieResponse, Point, InQueryEither};

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
                path: "/places/{simple}/{list}/{label}/{matrix}/{object}/{file}.json",
                operations: &[(crate::runtime::Method::GET, 0)],
            },
            crate::runtime::Route {
                path: "/queries",
                operations: &[(crate::runtime::Method::GET, 1)],
            },
            crate::runtime::Route {
                path: "/headers",
                operations: &[(crate::runtime::Method::GET, 2)],
            },
        ];

        async fn call(&self, operation: usize, call: &mut crate::runtime::Call) -> crate::runtime::Answer {
            match operation {
                0 => super::untagged::in_path(&self.service, call).await,
                1 => super::untagged::in_query(&self.service, call).await,
                2 => super::untagged::in_header_and_cookie(&self.service, call).await,
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
}
pub use operations::{Operations, stub};

mod mock {
    /// Answers every operation from the document's examples, or with made-up values that fit its schemas: with success, or with the status that is asked for.
    #[derive(Debug, Clone, Copy, Default)]
    pub struct Mock;

    impl super::DefaultApi for Mock {
        async fn in_path(
            &self,
            _: i32,
            _: Vec<String>,
            _: bool,
            _: Vec<i64>,
            _: super::Point,
            _: crate::runtime::Uuid,
        ) -> super::InPathResponse {
            super::InPathResponse::NoContent
        }

        async fn in_query(
            &self,
            _: String,
            _: i64,
            _: String,
            _: Option<bool>,
            _: Option<String>,
            _: Option<Vec<String>>,
            _: Vec<i64>,
            _: Option<Vec<String>>,
            _: Vec<String>,
            _: Option<super::Point>,
            _: Option<super::Point>,
            _: Option<super::Point>,
            _: Option<std::collections::BTreeMap<String, String>>,
            _: Option<super::Point>,
            _: Option<super::InQueryEither>,
            _: Option<crate::runtime::Value>,
        ) -> super::InQueryResponse {
            super::InQueryResponse::NoContent
        }

        async fn in_header_and_cookie(
            &self,
            _: crate::runtime::Uuid,
            _: i64,
            _: Option<Vec<String>>,
            _: Option<super::Point>,
            _: Option<Vec<i64>>,
            _: Option<String>,
            _: Option<Vec<i64>>,
            _: Option<super::Point>,
        ) -> super::InHeaderAndCookieResponse {
            super::InHeaderAndCookieResponse::NoContent
        }
    }
}
pub use mock::{Mock};

//! Written by `tests/it/operations.rs`.
// warning[parameter-taken-as-text] #/paths/~1by-text/get/parameters/0: The querystring parameter `path` is written as `application/jsonpath`, and is taken as text. Write it as JSON, with `content: {application/json: …}` instead of `schema`.

mod untagged {
    /// Operations without a tag.
    pub trait DefaultApi: Send + Sync + 'static {
        /// `QUERY /books`, operation `searchBooks`.
        ///
        /// - `body`: `application/json`.
        fn search_books(
            &self,
            context: crate::runtime::Context<'_>,
            body: SearchBooksBody,
        ) -> impl Future<Output = Result<Vec<Book>, SearchBooksError>> + Send;

        /// `COPY /books`, operation `copyBooks`.
        fn copy_books(
            &self,
            context: crate::runtime::Context<'_>,
        ) -> impl Future<Output = Result<(), CopyBooksError>> + Send;

        /// `QUERY /books/{id}`, operation `askBook`.
        ///
        /// - `id`: path `id`.
        fn ask_book(
            &self,
            context: crate::runtime::Context<'_>,
            id: i64,
        ) -> impl Future<Output = Result<(), AskBookError>> + Send;

        /// `GET /by-json`, operation `byJson`.
        ///
        /// - `filter`: querystring `filter`.
        fn by_json(
            &self,
            context: crate::runtime::Context<'_>,
            filter: Filter,
        ) -> impl Future<Output = Result<(), ByJsonError>> + Send;

        /// `GET /by-form`, operation `byForm`.
        ///
        /// - `filter`: query `filter`.
        fn by_form(
            &self,
            context: crate::runtime::Context<'_>,
            filter: Option<Filter>,
        ) -> impl Future<Output = Result<(), ByFormError>> + Send;

        /// `GET /by-text`, operation `byText`.
        ///
        /// - `path`: querystring `path`.
        fn by_text(
            &self,
            context: crate::runtime::Context<'_>,
            path: Option<String>,
        ) -> impl Future<Output = Result<(), ByTextError>> + Send;
    }

    /// Errors of `QUERY /books`, operation `searchBooks`.
    #[derive(Debug)]
    pub enum SearchBooksError {
        /// An answer that the document does not declare.
        Rejected(crate::runtime::Rejection),
    }

    crate::runtime::errors! { SearchBooksError of "searchBooks" from super::AnyError {} }

    /// Errors of `COPY /books`, operation `copyBooks`.
    #[derive(Debug)]
    pub enum CopyBooksError {
        /// An answer that the document does not declare.
        Rejected(crate::runtime::Rejection),
    }

    crate::runtime::errors! { CopyBooksError of "copyBooks" from super::AnyError {} }

    /// Errors of `QUERY /books/{id}`, operation `askBook`.
    #[derive(Debug)]
    pub enum AskBookError {
        /// An answer that the document does not declare.
        Rejected(crate::runtime::Rejection),
    }

    crate::runtime::errors! { AskBookError of "askBook" from super::AnyError {} }

    /// Errors of `GET /by-json`, operation `byJson`.
    #[derive(Debug)]
    pub enum ByJsonError {
        /// An answer that the document does not declare.
        Rejected(crate::runtime::Rejection),
    }

    crate::runtime::errors! { ByJsonError of "byJson" from super::AnyError {} }

    /// Errors of `GET /by-form`, operation `byForm`.
    #[derive(Debug)]
    pub enum ByFormError {
        /// An answer that the document does not declare.
        Rejected(crate::runtime::Rejection),
    }

    crate::runtime::errors! { ByFormError of "byForm" from super::AnyError {} }

    /// Errors of `GET /by-text`, operation `byText`.
    #[derive(Debug)]
    pub enum ByTextError {
        /// An answer that the document does not declare.
        Rejected(crate::runtime::Rejection),
    }

    crate::runtime::errors! { ByTextError of "byText" from super::AnyError {} }

    pub(super) async fn search_books<S: DefaultApi>(
        service: &S,
        call: &mut crate::runtime::Call,
    ) -> crate::runtime::Answer {
        call.query(&[])?;
        let body: SearchBooksBody = call.json(crate::runtime::check::any).await?;
        match DefaultApi::search_books(service, call.context(()), body).await {
            Ok(body) => crate::runtime::reply::json(200, "application/json", &body),
            Err(error) => error.reply(call),
        }
    }

    pub(super) async fn copy_books<S: DefaultApi>(
        service: &S,
        call: &mut crate::runtime::Call,
    ) -> crate::runtime::Answer {
        call.query(&[])?;
        match DefaultApi::copy_books(service, call.context(())).await {
            Ok(()) => crate::runtime::reply::empty(204),
            Err(error) => error.reply(call),
        }
    }

    pub(super) async fn ask_book<S: DefaultApi>(
        service: &S,
        call: &mut crate::runtime::Call,
    ) -> crate::runtime::Answer {
        let id: i64 = call.path(0, "id", crate::runtime::check::any)?;
        call.query(&[])?;
        match DefaultApi::ask_book(service, call.context(()), id).await {
            Ok(()) => crate::runtime::reply::empty(204),
            Err(error) => error.reply(call),
        }
    }

    pub(super) async fn by_json<S: DefaultApi>(service: &S, call: &mut crate::runtime::Call) -> crate::runtime::Answer {
        let filter: Filter = call.querystring_json("filter", crate::runtime::check::any)?;
        match DefaultApi::by_json(service, call.context(()), filter).await {
            Ok(()) => crate::runtime::reply::empty(204),
            Err(error) => error.reply(call),
        }
    }

    pub(super) async fn by_form<S: DefaultApi>(service: &S, call: &mut crate::runtime::Call) -> crate::runtime::Answer {
        const QUERY: [crate::runtime::query::Field; 1] = [
            crate::runtime::query::Field::spread("filter", &["kind", "pages"]),
        ];
        let query = call.query(&QUERY)?;
        let filter: Option<Filter> = query.object_optional(0, crate::runtime::check::any)?;
        match DefaultApi::by_form(service, call.context(()), filter).await {
            Ok(()) => crate::runtime::reply::empty(204),
            Err(error) => error.reply(call),
        }
    }

    pub(super) async fn by_text<S: DefaultApi>(service: &S, call: &mut crate::runtime::Call) -> crate::runtime::Answer {
        let path: Option<String> = call.querystring_optional("path", crate::runtime::check::any)?;
        match DefaultApi::by_text(service, call.context(()), path).await {
            Ok(()) => crate::runtime::reply::empty(204),
            Err(error) => error.reply(call),
        }
    }

    /// Schema at `#/components/mediaTypes/Search/schema`.
    #[derive(Debug, Clone, PartialEq)]
    pub struct SearchBooksBody {
        /// Property `words`.
        pub words: String,
    }
    crate::runtime::object! {
        SearchBooksBody {
            0 words "words" required,
        }
    }

    /// Schema `Book`.
    #[derive(Debug, Clone, PartialEq)]
    pub enum Book {
        /// A value of type `Novel`.
        Novel(Novel),
        /// A value of type `Other`.
        Other(Other),
    }
    crate::runtime::untagged! {
        Book one_of {
            Novel(Novel) |_| Ok(()),
            Other(Other) |_| Ok(()),
        }
    }

    /// Schema `Novel`.
    #[derive(Debug, Clone, PartialEq)]
    pub struct Novel {
        /// Property `kind`.
        pub kind: NovelKind,
        /// Property `author`.
        pub author: String,
    }
    crate::runtime::object! {
        Novel {
            0 kind "kind" required,
            1 author "author" required,
        }
    }

    /// Schema `Other`.
    #[derive(Debug, Clone, PartialEq)]
    pub struct Other {
        /// Property `title`.
        pub title: Option<String>,
    }
    crate::runtime::object! {
        Other {
            0 title "title" optional,
        }
        closed
    }

    /// Schema at `#/components/schemas/Novel/properties/kind`.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
    pub enum NovelKind {
        /// `novel`.
        Novel,
    }
    crate::runtime::text_enum! {
        NovelKind {
            Novel "novel",
        }
    }

    /// Schema `Filter`.
    #[derive(Debug, Clone, PartialEq)]
    pub struct Filter {
        /// Property `kind`.
        pub kind: Option<String>,
        /// Property `pages`.
        pub pages: Option<i64>,
    }
    crate::runtime::object! {
        Filter {
            0 kind "kind" optional,
            1 pages "pages" optional,
        }
        closed
    }
}
pub use untagged::{DefaultApi, SearchBooksError, CopyBooksError, AskBookError, ByJsonError, ByFormError, ByTextError, SearchBooksBody, Book, Novel, Other, NovelKind, Filter};

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
        search_books() "/books",
        copy_books() "/books",
        ask_book(id: &i64) "/books/{id}",
        by_json() "/by-json",
        by_form() "/by-form",
        by_text() "/by-text",
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
            Route { path: "/books", operations: &[] },
            Route { path: "/books/{id}", operations: &[] },
            Route { path: "/by-json", operations: &[(Method::GET, 3)] },
            Route { path: "/by-form", operations: &[(Method::GET, 4)] },
            Route { path: "/by-text", operations: &[(Method::GET, 5)] },
        ];
        const NAMED_METHODS: &'static [crate::runtime::NamedMethod] = &[
            crate::runtime::NamedMethod { path: "/books", method: "QUERY", operation: 0 },
            crate::runtime::NamedMethod { path: "/books", method: "COPY", operation: 1 },
            crate::runtime::NamedMethod { path: "/books/{id}", method: "QUERY", operation: 2 },
        ];

        async fn call(&self, operation: usize, call: &mut crate::runtime::Call) -> crate::runtime::Answer {
            match operation {
                0 => super::untagged::search_books(&*self.untagged, call).await,
                1 => super::untagged::copy_books(&*self.untagged, call).await,
                2 => super::untagged::ask_book(&*self.untagged, call).await,
                3 => super::untagged::by_json(&*self.untagged, call).await,
                4 => super::untagged::by_form(&*self.untagged, call).await,
                5 => super::untagged::by_text(&*self.untagged, call).await,
                _ => unreachable!("the routes lead to 6 operations"),
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

    static VALUES: crate::runtime::mock::Values = crate::runtime::mock::Values::new(super::MOCK_VALUES);

    impl super::DefaultApi for Mock {
        async fn search_books(
            &self,
            _: crate::runtime::Context<'_>,
            _: super::SearchBooksBody,
        ) -> Result<Vec<super::Book>, super::SearchBooksError> {
            Ok(VALUES.value("/paths/~1books/query/responses/200/content/application~1json"))
        }

        async fn copy_books(&self, _: crate::runtime::Context<'_>) -> Result<(), super::CopyBooksError> {
            Ok(())
        }

        async fn ask_book(&self, _: crate::runtime::Context<'_>, _: i64) -> Result<(), super::AskBookError> {
            Ok(())
        }

        async fn by_json(&self, _: crate::runtime::Context<'_>, _: super::Filter) -> Result<(), super::ByJsonError> {
            Ok(())
        }

        async fn by_form(
            &self,
            _: crate::runtime::Context<'_>,
            _: Option<super::Filter>,
        ) -> Result<(), super::ByFormError> {
            Ok(())
        }

        async fn by_text(&self, _: crate::runtime::Context<'_>, _: Option<String>) -> Result<(), super::ByTextError> {
            Ok(())
        }
    }
}
pub use mock::{Mock};

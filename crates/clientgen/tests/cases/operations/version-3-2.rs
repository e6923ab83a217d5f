// #/components/schemas/Book: alternatives by form: Of the alternatives that a value fits, the one that keeps most of it is taken.
// #/paths/~1by-json/get/parameters/0/content/application~1json: parameter with a media type: `filter` is sent as JSON.
// #/paths/~1by-text/get/parameters/0/content/application~1jsonpath: parameter with a media type: `path` is sent as text that the caller writes.

// builder.rs

impl<'a> SearchBooks<'a> {
    /// Sends `QUERY /books`.
    pub async fn send(
        self,
    ) -> Result<ResponseValue<::std::vec::Vec<types::Book>>, Error<()>> {
        let Self { client, body } = self;
        let body = body
            .and_then(|body| {
                types::SearchBooksBody::try_from(body).map_err(|error| error.to_string())
            })
            .map_err(Error::unset(&operations::SEARCH_BOOKS))?;
        let mut call = client.connection().call(&operations::SEARCH_BOOKS);
        call.json("application/json", &body);
        let answer = call.send().await?;
        match answer.status() {
            200 => Ok(answer.json().await?),
            _ => Err(answer.undeclared().await),
        }
    }
}
impl<'a> CopyBooks<'a> {
    /// Sends `COPY /books`.
    pub async fn send(self) -> Result<ResponseValue<()>, Error<()>> {
        let Self { client } = self;
        let call = client.connection().call(&operations::COPY_BOOKS);
        let answer = call.send().await?;
        match answer.status() {
            204 => Ok(answer.empty().await?),
            _ => Err(answer.undeclared().await),
        }
    }
}
impl<'a> AskBook<'a> {
    /// Sends `QUERY /books/{id}`.
    pub async fn send(self) -> Result<ResponseValue<()>, Error<()>> {
        let Self { client, id } = self;
        let id = id.map_err(Error::unset(&operations::ASK_BOOK))?;
        let mut call = client.connection().call(&operations::ASK_BOOK);
        call.path("id", &id);
        let answer = call.send().await?;
        match answer.status() {
            204 => Ok(answer.empty().await?),
            _ => Err(answer.undeclared().await),
        }
    }
}
impl<'a> ByJson<'a> {
    /// Sends `GET /by-json`.
    pub async fn send(self) -> Result<ResponseValue<()>, Error<()>> {
        let Self { client, filter } = self;
        let filter = filter.map_err(Error::unset(&operations::BY_JSON))?;
        let mut call = client.connection().call(&operations::BY_JSON);
        call.querystring_json("filter", &filter);
        let answer = call.send().await?;
        match answer.status() {
            204 => Ok(answer.empty().await?),
            _ => Err(answer.undeclared().await),
        }
    }
}
impl<'a> ByForm<'a> {
    /// Sends `GET /by-form`.
    pub async fn send(self) -> Result<ResponseValue<()>, Error<()>> {
        let Self { client, filter } = self;
        let filter = filter.map_err(Error::unset(&operations::BY_FORM))?;
        let mut call = client.connection().call(&operations::BY_FORM);
        call.query("filter", &filter);
        let answer = call.send().await?;
        match answer.status() {
            204 => Ok(answer.empty().await?),
            _ => Err(answer.undeclared().await),
        }
    }
}
impl<'a> ByText<'a> {
    /// Sends `GET /by-text`.
    pub async fn send(self) -> Result<ResponseValue<()>, Error<()>> {
        let Self { client, path } = self;
        let path = path.map_err(Error::unset(&operations::BY_TEXT))?;
        let mut call = client.connection().call(&operations::BY_TEXT);
        call.querystring("path", &path);
        let answer = call.send().await?;
        match answer.status() {
            204 => Ok(answer.empty().await?),
            _ => Err(answer.undeclared().await),
        }
    }
}

// types/own.rs

::client_runtime::union! {
    /// `Book`
    pub enum Book {
        Novel(super::types::Novel),
        Other2(super::types::Other),
    }
}

::client_runtime::text_enum! {
    /// `NovelKind`
    pub enum NovelKind {
        Novel = "novel",
    }
}

// operations.rs

use client_runtime::operation::{Body, Field, Kind, Location, Method, Operation, Parameter, Scheme};

/// `QUERY /books`
pub static SEARCH_BOOKS: Operation = Operation {
    id: "searchBooks",
    name: "search_books",
    tag: None,
    summary: "",
    method: Method::Query,
    path: "/books",
    parameters: &[],
    body: Some(Body {
        media_type: "application/json",
        is_required: true,
        fields: &[
            Field {
                path: "words",
                is_required: true,
                kind: Kind::Text,
                values: &[],
                is_list: false,
                summary: "",
            },
        ],
    }),
    accept: "application/json",
    security: &[],
};

/// `COPY /books`
pub static COPY_BOOKS: Operation = Operation {
    id: "copyBooks",
    name: "copy_books",
    tag: None,
    summary: "",
    method: Method::Other("COPY"),
    path: "/books",
    parameters: &[],
    body: None,
    accept: "",
    security: &[],
};

/// `QUERY /books/{id}`
pub static ASK_BOOK: Operation = Operation {
    id: "askBook",
    name: "ask_book",
    tag: None,
    summary: "",
    method: Method::Query,
    path: "/books/{id}",
    parameters: &[
        Parameter {
            name: "id",
            location: Location::Path,
            is_required: true,
            kind: Kind::Integer,
            values: &[],
            is_list: false,
            summary: "",
        },
    ],
    body: None,
    accept: "",
    security: &[],
};

/// `GET /by-json`
pub static BY_JSON: Operation = Operation {
    id: "byJson",
    name: "by_json",
    tag: None,
    summary: "",
    method: Method::Get,
    path: "/by-json",
    parameters: &[
        Parameter {
            name: "filter",
            location: Location::QueryString,
            is_required: true,
            kind: Kind::Object,
            values: &[],
            is_list: false,
            summary: "",
        },
    ],
    body: None,
    accept: "",
    security: &[],
};

/// `GET /by-form`
pub static BY_FORM: Operation = Operation {
    id: "byForm",
    name: "by_form",
    tag: None,
    summary: "",
    method: Method::Get,
    path: "/by-form",
    parameters: &[
        Parameter {
            name: "filter",
            location: Location::Query,
            is_required: false,
            kind: Kind::Object,
            values: &[],
            is_list: false,
            summary: "",
        },
    ],
    body: None,
    accept: "",
    security: &[],
};

/// `GET /by-text`
pub static BY_TEXT: Operation = Operation {
    id: "byText",
    name: "by_text",
    tag: None,
    summary: "",
    method: Method::Get,
    path: "/by-text",
    parameters: &[
        Parameter {
            name: "path",
            location: Location::QueryString,
            is_required: false,
            kind: Kind::Text,
            values: &[],
            is_list: false,
            summary: "",
        },
    ],
    body: None,
    accept: "",
    security: &[],
};

/// Every operation, in the document's order.
pub static OPERATIONS: &[&Operation] = &[
    &SEARCH_BOOKS,
    &COPY_BOOKS,
    &ASK_BOOK,
    &BY_JSON,
    &BY_FORM,
    &BY_TEXT,
];

/// Every way of showing who one is.
pub static SCHEMES: &[Scheme] = &[
];

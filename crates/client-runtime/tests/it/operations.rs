//! A small document, as generated code would have it.

use client_runtime::operation::{Location, Method, Operation, Scheme, SchemeKind};

const BLANK: Operation = Operation {
    id: "listItems",
    name: "list_items",
    tag: None,
    summary: "",
    method: Method::Get,
    path: "/items",
    parameters: &[],
    body: None,
    accept: "application/json, text/plain",
    security: &[],
};

pub(crate) static LIST: Operation = BLANK;
pub(crate) static READ: Operation = Operation { id: "readItem", path: "/items/{id}", ..BLANK };
pub(crate) static ADD: Operation = Operation { id: "addItem", method: Method::Post, ..BLANK };
pub(crate) static CANCEL: Operation = Operation { id: "cancelItem", method: Method::Put, ..BLANK };
pub(crate) static DOWNLOAD: Operation = Operation { id: "download", accept: "application/octet-stream", ..BLANK };
pub(crate) static SECURED: Operation =
    Operation { id: "secured", security: &[&["token"], &["key", "second"], &["session"], &["login"]], ..BLANK };
pub(crate) static OPTIONAL: Operation = Operation { id: "optional", security: &[&["token"], &[]], ..BLANK };

pub(crate) static OPERATIONS: &[&Operation] = &[&LIST, &READ, &ADD, &CANCEL, &DOWNLOAD, &SECURED, &OPTIONAL];

pub(crate) static SCHEMES: &[Scheme] = &[
    Scheme { name: "token", kind: SchemeKind::Bearer },
    Scheme { name: "login", kind: SchemeKind::Basic },
    Scheme { name: "key", kind: SchemeKind::ApiKey { location: Location::Header, name: "X-Key" } },
    Scheme { name: "second", kind: SchemeKind::ApiKey { location: Location::Query, name: "second" } },
    Scheme { name: "session", kind: SchemeKind::ApiKey { location: Location::Cookie, name: "sid" } },
];

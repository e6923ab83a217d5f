//! Every operation as data.
//!
//! Made from `case.yaml` by `cargo test`; do not edit.

use client_runtime::operation::{Body, Field, Kind, Method, Operation, Scheme};

/// `POST /files`
pub static UPLOAD: Operation = Operation {
    id: "upload",
    name: "upload",
    tag: None,
    summary: "",
    method: Method::Post,
    path: "/files",
    parameters: &[],
    body: Some(Body {
        media_type: "multipart/form-data",
        is_required: true,
        fields: &[],
    }),
    accept: "",
    security: &[],
};

/// `POST /orders`
pub static ORDER: Operation = Operation {
    id: "order",
    name: "order",
    tag: None,
    summary: "",
    method: Method::Post,
    path: "/orders",
    parameters: &[],
    body: Some(Body {
        media_type: "application/json",
        is_required: true,
        fields: &[
            Field {
                path: "street",
                is_required: false,
                kind: Kind::Text,
                values: &[],
                is_list: true,
                summary: "",
            },
            Field {
                path: "picture",
                is_required: false,
                kind: Kind::Text,
                values: &[],
                is_list: false,
                summary: "",
            },
            Field {
                path: "address.country",
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

/// Every operation, in the document's order.
pub static OPERATIONS: &[&Operation] = &[
    &UPLOAD,
    &ORDER,
];

/// Every way of showing who one is.
pub static SCHEMES: &[Scheme] = &[
];

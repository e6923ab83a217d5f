
// builder.rs

impl<'a> SaveMember<'a> {
    /// Sends `POST /members`.
    pub async fn send(self) -> Result<ResponseValue<()>, Error<()>> {
        let Self { client, body } = self;
        let body = body
            .and_then(|body| {
                types::SaveMemberBody::try_from(body).map_err(|error| error.to_string())
            })
            .map_err(Error::unset(&operations::SAVE_MEMBER))?;
        let mut call = client.connection().call(&operations::SAVE_MEMBER);
        call.json("application/json", &body);
        let answer = call.send().await?;
        match answer.status() {
            200 => Ok(answer.empty().await?),
            _ => Err(answer.undeclared().await),
        }
    }
}
impl<'a> SaveList<'a> {
    /// Sends `PUT /list`.
    pub async fn send(self) -> Result<ResponseValue<()>, Error<()>> {
        let Self { client, body } = self;
        let body = body.map_err(Error::unset(&operations::SAVE_LIST))?;
        let mut call = client.connection().call(&operations::SAVE_LIST);
        if let Some(body) = &body {
            call.json("application/json", body);
        }
        let answer = call.send().await?;
        match answer.status() {
            200 => Ok(answer.empty().await?),
            _ => Err(answer.undeclared().await),
        }
    }
}

// types/own.rs

::client_runtime::text_enum! {
    /// `SaveMemberBodyLevel`
    pub enum SaveMemberBodyLevel {
        One = "one",
        Two = "two",
    }
}

/// `Rank`
pub type Rank = i64;

/// `null` or a value.
pub type NullableRank = ::client_runtime::Nullable<i64>;

// operations.rs

use client_runtime::operation::{Body, Field, Kind, Method, Operation, Scheme};

/// `POST /members`
pub static SAVE_MEMBER: Operation = Operation {
    id: "saveMember",
    name: "save_member",
    tag: None,
    summary: "",
    method: Method::Post,
    path: "/members",
    parameters: &[],
    body: Some(Body {
        media_type: "application/json",
        is_required: true,
        fields: &[
            Field {
                path: "name",
                is_required: true,
                kind: Kind::Text,
                values: &[],
                is_list: false,
                summary: "",
            },
            Field {
                path: "document",
                is_required: true,
                kind: Kind::Text,
                values: &[],
                is_list: false,
                summary: "The number of an identity card.",
            },
            Field {
                path: "active",
                is_required: false,
                kind: Kind::Boolean,
                values: &[],
                is_list: false,
                summary: "",
            },
            Field {
                path: "level",
                is_required: false,
                kind: Kind::Text,
                values: &["one", "two"],
                is_list: false,
                summary: "",
            },
            Field {
                path: "tags",
                is_required: false,
                kind: Kind::Text,
                values: &[],
                is_list: true,
                summary: "",
            },
            Field {
                path: "phones[].number",
                is_required: true,
                kind: Kind::Text,
                values: &[],
                is_list: false,
                summary: "",
            },
            Field {
                path: "phones[].prefix",
                is_required: false,
                kind: Kind::Integer,
                values: &[],
                is_list: false,
                summary: "",
            },
            Field {
                path: "address.city",
                is_required: false,
                kind: Kind::Text,
                values: &[],
                is_list: false,
                summary: "",
            },
            Field {
                path: "address.price",
                is_required: false,
                kind: Kind::Number,
                values: &[],
                is_list: false,
                summary: "",
            },
            Field {
                path: "parent.id",
                is_required: false,
                kind: Kind::Integer,
                values: &[],
                is_list: false,
                summary: "",
            },
            Field {
                path: "parent.next.id",
                is_required: false,
                kind: Kind::Integer,
                values: &[],
                is_list: false,
                summary: "",
            },
            Field {
                path: "rank",
                is_required: false,
                kind: Kind::Integer,
                values: &[],
                is_list: false,
                summary: "",
            },
        ],
    }),
    accept: "",
    security: &[],
};

/// `PUT /list`
pub static SAVE_LIST: Operation = Operation {
    id: "saveList",
    name: "save_list",
    tag: None,
    summary: "",
    method: Method::Put,
    path: "/list",
    parameters: &[],
    body: Some(Body {
        media_type: "application/json",
        is_required: false,
        fields: &[
            Field {
                path: "[].name",
                is_required: true,
                kind: Kind::Text,
                values: &[],
                is_list: false,
                summary: "",
            },
        ],
    }),
    accept: "",
    security: &[],
};

/// Every operation, in the document's order.
pub static OPERATIONS: &[&Operation] = &[
    &SAVE_MEMBER,
    &SAVE_LIST,
];

/// Every way of showing who one is.
pub static SCHEMES: &[Scheme] = &[
];

// #/paths/pets~1{id}~1{kind}: path rooted: `pets/{id}/{kind}` is called as `/pets/{id}/{kind}`.
// #/paths/pets~1{id}~1{kind}/get: operation named: It has no operationId and is called `get_pets_by_id_by_kind`.
// #/paths/pets~1{id}~1{kind}/get/parameters/1: parameter left out: The path has no `{gone}`, so there is no place to send it.
// #/paths/pets~1{id}~1{kind}/get/parameters/2: parameter left out: `Accept` is no parameter, as OpenAPI says; the client sets it by itself.
// #/paths/pets~1{id}~1{kind}: parameter declared: `{kind}` is declared by no parameter and is taken as text.
// #/paths/pets~1{id}~1{kind}/get/parameters/4: parameter renamed: `body` is set by `body_query`, since `body` is taken.
// #/paths/pets~1{id}~1{kind}/get/parameters/5/content/application~1json: parameter with a media type: `X-A` is sent as JSON.

// builder.rs

impl<'a> GetPetsByIdByKind<'a> {
    /// Sends `GET /pets/{id}/{kind}`.
    pub async fn send(self) -> Result<ResponseValue<()>, Error<()>> {
        let Self { client, id, kind, call, body_query, x_a } = self;
        let id = id.map_err(Error::unset(&operations::GET_PETS_BY_ID_BY_KIND))?;
        let kind = kind.map_err(Error::unset(&operations::GET_PETS_BY_ID_BY_KIND))?;
        let call = call.map_err(Error::unset(&operations::GET_PETS_BY_ID_BY_KIND))?;
        let body_query = body_query
            .map_err(Error::unset(&operations::GET_PETS_BY_ID_BY_KIND))?;
        let x_a = x_a.map_err(Error::unset(&operations::GET_PETS_BY_ID_BY_KIND))?;
        let mut call_ = client.connection().call(&operations::GET_PETS_BY_ID_BY_KIND);
        call_.path("id", &id);
        call_.path("kind", &kind);
        call_.query("call", &call);
        call_.query("body", &body_query);
        call_.header_json("X-A", &x_a);
        let answer = call_.send().await?;
        match answer.status() {
            200..=299 => Ok(answer.empty().await?),
            _ => Err(answer.refused_empty(::std::convert::identity).await),
        }
    }
}

// operations.rs

use client_runtime::operation::{Kind, Location, Method, Operation, Parameter, Scheme};

/// `GET /pets/{id}/{kind}`
pub static GET_PETS_BY_ID_BY_KIND: Operation = Operation {
    id: "get_pets_by_id_by_kind",
    name: "get_pets_by_id_by_kind",
    tag: None,
    summary: "",
    method: Method::Get,
    path: "/pets/{id}/{kind}",
    parameters: &[
        Parameter {
            name: "id",
            location: Location::Path,
            is_required: true,
            kind: Kind::Text,
            values: &[],
            is_list: false,
            summary: "",
        },
        Parameter {
            name: "kind",
            location: Location::Path,
            is_required: true,
            kind: Kind::Text,
            values: &[],
            is_list: false,
            summary: "",
        },
        Parameter {
            name: "call",
            location: Location::Query,
            is_required: false,
            kind: Kind::Boolean,
            values: &[],
            is_list: false,
            summary: "",
        },
        Parameter {
            name: "body",
            location: Location::Query,
            is_required: false,
            kind: Kind::Number,
            values: &[],
            is_list: false,
            summary: "",
        },
        Parameter {
            name: "X-A",
            location: Location::Header,
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

/// Every operation, in the document's order.
pub static OPERATIONS: &[&Operation] = &[
    &GET_PETS_BY_ID_BY_KIND,
];

/// Every way of showing who one is.
pub static SCHEMES: &[Scheme] = &[
];

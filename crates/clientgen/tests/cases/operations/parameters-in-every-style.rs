// #/paths/~1pets~1{id}~1{label}~1{matrix}~1{filter}: parameter declared: `{filter}` is declared by no parameter and is taken as text.
// #/paths/~1pets~1{id}~1{label}~1{matrix}~1{filter}/get/parameters/7/content/application~1json: parameter with a media type: `where` is sent as JSON.
// #/paths/~1pets~1{id}~1{label}~1{matrix}~1{filter}/get/parameters/9: parameter renamed: `id` is set by `id_header`, since `id` is taken.
// #/paths/~1pets~1{id}~1{label}~1{matrix}~1{filter}/get/parameters/11: parameter style: `type` is written as `form`, since query knows no other style.

// builder.rs

impl<'a> GetPet<'a> {
    /// Sends `GET /pets/{id}/{label}/{matrix}/{filter}`.
    pub async fn send(self) -> Result<ResponseValue<()>, Error<()>> {
        let Self {
            client,
            id,
            label,
            matrix,
            filter,
            limit,
            tags,
            pipes,
            spaces,
            deep,
            where_,
            x_trace,
            id_header,
            sid,
            type_,
        } = self;
        let id = id.map_err(Error::unset(&operations::GET_PET))?;
        let label = label.map_err(Error::unset(&operations::GET_PET))?;
        let matrix = matrix.map_err(Error::unset(&operations::GET_PET))?;
        let filter = filter.map_err(Error::unset(&operations::GET_PET))?;
        let limit = limit.map_err(Error::unset(&operations::GET_PET))?;
        let tags = tags.map_err(Error::unset(&operations::GET_PET))?;
        let pipes = pipes.map_err(Error::unset(&operations::GET_PET))?;
        let spaces = spaces.map_err(Error::unset(&operations::GET_PET))?;
        let deep = deep.map_err(Error::unset(&operations::GET_PET))?;
        let where_ = where_.map_err(Error::unset(&operations::GET_PET))?;
        let x_trace = x_trace.map_err(Error::unset(&operations::GET_PET))?;
        let id_header = id_header.map_err(Error::unset(&operations::GET_PET))?;
        let sid = sid.map_err(Error::unset(&operations::GET_PET))?;
        let type_ = type_.map_err(Error::unset(&operations::GET_PET))?;
        let mut call = client.connection().call(&operations::GET_PET);
        call.path("id", &id);
        call.path_styled("label", &label, PathStyle::Label { explode: false });
        call.path_styled("matrix", &matrix, PathStyle::Matrix { explode: true });
        call.path("filter", &filter);
        call.query("limit", &limit);
        call.query_styled("tags", &tags, QueryStyle::FormJoined);
        call.query_styled("pipes", &pipes, QueryStyle::PipeDelimited);
        call.query("spaces", &spaces);
        call.query_styled("deep", &deep, QueryStyle::DeepObject);
        call.query_json("where", &where_);
        call.header_exploded("X-Trace", &x_trace);
        call.header("id", &id_header);
        call.cookie_joined("sid", &sid);
        call.query("type", &type_);
        let answer = call.send().await?;
        match answer.status() {
            204 => Ok(answer.empty().await?),
            _ => Err(answer.undeclared().await),
        }
    }
}

// types/own.rs

::client_runtime::text_enum! {
    /// `GetPetType`
    pub enum GetPetType {
        Cat = "cat",
        Dog = "dog",
    }
}

// operations.rs

use client_runtime::operation::{Kind, Location, Method, Operation, Parameter, Scheme};

/// `GET /pets/{id}/{label}/{matrix}/{filter}`
pub static GET_PET: Operation = Operation {
    id: "getPet",
    name: "get_pet",
    tag: Some("Pets"),
    summary: "Finds a pet",
    method: Method::Get,
    path: "/pets/{id}/{label}/{matrix}/{filter}",
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
        Parameter {
            name: "label",
            location: Location::Path,
            is_required: true,
            kind: Kind::Text,
            values: &[],
            is_list: true,
            summary: "",
        },
        Parameter {
            name: "matrix",
            location: Location::Path,
            is_required: true,
            kind: Kind::Text,
            values: &[],
            is_list: true,
            summary: "",
        },
        Parameter {
            name: "filter",
            location: Location::Path,
            is_required: true,
            kind: Kind::Text,
            values: &[],
            is_list: false,
            summary: "",
        },
        Parameter {
            name: "limit",
            location: Location::Query,
            is_required: false,
            kind: Kind::Integer,
            values: &[],
            is_list: false,
            summary: "At most so many.",
        },
        Parameter {
            name: "tags",
            location: Location::Query,
            is_required: false,
            kind: Kind::Text,
            values: &[],
            is_list: true,
            summary: "",
        },
        Parameter {
            name: "pipes",
            location: Location::Query,
            is_required: true,
            kind: Kind::Text,
            values: &[],
            is_list: true,
            summary: "",
        },
        Parameter {
            name: "spaces",
            location: Location::Query,
            is_required: false,
            kind: Kind::Text,
            values: &[],
            is_list: true,
            summary: "",
        },
        Parameter {
            name: "deep",
            location: Location::Query,
            is_required: false,
            kind: Kind::Object,
            values: &[],
            is_list: false,
            summary: "",
        },
        Parameter {
            name: "where",
            location: Location::Query,
            is_required: false,
            kind: Kind::Object,
            values: &[],
            is_list: false,
            summary: "",
        },
        Parameter {
            name: "X-Trace",
            location: Location::Header,
            is_required: false,
            kind: Kind::Text,
            values: &[],
            is_list: false,
            summary: "",
        },
        Parameter {
            name: "id",
            location: Location::Header,
            is_required: false,
            kind: Kind::Text,
            values: &[],
            is_list: false,
            summary: "",
        },
        Parameter {
            name: "sid",
            location: Location::Cookie,
            is_required: false,
            kind: Kind::Text,
            values: &[],
            is_list: false,
            summary: "",
        },
        Parameter {
            name: "type",
            location: Location::Query,
            is_required: false,
            kind: Kind::Text,
            values: &["cat", "dog"],
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
    &GET_PET,
];

/// Every way of showing who one is.
pub static SCHEMES: &[Scheme] = &[
];

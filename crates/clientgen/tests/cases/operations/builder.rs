
// builder.rs

use super::{Error, ResponseValue, operations};

/// Builder of a call: [`Client::rename_pet`](super::Client::rename_pet).
#[derive(Debug, Clone)]
pub struct RenamePet<'a> {
    client: &'a super::Client,
    body: Result<::std::string::String, String>,
    dry_run: Result<Option<bool>, String>,
    pet_id: Result<i64, String>,
}

impl<'a> RenamePet<'a> {
    /// A call with nothing set.
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client,
            body: Err("body is not set".to_owned()),
            dry_run: Ok(None),
            pet_id: Err("petId is not set".to_owned()),
        }
    }

    /// Sets `body`.
    pub fn body<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<::std::string::String>,
        V::Error: ::std::fmt::Display,
    {
        self.body = ::client_runtime::given("body", value);
        self
    }

    /// Sets `dryRun`.
    pub fn dry_run<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<bool>,
        V::Error: ::std::fmt::Display,
    {
        self.dry_run = ::client_runtime::given("dryRun", value).map(Some);
        self
    }

    /// Which pet, e.g. \[7\].
    pub fn pet_id<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<i64>,
        V::Error: ::std::fmt::Display,
    {
        self.pet_id = ::client_runtime::given("petId", value);
        self
    }

    /// Sends `PUT /pets/{petId}`.
    pub async fn send(self) -> Result<ResponseValue<()>, Error<()>> {
        let Self { client, pet_id, dry_run, body } = self;
        let pet_id = pet_id.map_err(Error::unset(&operations::RENAME_PET))?;
        let dry_run = dry_run.map_err(Error::unset(&operations::RENAME_PET))?;
        let body = body.map_err(Error::unset(&operations::RENAME_PET))?;
        let mut call = client.connection().call(&operations::RENAME_PET);
        call.path("petId", &pet_id);
        call.query("dryRun", &dry_run);
        call.text("text/plain", body);
        let answer = call.send().await?;
        match answer.status() {
            204 => Ok(answer.empty().await?),
            _ => Err(answer.undeclared().await),
        }
    }
}

// operations.rs

use client_runtime::operation::{Body, Kind, Location, Method, Operation, Parameter, Scheme};

/// `PUT /pets/{petId}`
pub static RENAME_PET: Operation = Operation {
    id: "renamePet",
    name: "rename_pet",
    tag: None,
    summary: "Gives a pet another name",
    method: Method::Put,
    path: "/pets/{petId}",
    parameters: &[
        Parameter {
            name: "petId",
            location: Location::Path,
            is_required: true,
            kind: Kind::Integer,
            values: &[],
            is_list: false,
            summary: "Which pet, e.g. [7].",
        },
        Parameter {
            name: "dryRun",
            location: Location::Query,
            is_required: false,
            kind: Kind::Boolean,
            values: &[],
            is_list: false,
            summary: "",
        },
    ],
    body: Some(Body {
        media_type: "text/plain",
        is_required: true,
        fields: &[],
    }),
    accept: "",
    security: &[],
};

/// Every operation, in the document's order.
pub static OPERATIONS: &[&Operation] = &[
    &RENAME_PET,
];

/// Every way of showing who one is.
pub static SCHEMES: &[Scheme] = &[
];

// warning[server-not-called] #/paths/~1a/post/servers/0: `https://other.example`, of `servers`, is another address than the document's; it is not called. Make a client of that address for these operations, or accept the loss.
// note[callback-not-received] #/paths/~1a/post/callbacks: The `callbacks` of an operation are calls that the server makes; the client does not receive them. Receive them in a server of your own.
// #/servers/0: server left to the caller: `/v1` is no whole address: the caller gives the address, with this at its end.
// #/components/securitySchemes/oauth: token had elsewhere: `oauth` is a bearer token that the caller gives.
//     lost: The client does not ask for the token.
// #/components/securitySchemes/digest: security scheme left to the caller: `digest` is shown by the connection that the caller sets up.
//     lost: The client neither sends it nor asks for it.
// #/paths/~1a/post/responses/204: link left out: `next` of 204: the caller makes the next call by itself.
//     lost: Following the link.
// #/paths/~1a/post/callbacks: callback left out: Callbacks are calls that the server makes.
//     lost: The client does not receive them.
// #/paths/~1a/post/servers/0: server left to the caller: `https://other.example` is another address than the document's; the caller needs a client of it.
//     lost: One client calls one address.

// builder.rs

impl<'a> AsDocument<'a> {
    /// Sends `GET /a`.
    pub async fn send(self) -> Result<ResponseValue<()>, Error<()>> {
        let Self { client } = self;
        let call = client.connection().call(&operations::AS_DOCUMENT);
        let answer = call.send().await?;
        match answer.status() {
            204 => Ok(answer.empty().await?),
            _ => Err(answer.undeclared().await),
        }
    }
}
impl<'a> Free<'a> {
    /// Sends `PUT /a`.
    pub async fn send(self) -> Result<ResponseValue<()>, Error<()>> {
        let Self { client } = self;
        let call = client.connection().call(&operations::FREE);
        let answer = call.send().await?;
        match answer.status() {
            204 => Ok(answer.empty().await?),
            _ => Err(answer.undeclared().await),
        }
    }
}
impl<'a> EitherWay<'a> {
    /// Sends `POST /a`.
    pub async fn send(self) -> Result<ResponseValue<()>, Error<()>> {
        let Self { client } = self;
        let call = client.connection().call(&operations::EITHER_WAY);
        let answer = call.send().await?;
        match answer.status() {
            204 => Ok(answer.empty().await?),
            _ => Err(answer.undeclared().await),
        }
    }
}
impl<'a> Certified<'a> {
    /// Sends `DELETE /a`.
    pub async fn send(self) -> Result<ResponseValue<()>, Error<()>> {
        let Self { client } = self;
        let call = client.connection().call(&operations::CERTIFIED);
        let answer = call.send().await?;
        match answer.status() {
            204 => Ok(answer.empty().await?),
            _ => Err(answer.undeclared().await),
        }
    }
}

// operations.rs

use client_runtime::operation::{Location, Method, Operation, Scheme, SchemeKind};

/// `GET /a`
pub static AS_DOCUMENT: Operation = Operation {
    id: "asDocument",
    name: "as_document",
    tag: None,
    summary: "",
    method: Method::Get,
    path: "/a",
    parameters: &[],
    body: None,
    accept: "",
    security: &[&["token"]],
};

/// `PUT /a`
pub static FREE: Operation = Operation {
    id: "free",
    name: "free",
    tag: None,
    summary: "",
    method: Method::Put,
    path: "/a",
    parameters: &[],
    body: None,
    accept: "",
    security: &[],
};

/// `POST /a`
pub static EITHER_WAY: Operation = Operation {
    id: "eitherWay",
    name: "either_way",
    tag: None,
    summary: "",
    method: Method::Post,
    path: "/a",
    parameters: &[],
    body: None,
    accept: "",
    security: &[&["key", "basic"], &["oauth"], &[]],
};

/// `DELETE /a`
pub static CERTIFIED: Operation = Operation {
    id: "certified",
    name: "certified",
    tag: None,
    summary: "",
    method: Method::Delete,
    path: "/a",
    parameters: &[],
    body: None,
    accept: "",
    security: &[&[]],
};

/// Every operation, in the document's order.
pub static OPERATIONS: &[&Operation] = &[
    &AS_DOCUMENT,
    &FREE,
    &EITHER_WAY,
    &CERTIFIED,
];

/// Every way of showing who one is.
pub static SCHEMES: &[Scheme] = &[
    Scheme { name: "token", kind: SchemeKind::Bearer },
    Scheme { name: "basic", kind: SchemeKind::Basic },
    Scheme { name: "key", kind: SchemeKind::ApiKey { location: Location::Query, name: "api_key" } },
    Scheme { name: "oauth", kind: SchemeKind::Bearer },
];

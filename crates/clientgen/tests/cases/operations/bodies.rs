// warning[part-header-not-sent] #/paths/~1multipart/post/requestBody/content/multipart~1form-data/encoding/photo/headers: The `headers` of the part `photo` are not sent. Make a part of what they say, or accept the loss.
// #/paths/~1json/post/requestBody: media type chosen: Of several media types `application/json` is sent.
//     lost: Bodies of `application/xml` cannot be sent.
// #/paths/~1multipart/post/requestBody/content/multipart~1form-data/encoding/photo: header of a part: The part `photo` is sent with its media type and no other header.
//     lost: Headers of the part.
// #/components/schemas/Scan/properties/back: file not checked: A file is sent whatever its length and its content.
//     lost: The server may refuse what is sent.
// #/paths/~1bytes/put/requestBody/content/image~1png: body as bytes: A body of `image/png` is sent as the bytes that the caller gives.

// builder.rs

impl<'a> SendJson<'a> {
    /// Sends `POST /json`.
    pub async fn send(self) -> Result<ResponseValue<()>, Error<()>> {
        let Self { client, body } = self;
        let body = body.map_err(Error::unset(&operations::SEND_JSON))?;
        let mut call = client.connection().call(&operations::SEND_JSON);
        call.json("application/json", &body);
        let answer = call.send().await?;
        match answer.status() {
            200 => Ok(answer.empty().await?),
            _ => Err(answer.undeclared().await),
        }
    }
}
impl<'a> SendMaybe<'a> {
    /// Sends `POST /maybe`.
    pub async fn send(self) -> Result<ResponseValue<()>, Error<()>> {
        let Self { client, body } = self;
        let body = body.map_err(Error::unset(&operations::SEND_MAYBE))?;
        let mut call = client.connection().call(&operations::SEND_MAYBE);
        if let Some(body) = &body {
            call.json("application/vnd.pet+json", body);
        }
        let answer = call.send().await?;
        match answer.status() {
            200 => Ok(answer.empty().await?),
            _ => Err(answer.undeclared().await),
        }
    }
}
impl<'a> SendForm<'a> {
    /// Sends `POST /form`.
    pub async fn send(self) -> Result<ResponseValue<()>, Error<()>> {
        let Self { client, body } = self;
        let body = body.map_err(Error::unset(&operations::SEND_FORM))?;
        let mut call = client.connection().call(&operations::SEND_FORM);
        call.form(
            &body,
            &[("tags", QueryStyle::FormJoined), ("filter", QueryStyle::DeepObject)],
        );
        let answer = call.send().await?;
        match answer.status() {
            200 => Ok(answer.empty().await?),
            _ => Err(answer.undeclared().await),
        }
    }
}
impl<'a> SendParts<'a> {
    /// Sends `POST /multipart`.
    pub async fn send(self) -> Result<ResponseValue<()>, Error<()>> {
        let Self { client, body } = self;
        let body = body.map_err(Error::unset(&operations::SEND_PARTS))?;
        let mut call = client.connection().call(&operations::SEND_PARTS);
        if let Some(body) = &body {
            call.multipart(
                body,
                &[
                    Part {
                        name: "photo",
                        media_type: Some("image/png"),
                        is_binary: true,
                    },
                    Part {
                        name: "pages",
                        media_type: None,
                        is_binary: true,
                    },
                    Part {
                        name: "about",
                        media_type: Some("application/json"),
                        is_binary: false,
                    },
                ],
            );
        }
        let answer = call.send().await?;
        match answer.status() {
            200 => Ok(answer.empty().await?),
            _ => Err(answer.undeclared().await),
        }
    }
}
impl<'a> GetKnown<'a> {
    /// Sends `GET /known`.
    pub async fn send(self) -> Result<ResponseValue<types::Known>, Error<()>> {
        let Self { client } = self;
        let call = client.connection().call(&operations::GET_KNOWN);
        let answer = call.send().await?;
        match answer.status() {
            200 => Ok(answer.json().await?),
            _ => Err(answer.undeclared().await),
        }
    }
}
impl<'a> SendKnown<'a> {
    /// Sends `POST /known`.
    pub async fn send(self) -> Result<ResponseValue<()>, Error<()>> {
        let Self { client, body } = self;
        let body = body
            .and_then(|body| {
                types::Known::try_from(body).map_err(|error| error.to_string())
            })
            .map_err(Error::unset(&operations::SEND_KNOWN))?;
        let mut call = client.connection().call(&operations::SEND_KNOWN);
        call.multipart(
            &body,
            &[
                Part {
                    name: "seal",
                    media_type: None,
                    is_binary: true,
                },
            ],
        );
        let answer = call.send().await?;
        match answer.status() {
            200 => Ok(answer.empty().await?),
            _ => Err(answer.undeclared().await),
        }
    }
}
impl<'a> SendScan<'a> {
    /// Sends `POST /scans`.
    pub async fn send(self) -> Result<ResponseValue<()>, Error<()>> {
        let Self { client, body } = self;
        let body = body
            .and_then(|body| {
                types::Scan::try_from(body).map_err(|error| error.to_string())
            })
            .map_err(Error::unset(&operations::SEND_SCAN))?;
        let mut call = client.connection().call(&operations::SEND_SCAN);
        call.multipart(
            &body,
            &[
                Part {
                    name: "page",
                    media_type: None,
                    is_binary: true,
                },
                Part {
                    name: "back",
                    media_type: None,
                    is_binary: true,
                },
            ],
        );
        let answer = call.send().await?;
        match answer.status() {
            200 => Ok(answer.empty().await?),
            _ => Err(answer.undeclared().await),
        }
    }
}
impl<'a> SendText<'a> {
    /// Sends `PUT /text`.
    pub async fn send(self) -> Result<ResponseValue<()>, Error<()>> {
        let Self { client, body } = self;
        let body = body.map_err(Error::unset(&operations::SEND_TEXT))?;
        let mut call = client.connection().call(&operations::SEND_TEXT);
        call.text("text/csv", body);
        let answer = call.send().await?;
        match answer.status() {
            200 => Ok(answer.empty().await?),
            _ => Err(answer.undeclared().await),
        }
    }
}
impl<'a> SendBytes<'a> {
    /// Sends `PUT /bytes`.
    pub async fn send(self) -> Result<ResponseValue<()>, Error<()>> {
        let Self { client, body } = self;
        let body = body.map_err(Error::unset(&operations::SEND_BYTES))?;
        let mut call = client.connection().call(&operations::SEND_BYTES);
        if let Some(body) = body {
            call.bytes("image/png", body);
        }
        let answer = call.send().await?;
        match answer.status() {
            200 => Ok(answer.empty().await?),
            _ => Err(answer.undeclared().await),
        }
    }
}

// types/own.rs

/// `Bytes`
pub type Bytes = ::client_runtime::File;

/// `null` or a value.
pub type NullableFile = ::client_runtime::Nullable<::client_runtime::File>;

// operations.rs

use client_runtime::operation::{Body, Method, Operation, Scheme};

/// `POST /json`
pub static SEND_JSON: Operation = Operation {
    id: "sendJson",
    name: "send_json",
    tag: None,
    summary: "",
    method: Method::Post,
    path: "/json",
    parameters: &[],
    body: Some(Body {
        media_type: "application/json",
        is_required: true,
        fields: &[],
    }),
    accept: "",
    security: &[],
};

/// `POST /maybe`
pub static SEND_MAYBE: Operation = Operation {
    id: "sendMaybe",
    name: "send_maybe",
    tag: None,
    summary: "",
    method: Method::Post,
    path: "/maybe",
    parameters: &[],
    body: Some(Body {
        media_type: "application/vnd.pet+json",
        is_required: false,
        fields: &[],
    }),
    accept: "",
    security: &[],
};

/// `POST /form`
pub static SEND_FORM: Operation = Operation {
    id: "sendForm",
    name: "send_form",
    tag: None,
    summary: "",
    method: Method::Post,
    path: "/form",
    parameters: &[],
    body: Some(Body {
        media_type: "application/x-www-form-urlencoded",
        is_required: true,
        fields: &[],
    }),
    accept: "",
    security: &[],
};

/// `POST /multipart`
pub static SEND_PARTS: Operation = Operation {
    id: "sendParts",
    name: "send_parts",
    tag: None,
    summary: "",
    method: Method::Post,
    path: "/multipart",
    parameters: &[],
    body: Some(Body {
        media_type: "multipart/form-data",
        is_required: false,
        fields: &[],
    }),
    accept: "",
    security: &[],
};

/// `GET /known`
pub static GET_KNOWN: Operation = Operation {
    id: "getKnown",
    name: "get_known",
    tag: None,
    summary: "",
    method: Method::Get,
    path: "/known",
    parameters: &[],
    body: None,
    accept: "application/json",
    security: &[],
};

/// `POST /known`
pub static SEND_KNOWN: Operation = Operation {
    id: "sendKnown",
    name: "send_known",
    tag: None,
    summary: "",
    method: Method::Post,
    path: "/known",
    parameters: &[],
    body: Some(Body {
        media_type: "multipart/form-data",
        is_required: true,
        fields: &[],
    }),
    accept: "",
    security: &[],
};

/// `POST /scans`
pub static SEND_SCAN: Operation = Operation {
    id: "sendScan",
    name: "send_scan",
    tag: None,
    summary: "",
    method: Method::Post,
    path: "/scans",
    parameters: &[],
    body: Some(Body {
        media_type: "multipart/form-data",
        is_required: true,
        fields: &[],
    }),
    accept: "",
    security: &[],
};

/// `PUT /text`
pub static SEND_TEXT: Operation = Operation {
    id: "sendText",
    name: "send_text",
    tag: None,
    summary: "",
    method: Method::Put,
    path: "/text",
    parameters: &[],
    body: Some(Body {
        media_type: "text/csv",
        is_required: true,
        fields: &[],
    }),
    accept: "",
    security: &[],
};

/// `PUT /bytes`
pub static SEND_BYTES: Operation = Operation {
    id: "sendBytes",
    name: "send_bytes",
    tag: None,
    summary: "",
    method: Method::Put,
    path: "/bytes",
    parameters: &[],
    body: Some(Body {
        media_type: "image/png",
        is_required: false,
        fields: &[],
    }),
    accept: "",
    security: &[],
};

/// Every operation, in the document's order.
pub static OPERATIONS: &[&Operation] = &[
    &SEND_JSON,
    &SEND_MAYBE,
    &SEND_FORM,
    &SEND_PARTS,
    &GET_KNOWN,
    &SEND_KNOWN,
    &SEND_SCAN,
    &SEND_TEXT,
    &SEND_BYTES,
];

/// Every way of showing who one is.
pub static SCHEMES: &[Scheme] = &[
];

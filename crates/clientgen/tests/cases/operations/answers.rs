// #/paths/~1several/get/responses/200: response headers: Headers of 200 (`X-Left`) are read by `headers()` of the answer, as text.
// #/paths/~1several/get/responses/200: media type chosen: Of several media types `application/json` is asked for and read.
//     lost: Bodies of `application/xml` are not read.
// #/paths/~1several/get/responses/304: status without a type: 304 is neither a success nor a refusal, and is told as an answer that is none.
//     lost: The body of that answer as a type.
// #/paths/~1refused/get/responses: success not declared: No success is declared: the body of one is handed on as it comes.

// builder.rs

impl<'a> Several<'a> {
    /// Sends `GET /several`.
    pub async fn send(
        self,
    ) -> Result<ResponseValue<types::SeveralOk>, Error<types::SeveralError>> {
        let Self { client } = self;
        let call = client.connection().call(&operations::SEVERAL);
        let answer = call.send().await?;
        match answer.status() {
            200 => {
                Ok(
                    answer
                        .json::<::std::string::String>()
                        .await?
                        .map(types::SeveralOk::Ok),
                )
            }
            202 => Ok(answer.empty().await?.map(|()| types::SeveralOk::Accepted)),
            400 => Err(answer.refused_json(types::SeveralError::BadRequest).await),
            404 => Err(answer.refused_json(types::SeveralError::NotFound).await),
            500..=599 => Err(answer.refused_text(types::SeveralError::ServerError).await),
            _ => Err(answer.refused_bytes(types::SeveralError::Default).await),
        }
    }
}
impl<'a> One<'a> {
    /// Sends `GET /one`.
    pub async fn send(
        self,
    ) -> Result<ResponseValue<::std::string::String>, Error<::std::string::String>> {
        let Self { client } = self;
        let call = client.connection().call(&operations::ONE);
        let answer = call.send().await?;
        match answer.status() {
            200 | 201 => Ok(answer.json().await?),
            400..=499 => Err(answer.refused_text(::std::convert::identity).await),
            _ => Err(answer.undeclared().await),
        }
    }
}
impl<'a> IsOne<'a> {
    /// Sends `HEAD /one`.
    pub async fn send(self) -> Result<ResponseValue<()>, Error<()>> {
        let Self { client } = self;
        let call = client.connection().call(&operations::IS_ONE);
        let answer = call.send().await?;
        match answer.status() {
            200 => Ok(answer.empty().await?),
            _ => Err(answer.undeclared().await),
        }
    }
}
impl<'a> File<'a> {
    /// Sends `GET /file`.
    pub async fn send(self) -> Result<ResponseValue<ByteStream>, Error<()>> {
        let Self { client } = self;
        let call = client.connection().call(&operations::FILE);
        let answer = call.send().await?;
        match answer.status() {
            200 | 206 => Ok(answer.stream()),
            416 => Err(answer.refused_empty(::std::convert::identity).await),
            _ => Err(answer.undeclared().await),
        }
    }
}
impl<'a> Anything<'a> {
    /// Sends `GET /default`.
    pub async fn send(
        self,
    ) -> Result<ResponseValue<::std::string::String>, Error<::std::string::String>> {
        let Self { client } = self;
        let call = client.connection().call(&operations::ANYTHING);
        let answer = call.send().await?;
        match answer.status() {
            200..=299 => Ok(answer.json().await?),
            _ => Err(answer.refused_json(::std::convert::identity).await),
        }
    }
}
impl<'a> Refused<'a> {
    /// Sends `GET /refused`.
    pub async fn send(self) -> Result<ResponseValue<ByteStream>, Error<()>> {
        let Self { client } = self;
        let call = client.connection().call(&operations::REFUSED);
        let answer = call.send().await?;
        match answer.status() {
            403 => Err(answer.refused_empty(::std::convert::identity).await),
            200..=299 => Ok(answer.stream()),
            _ => Err(answer.undeclared().await),
        }
    }
}

// types/own.rs

client_runtime::answers! {
    /// What `several` answers.
    pub enum SeveralOk {
        /// With status 200.
        Ok(::std::string::String),
        /// With status 202.
        Accepted,
    }
}

client_runtime::answers! {
    /// What `several` answers when it refuses.
    pub enum SeveralError {
        /// With status 400.
        BadRequest(::std::string::String),
        /// With status 404.
        NotFound(::std::string::String),
        /// With a status from 500 to 599.
        ServerError(::std::string::String),
        /// With any other status.
        Default(client_runtime::Bytes),
    }
}

// operations.rs

use client_runtime::operation::{Method, Operation, Scheme};

/// `GET /several`
pub static SEVERAL: Operation = Operation {
    id: "several",
    name: "several",
    tag: None,
    summary: "",
    method: Method::Get,
    path: "/several",
    parameters: &[],
    body: None,
    accept: "application/json, application/problem+json, text/plain, application/octet-stream",
    security: &[],
};

/// `GET /one`
pub static ONE: Operation = Operation {
    id: "one",
    name: "one",
    tag: None,
    summary: "",
    method: Method::Get,
    path: "/one",
    parameters: &[],
    body: None,
    accept: "application/json, text/plain",
    security: &[],
};

/// `HEAD /one`
pub static IS_ONE: Operation = Operation {
    id: "isOne",
    name: "is_one",
    tag: None,
    summary: "",
    method: Method::Head,
    path: "/one",
    parameters: &[],
    body: None,
    accept: "",
    security: &[],
};

/// `GET /file`
pub static FILE: Operation = Operation {
    id: "file",
    name: "file",
    tag: None,
    summary: "",
    method: Method::Get,
    path: "/file",
    parameters: &[],
    body: None,
    accept: "application/pdf",
    security: &[],
};

/// `GET /default`
pub static ANYTHING: Operation = Operation {
    id: "anything",
    name: "anything",
    tag: None,
    summary: "",
    method: Method::Get,
    path: "/default",
    parameters: &[],
    body: None,
    accept: "application/json",
    security: &[],
};

/// `GET /refused`
pub static REFUSED: Operation = Operation {
    id: "refused",
    name: "refused",
    tag: None,
    summary: "",
    method: Method::Get,
    path: "/refused",
    parameters: &[],
    body: None,
    accept: "",
    security: &[],
};

/// Every operation, in the document's order.
pub static OPERATIONS: &[&Operation] = &[
    &SEVERAL,
    &ONE,
    &IS_ONE,
    &FILE,
    &ANYTHING,
    &REFUSED,
];

/// Every way of showing who one is.
pub static SCHEMES: &[Scheme] = &[
];

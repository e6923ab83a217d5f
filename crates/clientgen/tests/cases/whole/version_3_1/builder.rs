//! One builder per operation: its parameters, its body, and `send`.
//!
//! Made from `case.yaml` by `cargo test`; do not edit.

use client_runtime::{Part};
use super::{Error, ResponseValue, operations, types};

/// Builder of a call: [`Client::upload`](super::Client::upload).
#[derive(Debug, Clone)]
pub struct Upload<'a> {
    client: &'a super::Client,
    body: Result<types::builder::UploadBody, String>,
}

impl<'a> Upload<'a> {
    /// A call with nothing set.
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client,
            body: Ok(::std::default::Default::default()),
        }
    }

    /// Sets `body`.
    pub fn body<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::UploadBody>,
        <V as std::convert::TryInto<types::UploadBody>>::Error: std::fmt::Display,
    {
        self.body = ::client_runtime::given("body", value).map(From::from);
        self
    }

    /// Changes the body that is set so far.
    pub fn body_map<F>(mut self, f: F) -> Self
    where
        F: std::ops::FnOnce(types::builder::UploadBody) -> types::builder::UploadBody,
    {
        self.body = self.body.map(f);
        self
    }

    /// Sends `POST /files`.
    pub async fn send(self) -> Result<ResponseValue<()>, Error<()>> {
        let Self { client, body } = self;
        let body = body
            .and_then(|body| {
                types::UploadBody::try_from(body).map_err(|error| error.to_string())
            })
            .map_err(Error::unset(&operations::UPLOAD))?;
        let mut call = client.connection().call(&operations::UPLOAD);
        call.multipart(
            &body,
            &[
                Part {
                    name: "file",
                    media_type: Some("application/octet-stream"),
                    is_binary: true,
                },
                Part {
                    name: "pages",
                    media_type: Some("image/png"),
                    is_binary: true,
                },
                Part {
                    name: "cover",
                    media_type: Some("image/jpeg"),
                    is_binary: true,
                },
                Part {
                    name: "back",
                    media_type: Some("image/jpeg"),
                    is_binary: true,
                },
            ],
        );
        let answer = call.send().await?;
        match answer.status() {
            204 => Ok(answer.empty().await?),
            _ => Err(answer.undeclared().await),
        }
    }
}

/// Builder of a call: [`Client::order`](super::Client::order).
#[derive(Debug, Clone)]
pub struct Order<'a> {
    client: &'a super::Client,
    body: Result<types::builder::Order, String>,
}

impl<'a> Order<'a> {
    /// A call with nothing set.
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client,
            body: Ok(::std::default::Default::default()),
        }
    }

    /// Sets `body`.
    pub fn body<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::Order>,
        <V as std::convert::TryInto<types::Order>>::Error: std::fmt::Display,
    {
        self.body = ::client_runtime::given("body", value).map(From::from);
        self
    }

    /// Changes the body that is set so far.
    pub fn body_map<F>(mut self, f: F) -> Self
    where
        F: std::ops::FnOnce(types::builder::Order) -> types::builder::Order,
    {
        self.body = self.body.map(f);
        self
    }

    /// Sends `POST /orders`.
    pub async fn send(self) -> Result<ResponseValue<types::Order>, Error<()>> {
        let Self { client, body } = self;
        let body = body
            .and_then(|body| {
                types::Order::try_from(body).map_err(|error| error.to_string())
            })
            .map_err(Error::unset(&operations::ORDER))?;
        let mut call = client.connection().call(&operations::ORDER);
        call.json("application/json", &body);
        let answer = call.send().await?;
        match answer.status() {
            200 => Ok(answer.json().await?),
            _ => Err(answer.undeclared().await),
        }
    }
}

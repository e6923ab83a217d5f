//! One builder per operation: its parameters, its body, and `send`.
//!
//! Made from `spec/triggers.yaml` by `cargo xtask generate`; do not edit.

use super::{Error, ResponseValue, operations, types};

/// Builder of a call: [`Client::receber_consulta`](super::Client::receber_consulta).
#[derive(Debug, Clone)]
pub struct ReceberConsulta<'a> {
    client: &'a super::Client,
    webhook_id: Result<types::ReceberConsultaWebhookId, String>,
    webhook_signature: Result<types::ReceberConsultaWebhookSignature, String>,
    webhook_timestamp: Result<i64, String>,
    body: Result<types::builder::GatilhoConsulta, String>,
}

impl<'a> ReceberConsulta<'a> {
    /// A call with nothing set.
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client,
            webhook_id: Err("webhook-id is not set".to_owned()),
            webhook_signature: Err("webhook-signature is not set".to_owned()),
            webhook_timestamp: Err("webhook-timestamp is not set".to_owned()),
            body: Ok(::std::default::Default::default()),
        }
    }

    /// Identificador da entrega, o mesmo em todas as tentativas e reenvios: serve para descartar repetições. Trate-o como texto opaco.
    pub fn webhook_id<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::ReceberConsultaWebhookId>,
        V::Error: ::std::fmt::Display,
    {
        self.webhook_id = ::client_runtime::given("webhook-id", value);
        self
    }

    /// Uma ou mais assinaturas separadas por um espaço, cada uma `v1,` seguido do HMAC-SHA256 em base64 de `{webhook-id}.{webhook-timestamp}.{corpo}`. São duas durante a troca de segredo. Itens de versões desconhecidas devem ser ignorados.
    pub fn webhook_signature<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::ReceberConsultaWebhookSignature>,
        V::Error: ::std::fmt::Display,
    {
        self.webhook_signature = ::client_runtime::given("webhook-signature", value);
        self
    }

    /// Hora desta tentativa, em segundos desde 1º de janeiro de 1970 UTC. Recuse se distar mais de 5 minutos do relógio do receptor.
    pub fn webhook_timestamp<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<i64>,
        V::Error: ::std::fmt::Display,
    {
        self.webhook_timestamp = ::client_runtime::given("webhook-timestamp", value);
        self
    }

    /// O envelope com os dados da consulta.
    pub fn body<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::GatilhoConsulta>,
        <V as std::convert::TryInto<types::GatilhoConsulta>>::Error: std::fmt::Display,
    {
        self.body = ::client_runtime::given("body", value).map(From::from);
        self
    }

    /// Changes the body that is set so far.
    pub fn body_map<F>(mut self, f: F) -> Self
    where
        F: std::ops::FnOnce(
            types::builder::GatilhoConsulta,
        ) -> types::builder::GatilhoConsulta,
    {
        self.body = self.body.map(f);
        self
    }

    /// Sends `POST /consulta`.
    pub async fn send(self) -> Result<ResponseValue<()>, Error<::std::string::String>> {
        let Self { client, webhook_id, webhook_timestamp, webhook_signature, body } = self;
        let webhook_id = webhook_id
            .map_err(Error::unset(&operations::RECEBER_CONSULTA))?;
        let webhook_timestamp = webhook_timestamp
            .map_err(Error::unset(&operations::RECEBER_CONSULTA))?;
        let webhook_signature = webhook_signature
            .map_err(Error::unset(&operations::RECEBER_CONSULTA))?;
        let body = body
            .and_then(|body| {
                types::GatilhoConsulta::try_from(body).map_err(|error| error.to_string())
            })
            .map_err(Error::unset(&operations::RECEBER_CONSULTA))?;
        let mut call = client.connection().call(&operations::RECEBER_CONSULTA);
        call.header("webhook-id", &webhook_id);
        call.header("webhook-timestamp", &webhook_timestamp);
        call.header("webhook-signature", &webhook_signature);
        call.json("application/json", &body);
        let answer = call.send().await?;
        match answer.status() {
            200..=204 => Ok(answer.empty().await?),
            400 | 401 | 410 | 413 | 415 | 429 | 500 | 503 => {
                Err(answer.refused_text(::std::convert::identity).await)
            }
            _ => Err(answer.undeclared().await),
        }
    }
}

/// Builder of a call: [`Client::receber_help_desk`](super::Client::receber_help_desk).
#[derive(Debug, Clone)]
pub struct ReceberHelpDesk<'a> {
    client: &'a super::Client,
    webhook_id: Result<types::ReceberConsultaWebhookId, String>,
    webhook_signature: Result<types::ReceberConsultaWebhookSignature, String>,
    webhook_timestamp: Result<i64, String>,
    body: Result<types::builder::GatilhoHelpDesk, String>,
}

impl<'a> ReceberHelpDesk<'a> {
    /// A call with nothing set.
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client,
            webhook_id: Err("webhook-id is not set".to_owned()),
            webhook_signature: Err("webhook-signature is not set".to_owned()),
            webhook_timestamp: Err("webhook-timestamp is not set".to_owned()),
            body: Ok(::std::default::Default::default()),
        }
    }

    /// Identificador da entrega, o mesmo em todas as tentativas e reenvios: serve para descartar repetições. Trate-o como texto opaco.
    pub fn webhook_id<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::ReceberConsultaWebhookId>,
        V::Error: ::std::fmt::Display,
    {
        self.webhook_id = ::client_runtime::given("webhook-id", value);
        self
    }

    /// Uma ou mais assinaturas separadas por um espaço, cada uma `v1,` seguido do HMAC-SHA256 em base64 de `{webhook-id}.{webhook-timestamp}.{corpo}`. São duas durante a troca de segredo. Itens de versões desconhecidas devem ser ignorados.
    pub fn webhook_signature<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::ReceberConsultaWebhookSignature>,
        V::Error: ::std::fmt::Display,
    {
        self.webhook_signature = ::client_runtime::given("webhook-signature", value);
        self
    }

    /// Hora desta tentativa, em segundos desde 1º de janeiro de 1970 UTC. Recuse se distar mais de 5 minutos do relógio do receptor.
    pub fn webhook_timestamp<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<i64>,
        V::Error: ::std::fmt::Display,
    {
        self.webhook_timestamp = ::client_runtime::given("webhook-timestamp", value);
        self
    }

    /// O envelope com os dados do chamado.
    pub fn body<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::GatilhoHelpDesk>,
        <V as std::convert::TryInto<types::GatilhoHelpDesk>>::Error: std::fmt::Display,
    {
        self.body = ::client_runtime::given("body", value).map(From::from);
        self
    }

    /// Changes the body that is set so far.
    pub fn body_map<F>(mut self, f: F) -> Self
    where
        F: std::ops::FnOnce(
            types::builder::GatilhoHelpDesk,
        ) -> types::builder::GatilhoHelpDesk,
    {
        self.body = self.body.map(f);
        self
    }

    /// Sends `POST /helpDesk`.
    pub async fn send(self) -> Result<ResponseValue<()>, Error<::std::string::String>> {
        let Self { client, webhook_id, webhook_timestamp, webhook_signature, body } = self;
        let webhook_id = webhook_id
            .map_err(Error::unset(&operations::RECEBER_HELP_DESK))?;
        let webhook_timestamp = webhook_timestamp
            .map_err(Error::unset(&operations::RECEBER_HELP_DESK))?;
        let webhook_signature = webhook_signature
            .map_err(Error::unset(&operations::RECEBER_HELP_DESK))?;
        let body = body
            .and_then(|body| {
                types::GatilhoHelpDesk::try_from(body).map_err(|error| error.to_string())
            })
            .map_err(Error::unset(&operations::RECEBER_HELP_DESK))?;
        let mut call = client.connection().call(&operations::RECEBER_HELP_DESK);
        call.header("webhook-id", &webhook_id);
        call.header("webhook-timestamp", &webhook_timestamp);
        call.header("webhook-signature", &webhook_signature);
        call.json("application/json", &body);
        let answer = call.send().await?;
        match answer.status() {
            200..=204 => Ok(answer.empty().await?),
            400 | 401 | 410 | 413 | 415 | 429 | 500 | 503 => {
                Err(answer.refused_text(::std::convert::identity).await)
            }
            _ => Err(answer.undeclared().await),
        }
    }
}

/// Builder of a call: [`Client::receber_vistoria`](super::Client::receber_vistoria).
#[derive(Debug, Clone)]
pub struct ReceberVistoria<'a> {
    client: &'a super::Client,
    webhook_id: Result<types::ReceberConsultaWebhookId, String>,
    webhook_signature: Result<types::ReceberConsultaWebhookSignature, String>,
    webhook_timestamp: Result<i64, String>,
    body: Result<types::builder::GatilhoVistoria, String>,
}

impl<'a> ReceberVistoria<'a> {
    /// A call with nothing set.
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client,
            webhook_id: Err("webhook-id is not set".to_owned()),
            webhook_signature: Err("webhook-signature is not set".to_owned()),
            webhook_timestamp: Err("webhook-timestamp is not set".to_owned()),
            body: Ok(::std::default::Default::default()),
        }
    }

    /// Identificador da entrega, o mesmo em todas as tentativas e reenvios: serve para descartar repetições. Trate-o como texto opaco.
    pub fn webhook_id<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::ReceberConsultaWebhookId>,
        V::Error: ::std::fmt::Display,
    {
        self.webhook_id = ::client_runtime::given("webhook-id", value);
        self
    }

    /// Uma ou mais assinaturas separadas por um espaço, cada uma `v1,` seguido do HMAC-SHA256 em base64 de `{webhook-id}.{webhook-timestamp}.{corpo}`. São duas durante a troca de segredo. Itens de versões desconhecidas devem ser ignorados.
    pub fn webhook_signature<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::ReceberConsultaWebhookSignature>,
        V::Error: ::std::fmt::Display,
    {
        self.webhook_signature = ::client_runtime::given("webhook-signature", value);
        self
    }

    /// Hora desta tentativa, em segundos desde 1º de janeiro de 1970 UTC. Recuse se distar mais de 5 minutos do relógio do receptor.
    pub fn webhook_timestamp<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<i64>,
        V::Error: ::std::fmt::Display,
    {
        self.webhook_timestamp = ::client_runtime::given("webhook-timestamp", value);
        self
    }

    /// O envelope com os dados da vistoria.
    pub fn body<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::GatilhoVistoria>,
        <V as std::convert::TryInto<types::GatilhoVistoria>>::Error: std::fmt::Display,
    {
        self.body = ::client_runtime::given("body", value).map(From::from);
        self
    }

    /// Changes the body that is set so far.
    pub fn body_map<F>(mut self, f: F) -> Self
    where
        F: std::ops::FnOnce(
            types::builder::GatilhoVistoria,
        ) -> types::builder::GatilhoVistoria,
    {
        self.body = self.body.map(f);
        self
    }

    /// Sends `POST /vistoria`.
    pub async fn send(self) -> Result<ResponseValue<()>, Error<::std::string::String>> {
        let Self { client, webhook_id, webhook_timestamp, webhook_signature, body } = self;
        let webhook_id = webhook_id
            .map_err(Error::unset(&operations::RECEBER_VISTORIA))?;
        let webhook_timestamp = webhook_timestamp
            .map_err(Error::unset(&operations::RECEBER_VISTORIA))?;
        let webhook_signature = webhook_signature
            .map_err(Error::unset(&operations::RECEBER_VISTORIA))?;
        let body = body
            .and_then(|body| {
                types::GatilhoVistoria::try_from(body).map_err(|error| error.to_string())
            })
            .map_err(Error::unset(&operations::RECEBER_VISTORIA))?;
        let mut call = client.connection().call(&operations::RECEBER_VISTORIA);
        call.header("webhook-id", &webhook_id);
        call.header("webhook-timestamp", &webhook_timestamp);
        call.header("webhook-signature", &webhook_signature);
        call.json("application/json", &body);
        let answer = call.send().await?;
        match answer.status() {
            200..=204 => Ok(answer.empty().await?),
            400 | 401 | 410 | 413 | 415 | 429 | 500 | 503 => {
                Err(answer.refused_text(::std::convert::identity).await)
            }
            _ => Err(answer.undeclared().await),
        }
    }
}

/// Builder of a call: [`Client::receber_beneficio`](super::Client::receber_beneficio).
#[derive(Debug, Clone)]
pub struct ReceberBeneficio<'a> {
    client: &'a super::Client,
    webhook_id: Result<types::ReceberConsultaWebhookId, String>,
    webhook_signature: Result<types::ReceberConsultaWebhookSignature, String>,
    webhook_timestamp: Result<i64, String>,
    body: Result<types::builder::GatilhoBeneficio, String>,
}

impl<'a> ReceberBeneficio<'a> {
    /// A call with nothing set.
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client,
            webhook_id: Err("webhook-id is not set".to_owned()),
            webhook_signature: Err("webhook-signature is not set".to_owned()),
            webhook_timestamp: Err("webhook-timestamp is not set".to_owned()),
            body: Ok(::std::default::Default::default()),
        }
    }

    /// Identificador da entrega, o mesmo em todas as tentativas e reenvios: serve para descartar repetições. Trate-o como texto opaco.
    pub fn webhook_id<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::ReceberConsultaWebhookId>,
        V::Error: ::std::fmt::Display,
    {
        self.webhook_id = ::client_runtime::given("webhook-id", value);
        self
    }

    /// Uma ou mais assinaturas separadas por um espaço, cada uma `v1,` seguido do HMAC-SHA256 em base64 de `{webhook-id}.{webhook-timestamp}.{corpo}`. São duas durante a troca de segredo. Itens de versões desconhecidas devem ser ignorados.
    pub fn webhook_signature<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::ReceberConsultaWebhookSignature>,
        V::Error: ::std::fmt::Display,
    {
        self.webhook_signature = ::client_runtime::given("webhook-signature", value);
        self
    }

    /// Hora desta tentativa, em segundos desde 1º de janeiro de 1970 UTC. Recuse se distar mais de 5 minutos do relógio do receptor.
    pub fn webhook_timestamp<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<i64>,
        V::Error: ::std::fmt::Display,
    {
        self.webhook_timestamp = ::client_runtime::given("webhook-timestamp", value);
        self
    }

    /// O envelope com os dados do benefício.
    pub fn body<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::GatilhoBeneficio>,
        <V as std::convert::TryInto<types::GatilhoBeneficio>>::Error: std::fmt::Display,
    {
        self.body = ::client_runtime::given("body", value).map(From::from);
        self
    }

    /// Changes the body that is set so far.
    pub fn body_map<F>(mut self, f: F) -> Self
    where
        F: std::ops::FnOnce(
            types::builder::GatilhoBeneficio,
        ) -> types::builder::GatilhoBeneficio,
    {
        self.body = self.body.map(f);
        self
    }

    /// Sends `POST /beneficio`.
    pub async fn send(self) -> Result<ResponseValue<()>, Error<::std::string::String>> {
        let Self { client, webhook_id, webhook_timestamp, webhook_signature, body } = self;
        let webhook_id = webhook_id
            .map_err(Error::unset(&operations::RECEBER_BENEFICIO))?;
        let webhook_timestamp = webhook_timestamp
            .map_err(Error::unset(&operations::RECEBER_BENEFICIO))?;
        let webhook_signature = webhook_signature
            .map_err(Error::unset(&operations::RECEBER_BENEFICIO))?;
        let body = body
            .and_then(|body| {
                types::GatilhoBeneficio::try_from(body)
                    .map_err(|error| error.to_string())
            })
            .map_err(Error::unset(&operations::RECEBER_BENEFICIO))?;
        let mut call = client.connection().call(&operations::RECEBER_BENEFICIO);
        call.header("webhook-id", &webhook_id);
        call.header("webhook-timestamp", &webhook_timestamp);
        call.header("webhook-signature", &webhook_signature);
        call.json("application/json", &body);
        let answer = call.send().await?;
        match answer.status() {
            200..=204 => Ok(answer.empty().await?),
            400 | 401 | 410 | 413 | 415 | 429 | 500 | 503 => {
                Err(answer.refused_text(::std::convert::identity).await)
            }
            _ => Err(answer.undeclared().await),
        }
    }
}

/// Builder of a call: [`Client::receber_evento`](super::Client::receber_evento).
#[derive(Debug, Clone)]
pub struct ReceberEvento<'a> {
    client: &'a super::Client,
    webhook_id: Result<types::ReceberConsultaWebhookId, String>,
    webhook_signature: Result<types::ReceberConsultaWebhookSignature, String>,
    webhook_timestamp: Result<i64, String>,
    body: Result<types::builder::GatilhoEvento, String>,
}

impl<'a> ReceberEvento<'a> {
    /// A call with nothing set.
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client,
            webhook_id: Err("webhook-id is not set".to_owned()),
            webhook_signature: Err("webhook-signature is not set".to_owned()),
            webhook_timestamp: Err("webhook-timestamp is not set".to_owned()),
            body: Ok(::std::default::Default::default()),
        }
    }

    /// Identificador da entrega, o mesmo em todas as tentativas e reenvios: serve para descartar repetições. Trate-o como texto opaco.
    pub fn webhook_id<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::ReceberConsultaWebhookId>,
        V::Error: ::std::fmt::Display,
    {
        self.webhook_id = ::client_runtime::given("webhook-id", value);
        self
    }

    /// Uma ou mais assinaturas separadas por um espaço, cada uma `v1,` seguido do HMAC-SHA256 em base64 de `{webhook-id}.{webhook-timestamp}.{corpo}`. São duas durante a troca de segredo. Itens de versões desconhecidas devem ser ignorados.
    pub fn webhook_signature<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::ReceberConsultaWebhookSignature>,
        V::Error: ::std::fmt::Display,
    {
        self.webhook_signature = ::client_runtime::given("webhook-signature", value);
        self
    }

    /// Hora desta tentativa, em segundos desde 1º de janeiro de 1970 UTC. Recuse se distar mais de 5 minutos do relógio do receptor.
    pub fn webhook_timestamp<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<i64>,
        V::Error: ::std::fmt::Display,
    {
        self.webhook_timestamp = ::client_runtime::given("webhook-timestamp", value);
        self
    }

    /// O envelope com os dados do evento.
    pub fn body<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::GatilhoEvento>,
        <V as std::convert::TryInto<types::GatilhoEvento>>::Error: std::fmt::Display,
    {
        self.body = ::client_runtime::given("body", value).map(From::from);
        self
    }

    /// Changes the body that is set so far.
    pub fn body_map<F>(mut self, f: F) -> Self
    where
        F: std::ops::FnOnce(
            types::builder::GatilhoEvento,
        ) -> types::builder::GatilhoEvento,
    {
        self.body = self.body.map(f);
        self
    }

    /// Sends `POST /evento`.
    pub async fn send(self) -> Result<ResponseValue<()>, Error<::std::string::String>> {
        let Self { client, webhook_id, webhook_timestamp, webhook_signature, body } = self;
        let webhook_id = webhook_id.map_err(Error::unset(&operations::RECEBER_EVENTO))?;
        let webhook_timestamp = webhook_timestamp
            .map_err(Error::unset(&operations::RECEBER_EVENTO))?;
        let webhook_signature = webhook_signature
            .map_err(Error::unset(&operations::RECEBER_EVENTO))?;
        let body = body
            .and_then(|body| {
                types::GatilhoEvento::try_from(body).map_err(|error| error.to_string())
            })
            .map_err(Error::unset(&operations::RECEBER_EVENTO))?;
        let mut call = client.connection().call(&operations::RECEBER_EVENTO);
        call.header("webhook-id", &webhook_id);
        call.header("webhook-timestamp", &webhook_timestamp);
        call.header("webhook-signature", &webhook_signature);
        call.json("application/json", &body);
        let answer = call.send().await?;
        match answer.status() {
            200..=204 => Ok(answer.empty().await?),
            400 | 401 | 410 | 413 | 415 | 429 | 500 | 503 => {
                Err(answer.refused_text(::std::convert::identity).await)
            }
            _ => Err(answer.undeclared().await),
        }
    }
}

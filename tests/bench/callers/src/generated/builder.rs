//! One builder per operation: its parameters, its body, and `send`.
//!
//! Made from `tests/bench/bench.yaml` by `cargo xtask generate`; do not edit.

use super::{Error, ResponseValue, operations, types};

/// Builder of a call: [`Client::listar_situacoes`](super::Client::listar_situacoes).
#[derive(Debug, Clone)]
pub struct ListarSituacoes<'a> {
    client: &'a super::Client,
}

impl<'a> ListarSituacoes<'a> {
    /// A call with nothing set.
    pub fn new(client: &'a super::Client) -> Self {
        Self { client }
    }

    /// Sends `GET /ext/beneficio/situacaoBeneficio`.
    pub async fn send(
        self,
    ) -> Result<ResponseValue<::std::vec::Vec<types::SituacaoBeneficio>>, Error<()>> {
        let Self { client } = self;
        let call = client.connection().call(&operations::LISTAR_SITUACOES);
        let answer = call.send().await?;
        match answer.status() {
            200 => Ok(answer.json().await?),
            _ => Err(answer.undeclared().await),
        }
    }
}

/// Builder of a call: [`Client::criar_beneficiario`](super::Client::criar_beneficiario).
#[derive(Debug, Clone)]
pub struct CriarBeneficiario<'a> {
    client: &'a super::Client,
    body: Result<types::builder::Beneficiario, String>,
}

impl<'a> CriarBeneficiario<'a> {
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
        V: std::convert::TryInto<types::Beneficiario>,
        <V as std::convert::TryInto<types::Beneficiario>>::Error: std::fmt::Display,
    {
        self.body = ::client_runtime::given("body", value).map(From::from);
        self
    }

    /// Changes the body that is set so far.
    pub fn body_map<F>(mut self, f: F) -> Self
    where
        F: std::ops::FnOnce(
            types::builder::Beneficiario,
        ) -> types::builder::Beneficiario,
    {
        self.body = self.body.map(f);
        self
    }

    /// Sends `POST /ext/beneficiario`.
    pub async fn send(
        self,
    ) -> Result<ResponseValue<types::Beneficiario>, Error<::std::string::String>> {
        let Self { client, body } = self;
        let body = body
            .and_then(|body| {
                types::Beneficiario::try_from(body).map_err(|error| error.to_string())
            })
            .map_err(Error::unset(&operations::CRIAR_BENEFICIARIO))?;
        let mut call = client.connection().call(&operations::CRIAR_BENEFICIARIO);
        call.json("application/json", &body);
        let answer = call.send().await?;
        match answer.status() {
            200 => Ok(answer.json().await?),
            400 | 413 | 415 => Err(answer.refused_text(::std::convert::identity).await),
            _ => Err(answer.undeclared().await),
        }
    }
}

/// Builder of a call: [`Client::criar_beneficiario_com_padrao`](super::Client::criar_beneficiario_com_padrao).
#[derive(Debug, Clone)]
pub struct CriarBeneficiarioComPadrao<'a> {
    client: &'a super::Client,
    body: Result<types::builder::BeneficiarioComPadrao, String>,
}

impl<'a> CriarBeneficiarioComPadrao<'a> {
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
        V: std::convert::TryInto<types::BeneficiarioComPadrao>,
        <V as std::convert::TryInto<
            types::BeneficiarioComPadrao,
        >>::Error: std::fmt::Display,
    {
        self.body = ::client_runtime::given("body", value).map(From::from);
        self
    }

    /// Changes the body that is set so far.
    pub fn body_map<F>(mut self, f: F) -> Self
    where
        F: std::ops::FnOnce(
            types::builder::BeneficiarioComPadrao,
        ) -> types::builder::BeneficiarioComPadrao,
    {
        self.body = self.body.map(f);
        self
    }

    /// Sends `POST /ext/beneficiario/padrao`.
    pub async fn send(
        self,
    ) -> Result<
        ResponseValue<types::BeneficiarioComPadrao>,
        Error<::std::string::String>,
    > {
        let Self { client, body } = self;
        let body = body
            .and_then(|body| {
                types::BeneficiarioComPadrao::try_from(body)
                    .map_err(|error| error.to_string())
            })
            .map_err(Error::unset(&operations::CRIAR_BENEFICIARIO_COM_PADRAO))?;
        let mut call = client
            .connection()
            .call(&operations::CRIAR_BENEFICIARIO_COM_PADRAO);
        call.json("application/json", &body);
        let answer = call.send().await?;
        match answer.status() {
            200 => Ok(answer.json().await?),
            400 | 413 | 415 => Err(answer.refused_text(::std::convert::identity).await),
            _ => Err(answer.undeclared().await),
        }
    }
}

/// Builder of a call: [`Client::consultar_beneficiario`](super::Client::consultar_beneficiario).
#[derive(Debug, Clone)]
pub struct ConsultarBeneficiario<'a> {
    client: &'a super::Client,
    ativo: Result<Option<bool>, String>,
    cpf: Result<Option<types::ConsultarBeneficiarioCpf>, String>,
    id: Result<i32, String>,
    nome: Result<Option<types::ConsultarBeneficiarioNome>, String>,
    ordenar: Result<Option<types::ConsultarBeneficiarioOrdenar>, String>,
    pagina: Result<Option<i32>, String>,
    situacao: Result<Option<types::ConsultarBeneficiarioSituacao>, String>,
    tamanho: Result<Option<i32>, String>,
    uf: Result<Option<types::ConsultarBeneficiarioUf>, String>,
}

impl<'a> ConsultarBeneficiario<'a> {
    /// A call with nothing set.
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client,
            ativo: Ok(None),
            cpf: Ok(None),
            id: Err("id is not set".to_owned()),
            nome: Ok(None),
            ordenar: Ok(None),
            pagina: Ok(None),
            situacao: Ok(None),
            tamanho: Ok(None),
            uf: Ok(None),
        }
    }

    /// Só ativos, ou só inativos.
    pub fn ativo<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<bool>,
        V::Error: ::std::fmt::Display,
    {
        self.ativo = ::client_runtime::given("ativo", value).map(Some);
        self
    }

    /// CPF sem máscara.
    pub fn cpf<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::ConsultarBeneficiarioCpf>,
        V::Error: ::std::fmt::Display,
    {
        self.cpf = ::client_runtime::given("cpf", value).map(Some);
        self
    }

    /// Código do beneficiário.
    pub fn id<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<i32>,
        V::Error: ::std::fmt::Display,
    {
        self.id = ::client_runtime::given("id", value);
        self
    }

    /// Parte do nome.
    pub fn nome<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::ConsultarBeneficiarioNome>,
        V::Error: ::std::fmt::Display,
    {
        self.nome = ::client_runtime::given("nome", value).map(Some);
        self
    }

    /// Campo que ordena.
    pub fn ordenar<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::ConsultarBeneficiarioOrdenar>,
        V::Error: ::std::fmt::Display,
    {
        self.ordenar = ::client_runtime::given("ordenar", value).map(Some);
        self
    }

    /// Página, a partir de 1.
    pub fn pagina<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<i32>,
        V::Error: ::std::fmt::Display,
    {
        self.pagina = ::client_runtime::given("pagina", value).map(Some);
        self
    }

    /// Situação do benefício.
    pub fn situacao<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::ConsultarBeneficiarioSituacao>,
        V::Error: ::std::fmt::Display,
    {
        self.situacao = ::client_runtime::given("situacao", value).map(Some);
        self
    }

    /// Itens por página.
    pub fn tamanho<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<i32>,
        V::Error: ::std::fmt::Display,
    {
        self.tamanho = ::client_runtime::given("tamanho", value).map(Some);
        self
    }

    /// Sigla do estado.
    pub fn uf<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::ConsultarBeneficiarioUf>,
        V::Error: ::std::fmt::Display,
    {
        self.uf = ::client_runtime::given("uf", value).map(Some);
        self
    }

    /// Sends `GET /ext/beneficiario/{id}`.
    pub async fn send(
        self,
    ) -> Result<ResponseValue<types::Consulta>, Error<::std::string::String>> {
        let Self {
            client,
            id,
            nome,
            cpf,
            situacao,
            uf,
            pagina,
            tamanho,
            ordenar,
            ativo,
        } = self;
        let id = id.map_err(Error::unset(&operations::CONSULTAR_BENEFICIARIO))?;
        let nome = nome.map_err(Error::unset(&operations::CONSULTAR_BENEFICIARIO))?;
        let cpf = cpf.map_err(Error::unset(&operations::CONSULTAR_BENEFICIARIO))?;
        let situacao = situacao
            .map_err(Error::unset(&operations::CONSULTAR_BENEFICIARIO))?;
        let uf = uf.map_err(Error::unset(&operations::CONSULTAR_BENEFICIARIO))?;
        let pagina = pagina.map_err(Error::unset(&operations::CONSULTAR_BENEFICIARIO))?;
        let tamanho = tamanho
            .map_err(Error::unset(&operations::CONSULTAR_BENEFICIARIO))?;
        let ordenar = ordenar
            .map_err(Error::unset(&operations::CONSULTAR_BENEFICIARIO))?;
        let ativo = ativo.map_err(Error::unset(&operations::CONSULTAR_BENEFICIARIO))?;
        let mut call = client.connection().call(&operations::CONSULTAR_BENEFICIARIO);
        call.path("id", &id);
        call.query("nome", &nome);
        call.query("cpf", &cpf);
        call.query("situacao", &situacao);
        call.query("uf", &uf);
        call.query("pagina", &pagina);
        call.query("tamanho", &tamanho);
        call.query("ordenar", &ordenar);
        call.query("ativo", &ativo);
        let answer = call.send().await?;
        match answer.status() {
            200 => Ok(answer.json().await?),
            400 => Err(answer.refused_text(::std::convert::identity).await),
            _ => Err(answer.undeclared().await),
        }
    }
}

//! One builder per operation: its parameters, its body, and `send`.
//!
//! Made from `spec/operator.yaml` by `cargo xtask generate`; do not edit.

use client_runtime::{QueryStyle};
use super::{Error, ResponseValue, operations, types};

/// Builder of a call: [`Client::consultar_vida`](super::Client::consultar_vida).
#[derive(Debug, Clone)]
pub struct ConsultarVida<'a> {
    client: &'a super::Client,
}

impl<'a> ConsultarVida<'a> {
    /// A call with nothing set.
    pub fn new(client: &'a super::Client) -> Self {
        Self { client }
    }

    /// Sends `GET /operador/saude/vida`.
    pub async fn send(self) -> Result<ResponseValue<types::Vida>, Error<types::Erro>> {
        let Self { client } = self;
        let call = client.connection().call(&operations::CONSULTAR_VIDA);
        let answer = call.send().await?;
        match answer.status() {
            200 => Ok(answer.json().await?),
            400 | 500 | 503 => Err(answer.refused_json(::std::convert::identity).await),
            _ => Err(answer.undeclared().await),
        }
    }
}

/// Builder of a call: [`Client::consultar_prontidao`](super::Client::consultar_prontidao).
#[derive(Debug, Clone)]
pub struct ConsultarProntidao<'a> {
    client: &'a super::Client,
}

impl<'a> ConsultarProntidao<'a> {
    /// A call with nothing set.
    pub fn new(client: &'a super::Client) -> Self {
        Self { client }
    }

    /// Sends `GET /operador/saude/prontidao`.
    pub async fn send(
        self,
    ) -> Result<ResponseValue<types::Prontidao>, Error<types::Erro>> {
        let Self { client } = self;
        let call = client.connection().call(&operations::CONSULTAR_PRONTIDAO);
        let answer = call.send().await?;
        match answer.status() {
            200 => Ok(answer.json().await?),
            400 | 500 | 503 => Err(answer.refused_json(::std::convert::identity).await),
            _ => Err(answer.undeclared().await),
        }
    }
}

/// Builder of a call: [`Client::listar_usuarios`](super::Client::listar_usuarios).
#[derive(Debug, Clone)]
pub struct ListarUsuarios<'a> {
    client: &'a super::Client,
    ativo: Result<Option<bool>, String>,
    cod_loja: Result<Option<i32>, String>,
    cursor: Result<Option<types::Cursor>, String>,
    limite: Result<Option<i32>, String>,
}

impl<'a> ListarUsuarios<'a> {
    /// A call with nothing set.
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client,
            ativo: Ok(None),
            cod_loja: Ok(None),
            cursor: Ok(None),
            limite: Ok(None),
        }
    }

    /// Só os ativos (`true`) ou só os desativados (`false`). Sem ele, todos.
    pub fn ativo<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<bool>,
        V::Error: ::std::fmt::Display,
    {
        self.ativo = ::client_runtime::given("ativo", value).map(Some);
        self
    }

    /// Só os desta loja.
    pub fn cod_loja<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<i32>,
        V::Error: ::std::fmt::Display,
    {
        self.cod_loja = ::client_runtime::given("codLoja", value).map(Some);
        self
    }

    /// O `proximoCursor` da página anterior, tal como veio. Só vale com os mesmos filtros (senão, 400).
    pub fn cursor<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::Cursor>,
        V::Error: ::std::fmt::Display,
    {
        self.cursor = ::client_runtime::given("cursor", value).map(Some);
        self
    }

    /// Itens por página, no máximo.
    pub fn limite<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<i32>,
        V::Error: ::std::fmt::Display,
    {
        self.limite = ::client_runtime::given("limite", value).map(Some);
        self
    }

    /// Sends `GET /operador/usuarios`.
    pub async fn send(
        self,
    ) -> Result<ResponseValue<types::PaginaUsuarios>, Error<types::Erro>> {
        let Self { client, ativo, cod_loja, cursor, limite } = self;
        let ativo = ativo.map_err(Error::unset(&operations::LISTAR_USUARIOS))?;
        let cod_loja = cod_loja.map_err(Error::unset(&operations::LISTAR_USUARIOS))?;
        let cursor = cursor.map_err(Error::unset(&operations::LISTAR_USUARIOS))?;
        let limite = limite.map_err(Error::unset(&operations::LISTAR_USUARIOS))?;
        let mut call = client.connection().call(&operations::LISTAR_USUARIOS);
        call.query("ativo", &ativo);
        call.query("codLoja", &cod_loja);
        call.query("cursor", &cursor);
        call.query("limite", &limite);
        let answer = call.send().await?;
        match answer.status() {
            200 => Ok(answer.json().await?),
            400 | 401 | 500 | 503 => {
                Err(answer.refused_json(::std::convert::identity).await)
            }
            _ => Err(answer.undeclared().await),
        }
    }
}

/// Builder of a call: [`Client::criar_usuario`](super::Client::criar_usuario).
#[derive(Debug, Clone)]
pub struct CriarUsuario<'a> {
    client: &'a super::Client,
    body: Result<types::builder::Usuario, String>,
}

impl<'a> CriarUsuario<'a> {
    /// A call with nothing set.
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client,
            body: Ok(::std::default::Default::default()),
        }
    }

    /// O usuário a criar.
    pub fn body<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::Usuario>,
        <V as std::convert::TryInto<types::Usuario>>::Error: std::fmt::Display,
    {
        self.body = ::client_runtime::given("body", value).map(From::from);
        self
    }

    /// Changes the body that is set so far.
    pub fn body_map<F>(mut self, f: F) -> Self
    where
        F: std::ops::FnOnce(types::builder::Usuario) -> types::builder::Usuario,
    {
        self.body = self.body.map(f);
        self
    }

    /// Sends `POST /operador/usuarios`.
    pub async fn send(
        self,
    ) -> Result<ResponseValue<types::UsuarioCriado>, Error<types::Erro>> {
        let Self { client, body } = self;
        let body = body
            .and_then(|body| {
                types::Usuario::try_from(body).map_err(|error| error.to_string())
            })
            .map_err(Error::unset(&operations::CRIAR_USUARIO))?;
        let mut call = client.connection().call(&operations::CRIAR_USUARIO);
        call.json("application/json", &body);
        let answer = call.send().await?;
        match answer.status() {
            201 => Ok(answer.json().await?),
            400 | 401 | 408 | 409 | 413 | 415 | 500 | 503 => {
                Err(answer.refused_json(::std::convert::identity).await)
            }
            _ => Err(answer.undeclared().await),
        }
    }
}

/// Builder of a call: [`Client::consultar_usuario`](super::Client::consultar_usuario).
#[derive(Debug, Clone)]
pub struct ConsultarUsuario<'a> {
    client: &'a super::Client,
    cod_usuario: Result<i32, String>,
}

impl<'a> ConsultarUsuario<'a> {
    /// A call with nothing set.
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client,
            cod_usuario: Err("codUsuario is not set".to_owned()),
        }
    }

    /// Código do usuário.
    pub fn cod_usuario<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<i32>,
        V::Error: ::std::fmt::Display,
    {
        self.cod_usuario = ::client_runtime::given("codUsuario", value);
        self
    }

    /// Sends `GET /operador/usuarios/{codUsuario}`.
    pub async fn send(
        self,
    ) -> Result<ResponseValue<types::Usuario>, Error<types::Erro>> {
        let Self { client, cod_usuario } = self;
        let cod_usuario = cod_usuario
            .map_err(Error::unset(&operations::CONSULTAR_USUARIO))?;
        let mut call = client.connection().call(&operations::CONSULTAR_USUARIO);
        call.path("codUsuario", &cod_usuario);
        let answer = call.send().await?;
        match answer.status() {
            200 => Ok(answer.json().await?),
            400 | 401 | 404 | 500 | 503 => {
                Err(answer.refused_json(::std::convert::identity).await)
            }
            _ => Err(answer.undeclared().await),
        }
    }
}

/// Builder of a call: [`Client::alterar_usuario`](super::Client::alterar_usuario).
#[derive(Debug, Clone)]
pub struct AlterarUsuario<'a> {
    client: &'a super::Client,
    cod_usuario: Result<i32, String>,
    body: Result<types::builder::AlteracaoUsuario, String>,
}

impl<'a> AlterarUsuario<'a> {
    /// A call with nothing set.
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client,
            cod_usuario: Err("codUsuario is not set".to_owned()),
            body: Ok(::std::default::Default::default()),
        }
    }

    /// Código do usuário.
    pub fn cod_usuario<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<i32>,
        V::Error: ::std::fmt::Display,
    {
        self.cod_usuario = ::client_runtime::given("codUsuario", value);
        self
    }

    /// O que muda no usuário.
    pub fn body<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::AlteracaoUsuario>,
        <V as std::convert::TryInto<types::AlteracaoUsuario>>::Error: std::fmt::Display,
    {
        self.body = ::client_runtime::given("body", value).map(From::from);
        self
    }

    /// Changes the body that is set so far.
    pub fn body_map<F>(mut self, f: F) -> Self
    where
        F: std::ops::FnOnce(
            types::builder::AlteracaoUsuario,
        ) -> types::builder::AlteracaoUsuario,
    {
        self.body = self.body.map(f);
        self
    }

    /// Sends `PATCH /operador/usuarios/{codUsuario}`.
    pub async fn send(
        self,
    ) -> Result<ResponseValue<types::Usuario>, Error<types::Erro>> {
        let Self { client, cod_usuario, body } = self;
        let cod_usuario = cod_usuario
            .map_err(Error::unset(&operations::ALTERAR_USUARIO))?;
        let body = body
            .and_then(|body| {
                types::AlteracaoUsuario::try_from(body)
                    .map_err(|error| error.to_string())
            })
            .map_err(Error::unset(&operations::ALTERAR_USUARIO))?;
        let mut call = client.connection().call(&operations::ALTERAR_USUARIO);
        call.path("codUsuario", &cod_usuario);
        call.json("application/json", &body);
        let answer = call.send().await?;
        match answer.status() {
            200 => Ok(answer.json().await?),
            400 | 401 | 404 | 408 | 413 | 415 | 500 | 503 => {
                Err(answer.refused_json(::std::convert::identity).await)
            }
            _ => Err(answer.undeclared().await),
        }
    }
}

/// Builder of a call: [`Client::redefinir_senha`](super::Client::redefinir_senha).
#[derive(Debug, Clone)]
pub struct RedefinirSenha<'a> {
    client: &'a super::Client,
    body: Result<Option<types::NovaSenha>, String>,
    cod_usuario: Result<i32, String>,
}

impl<'a> RedefinirSenha<'a> {
    /// A call with nothing set.
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client,
            body: Ok(None),
            cod_usuario: Err("codUsuario is not set".to_owned()),
        }
    }

    /// A senha nova, se o operador quiser escolhê-la.
    pub fn body<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::NovaSenha>,
        V::Error: ::std::fmt::Display,
    {
        self.body = ::client_runtime::given("body", value).map(Some);
        self
    }

    /// Código do usuário.
    pub fn cod_usuario<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<i32>,
        V::Error: ::std::fmt::Display,
    {
        self.cod_usuario = ::client_runtime::given("codUsuario", value);
        self
    }

    /// Sends `POST /operador/usuarios/{codUsuario}/senha`.
    pub async fn send(
        self,
    ) -> Result<ResponseValue<types::SenhaRedefinida>, Error<types::Erro>> {
        let Self { client, cod_usuario, body } = self;
        let cod_usuario = cod_usuario
            .map_err(Error::unset(&operations::REDEFINIR_SENHA))?;
        let body = body.map_err(Error::unset(&operations::REDEFINIR_SENHA))?;
        let mut call = client.connection().call(&operations::REDEFINIR_SENHA);
        call.path("codUsuario", &cod_usuario);
        if let Some(body) = &body {
            call.json("application/json", body);
        }
        let answer = call.send().await?;
        match answer.status() {
            200 => Ok(answer.json().await?),
            400 | 401 | 404 | 408 | 413 | 415 | 500 | 503 => {
                Err(answer.refused_json(::std::convert::identity).await)
            }
            _ => Err(answer.undeclared().await),
        }
    }
}

/// Builder of a call: [`Client::revogar_tokens`](super::Client::revogar_tokens).
#[derive(Debug, Clone)]
pub struct RevogarTokens<'a> {
    client: &'a super::Client,
    cod_usuario: Result<i32, String>,
}

impl<'a> RevogarTokens<'a> {
    /// A call with nothing set.
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client,
            cod_usuario: Err("codUsuario is not set".to_owned()),
        }
    }

    /// Código do usuário.
    pub fn cod_usuario<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<i32>,
        V::Error: ::std::fmt::Display,
    {
        self.cod_usuario = ::client_runtime::given("codUsuario", value);
        self
    }

    /// Sends `DELETE /operador/usuarios/{codUsuario}/tokens`.
    pub async fn send(self) -> Result<ResponseValue<()>, Error<types::Erro>> {
        let Self { client, cod_usuario } = self;
        let cod_usuario = cod_usuario
            .map_err(Error::unset(&operations::REVOGAR_TOKENS))?;
        let mut call = client.connection().call(&operations::REVOGAR_TOKENS);
        call.path("codUsuario", &cod_usuario);
        let answer = call.send().await?;
        match answer.status() {
            204 => Ok(answer.empty().await?),
            400 | 401 | 404 | 500 | 503 => {
                Err(answer.refused_json(::std::convert::identity).await)
            }
            _ => Err(answer.undeclared().await),
        }
    }
}

/// Builder of a call: [`Client::conceder_loja`](super::Client::conceder_loja).
#[derive(Debug, Clone)]
pub struct ConcederLoja<'a> {
    client: &'a super::Client,
    cod_loja: Result<i32, String>,
    cod_usuario: Result<i32, String>,
}

impl<'a> ConcederLoja<'a> {
    /// A call with nothing set.
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client,
            cod_loja: Err("codLoja is not set".to_owned()),
            cod_usuario: Err("codUsuario is not set".to_owned()),
        }
    }

    /// Código da loja.
    pub fn cod_loja<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<i32>,
        V::Error: ::std::fmt::Display,
    {
        self.cod_loja = ::client_runtime::given("codLoja", value);
        self
    }

    /// Código do usuário.
    pub fn cod_usuario<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<i32>,
        V::Error: ::std::fmt::Display,
    {
        self.cod_usuario = ::client_runtime::given("codUsuario", value);
        self
    }

    /// Sends `PUT /operador/usuarios/{codUsuario}/lojas/{codLoja}`.
    pub async fn send(self) -> Result<ResponseValue<()>, Error<types::Erro>> {
        let Self { client, cod_usuario, cod_loja } = self;
        let cod_usuario = cod_usuario.map_err(Error::unset(&operations::CONCEDER_LOJA))?;
        let cod_loja = cod_loja.map_err(Error::unset(&operations::CONCEDER_LOJA))?;
        let mut call = client.connection().call(&operations::CONCEDER_LOJA);
        call.path("codUsuario", &cod_usuario);
        call.path("codLoja", &cod_loja);
        let answer = call.send().await?;
        match answer.status() {
            204 => Ok(answer.empty().await?),
            400 | 401 | 404 | 500 | 503 => {
                Err(answer.refused_json(::std::convert::identity).await)
            }
            _ => Err(answer.undeclared().await),
        }
    }
}

/// Builder of a call: [`Client::retirar_loja`](super::Client::retirar_loja).
#[derive(Debug, Clone)]
pub struct RetirarLoja<'a> {
    client: &'a super::Client,
    cod_loja: Result<i32, String>,
    cod_usuario: Result<i32, String>,
}

impl<'a> RetirarLoja<'a> {
    /// A call with nothing set.
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client,
            cod_loja: Err("codLoja is not set".to_owned()),
            cod_usuario: Err("codUsuario is not set".to_owned()),
        }
    }

    /// Código da loja.
    pub fn cod_loja<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<i32>,
        V::Error: ::std::fmt::Display,
    {
        self.cod_loja = ::client_runtime::given("codLoja", value);
        self
    }

    /// Código do usuário.
    pub fn cod_usuario<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<i32>,
        V::Error: ::std::fmt::Display,
    {
        self.cod_usuario = ::client_runtime::given("codUsuario", value);
        self
    }

    /// Sends `DELETE /operador/usuarios/{codUsuario}/lojas/{codLoja}`.
    pub async fn send(self) -> Result<ResponseValue<()>, Error<types::Erro>> {
        let Self { client, cod_usuario, cod_loja } = self;
        let cod_usuario = cod_usuario.map_err(Error::unset(&operations::RETIRAR_LOJA))?;
        let cod_loja = cod_loja.map_err(Error::unset(&operations::RETIRAR_LOJA))?;
        let mut call = client.connection().call(&operations::RETIRAR_LOJA);
        call.path("codUsuario", &cod_usuario);
        call.path("codLoja", &cod_loja);
        let answer = call.send().await?;
        match answer.status() {
            204 => Ok(answer.empty().await?),
            400 | 401 | 404 | 500 | 503 => {
                Err(answer.refused_json(::std::convert::identity).await)
            }
            _ => Err(answer.undeclared().await),
        }
    }
}

/// Builder of a call: [`Client::listar_receptores`](super::Client::listar_receptores).
#[derive(Debug, Clone)]
pub struct ListarReceptores<'a> {
    client: &'a super::Client,
    ativo: Result<Option<bool>, String>,
    entidade: Result<Option<::std::vec::Vec<types::Entidade>>, String>,
}

impl<'a> ListarReceptores<'a> {
    /// A call with nothing set.
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client,
            ativo: Ok(None),
            entidade: Ok(None),
        }
    }

    /// Só os ativos (`true`) ou só os desativados (`false`). Sem ele, todos.
    pub fn ativo<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<bool>,
        V::Error: ::std::fmt::Display,
    {
        self.ativo = ::client_runtime::given("ativo", value).map(Some);
        self
    }

    /// Só estas entidades, separadas por vírgulas.
    pub fn entidade<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<::std::vec::Vec<types::Entidade>>,
        V::Error: ::std::fmt::Display,
    {
        self.entidade = ::client_runtime::given("entidade", value).map(Some);
        self
    }

    /// Sends `GET /operador/receptores`.
    pub async fn send(
        self,
    ) -> Result<ResponseValue<::std::vec::Vec<types::Receptor>>, Error<types::Erro>> {
        let Self { client, ativo, entidade } = self;
        let ativo = ativo.map_err(Error::unset(&operations::LISTAR_RECEPTORES))?;
        let entidade = entidade.map_err(Error::unset(&operations::LISTAR_RECEPTORES))?;
        let mut call = client.connection().call(&operations::LISTAR_RECEPTORES);
        call.query("ativo", &ativo);
        call.query_styled("entidade", &entidade, QueryStyle::FormJoined);
        let answer = call.send().await?;
        match answer.status() {
            200 => Ok(answer.json().await?),
            400 | 401 | 500 | 503 => {
                Err(answer.refused_json(::std::convert::identity).await)
            }
            _ => Err(answer.undeclared().await),
        }
    }
}

/// Builder of a call: [`Client::cadastrar_receptor`](super::Client::cadastrar_receptor).
#[derive(Debug, Clone)]
pub struct CadastrarReceptor<'a> {
    client: &'a super::Client,
    body: Result<types::builder::Receptor, String>,
}

impl<'a> CadastrarReceptor<'a> {
    /// A call with nothing set.
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client,
            body: Ok(::std::default::Default::default()),
        }
    }

    /// O receptor a cadastrar.
    pub fn body<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::Receptor>,
        <V as std::convert::TryInto<types::Receptor>>::Error: std::fmt::Display,
    {
        self.body = ::client_runtime::given("body", value).map(From::from);
        self
    }

    /// Changes the body that is set so far.
    pub fn body_map<F>(mut self, f: F) -> Self
    where
        F: std::ops::FnOnce(types::builder::Receptor) -> types::builder::Receptor,
    {
        self.body = self.body.map(f);
        self
    }

    /// Sends `POST /operador/receptores`.
    pub async fn send(
        self,
    ) -> Result<ResponseValue<types::ReceptorCriado>, Error<types::Erro>> {
        let Self { client, body } = self;
        let body = body
            .and_then(|body| {
                types::Receptor::try_from(body).map_err(|error| error.to_string())
            })
            .map_err(Error::unset(&operations::CADASTRAR_RECEPTOR))?;
        let mut call = client.connection().call(&operations::CADASTRAR_RECEPTOR);
        call.json("application/json", &body);
        let answer = call.send().await?;
        match answer.status() {
            201 => Ok(answer.json().await?),
            400 | 401 | 408 | 409 | 413 | 415 | 500 | 503 => {
                Err(answer.refused_json(::std::convert::identity).await)
            }
            _ => Err(answer.undeclared().await),
        }
    }
}

/// Builder of a call: [`Client::consultar_receptor`](super::Client::consultar_receptor).
#[derive(Debug, Clone)]
pub struct ConsultarReceptor<'a> {
    client: &'a super::Client,
    cod_receptor: Result<i32, String>,
}

impl<'a> ConsultarReceptor<'a> {
    /// A call with nothing set.
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client,
            cod_receptor: Err("codReceptor is not set".to_owned()),
        }
    }

    /// Código do receptor.
    pub fn cod_receptor<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<i32>,
        V::Error: ::std::fmt::Display,
    {
        self.cod_receptor = ::client_runtime::given("codReceptor", value);
        self
    }

    /// Sends `GET /operador/receptores/{codReceptor}`.
    pub async fn send(
        self,
    ) -> Result<ResponseValue<types::Receptor>, Error<types::Erro>> {
        let Self { client, cod_receptor } = self;
        let cod_receptor = cod_receptor
            .map_err(Error::unset(&operations::CONSULTAR_RECEPTOR))?;
        let mut call = client.connection().call(&operations::CONSULTAR_RECEPTOR);
        call.path("codReceptor", &cod_receptor);
        let answer = call.send().await?;
        match answer.status() {
            200 => Ok(answer.json().await?),
            400 | 401 | 404 | 500 | 503 => {
                Err(answer.refused_json(::std::convert::identity).await)
            }
            _ => Err(answer.undeclared().await),
        }
    }
}

/// Builder of a call: [`Client::alterar_receptor`](super::Client::alterar_receptor).
#[derive(Debug, Clone)]
pub struct AlterarReceptor<'a> {
    client: &'a super::Client,
    cod_receptor: Result<i32, String>,
    body: Result<types::builder::AlteracaoReceptor, String>,
}

impl<'a> AlterarReceptor<'a> {
    /// A call with nothing set.
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client,
            cod_receptor: Err("codReceptor is not set".to_owned()),
            body: Ok(::std::default::Default::default()),
        }
    }

    /// Código do receptor.
    pub fn cod_receptor<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<i32>,
        V::Error: ::std::fmt::Display,
    {
        self.cod_receptor = ::client_runtime::given("codReceptor", value);
        self
    }

    /// O que muda no receptor.
    pub fn body<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::AlteracaoReceptor>,
        <V as std::convert::TryInto<types::AlteracaoReceptor>>::Error: std::fmt::Display,
    {
        self.body = ::client_runtime::given("body", value).map(From::from);
        self
    }

    /// Changes the body that is set so far.
    pub fn body_map<F>(mut self, f: F) -> Self
    where
        F: std::ops::FnOnce(
            types::builder::AlteracaoReceptor,
        ) -> types::builder::AlteracaoReceptor,
    {
        self.body = self.body.map(f);
        self
    }

    /// Sends `PATCH /operador/receptores/{codReceptor}`.
    pub async fn send(
        self,
    ) -> Result<ResponseValue<types::Receptor>, Error<types::Erro>> {
        let Self { client, cod_receptor, body } = self;
        let cod_receptor = cod_receptor
            .map_err(Error::unset(&operations::ALTERAR_RECEPTOR))?;
        let body = body
            .and_then(|body| {
                types::AlteracaoReceptor::try_from(body)
                    .map_err(|error| error.to_string())
            })
            .map_err(Error::unset(&operations::ALTERAR_RECEPTOR))?;
        let mut call = client.connection().call(&operations::ALTERAR_RECEPTOR);
        call.path("codReceptor", &cod_receptor);
        call.json("application/json", &body);
        let answer = call.send().await?;
        match answer.status() {
            200 => Ok(answer.json().await?),
            400 | 401 | 404 | 408 | 409 | 413 | 415 | 500 | 503 => {
                Err(answer.refused_json(::std::convert::identity).await)
            }
            _ => Err(answer.undeclared().await),
        }
    }
}

/// Builder of a call: [`Client::remover_receptor`](super::Client::remover_receptor).
#[derive(Debug, Clone)]
pub struct RemoverReceptor<'a> {
    client: &'a super::Client,
    cod_receptor: Result<i32, String>,
}

impl<'a> RemoverReceptor<'a> {
    /// A call with nothing set.
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client,
            cod_receptor: Err("codReceptor is not set".to_owned()),
        }
    }

    /// Código do receptor.
    pub fn cod_receptor<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<i32>,
        V::Error: ::std::fmt::Display,
    {
        self.cod_receptor = ::client_runtime::given("codReceptor", value);
        self
    }

    /// Sends `DELETE /operador/receptores/{codReceptor}`.
    pub async fn send(self) -> Result<ResponseValue<()>, Error<types::Erro>> {
        let Self { client, cod_receptor } = self;
        let cod_receptor = cod_receptor
            .map_err(Error::unset(&operations::REMOVER_RECEPTOR))?;
        let mut call = client.connection().call(&operations::REMOVER_RECEPTOR);
        call.path("codReceptor", &cod_receptor);
        let answer = call.send().await?;
        match answer.status() {
            204 => Ok(answer.empty().await?),
            400 | 401 | 404 | 500 | 503 => {
                Err(answer.refused_json(::std::convert::identity).await)
            }
            _ => Err(answer.undeclared().await),
        }
    }
}

/// Builder of a call: [`Client::trocar_segredo`](super::Client::trocar_segredo).
#[derive(Debug, Clone)]
pub struct TrocarSegredo<'a> {
    client: &'a super::Client,
    body: Result<Option<types::TrocaSegredo>, String>,
    cod_receptor: Result<i32, String>,
}

impl<'a> TrocarSegredo<'a> {
    /// A call with nothing set.
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client,
            body: Ok(None),
            cod_receptor: Err("codReceptor is not set".to_owned()),
        }
    }

    /// Por quanto tempo o segredo anterior ainda vale.
    pub fn body<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::TrocaSegredo>,
        V::Error: ::std::fmt::Display,
    {
        self.body = ::client_runtime::given("body", value).map(Some);
        self
    }

    /// Código do receptor.
    pub fn cod_receptor<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<i32>,
        V::Error: ::std::fmt::Display,
    {
        self.cod_receptor = ::client_runtime::given("codReceptor", value);
        self
    }

    /// Sends `POST /operador/receptores/{codReceptor}/segredo`.
    pub async fn send(
        self,
    ) -> Result<ResponseValue<types::SegredoTrocado>, Error<types::Erro>> {
        let Self { client, cod_receptor, body } = self;
        let cod_receptor = cod_receptor
            .map_err(Error::unset(&operations::TROCAR_SEGREDO))?;
        let body = body.map_err(Error::unset(&operations::TROCAR_SEGREDO))?;
        let mut call = client.connection().call(&operations::TROCAR_SEGREDO);
        call.path("codReceptor", &cod_receptor);
        if let Some(body) = &body {
            call.json("application/json", body);
        }
        let answer = call.send().await?;
        match answer.status() {
            200 => Ok(answer.json().await?),
            400 | 401 | 404 | 408 | 413 | 415 | 500 | 503 => {
                Err(answer.refused_json(::std::convert::identity).await)
            }
            _ => Err(answer.undeclared().await),
        }
    }
}

/// Builder of a call: [`Client::testar_receptor`](super::Client::testar_receptor).
#[derive(Debug, Clone)]
pub struct TestarReceptor<'a> {
    client: &'a super::Client,
    body: Result<Option<types::Ping>, String>,
    cod_receptor: Result<i32, String>,
}

impl<'a> TestarReceptor<'a> {
    /// A call with nothing set.
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client,
            body: Ok(None),
            cod_receptor: Err("codReceptor is not set".to_owned()),
        }
    }

    /// A entidade cujo caminho se quer testar.
    pub fn body<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::Ping>,
        V::Error: ::std::fmt::Display,
    {
        self.body = ::client_runtime::given("body", value).map(Some);
        self
    }

    /// Código do receptor.
    pub fn cod_receptor<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<i32>,
        V::Error: ::std::fmt::Display,
    {
        self.cod_receptor = ::client_runtime::given("codReceptor", value);
        self
    }

    /// Sends `POST /operador/receptores/{codReceptor}/ping`.
    pub async fn send(
        self,
    ) -> Result<ResponseValue<types::ResultadoPing>, Error<types::Erro>> {
        let Self { client, cod_receptor, body } = self;
        let cod_receptor = cod_receptor
            .map_err(Error::unset(&operations::TESTAR_RECEPTOR))?;
        let body = body.map_err(Error::unset(&operations::TESTAR_RECEPTOR))?;
        let mut call = client.connection().call(&operations::TESTAR_RECEPTOR);
        call.path("codReceptor", &cod_receptor);
        if let Some(body) = &body {
            call.json("application/json", body);
        }
        let answer = call.send().await?;
        match answer.status() {
            200 => Ok(answer.json().await?),
            400 | 401 | 404 | 408 | 413 | 415 | 500 | 503 => {
                Err(answer.refused_json(::std::convert::identity).await)
            }
            _ => Err(answer.undeclared().await),
        }
    }
}

/// Builder of a call: [`Client::listar_entregas`](super::Client::listar_entregas).
#[derive(Debug, Clone)]
pub struct ListarEntregas<'a> {
    client: &'a super::Client,
    cod_historico: Result<Option<i32>, String>,
    cod_receptor: Result<Option<::std::vec::Vec<i32>>, String>,
    criada_ate: Result<Option<::chrono::DateTime<::chrono::offset::Utc>>, String>,
    criada_de: Result<Option<::chrono::DateTime<::chrono::offset::Utc>>, String>,
    cursor: Result<Option<types::Cursor>, String>,
    entidade: Result<Option<::std::vec::Vec<types::Entidade>>, String>,
    limite: Result<Option<i32>, String>,
    situacao: Result<Option<::std::vec::Vec<types::SituacaoEntrega>>, String>,
}

impl<'a> ListarEntregas<'a> {
    /// A call with nothing set.
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client,
            cod_historico: Ok(None),
            cod_receptor: Ok(None),
            criada_ate: Ok(None),
            criada_de: Ok(None),
            cursor: Ok(None),
            entidade: Ok(None),
            limite: Ok(None),
            situacao: Ok(None),
        }
    }

    /// Só as entregas deste registro do histórico.
    pub fn cod_historico<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<i32>,
        V::Error: ::std::fmt::Display,
    {
        self.cod_historico = ::client_runtime::given("codHistorico", value).map(Some);
        self
    }

    /// Só estes receptores. Repita o parâmetro para mais de um.
    pub fn cod_receptor<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<::std::vec::Vec<i32>>,
        V::Error: ::std::fmt::Display,
    {
        self.cod_receptor = ::client_runtime::given("codReceptor", value).map(Some);
        self
    }

    /// Criadas antes deste instante. Não pode ser anterior a `criadaDe` (400).
    pub fn criada_ate<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<::chrono::DateTime<::chrono::offset::Utc>>,
        V::Error: ::std::fmt::Display,
    {
        self.criada_ate = ::client_runtime::given("criadaAte", value).map(Some);
        self
    }

    /// Criadas neste instante ou depois.
    pub fn criada_de<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<::chrono::DateTime<::chrono::offset::Utc>>,
        V::Error: ::std::fmt::Display,
    {
        self.criada_de = ::client_runtime::given("criadaDe", value).map(Some);
        self
    }

    /// O `proximoCursor` da página anterior, tal como veio. Só vale com os mesmos filtros (senão, 400).
    pub fn cursor<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::Cursor>,
        V::Error: ::std::fmt::Display,
    {
        self.cursor = ::client_runtime::given("cursor", value).map(Some);
        self
    }

    /// Só estas entidades, separadas por vírgulas.
    pub fn entidade<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<::std::vec::Vec<types::Entidade>>,
        V::Error: ::std::fmt::Display,
    {
        self.entidade = ::client_runtime::given("entidade", value).map(Some);
        self
    }

    /// Itens por página, no máximo.
    pub fn limite<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<i32>,
        V::Error: ::std::fmt::Display,
    {
        self.limite = ::client_runtime::given("limite", value).map(Some);
        self
    }

    /// Só estas situações de entrega. Repita o parâmetro para mais de uma.
    pub fn situacao<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<::std::vec::Vec<types::SituacaoEntrega>>,
        V::Error: ::std::fmt::Display,
    {
        self.situacao = ::client_runtime::given("situacao", value).map(Some);
        self
    }

    /// Sends `GET /operador/entregas`.
    pub async fn send(
        self,
    ) -> Result<ResponseValue<types::PaginaEntregas>, Error<types::Erro>> {
        let Self {
            client,
            situacao,
            cod_receptor,
            entidade,
            cod_historico,
            criada_de,
            criada_ate,
            cursor,
            limite,
        } = self;
        let situacao = situacao.map_err(Error::unset(&operations::LISTAR_ENTREGAS))?;
        let cod_receptor = cod_receptor
            .map_err(Error::unset(&operations::LISTAR_ENTREGAS))?;
        let entidade = entidade.map_err(Error::unset(&operations::LISTAR_ENTREGAS))?;
        let cod_historico = cod_historico
            .map_err(Error::unset(&operations::LISTAR_ENTREGAS))?;
        let criada_de = criada_de.map_err(Error::unset(&operations::LISTAR_ENTREGAS))?;
        let criada_ate = criada_ate.map_err(Error::unset(&operations::LISTAR_ENTREGAS))?;
        let cursor = cursor.map_err(Error::unset(&operations::LISTAR_ENTREGAS))?;
        let limite = limite.map_err(Error::unset(&operations::LISTAR_ENTREGAS))?;
        let mut call = client.connection().call(&operations::LISTAR_ENTREGAS);
        call.query("situacao", &situacao);
        call.query("codReceptor", &cod_receptor);
        call.query_styled("entidade", &entidade, QueryStyle::FormJoined);
        call.query("codHistorico", &cod_historico);
        call.query("criadaDe", &criada_de);
        call.query("criadaAte", &criada_ate);
        call.query("cursor", &cursor);
        call.query("limite", &limite);
        let answer = call.send().await?;
        match answer.status() {
            200 => Ok(answer.json().await?),
            400 | 401 | 500 | 503 => {
                Err(answer.refused_json(::std::convert::identity).await)
            }
            _ => Err(answer.undeclared().await),
        }
    }
}

/// Builder of a call: [`Client::consultar_entrega`](super::Client::consultar_entrega).
#[derive(Debug, Clone)]
pub struct ConsultarEntrega<'a> {
    client: &'a super::Client,
    id_entrega: Result<::uuid::Uuid, String>,
}

impl<'a> ConsultarEntrega<'a> {
    /// A call with nothing set.
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client,
            id_entrega: Err("idEntrega is not set".to_owned()),
        }
    }

    /// Identificador da entrega, igual ao `webhook-id` que o receptor vê.
    pub fn id_entrega<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<::uuid::Uuid>,
        V::Error: ::std::fmt::Display,
    {
        self.id_entrega = ::client_runtime::given("idEntrega", value);
        self
    }

    /// Sends `GET /operador/entregas/{idEntrega}`.
    pub async fn send(
        self,
    ) -> Result<ResponseValue<types::EntregaDetalhe>, Error<types::Erro>> {
        let Self { client, id_entrega } = self;
        let id_entrega = id_entrega
            .map_err(Error::unset(&operations::CONSULTAR_ENTREGA))?;
        let mut call = client.connection().call(&operations::CONSULTAR_ENTREGA);
        call.path("idEntrega", &id_entrega);
        let answer = call.send().await?;
        match answer.status() {
            200 => Ok(answer.json().await?),
            400 | 401 | 404 | 500 | 503 => {
                Err(answer.refused_json(::std::convert::identity).await)
            }
            _ => Err(answer.undeclared().await),
        }
    }
}

/// Builder of a call: [`Client::reenviar_entrega`](super::Client::reenviar_entrega).
#[derive(Debug, Clone)]
pub struct ReenviarEntrega<'a> {
    client: &'a super::Client,
    id_entrega: Result<::uuid::Uuid, String>,
}

impl<'a> ReenviarEntrega<'a> {
    /// A call with nothing set.
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client,
            id_entrega: Err("idEntrega is not set".to_owned()),
        }
    }

    /// Identificador da entrega, igual ao `webhook-id` que o receptor vê.
    pub fn id_entrega<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<::uuid::Uuid>,
        V::Error: ::std::fmt::Display,
    {
        self.id_entrega = ::client_runtime::given("idEntrega", value);
        self
    }

    /// Sends `POST /operador/entregas/{idEntrega}/reenvio`.
    pub async fn send(
        self,
    ) -> Result<ResponseValue<types::Entrega>, Error<types::Erro>> {
        let Self { client, id_entrega } = self;
        let id_entrega = id_entrega
            .map_err(Error::unset(&operations::REENVIAR_ENTREGA))?;
        let mut call = client.connection().call(&operations::REENVIAR_ENTREGA);
        call.path("idEntrega", &id_entrega);
        let answer = call.send().await?;
        match answer.status() {
            202 => Ok(answer.json().await?),
            400 | 401 | 404 | 409 | 500 | 503 => {
                Err(answer.refused_json(::std::convert::identity).await)
            }
            _ => Err(answer.undeclared().await),
        }
    }
}

/// Builder of a call: [`Client::reenviar_intervalo`](super::Client::reenviar_intervalo).
#[derive(Debug, Clone)]
pub struct ReenviarIntervalo<'a> {
    client: &'a super::Client,
    idempotency_key: Result<Option<types::ReenviarIntervaloIdempotencyKey>, String>,
    body: Result<types::builder::Reenvio, String>,
}

impl<'a> ReenviarIntervalo<'a> {
    /// A call with nothing set.
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client,
            idempotency_key: Ok(None),
            body: Ok(::std::default::Default::default()),
        }
    }

    /// Chave escolhida por quem chama, nova a cada intenção. Repetida em até 24 h com o mesmo corpo, devolve a primeira resposta; com outro corpo, 409.
    pub fn idempotency_key<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::ReenviarIntervaloIdempotencyKey>,
        V::Error: ::std::fmt::Display,
    {
        self.idempotency_key = ::client_runtime::given("Idempotency-Key", value)
            .map(Some);
        self
    }

    /// Quais entregas reenviar.
    pub fn body<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::Reenvio>,
        <V as std::convert::TryInto<types::Reenvio>>::Error: std::fmt::Display,
    {
        self.body = ::client_runtime::given("body", value).map(From::from);
        self
    }

    /// Changes the body that is set so far.
    pub fn body_map<F>(mut self, f: F) -> Self
    where
        F: std::ops::FnOnce(types::builder::Reenvio) -> types::builder::Reenvio,
    {
        self.body = self.body.map(f);
        self
    }

    /// Sends `POST /operador/reenvios`.
    pub async fn send(
        self,
    ) -> Result<ResponseValue<types::ResultadoReenvio>, Error<types::Erro>> {
        let Self { client, idempotency_key, body } = self;
        let idempotency_key = idempotency_key
            .map_err(Error::unset(&operations::REENVIAR_INTERVALO))?;
        let body = body
            .and_then(|body| {
                types::Reenvio::try_from(body).map_err(|error| error.to_string())
            })
            .map_err(Error::unset(&operations::REENVIAR_INTERVALO))?;
        let mut call = client.connection().call(&operations::REENVIAR_INTERVALO);
        call.header("Idempotency-Key", &idempotency_key);
        call.json("application/json", &body);
        let answer = call.send().await?;
        match answer.status() {
            202 => Ok(answer.json().await?),
            400 | 401 | 408 | 409 | 413 | 415 | 500 | 503 => {
                Err(answer.refused_json(::std::convert::identity).await)
            }
            _ => Err(answer.undeclared().await),
        }
    }
}

/// Builder of a call: [`Client::listar_lojas`](super::Client::listar_lojas).
#[derive(Debug, Clone)]
pub struct ListarLojas<'a> {
    client: &'a super::Client,
    ativo: Result<Option<bool>, String>,
}

impl<'a> ListarLojas<'a> {
    /// A call with nothing set.
    pub fn new(client: &'a super::Client) -> Self {
        Self { client, ativo: Ok(None) }
    }

    /// Só os ativos (`true`) ou só os desativados (`false`). Sem ele, todos.
    pub fn ativo<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<bool>,
        V::Error: ::std::fmt::Display,
    {
        self.ativo = ::client_runtime::given("ativo", value).map(Some);
        self
    }

    /// Sends `GET /operador/lojas`.
    pub async fn send(
        self,
    ) -> Result<ResponseValue<::std::vec::Vec<types::Loja>>, Error<types::Erro>> {
        let Self { client, ativo } = self;
        let ativo = ativo.map_err(Error::unset(&operations::LISTAR_LOJAS))?;
        let mut call = client.connection().call(&operations::LISTAR_LOJAS);
        call.query("ativo", &ativo);
        let answer = call.send().await?;
        match answer.status() {
            200 => Ok(answer.json().await?),
            400 | 401 | 500 | 503 => {
                Err(answer.refused_json(::std::convert::identity).await)
            }
            _ => Err(answer.undeclared().await),
        }
    }
}

/// Builder of a call: [`Client::criar_loja`](super::Client::criar_loja).
#[derive(Debug, Clone)]
pub struct CriarLoja<'a> {
    client: &'a super::Client,
    body: Result<types::builder::Loja, String>,
}

impl<'a> CriarLoja<'a> {
    /// A call with nothing set.
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client,
            body: Ok(::std::default::Default::default()),
        }
    }

    /// A loja.
    pub fn body<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::Loja>,
        <V as std::convert::TryInto<types::Loja>>::Error: std::fmt::Display,
    {
        self.body = ::client_runtime::given("body", value).map(From::from);
        self
    }

    /// Changes the body that is set so far.
    pub fn body_map<F>(mut self, f: F) -> Self
    where
        F: std::ops::FnOnce(types::builder::Loja) -> types::builder::Loja,
    {
        self.body = self.body.map(f);
        self
    }

    /// Sends `POST /operador/lojas`.
    pub async fn send(self) -> Result<ResponseValue<types::Loja>, Error<types::Erro>> {
        let Self { client, body } = self;
        let body = body
            .and_then(|body| {
                types::Loja::try_from(body).map_err(|error| error.to_string())
            })
            .map_err(Error::unset(&operations::CRIAR_LOJA))?;
        let mut call = client.connection().call(&operations::CRIAR_LOJA);
        call.json("application/json", &body);
        let answer = call.send().await?;
        match answer.status() {
            201 => Ok(answer.json().await?),
            400 | 401 | 408 | 409 | 413 | 415 | 500 | 503 => {
                Err(answer.refused_json(::std::convert::identity).await)
            }
            _ => Err(answer.undeclared().await),
        }
    }
}

/// Builder of a call: [`Client::consultar_loja`](super::Client::consultar_loja).
#[derive(Debug, Clone)]
pub struct ConsultarLoja<'a> {
    client: &'a super::Client,
    cod_loja: Result<i32, String>,
}

impl<'a> ConsultarLoja<'a> {
    /// A call with nothing set.
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client,
            cod_loja: Err("codLoja is not set".to_owned()),
        }
    }

    /// Código da loja.
    pub fn cod_loja<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<i32>,
        V::Error: ::std::fmt::Display,
    {
        self.cod_loja = ::client_runtime::given("codLoja", value);
        self
    }

    /// Sends `GET /operador/lojas/{codLoja}`.
    pub async fn send(self) -> Result<ResponseValue<types::Loja>, Error<types::Erro>> {
        let Self { client, cod_loja } = self;
        let cod_loja = cod_loja.map_err(Error::unset(&operations::CONSULTAR_LOJA))?;
        let mut call = client.connection().call(&operations::CONSULTAR_LOJA);
        call.path("codLoja", &cod_loja);
        let answer = call.send().await?;
        match answer.status() {
            200 => Ok(answer.json().await?),
            400 | 401 | 404 | 500 | 503 => {
                Err(answer.refused_json(::std::convert::identity).await)
            }
            _ => Err(answer.undeclared().await),
        }
    }
}

/// Builder of a call: [`Client::substituir_loja`](super::Client::substituir_loja).
#[derive(Debug, Clone)]
pub struct SubstituirLoja<'a> {
    client: &'a super::Client,
    cod_loja: Result<i32, String>,
    body: Result<types::builder::Loja, String>,
}

impl<'a> SubstituirLoja<'a> {
    /// A call with nothing set.
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client,
            cod_loja: Err("codLoja is not set".to_owned()),
            body: Ok(::std::default::Default::default()),
        }
    }

    /// Código da loja.
    pub fn cod_loja<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<i32>,
        V::Error: ::std::fmt::Display,
    {
        self.cod_loja = ::client_runtime::given("codLoja", value);
        self
    }

    /// A loja.
    pub fn body<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::Loja>,
        <V as std::convert::TryInto<types::Loja>>::Error: std::fmt::Display,
    {
        self.body = ::client_runtime::given("body", value).map(From::from);
        self
    }

    /// Changes the body that is set so far.
    pub fn body_map<F>(mut self, f: F) -> Self
    where
        F: std::ops::FnOnce(types::builder::Loja) -> types::builder::Loja,
    {
        self.body = self.body.map(f);
        self
    }

    /// Sends `PUT /operador/lojas/{codLoja}`.
    pub async fn send(self) -> Result<ResponseValue<types::Loja>, Error<types::Erro>> {
        let Self { client, cod_loja, body } = self;
        let cod_loja = cod_loja.map_err(Error::unset(&operations::SUBSTITUIR_LOJA))?;
        let body = body
            .and_then(|body| {
                types::Loja::try_from(body).map_err(|error| error.to_string())
            })
            .map_err(Error::unset(&operations::SUBSTITUIR_LOJA))?;
        let mut call = client.connection().call(&operations::SUBSTITUIR_LOJA);
        call.path("codLoja", &cod_loja);
        call.json("application/json", &body);
        let answer = call.send().await?;
        match answer.status() {
            200 => Ok(answer.json().await?),
            400 | 401 | 404 | 408 | 409 | 413 | 415 | 500 | 503 => {
                Err(answer.refused_json(::std::convert::identity).await)
            }
            _ => Err(answer.undeclared().await),
        }
    }
}

/// Builder of a call: [`Client::remover_loja`](super::Client::remover_loja).
#[derive(Debug, Clone)]
pub struct RemoverLoja<'a> {
    client: &'a super::Client,
    cod_loja: Result<i32, String>,
}

impl<'a> RemoverLoja<'a> {
    /// A call with nothing set.
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client,
            cod_loja: Err("codLoja is not set".to_owned()),
        }
    }

    /// Código da loja.
    pub fn cod_loja<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<i32>,
        V::Error: ::std::fmt::Display,
    {
        self.cod_loja = ::client_runtime::given("codLoja", value);
        self
    }

    /// Sends `DELETE /operador/lojas/{codLoja}`.
    pub async fn send(self) -> Result<ResponseValue<()>, Error<types::Erro>> {
        let Self { client, cod_loja } = self;
        let cod_loja = cod_loja.map_err(Error::unset(&operations::REMOVER_LOJA))?;
        let mut call = client.connection().call(&operations::REMOVER_LOJA);
        call.path("codLoja", &cod_loja);
        let answer = call.send().await?;
        match answer.status() {
            204 => Ok(answer.empty().await?),
            400 | 401 | 404 | 409 | 500 | 503 => {
                Err(answer.refused_json(::std::convert::identity).await)
            }
            _ => Err(answer.undeclared().await),
        }
    }
}

/// Builder of a call: [`Client::listar_planos`](super::Client::listar_planos).
#[derive(Debug, Clone)]
pub struct ListarPlanos<'a> {
    client: &'a super::Client,
    ativo: Result<Option<bool>, String>,
    tipo_beneficio: Result<Option<types::TipoBeneficio>, String>,
}

impl<'a> ListarPlanos<'a> {
    /// A call with nothing set.
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client,
            ativo: Ok(None),
            tipo_beneficio: Ok(None),
        }
    }

    /// Só os ativos (`true`) ou só os desativados (`false`). Sem ele, todos.
    pub fn ativo<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<bool>,
        V::Error: ::std::fmt::Display,
    {
        self.ativo = ::client_runtime::given("ativo", value).map(Some);
        self
    }

    /// Só os deste tipo de benefício.
    pub fn tipo_beneficio<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::TipoBeneficio>,
        V::Error: ::std::fmt::Display,
    {
        self.tipo_beneficio = ::client_runtime::given("tipoBeneficio", value).map(Some);
        self
    }

    /// Sends `GET /operador/planos`.
    pub async fn send(
        self,
    ) -> Result<ResponseValue<::std::vec::Vec<types::Plano>>, Error<types::Erro>> {
        let Self { client, ativo, tipo_beneficio } = self;
        let ativo = ativo.map_err(Error::unset(&operations::LISTAR_PLANOS))?;
        let tipo_beneficio = tipo_beneficio
            .map_err(Error::unset(&operations::LISTAR_PLANOS))?;
        let mut call = client.connection().call(&operations::LISTAR_PLANOS);
        call.query("ativo", &ativo);
        call.query("tipoBeneficio", &tipo_beneficio);
        let answer = call.send().await?;
        match answer.status() {
            200 => Ok(answer.json().await?),
            400 | 401 | 500 | 503 => {
                Err(answer.refused_json(::std::convert::identity).await)
            }
            _ => Err(answer.undeclared().await),
        }
    }
}

/// Builder of a call: [`Client::criar_plano`](super::Client::criar_plano).
#[derive(Debug, Clone)]
pub struct CriarPlano<'a> {
    client: &'a super::Client,
    body: Result<types::builder::Plano, String>,
}

impl<'a> CriarPlano<'a> {
    /// A call with nothing set.
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client,
            body: Ok(::std::default::Default::default()),
        }
    }

    /// O plano.
    pub fn body<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::Plano>,
        <V as std::convert::TryInto<types::Plano>>::Error: std::fmt::Display,
    {
        self.body = ::client_runtime::given("body", value).map(From::from);
        self
    }

    /// Changes the body that is set so far.
    pub fn body_map<F>(mut self, f: F) -> Self
    where
        F: std::ops::FnOnce(types::builder::Plano) -> types::builder::Plano,
    {
        self.body = self.body.map(f);
        self
    }

    /// Sends `POST /operador/planos`.
    pub async fn send(self) -> Result<ResponseValue<types::Plano>, Error<types::Erro>> {
        let Self { client, body } = self;
        let body = body
            .and_then(|body| {
                types::Plano::try_from(body).map_err(|error| error.to_string())
            })
            .map_err(Error::unset(&operations::CRIAR_PLANO))?;
        let mut call = client.connection().call(&operations::CRIAR_PLANO);
        call.json("application/json", &body);
        let answer = call.send().await?;
        match answer.status() {
            201 => Ok(answer.json().await?),
            400 | 401 | 408 | 409 | 413 | 415 | 500 | 503 => {
                Err(answer.refused_json(::std::convert::identity).await)
            }
            _ => Err(answer.undeclared().await),
        }
    }
}

/// Builder of a call: [`Client::consultar_plano`](super::Client::consultar_plano).
#[derive(Debug, Clone)]
pub struct ConsultarPlano<'a> {
    client: &'a super::Client,
    cod_plano: Result<i32, String>,
}

impl<'a> ConsultarPlano<'a> {
    /// A call with nothing set.
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client,
            cod_plano: Err("codPlano is not set".to_owned()),
        }
    }

    /// Código do plano.
    pub fn cod_plano<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<i32>,
        V::Error: ::std::fmt::Display,
    {
        self.cod_plano = ::client_runtime::given("codPlano", value);
        self
    }

    /// Sends `GET /operador/planos/{codPlano}`.
    pub async fn send(self) -> Result<ResponseValue<types::Plano>, Error<types::Erro>> {
        let Self { client, cod_plano } = self;
        let cod_plano = cod_plano.map_err(Error::unset(&operations::CONSULTAR_PLANO))?;
        let mut call = client.connection().call(&operations::CONSULTAR_PLANO);
        call.path("codPlano", &cod_plano);
        let answer = call.send().await?;
        match answer.status() {
            200 => Ok(answer.json().await?),
            400 | 401 | 404 | 500 | 503 => {
                Err(answer.refused_json(::std::convert::identity).await)
            }
            _ => Err(answer.undeclared().await),
        }
    }
}

/// Builder of a call: [`Client::substituir_plano`](super::Client::substituir_plano).
#[derive(Debug, Clone)]
pub struct SubstituirPlano<'a> {
    client: &'a super::Client,
    cod_plano: Result<i32, String>,
    body: Result<types::builder::Plano, String>,
}

impl<'a> SubstituirPlano<'a> {
    /// A call with nothing set.
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client,
            cod_plano: Err("codPlano is not set".to_owned()),
            body: Ok(::std::default::Default::default()),
        }
    }

    /// Código do plano.
    pub fn cod_plano<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<i32>,
        V::Error: ::std::fmt::Display,
    {
        self.cod_plano = ::client_runtime::given("codPlano", value);
        self
    }

    /// O plano.
    pub fn body<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::Plano>,
        <V as std::convert::TryInto<types::Plano>>::Error: std::fmt::Display,
    {
        self.body = ::client_runtime::given("body", value).map(From::from);
        self
    }

    /// Changes the body that is set so far.
    pub fn body_map<F>(mut self, f: F) -> Self
    where
        F: std::ops::FnOnce(types::builder::Plano) -> types::builder::Plano,
    {
        self.body = self.body.map(f);
        self
    }

    /// Sends `PUT /operador/planos/{codPlano}`.
    pub async fn send(self) -> Result<ResponseValue<types::Plano>, Error<types::Erro>> {
        let Self { client, cod_plano, body } = self;
        let cod_plano = cod_plano.map_err(Error::unset(&operations::SUBSTITUIR_PLANO))?;
        let body = body
            .and_then(|body| {
                types::Plano::try_from(body).map_err(|error| error.to_string())
            })
            .map_err(Error::unset(&operations::SUBSTITUIR_PLANO))?;
        let mut call = client.connection().call(&operations::SUBSTITUIR_PLANO);
        call.path("codPlano", &cod_plano);
        call.json("application/json", &body);
        let answer = call.send().await?;
        match answer.status() {
            200 => Ok(answer.json().await?),
            400 | 401 | 404 | 408 | 409 | 413 | 415 | 500 | 503 => {
                Err(answer.refused_json(::std::convert::identity).await)
            }
            _ => Err(answer.undeclared().await),
        }
    }
}

/// Builder of a call: [`Client::remover_plano`](super::Client::remover_plano).
#[derive(Debug, Clone)]
pub struct RemoverPlano<'a> {
    client: &'a super::Client,
    cod_plano: Result<i32, String>,
}

impl<'a> RemoverPlano<'a> {
    /// A call with nothing set.
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client,
            cod_plano: Err("codPlano is not set".to_owned()),
        }
    }

    /// Código do plano.
    pub fn cod_plano<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<i32>,
        V::Error: ::std::fmt::Display,
    {
        self.cod_plano = ::client_runtime::given("codPlano", value);
        self
    }

    /// Sends `DELETE /operador/planos/{codPlano}`.
    pub async fn send(self) -> Result<ResponseValue<()>, Error<types::Erro>> {
        let Self { client, cod_plano } = self;
        let cod_plano = cod_plano.map_err(Error::unset(&operations::REMOVER_PLANO))?;
        let mut call = client.connection().call(&operations::REMOVER_PLANO);
        call.path("codPlano", &cod_plano);
        let answer = call.send().await?;
        match answer.status() {
            204 => Ok(answer.empty().await?),
            400 | 401 | 404 | 409 | 500 | 503 => {
                Err(answer.refused_json(::std::convert::identity).await)
            }
            _ => Err(answer.undeclared().await),
        }
    }
}

/// Builder of a call: [`Client::listar_situacoes_beneficio`](super::Client::listar_situacoes_beneficio).
#[derive(Debug, Clone)]
pub struct ListarSituacoesBeneficio<'a> {
    client: &'a super::Client,
    tipo_situacao: Result<Option<types::TipoSituacao>, String>,
}

impl<'a> ListarSituacoesBeneficio<'a> {
    /// A call with nothing set.
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client,
            tipo_situacao: Ok(None),
        }
    }

    /// Só as deste tipo.
    pub fn tipo_situacao<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::TipoSituacao>,
        V::Error: ::std::fmt::Display,
    {
        self.tipo_situacao = ::client_runtime::given("tipoSituacao", value).map(Some);
        self
    }

    /// Sends `GET /operador/situacoesBeneficio`.
    pub async fn send(
        self,
    ) -> Result<
        ResponseValue<::std::vec::Vec<types::SituacaoBeneficio>>,
        Error<types::Erro>,
    > {
        let Self { client, tipo_situacao } = self;
        let tipo_situacao = tipo_situacao
            .map_err(Error::unset(&operations::LISTAR_SITUACOES_BENEFICIO))?;
        let mut call = client.connection().call(&operations::LISTAR_SITUACOES_BENEFICIO);
        call.query("tipoSituacao", &tipo_situacao);
        let answer = call.send().await?;
        match answer.status() {
            200 => Ok(answer.json().await?),
            400 | 401 | 500 | 503 => {
                Err(answer.refused_json(::std::convert::identity).await)
            }
            _ => Err(answer.undeclared().await),
        }
    }
}

/// Builder of a call: [`Client::criar_situacao_beneficio`](super::Client::criar_situacao_beneficio).
#[derive(Debug, Clone)]
pub struct CriarSituacaoBeneficio<'a> {
    client: &'a super::Client,
    body: Result<types::builder::SituacaoBeneficio, String>,
}

impl<'a> CriarSituacaoBeneficio<'a> {
    /// A call with nothing set.
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client,
            body: Ok(::std::default::Default::default()),
        }
    }

    /// A situação de benefício.
    pub fn body<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::SituacaoBeneficio>,
        <V as std::convert::TryInto<types::SituacaoBeneficio>>::Error: std::fmt::Display,
    {
        self.body = ::client_runtime::given("body", value).map(From::from);
        self
    }

    /// Changes the body that is set so far.
    pub fn body_map<F>(mut self, f: F) -> Self
    where
        F: std::ops::FnOnce(
            types::builder::SituacaoBeneficio,
        ) -> types::builder::SituacaoBeneficio,
    {
        self.body = self.body.map(f);
        self
    }

    /// Sends `POST /operador/situacoesBeneficio`.
    pub async fn send(
        self,
    ) -> Result<ResponseValue<types::SituacaoBeneficio>, Error<types::Erro>> {
        let Self { client, body } = self;
        let body = body
            .and_then(|body| {
                types::SituacaoBeneficio::try_from(body)
                    .map_err(|error| error.to_string())
            })
            .map_err(Error::unset(&operations::CRIAR_SITUACAO_BENEFICIO))?;
        let mut call = client.connection().call(&operations::CRIAR_SITUACAO_BENEFICIO);
        call.json("application/json", &body);
        let answer = call.send().await?;
        match answer.status() {
            201 => Ok(answer.json().await?),
            400 | 401 | 408 | 409 | 413 | 415 | 500 | 503 => {
                Err(answer.refused_json(::std::convert::identity).await)
            }
            _ => Err(answer.undeclared().await),
        }
    }
}

/// Builder of a call: [`Client::consultar_situacao_beneficio`](super::Client::consultar_situacao_beneficio).
#[derive(Debug, Clone)]
pub struct ConsultarSituacaoBeneficio<'a> {
    client: &'a super::Client,
    cod_situacao: Result<i32, String>,
}

impl<'a> ConsultarSituacaoBeneficio<'a> {
    /// A call with nothing set.
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client,
            cod_situacao: Err("codSituacao is not set".to_owned()),
        }
    }

    /// Código da situação de benefício.
    pub fn cod_situacao<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<i32>,
        V::Error: ::std::fmt::Display,
    {
        self.cod_situacao = ::client_runtime::given("codSituacao", value);
        self
    }

    /// Sends `GET /operador/situacoesBeneficio/{codSituacao}`.
    pub async fn send(
        self,
    ) -> Result<ResponseValue<types::SituacaoBeneficio>, Error<types::Erro>> {
        let Self { client, cod_situacao } = self;
        let cod_situacao = cod_situacao
            .map_err(Error::unset(&operations::CONSULTAR_SITUACAO_BENEFICIO))?;
        let mut call = client
            .connection()
            .call(&operations::CONSULTAR_SITUACAO_BENEFICIO);
        call.path("codSituacao", &cod_situacao);
        let answer = call.send().await?;
        match answer.status() {
            200 => Ok(answer.json().await?),
            400 | 401 | 404 | 500 | 503 => {
                Err(answer.refused_json(::std::convert::identity).await)
            }
            _ => Err(answer.undeclared().await),
        }
    }
}

/// Builder of a call: [`Client::substituir_situacao_beneficio`](super::Client::substituir_situacao_beneficio).
#[derive(Debug, Clone)]
pub struct SubstituirSituacaoBeneficio<'a> {
    client: &'a super::Client,
    cod_situacao: Result<i32, String>,
    body: Result<types::builder::SituacaoBeneficio, String>,
}

impl<'a> SubstituirSituacaoBeneficio<'a> {
    /// A call with nothing set.
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client,
            cod_situacao: Err("codSituacao is not set".to_owned()),
            body: Ok(::std::default::Default::default()),
        }
    }

    /// Código da situação de benefício.
    pub fn cod_situacao<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<i32>,
        V::Error: ::std::fmt::Display,
    {
        self.cod_situacao = ::client_runtime::given("codSituacao", value);
        self
    }

    /// A situação de benefício.
    pub fn body<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::SituacaoBeneficio>,
        <V as std::convert::TryInto<types::SituacaoBeneficio>>::Error: std::fmt::Display,
    {
        self.body = ::client_runtime::given("body", value).map(From::from);
        self
    }

    /// Changes the body that is set so far.
    pub fn body_map<F>(mut self, f: F) -> Self
    where
        F: std::ops::FnOnce(
            types::builder::SituacaoBeneficio,
        ) -> types::builder::SituacaoBeneficio,
    {
        self.body = self.body.map(f);
        self
    }

    /// Sends `PUT /operador/situacoesBeneficio/{codSituacao}`.
    pub async fn send(
        self,
    ) -> Result<ResponseValue<types::SituacaoBeneficio>, Error<types::Erro>> {
        let Self { client, cod_situacao, body } = self;
        let cod_situacao = cod_situacao
            .map_err(Error::unset(&operations::SUBSTITUIR_SITUACAO_BENEFICIO))?;
        let body = body
            .and_then(|body| {
                types::SituacaoBeneficio::try_from(body)
                    .map_err(|error| error.to_string())
            })
            .map_err(Error::unset(&operations::SUBSTITUIR_SITUACAO_BENEFICIO))?;
        let mut call = client
            .connection()
            .call(&operations::SUBSTITUIR_SITUACAO_BENEFICIO);
        call.path("codSituacao", &cod_situacao);
        call.json("application/json", &body);
        let answer = call.send().await?;
        match answer.status() {
            200 => Ok(answer.json().await?),
            400 | 401 | 404 | 408 | 409 | 413 | 415 | 500 | 503 => {
                Err(answer.refused_json(::std::convert::identity).await)
            }
            _ => Err(answer.undeclared().await),
        }
    }
}

/// Builder of a call: [`Client::remover_situacao_beneficio`](super::Client::remover_situacao_beneficio).
#[derive(Debug, Clone)]
pub struct RemoverSituacaoBeneficio<'a> {
    client: &'a super::Client,
    cod_situacao: Result<i32, String>,
}

impl<'a> RemoverSituacaoBeneficio<'a> {
    /// A call with nothing set.
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client,
            cod_situacao: Err("codSituacao is not set".to_owned()),
        }
    }

    /// Código da situação de benefício.
    pub fn cod_situacao<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<i32>,
        V::Error: ::std::fmt::Display,
    {
        self.cod_situacao = ::client_runtime::given("codSituacao", value);
        self
    }

    /// Sends `DELETE /operador/situacoesBeneficio/{codSituacao}`.
    pub async fn send(self) -> Result<ResponseValue<()>, Error<types::Erro>> {
        let Self { client, cod_situacao } = self;
        let cod_situacao = cod_situacao
            .map_err(Error::unset(&operations::REMOVER_SITUACAO_BENEFICIO))?;
        let mut call = client.connection().call(&operations::REMOVER_SITUACAO_BENEFICIO);
        call.path("codSituacao", &cod_situacao);
        let answer = call.send().await?;
        match answer.status() {
            204 => Ok(answer.empty().await?),
            400 | 401 | 404 | 409 | 500 | 503 => {
                Err(answer.refused_json(::std::convert::identity).await)
            }
            _ => Err(answer.undeclared().await),
        }
    }
}

/// Builder of a call: [`Client::listar_tipos_veiculo`](super::Client::listar_tipos_veiculo).
#[derive(Debug, Clone)]
pub struct ListarTiposVeiculo<'a> {
    client: &'a super::Client,
}

impl<'a> ListarTiposVeiculo<'a> {
    /// A call with nothing set.
    pub fn new(client: &'a super::Client) -> Self {
        Self { client }
    }

    /// Sends `GET /operador/tiposVeiculo`.
    pub async fn send(
        self,
    ) -> Result<ResponseValue<::std::vec::Vec<types::TipoVeiculo>>, Error<types::Erro>> {
        let Self { client } = self;
        let call = client.connection().call(&operations::LISTAR_TIPOS_VEICULO);
        let answer = call.send().await?;
        match answer.status() {
            200 => Ok(answer.json().await?),
            400 | 401 | 500 | 503 => {
                Err(answer.refused_json(::std::convert::identity).await)
            }
            _ => Err(answer.undeclared().await),
        }
    }
}

/// Builder of a call: [`Client::criar_tipo_veiculo`](super::Client::criar_tipo_veiculo).
#[derive(Debug, Clone)]
pub struct CriarTipoVeiculo<'a> {
    client: &'a super::Client,
    body: Result<types::builder::TipoVeiculo, String>,
}

impl<'a> CriarTipoVeiculo<'a> {
    /// A call with nothing set.
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client,
            body: Ok(::std::default::Default::default()),
        }
    }

    /// O tipo de veículo.
    pub fn body<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::TipoVeiculo>,
        <V as std::convert::TryInto<types::TipoVeiculo>>::Error: std::fmt::Display,
    {
        self.body = ::client_runtime::given("body", value).map(From::from);
        self
    }

    /// Changes the body that is set so far.
    pub fn body_map<F>(mut self, f: F) -> Self
    where
        F: std::ops::FnOnce(types::builder::TipoVeiculo) -> types::builder::TipoVeiculo,
    {
        self.body = self.body.map(f);
        self
    }

    /// Sends `POST /operador/tiposVeiculo`.
    pub async fn send(
        self,
    ) -> Result<ResponseValue<types::TipoVeiculo>, Error<types::Erro>> {
        let Self { client, body } = self;
        let body = body
            .and_then(|body| {
                types::TipoVeiculo::try_from(body).map_err(|error| error.to_string())
            })
            .map_err(Error::unset(&operations::CRIAR_TIPO_VEICULO))?;
        let mut call = client.connection().call(&operations::CRIAR_TIPO_VEICULO);
        call.json("application/json", &body);
        let answer = call.send().await?;
        match answer.status() {
            201 => Ok(answer.json().await?),
            400 | 401 | 408 | 409 | 413 | 415 | 500 | 503 => {
                Err(answer.refused_json(::std::convert::identity).await)
            }
            _ => Err(answer.undeclared().await),
        }
    }
}

/// Builder of a call: [`Client::consultar_tipo_veiculo`](super::Client::consultar_tipo_veiculo).
#[derive(Debug, Clone)]
pub struct ConsultarTipoVeiculo<'a> {
    client: &'a super::Client,
    cod_tipo_veiculo: Result<i32, String>,
}

impl<'a> ConsultarTipoVeiculo<'a> {
    /// A call with nothing set.
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client,
            cod_tipo_veiculo: Err("codTipoVeiculo is not set".to_owned()),
        }
    }

    /// Código do tipo de veículo.
    pub fn cod_tipo_veiculo<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<i32>,
        V::Error: ::std::fmt::Display,
    {
        self.cod_tipo_veiculo = ::client_runtime::given("codTipoVeiculo", value);
        self
    }

    /// Sends `GET /operador/tiposVeiculo/{codTipoVeiculo}`.
    pub async fn send(
        self,
    ) -> Result<ResponseValue<types::TipoVeiculo>, Error<types::Erro>> {
        let Self { client, cod_tipo_veiculo } = self;
        let cod_tipo_veiculo = cod_tipo_veiculo
            .map_err(Error::unset(&operations::CONSULTAR_TIPO_VEICULO))?;
        let mut call = client.connection().call(&operations::CONSULTAR_TIPO_VEICULO);
        call.path("codTipoVeiculo", &cod_tipo_veiculo);
        let answer = call.send().await?;
        match answer.status() {
            200 => Ok(answer.json().await?),
            400 | 401 | 404 | 500 | 503 => {
                Err(answer.refused_json(::std::convert::identity).await)
            }
            _ => Err(answer.undeclared().await),
        }
    }
}

/// Builder of a call: [`Client::substituir_tipo_veiculo`](super::Client::substituir_tipo_veiculo).
#[derive(Debug, Clone)]
pub struct SubstituirTipoVeiculo<'a> {
    client: &'a super::Client,
    cod_tipo_veiculo: Result<i32, String>,
    body: Result<types::builder::TipoVeiculo, String>,
}

impl<'a> SubstituirTipoVeiculo<'a> {
    /// A call with nothing set.
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client,
            cod_tipo_veiculo: Err("codTipoVeiculo is not set".to_owned()),
            body: Ok(::std::default::Default::default()),
        }
    }

    /// Código do tipo de veículo.
    pub fn cod_tipo_veiculo<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<i32>,
        V::Error: ::std::fmt::Display,
    {
        self.cod_tipo_veiculo = ::client_runtime::given("codTipoVeiculo", value);
        self
    }

    /// O tipo de veículo.
    pub fn body<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::TipoVeiculo>,
        <V as std::convert::TryInto<types::TipoVeiculo>>::Error: std::fmt::Display,
    {
        self.body = ::client_runtime::given("body", value).map(From::from);
        self
    }

    /// Changes the body that is set so far.
    pub fn body_map<F>(mut self, f: F) -> Self
    where
        F: std::ops::FnOnce(types::builder::TipoVeiculo) -> types::builder::TipoVeiculo,
    {
        self.body = self.body.map(f);
        self
    }

    /// Sends `PUT /operador/tiposVeiculo/{codTipoVeiculo}`.
    pub async fn send(
        self,
    ) -> Result<ResponseValue<types::TipoVeiculo>, Error<types::Erro>> {
        let Self { client, cod_tipo_veiculo, body } = self;
        let cod_tipo_veiculo = cod_tipo_veiculo
            .map_err(Error::unset(&operations::SUBSTITUIR_TIPO_VEICULO))?;
        let body = body
            .and_then(|body| {
                types::TipoVeiculo::try_from(body).map_err(|error| error.to_string())
            })
            .map_err(Error::unset(&operations::SUBSTITUIR_TIPO_VEICULO))?;
        let mut call = client.connection().call(&operations::SUBSTITUIR_TIPO_VEICULO);
        call.path("codTipoVeiculo", &cod_tipo_veiculo);
        call.json("application/json", &body);
        let answer = call.send().await?;
        match answer.status() {
            200 => Ok(answer.json().await?),
            400 | 401 | 404 | 408 | 409 | 413 | 415 | 500 | 503 => {
                Err(answer.refused_json(::std::convert::identity).await)
            }
            _ => Err(answer.undeclared().await),
        }
    }
}

/// Builder of a call: [`Client::remover_tipo_veiculo`](super::Client::remover_tipo_veiculo).
#[derive(Debug, Clone)]
pub struct RemoverTipoVeiculo<'a> {
    client: &'a super::Client,
    cod_tipo_veiculo: Result<i32, String>,
}

impl<'a> RemoverTipoVeiculo<'a> {
    /// A call with nothing set.
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client,
            cod_tipo_veiculo: Err("codTipoVeiculo is not set".to_owned()),
        }
    }

    /// Código do tipo de veículo.
    pub fn cod_tipo_veiculo<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<i32>,
        V::Error: ::std::fmt::Display,
    {
        self.cod_tipo_veiculo = ::client_runtime::given("codTipoVeiculo", value);
        self
    }

    /// Sends `DELETE /operador/tiposVeiculo/{codTipoVeiculo}`.
    pub async fn send(self) -> Result<ResponseValue<()>, Error<types::Erro>> {
        let Self { client, cod_tipo_veiculo } = self;
        let cod_tipo_veiculo = cod_tipo_veiculo
            .map_err(Error::unset(&operations::REMOVER_TIPO_VEICULO))?;
        let mut call = client.connection().call(&operations::REMOVER_TIPO_VEICULO);
        call.path("codTipoVeiculo", &cod_tipo_veiculo);
        let answer = call.send().await?;
        match answer.status() {
            204 => Ok(answer.empty().await?),
            400 | 401 | 404 | 409 | 500 | 503 => {
                Err(answer.refused_json(::std::convert::identity).await)
            }
            _ => Err(answer.undeclared().await),
        }
    }
}

/// Builder of a call: [`Client::consultar_cliente_sistema`](super::Client::consultar_cliente_sistema).
#[derive(Debug, Clone)]
pub struct ConsultarClienteSistema<'a> {
    client: &'a super::Client,
}

impl<'a> ConsultarClienteSistema<'a> {
    /// A call with nothing set.
    pub fn new(client: &'a super::Client) -> Self {
        Self { client }
    }

    /// Sends `GET /operador/clienteSistema`.
    pub async fn send(
        self,
    ) -> Result<ResponseValue<types::ClienteSistema>, Error<types::Erro>> {
        let Self { client } = self;
        let call = client.connection().call(&operations::CONSULTAR_CLIENTE_SISTEMA);
        let answer = call.send().await?;
        match answer.status() {
            200 => Ok(answer.json().await?),
            400 | 401 | 404 | 500 | 503 => {
                Err(answer.refused_json(::std::convert::identity).await)
            }
            _ => Err(answer.undeclared().await),
        }
    }
}

/// Builder of a call: [`Client::definir_cliente_sistema`](super::Client::definir_cliente_sistema).
#[derive(Debug, Clone)]
pub struct DefinirClienteSistema<'a> {
    client: &'a super::Client,
    body: Result<types::builder::ClienteSistema, String>,
}

impl<'a> DefinirClienteSistema<'a> {
    /// A call with nothing set.
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client,
            body: Ok(::std::default::Default::default()),
        }
    }

    /// O cliente do sistema.
    pub fn body<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::ClienteSistema>,
        <V as std::convert::TryInto<types::ClienteSistema>>::Error: std::fmt::Display,
    {
        self.body = ::client_runtime::given("body", value).map(From::from);
        self
    }

    /// Changes the body that is set so far.
    pub fn body_map<F>(mut self, f: F) -> Self
    where
        F: std::ops::FnOnce(
            types::builder::ClienteSistema,
        ) -> types::builder::ClienteSistema,
    {
        self.body = self.body.map(f);
        self
    }

    /// Sends `PUT /operador/clienteSistema`.
    pub async fn send(
        self,
    ) -> Result<ResponseValue<types::ClienteSistema>, Error<types::Erro>> {
        let Self { client, body } = self;
        let body = body
            .and_then(|body| {
                types::ClienteSistema::try_from(body).map_err(|error| error.to_string())
            })
            .map_err(Error::unset(&operations::DEFINIR_CLIENTE_SISTEMA))?;
        let mut call = client.connection().call(&operations::DEFINIR_CLIENTE_SISTEMA);
        call.json("application/json", &body);
        let answer = call.send().await?;
        match answer.status() {
            200 => Ok(answer.json().await?),
            400 | 401 | 413 | 415 | 500 | 503 => {
                Err(answer.refused_json(::std::convert::identity).await)
            }
            _ => Err(answer.undeclared().await),
        }
    }
}

/// Builder of a call: [`Client::listar_dias_vencimento`](super::Client::listar_dias_vencimento).
#[derive(Debug, Clone)]
pub struct ListarDiasVencimento<'a> {
    client: &'a super::Client,
}

impl<'a> ListarDiasVencimento<'a> {
    /// A call with nothing set.
    pub fn new(client: &'a super::Client) -> Self {
        Self { client }
    }

    /// Sends `GET /operador/diasVencimento`.
    pub async fn send(
        self,
    ) -> Result<ResponseValue<::std::vec::Vec<i32>>, Error<types::Erro>> {
        let Self { client } = self;
        let call = client.connection().call(&operations::LISTAR_DIAS_VENCIMENTO);
        let answer = call.send().await?;
        match answer.status() {
            200 => Ok(answer.json().await?),
            400 | 401 | 500 | 503 => {
                Err(answer.refused_json(::std::convert::identity).await)
            }
            _ => Err(answer.undeclared().await),
        }
    }
}

/// Builder of a call: [`Client::incluir_dia_vencimento`](super::Client::incluir_dia_vencimento).
#[derive(Debug, Clone)]
pub struct IncluirDiaVencimento<'a> {
    client: &'a super::Client,
    dia: Result<i32, String>,
}

impl<'a> IncluirDiaVencimento<'a> {
    /// A call with nothing set.
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client,
            dia: Err("dia is not set".to_owned()),
        }
    }

    /// Dia do mês.
    pub fn dia<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<i32>,
        V::Error: ::std::fmt::Display,
    {
        self.dia = ::client_runtime::given("dia", value);
        self
    }

    /// Sends `PUT /operador/diasVencimento/{dia}`.
    pub async fn send(self) -> Result<ResponseValue<()>, Error<types::Erro>> {
        let Self { client, dia } = self;
        let dia = dia.map_err(Error::unset(&operations::INCLUIR_DIA_VENCIMENTO))?;
        let mut call = client.connection().call(&operations::INCLUIR_DIA_VENCIMENTO);
        call.path("dia", &dia);
        let answer = call.send().await?;
        match answer.status() {
            204 => Ok(answer.empty().await?),
            400 | 401 | 500 | 503 => {
                Err(answer.refused_json(::std::convert::identity).await)
            }
            _ => Err(answer.undeclared().await),
        }
    }
}

/// Builder of a call: [`Client::remover_dia_vencimento`](super::Client::remover_dia_vencimento).
#[derive(Debug, Clone)]
pub struct RemoverDiaVencimento<'a> {
    client: &'a super::Client,
    dia: Result<i32, String>,
}

impl<'a> RemoverDiaVencimento<'a> {
    /// A call with nothing set.
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client,
            dia: Err("dia is not set".to_owned()),
        }
    }

    /// Dia do mês.
    pub fn dia<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<i32>,
        V::Error: ::std::fmt::Display,
    {
        self.dia = ::client_runtime::given("dia", value);
        self
    }

    /// Sends `DELETE /operador/diasVencimento/{dia}`.
    pub async fn send(self) -> Result<ResponseValue<()>, Error<types::Erro>> {
        let Self { client, dia } = self;
        let dia = dia.map_err(Error::unset(&operations::REMOVER_DIA_VENCIMENTO))?;
        let mut call = client.connection().call(&operations::REMOVER_DIA_VENCIMENTO);
        call.path("dia", &dia);
        let answer = call.send().await?;
        match answer.status() {
            204 => Ok(answer.empty().await?),
            400 | 401 | 404 | 409 | 500 | 503 => {
                Err(answer.refused_json(::std::convert::identity).await)
            }
            _ => Err(answer.undeclared().await),
        }
    }
}

/// Builder of a call: [`Client::listar_campos_adicionais`](super::Client::listar_campos_adicionais).
#[derive(Debug, Clone)]
pub struct ListarCamposAdicionais<'a> {
    client: &'a super::Client,
    ativo: Result<Option<bool>, String>,
    tipo_beneficio: Result<Option<types::TipoBeneficio>, String>,
}

impl<'a> ListarCamposAdicionais<'a> {
    /// A call with nothing set.
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client,
            ativo: Ok(None),
            tipo_beneficio: Ok(None),
        }
    }

    /// Só os ativos (`true`) ou só os desativados (`false`). Sem ele, todos.
    pub fn ativo<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<bool>,
        V::Error: ::std::fmt::Display,
    {
        self.ativo = ::client_runtime::given("ativo", value).map(Some);
        self
    }

    /// Só os deste tipo de benefício.
    pub fn tipo_beneficio<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::TipoBeneficio>,
        V::Error: ::std::fmt::Display,
    {
        self.tipo_beneficio = ::client_runtime::given("tipoBeneficio", value).map(Some);
        self
    }

    /// Sends `GET /operador/camposAdicionais`.
    pub async fn send(
        self,
    ) -> Result<
        ResponseValue<::std::vec::Vec<types::CampoAdicional>>,
        Error<types::Erro>,
    > {
        let Self { client, tipo_beneficio, ativo } = self;
        let tipo_beneficio = tipo_beneficio
            .map_err(Error::unset(&operations::LISTAR_CAMPOS_ADICIONAIS))?;
        let ativo = ativo.map_err(Error::unset(&operations::LISTAR_CAMPOS_ADICIONAIS))?;
        let mut call = client.connection().call(&operations::LISTAR_CAMPOS_ADICIONAIS);
        call.query("tipoBeneficio", &tipo_beneficio);
        call.query("ativo", &ativo);
        let answer = call.send().await?;
        match answer.status() {
            200 => Ok(answer.json().await?),
            400 | 401 | 500 | 503 => {
                Err(answer.refused_json(::std::convert::identity).await)
            }
            _ => Err(answer.undeclared().await),
        }
    }
}

/// Builder of a call: [`Client::criar_campo_adicional`](super::Client::criar_campo_adicional).
#[derive(Debug, Clone)]
pub struct CriarCampoAdicional<'a> {
    client: &'a super::Client,
    body: Result<types::builder::CampoAdicional, String>,
}

impl<'a> CriarCampoAdicional<'a> {
    /// A call with nothing set.
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client,
            body: Ok(::std::default::Default::default()),
        }
    }

    /// O campo adicional.
    pub fn body<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::CampoAdicional>,
        <V as std::convert::TryInto<types::CampoAdicional>>::Error: std::fmt::Display,
    {
        self.body = ::client_runtime::given("body", value).map(From::from);
        self
    }

    /// Changes the body that is set so far.
    pub fn body_map<F>(mut self, f: F) -> Self
    where
        F: std::ops::FnOnce(
            types::builder::CampoAdicional,
        ) -> types::builder::CampoAdicional,
    {
        self.body = self.body.map(f);
        self
    }

    /// Sends `POST /operador/camposAdicionais`.
    pub async fn send(
        self,
    ) -> Result<ResponseValue<types::CampoAdicional>, Error<types::Erro>> {
        let Self { client, body } = self;
        let body = body
            .and_then(|body| {
                types::CampoAdicional::try_from(body).map_err(|error| error.to_string())
            })
            .map_err(Error::unset(&operations::CRIAR_CAMPO_ADICIONAL))?;
        let mut call = client.connection().call(&operations::CRIAR_CAMPO_ADICIONAL);
        call.json("application/json", &body);
        let answer = call.send().await?;
        match answer.status() {
            201 => Ok(answer.json().await?),
            400 | 401 | 408 | 409 | 413 | 415 | 500 | 503 => {
                Err(answer.refused_json(::std::convert::identity).await)
            }
            _ => Err(answer.undeclared().await),
        }
    }
}

/// Builder of a call: [`Client::consultar_campo_adicional`](super::Client::consultar_campo_adicional).
#[derive(Debug, Clone)]
pub struct ConsultarCampoAdicional<'a> {
    client: &'a super::Client,
    cod_campo: Result<i32, String>,
}

impl<'a> ConsultarCampoAdicional<'a> {
    /// A call with nothing set.
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client,
            cod_campo: Err("codCampo is not set".to_owned()),
        }
    }

    /// Código do campo adicional.
    pub fn cod_campo<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<i32>,
        V::Error: ::std::fmt::Display,
    {
        self.cod_campo = ::client_runtime::given("codCampo", value);
        self
    }

    /// Sends `GET /operador/camposAdicionais/{codCampo}`.
    pub async fn send(
        self,
    ) -> Result<ResponseValue<types::CampoAdicional>, Error<types::Erro>> {
        let Self { client, cod_campo } = self;
        let cod_campo = cod_campo
            .map_err(Error::unset(&operations::CONSULTAR_CAMPO_ADICIONAL))?;
        let mut call = client.connection().call(&operations::CONSULTAR_CAMPO_ADICIONAL);
        call.path("codCampo", &cod_campo);
        let answer = call.send().await?;
        match answer.status() {
            200 => Ok(answer.json().await?),
            400 | 401 | 404 | 500 | 503 => {
                Err(answer.refused_json(::std::convert::identity).await)
            }
            _ => Err(answer.undeclared().await),
        }
    }
}

/// Builder of a call: [`Client::substituir_campo_adicional`](super::Client::substituir_campo_adicional).
#[derive(Debug, Clone)]
pub struct SubstituirCampoAdicional<'a> {
    client: &'a super::Client,
    cod_campo: Result<i32, String>,
    if_match: Result<Option<types::VersaoRegistro>, String>,
    body: Result<types::builder::CampoAdicional, String>,
}

impl<'a> SubstituirCampoAdicional<'a> {
    /// A call with nothing set.
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client,
            cod_campo: Err("codCampo is not set".to_owned()),
            if_match: Ok(None),
            body: Ok(::std::default::Default::default()),
        }
    }

    /// Código do campo adicional.
    pub fn cod_campo<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<i32>,
        V::Error: ::std::fmt::Display,
    {
        self.cod_campo = ::client_runtime::given("codCampo", value);
        self
    }

    /// O `ETag` que se leu. Se o registro mudou desde então, a resposta é 412 e nada é gravado. Sem ele, substitui-se sem conferir.
    pub fn if_match<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::VersaoRegistro>,
        V::Error: ::std::fmt::Display,
    {
        self.if_match = ::client_runtime::given("If-Match", value).map(Some);
        self
    }

    /// O campo adicional.
    pub fn body<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::CampoAdicional>,
        <V as std::convert::TryInto<types::CampoAdicional>>::Error: std::fmt::Display,
    {
        self.body = ::client_runtime::given("body", value).map(From::from);
        self
    }

    /// Changes the body that is set so far.
    pub fn body_map<F>(mut self, f: F) -> Self
    where
        F: std::ops::FnOnce(
            types::builder::CampoAdicional,
        ) -> types::builder::CampoAdicional,
    {
        self.body = self.body.map(f);
        self
    }

    /// Sends `PUT /operador/camposAdicionais/{codCampo}`.
    pub async fn send(
        self,
    ) -> Result<ResponseValue<types::CampoAdicional>, Error<types::Erro>> {
        let Self { client, cod_campo, if_match, body } = self;
        let cod_campo = cod_campo
            .map_err(Error::unset(&operations::SUBSTITUIR_CAMPO_ADICIONAL))?;
        let if_match = if_match
            .map_err(Error::unset(&operations::SUBSTITUIR_CAMPO_ADICIONAL))?;
        let body = body
            .and_then(|body| {
                types::CampoAdicional::try_from(body).map_err(|error| error.to_string())
            })
            .map_err(Error::unset(&operations::SUBSTITUIR_CAMPO_ADICIONAL))?;
        let mut call = client.connection().call(&operations::SUBSTITUIR_CAMPO_ADICIONAL);
        call.path("codCampo", &cod_campo);
        call.header("If-Match", &if_match);
        call.json("application/json", &body);
        let answer = call.send().await?;
        match answer.status() {
            200 => Ok(answer.json().await?),
            400 | 401 | 404 | 408 | 409 | 412 | 413 | 415 | 500 | 503 => {
                Err(answer.refused_json(::std::convert::identity).await)
            }
            _ => Err(answer.undeclared().await),
        }
    }
}

/// Builder of a call: [`Client::remover_campo_adicional`](super::Client::remover_campo_adicional).
#[derive(Debug, Clone)]
pub struct RemoverCampoAdicional<'a> {
    client: &'a super::Client,
    cod_campo: Result<i32, String>,
}

impl<'a> RemoverCampoAdicional<'a> {
    /// A call with nothing set.
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client,
            cod_campo: Err("codCampo is not set".to_owned()),
        }
    }

    /// Código do campo adicional.
    pub fn cod_campo<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<i32>,
        V::Error: ::std::fmt::Display,
    {
        self.cod_campo = ::client_runtime::given("codCampo", value);
        self
    }

    /// Sends `DELETE /operador/camposAdicionais/{codCampo}`.
    pub async fn send(self) -> Result<ResponseValue<()>, Error<types::Erro>> {
        let Self { client, cod_campo } = self;
        let cod_campo = cod_campo
            .map_err(Error::unset(&operations::REMOVER_CAMPO_ADICIONAL))?;
        let mut call = client.connection().call(&operations::REMOVER_CAMPO_ADICIONAL);
        call.path("codCampo", &cod_campo);
        let answer = call.send().await?;
        match answer.status() {
            204 => Ok(answer.empty().await?),
            400 | 401 | 404 | 409 | 500 | 503 => {
                Err(answer.refused_json(::std::convert::identity).await)
            }
            _ => Err(answer.undeclared().await),
        }
    }
}

/// Builder of a call: [`Client::listar_fornecedores`](super::Client::listar_fornecedores).
#[derive(Debug, Clone)]
pub struct ListarFornecedores<'a> {
    client: &'a super::Client,
    ativo: Result<Option<bool>, String>,
    cursor: Result<Option<types::Cursor>, String>,
    limite: Result<Option<i32>, String>,
    nome: Result<Option<types::Nome>, String>,
}

impl<'a> ListarFornecedores<'a> {
    /// A call with nothing set.
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client,
            ativo: Ok(None),
            cursor: Ok(None),
            limite: Ok(None),
            nome: Ok(None),
        }
    }

    /// Só os ativos (`true`) ou só os desativados (`false`). Sem ele, todos.
    pub fn ativo<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<bool>,
        V::Error: ::std::fmt::Display,
    {
        self.ativo = ::client_runtime::given("ativo", value).map(Some);
        self
    }

    /// O `proximoCursor` da página anterior, tal como veio. Só vale com os mesmos filtros (senão, 400).
    pub fn cursor<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::Cursor>,
        V::Error: ::std::fmt::Display,
    {
        self.cursor = ::client_runtime::given("cursor", value).map(Some);
        self
    }

    /// Itens por página, no máximo.
    pub fn limite<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<i32>,
        V::Error: ::std::fmt::Display,
    {
        self.limite = ::client_runtime::given("limite", value).map(Some);
        self
    }

    /// Parte do nome, sem distinguir acentos nem maiúsculas.
    pub fn nome<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::Nome>,
        V::Error: ::std::fmt::Display,
    {
        self.nome = ::client_runtime::given("nome", value).map(Some);
        self
    }

    /// Sends `GET /operador/fornecedores`.
    pub async fn send(
        self,
    ) -> Result<ResponseValue<types::PaginaFornecedores>, Error<types::Erro>> {
        let Self { client, nome, ativo, cursor, limite } = self;
        let nome = nome.map_err(Error::unset(&operations::LISTAR_FORNECEDORES))?;
        let ativo = ativo.map_err(Error::unset(&operations::LISTAR_FORNECEDORES))?;
        let cursor = cursor.map_err(Error::unset(&operations::LISTAR_FORNECEDORES))?;
        let limite = limite.map_err(Error::unset(&operations::LISTAR_FORNECEDORES))?;
        let mut call = client.connection().call(&operations::LISTAR_FORNECEDORES);
        call.query("nome", &nome);
        call.query("ativo", &ativo);
        call.query("cursor", &cursor);
        call.query("limite", &limite);
        let answer = call.send().await?;
        match answer.status() {
            200 => Ok(answer.json().await?),
            400 | 401 | 500 | 503 => {
                Err(answer.refused_json(::std::convert::identity).await)
            }
            _ => Err(answer.undeclared().await),
        }
    }
}

/// Builder of a call: [`Client::criar_fornecedor`](super::Client::criar_fornecedor).
#[derive(Debug, Clone)]
pub struct CriarFornecedor<'a> {
    client: &'a super::Client,
    body: Result<types::builder::Fornecedor, String>,
}

impl<'a> CriarFornecedor<'a> {
    /// A call with nothing set.
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client,
            body: Ok(::std::default::Default::default()),
        }
    }

    /// O fornecedor.
    pub fn body<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::Fornecedor>,
        <V as std::convert::TryInto<types::Fornecedor>>::Error: std::fmt::Display,
    {
        self.body = ::client_runtime::given("body", value).map(From::from);
        self
    }

    /// Changes the body that is set so far.
    pub fn body_map<F>(mut self, f: F) -> Self
    where
        F: std::ops::FnOnce(types::builder::Fornecedor) -> types::builder::Fornecedor,
    {
        self.body = self.body.map(f);
        self
    }

    /// Sends `POST /operador/fornecedores`.
    pub async fn send(
        self,
    ) -> Result<ResponseValue<types::Fornecedor>, Error<types::Erro>> {
        let Self { client, body } = self;
        let body = body
            .and_then(|body| {
                types::Fornecedor::try_from(body).map_err(|error| error.to_string())
            })
            .map_err(Error::unset(&operations::CRIAR_FORNECEDOR))?;
        let mut call = client.connection().call(&operations::CRIAR_FORNECEDOR);
        call.json("application/json", &body);
        let answer = call.send().await?;
        match answer.status() {
            201 => Ok(answer.json().await?),
            400 | 401 | 408 | 409 | 413 | 415 | 500 | 503 => {
                Err(answer.refused_json(::std::convert::identity).await)
            }
            _ => Err(answer.undeclared().await),
        }
    }
}

/// Builder of a call: [`Client::consultar_fornecedor`](super::Client::consultar_fornecedor).
#[derive(Debug, Clone)]
pub struct ConsultarFornecedor<'a> {
    client: &'a super::Client,
    cod_fornecedor: Result<i32, String>,
}

impl<'a> ConsultarFornecedor<'a> {
    /// A call with nothing set.
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client,
            cod_fornecedor: Err("codFornecedor is not set".to_owned()),
        }
    }

    /// Código do fornecedor.
    pub fn cod_fornecedor<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<i32>,
        V::Error: ::std::fmt::Display,
    {
        self.cod_fornecedor = ::client_runtime::given("codFornecedor", value);
        self
    }

    /// Sends `GET /operador/fornecedores/{codFornecedor}`.
    pub async fn send(
        self,
    ) -> Result<ResponseValue<types::Fornecedor>, Error<types::Erro>> {
        let Self { client, cod_fornecedor } = self;
        let cod_fornecedor = cod_fornecedor
            .map_err(Error::unset(&operations::CONSULTAR_FORNECEDOR))?;
        let mut call = client.connection().call(&operations::CONSULTAR_FORNECEDOR);
        call.path("codFornecedor", &cod_fornecedor);
        let answer = call.send().await?;
        match answer.status() {
            200 => Ok(answer.json().await?),
            400 | 401 | 404 | 500 | 503 => {
                Err(answer.refused_json(::std::convert::identity).await)
            }
            _ => Err(answer.undeclared().await),
        }
    }
}

/// Builder of a call: [`Client::substituir_fornecedor`](super::Client::substituir_fornecedor).
#[derive(Debug, Clone)]
pub struct SubstituirFornecedor<'a> {
    client: &'a super::Client,
    cod_fornecedor: Result<i32, String>,
    body: Result<types::builder::Fornecedor, String>,
}

impl<'a> SubstituirFornecedor<'a> {
    /// A call with nothing set.
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client,
            cod_fornecedor: Err("codFornecedor is not set".to_owned()),
            body: Ok(::std::default::Default::default()),
        }
    }

    /// Código do fornecedor.
    pub fn cod_fornecedor<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<i32>,
        V::Error: ::std::fmt::Display,
    {
        self.cod_fornecedor = ::client_runtime::given("codFornecedor", value);
        self
    }

    /// O fornecedor.
    pub fn body<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::Fornecedor>,
        <V as std::convert::TryInto<types::Fornecedor>>::Error: std::fmt::Display,
    {
        self.body = ::client_runtime::given("body", value).map(From::from);
        self
    }

    /// Changes the body that is set so far.
    pub fn body_map<F>(mut self, f: F) -> Self
    where
        F: std::ops::FnOnce(types::builder::Fornecedor) -> types::builder::Fornecedor,
    {
        self.body = self.body.map(f);
        self
    }

    /// Sends `PUT /operador/fornecedores/{codFornecedor}`.
    pub async fn send(
        self,
    ) -> Result<ResponseValue<types::Fornecedor>, Error<types::Erro>> {
        let Self { client, cod_fornecedor, body } = self;
        let cod_fornecedor = cod_fornecedor
            .map_err(Error::unset(&operations::SUBSTITUIR_FORNECEDOR))?;
        let body = body
            .and_then(|body| {
                types::Fornecedor::try_from(body).map_err(|error| error.to_string())
            })
            .map_err(Error::unset(&operations::SUBSTITUIR_FORNECEDOR))?;
        let mut call = client.connection().call(&operations::SUBSTITUIR_FORNECEDOR);
        call.path("codFornecedor", &cod_fornecedor);
        call.json("application/json", &body);
        let answer = call.send().await?;
        match answer.status() {
            200 => Ok(answer.json().await?),
            400 | 401 | 404 | 408 | 409 | 413 | 415 | 500 | 503 => {
                Err(answer.refused_json(::std::convert::identity).await)
            }
            _ => Err(answer.undeclared().await),
        }
    }
}

/// Builder of a call: [`Client::remover_fornecedor`](super::Client::remover_fornecedor).
#[derive(Debug, Clone)]
pub struct RemoverFornecedor<'a> {
    client: &'a super::Client,
    cod_fornecedor: Result<i32, String>,
}

impl<'a> RemoverFornecedor<'a> {
    /// A call with nothing set.
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client,
            cod_fornecedor: Err("codFornecedor is not set".to_owned()),
        }
    }

    /// Código do fornecedor.
    pub fn cod_fornecedor<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<i32>,
        V::Error: ::std::fmt::Display,
    {
        self.cod_fornecedor = ::client_runtime::given("codFornecedor", value);
        self
    }

    /// Sends `DELETE /operador/fornecedores/{codFornecedor}`.
    pub async fn send(self) -> Result<ResponseValue<()>, Error<types::Erro>> {
        let Self { client, cod_fornecedor } = self;
        let cod_fornecedor = cod_fornecedor
            .map_err(Error::unset(&operations::REMOVER_FORNECEDOR))?;
        let mut call = client.connection().call(&operations::REMOVER_FORNECEDOR);
        call.path("codFornecedor", &cod_fornecedor);
        let answer = call.send().await?;
        match answer.status() {
            204 => Ok(answer.empty().await?),
            400 | 401 | 404 | 409 | 500 | 503 => {
                Err(answer.refused_json(::std::convert::identity).await)
            }
            _ => Err(answer.undeclared().await),
        }
    }
}

/// Builder of a call: [`Client::listar_vendedores`](super::Client::listar_vendedores).
#[derive(Debug, Clone)]
pub struct ListarVendedores<'a> {
    client: &'a super::Client,
    ativo: Result<Option<bool>, String>,
    cod_loja: Result<Option<i32>, String>,
    cursor: Result<Option<types::Cursor>, String>,
    limite: Result<Option<i32>, String>,
    nome: Result<Option<types::Nome>, String>,
    tipo: Result<Option<types::TipoVendedor>, String>,
}

impl<'a> ListarVendedores<'a> {
    /// A call with nothing set.
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client,
            ativo: Ok(None),
            cod_loja: Ok(None),
            cursor: Ok(None),
            limite: Ok(None),
            nome: Ok(None),
            tipo: Ok(None),
        }
    }

    /// Só os ativos (`true`) ou só os desativados (`false`). Sem ele, todos.
    pub fn ativo<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<bool>,
        V::Error: ::std::fmt::Display,
    {
        self.ativo = ::client_runtime::given("ativo", value).map(Some);
        self
    }

    /// Só os desta loja.
    pub fn cod_loja<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<i32>,
        V::Error: ::std::fmt::Display,
    {
        self.cod_loja = ::client_runtime::given("codLoja", value).map(Some);
        self
    }

    /// O `proximoCursor` da página anterior, tal como veio. Só vale com os mesmos filtros (senão, 400).
    pub fn cursor<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::Cursor>,
        V::Error: ::std::fmt::Display,
    {
        self.cursor = ::client_runtime::given("cursor", value).map(Some);
        self
    }

    /// Itens por página, no máximo.
    pub fn limite<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<i32>,
        V::Error: ::std::fmt::Display,
    {
        self.limite = ::client_runtime::given("limite", value).map(Some);
        self
    }

    /// Parte do nome, sem distinguir acentos nem maiúsculas.
    pub fn nome<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::Nome>,
        V::Error: ::std::fmt::Display,
    {
        self.nome = ::client_runtime::given("nome", value).map(Some);
        self
    }

    /// Só os deste tipo de vendedor.
    pub fn tipo<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::TipoVendedor>,
        V::Error: ::std::fmt::Display,
    {
        self.tipo = ::client_runtime::given("tipo", value).map(Some);
        self
    }

    /// Sends `GET /operador/vendedores`.
    pub async fn send(
        self,
    ) -> Result<ResponseValue<types::PaginaVendedores>, Error<types::Erro>> {
        let Self { client, nome, tipo, cod_loja, ativo, cursor, limite } = self;
        let nome = nome.map_err(Error::unset(&operations::LISTAR_VENDEDORES))?;
        let tipo = tipo.map_err(Error::unset(&operations::LISTAR_VENDEDORES))?;
        let cod_loja = cod_loja.map_err(Error::unset(&operations::LISTAR_VENDEDORES))?;
        let ativo = ativo.map_err(Error::unset(&operations::LISTAR_VENDEDORES))?;
        let cursor = cursor.map_err(Error::unset(&operations::LISTAR_VENDEDORES))?;
        let limite = limite.map_err(Error::unset(&operations::LISTAR_VENDEDORES))?;
        let mut call = client.connection().call(&operations::LISTAR_VENDEDORES);
        call.query("nome", &nome);
        call.query("tipo", &tipo);
        call.query("codLoja", &cod_loja);
        call.query("ativo", &ativo);
        call.query("cursor", &cursor);
        call.query("limite", &limite);
        let answer = call.send().await?;
        match answer.status() {
            200 => Ok(answer.json().await?),
            400 | 401 | 500 | 503 => {
                Err(answer.refused_json(::std::convert::identity).await)
            }
            _ => Err(answer.undeclared().await),
        }
    }
}

/// Builder of a call: [`Client::criar_vendedor`](super::Client::criar_vendedor).
#[derive(Debug, Clone)]
pub struct CriarVendedor<'a> {
    client: &'a super::Client,
    body: Result<types::builder::Vendedor, String>,
}

impl<'a> CriarVendedor<'a> {
    /// A call with nothing set.
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client,
            body: Ok(::std::default::Default::default()),
        }
    }

    /// O vendedor.
    pub fn body<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::Vendedor>,
        <V as std::convert::TryInto<types::Vendedor>>::Error: std::fmt::Display,
    {
        self.body = ::client_runtime::given("body", value).map(From::from);
        self
    }

    /// Changes the body that is set so far.
    pub fn body_map<F>(mut self, f: F) -> Self
    where
        F: std::ops::FnOnce(types::builder::Vendedor) -> types::builder::Vendedor,
    {
        self.body = self.body.map(f);
        self
    }

    /// Sends `POST /operador/vendedores`.
    pub async fn send(
        self,
    ) -> Result<ResponseValue<types::Vendedor>, Error<types::Erro>> {
        let Self { client, body } = self;
        let body = body
            .and_then(|body| {
                types::Vendedor::try_from(body).map_err(|error| error.to_string())
            })
            .map_err(Error::unset(&operations::CRIAR_VENDEDOR))?;
        let mut call = client.connection().call(&operations::CRIAR_VENDEDOR);
        call.json("application/json", &body);
        let answer = call.send().await?;
        match answer.status() {
            201 => Ok(answer.json().await?),
            400 | 401 | 408 | 409 | 413 | 415 | 500 | 503 => {
                Err(answer.refused_json(::std::convert::identity).await)
            }
            _ => Err(answer.undeclared().await),
        }
    }
}

/// Builder of a call: [`Client::consultar_vendedor`](super::Client::consultar_vendedor).
#[derive(Debug, Clone)]
pub struct ConsultarVendedor<'a> {
    client: &'a super::Client,
    cod_vendedor: Result<i32, String>,
}

impl<'a> ConsultarVendedor<'a> {
    /// A call with nothing set.
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client,
            cod_vendedor: Err("codVendedor is not set".to_owned()),
        }
    }

    /// Código do vendedor.
    pub fn cod_vendedor<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<i32>,
        V::Error: ::std::fmt::Display,
    {
        self.cod_vendedor = ::client_runtime::given("codVendedor", value);
        self
    }

    /// Sends `GET /operador/vendedores/{codVendedor}`.
    pub async fn send(
        self,
    ) -> Result<ResponseValue<types::Vendedor>, Error<types::Erro>> {
        let Self { client, cod_vendedor } = self;
        let cod_vendedor = cod_vendedor
            .map_err(Error::unset(&operations::CONSULTAR_VENDEDOR))?;
        let mut call = client.connection().call(&operations::CONSULTAR_VENDEDOR);
        call.path("codVendedor", &cod_vendedor);
        let answer = call.send().await?;
        match answer.status() {
            200 => Ok(answer.json().await?),
            400 | 401 | 404 | 500 | 503 => {
                Err(answer.refused_json(::std::convert::identity).await)
            }
            _ => Err(answer.undeclared().await),
        }
    }
}

/// Builder of a call: [`Client::substituir_vendedor`](super::Client::substituir_vendedor).
#[derive(Debug, Clone)]
pub struct SubstituirVendedor<'a> {
    client: &'a super::Client,
    cod_vendedor: Result<i32, String>,
    body: Result<types::builder::Vendedor, String>,
}

impl<'a> SubstituirVendedor<'a> {
    /// A call with nothing set.
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client,
            cod_vendedor: Err("codVendedor is not set".to_owned()),
            body: Ok(::std::default::Default::default()),
        }
    }

    /// Código do vendedor.
    pub fn cod_vendedor<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<i32>,
        V::Error: ::std::fmt::Display,
    {
        self.cod_vendedor = ::client_runtime::given("codVendedor", value);
        self
    }

    /// O vendedor.
    pub fn body<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::Vendedor>,
        <V as std::convert::TryInto<types::Vendedor>>::Error: std::fmt::Display,
    {
        self.body = ::client_runtime::given("body", value).map(From::from);
        self
    }

    /// Changes the body that is set so far.
    pub fn body_map<F>(mut self, f: F) -> Self
    where
        F: std::ops::FnOnce(types::builder::Vendedor) -> types::builder::Vendedor,
    {
        self.body = self.body.map(f);
        self
    }

    /// Sends `PUT /operador/vendedores/{codVendedor}`.
    pub async fn send(
        self,
    ) -> Result<ResponseValue<types::Vendedor>, Error<types::Erro>> {
        let Self { client, cod_vendedor, body } = self;
        let cod_vendedor = cod_vendedor
            .map_err(Error::unset(&operations::SUBSTITUIR_VENDEDOR))?;
        let body = body
            .and_then(|body| {
                types::Vendedor::try_from(body).map_err(|error| error.to_string())
            })
            .map_err(Error::unset(&operations::SUBSTITUIR_VENDEDOR))?;
        let mut call = client.connection().call(&operations::SUBSTITUIR_VENDEDOR);
        call.path("codVendedor", &cod_vendedor);
        call.json("application/json", &body);
        let answer = call.send().await?;
        match answer.status() {
            200 => Ok(answer.json().await?),
            400 | 401 | 404 | 408 | 409 | 413 | 415 | 500 | 503 => {
                Err(answer.refused_json(::std::convert::identity).await)
            }
            _ => Err(answer.undeclared().await),
        }
    }
}

/// Builder of a call: [`Client::remover_vendedor`](super::Client::remover_vendedor).
#[derive(Debug, Clone)]
pub struct RemoverVendedor<'a> {
    client: &'a super::Client,
    cod_vendedor: Result<i32, String>,
}

impl<'a> RemoverVendedor<'a> {
    /// A call with nothing set.
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client,
            cod_vendedor: Err("codVendedor is not set".to_owned()),
        }
    }

    /// Código do vendedor.
    pub fn cod_vendedor<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<i32>,
        V::Error: ::std::fmt::Display,
    {
        self.cod_vendedor = ::client_runtime::given("codVendedor", value);
        self
    }

    /// Sends `DELETE /operador/vendedores/{codVendedor}`.
    pub async fn send(self) -> Result<ResponseValue<()>, Error<types::Erro>> {
        let Self { client, cod_vendedor } = self;
        let cod_vendedor = cod_vendedor
            .map_err(Error::unset(&operations::REMOVER_VENDEDOR))?;
        let mut call = client.connection().call(&operations::REMOVER_VENDEDOR);
        call.path("codVendedor", &cod_vendedor);
        let answer = call.send().await?;
        match answer.status() {
            204 => Ok(answer.empty().await?),
            400 | 401 | 404 | 409 | 500 | 503 => {
                Err(answer.refused_json(::std::convert::identity).await)
            }
            _ => Err(answer.undeclared().await),
        }
    }
}

/// Builder of a call: [`Client::listar_funis`](super::Client::listar_funis).
#[derive(Debug, Clone)]
pub struct ListarFunis<'a> {
    client: &'a super::Client,
    ativo: Result<Option<bool>, String>,
}

impl<'a> ListarFunis<'a> {
    /// A call with nothing set.
    pub fn new(client: &'a super::Client) -> Self {
        Self { client, ativo: Ok(None) }
    }

    /// Só os ativos (`true`) ou só os desativados (`false`). Sem ele, todos.
    pub fn ativo<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<bool>,
        V::Error: ::std::fmt::Display,
    {
        self.ativo = ::client_runtime::given("ativo", value).map(Some);
        self
    }

    /// Sends `GET /operador/funis`.
    pub async fn send(
        self,
    ) -> Result<ResponseValue<::std::vec::Vec<types::Funil>>, Error<types::Erro>> {
        let Self { client, ativo } = self;
        let ativo = ativo.map_err(Error::unset(&operations::LISTAR_FUNIS))?;
        let mut call = client.connection().call(&operations::LISTAR_FUNIS);
        call.query("ativo", &ativo);
        let answer = call.send().await?;
        match answer.status() {
            200 => Ok(answer.json().await?),
            400 | 401 | 500 | 503 => {
                Err(answer.refused_json(::std::convert::identity).await)
            }
            _ => Err(answer.undeclared().await),
        }
    }
}

/// Builder of a call: [`Client::criar_funil`](super::Client::criar_funil).
#[derive(Debug, Clone)]
pub struct CriarFunil<'a> {
    client: &'a super::Client,
    body: Result<types::builder::Funil, String>,
}

impl<'a> CriarFunil<'a> {
    /// A call with nothing set.
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client,
            body: Ok(::std::default::Default::default()),
        }
    }

    /// O funil com suas etapas, na ordem.
    pub fn body<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::Funil>,
        <V as std::convert::TryInto<types::Funil>>::Error: std::fmt::Display,
    {
        self.body = ::client_runtime::given("body", value).map(From::from);
        self
    }

    /// Changes the body that is set so far.
    pub fn body_map<F>(mut self, f: F) -> Self
    where
        F: std::ops::FnOnce(types::builder::Funil) -> types::builder::Funil,
    {
        self.body = self.body.map(f);
        self
    }

    /// Sends `POST /operador/funis`.
    pub async fn send(self) -> Result<ResponseValue<types::Funil>, Error<types::Erro>> {
        let Self { client, body } = self;
        let body = body
            .and_then(|body| {
                types::Funil::try_from(body).map_err(|error| error.to_string())
            })
            .map_err(Error::unset(&operations::CRIAR_FUNIL))?;
        let mut call = client.connection().call(&operations::CRIAR_FUNIL);
        call.json("application/json", &body);
        let answer = call.send().await?;
        match answer.status() {
            201 => Ok(answer.json().await?),
            400 | 401 | 408 | 409 | 413 | 415 | 500 | 503 => {
                Err(answer.refused_json(::std::convert::identity).await)
            }
            _ => Err(answer.undeclared().await),
        }
    }
}

/// Builder of a call: [`Client::consultar_funil`](super::Client::consultar_funil).
#[derive(Debug, Clone)]
pub struct ConsultarFunil<'a> {
    client: &'a super::Client,
    cod_funil: Result<i32, String>,
}

impl<'a> ConsultarFunil<'a> {
    /// A call with nothing set.
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client,
            cod_funil: Err("codFunil is not set".to_owned()),
        }
    }

    /// Código do funil.
    pub fn cod_funil<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<i32>,
        V::Error: ::std::fmt::Display,
    {
        self.cod_funil = ::client_runtime::given("codFunil", value);
        self
    }

    /// Sends `GET /operador/funis/{codFunil}`.
    pub async fn send(self) -> Result<ResponseValue<types::Funil>, Error<types::Erro>> {
        let Self { client, cod_funil } = self;
        let cod_funil = cod_funil.map_err(Error::unset(&operations::CONSULTAR_FUNIL))?;
        let mut call = client.connection().call(&operations::CONSULTAR_FUNIL);
        call.path("codFunil", &cod_funil);
        let answer = call.send().await?;
        match answer.status() {
            200 => Ok(answer.json().await?),
            400 | 401 | 404 | 500 | 503 => {
                Err(answer.refused_json(::std::convert::identity).await)
            }
            _ => Err(answer.undeclared().await),
        }
    }
}

/// Builder of a call: [`Client::substituir_funil`](super::Client::substituir_funil).
#[derive(Debug, Clone)]
pub struct SubstituirFunil<'a> {
    client: &'a super::Client,
    cod_funil: Result<i32, String>,
    if_match: Result<Option<types::VersaoRegistro>, String>,
    body: Result<types::builder::Funil, String>,
}

impl<'a> SubstituirFunil<'a> {
    /// A call with nothing set.
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client,
            cod_funil: Err("codFunil is not set".to_owned()),
            if_match: Ok(None),
            body: Ok(::std::default::Default::default()),
        }
    }

    /// Código do funil.
    pub fn cod_funil<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<i32>,
        V::Error: ::std::fmt::Display,
    {
        self.cod_funil = ::client_runtime::given("codFunil", value);
        self
    }

    /// O `ETag` que se leu. Se o registro mudou desde então, a resposta é 412 e nada é gravado. Sem ele, substitui-se sem conferir.
    pub fn if_match<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::VersaoRegistro>,
        V::Error: ::std::fmt::Display,
    {
        self.if_match = ::client_runtime::given("If-Match", value).map(Some);
        self
    }

    /// O funil com suas etapas, na ordem.
    pub fn body<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::Funil>,
        <V as std::convert::TryInto<types::Funil>>::Error: std::fmt::Display,
    {
        self.body = ::client_runtime::given("body", value).map(From::from);
        self
    }

    /// Changes the body that is set so far.
    pub fn body_map<F>(mut self, f: F) -> Self
    where
        F: std::ops::FnOnce(types::builder::Funil) -> types::builder::Funil,
    {
        self.body = self.body.map(f);
        self
    }

    /// Sends `PUT /operador/funis/{codFunil}`.
    pub async fn send(self) -> Result<ResponseValue<types::Funil>, Error<types::Erro>> {
        let Self { client, cod_funil, if_match, body } = self;
        let cod_funil = cod_funil.map_err(Error::unset(&operations::SUBSTITUIR_FUNIL))?;
        let if_match = if_match.map_err(Error::unset(&operations::SUBSTITUIR_FUNIL))?;
        let body = body
            .and_then(|body| {
                types::Funil::try_from(body).map_err(|error| error.to_string())
            })
            .map_err(Error::unset(&operations::SUBSTITUIR_FUNIL))?;
        let mut call = client.connection().call(&operations::SUBSTITUIR_FUNIL);
        call.path("codFunil", &cod_funil);
        call.header("If-Match", &if_match);
        call.json("application/json", &body);
        let answer = call.send().await?;
        match answer.status() {
            200 => Ok(answer.json().await?),
            400 | 401 | 404 | 408 | 409 | 412 | 413 | 415 | 500 | 503 => {
                Err(answer.refused_json(::std::convert::identity).await)
            }
            _ => Err(answer.undeclared().await),
        }
    }
}

/// Builder of a call: [`Client::remover_funil`](super::Client::remover_funil).
#[derive(Debug, Clone)]
pub struct RemoverFunil<'a> {
    client: &'a super::Client,
    cod_funil: Result<i32, String>,
}

impl<'a> RemoverFunil<'a> {
    /// A call with nothing set.
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client,
            cod_funil: Err("codFunil is not set".to_owned()),
        }
    }

    /// Código do funil.
    pub fn cod_funil<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<i32>,
        V::Error: ::std::fmt::Display,
    {
        self.cod_funil = ::client_runtime::given("codFunil", value);
        self
    }

    /// Sends `DELETE /operador/funis/{codFunil}`.
    pub async fn send(self) -> Result<ResponseValue<()>, Error<types::Erro>> {
        let Self { client, cod_funil } = self;
        let cod_funil = cod_funil.map_err(Error::unset(&operations::REMOVER_FUNIL))?;
        let mut call = client.connection().call(&operations::REMOVER_FUNIL);
        call.path("codFunil", &cod_funil);
        let answer = call.send().await?;
        match answer.status() {
            204 => Ok(answer.empty().await?),
            400 | 401 | 404 | 409 | 500 | 503 => {
                Err(answer.refused_json(::std::convert::identity).await)
            }
            _ => Err(answer.undeclared().await),
        }
    }
}

/// Builder of a call: [`Client::listar_situacoes`](super::Client::listar_situacoes).
#[derive(Debug, Clone)]
pub struct ListarSituacoes<'a> {
    client: &'a super::Client,
    entidade: Result<Option<types::EntidadeAtendimento>, String>,
}

impl<'a> ListarSituacoes<'a> {
    /// A call with nothing set.
    pub fn new(client: &'a super::Client) -> Self {
        Self { client, entidade: Ok(None) }
    }

    /// Só os desta entidade.
    pub fn entidade<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::EntidadeAtendimento>,
        V::Error: ::std::fmt::Display,
    {
        self.entidade = ::client_runtime::given("entidade", value).map(Some);
        self
    }

    /// Sends `GET /operador/situacoes`.
    pub async fn send(
        self,
    ) -> Result<ResponseValue<::std::vec::Vec<types::Situacao>>, Error<types::Erro>> {
        let Self { client, entidade } = self;
        let entidade = entidade.map_err(Error::unset(&operations::LISTAR_SITUACOES))?;
        let mut call = client.connection().call(&operations::LISTAR_SITUACOES);
        call.query("entidade", &entidade);
        let answer = call.send().await?;
        match answer.status() {
            200 => Ok(answer.json().await?),
            400 | 401 | 500 | 503 => {
                Err(answer.refused_json(::std::convert::identity).await)
            }
            _ => Err(answer.undeclared().await),
        }
    }
}

/// Builder of a call: [`Client::criar_situacao`](super::Client::criar_situacao).
#[derive(Debug, Clone)]
pub struct CriarSituacao<'a> {
    client: &'a super::Client,
    body: Result<types::builder::Situacao, String>,
}

impl<'a> CriarSituacao<'a> {
    /// A call with nothing set.
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client,
            body: Ok(::std::default::Default::default()),
        }
    }

    /// A situação.
    pub fn body<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::Situacao>,
        <V as std::convert::TryInto<types::Situacao>>::Error: std::fmt::Display,
    {
        self.body = ::client_runtime::given("body", value).map(From::from);
        self
    }

    /// Changes the body that is set so far.
    pub fn body_map<F>(mut self, f: F) -> Self
    where
        F: std::ops::FnOnce(types::builder::Situacao) -> types::builder::Situacao,
    {
        self.body = self.body.map(f);
        self
    }

    /// Sends `POST /operador/situacoes`.
    pub async fn send(
        self,
    ) -> Result<ResponseValue<types::Situacao>, Error<types::Erro>> {
        let Self { client, body } = self;
        let body = body
            .and_then(|body| {
                types::Situacao::try_from(body).map_err(|error| error.to_string())
            })
            .map_err(Error::unset(&operations::CRIAR_SITUACAO))?;
        let mut call = client.connection().call(&operations::CRIAR_SITUACAO);
        call.json("application/json", &body);
        let answer = call.send().await?;
        match answer.status() {
            201 => Ok(answer.json().await?),
            400 | 401 | 408 | 409 | 413 | 415 | 500 | 503 => {
                Err(answer.refused_json(::std::convert::identity).await)
            }
            _ => Err(answer.undeclared().await),
        }
    }
}

/// Builder of a call: [`Client::consultar_situacao`](super::Client::consultar_situacao).
#[derive(Debug, Clone)]
pub struct ConsultarSituacao<'a> {
    client: &'a super::Client,
    cod_situacao: Result<i32, String>,
}

impl<'a> ConsultarSituacao<'a> {
    /// A call with nothing set.
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client,
            cod_situacao: Err("codSituacao is not set".to_owned()),
        }
    }

    /// Código da situação.
    pub fn cod_situacao<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<i32>,
        V::Error: ::std::fmt::Display,
    {
        self.cod_situacao = ::client_runtime::given("codSituacao", value);
        self
    }

    /// Sends `GET /operador/situacoes/{codSituacao}`.
    pub async fn send(
        self,
    ) -> Result<ResponseValue<types::Situacao>, Error<types::Erro>> {
        let Self { client, cod_situacao } = self;
        let cod_situacao = cod_situacao
            .map_err(Error::unset(&operations::CONSULTAR_SITUACAO))?;
        let mut call = client.connection().call(&operations::CONSULTAR_SITUACAO);
        call.path("codSituacao", &cod_situacao);
        let answer = call.send().await?;
        match answer.status() {
            200 => Ok(answer.json().await?),
            400 | 401 | 404 | 500 | 503 => {
                Err(answer.refused_json(::std::convert::identity).await)
            }
            _ => Err(answer.undeclared().await),
        }
    }
}

/// Builder of a call: [`Client::substituir_situacao`](super::Client::substituir_situacao).
#[derive(Debug, Clone)]
pub struct SubstituirSituacao<'a> {
    client: &'a super::Client,
    cod_situacao: Result<i32, String>,
    body: Result<types::builder::Situacao, String>,
}

impl<'a> SubstituirSituacao<'a> {
    /// A call with nothing set.
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client,
            cod_situacao: Err("codSituacao is not set".to_owned()),
            body: Ok(::std::default::Default::default()),
        }
    }

    /// Código da situação.
    pub fn cod_situacao<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<i32>,
        V::Error: ::std::fmt::Display,
    {
        self.cod_situacao = ::client_runtime::given("codSituacao", value);
        self
    }

    /// A situação.
    pub fn body<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::Situacao>,
        <V as std::convert::TryInto<types::Situacao>>::Error: std::fmt::Display,
    {
        self.body = ::client_runtime::given("body", value).map(From::from);
        self
    }

    /// Changes the body that is set so far.
    pub fn body_map<F>(mut self, f: F) -> Self
    where
        F: std::ops::FnOnce(types::builder::Situacao) -> types::builder::Situacao,
    {
        self.body = self.body.map(f);
        self
    }

    /// Sends `PUT /operador/situacoes/{codSituacao}`.
    pub async fn send(
        self,
    ) -> Result<ResponseValue<types::Situacao>, Error<types::Erro>> {
        let Self { client, cod_situacao, body } = self;
        let cod_situacao = cod_situacao
            .map_err(Error::unset(&operations::SUBSTITUIR_SITUACAO))?;
        let body = body
            .and_then(|body| {
                types::Situacao::try_from(body).map_err(|error| error.to_string())
            })
            .map_err(Error::unset(&operations::SUBSTITUIR_SITUACAO))?;
        let mut call = client.connection().call(&operations::SUBSTITUIR_SITUACAO);
        call.path("codSituacao", &cod_situacao);
        call.json("application/json", &body);
        let answer = call.send().await?;
        match answer.status() {
            200 => Ok(answer.json().await?),
            400 | 401 | 404 | 408 | 409 | 413 | 415 | 500 | 503 => {
                Err(answer.refused_json(::std::convert::identity).await)
            }
            _ => Err(answer.undeclared().await),
        }
    }
}

/// Builder of a call: [`Client::remover_situacao`](super::Client::remover_situacao).
#[derive(Debug, Clone)]
pub struct RemoverSituacao<'a> {
    client: &'a super::Client,
    cod_situacao: Result<i32, String>,
}

impl<'a> RemoverSituacao<'a> {
    /// A call with nothing set.
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client,
            cod_situacao: Err("codSituacao is not set".to_owned()),
        }
    }

    /// Código da situação.
    pub fn cod_situacao<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<i32>,
        V::Error: ::std::fmt::Display,
    {
        self.cod_situacao = ::client_runtime::given("codSituacao", value);
        self
    }

    /// Sends `DELETE /operador/situacoes/{codSituacao}`.
    pub async fn send(self) -> Result<ResponseValue<()>, Error<types::Erro>> {
        let Self { client, cod_situacao } = self;
        let cod_situacao = cod_situacao
            .map_err(Error::unset(&operations::REMOVER_SITUACAO))?;
        let mut call = client.connection().call(&operations::REMOVER_SITUACAO);
        call.path("codSituacao", &cod_situacao);
        let answer = call.send().await?;
        match answer.status() {
            204 => Ok(answer.empty().await?),
            400 | 401 | 404 | 409 | 500 | 503 => {
                Err(answer.refused_json(::std::convert::identity).await)
            }
            _ => Err(answer.undeclared().await),
        }
    }
}

/// Builder of a call: [`Client::listar_tipos`](super::Client::listar_tipos).
#[derive(Debug, Clone)]
pub struct ListarTipos<'a> {
    client: &'a super::Client,
    ativo: Result<Option<bool>, String>,
    entidade: Result<Option<types::EntidadeAtendimento>, String>,
}

impl<'a> ListarTipos<'a> {
    /// A call with nothing set.
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client,
            ativo: Ok(None),
            entidade: Ok(None),
        }
    }

    /// Só os ativos (`true`) ou só os desativados (`false`). Sem ele, todos.
    pub fn ativo<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<bool>,
        V::Error: ::std::fmt::Display,
    {
        self.ativo = ::client_runtime::given("ativo", value).map(Some);
        self
    }

    /// Só os desta entidade.
    pub fn entidade<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::EntidadeAtendimento>,
        V::Error: ::std::fmt::Display,
    {
        self.entidade = ::client_runtime::given("entidade", value).map(Some);
        self
    }

    /// Sends `GET /operador/tipos`.
    pub async fn send(
        self,
    ) -> Result<ResponseValue<::std::vec::Vec<types::Tipo>>, Error<types::Erro>> {
        let Self { client, entidade, ativo } = self;
        let entidade = entidade.map_err(Error::unset(&operations::LISTAR_TIPOS))?;
        let ativo = ativo.map_err(Error::unset(&operations::LISTAR_TIPOS))?;
        let mut call = client.connection().call(&operations::LISTAR_TIPOS);
        call.query("entidade", &entidade);
        call.query("ativo", &ativo);
        let answer = call.send().await?;
        match answer.status() {
            200 => Ok(answer.json().await?),
            400 | 401 | 500 | 503 => {
                Err(answer.refused_json(::std::convert::identity).await)
            }
            _ => Err(answer.undeclared().await),
        }
    }
}

/// Builder of a call: [`Client::criar_tipo`](super::Client::criar_tipo).
#[derive(Debug, Clone)]
pub struct CriarTipo<'a> {
    client: &'a super::Client,
    body: Result<types::builder::Tipo, String>,
}

impl<'a> CriarTipo<'a> {
    /// A call with nothing set.
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client,
            body: Ok(::std::default::Default::default()),
        }
    }

    /// O tipo.
    pub fn body<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::Tipo>,
        <V as std::convert::TryInto<types::Tipo>>::Error: std::fmt::Display,
    {
        self.body = ::client_runtime::given("body", value).map(From::from);
        self
    }

    /// Changes the body that is set so far.
    pub fn body_map<F>(mut self, f: F) -> Self
    where
        F: std::ops::FnOnce(types::builder::Tipo) -> types::builder::Tipo,
    {
        self.body = self.body.map(f);
        self
    }

    /// Sends `POST /operador/tipos`.
    pub async fn send(self) -> Result<ResponseValue<types::Tipo>, Error<types::Erro>> {
        let Self { client, body } = self;
        let body = body
            .and_then(|body| {
                types::Tipo::try_from(body).map_err(|error| error.to_string())
            })
            .map_err(Error::unset(&operations::CRIAR_TIPO))?;
        let mut call = client.connection().call(&operations::CRIAR_TIPO);
        call.json("application/json", &body);
        let answer = call.send().await?;
        match answer.status() {
            201 => Ok(answer.json().await?),
            400 | 401 | 408 | 409 | 413 | 415 | 500 | 503 => {
                Err(answer.refused_json(::std::convert::identity).await)
            }
            _ => Err(answer.undeclared().await),
        }
    }
}

/// Builder of a call: [`Client::consultar_tipo`](super::Client::consultar_tipo).
#[derive(Debug, Clone)]
pub struct ConsultarTipo<'a> {
    client: &'a super::Client,
    cod_tipo: Result<i32, String>,
}

impl<'a> ConsultarTipo<'a> {
    /// A call with nothing set.
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client,
            cod_tipo: Err("codTipo is not set".to_owned()),
        }
    }

    /// Código do tipo.
    pub fn cod_tipo<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<i32>,
        V::Error: ::std::fmt::Display,
    {
        self.cod_tipo = ::client_runtime::given("codTipo", value);
        self
    }

    /// Sends `GET /operador/tipos/{codTipo}`.
    pub async fn send(self) -> Result<ResponseValue<types::Tipo>, Error<types::Erro>> {
        let Self { client, cod_tipo } = self;
        let cod_tipo = cod_tipo.map_err(Error::unset(&operations::CONSULTAR_TIPO))?;
        let mut call = client.connection().call(&operations::CONSULTAR_TIPO);
        call.path("codTipo", &cod_tipo);
        let answer = call.send().await?;
        match answer.status() {
            200 => Ok(answer.json().await?),
            400 | 401 | 404 | 500 | 503 => {
                Err(answer.refused_json(::std::convert::identity).await)
            }
            _ => Err(answer.undeclared().await),
        }
    }
}

/// Builder of a call: [`Client::substituir_tipo`](super::Client::substituir_tipo).
#[derive(Debug, Clone)]
pub struct SubstituirTipo<'a> {
    client: &'a super::Client,
    cod_tipo: Result<i32, String>,
    body: Result<types::builder::Tipo, String>,
}

impl<'a> SubstituirTipo<'a> {
    /// A call with nothing set.
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client,
            cod_tipo: Err("codTipo is not set".to_owned()),
            body: Ok(::std::default::Default::default()),
        }
    }

    /// Código do tipo.
    pub fn cod_tipo<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<i32>,
        V::Error: ::std::fmt::Display,
    {
        self.cod_tipo = ::client_runtime::given("codTipo", value);
        self
    }

    /// O tipo.
    pub fn body<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::Tipo>,
        <V as std::convert::TryInto<types::Tipo>>::Error: std::fmt::Display,
    {
        self.body = ::client_runtime::given("body", value).map(From::from);
        self
    }

    /// Changes the body that is set so far.
    pub fn body_map<F>(mut self, f: F) -> Self
    where
        F: std::ops::FnOnce(types::builder::Tipo) -> types::builder::Tipo,
    {
        self.body = self.body.map(f);
        self
    }

    /// Sends `PUT /operador/tipos/{codTipo}`.
    pub async fn send(self) -> Result<ResponseValue<types::Tipo>, Error<types::Erro>> {
        let Self { client, cod_tipo, body } = self;
        let cod_tipo = cod_tipo.map_err(Error::unset(&operations::SUBSTITUIR_TIPO))?;
        let body = body
            .and_then(|body| {
                types::Tipo::try_from(body).map_err(|error| error.to_string())
            })
            .map_err(Error::unset(&operations::SUBSTITUIR_TIPO))?;
        let mut call = client.connection().call(&operations::SUBSTITUIR_TIPO);
        call.path("codTipo", &cod_tipo);
        call.json("application/json", &body);
        let answer = call.send().await?;
        match answer.status() {
            200 => Ok(answer.json().await?),
            400 | 401 | 404 | 408 | 409 | 413 | 415 | 500 | 503 => {
                Err(answer.refused_json(::std::convert::identity).await)
            }
            _ => Err(answer.undeclared().await),
        }
    }
}

/// Builder of a call: [`Client::remover_tipo`](super::Client::remover_tipo).
#[derive(Debug, Clone)]
pub struct RemoverTipo<'a> {
    client: &'a super::Client,
    cod_tipo: Result<i32, String>,
}

impl<'a> RemoverTipo<'a> {
    /// A call with nothing set.
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client,
            cod_tipo: Err("codTipo is not set".to_owned()),
        }
    }

    /// Código do tipo.
    pub fn cod_tipo<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<i32>,
        V::Error: ::std::fmt::Display,
    {
        self.cod_tipo = ::client_runtime::given("codTipo", value);
        self
    }

    /// Sends `DELETE /operador/tipos/{codTipo}`.
    pub async fn send(self) -> Result<ResponseValue<()>, Error<types::Erro>> {
        let Self { client, cod_tipo } = self;
        let cod_tipo = cod_tipo.map_err(Error::unset(&operations::REMOVER_TIPO))?;
        let mut call = client.connection().call(&operations::REMOVER_TIPO);
        call.path("codTipo", &cod_tipo);
        let answer = call.send().await?;
        match answer.status() {
            204 => Ok(answer.empty().await?),
            400 | 401 | 404 | 409 | 500 | 503 => {
                Err(answer.refused_json(::std::convert::identity).await)
            }
            _ => Err(answer.undeclared().await),
        }
    }
}

/// Builder of a call: [`Client::listar_consultas`](super::Client::listar_consultas).
#[derive(Debug, Clone)]
pub struct ListarConsultas<'a> {
    client: &'a super::Client,
    aberta_ate: Result<Option<::chrono::DateTime<::chrono::offset::Utc>>, String>,
    aberta_de: Result<Option<::chrono::DateTime<::chrono::offset::Utc>>, String>,
    cod_beneficio: Result<Option<i32>, String>,
    cod_pessoa: Result<Option<i32>, String>,
    cod_situacao: Result<Option<::std::vec::Vec<i32>>, String>,
    cursor: Result<Option<types::Cursor>, String>,
    limite: Result<Option<i32>, String>,
}

impl<'a> ListarConsultas<'a> {
    /// A call with nothing set.
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client,
            aberta_ate: Ok(None),
            aberta_de: Ok(None),
            cod_beneficio: Ok(None),
            cod_pessoa: Ok(None),
            cod_situacao: Ok(None),
            cursor: Ok(None),
            limite: Ok(None),
        }
    }

    /// Abertas ou solicitadas antes deste instante. Não pode ser anterior a `abertaDe` (400).
    pub fn aberta_ate<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<::chrono::DateTime<::chrono::offset::Utc>>,
        V::Error: ::std::fmt::Display,
    {
        self.aberta_ate = ::client_runtime::given("abertaAte", value).map(Some);
        self
    }

    /// Abertas ou solicitadas neste instante ou depois.
    pub fn aberta_de<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<::chrono::DateTime<::chrono::offset::Utc>>,
        V::Error: ::std::fmt::Display,
    {
        self.aberta_de = ::client_runtime::given("abertaDe", value).map(Some);
        self
    }

    /// Só deste benefício.
    pub fn cod_beneficio<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<i32>,
        V::Error: ::std::fmt::Display,
    {
        self.cod_beneficio = ::client_runtime::given("codBeneficio", value).map(Some);
        self
    }

    /// Só desta pessoa.
    pub fn cod_pessoa<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<i32>,
        V::Error: ::std::fmt::Display,
    {
        self.cod_pessoa = ::client_runtime::given("codPessoa", value).map(Some);
        self
    }

    /// Só nestas situações. Repita o parâmetro para mais de uma.
    pub fn cod_situacao<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<::std::vec::Vec<i32>>,
        V::Error: ::std::fmt::Display,
    {
        self.cod_situacao = ::client_runtime::given("codSituacao", value).map(Some);
        self
    }

    /// O `proximoCursor` da página anterior, tal como veio. Só vale com os mesmos filtros (senão, 400).
    pub fn cursor<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::Cursor>,
        V::Error: ::std::fmt::Display,
    {
        self.cursor = ::client_runtime::given("cursor", value).map(Some);
        self
    }

    /// Itens por página, no máximo.
    pub fn limite<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<i32>,
        V::Error: ::std::fmt::Display,
    {
        self.limite = ::client_runtime::given("limite", value).map(Some);
        self
    }

    /// Sends `GET /operador/consultas`.
    pub async fn send(
        self,
    ) -> Result<ResponseValue<types::PaginaConsultas>, Error<types::Erro>> {
        let Self {
            client,
            cod_situacao,
            cod_pessoa,
            cod_beneficio,
            aberta_de,
            aberta_ate,
            cursor,
            limite,
        } = self;
        let cod_situacao = cod_situacao
            .map_err(Error::unset(&operations::LISTAR_CONSULTAS))?;
        let cod_pessoa = cod_pessoa
            .map_err(Error::unset(&operations::LISTAR_CONSULTAS))?;
        let cod_beneficio = cod_beneficio
            .map_err(Error::unset(&operations::LISTAR_CONSULTAS))?;
        let aberta_de = aberta_de.map_err(Error::unset(&operations::LISTAR_CONSULTAS))?;
        let aberta_ate = aberta_ate
            .map_err(Error::unset(&operations::LISTAR_CONSULTAS))?;
        let cursor = cursor.map_err(Error::unset(&operations::LISTAR_CONSULTAS))?;
        let limite = limite.map_err(Error::unset(&operations::LISTAR_CONSULTAS))?;
        let mut call = client.connection().call(&operations::LISTAR_CONSULTAS);
        call.query("codSituacao", &cod_situacao);
        call.query("codPessoa", &cod_pessoa);
        call.query("codBeneficio", &cod_beneficio);
        call.query("abertaDe", &aberta_de);
        call.query("abertaAte", &aberta_ate);
        call.query("cursor", &cursor);
        call.query("limite", &limite);
        let answer = call.send().await?;
        match answer.status() {
            200 => Ok(answer.json().await?),
            400 | 401 | 500 | 503 => {
                Err(answer.refused_json(::std::convert::identity).await)
            }
            _ => Err(answer.undeclared().await),
        }
    }
}

/// Builder of a call: [`Client::abrir_consulta`](super::Client::abrir_consulta).
#[derive(Debug, Clone)]
pub struct AbrirConsulta<'a> {
    client: &'a super::Client,
    idempotency_key: Result<Option<types::ReenviarIntervaloIdempotencyKey>, String>,
    body: Result<types::builder::Consulta, String>,
}

impl<'a> AbrirConsulta<'a> {
    /// A call with nothing set.
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client,
            idempotency_key: Ok(None),
            body: Ok(::std::default::Default::default()),
        }
    }

    /// Chave escolhida por quem chama, nova a cada intenção. Repetida em até 24 h com o mesmo corpo, devolve a primeira resposta; com outro corpo, 409.
    pub fn idempotency_key<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::ReenviarIntervaloIdempotencyKey>,
        V::Error: ::std::fmt::Display,
    {
        self.idempotency_key = ::client_runtime::given("Idempotency-Key", value)
            .map(Some);
        self
    }

    /// A consulta a abrir.
    pub fn body<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::Consulta>,
        <V as std::convert::TryInto<types::Consulta>>::Error: std::fmt::Display,
    {
        self.body = ::client_runtime::given("body", value).map(From::from);
        self
    }

    /// Changes the body that is set so far.
    pub fn body_map<F>(mut self, f: F) -> Self
    where
        F: std::ops::FnOnce(types::builder::Consulta) -> types::builder::Consulta,
    {
        self.body = self.body.map(f);
        self
    }

    /// Sends `POST /operador/consultas`.
    pub async fn send(
        self,
    ) -> Result<ResponseValue<types::Consulta>, Error<types::Erro>> {
        let Self { client, idempotency_key, body } = self;
        let idempotency_key = idempotency_key
            .map_err(Error::unset(&operations::ABRIR_CONSULTA))?;
        let body = body
            .and_then(|body| {
                types::Consulta::try_from(body).map_err(|error| error.to_string())
            })
            .map_err(Error::unset(&operations::ABRIR_CONSULTA))?;
        let mut call = client.connection().call(&operations::ABRIR_CONSULTA);
        call.header("Idempotency-Key", &idempotency_key);
        call.json("application/json", &body);
        let answer = call.send().await?;
        match answer.status() {
            201 => Ok(answer.json().await?),
            400 | 401 | 408 | 409 | 413 | 415 | 500 | 503 => {
                Err(answer.refused_json(::std::convert::identity).await)
            }
            _ => Err(answer.undeclared().await),
        }
    }
}

/// Builder of a call: [`Client::consultar_consulta`](super::Client::consultar_consulta).
#[derive(Debug, Clone)]
pub struct ConsultarConsulta<'a> {
    client: &'a super::Client,
    cod_consulta: Result<i32, String>,
}

impl<'a> ConsultarConsulta<'a> {
    /// A call with nothing set.
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client,
            cod_consulta: Err("codConsulta is not set".to_owned()),
        }
    }

    /// Código da consulta.
    pub fn cod_consulta<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<i32>,
        V::Error: ::std::fmt::Display,
    {
        self.cod_consulta = ::client_runtime::given("codConsulta", value);
        self
    }

    /// Sends `GET /operador/consultas/{codConsulta}`.
    pub async fn send(
        self,
    ) -> Result<ResponseValue<types::Consulta>, Error<types::Erro>> {
        let Self { client, cod_consulta } = self;
        let cod_consulta = cod_consulta
            .map_err(Error::unset(&operations::CONSULTAR_CONSULTA))?;
        let mut call = client.connection().call(&operations::CONSULTAR_CONSULTA);
        call.path("codConsulta", &cod_consulta);
        let answer = call.send().await?;
        match answer.status() {
            200 => Ok(answer.json().await?),
            400 | 401 | 404 | 500 | 503 => {
                Err(answer.refused_json(::std::convert::identity).await)
            }
            _ => Err(answer.undeclared().await),
        }
    }
}

/// Builder of a call: [`Client::mover_consulta`](super::Client::mover_consulta).
#[derive(Debug, Clone)]
pub struct MoverConsulta<'a> {
    client: &'a super::Client,
    cod_consulta: Result<i32, String>,
    body: Result<types::builder::MovimentoInput, String>,
}

impl<'a> MoverConsulta<'a> {
    /// A call with nothing set.
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client,
            cod_consulta: Err("codConsulta is not set".to_owned()),
            body: Ok(::std::default::Default::default()),
        }
    }

    /// Código da consulta.
    pub fn cod_consulta<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<i32>,
        V::Error: ::std::fmt::Display,
    {
        self.cod_consulta = ::client_runtime::given("codConsulta", value);
        self
    }

    /// A situação de destino.
    pub fn body<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::MovimentoInput>,
        <V as std::convert::TryInto<types::MovimentoInput>>::Error: std::fmt::Display,
    {
        self.body = ::client_runtime::given("body", value).map(From::from);
        self
    }

    /// Changes the body that is set so far.
    pub fn body_map<F>(mut self, f: F) -> Self
    where
        F: std::ops::FnOnce(
            types::builder::MovimentoInput,
        ) -> types::builder::MovimentoInput,
    {
        self.body = self.body.map(f);
        self
    }

    /// Sends `POST /operador/consultas/{codConsulta}/situacao`.
    pub async fn send(
        self,
    ) -> Result<ResponseValue<types::Movimento>, Error<types::Erro>> {
        let Self { client, cod_consulta, body } = self;
        let cod_consulta = cod_consulta
            .map_err(Error::unset(&operations::MOVER_CONSULTA))?;
        let body = body
            .and_then(|body| {
                types::MovimentoInput::try_from(body).map_err(|error| error.to_string())
            })
            .map_err(Error::unset(&operations::MOVER_CONSULTA))?;
        let mut call = client.connection().call(&operations::MOVER_CONSULTA);
        call.path("codConsulta", &cod_consulta);
        call.json("application/json", &body);
        let answer = call.send().await?;
        match answer.status() {
            200 => Ok(answer.json().await?),
            400 | 401 | 404 | 408 | 409 | 413 | 415 | 500 | 503 => {
                Err(answer.refused_json(::std::convert::identity).await)
            }
            _ => Err(answer.undeclared().await),
        }
    }
}

/// Builder of a call: [`Client::listar_help_desks`](super::Client::listar_help_desks).
#[derive(Debug, Clone)]
pub struct ListarHelpDesks<'a> {
    client: &'a super::Client,
    aberta_ate: Result<Option<::chrono::DateTime<::chrono::offset::Utc>>, String>,
    aberta_de: Result<Option<::chrono::DateTime<::chrono::offset::Utc>>, String>,
    cod_beneficio: Result<Option<i32>, String>,
    cod_pessoa: Result<Option<i32>, String>,
    cod_situacao: Result<Option<::std::vec::Vec<i32>>, String>,
    cursor: Result<Option<types::Cursor>, String>,
    limite: Result<Option<i32>, String>,
}

impl<'a> ListarHelpDesks<'a> {
    /// A call with nothing set.
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client,
            aberta_ate: Ok(None),
            aberta_de: Ok(None),
            cod_beneficio: Ok(None),
            cod_pessoa: Ok(None),
            cod_situacao: Ok(None),
            cursor: Ok(None),
            limite: Ok(None),
        }
    }

    /// Abertas ou solicitadas antes deste instante. Não pode ser anterior a `abertaDe` (400).
    pub fn aberta_ate<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<::chrono::DateTime<::chrono::offset::Utc>>,
        V::Error: ::std::fmt::Display,
    {
        self.aberta_ate = ::client_runtime::given("abertaAte", value).map(Some);
        self
    }

    /// Abertas ou solicitadas neste instante ou depois.
    pub fn aberta_de<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<::chrono::DateTime<::chrono::offset::Utc>>,
        V::Error: ::std::fmt::Display,
    {
        self.aberta_de = ::client_runtime::given("abertaDe", value).map(Some);
        self
    }

    /// Só deste benefício.
    pub fn cod_beneficio<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<i32>,
        V::Error: ::std::fmt::Display,
    {
        self.cod_beneficio = ::client_runtime::given("codBeneficio", value).map(Some);
        self
    }

    /// Só desta pessoa.
    pub fn cod_pessoa<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<i32>,
        V::Error: ::std::fmt::Display,
    {
        self.cod_pessoa = ::client_runtime::given("codPessoa", value).map(Some);
        self
    }

    /// Só nestas situações. Repita o parâmetro para mais de uma.
    pub fn cod_situacao<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<::std::vec::Vec<i32>>,
        V::Error: ::std::fmt::Display,
    {
        self.cod_situacao = ::client_runtime::given("codSituacao", value).map(Some);
        self
    }

    /// O `proximoCursor` da página anterior, tal como veio. Só vale com os mesmos filtros (senão, 400).
    pub fn cursor<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::Cursor>,
        V::Error: ::std::fmt::Display,
    {
        self.cursor = ::client_runtime::given("cursor", value).map(Some);
        self
    }

    /// Itens por página, no máximo.
    pub fn limite<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<i32>,
        V::Error: ::std::fmt::Display,
    {
        self.limite = ::client_runtime::given("limite", value).map(Some);
        self
    }

    /// Sends `GET /operador/helpDesk`.
    pub async fn send(
        self,
    ) -> Result<ResponseValue<types::PaginaHelpDesk>, Error<types::Erro>> {
        let Self {
            client,
            cod_situacao,
            cod_pessoa,
            cod_beneficio,
            aberta_de,
            aberta_ate,
            cursor,
            limite,
        } = self;
        let cod_situacao = cod_situacao
            .map_err(Error::unset(&operations::LISTAR_HELP_DESKS))?;
        let cod_pessoa = cod_pessoa
            .map_err(Error::unset(&operations::LISTAR_HELP_DESKS))?;
        let cod_beneficio = cod_beneficio
            .map_err(Error::unset(&operations::LISTAR_HELP_DESKS))?;
        let aberta_de = aberta_de.map_err(Error::unset(&operations::LISTAR_HELP_DESKS))?;
        let aberta_ate = aberta_ate
            .map_err(Error::unset(&operations::LISTAR_HELP_DESKS))?;
        let cursor = cursor.map_err(Error::unset(&operations::LISTAR_HELP_DESKS))?;
        let limite = limite.map_err(Error::unset(&operations::LISTAR_HELP_DESKS))?;
        let mut call = client.connection().call(&operations::LISTAR_HELP_DESKS);
        call.query("codSituacao", &cod_situacao);
        call.query("codPessoa", &cod_pessoa);
        call.query("codBeneficio", &cod_beneficio);
        call.query("abertaDe", &aberta_de);
        call.query("abertaAte", &aberta_ate);
        call.query("cursor", &cursor);
        call.query("limite", &limite);
        let answer = call.send().await?;
        match answer.status() {
            200 => Ok(answer.json().await?),
            400 | 401 | 500 | 503 => {
                Err(answer.refused_json(::std::convert::identity).await)
            }
            _ => Err(answer.undeclared().await),
        }
    }
}

/// Builder of a call: [`Client::abrir_help_desk`](super::Client::abrir_help_desk).
#[derive(Debug, Clone)]
pub struct AbrirHelpDesk<'a> {
    client: &'a super::Client,
    idempotency_key: Result<Option<types::ReenviarIntervaloIdempotencyKey>, String>,
    body: Result<types::builder::HelpDesk, String>,
}

impl<'a> AbrirHelpDesk<'a> {
    /// A call with nothing set.
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client,
            idempotency_key: Ok(None),
            body: Ok(::std::default::Default::default()),
        }
    }

    /// Chave escolhida por quem chama, nova a cada intenção. Repetida em até 24 h com o mesmo corpo, devolve a primeira resposta; com outro corpo, 409.
    pub fn idempotency_key<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::ReenviarIntervaloIdempotencyKey>,
        V::Error: ::std::fmt::Display,
    {
        self.idempotency_key = ::client_runtime::given("Idempotency-Key", value)
            .map(Some);
        self
    }

    /// O chamado a abrir.
    pub fn body<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::HelpDesk>,
        <V as std::convert::TryInto<types::HelpDesk>>::Error: std::fmt::Display,
    {
        self.body = ::client_runtime::given("body", value).map(From::from);
        self
    }

    /// Changes the body that is set so far.
    pub fn body_map<F>(mut self, f: F) -> Self
    where
        F: std::ops::FnOnce(types::builder::HelpDesk) -> types::builder::HelpDesk,
    {
        self.body = self.body.map(f);
        self
    }

    /// Sends `POST /operador/helpDesk`.
    pub async fn send(
        self,
    ) -> Result<ResponseValue<types::HelpDesk>, Error<types::Erro>> {
        let Self { client, idempotency_key, body } = self;
        let idempotency_key = idempotency_key
            .map_err(Error::unset(&operations::ABRIR_HELP_DESK))?;
        let body = body
            .and_then(|body| {
                types::HelpDesk::try_from(body).map_err(|error| error.to_string())
            })
            .map_err(Error::unset(&operations::ABRIR_HELP_DESK))?;
        let mut call = client.connection().call(&operations::ABRIR_HELP_DESK);
        call.header("Idempotency-Key", &idempotency_key);
        call.json("application/json", &body);
        let answer = call.send().await?;
        match answer.status() {
            201 => Ok(answer.json().await?),
            400 | 401 | 408 | 409 | 413 | 415 | 500 | 503 => {
                Err(answer.refused_json(::std::convert::identity).await)
            }
            _ => Err(answer.undeclared().await),
        }
    }
}

/// Builder of a call: [`Client::consultar_help_desk`](super::Client::consultar_help_desk).
#[derive(Debug, Clone)]
pub struct ConsultarHelpDesk<'a> {
    client: &'a super::Client,
    cod_help_desk: Result<i32, String>,
}

impl<'a> ConsultarHelpDesk<'a> {
    /// A call with nothing set.
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client,
            cod_help_desk: Err("codHelpDesk is not set".to_owned()),
        }
    }

    /// Código do chamado.
    pub fn cod_help_desk<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<i32>,
        V::Error: ::std::fmt::Display,
    {
        self.cod_help_desk = ::client_runtime::given("codHelpDesk", value);
        self
    }

    /// Sends `GET /operador/helpDesk/{codHelpDesk}`.
    pub async fn send(
        self,
    ) -> Result<ResponseValue<types::HelpDesk>, Error<types::Erro>> {
        let Self { client, cod_help_desk } = self;
        let cod_help_desk = cod_help_desk
            .map_err(Error::unset(&operations::CONSULTAR_HELP_DESK))?;
        let mut call = client.connection().call(&operations::CONSULTAR_HELP_DESK);
        call.path("codHelpDesk", &cod_help_desk);
        let answer = call.send().await?;
        match answer.status() {
            200 => Ok(answer.json().await?),
            400 | 401 | 404 | 500 | 503 => {
                Err(answer.refused_json(::std::convert::identity).await)
            }
            _ => Err(answer.undeclared().await),
        }
    }
}

/// Builder of a call: [`Client::mover_help_desk`](super::Client::mover_help_desk).
#[derive(Debug, Clone)]
pub struct MoverHelpDesk<'a> {
    client: &'a super::Client,
    cod_help_desk: Result<i32, String>,
    body: Result<types::builder::MovimentoInput, String>,
}

impl<'a> MoverHelpDesk<'a> {
    /// A call with nothing set.
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client,
            cod_help_desk: Err("codHelpDesk is not set".to_owned()),
            body: Ok(::std::default::Default::default()),
        }
    }

    /// Código do chamado.
    pub fn cod_help_desk<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<i32>,
        V::Error: ::std::fmt::Display,
    {
        self.cod_help_desk = ::client_runtime::given("codHelpDesk", value);
        self
    }

    /// A situação de destino.
    pub fn body<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::MovimentoInput>,
        <V as std::convert::TryInto<types::MovimentoInput>>::Error: std::fmt::Display,
    {
        self.body = ::client_runtime::given("body", value).map(From::from);
        self
    }

    /// Changes the body that is set so far.
    pub fn body_map<F>(mut self, f: F) -> Self
    where
        F: std::ops::FnOnce(
            types::builder::MovimentoInput,
        ) -> types::builder::MovimentoInput,
    {
        self.body = self.body.map(f);
        self
    }

    /// Sends `POST /operador/helpDesk/{codHelpDesk}/situacao`.
    pub async fn send(
        self,
    ) -> Result<ResponseValue<types::Movimento>, Error<types::Erro>> {
        let Self { client, cod_help_desk, body } = self;
        let cod_help_desk = cod_help_desk
            .map_err(Error::unset(&operations::MOVER_HELP_DESK))?;
        let body = body
            .and_then(|body| {
                types::MovimentoInput::try_from(body).map_err(|error| error.to_string())
            })
            .map_err(Error::unset(&operations::MOVER_HELP_DESK))?;
        let mut call = client.connection().call(&operations::MOVER_HELP_DESK);
        call.path("codHelpDesk", &cod_help_desk);
        call.json("application/json", &body);
        let answer = call.send().await?;
        match answer.status() {
            200 => Ok(answer.json().await?),
            400 | 401 | 404 | 408 | 409 | 413 | 415 | 500 | 503 => {
                Err(answer.refused_json(::std::convert::identity).await)
            }
            _ => Err(answer.undeclared().await),
        }
    }
}

/// Builder of a call: [`Client::listar_vistorias`](super::Client::listar_vistorias).
#[derive(Debug, Clone)]
pub struct ListarVistorias<'a> {
    client: &'a super::Client,
    aberta_ate: Result<Option<::chrono::DateTime<::chrono::offset::Utc>>, String>,
    aberta_de: Result<Option<::chrono::DateTime<::chrono::offset::Utc>>, String>,
    cod_beneficio: Result<Option<i32>, String>,
    cod_pessoa: Result<Option<i32>, String>,
    cod_situacao: Result<Option<::std::vec::Vec<i32>>, String>,
    cursor: Result<Option<types::Cursor>, String>,
    limite: Result<Option<i32>, String>,
}

impl<'a> ListarVistorias<'a> {
    /// A call with nothing set.
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client,
            aberta_ate: Ok(None),
            aberta_de: Ok(None),
            cod_beneficio: Ok(None),
            cod_pessoa: Ok(None),
            cod_situacao: Ok(None),
            cursor: Ok(None),
            limite: Ok(None),
        }
    }

    /// Abertas ou solicitadas antes deste instante. Não pode ser anterior a `abertaDe` (400).
    pub fn aberta_ate<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<::chrono::DateTime<::chrono::offset::Utc>>,
        V::Error: ::std::fmt::Display,
    {
        self.aberta_ate = ::client_runtime::given("abertaAte", value).map(Some);
        self
    }

    /// Abertas ou solicitadas neste instante ou depois.
    pub fn aberta_de<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<::chrono::DateTime<::chrono::offset::Utc>>,
        V::Error: ::std::fmt::Display,
    {
        self.aberta_de = ::client_runtime::given("abertaDe", value).map(Some);
        self
    }

    /// Só deste benefício.
    pub fn cod_beneficio<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<i32>,
        V::Error: ::std::fmt::Display,
    {
        self.cod_beneficio = ::client_runtime::given("codBeneficio", value).map(Some);
        self
    }

    /// Só desta pessoa.
    pub fn cod_pessoa<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<i32>,
        V::Error: ::std::fmt::Display,
    {
        self.cod_pessoa = ::client_runtime::given("codPessoa", value).map(Some);
        self
    }

    /// Só nestas situações. Repita o parâmetro para mais de uma.
    pub fn cod_situacao<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<::std::vec::Vec<i32>>,
        V::Error: ::std::fmt::Display,
    {
        self.cod_situacao = ::client_runtime::given("codSituacao", value).map(Some);
        self
    }

    /// O `proximoCursor` da página anterior, tal como veio. Só vale com os mesmos filtros (senão, 400).
    pub fn cursor<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::Cursor>,
        V::Error: ::std::fmt::Display,
    {
        self.cursor = ::client_runtime::given("cursor", value).map(Some);
        self
    }

    /// Itens por página, no máximo.
    pub fn limite<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<i32>,
        V::Error: ::std::fmt::Display,
    {
        self.limite = ::client_runtime::given("limite", value).map(Some);
        self
    }

    /// Sends `GET /operador/vistorias`.
    pub async fn send(
        self,
    ) -> Result<ResponseValue<types::PaginaVistorias>, Error<types::Erro>> {
        let Self {
            client,
            cod_situacao,
            cod_pessoa,
            cod_beneficio,
            aberta_de,
            aberta_ate,
            cursor,
            limite,
        } = self;
        let cod_situacao = cod_situacao
            .map_err(Error::unset(&operations::LISTAR_VISTORIAS))?;
        let cod_pessoa = cod_pessoa
            .map_err(Error::unset(&operations::LISTAR_VISTORIAS))?;
        let cod_beneficio = cod_beneficio
            .map_err(Error::unset(&operations::LISTAR_VISTORIAS))?;
        let aberta_de = aberta_de.map_err(Error::unset(&operations::LISTAR_VISTORIAS))?;
        let aberta_ate = aberta_ate
            .map_err(Error::unset(&operations::LISTAR_VISTORIAS))?;
        let cursor = cursor.map_err(Error::unset(&operations::LISTAR_VISTORIAS))?;
        let limite = limite.map_err(Error::unset(&operations::LISTAR_VISTORIAS))?;
        let mut call = client.connection().call(&operations::LISTAR_VISTORIAS);
        call.query("codSituacao", &cod_situacao);
        call.query("codPessoa", &cod_pessoa);
        call.query("codBeneficio", &cod_beneficio);
        call.query("abertaDe", &aberta_de);
        call.query("abertaAte", &aberta_ate);
        call.query("cursor", &cursor);
        call.query("limite", &limite);
        let answer = call.send().await?;
        match answer.status() {
            200 => Ok(answer.json().await?),
            400 | 401 | 500 | 503 => {
                Err(answer.refused_json(::std::convert::identity).await)
            }
            _ => Err(answer.undeclared().await),
        }
    }
}

/// Builder of a call: [`Client::abrir_vistoria`](super::Client::abrir_vistoria).
#[derive(Debug, Clone)]
pub struct AbrirVistoria<'a> {
    client: &'a super::Client,
    idempotency_key: Result<Option<types::ReenviarIntervaloIdempotencyKey>, String>,
    body: Result<types::builder::Vistoria, String>,
}

impl<'a> AbrirVistoria<'a> {
    /// A call with nothing set.
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client,
            idempotency_key: Ok(None),
            body: Ok(::std::default::Default::default()),
        }
    }

    /// Chave escolhida por quem chama, nova a cada intenção. Repetida em até 24 h com o mesmo corpo, devolve a primeira resposta; com outro corpo, 409.
    pub fn idempotency_key<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::ReenviarIntervaloIdempotencyKey>,
        V::Error: ::std::fmt::Display,
    {
        self.idempotency_key = ::client_runtime::given("Idempotency-Key", value)
            .map(Some);
        self
    }

    /// A vistoria a abrir.
    pub fn body<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::Vistoria>,
        <V as std::convert::TryInto<types::Vistoria>>::Error: std::fmt::Display,
    {
        self.body = ::client_runtime::given("body", value).map(From::from);
        self
    }

    /// Changes the body that is set so far.
    pub fn body_map<F>(mut self, f: F) -> Self
    where
        F: std::ops::FnOnce(types::builder::Vistoria) -> types::builder::Vistoria,
    {
        self.body = self.body.map(f);
        self
    }

    /// Sends `POST /operador/vistorias`.
    pub async fn send(
        self,
    ) -> Result<ResponseValue<types::Vistoria>, Error<types::Erro>> {
        let Self { client, idempotency_key, body } = self;
        let idempotency_key = idempotency_key
            .map_err(Error::unset(&operations::ABRIR_VISTORIA))?;
        let body = body
            .and_then(|body| {
                types::Vistoria::try_from(body).map_err(|error| error.to_string())
            })
            .map_err(Error::unset(&operations::ABRIR_VISTORIA))?;
        let mut call = client.connection().call(&operations::ABRIR_VISTORIA);
        call.header("Idempotency-Key", &idempotency_key);
        call.json("application/json", &body);
        let answer = call.send().await?;
        match answer.status() {
            201 => Ok(answer.json().await?),
            400 | 401 | 408 | 409 | 413 | 415 | 500 | 503 => {
                Err(answer.refused_json(::std::convert::identity).await)
            }
            _ => Err(answer.undeclared().await),
        }
    }
}

/// Builder of a call: [`Client::consultar_vistoria`](super::Client::consultar_vistoria).
#[derive(Debug, Clone)]
pub struct ConsultarVistoria<'a> {
    client: &'a super::Client,
    cod_vistoria: Result<i32, String>,
}

impl<'a> ConsultarVistoria<'a> {
    /// A call with nothing set.
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client,
            cod_vistoria: Err("codVistoria is not set".to_owned()),
        }
    }

    /// Código da vistoria.
    pub fn cod_vistoria<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<i32>,
        V::Error: ::std::fmt::Display,
    {
        self.cod_vistoria = ::client_runtime::given("codVistoria", value);
        self
    }

    /// Sends `GET /operador/vistorias/{codVistoria}`.
    pub async fn send(
        self,
    ) -> Result<ResponseValue<types::Vistoria>, Error<types::Erro>> {
        let Self { client, cod_vistoria } = self;
        let cod_vistoria = cod_vistoria
            .map_err(Error::unset(&operations::CONSULTAR_VISTORIA))?;
        let mut call = client.connection().call(&operations::CONSULTAR_VISTORIA);
        call.path("codVistoria", &cod_vistoria);
        let answer = call.send().await?;
        match answer.status() {
            200 => Ok(answer.json().await?),
            400 | 401 | 404 | 500 | 503 => {
                Err(answer.refused_json(::std::convert::identity).await)
            }
            _ => Err(answer.undeclared().await),
        }
    }
}

/// Builder of a call: [`Client::mover_vistoria`](super::Client::mover_vistoria).
#[derive(Debug, Clone)]
pub struct MoverVistoria<'a> {
    client: &'a super::Client,
    cod_vistoria: Result<i32, String>,
    body: Result<types::builder::MovimentoVistoriaInput, String>,
}

impl<'a> MoverVistoria<'a> {
    /// A call with nothing set.
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client,
            cod_vistoria: Err("codVistoria is not set".to_owned()),
            body: Ok(::std::default::Default::default()),
        }
    }

    /// Código da vistoria.
    pub fn cod_vistoria<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<i32>,
        V::Error: ::std::fmt::Display,
    {
        self.cod_vistoria = ::client_runtime::given("codVistoria", value);
        self
    }

    /// A situação de destino e quem vistoriou.
    pub fn body<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::MovimentoVistoriaInput>,
        <V as std::convert::TryInto<
            types::MovimentoVistoriaInput,
        >>::Error: std::fmt::Display,
    {
        self.body = ::client_runtime::given("body", value).map(From::from);
        self
    }

    /// Changes the body that is set so far.
    pub fn body_map<F>(mut self, f: F) -> Self
    where
        F: std::ops::FnOnce(
            types::builder::MovimentoVistoriaInput,
        ) -> types::builder::MovimentoVistoriaInput,
    {
        self.body = self.body.map(f);
        self
    }

    /// Sends `POST /operador/vistorias/{codVistoria}/situacao`.
    pub async fn send(
        self,
    ) -> Result<ResponseValue<types::Movimento>, Error<types::Erro>> {
        let Self { client, cod_vistoria, body } = self;
        let cod_vistoria = cod_vistoria
            .map_err(Error::unset(&operations::MOVER_VISTORIA))?;
        let body = body
            .and_then(|body| {
                types::MovimentoVistoriaInput::try_from(body)
                    .map_err(|error| error.to_string())
            })
            .map_err(Error::unset(&operations::MOVER_VISTORIA))?;
        let mut call = client.connection().call(&operations::MOVER_VISTORIA);
        call.path("codVistoria", &cod_vistoria);
        call.json("application/json", &body);
        let answer = call.send().await?;
        match answer.status() {
            200 => Ok(answer.json().await?),
            400 | 401 | 404 | 408 | 409 | 413 | 415 | 500 | 503 => {
                Err(answer.refused_json(::std::convert::identity).await)
            }
            _ => Err(answer.undeclared().await),
        }
    }
}

/// Builder of a call: [`Client::mover_beneficio`](super::Client::mover_beneficio).
#[derive(Debug, Clone)]
pub struct MoverBeneficio<'a> {
    client: &'a super::Client,
    cod_beneficio: Result<i32, String>,
    body: Result<types::builder::MovimentoInput, String>,
}

impl<'a> MoverBeneficio<'a> {
    /// A call with nothing set.
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client,
            cod_beneficio: Err("codBeneficio is not set".to_owned()),
            body: Ok(::std::default::Default::default()),
        }
    }

    /// Código do benefício.
    pub fn cod_beneficio<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<i32>,
        V::Error: ::std::fmt::Display,
    {
        self.cod_beneficio = ::client_runtime::given("codBeneficio", value);
        self
    }

    /// A situação de destino.
    pub fn body<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::MovimentoInput>,
        <V as std::convert::TryInto<types::MovimentoInput>>::Error: std::fmt::Display,
    {
        self.body = ::client_runtime::given("body", value).map(From::from);
        self
    }

    /// Changes the body that is set so far.
    pub fn body_map<F>(mut self, f: F) -> Self
    where
        F: std::ops::FnOnce(
            types::builder::MovimentoInput,
        ) -> types::builder::MovimentoInput,
    {
        self.body = self.body.map(f);
        self
    }

    /// Sends `POST /operador/beneficios/{codBeneficio}/situacao`.
    pub async fn send(
        self,
    ) -> Result<ResponseValue<types::Movimento>, Error<types::Erro>> {
        let Self { client, cod_beneficio, body } = self;
        let cod_beneficio = cod_beneficio
            .map_err(Error::unset(&operations::MOVER_BENEFICIO))?;
        let body = body
            .and_then(|body| {
                types::MovimentoInput::try_from(body).map_err(|error| error.to_string())
            })
            .map_err(Error::unset(&operations::MOVER_BENEFICIO))?;
        let mut call = client.connection().call(&operations::MOVER_BENEFICIO);
        call.path("codBeneficio", &cod_beneficio);
        call.json("application/json", &body);
        let answer = call.send().await?;
        match answer.status() {
            200 => Ok(answer.json().await?),
            400 | 401 | 404 | 408 | 409 | 413 | 415 | 500 | 503 => {
                Err(answer.refused_json(::std::convert::identity).await)
            }
            _ => Err(answer.undeclared().await),
        }
    }
}

/// Builder of a call: [`Client::listar_equipamentos`](super::Client::listar_equipamentos).
#[derive(Debug, Clone)]
pub struct ListarEquipamentos<'a> {
    client: &'a super::Client,
    cod_beneficio: Result<i32, String>,
}

impl<'a> ListarEquipamentos<'a> {
    /// A call with nothing set.
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client,
            cod_beneficio: Err("codBeneficio is not set".to_owned()),
        }
    }

    /// Código do benefício.
    pub fn cod_beneficio<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<i32>,
        V::Error: ::std::fmt::Display,
    {
        self.cod_beneficio = ::client_runtime::given("codBeneficio", value);
        self
    }

    /// Sends `GET /operador/beneficios/{codBeneficio}/equipamentos`.
    pub async fn send(
        self,
    ) -> Result<ResponseValue<::std::vec::Vec<types::Equipamento>>, Error<types::Erro>> {
        let Self { client, cod_beneficio } = self;
        let cod_beneficio = cod_beneficio
            .map_err(Error::unset(&operations::LISTAR_EQUIPAMENTOS))?;
        let mut call = client.connection().call(&operations::LISTAR_EQUIPAMENTOS);
        call.path("codBeneficio", &cod_beneficio);
        let answer = call.send().await?;
        match answer.status() {
            200 => Ok(answer.json().await?),
            400 | 401 | 404 | 500 | 503 => {
                Err(answer.refused_json(::std::convert::identity).await)
            }
            _ => Err(answer.undeclared().await),
        }
    }
}

/// Builder of a call: [`Client::instalar_equipamento`](super::Client::instalar_equipamento).
#[derive(Debug, Clone)]
pub struct InstalarEquipamento<'a> {
    client: &'a super::Client,
    cod_beneficio: Result<i32, String>,
    body: Result<types::builder::Equipamento, String>,
}

impl<'a> InstalarEquipamento<'a> {
    /// A call with nothing set.
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client,
            cod_beneficio: Err("codBeneficio is not set".to_owned()),
            body: Ok(::std::default::Default::default()),
        }
    }

    /// Código do benefício.
    pub fn cod_beneficio<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<i32>,
        V::Error: ::std::fmt::Display,
    {
        self.cod_beneficio = ::client_runtime::given("codBeneficio", value);
        self
    }

    /// O equipamento.
    pub fn body<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::Equipamento>,
        <V as std::convert::TryInto<types::Equipamento>>::Error: std::fmt::Display,
    {
        self.body = ::client_runtime::given("body", value).map(From::from);
        self
    }

    /// Changes the body that is set so far.
    pub fn body_map<F>(mut self, f: F) -> Self
    where
        F: std::ops::FnOnce(types::builder::Equipamento) -> types::builder::Equipamento,
    {
        self.body = self.body.map(f);
        self
    }

    /// Sends `POST /operador/beneficios/{codBeneficio}/equipamentos`.
    pub async fn send(
        self,
    ) -> Result<ResponseValue<types::Equipamento>, Error<types::Erro>> {
        let Self { client, cod_beneficio, body } = self;
        let cod_beneficio = cod_beneficio
            .map_err(Error::unset(&operations::INSTALAR_EQUIPAMENTO))?;
        let body = body
            .and_then(|body| {
                types::Equipamento::try_from(body).map_err(|error| error.to_string())
            })
            .map_err(Error::unset(&operations::INSTALAR_EQUIPAMENTO))?;
        let mut call = client.connection().call(&operations::INSTALAR_EQUIPAMENTO);
        call.path("codBeneficio", &cod_beneficio);
        call.json("application/json", &body);
        let answer = call.send().await?;
        match answer.status() {
            201 => Ok(answer.json().await?),
            400 | 401 | 404 | 408 | 413 | 415 | 500 | 503 => {
                Err(answer.refused_json(::std::convert::identity).await)
            }
            _ => Err(answer.undeclared().await),
        }
    }
}

/// Builder of a call: [`Client::remover_equipamento`](super::Client::remover_equipamento).
#[derive(Debug, Clone)]
pub struct RemoverEquipamento<'a> {
    client: &'a super::Client,
    cod_beneficio: Result<i32, String>,
    cod_instalacao: Result<i32, String>,
}

impl<'a> RemoverEquipamento<'a> {
    /// A call with nothing set.
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client,
            cod_beneficio: Err("codBeneficio is not set".to_owned()),
            cod_instalacao: Err("codInstalacao is not set".to_owned()),
        }
    }

    /// Código do benefício.
    pub fn cod_beneficio<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<i32>,
        V::Error: ::std::fmt::Display,
    {
        self.cod_beneficio = ::client_runtime::given("codBeneficio", value);
        self
    }

    /// Código da instalação do equipamento.
    pub fn cod_instalacao<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<i32>,
        V::Error: ::std::fmt::Display,
    {
        self.cod_instalacao = ::client_runtime::given("codInstalacao", value);
        self
    }

    /// Sends `DELETE /operador/beneficios/{codBeneficio}/equipamentos/{codInstalacao}`.
    pub async fn send(self) -> Result<ResponseValue<()>, Error<types::Erro>> {
        let Self { client, cod_beneficio, cod_instalacao } = self;
        let cod_beneficio = cod_beneficio
            .map_err(Error::unset(&operations::REMOVER_EQUIPAMENTO))?;
        let cod_instalacao = cod_instalacao
            .map_err(Error::unset(&operations::REMOVER_EQUIPAMENTO))?;
        let mut call = client.connection().call(&operations::REMOVER_EQUIPAMENTO);
        call.path("codBeneficio", &cod_beneficio);
        call.path("codInstalacao", &cod_instalacao);
        let answer = call.send().await?;
        match answer.status() {
            204 => Ok(answer.empty().await?),
            400 | 401 | 404 | 500 | 503 => {
                Err(answer.refused_json(::std::convert::identity).await)
            }
            _ => Err(answer.undeclared().await),
        }
    }
}

/// Builder of a call: [`Client::listar_itens_beneficio`](super::Client::listar_itens_beneficio).
#[derive(Debug, Clone)]
pub struct ListarItensBeneficio<'a> {
    client: &'a super::Client,
    cod_beneficio: Result<i32, String>,
}

impl<'a> ListarItensBeneficio<'a> {
    /// A call with nothing set.
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client,
            cod_beneficio: Err("codBeneficio is not set".to_owned()),
        }
    }

    /// Código do benefício.
    pub fn cod_beneficio<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<i32>,
        V::Error: ::std::fmt::Display,
    {
        self.cod_beneficio = ::client_runtime::given("codBeneficio", value);
        self
    }

    /// Sends `GET /operador/beneficios/{codBeneficio}/itens`.
    pub async fn send(
        self,
    ) -> Result<
        ResponseValue<::std::vec::Vec<types::ItemBeneficio>>,
        Error<types::Erro>,
    > {
        let Self { client, cod_beneficio } = self;
        let cod_beneficio = cod_beneficio
            .map_err(Error::unset(&operations::LISTAR_ITENS_BENEFICIO))?;
        let mut call = client.connection().call(&operations::LISTAR_ITENS_BENEFICIO);
        call.path("codBeneficio", &cod_beneficio);
        let answer = call.send().await?;
        match answer.status() {
            200 => Ok(answer.json().await?),
            400 | 401 | 404 | 500 | 503 => {
                Err(answer.refused_json(::std::convert::identity).await)
            }
            _ => Err(answer.undeclared().await),
        }
    }
}

/// Builder of a call: [`Client::excluir_item_beneficio`](super::Client::excluir_item_beneficio).
#[derive(Debug, Clone)]
pub struct ExcluirItemBeneficio<'a> {
    client: &'a super::Client,
    cod_beneficio: Result<i32, String>,
    cod_item: Result<i32, String>,
}

impl<'a> ExcluirItemBeneficio<'a> {
    /// A call with nothing set.
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client,
            cod_beneficio: Err("codBeneficio is not set".to_owned()),
            cod_item: Err("codItem is not set".to_owned()),
        }
    }

    /// Código do benefício.
    pub fn cod_beneficio<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<i32>,
        V::Error: ::std::fmt::Display,
    {
        self.cod_beneficio = ::client_runtime::given("codBeneficio", value);
        self
    }

    /// Código do item.
    pub fn cod_item<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<i32>,
        V::Error: ::std::fmt::Display,
    {
        self.cod_item = ::client_runtime::given("codItem", value);
        self
    }

    /// Sends `DELETE /operador/beneficios/{codBeneficio}/itens/{codItem}`.
    pub async fn send(self) -> Result<ResponseValue<()>, Error<types::Erro>> {
        let Self { client, cod_beneficio, cod_item } = self;
        let cod_beneficio = cod_beneficio
            .map_err(Error::unset(&operations::EXCLUIR_ITEM_BENEFICIO))?;
        let cod_item = cod_item
            .map_err(Error::unset(&operations::EXCLUIR_ITEM_BENEFICIO))?;
        let mut call = client.connection().call(&operations::EXCLUIR_ITEM_BENEFICIO);
        call.path("codBeneficio", &cod_beneficio);
        call.path("codItem", &cod_item);
        let answer = call.send().await?;
        match answer.status() {
            204 => Ok(answer.empty().await?),
            400 | 401 | 404 | 409 | 500 | 503 => {
                Err(answer.refused_json(::std::convert::identity).await)
            }
            _ => Err(answer.undeclared().await),
        }
    }
}

/// Builder of a call: [`Client::listar_cartoes_credito`](super::Client::listar_cartoes_credito).
#[derive(Debug, Clone)]
pub struct ListarCartoesCredito<'a> {
    client: &'a super::Client,
    cod_pessoa: Result<i32, String>,
}

impl<'a> ListarCartoesCredito<'a> {
    /// A call with nothing set.
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client,
            cod_pessoa: Err("codPessoa is not set".to_owned()),
        }
    }

    /// Código da pessoa.
    pub fn cod_pessoa<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<i32>,
        V::Error: ::std::fmt::Display,
    {
        self.cod_pessoa = ::client_runtime::given("codPessoa", value);
        self
    }

    /// Sends `GET /operador/pessoas/{codPessoa}/cartoesCredito`.
    pub async fn send(
        self,
    ) -> Result<
        ResponseValue<::std::vec::Vec<types::CartaoCredito>>,
        Error<types::Erro>,
    > {
        let Self { client, cod_pessoa } = self;
        let cod_pessoa = cod_pessoa
            .map_err(Error::unset(&operations::LISTAR_CARTOES_CREDITO))?;
        let mut call = client.connection().call(&operations::LISTAR_CARTOES_CREDITO);
        call.path("codPessoa", &cod_pessoa);
        let answer = call.send().await?;
        match answer.status() {
            200 => Ok(answer.json().await?),
            400 | 401 | 404 | 500 | 503 => {
                Err(answer.refused_json(::std::convert::identity).await)
            }
            _ => Err(answer.undeclared().await),
        }
    }
}

/// Builder of a call: [`Client::cadastrar_cartao_credito`](super::Client::cadastrar_cartao_credito).
#[derive(Debug, Clone)]
pub struct CadastrarCartaoCredito<'a> {
    client: &'a super::Client,
    cod_pessoa: Result<i32, String>,
    body: Result<types::builder::CartaoCredito, String>,
}

impl<'a> CadastrarCartaoCredito<'a> {
    /// A call with nothing set.
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client,
            cod_pessoa: Err("codPessoa is not set".to_owned()),
            body: Ok(::std::default::Default::default()),
        }
    }

    /// Código da pessoa.
    pub fn cod_pessoa<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<i32>,
        V::Error: ::std::fmt::Display,
    {
        self.cod_pessoa = ::client_runtime::given("codPessoa", value);
        self
    }

    /// O cartão de crédito, sem o número inteiro.
    pub fn body<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::CartaoCredito>,
        <V as std::convert::TryInto<types::CartaoCredito>>::Error: std::fmt::Display,
    {
        self.body = ::client_runtime::given("body", value).map(From::from);
        self
    }

    /// Changes the body that is set so far.
    pub fn body_map<F>(mut self, f: F) -> Self
    where
        F: std::ops::FnOnce(
            types::builder::CartaoCredito,
        ) -> types::builder::CartaoCredito,
    {
        self.body = self.body.map(f);
        self
    }

    /// Sends `POST /operador/pessoas/{codPessoa}/cartoesCredito`.
    pub async fn send(
        self,
    ) -> Result<ResponseValue<types::CartaoCredito>, Error<types::Erro>> {
        let Self { client, cod_pessoa, body } = self;
        let cod_pessoa = cod_pessoa
            .map_err(Error::unset(&operations::CADASTRAR_CARTAO_CREDITO))?;
        let body = body
            .and_then(|body| {
                types::CartaoCredito::try_from(body).map_err(|error| error.to_string())
            })
            .map_err(Error::unset(&operations::CADASTRAR_CARTAO_CREDITO))?;
        let mut call = client.connection().call(&operations::CADASTRAR_CARTAO_CREDITO);
        call.path("codPessoa", &cod_pessoa);
        call.json("application/json", &body);
        let answer = call.send().await?;
        match answer.status() {
            201 => Ok(answer.json().await?),
            400 | 401 | 404 | 408 | 413 | 415 | 500 | 503 => {
                Err(answer.refused_json(::std::convert::identity).await)
            }
            _ => Err(answer.undeclared().await),
        }
    }
}

/// Builder of a call: [`Client::remover_cartao_credito`](super::Client::remover_cartao_credito).
#[derive(Debug, Clone)]
pub struct RemoverCartaoCredito<'a> {
    client: &'a super::Client,
    cod_cartao_credito: Result<i32, String>,
    cod_pessoa: Result<i32, String>,
}

impl<'a> RemoverCartaoCredito<'a> {
    /// A call with nothing set.
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client,
            cod_cartao_credito: Err("codCartaoCredito is not set".to_owned()),
            cod_pessoa: Err("codPessoa is not set".to_owned()),
        }
    }

    /// Código do cartão de crédito.
    pub fn cod_cartao_credito<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<i32>,
        V::Error: ::std::fmt::Display,
    {
        self.cod_cartao_credito = ::client_runtime::given("codCartaoCredito", value);
        self
    }

    /// Código da pessoa.
    pub fn cod_pessoa<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<i32>,
        V::Error: ::std::fmt::Display,
    {
        self.cod_pessoa = ::client_runtime::given("codPessoa", value);
        self
    }

    /// Sends `DELETE /operador/pessoas/{codPessoa}/cartoesCredito/{codCartaoCredito}`.
    pub async fn send(self) -> Result<ResponseValue<()>, Error<types::Erro>> {
        let Self { client, cod_pessoa, cod_cartao_credito } = self;
        let cod_pessoa = cod_pessoa
            .map_err(Error::unset(&operations::REMOVER_CARTAO_CREDITO))?;
        let cod_cartao_credito = cod_cartao_credito
            .map_err(Error::unset(&operations::REMOVER_CARTAO_CREDITO))?;
        let mut call = client.connection().call(&operations::REMOVER_CARTAO_CREDITO);
        call.path("codPessoa", &cod_pessoa);
        call.path("codCartaoCredito", &cod_cartao_credito);
        let answer = call.send().await?;
        match answer.status() {
            204 => Ok(answer.empty().await?),
            400 | 401 | 404 | 500 | 503 => {
                Err(answer.refused_json(::std::convert::identity).await)
            }
            _ => Err(answer.undeclared().await),
        }
    }
}

/// Builder of a call: [`Client::encerrar_lead`](super::Client::encerrar_lead).
#[derive(Debug, Clone)]
pub struct EncerrarLead<'a> {
    client: &'a super::Client,
    cod_lead: Result<i32, String>,
}

impl<'a> EncerrarLead<'a> {
    /// A call with nothing set.
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client,
            cod_lead: Err("codLead is not set".to_owned()),
        }
    }

    /// Código do lead.
    pub fn cod_lead<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<i32>,
        V::Error: ::std::fmt::Display,
    {
        self.cod_lead = ::client_runtime::given("codLead", value);
        self
    }

    /// Sends `PUT /operador/leads/{codLead}/encerramento`.
    pub async fn send(self) -> Result<ResponseValue<()>, Error<types::Erro>> {
        let Self { client, cod_lead } = self;
        let cod_lead = cod_lead.map_err(Error::unset(&operations::ENCERRAR_LEAD))?;
        let mut call = client.connection().call(&operations::ENCERRAR_LEAD);
        call.path("codLead", &cod_lead);
        let answer = call.send().await?;
        match answer.status() {
            204 => Ok(answer.empty().await?),
            400 | 401 | 404 | 500 | 503 => {
                Err(answer.refused_json(::std::convert::identity).await)
            }
            _ => Err(answer.undeclared().await),
        }
    }
}

/// Builder of a call: [`Client::listar_eventos`](super::Client::listar_eventos).
#[derive(Debug, Clone)]
pub struct ListarEventos<'a> {
    client: &'a super::Client,
    aberta_ate: Result<Option<::chrono::DateTime<::chrono::offset::Utc>>, String>,
    aberta_de: Result<Option<::chrono::DateTime<::chrono::offset::Utc>>, String>,
    cod_beneficio: Result<Option<i32>, String>,
    cod_pessoa: Result<Option<i32>, String>,
    cod_situacao: Result<Option<::std::vec::Vec<i32>>, String>,
    cursor: Result<Option<types::Cursor>, String>,
    limite: Result<Option<i32>, String>,
}

impl<'a> ListarEventos<'a> {
    /// A call with nothing set.
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client,
            aberta_ate: Ok(None),
            aberta_de: Ok(None),
            cod_beneficio: Ok(None),
            cod_pessoa: Ok(None),
            cod_situacao: Ok(None),
            cursor: Ok(None),
            limite: Ok(None),
        }
    }

    /// Abertas ou solicitadas antes deste instante. Não pode ser anterior a `abertaDe` (400).
    pub fn aberta_ate<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<::chrono::DateTime<::chrono::offset::Utc>>,
        V::Error: ::std::fmt::Display,
    {
        self.aberta_ate = ::client_runtime::given("abertaAte", value).map(Some);
        self
    }

    /// Abertas ou solicitadas neste instante ou depois.
    pub fn aberta_de<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<::chrono::DateTime<::chrono::offset::Utc>>,
        V::Error: ::std::fmt::Display,
    {
        self.aberta_de = ::client_runtime::given("abertaDe", value).map(Some);
        self
    }

    /// Só deste benefício.
    pub fn cod_beneficio<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<i32>,
        V::Error: ::std::fmt::Display,
    {
        self.cod_beneficio = ::client_runtime::given("codBeneficio", value).map(Some);
        self
    }

    /// Só desta pessoa.
    pub fn cod_pessoa<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<i32>,
        V::Error: ::std::fmt::Display,
    {
        self.cod_pessoa = ::client_runtime::given("codPessoa", value).map(Some);
        self
    }

    /// Só nestas situações. Repita o parâmetro para mais de uma.
    pub fn cod_situacao<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<::std::vec::Vec<i32>>,
        V::Error: ::std::fmt::Display,
    {
        self.cod_situacao = ::client_runtime::given("codSituacao", value).map(Some);
        self
    }

    /// O `proximoCursor` da página anterior, tal como veio. Só vale com os mesmos filtros (senão, 400).
    pub fn cursor<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::Cursor>,
        V::Error: ::std::fmt::Display,
    {
        self.cursor = ::client_runtime::given("cursor", value).map(Some);
        self
    }

    /// Itens por página, no máximo.
    pub fn limite<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<i32>,
        V::Error: ::std::fmt::Display,
    {
        self.limite = ::client_runtime::given("limite", value).map(Some);
        self
    }

    /// Sends `GET /operador/eventos`.
    pub async fn send(
        self,
    ) -> Result<ResponseValue<types::PaginaEventos>, Error<types::Erro>> {
        let Self {
            client,
            cod_situacao,
            cod_pessoa,
            cod_beneficio,
            aberta_de,
            aberta_ate,
            cursor,
            limite,
        } = self;
        let cod_situacao = cod_situacao
            .map_err(Error::unset(&operations::LISTAR_EVENTOS))?;
        let cod_pessoa = cod_pessoa.map_err(Error::unset(&operations::LISTAR_EVENTOS))?;
        let cod_beneficio = cod_beneficio
            .map_err(Error::unset(&operations::LISTAR_EVENTOS))?;
        let aberta_de = aberta_de.map_err(Error::unset(&operations::LISTAR_EVENTOS))?;
        let aberta_ate = aberta_ate.map_err(Error::unset(&operations::LISTAR_EVENTOS))?;
        let cursor = cursor.map_err(Error::unset(&operations::LISTAR_EVENTOS))?;
        let limite = limite.map_err(Error::unset(&operations::LISTAR_EVENTOS))?;
        let mut call = client.connection().call(&operations::LISTAR_EVENTOS);
        call.query("codSituacao", &cod_situacao);
        call.query("codPessoa", &cod_pessoa);
        call.query("codBeneficio", &cod_beneficio);
        call.query("abertaDe", &aberta_de);
        call.query("abertaAte", &aberta_ate);
        call.query("cursor", &cursor);
        call.query("limite", &limite);
        let answer = call.send().await?;
        match answer.status() {
            200 => Ok(answer.json().await?),
            400 | 401 | 500 | 503 => {
                Err(answer.refused_json(::std::convert::identity).await)
            }
            _ => Err(answer.undeclared().await),
        }
    }
}

/// Builder of a call: [`Client::abrir_evento`](super::Client::abrir_evento).
#[derive(Debug, Clone)]
pub struct AbrirEvento<'a> {
    client: &'a super::Client,
    idempotency_key: Result<Option<types::ReenviarIntervaloIdempotencyKey>, String>,
    body: Result<types::builder::Evento, String>,
}

impl<'a> AbrirEvento<'a> {
    /// A call with nothing set.
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client,
            idempotency_key: Ok(None),
            body: Ok(::std::default::Default::default()),
        }
    }

    /// Chave escolhida por quem chama, nova a cada intenção. Repetida em até 24 h com o mesmo corpo, devolve a primeira resposta; com outro corpo, 409.
    pub fn idempotency_key<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::ReenviarIntervaloIdempotencyKey>,
        V::Error: ::std::fmt::Display,
    {
        self.idempotency_key = ::client_runtime::given("Idempotency-Key", value)
            .map(Some);
        self
    }

    /// O evento a abrir.
    pub fn body<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::Evento>,
        <V as std::convert::TryInto<types::Evento>>::Error: std::fmt::Display,
    {
        self.body = ::client_runtime::given("body", value).map(From::from);
        self
    }

    /// Changes the body that is set so far.
    pub fn body_map<F>(mut self, f: F) -> Self
    where
        F: std::ops::FnOnce(types::builder::Evento) -> types::builder::Evento,
    {
        self.body = self.body.map(f);
        self
    }

    /// Sends `POST /operador/eventos`.
    pub async fn send(self) -> Result<ResponseValue<types::Evento>, Error<types::Erro>> {
        let Self { client, idempotency_key, body } = self;
        let idempotency_key = idempotency_key
            .map_err(Error::unset(&operations::ABRIR_EVENTO))?;
        let body = body
            .and_then(|body| {
                types::Evento::try_from(body).map_err(|error| error.to_string())
            })
            .map_err(Error::unset(&operations::ABRIR_EVENTO))?;
        let mut call = client.connection().call(&operations::ABRIR_EVENTO);
        call.header("Idempotency-Key", &idempotency_key);
        call.json("application/json", &body);
        let answer = call.send().await?;
        match answer.status() {
            201 => Ok(answer.json().await?),
            400 | 401 | 408 | 409 | 413 | 415 | 500 | 503 => {
                Err(answer.refused_json(::std::convert::identity).await)
            }
            _ => Err(answer.undeclared().await),
        }
    }
}

/// Builder of a call: [`Client::consultar_evento`](super::Client::consultar_evento).
#[derive(Debug, Clone)]
pub struct ConsultarEvento<'a> {
    client: &'a super::Client,
    cod_evento: Result<i32, String>,
}

impl<'a> ConsultarEvento<'a> {
    /// A call with nothing set.
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client,
            cod_evento: Err("codEvento is not set".to_owned()),
        }
    }

    /// Código do evento.
    pub fn cod_evento<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<i32>,
        V::Error: ::std::fmt::Display,
    {
        self.cod_evento = ::client_runtime::given("codEvento", value);
        self
    }

    /// Sends `GET /operador/eventos/{codEvento}`.
    pub async fn send(self) -> Result<ResponseValue<types::Evento>, Error<types::Erro>> {
        let Self { client, cod_evento } = self;
        let cod_evento = cod_evento
            .map_err(Error::unset(&operations::CONSULTAR_EVENTO))?;
        let mut call = client.connection().call(&operations::CONSULTAR_EVENTO);
        call.path("codEvento", &cod_evento);
        let answer = call.send().await?;
        match answer.status() {
            200 => Ok(answer.json().await?),
            400 | 401 | 404 | 500 | 503 => {
                Err(answer.refused_json(::std::convert::identity).await)
            }
            _ => Err(answer.undeclared().await),
        }
    }
}

/// Builder of a call: [`Client::mover_evento`](super::Client::mover_evento).
#[derive(Debug, Clone)]
pub struct MoverEvento<'a> {
    client: &'a super::Client,
    cod_evento: Result<i32, String>,
    body: Result<types::builder::MovimentoInput, String>,
}

impl<'a> MoverEvento<'a> {
    /// A call with nothing set.
    pub fn new(client: &'a super::Client) -> Self {
        Self {
            client,
            cod_evento: Err("codEvento is not set".to_owned()),
            body: Ok(::std::default::Default::default()),
        }
    }

    /// Código do evento.
    pub fn cod_evento<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<i32>,
        V::Error: ::std::fmt::Display,
    {
        self.cod_evento = ::client_runtime::given("codEvento", value);
        self
    }

    /// A situação de destino.
    pub fn body<V>(mut self, value: V) -> Self
    where
        V: std::convert::TryInto<types::MovimentoInput>,
        <V as std::convert::TryInto<types::MovimentoInput>>::Error: std::fmt::Display,
    {
        self.body = ::client_runtime::given("body", value).map(From::from);
        self
    }

    /// Changes the body that is set so far.
    pub fn body_map<F>(mut self, f: F) -> Self
    where
        F: std::ops::FnOnce(
            types::builder::MovimentoInput,
        ) -> types::builder::MovimentoInput,
    {
        self.body = self.body.map(f);
        self
    }

    /// Sends `POST /operador/eventos/{codEvento}/situacao`.
    pub async fn send(
        self,
    ) -> Result<ResponseValue<types::Movimento>, Error<types::Erro>> {
        let Self { client, cod_evento, body } = self;
        let cod_evento = cod_evento.map_err(Error::unset(&operations::MOVER_EVENTO))?;
        let body = body
            .and_then(|body| {
                types::MovimentoInput::try_from(body).map_err(|error| error.to_string())
            })
            .map_err(Error::unset(&operations::MOVER_EVENTO))?;
        let mut call = client.connection().call(&operations::MOVER_EVENTO);
        call.path("codEvento", &cod_evento);
        call.json("application/json", &body);
        let answer = call.send().await?;
        match answer.status() {
            200 => Ok(answer.json().await?),
            400 | 401 | 404 | 408 | 409 | 413 | 415 | 500 | 503 => {
                Err(answer.refused_json(::std::convert::identity).await)
            }
            _ => Err(answer.undeclared().await),
        }
    }
}

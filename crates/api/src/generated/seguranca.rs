//! Operations tagged `Seguranca`.
//!
//! Made from `spec/service.yaml` by `cargo xtask generate`; do not edit.

/// Operations tagged `Seguranca`.
///
/// Segurança: autenticação e acesso.
pub trait SegurancaApi: super::Authenticate {
    /// Autentica o usuário e entrega um token
    ///
    /// Recebe usuário e senha no cabeçalho `Authorization: Basic` e devolve o registro de acesso. O token
    /// (`authorizationToken`) vale 12 horas e acompanha as demais operações no cabeçalho `Authorization: Bearer`.
    ///
    /// Não precisa de corpo; um objeto vazio (`{}`) também é aceito. Usuário desconhecido e senha errada recebem a
    /// mesma resposta. Autenticações seguidas demais são respondidas com 429: guarde o token em vez de pedir outro.
    ///
    /// `POST /ext/autenticacao`, operation `autenticarUsuario`.
    ///
    /// - `principal`: let in by `basic`.
    /// - `body`: `application/json`. Dispensável. Quando enviado, é um objeto vazio.
    fn autenticar_usuario(
        &self,
        principal: Self::Basic,
        body: Option<std::collections::BTreeMap<String, crate::runtime::Value>>,
    ) -> impl Future<Output = Result<AutenticarUsuarioResponse, super::Errors400_401_408_413_415_429_500_503>> + Send;
}

/// Answers to `POST /ext/autenticacao`, operation `autenticarUsuario`.
#[derive(Debug, Clone, PartialEq)]
pub enum AutenticarUsuarioResponse {
    /// 200: Credencial aceita.
    Ok(AcessoTo),
    /// 400: Corpo que não é o JSON esperado, ou parâmetro inválido, desconhecido ou repetido; nada foi gravado.
    BadRequest(super::Mensagem),
    /// 401: Cabeçalho `Authorization` ausente ou malformado, ou usuário e senha que não conferem.
    Unauthorized {
        /// The body.
        body: super::Mensagem,
        /// Header `WWW-Authenticate`. Esquema de autenticação que a operação espera. At most 200 characters.
        www_authenticate: String,
    },
    /// 408: O corpo chegou devagar demais; nada foi gravado.
    RequestTimeout(super::Mensagem),
    /// 413: O corpo passa do tamanho aceito.
    ContentTooLarge(super::Mensagem),
    /// 415: O corpo não foi enviado como `application/json`.
    UnsupportedMediaType(super::Mensagem),
    /// 429: Autenticações seguidas demais. Repita depois do tempo indicado em `Retry-After`.
    TooManyRequests {
        /// The body.
        body: super::Mensagem,
        /// Header `Retry-After`. Segundos a esperar antes de repetir o pedido. At least 1.
        retry_after: i32,
    },
    /// 500: Falha inesperada do serviço; nada foi gravado.
    InternalServerError(super::Mensagem),
    /// 503: O armazenamento está fora do ar. Repita depois do tempo indicado em `Retry-After`.
    ServiceUnavailable {
        /// The body.
        body: super::Mensagem,
        /// Header `Retry-After`. Segundos a esperar antes de repetir o pedido. At least 1.
        retry_after: i32,
    },
}

impl From<super::Errors400_401_408_413_415_429_500_503> for AutenticarUsuarioResponse {
    fn from(errors: super::Errors400_401_408_413_415_429_500_503) -> Self {
        use super::Errors400_401_408_413_415_429_500_503 as Errors;
        match errors {
            Errors::BadRequest(body) => Self::BadRequest(body),
            Errors::Unauthorized { body, www_authenticate } => Self::Unauthorized { body, www_authenticate },
            Errors::RequestTimeout(body) => Self::RequestTimeout(body),
            Errors::ContentTooLarge(body) => Self::ContentTooLarge(body),
            Errors::UnsupportedMediaType(body) => Self::UnsupportedMediaType(body),
            Errors::TooManyRequests { body, retry_after } => Self::TooManyRequests { body, retry_after },
            Errors::InternalServerError(body) => Self::InternalServerError(body),
            Errors::ServiceUnavailable { body, retry_after } => Self::ServiceUnavailable { body, retry_after },
        }
    }
}

impl AutenticarUsuarioResponse {
    fn reply(self) -> crate::runtime::Answer {
        use super::Errors400_401_408_413_415_429_500_503 as Errors;
        match self {
            Self::Ok(body) => crate::runtime::reply::json(200, "application/json", &body),
            Self::BadRequest(body) => Errors::BadRequest(body).reply(),
            Self::Unauthorized { body, www_authenticate } => Errors::Unauthorized { body, www_authenticate }.reply(),
            Self::RequestTimeout(body) => Errors::RequestTimeout(body).reply(),
            Self::ContentTooLarge(body) => Errors::ContentTooLarge(body).reply(),
            Self::UnsupportedMediaType(body) => Errors::UnsupportedMediaType(body).reply(),
            Self::TooManyRequests { body, retry_after } => Errors::TooManyRequests { body, retry_after }.reply(),
            Self::InternalServerError(body) => Errors::InternalServerError(body).reply(),
            Self::ServiceUnavailable { body, retry_after } => Errors::ServiceUnavailable { body, retry_after }.reply(),
        }
    }
}

pub(super) async fn autenticar_usuario<S: SegurancaApi>(
    service: &S,
    call: &mut crate::runtime::Call,
) -> crate::runtime::Answer {
    let principal = super::security::basic(service, call, [&[]]).await?;
    call.query(&[])?;
    let body: Option<std::collections::BTreeMap<String, crate::runtime::Value>> = call.json_optional(
        crate::runtime::check::any,
    )
    .await?;
    match SegurancaApi::autenticar_usuario(service, principal, body).await {
        Ok(response) => response.reply(),
        Err(errors) => errors.reply(),
    }
}

/// Registro de acesso devolvido pela autenticação.
///
/// Schema `AcessoTO`.
#[derive(Debug, Clone, PartialEq)]
pub struct AcessoTo {
    /// Token a enviar nas demais operações, válido por 12 horas (decisão: até 512 caracteres).
    ///
    /// Property `authorizationToken`. At most 512 characters.
    pub authorization_token: Option<String>,
    /// Palavra do esquema que antecede o token, `Bearer` (decisão: até 20 caracteres).
    ///
    /// Property `authorizationType`. At most 20 characters.
    pub authorization_type: Option<String>,
    /// Código do cliente do sistema.
    ///
    /// Property `codClienteSistema`.
    pub cod_cliente_sistema: Option<super::Codigo>,
    /// Nome do cliente do sistema (decisão: até 200 caracteres).
    ///
    /// Property `nomeClienteSistema`. At most 200 characters.
    pub nome_cliente_sistema: Option<String>,
    /// Código do usuário.
    ///
    /// Property `codUsuario`.
    pub cod_usuario: Option<super::Codigo>,
    /// Nome do usuário (decisão: até 200 caracteres).
    ///
    /// Property `nomeUsuario`. At most 200 characters.
    pub nome_usuario: Option<String>,
    /// Lojas que o usuário pode acessar.
    ///
    /// Property `permissaoLoja`.
    pub permissao_loja: Option<Vec<PermissaoLojaTo>>,
    /// Planos que o usuário pode usar.
    pub plano: Option<Vec<PlanoAcessoTo>>,
}
crate::runtime::object! {
    AcessoTo {
        0 authorization_token "authorizationToken" optional,
        1 authorization_type "authorizationType" optional,
        2 cod_cliente_sistema "codClienteSistema" optional,
        3 nome_cliente_sistema "nomeClienteSistema" optional,
        4 cod_usuario "codUsuario" optional,
        5 nome_usuario "nomeUsuario" optional,
        6 permissao_loja "permissaoLoja" optional,
        7 plano "plano" optional,
    }
}
impl crate::runtime::Check for AcessoTo {
    fn check(&self) -> Result<(), crate::runtime::Fault> {
        if let Some(value) = &self.authorization_token {
            crate::runtime::check::at("authorizationToken", crate::runtime::check::max_length(value, 512))?;
        }
        if let Some(value) = &self.authorization_type {
            crate::runtime::check::at("authorizationType", crate::runtime::check::max_length(value, 20))?;
        }
        if let Some(value) = &self.nome_cliente_sistema {
            crate::runtime::check::at("nomeClienteSistema", crate::runtime::check::max_length(value, 200))?;
        }
        if let Some(value) = &self.nome_usuario {
            crate::runtime::check::at("nomeUsuario", crate::runtime::check::max_length(value, 200))?;
        }
        if let Some(value) = &self.permissao_loja {
            for (index, item) in value.iter().enumerate() {
                crate::runtime::check::at(
                    "permissaoLoja",
                    crate::runtime::check::at_index(index, crate::runtime::Check::check(item)),
                )?;
            }
        }
        if let Some(value) = &self.plano {
            for (index, item) in value.iter().enumerate() {
                crate::runtime::check::at(
                    "plano",
                    crate::runtime::check::at_index(index, crate::runtime::Check::check(item)),
                )?;
            }
        }
        Ok(())
    }
}

/// Loja que o usuário pode acessar.
///
/// Schema `PermissaoLojaTO`.
#[derive(Debug, Clone, PartialEq)]
pub struct PermissaoLojaTo {
    /// Código da loja.
    ///
    /// Property `codLoja`.
    pub cod_loja: Option<super::Codigo>,
    /// Nome da loja (decisão: até 200 caracteres).
    ///
    /// At most 200 characters.
    pub nome: Option<String>,
}
crate::runtime::object! {
    PermissaoLojaTo {
        0 cod_loja "codLoja" optional,
        1 nome "nome" optional,
    }
}
impl crate::runtime::Check for PermissaoLojaTo {
    fn check(&self) -> Result<(), crate::runtime::Fault> {
        if let Some(value) = &self.nome {
            crate::runtime::check::at("nome", crate::runtime::check::max_length(value, 200))?;
        }
        Ok(())
    }
}

/// Plano que o usuário pode usar.
///
/// Schema `PlanoAcessoTO`.
#[derive(Debug, Clone, PartialEq)]
pub struct PlanoAcessoTo {
    /// Código do plano (decisão: os limites são os da pesquisa).
    ///
    /// Property `codPlano`.
    pub cod_plano: Option<super::CodigoPlano>,
    /// Nome do plano (decisão: até 200 caracteres).
    ///
    /// At most 200 characters.
    pub nome: Option<String>,
}
crate::runtime::object! {
    PlanoAcessoTo {
        0 cod_plano "codPlano" optional,
        1 nome "nome" optional,
    }
}
impl crate::runtime::Check for PlanoAcessoTo {
    fn check(&self) -> Result<(), crate::runtime::Fault> {
        if let Some(value) = &self.nome {
            crate::runtime::check::at("nome", crate::runtime::check::max_length(value, 200))?;
        }
        Ok(())
    }
}

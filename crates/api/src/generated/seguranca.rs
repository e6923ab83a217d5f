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
    /// - `context.principal`: let in by `basic`.
    /// - `body`: `application/json`. Dispensável. Quando enviado, é um objeto vazio.
    fn autenticar_usuario(
        &self,
        context: crate::runtime::Context<'_, Self::Basic>,
        body: Option<std::collections::BTreeMap<String, crate::runtime::Value>>,
    ) -> impl Future<Output = Result<AcessoTo, AutenticarUsuarioError>> + Send;
}

/// Errors of `POST /ext/autenticacao`, operation `autenticarUsuario`.
#[derive(Debug)]
pub enum AutenticarUsuarioError {
    /// 400: Corpo que não é o JSON esperado, ou parâmetro inválido, desconhecido ou repetido; nada foi gravado.
    BadRequest(super::CorpoInvalido),
    /// 401: Cabeçalho `Authorization` ausente ou malformado, ou usuário e senha que não conferem.
    Unauthorized(super::Unauthorized),
    /// 408: O corpo chegou devagar demais; nada foi gravado.
    RequestTimeout(super::TempoEsgotado),
    /// 413: O corpo passa do tamanho aceito.
    ContentTooLarge(super::CorpoGrandeDemais),
    /// 415: O corpo não foi enviado como `application/json`.
    UnsupportedMediaType(super::TipoNaoSuportado),
    /// 429: Autenticações seguidas demais. Repita depois do tempo indicado em `Retry-After`.
    TooManyRequests(super::TooManyRequests),
    /// 500: Falha inesperada do serviço; nada foi gravado.
    InternalServerError(super::ErroInterno),
    /// 503: O armazenamento está fora do ar. Repita depois do tempo indicado em `Retry-After`.
    ServiceUnavailable(super::Indisponivel),
    /// An answer that the document does not declare.
    Rejected(crate::runtime::Rejection),
}

crate::runtime::errors! { AutenticarUsuarioError of "autenticarUsuario" from super::AnyError {
    400 BadRequest(super::CorpoInvalido) from BadRequest,
    401 Unauthorized(super::Unauthorized) from Unauthorized,
    408 RequestTimeout(super::TempoEsgotado) from RequestTimeout,
    413 ContentTooLarge(super::CorpoGrandeDemais) from ContentTooLarge,
    415 UnsupportedMediaType(super::TipoNaoSuportado) from UnsupportedMediaType,
    429 TooManyRequests(super::TooManyRequests) from TooManyRequests,
    500 InternalServerError(super::ErroInterno) from InternalServerError,
    503 ServiceUnavailable(super::Indisponivel) from ServiceUnavailable,
} }

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
    match SegurancaApi::autenticar_usuario(service, call.context(principal), body).await {
        Ok(body) => crate::runtime::reply::json(200, "application/json", &body),
        Err(error) => error.reply(call),
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

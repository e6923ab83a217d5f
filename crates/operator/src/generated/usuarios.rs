//! Operations tagged `Usuarios`.
//!
//! Made from `spec/operator.yaml` by `cargo xtask generate`; do not edit.

/// Operations tagged `Usuarios`.
///
/// Usuários: quem pode entrar no serviço, com que senha e em que lojas.
pub trait UsuariosApi: super::Authenticate + super::Reject {
    /// Lista os usuários
    ///
    /// Em ordem de código. Senhas nunca são mostradas.
    ///
    /// `GET /operador/usuarios`, operation `listarUsuarios`.
    ///
    /// - `context.principal`: let in by `operador`.
    fn listar_usuarios(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        parameters: ListarUsuariosParameters,
    ) -> impl Future<Output = Result<PaginaUsuarios, ListarUsuariosError>> + Send;

    /// Cria um usuário
    ///
    /// Sem `senha` no corpo, o serviço gera uma, mostra-a nesta resposta, uma única vez, e a envia ao `email`; a escolhida não é enviada. `codLojas` concede as lojas já na criação. Nome de usuário repetido dá 409; loja inexistente, 400.
    ///
    /// `POST /operador/usuarios`, operation `criarUsuario`.
    ///
    /// - `context.principal`: let in by `operador`.
    /// - `body`: `application/json`. O usuário a criar.
    fn criar_usuario(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        body: UsuarioInput,
    ) -> impl Future<Output = Result<super::Created<UsuarioCriado>, CriarUsuarioError>> + Send;

    /// Consulta um usuário
    ///
    /// Traz as lojas concedidas e o último acesso; a senha nunca.
    ///
    /// `GET /operador/usuarios/{codUsuario}`, operation `consultarUsuario`.
    ///
    /// - `context.principal`: let in by `operador`.
    /// - `cod_usuario`: path `codUsuario`. Código do usuário.
    fn consultar_usuario(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        cod_usuario: super::Codigo,
    ) -> impl Future<Output = Result<Usuario, ConsultarUsuarioError>> + Send;

    /// Altera, desativa ou reativa um usuário
    ///
    /// Desativar revoga na hora todos os tokens do usuário, em todos os processos. Um usuário não se remove, pois os históricos o citam.
    ///
    /// `PATCH /operador/usuarios/{codUsuario}`, operation `alterarUsuario`.
    ///
    /// - `context.principal`: let in by `operador`.
    /// - `cod_usuario`: path `codUsuario`. Código do usuário.
    /// - `body`: `application/json`. O que muda no usuário.
    fn alterar_usuario(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        cod_usuario: super::Codigo,
        body: AlteracaoUsuario,
    ) -> impl Future<Output = Result<Usuario, AlterarUsuarioError>> + Send;

    /// Redefine a senha de um usuário
    ///
    /// O corpo é opcional: sem `senha`, o serviço gera uma e a mostra nesta resposta, uma única vez. Todos os tokens do usuário são revogados.
    ///
    /// `POST /operador/usuarios/{codUsuario}/senha`, operation `redefinirSenha`.
    ///
    /// - `context.principal`: let in by `operador`.
    /// - `cod_usuario`: path `codUsuario`. Código do usuário.
    /// - `body`: `application/json`. A senha nova, se o operador quiser escolhê-la.
    fn redefinir_senha(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        cod_usuario: super::Codigo,
        body: Option<NovaSenha>,
    ) -> impl Future<Output = Result<SenhaRedefinida, RedefinirSenhaError>> + Send;

    /// Revoga todos os tokens de um usuário
    ///
    /// Vale na hora, em todos os processos. O usuário pode entrar de novo; para impedi-lo, desative-o.
    ///
    /// `DELETE /operador/usuarios/{codUsuario}/tokens`, operation `revogarTokens`.
    ///
    /// - `context.principal`: let in by `operador`.
    /// - `cod_usuario`: path `codUsuario`. Código do usuário.
    fn revogar_tokens(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        cod_usuario: super::Codigo,
    ) -> impl Future<Output = Result<(), RevogarTokensError>> + Send;

    /// Concede uma loja a um usuário
    ///
    /// Sem corpo. Vale também para os tokens já emitidos. Conceder de novo nada muda.
    ///
    /// `PUT /operador/usuarios/{codUsuario}/lojas/{codLoja}`, operation `concederLoja`.
    ///
    /// - `context.principal`: let in by `operador`.
    fn conceder_loja(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        parameters: ConcederLojaParameters,
    ) -> impl Future<Output = Result<(), ConcederLojaError>> + Send;

    /// Retira uma loja de um usuário
    ///
    /// Vale também para os tokens já emitidos. Retirar uma loja não concedida nada muda.
    ///
    /// `DELETE /operador/usuarios/{codUsuario}/lojas/{codLoja}`, operation `retirarLoja`.
    ///
    /// - `context.principal`: let in by `operador`.
    fn retirar_loja(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        parameters: RetirarLojaParameters,
    ) -> impl Future<Output = Result<(), RetirarLojaError>> + Send;
}

/// Parameters of `GET /operador/usuarios`, operation `listarUsuarios`.
#[derive(Debug, Clone, PartialEq)]
pub struct ListarUsuariosParameters {
    /// query `ativo`. Só os ativos (`true`) ou só os desativados (`false`). Sem ele, todos.
    pub ativo: Option<bool>,
    /// query `codLoja`. Só os desta loja.
    pub cod_loja: Option<super::Codigo>,
    /// query `cursor`. O `proximoCursor` da página anterior, tal como veio. Só vale com os mesmos filtros (senão, 400).
    pub cursor: Option<super::Cursor>,
    /// query `limite`. Itens por página, no máximo. At least 1, at most 500. Default: `100`.
    pub limite: i32,
}

/// Errors of `GET /operador/usuarios`, operation `listarUsuarios`.
#[derive(Debug)]
pub enum ListarUsuariosError {
    /// 400: O pedido não segue o contrato, ou cita um código que não existe. Nada foi gravado.
    BadRequest(super::RequisicaoInvalida),
    /// 401: A credencial do operador falta ou não vale.
    Unauthorized(super::NaoAutenticado),
    /// 500: Falha do serviço. Nada foi gravado.
    InternalServerError(super::ErroInterno),
    /// 503: O banco não responde, ou o serviço está iniciando ou se desligando. Nada foi gravado.
    ServiceUnavailable(super::Indisponivel),
    /// An answer that the document does not declare.
    Rejected(crate::runtime::Rejection),
}

crate::runtime::errors! { ListarUsuariosError of "listarUsuarios" from super::AnyError {
    400 BadRequest(super::RequisicaoInvalida) from BadRequest,
    401 Unauthorized(super::NaoAutenticado) from Unauthorized,
    500 InternalServerError(super::ErroInterno) from InternalServerError,
    503 ServiceUnavailable(super::Indisponivel) from ServiceUnavailable,
} }

/// Errors of `POST /operador/usuarios`, operation `criarUsuario`.
#[derive(Debug)]
pub enum CriarUsuarioError {
    /// 400: O pedido não segue o contrato, ou cita um código que não existe. Nada foi gravado.
    BadRequest(super::RequisicaoInvalida),
    /// 401: A credencial do operador falta ou não vale.
    Unauthorized(super::NaoAutenticado),
    /// 408: O corpo demorou demais a chegar.
    RequestTimeout(super::TempoEsgotado),
    /// 409: O pedido é válido, mas o estado atual não o permite. Nada foi gravado.
    Conflict(super::Conflito),
    /// 413: O corpo passa do limite.
    ContentTooLarge(super::CorpoGrandeDemais),
    /// 415: O corpo não é `application/json`.
    UnsupportedMediaType(super::TipoNaoAceito),
    /// 500: Falha do serviço. Nada foi gravado.
    InternalServerError(super::ErroInterno),
    /// 503: O banco não responde, ou o serviço está iniciando ou se desligando. Nada foi gravado.
    ServiceUnavailable(super::Indisponivel),
    /// An answer that the document does not declare.
    Rejected(crate::runtime::Rejection),
}

crate::runtime::errors! { CriarUsuarioError of "criarUsuario" from super::AnyError {
    400 BadRequest(super::RequisicaoInvalida) from BadRequest,
    401 Unauthorized(super::NaoAutenticado) from Unauthorized,
    408 RequestTimeout(super::TempoEsgotado) from RequestTimeout,
    409 Conflict(super::Conflito) from Conflict,
    413 ContentTooLarge(super::CorpoGrandeDemais) from ContentTooLarge,
    415 UnsupportedMediaType(super::TipoNaoAceito) from UnsupportedMediaType,
    500 InternalServerError(super::ErroInterno) from InternalServerError,
    503 ServiceUnavailable(super::Indisponivel) from ServiceUnavailable,
} }

/// Errors of `GET /operador/usuarios/{codUsuario}`, operation `consultarUsuario`.
#[derive(Debug)]
pub enum ConsultarUsuarioError {
    /// 400: O pedido não segue o contrato, ou cita um código que não existe. Nada foi gravado.
    BadRequest(super::RequisicaoInvalida),
    /// 401: A credencial do operador falta ou não vale.
    Unauthorized(super::NaoAutenticado),
    /// 404: Não há o que o caminho indica.
    NotFound(super::NaoEncontrado),
    /// 500: Falha do serviço. Nada foi gravado.
    InternalServerError(super::ErroInterno),
    /// 503: O banco não responde, ou o serviço está iniciando ou se desligando. Nada foi gravado.
    ServiceUnavailable(super::Indisponivel),
    /// An answer that the document does not declare.
    Rejected(crate::runtime::Rejection),
}

crate::runtime::errors! { ConsultarUsuarioError of "consultarUsuario" from super::AnyError {
    400 BadRequest(super::RequisicaoInvalida) from BadRequest,
    401 Unauthorized(super::NaoAutenticado) from Unauthorized,
    404 NotFound(super::NaoEncontrado) from NotFound,
    500 InternalServerError(super::ErroInterno) from InternalServerError,
    503 ServiceUnavailable(super::Indisponivel) from ServiceUnavailable,
} }

/// Errors of `PATCH /operador/usuarios/{codUsuario}`, operation `alterarUsuario`.
#[derive(Debug)]
pub enum AlterarUsuarioError {
    /// 400: O pedido não segue o contrato, ou cita um código que não existe. Nada foi gravado.
    BadRequest(super::RequisicaoInvalida),
    /// 401: A credencial do operador falta ou não vale.
    Unauthorized(super::NaoAutenticado),
    /// 404: Não há o que o caminho indica.
    NotFound(super::NaoEncontrado),
    /// 408: O corpo demorou demais a chegar.
    RequestTimeout(super::TempoEsgotado),
    /// 413: O corpo passa do limite.
    ContentTooLarge(super::CorpoGrandeDemais),
    /// 415: O corpo não é `application/json`.
    UnsupportedMediaType(super::TipoNaoAceito),
    /// 500: Falha do serviço. Nada foi gravado.
    InternalServerError(super::ErroInterno),
    /// 503: O banco não responde, ou o serviço está iniciando ou se desligando. Nada foi gravado.
    ServiceUnavailable(super::Indisponivel),
    /// An answer that the document does not declare.
    Rejected(crate::runtime::Rejection),
}

crate::runtime::errors! { AlterarUsuarioError of "alterarUsuario" from super::AnyError {
    400 BadRequest(super::RequisicaoInvalida) from BadRequest,
    401 Unauthorized(super::NaoAutenticado) from Unauthorized,
    404 NotFound(super::NaoEncontrado) from NotFound,
    408 RequestTimeout(super::TempoEsgotado) from RequestTimeout,
    413 ContentTooLarge(super::CorpoGrandeDemais) from ContentTooLarge,
    415 UnsupportedMediaType(super::TipoNaoAceito) from UnsupportedMediaType,
    500 InternalServerError(super::ErroInterno) from InternalServerError,
    503 ServiceUnavailable(super::Indisponivel) from ServiceUnavailable,
} }

/// Errors of `POST /operador/usuarios/{codUsuario}/senha`, operation `redefinirSenha`.
#[derive(Debug)]
pub enum RedefinirSenhaError {
    /// 400: O pedido não segue o contrato, ou cita um código que não existe. Nada foi gravado.
    BadRequest(super::RequisicaoInvalida),
    /// 401: A credencial do operador falta ou não vale.
    Unauthorized(super::NaoAutenticado),
    /// 404: Não há o que o caminho indica.
    NotFound(super::NaoEncontrado),
    /// 408: O corpo demorou demais a chegar.
    RequestTimeout(super::TempoEsgotado),
    /// 413: O corpo passa do limite.
    ContentTooLarge(super::CorpoGrandeDemais),
    /// 415: O corpo não é `application/json`.
    UnsupportedMediaType(super::TipoNaoAceito),
    /// 500: Falha do serviço. Nada foi gravado.
    InternalServerError(super::ErroInterno),
    /// 503: O banco não responde, ou o serviço está iniciando ou se desligando. Nada foi gravado.
    ServiceUnavailable(super::Indisponivel),
    /// An answer that the document does not declare.
    Rejected(crate::runtime::Rejection),
}

crate::runtime::errors! { RedefinirSenhaError of "redefinirSenha" from super::AnyError {
    400 BadRequest(super::RequisicaoInvalida) from BadRequest,
    401 Unauthorized(super::NaoAutenticado) from Unauthorized,
    404 NotFound(super::NaoEncontrado) from NotFound,
    408 RequestTimeout(super::TempoEsgotado) from RequestTimeout,
    413 ContentTooLarge(super::CorpoGrandeDemais) from ContentTooLarge,
    415 UnsupportedMediaType(super::TipoNaoAceito) from UnsupportedMediaType,
    500 InternalServerError(super::ErroInterno) from InternalServerError,
    503 ServiceUnavailable(super::Indisponivel) from ServiceUnavailable,
} }

/// Errors of `DELETE /operador/usuarios/{codUsuario}/tokens`, operation `revogarTokens`.
#[derive(Debug)]
pub enum RevogarTokensError {
    /// 400: O pedido não segue o contrato, ou cita um código que não existe. Nada foi gravado.
    BadRequest(super::RequisicaoInvalida),
    /// 401: A credencial do operador falta ou não vale.
    Unauthorized(super::NaoAutenticado),
    /// 404: Não há o que o caminho indica.
    NotFound(super::NaoEncontrado),
    /// 500: Falha do serviço. Nada foi gravado.
    InternalServerError(super::ErroInterno),
    /// 503: O banco não responde, ou o serviço está iniciando ou se desligando. Nada foi gravado.
    ServiceUnavailable(super::Indisponivel),
    /// An answer that the document does not declare.
    Rejected(crate::runtime::Rejection),
}

crate::runtime::errors! { RevogarTokensError of "revogarTokens" from super::AnyError {
    400 BadRequest(super::RequisicaoInvalida) from BadRequest,
    401 Unauthorized(super::NaoAutenticado) from Unauthorized,
    404 NotFound(super::NaoEncontrado) from NotFound,
    500 InternalServerError(super::ErroInterno) from InternalServerError,
    503 ServiceUnavailable(super::Indisponivel) from ServiceUnavailable,
} }

/// Parameters of `PUT /operador/usuarios/{codUsuario}/lojas/{codLoja}`, operation `concederLoja`.
#[derive(Debug, Clone, PartialEq)]
pub struct ConcederLojaParameters {
    /// path `codUsuario`. Código do usuário.
    pub cod_usuario: super::Codigo,
    /// path `codLoja`. Código da loja.
    pub cod_loja: super::Codigo,
}

/// Errors of `PUT /operador/usuarios/{codUsuario}/lojas/{codLoja}`, operation `concederLoja`.
#[derive(Debug)]
pub enum ConcederLojaError {
    /// 400: O pedido não segue o contrato, ou cita um código que não existe. Nada foi gravado.
    BadRequest(super::RequisicaoInvalida),
    /// 401: A credencial do operador falta ou não vale.
    Unauthorized(super::NaoAutenticado),
    /// 404: Não há o que o caminho indica.
    NotFound(super::NaoEncontrado),
    /// 500: Falha do serviço. Nada foi gravado.
    InternalServerError(super::ErroInterno),
    /// 503: O banco não responde, ou o serviço está iniciando ou se desligando. Nada foi gravado.
    ServiceUnavailable(super::Indisponivel),
    /// An answer that the document does not declare.
    Rejected(crate::runtime::Rejection),
}

crate::runtime::errors! { ConcederLojaError of "concederLoja" from super::AnyError {
    400 BadRequest(super::RequisicaoInvalida) from BadRequest,
    401 Unauthorized(super::NaoAutenticado) from Unauthorized,
    404 NotFound(super::NaoEncontrado) from NotFound,
    500 InternalServerError(super::ErroInterno) from InternalServerError,
    503 ServiceUnavailable(super::Indisponivel) from ServiceUnavailable,
} }

/// Parameters of `DELETE /operador/usuarios/{codUsuario}/lojas/{codLoja}`, operation `retirarLoja`.
#[derive(Debug, Clone, PartialEq)]
pub struct RetirarLojaParameters {
    /// path `codUsuario`. Código do usuário.
    pub cod_usuario: super::Codigo,
    /// path `codLoja`. Código da loja.
    pub cod_loja: super::Codigo,
}

/// Errors of `DELETE /operador/usuarios/{codUsuario}/lojas/{codLoja}`, operation `retirarLoja`.
#[derive(Debug)]
pub enum RetirarLojaError {
    /// 400: O pedido não segue o contrato, ou cita um código que não existe. Nada foi gravado.
    BadRequest(super::RequisicaoInvalida),
    /// 401: A credencial do operador falta ou não vale.
    Unauthorized(super::NaoAutenticado),
    /// 404: Não há o que o caminho indica.
    NotFound(super::NaoEncontrado),
    /// 500: Falha do serviço. Nada foi gravado.
    InternalServerError(super::ErroInterno),
    /// 503: O banco não responde, ou o serviço está iniciando ou se desligando. Nada foi gravado.
    ServiceUnavailable(super::Indisponivel),
    /// An answer that the document does not declare.
    Rejected(crate::runtime::Rejection),
}

crate::runtime::errors! { RetirarLojaError of "retirarLoja" from super::AnyError {
    400 BadRequest(super::RequisicaoInvalida) from BadRequest,
    401 Unauthorized(super::NaoAutenticado) from Unauthorized,
    404 NotFound(super::NaoEncontrado) from NotFound,
    500 InternalServerError(super::ErroInterno) from InternalServerError,
    503 ServiceUnavailable(super::Indisponivel) from ServiceUnavailable,
} }

pub(super) async fn listar_usuarios<S: UsuariosApi>(
    service: &S,
    call: &mut crate::runtime::Call,
) -> crate::runtime::Answer {
    const QUERY: [crate::runtime::query::Field; 4] = [
        crate::runtime::query::Field::single("ativo"),
        crate::runtime::query::Field::single("codLoja"),
        crate::runtime::query::Field::single("cursor"),
        crate::runtime::query::Field::single("limite"),
    ];
    let principal = super::security::operador(service, call, [&[]]).await?;
    let query = call.query(&QUERY)?;
    let ativo: Option<bool> = query.optional(0, crate::runtime::check::any)?;
    let cod_loja: Option<super::Codigo> = query.optional(1, crate::runtime::check::any)?;
    let cursor: Option<super::Cursor> = query.optional(2, crate::runtime::check::any)?;
    let limite: i32 = query.or(3, 100, |value: &i32| {
        crate::runtime::check::minimum(value, 1)?;
        crate::runtime::check::maximum(value, 500)?;
        Ok(())
    })?;
    let parameters = ListarUsuariosParameters { ativo, cod_loja, cursor, limite };
    match UsuariosApi::listar_usuarios(service, call.context(principal), parameters).await {
        Ok(body) => crate::runtime::reply::json(200, "application/json", &body),
        Err(error) => error.reply(call),
    }
}

pub(super) async fn criar_usuario<S: UsuariosApi>(
    service: &S,
    call: &mut crate::runtime::Call,
) -> crate::runtime::Answer {
    let principal = super::security::operador(service, call, [&[]]).await?;
    call.query(&[])?;
    let body: UsuarioInput = call.json(|value: &UsuarioInput| {
        crate::runtime::Check::check(value)?;
        Ok(())
    })
    .await?;
    match UsuariosApi::criar_usuario(service, call.context(principal), body).await {
        Ok(answer) => answer.reply(|body| crate::runtime::reply::json(201, "application/json", &body)),
        Err(error) => error.reply(call),
    }
}

pub(super) async fn consultar_usuario<S: UsuariosApi>(
    service: &S,
    call: &mut crate::runtime::Call,
) -> crate::runtime::Answer {
    let principal = super::security::operador(service, call, [&[]]).await?;
    let cod_usuario: super::Codigo = call.path(0, "codUsuario", crate::runtime::check::any)?;
    call.query(&[])?;
    match UsuariosApi::consultar_usuario(service, call.context(principal), cod_usuario).await {
        Ok(body) => crate::runtime::reply::json(200, "application/json", &body),
        Err(error) => error.reply(call),
    }
}

pub(super) async fn alterar_usuario<S: UsuariosApi>(
    service: &S,
    call: &mut crate::runtime::Call,
) -> crate::runtime::Answer {
    let principal = super::security::operador(service, call, [&[]]).await?;
    let cod_usuario: super::Codigo = call.path(0, "codUsuario", crate::runtime::check::any)?;
    call.query(&[])?;
    let body: AlteracaoUsuario = call.json(|value: &AlteracaoUsuario| {
        crate::runtime::Check::check(value)?;
        Ok(())
    })
    .await?;
    match UsuariosApi::alterar_usuario(service, call.context(principal), cod_usuario, body).await {
        Ok(body) => crate::runtime::reply::json(200, "application/json", &body),
        Err(error) => error.reply(call),
    }
}

pub(super) async fn redefinir_senha<S: UsuariosApi>(
    service: &S,
    call: &mut crate::runtime::Call,
) -> crate::runtime::Answer {
    let principal = super::security::operador(service, call, [&[]]).await?;
    let cod_usuario: super::Codigo = call.path(0, "codUsuario", crate::runtime::check::any)?;
    call.query(&[])?;
    let body: Option<NovaSenha> = call.json_optional(crate::runtime::check::any).await?;
    match UsuariosApi::redefinir_senha(service, call.context(principal), cod_usuario, body).await {
        Ok(body) => crate::runtime::reply::json(200, "application/json", &body),
        Err(error) => error.reply(call),
    }
}

pub(super) async fn revogar_tokens<S: UsuariosApi>(
    service: &S,
    call: &mut crate::runtime::Call,
) -> crate::runtime::Answer {
    let principal = super::security::operador(service, call, [&[]]).await?;
    let cod_usuario: super::Codigo = call.path(0, "codUsuario", crate::runtime::check::any)?;
    call.query(&[])?;
    match UsuariosApi::revogar_tokens(service, call.context(principal), cod_usuario).await {
        Ok(()) => crate::runtime::reply::empty(204),
        Err(error) => error.reply(call),
    }
}

pub(super) async fn conceder_loja<S: UsuariosApi>(
    service: &S,
    call: &mut crate::runtime::Call,
) -> crate::runtime::Answer {
    let principal = super::security::operador(service, call, [&[]]).await?;
    let cod_usuario: super::Codigo = call.path(0, "codUsuario", crate::runtime::check::any)?;
    let cod_loja: super::Codigo = call.path(1, "codLoja", crate::runtime::check::any)?;
    call.query(&[])?;
    let parameters = ConcederLojaParameters { cod_usuario, cod_loja };
    match UsuariosApi::conceder_loja(service, call.context(principal), parameters).await {
        Ok(()) => crate::runtime::reply::empty(204),
        Err(error) => error.reply(call),
    }
}

pub(super) async fn retirar_loja<S: UsuariosApi>(
    service: &S,
    call: &mut crate::runtime::Call,
) -> crate::runtime::Answer {
    let principal = super::security::operador(service, call, [&[]]).await?;
    let cod_usuario: super::Codigo = call.path(0, "codUsuario", crate::runtime::check::any)?;
    let cod_loja: super::Codigo = call.path(1, "codLoja", crate::runtime::check::any)?;
    call.query(&[])?;
    let parameters = RetirarLojaParameters { cod_usuario, cod_loja };
    match UsuariosApi::retirar_loja(service, call.context(principal), parameters).await {
        Ok(()) => crate::runtime::reply::empty(204),
        Err(error) => error.reply(call),
    }
}

/// Uma página de usuários.
///
/// Schema `PaginaUsuarios`.
#[derive(Debug, Clone, PartialEq)]
pub struct PaginaUsuarios {
    /// Os itens desta página.
    pub itens: Vec<Usuario>,
    /// O `cursor` da página seguinte; `null` na última.
    ///
    /// Property `proximoCursor`. At most 512 characters.
    pub proximo_cursor: Option<String>,
}
crate::runtime::object! {
    PaginaUsuarios {
        0 itens "itens" required,
        1 proximo_cursor "proximoCursor" nullable,
    }
}
impl crate::runtime::Check for PaginaUsuarios {
    fn check(&self) -> Result<(), crate::runtime::Fault> {
        for (index, item) in self.itens.iter().enumerate() {
            crate::runtime::check::at(
                "itens",
                crate::runtime::check::at_index(index, crate::runtime::Check::check(item)),
            )?;
        }
        if let Some(value) = &self.proximo_cursor {
            crate::runtime::check::at("proximoCursor", crate::runtime::check::max_length(value, 512))?;
        }
        Ok(())
    }
}

/// Quem pode entrar no serviço.
///
/// Schema `Usuario`.
#[derive(Debug, Clone, PartialEq)]
pub struct Usuario {
    /// Código do usuário, dado pelo serviço.
    ///
    /// Property `codUsuario`.
    pub cod_usuario: Option<super::Codigo>,
    /// Nome com que entra. Único; não muda.
    ///
    /// At least 3 characters, at most 64 characters, matching `^[a-z0-9][a-z0-9._-]{2,63}$`.
    pub usuario: String,
    /// Nome legível.
    ///
    /// Property `nomeUsuario`.
    pub nome_usuario: super::Nome,
    /// Para onde a senha é enviada por quem opera.
    pub email: super::Email,
    /// Se pode entrar.
    ///
    /// Default: `true`.
    pub ativo: bool,
    /// As lojas que vê. Na criação, concede-as; depois, use as operações de lojas.
    ///
    /// Property `codLojas`. At most 1000 elements, no two elements equal.
    pub cod_lojas: Option<Vec<super::Codigo>>,
    /// Quando foi criado.
    ///
    /// Property `criadoEm`.
    pub criado_em: Option<super::DataHora>,
    /// Última autenticação; `null` se nunca entrou.
    ///
    /// Property `ultimoAcessoEm`.
    pub ultimo_acesso_em: Option<Option<crate::runtime::DateTime>>,
}
crate::runtime::object! {
    Usuario {
        0 cod_usuario "codUsuario" optional,
        1 usuario "usuario" required,
        2 nome_usuario "nomeUsuario" required,
        3 email "email" required,
        4 ativo "ativo" default(true),
        5 cod_lojas "codLojas" optional,
        6 criado_em "criadoEm" optional,
        7 ultimo_acesso_em "ultimoAcessoEm" both,
    }
}
impl crate::runtime::Check for Usuario {
    fn check(&self) -> Result<(), crate::runtime::Fault> {
        crate::runtime::check::at("usuario", crate::runtime::check::saying("deve ter de 3 a 64 letras minúsculas, dígitos, pontos, hífens ou sublinhados, e começar por letra ou dígito", || {
            crate::runtime::check::min_length(&self.usuario, 3)?;
            crate::runtime::check::max_length(&self.usuario, 64)?;
            crate::runtime::check::pattern(&self.usuario, &super::patterns::PATTERN_2)?;
            Ok(())
        }))?;
        if let Some(value) = &self.cod_lojas {
            crate::runtime::check::at("codLojas", crate::runtime::check::max_items(value, 1000))?;
            crate::runtime::check::at("codLojas", crate::runtime::check::unique_items(value))?;
        }
        Ok(())
    }
}

/// Quem pode entrar no serviço.
///
/// Schema `Usuario`.
#[derive(Debug, Clone, PartialEq)]
pub struct UsuarioInput {
    /// Nome com que entra. Único; não muda.
    ///
    /// At least 3 characters, at most 64 characters, matching `^[a-z0-9][a-z0-9._-]{2,63}$`.
    pub usuario: String,
    /// Nome legível.
    ///
    /// Property `nomeUsuario`.
    pub nome_usuario: super::Nome,
    /// Para onde a senha é enviada por quem opera.
    pub email: super::Email,
    /// Senha inicial. Sem ela, o serviço gera uma.
    pub senha: Option<Senha>,
    /// Se pode entrar.
    ///
    /// Default: `true`.
    pub ativo: bool,
    /// As lojas que vê. Na criação, concede-as; depois, use as operações de lojas.
    ///
    /// Property `codLojas`. At most 1000 elements, no two elements equal.
    pub cod_lojas: Option<Vec<super::Codigo>>,
}
crate::runtime::object! {
    UsuarioInput {
        0 usuario "usuario" required,
        1 nome_usuario "nomeUsuario" required,
        2 email "email" required,
        3 senha "senha" optional,
        4 ativo "ativo" default(true),
        5 cod_lojas "codLojas" optional,
    }
}
impl crate::runtime::Check for UsuarioInput {
    fn check(&self) -> Result<(), crate::runtime::Fault> {
        crate::runtime::check::at("usuario", crate::runtime::check::saying("deve ter de 3 a 64 letras minúsculas, dígitos, pontos, hífens ou sublinhados, e começar por letra ou dígito", || {
            crate::runtime::check::min_length(&self.usuario, 3)?;
            crate::runtime::check::max_length(&self.usuario, 64)?;
            crate::runtime::check::pattern(&self.usuario, &super::patterns::PATTERN_2)?;
            Ok(())
        }))?;
        if let Some(value) = &self.cod_lojas {
            crate::runtime::check::at("codLojas", crate::runtime::check::max_items(value, 1000))?;
            crate::runtime::check::at("codLojas", crate::runtime::check::unique_items(value))?;
        }
        Ok(())
    }
}

/// Senha. Vale qualquer caractere, dois-pontos inclusive.
///
/// Schema `Senha`. At least 12 characters, at most 128 characters.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Senha(String);
crate::runtime::newtype! {
    Senha(String) |value| {
        crate::runtime::check::min_length(value, 12)?;
        crate::runtime::check::max_length(value, 128)?;
        Ok(())
    }
}

/// O usuário e, se o serviço a gerou, a senha.
///
/// Schema `UsuarioCriado`.
#[derive(Debug, Clone, PartialEq)]
pub struct UsuarioCriado {
    /// Código do usuário, dado pelo serviço.
    ///
    /// Property `codUsuario`.
    pub cod_usuario: Option<super::Codigo>,
    /// Nome com que entra. Único; não muda.
    ///
    /// At least 3 characters, at most 64 characters, matching `^[a-z0-9][a-z0-9._-]{2,63}$`.
    pub usuario: String,
    /// Nome legível.
    ///
    /// Property `nomeUsuario`.
    pub nome_usuario: super::Nome,
    /// Para onde a senha é enviada por quem opera.
    pub email: super::Email,
    /// Se pode entrar.
    ///
    /// Default: `true`.
    pub ativo: bool,
    /// As lojas que vê. Na criação, concede-as; depois, use as operações de lojas.
    ///
    /// Property `codLojas`. At most 1000 elements, no two elements equal.
    pub cod_lojas: Option<Vec<super::Codigo>>,
    /// Quando foi criado.
    ///
    /// Property `criadoEm`.
    pub criado_em: Option<super::DataHora>,
    /// Última autenticação; `null` se nunca entrou.
    ///
    /// Property `ultimoAcessoEm`.
    pub ultimo_acesso_em: Option<Option<crate::runtime::DateTime>>,
    /// Mostrada só nesta resposta. Falta quando a senha veio no pedido.
    ///
    /// Property `senhaGerada`.
    pub senha_gerada: Option<Senha>,
}
crate::runtime::object! {
    UsuarioCriado {
        0 cod_usuario "codUsuario" optional,
        1 usuario "usuario" required,
        2 nome_usuario "nomeUsuario" required,
        3 email "email" required,
        4 ativo "ativo" default(true),
        5 cod_lojas "codLojas" optional,
        6 criado_em "criadoEm" optional,
        7 ultimo_acesso_em "ultimoAcessoEm" both,
        8 senha_gerada "senhaGerada" optional,
    }
}
impl crate::runtime::Check for UsuarioCriado {
    fn check(&self) -> Result<(), crate::runtime::Fault> {
        crate::runtime::check::at("usuario", crate::runtime::check::saying("deve ter de 3 a 64 letras minúsculas, dígitos, pontos, hífens ou sublinhados, e começar por letra ou dígito", || {
            crate::runtime::check::min_length(&self.usuario, 3)?;
            crate::runtime::check::max_length(&self.usuario, 64)?;
            crate::runtime::check::pattern(&self.usuario, &super::patterns::PATTERN_2)?;
            Ok(())
        }))?;
        if let Some(value) = &self.cod_lojas {
            crate::runtime::check::at("codLojas", crate::runtime::check::max_items(value, 1000))?;
            crate::runtime::check::at("codLojas", crate::runtime::check::unique_items(value))?;
        }
        Ok(())
    }
}

/// O que muda no usuário; o que falta fica como está.
///
/// Schema `AlteracaoUsuario`. At least 1 property.
#[derive(Debug, Clone, PartialEq)]
pub struct AlteracaoUsuario {
    /// Nome legível.
    ///
    /// Property `nomeUsuario`.
    pub nome_usuario: Option<super::Nome>,
    /// E-mail.
    pub email: Option<super::Email>,
    /// Se pode entrar.
    pub ativo: Option<bool>,
    /// Properties that are not declared.
    pub additional: std::collections::BTreeMap<String, crate::runtime::Value>,
}
crate::runtime::object! {
    AlteracaoUsuario {
        0 nome_usuario "nomeUsuario" optional,
        1 email "email" optional,
        2 ativo "ativo" optional,
    }
    additional additional
}
impl crate::runtime::Check for AlteracaoUsuario {
    fn check(&self) -> Result<(), crate::runtime::Fault> {
        crate::runtime::check::min_properties(self, 1)?;
        Ok(())
    }
}

/// A senha escolhida pelo operador.
///
/// Schema `NovaSenha`.
#[derive(Debug, Clone, PartialEq)]
pub struct NovaSenha {
    /// Sem ela, o serviço gera uma.
    pub senha: Option<Senha>,
}
crate::runtime::object! {
    NovaSenha {
        0 senha "senha" optional,
    }
}

/// O resultado da redefinição.
///
/// Schema `SenhaRedefinida`.
#[derive(Debug, Clone, PartialEq)]
pub struct SenhaRedefinida {
    /// Mostrada só nesta resposta. Falta quando a senha veio no pedido.
    ///
    /// Property `senhaGerada`.
    pub senha_gerada: Option<Senha>,
    /// Quantos tokens deixaram de valer.
    ///
    /// Property `tokensRevogados`. At least 0.
    pub tokens_revogados: Option<i64>,
}
crate::runtime::object! {
    SenhaRedefinida {
        0 senha_gerada "senhaGerada" optional,
        1 tokens_revogados "tokensRevogados" optional,
    }
}
impl crate::runtime::Check for SenhaRedefinida {
    fn check(&self) -> Result<(), crate::runtime::Fault> {
        if let Some(value) = &self.tokens_revogados {
            crate::runtime::check::at("tokensRevogados", crate::runtime::check::minimum(value, 0))?;
        }
        Ok(())
    }
}

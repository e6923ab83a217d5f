//! Operations tagged `Usuarios`.
//!
//! Made from `spec/operator.yaml` by `cargo xtask generate`; do not edit.

/// Operations tagged `Usuarios`.
///
/// Usuários: quem pode entrar no serviço, com que senha e em que lojas.
pub trait UsuariosApi: super::Authenticate {
    /// Lista os usuários
    ///
    /// Em ordem de código. Senhas nunca são mostradas.
    ///
    /// `GET /operador/usuarios`, operation `listarUsuarios`.
    ///
    /// - `principal`: let in by `operador`.
    /// - `ativo`: query `ativo`. Só os ativos (`true`) ou só os desativados (`false`). Sem ele, todos.
    /// - `cod_loja`: query `codLoja`. Só os desta loja.
    /// - `cursor`: query `cursor`. O `proximoCursor` da página anterior, tal como veio. Só vale com os mesmos filtros (senão, 400).
    /// - `limite`: query `limite`. Itens por página, no máximo. At least 1, at most 500. Default: `100`.
    fn listar_usuarios(
        &self,
        principal: Self::Operador,
        ativo: Option<bool>,
        cod_loja: Option<super::Codigo>,
        cursor: Option<super::Cursor>,
        limite: i32,
    ) -> impl Future<Output = Result<ListarUsuariosResponse, super::Errors400_401_500_503>> + Send;

    /// Cria um usuário
    ///
    /// Sem `senha` no corpo, o serviço gera uma e a mostra nesta resposta, uma única vez. `codLojas` concede as lojas já na criação. Nome de usuário repetido dá 409; loja inexistente, 400.
    ///
    /// `POST /operador/usuarios`, operation `criarUsuario`.
    ///
    /// - `principal`: let in by `operador`.
    /// - `body`: `application/json`. O usuário a criar.
    fn criar_usuario(
        &self,
        principal: Self::Operador,
        body: UsuarioInput,
    ) -> impl Future<Output = Result<CriarUsuarioResponse, super::Errors400_401_408_409_413_415_500_503>> + Send;

    /// Consulta um usuário
    ///
    /// Traz as lojas concedidas e o último acesso; a senha nunca.
    ///
    /// `GET /operador/usuarios/{codUsuario}`, operation `consultarUsuario`.
    ///
    /// - `principal`: let in by `operador`.
    /// - `cod_usuario`: path `codUsuario`. Código do usuário.
    fn consultar_usuario(
        &self,
        principal: Self::Operador,
        cod_usuario: super::Codigo,
    ) -> impl Future<Output = Result<ConsultarUsuarioResponse, super::Errors400_401_404_500_503>> + Send;

    /// Altera, desativa ou reativa um usuário
    ///
    /// Desativar revoga na hora todos os tokens do usuário, em todos os processos. Um usuário não se remove, pois os históricos o citam.
    ///
    /// `PATCH /operador/usuarios/{codUsuario}`, operation `alterarUsuario`.
    ///
    /// - `principal`: let in by `operador`.
    /// - `cod_usuario`: path `codUsuario`. Código do usuário.
    /// - `body`: `application/json`. O que muda no usuário.
    fn alterar_usuario(
        &self,
        principal: Self::Operador,
        cod_usuario: super::Codigo,
        body: AlteracaoUsuario,
    ) -> impl Future<Output = Result<AlterarUsuarioResponse, super::Errors400_401_404_408_413_415_500_503>> + Send;

    /// Redefine a senha de um usuário
    ///
    /// O corpo é opcional: sem `senha`, o serviço gera uma e a mostra nesta resposta, uma única vez. Todos os tokens do usuário são revogados.
    ///
    /// `POST /operador/usuarios/{codUsuario}/senha`, operation `redefinirSenha`.
    ///
    /// - `principal`: let in by `operador`.
    /// - `cod_usuario`: path `codUsuario`. Código do usuário.
    /// - `body`: `application/json`. A senha nova, se o operador quiser escolhê-la.
    fn redefinir_senha(
        &self,
        principal: Self::Operador,
        cod_usuario: super::Codigo,
        body: Option<NovaSenha>,
    ) -> impl Future<Output = Result<RedefinirSenhaResponse, super::Errors400_401_404_408_413_415_500_503>> + Send;

    /// Revoga todos os tokens de um usuário
    ///
    /// Vale na hora, em todos os processos. O usuário pode entrar de novo; para impedi-lo, desative-o.
    ///
    /// `DELETE /operador/usuarios/{codUsuario}/tokens`, operation `revogarTokens`.
    ///
    /// - `principal`: let in by `operador`.
    /// - `cod_usuario`: path `codUsuario`. Código do usuário.
    fn revogar_tokens(
        &self,
        principal: Self::Operador,
        cod_usuario: super::Codigo,
    ) -> impl Future<Output = Result<RevogarTokensResponse, super::Errors400_401_404_500_503>> + Send;

    /// Concede uma loja a um usuário
    ///
    /// Sem corpo. Vale também para os tokens já emitidos. Conceder de novo nada muda.
    ///
    /// `PUT /operador/usuarios/{codUsuario}/lojas/{codLoja}`, operation `concederLoja`.
    ///
    /// - `principal`: let in by `operador`.
    /// - `cod_usuario`: path `codUsuario`. Código do usuário.
    /// - `cod_loja`: path `codLoja`. Código da loja.
    fn conceder_loja(
        &self,
        principal: Self::Operador,
        cod_usuario: super::Codigo,
        cod_loja: super::Codigo,
    ) -> impl Future<Output = Result<ConcederLojaResponse, super::Errors400_401_404_500_503>> + Send;

    /// Retira uma loja de um usuário
    ///
    /// Vale também para os tokens já emitidos. Retirar uma loja não concedida nada muda.
    ///
    /// `DELETE /operador/usuarios/{codUsuario}/lojas/{codLoja}`, operation `retirarLoja`.
    ///
    /// - `principal`: let in by `operador`.
    /// - `cod_usuario`: path `codUsuario`. Código do usuário.
    /// - `cod_loja`: path `codLoja`. Código da loja.
    fn retirar_loja(
        &self,
        principal: Self::Operador,
        cod_usuario: super::Codigo,
        cod_loja: super::Codigo,
    ) -> impl Future<Output = Result<RetirarLojaResponse, super::Errors400_401_404_500_503>> + Send;
}

/// Answers to `GET /operador/usuarios`, operation `listarUsuarios`.
#[derive(Debug, Clone, PartialEq)]
pub enum ListarUsuariosResponse {
    /// 200: Uma página de usuários.
    Ok(PaginaUsuarios),
    /// 400: O pedido não segue o contrato, ou cita um código que não existe. Nada foi gravado.
    BadRequest(super::Erro),
    /// 401: A credencial do operador falta ou não vale.
    Unauthorized {
        /// The body.
        body: super::Erro,
        /// Header `WWW-Authenticate`. O esquema que a credencial deve seguir. At most 128 characters.
        www_authenticate: Option<String>,
    },
    /// 500: Falha do serviço. Nada foi gravado.
    InternalServerError(super::Erro),
    /// 503: O banco não responde, ou o serviço está iniciando ou se desligando. Nada foi gravado.
    ServiceUnavailable {
        /// The body.
        body: super::Erro,
        /// Header `Retry-After`. Espera sugerida, em segundos. At least 0.
        retry_after: Option<i32>,
    },
}

impl From<super::Errors400_401_500_503> for ListarUsuariosResponse {
    fn from(errors: super::Errors400_401_500_503) -> Self {
        use super::Errors400_401_500_503 as Errors;
        match errors {
            Errors::BadRequest(body) => Self::BadRequest(body),
            Errors::Unauthorized { body, www_authenticate } => Self::Unauthorized { body, www_authenticate },
            Errors::InternalServerError(body) => Self::InternalServerError(body),
            Errors::ServiceUnavailable { body, retry_after } => Self::ServiceUnavailable { body, retry_after },
        }
    }
}

impl ListarUsuariosResponse {
    fn reply(self) -> crate::runtime::Answer {
        use super::Errors400_401_500_503 as Errors;
        match self {
            Self::Ok(body) => crate::runtime::reply::json(200, "application/json", &body),
            Self::BadRequest(body) => Errors::BadRequest(body).reply(),
            Self::Unauthorized { body, www_authenticate } => Errors::Unauthorized { body, www_authenticate }.reply(),
            Self::InternalServerError(body) => Errors::InternalServerError(body).reply(),
            Self::ServiceUnavailable { body, retry_after } => Errors::ServiceUnavailable { body, retry_after }.reply(),
        }
    }
}

/// Answers to `POST /operador/usuarios`, operation `criarUsuario`.
#[derive(Debug, Clone, PartialEq)]
pub enum CriarUsuarioResponse {
    /// 201: Usuário criado.
    Created {
        /// The body.
        body: UsuarioCriado,
        /// Header `Location`. Caminho do que foi criado. At most 256 characters.
        location: Option<String>,
    },
    /// 400: O pedido não segue o contrato, ou cita um código que não existe. Nada foi gravado.
    BadRequest(super::Erro),
    /// 401: A credencial do operador falta ou não vale.
    Unauthorized {
        /// The body.
        body: super::Erro,
        /// Header `WWW-Authenticate`. O esquema que a credencial deve seguir. At most 128 characters.
        www_authenticate: Option<String>,
    },
    /// 408: O corpo demorou demais a chegar.
    RequestTimeout(super::Erro),
    /// 409: O pedido é válido, mas o estado atual não o permite. Nada foi gravado.
    Conflict(super::Erro),
    /// 413: O corpo passa do limite.
    ContentTooLarge(super::Erro),
    /// 415: O corpo não é `application/json`.
    UnsupportedMediaType(super::Erro),
    /// 500: Falha do serviço. Nada foi gravado.
    InternalServerError(super::Erro),
    /// 503: O banco não responde, ou o serviço está iniciando ou se desligando. Nada foi gravado.
    ServiceUnavailable {
        /// The body.
        body: super::Erro,
        /// Header `Retry-After`. Espera sugerida, em segundos. At least 0.
        retry_after: Option<i32>,
    },
}

impl From<super::Errors400_401_408_409_413_415_500_503> for CriarUsuarioResponse {
    fn from(errors: super::Errors400_401_408_409_413_415_500_503) -> Self {
        use super::Errors400_401_408_409_413_415_500_503 as Errors;
        match errors {
            Errors::BadRequest(body) => Self::BadRequest(body),
            Errors::Unauthorized { body, www_authenticate } => Self::Unauthorized { body, www_authenticate },
            Errors::RequestTimeout(body) => Self::RequestTimeout(body),
            Errors::Conflict(body) => Self::Conflict(body),
            Errors::ContentTooLarge(body) => Self::ContentTooLarge(body),
            Errors::UnsupportedMediaType(body) => Self::UnsupportedMediaType(body),
            Errors::InternalServerError(body) => Self::InternalServerError(body),
            Errors::ServiceUnavailable { body, retry_after } => Self::ServiceUnavailable { body, retry_after },
        }
    }
}

impl CriarUsuarioResponse {
    fn reply(self) -> crate::runtime::Answer {
        use super::Errors400_401_408_409_413_415_500_503 as Errors;
        match self {
            Self::Created { body, location } => {
                let mut reply = crate::runtime::reply::json(201, "application/json", &body)?;
                if let Some(value) = location {
                    reply.header("location", value)?;
                }
                Ok(reply)
            }
            Self::BadRequest(body) => Errors::BadRequest(body).reply(),
            Self::Unauthorized { body, www_authenticate } => Errors::Unauthorized { body, www_authenticate }.reply(),
            Self::RequestTimeout(body) => Errors::RequestTimeout(body).reply(),
            Self::Conflict(body) => Errors::Conflict(body).reply(),
            Self::ContentTooLarge(body) => Errors::ContentTooLarge(body).reply(),
            Self::UnsupportedMediaType(body) => Errors::UnsupportedMediaType(body).reply(),
            Self::InternalServerError(body) => Errors::InternalServerError(body).reply(),
            Self::ServiceUnavailable { body, retry_after } => Errors::ServiceUnavailable { body, retry_after }.reply(),
        }
    }
}

/// Answers to `GET /operador/usuarios/{codUsuario}`, operation `consultarUsuario`.
#[derive(Debug, Clone, PartialEq)]
pub enum ConsultarUsuarioResponse {
    /// 200: O usuário.
    Ok(Usuario),
    /// 400: O pedido não segue o contrato, ou cita um código que não existe. Nada foi gravado.
    BadRequest(super::Erro),
    /// 401: A credencial do operador falta ou não vale.
    Unauthorized {
        /// The body.
        body: super::Erro,
        /// Header `WWW-Authenticate`. O esquema que a credencial deve seguir. At most 128 characters.
        www_authenticate: Option<String>,
    },
    /// 404: Não há o que o caminho indica.
    NotFound(super::Erro),
    /// 500: Falha do serviço. Nada foi gravado.
    InternalServerError(super::Erro),
    /// 503: O banco não responde, ou o serviço está iniciando ou se desligando. Nada foi gravado.
    ServiceUnavailable {
        /// The body.
        body: super::Erro,
        /// Header `Retry-After`. Espera sugerida, em segundos. At least 0.
        retry_after: Option<i32>,
    },
}

impl From<super::Errors400_401_404_500_503> for ConsultarUsuarioResponse {
    fn from(errors: super::Errors400_401_404_500_503) -> Self {
        use super::Errors400_401_404_500_503 as Errors;
        match errors {
            Errors::BadRequest(body) => Self::BadRequest(body),
            Errors::Unauthorized { body, www_authenticate } => Self::Unauthorized { body, www_authenticate },
            Errors::NotFound(body) => Self::NotFound(body),
            Errors::InternalServerError(body) => Self::InternalServerError(body),
            Errors::ServiceUnavailable { body, retry_after } => Self::ServiceUnavailable { body, retry_after },
        }
    }
}

impl ConsultarUsuarioResponse {
    fn reply(self) -> crate::runtime::Answer {
        use super::Errors400_401_404_500_503 as Errors;
        match self {
            Self::Ok(body) => crate::runtime::reply::json(200, "application/json", &body),
            Self::BadRequest(body) => Errors::BadRequest(body).reply(),
            Self::Unauthorized { body, www_authenticate } => Errors::Unauthorized { body, www_authenticate }.reply(),
            Self::NotFound(body) => Errors::NotFound(body).reply(),
            Self::InternalServerError(body) => Errors::InternalServerError(body).reply(),
            Self::ServiceUnavailable { body, retry_after } => Errors::ServiceUnavailable { body, retry_after }.reply(),
        }
    }
}

/// Answers to `PATCH /operador/usuarios/{codUsuario}`, operation `alterarUsuario`.
#[derive(Debug, Clone, PartialEq)]
pub enum AlterarUsuarioResponse {
    /// 200: O usuário depois da mudança.
    Ok(Usuario),
    /// 400: O pedido não segue o contrato, ou cita um código que não existe. Nada foi gravado.
    BadRequest(super::Erro),
    /// 401: A credencial do operador falta ou não vale.
    Unauthorized {
        /// The body.
        body: super::Erro,
        /// Header `WWW-Authenticate`. O esquema que a credencial deve seguir. At most 128 characters.
        www_authenticate: Option<String>,
    },
    /// 404: Não há o que o caminho indica.
    NotFound(super::Erro),
    /// 408: O corpo demorou demais a chegar.
    RequestTimeout(super::Erro),
    /// 413: O corpo passa do limite.
    ContentTooLarge(super::Erro),
    /// 415: O corpo não é `application/json`.
    UnsupportedMediaType(super::Erro),
    /// 500: Falha do serviço. Nada foi gravado.
    InternalServerError(super::Erro),
    /// 503: O banco não responde, ou o serviço está iniciando ou se desligando. Nada foi gravado.
    ServiceUnavailable {
        /// The body.
        body: super::Erro,
        /// Header `Retry-After`. Espera sugerida, em segundos. At least 0.
        retry_after: Option<i32>,
    },
}

impl From<super::Errors400_401_404_408_413_415_500_503> for AlterarUsuarioResponse {
    fn from(errors: super::Errors400_401_404_408_413_415_500_503) -> Self {
        use super::Errors400_401_404_408_413_415_500_503 as Errors;
        match errors {
            Errors::BadRequest(body) => Self::BadRequest(body),
            Errors::Unauthorized { body, www_authenticate } => Self::Unauthorized { body, www_authenticate },
            Errors::NotFound(body) => Self::NotFound(body),
            Errors::RequestTimeout(body) => Self::RequestTimeout(body),
            Errors::ContentTooLarge(body) => Self::ContentTooLarge(body),
            Errors::UnsupportedMediaType(body) => Self::UnsupportedMediaType(body),
            Errors::InternalServerError(body) => Self::InternalServerError(body),
            Errors::ServiceUnavailable { body, retry_after } => Self::ServiceUnavailable { body, retry_after },
        }
    }
}

impl AlterarUsuarioResponse {
    fn reply(self) -> crate::runtime::Answer {
        use super::Errors400_401_404_408_413_415_500_503 as Errors;
        match self {
            Self::Ok(body) => crate::runtime::reply::json(200, "application/json", &body),
            Self::BadRequest(body) => Errors::BadRequest(body).reply(),
            Self::Unauthorized { body, www_authenticate } => Errors::Unauthorized { body, www_authenticate }.reply(),
            Self::NotFound(body) => Errors::NotFound(body).reply(),
            Self::RequestTimeout(body) => Errors::RequestTimeout(body).reply(),
            Self::ContentTooLarge(body) => Errors::ContentTooLarge(body).reply(),
            Self::UnsupportedMediaType(body) => Errors::UnsupportedMediaType(body).reply(),
            Self::InternalServerError(body) => Errors::InternalServerError(body).reply(),
            Self::ServiceUnavailable { body, retry_after } => Errors::ServiceUnavailable { body, retry_after }.reply(),
        }
    }
}

/// Answers to `POST /operador/usuarios/{codUsuario}/senha`, operation `redefinirSenha`.
#[derive(Debug, Clone, PartialEq)]
pub enum RedefinirSenhaResponse {
    /// 200: Senha redefinida.
    Ok(SenhaRedefinida),
    /// 400: O pedido não segue o contrato, ou cita um código que não existe. Nada foi gravado.
    BadRequest(super::Erro),
    /// 401: A credencial do operador falta ou não vale.
    Unauthorized {
        /// The body.
        body: super::Erro,
        /// Header `WWW-Authenticate`. O esquema que a credencial deve seguir. At most 128 characters.
        www_authenticate: Option<String>,
    },
    /// 404: Não há o que o caminho indica.
    NotFound(super::Erro),
    /// 408: O corpo demorou demais a chegar.
    RequestTimeout(super::Erro),
    /// 413: O corpo passa do limite.
    ContentTooLarge(super::Erro),
    /// 415: O corpo não é `application/json`.
    UnsupportedMediaType(super::Erro),
    /// 500: Falha do serviço. Nada foi gravado.
    InternalServerError(super::Erro),
    /// 503: O banco não responde, ou o serviço está iniciando ou se desligando. Nada foi gravado.
    ServiceUnavailable {
        /// The body.
        body: super::Erro,
        /// Header `Retry-After`. Espera sugerida, em segundos. At least 0.
        retry_after: Option<i32>,
    },
}

impl From<super::Errors400_401_404_408_413_415_500_503> for RedefinirSenhaResponse {
    fn from(errors: super::Errors400_401_404_408_413_415_500_503) -> Self {
        use super::Errors400_401_404_408_413_415_500_503 as Errors;
        match errors {
            Errors::BadRequest(body) => Self::BadRequest(body),
            Errors::Unauthorized { body, www_authenticate } => Self::Unauthorized { body, www_authenticate },
            Errors::NotFound(body) => Self::NotFound(body),
            Errors::RequestTimeout(body) => Self::RequestTimeout(body),
            Errors::ContentTooLarge(body) => Self::ContentTooLarge(body),
            Errors::UnsupportedMediaType(body) => Self::UnsupportedMediaType(body),
            Errors::InternalServerError(body) => Self::InternalServerError(body),
            Errors::ServiceUnavailable { body, retry_after } => Self::ServiceUnavailable { body, retry_after },
        }
    }
}

impl RedefinirSenhaResponse {
    fn reply(self) -> crate::runtime::Answer {
        use super::Errors400_401_404_408_413_415_500_503 as Errors;
        match self {
            Self::Ok(body) => crate::runtime::reply::json(200, "application/json", &body),
            Self::BadRequest(body) => Errors::BadRequest(body).reply(),
            Self::Unauthorized { body, www_authenticate } => Errors::Unauthorized { body, www_authenticate }.reply(),
            Self::NotFound(body) => Errors::NotFound(body).reply(),
            Self::RequestTimeout(body) => Errors::RequestTimeout(body).reply(),
            Self::ContentTooLarge(body) => Errors::ContentTooLarge(body).reply(),
            Self::UnsupportedMediaType(body) => Errors::UnsupportedMediaType(body).reply(),
            Self::InternalServerError(body) => Errors::InternalServerError(body).reply(),
            Self::ServiceUnavailable { body, retry_after } => Errors::ServiceUnavailable { body, retry_after }.reply(),
        }
    }
}

/// Answers to `DELETE /operador/usuarios/{codUsuario}/tokens`, operation `revogarTokens`.
#[derive(Debug, Clone, PartialEq)]
pub enum RevogarTokensResponse {
    /// 204: Nenhum token do usuário vale mais, tivesse ele algum ou não.
    NoContent,
    /// 400: O pedido não segue o contrato, ou cita um código que não existe. Nada foi gravado.
    BadRequest(super::Erro),
    /// 401: A credencial do operador falta ou não vale.
    Unauthorized {
        /// The body.
        body: super::Erro,
        /// Header `WWW-Authenticate`. O esquema que a credencial deve seguir. At most 128 characters.
        www_authenticate: Option<String>,
    },
    /// 404: Não há o que o caminho indica.
    NotFound(super::Erro),
    /// 500: Falha do serviço. Nada foi gravado.
    InternalServerError(super::Erro),
    /// 503: O banco não responde, ou o serviço está iniciando ou se desligando. Nada foi gravado.
    ServiceUnavailable {
        /// The body.
        body: super::Erro,
        /// Header `Retry-After`. Espera sugerida, em segundos. At least 0.
        retry_after: Option<i32>,
    },
}

impl From<super::Errors400_401_404_500_503> for RevogarTokensResponse {
    fn from(errors: super::Errors400_401_404_500_503) -> Self {
        use super::Errors400_401_404_500_503 as Errors;
        match errors {
            Errors::BadRequest(body) => Self::BadRequest(body),
            Errors::Unauthorized { body, www_authenticate } => Self::Unauthorized { body, www_authenticate },
            Errors::NotFound(body) => Self::NotFound(body),
            Errors::InternalServerError(body) => Self::InternalServerError(body),
            Errors::ServiceUnavailable { body, retry_after } => Self::ServiceUnavailable { body, retry_after },
        }
    }
}

impl RevogarTokensResponse {
    fn reply(self) -> crate::runtime::Answer {
        use super::Errors400_401_404_500_503 as Errors;
        match self {
            Self::NoContent => crate::runtime::reply::empty(204),
            Self::BadRequest(body) => Errors::BadRequest(body).reply(),
            Self::Unauthorized { body, www_authenticate } => Errors::Unauthorized { body, www_authenticate }.reply(),
            Self::NotFound(body) => Errors::NotFound(body).reply(),
            Self::InternalServerError(body) => Errors::InternalServerError(body).reply(),
            Self::ServiceUnavailable { body, retry_after } => Errors::ServiceUnavailable { body, retry_after }.reply(),
        }
    }
}

/// Answers to `PUT /operador/usuarios/{codUsuario}/lojas/{codLoja}`, operation `concederLoja`.
#[derive(Debug, Clone, PartialEq)]
pub enum ConcederLojaResponse {
    /// 204: O usuário vê a loja.
    NoContent,
    /// 400: O pedido não segue o contrato, ou cita um código que não existe. Nada foi gravado.
    BadRequest(super::Erro),
    /// 401: A credencial do operador falta ou não vale.
    Unauthorized {
        /// The body.
        body: super::Erro,
        /// Header `WWW-Authenticate`. O esquema que a credencial deve seguir. At most 128 characters.
        www_authenticate: Option<String>,
    },
    /// 404: Não há o que o caminho indica.
    NotFound(super::Erro),
    /// 500: Falha do serviço. Nada foi gravado.
    InternalServerError(super::Erro),
    /// 503: O banco não responde, ou o serviço está iniciando ou se desligando. Nada foi gravado.
    ServiceUnavailable {
        /// The body.
        body: super::Erro,
        /// Header `Retry-After`. Espera sugerida, em segundos. At least 0.
        retry_after: Option<i32>,
    },
}

impl From<super::Errors400_401_404_500_503> for ConcederLojaResponse {
    fn from(errors: super::Errors400_401_404_500_503) -> Self {
        use super::Errors400_401_404_500_503 as Errors;
        match errors {
            Errors::BadRequest(body) => Self::BadRequest(body),
            Errors::Unauthorized { body, www_authenticate } => Self::Unauthorized { body, www_authenticate },
            Errors::NotFound(body) => Self::NotFound(body),
            Errors::InternalServerError(body) => Self::InternalServerError(body),
            Errors::ServiceUnavailable { body, retry_after } => Self::ServiceUnavailable { body, retry_after },
        }
    }
}

impl ConcederLojaResponse {
    fn reply(self) -> crate::runtime::Answer {
        use super::Errors400_401_404_500_503 as Errors;
        match self {
            Self::NoContent => crate::runtime::reply::empty(204),
            Self::BadRequest(body) => Errors::BadRequest(body).reply(),
            Self::Unauthorized { body, www_authenticate } => Errors::Unauthorized { body, www_authenticate }.reply(),
            Self::NotFound(body) => Errors::NotFound(body).reply(),
            Self::InternalServerError(body) => Errors::InternalServerError(body).reply(),
            Self::ServiceUnavailable { body, retry_after } => Errors::ServiceUnavailable { body, retry_after }.reply(),
        }
    }
}

/// Answers to `DELETE /operador/usuarios/{codUsuario}/lojas/{codLoja}`, operation `retirarLoja`.
#[derive(Debug, Clone, PartialEq)]
pub enum RetirarLojaResponse {
    /// 204: O usuário não vê a loja.
    NoContent,
    /// 400: O pedido não segue o contrato, ou cita um código que não existe. Nada foi gravado.
    BadRequest(super::Erro),
    /// 401: A credencial do operador falta ou não vale.
    Unauthorized {
        /// The body.
        body: super::Erro,
        /// Header `WWW-Authenticate`. O esquema que a credencial deve seguir. At most 128 characters.
        www_authenticate: Option<String>,
    },
    /// 404: Não há o que o caminho indica.
    NotFound(super::Erro),
    /// 500: Falha do serviço. Nada foi gravado.
    InternalServerError(super::Erro),
    /// 503: O banco não responde, ou o serviço está iniciando ou se desligando. Nada foi gravado.
    ServiceUnavailable {
        /// The body.
        body: super::Erro,
        /// Header `Retry-After`. Espera sugerida, em segundos. At least 0.
        retry_after: Option<i32>,
    },
}

impl From<super::Errors400_401_404_500_503> for RetirarLojaResponse {
    fn from(errors: super::Errors400_401_404_500_503) -> Self {
        use super::Errors400_401_404_500_503 as Errors;
        match errors {
            Errors::BadRequest(body) => Self::BadRequest(body),
            Errors::Unauthorized { body, www_authenticate } => Self::Unauthorized { body, www_authenticate },
            Errors::NotFound(body) => Self::NotFound(body),
            Errors::InternalServerError(body) => Self::InternalServerError(body),
            Errors::ServiceUnavailable { body, retry_after } => Self::ServiceUnavailable { body, retry_after },
        }
    }
}

impl RetirarLojaResponse {
    fn reply(self) -> crate::runtime::Answer {
        use super::Errors400_401_404_500_503 as Errors;
        match self {
            Self::NoContent => crate::runtime::reply::empty(204),
            Self::BadRequest(body) => Errors::BadRequest(body).reply(),
            Self::Unauthorized { body, www_authenticate } => Errors::Unauthorized { body, www_authenticate }.reply(),
            Self::NotFound(body) => Errors::NotFound(body).reply(),
            Self::InternalServerError(body) => Errors::InternalServerError(body).reply(),
            Self::ServiceUnavailable { body, retry_after } => Errors::ServiceUnavailable { body, retry_after }.reply(),
        }
    }
}

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
    match UsuariosApi::listar_usuarios(service, principal, ativo, cod_loja, cursor, limite).await {
        Ok(response) => response.reply(),
        Err(errors) => errors.reply(),
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
    match UsuariosApi::criar_usuario(service, principal, body).await {
        Ok(response) => response.reply(),
        Err(errors) => errors.reply(),
    }
}

pub(super) async fn consultar_usuario<S: UsuariosApi>(
    service: &S,
    call: &mut crate::runtime::Call,
) -> crate::runtime::Answer {
    let principal = super::security::operador(service, call, [&[]]).await?;
    let cod_usuario: super::Codigo = call.path(0, "codUsuario", crate::runtime::check::any)?;
    call.query(&[])?;
    match UsuariosApi::consultar_usuario(service, principal, cod_usuario).await {
        Ok(response) => response.reply(),
        Err(errors) => errors.reply(),
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
    match UsuariosApi::alterar_usuario(service, principal, cod_usuario, body).await {
        Ok(response) => response.reply(),
        Err(errors) => errors.reply(),
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
    match UsuariosApi::redefinir_senha(service, principal, cod_usuario, body).await {
        Ok(response) => response.reply(),
        Err(errors) => errors.reply(),
    }
}

pub(super) async fn revogar_tokens<S: UsuariosApi>(
    service: &S,
    call: &mut crate::runtime::Call,
) -> crate::runtime::Answer {
    let principal = super::security::operador(service, call, [&[]]).await?;
    let cod_usuario: super::Codigo = call.path(0, "codUsuario", crate::runtime::check::any)?;
    call.query(&[])?;
    match UsuariosApi::revogar_tokens(service, principal, cod_usuario).await {
        Ok(response) => response.reply(),
        Err(errors) => errors.reply(),
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
    match UsuariosApi::conceder_loja(service, principal, cod_usuario, cod_loja).await {
        Ok(response) => response.reply(),
        Err(errors) => errors.reply(),
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
    match UsuariosApi::retirar_loja(service, principal, cod_usuario, cod_loja).await {
        Ok(response) => response.reply(),
        Err(errors) => errors.reply(),
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
        crate::runtime::check::at("usuario", crate::runtime::check::min_length(&self.usuario, 3))?;
        crate::runtime::check::at("usuario", crate::runtime::check::max_length(&self.usuario, 64))?;
        crate::runtime::check::at(
            "usuario",
            crate::runtime::check::pattern(&self.usuario, &super::patterns::PATTERN_2),
        )?;
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
        crate::runtime::check::at("usuario", crate::runtime::check::min_length(&self.usuario, 3))?;
        crate::runtime::check::at("usuario", crate::runtime::check::max_length(&self.usuario, 64))?;
        crate::runtime::check::at(
            "usuario",
            crate::runtime::check::pattern(&self.usuario, &super::patterns::PATTERN_2),
        )?;
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
        crate::runtime::check::at("usuario", crate::runtime::check::min_length(&self.usuario, 3))?;
        crate::runtime::check::at("usuario", crate::runtime::check::max_length(&self.usuario, 64))?;
        crate::runtime::check::at(
            "usuario",
            crate::runtime::check::pattern(&self.usuario, &super::patterns::PATTERN_2),
        )?;
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

//! Operations tagged `CamposAdicionais`.
//!
//! Made from `spec/operator.yaml` by `cargo xtask generate`; do not edit.

/// Operations tagged `CamposAdicionais`.
///
/// Campos adicionais de cada tipo de benefício e o que cada um aceita.
pub trait CamposAdicionaisApi: super::Authenticate {
    /// Lista os campos adicionais
    ///
    /// Todos, por tipo de benefício e, em cada um, por ordem.
    ///
    /// `GET /operador/camposAdicionais`, operation `listarCamposAdicionais`.
    ///
    /// - `principal`: let in by `operador`.
    /// - `tipo_beneficio`: query `tipoBeneficio`. Só os deste tipo de benefício.
    /// - `ativo`: query `ativo`. Só os ativos (`true`) ou só os desativados (`false`). Sem ele, todos.
    fn listar_campos_adicionais(
        &self,
        principal: Self::Operador,
        tipo_beneficio: Option<super::TipoBeneficio>,
        ativo: Option<bool>,
    ) -> impl Future<Output = Result<ListarCamposAdicionaisResponse, super::Errors400_401_500_503>> + Send;

    /// Cria um campo adicional
    ///
    /// O nome é único no tipo de benefício. `formato` diz o que o campo aceita; os valores enviados ao serviço são conferidos por ele.
    ///
    /// `POST /operador/camposAdicionais`, operation `criarCampoAdicional`.
    ///
    /// - `principal`: let in by `operador`.
    /// - `body`: `application/json`. O campo adicional.
    fn criar_campo_adicional(
        &self,
        principal: Self::Operador,
        body: CampoAdicionalInput,
    ) -> impl Future<Output = Result<CriarCampoAdicionalResponse, super::Errors400_401_408_409_413_415_500_503>> + Send;

    /// Consulta um campo adicional
    ///
    /// O `ETag` da resposta serve de `If-Match` à substituição.
    ///
    /// `GET /operador/camposAdicionais/{codCampo}`, operation `consultarCampoAdicional`.
    ///
    /// - `principal`: let in by `operador`.
    /// - `cod_campo`: path `codCampo`. Código do campo adicional.
    fn consultar_campo_adicional(
        &self,
        principal: Self::Operador,
        cod_campo: super::Codigo,
    ) -> impl Future<Output = Result<ConsultarCampoAdicionalResponse, super::Errors400_401_404_500_503>> + Send;

    /// Substitui um campo adicional
    ///
    /// Os valores já gravados não são conferidos de novo. O tipo do formato não muda depois que há valores (409).
    ///
    /// `PUT /operador/camposAdicionais/{codCampo}`, operation `substituirCampoAdicional`.
    ///
    /// - `principal`: let in by `operador`.
    /// - `if_match`: header `if-match`. O `ETag` que se leu. Se o registro mudou desde então, a resposta é 412 e nada é gravado. Sem ele, substitui-se sem conferir.
    /// - `cod_campo`: path `codCampo`. Código do campo adicional.
    /// - `body`: `application/json`. O campo adicional.
    fn substituir_campo_adicional(
        &self,
        principal: Self::Operador,
        if_match: Option<super::VersaoRegistro>,
        cod_campo: super::Codigo,
        body: CampoAdicionalInput,
    ) -> impl Future<Output = Result<SubstituirCampoAdicionalResponse, super::Errors400_401_404_408_409_412_413_415_500_503>> + Send;

    /// Remove um campo adicional
    ///
    /// Um campo com valores gravados dá 409; desative-o.
    ///
    /// `DELETE /operador/camposAdicionais/{codCampo}`, operation `removerCampoAdicional`.
    ///
    /// - `principal`: let in by `operador`.
    /// - `cod_campo`: path `codCampo`. Código do campo adicional.
    fn remover_campo_adicional(
        &self,
        principal: Self::Operador,
        cod_campo: super::Codigo,
    ) -> impl Future<Output = Result<RemoverCampoAdicionalResponse, super::Errors400_401_404_409_500_503>> + Send;
}

/// Answers to `GET /operador/camposAdicionais`, operation `listarCamposAdicionais`.
#[derive(Debug, Clone, PartialEq)]
pub enum ListarCamposAdicionaisResponse {
    /// 200: Os campos adicionais.
    Ok(Vec<CampoAdicional>),
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

impl From<super::Errors400_401_500_503> for ListarCamposAdicionaisResponse {
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

impl ListarCamposAdicionaisResponse {
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

/// Answers to `POST /operador/camposAdicionais`, operation `criarCampoAdicional`.
#[derive(Debug, Clone, PartialEq)]
pub enum CriarCampoAdicionalResponse {
    /// 201: Campo adicional criado.
    Created {
        /// The body.
        body: CampoAdicional,
        /// Header `Location`. Caminho do que foi criado. At most 256 characters.
        location: Option<String>,
        /// Header `ETag`. Versão do registro, para `If-Match`.
        e_tag: Option<super::VersaoRegistro>,
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

impl From<super::Errors400_401_408_409_413_415_500_503> for CriarCampoAdicionalResponse {
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

impl CriarCampoAdicionalResponse {
    fn reply(self) -> crate::runtime::Answer {
        use super::Errors400_401_408_409_413_415_500_503 as Errors;
        match self {
            Self::Created { body, location, e_tag } => {
                let mut reply = crate::runtime::reply::json(201, "application/json", &body)?;
                if let Some(value) = location {
                    reply.header("location", value)?;
                }
                if let Some(value) = e_tag {
                    reply.header("etag", value)?;
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

/// Answers to `GET /operador/camposAdicionais/{codCampo}`, operation `consultarCampoAdicional`.
#[derive(Debug, Clone, PartialEq)]
pub enum ConsultarCampoAdicionalResponse {
    /// 200: O campo adicional.
    Ok {
        /// The body.
        body: CampoAdicional,
        /// Header `ETag`. Versão do registro, para `If-Match`.
        e_tag: Option<super::VersaoRegistro>,
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

impl From<super::Errors400_401_404_500_503> for ConsultarCampoAdicionalResponse {
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

impl ConsultarCampoAdicionalResponse {
    fn reply(self) -> crate::runtime::Answer {
        use super::Errors400_401_404_500_503 as Errors;
        match self {
            Self::Ok { body, e_tag } => {
                let mut reply = crate::runtime::reply::json(200, "application/json", &body)?;
                if let Some(value) = e_tag {
                    reply.header("etag", value)?;
                }
                Ok(reply)
            }
            Self::BadRequest(body) => Errors::BadRequest(body).reply(),
            Self::Unauthorized { body, www_authenticate } => Errors::Unauthorized { body, www_authenticate }.reply(),
            Self::NotFound(body) => Errors::NotFound(body).reply(),
            Self::InternalServerError(body) => Errors::InternalServerError(body).reply(),
            Self::ServiceUnavailable { body, retry_after } => Errors::ServiceUnavailable { body, retry_after }.reply(),
        }
    }
}

/// Answers to `PUT /operador/camposAdicionais/{codCampo}`, operation `substituirCampoAdicional`.
#[derive(Debug, Clone, PartialEq)]
pub enum SubstituirCampoAdicionalResponse {
    /// 200: O campo adicional depois da mudança.
    Ok {
        /// The body.
        body: CampoAdicional,
        /// Header `ETag`. Versão do registro, para `If-Match`.
        e_tag: Option<super::VersaoRegistro>,
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
    /// 404: Não há o que o caminho indica.
    NotFound(super::Erro),
    /// 408: O corpo demorou demais a chegar.
    RequestTimeout(super::Erro),
    /// 409: O pedido é válido, mas o estado atual não o permite. Nada foi gravado.
    Conflict(super::Erro),
    /// 412: O registro mudou desde que foi lido. Nada foi gravado.
    PreconditionFailed(super::Erro),
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

impl From<super::Errors400_401_404_408_409_412_413_415_500_503> for SubstituirCampoAdicionalResponse {
    fn from(errors: super::Errors400_401_404_408_409_412_413_415_500_503) -> Self {
        use super::Errors400_401_404_408_409_412_413_415_500_503 as Errors;
        match errors {
            Errors::BadRequest(body) => Self::BadRequest(body),
            Errors::Unauthorized { body, www_authenticate } => Self::Unauthorized { body, www_authenticate },
            Errors::NotFound(body) => Self::NotFound(body),
            Errors::RequestTimeout(body) => Self::RequestTimeout(body),
            Errors::Conflict(body) => Self::Conflict(body),
            Errors::PreconditionFailed(body) => Self::PreconditionFailed(body),
            Errors::ContentTooLarge(body) => Self::ContentTooLarge(body),
            Errors::UnsupportedMediaType(body) => Self::UnsupportedMediaType(body),
            Errors::InternalServerError(body) => Self::InternalServerError(body),
            Errors::ServiceUnavailable { body, retry_after } => Self::ServiceUnavailable { body, retry_after },
        }
    }
}

impl SubstituirCampoAdicionalResponse {
    fn reply(self) -> crate::runtime::Answer {
        use super::Errors400_401_404_408_409_412_413_415_500_503 as Errors;
        match self {
            Self::Ok { body, e_tag } => {
                let mut reply = crate::runtime::reply::json(200, "application/json", &body)?;
                if let Some(value) = e_tag {
                    reply.header("etag", value)?;
                }
                Ok(reply)
            }
            Self::BadRequest(body) => Errors::BadRequest(body).reply(),
            Self::Unauthorized { body, www_authenticate } => Errors::Unauthorized { body, www_authenticate }.reply(),
            Self::NotFound(body) => Errors::NotFound(body).reply(),
            Self::RequestTimeout(body) => Errors::RequestTimeout(body).reply(),
            Self::Conflict(body) => Errors::Conflict(body).reply(),
            Self::PreconditionFailed(body) => Errors::PreconditionFailed(body).reply(),
            Self::ContentTooLarge(body) => Errors::ContentTooLarge(body).reply(),
            Self::UnsupportedMediaType(body) => Errors::UnsupportedMediaType(body).reply(),
            Self::InternalServerError(body) => Errors::InternalServerError(body).reply(),
            Self::ServiceUnavailable { body, retry_after } => Errors::ServiceUnavailable { body, retry_after }.reply(),
        }
    }
}

/// Answers to `DELETE /operador/camposAdicionais/{codCampo}`, operation `removerCampoAdicional`.
#[derive(Debug, Clone, PartialEq)]
pub enum RemoverCampoAdicionalResponse {
    /// 204: Campo adicional removido.
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
    /// 409: O pedido é válido, mas o estado atual não o permite. Nada foi gravado.
    Conflict(super::Erro),
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

impl From<super::Errors400_401_404_409_500_503> for RemoverCampoAdicionalResponse {
    fn from(errors: super::Errors400_401_404_409_500_503) -> Self {
        use super::Errors400_401_404_409_500_503 as Errors;
        match errors {
            Errors::BadRequest(body) => Self::BadRequest(body),
            Errors::Unauthorized { body, www_authenticate } => Self::Unauthorized { body, www_authenticate },
            Errors::NotFound(body) => Self::NotFound(body),
            Errors::Conflict(body) => Self::Conflict(body),
            Errors::InternalServerError(body) => Self::InternalServerError(body),
            Errors::ServiceUnavailable { body, retry_after } => Self::ServiceUnavailable { body, retry_after },
        }
    }
}

impl RemoverCampoAdicionalResponse {
    fn reply(self) -> crate::runtime::Answer {
        use super::Errors400_401_404_409_500_503 as Errors;
        match self {
            Self::NoContent => crate::runtime::reply::empty(204),
            Self::BadRequest(body) => Errors::BadRequest(body).reply(),
            Self::Unauthorized { body, www_authenticate } => Errors::Unauthorized { body, www_authenticate }.reply(),
            Self::NotFound(body) => Errors::NotFound(body).reply(),
            Self::Conflict(body) => Errors::Conflict(body).reply(),
            Self::InternalServerError(body) => Errors::InternalServerError(body).reply(),
            Self::ServiceUnavailable { body, retry_after } => Errors::ServiceUnavailable { body, retry_after }.reply(),
        }
    }
}

pub(super) async fn listar_campos_adicionais<S: CamposAdicionaisApi>(
    service: &S,
    call: &mut crate::runtime::Call,
) -> crate::runtime::Answer {
    const QUERY: [crate::runtime::query::Field; 2] = [
        crate::runtime::query::Field::single("tipoBeneficio"),
        crate::runtime::query::Field::single("ativo"),
    ];
    let principal = super::security::operador(service, call, [&[]]).await?;
    let query = call.query(&QUERY)?;
    let tipo_beneficio: Option<super::TipoBeneficio> = query.optional(0, crate::runtime::check::any)?;
    let ativo: Option<bool> = query.optional(1, crate::runtime::check::any)?;
    match CamposAdicionaisApi::listar_campos_adicionais(service, principal, tipo_beneficio, ativo).await {
        Ok(response) => response.reply(),
        Err(errors) => errors.reply(),
    }
}

pub(super) async fn criar_campo_adicional<S: CamposAdicionaisApi>(
    service: &S,
    call: &mut crate::runtime::Call,
) -> crate::runtime::Answer {
    let principal = super::security::operador(service, call, [&[]]).await?;
    call.query(&[])?;
    let body: CampoAdicionalInput = call.json(|value: &CampoAdicionalInput| {
        crate::runtime::Check::check(value)?;
        Ok(())
    })
    .await?;
    match CamposAdicionaisApi::criar_campo_adicional(service, principal, body).await {
        Ok(response) => response.reply(),
        Err(errors) => errors.reply(),
    }
}

pub(super) async fn consultar_campo_adicional<S: CamposAdicionaisApi>(
    service: &S,
    call: &mut crate::runtime::Call,
) -> crate::runtime::Answer {
    let principal = super::security::operador(service, call, [&[]]).await?;
    let cod_campo: super::Codigo = call.path(0, "codCampo", crate::runtime::check::any)?;
    call.query(&[])?;
    match CamposAdicionaisApi::consultar_campo_adicional(service, principal, cod_campo).await {
        Ok(response) => response.reply(),
        Err(errors) => errors.reply(),
    }
}

pub(super) async fn substituir_campo_adicional<S: CamposAdicionaisApi>(
    service: &S,
    call: &mut crate::runtime::Call,
) -> crate::runtime::Answer {
    let principal = super::security::operador(service, call, [&[]]).await?;
    let cod_campo: super::Codigo = call.path(0, "codCampo", crate::runtime::check::any)?;
    call.query(&[])?;
    let if_match: Option<super::VersaoRegistro> = call.header_optional("if-match", crate::runtime::check::any)?;
    let body: CampoAdicionalInput = call.json(|value: &CampoAdicionalInput| {
        crate::runtime::Check::check(value)?;
        Ok(())
    })
    .await?;
    match CamposAdicionaisApi::substituir_campo_adicional(service, principal, if_match, cod_campo, body).await {
        Ok(response) => response.reply(),
        Err(errors) => errors.reply(),
    }
}

pub(super) async fn remover_campo_adicional<S: CamposAdicionaisApi>(
    service: &S,
    call: &mut crate::runtime::Call,
) -> crate::runtime::Answer {
    let principal = super::security::operador(service, call, [&[]]).await?;
    let cod_campo: super::Codigo = call.path(0, "codCampo", crate::runtime::check::any)?;
    call.query(&[])?;
    match CamposAdicionaisApi::remover_campo_adicional(service, principal, cod_campo).await {
        Ok(response) => response.reply(),
        Err(errors) => errors.reply(),
    }
}

/// Um campo adicional de um tipo de benefício.
///
/// Schema `CampoAdicional`.
#[derive(Debug, Clone, PartialEq)]
pub struct CampoAdicional {
    /// Código do campo, dado pelo serviço.
    ///
    /// Property `codCampo`.
    pub cod_campo: Option<super::Codigo>,
    /// O tipo de benefício que o tem.
    ///
    /// Property `tipoBeneficio`.
    pub tipo_beneficio: super::TipoBeneficio,
    /// Nome do campo. Único no tipo de benefício.
    pub nome: super::NomeCurto,
    /// Se todo benefício do tipo deve trazê-lo.
    ///
    /// Default: `false`.
    pub obrigatorio: bool,
    /// Posição na tela.
    ///
    /// At least 1, at most 1000. Default: `1`.
    pub ordem: i32,
    /// Se ainda pode ser preenchido.
    ///
    /// Default: `true`.
    pub ativo: bool,
    /// O que o campo aceita.
    pub formato: FormatoCampo,
}
crate::runtime::object! {
    CampoAdicional {
        0 cod_campo "codCampo" optional,
        1 tipo_beneficio "tipoBeneficio" required,
        2 nome "nome" required,
        3 obrigatorio "obrigatorio" default(false),
        4 ordem "ordem" default(1),
        5 ativo "ativo" default(true),
        6 formato "formato" required,
    }
}
impl crate::runtime::Check for CampoAdicional {
    fn check(&self) -> Result<(), crate::runtime::Fault> {
        crate::runtime::check::at("ordem", crate::runtime::check::minimum(&self.ordem, 1))?;
        crate::runtime::check::at("ordem", crate::runtime::check::maximum(&self.ordem, 1000))?;
        crate::runtime::check::at("formato", crate::runtime::Check::check(&self.formato))?;
        Ok(())
    }
}

/// O que um campo adicional aceita; `tipo` escolhe a forma.
///
/// Schema `FormatoCampo`.
#[derive(Debug, Clone, PartialEq)]
pub enum FormatoCampo {
    /// `tipo` is `TEXTO`.
    FormatoTexto(FormatoTexto),
    /// `tipo` is `NUMERO`.
    FormatoNumero(FormatoNumero),
    /// `tipo` is `DATA`.
    FormatoData(FormatoData),
    /// `tipo` is `LOGICO`.
    FormatoLogico(FormatoLogico),
    /// `tipo` is `LISTA`.
    FormatoLista(FormatoLista),
}
crate::runtime::tagged! {
    FormatoCampo "tipo" {
        FormatoTexto(FormatoTexto) "TEXTO",
        FormatoNumero(FormatoNumero) "NUMERO",
        FormatoData(FormatoData) "DATA",
        FormatoLogico(FormatoLogico) "LOGICO",
        FormatoLista(FormatoLista) "LISTA",
    }
}
impl crate::runtime::Check for FormatoCampo {
    fn check(&self) -> Result<(), crate::runtime::Fault> {
        match self {
            Self::FormatoTexto(value) => {
                crate::runtime::Check::check(value)?;
            }
            Self::FormatoNumero(value) => {
                crate::runtime::Check::check(value)?;
            }
            Self::FormatoLista(value) => {
                crate::runtime::Check::check(value)?;
            }
            _ => {}
        }
        Ok(())
    }
}

/// Texto livre.
///
/// Schema `FormatoTexto`.
#[derive(Debug, Clone, PartialEq)]
pub struct FormatoTexto {
    /// Sempre este valor.
    pub tipo: FormatoTextoTipo,
    /// Quantos caracteres cabem.
    ///
    /// Property `tamanhoMaximo`. At least 1, at most 1000. Default: `255`.
    pub tamanho_maximo: i32,
}
crate::runtime::object! {
    FormatoTexto {
        0 tipo "tipo" required,
        1 tamanho_maximo "tamanhoMaximo" default(255),
    }
}
impl crate::runtime::Check for FormatoTexto {
    fn check(&self) -> Result<(), crate::runtime::Fault> {
        crate::runtime::check::at("tamanhoMaximo", crate::runtime::check::minimum(&self.tamanho_maximo, 1))?;
        crate::runtime::check::at("tamanhoMaximo", crate::runtime::check::maximum(&self.tamanho_maximo, 1000))?;
        Ok(())
    }
}

/// Número entre limites, ambos incluídos.
///
/// Schema `FormatoNumero`.
#[derive(Debug, Clone, PartialEq)]
pub struct FormatoNumero {
    /// Sempre este valor.
    pub tipo: FormatoNumeroTipo,
    /// O menor valor aceito.
    pub minimo: Option<f64>,
    /// O maior valor aceito.
    pub maximo: Option<f64>,
    /// Quantas casas depois da vírgula.
    ///
    /// Property `casasDecimais`. At least 0, at most 6. Default: `0`.
    pub casas_decimais: i32,
}
crate::runtime::object! {
    FormatoNumero {
        0 tipo "tipo" required,
        1 minimo "minimo" optional,
        2 maximo "maximo" optional,
        3 casas_decimais "casasDecimais" default(0),
    }
}
impl crate::runtime::Check for FormatoNumero {
    fn check(&self) -> Result<(), crate::runtime::Fault> {
        crate::runtime::check::at("casasDecimais", crate::runtime::check::minimum(&self.casas_decimais, 0))?;
        crate::runtime::check::at("casasDecimais", crate::runtime::check::maximum(&self.casas_decimais, 6))?;
        Ok(())
    }
}

/// Data do calendário.
///
/// Schema `FormatoData`.
#[derive(Debug, Clone, PartialEq)]
pub struct FormatoData {
    /// Sempre este valor.
    pub tipo: FormatoDataTipo,
}
crate::runtime::object! {
    FormatoData {
        0 tipo "tipo" required,
    }
}

/// Sim ou não.
///
/// Schema `FormatoLogico`.
#[derive(Debug, Clone, PartialEq)]
pub struct FormatoLogico {
    /// Sempre este valor.
    pub tipo: FormatoLogicoTipo,
}
crate::runtime::object! {
    FormatoLogico {
        0 tipo "tipo" required,
    }
}

/// Uma opção entre várias.
///
/// Schema `FormatoLista`.
#[derive(Debug, Clone, PartialEq)]
pub struct FormatoLista {
    /// Sempre este valor.
    pub tipo: FormatoListaTipo,
    /// As opções, na ordem da tela.
    ///
    /// At least 1 element, at most 200 elements, no two elements equal.
    pub opcoes: Vec<super::NomeCurto>,
}
crate::runtime::object! {
    FormatoLista {
        0 tipo "tipo" required,
        1 opcoes "opcoes" required,
    }
}
impl crate::runtime::Check for FormatoLista {
    fn check(&self) -> Result<(), crate::runtime::Fault> {
        crate::runtime::check::at("opcoes", crate::runtime::check::min_items(&self.opcoes, 1))?;
        crate::runtime::check::at("opcoes", crate::runtime::check::max_items(&self.opcoes, 200))?;
        crate::runtime::check::at("opcoes", crate::runtime::check::unique_items(&self.opcoes))?;
        Ok(())
    }
}

/// Sempre este valor.
///
/// Schema at `#/components/schemas/FormatoTexto/properties/tipo`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum FormatoTextoTipo {
    /// `TEXTO`.
    Texto,
}
crate::runtime::text_enum! {
    FormatoTextoTipo {
        Texto "TEXTO",
    }
}

/// Sempre este valor.
///
/// Schema at `#/components/schemas/FormatoNumero/properties/tipo`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum FormatoNumeroTipo {
    /// `NUMERO`.
    Numero,
}
crate::runtime::text_enum! {
    FormatoNumeroTipo {
        Numero "NUMERO",
    }
}

/// Sempre este valor.
///
/// Schema at `#/components/schemas/FormatoData/properties/tipo`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum FormatoDataTipo {
    /// `DATA`.
    Data,
}
crate::runtime::text_enum! {
    FormatoDataTipo {
        Data "DATA",
    }
}

/// Sempre este valor.
///
/// Schema at `#/components/schemas/FormatoLogico/properties/tipo`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum FormatoLogicoTipo {
    /// `LOGICO`.
    Logico,
}
crate::runtime::text_enum! {
    FormatoLogicoTipo {
        Logico "LOGICO",
    }
}

/// Sempre este valor.
///
/// Schema at `#/components/schemas/FormatoLista/properties/tipo`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum FormatoListaTipo {
    /// `LISTA`.
    Lista,
}
crate::runtime::text_enum! {
    FormatoListaTipo {
        Lista "LISTA",
    }
}

/// Um campo adicional de um tipo de benefício.
///
/// Schema `CampoAdicional`.
#[derive(Debug, Clone, PartialEq)]
pub struct CampoAdicionalInput {
    /// O tipo de benefício que o tem.
    ///
    /// Property `tipoBeneficio`.
    pub tipo_beneficio: super::TipoBeneficio,
    /// Nome do campo. Único no tipo de benefício.
    pub nome: super::NomeCurto,
    /// Se todo benefício do tipo deve trazê-lo.
    ///
    /// Default: `false`.
    pub obrigatorio: bool,
    /// Posição na tela.
    ///
    /// At least 1, at most 1000. Default: `1`.
    pub ordem: i32,
    /// Se ainda pode ser preenchido.
    ///
    /// Default: `true`.
    pub ativo: bool,
    /// O que o campo aceita.
    pub formato: FormatoCampo,
}
crate::runtime::object! {
    CampoAdicionalInput {
        0 tipo_beneficio "tipoBeneficio" required,
        1 nome "nome" required,
        2 obrigatorio "obrigatorio" default(false),
        3 ordem "ordem" default(1),
        4 ativo "ativo" default(true),
        5 formato "formato" required,
    }
}
impl crate::runtime::Check for CampoAdicionalInput {
    fn check(&self) -> Result<(), crate::runtime::Fault> {
        crate::runtime::check::at("ordem", crate::runtime::check::minimum(&self.ordem, 1))?;
        crate::runtime::check::at("ordem", crate::runtime::check::maximum(&self.ordem, 1000))?;
        crate::runtime::check::at("formato", crate::runtime::Check::check(&self.formato))?;
        Ok(())
    }
}

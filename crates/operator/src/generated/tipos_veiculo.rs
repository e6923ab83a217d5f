//! Operations tagged `TiposVeiculo`.
//!
//! Made from `spec/operator.yaml` by `cargo xtask generate`; do not edit.

/// Operations tagged `TiposVeiculo`.
///
/// Tipos de veículo, cada um com sua categoria.
pub trait TiposVeiculoApi: super::Authenticate {
    /// Lista os tipos de veículo
    ///
    /// Todos, em ordem de nome.
    ///
    /// `GET /operador/tiposVeiculo`, operation `listarTiposVeiculo`.
    ///
    /// - `principal`: let in by `operador`.
    fn listar_tipos_veiculo(
        &self,
        principal: Self::Operador,
    ) -> impl Future<Output = Result<ListarTiposVeiculoResponse, super::Errors400_401_500_503>> + Send;

    /// Cria um tipo de veículo
    ///
    /// O nome é livre e único; a categoria é uma das oito da interface.
    ///
    /// `POST /operador/tiposVeiculo`, operation `criarTipoVeiculo`.
    ///
    /// - `principal`: let in by `operador`.
    /// - `body`: `application/json`. O tipo de veículo.
    fn criar_tipo_veiculo(
        &self,
        principal: Self::Operador,
        body: TipoVeiculoInput,
    ) -> impl Future<Output = Result<CriarTipoVeiculoResponse, super::Errors400_401_408_409_413_415_500_503>> + Send;

    /// Consulta um tipo de veículo
    ///
    /// Lê o tipo de veículo com sua categoria.
    ///
    /// `GET /operador/tiposVeiculo/{codTipoVeiculo}`, operation `consultarTipoVeiculo`.
    ///
    /// - `principal`: let in by `operador`.
    /// - `cod_tipo_veiculo`: path `codTipoVeiculo`. Código do tipo de veículo.
    fn consultar_tipo_veiculo(
        &self,
        principal: Self::Operador,
        cod_tipo_veiculo: super::Codigo,
    ) -> impl Future<Output = Result<ConsultarTipoVeiculoResponse, super::Errors400_401_404_500_503>> + Send;

    /// Substitui um tipo de veículo
    ///
    /// A mudança aparece nos veículos que já são do tipo.
    ///
    /// `PUT /operador/tiposVeiculo/{codTipoVeiculo}`, operation `substituirTipoVeiculo`.
    ///
    /// - `principal`: let in by `operador`.
    /// - `cod_tipo_veiculo`: path `codTipoVeiculo`. Código do tipo de veículo.
    /// - `body`: `application/json`. O tipo de veículo.
    fn substituir_tipo_veiculo(
        &self,
        principal: Self::Operador,
        cod_tipo_veiculo: super::Codigo,
        body: TipoVeiculoInput,
    ) -> impl Future<Output = Result<SubstituirTipoVeiculoResponse, super::Errors400_401_404_408_409_413_415_500_503>> + Send;

    /// Remove um tipo de veículo
    ///
    /// Um tipo que algum veículo tem dá 409.
    ///
    /// `DELETE /operador/tiposVeiculo/{codTipoVeiculo}`, operation `removerTipoVeiculo`.
    ///
    /// - `principal`: let in by `operador`.
    /// - `cod_tipo_veiculo`: path `codTipoVeiculo`. Código do tipo de veículo.
    fn remover_tipo_veiculo(
        &self,
        principal: Self::Operador,
        cod_tipo_veiculo: super::Codigo,
    ) -> impl Future<Output = Result<RemoverTipoVeiculoResponse, super::Errors400_401_404_409_500_503>> + Send;
}

/// Answers to `GET /operador/tiposVeiculo`, operation `listarTiposVeiculo`.
#[derive(Debug, Clone, PartialEq)]
pub enum ListarTiposVeiculoResponse {
    /// 200: Os tipos de veículo.
    Ok(Vec<TipoVeiculo>),
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

impl From<super::Errors400_401_500_503> for ListarTiposVeiculoResponse {
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

impl ListarTiposVeiculoResponse {
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

/// Answers to `POST /operador/tiposVeiculo`, operation `criarTipoVeiculo`.
#[derive(Debug, Clone, PartialEq)]
pub enum CriarTipoVeiculoResponse {
    /// 201: Tipo de veículo criado.
    Created {
        /// The body.
        body: TipoVeiculo,
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

impl From<super::Errors400_401_408_409_413_415_500_503> for CriarTipoVeiculoResponse {
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

impl CriarTipoVeiculoResponse {
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

/// Answers to `GET /operador/tiposVeiculo/{codTipoVeiculo}`, operation `consultarTipoVeiculo`.
#[derive(Debug, Clone, PartialEq)]
pub enum ConsultarTipoVeiculoResponse {
    /// 200: O tipo de veículo.
    Ok(TipoVeiculo),
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

impl From<super::Errors400_401_404_500_503> for ConsultarTipoVeiculoResponse {
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

impl ConsultarTipoVeiculoResponse {
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

/// Answers to `PUT /operador/tiposVeiculo/{codTipoVeiculo}`, operation `substituirTipoVeiculo`.
#[derive(Debug, Clone, PartialEq)]
pub enum SubstituirTipoVeiculoResponse {
    /// 200: O tipo de veículo depois da mudança.
    Ok(TipoVeiculo),
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

impl From<super::Errors400_401_404_408_409_413_415_500_503> for SubstituirTipoVeiculoResponse {
    fn from(errors: super::Errors400_401_404_408_409_413_415_500_503) -> Self {
        use super::Errors400_401_404_408_409_413_415_500_503 as Errors;
        match errors {
            Errors::BadRequest(body) => Self::BadRequest(body),
            Errors::Unauthorized { body, www_authenticate } => Self::Unauthorized { body, www_authenticate },
            Errors::NotFound(body) => Self::NotFound(body),
            Errors::RequestTimeout(body) => Self::RequestTimeout(body),
            Errors::Conflict(body) => Self::Conflict(body),
            Errors::ContentTooLarge(body) => Self::ContentTooLarge(body),
            Errors::UnsupportedMediaType(body) => Self::UnsupportedMediaType(body),
            Errors::InternalServerError(body) => Self::InternalServerError(body),
            Errors::ServiceUnavailable { body, retry_after } => Self::ServiceUnavailable { body, retry_after },
        }
    }
}

impl SubstituirTipoVeiculoResponse {
    fn reply(self) -> crate::runtime::Answer {
        use super::Errors400_401_404_408_409_413_415_500_503 as Errors;
        match self {
            Self::Ok(body) => crate::runtime::reply::json(200, "application/json", &body),
            Self::BadRequest(body) => Errors::BadRequest(body).reply(),
            Self::Unauthorized { body, www_authenticate } => Errors::Unauthorized { body, www_authenticate }.reply(),
            Self::NotFound(body) => Errors::NotFound(body).reply(),
            Self::RequestTimeout(body) => Errors::RequestTimeout(body).reply(),
            Self::Conflict(body) => Errors::Conflict(body).reply(),
            Self::ContentTooLarge(body) => Errors::ContentTooLarge(body).reply(),
            Self::UnsupportedMediaType(body) => Errors::UnsupportedMediaType(body).reply(),
            Self::InternalServerError(body) => Errors::InternalServerError(body).reply(),
            Self::ServiceUnavailable { body, retry_after } => Errors::ServiceUnavailable { body, retry_after }.reply(),
        }
    }
}

/// Answers to `DELETE /operador/tiposVeiculo/{codTipoVeiculo}`, operation `removerTipoVeiculo`.
#[derive(Debug, Clone, PartialEq)]
pub enum RemoverTipoVeiculoResponse {
    /// 204: Tipo de veículo removido.
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

impl From<super::Errors400_401_404_409_500_503> for RemoverTipoVeiculoResponse {
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

impl RemoverTipoVeiculoResponse {
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

pub(super) async fn listar_tipos_veiculo<S: TiposVeiculoApi>(
    service: &S,
    call: &mut crate::runtime::Call,
) -> crate::runtime::Answer {
    let principal = super::security::operador(service, call, [&[]]).await?;
    call.query(&[])?;
    match TiposVeiculoApi::listar_tipos_veiculo(service, principal).await {
        Ok(response) => response.reply(),
        Err(errors) => errors.reply(),
    }
}

pub(super) async fn criar_tipo_veiculo<S: TiposVeiculoApi>(
    service: &S,
    call: &mut crate::runtime::Call,
) -> crate::runtime::Answer {
    let principal = super::security::operador(service, call, [&[]]).await?;
    call.query(&[])?;
    let body: TipoVeiculoInput = call.json(crate::runtime::check::any).await?;
    match TiposVeiculoApi::criar_tipo_veiculo(service, principal, body).await {
        Ok(response) => response.reply(),
        Err(errors) => errors.reply(),
    }
}

pub(super) async fn consultar_tipo_veiculo<S: TiposVeiculoApi>(
    service: &S,
    call: &mut crate::runtime::Call,
) -> crate::runtime::Answer {
    let principal = super::security::operador(service, call, [&[]]).await?;
    let cod_tipo_veiculo: super::Codigo = call.path(0, "codTipoVeiculo", crate::runtime::check::any)?;
    call.query(&[])?;
    match TiposVeiculoApi::consultar_tipo_veiculo(service, principal, cod_tipo_veiculo).await {
        Ok(response) => response.reply(),
        Err(errors) => errors.reply(),
    }
}

pub(super) async fn substituir_tipo_veiculo<S: TiposVeiculoApi>(
    service: &S,
    call: &mut crate::runtime::Call,
) -> crate::runtime::Answer {
    let principal = super::security::operador(service, call, [&[]]).await?;
    let cod_tipo_veiculo: super::Codigo = call.path(0, "codTipoVeiculo", crate::runtime::check::any)?;
    call.query(&[])?;
    let body: TipoVeiculoInput = call.json(crate::runtime::check::any).await?;
    match TiposVeiculoApi::substituir_tipo_veiculo(service, principal, cod_tipo_veiculo, body).await {
        Ok(response) => response.reply(),
        Err(errors) => errors.reply(),
    }
}

pub(super) async fn remover_tipo_veiculo<S: TiposVeiculoApi>(
    service: &S,
    call: &mut crate::runtime::Call,
) -> crate::runtime::Answer {
    let principal = super::security::operador(service, call, [&[]]).await?;
    let cod_tipo_veiculo: super::Codigo = call.path(0, "codTipoVeiculo", crate::runtime::check::any)?;
    call.query(&[])?;
    match TiposVeiculoApi::remover_tipo_veiculo(service, principal, cod_tipo_veiculo).await {
        Ok(response) => response.reply(),
        Err(errors) => errors.reply(),
    }
}

/// Um tipo de veículo.
///
/// Schema `TipoVeiculo`.
#[derive(Debug, Clone, PartialEq)]
pub struct TipoVeiculo {
    /// Código do tipo de veículo, dado pelo serviço.
    ///
    /// Property `codTipoVeiculo`.
    pub cod_tipo_veiculo: Option<super::Codigo>,
    /// Nome do tipo. Único.
    pub nome: super::NomeCurto,
    /// A categoria.
    pub categoria: CategoriaTipoVeiculo,
}
crate::runtime::object! {
    TipoVeiculo {
        0 cod_tipo_veiculo "codTipoVeiculo" optional,
        1 nome "nome" required,
        2 categoria "categoria" required,
    }
}

/// Categoria de veículo, escrita como na lista de tipos de veículo do serviço.
///
/// Schema `CategoriaTipoVeiculo`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum CategoriaTipoVeiculo {
    /// `Bicicleta`.
    Bicicleta,
    /// `Caminhao`.
    Caminhao,
    /// `Leve`.
    Leve,
    /// `Motocicleta`.
    Motocicleta,
    /// `Pickup`.
    Pickup,
    /// `Utilitario`.
    Utilitario,
    /// `Onibus`.
    Onibus,
    /// `Outro`.
    Outro,
}
crate::runtime::text_enum! {
    CategoriaTipoVeiculo {
        Bicicleta "Bicicleta",
        Caminhao "Caminhao",
        Leve "Leve",
        Motocicleta "Motocicleta",
        Pickup "Pickup",
        Utilitario "Utilitario",
        Onibus "Onibus",
        Outro "Outro",
    }
}

/// Um tipo de veículo.
///
/// Schema `TipoVeiculo`.
#[derive(Debug, Clone, PartialEq)]
pub struct TipoVeiculoInput {
    /// Nome do tipo. Único.
    pub nome: super::NomeCurto,
    /// A categoria.
    pub categoria: CategoriaTipoVeiculo,
}
crate::runtime::object! {
    TipoVeiculoInput {
        0 nome "nome" required,
        1 categoria "categoria" required,
    }
}

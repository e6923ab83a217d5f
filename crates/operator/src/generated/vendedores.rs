//! Operations tagged `Vendedores`.
//!
//! Made from `spec/operator.yaml` by `cargo xtask generate`; do not edit.

/// Operations tagged `Vendedores`.
///
/// Vendedores: consultores e representantes.
pub trait VendedoresApi: super::Authenticate {
    /// Lista os vendedores
    ///
    /// Em ordem de código.
    ///
    /// `GET /operador/vendedores`, operation `listarVendedores`.
    ///
    /// - `principal`: let in by `operador`.
    /// - `nome`: query `nome`. Parte do nome, sem distinguir acentos nem maiúsculas.
    /// - `tipo`: query `tipo`. Só os deste tipo de vendedor.
    /// - `cod_loja`: query `codLoja`. Só os desta loja.
    /// - `ativo`: query `ativo`. Só os ativos (`true`) ou só os desativados (`false`). Sem ele, todos.
    /// - `cursor`: query `cursor`. O `proximoCursor` da página anterior, tal como veio. Só vale com os mesmos filtros (senão, 400).
    /// - `limite`: query `limite`. Itens por página, no máximo. At least 1, at most 500. Default: `100`.
    #[expect(clippy::too_many_arguments, reason = "one argument for each parameter of the operation")]
    fn listar_vendedores(
        &self,
        principal: Self::Operador,
        nome: Option<super::Nome>,
        tipo: Option<TipoVendedor>,
        cod_loja: Option<super::Codigo>,
        ativo: Option<bool>,
        cursor: Option<super::Cursor>,
        limite: i32,
    ) -> impl Future<Output = Result<ListarVendedoresResponse, super::Errors400_401_500_503>> + Send;

    /// Cria um vendedor
    ///
    /// CPF ou CNPJ com dígitos errados dá 400; já cadastrado no mesmo tipo, 409.
    ///
    /// `POST /operador/vendedores`, operation `criarVendedor`.
    ///
    /// - `principal`: let in by `operador`.
    /// - `body`: `application/json`. O vendedor.
    fn criar_vendedor(
        &self,
        principal: Self::Operador,
        body: VendedorInput,
    ) -> impl Future<Output = Result<CriarVendedorResponse, super::Errors400_401_408_409_413_415_500_503>> + Send;

    /// Consulta um vendedor
    ///
    /// Lê o vendedor, ativo ou não.
    ///
    /// `GET /operador/vendedores/{codVendedor}`, operation `consultarVendedor`.
    ///
    /// - `principal`: let in by `operador`.
    /// - `cod_vendedor`: path `codVendedor`. Código do vendedor.
    fn consultar_vendedor(
        &self,
        principal: Self::Operador,
        cod_vendedor: super::Codigo,
    ) -> impl Future<Output = Result<ConsultarVendedorResponse, super::Errors400_401_404_500_503>> + Send;

    /// Substitui um vendedor
    ///
    /// Desativado, o vendedor some da pesquisa do serviço; o que vendeu continua dele.
    ///
    /// `PUT /operador/vendedores/{codVendedor}`, operation `substituirVendedor`.
    ///
    /// - `principal`: let in by `operador`.
    /// - `cod_vendedor`: path `codVendedor`. Código do vendedor.
    /// - `body`: `application/json`. O vendedor.
    fn substituir_vendedor(
        &self,
        principal: Self::Operador,
        cod_vendedor: super::Codigo,
        body: VendedorInput,
    ) -> impl Future<Output = Result<SubstituirVendedorResponse, super::Errors400_401_404_408_409_413_415_500_503>> + Send;

    /// Remove um vendedor
    ///
    /// Um vendedor que alguma pessoa, benefício ou negócio cita dá 409; desative-o.
    ///
    /// `DELETE /operador/vendedores/{codVendedor}`, operation `removerVendedor`.
    ///
    /// - `principal`: let in by `operador`.
    /// - `cod_vendedor`: path `codVendedor`. Código do vendedor.
    fn remover_vendedor(
        &self,
        principal: Self::Operador,
        cod_vendedor: super::Codigo,
    ) -> impl Future<Output = Result<RemoverVendedorResponse, super::Errors400_401_404_409_500_503>> + Send;
}

/// Answers to `GET /operador/vendedores`, operation `listarVendedores`.
#[derive(Debug, Clone, PartialEq)]
pub enum ListarVendedoresResponse {
    /// 200: Uma página de vendedores.
    Ok(PaginaVendedores),
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

impl From<super::Errors400_401_500_503> for ListarVendedoresResponse {
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

impl ListarVendedoresResponse {
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

/// Answers to `POST /operador/vendedores`, operation `criarVendedor`.
#[derive(Debug, Clone, PartialEq)]
pub enum CriarVendedorResponse {
    /// 201: Vendedor criado.
    Created {
        /// The body.
        body: Vendedor,
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

impl From<super::Errors400_401_408_409_413_415_500_503> for CriarVendedorResponse {
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

impl CriarVendedorResponse {
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

/// Answers to `GET /operador/vendedores/{codVendedor}`, operation `consultarVendedor`.
#[derive(Debug, Clone, PartialEq)]
pub enum ConsultarVendedorResponse {
    /// 200: O vendedor.
    Ok(Vendedor),
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

impl From<super::Errors400_401_404_500_503> for ConsultarVendedorResponse {
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

impl ConsultarVendedorResponse {
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

/// Answers to `PUT /operador/vendedores/{codVendedor}`, operation `substituirVendedor`.
#[derive(Debug, Clone, PartialEq)]
pub enum SubstituirVendedorResponse {
    /// 200: O vendedor depois da mudança.
    Ok(Vendedor),
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

impl From<super::Errors400_401_404_408_409_413_415_500_503> for SubstituirVendedorResponse {
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

impl SubstituirVendedorResponse {
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

/// Answers to `DELETE /operador/vendedores/{codVendedor}`, operation `removerVendedor`.
#[derive(Debug, Clone, PartialEq)]
pub enum RemoverVendedorResponse {
    /// 204: Vendedor removido.
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

impl From<super::Errors400_401_404_409_500_503> for RemoverVendedorResponse {
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

impl RemoverVendedorResponse {
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

pub(super) async fn listar_vendedores<S: VendedoresApi>(
    service: &S,
    call: &mut crate::runtime::Call,
) -> crate::runtime::Answer {
    const QUERY: [crate::runtime::query::Field; 6] = [
        crate::runtime::query::Field::single("nome"),
        crate::runtime::query::Field::single("tipo"),
        crate::runtime::query::Field::single("codLoja"),
        crate::runtime::query::Field::single("ativo"),
        crate::runtime::query::Field::single("cursor"),
        crate::runtime::query::Field::single("limite"),
    ];
    let principal = super::security::operador(service, call, [&[]]).await?;
    let query = call.query(&QUERY)?;
    let nome: Option<super::Nome> = query.optional(0, crate::runtime::check::any)?;
    let tipo: Option<TipoVendedor> = query.optional(1, crate::runtime::check::any)?;
    let cod_loja: Option<super::Codigo> = query.optional(2, crate::runtime::check::any)?;
    let ativo: Option<bool> = query.optional(3, crate::runtime::check::any)?;
    let cursor: Option<super::Cursor> = query.optional(4, crate::runtime::check::any)?;
    let limite: i32 = query.or(5, 100, |value: &i32| {
        crate::runtime::check::minimum(value, 1)?;
        crate::runtime::check::maximum(value, 500)?;
        Ok(())
    })?;
    match VendedoresApi::listar_vendedores(service, principal, nome, tipo, cod_loja, ativo, cursor, limite).await {
        Ok(response) => response.reply(),
        Err(errors) => errors.reply(),
    }
}

pub(super) async fn criar_vendedor<S: VendedoresApi>(
    service: &S,
    call: &mut crate::runtime::Call,
) -> crate::runtime::Answer {
    let principal = super::security::operador(service, call, [&[]]).await?;
    call.query(&[])?;
    let body: VendedorInput = call.json(|value: &VendedorInput| {
        crate::runtime::Check::check(value)?;
        Ok(())
    })
    .await?;
    match VendedoresApi::criar_vendedor(service, principal, body).await {
        Ok(response) => response.reply(),
        Err(errors) => errors.reply(),
    }
}

pub(super) async fn consultar_vendedor<S: VendedoresApi>(
    service: &S,
    call: &mut crate::runtime::Call,
) -> crate::runtime::Answer {
    let principal = super::security::operador(service, call, [&[]]).await?;
    let cod_vendedor: super::Codigo = call.path(0, "codVendedor", crate::runtime::check::any)?;
    call.query(&[])?;
    match VendedoresApi::consultar_vendedor(service, principal, cod_vendedor).await {
        Ok(response) => response.reply(),
        Err(errors) => errors.reply(),
    }
}

pub(super) async fn substituir_vendedor<S: VendedoresApi>(
    service: &S,
    call: &mut crate::runtime::Call,
) -> crate::runtime::Answer {
    let principal = super::security::operador(service, call, [&[]]).await?;
    let cod_vendedor: super::Codigo = call.path(0, "codVendedor", crate::runtime::check::any)?;
    call.query(&[])?;
    let body: VendedorInput = call.json(|value: &VendedorInput| {
        crate::runtime::Check::check(value)?;
        Ok(())
    })
    .await?;
    match VendedoresApi::substituir_vendedor(service, principal, cod_vendedor, body).await {
        Ok(response) => response.reply(),
        Err(errors) => errors.reply(),
    }
}

pub(super) async fn remover_vendedor<S: VendedoresApi>(
    service: &S,
    call: &mut crate::runtime::Call,
) -> crate::runtime::Answer {
    let principal = super::security::operador(service, call, [&[]]).await?;
    let cod_vendedor: super::Codigo = call.path(0, "codVendedor", crate::runtime::check::any)?;
    call.query(&[])?;
    match VendedoresApi::remover_vendedor(service, principal, cod_vendedor).await {
        Ok(response) => response.reply(),
        Err(errors) => errors.reply(),
    }
}

/// Tipo de vendedor.
///
/// Schema `TipoVendedor`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum TipoVendedor {
    /// `Consultor`.
    Consultor,
    /// `Representante`.
    Representante,
}
crate::runtime::text_enum! {
    TipoVendedor {
        Consultor "Consultor",
        Representante "Representante",
    }
}

/// Uma página de vendedores.
///
/// Schema `PaginaVendedores`.
#[derive(Debug, Clone, PartialEq)]
pub struct PaginaVendedores {
    /// Os itens desta página.
    pub itens: Vec<Vendedor>,
    /// O `cursor` da página seguinte; `null` na última.
    ///
    /// Property `proximoCursor`. At most 512 characters.
    pub proximo_cursor: Option<String>,
}
crate::runtime::object! {
    PaginaVendedores {
        0 itens "itens" required,
        1 proximo_cursor "proximoCursor" nullable,
    }
}
impl crate::runtime::Check for PaginaVendedores {
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

/// Um consultor ou representante.
///
/// Schema `Vendedor`.
#[derive(Debug, Clone, PartialEq)]
pub struct Vendedor {
    /// Código do vendedor, dado pelo serviço; é o `codConsultor` ou `codRepresentante` da interface.
    ///
    /// Property `codVendedor`.
    pub cod_vendedor: Option<super::Codigo>,
    /// Consultor ou representante.
    pub tipo: TipoVendedor,
    /// Nome.
    pub nome: super::Nome,
    /// CPF ou CNPJ. Único no tipo.
    ///
    /// Property `cpfCnpj`.
    pub cpf_cnpj: super::CpfCnpj,
    /// E-mail.
    pub email: Option<super::Email>,
    /// Telefones.
    ///
    /// At most 10 elements.
    pub telefones: Option<Vec<super::TelefoneTo>>,
    /// Endereço.
    pub endereco: Option<super::EnderecoTo>,
    /// A loja a que pertence.
    ///
    /// Property `codLoja`.
    pub cod_loja: Option<super::Codigo>,
    /// Se aparece na pesquisa do serviço.
    ///
    /// Default: `true`.
    pub ativo: bool,
}
crate::runtime::object! {
    Vendedor {
        0 cod_vendedor "codVendedor" optional,
        1 tipo "tipo" required,
        2 nome "nome" required,
        3 cpf_cnpj "cpfCnpj" required,
        4 email "email" optional,
        5 telefones "telefones" optional,
        6 endereco "endereco" optional,
        7 cod_loja "codLoja" optional,
        8 ativo "ativo" default(true),
    }
}
impl crate::runtime::Check for Vendedor {
    fn check(&self) -> Result<(), crate::runtime::Fault> {
        if let Some(value) = &self.telefones {
            crate::runtime::check::at("telefones", crate::runtime::check::max_items(value, 10))?;
            for (index, item) in value.iter().enumerate() {
                crate::runtime::check::at(
                    "telefones",
                    crate::runtime::check::at_index(index, crate::runtime::Check::check(item)),
                )?;
            }
        }
        if let Some(value) = &self.endereco {
            crate::runtime::check::at("endereco", crate::runtime::Check::check(value))?;
        }
        Ok(())
    }
}

/// Um consultor ou representante.
///
/// Schema `Vendedor`.
#[derive(Debug, Clone, PartialEq)]
pub struct VendedorInput {
    /// Consultor ou representante.
    pub tipo: TipoVendedor,
    /// Nome.
    pub nome: super::Nome,
    /// CPF ou CNPJ. Único no tipo.
    ///
    /// Property `cpfCnpj`.
    pub cpf_cnpj: super::CpfCnpj,
    /// E-mail.
    pub email: Option<super::Email>,
    /// Telefones.
    ///
    /// At most 10 elements.
    pub telefones: Option<Vec<super::TelefoneTo>>,
    /// Endereço.
    pub endereco: Option<super::EnderecoToInput>,
    /// A loja a que pertence.
    ///
    /// Property `codLoja`.
    pub cod_loja: Option<super::Codigo>,
    /// Se aparece na pesquisa do serviço.
    ///
    /// Default: `true`.
    pub ativo: bool,
}
crate::runtime::object! {
    VendedorInput {
        0 tipo "tipo" required,
        1 nome "nome" required,
        2 cpf_cnpj "cpfCnpj" required,
        3 email "email" optional,
        4 telefones "telefones" optional,
        5 endereco "endereco" optional,
        6 cod_loja "codLoja" optional,
        7 ativo "ativo" default(true),
    }
}
impl crate::runtime::Check for VendedorInput {
    fn check(&self) -> Result<(), crate::runtime::Fault> {
        if let Some(value) = &self.telefones {
            crate::runtime::check::at("telefones", crate::runtime::check::max_items(value, 10))?;
            for (index, item) in value.iter().enumerate() {
                crate::runtime::check::at(
                    "telefones",
                    crate::runtime::check::at_index(index, crate::runtime::Check::check(item)),
                )?;
            }
        }
        if let Some(value) = &self.endereco {
            crate::runtime::check::at("endereco", crate::runtime::Check::check(value))?;
        }
        Ok(())
    }
}

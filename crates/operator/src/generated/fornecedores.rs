//! Operations tagged `Fornecedores`.
//!
//! Made from `spec/operator.yaml` by `cargo xtask generate`; do not edit.

/// Operations tagged `Fornecedores`.
///
/// Fornecedores e rede credenciada, clínicas inclusive.
pub trait FornecedoresApi: super::Authenticate {
    /// Lista os fornecedores
    ///
    /// Em ordem de código.
    ///
    /// `GET /operador/fornecedores`, operation `listarFornecedores`.
    ///
    /// - `principal`: let in by `operador`.
    /// - `nome`: query `nome`. Parte do nome, sem distinguir acentos nem maiúsculas.
    /// - `ativo`: query `ativo`. Só os ativos (`true`) ou só os desativados (`false`). Sem ele, todos.
    /// - `cursor`: query `cursor`. O `proximoCursor` da página anterior, tal como veio. Só vale com os mesmos filtros (senão, 400).
    /// - `limite`: query `limite`. Itens por página, no máximo. At least 1, at most 500. Default: `100`.
    fn listar_fornecedores(
        &self,
        principal: Self::Operador,
        nome: Option<super::Nome>,
        ativo: Option<bool>,
        cursor: Option<super::Cursor>,
        limite: i32,
    ) -> impl Future<Output = Result<ListarFornecedoresResponse, super::Errors400_401_500_503>> + Send;

    /// Cria um fornecedor
    ///
    /// CPF ou CNPJ com dígitos errados dá 400; já cadastrado, 409.
    ///
    /// `POST /operador/fornecedores`, operation `criarFornecedor`.
    ///
    /// - `principal`: let in by `operador`.
    /// - `body`: `application/json`. O fornecedor.
    fn criar_fornecedor(
        &self,
        principal: Self::Operador,
        body: FornecedorInput,
    ) -> impl Future<Output = Result<CriarFornecedorResponse, super::Errors400_401_408_409_413_415_500_503>> + Send;

    /// Consulta um fornecedor
    ///
    /// Lê o fornecedor, ativo ou não.
    ///
    /// `GET /operador/fornecedores/{codFornecedor}`, operation `consultarFornecedor`.
    ///
    /// - `principal`: let in by `operador`.
    /// - `cod_fornecedor`: path `codFornecedor`. Código do fornecedor.
    fn consultar_fornecedor(
        &self,
        principal: Self::Operador,
        cod_fornecedor: super::Codigo,
    ) -> impl Future<Output = Result<ConsultarFornecedorResponse, super::Errors400_401_404_500_503>> + Send;

    /// Substitui um fornecedor
    ///
    /// CPF ou CNPJ de outro fornecedor dá 409.
    ///
    /// `PUT /operador/fornecedores/{codFornecedor}`, operation `substituirFornecedor`.
    ///
    /// - `principal`: let in by `operador`.
    /// - `cod_fornecedor`: path `codFornecedor`. Código do fornecedor.
    /// - `body`: `application/json`. O fornecedor.
    fn substituir_fornecedor(
        &self,
        principal: Self::Operador,
        cod_fornecedor: super::Codigo,
        body: FornecedorInput,
    ) -> impl Future<Output = Result<SubstituirFornecedorResponse, super::Errors400_401_404_408_409_413_415_500_503>> + Send;

    /// Remove um fornecedor
    ///
    /// Um fornecedor que alguma consulta tem como clínica dá 409; desative-o.
    ///
    /// `DELETE /operador/fornecedores/{codFornecedor}`, operation `removerFornecedor`.
    ///
    /// - `principal`: let in by `operador`.
    /// - `cod_fornecedor`: path `codFornecedor`. Código do fornecedor.
    fn remover_fornecedor(
        &self,
        principal: Self::Operador,
        cod_fornecedor: super::Codigo,
    ) -> impl Future<Output = Result<RemoverFornecedorResponse, super::Errors400_401_404_409_500_503>> + Send;
}

/// Answers to `GET /operador/fornecedores`, operation `listarFornecedores`.
#[derive(Debug, Clone, PartialEq)]
pub enum ListarFornecedoresResponse {
    /// 200: Uma página de fornecedores.
    Ok(PaginaFornecedores),
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

impl From<super::Errors400_401_500_503> for ListarFornecedoresResponse {
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

impl ListarFornecedoresResponse {
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

/// Answers to `POST /operador/fornecedores`, operation `criarFornecedor`.
#[derive(Debug, Clone, PartialEq)]
pub enum CriarFornecedorResponse {
    /// 201: Fornecedor criado.
    Created {
        /// The body.
        body: Fornecedor,
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

impl From<super::Errors400_401_408_409_413_415_500_503> for CriarFornecedorResponse {
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

impl CriarFornecedorResponse {
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

/// Answers to `GET /operador/fornecedores/{codFornecedor}`, operation `consultarFornecedor`.
#[derive(Debug, Clone, PartialEq)]
pub enum ConsultarFornecedorResponse {
    /// 200: O fornecedor.
    Ok(Fornecedor),
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

impl From<super::Errors400_401_404_500_503> for ConsultarFornecedorResponse {
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

impl ConsultarFornecedorResponse {
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

/// Answers to `PUT /operador/fornecedores/{codFornecedor}`, operation `substituirFornecedor`.
#[derive(Debug, Clone, PartialEq)]
pub enum SubstituirFornecedorResponse {
    /// 200: O fornecedor depois da mudança.
    Ok(Fornecedor),
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

impl From<super::Errors400_401_404_408_409_413_415_500_503> for SubstituirFornecedorResponse {
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

impl SubstituirFornecedorResponse {
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

/// Answers to `DELETE /operador/fornecedores/{codFornecedor}`, operation `removerFornecedor`.
#[derive(Debug, Clone, PartialEq)]
pub enum RemoverFornecedorResponse {
    /// 204: Fornecedor removido.
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

impl From<super::Errors400_401_404_409_500_503> for RemoverFornecedorResponse {
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

impl RemoverFornecedorResponse {
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

pub(super) async fn listar_fornecedores<S: FornecedoresApi>(
    service: &S,
    call: &mut crate::runtime::Call,
) -> crate::runtime::Answer {
    const QUERY: [crate::runtime::query::Field; 4] = [
        crate::runtime::query::Field::single("nome"),
        crate::runtime::query::Field::single("ativo"),
        crate::runtime::query::Field::single("cursor"),
        crate::runtime::query::Field::single("limite"),
    ];
    let principal = super::security::operador(service, call, [&[]]).await?;
    let query = call.query(&QUERY)?;
    let nome: Option<super::Nome> = query.optional(0, crate::runtime::check::any)?;
    let ativo: Option<bool> = query.optional(1, crate::runtime::check::any)?;
    let cursor: Option<super::Cursor> = query.optional(2, crate::runtime::check::any)?;
    let limite: i32 = query.or(3, 100, |value: &i32| {
        crate::runtime::check::minimum(value, 1)?;
        crate::runtime::check::maximum(value, 500)?;
        Ok(())
    })?;
    match FornecedoresApi::listar_fornecedores(service, principal, nome, ativo, cursor, limite).await {
        Ok(response) => response.reply(),
        Err(errors) => errors.reply(),
    }
}

pub(super) async fn criar_fornecedor<S: FornecedoresApi>(
    service: &S,
    call: &mut crate::runtime::Call,
) -> crate::runtime::Answer {
    let principal = super::security::operador(service, call, [&[]]).await?;
    call.query(&[])?;
    let body: FornecedorInput = call.json(|value: &FornecedorInput| {
        crate::runtime::Check::check(value)?;
        Ok(())
    })
    .await?;
    match FornecedoresApi::criar_fornecedor(service, principal, body).await {
        Ok(response) => response.reply(),
        Err(errors) => errors.reply(),
    }
}

pub(super) async fn consultar_fornecedor<S: FornecedoresApi>(
    service: &S,
    call: &mut crate::runtime::Call,
) -> crate::runtime::Answer {
    let principal = super::security::operador(service, call, [&[]]).await?;
    let cod_fornecedor: super::Codigo = call.path(0, "codFornecedor", crate::runtime::check::any)?;
    call.query(&[])?;
    match FornecedoresApi::consultar_fornecedor(service, principal, cod_fornecedor).await {
        Ok(response) => response.reply(),
        Err(errors) => errors.reply(),
    }
}

pub(super) async fn substituir_fornecedor<S: FornecedoresApi>(
    service: &S,
    call: &mut crate::runtime::Call,
) -> crate::runtime::Answer {
    let principal = super::security::operador(service, call, [&[]]).await?;
    let cod_fornecedor: super::Codigo = call.path(0, "codFornecedor", crate::runtime::check::any)?;
    call.query(&[])?;
    let body: FornecedorInput = call.json(|value: &FornecedorInput| {
        crate::runtime::Check::check(value)?;
        Ok(())
    })
    .await?;
    match FornecedoresApi::substituir_fornecedor(service, principal, cod_fornecedor, body).await {
        Ok(response) => response.reply(),
        Err(errors) => errors.reply(),
    }
}

pub(super) async fn remover_fornecedor<S: FornecedoresApi>(
    service: &S,
    call: &mut crate::runtime::Call,
) -> crate::runtime::Answer {
    let principal = super::security::operador(service, call, [&[]]).await?;
    let cod_fornecedor: super::Codigo = call.path(0, "codFornecedor", crate::runtime::check::any)?;
    call.query(&[])?;
    match FornecedoresApi::remover_fornecedor(service, principal, cod_fornecedor).await {
        Ok(response) => response.reply(),
        Err(errors) => errors.reply(),
    }
}

/// Uma página de fornecedores.
///
/// Schema `PaginaFornecedores`.
#[derive(Debug, Clone, PartialEq)]
pub struct PaginaFornecedores {
    /// Os itens desta página.
    pub itens: Vec<Fornecedor>,
    /// O `cursor` da página seguinte; `null` na última.
    ///
    /// Property `proximoCursor`. At most 512 characters.
    pub proximo_cursor: Option<String>,
}
crate::runtime::object! {
    PaginaFornecedores {
        0 itens "itens" required,
        1 proximo_cursor "proximoCursor" nullable,
    }
}
impl crate::runtime::Check for PaginaFornecedores {
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

/// Um fornecedor ou credenciado.
///
/// Schema `Fornecedor`.
#[derive(Debug, Clone, PartialEq)]
pub struct Fornecedor {
    /// Código do fornecedor, dado pelo serviço.
    ///
    /// Property `codFornecedor`.
    pub cod_fornecedor: Option<super::Codigo>,
    /// Nome ou razão social.
    pub nome: super::Nome,
    /// Nome fantasia.
    ///
    /// Property `nomeFantasia`.
    pub nome_fantasia: Option<super::Nome>,
    /// CPF ou CNPJ. Único.
    ///
    /// Property `cpfCnpj`.
    pub cpf_cnpj: super::CpfCnpj,
    /// Inscrição estadual.
    ///
    /// Property `inscricaoEstadual`. At most 20 characters.
    pub inscricao_estadual: Option<String>,
    /// Inscrição municipal.
    ///
    /// Property `inscricaoMunicipal`. At most 20 characters.
    pub inscricao_municipal: Option<String>,
    /// Ramo, em palavras.
    ///
    /// Property `tipoFornecedor`. At most 60 characters.
    pub tipo_fornecedor: Option<String>,
    /// Com quem falar.
    ///
    /// Property `nomeContato`.
    pub nome_contato: Option<super::Nome>,
    /// E-mail.
    pub email: Option<super::Email>,
    /// Telefones.
    ///
    /// At most 10 elements.
    pub telefones: Option<Vec<super::TelefoneTo>>,
    /// Endereço.
    pub endereco: Option<super::EnderecoTo>,
    /// A loja que o cadastrou; sem ela, serve a todas.
    ///
    /// Property `codLoja`.
    pub cod_loja: Option<super::Codigo>,
    /// Se pode ser escolhido.
    ///
    /// Default: `true`.
    pub ativo: bool,
}
crate::runtime::object! {
    Fornecedor {
        0 cod_fornecedor "codFornecedor" optional,
        1 nome "nome" required,
        2 nome_fantasia "nomeFantasia" optional,
        3 cpf_cnpj "cpfCnpj" required,
        4 inscricao_estadual "inscricaoEstadual" optional,
        5 inscricao_municipal "inscricaoMunicipal" optional,
        6 tipo_fornecedor "tipoFornecedor" optional,
        7 nome_contato "nomeContato" optional,
        8 email "email" optional,
        9 telefones "telefones" optional,
        10 endereco "endereco" optional,
        11 cod_loja "codLoja" optional,
        12 ativo "ativo" default(true),
    }
}
impl crate::runtime::Check for Fornecedor {
    fn check(&self) -> Result<(), crate::runtime::Fault> {
        if let Some(value) = &self.inscricao_estadual {
            crate::runtime::check::at("inscricaoEstadual", crate::runtime::check::max_length(value, 20))?;
        }
        if let Some(value) = &self.inscricao_municipal {
            crate::runtime::check::at("inscricaoMunicipal", crate::runtime::check::max_length(value, 20))?;
        }
        if let Some(value) = &self.tipo_fornecedor {
            crate::runtime::check::at("tipoFornecedor", crate::runtime::check::max_length(value, 60))?;
        }
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

/// Um fornecedor ou credenciado.
///
/// Schema `Fornecedor`.
#[derive(Debug, Clone, PartialEq)]
pub struct FornecedorInput {
    /// Nome ou razão social.
    pub nome: super::Nome,
    /// Nome fantasia.
    ///
    /// Property `nomeFantasia`.
    pub nome_fantasia: Option<super::Nome>,
    /// CPF ou CNPJ. Único.
    ///
    /// Property `cpfCnpj`.
    pub cpf_cnpj: super::CpfCnpj,
    /// Inscrição estadual.
    ///
    /// Property `inscricaoEstadual`. At most 20 characters.
    pub inscricao_estadual: Option<String>,
    /// Inscrição municipal.
    ///
    /// Property `inscricaoMunicipal`. At most 20 characters.
    pub inscricao_municipal: Option<String>,
    /// Ramo, em palavras.
    ///
    /// Property `tipoFornecedor`. At most 60 characters.
    pub tipo_fornecedor: Option<String>,
    /// Com quem falar.
    ///
    /// Property `nomeContato`.
    pub nome_contato: Option<super::Nome>,
    /// E-mail.
    pub email: Option<super::Email>,
    /// Telefones.
    ///
    /// At most 10 elements.
    pub telefones: Option<Vec<super::TelefoneTo>>,
    /// Endereço.
    pub endereco: Option<super::EnderecoToInput>,
    /// A loja que o cadastrou; sem ela, serve a todas.
    ///
    /// Property `codLoja`.
    pub cod_loja: Option<super::Codigo>,
    /// Se pode ser escolhido.
    ///
    /// Default: `true`.
    pub ativo: bool,
}
crate::runtime::object! {
    FornecedorInput {
        0 nome "nome" required,
        1 nome_fantasia "nomeFantasia" optional,
        2 cpf_cnpj "cpfCnpj" required,
        3 inscricao_estadual "inscricaoEstadual" optional,
        4 inscricao_municipal "inscricaoMunicipal" optional,
        5 tipo_fornecedor "tipoFornecedor" optional,
        6 nome_contato "nomeContato" optional,
        7 email "email" optional,
        8 telefones "telefones" optional,
        9 endereco "endereco" optional,
        10 cod_loja "codLoja" optional,
        11 ativo "ativo" default(true),
    }
}
impl crate::runtime::Check for FornecedorInput {
    fn check(&self) -> Result<(), crate::runtime::Fault> {
        if let Some(value) = &self.inscricao_estadual {
            crate::runtime::check::at("inscricaoEstadual", crate::runtime::check::max_length(value, 20))?;
        }
        if let Some(value) = &self.inscricao_municipal {
            crate::runtime::check::at("inscricaoMunicipal", crate::runtime::check::max_length(value, 20))?;
        }
        if let Some(value) = &self.tipo_fornecedor {
            crate::runtime::check::at("tipoFornecedor", crate::runtime::check::max_length(value, 60))?;
        }
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

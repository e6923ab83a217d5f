//! Operations tagged `Fornecedores`.
//!
//! Made from `spec/operator.yaml` by `cargo xtask generate`; do not edit.

/// Operations tagged `Fornecedores`.
///
/// Fornecedores e rede credenciada, clínicas inclusive.
pub trait FornecedoresApi: super::Authenticate + super::Reject {
    /// Lista os fornecedores
    ///
    /// Em ordem de código.
    ///
    /// `GET /operador/fornecedores`, operation `listarFornecedores`.
    ///
    /// - `context.principal`: let in by `operador`.
    fn listar_fornecedores(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        parameters: ListarFornecedoresParameters,
    ) -> impl Future<Output = Result<PaginaFornecedores, ListarFornecedoresError>> + Send;

    /// Cria um fornecedor
    ///
    /// CPF ou CNPJ com dígitos errados dá 400; já cadastrado, 409.
    ///
    /// `POST /operador/fornecedores`, operation `criarFornecedor`.
    ///
    /// - `context.principal`: let in by `operador`.
    /// - `body`: `application/json`. O fornecedor.
    fn criar_fornecedor(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        body: FornecedorInput,
    ) -> impl Future<Output = Result<super::Created<Fornecedor>, CriarFornecedorError>> + Send;

    /// Consulta um fornecedor
    ///
    /// Lê o fornecedor, ativo ou não.
    ///
    /// `GET /operador/fornecedores/{codFornecedor}`, operation `consultarFornecedor`.
    ///
    /// - `context.principal`: let in by `operador`.
    /// - `cod_fornecedor`: path `codFornecedor`. Código do fornecedor.
    fn consultar_fornecedor(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        cod_fornecedor: super::Codigo,
    ) -> impl Future<Output = Result<Fornecedor, ConsultarFornecedorError>> + Send;

    /// Substitui um fornecedor
    ///
    /// CPF ou CNPJ de outro fornecedor dá 409.
    ///
    /// `PUT /operador/fornecedores/{codFornecedor}`, operation `substituirFornecedor`.
    ///
    /// - `context.principal`: let in by `operador`.
    /// - `cod_fornecedor`: path `codFornecedor`. Código do fornecedor.
    /// - `body`: `application/json`. O fornecedor.
    fn substituir_fornecedor(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        cod_fornecedor: super::Codigo,
        body: FornecedorInput,
    ) -> impl Future<Output = Result<Fornecedor, SubstituirFornecedorError>> + Send;

    /// Remove um fornecedor
    ///
    /// Um fornecedor que alguma consulta tem como clínica dá 409; desative-o.
    ///
    /// `DELETE /operador/fornecedores/{codFornecedor}`, operation `removerFornecedor`.
    ///
    /// - `context.principal`: let in by `operador`.
    /// - `cod_fornecedor`: path `codFornecedor`. Código do fornecedor.
    fn remover_fornecedor(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        cod_fornecedor: super::Codigo,
    ) -> impl Future<Output = Result<(), RemoverFornecedorError>> + Send;
}

/// Parameters of `GET /operador/fornecedores`, operation `listarFornecedores`.
#[derive(Debug, Clone, PartialEq)]
pub struct ListarFornecedoresParameters {
    /// query `nome`. Parte do nome, sem distinguir acentos nem maiúsculas.
    pub nome: Option<super::Nome>,
    /// query `ativo`. Só os ativos (`true`) ou só os desativados (`false`). Sem ele, todos.
    pub ativo: Option<bool>,
    /// query `cursor`. O `proximoCursor` da página anterior, tal como veio. Só vale com os mesmos filtros (senão, 400).
    pub cursor: Option<super::Cursor>,
    /// query `limite`. Itens por página, no máximo. At least 1, at most 500. Default: `100`.
    pub limite: i32,
}

/// Errors of `GET /operador/fornecedores`, operation `listarFornecedores`.
#[derive(Debug)]
pub enum ListarFornecedoresError {
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

crate::runtime::errors! { ListarFornecedoresError of "listarFornecedores" from super::AnyError {
    400 BadRequest(super::RequisicaoInvalida) from BadRequest,
    401 Unauthorized(super::NaoAutenticado) from Unauthorized,
    500 InternalServerError(super::ErroInterno) from InternalServerError,
    503 ServiceUnavailable(super::Indisponivel) from ServiceUnavailable,
} }

/// Errors of `POST /operador/fornecedores`, operation `criarFornecedor`.
#[derive(Debug)]
pub enum CriarFornecedorError {
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

crate::runtime::errors! { CriarFornecedorError of "criarFornecedor" from super::AnyError {
    400 BadRequest(super::RequisicaoInvalida) from BadRequest,
    401 Unauthorized(super::NaoAutenticado) from Unauthorized,
    408 RequestTimeout(super::TempoEsgotado) from RequestTimeout,
    409 Conflict(super::Conflito) from Conflict,
    413 ContentTooLarge(super::CorpoGrandeDemais) from ContentTooLarge,
    415 UnsupportedMediaType(super::TipoNaoAceito) from UnsupportedMediaType,
    500 InternalServerError(super::ErroInterno) from InternalServerError,
    503 ServiceUnavailable(super::Indisponivel) from ServiceUnavailable,
} }

/// Errors of `GET /operador/fornecedores/{codFornecedor}`, operation `consultarFornecedor`.
#[derive(Debug)]
pub enum ConsultarFornecedorError {
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

crate::runtime::errors! { ConsultarFornecedorError of "consultarFornecedor" from super::AnyError {
    400 BadRequest(super::RequisicaoInvalida) from BadRequest,
    401 Unauthorized(super::NaoAutenticado) from Unauthorized,
    404 NotFound(super::NaoEncontrado) from NotFound,
    500 InternalServerError(super::ErroInterno) from InternalServerError,
    503 ServiceUnavailable(super::Indisponivel) from ServiceUnavailable,
} }

/// Errors of `PUT /operador/fornecedores/{codFornecedor}`, operation `substituirFornecedor`.
#[derive(Debug)]
pub enum SubstituirFornecedorError {
    /// 400: O pedido não segue o contrato, ou cita um código que não existe. Nada foi gravado.
    BadRequest(super::RequisicaoInvalida),
    /// 401: A credencial do operador falta ou não vale.
    Unauthorized(super::NaoAutenticado),
    /// 404: Não há o que o caminho indica.
    NotFound(super::NaoEncontrado),
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

crate::runtime::errors! { SubstituirFornecedorError of "substituirFornecedor" from super::AnyError {
    400 BadRequest(super::RequisicaoInvalida) from BadRequest,
    401 Unauthorized(super::NaoAutenticado) from Unauthorized,
    404 NotFound(super::NaoEncontrado) from NotFound,
    408 RequestTimeout(super::TempoEsgotado) from RequestTimeout,
    409 Conflict(super::Conflito) from Conflict,
    413 ContentTooLarge(super::CorpoGrandeDemais) from ContentTooLarge,
    415 UnsupportedMediaType(super::TipoNaoAceito) from UnsupportedMediaType,
    500 InternalServerError(super::ErroInterno) from InternalServerError,
    503 ServiceUnavailable(super::Indisponivel) from ServiceUnavailable,
} }

/// Errors of `DELETE /operador/fornecedores/{codFornecedor}`, operation `removerFornecedor`.
#[derive(Debug)]
pub enum RemoverFornecedorError {
    /// 400: O pedido não segue o contrato, ou cita um código que não existe. Nada foi gravado.
    BadRequest(super::RequisicaoInvalida),
    /// 401: A credencial do operador falta ou não vale.
    Unauthorized(super::NaoAutenticado),
    /// 404: Não há o que o caminho indica.
    NotFound(super::NaoEncontrado),
    /// 409: O pedido é válido, mas o estado atual não o permite. Nada foi gravado.
    Conflict(super::Conflito),
    /// 500: Falha do serviço. Nada foi gravado.
    InternalServerError(super::ErroInterno),
    /// 503: O banco não responde, ou o serviço está iniciando ou se desligando. Nada foi gravado.
    ServiceUnavailable(super::Indisponivel),
    /// An answer that the document does not declare.
    Rejected(crate::runtime::Rejection),
}

crate::runtime::errors! { RemoverFornecedorError of "removerFornecedor" from super::AnyError {
    400 BadRequest(super::RequisicaoInvalida) from BadRequest,
    401 Unauthorized(super::NaoAutenticado) from Unauthorized,
    404 NotFound(super::NaoEncontrado) from NotFound,
    409 Conflict(super::Conflito) from Conflict,
    500 InternalServerError(super::ErroInterno) from InternalServerError,
    503 ServiceUnavailable(super::Indisponivel) from ServiceUnavailable,
} }

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
    let parameters = ListarFornecedoresParameters { nome, ativo, cursor, limite };
    match FornecedoresApi::listar_fornecedores(service, call.context(principal), parameters).await {
        Ok(body) => crate::runtime::reply::json(200, "application/json", &body),
        Err(error) => error.reply(call),
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
    match FornecedoresApi::criar_fornecedor(service, call.context(principal), body).await {
        Ok(answer) => answer.reply(|body| crate::runtime::reply::json(201, "application/json", &body)),
        Err(error) => error.reply(call),
    }
}

pub(super) async fn consultar_fornecedor<S: FornecedoresApi>(
    service: &S,
    call: &mut crate::runtime::Call,
) -> crate::runtime::Answer {
    let principal = super::security::operador(service, call, [&[]]).await?;
    let cod_fornecedor: super::Codigo = call.path(0, "codFornecedor", crate::runtime::check::any)?;
    call.query(&[])?;
    match FornecedoresApi::consultar_fornecedor(service, call.context(principal), cod_fornecedor).await {
        Ok(body) => crate::runtime::reply::json(200, "application/json", &body),
        Err(error) => error.reply(call),
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
    match FornecedoresApi::substituir_fornecedor(service, call.context(principal), cod_fornecedor, body).await {
        Ok(body) => crate::runtime::reply::json(200, "application/json", &body),
        Err(error) => error.reply(call),
    }
}

pub(super) async fn remover_fornecedor<S: FornecedoresApi>(
    service: &S,
    call: &mut crate::runtime::Call,
) -> crate::runtime::Answer {
    let principal = super::security::operador(service, call, [&[]]).await?;
    let cod_fornecedor: super::Codigo = call.path(0, "codFornecedor", crate::runtime::check::any)?;
    call.query(&[])?;
    match FornecedoresApi::remover_fornecedor(service, call.context(principal), cod_fornecedor).await {
        Ok(()) => crate::runtime::reply::empty(204),
        Err(error) => error.reply(call),
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

//! Operations tagged `Vendedores`.
//!
//! Made from `spec/operator.yaml` by `cargo xtask generate`; do not edit.

/// Operations tagged `Vendedores`.
///
/// Vendedores: consultores e representantes.
pub trait VendedoresApi: super::Authenticate + super::Reject {
    /// Lista os vendedores
    ///
    /// Em ordem de código.
    ///
    /// `GET /operador/vendedores`, operation `listarVendedores`.
    ///
    /// - `context.principal`: let in by `operador`.
    fn listar_vendedores(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        parameters: ListarVendedoresParameters,
    ) -> impl Future<Output = Result<PaginaVendedores, ListarVendedoresError>> + Send;

    /// Cria um vendedor
    ///
    /// CPF ou CNPJ com dígitos errados dá 400; já cadastrado no mesmo tipo, 409.
    ///
    /// `POST /operador/vendedores`, operation `criarVendedor`.
    ///
    /// - `context.principal`: let in by `operador`.
    /// - `body`: `application/json`. O vendedor.
    fn criar_vendedor(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        body: VendedorInput,
    ) -> impl Future<Output = Result<super::Created<Vendedor>, CriarVendedorError>> + Send;

    /// Consulta um vendedor
    ///
    /// Lê o vendedor, ativo ou não.
    ///
    /// `GET /operador/vendedores/{codVendedor}`, operation `consultarVendedor`.
    ///
    /// - `context.principal`: let in by `operador`.
    /// - `cod_vendedor`: path `codVendedor`. Código do vendedor.
    fn consultar_vendedor(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        cod_vendedor: super::Codigo,
    ) -> impl Future<Output = Result<Vendedor, ConsultarVendedorError>> + Send;

    /// Substitui um vendedor
    ///
    /// Desativado, o vendedor some da pesquisa do serviço; o que vendeu continua dele.
    ///
    /// `PUT /operador/vendedores/{codVendedor}`, operation `substituirVendedor`.
    ///
    /// - `context.principal`: let in by `operador`.
    /// - `cod_vendedor`: path `codVendedor`. Código do vendedor.
    /// - `body`: `application/json`. O vendedor.
    fn substituir_vendedor(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        cod_vendedor: super::Codigo,
        body: VendedorInput,
    ) -> impl Future<Output = Result<Vendedor, SubstituirVendedorError>> + Send;

    /// Remove um vendedor
    ///
    /// Um vendedor que alguma pessoa, benefício ou negócio cita dá 409; desative-o.
    ///
    /// `DELETE /operador/vendedores/{codVendedor}`, operation `removerVendedor`.
    ///
    /// - `context.principal`: let in by `operador`.
    /// - `cod_vendedor`: path `codVendedor`. Código do vendedor.
    fn remover_vendedor(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        cod_vendedor: super::Codigo,
    ) -> impl Future<Output = Result<(), RemoverVendedorError>> + Send;
}

/// Parameters of `GET /operador/vendedores`, operation `listarVendedores`.
#[derive(Debug, Clone, PartialEq)]
pub struct ListarVendedoresParameters {
    /// query `nome`. Parte do nome, sem distinguir acentos nem maiúsculas.
    pub nome: Option<super::Nome>,
    /// query `tipo`. Só os deste tipo de vendedor.
    pub tipo: Option<TipoVendedor>,
    /// query `codLoja`. Só os desta loja.
    pub cod_loja: Option<super::Codigo>,
    /// query `ativo`. Só os ativos (`true`) ou só os desativados (`false`). Sem ele, todos.
    pub ativo: Option<bool>,
    /// query `cursor`. O `proximoCursor` da página anterior, tal como veio. Só vale com os mesmos filtros (senão, 400).
    pub cursor: Option<super::Cursor>,
    /// query `limite`. Itens por página, no máximo. At least 1, at most 500. Default: `100`.
    pub limite: i32,
}

/// Errors of `GET /operador/vendedores`, operation `listarVendedores`.
#[derive(Debug)]
pub enum ListarVendedoresError {
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

crate::runtime::errors! { ListarVendedoresError of "listarVendedores" from super::AnyError {
    400 BadRequest(super::RequisicaoInvalida) from BadRequest,
    401 Unauthorized(super::NaoAutenticado) from Unauthorized,
    500 InternalServerError(super::ErroInterno) from InternalServerError,
    503 ServiceUnavailable(super::Indisponivel) from ServiceUnavailable,
} }

/// Errors of `POST /operador/vendedores`, operation `criarVendedor`.
#[derive(Debug)]
pub enum CriarVendedorError {
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

crate::runtime::errors! { CriarVendedorError of "criarVendedor" from super::AnyError {
    400 BadRequest(super::RequisicaoInvalida) from BadRequest,
    401 Unauthorized(super::NaoAutenticado) from Unauthorized,
    408 RequestTimeout(super::TempoEsgotado) from RequestTimeout,
    409 Conflict(super::Conflito) from Conflict,
    413 ContentTooLarge(super::CorpoGrandeDemais) from ContentTooLarge,
    415 UnsupportedMediaType(super::TipoNaoAceito) from UnsupportedMediaType,
    500 InternalServerError(super::ErroInterno) from InternalServerError,
    503 ServiceUnavailable(super::Indisponivel) from ServiceUnavailable,
} }

/// Errors of `GET /operador/vendedores/{codVendedor}`, operation `consultarVendedor`.
#[derive(Debug)]
pub enum ConsultarVendedorError {
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

crate::runtime::errors! { ConsultarVendedorError of "consultarVendedor" from super::AnyError {
    400 BadRequest(super::RequisicaoInvalida) from BadRequest,
    401 Unauthorized(super::NaoAutenticado) from Unauthorized,
    404 NotFound(super::NaoEncontrado) from NotFound,
    500 InternalServerError(super::ErroInterno) from InternalServerError,
    503 ServiceUnavailable(super::Indisponivel) from ServiceUnavailable,
} }

/// Errors of `PUT /operador/vendedores/{codVendedor}`, operation `substituirVendedor`.
#[derive(Debug)]
pub enum SubstituirVendedorError {
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

crate::runtime::errors! { SubstituirVendedorError of "substituirVendedor" from super::AnyError {
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

/// Errors of `DELETE /operador/vendedores/{codVendedor}`, operation `removerVendedor`.
#[derive(Debug)]
pub enum RemoverVendedorError {
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

crate::runtime::errors! { RemoverVendedorError of "removerVendedor" from super::AnyError {
    400 BadRequest(super::RequisicaoInvalida) from BadRequest,
    401 Unauthorized(super::NaoAutenticado) from Unauthorized,
    404 NotFound(super::NaoEncontrado) from NotFound,
    409 Conflict(super::Conflito) from Conflict,
    500 InternalServerError(super::ErroInterno) from InternalServerError,
    503 ServiceUnavailable(super::Indisponivel) from ServiceUnavailable,
} }

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
    let parameters = ListarVendedoresParameters { nome, tipo, cod_loja, ativo, cursor, limite };
    match VendedoresApi::listar_vendedores(service, call.context(principal), parameters).await {
        Ok(body) => crate::runtime::reply::json(200, "application/json", &body),
        Err(error) => error.reply(call),
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
    match VendedoresApi::criar_vendedor(service, call.context(principal), body).await {
        Ok(answer) => answer.reply(|body| crate::runtime::reply::json(201, "application/json", &body)),
        Err(error) => error.reply(call),
    }
}

pub(super) async fn consultar_vendedor<S: VendedoresApi>(
    service: &S,
    call: &mut crate::runtime::Call,
) -> crate::runtime::Answer {
    let principal = super::security::operador(service, call, [&[]]).await?;
    let cod_vendedor: super::Codigo = call.path(0, "codVendedor", crate::runtime::check::any)?;
    call.query(&[])?;
    match VendedoresApi::consultar_vendedor(service, call.context(principal), cod_vendedor).await {
        Ok(body) => crate::runtime::reply::json(200, "application/json", &body),
        Err(error) => error.reply(call),
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
    match VendedoresApi::substituir_vendedor(service, call.context(principal), cod_vendedor, body).await {
        Ok(body) => crate::runtime::reply::json(200, "application/json", &body),
        Err(error) => error.reply(call),
    }
}

pub(super) async fn remover_vendedor<S: VendedoresApi>(
    service: &S,
    call: &mut crate::runtime::Call,
) -> crate::runtime::Answer {
    let principal = super::security::operador(service, call, [&[]]).await?;
    let cod_vendedor: super::Codigo = call.path(0, "codVendedor", crate::runtime::check::any)?;
    call.query(&[])?;
    match VendedoresApi::remover_vendedor(service, call.context(principal), cod_vendedor).await {
        Ok(()) => crate::runtime::reply::empty(204),
        Err(error) => error.reply(call),
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

//! Operations tagged `Pessoas`.
//!
//! Made from `spec/operator.yaml` by `cargo xtask generate`; do not edit.

/// Operations tagged `Pessoas`.
///
/// Pessoas: seus cartões de crédito; o resto delas pertence ao serviço.
pub trait PessoasApi: super::Authenticate + super::Reject {
    /// Lista os cartões de crédito de uma pessoa
    ///
    /// Todos, em ordem de código, ativos ou não.
    ///
    /// `GET /operador/pessoas/{codPessoa}/cartoesCredito`, operation `listarCartoesCredito`.
    ///
    /// - `context.principal`: let in by `operador`.
    /// - `cod_pessoa`: path `codPessoa`. Código da pessoa.
    fn listar_cartoes_credito(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        cod_pessoa: super::Codigo,
    ) -> impl Future<Output = Result<Vec<CartaoCredito>, ListarCartoesCreditoError>> + Send;

    /// Cadastra um cartão de crédito
    ///
    /// O serviço guarda só os quatro últimos dígitos; o número inteiro nunca deve ser enviado. Um cartão novo que é o principal toma o lugar do que o era.
    ///
    /// `POST /operador/pessoas/{codPessoa}/cartoesCredito`, operation `cadastrarCartaoCredito`.
    ///
    /// - `context.principal`: let in by `operador`.
    /// - `cod_pessoa`: path `codPessoa`. Código da pessoa.
    /// - `body`: `application/json`. O cartão de crédito, sem o número inteiro.
    fn cadastrar_cartao_credito(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        cod_pessoa: super::Codigo,
        body: CartaoCreditoInput,
    ) -> impl Future<Output = Result<super::Created<CartaoCredito>, CadastrarCartaoCreditoError>> + Send;

    /// Remove um cartão de crédito
    ///
    /// Nada fica guardado dele.
    ///
    /// `DELETE /operador/pessoas/{codPessoa}/cartoesCredito/{codCartaoCredito}`, operation `removerCartaoCredito`.
    ///
    /// - `context.principal`: let in by `operador`.
    fn remover_cartao_credito(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        parameters: RemoverCartaoCreditoParameters,
    ) -> impl Future<Output = Result<(), RemoverCartaoCreditoError>> + Send;
}

/// Errors of `GET /operador/pessoas/{codPessoa}/cartoesCredito`, operation `listarCartoesCredito`.
#[derive(Debug)]
pub enum ListarCartoesCreditoError {
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

crate::runtime::errors! { ListarCartoesCreditoError of "listarCartoesCredito" from super::AnyError {
    400 BadRequest(super::RequisicaoInvalida) from BadRequest,
    401 Unauthorized(super::NaoAutenticado) from Unauthorized,
    404 NotFound(super::NaoEncontrado) from NotFound,
    500 InternalServerError(super::ErroInterno) from InternalServerError,
    503 ServiceUnavailable(super::Indisponivel) from ServiceUnavailable,
} }

/// Errors of `POST /operador/pessoas/{codPessoa}/cartoesCredito`, operation `cadastrarCartaoCredito`.
#[derive(Debug)]
pub enum CadastrarCartaoCreditoError {
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

crate::runtime::errors! { CadastrarCartaoCreditoError of "cadastrarCartaoCredito" from super::AnyError {
    400 BadRequest(super::RequisicaoInvalida) from BadRequest,
    401 Unauthorized(super::NaoAutenticado) from Unauthorized,
    404 NotFound(super::NaoEncontrado) from NotFound,
    408 RequestTimeout(super::TempoEsgotado) from RequestTimeout,
    413 ContentTooLarge(super::CorpoGrandeDemais) from ContentTooLarge,
    415 UnsupportedMediaType(super::TipoNaoAceito) from UnsupportedMediaType,
    500 InternalServerError(super::ErroInterno) from InternalServerError,
    503 ServiceUnavailable(super::Indisponivel) from ServiceUnavailable,
} }

/// Parameters of `DELETE /operador/pessoas/{codPessoa}/cartoesCredito/{codCartaoCredito}`, operation `removerCartaoCredito`.
#[derive(Debug, Clone, PartialEq)]
pub struct RemoverCartaoCreditoParameters {
    /// path `codPessoa`. Código da pessoa.
    pub cod_pessoa: super::Codigo,
    /// path `codCartaoCredito`. Código do cartão de crédito.
    pub cod_cartao_credito: super::Codigo,
}

/// Errors of `DELETE /operador/pessoas/{codPessoa}/cartoesCredito/{codCartaoCredito}`, operation `removerCartaoCredito`.
#[derive(Debug)]
pub enum RemoverCartaoCreditoError {
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

crate::runtime::errors! { RemoverCartaoCreditoError of "removerCartaoCredito" from super::AnyError {
    400 BadRequest(super::RequisicaoInvalida) from BadRequest,
    401 Unauthorized(super::NaoAutenticado) from Unauthorized,
    404 NotFound(super::NaoEncontrado) from NotFound,
    500 InternalServerError(super::ErroInterno) from InternalServerError,
    503 ServiceUnavailable(super::Indisponivel) from ServiceUnavailable,
} }

pub(super) async fn listar_cartoes_credito<S: PessoasApi>(
    service: &S,
    call: &mut crate::runtime::Call,
) -> crate::runtime::Answer {
    let principal = super::security::operador(service, call, [&[]]).await?;
    let cod_pessoa: super::Codigo = call.path(0, "codPessoa", crate::runtime::check::any)?;
    call.query(&[])?;
    match PessoasApi::listar_cartoes_credito(service, call.context(principal), cod_pessoa).await {
        Ok(body) => crate::runtime::reply::json(200, "application/json", &body),
        Err(error) => error.reply(call),
    }
}

pub(super) async fn cadastrar_cartao_credito<S: PessoasApi>(
    service: &S,
    call: &mut crate::runtime::Call,
) -> crate::runtime::Answer {
    let principal = super::security::operador(service, call, [&[]]).await?;
    let cod_pessoa: super::Codigo = call.path(0, "codPessoa", crate::runtime::check::any)?;
    call.query(&[])?;
    let body: CartaoCreditoInput = call.json(|value: &CartaoCreditoInput| {
        crate::runtime::Check::check(value)?;
        Ok(())
    })
    .await?;
    match PessoasApi::cadastrar_cartao_credito(service, call.context(principal), cod_pessoa, body).await {
        Ok(answer) => answer.reply(|body| crate::runtime::reply::json(201, "application/json", &body)),
        Err(error) => error.reply(call),
    }
}

pub(super) async fn remover_cartao_credito<S: PessoasApi>(
    service: &S,
    call: &mut crate::runtime::Call,
) -> crate::runtime::Answer {
    let principal = super::security::operador(service, call, [&[]]).await?;
    let cod_pessoa: super::Codigo = call.path(0, "codPessoa", crate::runtime::check::any)?;
    let cod_cartao_credito: super::Codigo = call.path(1, "codCartaoCredito", crate::runtime::check::any)?;
    call.query(&[])?;
    let parameters = RemoverCartaoCreditoParameters { cod_pessoa, cod_cartao_credito };
    match PessoasApi::remover_cartao_credito(service, call.context(principal), parameters).await {
        Ok(()) => crate::runtime::reply::empty(204),
        Err(error) => error.reply(call),
    }
}

/// Um cartão de crédito de uma pessoa; o número inteiro não é guardado.
///
/// Schema `CartaoCredito`.
#[derive(Debug, Clone, PartialEq)]
pub struct CartaoCredito {
    /// Código do cartão, dado pelo serviço.
    ///
    /// Property `codCartaoCredito`.
    pub cod_cartao_credito: Option<super::Codigo>,
    /// Bandeira.
    ///
    /// At least 1 character, at most 30 characters.
    pub bandeira: Option<String>,
    /// Os quatro últimos dígitos.
    ///
    /// Property `ultimosDigitos`. At least 4 characters, at most 4 characters, matching `^[0-9]{4}$`.
    pub ultimos_digitos: String,
    /// Nome impresso no cartão.
    ///
    /// Property `nomeTitular`. At least 1 character, at most 100 characters.
    pub nome_titular: Option<String>,
    /// Validade em `MM/yyyy`.
    ///
    /// At least 7 characters, at most 7 characters, matching `^(0[1-9]|1[0-2])/[0-9]{4}$`.
    pub validade: Option<String>,
    /// Se é o cartão usado nas cobranças.
    ///
    /// Default: `false`.
    pub principal: bool,
    /// Se o cartão está ativo.
    ///
    /// Default: `true`.
    pub ativo: bool,
    /// Instante do cadastro.
    ///
    /// Property `dataCadastro`.
    pub data_cadastro: Option<super::DataHora>,
}
crate::runtime::object! {
    CartaoCredito {
        0 cod_cartao_credito "codCartaoCredito" optional,
        1 bandeira "bandeira" optional,
        2 ultimos_digitos "ultimosDigitos" required,
        3 nome_titular "nomeTitular" optional,
        4 validade "validade" optional,
        5 principal "principal" default(false),
        6 ativo "ativo" default(true),
        7 data_cadastro "dataCadastro" optional,
    }
}
impl crate::runtime::Check for CartaoCredito {
    fn check(&self) -> Result<(), crate::runtime::Fault> {
        if let Some(value) = &self.bandeira {
            crate::runtime::check::at("bandeira", crate::runtime::check::min_length(value, 1))?;
            crate::runtime::check::at("bandeira", crate::runtime::check::max_length(value, 30))?;
        }
        crate::runtime::check::at("ultimosDigitos", crate::runtime::check::saying("deve ter os quatro últimos dígitos do cartão, e só eles", || {
            crate::runtime::check::min_length(&self.ultimos_digitos, 4)?;
            crate::runtime::check::max_length(&self.ultimos_digitos, 4)?;
            crate::runtime::check::pattern(&self.ultimos_digitos, &super::patterns::PATTERN_13)?;
            Ok(())
        }))?;
        if let Some(value) = &self.nome_titular {
            crate::runtime::check::at("nomeTitular", crate::runtime::check::min_length(value, 1))?;
            crate::runtime::check::at("nomeTitular", crate::runtime::check::max_length(value, 100))?;
        }
        if let Some(value) = &self.validade {
            crate::runtime::check::at("validade", crate::runtime::check::saying("deve ser um mês e um ano, como 08/2029", || {
                crate::runtime::check::min_length(value, 7)?;
                crate::runtime::check::max_length(value, 7)?;
                crate::runtime::check::pattern(value, &super::patterns::PATTERN_12)?;
                Ok(())
            }))?;
        }
        Ok(())
    }
}

/// Um cartão de crédito de uma pessoa; o número inteiro não é guardado.
///
/// Schema `CartaoCredito`.
#[derive(Debug, Clone, PartialEq)]
pub struct CartaoCreditoInput {
    /// Bandeira.
    ///
    /// At least 1 character, at most 30 characters.
    pub bandeira: Option<String>,
    /// Os quatro últimos dígitos.
    ///
    /// Property `ultimosDigitos`. At least 4 characters, at most 4 characters, matching `^[0-9]{4}$`.
    pub ultimos_digitos: String,
    /// Nome impresso no cartão.
    ///
    /// Property `nomeTitular`. At least 1 character, at most 100 characters.
    pub nome_titular: Option<String>,
    /// Validade em `MM/yyyy`.
    ///
    /// At least 7 characters, at most 7 characters, matching `^(0[1-9]|1[0-2])/[0-9]{4}$`.
    pub validade: Option<String>,
    /// Se é o cartão usado nas cobranças.
    ///
    /// Default: `false`.
    pub principal: bool,
    /// Se o cartão está ativo.
    ///
    /// Default: `true`.
    pub ativo: bool,
}
crate::runtime::object! {
    CartaoCreditoInput {
        0 bandeira "bandeira" optional,
        1 ultimos_digitos "ultimosDigitos" required,
        2 nome_titular "nomeTitular" optional,
        3 validade "validade" optional,
        4 principal "principal" default(false),
        5 ativo "ativo" default(true),
    }
}
impl crate::runtime::Check for CartaoCreditoInput {
    fn check(&self) -> Result<(), crate::runtime::Fault> {
        if let Some(value) = &self.bandeira {
            crate::runtime::check::at("bandeira", crate::runtime::check::min_length(value, 1))?;
            crate::runtime::check::at("bandeira", crate::runtime::check::max_length(value, 30))?;
        }
        crate::runtime::check::at("ultimosDigitos", crate::runtime::check::saying("deve ter os quatro últimos dígitos do cartão, e só eles", || {
            crate::runtime::check::min_length(&self.ultimos_digitos, 4)?;
            crate::runtime::check::max_length(&self.ultimos_digitos, 4)?;
            crate::runtime::check::pattern(&self.ultimos_digitos, &super::patterns::PATTERN_13)?;
            Ok(())
        }))?;
        if let Some(value) = &self.nome_titular {
            crate::runtime::check::at("nomeTitular", crate::runtime::check::min_length(value, 1))?;
            crate::runtime::check::at("nomeTitular", crate::runtime::check::max_length(value, 100))?;
        }
        if let Some(value) = &self.validade {
            crate::runtime::check::at("validade", crate::runtime::check::saying("deve ser um mês e um ano, como 08/2029", || {
                crate::runtime::check::min_length(value, 7)?;
                crate::runtime::check::max_length(value, 7)?;
                crate::runtime::check::pattern(value, &super::patterns::PATTERN_12)?;
                Ok(())
            }))?;
        }
        Ok(())
    }
}

//! Operations tagged `CamposAdicionais`.
//!
//! Made from `spec/operator.yaml` by `cargo xtask generate`; do not edit.

/// Operations tagged `CamposAdicionais`.
///
/// Campos adicionais de cada tipo de benefício e o que cada um aceita.
pub trait CamposAdicionaisApi: super::Authenticate + super::Reject {
    /// Lista os campos adicionais
    ///
    /// Todos, por tipo de benefício e, em cada um, por ordem.
    ///
    /// `GET /operador/camposAdicionais`, operation `listarCamposAdicionais`.
    ///
    /// - `context.principal`: let in by `operador`.
    fn listar_campos_adicionais(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        parameters: ListarCamposAdicionaisParameters,
    ) -> impl Future<Output = Result<Vec<CampoAdicional>, ListarCamposAdicionaisError>> + Send;

    /// Cria um campo adicional
    ///
    /// O nome é único no tipo de benefício. `formato` diz o que o campo aceita; os valores enviados ao serviço são conferidos por ele.
    ///
    /// `POST /operador/camposAdicionais`, operation `criarCampoAdicional`.
    ///
    /// - `context.principal`: let in by `operador`.
    /// - `body`: `application/json`. O campo adicional.
    fn criar_campo_adicional(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        body: CampoAdicionalInput,
    ) -> impl Future<Output = Result<super::CreatedWithLocationAndETag<CampoAdicional>, CriarCampoAdicionalError>> + Send;

    /// Consulta um campo adicional
    ///
    /// O `ETag` da resposta serve de `If-Match` à substituição.
    ///
    /// `GET /operador/camposAdicionais/{codCampo}`, operation `consultarCampoAdicional`.
    ///
    /// - `context.principal`: let in by `operador`.
    /// - `cod_campo`: path `codCampo`. Código do campo adicional.
    fn consultar_campo_adicional(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        cod_campo: super::Codigo,
    ) -> impl Future<Output = Result<super::Success<CampoAdicional>, ConsultarCampoAdicionalError>> + Send;

    /// Substitui um campo adicional
    ///
    /// Os valores já gravados não são conferidos de novo. O tipo do formato não muda depois que há valores (409).
    ///
    /// `PUT /operador/camposAdicionais/{codCampo}`, operation `substituirCampoAdicional`.
    ///
    /// - `context.principal`: let in by `operador`.
    /// - `body`: `application/json`. O campo adicional.
    fn substituir_campo_adicional(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        parameters: SubstituirCampoAdicionalParameters,
        body: CampoAdicionalInput,
    ) -> impl Future<Output = Result<super::Success<CampoAdicional>, SubstituirCampoAdicionalError>> + Send;

    /// Remove um campo adicional
    ///
    /// Um campo com valores gravados dá 409; desative-o.
    ///
    /// `DELETE /operador/camposAdicionais/{codCampo}`, operation `removerCampoAdicional`.
    ///
    /// - `context.principal`: let in by `operador`.
    /// - `cod_campo`: path `codCampo`. Código do campo adicional.
    fn remover_campo_adicional(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        cod_campo: super::Codigo,
    ) -> impl Future<Output = Result<(), RemoverCampoAdicionalError>> + Send;
}

/// Parameters of `GET /operador/camposAdicionais`, operation `listarCamposAdicionais`.
#[derive(Debug, Clone, PartialEq)]
pub struct ListarCamposAdicionaisParameters {
    /// query `tipoBeneficio`. Só os deste tipo de benefício.
    pub tipo_beneficio: Option<super::TipoBeneficio>,
    /// query `ativo`. Só os ativos (`true`) ou só os desativados (`false`). Sem ele, todos.
    pub ativo: Option<bool>,
}

/// Errors of `GET /operador/camposAdicionais`, operation `listarCamposAdicionais`.
#[derive(Debug)]
pub enum ListarCamposAdicionaisError {
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

crate::runtime::errors! { ListarCamposAdicionaisError of "listarCamposAdicionais" from super::AnyError {
    400 BadRequest(super::RequisicaoInvalida) from BadRequest,
    401 Unauthorized(super::NaoAutenticado) from Unauthorized,
    500 InternalServerError(super::ErroInterno) from InternalServerError,
    503 ServiceUnavailable(super::Indisponivel) from ServiceUnavailable,
} }

/// Errors of `POST /operador/camposAdicionais`, operation `criarCampoAdicional`.
#[derive(Debug)]
pub enum CriarCampoAdicionalError {
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

crate::runtime::errors! { CriarCampoAdicionalError of "criarCampoAdicional" from super::AnyError {
    400 BadRequest(super::RequisicaoInvalida) from BadRequest,
    401 Unauthorized(super::NaoAutenticado) from Unauthorized,
    408 RequestTimeout(super::TempoEsgotado) from RequestTimeout,
    409 Conflict(super::Conflito) from Conflict,
    413 ContentTooLarge(super::CorpoGrandeDemais) from ContentTooLarge,
    415 UnsupportedMediaType(super::TipoNaoAceito) from UnsupportedMediaType,
    500 InternalServerError(super::ErroInterno) from InternalServerError,
    503 ServiceUnavailable(super::Indisponivel) from ServiceUnavailable,
} }

/// Errors of `GET /operador/camposAdicionais/{codCampo}`, operation `consultarCampoAdicional`.
#[derive(Debug)]
pub enum ConsultarCampoAdicionalError {
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

crate::runtime::errors! { ConsultarCampoAdicionalError of "consultarCampoAdicional" from super::AnyError {
    400 BadRequest(super::RequisicaoInvalida) from BadRequest,
    401 Unauthorized(super::NaoAutenticado) from Unauthorized,
    404 NotFound(super::NaoEncontrado) from NotFound,
    500 InternalServerError(super::ErroInterno) from InternalServerError,
    503 ServiceUnavailable(super::Indisponivel) from ServiceUnavailable,
} }

/// Parameters of `PUT /operador/camposAdicionais/{codCampo}`, operation `substituirCampoAdicional`.
#[derive(Debug, Clone, PartialEq)]
pub struct SubstituirCampoAdicionalParameters {
    /// header `if-match`. O `ETag` que se leu. Se o registro mudou desde então, a resposta é 412 e nada é gravado. Sem ele, substitui-se sem conferir.
    pub if_match: Option<super::VersaoRegistro>,
    /// path `codCampo`. Código do campo adicional.
    pub cod_campo: super::Codigo,
}

/// Errors of `PUT /operador/camposAdicionais/{codCampo}`, operation `substituirCampoAdicional`.
#[derive(Debug)]
pub enum SubstituirCampoAdicionalError {
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
    /// 412: O registro mudou desde que foi lido. Nada foi gravado.
    PreconditionFailed(super::VersaoDivergente),
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

crate::runtime::errors! { SubstituirCampoAdicionalError of "substituirCampoAdicional" from super::AnyError {
    400 BadRequest(super::RequisicaoInvalida) from BadRequest,
    401 Unauthorized(super::NaoAutenticado) from Unauthorized,
    404 NotFound(super::NaoEncontrado) from NotFound,
    408 RequestTimeout(super::TempoEsgotado) from RequestTimeout,
    409 Conflict(super::Conflito) from Conflict,
    412 PreconditionFailed(super::VersaoDivergente) from PreconditionFailed,
    413 ContentTooLarge(super::CorpoGrandeDemais) from ContentTooLarge,
    415 UnsupportedMediaType(super::TipoNaoAceito) from UnsupportedMediaType,
    500 InternalServerError(super::ErroInterno) from InternalServerError,
    503 ServiceUnavailable(super::Indisponivel) from ServiceUnavailable,
} }

/// Errors of `DELETE /operador/camposAdicionais/{codCampo}`, operation `removerCampoAdicional`.
#[derive(Debug)]
pub enum RemoverCampoAdicionalError {
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

crate::runtime::errors! { RemoverCampoAdicionalError of "removerCampoAdicional" from super::AnyError {
    400 BadRequest(super::RequisicaoInvalida) from BadRequest,
    401 Unauthorized(super::NaoAutenticado) from Unauthorized,
    404 NotFound(super::NaoEncontrado) from NotFound,
    409 Conflict(super::Conflito) from Conflict,
    500 InternalServerError(super::ErroInterno) from InternalServerError,
    503 ServiceUnavailable(super::Indisponivel) from ServiceUnavailable,
} }

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
    let parameters = ListarCamposAdicionaisParameters { tipo_beneficio, ativo };
    match CamposAdicionaisApi::listar_campos_adicionais(service, call.context(principal), parameters).await {
        Ok(body) => crate::runtime::reply::json(200, "application/json", &body),
        Err(error) => error.reply(call),
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
    match CamposAdicionaisApi::criar_campo_adicional(service, call.context(principal), body).await {
        Ok(answer) => answer.reply(|body| crate::runtime::reply::json(201, "application/json", &body)),
        Err(error) => error.reply(call),
    }
}

pub(super) async fn consultar_campo_adicional<S: CamposAdicionaisApi>(
    service: &S,
    call: &mut crate::runtime::Call,
) -> crate::runtime::Answer {
    let principal = super::security::operador(service, call, [&[]]).await?;
    let cod_campo: super::Codigo = call.path(0, "codCampo", crate::runtime::check::any)?;
    call.query(&[])?;
    match CamposAdicionaisApi::consultar_campo_adicional(service, call.context(principal), cod_campo).await {
        Ok(answer) => answer.reply(|body| crate::runtime::reply::json(200, "application/json", &body)),
        Err(error) => error.reply(call),
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
    let parameters = SubstituirCampoAdicionalParameters { if_match, cod_campo };
    match CamposAdicionaisApi::substituir_campo_adicional(service, call.context(principal), parameters, body).await {
        Ok(answer) => answer.reply(|body| crate::runtime::reply::json(200, "application/json", &body)),
        Err(error) => error.reply(call),
    }
}

pub(super) async fn remover_campo_adicional<S: CamposAdicionaisApi>(
    service: &S,
    call: &mut crate::runtime::Call,
) -> crate::runtime::Answer {
    let principal = super::security::operador(service, call, [&[]]).await?;
    let cod_campo: super::Codigo = call.path(0, "codCampo", crate::runtime::check::any)?;
    call.query(&[])?;
    match CamposAdicionaisApi::remover_campo_adicional(service, call.context(principal), cod_campo).await {
        Ok(()) => crate::runtime::reply::empty(204),
        Err(error) => error.reply(call),
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

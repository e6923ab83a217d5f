//! Operations tagged `Vistorias`.
//!
//! Made from `spec/operator.yaml` by `cargo xtask generate`; do not edit.

/// Operations tagged `Vistorias`.
///
/// Vistorias e documentação: abrir e mover.
pub trait VistoriasApi: super::Authenticate + super::Reject {
    /// Lista as vistorias
    ///
    /// Da mais nova para a mais antiga, sem o histórico.
    ///
    /// `GET /operador/vistorias`, operation `listarVistorias`.
    ///
    /// - `context.principal`: let in by `operador`.
    fn listar_vistorias(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        parameters: ListarVistoriasParameters,
    ) -> impl Future<Output = Result<PaginaVistorias, ListarVistoriasError>> + Send;

    /// Abre uma vistoria
    ///
    /// Sem `codSituacao`, começa na situação inicial das vistorias. A pessoa é o titular do benefício. Um código que não existe dá 400.
    ///
    /// `POST /operador/vistorias`, operation `abrirVistoria`.
    ///
    /// - `context.principal`: let in by `operador`.
    /// - `idempotency_key`: header `idempotency-key`. Chave escolhida por quem chama, nova a cada intenção. Repetida em até 24 h com o mesmo corpo, devolve a primeira resposta; com outro corpo, 409. At least 8 characters, at most 64 characters, matching `^[A-Za-z0-9_-]{8,64}$`.
    /// - `body`: `application/json`. A vistoria a abrir.
    fn abrir_vistoria(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        idempotency_key: Option<String>,
        body: VistoriaInput,
    ) -> impl Future<Output = Result<super::Created<Vistoria>, AbrirVistoriaError>> + Send;

    /// Consulta uma vistoria
    ///
    /// Traz o histórico de situações, do mais novo para o mais antigo, até 100 registros.
    ///
    /// `GET /operador/vistorias/{codVistoria}`, operation `consultarVistoria`.
    ///
    /// - `context.principal`: let in by `operador`.
    /// - `cod_vistoria`: path `codVistoria`. Código da vistoria.
    fn consultar_vistoria(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        cod_vistoria: super::Codigo,
    ) -> impl Future<Output = Result<Vistoria, ConsultarVistoriaError>> + Send;

    /// Move uma vistoria para outra situação
    ///
    /// Grava o histórico e as entregas na mesma transação. A situação em que já está não é mudança: 200 com `mudou: false`. Uma situação que encerra preenche `dataConclusao`; sair dela a apaga. Aqui também se informa quem vistoriou.
    ///
    /// `POST /operador/vistorias/{codVistoria}/situacao`, operation `moverVistoria`.
    ///
    /// - `context.principal`: let in by `operador`.
    /// - `cod_vistoria`: path `codVistoria`. Código da vistoria.
    /// - `body`: `application/json`. A situação de destino e quem vistoriou.
    fn mover_vistoria(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        cod_vistoria: super::Codigo,
        body: MovimentoVistoriaInput,
    ) -> impl Future<Output = Result<super::Movimento, MoverVistoriaError>> + Send;
}

/// Parameters of `GET /operador/vistorias`, operation `listarVistorias`.
#[derive(Debug, Clone, PartialEq)]
pub struct ListarVistoriasParameters {
    /// query `codSituacao`. Só nestas situações. Repita o parâmetro para mais de uma. At least 1 element, at most 50 elements.
    pub cod_situacao: Option<Vec<super::Codigo>>,
    /// query `codPessoa`. Só desta pessoa.
    pub cod_pessoa: Option<super::Codigo>,
    /// query `codBeneficio`. Só deste benefício.
    pub cod_beneficio: Option<super::Codigo>,
    /// query `abertaDe`. Abertas ou solicitadas neste instante ou depois.
    pub aberta_de: Option<super::DataHora>,
    /// query `abertaAte`. Abertas ou solicitadas antes deste instante. Não pode ser anterior a `abertaDe` (400).
    pub aberta_ate: Option<super::DataHora>,
    /// query `cursor`. O `proximoCursor` da página anterior, tal como veio. Só vale com os mesmos filtros (senão, 400).
    pub cursor: Option<super::Cursor>,
    /// query `limite`. Itens por página, no máximo. At least 1, at most 500. Default: `100`.
    pub limite: i32,
}

/// Errors of `GET /operador/vistorias`, operation `listarVistorias`.
#[derive(Debug)]
pub enum ListarVistoriasError {
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

crate::runtime::errors! { ListarVistoriasError of "listarVistorias" from super::AnyError {
    400 BadRequest(super::RequisicaoInvalida) from BadRequest,
    401 Unauthorized(super::NaoAutenticado) from Unauthorized,
    500 InternalServerError(super::ErroInterno) from InternalServerError,
    503 ServiceUnavailable(super::Indisponivel) from ServiceUnavailable,
} }

/// Errors of `POST /operador/vistorias`, operation `abrirVistoria`.
#[derive(Debug)]
pub enum AbrirVistoriaError {
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

crate::runtime::errors! { AbrirVistoriaError of "abrirVistoria" from super::AnyError {
    400 BadRequest(super::RequisicaoInvalida) from BadRequest,
    401 Unauthorized(super::NaoAutenticado) from Unauthorized,
    408 RequestTimeout(super::TempoEsgotado) from RequestTimeout,
    409 Conflict(super::Conflito) from Conflict,
    413 ContentTooLarge(super::CorpoGrandeDemais) from ContentTooLarge,
    415 UnsupportedMediaType(super::TipoNaoAceito) from UnsupportedMediaType,
    500 InternalServerError(super::ErroInterno) from InternalServerError,
    503 ServiceUnavailable(super::Indisponivel) from ServiceUnavailable,
} }

/// Errors of `GET /operador/vistorias/{codVistoria}`, operation `consultarVistoria`.
#[derive(Debug)]
pub enum ConsultarVistoriaError {
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

crate::runtime::errors! { ConsultarVistoriaError of "consultarVistoria" from super::AnyError {
    400 BadRequest(super::RequisicaoInvalida) from BadRequest,
    401 Unauthorized(super::NaoAutenticado) from Unauthorized,
    404 NotFound(super::NaoEncontrado) from NotFound,
    500 InternalServerError(super::ErroInterno) from InternalServerError,
    503 ServiceUnavailable(super::Indisponivel) from ServiceUnavailable,
} }

/// Errors of `POST /operador/vistorias/{codVistoria}/situacao`, operation `moverVistoria`.
#[derive(Debug)]
pub enum MoverVistoriaError {
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

crate::runtime::errors! { MoverVistoriaError of "moverVistoria" from super::AnyError {
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

pub(super) async fn listar_vistorias<S: VistoriasApi>(
    service: &S,
    call: &mut crate::runtime::Call,
) -> crate::runtime::Answer {
    const QUERY: [crate::runtime::query::Field; 7] = [
        crate::runtime::query::Field::many("codSituacao"),
        crate::runtime::query::Field::single("codPessoa"),
        crate::runtime::query::Field::single("codBeneficio"),
        crate::runtime::query::Field::single("abertaDe"),
        crate::runtime::query::Field::single("abertaAte"),
        crate::runtime::query::Field::single("cursor"),
        crate::runtime::query::Field::single("limite"),
    ];
    let principal = super::security::operador(service, call, [&[]]).await?;
    let query = call.query(&QUERY)?;
    let cod_situacao: Option<Vec<super::Codigo>> = query.list_optional(
        0,
        crate::runtime::style::Delimiter::Repeated,
        |value: &Vec<super::Codigo>| {
            crate::runtime::check::min_items(value, 1)?;
            crate::runtime::check::max_items(value, 50)?;
            Ok(())
        },
    )?;
    let cod_pessoa: Option<super::Codigo> = query.optional(1, crate::runtime::check::any)?;
    let cod_beneficio: Option<super::Codigo> = query.optional(2, crate::runtime::check::any)?;
    let aberta_de: Option<super::DataHora> = query.optional(3, crate::runtime::check::any)?;
    let aberta_ate: Option<super::DataHora> = query.optional(4, crate::runtime::check::any)?;
    let cursor: Option<super::Cursor> = query.optional(5, crate::runtime::check::any)?;
    let limite: i32 = query.or(6, 100, |value: &i32| {
        crate::runtime::check::minimum(value, 1)?;
        crate::runtime::check::maximum(value, 500)?;
        Ok(())
    })?;
    let parameters = ListarVistoriasParameters {
        cod_situacao,
        cod_pessoa,
        cod_beneficio,
        aberta_de,
        aberta_ate,
        cursor,
        limite,
    };
    match VistoriasApi::listar_vistorias(service, call.context(principal), parameters).await {
        Ok(body) => crate::runtime::reply::json(200, "application/json", &body),
        Err(error) => error.reply(call),
    }
}

pub(super) async fn abrir_vistoria<S: VistoriasApi>(
    service: &S,
    call: &mut crate::runtime::Call,
) -> crate::runtime::Answer {
    let principal = super::security::operador(service, call, [&[]]).await?;
    call.query(&[])?;
    let idempotency_key: Option<String> = call.header_optional("idempotency-key", |value: &String| {
        crate::runtime::check::saying("deve ter de 8 a 64 letras, dígitos, hífens ou sublinhados", || {
            crate::runtime::check::min_length(value, 8)?;
            crate::runtime::check::max_length(value, 64)?;
            crate::runtime::check::pattern(value, &super::patterns::PATTERN_6)?;
            Ok(())
        })?;
        Ok(())
    })?;
    let body: VistoriaInput = call.json(crate::runtime::check::any).await?;
    match VistoriasApi::abrir_vistoria(service, call.context(principal), idempotency_key, body).await {
        Ok(answer) => answer.reply(|body| crate::runtime::reply::json(201, "application/json", &body)),
        Err(error) => error.reply(call),
    }
}

pub(super) async fn consultar_vistoria<S: VistoriasApi>(
    service: &S,
    call: &mut crate::runtime::Call,
) -> crate::runtime::Answer {
    let principal = super::security::operador(service, call, [&[]]).await?;
    let cod_vistoria: super::Codigo = call.path(0, "codVistoria", crate::runtime::check::any)?;
    call.query(&[])?;
    match VistoriasApi::consultar_vistoria(service, call.context(principal), cod_vistoria).await {
        Ok(body) => crate::runtime::reply::json(200, "application/json", &body),
        Err(error) => error.reply(call),
    }
}

pub(super) async fn mover_vistoria<S: VistoriasApi>(
    service: &S,
    call: &mut crate::runtime::Call,
) -> crate::runtime::Answer {
    let principal = super::security::operador(service, call, [&[]]).await?;
    let cod_vistoria: super::Codigo = call.path(0, "codVistoria", crate::runtime::check::any)?;
    call.query(&[])?;
    let body: MovimentoVistoriaInput = call.json(|value: &MovimentoVistoriaInput| {
        crate::runtime::Check::check(value)?;
        Ok(())
    })
    .await?;
    match VistoriasApi::mover_vistoria(service, call.context(principal), cod_vistoria, body).await {
        Ok(body) => crate::runtime::reply::json(200, "application/json", &body),
        Err(error) => error.reply(call),
    }
}

/// Uma página de vistorias.
///
/// Schema `PaginaVistorias`.
#[derive(Debug, Clone, PartialEq)]
pub struct PaginaVistorias {
    /// Os itens desta página.
    pub itens: Vec<Vistoria>,
    /// O `cursor` da página seguinte; `null` na última.
    ///
    /// Property `proximoCursor`. At most 512 characters.
    pub proximo_cursor: Option<String>,
}
crate::runtime::object! {
    PaginaVistorias {
        0 itens "itens" required,
        1 proximo_cursor "proximoCursor" nullable,
    }
}
impl crate::runtime::Check for PaginaVistorias {
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

/// Uma vistoria.
///
/// Schema `Vistoria`.
#[derive(Debug, Clone, PartialEq)]
pub struct Vistoria {
    /// Código da vistoria, dado pelo serviço.
    ///
    /// Property `codVistoria`.
    pub cod_vistoria: Option<super::Codigo>,
    /// O titular do benefício.
    ///
    /// Property `codPessoa`.
    pub cod_pessoa: Option<super::Codigo>,
    /// O benefício vistoriado.
    ///
    /// Property `codBeneficio`.
    pub cod_beneficio: super::Codigo,
    /// O tipo de vistoria.
    ///
    /// Property `codTipoVistoria`.
    pub cod_tipo_vistoria: super::Codigo,
    /// Nome do tipo.
    ///
    /// Property `nomeTipoVistoria`.
    pub nome_tipo_vistoria: Option<super::NomeCurto>,
    /// Quem vistoria; pode ser informado ao mover.
    pub vistoriador: Option<super::Nome>,
    /// Na abertura, a situação em que começa; depois, a atual.
    ///
    /// Property `codSituacao`.
    pub cod_situacao: Option<super::Codigo>,
    /// Nome da situação atual.
    ///
    /// Property `nomeSituacao`.
    pub nome_situacao: Option<super::NomeSituacao>,
    /// Quando foi pedida.
    ///
    /// Property `dataSolicitacao`.
    pub data_solicitacao: Option<super::DataHora>,
    /// Quando foi concluída; `null` enquanto em andamento.
    ///
    /// Property `dataConclusao`.
    pub data_conclusao: Option<Option<crate::runtime::DateTime>>,
    /// Do mais novo para o mais antigo, até 100. Falta nas listas.
    ///
    /// At most 100 elements.
    pub historico: Option<Vec<super::Historico>>,
}
crate::runtime::object! {
    Vistoria {
        0 cod_vistoria "codVistoria" optional,
        1 cod_pessoa "codPessoa" optional,
        2 cod_beneficio "codBeneficio" required,
        3 cod_tipo_vistoria "codTipoVistoria" required,
        4 nome_tipo_vistoria "nomeTipoVistoria" optional,
        5 vistoriador "vistoriador" optional,
        6 cod_situacao "codSituacao" optional,
        7 nome_situacao "nomeSituacao" optional,
        8 data_solicitacao "dataSolicitacao" optional,
        9 data_conclusao "dataConclusao" both,
        10 historico "historico" optional,
    }
}
impl crate::runtime::Check for Vistoria {
    fn check(&self) -> Result<(), crate::runtime::Fault> {
        if let Some(value) = &self.historico {
            crate::runtime::check::at("historico", crate::runtime::check::max_items(value, 100))?;
            for (index, item) in value.iter().enumerate() {
                crate::runtime::check::at(
                    "historico",
                    crate::runtime::check::at_index(index, crate::runtime::Check::check(item)),
                )?;
            }
        }
        Ok(())
    }
}

/// Uma vistoria.
///
/// Schema `Vistoria`.
#[derive(Debug, Clone, PartialEq)]
pub struct VistoriaInput {
    /// O benefício vistoriado.
    ///
    /// Property `codBeneficio`.
    pub cod_beneficio: super::Codigo,
    /// O tipo de vistoria.
    ///
    /// Property `codTipoVistoria`.
    pub cod_tipo_vistoria: super::Codigo,
    /// Quem vistoria; pode ser informado ao mover.
    pub vistoriador: Option<super::Nome>,
    /// Na abertura, a situação em que começa; depois, a atual.
    ///
    /// Property `codSituacao`.
    pub cod_situacao: Option<super::Codigo>,
}
crate::runtime::object! {
    VistoriaInput {
        0 cod_beneficio "codBeneficio" required,
        1 cod_tipo_vistoria "codTipoVistoria" required,
        2 vistoriador "vistoriador" optional,
        3 cod_situacao "codSituacao" optional,
    }
}

/// Para onde mover a vistoria.
///
/// Schema `MovimentoVistoriaInput`.
#[derive(Debug, Clone, PartialEq)]
pub struct MovimentoVistoriaInput {
    /// A situação de destino, do cadastro da entidade.
    ///
    /// Property `codSituacao`.
    pub cod_situacao: super::Codigo,
    /// Se enviada, move apenas a partir desta situação; de outra, 409. Se já está no destino, não há mudança nem erro: o pedido pode ser repetido.
    ///
    /// Property `codSituacaoEsperada`.
    pub cod_situacao_esperada: Option<super::Codigo>,
    /// Anotação para o histórico.
    ///
    /// At most 500 characters.
    pub observacao: Option<String>,
    /// Quem vistoriou. Sem ele, fica o anterior; sem mudança de situação, não é gravado.
    pub vistoriador: Option<super::Nome>,
}
crate::runtime::object! {
    MovimentoVistoriaInput {
        0 cod_situacao "codSituacao" required,
        1 cod_situacao_esperada "codSituacaoEsperada" optional,
        2 observacao "observacao" optional,
        3 vistoriador "vistoriador" optional,
    }
}
impl crate::runtime::Check for MovimentoVistoriaInput {
    fn check(&self) -> Result<(), crate::runtime::Fault> {
        if let Some(value) = &self.observacao {
            crate::runtime::check::at("observacao", crate::runtime::check::max_length(value, 500))?;
        }
        Ok(())
    }
}

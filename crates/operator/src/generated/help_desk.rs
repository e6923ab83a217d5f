//! Operations tagged `HelpDesk`.
//!
//! Made from `spec/operator.yaml` by `cargo xtask generate`; do not edit.

/// Operations tagged `HelpDesk`.
///
/// Help Desk: abrir e mover chamados.
pub trait HelpDeskApi: super::Authenticate + super::Reject {
    /// Lista os chamados
    ///
    /// Do mais novo para o mais antigo, sem o histórico.
    ///
    /// `GET /operador/helpDesk`, operation `listarHelpDesks`.
    ///
    /// - `context.principal`: let in by `operador`.
    fn listar_help_desks(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        parameters: ListarHelpDesksParameters,
    ) -> impl Future<Output = Result<PaginaHelpDesk, ListarHelpDesksError>> + Send;

    /// Abre um chamado
    ///
    /// Sem `codSituacao`, começa na situação inicial dos chamados. Um código que não existe dá 400.
    ///
    /// `POST /operador/helpDesk`, operation `abrirHelpDesk`.
    ///
    /// - `context.principal`: let in by `operador`.
    /// - `idempotency_key`: header `idempotency-key`. Chave escolhida por quem chama, nova a cada intenção. Repetida em até 24 h com o mesmo corpo, devolve a primeira resposta; com outro corpo, 409. At least 8 characters, at most 64 characters, matching `^[A-Za-z0-9_-]{8,64}$`.
    /// - `body`: `application/json`. O chamado a abrir.
    fn abrir_help_desk(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        idempotency_key: Option<String>,
        body: HelpDeskInput,
    ) -> impl Future<Output = Result<super::Created<HelpDesk>, AbrirHelpDeskError>> + Send;

    /// Consulta um chamado
    ///
    /// Traz o histórico de situações, do mais novo para o mais antigo, até 100 registros.
    ///
    /// `GET /operador/helpDesk/{codHelpDesk}`, operation `consultarHelpDesk`.
    ///
    /// - `context.principal`: let in by `operador`.
    /// - `cod_help_desk`: path `codHelpDesk`. Código do chamado.
    fn consultar_help_desk(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        cod_help_desk: super::Codigo,
    ) -> impl Future<Output = Result<HelpDesk, ConsultarHelpDeskError>> + Send;

    /// Move um chamado para outra situação
    ///
    /// Grava o histórico e as entregas na mesma transação. A situação em que já está não é mudança: 200 com `mudou: false`. Uma situação que encerra preenche `dataEncerramento`; sair dela a apaga.
    ///
    /// `POST /operador/helpDesk/{codHelpDesk}/situacao`, operation `moverHelpDesk`.
    ///
    /// - `context.principal`: let in by `operador`.
    /// - `cod_help_desk`: path `codHelpDesk`. Código do chamado.
    /// - `body`: `application/json`. A situação de destino.
    fn mover_help_desk(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        cod_help_desk: super::Codigo,
        body: super::MovimentoInput,
    ) -> impl Future<Output = Result<super::Movimento, MoverHelpDeskError>> + Send;
}

/// Parameters of `GET /operador/helpDesk`, operation `listarHelpDesks`.
#[derive(Debug, Clone, PartialEq)]
pub struct ListarHelpDesksParameters {
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

/// Errors of `GET /operador/helpDesk`, operation `listarHelpDesks`.
#[derive(Debug)]
pub enum ListarHelpDesksError {
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

crate::runtime::errors! { ListarHelpDesksError of "listarHelpDesks" from super::AnyError {
    400 BadRequest(super::RequisicaoInvalida) from BadRequest,
    401 Unauthorized(super::NaoAutenticado) from Unauthorized,
    500 InternalServerError(super::ErroInterno) from InternalServerError,
    503 ServiceUnavailable(super::Indisponivel) from ServiceUnavailable,
} }

/// Errors of `POST /operador/helpDesk`, operation `abrirHelpDesk`.
#[derive(Debug)]
pub enum AbrirHelpDeskError {
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

crate::runtime::errors! { AbrirHelpDeskError of "abrirHelpDesk" from super::AnyError {
    400 BadRequest(super::RequisicaoInvalida) from BadRequest,
    401 Unauthorized(super::NaoAutenticado) from Unauthorized,
    408 RequestTimeout(super::TempoEsgotado) from RequestTimeout,
    409 Conflict(super::Conflito) from Conflict,
    413 ContentTooLarge(super::CorpoGrandeDemais) from ContentTooLarge,
    415 UnsupportedMediaType(super::TipoNaoAceito) from UnsupportedMediaType,
    500 InternalServerError(super::ErroInterno) from InternalServerError,
    503 ServiceUnavailable(super::Indisponivel) from ServiceUnavailable,
} }

/// Errors of `GET /operador/helpDesk/{codHelpDesk}`, operation `consultarHelpDesk`.
#[derive(Debug)]
pub enum ConsultarHelpDeskError {
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

crate::runtime::errors! { ConsultarHelpDeskError of "consultarHelpDesk" from super::AnyError {
    400 BadRequest(super::RequisicaoInvalida) from BadRequest,
    401 Unauthorized(super::NaoAutenticado) from Unauthorized,
    404 NotFound(super::NaoEncontrado) from NotFound,
    500 InternalServerError(super::ErroInterno) from InternalServerError,
    503 ServiceUnavailable(super::Indisponivel) from ServiceUnavailable,
} }

/// Errors of `POST /operador/helpDesk/{codHelpDesk}/situacao`, operation `moverHelpDesk`.
#[derive(Debug)]
pub enum MoverHelpDeskError {
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

crate::runtime::errors! { MoverHelpDeskError of "moverHelpDesk" from super::AnyError {
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

pub(super) async fn listar_help_desks<S: HelpDeskApi>(
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
    let parameters = ListarHelpDesksParameters {
        cod_situacao,
        cod_pessoa,
        cod_beneficio,
        aberta_de,
        aberta_ate,
        cursor,
        limite,
    };
    match HelpDeskApi::listar_help_desks(service, call.context(principal), parameters).await {
        Ok(body) => crate::runtime::reply::json(200, "application/json", &body),
        Err(error) => error.reply(call),
    }
}

pub(super) async fn abrir_help_desk<S: HelpDeskApi>(
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
    let body: HelpDeskInput = call.json(crate::runtime::check::any).await?;
    match HelpDeskApi::abrir_help_desk(service, call.context(principal), idempotency_key, body).await {
        Ok(answer) => answer.reply(|body| crate::runtime::reply::json(201, "application/json", &body)),
        Err(error) => error.reply(call),
    }
}

pub(super) async fn consultar_help_desk<S: HelpDeskApi>(
    service: &S,
    call: &mut crate::runtime::Call,
) -> crate::runtime::Answer {
    let principal = super::security::operador(service, call, [&[]]).await?;
    let cod_help_desk: super::Codigo = call.path(0, "codHelpDesk", crate::runtime::check::any)?;
    call.query(&[])?;
    match HelpDeskApi::consultar_help_desk(service, call.context(principal), cod_help_desk).await {
        Ok(body) => crate::runtime::reply::json(200, "application/json", &body),
        Err(error) => error.reply(call),
    }
}

pub(super) async fn mover_help_desk<S: HelpDeskApi>(
    service: &S,
    call: &mut crate::runtime::Call,
) -> crate::runtime::Answer {
    let principal = super::security::operador(service, call, [&[]]).await?;
    let cod_help_desk: super::Codigo = call.path(0, "codHelpDesk", crate::runtime::check::any)?;
    call.query(&[])?;
    let body: super::MovimentoInput = call.json(|value: &super::MovimentoInput| {
        crate::runtime::Check::check(value)?;
        Ok(())
    })
    .await?;
    match HelpDeskApi::mover_help_desk(service, call.context(principal), cod_help_desk, body).await {
        Ok(body) => crate::runtime::reply::json(200, "application/json", &body),
        Err(error) => error.reply(call),
    }
}

/// Uma página de chamados.
///
/// Schema `PaginaHelpDesk`.
#[derive(Debug, Clone, PartialEq)]
pub struct PaginaHelpDesk {
    /// Os itens desta página.
    pub itens: Vec<HelpDesk>,
    /// O `cursor` da página seguinte; `null` na última.
    ///
    /// Property `proximoCursor`. At most 512 characters.
    pub proximo_cursor: Option<String>,
}
crate::runtime::object! {
    PaginaHelpDesk {
        0 itens "itens" required,
        1 proximo_cursor "proximoCursor" nullable,
    }
}
impl crate::runtime::Check for PaginaHelpDesk {
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

/// Um chamado de Help Desk.
///
/// Schema `HelpDesk`.
#[derive(Debug, Clone, PartialEq)]
pub struct HelpDesk {
    /// Código do chamado, dado pelo serviço.
    ///
    /// Property `codHelpDesk`.
    pub cod_help_desk: Option<super::Codigo>,
    /// Quem pede.
    ///
    /// Property `codPessoa`.
    pub cod_pessoa: super::Codigo,
    /// O benefício de que trata, se algum.
    ///
    /// Property `codBeneficio`.
    pub cod_beneficio: Option<super::Codigo>,
    /// O tipo de chamado.
    ///
    /// Property `codTipoHelpDesk`.
    pub cod_tipo_help_desk: super::Codigo,
    /// Nome do tipo.
    ///
    /// Property `nomeTipoHelpDesk`.
    pub nome_tipo_help_desk: Option<super::NomeCurto>,
    /// Prioridade.
    ///
    /// Default: `"Baixa"`.
    pub prioridade: super::Prioridade,
    /// O que se pede.
    pub descricao: super::Texto,
    /// Na abertura, a situação em que começa; depois, a atual.
    ///
    /// Property `codSituacao`.
    pub cod_situacao: Option<super::Codigo>,
    /// Nome da situação atual.
    ///
    /// Property `nomeSituacao`.
    pub nome_situacao: Option<super::NomeSituacao>,
    /// Protocolo, dado pelo serviço.
    pub protocolo: Option<super::Protocolo>,
    /// Quando foi aberto.
    ///
    /// Property `dataAbertura`.
    pub data_abertura: Option<super::DataHora>,
    /// Quando foi encerrado; `null` enquanto aberto.
    ///
    /// Property `dataEncerramento`.
    pub data_encerramento: Option<Option<crate::runtime::DateTime>>,
    /// Do mais novo para o mais antigo, até 100. Falta nas listas.
    ///
    /// At most 100 elements.
    pub historico: Option<Vec<super::Historico>>,
}
crate::runtime::object! {
    HelpDesk {
        0 cod_help_desk "codHelpDesk" optional,
        1 cod_pessoa "codPessoa" required,
        2 cod_beneficio "codBeneficio" optional,
        3 cod_tipo_help_desk "codTipoHelpDesk" required,
        4 nome_tipo_help_desk "nomeTipoHelpDesk" optional,
        5 prioridade "prioridade" default(super::Prioridade::Baixa),
        6 descricao "descricao" required,
        7 cod_situacao "codSituacao" optional,
        8 nome_situacao "nomeSituacao" optional,
        9 protocolo "protocolo" optional,
        10 data_abertura "dataAbertura" optional,
        11 data_encerramento "dataEncerramento" both,
        12 historico "historico" optional,
    }
}
impl crate::runtime::Check for HelpDesk {
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

/// Um chamado de Help Desk.
///
/// Schema `HelpDesk`.
#[derive(Debug, Clone, PartialEq)]
pub struct HelpDeskInput {
    /// Quem pede.
    ///
    /// Property `codPessoa`.
    pub cod_pessoa: super::Codigo,
    /// O benefício de que trata, se algum.
    ///
    /// Property `codBeneficio`.
    pub cod_beneficio: Option<super::Codigo>,
    /// O tipo de chamado.
    ///
    /// Property `codTipoHelpDesk`.
    pub cod_tipo_help_desk: super::Codigo,
    /// Prioridade.
    ///
    /// Default: `"Baixa"`.
    pub prioridade: super::Prioridade,
    /// O que se pede.
    pub descricao: super::Texto,
    /// Na abertura, a situação em que começa; depois, a atual.
    ///
    /// Property `codSituacao`.
    pub cod_situacao: Option<super::Codigo>,
}
crate::runtime::object! {
    HelpDeskInput {
        0 cod_pessoa "codPessoa" required,
        1 cod_beneficio "codBeneficio" optional,
        2 cod_tipo_help_desk "codTipoHelpDesk" required,
        3 prioridade "prioridade" default(super::Prioridade::Baixa),
        4 descricao "descricao" required,
        5 cod_situacao "codSituacao" optional,
    }
}

//! Operations tagged `Consultas`.
//!
//! Made from `spec/operator.yaml` by `cargo xtask generate`; do not edit.

/// Operations tagged `Consultas`.
///
/// Consultas médicas: abrir e mover.
pub trait ConsultasApi: super::Authenticate + super::Reject {
    /// Lista as consultas
    ///
    /// Da mais nova para a mais antiga, sem o histórico.
    ///
    /// `GET /operador/consultas`, operation `listarConsultas`.
    ///
    /// - `context.principal`: let in by `operador`.
    fn listar_consultas(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        parameters: ListarConsultasParameters,
    ) -> impl Future<Output = Result<PaginaConsultas, ListarConsultasError>> + Send;

    /// Abre uma consulta
    ///
    /// Sem `codSituacao`, começa na situação inicial das consultas. `codEspecialidade` é um tipo da entidade `consulta`; `codClinica`, um fornecedor ativo. Um código que não existe dá 400.
    ///
    /// `POST /operador/consultas`, operation `abrirConsulta`.
    ///
    /// - `context.principal`: let in by `operador`.
    /// - `idempotency_key`: header `idempotency-key`. Chave escolhida por quem chama, nova a cada intenção. Repetida em até 24 h com o mesmo corpo, devolve a primeira resposta; com outro corpo, 409. At least 8 characters, at most 64 characters, matching `^[A-Za-z0-9_-]{8,64}$`.
    /// - `body`: `application/json`. A consulta a abrir.
    fn abrir_consulta(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        idempotency_key: Option<String>,
        body: ConsultaInput,
    ) -> impl Future<Output = Result<super::Created<Consulta>, AbrirConsultaError>> + Send;

    /// Consulta uma consulta
    ///
    /// Traz o histórico de situações, do mais novo para o mais antigo, até 100 registros.
    ///
    /// `GET /operador/consultas/{codConsulta}`, operation `consultarConsulta`.
    ///
    /// - `context.principal`: let in by `operador`.
    /// - `cod_consulta`: path `codConsulta`. Código da consulta.
    fn consultar_consulta(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        cod_consulta: super::Codigo,
    ) -> impl Future<Output = Result<Consulta, ConsultarConsultaError>> + Send;

    /// Move uma consulta para outra situação
    ///
    /// Grava o histórico e as entregas na mesma transação. A situação em que já está não é mudança: 200 com `mudou: false`. Situação de outra entidade dá 400.
    ///
    /// `POST /operador/consultas/{codConsulta}/situacao`, operation `moverConsulta`.
    ///
    /// - `context.principal`: let in by `operador`.
    /// - `cod_consulta`: path `codConsulta`. Código da consulta.
    /// - `body`: `application/json`. A situação de destino.
    fn mover_consulta(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        cod_consulta: super::Codigo,
        body: super::MovimentoInput,
    ) -> impl Future<Output = Result<super::Movimento, MoverConsultaError>> + Send;
}

/// Parameters of `GET /operador/consultas`, operation `listarConsultas`.
#[derive(Debug, Clone, PartialEq)]
pub struct ListarConsultasParameters {
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

/// Errors of `GET /operador/consultas`, operation `listarConsultas`.
#[derive(Debug)]
pub enum ListarConsultasError {
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

crate::runtime::errors! { ListarConsultasError of "listarConsultas" from super::AnyError {
    400 BadRequest(super::RequisicaoInvalida) from BadRequest,
    401 Unauthorized(super::NaoAutenticado) from Unauthorized,
    500 InternalServerError(super::ErroInterno) from InternalServerError,
    503 ServiceUnavailable(super::Indisponivel) from ServiceUnavailable,
} }

/// Errors of `POST /operador/consultas`, operation `abrirConsulta`.
#[derive(Debug)]
pub enum AbrirConsultaError {
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

crate::runtime::errors! { AbrirConsultaError of "abrirConsulta" from super::AnyError {
    400 BadRequest(super::RequisicaoInvalida) from BadRequest,
    401 Unauthorized(super::NaoAutenticado) from Unauthorized,
    408 RequestTimeout(super::TempoEsgotado) from RequestTimeout,
    409 Conflict(super::Conflito) from Conflict,
    413 ContentTooLarge(super::CorpoGrandeDemais) from ContentTooLarge,
    415 UnsupportedMediaType(super::TipoNaoAceito) from UnsupportedMediaType,
    500 InternalServerError(super::ErroInterno) from InternalServerError,
    503 ServiceUnavailable(super::Indisponivel) from ServiceUnavailable,
} }

/// Errors of `GET /operador/consultas/{codConsulta}`, operation `consultarConsulta`.
#[derive(Debug)]
pub enum ConsultarConsultaError {
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

crate::runtime::errors! { ConsultarConsultaError of "consultarConsulta" from super::AnyError {
    400 BadRequest(super::RequisicaoInvalida) from BadRequest,
    401 Unauthorized(super::NaoAutenticado) from Unauthorized,
    404 NotFound(super::NaoEncontrado) from NotFound,
    500 InternalServerError(super::ErroInterno) from InternalServerError,
    503 ServiceUnavailable(super::Indisponivel) from ServiceUnavailable,
} }

/// Errors of `POST /operador/consultas/{codConsulta}/situacao`, operation `moverConsulta`.
#[derive(Debug)]
pub enum MoverConsultaError {
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

crate::runtime::errors! { MoverConsultaError of "moverConsulta" from super::AnyError {
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

pub(super) async fn listar_consultas<S: ConsultasApi>(
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
    let parameters = ListarConsultasParameters {
        cod_situacao,
        cod_pessoa,
        cod_beneficio,
        aberta_de,
        aberta_ate,
        cursor,
        limite,
    };
    match ConsultasApi::listar_consultas(service, call.context(principal), parameters).await {
        Ok(body) => crate::runtime::reply::json(200, "application/json", &body),
        Err(error) => error.reply(call),
    }
}

pub(super) async fn abrir_consulta<S: ConsultasApi>(
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
    let body: ConsultaInput = call.json(|value: &ConsultaInput| {
        crate::runtime::Check::check(value)?;
        Ok(())
    })
    .await?;
    match ConsultasApi::abrir_consulta(service, call.context(principal), idempotency_key, body).await {
        Ok(answer) => answer.reply(|body| crate::runtime::reply::json(201, "application/json", &body)),
        Err(error) => error.reply(call),
    }
}

pub(super) async fn consultar_consulta<S: ConsultasApi>(
    service: &S,
    call: &mut crate::runtime::Call,
) -> crate::runtime::Answer {
    let principal = super::security::operador(service, call, [&[]]).await?;
    let cod_consulta: super::Codigo = call.path(0, "codConsulta", crate::runtime::check::any)?;
    call.query(&[])?;
    match ConsultasApi::consultar_consulta(service, call.context(principal), cod_consulta).await {
        Ok(body) => crate::runtime::reply::json(200, "application/json", &body),
        Err(error) => error.reply(call),
    }
}

pub(super) async fn mover_consulta<S: ConsultasApi>(
    service: &S,
    call: &mut crate::runtime::Call,
) -> crate::runtime::Answer {
    let principal = super::security::operador(service, call, [&[]]).await?;
    let cod_consulta: super::Codigo = call.path(0, "codConsulta", crate::runtime::check::any)?;
    call.query(&[])?;
    let body: super::MovimentoInput = call.json(|value: &super::MovimentoInput| {
        crate::runtime::Check::check(value)?;
        Ok(())
    })
    .await?;
    match ConsultasApi::mover_consulta(service, call.context(principal), cod_consulta, body).await {
        Ok(body) => crate::runtime::reply::json(200, "application/json", &body),
        Err(error) => error.reply(call),
    }
}

/// Uma página de consultas.
///
/// Schema `PaginaConsultas`.
#[derive(Debug, Clone, PartialEq)]
pub struct PaginaConsultas {
    /// Os itens desta página.
    pub itens: Vec<Consulta>,
    /// O `cursor` da página seguinte; `null` na última.
    ///
    /// Property `proximoCursor`. At most 512 characters.
    pub proximo_cursor: Option<String>,
}
crate::runtime::object! {
    PaginaConsultas {
        0 itens "itens" required,
        1 proximo_cursor "proximoCursor" nullable,
    }
}
impl crate::runtime::Check for PaginaConsultas {
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

/// Uma consulta médica.
///
/// Schema `Consulta`.
#[derive(Debug, Clone, PartialEq)]
pub struct Consulta {
    /// Código da consulta, dado pelo serviço.
    ///
    /// Property `codConsulta`.
    pub cod_consulta: Option<super::Codigo>,
    /// Quem será atendido.
    ///
    /// Property `codPessoa`.
    pub cod_pessoa: super::Codigo,
    /// O benefício que dá direito à consulta.
    ///
    /// Property `codBeneficio`.
    pub cod_beneficio: super::Codigo,
    /// A especialidade: um tipo da entidade `consulta`.
    ///
    /// Property `codEspecialidade`.
    pub cod_especialidade: super::Codigo,
    /// Nome da especialidade.
    ///
    /// Property `nomeEspecialidade`.
    pub nome_especialidade: Option<super::NomeCurto>,
    /// A clínica: um fornecedor.
    ///
    /// Property `codClinica`.
    pub cod_clinica: super::Codigo,
    /// Nome da clínica.
    ///
    /// Property `nomeClinica`.
    pub nome_clinica: Option<super::Nome>,
    /// Código do médico na clínica; não há cadastro de médicos.
    ///
    /// Property `codMedico`.
    pub cod_medico: Option<super::Codigo>,
    /// Nome do médico.
    ///
    /// Property `nomeMedico`.
    pub nome_medico: Option<super::Nome>,
    /// Data e hora marcadas.
    ///
    /// Property `dataConsulta`.
    pub data_consulta: super::DataHora,
    /// Endereço do atendimento, em uma linha. Sem ele, o da clínica.
    ///
    /// At most 500 characters.
    pub endereco: Option<String>,
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
    /// Quando foi aberta.
    ///
    /// Property `dataAbertura`.
    pub data_abertura: Option<super::DataHora>,
    /// Do mais novo para o mais antigo, até 100. Falta nas listas.
    ///
    /// At most 100 elements.
    pub historico: Option<Vec<super::Historico>>,
}
crate::runtime::object! {
    Consulta {
        0 cod_consulta "codConsulta" optional,
        1 cod_pessoa "codPessoa" required,
        2 cod_beneficio "codBeneficio" required,
        3 cod_especialidade "codEspecialidade" required,
        4 nome_especialidade "nomeEspecialidade" optional,
        5 cod_clinica "codClinica" required,
        6 nome_clinica "nomeClinica" optional,
        7 cod_medico "codMedico" optional,
        8 nome_medico "nomeMedico" optional,
        9 data_consulta "dataConsulta" required,
        10 endereco "endereco" optional,
        11 cod_situacao "codSituacao" optional,
        12 nome_situacao "nomeSituacao" optional,
        13 protocolo "protocolo" optional,
        14 data_abertura "dataAbertura" optional,
        15 historico "historico" optional,
    }
}
impl crate::runtime::Check for Consulta {
    fn check(&self) -> Result<(), crate::runtime::Fault> {
        if let Some(value) = &self.endereco {
            crate::runtime::check::at("endereco", crate::runtime::check::max_length(value, 500))?;
        }
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

/// Uma consulta médica.
///
/// Schema `Consulta`.
#[derive(Debug, Clone, PartialEq)]
pub struct ConsultaInput {
    /// Quem será atendido.
    ///
    /// Property `codPessoa`.
    pub cod_pessoa: super::Codigo,
    /// O benefício que dá direito à consulta.
    ///
    /// Property `codBeneficio`.
    pub cod_beneficio: super::Codigo,
    /// A especialidade: um tipo da entidade `consulta`.
    ///
    /// Property `codEspecialidade`.
    pub cod_especialidade: super::Codigo,
    /// A clínica: um fornecedor.
    ///
    /// Property `codClinica`.
    pub cod_clinica: super::Codigo,
    /// Código do médico na clínica; não há cadastro de médicos.
    ///
    /// Property `codMedico`.
    pub cod_medico: Option<super::Codigo>,
    /// Nome do médico.
    ///
    /// Property `nomeMedico`.
    pub nome_medico: Option<super::Nome>,
    /// Data e hora marcadas.
    ///
    /// Property `dataConsulta`.
    pub data_consulta: super::DataHora,
    /// Endereço do atendimento, em uma linha. Sem ele, o da clínica.
    ///
    /// At most 500 characters.
    pub endereco: Option<String>,
    /// Na abertura, a situação em que começa; depois, a atual.
    ///
    /// Property `codSituacao`.
    pub cod_situacao: Option<super::Codigo>,
}
crate::runtime::object! {
    ConsultaInput {
        0 cod_pessoa "codPessoa" required,
        1 cod_beneficio "codBeneficio" required,
        2 cod_especialidade "codEspecialidade" required,
        3 cod_clinica "codClinica" required,
        4 cod_medico "codMedico" optional,
        5 nome_medico "nomeMedico" optional,
        6 data_consulta "dataConsulta" required,
        7 endereco "endereco" optional,
        8 cod_situacao "codSituacao" optional,
    }
}
impl crate::runtime::Check for ConsultaInput {
    fn check(&self) -> Result<(), crate::runtime::Fault> {
        if let Some(value) = &self.endereco {
            crate::runtime::check::at("endereco", crate::runtime::check::max_length(value, 500))?;
        }
        Ok(())
    }
}

//! Operations tagged `HelpDesk`.
//!
//! Made from `spec/operator.yaml` by `cargo xtask generate`; do not edit.

/// Operations tagged `HelpDesk`.
///
/// Help Desk: abrir e mover chamados.
pub trait HelpDeskApi: super::Authenticate {
    /// Lista os chamados
    ///
    /// Do mais novo para o mais antigo, sem o histórico.
    ///
    /// `GET /operador/helpDesk`, operation `listarHelpDesks`.
    ///
    /// - `principal`: let in by `operador`.
    /// - `cod_situacao`: query `codSituacao`. Só nestas situações. Repita o parâmetro para mais de uma. At least 1 element, at most 50 elements.
    /// - `cod_pessoa`: query `codPessoa`. Só desta pessoa.
    /// - `cod_beneficio`: query `codBeneficio`. Só deste benefício.
    /// - `aberta_de`: query `abertaDe`. Abertas ou solicitadas neste instante ou depois.
    /// - `aberta_ate`: query `abertaAte`. Abertas ou solicitadas antes deste instante. Não pode ser anterior a `abertaDe` (400).
    /// - `cursor`: query `cursor`. O `proximoCursor` da página anterior, tal como veio. Só vale com os mesmos filtros (senão, 400).
    /// - `limite`: query `limite`. Itens por página, no máximo. At least 1, at most 500. Default: `100`.
    #[expect(clippy::too_many_arguments, reason = "one argument for each parameter of the operation")]
    fn listar_help_desks(
        &self,
        principal: Self::Operador,
        cod_situacao: Option<Vec<super::Codigo>>,
        cod_pessoa: Option<super::Codigo>,
        cod_beneficio: Option<super::Codigo>,
        aberta_de: Option<super::DataHora>,
        aberta_ate: Option<super::DataHora>,
        cursor: Option<super::Cursor>,
        limite: i32,
    ) -> impl Future<Output = Result<ListarHelpDesksResponse, super::Errors400_401_500_503>> + Send;

    /// Abre um chamado
    ///
    /// Sem `codSituacao`, começa na situação inicial dos chamados. Um código que não existe dá 400.
    ///
    /// `POST /operador/helpDesk`, operation `abrirHelpDesk`.
    ///
    /// - `principal`: let in by `operador`.
    /// - `idempotency_key`: header `idempotency-key`. Chave escolhida por quem chama, nova a cada intenção. Repetida em até 24 h com o mesmo corpo, devolve a primeira resposta; com outro corpo, 409. At least 8 characters, at most 64 characters, matching `^[A-Za-z0-9_-]{8,64}$`.
    /// - `body`: `application/json`. O chamado a abrir.
    fn abrir_help_desk(
        &self,
        principal: Self::Operador,
        idempotency_key: Option<String>,
        body: HelpDeskInput,
    ) -> impl Future<Output = Result<AbrirHelpDeskResponse, super::Errors400_401_408_409_413_415_500_503>> + Send;

    /// Consulta um chamado
    ///
    /// Traz o histórico de situações, do mais novo para o mais antigo, até 100 registros.
    ///
    /// `GET /operador/helpDesk/{codHelpDesk}`, operation `consultarHelpDesk`.
    ///
    /// - `principal`: let in by `operador`.
    /// - `cod_help_desk`: path `codHelpDesk`. Código do chamado.
    fn consultar_help_desk(
        &self,
        principal: Self::Operador,
        cod_help_desk: super::Codigo,
    ) -> impl Future<Output = Result<ConsultarHelpDeskResponse, super::Errors400_401_404_500_503>> + Send;

    /// Move um chamado para outra situação
    ///
    /// Grava o histórico e as entregas na mesma transação. A situação em que já está não é mudança: 200 com `mudou: false`. Uma situação que encerra preenche `dataEncerramento`; sair dela a apaga.
    ///
    /// `POST /operador/helpDesk/{codHelpDesk}/situacao`, operation `moverHelpDesk`.
    ///
    /// - `principal`: let in by `operador`.
    /// - `cod_help_desk`: path `codHelpDesk`. Código do chamado.
    /// - `body`: `application/json`. A situação de destino.
    fn mover_help_desk(
        &self,
        principal: Self::Operador,
        cod_help_desk: super::Codigo,
        body: super::MovimentoInput,
    ) -> impl Future<Output = Result<MoverHelpDeskResponse, super::Errors400_401_404_408_409_413_415_500_503>> + Send;
}

/// Answers to `GET /operador/helpDesk`, operation `listarHelpDesks`.
#[derive(Debug, Clone, PartialEq)]
pub enum ListarHelpDesksResponse {
    /// 200: Uma página de chamados.
    Ok(PaginaHelpDesk),
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

impl From<super::Errors400_401_500_503> for ListarHelpDesksResponse {
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

impl ListarHelpDesksResponse {
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

/// Answers to `POST /operador/helpDesk`, operation `abrirHelpDesk`.
#[derive(Debug, Clone, PartialEq)]
pub enum AbrirHelpDeskResponse {
    /// 201: Chamado aberto.
    Created {
        /// The body.
        body: HelpDesk,
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

impl From<super::Errors400_401_408_409_413_415_500_503> for AbrirHelpDeskResponse {
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

impl AbrirHelpDeskResponse {
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

/// Answers to `GET /operador/helpDesk/{codHelpDesk}`, operation `consultarHelpDesk`.
#[derive(Debug, Clone, PartialEq)]
pub enum ConsultarHelpDeskResponse {
    /// 200: O chamado com o histórico.
    Ok(HelpDesk),
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

impl From<super::Errors400_401_404_500_503> for ConsultarHelpDeskResponse {
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

impl ConsultarHelpDeskResponse {
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

/// Answers to `POST /operador/helpDesk/{codHelpDesk}/situacao`, operation `moverHelpDesk`.
#[derive(Debug, Clone, PartialEq)]
pub enum MoverHelpDeskResponse {
    /// 200: A situação depois do pedido, mudada ou não.
    Ok(super::Movimento),
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

impl From<super::Errors400_401_404_408_409_413_415_500_503> for MoverHelpDeskResponse {
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

impl MoverHelpDeskResponse {
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
    match HelpDeskApi::listar_help_desks(
        service,
        principal,
        cod_situacao,
        cod_pessoa,
        cod_beneficio,
        aberta_de,
        aberta_ate,
        cursor,
        limite,
    )
    .await
    {
        Ok(response) => response.reply(),
        Err(errors) => errors.reply(),
    }
}

pub(super) async fn abrir_help_desk<S: HelpDeskApi>(
    service: &S,
    call: &mut crate::runtime::Call,
) -> crate::runtime::Answer {
    let principal = super::security::operador(service, call, [&[]]).await?;
    call.query(&[])?;
    let idempotency_key: Option<String> = call.header_optional("idempotency-key", |value: &String| {
        crate::runtime::check::min_length(value, 8)?;
        crate::runtime::check::max_length(value, 64)?;
        crate::runtime::check::pattern(value, &super::patterns::PATTERN_5)?;
        Ok(())
    })?;
    let body: HelpDeskInput = call.json(crate::runtime::check::any).await?;
    match HelpDeskApi::abrir_help_desk(service, principal, idempotency_key, body).await {
        Ok(response) => response.reply(),
        Err(errors) => errors.reply(),
    }
}

pub(super) async fn consultar_help_desk<S: HelpDeskApi>(
    service: &S,
    call: &mut crate::runtime::Call,
) -> crate::runtime::Answer {
    let principal = super::security::operador(service, call, [&[]]).await?;
    let cod_help_desk: super::Codigo = call.path(0, "codHelpDesk", crate::runtime::check::any)?;
    call.query(&[])?;
    match HelpDeskApi::consultar_help_desk(service, principal, cod_help_desk).await {
        Ok(response) => response.reply(),
        Err(errors) => errors.reply(),
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
    match HelpDeskApi::mover_help_desk(service, principal, cod_help_desk, body).await {
        Ok(response) => response.reply(),
        Err(errors) => errors.reply(),
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

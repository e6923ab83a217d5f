//! Operations tagged `Vistorias`.
//!
//! Made from `spec/operator.yaml` by `cargo xtask generate`; do not edit.

/// Operations tagged `Vistorias`.
///
/// Vistorias e documentação: abrir e mover.
pub trait VistoriasApi: super::Authenticate {
    /// Lista as vistorias
    ///
    /// Da mais nova para a mais antiga, sem o histórico.
    ///
    /// `GET /operador/vistorias`, operation `listarVistorias`.
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
    fn listar_vistorias(
        &self,
        principal: Self::Operador,
        cod_situacao: Option<Vec<super::Codigo>>,
        cod_pessoa: Option<super::Codigo>,
        cod_beneficio: Option<super::Codigo>,
        aberta_de: Option<super::DataHora>,
        aberta_ate: Option<super::DataHora>,
        cursor: Option<super::Cursor>,
        limite: i32,
    ) -> impl Future<Output = Result<ListarVistoriasResponse, super::Errors400_401_500_503>> + Send;

    /// Abre uma vistoria
    ///
    /// Sem `codSituacao`, começa na situação inicial das vistorias. A pessoa é o titular do benefício. Um código que não existe dá 400.
    ///
    /// `POST /operador/vistorias`, operation `abrirVistoria`.
    ///
    /// - `principal`: let in by `operador`.
    /// - `idempotency_key`: header `idempotency-key`. Chave escolhida por quem chama, nova a cada intenção. Repetida em até 24 h com o mesmo corpo, devolve a primeira resposta; com outro corpo, 409. At least 8 characters, at most 64 characters, matching `^[A-Za-z0-9_-]{8,64}$`.
    /// - `body`: `application/json`. A vistoria a abrir.
    fn abrir_vistoria(
        &self,
        principal: Self::Operador,
        idempotency_key: Option<String>,
        body: VistoriaInput,
    ) -> impl Future<Output = Result<AbrirVistoriaResponse, super::Errors400_401_408_409_413_415_500_503>> + Send;

    /// Consulta uma vistoria
    ///
    /// Traz o histórico de situações, do mais novo para o mais antigo, até 100 registros.
    ///
    /// `GET /operador/vistorias/{codVistoria}`, operation `consultarVistoria`.
    ///
    /// - `principal`: let in by `operador`.
    /// - `cod_vistoria`: path `codVistoria`. Código da vistoria.
    fn consultar_vistoria(
        &self,
        principal: Self::Operador,
        cod_vistoria: super::Codigo,
    ) -> impl Future<Output = Result<ConsultarVistoriaResponse, super::Errors400_401_404_500_503>> + Send;

    /// Move uma vistoria para outra situação
    ///
    /// Grava o histórico e as entregas na mesma transação. A situação em que já está não é mudança: 200 com `mudou: false`. Uma situação que encerra preenche `dataConclusao`; sair dela a apaga. Aqui também se informa quem vistoriou.
    ///
    /// `POST /operador/vistorias/{codVistoria}/situacao`, operation `moverVistoria`.
    ///
    /// - `principal`: let in by `operador`.
    /// - `cod_vistoria`: path `codVistoria`. Código da vistoria.
    /// - `body`: `application/json`. A situação de destino e quem vistoriou.
    fn mover_vistoria(
        &self,
        principal: Self::Operador,
        cod_vistoria: super::Codigo,
        body: MovimentoVistoriaInput,
    ) -> impl Future<Output = Result<MoverVistoriaResponse, super::Errors400_401_404_408_409_413_415_500_503>> + Send;
}

/// Answers to `GET /operador/vistorias`, operation `listarVistorias`.
#[derive(Debug, Clone, PartialEq)]
pub enum ListarVistoriasResponse {
    /// 200: Uma página de vistorias.
    Ok(PaginaVistorias),
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

impl From<super::Errors400_401_500_503> for ListarVistoriasResponse {
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

impl ListarVistoriasResponse {
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

/// Answers to `POST /operador/vistorias`, operation `abrirVistoria`.
#[derive(Debug, Clone, PartialEq)]
pub enum AbrirVistoriaResponse {
    /// 201: Vistoria aberta.
    Created {
        /// The body.
        body: Vistoria,
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

impl From<super::Errors400_401_408_409_413_415_500_503> for AbrirVistoriaResponse {
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

impl AbrirVistoriaResponse {
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

/// Answers to `GET /operador/vistorias/{codVistoria}`, operation `consultarVistoria`.
#[derive(Debug, Clone, PartialEq)]
pub enum ConsultarVistoriaResponse {
    /// 200: A vistoria com o histórico.
    Ok(Vistoria),
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

impl From<super::Errors400_401_404_500_503> for ConsultarVistoriaResponse {
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

impl ConsultarVistoriaResponse {
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

/// Answers to `POST /operador/vistorias/{codVistoria}/situacao`, operation `moverVistoria`.
#[derive(Debug, Clone, PartialEq)]
pub enum MoverVistoriaResponse {
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

impl From<super::Errors400_401_404_408_409_413_415_500_503> for MoverVistoriaResponse {
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

impl MoverVistoriaResponse {
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
    match VistoriasApi::listar_vistorias(
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

pub(super) async fn abrir_vistoria<S: VistoriasApi>(
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
    let body: VistoriaInput = call.json(crate::runtime::check::any).await?;
    match VistoriasApi::abrir_vistoria(service, principal, idempotency_key, body).await {
        Ok(response) => response.reply(),
        Err(errors) => errors.reply(),
    }
}

pub(super) async fn consultar_vistoria<S: VistoriasApi>(
    service: &S,
    call: &mut crate::runtime::Call,
) -> crate::runtime::Answer {
    let principal = super::security::operador(service, call, [&[]]).await?;
    let cod_vistoria: super::Codigo = call.path(0, "codVistoria", crate::runtime::check::any)?;
    call.query(&[])?;
    match VistoriasApi::consultar_vistoria(service, principal, cod_vistoria).await {
        Ok(response) => response.reply(),
        Err(errors) => errors.reply(),
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
    match VistoriasApi::mover_vistoria(service, principal, cod_vistoria, body).await {
        Ok(response) => response.reply(),
        Err(errors) => errors.reply(),
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

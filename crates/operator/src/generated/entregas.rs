//! Operations tagged `Entregas`.
//!
//! Made from `spec/operator.yaml` by `cargo xtask generate`; do not edit.

/// Operations tagged `Entregas`.
///
/// Entregas: cada gatilho de cada receptor, suas tentativas e seu reenvio.
pub trait EntregasApi: super::Authenticate + super::Reject {
    /// Lista as entregas
    ///
    /// Da mais nova para a mais antiga. Os filtros se somam; `situacao` e `codReceptor` se repetem, `entidade` é uma lista separada por vírgulas. As entregas terminadas somem depois do prazo de guarda configurado.
    ///
    /// `GET /operador/entregas`, operation `listarEntregas`.
    ///
    /// - `context.principal`: let in by `operador`.
    fn listar_entregas(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        parameters: ListarEntregasParameters,
    ) -> impl Future<Output = Result<PaginaEntregas, ListarEntregasError>> + Send;

    /// Consulta uma entrega
    ///
    /// Traz o corpo exato que é assinado e as tentativas, da mais nova para a mais antiga. Segredos e assinaturas nunca são mostrados.
    ///
    /// `GET /operador/entregas/{idEntrega}`, operation `consultarEntrega`.
    ///
    /// - `context.principal`: let in by `operador`.
    /// - `id_entrega`: path `idEntrega`. Identificador da entrega, igual ao `webhook-id` que o receptor vê.
    fn consultar_entrega(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        id_entrega: crate::runtime::Uuid,
    ) -> impl Future<Output = Result<EntregaDetalhe, ConsultarEntregaError>> + Send;

    /// Reenvia uma entrega
    ///
    /// Sem corpo. Põe a entrega na fila agora, com o mesmo `webhook-id` e o mesmo corpo. Uma pendente é adiantada; uma morta ou já entregue começa um novo ciclo de dez tentativas. Receptor desativado ou removido dá 409.
    ///
    /// `POST /operador/entregas/{idEntrega}/reenvio`, operation `reenviarEntrega`.
    ///
    /// - `context.principal`: let in by `operador`.
    /// - `id_entrega`: path `idEntrega`. Identificador da entrega, igual ao `webhook-id` que o receptor vê.
    fn reenviar_entrega(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        id_entrega: crate::runtime::Uuid,
    ) -> impl Future<Output = Result<Entrega, ReenviarEntregaError>> + Send;

    /// Reenvia as entregas de um intervalo
    ///
    /// Escolhe as entregas de um receptor criadas no intervalo e põe na fila até 10000 por pedido, da mais antiga para a mais nova. Se restam, `proximoCursor` vem preenchido: repita o pedido com ele em `cursor` e outra `Idempotency-Key`. Com `simular`, apenas conta. Receptor desativado dá 409; inexistente, 400.
    ///
    /// `POST /operador/reenvios`, operation `reenviarIntervalo`.
    ///
    /// - `context.principal`: let in by `operador`.
    /// - `idempotency_key`: header `idempotency-key`. Chave escolhida por quem chama, nova a cada intenção. Repetida em até 24 h com o mesmo corpo, devolve a primeira resposta; com outro corpo, 409. At least 8 characters, at most 64 characters, matching `^[A-Za-z0-9_-]{8,64}$`.
    /// - `body`: `application/json`. Quais entregas reenviar.
    fn reenviar_intervalo(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        idempotency_key: Option<String>,
        body: Reenvio,
    ) -> impl Future<Output = Result<ResultadoReenvio, ReenviarIntervaloError>> + Send;
}

/// Parameters of `GET /operador/entregas`, operation `listarEntregas`.
#[derive(Debug, Clone, PartialEq)]
pub struct ListarEntregasParameters {
    /// query `situacao`. Só estas situações de entrega. Repita o parâmetro para mais de uma. At least 1 element, at most 4 elements.
    pub situacao: Option<Vec<SituacaoEntrega>>,
    /// query `codReceptor`. Só estes receptores. Repita o parâmetro para mais de um. At least 1 element, at most 50 elements.
    pub cod_receptor: Option<Vec<super::Codigo>>,
    /// query `entidade`. Só estas entidades, separadas por vírgulas. At least 1 element, at most 5 elements.
    pub entidade: Option<Vec<super::Entidade>>,
    /// query `codHistorico`. Só as entregas deste registro do histórico.
    pub cod_historico: Option<super::Codigo>,
    /// query `criadaDe`. Criadas neste instante ou depois.
    pub criada_de: Option<super::DataHora>,
    /// query `criadaAte`. Criadas antes deste instante. Não pode ser anterior a `criadaDe` (400).
    pub criada_ate: Option<super::DataHora>,
    /// query `cursor`. O `proximoCursor` da página anterior, tal como veio. Só vale com os mesmos filtros (senão, 400).
    pub cursor: Option<super::Cursor>,
    /// query `limite`. Itens por página, no máximo. At least 1, at most 500. Default: `100`.
    pub limite: i32,
}

/// Errors of `GET /operador/entregas`, operation `listarEntregas`.
#[derive(Debug)]
pub enum ListarEntregasError {
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

crate::runtime::errors! { ListarEntregasError of "listarEntregas" from super::AnyError {
    400 BadRequest(super::RequisicaoInvalida) from BadRequest,
    401 Unauthorized(super::NaoAutenticado) from Unauthorized,
    500 InternalServerError(super::ErroInterno) from InternalServerError,
    503 ServiceUnavailable(super::Indisponivel) from ServiceUnavailable,
} }

/// Errors of `GET /operador/entregas/{idEntrega}`, operation `consultarEntrega`.
#[derive(Debug)]
pub enum ConsultarEntregaError {
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

crate::runtime::errors! { ConsultarEntregaError of "consultarEntrega" from super::AnyError {
    400 BadRequest(super::RequisicaoInvalida) from BadRequest,
    401 Unauthorized(super::NaoAutenticado) from Unauthorized,
    404 NotFound(super::NaoEncontrado) from NotFound,
    500 InternalServerError(super::ErroInterno) from InternalServerError,
    503 ServiceUnavailable(super::Indisponivel) from ServiceUnavailable,
} }

/// Errors of `POST /operador/entregas/{idEntrega}/reenvio`, operation `reenviarEntrega`.
#[derive(Debug)]
pub enum ReenviarEntregaError {
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

crate::runtime::errors! { ReenviarEntregaError of "reenviarEntrega" from super::AnyError {
    400 BadRequest(super::RequisicaoInvalida) from BadRequest,
    401 Unauthorized(super::NaoAutenticado) from Unauthorized,
    404 NotFound(super::NaoEncontrado) from NotFound,
    409 Conflict(super::Conflito) from Conflict,
    500 InternalServerError(super::ErroInterno) from InternalServerError,
    503 ServiceUnavailable(super::Indisponivel) from ServiceUnavailable,
} }

/// Errors of `POST /operador/reenvios`, operation `reenviarIntervalo`.
#[derive(Debug)]
pub enum ReenviarIntervaloError {
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

crate::runtime::errors! { ReenviarIntervaloError of "reenviarIntervalo" from super::AnyError {
    400 BadRequest(super::RequisicaoInvalida) from BadRequest,
    401 Unauthorized(super::NaoAutenticado) from Unauthorized,
    408 RequestTimeout(super::TempoEsgotado) from RequestTimeout,
    409 Conflict(super::Conflito) from Conflict,
    413 ContentTooLarge(super::CorpoGrandeDemais) from ContentTooLarge,
    415 UnsupportedMediaType(super::TipoNaoAceito) from UnsupportedMediaType,
    500 InternalServerError(super::ErroInterno) from InternalServerError,
    503 ServiceUnavailable(super::Indisponivel) from ServiceUnavailable,
} }

pub(super) async fn listar_entregas<S: EntregasApi>(
    service: &S,
    call: &mut crate::runtime::Call,
) -> crate::runtime::Answer {
    const QUERY: [crate::runtime::query::Field; 8] = [
        crate::runtime::query::Field::many("situacao"),
        crate::runtime::query::Field::many("codReceptor"),
        crate::runtime::query::Field::single("entidade"),
        crate::runtime::query::Field::single("codHistorico"),
        crate::runtime::query::Field::single("criadaDe"),
        crate::runtime::query::Field::single("criadaAte"),
        crate::runtime::query::Field::single("cursor"),
        crate::runtime::query::Field::single("limite"),
    ];
    let principal = super::security::operador(service, call, [&[]]).await?;
    let query = call.query(&QUERY)?;
    let situacao: Option<Vec<SituacaoEntrega>> = query.list_optional(
        0,
        crate::runtime::style::Delimiter::Repeated,
        |value: &Vec<SituacaoEntrega>| {
            crate::runtime::check::min_items(value, 1)?;
            crate::runtime::check::max_items(value, 4)?;
            Ok(())
        },
    )?;
    let cod_receptor: Option<Vec<super::Codigo>> = query.list_optional(
        1,
        crate::runtime::style::Delimiter::Repeated,
        |value: &Vec<super::Codigo>| {
            crate::runtime::check::min_items(value, 1)?;
            crate::runtime::check::max_items(value, 50)?;
            Ok(())
        },
    )?;
    let entidade: Option<Vec<super::Entidade>> = query.list_optional(
        2,
        crate::runtime::style::Delimiter::Comma,
        |value: &Vec<super::Entidade>| {
            crate::runtime::check::min_items(value, 1)?;
            crate::runtime::check::max_items(value, 5)?;
            Ok(())
        },
    )?;
    let cod_historico: Option<super::Codigo> = query.optional(3, crate::runtime::check::any)?;
    let criada_de: Option<super::DataHora> = query.optional(4, crate::runtime::check::any)?;
    let criada_ate: Option<super::DataHora> = query.optional(5, crate::runtime::check::any)?;
    let cursor: Option<super::Cursor> = query.optional(6, crate::runtime::check::any)?;
    let limite: i32 = query.or(7, 100, |value: &i32| {
        crate::runtime::check::minimum(value, 1)?;
        crate::runtime::check::maximum(value, 500)?;
        Ok(())
    })?;
    let parameters = ListarEntregasParameters {
        situacao,
        cod_receptor,
        entidade,
        cod_historico,
        criada_de,
        criada_ate,
        cursor,
        limite,
    };
    match EntregasApi::listar_entregas(service, call.context(principal), parameters).await {
        Ok(body) => crate::runtime::reply::json(200, "application/json", &body),
        Err(error) => error.reply(call),
    }
}

pub(super) async fn consultar_entrega<S: EntregasApi>(
    service: &S,
    call: &mut crate::runtime::Call,
) -> crate::runtime::Answer {
    let principal = super::security::operador(service, call, [&[]]).await?;
    let id_entrega: crate::runtime::Uuid = call.path(0, "idEntrega", crate::runtime::check::any)?;
    call.query(&[])?;
    match EntregasApi::consultar_entrega(service, call.context(principal), id_entrega).await {
        Ok(body) => crate::runtime::reply::json(200, "application/json", &body),
        Err(error) => error.reply(call),
    }
}

pub(super) async fn reenviar_entrega<S: EntregasApi>(
    service: &S,
    call: &mut crate::runtime::Call,
) -> crate::runtime::Answer {
    let principal = super::security::operador(service, call, [&[]]).await?;
    let id_entrega: crate::runtime::Uuid = call.path(0, "idEntrega", crate::runtime::check::any)?;
    call.query(&[])?;
    match EntregasApi::reenviar_entrega(service, call.context(principal), id_entrega).await {
        Ok(body) => crate::runtime::reply::json(202, "application/json", &body),
        Err(error) => error.reply(call),
    }
}

pub(super) async fn reenviar_intervalo<S: EntregasApi>(
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
    let body: Reenvio = call.json(|value: &Reenvio| {
        crate::runtime::Check::check(value)?;
        Ok(())
    })
    .await?;
    match EntregasApi::reenviar_intervalo(service, call.context(principal), idempotency_key, body).await {
        Ok(body) => crate::runtime::reply::json(202, "application/json", &body),
        Err(error) => error.reply(call),
    }
}

/// `PENDENTE` espera a vez ou a próxima tentativa; `ENVIANDO` está com o despachante; `ENTREGUE` foi aceita; `MORTA` esgotou as tentativas ou perdeu o receptor.
///
/// Schema `SituacaoEntrega`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum SituacaoEntrega {
    /// `PENDENTE`.
    Pendente,
    /// `ENVIANDO`.
    Enviando,
    /// `ENTREGUE`.
    Entregue,
    /// `MORTA`.
    Morta,
}
crate::runtime::text_enum! {
    SituacaoEntrega {
        Pendente "PENDENTE",
        Enviando "ENVIANDO",
        Entregue "ENTREGUE",
        Morta "MORTA",
    }
}

/// Uma página de entregas.
///
/// Schema `PaginaEntregas`.
#[derive(Debug, Clone, PartialEq)]
pub struct PaginaEntregas {
    /// Os itens desta página.
    pub itens: Vec<Entrega>,
    /// O `cursor` da página seguinte; `null` na última.
    ///
    /// Property `proximoCursor`. At most 512 characters.
    pub proximo_cursor: Option<String>,
}
crate::runtime::object! {
    PaginaEntregas {
        0 itens "itens" required,
        1 proximo_cursor "proximoCursor" nullable,
    }
}
impl crate::runtime::Check for PaginaEntregas {
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

/// Um gatilho destinado a um receptor.
///
/// Schema `Entrega`.
#[derive(Debug, Clone, PartialEq)]
pub struct Entrega {
    /// Identificador, igual ao `webhook-id`; não muda no reenvio.
    ///
    /// Property `idEntrega`.
    pub id_entrega: Option<crate::runtime::Uuid>,
    /// O receptor.
    ///
    /// Property `codReceptor`.
    pub cod_receptor: Option<super::Codigo>,
    /// Nome do receptor.
    ///
    /// Property `nomeReceptor`.
    pub nome_receptor: Option<super::Nome>,
    /// A entidade que mudou.
    pub entidade: Option<super::Entidade>,
    /// O código da entidade, conforme seu tipo.
    ///
    /// Property `codEntidade`.
    pub cod_entidade: Option<super::Codigo>,
    /// O registro do histórico que deu origem à entrega.
    ///
    /// Property `codHistorico`.
    pub cod_historico: Option<super::Codigo>,
    /// Onde a entrega está.
    pub situacao: Option<SituacaoEntrega>,
    /// Quantas tentativas já houve, em todos os ciclos.
    ///
    /// At least 0.
    pub tentativas: Option<i32>,
    /// Quando a mudança foi gravada.
    ///
    /// Property `criadaEm`.
    pub criada_em: Option<super::DataHora>,
    /// Quando será tentada de novo; `null` se terminou ou se o receptor está desativado.
    ///
    /// Property `proximaTentativa`.
    pub proxima_tentativa: Option<Option<crate::runtime::DateTime>>,
    /// Quando o receptor a aceitou; `null` se ainda não.
    ///
    /// Property `entregueEm`.
    pub entregue_em: Option<Option<crate::runtime::DateTime>>,
    /// Código HTTP da última resposta; `null` se não houve.
    ///
    /// Property `ultimoStatus`. At least 100, at most 599.
    pub ultimo_status: Option<Option<i32>>,
    /// Por que a última tentativa falhou. Falta se não falhou.
    ///
    /// Property `ultimaFalha`.
    pub ultima_falha: Option<super::FalhaEntrega>,
}
crate::runtime::object! {
    Entrega {
        0 id_entrega "idEntrega" optional,
        1 cod_receptor "codReceptor" optional,
        2 nome_receptor "nomeReceptor" optional,
        3 entidade "entidade" optional,
        4 cod_entidade "codEntidade" optional,
        5 cod_historico "codHistorico" optional,
        6 situacao "situacao" optional,
        7 tentativas "tentativas" optional,
        8 criada_em "criadaEm" optional,
        9 proxima_tentativa "proximaTentativa" both,
        10 entregue_em "entregueEm" both,
        11 ultimo_status "ultimoStatus" both,
        12 ultima_falha "ultimaFalha" optional,
    }
}
impl crate::runtime::Check for Entrega {
    fn check(&self) -> Result<(), crate::runtime::Fault> {
        if let Some(value) = &self.tentativas {
            crate::runtime::check::at("tentativas", crate::runtime::check::minimum(value, 0))?;
        }
        if let Some(Some(value)) = &self.ultimo_status {
            crate::runtime::check::at("ultimoStatus", crate::runtime::check::minimum(value, 100))?;
            crate::runtime::check::at("ultimoStatus", crate::runtime::check::maximum(value, 599))?;
        }
        Ok(())
    }
}

/// Uma entrega com o corpo e as tentativas.
///
/// Schema `EntregaDetalhe`.
#[derive(Debug, Clone, PartialEq)]
pub struct EntregaDetalhe {
    /// Identificador, igual ao `webhook-id`; não muda no reenvio.
    ///
    /// Property `idEntrega`.
    pub id_entrega: Option<crate::runtime::Uuid>,
    /// O receptor.
    ///
    /// Property `codReceptor`.
    pub cod_receptor: Option<super::Codigo>,
    /// Nome do receptor.
    ///
    /// Property `nomeReceptor`.
    pub nome_receptor: Option<super::Nome>,
    /// A entidade que mudou.
    pub entidade: Option<super::Entidade>,
    /// O código da entidade, conforme seu tipo.
    ///
    /// Property `codEntidade`.
    pub cod_entidade: Option<super::Codigo>,
    /// O registro do histórico que deu origem à entrega.
    ///
    /// Property `codHistorico`.
    pub cod_historico: Option<super::Codigo>,
    /// Onde a entrega está.
    pub situacao: Option<SituacaoEntrega>,
    /// Quantas tentativas já houve, em todos os ciclos.
    ///
    /// At least 0.
    pub tentativas: Option<i32>,
    /// Quando a mudança foi gravada.
    ///
    /// Property `criadaEm`.
    pub criada_em: Option<super::DataHora>,
    /// Quando será tentada de novo; `null` se terminou ou se o receptor está desativado.
    ///
    /// Property `proximaTentativa`.
    pub proxima_tentativa: Option<Option<crate::runtime::DateTime>>,
    /// Quando o receptor a aceitou; `null` se ainda não.
    ///
    /// Property `entregueEm`.
    pub entregue_em: Option<Option<crate::runtime::DateTime>>,
    /// Código HTTP da última resposta; `null` se não houve.
    ///
    /// Property `ultimoStatus`. At least 100, at most 599.
    pub ultimo_status: Option<Option<i32>>,
    /// Por que a última tentativa falhou. Falta se não falhou.
    ///
    /// Property `ultimaFalha`.
    pub ultima_falha: Option<super::FalhaEntrega>,
    /// Endereço a que se destina.
    ///
    /// At most 2100 characters.
    pub url: Option<String>,
    /// O corpo exato que é assinado e enviado, em base64.
    ///
    /// At most 87384 characters, held to the schema `{"format":"byte"}`.
    pub corpo: Option<String>,
    /// As últimas 100 tentativas, da mais nova para a mais antiga.
    ///
    /// Property `historicoTentativas`. At most 100 elements.
    pub historico_tentativas: Option<Vec<Tentativa>>,
}
crate::runtime::object! {
    EntregaDetalhe {
        0 id_entrega "idEntrega" optional,
        1 cod_receptor "codReceptor" optional,
        2 nome_receptor "nomeReceptor" optional,
        3 entidade "entidade" optional,
        4 cod_entidade "codEntidade" optional,
        5 cod_historico "codHistorico" optional,
        6 situacao "situacao" optional,
        7 tentativas "tentativas" optional,
        8 criada_em "criadaEm" optional,
        9 proxima_tentativa "proximaTentativa" both,
        10 entregue_em "entregueEm" both,
        11 ultimo_status "ultimoStatus" both,
        12 ultima_falha "ultimaFalha" optional,
        13 url "url" optional,
        14 corpo "corpo" optional,
        15 historico_tentativas "historicoTentativas" optional,
    }
}
impl crate::runtime::Check for EntregaDetalhe {
    fn check(&self) -> Result<(), crate::runtime::Fault> {
        if let Some(value) = &self.tentativas {
            crate::runtime::check::at("tentativas", crate::runtime::check::minimum(value, 0))?;
        }
        if let Some(Some(value)) = &self.ultimo_status {
            crate::runtime::check::at("ultimoStatus", crate::runtime::check::minimum(value, 100))?;
            crate::runtime::check::at("ultimoStatus", crate::runtime::check::maximum(value, 599))?;
        }
        if let Some(value) = &self.url {
            crate::runtime::check::at("url", crate::runtime::check::max_length(value, 2100))?;
        }
        if let Some(value) = &self.corpo {
            crate::runtime::check::at("corpo", crate::runtime::check::max_length(value, 87_384))?;
            {
                static SCHEMA: crate::runtime::Schema = crate::runtime::Schema::new("{\"format\":\"byte\"}");
                crate::runtime::check::at("corpo", crate::runtime::check::schema(value, &SCHEMA))?;
            }
        }
        if let Some(value) = &self.historico_tentativas {
            crate::runtime::check::at("historicoTentativas", crate::runtime::check::max_items(value, 100))?;
            for (index, item) in value.iter().enumerate() {
                crate::runtime::check::at(
                    "historicoTentativas",
                    crate::runtime::check::at_index(index, crate::runtime::Check::check(item)),
                )?;
            }
        }
        Ok(())
    }
}

/// Uma tentativa de entrega.
///
/// Schema `Tentativa`.
#[derive(Debug, Clone, PartialEq)]
pub struct Tentativa {
    /// Ordem da tentativa, a partir de 1.
    ///
    /// At least 1.
    pub numero: Option<i32>,
    /// Quando começou.
    ///
    /// Property `iniciadaEm`.
    pub iniciada_em: Option<super::DataHora>,
    /// Quanto demorou, em milissegundos.
    ///
    /// Property `duracaoMs`. At least 0.
    pub duracao_ms: Option<i64>,
    /// Código HTTP da resposta; `null` se não houve.
    ///
    /// At least 100, at most 599.
    pub status: Option<Option<i32>>,
    /// Por que falhou. Falta se foi aceita.
    pub falha: Option<super::FalhaEntrega>,
    /// Começo da resposta, se houve corpo.
    ///
    /// Property `trechoResposta`.
    pub trecho_resposta: Option<super::TrechoResposta>,
}
crate::runtime::object! {
    Tentativa {
        0 numero "numero" optional,
        1 iniciada_em "iniciadaEm" optional,
        2 duracao_ms "duracaoMs" optional,
        3 status "status" both,
        4 falha "falha" optional,
        5 trecho_resposta "trechoResposta" optional,
    }
}
impl crate::runtime::Check for Tentativa {
    fn check(&self) -> Result<(), crate::runtime::Fault> {
        if let Some(value) = &self.numero {
            crate::runtime::check::at("numero", crate::runtime::check::minimum(value, 1))?;
        }
        if let Some(value) = &self.duracao_ms {
            crate::runtime::check::at("duracaoMs", crate::runtime::check::minimum(value, 0))?;
        }
        if let Some(Some(value)) = &self.status {
            crate::runtime::check::at("status", crate::runtime::check::minimum(value, 100))?;
            crate::runtime::check::at("status", crate::runtime::check::maximum(value, 599))?;
        }
        Ok(())
    }
}

/// Quais entregas reenviar.
///
/// Schema `Reenvio`.
#[derive(Debug, Clone, PartialEq)]
pub struct Reenvio {
    /// O receptor.
    ///
    /// Property `codReceptor`.
    pub cod_receptor: super::Codigo,
    /// Criadas neste instante ou depois.
    ///
    /// Property `criadaDe`.
    pub criada_de: super::DataHora,
    /// Criadas antes deste instante.
    ///
    /// Property `criadaAte`.
    pub criada_ate: super::DataHora,
    /// Só nestas situações.
    ///
    /// At least 1 element, at most 4 elements, no two elements equal. Default: `["MORTA"]`.
    pub situacoes: Vec<SituacaoEntrega>,
    /// Só destas entidades. Sem ela, todas.
    ///
    /// At least 1 element, at most 5 elements, no two elements equal.
    pub entidades: Option<Vec<super::Entidade>>,
    /// Só conta, sem reenviar.
    ///
    /// Default: `false`.
    pub simular: bool,
    /// O `proximoCursor` do pedido anterior, para continuar.
    pub cursor: Option<super::Cursor>,
}
crate::runtime::object! {
    Reenvio {
        0 cod_receptor "codReceptor" required,
        1 criada_de "criadaDe" required,
        2 criada_ate "criadaAte" required,
        3 situacoes "situacoes" default(vec![super::SituacaoEntrega::Morta]),
        4 entidades "entidades" optional,
        5 simular "simular" default(false),
        6 cursor "cursor" optional,
    }
}
impl crate::runtime::Check for Reenvio {
    fn check(&self) -> Result<(), crate::runtime::Fault> {
        crate::runtime::check::at("situacoes", crate::runtime::check::min_items(&self.situacoes, 1))?;
        crate::runtime::check::at("situacoes", crate::runtime::check::max_items(&self.situacoes, 4))?;
        crate::runtime::check::at("situacoes", crate::runtime::check::unique_items(&self.situacoes))?;
        if let Some(value) = &self.entidades {
            crate::runtime::check::at("entidades", crate::runtime::check::min_items(value, 1))?;
            crate::runtime::check::at("entidades", crate::runtime::check::max_items(value, 5))?;
            crate::runtime::check::at("entidades", crate::runtime::check::unique_items(value))?;
        }
        Ok(())
    }
}

/// O que foi posto na fila.
///
/// Schema `ResultadoReenvio`.
#[derive(Debug, Clone, PartialEq)]
pub struct ResultadoReenvio {
    /// Entregas postas na fila ou, ao simular, que seriam.
    ///
    /// At least 0.
    pub quantidade: Option<i64>,
    /// Se apenas contou.
    pub simulado: Option<bool>,
    /// Para continuar; `null` quando não resta nada.
    ///
    /// Property `proximoCursor`. At most 512 characters.
    pub proximo_cursor: Option<Option<String>>,
}
crate::runtime::object! {
    ResultadoReenvio {
        0 quantidade "quantidade" optional,
        1 simulado "simulado" optional,
        2 proximo_cursor "proximoCursor" both,
    }
}
impl crate::runtime::Check for ResultadoReenvio {
    fn check(&self) -> Result<(), crate::runtime::Fault> {
        if let Some(value) = &self.quantidade {
            crate::runtime::check::at("quantidade", crate::runtime::check::minimum(value, 0))?;
        }
        if let Some(Some(value)) = &self.proximo_cursor {
            crate::runtime::check::at("proximoCursor", crate::runtime::check::max_length(value, 512))?;
        }
        Ok(())
    }
}

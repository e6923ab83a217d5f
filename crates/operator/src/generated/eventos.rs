//! Operations tagged `Eventos`.
//!
//! Made from `spec/operator.yaml` by `cargo xtask generate`; do not edit.

/// Operations tagged `Eventos`.
///
/// Eventos, como colisões e furtos: abrir e mover.
pub trait EventosApi: super::Authenticate + super::Reject {
    /// Lista os eventos
    ///
    /// Do mais novo para o mais antigo, sem o histórico.
    ///
    /// `GET /operador/eventos`, operation `listarEventos`.
    ///
    /// - `context.principal`: let in by `operador`.
    fn listar_eventos(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        parameters: ListarEventosParameters,
    ) -> impl Future<Output = Result<PaginaEventos, ListarEventosError>> + Send;

    /// Abre um evento
    ///
    /// Sem `codSituacao`, começa na situação inicial dos eventos. O evento aparece logo nas operações de evento do serviço. Um código que não existe dá 400, e também um benefício de loja desativada.
    ///
    /// `POST /operador/eventos`, operation `abrirEvento`.
    ///
    /// - `context.principal`: let in by `operador`.
    /// - `idempotency_key`: header `idempotency-key`. Chave escolhida por quem chama, nova a cada intenção. Repetida em até 24 h com o mesmo corpo, devolve a primeira resposta; com outro corpo, 409. At least 8 characters, at most 64 characters, matching `^[A-Za-z0-9_-]{8,64}$`.
    /// - `body`: `application/json`. O evento a abrir.
    fn abrir_evento(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        idempotency_key: Option<String>,
        body: EventoInput,
    ) -> impl Future<Output = Result<super::Created<Evento>, AbrirEventoError>> + Send;

    /// Consulta um evento
    ///
    /// Traz o histórico de situações, do mais novo para o mais antigo, até 100 registros.
    ///
    /// `GET /operador/eventos/{codEvento}`, operation `consultarEvento`.
    ///
    /// - `context.principal`: let in by `operador`.
    /// - `cod_evento`: path `codEvento`. Código do evento.
    fn consultar_evento(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        cod_evento: super::Codigo,
    ) -> impl Future<Output = Result<Evento, ConsultarEventoError>> + Send;

    /// Move um evento para outra situação
    ///
    /// Grava o histórico e as entregas na mesma transação. A situação em que já está não é mudança: 200 com `mudou: false`. Uma situação que encerra preenche `dataEncerramento`; sair dela a apaga.
    ///
    /// `POST /operador/eventos/{codEvento}/situacao`, operation `moverEvento`.
    ///
    /// - `context.principal`: let in by `operador`.
    /// - `cod_evento`: path `codEvento`. Código do evento.
    /// - `body`: `application/json`. A situação de destino.
    fn mover_evento(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        cod_evento: super::Codigo,
        body: super::MovimentoInput,
    ) -> impl Future<Output = Result<super::Movimento, MoverEventoError>> + Send;
}

/// Parameters of `GET /operador/eventos`, operation `listarEventos`.
#[derive(Debug, Clone, PartialEq)]
pub struct ListarEventosParameters {
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

/// Errors of `GET /operador/eventos`, operation `listarEventos`.
#[derive(Debug)]
pub enum ListarEventosError {
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

crate::runtime::errors! { ListarEventosError of "listarEventos" from super::AnyError {
    400 BadRequest(super::RequisicaoInvalida) from BadRequest,
    401 Unauthorized(super::NaoAutenticado) from Unauthorized,
    500 InternalServerError(super::ErroInterno) from InternalServerError,
    503 ServiceUnavailable(super::Indisponivel) from ServiceUnavailable,
} }

/// Errors of `POST /operador/eventos`, operation `abrirEvento`.
#[derive(Debug)]
pub enum AbrirEventoError {
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

crate::runtime::errors! { AbrirEventoError of "abrirEvento" from super::AnyError {
    400 BadRequest(super::RequisicaoInvalida) from BadRequest,
    401 Unauthorized(super::NaoAutenticado) from Unauthorized,
    408 RequestTimeout(super::TempoEsgotado) from RequestTimeout,
    409 Conflict(super::Conflito) from Conflict,
    413 ContentTooLarge(super::CorpoGrandeDemais) from ContentTooLarge,
    415 UnsupportedMediaType(super::TipoNaoAceito) from UnsupportedMediaType,
    500 InternalServerError(super::ErroInterno) from InternalServerError,
    503 ServiceUnavailable(super::Indisponivel) from ServiceUnavailable,
} }

/// Errors of `GET /operador/eventos/{codEvento}`, operation `consultarEvento`.
#[derive(Debug)]
pub enum ConsultarEventoError {
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

crate::runtime::errors! { ConsultarEventoError of "consultarEvento" from super::AnyError {
    400 BadRequest(super::RequisicaoInvalida) from BadRequest,
    401 Unauthorized(super::NaoAutenticado) from Unauthorized,
    404 NotFound(super::NaoEncontrado) from NotFound,
    500 InternalServerError(super::ErroInterno) from InternalServerError,
    503 ServiceUnavailable(super::Indisponivel) from ServiceUnavailable,
} }

/// Errors of `POST /operador/eventos/{codEvento}/situacao`, operation `moverEvento`.
#[derive(Debug)]
pub enum MoverEventoError {
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

crate::runtime::errors! { MoverEventoError of "moverEvento" from super::AnyError {
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

pub(super) async fn listar_eventos<S: EventosApi>(
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
    let parameters = ListarEventosParameters {
        cod_situacao,
        cod_pessoa,
        cod_beneficio,
        aberta_de,
        aberta_ate,
        cursor,
        limite,
    };
    match EventosApi::listar_eventos(service, call.context(principal), parameters).await {
        Ok(body) => crate::runtime::reply::json(200, "application/json", &body),
        Err(error) => error.reply(call),
    }
}

pub(super) async fn abrir_evento<S: EventosApi>(
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
    let body: EventoInput = call.json(|value: &EventoInput| {
        crate::runtime::Check::check(value)?;
        Ok(())
    })
    .await?;
    match EventosApi::abrir_evento(service, call.context(principal), idempotency_key, body).await {
        Ok(answer) => answer.reply(|body| crate::runtime::reply::json(201, "application/json", &body)),
        Err(error) => error.reply(call),
    }
}

pub(super) async fn consultar_evento<S: EventosApi>(
    service: &S,
    call: &mut crate::runtime::Call,
) -> crate::runtime::Answer {
    let principal = super::security::operador(service, call, [&[]]).await?;
    let cod_evento: super::Codigo = call.path(0, "codEvento", crate::runtime::check::any)?;
    call.query(&[])?;
    match EventosApi::consultar_evento(service, call.context(principal), cod_evento).await {
        Ok(body) => crate::runtime::reply::json(200, "application/json", &body),
        Err(error) => error.reply(call),
    }
}

pub(super) async fn mover_evento<S: EventosApi>(
    service: &S,
    call: &mut crate::runtime::Call,
) -> crate::runtime::Answer {
    let principal = super::security::operador(service, call, [&[]]).await?;
    let cod_evento: super::Codigo = call.path(0, "codEvento", crate::runtime::check::any)?;
    call.query(&[])?;
    let body: super::MovimentoInput = call.json(|value: &super::MovimentoInput| {
        crate::runtime::Check::check(value)?;
        Ok(())
    })
    .await?;
    match EventosApi::mover_evento(service, call.context(principal), cod_evento, body).await {
        Ok(body) => crate::runtime::reply::json(200, "application/json", &body),
        Err(error) => error.reply(call),
    }
}

/// Uma página de eventos.
///
/// Schema `PaginaEventos`.
#[derive(Debug, Clone, PartialEq)]
pub struct PaginaEventos {
    /// Os itens desta página.
    pub itens: Vec<Evento>,
    /// O `cursor` da página seguinte; `null` na última.
    ///
    /// Property `proximoCursor`. At most 512 characters.
    pub proximo_cursor: Option<String>,
}
crate::runtime::object! {
    PaginaEventos {
        0 itens "itens" required,
        1 proximo_cursor "proximoCursor" nullable,
    }
}
impl crate::runtime::Check for PaginaEventos {
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

/// Um evento.
///
/// Schema `Evento`.
#[derive(Debug, Clone, PartialEq)]
pub struct Evento {
    /// Código do evento, dado pelo serviço.
    ///
    /// Property `codEvento`.
    pub cod_evento: Option<super::Codigo>,
    /// A pessoa associada ao evento.
    ///
    /// Property `codPessoa`.
    pub cod_pessoa: super::Codigo,
    /// O benefício atingido; em evento de cliente, o veículo é o dele.
    ///
    /// Property `codBeneficio`.
    pub cod_beneficio: super::Codigo,
    /// O tipo de evento.
    ///
    /// Property `codTipoEvento`.
    pub cod_tipo_evento: super::Codigo,
    /// Nome do tipo.
    ///
    /// Property `nomeTipoEvento`.
    pub nome_tipo_evento: Option<super::NomeCurto>,
    /// De quem é o dano.
    ///
    /// Default: `"Cliente"`.
    pub envolvido: Envolvido,
    /// Prioridade.
    ///
    /// Default: `"Baixa"`.
    pub prioridade: super::Prioridade,
    /// O dia em que aconteceu; não pode ser futuro.
    ///
    /// Property `dataEvento`.
    pub data_evento: crate::runtime::Date,
    /// O que aconteceu.
    pub descricao: super::Texto,
    /// Quem acompanha o evento.
    pub responsavel: Option<super::Nome>,
    /// A pessoa que conduzia o veículo.
    ///
    /// Property `codCondutor`.
    pub cod_condutor: Option<super::Codigo>,
    /// O veículo do terceiro, em evento de terceiro; em evento de cliente dá 400.
    pub veiculo: Option<VeiculoTerceiro>,
    /// Onde aconteceu.
    pub local: Option<super::EnderecoTo>,
    /// Outros eventos do mesmo caso.
    ///
    /// Property `codRelacionados`. At most 100 elements, no two elements equal.
    pub cod_relacionados: Option<Vec<super::Codigo>>,
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
    Evento {
        0 cod_evento "codEvento" optional,
        1 cod_pessoa "codPessoa" required,
        2 cod_beneficio "codBeneficio" required,
        3 cod_tipo_evento "codTipoEvento" required,
        4 nome_tipo_evento "nomeTipoEvento" optional,
        5 envolvido "envolvido" default(super::Envolvido::Cliente),
        6 prioridade "prioridade" default(super::Prioridade::Baixa),
        7 data_evento "dataEvento" required,
        8 descricao "descricao" required,
        9 responsavel "responsavel" optional,
        10 cod_condutor "codCondutor" optional,
        11 veiculo "veiculo" optional,
        12 local "local" optional,
        13 cod_relacionados "codRelacionados" optional,
        14 cod_situacao "codSituacao" optional,
        15 nome_situacao "nomeSituacao" optional,
        16 protocolo "protocolo" optional,
        17 data_abertura "dataAbertura" optional,
        18 data_encerramento "dataEncerramento" both,
        19 historico "historico" optional,
    }
}
impl crate::runtime::Check for Evento {
    fn check(&self) -> Result<(), crate::runtime::Fault> {
        if let Some(value) = &self.veiculo {
            crate::runtime::check::at("veiculo", crate::runtime::Check::check(value))?;
        }
        if let Some(value) = &self.local {
            crate::runtime::check::at("local", crate::runtime::Check::check(value))?;
        }
        if let Some(value) = &self.cod_relacionados {
            crate::runtime::check::at("codRelacionados", crate::runtime::check::max_items(value, 100))?;
            crate::runtime::check::at("codRelacionados", crate::runtime::check::unique_items(value))?;
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

/// O veículo de um terceiro.
///
/// Schema `VeiculoTerceiro`.
#[derive(Debug, Clone, PartialEq)]
pub struct VeiculoTerceiro {
    /// Placa no padrão antigo ou Mercosul.
    ///
    /// At most 8 characters.
    pub placa: Option<String>,
    /// Número do chassi.
    ///
    /// At most 20 characters.
    pub chassi: Option<String>,
    /// Número do Renavam.
    ///
    /// At most 11 characters.
    pub renavam: Option<String>,
    /// Marca.
    ///
    /// At most 60 characters.
    pub marca: Option<String>,
    /// Modelo.
    ///
    /// At most 100 characters.
    pub modelo: Option<String>,
    /// Ano de fabricação.
    ///
    /// Property `anoFabricacao`. At least 1900, at most 2100.
    pub ano_fabricacao: Option<i32>,
    /// Ano do modelo.
    ///
    /// Property `anoModelo`. At least 1900, at most 2100.
    pub ano_modelo: Option<i32>,
    /// Cor.
    ///
    /// At most 30 characters.
    pub cor: Option<String>,
}
crate::runtime::object! {
    VeiculoTerceiro {
        0 placa "placa" optional,
        1 chassi "chassi" optional,
        2 renavam "renavam" optional,
        3 marca "marca" optional,
        4 modelo "modelo" optional,
        5 ano_fabricacao "anoFabricacao" optional,
        6 ano_modelo "anoModelo" optional,
        7 cor "cor" optional,
    }
}
impl crate::runtime::Check for VeiculoTerceiro {
    fn check(&self) -> Result<(), crate::runtime::Fault> {
        if let Some(value) = &self.placa {
            crate::runtime::check::at("placa", crate::runtime::check::max_length(value, 8))?;
        }
        if let Some(value) = &self.chassi {
            crate::runtime::check::at("chassi", crate::runtime::check::max_length(value, 20))?;
        }
        if let Some(value) = &self.renavam {
            crate::runtime::check::at("renavam", crate::runtime::check::max_length(value, 11))?;
        }
        if let Some(value) = &self.marca {
            crate::runtime::check::at("marca", crate::runtime::check::max_length(value, 60))?;
        }
        if let Some(value) = &self.modelo {
            crate::runtime::check::at("modelo", crate::runtime::check::max_length(value, 100))?;
        }
        if let Some(value) = &self.ano_fabricacao {
            crate::runtime::check::at("anoFabricacao", crate::runtime::check::minimum(value, 1900))?;
            crate::runtime::check::at("anoFabricacao", crate::runtime::check::maximum(value, 2100))?;
        }
        if let Some(value) = &self.ano_modelo {
            crate::runtime::check::at("anoModelo", crate::runtime::check::minimum(value, 1900))?;
            crate::runtime::check::at("anoModelo", crate::runtime::check::maximum(value, 2100))?;
        }
        if let Some(value) = &self.cor {
            crate::runtime::check::at("cor", crate::runtime::check::max_length(value, 30))?;
        }
        Ok(())
    }
}

/// De quem é o dano: do cliente ou de um terceiro.
///
/// Schema `Envolvido`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Envolvido {
    /// `Cliente`.
    Cliente,
    /// `Terceiro`.
    Terceiro,
}
crate::runtime::text_enum! {
    Envolvido {
        Cliente "Cliente",
        Terceiro "Terceiro",
    }
}

/// Um evento.
///
/// Schema `Evento`.
#[derive(Debug, Clone, PartialEq)]
pub struct EventoInput {
    /// A pessoa associada ao evento.
    ///
    /// Property `codPessoa`.
    pub cod_pessoa: super::Codigo,
    /// O benefício atingido; em evento de cliente, o veículo é o dele.
    ///
    /// Property `codBeneficio`.
    pub cod_beneficio: super::Codigo,
    /// O tipo de evento.
    ///
    /// Property `codTipoEvento`.
    pub cod_tipo_evento: super::Codigo,
    /// De quem é o dano.
    ///
    /// Default: `"Cliente"`.
    pub envolvido: Envolvido,
    /// Prioridade.
    ///
    /// Default: `"Baixa"`.
    pub prioridade: super::Prioridade,
    /// O dia em que aconteceu; não pode ser futuro.
    ///
    /// Property `dataEvento`.
    pub data_evento: crate::runtime::Date,
    /// O que aconteceu.
    pub descricao: super::Texto,
    /// Quem acompanha o evento.
    pub responsavel: Option<super::Nome>,
    /// A pessoa que conduzia o veículo.
    ///
    /// Property `codCondutor`.
    pub cod_condutor: Option<super::Codigo>,
    /// O veículo do terceiro, em evento de terceiro; em evento de cliente dá 400.
    pub veiculo: Option<VeiculoTerceiro>,
    /// Onde aconteceu.
    pub local: Option<super::EnderecoToInput>,
    /// Outros eventos do mesmo caso.
    ///
    /// Property `codRelacionados`. At most 100 elements, no two elements equal.
    pub cod_relacionados: Option<Vec<super::Codigo>>,
    /// Na abertura, a situação em que começa; depois, a atual.
    ///
    /// Property `codSituacao`.
    pub cod_situacao: Option<super::Codigo>,
}
crate::runtime::object! {
    EventoInput {
        0 cod_pessoa "codPessoa" required,
        1 cod_beneficio "codBeneficio" required,
        2 cod_tipo_evento "codTipoEvento" required,
        3 envolvido "envolvido" default(super::Envolvido::Cliente),
        4 prioridade "prioridade" default(super::Prioridade::Baixa),
        5 data_evento "dataEvento" required,
        6 descricao "descricao" required,
        7 responsavel "responsavel" optional,
        8 cod_condutor "codCondutor" optional,
        9 veiculo "veiculo" optional,
        10 local "local" optional,
        11 cod_relacionados "codRelacionados" optional,
        12 cod_situacao "codSituacao" optional,
    }
}
impl crate::runtime::Check for EventoInput {
    fn check(&self) -> Result<(), crate::runtime::Fault> {
        if let Some(value) = &self.veiculo {
            crate::runtime::check::at("veiculo", crate::runtime::Check::check(value))?;
        }
        if let Some(value) = &self.local {
            crate::runtime::check::at("local", crate::runtime::Check::check(value))?;
        }
        if let Some(value) = &self.cod_relacionados {
            crate::runtime::check::at("codRelacionados", crate::runtime::check::max_items(value, 100))?;
            crate::runtime::check::at("codRelacionados", crate::runtime::check::unique_items(value))?;
        }
        Ok(())
    }
}

//! Operations tagged `Receptores`.
//!
//! Made from `spec/operator.yaml` by `cargo xtask generate`; do not edit.

/// Operations tagged `Receptores`.
///
/// Receptores: os endereços que recebem gatilhos e seus segredos.
pub trait ReceptoresApi: super::Authenticate + super::Reject {
    /// Lista os receptores
    ///
    /// Todos, em ordem de código. O segredo nunca é mostrado.
    ///
    /// `GET /operador/receptores`, operation `listarReceptores`.
    ///
    /// - `context.principal`: let in by `operador`.
    fn listar_receptores(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        parameters: ListarReceptoresParameters,
    ) -> impl Future<Output = Result<Vec<Receptor>, ListarReceptoresError>> + Send;

    /// Cadastra um receptor
    ///
    /// O serviço gera o segredo e o mostra nesta resposta, uma única vez. O endereço é resolvido e conferido agora e de novo a cada entrega: privado, de laço, de enlace local ou semelhante é recusado (400, `ENDERECO_PROIBIDO`), salvo se a rede foi liberada ao iniciar o serviço. `http` só em rede liberada. Endereço já cadastrado dá 409. O receptor recebe as mudanças a partir de agora; as anteriores, não.
    ///
    /// `POST /operador/receptores`, operation `cadastrarReceptor`.
    ///
    /// - `context.principal`: let in by `operador`.
    /// - `body`: `application/json`. O receptor a cadastrar.
    fn cadastrar_receptor(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        body: ReceptorInput,
    ) -> impl Future<Output = Result<super::Created<ReceptorCriado>, CadastrarReceptorError>> + Send;

    /// Consulta um receptor
    ///
    /// Traz a contagem de entregas por situação e, se desativado, quando e por quê.
    ///
    /// `GET /operador/receptores/{codReceptor}`, operation `consultarReceptor`.
    ///
    /// - `context.principal`: let in by `operador`.
    /// - `cod_receptor`: path `codReceptor`. Código do receptor.
    fn consultar_receptor(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        cod_receptor: super::Codigo,
    ) -> impl Future<Output = Result<Receptor, ConsultarReceptorError>> + Send;

    /// Altera, desativa ou reativa um receptor
    ///
    /// Um endereço novo é conferido como no cadastro e vale também para as entregas pendentes. Desativado, o receptor nada recebe, mas as entregas pendentes e as novas esperam por ele, e reativar as retoma. As mortas, reenvie-as.
    ///
    /// `PATCH /operador/receptores/{codReceptor}`, operation `alterarReceptor`.
    ///
    /// - `context.principal`: let in by `operador`.
    /// - `cod_receptor`: path `codReceptor`. Código do receptor.
    /// - `body`: `application/json`. O que muda no receptor.
    fn alterar_receptor(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        cod_receptor: super::Codigo,
        body: AlteracaoReceptor,
    ) -> impl Future<Output = Result<Receptor, AlterarReceptorError>> + Send;

    /// Remove um receptor
    ///
    /// As entregas que não terminaram passam a `MORTA` e já não podem ser reenviadas. O segredo é apagado.
    ///
    /// `DELETE /operador/receptores/{codReceptor}`, operation `removerReceptor`.
    ///
    /// - `context.principal`: let in by `operador`.
    /// - `cod_receptor`: path `codReceptor`. Código do receptor.
    fn remover_receptor(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        cod_receptor: super::Codigo,
    ) -> impl Future<Output = Result<(), RemoverReceptorError>> + Send;

    /// Troca o segredo de um receptor
    ///
    /// Gera um segredo e o mostra nesta resposta, uma única vez. O anterior continua vivo por `sobreposicaoHoras`, e nesse tempo cada entrega leva as duas assinaturas. Com zero, como num vazamento, o anterior morre na hora. Nunca há mais de dois: uma segunda troca mata o mais antigo.
    ///
    /// `POST /operador/receptores/{codReceptor}/segredo`, operation `trocarSegredo`.
    ///
    /// - `context.principal`: let in by `operador`.
    /// - `cod_receptor`: path `codReceptor`. Código do receptor.
    /// - `body`: `application/json`. Por quanto tempo o segredo anterior ainda vale.
    fn trocar_segredo(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        cod_receptor: super::Codigo,
        body: Option<TrocaSegredo>,
    ) -> impl Future<Output = Result<SegredoTrocado, TrocarSegredoError>> + Send;

    /// Testa um receptor
    ///
    /// Envia agora um aviso de teste assinado (sem `codHistorico` e com `objeto` vazio) ao caminho da entidade e espera a resposta. É uma só tentativa, fora da fila e do registro de entregas, e serve também a um receptor desativado. O corpo é opcional: sem `entidade`, usa-se a primeira que o receptor assina. A falha do receptor não é erro daqui: a resposta é 200 com `entregue: false`.
    ///
    /// `POST /operador/receptores/{codReceptor}/ping`, operation `testarReceptor`.
    ///
    /// - `context.principal`: let in by `operador`.
    /// - `cod_receptor`: path `codReceptor`. Código do receptor.
    /// - `body`: `application/json`. A entidade cujo caminho se quer testar.
    fn testar_receptor(
        &self,
        context: crate::runtime::Context<'_, Self::Operador>,
        cod_receptor: super::Codigo,
        body: Option<Ping>,
    ) -> impl Future<Output = Result<ResultadoPing, TestarReceptorError>> + Send;
}

/// Parameters of `GET /operador/receptores`, operation `listarReceptores`.
#[derive(Debug, Clone, PartialEq)]
pub struct ListarReceptoresParameters {
    /// query `ativo`. Só os ativos (`true`) ou só os desativados (`false`). Sem ele, todos.
    pub ativo: Option<bool>,
    /// query `entidade`. Só estas entidades, separadas por vírgulas. At least 1 element, at most 5 elements.
    pub entidade: Option<Vec<super::Entidade>>,
}

/// Errors of `GET /operador/receptores`, operation `listarReceptores`.
#[derive(Debug)]
pub enum ListarReceptoresError {
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

crate::runtime::errors! { ListarReceptoresError of "listarReceptores" from super::AnyError {
    400 BadRequest(super::RequisicaoInvalida) from BadRequest,
    401 Unauthorized(super::NaoAutenticado) from Unauthorized,
    500 InternalServerError(super::ErroInterno) from InternalServerError,
    503 ServiceUnavailable(super::Indisponivel) from ServiceUnavailable,
} }

/// Errors of `POST /operador/receptores`, operation `cadastrarReceptor`.
#[derive(Debug)]
pub enum CadastrarReceptorError {
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

crate::runtime::errors! { CadastrarReceptorError of "cadastrarReceptor" from super::AnyError {
    400 BadRequest(super::RequisicaoInvalida) from BadRequest,
    401 Unauthorized(super::NaoAutenticado) from Unauthorized,
    408 RequestTimeout(super::TempoEsgotado) from RequestTimeout,
    409 Conflict(super::Conflito) from Conflict,
    413 ContentTooLarge(super::CorpoGrandeDemais) from ContentTooLarge,
    415 UnsupportedMediaType(super::TipoNaoAceito) from UnsupportedMediaType,
    500 InternalServerError(super::ErroInterno) from InternalServerError,
    503 ServiceUnavailable(super::Indisponivel) from ServiceUnavailable,
} }

/// Errors of `GET /operador/receptores/{codReceptor}`, operation `consultarReceptor`.
#[derive(Debug)]
pub enum ConsultarReceptorError {
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

crate::runtime::errors! { ConsultarReceptorError of "consultarReceptor" from super::AnyError {
    400 BadRequest(super::RequisicaoInvalida) from BadRequest,
    401 Unauthorized(super::NaoAutenticado) from Unauthorized,
    404 NotFound(super::NaoEncontrado) from NotFound,
    500 InternalServerError(super::ErroInterno) from InternalServerError,
    503 ServiceUnavailable(super::Indisponivel) from ServiceUnavailable,
} }

/// Errors of `PATCH /operador/receptores/{codReceptor}`, operation `alterarReceptor`.
#[derive(Debug)]
pub enum AlterarReceptorError {
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

crate::runtime::errors! { AlterarReceptorError of "alterarReceptor" from super::AnyError {
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

/// Errors of `DELETE /operador/receptores/{codReceptor}`, operation `removerReceptor`.
#[derive(Debug)]
pub enum RemoverReceptorError {
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

crate::runtime::errors! { RemoverReceptorError of "removerReceptor" from super::AnyError {
    400 BadRequest(super::RequisicaoInvalida) from BadRequest,
    401 Unauthorized(super::NaoAutenticado) from Unauthorized,
    404 NotFound(super::NaoEncontrado) from NotFound,
    500 InternalServerError(super::ErroInterno) from InternalServerError,
    503 ServiceUnavailable(super::Indisponivel) from ServiceUnavailable,
} }

/// Errors of `POST /operador/receptores/{codReceptor}/segredo`, operation `trocarSegredo`.
#[derive(Debug)]
pub enum TrocarSegredoError {
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

crate::runtime::errors! { TrocarSegredoError of "trocarSegredo" from super::AnyError {
    400 BadRequest(super::RequisicaoInvalida) from BadRequest,
    401 Unauthorized(super::NaoAutenticado) from Unauthorized,
    404 NotFound(super::NaoEncontrado) from NotFound,
    408 RequestTimeout(super::TempoEsgotado) from RequestTimeout,
    413 ContentTooLarge(super::CorpoGrandeDemais) from ContentTooLarge,
    415 UnsupportedMediaType(super::TipoNaoAceito) from UnsupportedMediaType,
    500 InternalServerError(super::ErroInterno) from InternalServerError,
    503 ServiceUnavailable(super::Indisponivel) from ServiceUnavailable,
} }

/// Errors of `POST /operador/receptores/{codReceptor}/ping`, operation `testarReceptor`.
#[derive(Debug)]
pub enum TestarReceptorError {
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

crate::runtime::errors! { TestarReceptorError of "testarReceptor" from super::AnyError {
    400 BadRequest(super::RequisicaoInvalida) from BadRequest,
    401 Unauthorized(super::NaoAutenticado) from Unauthorized,
    404 NotFound(super::NaoEncontrado) from NotFound,
    408 RequestTimeout(super::TempoEsgotado) from RequestTimeout,
    413 ContentTooLarge(super::CorpoGrandeDemais) from ContentTooLarge,
    415 UnsupportedMediaType(super::TipoNaoAceito) from UnsupportedMediaType,
    500 InternalServerError(super::ErroInterno) from InternalServerError,
    503 ServiceUnavailable(super::Indisponivel) from ServiceUnavailable,
} }

pub(super) async fn listar_receptores<S: ReceptoresApi>(
    service: &S,
    call: &mut crate::runtime::Call,
) -> crate::runtime::Answer {
    const QUERY: [crate::runtime::query::Field; 2] = [
        crate::runtime::query::Field::single("ativo"),
        crate::runtime::query::Field::single("entidade"),
    ];
    let principal = super::security::operador(service, call, [&[]]).await?;
    let query = call.query(&QUERY)?;
    let ativo: Option<bool> = query.optional(0, crate::runtime::check::any)?;
    let entidade: Option<Vec<super::Entidade>> = query.list_optional(
        1,
        crate::runtime::style::Delimiter::Comma,
        |value: &Vec<super::Entidade>| {
            crate::runtime::check::min_items(value, 1)?;
            crate::runtime::check::max_items(value, 5)?;
            Ok(())
        },
    )?;
    let parameters = ListarReceptoresParameters { ativo, entidade };
    match ReceptoresApi::listar_receptores(service, call.context(principal), parameters).await {
        Ok(body) => crate::runtime::reply::json(200, "application/json", &body),
        Err(error) => error.reply(call),
    }
}

pub(super) async fn cadastrar_receptor<S: ReceptoresApi>(
    service: &S,
    call: &mut crate::runtime::Call,
) -> crate::runtime::Answer {
    let principal = super::security::operador(service, call, [&[]]).await?;
    call.query(&[])?;
    let body: ReceptorInput = call.json(|value: &ReceptorInput| {
        crate::runtime::Check::check(value)?;
        Ok(())
    })
    .await?;
    match ReceptoresApi::cadastrar_receptor(service, call.context(principal), body).await {
        Ok(answer) => answer.reply(|body| crate::runtime::reply::json(201, "application/json", &body)),
        Err(error) => error.reply(call),
    }
}

pub(super) async fn consultar_receptor<S: ReceptoresApi>(
    service: &S,
    call: &mut crate::runtime::Call,
) -> crate::runtime::Answer {
    let principal = super::security::operador(service, call, [&[]]).await?;
    let cod_receptor: super::Codigo = call.path(0, "codReceptor", crate::runtime::check::any)?;
    call.query(&[])?;
    match ReceptoresApi::consultar_receptor(service, call.context(principal), cod_receptor).await {
        Ok(body) => crate::runtime::reply::json(200, "application/json", &body),
        Err(error) => error.reply(call),
    }
}

pub(super) async fn alterar_receptor<S: ReceptoresApi>(
    service: &S,
    call: &mut crate::runtime::Call,
) -> crate::runtime::Answer {
    let principal = super::security::operador(service, call, [&[]]).await?;
    let cod_receptor: super::Codigo = call.path(0, "codReceptor", crate::runtime::check::any)?;
    call.query(&[])?;
    let body: AlteracaoReceptor = call.json(|value: &AlteracaoReceptor| {
        crate::runtime::Check::check(value)?;
        Ok(())
    })
    .await?;
    match ReceptoresApi::alterar_receptor(service, call.context(principal), cod_receptor, body).await {
        Ok(body) => crate::runtime::reply::json(200, "application/json", &body),
        Err(error) => error.reply(call),
    }
}

pub(super) async fn remover_receptor<S: ReceptoresApi>(
    service: &S,
    call: &mut crate::runtime::Call,
) -> crate::runtime::Answer {
    let principal = super::security::operador(service, call, [&[]]).await?;
    let cod_receptor: super::Codigo = call.path(0, "codReceptor", crate::runtime::check::any)?;
    call.query(&[])?;
    match ReceptoresApi::remover_receptor(service, call.context(principal), cod_receptor).await {
        Ok(()) => crate::runtime::reply::empty(204),
        Err(error) => error.reply(call),
    }
}

pub(super) async fn trocar_segredo<S: ReceptoresApi>(
    service: &S,
    call: &mut crate::runtime::Call,
) -> crate::runtime::Answer {
    let principal = super::security::operador(service, call, [&[]]).await?;
    let cod_receptor: super::Codigo = call.path(0, "codReceptor", crate::runtime::check::any)?;
    call.query(&[])?;
    let body: Option<TrocaSegredo> = call.json_optional(|value: &TrocaSegredo| {
        crate::runtime::Check::check(value)?;
        Ok(())
    })
    .await?;
    match ReceptoresApi::trocar_segredo(service, call.context(principal), cod_receptor, body).await {
        Ok(body) => crate::runtime::reply::json(200, "application/json", &body),
        Err(error) => error.reply(call),
    }
}

pub(super) async fn testar_receptor<S: ReceptoresApi>(
    service: &S,
    call: &mut crate::runtime::Call,
) -> crate::runtime::Answer {
    let principal = super::security::operador(service, call, [&[]]).await?;
    let cod_receptor: super::Codigo = call.path(0, "codReceptor", crate::runtime::check::any)?;
    call.query(&[])?;
    let body: Option<Ping> = call.json_optional(crate::runtime::check::any).await?;
    match ReceptoresApi::testar_receptor(service, call.context(principal), cod_receptor, body).await {
        Ok(body) => crate::runtime::reply::json(200, "application/json", &body),
        Err(error) => error.reply(call),
    }
}

/// Um endereço que recebe gatilhos.
///
/// Schema `Receptor`.
#[derive(Debug, Clone, PartialEq)]
pub struct Receptor {
    /// Código do receptor, dado pelo serviço.
    ///
    /// Property `codReceptor`.
    pub cod_receptor: Option<super::Codigo>,
    /// Nome legível. Único.
    pub nome: super::Nome,
    /// Endereço base, ao qual se acrescenta o caminho da entidade.
    pub url: UrlReceptor,
    /// Consulta que vai em cada entrega, depois do caminho.
    pub consulta: Option<ConsultaReceptor>,
    /// As entidades que assina.
    ///
    /// At least 1 element, at most 5 elements, no two elements equal.
    pub entidades: Vec<super::Entidade>,
    /// As lojas de cujos registros recebe gatilhos; sem nenhuma, de todas.
    ///
    /// Property `codLojas`. At most 1000 elements, no two elements equal.
    pub cod_lojas: Option<Vec<super::Codigo>>,
    /// Se recebe gatilhos.
    ///
    /// Default: `true`.
    pub ativo: bool,
    /// Anotação do operador.
    ///
    /// At most 500 characters.
    pub observacao: Option<Option<String>>,
    /// Por que foi desativado. Falta enquanto ativo.
    ///
    /// Property `motivoDesativacao`.
    pub motivo_desativacao: Option<MotivoDesativacao>,
    /// Quando foi desativado; `null` enquanto ativo.
    ///
    /// Property `desativadoEm`.
    pub desativado_em: Option<Option<crate::runtime::DateTime>>,
    /// Segredos vivos: um, ou dois durante a troca.
    ///
    /// At least 1, at most 2.
    pub segredos: Option<i32>,
    /// Entregas guardadas, contadas por situação; as chaves são as de `SituacaoEntrega`.
    pub entregas: Option<std::collections::BTreeMap<String, i64>>,
    /// Quando foi cadastrado.
    ///
    /// Property `criadoEm`.
    pub criado_em: Option<super::DataHora>,
}
crate::runtime::object! {
    Receptor {
        0 cod_receptor "codReceptor" optional,
        1 nome "nome" required,
        2 url "url" required,
        3 consulta "consulta" optional,
        4 entidades "entidades" required,
        5 cod_lojas "codLojas" optional,
        6 ativo "ativo" default(true),
        7 observacao "observacao" both,
        8 motivo_desativacao "motivoDesativacao" optional,
        9 desativado_em "desativadoEm" both,
        10 segredos "segredos" optional,
        11 entregas "entregas" optional,
        12 criado_em "criadoEm" optional,
    }
}
impl crate::runtime::Check for Receptor {
    fn check(&self) -> Result<(), crate::runtime::Fault> {
        crate::runtime::check::at("entidades", crate::runtime::check::min_items(&self.entidades, 1))?;
        crate::runtime::check::at("entidades", crate::runtime::check::max_items(&self.entidades, 5))?;
        crate::runtime::check::at("entidades", crate::runtime::check::unique_items(&self.entidades))?;
        if let Some(value) = &self.cod_lojas {
            crate::runtime::check::at("codLojas", crate::runtime::check::max_items(value, 1000))?;
            crate::runtime::check::at("codLojas", crate::runtime::check::unique_items(value))?;
        }
        if let Some(Some(value)) = &self.observacao {
            crate::runtime::check::at("observacao", crate::runtime::check::max_length(value, 500))?;
        }
        if let Some(value) = &self.segredos {
            crate::runtime::check::at("segredos", crate::runtime::check::minimum(value, 1))?;
            crate::runtime::check::at("segredos", crate::runtime::check::maximum(value, 2))?;
        }
        if let Some(value) = &self.entregas {
            for (key, item) in value {
                crate::runtime::check::at(
                    "entregas",
                    crate::runtime::check::at_key(key, crate::runtime::check::minimum(item, 0)),
                )?;
            }
        }
        Ok(())
    }
}

/// Endereço absoluto, com caminho e porta opcionais e sem usuário nem fragmento. A barra final é retirada; uma consulta vai em `consulta`.
///
/// Schema `UrlReceptor`. At most 2048 characters, matching `^https?://[^\s/?#@]+(/[^\s?#]*)?$`.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct UrlReceptor(String);
crate::runtime::newtype! {
    UrlReceptor(String) |value| {
        crate::runtime::check::saying("deve ser um endereço como https://exemplo.com.br/gatilhos, sem usuário, consulta nem fragmento", || {
            crate::runtime::check::max_length(value, 2048)?;
            crate::runtime::check::pattern(value, &super::patterns::PATTERN_3)?;
            Ok(())
        })?;
        Ok(())
    }
}

/// O que vem depois do `?` de um endereço, sem o `?`.
///
/// Schema `ConsultaReceptor`. At most 1024 characters, matching `^[^\s?#]*$`. Example: `"chave=abc123"`.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct ConsultaReceptor(String);
crate::runtime::newtype! {
    ConsultaReceptor(String) |value| {
        crate::runtime::check::max_length(value, 1024)?;
        crate::runtime::check::pattern(value, &super::patterns::PATTERN_4)?;
        Ok(())
    }
}

/// `OPERADOR` o desativou; `RESPOSTA_410` o receptor pediu; `FALHAS_CONTINUAS` cinco dias só de falhas.
///
/// Schema `MotivoDesativacao`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum MotivoDesativacao {
    /// `OPERADOR`.
    Operador,
    /// `RESPOSTA_410`.
    Resposta410,
    /// `FALHAS_CONTINUAS`.
    FalhasContinuas,
}
crate::runtime::text_enum! {
    MotivoDesativacao {
        Operador "OPERADOR",
        Resposta410 "RESPOSTA_410",
        FalhasContinuas "FALHAS_CONTINUAS",
    }
}

/// Um endereço que recebe gatilhos.
///
/// Schema `Receptor`.
#[derive(Debug, Clone, PartialEq)]
pub struct ReceptorInput {
    /// Nome legível. Único.
    pub nome: super::Nome,
    /// Endereço base, ao qual se acrescenta o caminho da entidade.
    pub url: UrlReceptor,
    /// Consulta que vai em cada entrega, depois do caminho.
    pub consulta: Option<ConsultaReceptor>,
    /// As entidades que assina.
    ///
    /// At least 1 element, at most 5 elements, no two elements equal.
    pub entidades: Vec<super::Entidade>,
    /// As lojas de cujos registros recebe gatilhos; sem nenhuma, de todas.
    ///
    /// Property `codLojas`. At most 1000 elements, no two elements equal.
    pub cod_lojas: Option<Vec<super::Codigo>>,
    /// Se recebe gatilhos.
    ///
    /// Default: `true`.
    pub ativo: bool,
    /// Anotação do operador.
    ///
    /// At most 500 characters.
    pub observacao: Option<Option<String>>,
}
crate::runtime::object! {
    ReceptorInput {
        0 nome "nome" required,
        1 url "url" required,
        2 consulta "consulta" optional,
        3 entidades "entidades" required,
        4 cod_lojas "codLojas" optional,
        5 ativo "ativo" default(true),
        6 observacao "observacao" both,
    }
}
impl crate::runtime::Check for ReceptorInput {
    fn check(&self) -> Result<(), crate::runtime::Fault> {
        crate::runtime::check::at("entidades", crate::runtime::check::min_items(&self.entidades, 1))?;
        crate::runtime::check::at("entidades", crate::runtime::check::max_items(&self.entidades, 5))?;
        crate::runtime::check::at("entidades", crate::runtime::check::unique_items(&self.entidades))?;
        if let Some(value) = &self.cod_lojas {
            crate::runtime::check::at("codLojas", crate::runtime::check::max_items(value, 1000))?;
            crate::runtime::check::at("codLojas", crate::runtime::check::unique_items(value))?;
        }
        if let Some(Some(value)) = &self.observacao {
            crate::runtime::check::at("observacao", crate::runtime::check::max_length(value, 500))?;
        }
        Ok(())
    }
}

/// O receptor e seu segredo.
///
/// Schema `ReceptorCriado`.
#[derive(Debug, Clone, PartialEq)]
pub struct ReceptorCriado {
    /// Código do receptor, dado pelo serviço.
    ///
    /// Property `codReceptor`.
    pub cod_receptor: Option<super::Codigo>,
    /// Nome legível. Único.
    pub nome: super::Nome,
    /// Endereço base, ao qual se acrescenta o caminho da entidade.
    pub url: UrlReceptor,
    /// Consulta que vai em cada entrega, depois do caminho.
    pub consulta: Option<ConsultaReceptor>,
    /// As entidades que assina.
    ///
    /// At least 1 element, at most 5 elements, no two elements equal.
    pub entidades: Vec<super::Entidade>,
    /// As lojas de cujos registros recebe gatilhos; sem nenhuma, de todas.
    ///
    /// Property `codLojas`. At most 1000 elements, no two elements equal.
    pub cod_lojas: Option<Vec<super::Codigo>>,
    /// Se recebe gatilhos.
    ///
    /// Default: `true`.
    pub ativo: bool,
    /// Anotação do operador.
    ///
    /// At most 500 characters.
    pub observacao: Option<Option<String>>,
    /// Por que foi desativado. Falta enquanto ativo.
    ///
    /// Property `motivoDesativacao`.
    pub motivo_desativacao: Option<MotivoDesativacao>,
    /// Quando foi desativado; `null` enquanto ativo.
    ///
    /// Property `desativadoEm`.
    pub desativado_em: Option<Option<crate::runtime::DateTime>>,
    /// Segredos vivos: um, ou dois durante a troca.
    ///
    /// At least 1, at most 2.
    pub segredos: Option<i32>,
    /// Entregas guardadas, contadas por situação; as chaves são as de `SituacaoEntrega`.
    pub entregas: Option<std::collections::BTreeMap<String, i64>>,
    /// Quando foi cadastrado.
    ///
    /// Property `criadoEm`.
    pub criado_em: Option<super::DataHora>,
    /// Mostrado só nesta resposta.
    pub segredo: Option<Segredo>,
}
crate::runtime::object! {
    ReceptorCriado {
        0 cod_receptor "codReceptor" optional,
        1 nome "nome" required,
        2 url "url" required,
        3 consulta "consulta" optional,
        4 entidades "entidades" required,
        5 cod_lojas "codLojas" optional,
        6 ativo "ativo" default(true),
        7 observacao "observacao" both,
        8 motivo_desativacao "motivoDesativacao" optional,
        9 desativado_em "desativadoEm" both,
        10 segredos "segredos" optional,
        11 entregas "entregas" optional,
        12 criado_em "criadoEm" optional,
        13 segredo "segredo" optional,
    }
}
impl crate::runtime::Check for ReceptorCriado {
    fn check(&self) -> Result<(), crate::runtime::Fault> {
        crate::runtime::check::at("entidades", crate::runtime::check::min_items(&self.entidades, 1))?;
        crate::runtime::check::at("entidades", crate::runtime::check::max_items(&self.entidades, 5))?;
        crate::runtime::check::at("entidades", crate::runtime::check::unique_items(&self.entidades))?;
        if let Some(value) = &self.cod_lojas {
            crate::runtime::check::at("codLojas", crate::runtime::check::max_items(value, 1000))?;
            crate::runtime::check::at("codLojas", crate::runtime::check::unique_items(value))?;
        }
        if let Some(Some(value)) = &self.observacao {
            crate::runtime::check::at("observacao", crate::runtime::check::max_length(value, 500))?;
        }
        if let Some(value) = &self.segredos {
            crate::runtime::check::at("segredos", crate::runtime::check::minimum(value, 1))?;
            crate::runtime::check::at("segredos", crate::runtime::check::maximum(value, 2))?;
        }
        if let Some(value) = &self.entregas {
            for (key, item) in value {
                crate::runtime::check::at(
                    "entregas",
                    crate::runtime::check::at_key(key, crate::runtime::check::minimum(item, 0)),
                )?;
            }
        }
        Ok(())
    }
}

/// Segredo Standard Webhooks: `whsec_` e 32 bytes em base64.
///
/// Schema `Segredo`. At most 50 characters, matching `^whsec_[A-Za-z0-9+/]{43}=$`.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Segredo(String);
crate::runtime::newtype! {
    Segredo(String) |value| {
        crate::runtime::check::max_length(value, 50)?;
        crate::runtime::check::pattern(value, &super::patterns::PATTERN_5)?;
        Ok(())
    }
}

/// O que muda no receptor; o que falta fica como está.
///
/// Schema `AlteracaoReceptor`. At least 1 property.
#[derive(Debug, Clone, PartialEq)]
pub struct AlteracaoReceptor {
    /// Nome legível. Único.
    pub nome: Option<super::Nome>,
    /// Endereço base.
    pub url: Option<UrlReceptor>,
    /// Consulta que vai em cada entrega, depois do caminho; vazia, apaga a que havia.
    pub consulta: Option<ConsultaReceptor>,
    /// As entidades que assina, todas.
    ///
    /// At least 1 element, at most 5 elements, no two elements equal.
    pub entidades: Option<Vec<super::Entidade>>,
    /// As lojas de cujos registros recebe gatilhos, todas; vazia, recebe os de todas as lojas.
    ///
    /// Property `codLojas`. At most 1000 elements, no two elements equal.
    pub cod_lojas: Option<Vec<super::Codigo>>,
    /// Se recebe gatilhos.
    pub ativo: Option<bool>,
    /// Anotação do operador; `null` a apaga.
    ///
    /// At most 500 characters.
    pub observacao: Option<Option<String>>,
    /// Properties that are not declared.
    pub additional: std::collections::BTreeMap<String, crate::runtime::Value>,
}
crate::runtime::object! {
    AlteracaoReceptor {
        0 nome "nome" optional,
        1 url "url" optional,
        2 consulta "consulta" optional,
        3 entidades "entidades" optional,
        4 cod_lojas "codLojas" optional,
        5 ativo "ativo" optional,
        6 observacao "observacao" both,
    }
    additional additional
}
impl crate::runtime::Check for AlteracaoReceptor {
    fn check(&self) -> Result<(), crate::runtime::Fault> {
        crate::runtime::check::min_properties(self, 1)?;
        if let Some(value) = &self.entidades {
            crate::runtime::check::at("entidades", crate::runtime::check::min_items(value, 1))?;
            crate::runtime::check::at("entidades", crate::runtime::check::max_items(value, 5))?;
            crate::runtime::check::at("entidades", crate::runtime::check::unique_items(value))?;
        }
        if let Some(value) = &self.cod_lojas {
            crate::runtime::check::at("codLojas", crate::runtime::check::max_items(value, 1000))?;
            crate::runtime::check::at("codLojas", crate::runtime::check::unique_items(value))?;
        }
        if let Some(Some(value)) = &self.observacao {
            crate::runtime::check::at("observacao", crate::runtime::check::max_length(value, 500))?;
        }
        Ok(())
    }
}

/// Como trocar o segredo.
///
/// Schema `TrocaSegredo`.
#[derive(Debug, Clone, PartialEq)]
pub struct TrocaSegredo {
    /// Por quantas horas o segredo anterior ainda assina.
    ///
    /// Property `sobreposicaoHoras`. At least 0, at most 168. Default: `24`.
    pub sobreposicao_horas: i32,
}
crate::runtime::object! {
    TrocaSegredo {
        0 sobreposicao_horas "sobreposicaoHoras" default(24),
    }
}
impl crate::runtime::Check for TrocaSegredo {
    fn check(&self) -> Result<(), crate::runtime::Fault> {
        crate::runtime::check::at("sobreposicaoHoras", crate::runtime::check::minimum(&self.sobreposicao_horas, 0))?;
        crate::runtime::check::at("sobreposicaoHoras", crate::runtime::check::maximum(&self.sobreposicao_horas, 168))?;
        Ok(())
    }
}

/// O segredo novo.
///
/// Schema `SegredoTrocado`.
#[derive(Debug, Clone, PartialEq)]
pub struct SegredoTrocado {
    /// Mostrado só nesta resposta.
    pub segredo: Option<Segredo>,
    /// Até quando o anterior assina; `null` se já não vale.
    ///
    /// Property `anteriorValidoAte`.
    pub anterior_valido_ate: Option<Option<crate::runtime::DateTime>>,
}
crate::runtime::object! {
    SegredoTrocado {
        0 segredo "segredo" optional,
        1 anterior_valido_ate "anteriorValidoAte" both,
    }
}

/// O que testar.
///
/// Schema `Ping`.
#[derive(Debug, Clone, PartialEq)]
pub struct Ping {
    /// Sem ela, a primeira que o receptor assina.
    pub entidade: Option<super::Entidade>,
}
crate::runtime::object! {
    Ping {
        0 entidade "entidade" optional,
    }
}

/// O que aconteceu no teste.
///
/// Schema `ResultadoPing`.
#[derive(Debug, Clone, PartialEq)]
pub struct ResultadoPing {
    /// Se o receptor respondeu de 200 a 204.
    pub entregue: Option<bool>,
    /// Endereço chamado.
    ///
    /// At most 2100 characters.
    pub url: Option<String>,
    /// Código HTTP da resposta; `null` se não houve.
    ///
    /// At least 100, at most 599.
    pub status: Option<Option<i32>>,
    /// Por que falhou. Falta quando entregue.
    pub falha: Option<super::FalhaEntrega>,
    /// Quanto demorou, em milissegundos.
    ///
    /// Property `duracaoMs`. At least 0.
    pub duracao_ms: Option<i64>,
    /// Começo da resposta, se houve corpo.
    ///
    /// Property `trechoResposta`.
    pub trecho_resposta: Option<super::TrechoResposta>,
}
crate::runtime::object! {
    ResultadoPing {
        0 entregue "entregue" optional,
        1 url "url" optional,
        2 status "status" both,
        3 falha "falha" optional,
        4 duracao_ms "duracaoMs" optional,
        5 trecho_resposta "trechoResposta" optional,
    }
}
impl crate::runtime::Check for ResultadoPing {
    fn check(&self) -> Result<(), crate::runtime::Fault> {
        if let Some(value) = &self.url {
            crate::runtime::check::at("url", crate::runtime::check::max_length(value, 2100))?;
        }
        if let Some(Some(value)) = &self.status {
            crate::runtime::check::at("status", crate::runtime::check::minimum(value, 100))?;
            crate::runtime::check::at("status", crate::runtime::check::maximum(value, 599))?;
        }
        if let Some(value) = &self.duracao_ms {
            crate::runtime::check::at("duracaoMs", crate::runtime::check::minimum(value, 0))?;
        }
        Ok(())
    }
}

//! Operations tagged `Crm`.
//!
//! Made from `spec/service.yaml` by `cargo xtask generate`; do not edit.

/// Operations tagged `Crm`.
///
/// CRM: funis, leads e negócios.
pub trait CrmApi: super::Authenticate {
    /// Lista os funis ativos
    ///
    /// Devolve os funis ativos com suas etapas. Por uma particularidade da interface, o registro é o mesmo dos leads,
    /// `LeadOutputTO`: aqui vêm somente os campos do funil (`codFunil`, `nomeFunil`, `etapas` e `ativo`).
    ///
    /// `GET /ext/crm/funil`, operation `listarFunis`.
    ///
    /// - `context.principal`: let in by `bearer`.
    fn listar_funis(
        &self,
        context: crate::runtime::Context<'_, Self::Bearer>,
    ) -> impl Future<Output = Result<Vec<LeadOutputTo>, ListarFunisError>> + Send;

    /// Pesquisa leads ativos
    ///
    /// Devolve os leads ativos que combinam com o filtro; sem filtro, todos os das lojas do usuário. A lista segue
    /// enquanto é lida (veja *Listas sem páginas*).
    ///
    /// `GET /ext/crm/lead`, operation `pesquisarLeads`.
    ///
    /// - `context.principal`: let in by `bearer`.
    /// - `filtro`: query `filtro`. Nome, CPF, CNPJ, telefone ou e-mail do lead (decisão: até 200 caracteres). At most 200 characters.
    fn pesquisar_leads(
        &self,
        context: crate::runtime::Context<'_, Self::Bearer>,
        filtro: Option<String>,
    ) -> impl Future<Output = Result<crate::runtime::Items<LeadOutputTo>, PesquisarLeadsError>> + Send;

    /// Salva um lead
    ///
    /// Cria o lead ou, quando o corpo traz `codLead` ou o CPF/CNPJ de um lead ativo, atualiza-o (decisão). Informe
    /// `telefone` ou `email`: sem um deles não há como falar com o lead (decisão). A resposta traz a pessoa com seus
    /// dados básicos de contato e o `codLead`. Na atualização, campo ausente mantém o valor atual, e `null` o apaga
    /// (decisões).
    ///
    /// Lead novo não entra em loja desativada nem em funil inativo, nem fica com consultor ou usuário inativo; o que
    /// já os tem pode conservá-los e mudar de etapa no mesmo funil. Encerrar um lead cabe ao operador; um encerrado
    /// só é alcançado por `codLead`, e continua encerrado (decisões).
    ///
    /// `POST /ext/crm/lead`, operation `salvarLead`.
    ///
    /// - `context.principal`: let in by `bearer`.
    /// - `idempotency_key`: header `idempotency-key`. Chave escolhida por quem chama, nova a cada intenção. Repetida pelo mesmo usuário na mesma operação em até 24 h, com o mesmo corpo, devolve a primeira resposta sem gravar de novo; com outro corpo ou outro código no caminho, 400. At least 8 characters, at most 64 characters, matching `^[A-Za-z0-9_-]{8,64}$`.
    /// - `body`: `application/json`. Dados do lead.
    fn salvar_lead(
        &self,
        context: crate::runtime::Context<'_, Self::Bearer>,
        idempotency_key: Option<String>,
        body: LeadInputTo,
    ) -> impl Future<Output = Result<super::PessoaOutputTo, SalvarLeadError>> + Send;

    /// Pesquisa negócios abertos
    ///
    /// Devolve os negócios abertos que atendem a todos os filtros informados; sem filtro, todos os das lojas do
    /// usuário. `dataInicial` e `dataFinal` vão juntas e se referem ao dia do cadastro do negócio (decisão). A lista
    /// segue enquanto é lida (veja *Listas sem páginas*).
    ///
    /// `GET /ext/crm/negocio`, operation `pesquisarNegocios`.
    ///
    /// - `context.principal`: let in by `bearer`.
    fn pesquisar_negocios(
        &self,
        context: crate::runtime::Context<'_, Self::Bearer>,
        parameters: PesquisarNegociosParameters,
    ) -> impl Future<Output = Result<crate::runtime::Items<PesquisaNegocioOutputTo>, PesquisarNegociosError>> + Send;

    /// Cria um negócio
    ///
    /// Abre um negócio para um lead. Sem funil ou etapa, o negócio entra na primeira etapa do funil do lead ou, se
    /// este não está mais ativo, do primeiro funil ativo; sem responsável, fica com o usuário que o criou (decisão).
    ///
    /// Negócio novo não entra em loja desativada, nem pela loja do lead, nem em funil inativo, nem recebe plano fora
    /// de venda, consultor ou usuário inativo (decisão).
    ///
    /// `POST /ext/crm/negocio`, operation `criarNegocio`.
    ///
    /// - `context.principal`: let in by `bearer`.
    /// - `idempotency_key`: header `idempotency-key`. Chave escolhida por quem chama, nova a cada intenção. Repetida pelo mesmo usuário na mesma operação em até 24 h, com o mesmo corpo, devolve a primeira resposta sem gravar de novo; com outro corpo ou outro código no caminho, 400. At least 8 characters, at most 64 characters, matching `^[A-Za-z0-9_-]{8,64}$`.
    /// - `body`: `application/json`. Dados do negócio.
    fn criar_negocio(
        &self,
        context: crate::runtime::Context<'_, Self::Bearer>,
        idempotency_key: Option<String>,
        body: NegocioInputTo,
    ) -> impl Future<Output = Result<NegocioOutputTo, CriarNegocioError>> + Send;

    /// Obtém um negócio
    ///
    /// Devolve o negócio por inteiro, aberto ou encerrado, com os dependentes.
    ///
    /// `GET /ext/crm/negocio/{codNegocio}`, operation `obterNegocio`.
    ///
    /// - `context.principal`: let in by `bearer`.
    /// - `cod_negocio`: path `codNegocio`. Código do negócio (decisão: mínimo 1).
    fn obter_negocio(
        &self,
        context: crate::runtime::Context<'_, Self::Bearer>,
        cod_negocio: super::Codigo,
    ) -> impl Future<Output = Result<NegocioTo, ObterNegocioError>> + Send;

    /// Altera um negócio
    ///
    /// Altera o negócio, que pode mudar de etapa, ser ganho ou perdido. Campo ausente mantém o valor atual, e `null`
    /// o apaga; o veículo toma por inteiro o lugar do anterior (decisões).
    ///
    /// O que o negócio já tem pode ser enviado de volta, ainda que a loja, o funil, o plano, o consultor ou o
    /// responsável tenha sido desativado; para outro, só um ativo. Com dependentes, o negócio não muda para um tipo
    /// que não seja saúde (decisões).
    ///
    /// `PUT /ext/crm/negocio/{codNegocio}`, operation `alterarNegocio`.
    ///
    /// - `context.principal`: let in by `bearer`.
    /// - `cod_negocio`: path `codNegocio`. Código do negócio (decisão: mínimo 1).
    /// - `body`: `application/json`. Dados do negócio.
    fn alterar_negocio(
        &self,
        context: crate::runtime::Context<'_, Self::Bearer>,
        cod_negocio: super::Codigo,
        body: NegocioInputTo,
    ) -> impl Future<Output = Result<NegocioOutputTo, AlterarNegocioError>> + Send;

    /// Cria um dependente em um negócio
    ///
    /// Acrescenta ao negócio um dependente de benefício de saúde. O plano tem de estar à venda, a data de nascimento não pode ser futura, e o nome precisa de ao menos um caractere visível (decisões).
    ///
    /// `POST /ext/crm/negocio/{codNegocio}/dependente`, operation `criarDependenteNegocio`.
    ///
    /// - `context.principal`: let in by `bearer`.
    /// - `body`: `application/json`. Dados do dependente.
    fn criar_dependente_negocio(
        &self,
        context: crate::runtime::Context<'_, Self::Bearer>,
        parameters: CriarDependenteNegocioParameters,
        body: NegocioDependenteToInput,
    ) -> impl Future<Output = Result<NegocioDependenteTo, CriarDependenteNegocioError>> + Send;

    /// Altera um dependente de um negócio
    ///
    /// Substitui o registro inteiro do dependente; campo ausente fica vazio. O plano que ele já tem pode ficar, ainda que não esteja mais à venda (decisões).
    ///
    /// `PUT /ext/crm/negocio/{codNegocio}/dependente/{codDependente}`, operation `alterarDependenteNegocio`.
    ///
    /// - `context.principal`: let in by `bearer`.
    /// - `body`: `application/json`. Dados do dependente.
    fn alterar_dependente_negocio(
        &self,
        context: crate::runtime::Context<'_, Self::Bearer>,
        parameters: AlterarDependenteNegocioParameters,
        body: NegocioDependenteToInput,
    ) -> impl Future<Output = Result<NegocioDependenteTo, AlterarDependenteNegocioError>> + Send;
}

/// Errors of `GET /ext/crm/funil`, operation `listarFunis`.
#[derive(Debug)]
pub enum ListarFunisError {
    /// 400: Parâmetro inválido, desconhecido ou repetido.
    BadRequest(super::Invalido),
    /// 401: Credencial ausente, inválida ou vencida.
    Unauthorized(super::NaoAutorizado),
    /// 500: Falha inesperada do serviço; nada foi gravado.
    InternalServerError(super::ErroInterno),
    /// 503: O armazenamento está fora do ar. Repita depois do tempo indicado em `Retry-After`.
    ServiceUnavailable(super::Indisponivel),
    /// An answer that the document does not declare.
    Rejected(crate::runtime::Rejection),
}

crate::runtime::errors! { ListarFunisError of "listarFunis" from super::AnyError {
    400 BadRequest(super::Invalido) from BadRequest,
    401 Unauthorized(super::NaoAutorizado) from Unauthorized,
    500 InternalServerError(super::ErroInterno) from InternalServerError,
    503 ServiceUnavailable(super::Indisponivel) from ServiceUnavailable,
} }

/// Errors of `GET /ext/crm/lead`, operation `pesquisarLeads`.
#[derive(Debug)]
pub enum PesquisarLeadsError {
    /// 400: Parâmetro inválido, desconhecido ou repetido.
    BadRequest(super::Invalido),
    /// 401: Credencial ausente, inválida ou vencida.
    Unauthorized(super::NaoAutorizado),
    /// 500: Falha inesperada do serviço; nada foi gravado.
    InternalServerError(super::ErroInterno),
    /// 503: O armazenamento está fora do ar. Repita depois do tempo indicado em `Retry-After`.
    ServiceUnavailable(super::Indisponivel),
    /// An answer that the document does not declare.
    Rejected(crate::runtime::Rejection),
}

crate::runtime::errors! { PesquisarLeadsError of "pesquisarLeads" from super::AnyError {
    400 BadRequest(super::Invalido) from BadRequest,
    401 Unauthorized(super::NaoAutorizado) from Unauthorized,
    500 InternalServerError(super::ErroInterno) from InternalServerError,
    503 ServiceUnavailable(super::Indisponivel) from ServiceUnavailable,
} }

/// Errors of `POST /ext/crm/lead`, operation `salvarLead`.
#[derive(Debug)]
pub enum SalvarLeadError {
    /// 400: Corpo ou parâmetro que não serve; nada foi gravado.
    BadRequest(super::BadRequest),
    /// 401: Credencial ausente, inválida ou vencida.
    Unauthorized(super::NaoAutorizado),
    /// 408: O corpo chegou devagar demais; nada foi gravado.
    RequestTimeout(super::TempoEsgotado),
    /// 413: O corpo passa do tamanho aceito.
    ContentTooLarge(super::CorpoGrandeDemais),
    /// 415: O corpo não foi enviado como `application/json`.
    UnsupportedMediaType(super::TipoNaoSuportado),
    /// 500: Falha inesperada do serviço; nada foi gravado.
    InternalServerError(super::ErroInterno),
    /// 503: O armazenamento está fora do ar. Repita depois do tempo indicado em `Retry-After`.
    ServiceUnavailable(super::Indisponivel),
    /// An answer that the document does not declare.
    Rejected(crate::runtime::Rejection),
}

crate::runtime::errors! { SalvarLeadError of "salvarLead" from super::AnyError {
    400 BadRequest(super::BadRequest) from BadRequest,
    401 Unauthorized(super::NaoAutorizado) from Unauthorized,
    408 RequestTimeout(super::TempoEsgotado) from RequestTimeout,
    413 ContentTooLarge(super::CorpoGrandeDemais) from ContentTooLarge,
    415 UnsupportedMediaType(super::TipoNaoSuportado) from UnsupportedMediaType,
    500 InternalServerError(super::ErroInterno) from InternalServerError,
    503 ServiceUnavailable(super::Indisponivel) from ServiceUnavailable,
} }

/// Parameters of `GET /ext/crm/negocio`, operation `pesquisarNegocios`.
#[derive(Debug, Clone, PartialEq)]
pub struct PesquisarNegociosParameters {
    /// query `codLead`. Código do lead (decisão: mínimo 1).
    pub cod_lead: Option<super::Codigo>,
    /// query `filtro`. Nome, CPF, CNPJ, telefone, e-mail ou número sequencial (decisão: até 200 caracteres). At most 200 characters.
    pub filtro: Option<String>,
    /// query `dataInicial`. Primeiro dia; exige `dataFinal`.
    pub data_inicial: Option<DataIso>,
    /// query `dataFinal`. Último dia; exige `dataInicial`.
    pub data_final: Option<DataIso>,
    /// query `codLoja`. Código da loja; uma loja que o usuário não acessa não tem resultados (decisão: mínimo 1).
    pub cod_loja: Option<super::Codigo>,
    /// query `codUsuarioResponsavel`. Código do usuário responsável pelo negócio (decisão: mínimo 1).
    pub cod_usuario_responsavel: Option<super::Codigo>,
}

/// Errors of `GET /ext/crm/negocio`, operation `pesquisarNegocios`.
#[derive(Debug)]
pub enum PesquisarNegociosError {
    /// 400: Parâmetro inválido, desconhecido ou repetido, ou intervalo incompleto.
    BadRequest(super::BadRequest),
    /// 401: Credencial ausente, inválida ou vencida.
    Unauthorized(super::NaoAutorizado),
    /// 500: Falha inesperada do serviço; nada foi gravado.
    InternalServerError(super::ErroInterno),
    /// 503: O armazenamento está fora do ar. Repita depois do tempo indicado em `Retry-After`.
    ServiceUnavailable(super::Indisponivel),
    /// An answer that the document does not declare.
    Rejected(crate::runtime::Rejection),
}

crate::runtime::errors! { PesquisarNegociosError of "pesquisarNegocios" from super::AnyError {
    400 BadRequest(super::BadRequest) from BadRequest,
    401 Unauthorized(super::NaoAutorizado) from Unauthorized,
    500 InternalServerError(super::ErroInterno) from InternalServerError,
    503 ServiceUnavailable(super::Indisponivel) from ServiceUnavailable,
} }

/// Errors of `POST /ext/crm/negocio`, operation `criarNegocio`.
#[derive(Debug)]
pub enum CriarNegocioError {
    /// 400: Corpo ou parâmetro que não serve; nada foi gravado.
    BadRequest(super::BadRequest),
    /// 401: Credencial ausente, inválida ou vencida.
    Unauthorized(super::NaoAutorizado),
    /// 408: O corpo chegou devagar demais; nada foi gravado.
    RequestTimeout(super::TempoEsgotado),
    /// 413: O corpo passa do tamanho aceito.
    ContentTooLarge(super::CorpoGrandeDemais),
    /// 415: O corpo não foi enviado como `application/json`.
    UnsupportedMediaType(super::TipoNaoSuportado),
    /// 500: Falha inesperada do serviço; nada foi gravado.
    InternalServerError(super::ErroInterno),
    /// 503: O armazenamento está fora do ar. Repita depois do tempo indicado em `Retry-After`.
    ServiceUnavailable(super::Indisponivel),
    /// An answer that the document does not declare.
    Rejected(crate::runtime::Rejection),
}

crate::runtime::errors! { CriarNegocioError of "criarNegocio" from super::AnyError {
    400 BadRequest(super::BadRequest) from BadRequest,
    401 Unauthorized(super::NaoAutorizado) from Unauthorized,
    408 RequestTimeout(super::TempoEsgotado) from RequestTimeout,
    413 ContentTooLarge(super::CorpoGrandeDemais) from ContentTooLarge,
    415 UnsupportedMediaType(super::TipoNaoSuportado) from UnsupportedMediaType,
    500 InternalServerError(super::ErroInterno) from InternalServerError,
    503 ServiceUnavailable(super::Indisponivel) from ServiceUnavailable,
} }

/// Errors of `GET /ext/crm/negocio/{codNegocio}`, operation `obterNegocio`.
#[derive(Debug)]
pub enum ObterNegocioError {
    /// 400: Parâmetro inválido, desconhecido ou repetido.
    BadRequest(super::Invalido),
    /// 401: Credencial ausente, inválida ou vencida.
    Unauthorized(super::NaoAutorizado),
    /// 404: O código do caminho não existe ou não é de uma das lojas do usuário.
    NotFound(super::NaoEncontrado),
    /// 500: Falha inesperada do serviço; nada foi gravado.
    InternalServerError(super::ErroInterno),
    /// 503: O armazenamento está fora do ar. Repita depois do tempo indicado em `Retry-After`.
    ServiceUnavailable(super::Indisponivel),
    /// An answer that the document does not declare.
    Rejected(crate::runtime::Rejection),
}

crate::runtime::errors! { ObterNegocioError of "obterNegocio" from super::AnyError {
    400 BadRequest(super::Invalido) from BadRequest,
    401 Unauthorized(super::NaoAutorizado) from Unauthorized,
    404 NotFound(super::NaoEncontrado) from NotFound,
    500 InternalServerError(super::ErroInterno) from InternalServerError,
    503 ServiceUnavailable(super::Indisponivel) from ServiceUnavailable,
} }

/// Errors of `PUT /ext/crm/negocio/{codNegocio}`, operation `alterarNegocio`.
#[derive(Debug)]
pub enum AlterarNegocioError {
    /// 400: Corpo ou parâmetro que não serve; nada foi gravado.
    BadRequest(super::BadRequest),
    /// 401: Credencial ausente, inválida ou vencida.
    Unauthorized(super::NaoAutorizado),
    /// 404: O código do caminho não existe ou não é de uma das lojas do usuário.
    NotFound(super::NaoEncontrado),
    /// 408: O corpo chegou devagar demais; nada foi gravado.
    RequestTimeout(super::TempoEsgotado),
    /// 413: O corpo passa do tamanho aceito.
    ContentTooLarge(super::CorpoGrandeDemais),
    /// 415: O corpo não foi enviado como `application/json`.
    UnsupportedMediaType(super::TipoNaoSuportado),
    /// 500: Falha inesperada do serviço; nada foi gravado.
    InternalServerError(super::ErroInterno),
    /// 503: O armazenamento está fora do ar. Repita depois do tempo indicado em `Retry-After`.
    ServiceUnavailable(super::Indisponivel),
    /// An answer that the document does not declare.
    Rejected(crate::runtime::Rejection),
}

crate::runtime::errors! { AlterarNegocioError of "alterarNegocio" from super::AnyError {
    400 BadRequest(super::BadRequest) from BadRequest,
    401 Unauthorized(super::NaoAutorizado) from Unauthorized,
    404 NotFound(super::NaoEncontrado) from NotFound,
    408 RequestTimeout(super::TempoEsgotado) from RequestTimeout,
    413 ContentTooLarge(super::CorpoGrandeDemais) from ContentTooLarge,
    415 UnsupportedMediaType(super::TipoNaoSuportado) from UnsupportedMediaType,
    500 InternalServerError(super::ErroInterno) from InternalServerError,
    503 ServiceUnavailable(super::Indisponivel) from ServiceUnavailable,
} }

/// Parameters of `POST /ext/crm/negocio/{codNegocio}/dependente`, operation `criarDependenteNegocio`.
#[derive(Debug, Clone, PartialEq)]
pub struct CriarDependenteNegocioParameters {
    /// path `codNegocio`. Código do negócio (decisão: mínimo 1).
    pub cod_negocio: super::Codigo,
    /// header `idempotency-key`. Chave escolhida por quem chama, nova a cada intenção. Repetida pelo mesmo usuário na mesma operação em até 24 h, com o mesmo corpo, devolve a primeira resposta sem gravar de novo; com outro corpo ou outro código no caminho, 400. At least 8 characters, at most 64 characters, matching `^[A-Za-z0-9_-]{8,64}$`.
    pub idempotency_key: Option<String>,
}

/// Errors of `POST /ext/crm/negocio/{codNegocio}/dependente`, operation `criarDependenteNegocio`.
#[derive(Debug)]
pub enum CriarDependenteNegocioError {
    /// 400: Corpo que não é o JSON esperado, ou parâmetro inválido, desconhecido ou repetido; nada foi gravado.
    BadRequest(super::CorpoInvalido),
    /// 401: Credencial ausente, inválida ou vencida.
    Unauthorized(super::NaoAutorizado),
    /// 404: O código do caminho não existe ou não é de uma das lojas do usuário.
    NotFound(super::NaoEncontrado),
    /// 408: O corpo chegou devagar demais; nada foi gravado.
    RequestTimeout(super::TempoEsgotado),
    /// 413: O corpo passa do tamanho aceito.
    ContentTooLarge(super::CorpoGrandeDemais),
    /// 415: O corpo não foi enviado como `application/json`.
    UnsupportedMediaType(super::TipoNaoSuportado),
    /// 500: Falha inesperada do serviço; nada foi gravado.
    InternalServerError(super::ErroInterno),
    /// 503: O armazenamento está fora do ar. Repita depois do tempo indicado em `Retry-After`.
    ServiceUnavailable(super::Indisponivel),
    /// An answer that the document does not declare.
    Rejected(crate::runtime::Rejection),
}

crate::runtime::errors! { CriarDependenteNegocioError of "criarDependenteNegocio" from super::AnyError {
    400 BadRequest(super::CorpoInvalido) from BadRequest,
    401 Unauthorized(super::NaoAutorizado) from Unauthorized,
    404 NotFound(super::NaoEncontrado) from NotFound,
    408 RequestTimeout(super::TempoEsgotado) from RequestTimeout,
    413 ContentTooLarge(super::CorpoGrandeDemais) from ContentTooLarge,
    415 UnsupportedMediaType(super::TipoNaoSuportado) from UnsupportedMediaType,
    500 InternalServerError(super::ErroInterno) from InternalServerError,
    503 ServiceUnavailable(super::Indisponivel) from ServiceUnavailable,
} }

/// Parameters of `PUT /ext/crm/negocio/{codNegocio}/dependente/{codDependente}`, operation `alterarDependenteNegocio`.
#[derive(Debug, Clone, PartialEq)]
pub struct AlterarDependenteNegocioParameters {
    /// path `codNegocio`. Código do negócio (decisão: mínimo 1).
    pub cod_negocio: super::Codigo,
    /// path `codDependente`. Código do dependente no negócio (decisão: mínimo 1).
    pub cod_dependente: super::Codigo,
}

/// Errors of `PUT /ext/crm/negocio/{codNegocio}/dependente/{codDependente}`, operation `alterarDependenteNegocio`.
#[derive(Debug)]
pub enum AlterarDependenteNegocioError {
    /// 400: Corpo que não é o JSON esperado, ou parâmetro inválido, desconhecido ou repetido; nada foi gravado.
    BadRequest(super::CorpoInvalido),
    /// 401: Credencial ausente, inválida ou vencida.
    Unauthorized(super::NaoAutorizado),
    /// 404: O código do caminho não existe ou não é de uma das lojas do usuário.
    NotFound(super::NaoEncontrado),
    /// 408: O corpo chegou devagar demais; nada foi gravado.
    RequestTimeout(super::TempoEsgotado),
    /// 413: O corpo passa do tamanho aceito.
    ContentTooLarge(super::CorpoGrandeDemais),
    /// 415: O corpo não foi enviado como `application/json`.
    UnsupportedMediaType(super::TipoNaoSuportado),
    /// 500: Falha inesperada do serviço; nada foi gravado.
    InternalServerError(super::ErroInterno),
    /// 503: O armazenamento está fora do ar. Repita depois do tempo indicado em `Retry-After`.
    ServiceUnavailable(super::Indisponivel),
    /// An answer that the document does not declare.
    Rejected(crate::runtime::Rejection),
}

crate::runtime::errors! { AlterarDependenteNegocioError of "alterarDependenteNegocio" from super::AnyError {
    400 BadRequest(super::CorpoInvalido) from BadRequest,
    401 Unauthorized(super::NaoAutorizado) from Unauthorized,
    404 NotFound(super::NaoEncontrado) from NotFound,
    408 RequestTimeout(super::TempoEsgotado) from RequestTimeout,
    413 ContentTooLarge(super::CorpoGrandeDemais) from ContentTooLarge,
    415 UnsupportedMediaType(super::TipoNaoSuportado) from UnsupportedMediaType,
    500 InternalServerError(super::ErroInterno) from InternalServerError,
    503 ServiceUnavailable(super::Indisponivel) from ServiceUnavailable,
} }

pub(super) async fn listar_funis<S: CrmApi>(service: &S, call: &mut crate::runtime::Call) -> crate::runtime::Answer {
    let principal = super::security::bearer(service, call, [&[]]).await?;
    call.query(&[])?;
    match CrmApi::listar_funis(service, call.context(principal)).await {
        Ok(body) => crate::runtime::reply::json(200, "application/json", &body),
        Err(error) => error.reply(call),
    }
}

pub(super) async fn pesquisar_leads<S: CrmApi>(service: &S, call: &mut crate::runtime::Call) -> crate::runtime::Answer {
    const QUERY: [crate::runtime::query::Field; 1] = [crate::runtime::query::Field::single("filtro")];
    let principal = super::security::bearer(service, call, [&[]]).await?;
    let query = call.query(&QUERY)?;
    let filtro: Option<String> = query.optional(0, |value: &String| {
        crate::runtime::check::max_length(value, 200)?;
        Ok(())
    })?;
    match CrmApi::pesquisar_leads(service, call.context(principal), filtro).await {
        Ok(body) => crate::runtime::reply::items(200, "application/json", body),
        Err(error) => error.reply(call),
    }
}

pub(super) async fn salvar_lead<S: CrmApi>(service: &S, call: &mut crate::runtime::Call) -> crate::runtime::Answer {
    let principal = super::security::bearer(service, call, [&[]]).await?;
    call.query(&[])?;
    let idempotency_key: Option<String> = call.header_optional("idempotency-key", |value: &String| {
        crate::runtime::check::saying("deve ter de 8 a 64 letras, dígitos, hífens ou sublinhados", || {
            crate::runtime::check::min_length(value, 8)?;
            crate::runtime::check::max_length(value, 64)?;
            crate::runtime::check::pattern(value, &super::patterns::PATTERN_4)?;
            Ok(())
        })?;
        Ok(())
    })?;
    let body: LeadInputTo = call.json(|value: &LeadInputTo| {
        crate::runtime::Check::check(value)?;
        Ok(())
    })
    .await?;
    match CrmApi::salvar_lead(service, call.context(principal), idempotency_key, body).await {
        Ok(body) => crate::runtime::reply::json(200, "application/json", &body),
        Err(error) => error.reply(call),
    }
}

pub(super) async fn pesquisar_negocios<S: CrmApi>(
    service: &S,
    call: &mut crate::runtime::Call,
) -> crate::runtime::Answer {
    const QUERY: [crate::runtime::query::Field; 6] = [
        crate::runtime::query::Field::single("codLead"),
        crate::runtime::query::Field::single("filtro"),
        crate::runtime::query::Field::single("dataInicial"),
        crate::runtime::query::Field::single("dataFinal"),
        crate::runtime::query::Field::single("codLoja"),
        crate::runtime::query::Field::single("codUsuarioResponsavel"),
    ];
    let principal = super::security::bearer(service, call, [&[]]).await?;
    let query = call.query(&QUERY)?;
    let cod_lead: Option<super::Codigo> = query.optional(0, crate::runtime::check::any)?;
    let filtro: Option<String> = query.optional(1, |value: &String| {
        crate::runtime::check::max_length(value, 200)?;
        Ok(())
    })?;
    let data_inicial: Option<DataIso> = query.optional(2, crate::runtime::check::any)?;
    let data_final: Option<DataIso> = query.optional(3, crate::runtime::check::any)?;
    let cod_loja: Option<super::Codigo> = query.optional(4, crate::runtime::check::any)?;
    let cod_usuario_responsavel: Option<super::Codigo> = query.optional(5, crate::runtime::check::any)?;
    let parameters = PesquisarNegociosParameters {
        cod_lead,
        filtro,
        data_inicial,
        data_final,
        cod_loja,
        cod_usuario_responsavel,
    };
    match CrmApi::pesquisar_negocios(service, call.context(principal), parameters).await {
        Ok(body) => crate::runtime::reply::items(200, "application/json", body),
        Err(error) => error.reply(call),
    }
}

pub(super) async fn criar_negocio<S: CrmApi>(service: &S, call: &mut crate::runtime::Call) -> crate::runtime::Answer {
    let principal = super::security::bearer(service, call, [&[]]).await?;
    call.query(&[])?;
    let idempotency_key: Option<String> = call.header_optional("idempotency-key", |value: &String| {
        crate::runtime::check::saying("deve ter de 8 a 64 letras, dígitos, hífens ou sublinhados", || {
            crate::runtime::check::min_length(value, 8)?;
            crate::runtime::check::max_length(value, 64)?;
            crate::runtime::check::pattern(value, &super::patterns::PATTERN_4)?;
            Ok(())
        })?;
        Ok(())
    })?;
    let body: NegocioInputTo = call.json(|value: &NegocioInputTo| {
        crate::runtime::Check::check(value)?;
        Ok(())
    })
    .await?;
    match CrmApi::criar_negocio(service, call.context(principal), idempotency_key, body).await {
        Ok(body) => crate::runtime::reply::json(200, "application/json", &body),
        Err(error) => error.reply(call),
    }
}

pub(super) async fn obter_negocio<S: CrmApi>(service: &S, call: &mut crate::runtime::Call) -> crate::runtime::Answer {
    let principal = super::security::bearer(service, call, [&[]]).await?;
    let cod_negocio: super::Codigo = call.path(0, "codNegocio", crate::runtime::check::any)?;
    call.query(&[])?;
    match CrmApi::obter_negocio(service, call.context(principal), cod_negocio).await {
        Ok(body) => crate::runtime::reply::json(200, "application/json", &body),
        Err(error) => error.reply(call),
    }
}

pub(super) async fn alterar_negocio<S: CrmApi>(service: &S, call: &mut crate::runtime::Call) -> crate::runtime::Answer {
    let principal = super::security::bearer(service, call, [&[]]).await?;
    let cod_negocio: super::Codigo = call.path(0, "codNegocio", crate::runtime::check::any)?;
    call.query(&[])?;
    let body: NegocioInputTo = call.json(|value: &NegocioInputTo| {
        crate::runtime::Check::check(value)?;
        Ok(())
    })
    .await?;
    match CrmApi::alterar_negocio(service, call.context(principal), cod_negocio, body).await {
        Ok(body) => crate::runtime::reply::json(200, "application/json", &body),
        Err(error) => error.reply(call),
    }
}

pub(super) async fn criar_dependente_negocio<S: CrmApi>(
    service: &S,
    call: &mut crate::runtime::Call,
) -> crate::runtime::Answer {
    let principal = super::security::bearer(service, call, [&[]]).await?;
    let cod_negocio: super::Codigo = call.path(0, "codNegocio", crate::runtime::check::any)?;
    call.query(&[])?;
    let idempotency_key: Option<String> = call.header_optional("idempotency-key", |value: &String| {
        crate::runtime::check::saying("deve ter de 8 a 64 letras, dígitos, hífens ou sublinhados", || {
            crate::runtime::check::min_length(value, 8)?;
            crate::runtime::check::max_length(value, 64)?;
            crate::runtime::check::pattern(value, &super::patterns::PATTERN_4)?;
            Ok(())
        })?;
        Ok(())
    })?;
    let body: NegocioDependenteToInput = call.json(|value: &NegocioDependenteToInput| {
        crate::runtime::Check::check(value)?;
        Ok(())
    })
    .await?;
    let parameters = CriarDependenteNegocioParameters { cod_negocio, idempotency_key };
    match CrmApi::criar_dependente_negocio(service, call.context(principal), parameters, body).await {
        Ok(body) => crate::runtime::reply::json(200, "application/json", &body),
        Err(error) => error.reply(call),
    }
}

pub(super) async fn alterar_dependente_negocio<S: CrmApi>(
    service: &S,
    call: &mut crate::runtime::Call,
) -> crate::runtime::Answer {
    let principal = super::security::bearer(service, call, [&[]]).await?;
    let cod_negocio: super::Codigo = call.path(0, "codNegocio", crate::runtime::check::any)?;
    let cod_dependente: super::Codigo = call.path(1, "codDependente", crate::runtime::check::any)?;
    call.query(&[])?;
    let body: NegocioDependenteToInput = call.json(|value: &NegocioDependenteToInput| {
        crate::runtime::Check::check(value)?;
        Ok(())
    })
    .await?;
    let parameters = AlterarDependenteNegocioParameters { cod_negocio, cod_dependente };
    match CrmApi::alterar_dependente_negocio(service, call.context(principal), parameters, body).await {
        Ok(body) => crate::runtime::reply::json(200, "application/json", &body),
        Err(error) => error.reply(call),
    }
}

/// Lead ou funil. A interface usa este registro nas duas listas; a de leads (`GET /ext/crm/lead`) preenche os campos do lead e o lugar dele no funil, e a de funis (`GET /ext/crm/funil`), somente `codFunil`, `nomeFunil`, `etapas` e `ativo` (decisão).
///
/// Schema `LeadOutputTO`.
#[derive(Debug, Clone, PartialEq)]
pub struct LeadOutputTo {
    /// Código do funil.
    ///
    /// Property `codFunil`.
    pub cod_funil: Option<super::Codigo>,
    /// Nome do funil.
    ///
    /// Property `nomeFunil`. At most 200 characters.
    pub nome_funil: Option<String>,
    /// Etapas do funil, em ordem; somente na lista de funis.
    pub etapas: Option<Vec<EtapaFunilTo>>,
    /// Código do lead.
    ///
    /// Property `codLead`.
    pub cod_lead: Option<super::Codigo>,
    /// Código da pessoa do lead.
    ///
    /// Property `codPessoa`.
    pub cod_pessoa: Option<super::Codigo>,
    /// Nome do lead.
    ///
    /// Property `nomePessoa`. At most 200 characters.
    pub nome_pessoa: Option<String>,
    /// CPF ou CNPJ do lead.
    ///
    /// Property `cpfCnpj`.
    pub cpf_cnpj: Option<super::CpfCnpj>,
    /// E-mail do lead.
    pub email: Option<super::Email>,
    /// Telefone celular.
    ///
    /// Property `telefoneCelular`.
    pub telefone_celular: Option<Option<super::Telefone>>,
    /// Telefone fixo.
    ///
    /// Property `telefoneFixo`.
    pub telefone_fixo: Option<Option<super::Telefone>>,
    /// Cidade do lead.
    ///
    /// At most 100 characters.
    pub cidade: Option<String>,
    /// Sigla da unidade da federação.
    ///
    /// At most 2 characters.
    pub uf: Option<String>,
    /// De onde o lead veio.
    ///
    /// At most 60 characters.
    pub origem: Option<String>,
    /// O que o lead escreveu.
    ///
    /// At most 2000 characters.
    pub mensagem: Option<String>,
    /// Dia do cadastro.
    ///
    /// Property `dataCadastro`.
    pub data_cadastro: Option<super::DataBr>,
    /// Código da etapa em que o lead está.
    ///
    /// Property `codEtapa`.
    pub cod_etapa: Option<super::Codigo>,
    /// Nome da etapa em que o lead está.
    ///
    /// Property `nomeEtapa`. At most 200 characters.
    pub nome_etapa: Option<String>,
    /// Código da loja.
    ///
    /// Property `codLoja`.
    pub cod_loja: Option<super::Codigo>,
    /// Nome da loja.
    ///
    /// Property `nomeLoja`. At most 200 characters.
    pub nome_loja: Option<String>,
    /// Código do usuário responsável.
    ///
    /// Property `codUsuarioResponsavel`.
    pub cod_usuario_responsavel: Option<super::Codigo>,
    /// Nome do usuário responsável.
    ///
    /// Property `nomeUsuarioResponsavel`. At most 200 characters.
    pub nome_usuario_responsavel: Option<String>,
    /// Código do consultor que atende o lead.
    ///
    /// Property `codConsultor`.
    pub cod_consultor: Option<super::Codigo>,
    /// Nome do consultor.
    ///
    /// Property `nomeConsultor`. At most 200 characters.
    pub nome_consultor: Option<String>,
    /// Se o lead ou o funil está ativo.
    pub ativo: Option<bool>,
}
crate::runtime::object! {
    LeadOutputTo {
        0 cod_funil "codFunil" optional,
        1 nome_funil "nomeFunil" optional,
        2 etapas "etapas" optional,
        3 cod_lead "codLead" optional,
        4 cod_pessoa "codPessoa" optional,
        5 nome_pessoa "nomePessoa" optional,
        6 cpf_cnpj "cpfCnpj" optional,
        7 email "email" optional,
        8 telefone_celular "telefoneCelular" both,
        9 telefone_fixo "telefoneFixo" both,
        10 cidade "cidade" optional,
        11 uf "uf" optional,
        12 origem "origem" optional,
        13 mensagem "mensagem" optional,
        14 data_cadastro "dataCadastro" optional,
        15 cod_etapa "codEtapa" optional,
        16 nome_etapa "nomeEtapa" optional,
        17 cod_loja "codLoja" optional,
        18 nome_loja "nomeLoja" optional,
        19 cod_usuario_responsavel "codUsuarioResponsavel" optional,
        20 nome_usuario_responsavel "nomeUsuarioResponsavel" optional,
        21 cod_consultor "codConsultor" optional,
        22 nome_consultor "nomeConsultor" optional,
        23 ativo "ativo" optional,
    }
}
impl crate::runtime::Check for LeadOutputTo {
    fn check(&self) -> Result<(), crate::runtime::Fault> {
        if let Some(value) = &self.nome_funil {
            crate::runtime::check::at("nomeFunil", crate::runtime::check::max_length(value, 200))?;
        }
        if let Some(value) = &self.etapas {
            for (index, item) in value.iter().enumerate() {
                crate::runtime::check::at(
                    "etapas",
                    crate::runtime::check::at_index(index, crate::runtime::Check::check(item)),
                )?;
            }
        }
        if let Some(value) = &self.nome_pessoa {
            crate::runtime::check::at("nomePessoa", crate::runtime::check::max_length(value, 200))?;
        }
        if let Some(value) = &self.cidade {
            crate::runtime::check::at("cidade", crate::runtime::check::max_length(value, 100))?;
        }
        if let Some(value) = &self.uf {
            crate::runtime::check::at("uf", crate::runtime::check::max_length(value, 2))?;
        }
        if let Some(value) = &self.origem {
            crate::runtime::check::at("origem", crate::runtime::check::max_length(value, 60))?;
        }
        if let Some(value) = &self.mensagem {
            crate::runtime::check::at("mensagem", crate::runtime::check::max_length(value, 2000))?;
        }
        if let Some(value) = &self.nome_etapa {
            crate::runtime::check::at("nomeEtapa", crate::runtime::check::max_length(value, 200))?;
        }
        if let Some(value) = &self.nome_loja {
            crate::runtime::check::at("nomeLoja", crate::runtime::check::max_length(value, 200))?;
        }
        if let Some(value) = &self.nome_usuario_responsavel {
            crate::runtime::check::at("nomeUsuarioResponsavel", crate::runtime::check::max_length(value, 200))?;
        }
        if let Some(value) = &self.nome_consultor {
            crate::runtime::check::at("nomeConsultor", crate::runtime::check::max_length(value, 200))?;
        }
        Ok(())
    }
}

/// Etapa de um funil.
///
/// Schema `EtapaFunilTO`.
#[derive(Debug, Clone, PartialEq)]
pub struct EtapaFunilTo {
    /// Código da etapa.
    ///
    /// Property `codEtapa`.
    pub cod_etapa: Option<super::Codigo>,
    /// Nome da etapa.
    ///
    /// At most 200 characters.
    pub nome: Option<String>,
    /// Posição da etapa no funil, a partir de 1.
    ///
    /// At least 1.
    pub ordem: Option<i32>,
}
crate::runtime::object! {
    EtapaFunilTo {
        0 cod_etapa "codEtapa" optional,
        1 nome "nome" optional,
        2 ordem "ordem" optional,
    }
}
impl crate::runtime::Check for EtapaFunilTo {
    fn check(&self) -> Result<(), crate::runtime::Fault> {
        if let Some(value) = &self.nome {
            crate::runtime::check::at("nome", crate::runtime::check::max_length(value, 200))?;
        }
        if let Some(value) = &self.ordem {
            crate::runtime::check::at("ordem", crate::runtime::check::minimum(value, 1))?;
        }
        Ok(())
    }
}

/// Lead a salvar.
///
/// Schema `LeadInputTO`.
#[derive(Debug, Clone, PartialEq)]
pub struct LeadInputTo {
    /// Código do lead; presente, atualiza.
    ///
    /// Property `codLead`.
    pub cod_lead: Option<super::Codigo>,
    /// Nome do lead.
    ///
    /// Property `nomePessoa`. At least 1 character, at most 200 characters.
    pub nome_pessoa: String,
    /// CPF ou CNPJ do lead.
    ///
    /// Property `cpfCnpj`.
    pub cpf_cnpj: Option<Option<super::CpfCnpj>>,
    /// Telefone do lead, com código de área.
    pub telefone: Option<Option<super::Telefone>>,
    /// E-mail do lead.
    pub email: Option<Option<super::Email>>,
    /// Cidade do lead.
    ///
    /// At most 100 characters.
    pub cidade: Option<Option<String>>,
    /// Sigla da unidade da federação.
    ///
    /// At most 2 characters.
    pub uf: Option<Option<String>>,
    /// O que o lead escreveu.
    ///
    /// At most 2000 characters.
    pub mensagem: Option<Option<String>>,
    /// De onde o lead veio.
    ///
    /// At most 60 characters.
    pub origem: Option<Option<String>>,
    /// Código do funil; ausente, o primeiro da loja.
    ///
    /// Property `codFunil`.
    pub cod_funil: Option<super::Codigo>,
    /// Código da etapa; ausente, a primeira do funil.
    ///
    /// Property `codEtapa`.
    pub cod_etapa: Option<super::Codigo>,
    /// Código da loja; ausente, a única do usuário.
    ///
    /// Property `codLoja`.
    pub cod_loja: Option<super::Codigo>,
    /// Código do usuário responsável; ausente, o que salva.
    ///
    /// Property `codUsuarioResponsavel`.
    pub cod_usuario_responsavel: Option<super::Codigo>,
    /// Código do consultor que atende o lead.
    ///
    /// Property `codConsultor`.
    pub cod_consultor: Option<Option<super::Codigo>>,
    /// Identificador do lead no sistema de quem chama.
    ///
    /// Property `codigoIntegracao`. At most 60 characters.
    pub codigo_integracao: Option<Option<String>>,
}
crate::runtime::object! {
    LeadInputTo {
        0 cod_lead "codLead" optional,
        1 nome_pessoa "nomePessoa" required,
        2 cpf_cnpj "cpfCnpj" both,
        3 telefone "telefone" both,
        4 email "email" both,
        5 cidade "cidade" both,
        6 uf "uf" both,
        7 mensagem "mensagem" both,
        8 origem "origem" both,
        9 cod_funil "codFunil" optional,
        10 cod_etapa "codEtapa" optional,
        11 cod_loja "codLoja" optional,
        12 cod_usuario_responsavel "codUsuarioResponsavel" optional,
        13 cod_consultor "codConsultor" both,
        14 codigo_integracao "codigoIntegracao" both,
    }
}
impl crate::runtime::Check for LeadInputTo {
    fn check(&self) -> Result<(), crate::runtime::Fault> {
        crate::runtime::check::at("nomePessoa", crate::runtime::check::min_length(&self.nome_pessoa, 1))?;
        crate::runtime::check::at("nomePessoa", crate::runtime::check::max_length(&self.nome_pessoa, 200))?;
        if let Some(Some(value)) = &self.cidade {
            crate::runtime::check::at("cidade", crate::runtime::check::max_length(value, 100))?;
        }
        if let Some(Some(value)) = &self.uf {
            crate::runtime::check::at("uf", crate::runtime::check::max_length(value, 2))?;
        }
        if let Some(Some(value)) = &self.mensagem {
            crate::runtime::check::at("mensagem", crate::runtime::check::max_length(value, 2000))?;
        }
        if let Some(Some(value)) = &self.origem {
            crate::runtime::check::at("origem", crate::runtime::check::max_length(value, 60))?;
        }
        if let Some(Some(value)) = &self.codigo_integracao {
            crate::runtime::check::at("codigoIntegracao", crate::runtime::check::max_length(value, 60))?;
        }
        Ok(())
    }
}

/// Data em `yyyy-MM-dd`, ou vazia, usada na pesquisa de negócios.
///
/// Schema `DataIso`. At most 10 characters, matching `^(\d{4}\-\d{2}\-\d{2})?$`.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct DataIso(String);
crate::runtime::newtype! {
    DataIso(String) |value| {
        crate::runtime::check::saying("deve ser uma data como 2025-12-31, ou vazio", || {
            crate::runtime::check::max_length(value, 10)?;
            crate::runtime::check::pattern(value, &super::patterns::PATTERN_10)?;
            Ok(())
        })?;
        Ok(())
    }
}

/// Negócio aberto encontrado em uma pesquisa.
///
/// Schema `PesquisaNegocioOutputTO`.
#[derive(Debug, Clone, PartialEq)]
pub struct PesquisaNegocioOutputTo {
    /// Código do negócio.
    ///
    /// Property `codNegocio`.
    pub cod_negocio: Option<super::Codigo>,
    /// Número sequencial do negócio.
    pub sequencial: Option<super::Sequencial>,
    /// Descrição curta do negócio.
    ///
    /// At most 200 characters.
    pub descricao: Option<String>,
    /// Situação do negócio.
    pub situacao: Option<SituacaoNegocio>,
    /// Código do lead.
    ///
    /// Property `codLead`.
    pub cod_lead: Option<super::Codigo>,
    /// Nome do lead.
    ///
    /// Property `nomePessoa`. At most 200 characters.
    pub nome_pessoa: Option<String>,
    /// CPF ou CNPJ do lead.
    ///
    /// Property `cpfCnpj`.
    pub cpf_cnpj: Option<super::CpfCnpj>,
    /// E-mail do lead.
    pub email: Option<super::Email>,
    /// Telefone celular do lead.
    ///
    /// Property `telefoneCelular`.
    pub telefone_celular: Option<Option<super::Telefone>>,
    /// Tipo do benefício negociado.
    ///
    /// Property `tipoBeneficio`.
    pub tipo_beneficio: Option<super::TipoBeneficio>,
    /// Valor mensal negociado, em reais.
    pub valor: Option<super::Valor>,
    /// Código do funil.
    ///
    /// Property `codFunil`.
    pub cod_funil: Option<super::Codigo>,
    /// Nome do funil.
    ///
    /// Property `nomeFunil`. At most 200 characters.
    pub nome_funil: Option<String>,
    /// Código da etapa.
    ///
    /// Property `codEtapa`.
    pub cod_etapa: Option<super::Codigo>,
    /// Nome da etapa.
    ///
    /// Property `nomeEtapa`. At most 200 characters.
    pub nome_etapa: Option<String>,
    /// Código da loja.
    ///
    /// Property `codLoja`.
    pub cod_loja: Option<super::Codigo>,
    /// Nome da loja.
    ///
    /// Property `nomeLoja`. At most 200 characters.
    pub nome_loja: Option<String>,
    /// Código do usuário responsável.
    ///
    /// Property `codUsuarioResponsavel`.
    pub cod_usuario_responsavel: Option<super::Codigo>,
    /// Nome do usuário responsável.
    ///
    /// Property `nomeUsuarioResponsavel`. At most 200 characters.
    pub nome_usuario_responsavel: Option<String>,
    /// Dia do cadastro.
    ///
    /// Property `dataCadastro`.
    pub data_cadastro: Option<super::DataBr>,
    /// Dia previsto para o fechamento.
    ///
    /// Property `dataPrevisaoFechamento`.
    pub data_previsao_fechamento: Option<super::DataBr>,
}
crate::runtime::object! {
    PesquisaNegocioOutputTo {
        0 cod_negocio "codNegocio" optional,
        1 sequencial "sequencial" optional,
        2 descricao "descricao" optional,
        3 situacao "situacao" optional,
        4 cod_lead "codLead" optional,
        5 nome_pessoa "nomePessoa" optional,
        6 cpf_cnpj "cpfCnpj" optional,
        7 email "email" optional,
        8 telefone_celular "telefoneCelular" both,
        9 tipo_beneficio "tipoBeneficio" optional,
        10 valor "valor" optional,
        11 cod_funil "codFunil" optional,
        12 nome_funil "nomeFunil" optional,
        13 cod_etapa "codEtapa" optional,
        14 nome_etapa "nomeEtapa" optional,
        15 cod_loja "codLoja" optional,
        16 nome_loja "nomeLoja" optional,
        17 cod_usuario_responsavel "codUsuarioResponsavel" optional,
        18 nome_usuario_responsavel "nomeUsuarioResponsavel" optional,
        19 data_cadastro "dataCadastro" optional,
        20 data_previsao_fechamento "dataPrevisaoFechamento" optional,
    }
}
impl crate::runtime::Check for PesquisaNegocioOutputTo {
    fn check(&self) -> Result<(), crate::runtime::Fault> {
        if let Some(value) = &self.descricao {
            crate::runtime::check::at("descricao", crate::runtime::check::max_length(value, 200))?;
        }
        if let Some(value) = &self.nome_pessoa {
            crate::runtime::check::at("nomePessoa", crate::runtime::check::max_length(value, 200))?;
        }
        if let Some(value) = &self.nome_funil {
            crate::runtime::check::at("nomeFunil", crate::runtime::check::max_length(value, 200))?;
        }
        if let Some(value) = &self.nome_etapa {
            crate::runtime::check::at("nomeEtapa", crate::runtime::check::max_length(value, 200))?;
        }
        if let Some(value) = &self.nome_loja {
            crate::runtime::check::at("nomeLoja", crate::runtime::check::max_length(value, 200))?;
        }
        if let Some(value) = &self.nome_usuario_responsavel {
            crate::runtime::check::at("nomeUsuarioResponsavel", crate::runtime::check::max_length(value, 200))?;
        }
        Ok(())
    }
}

/// Situação do negócio.
///
/// Schema `SituacaoNegocio`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum SituacaoNegocio {
    /// `ABERTO`.
    Aberto,
    /// `GANHO`.
    Ganho,
    /// `PERDIDO`.
    Perdido,
}
crate::runtime::text_enum! {
    SituacaoNegocio {
        Aberto "ABERTO",
        Ganho "GANHO",
        Perdido "PERDIDO",
    }
}

/// Negócio a criar ou a alterar.
///
/// Schema `NegocioInputTO`.
#[derive(Debug, Clone, PartialEq)]
pub struct NegocioInputTo {
    /// Código do lead; na alteração, o do próprio negócio.
    ///
    /// Property `codLead`.
    pub cod_lead: super::Codigo,
    /// Descrição curta do negócio.
    ///
    /// At most 200 characters.
    pub descricao: Option<Option<String>>,
    /// Situação do negócio; ausente na criação, `ABERTO`.
    pub situacao: Option<SituacaoNegocio>,
    /// Motivo da perda, quando `PERDIDO`.
    ///
    /// Property `motivoPerda`. At most 200 characters.
    pub motivo_perda: Option<Option<String>>,
    /// Código do funil.
    ///
    /// Property `codFunil`.
    pub cod_funil: Option<super::Codigo>,
    /// Código da etapa, que tem de ser do funil.
    ///
    /// Property `codEtapa`.
    pub cod_etapa: Option<super::Codigo>,
    /// Código da loja; ausente na criação, a do lead.
    ///
    /// Property `codLoja`.
    pub cod_loja: Option<super::Codigo>,
    /// Código do usuário responsável.
    ///
    /// Property `codUsuarioResponsavel`.
    pub cod_usuario_responsavel: Option<super::Codigo>,
    /// Código do consultor.
    ///
    /// Property `codConsultor`.
    pub cod_consultor: Option<Option<super::Codigo>>,
    /// Tipo do benefício negociado.
    ///
    /// Property `tipoBeneficio`.
    pub tipo_beneficio: Option<Option<super::TipoBeneficio>>,
    /// Código do plano negociado.
    ///
    /// Property `codPlano`.
    pub cod_plano: Option<Option<super::CodigoPlano>>,
    /// Valor mensal negociado, em reais.
    pub valor: Option<Option<super::Valor>>,
    /// Veículo a proteger, em negócio veicular.
    pub veiculo: Option<Option<super::VeiculoTo>>,
    /// Dia previsto para o fechamento.
    ///
    /// Property `dataPrevisaoFechamento`.
    pub data_previsao_fechamento: Option<Option<super::DataEntrada>>,
    /// Anotações.
    ///
    /// At most 2000 characters.
    pub observacao: Option<Option<String>>,
}
crate::runtime::object! {
    NegocioInputTo {
        0 cod_lead "codLead" required,
        1 descricao "descricao" both,
        2 situacao "situacao" optional,
        3 motivo_perda "motivoPerda" both,
        4 cod_funil "codFunil" optional,
        5 cod_etapa "codEtapa" optional,
        6 cod_loja "codLoja" optional,
        7 cod_usuario_responsavel "codUsuarioResponsavel" optional,
        8 cod_consultor "codConsultor" both,
        9 tipo_beneficio "tipoBeneficio" both,
        10 cod_plano "codPlano" both,
        11 valor "valor" both,
        12 veiculo "veiculo" both,
        13 data_previsao_fechamento "dataPrevisaoFechamento" both,
        14 observacao "observacao" both,
    }
}
impl crate::runtime::Check for NegocioInputTo {
    fn check(&self) -> Result<(), crate::runtime::Fault> {
        if let Some(Some(value)) = &self.descricao {
            crate::runtime::check::at("descricao", crate::runtime::check::max_length(value, 200))?;
        }
        if let Some(Some(value)) = &self.motivo_perda {
            crate::runtime::check::at("motivoPerda", crate::runtime::check::max_length(value, 200))?;
        }
        if let Some(Some(value)) = &self.veiculo {
            crate::runtime::check::at("veiculo", crate::runtime::Check::check(value))?;
        }
        if let Some(Some(value)) = &self.observacao {
            crate::runtime::check::at("observacao", crate::runtime::check::max_length(value, 2000))?;
        }
        Ok(())
    }
}

/// Negócio salvo.
///
/// Schema `NegocioOutputTO`.
#[derive(Debug, Clone, PartialEq)]
pub struct NegocioOutputTo {
    /// Código do negócio.
    ///
    /// Property `codNegocio`.
    pub cod_negocio: Option<super::Codigo>,
    /// Número sequencial do negócio.
    pub sequencial: Option<super::Sequencial>,
    /// Código do lead.
    ///
    /// Property `codLead`.
    pub cod_lead: Option<super::Codigo>,
    /// Situação do negócio.
    pub situacao: Option<SituacaoNegocio>,
    /// Código do funil.
    ///
    /// Property `codFunil`.
    pub cod_funil: Option<super::Codigo>,
    /// Código da etapa.
    ///
    /// Property `codEtapa`.
    pub cod_etapa: Option<super::Codigo>,
    /// Dia do cadastro.
    ///
    /// Property `dataCadastro`.
    pub data_cadastro: Option<super::DataBr>,
    /// Dia da última atualização.
    ///
    /// Property `dataAtualizacao`.
    pub data_atualizacao: Option<super::DataBr>,
}
crate::runtime::object! {
    NegocioOutputTo {
        0 cod_negocio "codNegocio" optional,
        1 sequencial "sequencial" optional,
        2 cod_lead "codLead" optional,
        3 situacao "situacao" optional,
        4 cod_funil "codFunil" optional,
        5 cod_etapa "codEtapa" optional,
        6 data_cadastro "dataCadastro" optional,
        7 data_atualizacao "dataAtualizacao" optional,
    }
}

/// Negócio por inteiro.
///
/// Schema `NegocioTO`.
#[derive(Debug, Clone, PartialEq)]
pub struct NegocioTo {
    /// Código do negócio.
    ///
    /// Property `codNegocio`.
    pub cod_negocio: Option<super::Codigo>,
    /// Número sequencial do negócio.
    pub sequencial: Option<super::Sequencial>,
    /// Descrição curta do negócio.
    ///
    /// At most 200 characters.
    pub descricao: Option<String>,
    /// Situação do negócio.
    pub situacao: Option<SituacaoNegocio>,
    /// Motivo da perda, quando `PERDIDO`.
    ///
    /// Property `motivoPerda`. At most 200 characters.
    pub motivo_perda: Option<String>,
    /// Código do lead.
    ///
    /// Property `codLead`.
    pub cod_lead: Option<super::Codigo>,
    /// Código da pessoa do lead.
    ///
    /// Property `codPessoa`.
    pub cod_pessoa: Option<super::Codigo>,
    /// Nome do lead.
    ///
    /// Property `nomePessoa`. At most 200 characters.
    pub nome_pessoa: Option<String>,
    /// CPF ou CNPJ do lead.
    ///
    /// Property `cpfCnpj`.
    pub cpf_cnpj: Option<super::CpfCnpj>,
    /// E-mail do lead.
    pub email: Option<super::Email>,
    /// Telefone celular do lead.
    ///
    /// Property `telefoneCelular`.
    pub telefone_celular: Option<Option<super::Telefone>>,
    /// Telefone fixo do lead.
    ///
    /// Property `telefoneFixo`.
    pub telefone_fixo: Option<Option<super::Telefone>>,
    /// Código do funil.
    ///
    /// Property `codFunil`.
    pub cod_funil: Option<super::Codigo>,
    /// Nome do funil.
    ///
    /// Property `nomeFunil`. At most 200 characters.
    pub nome_funil: Option<String>,
    /// Código da etapa.
    ///
    /// Property `codEtapa`.
    pub cod_etapa: Option<super::Codigo>,
    /// Nome da etapa.
    ///
    /// Property `nomeEtapa`. At most 200 characters.
    pub nome_etapa: Option<String>,
    /// Código da loja.
    ///
    /// Property `codLoja`.
    pub cod_loja: Option<super::Codigo>,
    /// Nome da loja.
    ///
    /// Property `nomeLoja`. At most 200 characters.
    pub nome_loja: Option<String>,
    /// Código do usuário responsável.
    ///
    /// Property `codUsuarioResponsavel`.
    pub cod_usuario_responsavel: Option<super::Codigo>,
    /// Nome do usuário responsável.
    ///
    /// Property `nomeUsuarioResponsavel`. At most 200 characters.
    pub nome_usuario_responsavel: Option<String>,
    /// Código do consultor.
    ///
    /// Property `codConsultor`.
    pub cod_consultor: Option<super::Codigo>,
    /// Nome do consultor.
    ///
    /// Property `nomeConsultor`. At most 200 characters.
    pub nome_consultor: Option<String>,
    /// Tipo do benefício negociado.
    ///
    /// Property `tipoBeneficio`.
    pub tipo_beneficio: Option<super::TipoBeneficio>,
    /// Código do plano negociado.
    ///
    /// Property `codPlano`.
    pub cod_plano: Option<super::CodigoPlano>,
    /// Nome do plano negociado.
    ///
    /// Property `nomePlano`. At most 200 characters.
    pub nome_plano: Option<String>,
    /// Valor mensal negociado, em reais.
    pub valor: Option<super::Valor>,
    /// Veículo a proteger, em negócio veicular.
    pub veiculo: Option<super::VeiculoTo>,
    /// Dependentes do negócio.
    pub dependentes: Option<Vec<NegocioDependenteTo>>,
    /// Anotações.
    ///
    /// At most 2000 characters.
    pub observacao: Option<String>,
    /// Dia do cadastro.
    ///
    /// Property `dataCadastro`.
    pub data_cadastro: Option<super::DataBr>,
    /// Dia da última atualização.
    ///
    /// Property `dataAtualizacao`.
    pub data_atualizacao: Option<super::DataBr>,
    /// Dia previsto para o fechamento.
    ///
    /// Property `dataPrevisaoFechamento`.
    pub data_previsao_fechamento: Option<super::DataBr>,
    /// Dia em que foi ganho ou perdido; vazio enquanto aberto.
    ///
    /// Property `dataEncerramento`.
    pub data_encerramento: Option<super::DataBr>,
}
crate::runtime::object! {
    NegocioTo {
        0 cod_negocio "codNegocio" optional,
        1 sequencial "sequencial" optional,
        2 descricao "descricao" optional,
        3 situacao "situacao" optional,
        4 motivo_perda "motivoPerda" optional,
        5 cod_lead "codLead" optional,
        6 cod_pessoa "codPessoa" optional,
        7 nome_pessoa "nomePessoa" optional,
        8 cpf_cnpj "cpfCnpj" optional,
        9 email "email" optional,
        10 telefone_celular "telefoneCelular" both,
        11 telefone_fixo "telefoneFixo" both,
        12 cod_funil "codFunil" optional,
        13 nome_funil "nomeFunil" optional,
        14 cod_etapa "codEtapa" optional,
        15 nome_etapa "nomeEtapa" optional,
        16 cod_loja "codLoja" optional,
        17 nome_loja "nomeLoja" optional,
        18 cod_usuario_responsavel "codUsuarioResponsavel" optional,
        19 nome_usuario_responsavel "nomeUsuarioResponsavel" optional,
        20 cod_consultor "codConsultor" optional,
        21 nome_consultor "nomeConsultor" optional,
        22 tipo_beneficio "tipoBeneficio" optional,
        23 cod_plano "codPlano" optional,
        24 nome_plano "nomePlano" optional,
        25 valor "valor" optional,
        26 veiculo "veiculo" optional,
        27 dependentes "dependentes" optional,
        28 observacao "observacao" optional,
        29 data_cadastro "dataCadastro" optional,
        30 data_atualizacao "dataAtualizacao" optional,
        31 data_previsao_fechamento "dataPrevisaoFechamento" optional,
        32 data_encerramento "dataEncerramento" optional,
    }
}
impl crate::runtime::Check for NegocioTo {
    fn check(&self) -> Result<(), crate::runtime::Fault> {
        if let Some(value) = &self.descricao {
            crate::runtime::check::at("descricao", crate::runtime::check::max_length(value, 200))?;
        }
        if let Some(value) = &self.motivo_perda {
            crate::runtime::check::at("motivoPerda", crate::runtime::check::max_length(value, 200))?;
        }
        if let Some(value) = &self.nome_pessoa {
            crate::runtime::check::at("nomePessoa", crate::runtime::check::max_length(value, 200))?;
        }
        if let Some(value) = &self.nome_funil {
            crate::runtime::check::at("nomeFunil", crate::runtime::check::max_length(value, 200))?;
        }
        if let Some(value) = &self.nome_etapa {
            crate::runtime::check::at("nomeEtapa", crate::runtime::check::max_length(value, 200))?;
        }
        if let Some(value) = &self.nome_loja {
            crate::runtime::check::at("nomeLoja", crate::runtime::check::max_length(value, 200))?;
        }
        if let Some(value) = &self.nome_usuario_responsavel {
            crate::runtime::check::at("nomeUsuarioResponsavel", crate::runtime::check::max_length(value, 200))?;
        }
        if let Some(value) = &self.nome_consultor {
            crate::runtime::check::at("nomeConsultor", crate::runtime::check::max_length(value, 200))?;
        }
        if let Some(value) = &self.nome_plano {
            crate::runtime::check::at("nomePlano", crate::runtime::check::max_length(value, 200))?;
        }
        if let Some(value) = &self.veiculo {
            crate::runtime::check::at("veiculo", crate::runtime::Check::check(value))?;
        }
        if let Some(value) = &self.dependentes {
            for (index, item) in value.iter().enumerate() {
                crate::runtime::check::at(
                    "dependentes",
                    crate::runtime::check::at_index(index, crate::runtime::Check::check(item)),
                )?;
            }
        }
        if let Some(value) = &self.observacao {
            crate::runtime::check::at("observacao", crate::runtime::check::max_length(value, 2000))?;
        }
        Ok(())
    }
}

/// Dependente de benefício de saúde em um negócio, tanto enviado quanto devolvido.
///
/// Schema `NegocioDependenteTO`.
#[derive(Debug, Clone, PartialEq)]
pub struct NegocioDependenteTo {
    /// Código do dependente no negócio; dado pelo serviço, é ignorado se enviado.
    ///
    /// Property `codDependente`.
    pub cod_dependente: Option<super::Codigo>,
    /// Nome do dependente.
    ///
    /// At least 1 character, at most 100 characters.
    pub nome: String,
    /// CPF do dependente.
    pub cpf: Option<super::Cpf>,
    /// Data de nascimento; devolvida em `dd/MM/yyyy`.
    ///
    /// Property `dataNascimento`.
    pub data_nascimento: Option<super::DataEntrada>,
    /// Código do parentesco; ausente vale `OUTRO`.
    pub parentesco: Option<super::Parentesco>,
    /// Sexo do dependente.
    pub sexo: Option<super::Sexo>,
    /// Documento de identidade.
    ///
    /// At most 30 characters.
    pub identidade: Option<String>,
    /// Telefone do dependente.
    pub telefone: Option<Option<super::Telefone>>,
    /// Código do plano do dependente.
    ///
    /// Property `codPlano`.
    pub cod_plano: Option<super::CodigoPlano>,
    /// Valor mensal do dependente, em reais.
    pub valor: Option<super::Valor>,
}
crate::runtime::object! {
    NegocioDependenteTo {
        0 cod_dependente "codDependente" optional,
        1 nome "nome" required,
        2 cpf "cpf" optional,
        3 data_nascimento "dataNascimento" optional,
        4 parentesco "parentesco" optional,
        5 sexo "sexo" optional,
        6 identidade "identidade" optional,
        7 telefone "telefone" both,
        8 cod_plano "codPlano" optional,
        9 valor "valor" optional,
    }
}
impl crate::runtime::Check for NegocioDependenteTo {
    fn check(&self) -> Result<(), crate::runtime::Fault> {
        crate::runtime::check::at("nome", crate::runtime::check::min_length(&self.nome, 1))?;
        crate::runtime::check::at("nome", crate::runtime::check::max_length(&self.nome, 100))?;
        if let Some(value) = &self.identidade {
            crate::runtime::check::at("identidade", crate::runtime::check::max_length(value, 30))?;
        }
        Ok(())
    }
}

/// Dependente de benefício de saúde em um negócio, tanto enviado quanto devolvido.
///
/// Schema `NegocioDependenteTO`.
#[derive(Debug, Clone, PartialEq)]
pub struct NegocioDependenteToInput {
    /// Nome do dependente.
    ///
    /// At least 1 character, at most 100 characters.
    pub nome: String,
    /// CPF do dependente.
    pub cpf: Option<super::Cpf>,
    /// Data de nascimento; devolvida em `dd/MM/yyyy`.
    ///
    /// Property `dataNascimento`.
    pub data_nascimento: Option<super::DataEntrada>,
    /// Código do parentesco; ausente vale `OUTRO`.
    pub parentesco: Option<super::Parentesco>,
    /// Sexo do dependente.
    pub sexo: Option<super::Sexo>,
    /// Documento de identidade.
    ///
    /// At most 30 characters.
    pub identidade: Option<String>,
    /// Telefone do dependente.
    pub telefone: Option<Option<super::Telefone>>,
    /// Código do plano do dependente.
    ///
    /// Property `codPlano`.
    pub cod_plano: Option<super::CodigoPlano>,
    /// Valor mensal do dependente, em reais.
    pub valor: Option<super::Valor>,
}
crate::runtime::object! {
    NegocioDependenteToInput {
        0 nome "nome" required,
        1 cpf "cpf" optional,
        2 data_nascimento "dataNascimento" optional,
        3 parentesco "parentesco" optional,
        4 sexo "sexo" optional,
        5 identidade "identidade" optional,
        6 telefone "telefone" both,
        7 cod_plano "codPlano" optional,
        8 valor "valor" optional,
    }
}
impl crate::runtime::Check for NegocioDependenteToInput {
    fn check(&self) -> Result<(), crate::runtime::Fault> {
        crate::runtime::check::at("nome", crate::runtime::check::min_length(&self.nome, 1))?;
        crate::runtime::check::at("nome", crate::runtime::check::max_length(&self.nome, 100))?;
        if let Some(value) = &self.identidade {
            crate::runtime::check::at("identidade", crate::runtime::check::max_length(value, 30))?;
        }
        Ok(())
    }
}

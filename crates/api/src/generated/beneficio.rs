//! Operations tagged `Beneficio`.
//!
//! Made from `spec/service.yaml` by `cargo xtask generate`; do not edit.

/// Operations tagged `Beneficio`.
///
/// Benefício: benefícios, dependentes, itens e cadastros de apoio.
pub trait BeneficioApi: super::Authenticate {
    /// Pesquisa benefícios
    ///
    /// Informe ao menos um parâmetro do benefício: `placa`, `chassi`, `sequencial` ou `numeroCartaoDesconto`. Os
    /// demais filtros apenas estreitam a busca, e todos valem em conjunto.
    ///
    /// `GET /ext/beneficio`, operation `pesquisarBeneficios`.
    ///
    /// - `context.principal`: let in by `bearer`.
    fn pesquisar_beneficios(
        &self,
        context: crate::runtime::Context<'_, Self::Bearer>,
        parameters: PesquisarBeneficiosParameters,
    ) -> impl Future<Output = Result<Vec<PesquisaBeneficioOutputTo>, PesquisarBeneficiosError>> + Send;

    /// Salva um benefício básico
    ///
    /// Cria o benefício ou, quando o corpo traz `codBeneficio`, atualiza-o. A pessoa, já cadastrada, é achada pelo
    /// CPF/CNPJ, e o plano, que dá o tipo ao benefício, tem de existir. Na atualização, campo ausente mantém o valor
    /// atual, e `null` o apaga (decisões).
    ///
    /// Benefício novo não entra em loja desativada, nem pela loja da pessoa, nem recebe plano fora de venda ou
    /// vendedor inativo; o que já os tem pode conservá-los (decisão).
    ///
    /// A situação vai pelo nome, em `situacao`, ou simplesmente em `ativo`; se os dois vierem e se contradisserem, a
    /// resposta é 400. Benefícios veiculares são salvos por `POST /ext/beneficio/veicular`.
    ///
    /// `POST /ext/beneficio`, operation `salvarBeneficio`.
    ///
    /// - `context.principal`: let in by `bearer`.
    /// - `idempotency_key`: header `idempotency-key`. Chave escolhida por quem chama, nova a cada intenção. Repetida pelo mesmo usuário na mesma operação em até 24 h, com o mesmo corpo, devolve a primeira resposta sem gravar de novo; com outro corpo ou outro código no caminho, 400. At least 8 characters, at most 64 characters, matching `^[A-Za-z0-9_-]{8,64}$`.
    /// - `body`: `application/json`. Dados do benefício.
    fn salvar_beneficio(
        &self,
        context: crate::runtime::Context<'_, Self::Bearer>,
        idempotency_key: Option<String>,
        body: BeneficioInputTo,
    ) -> impl Future<Output = Result<BeneficioOutputTo, SalvarBeneficioError>> + Send;

    /// Salva um benefício veicular
    ///
    /// Vale o mesmo que em `POST /ext/beneficio`, com os dados do veículo. Informe `placa` ou, para veículo ainda sem
    /// placa, `chassi` (decisão). Um segundo benefício ativo do mesmo titular, com a mesma placa e o mesmo plano, é
    /// recusado com o código do primeiro (decisão).
    ///
    /// `POST /ext/beneficio/veicular`, operation `salvarBeneficioVeicular`.
    ///
    /// - `context.principal`: let in by `bearer`.
    /// - `idempotency_key`: header `idempotency-key`. Chave escolhida por quem chama, nova a cada intenção. Repetida pelo mesmo usuário na mesma operação em até 24 h, com o mesmo corpo, devolve a primeira resposta sem gravar de novo; com outro corpo ou outro código no caminho, 400. At least 8 characters, at most 64 characters, matching `^[A-Za-z0-9_-]{8,64}$`.
    /// - `body`: `application/json`. Dados do benefício e do veículo.
    fn salvar_beneficio_veicular(
        &self,
        context: crate::runtime::Context<'_, Self::Bearer>,
        idempotency_key: Option<String>,
        body: BeneficioVeiculoInputTo,
    ) -> impl Future<Output = Result<BeneficioOutputTo, SalvarBeneficioVeicularError>> + Send;

    /// Pesquisa dependentes
    ///
    /// Informe ao menos um dos três parâmetros; os informados valem em conjunto. A lista segue enquanto é lida (veja
    /// *Listas sem páginas*).
    ///
    /// `GET /ext/beneficio/dependente`, operation `pesquisarDependentes`.
    ///
    /// - `context.principal`: let in by `bearer`.
    fn pesquisar_dependentes(
        &self,
        context: crate::runtime::Context<'_, Self::Bearer>,
        parameters: PesquisarDependentesParameters,
    ) -> impl Future<Output = Result<crate::runtime::Items<PesquisaDependenteOutputTo>, PesquisarDependentesError>> + Send;

    /// Salva um dependente
    ///
    /// Liga o dependente ao benefício indicado ou, quando o corpo traz `codDependente`, atualiza-o. A atualização
    /// substitui o registro inteiro: campo ausente fica vazio. Só o cartão e `ativo`, se ausentes, ficam como estão;
    /// `null` apaga o cartão (decisão).
    ///
    /// Um benefício cancelado não recebe dependentes nem os reativa, mas os seus podem ser corrigidos e desativados.
    /// Plano fora de venda fica com o dependente que já o tem e não entra em outro. A data de nascimento não pode ser
    /// futura, e o nome precisa de ao menos um caractere visível. Salvar um dependente conta como atualização do
    /// benefício (decisões).
    ///
    /// `POST /ext/beneficio/dependente`, operation `salvarDependente`.
    ///
    /// - `context.principal`: let in by `bearer`.
    /// - `idempotency_key`: header `idempotency-key`. Chave escolhida por quem chama, nova a cada intenção. Repetida pelo mesmo usuário na mesma operação em até 24 h, com o mesmo corpo, devolve a primeira resposta sem gravar de novo; com outro corpo ou outro código no caminho, 400. At least 8 characters, at most 64 characters, matching `^[A-Za-z0-9_-]{8,64}$`.
    /// - `body`: `application/json`. Dados do dependente.
    fn salvar_dependente(
        &self,
        context: crate::runtime::Context<'_, Self::Bearer>,
        idempotency_key: Option<String>,
        body: DependenteInputTo,
    ) -> impl Future<Output = Result<DependenteBasicoOutputTo, SalvarDependenteError>> + Send;

    /// Lista todos os benefícios, em páginas
    ///
    /// Devolve os benefícios de todas as lojas do usuário, em páginas de até 100 itens, na ordem de `codBeneficio`
    /// (decisão). Uma página além da última traz `itens` vazio.
    ///
    /// `GET /ext/beneficio/lista`, operation `listarBeneficios`.
    ///
    /// - `context.principal`: let in by `bearer`.
    /// - `pagina`: query `pagina`. Número da página; a primeira é 1 (decisão: mínimo 1). At least 1. Default: `1`.
    fn listar_beneficios(
        &self,
        context: crate::runtime::Context<'_, Self::Bearer>,
        pagina: i32,
    ) -> impl Future<Output = Result<ListaBeneficioOutputTo, ListarBeneficiosError>> + Send;

    /// Lista as situações de benefício
    ///
    /// Devolve as situações com seus tipos. Os nomes são cadastrados em cada base; os tipos são fixos no sistema. Não
    /// exige credencial.
    ///
    /// `GET /ext/beneficio/situacaoBeneficio`, operation `listarSituacoesBeneficio`.
    fn listar_situacoes_beneficio(
        &self,
        context: crate::runtime::Context<'_>,
    ) -> impl Future<Output = Result<Vec<SituacaoBeneficioTo>, ListarSituacoesBeneficioError>> + Send;

    /// Lista os tipos de veículo
    ///
    /// Devolve os tipos de veículo com suas categorias. Não exige credencial.
    ///
    /// `GET /ext/beneficio/tipoVeiculo`, operation `listarTiposVeiculo`.
    fn listar_tipos_veiculo(
        &self,
        context: crate::runtime::Context<'_>,
    ) -> impl Future<Output = Result<Vec<TipoVeiculoBean>, ListarTiposVeiculoError>> + Send;

    /// Lista os dias de vencimento
    ///
    /// Devolve os dias de vencimento que um benefício pode ter (`diaVencimento`). Não exige credencial.
    ///
    /// `GET /ext/beneficio/vencimento`, operation `listarDiasVencimento`.
    fn listar_dias_vencimento(
        &self,
        context: crate::runtime::Context<'_>,
    ) -> impl Future<Output = Result<Vec<ListaDiaVencimentoTo>, ListarDiasVencimentoError>> + Send;

    /// Valida um benefício
    ///
    /// Diz se o benefício está ativo e devolve dados básicos do titular. O benefício é achado pelo CPF/CNPJ do
    /// titular, pelo número do cartão enviado em `matricula` ou pelo número sequencial; informe ao menos um. Se o
    /// titular tem vários benefícios, vale um que esteja ativo, quando houver (decisão).
    ///
    /// Não exige credencial e, por isso, revela pouco e aceita poucas consultas seguidas da mesma origem (429).
    ///
    /// `POST /ext/beneficio/validacao`, operation `validarBeneficio`.
    ///
    /// - `body`: `application/json`. O que identifica o benefício.
    fn validar_beneficio(
        &self,
        context: crate::runtime::Context<'_>,
        body: ValidacaoBeneficioInputTo,
    ) -> impl Future<Output = Result<ValidacaoBeneficioOutputTo, ValidarBeneficioError>> + Send;

    /// Cancela um benefício
    ///
    /// Leva o benefício à situação cadastrada com o tipo `CANCELADO` (decisão). Cancelar um benefício já cancelado
    /// responde 200 e não muda nada (decisão).
    ///
    /// `PUT /ext/beneficio/{codBeneficio}/cancelar`, operation `cancelarBeneficio`.
    ///
    /// - `context.principal`: let in by `bearer`.
    /// - `cod_beneficio`: path `codBeneficio`. Código do benefício (decisão: mínimo 1).
    fn cancelar_beneficio(
        &self,
        context: crate::runtime::Context<'_, Self::Bearer>,
        cod_beneficio: super::Codigo,
    ) -> impl Future<Output = Result<crate::runtime::Value, CancelarBeneficioError>> + Send;

    /// Salva os campos adicionais de um benefício
    ///
    /// Grava os valores dos campos adicionais, conferidos com as definições do tipo do benefício (`GET`
    /// /ext/administracao/campos/{codigo}`). Campo não citado mantém o valor; `valor` nulo apaga o do campo, salvo se`
    /// for obrigatório. Ou tudo é gravado, ou nada. Conta como atualização do benefício (decisões).
    ///
    /// `PUT /ext/beneficio/{codBeneficio}/dadosAdicionais`, operation `salvarDadosAdicionais`.
    ///
    /// - `context.principal`: let in by `bearer`.
    /// - `cod_beneficio`: path `codBeneficio`. Código do benefício (decisão: mínimo 1).
    /// - `body`: `application/json`. Campos a gravar (decisão, no máximo 200 por pedido). At most 200 elements.
    fn salvar_dados_adicionais(
        &self,
        context: crate::runtime::Context<'_, Self::Bearer>,
        cod_beneficio: super::Codigo,
        body: Vec<CampoAdicionalInputTo>,
    ) -> impl Future<Output = Result<crate::runtime::Value, SalvarDadosAdicionaisError>> + Send;

    /// Lista os dependentes de um benefício
    ///
    /// Devolve todos os dependentes do benefício, ativos e inativos.
    ///
    /// `GET /ext/beneficio/{codBeneficio}/dependentes`, operation `listarDependentesBeneficio`.
    ///
    /// - `context.principal`: let in by `bearer`.
    /// - `cod_beneficio`: path `codBeneficio`. Código do benefício (decisão: mínimo 1).
    fn listar_dependentes_beneficio(
        &self,
        context: crate::runtime::Context<'_, Self::Bearer>,
        cod_beneficio: super::Codigo,
    ) -> impl Future<Output = Result<Vec<DependenteCompletoOutputTo>, ListarDependentesBeneficioError>> + Send;

    /// Lista os equipamentos de um benefício veicular
    ///
    /// Devolve os rastreadores instalados no veículo do benefício. Em benefício que não é veicular a lista é vazia
    /// (decisão).
    ///
    /// `GET /ext/beneficio/{codBeneficio}/equipamentos`, operation `listarEquipamentos`.
    ///
    /// - `context.principal`: let in by `bearer`.
    /// - `cod_beneficio`: path `codBeneficio`. Código do benefício (decisão: mínimo 1).
    fn listar_equipamentos(
        &self,
        context: crate::runtime::Context<'_, Self::Bearer>,
        cod_beneficio: super::Codigo,
    ) -> impl Future<Output = Result<Vec<RastreadorInstalacaoTo>, ListarEquipamentosError>> + Send;

    /// Lista os itens de um benefício
    ///
    /// Devolve os itens (planos) do benefício.
    ///
    /// `GET /ext/beneficio/{codBeneficio}/itens`, operation `listarItensBeneficio`.
    ///
    /// - `context.principal`: let in by `bearer`.
    /// - `cod_beneficio`: path `codBeneficio`. Código do benefício (decisão: mínimo 1).
    fn listar_itens_beneficio(
        &self,
        context: crate::runtime::Context<'_, Self::Bearer>,
        cod_beneficio: super::Codigo,
    ) -> impl Future<Output = Result<Vec<ItemBeneficioOutputTo>, ListarItensBeneficioError>> + Send;

    /// Acrescenta um item a um benefício
    ///
    /// Acrescenta um item (plano) ao benefício. O plano tem de existir e estar à venda, o benefício não pode estar
    /// cancelado, e um plano que ele já tem ativo é recusado com 400. Sem `valor`, vale o do plano; sem
    /// `dataInclusao`, hoje. Conta como atualização do benefício (decisões).
    ///
    /// `POST /ext/beneficio/{codBeneficio}/itens`, operation `adicionarItemBeneficio`.
    ///
    /// - `context.principal`: let in by `bearer`.
    /// - `body`: `application/json`. Item a acrescentar.
    fn adicionar_item_beneficio(
        &self,
        context: crate::runtime::Context<'_, Self::Bearer>,
        parameters: AdicionarItemBeneficioParameters,
        body: ItemBeneficioInputTo,
    ) -> impl Future<Output = Result<crate::runtime::Value, AdicionarItemBeneficioError>> + Send;
}

/// Parameters of `GET /ext/beneficio`, operation `pesquisarBeneficios`.
#[derive(Debug, Clone, PartialEq)]
pub struct PesquisarBeneficiosParameters {
    /// query `cpf`. CPF, com ou sem máscara (decisão: até 14 caracteres). At most 14 characters.
    pub cpf: Option<String>,
    /// query `cnpj`. CNPJ, numérico ou alfanumérico, com ou sem máscara (decisão: até 18 caracteres). At most 18 characters.
    pub cnpj: Option<String>,
    /// query `placa`. Placa do veículo, no padrão antigo ou Mercosul, com ou sem hífen (decisão: até 8 caracteres).
    pub placa: Option<super::Placa>,
    /// query `chassi`. Chassi do veículo.
    pub chassi: Option<super::Chassi>,
    /// query `sequencial`. Número sequencial do benefício.
    pub sequencial: Option<super::Sequencial>,
    /// query `numeroCartaoDesconto`. Número do cartão de desconto, com ou sem espaços.
    pub numero_cartao_desconto: Option<super::NumeroCartaoDesconto>,
    /// query `situacaoBeneficio`. Nome da situação do benefício, sem distinguir maiúsculas (decisão: até 200 caracteres). At most 200 characters.
    pub situacao_beneficio: Option<String>,
    /// query `codPlano`. Código do plano.
    pub cod_plano: Option<super::CodigoPlano>,
}

/// Errors of `GET /ext/beneficio`, operation `pesquisarBeneficios`.
#[derive(Debug)]
pub enum PesquisarBeneficiosError {
    /// 400: Falta o parâmetro do benefício, ou há parâmetro inválido, desconhecido ou repetido.
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

crate::runtime::errors! { PesquisarBeneficiosError of "pesquisarBeneficios" from super::AnyError {
    400 BadRequest(super::BadRequest) from BadRequest,
    401 Unauthorized(super::NaoAutorizado) from Unauthorized,
    500 InternalServerError(super::ErroInterno) from InternalServerError,
    503 ServiceUnavailable(super::Indisponivel) from ServiceUnavailable,
} }

/// Errors of `POST /ext/beneficio`, operation `salvarBeneficio`.
#[derive(Debug)]
pub enum SalvarBeneficioError {
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

crate::runtime::errors! { SalvarBeneficioError of "salvarBeneficio" from super::AnyError {
    400 BadRequest(super::BadRequest) from BadRequest,
    401 Unauthorized(super::NaoAutorizado) from Unauthorized,
    408 RequestTimeout(super::TempoEsgotado) from RequestTimeout,
    413 ContentTooLarge(super::CorpoGrandeDemais) from ContentTooLarge,
    415 UnsupportedMediaType(super::TipoNaoSuportado) from UnsupportedMediaType,
    500 InternalServerError(super::ErroInterno) from InternalServerError,
    503 ServiceUnavailable(super::Indisponivel) from ServiceUnavailable,
} }

/// Errors of `POST /ext/beneficio/veicular`, operation `salvarBeneficioVeicular`.
#[derive(Debug)]
pub enum SalvarBeneficioVeicularError {
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

crate::runtime::errors! { SalvarBeneficioVeicularError of "salvarBeneficioVeicular" from super::AnyError {
    400 BadRequest(super::BadRequest) from BadRequest,
    401 Unauthorized(super::NaoAutorizado) from Unauthorized,
    408 RequestTimeout(super::TempoEsgotado) from RequestTimeout,
    413 ContentTooLarge(super::CorpoGrandeDemais) from ContentTooLarge,
    415 UnsupportedMediaType(super::TipoNaoSuportado) from UnsupportedMediaType,
    500 InternalServerError(super::ErroInterno) from InternalServerError,
    503 ServiceUnavailable(super::Indisponivel) from ServiceUnavailable,
} }

/// Parameters of `GET /ext/beneficio/dependente`, operation `pesquisarDependentes`.
#[derive(Debug, Clone, PartialEq)]
pub struct PesquisarDependentesParameters {
    /// query `nome`. Nome do dependente ou parte dele, sem distinguir acentos nem maiúsculas (decisão: até 200 caracteres). At most 200 characters.
    pub nome: Option<String>,
    /// query `cpf`. CPF, com ou sem máscara (decisão: até 14 caracteres). At most 14 characters.
    pub cpf: Option<String>,
    /// query `numeroCartaoDesconto`. Número do cartão de desconto, com ou sem espaços.
    pub numero_cartao_desconto: Option<super::NumeroCartaoDesconto>,
}

/// Errors of `GET /ext/beneficio/dependente`, operation `pesquisarDependentes`.
#[derive(Debug)]
pub enum PesquisarDependentesError {
    /// 400: Nenhum dos três parâmetros, ou parâmetro inválido, desconhecido ou repetido.
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

crate::runtime::errors! { PesquisarDependentesError of "pesquisarDependentes" from super::AnyError {
    400 BadRequest(super::BadRequest) from BadRequest,
    401 Unauthorized(super::NaoAutorizado) from Unauthorized,
    500 InternalServerError(super::ErroInterno) from InternalServerError,
    503 ServiceUnavailable(super::Indisponivel) from ServiceUnavailable,
} }

/// Errors of `POST /ext/beneficio/dependente`, operation `salvarDependente`.
#[derive(Debug)]
pub enum SalvarDependenteError {
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

crate::runtime::errors! { SalvarDependenteError of "salvarDependente" from super::AnyError {
    400 BadRequest(super::BadRequest) from BadRequest,
    401 Unauthorized(super::NaoAutorizado) from Unauthorized,
    408 RequestTimeout(super::TempoEsgotado) from RequestTimeout,
    413 ContentTooLarge(super::CorpoGrandeDemais) from ContentTooLarge,
    415 UnsupportedMediaType(super::TipoNaoSuportado) from UnsupportedMediaType,
    500 InternalServerError(super::ErroInterno) from InternalServerError,
    503 ServiceUnavailable(super::Indisponivel) from ServiceUnavailable,
} }

/// Errors of `GET /ext/beneficio/lista`, operation `listarBeneficios`.
#[derive(Debug)]
pub enum ListarBeneficiosError {
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

crate::runtime::errors! { ListarBeneficiosError of "listarBeneficios" from super::AnyError {
    400 BadRequest(super::Invalido) from BadRequest,
    401 Unauthorized(super::NaoAutorizado) from Unauthorized,
    500 InternalServerError(super::ErroInterno) from InternalServerError,
    503 ServiceUnavailable(super::Indisponivel) from ServiceUnavailable,
} }

/// Errors of `GET /ext/beneficio/situacaoBeneficio`, operation `listarSituacoesBeneficio`.
#[derive(Debug)]
pub enum ListarSituacoesBeneficioError {
    /// 400: Parâmetro inválido, desconhecido ou repetido.
    BadRequest(super::Invalido),
    /// 500: Falha inesperada do serviço; nada foi gravado.
    InternalServerError(super::ErroInterno),
    /// 503: O armazenamento está fora do ar. Repita depois do tempo indicado em `Retry-After`.
    ServiceUnavailable(super::Indisponivel),
    /// An answer that the document does not declare.
    Rejected(crate::runtime::Rejection),
}

crate::runtime::errors! { ListarSituacoesBeneficioError of "listarSituacoesBeneficio" from super::AnyError {
    400 BadRequest(super::Invalido) from BadRequest,
    500 InternalServerError(super::ErroInterno) from InternalServerError,
    503 ServiceUnavailable(super::Indisponivel) from ServiceUnavailable,
} }

/// Errors of `GET /ext/beneficio/tipoVeiculo`, operation `listarTiposVeiculo`.
#[derive(Debug)]
pub enum ListarTiposVeiculoError {
    /// 400: Parâmetro inválido, desconhecido ou repetido.
    BadRequest(super::Invalido),
    /// 500: Falha inesperada do serviço; nada foi gravado.
    InternalServerError(super::ErroInterno),
    /// 503: O armazenamento está fora do ar. Repita depois do tempo indicado em `Retry-After`.
    ServiceUnavailable(super::Indisponivel),
    /// An answer that the document does not declare.
    Rejected(crate::runtime::Rejection),
}

crate::runtime::errors! { ListarTiposVeiculoError of "listarTiposVeiculo" from super::AnyError {
    400 BadRequest(super::Invalido) from BadRequest,
    500 InternalServerError(super::ErroInterno) from InternalServerError,
    503 ServiceUnavailable(super::Indisponivel) from ServiceUnavailable,
} }

/// Errors of `GET /ext/beneficio/vencimento`, operation `listarDiasVencimento`.
#[derive(Debug)]
pub enum ListarDiasVencimentoError {
    /// 400: Parâmetro inválido, desconhecido ou repetido.
    BadRequest(super::Invalido),
    /// 500: Falha inesperada do serviço; nada foi gravado.
    InternalServerError(super::ErroInterno),
    /// 503: O armazenamento está fora do ar. Repita depois do tempo indicado em `Retry-After`.
    ServiceUnavailable(super::Indisponivel),
    /// An answer that the document does not declare.
    Rejected(crate::runtime::Rejection),
}

crate::runtime::errors! { ListarDiasVencimentoError of "listarDiasVencimento" from super::AnyError {
    400 BadRequest(super::Invalido) from BadRequest,
    500 InternalServerError(super::ErroInterno) from InternalServerError,
    503 ServiceUnavailable(super::Indisponivel) from ServiceUnavailable,
} }

/// Errors of `POST /ext/beneficio/validacao`, operation `validarBeneficio`.
#[derive(Debug)]
pub enum ValidarBeneficioError {
    /// 400: Benefício não encontrado, ou corpo ou parâmetro que não serve.
    BadRequest(super::BadRequest),
    /// 408: O corpo chegou devagar demais; nada foi gravado.
    RequestTimeout(super::TempoEsgotado),
    /// 413: O corpo passa do tamanho aceito.
    ContentTooLarge(super::CorpoGrandeDemais),
    /// 415: O corpo não foi enviado como `application/json`.
    UnsupportedMediaType(super::TipoNaoSuportado),
    /// 429: Pedidos seguidos demais da mesma origem. Repita depois do tempo indicado em `Retry-After`.
    TooManyRequests(super::MuitasTentativas),
    /// 500: Falha inesperada do serviço; nada foi gravado.
    InternalServerError(super::ErroInterno),
    /// 503: O armazenamento está fora do ar. Repita depois do tempo indicado em `Retry-After`.
    ServiceUnavailable(super::Indisponivel),
    /// An answer that the document does not declare.
    Rejected(crate::runtime::Rejection),
}

crate::runtime::errors! { ValidarBeneficioError of "validarBeneficio" from super::AnyError {
    400 BadRequest(super::BadRequest) from BadRequest,
    408 RequestTimeout(super::TempoEsgotado) from RequestTimeout,
    413 ContentTooLarge(super::CorpoGrandeDemais) from ContentTooLarge,
    415 UnsupportedMediaType(super::TipoNaoSuportado) from UnsupportedMediaType,
    429 TooManyRequests(super::MuitasTentativas) from TooManyRequests,
    500 InternalServerError(super::ErroInterno) from InternalServerError,
    503 ServiceUnavailable(super::Indisponivel) from ServiceUnavailable,
} }

/// Errors of `PUT /ext/beneficio/{codBeneficio}/cancelar`, operation `cancelarBeneficio`.
#[derive(Debug)]
pub enum CancelarBeneficioError {
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

crate::runtime::errors! { CancelarBeneficioError of "cancelarBeneficio" from super::AnyError {
    400 BadRequest(super::Invalido) from BadRequest,
    401 Unauthorized(super::NaoAutorizado) from Unauthorized,
    404 NotFound(super::NaoEncontrado) from NotFound,
    500 InternalServerError(super::ErroInterno) from InternalServerError,
    503 ServiceUnavailable(super::Indisponivel) from ServiceUnavailable,
} }

/// Errors of `PUT /ext/beneficio/{codBeneficio}/dadosAdicionais`, operation `salvarDadosAdicionais`.
#[derive(Debug)]
pub enum SalvarDadosAdicionaisError {
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

crate::runtime::errors! { SalvarDadosAdicionaisError of "salvarDadosAdicionais" from super::AnyError {
    400 BadRequest(super::BadRequest) from BadRequest,
    401 Unauthorized(super::NaoAutorizado) from Unauthorized,
    404 NotFound(super::NaoEncontrado) from NotFound,
    408 RequestTimeout(super::TempoEsgotado) from RequestTimeout,
    413 ContentTooLarge(super::CorpoGrandeDemais) from ContentTooLarge,
    415 UnsupportedMediaType(super::TipoNaoSuportado) from UnsupportedMediaType,
    500 InternalServerError(super::ErroInterno) from InternalServerError,
    503 ServiceUnavailable(super::Indisponivel) from ServiceUnavailable,
} }

/// Errors of `GET /ext/beneficio/{codBeneficio}/dependentes`, operation `listarDependentesBeneficio`.
#[derive(Debug)]
pub enum ListarDependentesBeneficioError {
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

crate::runtime::errors! { ListarDependentesBeneficioError of "listarDependentesBeneficio" from super::AnyError {
    400 BadRequest(super::Invalido) from BadRequest,
    401 Unauthorized(super::NaoAutorizado) from Unauthorized,
    404 NotFound(super::NaoEncontrado) from NotFound,
    500 InternalServerError(super::ErroInterno) from InternalServerError,
    503 ServiceUnavailable(super::Indisponivel) from ServiceUnavailable,
} }

/// Errors of `GET /ext/beneficio/{codBeneficio}/equipamentos`, operation `listarEquipamentos`.
#[derive(Debug)]
pub enum ListarEquipamentosError {
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

crate::runtime::errors! { ListarEquipamentosError of "listarEquipamentos" from super::AnyError {
    400 BadRequest(super::Invalido) from BadRequest,
    401 Unauthorized(super::NaoAutorizado) from Unauthorized,
    404 NotFound(super::NaoEncontrado) from NotFound,
    500 InternalServerError(super::ErroInterno) from InternalServerError,
    503 ServiceUnavailable(super::Indisponivel) from ServiceUnavailable,
} }

/// Errors of `GET /ext/beneficio/{codBeneficio}/itens`, operation `listarItensBeneficio`.
#[derive(Debug)]
pub enum ListarItensBeneficioError {
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

crate::runtime::errors! { ListarItensBeneficioError of "listarItensBeneficio" from super::AnyError {
    400 BadRequest(super::Invalido) from BadRequest,
    401 Unauthorized(super::NaoAutorizado) from Unauthorized,
    404 NotFound(super::NaoEncontrado) from NotFound,
    500 InternalServerError(super::ErroInterno) from InternalServerError,
    503 ServiceUnavailable(super::Indisponivel) from ServiceUnavailable,
} }

/// Parameters of `POST /ext/beneficio/{codBeneficio}/itens`, operation `adicionarItemBeneficio`.
#[derive(Debug, Clone, PartialEq)]
pub struct AdicionarItemBeneficioParameters {
    /// path `codBeneficio`. Código do benefício (decisão: mínimo 1).
    pub cod_beneficio: super::Codigo,
    /// header `idempotency-key`. Chave escolhida por quem chama, nova a cada intenção. Repetida pelo mesmo usuário na mesma operação em até 24 h, com o mesmo corpo, devolve a primeira resposta sem gravar de novo; com outro corpo ou outro código no caminho, 400. At least 8 characters, at most 64 characters, matching `^[A-Za-z0-9_-]{8,64}$`.
    pub idempotency_key: Option<String>,
}

/// Errors of `POST /ext/beneficio/{codBeneficio}/itens`, operation `adicionarItemBeneficio`.
#[derive(Debug)]
pub enum AdicionarItemBeneficioError {
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

crate::runtime::errors! { AdicionarItemBeneficioError of "adicionarItemBeneficio" from super::AnyError {
    400 BadRequest(super::BadRequest) from BadRequest,
    401 Unauthorized(super::NaoAutorizado) from Unauthorized,
    404 NotFound(super::NaoEncontrado) from NotFound,
    408 RequestTimeout(super::TempoEsgotado) from RequestTimeout,
    413 ContentTooLarge(super::CorpoGrandeDemais) from ContentTooLarge,
    415 UnsupportedMediaType(super::TipoNaoSuportado) from UnsupportedMediaType,
    500 InternalServerError(super::ErroInterno) from InternalServerError,
    503 ServiceUnavailable(super::Indisponivel) from ServiceUnavailable,
} }

pub(super) async fn pesquisar_beneficios<S: BeneficioApi>(
    service: &S,
    call: &mut crate::runtime::Call,
) -> crate::runtime::Answer {
    const QUERY: [crate::runtime::query::Field; 8] = [
        crate::runtime::query::Field::single("cpf"),
        crate::runtime::query::Field::single("cnpj"),
        crate::runtime::query::Field::single("placa"),
        crate::runtime::query::Field::single("chassi"),
        crate::runtime::query::Field::single("sequencial"),
        crate::runtime::query::Field::single("numeroCartaoDesconto"),
        crate::runtime::query::Field::single("situacaoBeneficio"),
        crate::runtime::query::Field::single("codPlano"),
    ];
    let principal = super::security::bearer(service, call, [&[]]).await?;
    let query = call.query(&QUERY)?;
    let cpf: Option<String> = query.optional(0, |value: &String| {
        crate::runtime::check::max_length(value, 14)?;
        Ok(())
    })?;
    let cnpj: Option<String> = query.optional(1, |value: &String| {
        crate::runtime::check::max_length(value, 18)?;
        Ok(())
    })?;
    let placa: Option<super::Placa> = query.optional(2, crate::runtime::check::any)?;
    let chassi: Option<super::Chassi> = query.optional(3, crate::runtime::check::any)?;
    let sequencial: Option<super::Sequencial> = query.optional(4, crate::runtime::check::any)?;
    let numero_cartao_desconto: Option<super::NumeroCartaoDesconto> = query.optional(5, crate::runtime::check::any)?;
    let situacao_beneficio: Option<String> = query.optional(6, |value: &String| {
        crate::runtime::check::max_length(value, 200)?;
        Ok(())
    })?;
    let cod_plano: Option<super::CodigoPlano> = query.optional(7, crate::runtime::check::any)?;
    let parameters = PesquisarBeneficiosParameters {
        cpf,
        cnpj,
        placa,
        chassi,
        sequencial,
        numero_cartao_desconto,
        situacao_beneficio,
        cod_plano,
    };
    match BeneficioApi::pesquisar_beneficios(service, call.context(principal), parameters).await {
        Ok(body) => crate::runtime::reply::json(200, "application/json", &body),
        Err(error) => error.reply(call),
    }
}

pub(super) async fn salvar_beneficio<S: BeneficioApi>(
    service: &S,
    call: &mut crate::runtime::Call,
) -> crate::runtime::Answer {
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
    let body: BeneficioInputTo = call.json(|value: &BeneficioInputTo| {
        crate::runtime::Check::check(value)?;
        Ok(())
    })
    .await?;
    match BeneficioApi::salvar_beneficio(service, call.context(principal), idempotency_key, body).await {
        Ok(body) => crate::runtime::reply::json(200, "application/json", &body),
        Err(error) => error.reply(call),
    }
}

pub(super) async fn salvar_beneficio_veicular<S: BeneficioApi>(
    service: &S,
    call: &mut crate::runtime::Call,
) -> crate::runtime::Answer {
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
    let body: BeneficioVeiculoInputTo = call.json(|value: &BeneficioVeiculoInputTo| {
        crate::runtime::Check::check(value)?;
        Ok(())
    })
    .await?;
    match BeneficioApi::salvar_beneficio_veicular(service, call.context(principal), idempotency_key, body).await {
        Ok(body) => crate::runtime::reply::json(200, "application/json", &body),
        Err(error) => error.reply(call),
    }
}

pub(super) async fn pesquisar_dependentes<S: BeneficioApi>(
    service: &S,
    call: &mut crate::runtime::Call,
) -> crate::runtime::Answer {
    const QUERY: [crate::runtime::query::Field; 3] = [
        crate::runtime::query::Field::single("nome"),
        crate::runtime::query::Field::single("cpf"),
        crate::runtime::query::Field::single("numeroCartaoDesconto"),
    ];
    let principal = super::security::bearer(service, call, [&[]]).await?;
    let query = call.query(&QUERY)?;
    let nome: Option<String> = query.optional(0, |value: &String| {
        crate::runtime::check::max_length(value, 200)?;
        Ok(())
    })?;
    let cpf: Option<String> = query.optional(1, |value: &String| {
        crate::runtime::check::max_length(value, 14)?;
        Ok(())
    })?;
    let numero_cartao_desconto: Option<super::NumeroCartaoDesconto> = query.optional(2, crate::runtime::check::any)?;
    let parameters = PesquisarDependentesParameters { nome, cpf, numero_cartao_desconto };
    match BeneficioApi::pesquisar_dependentes(service, call.context(principal), parameters).await {
        Ok(body) => crate::runtime::reply::items(200, "application/json", body),
        Err(error) => error.reply(call),
    }
}

pub(super) async fn salvar_dependente<S: BeneficioApi>(
    service: &S,
    call: &mut crate::runtime::Call,
) -> crate::runtime::Answer {
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
    let body: DependenteInputTo = call.json(|value: &DependenteInputTo| {
        crate::runtime::Check::check(value)?;
        Ok(())
    })
    .await?;
    match BeneficioApi::salvar_dependente(service, call.context(principal), idempotency_key, body).await {
        Ok(body) => crate::runtime::reply::json(200, "application/json", &body),
        Err(error) => error.reply(call),
    }
}

pub(super) async fn listar_beneficios<S: BeneficioApi>(
    service: &S,
    call: &mut crate::runtime::Call,
) -> crate::runtime::Answer {
    const QUERY: [crate::runtime::query::Field; 1] = [crate::runtime::query::Field::single("pagina")];
    let principal = super::security::bearer(service, call, [&[]]).await?;
    let query = call.query(&QUERY)?;
    let pagina: i32 = query.or(0, 1, |value: &i32| {
        crate::runtime::check::minimum(value, 1)?;
        Ok(())
    })?;
    match BeneficioApi::listar_beneficios(service, call.context(principal), pagina).await {
        Ok(body) => crate::runtime::reply::json(200, "application/json", &body),
        Err(error) => error.reply(call),
    }
}

pub(super) async fn listar_situacoes_beneficio<S: BeneficioApi>(
    service: &S,
    call: &mut crate::runtime::Call,
) -> crate::runtime::Answer {
    call.query(&[])?;
    match BeneficioApi::listar_situacoes_beneficio(service, call.context(())).await {
        Ok(body) => crate::runtime::reply::json(200, "application/json", &body),
        Err(error) => error.reply(call),
    }
}

pub(super) async fn listar_tipos_veiculo<S: BeneficioApi>(
    service: &S,
    call: &mut crate::runtime::Call,
) -> crate::runtime::Answer {
    call.query(&[])?;
    match BeneficioApi::listar_tipos_veiculo(service, call.context(())).await {
        Ok(body) => crate::runtime::reply::json(200, "application/json", &body),
        Err(error) => error.reply(call),
    }
}

pub(super) async fn listar_dias_vencimento<S: BeneficioApi>(
    service: &S,
    call: &mut crate::runtime::Call,
) -> crate::runtime::Answer {
    call.query(&[])?;
    match BeneficioApi::listar_dias_vencimento(service, call.context(())).await {
        Ok(body) => crate::runtime::reply::json(200, "application/json", &body),
        Err(error) => error.reply(call),
    }
}

pub(super) async fn validar_beneficio<S: BeneficioApi>(
    service: &S,
    call: &mut crate::runtime::Call,
) -> crate::runtime::Answer {
    call.query(&[])?;
    let body: ValidacaoBeneficioInputTo = call.json(|value: &ValidacaoBeneficioInputTo| {
        crate::runtime::Check::check(value)?;
        Ok(())
    })
    .await?;
    match BeneficioApi::validar_beneficio(service, call.context(()), body).await {
        Ok(body) => crate::runtime::reply::json(200, "application/json", &body),
        Err(error) => error.reply(call),
    }
}

pub(super) async fn cancelar_beneficio<S: BeneficioApi>(
    service: &S,
    call: &mut crate::runtime::Call,
) -> crate::runtime::Answer {
    let principal = super::security::bearer(service, call, [&[]]).await?;
    let cod_beneficio: super::Codigo = call.path(0, "codBeneficio", crate::runtime::check::any)?;
    call.query(&[])?;
    match BeneficioApi::cancelar_beneficio(service, call.context(principal), cod_beneficio).await {
        Ok(body) => crate::runtime::reply::json(200, "application/json", &body),
        Err(error) => error.reply(call),
    }
}

pub(super) async fn salvar_dados_adicionais<S: BeneficioApi>(
    service: &S,
    call: &mut crate::runtime::Call,
) -> crate::runtime::Answer {
    let principal = super::security::bearer(service, call, [&[]]).await?;
    let cod_beneficio: super::Codigo = call.path(0, "codBeneficio", crate::runtime::check::any)?;
    call.query(&[])?;
    let body: Vec<CampoAdicionalInputTo> = call.json(|value: &Vec<CampoAdicionalInputTo>| {
        crate::runtime::check::max_items(value, 200)?;
        for (index, item) in value.iter().enumerate() {
            crate::runtime::check::at_index(index, crate::runtime::Check::check(item))?;
        }
        Ok(())
    })
    .await?;
    match BeneficioApi::salvar_dados_adicionais(service, call.context(principal), cod_beneficio, body).await {
        Ok(body) => crate::runtime::reply::json(200, "application/json", &body),
        Err(error) => error.reply(call),
    }
}

pub(super) async fn listar_dependentes_beneficio<S: BeneficioApi>(
    service: &S,
    call: &mut crate::runtime::Call,
) -> crate::runtime::Answer {
    let principal = super::security::bearer(service, call, [&[]]).await?;
    let cod_beneficio: super::Codigo = call.path(0, "codBeneficio", crate::runtime::check::any)?;
    call.query(&[])?;
    match BeneficioApi::listar_dependentes_beneficio(service, call.context(principal), cod_beneficio).await {
        Ok(body) => crate::runtime::reply::json(200, "application/json", &body),
        Err(error) => error.reply(call),
    }
}

pub(super) async fn listar_equipamentos<S: BeneficioApi>(
    service: &S,
    call: &mut crate::runtime::Call,
) -> crate::runtime::Answer {
    let principal = super::security::bearer(service, call, [&[]]).await?;
    let cod_beneficio: super::Codigo = call.path(0, "codBeneficio", crate::runtime::check::any)?;
    call.query(&[])?;
    match BeneficioApi::listar_equipamentos(service, call.context(principal), cod_beneficio).await {
        Ok(body) => crate::runtime::reply::json(200, "application/json", &body),
        Err(error) => error.reply(call),
    }
}

pub(super) async fn listar_itens_beneficio<S: BeneficioApi>(
    service: &S,
    call: &mut crate::runtime::Call,
) -> crate::runtime::Answer {
    let principal = super::security::bearer(service, call, [&[]]).await?;
    let cod_beneficio: super::Codigo = call.path(0, "codBeneficio", crate::runtime::check::any)?;
    call.query(&[])?;
    match BeneficioApi::listar_itens_beneficio(service, call.context(principal), cod_beneficio).await {
        Ok(body) => crate::runtime::reply::json(200, "application/json", &body),
        Err(error) => error.reply(call),
    }
}

pub(super) async fn adicionar_item_beneficio<S: BeneficioApi>(
    service: &S,
    call: &mut crate::runtime::Call,
) -> crate::runtime::Answer {
    let principal = super::security::bearer(service, call, [&[]]).await?;
    let cod_beneficio: super::Codigo = call.path(0, "codBeneficio", crate::runtime::check::any)?;
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
    let body: ItemBeneficioInputTo = call.json(crate::runtime::check::any).await?;
    let parameters = AdicionarItemBeneficioParameters { cod_beneficio, idempotency_key };
    match BeneficioApi::adicionar_item_beneficio(service, call.context(principal), parameters, body).await {
        Ok(body) => crate::runtime::reply::json(200, "application/json", &body),
        Err(error) => error.reply(call),
    }
}

/// Benefício encontrado em uma pesquisa ou na lista.
///
/// Schema `PesquisaBeneficioOutputTO`.
#[derive(Debug, Clone, PartialEq)]
pub struct PesquisaBeneficioOutputTo {
    /// Código do benefício.
    ///
    /// Property `codBeneficio`.
    pub cod_beneficio: Option<super::Codigo>,
    /// Número sequencial do benefício.
    pub sequencial: Option<super::Sequencial>,
    /// Tipo do benefício.
    ///
    /// Property `tipoBeneficio`.
    pub tipo_beneficio: Option<super::TipoBeneficio>,
    /// Nome da situação.
    ///
    /// At most 200 characters.
    pub situacao: Option<String>,
    /// Tipo da situação.
    ///
    /// Property `tipoSituacao`.
    pub tipo_situacao: Option<super::TipoSituacao>,
    /// Número do cartão de desconto.
    ///
    /// Property `numeroCartaoDesconto`.
    pub numero_cartao_desconto: Option<super::NumeroCartaoDesconto>,
    /// Código do titular.
    ///
    /// Property `codPessoa`.
    pub cod_pessoa: Option<super::Codigo>,
    /// Nome do titular.
    ///
    /// Property `nomePessoa`. At most 200 characters.
    pub nome_pessoa: Option<String>,
    /// CPF ou CNPJ do titular.
    ///
    /// Property `cpfCnpj`.
    pub cpf_cnpj: Option<super::CpfCnpj>,
    /// Código da loja.
    ///
    /// Property `codLoja`.
    pub cod_loja: Option<super::Codigo>,
    /// Nome da loja.
    ///
    /// Property `nomeLoja`. At most 200 characters.
    pub nome_loja: Option<String>,
    /// Código do consultor.
    ///
    /// Property `codConsultor`.
    pub cod_consultor: Option<super::Codigo>,
    /// Nome do consultor.
    ///
    /// Property `nomeConsultor`. At most 200 characters.
    pub nome_consultor: Option<String>,
    /// Código do representante.
    ///
    /// Property `codRepresentante`.
    pub cod_representante: Option<super::Codigo>,
    /// Nome do representante.
    ///
    /// Property `nomeRepresentante`. At most 200 characters.
    pub nome_representante: Option<String>,
    /// Identificador do benefício no sistema de quem o salvou.
    ///
    /// Property `codigoIntegracao`. At most 60 characters.
    pub codigo_integracao: Option<String>,
    /// Placa do veículo, em benefício veicular.
    pub placa: Option<super::Placa>,
    /// Chassi do veículo, em benefício veicular.
    pub chassi: Option<super::Chassi>,
    /// Marca do veículo, em benefício veicular.
    ///
    /// At most 60 characters.
    pub marca: Option<String>,
    /// Modelo do veículo, em benefício veicular.
    ///
    /// At most 100 characters.
    pub modelo: Option<String>,
    /// O veículo por inteiro, em benefício veicular.
    pub veiculo: Option<super::VeiculoTo>,
    /// Planos do benefício.
    pub planos: Option<Vec<super::PlanoContratadoTo>>,
    /// Dia do vencimento.
    ///
    /// Property `diaVencimento`.
    pub dia_vencimento: Option<DiaVencimento>,
    /// Dia do cadastro.
    ///
    /// Property `dataCadastro`.
    pub data_cadastro: Option<super::DataBr>,
    /// Dia da adesão.
    ///
    /// Property `dataAdesao`.
    pub data_adesao: Option<super::DataBr>,
    /// Dia da ativação.
    ///
    /// Property `dataAtivacao`.
    pub data_ativacao: Option<super::DataBr>,
    /// Dia do cancelamento.
    ///
    /// Property `dataCancelamento`.
    pub data_cancelamento: Option<super::DataBr>,
    /// Dia da última atualização.
    ///
    /// Property `dataAtualizacao`.
    pub data_atualizacao: Option<super::DataBr>,
}
crate::runtime::object! {
    PesquisaBeneficioOutputTo {
        0 cod_beneficio "codBeneficio" optional,
        1 sequencial "sequencial" optional,
        2 tipo_beneficio "tipoBeneficio" optional,
        3 situacao "situacao" optional,
        4 tipo_situacao "tipoSituacao" optional,
        5 numero_cartao_desconto "numeroCartaoDesconto" optional,
        6 cod_pessoa "codPessoa" optional,
        7 nome_pessoa "nomePessoa" optional,
        8 cpf_cnpj "cpfCnpj" optional,
        9 cod_loja "codLoja" optional,
        10 nome_loja "nomeLoja" optional,
        11 cod_consultor "codConsultor" optional,
        12 nome_consultor "nomeConsultor" optional,
        13 cod_representante "codRepresentante" optional,
        14 nome_representante "nomeRepresentante" optional,
        15 codigo_integracao "codigoIntegracao" optional,
        16 placa "placa" optional,
        17 chassi "chassi" optional,
        18 marca "marca" optional,
        19 modelo "modelo" optional,
        20 veiculo "veiculo" optional,
        21 planos "planos" optional,
        22 dia_vencimento "diaVencimento" optional,
        23 data_cadastro "dataCadastro" optional,
        24 data_adesao "dataAdesao" optional,
        25 data_ativacao "dataAtivacao" optional,
        26 data_cancelamento "dataCancelamento" optional,
        27 data_atualizacao "dataAtualizacao" optional,
    }
}
impl crate::runtime::Check for PesquisaBeneficioOutputTo {
    fn check(&self) -> Result<(), crate::runtime::Fault> {
        if let Some(value) = &self.situacao {
            crate::runtime::check::at("situacao", crate::runtime::check::max_length(value, 200))?;
        }
        if let Some(value) = &self.nome_pessoa {
            crate::runtime::check::at("nomePessoa", crate::runtime::check::max_length(value, 200))?;
        }
        if let Some(value) = &self.nome_loja {
            crate::runtime::check::at("nomeLoja", crate::runtime::check::max_length(value, 200))?;
        }
        if let Some(value) = &self.nome_consultor {
            crate::runtime::check::at("nomeConsultor", crate::runtime::check::max_length(value, 200))?;
        }
        if let Some(value) = &self.nome_representante {
            crate::runtime::check::at("nomeRepresentante", crate::runtime::check::max_length(value, 200))?;
        }
        if let Some(value) = &self.codigo_integracao {
            crate::runtime::check::at("codigoIntegracao", crate::runtime::check::max_length(value, 60))?;
        }
        if let Some(value) = &self.marca {
            crate::runtime::check::at("marca", crate::runtime::check::max_length(value, 60))?;
        }
        if let Some(value) = &self.modelo {
            crate::runtime::check::at("modelo", crate::runtime::check::max_length(value, 100))?;
        }
        if let Some(value) = &self.veiculo {
            crate::runtime::check::at("veiculo", crate::runtime::Check::check(value))?;
        }
        if let Some(value) = &self.planos {
            for (index, item) in value.iter().enumerate() {
                crate::runtime::check::at(
                    "planos",
                    crate::runtime::check::at_index(index, crate::runtime::Check::check(item)),
                )?;
            }
        }
        Ok(())
    }
}

/// Dia do mês em que o benefício vence.
///
/// Schema `DiaVencimento`. At least 1, at most 31. Example: `10`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct DiaVencimento(i32);
crate::runtime::newtype! {
    DiaVencimento(i32) |value| {
        crate::runtime::check::minimum(value, 1)?;
        crate::runtime::check::maximum(value, 31)?;
        Ok(())
    }
}

/// Benefício a salvar, ligado à pessoa pelo CPF/CNPJ; seu tipo é o do plano (decisão).
///
/// Schema `BeneficioInputTO`.
#[derive(Debug, Clone, PartialEq)]
pub struct BeneficioInputTo {
    /// Código do benefício; presente, atualiza; ausente, cria.
    ///
    /// Property `codBeneficio`.
    pub cod_beneficio: Option<super::Codigo>,
    /// CPF ou CNPJ da pessoa, já cadastrada; na atualização, o do titular (decisão).
    ///
    /// Property `cpfCnpj`.
    pub cpf_cnpj: super::CpfCnpj,
    /// Código do plano, da lista de negociação (decisão: o tipo e os limites são os da pesquisa).
    ///
    /// Property `codPlano`.
    pub cod_plano: super::CodigoPlano,
    /// Código da loja; ausente, a da pessoa.
    ///
    /// Property `codLoja`.
    pub cod_loja: Option<super::Codigo>,
    /// Dia do vencimento.
    ///
    /// Property `diaVencimento`.
    pub dia_vencimento: Option<Option<DiaVencimento>>,
    /// Situação, pelo jeito simples; ausente na criação, vale `situacao` ou, sem ela, ativo (decisão).
    pub ativo: Option<bool>,
    /// Situação, pelo nome cadastrado (decisão: até 200 caracteres).
    ///
    /// At most 200 characters.
    pub situacao: Option<String>,
    /// Número do cartão de desconto; ausente na criação, o serviço o gera (decisão).
    ///
    /// Property `numeroCartaoDesconto`.
    pub numero_cartao_desconto: Option<Option<super::NumeroCartaoDesconto>>,
    /// Código do consultor que vendeu o benefício.
    ///
    /// Property `codConsultor`.
    pub cod_consultor: Option<Option<super::Codigo>>,
    /// Código do representante que vendeu o benefício.
    ///
    /// Property `codRepresentante`.
    pub cod_representante: Option<Option<super::Codigo>>,
    /// Identificador do benefício no sistema de quem chama.
    ///
    /// Property `codigoIntegracao`. At most 60 characters.
    pub codigo_integracao: Option<Option<String>>,
    /// Dia da adesão; ausente na criação, o dia do pedido.
    ///
    /// Property `dataAdesao`.
    pub data_adesao: Option<super::DataEntrada>,
    /// Campos adicionais do tipo do benefício.
    ///
    /// Property `dadosAdicionais`. At most 200 elements.
    pub dados_adicionais: Option<Vec<CampoAdicionalInputTo>>,
}
crate::runtime::object! {
    BeneficioInputTo {
        0 cod_beneficio "codBeneficio" optional,
        1 cpf_cnpj "cpfCnpj" required,
        2 cod_plano "codPlano" required,
        3 cod_loja "codLoja" optional,
        4 dia_vencimento "diaVencimento" both,
        5 ativo "ativo" optional,
        6 situacao "situacao" optional,
        7 numero_cartao_desconto "numeroCartaoDesconto" both,
        8 cod_consultor "codConsultor" both,
        9 cod_representante "codRepresentante" both,
        10 codigo_integracao "codigoIntegracao" both,
        11 data_adesao "dataAdesao" optional,
        12 dados_adicionais "dadosAdicionais" optional,
    }
}
impl crate::runtime::Check for BeneficioInputTo {
    fn check(&self) -> Result<(), crate::runtime::Fault> {
        if let Some(value) = &self.situacao {
            crate::runtime::check::at("situacao", crate::runtime::check::max_length(value, 200))?;
        }
        if let Some(Some(value)) = &self.codigo_integracao {
            crate::runtime::check::at("codigoIntegracao", crate::runtime::check::max_length(value, 60))?;
        }
        if let Some(value) = &self.dados_adicionais {
            crate::runtime::check::at("dadosAdicionais", crate::runtime::check::max_items(value, 200))?;
            for (index, item) in value.iter().enumerate() {
                crate::runtime::check::at(
                    "dadosAdicionais",
                    crate::runtime::check::at_index(index, crate::runtime::Check::check(item)),
                )?;
            }
        }
        Ok(())
    }
}

/// Valor de um campo adicional, identificado pelo código ou pelo nome.
///
/// Schema `CampoAdicionalInputTO`.
#[derive(Debug, Clone, PartialEq)]
pub struct CampoAdicionalInputTo {
    /// Código do campo; dispensa `nome`.
    ///
    /// Property `codCampo`.
    pub cod_campo: Option<super::Codigo>,
    /// Nome do campo; dispensa `codCampo`.
    ///
    /// At most 200 characters.
    pub nome: Option<String>,
    /// Valor a gravar; nulo apaga o atual.
    pub valor: crate::runtime::Value,
}
crate::runtime::object! {
    CampoAdicionalInputTo {
        0 cod_campo "codCampo" optional,
        1 nome "nome" optional,
        2 valor "valor" required,
    }
}
impl crate::runtime::Check for CampoAdicionalInputTo {
    fn check(&self) -> Result<(), crate::runtime::Fault> {
        if let Some(value) = &self.nome {
            crate::runtime::check::at("nome", crate::runtime::check::max_length(value, 200))?;
        }
        Ok(())
    }
}

/// Benefício salvo.
///
/// Schema `BeneficioOutputTO`.
#[derive(Debug, Clone, PartialEq)]
pub struct BeneficioOutputTo {
    /// Código do benefício.
    ///
    /// Property `codBeneficio`.
    pub cod_beneficio: Option<super::Codigo>,
    /// Número do cartão de desconto.
    ///
    /// Property `numeroCartaoDesconto`.
    pub numero_cartao_desconto: Option<super::NumeroCartaoDesconto>,
    /// Número sequencial do benefício.
    pub sequencial: Option<super::Sequencial>,
    /// Código do titular.
    ///
    /// Property `codPessoa`.
    pub cod_pessoa: Option<super::Codigo>,
    /// Nome da situação.
    ///
    /// At most 200 characters.
    pub situacao: Option<String>,
    /// Tipo da situação.
    ///
    /// Property `tipoSituacao`.
    pub tipo_situacao: Option<super::TipoSituacao>,
}
crate::runtime::object! {
    BeneficioOutputTo {
        0 cod_beneficio "codBeneficio" optional,
        1 numero_cartao_desconto "numeroCartaoDesconto" optional,
        2 sequencial "sequencial" optional,
        3 cod_pessoa "codPessoa" optional,
        4 situacao "situacao" optional,
        5 tipo_situacao "tipoSituacao" optional,
    }
}
impl crate::runtime::Check for BeneficioOutputTo {
    fn check(&self) -> Result<(), crate::runtime::Fault> {
        if let Some(value) = &self.situacao {
            crate::runtime::check::at("situacao", crate::runtime::check::max_length(value, 200))?;
        }
        Ok(())
    }
}

/// Benefício veicular a salvar, com os campos do benefício e os do veículo.
///
/// Schema `BeneficioVeiculoInputTO`.
#[derive(Debug, Clone, PartialEq)]
pub struct BeneficioVeiculoInputTo {
    /// Código do benefício; presente, atualiza; ausente, cria.
    ///
    /// Property `codBeneficio`.
    pub cod_beneficio: Option<super::Codigo>,
    /// CPF ou CNPJ da pessoa, já cadastrada; na atualização, o do titular (decisão).
    ///
    /// Property `cpfCnpj`.
    pub cpf_cnpj: super::CpfCnpj,
    /// Código do plano, da lista de negociação (decisão: o tipo e os limites são os da pesquisa).
    ///
    /// Property `codPlano`.
    pub cod_plano: super::CodigoPlano,
    /// Código da loja; ausente, a da pessoa.
    ///
    /// Property `codLoja`.
    pub cod_loja: Option<super::Codigo>,
    /// Dia do vencimento.
    ///
    /// Property `diaVencimento`.
    pub dia_vencimento: Option<Option<DiaVencimento>>,
    /// Situação, pelo jeito simples; ausente na criação, vale `situacao` ou, sem ela, ativo (decisão).
    pub ativo: Option<bool>,
    /// Situação, pelo nome cadastrado (decisão: até 200 caracteres).
    ///
    /// At most 200 characters.
    pub situacao: Option<String>,
    /// Número do cartão de desconto; ausente na criação, o serviço o gera (decisão).
    ///
    /// Property `numeroCartaoDesconto`.
    pub numero_cartao_desconto: Option<Option<super::NumeroCartaoDesconto>>,
    /// Código do consultor que vendeu o benefício.
    ///
    /// Property `codConsultor`.
    pub cod_consultor: Option<Option<super::Codigo>>,
    /// Código do representante que vendeu o benefício.
    ///
    /// Property `codRepresentante`.
    pub cod_representante: Option<Option<super::Codigo>>,
    /// Identificador do benefício no sistema de quem chama.
    ///
    /// Property `codigoIntegracao`. At most 60 characters.
    pub codigo_integracao: Option<Option<String>>,
    /// Dia da adesão; ausente na criação, o dia do pedido.
    ///
    /// Property `dataAdesao`.
    pub data_adesao: Option<super::DataEntrada>,
    /// Campos adicionais do tipo do benefício.
    ///
    /// Property `dadosAdicionais`. At most 200 elements.
    pub dados_adicionais: Option<Vec<CampoAdicionalInputTo>>,
    /// Placa do veículo.
    pub placa: Option<Option<super::Placa>>,
    /// Chassi do veículo.
    pub chassi: Option<Option<super::Chassi>>,
    /// Marca do veículo (decisão: até 60 caracteres).
    ///
    /// At most 60 characters.
    pub marca: Option<Option<String>>,
    /// Modelo do veículo (decisão: até 100 caracteres).
    ///
    /// At most 100 characters.
    pub modelo: Option<Option<String>>,
    /// Categoria do veículo.
    pub categoria: Option<Option<CategoriaVeiculo>>,
    /// Combustível do veículo.
    pub combustivel: Option<Option<Combustivel>>,
    /// Código do tipo de veículo, de `GET /ext/beneficio/tipoVeiculo`.
    ///
    /// Property `codTipoVeiculo`.
    pub cod_tipo_veiculo: Option<Option<super::Codigo>>,
    /// Ano de fabricação.
    ///
    /// Property `anoFabricacao`.
    pub ano_fabricacao: Option<Option<AnoVeiculo>>,
    /// Ano do modelo.
    ///
    /// Property `anoModelo`.
    pub ano_modelo: Option<Option<AnoVeiculo>>,
    /// Cor do veículo.
    ///
    /// At most 30 characters.
    pub cor: Option<Option<String>>,
    /// Número do Renavam.
    ///
    /// At most 11 characters.
    pub renavam: Option<Option<String>>,
    /// Número de portas.
    ///
    /// Property `numeroPortas`. At least 0, at most 20.
    pub numero_portas: Option<Option<i32>>,
    /// Valor do veículo, em reais.
    ///
    /// Property `valorVeiculo`.
    pub valor_veiculo: Option<Option<super::Valor>>,
    /// Valor protegido, em reais.
    ///
    /// Property `valorProtegido`.
    pub valor_protegido: Option<Option<super::Valor>>,
    /// Participação do associado em um evento, em reais.
    ///
    /// Property `valorParticipacao`.
    pub valor_participacao: Option<Option<super::Valor>>,
}
crate::runtime::object! {
    BeneficioVeiculoInputTo {
        0 cod_beneficio "codBeneficio" optional,
        1 cpf_cnpj "cpfCnpj" required,
        2 cod_plano "codPlano" required,
        3 cod_loja "codLoja" optional,
        4 dia_vencimento "diaVencimento" both,
        5 ativo "ativo" optional,
        6 situacao "situacao" optional,
        7 numero_cartao_desconto "numeroCartaoDesconto" both,
        8 cod_consultor "codConsultor" both,
        9 cod_representante "codRepresentante" both,
        10 codigo_integracao "codigoIntegracao" both,
        11 data_adesao "dataAdesao" optional,
        12 dados_adicionais "dadosAdicionais" optional,
        13 placa "placa" both,
        14 chassi "chassi" both,
        15 marca "marca" both,
        16 modelo "modelo" both,
        17 categoria "categoria" both,
        18 combustivel "combustivel" both,
        19 cod_tipo_veiculo "codTipoVeiculo" both,
        20 ano_fabricacao "anoFabricacao" both,
        21 ano_modelo "anoModelo" both,
        22 cor "cor" both,
        23 renavam "renavam" both,
        24 numero_portas "numeroPortas" both,
        25 valor_veiculo "valorVeiculo" both,
        26 valor_protegido "valorProtegido" both,
        27 valor_participacao "valorParticipacao" both,
    }
}
impl crate::runtime::Check for BeneficioVeiculoInputTo {
    fn check(&self) -> Result<(), crate::runtime::Fault> {
        if let Some(value) = &self.situacao {
            crate::runtime::check::at("situacao", crate::runtime::check::max_length(value, 200))?;
        }
        if let Some(Some(value)) = &self.codigo_integracao {
            crate::runtime::check::at("codigoIntegracao", crate::runtime::check::max_length(value, 60))?;
        }
        if let Some(value) = &self.dados_adicionais {
            crate::runtime::check::at("dadosAdicionais", crate::runtime::check::max_items(value, 200))?;
            for (index, item) in value.iter().enumerate() {
                crate::runtime::check::at(
                    "dadosAdicionais",
                    crate::runtime::check::at_index(index, crate::runtime::Check::check(item)),
                )?;
            }
        }
        if let Some(Some(value)) = &self.marca {
            crate::runtime::check::at("marca", crate::runtime::check::max_length(value, 60))?;
        }
        if let Some(Some(value)) = &self.modelo {
            crate::runtime::check::at("modelo", crate::runtime::check::max_length(value, 100))?;
        }
        if let Some(Some(value)) = &self.cor {
            crate::runtime::check::at("cor", crate::runtime::check::max_length(value, 30))?;
        }
        if let Some(Some(value)) = &self.renavam {
            crate::runtime::check::at("renavam", crate::runtime::check::max_length(value, 11))?;
        }
        if let Some(Some(value)) = &self.numero_portas {
            crate::runtime::check::at("numeroPortas", crate::runtime::check::minimum(value, 0))?;
            crate::runtime::check::at("numeroPortas", crate::runtime::check::maximum(value, 20))?;
        }
        Ok(())
    }
}

/// Ano com quatro algarismos.
///
/// Schema `AnoVeiculo`. At least 1900, at most 2100. Example: `2023`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct AnoVeiculo(i32);
crate::runtime::newtype! {
    AnoVeiculo(i32) |value| {
        crate::runtime::check::minimum(value, 1900)?;
        crate::runtime::check::maximum(value, 2100)?;
        Ok(())
    }
}

/// Categoria do veículo, como é enviada.
///
/// Schema `CategoriaVeiculo`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum CategoriaVeiculo {
    /// `BICICLETA`.
    Bicicleta,
    /// `CAMINHAO`.
    Caminhao,
    /// `LEVE`.
    Leve,
    /// `MOTOCICLETA`.
    Motocicleta,
    /// `PICKUP`.
    Pickup,
    /// `UTILITARIO`.
    Utilitario,
    /// `ONIBUS`.
    Onibus,
    /// `OUTRO`.
    Outro,
}
crate::runtime::text_enum! {
    CategoriaVeiculo {
        Bicicleta "BICICLETA",
        Caminhao "CAMINHAO",
        Leve "LEVE",
        Motocicleta "MOTOCICLETA",
        Pickup "PICKUP",
        Utilitario "UTILITARIO",
        Onibus "ONIBUS",
        Outro "OUTRO",
    }
}

/// Combustível do veículo, como é enviado.
///
/// Schema `Combustivel`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Combustivel {
    /// `GASOLINA`.
    Gasolina,
    /// `ETANOL`.
    Etanol,
    /// `FLEX`.
    Flex,
    /// `DIESEL`.
    Diesel,
    /// `GNV`.
    Gnv,
    /// `ELETRICO`.
    Eletrico,
    /// `OUTRO`.
    Outro,
}
crate::runtime::text_enum! {
    Combustivel {
        Gasolina "GASOLINA",
        Etanol "ETANOL",
        Flex "FLEX",
        Diesel "DIESEL",
        Gnv "GNV",
        Eletrico "ELETRICO",
        Outro "OUTRO",
    }
}

/// Dependente encontrado, com o benefício e o titular a que está ligado.
///
/// Schema `PesquisaDependenteOutputTO`.
#[derive(Debug, Clone, PartialEq)]
pub struct PesquisaDependenteOutputTo {
    /// Código do dependente.
    ///
    /// Property `codDependente`.
    pub cod_dependente: Option<super::Codigo>,
    /// Nome do dependente.
    ///
    /// At most 100 characters.
    pub nome: Option<String>,
    /// CPF do dependente.
    pub cpf: Option<super::Cpf>,
    /// Data de nascimento.
    ///
    /// Property `dataNascimento`.
    pub data_nascimento: Option<super::DataBr>,
    /// Parentesco por extenso, como em `DependenteCompletoOutputTO`.
    ///
    /// At most 30 characters.
    pub parentesco: Option<String>,
    /// Sexo do dependente.
    pub sexo: Option<super::Sexo>,
    /// Códigos dos planos do dependente, como vão em `DependenteInputTO`.
    ///
    /// At most 100 elements.
    pub planos: Option<Vec<super::CodigoPlano>>,
    /// Número do cartão de desconto do dependente.
    ///
    /// Property `numeroCartaoDesconto`.
    pub numero_cartao_desconto: Option<super::NumeroCartaoDesconto>,
    /// Se o dependente está ativo.
    pub ativo: Option<bool>,
    /// Código do benefício.
    ///
    /// Property `codBeneficio`.
    pub cod_beneficio: Option<super::Codigo>,
    /// Número sequencial do benefício.
    pub sequencial: Option<super::Sequencial>,
    /// Nome da situação do benefício.
    ///
    /// At most 200 characters.
    pub situacao: Option<String>,
    /// Tipo da situação do benefício.
    ///
    /// Property `tipoSituacao`.
    pub tipo_situacao: Option<super::TipoSituacao>,
    /// Código do titular.
    ///
    /// Property `codPessoa`.
    pub cod_pessoa: Option<super::Codigo>,
    /// Nome do titular.
    ///
    /// Property `nomePessoa`. At most 200 characters.
    pub nome_pessoa: Option<String>,
    /// CPF ou CNPJ do titular.
    ///
    /// Property `cpfCnpj`.
    pub cpf_cnpj: Option<super::CpfCnpj>,
}
crate::runtime::object! {
    PesquisaDependenteOutputTo {
        0 cod_dependente "codDependente" optional,
        1 nome "nome" optional,
        2 cpf "cpf" optional,
        3 data_nascimento "dataNascimento" optional,
        4 parentesco "parentesco" optional,
        5 sexo "sexo" optional,
        6 planos "planos" optional,
        7 numero_cartao_desconto "numeroCartaoDesconto" optional,
        8 ativo "ativo" optional,
        9 cod_beneficio "codBeneficio" optional,
        10 sequencial "sequencial" optional,
        11 situacao "situacao" optional,
        12 tipo_situacao "tipoSituacao" optional,
        13 cod_pessoa "codPessoa" optional,
        14 nome_pessoa "nomePessoa" optional,
        15 cpf_cnpj "cpfCnpj" optional,
    }
}
impl crate::runtime::Check for PesquisaDependenteOutputTo {
    fn check(&self) -> Result<(), crate::runtime::Fault> {
        if let Some(value) = &self.nome {
            crate::runtime::check::at("nome", crate::runtime::check::max_length(value, 100))?;
        }
        if let Some(value) = &self.parentesco {
            crate::runtime::check::at("parentesco", crate::runtime::check::max_length(value, 30))?;
        }
        if let Some(value) = &self.planos {
            crate::runtime::check::at("planos", crate::runtime::check::max_items(value, 100))?;
        }
        if let Some(value) = &self.situacao {
            crate::runtime::check::at("situacao", crate::runtime::check::max_length(value, 200))?;
        }
        if let Some(value) = &self.nome_pessoa {
            crate::runtime::check::at("nomePessoa", crate::runtime::check::max_length(value, 200))?;
        }
        Ok(())
    }
}

/// Dependente a salvar; a atualização substitui o registro inteiro, salvo cartão e `ativo` ausentes (decisão).
///
/// Schema `DependenteInputTO`.
#[derive(Debug, Clone, PartialEq)]
pub struct DependenteInputTo {
    /// Código do benefício a que o dependente se liga.
    ///
    /// Property `codBeneficio`.
    pub cod_beneficio: super::Codigo,
    /// Código do dependente; presente, atualiza, e tem de ser do benefício indicado; ausente, cria.
    ///
    /// Property `codDependente`.
    pub cod_dependente: Option<super::Codigo>,
    /// Nome do dependente, com até 100 caracteres (decisão, não pode ser vazio).
    ///
    /// At least 1 character, at most 100 characters.
    pub nome: String,
    /// CPF do dependente.
    pub cpf: Option<Option<super::Cpf>>,
    /// Data de nascimento.
    ///
    /// Property `dataNascimento`.
    pub data_nascimento: Option<Option<super::DataEntrada>>,
    /// Documento de identidade (decisão: até 30 caracteres).
    ///
    /// At most 30 characters.
    pub identidade: Option<Option<String>>,
    /// Número do cartão de desconto; ausente na criação, o serviço o gera; ausente na atualização, fica o que há (decisões).
    ///
    /// Property `numeroCartaoDesconto`.
    pub numero_cartao_desconto: Option<Option<super::NumeroCartaoDesconto>>,
    /// Telefone do dependente.
    pub telefone: Option<Option<super::Telefone>>,
    /// Código do parentesco; ausente vale `OUTRO` (decisão).
    pub parentesco: Option<Option<super::Parentesco>>,
    /// Sexo do dependente.
    pub sexo: Option<Option<super::Sexo>>,
    /// Códigos dos planos do dependente (decisão, no máximo 100).
    ///
    /// At most 100 elements.
    pub planos: Option<Option<Vec<super::CodigoPlano>>>,
    /// Se o dependente está ativo; ausente na criação vale verdadeiro, na atualização fica como está (decisões).
    pub ativo: Option<bool>,
}
crate::runtime::object! {
    DependenteInputTo {
        0 cod_beneficio "codBeneficio" required,
        1 cod_dependente "codDependente" optional,
        2 nome "nome" required,
        3 cpf "cpf" both,
        4 data_nascimento "dataNascimento" both,
        5 identidade "identidade" both,
        6 numero_cartao_desconto "numeroCartaoDesconto" both,
        7 telefone "telefone" both,
        8 parentesco "parentesco" both,
        9 sexo "sexo" both,
        10 planos "planos" both,
        11 ativo "ativo" optional,
    }
}
impl crate::runtime::Check for DependenteInputTo {
    fn check(&self) -> Result<(), crate::runtime::Fault> {
        crate::runtime::check::at("nome", crate::runtime::check::min_length(&self.nome, 1))?;
        crate::runtime::check::at("nome", crate::runtime::check::max_length(&self.nome, 100))?;
        if let Some(Some(value)) = &self.identidade {
            crate::runtime::check::at("identidade", crate::runtime::check::max_length(value, 30))?;
        }
        if let Some(Some(value)) = &self.planos {
            crate::runtime::check::at("planos", crate::runtime::check::max_items(value, 100))?;
        }
        Ok(())
    }
}

/// Dependente salvo.
///
/// Schema `DependenteBasicoOutputTO`.
#[derive(Debug, Clone, PartialEq)]
pub struct DependenteBasicoOutputTo {
    /// Código do dependente.
    ///
    /// Property `codDependente`.
    pub cod_dependente: Option<super::Codigo>,
    /// Número do cartão de desconto do dependente.
    ///
    /// Property `numeroCartaoDesconto`.
    pub numero_cartao_desconto: Option<super::NumeroCartaoDesconto>,
}
crate::runtime::object! {
    DependenteBasicoOutputTo {
        0 cod_dependente "codDependente" optional,
        1 numero_cartao_desconto "numeroCartaoDesconto" optional,
    }
}

/// Página da lista de benefícios.
///
/// Schema `ListaBeneficioOutputTO`.
#[derive(Debug, Clone, PartialEq)]
pub struct ListaBeneficioOutputTo {
    /// Benefícios da página.
    ///
    /// At most 100 elements.
    pub itens: Vec<PesquisaBeneficioOutputTo>,
    /// Número desta página, a partir de 1.
    ///
    /// Property `paginaAtual`. At least 1.
    pub pagina_atual: i32,
    /// Se há uma próxima página.
    ///
    /// Property `proximaPagina`.
    pub proxima_pagina: bool,
    /// Total de benefícios, em todas as páginas.
    ///
    /// At least 0.
    pub quantidade: i32,
}
crate::runtime::object! {
    ListaBeneficioOutputTo {
        0 itens "itens" required,
        1 pagina_atual "paginaAtual" required,
        2 proxima_pagina "proximaPagina" required,
        3 quantidade "quantidade" required,
    }
}
impl crate::runtime::Check for ListaBeneficioOutputTo {
    fn check(&self) -> Result<(), crate::runtime::Fault> {
        crate::runtime::check::at("itens", crate::runtime::check::max_items(&self.itens, 100))?;
        for (index, item) in self.itens.iter().enumerate() {
            crate::runtime::check::at(
                "itens",
                crate::runtime::check::at_index(index, crate::runtime::Check::check(item)),
            )?;
        }
        crate::runtime::check::at("paginaAtual", crate::runtime::check::minimum(&self.pagina_atual, 1))?;
        crate::runtime::check::at("quantidade", crate::runtime::check::minimum(&self.quantidade, 0))?;
        Ok(())
    }
}

/// Situação de benefício, com nome cadastrado na base e tipo fixo no sistema.
///
/// Schema `SituacaoBeneficioTO`.
#[derive(Debug, Clone, PartialEq)]
pub struct SituacaoBeneficioTo {
    /// Código da situação.
    ///
    /// Property `codSituacao`.
    pub cod_situacao: Option<super::Codigo>,
    /// Nome da situação, o que se envia em `situacao`.
    ///
    /// At most 200 characters.
    pub nome: Option<String>,
    /// Tipo da situação.
    ///
    /// Property `tipoSituacao`.
    pub tipo_situacao: Option<super::TipoSituacao>,
    /// Cor de destaque.
    ///
    /// Property `corDestaque`.
    pub cor_destaque: Option<super::CorHex>,
    /// Cor que contrasta com a de destaque.
    ///
    /// Property `corInversa`.
    pub cor_inversa: Option<super::CorHex>,
}
crate::runtime::object! {
    SituacaoBeneficioTo {
        0 cod_situacao "codSituacao" optional,
        1 nome "nome" optional,
        2 tipo_situacao "tipoSituacao" optional,
        3 cor_destaque "corDestaque" optional,
        4 cor_inversa "corInversa" optional,
    }
}
impl crate::runtime::Check for SituacaoBeneficioTo {
    fn check(&self) -> Result<(), crate::runtime::Fault> {
        if let Some(value) = &self.nome {
            crate::runtime::check::at("nome", crate::runtime::check::max_length(value, 200))?;
        }
        Ok(())
    }
}

/// Tipo de veículo.
///
/// Schema `TipoVeiculoBean`.
#[derive(Debug, Clone, PartialEq)]
pub struct TipoVeiculoBean {
    /// Código do tipo de veículo.
    ///
    /// Property `codTipoVeiculo`.
    pub cod_tipo_veiculo: Option<super::Codigo>,
    /// Nome do tipo de veículo.
    ///
    /// At most 200 characters.
    pub nome: Option<String>,
    /// Categoria do tipo de veículo.
    pub categoria: Option<CategoriaTipoVeiculo>,
}
crate::runtime::object! {
    TipoVeiculoBean {
        0 cod_tipo_veiculo "codTipoVeiculo" optional,
        1 nome "nome" optional,
        2 categoria "categoria" optional,
    }
}
impl crate::runtime::Check for TipoVeiculoBean {
    fn check(&self) -> Result<(), crate::runtime::Fault> {
        if let Some(value) = &self.nome {
            crate::runtime::check::at("nome", crate::runtime::check::max_length(value, 200))?;
        }
        Ok(())
    }
}

/// Categoria do tipo de veículo, como é devolvida.
///
/// Schema `CategoriaTipoVeiculo`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum CategoriaTipoVeiculo {
    /// `Bicicleta`.
    Bicicleta,
    /// `Caminhao`.
    Caminhao,
    /// `Leve`.
    Leve,
    /// `Motocicleta`.
    Motocicleta,
    /// `Pickup`.
    Pickup,
    /// `Utilitario`.
    Utilitario,
    /// `Onibus`.
    Onibus,
    /// `Outro`.
    Outro,
}
crate::runtime::text_enum! {
    CategoriaTipoVeiculo {
        Bicicleta "Bicicleta",
        Caminhao "Caminhao",
        Leve "Leve",
        Motocicleta "Motocicleta",
        Pickup "Pickup",
        Utilitario "Utilitario",
        Onibus "Onibus",
        Outro "Outro",
    }
}

/// Dia de vencimento que um benefício pode ter; a operação devolve uma lista deles.
///
/// Schema `ListaDiaVencimentoTO`.
#[derive(Debug, Clone, PartialEq)]
pub struct ListaDiaVencimentoTo {
    /// Dia, o que se envia em `diaVencimento`.
    ///
    /// Property `diaVencimento`.
    pub dia_vencimento: Option<DiaVencimento>,
    /// Texto para mostrar a pessoas.
    ///
    /// At most 60 characters.
    pub descricao: Option<String>,
}
crate::runtime::object! {
    ListaDiaVencimentoTo {
        0 dia_vencimento "diaVencimento" optional,
        1 descricao "descricao" optional,
    }
}
impl crate::runtime::Check for ListaDiaVencimentoTo {
    fn check(&self) -> Result<(), crate::runtime::Fault> {
        if let Some(value) = &self.descricao {
            crate::runtime::check::at("descricao", crate::runtime::check::max_length(value, 60))?;
        }
        Ok(())
    }
}

/// O que identifica o benefício a validar. Informe ao menos um campo; se vierem vários, todos têm de apontar para o mesmo benefício (decisão).
///
/// Schema `ValidacaoBeneficioInputTO`.
#[derive(Debug, Clone, PartialEq)]
pub struct ValidacaoBeneficioInputTo {
    /// Número do cartão do benefício, com ou sem espaços, ou CPF/CNPJ do titular (decisão: até 18 caracteres).
    ///
    /// At most 18 characters.
    pub matricula: Option<String>,
    /// Número sequencial do benefício.
    pub sequencial: Option<super::Sequencial>,
    /// CPF ou CNPJ do titular.
    ///
    /// Property `cpfCnpj`.
    pub cpf_cnpj: Option<super::CpfCnpj>,
}
crate::runtime::object! {
    ValidacaoBeneficioInputTo {
        0 matricula "matricula" optional,
        1 sequencial "sequencial" optional,
        2 cpf_cnpj "cpfCnpj" optional,
    }
}
impl crate::runtime::Check for ValidacaoBeneficioInputTo {
    fn check(&self) -> Result<(), crate::runtime::Fault> {
        if let Some(value) = &self.matricula {
            crate::runtime::check::at("matricula", crate::runtime::check::max_length(value, 18))?;
        }
        Ok(())
    }
}

/// Estado do benefício e dados básicos do titular.
///
/// Schema `ValidacaoBeneficioOutputTO`.
#[derive(Debug, Clone, PartialEq)]
pub struct ValidacaoBeneficioOutputTo {
    /// Se o benefício está ativo.
    pub status: Option<StatusValidacao>,
    /// Nome do titular (decisão: até 200 caracteres).
    ///
    /// At most 200 characters.
    pub nome: Option<String>,
    /// CPF ou CNPJ do titular; como a operação é aberta, pode vir em parte coberto por asteriscos (decisão: até 18 caracteres).
    ///
    /// At most 18 characters.
    pub cpf: Option<String>,
}
crate::runtime::object! {
    ValidacaoBeneficioOutputTo {
        0 status "status" optional,
        1 nome "nome" optional,
        2 cpf "cpf" optional,
    }
}
impl crate::runtime::Check for ValidacaoBeneficioOutputTo {
    fn check(&self) -> Result<(), crate::runtime::Fault> {
        if let Some(value) = &self.nome {
            crate::runtime::check::at("nome", crate::runtime::check::max_length(value, 200))?;
        }
        if let Some(value) = &self.cpf {
            crate::runtime::check::at("cpf", crate::runtime::check::max_length(value, 18))?;
        }
        Ok(())
    }
}

/// Resultado da validação de um benefício.
///
/// Schema `StatusValidacao`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum StatusValidacao {
    /// `ativo`.
    Ativo,
    /// `inativo`.
    Inativo,
}
crate::runtime::text_enum! {
    StatusValidacao {
        Ativo "ativo",
        Inativo "inativo",
    }
}

/// Dependente de um benefício.
///
/// Schema `DependenteCompletoOutputTO`.
#[derive(Debug, Clone, PartialEq)]
pub struct DependenteCompletoOutputTo {
    /// Código do dependente.
    ///
    /// Property `codDependente`.
    pub cod_dependente: Option<super::Codigo>,
    /// Nome do dependente (decisão: até 100 caracteres).
    ///
    /// At most 100 characters.
    pub nome: Option<String>,
    /// CPF do dependente.
    pub cpf: Option<super::Cpf>,
    /// Documento de identidade (decisão: até 30 caracteres).
    ///
    /// At most 30 characters.
    pub identidade: Option<String>,
    /// Telefone do dependente.
    pub telefone: Option<Option<super::Telefone>>,
    /// Número do cartão de desconto do dependente.
    ///
    /// Property `numeroCartaoDesconto`.
    pub numero_cartao_desconto: Option<super::NumeroCartaoDesconto>,
    /// Data de nascimento.
    ///
    /// Property `dataNascimento`.
    pub data_nascimento: Option<super::DataBr>,
    /// Parentesco por extenso, e não o código. Vistos: Cônjuge, Mãe/Pai, Filho(a), Irmã/Irmão, Avó/Avô, Tio(a), Sobrinho(a), Primo(a), Neto(a), Sogro(a), Pet - Canino, Pet - Felino, Pet - Outros, Cunhado(a), Genro/Nora, Enteado(a), Padrasto/Madrasta (decisão: até 30 caracteres).
    ///
    /// At most 30 characters.
    pub parentesco: Option<String>,
    /// Sexo do dependente (decisão, os valores são os da interface).
    pub sexo: Option<super::Sexo>,
    /// Códigos dos planos do dependente, como vão em `DependenteInputTO`.
    ///
    /// At most 100 elements.
    pub planos: Option<Vec<super::CodigoPlano>>,
    /// Se o dependente está ativo.
    pub ativo: Option<bool>,
}
crate::runtime::object! {
    DependenteCompletoOutputTo {
        0 cod_dependente "codDependente" optional,
        1 nome "nome" optional,
        2 cpf "cpf" optional,
        3 identidade "identidade" optional,
        4 telefone "telefone" both,
        5 numero_cartao_desconto "numeroCartaoDesconto" optional,
        6 data_nascimento "dataNascimento" optional,
        7 parentesco "parentesco" optional,
        8 sexo "sexo" optional,
        9 planos "planos" optional,
        10 ativo "ativo" optional,
    }
}
impl crate::runtime::Check for DependenteCompletoOutputTo {
    fn check(&self) -> Result<(), crate::runtime::Fault> {
        if let Some(value) = &self.nome {
            crate::runtime::check::at("nome", crate::runtime::check::max_length(value, 100))?;
        }
        if let Some(value) = &self.identidade {
            crate::runtime::check::at("identidade", crate::runtime::check::max_length(value, 30))?;
        }
        if let Some(value) = &self.parentesco {
            crate::runtime::check::at("parentesco", crate::runtime::check::max_length(value, 30))?;
        }
        if let Some(value) = &self.planos {
            crate::runtime::check::at("planos", crate::runtime::check::max_items(value, 100))?;
        }
        Ok(())
    }
}

/// Rastreador instalado em um veículo.
///
/// Schema `RastreadorInstalacaoTO`.
#[derive(Debug, Clone, PartialEq)]
pub struct RastreadorInstalacaoTo {
    /// Código da instalação.
    ///
    /// Property `codInstalacao`.
    pub cod_instalacao: Option<super::Codigo>,
    /// Código do rastreador.
    ///
    /// Property `codRastreador`.
    pub cod_rastreador: Option<super::Codigo>,
    /// Número de série do rastreador.
    ///
    /// Property `numeroSerie`. At most 60 characters.
    pub numero_serie: Option<String>,
    /// IMEI do rastreador.
    ///
    /// At most 20 characters.
    pub imei: Option<String>,
    /// Fabricante do rastreador.
    ///
    /// At most 100 characters.
    pub fabricante: Option<String>,
    /// Modelo do rastreador.
    ///
    /// At most 100 characters.
    pub modelo: Option<String>,
    /// Operadora da linha de dados.
    ///
    /// At most 60 characters.
    pub operadora: Option<String>,
    /// Número da linha de dados.
    ///
    /// Property `numeroLinha`. At most 20 characters.
    pub numero_linha: Option<String>,
    /// Lugar do veículo em que está instalado.
    ///
    /// Property `localInstalacao`. At most 100 characters.
    pub local_instalacao: Option<String>,
    /// Código do fornecedor.
    ///
    /// Property `codFornecedor`.
    pub cod_fornecedor: Option<super::Codigo>,
    /// Nome do fornecedor.
    ///
    /// Property `nomeFornecedor`. At most 200 characters.
    pub nome_fornecedor: Option<String>,
    /// Nome de quem instalou.
    ///
    /// Property `nomeInstalador`. At most 200 characters.
    pub nome_instalador: Option<String>,
    /// Dia da instalação.
    ///
    /// Property `dataInstalacao`.
    pub data_instalacao: Option<super::DataBr>,
    /// Dia da remoção; vazio enquanto instalado.
    ///
    /// Property `dataRemocao`.
    pub data_remocao: Option<super::DataBr>,
    /// Se o equipamento está em uso.
    pub ativo: Option<bool>,
}
crate::runtime::object! {
    RastreadorInstalacaoTo {
        0 cod_instalacao "codInstalacao" optional,
        1 cod_rastreador "codRastreador" optional,
        2 numero_serie "numeroSerie" optional,
        3 imei "imei" optional,
        4 fabricante "fabricante" optional,
        5 modelo "modelo" optional,
        6 operadora "operadora" optional,
        7 numero_linha "numeroLinha" optional,
        8 local_instalacao "localInstalacao" optional,
        9 cod_fornecedor "codFornecedor" optional,
        10 nome_fornecedor "nomeFornecedor" optional,
        11 nome_instalador "nomeInstalador" optional,
        12 data_instalacao "dataInstalacao" optional,
        13 data_remocao "dataRemocao" optional,
        14 ativo "ativo" optional,
    }
}
impl crate::runtime::Check for RastreadorInstalacaoTo {
    fn check(&self) -> Result<(), crate::runtime::Fault> {
        if let Some(value) = &self.numero_serie {
            crate::runtime::check::at("numeroSerie", crate::runtime::check::max_length(value, 60))?;
        }
        if let Some(value) = &self.imei {
            crate::runtime::check::at("imei", crate::runtime::check::max_length(value, 20))?;
        }
        if let Some(value) = &self.fabricante {
            crate::runtime::check::at("fabricante", crate::runtime::check::max_length(value, 100))?;
        }
        if let Some(value) = &self.modelo {
            crate::runtime::check::at("modelo", crate::runtime::check::max_length(value, 100))?;
        }
        if let Some(value) = &self.operadora {
            crate::runtime::check::at("operadora", crate::runtime::check::max_length(value, 60))?;
        }
        if let Some(value) = &self.numero_linha {
            crate::runtime::check::at("numeroLinha", crate::runtime::check::max_length(value, 20))?;
        }
        if let Some(value) = &self.local_instalacao {
            crate::runtime::check::at("localInstalacao", crate::runtime::check::max_length(value, 100))?;
        }
        if let Some(value) = &self.nome_fornecedor {
            crate::runtime::check::at("nomeFornecedor", crate::runtime::check::max_length(value, 200))?;
        }
        if let Some(value) = &self.nome_instalador {
            crate::runtime::check::at("nomeInstalador", crate::runtime::check::max_length(value, 200))?;
        }
        Ok(())
    }
}

/// Item (plano) de um benefício.
///
/// Schema `ItemBeneficioOutputTO`.
#[derive(Debug, Clone, PartialEq)]
pub struct ItemBeneficioOutputTo {
    /// Código do item.
    ///
    /// Property `codItem`.
    pub cod_item: Option<super::Codigo>,
    /// Código do plano.
    ///
    /// Property `codPlano`.
    pub cod_plano: Option<super::CodigoPlano>,
    /// Nome do plano.
    ///
    /// Property `nomePlano`. At most 200 characters.
    pub nome_plano: Option<String>,
    /// Valor do item, em reais.
    pub valor: Option<super::Valor>,
    /// Dia da inclusão no benefício.
    ///
    /// Property `dataInclusao`.
    pub data_inclusao: Option<super::DataBr>,
    /// Dia da exclusão; vazio enquanto ativo.
    ///
    /// Property `dataExclusao`.
    pub data_exclusao: Option<super::DataBr>,
    /// Se o item está ativo.
    pub ativo: Option<bool>,
}
crate::runtime::object! {
    ItemBeneficioOutputTo {
        0 cod_item "codItem" optional,
        1 cod_plano "codPlano" optional,
        2 nome_plano "nomePlano" optional,
        3 valor "valor" optional,
        4 data_inclusao "dataInclusao" optional,
        5 data_exclusao "dataExclusao" optional,
        6 ativo "ativo" optional,
    }
}
impl crate::runtime::Check for ItemBeneficioOutputTo {
    fn check(&self) -> Result<(), crate::runtime::Fault> {
        if let Some(value) = &self.nome_plano {
            crate::runtime::check::at("nomePlano", crate::runtime::check::max_length(value, 200))?;
        }
        Ok(())
    }
}

/// Item (plano) a acrescentar a um benefício.
///
/// Schema `ItemBeneficioInputTO`.
#[derive(Debug, Clone, PartialEq)]
pub struct ItemBeneficioInputTo {
    /// Código do plano, da lista de negociação.
    ///
    /// Property `codPlano`.
    pub cod_plano: super::CodigoPlano,
    /// Valor do item, em reais; ausente, o do plano.
    pub valor: Option<super::Valor>,
    /// Dia da inclusão; ausente, o dia do pedido.
    ///
    /// Property `dataInclusao`.
    pub data_inclusao: Option<super::DataEntrada>,
}
crate::runtime::object! {
    ItemBeneficioInputTo {
        0 cod_plano "codPlano" required,
        1 valor "valor" optional,
        2 data_inclusao "dataInclusao" optional,
    }
}

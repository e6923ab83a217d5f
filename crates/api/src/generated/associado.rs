//! Operations tagged `Associado`.
//!
//! Made from `spec/service.yaml` by `cargo xtask generate`; do not edit.

/// Operations tagged `Associado`.
///
/// Associado: pessoas e seus cartões de crédito.
pub trait AssociadoApi: super::Authenticate {
    /// Pesquisa associados e seus benefícios
    ///
    /// Devolve uma página de até 100 itens, um por benefício: quem tem dois benefícios aparece duas vezes. Quem ainda
    /// não tem benefício aparece uma vez, sem os campos do benefício (decisão). A ordem é a de `codPessoa` e
    /// `codBeneficio` (decisão).
    ///
    /// Informe ao menos um destes: `codPessoa`; `nome`; `cpf` ou `cnpj`; `dataCadastroInicial` com
    /// `dataCadastroFinal`; `dataNascimento`; `situacaoBeneficio`; `placa` ou `chassi`. Um valor em branco conta como
    /// não informado. Os demais filtros apenas estreitam a busca, e todos valem em conjunto.
    ///
    /// `GET /ext/associado`, operation `pesquisarAssociados`.
    ///
    /// - `context.principal`: let in by `bearer`.
    fn pesquisar_associados(
        &self,
        context: crate::runtime::Context<'_, Self::Bearer>,
        parameters: PesquisarAssociadosParameters,
    ) -> impl Future<Output = Result<ListaPesquisaAssociadoOutputTo, PesquisarAssociadosError>> + Send;

    /// Salva uma pessoa
    ///
    /// Cria a pessoa ou, quando o CPF/CNPJ já está cadastrado, atualiza-a. Na atualização, campo ausente mantém o
    /// valor atual, `null` o apaga, e a lista de telefones e cada endereço tomam por inteiro o lugar dos anteriores
    /// (decisões). A data de nascimento não pode ser futura, e o nome precisa de ao menos um caractere visível
    /// (decisões).
    ///
    /// Pessoa nova não entra em loja desativada; a que já está em uma pode ser alterada e continuar nela (decisão).
    ///
    /// `POST /ext/associado`, operation `salvarAssociado`.
    ///
    /// - `context.principal`: let in by `bearer`.
    /// - `idempotency_key`: header `idempotency-key`. Chave escolhida por quem chama, nova a cada intenção. Repetida pelo mesmo usuário na mesma operação em até 24 h, com o mesmo corpo, devolve a primeira resposta sem gravar de novo; com outro corpo ou outro código no caminho, 400. At least 8 characters, at most 64 characters, matching `^[A-Za-z0-9_-]{8,64}$`.
    /// - `body`: `application/json`. Dados da pessoa, ligados pelo CPF/CNPJ.
    fn salvar_associado(
        &self,
        context: crate::runtime::Context<'_, Self::Bearer>,
        idempotency_key: Option<String>,
        body: PessoaInputTo,
    ) -> impl Future<Output = Result<super::PessoaOutputTo, SalvarAssociadoError>> + Send;

    /// Lista os cartões de crédito do associado
    ///
    /// Devolve os cartões de crédito ligados ao associado. O número vem sempre mascarado, com os quatro últimos
    /// dígitos (decisão).
    ///
    /// `GET /ext/associado/{codPessoa}/cartaoCredito`, operation `listarCartoesCredito`.
    ///
    /// - `context.principal`: let in by `bearer`.
    /// - `cod_pessoa`: path `codPessoa`. Código da pessoa (decisão: mínimo 1).
    fn listar_cartoes_credito(
        &self,
        context: crate::runtime::Context<'_, Self::Bearer>,
        cod_pessoa: super::Codigo,
    ) -> impl Future<Output = Result<Vec<CartaoCreditoTo>, ListarCartoesCreditoError>> + Send;
}

/// Parameters of `GET /ext/associado`, operation `pesquisarAssociados`.
#[derive(Debug, Clone, PartialEq)]
pub struct PesquisarAssociadosParameters {
    /// query `nome`. Nome do associado ou parte dele, sem distinguir acentos nem maiúsculas. Se nenhum nome contém o texto como está, valem os que têm todas as suas palavras, em qualquer ordem: `Silva Maria` acha `Maria da Silva` (decisões; até 200 caracteres). At most 200 characters.
    pub nome: Option<String>,
    /// query `cpf`. CPF, com ou sem máscara (decisão: até 14 caracteres). At most 14 characters.
    pub cpf: Option<String>,
    /// query `cnpj`. CNPJ, numérico ou alfanumérico, com ou sem máscara (decisão: até 18 caracteres). At most 18 characters.
    pub cnpj: Option<String>,
    /// query `cnpjEmpresa`. CNPJ da empresa a que o associado está ligado, com ou sem máscara (decisão: até 18 caracteres). At most 18 characters.
    pub cnpj_empresa: Option<String>,
    /// query `codPessoa`. Código da pessoa (decisão: mínimo 1).
    pub cod_pessoa: Option<super::Codigo>,
    /// query `codLoja`. Código da loja; uma loja que o usuário não acessa não tem resultados (decisão: mínimo 1).
    pub cod_loja: Option<super::Codigo>,
    /// query `codConsultor`. Código do consultor (decisão: mínimo 1).
    pub cod_consultor: Option<super::Codigo>,
    /// query `codRepresentante`. Código do representante (decisão: mínimo 1).
    pub cod_representante: Option<super::Codigo>,
    /// query `dataCadastroInicial`. Primeiro dia do cadastro; exige `dataCadastroFinal`.
    pub data_cadastro_inicial: Option<super::DataBr>,
    /// query `dataCadastroFinal`. Último dia do cadastro; exige `dataCadastroInicial`.
    pub data_cadastro_final: Option<super::DataBr>,
    /// query `dataNascimento`. Data de nascimento.
    pub data_nascimento: Option<super::DataBr>,
    /// query `dataAtualizacao`. Última atualização do associado ou do benefício: traz o que mudou nesse dia ou depois dele (decisão).
    pub data_atualizacao: Option<super::DataBr>,
    /// query `situacaoBeneficio`. Nome da situação do benefício, sem distinguir maiúsculas (decisão: até 200 caracteres). At most 200 characters.
    pub situacao_beneficio: Option<String>,
    /// query `placa`. Placa do veículo, no padrão antigo ou Mercosul, com ou sem hífen (decisão: até 8 caracteres).
    pub placa: Option<super::Placa>,
    /// query `chassi`. Chassi do veículo.
    pub chassi: Option<super::Chassi>,
    /// query `codPlano`. Código do plano.
    pub cod_plano: Option<super::CodigoPlano>,
    /// query `uf`. Sigla da unidade da federação (decisão: até 2 caracteres). At most 2 characters.
    pub uf: Option<String>,
    /// query `pagina`. Número da página; a primeira é 1 (decisão: mínimo 1). At least 1. Default: `1`.
    pub pagina: i32,
}

/// Errors of `GET /ext/associado`, operation `pesquisarAssociados`.
#[derive(Debug)]
pub enum PesquisarAssociadosError {
    /// 400: Nenhum critério suficiente, ou parâmetro inválido, desconhecido ou repetido.
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

crate::runtime::errors! { PesquisarAssociadosError of "pesquisarAssociados" from super::AnyError {
    400 BadRequest(super::BadRequest) from BadRequest,
    401 Unauthorized(super::NaoAutorizado) from Unauthorized,
    500 InternalServerError(super::ErroInterno) from InternalServerError,
    503 ServiceUnavailable(super::Indisponivel) from ServiceUnavailable,
} }

/// Errors of `POST /ext/associado`, operation `salvarAssociado`.
#[derive(Debug)]
pub enum SalvarAssociadoError {
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

crate::runtime::errors! { SalvarAssociadoError of "salvarAssociado" from super::AnyError {
    400 BadRequest(super::BadRequest) from BadRequest,
    401 Unauthorized(super::NaoAutorizado) from Unauthorized,
    408 RequestTimeout(super::TempoEsgotado) from RequestTimeout,
    413 ContentTooLarge(super::CorpoGrandeDemais) from ContentTooLarge,
    415 UnsupportedMediaType(super::TipoNaoSuportado) from UnsupportedMediaType,
    500 InternalServerError(super::ErroInterno) from InternalServerError,
    503 ServiceUnavailable(super::Indisponivel) from ServiceUnavailable,
} }

/// Errors of `GET /ext/associado/{codPessoa}/cartaoCredito`, operation `listarCartoesCredito`.
#[derive(Debug)]
pub enum ListarCartoesCreditoError {
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

crate::runtime::errors! { ListarCartoesCreditoError of "listarCartoesCredito" from super::AnyError {
    400 BadRequest(super::Invalido) from BadRequest,
    401 Unauthorized(super::NaoAutorizado) from Unauthorized,
    404 NotFound(super::NaoEncontrado) from NotFound,
    500 InternalServerError(super::ErroInterno) from InternalServerError,
    503 ServiceUnavailable(super::Indisponivel) from ServiceUnavailable,
} }

pub(super) async fn pesquisar_associados<S: AssociadoApi>(
    service: &S,
    call: &mut crate::runtime::Call,
) -> crate::runtime::Answer {
    const QUERY: [crate::runtime::query::Field; 18] = [
        crate::runtime::query::Field::single("nome"),
        crate::runtime::query::Field::single("cpf"),
        crate::runtime::query::Field::single("cnpj"),
        crate::runtime::query::Field::single("cnpjEmpresa"),
        crate::runtime::query::Field::single("codPessoa"),
        crate::runtime::query::Field::single("codLoja"),
        crate::runtime::query::Field::single("codConsultor"),
        crate::runtime::query::Field::single("codRepresentante"),
        crate::runtime::query::Field::single("dataCadastroInicial"),
        crate::runtime::query::Field::single("dataCadastroFinal"),
        crate::runtime::query::Field::single("dataNascimento"),
        crate::runtime::query::Field::single("dataAtualizacao"),
        crate::runtime::query::Field::single("situacaoBeneficio"),
        crate::runtime::query::Field::single("placa"),
        crate::runtime::query::Field::single("chassi"),
        crate::runtime::query::Field::single("codPlano"),
        crate::runtime::query::Field::single("uf"),
        crate::runtime::query::Field::single("pagina"),
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
    let cnpj: Option<String> = query.optional(2, |value: &String| {
        crate::runtime::check::max_length(value, 18)?;
        Ok(())
    })?;
    let cnpj_empresa: Option<String> = query.optional(3, |value: &String| {
        crate::runtime::check::max_length(value, 18)?;
        Ok(())
    })?;
    let cod_pessoa: Option<super::Codigo> = query.optional(4, crate::runtime::check::any)?;
    let cod_loja: Option<super::Codigo> = query.optional(5, crate::runtime::check::any)?;
    let cod_consultor: Option<super::Codigo> = query.optional(6, crate::runtime::check::any)?;
    let cod_representante: Option<super::Codigo> = query.optional(7, crate::runtime::check::any)?;
    let data_cadastro_inicial: Option<super::DataBr> = query.optional(8, crate::runtime::check::any)?;
    let data_cadastro_final: Option<super::DataBr> = query.optional(9, crate::runtime::check::any)?;
    let data_nascimento: Option<super::DataBr> = query.optional(10, crate::runtime::check::any)?;
    let data_atualizacao: Option<super::DataBr> = query.optional(11, crate::runtime::check::any)?;
    let situacao_beneficio: Option<String> = query.optional(12, |value: &String| {
        crate::runtime::check::max_length(value, 200)?;
        Ok(())
    })?;
    let placa: Option<super::Placa> = query.optional(13, crate::runtime::check::any)?;
    let chassi: Option<super::Chassi> = query.optional(14, crate::runtime::check::any)?;
    let cod_plano: Option<super::CodigoPlano> = query.optional(15, crate::runtime::check::any)?;
    let uf: Option<String> = query.optional(16, |value: &String| {
        crate::runtime::check::max_length(value, 2)?;
        Ok(())
    })?;
    let pagina: i32 = query.or(17, 1, |value: &i32| {
        crate::runtime::check::minimum(value, 1)?;
        Ok(())
    })?;
    let parameters = PesquisarAssociadosParameters {
        nome,
        cpf,
        cnpj,
        cnpj_empresa,
        cod_pessoa,
        cod_loja,
        cod_consultor,
        cod_representante,
        data_cadastro_inicial,
        data_cadastro_final,
        data_nascimento,
        data_atualizacao,
        situacao_beneficio,
        placa,
        chassi,
        cod_plano,
        uf,
        pagina,
    };
    match AssociadoApi::pesquisar_associados(service, call.context(principal), parameters).await {
        Ok(body) => crate::runtime::reply::json(200, "application/json", &body),
        Err(error) => error.reply(call),
    }
}

pub(super) async fn salvar_associado<S: AssociadoApi>(
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
    let body: PessoaInputTo = call.json(|value: &PessoaInputTo| {
        crate::runtime::Check::check(value)?;
        Ok(())
    })
    .await?;
    match AssociadoApi::salvar_associado(service, call.context(principal), idempotency_key, body).await {
        Ok(body) => crate::runtime::reply::json(200, "application/json", &body),
        Err(error) => error.reply(call),
    }
}

pub(super) async fn listar_cartoes_credito<S: AssociadoApi>(
    service: &S,
    call: &mut crate::runtime::Call,
) -> crate::runtime::Answer {
    let principal = super::security::bearer(service, call, [&[]]).await?;
    let cod_pessoa: super::Codigo = call.path(0, "codPessoa", crate::runtime::check::any)?;
    call.query(&[])?;
    match AssociadoApi::listar_cartoes_credito(service, call.context(principal), cod_pessoa).await {
        Ok(body) => crate::runtime::reply::json(200, "application/json", &body),
        Err(error) => error.reply(call),
    }
}

/// Página da pesquisa de associados.
///
/// Schema `ListaPesquisaAssociadoOutputTO`.
#[derive(Debug, Clone, PartialEq)]
pub struct ListaPesquisaAssociadoOutputTo {
    /// Itens da página, um por benefício.
    ///
    /// At most 100 elements.
    pub itens: Vec<PesquisaAssociadoOutputTo>,
    /// Número desta página, a partir de 1 (decisão: mínimo 1).
    ///
    /// Property `paginaAtual`. At least 1.
    pub pagina_atual: i32,
    /// Se há uma próxima página.
    ///
    /// Property `proximaPagina`.
    pub proxima_pagina: bool,
    /// Total de itens encontrados, em todas as páginas (decisão: mínimo 0).
    ///
    /// At least 0.
    pub quantidade: i32,
}
crate::runtime::object! {
    ListaPesquisaAssociadoOutputTo {
        0 itens "itens" required,
        1 pagina_atual "paginaAtual" required,
        2 proxima_pagina "proximaPagina" required,
        3 quantidade "quantidade" required,
    }
}
impl crate::runtime::Check for ListaPesquisaAssociadoOutputTo {
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

/// Associado e um de seus benefícios.
///
/// Schema `PesquisaAssociadoOutputTO`.
#[derive(Debug, Clone, PartialEq)]
pub struct PesquisaAssociadoOutputTo {
    /// Código da pessoa.
    ///
    /// Property `codPessoa`.
    pub cod_pessoa: Option<super::Codigo>,
    /// Código do benefício.
    ///
    /// Property `codBeneficio`.
    pub cod_beneficio: Option<super::Codigo>,
    /// Número sequencial do benefício.
    pub sequencial: Option<super::Sequencial>,
    /// Nome da pessoa (decisão: até 200 caracteres).
    ///
    /// Property `nomePessoa`. At most 200 characters.
    pub nome_pessoa: Option<String>,
    /// Código da loja da pessoa.
    ///
    /// Property `codLoja`.
    pub cod_loja: Option<super::Codigo>,
    /// CPF ou CNPJ da pessoa.
    ///
    /// Property `cpfCnpj`.
    pub cpf_cnpj: Option<super::CpfCnpj>,
    /// Data de nascimento.
    ///
    /// Property `dataNascimento`.
    pub data_nascimento: Option<super::DataBr>,
    /// Sexo da pessoa (decisão, os valores são os da interface).
    pub sexo: Option<super::Sexo>,
    /// E-mail da pessoa.
    pub email: Option<super::Email>,
    /// Telefone celular.
    ///
    /// Property `telefoneCelular`.
    pub telefone_celular: Option<Option<super::Telefone>>,
    /// Telefone fixo.
    ///
    /// Property `telefoneFixo`.
    pub telefone_fixo: Option<Option<super::Telefone>>,
    /// Dia do cadastro.
    ///
    /// Property `dataCadastro`.
    pub data_cadastro: Option<super::DataBr>,
    /// Dia da adesão ao benefício.
    ///
    /// Property `dataAdesao`.
    pub data_adesao: Option<super::DataBr>,
    /// Dia da ativação do benefício.
    ///
    /// Property `dataAtivacao`.
    pub data_ativacao: Option<super::DataBr>,
    /// Placa do veículo.
    pub placa: Option<super::Placa>,
    /// Chassi do veículo.
    pub chassi: Option<super::Chassi>,
    /// Nome da situação do benefício (decisão: até 200 caracteres).
    ///
    /// At most 200 characters.
    pub situacao: Option<String>,
    /// Tipo da situação do benefício.
    ///
    /// Property `tipoSituacao`.
    pub tipo_situacao: Option<super::TipoSituacao>,
    /// Tipo do benefício.
    ///
    /// Property `tipoBeneficio`.
    pub tipo_beneficio: Option<super::TipoBeneficio>,
    /// Empresa a que o associado está ligado (decisão: até 200 caracteres).
    ///
    /// Property `nomeEmpresa`. At most 200 characters.
    pub nome_empresa: Option<String>,
    /// Documento de identidade (decisão: até 30 caracteres).
    ///
    /// At most 30 characters.
    pub identidade: Option<String>,
    /// Número da carteira de habilitação (decisão: até 20 caracteres).
    ///
    /// Property `numeroCnh`. At most 20 characters.
    pub numero_cnh: Option<String>,
    /// Categoria da carteira de habilitação (decisão: até 5 caracteres).
    ///
    /// Property `categoriaCnh`. At most 5 characters.
    pub categoria_cnh: Option<String>,
    /// Número do cartão de desconto.
    ///
    /// Property `numeroCartaoDesconto`.
    pub numero_cartao_desconto: Option<super::NumeroCartaoDesconto>,
    /// Nome da mãe (decisão: até 200 caracteres).
    ///
    /// Property `nomeMae`. At most 200 characters.
    pub nome_mae: Option<String>,
    /// Estado civil (decisão: até 30 caracteres).
    ///
    /// Property `estadoCivil`. At most 30 characters.
    pub estado_civil: Option<String>,
    /// Nome do cônjuge (decisão: até 200 caracteres).
    ///
    /// At most 200 characters.
    pub conjuge: Option<String>,
    /// CPF ou CNPJ de quem paga.
    ///
    /// Property `cpfCnpjResponsavelFinanceiro`.
    pub cpf_cnpj_responsavel_financeiro: Option<super::CpfCnpj>,
    /// Planos do benefício.
    pub planos: Option<Vec<super::PlanoContratadoTo>>,
    /// Endereço da pessoa.
    pub endereco: Option<super::EnderecoTo>,
    /// Endereço de quem paga.
    ///
    /// Property `enderecoResponsavelFinanceiro`.
    pub endereco_responsavel_financeiro: Option<super::EnderecoTo>,
    /// Campos adicionais do benefício.
    ///
    /// Property `dadosAdicionais`.
    pub dados_adicionais: Option<Vec<DadoAdicionalTo>>,
}
crate::runtime::object! {
    PesquisaAssociadoOutputTo {
        0 cod_pessoa "codPessoa" optional,
        1 cod_beneficio "codBeneficio" optional,
        2 sequencial "sequencial" optional,
        3 nome_pessoa "nomePessoa" optional,
        4 cod_loja "codLoja" optional,
        5 cpf_cnpj "cpfCnpj" optional,
        6 data_nascimento "dataNascimento" optional,
        7 sexo "sexo" optional,
        8 email "email" optional,
        9 telefone_celular "telefoneCelular" both,
        10 telefone_fixo "telefoneFixo" both,
        11 data_cadastro "dataCadastro" optional,
        12 data_adesao "dataAdesao" optional,
        13 data_ativacao "dataAtivacao" optional,
        14 placa "placa" optional,
        15 chassi "chassi" optional,
        16 situacao "situacao" optional,
        17 tipo_situacao "tipoSituacao" optional,
        18 tipo_beneficio "tipoBeneficio" optional,
        19 nome_empresa "nomeEmpresa" optional,
        20 identidade "identidade" optional,
        21 numero_cnh "numeroCnh" optional,
        22 categoria_cnh "categoriaCnh" optional,
        23 numero_cartao_desconto "numeroCartaoDesconto" optional,
        24 nome_mae "nomeMae" optional,
        25 estado_civil "estadoCivil" optional,
        26 conjuge "conjuge" optional,
        27 cpf_cnpj_responsavel_financeiro "cpfCnpjResponsavelFinanceiro" optional,
        28 planos "planos" optional,
        29 endereco "endereco" optional,
        30 endereco_responsavel_financeiro "enderecoResponsavelFinanceiro" optional,
        31 dados_adicionais "dadosAdicionais" optional,
    }
}
impl crate::runtime::Check for PesquisaAssociadoOutputTo {
    fn check(&self) -> Result<(), crate::runtime::Fault> {
        if let Some(value) = &self.nome_pessoa {
            crate::runtime::check::at("nomePessoa", crate::runtime::check::max_length(value, 200))?;
        }
        if let Some(value) = &self.situacao {
            crate::runtime::check::at("situacao", crate::runtime::check::max_length(value, 200))?;
        }
        if let Some(value) = &self.nome_empresa {
            crate::runtime::check::at("nomeEmpresa", crate::runtime::check::max_length(value, 200))?;
        }
        if let Some(value) = &self.identidade {
            crate::runtime::check::at("identidade", crate::runtime::check::max_length(value, 30))?;
        }
        if let Some(value) = &self.numero_cnh {
            crate::runtime::check::at("numeroCnh", crate::runtime::check::max_length(value, 20))?;
        }
        if let Some(value) = &self.categoria_cnh {
            crate::runtime::check::at("categoriaCnh", crate::runtime::check::max_length(value, 5))?;
        }
        if let Some(value) = &self.nome_mae {
            crate::runtime::check::at("nomeMae", crate::runtime::check::max_length(value, 200))?;
        }
        if let Some(value) = &self.estado_civil {
            crate::runtime::check::at("estadoCivil", crate::runtime::check::max_length(value, 30))?;
        }
        if let Some(value) = &self.conjuge {
            crate::runtime::check::at("conjuge", crate::runtime::check::max_length(value, 200))?;
        }
        if let Some(value) = &self.planos {
            for (index, item) in value.iter().enumerate() {
                crate::runtime::check::at(
                    "planos",
                    crate::runtime::check::at_index(index, crate::runtime::Check::check(item)),
                )?;
            }
        }
        if let Some(value) = &self.endereco {
            crate::runtime::check::at("endereco", crate::runtime::Check::check(value))?;
        }
        if let Some(value) = &self.endereco_responsavel_financeiro {
            crate::runtime::check::at("enderecoResponsavelFinanceiro", crate::runtime::Check::check(value))?;
        }
        if let Some(value) = &self.dados_adicionais {
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

/// Valor de um campo adicional.
///
/// Schema `DadoAdicionalTO`.
#[derive(Debug, Clone, PartialEq)]
pub struct DadoAdicionalTo {
    /// Nome do campo (decisão: até 200 caracteres).
    ///
    /// At most 200 characters.
    pub nome: Option<String>,
    /// Valor do campo.
    pub valor: Option<crate::runtime::Value>,
}
crate::runtime::object! {
    DadoAdicionalTo {
        0 nome "nome" optional,
        1 valor "valor" optional,
    }
}
impl crate::runtime::Check for DadoAdicionalTo {
    fn check(&self) -> Result<(), crate::runtime::Fault> {
        if let Some(value) = &self.nome {
            crate::runtime::check::at("nome", crate::runtime::check::max_length(value, 200))?;
        }
        Ok(())
    }
}

/// Pessoa a salvar, ligada pelo CPF/CNPJ. Sem `codLoja`, vale a única loja do usuário; se ele tem várias, é preciso informá-la (decisão).
///
/// Schema `PessoaInputTO`.
#[derive(Debug, Clone, PartialEq)]
pub struct PessoaInputTo {
    /// CPF ou CNPJ da pessoa.
    ///
    /// Property `cpfCnpj`.
    pub cpf_cnpj: super::CpfCnpj,
    /// Nome ou razão social (decisão: de 1 a 200 caracteres).
    ///
    /// Property `nomePessoa`. At least 1 character, at most 200 characters.
    pub nome_pessoa: String,
    /// Código da loja.
    ///
    /// Property `codLoja`.
    pub cod_loja: Option<super::Codigo>,
    /// Identificador da pessoa no sistema de quem chama (decisão: até 60 caracteres).
    ///
    /// Property `codigoIntegracao`. At most 60 characters.
    pub codigo_integracao: Option<Option<String>>,
    /// Natureza da pessoa; ausente, vem do tamanho do documento.
    pub natureza: Option<super::Natureza>,
    /// Sexo da pessoa.
    pub sexo: Option<Option<super::Sexo>>,
    /// Data de nascimento.
    ///
    /// Property `dataNascimento`.
    pub data_nascimento: Option<Option<super::DataEntrada>>,
    /// E-mail da pessoa.
    pub email: Option<Option<super::Email>>,
    /// Se aceita receber e-mails.
    ///
    /// Property `recebeEmail`.
    pub recebe_email: Option<Option<bool>>,
    /// Se aceita receber mensagens pelo WhatsApp.
    ///
    /// Property `recebeWhatsApp`.
    pub recebe_whats_app: Option<Option<bool>>,
    /// Telefones da pessoa (decisão, no máximo 10).
    ///
    /// At most 10 elements.
    pub telefones: Option<Option<Vec<TelefoneInputTo>>>,
    /// Endereço da pessoa.
    pub endereco: Option<Option<super::EnderecoTo>>,
    /// Nome fantasia.
    ///
    /// Property `nomeFantasia`. At most 200 characters.
    pub nome_fantasia: Option<Option<String>>,
    /// Representante legal da empresa.
    ///
    /// Property `representanteLegal`. At most 200 characters.
    pub representante_legal: Option<Option<String>>,
    /// Inscrição estadual.
    ///
    /// Property `inscricaoEstadual`. At most 20 characters.
    pub inscricao_estadual: Option<Option<String>>,
    /// Inscrição municipal.
    ///
    /// Property `inscricaoMunicipal`. At most 20 characters.
    pub inscricao_municipal: Option<Option<String>>,
    /// Documento de identidade.
    ///
    /// At most 30 characters.
    pub identidade: Option<Option<String>>,
    /// Órgão expedidor da identidade.
    ///
    /// Property `orgaoExpedidor`. At most 20 characters.
    pub orgao_expedidor: Option<Option<String>>,
    /// Dia da expedição da identidade.
    ///
    /// Property `dataExpedicao`.
    pub data_expedicao: Option<Option<super::DataEntrada>>,
    /// Número da carteira de habilitação.
    ///
    /// Property `numeroCnh`. At most 20 characters.
    pub numero_cnh: Option<Option<String>>,
    /// Categoria da carteira de habilitação.
    ///
    /// Property `categoriaCnh`. At most 5 characters.
    pub categoria_cnh: Option<Option<String>>,
    /// Validade da carteira de habilitação.
    ///
    /// Property `validadeCnh`.
    pub validade_cnh: Option<Option<super::DataEntrada>>,
    /// Nome da mãe.
    ///
    /// Property `nomeMae`. At most 200 characters.
    pub nome_mae: Option<Option<String>>,
    /// Estado civil.
    ///
    /// Property `estadoCivil`. At most 30 characters.
    pub estado_civil: Option<Option<String>>,
    /// Nome do cônjuge.
    ///
    /// At most 200 characters.
    pub conjuge: Option<Option<String>>,
    /// CNPJ da empresa a que o associado está ligado.
    ///
    /// Property `cnpjEmpresa`.
    pub cnpj_empresa: Option<Option<super::CpfCnpj>>,
    /// Nome da empresa a que o associado está ligado.
    ///
    /// Property `nomeEmpresa`. At most 200 characters.
    pub nome_empresa: Option<Option<String>>,
    /// CPF ou CNPJ de quem paga.
    ///
    /// Property `cpfCnpjResponsavelFinanceiro`.
    pub cpf_cnpj_responsavel_financeiro: Option<Option<super::CpfCnpj>>,
    /// Endereço de quem paga.
    ///
    /// Property `enderecoResponsavelFinanceiro`.
    pub endereco_responsavel_financeiro: Option<Option<super::EnderecoTo>>,
}
crate::runtime::object! {
    PessoaInputTo {
        0 cpf_cnpj "cpfCnpj" required,
        1 nome_pessoa "nomePessoa" required,
        2 cod_loja "codLoja" optional,
        3 codigo_integracao "codigoIntegracao" both,
        4 natureza "natureza" optional,
        5 sexo "sexo" both,
        6 data_nascimento "dataNascimento" both,
        7 email "email" both,
        8 recebe_email "recebeEmail" both,
        9 recebe_whats_app "recebeWhatsApp" both,
        10 telefones "telefones" both,
        11 endereco "endereco" both,
        12 nome_fantasia "nomeFantasia" both,
        13 representante_legal "representanteLegal" both,
        14 inscricao_estadual "inscricaoEstadual" both,
        15 inscricao_municipal "inscricaoMunicipal" both,
        16 identidade "identidade" both,
        17 orgao_expedidor "orgaoExpedidor" both,
        18 data_expedicao "dataExpedicao" both,
        19 numero_cnh "numeroCnh" both,
        20 categoria_cnh "categoriaCnh" both,
        21 validade_cnh "validadeCnh" both,
        22 nome_mae "nomeMae" both,
        23 estado_civil "estadoCivil" both,
        24 conjuge "conjuge" both,
        25 cnpj_empresa "cnpjEmpresa" both,
        26 nome_empresa "nomeEmpresa" both,
        27 cpf_cnpj_responsavel_financeiro "cpfCnpjResponsavelFinanceiro" both,
        28 endereco_responsavel_financeiro "enderecoResponsavelFinanceiro" both,
    }
}
impl crate::runtime::Check for PessoaInputTo {
    fn check(&self) -> Result<(), crate::runtime::Fault> {
        crate::runtime::check::at("nomePessoa", crate::runtime::check::min_length(&self.nome_pessoa, 1))?;
        crate::runtime::check::at("nomePessoa", crate::runtime::check::max_length(&self.nome_pessoa, 200))?;
        if let Some(Some(value)) = &self.codigo_integracao {
            crate::runtime::check::at("codigoIntegracao", crate::runtime::check::max_length(value, 60))?;
        }
        if let Some(Some(value)) = &self.telefones {
            crate::runtime::check::at("telefones", crate::runtime::check::max_items(value, 10))?;
            for (index, item) in value.iter().enumerate() {
                crate::runtime::check::at(
                    "telefones",
                    crate::runtime::check::at_index(index, crate::runtime::Check::check(item)),
                )?;
            }
        }
        if let Some(Some(value)) = &self.endereco {
            crate::runtime::check::at("endereco", crate::runtime::Check::check(value))?;
        }
        if let Some(Some(value)) = &self.nome_fantasia {
            crate::runtime::check::at("nomeFantasia", crate::runtime::check::max_length(value, 200))?;
        }
        if let Some(Some(value)) = &self.representante_legal {
            crate::runtime::check::at("representanteLegal", crate::runtime::check::max_length(value, 200))?;
        }
        if let Some(Some(value)) = &self.inscricao_estadual {
            crate::runtime::check::at("inscricaoEstadual", crate::runtime::check::max_length(value, 20))?;
        }
        if let Some(Some(value)) = &self.inscricao_municipal {
            crate::runtime::check::at("inscricaoMunicipal", crate::runtime::check::max_length(value, 20))?;
        }
        if let Some(Some(value)) = &self.identidade {
            crate::runtime::check::at("identidade", crate::runtime::check::max_length(value, 30))?;
        }
        if let Some(Some(value)) = &self.orgao_expedidor {
            crate::runtime::check::at("orgaoExpedidor", crate::runtime::check::max_length(value, 20))?;
        }
        if let Some(Some(value)) = &self.numero_cnh {
            crate::runtime::check::at("numeroCnh", crate::runtime::check::max_length(value, 20))?;
        }
        if let Some(Some(value)) = &self.categoria_cnh {
            crate::runtime::check::at("categoriaCnh", crate::runtime::check::max_length(value, 5))?;
        }
        if let Some(Some(value)) = &self.nome_mae {
            crate::runtime::check::at("nomeMae", crate::runtime::check::max_length(value, 200))?;
        }
        if let Some(Some(value)) = &self.estado_civil {
            crate::runtime::check::at("estadoCivil", crate::runtime::check::max_length(value, 30))?;
        }
        if let Some(Some(value)) = &self.conjuge {
            crate::runtime::check::at("conjuge", crate::runtime::check::max_length(value, 200))?;
        }
        if let Some(Some(value)) = &self.nome_empresa {
            crate::runtime::check::at("nomeEmpresa", crate::runtime::check::max_length(value, 200))?;
        }
        if let Some(Some(value)) = &self.endereco_responsavel_financeiro {
            crate::runtime::check::at("enderecoResponsavelFinanceiro", crate::runtime::Check::check(value))?;
        }
        Ok(())
    }
}

/// Telefone a salvar.
///
/// Schema `TelefoneInputTO`.
#[derive(Debug, Clone, PartialEq)]
pub struct TelefoneInputTo {
    /// Código do país (decisão: de 1 a 999).
    ///
    /// At least 1, at most 999. Default: `55`.
    pub ddi: i32,
    /// Número com código de área, só dígitos ou com máscara (decisão: de 8 a 20 caracteres).
    ///
    /// At least 8 characters, at most 20 characters.
    pub numero: String,
    /// Tipo do telefone.
    pub tipo: Option<super::TipoTelefone>,
}
crate::runtime::object! {
    TelefoneInputTo {
        0 ddi "ddi" default(55),
        1 numero "numero" required,
        2 tipo "tipo" optional,
    }
}
impl crate::runtime::Check for TelefoneInputTo {
    fn check(&self) -> Result<(), crate::runtime::Fault> {
        crate::runtime::check::at("ddi", crate::runtime::check::minimum(&self.ddi, 1))?;
        crate::runtime::check::at("ddi", crate::runtime::check::maximum(&self.ddi, 999))?;
        crate::runtime::check::at("numero", crate::runtime::check::min_length(&self.numero, 8))?;
        crate::runtime::check::at("numero", crate::runtime::check::max_length(&self.numero, 20))?;
        Ok(())
    }
}

/// Cartão de crédito ligado a um associado; o número nunca vem por inteiro.
///
/// Schema `CartaoCreditoTO`.
#[derive(Debug, Clone, PartialEq)]
pub struct CartaoCreditoTo {
    /// Código do cartão.
    ///
    /// Property `codCartaoCredito`.
    pub cod_cartao_credito: Option<super::Codigo>,
    /// Bandeira do cartão.
    ///
    /// At most 30 characters.
    pub bandeira: Option<String>,
    /// Número mascarado, com os quatro últimos dígitos.
    ///
    /// Property `numeroMascarado`. At most 23 characters, matching `^[* ]+\d{4}$`.
    pub numero_mascarado: Option<String>,
    /// Nome impresso no cartão.
    ///
    /// Property `nomeTitular`. At most 100 characters.
    pub nome_titular: Option<String>,
    /// Validade em `MM/yyyy`.
    ///
    /// At most 7 characters, matching `^\d{2}/\d{4}$`.
    pub validade: Option<String>,
    /// Se é o cartão usado nas cobranças.
    pub principal: Option<bool>,
    /// Se o cartão está ativo.
    pub ativo: Option<bool>,
    /// Dia do cadastro.
    ///
    /// Property `dataCadastro`.
    pub data_cadastro: Option<super::DataBr>,
}
crate::runtime::object! {
    CartaoCreditoTo {
        0 cod_cartao_credito "codCartaoCredito" optional,
        1 bandeira "bandeira" optional,
        2 numero_mascarado "numeroMascarado" optional,
        3 nome_titular "nomeTitular" optional,
        4 validade "validade" optional,
        5 principal "principal" optional,
        6 ativo "ativo" optional,
        7 data_cadastro "dataCadastro" optional,
    }
}
impl crate::runtime::Check for CartaoCreditoTo {
    fn check(&self) -> Result<(), crate::runtime::Fault> {
        if let Some(value) = &self.bandeira {
            crate::runtime::check::at("bandeira", crate::runtime::check::max_length(value, 30))?;
        }
        if let Some(value) = &self.numero_mascarado {
            crate::runtime::check::at("numeroMascarado", crate::runtime::check::max_length(value, 23))?;
            crate::runtime::check::at(
                "numeroMascarado",
                crate::runtime::check::pattern(value, &super::patterns::PATTERN_7),
            )?;
        }
        if let Some(value) = &self.nome_titular {
            crate::runtime::check::at("nomeTitular", crate::runtime::check::max_length(value, 100))?;
        }
        if let Some(value) = &self.validade {
            crate::runtime::check::at("validade", crate::runtime::check::max_length(value, 7))?;
            crate::runtime::check::at("validade", crate::runtime::check::pattern(value, &super::patterns::PATTERN_6))?;
        }
        Ok(())
    }
}

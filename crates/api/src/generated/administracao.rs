//! Operations tagged `Administracao`.
//!
//! Made from `spec/service.yaml` by `cargo xtask generate`; do not edit.

/// Operations tagged `Administracao`.
///
/// Administração: campos adicionais, fornecedores, lojas e vendedores.
pub trait AdministracaoApi: super::Authenticate {
    /// Lista os campos adicionais de um tipo de benefício
    ///
    /// Devolve as definições dos campos que a base acrescentou aos benefícios do tipo informado. Os valores são
    /// gravados por `PUT /ext/beneficio/{codBeneficio}/dadosAdicionais`.
    ///
    /// `GET /ext/administracao/campos/{codigo}`, operation `listarCamposAdicionais`.
    ///
    /// - `context.principal`: let in by `bearer`.
    /// - `codigo`: path `codigo`. Código do tipo de benefício.
    fn listar_campos_adicionais(
        &self,
        context: crate::runtime::Context<'_, Self::Bearer>,
        codigo: CodigoTipoBeneficio,
    ) -> impl Future<Output = Result<Vec<CampoAdicionalOutputTo>, ListarCamposAdicionaisError>> + Send;

    /// Obtém um fornecedor
    ///
    /// Devolve os dados cadastrais do fornecedor.
    ///
    /// `GET /ext/administracao/fornecedor/{codFornecedor}`, operation `obterFornecedor`.
    ///
    /// - `context.principal`: let in by `bearer`.
    /// - `cod_fornecedor`: path `codFornecedor`. Código do fornecedor (decisão: mínimo 1).
    fn obter_fornecedor(
        &self,
        context: crate::runtime::Context<'_, Self::Bearer>,
        cod_fornecedor: super::Codigo,
    ) -> impl Future<Output = Result<FornecedorTo, ObterFornecedorError>> + Send;

    /// Lista as lojas do usuário
    ///
    /// Devolve código e nome das lojas (unidades) que o usuário pode acessar, as mesmas de `permissaoLoja`. Uma loja desativada continua entre elas: o que já é dela pode ser lido e alterado, mas ela não recebe registros novos (decisão).
    ///
    /// `GET /ext/administracao/loja`, operation `listarLojas`.
    ///
    /// - `context.principal`: let in by `bearer`.
    fn listar_lojas(
        &self,
        context: crate::runtime::Context<'_, Self::Bearer>,
    ) -> impl Future<Output = Result<Vec<CodigoNomeTo>, ListarLojasError>> + Send;

    /// Pesquisa vendedores ativos
    ///
    /// Devolve os vendedores ativos, consultores ou representantes, das lojas do usuário. Todos os filtros são
    /// opcionais e valem em conjunto; nomes são comparados sem distinguir acentos nem maiúsculas.
    ///
    /// `GET /ext/administracao/vendedor`, operation `pesquisarVendedores`.
    ///
    /// - `context.principal`: let in by `bearer`.
    fn pesquisar_vendedores(
        &self,
        context: crate::runtime::Context<'_, Self::Bearer>,
        parameters: PesquisarVendedoresParameters,
    ) -> impl Future<Output = Result<Vec<PesquisaVendedorOutputTo>, PesquisarVendedoresError>> + Send;
}

/// Errors of `GET /ext/administracao/campos/{codigo}`, operation `listarCamposAdicionais`.
#[derive(Debug)]
pub enum ListarCamposAdicionaisError {
    /// 400: Código fora da lista, ou parâmetro desconhecido.
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

crate::runtime::errors! { ListarCamposAdicionaisError of "listarCamposAdicionais" from super::AnyError {
    400 BadRequest(super::BadRequest) from BadRequest,
    401 Unauthorized(super::NaoAutorizado) from Unauthorized,
    500 InternalServerError(super::ErroInterno) from InternalServerError,
    503 ServiceUnavailable(super::Indisponivel) from ServiceUnavailable,
} }

/// Errors of `GET /ext/administracao/fornecedor/{codFornecedor}`, operation `obterFornecedor`.
#[derive(Debug)]
pub enum ObterFornecedorError {
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

crate::runtime::errors! { ObterFornecedorError of "obterFornecedor" from super::AnyError {
    400 BadRequest(super::Invalido) from BadRequest,
    401 Unauthorized(super::NaoAutorizado) from Unauthorized,
    404 NotFound(super::NaoEncontrado) from NotFound,
    500 InternalServerError(super::ErroInterno) from InternalServerError,
    503 ServiceUnavailable(super::Indisponivel) from ServiceUnavailable,
} }

/// Errors of `GET /ext/administracao/loja`, operation `listarLojas`.
#[derive(Debug)]
pub enum ListarLojasError {
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

crate::runtime::errors! { ListarLojasError of "listarLojas" from super::AnyError {
    400 BadRequest(super::Invalido) from BadRequest,
    401 Unauthorized(super::NaoAutorizado) from Unauthorized,
    500 InternalServerError(super::ErroInterno) from InternalServerError,
    503 ServiceUnavailable(super::Indisponivel) from ServiceUnavailable,
} }

/// Parameters of `GET /ext/administracao/vendedor`, operation `pesquisarVendedores`.
#[derive(Debug, Clone, PartialEq)]
pub struct PesquisarVendedoresParameters {
    /// query `tipo`. Tipo do vendedor, `CONSULTOR` ou `REPRESENTANTE`, sem distinguir maiúsculas; outro valor não acha ninguém (decisão: até 30 caracteres). At most 30 characters.
    pub tipo: Option<String>,
    /// query `nome`. Nome do vendedor ou parte dele (decisão: até 200 caracteres). At most 200 characters.
    pub nome: Option<String>,
    /// query `cpfCnpj`. CPF ou CNPJ, com ou sem máscara (decisão: até 18 caracteres). At most 18 characters.
    pub cpf_cnpj: Option<String>,
    /// query `bairro`. Bairro do vendedor (decisão: até 100 caracteres). At most 100 characters.
    pub bairro: Option<String>,
    /// query `cidade`. Cidade do vendedor (decisão: até 100 caracteres). At most 100 characters.
    pub cidade: Option<String>,
    /// query `uf`. Sigla da unidade da federação (decisão: até 2 caracteres). At most 2 characters.
    pub uf: Option<String>,
}

/// Errors of `GET /ext/administracao/vendedor`, operation `pesquisarVendedores`.
#[derive(Debug)]
pub enum PesquisarVendedoresError {
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

crate::runtime::errors! { PesquisarVendedoresError of "pesquisarVendedores" from super::AnyError {
    400 BadRequest(super::Invalido) from BadRequest,
    401 Unauthorized(super::NaoAutorizado) from Unauthorized,
    500 InternalServerError(super::ErroInterno) from InternalServerError,
    503 ServiceUnavailable(super::Indisponivel) from ServiceUnavailable,
} }

pub(super) async fn listar_campos_adicionais<S: AdministracaoApi>(
    service: &S,
    call: &mut crate::runtime::Call,
) -> crate::runtime::Answer {
    let principal = super::security::bearer(service, call, [&[]]).await?;
    let codigo: CodigoTipoBeneficio = call.path(0, "codigo", crate::runtime::check::any)?;
    call.query(&[])?;
    match AdministracaoApi::listar_campos_adicionais(service, call.context(principal), codigo).await {
        Ok(body) => crate::runtime::reply::json(200, "application/json", &body),
        Err(error) => error.reply(call),
    }
}

pub(super) async fn obter_fornecedor<S: AdministracaoApi>(
    service: &S,
    call: &mut crate::runtime::Call,
) -> crate::runtime::Answer {
    let principal = super::security::bearer(service, call, [&[]]).await?;
    let cod_fornecedor: super::Codigo = call.path(0, "codFornecedor", crate::runtime::check::any)?;
    call.query(&[])?;
    match AdministracaoApi::obter_fornecedor(service, call.context(principal), cod_fornecedor).await {
        Ok(body) => crate::runtime::reply::json(200, "application/json", &body),
        Err(error) => error.reply(call),
    }
}

pub(super) async fn listar_lojas<S: AdministracaoApi>(
    service: &S,
    call: &mut crate::runtime::Call,
) -> crate::runtime::Answer {
    let principal = super::security::bearer(service, call, [&[]]).await?;
    call.query(&[])?;
    match AdministracaoApi::listar_lojas(service, call.context(principal)).await {
        Ok(body) => crate::runtime::reply::json(200, "application/json", &body),
        Err(error) => error.reply(call),
    }
}

pub(super) async fn pesquisar_vendedores<S: AdministracaoApi>(
    service: &S,
    call: &mut crate::runtime::Call,
) -> crate::runtime::Answer {
    const QUERY: [crate::runtime::query::Field; 6] = [
        crate::runtime::query::Field::single("tipo"),
        crate::runtime::query::Field::single("nome"),
        crate::runtime::query::Field::single("cpfCnpj"),
        crate::runtime::query::Field::single("bairro"),
        crate::runtime::query::Field::single("cidade"),
        crate::runtime::query::Field::single("uf"),
    ];
    let principal = super::security::bearer(service, call, [&[]]).await?;
    let query = call.query(&QUERY)?;
    let tipo: Option<String> = query.optional(0, |value: &String| {
        crate::runtime::check::max_length(value, 30)?;
        Ok(())
    })?;
    let nome: Option<String> = query.optional(1, |value: &String| {
        crate::runtime::check::max_length(value, 200)?;
        Ok(())
    })?;
    let cpf_cnpj: Option<String> = query.optional(2, |value: &String| {
        crate::runtime::check::max_length(value, 18)?;
        Ok(())
    })?;
    let bairro: Option<String> = query.optional(3, |value: &String| {
        crate::runtime::check::max_length(value, 100)?;
        Ok(())
    })?;
    let cidade: Option<String> = query.optional(4, |value: &String| {
        crate::runtime::check::max_length(value, 100)?;
        Ok(())
    })?;
    let uf: Option<String> = query.optional(5, |value: &String| {
        crate::runtime::check::max_length(value, 2)?;
        Ok(())
    })?;
    let parameters = PesquisarVendedoresParameters { tipo, nome, cpf_cnpj, bairro, cidade, uf };
    match AdministracaoApi::pesquisar_vendedores(service, call.context(principal), parameters).await {
        Ok(body) => crate::runtime::reply::json(200, "application/json", &body),
        Err(error) => error.reply(call),
    }
}

/// Código do tipo de benefício. 0 é Veicular, 1 Saúde, 2 Diversos, 3 Consórcio e 4 Assistência 24H.
///
/// Schema `CodigoTipoBeneficio`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum CodigoTipoBeneficio {
    /// `0`.
    Value0,
    /// `1`.
    Value1,
    /// `2`.
    Value2,
    /// `3`.
    Value3,
    /// `4`.
    Value4,
}
crate::runtime::int_enum! {
    CodigoTipoBeneficio {
        Value0 0,
        Value1 1,
        Value2 2,
        Value3 3,
        Value4 4,
    }
}

/// Definição de um campo adicional de um tipo de benefício.
///
/// Schema `CampoAdicionalOutputTO`.
#[derive(Debug, Clone, PartialEq)]
pub struct CampoAdicionalOutputTo {
    /// Código do campo.
    ///
    /// Property `codCampo`.
    pub cod_campo: Option<super::Codigo>,
    /// Nome do campo, único no tipo de benefício.
    ///
    /// At most 200 characters.
    pub nome: Option<String>,
    /// Tipo do campo.
    pub tipo: Option<TipoCampo>,
    /// Se o campo tem de ter valor.
    pub obrigatorio: Option<bool>,
    /// Posição do campo no formulário, a partir de 1.
    ///
    /// At least 1.
    pub ordem: Option<i32>,
    /// Máximo de caracteres, em campos `TEXTO`.
    ///
    /// Property `tamanhoMaximo`. At least 1, at most 4000.
    pub tamanho_maximo: Option<i32>,
    /// Menor valor aceito, em campos `NUMERO`.
    pub minimo: Option<f64>,
    /// Maior valor aceito, em campos `NUMERO`.
    pub maximo: Option<f64>,
    /// Máximo de casas decimais, em campos `NUMERO`.
    ///
    /// Property `casasDecimais`. At least 0, at most 6.
    pub casas_decimais: Option<i32>,
    /// Valores aceitos, em campos `LISTA`.
    pub opcoes: Option<Vec<String>>,
    /// Tipo de benefício a que o campo pertence.
    ///
    /// Property `tipoBeneficio`.
    pub tipo_beneficio: Option<super::TipoBeneficio>,
}
crate::runtime::object! {
    CampoAdicionalOutputTo {
        0 cod_campo "codCampo" optional,
        1 nome "nome" optional,
        2 tipo "tipo" optional,
        3 obrigatorio "obrigatorio" optional,
        4 ordem "ordem" optional,
        5 tamanho_maximo "tamanhoMaximo" optional,
        6 minimo "minimo" optional,
        7 maximo "maximo" optional,
        8 casas_decimais "casasDecimais" optional,
        9 opcoes "opcoes" optional,
        10 tipo_beneficio "tipoBeneficio" optional,
    }
}
impl crate::runtime::Check for CampoAdicionalOutputTo {
    fn check(&self) -> Result<(), crate::runtime::Fault> {
        if let Some(value) = &self.nome {
            crate::runtime::check::at("nome", crate::runtime::check::max_length(value, 200))?;
        }
        if let Some(value) = &self.ordem {
            crate::runtime::check::at("ordem", crate::runtime::check::minimum(value, 1))?;
        }
        if let Some(value) = &self.tamanho_maximo {
            crate::runtime::check::at("tamanhoMaximo", crate::runtime::check::minimum(value, 1))?;
            crate::runtime::check::at("tamanhoMaximo", crate::runtime::check::maximum(value, 4000))?;
        }
        if let Some(value) = &self.casas_decimais {
            crate::runtime::check::at("casasDecimais", crate::runtime::check::minimum(value, 0))?;
            crate::runtime::check::at("casasDecimais", crate::runtime::check::maximum(value, 6))?;
        }
        if let Some(value) = &self.opcoes {
            for (index, item) in value.iter().enumerate() {
                crate::runtime::check::at(
                    "opcoes",
                    crate::runtime::check::at_index(index, crate::runtime::check::max_length(item, 200)),
                )?;
            }
        }
        Ok(())
    }
}

/// Tipo de um campo adicional.
///
/// Schema `TipoCampo`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum TipoCampo {
    /// `TEXTO`.
    Texto,
    /// `NUMERO`.
    Numero,
    /// `DATA`.
    Data,
    /// `LOGICO`.
    Logico,
    /// `LISTA`.
    Lista,
}
crate::runtime::text_enum! {
    TipoCampo {
        Texto "TEXTO",
        Numero "NUMERO",
        Data "DATA",
        Logico "LOGICO",
        Lista "LISTA",
    }
}

/// Fornecedor de serviços ou equipamentos.
///
/// Schema `FornecedorTO`.
#[derive(Debug, Clone, PartialEq)]
pub struct FornecedorTo {
    /// Código do fornecedor.
    ///
    /// Property `codFornecedor`.
    pub cod_fornecedor: Option<super::Codigo>,
    /// Nome ou razão social.
    ///
    /// At most 200 characters.
    pub nome: Option<String>,
    /// Nome fantasia.
    ///
    /// Property `nomeFantasia`. At most 200 characters.
    pub nome_fantasia: Option<String>,
    /// CPF ou CNPJ do fornecedor.
    ///
    /// Property `cpfCnpj`.
    pub cpf_cnpj: Option<super::CpfCnpj>,
    /// E-mail de contato.
    pub email: Option<super::Email>,
    /// Telefones.
    pub telefones: Option<Vec<super::TelefoneTo>>,
    /// Endereço.
    pub endereco: Option<super::EnderecoTo>,
    /// Se o fornecedor está ativo.
    pub ativo: Option<bool>,
}
crate::runtime::object! {
    FornecedorTo {
        0 cod_fornecedor "codFornecedor" optional,
        1 nome "nome" optional,
        2 nome_fantasia "nomeFantasia" optional,
        3 cpf_cnpj "cpfCnpj" optional,
        4 email "email" optional,
        5 telefones "telefones" optional,
        6 endereco "endereco" optional,
        7 ativo "ativo" optional,
    }
}
impl crate::runtime::Check for FornecedorTo {
    fn check(&self) -> Result<(), crate::runtime::Fault> {
        if let Some(value) = &self.nome {
            crate::runtime::check::at("nome", crate::runtime::check::max_length(value, 200))?;
        }
        if let Some(value) = &self.nome_fantasia {
            crate::runtime::check::at("nomeFantasia", crate::runtime::check::max_length(value, 200))?;
        }
        if let Some(value) = &self.telefones {
            for (index, item) in value.iter().enumerate() {
                crate::runtime::check::at(
                    "telefones",
                    crate::runtime::check::at_index(index, crate::runtime::Check::check(item)),
                )?;
            }
        }
        if let Some(value) = &self.endereco {
            crate::runtime::check::at("endereco", crate::runtime::Check::check(value))?;
        }
        Ok(())
    }
}

/// Código e nome de uma loja.
///
/// Schema `CodigoNomeTO`.
#[derive(Debug, Clone, PartialEq)]
pub struct CodigoNomeTo {
    /// Código da loja.
    pub codigo: Option<super::Codigo>,
    /// Nome da loja.
    ///
    /// At most 200 characters.
    pub nome: Option<String>,
}
crate::runtime::object! {
    CodigoNomeTo {
        0 codigo "codigo" optional,
        1 nome "nome" optional,
    }
}
impl crate::runtime::Check for CodigoNomeTo {
    fn check(&self) -> Result<(), crate::runtime::Fault> {
        if let Some(value) = &self.nome {
            crate::runtime::check::at("nome", crate::runtime::check::max_length(value, 200))?;
        }
        Ok(())
    }
}

/// Vendedor ativo. Um consultor traz `codConsultor` e `nomeConsultor`; um representante, `codRepresentante` e `nomeRepresentante`.
///
/// Schema `PesquisaVendedorOutputTO`.
#[derive(Debug, Clone, PartialEq)]
pub struct PesquisaVendedorOutputTo {
    /// Tipo do vendedor.
    pub tipo: Option<TipoVendedor>,
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
    /// CPF ou CNPJ do vendedor.
    ///
    /// Property `cpfCnpj`.
    pub cpf_cnpj: Option<super::CpfCnpj>,
    /// E-mail do vendedor.
    pub email: Option<super::Email>,
    /// Telefone celular.
    ///
    /// Property `telefoneCelular`.
    pub telefone_celular: Option<Option<super::Telefone>>,
    /// Telefone fixo.
    ///
    /// Property `telefoneFixo`.
    pub telefone_fixo: Option<Option<super::Telefone>>,
    /// Bairro.
    ///
    /// At most 100 characters.
    pub bairro: Option<String>,
    /// Cidade.
    ///
    /// At most 100 characters.
    pub cidade: Option<String>,
    /// Sigla da unidade da federação.
    ///
    /// At most 2 characters.
    pub uf: Option<String>,
    /// Código da loja.
    ///
    /// Property `codLoja`.
    pub cod_loja: Option<super::Codigo>,
    /// Nome da loja.
    ///
    /// Property `nomeLoja`. At most 200 characters.
    pub nome_loja: Option<String>,
}
crate::runtime::object! {
    PesquisaVendedorOutputTo {
        0 tipo "tipo" optional,
        1 cod_consultor "codConsultor" optional,
        2 nome_consultor "nomeConsultor" optional,
        3 cod_representante "codRepresentante" optional,
        4 nome_representante "nomeRepresentante" optional,
        5 cpf_cnpj "cpfCnpj" optional,
        6 email "email" optional,
        7 telefone_celular "telefoneCelular" both,
        8 telefone_fixo "telefoneFixo" both,
        9 bairro "bairro" optional,
        10 cidade "cidade" optional,
        11 uf "uf" optional,
        12 cod_loja "codLoja" optional,
        13 nome_loja "nomeLoja" optional,
    }
}
impl crate::runtime::Check for PesquisaVendedorOutputTo {
    fn check(&self) -> Result<(), crate::runtime::Fault> {
        if let Some(value) = &self.nome_consultor {
            crate::runtime::check::at("nomeConsultor", crate::runtime::check::max_length(value, 200))?;
        }
        if let Some(value) = &self.nome_representante {
            crate::runtime::check::at("nomeRepresentante", crate::runtime::check::max_length(value, 200))?;
        }
        if let Some(value) = &self.bairro {
            crate::runtime::check::at("bairro", crate::runtime::check::max_length(value, 100))?;
        }
        if let Some(value) = &self.cidade {
            crate::runtime::check::at("cidade", crate::runtime::check::max_length(value, 100))?;
        }
        if let Some(value) = &self.uf {
            crate::runtime::check::at("uf", crate::runtime::check::max_length(value, 2))?;
        }
        if let Some(value) = &self.nome_loja {
            crate::runtime::check::at("nomeLoja", crate::runtime::check::max_length(value, 200))?;
        }
        Ok(())
    }
}

/// Tipo do vendedor.
///
/// Schema `TipoVendedor`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum TipoVendedor {
    /// `CONSULTOR`.
    Consultor,
    /// `REPRESENTANTE`.
    Representante,
}
crate::runtime::text_enum! {
    TipoVendedor {
        Consultor "CONSULTOR",
        Representante "REPRESENTANTE",
    }
}

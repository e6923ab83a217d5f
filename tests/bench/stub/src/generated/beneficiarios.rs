//! Operations tagged `Beneficiários`.
//!
//! Made from `tests/bench/bench.yaml` by `cargo xtask generate`; do not edit.

/// Operations tagged `Beneficiários`.
///
/// Pessoas e seus benefícios.
pub trait BeneficiariosApi: Send + Sync + 'static {
    /// Lista as situações de um benefício
    ///
    /// `GET /ext/beneficio/situacaoBeneficio`, operation `listarSituacoes`.
    fn listar_situacoes(
        &self,
        context: crate::runtime::Context<'_>,
    ) -> impl Future<Output = Result<Vec<SituacaoBeneficio>, ListarSituacoesError>> + Send;

    /// Registra um beneficiário, com tamanhos e limites verificados
    ///
    /// `POST /ext/beneficiario`, operation `criarBeneficiario`.
    ///
    /// - `body`: `application/json`.
    fn criar_beneficiario(
        &self,
        context: crate::runtime::Context<'_>,
        body: Beneficiario,
    ) -> impl Future<Output = Result<Beneficiario, CriarBeneficiarioError>> + Send;

    /// Registra um beneficiário, com três padrões verificados
    ///
    /// `POST /ext/beneficiario/padrao`, operation `criarBeneficiarioComPadrao`.
    ///
    /// - `body`: `application/json`.
    fn criar_beneficiario_com_padrao(
        &self,
        context: crate::runtime::Context<'_>,
        body: BeneficiarioComPadrao,
    ) -> impl Future<Output = Result<BeneficiarioComPadrao, CriarBeneficiarioComPadraoError>> + Send;

    /// Consulta um beneficiário, com oito filtros
    ///
    /// `GET /ext/beneficiario/{id}`, operation `consultarBeneficiario`.
    fn consultar_beneficiario(
        &self,
        context: crate::runtime::Context<'_>,
        parameters: ConsultarBeneficiarioParameters,
    ) -> impl Future<Output = Result<Consulta, ConsultarBeneficiarioError>> + Send;
}

/// Errors of `GET /ext/beneficio/situacaoBeneficio`, operation `listarSituacoes`.
#[derive(Debug)]
pub enum ListarSituacoesError {
    /// An answer that the document does not declare.
    Rejected(crate::runtime::Rejection),
}

crate::runtime::errors! { ListarSituacoesError of "listarSituacoes" from super::AnyError {} }

/// Errors of `POST /ext/beneficiario`, operation `criarBeneficiario`.
#[derive(Debug)]
pub enum CriarBeneficiarioError {
    /// 400: O pedido não segue o contrato.
    BadRequest(super::PedidoErrado),
    /// 413: O corpo é maior do que se aceita.
    ContentTooLarge(super::CorpoGrande),
    /// 415: O corpo não é JSON.
    UnsupportedMediaType(super::TipoErrado),
    /// An answer that the document does not declare.
    Rejected(crate::runtime::Rejection),
}

crate::runtime::errors! { CriarBeneficiarioError of "criarBeneficiario" from super::AnyError {
    400 BadRequest(super::PedidoErrado) from BadRequest,
    413 ContentTooLarge(super::CorpoGrande) from ContentTooLarge,
    415 UnsupportedMediaType(super::TipoErrado) from UnsupportedMediaType,
} }

/// Errors of `POST /ext/beneficiario/padrao`, operation `criarBeneficiarioComPadrao`.
#[derive(Debug)]
pub enum CriarBeneficiarioComPadraoError {
    /// 400: O pedido não segue o contrato.
    BadRequest(super::PedidoErrado),
    /// 413: O corpo é maior do que se aceita.
    ContentTooLarge(super::CorpoGrande),
    /// 415: O corpo não é JSON.
    UnsupportedMediaType(super::TipoErrado),
    /// An answer that the document does not declare.
    Rejected(crate::runtime::Rejection),
}

crate::runtime::errors! { CriarBeneficiarioComPadraoError of "criarBeneficiarioComPadrao" from super::AnyError {
    400 BadRequest(super::PedidoErrado) from BadRequest,
    413 ContentTooLarge(super::CorpoGrande) from ContentTooLarge,
    415 UnsupportedMediaType(super::TipoErrado) from UnsupportedMediaType,
} }

/// Parameters of `GET /ext/beneficiario/{id}`, operation `consultarBeneficiario`.
#[derive(Debug, Clone, PartialEq)]
pub struct ConsultarBeneficiarioParameters {
    /// path `id`. Código do beneficiário.
    pub id: i32,
    /// query `nome`. Parte do nome. At most 100 characters.
    pub nome: Option<String>,
    /// query `cpf`. CPF sem máscara. At least 11 characters, at most 11 characters.
    pub cpf: Option<String>,
    /// query `situacao`. Situação do benefício. At most 30 characters.
    pub situacao: Option<String>,
    /// query `uf`. Sigla do estado. At least 2 characters, at most 2 characters.
    pub uf: Option<String>,
    /// query `pagina`. Página, a partir de 1. At least 1.
    pub pagina: Option<i32>,
    /// query `tamanho`. Itens por página. At least 1, at most 100.
    pub tamanho: Option<i32>,
    /// query `ordenar`. Campo que ordena. At most 30 characters.
    pub ordenar: Option<String>,
    /// query `ativo`. Só ativos, ou só inativos.
    pub ativo: Option<bool>,
}

/// Errors of `GET /ext/beneficiario/{id}`, operation `consultarBeneficiario`.
#[derive(Debug)]
pub enum ConsultarBeneficiarioError {
    /// 400: O pedido não segue o contrato.
    BadRequest(super::PedidoErrado),
    /// An answer that the document does not declare.
    Rejected(crate::runtime::Rejection),
}

crate::runtime::errors! { ConsultarBeneficiarioError of "consultarBeneficiario" from super::AnyError {
    400 BadRequest(super::PedidoErrado) from BadRequest,
} }

pub(super) async fn listar_situacoes<S: BeneficiariosApi>(
    service: &S,
    call: &mut crate::runtime::Call,
) -> crate::runtime::Answer {
    call.query(&[])?;
    match BeneficiariosApi::listar_situacoes(service, call.context(())).await {
        Ok(body) => crate::runtime::reply::json(200, "application/json", &body),
        Err(error) => error.reply(call),
    }
}

pub(super) async fn criar_beneficiario<S: BeneficiariosApi>(
    service: &S,
    call: &mut crate::runtime::Call,
) -> crate::runtime::Answer {
    call.query(&[])?;
    let body: Beneficiario = call.json(|value: &Beneficiario| {
        crate::runtime::Check::check(value)?;
        Ok(())
    })
    .await?;
    match BeneficiariosApi::criar_beneficiario(service, call.context(()), body).await {
        Ok(body) => crate::runtime::reply::json(200, "application/json", &body),
        Err(error) => error.reply(call),
    }
}

pub(super) async fn criar_beneficiario_com_padrao<S: BeneficiariosApi>(
    service: &S,
    call: &mut crate::runtime::Call,
) -> crate::runtime::Answer {
    call.query(&[])?;
    let body: BeneficiarioComPadrao = call.json(|value: &BeneficiarioComPadrao| {
        crate::runtime::Check::check(value)?;
        Ok(())
    })
    .await?;
    match BeneficiariosApi::criar_beneficiario_com_padrao(service, call.context(()), body).await {
        Ok(body) => crate::runtime::reply::json(200, "application/json", &body),
        Err(error) => error.reply(call),
    }
}

pub(super) async fn consultar_beneficiario<S: BeneficiariosApi>(
    service: &S,
    call: &mut crate::runtime::Call,
) -> crate::runtime::Answer {
    const QUERY: [crate::runtime::query::Field; 8] = [
        crate::runtime::query::Field::single("nome"),
        crate::runtime::query::Field::single("cpf"),
        crate::runtime::query::Field::single("situacao"),
        crate::runtime::query::Field::single("uf"),
        crate::runtime::query::Field::single("pagina"),
        crate::runtime::query::Field::single("tamanho"),
        crate::runtime::query::Field::single("ordenar"),
        crate::runtime::query::Field::single("ativo"),
    ];
    let id: i32 = call.path(0, "id", crate::runtime::check::any)?;
    let query = call.query(&QUERY)?;
    let nome: Option<String> = query.optional(0, |value: &String| {
        crate::runtime::check::max_length(value, 100)?;
        Ok(())
    })?;
    let cpf: Option<String> = query.optional(1, |value: &String| {
        crate::runtime::check::min_length(value, 11)?;
        crate::runtime::check::max_length(value, 11)?;
        Ok(())
    })?;
    let situacao: Option<String> = query.optional(2, |value: &String| {
        crate::runtime::check::max_length(value, 30)?;
        Ok(())
    })?;
    let uf: Option<String> = query.optional(3, |value: &String| {
        crate::runtime::check::min_length(value, 2)?;
        crate::runtime::check::max_length(value, 2)?;
        Ok(())
    })?;
    let pagina: Option<i32> = query.optional(4, |value: &i32| {
        crate::runtime::check::minimum(value, 1)?;
        Ok(())
    })?;
    let tamanho: Option<i32> = query.optional(5, |value: &i32| {
        crate::runtime::check::minimum(value, 1)?;
        crate::runtime::check::maximum(value, 100)?;
        Ok(())
    })?;
    let ordenar: Option<String> = query.optional(6, |value: &String| {
        crate::runtime::check::max_length(value, 30)?;
        Ok(())
    })?;
    let ativo: Option<bool> = query.optional(7, crate::runtime::check::any)?;
    let parameters = ConsultarBeneficiarioParameters { id, nome, cpf, situacao, uf, pagina, tamanho, ordenar, ativo };
    match BeneficiariosApi::consultar_beneficiario(service, call.context(()), parameters).await {
        Ok(body) => crate::runtime::reply::json(200, "application/json", &body),
        Err(error) => error.reply(call),
    }
}

/// Uma situação em que um benefício pode estar.
///
/// Schema `SituacaoBeneficio`.
#[derive(Debug, Clone, PartialEq)]
pub struct SituacaoBeneficio {
    /// Property `codigo`.
    pub codigo: i32,
    /// Property `descricao`.
    pub descricao: String,
    /// Property `sigla`.
    pub sigla: Option<String>,
    /// Property `ativo`.
    pub ativo: bool,
}
crate::runtime::object! {
    SituacaoBeneficio {
        0 codigo "codigo" required,
        1 descricao "descricao" required,
        2 sigla "sigla" optional,
        3 ativo "ativo" required,
    }
}

/// Uma pessoa, com tamanhos e limites.
///
/// Schema `Beneficiario`.
#[derive(Debug, Clone, PartialEq)]
pub struct Beneficiario {
    /// Property `cpf`. At least 11 characters, at most 11 characters.
    pub cpf: String,
    /// Property `nome`. At least 3 characters, at most 100 characters.
    pub nome: String,
    /// Property `dataNascimento`. At least 10 characters, at most 10 characters.
    pub data_nascimento: String,
    /// Property `email`.
    pub email: Option<String>,
    /// Property `telefone`.
    pub telefone: Option<String>,
    /// Property `matricula`. At least 1.
    pub matricula: i64,
    /// Property `situacao`.
    pub situacao: String,
    /// Property `beneficios`. At most 20 elements.
    pub beneficios: Vec<i32>,
    /// Property `endereco`.
    pub endereco: Endereco,
    /// Property `valor`. At least 0.
    pub valor: f64,
    /// Property `observacao`. At most 200 characters.
    pub observacao: Option<String>,
}
crate::runtime::object! {
    Beneficiario {
        0 cpf "cpf" required,
        1 nome "nome" required,
        2 data_nascimento "dataNascimento" required,
        3 email "email" optional,
        4 telefone "telefone" optional,
        5 matricula "matricula" required,
        6 situacao "situacao" required,
        7 beneficios "beneficios" required,
        8 endereco "endereco" required,
        9 valor "valor" required,
        10 observacao "observacao" optional,
    }
}
impl crate::runtime::Check for Beneficiario {
    fn check(&self) -> Result<(), crate::runtime::Fault> {
        crate::runtime::check::at("cpf", crate::runtime::check::min_length(&self.cpf, 11))?;
        crate::runtime::check::at("cpf", crate::runtime::check::max_length(&self.cpf, 11))?;
        crate::runtime::check::at("nome", crate::runtime::check::min_length(&self.nome, 3))?;
        crate::runtime::check::at("nome", crate::runtime::check::max_length(&self.nome, 100))?;
        crate::runtime::check::at("dataNascimento", crate::runtime::check::min_length(&self.data_nascimento, 10))?;
        crate::runtime::check::at("dataNascimento", crate::runtime::check::max_length(&self.data_nascimento, 10))?;
        crate::runtime::check::at("matricula", crate::runtime::check::minimum(&self.matricula, 1))?;
        crate::runtime::check::at("beneficios", crate::runtime::check::max_items(&self.beneficios, 20))?;
        crate::runtime::check::at("endereco", crate::runtime::Check::check(&self.endereco))?;
        crate::runtime::check::at("valor", crate::runtime::check::minimum(&self.valor, 0.0))?;
        if let Some(value) = &self.observacao {
            crate::runtime::check::at("observacao", crate::runtime::check::max_length(value, 200))?;
        }
        Ok(())
    }
}

/// Onde a pessoa mora.
///
/// Schema `Endereco`.
#[derive(Debug, Clone, PartialEq)]
pub struct Endereco {
    /// Property `logradouro`. At most 120 characters.
    pub logradouro: String,
    /// Property `bairro`. At most 60 characters.
    pub bairro: String,
    /// Property `cidade`. At most 60 characters.
    pub cidade: String,
    /// Property `uf`. At least 2 characters, at most 2 characters.
    pub uf: String,
    /// Property `cep`. At least 8 characters, at most 8 characters.
    pub cep: String,
}
crate::runtime::object! {
    Endereco {
        0 logradouro "logradouro" required,
        1 bairro "bairro" required,
        2 cidade "cidade" required,
        3 uf "uf" required,
        4 cep "cep" required,
    }
}
impl crate::runtime::Check for Endereco {
    fn check(&self) -> Result<(), crate::runtime::Fault> {
        crate::runtime::check::at("logradouro", crate::runtime::check::max_length(&self.logradouro, 120))?;
        crate::runtime::check::at("bairro", crate::runtime::check::max_length(&self.bairro, 60))?;
        crate::runtime::check::at("cidade", crate::runtime::check::max_length(&self.cidade, 60))?;
        crate::runtime::check::at("uf", crate::runtime::check::min_length(&self.uf, 2))?;
        crate::runtime::check::at("uf", crate::runtime::check::max_length(&self.uf, 2))?;
        crate::runtime::check::at("cep", crate::runtime::check::min_length(&self.cep, 8))?;
        crate::runtime::check::at("cep", crate::runtime::check::max_length(&self.cep, 8))?;
        Ok(())
    }
}

/// A mesma pessoa, com três padrões.
///
/// Schema `BeneficiarioComPadrao`.
#[derive(Debug, Clone, PartialEq)]
pub struct BeneficiarioComPadrao {
    /// Property `cpf`. Matching `^[0-9]{11}$`.
    pub cpf: String,
    /// Property `nome`. At least 3 characters, at most 100 characters.
    pub nome: String,
    /// Property `dataNascimento`. Matching `^[0-9]{4}-[0-9]{2}-[0-9]{2}$`.
    pub data_nascimento: String,
    /// Property `email`. Matching `^[^@ ]+@[^@ ]+\.[a-z]{2,}$`.
    pub email: Option<String>,
    /// Property `telefone`.
    pub telefone: Option<String>,
    /// Property `matricula`. At least 1.
    pub matricula: i64,
    /// Property `situacao`.
    pub situacao: String,
    /// Property `beneficios`. At most 20 elements.
    pub beneficios: Vec<i32>,
    /// Property `endereco`.
    pub endereco: Endereco,
    /// Property `valor`. At least 0.
    pub valor: f64,
    /// Property `observacao`. At most 200 characters.
    pub observacao: Option<String>,
}
crate::runtime::object! {
    BeneficiarioComPadrao {
        0 cpf "cpf" required,
        1 nome "nome" required,
        2 data_nascimento "dataNascimento" required,
        3 email "email" optional,
        4 telefone "telefone" optional,
        5 matricula "matricula" required,
        6 situacao "situacao" required,
        7 beneficios "beneficios" required,
        8 endereco "endereco" required,
        9 valor "valor" required,
        10 observacao "observacao" optional,
    }
}
impl crate::runtime::Check for BeneficiarioComPadrao {
    fn check(&self) -> Result<(), crate::runtime::Fault> {
        crate::runtime::check::at("cpf", crate::runtime::check::pattern(&self.cpf, &super::patterns::PATTERN_1))?;
        crate::runtime::check::at("nome", crate::runtime::check::min_length(&self.nome, 3))?;
        crate::runtime::check::at("nome", crate::runtime::check::max_length(&self.nome, 100))?;
        crate::runtime::check::at(
            "dataNascimento",
            crate::runtime::check::pattern(&self.data_nascimento, &super::patterns::PATTERN_3),
        )?;
        if let Some(value) = &self.email {
            crate::runtime::check::at("email", crate::runtime::check::pattern(value, &super::patterns::PATTERN_2))?;
        }
        crate::runtime::check::at("matricula", crate::runtime::check::minimum(&self.matricula, 1))?;
        crate::runtime::check::at("beneficios", crate::runtime::check::max_items(&self.beneficios, 20))?;
        crate::runtime::check::at("endereco", crate::runtime::Check::check(&self.endereco))?;
        crate::runtime::check::at("valor", crate::runtime::check::minimum(&self.valor, 0.0))?;
        if let Some(value) = &self.observacao {
            crate::runtime::check::at("observacao", crate::runtime::check::max_length(value, 200))?;
        }
        Ok(())
    }
}

/// Um pedido de consulta, como foi entendido.
///
/// Schema `Consulta`.
#[derive(Debug, Clone, PartialEq)]
pub struct Consulta {
    /// Property `id`.
    pub id: i32,
    /// Property `nome`.
    pub nome: Option<String>,
    /// Property `cpf`.
    pub cpf: Option<String>,
    /// Property `situacao`.
    pub situacao: Option<String>,
    /// Property `uf`.
    pub uf: Option<String>,
    /// Property `pagina`.
    pub pagina: Option<i32>,
    /// Property `tamanho`.
    pub tamanho: Option<i32>,
    /// Property `ordenar`.
    pub ordenar: Option<String>,
    /// Property `ativo`.
    pub ativo: Option<bool>,
}
crate::runtime::object! {
    Consulta {
        0 id "id" required,
        1 nome "nome" optional,
        2 cpf "cpf" optional,
        3 situacao "situacao" optional,
        4 uf "uf" optional,
        5 pagina "pagina" optional,
        6 tamanho "tamanho" optional,
        7 ordenar "ordenar" optional,
        8 ativo "ativo" optional,
    }
}

//! Types that several traits need.
//!
//! Made from `spec/service.yaml` by `cargo xtask generate`; do not edit.

/// Código de um registro. A interface diz inteiro de 32 bits; decisão: mínimo 1.
///
/// Schema `Codigo`. At least 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Codigo(i32);
crate::runtime::newtype! {
    Codigo(i32) |value| {
        crate::runtime::check::minimum(value, 1)?;
        Ok(())
    }
}

/// Código de um plano, da lista de negociação.
///
/// Schema `CodigoPlano`. At least 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct CodigoPlano(i32);
crate::runtime::newtype! {
    CodigoPlano(i32) |value| {
        crate::runtime::check::minimum(value, 0)?;
        Ok(())
    }
}

/// O que houve e o que corrigir, em português, para ser mostrado a pessoas.
///
/// Schema `Mensagem`. At most 1000 characters.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Mensagem(String);
crate::runtime::newtype! {
    Mensagem(String) |value| {
        crate::runtime::check::max_length(value, 1000)?;
        Ok(())
    }
}

/// Tipo do benefício.
///
/// Schema `TipoBeneficio`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum TipoBeneficio {
    /// `VEICULAR`.
    Veicular,
    /// `SAUDE`.
    Saude,
    /// `DIVERSOS`.
    Diversos,
    /// `CONSORCIO`.
    Consorcio,
    /// `A24H`.
    A24H,
    /// `ASSINATURA`.
    Assinatura,
}
crate::runtime::text_enum! {
    TipoBeneficio {
        Veicular "VEICULAR",
        Saude "SAUDE",
        Diversos "DIVERSOS",
        Consorcio "CONSORCIO",
        A24H "A24H",
        Assinatura "ASSINATURA",
    }
}

/// Endereço de e-mail (decisão: até 254 caracteres).
///
/// Schema `Email`. At most 254 characters. Example: `"maria.exemplo@example.com.br"`.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Email(String);
crate::runtime::newtype! {
    Email(String) |value| {
        crate::runtime::check::max_length(value, 254)?;
        Ok(())
    }
}

/// CPF ou CNPJ, este numérico ou alfanumérico, com ou sem máscara e com dígitos verificadores corretos (decisão: o padrão e o comprimento).
///
/// Schema `CpfCnpj`. At least 11 characters, at most 18 characters, matching `^(\d{3}\.?\d{3}\.?\d{3}-?\d{2}|[0-9A-Za-z]{2}\.?[0-9A-Za-z]{3}\.?[0-9A-Za-z]{3}/?[0-9A-Za-z]{4}-?\d{2})$`. Example: `"12.ABC.345/01DE-35"`.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct CpfCnpj(String);
crate::runtime::newtype! {
    CpfCnpj(String) |value| {
        crate::runtime::check::saying("deve ser um CPF como 529.982.247-25 ou um CNPJ como 12.ABC.345/01DE-35, com ou sem máscara", || {
            crate::runtime::check::min_length(value, 11)?;
            crate::runtime::check::max_length(value, 18)?;
            crate::runtime::check::pattern(value, &super::patterns::PATTERN_1)?;
            Ok(())
        })?;
        Ok(())
    }
}

/// Endereço.
///
/// Schema `EnderecoTO`.
#[derive(Debug, Clone, PartialEq)]
pub struct EnderecoTo {
    /// Bairro (decisão: até 100 caracteres).
    ///
    /// At most 100 characters.
    pub bairro: Option<String>,
    /// CEP, com ou sem hífen (decisão: até 9 caracteres).
    ///
    /// At most 9 characters.
    pub cep: Option<String>,
    /// Cidade (decisão: até 100 caracteres).
    ///
    /// At most 100 characters.
    pub cidade: Option<String>,
    /// Complemento (decisão: até 100 caracteres).
    ///
    /// At most 100 characters.
    pub complemento: Option<String>,
    /// Nome do logradouro, sem o tipo (decisão: até 200 caracteres).
    ///
    /// At most 200 characters.
    pub logradouro: Option<String>,
    /// Tipo e nome do logradouro (decisão: até 250 caracteres).
    ///
    /// Property `logradouroComTipo`. At most 250 characters.
    pub logradouro_com_tipo: Option<String>,
    /// Número no logradouro (decisão: até 20 caracteres).
    ///
    /// At most 20 characters.
    pub numero: Option<String>,
    /// Tipo do endereço, por exemplo `Residencial` (decisão: até 30 caracteres).
    ///
    /// Property `tipoEndereco`. At most 30 characters.
    pub tipo_endereco: Option<String>,
    /// Tipo do logradouro, por exemplo `Rua` (decisão: até 30 caracteres).
    ///
    /// Property `tipoLogradouro`. At most 30 characters.
    pub tipo_logradouro: Option<String>,
    /// Sigla da unidade da federação (decisão: até 2 caracteres).
    ///
    /// At most 2 characters.
    pub uf: Option<String>,
}
crate::runtime::object! {
    EnderecoTo {
        0 bairro "bairro" optional,
        1 cep "cep" optional,
        2 cidade "cidade" optional,
        3 complemento "complemento" optional,
        4 logradouro "logradouro" optional,
        5 logradouro_com_tipo "logradouroComTipo" optional,
        6 numero "numero" optional,
        7 tipo_endereco "tipoEndereco" optional,
        8 tipo_logradouro "tipoLogradouro" optional,
        9 uf "uf" optional,
    }
}
impl crate::runtime::Check for EnderecoTo {
    fn check(&self) -> Result<(), crate::runtime::Fault> {
        if let Some(value) = &self.bairro {
            crate::runtime::check::at("bairro", crate::runtime::check::max_length(value, 100))?;
        }
        if let Some(value) = &self.cep {
            crate::runtime::check::at("cep", crate::runtime::check::max_length(value, 9))?;
        }
        if let Some(value) = &self.cidade {
            crate::runtime::check::at("cidade", crate::runtime::check::max_length(value, 100))?;
        }
        if let Some(value) = &self.complemento {
            crate::runtime::check::at("complemento", crate::runtime::check::max_length(value, 100))?;
        }
        if let Some(value) = &self.logradouro {
            crate::runtime::check::at("logradouro", crate::runtime::check::max_length(value, 200))?;
        }
        if let Some(value) = &self.logradouro_com_tipo {
            crate::runtime::check::at("logradouroComTipo", crate::runtime::check::max_length(value, 250))?;
        }
        if let Some(value) = &self.numero {
            crate::runtime::check::at("numero", crate::runtime::check::max_length(value, 20))?;
        }
        if let Some(value) = &self.tipo_endereco {
            crate::runtime::check::at("tipoEndereco", crate::runtime::check::max_length(value, 30))?;
        }
        if let Some(value) = &self.tipo_logradouro {
            crate::runtime::check::at("tipoLogradouro", crate::runtime::check::max_length(value, 30))?;
        }
        if let Some(value) = &self.uf {
            crate::runtime::check::at("uf", crate::runtime::check::max_length(value, 2))?;
        }
        Ok(())
    }
}

/// Telefone de uma pessoa.
///
/// Schema `TelefoneTO`.
#[derive(Debug, Clone, PartialEq)]
pub struct TelefoneTo {
    /// Número do telefone, com código de área (decisão: até 20 caracteres).
    ///
    /// At most 20 characters.
    pub numero: Option<String>,
    /// Tipo do telefone.
    pub tipo: Option<TipoTelefone>,
}
crate::runtime::object! {
    TelefoneTo {
        0 numero "numero" optional,
        1 tipo "tipo" optional,
    }
}
impl crate::runtime::Check for TelefoneTo {
    fn check(&self) -> Result<(), crate::runtime::Fault> {
        if let Some(value) = &self.numero {
            crate::runtime::check::at("numero", crate::runtime::check::max_length(value, 20))?;
        }
        Ok(())
    }
}

/// Tipo do telefone.
///
/// Schema `TipoTelefone`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum TipoTelefone {
    /// `Fixo`.
    Fixo,
    /// `Celular`.
    Celular,
}
crate::runtime::text_enum! {
    TipoTelefone {
        Fixo "Fixo",
        Celular "Celular",
    }
}

/// Telefone com código de área, ou nulo. Vem como `(86)99999-9999`; vai com ou sem máscara (decisão: até 20 caracteres).
///
/// Schema `Telefone`. At most 20 characters. Example: `"(86)99999-9999"`.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Telefone(String);
crate::runtime::newtype! {
    Telefone(String) |value| {
        crate::runtime::check::max_length(value, 20)?;
        Ok(())
    }
}

/// Número do chassi.
///
/// Schema `Chassi`. At most 20 characters. Example: `"9BWZZZ377VT004251"`.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Chassi(String);
crate::runtime::newtype! {
    Chassi(String) |value| {
        crate::runtime::check::max_length(value, 20)?;
        Ok(())
    }
}

/// Data em `dd/MM/yyyy`, ou vazia. O padrão é o da interface para consultas; as datas de saída têm a mesma forma (decisão: o comprimento, que o padrão já implica).
///
/// Schema `DataBr`. At most 10 characters, matching `^(\d{2}/\d{2}/\d{4})?$`. Example: `"31/12/2025"`.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct DataBr(String);
crate::runtime::newtype! {
    DataBr(String) |value| {
        crate::runtime::check::saying("deve ser uma data como 31/12/2025, ou vazio", || {
            crate::runtime::check::max_length(value, 10)?;
            crate::runtime::check::pattern(value, &super::patterns::PATTERN_2)?;
            Ok(())
        })?;
        Ok(())
    }
}

/// Placa no padrão antigo (`ABC-1234`) ou Mercosul (`ABC1D23`), com ou sem hífen, em qualquer caixa (decisão: até 8 caracteres).
///
/// Schema `Placa`. At most 8 characters. Example: `"ABC1D23"`.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Placa(String);
crate::runtime::newtype! {
    Placa(String) |value| {
        crate::runtime::check::max_length(value, 8)?;
        Ok(())
    }
}

/// Sexo.
///
/// Schema `Sexo`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Sexo {
    /// `Feminino`.
    Feminino,
    /// `Masculino`.
    Masculino,
}
crate::runtime::text_enum! {
    Sexo {
        Feminino "Feminino",
        Masculino "Masculino",
    }
}

/// Plano de um benefício, com seu valor.
///
/// Schema `PlanoContratadoTO`.
#[derive(Debug, Clone, PartialEq)]
pub struct PlanoContratadoTo {
    /// Código do plano.
    ///
    /// Property `codPlano`.
    pub cod_plano: Option<CodigoPlano>,
    /// Nome do plano (decisão: até 200 caracteres).
    ///
    /// At most 200 characters.
    pub nome: Option<String>,
    /// Valor do plano, em reais.
    pub valor: Option<Valor>,
}
crate::runtime::object! {
    PlanoContratadoTo {
        0 cod_plano "codPlano" optional,
        1 nome "nome" optional,
        2 valor "valor" optional,
    }
}
impl crate::runtime::Check for PlanoContratadoTo {
    fn check(&self) -> Result<(), crate::runtime::Fault> {
        if let Some(value) = &self.nome {
            crate::runtime::check::at("nome", crate::runtime::check::max_length(value, 200))?;
        }
        Ok(())
    }
}

/// Número sequencial.
///
/// Schema `Sequencial`. At least 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Sequencial(i32);
crate::runtime::newtype! {
    Sequencial(i32) |value| {
        crate::runtime::check::minimum(value, 0)?;
        Ok(())
    }
}

/// Tipo da situação, fixo no sistema.
///
/// Schema `TipoSituacao`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum TipoSituacao {
    /// `ATIVO`.
    Ativo,
    /// `INATIVO`.
    Inativo,
    /// `PENDENTE`.
    Pendente,
    /// `CANCELADO`.
    Cancelado,
}
crate::runtime::text_enum! {
    TipoSituacao {
        Ativo "ATIVO",
        Inativo "INATIVO",
        Pendente "PENDENTE",
        Cancelado "CANCELADO",
    }
}

/// Número de 13 dígitos do cartão de desconto, com ou sem os espaços; nas respostas, com eles (decisão: o comprimento, que o padrão já implica).
///
/// Schema `NumeroCartaoDesconto`. At most 17 characters, matching `^\d{4} ?\d{2} ?\d ?\d{3} ?\d{3}$`. Example: `"7001 23 4 567 890"`.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct NumeroCartaoDesconto(String);
crate::runtime::newtype! {
    NumeroCartaoDesconto(String) |value| {
        crate::runtime::check::saying("deve ter os 13 dígitos do cartão, como 7001 23 4 567 890", || {
            crate::runtime::check::max_length(value, 17)?;
            crate::runtime::check::pattern(value, &super::patterns::PATTERN_3)?;
            Ok(())
        })?;
        Ok(())
    }
}

/// Valor em reais, com até duas casas decimais (decisão: de 0 a um bilhão).
///
/// Schema `Valor`. At least 0, at most 1000000000. Example: `149.9`.
#[derive(Debug, Clone, Copy, PartialEq, PartialOrd)]
pub struct Valor(f64);
crate::runtime::newtype! {
    Valor(f64) |value| {
        crate::runtime::check::minimum(value, 0.0)?;
        crate::runtime::check::maximum(value, 1_000_000_000.0)?;
        Ok(())
    }
}

/// Natureza da pessoa, `F` física ou `J` jurídica.
///
/// Schema `Natureza`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Natureza {
    /// `F`.
    F,
    /// `J`.
    J,
}
crate::runtime::text_enum! {
    Natureza {
        F "F",
        J "J",
    }
}

/// Data em um corpo enviado, em `dd/MM/yyyy` ou `yyyy-MM-dd`; vazia vale como ausente (decisão: o padrão e o comprimento).
///
/// Schema `DataEntrada`. At most 10 characters, matching `^(\d{2}/\d{2}/\d{4}|\d{4}-\d{2}-\d{2})?$`. Example: `"1985-03-15"`.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct DataEntrada(String);
crate::runtime::newtype! {
    DataEntrada(String) |value| {
        crate::runtime::check::saying("deve ser uma data como 31/12/2025 ou 2025-12-31, ou vazio", || {
            crate::runtime::check::max_length(value, 10)?;
            crate::runtime::check::pattern(value, &super::patterns::PATTERN_5)?;
            Ok(())
        })?;
        Ok(())
    }
}

/// Pessoa salva, com os dados básicos de contato.
///
/// Schema `PessoaOutputTO`.
#[derive(Debug, Clone, PartialEq)]
pub struct PessoaOutputTo {
    /// Código da pessoa.
    ///
    /// Property `codPessoa`.
    pub cod_pessoa: Option<Codigo>,
    /// Código do lead, na resposta de `POST /ext/crm/lead`.
    ///
    /// Property `codLead`.
    pub cod_lead: Option<Codigo>,
    /// Nome ou razão social.
    ///
    /// Property `nomePessoa`. At most 200 characters.
    pub nome_pessoa: Option<String>,
    /// CPF ou CNPJ da pessoa.
    ///
    /// Property `cpfCnpj`.
    pub cpf_cnpj: Option<CpfCnpj>,
    /// Natureza da pessoa.
    pub natureza: Option<Natureza>,
    /// E-mail da pessoa.
    pub email: Option<Email>,
    /// Telefone celular.
    ///
    /// Property `telefoneCelular`.
    pub telefone_celular: Option<Option<Telefone>>,
    /// Telefone fixo.
    ///
    /// Property `telefoneFixo`.
    pub telefone_fixo: Option<Option<Telefone>>,
    /// Código da loja.
    ///
    /// Property `codLoja`.
    pub cod_loja: Option<Codigo>,
    /// Nome da loja.
    ///
    /// Property `nomeLoja`. At most 200 characters.
    pub nome_loja: Option<String>,
    /// Identificador da pessoa no sistema de quem chama.
    ///
    /// Property `codigoIntegracao`. At most 60 characters.
    pub codigo_integracao: Option<String>,
    /// Dia do cadastro.
    ///
    /// Property `dataCadastro`.
    pub data_cadastro: Option<DataBr>,
}
crate::runtime::object! {
    PessoaOutputTo {
        0 cod_pessoa "codPessoa" optional,
        1 cod_lead "codLead" optional,
        2 nome_pessoa "nomePessoa" optional,
        3 cpf_cnpj "cpfCnpj" optional,
        4 natureza "natureza" optional,
        5 email "email" optional,
        6 telefone_celular "telefoneCelular" both,
        7 telefone_fixo "telefoneFixo" both,
        8 cod_loja "codLoja" optional,
        9 nome_loja "nomeLoja" optional,
        10 codigo_integracao "codigoIntegracao" optional,
        11 data_cadastro "dataCadastro" optional,
    }
}
impl crate::runtime::Check for PessoaOutputTo {
    fn check(&self) -> Result<(), crate::runtime::Fault> {
        if let Some(value) = &self.nome_pessoa {
            crate::runtime::check::at("nomePessoa", crate::runtime::check::max_length(value, 200))?;
        }
        if let Some(value) = &self.nome_loja {
            crate::runtime::check::at("nomeLoja", crate::runtime::check::max_length(value, 200))?;
        }
        if let Some(value) = &self.codigo_integracao {
            crate::runtime::check::at("codigoIntegracao", crate::runtime::check::max_length(value, 60))?;
        }
        Ok(())
    }
}

/// Veículo.
///
/// Schema `VeiculoTO`.
#[derive(Debug, Clone, PartialEq)]
pub struct VeiculoTo {
    /// Ano de fabricação (decisão: 32 bits).
    ///
    /// Property `anoFabricacao`.
    pub ano_fabricacao: Option<i32>,
    /// Ano do modelo (decisão: 32 bits).
    ///
    /// Property `anoModelo`.
    pub ano_modelo: Option<i32>,
    /// Número de portas (decisão: 32 bits).
    ///
    /// Property `numeroPortas`.
    pub numero_portas: Option<i32>,
    /// Categoria do veículo (decisão: até 30 caracteres).
    ///
    /// At most 30 characters.
    pub categoria: Option<String>,
    /// Chassi do veículo (decisão: até 20 caracteres, como na pesquisa).
    pub chassi: Option<Chassi>,
    /// Combustível do veículo (decisão: até 30 caracteres).
    ///
    /// At most 30 characters.
    pub combustivel: Option<String>,
    /// Cor do veículo (decisão: até 30 caracteres).
    ///
    /// At most 30 characters.
    pub cor: Option<String>,
    /// Marca do veículo (decisão: até 60 caracteres).
    ///
    /// At most 60 characters.
    pub marca: Option<String>,
    /// Modelo do veículo (decisão: até 100 caracteres).
    ///
    /// At most 100 characters.
    pub modelo: Option<String>,
    /// Placa do veículo.
    pub placa: Option<Placa>,
    /// Número do Renavam (decisão: até 11 caracteres).
    ///
    /// At most 11 characters.
    pub renavam: Option<String>,
    /// Tipo do veículo (decisão: até 200 caracteres).
    ///
    /// Property `tipoVeiculo`. At most 200 characters.
    pub tipo_veiculo: Option<String>,
    /// Participação do associado em um evento, em reais.
    ///
    /// Property `valorParticipacao`.
    pub valor_participacao: Option<Valor>,
    /// Valor protegido, em reais.
    ///
    /// Property `valorProtegido`.
    pub valor_protegido: Option<Valor>,
    /// Valor do veículo, em reais.
    ///
    /// Property `valorVeiculo`.
    pub valor_veiculo: Option<Valor>,
}
crate::runtime::object! {
    VeiculoTo {
        0 ano_fabricacao "anoFabricacao" optional,
        1 ano_modelo "anoModelo" optional,
        2 numero_portas "numeroPortas" optional,
        3 categoria "categoria" optional,
        4 chassi "chassi" optional,
        5 combustivel "combustivel" optional,
        6 cor "cor" optional,
        7 marca "marca" optional,
        8 modelo "modelo" optional,
        9 placa "placa" optional,
        10 renavam "renavam" optional,
        11 tipo_veiculo "tipoVeiculo" optional,
        12 valor_participacao "valorParticipacao" optional,
        13 valor_protegido "valorProtegido" optional,
        14 valor_veiculo "valorVeiculo" optional,
    }
}
impl crate::runtime::Check for VeiculoTo {
    fn check(&self) -> Result<(), crate::runtime::Fault> {
        if let Some(value) = &self.categoria {
            crate::runtime::check::at("categoria", crate::runtime::check::max_length(value, 30))?;
        }
        if let Some(value) = &self.combustivel {
            crate::runtime::check::at("combustivel", crate::runtime::check::max_length(value, 30))?;
        }
        if let Some(value) = &self.cor {
            crate::runtime::check::at("cor", crate::runtime::check::max_length(value, 30))?;
        }
        if let Some(value) = &self.marca {
            crate::runtime::check::at("marca", crate::runtime::check::max_length(value, 60))?;
        }
        if let Some(value) = &self.modelo {
            crate::runtime::check::at("modelo", crate::runtime::check::max_length(value, 100))?;
        }
        if let Some(value) = &self.renavam {
            crate::runtime::check::at("renavam", crate::runtime::check::max_length(value, 11))?;
        }
        if let Some(value) = &self.tipo_veiculo {
            crate::runtime::check::at("tipoVeiculo", crate::runtime::check::max_length(value, 200))?;
        }
        Ok(())
    }
}

/// CPF com ou sem máscara e com dígitos verificadores corretos, ou vazio (decisão: o padrão e o comprimento).
///
/// Schema `Cpf`. At most 14 characters, matching `^(\d{3}\.?\d{3}\.?\d{3}-?\d{2})?$`. Example: `"529.982.247-25"`.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Cpf(String);
crate::runtime::newtype! {
    Cpf(String) |value| {
        crate::runtime::check::saying("deve ser um CPF como 529.982.247-25, com ou sem máscara, ou vazio", || {
            crate::runtime::check::max_length(value, 14)?;
            crate::runtime::check::pattern(value, &super::patterns::PATTERN_8)?;
            Ok(())
        })?;
        Ok(())
    }
}

/// Código do parentesco, ou espécie do animal de estimação.
///
/// Schema `Parentesco`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Parentesco {
    /// `CONJUGE`.
    Conjuge,
    /// `PAI`.
    Pai,
    /// `FILHO`.
    Filho,
    /// `IRMAO`.
    Irmao,
    /// `AVO`.
    Avo,
    /// `TIO`.
    Tio,
    /// `SOBRINHO`.
    Sobrinho,
    /// `PRIMO`.
    Primo,
    /// `NETO`.
    Neto,
    /// `SOGRO`.
    Sogro,
    /// `OUTRO`.
    Outro,
    /// `PET_CANINO`.
    PetCanino,
    /// `PET_FELINO`.
    PetFelino,
    /// `PET_OUTROS`.
    PetOutros,
    /// `CUNHADO`.
    Cunhado,
    /// `GENRO`.
    Genro,
    /// `ENTEADO`.
    Enteado,
    /// `PADRASTO`.
    Padrasto,
}
crate::runtime::text_enum! {
    Parentesco {
        Conjuge "CONJUGE",
        Pai "PAI",
        Filho "FILHO",
        Irmao "IRMAO",
        Avo "AVO",
        Tio "TIO",
        Sobrinho "SOBRINHO",
        Primo "PRIMO",
        Neto "NETO",
        Sogro "SOGRO",
        Outro "OUTRO",
        PetCanino "PET_CANINO",
        PetFelino "PET_FELINO",
        PetOutros "PET_OUTROS",
        Cunhado "CUNHADO",
        Genro "GENRO",
        Enteado "ENTEADO",
        Padrasto "PADRASTO",
    }
}

/// Cor em seis dígitos hexadecimais, sem cerquilha (decisão: nos eventos, o mesmo padrão dos gatilhos).
///
/// Schema `CorHex`. At most 6 characters, matching `^[0-9A-Fa-f]{6}$`. Example: `"1565C0"`.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct CorHex(String);
crate::runtime::newtype! {
    CorHex(String) |value| {
        crate::runtime::check::saying("deve ter seis dígitos hexadecimais sem cerquilha, como 1565C0", || {
            crate::runtime::check::max_length(value, 6)?;
            crate::runtime::check::pattern(value, &super::patterns::PATTERN_9)?;
            Ok(())
        })?;
        Ok(())
    }
}

//! Types of what is sent and answered.
//!
//! Made from `spec/service.yaml` by `cargo xtask generate`; do not edit.

mod own;

pub use own::*;
use super::types;

/// Registro de acesso devolvido pela autenticação.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, Default)]
#[cfg_attr(
    feature = "schemas",
    derive(::client_runtime::schemas::schemars::JsonSchema),
    schemars(crate = "::client_runtime::schemas::schemars")
)]
pub struct AcessoTo {
    /// Token a enviar nas demais operações, válido por 12 horas (decisão: até 512 caracteres).
    #[serde(
        rename = "authorizationToken",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub authorization_token: ::std::option::Option<::std::string::String>,
    /// Palavra do esquema que antecede o token, `Bearer` (decisão: até 20 caracteres).
    #[serde(
        rename = "authorizationType",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub authorization_type: ::std::option::Option<::std::string::String>,
    /// Código do cliente do sistema.
    #[serde(
        rename = "codClienteSistema",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub cod_cliente_sistema: ::std::option::Option<i32>,
    /// Código do usuário.
    #[serde(
        rename = "codUsuario",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub cod_usuario: ::std::option::Option<i32>,
    /// Nome do cliente do sistema (decisão: até 200 caracteres).
    #[serde(
        rename = "nomeClienteSistema",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub nome_cliente_sistema: ::std::option::Option<::std::string::String>,
    /// Nome do usuário (decisão: até 200 caracteres).
    #[serde(
        rename = "nomeUsuario",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub nome_usuario: ::std::option::Option<::std::string::String>,
    /// Lojas que o usuário pode acessar.
    #[serde(
        rename = "permissaoLoja",
        default,
        skip_serializing_if = "::std::vec::Vec::is_empty"
    )]
    pub permissao_loja: ::std::vec::Vec<PermissaoLojaTo>,
    /// Planos que o usuário pode usar.
    #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
    pub plano: ::std::vec::Vec<PlanoAcessoTo>,
}

impl AcessoTo {
    /// A builder with nothing set.
    pub fn builder() -> builder::AcessoTo {
        Default::default()
    }
}

/// Benefício a salvar, ligado à pessoa pelo CPF/CNPJ; seu tipo é o do plano (decisão).
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
#[cfg_attr(
    feature = "schemas",
    derive(::client_runtime::schemas::schemars::JsonSchema),
    schemars(crate = "::client_runtime::schemas::schemars")
)]
pub struct BeneficioInputTo {
    /// Situação, pelo jeito simples; ausente na criação, vale `situacao` ou, sem ela, ativo (decisão).
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub ativo: ::std::option::Option<bool>,
    /// Código do benefício; presente, atualiza; ausente, cria.
    #[serde(
        rename = "codBeneficio",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub cod_beneficio: ::std::option::Option<i32>,
    /// Código do consultor que vendeu o benefício.
    #[serde(
        rename = "codConsultor",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub cod_consultor: ::std::option::Option<i32>,
    /// Código da loja; ausente, a da pessoa.
    #[serde(rename = "codLoja", skip_serializing_if = "::std::option::Option::is_none")]
    pub cod_loja: ::std::option::Option<i32>,
    /// Código do plano, da lista de negociação (decisão: o tipo e os limites são os da pesquisa).
    #[serde(rename = "codPlano")]
    pub cod_plano: i32,
    /// Código do representante que vendeu o benefício.
    #[serde(
        rename = "codRepresentante",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub cod_representante: ::std::option::Option<i32>,
    /// Identificador do benefício no sistema de quem chama.
    #[serde(
        rename = "codigoIntegracao",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub codigo_integracao: ::std::option::Option<
        super::types::BeneficioInputToCodigoIntegracao,
    >,
    /// CPF ou CNPJ da pessoa, já cadastrada; na atualização, o do titular (decisão).
    #[serde(rename = "cpfCnpj")]
    pub cpf_cnpj: super::types::CpfCnpj,
    /// Campos adicionais do tipo do benefício.
    #[serde(
        rename = "dadosAdicionais",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub dados_adicionais: ::std::option::Option<::std::vec::Vec<CampoAdicionalInputTo>>,
    /// Dia da adesão; ausente na criação, o dia do pedido.
    #[serde(
        rename = "dataAdesao",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub data_adesao: ::std::option::Option<super::types::DataEntrada>,
    /// Dia do vencimento.
    #[serde(
        rename = "diaVencimento",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub dia_vencimento: ::std::option::Option<i32>,
    /// Número do cartão de desconto; ausente na criação, o serviço o gera (decisão).
    #[serde(
        rename = "numeroCartaoDesconto",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub numero_cartao_desconto: ::std::option::Option<
        super::types::NumeroCartaoDesconto,
    >,
    /// Situação, pelo nome cadastrado (decisão: até 200 caracteres).
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub situacao: ::std::option::Option<super::types::BeneficioInputToSituacao>,
}

impl BeneficioInputTo {
    /// A builder with nothing set.
    pub fn builder() -> builder::BeneficioInputTo {
        Default::default()
    }
}

/// Benefício salvo.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, Default)]
#[cfg_attr(
    feature = "schemas",
    derive(::client_runtime::schemas::schemars::JsonSchema),
    schemars(crate = "::client_runtime::schemas::schemars")
)]
pub struct BeneficioOutputTo {
    /// Código do benefício.
    #[serde(
        rename = "codBeneficio",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub cod_beneficio: ::std::option::Option<i32>,
    /// Código do titular.
    #[serde(
        rename = "codPessoa",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub cod_pessoa: ::std::option::Option<i32>,
    /// Número do cartão de desconto.
    #[serde(
        rename = "numeroCartaoDesconto",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub numero_cartao_desconto: ::std::option::Option<
        super::types::NumeroCartaoDesconto,
    >,
    /// Número sequencial do benefício.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub sequencial: ::std::option::Option<i32>,
    /// Nome da situação.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub situacao: ::std::option::Option<::std::string::String>,
    /// Tipo da situação.
    #[serde(
        rename = "tipoSituacao",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub tipo_situacao: ::std::option::Option<super::types::TipoSituacao>,
}

impl BeneficioOutputTo {
    /// A builder with nothing set.
    pub fn builder() -> builder::BeneficioOutputTo {
        Default::default()
    }
}

/// Benefício veicular a salvar, com os campos do benefício e os do veículo.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
#[cfg_attr(
    feature = "schemas",
    derive(::client_runtime::schemas::schemars::JsonSchema),
    schemars(crate = "::client_runtime::schemas::schemars")
)]
pub struct BeneficioVeiculoInputTo {
    /// Ano de fabricação.
    #[serde(
        rename = "anoFabricacao",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub ano_fabricacao: ::std::option::Option<i32>,
    /// Ano do modelo.
    #[serde(
        rename = "anoModelo",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub ano_modelo: ::std::option::Option<i32>,
    /// Situação, pelo jeito simples; ausente na criação, vale `situacao` ou, sem ela, ativo (decisão).
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub ativo: ::std::option::Option<bool>,
    /// Categoria do veículo.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub categoria: ::std::option::Option<super::types::CategoriaVeiculo>,
    /// Chassi do veículo.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub chassi: ::std::option::Option<super::types::Chassi>,
    /// Código do benefício; presente, atualiza; ausente, cria.
    #[serde(
        rename = "codBeneficio",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub cod_beneficio: ::std::option::Option<i32>,
    /// Código do consultor que vendeu o benefício.
    #[serde(
        rename = "codConsultor",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub cod_consultor: ::std::option::Option<i32>,
    /// Código da loja; ausente, a da pessoa.
    #[serde(rename = "codLoja", skip_serializing_if = "::std::option::Option::is_none")]
    pub cod_loja: ::std::option::Option<i32>,
    /// Código do plano, da lista de negociação (decisão: o tipo e os limites são os da pesquisa).
    #[serde(rename = "codPlano")]
    pub cod_plano: i32,
    /// Código do representante que vendeu o benefício.
    #[serde(
        rename = "codRepresentante",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub cod_representante: ::std::option::Option<i32>,
    /// Código do tipo de veículo, de `GET /ext/beneficio/tipoVeiculo`.
    #[serde(
        rename = "codTipoVeiculo",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub cod_tipo_veiculo: ::std::option::Option<i32>,
    /// Identificador do benefício no sistema de quem chama.
    #[serde(
        rename = "codigoIntegracao",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub codigo_integracao: ::std::option::Option<
        super::types::BeneficioInputToCodigoIntegracao,
    >,
    /// Combustível do veículo.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub combustivel: ::std::option::Option<super::types::Combustivel>,
    /// Cor do veículo.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub cor: ::std::option::Option<super::types::BeneficioVeiculoInputToCor>,
    /// CPF ou CNPJ da pessoa, já cadastrada; na atualização, o do titular (decisão).
    #[serde(rename = "cpfCnpj")]
    pub cpf_cnpj: super::types::CpfCnpj,
    /// Campos adicionais do tipo do benefício.
    #[serde(
        rename = "dadosAdicionais",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub dados_adicionais: ::std::option::Option<::std::vec::Vec<CampoAdicionalInputTo>>,
    /// Dia da adesão; ausente na criação, o dia do pedido.
    #[serde(
        rename = "dataAdesao",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub data_adesao: ::std::option::Option<super::types::DataEntrada>,
    /// Dia do vencimento.
    #[serde(
        rename = "diaVencimento",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub dia_vencimento: ::std::option::Option<i32>,
    /// Marca do veículo (decisão: até 60 caracteres).
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub marca: ::std::option::Option<super::types::BeneficioVeiculoInputToMarca>,
    /// Modelo do veículo (decisão: até 100 caracteres).
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub modelo: ::std::option::Option<super::types::BeneficioVeiculoInputToModelo>,
    /// Número do cartão de desconto; ausente na criação, o serviço o gera (decisão).
    #[serde(
        rename = "numeroCartaoDesconto",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub numero_cartao_desconto: ::std::option::Option<
        super::types::NumeroCartaoDesconto,
    >,
    /// Número de portas.
    #[serde(
        rename = "numeroPortas",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub numero_portas: ::std::option::Option<i32>,
    /// Placa do veículo.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub placa: ::std::option::Option<super::types::Placa>,
    /// Número do Renavam.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub renavam: ::std::option::Option<super::types::BeneficioVeiculoInputToRenavam>,
    /// Situação, pelo nome cadastrado (decisão: até 200 caracteres).
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub situacao: ::std::option::Option<super::types::BeneficioInputToSituacao>,
    /// Participação do associado em um evento, em reais.
    #[serde(
        rename = "valorParticipacao",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub valor_participacao: ::std::option::Option<f64>,
    /// Valor protegido, em reais.
    #[serde(
        rename = "valorProtegido",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub valor_protegido: ::std::option::Option<f64>,
    /// Valor do veículo, em reais.
    #[serde(
        rename = "valorVeiculo",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub valor_veiculo: ::std::option::Option<f64>,
}

impl BeneficioVeiculoInputTo {
    /// A builder with nothing set.
    pub fn builder() -> builder::BeneficioVeiculoInputTo {
        Default::default()
    }
}

/// Valor de um campo adicional, identificado pelo código ou pelo nome.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
#[cfg_attr(
    feature = "schemas",
    derive(::client_runtime::schemas::schemars::JsonSchema),
    schemars(crate = "::client_runtime::schemas::schemars")
)]
pub struct CampoAdicionalInputTo {
    /// Código do campo; dispensa `nome`.
    #[serde(rename = "codCampo", skip_serializing_if = "::std::option::Option::is_none")]
    pub cod_campo: ::std::option::Option<i32>,
    /// Nome do campo; dispensa `codCampo`.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub nome: ::std::option::Option<super::types::CampoAdicionalInputToNome>,
    /// Valor a gravar; nulo apaga o atual.
    pub valor: ::serde_json::Value,
}

impl CampoAdicionalInputTo {
    /// A builder with nothing set.
    pub fn builder() -> builder::CampoAdicionalInputTo {
        Default::default()
    }
}

/// Definição de um campo adicional de um tipo de benefício.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, Default)]
#[cfg_attr(
    feature = "schemas",
    derive(::client_runtime::schemas::schemars::JsonSchema),
    schemars(crate = "::client_runtime::schemas::schemars")
)]
pub struct CampoAdicionalOutputTo {
    /// Máximo de casas decimais, em campos `NUMERO`.
    #[serde(
        rename = "casasDecimais",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub casas_decimais: ::std::option::Option<i32>,
    /// Código do campo.
    #[serde(rename = "codCampo", skip_serializing_if = "::std::option::Option::is_none")]
    pub cod_campo: ::std::option::Option<i32>,
    /// Maior valor aceito, em campos `NUMERO`.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub maximo: ::std::option::Option<f64>,
    /// Menor valor aceito, em campos `NUMERO`.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub minimo: ::std::option::Option<f64>,
    /// Nome do campo, único no tipo de benefício.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub nome: ::std::option::Option<::std::string::String>,
    /// Se o campo tem de ter valor.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub obrigatorio: ::std::option::Option<bool>,
    /// Valores aceitos, em campos `LISTA`.
    #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
    pub opcoes: ::std::vec::Vec<::std::string::String>,
    /// Posição do campo no formulário, a partir de 1.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub ordem: ::std::option::Option<i32>,
    /// Máximo de caracteres, em campos `TEXTO`.
    #[serde(
        rename = "tamanhoMaximo",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub tamanho_maximo: ::std::option::Option<i32>,
    /// Tipo do campo.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub tipo: ::std::option::Option<super::types::TipoCampo>,
    /// Tipo de benefício a que o campo pertence.
    #[serde(
        rename = "tipoBeneficio",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub tipo_beneficio: ::std::option::Option<super::types::TipoBeneficio>,
}

impl CampoAdicionalOutputTo {
    /// A builder with nothing set.
    pub fn builder() -> builder::CampoAdicionalOutputTo {
        Default::default()
    }
}

/// Cartão de crédito ligado a um associado; o número nunca vem por inteiro.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, Default)]
#[cfg_attr(
    feature = "schemas",
    derive(::client_runtime::schemas::schemars::JsonSchema),
    schemars(crate = "::client_runtime::schemas::schemars")
)]
pub struct CartaoCreditoTo {
    /// Se o cartão está ativo.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub ativo: ::std::option::Option<bool>,
    /// Bandeira do cartão.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub bandeira: ::std::option::Option<::std::string::String>,
    /// Código do cartão.
    #[serde(
        rename = "codCartaoCredito",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub cod_cartao_credito: ::std::option::Option<i32>,
    /// Dia do cadastro.
    #[serde(
        rename = "dataCadastro",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub data_cadastro: ::std::option::Option<super::types::DataBr>,
    /// Nome impresso no cartão.
    #[serde(
        rename = "nomeTitular",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub nome_titular: ::std::option::Option<::std::string::String>,
    /// Número mascarado, com os quatro últimos dígitos.
    #[serde(
        rename = "numeroMascarado",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub numero_mascarado: ::std::option::Option<::std::string::String>,
    /// Se é o cartão usado nas cobranças.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub principal: ::std::option::Option<bool>,
    /// Validade em `MM/yyyy`.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub validade: ::std::option::Option<::std::string::String>,
}

impl CartaoCreditoTo {
    /// A builder with nothing set.
    pub fn builder() -> builder::CartaoCreditoTo {
        Default::default()
    }
}

/// Código e nome de uma loja.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, Default)]
#[cfg_attr(
    feature = "schemas",
    derive(::client_runtime::schemas::schemars::JsonSchema),
    schemars(crate = "::client_runtime::schemas::schemars")
)]
pub struct CodigoNomeTo {
    /// Código da loja.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub codigo: ::std::option::Option<i32>,
    /// Nome da loja.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub nome: ::std::option::Option<::std::string::String>,
}

impl CodigoNomeTo {
    /// A builder with nothing set.
    pub fn builder() -> builder::CodigoNomeTo {
        Default::default()
    }
}

/// Valor de um campo adicional.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, Default)]
#[cfg_attr(
    feature = "schemas",
    derive(::client_runtime::schemas::schemars::JsonSchema),
    schemars(crate = "::client_runtime::schemas::schemars")
)]
pub struct DadoAdicionalTo {
    /// Nome do campo (decisão: até 200 caracteres).
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub nome: ::std::option::Option<::std::string::String>,
    /// Valor do campo.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub valor: ::std::option::Option<::serde_json::Value>,
}

impl DadoAdicionalTo {
    /// A builder with nothing set.
    pub fn builder() -> builder::DadoAdicionalTo {
        Default::default()
    }
}

/// Dependente salvo.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, Default)]
#[cfg_attr(
    feature = "schemas",
    derive(::client_runtime::schemas::schemars::JsonSchema),
    schemars(crate = "::client_runtime::schemas::schemars")
)]
pub struct DependenteBasicoOutputTo {
    /// Código do dependente.
    #[serde(
        rename = "codDependente",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub cod_dependente: ::std::option::Option<i32>,
    /// Número do cartão de desconto do dependente.
    #[serde(
        rename = "numeroCartaoDesconto",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub numero_cartao_desconto: ::std::option::Option<
        super::types::NumeroCartaoDesconto,
    >,
}

impl DependenteBasicoOutputTo {
    /// A builder with nothing set.
    pub fn builder() -> builder::DependenteBasicoOutputTo {
        Default::default()
    }
}

/// Dependente de um benefício.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, Default)]
#[cfg_attr(
    feature = "schemas",
    derive(::client_runtime::schemas::schemars::JsonSchema),
    schemars(crate = "::client_runtime::schemas::schemars")
)]
pub struct DependenteCompletoOutputTo {
    /// Se o dependente está ativo.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub ativo: ::std::option::Option<bool>,
    /// Código do dependente.
    #[serde(
        rename = "codDependente",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub cod_dependente: ::std::option::Option<i32>,
    /// CPF do dependente.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub cpf: ::std::option::Option<super::types::Cpf>,
    /// Data de nascimento.
    #[serde(
        rename = "dataNascimento",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub data_nascimento: ::std::option::Option<super::types::DataBr>,
    /// Documento de identidade (decisão: até 30 caracteres).
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub identidade: ::std::option::Option<::std::string::String>,
    /// Nome do dependente (decisão: até 100 caracteres).
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub nome: ::std::option::Option<::std::string::String>,
    /// Número do cartão de desconto do dependente.
    #[serde(
        rename = "numeroCartaoDesconto",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub numero_cartao_desconto: ::std::option::Option<
        super::types::NumeroCartaoDesconto,
    >,
    /// Parentesco por extenso, e não o código. Vistos: Cônjuge, Mãe/Pai, Filho(a), Irmã/Irmão, Avó/Avô, Tio(a), Sobrinho(a), Primo(a), Neto(a), Sogro(a), Pet - Canino, Pet - Felino, Pet - Outros, Cunhado(a), Genro/Nora, Enteado(a), Padrasto/Madrasta (decisão: até 30 caracteres).
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub parentesco: ::std::option::Option<::std::string::String>,
    /// Sexo do dependente (decisão, os valores são os da interface).
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub sexo: ::std::option::Option<super::types::Sexo>,
    /// Telefone do dependente.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub telefone: ::std::option::Option<super::types::Telefone>,
}

impl DependenteCompletoOutputTo {
    /// A builder with nothing set.
    pub fn builder() -> builder::DependenteCompletoOutputTo {
        Default::default()
    }
}

/// Dependente a salvar; a atualização substitui o registro inteiro.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
#[cfg_attr(
    feature = "schemas",
    derive(::client_runtime::schemas::schemars::JsonSchema),
    schemars(crate = "::client_runtime::schemas::schemars")
)]
pub struct DependenteInputTo {
    /// Se o dependente está ativo; ausente vale verdadeiro (decisão).
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub ativo: ::std::option::Option<bool>,
    /// Código do benefício a que o dependente se liga.
    #[serde(rename = "codBeneficio")]
    pub cod_beneficio: i32,
    /// Código do dependente; presente, atualiza, e tem de ser do benefício indicado; ausente, cria.
    #[serde(
        rename = "codDependente",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub cod_dependente: ::std::option::Option<i32>,
    /// CPF do dependente.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub cpf: ::std::option::Option<super::types::Cpf>,
    /// Data de nascimento.
    #[serde(
        rename = "dataNascimento",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub data_nascimento: ::std::option::Option<super::types::DataEntrada>,
    /// Documento de identidade (decisão: até 30 caracteres).
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub identidade: ::std::option::Option<super::types::DependenteInputToIdentidade>,
    /// Nome do dependente, com até 100 caracteres (decisão, não pode ser vazio).
    pub nome: super::types::DependenteInputToNome,
    /// Número do cartão de desconto; ausente na criação, o serviço o gera (decisão).
    #[serde(
        rename = "numeroCartaoDesconto",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub numero_cartao_desconto: ::std::option::Option<
        super::types::NumeroCartaoDesconto,
    >,
    /// Código do parentesco; ausente vale `OUTRO` (decisão).
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub parentesco: ::std::option::Option<super::types::Parentesco>,
    /// Códigos dos planos do dependente (decisão, no máximo 100).
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub planos: ::std::option::Option<::std::vec::Vec<i32>>,
    /// Sexo do dependente.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub sexo: ::std::option::Option<super::types::Sexo>,
    /// Telefone do dependente.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub telefone: ::std::option::Option<super::types::NullableTelefone>,
}

impl DependenteInputTo {
    /// A builder with nothing set.
    pub fn builder() -> builder::DependenteInputTo {
        Default::default()
    }
}

/// Endereço.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, Default)]
#[cfg_attr(
    feature = "schemas",
    derive(::client_runtime::schemas::schemars::JsonSchema),
    schemars(crate = "::client_runtime::schemas::schemars")
)]
pub struct EnderecoTo {
    /// Bairro (decisão: até 100 caracteres).
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub bairro: ::std::option::Option<super::types::EnderecoToBairro>,
    /// CEP, com ou sem hífen (decisão: até 9 caracteres).
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub cep: ::std::option::Option<super::types::EnderecoToCep>,
    /// Cidade (decisão: até 100 caracteres).
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub cidade: ::std::option::Option<super::types::EnderecoToCidade>,
    /// Complemento (decisão: até 100 caracteres).
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub complemento: ::std::option::Option<super::types::EnderecoToComplemento>,
    /// Nome do logradouro, sem o tipo (decisão: até 200 caracteres).
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub logradouro: ::std::option::Option<super::types::EnderecoToLogradouro>,
    /// Tipo e nome do logradouro (decisão: até 250 caracteres).
    #[serde(
        rename = "logradouroComTipo",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub logradouro_com_tipo: ::std::option::Option<
        super::types::EnderecoToLogradouroComTipo,
    >,
    /// Número no logradouro (decisão: até 20 caracteres).
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub numero: ::std::option::Option<super::types::EnderecoToNumero>,
    /// Tipo do endereço, por exemplo `Residencial` (decisão: até 30 caracteres).
    #[serde(
        rename = "tipoEndereco",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub tipo_endereco: ::std::option::Option<super::types::EnderecoToTipoEndereco>,
    /// Tipo do logradouro, por exemplo `Rua` (decisão: até 30 caracteres).
    #[serde(
        rename = "tipoLogradouro",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub tipo_logradouro: ::std::option::Option<super::types::EnderecoToTipoLogradouro>,
    /// Sigla da unidade da federação (decisão: até 2 caracteres).
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub uf: ::std::option::Option<super::types::EnderecoToUf>,
}

impl EnderecoTo {
    /// A builder with nothing set.
    pub fn builder() -> builder::EnderecoTo {
        Default::default()
    }
}

/// Etapa de um funil.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, Default)]
#[cfg_attr(
    feature = "schemas",
    derive(::client_runtime::schemas::schemars::JsonSchema),
    schemars(crate = "::client_runtime::schemas::schemars")
)]
pub struct EtapaFunilTo {
    /// Código da etapa.
    #[serde(rename = "codEtapa", skip_serializing_if = "::std::option::Option::is_none")]
    pub cod_etapa: ::std::option::Option<i32>,
    /// Nome da etapa.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub nome: ::std::option::Option<::std::string::String>,
    /// Posição da etapa no funil, a partir de 1.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub ordem: ::std::option::Option<i32>,
}

impl EtapaFunilTo {
    /// A builder with nothing set.
    pub fn builder() -> builder::EtapaFunilTo {
        Default::default()
    }
}

/// Evento em uma pesquisa.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, Default)]
#[cfg_attr(
    feature = "schemas",
    derive(::client_runtime::schemas::schemars::JsonSchema),
    schemars(crate = "::client_runtime::schemas::schemars")
)]
pub struct EventoListaTo {
    /// Código do evento.
    #[serde(
        rename = "codEvento",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub cod_evento: ::std::option::Option<i32>,
    /// Cor de destaque da situação.
    #[serde(
        rename = "corDestaque",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub cor_destaque: ::std::option::Option<::std::string::String>,
    /// Cor inversa da de destaque.
    #[serde(
        rename = "corInversa",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub cor_inversa: ::std::option::Option<::std::string::String>,
    /// Dia da abertura.
    #[serde(
        rename = "dataAbertura",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub data_abertura: ::std::option::Option<super::types::DataBr>,
    /// Dia em que o evento ocorreu.
    #[serde(
        rename = "dataEvento",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub data_evento: ::std::option::Option<super::types::DataBr>,
    /// Quem está envolvido.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub envolvido: ::std::option::Option<super::types::Envolvido>,
    /// Nome da loja (decisão: até 200 caracteres).
    #[serde(rename = "nomeLoja", skip_serializing_if = "::std::option::Option::is_none")]
    pub nome_loja: ::std::option::Option<::std::string::String>,
    /// Nome da pessoa envolvida (decisão: até 200 caracteres).
    #[serde(
        rename = "nomePessoa",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub nome_pessoa: ::std::option::Option<::std::string::String>,
    /// Prioridade do evento.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub prioridade: ::std::option::Option<super::types::Prioridade>,
    /// Protocolo do evento; aqui é texto, nos gatilhos é inteiro (decisão: até 30 caracteres).
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub protocolo: ::std::option::Option<::std::string::String>,
    /// Responsável pelo atendimento (decisão: até 200 caracteres).
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub responsavel: ::std::option::Option<::std::string::String>,
    /// Nome da situação do evento (decisão: até 200 caracteres).
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub situacao: ::std::option::Option<::std::string::String>,
    /// Tipo do evento (decisão: até 200 caracteres).
    #[serde(
        rename = "tipoEvento",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub tipo_evento: ::std::option::Option<::std::string::String>,
}

impl EventoListaTo {
    /// A builder with nothing set.
    pub fn builder() -> builder::EventoListaTo {
        Default::default()
    }
}

/// Evento por inteiro.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, Default)]
#[cfg_attr(
    feature = "schemas",
    derive(::client_runtime::schemas::schemars::JsonSchema),
    schemars(crate = "::client_runtime::schemas::schemars")
)]
pub struct EventoTo {
    /// Associado.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub associado: ::std::option::Option<PessoaTo>,
    /// Código do benefício.
    #[serde(
        rename = "codBeneficio",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub cod_beneficio: ::std::option::Option<i32>,
    /// Código do evento.
    #[serde(
        rename = "codEvento",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub cod_evento: ::std::option::Option<i32>,
    /// Quem conduzia o veículo.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub condutor: ::std::option::Option<PessoaTo>,
    /// Cor de destaque da situação.
    #[serde(
        rename = "corDestaque",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub cor_destaque: ::std::option::Option<::std::string::String>,
    /// Cor inversa da de destaque.
    #[serde(
        rename = "corInversa",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub cor_inversa: ::std::option::Option<::std::string::String>,
    /// Dia da abertura.
    #[serde(
        rename = "dataAbertura",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub data_abertura: ::std::option::Option<super::types::DataBr>,
    /// Dia em que o evento ocorreu.
    #[serde(
        rename = "dataEvento",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub data_evento: ::std::option::Option<super::types::DataBr>,
    /// Quem está envolvido.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub envolvido: ::std::option::Option<super::types::Envolvido>,
    /// Onde o evento ocorreu.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub local: ::std::option::Option<EnderecoTo>,
    /// Prioridade do evento.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub prioridade: ::std::option::Option<super::types::Prioridade>,
    /// Protocolo do evento; aqui é texto, nos gatilhos é inteiro (decisão: até 30 caracteres).
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub protocolo: ::std::option::Option<::std::string::String>,
    /// Eventos relacionados, cada um com os seus.
    #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
    pub relacionados: ::std::vec::Vec<EventoTo>,
    /// Responsável pelo atendimento (decisão: até 200 caracteres).
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub responsavel: ::std::option::Option<::std::string::String>,
    /// Nome da situação do evento (decisão: até 200 caracteres).
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub situacao: ::std::option::Option<::std::string::String>,
    /// Tipo do evento (decisão: até 200 caracteres).
    #[serde(
        rename = "tipoEvento",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub tipo_evento: ::std::option::Option<::std::string::String>,
    /// Veículo envolvido.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub veiculo: ::std::option::Option<VeiculoTo>,
}

impl EventoTo {
    /// A builder with nothing set.
    pub fn builder() -> builder::EventoTo {
        Default::default()
    }
}

/// Fornecedor de serviços ou equipamentos.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, Default)]
#[cfg_attr(
    feature = "schemas",
    derive(::client_runtime::schemas::schemars::JsonSchema),
    schemars(crate = "::client_runtime::schemas::schemars")
)]
pub struct FornecedorTo {
    /// Se o fornecedor está ativo.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub ativo: ::std::option::Option<bool>,
    /// Código do fornecedor.
    #[serde(
        rename = "codFornecedor",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub cod_fornecedor: ::std::option::Option<i32>,
    /// CPF ou CNPJ do fornecedor.
    #[serde(rename = "cpfCnpj", skip_serializing_if = "::std::option::Option::is_none")]
    pub cpf_cnpj: ::std::option::Option<super::types::CpfCnpj>,
    /// E-mail de contato.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub email: ::std::option::Option<super::types::Email>,
    /// Endereço.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub endereco: ::std::option::Option<EnderecoTo>,
    /// Nome ou razão social.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub nome: ::std::option::Option<::std::string::String>,
    /// Nome fantasia.
    #[serde(
        rename = "nomeFantasia",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub nome_fantasia: ::std::option::Option<::std::string::String>,
    /// Telefones.
    #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
    pub telefones: ::std::vec::Vec<TelefoneTo>,
}

impl FornecedorTo {
    /// A builder with nothing set.
    pub fn builder() -> builder::FornecedorTo {
        Default::default()
    }
}

/// Item (plano) a acrescentar a um benefício.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
#[cfg_attr(
    feature = "schemas",
    derive(::client_runtime::schemas::schemars::JsonSchema),
    schemars(crate = "::client_runtime::schemas::schemars")
)]
pub struct ItemBeneficioInputTo {
    /// Código do plano, da lista de negociação.
    #[serde(rename = "codPlano")]
    pub cod_plano: i32,
    /// Dia da inclusão; ausente, o dia do pedido.
    #[serde(
        rename = "dataInclusao",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub data_inclusao: ::std::option::Option<super::types::DataEntrada>,
    /// Valor do item, em reais; ausente, o do plano.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub valor: ::std::option::Option<f64>,
}

impl ItemBeneficioInputTo {
    /// A builder with nothing set.
    pub fn builder() -> builder::ItemBeneficioInputTo {
        Default::default()
    }
}

/// Item (plano) de um benefício.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, Default)]
#[cfg_attr(
    feature = "schemas",
    derive(::client_runtime::schemas::schemars::JsonSchema),
    schemars(crate = "::client_runtime::schemas::schemars")
)]
pub struct ItemBeneficioOutputTo {
    /// Se o item está ativo.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub ativo: ::std::option::Option<bool>,
    /// Código do item.
    #[serde(rename = "codItem", skip_serializing_if = "::std::option::Option::is_none")]
    pub cod_item: ::std::option::Option<i32>,
    /// Código do plano.
    #[serde(rename = "codPlano", skip_serializing_if = "::std::option::Option::is_none")]
    pub cod_plano: ::std::option::Option<i32>,
    /// Dia da exclusão; vazio enquanto ativo.
    #[serde(
        rename = "dataExclusao",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub data_exclusao: ::std::option::Option<super::types::DataBr>,
    /// Dia da inclusão no benefício.
    #[serde(
        rename = "dataInclusao",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub data_inclusao: ::std::option::Option<super::types::DataBr>,
    /// Nome do plano.
    #[serde(
        rename = "nomePlano",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub nome_plano: ::std::option::Option<::std::string::String>,
    /// Valor do item, em reais.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub valor: ::std::option::Option<f64>,
}

impl ItemBeneficioOutputTo {
    /// A builder with nothing set.
    pub fn builder() -> builder::ItemBeneficioOutputTo {
        Default::default()
    }
}

/// Lead a salvar.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
#[cfg_attr(
    feature = "schemas",
    derive(::client_runtime::schemas::schemars::JsonSchema),
    schemars(crate = "::client_runtime::schemas::schemars")
)]
pub struct LeadInputTo {
    /// Cidade do lead.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub cidade: ::std::option::Option<super::types::LeadInputToCidade>,
    /// Código do consultor que atende o lead.
    #[serde(
        rename = "codConsultor",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub cod_consultor: ::std::option::Option<i32>,
    /// Código da etapa; ausente, a primeira do funil.
    #[serde(rename = "codEtapa", skip_serializing_if = "::std::option::Option::is_none")]
    pub cod_etapa: ::std::option::Option<i32>,
    /// Código do funil; ausente, o primeiro da loja.
    #[serde(rename = "codFunil", skip_serializing_if = "::std::option::Option::is_none")]
    pub cod_funil: ::std::option::Option<i32>,
    /// Código do lead; presente, atualiza.
    #[serde(rename = "codLead", skip_serializing_if = "::std::option::Option::is_none")]
    pub cod_lead: ::std::option::Option<i32>,
    /// Código da loja; ausente, a única do usuário.
    #[serde(rename = "codLoja", skip_serializing_if = "::std::option::Option::is_none")]
    pub cod_loja: ::std::option::Option<i32>,
    /// Código do usuário responsável; ausente, o que salva.
    #[serde(
        rename = "codUsuarioResponsavel",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub cod_usuario_responsavel: ::std::option::Option<i32>,
    /// Identificador do lead no sistema de quem chama.
    #[serde(
        rename = "codigoIntegracao",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub codigo_integracao: ::std::option::Option<
        super::types::LeadInputToCodigoIntegracao,
    >,
    /// CPF ou CNPJ do lead.
    #[serde(rename = "cpfCnpj", skip_serializing_if = "::std::option::Option::is_none")]
    pub cpf_cnpj: ::std::option::Option<super::types::CpfCnpj>,
    /// E-mail do lead.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub email: ::std::option::Option<super::types::Email>,
    /// O que o lead escreveu.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub mensagem: ::std::option::Option<super::types::LeadInputToMensagem>,
    /// Nome do lead.
    #[serde(rename = "nomePessoa")]
    pub nome_pessoa: super::types::LeadInputToNomePessoa,
    /// De onde o lead veio.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub origem: ::std::option::Option<super::types::LeadInputToOrigem>,
    /// Telefone do lead, com código de área.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub telefone: ::std::option::Option<super::types::NullableTelefone>,
    /// Sigla da unidade da federação.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub uf: ::std::option::Option<super::types::LeadInputToUf>,
}

impl LeadInputTo {
    /// A builder with nothing set.
    pub fn builder() -> builder::LeadInputTo {
        Default::default()
    }
}

/// Lead ou funil. A interface usa este registro nas duas listas; a de leads (`GET /ext/crm/lead`) preenche os campos do lead e o lugar dele no funil, e a de funis (`GET /ext/crm/funil`), somente `codFunil`, `nomeFunil`, `etapas` e `ativo` (decisão).
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, Default)]
#[cfg_attr(
    feature = "schemas",
    derive(::client_runtime::schemas::schemars::JsonSchema),
    schemars(crate = "::client_runtime::schemas::schemars")
)]
pub struct LeadOutputTo {
    /// Se o lead ou o funil está ativo.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub ativo: ::std::option::Option<bool>,
    /// Cidade do lead.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub cidade: ::std::option::Option<::std::string::String>,
    /// Código da etapa em que o lead está.
    #[serde(rename = "codEtapa", skip_serializing_if = "::std::option::Option::is_none")]
    pub cod_etapa: ::std::option::Option<i32>,
    /// Código do funil.
    #[serde(rename = "codFunil", skip_serializing_if = "::std::option::Option::is_none")]
    pub cod_funil: ::std::option::Option<i32>,
    /// Código do lead.
    #[serde(rename = "codLead", skip_serializing_if = "::std::option::Option::is_none")]
    pub cod_lead: ::std::option::Option<i32>,
    /// Código da loja.
    #[serde(rename = "codLoja", skip_serializing_if = "::std::option::Option::is_none")]
    pub cod_loja: ::std::option::Option<i32>,
    /// Código da pessoa do lead.
    #[serde(
        rename = "codPessoa",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub cod_pessoa: ::std::option::Option<i32>,
    /// Código do usuário responsável.
    #[serde(
        rename = "codUsuarioResponsavel",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub cod_usuario_responsavel: ::std::option::Option<i32>,
    /// CPF ou CNPJ do lead.
    #[serde(rename = "cpfCnpj", skip_serializing_if = "::std::option::Option::is_none")]
    pub cpf_cnpj: ::std::option::Option<super::types::CpfCnpj>,
    /// Dia do cadastro.
    #[serde(
        rename = "dataCadastro",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub data_cadastro: ::std::option::Option<super::types::DataBr>,
    /// E-mail do lead.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub email: ::std::option::Option<super::types::Email>,
    /// Etapas do funil, em ordem; somente na lista de funis.
    #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
    pub etapas: ::std::vec::Vec<EtapaFunilTo>,
    /// O que o lead escreveu.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub mensagem: ::std::option::Option<::std::string::String>,
    /// Nome da etapa em que o lead está.
    #[serde(
        rename = "nomeEtapa",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub nome_etapa: ::std::option::Option<::std::string::String>,
    /// Nome do funil.
    #[serde(
        rename = "nomeFunil",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub nome_funil: ::std::option::Option<::std::string::String>,
    /// Nome da loja.
    #[serde(rename = "nomeLoja", skip_serializing_if = "::std::option::Option::is_none")]
    pub nome_loja: ::std::option::Option<::std::string::String>,
    /// Nome do lead.
    #[serde(
        rename = "nomePessoa",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub nome_pessoa: ::std::option::Option<::std::string::String>,
    /// Nome do usuário responsável.
    #[serde(
        rename = "nomeUsuarioResponsavel",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub nome_usuario_responsavel: ::std::option::Option<::std::string::String>,
    /// De onde o lead veio.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub origem: ::std::option::Option<::std::string::String>,
    /// Telefone celular.
    #[serde(
        rename = "telefoneCelular",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub telefone_celular: ::std::option::Option<super::types::Telefone>,
    /// Telefone fixo.
    #[serde(
        rename = "telefoneFixo",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub telefone_fixo: ::std::option::Option<super::types::Telefone>,
    /// Sigla da unidade da federação.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub uf: ::std::option::Option<::std::string::String>,
}

impl LeadOutputTo {
    /// A builder with nothing set.
    pub fn builder() -> builder::LeadOutputTo {
        Default::default()
    }
}

/// Página da lista de benefícios.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
#[cfg_attr(
    feature = "schemas",
    derive(::client_runtime::schemas::schemars::JsonSchema),
    schemars(crate = "::client_runtime::schemas::schemars")
)]
pub struct ListaBeneficioOutputTo {
    /// Benefícios da página.
    pub itens: ::std::vec::Vec<PesquisaBeneficioOutputTo>,
    /// Número desta página, a partir de 1.
    #[serde(rename = "paginaAtual")]
    pub pagina_atual: i32,
    /// Se há uma próxima página.
    #[serde(rename = "proximaPagina")]
    pub proxima_pagina: bool,
    /// Total de benefícios, em todas as páginas.
    pub quantidade: i32,
}

impl ListaBeneficioOutputTo {
    /// A builder with nothing set.
    pub fn builder() -> builder::ListaBeneficioOutputTo {
        Default::default()
    }
}

/// Dia de vencimento que um benefício pode ter; a operação devolve uma lista deles.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, Default)]
#[cfg_attr(
    feature = "schemas",
    derive(::client_runtime::schemas::schemars::JsonSchema),
    schemars(crate = "::client_runtime::schemas::schemars")
)]
pub struct ListaDiaVencimentoTo {
    /// Texto para mostrar a pessoas.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub descricao: ::std::option::Option<::std::string::String>,
    /// Dia, o que se envia em `diaVencimento`.
    #[serde(
        rename = "diaVencimento",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub dia_vencimento: ::std::option::Option<i32>,
}

impl ListaDiaVencimentoTo {
    /// A builder with nothing set.
    pub fn builder() -> builder::ListaDiaVencimentoTo {
        Default::default()
    }
}

/// Página da pesquisa de associados.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
#[cfg_attr(
    feature = "schemas",
    derive(::client_runtime::schemas::schemars::JsonSchema),
    schemars(crate = "::client_runtime::schemas::schemars")
)]
pub struct ListaPesquisaAssociadoOutputTo {
    /// Itens da página, um por benefício.
    pub itens: ::std::vec::Vec<PesquisaAssociadoOutputTo>,
    /// Número desta página, a partir de 1 (decisão: mínimo 1).
    #[serde(rename = "paginaAtual")]
    pub pagina_atual: i32,
    /// Se há uma próxima página.
    #[serde(rename = "proximaPagina")]
    pub proxima_pagina: bool,
    /// Total de itens encontrados, em todas as páginas (decisão: mínimo 0).
    pub quantidade: i32,
}

impl ListaPesquisaAssociadoOutputTo {
    /// A builder with nothing set.
    pub fn builder() -> builder::ListaPesquisaAssociadoOutputTo {
        Default::default()
    }
}

/// Dependente de benefício de saúde em um negócio, tanto enviado quanto devolvido.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
#[cfg_attr(
    feature = "schemas",
    derive(::client_runtime::schemas::schemars::JsonSchema),
    schemars(crate = "::client_runtime::schemas::schemars")
)]
pub struct NegocioDependenteTo {
    /// Código do dependente no negócio; dado pelo serviço, é ignorado se enviado.
    #[serde(
        rename = "codDependente",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub cod_dependente: ::std::option::Option<i32>,
    /// Código do plano do dependente.
    #[serde(rename = "codPlano", skip_serializing_if = "::std::option::Option::is_none")]
    pub cod_plano: ::std::option::Option<i32>,
    /// CPF do dependente.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub cpf: ::std::option::Option<super::types::Cpf>,
    /// Data de nascimento; devolvida em `dd/MM/yyyy`.
    #[serde(
        rename = "dataNascimento",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub data_nascimento: ::std::option::Option<super::types::DataEntrada>,
    /// Documento de identidade.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub identidade: ::std::option::Option<super::types::NegocioDependenteToIdentidade>,
    /// Nome do dependente.
    pub nome: super::types::NegocioDependenteToNome,
    /// Código do parentesco; ausente vale `OUTRO`.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub parentesco: ::std::option::Option<super::types::Parentesco>,
    /// Sexo do dependente.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub sexo: ::std::option::Option<super::types::Sexo>,
    /// Telefone do dependente.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub telefone: ::std::option::Option<super::types::Telefone>,
    /// Valor mensal do dependente, em reais.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub valor: ::std::option::Option<f64>,
}

impl NegocioDependenteTo {
    /// A builder with nothing set.
    pub fn builder() -> builder::NegocioDependenteTo {
        Default::default()
    }
}

/// Negócio a criar ou a alterar.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
#[cfg_attr(
    feature = "schemas",
    derive(::client_runtime::schemas::schemars::JsonSchema),
    schemars(crate = "::client_runtime::schemas::schemars")
)]
pub struct NegocioInputTo {
    /// Código do consultor.
    #[serde(
        rename = "codConsultor",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub cod_consultor: ::std::option::Option<i32>,
    /// Código da etapa, que tem de ser do funil.
    #[serde(rename = "codEtapa", skip_serializing_if = "::std::option::Option::is_none")]
    pub cod_etapa: ::std::option::Option<i32>,
    /// Código do funil.
    #[serde(rename = "codFunil", skip_serializing_if = "::std::option::Option::is_none")]
    pub cod_funil: ::std::option::Option<i32>,
    /// Código do lead; na alteração, o do próprio negócio.
    #[serde(rename = "codLead")]
    pub cod_lead: i32,
    /// Código da loja; ausente na criação, a do lead.
    #[serde(rename = "codLoja", skip_serializing_if = "::std::option::Option::is_none")]
    pub cod_loja: ::std::option::Option<i32>,
    /// Código do plano negociado.
    #[serde(rename = "codPlano", skip_serializing_if = "::std::option::Option::is_none")]
    pub cod_plano: ::std::option::Option<i32>,
    /// Código do usuário responsável.
    #[serde(
        rename = "codUsuarioResponsavel",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub cod_usuario_responsavel: ::std::option::Option<i32>,
    /// Dia previsto para o fechamento.
    #[serde(
        rename = "dataPrevisaoFechamento",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub data_previsao_fechamento: ::std::option::Option<super::types::DataEntrada>,
    /// Descrição curta do negócio.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub descricao: ::std::option::Option<super::types::NegocioInputToDescricao>,
    /// Motivo da perda, quando `PERDIDO`.
    #[serde(
        rename = "motivoPerda",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub motivo_perda: ::std::option::Option<super::types::NegocioInputToMotivoPerda>,
    /// Anotações.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub observacao: ::std::option::Option<super::types::NegocioInputToObservacao>,
    /// Situação do negócio; ausente na criação, `ABERTO`.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub situacao: ::std::option::Option<super::types::SituacaoNegocio>,
    /// Tipo do benefício negociado.
    #[serde(
        rename = "tipoBeneficio",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub tipo_beneficio: ::std::option::Option<super::types::TipoBeneficio>,
    /// Valor mensal negociado, em reais.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub valor: ::std::option::Option<f64>,
    /// Veículo a proteger, em negócio veicular.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub veiculo: ::std::option::Option<VeiculoTo>,
}

impl NegocioInputTo {
    /// A builder with nothing set.
    pub fn builder() -> builder::NegocioInputTo {
        Default::default()
    }
}

/// Negócio salvo.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, Default)]
#[cfg_attr(
    feature = "schemas",
    derive(::client_runtime::schemas::schemars::JsonSchema),
    schemars(crate = "::client_runtime::schemas::schemars")
)]
pub struct NegocioOutputTo {
    /// Código da etapa.
    #[serde(rename = "codEtapa", skip_serializing_if = "::std::option::Option::is_none")]
    pub cod_etapa: ::std::option::Option<i32>,
    /// Código do funil.
    #[serde(rename = "codFunil", skip_serializing_if = "::std::option::Option::is_none")]
    pub cod_funil: ::std::option::Option<i32>,
    /// Código do lead.
    #[serde(rename = "codLead", skip_serializing_if = "::std::option::Option::is_none")]
    pub cod_lead: ::std::option::Option<i32>,
    /// Código do negócio.
    #[serde(
        rename = "codNegocio",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub cod_negocio: ::std::option::Option<i32>,
    /// Dia da última atualização.
    #[serde(
        rename = "dataAtualizacao",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub data_atualizacao: ::std::option::Option<super::types::DataBr>,
    /// Dia do cadastro.
    #[serde(
        rename = "dataCadastro",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub data_cadastro: ::std::option::Option<super::types::DataBr>,
    /// Número sequencial do negócio.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub sequencial: ::std::option::Option<i32>,
    /// Situação do negócio.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub situacao: ::std::option::Option<super::types::SituacaoNegocio>,
}

impl NegocioOutputTo {
    /// A builder with nothing set.
    pub fn builder() -> builder::NegocioOutputTo {
        Default::default()
    }
}

/// Negócio por inteiro.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, Default)]
#[cfg_attr(
    feature = "schemas",
    derive(::client_runtime::schemas::schemars::JsonSchema),
    schemars(crate = "::client_runtime::schemas::schemars")
)]
pub struct NegocioTo {
    /// Código do consultor.
    #[serde(
        rename = "codConsultor",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub cod_consultor: ::std::option::Option<i32>,
    /// Código da etapa.
    #[serde(rename = "codEtapa", skip_serializing_if = "::std::option::Option::is_none")]
    pub cod_etapa: ::std::option::Option<i32>,
    /// Código do funil.
    #[serde(rename = "codFunil", skip_serializing_if = "::std::option::Option::is_none")]
    pub cod_funil: ::std::option::Option<i32>,
    /// Código do lead.
    #[serde(rename = "codLead", skip_serializing_if = "::std::option::Option::is_none")]
    pub cod_lead: ::std::option::Option<i32>,
    /// Código da loja.
    #[serde(rename = "codLoja", skip_serializing_if = "::std::option::Option::is_none")]
    pub cod_loja: ::std::option::Option<i32>,
    /// Código do negócio.
    #[serde(
        rename = "codNegocio",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub cod_negocio: ::std::option::Option<i32>,
    /// Código da pessoa do lead.
    #[serde(
        rename = "codPessoa",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub cod_pessoa: ::std::option::Option<i32>,
    /// Código do plano negociado.
    #[serde(rename = "codPlano", skip_serializing_if = "::std::option::Option::is_none")]
    pub cod_plano: ::std::option::Option<i32>,
    /// Código do usuário responsável.
    #[serde(
        rename = "codUsuarioResponsavel",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub cod_usuario_responsavel: ::std::option::Option<i32>,
    /// CPF ou CNPJ do lead.
    #[serde(rename = "cpfCnpj", skip_serializing_if = "::std::option::Option::is_none")]
    pub cpf_cnpj: ::std::option::Option<super::types::CpfCnpj>,
    /// Dia da última atualização.
    #[serde(
        rename = "dataAtualizacao",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub data_atualizacao: ::std::option::Option<super::types::DataBr>,
    /// Dia do cadastro.
    #[serde(
        rename = "dataCadastro",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub data_cadastro: ::std::option::Option<super::types::DataBr>,
    /// Dia em que foi ganho ou perdido; vazio enquanto aberto.
    #[serde(
        rename = "dataEncerramento",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub data_encerramento: ::std::option::Option<super::types::DataBr>,
    /// Dia previsto para o fechamento.
    #[serde(
        rename = "dataPrevisaoFechamento",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub data_previsao_fechamento: ::std::option::Option<super::types::DataBr>,
    /// Dependentes do negócio.
    #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
    pub dependentes: ::std::vec::Vec<NegocioDependenteTo>,
    /// Descrição curta do negócio.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub descricao: ::std::option::Option<::std::string::String>,
    /// E-mail do lead.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub email: ::std::option::Option<super::types::Email>,
    /// Motivo da perda, quando `PERDIDO`.
    #[serde(
        rename = "motivoPerda",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub motivo_perda: ::std::option::Option<::std::string::String>,
    /// Nome do consultor.
    #[serde(
        rename = "nomeConsultor",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub nome_consultor: ::std::option::Option<::std::string::String>,
    /// Nome da etapa.
    #[serde(
        rename = "nomeEtapa",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub nome_etapa: ::std::option::Option<::std::string::String>,
    /// Nome do funil.
    #[serde(
        rename = "nomeFunil",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub nome_funil: ::std::option::Option<::std::string::String>,
    /// Nome da loja.
    #[serde(rename = "nomeLoja", skip_serializing_if = "::std::option::Option::is_none")]
    pub nome_loja: ::std::option::Option<::std::string::String>,
    /// Nome do lead.
    #[serde(
        rename = "nomePessoa",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub nome_pessoa: ::std::option::Option<::std::string::String>,
    /// Nome do plano negociado.
    #[serde(
        rename = "nomePlano",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub nome_plano: ::std::option::Option<::std::string::String>,
    /// Nome do usuário responsável.
    #[serde(
        rename = "nomeUsuarioResponsavel",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub nome_usuario_responsavel: ::std::option::Option<::std::string::String>,
    /// Anotações.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub observacao: ::std::option::Option<::std::string::String>,
    /// Número sequencial do negócio.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub sequencial: ::std::option::Option<i32>,
    /// Situação do negócio.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub situacao: ::std::option::Option<super::types::SituacaoNegocio>,
    /// Telefone celular do lead.
    #[serde(
        rename = "telefoneCelular",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub telefone_celular: ::std::option::Option<super::types::Telefone>,
    /// Telefone fixo do lead.
    #[serde(
        rename = "telefoneFixo",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub telefone_fixo: ::std::option::Option<super::types::Telefone>,
    /// Tipo do benefício negociado.
    #[serde(
        rename = "tipoBeneficio",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub tipo_beneficio: ::std::option::Option<super::types::TipoBeneficio>,
    /// Valor mensal negociado, em reais.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub valor: ::std::option::Option<f64>,
    /// Veículo a proteger, em negócio veicular.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub veiculo: ::std::option::Option<VeiculoTo>,
}

impl NegocioTo {
    /// A builder with nothing set.
    pub fn builder() -> builder::NegocioTo {
        Default::default()
    }
}

/// Loja que o usuário pode acessar.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, Default)]
#[cfg_attr(
    feature = "schemas",
    derive(::client_runtime::schemas::schemars::JsonSchema),
    schemars(crate = "::client_runtime::schemas::schemars")
)]
pub struct PermissaoLojaTo {
    /// Código da loja.
    #[serde(rename = "codLoja", skip_serializing_if = "::std::option::Option::is_none")]
    pub cod_loja: ::std::option::Option<i32>,
    /// Nome da loja (decisão: até 200 caracteres).
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub nome: ::std::option::Option<::std::string::String>,
}

impl PermissaoLojaTo {
    /// A builder with nothing set.
    pub fn builder() -> builder::PermissaoLojaTo {
        Default::default()
    }
}

/// Associado e um de seus benefícios.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, Default)]
#[cfg_attr(
    feature = "schemas",
    derive(::client_runtime::schemas::schemars::JsonSchema),
    schemars(crate = "::client_runtime::schemas::schemars")
)]
pub struct PesquisaAssociadoOutputTo {
    /// Categoria da carteira de habilitação (decisão: até 5 caracteres).
    #[serde(
        rename = "categoriaCnh",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub categoria_cnh: ::std::option::Option<::std::string::String>,
    /// Chassi do veículo.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub chassi: ::std::option::Option<super::types::Chassi>,
    /// Código do benefício.
    #[serde(
        rename = "codBeneficio",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub cod_beneficio: ::std::option::Option<i32>,
    /// Código da pessoa.
    #[serde(
        rename = "codPessoa",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub cod_pessoa: ::std::option::Option<i32>,
    /// Nome do cônjuge (decisão: até 200 caracteres).
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub conjuge: ::std::option::Option<::std::string::String>,
    /// CPF ou CNPJ da pessoa.
    #[serde(rename = "cpfCnpj", skip_serializing_if = "::std::option::Option::is_none")]
    pub cpf_cnpj: ::std::option::Option<super::types::CpfCnpj>,
    /// CPF ou CNPJ de quem paga.
    #[serde(
        rename = "cpfCnpjResponsavelFinanceiro",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub cpf_cnpj_responsavel_financeiro: ::std::option::Option<super::types::CpfCnpj>,
    /// Campos adicionais do benefício.
    #[serde(
        rename = "dadosAdicionais",
        default,
        skip_serializing_if = "::std::vec::Vec::is_empty"
    )]
    pub dados_adicionais: ::std::vec::Vec<DadoAdicionalTo>,
    /// Dia da adesão ao benefício.
    #[serde(
        rename = "dataAdesao",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub data_adesao: ::std::option::Option<super::types::DataBr>,
    /// Dia da ativação do benefício.
    #[serde(
        rename = "dataAtivacao",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub data_ativacao: ::std::option::Option<super::types::DataBr>,
    /// Dia do cadastro.
    #[serde(
        rename = "dataCadastro",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub data_cadastro: ::std::option::Option<super::types::DataBr>,
    /// Data de nascimento.
    #[serde(
        rename = "dataNascimento",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub data_nascimento: ::std::option::Option<super::types::DataBr>,
    /// E-mail da pessoa.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub email: ::std::option::Option<super::types::Email>,
    /// Endereço da pessoa.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub endereco: ::std::option::Option<EnderecoTo>,
    /// Endereço de quem paga.
    #[serde(
        rename = "enderecoResponsavelFinanceiro",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub endereco_responsavel_financeiro: ::std::option::Option<EnderecoTo>,
    /// Estado civil (decisão: até 30 caracteres).
    #[serde(
        rename = "estadoCivil",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub estado_civil: ::std::option::Option<::std::string::String>,
    /// Documento de identidade (decisão: até 30 caracteres).
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub identidade: ::std::option::Option<::std::string::String>,
    /// Empresa a que o associado está ligado (decisão: até 200 caracteres).
    #[serde(
        rename = "nomeEmpresa",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub nome_empresa: ::std::option::Option<::std::string::String>,
    /// Nome da mãe (decisão: até 200 caracteres).
    #[serde(rename = "nomeMae", skip_serializing_if = "::std::option::Option::is_none")]
    pub nome_mae: ::std::option::Option<::std::string::String>,
    /// Nome da pessoa (decisão: até 200 caracteres).
    #[serde(
        rename = "nomePessoa",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub nome_pessoa: ::std::option::Option<::std::string::String>,
    /// Número do cartão de desconto.
    #[serde(
        rename = "numeroCartaoDesconto",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub numero_cartao_desconto: ::std::option::Option<
        super::types::NumeroCartaoDesconto,
    >,
    /// Número da carteira de habilitação (decisão: até 20 caracteres).
    #[serde(
        rename = "numeroCnh",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub numero_cnh: ::std::option::Option<::std::string::String>,
    /// Placa do veículo.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub placa: ::std::option::Option<super::types::Placa>,
    /// Planos do benefício.
    #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
    pub planos: ::std::vec::Vec<PlanoContratadoTo>,
    /// Número sequencial do benefício.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub sequencial: ::std::option::Option<i32>,
    /// Sexo da pessoa (decisão, os valores são os da interface).
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub sexo: ::std::option::Option<super::types::Sexo>,
    /// Nome da situação do benefício (decisão: até 200 caracteres).
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub situacao: ::std::option::Option<::std::string::String>,
    /// Telefone celular.
    #[serde(
        rename = "telefoneCelular",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub telefone_celular: ::std::option::Option<super::types::Telefone>,
    /// Telefone fixo.
    #[serde(
        rename = "telefoneFixo",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub telefone_fixo: ::std::option::Option<super::types::Telefone>,
    /// Tipo do benefício.
    #[serde(
        rename = "tipoBeneficio",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub tipo_beneficio: ::std::option::Option<super::types::TipoBeneficio>,
    /// Tipo da situação do benefício.
    #[serde(
        rename = "tipoSituacao",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub tipo_situacao: ::std::option::Option<super::types::TipoSituacao>,
}

impl PesquisaAssociadoOutputTo {
    /// A builder with nothing set.
    pub fn builder() -> builder::PesquisaAssociadoOutputTo {
        Default::default()
    }
}

/// Benefício encontrado em uma pesquisa ou na lista.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, Default)]
#[cfg_attr(
    feature = "schemas",
    derive(::client_runtime::schemas::schemars::JsonSchema),
    schemars(crate = "::client_runtime::schemas::schemars")
)]
pub struct PesquisaBeneficioOutputTo {
    /// Chassi do veículo, em benefício veicular.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub chassi: ::std::option::Option<super::types::Chassi>,
    /// Código do benefício.
    #[serde(
        rename = "codBeneficio",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub cod_beneficio: ::std::option::Option<i32>,
    /// Código do consultor.
    #[serde(
        rename = "codConsultor",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub cod_consultor: ::std::option::Option<i32>,
    /// Código da loja.
    #[serde(rename = "codLoja", skip_serializing_if = "::std::option::Option::is_none")]
    pub cod_loja: ::std::option::Option<i32>,
    /// Código do titular.
    #[serde(
        rename = "codPessoa",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub cod_pessoa: ::std::option::Option<i32>,
    /// Código do representante.
    #[serde(
        rename = "codRepresentante",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub cod_representante: ::std::option::Option<i32>,
    /// Identificador do benefício no sistema de quem o salvou.
    #[serde(
        rename = "codigoIntegracao",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub codigo_integracao: ::std::option::Option<::std::string::String>,
    /// CPF ou CNPJ do titular.
    #[serde(rename = "cpfCnpj", skip_serializing_if = "::std::option::Option::is_none")]
    pub cpf_cnpj: ::std::option::Option<super::types::CpfCnpj>,
    /// Dia da adesão.
    #[serde(
        rename = "dataAdesao",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub data_adesao: ::std::option::Option<super::types::DataBr>,
    /// Dia da ativação.
    #[serde(
        rename = "dataAtivacao",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub data_ativacao: ::std::option::Option<super::types::DataBr>,
    /// Dia da última atualização.
    #[serde(
        rename = "dataAtualizacao",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub data_atualizacao: ::std::option::Option<super::types::DataBr>,
    /// Dia do cadastro.
    #[serde(
        rename = "dataCadastro",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub data_cadastro: ::std::option::Option<super::types::DataBr>,
    /// Dia do cancelamento.
    #[serde(
        rename = "dataCancelamento",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub data_cancelamento: ::std::option::Option<super::types::DataBr>,
    /// Dia do vencimento.
    #[serde(
        rename = "diaVencimento",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub dia_vencimento: ::std::option::Option<i32>,
    /// Marca do veículo, em benefício veicular.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub marca: ::std::option::Option<::std::string::String>,
    /// Modelo do veículo, em benefício veicular.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub modelo: ::std::option::Option<::std::string::String>,
    /// Nome do consultor.
    #[serde(
        rename = "nomeConsultor",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub nome_consultor: ::std::option::Option<::std::string::String>,
    /// Nome da loja.
    #[serde(rename = "nomeLoja", skip_serializing_if = "::std::option::Option::is_none")]
    pub nome_loja: ::std::option::Option<::std::string::String>,
    /// Nome do titular.
    #[serde(
        rename = "nomePessoa",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub nome_pessoa: ::std::option::Option<::std::string::String>,
    /// Nome do representante.
    #[serde(
        rename = "nomeRepresentante",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub nome_representante: ::std::option::Option<::std::string::String>,
    /// Número do cartão de desconto.
    #[serde(
        rename = "numeroCartaoDesconto",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub numero_cartao_desconto: ::std::option::Option<
        super::types::NumeroCartaoDesconto,
    >,
    /// Placa do veículo, em benefício veicular.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub placa: ::std::option::Option<super::types::Placa>,
    /// Planos do benefício.
    #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
    pub planos: ::std::vec::Vec<PlanoContratadoTo>,
    /// Número sequencial do benefício.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub sequencial: ::std::option::Option<i32>,
    /// Nome da situação.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub situacao: ::std::option::Option<::std::string::String>,
    /// Tipo do benefício.
    #[serde(
        rename = "tipoBeneficio",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub tipo_beneficio: ::std::option::Option<super::types::TipoBeneficio>,
    /// Tipo da situação.
    #[serde(
        rename = "tipoSituacao",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub tipo_situacao: ::std::option::Option<super::types::TipoSituacao>,
}

impl PesquisaBeneficioOutputTo {
    /// A builder with nothing set.
    pub fn builder() -> builder::PesquisaBeneficioOutputTo {
        Default::default()
    }
}

/// Dependente encontrado, com o benefício e o titular a que está ligado.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, Default)]
#[cfg_attr(
    feature = "schemas",
    derive(::client_runtime::schemas::schemars::JsonSchema),
    schemars(crate = "::client_runtime::schemas::schemars")
)]
pub struct PesquisaDependenteOutputTo {
    /// Se o dependente está ativo.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub ativo: ::std::option::Option<bool>,
    /// Código do benefício.
    #[serde(
        rename = "codBeneficio",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub cod_beneficio: ::std::option::Option<i32>,
    /// Código do dependente.
    #[serde(
        rename = "codDependente",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub cod_dependente: ::std::option::Option<i32>,
    /// Código do titular.
    #[serde(
        rename = "codPessoa",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub cod_pessoa: ::std::option::Option<i32>,
    /// CPF do dependente.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub cpf: ::std::option::Option<super::types::Cpf>,
    /// CPF ou CNPJ do titular.
    #[serde(rename = "cpfCnpj", skip_serializing_if = "::std::option::Option::is_none")]
    pub cpf_cnpj: ::std::option::Option<super::types::CpfCnpj>,
    /// Data de nascimento.
    #[serde(
        rename = "dataNascimento",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub data_nascimento: ::std::option::Option<super::types::DataBr>,
    /// Nome do dependente.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub nome: ::std::option::Option<::std::string::String>,
    /// Nome do titular.
    #[serde(
        rename = "nomePessoa",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub nome_pessoa: ::std::option::Option<::std::string::String>,
    /// Número do cartão de desconto do dependente.
    #[serde(
        rename = "numeroCartaoDesconto",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub numero_cartao_desconto: ::std::option::Option<
        super::types::NumeroCartaoDesconto,
    >,
    /// Parentesco por extenso, como em `DependenteCompletoOutputTO`.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub parentesco: ::std::option::Option<::std::string::String>,
    /// Número sequencial do benefício.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub sequencial: ::std::option::Option<i32>,
    /// Sexo do dependente.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub sexo: ::std::option::Option<super::types::Sexo>,
    /// Nome da situação do benefício.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub situacao: ::std::option::Option<::std::string::String>,
    /// Tipo da situação do benefício.
    #[serde(
        rename = "tipoSituacao",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub tipo_situacao: ::std::option::Option<super::types::TipoSituacao>,
}

impl PesquisaDependenteOutputTo {
    /// A builder with nothing set.
    pub fn builder() -> builder::PesquisaDependenteOutputTo {
        Default::default()
    }
}

/// Negócio aberto encontrado em uma pesquisa.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, Default)]
#[cfg_attr(
    feature = "schemas",
    derive(::client_runtime::schemas::schemars::JsonSchema),
    schemars(crate = "::client_runtime::schemas::schemars")
)]
pub struct PesquisaNegocioOutputTo {
    /// Código da etapa.
    #[serde(rename = "codEtapa", skip_serializing_if = "::std::option::Option::is_none")]
    pub cod_etapa: ::std::option::Option<i32>,
    /// Código do funil.
    #[serde(rename = "codFunil", skip_serializing_if = "::std::option::Option::is_none")]
    pub cod_funil: ::std::option::Option<i32>,
    /// Código do lead.
    #[serde(rename = "codLead", skip_serializing_if = "::std::option::Option::is_none")]
    pub cod_lead: ::std::option::Option<i32>,
    /// Código da loja.
    #[serde(rename = "codLoja", skip_serializing_if = "::std::option::Option::is_none")]
    pub cod_loja: ::std::option::Option<i32>,
    /// Código do negócio.
    #[serde(
        rename = "codNegocio",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub cod_negocio: ::std::option::Option<i32>,
    /// Código do usuário responsável.
    #[serde(
        rename = "codUsuarioResponsavel",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub cod_usuario_responsavel: ::std::option::Option<i32>,
    /// CPF ou CNPJ do lead.
    #[serde(rename = "cpfCnpj", skip_serializing_if = "::std::option::Option::is_none")]
    pub cpf_cnpj: ::std::option::Option<super::types::CpfCnpj>,
    /// Dia do cadastro.
    #[serde(
        rename = "dataCadastro",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub data_cadastro: ::std::option::Option<super::types::DataBr>,
    /// Dia previsto para o fechamento.
    #[serde(
        rename = "dataPrevisaoFechamento",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub data_previsao_fechamento: ::std::option::Option<super::types::DataBr>,
    /// Descrição curta do negócio.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub descricao: ::std::option::Option<::std::string::String>,
    /// E-mail do lead.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub email: ::std::option::Option<super::types::Email>,
    /// Nome da etapa.
    #[serde(
        rename = "nomeEtapa",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub nome_etapa: ::std::option::Option<::std::string::String>,
    /// Nome do funil.
    #[serde(
        rename = "nomeFunil",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub nome_funil: ::std::option::Option<::std::string::String>,
    /// Nome da loja.
    #[serde(rename = "nomeLoja", skip_serializing_if = "::std::option::Option::is_none")]
    pub nome_loja: ::std::option::Option<::std::string::String>,
    /// Nome do lead.
    #[serde(
        rename = "nomePessoa",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub nome_pessoa: ::std::option::Option<::std::string::String>,
    /// Nome do usuário responsável.
    #[serde(
        rename = "nomeUsuarioResponsavel",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub nome_usuario_responsavel: ::std::option::Option<::std::string::String>,
    /// Número sequencial do negócio.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub sequencial: ::std::option::Option<i32>,
    /// Situação do negócio.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub situacao: ::std::option::Option<super::types::SituacaoNegocio>,
    /// Telefone celular do lead.
    #[serde(
        rename = "telefoneCelular",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub telefone_celular: ::std::option::Option<super::types::Telefone>,
    /// Tipo do benefício negociado.
    #[serde(
        rename = "tipoBeneficio",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub tipo_beneficio: ::std::option::Option<super::types::TipoBeneficio>,
    /// Valor mensal negociado, em reais.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub valor: ::std::option::Option<f64>,
}

impl PesquisaNegocioOutputTo {
    /// A builder with nothing set.
    pub fn builder() -> builder::PesquisaNegocioOutputTo {
        Default::default()
    }
}

/// Vendedor ativo. Um consultor traz `codConsultor` e `nomeConsultor`; um representante, `codRepresentante` e `nomeRepresentante`.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, Default)]
#[cfg_attr(
    feature = "schemas",
    derive(::client_runtime::schemas::schemars::JsonSchema),
    schemars(crate = "::client_runtime::schemas::schemars")
)]
pub struct PesquisaVendedorOutputTo {
    /// Bairro.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub bairro: ::std::option::Option<::std::string::String>,
    /// Cidade.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub cidade: ::std::option::Option<::std::string::String>,
    /// Código do consultor.
    #[serde(
        rename = "codConsultor",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub cod_consultor: ::std::option::Option<i32>,
    /// Código da loja.
    #[serde(rename = "codLoja", skip_serializing_if = "::std::option::Option::is_none")]
    pub cod_loja: ::std::option::Option<i32>,
    /// Código do representante.
    #[serde(
        rename = "codRepresentante",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub cod_representante: ::std::option::Option<i32>,
    /// CPF ou CNPJ do vendedor.
    #[serde(rename = "cpfCnpj", skip_serializing_if = "::std::option::Option::is_none")]
    pub cpf_cnpj: ::std::option::Option<super::types::CpfCnpj>,
    /// E-mail do vendedor.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub email: ::std::option::Option<super::types::Email>,
    /// Nome do consultor.
    #[serde(
        rename = "nomeConsultor",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub nome_consultor: ::std::option::Option<::std::string::String>,
    /// Nome da loja.
    #[serde(rename = "nomeLoja", skip_serializing_if = "::std::option::Option::is_none")]
    pub nome_loja: ::std::option::Option<::std::string::String>,
    /// Nome do representante.
    #[serde(
        rename = "nomeRepresentante",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub nome_representante: ::std::option::Option<::std::string::String>,
    /// Telefone celular.
    #[serde(
        rename = "telefoneCelular",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub telefone_celular: ::std::option::Option<super::types::Telefone>,
    /// Telefone fixo.
    #[serde(
        rename = "telefoneFixo",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub telefone_fixo: ::std::option::Option<super::types::Telefone>,
    /// Tipo do vendedor.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub tipo: ::std::option::Option<super::types::TipoVendedor>,
    /// Sigla da unidade da federação.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub uf: ::std::option::Option<::std::string::String>,
}

impl PesquisaVendedorOutputTo {
    /// A builder with nothing set.
    pub fn builder() -> builder::PesquisaVendedorOutputTo {
        Default::default()
    }
}

/// Pessoa a salvar, ligada pelo CPF/CNPJ. Sem `codLoja`, vale a única loja do usuário; se ele tem várias, é preciso informá-la (decisão).
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
#[cfg_attr(
    feature = "schemas",
    derive(::client_runtime::schemas::schemars::JsonSchema),
    schemars(crate = "::client_runtime::schemas::schemars")
)]
pub struct PessoaInputTo {
    /// Categoria da carteira de habilitação.
    #[serde(
        rename = "categoriaCnh",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub categoria_cnh: ::std::option::Option<super::types::PessoaInputToCategoriaCnh>,
    /// CNPJ da empresa a que o associado está ligado.
    #[serde(
        rename = "cnpjEmpresa",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub cnpj_empresa: ::std::option::Option<super::types::CpfCnpj>,
    /// Código da loja.
    #[serde(rename = "codLoja", skip_serializing_if = "::std::option::Option::is_none")]
    pub cod_loja: ::std::option::Option<i32>,
    /// Identificador da pessoa no sistema de quem chama (decisão: até 60 caracteres).
    #[serde(
        rename = "codigoIntegracao",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub codigo_integracao: ::std::option::Option<
        super::types::PessoaInputToCodigoIntegracao,
    >,
    /// Nome do cônjuge.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub conjuge: ::std::option::Option<super::types::PessoaInputToConjuge>,
    /// CPF ou CNPJ da pessoa.
    #[serde(rename = "cpfCnpj")]
    pub cpf_cnpj: super::types::CpfCnpj,
    /// CPF ou CNPJ de quem paga.
    #[serde(
        rename = "cpfCnpjResponsavelFinanceiro",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub cpf_cnpj_responsavel_financeiro: ::std::option::Option<super::types::CpfCnpj>,
    /// Dia da expedição da identidade.
    #[serde(
        rename = "dataExpedicao",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub data_expedicao: ::std::option::Option<super::types::DataEntrada>,
    /// Data de nascimento.
    #[serde(
        rename = "dataNascimento",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub data_nascimento: ::std::option::Option<super::types::DataEntrada>,
    /// E-mail da pessoa.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub email: ::std::option::Option<super::types::Email>,
    /// Endereço da pessoa.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub endereco: ::std::option::Option<EnderecoTo>,
    /// Endereço de quem paga.
    #[serde(
        rename = "enderecoResponsavelFinanceiro",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub endereco_responsavel_financeiro: ::std::option::Option<EnderecoTo>,
    /// Estado civil.
    #[serde(
        rename = "estadoCivil",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub estado_civil: ::std::option::Option<super::types::PessoaInputToEstadoCivil>,
    /// Documento de identidade.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub identidade: ::std::option::Option<super::types::PessoaInputToIdentidade>,
    /// Inscrição estadual.
    #[serde(
        rename = "inscricaoEstadual",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub inscricao_estadual: ::std::option::Option<
        super::types::PessoaInputToInscricaoEstadual,
    >,
    /// Inscrição municipal.
    #[serde(
        rename = "inscricaoMunicipal",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub inscricao_municipal: ::std::option::Option<
        super::types::PessoaInputToInscricaoMunicipal,
    >,
    /// Natureza da pessoa; ausente, vem do tamanho do documento.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub natureza: ::std::option::Option<super::types::Natureza>,
    /// Nome da empresa a que o associado está ligado.
    #[serde(
        rename = "nomeEmpresa",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub nome_empresa: ::std::option::Option<super::types::PessoaInputToNomeEmpresa>,
    /// Nome fantasia.
    #[serde(
        rename = "nomeFantasia",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub nome_fantasia: ::std::option::Option<super::types::PessoaInputToNomeFantasia>,
    /// Nome da mãe.
    #[serde(rename = "nomeMae", skip_serializing_if = "::std::option::Option::is_none")]
    pub nome_mae: ::std::option::Option<super::types::PessoaInputToNomeMae>,
    /// Nome ou razão social (decisão: de 1 a 200 caracteres).
    #[serde(rename = "nomePessoa")]
    pub nome_pessoa: super::types::PessoaInputToNomePessoa,
    /// Número da carteira de habilitação.
    #[serde(
        rename = "numeroCnh",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub numero_cnh: ::std::option::Option<super::types::PessoaInputToNumeroCnh>,
    /// Órgão expedidor da identidade.
    #[serde(
        rename = "orgaoExpedidor",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub orgao_expedidor: ::std::option::Option<
        super::types::PessoaInputToOrgaoExpedidor,
    >,
    /// Se aceita receber e-mails.
    #[serde(
        rename = "recebeEmail",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub recebe_email: ::std::option::Option<bool>,
    /// Se aceita receber mensagens pelo WhatsApp.
    #[serde(
        rename = "recebeWhatsApp",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub recebe_whats_app: ::std::option::Option<bool>,
    /// Representante legal da empresa.
    #[serde(
        rename = "representanteLegal",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub representante_legal: ::std::option::Option<
        super::types::PessoaInputToRepresentanteLegal,
    >,
    /// Sexo da pessoa.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub sexo: ::std::option::Option<super::types::Sexo>,
    /// Telefones da pessoa (decisão, no máximo 10).
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub telefones: ::std::option::Option<::std::vec::Vec<TelefoneInputTo>>,
    /// Validade da carteira de habilitação.
    #[serde(
        rename = "validadeCnh",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub validade_cnh: ::std::option::Option<super::types::DataEntrada>,
}

impl PessoaInputTo {
    /// A builder with nothing set.
    pub fn builder() -> builder::PessoaInputTo {
        Default::default()
    }
}

/// Pessoa salva, com os dados básicos de contato.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, Default)]
#[cfg_attr(
    feature = "schemas",
    derive(::client_runtime::schemas::schemars::JsonSchema),
    schemars(crate = "::client_runtime::schemas::schemars")
)]
pub struct PessoaOutputTo {
    /// Código do lead, na resposta de `POST /ext/crm/lead`.
    #[serde(rename = "codLead", skip_serializing_if = "::std::option::Option::is_none")]
    pub cod_lead: ::std::option::Option<i32>,
    /// Código da loja.
    #[serde(rename = "codLoja", skip_serializing_if = "::std::option::Option::is_none")]
    pub cod_loja: ::std::option::Option<i32>,
    /// Código da pessoa.
    #[serde(
        rename = "codPessoa",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub cod_pessoa: ::std::option::Option<i32>,
    /// Identificador da pessoa no sistema de quem chama.
    #[serde(
        rename = "codigoIntegracao",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub codigo_integracao: ::std::option::Option<::std::string::String>,
    /// CPF ou CNPJ da pessoa.
    #[serde(rename = "cpfCnpj", skip_serializing_if = "::std::option::Option::is_none")]
    pub cpf_cnpj: ::std::option::Option<super::types::CpfCnpj>,
    /// Dia do cadastro.
    #[serde(
        rename = "dataCadastro",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub data_cadastro: ::std::option::Option<super::types::DataBr>,
    /// E-mail da pessoa.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub email: ::std::option::Option<super::types::Email>,
    /// Natureza da pessoa.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub natureza: ::std::option::Option<super::types::Natureza>,
    /// Nome da loja.
    #[serde(rename = "nomeLoja", skip_serializing_if = "::std::option::Option::is_none")]
    pub nome_loja: ::std::option::Option<::std::string::String>,
    /// Nome ou razão social.
    #[serde(
        rename = "nomePessoa",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub nome_pessoa: ::std::option::Option<::std::string::String>,
    /// Telefone celular.
    #[serde(
        rename = "telefoneCelular",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub telefone_celular: ::std::option::Option<super::types::Telefone>,
    /// Telefone fixo.
    #[serde(
        rename = "telefoneFixo",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub telefone_fixo: ::std::option::Option<super::types::Telefone>,
}

impl PessoaOutputTo {
    /// A builder with nothing set.
    pub fn builder() -> builder::PessoaOutputTo {
        Default::default()
    }
}

/// Pessoa dentro de um evento.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, Default)]
#[cfg_attr(
    feature = "schemas",
    derive(::client_runtime::schemas::schemars::JsonSchema),
    schemars(crate = "::client_runtime::schemas::schemars")
)]
pub struct PessoaTo {
    /// Categoria da carteira de habilitação (decisão: até 5 caracteres).
    #[serde(
        rename = "categoriaCnh",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub categoria_cnh: ::std::option::Option<::std::string::String>,
    /// Código da loja.
    #[serde(rename = "codLoja", skip_serializing_if = "::std::option::Option::is_none")]
    pub cod_loja: ::std::option::Option<i32>,
    /// Código da pessoa.
    #[serde(
        rename = "codPessoa",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub cod_pessoa: ::std::option::Option<i32>,
    /// CPF ou CNPJ da pessoa.
    #[serde(rename = "cpfCnpj", skip_serializing_if = "::std::option::Option::is_none")]
    pub cpf_cnpj: ::std::option::Option<super::types::CpfCnpj>,
    /// Dia da expedição da identidade.
    #[serde(
        rename = "dataExpedicao",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub data_expedicao: ::std::option::Option<super::types::DataBr>,
    /// Data de nascimento.
    #[serde(
        rename = "dataNascimento",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub data_nascimento: ::std::option::Option<super::types::DataBr>,
    /// E-mail da pessoa.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub email: ::std::option::Option<super::types::Email>,
    /// Endereço da pessoa.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub endereco: ::std::option::Option<EnderecoTo>,
    /// Documento de identidade (decisão: até 30 caracteres).
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub identidade: ::std::option::Option<::std::string::String>,
    /// Inscrição estadual (decisão: até 20 caracteres).
    #[serde(
        rename = "inscricaoEstadual",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub inscricao_estadual: ::std::option::Option<::std::string::String>,
    /// Inscrição municipal (decisão: até 20 caracteres).
    #[serde(
        rename = "inscricaoMunicipal",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub inscricao_municipal: ::std::option::Option<::std::string::String>,
    /// Nome fantasia (decisão: até 200 caracteres).
    #[serde(
        rename = "nomeFantasia",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub nome_fantasia: ::std::option::Option<::std::string::String>,
    /// Nome da loja (decisão: até 200 caracteres).
    #[serde(rename = "nomeLoja", skip_serializing_if = "::std::option::Option::is_none")]
    pub nome_loja: ::std::option::Option<::std::string::String>,
    /// Nome ou razão social (decisão: até 200 caracteres).
    #[serde(
        rename = "nomePessoa",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub nome_pessoa: ::std::option::Option<::std::string::String>,
    /// Número da carteira de habilitação (decisão: até 20 caracteres).
    #[serde(
        rename = "numeroCnh",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub numero_cnh: ::std::option::Option<::std::string::String>,
    /// Órgão expedidor da identidade (decisão: até 20 caracteres).
    #[serde(
        rename = "orgaoExpedidor",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub orgao_expedidor: ::std::option::Option<::std::string::String>,
    /// Representante legal da empresa (decisão: até 200 caracteres).
    #[serde(
        rename = "representanteLegal",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub representante_legal: ::std::option::Option<::std::string::String>,
    /// Sexo da pessoa.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub sexo: ::std::option::Option<super::types::Sexo>,
    /// Telefones da pessoa.
    #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
    pub telefones: ::std::vec::Vec<TelefoneTo>,
    /// Validade da carteira de habilitação.
    #[serde(
        rename = "validadeCnh",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub validade_cnh: ::std::option::Option<super::types::DataBr>,
}

impl PessoaTo {
    /// A builder with nothing set.
    pub fn builder() -> builder::PessoaTo {
        Default::default()
    }
}

/// Plano que o usuário pode usar.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, Default)]
#[cfg_attr(
    feature = "schemas",
    derive(::client_runtime::schemas::schemars::JsonSchema),
    schemars(crate = "::client_runtime::schemas::schemars")
)]
pub struct PlanoAcessoTo {
    /// Código do plano (decisão: os limites são os da pesquisa).
    #[serde(rename = "codPlano", skip_serializing_if = "::std::option::Option::is_none")]
    pub cod_plano: ::std::option::Option<i32>,
    /// Nome do plano (decisão: até 200 caracteres).
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub nome: ::std::option::Option<::std::string::String>,
}

impl PlanoAcessoTo {
    /// A builder with nothing set.
    pub fn builder() -> builder::PlanoAcessoTo {
        Default::default()
    }
}

/// Plano de um benefício, com seu valor.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, Default)]
#[cfg_attr(
    feature = "schemas",
    derive(::client_runtime::schemas::schemars::JsonSchema),
    schemars(crate = "::client_runtime::schemas::schemars")
)]
pub struct PlanoContratadoTo {
    /// Código do plano.
    #[serde(rename = "codPlano", skip_serializing_if = "::std::option::Option::is_none")]
    pub cod_plano: ::std::option::Option<i32>,
    /// Nome do plano (decisão: até 200 caracteres).
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub nome: ::std::option::Option<::std::string::String>,
    /// Valor do plano, em reais.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub valor: ::std::option::Option<f64>,
}

impl PlanoContratadoTo {
    /// A builder with nothing set.
    pub fn builder() -> builder::PlanoContratadoTo {
        Default::default()
    }
}

/// Rastreador instalado em um veículo.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, Default)]
#[cfg_attr(
    feature = "schemas",
    derive(::client_runtime::schemas::schemars::JsonSchema),
    schemars(crate = "::client_runtime::schemas::schemars")
)]
pub struct RastreadorInstalacaoTo {
    /// Se o equipamento está em uso.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub ativo: ::std::option::Option<bool>,
    /// Código do fornecedor.
    #[serde(
        rename = "codFornecedor",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub cod_fornecedor: ::std::option::Option<i32>,
    /// Código da instalação.
    #[serde(
        rename = "codInstalacao",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub cod_instalacao: ::std::option::Option<i32>,
    /// Código do rastreador.
    #[serde(
        rename = "codRastreador",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub cod_rastreador: ::std::option::Option<i32>,
    /// Dia da instalação.
    #[serde(
        rename = "dataInstalacao",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub data_instalacao: ::std::option::Option<super::types::DataBr>,
    /// Dia da remoção; vazio enquanto instalado.
    #[serde(
        rename = "dataRemocao",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub data_remocao: ::std::option::Option<super::types::DataBr>,
    /// Fabricante do rastreador.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub fabricante: ::std::option::Option<::std::string::String>,
    /// IMEI do rastreador.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub imei: ::std::option::Option<::std::string::String>,
    /// Lugar do veículo em que está instalado.
    #[serde(
        rename = "localInstalacao",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub local_instalacao: ::std::option::Option<::std::string::String>,
    /// Modelo do rastreador.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub modelo: ::std::option::Option<::std::string::String>,
    /// Nome do fornecedor.
    #[serde(
        rename = "nomeFornecedor",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub nome_fornecedor: ::std::option::Option<::std::string::String>,
    /// Nome de quem instalou.
    #[serde(
        rename = "nomeInstalador",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub nome_instalador: ::std::option::Option<::std::string::String>,
    /// Número da linha de dados.
    #[serde(
        rename = "numeroLinha",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub numero_linha: ::std::option::Option<::std::string::String>,
    /// Número de série do rastreador.
    #[serde(
        rename = "numeroSerie",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub numero_serie: ::std::option::Option<::std::string::String>,
    /// Operadora da linha de dados.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub operadora: ::std::option::Option<::std::string::String>,
}

impl RastreadorInstalacaoTo {
    /// A builder with nothing set.
    pub fn builder() -> builder::RastreadorInstalacaoTo {
        Default::default()
    }
}

/// Situação de benefício, com nome cadastrado na base e tipo fixo no sistema.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, Default)]
#[cfg_attr(
    feature = "schemas",
    derive(::client_runtime::schemas::schemars::JsonSchema),
    schemars(crate = "::client_runtime::schemas::schemars")
)]
pub struct SituacaoBeneficioTo {
    /// Código da situação.
    #[serde(
        rename = "codSituacao",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub cod_situacao: ::std::option::Option<i32>,
    /// Cor de destaque.
    #[serde(
        rename = "corDestaque",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub cor_destaque: ::std::option::Option<::std::string::String>,
    /// Cor que contrasta com a de destaque.
    #[serde(
        rename = "corInversa",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub cor_inversa: ::std::option::Option<::std::string::String>,
    /// Nome da situação, o que se envia em `situacao`.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub nome: ::std::option::Option<::std::string::String>,
    /// Tipo da situação.
    #[serde(
        rename = "tipoSituacao",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub tipo_situacao: ::std::option::Option<super::types::TipoSituacao>,
}

impl SituacaoBeneficioTo {
    /// A builder with nothing set.
    pub fn builder() -> builder::SituacaoBeneficioTo {
        Default::default()
    }
}

/// Telefone a salvar.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
#[cfg_attr(
    feature = "schemas",
    derive(::client_runtime::schemas::schemars::JsonSchema),
    schemars(crate = "::client_runtime::schemas::schemars")
)]
pub struct TelefoneInputTo {
    /// Código do país (decisão: de 1 a 999).
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub ddi: ::std::option::Option<i32>,
    /// Número com código de área, só dígitos ou com máscara (decisão: de 8 a 20 caracteres).
    pub numero: super::types::TelefoneInputToNumero,
    /// Tipo do telefone.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub tipo: ::std::option::Option<super::types::TipoTelefone>,
}

impl TelefoneInputTo {
    /// A builder with nothing set.
    pub fn builder() -> builder::TelefoneInputTo {
        Default::default()
    }
}

/// Telefone de uma pessoa.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, Default)]
#[cfg_attr(
    feature = "schemas",
    derive(::client_runtime::schemas::schemars::JsonSchema),
    schemars(crate = "::client_runtime::schemas::schemars")
)]
pub struct TelefoneTo {
    /// Número do telefone, com código de área (decisão: até 20 caracteres).
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub numero: ::std::option::Option<::std::string::String>,
    /// Tipo do telefone.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub tipo: ::std::option::Option<super::types::TipoTelefone>,
}

impl TelefoneTo {
    /// A builder with nothing set.
    pub fn builder() -> builder::TelefoneTo {
        Default::default()
    }
}

/// Tipo de veículo.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, Default)]
#[cfg_attr(
    feature = "schemas",
    derive(::client_runtime::schemas::schemars::JsonSchema),
    schemars(crate = "::client_runtime::schemas::schemars")
)]
pub struct TipoVeiculoBean {
    /// Categoria do tipo de veículo.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub categoria: ::std::option::Option<super::types::CategoriaTipoVeiculo>,
    /// Código do tipo de veículo.
    #[serde(
        rename = "codTipoVeiculo",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub cod_tipo_veiculo: ::std::option::Option<i32>,
    /// Nome do tipo de veículo.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub nome: ::std::option::Option<::std::string::String>,
}

impl TipoVeiculoBean {
    /// A builder with nothing set.
    pub fn builder() -> builder::TipoVeiculoBean {
        Default::default()
    }
}

/// O que identifica o benefício a validar. Informe ao menos um campo; se vierem vários, todos têm de apontar para o mesmo benefício (decisão).
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, Default)]
#[cfg_attr(
    feature = "schemas",
    derive(::client_runtime::schemas::schemars::JsonSchema),
    schemars(crate = "::client_runtime::schemas::schemars")
)]
pub struct ValidacaoBeneficioInputTo {
    /// CPF ou CNPJ do titular.
    #[serde(rename = "cpfCnpj", skip_serializing_if = "::std::option::Option::is_none")]
    pub cpf_cnpj: ::std::option::Option<super::types::CpfCnpj>,
    /// Número do cartão do benefício, com ou sem espaços, ou CPF/CNPJ do titular (decisão: até 18 caracteres).
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub matricula: ::std::option::Option<
        super::types::ValidacaoBeneficioInputToMatricula,
    >,
    /// Número sequencial do benefício.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub sequencial: ::std::option::Option<i32>,
}

impl ValidacaoBeneficioInputTo {
    /// A builder with nothing set.
    pub fn builder() -> builder::ValidacaoBeneficioInputTo {
        Default::default()
    }
}

/// Estado do benefício e dados básicos do titular.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, Default)]
#[cfg_attr(
    feature = "schemas",
    derive(::client_runtime::schemas::schemars::JsonSchema),
    schemars(crate = "::client_runtime::schemas::schemars")
)]
pub struct ValidacaoBeneficioOutputTo {
    /// CPF ou CNPJ do titular; como a operação é aberta, pode vir em parte coberto por asteriscos (decisão: até 18 caracteres).
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub cpf: ::std::option::Option<::std::string::String>,
    /// Nome do titular (decisão: até 200 caracteres).
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub nome: ::std::option::Option<::std::string::String>,
    /// Se o benefício está ativo.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub status: ::std::option::Option<super::types::StatusValidacao>,
}

impl ValidacaoBeneficioOutputTo {
    /// A builder with nothing set.
    pub fn builder() -> builder::ValidacaoBeneficioOutputTo {
        Default::default()
    }
}

/// Veículo.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, Default)]
#[cfg_attr(
    feature = "schemas",
    derive(::client_runtime::schemas::schemars::JsonSchema),
    schemars(crate = "::client_runtime::schemas::schemars")
)]
pub struct VeiculoTo {
    /// Ano de fabricação (decisão: 32 bits).
    #[serde(
        rename = "anoFabricacao",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub ano_fabricacao: ::std::option::Option<i32>,
    /// Ano do modelo (decisão: 32 bits).
    #[serde(
        rename = "anoModelo",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub ano_modelo: ::std::option::Option<i32>,
    /// Categoria do veículo (decisão: até 30 caracteres).
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub categoria: ::std::option::Option<super::types::VeiculoToCategoria>,
    /// Chassi do veículo (decisão: até 20 caracteres, como na pesquisa).
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub chassi: ::std::option::Option<super::types::Chassi>,
    /// Combustível do veículo (decisão: até 30 caracteres).
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub combustivel: ::std::option::Option<super::types::VeiculoToCombustivel>,
    /// Cor do veículo (decisão: até 30 caracteres).
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub cor: ::std::option::Option<super::types::VeiculoToCor>,
    /// Marca do veículo (decisão: até 60 caracteres).
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub marca: ::std::option::Option<super::types::VeiculoToMarca>,
    /// Modelo do veículo (decisão: até 100 caracteres).
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub modelo: ::std::option::Option<super::types::VeiculoToModelo>,
    /// Número de portas (decisão: 32 bits).
    #[serde(
        rename = "numeroPortas",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub numero_portas: ::std::option::Option<i32>,
    /// Placa do veículo.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub placa: ::std::option::Option<super::types::Placa>,
    /// Número do Renavam (decisão: até 11 caracteres).
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub renavam: ::std::option::Option<super::types::VeiculoToRenavam>,
    /// Tipo do veículo (decisão: até 200 caracteres).
    #[serde(
        rename = "tipoVeiculo",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub tipo_veiculo: ::std::option::Option<super::types::VeiculoToTipoVeiculo>,
    /// Participação do associado em um evento, em reais.
    #[serde(
        rename = "valorParticipacao",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub valor_participacao: ::std::option::Option<f64>,
    /// Valor protegido, em reais.
    #[serde(
        rename = "valorProtegido",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub valor_protegido: ::std::option::Option<f64>,
    /// Valor do veículo, em reais.
    #[serde(
        rename = "valorVeiculo",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub valor_veiculo: ::std::option::Option<f64>,
}

impl VeiculoTo {
    /// A builder with nothing set.
    pub fn builder() -> builder::VeiculoTo {
        Default::default()
    }
}

/// Types for composing complex structures.
pub mod builder {
    /// `AcessoTo`
    #[derive(Clone, Debug)]
    pub struct AcessoTo {
        authorization_token: ::std::result::Result<
            ::std::option::Option<::std::string::String>,
            ::std::string::String,
        >,
        authorization_type: ::std::result::Result<
            ::std::option::Option<::std::string::String>,
            ::std::string::String,
        >,
        cod_cliente_sistema: ::std::result::Result<
            ::std::option::Option<i32>,
            ::std::string::String,
        >,
        cod_usuario: ::std::result::Result<
            ::std::option::Option<i32>,
            ::std::string::String,
        >,
        nome_cliente_sistema: ::std::result::Result<
            ::std::option::Option<::std::string::String>,
            ::std::string::String,
        >,
        nome_usuario: ::std::result::Result<
            ::std::option::Option<::std::string::String>,
            ::std::string::String,
        >,
        permissao_loja: ::std::result::Result<
            ::std::vec::Vec<super::PermissaoLojaTo>,
            ::std::string::String,
        >,
        plano: ::std::result::Result<
            ::std::vec::Vec<super::PlanoAcessoTo>,
            ::std::string::String,
        >,
    }

    impl ::std::default::Default for AcessoTo {
        fn default() -> Self {
            Self {
                authorization_token: Ok(Default::default()),
                authorization_type: Ok(Default::default()),
                cod_cliente_sistema: Ok(Default::default()),
                cod_usuario: Ok(Default::default()),
                nome_cliente_sistema: Ok(Default::default()),
                nome_usuario: Ok(Default::default()),
                permissao_loja: Ok(Default::default()),
                plano: Ok(Default::default()),
            }
        }
    }

    impl AcessoTo {
        /// Sets `authorization_token`.
        pub fn authorization_token<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
            T::Error: ::std::fmt::Display,
        {
            self.authorization_token = ::client_runtime::given(
                "authorization_token",
                value,
            );
            self
        }

        /// Sets `authorization_type`.
        pub fn authorization_type<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
            T::Error: ::std::fmt::Display,
        {
            self.authorization_type = ::client_runtime::given(
                "authorization_type",
                value,
            );
            self
        }

        /// Sets `cod_cliente_sistema`.
        pub fn cod_cliente_sistema<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<i32>>,
            T::Error: ::std::fmt::Display,
        {
            self.cod_cliente_sistema = ::client_runtime::given(
                "cod_cliente_sistema",
                value,
            );
            self
        }

        /// Sets `cod_usuario`.
        pub fn cod_usuario<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<i32>>,
            T::Error: ::std::fmt::Display,
        {
            self.cod_usuario = ::client_runtime::given("cod_usuario", value);
            self
        }

        /// Sets `nome_cliente_sistema`.
        pub fn nome_cliente_sistema<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
            T::Error: ::std::fmt::Display,
        {
            self.nome_cliente_sistema = ::client_runtime::given(
                "nome_cliente_sistema",
                value,
            );
            self
        }

        /// Sets `nome_usuario`.
        pub fn nome_usuario<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
            T::Error: ::std::fmt::Display,
        {
            self.nome_usuario = ::client_runtime::given("nome_usuario", value);
            self
        }

        /// Sets `permissao_loja`.
        pub fn permissao_loja<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::vec::Vec<super::PermissaoLojaTo>>,
            T::Error: ::std::fmt::Display,
        {
            self.permissao_loja = ::client_runtime::given("permissao_loja", value);
            self
        }

        /// Sets `plano`.
        pub fn plano<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::vec::Vec<super::PlanoAcessoTo>>,
            T::Error: ::std::fmt::Display,
        {
            self.plano = ::client_runtime::given("plano", value);
            self
        }
    }

    impl ::std::convert::TryFrom<AcessoTo> for super::AcessoTo {
        type Error = super::error::ConversionError;
        fn try_from(
            value: AcessoTo,
        ) -> ::std::result::Result<Self, super::error::ConversionError> {
            Ok(Self {
                authorization_token: value.authorization_token?,
                authorization_type: value.authorization_type?,
                cod_cliente_sistema: value.cod_cliente_sistema?,
                cod_usuario: value.cod_usuario?,
                nome_cliente_sistema: value.nome_cliente_sistema?,
                nome_usuario: value.nome_usuario?,
                permissao_loja: value.permissao_loja?,
                plano: value.plano?,
            })
        }
    }

    impl ::std::convert::From<super::AcessoTo> for AcessoTo {
        fn from(value: super::AcessoTo) -> Self {
            Self {
                authorization_token: Ok(value.authorization_token),
                authorization_type: Ok(value.authorization_type),
                cod_cliente_sistema: Ok(value.cod_cliente_sistema),
                cod_usuario: Ok(value.cod_usuario),
                nome_cliente_sistema: Ok(value.nome_cliente_sistema),
                nome_usuario: Ok(value.nome_usuario),
                permissao_loja: Ok(value.permissao_loja),
                plano: Ok(value.plano),
            }
        }
    }

    /// `BeneficioInputTo`
    #[derive(Clone, Debug)]
    pub struct BeneficioInputTo {
        ativo: ::std::result::Result<::std::option::Option<bool>, ::std::string::String>,
        cod_beneficio: ::std::result::Result<
            ::std::option::Option<i32>,
            ::std::string::String,
        >,
        cod_consultor: ::std::result::Result<
            ::std::option::Option<i32>,
            ::std::string::String,
        >,
        cod_loja: ::std::result::Result<
            ::std::option::Option<i32>,
            ::std::string::String,
        >,
        cod_plano: ::std::result::Result<i32, ::std::string::String>,
        cod_representante: ::std::result::Result<
            ::std::option::Option<i32>,
            ::std::string::String,
        >,
        codigo_integracao: ::std::result::Result<
            ::std::option::Option<super::types::BeneficioInputToCodigoIntegracao>,
            ::std::string::String,
        >,
        cpf_cnpj: ::std::result::Result<super::types::CpfCnpj, ::std::string::String>,
        dados_adicionais: ::std::result::Result<
            ::std::option::Option<::std::vec::Vec<super::CampoAdicionalInputTo>>,
            ::std::string::String,
        >,
        data_adesao: ::std::result::Result<
            ::std::option::Option<super::types::DataEntrada>,
            ::std::string::String,
        >,
        dia_vencimento: ::std::result::Result<
            ::std::option::Option<i32>,
            ::std::string::String,
        >,
        numero_cartao_desconto: ::std::result::Result<
            ::std::option::Option<super::types::NumeroCartaoDesconto>,
            ::std::string::String,
        >,
        situacao: ::std::result::Result<
            ::std::option::Option<super::types::BeneficioInputToSituacao>,
            ::std::string::String,
        >,
    }

    impl ::std::default::Default for BeneficioInputTo {
        fn default() -> Self {
            Self {
                ativo: Ok(Default::default()),
                cod_beneficio: Ok(Default::default()),
                cod_consultor: Ok(Default::default()),
                cod_loja: Ok(Default::default()),
                cod_plano: Err("no value supplied for cod_plano".to_string()),
                cod_representante: Ok(Default::default()),
                codigo_integracao: Ok(Default::default()),
                cpf_cnpj: Err("no value supplied for cpf_cnpj".to_string()),
                dados_adicionais: Ok(Default::default()),
                data_adesao: Ok(Default::default()),
                dia_vencimento: Ok(Default::default()),
                numero_cartao_desconto: Ok(Default::default()),
                situacao: Ok(Default::default()),
            }
        }
    }

    impl BeneficioInputTo {
        /// Sets `ativo`.
        pub fn ativo<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<bool>>,
            T::Error: ::std::fmt::Display,
        {
            self.ativo = ::client_runtime::given("ativo", value);
            self
        }

        /// Sets `cod_beneficio`.
        pub fn cod_beneficio<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<i32>>,
            T::Error: ::std::fmt::Display,
        {
            self.cod_beneficio = ::client_runtime::given("cod_beneficio", value);
            self
        }

        /// Sets `cod_consultor`.
        pub fn cod_consultor<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<i32>>,
            T::Error: ::std::fmt::Display,
        {
            self.cod_consultor = ::client_runtime::given("cod_consultor", value);
            self
        }

        /// Sets `cod_loja`.
        pub fn cod_loja<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<i32>>,
            T::Error: ::std::fmt::Display,
        {
            self.cod_loja = ::client_runtime::given("cod_loja", value);
            self
        }

        /// Sets `cod_plano`.
        pub fn cod_plano<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<i32>,
            T::Error: ::std::fmt::Display,
        {
            self.cod_plano = ::client_runtime::given("cod_plano", value);
            self
        }

        /// Sets `cod_representante`.
        pub fn cod_representante<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<i32>>,
            T::Error: ::std::fmt::Display,
        {
            self.cod_representante = ::client_runtime::given("cod_representante", value);
            self
        }

        /// Sets `codigo_integracao`.
        pub fn codigo_integracao<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::option::Option<super::types::BeneficioInputToCodigoIntegracao>,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.codigo_integracao = ::client_runtime::given("codigo_integracao", value);
            self
        }

        /// Sets `cpf_cnpj`.
        pub fn cpf_cnpj<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<super::types::CpfCnpj>,
            T::Error: ::std::fmt::Display,
        {
            self.cpf_cnpj = ::client_runtime::given("cpf_cnpj", value);
            self
        }

        /// Sets `dados_adicionais`.
        pub fn dados_adicionais<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::option::Option<::std::vec::Vec<super::CampoAdicionalInputTo>>,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.dados_adicionais = ::client_runtime::given("dados_adicionais", value);
            self
        }

        /// Sets `data_adesao`.
        pub fn data_adesao<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::types::DataEntrada>>,
            T::Error: ::std::fmt::Display,
        {
            self.data_adesao = ::client_runtime::given("data_adesao", value);
            self
        }

        /// Sets `dia_vencimento`.
        pub fn dia_vencimento<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<i32>>,
            T::Error: ::std::fmt::Display,
        {
            self.dia_vencimento = ::client_runtime::given("dia_vencimento", value);
            self
        }

        /// Sets `numero_cartao_desconto`.
        pub fn numero_cartao_desconto<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::option::Option<super::types::NumeroCartaoDesconto>,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.numero_cartao_desconto = ::client_runtime::given(
                "numero_cartao_desconto",
                value,
            );
            self
        }

        /// Sets `situacao`.
        pub fn situacao<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::option::Option<super::types::BeneficioInputToSituacao>,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.situacao = ::client_runtime::given("situacao", value);
            self
        }
    }

    impl ::std::convert::TryFrom<BeneficioInputTo> for super::BeneficioInputTo {
        type Error = super::error::ConversionError;
        fn try_from(
            value: BeneficioInputTo,
        ) -> ::std::result::Result<Self, super::error::ConversionError> {
            Ok(Self {
                ativo: value.ativo?,
                cod_beneficio: value.cod_beneficio?,
                cod_consultor: value.cod_consultor?,
                cod_loja: value.cod_loja?,
                cod_plano: value.cod_plano?,
                cod_representante: value.cod_representante?,
                codigo_integracao: value.codigo_integracao?,
                cpf_cnpj: value.cpf_cnpj?,
                dados_adicionais: value.dados_adicionais?,
                data_adesao: value.data_adesao?,
                dia_vencimento: value.dia_vencimento?,
                numero_cartao_desconto: value.numero_cartao_desconto?,
                situacao: value.situacao?,
            })
        }
    }

    impl ::std::convert::From<super::BeneficioInputTo> for BeneficioInputTo {
        fn from(value: super::BeneficioInputTo) -> Self {
            Self {
                ativo: Ok(value.ativo),
                cod_beneficio: Ok(value.cod_beneficio),
                cod_consultor: Ok(value.cod_consultor),
                cod_loja: Ok(value.cod_loja),
                cod_plano: Ok(value.cod_plano),
                cod_representante: Ok(value.cod_representante),
                codigo_integracao: Ok(value.codigo_integracao),
                cpf_cnpj: Ok(value.cpf_cnpj),
                dados_adicionais: Ok(value.dados_adicionais),
                data_adesao: Ok(value.data_adesao),
                dia_vencimento: Ok(value.dia_vencimento),
                numero_cartao_desconto: Ok(value.numero_cartao_desconto),
                situacao: Ok(value.situacao),
            }
        }
    }

    /// `BeneficioOutputTo`
    #[derive(Clone, Debug)]
    pub struct BeneficioOutputTo {
        cod_beneficio: ::std::result::Result<
            ::std::option::Option<i32>,
            ::std::string::String,
        >,
        cod_pessoa: ::std::result::Result<
            ::std::option::Option<i32>,
            ::std::string::String,
        >,
        numero_cartao_desconto: ::std::result::Result<
            ::std::option::Option<super::types::NumeroCartaoDesconto>,
            ::std::string::String,
        >,
        sequencial: ::std::result::Result<
            ::std::option::Option<i32>,
            ::std::string::String,
        >,
        situacao: ::std::result::Result<
            ::std::option::Option<::std::string::String>,
            ::std::string::String,
        >,
        tipo_situacao: ::std::result::Result<
            ::std::option::Option<super::types::TipoSituacao>,
            ::std::string::String,
        >,
    }

    impl ::std::default::Default for BeneficioOutputTo {
        fn default() -> Self {
            Self {
                cod_beneficio: Ok(Default::default()),
                cod_pessoa: Ok(Default::default()),
                numero_cartao_desconto: Ok(Default::default()),
                sequencial: Ok(Default::default()),
                situacao: Ok(Default::default()),
                tipo_situacao: Ok(Default::default()),
            }
        }
    }

    impl BeneficioOutputTo {
        /// Sets `cod_beneficio`.
        pub fn cod_beneficio<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<i32>>,
            T::Error: ::std::fmt::Display,
        {
            self.cod_beneficio = ::client_runtime::given("cod_beneficio", value);
            self
        }

        /// Sets `cod_pessoa`.
        pub fn cod_pessoa<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<i32>>,
            T::Error: ::std::fmt::Display,
        {
            self.cod_pessoa = ::client_runtime::given("cod_pessoa", value);
            self
        }

        /// Sets `numero_cartao_desconto`.
        pub fn numero_cartao_desconto<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::option::Option<super::types::NumeroCartaoDesconto>,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.numero_cartao_desconto = ::client_runtime::given(
                "numero_cartao_desconto",
                value,
            );
            self
        }

        /// Sets `sequencial`.
        pub fn sequencial<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<i32>>,
            T::Error: ::std::fmt::Display,
        {
            self.sequencial = ::client_runtime::given("sequencial", value);
            self
        }

        /// Sets `situacao`.
        pub fn situacao<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
            T::Error: ::std::fmt::Display,
        {
            self.situacao = ::client_runtime::given("situacao", value);
            self
        }

        /// Sets `tipo_situacao`.
        pub fn tipo_situacao<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::option::Option<super::types::TipoSituacao>,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.tipo_situacao = ::client_runtime::given("tipo_situacao", value);
            self
        }
    }

    impl ::std::convert::TryFrom<BeneficioOutputTo> for super::BeneficioOutputTo {
        type Error = super::error::ConversionError;
        fn try_from(
            value: BeneficioOutputTo,
        ) -> ::std::result::Result<Self, super::error::ConversionError> {
            Ok(Self {
                cod_beneficio: value.cod_beneficio?,
                cod_pessoa: value.cod_pessoa?,
                numero_cartao_desconto: value.numero_cartao_desconto?,
                sequencial: value.sequencial?,
                situacao: value.situacao?,
                tipo_situacao: value.tipo_situacao?,
            })
        }
    }

    impl ::std::convert::From<super::BeneficioOutputTo> for BeneficioOutputTo {
        fn from(value: super::BeneficioOutputTo) -> Self {
            Self {
                cod_beneficio: Ok(value.cod_beneficio),
                cod_pessoa: Ok(value.cod_pessoa),
                numero_cartao_desconto: Ok(value.numero_cartao_desconto),
                sequencial: Ok(value.sequencial),
                situacao: Ok(value.situacao),
                tipo_situacao: Ok(value.tipo_situacao),
            }
        }
    }

    /// `BeneficioVeiculoInputTo`
    #[derive(Clone, Debug)]
    pub struct BeneficioVeiculoInputTo {
        ano_fabricacao: ::std::result::Result<
            ::std::option::Option<i32>,
            ::std::string::String,
        >,
        ano_modelo: ::std::result::Result<
            ::std::option::Option<i32>,
            ::std::string::String,
        >,
        ativo: ::std::result::Result<::std::option::Option<bool>, ::std::string::String>,
        categoria: ::std::result::Result<
            ::std::option::Option<super::types::CategoriaVeiculo>,
            ::std::string::String,
        >,
        chassi: ::std::result::Result<
            ::std::option::Option<super::types::Chassi>,
            ::std::string::String,
        >,
        cod_beneficio: ::std::result::Result<
            ::std::option::Option<i32>,
            ::std::string::String,
        >,
        cod_consultor: ::std::result::Result<
            ::std::option::Option<i32>,
            ::std::string::String,
        >,
        cod_loja: ::std::result::Result<
            ::std::option::Option<i32>,
            ::std::string::String,
        >,
        cod_plano: ::std::result::Result<i32, ::std::string::String>,
        cod_representante: ::std::result::Result<
            ::std::option::Option<i32>,
            ::std::string::String,
        >,
        cod_tipo_veiculo: ::std::result::Result<
            ::std::option::Option<i32>,
            ::std::string::String,
        >,
        codigo_integracao: ::std::result::Result<
            ::std::option::Option<super::types::BeneficioInputToCodigoIntegracao>,
            ::std::string::String,
        >,
        combustivel: ::std::result::Result<
            ::std::option::Option<super::types::Combustivel>,
            ::std::string::String,
        >,
        cor: ::std::result::Result<
            ::std::option::Option<super::types::BeneficioVeiculoInputToCor>,
            ::std::string::String,
        >,
        cpf_cnpj: ::std::result::Result<super::types::CpfCnpj, ::std::string::String>,
        dados_adicionais: ::std::result::Result<
            ::std::option::Option<::std::vec::Vec<super::CampoAdicionalInputTo>>,
            ::std::string::String,
        >,
        data_adesao: ::std::result::Result<
            ::std::option::Option<super::types::DataEntrada>,
            ::std::string::String,
        >,
        dia_vencimento: ::std::result::Result<
            ::std::option::Option<i32>,
            ::std::string::String,
        >,
        marca: ::std::result::Result<
            ::std::option::Option<super::types::BeneficioVeiculoInputToMarca>,
            ::std::string::String,
        >,
        modelo: ::std::result::Result<
            ::std::option::Option<super::types::BeneficioVeiculoInputToModelo>,
            ::std::string::String,
        >,
        numero_cartao_desconto: ::std::result::Result<
            ::std::option::Option<super::types::NumeroCartaoDesconto>,
            ::std::string::String,
        >,
        numero_portas: ::std::result::Result<
            ::std::option::Option<i32>,
            ::std::string::String,
        >,
        placa: ::std::result::Result<
            ::std::option::Option<super::types::Placa>,
            ::std::string::String,
        >,
        renavam: ::std::result::Result<
            ::std::option::Option<super::types::BeneficioVeiculoInputToRenavam>,
            ::std::string::String,
        >,
        situacao: ::std::result::Result<
            ::std::option::Option<super::types::BeneficioInputToSituacao>,
            ::std::string::String,
        >,
        valor_participacao: ::std::result::Result<
            ::std::option::Option<f64>,
            ::std::string::String,
        >,
        valor_protegido: ::std::result::Result<
            ::std::option::Option<f64>,
            ::std::string::String,
        >,
        valor_veiculo: ::std::result::Result<
            ::std::option::Option<f64>,
            ::std::string::String,
        >,
    }

    impl ::std::default::Default for BeneficioVeiculoInputTo {
        fn default() -> Self {
            Self {
                ano_fabricacao: Ok(Default::default()),
                ano_modelo: Ok(Default::default()),
                ativo: Ok(Default::default()),
                categoria: Ok(Default::default()),
                chassi: Ok(Default::default()),
                cod_beneficio: Ok(Default::default()),
                cod_consultor: Ok(Default::default()),
                cod_loja: Ok(Default::default()),
                cod_plano: Err("no value supplied for cod_plano".to_string()),
                cod_representante: Ok(Default::default()),
                cod_tipo_veiculo: Ok(Default::default()),
                codigo_integracao: Ok(Default::default()),
                combustivel: Ok(Default::default()),
                cor: Ok(Default::default()),
                cpf_cnpj: Err("no value supplied for cpf_cnpj".to_string()),
                dados_adicionais: Ok(Default::default()),
                data_adesao: Ok(Default::default()),
                dia_vencimento: Ok(Default::default()),
                marca: Ok(Default::default()),
                modelo: Ok(Default::default()),
                numero_cartao_desconto: Ok(Default::default()),
                numero_portas: Ok(Default::default()),
                placa: Ok(Default::default()),
                renavam: Ok(Default::default()),
                situacao: Ok(Default::default()),
                valor_participacao: Ok(Default::default()),
                valor_protegido: Ok(Default::default()),
                valor_veiculo: Ok(Default::default()),
            }
        }
    }

    impl BeneficioVeiculoInputTo {
        /// Sets `ano_fabricacao`.
        pub fn ano_fabricacao<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<i32>>,
            T::Error: ::std::fmt::Display,
        {
            self.ano_fabricacao = ::client_runtime::given("ano_fabricacao", value);
            self
        }

        /// Sets `ano_modelo`.
        pub fn ano_modelo<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<i32>>,
            T::Error: ::std::fmt::Display,
        {
            self.ano_modelo = ::client_runtime::given("ano_modelo", value);
            self
        }

        /// Sets `ativo`.
        pub fn ativo<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<bool>>,
            T::Error: ::std::fmt::Display,
        {
            self.ativo = ::client_runtime::given("ativo", value);
            self
        }

        /// Sets `categoria`.
        pub fn categoria<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::option::Option<super::types::CategoriaVeiculo>,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.categoria = ::client_runtime::given("categoria", value);
            self
        }

        /// Sets `chassi`.
        pub fn chassi<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::types::Chassi>>,
            T::Error: ::std::fmt::Display,
        {
            self.chassi = ::client_runtime::given("chassi", value);
            self
        }

        /// Sets `cod_beneficio`.
        pub fn cod_beneficio<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<i32>>,
            T::Error: ::std::fmt::Display,
        {
            self.cod_beneficio = ::client_runtime::given("cod_beneficio", value);
            self
        }

        /// Sets `cod_consultor`.
        pub fn cod_consultor<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<i32>>,
            T::Error: ::std::fmt::Display,
        {
            self.cod_consultor = ::client_runtime::given("cod_consultor", value);
            self
        }

        /// Sets `cod_loja`.
        pub fn cod_loja<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<i32>>,
            T::Error: ::std::fmt::Display,
        {
            self.cod_loja = ::client_runtime::given("cod_loja", value);
            self
        }

        /// Sets `cod_plano`.
        pub fn cod_plano<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<i32>,
            T::Error: ::std::fmt::Display,
        {
            self.cod_plano = ::client_runtime::given("cod_plano", value);
            self
        }

        /// Sets `cod_representante`.
        pub fn cod_representante<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<i32>>,
            T::Error: ::std::fmt::Display,
        {
            self.cod_representante = ::client_runtime::given("cod_representante", value);
            self
        }

        /// Sets `cod_tipo_veiculo`.
        pub fn cod_tipo_veiculo<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<i32>>,
            T::Error: ::std::fmt::Display,
        {
            self.cod_tipo_veiculo = ::client_runtime::given("cod_tipo_veiculo", value);
            self
        }

        /// Sets `codigo_integracao`.
        pub fn codigo_integracao<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::option::Option<super::types::BeneficioInputToCodigoIntegracao>,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.codigo_integracao = ::client_runtime::given("codigo_integracao", value);
            self
        }

        /// Sets `combustivel`.
        pub fn combustivel<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::types::Combustivel>>,
            T::Error: ::std::fmt::Display,
        {
            self.combustivel = ::client_runtime::given("combustivel", value);
            self
        }

        /// Sets `cor`.
        pub fn cor<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::option::Option<super::types::BeneficioVeiculoInputToCor>,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.cor = ::client_runtime::given("cor", value);
            self
        }

        /// Sets `cpf_cnpj`.
        pub fn cpf_cnpj<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<super::types::CpfCnpj>,
            T::Error: ::std::fmt::Display,
        {
            self.cpf_cnpj = ::client_runtime::given("cpf_cnpj", value);
            self
        }

        /// Sets `dados_adicionais`.
        pub fn dados_adicionais<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::option::Option<::std::vec::Vec<super::CampoAdicionalInputTo>>,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.dados_adicionais = ::client_runtime::given("dados_adicionais", value);
            self
        }

        /// Sets `data_adesao`.
        pub fn data_adesao<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::types::DataEntrada>>,
            T::Error: ::std::fmt::Display,
        {
            self.data_adesao = ::client_runtime::given("data_adesao", value);
            self
        }

        /// Sets `dia_vencimento`.
        pub fn dia_vencimento<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<i32>>,
            T::Error: ::std::fmt::Display,
        {
            self.dia_vencimento = ::client_runtime::given("dia_vencimento", value);
            self
        }

        /// Sets `marca`.
        pub fn marca<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::option::Option<super::types::BeneficioVeiculoInputToMarca>,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.marca = ::client_runtime::given("marca", value);
            self
        }

        /// Sets `modelo`.
        pub fn modelo<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::option::Option<super::types::BeneficioVeiculoInputToModelo>,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.modelo = ::client_runtime::given("modelo", value);
            self
        }

        /// Sets `numero_cartao_desconto`.
        pub fn numero_cartao_desconto<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::option::Option<super::types::NumeroCartaoDesconto>,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.numero_cartao_desconto = ::client_runtime::given(
                "numero_cartao_desconto",
                value,
            );
            self
        }

        /// Sets `numero_portas`.
        pub fn numero_portas<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<i32>>,
            T::Error: ::std::fmt::Display,
        {
            self.numero_portas = ::client_runtime::given("numero_portas", value);
            self
        }

        /// Sets `placa`.
        pub fn placa<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::types::Placa>>,
            T::Error: ::std::fmt::Display,
        {
            self.placa = ::client_runtime::given("placa", value);
            self
        }

        /// Sets `renavam`.
        pub fn renavam<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::option::Option<super::types::BeneficioVeiculoInputToRenavam>,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.renavam = ::client_runtime::given("renavam", value);
            self
        }

        /// Sets `situacao`.
        pub fn situacao<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::option::Option<super::types::BeneficioInputToSituacao>,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.situacao = ::client_runtime::given("situacao", value);
            self
        }

        /// Sets `valor_participacao`.
        pub fn valor_participacao<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<f64>>,
            T::Error: ::std::fmt::Display,
        {
            self.valor_participacao = ::client_runtime::given(
                "valor_participacao",
                value,
            );
            self
        }

        /// Sets `valor_protegido`.
        pub fn valor_protegido<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<f64>>,
            T::Error: ::std::fmt::Display,
        {
            self.valor_protegido = ::client_runtime::given("valor_protegido", value);
            self
        }

        /// Sets `valor_veiculo`.
        pub fn valor_veiculo<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<f64>>,
            T::Error: ::std::fmt::Display,
        {
            self.valor_veiculo = ::client_runtime::given("valor_veiculo", value);
            self
        }
    }

    impl ::std::convert::TryFrom<BeneficioVeiculoInputTo>
    for super::BeneficioVeiculoInputTo {
        type Error = super::error::ConversionError;
        fn try_from(
            value: BeneficioVeiculoInputTo,
        ) -> ::std::result::Result<Self, super::error::ConversionError> {
            Ok(Self {
                ano_fabricacao: value.ano_fabricacao?,
                ano_modelo: value.ano_modelo?,
                ativo: value.ativo?,
                categoria: value.categoria?,
                chassi: value.chassi?,
                cod_beneficio: value.cod_beneficio?,
                cod_consultor: value.cod_consultor?,
                cod_loja: value.cod_loja?,
                cod_plano: value.cod_plano?,
                cod_representante: value.cod_representante?,
                cod_tipo_veiculo: value.cod_tipo_veiculo?,
                codigo_integracao: value.codigo_integracao?,
                combustivel: value.combustivel?,
                cor: value.cor?,
                cpf_cnpj: value.cpf_cnpj?,
                dados_adicionais: value.dados_adicionais?,
                data_adesao: value.data_adesao?,
                dia_vencimento: value.dia_vencimento?,
                marca: value.marca?,
                modelo: value.modelo?,
                numero_cartao_desconto: value.numero_cartao_desconto?,
                numero_portas: value.numero_portas?,
                placa: value.placa?,
                renavam: value.renavam?,
                situacao: value.situacao?,
                valor_participacao: value.valor_participacao?,
                valor_protegido: value.valor_protegido?,
                valor_veiculo: value.valor_veiculo?,
            })
        }
    }

    impl ::std::convert::From<super::BeneficioVeiculoInputTo>
    for BeneficioVeiculoInputTo {
        fn from(value: super::BeneficioVeiculoInputTo) -> Self {
            Self {
                ano_fabricacao: Ok(value.ano_fabricacao),
                ano_modelo: Ok(value.ano_modelo),
                ativo: Ok(value.ativo),
                categoria: Ok(value.categoria),
                chassi: Ok(value.chassi),
                cod_beneficio: Ok(value.cod_beneficio),
                cod_consultor: Ok(value.cod_consultor),
                cod_loja: Ok(value.cod_loja),
                cod_plano: Ok(value.cod_plano),
                cod_representante: Ok(value.cod_representante),
                cod_tipo_veiculo: Ok(value.cod_tipo_veiculo),
                codigo_integracao: Ok(value.codigo_integracao),
                combustivel: Ok(value.combustivel),
                cor: Ok(value.cor),
                cpf_cnpj: Ok(value.cpf_cnpj),
                dados_adicionais: Ok(value.dados_adicionais),
                data_adesao: Ok(value.data_adesao),
                dia_vencimento: Ok(value.dia_vencimento),
                marca: Ok(value.marca),
                modelo: Ok(value.modelo),
                numero_cartao_desconto: Ok(value.numero_cartao_desconto),
                numero_portas: Ok(value.numero_portas),
                placa: Ok(value.placa),
                renavam: Ok(value.renavam),
                situacao: Ok(value.situacao),
                valor_participacao: Ok(value.valor_participacao),
                valor_protegido: Ok(value.valor_protegido),
                valor_veiculo: Ok(value.valor_veiculo),
            }
        }
    }

    /// `CampoAdicionalInputTo`
    #[derive(Clone, Debug)]
    pub struct CampoAdicionalInputTo {
        cod_campo: ::std::result::Result<
            ::std::option::Option<i32>,
            ::std::string::String,
        >,
        nome: ::std::result::Result<
            ::std::option::Option<super::types::CampoAdicionalInputToNome>,
            ::std::string::String,
        >,
        valor: ::std::result::Result<::serde_json::Value, ::std::string::String>,
    }

    impl ::std::default::Default for CampoAdicionalInputTo {
        fn default() -> Self {
            Self {
                cod_campo: Ok(Default::default()),
                nome: Ok(Default::default()),
                valor: Err("no value supplied for valor".to_string()),
            }
        }
    }

    impl CampoAdicionalInputTo {
        /// Sets `cod_campo`.
        pub fn cod_campo<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<i32>>,
            T::Error: ::std::fmt::Display,
        {
            self.cod_campo = ::client_runtime::given("cod_campo", value);
            self
        }

        /// Sets `nome`.
        pub fn nome<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::option::Option<super::types::CampoAdicionalInputToNome>,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.nome = ::client_runtime::given("nome", value);
            self
        }

        /// Sets `valor`.
        pub fn valor<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::serde_json::Value>,
            T::Error: ::std::fmt::Display,
        {
            self.valor = ::client_runtime::given("valor", value);
            self
        }
    }

    impl ::std::convert::TryFrom<CampoAdicionalInputTo>
    for super::CampoAdicionalInputTo {
        type Error = super::error::ConversionError;
        fn try_from(
            value: CampoAdicionalInputTo,
        ) -> ::std::result::Result<Self, super::error::ConversionError> {
            Ok(Self {
                cod_campo: value.cod_campo?,
                nome: value.nome?,
                valor: value.valor?,
            })
        }
    }

    impl ::std::convert::From<super::CampoAdicionalInputTo> for CampoAdicionalInputTo {
        fn from(value: super::CampoAdicionalInputTo) -> Self {
            Self {
                cod_campo: Ok(value.cod_campo),
                nome: Ok(value.nome),
                valor: Ok(value.valor),
            }
        }
    }

    /// `CampoAdicionalOutputTo`
    #[derive(Clone, Debug)]
    pub struct CampoAdicionalOutputTo {
        casas_decimais: ::std::result::Result<
            ::std::option::Option<i32>,
            ::std::string::String,
        >,
        cod_campo: ::std::result::Result<
            ::std::option::Option<i32>,
            ::std::string::String,
        >,
        maximo: ::std::result::Result<::std::option::Option<f64>, ::std::string::String>,
        minimo: ::std::result::Result<::std::option::Option<f64>, ::std::string::String>,
        nome: ::std::result::Result<
            ::std::option::Option<::std::string::String>,
            ::std::string::String,
        >,
        obrigatorio: ::std::result::Result<
            ::std::option::Option<bool>,
            ::std::string::String,
        >,
        opcoes: ::std::result::Result<
            ::std::vec::Vec<::std::string::String>,
            ::std::string::String,
        >,
        ordem: ::std::result::Result<::std::option::Option<i32>, ::std::string::String>,
        tamanho_maximo: ::std::result::Result<
            ::std::option::Option<i32>,
            ::std::string::String,
        >,
        tipo: ::std::result::Result<
            ::std::option::Option<super::types::TipoCampo>,
            ::std::string::String,
        >,
        tipo_beneficio: ::std::result::Result<
            ::std::option::Option<super::types::TipoBeneficio>,
            ::std::string::String,
        >,
    }

    impl ::std::default::Default for CampoAdicionalOutputTo {
        fn default() -> Self {
            Self {
                casas_decimais: Ok(Default::default()),
                cod_campo: Ok(Default::default()),
                maximo: Ok(Default::default()),
                minimo: Ok(Default::default()),
                nome: Ok(Default::default()),
                obrigatorio: Ok(Default::default()),
                opcoes: Ok(Default::default()),
                ordem: Ok(Default::default()),
                tamanho_maximo: Ok(Default::default()),
                tipo: Ok(Default::default()),
                tipo_beneficio: Ok(Default::default()),
            }
        }
    }

    impl CampoAdicionalOutputTo {
        /// Sets `casas_decimais`.
        pub fn casas_decimais<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<i32>>,
            T::Error: ::std::fmt::Display,
        {
            self.casas_decimais = ::client_runtime::given("casas_decimais", value);
            self
        }

        /// Sets `cod_campo`.
        pub fn cod_campo<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<i32>>,
            T::Error: ::std::fmt::Display,
        {
            self.cod_campo = ::client_runtime::given("cod_campo", value);
            self
        }

        /// Sets `maximo`.
        pub fn maximo<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<f64>>,
            T::Error: ::std::fmt::Display,
        {
            self.maximo = ::client_runtime::given("maximo", value);
            self
        }

        /// Sets `minimo`.
        pub fn minimo<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<f64>>,
            T::Error: ::std::fmt::Display,
        {
            self.minimo = ::client_runtime::given("minimo", value);
            self
        }

        /// Sets `nome`.
        pub fn nome<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
            T::Error: ::std::fmt::Display,
        {
            self.nome = ::client_runtime::given("nome", value);
            self
        }

        /// Sets `obrigatorio`.
        pub fn obrigatorio<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<bool>>,
            T::Error: ::std::fmt::Display,
        {
            self.obrigatorio = ::client_runtime::given("obrigatorio", value);
            self
        }

        /// Sets `opcoes`.
        pub fn opcoes<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::vec::Vec<::std::string::String>>,
            T::Error: ::std::fmt::Display,
        {
            self.opcoes = ::client_runtime::given("opcoes", value);
            self
        }

        /// Sets `ordem`.
        pub fn ordem<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<i32>>,
            T::Error: ::std::fmt::Display,
        {
            self.ordem = ::client_runtime::given("ordem", value);
            self
        }

        /// Sets `tamanho_maximo`.
        pub fn tamanho_maximo<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<i32>>,
            T::Error: ::std::fmt::Display,
        {
            self.tamanho_maximo = ::client_runtime::given("tamanho_maximo", value);
            self
        }

        /// Sets `tipo`.
        pub fn tipo<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::types::TipoCampo>>,
            T::Error: ::std::fmt::Display,
        {
            self.tipo = ::client_runtime::given("tipo", value);
            self
        }

        /// Sets `tipo_beneficio`.
        pub fn tipo_beneficio<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::option::Option<super::types::TipoBeneficio>,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.tipo_beneficio = ::client_runtime::given("tipo_beneficio", value);
            self
        }
    }

    impl ::std::convert::TryFrom<CampoAdicionalOutputTo>
    for super::CampoAdicionalOutputTo {
        type Error = super::error::ConversionError;
        fn try_from(
            value: CampoAdicionalOutputTo,
        ) -> ::std::result::Result<Self, super::error::ConversionError> {
            Ok(Self {
                casas_decimais: value.casas_decimais?,
                cod_campo: value.cod_campo?,
                maximo: value.maximo?,
                minimo: value.minimo?,
                nome: value.nome?,
                obrigatorio: value.obrigatorio?,
                opcoes: value.opcoes?,
                ordem: value.ordem?,
                tamanho_maximo: value.tamanho_maximo?,
                tipo: value.tipo?,
                tipo_beneficio: value.tipo_beneficio?,
            })
        }
    }

    impl ::std::convert::From<super::CampoAdicionalOutputTo> for CampoAdicionalOutputTo {
        fn from(value: super::CampoAdicionalOutputTo) -> Self {
            Self {
                casas_decimais: Ok(value.casas_decimais),
                cod_campo: Ok(value.cod_campo),
                maximo: Ok(value.maximo),
                minimo: Ok(value.minimo),
                nome: Ok(value.nome),
                obrigatorio: Ok(value.obrigatorio),
                opcoes: Ok(value.opcoes),
                ordem: Ok(value.ordem),
                tamanho_maximo: Ok(value.tamanho_maximo),
                tipo: Ok(value.tipo),
                tipo_beneficio: Ok(value.tipo_beneficio),
            }
        }
    }

    /// `CartaoCreditoTo`
    #[derive(Clone, Debug)]
    pub struct CartaoCreditoTo {
        ativo: ::std::result::Result<::std::option::Option<bool>, ::std::string::String>,
        bandeira: ::std::result::Result<
            ::std::option::Option<::std::string::String>,
            ::std::string::String,
        >,
        cod_cartao_credito: ::std::result::Result<
            ::std::option::Option<i32>,
            ::std::string::String,
        >,
        data_cadastro: ::std::result::Result<
            ::std::option::Option<super::types::DataBr>,
            ::std::string::String,
        >,
        nome_titular: ::std::result::Result<
            ::std::option::Option<::std::string::String>,
            ::std::string::String,
        >,
        numero_mascarado: ::std::result::Result<
            ::std::option::Option<::std::string::String>,
            ::std::string::String,
        >,
        principal: ::std::result::Result<
            ::std::option::Option<bool>,
            ::std::string::String,
        >,
        validade: ::std::result::Result<
            ::std::option::Option<::std::string::String>,
            ::std::string::String,
        >,
    }

    impl ::std::default::Default for CartaoCreditoTo {
        fn default() -> Self {
            Self {
                ativo: Ok(Default::default()),
                bandeira: Ok(Default::default()),
                cod_cartao_credito: Ok(Default::default()),
                data_cadastro: Ok(Default::default()),
                nome_titular: Ok(Default::default()),
                numero_mascarado: Ok(Default::default()),
                principal: Ok(Default::default()),
                validade: Ok(Default::default()),
            }
        }
    }

    impl CartaoCreditoTo {
        /// Sets `ativo`.
        pub fn ativo<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<bool>>,
            T::Error: ::std::fmt::Display,
        {
            self.ativo = ::client_runtime::given("ativo", value);
            self
        }

        /// Sets `bandeira`.
        pub fn bandeira<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
            T::Error: ::std::fmt::Display,
        {
            self.bandeira = ::client_runtime::given("bandeira", value);
            self
        }

        /// Sets `cod_cartao_credito`.
        pub fn cod_cartao_credito<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<i32>>,
            T::Error: ::std::fmt::Display,
        {
            self.cod_cartao_credito = ::client_runtime::given(
                "cod_cartao_credito",
                value,
            );
            self
        }

        /// Sets `data_cadastro`.
        pub fn data_cadastro<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::types::DataBr>>,
            T::Error: ::std::fmt::Display,
        {
            self.data_cadastro = ::client_runtime::given("data_cadastro", value);
            self
        }

        /// Sets `nome_titular`.
        pub fn nome_titular<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
            T::Error: ::std::fmt::Display,
        {
            self.nome_titular = ::client_runtime::given("nome_titular", value);
            self
        }

        /// Sets `numero_mascarado`.
        pub fn numero_mascarado<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
            T::Error: ::std::fmt::Display,
        {
            self.numero_mascarado = ::client_runtime::given("numero_mascarado", value);
            self
        }

        /// Sets `principal`.
        pub fn principal<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<bool>>,
            T::Error: ::std::fmt::Display,
        {
            self.principal = ::client_runtime::given("principal", value);
            self
        }

        /// Sets `validade`.
        pub fn validade<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
            T::Error: ::std::fmt::Display,
        {
            self.validade = ::client_runtime::given("validade", value);
            self
        }
    }

    impl ::std::convert::TryFrom<CartaoCreditoTo> for super::CartaoCreditoTo {
        type Error = super::error::ConversionError;
        fn try_from(
            value: CartaoCreditoTo,
        ) -> ::std::result::Result<Self, super::error::ConversionError> {
            Ok(Self {
                ativo: value.ativo?,
                bandeira: value.bandeira?,
                cod_cartao_credito: value.cod_cartao_credito?,
                data_cadastro: value.data_cadastro?,
                nome_titular: value.nome_titular?,
                numero_mascarado: value.numero_mascarado?,
                principal: value.principal?,
                validade: value.validade?,
            })
        }
    }

    impl ::std::convert::From<super::CartaoCreditoTo> for CartaoCreditoTo {
        fn from(value: super::CartaoCreditoTo) -> Self {
            Self {
                ativo: Ok(value.ativo),
                bandeira: Ok(value.bandeira),
                cod_cartao_credito: Ok(value.cod_cartao_credito),
                data_cadastro: Ok(value.data_cadastro),
                nome_titular: Ok(value.nome_titular),
                numero_mascarado: Ok(value.numero_mascarado),
                principal: Ok(value.principal),
                validade: Ok(value.validade),
            }
        }
    }

    /// `CodigoNomeTo`
    #[derive(Clone, Debug)]
    pub struct CodigoNomeTo {
        codigo: ::std::result::Result<::std::option::Option<i32>, ::std::string::String>,
        nome: ::std::result::Result<
            ::std::option::Option<::std::string::String>,
            ::std::string::String,
        >,
    }

    impl ::std::default::Default for CodigoNomeTo {
        fn default() -> Self {
            Self {
                codigo: Ok(Default::default()),
                nome: Ok(Default::default()),
            }
        }
    }

    impl CodigoNomeTo {
        /// Sets `codigo`.
        pub fn codigo<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<i32>>,
            T::Error: ::std::fmt::Display,
        {
            self.codigo = ::client_runtime::given("codigo", value);
            self
        }

        /// Sets `nome`.
        pub fn nome<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
            T::Error: ::std::fmt::Display,
        {
            self.nome = ::client_runtime::given("nome", value);
            self
        }
    }

    impl ::std::convert::TryFrom<CodigoNomeTo> for super::CodigoNomeTo {
        type Error = super::error::ConversionError;
        fn try_from(
            value: CodigoNomeTo,
        ) -> ::std::result::Result<Self, super::error::ConversionError> {
            Ok(Self {
                codigo: value.codigo?,
                nome: value.nome?,
            })
        }
    }

    impl ::std::convert::From<super::CodigoNomeTo> for CodigoNomeTo {
        fn from(value: super::CodigoNomeTo) -> Self {
            Self {
                codigo: Ok(value.codigo),
                nome: Ok(value.nome),
            }
        }
    }

    /// `DadoAdicionalTo`
    #[derive(Clone, Debug)]
    pub struct DadoAdicionalTo {
        nome: ::std::result::Result<
            ::std::option::Option<::std::string::String>,
            ::std::string::String,
        >,
        valor: ::std::result::Result<
            ::std::option::Option<::serde_json::Value>,
            ::std::string::String,
        >,
    }

    impl ::std::default::Default for DadoAdicionalTo {
        fn default() -> Self {
            Self {
                nome: Ok(Default::default()),
                valor: Ok(Default::default()),
            }
        }
    }

    impl DadoAdicionalTo {
        /// Sets `nome`.
        pub fn nome<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
            T::Error: ::std::fmt::Display,
        {
            self.nome = ::client_runtime::given("nome", value);
            self
        }

        /// Sets `valor`.
        pub fn valor<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<::serde_json::Value>>,
            T::Error: ::std::fmt::Display,
        {
            self.valor = ::client_runtime::given("valor", value);
            self
        }
    }

    impl ::std::convert::TryFrom<DadoAdicionalTo> for super::DadoAdicionalTo {
        type Error = super::error::ConversionError;
        fn try_from(
            value: DadoAdicionalTo,
        ) -> ::std::result::Result<Self, super::error::ConversionError> {
            Ok(Self {
                nome: value.nome?,
                valor: value.valor?,
            })
        }
    }

    impl ::std::convert::From<super::DadoAdicionalTo> for DadoAdicionalTo {
        fn from(value: super::DadoAdicionalTo) -> Self {
            Self {
                nome: Ok(value.nome),
                valor: Ok(value.valor),
            }
        }
    }

    /// `DependenteBasicoOutputTo`
    #[derive(Clone, Debug)]
    pub struct DependenteBasicoOutputTo {
        cod_dependente: ::std::result::Result<
            ::std::option::Option<i32>,
            ::std::string::String,
        >,
        numero_cartao_desconto: ::std::result::Result<
            ::std::option::Option<super::types::NumeroCartaoDesconto>,
            ::std::string::String,
        >,
    }

    impl ::std::default::Default for DependenteBasicoOutputTo {
        fn default() -> Self {
            Self {
                cod_dependente: Ok(Default::default()),
                numero_cartao_desconto: Ok(Default::default()),
            }
        }
    }

    impl DependenteBasicoOutputTo {
        /// Sets `cod_dependente`.
        pub fn cod_dependente<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<i32>>,
            T::Error: ::std::fmt::Display,
        {
            self.cod_dependente = ::client_runtime::given("cod_dependente", value);
            self
        }

        /// Sets `numero_cartao_desconto`.
        pub fn numero_cartao_desconto<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::option::Option<super::types::NumeroCartaoDesconto>,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.numero_cartao_desconto = ::client_runtime::given(
                "numero_cartao_desconto",
                value,
            );
            self
        }
    }

    impl ::std::convert::TryFrom<DependenteBasicoOutputTo>
    for super::DependenteBasicoOutputTo {
        type Error = super::error::ConversionError;
        fn try_from(
            value: DependenteBasicoOutputTo,
        ) -> ::std::result::Result<Self, super::error::ConversionError> {
            Ok(Self {
                cod_dependente: value.cod_dependente?,
                numero_cartao_desconto: value.numero_cartao_desconto?,
            })
        }
    }

    impl ::std::convert::From<super::DependenteBasicoOutputTo>
    for DependenteBasicoOutputTo {
        fn from(value: super::DependenteBasicoOutputTo) -> Self {
            Self {
                cod_dependente: Ok(value.cod_dependente),
                numero_cartao_desconto: Ok(value.numero_cartao_desconto),
            }
        }
    }

    /// `DependenteCompletoOutputTo`
    #[derive(Clone, Debug)]
    pub struct DependenteCompletoOutputTo {
        ativo: ::std::result::Result<::std::option::Option<bool>, ::std::string::String>,
        cod_dependente: ::std::result::Result<
            ::std::option::Option<i32>,
            ::std::string::String,
        >,
        cpf: ::std::result::Result<
            ::std::option::Option<super::types::Cpf>,
            ::std::string::String,
        >,
        data_nascimento: ::std::result::Result<
            ::std::option::Option<super::types::DataBr>,
            ::std::string::String,
        >,
        identidade: ::std::result::Result<
            ::std::option::Option<::std::string::String>,
            ::std::string::String,
        >,
        nome: ::std::result::Result<
            ::std::option::Option<::std::string::String>,
            ::std::string::String,
        >,
        numero_cartao_desconto: ::std::result::Result<
            ::std::option::Option<super::types::NumeroCartaoDesconto>,
            ::std::string::String,
        >,
        parentesco: ::std::result::Result<
            ::std::option::Option<::std::string::String>,
            ::std::string::String,
        >,
        sexo: ::std::result::Result<
            ::std::option::Option<super::types::Sexo>,
            ::std::string::String,
        >,
        telefone: ::std::result::Result<
            ::std::option::Option<super::types::Telefone>,
            ::std::string::String,
        >,
    }

    impl ::std::default::Default for DependenteCompletoOutputTo {
        fn default() -> Self {
            Self {
                ativo: Ok(Default::default()),
                cod_dependente: Ok(Default::default()),
                cpf: Ok(Default::default()),
                data_nascimento: Ok(Default::default()),
                identidade: Ok(Default::default()),
                nome: Ok(Default::default()),
                numero_cartao_desconto: Ok(Default::default()),
                parentesco: Ok(Default::default()),
                sexo: Ok(Default::default()),
                telefone: Ok(Default::default()),
            }
        }
    }

    impl DependenteCompletoOutputTo {
        /// Sets `ativo`.
        pub fn ativo<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<bool>>,
            T::Error: ::std::fmt::Display,
        {
            self.ativo = ::client_runtime::given("ativo", value);
            self
        }

        /// Sets `cod_dependente`.
        pub fn cod_dependente<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<i32>>,
            T::Error: ::std::fmt::Display,
        {
            self.cod_dependente = ::client_runtime::given("cod_dependente", value);
            self
        }

        /// Sets `cpf`.
        pub fn cpf<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::types::Cpf>>,
            T::Error: ::std::fmt::Display,
        {
            self.cpf = ::client_runtime::given("cpf", value);
            self
        }

        /// Sets `data_nascimento`.
        pub fn data_nascimento<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::types::DataBr>>,
            T::Error: ::std::fmt::Display,
        {
            self.data_nascimento = ::client_runtime::given("data_nascimento", value);
            self
        }

        /// Sets `identidade`.
        pub fn identidade<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
            T::Error: ::std::fmt::Display,
        {
            self.identidade = ::client_runtime::given("identidade", value);
            self
        }

        /// Sets `nome`.
        pub fn nome<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
            T::Error: ::std::fmt::Display,
        {
            self.nome = ::client_runtime::given("nome", value);
            self
        }

        /// Sets `numero_cartao_desconto`.
        pub fn numero_cartao_desconto<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::option::Option<super::types::NumeroCartaoDesconto>,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.numero_cartao_desconto = ::client_runtime::given(
                "numero_cartao_desconto",
                value,
            );
            self
        }

        /// Sets `parentesco`.
        pub fn parentesco<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
            T::Error: ::std::fmt::Display,
        {
            self.parentesco = ::client_runtime::given("parentesco", value);
            self
        }

        /// Sets `sexo`.
        pub fn sexo<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::types::Sexo>>,
            T::Error: ::std::fmt::Display,
        {
            self.sexo = ::client_runtime::given("sexo", value);
            self
        }

        /// Sets `telefone`.
        pub fn telefone<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::types::Telefone>>,
            T::Error: ::std::fmt::Display,
        {
            self.telefone = ::client_runtime::given("telefone", value);
            self
        }
    }

    impl ::std::convert::TryFrom<DependenteCompletoOutputTo>
    for super::DependenteCompletoOutputTo {
        type Error = super::error::ConversionError;
        fn try_from(
            value: DependenteCompletoOutputTo,
        ) -> ::std::result::Result<Self, super::error::ConversionError> {
            Ok(Self {
                ativo: value.ativo?,
                cod_dependente: value.cod_dependente?,
                cpf: value.cpf?,
                data_nascimento: value.data_nascimento?,
                identidade: value.identidade?,
                nome: value.nome?,
                numero_cartao_desconto: value.numero_cartao_desconto?,
                parentesco: value.parentesco?,
                sexo: value.sexo?,
                telefone: value.telefone?,
            })
        }
    }

    impl ::std::convert::From<super::DependenteCompletoOutputTo>
    for DependenteCompletoOutputTo {
        fn from(value: super::DependenteCompletoOutputTo) -> Self {
            Self {
                ativo: Ok(value.ativo),
                cod_dependente: Ok(value.cod_dependente),
                cpf: Ok(value.cpf),
                data_nascimento: Ok(value.data_nascimento),
                identidade: Ok(value.identidade),
                nome: Ok(value.nome),
                numero_cartao_desconto: Ok(value.numero_cartao_desconto),
                parentesco: Ok(value.parentesco),
                sexo: Ok(value.sexo),
                telefone: Ok(value.telefone),
            }
        }
    }

    /// `DependenteInputTo`
    #[derive(Clone, Debug)]
    pub struct DependenteInputTo {
        ativo: ::std::result::Result<::std::option::Option<bool>, ::std::string::String>,
        cod_beneficio: ::std::result::Result<i32, ::std::string::String>,
        cod_dependente: ::std::result::Result<
            ::std::option::Option<i32>,
            ::std::string::String,
        >,
        cpf: ::std::result::Result<
            ::std::option::Option<super::types::Cpf>,
            ::std::string::String,
        >,
        data_nascimento: ::std::result::Result<
            ::std::option::Option<super::types::DataEntrada>,
            ::std::string::String,
        >,
        identidade: ::std::result::Result<
            ::std::option::Option<super::types::DependenteInputToIdentidade>,
            ::std::string::String,
        >,
        nome: ::std::result::Result<
            super::types::DependenteInputToNome,
            ::std::string::String,
        >,
        numero_cartao_desconto: ::std::result::Result<
            ::std::option::Option<super::types::NumeroCartaoDesconto>,
            ::std::string::String,
        >,
        parentesco: ::std::result::Result<
            ::std::option::Option<super::types::Parentesco>,
            ::std::string::String,
        >,
        planos: ::std::result::Result<
            ::std::option::Option<::std::vec::Vec<i32>>,
            ::std::string::String,
        >,
        sexo: ::std::result::Result<
            ::std::option::Option<super::types::Sexo>,
            ::std::string::String,
        >,
        telefone: ::std::result::Result<
            ::std::option::Option<super::types::NullableTelefone>,
            ::std::string::String,
        >,
    }

    impl ::std::default::Default for DependenteInputTo {
        fn default() -> Self {
            Self {
                ativo: Ok(Default::default()),
                cod_beneficio: Err("no value supplied for cod_beneficio".to_string()),
                cod_dependente: Ok(Default::default()),
                cpf: Ok(Default::default()),
                data_nascimento: Ok(Default::default()),
                identidade: Ok(Default::default()),
                nome: Err("no value supplied for nome".to_string()),
                numero_cartao_desconto: Ok(Default::default()),
                parentesco: Ok(Default::default()),
                planos: Ok(Default::default()),
                sexo: Ok(Default::default()),
                telefone: Ok(Default::default()),
            }
        }
    }

    impl DependenteInputTo {
        /// Sets `ativo`.
        pub fn ativo<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<bool>>,
            T::Error: ::std::fmt::Display,
        {
            self.ativo = ::client_runtime::given("ativo", value);
            self
        }

        /// Sets `cod_beneficio`.
        pub fn cod_beneficio<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<i32>,
            T::Error: ::std::fmt::Display,
        {
            self.cod_beneficio = ::client_runtime::given("cod_beneficio", value);
            self
        }

        /// Sets `cod_dependente`.
        pub fn cod_dependente<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<i32>>,
            T::Error: ::std::fmt::Display,
        {
            self.cod_dependente = ::client_runtime::given("cod_dependente", value);
            self
        }

        /// Sets `cpf`.
        pub fn cpf<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::types::Cpf>>,
            T::Error: ::std::fmt::Display,
        {
            self.cpf = ::client_runtime::given("cpf", value);
            self
        }

        /// Sets `data_nascimento`.
        pub fn data_nascimento<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::types::DataEntrada>>,
            T::Error: ::std::fmt::Display,
        {
            self.data_nascimento = ::client_runtime::given("data_nascimento", value);
            self
        }

        /// Sets `identidade`.
        pub fn identidade<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::option::Option<super::types::DependenteInputToIdentidade>,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.identidade = ::client_runtime::given("identidade", value);
            self
        }

        /// Sets `nome`.
        pub fn nome<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<super::types::DependenteInputToNome>,
            T::Error: ::std::fmt::Display,
        {
            self.nome = ::client_runtime::given("nome", value);
            self
        }

        /// Sets `numero_cartao_desconto`.
        pub fn numero_cartao_desconto<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::option::Option<super::types::NumeroCartaoDesconto>,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.numero_cartao_desconto = ::client_runtime::given(
                "numero_cartao_desconto",
                value,
            );
            self
        }

        /// Sets `parentesco`.
        pub fn parentesco<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::types::Parentesco>>,
            T::Error: ::std::fmt::Display,
        {
            self.parentesco = ::client_runtime::given("parentesco", value);
            self
        }

        /// Sets `planos`.
        pub fn planos<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<::std::vec::Vec<i32>>>,
            T::Error: ::std::fmt::Display,
        {
            self.planos = ::client_runtime::given("planos", value);
            self
        }

        /// Sets `sexo`.
        pub fn sexo<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::types::Sexo>>,
            T::Error: ::std::fmt::Display,
        {
            self.sexo = ::client_runtime::given("sexo", value);
            self
        }

        /// Sets `telefone`.
        pub fn telefone<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::option::Option<super::types::NullableTelefone>,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.telefone = ::client_runtime::given("telefone", value);
            self
        }
    }

    impl ::std::convert::TryFrom<DependenteInputTo> for super::DependenteInputTo {
        type Error = super::error::ConversionError;
        fn try_from(
            value: DependenteInputTo,
        ) -> ::std::result::Result<Self, super::error::ConversionError> {
            Ok(Self {
                ativo: value.ativo?,
                cod_beneficio: value.cod_beneficio?,
                cod_dependente: value.cod_dependente?,
                cpf: value.cpf?,
                data_nascimento: value.data_nascimento?,
                identidade: value.identidade?,
                nome: value.nome?,
                numero_cartao_desconto: value.numero_cartao_desconto?,
                parentesco: value.parentesco?,
                planos: value.planos?,
                sexo: value.sexo?,
                telefone: value.telefone?,
            })
        }
    }

    impl ::std::convert::From<super::DependenteInputTo> for DependenteInputTo {
        fn from(value: super::DependenteInputTo) -> Self {
            Self {
                ativo: Ok(value.ativo),
                cod_beneficio: Ok(value.cod_beneficio),
                cod_dependente: Ok(value.cod_dependente),
                cpf: Ok(value.cpf),
                data_nascimento: Ok(value.data_nascimento),
                identidade: Ok(value.identidade),
                nome: Ok(value.nome),
                numero_cartao_desconto: Ok(value.numero_cartao_desconto),
                parentesco: Ok(value.parentesco),
                planos: Ok(value.planos),
                sexo: Ok(value.sexo),
                telefone: Ok(value.telefone),
            }
        }
    }

    /// `EnderecoTo`
    #[derive(Clone, Debug)]
    pub struct EnderecoTo {
        bairro: ::std::result::Result<
            ::std::option::Option<super::types::EnderecoToBairro>,
            ::std::string::String,
        >,
        cep: ::std::result::Result<
            ::std::option::Option<super::types::EnderecoToCep>,
            ::std::string::String,
        >,
        cidade: ::std::result::Result<
            ::std::option::Option<super::types::EnderecoToCidade>,
            ::std::string::String,
        >,
        complemento: ::std::result::Result<
            ::std::option::Option<super::types::EnderecoToComplemento>,
            ::std::string::String,
        >,
        logradouro: ::std::result::Result<
            ::std::option::Option<super::types::EnderecoToLogradouro>,
            ::std::string::String,
        >,
        logradouro_com_tipo: ::std::result::Result<
            ::std::option::Option<super::types::EnderecoToLogradouroComTipo>,
            ::std::string::String,
        >,
        numero: ::std::result::Result<
            ::std::option::Option<super::types::EnderecoToNumero>,
            ::std::string::String,
        >,
        tipo_endereco: ::std::result::Result<
            ::std::option::Option<super::types::EnderecoToTipoEndereco>,
            ::std::string::String,
        >,
        tipo_logradouro: ::std::result::Result<
            ::std::option::Option<super::types::EnderecoToTipoLogradouro>,
            ::std::string::String,
        >,
        uf: ::std::result::Result<
            ::std::option::Option<super::types::EnderecoToUf>,
            ::std::string::String,
        >,
    }

    impl ::std::default::Default for EnderecoTo {
        fn default() -> Self {
            Self {
                bairro: Ok(Default::default()),
                cep: Ok(Default::default()),
                cidade: Ok(Default::default()),
                complemento: Ok(Default::default()),
                logradouro: Ok(Default::default()),
                logradouro_com_tipo: Ok(Default::default()),
                numero: Ok(Default::default()),
                tipo_endereco: Ok(Default::default()),
                tipo_logradouro: Ok(Default::default()),
                uf: Ok(Default::default()),
            }
        }
    }

    impl EnderecoTo {
        /// Sets `bairro`.
        pub fn bairro<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::option::Option<super::types::EnderecoToBairro>,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.bairro = ::client_runtime::given("bairro", value);
            self
        }

        /// Sets `cep`.
        pub fn cep<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::option::Option<super::types::EnderecoToCep>,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.cep = ::client_runtime::given("cep", value);
            self
        }

        /// Sets `cidade`.
        pub fn cidade<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::option::Option<super::types::EnderecoToCidade>,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.cidade = ::client_runtime::given("cidade", value);
            self
        }

        /// Sets `complemento`.
        pub fn complemento<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::option::Option<super::types::EnderecoToComplemento>,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.complemento = ::client_runtime::given("complemento", value);
            self
        }

        /// Sets `logradouro`.
        pub fn logradouro<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::option::Option<super::types::EnderecoToLogradouro>,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.logradouro = ::client_runtime::given("logradouro", value);
            self
        }

        /// Sets `logradouro_com_tipo`.
        pub fn logradouro_com_tipo<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::option::Option<super::types::EnderecoToLogradouroComTipo>,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.logradouro_com_tipo = ::client_runtime::given(
                "logradouro_com_tipo",
                value,
            );
            self
        }

        /// Sets `numero`.
        pub fn numero<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::option::Option<super::types::EnderecoToNumero>,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.numero = ::client_runtime::given("numero", value);
            self
        }

        /// Sets `tipo_endereco`.
        pub fn tipo_endereco<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::option::Option<super::types::EnderecoToTipoEndereco>,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.tipo_endereco = ::client_runtime::given("tipo_endereco", value);
            self
        }

        /// Sets `tipo_logradouro`.
        pub fn tipo_logradouro<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::option::Option<super::types::EnderecoToTipoLogradouro>,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.tipo_logradouro = ::client_runtime::given("tipo_logradouro", value);
            self
        }

        /// Sets `uf`.
        pub fn uf<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::option::Option<super::types::EnderecoToUf>,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.uf = ::client_runtime::given("uf", value);
            self
        }
    }

    impl ::std::convert::TryFrom<EnderecoTo> for super::EnderecoTo {
        type Error = super::error::ConversionError;
        fn try_from(
            value: EnderecoTo,
        ) -> ::std::result::Result<Self, super::error::ConversionError> {
            Ok(Self {
                bairro: value.bairro?,
                cep: value.cep?,
                cidade: value.cidade?,
                complemento: value.complemento?,
                logradouro: value.logradouro?,
                logradouro_com_tipo: value.logradouro_com_tipo?,
                numero: value.numero?,
                tipo_endereco: value.tipo_endereco?,
                tipo_logradouro: value.tipo_logradouro?,
                uf: value.uf?,
            })
        }
    }

    impl ::std::convert::From<super::EnderecoTo> for EnderecoTo {
        fn from(value: super::EnderecoTo) -> Self {
            Self {
                bairro: Ok(value.bairro),
                cep: Ok(value.cep),
                cidade: Ok(value.cidade),
                complemento: Ok(value.complemento),
                logradouro: Ok(value.logradouro),
                logradouro_com_tipo: Ok(value.logradouro_com_tipo),
                numero: Ok(value.numero),
                tipo_endereco: Ok(value.tipo_endereco),
                tipo_logradouro: Ok(value.tipo_logradouro),
                uf: Ok(value.uf),
            }
        }
    }

    /// `EtapaFunilTo`
    #[derive(Clone, Debug)]
    pub struct EtapaFunilTo {
        cod_etapa: ::std::result::Result<
            ::std::option::Option<i32>,
            ::std::string::String,
        >,
        nome: ::std::result::Result<
            ::std::option::Option<::std::string::String>,
            ::std::string::String,
        >,
        ordem: ::std::result::Result<::std::option::Option<i32>, ::std::string::String>,
    }

    impl ::std::default::Default for EtapaFunilTo {
        fn default() -> Self {
            Self {
                cod_etapa: Ok(Default::default()),
                nome: Ok(Default::default()),
                ordem: Ok(Default::default()),
            }
        }
    }

    impl EtapaFunilTo {
        /// Sets `cod_etapa`.
        pub fn cod_etapa<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<i32>>,
            T::Error: ::std::fmt::Display,
        {
            self.cod_etapa = ::client_runtime::given("cod_etapa", value);
            self
        }

        /// Sets `nome`.
        pub fn nome<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
            T::Error: ::std::fmt::Display,
        {
            self.nome = ::client_runtime::given("nome", value);
            self
        }

        /// Sets `ordem`.
        pub fn ordem<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<i32>>,
            T::Error: ::std::fmt::Display,
        {
            self.ordem = ::client_runtime::given("ordem", value);
            self
        }
    }

    impl ::std::convert::TryFrom<EtapaFunilTo> for super::EtapaFunilTo {
        type Error = super::error::ConversionError;
        fn try_from(
            value: EtapaFunilTo,
        ) -> ::std::result::Result<Self, super::error::ConversionError> {
            Ok(Self {
                cod_etapa: value.cod_etapa?,
                nome: value.nome?,
                ordem: value.ordem?,
            })
        }
    }

    impl ::std::convert::From<super::EtapaFunilTo> for EtapaFunilTo {
        fn from(value: super::EtapaFunilTo) -> Self {
            Self {
                cod_etapa: Ok(value.cod_etapa),
                nome: Ok(value.nome),
                ordem: Ok(value.ordem),
            }
        }
    }

    /// `EventoListaTo`
    #[derive(Clone, Debug)]
    pub struct EventoListaTo {
        cod_evento: ::std::result::Result<
            ::std::option::Option<i32>,
            ::std::string::String,
        >,
        cor_destaque: ::std::result::Result<
            ::std::option::Option<::std::string::String>,
            ::std::string::String,
        >,
        cor_inversa: ::std::result::Result<
            ::std::option::Option<::std::string::String>,
            ::std::string::String,
        >,
        data_abertura: ::std::result::Result<
            ::std::option::Option<super::types::DataBr>,
            ::std::string::String,
        >,
        data_evento: ::std::result::Result<
            ::std::option::Option<super::types::DataBr>,
            ::std::string::String,
        >,
        envolvido: ::std::result::Result<
            ::std::option::Option<super::types::Envolvido>,
            ::std::string::String,
        >,
        nome_loja: ::std::result::Result<
            ::std::option::Option<::std::string::String>,
            ::std::string::String,
        >,
        nome_pessoa: ::std::result::Result<
            ::std::option::Option<::std::string::String>,
            ::std::string::String,
        >,
        prioridade: ::std::result::Result<
            ::std::option::Option<super::types::Prioridade>,
            ::std::string::String,
        >,
        protocolo: ::std::result::Result<
            ::std::option::Option<::std::string::String>,
            ::std::string::String,
        >,
        responsavel: ::std::result::Result<
            ::std::option::Option<::std::string::String>,
            ::std::string::String,
        >,
        situacao: ::std::result::Result<
            ::std::option::Option<::std::string::String>,
            ::std::string::String,
        >,
        tipo_evento: ::std::result::Result<
            ::std::option::Option<::std::string::String>,
            ::std::string::String,
        >,
    }

    impl ::std::default::Default for EventoListaTo {
        fn default() -> Self {
            Self {
                cod_evento: Ok(Default::default()),
                cor_destaque: Ok(Default::default()),
                cor_inversa: Ok(Default::default()),
                data_abertura: Ok(Default::default()),
                data_evento: Ok(Default::default()),
                envolvido: Ok(Default::default()),
                nome_loja: Ok(Default::default()),
                nome_pessoa: Ok(Default::default()),
                prioridade: Ok(Default::default()),
                protocolo: Ok(Default::default()),
                responsavel: Ok(Default::default()),
                situacao: Ok(Default::default()),
                tipo_evento: Ok(Default::default()),
            }
        }
    }

    impl EventoListaTo {
        /// Sets `cod_evento`.
        pub fn cod_evento<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<i32>>,
            T::Error: ::std::fmt::Display,
        {
            self.cod_evento = ::client_runtime::given("cod_evento", value);
            self
        }

        /// Sets `cor_destaque`.
        pub fn cor_destaque<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
            T::Error: ::std::fmt::Display,
        {
            self.cor_destaque = ::client_runtime::given("cor_destaque", value);
            self
        }

        /// Sets `cor_inversa`.
        pub fn cor_inversa<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
            T::Error: ::std::fmt::Display,
        {
            self.cor_inversa = ::client_runtime::given("cor_inversa", value);
            self
        }

        /// Sets `data_abertura`.
        pub fn data_abertura<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::types::DataBr>>,
            T::Error: ::std::fmt::Display,
        {
            self.data_abertura = ::client_runtime::given("data_abertura", value);
            self
        }

        /// Sets `data_evento`.
        pub fn data_evento<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::types::DataBr>>,
            T::Error: ::std::fmt::Display,
        {
            self.data_evento = ::client_runtime::given("data_evento", value);
            self
        }

        /// Sets `envolvido`.
        pub fn envolvido<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::types::Envolvido>>,
            T::Error: ::std::fmt::Display,
        {
            self.envolvido = ::client_runtime::given("envolvido", value);
            self
        }

        /// Sets `nome_loja`.
        pub fn nome_loja<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
            T::Error: ::std::fmt::Display,
        {
            self.nome_loja = ::client_runtime::given("nome_loja", value);
            self
        }

        /// Sets `nome_pessoa`.
        pub fn nome_pessoa<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
            T::Error: ::std::fmt::Display,
        {
            self.nome_pessoa = ::client_runtime::given("nome_pessoa", value);
            self
        }

        /// Sets `prioridade`.
        pub fn prioridade<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::types::Prioridade>>,
            T::Error: ::std::fmt::Display,
        {
            self.prioridade = ::client_runtime::given("prioridade", value);
            self
        }

        /// Sets `protocolo`.
        pub fn protocolo<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
            T::Error: ::std::fmt::Display,
        {
            self.protocolo = ::client_runtime::given("protocolo", value);
            self
        }

        /// Sets `responsavel`.
        pub fn responsavel<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
            T::Error: ::std::fmt::Display,
        {
            self.responsavel = ::client_runtime::given("responsavel", value);
            self
        }

        /// Sets `situacao`.
        pub fn situacao<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
            T::Error: ::std::fmt::Display,
        {
            self.situacao = ::client_runtime::given("situacao", value);
            self
        }

        /// Sets `tipo_evento`.
        pub fn tipo_evento<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
            T::Error: ::std::fmt::Display,
        {
            self.tipo_evento = ::client_runtime::given("tipo_evento", value);
            self
        }
    }

    impl ::std::convert::TryFrom<EventoListaTo> for super::EventoListaTo {
        type Error = super::error::ConversionError;
        fn try_from(
            value: EventoListaTo,
        ) -> ::std::result::Result<Self, super::error::ConversionError> {
            Ok(Self {
                cod_evento: value.cod_evento?,
                cor_destaque: value.cor_destaque?,
                cor_inversa: value.cor_inversa?,
                data_abertura: value.data_abertura?,
                data_evento: value.data_evento?,
                envolvido: value.envolvido?,
                nome_loja: value.nome_loja?,
                nome_pessoa: value.nome_pessoa?,
                prioridade: value.prioridade?,
                protocolo: value.protocolo?,
                responsavel: value.responsavel?,
                situacao: value.situacao?,
                tipo_evento: value.tipo_evento?,
            })
        }
    }

    impl ::std::convert::From<super::EventoListaTo> for EventoListaTo {
        fn from(value: super::EventoListaTo) -> Self {
            Self {
                cod_evento: Ok(value.cod_evento),
                cor_destaque: Ok(value.cor_destaque),
                cor_inversa: Ok(value.cor_inversa),
                data_abertura: Ok(value.data_abertura),
                data_evento: Ok(value.data_evento),
                envolvido: Ok(value.envolvido),
                nome_loja: Ok(value.nome_loja),
                nome_pessoa: Ok(value.nome_pessoa),
                prioridade: Ok(value.prioridade),
                protocolo: Ok(value.protocolo),
                responsavel: Ok(value.responsavel),
                situacao: Ok(value.situacao),
                tipo_evento: Ok(value.tipo_evento),
            }
        }
    }

    /// `EventoTo`
    #[derive(Clone, Debug)]
    pub struct EventoTo {
        associado: ::std::result::Result<
            ::std::option::Option<super::PessoaTo>,
            ::std::string::String,
        >,
        cod_beneficio: ::std::result::Result<
            ::std::option::Option<i32>,
            ::std::string::String,
        >,
        cod_evento: ::std::result::Result<
            ::std::option::Option<i32>,
            ::std::string::String,
        >,
        condutor: ::std::result::Result<
            ::std::option::Option<super::PessoaTo>,
            ::std::string::String,
        >,
        cor_destaque: ::std::result::Result<
            ::std::option::Option<::std::string::String>,
            ::std::string::String,
        >,
        cor_inversa: ::std::result::Result<
            ::std::option::Option<::std::string::String>,
            ::std::string::String,
        >,
        data_abertura: ::std::result::Result<
            ::std::option::Option<super::types::DataBr>,
            ::std::string::String,
        >,
        data_evento: ::std::result::Result<
            ::std::option::Option<super::types::DataBr>,
            ::std::string::String,
        >,
        envolvido: ::std::result::Result<
            ::std::option::Option<super::types::Envolvido>,
            ::std::string::String,
        >,
        local: ::std::result::Result<
            ::std::option::Option<super::EnderecoTo>,
            ::std::string::String,
        >,
        prioridade: ::std::result::Result<
            ::std::option::Option<super::types::Prioridade>,
            ::std::string::String,
        >,
        protocolo: ::std::result::Result<
            ::std::option::Option<::std::string::String>,
            ::std::string::String,
        >,
        relacionados: ::std::result::Result<
            ::std::vec::Vec<super::EventoTo>,
            ::std::string::String,
        >,
        responsavel: ::std::result::Result<
            ::std::option::Option<::std::string::String>,
            ::std::string::String,
        >,
        situacao: ::std::result::Result<
            ::std::option::Option<::std::string::String>,
            ::std::string::String,
        >,
        tipo_evento: ::std::result::Result<
            ::std::option::Option<::std::string::String>,
            ::std::string::String,
        >,
        veiculo: ::std::result::Result<
            ::std::option::Option<super::VeiculoTo>,
            ::std::string::String,
        >,
    }

    impl ::std::default::Default for EventoTo {
        fn default() -> Self {
            Self {
                associado: Ok(Default::default()),
                cod_beneficio: Ok(Default::default()),
                cod_evento: Ok(Default::default()),
                condutor: Ok(Default::default()),
                cor_destaque: Ok(Default::default()),
                cor_inversa: Ok(Default::default()),
                data_abertura: Ok(Default::default()),
                data_evento: Ok(Default::default()),
                envolvido: Ok(Default::default()),
                local: Ok(Default::default()),
                prioridade: Ok(Default::default()),
                protocolo: Ok(Default::default()),
                relacionados: Ok(Default::default()),
                responsavel: Ok(Default::default()),
                situacao: Ok(Default::default()),
                tipo_evento: Ok(Default::default()),
                veiculo: Ok(Default::default()),
            }
        }
    }

    impl EventoTo {
        /// Sets `associado`.
        pub fn associado<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::PessoaTo>>,
            T::Error: ::std::fmt::Display,
        {
            self.associado = ::client_runtime::given("associado", value);
            self
        }

        /// Sets `cod_beneficio`.
        pub fn cod_beneficio<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<i32>>,
            T::Error: ::std::fmt::Display,
        {
            self.cod_beneficio = ::client_runtime::given("cod_beneficio", value);
            self
        }

        /// Sets `cod_evento`.
        pub fn cod_evento<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<i32>>,
            T::Error: ::std::fmt::Display,
        {
            self.cod_evento = ::client_runtime::given("cod_evento", value);
            self
        }

        /// Sets `condutor`.
        pub fn condutor<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::PessoaTo>>,
            T::Error: ::std::fmt::Display,
        {
            self.condutor = ::client_runtime::given("condutor", value);
            self
        }

        /// Sets `cor_destaque`.
        pub fn cor_destaque<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
            T::Error: ::std::fmt::Display,
        {
            self.cor_destaque = ::client_runtime::given("cor_destaque", value);
            self
        }

        /// Sets `cor_inversa`.
        pub fn cor_inversa<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
            T::Error: ::std::fmt::Display,
        {
            self.cor_inversa = ::client_runtime::given("cor_inversa", value);
            self
        }

        /// Sets `data_abertura`.
        pub fn data_abertura<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::types::DataBr>>,
            T::Error: ::std::fmt::Display,
        {
            self.data_abertura = ::client_runtime::given("data_abertura", value);
            self
        }

        /// Sets `data_evento`.
        pub fn data_evento<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::types::DataBr>>,
            T::Error: ::std::fmt::Display,
        {
            self.data_evento = ::client_runtime::given("data_evento", value);
            self
        }

        /// Sets `envolvido`.
        pub fn envolvido<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::types::Envolvido>>,
            T::Error: ::std::fmt::Display,
        {
            self.envolvido = ::client_runtime::given("envolvido", value);
            self
        }

        /// Sets `local`.
        pub fn local<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::EnderecoTo>>,
            T::Error: ::std::fmt::Display,
        {
            self.local = ::client_runtime::given("local", value);
            self
        }

        /// Sets `prioridade`.
        pub fn prioridade<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::types::Prioridade>>,
            T::Error: ::std::fmt::Display,
        {
            self.prioridade = ::client_runtime::given("prioridade", value);
            self
        }

        /// Sets `protocolo`.
        pub fn protocolo<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
            T::Error: ::std::fmt::Display,
        {
            self.protocolo = ::client_runtime::given("protocolo", value);
            self
        }

        /// Sets `relacionados`.
        pub fn relacionados<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::vec::Vec<super::EventoTo>>,
            T::Error: ::std::fmt::Display,
        {
            self.relacionados = ::client_runtime::given("relacionados", value);
            self
        }

        /// Sets `responsavel`.
        pub fn responsavel<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
            T::Error: ::std::fmt::Display,
        {
            self.responsavel = ::client_runtime::given("responsavel", value);
            self
        }

        /// Sets `situacao`.
        pub fn situacao<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
            T::Error: ::std::fmt::Display,
        {
            self.situacao = ::client_runtime::given("situacao", value);
            self
        }

        /// Sets `tipo_evento`.
        pub fn tipo_evento<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
            T::Error: ::std::fmt::Display,
        {
            self.tipo_evento = ::client_runtime::given("tipo_evento", value);
            self
        }

        /// Sets `veiculo`.
        pub fn veiculo<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::VeiculoTo>>,
            T::Error: ::std::fmt::Display,
        {
            self.veiculo = ::client_runtime::given("veiculo", value);
            self
        }
    }

    impl ::std::convert::TryFrom<EventoTo> for super::EventoTo {
        type Error = super::error::ConversionError;
        fn try_from(
            value: EventoTo,
        ) -> ::std::result::Result<Self, super::error::ConversionError> {
            Ok(Self {
                associado: value.associado?,
                cod_beneficio: value.cod_beneficio?,
                cod_evento: value.cod_evento?,
                condutor: value.condutor?,
                cor_destaque: value.cor_destaque?,
                cor_inversa: value.cor_inversa?,
                data_abertura: value.data_abertura?,
                data_evento: value.data_evento?,
                envolvido: value.envolvido?,
                local: value.local?,
                prioridade: value.prioridade?,
                protocolo: value.protocolo?,
                relacionados: value.relacionados?,
                responsavel: value.responsavel?,
                situacao: value.situacao?,
                tipo_evento: value.tipo_evento?,
                veiculo: value.veiculo?,
            })
        }
    }

    impl ::std::convert::From<super::EventoTo> for EventoTo {
        fn from(value: super::EventoTo) -> Self {
            Self {
                associado: Ok(value.associado),
                cod_beneficio: Ok(value.cod_beneficio),
                cod_evento: Ok(value.cod_evento),
                condutor: Ok(value.condutor),
                cor_destaque: Ok(value.cor_destaque),
                cor_inversa: Ok(value.cor_inversa),
                data_abertura: Ok(value.data_abertura),
                data_evento: Ok(value.data_evento),
                envolvido: Ok(value.envolvido),
                local: Ok(value.local),
                prioridade: Ok(value.prioridade),
                protocolo: Ok(value.protocolo),
                relacionados: Ok(value.relacionados),
                responsavel: Ok(value.responsavel),
                situacao: Ok(value.situacao),
                tipo_evento: Ok(value.tipo_evento),
                veiculo: Ok(value.veiculo),
            }
        }
    }

    /// `FornecedorTo`
    #[derive(Clone, Debug)]
    pub struct FornecedorTo {
        ativo: ::std::result::Result<::std::option::Option<bool>, ::std::string::String>,
        cod_fornecedor: ::std::result::Result<
            ::std::option::Option<i32>,
            ::std::string::String,
        >,
        cpf_cnpj: ::std::result::Result<
            ::std::option::Option<super::types::CpfCnpj>,
            ::std::string::String,
        >,
        email: ::std::result::Result<
            ::std::option::Option<super::types::Email>,
            ::std::string::String,
        >,
        endereco: ::std::result::Result<
            ::std::option::Option<super::EnderecoTo>,
            ::std::string::String,
        >,
        nome: ::std::result::Result<
            ::std::option::Option<::std::string::String>,
            ::std::string::String,
        >,
        nome_fantasia: ::std::result::Result<
            ::std::option::Option<::std::string::String>,
            ::std::string::String,
        >,
        telefones: ::std::result::Result<
            ::std::vec::Vec<super::TelefoneTo>,
            ::std::string::String,
        >,
    }

    impl ::std::default::Default for FornecedorTo {
        fn default() -> Self {
            Self {
                ativo: Ok(Default::default()),
                cod_fornecedor: Ok(Default::default()),
                cpf_cnpj: Ok(Default::default()),
                email: Ok(Default::default()),
                endereco: Ok(Default::default()),
                nome: Ok(Default::default()),
                nome_fantasia: Ok(Default::default()),
                telefones: Ok(Default::default()),
            }
        }
    }

    impl FornecedorTo {
        /// Sets `ativo`.
        pub fn ativo<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<bool>>,
            T::Error: ::std::fmt::Display,
        {
            self.ativo = ::client_runtime::given("ativo", value);
            self
        }

        /// Sets `cod_fornecedor`.
        pub fn cod_fornecedor<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<i32>>,
            T::Error: ::std::fmt::Display,
        {
            self.cod_fornecedor = ::client_runtime::given("cod_fornecedor", value);
            self
        }

        /// Sets `cpf_cnpj`.
        pub fn cpf_cnpj<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::types::CpfCnpj>>,
            T::Error: ::std::fmt::Display,
        {
            self.cpf_cnpj = ::client_runtime::given("cpf_cnpj", value);
            self
        }

        /// Sets `email`.
        pub fn email<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::types::Email>>,
            T::Error: ::std::fmt::Display,
        {
            self.email = ::client_runtime::given("email", value);
            self
        }

        /// Sets `endereco`.
        pub fn endereco<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::EnderecoTo>>,
            T::Error: ::std::fmt::Display,
        {
            self.endereco = ::client_runtime::given("endereco", value);
            self
        }

        /// Sets `nome`.
        pub fn nome<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
            T::Error: ::std::fmt::Display,
        {
            self.nome = ::client_runtime::given("nome", value);
            self
        }

        /// Sets `nome_fantasia`.
        pub fn nome_fantasia<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
            T::Error: ::std::fmt::Display,
        {
            self.nome_fantasia = ::client_runtime::given("nome_fantasia", value);
            self
        }

        /// Sets `telefones`.
        pub fn telefones<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::vec::Vec<super::TelefoneTo>>,
            T::Error: ::std::fmt::Display,
        {
            self.telefones = ::client_runtime::given("telefones", value);
            self
        }
    }

    impl ::std::convert::TryFrom<FornecedorTo> for super::FornecedorTo {
        type Error = super::error::ConversionError;
        fn try_from(
            value: FornecedorTo,
        ) -> ::std::result::Result<Self, super::error::ConversionError> {
            Ok(Self {
                ativo: value.ativo?,
                cod_fornecedor: value.cod_fornecedor?,
                cpf_cnpj: value.cpf_cnpj?,
                email: value.email?,
                endereco: value.endereco?,
                nome: value.nome?,
                nome_fantasia: value.nome_fantasia?,
                telefones: value.telefones?,
            })
        }
    }

    impl ::std::convert::From<super::FornecedorTo> for FornecedorTo {
        fn from(value: super::FornecedorTo) -> Self {
            Self {
                ativo: Ok(value.ativo),
                cod_fornecedor: Ok(value.cod_fornecedor),
                cpf_cnpj: Ok(value.cpf_cnpj),
                email: Ok(value.email),
                endereco: Ok(value.endereco),
                nome: Ok(value.nome),
                nome_fantasia: Ok(value.nome_fantasia),
                telefones: Ok(value.telefones),
            }
        }
    }

    /// `ItemBeneficioInputTo`
    #[derive(Clone, Debug)]
    pub struct ItemBeneficioInputTo {
        cod_plano: ::std::result::Result<i32, ::std::string::String>,
        data_inclusao: ::std::result::Result<
            ::std::option::Option<super::types::DataEntrada>,
            ::std::string::String,
        >,
        valor: ::std::result::Result<::std::option::Option<f64>, ::std::string::String>,
    }

    impl ::std::default::Default for ItemBeneficioInputTo {
        fn default() -> Self {
            Self {
                cod_plano: Err("no value supplied for cod_plano".to_string()),
                data_inclusao: Ok(Default::default()),
                valor: Ok(Default::default()),
            }
        }
    }

    impl ItemBeneficioInputTo {
        /// Sets `cod_plano`.
        pub fn cod_plano<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<i32>,
            T::Error: ::std::fmt::Display,
        {
            self.cod_plano = ::client_runtime::given("cod_plano", value);
            self
        }

        /// Sets `data_inclusao`.
        pub fn data_inclusao<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::types::DataEntrada>>,
            T::Error: ::std::fmt::Display,
        {
            self.data_inclusao = ::client_runtime::given("data_inclusao", value);
            self
        }

        /// Sets `valor`.
        pub fn valor<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<f64>>,
            T::Error: ::std::fmt::Display,
        {
            self.valor = ::client_runtime::given("valor", value);
            self
        }
    }

    impl ::std::convert::TryFrom<ItemBeneficioInputTo> for super::ItemBeneficioInputTo {
        type Error = super::error::ConversionError;
        fn try_from(
            value: ItemBeneficioInputTo,
        ) -> ::std::result::Result<Self, super::error::ConversionError> {
            Ok(Self {
                cod_plano: value.cod_plano?,
                data_inclusao: value.data_inclusao?,
                valor: value.valor?,
            })
        }
    }

    impl ::std::convert::From<super::ItemBeneficioInputTo> for ItemBeneficioInputTo {
        fn from(value: super::ItemBeneficioInputTo) -> Self {
            Self {
                cod_plano: Ok(value.cod_plano),
                data_inclusao: Ok(value.data_inclusao),
                valor: Ok(value.valor),
            }
        }
    }

    /// `ItemBeneficioOutputTo`
    #[derive(Clone, Debug)]
    pub struct ItemBeneficioOutputTo {
        ativo: ::std::result::Result<::std::option::Option<bool>, ::std::string::String>,
        cod_item: ::std::result::Result<
            ::std::option::Option<i32>,
            ::std::string::String,
        >,
        cod_plano: ::std::result::Result<
            ::std::option::Option<i32>,
            ::std::string::String,
        >,
        data_exclusao: ::std::result::Result<
            ::std::option::Option<super::types::DataBr>,
            ::std::string::String,
        >,
        data_inclusao: ::std::result::Result<
            ::std::option::Option<super::types::DataBr>,
            ::std::string::String,
        >,
        nome_plano: ::std::result::Result<
            ::std::option::Option<::std::string::String>,
            ::std::string::String,
        >,
        valor: ::std::result::Result<::std::option::Option<f64>, ::std::string::String>,
    }

    impl ::std::default::Default for ItemBeneficioOutputTo {
        fn default() -> Self {
            Self {
                ativo: Ok(Default::default()),
                cod_item: Ok(Default::default()),
                cod_plano: Ok(Default::default()),
                data_exclusao: Ok(Default::default()),
                data_inclusao: Ok(Default::default()),
                nome_plano: Ok(Default::default()),
                valor: Ok(Default::default()),
            }
        }
    }

    impl ItemBeneficioOutputTo {
        /// Sets `ativo`.
        pub fn ativo<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<bool>>,
            T::Error: ::std::fmt::Display,
        {
            self.ativo = ::client_runtime::given("ativo", value);
            self
        }

        /// Sets `cod_item`.
        pub fn cod_item<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<i32>>,
            T::Error: ::std::fmt::Display,
        {
            self.cod_item = ::client_runtime::given("cod_item", value);
            self
        }

        /// Sets `cod_plano`.
        pub fn cod_plano<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<i32>>,
            T::Error: ::std::fmt::Display,
        {
            self.cod_plano = ::client_runtime::given("cod_plano", value);
            self
        }

        /// Sets `data_exclusao`.
        pub fn data_exclusao<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::types::DataBr>>,
            T::Error: ::std::fmt::Display,
        {
            self.data_exclusao = ::client_runtime::given("data_exclusao", value);
            self
        }

        /// Sets `data_inclusao`.
        pub fn data_inclusao<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::types::DataBr>>,
            T::Error: ::std::fmt::Display,
        {
            self.data_inclusao = ::client_runtime::given("data_inclusao", value);
            self
        }

        /// Sets `nome_plano`.
        pub fn nome_plano<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
            T::Error: ::std::fmt::Display,
        {
            self.nome_plano = ::client_runtime::given("nome_plano", value);
            self
        }

        /// Sets `valor`.
        pub fn valor<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<f64>>,
            T::Error: ::std::fmt::Display,
        {
            self.valor = ::client_runtime::given("valor", value);
            self
        }
    }

    impl ::std::convert::TryFrom<ItemBeneficioOutputTo>
    for super::ItemBeneficioOutputTo {
        type Error = super::error::ConversionError;
        fn try_from(
            value: ItemBeneficioOutputTo,
        ) -> ::std::result::Result<Self, super::error::ConversionError> {
            Ok(Self {
                ativo: value.ativo?,
                cod_item: value.cod_item?,
                cod_plano: value.cod_plano?,
                data_exclusao: value.data_exclusao?,
                data_inclusao: value.data_inclusao?,
                nome_plano: value.nome_plano?,
                valor: value.valor?,
            })
        }
    }

    impl ::std::convert::From<super::ItemBeneficioOutputTo> for ItemBeneficioOutputTo {
        fn from(value: super::ItemBeneficioOutputTo) -> Self {
            Self {
                ativo: Ok(value.ativo),
                cod_item: Ok(value.cod_item),
                cod_plano: Ok(value.cod_plano),
                data_exclusao: Ok(value.data_exclusao),
                data_inclusao: Ok(value.data_inclusao),
                nome_plano: Ok(value.nome_plano),
                valor: Ok(value.valor),
            }
        }
    }

    /// `LeadInputTo`
    #[derive(Clone, Debug)]
    pub struct LeadInputTo {
        cidade: ::std::result::Result<
            ::std::option::Option<super::types::LeadInputToCidade>,
            ::std::string::String,
        >,
        cod_consultor: ::std::result::Result<
            ::std::option::Option<i32>,
            ::std::string::String,
        >,
        cod_etapa: ::std::result::Result<
            ::std::option::Option<i32>,
            ::std::string::String,
        >,
        cod_funil: ::std::result::Result<
            ::std::option::Option<i32>,
            ::std::string::String,
        >,
        cod_lead: ::std::result::Result<
            ::std::option::Option<i32>,
            ::std::string::String,
        >,
        cod_loja: ::std::result::Result<
            ::std::option::Option<i32>,
            ::std::string::String,
        >,
        cod_usuario_responsavel: ::std::result::Result<
            ::std::option::Option<i32>,
            ::std::string::String,
        >,
        codigo_integracao: ::std::result::Result<
            ::std::option::Option<super::types::LeadInputToCodigoIntegracao>,
            ::std::string::String,
        >,
        cpf_cnpj: ::std::result::Result<
            ::std::option::Option<super::types::CpfCnpj>,
            ::std::string::String,
        >,
        email: ::std::result::Result<
            ::std::option::Option<super::types::Email>,
            ::std::string::String,
        >,
        mensagem: ::std::result::Result<
            ::std::option::Option<super::types::LeadInputToMensagem>,
            ::std::string::String,
        >,
        nome_pessoa: ::std::result::Result<
            super::types::LeadInputToNomePessoa,
            ::std::string::String,
        >,
        origem: ::std::result::Result<
            ::std::option::Option<super::types::LeadInputToOrigem>,
            ::std::string::String,
        >,
        telefone: ::std::result::Result<
            ::std::option::Option<super::types::NullableTelefone>,
            ::std::string::String,
        >,
        uf: ::std::result::Result<
            ::std::option::Option<super::types::LeadInputToUf>,
            ::std::string::String,
        >,
    }

    impl ::std::default::Default for LeadInputTo {
        fn default() -> Self {
            Self {
                cidade: Ok(Default::default()),
                cod_consultor: Ok(Default::default()),
                cod_etapa: Ok(Default::default()),
                cod_funil: Ok(Default::default()),
                cod_lead: Ok(Default::default()),
                cod_loja: Ok(Default::default()),
                cod_usuario_responsavel: Ok(Default::default()),
                codigo_integracao: Ok(Default::default()),
                cpf_cnpj: Ok(Default::default()),
                email: Ok(Default::default()),
                mensagem: Ok(Default::default()),
                nome_pessoa: Err("no value supplied for nome_pessoa".to_string()),
                origem: Ok(Default::default()),
                telefone: Ok(Default::default()),
                uf: Ok(Default::default()),
            }
        }
    }

    impl LeadInputTo {
        /// Sets `cidade`.
        pub fn cidade<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::option::Option<super::types::LeadInputToCidade>,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.cidade = ::client_runtime::given("cidade", value);
            self
        }

        /// Sets `cod_consultor`.
        pub fn cod_consultor<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<i32>>,
            T::Error: ::std::fmt::Display,
        {
            self.cod_consultor = ::client_runtime::given("cod_consultor", value);
            self
        }

        /// Sets `cod_etapa`.
        pub fn cod_etapa<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<i32>>,
            T::Error: ::std::fmt::Display,
        {
            self.cod_etapa = ::client_runtime::given("cod_etapa", value);
            self
        }

        /// Sets `cod_funil`.
        pub fn cod_funil<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<i32>>,
            T::Error: ::std::fmt::Display,
        {
            self.cod_funil = ::client_runtime::given("cod_funil", value);
            self
        }

        /// Sets `cod_lead`.
        pub fn cod_lead<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<i32>>,
            T::Error: ::std::fmt::Display,
        {
            self.cod_lead = ::client_runtime::given("cod_lead", value);
            self
        }

        /// Sets `cod_loja`.
        pub fn cod_loja<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<i32>>,
            T::Error: ::std::fmt::Display,
        {
            self.cod_loja = ::client_runtime::given("cod_loja", value);
            self
        }

        /// Sets `cod_usuario_responsavel`.
        pub fn cod_usuario_responsavel<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<i32>>,
            T::Error: ::std::fmt::Display,
        {
            self.cod_usuario_responsavel = ::client_runtime::given(
                "cod_usuario_responsavel",
                value,
            );
            self
        }

        /// Sets `codigo_integracao`.
        pub fn codigo_integracao<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::option::Option<super::types::LeadInputToCodigoIntegracao>,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.codigo_integracao = ::client_runtime::given("codigo_integracao", value);
            self
        }

        /// Sets `cpf_cnpj`.
        pub fn cpf_cnpj<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::types::CpfCnpj>>,
            T::Error: ::std::fmt::Display,
        {
            self.cpf_cnpj = ::client_runtime::given("cpf_cnpj", value);
            self
        }

        /// Sets `email`.
        pub fn email<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::types::Email>>,
            T::Error: ::std::fmt::Display,
        {
            self.email = ::client_runtime::given("email", value);
            self
        }

        /// Sets `mensagem`.
        pub fn mensagem<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::option::Option<super::types::LeadInputToMensagem>,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.mensagem = ::client_runtime::given("mensagem", value);
            self
        }

        /// Sets `nome_pessoa`.
        pub fn nome_pessoa<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<super::types::LeadInputToNomePessoa>,
            T::Error: ::std::fmt::Display,
        {
            self.nome_pessoa = ::client_runtime::given("nome_pessoa", value);
            self
        }

        /// Sets `origem`.
        pub fn origem<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::option::Option<super::types::LeadInputToOrigem>,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.origem = ::client_runtime::given("origem", value);
            self
        }

        /// Sets `telefone`.
        pub fn telefone<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::option::Option<super::types::NullableTelefone>,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.telefone = ::client_runtime::given("telefone", value);
            self
        }

        /// Sets `uf`.
        pub fn uf<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::option::Option<super::types::LeadInputToUf>,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.uf = ::client_runtime::given("uf", value);
            self
        }
    }

    impl ::std::convert::TryFrom<LeadInputTo> for super::LeadInputTo {
        type Error = super::error::ConversionError;
        fn try_from(
            value: LeadInputTo,
        ) -> ::std::result::Result<Self, super::error::ConversionError> {
            Ok(Self {
                cidade: value.cidade?,
                cod_consultor: value.cod_consultor?,
                cod_etapa: value.cod_etapa?,
                cod_funil: value.cod_funil?,
                cod_lead: value.cod_lead?,
                cod_loja: value.cod_loja?,
                cod_usuario_responsavel: value.cod_usuario_responsavel?,
                codigo_integracao: value.codigo_integracao?,
                cpf_cnpj: value.cpf_cnpj?,
                email: value.email?,
                mensagem: value.mensagem?,
                nome_pessoa: value.nome_pessoa?,
                origem: value.origem?,
                telefone: value.telefone?,
                uf: value.uf?,
            })
        }
    }

    impl ::std::convert::From<super::LeadInputTo> for LeadInputTo {
        fn from(value: super::LeadInputTo) -> Self {
            Self {
                cidade: Ok(value.cidade),
                cod_consultor: Ok(value.cod_consultor),
                cod_etapa: Ok(value.cod_etapa),
                cod_funil: Ok(value.cod_funil),
                cod_lead: Ok(value.cod_lead),
                cod_loja: Ok(value.cod_loja),
                cod_usuario_responsavel: Ok(value.cod_usuario_responsavel),
                codigo_integracao: Ok(value.codigo_integracao),
                cpf_cnpj: Ok(value.cpf_cnpj),
                email: Ok(value.email),
                mensagem: Ok(value.mensagem),
                nome_pessoa: Ok(value.nome_pessoa),
                origem: Ok(value.origem),
                telefone: Ok(value.telefone),
                uf: Ok(value.uf),
            }
        }
    }

    /// `LeadOutputTo`
    #[derive(Clone, Debug)]
    pub struct LeadOutputTo {
        ativo: ::std::result::Result<::std::option::Option<bool>, ::std::string::String>,
        cidade: ::std::result::Result<
            ::std::option::Option<::std::string::String>,
            ::std::string::String,
        >,
        cod_etapa: ::std::result::Result<
            ::std::option::Option<i32>,
            ::std::string::String,
        >,
        cod_funil: ::std::result::Result<
            ::std::option::Option<i32>,
            ::std::string::String,
        >,
        cod_lead: ::std::result::Result<
            ::std::option::Option<i32>,
            ::std::string::String,
        >,
        cod_loja: ::std::result::Result<
            ::std::option::Option<i32>,
            ::std::string::String,
        >,
        cod_pessoa: ::std::result::Result<
            ::std::option::Option<i32>,
            ::std::string::String,
        >,
        cod_usuario_responsavel: ::std::result::Result<
            ::std::option::Option<i32>,
            ::std::string::String,
        >,
        cpf_cnpj: ::std::result::Result<
            ::std::option::Option<super::types::CpfCnpj>,
            ::std::string::String,
        >,
        data_cadastro: ::std::result::Result<
            ::std::option::Option<super::types::DataBr>,
            ::std::string::String,
        >,
        email: ::std::result::Result<
            ::std::option::Option<super::types::Email>,
            ::std::string::String,
        >,
        etapas: ::std::result::Result<
            ::std::vec::Vec<super::EtapaFunilTo>,
            ::std::string::String,
        >,
        mensagem: ::std::result::Result<
            ::std::option::Option<::std::string::String>,
            ::std::string::String,
        >,
        nome_etapa: ::std::result::Result<
            ::std::option::Option<::std::string::String>,
            ::std::string::String,
        >,
        nome_funil: ::std::result::Result<
            ::std::option::Option<::std::string::String>,
            ::std::string::String,
        >,
        nome_loja: ::std::result::Result<
            ::std::option::Option<::std::string::String>,
            ::std::string::String,
        >,
        nome_pessoa: ::std::result::Result<
            ::std::option::Option<::std::string::String>,
            ::std::string::String,
        >,
        nome_usuario_responsavel: ::std::result::Result<
            ::std::option::Option<::std::string::String>,
            ::std::string::String,
        >,
        origem: ::std::result::Result<
            ::std::option::Option<::std::string::String>,
            ::std::string::String,
        >,
        telefone_celular: ::std::result::Result<
            ::std::option::Option<super::types::Telefone>,
            ::std::string::String,
        >,
        telefone_fixo: ::std::result::Result<
            ::std::option::Option<super::types::Telefone>,
            ::std::string::String,
        >,
        uf: ::std::result::Result<
            ::std::option::Option<::std::string::String>,
            ::std::string::String,
        >,
    }

    impl ::std::default::Default for LeadOutputTo {
        fn default() -> Self {
            Self {
                ativo: Ok(Default::default()),
                cidade: Ok(Default::default()),
                cod_etapa: Ok(Default::default()),
                cod_funil: Ok(Default::default()),
                cod_lead: Ok(Default::default()),
                cod_loja: Ok(Default::default()),
                cod_pessoa: Ok(Default::default()),
                cod_usuario_responsavel: Ok(Default::default()),
                cpf_cnpj: Ok(Default::default()),
                data_cadastro: Ok(Default::default()),
                email: Ok(Default::default()),
                etapas: Ok(Default::default()),
                mensagem: Ok(Default::default()),
                nome_etapa: Ok(Default::default()),
                nome_funil: Ok(Default::default()),
                nome_loja: Ok(Default::default()),
                nome_pessoa: Ok(Default::default()),
                nome_usuario_responsavel: Ok(Default::default()),
                origem: Ok(Default::default()),
                telefone_celular: Ok(Default::default()),
                telefone_fixo: Ok(Default::default()),
                uf: Ok(Default::default()),
            }
        }
    }

    impl LeadOutputTo {
        /// Sets `ativo`.
        pub fn ativo<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<bool>>,
            T::Error: ::std::fmt::Display,
        {
            self.ativo = ::client_runtime::given("ativo", value);
            self
        }

        /// Sets `cidade`.
        pub fn cidade<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
            T::Error: ::std::fmt::Display,
        {
            self.cidade = ::client_runtime::given("cidade", value);
            self
        }

        /// Sets `cod_etapa`.
        pub fn cod_etapa<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<i32>>,
            T::Error: ::std::fmt::Display,
        {
            self.cod_etapa = ::client_runtime::given("cod_etapa", value);
            self
        }

        /// Sets `cod_funil`.
        pub fn cod_funil<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<i32>>,
            T::Error: ::std::fmt::Display,
        {
            self.cod_funil = ::client_runtime::given("cod_funil", value);
            self
        }

        /// Sets `cod_lead`.
        pub fn cod_lead<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<i32>>,
            T::Error: ::std::fmt::Display,
        {
            self.cod_lead = ::client_runtime::given("cod_lead", value);
            self
        }

        /// Sets `cod_loja`.
        pub fn cod_loja<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<i32>>,
            T::Error: ::std::fmt::Display,
        {
            self.cod_loja = ::client_runtime::given("cod_loja", value);
            self
        }

        /// Sets `cod_pessoa`.
        pub fn cod_pessoa<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<i32>>,
            T::Error: ::std::fmt::Display,
        {
            self.cod_pessoa = ::client_runtime::given("cod_pessoa", value);
            self
        }

        /// Sets `cod_usuario_responsavel`.
        pub fn cod_usuario_responsavel<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<i32>>,
            T::Error: ::std::fmt::Display,
        {
            self.cod_usuario_responsavel = ::client_runtime::given(
                "cod_usuario_responsavel",
                value,
            );
            self
        }

        /// Sets `cpf_cnpj`.
        pub fn cpf_cnpj<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::types::CpfCnpj>>,
            T::Error: ::std::fmt::Display,
        {
            self.cpf_cnpj = ::client_runtime::given("cpf_cnpj", value);
            self
        }

        /// Sets `data_cadastro`.
        pub fn data_cadastro<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::types::DataBr>>,
            T::Error: ::std::fmt::Display,
        {
            self.data_cadastro = ::client_runtime::given("data_cadastro", value);
            self
        }

        /// Sets `email`.
        pub fn email<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::types::Email>>,
            T::Error: ::std::fmt::Display,
        {
            self.email = ::client_runtime::given("email", value);
            self
        }

        /// Sets `etapas`.
        pub fn etapas<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::vec::Vec<super::EtapaFunilTo>>,
            T::Error: ::std::fmt::Display,
        {
            self.etapas = ::client_runtime::given("etapas", value);
            self
        }

        /// Sets `mensagem`.
        pub fn mensagem<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
            T::Error: ::std::fmt::Display,
        {
            self.mensagem = ::client_runtime::given("mensagem", value);
            self
        }

        /// Sets `nome_etapa`.
        pub fn nome_etapa<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
            T::Error: ::std::fmt::Display,
        {
            self.nome_etapa = ::client_runtime::given("nome_etapa", value);
            self
        }

        /// Sets `nome_funil`.
        pub fn nome_funil<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
            T::Error: ::std::fmt::Display,
        {
            self.nome_funil = ::client_runtime::given("nome_funil", value);
            self
        }

        /// Sets `nome_loja`.
        pub fn nome_loja<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
            T::Error: ::std::fmt::Display,
        {
            self.nome_loja = ::client_runtime::given("nome_loja", value);
            self
        }

        /// Sets `nome_pessoa`.
        pub fn nome_pessoa<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
            T::Error: ::std::fmt::Display,
        {
            self.nome_pessoa = ::client_runtime::given("nome_pessoa", value);
            self
        }

        /// Sets `nome_usuario_responsavel`.
        pub fn nome_usuario_responsavel<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
            T::Error: ::std::fmt::Display,
        {
            self.nome_usuario_responsavel = ::client_runtime::given(
                "nome_usuario_responsavel",
                value,
            );
            self
        }

        /// Sets `origem`.
        pub fn origem<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
            T::Error: ::std::fmt::Display,
        {
            self.origem = ::client_runtime::given("origem", value);
            self
        }

        /// Sets `telefone_celular`.
        pub fn telefone_celular<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::types::Telefone>>,
            T::Error: ::std::fmt::Display,
        {
            self.telefone_celular = ::client_runtime::given("telefone_celular", value);
            self
        }

        /// Sets `telefone_fixo`.
        pub fn telefone_fixo<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::types::Telefone>>,
            T::Error: ::std::fmt::Display,
        {
            self.telefone_fixo = ::client_runtime::given("telefone_fixo", value);
            self
        }

        /// Sets `uf`.
        pub fn uf<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
            T::Error: ::std::fmt::Display,
        {
            self.uf = ::client_runtime::given("uf", value);
            self
        }
    }

    impl ::std::convert::TryFrom<LeadOutputTo> for super::LeadOutputTo {
        type Error = super::error::ConversionError;
        fn try_from(
            value: LeadOutputTo,
        ) -> ::std::result::Result<Self, super::error::ConversionError> {
            Ok(Self {
                ativo: value.ativo?,
                cidade: value.cidade?,
                cod_etapa: value.cod_etapa?,
                cod_funil: value.cod_funil?,
                cod_lead: value.cod_lead?,
                cod_loja: value.cod_loja?,
                cod_pessoa: value.cod_pessoa?,
                cod_usuario_responsavel: value.cod_usuario_responsavel?,
                cpf_cnpj: value.cpf_cnpj?,
                data_cadastro: value.data_cadastro?,
                email: value.email?,
                etapas: value.etapas?,
                mensagem: value.mensagem?,
                nome_etapa: value.nome_etapa?,
                nome_funil: value.nome_funil?,
                nome_loja: value.nome_loja?,
                nome_pessoa: value.nome_pessoa?,
                nome_usuario_responsavel: value.nome_usuario_responsavel?,
                origem: value.origem?,
                telefone_celular: value.telefone_celular?,
                telefone_fixo: value.telefone_fixo?,
                uf: value.uf?,
            })
        }
    }

    impl ::std::convert::From<super::LeadOutputTo> for LeadOutputTo {
        fn from(value: super::LeadOutputTo) -> Self {
            Self {
                ativo: Ok(value.ativo),
                cidade: Ok(value.cidade),
                cod_etapa: Ok(value.cod_etapa),
                cod_funil: Ok(value.cod_funil),
                cod_lead: Ok(value.cod_lead),
                cod_loja: Ok(value.cod_loja),
                cod_pessoa: Ok(value.cod_pessoa),
                cod_usuario_responsavel: Ok(value.cod_usuario_responsavel),
                cpf_cnpj: Ok(value.cpf_cnpj),
                data_cadastro: Ok(value.data_cadastro),
                email: Ok(value.email),
                etapas: Ok(value.etapas),
                mensagem: Ok(value.mensagem),
                nome_etapa: Ok(value.nome_etapa),
                nome_funil: Ok(value.nome_funil),
                nome_loja: Ok(value.nome_loja),
                nome_pessoa: Ok(value.nome_pessoa),
                nome_usuario_responsavel: Ok(value.nome_usuario_responsavel),
                origem: Ok(value.origem),
                telefone_celular: Ok(value.telefone_celular),
                telefone_fixo: Ok(value.telefone_fixo),
                uf: Ok(value.uf),
            }
        }
    }

    /// `ListaBeneficioOutputTo`
    #[derive(Clone, Debug)]
    pub struct ListaBeneficioOutputTo {
        itens: ::std::result::Result<
            ::std::vec::Vec<super::PesquisaBeneficioOutputTo>,
            ::std::string::String,
        >,
        pagina_atual: ::std::result::Result<i32, ::std::string::String>,
        proxima_pagina: ::std::result::Result<bool, ::std::string::String>,
        quantidade: ::std::result::Result<i32, ::std::string::String>,
    }

    impl ::std::default::Default for ListaBeneficioOutputTo {
        fn default() -> Self {
            Self {
                itens: Err("no value supplied for itens".to_string()),
                pagina_atual: Err("no value supplied for pagina_atual".to_string()),
                proxima_pagina: Err("no value supplied for proxima_pagina".to_string()),
                quantidade: Err("no value supplied for quantidade".to_string()),
            }
        }
    }

    impl ListaBeneficioOutputTo {
        /// Sets `itens`.
        pub fn itens<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::vec::Vec<super::PesquisaBeneficioOutputTo>,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.itens = ::client_runtime::given("itens", value);
            self
        }

        /// Sets `pagina_atual`.
        pub fn pagina_atual<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<i32>,
            T::Error: ::std::fmt::Display,
        {
            self.pagina_atual = ::client_runtime::given("pagina_atual", value);
            self
        }

        /// Sets `proxima_pagina`.
        pub fn proxima_pagina<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<bool>,
            T::Error: ::std::fmt::Display,
        {
            self.proxima_pagina = ::client_runtime::given("proxima_pagina", value);
            self
        }

        /// Sets `quantidade`.
        pub fn quantidade<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<i32>,
            T::Error: ::std::fmt::Display,
        {
            self.quantidade = ::client_runtime::given("quantidade", value);
            self
        }
    }

    impl ::std::convert::TryFrom<ListaBeneficioOutputTo>
    for super::ListaBeneficioOutputTo {
        type Error = super::error::ConversionError;
        fn try_from(
            value: ListaBeneficioOutputTo,
        ) -> ::std::result::Result<Self, super::error::ConversionError> {
            Ok(Self {
                itens: value.itens?,
                pagina_atual: value.pagina_atual?,
                proxima_pagina: value.proxima_pagina?,
                quantidade: value.quantidade?,
            })
        }
    }

    impl ::std::convert::From<super::ListaBeneficioOutputTo> for ListaBeneficioOutputTo {
        fn from(value: super::ListaBeneficioOutputTo) -> Self {
            Self {
                itens: Ok(value.itens),
                pagina_atual: Ok(value.pagina_atual),
                proxima_pagina: Ok(value.proxima_pagina),
                quantidade: Ok(value.quantidade),
            }
        }
    }

    /// `ListaDiaVencimentoTo`
    #[derive(Clone, Debug)]
    pub struct ListaDiaVencimentoTo {
        descricao: ::std::result::Result<
            ::std::option::Option<::std::string::String>,
            ::std::string::String,
        >,
        dia_vencimento: ::std::result::Result<
            ::std::option::Option<i32>,
            ::std::string::String,
        >,
    }

    impl ::std::default::Default for ListaDiaVencimentoTo {
        fn default() -> Self {
            Self {
                descricao: Ok(Default::default()),
                dia_vencimento: Ok(Default::default()),
            }
        }
    }

    impl ListaDiaVencimentoTo {
        /// Sets `descricao`.
        pub fn descricao<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
            T::Error: ::std::fmt::Display,
        {
            self.descricao = ::client_runtime::given("descricao", value);
            self
        }

        /// Sets `dia_vencimento`.
        pub fn dia_vencimento<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<i32>>,
            T::Error: ::std::fmt::Display,
        {
            self.dia_vencimento = ::client_runtime::given("dia_vencimento", value);
            self
        }
    }

    impl ::std::convert::TryFrom<ListaDiaVencimentoTo> for super::ListaDiaVencimentoTo {
        type Error = super::error::ConversionError;
        fn try_from(
            value: ListaDiaVencimentoTo,
        ) -> ::std::result::Result<Self, super::error::ConversionError> {
            Ok(Self {
                descricao: value.descricao?,
                dia_vencimento: value.dia_vencimento?,
            })
        }
    }

    impl ::std::convert::From<super::ListaDiaVencimentoTo> for ListaDiaVencimentoTo {
        fn from(value: super::ListaDiaVencimentoTo) -> Self {
            Self {
                descricao: Ok(value.descricao),
                dia_vencimento: Ok(value.dia_vencimento),
            }
        }
    }

    /// `ListaPesquisaAssociadoOutputTo`
    #[derive(Clone, Debug)]
    pub struct ListaPesquisaAssociadoOutputTo {
        itens: ::std::result::Result<
            ::std::vec::Vec<super::PesquisaAssociadoOutputTo>,
            ::std::string::String,
        >,
        pagina_atual: ::std::result::Result<i32, ::std::string::String>,
        proxima_pagina: ::std::result::Result<bool, ::std::string::String>,
        quantidade: ::std::result::Result<i32, ::std::string::String>,
    }

    impl ::std::default::Default for ListaPesquisaAssociadoOutputTo {
        fn default() -> Self {
            Self {
                itens: Err("no value supplied for itens".to_string()),
                pagina_atual: Err("no value supplied for pagina_atual".to_string()),
                proxima_pagina: Err("no value supplied for proxima_pagina".to_string()),
                quantidade: Err("no value supplied for quantidade".to_string()),
            }
        }
    }

    impl ListaPesquisaAssociadoOutputTo {
        /// Sets `itens`.
        pub fn itens<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::vec::Vec<super::PesquisaAssociadoOutputTo>,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.itens = ::client_runtime::given("itens", value);
            self
        }

        /// Sets `pagina_atual`.
        pub fn pagina_atual<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<i32>,
            T::Error: ::std::fmt::Display,
        {
            self.pagina_atual = ::client_runtime::given("pagina_atual", value);
            self
        }

        /// Sets `proxima_pagina`.
        pub fn proxima_pagina<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<bool>,
            T::Error: ::std::fmt::Display,
        {
            self.proxima_pagina = ::client_runtime::given("proxima_pagina", value);
            self
        }

        /// Sets `quantidade`.
        pub fn quantidade<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<i32>,
            T::Error: ::std::fmt::Display,
        {
            self.quantidade = ::client_runtime::given("quantidade", value);
            self
        }
    }

    impl ::std::convert::TryFrom<ListaPesquisaAssociadoOutputTo>
    for super::ListaPesquisaAssociadoOutputTo {
        type Error = super::error::ConversionError;
        fn try_from(
            value: ListaPesquisaAssociadoOutputTo,
        ) -> ::std::result::Result<Self, super::error::ConversionError> {
            Ok(Self {
                itens: value.itens?,
                pagina_atual: value.pagina_atual?,
                proxima_pagina: value.proxima_pagina?,
                quantidade: value.quantidade?,
            })
        }
    }

    impl ::std::convert::From<super::ListaPesquisaAssociadoOutputTo>
    for ListaPesquisaAssociadoOutputTo {
        fn from(value: super::ListaPesquisaAssociadoOutputTo) -> Self {
            Self {
                itens: Ok(value.itens),
                pagina_atual: Ok(value.pagina_atual),
                proxima_pagina: Ok(value.proxima_pagina),
                quantidade: Ok(value.quantidade),
            }
        }
    }

    /// `NegocioDependenteTo`
    #[derive(Clone, Debug)]
    pub struct NegocioDependenteTo {
        cod_dependente: ::std::result::Result<
            ::std::option::Option<i32>,
            ::std::string::String,
        >,
        cod_plano: ::std::result::Result<
            ::std::option::Option<i32>,
            ::std::string::String,
        >,
        cpf: ::std::result::Result<
            ::std::option::Option<super::types::Cpf>,
            ::std::string::String,
        >,
        data_nascimento: ::std::result::Result<
            ::std::option::Option<super::types::DataEntrada>,
            ::std::string::String,
        >,
        identidade: ::std::result::Result<
            ::std::option::Option<super::types::NegocioDependenteToIdentidade>,
            ::std::string::String,
        >,
        nome: ::std::result::Result<
            super::types::NegocioDependenteToNome,
            ::std::string::String,
        >,
        parentesco: ::std::result::Result<
            ::std::option::Option<super::types::Parentesco>,
            ::std::string::String,
        >,
        sexo: ::std::result::Result<
            ::std::option::Option<super::types::Sexo>,
            ::std::string::String,
        >,
        telefone: ::std::result::Result<
            ::std::option::Option<super::types::Telefone>,
            ::std::string::String,
        >,
        valor: ::std::result::Result<::std::option::Option<f64>, ::std::string::String>,
    }

    impl ::std::default::Default for NegocioDependenteTo {
        fn default() -> Self {
            Self {
                cod_dependente: Ok(Default::default()),
                cod_plano: Ok(Default::default()),
                cpf: Ok(Default::default()),
                data_nascimento: Ok(Default::default()),
                identidade: Ok(Default::default()),
                nome: Err("no value supplied for nome".to_string()),
                parentesco: Ok(Default::default()),
                sexo: Ok(Default::default()),
                telefone: Ok(Default::default()),
                valor: Ok(Default::default()),
            }
        }
    }

    impl NegocioDependenteTo {
        /// Sets `cod_dependente`.
        pub fn cod_dependente<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<i32>>,
            T::Error: ::std::fmt::Display,
        {
            self.cod_dependente = ::client_runtime::given("cod_dependente", value);
            self
        }

        /// Sets `cod_plano`.
        pub fn cod_plano<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<i32>>,
            T::Error: ::std::fmt::Display,
        {
            self.cod_plano = ::client_runtime::given("cod_plano", value);
            self
        }

        /// Sets `cpf`.
        pub fn cpf<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::types::Cpf>>,
            T::Error: ::std::fmt::Display,
        {
            self.cpf = ::client_runtime::given("cpf", value);
            self
        }

        /// Sets `data_nascimento`.
        pub fn data_nascimento<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::types::DataEntrada>>,
            T::Error: ::std::fmt::Display,
        {
            self.data_nascimento = ::client_runtime::given("data_nascimento", value);
            self
        }

        /// Sets `identidade`.
        pub fn identidade<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::option::Option<super::types::NegocioDependenteToIdentidade>,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.identidade = ::client_runtime::given("identidade", value);
            self
        }

        /// Sets `nome`.
        pub fn nome<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<super::types::NegocioDependenteToNome>,
            T::Error: ::std::fmt::Display,
        {
            self.nome = ::client_runtime::given("nome", value);
            self
        }

        /// Sets `parentesco`.
        pub fn parentesco<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::types::Parentesco>>,
            T::Error: ::std::fmt::Display,
        {
            self.parentesco = ::client_runtime::given("parentesco", value);
            self
        }

        /// Sets `sexo`.
        pub fn sexo<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::types::Sexo>>,
            T::Error: ::std::fmt::Display,
        {
            self.sexo = ::client_runtime::given("sexo", value);
            self
        }

        /// Sets `telefone`.
        pub fn telefone<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::types::Telefone>>,
            T::Error: ::std::fmt::Display,
        {
            self.telefone = ::client_runtime::given("telefone", value);
            self
        }

        /// Sets `valor`.
        pub fn valor<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<f64>>,
            T::Error: ::std::fmt::Display,
        {
            self.valor = ::client_runtime::given("valor", value);
            self
        }
    }

    impl ::std::convert::TryFrom<NegocioDependenteTo> for super::NegocioDependenteTo {
        type Error = super::error::ConversionError;
        fn try_from(
            value: NegocioDependenteTo,
        ) -> ::std::result::Result<Self, super::error::ConversionError> {
            Ok(Self {
                cod_dependente: value.cod_dependente?,
                cod_plano: value.cod_plano?,
                cpf: value.cpf?,
                data_nascimento: value.data_nascimento?,
                identidade: value.identidade?,
                nome: value.nome?,
                parentesco: value.parentesco?,
                sexo: value.sexo?,
                telefone: value.telefone?,
                valor: value.valor?,
            })
        }
    }

    impl ::std::convert::From<super::NegocioDependenteTo> for NegocioDependenteTo {
        fn from(value: super::NegocioDependenteTo) -> Self {
            Self {
                cod_dependente: Ok(value.cod_dependente),
                cod_plano: Ok(value.cod_plano),
                cpf: Ok(value.cpf),
                data_nascimento: Ok(value.data_nascimento),
                identidade: Ok(value.identidade),
                nome: Ok(value.nome),
                parentesco: Ok(value.parentesco),
                sexo: Ok(value.sexo),
                telefone: Ok(value.telefone),
                valor: Ok(value.valor),
            }
        }
    }

    /// `NegocioInputTo`
    #[derive(Clone, Debug)]
    pub struct NegocioInputTo {
        cod_consultor: ::std::result::Result<
            ::std::option::Option<i32>,
            ::std::string::String,
        >,
        cod_etapa: ::std::result::Result<
            ::std::option::Option<i32>,
            ::std::string::String,
        >,
        cod_funil: ::std::result::Result<
            ::std::option::Option<i32>,
            ::std::string::String,
        >,
        cod_lead: ::std::result::Result<i32, ::std::string::String>,
        cod_loja: ::std::result::Result<
            ::std::option::Option<i32>,
            ::std::string::String,
        >,
        cod_plano: ::std::result::Result<
            ::std::option::Option<i32>,
            ::std::string::String,
        >,
        cod_usuario_responsavel: ::std::result::Result<
            ::std::option::Option<i32>,
            ::std::string::String,
        >,
        data_previsao_fechamento: ::std::result::Result<
            ::std::option::Option<super::types::DataEntrada>,
            ::std::string::String,
        >,
        descricao: ::std::result::Result<
            ::std::option::Option<super::types::NegocioInputToDescricao>,
            ::std::string::String,
        >,
        motivo_perda: ::std::result::Result<
            ::std::option::Option<super::types::NegocioInputToMotivoPerda>,
            ::std::string::String,
        >,
        observacao: ::std::result::Result<
            ::std::option::Option<super::types::NegocioInputToObservacao>,
            ::std::string::String,
        >,
        situacao: ::std::result::Result<
            ::std::option::Option<super::types::SituacaoNegocio>,
            ::std::string::String,
        >,
        tipo_beneficio: ::std::result::Result<
            ::std::option::Option<super::types::TipoBeneficio>,
            ::std::string::String,
        >,
        valor: ::std::result::Result<::std::option::Option<f64>, ::std::string::String>,
        veiculo: ::std::result::Result<
            ::std::option::Option<super::VeiculoTo>,
            ::std::string::String,
        >,
    }

    impl ::std::default::Default for NegocioInputTo {
        fn default() -> Self {
            Self {
                cod_consultor: Ok(Default::default()),
                cod_etapa: Ok(Default::default()),
                cod_funil: Ok(Default::default()),
                cod_lead: Err("no value supplied for cod_lead".to_string()),
                cod_loja: Ok(Default::default()),
                cod_plano: Ok(Default::default()),
                cod_usuario_responsavel: Ok(Default::default()),
                data_previsao_fechamento: Ok(Default::default()),
                descricao: Ok(Default::default()),
                motivo_perda: Ok(Default::default()),
                observacao: Ok(Default::default()),
                situacao: Ok(Default::default()),
                tipo_beneficio: Ok(Default::default()),
                valor: Ok(Default::default()),
                veiculo: Ok(Default::default()),
            }
        }
    }

    impl NegocioInputTo {
        /// Sets `cod_consultor`.
        pub fn cod_consultor<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<i32>>,
            T::Error: ::std::fmt::Display,
        {
            self.cod_consultor = ::client_runtime::given("cod_consultor", value);
            self
        }

        /// Sets `cod_etapa`.
        pub fn cod_etapa<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<i32>>,
            T::Error: ::std::fmt::Display,
        {
            self.cod_etapa = ::client_runtime::given("cod_etapa", value);
            self
        }

        /// Sets `cod_funil`.
        pub fn cod_funil<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<i32>>,
            T::Error: ::std::fmt::Display,
        {
            self.cod_funil = ::client_runtime::given("cod_funil", value);
            self
        }

        /// Sets `cod_lead`.
        pub fn cod_lead<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<i32>,
            T::Error: ::std::fmt::Display,
        {
            self.cod_lead = ::client_runtime::given("cod_lead", value);
            self
        }

        /// Sets `cod_loja`.
        pub fn cod_loja<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<i32>>,
            T::Error: ::std::fmt::Display,
        {
            self.cod_loja = ::client_runtime::given("cod_loja", value);
            self
        }

        /// Sets `cod_plano`.
        pub fn cod_plano<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<i32>>,
            T::Error: ::std::fmt::Display,
        {
            self.cod_plano = ::client_runtime::given("cod_plano", value);
            self
        }

        /// Sets `cod_usuario_responsavel`.
        pub fn cod_usuario_responsavel<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<i32>>,
            T::Error: ::std::fmt::Display,
        {
            self.cod_usuario_responsavel = ::client_runtime::given(
                "cod_usuario_responsavel",
                value,
            );
            self
        }

        /// Sets `data_previsao_fechamento`.
        pub fn data_previsao_fechamento<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::types::DataEntrada>>,
            T::Error: ::std::fmt::Display,
        {
            self.data_previsao_fechamento = ::client_runtime::given(
                "data_previsao_fechamento",
                value,
            );
            self
        }

        /// Sets `descricao`.
        pub fn descricao<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::option::Option<super::types::NegocioInputToDescricao>,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.descricao = ::client_runtime::given("descricao", value);
            self
        }

        /// Sets `motivo_perda`.
        pub fn motivo_perda<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::option::Option<super::types::NegocioInputToMotivoPerda>,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.motivo_perda = ::client_runtime::given("motivo_perda", value);
            self
        }

        /// Sets `observacao`.
        pub fn observacao<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::option::Option<super::types::NegocioInputToObservacao>,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.observacao = ::client_runtime::given("observacao", value);
            self
        }

        /// Sets `situacao`.
        pub fn situacao<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::option::Option<super::types::SituacaoNegocio>,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.situacao = ::client_runtime::given("situacao", value);
            self
        }

        /// Sets `tipo_beneficio`.
        pub fn tipo_beneficio<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::option::Option<super::types::TipoBeneficio>,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.tipo_beneficio = ::client_runtime::given("tipo_beneficio", value);
            self
        }

        /// Sets `valor`.
        pub fn valor<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<f64>>,
            T::Error: ::std::fmt::Display,
        {
            self.valor = ::client_runtime::given("valor", value);
            self
        }

        /// Sets `veiculo`.
        pub fn veiculo<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::VeiculoTo>>,
            T::Error: ::std::fmt::Display,
        {
            self.veiculo = ::client_runtime::given("veiculo", value);
            self
        }
    }

    impl ::std::convert::TryFrom<NegocioInputTo> for super::NegocioInputTo {
        type Error = super::error::ConversionError;
        fn try_from(
            value: NegocioInputTo,
        ) -> ::std::result::Result<Self, super::error::ConversionError> {
            Ok(Self {
                cod_consultor: value.cod_consultor?,
                cod_etapa: value.cod_etapa?,
                cod_funil: value.cod_funil?,
                cod_lead: value.cod_lead?,
                cod_loja: value.cod_loja?,
                cod_plano: value.cod_plano?,
                cod_usuario_responsavel: value.cod_usuario_responsavel?,
                data_previsao_fechamento: value.data_previsao_fechamento?,
                descricao: value.descricao?,
                motivo_perda: value.motivo_perda?,
                observacao: value.observacao?,
                situacao: value.situacao?,
                tipo_beneficio: value.tipo_beneficio?,
                valor: value.valor?,
                veiculo: value.veiculo?,
            })
        }
    }

    impl ::std::convert::From<super::NegocioInputTo> for NegocioInputTo {
        fn from(value: super::NegocioInputTo) -> Self {
            Self {
                cod_consultor: Ok(value.cod_consultor),
                cod_etapa: Ok(value.cod_etapa),
                cod_funil: Ok(value.cod_funil),
                cod_lead: Ok(value.cod_lead),
                cod_loja: Ok(value.cod_loja),
                cod_plano: Ok(value.cod_plano),
                cod_usuario_responsavel: Ok(value.cod_usuario_responsavel),
                data_previsao_fechamento: Ok(value.data_previsao_fechamento),
                descricao: Ok(value.descricao),
                motivo_perda: Ok(value.motivo_perda),
                observacao: Ok(value.observacao),
                situacao: Ok(value.situacao),
                tipo_beneficio: Ok(value.tipo_beneficio),
                valor: Ok(value.valor),
                veiculo: Ok(value.veiculo),
            }
        }
    }

    /// `NegocioOutputTo`
    #[derive(Clone, Debug)]
    pub struct NegocioOutputTo {
        cod_etapa: ::std::result::Result<
            ::std::option::Option<i32>,
            ::std::string::String,
        >,
        cod_funil: ::std::result::Result<
            ::std::option::Option<i32>,
            ::std::string::String,
        >,
        cod_lead: ::std::result::Result<
            ::std::option::Option<i32>,
            ::std::string::String,
        >,
        cod_negocio: ::std::result::Result<
            ::std::option::Option<i32>,
            ::std::string::String,
        >,
        data_atualizacao: ::std::result::Result<
            ::std::option::Option<super::types::DataBr>,
            ::std::string::String,
        >,
        data_cadastro: ::std::result::Result<
            ::std::option::Option<super::types::DataBr>,
            ::std::string::String,
        >,
        sequencial: ::std::result::Result<
            ::std::option::Option<i32>,
            ::std::string::String,
        >,
        situacao: ::std::result::Result<
            ::std::option::Option<super::types::SituacaoNegocio>,
            ::std::string::String,
        >,
    }

    impl ::std::default::Default for NegocioOutputTo {
        fn default() -> Self {
            Self {
                cod_etapa: Ok(Default::default()),
                cod_funil: Ok(Default::default()),
                cod_lead: Ok(Default::default()),
                cod_negocio: Ok(Default::default()),
                data_atualizacao: Ok(Default::default()),
                data_cadastro: Ok(Default::default()),
                sequencial: Ok(Default::default()),
                situacao: Ok(Default::default()),
            }
        }
    }

    impl NegocioOutputTo {
        /// Sets `cod_etapa`.
        pub fn cod_etapa<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<i32>>,
            T::Error: ::std::fmt::Display,
        {
            self.cod_etapa = ::client_runtime::given("cod_etapa", value);
            self
        }

        /// Sets `cod_funil`.
        pub fn cod_funil<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<i32>>,
            T::Error: ::std::fmt::Display,
        {
            self.cod_funil = ::client_runtime::given("cod_funil", value);
            self
        }

        /// Sets `cod_lead`.
        pub fn cod_lead<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<i32>>,
            T::Error: ::std::fmt::Display,
        {
            self.cod_lead = ::client_runtime::given("cod_lead", value);
            self
        }

        /// Sets `cod_negocio`.
        pub fn cod_negocio<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<i32>>,
            T::Error: ::std::fmt::Display,
        {
            self.cod_negocio = ::client_runtime::given("cod_negocio", value);
            self
        }

        /// Sets `data_atualizacao`.
        pub fn data_atualizacao<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::types::DataBr>>,
            T::Error: ::std::fmt::Display,
        {
            self.data_atualizacao = ::client_runtime::given("data_atualizacao", value);
            self
        }

        /// Sets `data_cadastro`.
        pub fn data_cadastro<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::types::DataBr>>,
            T::Error: ::std::fmt::Display,
        {
            self.data_cadastro = ::client_runtime::given("data_cadastro", value);
            self
        }

        /// Sets `sequencial`.
        pub fn sequencial<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<i32>>,
            T::Error: ::std::fmt::Display,
        {
            self.sequencial = ::client_runtime::given("sequencial", value);
            self
        }

        /// Sets `situacao`.
        pub fn situacao<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::option::Option<super::types::SituacaoNegocio>,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.situacao = ::client_runtime::given("situacao", value);
            self
        }
    }

    impl ::std::convert::TryFrom<NegocioOutputTo> for super::NegocioOutputTo {
        type Error = super::error::ConversionError;
        fn try_from(
            value: NegocioOutputTo,
        ) -> ::std::result::Result<Self, super::error::ConversionError> {
            Ok(Self {
                cod_etapa: value.cod_etapa?,
                cod_funil: value.cod_funil?,
                cod_lead: value.cod_lead?,
                cod_negocio: value.cod_negocio?,
                data_atualizacao: value.data_atualizacao?,
                data_cadastro: value.data_cadastro?,
                sequencial: value.sequencial?,
                situacao: value.situacao?,
            })
        }
    }

    impl ::std::convert::From<super::NegocioOutputTo> for NegocioOutputTo {
        fn from(value: super::NegocioOutputTo) -> Self {
            Self {
                cod_etapa: Ok(value.cod_etapa),
                cod_funil: Ok(value.cod_funil),
                cod_lead: Ok(value.cod_lead),
                cod_negocio: Ok(value.cod_negocio),
                data_atualizacao: Ok(value.data_atualizacao),
                data_cadastro: Ok(value.data_cadastro),
                sequencial: Ok(value.sequencial),
                situacao: Ok(value.situacao),
            }
        }
    }

    /// `NegocioTo`
    #[derive(Clone, Debug)]
    pub struct NegocioTo {
        cod_consultor: ::std::result::Result<
            ::std::option::Option<i32>,
            ::std::string::String,
        >,
        cod_etapa: ::std::result::Result<
            ::std::option::Option<i32>,
            ::std::string::String,
        >,
        cod_funil: ::std::result::Result<
            ::std::option::Option<i32>,
            ::std::string::String,
        >,
        cod_lead: ::std::result::Result<
            ::std::option::Option<i32>,
            ::std::string::String,
        >,
        cod_loja: ::std::result::Result<
            ::std::option::Option<i32>,
            ::std::string::String,
        >,
        cod_negocio: ::std::result::Result<
            ::std::option::Option<i32>,
            ::std::string::String,
        >,
        cod_pessoa: ::std::result::Result<
            ::std::option::Option<i32>,
            ::std::string::String,
        >,
        cod_plano: ::std::result::Result<
            ::std::option::Option<i32>,
            ::std::string::String,
        >,
        cod_usuario_responsavel: ::std::result::Result<
            ::std::option::Option<i32>,
            ::std::string::String,
        >,
        cpf_cnpj: ::std::result::Result<
            ::std::option::Option<super::types::CpfCnpj>,
            ::std::string::String,
        >,
        data_atualizacao: ::std::result::Result<
            ::std::option::Option<super::types::DataBr>,
            ::std::string::String,
        >,
        data_cadastro: ::std::result::Result<
            ::std::option::Option<super::types::DataBr>,
            ::std::string::String,
        >,
        data_encerramento: ::std::result::Result<
            ::std::option::Option<super::types::DataBr>,
            ::std::string::String,
        >,
        data_previsao_fechamento: ::std::result::Result<
            ::std::option::Option<super::types::DataBr>,
            ::std::string::String,
        >,
        dependentes: ::std::result::Result<
            ::std::vec::Vec<super::NegocioDependenteTo>,
            ::std::string::String,
        >,
        descricao: ::std::result::Result<
            ::std::option::Option<::std::string::String>,
            ::std::string::String,
        >,
        email: ::std::result::Result<
            ::std::option::Option<super::types::Email>,
            ::std::string::String,
        >,
        motivo_perda: ::std::result::Result<
            ::std::option::Option<::std::string::String>,
            ::std::string::String,
        >,
        nome_consultor: ::std::result::Result<
            ::std::option::Option<::std::string::String>,
            ::std::string::String,
        >,
        nome_etapa: ::std::result::Result<
            ::std::option::Option<::std::string::String>,
            ::std::string::String,
        >,
        nome_funil: ::std::result::Result<
            ::std::option::Option<::std::string::String>,
            ::std::string::String,
        >,
        nome_loja: ::std::result::Result<
            ::std::option::Option<::std::string::String>,
            ::std::string::String,
        >,
        nome_pessoa: ::std::result::Result<
            ::std::option::Option<::std::string::String>,
            ::std::string::String,
        >,
        nome_plano: ::std::result::Result<
            ::std::option::Option<::std::string::String>,
            ::std::string::String,
        >,
        nome_usuario_responsavel: ::std::result::Result<
            ::std::option::Option<::std::string::String>,
            ::std::string::String,
        >,
        observacao: ::std::result::Result<
            ::std::option::Option<::std::string::String>,
            ::std::string::String,
        >,
        sequencial: ::std::result::Result<
            ::std::option::Option<i32>,
            ::std::string::String,
        >,
        situacao: ::std::result::Result<
            ::std::option::Option<super::types::SituacaoNegocio>,
            ::std::string::String,
        >,
        telefone_celular: ::std::result::Result<
            ::std::option::Option<super::types::Telefone>,
            ::std::string::String,
        >,
        telefone_fixo: ::std::result::Result<
            ::std::option::Option<super::types::Telefone>,
            ::std::string::String,
        >,
        tipo_beneficio: ::std::result::Result<
            ::std::option::Option<super::types::TipoBeneficio>,
            ::std::string::String,
        >,
        valor: ::std::result::Result<::std::option::Option<f64>, ::std::string::String>,
        veiculo: ::std::result::Result<
            ::std::option::Option<super::VeiculoTo>,
            ::std::string::String,
        >,
    }

    impl ::std::default::Default for NegocioTo {
        fn default() -> Self {
            Self {
                cod_consultor: Ok(Default::default()),
                cod_etapa: Ok(Default::default()),
                cod_funil: Ok(Default::default()),
                cod_lead: Ok(Default::default()),
                cod_loja: Ok(Default::default()),
                cod_negocio: Ok(Default::default()),
                cod_pessoa: Ok(Default::default()),
                cod_plano: Ok(Default::default()),
                cod_usuario_responsavel: Ok(Default::default()),
                cpf_cnpj: Ok(Default::default()),
                data_atualizacao: Ok(Default::default()),
                data_cadastro: Ok(Default::default()),
                data_encerramento: Ok(Default::default()),
                data_previsao_fechamento: Ok(Default::default()),
                dependentes: Ok(Default::default()),
                descricao: Ok(Default::default()),
                email: Ok(Default::default()),
                motivo_perda: Ok(Default::default()),
                nome_consultor: Ok(Default::default()),
                nome_etapa: Ok(Default::default()),
                nome_funil: Ok(Default::default()),
                nome_loja: Ok(Default::default()),
                nome_pessoa: Ok(Default::default()),
                nome_plano: Ok(Default::default()),
                nome_usuario_responsavel: Ok(Default::default()),
                observacao: Ok(Default::default()),
                sequencial: Ok(Default::default()),
                situacao: Ok(Default::default()),
                telefone_celular: Ok(Default::default()),
                telefone_fixo: Ok(Default::default()),
                tipo_beneficio: Ok(Default::default()),
                valor: Ok(Default::default()),
                veiculo: Ok(Default::default()),
            }
        }
    }

    impl NegocioTo {
        /// Sets `cod_consultor`.
        pub fn cod_consultor<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<i32>>,
            T::Error: ::std::fmt::Display,
        {
            self.cod_consultor = ::client_runtime::given("cod_consultor", value);
            self
        }

        /// Sets `cod_etapa`.
        pub fn cod_etapa<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<i32>>,
            T::Error: ::std::fmt::Display,
        {
            self.cod_etapa = ::client_runtime::given("cod_etapa", value);
            self
        }

        /// Sets `cod_funil`.
        pub fn cod_funil<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<i32>>,
            T::Error: ::std::fmt::Display,
        {
            self.cod_funil = ::client_runtime::given("cod_funil", value);
            self
        }

        /// Sets `cod_lead`.
        pub fn cod_lead<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<i32>>,
            T::Error: ::std::fmt::Display,
        {
            self.cod_lead = ::client_runtime::given("cod_lead", value);
            self
        }

        /// Sets `cod_loja`.
        pub fn cod_loja<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<i32>>,
            T::Error: ::std::fmt::Display,
        {
            self.cod_loja = ::client_runtime::given("cod_loja", value);
            self
        }

        /// Sets `cod_negocio`.
        pub fn cod_negocio<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<i32>>,
            T::Error: ::std::fmt::Display,
        {
            self.cod_negocio = ::client_runtime::given("cod_negocio", value);
            self
        }

        /// Sets `cod_pessoa`.
        pub fn cod_pessoa<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<i32>>,
            T::Error: ::std::fmt::Display,
        {
            self.cod_pessoa = ::client_runtime::given("cod_pessoa", value);
            self
        }

        /// Sets `cod_plano`.
        pub fn cod_plano<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<i32>>,
            T::Error: ::std::fmt::Display,
        {
            self.cod_plano = ::client_runtime::given("cod_plano", value);
            self
        }

        /// Sets `cod_usuario_responsavel`.
        pub fn cod_usuario_responsavel<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<i32>>,
            T::Error: ::std::fmt::Display,
        {
            self.cod_usuario_responsavel = ::client_runtime::given(
                "cod_usuario_responsavel",
                value,
            );
            self
        }

        /// Sets `cpf_cnpj`.
        pub fn cpf_cnpj<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::types::CpfCnpj>>,
            T::Error: ::std::fmt::Display,
        {
            self.cpf_cnpj = ::client_runtime::given("cpf_cnpj", value);
            self
        }

        /// Sets `data_atualizacao`.
        pub fn data_atualizacao<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::types::DataBr>>,
            T::Error: ::std::fmt::Display,
        {
            self.data_atualizacao = ::client_runtime::given("data_atualizacao", value);
            self
        }

        /// Sets `data_cadastro`.
        pub fn data_cadastro<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::types::DataBr>>,
            T::Error: ::std::fmt::Display,
        {
            self.data_cadastro = ::client_runtime::given("data_cadastro", value);
            self
        }

        /// Sets `data_encerramento`.
        pub fn data_encerramento<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::types::DataBr>>,
            T::Error: ::std::fmt::Display,
        {
            self.data_encerramento = ::client_runtime::given("data_encerramento", value);
            self
        }

        /// Sets `data_previsao_fechamento`.
        pub fn data_previsao_fechamento<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::types::DataBr>>,
            T::Error: ::std::fmt::Display,
        {
            self.data_previsao_fechamento = ::client_runtime::given(
                "data_previsao_fechamento",
                value,
            );
            self
        }

        /// Sets `dependentes`.
        pub fn dependentes<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::vec::Vec<super::NegocioDependenteTo>>,
            T::Error: ::std::fmt::Display,
        {
            self.dependentes = ::client_runtime::given("dependentes", value);
            self
        }

        /// Sets `descricao`.
        pub fn descricao<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
            T::Error: ::std::fmt::Display,
        {
            self.descricao = ::client_runtime::given("descricao", value);
            self
        }

        /// Sets `email`.
        pub fn email<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::types::Email>>,
            T::Error: ::std::fmt::Display,
        {
            self.email = ::client_runtime::given("email", value);
            self
        }

        /// Sets `motivo_perda`.
        pub fn motivo_perda<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
            T::Error: ::std::fmt::Display,
        {
            self.motivo_perda = ::client_runtime::given("motivo_perda", value);
            self
        }

        /// Sets `nome_consultor`.
        pub fn nome_consultor<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
            T::Error: ::std::fmt::Display,
        {
            self.nome_consultor = ::client_runtime::given("nome_consultor", value);
            self
        }

        /// Sets `nome_etapa`.
        pub fn nome_etapa<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
            T::Error: ::std::fmt::Display,
        {
            self.nome_etapa = ::client_runtime::given("nome_etapa", value);
            self
        }

        /// Sets `nome_funil`.
        pub fn nome_funil<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
            T::Error: ::std::fmt::Display,
        {
            self.nome_funil = ::client_runtime::given("nome_funil", value);
            self
        }

        /// Sets `nome_loja`.
        pub fn nome_loja<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
            T::Error: ::std::fmt::Display,
        {
            self.nome_loja = ::client_runtime::given("nome_loja", value);
            self
        }

        /// Sets `nome_pessoa`.
        pub fn nome_pessoa<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
            T::Error: ::std::fmt::Display,
        {
            self.nome_pessoa = ::client_runtime::given("nome_pessoa", value);
            self
        }

        /// Sets `nome_plano`.
        pub fn nome_plano<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
            T::Error: ::std::fmt::Display,
        {
            self.nome_plano = ::client_runtime::given("nome_plano", value);
            self
        }

        /// Sets `nome_usuario_responsavel`.
        pub fn nome_usuario_responsavel<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
            T::Error: ::std::fmt::Display,
        {
            self.nome_usuario_responsavel = ::client_runtime::given(
                "nome_usuario_responsavel",
                value,
            );
            self
        }

        /// Sets `observacao`.
        pub fn observacao<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
            T::Error: ::std::fmt::Display,
        {
            self.observacao = ::client_runtime::given("observacao", value);
            self
        }

        /// Sets `sequencial`.
        pub fn sequencial<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<i32>>,
            T::Error: ::std::fmt::Display,
        {
            self.sequencial = ::client_runtime::given("sequencial", value);
            self
        }

        /// Sets `situacao`.
        pub fn situacao<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::option::Option<super::types::SituacaoNegocio>,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.situacao = ::client_runtime::given("situacao", value);
            self
        }

        /// Sets `telefone_celular`.
        pub fn telefone_celular<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::types::Telefone>>,
            T::Error: ::std::fmt::Display,
        {
            self.telefone_celular = ::client_runtime::given("telefone_celular", value);
            self
        }

        /// Sets `telefone_fixo`.
        pub fn telefone_fixo<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::types::Telefone>>,
            T::Error: ::std::fmt::Display,
        {
            self.telefone_fixo = ::client_runtime::given("telefone_fixo", value);
            self
        }

        /// Sets `tipo_beneficio`.
        pub fn tipo_beneficio<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::option::Option<super::types::TipoBeneficio>,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.tipo_beneficio = ::client_runtime::given("tipo_beneficio", value);
            self
        }

        /// Sets `valor`.
        pub fn valor<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<f64>>,
            T::Error: ::std::fmt::Display,
        {
            self.valor = ::client_runtime::given("valor", value);
            self
        }

        /// Sets `veiculo`.
        pub fn veiculo<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::VeiculoTo>>,
            T::Error: ::std::fmt::Display,
        {
            self.veiculo = ::client_runtime::given("veiculo", value);
            self
        }
    }

    impl ::std::convert::TryFrom<NegocioTo> for super::NegocioTo {
        type Error = super::error::ConversionError;
        fn try_from(
            value: NegocioTo,
        ) -> ::std::result::Result<Self, super::error::ConversionError> {
            Ok(Self {
                cod_consultor: value.cod_consultor?,
                cod_etapa: value.cod_etapa?,
                cod_funil: value.cod_funil?,
                cod_lead: value.cod_lead?,
                cod_loja: value.cod_loja?,
                cod_negocio: value.cod_negocio?,
                cod_pessoa: value.cod_pessoa?,
                cod_plano: value.cod_plano?,
                cod_usuario_responsavel: value.cod_usuario_responsavel?,
                cpf_cnpj: value.cpf_cnpj?,
                data_atualizacao: value.data_atualizacao?,
                data_cadastro: value.data_cadastro?,
                data_encerramento: value.data_encerramento?,
                data_previsao_fechamento: value.data_previsao_fechamento?,
                dependentes: value.dependentes?,
                descricao: value.descricao?,
                email: value.email?,
                motivo_perda: value.motivo_perda?,
                nome_consultor: value.nome_consultor?,
                nome_etapa: value.nome_etapa?,
                nome_funil: value.nome_funil?,
                nome_loja: value.nome_loja?,
                nome_pessoa: value.nome_pessoa?,
                nome_plano: value.nome_plano?,
                nome_usuario_responsavel: value.nome_usuario_responsavel?,
                observacao: value.observacao?,
                sequencial: value.sequencial?,
                situacao: value.situacao?,
                telefone_celular: value.telefone_celular?,
                telefone_fixo: value.telefone_fixo?,
                tipo_beneficio: value.tipo_beneficio?,
                valor: value.valor?,
                veiculo: value.veiculo?,
            })
        }
    }

    impl ::std::convert::From<super::NegocioTo> for NegocioTo {
        fn from(value: super::NegocioTo) -> Self {
            Self {
                cod_consultor: Ok(value.cod_consultor),
                cod_etapa: Ok(value.cod_etapa),
                cod_funil: Ok(value.cod_funil),
                cod_lead: Ok(value.cod_lead),
                cod_loja: Ok(value.cod_loja),
                cod_negocio: Ok(value.cod_negocio),
                cod_pessoa: Ok(value.cod_pessoa),
                cod_plano: Ok(value.cod_plano),
                cod_usuario_responsavel: Ok(value.cod_usuario_responsavel),
                cpf_cnpj: Ok(value.cpf_cnpj),
                data_atualizacao: Ok(value.data_atualizacao),
                data_cadastro: Ok(value.data_cadastro),
                data_encerramento: Ok(value.data_encerramento),
                data_previsao_fechamento: Ok(value.data_previsao_fechamento),
                dependentes: Ok(value.dependentes),
                descricao: Ok(value.descricao),
                email: Ok(value.email),
                motivo_perda: Ok(value.motivo_perda),
                nome_consultor: Ok(value.nome_consultor),
                nome_etapa: Ok(value.nome_etapa),
                nome_funil: Ok(value.nome_funil),
                nome_loja: Ok(value.nome_loja),
                nome_pessoa: Ok(value.nome_pessoa),
                nome_plano: Ok(value.nome_plano),
                nome_usuario_responsavel: Ok(value.nome_usuario_responsavel),
                observacao: Ok(value.observacao),
                sequencial: Ok(value.sequencial),
                situacao: Ok(value.situacao),
                telefone_celular: Ok(value.telefone_celular),
                telefone_fixo: Ok(value.telefone_fixo),
                tipo_beneficio: Ok(value.tipo_beneficio),
                valor: Ok(value.valor),
                veiculo: Ok(value.veiculo),
            }
        }
    }

    /// `PermissaoLojaTo`
    #[derive(Clone, Debug)]
    pub struct PermissaoLojaTo {
        cod_loja: ::std::result::Result<
            ::std::option::Option<i32>,
            ::std::string::String,
        >,
        nome: ::std::result::Result<
            ::std::option::Option<::std::string::String>,
            ::std::string::String,
        >,
    }

    impl ::std::default::Default for PermissaoLojaTo {
        fn default() -> Self {
            Self {
                cod_loja: Ok(Default::default()),
                nome: Ok(Default::default()),
            }
        }
    }

    impl PermissaoLojaTo {
        /// Sets `cod_loja`.
        pub fn cod_loja<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<i32>>,
            T::Error: ::std::fmt::Display,
        {
            self.cod_loja = ::client_runtime::given("cod_loja", value);
            self
        }

        /// Sets `nome`.
        pub fn nome<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
            T::Error: ::std::fmt::Display,
        {
            self.nome = ::client_runtime::given("nome", value);
            self
        }
    }

    impl ::std::convert::TryFrom<PermissaoLojaTo> for super::PermissaoLojaTo {
        type Error = super::error::ConversionError;
        fn try_from(
            value: PermissaoLojaTo,
        ) -> ::std::result::Result<Self, super::error::ConversionError> {
            Ok(Self {
                cod_loja: value.cod_loja?,
                nome: value.nome?,
            })
        }
    }

    impl ::std::convert::From<super::PermissaoLojaTo> for PermissaoLojaTo {
        fn from(value: super::PermissaoLojaTo) -> Self {
            Self {
                cod_loja: Ok(value.cod_loja),
                nome: Ok(value.nome),
            }
        }
    }

    /// `PesquisaAssociadoOutputTo`
    #[derive(Clone, Debug)]
    pub struct PesquisaAssociadoOutputTo {
        categoria_cnh: ::std::result::Result<
            ::std::option::Option<::std::string::String>,
            ::std::string::String,
        >,
        chassi: ::std::result::Result<
            ::std::option::Option<super::types::Chassi>,
            ::std::string::String,
        >,
        cod_beneficio: ::std::result::Result<
            ::std::option::Option<i32>,
            ::std::string::String,
        >,
        cod_pessoa: ::std::result::Result<
            ::std::option::Option<i32>,
            ::std::string::String,
        >,
        conjuge: ::std::result::Result<
            ::std::option::Option<::std::string::String>,
            ::std::string::String,
        >,
        cpf_cnpj: ::std::result::Result<
            ::std::option::Option<super::types::CpfCnpj>,
            ::std::string::String,
        >,
        cpf_cnpj_responsavel_financeiro: ::std::result::Result<
            ::std::option::Option<super::types::CpfCnpj>,
            ::std::string::String,
        >,
        dados_adicionais: ::std::result::Result<
            ::std::vec::Vec<super::DadoAdicionalTo>,
            ::std::string::String,
        >,
        data_adesao: ::std::result::Result<
            ::std::option::Option<super::types::DataBr>,
            ::std::string::String,
        >,
        data_ativacao: ::std::result::Result<
            ::std::option::Option<super::types::DataBr>,
            ::std::string::String,
        >,
        data_cadastro: ::std::result::Result<
            ::std::option::Option<super::types::DataBr>,
            ::std::string::String,
        >,
        data_nascimento: ::std::result::Result<
            ::std::option::Option<super::types::DataBr>,
            ::std::string::String,
        >,
        email: ::std::result::Result<
            ::std::option::Option<super::types::Email>,
            ::std::string::String,
        >,
        endereco: ::std::result::Result<
            ::std::option::Option<super::EnderecoTo>,
            ::std::string::String,
        >,
        endereco_responsavel_financeiro: ::std::result::Result<
            ::std::option::Option<super::EnderecoTo>,
            ::std::string::String,
        >,
        estado_civil: ::std::result::Result<
            ::std::option::Option<::std::string::String>,
            ::std::string::String,
        >,
        identidade: ::std::result::Result<
            ::std::option::Option<::std::string::String>,
            ::std::string::String,
        >,
        nome_empresa: ::std::result::Result<
            ::std::option::Option<::std::string::String>,
            ::std::string::String,
        >,
        nome_mae: ::std::result::Result<
            ::std::option::Option<::std::string::String>,
            ::std::string::String,
        >,
        nome_pessoa: ::std::result::Result<
            ::std::option::Option<::std::string::String>,
            ::std::string::String,
        >,
        numero_cartao_desconto: ::std::result::Result<
            ::std::option::Option<super::types::NumeroCartaoDesconto>,
            ::std::string::String,
        >,
        numero_cnh: ::std::result::Result<
            ::std::option::Option<::std::string::String>,
            ::std::string::String,
        >,
        placa: ::std::result::Result<
            ::std::option::Option<super::types::Placa>,
            ::std::string::String,
        >,
        planos: ::std::result::Result<
            ::std::vec::Vec<super::PlanoContratadoTo>,
            ::std::string::String,
        >,
        sequencial: ::std::result::Result<
            ::std::option::Option<i32>,
            ::std::string::String,
        >,
        sexo: ::std::result::Result<
            ::std::option::Option<super::types::Sexo>,
            ::std::string::String,
        >,
        situacao: ::std::result::Result<
            ::std::option::Option<::std::string::String>,
            ::std::string::String,
        >,
        telefone_celular: ::std::result::Result<
            ::std::option::Option<super::types::Telefone>,
            ::std::string::String,
        >,
        telefone_fixo: ::std::result::Result<
            ::std::option::Option<super::types::Telefone>,
            ::std::string::String,
        >,
        tipo_beneficio: ::std::result::Result<
            ::std::option::Option<super::types::TipoBeneficio>,
            ::std::string::String,
        >,
        tipo_situacao: ::std::result::Result<
            ::std::option::Option<super::types::TipoSituacao>,
            ::std::string::String,
        >,
    }

    impl ::std::default::Default for PesquisaAssociadoOutputTo {
        fn default() -> Self {
            Self {
                categoria_cnh: Ok(Default::default()),
                chassi: Ok(Default::default()),
                cod_beneficio: Ok(Default::default()),
                cod_pessoa: Ok(Default::default()),
                conjuge: Ok(Default::default()),
                cpf_cnpj: Ok(Default::default()),
                cpf_cnpj_responsavel_financeiro: Ok(Default::default()),
                dados_adicionais: Ok(Default::default()),
                data_adesao: Ok(Default::default()),
                data_ativacao: Ok(Default::default()),
                data_cadastro: Ok(Default::default()),
                data_nascimento: Ok(Default::default()),
                email: Ok(Default::default()),
                endereco: Ok(Default::default()),
                endereco_responsavel_financeiro: Ok(Default::default()),
                estado_civil: Ok(Default::default()),
                identidade: Ok(Default::default()),
                nome_empresa: Ok(Default::default()),
                nome_mae: Ok(Default::default()),
                nome_pessoa: Ok(Default::default()),
                numero_cartao_desconto: Ok(Default::default()),
                numero_cnh: Ok(Default::default()),
                placa: Ok(Default::default()),
                planos: Ok(Default::default()),
                sequencial: Ok(Default::default()),
                sexo: Ok(Default::default()),
                situacao: Ok(Default::default()),
                telefone_celular: Ok(Default::default()),
                telefone_fixo: Ok(Default::default()),
                tipo_beneficio: Ok(Default::default()),
                tipo_situacao: Ok(Default::default()),
            }
        }
    }

    impl PesquisaAssociadoOutputTo {
        /// Sets `categoria_cnh`.
        pub fn categoria_cnh<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
            T::Error: ::std::fmt::Display,
        {
            self.categoria_cnh = ::client_runtime::given("categoria_cnh", value);
            self
        }

        /// Sets `chassi`.
        pub fn chassi<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::types::Chassi>>,
            T::Error: ::std::fmt::Display,
        {
            self.chassi = ::client_runtime::given("chassi", value);
            self
        }

        /// Sets `cod_beneficio`.
        pub fn cod_beneficio<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<i32>>,
            T::Error: ::std::fmt::Display,
        {
            self.cod_beneficio = ::client_runtime::given("cod_beneficio", value);
            self
        }

        /// Sets `cod_pessoa`.
        pub fn cod_pessoa<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<i32>>,
            T::Error: ::std::fmt::Display,
        {
            self.cod_pessoa = ::client_runtime::given("cod_pessoa", value);
            self
        }

        /// Sets `conjuge`.
        pub fn conjuge<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
            T::Error: ::std::fmt::Display,
        {
            self.conjuge = ::client_runtime::given("conjuge", value);
            self
        }

        /// Sets `cpf_cnpj`.
        pub fn cpf_cnpj<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::types::CpfCnpj>>,
            T::Error: ::std::fmt::Display,
        {
            self.cpf_cnpj = ::client_runtime::given("cpf_cnpj", value);
            self
        }

        /// Sets `cpf_cnpj_responsavel_financeiro`.
        pub fn cpf_cnpj_responsavel_financeiro<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::types::CpfCnpj>>,
            T::Error: ::std::fmt::Display,
        {
            self.cpf_cnpj_responsavel_financeiro = ::client_runtime::given(
                "cpf_cnpj_responsavel_financeiro",
                value,
            );
            self
        }

        /// Sets `dados_adicionais`.
        pub fn dados_adicionais<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::vec::Vec<super::DadoAdicionalTo>>,
            T::Error: ::std::fmt::Display,
        {
            self.dados_adicionais = ::client_runtime::given("dados_adicionais", value);
            self
        }

        /// Sets `data_adesao`.
        pub fn data_adesao<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::types::DataBr>>,
            T::Error: ::std::fmt::Display,
        {
            self.data_adesao = ::client_runtime::given("data_adesao", value);
            self
        }

        /// Sets `data_ativacao`.
        pub fn data_ativacao<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::types::DataBr>>,
            T::Error: ::std::fmt::Display,
        {
            self.data_ativacao = ::client_runtime::given("data_ativacao", value);
            self
        }

        /// Sets `data_cadastro`.
        pub fn data_cadastro<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::types::DataBr>>,
            T::Error: ::std::fmt::Display,
        {
            self.data_cadastro = ::client_runtime::given("data_cadastro", value);
            self
        }

        /// Sets `data_nascimento`.
        pub fn data_nascimento<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::types::DataBr>>,
            T::Error: ::std::fmt::Display,
        {
            self.data_nascimento = ::client_runtime::given("data_nascimento", value);
            self
        }

        /// Sets `email`.
        pub fn email<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::types::Email>>,
            T::Error: ::std::fmt::Display,
        {
            self.email = ::client_runtime::given("email", value);
            self
        }

        /// Sets `endereco`.
        pub fn endereco<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::EnderecoTo>>,
            T::Error: ::std::fmt::Display,
        {
            self.endereco = ::client_runtime::given("endereco", value);
            self
        }

        /// Sets `endereco_responsavel_financeiro`.
        pub fn endereco_responsavel_financeiro<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::EnderecoTo>>,
            T::Error: ::std::fmt::Display,
        {
            self.endereco_responsavel_financeiro = ::client_runtime::given(
                "endereco_responsavel_financeiro",
                value,
            );
            self
        }

        /// Sets `estado_civil`.
        pub fn estado_civil<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
            T::Error: ::std::fmt::Display,
        {
            self.estado_civil = ::client_runtime::given("estado_civil", value);
            self
        }

        /// Sets `identidade`.
        pub fn identidade<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
            T::Error: ::std::fmt::Display,
        {
            self.identidade = ::client_runtime::given("identidade", value);
            self
        }

        /// Sets `nome_empresa`.
        pub fn nome_empresa<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
            T::Error: ::std::fmt::Display,
        {
            self.nome_empresa = ::client_runtime::given("nome_empresa", value);
            self
        }

        /// Sets `nome_mae`.
        pub fn nome_mae<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
            T::Error: ::std::fmt::Display,
        {
            self.nome_mae = ::client_runtime::given("nome_mae", value);
            self
        }

        /// Sets `nome_pessoa`.
        pub fn nome_pessoa<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
            T::Error: ::std::fmt::Display,
        {
            self.nome_pessoa = ::client_runtime::given("nome_pessoa", value);
            self
        }

        /// Sets `numero_cartao_desconto`.
        pub fn numero_cartao_desconto<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::option::Option<super::types::NumeroCartaoDesconto>,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.numero_cartao_desconto = ::client_runtime::given(
                "numero_cartao_desconto",
                value,
            );
            self
        }

        /// Sets `numero_cnh`.
        pub fn numero_cnh<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
            T::Error: ::std::fmt::Display,
        {
            self.numero_cnh = ::client_runtime::given("numero_cnh", value);
            self
        }

        /// Sets `placa`.
        pub fn placa<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::types::Placa>>,
            T::Error: ::std::fmt::Display,
        {
            self.placa = ::client_runtime::given("placa", value);
            self
        }

        /// Sets `planos`.
        pub fn planos<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::vec::Vec<super::PlanoContratadoTo>>,
            T::Error: ::std::fmt::Display,
        {
            self.planos = ::client_runtime::given("planos", value);
            self
        }

        /// Sets `sequencial`.
        pub fn sequencial<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<i32>>,
            T::Error: ::std::fmt::Display,
        {
            self.sequencial = ::client_runtime::given("sequencial", value);
            self
        }

        /// Sets `sexo`.
        pub fn sexo<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::types::Sexo>>,
            T::Error: ::std::fmt::Display,
        {
            self.sexo = ::client_runtime::given("sexo", value);
            self
        }

        /// Sets `situacao`.
        pub fn situacao<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
            T::Error: ::std::fmt::Display,
        {
            self.situacao = ::client_runtime::given("situacao", value);
            self
        }

        /// Sets `telefone_celular`.
        pub fn telefone_celular<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::types::Telefone>>,
            T::Error: ::std::fmt::Display,
        {
            self.telefone_celular = ::client_runtime::given("telefone_celular", value);
            self
        }

        /// Sets `telefone_fixo`.
        pub fn telefone_fixo<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::types::Telefone>>,
            T::Error: ::std::fmt::Display,
        {
            self.telefone_fixo = ::client_runtime::given("telefone_fixo", value);
            self
        }

        /// Sets `tipo_beneficio`.
        pub fn tipo_beneficio<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::option::Option<super::types::TipoBeneficio>,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.tipo_beneficio = ::client_runtime::given("tipo_beneficio", value);
            self
        }

        /// Sets `tipo_situacao`.
        pub fn tipo_situacao<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::option::Option<super::types::TipoSituacao>,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.tipo_situacao = ::client_runtime::given("tipo_situacao", value);
            self
        }
    }

    impl ::std::convert::TryFrom<PesquisaAssociadoOutputTo>
    for super::PesquisaAssociadoOutputTo {
        type Error = super::error::ConversionError;
        fn try_from(
            value: PesquisaAssociadoOutputTo,
        ) -> ::std::result::Result<Self, super::error::ConversionError> {
            Ok(Self {
                categoria_cnh: value.categoria_cnh?,
                chassi: value.chassi?,
                cod_beneficio: value.cod_beneficio?,
                cod_pessoa: value.cod_pessoa?,
                conjuge: value.conjuge?,
                cpf_cnpj: value.cpf_cnpj?,
                cpf_cnpj_responsavel_financeiro: value.cpf_cnpj_responsavel_financeiro?,
                dados_adicionais: value.dados_adicionais?,
                data_adesao: value.data_adesao?,
                data_ativacao: value.data_ativacao?,
                data_cadastro: value.data_cadastro?,
                data_nascimento: value.data_nascimento?,
                email: value.email?,
                endereco: value.endereco?,
                endereco_responsavel_financeiro: value.endereco_responsavel_financeiro?,
                estado_civil: value.estado_civil?,
                identidade: value.identidade?,
                nome_empresa: value.nome_empresa?,
                nome_mae: value.nome_mae?,
                nome_pessoa: value.nome_pessoa?,
                numero_cartao_desconto: value.numero_cartao_desconto?,
                numero_cnh: value.numero_cnh?,
                placa: value.placa?,
                planos: value.planos?,
                sequencial: value.sequencial?,
                sexo: value.sexo?,
                situacao: value.situacao?,
                telefone_celular: value.telefone_celular?,
                telefone_fixo: value.telefone_fixo?,
                tipo_beneficio: value.tipo_beneficio?,
                tipo_situacao: value.tipo_situacao?,
            })
        }
    }

    impl ::std::convert::From<super::PesquisaAssociadoOutputTo>
    for PesquisaAssociadoOutputTo {
        fn from(value: super::PesquisaAssociadoOutputTo) -> Self {
            Self {
                categoria_cnh: Ok(value.categoria_cnh),
                chassi: Ok(value.chassi),
                cod_beneficio: Ok(value.cod_beneficio),
                cod_pessoa: Ok(value.cod_pessoa),
                conjuge: Ok(value.conjuge),
                cpf_cnpj: Ok(value.cpf_cnpj),
                cpf_cnpj_responsavel_financeiro: Ok(
                    value.cpf_cnpj_responsavel_financeiro,
                ),
                dados_adicionais: Ok(value.dados_adicionais),
                data_adesao: Ok(value.data_adesao),
                data_ativacao: Ok(value.data_ativacao),
                data_cadastro: Ok(value.data_cadastro),
                data_nascimento: Ok(value.data_nascimento),
                email: Ok(value.email),
                endereco: Ok(value.endereco),
                endereco_responsavel_financeiro: Ok(
                    value.endereco_responsavel_financeiro,
                ),
                estado_civil: Ok(value.estado_civil),
                identidade: Ok(value.identidade),
                nome_empresa: Ok(value.nome_empresa),
                nome_mae: Ok(value.nome_mae),
                nome_pessoa: Ok(value.nome_pessoa),
                numero_cartao_desconto: Ok(value.numero_cartao_desconto),
                numero_cnh: Ok(value.numero_cnh),
                placa: Ok(value.placa),
                planos: Ok(value.planos),
                sequencial: Ok(value.sequencial),
                sexo: Ok(value.sexo),
                situacao: Ok(value.situacao),
                telefone_celular: Ok(value.telefone_celular),
                telefone_fixo: Ok(value.telefone_fixo),
                tipo_beneficio: Ok(value.tipo_beneficio),
                tipo_situacao: Ok(value.tipo_situacao),
            }
        }
    }

    /// `PesquisaBeneficioOutputTo`
    #[derive(Clone, Debug)]
    pub struct PesquisaBeneficioOutputTo {
        chassi: ::std::result::Result<
            ::std::option::Option<super::types::Chassi>,
            ::std::string::String,
        >,
        cod_beneficio: ::std::result::Result<
            ::std::option::Option<i32>,
            ::std::string::String,
        >,
        cod_consultor: ::std::result::Result<
            ::std::option::Option<i32>,
            ::std::string::String,
        >,
        cod_loja: ::std::result::Result<
            ::std::option::Option<i32>,
            ::std::string::String,
        >,
        cod_pessoa: ::std::result::Result<
            ::std::option::Option<i32>,
            ::std::string::String,
        >,
        cod_representante: ::std::result::Result<
            ::std::option::Option<i32>,
            ::std::string::String,
        >,
        codigo_integracao: ::std::result::Result<
            ::std::option::Option<::std::string::String>,
            ::std::string::String,
        >,
        cpf_cnpj: ::std::result::Result<
            ::std::option::Option<super::types::CpfCnpj>,
            ::std::string::String,
        >,
        data_adesao: ::std::result::Result<
            ::std::option::Option<super::types::DataBr>,
            ::std::string::String,
        >,
        data_ativacao: ::std::result::Result<
            ::std::option::Option<super::types::DataBr>,
            ::std::string::String,
        >,
        data_atualizacao: ::std::result::Result<
            ::std::option::Option<super::types::DataBr>,
            ::std::string::String,
        >,
        data_cadastro: ::std::result::Result<
            ::std::option::Option<super::types::DataBr>,
            ::std::string::String,
        >,
        data_cancelamento: ::std::result::Result<
            ::std::option::Option<super::types::DataBr>,
            ::std::string::String,
        >,
        dia_vencimento: ::std::result::Result<
            ::std::option::Option<i32>,
            ::std::string::String,
        >,
        marca: ::std::result::Result<
            ::std::option::Option<::std::string::String>,
            ::std::string::String,
        >,
        modelo: ::std::result::Result<
            ::std::option::Option<::std::string::String>,
            ::std::string::String,
        >,
        nome_consultor: ::std::result::Result<
            ::std::option::Option<::std::string::String>,
            ::std::string::String,
        >,
        nome_loja: ::std::result::Result<
            ::std::option::Option<::std::string::String>,
            ::std::string::String,
        >,
        nome_pessoa: ::std::result::Result<
            ::std::option::Option<::std::string::String>,
            ::std::string::String,
        >,
        nome_representante: ::std::result::Result<
            ::std::option::Option<::std::string::String>,
            ::std::string::String,
        >,
        numero_cartao_desconto: ::std::result::Result<
            ::std::option::Option<super::types::NumeroCartaoDesconto>,
            ::std::string::String,
        >,
        placa: ::std::result::Result<
            ::std::option::Option<super::types::Placa>,
            ::std::string::String,
        >,
        planos: ::std::result::Result<
            ::std::vec::Vec<super::PlanoContratadoTo>,
            ::std::string::String,
        >,
        sequencial: ::std::result::Result<
            ::std::option::Option<i32>,
            ::std::string::String,
        >,
        situacao: ::std::result::Result<
            ::std::option::Option<::std::string::String>,
            ::std::string::String,
        >,
        tipo_beneficio: ::std::result::Result<
            ::std::option::Option<super::types::TipoBeneficio>,
            ::std::string::String,
        >,
        tipo_situacao: ::std::result::Result<
            ::std::option::Option<super::types::TipoSituacao>,
            ::std::string::String,
        >,
    }

    impl ::std::default::Default for PesquisaBeneficioOutputTo {
        fn default() -> Self {
            Self {
                chassi: Ok(Default::default()),
                cod_beneficio: Ok(Default::default()),
                cod_consultor: Ok(Default::default()),
                cod_loja: Ok(Default::default()),
                cod_pessoa: Ok(Default::default()),
                cod_representante: Ok(Default::default()),
                codigo_integracao: Ok(Default::default()),
                cpf_cnpj: Ok(Default::default()),
                data_adesao: Ok(Default::default()),
                data_ativacao: Ok(Default::default()),
                data_atualizacao: Ok(Default::default()),
                data_cadastro: Ok(Default::default()),
                data_cancelamento: Ok(Default::default()),
                dia_vencimento: Ok(Default::default()),
                marca: Ok(Default::default()),
                modelo: Ok(Default::default()),
                nome_consultor: Ok(Default::default()),
                nome_loja: Ok(Default::default()),
                nome_pessoa: Ok(Default::default()),
                nome_representante: Ok(Default::default()),
                numero_cartao_desconto: Ok(Default::default()),
                placa: Ok(Default::default()),
                planos: Ok(Default::default()),
                sequencial: Ok(Default::default()),
                situacao: Ok(Default::default()),
                tipo_beneficio: Ok(Default::default()),
                tipo_situacao: Ok(Default::default()),
            }
        }
    }

    impl PesquisaBeneficioOutputTo {
        /// Sets `chassi`.
        pub fn chassi<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::types::Chassi>>,
            T::Error: ::std::fmt::Display,
        {
            self.chassi = ::client_runtime::given("chassi", value);
            self
        }

        /// Sets `cod_beneficio`.
        pub fn cod_beneficio<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<i32>>,
            T::Error: ::std::fmt::Display,
        {
            self.cod_beneficio = ::client_runtime::given("cod_beneficio", value);
            self
        }

        /// Sets `cod_consultor`.
        pub fn cod_consultor<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<i32>>,
            T::Error: ::std::fmt::Display,
        {
            self.cod_consultor = ::client_runtime::given("cod_consultor", value);
            self
        }

        /// Sets `cod_loja`.
        pub fn cod_loja<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<i32>>,
            T::Error: ::std::fmt::Display,
        {
            self.cod_loja = ::client_runtime::given("cod_loja", value);
            self
        }

        /// Sets `cod_pessoa`.
        pub fn cod_pessoa<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<i32>>,
            T::Error: ::std::fmt::Display,
        {
            self.cod_pessoa = ::client_runtime::given("cod_pessoa", value);
            self
        }

        /// Sets `cod_representante`.
        pub fn cod_representante<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<i32>>,
            T::Error: ::std::fmt::Display,
        {
            self.cod_representante = ::client_runtime::given("cod_representante", value);
            self
        }

        /// Sets `codigo_integracao`.
        pub fn codigo_integracao<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
            T::Error: ::std::fmt::Display,
        {
            self.codigo_integracao = ::client_runtime::given("codigo_integracao", value);
            self
        }

        /// Sets `cpf_cnpj`.
        pub fn cpf_cnpj<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::types::CpfCnpj>>,
            T::Error: ::std::fmt::Display,
        {
            self.cpf_cnpj = ::client_runtime::given("cpf_cnpj", value);
            self
        }

        /// Sets `data_adesao`.
        pub fn data_adesao<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::types::DataBr>>,
            T::Error: ::std::fmt::Display,
        {
            self.data_adesao = ::client_runtime::given("data_adesao", value);
            self
        }

        /// Sets `data_ativacao`.
        pub fn data_ativacao<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::types::DataBr>>,
            T::Error: ::std::fmt::Display,
        {
            self.data_ativacao = ::client_runtime::given("data_ativacao", value);
            self
        }

        /// Sets `data_atualizacao`.
        pub fn data_atualizacao<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::types::DataBr>>,
            T::Error: ::std::fmt::Display,
        {
            self.data_atualizacao = ::client_runtime::given("data_atualizacao", value);
            self
        }

        /// Sets `data_cadastro`.
        pub fn data_cadastro<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::types::DataBr>>,
            T::Error: ::std::fmt::Display,
        {
            self.data_cadastro = ::client_runtime::given("data_cadastro", value);
            self
        }

        /// Sets `data_cancelamento`.
        pub fn data_cancelamento<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::types::DataBr>>,
            T::Error: ::std::fmt::Display,
        {
            self.data_cancelamento = ::client_runtime::given("data_cancelamento", value);
            self
        }

        /// Sets `dia_vencimento`.
        pub fn dia_vencimento<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<i32>>,
            T::Error: ::std::fmt::Display,
        {
            self.dia_vencimento = ::client_runtime::given("dia_vencimento", value);
            self
        }

        /// Sets `marca`.
        pub fn marca<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
            T::Error: ::std::fmt::Display,
        {
            self.marca = ::client_runtime::given("marca", value);
            self
        }

        /// Sets `modelo`.
        pub fn modelo<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
            T::Error: ::std::fmt::Display,
        {
            self.modelo = ::client_runtime::given("modelo", value);
            self
        }

        /// Sets `nome_consultor`.
        pub fn nome_consultor<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
            T::Error: ::std::fmt::Display,
        {
            self.nome_consultor = ::client_runtime::given("nome_consultor", value);
            self
        }

        /// Sets `nome_loja`.
        pub fn nome_loja<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
            T::Error: ::std::fmt::Display,
        {
            self.nome_loja = ::client_runtime::given("nome_loja", value);
            self
        }

        /// Sets `nome_pessoa`.
        pub fn nome_pessoa<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
            T::Error: ::std::fmt::Display,
        {
            self.nome_pessoa = ::client_runtime::given("nome_pessoa", value);
            self
        }

        /// Sets `nome_representante`.
        pub fn nome_representante<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
            T::Error: ::std::fmt::Display,
        {
            self.nome_representante = ::client_runtime::given(
                "nome_representante",
                value,
            );
            self
        }

        /// Sets `numero_cartao_desconto`.
        pub fn numero_cartao_desconto<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::option::Option<super::types::NumeroCartaoDesconto>,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.numero_cartao_desconto = ::client_runtime::given(
                "numero_cartao_desconto",
                value,
            );
            self
        }

        /// Sets `placa`.
        pub fn placa<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::types::Placa>>,
            T::Error: ::std::fmt::Display,
        {
            self.placa = ::client_runtime::given("placa", value);
            self
        }

        /// Sets `planos`.
        pub fn planos<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::vec::Vec<super::PlanoContratadoTo>>,
            T::Error: ::std::fmt::Display,
        {
            self.planos = ::client_runtime::given("planos", value);
            self
        }

        /// Sets `sequencial`.
        pub fn sequencial<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<i32>>,
            T::Error: ::std::fmt::Display,
        {
            self.sequencial = ::client_runtime::given("sequencial", value);
            self
        }

        /// Sets `situacao`.
        pub fn situacao<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
            T::Error: ::std::fmt::Display,
        {
            self.situacao = ::client_runtime::given("situacao", value);
            self
        }

        /// Sets `tipo_beneficio`.
        pub fn tipo_beneficio<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::option::Option<super::types::TipoBeneficio>,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.tipo_beneficio = ::client_runtime::given("tipo_beneficio", value);
            self
        }

        /// Sets `tipo_situacao`.
        pub fn tipo_situacao<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::option::Option<super::types::TipoSituacao>,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.tipo_situacao = ::client_runtime::given("tipo_situacao", value);
            self
        }
    }

    impl ::std::convert::TryFrom<PesquisaBeneficioOutputTo>
    for super::PesquisaBeneficioOutputTo {
        type Error = super::error::ConversionError;
        fn try_from(
            value: PesquisaBeneficioOutputTo,
        ) -> ::std::result::Result<Self, super::error::ConversionError> {
            Ok(Self {
                chassi: value.chassi?,
                cod_beneficio: value.cod_beneficio?,
                cod_consultor: value.cod_consultor?,
                cod_loja: value.cod_loja?,
                cod_pessoa: value.cod_pessoa?,
                cod_representante: value.cod_representante?,
                codigo_integracao: value.codigo_integracao?,
                cpf_cnpj: value.cpf_cnpj?,
                data_adesao: value.data_adesao?,
                data_ativacao: value.data_ativacao?,
                data_atualizacao: value.data_atualizacao?,
                data_cadastro: value.data_cadastro?,
                data_cancelamento: value.data_cancelamento?,
                dia_vencimento: value.dia_vencimento?,
                marca: value.marca?,
                modelo: value.modelo?,
                nome_consultor: value.nome_consultor?,
                nome_loja: value.nome_loja?,
                nome_pessoa: value.nome_pessoa?,
                nome_representante: value.nome_representante?,
                numero_cartao_desconto: value.numero_cartao_desconto?,
                placa: value.placa?,
                planos: value.planos?,
                sequencial: value.sequencial?,
                situacao: value.situacao?,
                tipo_beneficio: value.tipo_beneficio?,
                tipo_situacao: value.tipo_situacao?,
            })
        }
    }

    impl ::std::convert::From<super::PesquisaBeneficioOutputTo>
    for PesquisaBeneficioOutputTo {
        fn from(value: super::PesquisaBeneficioOutputTo) -> Self {
            Self {
                chassi: Ok(value.chassi),
                cod_beneficio: Ok(value.cod_beneficio),
                cod_consultor: Ok(value.cod_consultor),
                cod_loja: Ok(value.cod_loja),
                cod_pessoa: Ok(value.cod_pessoa),
                cod_representante: Ok(value.cod_representante),
                codigo_integracao: Ok(value.codigo_integracao),
                cpf_cnpj: Ok(value.cpf_cnpj),
                data_adesao: Ok(value.data_adesao),
                data_ativacao: Ok(value.data_ativacao),
                data_atualizacao: Ok(value.data_atualizacao),
                data_cadastro: Ok(value.data_cadastro),
                data_cancelamento: Ok(value.data_cancelamento),
                dia_vencimento: Ok(value.dia_vencimento),
                marca: Ok(value.marca),
                modelo: Ok(value.modelo),
                nome_consultor: Ok(value.nome_consultor),
                nome_loja: Ok(value.nome_loja),
                nome_pessoa: Ok(value.nome_pessoa),
                nome_representante: Ok(value.nome_representante),
                numero_cartao_desconto: Ok(value.numero_cartao_desconto),
                placa: Ok(value.placa),
                planos: Ok(value.planos),
                sequencial: Ok(value.sequencial),
                situacao: Ok(value.situacao),
                tipo_beneficio: Ok(value.tipo_beneficio),
                tipo_situacao: Ok(value.tipo_situacao),
            }
        }
    }

    /// `PesquisaDependenteOutputTo`
    #[derive(Clone, Debug)]
    pub struct PesquisaDependenteOutputTo {
        ativo: ::std::result::Result<::std::option::Option<bool>, ::std::string::String>,
        cod_beneficio: ::std::result::Result<
            ::std::option::Option<i32>,
            ::std::string::String,
        >,
        cod_dependente: ::std::result::Result<
            ::std::option::Option<i32>,
            ::std::string::String,
        >,
        cod_pessoa: ::std::result::Result<
            ::std::option::Option<i32>,
            ::std::string::String,
        >,
        cpf: ::std::result::Result<
            ::std::option::Option<super::types::Cpf>,
            ::std::string::String,
        >,
        cpf_cnpj: ::std::result::Result<
            ::std::option::Option<super::types::CpfCnpj>,
            ::std::string::String,
        >,
        data_nascimento: ::std::result::Result<
            ::std::option::Option<super::types::DataBr>,
            ::std::string::String,
        >,
        nome: ::std::result::Result<
            ::std::option::Option<::std::string::String>,
            ::std::string::String,
        >,
        nome_pessoa: ::std::result::Result<
            ::std::option::Option<::std::string::String>,
            ::std::string::String,
        >,
        numero_cartao_desconto: ::std::result::Result<
            ::std::option::Option<super::types::NumeroCartaoDesconto>,
            ::std::string::String,
        >,
        parentesco: ::std::result::Result<
            ::std::option::Option<::std::string::String>,
            ::std::string::String,
        >,
        sequencial: ::std::result::Result<
            ::std::option::Option<i32>,
            ::std::string::String,
        >,
        sexo: ::std::result::Result<
            ::std::option::Option<super::types::Sexo>,
            ::std::string::String,
        >,
        situacao: ::std::result::Result<
            ::std::option::Option<::std::string::String>,
            ::std::string::String,
        >,
        tipo_situacao: ::std::result::Result<
            ::std::option::Option<super::types::TipoSituacao>,
            ::std::string::String,
        >,
    }

    impl ::std::default::Default for PesquisaDependenteOutputTo {
        fn default() -> Self {
            Self {
                ativo: Ok(Default::default()),
                cod_beneficio: Ok(Default::default()),
                cod_dependente: Ok(Default::default()),
                cod_pessoa: Ok(Default::default()),
                cpf: Ok(Default::default()),
                cpf_cnpj: Ok(Default::default()),
                data_nascimento: Ok(Default::default()),
                nome: Ok(Default::default()),
                nome_pessoa: Ok(Default::default()),
                numero_cartao_desconto: Ok(Default::default()),
                parentesco: Ok(Default::default()),
                sequencial: Ok(Default::default()),
                sexo: Ok(Default::default()),
                situacao: Ok(Default::default()),
                tipo_situacao: Ok(Default::default()),
            }
        }
    }

    impl PesquisaDependenteOutputTo {
        /// Sets `ativo`.
        pub fn ativo<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<bool>>,
            T::Error: ::std::fmt::Display,
        {
            self.ativo = ::client_runtime::given("ativo", value);
            self
        }

        /// Sets `cod_beneficio`.
        pub fn cod_beneficio<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<i32>>,
            T::Error: ::std::fmt::Display,
        {
            self.cod_beneficio = ::client_runtime::given("cod_beneficio", value);
            self
        }

        /// Sets `cod_dependente`.
        pub fn cod_dependente<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<i32>>,
            T::Error: ::std::fmt::Display,
        {
            self.cod_dependente = ::client_runtime::given("cod_dependente", value);
            self
        }

        /// Sets `cod_pessoa`.
        pub fn cod_pessoa<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<i32>>,
            T::Error: ::std::fmt::Display,
        {
            self.cod_pessoa = ::client_runtime::given("cod_pessoa", value);
            self
        }

        /// Sets `cpf`.
        pub fn cpf<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::types::Cpf>>,
            T::Error: ::std::fmt::Display,
        {
            self.cpf = ::client_runtime::given("cpf", value);
            self
        }

        /// Sets `cpf_cnpj`.
        pub fn cpf_cnpj<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::types::CpfCnpj>>,
            T::Error: ::std::fmt::Display,
        {
            self.cpf_cnpj = ::client_runtime::given("cpf_cnpj", value);
            self
        }

        /// Sets `data_nascimento`.
        pub fn data_nascimento<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::types::DataBr>>,
            T::Error: ::std::fmt::Display,
        {
            self.data_nascimento = ::client_runtime::given("data_nascimento", value);
            self
        }

        /// Sets `nome`.
        pub fn nome<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
            T::Error: ::std::fmt::Display,
        {
            self.nome = ::client_runtime::given("nome", value);
            self
        }

        /// Sets `nome_pessoa`.
        pub fn nome_pessoa<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
            T::Error: ::std::fmt::Display,
        {
            self.nome_pessoa = ::client_runtime::given("nome_pessoa", value);
            self
        }

        /// Sets `numero_cartao_desconto`.
        pub fn numero_cartao_desconto<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::option::Option<super::types::NumeroCartaoDesconto>,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.numero_cartao_desconto = ::client_runtime::given(
                "numero_cartao_desconto",
                value,
            );
            self
        }

        /// Sets `parentesco`.
        pub fn parentesco<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
            T::Error: ::std::fmt::Display,
        {
            self.parentesco = ::client_runtime::given("parentesco", value);
            self
        }

        /// Sets `sequencial`.
        pub fn sequencial<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<i32>>,
            T::Error: ::std::fmt::Display,
        {
            self.sequencial = ::client_runtime::given("sequencial", value);
            self
        }

        /// Sets `sexo`.
        pub fn sexo<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::types::Sexo>>,
            T::Error: ::std::fmt::Display,
        {
            self.sexo = ::client_runtime::given("sexo", value);
            self
        }

        /// Sets `situacao`.
        pub fn situacao<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
            T::Error: ::std::fmt::Display,
        {
            self.situacao = ::client_runtime::given("situacao", value);
            self
        }

        /// Sets `tipo_situacao`.
        pub fn tipo_situacao<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::option::Option<super::types::TipoSituacao>,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.tipo_situacao = ::client_runtime::given("tipo_situacao", value);
            self
        }
    }

    impl ::std::convert::TryFrom<PesquisaDependenteOutputTo>
    for super::PesquisaDependenteOutputTo {
        type Error = super::error::ConversionError;
        fn try_from(
            value: PesquisaDependenteOutputTo,
        ) -> ::std::result::Result<Self, super::error::ConversionError> {
            Ok(Self {
                ativo: value.ativo?,
                cod_beneficio: value.cod_beneficio?,
                cod_dependente: value.cod_dependente?,
                cod_pessoa: value.cod_pessoa?,
                cpf: value.cpf?,
                cpf_cnpj: value.cpf_cnpj?,
                data_nascimento: value.data_nascimento?,
                nome: value.nome?,
                nome_pessoa: value.nome_pessoa?,
                numero_cartao_desconto: value.numero_cartao_desconto?,
                parentesco: value.parentesco?,
                sequencial: value.sequencial?,
                sexo: value.sexo?,
                situacao: value.situacao?,
                tipo_situacao: value.tipo_situacao?,
            })
        }
    }

    impl ::std::convert::From<super::PesquisaDependenteOutputTo>
    for PesquisaDependenteOutputTo {
        fn from(value: super::PesquisaDependenteOutputTo) -> Self {
            Self {
                ativo: Ok(value.ativo),
                cod_beneficio: Ok(value.cod_beneficio),
                cod_dependente: Ok(value.cod_dependente),
                cod_pessoa: Ok(value.cod_pessoa),
                cpf: Ok(value.cpf),
                cpf_cnpj: Ok(value.cpf_cnpj),
                data_nascimento: Ok(value.data_nascimento),
                nome: Ok(value.nome),
                nome_pessoa: Ok(value.nome_pessoa),
                numero_cartao_desconto: Ok(value.numero_cartao_desconto),
                parentesco: Ok(value.parentesco),
                sequencial: Ok(value.sequencial),
                sexo: Ok(value.sexo),
                situacao: Ok(value.situacao),
                tipo_situacao: Ok(value.tipo_situacao),
            }
        }
    }

    /// `PesquisaNegocioOutputTo`
    #[derive(Clone, Debug)]
    pub struct PesquisaNegocioOutputTo {
        cod_etapa: ::std::result::Result<
            ::std::option::Option<i32>,
            ::std::string::String,
        >,
        cod_funil: ::std::result::Result<
            ::std::option::Option<i32>,
            ::std::string::String,
        >,
        cod_lead: ::std::result::Result<
            ::std::option::Option<i32>,
            ::std::string::String,
        >,
        cod_loja: ::std::result::Result<
            ::std::option::Option<i32>,
            ::std::string::String,
        >,
        cod_negocio: ::std::result::Result<
            ::std::option::Option<i32>,
            ::std::string::String,
        >,
        cod_usuario_responsavel: ::std::result::Result<
            ::std::option::Option<i32>,
            ::std::string::String,
        >,
        cpf_cnpj: ::std::result::Result<
            ::std::option::Option<super::types::CpfCnpj>,
            ::std::string::String,
        >,
        data_cadastro: ::std::result::Result<
            ::std::option::Option<super::types::DataBr>,
            ::std::string::String,
        >,
        data_previsao_fechamento: ::std::result::Result<
            ::std::option::Option<super::types::DataBr>,
            ::std::string::String,
        >,
        descricao: ::std::result::Result<
            ::std::option::Option<::std::string::String>,
            ::std::string::String,
        >,
        email: ::std::result::Result<
            ::std::option::Option<super::types::Email>,
            ::std::string::String,
        >,
        nome_etapa: ::std::result::Result<
            ::std::option::Option<::std::string::String>,
            ::std::string::String,
        >,
        nome_funil: ::std::result::Result<
            ::std::option::Option<::std::string::String>,
            ::std::string::String,
        >,
        nome_loja: ::std::result::Result<
            ::std::option::Option<::std::string::String>,
            ::std::string::String,
        >,
        nome_pessoa: ::std::result::Result<
            ::std::option::Option<::std::string::String>,
            ::std::string::String,
        >,
        nome_usuario_responsavel: ::std::result::Result<
            ::std::option::Option<::std::string::String>,
            ::std::string::String,
        >,
        sequencial: ::std::result::Result<
            ::std::option::Option<i32>,
            ::std::string::String,
        >,
        situacao: ::std::result::Result<
            ::std::option::Option<super::types::SituacaoNegocio>,
            ::std::string::String,
        >,
        telefone_celular: ::std::result::Result<
            ::std::option::Option<super::types::Telefone>,
            ::std::string::String,
        >,
        tipo_beneficio: ::std::result::Result<
            ::std::option::Option<super::types::TipoBeneficio>,
            ::std::string::String,
        >,
        valor: ::std::result::Result<::std::option::Option<f64>, ::std::string::String>,
    }

    impl ::std::default::Default for PesquisaNegocioOutputTo {
        fn default() -> Self {
            Self {
                cod_etapa: Ok(Default::default()),
                cod_funil: Ok(Default::default()),
                cod_lead: Ok(Default::default()),
                cod_loja: Ok(Default::default()),
                cod_negocio: Ok(Default::default()),
                cod_usuario_responsavel: Ok(Default::default()),
                cpf_cnpj: Ok(Default::default()),
                data_cadastro: Ok(Default::default()),
                data_previsao_fechamento: Ok(Default::default()),
                descricao: Ok(Default::default()),
                email: Ok(Default::default()),
                nome_etapa: Ok(Default::default()),
                nome_funil: Ok(Default::default()),
                nome_loja: Ok(Default::default()),
                nome_pessoa: Ok(Default::default()),
                nome_usuario_responsavel: Ok(Default::default()),
                sequencial: Ok(Default::default()),
                situacao: Ok(Default::default()),
                telefone_celular: Ok(Default::default()),
                tipo_beneficio: Ok(Default::default()),
                valor: Ok(Default::default()),
            }
        }
    }

    impl PesquisaNegocioOutputTo {
        /// Sets `cod_etapa`.
        pub fn cod_etapa<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<i32>>,
            T::Error: ::std::fmt::Display,
        {
            self.cod_etapa = ::client_runtime::given("cod_etapa", value);
            self
        }

        /// Sets `cod_funil`.
        pub fn cod_funil<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<i32>>,
            T::Error: ::std::fmt::Display,
        {
            self.cod_funil = ::client_runtime::given("cod_funil", value);
            self
        }

        /// Sets `cod_lead`.
        pub fn cod_lead<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<i32>>,
            T::Error: ::std::fmt::Display,
        {
            self.cod_lead = ::client_runtime::given("cod_lead", value);
            self
        }

        /// Sets `cod_loja`.
        pub fn cod_loja<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<i32>>,
            T::Error: ::std::fmt::Display,
        {
            self.cod_loja = ::client_runtime::given("cod_loja", value);
            self
        }

        /// Sets `cod_negocio`.
        pub fn cod_negocio<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<i32>>,
            T::Error: ::std::fmt::Display,
        {
            self.cod_negocio = ::client_runtime::given("cod_negocio", value);
            self
        }

        /// Sets `cod_usuario_responsavel`.
        pub fn cod_usuario_responsavel<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<i32>>,
            T::Error: ::std::fmt::Display,
        {
            self.cod_usuario_responsavel = ::client_runtime::given(
                "cod_usuario_responsavel",
                value,
            );
            self
        }

        /// Sets `cpf_cnpj`.
        pub fn cpf_cnpj<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::types::CpfCnpj>>,
            T::Error: ::std::fmt::Display,
        {
            self.cpf_cnpj = ::client_runtime::given("cpf_cnpj", value);
            self
        }

        /// Sets `data_cadastro`.
        pub fn data_cadastro<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::types::DataBr>>,
            T::Error: ::std::fmt::Display,
        {
            self.data_cadastro = ::client_runtime::given("data_cadastro", value);
            self
        }

        /// Sets `data_previsao_fechamento`.
        pub fn data_previsao_fechamento<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::types::DataBr>>,
            T::Error: ::std::fmt::Display,
        {
            self.data_previsao_fechamento = ::client_runtime::given(
                "data_previsao_fechamento",
                value,
            );
            self
        }

        /// Sets `descricao`.
        pub fn descricao<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
            T::Error: ::std::fmt::Display,
        {
            self.descricao = ::client_runtime::given("descricao", value);
            self
        }

        /// Sets `email`.
        pub fn email<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::types::Email>>,
            T::Error: ::std::fmt::Display,
        {
            self.email = ::client_runtime::given("email", value);
            self
        }

        /// Sets `nome_etapa`.
        pub fn nome_etapa<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
            T::Error: ::std::fmt::Display,
        {
            self.nome_etapa = ::client_runtime::given("nome_etapa", value);
            self
        }

        /// Sets `nome_funil`.
        pub fn nome_funil<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
            T::Error: ::std::fmt::Display,
        {
            self.nome_funil = ::client_runtime::given("nome_funil", value);
            self
        }

        /// Sets `nome_loja`.
        pub fn nome_loja<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
            T::Error: ::std::fmt::Display,
        {
            self.nome_loja = ::client_runtime::given("nome_loja", value);
            self
        }

        /// Sets `nome_pessoa`.
        pub fn nome_pessoa<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
            T::Error: ::std::fmt::Display,
        {
            self.nome_pessoa = ::client_runtime::given("nome_pessoa", value);
            self
        }

        /// Sets `nome_usuario_responsavel`.
        pub fn nome_usuario_responsavel<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
            T::Error: ::std::fmt::Display,
        {
            self.nome_usuario_responsavel = ::client_runtime::given(
                "nome_usuario_responsavel",
                value,
            );
            self
        }

        /// Sets `sequencial`.
        pub fn sequencial<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<i32>>,
            T::Error: ::std::fmt::Display,
        {
            self.sequencial = ::client_runtime::given("sequencial", value);
            self
        }

        /// Sets `situacao`.
        pub fn situacao<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::option::Option<super::types::SituacaoNegocio>,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.situacao = ::client_runtime::given("situacao", value);
            self
        }

        /// Sets `telefone_celular`.
        pub fn telefone_celular<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::types::Telefone>>,
            T::Error: ::std::fmt::Display,
        {
            self.telefone_celular = ::client_runtime::given("telefone_celular", value);
            self
        }

        /// Sets `tipo_beneficio`.
        pub fn tipo_beneficio<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::option::Option<super::types::TipoBeneficio>,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.tipo_beneficio = ::client_runtime::given("tipo_beneficio", value);
            self
        }

        /// Sets `valor`.
        pub fn valor<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<f64>>,
            T::Error: ::std::fmt::Display,
        {
            self.valor = ::client_runtime::given("valor", value);
            self
        }
    }

    impl ::std::convert::TryFrom<PesquisaNegocioOutputTo>
    for super::PesquisaNegocioOutputTo {
        type Error = super::error::ConversionError;
        fn try_from(
            value: PesquisaNegocioOutputTo,
        ) -> ::std::result::Result<Self, super::error::ConversionError> {
            Ok(Self {
                cod_etapa: value.cod_etapa?,
                cod_funil: value.cod_funil?,
                cod_lead: value.cod_lead?,
                cod_loja: value.cod_loja?,
                cod_negocio: value.cod_negocio?,
                cod_usuario_responsavel: value.cod_usuario_responsavel?,
                cpf_cnpj: value.cpf_cnpj?,
                data_cadastro: value.data_cadastro?,
                data_previsao_fechamento: value.data_previsao_fechamento?,
                descricao: value.descricao?,
                email: value.email?,
                nome_etapa: value.nome_etapa?,
                nome_funil: value.nome_funil?,
                nome_loja: value.nome_loja?,
                nome_pessoa: value.nome_pessoa?,
                nome_usuario_responsavel: value.nome_usuario_responsavel?,
                sequencial: value.sequencial?,
                situacao: value.situacao?,
                telefone_celular: value.telefone_celular?,
                tipo_beneficio: value.tipo_beneficio?,
                valor: value.valor?,
            })
        }
    }

    impl ::std::convert::From<super::PesquisaNegocioOutputTo>
    for PesquisaNegocioOutputTo {
        fn from(value: super::PesquisaNegocioOutputTo) -> Self {
            Self {
                cod_etapa: Ok(value.cod_etapa),
                cod_funil: Ok(value.cod_funil),
                cod_lead: Ok(value.cod_lead),
                cod_loja: Ok(value.cod_loja),
                cod_negocio: Ok(value.cod_negocio),
                cod_usuario_responsavel: Ok(value.cod_usuario_responsavel),
                cpf_cnpj: Ok(value.cpf_cnpj),
                data_cadastro: Ok(value.data_cadastro),
                data_previsao_fechamento: Ok(value.data_previsao_fechamento),
                descricao: Ok(value.descricao),
                email: Ok(value.email),
                nome_etapa: Ok(value.nome_etapa),
                nome_funil: Ok(value.nome_funil),
                nome_loja: Ok(value.nome_loja),
                nome_pessoa: Ok(value.nome_pessoa),
                nome_usuario_responsavel: Ok(value.nome_usuario_responsavel),
                sequencial: Ok(value.sequencial),
                situacao: Ok(value.situacao),
                telefone_celular: Ok(value.telefone_celular),
                tipo_beneficio: Ok(value.tipo_beneficio),
                valor: Ok(value.valor),
            }
        }
    }

    /// `PesquisaVendedorOutputTo`
    #[derive(Clone, Debug)]
    pub struct PesquisaVendedorOutputTo {
        bairro: ::std::result::Result<
            ::std::option::Option<::std::string::String>,
            ::std::string::String,
        >,
        cidade: ::std::result::Result<
            ::std::option::Option<::std::string::String>,
            ::std::string::String,
        >,
        cod_consultor: ::std::result::Result<
            ::std::option::Option<i32>,
            ::std::string::String,
        >,
        cod_loja: ::std::result::Result<
            ::std::option::Option<i32>,
            ::std::string::String,
        >,
        cod_representante: ::std::result::Result<
            ::std::option::Option<i32>,
            ::std::string::String,
        >,
        cpf_cnpj: ::std::result::Result<
            ::std::option::Option<super::types::CpfCnpj>,
            ::std::string::String,
        >,
        email: ::std::result::Result<
            ::std::option::Option<super::types::Email>,
            ::std::string::String,
        >,
        nome_consultor: ::std::result::Result<
            ::std::option::Option<::std::string::String>,
            ::std::string::String,
        >,
        nome_loja: ::std::result::Result<
            ::std::option::Option<::std::string::String>,
            ::std::string::String,
        >,
        nome_representante: ::std::result::Result<
            ::std::option::Option<::std::string::String>,
            ::std::string::String,
        >,
        telefone_celular: ::std::result::Result<
            ::std::option::Option<super::types::Telefone>,
            ::std::string::String,
        >,
        telefone_fixo: ::std::result::Result<
            ::std::option::Option<super::types::Telefone>,
            ::std::string::String,
        >,
        tipo: ::std::result::Result<
            ::std::option::Option<super::types::TipoVendedor>,
            ::std::string::String,
        >,
        uf: ::std::result::Result<
            ::std::option::Option<::std::string::String>,
            ::std::string::String,
        >,
    }

    impl ::std::default::Default for PesquisaVendedorOutputTo {
        fn default() -> Self {
            Self {
                bairro: Ok(Default::default()),
                cidade: Ok(Default::default()),
                cod_consultor: Ok(Default::default()),
                cod_loja: Ok(Default::default()),
                cod_representante: Ok(Default::default()),
                cpf_cnpj: Ok(Default::default()),
                email: Ok(Default::default()),
                nome_consultor: Ok(Default::default()),
                nome_loja: Ok(Default::default()),
                nome_representante: Ok(Default::default()),
                telefone_celular: Ok(Default::default()),
                telefone_fixo: Ok(Default::default()),
                tipo: Ok(Default::default()),
                uf: Ok(Default::default()),
            }
        }
    }

    impl PesquisaVendedorOutputTo {
        /// Sets `bairro`.
        pub fn bairro<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
            T::Error: ::std::fmt::Display,
        {
            self.bairro = ::client_runtime::given("bairro", value);
            self
        }

        /// Sets `cidade`.
        pub fn cidade<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
            T::Error: ::std::fmt::Display,
        {
            self.cidade = ::client_runtime::given("cidade", value);
            self
        }

        /// Sets `cod_consultor`.
        pub fn cod_consultor<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<i32>>,
            T::Error: ::std::fmt::Display,
        {
            self.cod_consultor = ::client_runtime::given("cod_consultor", value);
            self
        }

        /// Sets `cod_loja`.
        pub fn cod_loja<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<i32>>,
            T::Error: ::std::fmt::Display,
        {
            self.cod_loja = ::client_runtime::given("cod_loja", value);
            self
        }

        /// Sets `cod_representante`.
        pub fn cod_representante<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<i32>>,
            T::Error: ::std::fmt::Display,
        {
            self.cod_representante = ::client_runtime::given("cod_representante", value);
            self
        }

        /// Sets `cpf_cnpj`.
        pub fn cpf_cnpj<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::types::CpfCnpj>>,
            T::Error: ::std::fmt::Display,
        {
            self.cpf_cnpj = ::client_runtime::given("cpf_cnpj", value);
            self
        }

        /// Sets `email`.
        pub fn email<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::types::Email>>,
            T::Error: ::std::fmt::Display,
        {
            self.email = ::client_runtime::given("email", value);
            self
        }

        /// Sets `nome_consultor`.
        pub fn nome_consultor<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
            T::Error: ::std::fmt::Display,
        {
            self.nome_consultor = ::client_runtime::given("nome_consultor", value);
            self
        }

        /// Sets `nome_loja`.
        pub fn nome_loja<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
            T::Error: ::std::fmt::Display,
        {
            self.nome_loja = ::client_runtime::given("nome_loja", value);
            self
        }

        /// Sets `nome_representante`.
        pub fn nome_representante<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
            T::Error: ::std::fmt::Display,
        {
            self.nome_representante = ::client_runtime::given(
                "nome_representante",
                value,
            );
            self
        }

        /// Sets `telefone_celular`.
        pub fn telefone_celular<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::types::Telefone>>,
            T::Error: ::std::fmt::Display,
        {
            self.telefone_celular = ::client_runtime::given("telefone_celular", value);
            self
        }

        /// Sets `telefone_fixo`.
        pub fn telefone_fixo<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::types::Telefone>>,
            T::Error: ::std::fmt::Display,
        {
            self.telefone_fixo = ::client_runtime::given("telefone_fixo", value);
            self
        }

        /// Sets `tipo`.
        pub fn tipo<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::option::Option<super::types::TipoVendedor>,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.tipo = ::client_runtime::given("tipo", value);
            self
        }

        /// Sets `uf`.
        pub fn uf<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
            T::Error: ::std::fmt::Display,
        {
            self.uf = ::client_runtime::given("uf", value);
            self
        }
    }

    impl ::std::convert::TryFrom<PesquisaVendedorOutputTo>
    for super::PesquisaVendedorOutputTo {
        type Error = super::error::ConversionError;
        fn try_from(
            value: PesquisaVendedorOutputTo,
        ) -> ::std::result::Result<Self, super::error::ConversionError> {
            Ok(Self {
                bairro: value.bairro?,
                cidade: value.cidade?,
                cod_consultor: value.cod_consultor?,
                cod_loja: value.cod_loja?,
                cod_representante: value.cod_representante?,
                cpf_cnpj: value.cpf_cnpj?,
                email: value.email?,
                nome_consultor: value.nome_consultor?,
                nome_loja: value.nome_loja?,
                nome_representante: value.nome_representante?,
                telefone_celular: value.telefone_celular?,
                telefone_fixo: value.telefone_fixo?,
                tipo: value.tipo?,
                uf: value.uf?,
            })
        }
    }

    impl ::std::convert::From<super::PesquisaVendedorOutputTo>
    for PesquisaVendedorOutputTo {
        fn from(value: super::PesquisaVendedorOutputTo) -> Self {
            Self {
                bairro: Ok(value.bairro),
                cidade: Ok(value.cidade),
                cod_consultor: Ok(value.cod_consultor),
                cod_loja: Ok(value.cod_loja),
                cod_representante: Ok(value.cod_representante),
                cpf_cnpj: Ok(value.cpf_cnpj),
                email: Ok(value.email),
                nome_consultor: Ok(value.nome_consultor),
                nome_loja: Ok(value.nome_loja),
                nome_representante: Ok(value.nome_representante),
                telefone_celular: Ok(value.telefone_celular),
                telefone_fixo: Ok(value.telefone_fixo),
                tipo: Ok(value.tipo),
                uf: Ok(value.uf),
            }
        }
    }

    /// `PessoaInputTo`
    #[derive(Clone, Debug)]
    pub struct PessoaInputTo {
        categoria_cnh: ::std::result::Result<
            ::std::option::Option<super::types::PessoaInputToCategoriaCnh>,
            ::std::string::String,
        >,
        cnpj_empresa: ::std::result::Result<
            ::std::option::Option<super::types::CpfCnpj>,
            ::std::string::String,
        >,
        cod_loja: ::std::result::Result<
            ::std::option::Option<i32>,
            ::std::string::String,
        >,
        codigo_integracao: ::std::result::Result<
            ::std::option::Option<super::types::PessoaInputToCodigoIntegracao>,
            ::std::string::String,
        >,
        conjuge: ::std::result::Result<
            ::std::option::Option<super::types::PessoaInputToConjuge>,
            ::std::string::String,
        >,
        cpf_cnpj: ::std::result::Result<super::types::CpfCnpj, ::std::string::String>,
        cpf_cnpj_responsavel_financeiro: ::std::result::Result<
            ::std::option::Option<super::types::CpfCnpj>,
            ::std::string::String,
        >,
        data_expedicao: ::std::result::Result<
            ::std::option::Option<super::types::DataEntrada>,
            ::std::string::String,
        >,
        data_nascimento: ::std::result::Result<
            ::std::option::Option<super::types::DataEntrada>,
            ::std::string::String,
        >,
        email: ::std::result::Result<
            ::std::option::Option<super::types::Email>,
            ::std::string::String,
        >,
        endereco: ::std::result::Result<
            ::std::option::Option<super::EnderecoTo>,
            ::std::string::String,
        >,
        endereco_responsavel_financeiro: ::std::result::Result<
            ::std::option::Option<super::EnderecoTo>,
            ::std::string::String,
        >,
        estado_civil: ::std::result::Result<
            ::std::option::Option<super::types::PessoaInputToEstadoCivil>,
            ::std::string::String,
        >,
        identidade: ::std::result::Result<
            ::std::option::Option<super::types::PessoaInputToIdentidade>,
            ::std::string::String,
        >,
        inscricao_estadual: ::std::result::Result<
            ::std::option::Option<super::types::PessoaInputToInscricaoEstadual>,
            ::std::string::String,
        >,
        inscricao_municipal: ::std::result::Result<
            ::std::option::Option<super::types::PessoaInputToInscricaoMunicipal>,
            ::std::string::String,
        >,
        natureza: ::std::result::Result<
            ::std::option::Option<super::types::Natureza>,
            ::std::string::String,
        >,
        nome_empresa: ::std::result::Result<
            ::std::option::Option<super::types::PessoaInputToNomeEmpresa>,
            ::std::string::String,
        >,
        nome_fantasia: ::std::result::Result<
            ::std::option::Option<super::types::PessoaInputToNomeFantasia>,
            ::std::string::String,
        >,
        nome_mae: ::std::result::Result<
            ::std::option::Option<super::types::PessoaInputToNomeMae>,
            ::std::string::String,
        >,
        nome_pessoa: ::std::result::Result<
            super::types::PessoaInputToNomePessoa,
            ::std::string::String,
        >,
        numero_cnh: ::std::result::Result<
            ::std::option::Option<super::types::PessoaInputToNumeroCnh>,
            ::std::string::String,
        >,
        orgao_expedidor: ::std::result::Result<
            ::std::option::Option<super::types::PessoaInputToOrgaoExpedidor>,
            ::std::string::String,
        >,
        recebe_email: ::std::result::Result<
            ::std::option::Option<bool>,
            ::std::string::String,
        >,
        recebe_whats_app: ::std::result::Result<
            ::std::option::Option<bool>,
            ::std::string::String,
        >,
        representante_legal: ::std::result::Result<
            ::std::option::Option<super::types::PessoaInputToRepresentanteLegal>,
            ::std::string::String,
        >,
        sexo: ::std::result::Result<
            ::std::option::Option<super::types::Sexo>,
            ::std::string::String,
        >,
        telefones: ::std::result::Result<
            ::std::option::Option<::std::vec::Vec<super::TelefoneInputTo>>,
            ::std::string::String,
        >,
        validade_cnh: ::std::result::Result<
            ::std::option::Option<super::types::DataEntrada>,
            ::std::string::String,
        >,
    }

    impl ::std::default::Default for PessoaInputTo {
        fn default() -> Self {
            Self {
                categoria_cnh: Ok(Default::default()),
                cnpj_empresa: Ok(Default::default()),
                cod_loja: Ok(Default::default()),
                codigo_integracao: Ok(Default::default()),
                conjuge: Ok(Default::default()),
                cpf_cnpj: Err("no value supplied for cpf_cnpj".to_string()),
                cpf_cnpj_responsavel_financeiro: Ok(Default::default()),
                data_expedicao: Ok(Default::default()),
                data_nascimento: Ok(Default::default()),
                email: Ok(Default::default()),
                endereco: Ok(Default::default()),
                endereco_responsavel_financeiro: Ok(Default::default()),
                estado_civil: Ok(Default::default()),
                identidade: Ok(Default::default()),
                inscricao_estadual: Ok(Default::default()),
                inscricao_municipal: Ok(Default::default()),
                natureza: Ok(Default::default()),
                nome_empresa: Ok(Default::default()),
                nome_fantasia: Ok(Default::default()),
                nome_mae: Ok(Default::default()),
                nome_pessoa: Err("no value supplied for nome_pessoa".to_string()),
                numero_cnh: Ok(Default::default()),
                orgao_expedidor: Ok(Default::default()),
                recebe_email: Ok(Default::default()),
                recebe_whats_app: Ok(Default::default()),
                representante_legal: Ok(Default::default()),
                sexo: Ok(Default::default()),
                telefones: Ok(Default::default()),
                validade_cnh: Ok(Default::default()),
            }
        }
    }

    impl PessoaInputTo {
        /// Sets `categoria_cnh`.
        pub fn categoria_cnh<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::option::Option<super::types::PessoaInputToCategoriaCnh>,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.categoria_cnh = ::client_runtime::given("categoria_cnh", value);
            self
        }

        /// Sets `cnpj_empresa`.
        pub fn cnpj_empresa<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::types::CpfCnpj>>,
            T::Error: ::std::fmt::Display,
        {
            self.cnpj_empresa = ::client_runtime::given("cnpj_empresa", value);
            self
        }

        /// Sets `cod_loja`.
        pub fn cod_loja<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<i32>>,
            T::Error: ::std::fmt::Display,
        {
            self.cod_loja = ::client_runtime::given("cod_loja", value);
            self
        }

        /// Sets `codigo_integracao`.
        pub fn codigo_integracao<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::option::Option<super::types::PessoaInputToCodigoIntegracao>,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.codigo_integracao = ::client_runtime::given("codigo_integracao", value);
            self
        }

        /// Sets `conjuge`.
        pub fn conjuge<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::option::Option<super::types::PessoaInputToConjuge>,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.conjuge = ::client_runtime::given("conjuge", value);
            self
        }

        /// Sets `cpf_cnpj`.
        pub fn cpf_cnpj<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<super::types::CpfCnpj>,
            T::Error: ::std::fmt::Display,
        {
            self.cpf_cnpj = ::client_runtime::given("cpf_cnpj", value);
            self
        }

        /// Sets `cpf_cnpj_responsavel_financeiro`.
        pub fn cpf_cnpj_responsavel_financeiro<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::types::CpfCnpj>>,
            T::Error: ::std::fmt::Display,
        {
            self.cpf_cnpj_responsavel_financeiro = ::client_runtime::given(
                "cpf_cnpj_responsavel_financeiro",
                value,
            );
            self
        }

        /// Sets `data_expedicao`.
        pub fn data_expedicao<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::types::DataEntrada>>,
            T::Error: ::std::fmt::Display,
        {
            self.data_expedicao = ::client_runtime::given("data_expedicao", value);
            self
        }

        /// Sets `data_nascimento`.
        pub fn data_nascimento<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::types::DataEntrada>>,
            T::Error: ::std::fmt::Display,
        {
            self.data_nascimento = ::client_runtime::given("data_nascimento", value);
            self
        }

        /// Sets `email`.
        pub fn email<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::types::Email>>,
            T::Error: ::std::fmt::Display,
        {
            self.email = ::client_runtime::given("email", value);
            self
        }

        /// Sets `endereco`.
        pub fn endereco<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::EnderecoTo>>,
            T::Error: ::std::fmt::Display,
        {
            self.endereco = ::client_runtime::given("endereco", value);
            self
        }

        /// Sets `endereco_responsavel_financeiro`.
        pub fn endereco_responsavel_financeiro<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::EnderecoTo>>,
            T::Error: ::std::fmt::Display,
        {
            self.endereco_responsavel_financeiro = ::client_runtime::given(
                "endereco_responsavel_financeiro",
                value,
            );
            self
        }

        /// Sets `estado_civil`.
        pub fn estado_civil<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::option::Option<super::types::PessoaInputToEstadoCivil>,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.estado_civil = ::client_runtime::given("estado_civil", value);
            self
        }

        /// Sets `identidade`.
        pub fn identidade<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::option::Option<super::types::PessoaInputToIdentidade>,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.identidade = ::client_runtime::given("identidade", value);
            self
        }

        /// Sets `inscricao_estadual`.
        pub fn inscricao_estadual<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::option::Option<super::types::PessoaInputToInscricaoEstadual>,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.inscricao_estadual = ::client_runtime::given(
                "inscricao_estadual",
                value,
            );
            self
        }

        /// Sets `inscricao_municipal`.
        pub fn inscricao_municipal<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::option::Option<super::types::PessoaInputToInscricaoMunicipal>,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.inscricao_municipal = ::client_runtime::given(
                "inscricao_municipal",
                value,
            );
            self
        }

        /// Sets `natureza`.
        pub fn natureza<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::types::Natureza>>,
            T::Error: ::std::fmt::Display,
        {
            self.natureza = ::client_runtime::given("natureza", value);
            self
        }

        /// Sets `nome_empresa`.
        pub fn nome_empresa<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::option::Option<super::types::PessoaInputToNomeEmpresa>,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.nome_empresa = ::client_runtime::given("nome_empresa", value);
            self
        }

        /// Sets `nome_fantasia`.
        pub fn nome_fantasia<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::option::Option<super::types::PessoaInputToNomeFantasia>,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.nome_fantasia = ::client_runtime::given("nome_fantasia", value);
            self
        }

        /// Sets `nome_mae`.
        pub fn nome_mae<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::option::Option<super::types::PessoaInputToNomeMae>,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.nome_mae = ::client_runtime::given("nome_mae", value);
            self
        }

        /// Sets `nome_pessoa`.
        pub fn nome_pessoa<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<super::types::PessoaInputToNomePessoa>,
            T::Error: ::std::fmt::Display,
        {
            self.nome_pessoa = ::client_runtime::given("nome_pessoa", value);
            self
        }

        /// Sets `numero_cnh`.
        pub fn numero_cnh<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::option::Option<super::types::PessoaInputToNumeroCnh>,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.numero_cnh = ::client_runtime::given("numero_cnh", value);
            self
        }

        /// Sets `orgao_expedidor`.
        pub fn orgao_expedidor<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::option::Option<super::types::PessoaInputToOrgaoExpedidor>,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.orgao_expedidor = ::client_runtime::given("orgao_expedidor", value);
            self
        }

        /// Sets `recebe_email`.
        pub fn recebe_email<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<bool>>,
            T::Error: ::std::fmt::Display,
        {
            self.recebe_email = ::client_runtime::given("recebe_email", value);
            self
        }

        /// Sets `recebe_whats_app`.
        pub fn recebe_whats_app<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<bool>>,
            T::Error: ::std::fmt::Display,
        {
            self.recebe_whats_app = ::client_runtime::given("recebe_whats_app", value);
            self
        }

        /// Sets `representante_legal`.
        pub fn representante_legal<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::option::Option<super::types::PessoaInputToRepresentanteLegal>,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.representante_legal = ::client_runtime::given(
                "representante_legal",
                value,
            );
            self
        }

        /// Sets `sexo`.
        pub fn sexo<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::types::Sexo>>,
            T::Error: ::std::fmt::Display,
        {
            self.sexo = ::client_runtime::given("sexo", value);
            self
        }

        /// Sets `telefones`.
        pub fn telefones<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::option::Option<::std::vec::Vec<super::TelefoneInputTo>>,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.telefones = ::client_runtime::given("telefones", value);
            self
        }

        /// Sets `validade_cnh`.
        pub fn validade_cnh<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::types::DataEntrada>>,
            T::Error: ::std::fmt::Display,
        {
            self.validade_cnh = ::client_runtime::given("validade_cnh", value);
            self
        }
    }

    impl ::std::convert::TryFrom<PessoaInputTo> for super::PessoaInputTo {
        type Error = super::error::ConversionError;
        fn try_from(
            value: PessoaInputTo,
        ) -> ::std::result::Result<Self, super::error::ConversionError> {
            Ok(Self {
                categoria_cnh: value.categoria_cnh?,
                cnpj_empresa: value.cnpj_empresa?,
                cod_loja: value.cod_loja?,
                codigo_integracao: value.codigo_integracao?,
                conjuge: value.conjuge?,
                cpf_cnpj: value.cpf_cnpj?,
                cpf_cnpj_responsavel_financeiro: value.cpf_cnpj_responsavel_financeiro?,
                data_expedicao: value.data_expedicao?,
                data_nascimento: value.data_nascimento?,
                email: value.email?,
                endereco: value.endereco?,
                endereco_responsavel_financeiro: value.endereco_responsavel_financeiro?,
                estado_civil: value.estado_civil?,
                identidade: value.identidade?,
                inscricao_estadual: value.inscricao_estadual?,
                inscricao_municipal: value.inscricao_municipal?,
                natureza: value.natureza?,
                nome_empresa: value.nome_empresa?,
                nome_fantasia: value.nome_fantasia?,
                nome_mae: value.nome_mae?,
                nome_pessoa: value.nome_pessoa?,
                numero_cnh: value.numero_cnh?,
                orgao_expedidor: value.orgao_expedidor?,
                recebe_email: value.recebe_email?,
                recebe_whats_app: value.recebe_whats_app?,
                representante_legal: value.representante_legal?,
                sexo: value.sexo?,
                telefones: value.telefones?,
                validade_cnh: value.validade_cnh?,
            })
        }
    }

    impl ::std::convert::From<super::PessoaInputTo> for PessoaInputTo {
        fn from(value: super::PessoaInputTo) -> Self {
            Self {
                categoria_cnh: Ok(value.categoria_cnh),
                cnpj_empresa: Ok(value.cnpj_empresa),
                cod_loja: Ok(value.cod_loja),
                codigo_integracao: Ok(value.codigo_integracao),
                conjuge: Ok(value.conjuge),
                cpf_cnpj: Ok(value.cpf_cnpj),
                cpf_cnpj_responsavel_financeiro: Ok(
                    value.cpf_cnpj_responsavel_financeiro,
                ),
                data_expedicao: Ok(value.data_expedicao),
                data_nascimento: Ok(value.data_nascimento),
                email: Ok(value.email),
                endereco: Ok(value.endereco),
                endereco_responsavel_financeiro: Ok(
                    value.endereco_responsavel_financeiro,
                ),
                estado_civil: Ok(value.estado_civil),
                identidade: Ok(value.identidade),
                inscricao_estadual: Ok(value.inscricao_estadual),
                inscricao_municipal: Ok(value.inscricao_municipal),
                natureza: Ok(value.natureza),
                nome_empresa: Ok(value.nome_empresa),
                nome_fantasia: Ok(value.nome_fantasia),
                nome_mae: Ok(value.nome_mae),
                nome_pessoa: Ok(value.nome_pessoa),
                numero_cnh: Ok(value.numero_cnh),
                orgao_expedidor: Ok(value.orgao_expedidor),
                recebe_email: Ok(value.recebe_email),
                recebe_whats_app: Ok(value.recebe_whats_app),
                representante_legal: Ok(value.representante_legal),
                sexo: Ok(value.sexo),
                telefones: Ok(value.telefones),
                validade_cnh: Ok(value.validade_cnh),
            }
        }
    }

    /// `PessoaOutputTo`
    #[derive(Clone, Debug)]
    pub struct PessoaOutputTo {
        cod_lead: ::std::result::Result<
            ::std::option::Option<i32>,
            ::std::string::String,
        >,
        cod_loja: ::std::result::Result<
            ::std::option::Option<i32>,
            ::std::string::String,
        >,
        cod_pessoa: ::std::result::Result<
            ::std::option::Option<i32>,
            ::std::string::String,
        >,
        codigo_integracao: ::std::result::Result<
            ::std::option::Option<::std::string::String>,
            ::std::string::String,
        >,
        cpf_cnpj: ::std::result::Result<
            ::std::option::Option<super::types::CpfCnpj>,
            ::std::string::String,
        >,
        data_cadastro: ::std::result::Result<
            ::std::option::Option<super::types::DataBr>,
            ::std::string::String,
        >,
        email: ::std::result::Result<
            ::std::option::Option<super::types::Email>,
            ::std::string::String,
        >,
        natureza: ::std::result::Result<
            ::std::option::Option<super::types::Natureza>,
            ::std::string::String,
        >,
        nome_loja: ::std::result::Result<
            ::std::option::Option<::std::string::String>,
            ::std::string::String,
        >,
        nome_pessoa: ::std::result::Result<
            ::std::option::Option<::std::string::String>,
            ::std::string::String,
        >,
        telefone_celular: ::std::result::Result<
            ::std::option::Option<super::types::Telefone>,
            ::std::string::String,
        >,
        telefone_fixo: ::std::result::Result<
            ::std::option::Option<super::types::Telefone>,
            ::std::string::String,
        >,
    }

    impl ::std::default::Default for PessoaOutputTo {
        fn default() -> Self {
            Self {
                cod_lead: Ok(Default::default()),
                cod_loja: Ok(Default::default()),
                cod_pessoa: Ok(Default::default()),
                codigo_integracao: Ok(Default::default()),
                cpf_cnpj: Ok(Default::default()),
                data_cadastro: Ok(Default::default()),
                email: Ok(Default::default()),
                natureza: Ok(Default::default()),
                nome_loja: Ok(Default::default()),
                nome_pessoa: Ok(Default::default()),
                telefone_celular: Ok(Default::default()),
                telefone_fixo: Ok(Default::default()),
            }
        }
    }

    impl PessoaOutputTo {
        /// Sets `cod_lead`.
        pub fn cod_lead<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<i32>>,
            T::Error: ::std::fmt::Display,
        {
            self.cod_lead = ::client_runtime::given("cod_lead", value);
            self
        }

        /// Sets `cod_loja`.
        pub fn cod_loja<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<i32>>,
            T::Error: ::std::fmt::Display,
        {
            self.cod_loja = ::client_runtime::given("cod_loja", value);
            self
        }

        /// Sets `cod_pessoa`.
        pub fn cod_pessoa<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<i32>>,
            T::Error: ::std::fmt::Display,
        {
            self.cod_pessoa = ::client_runtime::given("cod_pessoa", value);
            self
        }

        /// Sets `codigo_integracao`.
        pub fn codigo_integracao<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
            T::Error: ::std::fmt::Display,
        {
            self.codigo_integracao = ::client_runtime::given("codigo_integracao", value);
            self
        }

        /// Sets `cpf_cnpj`.
        pub fn cpf_cnpj<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::types::CpfCnpj>>,
            T::Error: ::std::fmt::Display,
        {
            self.cpf_cnpj = ::client_runtime::given("cpf_cnpj", value);
            self
        }

        /// Sets `data_cadastro`.
        pub fn data_cadastro<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::types::DataBr>>,
            T::Error: ::std::fmt::Display,
        {
            self.data_cadastro = ::client_runtime::given("data_cadastro", value);
            self
        }

        /// Sets `email`.
        pub fn email<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::types::Email>>,
            T::Error: ::std::fmt::Display,
        {
            self.email = ::client_runtime::given("email", value);
            self
        }

        /// Sets `natureza`.
        pub fn natureza<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::types::Natureza>>,
            T::Error: ::std::fmt::Display,
        {
            self.natureza = ::client_runtime::given("natureza", value);
            self
        }

        /// Sets `nome_loja`.
        pub fn nome_loja<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
            T::Error: ::std::fmt::Display,
        {
            self.nome_loja = ::client_runtime::given("nome_loja", value);
            self
        }

        /// Sets `nome_pessoa`.
        pub fn nome_pessoa<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
            T::Error: ::std::fmt::Display,
        {
            self.nome_pessoa = ::client_runtime::given("nome_pessoa", value);
            self
        }

        /// Sets `telefone_celular`.
        pub fn telefone_celular<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::types::Telefone>>,
            T::Error: ::std::fmt::Display,
        {
            self.telefone_celular = ::client_runtime::given("telefone_celular", value);
            self
        }

        /// Sets `telefone_fixo`.
        pub fn telefone_fixo<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::types::Telefone>>,
            T::Error: ::std::fmt::Display,
        {
            self.telefone_fixo = ::client_runtime::given("telefone_fixo", value);
            self
        }
    }

    impl ::std::convert::TryFrom<PessoaOutputTo> for super::PessoaOutputTo {
        type Error = super::error::ConversionError;
        fn try_from(
            value: PessoaOutputTo,
        ) -> ::std::result::Result<Self, super::error::ConversionError> {
            Ok(Self {
                cod_lead: value.cod_lead?,
                cod_loja: value.cod_loja?,
                cod_pessoa: value.cod_pessoa?,
                codigo_integracao: value.codigo_integracao?,
                cpf_cnpj: value.cpf_cnpj?,
                data_cadastro: value.data_cadastro?,
                email: value.email?,
                natureza: value.natureza?,
                nome_loja: value.nome_loja?,
                nome_pessoa: value.nome_pessoa?,
                telefone_celular: value.telefone_celular?,
                telefone_fixo: value.telefone_fixo?,
            })
        }
    }

    impl ::std::convert::From<super::PessoaOutputTo> for PessoaOutputTo {
        fn from(value: super::PessoaOutputTo) -> Self {
            Self {
                cod_lead: Ok(value.cod_lead),
                cod_loja: Ok(value.cod_loja),
                cod_pessoa: Ok(value.cod_pessoa),
                codigo_integracao: Ok(value.codigo_integracao),
                cpf_cnpj: Ok(value.cpf_cnpj),
                data_cadastro: Ok(value.data_cadastro),
                email: Ok(value.email),
                natureza: Ok(value.natureza),
                nome_loja: Ok(value.nome_loja),
                nome_pessoa: Ok(value.nome_pessoa),
                telefone_celular: Ok(value.telefone_celular),
                telefone_fixo: Ok(value.telefone_fixo),
            }
        }
    }

    /// `PessoaTo`
    #[derive(Clone, Debug)]
    pub struct PessoaTo {
        categoria_cnh: ::std::result::Result<
            ::std::option::Option<::std::string::String>,
            ::std::string::String,
        >,
        cod_loja: ::std::result::Result<
            ::std::option::Option<i32>,
            ::std::string::String,
        >,
        cod_pessoa: ::std::result::Result<
            ::std::option::Option<i32>,
            ::std::string::String,
        >,
        cpf_cnpj: ::std::result::Result<
            ::std::option::Option<super::types::CpfCnpj>,
            ::std::string::String,
        >,
        data_expedicao: ::std::result::Result<
            ::std::option::Option<super::types::DataBr>,
            ::std::string::String,
        >,
        data_nascimento: ::std::result::Result<
            ::std::option::Option<super::types::DataBr>,
            ::std::string::String,
        >,
        email: ::std::result::Result<
            ::std::option::Option<super::types::Email>,
            ::std::string::String,
        >,
        endereco: ::std::result::Result<
            ::std::option::Option<super::EnderecoTo>,
            ::std::string::String,
        >,
        identidade: ::std::result::Result<
            ::std::option::Option<::std::string::String>,
            ::std::string::String,
        >,
        inscricao_estadual: ::std::result::Result<
            ::std::option::Option<::std::string::String>,
            ::std::string::String,
        >,
        inscricao_municipal: ::std::result::Result<
            ::std::option::Option<::std::string::String>,
            ::std::string::String,
        >,
        nome_fantasia: ::std::result::Result<
            ::std::option::Option<::std::string::String>,
            ::std::string::String,
        >,
        nome_loja: ::std::result::Result<
            ::std::option::Option<::std::string::String>,
            ::std::string::String,
        >,
        nome_pessoa: ::std::result::Result<
            ::std::option::Option<::std::string::String>,
            ::std::string::String,
        >,
        numero_cnh: ::std::result::Result<
            ::std::option::Option<::std::string::String>,
            ::std::string::String,
        >,
        orgao_expedidor: ::std::result::Result<
            ::std::option::Option<::std::string::String>,
            ::std::string::String,
        >,
        representante_legal: ::std::result::Result<
            ::std::option::Option<::std::string::String>,
            ::std::string::String,
        >,
        sexo: ::std::result::Result<
            ::std::option::Option<super::types::Sexo>,
            ::std::string::String,
        >,
        telefones: ::std::result::Result<
            ::std::vec::Vec<super::TelefoneTo>,
            ::std::string::String,
        >,
        validade_cnh: ::std::result::Result<
            ::std::option::Option<super::types::DataBr>,
            ::std::string::String,
        >,
    }

    impl ::std::default::Default for PessoaTo {
        fn default() -> Self {
            Self {
                categoria_cnh: Ok(Default::default()),
                cod_loja: Ok(Default::default()),
                cod_pessoa: Ok(Default::default()),
                cpf_cnpj: Ok(Default::default()),
                data_expedicao: Ok(Default::default()),
                data_nascimento: Ok(Default::default()),
                email: Ok(Default::default()),
                endereco: Ok(Default::default()),
                identidade: Ok(Default::default()),
                inscricao_estadual: Ok(Default::default()),
                inscricao_municipal: Ok(Default::default()),
                nome_fantasia: Ok(Default::default()),
                nome_loja: Ok(Default::default()),
                nome_pessoa: Ok(Default::default()),
                numero_cnh: Ok(Default::default()),
                orgao_expedidor: Ok(Default::default()),
                representante_legal: Ok(Default::default()),
                sexo: Ok(Default::default()),
                telefones: Ok(Default::default()),
                validade_cnh: Ok(Default::default()),
            }
        }
    }

    impl PessoaTo {
        /// Sets `categoria_cnh`.
        pub fn categoria_cnh<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
            T::Error: ::std::fmt::Display,
        {
            self.categoria_cnh = ::client_runtime::given("categoria_cnh", value);
            self
        }

        /// Sets `cod_loja`.
        pub fn cod_loja<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<i32>>,
            T::Error: ::std::fmt::Display,
        {
            self.cod_loja = ::client_runtime::given("cod_loja", value);
            self
        }

        /// Sets `cod_pessoa`.
        pub fn cod_pessoa<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<i32>>,
            T::Error: ::std::fmt::Display,
        {
            self.cod_pessoa = ::client_runtime::given("cod_pessoa", value);
            self
        }

        /// Sets `cpf_cnpj`.
        pub fn cpf_cnpj<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::types::CpfCnpj>>,
            T::Error: ::std::fmt::Display,
        {
            self.cpf_cnpj = ::client_runtime::given("cpf_cnpj", value);
            self
        }

        /// Sets `data_expedicao`.
        pub fn data_expedicao<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::types::DataBr>>,
            T::Error: ::std::fmt::Display,
        {
            self.data_expedicao = ::client_runtime::given("data_expedicao", value);
            self
        }

        /// Sets `data_nascimento`.
        pub fn data_nascimento<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::types::DataBr>>,
            T::Error: ::std::fmt::Display,
        {
            self.data_nascimento = ::client_runtime::given("data_nascimento", value);
            self
        }

        /// Sets `email`.
        pub fn email<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::types::Email>>,
            T::Error: ::std::fmt::Display,
        {
            self.email = ::client_runtime::given("email", value);
            self
        }

        /// Sets `endereco`.
        pub fn endereco<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::EnderecoTo>>,
            T::Error: ::std::fmt::Display,
        {
            self.endereco = ::client_runtime::given("endereco", value);
            self
        }

        /// Sets `identidade`.
        pub fn identidade<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
            T::Error: ::std::fmt::Display,
        {
            self.identidade = ::client_runtime::given("identidade", value);
            self
        }

        /// Sets `inscricao_estadual`.
        pub fn inscricao_estadual<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
            T::Error: ::std::fmt::Display,
        {
            self.inscricao_estadual = ::client_runtime::given(
                "inscricao_estadual",
                value,
            );
            self
        }

        /// Sets `inscricao_municipal`.
        pub fn inscricao_municipal<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
            T::Error: ::std::fmt::Display,
        {
            self.inscricao_municipal = ::client_runtime::given(
                "inscricao_municipal",
                value,
            );
            self
        }

        /// Sets `nome_fantasia`.
        pub fn nome_fantasia<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
            T::Error: ::std::fmt::Display,
        {
            self.nome_fantasia = ::client_runtime::given("nome_fantasia", value);
            self
        }

        /// Sets `nome_loja`.
        pub fn nome_loja<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
            T::Error: ::std::fmt::Display,
        {
            self.nome_loja = ::client_runtime::given("nome_loja", value);
            self
        }

        /// Sets `nome_pessoa`.
        pub fn nome_pessoa<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
            T::Error: ::std::fmt::Display,
        {
            self.nome_pessoa = ::client_runtime::given("nome_pessoa", value);
            self
        }

        /// Sets `numero_cnh`.
        pub fn numero_cnh<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
            T::Error: ::std::fmt::Display,
        {
            self.numero_cnh = ::client_runtime::given("numero_cnh", value);
            self
        }

        /// Sets `orgao_expedidor`.
        pub fn orgao_expedidor<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
            T::Error: ::std::fmt::Display,
        {
            self.orgao_expedidor = ::client_runtime::given("orgao_expedidor", value);
            self
        }

        /// Sets `representante_legal`.
        pub fn representante_legal<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
            T::Error: ::std::fmt::Display,
        {
            self.representante_legal = ::client_runtime::given(
                "representante_legal",
                value,
            );
            self
        }

        /// Sets `sexo`.
        pub fn sexo<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::types::Sexo>>,
            T::Error: ::std::fmt::Display,
        {
            self.sexo = ::client_runtime::given("sexo", value);
            self
        }

        /// Sets `telefones`.
        pub fn telefones<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::vec::Vec<super::TelefoneTo>>,
            T::Error: ::std::fmt::Display,
        {
            self.telefones = ::client_runtime::given("telefones", value);
            self
        }

        /// Sets `validade_cnh`.
        pub fn validade_cnh<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::types::DataBr>>,
            T::Error: ::std::fmt::Display,
        {
            self.validade_cnh = ::client_runtime::given("validade_cnh", value);
            self
        }
    }

    impl ::std::convert::TryFrom<PessoaTo> for super::PessoaTo {
        type Error = super::error::ConversionError;
        fn try_from(
            value: PessoaTo,
        ) -> ::std::result::Result<Self, super::error::ConversionError> {
            Ok(Self {
                categoria_cnh: value.categoria_cnh?,
                cod_loja: value.cod_loja?,
                cod_pessoa: value.cod_pessoa?,
                cpf_cnpj: value.cpf_cnpj?,
                data_expedicao: value.data_expedicao?,
                data_nascimento: value.data_nascimento?,
                email: value.email?,
                endereco: value.endereco?,
                identidade: value.identidade?,
                inscricao_estadual: value.inscricao_estadual?,
                inscricao_municipal: value.inscricao_municipal?,
                nome_fantasia: value.nome_fantasia?,
                nome_loja: value.nome_loja?,
                nome_pessoa: value.nome_pessoa?,
                numero_cnh: value.numero_cnh?,
                orgao_expedidor: value.orgao_expedidor?,
                representante_legal: value.representante_legal?,
                sexo: value.sexo?,
                telefones: value.telefones?,
                validade_cnh: value.validade_cnh?,
            })
        }
    }

    impl ::std::convert::From<super::PessoaTo> for PessoaTo {
        fn from(value: super::PessoaTo) -> Self {
            Self {
                categoria_cnh: Ok(value.categoria_cnh),
                cod_loja: Ok(value.cod_loja),
                cod_pessoa: Ok(value.cod_pessoa),
                cpf_cnpj: Ok(value.cpf_cnpj),
                data_expedicao: Ok(value.data_expedicao),
                data_nascimento: Ok(value.data_nascimento),
                email: Ok(value.email),
                endereco: Ok(value.endereco),
                identidade: Ok(value.identidade),
                inscricao_estadual: Ok(value.inscricao_estadual),
                inscricao_municipal: Ok(value.inscricao_municipal),
                nome_fantasia: Ok(value.nome_fantasia),
                nome_loja: Ok(value.nome_loja),
                nome_pessoa: Ok(value.nome_pessoa),
                numero_cnh: Ok(value.numero_cnh),
                orgao_expedidor: Ok(value.orgao_expedidor),
                representante_legal: Ok(value.representante_legal),
                sexo: Ok(value.sexo),
                telefones: Ok(value.telefones),
                validade_cnh: Ok(value.validade_cnh),
            }
        }
    }

    /// `PlanoAcessoTo`
    #[derive(Clone, Debug)]
    pub struct PlanoAcessoTo {
        cod_plano: ::std::result::Result<
            ::std::option::Option<i32>,
            ::std::string::String,
        >,
        nome: ::std::result::Result<
            ::std::option::Option<::std::string::String>,
            ::std::string::String,
        >,
    }

    impl ::std::default::Default for PlanoAcessoTo {
        fn default() -> Self {
            Self {
                cod_plano: Ok(Default::default()),
                nome: Ok(Default::default()),
            }
        }
    }

    impl PlanoAcessoTo {
        /// Sets `cod_plano`.
        pub fn cod_plano<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<i32>>,
            T::Error: ::std::fmt::Display,
        {
            self.cod_plano = ::client_runtime::given("cod_plano", value);
            self
        }

        /// Sets `nome`.
        pub fn nome<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
            T::Error: ::std::fmt::Display,
        {
            self.nome = ::client_runtime::given("nome", value);
            self
        }
    }

    impl ::std::convert::TryFrom<PlanoAcessoTo> for super::PlanoAcessoTo {
        type Error = super::error::ConversionError;
        fn try_from(
            value: PlanoAcessoTo,
        ) -> ::std::result::Result<Self, super::error::ConversionError> {
            Ok(Self {
                cod_plano: value.cod_plano?,
                nome: value.nome?,
            })
        }
    }

    impl ::std::convert::From<super::PlanoAcessoTo> for PlanoAcessoTo {
        fn from(value: super::PlanoAcessoTo) -> Self {
            Self {
                cod_plano: Ok(value.cod_plano),
                nome: Ok(value.nome),
            }
        }
    }

    /// `PlanoContratadoTo`
    #[derive(Clone, Debug)]
    pub struct PlanoContratadoTo {
        cod_plano: ::std::result::Result<
            ::std::option::Option<i32>,
            ::std::string::String,
        >,
        nome: ::std::result::Result<
            ::std::option::Option<::std::string::String>,
            ::std::string::String,
        >,
        valor: ::std::result::Result<::std::option::Option<f64>, ::std::string::String>,
    }

    impl ::std::default::Default for PlanoContratadoTo {
        fn default() -> Self {
            Self {
                cod_plano: Ok(Default::default()),
                nome: Ok(Default::default()),
                valor: Ok(Default::default()),
            }
        }
    }

    impl PlanoContratadoTo {
        /// Sets `cod_plano`.
        pub fn cod_plano<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<i32>>,
            T::Error: ::std::fmt::Display,
        {
            self.cod_plano = ::client_runtime::given("cod_plano", value);
            self
        }

        /// Sets `nome`.
        pub fn nome<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
            T::Error: ::std::fmt::Display,
        {
            self.nome = ::client_runtime::given("nome", value);
            self
        }

        /// Sets `valor`.
        pub fn valor<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<f64>>,
            T::Error: ::std::fmt::Display,
        {
            self.valor = ::client_runtime::given("valor", value);
            self
        }
    }

    impl ::std::convert::TryFrom<PlanoContratadoTo> for super::PlanoContratadoTo {
        type Error = super::error::ConversionError;
        fn try_from(
            value: PlanoContratadoTo,
        ) -> ::std::result::Result<Self, super::error::ConversionError> {
            Ok(Self {
                cod_plano: value.cod_plano?,
                nome: value.nome?,
                valor: value.valor?,
            })
        }
    }

    impl ::std::convert::From<super::PlanoContratadoTo> for PlanoContratadoTo {
        fn from(value: super::PlanoContratadoTo) -> Self {
            Self {
                cod_plano: Ok(value.cod_plano),
                nome: Ok(value.nome),
                valor: Ok(value.valor),
            }
        }
    }

    /// `RastreadorInstalacaoTo`
    #[derive(Clone, Debug)]
    pub struct RastreadorInstalacaoTo {
        ativo: ::std::result::Result<::std::option::Option<bool>, ::std::string::String>,
        cod_fornecedor: ::std::result::Result<
            ::std::option::Option<i32>,
            ::std::string::String,
        >,
        cod_instalacao: ::std::result::Result<
            ::std::option::Option<i32>,
            ::std::string::String,
        >,
        cod_rastreador: ::std::result::Result<
            ::std::option::Option<i32>,
            ::std::string::String,
        >,
        data_instalacao: ::std::result::Result<
            ::std::option::Option<super::types::DataBr>,
            ::std::string::String,
        >,
        data_remocao: ::std::result::Result<
            ::std::option::Option<super::types::DataBr>,
            ::std::string::String,
        >,
        fabricante: ::std::result::Result<
            ::std::option::Option<::std::string::String>,
            ::std::string::String,
        >,
        imei: ::std::result::Result<
            ::std::option::Option<::std::string::String>,
            ::std::string::String,
        >,
        local_instalacao: ::std::result::Result<
            ::std::option::Option<::std::string::String>,
            ::std::string::String,
        >,
        modelo: ::std::result::Result<
            ::std::option::Option<::std::string::String>,
            ::std::string::String,
        >,
        nome_fornecedor: ::std::result::Result<
            ::std::option::Option<::std::string::String>,
            ::std::string::String,
        >,
        nome_instalador: ::std::result::Result<
            ::std::option::Option<::std::string::String>,
            ::std::string::String,
        >,
        numero_linha: ::std::result::Result<
            ::std::option::Option<::std::string::String>,
            ::std::string::String,
        >,
        numero_serie: ::std::result::Result<
            ::std::option::Option<::std::string::String>,
            ::std::string::String,
        >,
        operadora: ::std::result::Result<
            ::std::option::Option<::std::string::String>,
            ::std::string::String,
        >,
    }

    impl ::std::default::Default for RastreadorInstalacaoTo {
        fn default() -> Self {
            Self {
                ativo: Ok(Default::default()),
                cod_fornecedor: Ok(Default::default()),
                cod_instalacao: Ok(Default::default()),
                cod_rastreador: Ok(Default::default()),
                data_instalacao: Ok(Default::default()),
                data_remocao: Ok(Default::default()),
                fabricante: Ok(Default::default()),
                imei: Ok(Default::default()),
                local_instalacao: Ok(Default::default()),
                modelo: Ok(Default::default()),
                nome_fornecedor: Ok(Default::default()),
                nome_instalador: Ok(Default::default()),
                numero_linha: Ok(Default::default()),
                numero_serie: Ok(Default::default()),
                operadora: Ok(Default::default()),
            }
        }
    }

    impl RastreadorInstalacaoTo {
        /// Sets `ativo`.
        pub fn ativo<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<bool>>,
            T::Error: ::std::fmt::Display,
        {
            self.ativo = ::client_runtime::given("ativo", value);
            self
        }

        /// Sets `cod_fornecedor`.
        pub fn cod_fornecedor<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<i32>>,
            T::Error: ::std::fmt::Display,
        {
            self.cod_fornecedor = ::client_runtime::given("cod_fornecedor", value);
            self
        }

        /// Sets `cod_instalacao`.
        pub fn cod_instalacao<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<i32>>,
            T::Error: ::std::fmt::Display,
        {
            self.cod_instalacao = ::client_runtime::given("cod_instalacao", value);
            self
        }

        /// Sets `cod_rastreador`.
        pub fn cod_rastreador<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<i32>>,
            T::Error: ::std::fmt::Display,
        {
            self.cod_rastreador = ::client_runtime::given("cod_rastreador", value);
            self
        }

        /// Sets `data_instalacao`.
        pub fn data_instalacao<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::types::DataBr>>,
            T::Error: ::std::fmt::Display,
        {
            self.data_instalacao = ::client_runtime::given("data_instalacao", value);
            self
        }

        /// Sets `data_remocao`.
        pub fn data_remocao<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::types::DataBr>>,
            T::Error: ::std::fmt::Display,
        {
            self.data_remocao = ::client_runtime::given("data_remocao", value);
            self
        }

        /// Sets `fabricante`.
        pub fn fabricante<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
            T::Error: ::std::fmt::Display,
        {
            self.fabricante = ::client_runtime::given("fabricante", value);
            self
        }

        /// Sets `imei`.
        pub fn imei<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
            T::Error: ::std::fmt::Display,
        {
            self.imei = ::client_runtime::given("imei", value);
            self
        }

        /// Sets `local_instalacao`.
        pub fn local_instalacao<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
            T::Error: ::std::fmt::Display,
        {
            self.local_instalacao = ::client_runtime::given("local_instalacao", value);
            self
        }

        /// Sets `modelo`.
        pub fn modelo<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
            T::Error: ::std::fmt::Display,
        {
            self.modelo = ::client_runtime::given("modelo", value);
            self
        }

        /// Sets `nome_fornecedor`.
        pub fn nome_fornecedor<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
            T::Error: ::std::fmt::Display,
        {
            self.nome_fornecedor = ::client_runtime::given("nome_fornecedor", value);
            self
        }

        /// Sets `nome_instalador`.
        pub fn nome_instalador<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
            T::Error: ::std::fmt::Display,
        {
            self.nome_instalador = ::client_runtime::given("nome_instalador", value);
            self
        }

        /// Sets `numero_linha`.
        pub fn numero_linha<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
            T::Error: ::std::fmt::Display,
        {
            self.numero_linha = ::client_runtime::given("numero_linha", value);
            self
        }

        /// Sets `numero_serie`.
        pub fn numero_serie<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
            T::Error: ::std::fmt::Display,
        {
            self.numero_serie = ::client_runtime::given("numero_serie", value);
            self
        }

        /// Sets `operadora`.
        pub fn operadora<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
            T::Error: ::std::fmt::Display,
        {
            self.operadora = ::client_runtime::given("operadora", value);
            self
        }
    }

    impl ::std::convert::TryFrom<RastreadorInstalacaoTo>
    for super::RastreadorInstalacaoTo {
        type Error = super::error::ConversionError;
        fn try_from(
            value: RastreadorInstalacaoTo,
        ) -> ::std::result::Result<Self, super::error::ConversionError> {
            Ok(Self {
                ativo: value.ativo?,
                cod_fornecedor: value.cod_fornecedor?,
                cod_instalacao: value.cod_instalacao?,
                cod_rastreador: value.cod_rastreador?,
                data_instalacao: value.data_instalacao?,
                data_remocao: value.data_remocao?,
                fabricante: value.fabricante?,
                imei: value.imei?,
                local_instalacao: value.local_instalacao?,
                modelo: value.modelo?,
                nome_fornecedor: value.nome_fornecedor?,
                nome_instalador: value.nome_instalador?,
                numero_linha: value.numero_linha?,
                numero_serie: value.numero_serie?,
                operadora: value.operadora?,
            })
        }
    }

    impl ::std::convert::From<super::RastreadorInstalacaoTo> for RastreadorInstalacaoTo {
        fn from(value: super::RastreadorInstalacaoTo) -> Self {
            Self {
                ativo: Ok(value.ativo),
                cod_fornecedor: Ok(value.cod_fornecedor),
                cod_instalacao: Ok(value.cod_instalacao),
                cod_rastreador: Ok(value.cod_rastreador),
                data_instalacao: Ok(value.data_instalacao),
                data_remocao: Ok(value.data_remocao),
                fabricante: Ok(value.fabricante),
                imei: Ok(value.imei),
                local_instalacao: Ok(value.local_instalacao),
                modelo: Ok(value.modelo),
                nome_fornecedor: Ok(value.nome_fornecedor),
                nome_instalador: Ok(value.nome_instalador),
                numero_linha: Ok(value.numero_linha),
                numero_serie: Ok(value.numero_serie),
                operadora: Ok(value.operadora),
            }
        }
    }

    /// `SituacaoBeneficioTo`
    #[derive(Clone, Debug)]
    pub struct SituacaoBeneficioTo {
        cod_situacao: ::std::result::Result<
            ::std::option::Option<i32>,
            ::std::string::String,
        >,
        cor_destaque: ::std::result::Result<
            ::std::option::Option<::std::string::String>,
            ::std::string::String,
        >,
        cor_inversa: ::std::result::Result<
            ::std::option::Option<::std::string::String>,
            ::std::string::String,
        >,
        nome: ::std::result::Result<
            ::std::option::Option<::std::string::String>,
            ::std::string::String,
        >,
        tipo_situacao: ::std::result::Result<
            ::std::option::Option<super::types::TipoSituacao>,
            ::std::string::String,
        >,
    }

    impl ::std::default::Default for SituacaoBeneficioTo {
        fn default() -> Self {
            Self {
                cod_situacao: Ok(Default::default()),
                cor_destaque: Ok(Default::default()),
                cor_inversa: Ok(Default::default()),
                nome: Ok(Default::default()),
                tipo_situacao: Ok(Default::default()),
            }
        }
    }

    impl SituacaoBeneficioTo {
        /// Sets `cod_situacao`.
        pub fn cod_situacao<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<i32>>,
            T::Error: ::std::fmt::Display,
        {
            self.cod_situacao = ::client_runtime::given("cod_situacao", value);
            self
        }

        /// Sets `cor_destaque`.
        pub fn cor_destaque<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
            T::Error: ::std::fmt::Display,
        {
            self.cor_destaque = ::client_runtime::given("cor_destaque", value);
            self
        }

        /// Sets `cor_inversa`.
        pub fn cor_inversa<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
            T::Error: ::std::fmt::Display,
        {
            self.cor_inversa = ::client_runtime::given("cor_inversa", value);
            self
        }

        /// Sets `nome`.
        pub fn nome<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
            T::Error: ::std::fmt::Display,
        {
            self.nome = ::client_runtime::given("nome", value);
            self
        }

        /// Sets `tipo_situacao`.
        pub fn tipo_situacao<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::option::Option<super::types::TipoSituacao>,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.tipo_situacao = ::client_runtime::given("tipo_situacao", value);
            self
        }
    }

    impl ::std::convert::TryFrom<SituacaoBeneficioTo> for super::SituacaoBeneficioTo {
        type Error = super::error::ConversionError;
        fn try_from(
            value: SituacaoBeneficioTo,
        ) -> ::std::result::Result<Self, super::error::ConversionError> {
            Ok(Self {
                cod_situacao: value.cod_situacao?,
                cor_destaque: value.cor_destaque?,
                cor_inversa: value.cor_inversa?,
                nome: value.nome?,
                tipo_situacao: value.tipo_situacao?,
            })
        }
    }

    impl ::std::convert::From<super::SituacaoBeneficioTo> for SituacaoBeneficioTo {
        fn from(value: super::SituacaoBeneficioTo) -> Self {
            Self {
                cod_situacao: Ok(value.cod_situacao),
                cor_destaque: Ok(value.cor_destaque),
                cor_inversa: Ok(value.cor_inversa),
                nome: Ok(value.nome),
                tipo_situacao: Ok(value.tipo_situacao),
            }
        }
    }

    /// `TelefoneInputTo`
    #[derive(Clone, Debug)]
    pub struct TelefoneInputTo {
        ddi: ::std::result::Result<::std::option::Option<i32>, ::std::string::String>,
        numero: ::std::result::Result<
            super::types::TelefoneInputToNumero,
            ::std::string::String,
        >,
        tipo: ::std::result::Result<
            ::std::option::Option<super::types::TipoTelefone>,
            ::std::string::String,
        >,
    }

    impl ::std::default::Default for TelefoneInputTo {
        fn default() -> Self {
            Self {
                ddi: Ok(Default::default()),
                numero: Err("no value supplied for numero".to_string()),
                tipo: Ok(Default::default()),
            }
        }
    }

    impl TelefoneInputTo {
        /// Sets `ddi`.
        pub fn ddi<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<i32>>,
            T::Error: ::std::fmt::Display,
        {
            self.ddi = ::client_runtime::given("ddi", value);
            self
        }

        /// Sets `numero`.
        pub fn numero<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<super::types::TelefoneInputToNumero>,
            T::Error: ::std::fmt::Display,
        {
            self.numero = ::client_runtime::given("numero", value);
            self
        }

        /// Sets `tipo`.
        pub fn tipo<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::option::Option<super::types::TipoTelefone>,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.tipo = ::client_runtime::given("tipo", value);
            self
        }
    }

    impl ::std::convert::TryFrom<TelefoneInputTo> for super::TelefoneInputTo {
        type Error = super::error::ConversionError;
        fn try_from(
            value: TelefoneInputTo,
        ) -> ::std::result::Result<Self, super::error::ConversionError> {
            Ok(Self {
                ddi: value.ddi?,
                numero: value.numero?,
                tipo: value.tipo?,
            })
        }
    }

    impl ::std::convert::From<super::TelefoneInputTo> for TelefoneInputTo {
        fn from(value: super::TelefoneInputTo) -> Self {
            Self {
                ddi: Ok(value.ddi),
                numero: Ok(value.numero),
                tipo: Ok(value.tipo),
            }
        }
    }

    /// `TelefoneTo`
    #[derive(Clone, Debug)]
    pub struct TelefoneTo {
        numero: ::std::result::Result<
            ::std::option::Option<::std::string::String>,
            ::std::string::String,
        >,
        tipo: ::std::result::Result<
            ::std::option::Option<super::types::TipoTelefone>,
            ::std::string::String,
        >,
    }

    impl ::std::default::Default for TelefoneTo {
        fn default() -> Self {
            Self {
                numero: Ok(Default::default()),
                tipo: Ok(Default::default()),
            }
        }
    }

    impl TelefoneTo {
        /// Sets `numero`.
        pub fn numero<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
            T::Error: ::std::fmt::Display,
        {
            self.numero = ::client_runtime::given("numero", value);
            self
        }

        /// Sets `tipo`.
        pub fn tipo<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::option::Option<super::types::TipoTelefone>,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.tipo = ::client_runtime::given("tipo", value);
            self
        }
    }

    impl ::std::convert::TryFrom<TelefoneTo> for super::TelefoneTo {
        type Error = super::error::ConversionError;
        fn try_from(
            value: TelefoneTo,
        ) -> ::std::result::Result<Self, super::error::ConversionError> {
            Ok(Self {
                numero: value.numero?,
                tipo: value.tipo?,
            })
        }
    }

    impl ::std::convert::From<super::TelefoneTo> for TelefoneTo {
        fn from(value: super::TelefoneTo) -> Self {
            Self {
                numero: Ok(value.numero),
                tipo: Ok(value.tipo),
            }
        }
    }

    /// `TipoVeiculoBean`
    #[derive(Clone, Debug)]
    pub struct TipoVeiculoBean {
        categoria: ::std::result::Result<
            ::std::option::Option<super::types::CategoriaTipoVeiculo>,
            ::std::string::String,
        >,
        cod_tipo_veiculo: ::std::result::Result<
            ::std::option::Option<i32>,
            ::std::string::String,
        >,
        nome: ::std::result::Result<
            ::std::option::Option<::std::string::String>,
            ::std::string::String,
        >,
    }

    impl ::std::default::Default for TipoVeiculoBean {
        fn default() -> Self {
            Self {
                categoria: Ok(Default::default()),
                cod_tipo_veiculo: Ok(Default::default()),
                nome: Ok(Default::default()),
            }
        }
    }

    impl TipoVeiculoBean {
        /// Sets `categoria`.
        pub fn categoria<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::option::Option<super::types::CategoriaTipoVeiculo>,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.categoria = ::client_runtime::given("categoria", value);
            self
        }

        /// Sets `cod_tipo_veiculo`.
        pub fn cod_tipo_veiculo<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<i32>>,
            T::Error: ::std::fmt::Display,
        {
            self.cod_tipo_veiculo = ::client_runtime::given("cod_tipo_veiculo", value);
            self
        }

        /// Sets `nome`.
        pub fn nome<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
            T::Error: ::std::fmt::Display,
        {
            self.nome = ::client_runtime::given("nome", value);
            self
        }
    }

    impl ::std::convert::TryFrom<TipoVeiculoBean> for super::TipoVeiculoBean {
        type Error = super::error::ConversionError;
        fn try_from(
            value: TipoVeiculoBean,
        ) -> ::std::result::Result<Self, super::error::ConversionError> {
            Ok(Self {
                categoria: value.categoria?,
                cod_tipo_veiculo: value.cod_tipo_veiculo?,
                nome: value.nome?,
            })
        }
    }

    impl ::std::convert::From<super::TipoVeiculoBean> for TipoVeiculoBean {
        fn from(value: super::TipoVeiculoBean) -> Self {
            Self {
                categoria: Ok(value.categoria),
                cod_tipo_veiculo: Ok(value.cod_tipo_veiculo),
                nome: Ok(value.nome),
            }
        }
    }

    /// `ValidacaoBeneficioInputTo`
    #[derive(Clone, Debug)]
    pub struct ValidacaoBeneficioInputTo {
        cpf_cnpj: ::std::result::Result<
            ::std::option::Option<super::types::CpfCnpj>,
            ::std::string::String,
        >,
        matricula: ::std::result::Result<
            ::std::option::Option<super::types::ValidacaoBeneficioInputToMatricula>,
            ::std::string::String,
        >,
        sequencial: ::std::result::Result<
            ::std::option::Option<i32>,
            ::std::string::String,
        >,
    }

    impl ::std::default::Default for ValidacaoBeneficioInputTo {
        fn default() -> Self {
            Self {
                cpf_cnpj: Ok(Default::default()),
                matricula: Ok(Default::default()),
                sequencial: Ok(Default::default()),
            }
        }
    }

    impl ValidacaoBeneficioInputTo {
        /// Sets `cpf_cnpj`.
        pub fn cpf_cnpj<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::types::CpfCnpj>>,
            T::Error: ::std::fmt::Display,
        {
            self.cpf_cnpj = ::client_runtime::given("cpf_cnpj", value);
            self
        }

        /// Sets `matricula`.
        pub fn matricula<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::option::Option<super::types::ValidacaoBeneficioInputToMatricula>,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.matricula = ::client_runtime::given("matricula", value);
            self
        }

        /// Sets `sequencial`.
        pub fn sequencial<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<i32>>,
            T::Error: ::std::fmt::Display,
        {
            self.sequencial = ::client_runtime::given("sequencial", value);
            self
        }
    }

    impl ::std::convert::TryFrom<ValidacaoBeneficioInputTo>
    for super::ValidacaoBeneficioInputTo {
        type Error = super::error::ConversionError;
        fn try_from(
            value: ValidacaoBeneficioInputTo,
        ) -> ::std::result::Result<Self, super::error::ConversionError> {
            Ok(Self {
                cpf_cnpj: value.cpf_cnpj?,
                matricula: value.matricula?,
                sequencial: value.sequencial?,
            })
        }
    }

    impl ::std::convert::From<super::ValidacaoBeneficioInputTo>
    for ValidacaoBeneficioInputTo {
        fn from(value: super::ValidacaoBeneficioInputTo) -> Self {
            Self {
                cpf_cnpj: Ok(value.cpf_cnpj),
                matricula: Ok(value.matricula),
                sequencial: Ok(value.sequencial),
            }
        }
    }

    /// `ValidacaoBeneficioOutputTo`
    #[derive(Clone, Debug)]
    pub struct ValidacaoBeneficioOutputTo {
        cpf: ::std::result::Result<
            ::std::option::Option<::std::string::String>,
            ::std::string::String,
        >,
        nome: ::std::result::Result<
            ::std::option::Option<::std::string::String>,
            ::std::string::String,
        >,
        status: ::std::result::Result<
            ::std::option::Option<super::types::StatusValidacao>,
            ::std::string::String,
        >,
    }

    impl ::std::default::Default for ValidacaoBeneficioOutputTo {
        fn default() -> Self {
            Self {
                cpf: Ok(Default::default()),
                nome: Ok(Default::default()),
                status: Ok(Default::default()),
            }
        }
    }

    impl ValidacaoBeneficioOutputTo {
        /// Sets `cpf`.
        pub fn cpf<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
            T::Error: ::std::fmt::Display,
        {
            self.cpf = ::client_runtime::given("cpf", value);
            self
        }

        /// Sets `nome`.
        pub fn nome<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
            T::Error: ::std::fmt::Display,
        {
            self.nome = ::client_runtime::given("nome", value);
            self
        }

        /// Sets `status`.
        pub fn status<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::option::Option<super::types::StatusValidacao>,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.status = ::client_runtime::given("status", value);
            self
        }
    }

    impl ::std::convert::TryFrom<ValidacaoBeneficioOutputTo>
    for super::ValidacaoBeneficioOutputTo {
        type Error = super::error::ConversionError;
        fn try_from(
            value: ValidacaoBeneficioOutputTo,
        ) -> ::std::result::Result<Self, super::error::ConversionError> {
            Ok(Self {
                cpf: value.cpf?,
                nome: value.nome?,
                status: value.status?,
            })
        }
    }

    impl ::std::convert::From<super::ValidacaoBeneficioOutputTo>
    for ValidacaoBeneficioOutputTo {
        fn from(value: super::ValidacaoBeneficioOutputTo) -> Self {
            Self {
                cpf: Ok(value.cpf),
                nome: Ok(value.nome),
                status: Ok(value.status),
            }
        }
    }

    /// `VeiculoTo`
    #[derive(Clone, Debug)]
    pub struct VeiculoTo {
        ano_fabricacao: ::std::result::Result<
            ::std::option::Option<i32>,
            ::std::string::String,
        >,
        ano_modelo: ::std::result::Result<
            ::std::option::Option<i32>,
            ::std::string::String,
        >,
        categoria: ::std::result::Result<
            ::std::option::Option<super::types::VeiculoToCategoria>,
            ::std::string::String,
        >,
        chassi: ::std::result::Result<
            ::std::option::Option<super::types::Chassi>,
            ::std::string::String,
        >,
        combustivel: ::std::result::Result<
            ::std::option::Option<super::types::VeiculoToCombustivel>,
            ::std::string::String,
        >,
        cor: ::std::result::Result<
            ::std::option::Option<super::types::VeiculoToCor>,
            ::std::string::String,
        >,
        marca: ::std::result::Result<
            ::std::option::Option<super::types::VeiculoToMarca>,
            ::std::string::String,
        >,
        modelo: ::std::result::Result<
            ::std::option::Option<super::types::VeiculoToModelo>,
            ::std::string::String,
        >,
        numero_portas: ::std::result::Result<
            ::std::option::Option<i32>,
            ::std::string::String,
        >,
        placa: ::std::result::Result<
            ::std::option::Option<super::types::Placa>,
            ::std::string::String,
        >,
        renavam: ::std::result::Result<
            ::std::option::Option<super::types::VeiculoToRenavam>,
            ::std::string::String,
        >,
        tipo_veiculo: ::std::result::Result<
            ::std::option::Option<super::types::VeiculoToTipoVeiculo>,
            ::std::string::String,
        >,
        valor_participacao: ::std::result::Result<
            ::std::option::Option<f64>,
            ::std::string::String,
        >,
        valor_protegido: ::std::result::Result<
            ::std::option::Option<f64>,
            ::std::string::String,
        >,
        valor_veiculo: ::std::result::Result<
            ::std::option::Option<f64>,
            ::std::string::String,
        >,
    }

    impl ::std::default::Default for VeiculoTo {
        fn default() -> Self {
            Self {
                ano_fabricacao: Ok(Default::default()),
                ano_modelo: Ok(Default::default()),
                categoria: Ok(Default::default()),
                chassi: Ok(Default::default()),
                combustivel: Ok(Default::default()),
                cor: Ok(Default::default()),
                marca: Ok(Default::default()),
                modelo: Ok(Default::default()),
                numero_portas: Ok(Default::default()),
                placa: Ok(Default::default()),
                renavam: Ok(Default::default()),
                tipo_veiculo: Ok(Default::default()),
                valor_participacao: Ok(Default::default()),
                valor_protegido: Ok(Default::default()),
                valor_veiculo: Ok(Default::default()),
            }
        }
    }

    impl VeiculoTo {
        /// Sets `ano_fabricacao`.
        pub fn ano_fabricacao<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<i32>>,
            T::Error: ::std::fmt::Display,
        {
            self.ano_fabricacao = ::client_runtime::given("ano_fabricacao", value);
            self
        }

        /// Sets `ano_modelo`.
        pub fn ano_modelo<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<i32>>,
            T::Error: ::std::fmt::Display,
        {
            self.ano_modelo = ::client_runtime::given("ano_modelo", value);
            self
        }

        /// Sets `categoria`.
        pub fn categoria<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::option::Option<super::types::VeiculoToCategoria>,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.categoria = ::client_runtime::given("categoria", value);
            self
        }

        /// Sets `chassi`.
        pub fn chassi<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::types::Chassi>>,
            T::Error: ::std::fmt::Display,
        {
            self.chassi = ::client_runtime::given("chassi", value);
            self
        }

        /// Sets `combustivel`.
        pub fn combustivel<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::option::Option<super::types::VeiculoToCombustivel>,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.combustivel = ::client_runtime::given("combustivel", value);
            self
        }

        /// Sets `cor`.
        pub fn cor<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::option::Option<super::types::VeiculoToCor>,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.cor = ::client_runtime::given("cor", value);
            self
        }

        /// Sets `marca`.
        pub fn marca<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::option::Option<super::types::VeiculoToMarca>,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.marca = ::client_runtime::given("marca", value);
            self
        }

        /// Sets `modelo`.
        pub fn modelo<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::option::Option<super::types::VeiculoToModelo>,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.modelo = ::client_runtime::given("modelo", value);
            self
        }

        /// Sets `numero_portas`.
        pub fn numero_portas<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<i32>>,
            T::Error: ::std::fmt::Display,
        {
            self.numero_portas = ::client_runtime::given("numero_portas", value);
            self
        }

        /// Sets `placa`.
        pub fn placa<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::types::Placa>>,
            T::Error: ::std::fmt::Display,
        {
            self.placa = ::client_runtime::given("placa", value);
            self
        }

        /// Sets `renavam`.
        pub fn renavam<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::option::Option<super::types::VeiculoToRenavam>,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.renavam = ::client_runtime::given("renavam", value);
            self
        }

        /// Sets `tipo_veiculo`.
        pub fn tipo_veiculo<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::option::Option<super::types::VeiculoToTipoVeiculo>,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.tipo_veiculo = ::client_runtime::given("tipo_veiculo", value);
            self
        }

        /// Sets `valor_participacao`.
        pub fn valor_participacao<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<f64>>,
            T::Error: ::std::fmt::Display,
        {
            self.valor_participacao = ::client_runtime::given(
                "valor_participacao",
                value,
            );
            self
        }

        /// Sets `valor_protegido`.
        pub fn valor_protegido<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<f64>>,
            T::Error: ::std::fmt::Display,
        {
            self.valor_protegido = ::client_runtime::given("valor_protegido", value);
            self
        }

        /// Sets `valor_veiculo`.
        pub fn valor_veiculo<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<f64>>,
            T::Error: ::std::fmt::Display,
        {
            self.valor_veiculo = ::client_runtime::given("valor_veiculo", value);
            self
        }
    }

    impl ::std::convert::TryFrom<VeiculoTo> for super::VeiculoTo {
        type Error = super::error::ConversionError;
        fn try_from(
            value: VeiculoTo,
        ) -> ::std::result::Result<Self, super::error::ConversionError> {
            Ok(Self {
                ano_fabricacao: value.ano_fabricacao?,
                ano_modelo: value.ano_modelo?,
                categoria: value.categoria?,
                chassi: value.chassi?,
                combustivel: value.combustivel?,
                cor: value.cor?,
                marca: value.marca?,
                modelo: value.modelo?,
                numero_portas: value.numero_portas?,
                placa: value.placa?,
                renavam: value.renavam?,
                tipo_veiculo: value.tipo_veiculo?,
                valor_participacao: value.valor_participacao?,
                valor_protegido: value.valor_protegido?,
                valor_veiculo: value.valor_veiculo?,
            })
        }
    }

    impl ::std::convert::From<super::VeiculoTo> for VeiculoTo {
        fn from(value: super::VeiculoTo) -> Self {
            Self {
                ano_fabricacao: Ok(value.ano_fabricacao),
                ano_modelo: Ok(value.ano_modelo),
                categoria: Ok(value.categoria),
                chassi: Ok(value.chassi),
                combustivel: Ok(value.combustivel),
                cor: Ok(value.cor),
                marca: Ok(value.marca),
                modelo: Ok(value.modelo),
                numero_portas: Ok(value.numero_portas),
                placa: Ok(value.placa),
                renavam: Ok(value.renavam),
                tipo_veiculo: Ok(value.tipo_veiculo),
                valor_participacao: Ok(value.valor_participacao),
                valor_protegido: Ok(value.valor_protegido),
                valor_veiculo: Ok(value.valor_veiculo),
            }
        }
    }
}

/// Error types.
pub mod error {
    /// Error from a `TryFrom` or `FromStr` implementation.
    pub struct ConversionError(::std::borrow::Cow<'static, str>);
    impl ::std::error::Error for ConversionError {}
    impl ::std::fmt::Display for ConversionError {
        fn fmt(
            &self,
            f: &mut ::std::fmt::Formatter<'_>,
        ) -> Result<(), ::std::fmt::Error> {
            ::std::fmt::Display::fmt(&self.0, f)
        }
    }

    impl ::std::fmt::Debug for ConversionError {
        fn fmt(
            &self,
            f: &mut ::std::fmt::Formatter<'_>,
        ) -> Result<(), ::std::fmt::Error> {
            ::std::fmt::Debug::fmt(&self.0, f)
        }
    }

    impl From<&'static str> for ConversionError {
        fn from(value: &'static str) -> Self {
            Self(value.into())
        }
    }

    impl From<String> for ConversionError {
        fn from(value: String) -> Self {
            Self(value.into())
        }
    }
}

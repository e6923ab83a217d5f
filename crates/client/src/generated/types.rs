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
    pub cod_consultor: ::std::option::Option<super::types::NullableCodigo>,
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
    pub cod_representante: ::std::option::Option<super::types::NullableCodigo>,
    /// Identificador do benefício no sistema de quem chama.
    #[serde(
        rename = "codigoIntegracao",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub codigo_integracao: ::std::option::Option<
        super::types::NullableBeneficioInputToCodigoIntegracao,
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
    pub dia_vencimento: ::std::option::Option<super::types::NullableDiaVencimento>,
    /// Número do cartão de desconto; ausente na criação, o serviço o gera (decisão).
    #[serde(
        rename = "numeroCartaoDesconto",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub numero_cartao_desconto: ::std::option::Option<
        super::types::NullableNumeroCartaoDesconto,
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
    pub ano_fabricacao: ::std::option::Option<super::types::NullableAnoVeiculo>,
    /// Ano do modelo.
    #[serde(
        rename = "anoModelo",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub ano_modelo: ::std::option::Option<super::types::NullableAnoVeiculo>,
    /// Situação, pelo jeito simples; ausente na criação, vale `situacao` ou, sem ela, ativo (decisão).
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub ativo: ::std::option::Option<bool>,
    /// Categoria do veículo.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub categoria: ::std::option::Option<super::types::NullableCategoriaVeiculo>,
    /// Chassi do veículo.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub chassi: ::std::option::Option<super::types::NullableChassi>,
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
    pub cod_consultor: ::std::option::Option<super::types::NullableCodigo>,
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
    pub cod_representante: ::std::option::Option<super::types::NullableCodigo>,
    /// Código do tipo de veículo, de `GET /ext/beneficio/tipoVeiculo`.
    #[serde(
        rename = "codTipoVeiculo",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub cod_tipo_veiculo: ::std::option::Option<super::types::NullableCodigo>,
    /// Identificador do benefício no sistema de quem chama.
    #[serde(
        rename = "codigoIntegracao",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub codigo_integracao: ::std::option::Option<
        super::types::NullableBeneficioInputToCodigoIntegracao,
    >,
    /// Combustível do veículo.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub combustivel: ::std::option::Option<super::types::NullableCombustivel>,
    /// Cor do veículo.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub cor: ::std::option::Option<super::types::NullableBeneficioVeiculoInputToCor>,
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
    pub dia_vencimento: ::std::option::Option<super::types::NullableDiaVencimento>,
    /// Marca do veículo (decisão: até 60 caracteres).
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub marca: ::std::option::Option<super::types::NullableBeneficioVeiculoInputToMarca>,
    /// Modelo do veículo (decisão: até 100 caracteres).
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub modelo: ::std::option::Option<
        super::types::NullableBeneficioVeiculoInputToModelo,
    >,
    /// Número do cartão de desconto; ausente na criação, o serviço o gera (decisão).
    #[serde(
        rename = "numeroCartaoDesconto",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub numero_cartao_desconto: ::std::option::Option<
        super::types::NullableNumeroCartaoDesconto,
    >,
    /// Número de portas.
    #[serde(
        rename = "numeroPortas",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub numero_portas: ::std::option::Option<super::types::NullableInteger>,
    /// Placa do veículo.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub placa: ::std::option::Option<super::types::NullablePlaca>,
    /// Número do Renavam.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub renavam: ::std::option::Option<
        super::types::NullableBeneficioVeiculoInputToRenavam,
    >,
    /// Situação, pelo nome cadastrado (decisão: até 200 caracteres).
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub situacao: ::std::option::Option<super::types::BeneficioInputToSituacao>,
    /// Participação do associado em um evento, em reais.
    #[serde(
        rename = "valorParticipacao",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub valor_participacao: ::std::option::Option<super::types::NullableValor>,
    /// Valor protegido, em reais.
    #[serde(
        rename = "valorProtegido",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub valor_protegido: ::std::option::Option<super::types::NullableValor>,
    /// Valor do veículo, em reais.
    #[serde(
        rename = "valorVeiculo",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub valor_veiculo: ::std::option::Option<super::types::NullableValor>,
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
    /// Códigos dos planos do dependente, como vão em `DependenteInputTO`.
    #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
    pub planos: ::std::vec::Vec<i32>,
    /// Sexo do dependente (decisão, os valores são os da interface).
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub sexo: ::std::option::Option<super::types::Sexo>,
    /// Telefone do dependente.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub telefone: ::std::option::Option<super::types::Telefone>,
}

/// Dependente a salvar; a atualização substitui o registro inteiro, salvo cartão e `ativo` ausentes (decisão).
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
#[cfg_attr(
    feature = "schemas",
    derive(::client_runtime::schemas::schemars::JsonSchema),
    schemars(crate = "::client_runtime::schemas::schemars")
)]
pub struct DependenteInputTo {
    /// Se o dependente está ativo; ausente na criação vale verdadeiro, na atualização fica como está (decisões).
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
    pub cpf: ::std::option::Option<super::types::NullableCpf>,
    /// Data de nascimento.
    #[serde(
        rename = "dataNascimento",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub data_nascimento: ::std::option::Option<super::types::NullableDataEntrada>,
    /// Documento de identidade (decisão: até 30 caracteres).
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub identidade: ::std::option::Option<
        super::types::NullableDependenteInputToIdentidade,
    >,
    /// Nome do dependente, com até 100 caracteres (decisão, não pode ser vazio).
    pub nome: super::types::DependenteInputToNome,
    /// Número do cartão de desconto; ausente na criação, o serviço o gera; ausente na atualização, fica o que há (decisões).
    #[serde(
        rename = "numeroCartaoDesconto",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub numero_cartao_desconto: ::std::option::Option<
        super::types::NullableNumeroCartaoDesconto,
    >,
    /// Código do parentesco; ausente vale `OUTRO` (decisão).
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub parentesco: ::std::option::Option<super::types::NullableParentesco>,
    /// Códigos dos planos do dependente (decisão, no máximo 100).
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub planos: ::std::option::Option<super::types::NullableCodigoPlanoList>,
    /// Sexo do dependente.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub sexo: ::std::option::Option<super::types::NullableSexo>,
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
    /// Veículo envolvido (decisão: do benefício ou do terceiro, conforme `envolvido`).
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub veiculo: ::std::option::Option<VeiculoTo>,
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
    pub cidade: ::std::option::Option<super::types::NullableLeadInputToCidade>,
    /// Código do consultor que atende o lead.
    #[serde(
        rename = "codConsultor",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub cod_consultor: ::std::option::Option<super::types::NullableCodigo>,
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
        super::types::NullableLeadInputToCodigoIntegracao,
    >,
    /// CPF ou CNPJ do lead.
    #[serde(rename = "cpfCnpj", skip_serializing_if = "::std::option::Option::is_none")]
    pub cpf_cnpj: ::std::option::Option<super::types::NullableCpfCnpj>,
    /// E-mail do lead.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub email: ::std::option::Option<super::types::NullableEmail>,
    /// O que o lead escreveu.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub mensagem: ::std::option::Option<super::types::NullableLeadInputToMensagem>,
    /// Nome do lead.
    #[serde(rename = "nomePessoa")]
    pub nome_pessoa: super::types::LeadInputToNomePessoa,
    /// De onde o lead veio.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub origem: ::std::option::Option<super::types::NullableLeadInputToOrigem>,
    /// Telefone do lead, com código de área.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub telefone: ::std::option::Option<super::types::NullableTelefone>,
    /// Sigla da unidade da federação.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub uf: ::std::option::Option<super::types::NullableLeadInputToUf>,
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
    /// Código do consultor que atende o lead.
    #[serde(
        rename = "codConsultor",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub cod_consultor: ::std::option::Option<i32>,
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
    /// Nome do consultor.
    #[serde(
        rename = "nomeConsultor",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub nome_consultor: ::std::option::Option<::std::string::String>,
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
    pub cod_consultor: ::std::option::Option<super::types::NullableCodigo>,
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
    pub cod_plano: ::std::option::Option<super::types::NullableCodigoPlano>,
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
    pub data_previsao_fechamento: ::std::option::Option<
        super::types::NullableDataEntrada,
    >,
    /// Descrição curta do negócio.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub descricao: ::std::option::Option<super::types::NullableNegocioInputToDescricao>,
    /// Motivo da perda, quando `PERDIDO`.
    #[serde(
        rename = "motivoPerda",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub motivo_perda: ::std::option::Option<
        super::types::NullableNegocioInputToMotivoPerda,
    >,
    /// Anotações.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub observacao: ::std::option::Option<
        super::types::NullableNegocioInputToObservacao,
    >,
    /// Situação do negócio; ausente na criação, `ABERTO`.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub situacao: ::std::option::Option<super::types::SituacaoNegocio>,
    /// Tipo do benefício negociado.
    #[serde(
        rename = "tipoBeneficio",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub tipo_beneficio: ::std::option::Option<super::types::NullableTipoBeneficio>,
    /// Valor mensal negociado, em reais.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub valor: ::std::option::Option<super::types::NullableValor>,
    /// Veículo a proteger, em negócio veicular.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub veiculo: ::std::option::Option<super::types::NullableVeiculoTo>,
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
    /// Código da loja da pessoa.
    #[serde(rename = "codLoja", skip_serializing_if = "::std::option::Option::is_none")]
    pub cod_loja: ::std::option::Option<i32>,
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
    /// O veículo por inteiro, em benefício veicular.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub veiculo: ::std::option::Option<VeiculoTo>,
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
    /// Códigos dos planos do dependente, como vão em `DependenteInputTO`.
    #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
    pub planos: ::std::vec::Vec<i32>,
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
    pub categoria_cnh: ::std::option::Option<
        super::types::NullablePessoaInputToCategoriaCnh,
    >,
    /// CNPJ da empresa a que o associado está ligado.
    #[serde(
        rename = "cnpjEmpresa",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub cnpj_empresa: ::std::option::Option<super::types::NullableCpfCnpj>,
    /// Código da loja.
    #[serde(rename = "codLoja", skip_serializing_if = "::std::option::Option::is_none")]
    pub cod_loja: ::std::option::Option<i32>,
    /// Identificador da pessoa no sistema de quem chama (decisão: até 60 caracteres).
    #[serde(
        rename = "codigoIntegracao",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub codigo_integracao: ::std::option::Option<
        super::types::NullablePessoaInputToCodigoIntegracao,
    >,
    /// Nome do cônjuge.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub conjuge: ::std::option::Option<super::types::NullablePessoaInputToConjuge>,
    /// CPF ou CNPJ da pessoa.
    #[serde(rename = "cpfCnpj")]
    pub cpf_cnpj: super::types::CpfCnpj,
    /// CPF ou CNPJ de quem paga.
    #[serde(
        rename = "cpfCnpjResponsavelFinanceiro",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub cpf_cnpj_responsavel_financeiro: ::std::option::Option<
        super::types::NullableCpfCnpj,
    >,
    /// Dia da expedição da identidade.
    #[serde(
        rename = "dataExpedicao",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub data_expedicao: ::std::option::Option<super::types::NullableDataEntrada>,
    /// Data de nascimento.
    #[serde(
        rename = "dataNascimento",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub data_nascimento: ::std::option::Option<super::types::NullableDataEntrada>,
    /// E-mail da pessoa.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub email: ::std::option::Option<super::types::NullableEmail>,
    /// Endereço da pessoa.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub endereco: ::std::option::Option<super::types::NullableEnderecoTo>,
    /// Endereço de quem paga.
    #[serde(
        rename = "enderecoResponsavelFinanceiro",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub endereco_responsavel_financeiro: ::std::option::Option<
        super::types::NullableEnderecoTo,
    >,
    /// Estado civil.
    #[serde(
        rename = "estadoCivil",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub estado_civil: ::std::option::Option<
        super::types::NullablePessoaInputToEstadoCivil,
    >,
    /// Documento de identidade.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub identidade: ::std::option::Option<super::types::NullablePessoaInputToIdentidade>,
    /// Inscrição estadual.
    #[serde(
        rename = "inscricaoEstadual",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub inscricao_estadual: ::std::option::Option<
        super::types::NullablePessoaInputToInscricaoEstadual,
    >,
    /// Inscrição municipal.
    #[serde(
        rename = "inscricaoMunicipal",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub inscricao_municipal: ::std::option::Option<
        super::types::NullablePessoaInputToInscricaoMunicipal,
    >,
    /// Natureza da pessoa; ausente, vem do tamanho do documento.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub natureza: ::std::option::Option<super::types::Natureza>,
    /// Nome da empresa a que o associado está ligado.
    #[serde(
        rename = "nomeEmpresa",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub nome_empresa: ::std::option::Option<
        super::types::NullablePessoaInputToNomeEmpresa,
    >,
    /// Nome fantasia.
    #[serde(
        rename = "nomeFantasia",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub nome_fantasia: ::std::option::Option<
        super::types::NullablePessoaInputToNomeFantasia,
    >,
    /// Nome da mãe.
    #[serde(rename = "nomeMae", skip_serializing_if = "::std::option::Option::is_none")]
    pub nome_mae: ::std::option::Option<super::types::NullablePessoaInputToNomeMae>,
    /// Nome ou razão social (decisão: de 1 a 200 caracteres).
    #[serde(rename = "nomePessoa")]
    pub nome_pessoa: super::types::PessoaInputToNomePessoa,
    /// Número da carteira de habilitação.
    #[serde(
        rename = "numeroCnh",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub numero_cnh: ::std::option::Option<super::types::NullablePessoaInputToNumeroCnh>,
    /// Órgão expedidor da identidade.
    #[serde(
        rename = "orgaoExpedidor",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub orgao_expedidor: ::std::option::Option<
        super::types::NullablePessoaInputToOrgaoExpedidor,
    >,
    /// Se aceita receber e-mails.
    #[serde(
        rename = "recebeEmail",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub recebe_email: ::std::option::Option<super::types::NullableFlag>,
    /// Se aceita receber mensagens pelo WhatsApp.
    #[serde(
        rename = "recebeWhatsApp",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub recebe_whats_app: ::std::option::Option<super::types::NullableFlag>,
    /// Representante legal da empresa.
    #[serde(
        rename = "representanteLegal",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub representante_legal: ::std::option::Option<
        super::types::NullablePessoaInputToRepresentanteLegal,
    >,
    /// Sexo da pessoa.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub sexo: ::std::option::Option<super::types::NullableSexo>,
    /// Telefones da pessoa (decisão, no máximo 10).
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub telefones: ::std::option::Option<super::types::NullableTelefoneInputToList>,
    /// Validade da carteira de habilitação.
    #[serde(
        rename = "validadeCnh",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub validade_cnh: ::std::option::Option<super::types::NullableDataEntrada>,
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
    /// `BeneficioInputTo`
    #[derive(Clone, Debug)]
    pub struct BeneficioInputTo {
        ativo: ::std::result::Result<::std::option::Option<bool>, ::std::string::String>,
        cod_beneficio: ::std::result::Result<
            ::std::option::Option<i32>,
            ::std::string::String,
        >,
        cod_consultor: ::std::result::Result<
            ::std::option::Option<super::types::NullableCodigo>,
            ::std::string::String,
        >,
        cod_loja: ::std::result::Result<
            ::std::option::Option<i32>,
            ::std::string::String,
        >,
        cod_plano: ::std::result::Result<i32, ::std::string::String>,
        cod_representante: ::std::result::Result<
            ::std::option::Option<super::types::NullableCodigo>,
            ::std::string::String,
        >,
        codigo_integracao: ::std::result::Result<
            ::std::option::Option<
                super::types::NullableBeneficioInputToCodigoIntegracao,
            >,
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
            ::std::option::Option<super::types::NullableDiaVencimento>,
            ::std::string::String,
        >,
        numero_cartao_desconto: ::std::result::Result<
            ::std::option::Option<super::types::NullableNumeroCartaoDesconto>,
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
            T: ::std::convert::TryInto<
                ::std::option::Option<super::types::NullableCodigo>,
            >,
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
            T: ::std::convert::TryInto<
                ::std::option::Option<super::types::NullableCodigo>,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.cod_representante = ::client_runtime::given("cod_representante", value);
            self
        }

        /// Sets `codigo_integracao`.
        pub fn codigo_integracao<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::option::Option<
                    super::types::NullableBeneficioInputToCodigoIntegracao,
                >,
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
            T: ::std::convert::TryInto<
                ::std::option::Option<super::types::NullableDiaVencimento>,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.dia_vencimento = ::client_runtime::given("dia_vencimento", value);
            self
        }

        /// Sets `numero_cartao_desconto`.
        pub fn numero_cartao_desconto<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::option::Option<super::types::NullableNumeroCartaoDesconto>,
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

    /// `BeneficioVeiculoInputTo`
    #[derive(Clone, Debug)]
    pub struct BeneficioVeiculoInputTo {
        ano_fabricacao: ::std::result::Result<
            ::std::option::Option<super::types::NullableAnoVeiculo>,
            ::std::string::String,
        >,
        ano_modelo: ::std::result::Result<
            ::std::option::Option<super::types::NullableAnoVeiculo>,
            ::std::string::String,
        >,
        ativo: ::std::result::Result<::std::option::Option<bool>, ::std::string::String>,
        categoria: ::std::result::Result<
            ::std::option::Option<super::types::NullableCategoriaVeiculo>,
            ::std::string::String,
        >,
        chassi: ::std::result::Result<
            ::std::option::Option<super::types::NullableChassi>,
            ::std::string::String,
        >,
        cod_beneficio: ::std::result::Result<
            ::std::option::Option<i32>,
            ::std::string::String,
        >,
        cod_consultor: ::std::result::Result<
            ::std::option::Option<super::types::NullableCodigo>,
            ::std::string::String,
        >,
        cod_loja: ::std::result::Result<
            ::std::option::Option<i32>,
            ::std::string::String,
        >,
        cod_plano: ::std::result::Result<i32, ::std::string::String>,
        cod_representante: ::std::result::Result<
            ::std::option::Option<super::types::NullableCodigo>,
            ::std::string::String,
        >,
        cod_tipo_veiculo: ::std::result::Result<
            ::std::option::Option<super::types::NullableCodigo>,
            ::std::string::String,
        >,
        codigo_integracao: ::std::result::Result<
            ::std::option::Option<
                super::types::NullableBeneficioInputToCodigoIntegracao,
            >,
            ::std::string::String,
        >,
        combustivel: ::std::result::Result<
            ::std::option::Option<super::types::NullableCombustivel>,
            ::std::string::String,
        >,
        cor: ::std::result::Result<
            ::std::option::Option<super::types::NullableBeneficioVeiculoInputToCor>,
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
            ::std::option::Option<super::types::NullableDiaVencimento>,
            ::std::string::String,
        >,
        marca: ::std::result::Result<
            ::std::option::Option<super::types::NullableBeneficioVeiculoInputToMarca>,
            ::std::string::String,
        >,
        modelo: ::std::result::Result<
            ::std::option::Option<super::types::NullableBeneficioVeiculoInputToModelo>,
            ::std::string::String,
        >,
        numero_cartao_desconto: ::std::result::Result<
            ::std::option::Option<super::types::NullableNumeroCartaoDesconto>,
            ::std::string::String,
        >,
        numero_portas: ::std::result::Result<
            ::std::option::Option<super::types::NullableInteger>,
            ::std::string::String,
        >,
        placa: ::std::result::Result<
            ::std::option::Option<super::types::NullablePlaca>,
            ::std::string::String,
        >,
        renavam: ::std::result::Result<
            ::std::option::Option<super::types::NullableBeneficioVeiculoInputToRenavam>,
            ::std::string::String,
        >,
        situacao: ::std::result::Result<
            ::std::option::Option<super::types::BeneficioInputToSituacao>,
            ::std::string::String,
        >,
        valor_participacao: ::std::result::Result<
            ::std::option::Option<super::types::NullableValor>,
            ::std::string::String,
        >,
        valor_protegido: ::std::result::Result<
            ::std::option::Option<super::types::NullableValor>,
            ::std::string::String,
        >,
        valor_veiculo: ::std::result::Result<
            ::std::option::Option<super::types::NullableValor>,
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
            T: ::std::convert::TryInto<
                ::std::option::Option<super::types::NullableAnoVeiculo>,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.ano_fabricacao = ::client_runtime::given("ano_fabricacao", value);
            self
        }

        /// Sets `ano_modelo`.
        pub fn ano_modelo<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::option::Option<super::types::NullableAnoVeiculo>,
            >,
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
                ::std::option::Option<super::types::NullableCategoriaVeiculo>,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.categoria = ::client_runtime::given("categoria", value);
            self
        }

        /// Sets `chassi`.
        pub fn chassi<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::option::Option<super::types::NullableChassi>,
            >,
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
            T: ::std::convert::TryInto<
                ::std::option::Option<super::types::NullableCodigo>,
            >,
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
            T: ::std::convert::TryInto<
                ::std::option::Option<super::types::NullableCodigo>,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.cod_representante = ::client_runtime::given("cod_representante", value);
            self
        }

        /// Sets `cod_tipo_veiculo`.
        pub fn cod_tipo_veiculo<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::option::Option<super::types::NullableCodigo>,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.cod_tipo_veiculo = ::client_runtime::given("cod_tipo_veiculo", value);
            self
        }

        /// Sets `codigo_integracao`.
        pub fn codigo_integracao<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::option::Option<
                    super::types::NullableBeneficioInputToCodigoIntegracao,
                >,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.codigo_integracao = ::client_runtime::given("codigo_integracao", value);
            self
        }

        /// Sets `combustivel`.
        pub fn combustivel<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::option::Option<super::types::NullableCombustivel>,
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
                ::std::option::Option<super::types::NullableBeneficioVeiculoInputToCor>,
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
            T: ::std::convert::TryInto<
                ::std::option::Option<super::types::NullableDiaVencimento>,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.dia_vencimento = ::client_runtime::given("dia_vencimento", value);
            self
        }

        /// Sets `marca`.
        pub fn marca<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::option::Option<super::types::NullableBeneficioVeiculoInputToMarca>,
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
                ::std::option::Option<
                    super::types::NullableBeneficioVeiculoInputToModelo,
                >,
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
                ::std::option::Option<super::types::NullableNumeroCartaoDesconto>,
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
            T: ::std::convert::TryInto<
                ::std::option::Option<super::types::NullableInteger>,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.numero_portas = ::client_runtime::given("numero_portas", value);
            self
        }

        /// Sets `placa`.
        pub fn placa<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::option::Option<super::types::NullablePlaca>,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.placa = ::client_runtime::given("placa", value);
            self
        }

        /// Sets `renavam`.
        pub fn renavam<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::option::Option<
                    super::types::NullableBeneficioVeiculoInputToRenavam,
                >,
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
            T: ::std::convert::TryInto<
                ::std::option::Option<super::types::NullableValor>,
            >,
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
            T: ::std::convert::TryInto<
                ::std::option::Option<super::types::NullableValor>,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.valor_protegido = ::client_runtime::given("valor_protegido", value);
            self
        }

        /// Sets `valor_veiculo`.
        pub fn valor_veiculo<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::option::Option<super::types::NullableValor>,
            >,
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
            ::std::option::Option<super::types::NullableCpf>,
            ::std::string::String,
        >,
        data_nascimento: ::std::result::Result<
            ::std::option::Option<super::types::NullableDataEntrada>,
            ::std::string::String,
        >,
        identidade: ::std::result::Result<
            ::std::option::Option<super::types::NullableDependenteInputToIdentidade>,
            ::std::string::String,
        >,
        nome: ::std::result::Result<
            super::types::DependenteInputToNome,
            ::std::string::String,
        >,
        numero_cartao_desconto: ::std::result::Result<
            ::std::option::Option<super::types::NullableNumeroCartaoDesconto>,
            ::std::string::String,
        >,
        parentesco: ::std::result::Result<
            ::std::option::Option<super::types::NullableParentesco>,
            ::std::string::String,
        >,
        planos: ::std::result::Result<
            ::std::option::Option<super::types::NullableCodigoPlanoList>,
            ::std::string::String,
        >,
        sexo: ::std::result::Result<
            ::std::option::Option<super::types::NullableSexo>,
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
            T: ::std::convert::TryInto<::std::option::Option<super::types::NullableCpf>>,
            T::Error: ::std::fmt::Display,
        {
            self.cpf = ::client_runtime::given("cpf", value);
            self
        }

        /// Sets `data_nascimento`.
        pub fn data_nascimento<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::option::Option<super::types::NullableDataEntrada>,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.data_nascimento = ::client_runtime::given("data_nascimento", value);
            self
        }

        /// Sets `identidade`.
        pub fn identidade<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::option::Option<super::types::NullableDependenteInputToIdentidade>,
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
                ::std::option::Option<super::types::NullableNumeroCartaoDesconto>,
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
            T: ::std::convert::TryInto<
                ::std::option::Option<super::types::NullableParentesco>,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.parentesco = ::client_runtime::given("parentesco", value);
            self
        }

        /// Sets `planos`.
        pub fn planos<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::option::Option<super::types::NullableCodigoPlanoList>,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.planos = ::client_runtime::given("planos", value);
            self
        }

        /// Sets `sexo`.
        pub fn sexo<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::option::Option<super::types::NullableSexo>,
            >,
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

    /// `LeadInputTo`
    #[derive(Clone, Debug)]
    pub struct LeadInputTo {
        cidade: ::std::result::Result<
            ::std::option::Option<super::types::NullableLeadInputToCidade>,
            ::std::string::String,
        >,
        cod_consultor: ::std::result::Result<
            ::std::option::Option<super::types::NullableCodigo>,
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
            ::std::option::Option<super::types::NullableLeadInputToCodigoIntegracao>,
            ::std::string::String,
        >,
        cpf_cnpj: ::std::result::Result<
            ::std::option::Option<super::types::NullableCpfCnpj>,
            ::std::string::String,
        >,
        email: ::std::result::Result<
            ::std::option::Option<super::types::NullableEmail>,
            ::std::string::String,
        >,
        mensagem: ::std::result::Result<
            ::std::option::Option<super::types::NullableLeadInputToMensagem>,
            ::std::string::String,
        >,
        nome_pessoa: ::std::result::Result<
            super::types::LeadInputToNomePessoa,
            ::std::string::String,
        >,
        origem: ::std::result::Result<
            ::std::option::Option<super::types::NullableLeadInputToOrigem>,
            ::std::string::String,
        >,
        telefone: ::std::result::Result<
            ::std::option::Option<super::types::NullableTelefone>,
            ::std::string::String,
        >,
        uf: ::std::result::Result<
            ::std::option::Option<super::types::NullableLeadInputToUf>,
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
                ::std::option::Option<super::types::NullableLeadInputToCidade>,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.cidade = ::client_runtime::given("cidade", value);
            self
        }

        /// Sets `cod_consultor`.
        pub fn cod_consultor<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::option::Option<super::types::NullableCodigo>,
            >,
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
                ::std::option::Option<super::types::NullableLeadInputToCodigoIntegracao>,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.codigo_integracao = ::client_runtime::given("codigo_integracao", value);
            self
        }

        /// Sets `cpf_cnpj`.
        pub fn cpf_cnpj<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::option::Option<super::types::NullableCpfCnpj>,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.cpf_cnpj = ::client_runtime::given("cpf_cnpj", value);
            self
        }

        /// Sets `email`.
        pub fn email<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::option::Option<super::types::NullableEmail>,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.email = ::client_runtime::given("email", value);
            self
        }

        /// Sets `mensagem`.
        pub fn mensagem<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::option::Option<super::types::NullableLeadInputToMensagem>,
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
                ::std::option::Option<super::types::NullableLeadInputToOrigem>,
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
                ::std::option::Option<super::types::NullableLeadInputToUf>,
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
            ::std::option::Option<super::types::NullableCodigo>,
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
            ::std::option::Option<super::types::NullableCodigoPlano>,
            ::std::string::String,
        >,
        cod_usuario_responsavel: ::std::result::Result<
            ::std::option::Option<i32>,
            ::std::string::String,
        >,
        data_previsao_fechamento: ::std::result::Result<
            ::std::option::Option<super::types::NullableDataEntrada>,
            ::std::string::String,
        >,
        descricao: ::std::result::Result<
            ::std::option::Option<super::types::NullableNegocioInputToDescricao>,
            ::std::string::String,
        >,
        motivo_perda: ::std::result::Result<
            ::std::option::Option<super::types::NullableNegocioInputToMotivoPerda>,
            ::std::string::String,
        >,
        observacao: ::std::result::Result<
            ::std::option::Option<super::types::NullableNegocioInputToObservacao>,
            ::std::string::String,
        >,
        situacao: ::std::result::Result<
            ::std::option::Option<super::types::SituacaoNegocio>,
            ::std::string::String,
        >,
        tipo_beneficio: ::std::result::Result<
            ::std::option::Option<super::types::NullableTipoBeneficio>,
            ::std::string::String,
        >,
        valor: ::std::result::Result<
            ::std::option::Option<super::types::NullableValor>,
            ::std::string::String,
        >,
        veiculo: ::std::result::Result<
            ::std::option::Option<super::types::NullableVeiculoTo>,
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
            T: ::std::convert::TryInto<
                ::std::option::Option<super::types::NullableCodigo>,
            >,
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
            T: ::std::convert::TryInto<
                ::std::option::Option<super::types::NullableCodigoPlano>,
            >,
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
            T: ::std::convert::TryInto<
                ::std::option::Option<super::types::NullableDataEntrada>,
            >,
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
                ::std::option::Option<super::types::NullableNegocioInputToDescricao>,
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
                ::std::option::Option<super::types::NullableNegocioInputToMotivoPerda>,
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
                ::std::option::Option<super::types::NullableNegocioInputToObservacao>,
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
                ::std::option::Option<super::types::NullableTipoBeneficio>,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.tipo_beneficio = ::client_runtime::given("tipo_beneficio", value);
            self
        }

        /// Sets `valor`.
        pub fn valor<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::option::Option<super::types::NullableValor>,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.valor = ::client_runtime::given("valor", value);
            self
        }

        /// Sets `veiculo`.
        pub fn veiculo<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::option::Option<super::types::NullableVeiculoTo>,
            >,
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

    /// `PessoaInputTo`
    #[derive(Clone, Debug)]
    pub struct PessoaInputTo {
        categoria_cnh: ::std::result::Result<
            ::std::option::Option<super::types::NullablePessoaInputToCategoriaCnh>,
            ::std::string::String,
        >,
        cnpj_empresa: ::std::result::Result<
            ::std::option::Option<super::types::NullableCpfCnpj>,
            ::std::string::String,
        >,
        cod_loja: ::std::result::Result<
            ::std::option::Option<i32>,
            ::std::string::String,
        >,
        codigo_integracao: ::std::result::Result<
            ::std::option::Option<super::types::NullablePessoaInputToCodigoIntegracao>,
            ::std::string::String,
        >,
        conjuge: ::std::result::Result<
            ::std::option::Option<super::types::NullablePessoaInputToConjuge>,
            ::std::string::String,
        >,
        cpf_cnpj: ::std::result::Result<super::types::CpfCnpj, ::std::string::String>,
        cpf_cnpj_responsavel_financeiro: ::std::result::Result<
            ::std::option::Option<super::types::NullableCpfCnpj>,
            ::std::string::String,
        >,
        data_expedicao: ::std::result::Result<
            ::std::option::Option<super::types::NullableDataEntrada>,
            ::std::string::String,
        >,
        data_nascimento: ::std::result::Result<
            ::std::option::Option<super::types::NullableDataEntrada>,
            ::std::string::String,
        >,
        email: ::std::result::Result<
            ::std::option::Option<super::types::NullableEmail>,
            ::std::string::String,
        >,
        endereco: ::std::result::Result<
            ::std::option::Option<super::types::NullableEnderecoTo>,
            ::std::string::String,
        >,
        endereco_responsavel_financeiro: ::std::result::Result<
            ::std::option::Option<super::types::NullableEnderecoTo>,
            ::std::string::String,
        >,
        estado_civil: ::std::result::Result<
            ::std::option::Option<super::types::NullablePessoaInputToEstadoCivil>,
            ::std::string::String,
        >,
        identidade: ::std::result::Result<
            ::std::option::Option<super::types::NullablePessoaInputToIdentidade>,
            ::std::string::String,
        >,
        inscricao_estadual: ::std::result::Result<
            ::std::option::Option<super::types::NullablePessoaInputToInscricaoEstadual>,
            ::std::string::String,
        >,
        inscricao_municipal: ::std::result::Result<
            ::std::option::Option<super::types::NullablePessoaInputToInscricaoMunicipal>,
            ::std::string::String,
        >,
        natureza: ::std::result::Result<
            ::std::option::Option<super::types::Natureza>,
            ::std::string::String,
        >,
        nome_empresa: ::std::result::Result<
            ::std::option::Option<super::types::NullablePessoaInputToNomeEmpresa>,
            ::std::string::String,
        >,
        nome_fantasia: ::std::result::Result<
            ::std::option::Option<super::types::NullablePessoaInputToNomeFantasia>,
            ::std::string::String,
        >,
        nome_mae: ::std::result::Result<
            ::std::option::Option<super::types::NullablePessoaInputToNomeMae>,
            ::std::string::String,
        >,
        nome_pessoa: ::std::result::Result<
            super::types::PessoaInputToNomePessoa,
            ::std::string::String,
        >,
        numero_cnh: ::std::result::Result<
            ::std::option::Option<super::types::NullablePessoaInputToNumeroCnh>,
            ::std::string::String,
        >,
        orgao_expedidor: ::std::result::Result<
            ::std::option::Option<super::types::NullablePessoaInputToOrgaoExpedidor>,
            ::std::string::String,
        >,
        recebe_email: ::std::result::Result<
            ::std::option::Option<super::types::NullableFlag>,
            ::std::string::String,
        >,
        recebe_whats_app: ::std::result::Result<
            ::std::option::Option<super::types::NullableFlag>,
            ::std::string::String,
        >,
        representante_legal: ::std::result::Result<
            ::std::option::Option<super::types::NullablePessoaInputToRepresentanteLegal>,
            ::std::string::String,
        >,
        sexo: ::std::result::Result<
            ::std::option::Option<super::types::NullableSexo>,
            ::std::string::String,
        >,
        telefones: ::std::result::Result<
            ::std::option::Option<super::types::NullableTelefoneInputToList>,
            ::std::string::String,
        >,
        validade_cnh: ::std::result::Result<
            ::std::option::Option<super::types::NullableDataEntrada>,
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
                ::std::option::Option<super::types::NullablePessoaInputToCategoriaCnh>,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.categoria_cnh = ::client_runtime::given("categoria_cnh", value);
            self
        }

        /// Sets `cnpj_empresa`.
        pub fn cnpj_empresa<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::option::Option<super::types::NullableCpfCnpj>,
            >,
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
                ::std::option::Option<
                    super::types::NullablePessoaInputToCodigoIntegracao,
                >,
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
                ::std::option::Option<super::types::NullablePessoaInputToConjuge>,
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
            T: ::std::convert::TryInto<
                ::std::option::Option<super::types::NullableCpfCnpj>,
            >,
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
            T: ::std::convert::TryInto<
                ::std::option::Option<super::types::NullableDataEntrada>,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.data_expedicao = ::client_runtime::given("data_expedicao", value);
            self
        }

        /// Sets `data_nascimento`.
        pub fn data_nascimento<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::option::Option<super::types::NullableDataEntrada>,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.data_nascimento = ::client_runtime::given("data_nascimento", value);
            self
        }

        /// Sets `email`.
        pub fn email<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::option::Option<super::types::NullableEmail>,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.email = ::client_runtime::given("email", value);
            self
        }

        /// Sets `endereco`.
        pub fn endereco<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::option::Option<super::types::NullableEnderecoTo>,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.endereco = ::client_runtime::given("endereco", value);
            self
        }

        /// Sets `endereco_responsavel_financeiro`.
        pub fn endereco_responsavel_financeiro<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::option::Option<super::types::NullableEnderecoTo>,
            >,
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
                ::std::option::Option<super::types::NullablePessoaInputToEstadoCivil>,
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
                ::std::option::Option<super::types::NullablePessoaInputToIdentidade>,
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
                ::std::option::Option<
                    super::types::NullablePessoaInputToInscricaoEstadual,
                >,
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
                ::std::option::Option<
                    super::types::NullablePessoaInputToInscricaoMunicipal,
                >,
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
                ::std::option::Option<super::types::NullablePessoaInputToNomeEmpresa>,
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
                ::std::option::Option<super::types::NullablePessoaInputToNomeFantasia>,
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
                ::std::option::Option<super::types::NullablePessoaInputToNomeMae>,
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
                ::std::option::Option<super::types::NullablePessoaInputToNumeroCnh>,
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
                ::std::option::Option<super::types::NullablePessoaInputToOrgaoExpedidor>,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.orgao_expedidor = ::client_runtime::given("orgao_expedidor", value);
            self
        }

        /// Sets `recebe_email`.
        pub fn recebe_email<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::option::Option<super::types::NullableFlag>,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.recebe_email = ::client_runtime::given("recebe_email", value);
            self
        }

        /// Sets `recebe_whats_app`.
        pub fn recebe_whats_app<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::option::Option<super::types::NullableFlag>,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.recebe_whats_app = ::client_runtime::given("recebe_whats_app", value);
            self
        }

        /// Sets `representante_legal`.
        pub fn representante_legal<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::option::Option<
                    super::types::NullablePessoaInputToRepresentanteLegal,
                >,
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
            T: ::std::convert::TryInto<
                ::std::option::Option<super::types::NullableSexo>,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.sexo = ::client_runtime::given("sexo", value);
            self
        }

        /// Sets `telefones`.
        pub fn telefones<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::option::Option<super::types::NullableTelefoneInputToList>,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.telefones = ::client_runtime::given("telefones", value);
            self
        }

        /// Sets `validade_cnh`.
        pub fn validade_cnh<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::option::Option<super::types::NullableDataEntrada>,
            >,
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

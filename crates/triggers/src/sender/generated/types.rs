//! Types of what is sent and answered.
//!
//! Made from `spec/triggers.yaml` by `cargo xtask generate`; do not edit.

mod own;

pub use own::*;
use super::types;

/// Dados do benefício.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, Default)]
#[cfg_attr(
    feature = "schemas",
    derive(::client_runtime::schemas::schemars::JsonSchema),
    schemars(crate = "::client_runtime::schemas::schemars")
)]
pub struct BeneficioObjeto {
    /// Loja (unidade) do benefício.
    #[serde(rename = "codLoja", skip_serializing_if = "::std::option::Option::is_none")]
    pub cod_loja: ::std::option::Option<i32>,
    /// Titular do benefício.
    #[serde(
        rename = "codPessoa",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub cod_pessoa: ::std::option::Option<i32>,
    /// Cor de destaque da situação.
    #[serde(
        rename = "corDestaque",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub cor_destaque: ::std::option::Option<super::types::CorHex>,
    /// Cor do texto sobre a cor de destaque. Só aqui o nome tem I maiúsculo.
    #[serde(
        rename = "corInversa",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub cor_inversa: ::std::option::Option<super::types::CorHex>,
    /// Data da adesão. Falta enquanto não houve adesão.
    #[serde(
        rename = "dataAdesao",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub data_adesao: ::std::option::Option<::chrono::DateTime<::chrono::offset::Utc>>,
    /// Data do cadastro.
    #[serde(
        rename = "dataCadastro",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub data_cadastro: ::std::option::Option<::chrono::DateTime<::chrono::offset::Utc>>,
    /// Descrição do benefício.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub descricao: ::std::option::Option<super::types::Texto>,
    /// Identificador do benefício (`codBeneficio` nas operações do serviço).
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub id: ::std::option::Option<i32>,
    /// Nome da loja.
    #[serde(rename = "nomeLoja", skip_serializing_if = "::std::option::Option::is_none")]
    pub nome_loja: ::std::option::Option<super::types::Nome>,
    /// Nome da nova situação.
    #[serde(
        rename = "nomeSituacao",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub nome_situacao: ::std::option::Option<super::types::Nome>,
    /// Número sequencial do benefício.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub sequencial: ::std::option::Option<i32>,
    /// Tipo do benefício.
    #[serde(
        rename = "tipoBeneficio",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub tipo_beneficio: ::std::option::Option<super::types::TipoBeneficio>,
}

impl BeneficioObjeto {
    /// A builder with nothing set.
    pub fn builder() -> builder::BeneficioObjeto {
        Default::default()
    }
}

/// Dados da consulta médica.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, Default)]
#[cfg_attr(
    feature = "schemas",
    derive(::client_runtime::schemas::schemars::JsonSchema),
    schemars(crate = "::client_runtime::schemas::schemars")
)]
pub struct ConsultaObjeto {
    /// Benefício que dá direito à consulta.
    #[serde(
        rename = "codBeneficio",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub cod_beneficio: ::std::option::Option<i32>,
    /// Código da clínica.
    #[serde(
        rename = "codClinica",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub cod_clinica: ::std::option::Option<i32>,
    /// Código da especialidade médica.
    #[serde(
        rename = "codEspecialidade",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub cod_especialidade: ::std::option::Option<i32>,
    /// Código do médico.
    #[serde(
        rename = "codMedico",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub cod_medico: ::std::option::Option<i32>,
    /// Pessoa que será atendida.
    #[serde(
        rename = "codPessoa",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub cod_pessoa: ::std::option::Option<i32>,
    /// Cor de destaque da situação.
    #[serde(
        rename = "corDestaque",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub cor_destaque: ::std::option::Option<super::types::CorHex>,
    /// Cor do texto sobre a cor de destaque. O nome se escreve todo em minúsculas.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub corinversa: ::std::option::Option<super::types::CorHex>,
    /// Data em que a consulta foi pedida.
    #[serde(
        rename = "dataAbertura",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub data_abertura: ::std::option::Option<::chrono::DateTime<::chrono::offset::Utc>>,
    /// Data e hora marcadas.
    #[serde(
        rename = "dataConsulta",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub data_consulta: ::std::option::Option<::chrono::DateTime<::chrono::offset::Utc>>,
    /// Endereço do atendimento, em uma linha.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub endereco: ::std::option::Option<super::types::Texto>,
    /// Identificador da consulta.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub id: ::std::option::Option<i32>,
    /// Nome da clínica.
    #[serde(
        rename = "nomeClinica",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub nome_clinica: ::std::option::Option<super::types::Nome>,
    /// Nome da especialidade médica.
    #[serde(
        rename = "nomeEspecialidade",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub nome_especialidade: ::std::option::Option<super::types::Nome>,
    /// Nome do médico.
    #[serde(
        rename = "nomeMedico",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub nome_medico: ::std::option::Option<super::types::Nome>,
    /// Nome da nova situação.
    #[serde(
        rename = "nomeSituacao",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub nome_situacao: ::std::option::Option<super::types::Nome>,
    /// Protocolo da consulta.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub protocolo: ::std::option::Option<i64>,
}

impl ConsultaObjeto {
    /// A builder with nothing set.
    pub fn builder() -> builder::ConsultaObjeto {
        Default::default()
    }
}

/// Dados do evento, como uma colisão ou um furto.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, Default)]
#[cfg_attr(
    feature = "schemas",
    derive(::client_runtime::schemas::schemars::JsonSchema),
    schemars(crate = "::client_runtime::schemas::schemars")
)]
pub struct EventoObjeto {
    /// Benefício atingido pelo evento.
    #[serde(
        rename = "codBeneficio",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub cod_beneficio: ::std::option::Option<i32>,
    /// Pessoa associada ao evento.
    #[serde(
        rename = "codPessoa",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub cod_pessoa: ::std::option::Option<i32>,
    /// Código do tipo de evento.
    #[serde(
        rename = "codTipoEvento",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub cod_tipo_evento: ::std::option::Option<i32>,
    /// Cor de destaque da situação.
    #[serde(
        rename = "corDestaque",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub cor_destaque: ::std::option::Option<super::types::CorHex>,
    /// Cor do texto sobre a cor de destaque. O nome se escreve todo em minúsculas.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub corinversa: ::std::option::Option<super::types::CorHex>,
    /// Data em que o evento foi aberto.
    #[serde(
        rename = "dataAbertura",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub data_abertura: ::std::option::Option<::chrono::DateTime<::chrono::offset::Utc>>,
    /// Data do encerramento. Falta enquanto o evento está aberto.
    #[serde(
        rename = "dataEncerramento",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub data_encerramento: ::std::option::Option<
        ::chrono::DateTime<::chrono::offset::Utc>,
    >,
    /// O que aconteceu.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub descricao: ::std::option::Option<super::types::Texto>,
    /// Identificador do evento (`codEvento` nas operações do serviço).
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub id: ::std::option::Option<i32>,
    /// Nome da nova situação.
    #[serde(
        rename = "nomeSituacao",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub nome_situacao: ::std::option::Option<super::types::Nome>,
    /// Nome do tipo de evento.
    #[serde(
        rename = "nomeTipoEvento",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub nome_tipo_evento: ::std::option::Option<super::types::Nome>,
    /// Prioridade do evento.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub prioridade: ::std::option::Option<super::types::Prioridade>,
    /// Protocolo do evento; nas operações de evento do serviço o mesmo número vem como texto.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub protocolo: ::std::option::Option<i64>,
}

impl EventoObjeto {
    /// A builder with nothing set.
    pub fn builder() -> builder::EventoObjeto {
        Default::default()
    }
}

/// Mudança de situação de um benefício.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
#[cfg_attr(
    feature = "schemas",
    derive(::client_runtime::schemas::schemars::JsonSchema),
    schemars(crate = "::client_runtime::schemas::schemars")
)]
pub struct GatilhoBeneficio {
    /// Identificador do registro no histórico da situação. Falta somente no aviso de teste.
    #[serde(
        rename = "codHistorico",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub cod_historico: ::std::option::Option<i32>,
    /// Data do registro no histórico.
    #[serde(
        rename = "dataHistorico",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub data_historico: ::std::option::Option<::chrono::DateTime<::chrono::offset::Utc>>,
    /// Entidade a que o gatilho se refere; aqui, `["Benefício"]`.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub entidade: ::std::option::Option<super::types::Entidade>,
    /// Dados do benefício depois da mudança.
    pub objeto: BeneficioObjeto,
}

impl GatilhoBeneficio {
    /// A builder with nothing set.
    pub fn builder() -> builder::GatilhoBeneficio {
        Default::default()
    }
}

/// Mudança de situação de uma consulta médica.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
#[cfg_attr(
    feature = "schemas",
    derive(::client_runtime::schemas::schemars::JsonSchema),
    schemars(crate = "::client_runtime::schemas::schemars")
)]
pub struct GatilhoConsulta {
    /// Identificador do registro no histórico da situação. Falta somente no aviso de teste.
    #[serde(
        rename = "codHistorico",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub cod_historico: ::std::option::Option<i32>,
    /// Data do registro no histórico.
    #[serde(
        rename = "dataHistorico",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub data_historico: ::std::option::Option<::chrono::DateTime<::chrono::offset::Utc>>,
    /// Entidade a que o gatilho se refere; aqui, `["Consulta"]`.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub entidade: ::std::option::Option<super::types::Entidade>,
    /// Dados da consulta depois da mudança.
    pub objeto: ConsultaObjeto,
}

impl GatilhoConsulta {
    /// A builder with nothing set.
    pub fn builder() -> builder::GatilhoConsulta {
        Default::default()
    }
}

/// Mudança de situação de um evento.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
#[cfg_attr(
    feature = "schemas",
    derive(::client_runtime::schemas::schemars::JsonSchema),
    schemars(crate = "::client_runtime::schemas::schemars")
)]
pub struct GatilhoEvento {
    /// Identificador do registro no histórico da situação. Falta somente no aviso de teste.
    #[serde(
        rename = "codHistorico",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub cod_historico: ::std::option::Option<i32>,
    /// Data do registro no histórico.
    #[serde(
        rename = "dataHistorico",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub data_historico: ::std::option::Option<::chrono::DateTime<::chrono::offset::Utc>>,
    /// Entidade a que o gatilho se refere; aqui, `["Evento"]`.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub entidade: ::std::option::Option<super::types::Entidade>,
    /// Dados do evento depois da mudança.
    pub objeto: EventoObjeto,
}

impl GatilhoEvento {
    /// A builder with nothing set.
    pub fn builder() -> builder::GatilhoEvento {
        Default::default()
    }
}

/// Mudança de situação de um chamado de Help Desk.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
#[cfg_attr(
    feature = "schemas",
    derive(::client_runtime::schemas::schemars::JsonSchema),
    schemars(crate = "::client_runtime::schemas::schemars")
)]
pub struct GatilhoHelpDesk {
    /// Identificador do registro no histórico da situação. Falta somente no aviso de teste.
    #[serde(
        rename = "codHistorico",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub cod_historico: ::std::option::Option<i32>,
    /// Data do registro no histórico.
    #[serde(
        rename = "dataHistorico",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub data_historico: ::std::option::Option<::chrono::DateTime<::chrono::offset::Utc>>,
    /// Entidade a que o gatilho se refere; aqui, `["Help Desk"]`.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub entidade: ::std::option::Option<super::types::Entidade>,
    /// Dados do chamado depois da mudança.
    pub objeto: HelpDeskObjeto,
}

impl GatilhoHelpDesk {
    /// A builder with nothing set.
    pub fn builder() -> builder::GatilhoHelpDesk {
        Default::default()
    }
}

/// Mudança de situação de uma vistoria.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
#[cfg_attr(
    feature = "schemas",
    derive(::client_runtime::schemas::schemars::JsonSchema),
    schemars(crate = "::client_runtime::schemas::schemars")
)]
pub struct GatilhoVistoria {
    /// Identificador do registro no histórico da situação. Falta somente no aviso de teste.
    #[serde(
        rename = "codHistorico",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub cod_historico: ::std::option::Option<i32>,
    /// Data do registro no histórico.
    #[serde(
        rename = "dataHistorico",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub data_historico: ::std::option::Option<::chrono::DateTime<::chrono::offset::Utc>>,
    /// Entidade a que o gatilho se refere; aqui, `["Vistoria"]`.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub entidade: ::std::option::Option<super::types::Entidade>,
    /// Dados da vistoria depois da mudança.
    pub objeto: VistoriaObjeto,
}

impl GatilhoVistoria {
    /// A builder with nothing set.
    pub fn builder() -> builder::GatilhoVistoria {
        Default::default()
    }
}

/// Dados do chamado de Help Desk.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, Default)]
#[cfg_attr(
    feature = "schemas",
    derive(::client_runtime::schemas::schemars::JsonSchema),
    schemars(crate = "::client_runtime::schemas::schemars")
)]
pub struct HelpDeskObjeto {
    /// Benefício de que o chamado trata.
    #[serde(
        rename = "codBeneficio",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub cod_beneficio: ::std::option::Option<i32>,
    /// Pessoa que abriu o chamado.
    #[serde(
        rename = "codPessoa",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub cod_pessoa: ::std::option::Option<i32>,
    /// Código do tipo de chamado.
    #[serde(
        rename = "codTipoHelpDesk",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub cod_tipo_help_desk: ::std::option::Option<i32>,
    /// Cor de destaque da situação.
    #[serde(
        rename = "corDestaque",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub cor_destaque: ::std::option::Option<super::types::CorHex>,
    /// Cor do texto sobre a cor de destaque. O nome se escreve todo em minúsculas.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub corinversa: ::std::option::Option<super::types::CorHex>,
    /// Data em que o chamado foi aberto.
    #[serde(
        rename = "dataAbertura",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub data_abertura: ::std::option::Option<::chrono::DateTime<::chrono::offset::Utc>>,
    /// Data do encerramento. Falta enquanto o chamado está aberto.
    #[serde(
        rename = "dataEncerramento",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub data_encerramento: ::std::option::Option<
        ::chrono::DateTime<::chrono::offset::Utc>,
    >,
    /// O que foi pedido.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub descricao: ::std::option::Option<super::types::Texto>,
    /// Identificador do chamado.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub id: ::std::option::Option<i32>,
    /// Nome da nova situação.
    #[serde(
        rename = "nomeSituacao",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub nome_situacao: ::std::option::Option<super::types::Nome>,
    /// Nome do tipo de chamado.
    #[serde(
        rename = "nomeTipoHelpDesk",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub nome_tipo_help_desk: ::std::option::Option<super::types::Nome>,
    /// Prioridade do chamado.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub prioridade: ::std::option::Option<super::types::Prioridade>,
    /// Protocolo do chamado.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub protocolo: ::std::option::Option<i64>,
}

impl HelpDeskObjeto {
    /// A builder with nothing set.
    pub fn builder() -> builder::HelpDeskObjeto {
        Default::default()
    }
}

/// Dados da vistoria. Como o benefício, ela não tem protocolo.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, Default)]
#[cfg_attr(
    feature = "schemas",
    derive(::client_runtime::schemas::schemars::JsonSchema),
    schemars(crate = "::client_runtime::schemas::schemars")
)]
pub struct VistoriaObjeto {
    /// Benefício vistoriado.
    #[serde(
        rename = "codBeneficio",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub cod_beneficio: ::std::option::Option<i32>,
    /// Titular do benefício vistoriado.
    #[serde(
        rename = "codPessoa",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub cod_pessoa: ::std::option::Option<i32>,
    /// Código do tipo de vistoria.
    #[serde(
        rename = "codTipoVistoria",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub cod_tipo_vistoria: ::std::option::Option<i32>,
    /// Cor de destaque da situação.
    #[serde(
        rename = "corDestaque",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub cor_destaque: ::std::option::Option<super::types::CorHex>,
    /// Cor do texto sobre a cor de destaque. O nome se escreve todo em minúsculas.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub corinversa: ::std::option::Option<super::types::CorHex>,
    /// Data da conclusão. Falta enquanto a vistoria está em andamento.
    #[serde(
        rename = "dataConclusao",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub data_conclusao: ::std::option::Option<::chrono::DateTime<::chrono::offset::Utc>>,
    /// Data em que a vistoria foi pedida.
    #[serde(
        rename = "dataSolicitacao",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub data_solicitacao: ::std::option::Option<
        ::chrono::DateTime<::chrono::offset::Utc>,
    >,
    /// Descrição do benefício vistoriado.
    #[serde(
        rename = "descricaoBeneficio",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub descricao_beneficio: ::std::option::Option<super::types::Texto>,
    /// Identificador da vistoria.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub id: ::std::option::Option<i32>,
    /// Nome da nova situação.
    #[serde(
        rename = "nomeSituacao",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub nome_situacao: ::std::option::Option<super::types::Nome>,
    /// Nome do tipo de vistoria.
    #[serde(
        rename = "nomeTipoVistoria",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub nome_tipo_vistoria: ::std::option::Option<super::types::Nome>,
    /// Nome de quem faz a vistoria.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub vistoriador: ::std::option::Option<super::types::Nome>,
}

impl VistoriaObjeto {
    /// A builder with nothing set.
    pub fn builder() -> builder::VistoriaObjeto {
        Default::default()
    }
}

/// Types for composing complex structures.
pub mod builder {
    /// `BeneficioObjeto`
    #[derive(Clone, Debug)]
    pub struct BeneficioObjeto {
        cod_loja: ::std::result::Result<
            ::std::option::Option<i32>,
            ::std::string::String,
        >,
        cod_pessoa: ::std::result::Result<
            ::std::option::Option<i32>,
            ::std::string::String,
        >,
        cor_destaque: ::std::result::Result<
            ::std::option::Option<super::types::CorHex>,
            ::std::string::String,
        >,
        cor_inversa: ::std::result::Result<
            ::std::option::Option<super::types::CorHex>,
            ::std::string::String,
        >,
        data_adesao: ::std::result::Result<
            ::std::option::Option<::chrono::DateTime<::chrono::offset::Utc>>,
            ::std::string::String,
        >,
        data_cadastro: ::std::result::Result<
            ::std::option::Option<::chrono::DateTime<::chrono::offset::Utc>>,
            ::std::string::String,
        >,
        descricao: ::std::result::Result<
            ::std::option::Option<super::types::Texto>,
            ::std::string::String,
        >,
        id: ::std::result::Result<::std::option::Option<i32>, ::std::string::String>,
        nome_loja: ::std::result::Result<
            ::std::option::Option<super::types::Nome>,
            ::std::string::String,
        >,
        nome_situacao: ::std::result::Result<
            ::std::option::Option<super::types::Nome>,
            ::std::string::String,
        >,
        sequencial: ::std::result::Result<
            ::std::option::Option<i32>,
            ::std::string::String,
        >,
        tipo_beneficio: ::std::result::Result<
            ::std::option::Option<super::types::TipoBeneficio>,
            ::std::string::String,
        >,
    }

    impl ::std::default::Default for BeneficioObjeto {
        fn default() -> Self {
            Self {
                cod_loja: Ok(Default::default()),
                cod_pessoa: Ok(Default::default()),
                cor_destaque: Ok(Default::default()),
                cor_inversa: Ok(Default::default()),
                data_adesao: Ok(Default::default()),
                data_cadastro: Ok(Default::default()),
                descricao: Ok(Default::default()),
                id: Ok(Default::default()),
                nome_loja: Ok(Default::default()),
                nome_situacao: Ok(Default::default()),
                sequencial: Ok(Default::default()),
                tipo_beneficio: Ok(Default::default()),
            }
        }
    }

    impl BeneficioObjeto {
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

        /// Sets `cor_destaque`.
        pub fn cor_destaque<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::types::CorHex>>,
            T::Error: ::std::fmt::Display,
        {
            self.cor_destaque = ::client_runtime::given("cor_destaque", value);
            self
        }

        /// Sets `cor_inversa`.
        pub fn cor_inversa<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::types::CorHex>>,
            T::Error: ::std::fmt::Display,
        {
            self.cor_inversa = ::client_runtime::given("cor_inversa", value);
            self
        }

        /// Sets `data_adesao`.
        pub fn data_adesao<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::option::Option<::chrono::DateTime<::chrono::offset::Utc>>,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.data_adesao = ::client_runtime::given("data_adesao", value);
            self
        }

        /// Sets `data_cadastro`.
        pub fn data_cadastro<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::option::Option<::chrono::DateTime<::chrono::offset::Utc>>,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.data_cadastro = ::client_runtime::given("data_cadastro", value);
            self
        }

        /// Sets `descricao`.
        pub fn descricao<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::types::Texto>>,
            T::Error: ::std::fmt::Display,
        {
            self.descricao = ::client_runtime::given("descricao", value);
            self
        }

        /// Sets `id`.
        pub fn id<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<i32>>,
            T::Error: ::std::fmt::Display,
        {
            self.id = ::client_runtime::given("id", value);
            self
        }

        /// Sets `nome_loja`.
        pub fn nome_loja<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::types::Nome>>,
            T::Error: ::std::fmt::Display,
        {
            self.nome_loja = ::client_runtime::given("nome_loja", value);
            self
        }

        /// Sets `nome_situacao`.
        pub fn nome_situacao<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::types::Nome>>,
            T::Error: ::std::fmt::Display,
        {
            self.nome_situacao = ::client_runtime::given("nome_situacao", value);
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

    impl ::std::convert::TryFrom<BeneficioObjeto> for super::BeneficioObjeto {
        type Error = super::error::ConversionError;
        fn try_from(
            value: BeneficioObjeto,
        ) -> ::std::result::Result<Self, super::error::ConversionError> {
            Ok(Self {
                cod_loja: value.cod_loja?,
                cod_pessoa: value.cod_pessoa?,
                cor_destaque: value.cor_destaque?,
                cor_inversa: value.cor_inversa?,
                data_adesao: value.data_adesao?,
                data_cadastro: value.data_cadastro?,
                descricao: value.descricao?,
                id: value.id?,
                nome_loja: value.nome_loja?,
                nome_situacao: value.nome_situacao?,
                sequencial: value.sequencial?,
                tipo_beneficio: value.tipo_beneficio?,
            })
        }
    }

    impl ::std::convert::From<super::BeneficioObjeto> for BeneficioObjeto {
        fn from(value: super::BeneficioObjeto) -> Self {
            Self {
                cod_loja: Ok(value.cod_loja),
                cod_pessoa: Ok(value.cod_pessoa),
                cor_destaque: Ok(value.cor_destaque),
                cor_inversa: Ok(value.cor_inversa),
                data_adesao: Ok(value.data_adesao),
                data_cadastro: Ok(value.data_cadastro),
                descricao: Ok(value.descricao),
                id: Ok(value.id),
                nome_loja: Ok(value.nome_loja),
                nome_situacao: Ok(value.nome_situacao),
                sequencial: Ok(value.sequencial),
                tipo_beneficio: Ok(value.tipo_beneficio),
            }
        }
    }

    /// `ConsultaObjeto`
    #[derive(Clone, Debug)]
    pub struct ConsultaObjeto {
        cod_beneficio: ::std::result::Result<
            ::std::option::Option<i32>,
            ::std::string::String,
        >,
        cod_clinica: ::std::result::Result<
            ::std::option::Option<i32>,
            ::std::string::String,
        >,
        cod_especialidade: ::std::result::Result<
            ::std::option::Option<i32>,
            ::std::string::String,
        >,
        cod_medico: ::std::result::Result<
            ::std::option::Option<i32>,
            ::std::string::String,
        >,
        cod_pessoa: ::std::result::Result<
            ::std::option::Option<i32>,
            ::std::string::String,
        >,
        cor_destaque: ::std::result::Result<
            ::std::option::Option<super::types::CorHex>,
            ::std::string::String,
        >,
        corinversa: ::std::result::Result<
            ::std::option::Option<super::types::CorHex>,
            ::std::string::String,
        >,
        data_abertura: ::std::result::Result<
            ::std::option::Option<::chrono::DateTime<::chrono::offset::Utc>>,
            ::std::string::String,
        >,
        data_consulta: ::std::result::Result<
            ::std::option::Option<::chrono::DateTime<::chrono::offset::Utc>>,
            ::std::string::String,
        >,
        endereco: ::std::result::Result<
            ::std::option::Option<super::types::Texto>,
            ::std::string::String,
        >,
        id: ::std::result::Result<::std::option::Option<i32>, ::std::string::String>,
        nome_clinica: ::std::result::Result<
            ::std::option::Option<super::types::Nome>,
            ::std::string::String,
        >,
        nome_especialidade: ::std::result::Result<
            ::std::option::Option<super::types::Nome>,
            ::std::string::String,
        >,
        nome_medico: ::std::result::Result<
            ::std::option::Option<super::types::Nome>,
            ::std::string::String,
        >,
        nome_situacao: ::std::result::Result<
            ::std::option::Option<super::types::Nome>,
            ::std::string::String,
        >,
        protocolo: ::std::result::Result<
            ::std::option::Option<i64>,
            ::std::string::String,
        >,
    }

    impl ::std::default::Default for ConsultaObjeto {
        fn default() -> Self {
            Self {
                cod_beneficio: Ok(Default::default()),
                cod_clinica: Ok(Default::default()),
                cod_especialidade: Ok(Default::default()),
                cod_medico: Ok(Default::default()),
                cod_pessoa: Ok(Default::default()),
                cor_destaque: Ok(Default::default()),
                corinversa: Ok(Default::default()),
                data_abertura: Ok(Default::default()),
                data_consulta: Ok(Default::default()),
                endereco: Ok(Default::default()),
                id: Ok(Default::default()),
                nome_clinica: Ok(Default::default()),
                nome_especialidade: Ok(Default::default()),
                nome_medico: Ok(Default::default()),
                nome_situacao: Ok(Default::default()),
                protocolo: Ok(Default::default()),
            }
        }
    }

    impl ConsultaObjeto {
        /// Sets `cod_beneficio`.
        pub fn cod_beneficio<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<i32>>,
            T::Error: ::std::fmt::Display,
        {
            self.cod_beneficio = ::client_runtime::given("cod_beneficio", value);
            self
        }

        /// Sets `cod_clinica`.
        pub fn cod_clinica<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<i32>>,
            T::Error: ::std::fmt::Display,
        {
            self.cod_clinica = ::client_runtime::given("cod_clinica", value);
            self
        }

        /// Sets `cod_especialidade`.
        pub fn cod_especialidade<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<i32>>,
            T::Error: ::std::fmt::Display,
        {
            self.cod_especialidade = ::client_runtime::given("cod_especialidade", value);
            self
        }

        /// Sets `cod_medico`.
        pub fn cod_medico<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<i32>>,
            T::Error: ::std::fmt::Display,
        {
            self.cod_medico = ::client_runtime::given("cod_medico", value);
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

        /// Sets `cor_destaque`.
        pub fn cor_destaque<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::types::CorHex>>,
            T::Error: ::std::fmt::Display,
        {
            self.cor_destaque = ::client_runtime::given("cor_destaque", value);
            self
        }

        /// Sets `corinversa`.
        pub fn corinversa<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::types::CorHex>>,
            T::Error: ::std::fmt::Display,
        {
            self.corinversa = ::client_runtime::given("corinversa", value);
            self
        }

        /// Sets `data_abertura`.
        pub fn data_abertura<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::option::Option<::chrono::DateTime<::chrono::offset::Utc>>,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.data_abertura = ::client_runtime::given("data_abertura", value);
            self
        }

        /// Sets `data_consulta`.
        pub fn data_consulta<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::option::Option<::chrono::DateTime<::chrono::offset::Utc>>,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.data_consulta = ::client_runtime::given("data_consulta", value);
            self
        }

        /// Sets `endereco`.
        pub fn endereco<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::types::Texto>>,
            T::Error: ::std::fmt::Display,
        {
            self.endereco = ::client_runtime::given("endereco", value);
            self
        }

        /// Sets `id`.
        pub fn id<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<i32>>,
            T::Error: ::std::fmt::Display,
        {
            self.id = ::client_runtime::given("id", value);
            self
        }

        /// Sets `nome_clinica`.
        pub fn nome_clinica<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::types::Nome>>,
            T::Error: ::std::fmt::Display,
        {
            self.nome_clinica = ::client_runtime::given("nome_clinica", value);
            self
        }

        /// Sets `nome_especialidade`.
        pub fn nome_especialidade<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::types::Nome>>,
            T::Error: ::std::fmt::Display,
        {
            self.nome_especialidade = ::client_runtime::given(
                "nome_especialidade",
                value,
            );
            self
        }

        /// Sets `nome_medico`.
        pub fn nome_medico<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::types::Nome>>,
            T::Error: ::std::fmt::Display,
        {
            self.nome_medico = ::client_runtime::given("nome_medico", value);
            self
        }

        /// Sets `nome_situacao`.
        pub fn nome_situacao<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::types::Nome>>,
            T::Error: ::std::fmt::Display,
        {
            self.nome_situacao = ::client_runtime::given("nome_situacao", value);
            self
        }

        /// Sets `protocolo`.
        pub fn protocolo<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<i64>>,
            T::Error: ::std::fmt::Display,
        {
            self.protocolo = ::client_runtime::given("protocolo", value);
            self
        }
    }

    impl ::std::convert::TryFrom<ConsultaObjeto> for super::ConsultaObjeto {
        type Error = super::error::ConversionError;
        fn try_from(
            value: ConsultaObjeto,
        ) -> ::std::result::Result<Self, super::error::ConversionError> {
            Ok(Self {
                cod_beneficio: value.cod_beneficio?,
                cod_clinica: value.cod_clinica?,
                cod_especialidade: value.cod_especialidade?,
                cod_medico: value.cod_medico?,
                cod_pessoa: value.cod_pessoa?,
                cor_destaque: value.cor_destaque?,
                corinversa: value.corinversa?,
                data_abertura: value.data_abertura?,
                data_consulta: value.data_consulta?,
                endereco: value.endereco?,
                id: value.id?,
                nome_clinica: value.nome_clinica?,
                nome_especialidade: value.nome_especialidade?,
                nome_medico: value.nome_medico?,
                nome_situacao: value.nome_situacao?,
                protocolo: value.protocolo?,
            })
        }
    }

    impl ::std::convert::From<super::ConsultaObjeto> for ConsultaObjeto {
        fn from(value: super::ConsultaObjeto) -> Self {
            Self {
                cod_beneficio: Ok(value.cod_beneficio),
                cod_clinica: Ok(value.cod_clinica),
                cod_especialidade: Ok(value.cod_especialidade),
                cod_medico: Ok(value.cod_medico),
                cod_pessoa: Ok(value.cod_pessoa),
                cor_destaque: Ok(value.cor_destaque),
                corinversa: Ok(value.corinversa),
                data_abertura: Ok(value.data_abertura),
                data_consulta: Ok(value.data_consulta),
                endereco: Ok(value.endereco),
                id: Ok(value.id),
                nome_clinica: Ok(value.nome_clinica),
                nome_especialidade: Ok(value.nome_especialidade),
                nome_medico: Ok(value.nome_medico),
                nome_situacao: Ok(value.nome_situacao),
                protocolo: Ok(value.protocolo),
            }
        }
    }

    /// `EventoObjeto`
    #[derive(Clone, Debug)]
    pub struct EventoObjeto {
        cod_beneficio: ::std::result::Result<
            ::std::option::Option<i32>,
            ::std::string::String,
        >,
        cod_pessoa: ::std::result::Result<
            ::std::option::Option<i32>,
            ::std::string::String,
        >,
        cod_tipo_evento: ::std::result::Result<
            ::std::option::Option<i32>,
            ::std::string::String,
        >,
        cor_destaque: ::std::result::Result<
            ::std::option::Option<super::types::CorHex>,
            ::std::string::String,
        >,
        corinversa: ::std::result::Result<
            ::std::option::Option<super::types::CorHex>,
            ::std::string::String,
        >,
        data_abertura: ::std::result::Result<
            ::std::option::Option<::chrono::DateTime<::chrono::offset::Utc>>,
            ::std::string::String,
        >,
        data_encerramento: ::std::result::Result<
            ::std::option::Option<::chrono::DateTime<::chrono::offset::Utc>>,
            ::std::string::String,
        >,
        descricao: ::std::result::Result<
            ::std::option::Option<super::types::Texto>,
            ::std::string::String,
        >,
        id: ::std::result::Result<::std::option::Option<i32>, ::std::string::String>,
        nome_situacao: ::std::result::Result<
            ::std::option::Option<super::types::Nome>,
            ::std::string::String,
        >,
        nome_tipo_evento: ::std::result::Result<
            ::std::option::Option<super::types::Nome>,
            ::std::string::String,
        >,
        prioridade: ::std::result::Result<
            ::std::option::Option<super::types::Prioridade>,
            ::std::string::String,
        >,
        protocolo: ::std::result::Result<
            ::std::option::Option<i64>,
            ::std::string::String,
        >,
    }

    impl ::std::default::Default for EventoObjeto {
        fn default() -> Self {
            Self {
                cod_beneficio: Ok(Default::default()),
                cod_pessoa: Ok(Default::default()),
                cod_tipo_evento: Ok(Default::default()),
                cor_destaque: Ok(Default::default()),
                corinversa: Ok(Default::default()),
                data_abertura: Ok(Default::default()),
                data_encerramento: Ok(Default::default()),
                descricao: Ok(Default::default()),
                id: Ok(Default::default()),
                nome_situacao: Ok(Default::default()),
                nome_tipo_evento: Ok(Default::default()),
                prioridade: Ok(Default::default()),
                protocolo: Ok(Default::default()),
            }
        }
    }

    impl EventoObjeto {
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

        /// Sets `cod_tipo_evento`.
        pub fn cod_tipo_evento<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<i32>>,
            T::Error: ::std::fmt::Display,
        {
            self.cod_tipo_evento = ::client_runtime::given("cod_tipo_evento", value);
            self
        }

        /// Sets `cor_destaque`.
        pub fn cor_destaque<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::types::CorHex>>,
            T::Error: ::std::fmt::Display,
        {
            self.cor_destaque = ::client_runtime::given("cor_destaque", value);
            self
        }

        /// Sets `corinversa`.
        pub fn corinversa<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::types::CorHex>>,
            T::Error: ::std::fmt::Display,
        {
            self.corinversa = ::client_runtime::given("corinversa", value);
            self
        }

        /// Sets `data_abertura`.
        pub fn data_abertura<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::option::Option<::chrono::DateTime<::chrono::offset::Utc>>,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.data_abertura = ::client_runtime::given("data_abertura", value);
            self
        }

        /// Sets `data_encerramento`.
        pub fn data_encerramento<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::option::Option<::chrono::DateTime<::chrono::offset::Utc>>,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.data_encerramento = ::client_runtime::given("data_encerramento", value);
            self
        }

        /// Sets `descricao`.
        pub fn descricao<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::types::Texto>>,
            T::Error: ::std::fmt::Display,
        {
            self.descricao = ::client_runtime::given("descricao", value);
            self
        }

        /// Sets `id`.
        pub fn id<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<i32>>,
            T::Error: ::std::fmt::Display,
        {
            self.id = ::client_runtime::given("id", value);
            self
        }

        /// Sets `nome_situacao`.
        pub fn nome_situacao<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::types::Nome>>,
            T::Error: ::std::fmt::Display,
        {
            self.nome_situacao = ::client_runtime::given("nome_situacao", value);
            self
        }

        /// Sets `nome_tipo_evento`.
        pub fn nome_tipo_evento<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::types::Nome>>,
            T::Error: ::std::fmt::Display,
        {
            self.nome_tipo_evento = ::client_runtime::given("nome_tipo_evento", value);
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
            T: ::std::convert::TryInto<::std::option::Option<i64>>,
            T::Error: ::std::fmt::Display,
        {
            self.protocolo = ::client_runtime::given("protocolo", value);
            self
        }
    }

    impl ::std::convert::TryFrom<EventoObjeto> for super::EventoObjeto {
        type Error = super::error::ConversionError;
        fn try_from(
            value: EventoObjeto,
        ) -> ::std::result::Result<Self, super::error::ConversionError> {
            Ok(Self {
                cod_beneficio: value.cod_beneficio?,
                cod_pessoa: value.cod_pessoa?,
                cod_tipo_evento: value.cod_tipo_evento?,
                cor_destaque: value.cor_destaque?,
                corinversa: value.corinversa?,
                data_abertura: value.data_abertura?,
                data_encerramento: value.data_encerramento?,
                descricao: value.descricao?,
                id: value.id?,
                nome_situacao: value.nome_situacao?,
                nome_tipo_evento: value.nome_tipo_evento?,
                prioridade: value.prioridade?,
                protocolo: value.protocolo?,
            })
        }
    }

    impl ::std::convert::From<super::EventoObjeto> for EventoObjeto {
        fn from(value: super::EventoObjeto) -> Self {
            Self {
                cod_beneficio: Ok(value.cod_beneficio),
                cod_pessoa: Ok(value.cod_pessoa),
                cod_tipo_evento: Ok(value.cod_tipo_evento),
                cor_destaque: Ok(value.cor_destaque),
                corinversa: Ok(value.corinversa),
                data_abertura: Ok(value.data_abertura),
                data_encerramento: Ok(value.data_encerramento),
                descricao: Ok(value.descricao),
                id: Ok(value.id),
                nome_situacao: Ok(value.nome_situacao),
                nome_tipo_evento: Ok(value.nome_tipo_evento),
                prioridade: Ok(value.prioridade),
                protocolo: Ok(value.protocolo),
            }
        }
    }

    /// `GatilhoBeneficio`
    #[derive(Clone, Debug)]
    pub struct GatilhoBeneficio {
        cod_historico: ::std::result::Result<
            ::std::option::Option<i32>,
            ::std::string::String,
        >,
        data_historico: ::std::result::Result<
            ::std::option::Option<::chrono::DateTime<::chrono::offset::Utc>>,
            ::std::string::String,
        >,
        entidade: ::std::result::Result<
            ::std::option::Option<super::types::Entidade>,
            ::std::string::String,
        >,
        objeto: ::std::result::Result<super::BeneficioObjeto, ::std::string::String>,
    }

    impl ::std::default::Default for GatilhoBeneficio {
        fn default() -> Self {
            Self {
                cod_historico: Ok(Default::default()),
                data_historico: Ok(Default::default()),
                entidade: Ok(Default::default()),
                objeto: Err("no value supplied for objeto".to_string()),
            }
        }
    }

    impl GatilhoBeneficio {
        /// Sets `cod_historico`.
        pub fn cod_historico<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<i32>>,
            T::Error: ::std::fmt::Display,
        {
            self.cod_historico = ::client_runtime::given("cod_historico", value);
            self
        }

        /// Sets `data_historico`.
        pub fn data_historico<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::option::Option<::chrono::DateTime<::chrono::offset::Utc>>,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.data_historico = ::client_runtime::given("data_historico", value);
            self
        }

        /// Sets `entidade`.
        pub fn entidade<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::types::Entidade>>,
            T::Error: ::std::fmt::Display,
        {
            self.entidade = ::client_runtime::given("entidade", value);
            self
        }

        /// Sets `objeto`.
        pub fn objeto<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<super::BeneficioObjeto>,
            T::Error: ::std::fmt::Display,
        {
            self.objeto = ::client_runtime::given("objeto", value);
            self
        }
    }

    impl ::std::convert::TryFrom<GatilhoBeneficio> for super::GatilhoBeneficio {
        type Error = super::error::ConversionError;
        fn try_from(
            value: GatilhoBeneficio,
        ) -> ::std::result::Result<Self, super::error::ConversionError> {
            Ok(Self {
                cod_historico: value.cod_historico?,
                data_historico: value.data_historico?,
                entidade: value.entidade?,
                objeto: value.objeto?,
            })
        }
    }

    impl ::std::convert::From<super::GatilhoBeneficio> for GatilhoBeneficio {
        fn from(value: super::GatilhoBeneficio) -> Self {
            Self {
                cod_historico: Ok(value.cod_historico),
                data_historico: Ok(value.data_historico),
                entidade: Ok(value.entidade),
                objeto: Ok(value.objeto),
            }
        }
    }

    /// `GatilhoConsulta`
    #[derive(Clone, Debug)]
    pub struct GatilhoConsulta {
        cod_historico: ::std::result::Result<
            ::std::option::Option<i32>,
            ::std::string::String,
        >,
        data_historico: ::std::result::Result<
            ::std::option::Option<::chrono::DateTime<::chrono::offset::Utc>>,
            ::std::string::String,
        >,
        entidade: ::std::result::Result<
            ::std::option::Option<super::types::Entidade>,
            ::std::string::String,
        >,
        objeto: ::std::result::Result<super::ConsultaObjeto, ::std::string::String>,
    }

    impl ::std::default::Default for GatilhoConsulta {
        fn default() -> Self {
            Self {
                cod_historico: Ok(Default::default()),
                data_historico: Ok(Default::default()),
                entidade: Ok(Default::default()),
                objeto: Err("no value supplied for objeto".to_string()),
            }
        }
    }

    impl GatilhoConsulta {
        /// Sets `cod_historico`.
        pub fn cod_historico<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<i32>>,
            T::Error: ::std::fmt::Display,
        {
            self.cod_historico = ::client_runtime::given("cod_historico", value);
            self
        }

        /// Sets `data_historico`.
        pub fn data_historico<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::option::Option<::chrono::DateTime<::chrono::offset::Utc>>,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.data_historico = ::client_runtime::given("data_historico", value);
            self
        }

        /// Sets `entidade`.
        pub fn entidade<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::types::Entidade>>,
            T::Error: ::std::fmt::Display,
        {
            self.entidade = ::client_runtime::given("entidade", value);
            self
        }

        /// Sets `objeto`.
        pub fn objeto<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<super::ConsultaObjeto>,
            T::Error: ::std::fmt::Display,
        {
            self.objeto = ::client_runtime::given("objeto", value);
            self
        }
    }

    impl ::std::convert::TryFrom<GatilhoConsulta> for super::GatilhoConsulta {
        type Error = super::error::ConversionError;
        fn try_from(
            value: GatilhoConsulta,
        ) -> ::std::result::Result<Self, super::error::ConversionError> {
            Ok(Self {
                cod_historico: value.cod_historico?,
                data_historico: value.data_historico?,
                entidade: value.entidade?,
                objeto: value.objeto?,
            })
        }
    }

    impl ::std::convert::From<super::GatilhoConsulta> for GatilhoConsulta {
        fn from(value: super::GatilhoConsulta) -> Self {
            Self {
                cod_historico: Ok(value.cod_historico),
                data_historico: Ok(value.data_historico),
                entidade: Ok(value.entidade),
                objeto: Ok(value.objeto),
            }
        }
    }

    /// `GatilhoEvento`
    #[derive(Clone, Debug)]
    pub struct GatilhoEvento {
        cod_historico: ::std::result::Result<
            ::std::option::Option<i32>,
            ::std::string::String,
        >,
        data_historico: ::std::result::Result<
            ::std::option::Option<::chrono::DateTime<::chrono::offset::Utc>>,
            ::std::string::String,
        >,
        entidade: ::std::result::Result<
            ::std::option::Option<super::types::Entidade>,
            ::std::string::String,
        >,
        objeto: ::std::result::Result<super::EventoObjeto, ::std::string::String>,
    }

    impl ::std::default::Default for GatilhoEvento {
        fn default() -> Self {
            Self {
                cod_historico: Ok(Default::default()),
                data_historico: Ok(Default::default()),
                entidade: Ok(Default::default()),
                objeto: Err("no value supplied for objeto".to_string()),
            }
        }
    }

    impl GatilhoEvento {
        /// Sets `cod_historico`.
        pub fn cod_historico<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<i32>>,
            T::Error: ::std::fmt::Display,
        {
            self.cod_historico = ::client_runtime::given("cod_historico", value);
            self
        }

        /// Sets `data_historico`.
        pub fn data_historico<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::option::Option<::chrono::DateTime<::chrono::offset::Utc>>,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.data_historico = ::client_runtime::given("data_historico", value);
            self
        }

        /// Sets `entidade`.
        pub fn entidade<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::types::Entidade>>,
            T::Error: ::std::fmt::Display,
        {
            self.entidade = ::client_runtime::given("entidade", value);
            self
        }

        /// Sets `objeto`.
        pub fn objeto<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<super::EventoObjeto>,
            T::Error: ::std::fmt::Display,
        {
            self.objeto = ::client_runtime::given("objeto", value);
            self
        }
    }

    impl ::std::convert::TryFrom<GatilhoEvento> for super::GatilhoEvento {
        type Error = super::error::ConversionError;
        fn try_from(
            value: GatilhoEvento,
        ) -> ::std::result::Result<Self, super::error::ConversionError> {
            Ok(Self {
                cod_historico: value.cod_historico?,
                data_historico: value.data_historico?,
                entidade: value.entidade?,
                objeto: value.objeto?,
            })
        }
    }

    impl ::std::convert::From<super::GatilhoEvento> for GatilhoEvento {
        fn from(value: super::GatilhoEvento) -> Self {
            Self {
                cod_historico: Ok(value.cod_historico),
                data_historico: Ok(value.data_historico),
                entidade: Ok(value.entidade),
                objeto: Ok(value.objeto),
            }
        }
    }

    /// `GatilhoHelpDesk`
    #[derive(Clone, Debug)]
    pub struct GatilhoHelpDesk {
        cod_historico: ::std::result::Result<
            ::std::option::Option<i32>,
            ::std::string::String,
        >,
        data_historico: ::std::result::Result<
            ::std::option::Option<::chrono::DateTime<::chrono::offset::Utc>>,
            ::std::string::String,
        >,
        entidade: ::std::result::Result<
            ::std::option::Option<super::types::Entidade>,
            ::std::string::String,
        >,
        objeto: ::std::result::Result<super::HelpDeskObjeto, ::std::string::String>,
    }

    impl ::std::default::Default for GatilhoHelpDesk {
        fn default() -> Self {
            Self {
                cod_historico: Ok(Default::default()),
                data_historico: Ok(Default::default()),
                entidade: Ok(Default::default()),
                objeto: Err("no value supplied for objeto".to_string()),
            }
        }
    }

    impl GatilhoHelpDesk {
        /// Sets `cod_historico`.
        pub fn cod_historico<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<i32>>,
            T::Error: ::std::fmt::Display,
        {
            self.cod_historico = ::client_runtime::given("cod_historico", value);
            self
        }

        /// Sets `data_historico`.
        pub fn data_historico<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::option::Option<::chrono::DateTime<::chrono::offset::Utc>>,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.data_historico = ::client_runtime::given("data_historico", value);
            self
        }

        /// Sets `entidade`.
        pub fn entidade<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::types::Entidade>>,
            T::Error: ::std::fmt::Display,
        {
            self.entidade = ::client_runtime::given("entidade", value);
            self
        }

        /// Sets `objeto`.
        pub fn objeto<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<super::HelpDeskObjeto>,
            T::Error: ::std::fmt::Display,
        {
            self.objeto = ::client_runtime::given("objeto", value);
            self
        }
    }

    impl ::std::convert::TryFrom<GatilhoHelpDesk> for super::GatilhoHelpDesk {
        type Error = super::error::ConversionError;
        fn try_from(
            value: GatilhoHelpDesk,
        ) -> ::std::result::Result<Self, super::error::ConversionError> {
            Ok(Self {
                cod_historico: value.cod_historico?,
                data_historico: value.data_historico?,
                entidade: value.entidade?,
                objeto: value.objeto?,
            })
        }
    }

    impl ::std::convert::From<super::GatilhoHelpDesk> for GatilhoHelpDesk {
        fn from(value: super::GatilhoHelpDesk) -> Self {
            Self {
                cod_historico: Ok(value.cod_historico),
                data_historico: Ok(value.data_historico),
                entidade: Ok(value.entidade),
                objeto: Ok(value.objeto),
            }
        }
    }

    /// `GatilhoVistoria`
    #[derive(Clone, Debug)]
    pub struct GatilhoVistoria {
        cod_historico: ::std::result::Result<
            ::std::option::Option<i32>,
            ::std::string::String,
        >,
        data_historico: ::std::result::Result<
            ::std::option::Option<::chrono::DateTime<::chrono::offset::Utc>>,
            ::std::string::String,
        >,
        entidade: ::std::result::Result<
            ::std::option::Option<super::types::Entidade>,
            ::std::string::String,
        >,
        objeto: ::std::result::Result<super::VistoriaObjeto, ::std::string::String>,
    }

    impl ::std::default::Default for GatilhoVistoria {
        fn default() -> Self {
            Self {
                cod_historico: Ok(Default::default()),
                data_historico: Ok(Default::default()),
                entidade: Ok(Default::default()),
                objeto: Err("no value supplied for objeto".to_string()),
            }
        }
    }

    impl GatilhoVistoria {
        /// Sets `cod_historico`.
        pub fn cod_historico<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<i32>>,
            T::Error: ::std::fmt::Display,
        {
            self.cod_historico = ::client_runtime::given("cod_historico", value);
            self
        }

        /// Sets `data_historico`.
        pub fn data_historico<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::option::Option<::chrono::DateTime<::chrono::offset::Utc>>,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.data_historico = ::client_runtime::given("data_historico", value);
            self
        }

        /// Sets `entidade`.
        pub fn entidade<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::types::Entidade>>,
            T::Error: ::std::fmt::Display,
        {
            self.entidade = ::client_runtime::given("entidade", value);
            self
        }

        /// Sets `objeto`.
        pub fn objeto<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<super::VistoriaObjeto>,
            T::Error: ::std::fmt::Display,
        {
            self.objeto = ::client_runtime::given("objeto", value);
            self
        }
    }

    impl ::std::convert::TryFrom<GatilhoVistoria> for super::GatilhoVistoria {
        type Error = super::error::ConversionError;
        fn try_from(
            value: GatilhoVistoria,
        ) -> ::std::result::Result<Self, super::error::ConversionError> {
            Ok(Self {
                cod_historico: value.cod_historico?,
                data_historico: value.data_historico?,
                entidade: value.entidade?,
                objeto: value.objeto?,
            })
        }
    }

    impl ::std::convert::From<super::GatilhoVistoria> for GatilhoVistoria {
        fn from(value: super::GatilhoVistoria) -> Self {
            Self {
                cod_historico: Ok(value.cod_historico),
                data_historico: Ok(value.data_historico),
                entidade: Ok(value.entidade),
                objeto: Ok(value.objeto),
            }
        }
    }

    /// `HelpDeskObjeto`
    #[derive(Clone, Debug)]
    pub struct HelpDeskObjeto {
        cod_beneficio: ::std::result::Result<
            ::std::option::Option<i32>,
            ::std::string::String,
        >,
        cod_pessoa: ::std::result::Result<
            ::std::option::Option<i32>,
            ::std::string::String,
        >,
        cod_tipo_help_desk: ::std::result::Result<
            ::std::option::Option<i32>,
            ::std::string::String,
        >,
        cor_destaque: ::std::result::Result<
            ::std::option::Option<super::types::CorHex>,
            ::std::string::String,
        >,
        corinversa: ::std::result::Result<
            ::std::option::Option<super::types::CorHex>,
            ::std::string::String,
        >,
        data_abertura: ::std::result::Result<
            ::std::option::Option<::chrono::DateTime<::chrono::offset::Utc>>,
            ::std::string::String,
        >,
        data_encerramento: ::std::result::Result<
            ::std::option::Option<::chrono::DateTime<::chrono::offset::Utc>>,
            ::std::string::String,
        >,
        descricao: ::std::result::Result<
            ::std::option::Option<super::types::Texto>,
            ::std::string::String,
        >,
        id: ::std::result::Result<::std::option::Option<i32>, ::std::string::String>,
        nome_situacao: ::std::result::Result<
            ::std::option::Option<super::types::Nome>,
            ::std::string::String,
        >,
        nome_tipo_help_desk: ::std::result::Result<
            ::std::option::Option<super::types::Nome>,
            ::std::string::String,
        >,
        prioridade: ::std::result::Result<
            ::std::option::Option<super::types::Prioridade>,
            ::std::string::String,
        >,
        protocolo: ::std::result::Result<
            ::std::option::Option<i64>,
            ::std::string::String,
        >,
    }

    impl ::std::default::Default for HelpDeskObjeto {
        fn default() -> Self {
            Self {
                cod_beneficio: Ok(Default::default()),
                cod_pessoa: Ok(Default::default()),
                cod_tipo_help_desk: Ok(Default::default()),
                cor_destaque: Ok(Default::default()),
                corinversa: Ok(Default::default()),
                data_abertura: Ok(Default::default()),
                data_encerramento: Ok(Default::default()),
                descricao: Ok(Default::default()),
                id: Ok(Default::default()),
                nome_situacao: Ok(Default::default()),
                nome_tipo_help_desk: Ok(Default::default()),
                prioridade: Ok(Default::default()),
                protocolo: Ok(Default::default()),
            }
        }
    }

    impl HelpDeskObjeto {
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

        /// Sets `cod_tipo_help_desk`.
        pub fn cod_tipo_help_desk<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<i32>>,
            T::Error: ::std::fmt::Display,
        {
            self.cod_tipo_help_desk = ::client_runtime::given(
                "cod_tipo_help_desk",
                value,
            );
            self
        }

        /// Sets `cor_destaque`.
        pub fn cor_destaque<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::types::CorHex>>,
            T::Error: ::std::fmt::Display,
        {
            self.cor_destaque = ::client_runtime::given("cor_destaque", value);
            self
        }

        /// Sets `corinversa`.
        pub fn corinversa<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::types::CorHex>>,
            T::Error: ::std::fmt::Display,
        {
            self.corinversa = ::client_runtime::given("corinversa", value);
            self
        }

        /// Sets `data_abertura`.
        pub fn data_abertura<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::option::Option<::chrono::DateTime<::chrono::offset::Utc>>,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.data_abertura = ::client_runtime::given("data_abertura", value);
            self
        }

        /// Sets `data_encerramento`.
        pub fn data_encerramento<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::option::Option<::chrono::DateTime<::chrono::offset::Utc>>,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.data_encerramento = ::client_runtime::given("data_encerramento", value);
            self
        }

        /// Sets `descricao`.
        pub fn descricao<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::types::Texto>>,
            T::Error: ::std::fmt::Display,
        {
            self.descricao = ::client_runtime::given("descricao", value);
            self
        }

        /// Sets `id`.
        pub fn id<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<i32>>,
            T::Error: ::std::fmt::Display,
        {
            self.id = ::client_runtime::given("id", value);
            self
        }

        /// Sets `nome_situacao`.
        pub fn nome_situacao<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::types::Nome>>,
            T::Error: ::std::fmt::Display,
        {
            self.nome_situacao = ::client_runtime::given("nome_situacao", value);
            self
        }

        /// Sets `nome_tipo_help_desk`.
        pub fn nome_tipo_help_desk<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::types::Nome>>,
            T::Error: ::std::fmt::Display,
        {
            self.nome_tipo_help_desk = ::client_runtime::given(
                "nome_tipo_help_desk",
                value,
            );
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
            T: ::std::convert::TryInto<::std::option::Option<i64>>,
            T::Error: ::std::fmt::Display,
        {
            self.protocolo = ::client_runtime::given("protocolo", value);
            self
        }
    }

    impl ::std::convert::TryFrom<HelpDeskObjeto> for super::HelpDeskObjeto {
        type Error = super::error::ConversionError;
        fn try_from(
            value: HelpDeskObjeto,
        ) -> ::std::result::Result<Self, super::error::ConversionError> {
            Ok(Self {
                cod_beneficio: value.cod_beneficio?,
                cod_pessoa: value.cod_pessoa?,
                cod_tipo_help_desk: value.cod_tipo_help_desk?,
                cor_destaque: value.cor_destaque?,
                corinversa: value.corinversa?,
                data_abertura: value.data_abertura?,
                data_encerramento: value.data_encerramento?,
                descricao: value.descricao?,
                id: value.id?,
                nome_situacao: value.nome_situacao?,
                nome_tipo_help_desk: value.nome_tipo_help_desk?,
                prioridade: value.prioridade?,
                protocolo: value.protocolo?,
            })
        }
    }

    impl ::std::convert::From<super::HelpDeskObjeto> for HelpDeskObjeto {
        fn from(value: super::HelpDeskObjeto) -> Self {
            Self {
                cod_beneficio: Ok(value.cod_beneficio),
                cod_pessoa: Ok(value.cod_pessoa),
                cod_tipo_help_desk: Ok(value.cod_tipo_help_desk),
                cor_destaque: Ok(value.cor_destaque),
                corinversa: Ok(value.corinversa),
                data_abertura: Ok(value.data_abertura),
                data_encerramento: Ok(value.data_encerramento),
                descricao: Ok(value.descricao),
                id: Ok(value.id),
                nome_situacao: Ok(value.nome_situacao),
                nome_tipo_help_desk: Ok(value.nome_tipo_help_desk),
                prioridade: Ok(value.prioridade),
                protocolo: Ok(value.protocolo),
            }
        }
    }

    /// `VistoriaObjeto`
    #[derive(Clone, Debug)]
    pub struct VistoriaObjeto {
        cod_beneficio: ::std::result::Result<
            ::std::option::Option<i32>,
            ::std::string::String,
        >,
        cod_pessoa: ::std::result::Result<
            ::std::option::Option<i32>,
            ::std::string::String,
        >,
        cod_tipo_vistoria: ::std::result::Result<
            ::std::option::Option<i32>,
            ::std::string::String,
        >,
        cor_destaque: ::std::result::Result<
            ::std::option::Option<super::types::CorHex>,
            ::std::string::String,
        >,
        corinversa: ::std::result::Result<
            ::std::option::Option<super::types::CorHex>,
            ::std::string::String,
        >,
        data_conclusao: ::std::result::Result<
            ::std::option::Option<::chrono::DateTime<::chrono::offset::Utc>>,
            ::std::string::String,
        >,
        data_solicitacao: ::std::result::Result<
            ::std::option::Option<::chrono::DateTime<::chrono::offset::Utc>>,
            ::std::string::String,
        >,
        descricao_beneficio: ::std::result::Result<
            ::std::option::Option<super::types::Texto>,
            ::std::string::String,
        >,
        id: ::std::result::Result<::std::option::Option<i32>, ::std::string::String>,
        nome_situacao: ::std::result::Result<
            ::std::option::Option<super::types::Nome>,
            ::std::string::String,
        >,
        nome_tipo_vistoria: ::std::result::Result<
            ::std::option::Option<super::types::Nome>,
            ::std::string::String,
        >,
        vistoriador: ::std::result::Result<
            ::std::option::Option<super::types::Nome>,
            ::std::string::String,
        >,
    }

    impl ::std::default::Default for VistoriaObjeto {
        fn default() -> Self {
            Self {
                cod_beneficio: Ok(Default::default()),
                cod_pessoa: Ok(Default::default()),
                cod_tipo_vistoria: Ok(Default::default()),
                cor_destaque: Ok(Default::default()),
                corinversa: Ok(Default::default()),
                data_conclusao: Ok(Default::default()),
                data_solicitacao: Ok(Default::default()),
                descricao_beneficio: Ok(Default::default()),
                id: Ok(Default::default()),
                nome_situacao: Ok(Default::default()),
                nome_tipo_vistoria: Ok(Default::default()),
                vistoriador: Ok(Default::default()),
            }
        }
    }

    impl VistoriaObjeto {
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

        /// Sets `cod_tipo_vistoria`.
        pub fn cod_tipo_vistoria<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<i32>>,
            T::Error: ::std::fmt::Display,
        {
            self.cod_tipo_vistoria = ::client_runtime::given("cod_tipo_vistoria", value);
            self
        }

        /// Sets `cor_destaque`.
        pub fn cor_destaque<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::types::CorHex>>,
            T::Error: ::std::fmt::Display,
        {
            self.cor_destaque = ::client_runtime::given("cor_destaque", value);
            self
        }

        /// Sets `corinversa`.
        pub fn corinversa<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::types::CorHex>>,
            T::Error: ::std::fmt::Display,
        {
            self.corinversa = ::client_runtime::given("corinversa", value);
            self
        }

        /// Sets `data_conclusao`.
        pub fn data_conclusao<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::option::Option<::chrono::DateTime<::chrono::offset::Utc>>,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.data_conclusao = ::client_runtime::given("data_conclusao", value);
            self
        }

        /// Sets `data_solicitacao`.
        pub fn data_solicitacao<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::option::Option<::chrono::DateTime<::chrono::offset::Utc>>,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.data_solicitacao = ::client_runtime::given("data_solicitacao", value);
            self
        }

        /// Sets `descricao_beneficio`.
        pub fn descricao_beneficio<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::types::Texto>>,
            T::Error: ::std::fmt::Display,
        {
            self.descricao_beneficio = ::client_runtime::given(
                "descricao_beneficio",
                value,
            );
            self
        }

        /// Sets `id`.
        pub fn id<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<i32>>,
            T::Error: ::std::fmt::Display,
        {
            self.id = ::client_runtime::given("id", value);
            self
        }

        /// Sets `nome_situacao`.
        pub fn nome_situacao<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::types::Nome>>,
            T::Error: ::std::fmt::Display,
        {
            self.nome_situacao = ::client_runtime::given("nome_situacao", value);
            self
        }

        /// Sets `nome_tipo_vistoria`.
        pub fn nome_tipo_vistoria<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::types::Nome>>,
            T::Error: ::std::fmt::Display,
        {
            self.nome_tipo_vistoria = ::client_runtime::given(
                "nome_tipo_vistoria",
                value,
            );
            self
        }

        /// Sets `vistoriador`.
        pub fn vistoriador<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::types::Nome>>,
            T::Error: ::std::fmt::Display,
        {
            self.vistoriador = ::client_runtime::given("vistoriador", value);
            self
        }
    }

    impl ::std::convert::TryFrom<VistoriaObjeto> for super::VistoriaObjeto {
        type Error = super::error::ConversionError;
        fn try_from(
            value: VistoriaObjeto,
        ) -> ::std::result::Result<Self, super::error::ConversionError> {
            Ok(Self {
                cod_beneficio: value.cod_beneficio?,
                cod_pessoa: value.cod_pessoa?,
                cod_tipo_vistoria: value.cod_tipo_vistoria?,
                cor_destaque: value.cor_destaque?,
                corinversa: value.corinversa?,
                data_conclusao: value.data_conclusao?,
                data_solicitacao: value.data_solicitacao?,
                descricao_beneficio: value.descricao_beneficio?,
                id: value.id?,
                nome_situacao: value.nome_situacao?,
                nome_tipo_vistoria: value.nome_tipo_vistoria?,
                vistoriador: value.vistoriador?,
            })
        }
    }

    impl ::std::convert::From<super::VistoriaObjeto> for VistoriaObjeto {
        fn from(value: super::VistoriaObjeto) -> Self {
            Self {
                cod_beneficio: Ok(value.cod_beneficio),
                cod_pessoa: Ok(value.cod_pessoa),
                cod_tipo_vistoria: Ok(value.cod_tipo_vistoria),
                cor_destaque: Ok(value.cor_destaque),
                corinversa: Ok(value.corinversa),
                data_conclusao: Ok(value.data_conclusao),
                data_solicitacao: Ok(value.data_solicitacao),
                descricao_beneficio: Ok(value.descricao_beneficio),
                id: Ok(value.id),
                nome_situacao: Ok(value.nome_situacao),
                nome_tipo_vistoria: Ok(value.nome_tipo_vistoria),
                vistoriador: Ok(value.vistoriador),
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

//! Types of what is sent and answered.
//!
//! Made from `spec/operator.yaml` by `cargo xtask generate`; do not edit.

mod own;

pub use own::*;
use super::types;

/// O que muda no receptor; o que falta fica como está.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, Default)]
#[cfg_attr(
    feature = "schemas",
    derive(::client_runtime::schemas::schemars::JsonSchema),
    schemars(crate = "::client_runtime::schemas::schemars")
)]
pub struct AlteracaoReceptor {
    /// Se recebe gatilhos.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub ativo: ::std::option::Option<bool>,
    /// As lojas de cujos registros recebe gatilhos, todas; vazia, recebe os de todas as lojas.
    #[serde(rename = "codLojas", skip_serializing_if = "::std::option::Option::is_none")]
    pub cod_lojas: ::std::option::Option<::std::vec::Vec<i32>>,
    /// Consulta que vai em cada entrega, depois do caminho; vazia, apaga a que havia.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub consulta: ::std::option::Option<super::types::ConsultaReceptor>,
    /// As entidades que assina, todas.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub entidades: ::std::option::Option<::std::vec::Vec<super::types::Entidade>>,
    /// Nome legível. Único.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub nome: ::std::option::Option<super::types::Nome>,
    /// Anotação do operador; `null` a apaga.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub observacao: ::std::option::Option<
        super::types::NullableAlteracaoReceptorObservacao,
    >,
    /// Endereço base.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub url: ::std::option::Option<super::types::UrlReceptor>,
}

impl AlteracaoReceptor {
    /// A builder with nothing set.
    pub fn builder() -> builder::AlteracaoReceptor {
        Default::default()
    }
}

/// O que muda no usuário; o que falta fica como está.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, Default)]
#[cfg_attr(
    feature = "schemas",
    derive(::client_runtime::schemas::schemars::JsonSchema),
    schemars(crate = "::client_runtime::schemas::schemars")
)]
pub struct AlteracaoUsuario {
    /// Se pode entrar.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub ativo: ::std::option::Option<bool>,
    /// E-mail.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub email: ::std::option::Option<super::types::Email>,
    /// Nome legível.
    #[serde(
        rename = "nomeUsuario",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub nome_usuario: ::std::option::Option<super::types::Nome>,
}

impl AlteracaoUsuario {
    /// A builder with nothing set.
    pub fn builder() -> builder::AlteracaoUsuario {
        Default::default()
    }
}

/// Um campo adicional de um tipo de benefício.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
#[cfg_attr(
    feature = "schemas",
    derive(::client_runtime::schemas::schemars::JsonSchema),
    schemars(crate = "::client_runtime::schemas::schemars")
)]
pub struct CampoAdicional {
    /// Se ainda pode ser preenchido.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub ativo: ::std::option::Option<bool>,
    /// Código do campo, dado pelo serviço.
    #[serde(rename = "codCampo", skip_serializing_if = "::std::option::Option::is_none")]
    pub cod_campo: ::std::option::Option<i32>,
    /// O que o campo aceita.
    pub formato: super::types::FormatoCampo,
    /// Nome do campo. Único no tipo de benefício.
    pub nome: super::types::NomeCurto,
    /// Se todo benefício do tipo deve trazê-lo.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub obrigatorio: ::std::option::Option<bool>,
    /// Posição na tela.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub ordem: ::std::option::Option<i32>,
    /// O tipo de benefício que o tem.
    #[serde(rename = "tipoBeneficio")]
    pub tipo_beneficio: super::types::TipoBeneficio,
}

impl CampoAdicional {
    /// A builder with nothing set.
    pub fn builder() -> builder::CampoAdicional {
        Default::default()
    }
}

/// Um cartão de crédito de uma pessoa; o número inteiro não é guardado.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
#[cfg_attr(
    feature = "schemas",
    derive(::client_runtime::schemas::schemars::JsonSchema),
    schemars(crate = "::client_runtime::schemas::schemars")
)]
pub struct CartaoCredito {
    /// Se o cartão está ativo.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub ativo: ::std::option::Option<bool>,
    /// Bandeira.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub bandeira: ::std::option::Option<super::types::CartaoCreditoBandeira>,
    /// Código do cartão, dado pelo serviço.
    #[serde(
        rename = "codCartaoCredito",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub cod_cartao_credito: ::std::option::Option<i32>,
    /// Instante do cadastro.
    #[serde(
        rename = "dataCadastro",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub data_cadastro: ::std::option::Option<::chrono::DateTime<::chrono::offset::Utc>>,
    /// Nome impresso no cartão.
    #[serde(
        rename = "nomeTitular",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub nome_titular: ::std::option::Option<super::types::CartaoCreditoNomeTitular>,
    /// Se é o cartão usado nas cobranças.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub principal: ::std::option::Option<bool>,
    /// Os quatro últimos dígitos.
    #[serde(rename = "ultimosDigitos")]
    pub ultimos_digitos: super::types::CartaoCreditoUltimosDigitos,
    /// Validade em `MM/yyyy`.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub validade: ::std::option::Option<super::types::CartaoCreditoValidade>,
}

impl CartaoCredito {
    /// A builder with nothing set.
    pub fn builder() -> builder::CartaoCredito {
        Default::default()
    }
}

/// De quem é esta instalação.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
#[cfg_attr(
    feature = "schemas",
    derive(::client_runtime::schemas::schemars::JsonSchema),
    schemars(crate = "::client_runtime::schemas::schemars")
)]
pub struct ClienteSistema {
    /// Código do cliente do sistema.
    #[serde(rename = "codClienteSistema")]
    pub cod_cliente_sistema: i32,
    /// Nome do cliente do sistema.
    #[serde(rename = "nomeClienteSistema")]
    pub nome_cliente_sistema: super::types::Nome,
}

impl ClienteSistema {
    /// A builder with nothing set.
    pub fn builder() -> builder::ClienteSistema {
        Default::default()
    }
}

/// Uma consulta médica.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
#[cfg_attr(
    feature = "schemas",
    derive(::client_runtime::schemas::schemars::JsonSchema),
    schemars(crate = "::client_runtime::schemas::schemars")
)]
pub struct Consulta {
    /// O benefício que dá direito à consulta.
    #[serde(rename = "codBeneficio")]
    pub cod_beneficio: i32,
    /// A clínica: um fornecedor.
    #[serde(rename = "codClinica")]
    pub cod_clinica: i32,
    /// Código da consulta, dado pelo serviço.
    #[serde(
        rename = "codConsulta",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub cod_consulta: ::std::option::Option<i32>,
    /// A especialidade: um tipo da entidade `consulta`.
    #[serde(rename = "codEspecialidade")]
    pub cod_especialidade: i32,
    /// Código do médico na clínica; não há cadastro de médicos.
    #[serde(
        rename = "codMedico",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub cod_medico: ::std::option::Option<i32>,
    /// Quem será atendido.
    #[serde(rename = "codPessoa")]
    pub cod_pessoa: i32,
    /// Na abertura, a situação em que começa; depois, a atual.
    #[serde(
        rename = "codSituacao",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub cod_situacao: ::std::option::Option<i32>,
    /// Quando foi aberta.
    #[serde(
        rename = "dataAbertura",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub data_abertura: ::std::option::Option<::chrono::DateTime<::chrono::offset::Utc>>,
    /// Data e hora marcadas.
    #[serde(rename = "dataConsulta")]
    pub data_consulta: ::chrono::DateTime<::chrono::offset::Utc>,
    /// Endereço do atendimento, em uma linha. Sem ele, o da clínica.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub endereco: ::std::option::Option<super::types::ConsultaEndereco>,
    /// Do mais novo para o mais antigo, até 100. Falta nas listas.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub historico: ::std::option::Option<::std::vec::Vec<Historico>>,
    /// Nome da clínica.
    #[serde(
        rename = "nomeClinica",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub nome_clinica: ::std::option::Option<super::types::Nome>,
    /// Nome da especialidade.
    #[serde(
        rename = "nomeEspecialidade",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub nome_especialidade: ::std::option::Option<super::types::NomeCurto>,
    /// Nome do médico.
    #[serde(
        rename = "nomeMedico",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub nome_medico: ::std::option::Option<super::types::Nome>,
    /// Nome da situação atual.
    #[serde(
        rename = "nomeSituacao",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub nome_situacao: ::std::option::Option<super::types::NomeSituacao>,
    /// Protocolo, dado pelo serviço.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub protocolo: ::std::option::Option<i64>,
}

impl Consulta {
    /// A builder with nothing set.
    pub fn builder() -> builder::Consulta {
        Default::default()
    }
}

/// Um endereço.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, Default)]
#[cfg_attr(
    feature = "schemas",
    derive(::client_runtime::schemas::schemars::JsonSchema),
    schemars(crate = "::client_runtime::schemas::schemars")
)]
pub struct EnderecoTo {
    /// Bairro.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub bairro: ::std::option::Option<super::types::EnderecoToBairro>,
    /// CEP.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub cep: ::std::option::Option<super::types::Cep>,
    /// Cidade.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub cidade: ::std::option::Option<super::types::EnderecoToCidade>,
    /// Complemento.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub complemento: ::std::option::Option<super::types::EnderecoToComplemento>,
    /// Nome do logradouro, sem o tipo.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub logradouro: ::std::option::Option<super::types::Nome>,
    /// Tipo e nome do logradouro.
    #[serde(
        rename = "logradouroComTipo",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub logradouro_com_tipo: ::std::option::Option<::std::string::String>,
    /// Número, ou `S/N`.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub numero: ::std::option::Option<super::types::EnderecoToNumero>,
    /// Residencial, comercial ou outro.
    #[serde(
        rename = "tipoEndereco",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub tipo_endereco: ::std::option::Option<super::types::EnderecoToTipoEndereco>,
    /// Rua, avenida, praça.
    #[serde(
        rename = "tipoLogradouro",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub tipo_logradouro: ::std::option::Option<super::types::EnderecoToTipoLogradouro>,
    /// Estado.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub uf: ::std::option::Option<super::types::Uf>,
}

impl EnderecoTo {
    /// A builder with nothing set.
    pub fn builder() -> builder::EnderecoTo {
        Default::default()
    }
}

/// Um gatilho destinado a um receptor.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, Default)]
#[cfg_attr(
    feature = "schemas",
    derive(::client_runtime::schemas::schemars::JsonSchema),
    schemars(crate = "::client_runtime::schemas::schemars")
)]
pub struct Entrega {
    /// O código da entidade, conforme seu tipo.
    #[serde(
        rename = "codEntidade",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub cod_entidade: ::std::option::Option<i32>,
    /// O registro do histórico que deu origem à entrega.
    #[serde(
        rename = "codHistorico",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub cod_historico: ::std::option::Option<i32>,
    /// O receptor.
    #[serde(
        rename = "codReceptor",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub cod_receptor: ::std::option::Option<i32>,
    /// Quando a mudança foi gravada.
    #[serde(rename = "criadaEm", skip_serializing_if = "::std::option::Option::is_none")]
    pub criada_em: ::std::option::Option<::chrono::DateTime<::chrono::offset::Utc>>,
    /// A entidade que mudou.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub entidade: ::std::option::Option<super::types::Entidade>,
    /// Quando o receptor a aceitou; `null` se ainda não.
    #[serde(
        rename = "entregueEm",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub entregue_em: ::std::option::Option<::chrono::DateTime<::chrono::offset::Utc>>,
    /// Identificador, igual ao `webhook-id`; não muda no reenvio.
    #[serde(
        rename = "idEntrega",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub id_entrega: ::std::option::Option<::uuid::Uuid>,
    /// Nome do receptor.
    #[serde(
        rename = "nomeReceptor",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub nome_receptor: ::std::option::Option<super::types::Nome>,
    /// Quando será tentada de novo; `null` se terminou ou se o receptor está desativado.
    #[serde(
        rename = "proximaTentativa",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub proxima_tentativa: ::std::option::Option<
        ::chrono::DateTime<::chrono::offset::Utc>,
    >,
    /// Onde a entrega está.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub situacao: ::std::option::Option<super::types::SituacaoEntrega>,
    /// Quantas tentativas já houve, em todos os ciclos.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub tentativas: ::std::option::Option<i32>,
    /// Por que a última tentativa falhou. Falta se não falhou.
    #[serde(
        rename = "ultimaFalha",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub ultima_falha: ::std::option::Option<super::types::FalhaEntrega>,
    /// Código HTTP da última resposta; `null` se não houve.
    #[serde(
        rename = "ultimoStatus",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub ultimo_status: ::std::option::Option<i32>,
}

/// Uma entrega com o corpo e as tentativas.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, Default)]
#[cfg_attr(
    feature = "schemas",
    derive(::client_runtime::schemas::schemars::JsonSchema),
    schemars(crate = "::client_runtime::schemas::schemars")
)]
pub struct EntregaDetalhe {
    /// O código da entidade, conforme seu tipo.
    #[serde(
        rename = "codEntidade",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub cod_entidade: ::std::option::Option<i32>,
    /// O registro do histórico que deu origem à entrega.
    #[serde(
        rename = "codHistorico",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub cod_historico: ::std::option::Option<i32>,
    /// O receptor.
    #[serde(
        rename = "codReceptor",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub cod_receptor: ::std::option::Option<i32>,
    /// O corpo exato que é assinado e enviado, em base64.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub corpo: ::std::option::Option<::std::string::String>,
    /// Quando a mudança foi gravada.
    #[serde(rename = "criadaEm", skip_serializing_if = "::std::option::Option::is_none")]
    pub criada_em: ::std::option::Option<::chrono::DateTime<::chrono::offset::Utc>>,
    /// A entidade que mudou.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub entidade: ::std::option::Option<super::types::Entidade>,
    /// Quando o receptor a aceitou; `null` se ainda não.
    #[serde(
        rename = "entregueEm",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub entregue_em: ::std::option::Option<::chrono::DateTime<::chrono::offset::Utc>>,
    /// As últimas 100 tentativas, da mais nova para a mais antiga.
    #[serde(
        rename = "historicoTentativas",
        default,
        skip_serializing_if = "::std::vec::Vec::is_empty"
    )]
    pub historico_tentativas: ::std::vec::Vec<Tentativa>,
    /// Identificador, igual ao `webhook-id`; não muda no reenvio.
    #[serde(
        rename = "idEntrega",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub id_entrega: ::std::option::Option<::uuid::Uuid>,
    /// Nome do receptor.
    #[serde(
        rename = "nomeReceptor",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub nome_receptor: ::std::option::Option<super::types::Nome>,
    /// Quando será tentada de novo; `null` se terminou ou se o receptor está desativado.
    #[serde(
        rename = "proximaTentativa",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub proxima_tentativa: ::std::option::Option<
        ::chrono::DateTime<::chrono::offset::Utc>,
    >,
    /// Onde a entrega está.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub situacao: ::std::option::Option<super::types::SituacaoEntrega>,
    /// Quantas tentativas já houve, em todos os ciclos.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub tentativas: ::std::option::Option<i32>,
    /// Por que a última tentativa falhou. Falta se não falhou.
    #[serde(
        rename = "ultimaFalha",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub ultima_falha: ::std::option::Option<super::types::FalhaEntrega>,
    /// Código HTTP da última resposta; `null` se não houve.
    #[serde(
        rename = "ultimoStatus",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub ultimo_status: ::std::option::Option<i32>,
    /// Endereço a que se destina.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub url: ::std::option::Option<::std::string::String>,
}

/// Um rastreador instalado no veículo de um benefício.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, Default)]
#[cfg_attr(
    feature = "schemas",
    derive(::client_runtime::schemas::schemars::JsonSchema),
    schemars(crate = "::client_runtime::schemas::schemars")
)]
pub struct Equipamento {
    /// Código do fornecedor.
    #[serde(
        rename = "codFornecedor",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub cod_fornecedor: ::std::option::Option<i32>,
    /// Código da instalação, dado pelo serviço.
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
    /// Dia da instalação; ausente, o de hoje.
    #[serde(
        rename = "dataInstalacao",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub data_instalacao: ::std::option::Option<::chrono::naive::NaiveDate>,
    /// Dia da remoção; `null` enquanto em uso.
    #[serde(
        rename = "dataRemocao",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub data_remocao: ::std::option::Option<::chrono::naive::NaiveDate>,
    /// Fabricante.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub fabricante: ::std::option::Option<super::types::EquipamentoFabricante>,
    /// IMEI.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub imei: ::std::option::Option<super::types::EquipamentoImei>,
    /// Lugar do veículo em que está.
    #[serde(
        rename = "localInstalacao",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub local_instalacao: ::std::option::Option<
        super::types::EquipamentoLocalInstalacao,
    >,
    /// Modelo.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub modelo: ::std::option::Option<super::types::EquipamentoModelo>,
    /// Nome de quem instalou.
    #[serde(
        rename = "nomeInstalador",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub nome_instalador: ::std::option::Option<super::types::EquipamentoNomeInstalador>,
    /// Número da linha de dados.
    #[serde(
        rename = "numeroLinha",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub numero_linha: ::std::option::Option<super::types::EquipamentoNumeroLinha>,
    /// Número de série.
    #[serde(
        rename = "numeroSerie",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub numero_serie: ::std::option::Option<super::types::EquipamentoNumeroSerie>,
    /// Operadora da linha de dados.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub operadora: ::std::option::Option<super::types::EquipamentoOperadora>,
}

impl Equipamento {
    /// A builder with nothing set.
    pub fn builder() -> builder::Equipamento {
        Default::default()
    }
}

/// O corpo de todo erro.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
#[cfg_attr(
    feature = "schemas",
    derive(::client_runtime::schemas::schemars::JsonSchema),
    schemars(crate = "::client_runtime::schemas::schemars")
)]
pub struct Erro {
    /// Onde está a falha: um ponteiro JSON (começa com `/`) se no corpo; senão, o nome do parâmetro ou do cabeçalho.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub campo: ::std::option::Option<::std::string::String>,
    /// O que houve, para o programa.
    pub codigo: super::types::CodigoErro,
    /// Pormenores por nome, como quantos registros usam o que se quis remover.
    #[serde(default, skip_serializing_if = ":: std :: collections :: HashMap::is_empty")]
    pub detalhes: ::std::collections::HashMap<
        ::std::string::String,
        ::std::string::String,
    >,
    /// Identificador do pedido nos registros do serviço.
    #[serde(
        rename = "idRequisicao",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub id_requisicao: ::std::option::Option<::uuid::Uuid>,
    /// O que houve e o que fazer, para a pessoa.
    pub mensagem: ::std::string::String,
}

/// Uma etapa de um funil.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
#[cfg_attr(
    feature = "schemas",
    derive(::client_runtime::schemas::schemars::JsonSchema),
    schemars(crate = "::client_runtime::schemas::schemars")
)]
pub struct EtapaFunil {
    /// Código da etapa, dado pelo serviço. Ao substituir, diz qual etapa se mantém.
    #[serde(rename = "codEtapa", skip_serializing_if = "::std::option::Option::is_none")]
    pub cod_etapa: ::std::option::Option<i32>,
    /// Nome da etapa. Único no funil.
    pub nome: super::types::NomeCurto,
}

impl EtapaFunil {
    /// A builder with nothing set.
    pub fn builder() -> builder::EtapaFunil {
        Default::default()
    }
}

/// Um evento.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
#[cfg_attr(
    feature = "schemas",
    derive(::client_runtime::schemas::schemars::JsonSchema),
    schemars(crate = "::client_runtime::schemas::schemars")
)]
pub struct Evento {
    /// O benefício atingido; em evento de cliente, o veículo é o dele.
    #[serde(rename = "codBeneficio")]
    pub cod_beneficio: i32,
    /// A pessoa que conduzia o veículo.
    #[serde(
        rename = "codCondutor",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub cod_condutor: ::std::option::Option<i32>,
    /// Código do evento, dado pelo serviço.
    #[serde(
        rename = "codEvento",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub cod_evento: ::std::option::Option<i32>,
    /// A pessoa associada ao evento.
    #[serde(rename = "codPessoa")]
    pub cod_pessoa: i32,
    /// Outros eventos do mesmo caso.
    #[serde(
        rename = "codRelacionados",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub cod_relacionados: ::std::option::Option<::std::vec::Vec<i32>>,
    /// Na abertura, a situação em que começa; depois, a atual.
    #[serde(
        rename = "codSituacao",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub cod_situacao: ::std::option::Option<i32>,
    /// O tipo de evento.
    #[serde(rename = "codTipoEvento")]
    pub cod_tipo_evento: i32,
    /// Quando foi aberto.
    #[serde(
        rename = "dataAbertura",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub data_abertura: ::std::option::Option<::chrono::DateTime<::chrono::offset::Utc>>,
    /// Quando foi encerrado; `null` enquanto aberto.
    #[serde(
        rename = "dataEncerramento",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub data_encerramento: ::std::option::Option<
        ::chrono::DateTime<::chrono::offset::Utc>,
    >,
    /// O dia em que aconteceu; não pode ser futuro.
    #[serde(rename = "dataEvento")]
    pub data_evento: ::chrono::naive::NaiveDate,
    /// O que aconteceu.
    pub descricao: super::types::Texto,
    /// De quem é o dano.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub envolvido: ::std::option::Option<super::types::Envolvido>,
    /// Do mais novo para o mais antigo, até 100. Falta nas listas.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub historico: ::std::option::Option<::std::vec::Vec<Historico>>,
    /// Onde aconteceu.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub local: ::std::option::Option<EnderecoTo>,
    /// Nome da situação atual.
    #[serde(
        rename = "nomeSituacao",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub nome_situacao: ::std::option::Option<super::types::NomeSituacao>,
    /// Nome do tipo.
    #[serde(
        rename = "nomeTipoEvento",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub nome_tipo_evento: ::std::option::Option<super::types::NomeCurto>,
    /// Prioridade.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub prioridade: ::std::option::Option<super::types::Prioridade>,
    /// Protocolo, dado pelo serviço.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub protocolo: ::std::option::Option<i64>,
    /// Quem acompanha o evento.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub responsavel: ::std::option::Option<super::types::Nome>,
    /// O veículo do terceiro, em evento de terceiro; em evento de cliente dá 400.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub veiculo: ::std::option::Option<VeiculoTerceiro>,
}

impl Evento {
    /// A builder with nothing set.
    pub fn builder() -> builder::Evento {
        Default::default()
    }
}

/// Data do calendário.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
#[cfg_attr(
    feature = "schemas",
    derive(::client_runtime::schemas::schemars::JsonSchema),
    schemars(crate = "::client_runtime::schemas::schemars")
)]
pub struct FormatoData {
    /// Sempre este valor.
    pub tipo: super::types::FormatoDataTipo,
}

impl FormatoData {
    /// A builder with nothing set.
    pub fn builder() -> builder::FormatoData {
        Default::default()
    }
}

/// Uma opção entre várias.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
#[cfg_attr(
    feature = "schemas",
    derive(::client_runtime::schemas::schemars::JsonSchema),
    schemars(crate = "::client_runtime::schemas::schemars")
)]
pub struct FormatoLista {
    /// As opções, na ordem da tela.
    pub opcoes: ::std::vec::Vec<super::types::NomeCurto>,
    /// Sempre este valor.
    pub tipo: super::types::FormatoListaTipo,
}

impl FormatoLista {
    /// A builder with nothing set.
    pub fn builder() -> builder::FormatoLista {
        Default::default()
    }
}

/// Sim ou não.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
#[cfg_attr(
    feature = "schemas",
    derive(::client_runtime::schemas::schemars::JsonSchema),
    schemars(crate = "::client_runtime::schemas::schemars")
)]
pub struct FormatoLogico {
    /// Sempre este valor.
    pub tipo: super::types::FormatoLogicoTipo,
}

impl FormatoLogico {
    /// A builder with nothing set.
    pub fn builder() -> builder::FormatoLogico {
        Default::default()
    }
}

/// Número entre limites, ambos incluídos.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
#[cfg_attr(
    feature = "schemas",
    derive(::client_runtime::schemas::schemars::JsonSchema),
    schemars(crate = "::client_runtime::schemas::schemars")
)]
pub struct FormatoNumero {
    /// Quantas casas depois da vírgula.
    #[serde(
        rename = "casasDecimais",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub casas_decimais: ::std::option::Option<i32>,
    /// O maior valor aceito.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub maximo: ::std::option::Option<f64>,
    /// O menor valor aceito.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub minimo: ::std::option::Option<f64>,
    /// Sempre este valor.
    pub tipo: super::types::FormatoNumeroTipo,
}

impl FormatoNumero {
    /// A builder with nothing set.
    pub fn builder() -> builder::FormatoNumero {
        Default::default()
    }
}

/// Texto livre.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
#[cfg_attr(
    feature = "schemas",
    derive(::client_runtime::schemas::schemars::JsonSchema),
    schemars(crate = "::client_runtime::schemas::schemars")
)]
pub struct FormatoTexto {
    /// Quantos caracteres cabem.
    #[serde(
        rename = "tamanhoMaximo",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub tamanho_maximo: ::std::option::Option<i32>,
    /// Sempre este valor.
    pub tipo: super::types::FormatoTextoTipo,
}

impl FormatoTexto {
    /// A builder with nothing set.
    pub fn builder() -> builder::FormatoTexto {
        Default::default()
    }
}

/// Um fornecedor ou credenciado.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
#[cfg_attr(
    feature = "schemas",
    derive(::client_runtime::schemas::schemars::JsonSchema),
    schemars(crate = "::client_runtime::schemas::schemars")
)]
pub struct Fornecedor {
    /// Se pode ser escolhido.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub ativo: ::std::option::Option<bool>,
    /// Código do fornecedor, dado pelo serviço.
    #[serde(
        rename = "codFornecedor",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub cod_fornecedor: ::std::option::Option<i32>,
    /// A loja que o cadastrou; sem ela, serve a todas.
    #[serde(rename = "codLoja", skip_serializing_if = "::std::option::Option::is_none")]
    pub cod_loja: ::std::option::Option<i32>,
    /// CPF ou CNPJ. Único.
    #[serde(rename = "cpfCnpj")]
    pub cpf_cnpj: super::types::CpfCnpj,
    /// E-mail.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub email: ::std::option::Option<super::types::Email>,
    /// Endereço.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub endereco: ::std::option::Option<EnderecoTo>,
    /// Inscrição estadual.
    #[serde(
        rename = "inscricaoEstadual",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub inscricao_estadual: ::std::option::Option<
        super::types::FornecedorInscricaoEstadual,
    >,
    /// Inscrição municipal.
    #[serde(
        rename = "inscricaoMunicipal",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub inscricao_municipal: ::std::option::Option<
        super::types::FornecedorInscricaoMunicipal,
    >,
    /// Nome ou razão social.
    pub nome: super::types::Nome,
    /// Com quem falar.
    #[serde(
        rename = "nomeContato",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub nome_contato: ::std::option::Option<super::types::Nome>,
    /// Nome fantasia.
    #[serde(
        rename = "nomeFantasia",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub nome_fantasia: ::std::option::Option<super::types::Nome>,
    /// Telefones.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub telefones: ::std::option::Option<::std::vec::Vec<TelefoneTo>>,
    /// Ramo, em palavras.
    #[serde(
        rename = "tipoFornecedor",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub tipo_fornecedor: ::std::option::Option<super::types::FornecedorTipoFornecedor>,
}

impl Fornecedor {
    /// A builder with nothing set.
    pub fn builder() -> builder::Fornecedor {
        Default::default()
    }
}

/// Um funil do CRM.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
#[cfg_attr(
    feature = "schemas",
    derive(::client_runtime::schemas::schemars::JsonSchema),
    schemars(crate = "::client_runtime::schemas::schemars")
)]
pub struct Funil {
    /// Se recebe negócios novos.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub ativo: ::std::option::Option<bool>,
    /// Código do funil, dado pelo serviço.
    #[serde(rename = "codFunil", skip_serializing_if = "::std::option::Option::is_none")]
    pub cod_funil: ::std::option::Option<i32>,
    /// As etapas, na ordem.
    pub etapas: ::std::vec::Vec<EtapaFunil>,
    /// Nome do funil. Único.
    pub nome: super::types::NomeCurto,
}

impl Funil {
    /// A builder with nothing set.
    pub fn builder() -> builder::Funil {
        Default::default()
    }
}

/// Um chamado de Help Desk.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
#[cfg_attr(
    feature = "schemas",
    derive(::client_runtime::schemas::schemars::JsonSchema),
    schemars(crate = "::client_runtime::schemas::schemars")
)]
pub struct HelpDesk {
    /// O benefício de que trata, se algum.
    #[serde(
        rename = "codBeneficio",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub cod_beneficio: ::std::option::Option<i32>,
    /// Código do chamado, dado pelo serviço.
    #[serde(
        rename = "codHelpDesk",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub cod_help_desk: ::std::option::Option<i32>,
    /// Quem pede.
    #[serde(rename = "codPessoa")]
    pub cod_pessoa: i32,
    /// Na abertura, a situação em que começa; depois, a atual.
    #[serde(
        rename = "codSituacao",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub cod_situacao: ::std::option::Option<i32>,
    /// O tipo de chamado.
    #[serde(rename = "codTipoHelpDesk")]
    pub cod_tipo_help_desk: i32,
    /// Quando foi aberto.
    #[serde(
        rename = "dataAbertura",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub data_abertura: ::std::option::Option<::chrono::DateTime<::chrono::offset::Utc>>,
    /// Quando foi encerrado; `null` enquanto aberto.
    #[serde(
        rename = "dataEncerramento",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub data_encerramento: ::std::option::Option<
        ::chrono::DateTime<::chrono::offset::Utc>,
    >,
    /// O que se pede.
    pub descricao: super::types::Texto,
    /// Do mais novo para o mais antigo, até 100. Falta nas listas.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub historico: ::std::option::Option<::std::vec::Vec<Historico>>,
    /// Nome da situação atual.
    #[serde(
        rename = "nomeSituacao",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub nome_situacao: ::std::option::Option<super::types::NomeSituacao>,
    /// Nome do tipo.
    #[serde(
        rename = "nomeTipoHelpDesk",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub nome_tipo_help_desk: ::std::option::Option<super::types::NomeCurto>,
    /// Prioridade.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub prioridade: ::std::option::Option<super::types::Prioridade>,
    /// Protocolo, dado pelo serviço.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub protocolo: ::std::option::Option<i64>,
}

impl HelpDesk {
    /// A builder with nothing set.
    pub fn builder() -> builder::HelpDesk {
        Default::default()
    }
}

/// A entrada em uma situação.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, Default)]
#[cfg_attr(
    feature = "schemas",
    derive(::client_runtime::schemas::schemars::JsonSchema),
    schemars(crate = "::client_runtime::schemas::schemars")
)]
pub struct Historico {
    /// O mesmo código que vai no gatilho.
    #[serde(
        rename = "codHistorico",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub cod_historico: ::std::option::Option<i32>,
    /// A situação.
    #[serde(
        rename = "codSituacao",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub cod_situacao: ::std::option::Option<i32>,
    /// Quando entrou.
    #[serde(
        rename = "dataHistorico",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub data_historico: ::std::option::Option<::chrono::DateTime<::chrono::offset::Utc>>,
    /// Nome que a situação tinha ao entrar.
    #[serde(
        rename = "nomeSituacao",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub nome_situacao: ::std::option::Option<super::types::NomeSituacao>,
    /// Anotação de quem moveu.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub observacao: ::std::option::Option<::std::string::String>,
}

impl Historico {
    /// A builder with nothing set.
    pub fn builder() -> builder::Historico {
        Default::default()
    }
}

/// Um item (plano) de um benefício.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, Default)]
#[cfg_attr(
    feature = "schemas",
    derive(::client_runtime::schemas::schemars::JsonSchema),
    schemars(crate = "::client_runtime::schemas::schemars")
)]
pub struct ItemBeneficio {
    /// Código do item.
    #[serde(rename = "codItem", skip_serializing_if = "::std::option::Option::is_none")]
    pub cod_item: ::std::option::Option<i32>,
    /// Código do plano; falta o de um plano antigo de código 0.
    #[serde(rename = "codPlano", skip_serializing_if = "::std::option::Option::is_none")]
    pub cod_plano: ::std::option::Option<i32>,
    /// Dia em que saiu; `null` enquanto vale.
    #[serde(
        rename = "dataExclusao",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub data_exclusao: ::std::option::Option<::chrono::naive::NaiveDate>,
    /// Dia em que entrou.
    #[serde(
        rename = "dataInclusao",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub data_inclusao: ::std::option::Option<::chrono::naive::NaiveDate>,
    /// Mensalidade em reais, com até duas casas decimais.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub valor: ::std::option::Option<f64>,
}

/// Uma loja (unidade).
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
#[cfg_attr(
    feature = "schemas",
    derive(::client_runtime::schemas::schemars::JsonSchema),
    schemars(crate = "::client_runtime::schemas::schemars")
)]
pub struct Loja {
    /// Se pode ser escolhida.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub ativo: ::std::option::Option<bool>,
    /// CNPJ da loja.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub cnpj: ::std::option::Option<super::types::Cnpj>,
    /// Código da loja, dado pelo serviço.
    #[serde(rename = "codLoja", skip_serializing_if = "::std::option::Option::is_none")]
    pub cod_loja: ::std::option::Option<i32>,
    /// Nome da loja. Único.
    pub nome: super::types::Nome,
}

impl Loja {
    /// A builder with nothing set.
    pub fn builder() -> builder::Loja {
        Default::default()
    }
}

/// A situação depois do pedido.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, Default)]
#[cfg_attr(
    feature = "schemas",
    derive(::client_runtime::schemas::schemars::JsonSchema),
    schemars(crate = "::client_runtime::schemas::schemars")
)]
pub struct Movimento {
    /// O registro do histórico da situação atual, novo ou anterior.
    #[serde(
        rename = "codHistorico",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub cod_historico: ::std::option::Option<i32>,
    /// A situação atual.
    #[serde(
        rename = "codSituacao",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub cod_situacao: ::std::option::Option<i32>,
    /// A situação antes do pedido; igual à atual se nada mudou.
    #[serde(
        rename = "codSituacaoAnterior",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub cod_situacao_anterior: ::std::option::Option<i32>,
    /// Quando entrou na situação atual.
    #[serde(
        rename = "dataHistorico",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub data_historico: ::std::option::Option<::chrono::DateTime<::chrono::offset::Utc>>,
    /// Quantas entregas foram criadas; zero se nada mudou.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub entregas: ::std::option::Option<i32>,
    /// Se houve mudança. Falso quando já estava na situação de destino.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub mudou: ::std::option::Option<bool>,
    /// Nome da situação atual.
    #[serde(
        rename = "nomeSituacao",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub nome_situacao: ::std::option::Option<super::types::NomeSituacao>,
}

/// Para onde mover.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
#[cfg_attr(
    feature = "schemas",
    derive(::client_runtime::schemas::schemars::JsonSchema),
    schemars(crate = "::client_runtime::schemas::schemars")
)]
pub struct MovimentoInput {
    /// A situação de destino, do cadastro da entidade.
    #[serde(rename = "codSituacao")]
    pub cod_situacao: i32,
    /// Se enviada, move apenas a partir desta situação; de outra, 409. Se já está no destino, não há mudança nem erro: o pedido pode ser repetido.
    #[serde(
        rename = "codSituacaoEsperada",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub cod_situacao_esperada: ::std::option::Option<i32>,
    /// Anotação para o histórico.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub observacao: ::std::option::Option<super::types::MovimentoInputObservacao>,
}

impl MovimentoInput {
    /// A builder with nothing set.
    pub fn builder() -> builder::MovimentoInput {
        Default::default()
    }
}

/// Para onde mover a vistoria.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
#[cfg_attr(
    feature = "schemas",
    derive(::client_runtime::schemas::schemars::JsonSchema),
    schemars(crate = "::client_runtime::schemas::schemars")
)]
pub struct MovimentoVistoriaInput {
    /// A situação de destino, do cadastro da entidade.
    #[serde(rename = "codSituacao")]
    pub cod_situacao: i32,
    /// Se enviada, move apenas a partir desta situação; de outra, 409. Se já está no destino, não há mudança nem erro: o pedido pode ser repetido.
    #[serde(
        rename = "codSituacaoEsperada",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub cod_situacao_esperada: ::std::option::Option<i32>,
    /// Anotação para o histórico.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub observacao: ::std::option::Option<
        super::types::MovimentoVistoriaInputObservacao,
    >,
    /// Quem vistoriou. Sem ele, fica o anterior; sem mudança de situação, não é gravado.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub vistoriador: ::std::option::Option<super::types::Nome>,
}

impl MovimentoVistoriaInput {
    /// A builder with nothing set.
    pub fn builder() -> builder::MovimentoVistoriaInput {
        Default::default()
    }
}

/// A senha escolhida pelo operador.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, Default)]
#[cfg_attr(
    feature = "schemas",
    derive(::client_runtime::schemas::schemars::JsonSchema),
    schemars(crate = "::client_runtime::schemas::schemars")
)]
pub struct NovaSenha {
    /// Sem ela, o serviço gera uma.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub senha: ::std::option::Option<super::types::Senha>,
}

impl NovaSenha {
    /// A builder with nothing set.
    pub fn builder() -> builder::NovaSenha {
        Default::default()
    }
}

/// Uma página de consultas.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
#[cfg_attr(
    feature = "schemas",
    derive(::client_runtime::schemas::schemars::JsonSchema),
    schemars(crate = "::client_runtime::schemas::schemars")
)]
pub struct PaginaConsultas {
    /// Os itens desta página.
    pub itens: ::std::vec::Vec<Consulta>,
    /// O `cursor` da página seguinte; `null` na última.
    #[serde(
        rename = "proximoCursor",
        deserialize_with = "::std::option::Option::deserialize"
    )]
    pub proximo_cursor: ::std::option::Option<::std::string::String>,
}

/// Uma página de entregas.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
#[cfg_attr(
    feature = "schemas",
    derive(::client_runtime::schemas::schemars::JsonSchema),
    schemars(crate = "::client_runtime::schemas::schemars")
)]
pub struct PaginaEntregas {
    /// Os itens desta página.
    pub itens: ::std::vec::Vec<Entrega>,
    /// O `cursor` da página seguinte; `null` na última.
    #[serde(
        rename = "proximoCursor",
        deserialize_with = "::std::option::Option::deserialize"
    )]
    pub proximo_cursor: ::std::option::Option<::std::string::String>,
}

/// Uma página de eventos.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
#[cfg_attr(
    feature = "schemas",
    derive(::client_runtime::schemas::schemars::JsonSchema),
    schemars(crate = "::client_runtime::schemas::schemars")
)]
pub struct PaginaEventos {
    /// Os itens desta página.
    pub itens: ::std::vec::Vec<Evento>,
    /// O `cursor` da página seguinte; `null` na última.
    #[serde(
        rename = "proximoCursor",
        deserialize_with = "::std::option::Option::deserialize"
    )]
    pub proximo_cursor: ::std::option::Option<::std::string::String>,
}

/// Uma página de fornecedores.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
#[cfg_attr(
    feature = "schemas",
    derive(::client_runtime::schemas::schemars::JsonSchema),
    schemars(crate = "::client_runtime::schemas::schemars")
)]
pub struct PaginaFornecedores {
    /// Os itens desta página.
    pub itens: ::std::vec::Vec<Fornecedor>,
    /// O `cursor` da página seguinte; `null` na última.
    #[serde(
        rename = "proximoCursor",
        deserialize_with = "::std::option::Option::deserialize"
    )]
    pub proximo_cursor: ::std::option::Option<::std::string::String>,
}

/// Uma página de chamados.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
#[cfg_attr(
    feature = "schemas",
    derive(::client_runtime::schemas::schemars::JsonSchema),
    schemars(crate = "::client_runtime::schemas::schemars")
)]
pub struct PaginaHelpDesk {
    /// Os itens desta página.
    pub itens: ::std::vec::Vec<HelpDesk>,
    /// O `cursor` da página seguinte; `null` na última.
    #[serde(
        rename = "proximoCursor",
        deserialize_with = "::std::option::Option::deserialize"
    )]
    pub proximo_cursor: ::std::option::Option<::std::string::String>,
}

/// Uma página de usuários.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
#[cfg_attr(
    feature = "schemas",
    derive(::client_runtime::schemas::schemars::JsonSchema),
    schemars(crate = "::client_runtime::schemas::schemars")
)]
pub struct PaginaUsuarios {
    /// Os itens desta página.
    pub itens: ::std::vec::Vec<Usuario>,
    /// O `cursor` da página seguinte; `null` na última.
    #[serde(
        rename = "proximoCursor",
        deserialize_with = "::std::option::Option::deserialize"
    )]
    pub proximo_cursor: ::std::option::Option<::std::string::String>,
}

/// Uma página de vendedores.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
#[cfg_attr(
    feature = "schemas",
    derive(::client_runtime::schemas::schemars::JsonSchema),
    schemars(crate = "::client_runtime::schemas::schemars")
)]
pub struct PaginaVendedores {
    /// Os itens desta página.
    pub itens: ::std::vec::Vec<Vendedor>,
    /// O `cursor` da página seguinte; `null` na última.
    #[serde(
        rename = "proximoCursor",
        deserialize_with = "::std::option::Option::deserialize"
    )]
    pub proximo_cursor: ::std::option::Option<::std::string::String>,
}

/// Uma página de vistorias.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
#[cfg_attr(
    feature = "schemas",
    derive(::client_runtime::schemas::schemars::JsonSchema),
    schemars(crate = "::client_runtime::schemas::schemars")
)]
pub struct PaginaVistorias {
    /// Os itens desta página.
    pub itens: ::std::vec::Vec<Vistoria>,
    /// O `cursor` da página seguinte; `null` na última.
    #[serde(
        rename = "proximoCursor",
        deserialize_with = "::std::option::Option::deserialize"
    )]
    pub proximo_cursor: ::std::option::Option<::std::string::String>,
}

/// O que testar.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, Default)]
#[cfg_attr(
    feature = "schemas",
    derive(::client_runtime::schemas::schemars::JsonSchema),
    schemars(crate = "::client_runtime::schemas::schemars")
)]
pub struct Ping {
    /// Sem ela, a primeira que o receptor assina.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub entidade: ::std::option::Option<super::types::Entidade>,
}

impl Ping {
    /// A builder with nothing set.
    pub fn builder() -> builder::Ping {
        Default::default()
    }
}

/// Um plano que um benefício pode ter.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
#[cfg_attr(
    feature = "schemas",
    derive(::client_runtime::schemas::schemars::JsonSchema),
    schemars(crate = "::client_runtime::schemas::schemars")
)]
pub struct Plano {
    /// Se pode ser contratado.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub ativo: ::std::option::Option<bool>,
    /// Código do plano, dado pelo serviço.
    #[serde(rename = "codPlano", skip_serializing_if = "::std::option::Option::is_none")]
    pub cod_plano: ::std::option::Option<i32>,
    /// Nome do plano. Único.
    pub nome: super::types::Nome,
    /// O tipo de benefício a que serve.
    #[serde(rename = "tipoBeneficio")]
    pub tipo_beneficio: super::types::TipoBeneficio,
    /// Mensalidade em reais, com até duas casas decimais.
    pub valor: f64,
}

impl Plano {
    /// A builder with nothing set.
    pub fn builder() -> builder::Plano {
        Default::default()
    }
}

/// O que o serviço precisa para atender.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, Default)]
#[cfg_attr(
    feature = "schemas",
    derive(::client_runtime::schemas::schemars::JsonSchema),
    schemars(crate = "::client_runtime::schemas::schemars")
)]
pub struct Prontidao {
    /// Sempre verdadeiro em 200.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub pronto: ::std::option::Option<bool>,
    /// Cada dependência verificada, pelo nome: `banco`, `despachante`.
    #[serde(default, skip_serializing_if = ":: std :: collections :: HashMap::is_empty")]
    pub verificacoes: ::std::collections::HashMap<::std::string::String, Verificacao>,
}

/// Um endereço que recebe gatilhos.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
#[cfg_attr(
    feature = "schemas",
    derive(::client_runtime::schemas::schemars::JsonSchema),
    schemars(crate = "::client_runtime::schemas::schemars")
)]
pub struct Receptor {
    /// Se recebe gatilhos.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub ativo: ::std::option::Option<bool>,
    /// As lojas de cujos registros recebe gatilhos; sem nenhuma, de todas.
    #[serde(rename = "codLojas", skip_serializing_if = "::std::option::Option::is_none")]
    pub cod_lojas: ::std::option::Option<::std::vec::Vec<i32>>,
    /// Código do receptor, dado pelo serviço.
    #[serde(
        rename = "codReceptor",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub cod_receptor: ::std::option::Option<i32>,
    /// Consulta que vai em cada entrega, depois do caminho.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub consulta: ::std::option::Option<super::types::ConsultaReceptor>,
    /// Quando foi cadastrado.
    #[serde(rename = "criadoEm", skip_serializing_if = "::std::option::Option::is_none")]
    pub criado_em: ::std::option::Option<::chrono::DateTime<::chrono::offset::Utc>>,
    /// Quando foi desativado; `null` enquanto ativo.
    #[serde(
        rename = "desativadoEm",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub desativado_em: ::std::option::Option<::chrono::DateTime<::chrono::offset::Utc>>,
    /// As entidades que assina.
    pub entidades: ::std::vec::Vec<super::types::Entidade>,
    /// Entregas guardadas, contadas por situação; as chaves são as de `SituacaoEntrega`.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub entregas: ::std::option::Option<
        ::std::collections::HashMap<::std::string::String, i64>,
    >,
    /// Por que foi desativado. Falta enquanto ativo.
    #[serde(
        rename = "motivoDesativacao",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub motivo_desativacao: ::std::option::Option<super::types::MotivoDesativacao>,
    /// Nome legível. Único.
    pub nome: super::types::Nome,
    /// Anotação do operador.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub observacao: ::std::option::Option<super::types::ReceptorObservacao>,
    /// Segredos vivos: um, ou dois durante a troca.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub segredos: ::std::option::Option<i32>,
    /// Endereço base, ao qual se acrescenta o caminho da entidade.
    pub url: super::types::UrlReceptor,
}

impl Receptor {
    /// A builder with nothing set.
    pub fn builder() -> builder::Receptor {
        Default::default()
    }
}

/// O receptor e seu segredo.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
#[cfg_attr(
    feature = "schemas",
    derive(::client_runtime::schemas::schemars::JsonSchema),
    schemars(crate = "::client_runtime::schemas::schemars")
)]
pub struct ReceptorCriado {
    /// Se recebe gatilhos.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub ativo: ::std::option::Option<bool>,
    /// As lojas de cujos registros recebe gatilhos; sem nenhuma, de todas.
    #[serde(
        rename = "codLojas",
        default,
        skip_serializing_if = "::std::vec::Vec::is_empty"
    )]
    pub cod_lojas: ::std::vec::Vec<i32>,
    /// Código do receptor, dado pelo serviço.
    #[serde(
        rename = "codReceptor",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub cod_receptor: ::std::option::Option<i32>,
    /// Consulta que vai em cada entrega, depois do caminho.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub consulta: ::std::option::Option<super::types::ConsultaReceptor>,
    /// Quando foi cadastrado.
    #[serde(rename = "criadoEm", skip_serializing_if = "::std::option::Option::is_none")]
    pub criado_em: ::std::option::Option<::chrono::DateTime<::chrono::offset::Utc>>,
    /// Quando foi desativado; `null` enquanto ativo.
    #[serde(
        rename = "desativadoEm",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub desativado_em: ::std::option::Option<::chrono::DateTime<::chrono::offset::Utc>>,
    /// As entidades que assina.
    pub entidades: ::std::vec::Vec<super::types::Entidade>,
    /// Entregas guardadas, contadas por situação; as chaves são as de `SituacaoEntrega`.
    #[serde(default, skip_serializing_if = ":: std :: collections :: HashMap::is_empty")]
    pub entregas: ::std::collections::HashMap<::std::string::String, i64>,
    /// Por que foi desativado. Falta enquanto ativo.
    #[serde(
        rename = "motivoDesativacao",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub motivo_desativacao: ::std::option::Option<super::types::MotivoDesativacao>,
    /// Nome legível. Único.
    pub nome: super::types::Nome,
    /// Anotação do operador.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub observacao: ::std::option::Option<super::types::ReceptorObservacao>,
    /// Mostrado só nesta resposta.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub segredo: ::std::option::Option<::std::string::String>,
    /// Segredos vivos: um, ou dois durante a troca.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub segredos: ::std::option::Option<i32>,
    /// Endereço base, ao qual se acrescenta o caminho da entidade.
    pub url: super::types::UrlReceptor,
}

/// Quais entregas reenviar.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
#[cfg_attr(
    feature = "schemas",
    derive(::client_runtime::schemas::schemars::JsonSchema),
    schemars(crate = "::client_runtime::schemas::schemars")
)]
pub struct Reenvio {
    /// O receptor.
    #[serde(rename = "codReceptor")]
    pub cod_receptor: i32,
    /// Criadas antes deste instante.
    #[serde(rename = "criadaAte")]
    pub criada_ate: ::chrono::DateTime<::chrono::offset::Utc>,
    /// Criadas neste instante ou depois.
    #[serde(rename = "criadaDe")]
    pub criada_de: ::chrono::DateTime<::chrono::offset::Utc>,
    /// O `proximoCursor` do pedido anterior, para continuar.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub cursor: ::std::option::Option<super::types::Cursor>,
    /// Só destas entidades. Sem ela, todas.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub entidades: ::std::option::Option<::std::vec::Vec<super::types::Entidade>>,
    /// Só conta, sem reenviar.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub simular: ::std::option::Option<bool>,
    /// Só nestas situações.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub situacoes: ::std::option::Option<::std::vec::Vec<super::types::SituacaoEntrega>>,
}

impl Reenvio {
    /// A builder with nothing set.
    pub fn builder() -> builder::Reenvio {
        Default::default()
    }
}

/// O que aconteceu no teste.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, Default)]
#[cfg_attr(
    feature = "schemas",
    derive(::client_runtime::schemas::schemars::JsonSchema),
    schemars(crate = "::client_runtime::schemas::schemars")
)]
pub struct ResultadoPing {
    /// Quanto demorou, em milissegundos.
    #[serde(
        rename = "duracaoMs",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub duracao_ms: ::std::option::Option<i64>,
    /// Se o receptor respondeu de 200 a 204.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub entregue: ::std::option::Option<bool>,
    /// Por que falhou. Falta quando entregue.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub falha: ::std::option::Option<super::types::FalhaEntrega>,
    /// Código HTTP da resposta; `null` se não houve.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub status: ::std::option::Option<i32>,
    /// Começo da resposta, se houve corpo.
    #[serde(
        rename = "trechoResposta",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub trecho_resposta: ::std::option::Option<::std::string::String>,
    /// Endereço chamado.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub url: ::std::option::Option<::std::string::String>,
}

/// O que foi posto na fila.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, Default)]
#[cfg_attr(
    feature = "schemas",
    derive(::client_runtime::schemas::schemars::JsonSchema),
    schemars(crate = "::client_runtime::schemas::schemars")
)]
pub struct ResultadoReenvio {
    /// Para continuar; `null` quando não resta nada.
    #[serde(
        rename = "proximoCursor",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub proximo_cursor: ::std::option::Option<::std::string::String>,
    /// Entregas postas na fila ou, ao simular, que seriam.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub quantidade: ::std::option::Option<i64>,
    /// Se apenas contou.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub simulado: ::std::option::Option<bool>,
}

/// O segredo novo.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, Default)]
#[cfg_attr(
    feature = "schemas",
    derive(::client_runtime::schemas::schemars::JsonSchema),
    schemars(crate = "::client_runtime::schemas::schemars")
)]
pub struct SegredoTrocado {
    /// Até quando o anterior assina; `null` se já não vale.
    #[serde(
        rename = "anteriorValidoAte",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub anterior_valido_ate: ::std::option::Option<
        ::chrono::DateTime<::chrono::offset::Utc>,
    >,
    /// Mostrado só nesta resposta.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub segredo: ::std::option::Option<::std::string::String>,
}

/// O resultado da redefinição.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, Default)]
#[cfg_attr(
    feature = "schemas",
    derive(::client_runtime::schemas::schemars::JsonSchema),
    schemars(crate = "::client_runtime::schemas::schemars")
)]
pub struct SenhaRedefinida {
    /// Mostrada só nesta resposta. Falta quando a senha veio no pedido.
    #[serde(
        rename = "senhaGerada",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub senha_gerada: ::std::option::Option<super::types::Senha>,
    /// Quantos tokens deixaram de valer.
    #[serde(
        rename = "tokensRevogados",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub tokens_revogados: ::std::option::Option<i64>,
}

/// Uma situação de consulta, chamado, vistoria ou evento.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
#[cfg_attr(
    feature = "schemas",
    derive(::client_runtime::schemas::schemars::JsonSchema),
    schemars(crate = "::client_runtime::schemas::schemars")
)]
pub struct Situacao {
    /// Código da situação, dado pelo serviço.
    #[serde(
        rename = "codSituacao",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub cod_situacao: ::std::option::Option<i32>,
    /// Cor de destaque.
    #[serde(rename = "corDestaque")]
    pub cor_destaque: super::types::CorHex,
    /// Cor do texto sobre a cor de destaque.
    #[serde(rename = "corInversa")]
    pub cor_inversa: super::types::CorHex,
    /// Se entrar nela encerra a entidade: preenche `dataEncerramento` ou `dataConclusao`.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub encerra: ::std::option::Option<bool>,
    /// A entidade que pode estar nela.
    pub entidade: super::types::EntidadeAtendimento,
    /// Se é a situação em que a entidade começa.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub inicial: ::std::option::Option<bool>,
    /// Nome da situação. Único na entidade.
    pub nome: super::types::NomeSituacao,
}

impl Situacao {
    /// A builder with nothing set.
    pub fn builder() -> builder::Situacao {
        Default::default()
    }
}

/// Uma situação de benefício.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
#[cfg_attr(
    feature = "schemas",
    derive(::client_runtime::schemas::schemars::JsonSchema),
    schemars(crate = "::client_runtime::schemas::schemars")
)]
pub struct SituacaoBeneficio {
    /// Código da situação, dado pelo serviço.
    #[serde(
        rename = "codSituacao",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub cod_situacao: ::std::option::Option<i32>,
    /// Cor de destaque.
    #[serde(rename = "corDestaque")]
    pub cor_destaque: super::types::CorHex,
    /// Cor do texto sobre a cor de destaque.
    #[serde(rename = "corInversa")]
    pub cor_inversa: super::types::CorHex,
    /// Nome da situação. Único, sem distinguir maiúsculas.
    pub nome: super::types::NomeSituacao,
    /// Se é a escolhida quando só o tipo é conhecido, como ao enviar `ativo: true` ou ao cancelar.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub padrao: ::std::option::Option<bool>,
    /// O tipo, fixo no sistema.
    #[serde(rename = "tipoSituacao")]
    pub tipo_situacao: super::types::TipoSituacao,
}

impl SituacaoBeneficio {
    /// A builder with nothing set.
    pub fn builder() -> builder::SituacaoBeneficio {
        Default::default()
    }
}

/// Um telefone.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
#[cfg_attr(
    feature = "schemas",
    derive(::client_runtime::schemas::schemars::JsonSchema),
    schemars(crate = "::client_runtime::schemas::schemars")
)]
pub struct TelefoneTo {
    /// Número com o código de área, com máscara ou sem.
    pub numero: super::types::TelefoneToNumero,
    /// Fixo ou celular.
    pub tipo: super::types::TipoTelefone,
}

impl TelefoneTo {
    /// A builder with nothing set.
    pub fn builder() -> builder::TelefoneTo {
        Default::default()
    }
}

/// Uma tentativa de entrega.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, Default)]
#[cfg_attr(
    feature = "schemas",
    derive(::client_runtime::schemas::schemars::JsonSchema),
    schemars(crate = "::client_runtime::schemas::schemars")
)]
pub struct Tentativa {
    /// Quanto demorou, em milissegundos.
    #[serde(
        rename = "duracaoMs",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub duracao_ms: ::std::option::Option<i64>,
    /// Por que falhou. Falta se foi aceita.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub falha: ::std::option::Option<super::types::FalhaEntrega>,
    /// Quando começou.
    #[serde(
        rename = "iniciadaEm",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub iniciada_em: ::std::option::Option<::chrono::DateTime<::chrono::offset::Utc>>,
    /// Ordem da tentativa, a partir de 1.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub numero: ::std::option::Option<i32>,
    /// Código HTTP da resposta; `null` se não houve.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub status: ::std::option::Option<i32>,
    /// Começo da resposta, se houve corpo.
    #[serde(
        rename = "trechoResposta",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub trecho_resposta: ::std::option::Option<::std::string::String>,
}

/// Um tipo de chamado, vistoria ou evento, ou uma especialidade de consulta.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
#[cfg_attr(
    feature = "schemas",
    derive(::client_runtime::schemas::schemars::JsonSchema),
    schemars(crate = "::client_runtime::schemas::schemars")
)]
pub struct Tipo {
    /// Se pode ser escolhido.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub ativo: ::std::option::Option<bool>,
    /// Código do tipo, dado pelo serviço.
    #[serde(rename = "codTipo", skip_serializing_if = "::std::option::Option::is_none")]
    pub cod_tipo: ::std::option::Option<i32>,
    /// A entidade que pode ser deste tipo.
    pub entidade: super::types::EntidadeAtendimento,
    /// Nome do tipo. Único na entidade.
    pub nome: super::types::NomeCurto,
}

impl Tipo {
    /// A builder with nothing set.
    pub fn builder() -> builder::Tipo {
        Default::default()
    }
}

/// Um tipo de veículo.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
#[cfg_attr(
    feature = "schemas",
    derive(::client_runtime::schemas::schemars::JsonSchema),
    schemars(crate = "::client_runtime::schemas::schemars")
)]
pub struct TipoVeiculo {
    /// A categoria.
    pub categoria: super::types::CategoriaTipoVeiculo,
    /// Código do tipo de veículo, dado pelo serviço.
    #[serde(
        rename = "codTipoVeiculo",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub cod_tipo_veiculo: ::std::option::Option<i32>,
    /// Nome do tipo. Único.
    pub nome: super::types::NomeCurto,
}

impl TipoVeiculo {
    /// A builder with nothing set.
    pub fn builder() -> builder::TipoVeiculo {
        Default::default()
    }
}

/// Como trocar o segredo.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, Default)]
#[cfg_attr(
    feature = "schemas",
    derive(::client_runtime::schemas::schemars::JsonSchema),
    schemars(crate = "::client_runtime::schemas::schemars")
)]
pub struct TrocaSegredo {
    /// Por quantas horas o segredo anterior ainda assina.
    #[serde(
        rename = "sobreposicaoHoras",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub sobreposicao_horas: ::std::option::Option<i32>,
}

impl TrocaSegredo {
    /// A builder with nothing set.
    pub fn builder() -> builder::TrocaSegredo {
        Default::default()
    }
}

/// Quem pode entrar no serviço.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
#[cfg_attr(
    feature = "schemas",
    derive(::client_runtime::schemas::schemars::JsonSchema),
    schemars(crate = "::client_runtime::schemas::schemars")
)]
pub struct Usuario {
    /// Se pode entrar.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub ativo: ::std::option::Option<bool>,
    /// As lojas que vê. Na criação, concede-as; depois, use as operações de lojas.
    #[serde(rename = "codLojas", skip_serializing_if = "::std::option::Option::is_none")]
    pub cod_lojas: ::std::option::Option<::std::vec::Vec<i32>>,
    /// Código do usuário, dado pelo serviço.
    #[serde(
        rename = "codUsuario",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub cod_usuario: ::std::option::Option<i32>,
    /// Quando foi criado.
    #[serde(rename = "criadoEm", skip_serializing_if = "::std::option::Option::is_none")]
    pub criado_em: ::std::option::Option<::chrono::DateTime<::chrono::offset::Utc>>,
    /// Para onde a senha é enviada por quem opera.
    pub email: super::types::Email,
    /// Nome legível.
    #[serde(rename = "nomeUsuario")]
    pub nome_usuario: super::types::Nome,
    /// Senha inicial. Sem ela, o serviço gera uma.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub senha: ::std::option::Option<super::types::Senha>,
    /// Última autenticação; `null` se nunca entrou.
    #[serde(
        rename = "ultimoAcessoEm",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub ultimo_acesso_em: ::std::option::Option<
        ::chrono::DateTime<::chrono::offset::Utc>,
    >,
    /// Nome com que entra. Único; não muda.
    pub usuario: super::types::UsuarioUsuario,
}

impl Usuario {
    /// A builder with nothing set.
    pub fn builder() -> builder::Usuario {
        Default::default()
    }
}

/// O usuário e, se o serviço a gerou, a senha.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
#[cfg_attr(
    feature = "schemas",
    derive(::client_runtime::schemas::schemars::JsonSchema),
    schemars(crate = "::client_runtime::schemas::schemars")
)]
pub struct UsuarioCriado {
    /// Se pode entrar.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub ativo: ::std::option::Option<bool>,
    /// As lojas que vê. Na criação, concede-as; depois, use as operações de lojas.
    #[serde(
        rename = "codLojas",
        default,
        skip_serializing_if = "::std::vec::Vec::is_empty"
    )]
    pub cod_lojas: ::std::vec::Vec<i32>,
    /// Código do usuário, dado pelo serviço.
    #[serde(
        rename = "codUsuario",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub cod_usuario: ::std::option::Option<i32>,
    /// Quando foi criado.
    #[serde(rename = "criadoEm", skip_serializing_if = "::std::option::Option::is_none")]
    pub criado_em: ::std::option::Option<::chrono::DateTime<::chrono::offset::Utc>>,
    /// Para onde a senha é enviada por quem opera.
    pub email: super::types::Email,
    /// Nome legível.
    #[serde(rename = "nomeUsuario")]
    pub nome_usuario: super::types::Nome,
    /// Mostrada só nesta resposta. Falta quando a senha veio no pedido.
    #[serde(
        rename = "senhaGerada",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub senha_gerada: ::std::option::Option<super::types::Senha>,
    /// Última autenticação; `null` se nunca entrou.
    #[serde(
        rename = "ultimoAcessoEm",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub ultimo_acesso_em: ::std::option::Option<
        ::chrono::DateTime<::chrono::offset::Utc>,
    >,
    /// Nome com que entra. Único; não muda.
    pub usuario: super::types::UsuarioUsuario,
}

/// O veículo de um terceiro.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, Default)]
#[cfg_attr(
    feature = "schemas",
    derive(::client_runtime::schemas::schemars::JsonSchema),
    schemars(crate = "::client_runtime::schemas::schemars")
)]
pub struct VeiculoTerceiro {
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
    /// Número do chassi.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub chassi: ::std::option::Option<super::types::VeiculoTerceiroChassi>,
    /// Cor.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub cor: ::std::option::Option<super::types::VeiculoTerceiroCor>,
    /// Marca.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub marca: ::std::option::Option<super::types::VeiculoTerceiroMarca>,
    /// Modelo.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub modelo: ::std::option::Option<super::types::VeiculoTerceiroModelo>,
    /// Placa no padrão antigo ou Mercosul.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub placa: ::std::option::Option<super::types::VeiculoTerceiroPlaca>,
    /// Número do Renavam.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub renavam: ::std::option::Option<super::types::VeiculoTerceiroRenavam>,
}

impl VeiculoTerceiro {
    /// A builder with nothing set.
    pub fn builder() -> builder::VeiculoTerceiro {
        Default::default()
    }
}

/// Um consultor ou representante.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
#[cfg_attr(
    feature = "schemas",
    derive(::client_runtime::schemas::schemars::JsonSchema),
    schemars(crate = "::client_runtime::schemas::schemars")
)]
pub struct Vendedor {
    /// Se aparece na pesquisa do serviço.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub ativo: ::std::option::Option<bool>,
    /// A loja a que pertence.
    #[serde(rename = "codLoja", skip_serializing_if = "::std::option::Option::is_none")]
    pub cod_loja: ::std::option::Option<i32>,
    /// Código do vendedor, dado pelo serviço; é o `codConsultor` ou `codRepresentante` da interface.
    #[serde(
        rename = "codVendedor",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub cod_vendedor: ::std::option::Option<i32>,
    /// CPF ou CNPJ. Único no tipo.
    #[serde(rename = "cpfCnpj")]
    pub cpf_cnpj: super::types::CpfCnpj,
    /// E-mail.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub email: ::std::option::Option<super::types::Email>,
    /// Endereço.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub endereco: ::std::option::Option<EnderecoTo>,
    /// Nome.
    pub nome: super::types::Nome,
    /// Telefones.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub telefones: ::std::option::Option<::std::vec::Vec<TelefoneTo>>,
    /// Consultor ou representante.
    pub tipo: super::types::TipoVendedor,
}

impl Vendedor {
    /// A builder with nothing set.
    pub fn builder() -> builder::Vendedor {
        Default::default()
    }
}

/// O resultado de uma verificação.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, Default)]
#[cfg_attr(
    feature = "schemas",
    derive(::client_runtime::schemas::schemars::JsonSchema),
    schemars(crate = "::client_runtime::schemas::schemars")
)]
pub struct Verificacao {
    /// Quanto demorou, em milissegundos.
    #[serde(
        rename = "duracaoMs",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub duracao_ms: ::std::option::Option<i64>,
    /// Se a dependência responde.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub ok: ::std::option::Option<bool>,
}

/// Sinal de vida do processo.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug, Default)]
#[cfg_attr(
    feature = "schemas",
    derive(::client_runtime::schemas::schemars::JsonSchema),
    schemars(crate = "::client_runtime::schemas::schemars")
)]
pub struct Vida {
    /// Quando o processo começou.
    #[serde(
        rename = "iniciadoEm",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub iniciado_em: ::std::option::Option<::chrono::DateTime<::chrono::offset::Utc>>,
    /// Versão do programa.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub versao: ::std::option::Option<::std::string::String>,
    /// Sempre verdadeiro: quem não vive não responde.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub vivo: ::std::option::Option<bool>,
}

/// Uma vistoria.
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
#[cfg_attr(
    feature = "schemas",
    derive(::client_runtime::schemas::schemars::JsonSchema),
    schemars(crate = "::client_runtime::schemas::schemars")
)]
pub struct Vistoria {
    /// O benefício vistoriado.
    #[serde(rename = "codBeneficio")]
    pub cod_beneficio: i32,
    /// O titular do benefício.
    #[serde(
        rename = "codPessoa",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub cod_pessoa: ::std::option::Option<i32>,
    /// Na abertura, a situação em que começa; depois, a atual.
    #[serde(
        rename = "codSituacao",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub cod_situacao: ::std::option::Option<i32>,
    /// O tipo de vistoria.
    #[serde(rename = "codTipoVistoria")]
    pub cod_tipo_vistoria: i32,
    /// Código da vistoria, dado pelo serviço.
    #[serde(
        rename = "codVistoria",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub cod_vistoria: ::std::option::Option<i32>,
    /// Quando foi concluída; `null` enquanto em andamento.
    #[serde(
        rename = "dataConclusao",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub data_conclusao: ::std::option::Option<::chrono::DateTime<::chrono::offset::Utc>>,
    /// Quando foi pedida.
    #[serde(
        rename = "dataSolicitacao",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub data_solicitacao: ::std::option::Option<
        ::chrono::DateTime<::chrono::offset::Utc>,
    >,
    /// Do mais novo para o mais antigo, até 100. Falta nas listas.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub historico: ::std::option::Option<::std::vec::Vec<Historico>>,
    /// Nome da situação atual.
    #[serde(
        rename = "nomeSituacao",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub nome_situacao: ::std::option::Option<super::types::NomeSituacao>,
    /// Nome do tipo.
    #[serde(
        rename = "nomeTipoVistoria",
        skip_serializing_if = "::std::option::Option::is_none"
    )]
    pub nome_tipo_vistoria: ::std::option::Option<super::types::NomeCurto>,
    /// Quem vistoria; pode ser informado ao mover.
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub vistoriador: ::std::option::Option<super::types::Nome>,
}

impl Vistoria {
    /// A builder with nothing set.
    pub fn builder() -> builder::Vistoria {
        Default::default()
    }
}

/// Types for composing complex structures.
pub mod builder {
    /// `AlteracaoReceptor`
    #[derive(Clone, Debug)]
    pub struct AlteracaoReceptor {
        ativo: ::std::result::Result<::std::option::Option<bool>, ::std::string::String>,
        cod_lojas: ::std::result::Result<
            ::std::option::Option<::std::vec::Vec<i32>>,
            ::std::string::String,
        >,
        consulta: ::std::result::Result<
            ::std::option::Option<super::types::ConsultaReceptor>,
            ::std::string::String,
        >,
        entidades: ::std::result::Result<
            ::std::option::Option<::std::vec::Vec<super::types::Entidade>>,
            ::std::string::String,
        >,
        nome: ::std::result::Result<
            ::std::option::Option<super::types::Nome>,
            ::std::string::String,
        >,
        observacao: ::std::result::Result<
            ::std::option::Option<super::types::NullableAlteracaoReceptorObservacao>,
            ::std::string::String,
        >,
        url: ::std::result::Result<
            ::std::option::Option<super::types::UrlReceptor>,
            ::std::string::String,
        >,
    }

    impl ::std::default::Default for AlteracaoReceptor {
        fn default() -> Self {
            Self {
                ativo: Ok(Default::default()),
                cod_lojas: Ok(Default::default()),
                consulta: Ok(Default::default()),
                entidades: Ok(Default::default()),
                nome: Ok(Default::default()),
                observacao: Ok(Default::default()),
                url: Ok(Default::default()),
            }
        }
    }

    impl AlteracaoReceptor {
        /// Sets `ativo`.
        pub fn ativo<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<bool>>,
            T::Error: ::std::fmt::Display,
        {
            self.ativo = ::client_runtime::given("ativo", value);
            self
        }

        /// Sets `cod_lojas`.
        pub fn cod_lojas<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<::std::vec::Vec<i32>>>,
            T::Error: ::std::fmt::Display,
        {
            self.cod_lojas = ::client_runtime::given("cod_lojas", value);
            self
        }

        /// Sets `consulta`.
        pub fn consulta<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::option::Option<super::types::ConsultaReceptor>,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.consulta = ::client_runtime::given("consulta", value);
            self
        }

        /// Sets `entidades`.
        pub fn entidades<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::option::Option<::std::vec::Vec<super::types::Entidade>>,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.entidades = ::client_runtime::given("entidades", value);
            self
        }

        /// Sets `nome`.
        pub fn nome<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::types::Nome>>,
            T::Error: ::std::fmt::Display,
        {
            self.nome = ::client_runtime::given("nome", value);
            self
        }

        /// Sets `observacao`.
        pub fn observacao<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::option::Option<super::types::NullableAlteracaoReceptorObservacao>,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.observacao = ::client_runtime::given("observacao", value);
            self
        }

        /// Sets `url`.
        pub fn url<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::types::UrlReceptor>>,
            T::Error: ::std::fmt::Display,
        {
            self.url = ::client_runtime::given("url", value);
            self
        }
    }

    impl ::std::convert::TryFrom<AlteracaoReceptor> for super::AlteracaoReceptor {
        type Error = super::error::ConversionError;
        fn try_from(
            value: AlteracaoReceptor,
        ) -> ::std::result::Result<Self, super::error::ConversionError> {
            Ok(Self {
                ativo: value.ativo?,
                cod_lojas: value.cod_lojas?,
                consulta: value.consulta?,
                entidades: value.entidades?,
                nome: value.nome?,
                observacao: value.observacao?,
                url: value.url?,
            })
        }
    }

    impl ::std::convert::From<super::AlteracaoReceptor> for AlteracaoReceptor {
        fn from(value: super::AlteracaoReceptor) -> Self {
            Self {
                ativo: Ok(value.ativo),
                cod_lojas: Ok(value.cod_lojas),
                consulta: Ok(value.consulta),
                entidades: Ok(value.entidades),
                nome: Ok(value.nome),
                observacao: Ok(value.observacao),
                url: Ok(value.url),
            }
        }
    }

    /// `AlteracaoUsuario`
    #[derive(Clone, Debug)]
    pub struct AlteracaoUsuario {
        ativo: ::std::result::Result<::std::option::Option<bool>, ::std::string::String>,
        email: ::std::result::Result<
            ::std::option::Option<super::types::Email>,
            ::std::string::String,
        >,
        nome_usuario: ::std::result::Result<
            ::std::option::Option<super::types::Nome>,
            ::std::string::String,
        >,
    }

    impl ::std::default::Default for AlteracaoUsuario {
        fn default() -> Self {
            Self {
                ativo: Ok(Default::default()),
                email: Ok(Default::default()),
                nome_usuario: Ok(Default::default()),
            }
        }
    }

    impl AlteracaoUsuario {
        /// Sets `ativo`.
        pub fn ativo<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<bool>>,
            T::Error: ::std::fmt::Display,
        {
            self.ativo = ::client_runtime::given("ativo", value);
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

        /// Sets `nome_usuario`.
        pub fn nome_usuario<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::types::Nome>>,
            T::Error: ::std::fmt::Display,
        {
            self.nome_usuario = ::client_runtime::given("nome_usuario", value);
            self
        }
    }

    impl ::std::convert::TryFrom<AlteracaoUsuario> for super::AlteracaoUsuario {
        type Error = super::error::ConversionError;
        fn try_from(
            value: AlteracaoUsuario,
        ) -> ::std::result::Result<Self, super::error::ConversionError> {
            Ok(Self {
                ativo: value.ativo?,
                email: value.email?,
                nome_usuario: value.nome_usuario?,
            })
        }
    }

    impl ::std::convert::From<super::AlteracaoUsuario> for AlteracaoUsuario {
        fn from(value: super::AlteracaoUsuario) -> Self {
            Self {
                ativo: Ok(value.ativo),
                email: Ok(value.email),
                nome_usuario: Ok(value.nome_usuario),
            }
        }
    }

    /// `CampoAdicional`
    #[derive(Clone, Debug)]
    pub struct CampoAdicional {
        ativo: ::std::result::Result<::std::option::Option<bool>, ::std::string::String>,
        cod_campo: ::std::result::Result<
            ::std::option::Option<i32>,
            ::std::string::String,
        >,
        formato: ::std::result::Result<
            super::types::FormatoCampo,
            ::std::string::String,
        >,
        nome: ::std::result::Result<super::types::NomeCurto, ::std::string::String>,
        obrigatorio: ::std::result::Result<
            ::std::option::Option<bool>,
            ::std::string::String,
        >,
        ordem: ::std::result::Result<::std::option::Option<i32>, ::std::string::String>,
        tipo_beneficio: ::std::result::Result<
            super::types::TipoBeneficio,
            ::std::string::String,
        >,
    }

    impl ::std::default::Default for CampoAdicional {
        fn default() -> Self {
            Self {
                ativo: Ok(Default::default()),
                cod_campo: Ok(Default::default()),
                formato: Err("no value supplied for formato".to_string()),
                nome: Err("no value supplied for nome".to_string()),
                obrigatorio: Ok(Default::default()),
                ordem: Ok(Default::default()),
                tipo_beneficio: Err("no value supplied for tipo_beneficio".to_string()),
            }
        }
    }

    impl CampoAdicional {
        /// Sets `ativo`.
        pub fn ativo<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<bool>>,
            T::Error: ::std::fmt::Display,
        {
            self.ativo = ::client_runtime::given("ativo", value);
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

        /// Sets `formato`.
        pub fn formato<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<super::types::FormatoCampo>,
            T::Error: ::std::fmt::Display,
        {
            self.formato = ::client_runtime::given("formato", value);
            self
        }

        /// Sets `nome`.
        pub fn nome<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<super::types::NomeCurto>,
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

        /// Sets `ordem`.
        pub fn ordem<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<i32>>,
            T::Error: ::std::fmt::Display,
        {
            self.ordem = ::client_runtime::given("ordem", value);
            self
        }

        /// Sets `tipo_beneficio`.
        pub fn tipo_beneficio<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<super::types::TipoBeneficio>,
            T::Error: ::std::fmt::Display,
        {
            self.tipo_beneficio = ::client_runtime::given("tipo_beneficio", value);
            self
        }
    }

    impl ::std::convert::TryFrom<CampoAdicional> for super::CampoAdicional {
        type Error = super::error::ConversionError;
        fn try_from(
            value: CampoAdicional,
        ) -> ::std::result::Result<Self, super::error::ConversionError> {
            Ok(Self {
                ativo: value.ativo?,
                cod_campo: value.cod_campo?,
                formato: value.formato?,
                nome: value.nome?,
                obrigatorio: value.obrigatorio?,
                ordem: value.ordem?,
                tipo_beneficio: value.tipo_beneficio?,
            })
        }
    }

    impl ::std::convert::From<super::CampoAdicional> for CampoAdicional {
        fn from(value: super::CampoAdicional) -> Self {
            Self {
                ativo: Ok(value.ativo),
                cod_campo: Ok(value.cod_campo),
                formato: Ok(value.formato),
                nome: Ok(value.nome),
                obrigatorio: Ok(value.obrigatorio),
                ordem: Ok(value.ordem),
                tipo_beneficio: Ok(value.tipo_beneficio),
            }
        }
    }

    /// `CartaoCredito`
    #[derive(Clone, Debug)]
    pub struct CartaoCredito {
        ativo: ::std::result::Result<::std::option::Option<bool>, ::std::string::String>,
        bandeira: ::std::result::Result<
            ::std::option::Option<super::types::CartaoCreditoBandeira>,
            ::std::string::String,
        >,
        cod_cartao_credito: ::std::result::Result<
            ::std::option::Option<i32>,
            ::std::string::String,
        >,
        data_cadastro: ::std::result::Result<
            ::std::option::Option<::chrono::DateTime<::chrono::offset::Utc>>,
            ::std::string::String,
        >,
        nome_titular: ::std::result::Result<
            ::std::option::Option<super::types::CartaoCreditoNomeTitular>,
            ::std::string::String,
        >,
        principal: ::std::result::Result<
            ::std::option::Option<bool>,
            ::std::string::String,
        >,
        ultimos_digitos: ::std::result::Result<
            super::types::CartaoCreditoUltimosDigitos,
            ::std::string::String,
        >,
        validade: ::std::result::Result<
            ::std::option::Option<super::types::CartaoCreditoValidade>,
            ::std::string::String,
        >,
    }

    impl ::std::default::Default for CartaoCredito {
        fn default() -> Self {
            Self {
                ativo: Ok(Default::default()),
                bandeira: Ok(Default::default()),
                cod_cartao_credito: Ok(Default::default()),
                data_cadastro: Ok(Default::default()),
                nome_titular: Ok(Default::default()),
                principal: Ok(Default::default()),
                ultimos_digitos: Err(
                    "no value supplied for ultimos_digitos".to_string(),
                ),
                validade: Ok(Default::default()),
            }
        }
    }

    impl CartaoCredito {
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
            T: ::std::convert::TryInto<
                ::std::option::Option<super::types::CartaoCreditoBandeira>,
            >,
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
            T: ::std::convert::TryInto<
                ::std::option::Option<::chrono::DateTime<::chrono::offset::Utc>>,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.data_cadastro = ::client_runtime::given("data_cadastro", value);
            self
        }

        /// Sets `nome_titular`.
        pub fn nome_titular<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::option::Option<super::types::CartaoCreditoNomeTitular>,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.nome_titular = ::client_runtime::given("nome_titular", value);
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

        /// Sets `ultimos_digitos`.
        pub fn ultimos_digitos<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<super::types::CartaoCreditoUltimosDigitos>,
            T::Error: ::std::fmt::Display,
        {
            self.ultimos_digitos = ::client_runtime::given("ultimos_digitos", value);
            self
        }

        /// Sets `validade`.
        pub fn validade<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::option::Option<super::types::CartaoCreditoValidade>,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.validade = ::client_runtime::given("validade", value);
            self
        }
    }

    impl ::std::convert::TryFrom<CartaoCredito> for super::CartaoCredito {
        type Error = super::error::ConversionError;
        fn try_from(
            value: CartaoCredito,
        ) -> ::std::result::Result<Self, super::error::ConversionError> {
            Ok(Self {
                ativo: value.ativo?,
                bandeira: value.bandeira?,
                cod_cartao_credito: value.cod_cartao_credito?,
                data_cadastro: value.data_cadastro?,
                nome_titular: value.nome_titular?,
                principal: value.principal?,
                ultimos_digitos: value.ultimos_digitos?,
                validade: value.validade?,
            })
        }
    }

    impl ::std::convert::From<super::CartaoCredito> for CartaoCredito {
        fn from(value: super::CartaoCredito) -> Self {
            Self {
                ativo: Ok(value.ativo),
                bandeira: Ok(value.bandeira),
                cod_cartao_credito: Ok(value.cod_cartao_credito),
                data_cadastro: Ok(value.data_cadastro),
                nome_titular: Ok(value.nome_titular),
                principal: Ok(value.principal),
                ultimos_digitos: Ok(value.ultimos_digitos),
                validade: Ok(value.validade),
            }
        }
    }

    /// `ClienteSistema`
    #[derive(Clone, Debug)]
    pub struct ClienteSistema {
        cod_cliente_sistema: ::std::result::Result<i32, ::std::string::String>,
        nome_cliente_sistema: ::std::result::Result<
            super::types::Nome,
            ::std::string::String,
        >,
    }

    impl ::std::default::Default for ClienteSistema {
        fn default() -> Self {
            Self {
                cod_cliente_sistema: Err(
                    "no value supplied for cod_cliente_sistema".to_string(),
                ),
                nome_cliente_sistema: Err(
                    "no value supplied for nome_cliente_sistema".to_string(),
                ),
            }
        }
    }

    impl ClienteSistema {
        /// Sets `cod_cliente_sistema`.
        pub fn cod_cliente_sistema<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<i32>,
            T::Error: ::std::fmt::Display,
        {
            self.cod_cliente_sistema = ::client_runtime::given(
                "cod_cliente_sistema",
                value,
            );
            self
        }

        /// Sets `nome_cliente_sistema`.
        pub fn nome_cliente_sistema<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<super::types::Nome>,
            T::Error: ::std::fmt::Display,
        {
            self.nome_cliente_sistema = ::client_runtime::given(
                "nome_cliente_sistema",
                value,
            );
            self
        }
    }

    impl ::std::convert::TryFrom<ClienteSistema> for super::ClienteSistema {
        type Error = super::error::ConversionError;
        fn try_from(
            value: ClienteSistema,
        ) -> ::std::result::Result<Self, super::error::ConversionError> {
            Ok(Self {
                cod_cliente_sistema: value.cod_cliente_sistema?,
                nome_cliente_sistema: value.nome_cliente_sistema?,
            })
        }
    }

    impl ::std::convert::From<super::ClienteSistema> for ClienteSistema {
        fn from(value: super::ClienteSistema) -> Self {
            Self {
                cod_cliente_sistema: Ok(value.cod_cliente_sistema),
                nome_cliente_sistema: Ok(value.nome_cliente_sistema),
            }
        }
    }

    /// `Consulta`
    #[derive(Clone, Debug)]
    pub struct Consulta {
        cod_beneficio: ::std::result::Result<i32, ::std::string::String>,
        cod_clinica: ::std::result::Result<i32, ::std::string::String>,
        cod_consulta: ::std::result::Result<
            ::std::option::Option<i32>,
            ::std::string::String,
        >,
        cod_especialidade: ::std::result::Result<i32, ::std::string::String>,
        cod_medico: ::std::result::Result<
            ::std::option::Option<i32>,
            ::std::string::String,
        >,
        cod_pessoa: ::std::result::Result<i32, ::std::string::String>,
        cod_situacao: ::std::result::Result<
            ::std::option::Option<i32>,
            ::std::string::String,
        >,
        data_abertura: ::std::result::Result<
            ::std::option::Option<::chrono::DateTime<::chrono::offset::Utc>>,
            ::std::string::String,
        >,
        data_consulta: ::std::result::Result<
            ::chrono::DateTime<::chrono::offset::Utc>,
            ::std::string::String,
        >,
        endereco: ::std::result::Result<
            ::std::option::Option<super::types::ConsultaEndereco>,
            ::std::string::String,
        >,
        historico: ::std::result::Result<
            ::std::option::Option<::std::vec::Vec<super::Historico>>,
            ::std::string::String,
        >,
        nome_clinica: ::std::result::Result<
            ::std::option::Option<super::types::Nome>,
            ::std::string::String,
        >,
        nome_especialidade: ::std::result::Result<
            ::std::option::Option<super::types::NomeCurto>,
            ::std::string::String,
        >,
        nome_medico: ::std::result::Result<
            ::std::option::Option<super::types::Nome>,
            ::std::string::String,
        >,
        nome_situacao: ::std::result::Result<
            ::std::option::Option<super::types::NomeSituacao>,
            ::std::string::String,
        >,
        protocolo: ::std::result::Result<
            ::std::option::Option<i64>,
            ::std::string::String,
        >,
    }

    impl ::std::default::Default for Consulta {
        fn default() -> Self {
            Self {
                cod_beneficio: Err("no value supplied for cod_beneficio".to_string()),
                cod_clinica: Err("no value supplied for cod_clinica".to_string()),
                cod_consulta: Ok(Default::default()),
                cod_especialidade: Err(
                    "no value supplied for cod_especialidade".to_string(),
                ),
                cod_medico: Ok(Default::default()),
                cod_pessoa: Err("no value supplied for cod_pessoa".to_string()),
                cod_situacao: Ok(Default::default()),
                data_abertura: Ok(Default::default()),
                data_consulta: Err("no value supplied for data_consulta".to_string()),
                endereco: Ok(Default::default()),
                historico: Ok(Default::default()),
                nome_clinica: Ok(Default::default()),
                nome_especialidade: Ok(Default::default()),
                nome_medico: Ok(Default::default()),
                nome_situacao: Ok(Default::default()),
                protocolo: Ok(Default::default()),
            }
        }
    }

    impl Consulta {
        /// Sets `cod_beneficio`.
        pub fn cod_beneficio<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<i32>,
            T::Error: ::std::fmt::Display,
        {
            self.cod_beneficio = ::client_runtime::given("cod_beneficio", value);
            self
        }

        /// Sets `cod_clinica`.
        pub fn cod_clinica<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<i32>,
            T::Error: ::std::fmt::Display,
        {
            self.cod_clinica = ::client_runtime::given("cod_clinica", value);
            self
        }

        /// Sets `cod_consulta`.
        pub fn cod_consulta<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<i32>>,
            T::Error: ::std::fmt::Display,
        {
            self.cod_consulta = ::client_runtime::given("cod_consulta", value);
            self
        }

        /// Sets `cod_especialidade`.
        pub fn cod_especialidade<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<i32>,
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
            T: ::std::convert::TryInto<i32>,
            T::Error: ::std::fmt::Display,
        {
            self.cod_pessoa = ::client_runtime::given("cod_pessoa", value);
            self
        }

        /// Sets `cod_situacao`.
        pub fn cod_situacao<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<i32>>,
            T::Error: ::std::fmt::Display,
        {
            self.cod_situacao = ::client_runtime::given("cod_situacao", value);
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
            T: ::std::convert::TryInto<::chrono::DateTime<::chrono::offset::Utc>>,
            T::Error: ::std::fmt::Display,
        {
            self.data_consulta = ::client_runtime::given("data_consulta", value);
            self
        }

        /// Sets `endereco`.
        pub fn endereco<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::option::Option<super::types::ConsultaEndereco>,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.endereco = ::client_runtime::given("endereco", value);
            self
        }

        /// Sets `historico`.
        pub fn historico<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::option::Option<::std::vec::Vec<super::Historico>>,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.historico = ::client_runtime::given("historico", value);
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
            T: ::std::convert::TryInto<::std::option::Option<super::types::NomeCurto>>,
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
            T: ::std::convert::TryInto<
                ::std::option::Option<super::types::NomeSituacao>,
            >,
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

    impl ::std::convert::TryFrom<Consulta> for super::Consulta {
        type Error = super::error::ConversionError;
        fn try_from(
            value: Consulta,
        ) -> ::std::result::Result<Self, super::error::ConversionError> {
            Ok(Self {
                cod_beneficio: value.cod_beneficio?,
                cod_clinica: value.cod_clinica?,
                cod_consulta: value.cod_consulta?,
                cod_especialidade: value.cod_especialidade?,
                cod_medico: value.cod_medico?,
                cod_pessoa: value.cod_pessoa?,
                cod_situacao: value.cod_situacao?,
                data_abertura: value.data_abertura?,
                data_consulta: value.data_consulta?,
                endereco: value.endereco?,
                historico: value.historico?,
                nome_clinica: value.nome_clinica?,
                nome_especialidade: value.nome_especialidade?,
                nome_medico: value.nome_medico?,
                nome_situacao: value.nome_situacao?,
                protocolo: value.protocolo?,
            })
        }
    }

    impl ::std::convert::From<super::Consulta> for Consulta {
        fn from(value: super::Consulta) -> Self {
            Self {
                cod_beneficio: Ok(value.cod_beneficio),
                cod_clinica: Ok(value.cod_clinica),
                cod_consulta: Ok(value.cod_consulta),
                cod_especialidade: Ok(value.cod_especialidade),
                cod_medico: Ok(value.cod_medico),
                cod_pessoa: Ok(value.cod_pessoa),
                cod_situacao: Ok(value.cod_situacao),
                data_abertura: Ok(value.data_abertura),
                data_consulta: Ok(value.data_consulta),
                endereco: Ok(value.endereco),
                historico: Ok(value.historico),
                nome_clinica: Ok(value.nome_clinica),
                nome_especialidade: Ok(value.nome_especialidade),
                nome_medico: Ok(value.nome_medico),
                nome_situacao: Ok(value.nome_situacao),
                protocolo: Ok(value.protocolo),
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
            ::std::option::Option<super::types::Cep>,
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
            ::std::option::Option<super::types::Nome>,
            ::std::string::String,
        >,
        logradouro_com_tipo: ::std::result::Result<
            ::std::option::Option<::std::string::String>,
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
            ::std::option::Option<super::types::Uf>,
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
            T: ::std::convert::TryInto<::std::option::Option<super::types::Cep>>,
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
            T: ::std::convert::TryInto<::std::option::Option<super::types::Nome>>,
            T::Error: ::std::fmt::Display,
        {
            self.logradouro = ::client_runtime::given("logradouro", value);
            self
        }

        /// Sets `logradouro_com_tipo`.
        pub fn logradouro_com_tipo<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
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
            T: ::std::convert::TryInto<::std::option::Option<super::types::Uf>>,
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

    /// `Equipamento`
    #[derive(Clone, Debug)]
    pub struct Equipamento {
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
            ::std::option::Option<::chrono::naive::NaiveDate>,
            ::std::string::String,
        >,
        data_remocao: ::std::result::Result<
            ::std::option::Option<::chrono::naive::NaiveDate>,
            ::std::string::String,
        >,
        fabricante: ::std::result::Result<
            ::std::option::Option<super::types::EquipamentoFabricante>,
            ::std::string::String,
        >,
        imei: ::std::result::Result<
            ::std::option::Option<super::types::EquipamentoImei>,
            ::std::string::String,
        >,
        local_instalacao: ::std::result::Result<
            ::std::option::Option<super::types::EquipamentoLocalInstalacao>,
            ::std::string::String,
        >,
        modelo: ::std::result::Result<
            ::std::option::Option<super::types::EquipamentoModelo>,
            ::std::string::String,
        >,
        nome_instalador: ::std::result::Result<
            ::std::option::Option<super::types::EquipamentoNomeInstalador>,
            ::std::string::String,
        >,
        numero_linha: ::std::result::Result<
            ::std::option::Option<super::types::EquipamentoNumeroLinha>,
            ::std::string::String,
        >,
        numero_serie: ::std::result::Result<
            ::std::option::Option<super::types::EquipamentoNumeroSerie>,
            ::std::string::String,
        >,
        operadora: ::std::result::Result<
            ::std::option::Option<super::types::EquipamentoOperadora>,
            ::std::string::String,
        >,
    }

    impl ::std::default::Default for Equipamento {
        fn default() -> Self {
            Self {
                cod_fornecedor: Ok(Default::default()),
                cod_instalacao: Ok(Default::default()),
                cod_rastreador: Ok(Default::default()),
                data_instalacao: Ok(Default::default()),
                data_remocao: Ok(Default::default()),
                fabricante: Ok(Default::default()),
                imei: Ok(Default::default()),
                local_instalacao: Ok(Default::default()),
                modelo: Ok(Default::default()),
                nome_instalador: Ok(Default::default()),
                numero_linha: Ok(Default::default()),
                numero_serie: Ok(Default::default()),
                operadora: Ok(Default::default()),
            }
        }
    }

    impl Equipamento {
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
            T: ::std::convert::TryInto<
                ::std::option::Option<::chrono::naive::NaiveDate>,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.data_instalacao = ::client_runtime::given("data_instalacao", value);
            self
        }

        /// Sets `data_remocao`.
        pub fn data_remocao<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::option::Option<::chrono::naive::NaiveDate>,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.data_remocao = ::client_runtime::given("data_remocao", value);
            self
        }

        /// Sets `fabricante`.
        pub fn fabricante<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::option::Option<super::types::EquipamentoFabricante>,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.fabricante = ::client_runtime::given("fabricante", value);
            self
        }

        /// Sets `imei`.
        pub fn imei<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::option::Option<super::types::EquipamentoImei>,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.imei = ::client_runtime::given("imei", value);
            self
        }

        /// Sets `local_instalacao`.
        pub fn local_instalacao<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::option::Option<super::types::EquipamentoLocalInstalacao>,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.local_instalacao = ::client_runtime::given("local_instalacao", value);
            self
        }

        /// Sets `modelo`.
        pub fn modelo<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::option::Option<super::types::EquipamentoModelo>,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.modelo = ::client_runtime::given("modelo", value);
            self
        }

        /// Sets `nome_instalador`.
        pub fn nome_instalador<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::option::Option<super::types::EquipamentoNomeInstalador>,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.nome_instalador = ::client_runtime::given("nome_instalador", value);
            self
        }

        /// Sets `numero_linha`.
        pub fn numero_linha<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::option::Option<super::types::EquipamentoNumeroLinha>,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.numero_linha = ::client_runtime::given("numero_linha", value);
            self
        }

        /// Sets `numero_serie`.
        pub fn numero_serie<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::option::Option<super::types::EquipamentoNumeroSerie>,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.numero_serie = ::client_runtime::given("numero_serie", value);
            self
        }

        /// Sets `operadora`.
        pub fn operadora<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::option::Option<super::types::EquipamentoOperadora>,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.operadora = ::client_runtime::given("operadora", value);
            self
        }
    }

    impl ::std::convert::TryFrom<Equipamento> for super::Equipamento {
        type Error = super::error::ConversionError;
        fn try_from(
            value: Equipamento,
        ) -> ::std::result::Result<Self, super::error::ConversionError> {
            Ok(Self {
                cod_fornecedor: value.cod_fornecedor?,
                cod_instalacao: value.cod_instalacao?,
                cod_rastreador: value.cod_rastreador?,
                data_instalacao: value.data_instalacao?,
                data_remocao: value.data_remocao?,
                fabricante: value.fabricante?,
                imei: value.imei?,
                local_instalacao: value.local_instalacao?,
                modelo: value.modelo?,
                nome_instalador: value.nome_instalador?,
                numero_linha: value.numero_linha?,
                numero_serie: value.numero_serie?,
                operadora: value.operadora?,
            })
        }
    }

    impl ::std::convert::From<super::Equipamento> for Equipamento {
        fn from(value: super::Equipamento) -> Self {
            Self {
                cod_fornecedor: Ok(value.cod_fornecedor),
                cod_instalacao: Ok(value.cod_instalacao),
                cod_rastreador: Ok(value.cod_rastreador),
                data_instalacao: Ok(value.data_instalacao),
                data_remocao: Ok(value.data_remocao),
                fabricante: Ok(value.fabricante),
                imei: Ok(value.imei),
                local_instalacao: Ok(value.local_instalacao),
                modelo: Ok(value.modelo),
                nome_instalador: Ok(value.nome_instalador),
                numero_linha: Ok(value.numero_linha),
                numero_serie: Ok(value.numero_serie),
                operadora: Ok(value.operadora),
            }
        }
    }

    /// `EtapaFunil`
    #[derive(Clone, Debug)]
    pub struct EtapaFunil {
        cod_etapa: ::std::result::Result<
            ::std::option::Option<i32>,
            ::std::string::String,
        >,
        nome: ::std::result::Result<super::types::NomeCurto, ::std::string::String>,
    }

    impl ::std::default::Default for EtapaFunil {
        fn default() -> Self {
            Self {
                cod_etapa: Ok(Default::default()),
                nome: Err("no value supplied for nome".to_string()),
            }
        }
    }

    impl EtapaFunil {
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
            T: ::std::convert::TryInto<super::types::NomeCurto>,
            T::Error: ::std::fmt::Display,
        {
            self.nome = ::client_runtime::given("nome", value);
            self
        }
    }

    impl ::std::convert::TryFrom<EtapaFunil> for super::EtapaFunil {
        type Error = super::error::ConversionError;
        fn try_from(
            value: EtapaFunil,
        ) -> ::std::result::Result<Self, super::error::ConversionError> {
            Ok(Self {
                cod_etapa: value.cod_etapa?,
                nome: value.nome?,
            })
        }
    }

    impl ::std::convert::From<super::EtapaFunil> for EtapaFunil {
        fn from(value: super::EtapaFunil) -> Self {
            Self {
                cod_etapa: Ok(value.cod_etapa),
                nome: Ok(value.nome),
            }
        }
    }

    /// `Evento`
    #[derive(Clone, Debug)]
    pub struct Evento {
        cod_beneficio: ::std::result::Result<i32, ::std::string::String>,
        cod_condutor: ::std::result::Result<
            ::std::option::Option<i32>,
            ::std::string::String,
        >,
        cod_evento: ::std::result::Result<
            ::std::option::Option<i32>,
            ::std::string::String,
        >,
        cod_pessoa: ::std::result::Result<i32, ::std::string::String>,
        cod_relacionados: ::std::result::Result<
            ::std::option::Option<::std::vec::Vec<i32>>,
            ::std::string::String,
        >,
        cod_situacao: ::std::result::Result<
            ::std::option::Option<i32>,
            ::std::string::String,
        >,
        cod_tipo_evento: ::std::result::Result<i32, ::std::string::String>,
        data_abertura: ::std::result::Result<
            ::std::option::Option<::chrono::DateTime<::chrono::offset::Utc>>,
            ::std::string::String,
        >,
        data_encerramento: ::std::result::Result<
            ::std::option::Option<::chrono::DateTime<::chrono::offset::Utc>>,
            ::std::string::String,
        >,
        data_evento: ::std::result::Result<
            ::chrono::naive::NaiveDate,
            ::std::string::String,
        >,
        descricao: ::std::result::Result<super::types::Texto, ::std::string::String>,
        envolvido: ::std::result::Result<
            ::std::option::Option<super::types::Envolvido>,
            ::std::string::String,
        >,
        historico: ::std::result::Result<
            ::std::option::Option<::std::vec::Vec<super::Historico>>,
            ::std::string::String,
        >,
        local: ::std::result::Result<
            ::std::option::Option<super::EnderecoTo>,
            ::std::string::String,
        >,
        nome_situacao: ::std::result::Result<
            ::std::option::Option<super::types::NomeSituacao>,
            ::std::string::String,
        >,
        nome_tipo_evento: ::std::result::Result<
            ::std::option::Option<super::types::NomeCurto>,
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
        responsavel: ::std::result::Result<
            ::std::option::Option<super::types::Nome>,
            ::std::string::String,
        >,
        veiculo: ::std::result::Result<
            ::std::option::Option<super::VeiculoTerceiro>,
            ::std::string::String,
        >,
    }

    impl ::std::default::Default for Evento {
        fn default() -> Self {
            Self {
                cod_beneficio: Err("no value supplied for cod_beneficio".to_string()),
                cod_condutor: Ok(Default::default()),
                cod_evento: Ok(Default::default()),
                cod_pessoa: Err("no value supplied for cod_pessoa".to_string()),
                cod_relacionados: Ok(Default::default()),
                cod_situacao: Ok(Default::default()),
                cod_tipo_evento: Err(
                    "no value supplied for cod_tipo_evento".to_string(),
                ),
                data_abertura: Ok(Default::default()),
                data_encerramento: Ok(Default::default()),
                data_evento: Err("no value supplied for data_evento".to_string()),
                descricao: Err("no value supplied for descricao".to_string()),
                envolvido: Ok(Default::default()),
                historico: Ok(Default::default()),
                local: Ok(Default::default()),
                nome_situacao: Ok(Default::default()),
                nome_tipo_evento: Ok(Default::default()),
                prioridade: Ok(Default::default()),
                protocolo: Ok(Default::default()),
                responsavel: Ok(Default::default()),
                veiculo: Ok(Default::default()),
            }
        }
    }

    impl Evento {
        /// Sets `cod_beneficio`.
        pub fn cod_beneficio<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<i32>,
            T::Error: ::std::fmt::Display,
        {
            self.cod_beneficio = ::client_runtime::given("cod_beneficio", value);
            self
        }

        /// Sets `cod_condutor`.
        pub fn cod_condutor<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<i32>>,
            T::Error: ::std::fmt::Display,
        {
            self.cod_condutor = ::client_runtime::given("cod_condutor", value);
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

        /// Sets `cod_pessoa`.
        pub fn cod_pessoa<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<i32>,
            T::Error: ::std::fmt::Display,
        {
            self.cod_pessoa = ::client_runtime::given("cod_pessoa", value);
            self
        }

        /// Sets `cod_relacionados`.
        pub fn cod_relacionados<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<::std::vec::Vec<i32>>>,
            T::Error: ::std::fmt::Display,
        {
            self.cod_relacionados = ::client_runtime::given("cod_relacionados", value);
            self
        }

        /// Sets `cod_situacao`.
        pub fn cod_situacao<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<i32>>,
            T::Error: ::std::fmt::Display,
        {
            self.cod_situacao = ::client_runtime::given("cod_situacao", value);
            self
        }

        /// Sets `cod_tipo_evento`.
        pub fn cod_tipo_evento<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<i32>,
            T::Error: ::std::fmt::Display,
        {
            self.cod_tipo_evento = ::client_runtime::given("cod_tipo_evento", value);
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

        /// Sets `data_evento`.
        pub fn data_evento<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::chrono::naive::NaiveDate>,
            T::Error: ::std::fmt::Display,
        {
            self.data_evento = ::client_runtime::given("data_evento", value);
            self
        }

        /// Sets `descricao`.
        pub fn descricao<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<super::types::Texto>,
            T::Error: ::std::fmt::Display,
        {
            self.descricao = ::client_runtime::given("descricao", value);
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

        /// Sets `historico`.
        pub fn historico<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::option::Option<::std::vec::Vec<super::Historico>>,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.historico = ::client_runtime::given("historico", value);
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

        /// Sets `nome_situacao`.
        pub fn nome_situacao<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::option::Option<super::types::NomeSituacao>,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.nome_situacao = ::client_runtime::given("nome_situacao", value);
            self
        }

        /// Sets `nome_tipo_evento`.
        pub fn nome_tipo_evento<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::types::NomeCurto>>,
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

        /// Sets `responsavel`.
        pub fn responsavel<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::types::Nome>>,
            T::Error: ::std::fmt::Display,
        {
            self.responsavel = ::client_runtime::given("responsavel", value);
            self
        }

        /// Sets `veiculo`.
        pub fn veiculo<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::VeiculoTerceiro>>,
            T::Error: ::std::fmt::Display,
        {
            self.veiculo = ::client_runtime::given("veiculo", value);
            self
        }
    }

    impl ::std::convert::TryFrom<Evento> for super::Evento {
        type Error = super::error::ConversionError;
        fn try_from(
            value: Evento,
        ) -> ::std::result::Result<Self, super::error::ConversionError> {
            Ok(Self {
                cod_beneficio: value.cod_beneficio?,
                cod_condutor: value.cod_condutor?,
                cod_evento: value.cod_evento?,
                cod_pessoa: value.cod_pessoa?,
                cod_relacionados: value.cod_relacionados?,
                cod_situacao: value.cod_situacao?,
                cod_tipo_evento: value.cod_tipo_evento?,
                data_abertura: value.data_abertura?,
                data_encerramento: value.data_encerramento?,
                data_evento: value.data_evento?,
                descricao: value.descricao?,
                envolvido: value.envolvido?,
                historico: value.historico?,
                local: value.local?,
                nome_situacao: value.nome_situacao?,
                nome_tipo_evento: value.nome_tipo_evento?,
                prioridade: value.prioridade?,
                protocolo: value.protocolo?,
                responsavel: value.responsavel?,
                veiculo: value.veiculo?,
            })
        }
    }

    impl ::std::convert::From<super::Evento> for Evento {
        fn from(value: super::Evento) -> Self {
            Self {
                cod_beneficio: Ok(value.cod_beneficio),
                cod_condutor: Ok(value.cod_condutor),
                cod_evento: Ok(value.cod_evento),
                cod_pessoa: Ok(value.cod_pessoa),
                cod_relacionados: Ok(value.cod_relacionados),
                cod_situacao: Ok(value.cod_situacao),
                cod_tipo_evento: Ok(value.cod_tipo_evento),
                data_abertura: Ok(value.data_abertura),
                data_encerramento: Ok(value.data_encerramento),
                data_evento: Ok(value.data_evento),
                descricao: Ok(value.descricao),
                envolvido: Ok(value.envolvido),
                historico: Ok(value.historico),
                local: Ok(value.local),
                nome_situacao: Ok(value.nome_situacao),
                nome_tipo_evento: Ok(value.nome_tipo_evento),
                prioridade: Ok(value.prioridade),
                protocolo: Ok(value.protocolo),
                responsavel: Ok(value.responsavel),
                veiculo: Ok(value.veiculo),
            }
        }
    }

    /// `FormatoData`
    #[derive(Clone, Debug)]
    pub struct FormatoData {
        tipo: ::std::result::Result<
            super::types::FormatoDataTipo,
            ::std::string::String,
        >,
    }

    impl ::std::default::Default for FormatoData {
        fn default() -> Self {
            Self {
                tipo: Err("no value supplied for tipo".to_string()),
            }
        }
    }

    impl FormatoData {
        /// Sets `tipo`.
        pub fn tipo<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<super::types::FormatoDataTipo>,
            T::Error: ::std::fmt::Display,
        {
            self.tipo = ::client_runtime::given("tipo", value);
            self
        }
    }

    impl ::std::convert::TryFrom<FormatoData> for super::FormatoData {
        type Error = super::error::ConversionError;
        fn try_from(
            value: FormatoData,
        ) -> ::std::result::Result<Self, super::error::ConversionError> {
            Ok(Self { tipo: value.tipo? })
        }
    }

    impl ::std::convert::From<super::FormatoData> for FormatoData {
        fn from(value: super::FormatoData) -> Self {
            Self { tipo: Ok(value.tipo) }
        }
    }

    /// `FormatoLista`
    #[derive(Clone, Debug)]
    pub struct FormatoLista {
        opcoes: ::std::result::Result<
            ::std::vec::Vec<super::types::NomeCurto>,
            ::std::string::String,
        >,
        tipo: ::std::result::Result<
            super::types::FormatoListaTipo,
            ::std::string::String,
        >,
    }

    impl ::std::default::Default for FormatoLista {
        fn default() -> Self {
            Self {
                opcoes: Err("no value supplied for opcoes".to_string()),
                tipo: Err("no value supplied for tipo".to_string()),
            }
        }
    }

    impl FormatoLista {
        /// Sets `opcoes`.
        pub fn opcoes<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::vec::Vec<super::types::NomeCurto>>,
            T::Error: ::std::fmt::Display,
        {
            self.opcoes = ::client_runtime::given("opcoes", value);
            self
        }

        /// Sets `tipo`.
        pub fn tipo<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<super::types::FormatoListaTipo>,
            T::Error: ::std::fmt::Display,
        {
            self.tipo = ::client_runtime::given("tipo", value);
            self
        }
    }

    impl ::std::convert::TryFrom<FormatoLista> for super::FormatoLista {
        type Error = super::error::ConversionError;
        fn try_from(
            value: FormatoLista,
        ) -> ::std::result::Result<Self, super::error::ConversionError> {
            Ok(Self {
                opcoes: value.opcoes?,
                tipo: value.tipo?,
            })
        }
    }

    impl ::std::convert::From<super::FormatoLista> for FormatoLista {
        fn from(value: super::FormatoLista) -> Self {
            Self {
                opcoes: Ok(value.opcoes),
                tipo: Ok(value.tipo),
            }
        }
    }

    /// `FormatoLogico`
    #[derive(Clone, Debug)]
    pub struct FormatoLogico {
        tipo: ::std::result::Result<
            super::types::FormatoLogicoTipo,
            ::std::string::String,
        >,
    }

    impl ::std::default::Default for FormatoLogico {
        fn default() -> Self {
            Self {
                tipo: Err("no value supplied for tipo".to_string()),
            }
        }
    }

    impl FormatoLogico {
        /// Sets `tipo`.
        pub fn tipo<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<super::types::FormatoLogicoTipo>,
            T::Error: ::std::fmt::Display,
        {
            self.tipo = ::client_runtime::given("tipo", value);
            self
        }
    }

    impl ::std::convert::TryFrom<FormatoLogico> for super::FormatoLogico {
        type Error = super::error::ConversionError;
        fn try_from(
            value: FormatoLogico,
        ) -> ::std::result::Result<Self, super::error::ConversionError> {
            Ok(Self { tipo: value.tipo? })
        }
    }

    impl ::std::convert::From<super::FormatoLogico> for FormatoLogico {
        fn from(value: super::FormatoLogico) -> Self {
            Self { tipo: Ok(value.tipo) }
        }
    }

    /// `FormatoNumero`
    #[derive(Clone, Debug)]
    pub struct FormatoNumero {
        casas_decimais: ::std::result::Result<
            ::std::option::Option<i32>,
            ::std::string::String,
        >,
        maximo: ::std::result::Result<::std::option::Option<f64>, ::std::string::String>,
        minimo: ::std::result::Result<::std::option::Option<f64>, ::std::string::String>,
        tipo: ::std::result::Result<
            super::types::FormatoNumeroTipo,
            ::std::string::String,
        >,
    }

    impl ::std::default::Default for FormatoNumero {
        fn default() -> Self {
            Self {
                casas_decimais: Ok(Default::default()),
                maximo: Ok(Default::default()),
                minimo: Ok(Default::default()),
                tipo: Err("no value supplied for tipo".to_string()),
            }
        }
    }

    impl FormatoNumero {
        /// Sets `casas_decimais`.
        pub fn casas_decimais<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<i32>>,
            T::Error: ::std::fmt::Display,
        {
            self.casas_decimais = ::client_runtime::given("casas_decimais", value);
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

        /// Sets `tipo`.
        pub fn tipo<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<super::types::FormatoNumeroTipo>,
            T::Error: ::std::fmt::Display,
        {
            self.tipo = ::client_runtime::given("tipo", value);
            self
        }
    }

    impl ::std::convert::TryFrom<FormatoNumero> for super::FormatoNumero {
        type Error = super::error::ConversionError;
        fn try_from(
            value: FormatoNumero,
        ) -> ::std::result::Result<Self, super::error::ConversionError> {
            Ok(Self {
                casas_decimais: value.casas_decimais?,
                maximo: value.maximo?,
                minimo: value.minimo?,
                tipo: value.tipo?,
            })
        }
    }

    impl ::std::convert::From<super::FormatoNumero> for FormatoNumero {
        fn from(value: super::FormatoNumero) -> Self {
            Self {
                casas_decimais: Ok(value.casas_decimais),
                maximo: Ok(value.maximo),
                minimo: Ok(value.minimo),
                tipo: Ok(value.tipo),
            }
        }
    }

    /// `FormatoTexto`
    #[derive(Clone, Debug)]
    pub struct FormatoTexto {
        tamanho_maximo: ::std::result::Result<
            ::std::option::Option<i32>,
            ::std::string::String,
        >,
        tipo: ::std::result::Result<
            super::types::FormatoTextoTipo,
            ::std::string::String,
        >,
    }

    impl ::std::default::Default for FormatoTexto {
        fn default() -> Self {
            Self {
                tamanho_maximo: Ok(Default::default()),
                tipo: Err("no value supplied for tipo".to_string()),
            }
        }
    }

    impl FormatoTexto {
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
            T: ::std::convert::TryInto<super::types::FormatoTextoTipo>,
            T::Error: ::std::fmt::Display,
        {
            self.tipo = ::client_runtime::given("tipo", value);
            self
        }
    }

    impl ::std::convert::TryFrom<FormatoTexto> for super::FormatoTexto {
        type Error = super::error::ConversionError;
        fn try_from(
            value: FormatoTexto,
        ) -> ::std::result::Result<Self, super::error::ConversionError> {
            Ok(Self {
                tamanho_maximo: value.tamanho_maximo?,
                tipo: value.tipo?,
            })
        }
    }

    impl ::std::convert::From<super::FormatoTexto> for FormatoTexto {
        fn from(value: super::FormatoTexto) -> Self {
            Self {
                tamanho_maximo: Ok(value.tamanho_maximo),
                tipo: Ok(value.tipo),
            }
        }
    }

    /// `Fornecedor`
    #[derive(Clone, Debug)]
    pub struct Fornecedor {
        ativo: ::std::result::Result<::std::option::Option<bool>, ::std::string::String>,
        cod_fornecedor: ::std::result::Result<
            ::std::option::Option<i32>,
            ::std::string::String,
        >,
        cod_loja: ::std::result::Result<
            ::std::option::Option<i32>,
            ::std::string::String,
        >,
        cpf_cnpj: ::std::result::Result<super::types::CpfCnpj, ::std::string::String>,
        email: ::std::result::Result<
            ::std::option::Option<super::types::Email>,
            ::std::string::String,
        >,
        endereco: ::std::result::Result<
            ::std::option::Option<super::EnderecoTo>,
            ::std::string::String,
        >,
        inscricao_estadual: ::std::result::Result<
            ::std::option::Option<super::types::FornecedorInscricaoEstadual>,
            ::std::string::String,
        >,
        inscricao_municipal: ::std::result::Result<
            ::std::option::Option<super::types::FornecedorInscricaoMunicipal>,
            ::std::string::String,
        >,
        nome: ::std::result::Result<super::types::Nome, ::std::string::String>,
        nome_contato: ::std::result::Result<
            ::std::option::Option<super::types::Nome>,
            ::std::string::String,
        >,
        nome_fantasia: ::std::result::Result<
            ::std::option::Option<super::types::Nome>,
            ::std::string::String,
        >,
        telefones: ::std::result::Result<
            ::std::option::Option<::std::vec::Vec<super::TelefoneTo>>,
            ::std::string::String,
        >,
        tipo_fornecedor: ::std::result::Result<
            ::std::option::Option<super::types::FornecedorTipoFornecedor>,
            ::std::string::String,
        >,
    }

    impl ::std::default::Default for Fornecedor {
        fn default() -> Self {
            Self {
                ativo: Ok(Default::default()),
                cod_fornecedor: Ok(Default::default()),
                cod_loja: Ok(Default::default()),
                cpf_cnpj: Err("no value supplied for cpf_cnpj".to_string()),
                email: Ok(Default::default()),
                endereco: Ok(Default::default()),
                inscricao_estadual: Ok(Default::default()),
                inscricao_municipal: Ok(Default::default()),
                nome: Err("no value supplied for nome".to_string()),
                nome_contato: Ok(Default::default()),
                nome_fantasia: Ok(Default::default()),
                telefones: Ok(Default::default()),
                tipo_fornecedor: Ok(Default::default()),
            }
        }
    }

    impl Fornecedor {
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

        /// Sets `cod_loja`.
        pub fn cod_loja<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<i32>>,
            T::Error: ::std::fmt::Display,
        {
            self.cod_loja = ::client_runtime::given("cod_loja", value);
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

        /// Sets `inscricao_estadual`.
        pub fn inscricao_estadual<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::option::Option<super::types::FornecedorInscricaoEstadual>,
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
                ::std::option::Option<super::types::FornecedorInscricaoMunicipal>,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.inscricao_municipal = ::client_runtime::given(
                "inscricao_municipal",
                value,
            );
            self
        }

        /// Sets `nome`.
        pub fn nome<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<super::types::Nome>,
            T::Error: ::std::fmt::Display,
        {
            self.nome = ::client_runtime::given("nome", value);
            self
        }

        /// Sets `nome_contato`.
        pub fn nome_contato<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::types::Nome>>,
            T::Error: ::std::fmt::Display,
        {
            self.nome_contato = ::client_runtime::given("nome_contato", value);
            self
        }

        /// Sets `nome_fantasia`.
        pub fn nome_fantasia<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::types::Nome>>,
            T::Error: ::std::fmt::Display,
        {
            self.nome_fantasia = ::client_runtime::given("nome_fantasia", value);
            self
        }

        /// Sets `telefones`.
        pub fn telefones<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::option::Option<::std::vec::Vec<super::TelefoneTo>>,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.telefones = ::client_runtime::given("telefones", value);
            self
        }

        /// Sets `tipo_fornecedor`.
        pub fn tipo_fornecedor<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::option::Option<super::types::FornecedorTipoFornecedor>,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.tipo_fornecedor = ::client_runtime::given("tipo_fornecedor", value);
            self
        }
    }

    impl ::std::convert::TryFrom<Fornecedor> for super::Fornecedor {
        type Error = super::error::ConversionError;
        fn try_from(
            value: Fornecedor,
        ) -> ::std::result::Result<Self, super::error::ConversionError> {
            Ok(Self {
                ativo: value.ativo?,
                cod_fornecedor: value.cod_fornecedor?,
                cod_loja: value.cod_loja?,
                cpf_cnpj: value.cpf_cnpj?,
                email: value.email?,
                endereco: value.endereco?,
                inscricao_estadual: value.inscricao_estadual?,
                inscricao_municipal: value.inscricao_municipal?,
                nome: value.nome?,
                nome_contato: value.nome_contato?,
                nome_fantasia: value.nome_fantasia?,
                telefones: value.telefones?,
                tipo_fornecedor: value.tipo_fornecedor?,
            })
        }
    }

    impl ::std::convert::From<super::Fornecedor> for Fornecedor {
        fn from(value: super::Fornecedor) -> Self {
            Self {
                ativo: Ok(value.ativo),
                cod_fornecedor: Ok(value.cod_fornecedor),
                cod_loja: Ok(value.cod_loja),
                cpf_cnpj: Ok(value.cpf_cnpj),
                email: Ok(value.email),
                endereco: Ok(value.endereco),
                inscricao_estadual: Ok(value.inscricao_estadual),
                inscricao_municipal: Ok(value.inscricao_municipal),
                nome: Ok(value.nome),
                nome_contato: Ok(value.nome_contato),
                nome_fantasia: Ok(value.nome_fantasia),
                telefones: Ok(value.telefones),
                tipo_fornecedor: Ok(value.tipo_fornecedor),
            }
        }
    }

    /// `Funil`
    #[derive(Clone, Debug)]
    pub struct Funil {
        ativo: ::std::result::Result<::std::option::Option<bool>, ::std::string::String>,
        cod_funil: ::std::result::Result<
            ::std::option::Option<i32>,
            ::std::string::String,
        >,
        etapas: ::std::result::Result<
            ::std::vec::Vec<super::EtapaFunil>,
            ::std::string::String,
        >,
        nome: ::std::result::Result<super::types::NomeCurto, ::std::string::String>,
    }

    impl ::std::default::Default for Funil {
        fn default() -> Self {
            Self {
                ativo: Ok(Default::default()),
                cod_funil: Ok(Default::default()),
                etapas: Err("no value supplied for etapas".to_string()),
                nome: Err("no value supplied for nome".to_string()),
            }
        }
    }

    impl Funil {
        /// Sets `ativo`.
        pub fn ativo<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<bool>>,
            T::Error: ::std::fmt::Display,
        {
            self.ativo = ::client_runtime::given("ativo", value);
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

        /// Sets `etapas`.
        pub fn etapas<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::vec::Vec<super::EtapaFunil>>,
            T::Error: ::std::fmt::Display,
        {
            self.etapas = ::client_runtime::given("etapas", value);
            self
        }

        /// Sets `nome`.
        pub fn nome<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<super::types::NomeCurto>,
            T::Error: ::std::fmt::Display,
        {
            self.nome = ::client_runtime::given("nome", value);
            self
        }
    }

    impl ::std::convert::TryFrom<Funil> for super::Funil {
        type Error = super::error::ConversionError;
        fn try_from(
            value: Funil,
        ) -> ::std::result::Result<Self, super::error::ConversionError> {
            Ok(Self {
                ativo: value.ativo?,
                cod_funil: value.cod_funil?,
                etapas: value.etapas?,
                nome: value.nome?,
            })
        }
    }

    impl ::std::convert::From<super::Funil> for Funil {
        fn from(value: super::Funil) -> Self {
            Self {
                ativo: Ok(value.ativo),
                cod_funil: Ok(value.cod_funil),
                etapas: Ok(value.etapas),
                nome: Ok(value.nome),
            }
        }
    }

    /// `HelpDesk`
    #[derive(Clone, Debug)]
    pub struct HelpDesk {
        cod_beneficio: ::std::result::Result<
            ::std::option::Option<i32>,
            ::std::string::String,
        >,
        cod_help_desk: ::std::result::Result<
            ::std::option::Option<i32>,
            ::std::string::String,
        >,
        cod_pessoa: ::std::result::Result<i32, ::std::string::String>,
        cod_situacao: ::std::result::Result<
            ::std::option::Option<i32>,
            ::std::string::String,
        >,
        cod_tipo_help_desk: ::std::result::Result<i32, ::std::string::String>,
        data_abertura: ::std::result::Result<
            ::std::option::Option<::chrono::DateTime<::chrono::offset::Utc>>,
            ::std::string::String,
        >,
        data_encerramento: ::std::result::Result<
            ::std::option::Option<::chrono::DateTime<::chrono::offset::Utc>>,
            ::std::string::String,
        >,
        descricao: ::std::result::Result<super::types::Texto, ::std::string::String>,
        historico: ::std::result::Result<
            ::std::option::Option<::std::vec::Vec<super::Historico>>,
            ::std::string::String,
        >,
        nome_situacao: ::std::result::Result<
            ::std::option::Option<super::types::NomeSituacao>,
            ::std::string::String,
        >,
        nome_tipo_help_desk: ::std::result::Result<
            ::std::option::Option<super::types::NomeCurto>,
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

    impl ::std::default::Default for HelpDesk {
        fn default() -> Self {
            Self {
                cod_beneficio: Ok(Default::default()),
                cod_help_desk: Ok(Default::default()),
                cod_pessoa: Err("no value supplied for cod_pessoa".to_string()),
                cod_situacao: Ok(Default::default()),
                cod_tipo_help_desk: Err(
                    "no value supplied for cod_tipo_help_desk".to_string(),
                ),
                data_abertura: Ok(Default::default()),
                data_encerramento: Ok(Default::default()),
                descricao: Err("no value supplied for descricao".to_string()),
                historico: Ok(Default::default()),
                nome_situacao: Ok(Default::default()),
                nome_tipo_help_desk: Ok(Default::default()),
                prioridade: Ok(Default::default()),
                protocolo: Ok(Default::default()),
            }
        }
    }

    impl HelpDesk {
        /// Sets `cod_beneficio`.
        pub fn cod_beneficio<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<i32>>,
            T::Error: ::std::fmt::Display,
        {
            self.cod_beneficio = ::client_runtime::given("cod_beneficio", value);
            self
        }

        /// Sets `cod_help_desk`.
        pub fn cod_help_desk<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<i32>>,
            T::Error: ::std::fmt::Display,
        {
            self.cod_help_desk = ::client_runtime::given("cod_help_desk", value);
            self
        }

        /// Sets `cod_pessoa`.
        pub fn cod_pessoa<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<i32>,
            T::Error: ::std::fmt::Display,
        {
            self.cod_pessoa = ::client_runtime::given("cod_pessoa", value);
            self
        }

        /// Sets `cod_situacao`.
        pub fn cod_situacao<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<i32>>,
            T::Error: ::std::fmt::Display,
        {
            self.cod_situacao = ::client_runtime::given("cod_situacao", value);
            self
        }

        /// Sets `cod_tipo_help_desk`.
        pub fn cod_tipo_help_desk<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<i32>,
            T::Error: ::std::fmt::Display,
        {
            self.cod_tipo_help_desk = ::client_runtime::given(
                "cod_tipo_help_desk",
                value,
            );
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
            T: ::std::convert::TryInto<super::types::Texto>,
            T::Error: ::std::fmt::Display,
        {
            self.descricao = ::client_runtime::given("descricao", value);
            self
        }

        /// Sets `historico`.
        pub fn historico<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::option::Option<::std::vec::Vec<super::Historico>>,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.historico = ::client_runtime::given("historico", value);
            self
        }

        /// Sets `nome_situacao`.
        pub fn nome_situacao<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::option::Option<super::types::NomeSituacao>,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.nome_situacao = ::client_runtime::given("nome_situacao", value);
            self
        }

        /// Sets `nome_tipo_help_desk`.
        pub fn nome_tipo_help_desk<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::types::NomeCurto>>,
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

    impl ::std::convert::TryFrom<HelpDesk> for super::HelpDesk {
        type Error = super::error::ConversionError;
        fn try_from(
            value: HelpDesk,
        ) -> ::std::result::Result<Self, super::error::ConversionError> {
            Ok(Self {
                cod_beneficio: value.cod_beneficio?,
                cod_help_desk: value.cod_help_desk?,
                cod_pessoa: value.cod_pessoa?,
                cod_situacao: value.cod_situacao?,
                cod_tipo_help_desk: value.cod_tipo_help_desk?,
                data_abertura: value.data_abertura?,
                data_encerramento: value.data_encerramento?,
                descricao: value.descricao?,
                historico: value.historico?,
                nome_situacao: value.nome_situacao?,
                nome_tipo_help_desk: value.nome_tipo_help_desk?,
                prioridade: value.prioridade?,
                protocolo: value.protocolo?,
            })
        }
    }

    impl ::std::convert::From<super::HelpDesk> for HelpDesk {
        fn from(value: super::HelpDesk) -> Self {
            Self {
                cod_beneficio: Ok(value.cod_beneficio),
                cod_help_desk: Ok(value.cod_help_desk),
                cod_pessoa: Ok(value.cod_pessoa),
                cod_situacao: Ok(value.cod_situacao),
                cod_tipo_help_desk: Ok(value.cod_tipo_help_desk),
                data_abertura: Ok(value.data_abertura),
                data_encerramento: Ok(value.data_encerramento),
                descricao: Ok(value.descricao),
                historico: Ok(value.historico),
                nome_situacao: Ok(value.nome_situacao),
                nome_tipo_help_desk: Ok(value.nome_tipo_help_desk),
                prioridade: Ok(value.prioridade),
                protocolo: Ok(value.protocolo),
            }
        }
    }

    /// `Historico`
    #[derive(Clone, Debug)]
    pub struct Historico {
        cod_historico: ::std::result::Result<
            ::std::option::Option<i32>,
            ::std::string::String,
        >,
        cod_situacao: ::std::result::Result<
            ::std::option::Option<i32>,
            ::std::string::String,
        >,
        data_historico: ::std::result::Result<
            ::std::option::Option<::chrono::DateTime<::chrono::offset::Utc>>,
            ::std::string::String,
        >,
        nome_situacao: ::std::result::Result<
            ::std::option::Option<super::types::NomeSituacao>,
            ::std::string::String,
        >,
        observacao: ::std::result::Result<
            ::std::option::Option<::std::string::String>,
            ::std::string::String,
        >,
    }

    impl ::std::default::Default for Historico {
        fn default() -> Self {
            Self {
                cod_historico: Ok(Default::default()),
                cod_situacao: Ok(Default::default()),
                data_historico: Ok(Default::default()),
                nome_situacao: Ok(Default::default()),
                observacao: Ok(Default::default()),
            }
        }
    }

    impl Historico {
        /// Sets `cod_historico`.
        pub fn cod_historico<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<i32>>,
            T::Error: ::std::fmt::Display,
        {
            self.cod_historico = ::client_runtime::given("cod_historico", value);
            self
        }

        /// Sets `cod_situacao`.
        pub fn cod_situacao<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<i32>>,
            T::Error: ::std::fmt::Display,
        {
            self.cod_situacao = ::client_runtime::given("cod_situacao", value);
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

        /// Sets `nome_situacao`.
        pub fn nome_situacao<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::option::Option<super::types::NomeSituacao>,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.nome_situacao = ::client_runtime::given("nome_situacao", value);
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
    }

    impl ::std::convert::TryFrom<Historico> for super::Historico {
        type Error = super::error::ConversionError;
        fn try_from(
            value: Historico,
        ) -> ::std::result::Result<Self, super::error::ConversionError> {
            Ok(Self {
                cod_historico: value.cod_historico?,
                cod_situacao: value.cod_situacao?,
                data_historico: value.data_historico?,
                nome_situacao: value.nome_situacao?,
                observacao: value.observacao?,
            })
        }
    }

    impl ::std::convert::From<super::Historico> for Historico {
        fn from(value: super::Historico) -> Self {
            Self {
                cod_historico: Ok(value.cod_historico),
                cod_situacao: Ok(value.cod_situacao),
                data_historico: Ok(value.data_historico),
                nome_situacao: Ok(value.nome_situacao),
                observacao: Ok(value.observacao),
            }
        }
    }

    /// `Loja`
    #[derive(Clone, Debug)]
    pub struct Loja {
        ativo: ::std::result::Result<::std::option::Option<bool>, ::std::string::String>,
        cnpj: ::std::result::Result<
            ::std::option::Option<super::types::Cnpj>,
            ::std::string::String,
        >,
        cod_loja: ::std::result::Result<
            ::std::option::Option<i32>,
            ::std::string::String,
        >,
        nome: ::std::result::Result<super::types::Nome, ::std::string::String>,
    }

    impl ::std::default::Default for Loja {
        fn default() -> Self {
            Self {
                ativo: Ok(Default::default()),
                cnpj: Ok(Default::default()),
                cod_loja: Ok(Default::default()),
                nome: Err("no value supplied for nome".to_string()),
            }
        }
    }

    impl Loja {
        /// Sets `ativo`.
        pub fn ativo<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<bool>>,
            T::Error: ::std::fmt::Display,
        {
            self.ativo = ::client_runtime::given("ativo", value);
            self
        }

        /// Sets `cnpj`.
        pub fn cnpj<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::types::Cnpj>>,
            T::Error: ::std::fmt::Display,
        {
            self.cnpj = ::client_runtime::given("cnpj", value);
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

        /// Sets `nome`.
        pub fn nome<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<super::types::Nome>,
            T::Error: ::std::fmt::Display,
        {
            self.nome = ::client_runtime::given("nome", value);
            self
        }
    }

    impl ::std::convert::TryFrom<Loja> for super::Loja {
        type Error = super::error::ConversionError;
        fn try_from(
            value: Loja,
        ) -> ::std::result::Result<Self, super::error::ConversionError> {
            Ok(Self {
                ativo: value.ativo?,
                cnpj: value.cnpj?,
                cod_loja: value.cod_loja?,
                nome: value.nome?,
            })
        }
    }

    impl ::std::convert::From<super::Loja> for Loja {
        fn from(value: super::Loja) -> Self {
            Self {
                ativo: Ok(value.ativo),
                cnpj: Ok(value.cnpj),
                cod_loja: Ok(value.cod_loja),
                nome: Ok(value.nome),
            }
        }
    }

    /// `MovimentoInput`
    #[derive(Clone, Debug)]
    pub struct MovimentoInput {
        cod_situacao: ::std::result::Result<i32, ::std::string::String>,
        cod_situacao_esperada: ::std::result::Result<
            ::std::option::Option<i32>,
            ::std::string::String,
        >,
        observacao: ::std::result::Result<
            ::std::option::Option<super::types::MovimentoInputObservacao>,
            ::std::string::String,
        >,
    }

    impl ::std::default::Default for MovimentoInput {
        fn default() -> Self {
            Self {
                cod_situacao: Err("no value supplied for cod_situacao".to_string()),
                cod_situacao_esperada: Ok(Default::default()),
                observacao: Ok(Default::default()),
            }
        }
    }

    impl MovimentoInput {
        /// Sets `cod_situacao`.
        pub fn cod_situacao<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<i32>,
            T::Error: ::std::fmt::Display,
        {
            self.cod_situacao = ::client_runtime::given("cod_situacao", value);
            self
        }

        /// Sets `cod_situacao_esperada`.
        pub fn cod_situacao_esperada<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<i32>>,
            T::Error: ::std::fmt::Display,
        {
            self.cod_situacao_esperada = ::client_runtime::given(
                "cod_situacao_esperada",
                value,
            );
            self
        }

        /// Sets `observacao`.
        pub fn observacao<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::option::Option<super::types::MovimentoInputObservacao>,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.observacao = ::client_runtime::given("observacao", value);
            self
        }
    }

    impl ::std::convert::TryFrom<MovimentoInput> for super::MovimentoInput {
        type Error = super::error::ConversionError;
        fn try_from(
            value: MovimentoInput,
        ) -> ::std::result::Result<Self, super::error::ConversionError> {
            Ok(Self {
                cod_situacao: value.cod_situacao?,
                cod_situacao_esperada: value.cod_situacao_esperada?,
                observacao: value.observacao?,
            })
        }
    }

    impl ::std::convert::From<super::MovimentoInput> for MovimentoInput {
        fn from(value: super::MovimentoInput) -> Self {
            Self {
                cod_situacao: Ok(value.cod_situacao),
                cod_situacao_esperada: Ok(value.cod_situacao_esperada),
                observacao: Ok(value.observacao),
            }
        }
    }

    /// `MovimentoVistoriaInput`
    #[derive(Clone, Debug)]
    pub struct MovimentoVistoriaInput {
        cod_situacao: ::std::result::Result<i32, ::std::string::String>,
        cod_situacao_esperada: ::std::result::Result<
            ::std::option::Option<i32>,
            ::std::string::String,
        >,
        observacao: ::std::result::Result<
            ::std::option::Option<super::types::MovimentoVistoriaInputObservacao>,
            ::std::string::String,
        >,
        vistoriador: ::std::result::Result<
            ::std::option::Option<super::types::Nome>,
            ::std::string::String,
        >,
    }

    impl ::std::default::Default for MovimentoVistoriaInput {
        fn default() -> Self {
            Self {
                cod_situacao: Err("no value supplied for cod_situacao".to_string()),
                cod_situacao_esperada: Ok(Default::default()),
                observacao: Ok(Default::default()),
                vistoriador: Ok(Default::default()),
            }
        }
    }

    impl MovimentoVistoriaInput {
        /// Sets `cod_situacao`.
        pub fn cod_situacao<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<i32>,
            T::Error: ::std::fmt::Display,
        {
            self.cod_situacao = ::client_runtime::given("cod_situacao", value);
            self
        }

        /// Sets `cod_situacao_esperada`.
        pub fn cod_situacao_esperada<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<i32>>,
            T::Error: ::std::fmt::Display,
        {
            self.cod_situacao_esperada = ::client_runtime::given(
                "cod_situacao_esperada",
                value,
            );
            self
        }

        /// Sets `observacao`.
        pub fn observacao<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::option::Option<super::types::MovimentoVistoriaInputObservacao>,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.observacao = ::client_runtime::given("observacao", value);
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

    impl ::std::convert::TryFrom<MovimentoVistoriaInput>
    for super::MovimentoVistoriaInput {
        type Error = super::error::ConversionError;
        fn try_from(
            value: MovimentoVistoriaInput,
        ) -> ::std::result::Result<Self, super::error::ConversionError> {
            Ok(Self {
                cod_situacao: value.cod_situacao?,
                cod_situacao_esperada: value.cod_situacao_esperada?,
                observacao: value.observacao?,
                vistoriador: value.vistoriador?,
            })
        }
    }

    impl ::std::convert::From<super::MovimentoVistoriaInput> for MovimentoVistoriaInput {
        fn from(value: super::MovimentoVistoriaInput) -> Self {
            Self {
                cod_situacao: Ok(value.cod_situacao),
                cod_situacao_esperada: Ok(value.cod_situacao_esperada),
                observacao: Ok(value.observacao),
                vistoriador: Ok(value.vistoriador),
            }
        }
    }

    /// `NovaSenha`
    #[derive(Clone, Debug)]
    pub struct NovaSenha {
        senha: ::std::result::Result<
            ::std::option::Option<super::types::Senha>,
            ::std::string::String,
        >,
    }

    impl ::std::default::Default for NovaSenha {
        fn default() -> Self {
            Self {
                senha: Ok(Default::default()),
            }
        }
    }

    impl NovaSenha {
        /// Sets `senha`.
        pub fn senha<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::types::Senha>>,
            T::Error: ::std::fmt::Display,
        {
            self.senha = ::client_runtime::given("senha", value);
            self
        }
    }

    impl ::std::convert::TryFrom<NovaSenha> for super::NovaSenha {
        type Error = super::error::ConversionError;
        fn try_from(
            value: NovaSenha,
        ) -> ::std::result::Result<Self, super::error::ConversionError> {
            Ok(Self { senha: value.senha? })
        }
    }

    impl ::std::convert::From<super::NovaSenha> for NovaSenha {
        fn from(value: super::NovaSenha) -> Self {
            Self { senha: Ok(value.senha) }
        }
    }

    /// `Ping`
    #[derive(Clone, Debug)]
    pub struct Ping {
        entidade: ::std::result::Result<
            ::std::option::Option<super::types::Entidade>,
            ::std::string::String,
        >,
    }

    impl ::std::default::Default for Ping {
        fn default() -> Self {
            Self {
                entidade: Ok(Default::default()),
            }
        }
    }

    impl Ping {
        /// Sets `entidade`.
        pub fn entidade<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::types::Entidade>>,
            T::Error: ::std::fmt::Display,
        {
            self.entidade = ::client_runtime::given("entidade", value);
            self
        }
    }

    impl ::std::convert::TryFrom<Ping> for super::Ping {
        type Error = super::error::ConversionError;
        fn try_from(
            value: Ping,
        ) -> ::std::result::Result<Self, super::error::ConversionError> {
            Ok(Self { entidade: value.entidade? })
        }
    }

    impl ::std::convert::From<super::Ping> for Ping {
        fn from(value: super::Ping) -> Self {
            Self {
                entidade: Ok(value.entidade),
            }
        }
    }

    /// `Plano`
    #[derive(Clone, Debug)]
    pub struct Plano {
        ativo: ::std::result::Result<::std::option::Option<bool>, ::std::string::String>,
        cod_plano: ::std::result::Result<
            ::std::option::Option<i32>,
            ::std::string::String,
        >,
        nome: ::std::result::Result<super::types::Nome, ::std::string::String>,
        tipo_beneficio: ::std::result::Result<
            super::types::TipoBeneficio,
            ::std::string::String,
        >,
        valor: ::std::result::Result<f64, ::std::string::String>,
    }

    impl ::std::default::Default for Plano {
        fn default() -> Self {
            Self {
                ativo: Ok(Default::default()),
                cod_plano: Ok(Default::default()),
                nome: Err("no value supplied for nome".to_string()),
                tipo_beneficio: Err("no value supplied for tipo_beneficio".to_string()),
                valor: Err("no value supplied for valor".to_string()),
            }
        }
    }

    impl Plano {
        /// Sets `ativo`.
        pub fn ativo<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<bool>>,
            T::Error: ::std::fmt::Display,
        {
            self.ativo = ::client_runtime::given("ativo", value);
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

        /// Sets `nome`.
        pub fn nome<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<super::types::Nome>,
            T::Error: ::std::fmt::Display,
        {
            self.nome = ::client_runtime::given("nome", value);
            self
        }

        /// Sets `tipo_beneficio`.
        pub fn tipo_beneficio<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<super::types::TipoBeneficio>,
            T::Error: ::std::fmt::Display,
        {
            self.tipo_beneficio = ::client_runtime::given("tipo_beneficio", value);
            self
        }

        /// Sets `valor`.
        pub fn valor<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<f64>,
            T::Error: ::std::fmt::Display,
        {
            self.valor = ::client_runtime::given("valor", value);
            self
        }
    }

    impl ::std::convert::TryFrom<Plano> for super::Plano {
        type Error = super::error::ConversionError;
        fn try_from(
            value: Plano,
        ) -> ::std::result::Result<Self, super::error::ConversionError> {
            Ok(Self {
                ativo: value.ativo?,
                cod_plano: value.cod_plano?,
                nome: value.nome?,
                tipo_beneficio: value.tipo_beneficio?,
                valor: value.valor?,
            })
        }
    }

    impl ::std::convert::From<super::Plano> for Plano {
        fn from(value: super::Plano) -> Self {
            Self {
                ativo: Ok(value.ativo),
                cod_plano: Ok(value.cod_plano),
                nome: Ok(value.nome),
                tipo_beneficio: Ok(value.tipo_beneficio),
                valor: Ok(value.valor),
            }
        }
    }

    /// `Receptor`
    #[derive(Clone, Debug)]
    pub struct Receptor {
        ativo: ::std::result::Result<::std::option::Option<bool>, ::std::string::String>,
        cod_lojas: ::std::result::Result<
            ::std::option::Option<::std::vec::Vec<i32>>,
            ::std::string::String,
        >,
        cod_receptor: ::std::result::Result<
            ::std::option::Option<i32>,
            ::std::string::String,
        >,
        consulta: ::std::result::Result<
            ::std::option::Option<super::types::ConsultaReceptor>,
            ::std::string::String,
        >,
        criado_em: ::std::result::Result<
            ::std::option::Option<::chrono::DateTime<::chrono::offset::Utc>>,
            ::std::string::String,
        >,
        desativado_em: ::std::result::Result<
            ::std::option::Option<::chrono::DateTime<::chrono::offset::Utc>>,
            ::std::string::String,
        >,
        entidades: ::std::result::Result<
            ::std::vec::Vec<super::types::Entidade>,
            ::std::string::String,
        >,
        entregas: ::std::result::Result<
            ::std::option::Option<
                ::std::collections::HashMap<::std::string::String, i64>,
            >,
            ::std::string::String,
        >,
        motivo_desativacao: ::std::result::Result<
            ::std::option::Option<super::types::MotivoDesativacao>,
            ::std::string::String,
        >,
        nome: ::std::result::Result<super::types::Nome, ::std::string::String>,
        observacao: ::std::result::Result<
            ::std::option::Option<super::types::ReceptorObservacao>,
            ::std::string::String,
        >,
        segredos: ::std::result::Result<
            ::std::option::Option<i32>,
            ::std::string::String,
        >,
        url: ::std::result::Result<super::types::UrlReceptor, ::std::string::String>,
    }

    impl ::std::default::Default for Receptor {
        fn default() -> Self {
            Self {
                ativo: Ok(Default::default()),
                cod_lojas: Ok(Default::default()),
                cod_receptor: Ok(Default::default()),
                consulta: Ok(Default::default()),
                criado_em: Ok(Default::default()),
                desativado_em: Ok(Default::default()),
                entidades: Err("no value supplied for entidades".to_string()),
                entregas: Ok(Default::default()),
                motivo_desativacao: Ok(Default::default()),
                nome: Err("no value supplied for nome".to_string()),
                observacao: Ok(Default::default()),
                segredos: Ok(Default::default()),
                url: Err("no value supplied for url".to_string()),
            }
        }
    }

    impl Receptor {
        /// Sets `ativo`.
        pub fn ativo<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<bool>>,
            T::Error: ::std::fmt::Display,
        {
            self.ativo = ::client_runtime::given("ativo", value);
            self
        }

        /// Sets `cod_lojas`.
        pub fn cod_lojas<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<::std::vec::Vec<i32>>>,
            T::Error: ::std::fmt::Display,
        {
            self.cod_lojas = ::client_runtime::given("cod_lojas", value);
            self
        }

        /// Sets `cod_receptor`.
        pub fn cod_receptor<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<i32>>,
            T::Error: ::std::fmt::Display,
        {
            self.cod_receptor = ::client_runtime::given("cod_receptor", value);
            self
        }

        /// Sets `consulta`.
        pub fn consulta<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::option::Option<super::types::ConsultaReceptor>,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.consulta = ::client_runtime::given("consulta", value);
            self
        }

        /// Sets `criado_em`.
        pub fn criado_em<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::option::Option<::chrono::DateTime<::chrono::offset::Utc>>,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.criado_em = ::client_runtime::given("criado_em", value);
            self
        }

        /// Sets `desativado_em`.
        pub fn desativado_em<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::option::Option<::chrono::DateTime<::chrono::offset::Utc>>,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.desativado_em = ::client_runtime::given("desativado_em", value);
            self
        }

        /// Sets `entidades`.
        pub fn entidades<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::vec::Vec<super::types::Entidade>>,
            T::Error: ::std::fmt::Display,
        {
            self.entidades = ::client_runtime::given("entidades", value);
            self
        }

        /// Sets `entregas`.
        pub fn entregas<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::option::Option<
                    ::std::collections::HashMap<::std::string::String, i64>,
                >,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.entregas = ::client_runtime::given("entregas", value);
            self
        }

        /// Sets `motivo_desativacao`.
        pub fn motivo_desativacao<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::option::Option<super::types::MotivoDesativacao>,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.motivo_desativacao = ::client_runtime::given(
                "motivo_desativacao",
                value,
            );
            self
        }

        /// Sets `nome`.
        pub fn nome<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<super::types::Nome>,
            T::Error: ::std::fmt::Display,
        {
            self.nome = ::client_runtime::given("nome", value);
            self
        }

        /// Sets `observacao`.
        pub fn observacao<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::option::Option<super::types::ReceptorObservacao>,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.observacao = ::client_runtime::given("observacao", value);
            self
        }

        /// Sets `segredos`.
        pub fn segredos<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<i32>>,
            T::Error: ::std::fmt::Display,
        {
            self.segredos = ::client_runtime::given("segredos", value);
            self
        }

        /// Sets `url`.
        pub fn url<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<super::types::UrlReceptor>,
            T::Error: ::std::fmt::Display,
        {
            self.url = ::client_runtime::given("url", value);
            self
        }
    }

    impl ::std::convert::TryFrom<Receptor> for super::Receptor {
        type Error = super::error::ConversionError;
        fn try_from(
            value: Receptor,
        ) -> ::std::result::Result<Self, super::error::ConversionError> {
            Ok(Self {
                ativo: value.ativo?,
                cod_lojas: value.cod_lojas?,
                cod_receptor: value.cod_receptor?,
                consulta: value.consulta?,
                criado_em: value.criado_em?,
                desativado_em: value.desativado_em?,
                entidades: value.entidades?,
                entregas: value.entregas?,
                motivo_desativacao: value.motivo_desativacao?,
                nome: value.nome?,
                observacao: value.observacao?,
                segredos: value.segredos?,
                url: value.url?,
            })
        }
    }

    impl ::std::convert::From<super::Receptor> for Receptor {
        fn from(value: super::Receptor) -> Self {
            Self {
                ativo: Ok(value.ativo),
                cod_lojas: Ok(value.cod_lojas),
                cod_receptor: Ok(value.cod_receptor),
                consulta: Ok(value.consulta),
                criado_em: Ok(value.criado_em),
                desativado_em: Ok(value.desativado_em),
                entidades: Ok(value.entidades),
                entregas: Ok(value.entregas),
                motivo_desativacao: Ok(value.motivo_desativacao),
                nome: Ok(value.nome),
                observacao: Ok(value.observacao),
                segredos: Ok(value.segredos),
                url: Ok(value.url),
            }
        }
    }

    /// `Reenvio`
    #[derive(Clone, Debug)]
    pub struct Reenvio {
        cod_receptor: ::std::result::Result<i32, ::std::string::String>,
        criada_ate: ::std::result::Result<
            ::chrono::DateTime<::chrono::offset::Utc>,
            ::std::string::String,
        >,
        criada_de: ::std::result::Result<
            ::chrono::DateTime<::chrono::offset::Utc>,
            ::std::string::String,
        >,
        cursor: ::std::result::Result<
            ::std::option::Option<super::types::Cursor>,
            ::std::string::String,
        >,
        entidades: ::std::result::Result<
            ::std::option::Option<::std::vec::Vec<super::types::Entidade>>,
            ::std::string::String,
        >,
        simular: ::std::result::Result<
            ::std::option::Option<bool>,
            ::std::string::String,
        >,
        situacoes: ::std::result::Result<
            ::std::option::Option<::std::vec::Vec<super::types::SituacaoEntrega>>,
            ::std::string::String,
        >,
    }

    impl ::std::default::Default for Reenvio {
        fn default() -> Self {
            Self {
                cod_receptor: Err("no value supplied for cod_receptor".to_string()),
                criada_ate: Err("no value supplied for criada_ate".to_string()),
                criada_de: Err("no value supplied for criada_de".to_string()),
                cursor: Ok(Default::default()),
                entidades: Ok(Default::default()),
                simular: Ok(Default::default()),
                situacoes: Ok(Default::default()),
            }
        }
    }

    impl Reenvio {
        /// Sets `cod_receptor`.
        pub fn cod_receptor<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<i32>,
            T::Error: ::std::fmt::Display,
        {
            self.cod_receptor = ::client_runtime::given("cod_receptor", value);
            self
        }

        /// Sets `criada_ate`.
        pub fn criada_ate<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::chrono::DateTime<::chrono::offset::Utc>>,
            T::Error: ::std::fmt::Display,
        {
            self.criada_ate = ::client_runtime::given("criada_ate", value);
            self
        }

        /// Sets `criada_de`.
        pub fn criada_de<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::chrono::DateTime<::chrono::offset::Utc>>,
            T::Error: ::std::fmt::Display,
        {
            self.criada_de = ::client_runtime::given("criada_de", value);
            self
        }

        /// Sets `cursor`.
        pub fn cursor<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::types::Cursor>>,
            T::Error: ::std::fmt::Display,
        {
            self.cursor = ::client_runtime::given("cursor", value);
            self
        }

        /// Sets `entidades`.
        pub fn entidades<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::option::Option<::std::vec::Vec<super::types::Entidade>>,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.entidades = ::client_runtime::given("entidades", value);
            self
        }

        /// Sets `simular`.
        pub fn simular<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<bool>>,
            T::Error: ::std::fmt::Display,
        {
            self.simular = ::client_runtime::given("simular", value);
            self
        }

        /// Sets `situacoes`.
        pub fn situacoes<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::option::Option<::std::vec::Vec<super::types::SituacaoEntrega>>,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.situacoes = ::client_runtime::given("situacoes", value);
            self
        }
    }

    impl ::std::convert::TryFrom<Reenvio> for super::Reenvio {
        type Error = super::error::ConversionError;
        fn try_from(
            value: Reenvio,
        ) -> ::std::result::Result<Self, super::error::ConversionError> {
            Ok(Self {
                cod_receptor: value.cod_receptor?,
                criada_ate: value.criada_ate?,
                criada_de: value.criada_de?,
                cursor: value.cursor?,
                entidades: value.entidades?,
                simular: value.simular?,
                situacoes: value.situacoes?,
            })
        }
    }

    impl ::std::convert::From<super::Reenvio> for Reenvio {
        fn from(value: super::Reenvio) -> Self {
            Self {
                cod_receptor: Ok(value.cod_receptor),
                criada_ate: Ok(value.criada_ate),
                criada_de: Ok(value.criada_de),
                cursor: Ok(value.cursor),
                entidades: Ok(value.entidades),
                simular: Ok(value.simular),
                situacoes: Ok(value.situacoes),
            }
        }
    }

    /// `Situacao`
    #[derive(Clone, Debug)]
    pub struct Situacao {
        cod_situacao: ::std::result::Result<
            ::std::option::Option<i32>,
            ::std::string::String,
        >,
        cor_destaque: ::std::result::Result<super::types::CorHex, ::std::string::String>,
        cor_inversa: ::std::result::Result<super::types::CorHex, ::std::string::String>,
        encerra: ::std::result::Result<
            ::std::option::Option<bool>,
            ::std::string::String,
        >,
        entidade: ::std::result::Result<
            super::types::EntidadeAtendimento,
            ::std::string::String,
        >,
        inicial: ::std::result::Result<
            ::std::option::Option<bool>,
            ::std::string::String,
        >,
        nome: ::std::result::Result<super::types::NomeSituacao, ::std::string::String>,
    }

    impl ::std::default::Default for Situacao {
        fn default() -> Self {
            Self {
                cod_situacao: Ok(Default::default()),
                cor_destaque: Err("no value supplied for cor_destaque".to_string()),
                cor_inversa: Err("no value supplied for cor_inversa".to_string()),
                encerra: Ok(Default::default()),
                entidade: Err("no value supplied for entidade".to_string()),
                inicial: Ok(Default::default()),
                nome: Err("no value supplied for nome".to_string()),
            }
        }
    }

    impl Situacao {
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
            T: ::std::convert::TryInto<super::types::CorHex>,
            T::Error: ::std::fmt::Display,
        {
            self.cor_destaque = ::client_runtime::given("cor_destaque", value);
            self
        }

        /// Sets `cor_inversa`.
        pub fn cor_inversa<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<super::types::CorHex>,
            T::Error: ::std::fmt::Display,
        {
            self.cor_inversa = ::client_runtime::given("cor_inversa", value);
            self
        }

        /// Sets `encerra`.
        pub fn encerra<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<bool>>,
            T::Error: ::std::fmt::Display,
        {
            self.encerra = ::client_runtime::given("encerra", value);
            self
        }

        /// Sets `entidade`.
        pub fn entidade<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<super::types::EntidadeAtendimento>,
            T::Error: ::std::fmt::Display,
        {
            self.entidade = ::client_runtime::given("entidade", value);
            self
        }

        /// Sets `inicial`.
        pub fn inicial<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<bool>>,
            T::Error: ::std::fmt::Display,
        {
            self.inicial = ::client_runtime::given("inicial", value);
            self
        }

        /// Sets `nome`.
        pub fn nome<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<super::types::NomeSituacao>,
            T::Error: ::std::fmt::Display,
        {
            self.nome = ::client_runtime::given("nome", value);
            self
        }
    }

    impl ::std::convert::TryFrom<Situacao> for super::Situacao {
        type Error = super::error::ConversionError;
        fn try_from(
            value: Situacao,
        ) -> ::std::result::Result<Self, super::error::ConversionError> {
            Ok(Self {
                cod_situacao: value.cod_situacao?,
                cor_destaque: value.cor_destaque?,
                cor_inversa: value.cor_inversa?,
                encerra: value.encerra?,
                entidade: value.entidade?,
                inicial: value.inicial?,
                nome: value.nome?,
            })
        }
    }

    impl ::std::convert::From<super::Situacao> for Situacao {
        fn from(value: super::Situacao) -> Self {
            Self {
                cod_situacao: Ok(value.cod_situacao),
                cor_destaque: Ok(value.cor_destaque),
                cor_inversa: Ok(value.cor_inversa),
                encerra: Ok(value.encerra),
                entidade: Ok(value.entidade),
                inicial: Ok(value.inicial),
                nome: Ok(value.nome),
            }
        }
    }

    /// `SituacaoBeneficio`
    #[derive(Clone, Debug)]
    pub struct SituacaoBeneficio {
        cod_situacao: ::std::result::Result<
            ::std::option::Option<i32>,
            ::std::string::String,
        >,
        cor_destaque: ::std::result::Result<super::types::CorHex, ::std::string::String>,
        cor_inversa: ::std::result::Result<super::types::CorHex, ::std::string::String>,
        nome: ::std::result::Result<super::types::NomeSituacao, ::std::string::String>,
        padrao: ::std::result::Result<
            ::std::option::Option<bool>,
            ::std::string::String,
        >,
        tipo_situacao: ::std::result::Result<
            super::types::TipoSituacao,
            ::std::string::String,
        >,
    }

    impl ::std::default::Default for SituacaoBeneficio {
        fn default() -> Self {
            Self {
                cod_situacao: Ok(Default::default()),
                cor_destaque: Err("no value supplied for cor_destaque".to_string()),
                cor_inversa: Err("no value supplied for cor_inversa".to_string()),
                nome: Err("no value supplied for nome".to_string()),
                padrao: Ok(Default::default()),
                tipo_situacao: Err("no value supplied for tipo_situacao".to_string()),
            }
        }
    }

    impl SituacaoBeneficio {
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
            T: ::std::convert::TryInto<super::types::CorHex>,
            T::Error: ::std::fmt::Display,
        {
            self.cor_destaque = ::client_runtime::given("cor_destaque", value);
            self
        }

        /// Sets `cor_inversa`.
        pub fn cor_inversa<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<super::types::CorHex>,
            T::Error: ::std::fmt::Display,
        {
            self.cor_inversa = ::client_runtime::given("cor_inversa", value);
            self
        }

        /// Sets `nome`.
        pub fn nome<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<super::types::NomeSituacao>,
            T::Error: ::std::fmt::Display,
        {
            self.nome = ::client_runtime::given("nome", value);
            self
        }

        /// Sets `padrao`.
        pub fn padrao<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<bool>>,
            T::Error: ::std::fmt::Display,
        {
            self.padrao = ::client_runtime::given("padrao", value);
            self
        }

        /// Sets `tipo_situacao`.
        pub fn tipo_situacao<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<super::types::TipoSituacao>,
            T::Error: ::std::fmt::Display,
        {
            self.tipo_situacao = ::client_runtime::given("tipo_situacao", value);
            self
        }
    }

    impl ::std::convert::TryFrom<SituacaoBeneficio> for super::SituacaoBeneficio {
        type Error = super::error::ConversionError;
        fn try_from(
            value: SituacaoBeneficio,
        ) -> ::std::result::Result<Self, super::error::ConversionError> {
            Ok(Self {
                cod_situacao: value.cod_situacao?,
                cor_destaque: value.cor_destaque?,
                cor_inversa: value.cor_inversa?,
                nome: value.nome?,
                padrao: value.padrao?,
                tipo_situacao: value.tipo_situacao?,
            })
        }
    }

    impl ::std::convert::From<super::SituacaoBeneficio> for SituacaoBeneficio {
        fn from(value: super::SituacaoBeneficio) -> Self {
            Self {
                cod_situacao: Ok(value.cod_situacao),
                cor_destaque: Ok(value.cor_destaque),
                cor_inversa: Ok(value.cor_inversa),
                nome: Ok(value.nome),
                padrao: Ok(value.padrao),
                tipo_situacao: Ok(value.tipo_situacao),
            }
        }
    }

    /// `TelefoneTo`
    #[derive(Clone, Debug)]
    pub struct TelefoneTo {
        numero: ::std::result::Result<
            super::types::TelefoneToNumero,
            ::std::string::String,
        >,
        tipo: ::std::result::Result<super::types::TipoTelefone, ::std::string::String>,
    }

    impl ::std::default::Default for TelefoneTo {
        fn default() -> Self {
            Self {
                numero: Err("no value supplied for numero".to_string()),
                tipo: Err("no value supplied for tipo".to_string()),
            }
        }
    }

    impl TelefoneTo {
        /// Sets `numero`.
        pub fn numero<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<super::types::TelefoneToNumero>,
            T::Error: ::std::fmt::Display,
        {
            self.numero = ::client_runtime::given("numero", value);
            self
        }

        /// Sets `tipo`.
        pub fn tipo<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<super::types::TipoTelefone>,
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

    /// `Tipo`
    #[derive(Clone, Debug)]
    pub struct Tipo {
        ativo: ::std::result::Result<::std::option::Option<bool>, ::std::string::String>,
        cod_tipo: ::std::result::Result<
            ::std::option::Option<i32>,
            ::std::string::String,
        >,
        entidade: ::std::result::Result<
            super::types::EntidadeAtendimento,
            ::std::string::String,
        >,
        nome: ::std::result::Result<super::types::NomeCurto, ::std::string::String>,
    }

    impl ::std::default::Default for Tipo {
        fn default() -> Self {
            Self {
                ativo: Ok(Default::default()),
                cod_tipo: Ok(Default::default()),
                entidade: Err("no value supplied for entidade".to_string()),
                nome: Err("no value supplied for nome".to_string()),
            }
        }
    }

    impl Tipo {
        /// Sets `ativo`.
        pub fn ativo<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<bool>>,
            T::Error: ::std::fmt::Display,
        {
            self.ativo = ::client_runtime::given("ativo", value);
            self
        }

        /// Sets `cod_tipo`.
        pub fn cod_tipo<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<i32>>,
            T::Error: ::std::fmt::Display,
        {
            self.cod_tipo = ::client_runtime::given("cod_tipo", value);
            self
        }

        /// Sets `entidade`.
        pub fn entidade<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<super::types::EntidadeAtendimento>,
            T::Error: ::std::fmt::Display,
        {
            self.entidade = ::client_runtime::given("entidade", value);
            self
        }

        /// Sets `nome`.
        pub fn nome<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<super::types::NomeCurto>,
            T::Error: ::std::fmt::Display,
        {
            self.nome = ::client_runtime::given("nome", value);
            self
        }
    }

    impl ::std::convert::TryFrom<Tipo> for super::Tipo {
        type Error = super::error::ConversionError;
        fn try_from(
            value: Tipo,
        ) -> ::std::result::Result<Self, super::error::ConversionError> {
            Ok(Self {
                ativo: value.ativo?,
                cod_tipo: value.cod_tipo?,
                entidade: value.entidade?,
                nome: value.nome?,
            })
        }
    }

    impl ::std::convert::From<super::Tipo> for Tipo {
        fn from(value: super::Tipo) -> Self {
            Self {
                ativo: Ok(value.ativo),
                cod_tipo: Ok(value.cod_tipo),
                entidade: Ok(value.entidade),
                nome: Ok(value.nome),
            }
        }
    }

    /// `TipoVeiculo`
    #[derive(Clone, Debug)]
    pub struct TipoVeiculo {
        categoria: ::std::result::Result<
            super::types::CategoriaTipoVeiculo,
            ::std::string::String,
        >,
        cod_tipo_veiculo: ::std::result::Result<
            ::std::option::Option<i32>,
            ::std::string::String,
        >,
        nome: ::std::result::Result<super::types::NomeCurto, ::std::string::String>,
    }

    impl ::std::default::Default for TipoVeiculo {
        fn default() -> Self {
            Self {
                categoria: Err("no value supplied for categoria".to_string()),
                cod_tipo_veiculo: Ok(Default::default()),
                nome: Err("no value supplied for nome".to_string()),
            }
        }
    }

    impl TipoVeiculo {
        /// Sets `categoria`.
        pub fn categoria<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<super::types::CategoriaTipoVeiculo>,
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
            T: ::std::convert::TryInto<super::types::NomeCurto>,
            T::Error: ::std::fmt::Display,
        {
            self.nome = ::client_runtime::given("nome", value);
            self
        }
    }

    impl ::std::convert::TryFrom<TipoVeiculo> for super::TipoVeiculo {
        type Error = super::error::ConversionError;
        fn try_from(
            value: TipoVeiculo,
        ) -> ::std::result::Result<Self, super::error::ConversionError> {
            Ok(Self {
                categoria: value.categoria?,
                cod_tipo_veiculo: value.cod_tipo_veiculo?,
                nome: value.nome?,
            })
        }
    }

    impl ::std::convert::From<super::TipoVeiculo> for TipoVeiculo {
        fn from(value: super::TipoVeiculo) -> Self {
            Self {
                categoria: Ok(value.categoria),
                cod_tipo_veiculo: Ok(value.cod_tipo_veiculo),
                nome: Ok(value.nome),
            }
        }
    }

    /// `TrocaSegredo`
    #[derive(Clone, Debug)]
    pub struct TrocaSegredo {
        sobreposicao_horas: ::std::result::Result<
            ::std::option::Option<i32>,
            ::std::string::String,
        >,
    }

    impl ::std::default::Default for TrocaSegredo {
        fn default() -> Self {
            Self {
                sobreposicao_horas: Ok(Default::default()),
            }
        }
    }

    impl TrocaSegredo {
        /// Sets `sobreposicao_horas`.
        pub fn sobreposicao_horas<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<i32>>,
            T::Error: ::std::fmt::Display,
        {
            self.sobreposicao_horas = ::client_runtime::given(
                "sobreposicao_horas",
                value,
            );
            self
        }
    }

    impl ::std::convert::TryFrom<TrocaSegredo> for super::TrocaSegredo {
        type Error = super::error::ConversionError;
        fn try_from(
            value: TrocaSegredo,
        ) -> ::std::result::Result<Self, super::error::ConversionError> {
            Ok(Self {
                sobreposicao_horas: value.sobreposicao_horas?,
            })
        }
    }

    impl ::std::convert::From<super::TrocaSegredo> for TrocaSegredo {
        fn from(value: super::TrocaSegredo) -> Self {
            Self {
                sobreposicao_horas: Ok(value.sobreposicao_horas),
            }
        }
    }

    /// `Usuario`
    #[derive(Clone, Debug)]
    pub struct Usuario {
        ativo: ::std::result::Result<::std::option::Option<bool>, ::std::string::String>,
        cod_lojas: ::std::result::Result<
            ::std::option::Option<::std::vec::Vec<i32>>,
            ::std::string::String,
        >,
        cod_usuario: ::std::result::Result<
            ::std::option::Option<i32>,
            ::std::string::String,
        >,
        criado_em: ::std::result::Result<
            ::std::option::Option<::chrono::DateTime<::chrono::offset::Utc>>,
            ::std::string::String,
        >,
        email: ::std::result::Result<super::types::Email, ::std::string::String>,
        nome_usuario: ::std::result::Result<super::types::Nome, ::std::string::String>,
        senha: ::std::result::Result<
            ::std::option::Option<super::types::Senha>,
            ::std::string::String,
        >,
        ultimo_acesso_em: ::std::result::Result<
            ::std::option::Option<::chrono::DateTime<::chrono::offset::Utc>>,
            ::std::string::String,
        >,
        usuario: ::std::result::Result<
            super::types::UsuarioUsuario,
            ::std::string::String,
        >,
    }

    impl ::std::default::Default for Usuario {
        fn default() -> Self {
            Self {
                ativo: Ok(Default::default()),
                cod_lojas: Ok(Default::default()),
                cod_usuario: Ok(Default::default()),
                criado_em: Ok(Default::default()),
                email: Err("no value supplied for email".to_string()),
                nome_usuario: Err("no value supplied for nome_usuario".to_string()),
                senha: Ok(Default::default()),
                ultimo_acesso_em: Ok(Default::default()),
                usuario: Err("no value supplied for usuario".to_string()),
            }
        }
    }

    impl Usuario {
        /// Sets `ativo`.
        pub fn ativo<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<bool>>,
            T::Error: ::std::fmt::Display,
        {
            self.ativo = ::client_runtime::given("ativo", value);
            self
        }

        /// Sets `cod_lojas`.
        pub fn cod_lojas<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<::std::vec::Vec<i32>>>,
            T::Error: ::std::fmt::Display,
        {
            self.cod_lojas = ::client_runtime::given("cod_lojas", value);
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

        /// Sets `criado_em`.
        pub fn criado_em<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::option::Option<::chrono::DateTime<::chrono::offset::Utc>>,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.criado_em = ::client_runtime::given("criado_em", value);
            self
        }

        /// Sets `email`.
        pub fn email<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<super::types::Email>,
            T::Error: ::std::fmt::Display,
        {
            self.email = ::client_runtime::given("email", value);
            self
        }

        /// Sets `nome_usuario`.
        pub fn nome_usuario<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<super::types::Nome>,
            T::Error: ::std::fmt::Display,
        {
            self.nome_usuario = ::client_runtime::given("nome_usuario", value);
            self
        }

        /// Sets `senha`.
        pub fn senha<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::types::Senha>>,
            T::Error: ::std::fmt::Display,
        {
            self.senha = ::client_runtime::given("senha", value);
            self
        }

        /// Sets `ultimo_acesso_em`.
        pub fn ultimo_acesso_em<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::option::Option<::chrono::DateTime<::chrono::offset::Utc>>,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.ultimo_acesso_em = ::client_runtime::given("ultimo_acesso_em", value);
            self
        }

        /// Sets `usuario`.
        pub fn usuario<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<super::types::UsuarioUsuario>,
            T::Error: ::std::fmt::Display,
        {
            self.usuario = ::client_runtime::given("usuario", value);
            self
        }
    }

    impl ::std::convert::TryFrom<Usuario> for super::Usuario {
        type Error = super::error::ConversionError;
        fn try_from(
            value: Usuario,
        ) -> ::std::result::Result<Self, super::error::ConversionError> {
            Ok(Self {
                ativo: value.ativo?,
                cod_lojas: value.cod_lojas?,
                cod_usuario: value.cod_usuario?,
                criado_em: value.criado_em?,
                email: value.email?,
                nome_usuario: value.nome_usuario?,
                senha: value.senha?,
                ultimo_acesso_em: value.ultimo_acesso_em?,
                usuario: value.usuario?,
            })
        }
    }

    impl ::std::convert::From<super::Usuario> for Usuario {
        fn from(value: super::Usuario) -> Self {
            Self {
                ativo: Ok(value.ativo),
                cod_lojas: Ok(value.cod_lojas),
                cod_usuario: Ok(value.cod_usuario),
                criado_em: Ok(value.criado_em),
                email: Ok(value.email),
                nome_usuario: Ok(value.nome_usuario),
                senha: Ok(value.senha),
                ultimo_acesso_em: Ok(value.ultimo_acesso_em),
                usuario: Ok(value.usuario),
            }
        }
    }

    /// `VeiculoTerceiro`
    #[derive(Clone, Debug)]
    pub struct VeiculoTerceiro {
        ano_fabricacao: ::std::result::Result<
            ::std::option::Option<i32>,
            ::std::string::String,
        >,
        ano_modelo: ::std::result::Result<
            ::std::option::Option<i32>,
            ::std::string::String,
        >,
        chassi: ::std::result::Result<
            ::std::option::Option<super::types::VeiculoTerceiroChassi>,
            ::std::string::String,
        >,
        cor: ::std::result::Result<
            ::std::option::Option<super::types::VeiculoTerceiroCor>,
            ::std::string::String,
        >,
        marca: ::std::result::Result<
            ::std::option::Option<super::types::VeiculoTerceiroMarca>,
            ::std::string::String,
        >,
        modelo: ::std::result::Result<
            ::std::option::Option<super::types::VeiculoTerceiroModelo>,
            ::std::string::String,
        >,
        placa: ::std::result::Result<
            ::std::option::Option<super::types::VeiculoTerceiroPlaca>,
            ::std::string::String,
        >,
        renavam: ::std::result::Result<
            ::std::option::Option<super::types::VeiculoTerceiroRenavam>,
            ::std::string::String,
        >,
    }

    impl ::std::default::Default for VeiculoTerceiro {
        fn default() -> Self {
            Self {
                ano_fabricacao: Ok(Default::default()),
                ano_modelo: Ok(Default::default()),
                chassi: Ok(Default::default()),
                cor: Ok(Default::default()),
                marca: Ok(Default::default()),
                modelo: Ok(Default::default()),
                placa: Ok(Default::default()),
                renavam: Ok(Default::default()),
            }
        }
    }

    impl VeiculoTerceiro {
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

        /// Sets `chassi`.
        pub fn chassi<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::option::Option<super::types::VeiculoTerceiroChassi>,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.chassi = ::client_runtime::given("chassi", value);
            self
        }

        /// Sets `cor`.
        pub fn cor<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::option::Option<super::types::VeiculoTerceiroCor>,
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
                ::std::option::Option<super::types::VeiculoTerceiroMarca>,
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
                ::std::option::Option<super::types::VeiculoTerceiroModelo>,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.modelo = ::client_runtime::given("modelo", value);
            self
        }

        /// Sets `placa`.
        pub fn placa<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::option::Option<super::types::VeiculoTerceiroPlaca>,
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
                ::std::option::Option<super::types::VeiculoTerceiroRenavam>,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.renavam = ::client_runtime::given("renavam", value);
            self
        }
    }

    impl ::std::convert::TryFrom<VeiculoTerceiro> for super::VeiculoTerceiro {
        type Error = super::error::ConversionError;
        fn try_from(
            value: VeiculoTerceiro,
        ) -> ::std::result::Result<Self, super::error::ConversionError> {
            Ok(Self {
                ano_fabricacao: value.ano_fabricacao?,
                ano_modelo: value.ano_modelo?,
                chassi: value.chassi?,
                cor: value.cor?,
                marca: value.marca?,
                modelo: value.modelo?,
                placa: value.placa?,
                renavam: value.renavam?,
            })
        }
    }

    impl ::std::convert::From<super::VeiculoTerceiro> for VeiculoTerceiro {
        fn from(value: super::VeiculoTerceiro) -> Self {
            Self {
                ano_fabricacao: Ok(value.ano_fabricacao),
                ano_modelo: Ok(value.ano_modelo),
                chassi: Ok(value.chassi),
                cor: Ok(value.cor),
                marca: Ok(value.marca),
                modelo: Ok(value.modelo),
                placa: Ok(value.placa),
                renavam: Ok(value.renavam),
            }
        }
    }

    /// `Vendedor`
    #[derive(Clone, Debug)]
    pub struct Vendedor {
        ativo: ::std::result::Result<::std::option::Option<bool>, ::std::string::String>,
        cod_loja: ::std::result::Result<
            ::std::option::Option<i32>,
            ::std::string::String,
        >,
        cod_vendedor: ::std::result::Result<
            ::std::option::Option<i32>,
            ::std::string::String,
        >,
        cpf_cnpj: ::std::result::Result<super::types::CpfCnpj, ::std::string::String>,
        email: ::std::result::Result<
            ::std::option::Option<super::types::Email>,
            ::std::string::String,
        >,
        endereco: ::std::result::Result<
            ::std::option::Option<super::EnderecoTo>,
            ::std::string::String,
        >,
        nome: ::std::result::Result<super::types::Nome, ::std::string::String>,
        telefones: ::std::result::Result<
            ::std::option::Option<::std::vec::Vec<super::TelefoneTo>>,
            ::std::string::String,
        >,
        tipo: ::std::result::Result<super::types::TipoVendedor, ::std::string::String>,
    }

    impl ::std::default::Default for Vendedor {
        fn default() -> Self {
            Self {
                ativo: Ok(Default::default()),
                cod_loja: Ok(Default::default()),
                cod_vendedor: Ok(Default::default()),
                cpf_cnpj: Err("no value supplied for cpf_cnpj".to_string()),
                email: Ok(Default::default()),
                endereco: Ok(Default::default()),
                nome: Err("no value supplied for nome".to_string()),
                telefones: Ok(Default::default()),
                tipo: Err("no value supplied for tipo".to_string()),
            }
        }
    }

    impl Vendedor {
        /// Sets `ativo`.
        pub fn ativo<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<bool>>,
            T::Error: ::std::fmt::Display,
        {
            self.ativo = ::client_runtime::given("ativo", value);
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

        /// Sets `cod_vendedor`.
        pub fn cod_vendedor<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<i32>>,
            T::Error: ::std::fmt::Display,
        {
            self.cod_vendedor = ::client_runtime::given("cod_vendedor", value);
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
            T: ::std::convert::TryInto<super::types::Nome>,
            T::Error: ::std::fmt::Display,
        {
            self.nome = ::client_runtime::given("nome", value);
            self
        }

        /// Sets `telefones`.
        pub fn telefones<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::option::Option<::std::vec::Vec<super::TelefoneTo>>,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.telefones = ::client_runtime::given("telefones", value);
            self
        }

        /// Sets `tipo`.
        pub fn tipo<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<super::types::TipoVendedor>,
            T::Error: ::std::fmt::Display,
        {
            self.tipo = ::client_runtime::given("tipo", value);
            self
        }
    }

    impl ::std::convert::TryFrom<Vendedor> for super::Vendedor {
        type Error = super::error::ConversionError;
        fn try_from(
            value: Vendedor,
        ) -> ::std::result::Result<Self, super::error::ConversionError> {
            Ok(Self {
                ativo: value.ativo?,
                cod_loja: value.cod_loja?,
                cod_vendedor: value.cod_vendedor?,
                cpf_cnpj: value.cpf_cnpj?,
                email: value.email?,
                endereco: value.endereco?,
                nome: value.nome?,
                telefones: value.telefones?,
                tipo: value.tipo?,
            })
        }
    }

    impl ::std::convert::From<super::Vendedor> for Vendedor {
        fn from(value: super::Vendedor) -> Self {
            Self {
                ativo: Ok(value.ativo),
                cod_loja: Ok(value.cod_loja),
                cod_vendedor: Ok(value.cod_vendedor),
                cpf_cnpj: Ok(value.cpf_cnpj),
                email: Ok(value.email),
                endereco: Ok(value.endereco),
                nome: Ok(value.nome),
                telefones: Ok(value.telefones),
                tipo: Ok(value.tipo),
            }
        }
    }

    /// `Vistoria`
    #[derive(Clone, Debug)]
    pub struct Vistoria {
        cod_beneficio: ::std::result::Result<i32, ::std::string::String>,
        cod_pessoa: ::std::result::Result<
            ::std::option::Option<i32>,
            ::std::string::String,
        >,
        cod_situacao: ::std::result::Result<
            ::std::option::Option<i32>,
            ::std::string::String,
        >,
        cod_tipo_vistoria: ::std::result::Result<i32, ::std::string::String>,
        cod_vistoria: ::std::result::Result<
            ::std::option::Option<i32>,
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
        historico: ::std::result::Result<
            ::std::option::Option<::std::vec::Vec<super::Historico>>,
            ::std::string::String,
        >,
        nome_situacao: ::std::result::Result<
            ::std::option::Option<super::types::NomeSituacao>,
            ::std::string::String,
        >,
        nome_tipo_vistoria: ::std::result::Result<
            ::std::option::Option<super::types::NomeCurto>,
            ::std::string::String,
        >,
        vistoriador: ::std::result::Result<
            ::std::option::Option<super::types::Nome>,
            ::std::string::String,
        >,
    }

    impl ::std::default::Default for Vistoria {
        fn default() -> Self {
            Self {
                cod_beneficio: Err("no value supplied for cod_beneficio".to_string()),
                cod_pessoa: Ok(Default::default()),
                cod_situacao: Ok(Default::default()),
                cod_tipo_vistoria: Err(
                    "no value supplied for cod_tipo_vistoria".to_string(),
                ),
                cod_vistoria: Ok(Default::default()),
                data_conclusao: Ok(Default::default()),
                data_solicitacao: Ok(Default::default()),
                historico: Ok(Default::default()),
                nome_situacao: Ok(Default::default()),
                nome_tipo_vistoria: Ok(Default::default()),
                vistoriador: Ok(Default::default()),
            }
        }
    }

    impl Vistoria {
        /// Sets `cod_beneficio`.
        pub fn cod_beneficio<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<i32>,
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

        /// Sets `cod_situacao`.
        pub fn cod_situacao<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<i32>>,
            T::Error: ::std::fmt::Display,
        {
            self.cod_situacao = ::client_runtime::given("cod_situacao", value);
            self
        }

        /// Sets `cod_tipo_vistoria`.
        pub fn cod_tipo_vistoria<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<i32>,
            T::Error: ::std::fmt::Display,
        {
            self.cod_tipo_vistoria = ::client_runtime::given("cod_tipo_vistoria", value);
            self
        }

        /// Sets `cod_vistoria`.
        pub fn cod_vistoria<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<i32>>,
            T::Error: ::std::fmt::Display,
        {
            self.cod_vistoria = ::client_runtime::given("cod_vistoria", value);
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

        /// Sets `historico`.
        pub fn historico<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::option::Option<::std::vec::Vec<super::Historico>>,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.historico = ::client_runtime::given("historico", value);
            self
        }

        /// Sets `nome_situacao`.
        pub fn nome_situacao<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::option::Option<super::types::NomeSituacao>,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.nome_situacao = ::client_runtime::given("nome_situacao", value);
            self
        }

        /// Sets `nome_tipo_vistoria`.
        pub fn nome_tipo_vistoria<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::types::NomeCurto>>,
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

    impl ::std::convert::TryFrom<Vistoria> for super::Vistoria {
        type Error = super::error::ConversionError;
        fn try_from(
            value: Vistoria,
        ) -> ::std::result::Result<Self, super::error::ConversionError> {
            Ok(Self {
                cod_beneficio: value.cod_beneficio?,
                cod_pessoa: value.cod_pessoa?,
                cod_situacao: value.cod_situacao?,
                cod_tipo_vistoria: value.cod_tipo_vistoria?,
                cod_vistoria: value.cod_vistoria?,
                data_conclusao: value.data_conclusao?,
                data_solicitacao: value.data_solicitacao?,
                historico: value.historico?,
                nome_situacao: value.nome_situacao?,
                nome_tipo_vistoria: value.nome_tipo_vistoria?,
                vistoriador: value.vistoriador?,
            })
        }
    }

    impl ::std::convert::From<super::Vistoria> for Vistoria {
        fn from(value: super::Vistoria) -> Self {
            Self {
                cod_beneficio: Ok(value.cod_beneficio),
                cod_pessoa: Ok(value.cod_pessoa),
                cod_situacao: Ok(value.cod_situacao),
                cod_tipo_vistoria: Ok(value.cod_tipo_vistoria),
                cod_vistoria: Ok(value.cod_vistoria),
                data_conclusao: Ok(value.data_conclusao),
                data_solicitacao: Ok(value.data_solicitacao),
                historico: Ok(value.historico),
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

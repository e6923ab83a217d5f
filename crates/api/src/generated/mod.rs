//! Server stubs of `spec/service.yaml`.
//!
//! Made from `spec/service.yaml` by `cargo xtask generate`; do not edit.

mod administracao;
mod associado;
mod beneficio;
mod crm;
mod evento;
mod operations;
mod patterns;
mod rejections;
mod responses;
mod security;
mod seguranca;
mod shared;
pub mod links;

pub use administracao::{
    AdministracaoApi, ListarCamposAdicionaisError, ObterFornecedorError, ListarLojasError,
    PesquisarVendedoresParameters, PesquisarVendedoresError, CodigoTipoBeneficio, CampoAdicionalOutputTo, TipoCampo,
    FornecedorTo, CodigoNomeTo, PesquisaVendedorOutputTo, TipoVendedor,
};
pub use associado::{
    AssociadoApi, PesquisarAssociadosParameters, PesquisarAssociadosError, SalvarAssociadoError,
    ListarCartoesCreditoError, ListaPesquisaAssociadoOutputTo, PesquisaAssociadoOutputTo, DadoAdicionalTo,
    PessoaInputTo, TelefoneInputTo, CartaoCreditoTo,
};
pub use beneficio::{
    BeneficioApi, PesquisarBeneficiosParameters, PesquisarBeneficiosError, SalvarBeneficioError,
    SalvarBeneficioVeicularError, PesquisarDependentesParameters, PesquisarDependentesError, SalvarDependenteError,
    ListarBeneficiosError, ListarSituacoesBeneficioError, ListarTiposVeiculoError, ListarDiasVencimentoError,
    ValidarBeneficioError, CancelarBeneficioError, SalvarDadosAdicionaisError, ListarDependentesBeneficioError,
    ListarEquipamentosError, ListarItensBeneficioError, AdicionarItemBeneficioParameters, AdicionarItemBeneficioError,
    PesquisaBeneficioOutputTo, DiaVencimento, BeneficioInputTo, CampoAdicionalInputTo, BeneficioOutputTo,
    BeneficioVeiculoInputTo, AnoVeiculo, CategoriaVeiculo, Combustivel, PesquisaDependenteOutputTo, DependenteInputTo,
    DependenteBasicoOutputTo, ListaBeneficioOutputTo, SituacaoBeneficioTo, TipoVeiculoBean, CategoriaTipoVeiculo,
    ListaDiaVencimentoTo, ValidacaoBeneficioInputTo, ValidacaoBeneficioOutputTo, StatusValidacao,
    DependenteCompletoOutputTo, RastreadorInstalacaoTo, ItemBeneficioOutputTo, ItemBeneficioInputTo,
};
pub use crm::{
    CrmApi, ListarFunisError, PesquisarLeadsError, SalvarLeadError, PesquisarNegociosParameters,
    PesquisarNegociosError, CriarNegocioError, ObterNegocioError, AlterarNegocioError,
    CriarDependenteNegocioParameters, CriarDependenteNegocioError, AlterarDependenteNegocioParameters,
    AlterarDependenteNegocioError, LeadOutputTo, EtapaFunilTo, LeadInputTo, DataIso, PesquisaNegocioOutputTo,
    SituacaoNegocio, NegocioInputTo, NegocioOutputTo, NegocioTo, NegocioDependenteTo, NegocioDependenteToInput,
};
pub use evento::{
    EventoApi, PesquisarEventosParameters, PesquisarEventosError, ObterEventoError, Envolvido, EventoListaTo,
    Prioridade, EventoTo, PessoaTo,
};
pub use operations::{Operations, stub};
pub use responses::{
    CorpoInvalido, Unauthorized, TempoEsgotado, CorpoGrandeDemais, TipoNaoSuportado, TooManyRequests, ErroInterno,
    Indisponivel, BadRequest, NaoAutorizado, Invalido, NaoEncontrado, MuitasTentativas, AnyError,
};
pub use security::Authenticate;
pub use seguranca::{SegurancaApi, AutenticarUsuarioError, AcessoTo, PlanoAcessoTo, PermissaoLojaTo};
pub use shared::{
    Codigo, CodigoPlano, Mensagem, TipoBeneficio, Email, CpfCnpj, EnderecoTo, TelefoneTo, TipoTelefone, Telefone,
    Chassi, DataBr, Placa, Sexo, PlanoContratadoTo, Sequencial, TipoSituacao, NumeroCartaoDesconto, Valor, Natureza,
    DataEntrada, PessoaOutputTo, VeiculoTo, Cpf, Parentesco, CorHex,
};

const _: () = stub_runtime::assert_generated_for("0.1.0");

/// Values that a mock answers with, by JSON pointer into the document.
pub const MOCK_VALUES: &str = include_str!("mock.json");

//! Server stubs of `spec/service.yaml`.
//!
//! Made from `spec/service.yaml` by `cargo xtask generate`; do not edit.

mod administracao;
mod associado;
mod beneficio;
mod crm;
mod errors;
mod evento;
mod operations;
mod patterns;
mod security;
mod seguranca;
mod shared;

pub use administracao::{
    AdministracaoApi, ListarCamposAdicionaisResponse, ObterFornecedorResponse, ListarLojasResponse,
    PesquisarVendedoresResponse, CodigoTipoBeneficio, CampoAdicionalOutputTo, TipoCampo, FornecedorTo, CodigoNomeTo,
    PesquisaVendedorOutputTo, TipoVendedor,
};
pub use associado::{
    AssociadoApi, PesquisarAssociadosResponse, SalvarAssociadoResponse, ListarCartoesCreditoResponse,
    ListaPesquisaAssociadoOutputTo, PesquisaAssociadoOutputTo, DadoAdicionalTo, PessoaInputTo, TelefoneInputTo,
    CartaoCreditoTo,
};
pub use beneficio::{
    BeneficioApi, PesquisarBeneficiosResponse, SalvarBeneficioResponse, SalvarBeneficioVeicularResponse,
    PesquisarDependentesResponse, SalvarDependenteResponse, ListarBeneficiosResponse, ListarSituacoesBeneficioResponse,
    ListarTiposVeiculoResponse, ListarDiasVencimentoResponse, ValidarBeneficioResponse, CancelarBeneficioResponse,
    SalvarDadosAdicionaisResponse, ListarDependentesBeneficioResponse, ListarEquipamentosResponse,
    ListarItensBeneficioResponse, AdicionarItemBeneficioResponse, PesquisaBeneficioOutputTo, DiaVencimento,
    BeneficioInputTo, CampoAdicionalInputTo, BeneficioOutputTo, BeneficioVeiculoInputTo, CategoriaVeiculo, Combustivel,
    AnoVeiculo, PesquisaDependenteOutputTo, DependenteInputTo, DependenteBasicoOutputTo, ListaBeneficioOutputTo,
    SituacaoBeneficioTo, TipoVeiculoBean, CategoriaTipoVeiculo, ListaDiaVencimentoTo, ValidacaoBeneficioInputTo,
    ValidacaoBeneficioOutputTo, StatusValidacao, DependenteCompletoOutputTo, RastreadorInstalacaoTo,
    ItemBeneficioOutputTo, ItemBeneficioInputTo,
};
pub use crm::{
    CrmApi, ListarFunisResponse, PesquisarLeadsResponse, SalvarLeadResponse, PesquisarNegociosResponse,
    CriarNegocioResponse, ObterNegocioResponse, AlterarNegocioResponse, CriarDependenteNegocioResponse,
    AlterarDependenteNegocioResponse, LeadOutputTo, EtapaFunilTo, LeadInputTo, DataIso, PesquisaNegocioOutputTo,
    SituacaoNegocio, NegocioInputTo, NegocioOutputTo, NegocioTo, NegocioDependenteTo, NegocioDependenteToInput,
};
pub use errors::{
    Errors400_401_408_413_415_429_500_503, Errors400_401_500_503, Errors400_401_404_500_503,
    Errors400_401_408_413_415_500_503, Errors400_500_503, Errors400_408_413_415_429_500_503,
    Errors400_401_404_408_413_415_500_503,
};
pub use evento::{
    EventoApi, PesquisarEventosResponse, ObterEventoResponse, Envolvido, EventoListaTo, Prioridade, EventoTo, PessoaTo,
};
pub use operations::{Operations, stub};
pub use security::Authenticate;
pub use seguranca::{SegurancaApi, AutenticarUsuarioResponse, AcessoTo, PermissaoLojaTo, PlanoAcessoTo};
pub use shared::{
    Codigo, CodigoPlano, Mensagem, TipoBeneficio, CpfCnpj, Email, TelefoneTo, EnderecoTo, TipoTelefone, Telefone,
    DataBr, Placa, Chassi, Sequencial, Sexo, TipoSituacao, NumeroCartaoDesconto, PlanoContratadoTo, Valor, Natureza,
    DataEntrada, PessoaOutputTo, Cpf, Parentesco, CorHex, VeiculoTo,
};

/// Values that a mock answers with, by JSON pointer into the document.
pub const MOCK_VALUES: &str = include_str!("mock.json");

//! Server stubs of `spec/operator.yaml`.
//!
//! Made from `spec/operator.yaml` by `cargo xtask generate`; do not edit.

mod beneficios;
mod campos_adicionais;
mod cliente_sistema;
mod consultas;
mod dias_vencimento;
mod entregas;
mod eventos;
mod fornecedores;
mod funis;
mod help_desk;
mod leads;
mod lojas;
mod operations;
mod patterns;
mod pessoas;
mod planos;
mod receptores;
mod rejections;
mod responses;
mod saude;
mod security;
mod shared;
mod situacoes;
mod situacoes_beneficio;
mod tipos;
mod tipos_veiculo;
mod usuarios;
mod vendedores;
mod vistorias;
pub mod links;

pub use beneficios::{
    BeneficiosApi, MoverBeneficioError, ListarEquipamentosError, InstalarEquipamentoError,
    RemoverEquipamentoParameters, RemoverEquipamentoError, ListarItensBeneficioError, ExcluirItemBeneficioParameters,
    ExcluirItemBeneficioError, Equipamento, EquipamentoInput, ItemBeneficio,
};
pub use campos_adicionais::{
    CamposAdicionaisApi, ListarCamposAdicionaisParameters, ListarCamposAdicionaisError, CriarCampoAdicionalError,
    ConsultarCampoAdicionalError, SubstituirCampoAdicionalParameters, SubstituirCampoAdicionalError,
    RemoverCampoAdicionalError, CampoAdicional, FormatoCampo, FormatoTexto, FormatoNumero, FormatoData, FormatoLogico,
    FormatoLista, FormatoTextoTipo, FormatoNumeroTipo, FormatoDataTipo, FormatoLogicoTipo, FormatoListaTipo,
    CampoAdicionalInput,
};
pub use cliente_sistema::{ClienteSistemaApi, ConsultarClienteSistemaError, DefinirClienteSistemaError, ClienteSistema};
pub use consultas::{
    ConsultasApi, ListarConsultasParameters, ListarConsultasError, AbrirConsultaError, ConsultarConsultaError,
    MoverConsultaError, PaginaConsultas, Consulta, ConsultaInput,
};
pub use dias_vencimento::{
    DiasVencimentoApi, ListarDiasVencimentoError, IncluirDiaVencimentoError, RemoverDiaVencimentoError, DiaVencimento,
};
pub use entregas::{
    EntregasApi, ListarEntregasParameters, ListarEntregasError, ConsultarEntregaError, ReenviarEntregaError,
    ReenviarIntervaloError, SituacaoEntrega, PaginaEntregas, Entrega, EntregaDetalhe, Tentativa, Reenvio,
    ResultadoReenvio,
};
pub use eventos::{
    EventosApi, ListarEventosParameters, ListarEventosError, AbrirEventoError, ConsultarEventoError, MoverEventoError,
    PaginaEventos, Evento, VeiculoTerceiro, Envolvido, EventoInput,
};
pub use fornecedores::{
    FornecedoresApi, ListarFornecedoresParameters, ListarFornecedoresError, CriarFornecedorError,
    ConsultarFornecedorError, SubstituirFornecedorError, RemoverFornecedorError, PaginaFornecedores, Fornecedor,
    FornecedorInput,
};
pub use funis::{
    FunisApi, ListarFunisError, CriarFunilError, ConsultarFunilError, SubstituirFunilParameters, SubstituirFunilError,
    RemoverFunilError, Funil, EtapaFunil, FunilInput,
};
pub use help_desk::{
    HelpDeskApi, ListarHelpDesksParameters, ListarHelpDesksError, AbrirHelpDeskError, ConsultarHelpDeskError,
    MoverHelpDeskError, PaginaHelpDesk, HelpDesk, HelpDeskInput,
};
pub use leads::{LeadsApi, EncerrarLeadError};
pub use lojas::{
    LojasApi, ListarLojasError, CriarLojaError, ConsultarLojaError, SubstituirLojaError, RemoverLojaError, Loja, Cnpj,
    LojaInput,
};
pub use operations::{Operations, stub};
pub use pessoas::{
    PessoasApi, ListarCartoesCreditoError, CadastrarCartaoCreditoError, RemoverCartaoCreditoParameters,
    RemoverCartaoCreditoError, CartaoCredito, CartaoCreditoInput,
};
pub use planos::{
    PlanosApi, ListarPlanosParameters, ListarPlanosError, CriarPlanoError, ConsultarPlanoError, SubstituirPlanoError,
    RemoverPlanoError, Plano, PlanoInput,
};
pub use receptores::{
    ReceptoresApi, ListarReceptoresParameters, ListarReceptoresError, CadastrarReceptorError, ConsultarReceptorError,
    AlterarReceptorError, RemoverReceptorError, TrocarSegredoError, TestarReceptorError, Receptor, UrlReceptor,
    ConsultaReceptor, MotivoDesativacao, ReceptorInput, ReceptorCriado, Segredo, AlteracaoReceptor, TrocaSegredo,
    SegredoTrocado, Ping, ResultadoPing,
};
pub use rejections::Reject;
pub use responses::{
    RequisicaoInvalida, ErroInterno, Indisponivel, NaoAutenticado, TempoEsgotado, Conflito, CorpoGrandeDemais,
    TipoNaoAceito, NaoEncontrado, VersaoDivergente, Created, CreatedWithLocationAndETag, Success, AnyError,
};
pub use saude::{SaudeApi, ConsultarVidaError, ConsultarProntidaoError, Vida, Prontidao, Verificacao};
pub use security::Authenticate;
pub use shared::{
    DataHora, Erro, CodigoErro, Codigo, Cursor, Email, Nome, Entidade, FalhaEntrega, TrechoResposta, TipoBeneficio,
    NomeSituacao, CorHex, NomeCurto, VersaoRegistro, CpfCnpj, EnderecoTo, TelefoneTo, Uf, Cep, TipoTelefone,
    EnderecoToInput, EntidadeAtendimento, Historico, Protocolo, MovimentoInput, Movimento, Texto, Prioridade,
};
pub use situacoes::{
    SituacoesApi, ListarSituacoesError, CriarSituacaoError, ConsultarSituacaoError, SubstituirSituacaoError,
    RemoverSituacaoError, Situacao, SituacaoInput,
};
pub use situacoes_beneficio::{
    SituacoesBeneficioApi, ListarSituacoesBeneficioError, CriarSituacaoBeneficioError, ConsultarSituacaoBeneficioError,
    SubstituirSituacaoBeneficioError, RemoverSituacaoBeneficioError, TipoSituacao, SituacaoBeneficio,
    SituacaoBeneficioInput,
};
pub use tipos::{
    TiposApi, ListarTiposParameters, ListarTiposError, CriarTipoError, ConsultarTipoError, SubstituirTipoError,
    RemoverTipoError, Tipo, TipoInput,
};
pub use tipos_veiculo::{
    TiposVeiculoApi, ListarTiposVeiculoError, CriarTipoVeiculoError, ConsultarTipoVeiculoError,
    SubstituirTipoVeiculoError, RemoverTipoVeiculoError, TipoVeiculo, CategoriaTipoVeiculo, TipoVeiculoInput,
};
pub use usuarios::{
    UsuariosApi, ListarUsuariosParameters, ListarUsuariosError, CriarUsuarioError, ConsultarUsuarioError,
    AlterarUsuarioError, RedefinirSenhaError, RevogarTokensError, ConcederLojaParameters, ConcederLojaError,
    RetirarLojaParameters, RetirarLojaError, PaginaUsuarios, Usuario, UsuarioInput, Senha, UsuarioCriado,
    AlteracaoUsuario, NovaSenha, SenhaRedefinida,
};
pub use vendedores::{
    VendedoresApi, ListarVendedoresParameters, ListarVendedoresError, CriarVendedorError, ConsultarVendedorError,
    SubstituirVendedorError, RemoverVendedorError, TipoVendedor, PaginaVendedores, Vendedor, VendedorInput,
};
pub use vistorias::{
    VistoriasApi, ListarVistoriasParameters, ListarVistoriasError, AbrirVistoriaError, ConsultarVistoriaError,
    MoverVistoriaError, PaginaVistorias, Vistoria, VistoriaInput, MovimentoVistoriaInput,
};

const _: () = stub_runtime::assert_generated_for("0.1.0");

/// Values that a mock answers with, by JSON pointer into the document.
pub const MOCK_VALUES: &str = include_str!("mock.json");

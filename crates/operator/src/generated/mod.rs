//! Server stubs of `spec/operator.yaml`.
//!
//! Made from `spec/operator.yaml` by `cargo xtask generate`; do not edit.

mod beneficios;
mod campos_adicionais;
mod consultas;
mod dias_vencimento;
mod entregas;
mod errors;
mod eventos;
mod fornecedores;
mod funis;
mod help_desk;
mod lojas;
mod operations;
mod patterns;
mod planos;
mod receptores;
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

pub use beneficios::{BeneficiosApi, MoverBeneficioResponse};
pub use campos_adicionais::{
    CamposAdicionaisApi, ListarCamposAdicionaisResponse, CriarCampoAdicionalResponse, ConsultarCampoAdicionalResponse,
    SubstituirCampoAdicionalResponse, RemoverCampoAdicionalResponse, CampoAdicional, FormatoCampo, FormatoTexto,
    FormatoNumero, FormatoData, FormatoLogico, FormatoLista, FormatoTextoTipo, FormatoNumeroTipo, FormatoDataTipo,
    FormatoLogicoTipo, FormatoListaTipo, CampoAdicionalInput,
};
pub use consultas::{
    ConsultasApi, ListarConsultasResponse, AbrirConsultaResponse, ConsultarConsultaResponse, MoverConsultaResponse,
    PaginaConsultas, Consulta, ConsultaInput,
};
pub use dias_vencimento::{
    DiasVencimentoApi, ListarDiasVencimentoResponse, IncluirDiaVencimentoResponse, RemoverDiaVencimentoResponse,
    DiaVencimento,
};
pub use entregas::{
    EntregasApi, ListarEntregasResponse, ConsultarEntregaResponse, ReenviarEntregaResponse, ReenviarIntervaloResponse,
    SituacaoEntrega, PaginaEntregas, Entrega, EntregaDetalhe, Tentativa, Reenvio, ResultadoReenvio,
};
pub use errors::{
    Errors400_500_503, Errors400_401_500_503, Errors400_401_408_409_413_415_500_503, Errors400_401_404_500_503,
    Errors400_401_404_408_413_415_500_503, Errors400_401_404_408_409_413_415_500_503, Errors400_401_404_409_500_503,
    Errors400_401_404_408_409_412_413_415_500_503,
};
pub use eventos::{
    EventosApi, ListarEventosResponse, AbrirEventoResponse, ConsultarEventoResponse, MoverEventoResponse,
    PaginaEventos, Evento, Envolvido, EventoInput,
};
pub use fornecedores::{
    FornecedoresApi, ListarFornecedoresResponse, CriarFornecedorResponse, ConsultarFornecedorResponse,
    SubstituirFornecedorResponse, RemoverFornecedorResponse, PaginaFornecedores, Fornecedor, FornecedorInput,
};
pub use funis::{
    FunisApi, ListarFunisResponse, CriarFunilResponse, ConsultarFunilResponse, SubstituirFunilResponse,
    RemoverFunilResponse, Funil, EtapaFunil, FunilInput,
};
pub use help_desk::{
    HelpDeskApi, ListarHelpDesksResponse, AbrirHelpDeskResponse, ConsultarHelpDeskResponse, MoverHelpDeskResponse,
    PaginaHelpDesk, HelpDesk, HelpDeskInput,
};
pub use lojas::{
    LojasApi, ListarLojasResponse, CriarLojaResponse, ConsultarLojaResponse, SubstituirLojaResponse,
    RemoverLojaResponse, Loja, Cnpj, LojaInput,
};
pub use operations::{Operations, stub};
pub use planos::{
    PlanosApi, ListarPlanosResponse, CriarPlanoResponse, ConsultarPlanoResponse, SubstituirPlanoResponse,
    RemoverPlanoResponse, Plano, PlanoInput,
};
pub use receptores::{
    ReceptoresApi, ListarReceptoresResponse, CadastrarReceptorResponse, ConsultarReceptorResponse,
    AlterarReceptorResponse, RemoverReceptorResponse, TrocarSegredoResponse, TestarReceptorResponse, Receptor,
    UrlReceptor, MotivoDesativacao, ReceptorInput, ReceptorCriado, Segredo, AlteracaoReceptor, TrocaSegredo,
    SegredoTrocado, Ping, ResultadoPing,
};
pub use saude::{SaudeApi, ConsultarVidaResponse, ConsultarProntidaoResponse, Vida, Prontidao, Verificacao};
pub use security::Authenticate;
pub use shared::{
    DataHora, Erro, CodigoErro, Codigo, Cursor, Nome, Email, Entidade, FalhaEntrega, TrechoResposta, TipoBeneficio,
    NomeSituacao, CorHex, NomeCurto, VersaoRegistro, CpfCnpj, TelefoneTo, EnderecoTo, TipoTelefone, Uf, Cep,
    EnderecoToInput, EntidadeAtendimento, Protocolo, Historico, MovimentoInput, Movimento, Prioridade, Texto,
};
pub use situacoes::{
    SituacoesApi, ListarSituacoesResponse, CriarSituacaoResponse, ConsultarSituacaoResponse,
    SubstituirSituacaoResponse, RemoverSituacaoResponse, Situacao, SituacaoInput,
};
pub use situacoes_beneficio::{
    SituacoesBeneficioApi, ListarSituacoesBeneficioResponse, CriarSituacaoBeneficioResponse,
    ConsultarSituacaoBeneficioResponse, SubstituirSituacaoBeneficioResponse, RemoverSituacaoBeneficioResponse,
    TipoSituacao, SituacaoBeneficio, SituacaoBeneficioInput,
};
pub use tipos::{
    TiposApi, ListarTiposResponse, CriarTipoResponse, ConsultarTipoResponse, SubstituirTipoResponse,
    RemoverTipoResponse, Tipo, TipoInput,
};
pub use tipos_veiculo::{
    TiposVeiculoApi, ListarTiposVeiculoResponse, CriarTipoVeiculoResponse, ConsultarTipoVeiculoResponse,
    SubstituirTipoVeiculoResponse, RemoverTipoVeiculoResponse, TipoVeiculo, CategoriaTipoVeiculo, TipoVeiculoInput,
};
pub use usuarios::{
    UsuariosApi, ListarUsuariosResponse, CriarUsuarioResponse, ConsultarUsuarioResponse, AlterarUsuarioResponse,
    RedefinirSenhaResponse, RevogarTokensResponse, ConcederLojaResponse, RetirarLojaResponse, PaginaUsuarios, Usuario,
    UsuarioInput, Senha, UsuarioCriado, AlteracaoUsuario, NovaSenha, SenhaRedefinida,
};
pub use vendedores::{
    VendedoresApi, ListarVendedoresResponse, CriarVendedorResponse, ConsultarVendedorResponse,
    SubstituirVendedorResponse, RemoverVendedorResponse, TipoVendedor, PaginaVendedores, Vendedor, VendedorInput,
};
pub use vistorias::{
    VistoriasApi, ListarVistoriasResponse, AbrirVistoriaResponse, ConsultarVistoriaResponse, MoverVistoriaResponse,
    PaginaVistorias, Vistoria, VistoriaInput, MovimentoVistoriaInput,
};

/// Values that a mock answers with, by JSON pointer into the document.
pub const MOCK_VALUES: &str = include_str!("mock.json");

//! Every operation, its path, and the server.
//!
//! Made from `spec/operator.yaml` by `cargo xtask generate`; do not edit.

use crate::runtime::{Method, Route};

crate::runtime::services! { Operations {
    /// Answers operations tagged `Beneficios`.
    beneficios: Beneficios,
    /// Answers operations tagged `CamposAdicionais`.
    campos_adicionais: CamposAdicionais,
    /// Answers operations tagged `ClienteSistema`.
    cliente_sistema: ClienteSistema,
    /// Answers operations tagged `Consultas`.
    consultas: Consultas,
    /// Answers operations tagged `DiasVencimento`.
    dias_vencimento: DiasVencimento,
    /// Answers operations tagged `Entregas`.
    entregas: Entregas,
    /// Answers operations tagged `Eventos`.
    eventos: Eventos,
    /// Answers operations tagged `Fornecedores`.
    fornecedores: Fornecedores,
    /// Answers operations tagged `Funis`.
    funis: Funis,
    /// Answers operations tagged `HelpDesk`.
    help_desk: HelpDesk,
    /// Answers operations tagged `Leads`.
    leads: Leads,
    /// Answers operations tagged `Lojas`.
    lojas: Lojas,
    /// Answers operations tagged `Pessoas`.
    pessoas: Pessoas,
    /// Answers operations tagged `Planos`.
    planos: Planos,
    /// Answers operations tagged `Receptores`.
    receptores: Receptores,
    /// Answers operations tagged `Saude`.
    saude: Saude,
    /// Answers operations tagged `Situacoes`.
    situacoes: Situacoes,
    /// Answers operations tagged `SituacoesBeneficio`.
    situacoes_beneficio: SituacoesBeneficio,
    /// Answers operations tagged `Tipos`.
    tipos: Tipos,
    /// Answers operations tagged `TiposVeiculo`.
    tipos_veiculo: TiposVeiculo,
    /// Answers operations tagged `Usuarios`.
    usuarios: Usuarios,
    /// Answers operations tagged `Vendedores`.
    vendedores: Vendedores,
    /// Answers operations tagged `Vistorias`.
    vistorias: Vistorias,
} }

impl<
    Beneficios,
    CamposAdicionais,
    ClienteSistema,
    Consultas,
    DiasVencimento,
    Entregas,
    Eventos,
    Fornecedores,
    Funis,
    HelpDesk,
    Leads,
    Lojas,
    Pessoas,
    Planos,
    Receptores,
    Saude,
    Situacoes,
    SituacoesBeneficio,
    Tipos,
    TiposVeiculo,
    Usuarios,
    Vendedores,
    Vistorias,
> crate::runtime::Operations
for Operations<
    Beneficios,
    CamposAdicionais,
    ClienteSistema,
    Consultas,
    DiasVencimento,
    Entregas,
    Eventos,
    Fornecedores,
    Funis,
    HelpDesk,
    Leads,
    Lojas,
    Pessoas,
    Planos,
    Receptores,
    Saude,
    Situacoes,
    SituacoesBeneficio,
    Tipos,
    TiposVeiculo,
    Usuarios,
    Vendedores,
    Vistorias,
>
where
    Beneficios: super::BeneficiosApi,
    CamposAdicionais: super::CamposAdicionaisApi,
    ClienteSistema: super::ClienteSistemaApi,
    Consultas: super::ConsultasApi,
    DiasVencimento: super::DiasVencimentoApi,
    Entregas: super::EntregasApi,
    Eventos: super::EventosApi,
    Fornecedores: super::FornecedoresApi,
    Funis: super::FunisApi,
    HelpDesk: super::HelpDeskApi,
    Leads: super::LeadsApi,
    Lojas: super::LojasApi,
    Pessoas: super::PessoasApi,
    Planos: super::PlanosApi,
    Receptores: super::ReceptoresApi,
    Saude: super::SaudeApi,
    Situacoes: super::SituacoesApi,
    SituacoesBeneficio: super::SituacoesBeneficioApi,
    Tipos: super::TiposApi,
    TiposVeiculo: super::TiposVeiculoApi,
    Usuarios: super::UsuariosApi,
    Vendedores: super::VendedoresApi,
    Vistorias: super::VistoriasApi,
{
    const DOCUMENT: &'static str = include_str!("document.json");
    const SHAPES: crate::runtime::rejection::Shapes = super::rejections::SHAPES;

    const ROUTES: &'static [Route] = &[
        Route { path: "/operador/saude/vida", operations: &[(Method::GET, 0)] },
        Route { path: "/operador/saude/prontidao", operations: &[(Method::GET, 1)] },
        Route { path: "/operador/usuarios", operations: &[(Method::GET, 2), (Method::POST, 3)] },
        Route { path: "/operador/usuarios/{codUsuario}", operations: &[(Method::GET, 4), (Method::PATCH, 5)] },
        Route { path: "/operador/usuarios/{codUsuario}/senha", operations: &[(Method::POST, 6)] },
        Route { path: "/operador/usuarios/{codUsuario}/tokens", operations: &[(Method::DELETE, 7)] },
        Route {
            path: "/operador/usuarios/{codUsuario}/lojas/{codLoja}",
            operations: &[(Method::PUT, 8), (Method::DELETE, 9)],
        },
        Route { path: "/operador/receptores", operations: &[(Method::GET, 10), (Method::POST, 11)] },
        Route {
            path: "/operador/receptores/{codReceptor}",
            operations: &[(Method::GET, 12), (Method::PATCH, 13), (Method::DELETE, 14)],
        },
        Route { path: "/operador/receptores/{codReceptor}/segredo", operations: &[(Method::POST, 15)] },
        Route { path: "/operador/receptores/{codReceptor}/ping", operations: &[(Method::POST, 16)] },
        Route { path: "/operador/entregas", operations: &[(Method::GET, 17)] },
        Route { path: "/operador/entregas/{idEntrega}", operations: &[(Method::GET, 18)] },
        Route { path: "/operador/entregas/{idEntrega}/reenvio", operations: &[(Method::POST, 19)] },
        Route { path: "/operador/reenvios", operations: &[(Method::POST, 20)] },
        Route { path: "/operador/lojas", operations: &[(Method::GET, 21), (Method::POST, 22)] },
        Route {
            path: "/operador/lojas/{codLoja}",
            operations: &[(Method::GET, 23), (Method::PUT, 24), (Method::DELETE, 25)],
        },
        Route { path: "/operador/planos", operations: &[(Method::GET, 26), (Method::POST, 27)] },
        Route {
            path: "/operador/planos/{codPlano}",
            operations: &[(Method::GET, 28), (Method::PUT, 29), (Method::DELETE, 30)],
        },
        Route { path: "/operador/situacoesBeneficio", operations: &[(Method::GET, 31), (Method::POST, 32)] },
        Route {
            path: "/operador/situacoesBeneficio/{codSituacao}",
            operations: &[(Method::GET, 33), (Method::PUT, 34), (Method::DELETE, 35)],
        },
        Route { path: "/operador/tiposVeiculo", operations: &[(Method::GET, 36), (Method::POST, 37)] },
        Route {
            path: "/operador/tiposVeiculo/{codTipoVeiculo}",
            operations: &[(Method::GET, 38), (Method::PUT, 39), (Method::DELETE, 40)],
        },
        Route { path: "/operador/clienteSistema", operations: &[(Method::GET, 41), (Method::PUT, 42)] },
        Route { path: "/operador/diasVencimento", operations: &[(Method::GET, 43)] },
        Route { path: "/operador/diasVencimento/{dia}", operations: &[(Method::PUT, 44), (Method::DELETE, 45)] },
        Route { path: "/operador/camposAdicionais", operations: &[(Method::GET, 46), (Method::POST, 47)] },
        Route {
            path: "/operador/camposAdicionais/{codCampo}",
            operations: &[(Method::GET, 48), (Method::PUT, 49), (Method::DELETE, 50)],
        },
        Route { path: "/operador/fornecedores", operations: &[(Method::GET, 51), (Method::POST, 52)] },
        Route {
            path: "/operador/fornecedores/{codFornecedor}",
            operations: &[(Method::GET, 53), (Method::PUT, 54), (Method::DELETE, 55)],
        },
        Route { path: "/operador/vendedores", operations: &[(Method::GET, 56), (Method::POST, 57)] },
        Route {
            path: "/operador/vendedores/{codVendedor}",
            operations: &[(Method::GET, 58), (Method::PUT, 59), (Method::DELETE, 60)],
        },
        Route { path: "/operador/funis", operations: &[(Method::GET, 61), (Method::POST, 62)] },
        Route {
            path: "/operador/funis/{codFunil}",
            operations: &[(Method::GET, 63), (Method::PUT, 64), (Method::DELETE, 65)],
        },
        Route { path: "/operador/situacoes", operations: &[(Method::GET, 66), (Method::POST, 67)] },
        Route {
            path: "/operador/situacoes/{codSituacao}",
            operations: &[(Method::GET, 68), (Method::PUT, 69), (Method::DELETE, 70)],
        },
        Route { path: "/operador/tipos", operations: &[(Method::GET, 71), (Method::POST, 72)] },
        Route {
            path: "/operador/tipos/{codTipo}",
            operations: &[(Method::GET, 73), (Method::PUT, 74), (Method::DELETE, 75)],
        },
        Route { path: "/operador/consultas", operations: &[(Method::GET, 76), (Method::POST, 77)] },
        Route { path: "/operador/consultas/{codConsulta}", operations: &[(Method::GET, 78)] },
        Route { path: "/operador/consultas/{codConsulta}/situacao", operations: &[(Method::POST, 79)] },
        Route { path: "/operador/helpDesk", operations: &[(Method::GET, 80), (Method::POST, 81)] },
        Route { path: "/operador/helpDesk/{codHelpDesk}", operations: &[(Method::GET, 82)] },
        Route { path: "/operador/helpDesk/{codHelpDesk}/situacao", operations: &[(Method::POST, 83)] },
        Route { path: "/operador/vistorias", operations: &[(Method::GET, 84), (Method::POST, 85)] },
        Route { path: "/operador/vistorias/{codVistoria}", operations: &[(Method::GET, 86)] },
        Route { path: "/operador/vistorias/{codVistoria}/situacao", operations: &[(Method::POST, 87)] },
        Route { path: "/operador/beneficios/{codBeneficio}/situacao", operations: &[(Method::POST, 88)] },
        Route {
            path: "/operador/beneficios/{codBeneficio}/equipamentos",
            operations: &[(Method::GET, 89), (Method::POST, 90)],
        },
        Route {
            path: "/operador/beneficios/{codBeneficio}/equipamentos/{codInstalacao}",
            operations: &[(Method::DELETE, 91)],
        },
        Route { path: "/operador/beneficios/{codBeneficio}/itens", operations: &[(Method::GET, 92)] },
        Route { path: "/operador/beneficios/{codBeneficio}/itens/{codItem}", operations: &[(Method::DELETE, 93)] },
        Route {
            path: "/operador/pessoas/{codPessoa}/cartoesCredito",
            operations: &[(Method::GET, 94), (Method::POST, 95)],
        },
        Route {
            path: "/operador/pessoas/{codPessoa}/cartoesCredito/{codCartaoCredito}",
            operations: &[(Method::DELETE, 96)],
        },
        Route { path: "/operador/leads/{codLead}/encerramento", operations: &[(Method::PUT, 97)] },
        Route { path: "/operador/eventos", operations: &[(Method::GET, 98), (Method::POST, 99)] },
        Route { path: "/operador/eventos/{codEvento}", operations: &[(Method::GET, 100)] },
        Route { path: "/operador/eventos/{codEvento}/situacao", operations: &[(Method::POST, 101)] },
    ];

    async fn call(&self, operation: usize, call: &mut crate::runtime::Call) -> crate::runtime::Answer {
        match operation {
            0 => super::saude::consultar_vida(&*self.saude, call).await,
            1 => super::saude::consultar_prontidao(&*self.saude, call).await,
            2 => super::usuarios::listar_usuarios(&*self.usuarios, call).await,
            3 => super::usuarios::criar_usuario(&*self.usuarios, call).await,
            4 => super::usuarios::consultar_usuario(&*self.usuarios, call).await,
            5 => super::usuarios::alterar_usuario(&*self.usuarios, call).await,
            6 => super::usuarios::redefinir_senha(&*self.usuarios, call).await,
            7 => super::usuarios::revogar_tokens(&*self.usuarios, call).await,
            8 => super::usuarios::conceder_loja(&*self.usuarios, call).await,
            9 => super::usuarios::retirar_loja(&*self.usuarios, call).await,
            10 => super::receptores::listar_receptores(&*self.receptores, call).await,
            11 => super::receptores::cadastrar_receptor(&*self.receptores, call).await,
            12 => super::receptores::consultar_receptor(&*self.receptores, call).await,
            13 => super::receptores::alterar_receptor(&*self.receptores, call).await,
            14 => super::receptores::remover_receptor(&*self.receptores, call).await,
            15 => super::receptores::trocar_segredo(&*self.receptores, call).await,
            16 => super::receptores::testar_receptor(&*self.receptores, call).await,
            17 => super::entregas::listar_entregas(&*self.entregas, call).await,
            18 => super::entregas::consultar_entrega(&*self.entregas, call).await,
            19 => super::entregas::reenviar_entrega(&*self.entregas, call).await,
            20 => super::entregas::reenviar_intervalo(&*self.entregas, call).await,
            21 => super::lojas::listar_lojas(&*self.lojas, call).await,
            22 => super::lojas::criar_loja(&*self.lojas, call).await,
            23 => super::lojas::consultar_loja(&*self.lojas, call).await,
            24 => super::lojas::substituir_loja(&*self.lojas, call).await,
            25 => super::lojas::remover_loja(&*self.lojas, call).await,
            26 => super::planos::listar_planos(&*self.planos, call).await,
            27 => super::planos::criar_plano(&*self.planos, call).await,
            28 => super::planos::consultar_plano(&*self.planos, call).await,
            29 => super::planos::substituir_plano(&*self.planos, call).await,
            30 => super::planos::remover_plano(&*self.planos, call).await,
            31 => super::situacoes_beneficio::listar_situacoes_beneficio(&*self.situacoes_beneficio, call).await,
            32 => super::situacoes_beneficio::criar_situacao_beneficio(&*self.situacoes_beneficio, call).await,
            33 => super::situacoes_beneficio::consultar_situacao_beneficio(&*self.situacoes_beneficio, call).await,
            34 => super::situacoes_beneficio::substituir_situacao_beneficio(&*self.situacoes_beneficio, call).await,
            35 => super::situacoes_beneficio::remover_situacao_beneficio(&*self.situacoes_beneficio, call).await,
            36 => super::tipos_veiculo::listar_tipos_veiculo(&*self.tipos_veiculo, call).await,
            37 => super::tipos_veiculo::criar_tipo_veiculo(&*self.tipos_veiculo, call).await,
            38 => super::tipos_veiculo::consultar_tipo_veiculo(&*self.tipos_veiculo, call).await,
            39 => super::tipos_veiculo::substituir_tipo_veiculo(&*self.tipos_veiculo, call).await,
            40 => super::tipos_veiculo::remover_tipo_veiculo(&*self.tipos_veiculo, call).await,
            41 => super::cliente_sistema::consultar_cliente_sistema(&*self.cliente_sistema, call).await,
            42 => super::cliente_sistema::definir_cliente_sistema(&*self.cliente_sistema, call).await,
            43 => super::dias_vencimento::listar_dias_vencimento(&*self.dias_vencimento, call).await,
            44 => super::dias_vencimento::incluir_dia_vencimento(&*self.dias_vencimento, call).await,
            45 => super::dias_vencimento::remover_dia_vencimento(&*self.dias_vencimento, call).await,
            46 => super::campos_adicionais::listar_campos_adicionais(&*self.campos_adicionais, call).await,
            47 => super::campos_adicionais::criar_campo_adicional(&*self.campos_adicionais, call).await,
            48 => super::campos_adicionais::consultar_campo_adicional(&*self.campos_adicionais, call).await,
            49 => super::campos_adicionais::substituir_campo_adicional(&*self.campos_adicionais, call).await,
            50 => super::campos_adicionais::remover_campo_adicional(&*self.campos_adicionais, call).await,
            51 => super::fornecedores::listar_fornecedores(&*self.fornecedores, call).await,
            52 => super::fornecedores::criar_fornecedor(&*self.fornecedores, call).await,
            53 => super::fornecedores::consultar_fornecedor(&*self.fornecedores, call).await,
            54 => super::fornecedores::substituir_fornecedor(&*self.fornecedores, call).await,
            55 => super::fornecedores::remover_fornecedor(&*self.fornecedores, call).await,
            56 => super::vendedores::listar_vendedores(&*self.vendedores, call).await,
            57 => super::vendedores::criar_vendedor(&*self.vendedores, call).await,
            58 => super::vendedores::consultar_vendedor(&*self.vendedores, call).await,
            59 => super::vendedores::substituir_vendedor(&*self.vendedores, call).await,
            60 => super::vendedores::remover_vendedor(&*self.vendedores, call).await,
            61 => super::funis::listar_funis(&*self.funis, call).await,
            62 => super::funis::criar_funil(&*self.funis, call).await,
            63 => super::funis::consultar_funil(&*self.funis, call).await,
            64 => super::funis::substituir_funil(&*self.funis, call).await,
            65 => super::funis::remover_funil(&*self.funis, call).await,
            66 => super::situacoes::listar_situacoes(&*self.situacoes, call).await,
            67 => super::situacoes::criar_situacao(&*self.situacoes, call).await,
            68 => super::situacoes::consultar_situacao(&*self.situacoes, call).await,
            69 => super::situacoes::substituir_situacao(&*self.situacoes, call).await,
            70 => super::situacoes::remover_situacao(&*self.situacoes, call).await,
            71 => super::tipos::listar_tipos(&*self.tipos, call).await,
            72 => super::tipos::criar_tipo(&*self.tipos, call).await,
            73 => super::tipos::consultar_tipo(&*self.tipos, call).await,
            74 => super::tipos::substituir_tipo(&*self.tipos, call).await,
            75 => super::tipos::remover_tipo(&*self.tipos, call).await,
            76 => super::consultas::listar_consultas(&*self.consultas, call).await,
            77 => super::consultas::abrir_consulta(&*self.consultas, call).await,
            78 => super::consultas::consultar_consulta(&*self.consultas, call).await,
            79 => super::consultas::mover_consulta(&*self.consultas, call).await,
            80 => super::help_desk::listar_help_desks(&*self.help_desk, call).await,
            81 => super::help_desk::abrir_help_desk(&*self.help_desk, call).await,
            82 => super::help_desk::consultar_help_desk(&*self.help_desk, call).await,
            83 => super::help_desk::mover_help_desk(&*self.help_desk, call).await,
            84 => super::vistorias::listar_vistorias(&*self.vistorias, call).await,
            85 => super::vistorias::abrir_vistoria(&*self.vistorias, call).await,
            86 => super::vistorias::consultar_vistoria(&*self.vistorias, call).await,
            87 => super::vistorias::mover_vistoria(&*self.vistorias, call).await,
            88 => super::beneficios::mover_beneficio(&*self.beneficios, call).await,
            89 => super::beneficios::listar_equipamentos(&*self.beneficios, call).await,
            90 => super::beneficios::instalar_equipamento(&*self.beneficios, call).await,
            91 => super::beneficios::remover_equipamento(&*self.beneficios, call).await,
            92 => super::beneficios::listar_itens_beneficio(&*self.beneficios, call).await,
            93 => super::beneficios::excluir_item_beneficio(&*self.beneficios, call).await,
            94 => super::pessoas::listar_cartoes_credito(&*self.pessoas, call).await,
            95 => super::pessoas::cadastrar_cartao_credito(&*self.pessoas, call).await,
            96 => super::pessoas::remover_cartao_credito(&*self.pessoas, call).await,
            97 => super::leads::encerrar_lead(&*self.leads, call).await,
            98 => super::eventos::listar_eventos(&*self.eventos, call).await,
            99 => super::eventos::abrir_evento(&*self.eventos, call).await,
            100 => super::eventos::consultar_evento(&*self.eventos, call).await,
            101 => super::eventos::mover_evento(&*self.eventos, call).await,
            _ => unreachable!("the routes lead to 102 operations"),
        }
    }

    fn reject(
        &self,
        operation: Option<usize>,
        body: usize,
        rejected: crate::runtime::rejection::Rejected<'_>,
    ) -> crate::runtime::Answer {
        match operation {
            Some(2..=9) => super::rejections::written(&*self.usuarios, body, rejected),
            Some(10..=16) => super::rejections::written(&*self.receptores, body, rejected),
            Some(17..=20) => super::rejections::written(&*self.entregas, body, rejected),
            Some(21..=25) => super::rejections::written(&*self.lojas, body, rejected),
            Some(26..=30) => super::rejections::written(&*self.planos, body, rejected),
            Some(31..=35) => super::rejections::written(&*self.situacoes_beneficio, body, rejected),
            Some(36..=40) => super::rejections::written(&*self.tipos_veiculo, body, rejected),
            Some(41 | 42) => super::rejections::written(&*self.cliente_sistema, body, rejected),
            Some(43..=45) => super::rejections::written(&*self.dias_vencimento, body, rejected),
            Some(46..=50) => super::rejections::written(&*self.campos_adicionais, body, rejected),
            Some(51..=55) => super::rejections::written(&*self.fornecedores, body, rejected),
            Some(56..=60) => super::rejections::written(&*self.vendedores, body, rejected),
            Some(61..=65) => super::rejections::written(&*self.funis, body, rejected),
            Some(66..=70) => super::rejections::written(&*self.situacoes, body, rejected),
            Some(71..=75) => super::rejections::written(&*self.tipos, body, rejected),
            Some(76..=79) => super::rejections::written(&*self.consultas, body, rejected),
            Some(80..=83) => super::rejections::written(&*self.help_desk, body, rejected),
            Some(84..=87) => super::rejections::written(&*self.vistorias, body, rejected),
            Some(88..=93) => super::rejections::written(&*self.beneficios, body, rejected),
            Some(94..=96) => super::rejections::written(&*self.pessoas, body, rejected),
            Some(97) => super::rejections::written(&*self.leads, body, rejected),
            Some(98..=101) => super::rejections::written(&*self.eventos, body, rejected),
            _ => super::rejections::written(&*self.saude, body, rejected),
        }
    }
}

/// A server that hands each call to the service. `Operations::new()` takes one for each tag.
pub fn stub<S>(service: S) -> crate::runtime::Stub<Operations<S>>
where
    S: super::BeneficiosApi
        + super::CamposAdicionaisApi
        + super::ClienteSistemaApi
        + super::ConsultasApi
        + super::DiasVencimentoApi
        + super::EntregasApi
        + super::EventosApi
        + super::FornecedoresApi
        + super::FunisApi
        + super::HelpDeskApi
        + super::LeadsApi
        + super::LojasApi
        + super::PessoasApi
        + super::PlanosApi
        + super::ReceptoresApi
        + super::SaudeApi
        + super::SituacoesApi
        + super::SituacoesBeneficioApi
        + super::TiposApi
        + super::TiposVeiculoApi
        + super::UsuariosApi
        + super::VendedoresApi
        + super::VistoriasApi,
{
    crate::runtime::Stub::new(Operations::all(service))
}

//! Every operation, its path, and the server.
//!
//! Made from `spec/operator.yaml` by `cargo xtask generate`; do not edit.

/// Every operation of `spec/operator.yaml`, answered by one implementation.
#[derive(Debug, Clone)]
pub struct Operations<S> {
    service: S,
}

impl<S> crate::runtime::Operations for Operations<S>
where
    S: super::SaudeApi
        + super::UsuariosApi
        + super::ReceptoresApi
        + super::EntregasApi
        + super::LojasApi
        + super::PlanosApi
        + super::SituacoesBeneficioApi
        + super::TiposVeiculoApi
        + super::DiasVencimentoApi
        + super::CamposAdicionaisApi
        + super::FornecedoresApi
        + super::VendedoresApi
        + super::FunisApi
        + super::SituacoesApi
        + super::TiposApi
        + super::ConsultasApi
        + super::HelpDeskApi
        + super::VistoriasApi
        + super::BeneficiosApi
        + super::EventosApi,
{
    const DOCUMENT: &'static str = include_str!("document.json");

    const ROUTES: &'static [crate::runtime::Route] = &[
        crate::runtime::Route {
            path: "/operador/saude/vida",
            operations: &[(crate::runtime::Method::GET, 0)],
        },
        crate::runtime::Route {
            path: "/operador/saude/prontidao",
            operations: &[(crate::runtime::Method::GET, 1)],
        },
        crate::runtime::Route {
            path: "/operador/usuarios",
            operations: &[(crate::runtime::Method::GET, 2), (crate::runtime::Method::POST, 3)],
        },
        crate::runtime::Route {
            path: "/operador/usuarios/{codUsuario}",
            operations: &[(crate::runtime::Method::GET, 4), (crate::runtime::Method::PATCH, 5)],
        },
        crate::runtime::Route {
            path: "/operador/usuarios/{codUsuario}/senha",
            operations: &[(crate::runtime::Method::POST, 6)],
        },
        crate::runtime::Route {
            path: "/operador/usuarios/{codUsuario}/tokens",
            operations: &[(crate::runtime::Method::DELETE, 7)],
        },
        crate::runtime::Route {
            path: "/operador/usuarios/{codUsuario}/lojas/{codLoja}",
            operations: &[(crate::runtime::Method::PUT, 8), (crate::runtime::Method::DELETE, 9)],
        },
        crate::runtime::Route {
            path: "/operador/receptores",
            operations: &[(crate::runtime::Method::GET, 10), (crate::runtime::Method::POST, 11)],
        },
        crate::runtime::Route {
            path: "/operador/receptores/{codReceptor}",
            operations: &[
                (crate::runtime::Method::GET, 12),
                (crate::runtime::Method::PATCH, 13),
                (crate::runtime::Method::DELETE, 14),
            ],
        },
        crate::runtime::Route {
            path: "/operador/receptores/{codReceptor}/segredo",
            operations: &[(crate::runtime::Method::POST, 15)],
        },
        crate::runtime::Route {
            path: "/operador/receptores/{codReceptor}/ping",
            operations: &[(crate::runtime::Method::POST, 16)],
        },
        crate::runtime::Route {
            path: "/operador/entregas",
            operations: &[(crate::runtime::Method::GET, 17)],
        },
        crate::runtime::Route {
            path: "/operador/entregas/{idEntrega}",
            operations: &[(crate::runtime::Method::GET, 18)],
        },
        crate::runtime::Route {
            path: "/operador/entregas/{idEntrega}/reenvio",
            operations: &[(crate::runtime::Method::POST, 19)],
        },
        crate::runtime::Route {
            path: "/operador/reenvios",
            operations: &[(crate::runtime::Method::POST, 20)],
        },
        crate::runtime::Route {
            path: "/operador/lojas",
            operations: &[(crate::runtime::Method::GET, 21), (crate::runtime::Method::POST, 22)],
        },
        crate::runtime::Route {
            path: "/operador/lojas/{codLoja}",
            operations: &[
                (crate::runtime::Method::GET, 23),
                (crate::runtime::Method::PUT, 24),
                (crate::runtime::Method::DELETE, 25),
            ],
        },
        crate::runtime::Route {
            path: "/operador/planos",
            operations: &[(crate::runtime::Method::GET, 26), (crate::runtime::Method::POST, 27)],
        },
        crate::runtime::Route {
            path: "/operador/planos/{codPlano}",
            operations: &[
                (crate::runtime::Method::GET, 28),
                (crate::runtime::Method::PUT, 29),
                (crate::runtime::Method::DELETE, 30),
            ],
        },
        crate::runtime::Route {
            path: "/operador/situacoesBeneficio",
            operations: &[(crate::runtime::Method::GET, 31), (crate::runtime::Method::POST, 32)],
        },
        crate::runtime::Route {
            path: "/operador/situacoesBeneficio/{codSituacao}",
            operations: &[
                (crate::runtime::Method::GET, 33),
                (crate::runtime::Method::PUT, 34),
                (crate::runtime::Method::DELETE, 35),
            ],
        },
        crate::runtime::Route {
            path: "/operador/tiposVeiculo",
            operations: &[(crate::runtime::Method::GET, 36), (crate::runtime::Method::POST, 37)],
        },
        crate::runtime::Route {
            path: "/operador/tiposVeiculo/{codTipoVeiculo}",
            operations: &[
                (crate::runtime::Method::GET, 38),
                (crate::runtime::Method::PUT, 39),
                (crate::runtime::Method::DELETE, 40),
            ],
        },
        crate::runtime::Route {
            path: "/operador/diasVencimento",
            operations: &[(crate::runtime::Method::GET, 41)],
        },
        crate::runtime::Route {
            path: "/operador/diasVencimento/{dia}",
            operations: &[(crate::runtime::Method::PUT, 42), (crate::runtime::Method::DELETE, 43)],
        },
        crate::runtime::Route {
            path: "/operador/camposAdicionais",
            operations: &[(crate::runtime::Method::GET, 44), (crate::runtime::Method::POST, 45)],
        },
        crate::runtime::Route {
            path: "/operador/camposAdicionais/{codCampo}",
            operations: &[
                (crate::runtime::Method::GET, 46),
                (crate::runtime::Method::PUT, 47),
                (crate::runtime::Method::DELETE, 48),
            ],
        },
        crate::runtime::Route {
            path: "/operador/fornecedores",
            operations: &[(crate::runtime::Method::GET, 49), (crate::runtime::Method::POST, 50)],
        },
        crate::runtime::Route {
            path: "/operador/fornecedores/{codFornecedor}",
            operations: &[
                (crate::runtime::Method::GET, 51),
                (crate::runtime::Method::PUT, 52),
                (crate::runtime::Method::DELETE, 53),
            ],
        },
        crate::runtime::Route {
            path: "/operador/vendedores",
            operations: &[(crate::runtime::Method::GET, 54), (crate::runtime::Method::POST, 55)],
        },
        crate::runtime::Route {
            path: "/operador/vendedores/{codVendedor}",
            operations: &[
                (crate::runtime::Method::GET, 56),
                (crate::runtime::Method::PUT, 57),
                (crate::runtime::Method::DELETE, 58),
            ],
        },
        crate::runtime::Route {
            path: "/operador/funis",
            operations: &[(crate::runtime::Method::GET, 59), (crate::runtime::Method::POST, 60)],
        },
        crate::runtime::Route {
            path: "/operador/funis/{codFunil}",
            operations: &[
                (crate::runtime::Method::GET, 61),
                (crate::runtime::Method::PUT, 62),
                (crate::runtime::Method::DELETE, 63),
            ],
        },
        crate::runtime::Route {
            path: "/operador/situacoes",
            operations: &[(crate::runtime::Method::GET, 64), (crate::runtime::Method::POST, 65)],
        },
        crate::runtime::Route {
            path: "/operador/situacoes/{codSituacao}",
            operations: &[
                (crate::runtime::Method::GET, 66),
                (crate::runtime::Method::PUT, 67),
                (crate::runtime::Method::DELETE, 68),
            ],
        },
        crate::runtime::Route {
            path: "/operador/tipos",
            operations: &[(crate::runtime::Method::GET, 69), (crate::runtime::Method::POST, 70)],
        },
        crate::runtime::Route {
            path: "/operador/tipos/{codTipo}",
            operations: &[
                (crate::runtime::Method::GET, 71),
                (crate::runtime::Method::PUT, 72),
                (crate::runtime::Method::DELETE, 73),
            ],
        },
        crate::runtime::Route {
            path: "/operador/consultas",
            operations: &[(crate::runtime::Method::GET, 74), (crate::runtime::Method::POST, 75)],
        },
        crate::runtime::Route {
            path: "/operador/consultas/{codConsulta}",
            operations: &[(crate::runtime::Method::GET, 76)],
        },
        crate::runtime::Route {
            path: "/operador/consultas/{codConsulta}/situacao",
            operations: &[(crate::runtime::Method::POST, 77)],
        },
        crate::runtime::Route {
            path: "/operador/helpDesk",
            operations: &[(crate::runtime::Method::GET, 78), (crate::runtime::Method::POST, 79)],
        },
        crate::runtime::Route {
            path: "/operador/helpDesk/{codHelpDesk}",
            operations: &[(crate::runtime::Method::GET, 80)],
        },
        crate::runtime::Route {
            path: "/operador/helpDesk/{codHelpDesk}/situacao",
            operations: &[(crate::runtime::Method::POST, 81)],
        },
        crate::runtime::Route {
            path: "/operador/vistorias",
            operations: &[(crate::runtime::Method::GET, 82), (crate::runtime::Method::POST, 83)],
        },
        crate::runtime::Route {
            path: "/operador/vistorias/{codVistoria}",
            operations: &[(crate::runtime::Method::GET, 84)],
        },
        crate::runtime::Route {
            path: "/operador/vistorias/{codVistoria}/situacao",
            operations: &[(crate::runtime::Method::POST, 85)],
        },
        crate::runtime::Route {
            path: "/operador/beneficios/{codBeneficio}/situacao",
            operations: &[(crate::runtime::Method::POST, 86)],
        },
        crate::runtime::Route {
            path: "/operador/eventos",
            operations: &[(crate::runtime::Method::GET, 87), (crate::runtime::Method::POST, 88)],
        },
        crate::runtime::Route {
            path: "/operador/eventos/{codEvento}",
            operations: &[(crate::runtime::Method::GET, 89)],
        },
        crate::runtime::Route {
            path: "/operador/eventos/{codEvento}/situacao",
            operations: &[(crate::runtime::Method::POST, 90)],
        },
    ];

    async fn call(&self, operation: usize, call: &mut crate::runtime::Call) -> crate::runtime::Answer {
        match operation {
            0 => super::saude::consultar_vida(&self.service, call).await,
            1 => super::saude::consultar_prontidao(&self.service, call).await,
            2 => super::usuarios::listar_usuarios(&self.service, call).await,
            3 => super::usuarios::criar_usuario(&self.service, call).await,
            4 => super::usuarios::consultar_usuario(&self.service, call).await,
            5 => super::usuarios::alterar_usuario(&self.service, call).await,
            6 => super::usuarios::redefinir_senha(&self.service, call).await,
            7 => super::usuarios::revogar_tokens(&self.service, call).await,
            8 => super::usuarios::conceder_loja(&self.service, call).await,
            9 => super::usuarios::retirar_loja(&self.service, call).await,
            10 => super::receptores::listar_receptores(&self.service, call).await,
            11 => super::receptores::cadastrar_receptor(&self.service, call).await,
            12 => super::receptores::consultar_receptor(&self.service, call).await,
            13 => super::receptores::alterar_receptor(&self.service, call).await,
            14 => super::receptores::remover_receptor(&self.service, call).await,
            15 => super::receptores::trocar_segredo(&self.service, call).await,
            16 => super::receptores::testar_receptor(&self.service, call).await,
            17 => super::entregas::listar_entregas(&self.service, call).await,
            18 => super::entregas::consultar_entrega(&self.service, call).await,
            19 => super::entregas::reenviar_entrega(&self.service, call).await,
            20 => super::entregas::reenviar_intervalo(&self.service, call).await,
            21 => super::lojas::listar_lojas(&self.service, call).await,
            22 => super::lojas::criar_loja(&self.service, call).await,
            23 => super::lojas::consultar_loja(&self.service, call).await,
            24 => super::lojas::substituir_loja(&self.service, call).await,
            25 => super::lojas::remover_loja(&self.service, call).await,
            26 => super::planos::listar_planos(&self.service, call).await,
            27 => super::planos::criar_plano(&self.service, call).await,
            28 => super::planos::consultar_plano(&self.service, call).await,
            29 => super::planos::substituir_plano(&self.service, call).await,
            30 => super::planos::remover_plano(&self.service, call).await,
            31 => super::situacoes_beneficio::listar_situacoes_beneficio(&self.service, call).await,
            32 => super::situacoes_beneficio::criar_situacao_beneficio(&self.service, call).await,
            33 => super::situacoes_beneficio::consultar_situacao_beneficio(&self.service, call).await,
            34 => super::situacoes_beneficio::substituir_situacao_beneficio(&self.service, call).await,
            35 => super::situacoes_beneficio::remover_situacao_beneficio(&self.service, call).await,
            36 => super::tipos_veiculo::listar_tipos_veiculo(&self.service, call).await,
            37 => super::tipos_veiculo::criar_tipo_veiculo(&self.service, call).await,
            38 => super::tipos_veiculo::consultar_tipo_veiculo(&self.service, call).await,
            39 => super::tipos_veiculo::substituir_tipo_veiculo(&self.service, call).await,
            40 => super::tipos_veiculo::remover_tipo_veiculo(&self.service, call).await,
            41 => super::dias_vencimento::listar_dias_vencimento(&self.service, call).await,
            42 => super::dias_vencimento::incluir_dia_vencimento(&self.service, call).await,
            43 => super::dias_vencimento::remover_dia_vencimento(&self.service, call).await,
            44 => super::campos_adicionais::listar_campos_adicionais(&self.service, call).await,
            45 => super::campos_adicionais::criar_campo_adicional(&self.service, call).await,
            46 => super::campos_adicionais::consultar_campo_adicional(&self.service, call).await,
            47 => super::campos_adicionais::substituir_campo_adicional(&self.service, call).await,
            48 => super::campos_adicionais::remover_campo_adicional(&self.service, call).await,
            49 => super::fornecedores::listar_fornecedores(&self.service, call).await,
            50 => super::fornecedores::criar_fornecedor(&self.service, call).await,
            51 => super::fornecedores::consultar_fornecedor(&self.service, call).await,
            52 => super::fornecedores::substituir_fornecedor(&self.service, call).await,
            53 => super::fornecedores::remover_fornecedor(&self.service, call).await,
            54 => super::vendedores::listar_vendedores(&self.service, call).await,
            55 => super::vendedores::criar_vendedor(&self.service, call).await,
            56 => super::vendedores::consultar_vendedor(&self.service, call).await,
            57 => super::vendedores::substituir_vendedor(&self.service, call).await,
            58 => super::vendedores::remover_vendedor(&self.service, call).await,
            59 => super::funis::listar_funis(&self.service, call).await,
            60 => super::funis::criar_funil(&self.service, call).await,
            61 => super::funis::consultar_funil(&self.service, call).await,
            62 => super::funis::substituir_funil(&self.service, call).await,
            63 => super::funis::remover_funil(&self.service, call).await,
            64 => super::situacoes::listar_situacoes(&self.service, call).await,
            65 => super::situacoes::criar_situacao(&self.service, call).await,
            66 => super::situacoes::consultar_situacao(&self.service, call).await,
            67 => super::situacoes::substituir_situacao(&self.service, call).await,
            68 => super::situacoes::remover_situacao(&self.service, call).await,
            69 => super::tipos::listar_tipos(&self.service, call).await,
            70 => super::tipos::criar_tipo(&self.service, call).await,
            71 => super::tipos::consultar_tipo(&self.service, call).await,
            72 => super::tipos::substituir_tipo(&self.service, call).await,
            73 => super::tipos::remover_tipo(&self.service, call).await,
            74 => super::consultas::listar_consultas(&self.service, call).await,
            75 => super::consultas::abrir_consulta(&self.service, call).await,
            76 => super::consultas::consultar_consulta(&self.service, call).await,
            77 => super::consultas::mover_consulta(&self.service, call).await,
            78 => super::help_desk::listar_help_desks(&self.service, call).await,
            79 => super::help_desk::abrir_help_desk(&self.service, call).await,
            80 => super::help_desk::consultar_help_desk(&self.service, call).await,
            81 => super::help_desk::mover_help_desk(&self.service, call).await,
            82 => super::vistorias::listar_vistorias(&self.service, call).await,
            83 => super::vistorias::abrir_vistoria(&self.service, call).await,
            84 => super::vistorias::consultar_vistoria(&self.service, call).await,
            85 => super::vistorias::mover_vistoria(&self.service, call).await,
            86 => super::beneficios::mover_beneficio(&self.service, call).await,
            87 => super::eventos::listar_eventos(&self.service, call).await,
            88 => super::eventos::abrir_evento(&self.service, call).await,
            89 => super::eventos::consultar_evento(&self.service, call).await,
            90 => super::eventos::mover_evento(&self.service, call).await,
            _ => unreachable!("the routes lead to 91 operations"),
        }
    }
}

/// A server that hands each call to the service.
pub fn stub<S>(service: S) -> crate::runtime::Stub<Operations<S>>
where
    S: super::SaudeApi
        + super::UsuariosApi
        + super::ReceptoresApi
        + super::EntregasApi
        + super::LojasApi
        + super::PlanosApi
        + super::SituacoesBeneficioApi
        + super::TiposVeiculoApi
        + super::DiasVencimentoApi
        + super::CamposAdicionaisApi
        + super::FornecedoresApi
        + super::VendedoresApi
        + super::FunisApi
        + super::SituacoesApi
        + super::TiposApi
        + super::ConsultasApi
        + super::HelpDeskApi
        + super::VistoriasApi
        + super::BeneficiosApi
        + super::EventosApi,
{
    crate::runtime::Stub::new(Operations { service })
}

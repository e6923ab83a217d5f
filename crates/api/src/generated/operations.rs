//! Every operation, its path, and the server.
//!
//! Made from `spec/service.yaml` by `cargo xtask generate`; do not edit.

/// Every operation of `spec/service.yaml`, answered by one implementation.
#[derive(Debug, Clone)]
pub struct Operations<S> {
    service: S,
}

impl<S> crate::runtime::Operations for Operations<S>
where
    S: super::SegurancaApi
        + super::AdministracaoApi
        + super::AssociadoApi
        + super::BeneficioApi
        + super::CrmApi
        + super::EventoApi,
{
    const DOCUMENT: &'static str = include_str!("document.json");

    const ROUTES: &'static [crate::runtime::Route] = &[
        crate::runtime::Route {
            path: "/ext/autenticacao",
            operations: &[(crate::runtime::Method::POST, 0)],
        },
        crate::runtime::Route {
            path: "/ext/administracao/campos/{codigo}",
            operations: &[(crate::runtime::Method::GET, 1)],
        },
        crate::runtime::Route {
            path: "/ext/administracao/fornecedor/{codFornecedor}",
            operations: &[(crate::runtime::Method::GET, 2)],
        },
        crate::runtime::Route {
            path: "/ext/administracao/loja",
            operations: &[(crate::runtime::Method::GET, 3)],
        },
        crate::runtime::Route {
            path: "/ext/administracao/vendedor",
            operations: &[(crate::runtime::Method::GET, 4)],
        },
        crate::runtime::Route {
            path: "/ext/associado",
            operations: &[(crate::runtime::Method::GET, 5), (crate::runtime::Method::POST, 6)],
        },
        crate::runtime::Route {
            path: "/ext/associado/{codPessoa}/cartaoCredito",
            operations: &[(crate::runtime::Method::GET, 7)],
        },
        crate::runtime::Route {
            path: "/ext/beneficio",
            operations: &[(crate::runtime::Method::GET, 8), (crate::runtime::Method::POST, 9)],
        },
        crate::runtime::Route {
            path: "/ext/beneficio/veicular",
            operations: &[(crate::runtime::Method::POST, 10)],
        },
        crate::runtime::Route {
            path: "/ext/beneficio/dependente",
            operations: &[(crate::runtime::Method::GET, 11), (crate::runtime::Method::POST, 12)],
        },
        crate::runtime::Route {
            path: "/ext/beneficio/lista",
            operations: &[(crate::runtime::Method::GET, 13)],
        },
        crate::runtime::Route {
            path: "/ext/beneficio/situacaoBeneficio",
            operations: &[(crate::runtime::Method::GET, 14)],
        },
        crate::runtime::Route {
            path: "/ext/beneficio/tipoVeiculo",
            operations: &[(crate::runtime::Method::GET, 15)],
        },
        crate::runtime::Route {
            path: "/ext/beneficio/vencimento",
            operations: &[(crate::runtime::Method::GET, 16)],
        },
        crate::runtime::Route {
            path: "/ext/beneficio/validacao",
            operations: &[(crate::runtime::Method::POST, 17)],
        },
        crate::runtime::Route {
            path: "/ext/beneficio/{codBeneficio}/cancelar",
            operations: &[(crate::runtime::Method::PUT, 18)],
        },
        crate::runtime::Route {
            path: "/ext/beneficio/{codBeneficio}/dadosAdicionais",
            operations: &[(crate::runtime::Method::PUT, 19)],
        },
        crate::runtime::Route {
            path: "/ext/beneficio/{codBeneficio}/dependentes",
            operations: &[(crate::runtime::Method::GET, 20)],
        },
        crate::runtime::Route {
            path: "/ext/beneficio/{codBeneficio}/equipamentos",
            operations: &[(crate::runtime::Method::GET, 21)],
        },
        crate::runtime::Route {
            path: "/ext/beneficio/{codBeneficio}/itens",
            operations: &[(crate::runtime::Method::GET, 22), (crate::runtime::Method::POST, 23)],
        },
        crate::runtime::Route {
            path: "/ext/crm/funil",
            operations: &[(crate::runtime::Method::GET, 24)],
        },
        crate::runtime::Route {
            path: "/ext/crm/lead",
            operations: &[(crate::runtime::Method::GET, 25), (crate::runtime::Method::POST, 26)],
        },
        crate::runtime::Route {
            path: "/ext/crm/negocio",
            operations: &[(crate::runtime::Method::GET, 27), (crate::runtime::Method::POST, 28)],
        },
        crate::runtime::Route {
            path: "/ext/crm/negocio/{codNegocio}",
            operations: &[(crate::runtime::Method::GET, 29), (crate::runtime::Method::PUT, 30)],
        },
        crate::runtime::Route {
            path: "/ext/crm/negocio/{codNegocio}/dependente",
            operations: &[(crate::runtime::Method::POST, 31)],
        },
        crate::runtime::Route {
            path: "/ext/crm/negocio/{codNegocio}/dependente/{codDependente}",
            operations: &[(crate::runtime::Method::PUT, 32)],
        },
        crate::runtime::Route {
            path: "/ext/evento",
            operations: &[(crate::runtime::Method::GET, 33)],
        },
        crate::runtime::Route {
            path: "/ext/evento/{codEvento}",
            operations: &[(crate::runtime::Method::GET, 34)],
        },
    ];

    async fn call(&self, operation: usize, call: &mut crate::runtime::Call) -> crate::runtime::Answer {
        match operation {
            0 => super::seguranca::autenticar_usuario(&self.service, call).await,
            1 => super::administracao::listar_campos_adicionais(&self.service, call).await,
            2 => super::administracao::obter_fornecedor(&self.service, call).await,
            3 => super::administracao::listar_lojas(&self.service, call).await,
            4 => super::administracao::pesquisar_vendedores(&self.service, call).await,
            5 => super::associado::pesquisar_associados(&self.service, call).await,
            6 => super::associado::salvar_associado(&self.service, call).await,
            7 => super::associado::listar_cartoes_credito(&self.service, call).await,
            8 => super::beneficio::pesquisar_beneficios(&self.service, call).await,
            9 => super::beneficio::salvar_beneficio(&self.service, call).await,
            10 => super::beneficio::salvar_beneficio_veicular(&self.service, call).await,
            11 => super::beneficio::pesquisar_dependentes(&self.service, call).await,
            12 => super::beneficio::salvar_dependente(&self.service, call).await,
            13 => super::beneficio::listar_beneficios(&self.service, call).await,
            14 => super::beneficio::listar_situacoes_beneficio(&self.service, call).await,
            15 => super::beneficio::listar_tipos_veiculo(&self.service, call).await,
            16 => super::beneficio::listar_dias_vencimento(&self.service, call).await,
            17 => super::beneficio::validar_beneficio(&self.service, call).await,
            18 => super::beneficio::cancelar_beneficio(&self.service, call).await,
            19 => super::beneficio::salvar_dados_adicionais(&self.service, call).await,
            20 => super::beneficio::listar_dependentes_beneficio(&self.service, call).await,
            21 => super::beneficio::listar_equipamentos(&self.service, call).await,
            22 => super::beneficio::listar_itens_beneficio(&self.service, call).await,
            23 => super::beneficio::adicionar_item_beneficio(&self.service, call).await,
            24 => super::crm::listar_funis(&self.service, call).await,
            25 => super::crm::pesquisar_leads(&self.service, call).await,
            26 => super::crm::salvar_lead(&self.service, call).await,
            27 => super::crm::pesquisar_negocios(&self.service, call).await,
            28 => super::crm::criar_negocio(&self.service, call).await,
            29 => super::crm::obter_negocio(&self.service, call).await,
            30 => super::crm::alterar_negocio(&self.service, call).await,
            31 => super::crm::criar_dependente_negocio(&self.service, call).await,
            32 => super::crm::alterar_dependente_negocio(&self.service, call).await,
            33 => super::evento::pesquisar_eventos(&self.service, call).await,
            34 => super::evento::obter_evento(&self.service, call).await,
            _ => unreachable!("the routes lead to 35 operations"),
        }
    }
}

/// A server that hands each call to the service.
pub fn stub<S>(service: S) -> crate::runtime::Stub<Operations<S>>
where
    S: super::SegurancaApi
        + super::AdministracaoApi
        + super::AssociadoApi
        + super::BeneficioApi
        + super::CrmApi
        + super::EventoApi,
{
    crate::runtime::Stub::new(Operations { service })
}

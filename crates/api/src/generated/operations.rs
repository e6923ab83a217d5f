//! Every operation, its path, and the server.
//!
//! Made from `spec/service.yaml` by `cargo xtask generate`; do not edit.

use crate::runtime::{Method, Route};

crate::runtime::services! { Operations {
    /// Answers operations tagged `Administracao`.
    administracao: Administracao,
    /// Answers operations tagged `Associado`.
    associado: Associado,
    /// Answers operations tagged `Beneficio`.
    beneficio: Beneficio,
    /// Answers operations tagged `Crm`.
    crm: Crm,
    /// Answers operations tagged `Evento`.
    evento: Evento,
    /// Answers operations tagged `Seguranca`.
    seguranca: Seguranca,
} }

impl<Administracao, Associado, Beneficio, Crm, Evento, Seguranca> crate::runtime::Operations
for Operations<Administracao, Associado, Beneficio, Crm, Evento, Seguranca>
where
    Administracao: super::AdministracaoApi,
    Associado: super::AssociadoApi,
    Beneficio: super::BeneficioApi,
    Crm: super::CrmApi,
    Evento: super::EventoApi,
    Seguranca: super::SegurancaApi,
{
    const DOCUMENT: &'static str = include_str!("document.json");
    const SHAPES: crate::runtime::rejection::Shapes = super::rejections::SHAPES;

    const ROUTES: &'static [Route] = &[
        Route { path: "/ext/autenticacao", operations: &[(Method::POST, 0)] },
        Route { path: "/ext/administracao/campos/{codigo}", operations: &[(Method::GET, 1)] },
        Route { path: "/ext/administracao/fornecedor/{codFornecedor}", operations: &[(Method::GET, 2)] },
        Route { path: "/ext/administracao/loja", operations: &[(Method::GET, 3)] },
        Route { path: "/ext/administracao/vendedor", operations: &[(Method::GET, 4)] },
        Route { path: "/ext/associado", operations: &[(Method::GET, 5), (Method::POST, 6)] },
        Route { path: "/ext/associado/{codPessoa}/cartaoCredito", operations: &[(Method::GET, 7)] },
        Route { path: "/ext/beneficio", operations: &[(Method::GET, 8), (Method::POST, 9)] },
        Route { path: "/ext/beneficio/veicular", operations: &[(Method::POST, 10)] },
        Route { path: "/ext/beneficio/dependente", operations: &[(Method::GET, 11), (Method::POST, 12)] },
        Route { path: "/ext/beneficio/lista", operations: &[(Method::GET, 13)] },
        Route { path: "/ext/beneficio/situacaoBeneficio", operations: &[(Method::GET, 14)] },
        Route { path: "/ext/beneficio/tipoVeiculo", operations: &[(Method::GET, 15)] },
        Route { path: "/ext/beneficio/vencimento", operations: &[(Method::GET, 16)] },
        Route { path: "/ext/beneficio/validacao", operations: &[(Method::POST, 17)] },
        Route { path: "/ext/beneficio/{codBeneficio}/cancelar", operations: &[(Method::PUT, 18)] },
        Route { path: "/ext/beneficio/{codBeneficio}/dadosAdicionais", operations: &[(Method::PUT, 19)] },
        Route { path: "/ext/beneficio/{codBeneficio}/dependentes", operations: &[(Method::GET, 20)] },
        Route { path: "/ext/beneficio/{codBeneficio}/equipamentos", operations: &[(Method::GET, 21)] },
        Route { path: "/ext/beneficio/{codBeneficio}/itens", operations: &[(Method::GET, 22), (Method::POST, 23)] },
        Route { path: "/ext/crm/funil", operations: &[(Method::GET, 24)] },
        Route { path: "/ext/crm/lead", operations: &[(Method::GET, 25), (Method::POST, 26)] },
        Route { path: "/ext/crm/negocio", operations: &[(Method::GET, 27), (Method::POST, 28)] },
        Route { path: "/ext/crm/negocio/{codNegocio}", operations: &[(Method::GET, 29), (Method::PUT, 30)] },
        Route { path: "/ext/crm/negocio/{codNegocio}/dependente", operations: &[(Method::POST, 31)] },
        Route { path: "/ext/crm/negocio/{codNegocio}/dependente/{codDependente}", operations: &[(Method::PUT, 32)] },
        Route { path: "/ext/evento", operations: &[(Method::GET, 33)] },
        Route { path: "/ext/evento/{codEvento}", operations: &[(Method::GET, 34)] },
    ];

    async fn call(&self, operation: usize, call: &mut crate::runtime::Call) -> crate::runtime::Answer {
        match operation {
            0 => super::seguranca::autenticar_usuario(&*self.seguranca, call).await,
            1 => super::administracao::listar_campos_adicionais(&*self.administracao, call).await,
            2 => super::administracao::obter_fornecedor(&*self.administracao, call).await,
            3 => super::administracao::listar_lojas(&*self.administracao, call).await,
            4 => super::administracao::pesquisar_vendedores(&*self.administracao, call).await,
            5 => super::associado::pesquisar_associados(&*self.associado, call).await,
            6 => super::associado::salvar_associado(&*self.associado, call).await,
            7 => super::associado::listar_cartoes_credito(&*self.associado, call).await,
            8 => super::beneficio::pesquisar_beneficios(&*self.beneficio, call).await,
            9 => super::beneficio::salvar_beneficio(&*self.beneficio, call).await,
            10 => super::beneficio::salvar_beneficio_veicular(&*self.beneficio, call).await,
            11 => super::beneficio::pesquisar_dependentes(&*self.beneficio, call).await,
            12 => super::beneficio::salvar_dependente(&*self.beneficio, call).await,
            13 => super::beneficio::listar_beneficios(&*self.beneficio, call).await,
            14 => super::beneficio::listar_situacoes_beneficio(&*self.beneficio, call).await,
            15 => super::beneficio::listar_tipos_veiculo(&*self.beneficio, call).await,
            16 => super::beneficio::listar_dias_vencimento(&*self.beneficio, call).await,
            17 => super::beneficio::validar_beneficio(&*self.beneficio, call).await,
            18 => super::beneficio::cancelar_beneficio(&*self.beneficio, call).await,
            19 => super::beneficio::salvar_dados_adicionais(&*self.beneficio, call).await,
            20 => super::beneficio::listar_dependentes_beneficio(&*self.beneficio, call).await,
            21 => super::beneficio::listar_equipamentos(&*self.beneficio, call).await,
            22 => super::beneficio::listar_itens_beneficio(&*self.beneficio, call).await,
            23 => super::beneficio::adicionar_item_beneficio(&*self.beneficio, call).await,
            24 => super::crm::listar_funis(&*self.crm, call).await,
            25 => super::crm::pesquisar_leads(&*self.crm, call).await,
            26 => super::crm::salvar_lead(&*self.crm, call).await,
            27 => super::crm::pesquisar_negocios(&*self.crm, call).await,
            28 => super::crm::criar_negocio(&*self.crm, call).await,
            29 => super::crm::obter_negocio(&*self.crm, call).await,
            30 => super::crm::alterar_negocio(&*self.crm, call).await,
            31 => super::crm::criar_dependente_negocio(&*self.crm, call).await,
            32 => super::crm::alterar_dependente_negocio(&*self.crm, call).await,
            33 => super::evento::pesquisar_eventos(&*self.evento, call).await,
            34 => super::evento::obter_evento(&*self.evento, call).await,
            _ => unreachable!("the routes lead to 35 operations"),
        }
    }
}

/// A server that hands each call to the service. `Operations::new()` takes one for each tag.
pub fn stub<S>(service: S) -> crate::runtime::Stub<Operations<S>>
where
    S: super::AdministracaoApi
        + super::AssociadoApi
        + super::BeneficioApi
        + super::CrmApi
        + super::EventoApi
        + super::SegurancaApi,
{
    crate::runtime::Stub::new(Operations::all(service))
}

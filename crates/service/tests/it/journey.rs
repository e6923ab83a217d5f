//! The 35 operations end to end, through the generated client, as an integrator would use them.
//!
//! It begins with the demo's data and works through a member's life: registered, protected, widened, looked up,
//! cancelled; then the CRM; then what only reads.

use std::collections::BTreeSet;

use auth::Gate;
use benefits_client::types::{CampoAdicionalInputTo, Email, Envolvido, Parentesco, Placa, SituacaoNegocio};
use benefits_client::{Error, Nullable, Session, operations};
use service::routes::Service;
use store::Clock;
use transfer::demo::{self, DEMO_PASSWORD, DEMO_USER};

use crate::world::{Home, serve};

const CPF: &str = "529.982.247-25";
const PLATE: &str = "BRA2E19";
/// The same car in the old spelling.
const OLD_PLATE: &str = "BRA-2419";

/// A store of the demo.
const STORE: i32 = 1;

/// Plans of the demo: for a vehicle, for health, and one to add.
const VEHICLE_PLAN: i32 = 10;
const HEALTH_PLAN: i32 = 20;
const ASSISTANCE_PLAN: i32 = 50;

/// Benefits for vehicles, as the path of the additional fields counts types.
const VEHICLES: i64 = 0;

/// What was called so far, by the names of operations.
#[derive(Default)]
struct Called(BTreeSet<&'static str>);

/// Calls an operation, and writes down that it was called.
macro_rules! call {
    ($called:ident, $session:ident.$operation:ident() $($rest:tt)*) => {{
        $called.0.insert(stringify!($operation));
        $session.$operation() $($rest)*.send().await
    }};
}

#[test]
fn an_integrator_walks_through_all_operations_on_each_engine() {
    for home in Home::each() {
        let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().unwrap();
        // Opening blocks, which asynchronous code may not.
        let (database, clock) = (home.open(), Clock::system());
        runtime.block_on(async {
            demo::fill(&database, clock.now(), 50, |_| ()).await.unwrap();
            let gate = Gate::new(database.clone(), clock.clone());
            let address = serve(Service::new(database, gate, clock)).await;
            let session = Session::builder(&format!("http://{address}")).user(DEMO_USER).password(DEMO_PASSWORD);
            walk(&session.build().unwrap()).await;
        });
        runtime.shutdown_background();
    }
}

/// Walks the whole way at a service with demo data.
pub(crate) async fn walk(session: &Session) {
    let mut called = Called::default();
    let benefit = a_member_is_registered_and_protected(session, &mut called).await;
    the_benefit_is_widened(session, &mut called, benefit).await;
    it_is_found_by_everything_it_is_known_by(session, &mut called, benefit).await;
    it_ends_once(session, &mut called, benefit).await;
    a_lead_becomes_a_deal_with_dependents(session, &mut called).await;
    what_only_reads_answers(session, &mut called).await;

    let missing: Vec<&str> = operations::OPERATIONS.iter().map(|operation| operation.name).collect();
    let missing: Vec<&&str> = missing.iter().filter(|name| !called.0.contains(*name)).collect();
    assert!(missing.is_empty(), "not called: {missing:?}");
}

async fn a_member_is_registered_and_protected(session: &Session, called: &mut Called) -> i32 {
    let access = call!(called, session.autenticar_usuario()).unwrap();
    assert!(access.plano.iter().any(|plan| plan.cod_plano == Some(VEHICLE_PLAN)), "{access:?}");
    let stores = call!(called, session.listar_lojas()).unwrap();
    assert!(stores.iter().any(|store| store.codigo == Some(STORE)), "{stores:?}");

    let mut codes = BTreeSet::new();
    for name in ["Maria das Dores", "Maria das Dores Silva"] {
        let saved =
            call!(called, session.salvar_associado().body_map(|p| p.cpf_cnpj(CPF).nome_pessoa(name).cod_loja(STORE)));
        codes.insert(saved.unwrap().cod_pessoa.unwrap());
    }
    assert_eq!(codes.len(), 1, "who is saved twice is updated");

    let plate: Placa = PLATE.parse().unwrap();
    let save = |plan: i32| {
        let plate = plate.clone();
        session
            .salvar_beneficio_veicular()
            .body_map(move |b| b.cpf_cnpj(CPF).cod_plano(plan).placa(Nullable::Value(plate)).ativo(true))
    };
    called.0.insert("salvar_beneficio_veicular");
    let refused = save(999).send().await;
    assert!(matches!(refused, Err(Error::Invalid { .. })), "the plan must exist: {refused:?}");
    let saved = save(VEHICLE_PLAN).send().await.unwrap();
    assert!(saved.numero_cartao_desconto.is_some(), "a card is issued");
    saved.cod_beneficio.unwrap()
}

async fn the_benefit_is_widened(session: &Session, called: &mut Called, benefit: i32) {
    let health = call!(called, session.salvar_beneficio().body_map(|b| b.cpf_cnpj(CPF).cod_plano(HEALTH_PLAN)));
    assert_ne!(health.unwrap().cod_beneficio, Some(benefit), "a second benefit");

    let dependent = call!(
        called,
        session.salvar_dependente().body_map(|d| {
            d.cod_beneficio(benefit).nome("Pedro das Dores").parentesco(Nullable::Value(Parentesco::Filho))
        })
    );
    let dependent = dependent.unwrap().cod_dependente.unwrap();
    let listed = call!(called, session.listar_dependentes_beneficio().cod_beneficio(benefit)).unwrap();
    assert_eq!(listed.iter().map(|d| d.cod_dependente).collect::<Vec<_>>(), [Some(dependent)]);
    let found = call!(called, session.pesquisar_dependentes().nome("pedro das DORES")).unwrap();
    assert!(found.iter().any(|d| d.cod_dependente == Some(dependent)), "{found:?}");

    call!(called, session.adicionar_item_beneficio().cod_beneficio(benefit).body_map(|i| i.cod_plano(ASSISTANCE_PLAN)))
        .unwrap();
    let items = call!(called, session.listar_itens_beneficio().cod_beneficio(benefit)).unwrap();
    assert!(items.iter().any(|item| item.cod_plano == Some(ASSISTANCE_PLAN)), "{items:?}");

    let fields = call!(called, session.listar_campos_adicionais().codigo(VEHICLES)).unwrap();
    let field = fields.iter().find(|field| field.nome.as_deref() == Some("Quilometragem")).unwrap();
    let value: CampoAdicionalInputTo =
        CampoAdicionalInputTo::builder().cod_campo(field.cod_campo).valor(12_000).try_into().unwrap();
    call!(called, session.salvar_dados_adicionais().cod_beneficio(benefit).body(vec![value])).unwrap();
}

async fn it_is_found_by_everything_it_is_known_by(session: &Session, called: &mut Called, benefit: i32) {
    let old: Placa = OLD_PLATE.parse().unwrap();
    let found = call!(called, session.pesquisar_beneficios().placa(old)).unwrap();
    assert_eq!(found.iter().map(|b| b.cod_beneficio).collect::<Vec<_>>(), [Some(benefit)], "by its other plate");
    let sequential = found[0].sequencial.unwrap();

    let page = call!(called, session.pesquisar_associados().nome("maria das dôres")).unwrap();
    assert_eq!((page.quantidade, page.itens.len()), (2, 2), "once per benefit: {page:?}");
    let ours = page.itens.iter().find(|item| item.cod_beneficio == Some(benefit)).unwrap();
    assert_eq!(ours.situacao.as_deref(), Some("Ativo"));
    assert_eq!(ours.dados_adicionais.len(), 1);

    let listed = call!(called, session.listar_beneficios()).unwrap();
    assert!(listed.quantidade > 1, "{listed:?}");
    let valid = call!(called, session.validar_beneficio().body_map(|v| v.sequencial(sequential))).unwrap();
    assert_eq!(valid.status.as_ref().map(ToString::to_string).as_deref(), Some("ativo"));
    let unknown = session.validar_beneficio().body_map(|v| v.sequencial(2_000_000_000)).send().await;
    assert!(matches!(unknown, Err(Error::Invalid { .. })), "400 when nothing is found: {unknown:?}");
    let installed = call!(called, session.listar_equipamentos().cod_beneficio(benefit)).unwrap();
    assert!(installed.is_empty(), "{installed:?}");
}

async fn it_ends_once(session: &Session, called: &mut Called, benefit: i32) {
    call!(called, session.cancelar_beneficio().cod_beneficio(benefit)).unwrap();
    session.cancelar_beneficio().cod_beneficio(benefit).send().await.unwrap();
    let plate: Placa = PLATE.parse().unwrap();
    let found = session.pesquisar_beneficios().placa(plate).send().await.unwrap();
    assert_eq!(found[0].situacao.as_deref(), Some("Cancelado"));
    let missing = session.cancelar_beneficio().cod_beneficio(2_000_000_000).send().await;
    assert!(matches!(missing, Err(Error::NotFound { .. })), "{missing:?}");
}

async fn a_lead_becomes_a_deal_with_dependents(session: &Session, called: &mut Called) {
    let funnels = call!(called, session.listar_funis()).unwrap();
    assert!(funnels.iter().all(|funnel| !funnel.etapas.is_empty()), "{funnels:?}");
    let saved = call!(
        called,
        session.salvar_lead().body_map(|l| {
            l.nome_pessoa("Joana Interessada")
                .cod_loja(STORE)
                .email(Nullable::Value("joana@exemplo.com.br".parse::<Email>().unwrap()))
                .cod_funil(funnels[0].cod_funil)
        })
    );
    let lead = saved.unwrap().cod_lead.unwrap();
    let leads = call!(called, session.pesquisar_leads().filtro("joana@exemplo.com.br")).unwrap();
    assert_eq!(leads.iter().map(|l| l.cod_lead).collect::<Vec<_>>(), [Some(lead)]);

    let opened = call!(
        called,
        session.criar_negocio().body_map(|d| { d.cod_lead(lead).cod_plano(Nullable::Value(HEALTH_PLAN)) })
    );
    let deal = opened.unwrap().cod_negocio.unwrap();
    let open = call!(called, session.pesquisar_negocios().cod_lead(lead)).unwrap();
    assert_eq!(open.iter().map(|d| d.cod_negocio).collect::<Vec<_>>(), [Some(deal)]);

    let dependent = call!(
        called,
        session
            .criar_dependente_negocio()
            .cod_negocio(deal)
            .body_map(|d| { d.nome("Lia Interessada").parentesco(Parentesco::Filho) })
    );
    let dependent = dependent.unwrap().cod_dependente.unwrap();
    call!(
        called,
        session
            .alterar_dependente_negocio()
            .cod_negocio(deal)
            .cod_dependente(dependent)
            .body_map(|d| { d.nome("Lia Interessada Silva").parentesco(Parentesco::Filho) })
    )
    .unwrap();
    let read = call!(called, session.obter_negocio().cod_negocio(deal)).unwrap();
    assert_eq!(read.dependentes.iter().map(|d| d.nome.as_str()).collect::<Vec<_>>(), ["Lia Interessada Silva"]);

    call!(
        called,
        session.alterar_negocio().cod_negocio(deal).body_map(|d| {
            d.cod_lead(lead).cod_plano(Nullable::Value(HEALTH_PLAN)).situacao(SituacaoNegocio::Ganho)
        })
    )
    .unwrap();
    let open = session.pesquisar_negocios().cod_lead(lead).send().await.unwrap();
    assert!(open.is_empty(), "a deal that was won is open no more: {open:?}");
}

async fn what_only_reads_answers(session: &Session, called: &mut Called) {
    let sellers = call!(called, session.pesquisar_vendedores()).unwrap();
    assert!(!sellers.is_empty());
    let supplier = call!(called, session.obter_fornecedor().cod_fornecedor(1)).unwrap();
    assert_eq!(supplier.cod_fornecedor, Some(1));
    assert!(!call!(called, session.listar_situacoes_beneficio()).unwrap().is_empty());
    assert!(!call!(called, session.listar_tipos_veiculo()).unwrap().is_empty());
    assert!(!call!(called, session.listar_dias_vencimento()).unwrap().is_empty());

    let events = call!(called, session.pesquisar_eventos().envolvido(Envolvido::Cliente)).unwrap();
    let event = events.first().and_then(|event| event.cod_evento).unwrap();
    let detail = call!(called, session.obter_evento().cod_evento(event)).unwrap();
    let person = detail.associado.as_ref().and_then(|person| person.cod_pessoa).unwrap();
    call!(called, session.listar_cartoes_credito().cod_pessoa(person)).unwrap();
}

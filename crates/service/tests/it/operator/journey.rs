//! The operations end to end, through the generated client and against the program itself.
//!
//! An operator sets up a shop beside those of the demo: who works there, what is sold, what is chosen from. A receiver
//! on a socket of its own then hears of everything that is opened and moved, and what it heard is looked up and sent
//! again.

use std::collections::BTreeSet;
use std::time::Duration;

use operator::client::{Client, Connection, Error, ResponseValue, operations, types};
use operator::runtime::json::Serialize;
use serde_json::{Value, json};
use tokio::sync::mpsc::UnboundedReceiver;

use super::calls::{body, json};
use super::every_register;
use super::notebook::{self, Heard};
use crate::server::{Running, program};
use crate::world::Home;

/// The operator's token of a demo.
const TOKEN: &str = "demo";

/// Seals the secrets of receivers: 32 bytes in base64.
const SECRETS_KEY: &str = "AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=";

/// Longest that anything is waited for; nothing takes so long.
const PATIENCE: Duration = Duration::from_mins(1);

/// The entities that are opened here, each by its own operations.
const ATTENDANCES: [&str; 4] = ["consulta", "helpDesk", "vistoria", "evento"];

/// What was called so far, by the names of operations.
type Called = BTreeSet<&'static str>;

/// Calls an operation, writes down that it was called, and gives what was answered.
macro_rules! call {
    ($called:ident, $client:ident.$operation:ident() $($rest:tt)*) => {{
        $called.insert(stringify!($operation));
        answered($client.$operation() $($rest)*.send().await)
    }};
}

/// Calls the five operations of a register, and gives the code of a record that stays.
macro_rules! five {
    ($called:ident, $client:ident, $type:ident, $code:literal by $setter:ident,
     $list:ident, $create:ident, $read:ident, $replace:ident, $remove:ident, $sent:expr) => {{
        let sent: Value = $sent;
        let made = call!($called, $client.$create().body(body::<types::$type>(sent.clone())));
        let code = code_of(&made, $code);
        let read = call!($called, $client.$read().$setter(code));
        assert_eq!(read, made);
        let replaced = call!($called, $client.$replace().$setter(code).body(body::<types::$type>(read)));
        assert_eq!(replaced, made, "what is read can be sent back");
        call!($called, $client.$remove().$setter(code));
        let kept = code_of(&call!($called, $client.$create().body(body::<types::$type>(sent))), $code);
        assert_ne!(kept, code, "no code is given out twice");
        let listed = call!($called, $client.$list());
        assert!(items(&listed).iter().any(|item| item[$code] == kept), "{listed}");
        kept
    }};
}

#[test]
fn an_operator_walks_through_all_operations_on_each_engine() {
    for home in Home::each() {
        let folder = tempfile::tempdir().unwrap();
        let mut command = program(folder.path());
        command.args(["serve", "--demo", "--listen", "127.0.0.1:0", "--operator-listen", "127.0.0.1:0"]);
        command.env("BENEFITS_DATABASE", home.address()).env("BENEFITS_SECRETS_KEY", SECRETS_KEY);
        let running = Running::begin(command, None);
        let client = Connection::builder(&format!("http://{}", running.operator()))
            .operations(operations::OPERATIONS)
            .schemes(operations::SCHEMES)
            .bearer("operador", TOKEN);
        let client = Client::from(client.build().unwrap());
        let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().unwrap();
        runtime.block_on(walk(&client));
        runtime.shutdown_background();
    }
}

/// Walks the whole way at a program with demo data.
pub(crate) async fn walk(client: &Client) {
    let mut called = Called::new();
    it_is_ready(client, &mut called).await;
    let store = a_store_is_opened(client, &mut called).await;
    somebody_works_there(client, &mut called, store).await;
    let situation = things_are_sold_there(client, &mut called).await;
    let clinic = others_are_worked_with(client, &mut called, store).await;
    let choices = attendances_have_types_and_situations(client, &mut called).await;
    let (receiver, heard) = a_receiver_listens(client, &mut called).await;
    what_members_have_is_kept(client, &mut called, clinic).await;
    let histories = all_is_opened_and_moved(client, &mut called, clinic, &choices, situation).await;
    what_was_heard_is_looked_up_and_sent_again(client, &mut called, receiver, heard, &histories).await;

    let known: Called = operations::OPERATIONS.iter().map(|operation| operation.name).collect();
    assert!(known.len() >= 102 && called.len() >= 102, "{} of {}", called.len(), known.len());
    // Whatever register is not part of the story is walked through by its example.
    let others: Called = known.difference(&called).copied().collect();
    let registers = every_register::operations();
    assert!(others.iter().all(|operation| registers.contains(*operation)), "{others:?}");
}

async fn it_is_ready(client: &Client, called: &mut Called) {
    assert_eq!(call!(called, client.consultar_vida())["vivo"], true);
    let ready = call!(called, client.consultar_prontidao());
    assert_eq!(ready["pronto"], true, "{ready}");
}

async fn a_store_is_opened(client: &Client, called: &mut Called) -> i32 {
    five!(called, client, Loja, "codLoja" by cod_loja, listar_lojas, criar_loja, consultar_loja, substituir_loja,
        remover_loja, json!({"nome": "Loja da Jornada", "cnpj": "12.ABC.345/01DE-35"}))
}

async fn somebody_works_there(client: &Client, called: &mut Called, store: i32) {
    let sent = json!({"usuario": "jornada", "nomeUsuario": "Jornada Exemplo", "email": "jornada@example.com",
        "codLojas": [store]});
    let made = call!(called, client.criar_usuario().body(body::<types::Usuario>(sent)));
    let user = code_of(&made, "codUsuario");
    call!(called, client.conceder_loja().cod_usuario(user).cod_loja(1));
    call!(called, client.retirar_loja().cod_usuario(user).cod_loja(1));
    let renamed = body::<types::AlteracaoUsuario>(json!({"nomeUsuario": "Jornada Modelo"}));
    call!(called, client.alterar_usuario().cod_usuario(user).body(renamed));
    let reset = call!(called, client.redefinir_senha().cod_usuario(user).body(body::<types::NovaSenha>(json!({}))));
    assert!(reset["senhaGerada"].is_string(), "{:?}", reset.as_object().map(|it| it.keys().collect::<Vec<_>>()));
    call!(called, client.revogar_tokens().cod_usuario(user));
    let read = call!(called, client.consultar_usuario().cod_usuario(user));
    assert_eq!((&read["nomeUsuario"], &read["codLojas"]), (&json!("Jornada Modelo"), &json!([store])));
    let listed = call!(called, client.listar_usuarios().cod_loja(store));
    assert_eq!(items(&listed), &[read][..]);
}

/// Gives a situation of benefits.
async fn things_are_sold_there(client: &Client, called: &mut Called) -> i32 {
    five!(called, client, Plano, "codPlano" by cod_plano, listar_planos, criar_plano, consultar_plano,
        substituir_plano, remover_plano, json!({"nome": "Plano da Jornada", "tipoBeneficio": "SAUDE", "valor": 74.5}));
    five!(called, client, TipoVeiculo, "codTipoVeiculo" by cod_tipo_veiculo, listar_tipos_veiculo,
        criar_tipo_veiculo, consultar_tipo_veiculo, substituir_tipo_veiculo, remover_tipo_veiculo,
        json!({"nome": "Triciclo da Jornada", "categoria": "Motocicleta"}));
    let format = json!({"tipo": "LISTA", "opcoes": ["Sim", "Não"]});
    five!(called, client, CampoAdicional, "codCampo" by cod_campo, listar_campos_adicionais, criar_campo_adicional,
        consultar_campo_adicional, substituir_campo_adicional, remover_campo_adicional,
        json!({"tipoBeneficio": "SAUDE", "nome": "Campo da Jornada", "formato": format}));
    let owner = call!(called, client.consultar_cliente_sistema());
    let same = call!(called, client.definir_cliente_sistema().body(body::<types::ClienteSistema>(owner.clone())));
    assert_eq!(same, owner, "the demo has said who it is");
    call!(called, client.incluir_dia_vencimento().dia(17));
    let days = call!(called, client.listar_dias_vencimento());
    assert!(items(&days).contains(&json!(17)), "{days}");
    call!(called, client.remover_dia_vencimento().dia(17));
    five!(called, client, SituacaoBeneficio, "codSituacao" by cod_situacao, listar_situacoes_beneficio,
        criar_situacao_beneficio, consultar_situacao_beneficio, substituir_situacao_beneficio,
        remover_situacao_beneficio, json!({"nome": "Em jornada", "tipoSituacao": "PENDENTE", "corDestaque": "6A1B9A",
            "corInversa": "FFFFFF"}))
}

/// Gives a clinic.
async fn others_are_worked_with(client: &Client, called: &mut Called, store: i32) -> i32 {
    five!(called, client, Vendedor, "codVendedor" by cod_vendedor, listar_vendedores, criar_vendedor,
        consultar_vendedor, substituir_vendedor, remover_vendedor,
        json!({"tipo": "Consultor", "nome": "Rita Jornada", "cpfCnpj": "529.982.247-25", "codLoja": store}));
    five!(called, client, Funil, "codFunil" by cod_funil, listar_funis, criar_funil, consultar_funil,
        substituir_funil, remover_funil,
        json!({"nome": "Funil da Jornada", "etapas": [{"nome": "Contato"}, {"nome": "Fechamento"}]}));
    five!(called, client, Fornecedor, "codFornecedor" by cod_fornecedor, listar_fornecedores, criar_fornecedor,
        consultar_fornecedor, substituir_fornecedor, remover_fornecedor,
        json!({"nome": "Clínica da Jornada", "cpfCnpj": "12.ABC.345/01DE-35", "codLoja": store}))
}

/// What an attendance of one kind is opened with: its type, the situation that it begins in and the one it moves to.
struct Choices {
    kind: i32,
    first: i32,
    second: i32,
}

async fn attendances_have_types_and_situations(client: &Client, called: &mut Called) -> Vec<Choices> {
    let situation = |entity: &str, name: &str| json!({"entidade": entity, "nome": name, "corDestaque": "1565C0", "corInversa": "FFFFFF"});
    let mut choices = Vec::new();
    for entity in ATTENDANCES {
        // Whatever is the first of its entity is where things begin, and stays.
        let first =
            call!(called, client.criar_situacao().body(body::<types::Situacao>(situation(entity, "Jornada A"))));
        let first = code_of(&first, "codSituacao");
        let second = five!(called, client, Situacao, "codSituacao" by cod_situacao, listar_situacoes, criar_situacao,
            consultar_situacao, substituir_situacao, remover_situacao, situation(entity, "Jornada B"));
        let kind = five!(called, client, Tipo, "codTipo" by cod_tipo, listar_tipos, criar_tipo, consultar_tipo,
            substituir_tipo, remover_tipo, json!({"entidade": entity, "nome": "Tipo da Jornada"}));
        choices.push(Choices { kind, first, second });
    }
    choices
}

/// Registers a receiver on a socket, and gives what it hears.
async fn a_receiver_listens(client: &Client, called: &mut Called) -> (i32, UnboundedReceiver<Heard>) {
    let (listener, url) = notebook::bind().await;
    let entities = json!(["consulta", "helpDesk", "vistoria", "beneficio", "evento"]);
    let sent = json!({"nome": "Receptor da Jornada", "url": url, "entidades": entities});
    let made = call!(called, client.cadastrar_receptor().body(body::<types::Receptor>(sent)));
    let receiver = code_of(&made, "codReceptor");
    let overlap = body::<types::TrocaSegredo>(json!({"sobreposicaoHoras": 1}));
    let rotated = call!(called, client.trocar_segredo().cod_receptor(receiver).body(overlap));
    // It has been told of the first secret only, which holds beside the new one.
    let heard = notebook::listen(listener, made["segredo"].as_str().unwrap());
    assert_ne!(rotated["segredo"], made["segredo"]);
    let ping = body::<types::Ping>(json!({"entidade": "evento"}));
    let reached = call!(called, client.testar_receptor().cod_receptor(receiver).body(ping));
    assert_eq!((&reached["entregue"], &reached["status"]), (&json!(true), &json!(204)), "{reached}");
    let noted = body::<types::AlteracaoReceptor>(json!({"observacao": "Da jornada"}));
    let changed = call!(called, client.alterar_receptor().cod_receptor(receiver).body(noted));
    assert_eq!(changed["observacao"], "Da jornada");
    let read = call!(called, client.consultar_receptor().cod_receptor(receiver));
    assert_eq!((&read["url"], &read["ativo"]), (&json!(url), &json!(true)));
    let listed = call!(called, client.listar_receptores());
    assert_eq!(items(&listed).len(), 1);
    (receiver, heard)
}

/// Adds and takes away what belongs to somebody of the demo.
async fn what_members_have_is_kept(client: &Client, called: &mut Called, supplier: i32) {
    let known = answered(client.listar_eventos().limite(500).send().await);
    let first = &items(&known)[0];
    let (person, benefit) = (code_of(first, "codPessoa"), code_of(first, "codBeneficio"));

    let sent = json!({"bandeira": "Elo", "ultimosDigitos": "4242", "validade": "08/2031", "principal": true});
    let made =
        call!(called, client.cadastrar_cartao_credito().cod_pessoa(person).body(body::<types::CartaoCredito>(sent)));
    let listed = call!(called, client.listar_cartoes_credito().cod_pessoa(person));
    let n_main = items(&listed).iter().filter(|card| card["principal"] == true).count();
    assert!(items(&listed).contains(&made) && n_main == 1, "{listed}");
    let card = code_of(&made, "codCartaoCredito");
    call!(called, client.remover_cartao_credito().cod_pessoa(person).cod_cartao_credito(card));

    let sent = json!({"numeroSerie": "RX-JORNADA", "codFornecedor": supplier});
    let made =
        call!(called, client.instalar_equipamento().cod_beneficio(benefit).body(body::<types::Equipamento>(sent)));
    let installation = code_of(&made, "codInstalacao");
    call!(called, client.remover_equipamento().cod_beneficio(benefit).cod_instalacao(installation));
    let listed = call!(called, client.listar_equipamentos().cod_beneficio(benefit));
    let removed = items(&listed).iter().find(|item| item["codInstalacao"] == installation);
    assert!(removed.is_some_and(|item| item["dataRemocao"].is_string()), "{listed}");

    // Benefits of the demo begin with the item of their plan; some hold another plan as well.
    let mut second = None;
    for event in items(&known) {
        let benefit = code_of(event, "codBeneficio");
        let listed = call!(called, client.listar_itens_beneficio().cod_beneficio(benefit));
        if let [_, .., last] = items(&listed) {
            second = Some((benefit, code_of(last, "codItem")));
            break;
        }
    }
    let (benefit, item) = second.expect("some benefit holds a second plan");
    call!(called, client.excluir_item_beneficio().cod_beneficio(benefit).cod_item(item));
    call!(called, client.encerrar_lead().cod_lead(1));
}

/// Opens and moves one of everything, and gives the histories that came of it.
async fn all_is_opened_and_moved(
    client: &Client,
    called: &mut Called,
    clinic: i32,
    choices: &[Choices],
    situation: i32,
) -> BTreeSet<i32> {
    let [appointment, call, inspection, event] = choices else { panic!("one of each") };
    // Somebody of the demo who had an event, with the benefit that it was about.
    let known = call!(called, client.listar_eventos().limite(1));
    let known = &items(&known)[0];
    let (person, benefit) = (code_of(known, "codPessoa"), code_of(known, "codBeneficio"));
    let mut histories = BTreeSet::new();
    let movement = |to: i32, from: i32| json!({"codSituacao": to, "codSituacaoEsperada": from});

    macro_rules! open_and_move {
        ($type:ident, $code:literal by $setter:ident, $open:ident, $read:ident, $list:ident, $move:ident, $movement:ident,
         $choices:expr, $sent:expr) => {{
            let mut sent: Value = $sent;
            sent["codSituacao"] = json!($choices.first);
            let open = || client.$open().idempotency_key(concat!("jornada-", $code));
            let opened = call!(called, client.$open().idempotency_key(concat!("jornada-", $code))
                .body(body::<types::$type>(sent.clone())));
            let again = answered(open().body(body::<types::$type>(sent)).send().await);
            assert_eq!(again, opened, "what is asked twice is done once");
            let code = code_of(&opened, $code);
            let sent = movement($choices.second, $choices.first);
            let moved = call!(called, client.$move().$setter(code).body(body::<types::$movement>(sent.clone())));
            assert_eq!((&moved["mudou"], &moved["entregas"]), (&json!(true), &json!(1)), "{moved}");
            let stays = json!({"codSituacao": $choices.second});
            let stayed = answered(client.$move().$setter(code).body(body::<types::$movement>(stays)).send().await);
            assert_eq!(stayed["mudou"], false, "{stayed}");
            let read = call!(called, client.$read().$setter(code));
            assert_eq!(read["codSituacao"], $choices.second);
            let history = read["historico"].as_array().unwrap();
            assert_eq!(history.len(), 2, "{read}");
            histories.extend(history.iter().map(|entry| code_of(entry, "codHistorico")));
            let listed = call!(called, client.$list().cod_situacao(vec![$choices.second]));
            assert_eq!(items(&listed).len(), 1, "{listed}");
        }};
    }

    open_and_move!(Consulta, "codConsulta" by cod_consulta, abrir_consulta, consultar_consulta, listar_consultas,
        mover_consulta, MovimentoInput, appointment, json!({"codPessoa": person, "codBeneficio": benefit,
            "codEspecialidade": appointment.kind, "codClinica": clinic, "dataConsulta": "2026-09-01T14:00:00Z"}));
    open_and_move!(HelpDesk, "codHelpDesk" by cod_help_desk, abrir_help_desk, consultar_help_desk, listar_help_desks,
        mover_help_desk, MovimentoInput, call, json!({"codPessoa": person, "codBeneficio": benefit,
            "codTipoHelpDesk": call.kind, "descricao": "Pergunta da jornada."}));
    open_and_move!(Vistoria, "codVistoria" by cod_vistoria, abrir_vistoria, consultar_vistoria, listar_vistorias,
        mover_vistoria, MovimentoVistoriaInput, inspection, json!({"codBeneficio": benefit,
            "codTipoVistoria": inspection.kind}));
    open_and_move!(Evento, "codEvento" by cod_evento, abrir_evento, consultar_evento, listar_eventos, mover_evento,
        MovimentoInput, event, json!({"codPessoa": person, "codBeneficio": benefit, "codTipoEvento": event.kind,
            "dataEvento": "2026-07-01", "descricao": "Colisão da jornada."}));
    let sent = body::<types::MovimentoInput>(json!({"codSituacao": situation}));
    let moved = call!(called, client.mover_beneficio().cod_beneficio(benefit).body(sent));
    assert_eq!(moved["mudou"], true, "{moved}");
    histories.insert(code_of(&moved, "codHistorico"));
    histories
}

async fn what_was_heard_is_looked_up_and_sent_again(
    client: &Client,
    called: &mut Called,
    receiver: i32,
    mut heard: UnboundedReceiver<Heard>,
    histories: &BTreeSet<i32>,
) {
    // Four were opened and moved, and a benefit was moved.
    assert_eq!(histories.len(), 9, "{histories:?}");
    let mut told = Vec::new();
    while told.len() < histories.len() {
        told.push(within(heard.recv()).await.expect("it listens"));
    }
    assert_eq!(told.iter().filter_map(|it| it.history).collect::<BTreeSet<_>>(), *histories, "{told:?}");

    let delivered =
        || client.listar_entregas().cod_receptor(vec![receiver]).situacao(vec![types::SituacaoEntrega::Entregue]);
    called.insert("listar_entregas");
    let listed = within(async {
        loop {
            let listed = answered(delivered().send().await);
            // What arrived is written down after it was answered.
            if items(&listed).len() == told.len() {
                break listed;
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    })
    .await;
    let ids: BTreeSet<&str> = items(&listed).iter().map(|item| item["idEntrega"].as_str().unwrap()).collect();
    assert_eq!(ids, told.iter().map(|it| it.id.as_str()).collect());

    let first = &told[0].id;
    let read = call!(called, client.consultar_entrega().id_entrega(first.as_str()));
    assert_eq!((&read["situacao"], &read["ultimoStatus"]), (&json!("ENTREGUE"), &json!(204)), "{read}");
    call!(called, client.reenviar_entrega().id_entrega(first.as_str()));
    assert_eq!(within(heard.recv()).await.expect("it listens").id, *first, "the same delivery again");

    let sent = json!({"codReceptor": receiver, "criadaDe": "2020-01-01T00:00:00Z", "criadaAte": "2100-01-01T00:00:00Z",
        "situacoes": ["ENTREGUE", "PENDENTE", "ENVIANDO"], "simular": true});
    let counted = call!(
        called,
        client.reenviar_intervalo().idempotency_key("jornada-reenvio").body(body::<types::Reenvio>(sent))
    );
    assert_eq!((&counted["quantidade"], &counted["simulado"]), (&json!(9), &json!(true)), "{counted}");
    call!(called, client.remover_receptor().cod_receptor(receiver));
}

fn answered<T: Serialize>(answer: Result<ResponseValue<T>, Error<types::Erro>>) -> Value {
    let answer = answer.unwrap_or_else(|error| panic!("refused: {error:?}"));
    json(&*answer)
}

/// The records of a list, whether it comes whole or in pages.
fn items(list: &Value) -> &[Value] {
    list.as_array().or_else(|| list["itens"].as_array()).unwrap_or_else(|| panic!("no list: {list}"))
}

fn code_of(record: &Value, field: &str) -> i32 {
    let code = record[field].as_i64().unwrap_or_else(|| panic!("no {field}: {record}"));
    i32::try_from(code).unwrap()
}

async fn within<T>(work: impl Future<Output = T>) -> T {
    tokio::time::timeout(PATIENCE, work).await.expect("it takes too long")
}

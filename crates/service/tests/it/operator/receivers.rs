//! Receivers as the operator has them: registered, changed, given secrets, tested and removed.

use std::net::SocketAddr;

use domain::values::{Moment, ReceiverCode};
use operator::client::types::{Entidade, FalhaEntrega, MotivoDesativacao, UrlReceptor};
use operator::client::{Client, Error};
use poem::listener::{Acceptor, Listener, TcpListener};
use serde_json::{Value, json};
use store::StoreError;
use triggers::receiver::{Delivery, Outcome, Receiver, Receiving};
use triggers::signature::{Secret, Verifier};
use triggers::{GatilhoBeneficio, GatilhoConsulta, GatilhoEvento, GatilhoHelpDesk, GatilhoVistoria};

use crate::world::{Operator, Request, World, now};

const HOUR: i64 = 3_600_000_000;

/// Registers a receiver of benefits and events, and gives its secret.
pub(super) fn add(world: &World, client: &Client, name: &str, url: &str) -> String {
    let entities = vec![Entidade::Evento, Entidade::Beneficio];
    let call = client.cadastrar_receptor().body_map(|body| body.nome(name).url(url).entidades(entities));
    let created = world.block_on(call.send()).unwrap().into_inner();
    created.segredo.expect("it is told once").clone()
}

fn refused(operator: &Operator<'_>, method: &'static str, path: &str, body: &Value) -> (u16, String, String) {
    let answer = operator.ask(Request::new(method, path, Some(&body.to_string())));
    let error = answer.json();
    let text = |name: &str| error[name].as_str().unwrap_or_default().to_owned();
    (answer.status, text("codigo"), text("campo"))
}

fn receiver(name: &str, url: &str) -> Value {
    json!({"nome": name, "url": url, "entidades": ["evento"]})
}

#[test]
fn a_receiver_is_registered_with_a_secret_that_is_told_once_and_kept_sealed() {
    for world in World::each() {
        let operator = world.operator();
        let body = json!({"nome": "Painel", "url": "https://1.1.1.1:8443/gatilhos/", "entidades": ["evento", "beneficio"],
                          "observacao": "ramal 4021", "codReceptor": 77});
        let answer = operator.ask(Request::new("POST", "/operador/receptores", Some(&body.to_string())));
        assert_eq!(
            (answer.status, answer.header("location")),
            (201, Some("/operador/receptores/1")),
            "{}",
            answer.body
        );
        let created = answer.json();
        let secret = created["segredo"].as_str().unwrap().to_owned();
        Secret::parse(&secret).unwrap();
        let expected = json!({
            "codReceptor": 1, "nome": "Painel", "url": "https://1.1.1.1:8443/gatilhos",
            "entidades": ["beneficio", "evento"], "ativo": true, "observacao": "ramal 4021", "desativadoEm": null,
            "segredos": 1, "entregas": {"PENDENTE": 0, "ENVIANDO": 0, "ENTREGUE": 0, "MORTA": 0},
            "criadoEm": "2026-07-15T18:00:00Z",
        });
        let read = operator.ask(Request::get("/operador/receptores/1")).json();
        assert_eq!(read, expected);
        assert_eq!(operator.ask(Request::get("/operador/receptores")).json(), json!([expected]));

        let code = ReceiverCode::new(1).unwrap();
        let kept = world.block_on(world.database.read(move |reading| reading.live_secrets(code, now()))).unwrap();
        let is_readable = kept[0].sealed.windows(6).any(|window| window == &secret.as_bytes()[..6]);
        assert!(kept.len() == 1 && !is_readable, "whoever reads the database reads no secret");
    }
}

#[test]
fn nothing_private_is_registered_in_any_clothes() {
    let world = World::sqlite();
    let operator = world.operator();
    for url in [
        "https://10.0.0.1",
        "https://10.0.0.1:8443/gatilhos",
        "https://167772161",
        "https://0xa.1",
        "https://012.0.0.1",
        "https://169.254.169.254/latest/meta-data",
        "https://100.64.0.1",
        "https://0.0.0.0",
        "https://[::1]:9090",
        "https://[::ffff:10.0.0.1]",
        "https://[64:ff9b::a00:1]",
        "https://[fd00::1]",
        "http://1.1.1.1",
    ] {
        let error = refused(&operator, "POST", "/operador/receptores", &receiver("Teste", url));
        assert_eq!(error, (400, "ENDERECO_PROIBIDO".to_owned(), "/url".to_owned()), "{url}");
    }
    for url in [
        "ftp://a.example",
        "https://",
        "https://user:senha@1.1.1.1",
        "https://1.1.1.1?a=b",
        "https://1.1.1.1/#x",
        "https://1.1.1.1:0",
        "https://1.1.1.1:99999",
        "https://nao-existe.invalid",
    ] {
        let (status, code, field) = refused(&operator, "POST", "/operador/receptores", &receiver("Teste", url));
        assert_eq!((status, code.as_str(), field.as_str()), (400, "REQUISICAO_INVALIDA", "/url"), "{url}");
    }
    assert_eq!(operator.ask(Request::get("/operador/receptores")).json(), json!([]), "nothing was written");
}

#[test]
fn no_two_receivers_share_a_name_or_an_address() {
    for world in World::each() {
        let operator = world.operator();
        add(&world, &operator.client(), "Análise", "https://1.1.1.1/a");
        add(&world, &operator.client(), "Outro", "https://1.1.1.1/b");
        for (method, path, body, field) in [
            ("POST", "/operador/receptores", receiver("ANALISE", "https://1.1.1.1/c"), "/nome"),
            ("POST", "/operador/receptores", receiver("Novo", "https://1.1.1.1:443/a//"), "/url"),
            ("PATCH", "/operador/receptores/2", json!({"nome": "Analise"}), "/nome"),
            ("PATCH", "/operador/receptores/2", json!({"url": "https://1.1.1.1/a/"}), "/url"),
        ] {
            let error = refused(&operator, method, path, &body);
            assert_eq!(error, (409, "DUPLICADO".to_owned(), field.to_owned()), "{body}");
        }
        let same = operator.ask(Request::new("PATCH", "/operador/receptores/2", Some(r#"{"nome": "Outro"}"#)));
        assert_eq!(same.status, 200, "its own name is its own");
    }
}

#[test]
fn a_receiver_is_changed_disabled_and_enabled() {
    for world in World::each() {
        let client = world.operator().client();
        add(&world, &client, "Painel", "https://1.1.1.1/a");
        let disabled = client.alterar_receptor().cod_receptor(1).body_map(|body| body.ativo(false));
        let disabled = world.block_on(disabled.send()).unwrap().into_inner();
        assert_eq!(disabled.motivo_desativacao, Some(MotivoDesativacao::Operador));
        assert_eq!(disabled.desativado_em.unwrap().to_rfc3339(), "2026-07-15T18:00:00+00:00");
        let listed = |is_active| {
            let call = client.listar_receptores().ativo(is_active).entidade(vec![Entidade::Evento]);
            world.block_on(call.send()).unwrap().len()
        };
        assert_eq!((listed(true), listed(false)), (0, 1));

        let operator = world.operator();
        let body = r#"{"ativo": true, "url": "https://1.1.1.1/b", "entidades": ["consulta"], "observacao": null}"#;
        let changed = operator.ask(Request::new("PATCH", "/operador/receptores/1", Some(body))).json();
        assert_eq!(changed["ativo"], true);
        assert_eq!(changed["url"], "https://1.1.1.1/b");
        assert_eq!(changed["entidades"], json!(["consulta"]));
        assert!(changed.get("motivoDesativacao").is_none());
        assert_eq!((listed(true), listed(false)), (0, 0), "it no longer wants events");

        let query = |body: &str| {
            let changed = operator.ask(Request::new("PATCH", "/operador/receptores/1", Some(body))).json();
            (changed["url"].clone(), changed["consulta"].clone())
        };
        let base = json!("https://1.1.1.1/b");
        assert_eq!(query(r#"{"consulta": "chave=a%20b"}"#), (base.clone(), json!("chave=a%20b")));
        assert_eq!(query(r#"{"url": "https://1.1.1.1/b"}"#), (base.clone(), json!("chave=a%20b")), "absent keeps");
        assert_eq!(query(r#"{"consulta": ""}"#), (base, json!(null)), "empty clears");

        let missing = client.alterar_receptor().cod_receptor(9).body_map(|body| body.ativo(true));
        assert!(matches!(world.block_on(missing.send()), Err(Error::NotFound { .. })));
        let path = "/operador/receptores/1";
        assert_eq!(refused(&operator, "PATCH", path, &json!({})).0, 400, "nothing changes nothing");
        let error = refused(&operator, "PATCH", path, &json!({"url": "https://10.0.0.1"}));
        assert_eq!(error.1, "ENDERECO_PROIBIDO");
    }
}

#[test]
fn secrets_overlap_while_they_are_changed_and_there_are_never_three() {
    for world in World::each() {
        let client = world.operator().client();
        let first = add(&world, &client, "Painel", "https://1.1.1.1/a");
        let n_live = || {
            world.block_on(client.consultar_receptor().cod_receptor(1).send()).unwrap().segredos.expect("it is counted")
        };
        let rotate = |hours: Option<i32>| {
            let call = client.trocar_segredo().cod_receptor(1);
            let call = match hours {
                Some(hours) => call.body(operator::client::types::TrocaSegredo { sobreposicao_horas: Some(hours) }),
                None => call,
            };
            world.block_on(call.send()).unwrap().into_inner()
        };
        let second = rotate(None);
        assert_ne!(second.segredo.unwrap().clone(), first);
        assert_eq!(second.anterior_valido_ate.unwrap().to_rfc3339(), "2026-07-16T18:00:00+00:00");
        assert_eq!(n_live(), 2);
        rotate(Some(168));
        assert_eq!(n_live(), 2, "the oldest is dead");
        world.clock.set(Moment::from_micros(now().micros() + 168 * HOUR).unwrap());
        assert_eq!(n_live(), 1, "its time is over");
        rotate(Some(1));
        let leaked = rotate(Some(0));
        assert!(leaked.anterior_valido_ate.is_none());
        assert_eq!(n_live(), 1);
    }
}

#[test]
fn a_removed_receiver_is_gone_with_its_secret_and_its_name_is_free() {
    for world in World::each() {
        let client = world.operator().client();
        add(&world, &client, "Painel", "https://1.1.1.1/a");
        world.block_on(client.remover_receptor().cod_receptor(1).send()).unwrap();
        assert!(world.block_on(client.listar_receptores().send()).unwrap().is_empty());
        for call in [
            world.block_on(client.consultar_receptor().cod_receptor(1).send()).map(|_| ()),
            world.block_on(client.remover_receptor().cod_receptor(1).send()).map(|_| ()),
            world.block_on(client.trocar_segredo().cod_receptor(1).send()).map(|_| ()),
            world.block_on(client.testar_receptor().cod_receptor(1).send()).map(|_| ()),
        ] {
            assert!(matches!(call, Err(Error::NotFound { .. })), "{call:?}");
        }
        let code = ReceiverCode::new(1).unwrap();
        let kept = world.block_on(world.database.read(move |reading| reading.live_secrets(code, now())));
        assert_eq!(kept.map_err(|error: StoreError| error.to_string()), Ok(vec![]));
        add(&world, &client, "Painel", "https://1.1.1.1/a");
    }
}

#[test]
fn a_ping_tells_what_the_receiver_answered() {
    for world in World::each() {
        let client = world.operator().client();
        let ping = || world.block_on(client.testar_receptor().cod_receptor(1).send()).unwrap().into_inner();
        // A port that was free a moment ago: nobody listens.
        let free = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
        let secret = add(&world, &client, "Teste", &format!("http://{free}/base"));
        let nobody = ping();
        assert_eq!((nobody.entregue, nobody.status), (Some(false), None));
        assert_eq!(nobody.falha, Some(FalhaEntrega::ConexaoRecusada));
        assert_eq!(nobody.url.unwrap(), format!("http://{free}/base/beneficio"));

        let listening = world.block_on(listen(&secret));
        let moved = client.alterar_receptor().cod_receptor(1);
        let url = UrlReceptor::try_from(format!("http://{listening}")).unwrap();
        let moved = moved.body_map(|body| body.url(url).ativo(false));
        world.block_on(moved.send()).unwrap();
        let taken = ping();
        assert_eq!((taken.entregue, taken.status, taken.falha), (Some(true), Some(204), None), "disabled or not");

        let rotated = client.trocar_segredo().cod_receptor(1);
        let rotated = rotated.body(operator::client::types::TrocaSegredo { sobreposicao_horas: Some(0) });
        world.block_on(rotated.send()).unwrap();
        let unknown = ping();
        assert_eq!((unknown.entregue, unknown.status), (Some(false), Some(401)));
        assert_eq!(unknown.falha, Some(FalhaEntrega::StatusInesperado));
        assert!(unknown.trecho_resposta.unwrap().clone().contains("webhook-signature"));
    }
}

/// A receiver on a socket that knows a secret, and takes everything that is signed with it.
async fn listen(secret: &str) -> SocketAddr {
    let receiving = Receiving::new(Anything, Verifier::new([Secret::parse(secret).unwrap()]));
    let acceptor = TcpListener::bind("127.0.0.1:0").into_acceptor().await.unwrap();
    let address = *acceptor.local_addr()[0].as_socket_addr().unwrap();
    tokio::spawn(poem::Server::new_with_acceptor(acceptor).run(receiving));
    address
}

struct Anything;

impl Receiver for Anything {
    async fn consulta(&self, _: Delivery<GatilhoConsulta>) -> Outcome {
        Ok(())
    }

    async fn help_desk(&self, _: Delivery<GatilhoHelpDesk>) -> Outcome {
        Ok(())
    }

    async fn vistoria(&self, _: Delivery<GatilhoVistoria>) -> Outcome {
        Ok(())
    }

    async fn beneficio(&self, _: Delivery<GatilhoBeneficio>) -> Outcome {
        Ok(())
    }

    async fn evento(&self, _: Delivery<GatilhoEvento>) -> Outcome {
        Ok(())
    }
}

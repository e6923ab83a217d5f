//! The operator's commands become the requests of the operator's contract.

use std::os::unix::fs::PermissionsExt;

use crate::cli::User;
use crate::server::{Answer, Server, json};

const RECEIVER: &str =
    r#"{"codReceptor":3,"nome":"Teste","url":"http://127.0.0.1:9090","segredo":"whsec_c2VncmVkbw=="}"#;

fn user(server: &Server) -> User {
    User::new().with("BENEFITS_OPERATOR_URL", &server.address).with("BENEFITS_OPERATOR_TOKEN", "t0k3n")
}

/// What a command sends: its line, token and body.
fn sent(line: &str, answer: &'static str) -> (String, String) {
    let server = Server::start_raw(|_| json(answer));
    user(&server).run(line).shown();
    let request = server.last();
    assert_eq!(request.authorization.as_deref(), Some("Bearer t0k3n"));
    (request.line, request.body)
}

#[test]
fn commands_about_receivers() {
    for (line, request, body) in [
        (
            "receivers list --ativo nao --entidade beneficio,evento",
            "GET /operador/receptores?ativo=false&entidade=beneficio,evento",
            "",
        ),
        ("receivers show 3", "GET /operador/receptores/3", ""),
        ("receivers rotate 3", "POST /operador/receptores/3/segredo", "{}"),
        ("receivers rotate 3 --sobreposicao 0", "POST /operador/receptores/3/segredo", r#"{"sobreposicaoHoras":0}"#),
        ("receivers enable 3", "PATCH /operador/receptores/3", r#"{"ativo":true}"#),
        ("receivers disable 3", "PATCH /operador/receptores/3", r#"{"ativo":false}"#),
        (
            "receivers add --nome Teste --url http://127.0.0.1:9090 --entidade evento",
            "POST /operador/receptores",
            r#"{"nome":"Teste","url":"http://127.0.0.1:9090","entidades":["evento"]}"#,
        ),
    ] {
        assert_eq!(sent(line, RECEIVER), (request.to_owned(), body.to_owned()), "{line}");
    }
}

#[test]
fn commands_about_deliveries() {
    const ID: &str = "7b0c6a52-3f0e-4c1b-9a55-2d8f1e64c0aa";
    for (line, request, body) in [
        (
            "deliveries list --situacao PENDENTE,MORTA --receptor 3 --receptor 4 --entidade evento --historico 7 --limite 5"
                .to_owned(),
            "GET /operador/entregas?situacao=PENDENTE&situacao=MORTA&codReceptor=3&codReceptor=4&entidade=evento\
             &codHistorico=7&limite=5"
                .to_owned(),
            "",
        ),
        (format!("deliveries show {ID}"), format!("GET /operador/entregas/{ID}"), ""),
        (format!("deliveries replay {ID}"), format!("POST /operador/entregas/{ID}/reenvio"), ""),
        (
            "deliveries replay --receptor 3 --de 2026-07-20T00:00:00Z --ate 2026-07-21T00:00:00Z --simular".to_owned(),
            "POST /operador/reenvios".to_owned(),
            r#"{"codReceptor":3,"criadaDe":"2026-07-20T00:00:00Z","criadaAte":"2026-07-21T00:00:00Z","simular":true}"#,
        ),
    ] {
        assert_eq!(sent(&line, r#"{"itens":[],"proximoCursor":null}"#), (request, body.to_owned()), "{line}");
    }
}

#[test]
fn commands_about_situations() {
    for (line, request, body) in [
        ("situations list evento", "GET /operador/situacoes?entidade=evento", ""),
        ("situations list beneficio", "GET /operador/situacoesBeneficio", ""),
        ("situations move beneficio 17 2", "POST /operador/beneficios/17/situacao", r#"{"codSituacao":2}"#),
        (
            "situations move vistoria 9 54 --esperada 53 --vistoriador Belmiro",
            "POST /operador/vistorias/9/situacao",
            r#"{"codSituacao":54,"codSituacaoEsperada":53,"vistoriador":"Belmiro"}"#,
        ),
    ] {
        assert_eq!(sent(line, "[]"), (request.to_owned(), body.to_owned()), "{line}");
    }
}

#[test]
fn a_secret_goes_into_a_file_of_its_own_and_nowhere_else() {
    let server = Server::start_raw(|_| json(RECEIVER));
    let user = user(&server);
    let path = user.file("antigo.txt", "whsec_antigo");
    let line = "receivers add --nome Teste --url http://127.0.0.1:9090 --segredo-em";
    let refused = user.run(&format!("{line} {}", path.display()));
    assert_eq!((refused.code, server.requests().len()), (1, 0), "{}", refused.stderr);
    let path = path.with_file_name("novo.txt");
    let outcome = user.run(&format!("{line} {}", path.display()));
    assert!(!outcome.stdout.contains("whsec_") && !outcome.stderr.contains("whsec_"), "{outcome:?}");
    assert_eq!(std::fs::read_to_string(&path).unwrap(), "whsec_c2VncmVkbw==\n");
    assert_eq!(std::fs::metadata(&path).unwrap().permissions().mode() & 0o777, 0o600);
}

#[test]
fn a_receiver_that_was_refused_leaves_no_file() {
    let server = Server::start_raw(|_| {
        let body = r#"{"codigo":"ENDERECO_PROIBIDO","mensagem":"O endereço fica em rede privada.","idRequisicao":"x"}"#;
        (400, "application/json", body.to_owned())
    });
    let user = user(&server);
    let outcome = user.run("receivers add --nome Teste --url http://10.0.0.1 --segredo-em s.txt");
    assert_eq!(outcome.code, 4);
    assert!(outcome.stderr.contains("O endereço fica em rede privada."), "{}", outcome.stderr);
    assert!(!user.file("outro", "").with_file_name("s.txt").exists());
}

#[test]
fn a_ping_that_was_not_taken_fails() {
    for (answer, code) in [(r#"{"entregue":true,"status":204}"#, 0), (r#"{"entregue":false,"status":401}"#, 5)] {
        let server = Server::start_raw(move |_| json(answer));
        assert_eq!(user(&server).run("receivers ping 3 --entidade evento").code, code);
        assert_eq!(server.last().body, r#"{"entidade":"evento"}"#);
    }
}

#[test]
fn all_pages_of_deliveries_are_followed() {
    let server = Server::start_raw(|request| {
        json(if request.line.contains("cursor=dois") {
            r#"{"itens":[{"codHistorico":1}],"proximoCursor":null}"#
        } else {
            r#"{"itens":[{"codHistorico":2}],"proximoCursor":"dois"}"#
        })
    });
    let user = user(&server);
    let all = user.run("deliveries list --todas --json").shown();
    assert_eq!(all, "[{\"codHistorico\":2},{\"codHistorico\":1}]\n");
    let first = user.run("deliveries list");
    assert_eq!(first.stderr, "Há mais: --cursor dois, ou --todas.\n");
}

#[test]
fn a_replay_goes_on_until_nothing_is_left() {
    let server = Server::start_raw(|request| {
        json(if request.body.contains(r#""cursor":"c1""#) {
            r#"{"quantidade":5,"simulado":false,"proximoCursor":null}"#
        } else {
            r#"{"quantidade":10000,"simulado":false,"proximoCursor":"c1"}"#
        })
    });
    let line = "deliveries replay --receptor 3 --de 2026-07-20T00:00:00Z --ate 2026-07-21T00:00:00Z --json";
    assert_eq!(user(&server).run(line).shown(), "{\"quantidade\":10005,\"simulado\":false}\n");
}

#[test]
fn situations_of_all_entities_stand_in_one_table() {
    let server = Server::start_raw(|request| -> Answer {
        json(if request.line.ends_with("Beneficio") {
            r#"[{"codSituacao":1,"nome":"Ativo"}]"#
        } else {
            r#"[{"codSituacao":31,"entidade":"evento","nome":"Aberto"}]"#
        })
    });
    let expected = "codSituacao  entidade   nome\n         31  evento     Aberto\n          1  beneficio  Ativo\n";
    assert_eq!(user(&server).run("situations list").shown(), expected);
}

#[test]
fn the_token_comes_from_a_file_or_a_profile_and_stays_with_its_address() {
    let server = Server::start_raw(|_| json("[]"));
    let user = User::new();
    let token = user.file("token.txt", "de-arquivo\n");
    let line = format!("receivers list --endereco {} --token-de {}", server.address, token.display());
    user.run(&line).shown();
    assert_eq!(server.last().authorization.unwrap(), "Bearer de-arquivo");
    let save = format!(
        "perfil salvar --endereco http://127.0.0.1:1 --endereco-operador {} --token-de {}",
        server.address,
        token.display()
    );
    user.run(&save).shown();
    std::fs::remove_file(token).unwrap();
    user.run("receivers list").shown();
    assert_eq!(server.requests().len(), 2);
    let elsewhere = user.run("receivers list --endereco http://127.0.0.1:1");
    assert_eq!(elsewhere.code, 2, "a kept token goes nowhere else: {}", elsewhere.stderr);
}

#[test]
fn the_operator_has_no_user_and_says_what_is_missing() {
    let outcome = User::new().run("receivers list --usuario x");
    assert_eq!(outcome.code, 2);
    assert!(outcome.stderr.contains("token"), "{}", outcome.stderr);
    let outcome = User::new().run("receivers list");
    assert!(outcome.stderr.contains("falta o token do operador"), "{}", outcome.stderr);
}

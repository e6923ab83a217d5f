//! What went wrong, told to people by text and to scripts by the exit code.

use std::net::TcpListener;
use std::time::{Duration, Instant};

use crate::cli::User;
use crate::server::{Server, json, text};

#[test]
fn the_servers_own_words_come_first() {
    let server = Server::start(|_| text(404, "Benefício não encontrado. Confira o código."));
    let outcome = User::of(&server.address).run("beneficio cancelar 17");
    assert_eq!(outcome.code, 4);
    assert_eq!(outcome.stdout, "");
    insta::assert_snapshot!(outcome.stderr, @r"
    erro: Benefício não encontrado. Confira o código.
          resposta 404 a PUT /ext/beneficio/{codBeneficio}/cancelar (cancelarBeneficio)
    o que fazer: Confira o código informado e se o usuário enxerga a loja.
    ");
}

#[test]
fn refusals_are_told_from_failures() {
    for (status, code) in [(400, 4), (403, 4), (409, 4), (429, 4), (500, 5), (501, 5), (302, 5)] {
        let server = Server::start(move |_| text(status, "Não."));
        let outcome = User::of(&server.address).run("crm criar-negocio --campo codLead=1");
        assert_eq!(outcome.code, code, "{status}: {}", outcome.stderr);
    }
}

#[test]
fn a_wrong_password_is_a_refusal() {
    let server = Server::start_raw(|_| text(401, "Usuário ou senha inválidos."));
    let outcome = User::of(&server.address).run("administracao listar-lojas");
    assert_eq!(outcome.code, 4);
    insta::assert_snapshot!(outcome.stderr, @r"
    erro: Usuário ou senha inválidos.
          resposta 401 a POST /ext/autenticacao (autenticarUsuario)
    o que fazer: Confira usuário e senha: --usuario, BENEFITS_PASSWORD ou o perfil.
    ");
}

#[test]
fn answers_that_are_not_the_contracts_are_the_servers_fault() {
    for (content_type, body) in [
        ("text/html", "<html>Bem-vindo ao roteador</html>"),
        ("application/json", "{\"itens\": ["),
        ("application/json", ""),
        ("text/plain", "tudo bem"),
    ] {
        let server = Server::start(move |_| (200, content_type, body.to_owned()));
        let outcome = User::of(&server.address).run("associado pesquisar");
        assert_eq!(outcome.code, 5, "{body}: {}", outcome.stderr);
        assert!(outcome.stderr.starts_with("erro: a resposta não segue o contrato"), "{}", outcome.stderr);
    }
}

#[test]
fn nobody_listens() {
    // Bound and let go: a port on which nothing listens.
    let address = format!("http://{}", TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap());
    let outcome = User::of(&address).run("administracao listar-lojas");
    assert_eq!(outcome.code, 6);
    assert!(outcome.stderr.starts_with("erro: não foi possível conectar ao servidor"), "{}", outcome.stderr);
}

#[test]
fn a_server_that_never_answers_is_given_up() {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = format!("http://{}", listener.local_addr().unwrap());
    let begin = Instant::now();
    let outcome = User::of(&address).run("administracao listar-lojas --prazo 0.3");
    assert_eq!(outcome.code, 6);
    assert!(outcome.stderr.starts_with("erro: o servidor não respondeu a tempo"), "{}", outcome.stderr);
    assert!(begin.elapsed() < Duration::from_secs(15), "{:?}", begin.elapsed());
}

#[test]
fn a_server_cannot_command_the_terminal() {
    let server = Server::start(|_| text(400, "antes\u{1b}[2Jdepois"));
    let outcome = User::of(&server.address).run("administracao listar-lojas");
    assert!(outcome.stderr.starts_with("erro: antes [2Jdepois\n"), "{}", outcome.stderr);
    let server = Server::start(|_| json(r#"[{"codigo":1,"nome":"Loja\u001b[31m"}]"#));
    let table = User::of(&server.address).run("administracao listar-lojas").shown();
    assert!(!table.contains('\u{1b}'), "{table}");
}

#[test]
fn wrong_use_is_explained() {
    let user = User::of("http://127.0.0.1:9");
    let mut told = String::new();
    for line in [
        "associado pesquisa",
        "associado pesquisar --nom Maria",
        "associado pesquisar --cod-loja dois",
        "beneficio cancelar",
        "beneficio cancelar 17 18",
        "evento pesquisar --envolvido Vizinho",
        "crm salvar-lead",
        "crm salvar-lead --corpo nada.json",
        "crm salvar-lead --campo nome",
        "associado pesquisar --nome",
        "associado pesquisar --nome a --nome b",
        "associado pesquisar --perfil outro",
        "associado pesquisar --endereco ftp://servico.example",
        "associado pesquisar --prazo 0",
        "completar tcsh",
    ] {
        let outcome = user.run(line);
        assert!(matches!(outcome.code, 1 | 2), "{line}: {}", outcome.code);
        told.push_str(&format!("$ benefits-cli {line}   ({})\n{}\n", outcome.code, outcome.stderr));
    }
    insta::assert_snapshot!(told);
}

#[test]
fn a_body_that_is_no_json_is_not_sent() {
    let server = Server::start(|_| json("{}"));
    let outcome = User::of(&server.address).run_with("crm salvar-lead --corpo -", "{\"nomePessoa\": Maria}");
    assert_eq!(outcome.code, 2);
    assert!(outcome.stderr.starts_with("erro: o corpo não é JSON: linha 1, coluna 16"), "{}", outcome.stderr);
    assert!(server.requests().is_empty());
}

#[test]
fn without_an_address_nothing_is_guessed() {
    let outcome = User::new().run("administracao listar-lojas");
    assert_eq!(outcome.code, 2);
    assert!(outcome.stderr.starts_with("erro: falta o endereço do serviço"), "{}", outcome.stderr);
}

//! Tables for people, JSON for programs.

use crate::cli::User;
use crate::server::{Server, json};

const PAGE: &str = r#"{"itens":[
    {"codBeneficio":5001,"tipoBeneficio":"VEICULAR","situacao":"Ativo","nomePessoa":"Maria Exemplo da Silva","planos":[{"codPlano":10}],"valor":149.9},
    {"codBeneficio":53,"tipoBeneficio":"A24H","situacao":"Cancelado","nomePessoa":"Transportes Exemplo Ltda., filial do litoral","ativo":false}
],"paginaAtual":1,"proximaPagina":true,"quantidade":245}"#;

const RECORD: &str = r#"{"codFornecedor":301,"nome":"Rastreadores Exemplo Ltda.","telefones":[{"numero":"(86)3333-0001","tipo":"Fixo"}],
    "endereco":{"cidade":"Teresina","uf":"PI"},"marcas":["A","B"],"observacao":null,"ativo":true}"#;

#[test]
fn many_records_are_a_table() {
    let server = Server::start(|_| json(PAGE));
    let outcome = User::of(&server.address).run("beneficio listar");
    insta::assert_snapshot!(outcome.stdout, @r"
    codBeneficio  tipoBeneficio  situacao   nomePessoa                                    valor  ativo
            5001  VEICULAR       Ativo      Maria Exemplo da Silva                        149.9
              53  A24H           Cancelado  Transportes Exemplo Ltda., filial do litoral         não
    ");
    insta::assert_snapshot!(outcome.stderr, @r"
    1 campo não aparece (planos); --json mostra tudo.
    Página 1, 245 itens ao todo. Há mais: --pagina 2, ou --todas.
    ");
}

#[test]
fn a_table_is_no_wider_than_the_terminal() {
    let server = Server::start(|_| json(PAGE));
    let outcome = User::of(&server.address).with("COLUMNS", "50").run("beneficio listar");
    insta::assert_snapshot!(outcome.stdout, @r"
    codBeneficio  tipoBeneficio  situacao   nomePessoa
            5001  VEICULAR       Ativo      Maria Exe…
              53  A24H           Cancelado  Transport…
    ");
    insta::assert_snapshot!(outcome.stderr, @r"
    3 campos não aparecem (valor, ativo…); --json mostra tudo.
    Página 1, 245 itens ao todo. Há mais: --pagina 2, ou --todas.
    ");
    for width in ["1", "7", "20", "33", "79"] {
        let table = User::of(&server.address).with("COLUMNS", width).run("beneficio listar").shown();
        let widest = table.lines().map(|line| line.chars().count()).max().unwrap();
        assert!(widest <= width.parse().unwrap(), "{width}:\n{table}");
    }
}

#[test]
fn one_record_is_two_columns() {
    let server = Server::start(|_| json(RECORD));
    insta::assert_snapshot!(User::of(&server.address).run("administracao obter-fornecedor 301").shown(), @r"
    codFornecedor        301
    nome                 Rastreadores Exemplo Ltda.
    telefones[0].numero  (86)3333-0001
    telefones[0].tipo    Fixo
    endereco.cidade      Teresina
    endereco.uf          PI
    marcas               A, B
    observacao
    ativo                sim
    ");
}

#[test]
fn nothing_found_is_said() {
    let server = Server::start(|_| json("[]"));
    assert_eq!(User::of(&server.address).run("administracao listar-lojas").shown(), "Nenhum resultado.\n");
    assert_eq!(User::of(&server.address).run("administracao listar-lojas --json").shown(), "[]\n");
}

#[test]
fn json_in_a_pipe_is_one_line_in_the_servers_order() {
    let server = Server::start(|_| json(RECORD));
    let shown = User::of(&server.address).run("administracao obter-fornecedor 301 --json").shown();
    assert_eq!(shown.lines().count(), 1);
    assert!(shown.starts_with(r#"{"codFornecedor":301,"nome":"Rastreadores"#), "{shown}");
}

#[test]
fn colours_are_for_those_who_want_them() {
    let server = Server::start(|_| json(PAGE));
    let table = |user: User| user.run("beneficio listar").shown();
    assert!(!table(User::of(&server.address)).contains('\u{1b}'), "a pipe");
    let forced = || User::of(&server.address).with("CLICOLOR_FORCE", "1");
    assert!(table(forced()).contains('\u{1b}'));
    assert!(!table(forced().with("NO_COLOR", "1")).contains('\u{1b}'));
}

#[test]
fn a_reader_that_goes_away_is_no_failure() {
    let items: Vec<String> = (0..20_000).map(|n| format!(r#"{{"codigo":{n},"nome":"Loja número {n}"}}"#)).collect();
    let body = format!("[{}]", items.join(","));
    let server = Server::start(move |_| json(&body));
    let user = User::of(&server.address);
    let mut child = user
        .command()
        .args(["administracao", "listar-lojas"])
        .stdout(std::process::Stdio::piped())
        .stderr(std::process::Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert_eq!((output.status.code(), String::from_utf8(output.stderr).unwrap()), (Some(0), String::new()));
}

//! Passwords: never an argument, never shown.

use crate::cli::User;
use crate::server::{Server, json, text};

#[test]
fn there_is_no_flag_for_a_password() {
    let user = User::new();
    for line in [
        "administracao listar-lojas --senha=s3gr3do",
        "administracao listar-lojas --senha s3gr3do",
        "--password=s3gr3do",
    ] {
        let outcome = user.run(line);
        assert_eq!(outcome.code, 2, "{line}");
        assert!(outcome.stderr.starts_with("erro: senhas não vão na linha de comando"), "{}", outcome.stderr);
        assert!(!outcome.stderr.contains("s3gr3do"), "{}", outcome.stderr);
    }
}

#[test]
fn a_password_comes_from_stdin_when_asked_for() {
    let server = Server::start(|_| json("[]"));
    let user = User::new().with("BENEFITS_URL", &server.address).with("BENEFITS_USER", "integracao");
    user.run_with("administracao listar-lojas --senha-de-stdin", "s3gr3do\n").shown();
    assert_eq!(server.requests()[0].authorization.as_deref(), Some("Basic aW50ZWdyYWNhbzpzM2dyM2Rv"));
}

#[test]
fn stdin_cannot_be_both_password_and_body() {
    let outcome = User::of("http://127.0.0.1:9").run_with("crm salvar-lead --corpo - --senha-de-stdin", "s3gr3do\n");
    assert_eq!(outcome.code, 2);
    assert!(
        outcome.stderr.starts_with("erro: --senha-de-stdin e --corpo - leem a mesma entrada"),
        "{}",
        outcome.stderr
    );
}

#[test]
fn without_a_terminal_nobody_is_asked() {
    let server = Server::start(|_| json("[]"));
    let user = User::new().with("BENEFITS_URL", &server.address).with("BENEFITS_USER", "integracao");
    let outcome = user.run("administracao listar-lojas");
    assert_eq!(outcome.code, 2);
    assert!(outcome.stderr.starts_with("erro: falta a senha, e não há terminal"), "{}", outcome.stderr);
    assert!(server.requests().is_empty());
}

#[test]
fn neither_password_nor_token_is_ever_shown() {
    let refusing = Server::start_raw(|_| text(401, "Usuário ou senha inválidos."));
    let failing = Server::start(|_| text(500, "Erro interno."));
    for server in [&refusing, &failing] {
        let outcome = User::of(&server.address).run("administracao listar-lojas -v");
        let shown = outcome.stdout + &outcome.stderr;
        for secret in ["s3gr3do", "aW50ZWdyYWNhbzpzM2dyM2Rv", "t0k3n"] {
            assert!(!shown.contains(secret), "{shown}");
        }
    }
}

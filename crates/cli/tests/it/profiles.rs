//! Profiles: what is kept, for whom, and who may read it.

use std::fs;
use std::os::unix::fs::PermissionsExt;

use crate::cli::User;
use crate::server::{Server, json};

const SAVE: &str = "perfil salvar --usuario integracao --senha-de-stdin --endereco";

#[test]
fn a_saved_profile_is_the_users_alone() {
    let user = User::new();
    user.run_with(&format!("{SAVE} http://127.0.0.1:9"), "s3gr3do\n").shown();
    let mode = |path: &std::path::Path| fs::metadata(path).unwrap().permissions().mode() & 0o777;
    assert_eq!(mode(&user.profiles()), 0o600);
    assert_eq!(mode(user.profiles().parent().unwrap()), 0o700);
    let text = fs::read_to_string(user.profiles()).unwrap();
    insta::assert_snapshot!(text, @r#"
    [padrao]
    endereco = "http://127.0.0.1:9"
    usuario = "integracao"
    senha = "s3gr3do"
    "#);
}

#[test]
fn the_default_profile_is_used_when_none_is_named() {
    let server = Server::start(|_| json("[]"));
    let user = User::new();
    user.run_with(&format!("{SAVE} {}", server.address), "s3gr3do\n").shown();
    user.run("administracao listar-lojas").shown();
    assert_eq!(server.requests()[0].authorization.as_deref(), Some("Basic aW50ZWdyYWNhbzpzM2dyM2Rv"));
}

#[test]
fn flags_go_before_variables_and_variables_before_the_profile() {
    let [kept, exported, typed] = [(); 3].map(|()| Server::start(|_| json("[]")));
    let user = User::new();
    user.run_with(
        &format!("perfil salvar um --usuario integracao --senha-de-stdin --endereco {}", kept.address),
        "x\n",
    )
    .shown();
    let user = user.with("BENEFITS_PASSWORD", "s3gr3do");
    user.run("administracao listar-lojas --perfil um").shown();
    assert_eq!(kept.requests().len(), 2);
    let user = user.with("BENEFITS_URL", &exported.address);
    user.run("administracao listar-lojas --perfil um").shown();
    assert_eq!(exported.requests().len(), 2);
    user.run(&format!("administracao listar-lojas --perfil um --endereco {}", typed.address)).shown();
    assert_eq!((kept.requests().len(), exported.requests().len(), typed.requests().len()), (2, 2, 2));
}

#[test]
fn a_kept_password_goes_nowhere_else() {
    let other = Server::start(|_| json("[]"));
    let user = User::new();
    user.run_with(&format!("{SAVE} http://127.0.0.1:9"), "s3gr3do\n").shown();
    let outcome = user.run(&format!("administracao listar-lojas --endereco {}", other.address));
    assert_eq!(outcome.code, 2);
    assert!(outcome.stderr.starts_with("erro: falta a senha"), "{}", outcome.stderr);
    assert!(other.requests().is_empty());
}

#[test]
fn a_password_that_others_can_read_is_refused() {
    let user = User::new();
    user.run_with(&format!("{SAVE} http://127.0.0.1:9"), "s3gr3do\n").shown();
    for mode in [0o640, 0o604, 0o666] {
        fs::set_permissions(user.profiles(), fs::Permissions::from_mode(mode)).unwrap();
        let outcome = user.run("administracao listar-lojas");
        assert_eq!(outcome.code, 1);
        assert!(outcome.stderr.contains("guarda senhas e outros usuários podem lê-lo"), "{}", outcome.stderr);
        assert!(outcome.stderr.contains("chmod 600"), "{}", outcome.stderr);
    }
}

#[test]
fn profiles_are_listed_without_passwords_and_removed() {
    let user = User::new().with("BENEFITS_PASSWORD", "outra");
    user.run_with(&format!("{SAVE} https://servico.example"), "s3gr3do\n").shown();
    user.run("perfil salvar teste --endereco http://127.0.0.1:8080").shown();
    insta::assert_snapshot!(user.run("perfil listar").shown(), @r"
    nome    endereco                 usuario     temSenha  enderecoOperador  temTokenOperador
    padrao  https://servico.example  integracao  sim                         não
    teste   http://127.0.0.1:8080                não                         não
    ");
    insta::assert_snapshot!(user.run("perfil listar --json").shown(), @r#"[{"nome":"padrao","endereco":"https://servico.example","usuario":"integracao","temSenha":true,"enderecoOperador":null,"temTokenOperador":false},{"nome":"teste","endereco":"http://127.0.0.1:8080","usuario":null,"temSenha":false,"enderecoOperador":null,"temTokenOperador":false}]"#);
    user.run("perfil remover teste").shown();
    assert!(!fs::read_to_string(user.profiles()).unwrap().contains("teste"));
    assert_eq!(user.run("perfil remover teste").code, 2);
}

#[test]
fn a_file_that_is_broken_does_not_spill_its_password() {
    let user = User::new();
    user.run_with(&format!("{SAVE} http://127.0.0.1:9"), "s3gr3do\n").shown();
    let text = fs::read_to_string(user.profiles()).unwrap().replace("\"s3gr3do\"", "\"s3gr3do");
    fs::write(user.profiles(), text).unwrap();
    let outcome = user.run("perfil listar");
    assert_eq!(outcome.code, 1);
    assert!(outcome.stderr.contains("não se entende, perto da linha"), "{}", outcome.stderr);
    assert!(!outcome.stderr.contains("s3gr3do"), "{}", outcome.stderr);
}

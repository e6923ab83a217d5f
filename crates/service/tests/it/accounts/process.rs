//! The program itself: mails as files, mails by an encrypted server, and `kill -9` in between.

use std::net::{SocketAddr, TcpStream};
use std::path::Path;
use std::process::Command;

use base64::Engine;

use crate::server::{Running, asked, program};
use crate::world::{Encrypted, Mail, MailServer, Mood, until};

const USER: &str = r#"{"usuario": "integracao.curitiba", "nomeUsuario": "Integracao", "email": "ti@example.com.br"}"#;

pub(super) fn served(folder: &Path) -> Command {
    let mut command = program(folder);
    command.env("BENEFITS_LISTEN", "127.0.0.1:0").env("BENEFITS_OPERATOR_LISTEN", "127.0.0.1:0");
    command
}

fn with_server(folder: &Path, server: &MailServer, tls: &str) -> Command {
    let mut command = served(folder);
    command.env("BENEFITS_SMTP_SERVER", format!("localhost:{}", server.address.port()));
    command.env("BENEFITS_SMTP_TLS", tls).env("BENEFITS_MAIL_FROM", "nao-responda@example.com.br");
    command
}

fn post(address: SocketAddr, path: &str, kind: &str, body: &str) -> String {
    let request = format!(
        "POST {path} HTTP/1.1\r\nhost: x\r\nauthorization: Bearer demo\r\ncontent-type: {kind}\r\n\
         content-length: {}\r\n\r\n{body}",
        body.len()
    );
    asked(&mut TcpStream::connect(address).unwrap(), &request).unwrap()
}

/// Creates a user; the password that was generated.
pub(super) fn created(running: &Running) -> String {
    let answer = post(running.operator(), "/operador/usuarios", "application/json", USER);
    assert!(answer.starts_with("HTTP/1.1 201 "), "{answer}");
    answer.split("\"senhaGerada\":\"").nth(1).unwrap().split('"').next().unwrap().to_owned()
}

/// Whether a password opens.
pub(super) fn enters(running: &Running, user: &str, password: &str) -> bool {
    let credential = base64::engine::general_purpose::STANDARD.encode(format!("{user}:{password}"));
    let request = format!(
        "POST /ext/autenticacao HTTP/1.1\r\nhost: x\r\nauthorization: Basic {credential}\r\ncontent-length: 0\r\n\r\n"
    );
    asked(&mut TcpStream::connect(running.address).unwrap(), &request).unwrap().starts_with("HTTP/1.1 200 ")
}

#[test]
fn without_a_mail_server_mails_are_files_in_a_folder_that_the_greeting_names() {
    let folder = tempfile::tempdir().unwrap();
    let log = folder.path().join("log");
    let running = Running::begin(served(folder.path()), std::fs::File::create(&log).unwrap());
    let (page, mails) = (format!("http://{}/conta/senha", running.address), folder.path().join("mails"));
    for line in [
        format!("  password  {page}"),
        "  mail      files in the folder mails, since there is no --smtp-server".to_owned(),
    ] {
        assert!(running.greeting.lines().any(|told| told == line), "{line}\n{}", running.greeting);
    }
    let password = created(&running);
    let form = "application/x-www-form-urlencoded";
    let answer = post(running.address, "/conta/senha", form, "email=ti%40example.com.br");
    assert!(answer.starts_with("HTTP/1.1 200 "), "{answer}");
    let texts = until(|| {
        let files: Vec<_> = std::fs::read_dir(&mails).ok()?.map(|file| file.unwrap().path()).collect();
        let is_whole = |file: &std::path::PathBuf| file.extension().is_some_and(|extension| extension == "eml");
        (files.len() == 2 && files.iter().all(is_whole))
            .then(|| files.iter().map(|file| std::fs::read_to_string(file).unwrap()).collect::<String>())
    });
    assert!(texts.contains(&format!("Senha: {password}")) && texts.contains("Usuário: integracao.curitiba"), "{texts}");
    let link =
        texts.split(&format!("{page}?")).nth(1).expect("there is a link").lines().next().unwrap().trim().to_owned();
    let answer = post(
        running.address,
        &format!("/conta/senha?{link}"),
        form,
        "senha=outra+senha+longa&repeticao=outra+senha+longa",
    );
    assert!(answer.starts_with("HTTP/1.1 200 ") && answer.contains("Senha alterada"), "{answer}");
    drop(running);
    let log = std::fs::read_to_string(log).unwrap();
    assert_eq!(log.matches("a mail was accepted").count(), 2, "{log}");
    for secret in ["ti@example", "example.com.br", "ben_", "codigo", "outra", &password] {
        assert!(!log.contains(secret), "{secret}: {log}");
    }
}

#[test]
#[ignore = "long"]
fn mails_go_by_starttls_and_by_tls_to_whom_the_machine_trusts_alone() {
    let trusted = rcgen::generate_simple_self_signed(["localhost".to_owned()]).unwrap();
    let other = rcgen::generate_simple_self_signed(["localhost".to_owned()]).unwrap();
    for (encrypted, tls) in [(Encrypted::OnRequest, "starttls"), (Encrypted::Always, "tls")] {
        let (certificate, key) = (trusted.cert.pem(), trusted.signing_key.serialize_pem());
        let server = MailServer::start_with(encrypted, Some((&certificate, &key)));
        let folder = tempfile::tempdir().unwrap();
        for (authority, is_trusted) in [(&other, false), (&trusted, true)] {
            let file = folder.path().join("trusted.pem");
            std::fs::write(&file, authority.cert.pem()).unwrap();
            let mut command = with_server(folder.path(), &server, tls);
            let running = Running::begin(
                {
                    command.env("SSL_CERT_FILE", &file);
                    command
                },
                None,
            );
            if is_trusted {
                // What the first process could not send, this one does.
                let Mail { to, .. } = server.mail(1);
                assert_eq!(to, "ti@example.com.br");
            } else {
                created(&running);
                until(|| (server.n_callers() > 0).then_some(()));
                assert_eq!(server.mails().len(), 0);
            }
        }
    }
}

#[test]
fn a_mail_server_that_offers_no_encryption_gets_no_mail() {
    let (server, folder) = (MailServer::start(), tempfile::tempdir().unwrap());
    let running = Running::begin(with_server(folder.path(), &server, "starttls"), None);
    created(&running);
    until(|| (server.n_callers() > 0).then_some(()));
    drop(running);
    assert_eq!(server.mails().len(), 0);
    let _plain = Running::begin(with_server(folder.path(), &server, "none"), None);
    server.mail(1);
}

#[test]
fn mails_survive_kill_9_and_a_mail_server_that_is_down() {
    let (server, folder) = (MailServer::start(), tempfile::tempdir().unwrap());
    server.is_in(Mood::Refusing);
    let log = folder.path().join("log");
    let log = || std::fs::File::options().create(true).append(true).open(&log).unwrap();
    let mut running = Running::begin(with_server(folder.path(), &server, "none"), log());
    let password = created(&running);
    running.child.kill().unwrap();
    running.child.wait().unwrap();
    server.is_in(Mood::Taking);
    let _again = Running::begin(with_server(folder.path(), &server, "none"), log());
    assert!(server.mail(1).text.contains(&password));
    drop(running);
    let told = std::fs::read_to_string(folder.path().join("log")).unwrap();
    assert!(!told.contains("ti@example") && !told.contains(&password), "not even what the server quotes: {told}");
}

#[test]
fn settings_of_mail_that_do_not_fit_together_stop_the_start() {
    let folder = tempfile::tempdir().unwrap();
    for (settings, expected) in [
        (&[("SMTP_SERVER", "localhost:25")][..], "--mail-from <ADDRESS>"),
        (&[("SMTP_SERVER", "localhost"), ("MAIL_FROM", "a@example.com")], "--smtp-server is a name and a port"),
        (&[("MAIL_FROM", "a b")], "--mail-from <ADDRESS>"),
        (&[("PUBLIC_URL", "example.com")], "use an address such as https://beneficios.example.com.br"),
        (
            &[("SMTP_SERVER", "localhost:25"), ("MAIL_FROM", "a@example.com"), ("SMTP_PASSWORD", "geheim")],
            "the mail server's user and password go together",
        ),
    ] {
        let mut command = served(folder.path());
        command.args(["serve", "--create"]);
        command.envs(settings.iter().map(|(name, value)| (format!("BENEFITS_{name}"), value)));
        let output = command.output().unwrap();
        let said = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(2), "{said}");
        assert!(said.contains(expected) && !said.contains("geheim"), "{said}");
    }
}

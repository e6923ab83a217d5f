//! `listen` on a real socket: what a sender hears, and what the person sees.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, ChildStderr, ChildStdout, Command, Stdio};
use std::time::{SystemTime, UNIX_EPOCH};

use triggers::signature::{Secret, sign};

use crate::cli::User;

const SECRET: &str = "whsec_AQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQE=";

const BODY: &str = r#"{"codHistorico":90458,"entidade":"[\"Benefício\"]","dataHistorico":"2026-07-21T19:15:46Z","objeto":{"id":17,"nomeSituacao":"Ativo","corDestaque":"2E7D32","corInversa":"FFFFFF"}}"#;

/// A run of `listen`.
struct Listening {
    child: Child,
    address: String,
    stdout: BufReader<ChildStdout>,
    stderr: BufReader<ChildStderr>,
}

impl Listening {
    fn start(user: &User, line: &str) -> Listening {
        let mut child = user
            .command()
            .args(["listen", "--escutar", "127.0.0.1:0"])
            .args(line.split_whitespace())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let stdout = BufReader::new(child.stdout.take().unwrap());
        let mut stderr = BufReader::new(child.stderr.take().unwrap());
        let mut first = String::new();
        stderr.read_line(&mut first).unwrap();
        let address = first.strip_prefix("Escutando em http://").unwrap().split(';').next().unwrap().to_owned();
        Listening { child, address, stdout, stderr }
    }

    /// Sends a trigger and gives the status that was answered.
    fn send(&self, path: &str, id: &str, signature: &str, body: &str) -> String {
        let mut stream = TcpStream::connect(&self.address).unwrap();
        write!(
            stream,
            "POST {path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: application/json\r\n\
             content-length: {}\r\nwebhook-id: {id}\r\nwebhook-timestamp: {}\r\nwebhook-signature: {signature}\r\n\r\n{body}",
            body.len(),
            now()
        )
        .unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        answer.split(' ').nth(1).unwrap().to_owned()
    }

    fn send_signed(&self, path: &str, id: &str, body: &str) -> String {
        let signature = sign(&[Secret::parse(SECRET).unwrap()], id, now(), body.as_bytes());
        self.send(path, id, &signature, body)
    }

    fn line(&mut self) -> String {
        let mut line = String::new();
        self.stdout.read_line(&mut line).unwrap();
        line
    }

    /// Presses Ctrl-C, and gives what was said on stderr and the exit code.
    fn end(mut self) -> (String, i32) {
        let pid = self.child.id().to_string();
        assert!(Command::new("kill").args(["-INT", &pid]).status().unwrap().success());
        let mut said = String::new();
        self.stderr.read_to_string(&mut said).unwrap();
        (said, self.child.wait().unwrap().code().unwrap())
    }
}

fn now() -> i64 {
    i64::try_from(SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_secs()).unwrap()
}

#[test]
fn what_is_signed_is_shown_and_the_rest_is_refused() {
    let user = User::new();
    let file = user.file("segredo.txt", &format!("{SECRET}\n"));
    let mut listening = Listening::start(&user, &format!("--segredo-de {}", file.display()));
    assert_eq!(listening.send_signed("/beneficio", "a-1", BODY), "204");
    assert_eq!(
        listening.line(),
        "2026-07-21T19:15:46Z  Benefício       17   Ativo   histórico 90458  a-1\n",
        "a pipe has no colours"
    );
    assert_eq!(listening.send_signed("/beneficio", "a-1", BODY), "204");
    assert!(listening.line().ends_with("a-1  (repetido)\n"));
    assert_eq!(listening.send_signed("/evento", "a-2", r#"{"entidade":"[\"Evento\"]","objeto":{}}"#), "204");
    assert_eq!(listening.line(), "Evento     teste do endereço  a-2\n");
    assert_eq!(listening.send("/beneficio", "a-3", "v1,AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=", BODY), "401");
    assert!(listening.line().starts_with("recusado 401  /beneficio  "));
    let (said, code) = listening.end();
    assert_eq!((said.as_str(), code), ("Gatilhos: 1. Repetidos: 1. Testes: 1. Recusados: 1.\n", 0));
}

#[test]
fn programs_get_the_whole_body() {
    let user = User::new().with("BENEFITS_RECEIVER_SECRET", SECRET);
    let mut listening = Listening::start(&user, "--json");
    assert_eq!(listening.send_signed("/beneficio", "b-1", BODY), "204");
    assert_eq!(
        listening.line(),
        format!(
            "{{\"resultado\":\"recebido\",\"id\":\"b-1\",\"caminho\":\"/beneficio\",\
             \"assinaturaConferida\":true,\"corpo\":{BODY}}}\n"
        )
    );
    assert_eq!(listening.end().1, 0);
}

#[test]
fn without_a_secret_everything_is_shown_under_a_loud_warning() {
    let mut listening = Listening::start(&User::new(), "--json");
    assert_eq!(listening.send("/beneficio", "c-1", "v1,AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=", BODY), "204");
    assert!(listening.line().contains("\"assinaturaConferida\":false"));
    let (said, code) = listening.end();
    assert!(said.starts_with("ATENÇÃO: sem segredo, NENHUMA assinatura é conferida"), "{said}");
    assert_eq!(code, 0);
}

#[test]
fn colours_are_those_of_the_situation() {
    let user = User::new().with("CLICOLOR_FORCE", "1");
    let mut listening = Listening::start(&user, "");
    listening.send("/beneficio", "d-1", "v1,AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=", BODY);
    assert!(listening.line().contains("\u{1b}[38;2;255;255;255m\u{1b}[48;2;46;125;50m Ativo \u{1b}[0m"));
    listening.end();
    let mut listening = Listening::start(&User::new().with("NO_COLOR", "1"), "");
    listening.send("/beneficio", "d-2", "v1,AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=", BODY);
    assert!(!listening.line().contains('\u{1b}'));
    listening.end();
}

#[test]
fn what_is_no_secret_is_refused_without_being_repeated() {
    let user = User::new().with("BENEFITS_RECEIVER_SECRET", "hunter2");
    let outcome = user.run("listen");
    assert_eq!(outcome.code, 2);
    assert!(outcome.stderr.contains("whsec_") && !outcome.stderr.contains("hunter2"), "{}", outcome.stderr);
}

#[test]
fn an_address_that_is_taken_is_said() {
    let taken = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let outcome = User::new().run(&format!("listen --escutar {}", taken.local_addr().unwrap()));
    assert_eq!(outcome.code, 1);
    assert!(outcome.stderr.contains("--escutar"), "{}", outcome.stderr);
}

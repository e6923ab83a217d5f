//! The program itself: what it says when it cannot start, and how it ends.

use std::io::{BufRead, BufReader};
use std::net::{TcpListener, TcpStream};
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};

use super::process::{Running, asked, ended, program, program_after};

#[test]
fn a_mistyped_setting_stops_the_start() {
    let folder = tempfile::tempdir().unwrap();
    assert_eq!(
        ended(program(folder.path()).env("BENEFITS_DATABSE", "x.db")),
        (2, "benefits: there is no variable BENEFITS_DATABSE; did you mean BENEFITS_DATABASE?\n".to_owned())
    );
    for (args, expected) in [
        (&["serve", "--lisen", "127.0.0.1:0"][..], "a similar argument exists: '--listen'"),
        (&["server"], "some similar subcommands exist: "),
        (&["serve", "--body-timeout", "0"], "use a number of seconds, more than 0 and at most a day"),
        (&["serve", "--max-connections", "0"], "use a whole number, at least 1"),
        (&["serve", "--body-limit", "0"], "use a whole number, at least 1"),
        (&["serve", "--database-connections", "0"], "use a whole number, at least 1"),
        (&["serve", "--login-rate", "0/0"], "use N/SECONDS, such as 12/5"),
        (&["serve", "--trusted-proxy", "10.0.0.1/40"], "--trusted-proxy <CIDR>"),
        (&["serve", "--tls-key", "key.pem"], "--tls-certificate <FILE>"),
        (&["serve", "--operator-tls-key", "key.pem"], "--operator-tls-certificate <FILE>"),
        (&["serve", "--allow-receiver-network", "10.0.0.0/33"], "--allow-receiver-network <CIDR>"),
        (&["--database", "mysql://x", "serve"], "is no database of ours; use a file or postgres://…"),
        (&["--log-level", "loud"], "use error, warn, info, debug or trace"),
    ] {
        let (code, said) = ended(program(folder.path()).args(args));
        assert_eq!(code, 2, "{args:?}");
        assert!(said.contains(expected), "{args:?}: {said}");
    }
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 0, "nothing was made");
}

#[test]
fn a_process_that_may_open_next_to_nothing_says_so() {
    let folder = tempfile::tempdir().unwrap();
    for n_descriptors in [6, 63] {
        let (code, said) = ended(&mut program_after(&format!("ulimit -n {n_descriptors}"), folder.path()));
        assert_eq!(code, 2, "{said}");
        let expected = format!("benefits: this process may have only {n_descriptors} files and connections open; ");
        assert!(said.starts_with(&expected) && said.lines().count() == 1, "{said}");
    }
    let mut command = program_after("ulimit -n 64", folder.path());
    command.env("BENEFITS_LISTEN", "127.0.0.1:0").env("BENEFITS_OPERATOR_LISTEN", "127.0.0.1:0");
    let running = Running::begin(command, None);
    let request = "GET /ext/beneficio/tipoVeiculo HTTP/1.1\r\nhost: t\r\n\r\n";
    let answer = asked(&mut TcpStream::connect(running.address).unwrap(), request).unwrap();
    assert!(answer.starts_with("HTTP/1.1 200 OK"), "{answer}");
}

#[test]
fn what_keeps_it_from_starting_is_said_in_a_line() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name);
    std::fs::write(path("corrupt.db"), "not a database, and long enough to be taken for none".repeat(20)).unwrap();
    std::fs::create_dir(path("folder.db")).unwrap();
    let newer = rusqlite::Connection::open(path("newer.db")).unwrap();
    newer
        .execute_batch(
            "CREATE TABLE migration (number BIGINT PRIMARY KEY, checksum TEXT NOT NULL);
             INSERT INTO migration VALUES (999, 'x')",
        )
        .unwrap();
    drop(newer);
    std::fs::write(path("empty.db"), "").unwrap();
    rusqlite::Connection::open(path("other.db")).unwrap().execute_batch("CREATE TABLE songs (title TEXT)").unwrap();
    let unreachable = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
    let unreachable = format!("postgres://u:geheim@{unreachable}/d?connect_timeout=1");
    for (database, expected) in [
        ("missing.db", "cannot open the database missing.db: there is no such file; `benefits serve --create`"),
        ("corrupt.db", "cannot open the database corrupt.db: the store is unavailable: file is not a database"),
        ("folder.db", "cannot open the database folder.db: the store is unavailable: unable to open database file"),
        ("newer.db", "cannot open the database newer.db: the database cannot be used: its schema is 999, and"),
        ("empty.db", "cannot open the database empty.db: the database cannot be used: the file is empty; put back"),
        ("other.db", "cannot open the database other.db: the database cannot be used: it is another program's"),
        ("no/folder.db", "cannot open the database no/folder.db: "),
        (&unreachable, "cannot open the PostgreSQL database: the store is unavailable: "),
        (
            "postgres://[",
            "cannot open the PostgreSQL database: the database cannot be used: its address cannot be read",
        ),
    ] {
        let (code, said) =
            ended(program(folder.path()).args(["serve", "--database", database, "--database-wait", "0"]));
        assert_eq!(code, 2, "{said}");
        assert!(said.starts_with(&format!("benefits: {expected}")), "{said}");
        assert_eq!(said.lines().count(), 1, "{said}");
        assert!(!said.contains("geheim"), "{said}");
    }
}

#[test]
fn a_port_that_is_taken_and_a_database_that_is_in_use_are_told() {
    let folder = tempfile::tempdir().unwrap();
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = taken.local_addr().unwrap().to_string();
    let (code, said) = ended(program(folder.path()).args(["serve", "--demo", "--listen", &address]));
    assert_eq!(code, 2);
    assert!(said.starts_with(&format!("benefits: cannot listen at {address}, which --listen can change: ")), "{said}");
    let running = Running::start(folder.path(), None);
    assert_eq!(
        ended(&mut program(folder.path())),
        (
            2,
            "benefits: cannot open the database benefits.db: the database cannot be used: another process has it \
             open; stop that one first\n"
                .to_owned()
        )
    );
    drop(running);
}

#[test]
fn it_says_where_everything_is_and_a_second_start_keeps_the_data() {
    let folder = tempfile::tempdir().unwrap();
    for _ in 0..2 {
        let running = Running::start(folder.path(), None);
        let address = running.address;
        for line in [
            format!("benefits is ready: http://{address}"),
            format!("  docs      http://{address}/docs"),
            "  data      the database benefits.db".to_owned(),
            "  user      demo, password demo".to_owned(),
            format!("  curl -s -u demo:demo -X POST http://{address}/ext/autenticacao"),
        ] {
            assert!(running.greeting.lines().any(|told| told == line), "{line}\n{}", running.greeting);
        }
        let operator = running.operator();
        for line in [
            format!("  operator  http://{operator}/docs with token demo"),
            format!("  curl -s -H 'Authorization: Bearer demo' http://{operator}/operador/lojas"),
        ] {
            assert!(running.greeting.lines().any(|told| told == line), "{line}\n{}", running.greeting);
        }
        let mut stream = TcpStream::connect(operator).unwrap();
        let request = "GET /operador/lojas HTTP/1.1\r\nhost: t\r\nauthorization: Bearer demo\r\n\r\n";
        let stores = asked(&mut stream, request).unwrap();
        assert!(stores.contains("200 OK") && stores.contains("\"codLoja\":1"), "{stores}");
        let ready = asked(&mut stream, "GET /operador/saude/prontidao HTTP/1.1\r\nhost: t\r\n\r\n").unwrap();
        assert!(ready.contains("200 OK") && ready.contains("\"pronto\":true"), "{ready}");
    }
}

#[test]
fn commands_of_the_greeting_and_of_the_readme_work_as_printed_with_the_demo_user() {
    let folder = tempfile::tempdir().unwrap();
    let running = Running::start(folder.path(), None);
    let (address, operator) = (running.address.to_string(), running.operator().to_string());
    let printed = running.greeting.replace(&address, "127.0.0.1:8080").replace(&operator, "127.0.0.1:8081");
    let readme = include_str!("../../../../../README.md");
    let (_, shown) = readme.split_once("\n$ cargo run\n").unwrap();
    assert_eq!(shown.split_once("\n\n$ ").unwrap().0, printed.trim_end(), "README shows today's greeting");
    let commands: Vec<&str> = running.greeting.lines().filter(|line| line.starts_with("  curl ")).collect();
    assert_eq!(commands.len(), 2);
    for (command, expected) in commands.into_iter().zip(["\"authorizationToken\":\"ben_", "\"codLoja\":1"]) {
        let output = Command::new("/bin/sh").args(["-c", command]).output().unwrap();
        if output.status.code() == Some(127) {
            return eprintln!("LEFT OUT: there is no curl");
        }
        let said = String::from_utf8(output.stdout).unwrap();
        assert!(said.contains(expected), "{command}: {said}");
    }
}

#[test]
fn the_served_document_names_its_own_origin_first_for_both_contracts() {
    let folder = tempfile::tempdir().unwrap();
    let running = Running::start(folder.path(), None);
    for address in [running.address, running.operator()] {
        let request = "GET /openapi.json HTTP/1.1\r\nhost: t\r\n\r\n";
        let document = asked(&mut TcpStream::connect(address).unwrap(), request).unwrap();
        let (_, servers) = document.split_once("\"servers\":").unwrap();
        assert!(servers.trim_start().starts_with("[{\"url\":\"/\"}"), "{}", &servers[..100]);
    }
}

#[test]
fn an_operators_token_that_cannot_be_used_stops_the_start() {
    let folder = tempfile::tempdir().unwrap();
    let short = folder.path().join("short.token");
    std::fs::write(&short, "geheim\n").unwrap();
    let serve = ["serve", "--create", "--database", "t.db", "--listen", "127.0.0.1:0"];
    let command = || {
        let mut command = program(folder.path());
        command.args(serve).env("BENEFITS_OPERATOR_LISTEN", "127.0.0.1:0");
        command
    };
    for (args, variable, expected) in [
        (&["--operator-token-file", "short.token"][..], None, "the operator's token must have 16 to 512 visible"),
        (&["--operator-token-file", "missing.token"], None, "cannot read missing.token: "),
        (&[], Some("geheim"), "the operator's token must have 16 to 512 visible"),
        (&["--operator-token-file", "short.token"], Some("geheim"), "BENEFITS_OPERATOR_TOKEN and"),
    ] {
        let mut command = command();
        command.args(args).envs(variable.map(|value| ("BENEFITS_OPERATOR_TOKEN", value)));
        let (code, said) = ended(&mut command);
        assert_eq!(code, 2, "{said}");
        let said = said.lines().last().unwrap();
        assert!(said.starts_with(&format!("benefits: {expected}")) && !said.contains("geheim"), "{said}");
    }
}

#[test]
fn wrong_tokens_of_the_operator_are_measured_by_the_rate_that_is_set() {
    let folder = tempfile::tempdir().unwrap();
    let mut command = program(folder.path());
    command.args(["serve", "--demo", "--listen", "127.0.0.1:0", "--operator-listen", "127.0.0.1:0"]);
    command.args(["--operator-token-rate", "3/3600"]);
    let running = Running::begin(command, None);
    let status = |token: &str| {
        let request = format!("GET /operador/lojas HTTP/1.1\r\nhost: x\r\nauthorization: Bearer {token}\r\n\r\n");
        let answer = asked(&mut TcpStream::connect(running.operator()).unwrap(), &request).unwrap();
        answer.split(' ').nth(1).unwrap().to_owned()
    };
    assert_eq!(["demo", "errado", "demo"].map(status), ["200", "401", "503"], "one is all that 3/3600 lets through");
}

#[test]
fn a_lost_key_of_receivers_secrets_stops_the_start_and_another_is_told_of() {
    let folder = tempfile::tempdir().unwrap();
    let running = Running::start(folder.path(), None);
    let key = folder.path().join("benefits.db.key");
    let body = r#"{"nome": "R", "url": "http://127.0.0.1:9", "entidades": ["evento"]}"#;
    let request = format!(
        "POST /operador/receptores HTTP/1.1\r\nhost: x\r\nauthorization: Bearer demo\r\n\
         content-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
        body.len()
    );
    let answer = asked(&mut TcpStream::connect(running.operator()).unwrap(), &request).unwrap();
    assert!(answer.starts_with("HTTP/1.1 201 "), "{answer}");
    drop(running);

    let kept = folder.path().join("kept");
    std::fs::rename(&key, &kept).unwrap();
    let serve = ["serve", "--listen", "127.0.0.1:0", "--operator-listen", "127.0.0.1:0"];
    assert_eq!(
        ended(program(folder.path()).args(serve)),
        (
            2,
            "benefits: there are receivers, but not the key benefits.db.key that sealed their secrets; put it back or \
             name it by --secrets-key-file; if it is lost, name another and rotate every secret\n"
                .to_owned()
        )
    );
    assert!(!key.exists(), "none was made");

    let warns = || {
        let log = folder.path().join("log");
        let running = Running::start(folder.path(), std::fs::File::create(&log).unwrap());
        drop(running);
        std::fs::read_to_string(log).unwrap().contains("the key does not open the secrets of some receivers")
    };
    std::fs::write(&key, "MDEyMzQ1Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWY=").unwrap();
    assert!(warns(), "it starts with another, since one that is lost can only be replaced");
    std::fs::rename(kept, key).unwrap();
    assert!(!warns());
}

#[test]
fn a_log_that_cannot_be_written_costs_nobody_an_answer() {
    let folder = tempfile::tempdir().unwrap();
    let full = || std::fs::File::options().write(true).open("/dev/full").unwrap();
    let mut running = Running::start(folder.path(), full());
    let mut stream = TcpStream::connect(running.address).unwrap();
    for _ in 0..3 {
        let answer = asked(&mut stream, "GET /ext/beneficio/tipoVeiculo HTTP/1.1\r\nhost: t\r\n\r\n").unwrap();
        assert!(answer.starts_with("HTTP/1.1 200 OK"), "{answer}");
    }
    let refused = program(folder.path()).stderr(full()).status().unwrap();
    assert_eq!(refused.code(), Some(2), "another process has the database, but nobody hears of it");
    running.terminate();
    assert_eq!(running.child.wait().unwrap().code(), Some(0));
}

#[test]
fn a_greeting_that_cannot_be_written_costs_nobody_an_answer() {
    let folder = tempfile::tempdir().unwrap();
    let mut command = program(folder.path());
    command.env("BENEFITS_LISTEN", "127.0.0.1:0").env("BENEFITS_OPERATOR_LISTEN", "127.0.0.1:0");
    let full = std::fs::File::options().write(true).open("/dev/full").unwrap();
    let mut child = command.stdout(full).stderr(Stdio::piped()).spawn().unwrap();
    let log = BufReader::new(child.stderr.take().unwrap());
    let told = log.lines().map(Result::unwrap).find(|line| line.contains("the greeting cannot be written"));
    let told: serde_json::Value = serde_json::from_str(&told.expect("it ended")).unwrap();
    let address = told["address"].as_str().unwrap();
    let mut stream = TcpStream::connect(address).unwrap();
    let answer = asked(&mut stream, "GET /ext/beneficio/tipoVeiculo HTTP/1.1\r\nhost: t\r\n\r\n").unwrap();
    assert!(answer.starts_with("HTTP/1.1 200 OK"), "{answer}");
    child.kill().unwrap();
    child.wait().unwrap();
}

#[test]
fn sigterm_lets_those_finish_who_were_heard() {
    static N_ANSWERED: AtomicUsize = AtomicUsize::new(0);
    let folder = tempfile::tempdir().unwrap();
    let mut running = Running::start(folder.path(), None);
    let address = running.address;
    let callers: Vec<_> = (0..8)
        .map(|_| {
            std::thread::spawn(move || {
                // Until it is no longer there.
                while let Ok(mut stream) = TcpStream::connect(address) {
                    let request = "GET /ext/beneficio/tipoVeiculo HTTP/1.1\r\nhost: t\r\n\r\n";
                    while let Some(answer) = asked(&mut stream, request) {
                        assert!(answer.starts_with("HTTP/1.1 200 OK"), "{answer}");
                        N_ANSWERED.fetch_add(1, Ordering::Relaxed);
                    }
                }
            })
        })
        .collect();
    while N_ANSWERED.load(Ordering::Relaxed) < 200 {
        std::thread::yield_now();
    }
    running.terminate();
    for caller in callers {
        caller.join().expect("no answer was cut off");
    }
    assert_eq!(running.child.wait().unwrap().code(), Some(0));
}

#[test]
fn nothing_that_a_caller_sent_is_in_the_log() {
    let folder = tempfile::tempdir().unwrap();
    let log = folder.path().join("log");
    let mut running = Running::start(folder.path(), std::fs::File::create(&log).unwrap());
    let mut stream = TcpStream::connect(running.address).unwrap();
    let body = r#"{"matricula": "52998224725", "nome": "Maria Exemplo"}"#;
    for request in [
        "GET /ext/beneficio/52998224725?nome=Maria%20Exemplo HTTP/1.1\r\nhost: t\r\n\r\n".to_owned(),
        "GET /52998224725/Maria HTTP/1.1\r\nhost: t\r\nx-request-id: Maria\r\n\r\n".to_owned(),
        "POST /ext/autenticacao HTTP/1.1\r\nhost: t\r\nauthorization: Basic TWFyaWE6Z2VoZWlt\r\ncontent-length: 0\r\n\r\n"
            .to_owned(),
        "GET /ext/administracao/loja HTTP/1.1\r\nhost: t\r\nauthorization: Bearer ben_geheim\r\n\r\n".to_owned(),
        format!(
            "POST /ext/beneficio/validacao HTTP/1.1\r\nhost: t\r\ncontent-type: application/json\r\n\
             content-length: {}\r\n\r\n{body}",
            body.len()
        ),
    ] {
        asked(&mut stream, &request).unwrap();
    }
    running.terminate();
    running.child.wait().unwrap();
    let log = std::fs::read_to_string(&log).unwrap();
    assert_eq!(log.matches("\"message\":\"answered\"").count(), 5, "{log}");
    assert!(log.contains("\"route\":\"/ext/beneficio/validacao\""), "{log}");
    for secret in ["52998224725", "Maria", "TWFyaWE6", "geheim", "127.0.0.1"] {
        assert!(!log.contains(secret), "{secret}: {log}");
    }
    for line in log.lines() {
        assert!(line.starts_with('{') && line.ends_with('}'), "{line}");
    }
}

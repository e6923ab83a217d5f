//! Nothing that the program says tells of anybody: not its log at the most verbose level, not its metrics, its refusals,
//! its greeting or what commands report.
//!
//! Journeys through both interfaces, hostile requests, receivers that fail, conflicts and damaged rows give it all there is
//! to tell. Then everything that it said is searched for every name, document, telephone, password, token and secret that
//! was made up here or that its database holds, in every spelling. `cargo xtask fire privacy` sends every hostile request
//! there is, about new people each time.

mod panics;
mod people;
mod probes;
mod receivers;
mod search;

use std::collections::BTreeMap;
use std::fs::File;
use std::net::SocketAddr;
use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};

use benefits_client::Session;
use benefits_client::runtime::operation::Operation;
use operator::client::{Client, Connection, operations};
use serde_json::{Value, json};

use super::orders;
use super::random::Random;
use crate::server::{Running, program};
use crate::world::{Home, Request, ask};
use people::{Person, secret};
use search::Secrets;

/// The key of receivers' secrets, 32 bytes in base 64.
const SECRETS_KEY: &str = "cHJpdmFjeS1wcml2YWN5LXByaXZhY3ktcHJpdmFjeSE=";

/// How many hostile requests about somebody each operation gets in the short form.
const N_PROBES: usize = 6;

/// Longest that a receiver may wait to be called.
const PATIENCE: Duration = Duration::from_mins(1);

#[test]
#[ignore = "long"]
fn nothing_personal_is_told_on_sqlite() {
    if let Some(home) = orders::sqlite() {
        campaign("SQLite", &home);
    }
}

#[test]
#[ignore = "long"]
fn nothing_personal_is_told_on_postgresql() {
    if let Some(home) = orders::postgres() {
        campaign("PostgreSQL", &home);
    }
}

fn campaign(engine: &str, home: &Home) {
    let (seed, end) = (orders::seed(), orders::end());
    eprintln!("privacy: {engine}, seed {seed}");
    let mut random = Random::new(seed);
    let mut inquiry = Inquiry::begin(home, &mut random);
    inquiry.walk();
    loop {
        let person = Person::new(&mut random);
        inquiry.probe(&person, &mut random, end.is_some());
        if end.is_none_or(|end| Instant::now() >= end) {
            break;
        }
    }
    inquiry.conflict(&mut random);
    inquiry.deliver(&mut random);
    inquiry.stop();
    inquiry.look_at_damage(home, &mut random);
    let found = inquiry.secrets.found_in(&inquiry.told);
    eprintln!(
        "privacy: {engine}, seed {seed}: {} hostile requests, {} values in every spelling, {} KiB of log, metrics, refusals \
         and reports, {} violations",
        inquiry.n_requests,
        inquiry.secrets.n_values(),
        inquiry.told.iter().map(|(_, text)| text.len()).sum::<usize>() / 1024,
        found.len(),
    );
    // One fault is seen thousands of times.
    assert!(found.is_empty(), "{}", found[..found.len().min(20)].join("\n"));
}

/// The program, what it must not tell, and what it told.
struct Inquiry {
    folder: tempfile::TempDir,
    database: String,
    operator_token: String,
    user: Person,
    token: String,
    running: Option<Running>,
    secrets: Secrets,
    /// By what it was told.
    told: Vec<(String, String)>,
    n_requests: usize,
}

impl Inquiry {
    /// Starts the program with secrets of its own, and lets somebody in.
    fn begin(home: &Home, random: &mut Random) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let mut secrets = Secrets::default();
        let user = Person::new(random);
        let operator_token = secret(random, "operador-");
        let mut database = home.address();
        if let Home::Postgres(_) = home {
            // A server that trusts everybody does not ask for it.
            let password = secret(random, "banco-");
            database = database.replacen("postgres@", &format!("postgres:{password}@"), 1);
            secrets.add(&password);
        }
        secrets.add_all(user.values());
        secrets.add(&operator_token);
        secrets.add(SECRETS_KEY);
        let mut inquiry = Self {
            folder,
            database,
            operator_token,
            user,
            token: String::new(),
            running: None,
            secrets,
            told: Vec::new(),
            n_requests: 0,
        };
        inquiry.start("the first log");
        inquiry.let_in();
        inquiry
    }

    fn start(&mut self, log: &str) {
        let mut command = self.program();
        command.args(["serve", "--demo", "--listen", "127.0.0.1:0", "--operator-listen", "127.0.0.1:0"]);
        command.args(["--log-level", "trace", "--log-format", "json"]);
        command.env("BENEFITS_OPERATOR_TOKEN", &self.operator_token).env("BENEFITS_SECRETS_KEY", SECRETS_KEY);
        let log = File::create(self.folder.path().join(log)).unwrap();
        self.running = Some(Running::begin_until(command, log, "/ext/autenticacao"));
    }

    fn program(&self) -> Command {
        let mut command = program(self.folder.path());
        command.env("BENEFITS_DATABASE", &self.database);
        command
    }

    fn callers(&self) -> SocketAddr {
        self.running.as_ref().expect("it runs").address
    }

    fn operator(&self) -> SocketAddr {
        self.running.as_ref().expect("it runs").operator()
    }

    /// Registers the user and takes a token.
    fn let_in(&mut self) {
        let Person { name, email, password, .. } = self.user.clone();
        let login = format!("usuario.{}", self.user.cpf);
        self.secrets.add(&login);
        let sent = json!({"usuario": login, "nomeUsuario": name, "email": email, "senha": password,
            "codLojas": [1, 2, 3]});
        self.done(Request::new("POST", "/operador/usuarios", Some(&sent.to_string())));
        let entered = ask(self.callers(), &Request::post("/ext/autenticacao").user(&login, &password));
        assert_eq!(entered.status, 200, "{}", entered.body);
        let entered = entered.json();
        let token = entered["authorizationToken"].as_str().expect("a token");
        self.secrets.add(token);
        token.clone_into(&mut self.token);
    }

    /// Asks the operator's interface for something that must be done.
    fn done(&self, request: Request) -> Value {
        let answer = ask(self.operator(), &request.bearing(&self.operator_token));
        assert!((200..300).contains(&answer.status), "{answer:?}");
        if answer.body.is_empty() { Value::Null } else { answer.json() }
    }

    /// Journeys through both interfaces.
    fn walk(&self) {
        let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().unwrap();
        let login = format!("usuario.{}", self.user.cpf);
        let session =
            Session::builder(&format!("http://{}", self.callers())).user(login).password(self.user.password.as_str());
        let client = Connection::builder(&format!("http://{}", self.operator()))
            .operations(operations::OPERATIONS)
            .schemes(operations::SCHEMES)
            .bearer("operador", self.operator_token.as_str());
        runtime.block_on(async {
            crate::journey::walk(&session.build().unwrap()).await;
            crate::operator::walk(&Client::from(client.build().unwrap())).await;
        });
        runtime.shutdown_background();
    }

    /// Sends hostile requests about somebody to every operation: all, or some.
    fn probe(&mut self, person: &Person, random: &mut Random, all: bool) {
        self.secrets.add_all(person.values());
        let [service, operator] = [benefits_client::operations::OPERATIONS, operations::OPERATIONS];
        for (to_operator, operation) in service.iter().map(|op| (false, op)).chain(operator.iter().map(|op| (true, op)))
        {
            let mut probes = probes::probes(operation, person);
            while !all && probes.len() > N_PROBES {
                probes.swap_remove(random.below(u32::try_from(probes.len()).expect("few")) as usize);
            }
            for request in probes {
                self.send(operation, to_operator, request);
            }
        }
        self.knock(person);
        self.measure();
    }

    fn send(&mut self, operation: &Operation, to_operator: bool, request: Request) {
        self.n_requests += 1;
        let (address, token) =
            if to_operator { (self.operator(), &self.operator_token) } else { (self.callers(), &self.token) };
        let request = request.bearing(token);
        let answer = ask(address, &request);
        assert!(answer.status < 500, "{}: {request:?}: {answer:?}", operation.id);
        self.told.push((format!("the answer to {}", operation.id), answer.told()));
    }

    /// Tries to get in as somebody who may not; a few times, since who tries often is made to wait.
    fn knock(&mut self, person: &Person) {
        let login = |name: &str, password: &str| Request::post("/ext/autenticacao").user(name, password);
        for request in [
            login(&person.name, &person.password),
            login(&person.cpf, &person.password),
            Request::get("/ext/administracao/loja").bearing(&person.token),
            Request::get("/ext/administracao/loja").header("authorization", &person.masked_cpf()),
        ] {
            for address in [self.callers(), self.operator()] {
                self.n_requests += 1;
                let answer = ask(address, &request);
                self.told.push(("an answer to somebody unknown".to_owned(), answer.told()));
            }
        }
    }

    fn measure(&mut self) {
        let metrics = ask(self.operator(), &Request::get("/metrics"));
        assert_eq!(metrics.status, 200);
        self.told.push(("the metrics".to_owned(), metrics.body));
    }

    /// Many save the same people at once: the database refuses some of it.
    fn conflict(&mut self, random: &mut Random) {
        for _ in 0..10 {
            let person = Person::new(random);
            let sent = json!({"cpfCnpj": person.cpf, "nomePessoa": person.name, "codLoja": 1, "email": person.email,
                "telefones": [{"numero": person.phone}]});
            let request = Request::new("POST", "/ext/associado", Some(&sent.to_string())).bearing(&self.token);
            let address = self.callers();
            std::thread::scope(|scope| {
                for _ in 0..8 {
                    scope.spawn(|| assert_eq!(ask(address, &request).status, 200));
                }
            });
            self.secrets.add_all(person.values());
        }
    }

    /// Receivers with secret addresses are told of changes, and fail.
    fn deliver(&mut self, random: &mut Random) {
        for address in [receivers::echo(), receivers::closed()] {
            let path = secret(random, "caminho-");
            self.secrets.add(&path);
            let name = Person::new(random).name;
            self.secrets.add(&name);
            let sent = json!({"nome": name, "url": format!("http://{address}/{path}"), "entidades": ["beneficio"]});
            let made = self.done(Request::new("POST", "/operador/receptores", Some(&sent.to_string())));
            self.secrets.add(made["segredo"].as_str().expect("a secret"));
        }
        let person = Person::new(random);
        let sent = json!({"cpfCnpj": person.cpf, "nomePessoa": person.name, "codLoja": 1});
        let save = |path: &str, sent: &Value| {
            let request = Request::new("POST", path, Some(&sent.to_string())).bearing(&self.token);
            let answer = ask(self.callers(), &request);
            assert_eq!(answer.status, 200, "{answer:?}");
        };
        save("/ext/associado", &sent);
        let sent = json!({"cpfCnpj": person.cpf, "codPlano": 20, "ativo": true});
        save("/ext/beneficio", &sent);
        let started = Instant::now();
        while self.n_failed_attempts() < 2 {
            assert!(started.elapsed() < PATIENCE, "nobody is called");
            std::thread::sleep(Duration::from_millis(20));
        }
        self.secrets.add_all(person.values());
        self.measure();
    }

    fn n_failed_attempts(&self) -> u64 {
        let metrics = ask(self.operator(), &Request::get("/metrics")).body;
        let count =
            metrics.lines().find_map(|line| line.strip_prefix("benefits_trigger_attempts_total{outcome=\"failed\"} "));
        count.expect("it is counted").parse().unwrap()
    }

    /// Ends the program, and takes down all that it wrote.
    fn stop(&mut self) {
        let mut running = self.running.take().expect("it runs");
        running.terminate();
        assert_eq!(running.child.wait().unwrap().code(), Some(0));
        self.told.push(("the greeting".to_owned(), running.greeting.clone()));
        for log in ["the first log", "the second log"] {
            if let Ok(text) = std::fs::read_to_string(self.folder.path().join(log)) {
                self.told.push((log.to_owned(), text));
            }
        }
    }

    /// What the database holds must not be told either, not even where it is damaged, or does not fit elsewhere.
    fn look_at_damage(&mut self, home: &Home, random: &mut Random) {
        let export = self.program().arg("export").output().unwrap();
        assert!(export.status.success(), "{export:?}");
        let export = String::from_utf8(export.stdout).unwrap();
        self.secrets.add_export(&export);
        self.import_what_does_not_fit(&export, random);
        if let Home::Sqlite(folder) = home {
            damage(&folder.path().join("benefits.db"));
            let checked = self.program().arg("check").output().unwrap();
            assert_eq!(checked.status.code(), Some(1), "{checked:?}");
            self.told
                .push(("check".to_owned(), String::from_utf8_lossy(&[checked.stdout, checked.stderr].concat()).into()));
            self.start("the second log");
            for path in ["/ext/associado?nome=maria", "/ext/beneficio?pagina=1", "/ext/crm/lead?filtro=joana"] {
                let answer = ask(self.callers(), &Request::get(path).bearing(&self.token));
                self.told.push(("an answer about damage".to_owned(), answer.told()));
            }
            self.stop();
        }
    }

    /// Lines of an export with everything in the wrong place.
    fn import_what_does_not_fit(&mut self, export: &str, random: &mut Random) {
        let mut lines: BTreeMap<String, Value> = BTreeMap::new();
        for line in export.lines() {
            let record: Value = serde_json::from_str(line).unwrap();
            lines.insert(record["kind"].to_string(), record);
        }
        let person = Person::new(random);
        self.secrets.add_all(person.values());
        let mut wrong =
            vec![format!("{{\"kind\":\"{}\"}}", person.name), person.cpf.clone(), format!("{{\"{}", person.cpf)];
        for record in lines.values() {
            for field in record.as_object().expect("a record").keys() {
                let mut record = record.clone();
                record[field.as_str()] = json!(person.values()[random.below(8) as usize]);
                wrong.push(record.to_string());
                record[person.name.as_str()] = json!(person.cpf);
                wrong.push(record.to_string());
            }
        }
        let file = self.folder.path().join("wrong.jsonl");
        std::fs::write(&file, wrong.join("\n")).unwrap();
        let imported = self.program().arg("import").arg(&file).output().unwrap();
        assert_eq!(imported.status.code(), Some(1), "{imported:?}");
        let said = [imported.stdout, imported.stderr].concat();
        self.told.push(("import".to_owned(), String::from_utf8_lossy(&said).into_owned()));
        let report = std::fs::read_to_string(file.with_extension("jsonl.report.jsonl")).unwrap();
        self.told.push(("the report of an import".to_owned(), report));
    }
}

/// Puts what no value of the domain is beside what tells of people.
fn damage(database: &Path) {
    let connection = rusqlite::Connection::open(database).unwrap();
    let sql = "PRAGMA foreign_keys = OFF; PRAGMA ignore_check_constraints = ON; \
               UPDATE person SET document = document || '0', email = name; UPDATE lead SET email = name; \
               UPDATE benefit SET kind = (SELECT name FROM person LIMIT 1);";
    connection.execute_batch(sql).unwrap();
}

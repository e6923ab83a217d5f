//! Every operation × status of the running service as a snapshot of the wire.

use std::collections::BTreeSet;

use super::contract::DECLARED;
use super::examples::{EXAMPLES, Example};
use crate::world::{Answer, BODY_LIMIT, Broken, CENTRE, PASSWORD, Request, World};

/// What was recorded.
#[derive(Default)]
struct Recorded(BTreeSet<(String, u16)>);

impl Recorded {
    /// Records one request and its answer under the operation's name and the status.
    fn record(&mut self, operation: &str, status: u16, request: &Request, answer: &Answer) {
        assert_eq!(answer.status, status, "{operation}: {}", answer.body);
        insta::with_settings!({ snapshot_path => "../snapshots", prepend_module_to_snapshot => false, omit_expression => true }, {
            insta::assert_snapshot!(format!("{operation}-{status}"), format!("{}\n{}", request.shown(), answer.shown()));
        });
        self.0.insert((operation.to_owned(), status));
    }
}

#[test]
fn every_status_of_every_operation_is_recorded() {
    let mut recorded = Recorded::default();
    for world in World::each() {
        healthy(&world, &mut recorded);
    }
    for (how, status) in [(Broken::Corrupt, 500), (Broken::Gone, 503)] {
        broken(how, status, &mut recorded);
    }
    let declared: BTreeSet<(String, u16)> = DECLARED
        .iter()
        .flat_map(|(operation, statuses)| statuses.iter().map(move |status| (operation.clone(), *status)))
        .collect();
    // No status is declared that cannot be brought about, and so none is excused.
    let missing: Vec<_> = declared.difference(&recorded.0).collect();
    assert!(missing.is_empty(), "declared and not recorded: {missing:?}");
}

/// All that a healthy service answers.
fn healthy(world: &World, recorded: &mut Recorded) {
    for example in EXAMPLES {
        let request = authorised(world, &example, example.request());
        recorded.record(example.operation, 200, &request, &world.ask(&request));
    }
    for example in EXAMPLES {
        let statuses = &DECLARED[example.operation];
        let is_single = |status: &&u16| (400..429).contains(*status) && **status != 408;
        for status in statuses.iter().filter(is_single) {
            let request = match status {
                401 => without_credential(&example),
                _ => authorised(world, &example, refused(&example, *status)),
            };
            recorded.record(example.operation, *status, &request, &world.ask(&request));
        }
    }
    too_slow(world, recorded);
    too_many(world, recorded);
}

/// A request that is refused with a status, made from one that is carried out.
fn refused(example: &Example, status: u16) -> Request {
    match status {
        400 => {
            let separator = if example.path.contains('?') { '&' } else { '?' };
            Request::new(example.method, format!("{}{separator}pagna=1", example.path), example.body)
        }
        404 => Request::new(example.method, elsewhere(example.path), example.body),
        413 => example.request().bytes_as_body(&vec![b' '; BODY_LIMIT + 1]),
        415 => example.request().header("content-type", "text/plain"),
        other => panic!("{}: how is {other} brought about?", example.operation),
    }
}

/// The same path with a code that was never given out in the place of its last one.
fn elsewhere(path: &str) -> String {
    let mut parts: Vec<&str> = path.split('/').collect();
    let code = parts.iter().rposition(|part| part.parse::<i32>().is_ok()).expect("a code in the path");
    parts[code] = "999999";
    parts.join("/")
}

fn authorised(world: &World, example: &Example, request: Request) -> Request {
    match example.operation {
        "autenticarUsuario" => request.user(CENTRE, PASSWORD),
        operation if !DECLARED[operation].contains(&401) => request,
        _ => request.bearing(world.token()),
    }
}

fn without_credential(example: &Example) -> Request {
    match example.operation {
        "autenticarUsuario" => example.request().user(CENTRE, "senha errada"),
        _ => example.request(),
    }
}

/// Begins bodies that never end, all at once, since each takes as long as the server waits.
fn too_slow(world: &World, recorded: &mut Recorded) {
    let slow: Vec<Example> =
        EXAMPLES.into_iter().filter(|example| DECLARED[example.operation].contains(&408)).collect();
    let answers: Vec<(Request, Answer)> = std::thread::scope(|scope| {
        let ask = |example: &Example| {
            let request = authorised(world, example, example.request());
            let answer = world.ask_without_end(&request);
            (request, answer)
        };
        let asking: Vec<_> = slow.iter().map(|example| scope.spawn(move || ask(example))).collect();
        asking.into_iter().map(|asking| asking.join().unwrap()).collect()
    });
    for (example, (request, answer)) in slow.iter().zip(answers) {
        recorded.record(example.operation, 408, &request, &answer);
    }
}

/// Asks until it is too much.
fn too_many(world: &World, recorded: &mut Recorded) {
    for (operation, request) in [
        ("autenticarUsuario", Request::post("/ext/autenticacao").user("ninguem", "senha errada")),
        (
            "validarBeneficio",
            Request::new("POST", "/ext/beneficio/validacao", Some(r#"{"cpfCnpj": "168.995.350-09"}"#)),
        ),
    ] {
        let answers = (0..100).map(|_| world.ask(&request));
        let refused = answers.into_iter().find(|answer| answer.status == 429).expect("a hundred are too many");
        recorded.record(operation, 429, &request, &refused);
    }
}

/// What a service answers whose database was broken while it ran.
fn broken(how: Broken, status: u16, recorded: &mut Recorded) {
    let world = World::sqlite();
    world.home.break_it(how);
    for example in EXAMPLES {
        let request = authorised(&world, &example, example.request());
        recorded.record(example.operation, status, &request, &world.ask(&request));
    }
}

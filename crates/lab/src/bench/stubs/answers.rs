//! The test that all servers do the same work: the same answers to the same requests, right ones and wrong ones.
//!
//! A server that left a check out would be fast for the wrong reason.

use anyhow::{Result, bail};
use serde_json::Value;

use super::connection::Answer;
use super::machine::{HYPER, Machine, POEM_OPENAPI, SERVERS, STUB, Server};
use super::requests::{self, PERSON, Request};

/// A request, and the status that every server answers with.
struct Case {
    request: Request,
    /// Name that tells it from others with the same first line.
    what: &'static str,
    status: u16,
    /// Whether poem-openapi answers with 200 all the same, by design.
    is_let_through: bool,
}

/// Wrong bodies: the fault, a part of the body, and its replacement.
const WRONG_BODIES: &[(&str, &str, &str)] = &[
    ("no JSON", "{\"cpf\"", "cpf"),
    ("cut off", "\"}", ""),
    ("required property missing", "\"situacao\":\"Ativo\",", ""),
    ("null where it is not allowed", "\"Ativo\"", "null"),
    ("text where a number must be", "1048576", "\"1048576\""),
    ("fraction where an integer must be", "1048576", "1048576.5"),
    ("integer beyond its format", "[21,", "[4294967296,"),
    ("object where a list must be", "[21,42,88]", "{}"),
    ("text too short", "Maria Aparecida da Conceição", "Zé"),
    (
        "text too long",
        "Laranjeiras\",\"cidade",
        "Laranjeiras das Laranjeiras das Laranjeiras das Laranjeiras das\",\"cidade",
    ),
    ("number too small", "1048576", "0"),
    ("fraction too small", "1518.45", "-0.01"),
    ("list too long", "[21,", "[1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,"),
    ("text inside too long", "\"RJ\"", "\"RIO\""),
];

/// Wrong bodies that poem-openapi lets through: it reads JSON into a tree first, and takes texts for what is none.
const LET_THROUGH_BODIES: &[(&str, &str, &str)] = &[
    ("number where a text must be", "\"Ativo\"", "1"),
    ("null where a property may only be absent", "\"(21) 99876-5432\"", "null"),
    ("property twice", "\"situacao\":", "\"situacao\":\"Ativo\",\"situacao\":"),
];

/// Bodies that break a pattern and nothing else.
const UNFIT_BODIES: &[(&str, &str, &str)] = &[
    ("letter in a tax number", "52998224725", "5299822472X"),
    ("digits of another script", "52998224725", "٥٢٩٩٨٢٢٤٧٢٥"),
    ("slashes in a date", "1958-03-21", "1958/03/21"),
    ("mail address without a domain", "@example.com.br", ""),
];

const RIGHT_BODIES: &[(&str, &str, &str)] = &[
    ("without optional properties", "\"telefone\":\"(21) 99876-5432\",", ""),
    ("undeclared property", "{\"cpf\"", "{\"extra\":[{}],\"cpf\""),
    ("escapes", "Maria Aparecida", "Mar\\u00eda \\\"Cida\\\""),
    ("empty list", "[21,42,88]", "[]"),
    ("integer for a fraction", "1518.45", "1518"),
];

/// Right and wrong targets of the search.
const TARGETS: &[(&str, u16, bool)] = &[
    ("/ext/beneficiario/4711", 200, false),
    ("/ext/beneficiario/-1?nome=Jos%C3%A9+da%20Silva&ativo=false", 200, false),
    ("/ext/beneficiario/4711?nome=a%26b%3Dc", 200, false),
    ("/ext/beneficiario/abc", 400, false),
    ("/ext/beneficiario/99999999999", 400, false),
    ("/ext/beneficiario/4711?pagina=tr%C3%AAs", 400, false),
    ("/ext/beneficiario/4711?pagina=0", 400, false),
    ("/ext/beneficiario/4711?tamanho=101", 400, false),
    ("/ext/beneficiario/4711?uf=RIO", 400, false),
    ("/ext/beneficiario/4711?cpf=123", 400, false),
    ("/ext/beneficiario/4711?ativo=sim", 400, false),
    ("/ext/beneficiario/4711?extra=1", 400, true),
    ("/ext/beneficiario/4711?pagina=1&pagina=2", 400, true),
    ("/ext/beneficiario/4711/historico", 404, false),
    ("/ext/beneficio", 404, false),
    ("/", 404, false),
];

/// Asks every server everything, and gives the number of answers. All that differ are one error.
pub(super) fn check(machine: &mut dyn Machine) -> Result<usize> {
    let mut n_answers = 0;
    let mut faults = Vec::new();
    for case in cases() {
        let mut expected = None;
        for server in SERVERS {
            let answer = machine.ask(server, &case.request)?;
            n_answers += 1;
            let lets_through = case.is_let_through && server == POEM_OPENAPI;
            let status = if lets_through { 200 } else { case.status };
            if answer.status != status {
                faults.push(fault(server, &case, &format!("{} rather than {status}", answer.status)));
            } else if case.status == 200 {
                let body: Option<Value> = serde_json::from_slice(&answer.body).ok();
                if body.is_none() || expected.get_or_insert_with(|| body.clone()) != &body {
                    let body = String::from_utf8_lossy(&answer.body).into_owned();
                    faults.push(fault(server, &case, &format!("{body}, unlike {}", HYPER.name)));
                }
            }
        }
    }
    n_answers += check_stub(machine, &mut faults)?;
    if !faults.is_empty() {
        bail!("the servers do not do the same work:\n  {}", faults.join("\n  "));
    }
    Ok(n_answers)
}

fn fault(server: Server, case: &Case, what: &str) -> String {
    format!("{} answers {} ({}) with {what}", server.name, case.request, case.what)
}

fn cases() -> Vec<Case> {
    const PATHS: [&str; 2] = ["/ext/beneficiario", "/ext/beneficiario/padrao"];
    let post = |path: &str, body: &str| Request::with_body("POST", path, Some("application/json"), body);
    let mut cases = Vec::new();
    let mut add = |request: Request, what: &'static str, status: u16, is_let_through: bool| {
        cases.push(Case { request, what, status, is_let_through });
    };
    for request in [requests::list(), requests::post(), requests::post_with_patterns(), requests::query()] {
        add(request, "as it is measured", 200, false);
    }
    for path in PATHS {
        for (status, is_let_through, edits) in
            [(400, false, WRONG_BODIES), (400, true, LET_THROUGH_BODIES), (200, false, RIGHT_BODIES)]
        {
            for (what, part, instead) in edits {
                add(post(path, &PERSON.replacen(part, instead, 1)), what, status, is_let_through);
            }
        }
        add(post(path, ""), "empty body", 400, false);
        add(Request::with_body("POST", path, Some("application/json; charset=utf-8"), PERSON), "charset", 200, false);
        add(Request::with_body("POST", path, Some("text/plain"), PERSON), "text", 415, false);
        add(Request::with_body("POST", path, None, PERSON), "no media type", 415, false);
    }
    for (what, part, instead) in UNFIT_BODIES {
        add(post(PATHS[1], &PERSON.replacen(part, instead, 1)), what, 400, false);
    }
    for (target, status, is_let_through) in TARGETS {
        add(Request::new("GET", target), "search", *status, *is_let_through);
    }
    cases
}

/// Whether an answer is as it should be.
type IsRight = fn(&Answer) -> bool;

/// Duties of the stub beyond a `match` by hand: methods, HEAD, encoded paths.
fn check_stub(machine: &mut dyn Machine, faults: &mut Vec<String>) -> Result<usize> {
    const CASES: &[(&str, &str, IsRight)] = &[
        ("DELETE", "/ext/beneficiario", |answer| is_refused_but_for("POST", answer)),
        ("POST", "/ext/beneficio/situacaoBeneficio", |answer| is_refused_but_for("GET", answer)),
        ("GET", "/ext/beneficiario/padrao", |answer| is_refused_but_for("POST", answer)),
        ("HEAD", "/ext/beneficio/situacaoBeneficio", |answer| {
            let n_bytes = answer.header("content-length").and_then(|length| length.parse::<usize>().ok());
            answer.status == 200 && answer.body.is_empty() && n_bytes.is_some_and(|n_bytes| n_bytes > 500)
        }),
        ("GET", "/ext/benefici%61rio/%34711", |answer| {
            answer.status == 200 && answer.body.starts_with(b"{\"id\":4711")
        }),
        ("GET", "/ext/beneficiario/47%2F11", |answer| answer.status == 400),
        ("GET", "/ext/beneficiario/4711%FF", |answer| answer.status == 400),
    ];
    for (method, target, is_right) in CASES {
        let request = Request::new(method, target);
        let answer = machine.ask(STUB, &request)?;
        if !is_right(&answer) {
            let Answer { status, headers, body } = &answer;
            let body = String::from_utf8_lossy(body);
            faults.push(format!("{} answers {request} with {status}, {headers:?}, {body:?}", STUB.name));
        }
    }
    Ok(CASES.len())
}

fn is_refused_but_for(method: &str, answer: &Answer) -> bool {
    let allowed = answer.header("allow").unwrap_or_default();
    answer.status == 405 && allowed.split(',').any(|allowed| allowed.trim() == method)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A part that is not there would make a wrong request a right one.
    #[test]
    fn every_edit_changes_the_body() {
        for (what, part, _) in [WRONG_BODIES, LET_THROUGH_BODIES, UNFIT_BODIES, RIGHT_BODIES].concat() {
            assert!(PERSON.contains(part), "{what}");
        }
    }
}

//! Requests with personal data in every place that a caller can fill: right places, wrong ones, and none that exist.

use benefits_client::runtime::operation::{Location, Method, Operation};
use serde_json::{Value, json};

use super::people::Person;
use crate::world::{Request, encoded};

/// A code that nobody has: what is asked for must not be removed.
const NOBODY: &str = "2147483647";

/// All requests about a person that an operation can be sent.
pub(super) fn probes(operation: &Operation, person: &Person) -> Vec<Request> {
    let mut probes = in_path(operation, person);
    probes.extend(in_query(operation, person));
    probes.extend(in_headers(operation, person));
    if operation.body.is_some() || operation.method == Method::Post {
        probes.extend(in_body(operation, person));
    }
    probes
}

/// The operation's path with one code for all parameters.
fn path(operation: &Operation, code: &str) -> String {
    let mut parts = operation.path.split(['{', '}']);
    let first = parts.next().unwrap_or_default().to_owned();
    // Names and what stands between them take turns.
    parts.enumerate().fold(first, |path, (idx, part)| path + if idx % 2 == 0 { code } else { part })
}

fn request(operation: &Operation, path: String) -> Request {
    Request::new(operation.method.as_str(), path, None)
}

fn in_path(operation: &Operation, person: &Person) -> Vec<Request> {
    let values = [encoded(&person.name), person.cpf.clone(), person.masked_cpf(), encoded(&person.token)];
    let mut probes: Vec<Request> = Vec::new();
    if operation.path.contains('{') {
        probes.extend(values.iter().map(|value| request(operation, path(operation, value))));
    }
    // Beside every path that there is, and with a method that it has not.
    probes.extend(values.iter().map(|value| request(operation, format!("{}/{value}", path(operation, NOBODY)))));
    probes.push(Request::new("TRACE", format!("{}/{}", path(operation, NOBODY), person.cpf), None));
    probes
}

fn in_query(operation: &Operation, person: &Person) -> Vec<Request> {
    let path = path(operation, NOBODY);
    let named = operation.parameters.iter().filter(|parameter| parameter.location == Location::Query);
    let mut queries: Vec<String> = Vec::new();
    for parameter in named {
        let values = [&person.name, &person.cpf, &person.masked_cpf(), &person.email, &person.phone];
        queries.extend(values.map(|value| format!("{}={}", parameter.name, encoded(value))));
        queries.push(format!("{0}={1}&{0}={1}", parameter.name, encoded(&person.name)));
    }
    queries.push(format!("{}=1", encoded(&person.name)));
    queries.push(format!("{}&{}", person.cpf, encoded(&person.password)));
    queries.push(format!("token={}%ff", person.token));
    queries.into_iter().map(|query| request(operation, format!("{path}?{query}"))).collect()
}

fn in_headers(operation: &Operation, person: &Person) -> Vec<Request> {
    let plain = || request(operation, path(operation, NOBODY));
    let named = operation.parameters.iter().filter(|parameter| parameter.location == Location::Header);
    let values =
        |value: &str| plain().header("x-request-id", value).header("user-agent", value).header("referer", value);
    let mut probes = vec![
        values(&person.cpf),
        values(&person.name),
        plain().header("cookie", &format!("sessao={}", person.token)).header("x-forwarded-for", &person.masked_cpf()),
        plain().header("accept", &person.email).header("content-type", &format!("text/{}", person.cpf)),
        plain().header("range", &person.phone).header("if-match", &format!("\"{}\"", person.cpf)),
        plain().header("content-encoding", &person.card).header("expect", &person.cpf),
    ];
    for parameter in named {
        probes.extend([&person.name, &person.cpf].map(|value| plain().header(parameter.name, value)));
    }
    probes
}

fn in_body(operation: &Operation, person: &Person) -> Vec<Request> {
    let whole = json!({"nome": person.name, "cpf": person.cpf, "email": person.email, "senha": person.password});
    let mut bodies: Vec<Vec<u8>> = Vec::new();
    for field in operation.body.iter().flat_map(|body| body.fields) {
        let values = [
            json!(person.name),
            json!(person.masked_cpf()),
            json!([person.cpf.clone()]),
            json!({person.name.clone(): person.card.clone()}),
        ];
        bodies.extend(values.map(|value| nested(field.path, value).to_string().into_bytes()));
    }
    let text = whole.to_string();
    bodies.push(text.clone().into_bytes());
    bodies.push(text.as_bytes()[..text.len() - 3].to_vec());
    bodies.push(format!("{text}{}", person.cpf).into_bytes());
    bodies.push(format!("[{text},{}]", person.name).into_bytes());
    bodies.push([person.cpf.as_bytes(), b"\xff", person.name.as_bytes()].concat());
    bodies.push(format!("{{\"{0}\":1,\"{0}\":2}}", person.cpf).into_bytes());
    bodies.push(format!("cpf={}&nome={}", person.cpf, encoded(&person.name)).into_bytes());
    let send = |body: Vec<u8>| request(operation, path(operation, NOBODY)).bytes_as_body(&body);
    bodies.into_iter().map(|body| send(body).header("content-type", "application/json")).collect()
}

/// A body in which only one field stands: `endereco.uf`, `telefones[].numero`, `[].nome`.
fn nested(path: &str, value: Value) -> Value {
    path.split('.').rev().fold(value, |inner, step| match step.strip_suffix("[]") {
        Some("") => json!([inner]),
        Some(name) => json!({name: [inner]}),
        None => json!({step: inner}),
    })
}

//! Every register of the contract, whatever it is, by the examples of the document.

use std::collections::BTreeSet;

use serde_json::Value;

use crate::world::{Request, World};

/// A register of the contract, known by its shape: a path with `POST`, and below it one with `GET`, `PUT` and `DELETE`.
struct RegisterPaths {
    path: String,
    /// The field of the code, which is also the parameter of the path below.
    code: String,
    /// Examples of a body; those that change a record are of no use here.
    examples: Vec<Value>,
    /// The names of its operations.
    operations: Vec<String>,
}

/// What a value refers to, or the value.
fn resolved(document: &Value, value: &Value) -> Value {
    match value.get("$ref").and_then(Value::as_str) {
        Some(reference) => resolved(document, &document.pointer(reference.trim_start_matches('#')).unwrap().clone()),
        None => value.clone(),
    }
}

fn registers() -> Vec<RegisterPaths> {
    let document: Value =
        serde_json::from_str(include_str!("../../../../operator/src/generated/document.json")).unwrap();
    let paths = document["paths"].as_object().unwrap();
    let mut registers = Vec::new();
    for (path, item) in paths.iter().filter(|(_, item)| item.get("post").is_some()) {
        let below = |(other, item): &(&String, &Value)| {
            let code = other.strip_prefix(&format!("{path}/{{"))?.strip_suffix('}')?.to_owned();
            ["get", "put", "delete"].iter().all(|method| item.get(method).is_some()).then_some((code, (*item).clone()))
        };
        let Some((code, one)) = paths.iter().find_map(|it| below(&it)) else { continue };
        let body = resolved(&document, &item["post"]["requestBody"])["content"]["application/json"].clone();
        let named = body["examples"].as_object().into_iter().flatten();
        let named = named.map(|(_, example)| resolved(&document, example)["value"].clone());
        let examples = body.get("example").cloned().into_iter().chain(named).collect();
        let all = [&item["get"], &item["post"], &one["get"], &one["put"], &one["delete"]];
        let operations = all.map(|operation| operation["operationId"].as_str().unwrap().to_owned()).to_vec();
        registers.push(RegisterPaths { path: path.clone(), code, examples, operations });
    }
    registers
}

/// The names of the operations of all registers, as the generated client has them.
pub(super) fn operations() -> BTreeSet<String> {
    let snake = |name: String| {
        let letters = name
            .chars()
            .flat_map(|letter| letter.is_uppercase().then_some('_').into_iter().chain(letter.to_lowercase()));
        letters.collect()
    };
    registers().into_iter().flat_map(|register| register.operations).map(snake).collect()
}

#[test]
fn every_register_of_the_contract_does_what_its_example_asks() {
    for world in World::each() {
        let operator = world.operator();
        let ask = |method: &'static str, path: &str, body: Option<&Value>| {
            operator.ask(Request::new(method, path, body.map(Value::to_string).as_deref()))
        };
        let registers = registers();
        assert!(registers.len() >= 10, "the contract has its registers");
        for RegisterPaths { path, code, mut examples, .. } in registers {
            // The stores of the examples are not those of this world, and some of the names are taken.
            for example in examples.iter_mut().filter_map(Value::as_object_mut) {
                example.remove("codLoja");
                example.insert("nome".to_owned(), "Registro de Prova".into());
            }
            let mut tries = examples.iter().map(|example| (example, ask("POST", &path, Some(example))));
            let (example, made) = tries
                .find(|(_, made)| made.status == 201)
                .unwrap_or_else(|| panic!("{path} takes none of its examples"));
            let one = format!("{path}/{}", made.json()[&code]);
            let read = ask("GET", &one, None);
            assert_eq!((read.status, read.json()), (200, made.json()), "{path}");
            assert_eq!(ask("POST", &path, Some(example)).status, 409, "{path}: two would be too much alike");
            let listed = ask("GET", &path, None).json();
            let items = listed.get("itens").unwrap_or(&listed).as_array().unwrap().clone();
            assert!(items.contains(&made.json()), "{path}: {listed}");
            let replaced = ask("PUT", &one, Some(&read.json()));
            assert_eq!((replaced.status, replaced.json()), (200, made.json()), "{path}: what is read can be sent back");
            assert_eq!(ask("DELETE", &one, None).status, 204, "{path}");
            assert_eq!(ask("GET", &one, None).status, 404, "{path}");
        }
    }
}

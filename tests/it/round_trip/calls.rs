//! The text that calls every operation of a client, once for each status.

use super::client::Method;
use super::contract::{Contract, Operation};
use super::letters;

/// `pub async fn run(…)`: each operation with what its document says is to be sent.
pub(super) fn text(contract: &Contract, methods: &[Method]) -> String {
    let client = contract.names.client;
    let mut text = format!(
        "#![allow(unused_imports)]\nuse serde_json::Value;\nuse {client}::{{Client, types}};\n\
         use crate::{{heard, tell, value}};\n\n\
         pub async fn run(client: &Client, answer_with: impl Fn(u16), received: impl Fn() -> Value) {{\n"
    );
    for operation in &contract.operations {
        let method = methods.iter().find(|method| letters(&method.name) == letters(&operation.id));
        let method = method.unwrap_or_else(|| panic!("the client has no method for {}", operation.id));
        let arguments: String = method.setters.iter().map(|setter| given(operation, setter)).collect();
        let statuses: Vec<String> = operation.answers.iter().map(|answer| answer.status.to_string()).collect();
        let name = (contract.names.document, letters(&operation.id));
        text += &format!(
            "    for status in [{}] {{\n        answer_with(status);\n        \
             let answer = client.{}(){arguments}.send().await;\n        \
             tell({name:?}, status, heard(answer), received());\n    }}\n",
            statuses.join(", "),
            method.name
        );
    }
    text + "}\n"
}

/// The call of a setter.
fn given(operation: &Operation, (name, ty): &(String, String)) -> String {
    let value = operation.sent.get(&letters(name)).unwrap_or_else(|| panic!("{} has no `{name}`", operation.id));
    format!(".{name}(value::<{ty}>({:?}))", value.to_string())
}

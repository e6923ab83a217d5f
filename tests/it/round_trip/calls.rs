//! The text that calls every operation of a client.

use serde_json::Value;

use super::client::{Method, Wanted};
use super::contract::{Contract, Operation};
use super::letters;

/// `pub async fn run(…)`: each operation once, with what its document says is to be sent.
pub(super) fn text(contract: &Contract, methods: &[Method]) -> String {
    let mut text = String::from(
        "use serde_json::Value;\nuse super::client::Client;\nuse crate::{parsed, tell, value};\n\n\
         pub async fn run(basic: &Client, bearer: &Client, received: impl Fn() -> Value) {\n",
    );
    for operation in &contract.operations {
        let method = methods.iter().find(|method| letters(&method.name) == letters(&operation.id));
        let method = method.unwrap_or_else(|| panic!("progenitor has no method for {}", operation.id));
        let client = if operation.is_basic { "basic" } else { "bearer" };
        let arguments: Vec<String> = method.arguments.iter().map(|argument| given(operation, argument)).collect();
        let call = format!("{client}.{}({}).await", method.name, arguments.join(", "));
        let name = (contract.document, letters(&operation.id));
        text += &format!("    tell({name:?}, parsed({call}), received());\n");
    }
    text + "}\n"
}

/// An argument's expression.
fn given(operation: &Operation, (name, wanted): &(String, Wanted)) -> String {
    let value = operation.sent.get(&letters(name)).unwrap_or_else(|| panic!("{} has no `{name}`", operation.id));
    expression(value, wanted)
}

fn expression(value: &Value, wanted: &Wanted) -> String {
    let json = value.to_string();
    match wanted {
        Wanted::Value => format!("value({json:?})"),
        Wanted::Reference => format!("&value({json:?})"),
        Wanted::Text => format!("{:?}", value.as_str().expect("a text is sent as one")),
        Wanted::Option(inner) => format!("Some({})", expression(value, inner)),
    }
}

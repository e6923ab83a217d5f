//! Addresses of operations, for links in answers.

use contract::model::Location;
use rust_text::layout::string_literal;

use crate::Text;
use crate::ir::{Contract, Home, Operation, Parameter, ParameterShape, TypeTable};
use crate::types;

/// Writes a function for each operation; it takes the variables of the path.
pub fn emit_links(contract: &Contract, table: &TypeTable, text: &mut Text) {
    text.block("crate::runtime::links! {", "}", |text| {
        for operation in contract.operations.iter().filter(|operation| has_link(operation)) {
            emit_link(operation, table, text);
        }
    });
}

/// True if every variable of an operation's path is written as it stands, which only unusual styles are not.
pub fn has_link(operation: &Operation) -> bool {
    let mut variables = variables(operation);
    variables.all(|parameter| parameter.shape == ParameterShape::Text) && !operation.path.contains(['?', '#'])
}

fn variables(operation: &Operation) -> impl Iterator<Item = &Parameter> {
    operation.parameters.iter().filter(|parameter| parameter.location == Location::Path)
}

fn emit_link(operation: &Operation, table: &TypeTable, text: &mut Text) {
    let mut variables: Vec<&Parameter> = variables(operation).collect();
    variables.sort_by_key(|parameter| parameter.variable);
    let arguments = variables
        .iter()
        .map(|parameter| format!("{}: &{}", parameter.name, types::rust_type(table, &parameter.value, Home::Nowhere)));
    let arguments = arguments.collect::<Vec<_>>().join(", ");
    text.line(format!("{}({arguments}) {},", operation.function, string_literal(&operation.path)));
}

//! Error enums.

use crate::Text;
use crate::ir::{Contract, ErrorSet, Home, Response, TypeTable};

use super::docs;
use super::locals::OperationFile;
use super::reply;
use super::response::{derives, emit_body_enum, emit_variant};

/// How many operations the docs of a set name.
const MAX_NAMED: usize = 20;

/// Writes every error enum.
pub fn emit_errors(contract: &Contract, table: &TypeTable, text: &mut Text) {
    let file = OperationFile { contract, table, home: Home::Nowhere };
    text.separated(&contract.errors, |text, set| emit_set(set, file, text));
}

fn emit_set(set: &ErrorSet, file: OperationFile<'_>, text: &mut Text) {
    for response in &set.responses {
        emit_body_enum(response, file, text);
    }
    let responses: Vec<&Response> = set.responses.iter().collect();
    text.doc(&format!("Error responses of {}.", users(file.contract, set)));
    text.line(derives(&responses));
    text.block(format!("pub enum {} {{", set.name), "}", |text| {
        for response in &set.responses {
            emit_variant(response, &response.description, "", file, text);
        }
    });
    text.line("");
    text.block(format!("impl {} {{", set.name), "}", |text| {
        text.block("pub(super) fn reply(self) -> crate::runtime::Answer {", "}", |text| {
            text.block("match self {", "}", |text| {
                for response in &set.responses {
                    reply::emit(response, text);
                }
            });
        });
    });
}

fn users(contract: &Contract, set: &ErrorSet) -> String {
    let named = set.operations.iter().take(MAX_NAMED).map(|idx| {
        let operation = &contract.operations[*idx];
        format!("`{}`", docs::code(operation.label()))
    });
    let named = named.collect::<Vec<_>>().join(", ");
    match set.operations.len().saturating_sub(MAX_NAMED) {
        0 => named,
        n_others => format!("{named} and {n_others} others"),
    }
}

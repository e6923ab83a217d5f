//! `bindings.json`: what became of each operation and each schema, for programs that follow a contract into the code.

use serde::Serialize;

use crate::ir::{BodyType, Contract, Home, Operation, TypeId, TypeTable, Value};
use crate::operations;
use crate::settings::Settings;

/// Where things were written, by file and line.
#[derive(Debug, Default)]
pub(crate) struct Lines {
    methods: Vec<(usize, Position)>,
    responses: Vec<(usize, Position)>,
    types: Vec<(TypeId, Position)>,
}

/// A line of a file.
#[derive(Debug, Clone, Serialize)]
struct Position {
    file: String,
    line: usize,
}

impl Lines {
    /// Where the operations of a tag were written.
    pub(crate) fn operations(&mut self, module: &str, lines: operations::Lines) {
        let at = |(operation, line)| (operation, position(module, line));
        self.methods.extend(lines.methods.into_iter().map(at));
        self.responses.extend(lines.responses.into_iter().map(at));
    }

    /// Where a type was written.
    pub(crate) fn type_at(&mut self, id: TypeId, module: &str, line: usize) {
        self.types.push((id, position(module, line)));
    }
}

fn position(module: &str, line: usize) -> Position {
    Position { file: format!("{module}.rs"), line }
}

#[derive(Serialize)]
struct Bindings<'a> {
    document: &'a str,
    operations: Vec<OperationBinding<'a>>,
    types: Vec<TypeBinding<'a>>,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct OperationBinding<'a> {
    operation_id: Option<&'a str>,
    method: &'a str,
    path: &'a str,
    pointer: &'a str,
    #[serde(rename = "trait")]
    trait_name: &'a str,
    function: &'a str,
    #[serde(flatten)]
    position: Option<&'a Position>,
    arguments: Vec<ArgumentBinding<'a>>,
    parameters: Option<&'a str>,
    response: Option<&'a str>,
    errors: ErrorsBinding<'a>,
    types: Vec<&'a str>,
}

#[derive(Serialize)]
struct ArgumentBinding<'a> {
    name: &'a str,
    #[serde(rename = "in")]
    location: &'static str,
    argument: &'a str,
}

#[derive(Serialize)]
struct ErrorsBinding<'a> {
    name: &'a str,
    #[serde(flatten)]
    position: Option<&'a Position>,
}

#[derive(Serialize)]
struct TypeBinding<'a> {
    name: &'a str,
    schema: Option<&'a str>,
    pointer: &'a str,
    #[serde(flatten)]
    position: &'a Position,
}

/// The file's text.
pub(crate) fn json(contract: &Contract, table: &TypeTable, settings: &Settings, lines: &Lines) -> String {
    let bindings = Bindings {
        document: &settings.document,
        operations: contract
            .operations
            .iter()
            .enumerate()
            .map(|(idx, it)| operation(contract, table, lines, idx, it))
            .collect(),
        types: lines.types.iter().map(|(id, position)| type_binding(table, *id, position)).collect(),
    };
    let mut text = serde_json::to_string_pretty(&bindings).expect("names and numbers can always be written");
    text.push('\n');
    text
}

fn operation<'a>(
    contract: &'a Contract,
    table: &'a TypeTable,
    lines: &'a Lines,
    idx: usize,
    operation: &'a Operation,
) -> OperationBinding<'a> {
    let of = |list: &'a [(usize, Position)]| list.iter().find(|(of, _)| *of == idx).map(|(_, position)| position);
    let mut arguments: Vec<_> = operation
        .parameters
        .iter()
        .map(|parameter| ArgumentBinding {
            name: &parameter.wire,
            location: parameter.location.name(),
            argument: &parameter.name,
        })
        .collect();
    arguments.extend(operation.body.iter().map(|body| ArgumentBinding {
        name: "",
        location: "body",
        argument: &body.name,
    }));
    OperationBinding {
        operation_id: operation.id.as_deref(),
        method: operation.method.name(),
        path: &operation.path,
        pointer: &operation.pointer,
        trait_name: &contract.tags[operation.tag].trait_name,
        function: &operation.function,
        position: of(&lines.methods),
        arguments,
        parameters: operation.parameters_name.as_deref(),
        response: operation.response_name.as_deref(),
        errors: ErrorsBinding { name: &operation.error_name, position: of(&lines.responses) },
        types: named(contract, table, operation),
    }
}

/// The types that an operation names, each once, in the order of its arguments and answers.
fn named<'a>(contract: &'a Contract, table: &'a TypeTable, operation: &'a Operation) -> Vec<&'a str> {
    let mut names = Vec::new();
    let mut add = |value: &Value| {
        let name = value.named().map(|id| table[id].name.as_str());
        names.extend(name.filter(|name| !names.contains(name)));
    };
    operation.parameters.iter().for_each(|parameter| add(&parameter.value));
    for form in operation.body.iter().flat_map(|body| &body.forms) {
        if let BodyType::Value(value) = &form.holds {
            add(value);
        }
    }
    for answer in contract.answers_of(operation) {
        answer.headers.iter().for_each(|header| add(&header.value));
        answer.content.values().for_each(&mut add);
    }
    names
}

fn type_binding<'a>(table: &'a TypeTable, id: TypeId, position: &'a Position) -> TypeBinding<'a> {
    let def = &table[id];
    debug_assert!(def.home != Home::Nowhere, "only what was written has a line");
    TypeBinding { name: &def.name, schema: def.schema.as_deref(), pointer: &def.pointer, position }
}

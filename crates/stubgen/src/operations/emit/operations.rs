//! The struct that answers every operation, the routes to them, and the function that makes a server of it.

use contract::model::{MarkPlace, Method};
use rust_text::layout::{arm, function, list, string_literal};
use rust_text::name::{Scope, pascal};

use crate::Text;
use crate::ir::{Contract, Operation, RequestMark, Tag};

use super::docs;
use super::locals::argument_names;

/// Writes the struct, its routes and `stub`; with bodies that answer 501 also the list of what is not written.
pub fn emit_operations(contract: &Contract, text: &mut Text) {
    let Contract { operations_name: name, generic, .. } = contract;
    let parts = Parts::of(contract);
    let mut methods = contract.routes.iter().flat_map(|route| &route.operations);
    let used = match (methods.any(|(method, _)| !is_named(*method)), contract.choices.is_empty()) {
        (false, true) => "Route",
        (true, true) => "{Method, Route}",
        (false, false) => "{Alternative, Choice, Mark, Route}",
        (true, false) => "{Alternative, Choice, Mark, Method, Route}",
    };
    text.line(format!("use crate::runtime::{used};"));
    text.line("");
    emit_choices(contract, text);
    text.block(format!("crate::runtime::services! {{ {name} {{"), "} }", |text| {
        for part in &parts.0 {
            text.doc(&part.about);
            text.line(format!("{}: {},", part.field, part.generic));
        }
    });
    text.line("");
    let generics = parts.generics();
    let bounds: Vec<String> = parts.0.iter().map(|part| format!("{}: {},", part.generic, part.bound)).collect();
    list(text, "impl", "<>", &generics, " crate::runtime::Operations");
    list(text, &format!("for {name}"), "<>", &generics, "");
    bounded(text, &bounds, |text| {
        text.line("const DOCUMENT: &'static str = include_str!(\"document.json\");");
        if contract.answers.is_some() {
            text.line("const ANSWERS: &'static str = include_str!(\"answers.json\");");
        }
        if !contract.rejections.is_empty() {
            text.line("const SHAPES: crate::runtime::rejection::Shapes = super::rejections::SHAPES;");
        }
        text.line("");
        emit_routes(contract, text);
        emit_named_methods(contract, text);
        text.line("");
        emit_call(contract, text);
        if !contract.rejections.methods.is_empty() {
            text.line("");
            emit_reject(contract, text);
        }
    });
    text.line("");
    let traits: Vec<&str> = parts.0.iter().map(|part| part.bound.as_str()).collect();
    let bounds = [all_of(generic, &traits, text.room())];
    text.doc(&format!("A server that hands each call to the service. `{name}::new()` takes one for each tag."));
    text.line(format!("pub fn stub<{generic}>(service: {generic}) -> crate::runtime::Stub<{name}<{generic}>>"));
    bounded(text, &bounds, |text| {
        text.line(format!("crate::runtime::Stub::new({name}::all(service))"));
    });
    if contract.answers_unimplemented {
        text.line("");
        emit_unimplemented(contract, &bounds, text);
    }
}

/// Bounds of a service for a document without operations.
const ANYTHING: &str = "Send + Sync + 'static";

/// The service of one tag.
struct Part {
    about: String,
    field: String,
    generic: String,
    bound: String,
}

/// The services of all tags; of a document without operations one that nothing asks.
struct Parts(Vec<Part>);

impl Parts {
    fn of(contract: &Contract) -> Parts {
        let mut generics = Scope::of_types();
        let of_choices: &[&str] = if contract.choices.is_empty() { &[] } else { &["Alternative", "Choice", "Mark"] };
        for used in ["Method", "Route"].iter().chain(of_choices) {
            generics.claim(used, used);
        }
        // The order of tags in the document means nothing to a type.
        let mut tags: Vec<&Tag> = contract.tags.iter().collect();
        tags.sort_by(|a, b| a.module.cmp(&b.module));
        let part = |tag: &Tag| Part {
            about: match &tag.name {
                Some(name) => format!("Answers operations tagged `{}`.", docs::code(name)),
                None => "Answers operations without a tag.".to_owned(),
            },
            field: service_field(tag),
            generic: generics.claim(&pascal(&tag.module), "Service"),
            bound: format!("super::{}", tag.trait_name),
        };
        let parts: Vec<Part> = tags.into_iter().map(part).collect();
        if !parts.is_empty() {
            return Parts(parts);
        }
        let (about, field) = ("Is asked for nothing.".to_owned(), "service".to_owned());
        Parts(vec![Part { about, field, generic: contract.generic.clone(), bound: ANYTHING.to_owned() }])
    }

    fn generics(&self) -> Vec<String> {
        self.0.iter().map(|part| part.generic.clone()).collect()
    }
}

/// The name of the field and the setter of a tag's service; functions of the struct keep theirs.
fn service_field(tag: &Tag) -> String {
    match tag.module.as_str() {
        own @ ("all" | "new" | "stub") => format!("{own}_tag"),
        module => module.to_owned(),
    }
}

/// `S: A + B,`, one trait per line when they are many.
fn all_of(generic: &str, traits: &[&str], room: usize) -> String {
    let line = format!("{generic}: {},", traits.join(" + "));
    if line.len() + 4 <= room { line } else { format!("{generic}: {},", traits.join("\n    + ")) }
}

/// The bounds of an item, and what stands in it.
fn bounded(text: &mut Text, bounds: &[String], inside: impl FnOnce(&mut Text)) {
    text.line("where");
    text.indented(|text| bounds.iter().for_each(|bound| text.paste(bound)));
    text.block("{", "}", inside);
}

fn emit_routes(contract: &Contract, text: &mut Text) {
    text.block("const ROUTES: &'static [Route] = &[", "];", |text| {
        for route in &contract.routes {
            let operations = route.operations.iter();
            let operations = operations.filter(|(method, _)| !is_named(*method));
            let operations = operations.map(|(method, idx)| format!("(Method::{}, {idx})", method.name()));
            let operations = operations.collect::<Vec<_>>().join(", ");
            let fields = [format!("path: {}", string_literal(&route.path)), format!("operations: &[{operations}]")];
            list(text, "Route ", "{}", &fields, ",");
        }
    });
}

/// True if a method has no constant in Rust.
fn is_named(method: Method) -> bool {
    matches!(method, Method::Query | Method::Other(_))
}

/// The operations whose methods are called by name, if there are any.
fn emit_named_methods(contract: &Contract, text: &mut Text) {
    let operations = contract.routes.iter().flat_map(|route| {
        let named = route.operations.iter().filter(|(method, _)| is_named(*method));
        named.map(|(method, idx)| (&route.path, method, idx))
    });
    let operations: Vec<_> = operations.collect();
    if operations.is_empty() {
        return;
    }
    text.block("const NAMED_METHODS: &'static [crate::runtime::NamedMethod] = &[", "];", |text| {
        for (path, method, idx) in operations {
            let (path, method) = (string_literal(path), string_literal(method.name()));
            let fields = [format!("path: {path}"), format!("method: {method}"), format!("operation: {idx}")];
            list(text, "crate::runtime::NamedMethod ", "{}", &fields, ",");
        }
    });
}

/// Writes what tells operations of one path and method apart, if any share both.
fn emit_choices(contract: &Contract, text: &mut Text) {
    if contract.choices.is_empty() {
        return;
    }
    text.doc("Operations that share a path and a method, by what tells requests for them apart.");
    text.block("const CHOICES: &[Choice] = &[", "];", |text| {
        for choice in &contract.choices {
            text.block("Choice {", "},", |text| {
                text.line(format!("operation: {},", choice.operation));
                text.block("alternatives: &[", "],", |text| emit_alternatives(&choice.alternatives, text));
            });
        }
    });
    text.line("");
}

fn emit_alternatives(alternatives: &[(usize, Vec<RequestMark>)], text: &mut Text) {
    for (operation, marks) in alternatives {
        let marks: Vec<String> = marks.iter().map(mark).collect();
        let fields = [format!("operation: {operation}"), format!("marks: &[{}]", marks.join(", "))];
        list(text, "Alternative ", "{}", &fields, ",");
    }
}

fn mark(mark: &RequestMark) -> String {
    let values: Vec<String> = mark.values.iter().map(|value| string_literal(value)).collect();
    let kind = match mark.place {
        MarkPlace::Query => "Query",
        MarkPlace::Header => "Header",
        MarkPlace::Property => "Property",
    };
    format!("Mark::{kind}({}, &[{}])", string_literal(&mark.name), values.join(", "))
}

fn emit_call(contract: &Contract, text: &mut Text) {
    let arguments = ["&self".to_owned(), "operation: usize".to_owned(), "call: &mut crate::runtime::Call".to_owned()];
    function(text, "async fn call", &arguments, "crate::runtime::Answer", |text| {
        if contract.operations.is_empty() {
            text.line("let _ = (self, call);");
        }
        if !contract.choices.is_empty() {
            text.line("let operation = call.choose(operation, CHOICES).await?;");
        }
        text.block("match operation {", "}", |text| {
            for (idx, operation) in contract.operations.iter().enumerate() {
                let tag = &contract.tags[operation.tag];
                let (module, field) = (&tag.module, service_field(tag));
                text.line(format!("{idx} => super::{module}::{}(&*self.{field}, call).await,", operation.function));
            }
            let n_operations = contract.operations.len();
            text.line(format!("_ => unreachable!(\"the routes lead to {n_operations} operations\"),"));
        });
    });
}

/// Writes the function that hands a rejection to the service of its operation.
fn emit_reject(contract: &Contract, text: &mut Text) {
    let (first, others) = contract.tags.split_first().expect("operations that declare bodies have tags");
    let arguments = [
        "&self".to_owned(),
        if others.is_empty() { "_: Option<usize>".to_owned() } else { "operation: Option<usize>".to_owned() },
        "body: usize".to_owned(),
        "rejected: crate::runtime::rejection::Rejected<'_>".to_owned(),
    ];
    let written = |tag: &Tag| format!("super::rejections::written(&*self.{}, body, rejected)", service_field(tag));
    function(text, "fn reject", &arguments, "crate::runtime::Answer", |text| {
        if others.is_empty() {
            return text.line(written(first));
        }
        text.block("match operation {", "}", |text| {
            for tag in others {
                arm(text, &format!("Some({})", pattern_of(&tag.operations)), &written(tag));
            }
            arm(text, "_", &written(first));
        });
    });
}

/// Numbers as a pattern: `1 | 4..=7`. A range has three at least, as clippy wants it.
fn pattern_of(numbers: &[usize]) -> String {
    let runs = numbers.chunk_by(|number, next| number + 1 == *next);
    let patterns = runs.flat_map(|run| match run {
        [first, _, .., last] => vec![format!("{first}..={last}")],
        few => few.iter().map(ToString::to_string).collect(),
    });
    patterns.collect::<Vec<_>>().join(" | ")
}

/// Writes the function that tells which operations nobody has written.
fn emit_unimplemented(contract: &Contract, bounds: &[String], text: &mut Text) {
    text.doc("The operations that a service has not written, and that therefore answer 501.");
    text.line(format!("pub fn unimplemented<{}>() -> Vec<&'static str>", contract.generic));
    bounded(text, bounds, |text| {
        text.line("let mut operations = Vec::new();");
        for operation in &contract.operations {
            emit_question(contract, operation, text);
        }
        text.line("operations");
    });
}

/// The closure is never called: only the type of what it would return matters.
fn emit_question(contract: &Contract, operation: &Operation, text: &mut Text) {
    let names = argument_names(operation);
    let taken = match names.as_slice() {
        [name] => name.clone(),
        names => format!("({})", names.join(", ")),
    };
    let method = format!("super::{}::{}", contract.tags[operation.tag].trait_name, operation.function);
    let service = if names.iter().any(|name| name == "service") { "service_" } else { "service" };
    let mut arguments = vec![service.to_owned()];
    arguments.extend(names.iter().cloned());
    let opening = "let is_default = crate::runtime::unimplemented::is_default";
    let generic = &contract.generic;
    text.block(format!("{opening}(|{service}: &'static {generic}, {taken}| {{"), "});", |text| {
        list(text, &method, "()", &arguments, "");
    });
    text.block("if is_default {", "}", |text| {
        text.line(format!("operations.push({});", string_literal(operation.label())));
    });
}

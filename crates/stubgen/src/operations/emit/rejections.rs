//! Rejections: the table of bodies, the trait for those that the implementer writes, and the function that sends them.

use std::collections::BTreeSet;

use contract::model::StatusKey;
use rust_text::layout::{arm, list, string_literal};

use crate::Text;
use crate::ir::{Contract, PayloadKind, ProblemMember, RejectionBody, TypeTable};
use crate::operations::lower::rejection_type;

use super::reply::{self, Sending};

/// The type of what a method of the trait is told.
const REJECTED: &str = "crate::runtime::rejection::Rejected<'_>";

/// Writes the table, and what is written by hand where there is something.
pub fn emit_rejections(contract: &Contract, table: &TypeTable, text: &mut Text) {
    emit_table(contract, text);
    if !contract.rejections.methods.is_empty() {
        text.line("");
        emit_trait(contract, table, text);
        text.line("");
        emit_written(contract, text);
    }
}

fn emit_table(contract: &Contract, text: &mut Text) {
    let rejections = &contract.rejections;
    let is_problem = |body: &RejectionBody| matches!(body, RejectionBody::Problem { .. });
    let has_problem = rejections.bodies.iter().any(is_problem);
    let mut used = vec!["DeclaredBodies", "Shapes"];
    used.extend(has_problem.then_some("ProblemMember"));
    used.extend((!rejections.bodies.is_empty()).then_some("Shape"));
    used.sort_unstable();
    let statuses = rejections.operations.iter().flat_map(|operation| &operation.bodies);
    let kinds: BTreeSet<&str> = statuses.map(|(status, _)| status_kind(*status)).collect();
    let kinds: Vec<&str> = kinds.into_iter().collect();
    match kinds.as_slice() {
        [] => {}
        [kind] => text.line(format!("use crate::runtime::rejection::DeclaredStatus::{kind};")),
        kinds => text.line(format!("use crate::runtime::rejection::DeclaredStatus::{{{}}};", kinds.join(", "))),
    }
    text.line(format!("use crate::runtime::rejection::{{{}}};", used.join(", ")));
    text.line("");
    text.block("pub(super) const SHAPES: Shapes = Shapes {", "};", |text| {
        text.block("bodies: &[", "],", |text| {
            rejections.bodies.iter().for_each(|body| emit_body(contract, body, text));
        });
        text.line(format!("elsewhere: {:?},", rejections.elsewhere));
        text.block("operations: &[", "],", |text| {
            for (operation, declared) in contract.operations.iter().zip(&rejections.operations) {
                if declared.bodies.is_empty() {
                    let fields = [
                        format!("operation: {}", string_literal(operation.label())),
                        format!("forbidden: {}", declared.forbidden),
                        "bodies: &[]".to_owned(),
                    ];
                    list(text, "DeclaredBodies ", "{}", &fields, ",");
                    continue;
                }
                text.block("DeclaredBodies {", "},", |text| {
                    text.line(format!("operation: {},", string_literal(operation.label())));
                    text.line(format!("forbidden: {},", declared.forbidden));
                    let bodies: Vec<String> = declared.bodies.iter().map(status_body).collect();
                    list(text, "bodies: &", "[]", &bodies, ",");
                });
            }
        });
    });
}

fn emit_body(contract: &Contract, body: &RejectionBody, text: &mut Text) {
    let most = |longest: u64| if longest == u64::MAX { "usize::MAX".to_owned() } else { longest.to_string() };
    match body {
        RejectionBody::Problem { payload, members, longest } => {
            let offers = match &payload.kind {
                PayloadKind::Offered(_, number) => {
                    format!("&super::representations::{}", contract.representations.offers[*number].constant)
                }
                _ => format!("&[crate::runtime::reply::Offer::Json({})]", string_literal(&payload.sent)),
            };
            let members: Vec<String> =
                members.iter().map(|member| format!("ProblemMember::{}", variant(*member))).collect();
            let fields = [
                format!("offers: {offers}"),
                format!("members: &[{}]", members.join(", ")),
                format!("longest: {}", most(*longest)),
            ];
            list(text, "Shape::Problem ", "{}", &fields, ",");
        }
        RejectionBody::Text { sent, longest } => {
            let fields = [format!("media_type: {}", string_literal(sent)), format!("longest: {}", most(*longest))];
            list(text, "Shape::Text ", "{}", &fields, ",");
        }
        RejectionBody::Written { .. } => text.line("Shape::Written,"),
    }
}

fn emit_trait(contract: &Contract, table: &TypeTable, text: &mut Text) {
    text.doc("Writes rejections in types of the document: what the stubs answer before, or instead of, an operation.");
    text.doc_gap();
    text.doc("The status and its headers are chosen already; the reason tells what is wrong with the request.");
    text.block(format!("pub trait {}: Send + Sync + 'static {{", contract.reject_name), "}", |text| {
        text.separated(&contract.rejections.methods, |text, method| {
            let media_type = super::docs::code(&method.payload.sent);
            text.doc(&format!("The body of a rejection in `{media_type}`."));
            let output = format!(" -> {};", rejection_type(table, &method.payload.kind));
            let arguments = ["&self".to_owned(), format!("rejected: {REJECTED}")];
            list(text, &format!("fn {}", method.name), "()", &arguments, &output);
        });
    });
}

fn emit_written(contract: &Contract, text: &mut Text) {
    let (generic, name) = (&contract.generic, &contract.reject_name);
    let arguments = [format!("service: &{generic}"), "body: usize".to_owned(), format!("rejected: {REJECTED}")];
    let opening = format!("pub(super) fn written<{generic}: {name}>");
    rust_text::layout::function(text, &opening, &arguments, "crate::runtime::Answer", |text| {
        text.line("let status = rejected.status().as_u16();");
        text.block("match body {", "}", |text| {
            for (number, body) in contract.rejections.bodies.iter().enumerate() {
                let RejectionBody::Written { method, payload } = body else { continue };
                let method = &contract.rejections.methods[*method].name;
                text.block(format!("{number} => {{"), "}", |text| {
                    text.line(format!("let body = {name}::{method}(service, rejected);"));
                    let sending = Sending { contract, status: "status", call: "&rejected" };
                    text.line(reply::payload_sent(payload, sending));
                });
            }
            arm(text, "_", "unreachable!(\"the other bodies are written by the runtime\")");
        });
    });
}

/// A status with the number of its body.
fn status_body((status, body): &(StatusKey, usize)) -> String {
    let kind = status_kind(*status);
    match status {
        StatusKey::Code(code) => format!("({kind}({code}), {body})"),
        StatusKey::Range(class) => format!("({kind}({class}), {body})"),
        StatusKey::Default => format!("({kind}, {body})"),
    }
}

fn status_kind(status: StatusKey) -> &'static str {
    match status {
        StatusKey::Code(_) => "Code",
        StatusKey::Range(_) => "Range",
        StatusKey::Default => "Default",
    }
}

fn variant(member: ProblemMember) -> &'static str {
    match member {
        ProblemMember::Type => "Type",
        ProblemMember::Title => "Title",
        ProblemMember::Status => "Status",
        ProblemMember::Detail => "Detail",
        ProblemMember::Instance => "Instance",
    }
}

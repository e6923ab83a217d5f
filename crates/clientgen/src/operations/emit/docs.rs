//! Documentation of an operation, and the method that begins a call.

use rust_text::{Text, one_line, plain};

use crate::ir::Operation;

/// The longest summary: a line of a command's help.
const SUMMARY_WIDTH: usize = 100;

/// The method of the client that gives the builder.
pub(crate) fn method(operation: &Operation, text: &mut Text) {
    let Operation { function, builder, .. } = operation;
    doc(operation, text);
    text.block(format!("pub fn {function}(&self) -> builder::{builder}<'_> {{"), "}", |text| {
        text.line(format!("builder::{builder}::new(self)"));
    });
}

/// Documentation of the method.
pub(crate) fn doc(operation: &Operation, text: &mut Text) {
    let summary = operation.summary.trim();
    let description = operation.description.as_deref().unwrap_or_default().trim();
    let said = [summary, if description == summary { "" } else { description }];
    for paragraph in said.into_iter().filter(|paragraph| !paragraph.is_empty()) {
        text.doc(paragraph);
        text.doc_gap();
    }
    text.line(format!("/// `{}`", called(operation)));
    if operation.is_deprecated {
        text.doc_gap();
        text.line("/// Deprecated: callers should move away from it.");
    }
}

/// `GET /pets/{petId}`, safe within back-ticks.
pub(crate) fn called(operation: &Operation) -> String {
    format!("{} {}", operation.method.name(), plain(&operation.path))
}

/// Documentation of a setter: what the document says, or the name.
pub(crate) fn setter_doc(name: &str, description: Option<&str>, text: &mut Text) {
    match description.map(str::trim).filter(|description| !description.is_empty()) {
        Some(description) => text.doc(description),
        None => text.line(format!("/// Sets `{}`.", plain(name))),
    }
}

/// One short line: the summary, or the beginning of the description.
pub(crate) fn summary(summary: &str, description: Option<&str>) -> String {
    let lines = summary.lines().chain(description.unwrap_or_default().lines());
    let line = lines.map(str::trim).find(|line| !line.is_empty()).unwrap_or_default();
    let words = one_line(&plain(line));
    if words.chars().count() <= SUMMARY_WIDTH {
        return words;
    }
    let cut: String = words.chars().take(SUMMARY_WIDTH).collect();
    let whole_words = cut.rsplit_once(' ').map_or(cut.as_str(), |(words, _)| words);
    format!("{whole_words}…")
}

#[cfg(test)]
mod tests {
    use super::summary;

    #[test]
    fn summaries_are_short() {
        assert_eq!(summary("", Some("\n Finds  a pet.\nAnd more.")), "Finds a pet.");
        let long = summary(&"word ".repeat(40), None);
        assert!(long.ends_with("word…") && long.chars().count() <= 101, "{long}");
    }
}

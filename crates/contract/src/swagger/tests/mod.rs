//! Documents of 2.0 in, their form in 3.0 out.

mod bodies;
mod findings;
mod parameters;
mod references;
mod responses;
mod top;

use crate::findings::Findings;
use crate::source::{Sources, text};

use super::convert;

const TOP: &str = "swagger: '2.0'\ninfo: {title: T, version: '1'}\n";
const NEW_TOP: &str = "openapi: \"3.0.3\"\ninfo:\n  title: T\n  version: \"1\"\n";

/// The new form of what stands below `info`, in YAML.
fn converted(rest: &str) -> String {
    let (text, _) = of(rest);
    text.strip_prefix(NEW_TOP).expect("the top is that of 3.0").to_owned()
}

/// The new form of what stands in the object of the only operation.
fn operation(rest: &str) -> String {
    let text = converted(&format!("paths:\n  /a:\n    post:\n{}", indented(rest, 6)));
    let below = text.split_once("    post:\n").expect("the operation is still there").1;
    let lines = below.lines().map(|line| line.strip_prefix("      ").unwrap_or(line));
    lines.flat_map(|line| [line, "\n"]).collect()
}

/// The findings about what stands below `info`: rule, line, pointer and message.
fn told(rest: &str) -> String {
    let (_, findings) = of(rest);
    let lines = findings.iter().map(|finding| {
        let place = &finding.place;
        format!("{} {}:{} {} {}\n", finding.rule.id, place.line - 2, place.column, place.pointer, finding.message)
    });
    lines.collect()
}

fn of(rest: &str) -> (String, Findings) {
    let sources = Sources::from_text("swagger.yaml", format!("{TOP}{rest}"));
    let conversion = convert(&sources).expect("the document is of 2.0");
    (text::yaml(conversion.root), conversion.findings)
}

fn indented(text: &str, n_spaces: usize) -> String {
    let margin = " ".repeat(n_spaces);
    text.lines().flat_map(|line| [margin.as_str(), line, "\n"]).collect()
}

//! Operations to methods: `tests/cases/operations/NAME.yaml` gives `NAME.rs`: what was changed, each `send`, the types of
//! answers and the table.

use libtest_mimic::Trial;

use crate::document::{after_header, file, report, with_client};
use crate::golden;

/// One test per document.
pub(crate) fn trials() -> Vec<Trial> {
    golden::trials("operations", "rs", |document| Ok(made(document)))
}

fn made(document: &str) -> String {
    with_client(document, |client| {
        let mut out = report(client);
        out.push_str("\n// builder.rs\n\n");
        // A case that is about the builder itself shows all of it.
        if document.starts_with("# The whole builder") {
            out.push_str(after_header(file(client, "builder.rs")));
        } else {
            out.push_str(&sends(file(client, "builder.rs")));
        }
        for path in ["types/own.rs", "operations.rs"] {
            let text = after_header(file(client, path));
            if !text.is_empty() {
                out.push_str(&format!("\n// {path}\n\n{text}"));
            }
        }
        out
    })
}

/// Every `send`, under the name of its builder.
fn sends(builders: &str) -> String {
    let mut out = String::new();
    let mut is_inside = false;
    for line in builders.lines() {
        if line.starts_with("impl") {
            out.push_str(&format!("{line}\n"));
        }
        is_inside |= line.starts_with("    /// Sends");
        if is_inside {
            out.push_str(&format!("{line}\n"));
        }
        if is_inside && line == "    }" {
            is_inside = false;
            out.push_str("}\n");
        }
    }
    out
}

//! A generated document in the shape of GitHub's: a thousand operations, schemas shared many layers deep, an example of
//! every body. The same bytes each time.
//!
//! It is written piece by piece: the kernel would charge a large heap of ours to the process that is measured.

mod edits;
mod examples;
mod operations;
mod schemas;
mod writer;

use std::io::{self, Write};

use serde_json::{Value, json};

pub(super) use writer::Syntax;
use writer::Writer;

#[derive(Debug, Clone, Copy)]
#[expect(clippy::struct_field_names, reason = "counts begin with `n_` everywhere")]
pub(super) struct Shape {
    /// Operations, two to a path.
    pub(super) n_operations: usize,
    /// Named schemas, in four layers.
    pub(super) n_schemas: usize,
    /// Bytes, met by adding examples to operations.
    pub(super) n_bytes: usize,
}

impl Shape {
    /// About what api.github.com publishes.
    pub(super) const GITHUB: Shape = Shape { n_operations: 1_000, n_schemas: 800, n_bytes: 12_000_000 };

    /// A quarter of that in every way.
    pub(super) const QUARTER: Shape = Shape { n_operations: 250, n_schemas: 200, n_bytes: 3_000_000 };
}

/// Old or new document of a comparison.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Edition {
    /// As it is linted.
    First,
    /// With a few dozen edits.
    Second,
}

impl Edition {
    /// The value as this edition has it.
    fn edited(self, value: &Value, edit: impl Fn(&mut Value)) -> Value {
        let mut value = value.clone();
        if self == Edition::Second {
            edit(&mut value);
        }
        value
    }
}

pub(super) fn write(shape: Shape, edition: Edition, syntax: Syntax, out: impl Write) -> io::Result<()> {
    let mut document = Writer::new(syntax, out);
    document.begin()?;
    document.entry("openapi", &json!("3.0.3"))?;
    document.entry(
        "info",
        &json!({"title": "A large interface", "version": "1.1.4", "license": {"name": "MIT"}, "description": operations::TEXT}),
    )?;
    document.entry("servers", &json!([{"url": "https://api.example.com"}]))?;
    document.entry("security", &json!([{"token": []}]))?;
    document.entry("tags", &operations::tags())?;

    document.open("components")?;
    document.entry("securitySchemes", &json!({"token": {"type": "http", "scheme": "bearer"}}))?;
    document.entry("parameters", &operations::parameters())?;
    document.entry("responses", &operations::responses())?;
    document.open("schemas")?;
    document.entry("error", &schemas::error())?;
    for idx in 0..shape.n_schemas {
        let schema = schemas::schema(idx, shape.n_schemas);
        let edited = edition.edited(&schema, |schema| edits::schema(idx, schema));
        document.edited_entry(&schemas::name(idx), &edited, &schema)?;
    }
    document.close()?;
    document.close()?;

    document.open("paths")?;
    let n_bytes_before = document.n_bytes();
    let n_bytes_left = shape.n_bytes.saturating_sub(n_bytes_before);
    for path_idx in 0..shape.n_operations / 2 {
        // Enough examples to be where an even spread would be by now.
        let due = n_bytes_before + n_bytes_left * (path_idx + 1) * 2 / shape.n_operations;
        let budget = due.saturating_sub(document.n_bytes());
        let item = operations::path_item(path_idx, shape.n_schemas, syntax, budget);
        let edited = edition.edited(&item, |item| edits::path_item(path_idx, item));
        document.edited_entry(&operations::path(path_idx), &edited, &item)?;
    }
    document.close()?;
    document.end()
}

//! Bodies of requests: their types, and how a handler reads them.

use crate::Text;
use crate::ir::{
    Body, BodyForm, BodyMedia, BodyType, FormShape, Home, Operation, Part, PartField, Parts, Presence, Reading,
    TypeTable,
};
use crate::types;

use super::docs;
use super::handler::Locals;
use super::layout::{list, literal};
use super::parameter::checked;

/// The type of the argument. `beside` leads to the file of the operation.
pub(super) fn rust_type(table: &TypeTable, body: &Body, home: Home, beside: &str) -> String {
    let ty = match (&body.enum_name, body.forms.as_slice()) {
        (Some(name), _) => format!("{beside}{name}"),
        (None, [form, ..]) => form_type(table, form, home, beside),
        (None, []) => "()".to_owned(),
    };
    if body.is_optional { format!("Option<{ty}>") } else { ty }
}

fn form_type(table: &TypeTable, form: &BodyForm, home: Home, beside: &str) -> String {
    match &form.holds {
        BodyType::Value(value) => types::rust_type(table, value, home),
        BodyType::Binary => "crate::runtime::Binary".to_owned(),
        BodyType::Uploads => "Vec<crate::runtime::Upload>".to_owned(),
        BodyType::Parts(parts) => format!("{beside}{}", parts.name),
    }
}

/// Writes the enum of a body and the structs of its parts, where it has them.
pub(super) fn emit_types(table: &TypeTable, operation: &Operation, body: &Body, home: Home, text: &mut Text) {
    if let Some(name) = &body.enum_name {
        text.line("");
        text.doc(&format!("The body of `{}`, by its media type.", docs::code(operation.label())));
        text.line("#[derive(Debug)]");
        text.block(format!("pub enum {name} {{"), "}", |text| {
            for (idx, form) in body.forms.iter().enumerate() {
                let names = body.media_types.iter().filter(|media| media.form == idx);
                let names: Vec<_> = names.map(|media| format!("`{}`", docs::code(&media.name))).collect();
                text.doc(&names.join(", "));
                text.line(format!("{}({}),", form.variant, form_type(table, form, home, "")));
            }
        });
    }
    for form in &body.forms {
        if let BodyType::Parts(parts) = &form.holds {
            text.line("");
            emit_parts(table, operation, parts, home, text);
        }
    }
}

fn emit_parts(table: &TypeTable, operation: &Operation, parts: &Parts, home: Home, text: &mut Text) {
    text.doc(&format!("The parts of a multipart body of `{}`.", docs::code(operation.label())));
    text.line("#[derive(Debug)]");
    text.block(format!("pub struct {} {{", parts.name), "}", |text| {
        for field in &parts.fields {
            let words = match &field.holds {
                Part::Text(value)
                | Part::Loose(value)
                | Part::Texts(value)
                | Part::Json(value)
                | Part::Jsons(value) => docs::in_words(table, value),
                Part::File | Part::Files => String::new(),
            };
            let described = docs::continued(field.description.as_deref());
            text.doc(&format!("Part `{}`.{described}{words}", docs::code(&field.wire)));
            text.line(format!("pub {}: {},", field.name, part_type(table, field, home)));
        }
    });
}

fn part_type(table: &TypeTable, field: &PartField, home: Home) -> String {
    let ty = match &field.holds {
        Part::Text(value) | Part::Loose(value) | Part::Texts(value) | Part::Json(value) | Part::Jsons(value) => {
            types::rust_type(table, value, home)
        }
        Part::File => "crate::runtime::Upload".to_owned(),
        // No files and no part are the same on the wire.
        Part::Files => return "Vec<crate::runtime::Upload>".to_owned(),
    };
    if field.presence == Presence::Optional { format!("Option<{ty}>") } else { ty }
}

/// Writes the tables of fields and parts.
pub(super) fn emit_tables(operation: &Operation, text: &mut Text) {
    let Some(body) = &operation.body else { return };
    for (idx, media) in body.media_types.iter().enumerate() {
        match (&media.reading, &body.forms[media.form].holds) {
            (Reading::Form(fields), _) => {
                let fields: Vec<String> = fields.iter().map(|field| form_field(&field.wire, field.shape)).collect();
                let name = table_name(body, idx, "FORM");
                list(
                    text,
                    &format!("const {name}: [crate::runtime::form::Field; {}] = ", fields.len()),
                    "[]",
                    &fields,
                    ";",
                );
            }
            (Reading::Multipart, BodyType::Parts(parts)) => {
                let parts: Vec<String> = parts.fields.iter().map(part_entry).collect();
                let name = table_name(body, idx, "PARTS");
                let before = format!("const {name}: [crate::runtime::multipart::Part; {}] = ", parts.len());
                list(text, &before, "[]", &parts, ";");
            }
            _ => {}
        }
    }
}

/// `FORM`, or with a number where several media types have one.
fn table_name(body: &Body, idx: usize, name: &str) -> String {
    let kind = |media: &BodyMedia| std::mem::discriminant(&media.reading);
    let nth = body.media_types[..idx].iter().filter(|media| kind(media) == kind(&body.media_types[idx])).count();
    if nth == 0 { name.to_owned() } else { format!("{name}_{}", nth + 1) }
}

fn form_field(wire: &str, shape: FormShape) -> String {
    let wire = literal(wire);
    let delimiter = |delimiter: crate::ir::Delimiter| format!("crate::runtime::style::Delimiter::{}", delimiter.name());
    let call = match shape {
        FormShape::Text => format!("text({wire})"),
        FormShape::List(delimited) => format!("list({wire}, {})", delimiter(delimited)),
        FormShape::Pairs(delimited) => format!("pairs({wire}, {})", delimiter(delimited)),
        FormShape::Deep => format!("deep({wire})"),
        FormShape::Json => format!("json({wire})"),
    };
    format!("crate::runtime::form::Field::{call}")
}

fn part_entry(field: &PartField) -> String {
    let constructor = match &field.holds {
        Part::Text(_) | Part::Loose(_) => "text",
        Part::Texts(_) => "texts",
        Part::Json(_) => "json",
        Part::Jsons(_) => "jsons",
        Part::File => "file",
        Part::Files => "files",
    };
    format!("crate::runtime::multipart::Part::{constructor}({})", literal(&field.wire))
}

/// Writes the statements that read a body.
pub(super) fn emit(table: &TypeTable, body: &Body, home: Home, locals: &Locals, text: &mut Text) {
    let call = &locals.call;
    let ty = rust_type(table, body, home, "");
    let name = &body.name;
    let reader = Reader { table, body, home, locals };
    if let [media] = body.media_types.as_slice()
        && media.name == "application/json"
        && let BodyType::Value(value) = &body.forms[0].holds
    {
        let function = if body.is_optional { "json_optional" } else { "json" };
        let read = types::rust_type(table, value, home);
        checked(table, value, &read, &format!("let {name}: {ty} = {call}.{function}"), Vec::new(), ".await?;", text);
        return;
    }
    let names: Vec<_> = body.media_types.iter().map(|media| literal(&media.name)).collect();
    let names = format!("&[{}]", names.join(", "));
    match (body.is_optional, body.media_types.len()) {
        (false, 1) => {
            list(text, &format!("{call}.media_type"), "()", &[names], "?;");
            reader.read(0, &format!("let {name}: {ty} = "), ";", text);
        }
        (false, n_types) => {
            text.block(format!("let {name}: {ty} = match {call}.media_type({names})? {{"), "};", |text| {
                for idx in 0..n_types {
                    let case = if idx + 1 == n_types { "_".to_owned() } else { idx.to_string() };
                    reader.arm(idx, &case, text);
                }
            });
        }
        (true, n_types) => {
            text.block(format!("let {name}: {ty} = match {call}.media_type_optional({names})? {{"), "};", |text| {
                text.line("None => None,");
                for idx in 0..n_types {
                    let case = if idx + 1 == n_types { "Some(_)".to_owned() } else { format!("Some({idx})") };
                    reader.arm(idx, &case, text);
                }
            });
        }
    }
}

/// What is needed to read a body.
struct Reader<'c> {
    table: &'c TypeTable,
    body: &'c Body,
    home: Home,
    locals: &'c Locals,
}

impl Reader<'_> {
    /// Writes the arm of one media type.
    fn arm(&self, idx: usize, case: &str, text: &mut Text) {
        let (before, after) = self.around(idx);
        if self.has_parts(idx) {
            text.block(format!("{case} => {{"), "}", |text| self.read(idx, &before, &after, text));
        } else {
            self.read(idx, &format!("{case} => {before}"), &format!("{after},"), text);
        }
    }

    /// What an expression stands in: `Some(…)`, the variant.
    fn around(&self, idx: usize) -> (String, String) {
        let form = &self.body.forms[self.body.media_types[idx].form];
        let (mut before, mut after) = (String::new(), String::new());
        if self.body.is_optional {
            before.push_str("Some(");
            after.push(')');
        }
        if let Some(name) = &self.body.enum_name {
            before.push_str(&format!("{name}::{}(", form.variant));
            after.push(')');
        }
        (before, after)
    }

    fn has_parts(&self, idx: usize) -> bool {
        matches!(self.body.forms[self.body.media_types[idx].form].holds, BodyType::Parts(_))
    }

    /// Writes the expression that reads one media type, between two texts.
    fn read(&self, idx: usize, before: &str, after: &str, text: &mut Text) {
        let media = &self.body.media_types[idx];
        let call = &self.locals.call;
        match (&media.reading, &self.body.forms[media.form].holds) {
            (Reading::Multipart, BodyType::Parts(parts)) => self.read_parts(idx, parts, before, after, text),
            (Reading::Multipart, _) => text.line(format!("{before}{call}.read_parts().await?{after}")),
            (_, BodyType::Value(value)) => {
                let (function, arguments) = match &media.reading {
                    Reading::Form(_) => ("read_form", vec![format!("&{}", table_name(self.body, idx, "FORM"))]),
                    Reading::Text => ("read_text", Vec::new()),
                    _ => ("read_json", Vec::new()),
                };
                let ty = types::rust_type(self.table, value, self.home);
                let before = format!("{before}{call}.{function}");
                checked(self.table, value, &ty, &before, arguments, &format!(".await?{after}"), text);
            }
            _ => text.line(format!("{before}{call}.read_binary()?{after}")),
        }
    }

    fn read_parts(&self, idx: usize, parts: &Parts, before: &str, after: &str, text: &mut Text) {
        let Locals { call, parts: local, .. } = self.locals;
        let table = table_name(self.body, idx, "PARTS");
        text.line(format!("let mut {local} = {call}.read_multipart(&{table}).await?;"));
        text.block(format!("{before}{} {{", parts.name), &format!("}}{after}"), |text| {
            for (idx, field) in parts.fields.iter().enumerate() {
                self.read_part(idx, field, text);
            }
        });
    }

    fn read_part(&self, idx: usize, field: &PartField, text: &mut Text) {
        let (suffix, default) = match &field.presence {
            Presence::Required => ("required", None),
            Presence::Optional => ("optional", None),
            Presence::Default(default) => ("or", Some(format!("|| {default}"))),
        };
        let start = format!("{}: {}.", field.name, self.locals.parts);
        let style = "crate::runtime::style";
        let (value, shape) = match &field.holds {
            Part::Text(value) => (value, None),
            Part::Loose(value) => (value, Some(format!("{style}::Loose"))),
            Part::Texts(value) => (value, Some(format!("{style}::List({style}::Delimiter::Repeated)"))),
            Part::Json(value) => (value, Some(format!("{style}::Json"))),
            Part::Jsons(value) => (value, Some(format!("{style}::JsonList"))),
            Part::File if field.presence == Presence::Optional => {
                return text.line(format!("{start}file_optional({idx})?,"));
            }
            Part::File => return text.line(format!("{start}file({idx})?,")),
            Part::Files if field.presence == Presence::Required => {
                return text.line(format!("{start}files_required({idx})?,"));
            }
            Part::Files => return text.line(format!("{start}files({idx})?,")),
        };
        let as_shape = if shape.is_some() { "_as" } else { "" };
        let arguments = [Some(idx.to_string()), default, shape].into_iter().flatten().collect();
        let ty = types::rust_type(self.table, value, self.home);
        checked(self.table, value, &ty, &format!("{start}{suffix}{as_shape}"), arguments, "?,", text);
    }
}

//! Bodies of requests: their types, and how a handler reads them.

use rust_text::layout::{list, string_literal};

use crate::Text;
use crate::ir::{
    Body, BodyForm, BodyMedia, BodyPart, BodyReading, BodyType, Delimiter, Form, FormShape, Operation, PartField,
    Parts, Presence,
};
use crate::types;

use super::docs;
use super::locals::{Locals, OperationFile};
use super::parameter::{checked, field_call, is_cheap, names_of};

/// Parts with their names, as they come.
const UPLOADS: &str = "Vec<(String, crate::runtime::Upload)>";

/// The type of the argument. `beside` leads to the file of the operation.
pub(super) fn rust_type(body: &Body, file: OperationFile<'_>, beside: &str) -> String {
    let ty = match (&body.enum_name, body.forms.as_slice()) {
        (Some(name), _) => format!("{beside}{name}"),
        (None, [form, ..]) => form_type(form, file, beside),
        (None, []) => "()".to_owned(),
    };
    if body.is_optional { format!("Option<{ty}>") } else { ty }
}

fn form_type(form: &BodyForm, file: OperationFile<'_>, beside: &str) -> String {
    match &form.holds {
        BodyType::Value(value) => types::rust_type(file.table, value, file.home),
        BodyType::Bytes => "crate::runtime::Bytes".to_owned(),
        BodyType::Upload => "crate::runtime::Upload".to_owned(),
        BodyType::Uploads => UPLOADS.to_owned(),
        BodyType::Parts(parts) => format!("{beside}{}", parts.name),
    }
}

/// Writes the enum of a body and the structs of its parts, where it has them.
pub(super) fn emit_types(operation: &Operation, body: &Body, file: OperationFile<'_>, text: &mut Text) {
    if let Some(name) = &body.enum_name {
        text.line("");
        text.doc(&format!("The body of `{}`, by its media type.", docs::code(operation.label())));
        text.line("#[derive(Debug)]");
        text.block(format!("pub enum {name} {{"), "}", |text| {
            for (idx, form) in body.forms.iter().enumerate() {
                let names = body.media_types.iter().filter(|media| media.form == idx);
                let names: Vec<_> = names.map(|media| format!("`{}`", docs::code(&media.name))).collect();
                text.doc(&names.join(", "));
                text.line(format!("{}({}),", form.variant, form_type(form, file, "")));
            }
        });
    }
    for form in &body.forms {
        if let BodyType::Parts(parts) = &form.holds {
            text.line("");
            emit_parts(operation, parts, file, text);
        }
    }
}

fn emit_parts(operation: &Operation, parts: &Parts, file: OperationFile<'_>, text: &mut Text) {
    text.doc(&format!("The parts of a multipart body of `{}`.", docs::code(operation.label())));
    text.line("#[derive(Debug)]");
    text.block(format!("pub struct {} {{", parts.name), "}", |text| {
        for field in &parts.fields {
            let words = field.holds.value().map(|value| docs::in_words(file.table, value)).unwrap_or_default();
            let described = docs::continued(field.description.as_deref());
            let named = match field.holds {
                BodyPart::Others => "Other parts.".to_owned(),
                _ => format!("Part `{}`.", docs::code(&field.wire)),
            };
            text.doc(&format!("{named}{described}{words}"));
            text.line(format!("pub {}: {},", field.name, part_type(field, file)));
        }
    });
}

fn part_type(field: &PartField, file: OperationFile<'_>) -> String {
    let ty = match &field.holds {
        BodyPart::Text(value) | BodyPart::Texts(value) | BodyPart::Json(value) | BodyPart::Jsons(value) => {
            types::rust_type(file.table, value, file.home)
        }
        BodyPart::File(_) => "crate::runtime::Upload".to_owned(),
        BodyPart::Files(_) => "Vec<crate::runtime::Upload>".to_owned(),
        BodyPart::Others => UPLOADS.to_owned(),
    };
    if field.presence == Presence::Optional { format!("Option<{ty}>") } else { ty }
}

/// Writes the tables of fields and parts.
pub(super) fn emit_tables(operation: &Operation, text: &mut Text) {
    let Some(body) = &operation.body else { return };
    if body.media_types.len() > 1 {
        let names: Vec<String> = body.media_types.iter().map(|media| string_literal(&media.name)).collect();
        list(text, &format!("const MEDIA_TYPES: [&str; {}] = ", names.len()), "[]", &names, ";");
    }
    for (idx, media) in body.media_types.iter().enumerate() {
        let (name, ty, entries) = match (&media.reading, &body.forms[media.form].holds) {
            (BodyReading::Form(form), _) => ("FORM", "query::Field", form_entries(form)),
            (BodyReading::Multipart, BodyType::Parts(parts)) => ("PARTS", "Part", part_entries(parts)),
            (BodyReading::Multipart, _) => ("PARTS", "Part", vec![part_call("rest", "parts")]),
            _ => continue,
        };
        let name = table_name(body, idx, name);
        list(text, &format!("const {name}: [crate::runtime::{ty}; {}] = ", entries.len()), "[]", &entries, ";");
    }
}

/// `FORM`, or with a number where several media types have one.
fn table_name(body: &Body, idx: usize, name: &str) -> String {
    let kind = |media: &BodyMedia| std::mem::discriminant(&media.reading);
    let nth = body.media_types[..idx].iter().filter(|media| kind(media) == kind(&body.media_types[idx])).count();
    if nth == 0 { name.to_owned() } else { format!("{name}_{}", nth + 1) }
}

fn form_entries(form: &Form) -> Vec<String> {
    let declared = form.fields.iter().map(|field| {
        let wire = string_literal(&field.wire);
        match field.shape {
            FormShape::Text => field_call("single", &wire),
            FormShape::List(Delimiter::Repeated) => field_call("many", &wire),
            FormShape::List(delimiter) => {
                let delimiter = format!("crate::runtime::style::Delimiter::{delimiter:?}");
                format!("{}.list({delimiter})", field_call("single", &wire))
            }
            FormShape::Deep => field_call("deep", &wire),
            FormShape::Json => format!("{}.json()", field_call("single", &wire)),
        }
    });
    declared.chain(form.is_open.then(|| field_call("spread_rest", "\"\""))).collect()
}

fn part_entries(parts: &Parts) -> Vec<String> {
    let declared = parts.fields.iter().map(|field| match &field.holds {
        BodyPart::Text(_) | BodyPart::Json(_) => part_call("single", &field.wire),
        BodyPart::Texts(_) | BodyPart::Jsons(_) => part_call("many", &field.wire),
        BodyPart::File(media) => part_call("single", &field.wire) + &limited(media),
        BodyPart::Files(media) => part_call("many", &field.wire) + &limited(media),
        BodyPart::Others => part_call("rest", &field.wire),
    });
    let keeps_others = parts.fields.iter().any(|field| field.holds == BodyPart::Others);
    let others = (parts.is_open && !keeps_others).then(|| part_call("rest", ""));
    declared.chain(others).collect()
}

fn part_call(constructor: &str, wire: &str) -> String {
    format!("crate::runtime::Part::{constructor}({})", string_literal(wire))
}

fn limited(media_types: &[String]) -> String {
    if media_types.is_empty() { String::new() } else { format!(".of({})", names_of(media_types)) }
}

/// Writes the statements that read a body.
pub(super) fn emit(body: &Body, file: OperationFile<'_>, locals: &Locals, text: &mut Text) {
    let call = &locals.call;
    let ty = rust_type(body, file, "");
    let name = &body.name;
    let reader = Reader { file, body, locals };
    let names: Vec<_> = body.media_types.iter().map(|media| string_literal(&media.name)).collect();
    let names = if names.len() == 1 { format!("&[{}]", names[0]) } else { "&MEDIA_TYPES".to_owned() };
    let optional = if body.is_optional { "_optional" } else { "" };
    match body.media_types.as_slice() {
        [media] if !body.is_optional || reads_optional(body, media) => {
            if media.usual_name() != media.name {
                text.line(format!("{call}.media_type{optional}({names})?;"));
            }
            reader.read(0, optional, &format!("let {name}: {ty} = "), ";", text);
        }
        media_types => {
            text.block(format!("let {name}: {ty} = match {call}.media_type{optional}({names})? {{"), "};", |text| {
                if body.is_optional {
                    text.line("None => None,");
                }
                let groups = groups(media_types);
                for (nth, group) in groups.iter().enumerate() {
                    let numbers: Vec<String> = group.iter().map(ToString::to_string).collect();
                    let case = if nth + 1 == groups.len() { "_".to_owned() } else { numbers.join(" | ") };
                    let case = if body.is_optional { format!("Some({case})") } else { case };
                    reader.arm(group[0], &case, text);
                }
            });
        }
    }
}

/// Whether a body of this kind can be asked for as an `Option`.
fn reads_optional(body: &Body, media: &BodyMedia) -> bool {
    let has_function =
        matches!(media.reading, BodyReading::Json | BodyReading::Xml(_) | BodyReading::Text | BodyReading::Bytes);
    has_function && body.forms[media.form].holds != BodyType::Upload
}

/// Media types that are read alike, by their numbers.
fn groups(media_types: &[BodyMedia]) -> Vec<Vec<usize>> {
    let mut groups: Vec<Vec<usize>> = Vec::new();
    for (idx, media) in media_types.iter().enumerate() {
        let is_alike = |group: &&mut Vec<usize>| {
            let first = &media_types[group[0]];
            (first.form, &first.reading) == (media.form, &media.reading)
        };
        match groups.iter_mut().find(is_alike) {
            Some(group) => group.push(idx),
            None => groups.push(vec![idx]),
        }
    }
    groups
}

/// What is needed to read a body.
struct Reader<'c> {
    file: OperationFile<'c>,
    body: &'c Body,
    locals: &'c Locals,
}

impl Reader<'_> {
    /// Writes the arm of one media type.
    fn arm(&self, idx: usize, case: &str, text: &mut Text) {
        let (before, after) = self.around(idx);
        if self.has_parts(idx) {
            text.block(format!("{case} => {{"), "}", |text| self.read(idx, "", &before, &after, text));
        } else {
            self.read(idx, "", &format!("{case} => {before}"), &format!("{after},"), text);
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
            before.extend([name.as_str(), "::", &form.variant, "("]);
            after.push(')');
        }
        (before, after)
    }

    fn has_parts(&self, idx: usize) -> bool {
        matches!(self.body.forms[self.body.media_types[idx].form].holds, BodyType::Parts(_))
    }

    /// Writes the expression that reads one media type, between two texts. `optional` is what the names of functions
    /// end in.
    fn read(&self, idx: usize, optional: &str, before: &str, after: &str, text: &mut Text) {
        let media = &self.body.media_types[idx];
        let call = &self.locals.call;
        match (&media.reading, &self.body.forms[media.form].holds) {
            (BodyReading::Multipart, BodyType::Parts(parts)) => self.read_parts(idx, parts, before, after, text),
            (BodyReading::Multipart, _) => {
                let table = table_name(self.body, idx, "PARTS");
                text.line(format!("{before}{call}.multipart(&{table}).await?.rest(0){after}"));
            }
            (reading, BodyType::Value(value)) => {
                let (function, after) = match reading {
                    BodyReading::Form(_) => {
                        let table = table_name(self.body, idx, "FORM");
                        (format!("form().await?.fields(&{table})?.whole"), format!("?{after}"))
                    }
                    BodyReading::Xml(_) => (format!("xml{optional}"), format!(".await?{after}")),
                    BodyReading::Text => (format!("text{optional}"), format!(".await?{after}")),
                    _ => (format!("json{optional}"), format!(".await?{after}")),
                };
                let before = format!("{before}{call}.{function}");
                let form = match reading {
                    BodyReading::Xml(constant) => vec![format!("&super::representations::{constant}")],
                    _ => Vec::new(),
                };
                checked(value, self.file, &before, form, &after, text);
            }
            (_, BodyType::Upload) => text.line(format!("{before}{call}.upload().await?{after}")),
            _ => text.line(format!("{before}{call}.bytes{optional}().await?{after}")),
        }
    }

    fn read_parts(&self, idx: usize, parts: &Parts, before: &str, after: &str, text: &mut Text) {
        let Locals { call, parts: local, .. } = self.locals;
        let table = table_name(self.body, idx, "PARTS");
        let is_mutable = if parts.fields.iter().any(|field| field.holds.value().is_none()) { "mut " } else { "" };
        text.line(format!("let {is_mutable}{local} = {call}.multipart(&{table}).await?;"));
        text.block(format!("{before}{} {{", parts.name), &format!("}}{after}"), |text| {
            for (idx, field) in parts.fields.iter().enumerate() {
                self.read_part(idx, field, text);
            }
        });
    }

    fn read_part(&self, idx: usize, field: &PartField, text: &mut Text) {
        let start = format!("{}: {}.", field.name, self.locals.parts);
        let is_required = field.presence == Presence::Required;
        let option = if is_required { "" } else { "_optional" };
        let (value, function) = match &field.holds {
            BodyPart::Text(value) => (value, if is_required { "required" } else { "optional" }.to_owned()),
            BodyPart::Texts(value) => (value, format!("list{option}")),
            BodyPart::Json(value) => (value, format!("json{option}")),
            BodyPart::Jsons(value) => (value, format!("json_list{option}")),
            BodyPart::File(_) if is_required => return text.line(format!("{start}upload({idx})?,")),
            BodyPart::File(_) => return text.line(format!("{start}upload_optional({idx}),")),
            BodyPart::Files(_) => {
                return text.line(format!("{start}uploads{option}({idx}, crate::runtime::check::any)?,"));
            }
            BodyPart::Others => return text.line(format!("{start}rest({idx}),")),
        };
        let (function, default, after) = match &field.presence {
            Presence::Default(default) if is_cheap(value) => ("or".to_owned(), Some(default.clone()), "?,".to_owned()),
            Presence::Default(default) => (function, None, format!("?.unwrap_or_else(|| {default}),")),
            _ => (function, None, "?,".to_owned()),
        };
        let arguments = std::iter::once(idx.to_string()).chain(default).collect();
        checked(value, self.file, &format!("{start}{function}"), arguments, &after, text);
    }
}

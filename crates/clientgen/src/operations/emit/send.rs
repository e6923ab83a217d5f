//! `send` of a builder: writes the request and reads the answer.

use contract::model::{Location, Style};
use rust_text::Text;

use crate::ir::{Argument, Body, BodyForm, BodyPart, Operation, Serialization};
use crate::layout;
use crate::operations::escaped;

use super::answers::{self, of_builder};
use super::docs::called;

/// The function, as it stands in the `impl` of the builder. `is_nested` when the body is made by a builder of its own.
pub(super) fn send(operation: &Operation, is_nested: bool, text: &mut Text) {
    let (ok, error) = (of_builder(&operation.answers.ok), of_builder(&operation.answers.error));
    text.line(format!("/// Sends `{}`.", called(operation)));
    let output = format!("Result<ResponseValue<{ok}>, Error<{error}>>");
    layout::function("pub async fn send", "", &["self"], &output, " {", text);
    text.indented(|text| {
        given(operation, is_nested, text);
        let call = local("call", operation);
        let is_written = !operation.arguments.is_empty() || operation.body.is_some();
        let mutable = if is_written { "mut " } else { "" };
        let begun = format!("client.connection().call(&operations::{})", operation.constant);
        layout::binding(&format!("{mutable}{call}"), &begun, text);
        for argument in &operation.arguments {
            layout::statement(&format!("{call}.{}", written(argument)), text);
        }
        if let Some(body) = &operation.body {
            write_body(body, &call, text);
        }
        let answer = local("answer", operation);
        text.line(format!("let {answer} = {call}.send().await?;"));
        answers::emit(operation, &answer, text);
    });
    text.line("}");
}

/// Takes the builder apart; what was not given or does not fit ends here.
fn given(operation: &Operation, is_nested: bool, text: &mut Text) {
    let mut fields = vec!["client".to_owned()];
    fields.extend(operation.arguments.iter().map(|argument| escaped(&argument.words)));
    fields.extend(operation.body.iter().map(|_| "body".to_owned()));
    layout::binding(&format!("Self {{ {} }}", fields.join(", ")), "self", text);
    for field in &fields[1..] {
        let made = match &operation.body {
            Some(body) if is_nested && field == "body" => {
                format!(
                    ".and_then(|body| {}::try_from(body).map_err(|error| error.to_string()))",
                    of_builder(&body.form.rust())
                )
            }
            _ => String::new(),
        };
        let unset = format!("Error::unset(&operations::{})", operation.constant);
        layout::binding(field, &format!("{field}{made}.map_err({unset})?"), text);
    }
}

/// A name for a variable of ours that no parameter has: theirs end with an underscore only where they are keywords.
fn local(name: &str, operation: &Operation) -> String {
    let is_taken = operation.arguments.iter().any(|argument| argument.words == name);
    if is_taken { format!("{name}_") } else { name.to_owned() }
}

/// The call that writes a parameter.
fn written(argument: &Argument) -> String {
    let (name, value) = (&argument.name, escaped(&argument.words));
    match (argument.location, argument.serialization) {
        (_, Serialization::Json) => format!("{}_json({name:?}, &{value})", argument.location.name()),
        (Location::Path, Serialization::Styled { style: Style::Simple, explode: false }) => {
            format!("path({name:?}, &{value})")
        }
        (Location::Path, Serialization::Styled { style, explode }) => {
            let style = match style {
                Style::Label => "Label",
                Style::Matrix => "Matrix",
                _ => "Simple",
            };
            format!("path_styled({name:?}, &{value}, PathStyle::{style} {{ explode: {explode} }})")
        }
        (Location::Query, Serialization::Styled { style, explode }) => match query_style(style, explode) {
            None => format!("query({name:?}, &{value})"),
            Some(style) => format!("query_styled({name:?}, &{value}, {style})"),
        },
        (Location::QueryString, _) => format!("querystring({name:?}, &{value})"),
        (Location::Header, Serialization::Styled { explode: true, .. }) => {
            format!("header_exploded({name:?}, &{value})")
        }
        (Location::Header, _) => format!("header({name:?}, &{value})"),
        (Location::Cookie, Serialization::Styled { explode: false, .. }) => {
            format!("cookie_joined({name:?}, &{value})")
        }
        (Location::Cookie, _) => format!("cookie({name:?}, &{value})"),
    }
}

/// How a value is written in a query or a form, unless each element stands for itself.
fn query_style(style: Style, explode: bool) -> Option<&'static str> {
    match (style, explode) {
        (Style::DeepObject, _) => Some("QueryStyle::DeepObject"),
        (_, true) => None,
        (Style::SpaceDelimited, false) => Some("QueryStyle::SpaceDelimited"),
        (Style::PipeDelimited, false) => Some("QueryStyle::PipeDelimited"),
        (_, false) => Some("QueryStyle::FormJoined"),
    }
}

fn write_body(body: &Body, call: &str, text: &mut Text) {
    let media_type = &body.media_type;
    let is_taken_whole = matches!(body.form, BodyForm::Text | BodyForm::Bytes);
    let value = if body.is_required && !is_taken_whole { "&body" } else { "body" };
    let written = match &body.form {
        BodyForm::Json(_) => format!("{call}.json({media_type:?}, {value})"),
        BodyForm::Form(_, styles) => {
            let styled =
                styles.iter().filter_map(|(name, style, explode)| Some((name, query_style(*style, *explode)?)));
            let styles: Vec<_> = styled.map(|(name, style)| format!("({name:?}, {style})")).collect();
            format!("{call}.form({value}, &[{}])", styles.join(", "))
        }
        BodyForm::Multipart(_, parts) => {
            let parts: Vec<_> = parts.iter().map(part).collect();
            format!("{call}.multipart({value}, &[{}])", parts.join(", "))
        }
        BodyForm::Text => format!("{call}.text({media_type:?}, {value})"),
        BodyForm::Bytes => format!("{call}.bytes({media_type:?}, {value})"),
    };
    if body.is_required {
        return layout::statement(&written, text);
    }
    let given = if is_taken_whole { "body" } else { "&body" };
    text.block(format!("if let Some(body) = {given} {{"), "}", |text| layout::statement(&written, text));
}

fn part(part: &BodyPart) -> String {
    let BodyPart { name, media_type, is_binary } = part;
    format!("Part {{ name: {name:?}, media_type: {media_type:?}, is_binary: {is_binary} }}")
}

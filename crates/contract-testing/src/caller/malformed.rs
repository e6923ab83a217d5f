//! Requests that a document calls wrong: a sound one, spoiled in one place.

use contract::model::{Api, Location, Operation, Parameter, PathItem, Schema, Type};

use super::body::is_json;
use super::request::{Part, Request};

/// Every way to spoil a request that the document has something to say about.
pub fn variants<'s>(
    api: &Api<'s>,
    item: &PathItem<'s>,
    operation: &Operation<'s>,
    sound: &Request,
) -> Vec<(String, Request)> {
    let parameters: Vec<&Parameter<'s>> = api.parameters_of(item, operation).iter().map(|id| &api[*id]).collect();
    let mut variants = Vec::new();
    if !parameters.iter().any(|parameter| takes_any_name(api, parameter)) {
        let mut request = sound.clone();
        request.parts.push(query("no-such-parameter", "1"));
        variants.push(("a query parameter that is not declared".to_owned(), request));
    }
    for part in sound.parts.iter().filter(|part| !part.is_credential) {
        let Some(parameter) = parameters.iter().find(|parameter| part.is_of(parameter)) else { continue };
        if parameter.is_required && parameter.location != Location::Path {
            variants.push((format!("without `{}`", part.name), without(sound, part)));
        }
        let schema = parameter.value.schema.map(|schema| &api[schema.id]);
        if part.text.len() == 1 && schema.is_some_and(refuses_words) {
            let mut request = without(sound, part);
            let (name, _) = &part.text[0];
            let text = vec![(name.clone(), "no-such-value".to_owned())];
            request.parts.push(Part { text, ..part.clone() });
            variants.push((format!("`{}` is a word", part.name), request));
        }
    }
    variants.extend(bodies(api, operation, sound));
    let security = api.security_of(operation);
    if !security.is_empty() && security.iter().all(|way| !way.schemes.is_empty()) {
        let mut request = sound.clone();
        request.parts.retain(|part| !part.is_credential);
        variants.push(("without a credential".to_owned(), request));
    }
    variants
}

fn bodies<'s>(api: &Api<'s>, operation: &Operation<'s>, sound: &Request) -> Vec<(String, Request)> {
    let (Some(declared), Some(body)) = (operation.request_body, &sound.body) else { return Vec::new() };
    let declared = &api[declared.id];
    let mut variants = Vec::new();
    if declared.is_required {
        variants.push(("without its body".to_owned(), Request { body: None, ..sound.clone() }));
    }
    if !declared.content.iter().any(|media_type| media_type.name == "*/*") {
        let mut request = sound.clone();
        if let Some(body) = &mut request.body {
            body.media_type = String::from("model/no-such-type");
        }
        variants.push(("of another media type".to_owned(), request));
    }
    if is_json(&body.media_type) {
        for (how, bytes) in
            [("cut short", &b"{\"a\": "[..]), ("followed by more", b"{} {}"), ("not UTF-8", b"\"\xff\"")]
        {
            let mut request = sound.clone();
            request.body.iter_mut().for_each(|body| body.bytes = bytes.to_vec());
            variants.push((format!("JSON {how}"), request));
        }
    }
    variants
}

fn without(sound: &Request, part: &Part) -> Request {
    let mut request = sound.clone();
    request.parts.retain(|known| known != part);
    request
}

fn query(name: &str, value: &str) -> Part {
    let text = vec![(name.to_owned(), value.to_owned())];
    Part { is_credential: false, location: Location::Query, name: name.to_owned(), text }
}

/// Whether no word is a value: of a number, a boolean, or a choice.
fn refuses_words(schema: &Schema<'_>) -> bool {
    let types = [Type::Integer, Type::Number, Type::Boolean];
    let is_other = !schema.types.is_empty() && schema.types.iter().all(|kind| types.contains(&kind));
    is_other || schema.values.is_some()
}

/// Whether a parameter is written as query parameters of any name.
fn takes_any_name<'s>(api: &Api<'s>, parameter: &Parameter<'s>) -> bool {
    let is_object = |schema: &Schema<'_>| schema.types.contains(Type::Object) || schema.types.is_empty();
    let schema = parameter.value.schema.map(|schema| &api[schema.id]);
    // A text that is the whole query may go on.
    let is_text = |name: &str| !is_json(name) && !name.ends_with("form-urlencoded");
    let is_whole_text = parameter.value.content.first().is_some_and(|media| is_text(media.name));
    (parameter.location == Location::Query && parameter.explodes() && schema.is_some_and(is_object))
        || (parameter.location == Location::QueryString && is_whole_text)
}

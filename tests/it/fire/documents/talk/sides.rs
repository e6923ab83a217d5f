//! Both sides of one document: their sources, and the calls that are made.

use std::collections::BTreeMap;

use clientgen::ir::{Argument, BodyForm, Payload};
use contract::model::{Api, Location, Operation, PathItem, StatusKey};
use contract::source::Sources;
use serde_json::Value;
use stub_runtime::json::Deserialize;
use stub_runtime::mock::{Direction, try_value};
use stubgen::ir::{BodyType, Response};

use super::call::{self, Call, Described, Heard};
use super::mock::{self, Places};
use crate::round_trip::contract::is_nothing;

/// Both sides.
pub(super) struct Sides {
    /// By path below the folder of the document.
    pub(super) files: Vec<(String, String)>,
    pub(super) calls: Vec<Call>,
    /// Calls for which no value is known.
    pub(super) n_unmade: usize,
}

impl Sides {
    /// Makes stubs, client and calls of a document of which both can be made.
    pub(super) fn of(document: &Value) -> Sides {
        // The runtime keeps what it has read of a document for as long as the program runs.
        let text: &'static str = document.to_string().leak();
        let sources = Sources::from_text("document.json", text);
        let api = Api::read(&sources).0.expect("it was read before");
        let settings = stubgen::Settings::default();
        let (contract, _) =
            stubgen::operations::lower(&api, &settings, &mut stubgen::types::Types::new(&api, &settings));
        let mut types = clientgen::schemas::Types::new(&api);
        let client = clientgen::operations::lower(&api, &[], &mut types, &mut clientgen::report::Changes::default());
        let (mut calls, mut n_unmade) = (Vec::new(), 0);
        for (path, item, operation) in api.operations() {
            let stub = contract.operations.iter().find(|it| it.path == path && it.method == operation.method);
            let method = client.operations.iter().find(|it| it.path == path && it.method == operation.method);
            let (Some(stub), Some(method)) = (stub, method) else { continue };
            let scene = Scene { api: &api, text, operation, stub, method };
            for call in scene.calls(item, contract.responses_of(stub)) {
                match call {
                    Some(call) => calls.push(call),
                    None => n_unmade += 1,
                }
            }
        }
        let places = |function: &str| {
            let stub = contract.operations.iter().find(|it| it.function == function)?;
            Some(places(stub))
        };
        let mut files = Vec::new();
        let stubs = stubgen::generate(&api, &settings);
        files.push((
            "server/mock.rs".to_owned(),
            mock::telling(&stubs.mock.text, &contract.security.trait_name, places),
        ));
        files.extend(stubs.files.into_iter().map(|file| (format!("server/generated/{}", file.path), file.text)));
        let client = clientgen::generate(&api, &clientgen::Settings::default());
        files.extend(client.files.into_iter().map(|file| (format!("client/{}", file.path), file.text)));
        Sides { files, calls, n_unmade }
    }
}

/// The mock's account of the arguments of an operation.
fn places(stub: &stubgen::ir::Operation) -> Places {
    let mut places: Places = stub.principal.iter().map(|_| None).collect();
    places.extend(stub.parameters.iter().map(|parameter| Some(place(parameter.location, &parameter.wire))));
    places.extend(stub.body.iter().map(|body| is_told(body).then(|| "body".to_owned())));
    places
}

/// Whether a body is a value, and not bytes, parts or one of several types.
fn is_told(body: &stubgen::ir::Body) -> bool {
    matches!(body.forms.as_slice(), [form] if matches!(form.holds, BodyType::Value(_)))
}

fn place(location: Location, name: &str) -> String {
    match location {
        Location::Header => format!("header {}", name.to_ascii_lowercase()),
        other => format!("{} {name}", other.name()),
    }
}

/// One operation, seen from both sides.
struct Scene<'a, 's> {
    api: &'a Api<'s>,
    text: &'static str,
    operation: &'a Operation<'s>,
    stub: &'a stubgen::ir::Operation,
    method: &'a clientgen::ir::Operation,
}

/// Places of parameters in the document.
type Pointers<'s> = BTreeMap<(Location, &'s str), String>;

impl<'s> Scene<'_, 's> {
    /// A call for each status that is declared by its number, or nothing where no value is known for it.
    fn calls<'r>(&self, item: &PathItem<'s>, responses: impl Iterator<Item = &'r Response>) -> Vec<Option<Call>> {
        let parameters = self.api.parameters_of(item, self.operation);
        let pointers = parameters.iter().map(|id| {
            let parameter = &self.api[*id];
            ((parameter.location, parameter.name), parameter.node.pointer())
        });
        let Some((setters, sent)) = self.request(&pointers.collect()) else { return vec![None] };
        let text = call::text(self.method, &setters);
        let name = format!("{} {}", self.operation.method.name(), self.stub.path);
        let call = |response: &Response| {
            let StatusKey::Code(status @ (200..300 | 400..600)) = response.status else { return None };
            let heard = self.heard(response, status);
            Some(heard.map(|heard| Call { name: name.clone(), status, sent: sent.clone(), heard, text: text.clone() }))
        };
        responses.filter_map(call).collect()
    }

    /// The setters of a call with everything that there is, and what must arrive of it.
    fn request(&self, pointers: &Pointers<'_>) -> Option<(String, BTreeMap<String, Described>)> {
        let (mut setters, mut sent) = (String::new(), BTreeMap::new());
        for argument in &self.method.arguments {
            let Argument { name, words, location, is_required, ty, .. } = argument;
            let pointer = pointers.get(&(*location, name.as_str()))?;
            let value: Option<Value> = self.made(pointer, Direction::Request);
            let value = value.filter(|value| !is_nothing(value));
            let Some(value) = value else {
                // What is empty is not there.
                if *is_required {
                    return None;
                }
                continue;
            };
            let setter = if rust_text::name::is_keyword(words) { format!("{words}_") } else { words.clone() };
            setters += &format!(".{setter}(crate::value::<{}>({:?}))", outside(&ty.rust()), value.to_string());
            sent.insert(place(*location, name), Described { value, pointer: pointer.clone() });
        }
        if let Some(body) = &self.method.body {
            let pointer = format!("{}/requestBody/content/{}", self.stub.pointer, escaped(&body.media_type));
            let value = match body.form {
                BodyForm::Text => Value::String(self.made(&pointer, Direction::Request)?),
                _ => self.made(&pointer, Direction::Request)?,
            };
            let given = match &body.form {
                BodyForm::Bytes => "client_runtime::reqwest::Body::from(\"bytes\")".to_owned(),
                BodyForm::Text => format!("{:?}", value.as_str()?),
                form => format!("crate::value::<{}>({:?})", outside(&form.rust()), value.to_string()),
            };
            setters += &format!(".body({given})");
            let is_told = self.stub.body.as_ref().is_some_and(is_told);
            if is_told && !matches!(body.form, BodyForm::Bytes) {
                sent.insert("body".to_owned(), Described { value, pointer });
            }
        }
        Some((setters, sent))
    }

    /// What the caller is to hear of an answer; nothing where the mock cannot make it, or answers in another media type.
    fn heard(&self, response: &Response, status: u16) -> Option<Heard> {
        let pointer = format!("{}/responses/{status}", self.stub.pointer);
        for header in response.headers.iter().filter(|header| header.is_required) {
            self.made::<Value>(&format!("{pointer}/headers/{}", escaped(&header.declared)), Direction::Response)?;
        }
        let answers = &self.method.answers.list;
        let answer = answers.iter().find(|answer| answer.status == response.status)?;
        let Some(media_type) = &answer.media_type else { return Some(Heard::Nothing) };
        let declared = &self.api[self.operation.responses.get(response.status)?.id];
        if declared.content.first().is_none_or(|first| first.name != *media_type) {
            return None;
        }
        let pointer = format!("{pointer}/content/{}", escaped(media_type));
        Some(match answer.payload {
            Payload::Json(_) => Heard::Value(Described { value: self.made(&pointer, Direction::Response)?, pointer }),
            Payload::Text => Heard::Text(self.made(&pointer, Direction::Response)?),
            Payload::Bytes | Payload::Stream => Heard::Anything,
            Payload::Empty => Heard::Nothing,
        })
    }

    /// A value for a place of the document.
    fn made<T: for<'de> Deserialize<'de>>(&self, pointer: &str, direction: Direction) -> Option<T> {
        let pointer = pointer.trim_start_matches('#');
        try_value(self.text, pointer, direction).ok()
    }
}

/// A type as it is written beside the client.
fn outside(ty: &str) -> String {
    ty.replace("super::types::", "super::client::types::")
}

fn escaped(key: &str) -> String {
    key.replace('~', "~0").replace('/', "~1")
}

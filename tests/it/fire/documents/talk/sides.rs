//! Both sides of one document: their sources, and the calls that are made.

use std::cell::RefCell;
use std::collections::BTreeMap;

use clientgen::ir::{Argument, BodyForm, Payload};
use contract::diff::sets::{Held, ValueMaker};
use contract::model::{Api, Direction, Location, Operation, Parameter, PathItem, StatusKey};
use contract::source::Sources;
use serde_json::{Map, Value};
use stubgen::ir::{BodyType, DeclaredAnswer};

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
        let sources = Sources::from_text("document.json", document.to_string());
        let api = Api::read(&sources).0.expect("it was read before");
        let settings = stubgen::Settings::default();
        let (contract, _) =
            stubgen::operations::lower(&api, &settings, &mut stubgen::types::Types::new(&api, &settings));
        let mut types = clientgen::schemas::Types::new(&api);
        let (for_client, mut changes) = (clientgen::Settings::default(), clientgen::report::Changes::default());
        let client = clientgen::operations::lower(&api, &for_client, &mut types, &mut changes);
        let stubs = stubgen::generate(&api, &settings);
        let values = stubs.files.iter().find(|file| file.path == "mock.json").expect("a mock has values");
        let values: Map<String, Value> = serde_json::from_str(&values.text).expect("they are JSON");
        let maker = RefCell::new(ValueMaker::new(&api));
        let (mut calls, mut n_unmade) = (Vec::new(), 0);
        for (path, item, operation) in api.operations() {
            let stub = contract.operations.iter().find(|it| it.path == path && it.method == operation.method);
            let method = client.operations.iter().find(|it| it.path == path && it.method == operation.method);
            let (Some(stub), Some(method)) = (stub, method) else { continue };
            let scene = Scene { api: &api, maker: &maker, values: &values, operation, stub, method };
            for call in scene.calls(item, contract.answers_of(stub)) {
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
        files.push((
            "server/mock.rs".to_owned(),
            mock::telling(&stubs.mock.text, [&contract.security.trait_name, &contract.reject_name], places),
        ));
        files.extend(stubs.files.into_iter().map(|file| (format!("server/generated/{}", file.path), file.text)));
        let client = clientgen::generate(&api, &clientgen::Settings::default());
        files.extend(client.files.into_iter().map(|file| (format!("client/{}", file.path), file.text)));
        Sides { files, calls, n_unmade }
    }
}

/// The mock's account of the arguments of an operation.
fn places(stub: &stubgen::ir::Operation) -> Places {
    // The context.
    let mut places: Places = vec![Vec::new()];
    let parameters = stub.parameters.iter().map(|parameter| (place(parameter.location, &parameter.wire), parameter));
    if stub.parameters_name.is_some() {
        places.push(parameters.map(|(place, parameter)| (place, format!(".{}", parameter.name))).collect());
    } else {
        places.extend(parameters.map(|(place, _)| vec![(place, String::new())]));
    }
    places.extend(
        stub.body.iter().map(|body| is_told(body).then(|| ("body".to_owned(), String::new())).into_iter().collect()),
    );
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
    maker: &'a RefCell<ValueMaker<'a, 's>>,
    /// What the mock answers with.
    values: &'a Map<String, Value>,
    operation: &'a Operation<'s>,
    stub: &'a stubgen::ir::Operation,
    method: &'a clientgen::ir::Operation,
}

/// Parameters as the document has them.
type Declared<'a, 's> = BTreeMap<(Location, &'s str), &'a Parameter<'s>>;

impl<'a, 's> Scene<'a, 's> {
    /// A call for each status that is declared by its number, or nothing where no value is known for it.
    fn calls<'r>(&self, item: &PathItem<'s>, responses: impl Iterator<Item = DeclaredAnswer<'r>>) -> Vec<Option<Call>> {
        let parameters = self.api.parameters_of(item, self.operation);
        let declared = parameters.iter().map(|id| {
            let parameter = &self.api[*id];
            ((parameter.location, parameter.name), parameter)
        });
        let Some((setters, sent)) = self.request(&declared.collect()) else { return vec![None] };
        let text = call::text(self.method, &setters);
        let name = format!("{} {}", self.operation.method.name(), self.stub.path);
        let call = |response: DeclaredAnswer<'_>| {
            let StatusKey::Code(status @ (200..300 | 400..600)) = response.status else { return None };
            let heard = self.heard(response);
            Some(heard.map(|heard| Call { name: name.clone(), status, sent: sent.clone(), heard, text: text.clone() }))
        };
        responses.filter_map(call).collect()
    }

    /// The setters of a call with everything that there is, and what must arrive of it.
    fn request(&self, declared: &Declared<'a, 's>) -> Option<(String, BTreeMap<String, Described>)> {
        let (mut setters, mut sent) = (String::new(), BTreeMap::new());
        for argument in &self.method.arguments {
            let Argument { name, words, location, is_required, ty, .. } = argument;
            let declared = declared.get(&(*location, name.as_str()))?;
            let value = self.sent(&declared.value).filter(|value| !is_nothing(value));
            let Some(value) = value else {
                // What is empty is not there.
                if *is_required {
                    return None;
                }
                continue;
            };
            let setter = if rust_text::name::is_keyword(words) { format!("{words}_") } else { words.clone() };
            setters += &format!(".{setter}(crate::value::<{}>({:?}))", outside(&ty.rust()), value.to_string());
            sent.insert(place(*location, name), Described { value, pointer: declared.node.pointer() });
        }
        if let Some(body) = &self.method.body {
            let pointer = format!("{}/requestBody/content/{}", self.stub.pointer, escaped(&body.media_type));
            let content = &self.api[self.operation.request_body?.id].content;
            let declared = content.iter().find(|declared| declared.name == body.media_type)?;
            let value = match body.form {
                BodyForm::Text => Value::String(self.maker.borrow_mut().text(declared, Direction::Request).ok()?),
                _ => self.sent(declared)?,
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
    fn heard(&self, response: DeclaredAnswer<'_>) -> Option<Heard> {
        let declared = &self.api[self.operation.responses.get(response.status)?.id];
        let pointer = declared.node.pointer();
        let pointer = pointer.trim_start_matches('#');
        for header in response.headers.iter().filter(|header| header.is_required) {
            self.values.get(&format!("{pointer}/headers/{}", escaped(&header.declared)))?;
        }
        let answers = &self.method.answers.list;
        let answer = answers.iter().find(|answer| answer.status == response.status)?;
        let Some(media_type) = &answer.media_type else { return Some(Heard::Nothing) };
        if declared.content.first().is_none_or(|first| first.name != *media_type) {
            return None;
        }
        let pointer = format!("{pointer}/content/{}", escaped(media_type));
        let value = || self.values.get(&pointer).cloned();
        Some(match answer.payload {
            Payload::Json(_) => Heard::Value(Described { value: value()?, pointer }),
            Payload::Text => Heard::Text(value()?.as_str()?.to_owned()),
            Payload::Bytes | Payload::Stream => Heard::Anything,
            Payload::Empty => Heard::Nothing,
        })
    }

    /// A value for a place of the document that is sent.
    fn sent<'p>(&self, held: impl Into<Held<'p, 's>>) -> Option<Value>
    where
        's: 'p,
    {
        self.maker.borrow_mut().value(held, Direction::Request).ok()
    }
}

/// A type as it is written beside the client.
fn outside(ty: &str) -> String {
    ty.replace("super::types::", "super::client::types::")
}

fn escaped(key: &str) -> String {
    key.replace('~', "~0").replace('/', "~1")
}

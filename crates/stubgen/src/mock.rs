//! Values that a mock answers with, made when the stubs are: `mock.json`, from JSON pointers into the document to values.
//!
//! A value is made where the mock's code asks for it, so that there are no others. A response that is a component is one
//! place, however many operations answer with it. What the document says of a value is the business of
//! [`ValueMaker`]; here it becomes what the Rust type of the place reads.

use std::collections::{BTreeMap, HashMap};

use contract::diff::sets::{Held, Unmade, ValueMaker};
use contract::model::{Api, Direction, Method, Operation as Declared, Response as DeclaredResponse, StatusKey};
use schema_algebra::essence;
use schema_algebra::json::{pointer_segment, quoted};
use serde_json::Value;

use crate::ir::{Header, Operation, Payload, PayloadKind, Ty, Writing};

/// Values of a mock so far.
pub struct MockValues<'a, 's> {
    api: &'a Api<'s>,
    maker: ValueMaker<'a, 's>,
    operations: HashMap<(&'s str, Method), &'a Declared<'s>>,
    values: BTreeMap<String, Value>,
}

/// A place of the document: its JSON pointer, or why it has no value.
pub(crate) type Place = Result<String, String>;

impl<'a, 's> MockValues<'a, 's> {
    /// No values yet.
    pub fn new(api: &'a Api<'s>) -> Self {
        let operations = api.operations().map(|(path, _, operation)| ((path, operation.method), operation));
        let operations = operations.collect();
        MockValues { api, maker: ValueMaker::new(api), operations, values: BTreeMap::new() }
    }

    /// The text of `mock.json`, a line for each value.
    pub fn json(&self) -> String {
        let lines = self.values.iter().map(|(pointer, value)| format!("\n  {}: {value}", quoted(pointer)));
        format!("{{{}\n}}\n", lines.collect::<Vec<_>>().join(","))
    }

    /// The place of a body.
    pub(crate) fn body(&mut self, operation: &Operation, status: StatusKey, payload: &Payload) -> Place {
        let (response, pointer) = self.response(operation, status);
        let media_type = response.and_then(|it| it.content.iter().find(|it| it.name == payload.declared));
        let pointer = format!("{pointer}/content/{}", pointer_segment(&payload.declared));
        let is_text = matches!(payload.kind, PayloadKind::Binary | PayloadKind::Text(_, Writing::Owned));
        let is_xml = is_text && essence(&payload.declared).contains("xml");
        self.value(pointer, media_type.map(Held::from).unwrap_or_default(), is_text, is_xml)
    }

    /// The place of a header.
    pub(crate) fn header(&mut self, operation: &Operation, status: StatusKey, header: &Header) -> Place {
        let (response, pointer) = self.response(operation, status);
        let declared = response.and_then(|it| it.headers.iter().find(|(name, _)| *name == header.declared));
        let pointer = format!("{pointer}/headers/{}", pointer_segment(&header.declared));
        let held = declared.map(|(_, used)| Held::from(&self.api[used.id].value)).unwrap_or_default();
        self.value(pointer, held, header.value.ty == Ty::Text, false)
    }

    /// Makes the value of a place, unless it is there.
    fn value(&mut self, pointer: String, held: Held<'_, 's>, is_text: bool, is_xml: bool) -> Place {
        if !self.values.contains_key(&pointer) {
            let made = if is_text { self.text(held, is_xml) } else { self.maker.value(held, Direction::Response) };
            let value = made.map_err(|why| format!("cannot make a value for {pointer}: {why}"))?;
            self.values.insert(pointer.clone(), value);
        }
        Ok(pointer)
    }

    /// A text, whatever the schema says. What nobody here knows how to write is written as JSON, but for XML.
    fn text(&mut self, held: Held<'_, 's>, is_xml: bool) -> Result<Value, Unmade> {
        let text = self.maker.text(held, Direction::Response);
        match text {
            Err(_) if is_xml => Ok("<value/>".into()),
            Err(_) => self.maker.value(held, Direction::Response).map(|value| value.to_string().into()),
            Ok(text) => Ok(text.into()),
        }
    }

    /// A response and its JSON pointer.
    fn response(&self, operation: &Operation, status: StatusKey) -> (Option<&'a DeclaredResponse<'s>>, String) {
        let declared = self.operations.get(&(operation.path.as_str(), operation.method));
        let response = declared.and_then(|it| it.responses.get(status)).map(|used| &self.api[used.id]);
        let is_ours = |it: &&DeclaredResponse<'s>| std::ptr::eq(it.node.file(), self.api.node.file());
        let own = response.filter(is_ours).map(|it| it.node.pointer());
        let component = own.as_deref().and_then(|it| it.strip_prefix('#')).filter(|it| it.starts_with("/components/"));
        let pointer = component.map_or_else(|| format!("{}/responses/{status}", operation.pointer), str::to_owned);
        (response, pointer)
    }
}

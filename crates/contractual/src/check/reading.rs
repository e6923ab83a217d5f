//! The client's types take what the contract lets the server send, send nothing that it forbids, and look as their
//! snapshots show.
//!
//! Each place of the contract where a value travels is compared with the client's schema at that place, by containment.
//! `client_runtime::schemas` says how types become schemas; one reading is added here: how large a number is, how long a
//! list, how many properties an object has and whether a text is an e-mail address is the server's to check, since the
//! client's types hold numbers by their width, and lists and texts of any make.

use anyhow::{Context, Result};
use contract::diff::sets::{Engine, Relation};
use contract::diff::{SchemaPair, Writing};
use contract::findings::{Finding, Findings, Level, Rule};
use contract::model::Direction;
use contract::model::{Api, Id, MediaType, Operation, PathItem, Schema};
use contract::source::{Node, Sources};
use serde_json::Value;
use stubgen::embed::document_json;

use super::context::{CheckContext, about};
use super::observation::ClientSchemas;
use super::rules::{READER_REFUSES, READING_CHANGED, READING_WITHOUT_SNAPSHOT, SENDER_BREAKS_CONTRACT};
use super::snapshots::Snapshots;

/// Folder of the snapshots, with a folder per contract.
pub(super) const FOLDER: &str = "tests/snapshots/reading";

/// Bounds that the client leaves to the server.
const BOUNDS: [&str; 10] = [
    "minimum",
    "maximum",
    "exclusiveMinimum",
    "exclusiveMaximum",
    "multipleOf",
    "minItems",
    "maxItems",
    "uniqueItems",
    "minProperties",
    "maxProperties",
];

/// Formats of texts that the client leaves to the server.
const FORMATS: [&str; 2] = ["email", "uri"];

/// Compares contract, snapshots and the client's schemas.
pub(super) fn check(context: &CheckContext<'_>) -> Result<Findings> {
    let mut findings = Findings::default();
    for contract in &context.contracts {
        let Some(observed) = context.seen.and_then(|seen| seen.of(&contract.name)) else { continue };
        let mut snapshots = Snapshots::in_folder(context.path(FOLDER).join(&contract.name))?;
        for (name, schema) in &observed.reading.schemas {
            findings.extend(snapshots.compare(name, schema, &READING_CHANGED, |path| {
                let rule = &READING_WITHOUT_SNAPSHOT;
                about(rule, path, format!("No snapshot shows the schema of `{name}`."), rule.remedy)
            })?);
        }
        findings.extend(snapshots.leftovers());
        if let (Some(api), _) = Api::read(&contract.sources) {
            findings.extend(misread(&api, &observed.reading)?);
        }
    }
    Ok(findings)
}

/// Values that one side may send and the other does not take.
fn misread(api: &Api<'_>, reading: &ClientSchemas) -> Result<Vec<Finding>> {
    let mut findings = Vec::new();
    let unbounded = Sources::from_text("contract.json", unbounded(&document_json(api, |_, _| true))?);
    let sends = Sources::from_text("sends.json", reading.sends.clone());
    let (contract, client) = (read(&unbounded)?, read(&sends)?);
    let mut sent =
        Places { rule: &SENDER_BREAKS_CONTRACT, direction: Direction::Request, contract: &contract, client: &client };
    sent.compare(&mut findings, api);
    let reads = Sources::from_text("reads.json", reading.reads.clone());
    let embedded = Sources::from_text("contract.json", document_json(api, |_, _| true));
    let (contract, client) = (read(&embedded)?, read(&reads)?);
    let mut taken =
        Places { rule: &READER_REFUSES, direction: Direction::Response, contract: &contract, client: &client };
    taken.compare(&mut findings, api);
    Ok(findings)
}

fn read(sources: &Sources) -> Result<Api<'_>> {
    Api::read(sources).0.with_context(|| format!("cannot read {}", sources.main().name()))
}

/// A document without the bounds that the client leaves to the server.
fn unbounded(document: &str) -> Result<String> {
    let mut document: Value =
        serde_json::from_str(document).context("cannot read the document that stubs would embed")?;
    let mut queue = vec![&mut document];
    while let Some(value) = queue.pop() {
        match value {
            Value::Object(object) => {
                // A property may be called like a keyword; its value is an object then.
                object.retain(|key, value| value.is_object() || !BOUNDS.contains(&key.as_str()));
                if object.get("format").and_then(Value::as_str).is_some_and(|format| FORMATS.contains(&format)) {
                    object.remove("format");
                }
                queue.extend(object.values_mut());
            }
            Value::Array(items) => queue.extend(items),
            _ => {}
        }
    }
    Ok(document.to_string())
}

/// Two documents with the same places: the contract's and the client's.
struct Places<'a, 's> {
    rule: &'static Rule,
    direction: Direction,
    contract: &'a Api<'s>,
    client: &'a Api<'s>,
}

impl<'s> Places<'_, 's> {
    fn compare(&mut self, findings: &mut Vec<Finding>, shown: &Api<'_>) {
        let mut engine = Engine::new(self.client, self.contract);
        for (path, item, operation) in self.contract.operations() {
            let theirs =
                self.client.operations().find(|(other, _, it)| *other == path && it.method == operation.method);
            let Some((_, their_item, theirs)) = theirs else { continue };
            let place = shown.operations().find(|(other, _, it)| *other == path && it.method == operation.method);
            let node = place.map_or(shown.node, |(_, _, operation)| operation.node);
            let pairs = match self.direction {
                Direction::Request => self.requests(item, operation, their_item, theirs),
                Direction::Response => self.responses(operation, theirs),
            };
            for (what, pair) in pairs {
                findings.extend(self.judged(&what, operation, node, pair.map(|pair| engine.compare(pair))));
            }
        }
    }

    fn judged(
        &self,
        what: &str,
        operation: &Operation<'_>,
        node: Node<'_>,
        relation: Option<Relation>,
    ) -> Option<Finding> {
        // What can be neither proved nor refuted is good to know.
        let level = if matches!(relation, Some(Relation::Undecided(_))) { Level::Note } else { self.rule.level };
        let why = match (relation, self.direction) {
            (Some(Relation::Contained), _) => return None,
            (Some(Relation::Escapes(witness)), Direction::Request) => {
                format!("the client sends {witness}, which is forbidden")
            }
            (Some(Relation::Escapes(witness)), Direction::Response) => {
                format!("the server may send {witness}, which is refused")
            }
            (Some(Relation::Undecided(why)), _) => why.trim_end_matches('.').to_owned(),
            (None, _) => "the client does not know it".to_owned(),
        };
        let id = operation.id.unwrap_or_default();
        let message = format!("The {what} of `{id}`: {why}.");
        Some(Finding { level, ..Finding::new(self.rule, node, message, self.rule.remedy) })
    }

    fn requests(
        &self,
        item: &PathItem<'s>,
        operation: &Operation<'s>,
        their_item: &PathItem<'s>,
        theirs: &Operation<'s>,
    ) -> Vec<(String, Option<SchemaPair<'s>>)> {
        let (contract, client) = (self.contract, self.client);
        let known: Vec<_> = client.parameters_of(their_item, theirs).iter().map(|id| &client[*id]).collect();
        let mut pairs = Vec::new();
        for id in contract.parameters_of(item, operation) {
            let parameter = &contract[id];
            let same = known.iter().find(|known| known.location == parameter.location && known.name == parameter.name);
            let Some(new) = parameter.value.schema else { continue };
            let pair = same.and_then(|known| known.value.schema).map(|old| self.pair(old.id, new.id));
            pairs.push((format!("parameter `{}`", parameter.name), pair));
        }
        if let (Some(body), Some(their_body)) = (operation.request_body, theirs.request_body) {
            pairs.extend(self.contents("body", &contract[body.id].content, &client[their_body.id].content));
        }
        pairs
    }

    fn responses(&self, operation: &Operation<'s>, theirs: &Operation<'s>) -> Vec<(String, Option<SchemaPair<'s>>)> {
        let mut pairs = Vec::new();
        for (status, response) in &operation.responses.by_status {
            let content = &self.contract[response.id].content;
            let known = theirs.responses.get(*status).map(|known| self.client[known.id].content.as_slice());
            pairs.extend(self.contents(&format!("answer {status}"), content, known.unwrap_or_default()));
        }
        pairs
    }

    fn contents(
        &self,
        what: &str,
        content: &[MediaType<'s>],
        known: &[MediaType<'s>],
    ) -> Vec<(String, Option<SchemaPair<'s>>)> {
        let with_schema = content.iter().filter_map(|media_type| Some((media_type.name, media_type.schema?)));
        let pairs = with_schema.map(|(name, new)| {
            let same = known.iter().find(|known| known.name == name).and_then(|known| known.schema);
            (what.to_owned(), same.map(|old| self.pair(old.id, new.id)))
        });
        pairs.collect()
    }

    fn pair(&self, old: Id<Schema<'s>>, new: Id<Schema<'s>>) -> SchemaPair<'s> {
        SchemaPair { old, new, direction: self.direction, writing: Writing::Typed }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bounds_of_numbers_and_lists_are_left_to_the_server() {
        let document = r#"{"a":{"format":"email","minimum":1,"maxItems":2,"maxLength":3},"properties":{"minimum":{"type":"string"}}}"#;
        let expected = r#"{"a":{"maxLength":3},"properties":{"minimum":{"type":"string"}}}"#;
        assert_eq!(unbounded(document).unwrap(), expected);
    }
}

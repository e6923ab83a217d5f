//! Judgement of an answer: status, headers, media type and body, as the document declares them.

use contract::findings::{Finding, Findings, Place, Rule};
use contract::model::{Api, Direction, Id, Operation, Response, Schema, StatusKey, Type, Use};
use contract::source::{Node, Sources};
use contract::validate::Validator;
use serde_json::Value;

use crate::caller::{Answer, is_json};
use crate::rules::{ANSWER_UNDECLARED, ANSWER_UNFIT};

/// Judges the answers to one operation by its document.
pub struct Judge<'a, 's> {
    api: &'a Api<'s>,
    operation: &'a Operation<'s>,
    /// The call as messages name it.
    call: String,
}

impl<'a, 's> Judge<'a, 's> {
    /// A judge of the answers to an operation at a path.
    pub fn new(api: &'a Api<'s>, path: &str, operation: &'a Operation<'s>) -> Judge<'a, 's> {
        Judge { api, operation, call: format!("`{} {path}`", operation.method.name()) }
    }

    /// Faults of an answer: an undeclared status, a header that is missing or does not fit, another media type, a body that does
    /// not fit. Bodies that are neither JSON nor text are not looked into.
    pub fn findings(&self, answer: &Answer) -> Findings {
        let (call, status) = (&self.call, answer.status);
        let responses = &self.operation.responses;
        let class = u8::try_from(status / 100).unwrap_or_default();
        let keys = [StatusKey::Code(status), StatusKey::Range(class), StatusKey::Default];
        let Some(declared) = keys.iter().find_map(|key| responses.get(*key)) else {
            let known: Vec<String> = responses.by_status.iter().map(|(key, _)| key.to_string()).collect();
            let known = if known.is_empty() { "nothing".to_owned() } else { known.join(", ") };
            let message = format!("{call} answers {status}, and the contract declares {known}.");
            let node = responses.node.unwrap_or(self.operation.node);
            return Findings::from_iter([finding(&ANSWER_UNDECLARED, node, message)]);
        };
        let response = &self.api[declared.id];
        let node = declared.via.unwrap_or(response.node);
        let mut findings: Findings = self.unfit_headers(response, node, answer).into_iter().collect();
        findings.extend(self.unfit_body(response, node, answer));
        findings
    }

    fn unfit_headers(&self, response: &Response<'s>, node: Node<'s>, answer: &Answer) -> Vec<Finding> {
        let (call, status) = (&self.call, answer.status);
        let mut findings = Vec::new();
        for (name, header) in &response.headers {
            let header = &self.api[header.id];
            // What the body is says its media type.
            if name.eq_ignore_ascii_case("content-type") {
                continue;
            }
            match answer.header(name) {
                None if header.is_required => {
                    let message = format!("{call} answers {status} without the header `{name}`.");
                    findings.push(finding(&ANSWER_UNFIT, node, message));
                }
                None => {}
                Some(text) => {
                    for (place, why) in self.unfit_text(header.value.schema, text) {
                        let message = format!("{call} answers {status} with a header `{name}` that {why}.");
                        findings.push(finding(&ANSWER_UNFIT, place, message));
                    }
                }
            }
        }
        findings
    }

    fn unfit_body(&self, response: &Response<'s>, node: Node<'s>, answer: &Answer) -> Vec<Finding> {
        let (call, status) = (&self.call, answer.status);
        if response.is_unresolved || self.operation.method.name() == "HEAD" {
            return Vec::new();
        }
        let undeclared = |what: &str| {
            vec![finding(
                &ANSWER_UNDECLARED,
                node,
                format!("{call} answers {status} with {what}, which is not declared."),
            )]
        };
        if response.content.is_empty() {
            return if answer.body.is_empty() { Vec::new() } else { undeclared("a body") };
        }
        let answered = answer.header("content-type").unwrap_or_default();
        let Some(media_type) = response.content.iter().find(|media_type| includes(media_type.name, answered)) else {
            let what = if answered.is_empty() { "no media type" } else { &format!("the media type `{answered}`") };
            return undeclared(what);
        };
        let Some(schema) = media_type.schema else { return Vec::new() };
        let unfit = match std::str::from_utf8(&answer.body) {
            _ if is_json(answered) => self.violations(schema.id, &answer.body),
            Ok(text) if answered.starts_with("text/") => self.unfit_text(Some(schema), text),
            _ => Vec::new(),
        };
        let told = unfit.into_iter().map(|(place, why)| {
            let message = format!("{call} answers {status} with a body that {why}.");
            finding(&ANSWER_UNFIT, place, message)
        });
        told.collect()
    }

    /// Reasons why a text that stands for a scalar does not fit. Lists and objects are written in styles and not looked into.
    fn unfit_text(&self, schema: Option<Use<'s, Schema<'s>>>, text: &str) -> Vec<(Place, String)> {
        let Some(schema) = schema else { return Vec::new() };
        let types = &self.api[schema.id].types;
        if types.contains(Type::Array) || types.contains(Type::Object) {
            return Vec::new();
        }
        let number = serde_json::from_str(text).ok().filter(|value: &Value| value.is_number() || value.is_boolean());
        let readings = [Some(Value::from(text)), number].into_iter().flatten();
        let mut unfit = Vec::new();
        for reading in readings {
            unfit = self.violations(schema.id, reading.to_string().as_bytes());
            if unfit.is_empty() {
                break;
            }
        }
        unfit
    }

    /// Places of the document that a text of JSON does not fit, below a schema, and why, as the end of a sentence.
    fn violations(&self, schema: Id<Schema<'s>>, json: &[u8]) -> Vec<(Place, String)> {
        let sources = Sources::from_text("answer.json", json);
        let Some(value) = sources.main().root() else {
            return vec![(Place::of(self.api[schema].node), "is no JSON".to_owned())];
        };
        let violations = Validator::new(self.api).check(schema, value, Some(Direction::Response));
        let told = violations.iter().map(|violation| {
            let why = match violation.value.pointer().trim_start_matches('#') {
                "" => violation.message.clone(),
                inside => format!("is wrong at `{inside}`: it {}", violation.message),
            };
            (Place::of(violation.schema), why)
        });
        told.collect()
    }
}

fn finding(rule: &'static Rule, place: impl Into<Place>, message: String) -> Finding {
    Finding::new(rule, place, message, rule.remedy)
}

/// True where a media type as it is declared, which may be a range, includes one that was answered.
fn includes(declared: &str, answered: &str) -> bool {
    let essence = |name: &str| name.split(';').next().unwrap_or_default().trim().to_ascii_lowercase();
    let (declared, answered) = (essence(declared), essence(answered));
    let beginning = declared.strip_suffix('*').unwrap_or(&declared);
    declared == answered || declared == "*/*" || (declared.ends_with("/*") && answered.starts_with(beginning))
}

//! Whether an answer is one that the document declares.

use contract::model::Direction;
use contract::model::{Api, Operation, Response, StatusKey};
use contract::source::Sources;
use contract::validate::Validator;

use contract_tests::caller::{Answer, is_json};

/// Judges answers by a document.
pub(super) struct Judge<'a, 's> {
    api: &'a Api<'s>,
    validator: Validator<'a, 's>,
}

impl<'a, 's> Judge<'a, 's> {
    pub(super) fn new(api: &'a Api<'s>) -> Judge<'a, 's> {
        Judge { api, validator: Validator::new(api) }
    }

    /// Fault of an answer to a sound request: an undeclared status or one that says that something went wrong,
    /// a header that is missing, another media type, a body that does not fit.
    pub(super) fn faults(&mut self, operation: &Operation<'s>, answer: &Answer) -> Vec<String> {
        let declared = &operation.responses;
        let class = u8::try_from(answer.status / 100).unwrap_or_default();
        let keys = [StatusKey::Code(answer.status), StatusKey::Range(class), StatusKey::Default];
        let Some(response) = keys.iter().find_map(|key| declared.get(*key)) else {
            return vec![format!("status {} is not declared", answer.status)];
        };
        let mut faults = Vec::new();
        let succeeds = declared.by_status.iter().any(|(key, _)| key.is_success() || *key == StatusKey::Default);
        if succeeds && class != 2 {
            faults.push(format!("status {} is no success", answer.status));
        }
        let response = &self.api[response.id];
        for (name, header) in &response.headers {
            let is_content_type = name.eq_ignore_ascii_case("content-type");
            if self.api[header.id].is_required && !is_content_type && answer.header(name).is_none() {
                faults.push(format!("the header `{name}` is missing"));
            }
        }
        faults.extend(self.unfit(response, operation, answer));
        faults
    }

    fn unfit(&mut self, response: &Response<'s>, operation: &Operation<'s>, answer: &Answer) -> Vec<String> {
        if response.content.is_empty() || operation.method.name() == "HEAD" {
            let is_empty = answer.body.is_empty();
            return if is_empty { Vec::new() } else { vec!["a body is answered and none is declared".to_owned()] };
        }
        let answered = answer.header("content-type").unwrap_or_default();
        let essence = |name: &str| name.split(';').next().unwrap_or_default().trim().to_ascii_lowercase();
        let is_it = |name: &str| essence(name) == essence(answered) || name.contains('*');
        let Some(media_type) = response.content.iter().find(|media_type| is_it(media_type.name)) else {
            return vec![format!("the media type {answered:?} is not declared")];
        };
        let Some(schema) = media_type.schema.filter(|_| is_json(answered)) else { return Vec::new() };
        // The validator keeps places of what it has seen.
        let body: &'static Sources = Box::leak(Box::new(Sources::from_text("answer.json", answer.body.clone())));
        let Some(value) = body.main().root() else { return vec!["the body is no JSON".to_owned()] };
        let violations = self.validator.check(schema.id, value, Some(Direction::Response));
        violations.iter().map(|violation| format!("{} {}", violation.value.pointer(), violation.message)).collect()
    }
}

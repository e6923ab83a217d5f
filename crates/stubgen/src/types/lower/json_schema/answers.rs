//! Schemas of what operations answer, for the check of answers.

use std::collections::HashMap;

use contract::model::{Direction, MediaType, Method, Operation as Declared, Response, StatusKey, Use, Version};
use schema_algebra::essence;

use crate::ir::Contract;
use crate::types::lower::session::Types;

use super::json::{array, entry, object};
use super::writing::Writing;

/// More than this is no part of a program.
const BUDGET: usize = 4 << 20;

/// Schemas of answers for the check at run time.
#[derive(Debug, PartialEq, Eq)]
pub enum Answers {
    /// There are none, or the document is of 3.0, whose types say nearly all.
    None,
    /// As `stub_runtime` reads them.
    Text(String),
    /// They are too many to be part of a program.
    TooLarge,
}

impl<'s> Types<'_, 's> {
    /// The schemas of what operations answer in JSON, by the number of the operation, status and media type.
    pub fn answers(&mut self, contract: &Contract) -> Answers {
        let api = self.api;
        let holds = |operation| contract.answers_of(operation).any(|answer| answer.content.values().next().is_some());
        if api.version == Version::V3_0 || !contract.operations.iter().any(holds) {
            return Answers::None;
        }
        let mut writing = Writing::new(Direction::Response);
        let declared: HashMap<(&str, Method), &Declared<'s>> =
            api.operations().map(|(path, _, operation)| ((path, operation.method), operation)).collect();
        let operations = contract.operations.iter().map(|operation| {
            let declared = declared.get(&(operation.path.as_str(), operation.method));
            declared.map_or_else(|| object(&[]), |declared| self.of_operation(&mut writing, declared))
        });
        let operations: Vec<String> = operations.collect();
        let answers = object(&[entry("answers", &array(&operations))]);
        match self.with_definitions(&mut writing, answers, BUDGET) {
            text if text.len() > BUDGET => Answers::TooLarge,
            text => Answers::Text(text),
        }
    }

    fn of_operation(&mut self, writing: &mut Writing<'s>, operation: &Declared<'s>) -> String {
        let api = self.api;
        let of_status = |(status, used): &(StatusKey, Use<'s, Response<'s>>)| {
            let content = api[used.id].content.iter().filter_map(|media_type| self.of_content(writing, media_type));
            entry(&status.to_string(), &object(&content.collect::<Vec<_>>()))
        };
        object(&operation.responses.by_status.iter().map(of_status).collect::<Vec<_>>())
    }

    fn of_content(&mut self, writing: &mut Writing<'s>, media_type: &MediaType<'s>) -> Option<String> {
        let schema = media_type.schema.filter(|_| self.algebra.media(media_type).is_json())?;
        let name = essence(media_type.name);
        let name = if name.contains('*') { "application/json" } else { &name };
        Some(entry(name, &self.use_json(writing, schema)))
    }
}

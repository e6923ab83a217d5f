//! One operation.

use contract::findings::Place;
use contract::model::{Method, StatusKey};

use crate::ir::Operation;
use crate::operations::rules::CALLBACK_NOT_CALLED;
use rust_text::name::{Scope, pascal, snake};

use super::Context;
use super::argument::Arguments;
use super::errors::ErrorSets;
use super::security::Demanded;
use super::select::Chosen;
use super::template::{Piece, pieces};
use super::{body, parameter, responses};

/// What names and files the parts of an operation.
#[derive(Clone, Copy)]
pub(super) struct Home<'n> {
    /// `ListPets`: what the names of its types begin with.
    pub(super) stem: &'n str,
    /// Number of its tag.
    pub(super) tag: usize,
}

pub(super) fn lower<'s>(
    ctx: &mut Context<'_, '_, 's>,
    chosen: &Chosen<'_, 's>,
    tag: usize,
    demanded: Demanded,
    errors: &mut ErrorSets,
    functions: &mut Scope,
) -> Operation {
    let operation = chosen.operation;
    let wanted = match operation.id {
        Some(id) => snake(id),
        None => made_up_name(operation.method, chosen.template),
    };
    let function = functions.claim_word(&wanted, "operation");
    let stem = pascal(function.trim_start_matches("r#"));
    let home = Home { stem: &stem, tag };
    let mut arguments = Arguments::default();
    let caller = demanded.caller.map(|caller| crate::ir::Caller { argument: arguments.ours("principal"), ..caller });
    // The body comes last, but it keeps its name: a parameter called `body` must give way.
    let body_name = operation.request_body.map(|_| arguments.ours("body"));
    let parameters = parameter::lower(ctx, chosen, home, &mut arguments);
    let body = body_name.and_then(|name| body::lower(ctx, operation, home, name));
    let response_name = ctx.types.claim(&format!("{stem}Response"));
    let answers = responses::lower(ctx, operation, home, errors);
    callbacks(ctx, chosen);
    Operation {
        tag,
        id: operation.id.map(ToOwned::to_owned),
        method: operation.method,
        path: chosen.template.to_owned(),
        pointer: format!("/paths/{}/{}", escaped(chosen.template), operation.method.key()),
        summary: operation.summary.or(chosen.item.summary).map(ToOwned::to_owned),
        description: operation.description.or(chosen.item.description).map(ToOwned::to_owned),
        is_deprecated: operation.is_deprecated,
        function,
        response_name,
        principal: caller,
        parameters,
        query_keys: demanded.query_keys,
        body,
        responses: answers.own,
        errors: answers.errors,
        error_descriptions: answers.error_descriptions,
        invalid_status: invalid_status(operation),
    }
}

/// `get_pets_by_pet_id`: the method, then the path's words, variables after `by`.
pub(super) fn made_up_name(method: Method, template: &str) -> String {
    let pieces = pieces(template).unwrap_or_else(|| vec![Piece::Text(template)]);
    let mut words = vec![method.key().to_owned()];
    for piece in pieces {
        match piece {
            Piece::Text(text) => words.extend(text.split('/').map(snake_word)),
            Piece::Variable(name) => words.extend(["by".to_owned(), snake(name)]),
        }
    }
    words.retain(|word| !word.is_empty());
    if words.len() == 1 {
        words.push("root".to_owned());
    }
    words.join("_")
}

/// The words of a segment. A digit may come first, since something stands before it.
fn snake_word(segment: &str) -> String {
    let name = snake(segment);
    if segment.starts_with(|c: char| c.is_ascii_digit()) { name.trim_start_matches("value_").to_owned() } else { name }
}

/// A document that answers malformed requests with 422 means it: 400 would be an answer that it does not declare.
fn invalid_status(operation: &contract::model::Operation<'_>) -> Option<u16> {
    let declares = |status| operation.responses.get(status).is_some();
    let is_422 = declares(StatusKey::Code(422)) && !declares(StatusKey::Code(400)) && !declares(StatusKey::Range(4));
    is_422.then_some(422)
}

fn callbacks(ctx: &mut Context<'_, '_, '_>, chosen: &Chosen<'_, '_>) {
    for (name, _) in &chosen.operation.callbacks {
        let node = chosen.operation.node.get("callbacks").and_then(|callbacks| callbacks.get(name));
        let place = Place::of(node.unwrap_or(chosen.operation.node));
        let message = format!("The callback `{name}` is a call that the service makes; the stubs do not make it.");
        let help = "Call the receiver in the service; the document says where its address is.";
        ctx.report(&CALLBACK_NOT_CALLED, place, message, help);
    }
}

/// A key as a JSON pointer has it.
pub(super) fn escaped(key: &str) -> String {
    key.replace('~', "~0").replace('/', "~1")
}

#[cfg(test)]
mod tests {
    use super::made_up_name;
    use contract::model::Method::{Get, Post};

    #[test]
    fn names_are_made_up_from_method_and_path() {
        let cases = [
            (Get, "/pets/{petId}", "get_pets_by_pet_id"),
            (Get, "/", "get_root"),
            (Post, "/v1/2fa/{a}.json", "post_v1_2fa_by_a_json"),
            (Get, "/files/{name}-{size}", "get_files_by_name_by_size"),
            (Get, "/{broken", "get_broken"),
            (Get, "/日本", "get_ri_ben"),
        ];
        for (method, template, expected) in cases {
            assert_eq!(made_up_name(method, template), expected, "{template:?}");
        }
    }
}

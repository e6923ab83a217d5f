//! One operation.

use contract::findings::{Finding, LostTo, Place};
use contract::model::StatusKey;
use rust_text::name::{Scope, pascal, snake};
use rust_text::template::made_up_name;
use schema_algebra::json::pointer_segment;

use crate::ir::Operation;
use crate::operations::rules::CALLBACK_NOT_CALLED;

use super::body;
use super::context::{Context, OperationHome};
use super::parameter::{self, Arguments};
use super::responses::{self, SharedAnswers};
use super::routes::Chosen;
use super::security::Demanded;

pub(super) fn lower<'s>(
    ctx: &mut Context<'_, '_, 's>,
    chosen: &Chosen<'_, 's>,
    tag: usize,
    demanded: Demanded,
    shared: &mut SharedAnswers,
    functions: &mut Scope,
) -> Operation {
    let operation = chosen.operation;
    let wanted = match operation.id {
        Some(id) => snake(id),
        None => made_up_name(operation.method.key(), chosen.template),
    };
    let function = functions.claim_word(&wanted, "operation");
    let stem = pascal(function.trim_start_matches("r#"));
    let home = OperationHome { stem: &stem, tag };
    let mut arguments = Arguments::default();
    arguments.ours("context");
    // The body comes last, but it keeps its name: a parameter called `body` must give way.
    let body_name = operation.request_body.map(|_| arguments.ours("body"));
    let parameters = parameter::lower(ctx, chosen, home, &mut arguments);
    let body = body_name.and_then(|name| body::lower(ctx, operation, home, name));
    let parameters_name = (parameters.len() > 1).then(|| ctx.types.claim(&format!("{stem}Parameters")));
    let error_name = ctx.types.claim(&format!("{stem}Error"));
    let answers = responses::lower(ctx, operation, home, shared);
    let is_plain = matches!(answers.own.as_slice(), [response] if matches!(response.status, StatusKey::Code(_)));
    let response_name = (!is_plain).then(|| ctx.types.claim(&format!("{stem}Response")));
    callbacks(ctx, chosen);
    Operation {
        tag,
        id: operation.id.map(ToOwned::to_owned),
        method: operation.method,
        path: chosen.template.to_owned(),
        pointer: format!("/paths/{}/{}", pointer_segment(chosen.template), operation.method.pointer()),
        summary: operation.summary.or(chosen.item.summary).map(ToOwned::to_owned),
        description: operation.description.or(chosen.item.description).map(ToOwned::to_owned),
        is_deprecated: operation.is_deprecated,
        function,
        response_name,
        error_name,
        parameters_name,
        principal: demanded.caller,
        parameters,
        query_keys: demanded.query_keys,
        body,
        responses: answers.own,
        errors: answers.errors,
        invalid_status: invalid_status(operation),
    }
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
        ctx.push(Finding::new(&CALLBACK_NOT_CALLED, place, message, help).with_loss(LostTo::SERVERS));
    }
}

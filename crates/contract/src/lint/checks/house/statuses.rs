//! Every status that the server can answer.

use crate::catalogue::STATUS_UNDECLARED;
use crate::model::StatusKey;

use super::super::Context;

pub(in super::super) fn check(ctx: &mut Context<'_, '_>) {
    let api = ctx.api;
    for (_, item, operation) in api.operations() {
        let mut expected = vec![(500, "something unforeseen can always happen"), (503, "the store may be down")];
        if !api.parameters_of(item, operation).is_empty() || operation.request_body.is_some() {
            expected.push((400, "a parameter or a body can be malformed"));
        }
        if !api.security_of(operation).is_empty() {
            expected.push((401, "a credential is demanded"));
        }
        if operation.request_body.is_some() {
            expected.push((413, "a body can be too large"));
            expected.push((415, "a body can come in another media type"));
        }
        expected.sort_unstable();
        for (code, why) in expected {
            if operation.responses.get(StatusKey::Code(code)).is_none() {
                let message = format!("The status {code} is not declared, and {why}.");
                let help = format!("Add `'{code}'` to `responses`; the components have it ready.");
                ctx.report(&STATUS_UNDECLARED, operation.node, message, help);
            }
        }
        if !operation.responses.by_status.iter().any(|(status, _)| status.is_success()) {
            let message = "No answer is declared for when all went well.";
            ctx.report(&STATUS_UNDECLARED, operation.node, message, "Add `'200'` or another success to `responses`.");
        }
    }
}

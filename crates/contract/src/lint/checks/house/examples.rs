//! An example of every body.

use crate::catalogue::EXAMPLE_MISSING;
use crate::findings::{Finding, Place};
use crate::model::MediaType;

use super::super::Context;

pub(in super::super) fn check(ctx: &mut Context<'_, '_>) {
    let api = ctx.api;
    let bodies = api.request_bodies.iter().flat_map(|(_, body)| &body.content);
    let answers = api.responses.iter().flat_map(|(_, response)| &response.content);
    for media in bodies.chain(answers).filter(|media| !has_example(media)) {
        let message = format!("The `{}` body has no example.", media.name);
        let help = "Add `example` or `examples`; the mock server, the docs and the tests are fed by them.";
        ctx.findings.push(Finding::new(&EXAMPLE_MISSING, Place::of(media.node), message, help));
    }
}

fn has_example(media: &MediaType<'_>) -> bool {
    media.example.is_some() || !media.examples.is_empty()
}

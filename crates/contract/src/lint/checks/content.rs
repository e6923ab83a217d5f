//! Examples beside bodies and values: `example`, `examples` and what they hold.

use crate::catalogue::{EXAMPLE_AND_EXAMPLES, EXAMPLE_WITH_TWO_VALUES};
use crate::source::Node;

use super::Context;

pub(super) fn check(ctx: &mut Context<'_, '_>) {
    let api = ctx.api;
    let parameters = api.parameters.iter().map(|(_, parameter)| (parameter.node, &parameter.value.content));
    let headers = api.headers.iter().map(|(_, header)| (header.node, &header.value.content));
    let mut nodes: Vec<Node<'_>> = Vec::new();
    for (node, content) in parameters.chain(headers) {
        nodes.push(node);
        nodes.extend(content.iter().map(|media| media.node));
    }
    let bodies = api.request_bodies.iter().flat_map(|(_, body)| &body.content);
    let answers = api.responses.iter().flat_map(|(_, response)| &response.content);
    nodes.extend(bodies.chain(answers).map(|media| media.node));
    for node in nodes {
        if let (Some(_), Some((key, _))) = (node.get("example"), node.entry("examples")) {
            let message = "`example` and `examples` exclude each other.";
            ctx.report_key(&EXAMPLE_AND_EXAMPLES, key, message, "Move the example into `examples`, under a name.");
        }
    }
    for (_, example) in api.examples.iter() {
        if example.value.is_some()
            && let Some((key, _)) = example.node.entry("externalValue")
        {
            let message = "`value` and `externalValue` exclude each other.";
            ctx.report_key(&EXAMPLE_WITH_TWO_VALUES, key, message, "Keep one of the two.");
        }
    }
}

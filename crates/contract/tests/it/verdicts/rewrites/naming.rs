//! Schemas with a name, and schemas that stand where they are used.

use serde_json::Value;

use crate::random::Random;
use crate::verdicts::schema::is_reference;
use crate::verdicts::side::{Side, refer_to, reference};

use super::Rewrite;

pub(super) const REWRITES: &[(&str, Rewrite)] = &[("extract", extract), ("inline", inline), ("rename", rename)];

fn extract(schema: &Value, _: &mut Random, side: &mut Side) -> Option<Value> {
    if is_reference(schema) {
        return None;
    }
    let name = format!("Named{}", side.components().len());
    side.add_component(&name, schema.clone());
    Some(refer_to(&name))
}

fn inline(schema: &Value, _: &mut Random, side: &mut Side) -> Option<Value> {
    is_reference(schema).then(|| side.target(schema).clone())
}

fn rename(schema: &Value, _: &mut Random, side: &mut Side) -> Option<Value> {
    let name = format!("{}Renamed", reference(schema)?);
    let component = side.target(schema).clone();
    side.add_component(&name, component);
    Some(refer_to(&name))
}

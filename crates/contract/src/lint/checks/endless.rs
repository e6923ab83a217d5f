//! Schemas that only an endless value could fit.
//!
//! `Node: {required: [next], properties: {next: Node}}` is legal, and no value fits it; as a Rust type it would have no
//! size. Found as a least fixpoint: a schema is finite as soon as everything that it cannot do without is.

use std::collections::HashMap;

use crate::catalogue::ENDLESS_SCHEMA;
use crate::model::{Id, Schema, Type};

use super::Context;

pub(super) fn check(ctx: &mut Context<'_, '_>) {
    let api = ctx.api;
    let finite = finite(ctx);
    let in_cycle = cycles(ctx, &finite);
    for (_, schema) in api.schemas.iter().filter(|(id, _)| in_cycle[id.index()]) {
        if let Some(name) = schema.name {
            let message = format!("Only an endless value could be a `{name}`: it cannot do without another one.");
            let help = "Make a property in the circle optional, nullable or an array.";
            ctx.report(&ENDLESS_SCHEMA, schema.node, message, help);
        }
    }
}

/// Which schemas have a finite value, each settled once all of its demands are.
fn finite(ctx: &Context<'_, '_>) -> Vec<bool> {
    let api = ctx.api;
    let mut finite = vec![false; api.schemas.len()];
    let mut n_open = vec![0_usize; api.schemas.len()];
    // Every demand, whose it is, and whether it is met; and the demands that each schema would meet.
    let mut demands: Vec<(Id<Schema<'_>>, bool)> = Vec::new();
    let mut met_by: HashMap<usize, Vec<usize>> = HashMap::new();
    let mut queue: Vec<Id<Schema<'_>>> = Vec::new();
    for (id, schema) in api.schemas.iter() {
        let needs = needs(schema);
        n_open[id.index()] = needs.len();
        if needs.is_empty() {
            queue.push(id);
        }
        for alternatives in needs {
            for alternative in alternatives {
                met_by.entry(alternative.index()).or_default().push(demands.len());
            }
            demands.push((id, false));
        }
    }
    while let Some(id) = queue.pop() {
        finite[id.index()] = true;
        for demand in met_by.get(&id.index()).into_iter().flatten() {
            let (owner, is_met) = &mut demands[*demand];
            if std::mem::replace(is_met, true) {
                continue;
            }
            n_open[owner.index()] -= 1;
            if n_open[owner.index()] == 0 {
                queue.push(*owner);
            }
        }
    }
    finite
}

/// The endless schemas that others of them need. Those that nobody needs merely contain an endless one, and are taken
/// away until only cycles remain.
fn cycles(ctx: &Context<'_, '_>, finite: &[bool]) -> Vec<bool> {
    let api = ctx.api;
    let mut in_cycle: Vec<bool> = finite.iter().map(|is_finite| !is_finite).collect();
    let mut n_needers = vec![0_usize; finite.len()];
    for (_, schema) in api.schemas.iter().filter(|(id, _)| !finite[id.index()]) {
        for needed in needs(schema).into_iter().flatten() {
            n_needers[needed.index()] += 1;
        }
    }
    let mut queue: Vec<_> = api.schemas.iter().map(|(id, _)| id).collect();
    queue.retain(|id| !finite[id.index()] && n_needers[id.index()] == 0);
    while let Some(id) = queue.pop() {
        in_cycle[id.index()] = false;
        for needed in needs(&api[id]).into_iter().flatten().filter(|needed| !finite[needed.index()]) {
            n_needers[needed.index()] -= 1;
            if n_needers[needed.index()] == 0 {
                queue.push(needed);
            }
        }
    }
    in_cycle
}

/// What a schema cannot do without: all of the lists, any one of each list.
fn needs<'s>(schema: &Schema<'s>) -> Vec<Vec<Id<Schema<'s>>>> {
    if schema.is_nullable && !schema.types.is_empty() {
        return Vec::new();
    }
    let mut needs: Vec<Vec<Id<Schema<'s>>>> = schema.all_of.iter().map(|part| vec![part.id]).collect();
    for alternatives in [&schema.any_of, &schema.one_of] {
        if !alternatives.is_empty() {
            needs.push(alternatives.iter().map(|alternative| alternative.id).collect());
        }
    }
    if schema.types.single() == Some(Type::Object) || schema.types.is_empty() {
        let required = schema.required().filter_map(|name| schema.property(name));
        needs.extend(required.map(|property| vec![property.schema.id]));
    }
    if let Some(array) = schema.array.as_deref()
        && array.min_items.is_some_and(|min| min > 0)
        && schema.types.single() == Some(Type::Array)
    {
        needs.extend(array.items.map(|items| vec![items.id]));
    }
    needs
}

//! Properties that verdicts have, whatever the documents say: tried on random documents in every run.
//!
//! A case is a schema at a place of an operation and another that follows it, or the same in other words. Which values
//! each allows is said by the `jsonschema` crate on a translation of our own (`truth`), so that a verdict is held against
//! values and not against the reasoning that led to it. For example `request: {maxLength: 3}` followed by `{maxLength: 2}`
//! must be breaking, since `"aaa"` is refused.
//!
//! `VERDICT_SEED` is the seed of the first try, `VERDICT_TRIES` how many are made, `VERDICT_SHOWN` how many faults are
//! made small and shown. A fault names the seed that repeats it alone.

mod case;
mod chains;
mod changes;
mod escapes;
mod examples;
mod keywords;
mod making;
mod mirrors;
mod patterns;
mod property;
mod rewrites;
mod rewritten;
mod schema;
mod shrinking;
mod side;
mod truth;
mod witnesses;

use libtest_mimic::Trial;

/// One test per property, and one that values are judged as docs/policy.md says.
pub(crate) fn trials() -> Vec<Trial> {
    let all = [escapes::PROPERTY, rewritten::PROPERTY, mirrors::PROPERTY, chains::PROPERTY, witnesses::PROPERTY];
    let properties = all.into_iter().map(|property| {
        let name = format!("verdicts {}", property.name);
        Trial::test(name, move || property.check())
    });
    properties.chain([Trial::test("verdicts examples of values", examples::check)]).collect()
}

//! The catalogue of differences as Markdown. Pure: rules in, text out.
//!
//! Rules written by hand are told whole, one after the other. Those of the table number more than a thousand and are
//! told [row by row](super::diff_table).

use contract::diff::catalogue::{DiffExample, DiffRule, callback};
use contract::model::Direction;

use super::diff_table::{self, name_of_oasdiff};
use super::page::{capitalised, cell, fenced};

/// The whole page, in the catalogue's order.
pub(super) fn page<'r>(rules: impl Iterator<Item = &'r DiffRule>) -> String {
    let is_of_table = |rule: &&DiffRule| matches!(rule.example, DiffExample::Schemas { .. });
    let (of_table, told): (Vec<&DiffRule>, Vec<&DiffRule>) = rules.partition(is_of_table);
    let mut parts = vec![INTRODUCTION.to_owned()];
    parts.extend(told.iter().map(|rule| {
        let DiffRule { id, level, title, .. } = rule;
        format!("| [`{id}`](#{id}) | {} | {} | {} |\n", level.name(), cell(title), name_of_oasdiff(rule))
    }));
    parts.extend(told.iter().map(|rule| section(rule)));
    if !of_table.is_empty() {
        parts.push(diff_table::part(&of_table));
    }
    parts.concat()
}

const INTRODUCTION: &str = "\
<!-- Made by `cargo xtask rules` from crates/contract/src/diff/catalogue. Change the catalogue, never this page. -->

# Differences

What `cargo xtask diff` finds. An *error* breaks somebody and a *warning* may; both fail a run. A *note* breaks nobody.
Where sets of values decide, a change is as bad as they say, whatever it is called, and the level here is only where
judging begins: [policy.md](policy.md) tells how. `[levels]` in a file of waivers changes the level of a rule.

Examples leave out what does not matter: `openapi`, `info` and an empty `paths`. Where a day matters, it is the first of
January 2026, and 30 days of grace are demanded.

| Rule | Level | What happened | oasdiff |
|---|---|---|---|
";

/// One rule. Its heading is its id alone, so that `diff-rules.md#id` leads to it.
fn section(rule: &DiffRule) -> String {
    // A new part of a rule must be shown here, not forgotten.
    let DiffRule { id, oasdiff, level, direction, reversed, is_about_sets, title, why, remedy, example } = rule;
    let level = capitalised(level.name());
    let direction = match direction {
        Some(Direction::Request) => " In requests.",
        Some(Direction::Response) => " In responses.",
        None => "",
    };
    let reversed = reversed.map_or_else(String::new, |level| {
        let id = callback::of_level(level).id;
        format!(" In a call that the server makes it is [`{id}`](#{id}).")
    });
    let sets = if *is_about_sets { " Sets of values decide." } else { "" };
    let oasdiff = oasdiff.map_or_else(String::new, |oasdiff| format!(" oasdiff calls it `{oasdiff}`."));
    let example = match (example, example.documents()) {
        (DiffExample::Words(words), _) => format!("**Example.** {words}\n"),
        (_, Some([old, new])) => format!("Old:\n\n{}\nNew:\n\n{}", fenced(&old), fenced(&new)),
        (_, None) => String::new(),
    };
    format!(
        "\n## {id}\n\n{level}: {title}{direction}{reversed}{sets}{oasdiff}\n\n**Why.** {why}\n\n**Remedy.** {remedy}\n\n\
         {example}"
    )
}

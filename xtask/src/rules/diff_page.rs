//! The catalogue of differences as Markdown. Pure: rules in, text out.
//!
//! Most rules were made from a table and number more than a thousand: those of one reason and remedy are told together.
//! Every other rule is told whole.

use contract::diff::Flow;
use contract::diff::catalogue::{DiffExample, DiffRule};

use super::page::{capitalised, cell, fenced};

/// The whole page, in the catalogue's order.
pub(super) fn page<'r>(rules: impl Iterator<Item = &'r DiffRule>) -> String {
    let rules: Vec<&DiffRule> = rules.collect();
    let groups: Vec<Vec<&DiffRule>> = groups(&rules).into_iter().filter(|group| group.len() >= N_ALIKE).collect();
    let is_alike = |rule: &DiffRule| groups.iter().flatten().any(|alike| *alike == rule);
    let told: Vec<&DiffRule> = rules.into_iter().filter(|rule| !is_alike(rule)).collect();
    let mut parts = vec![INTRODUCTION.to_owned(), HEADER.to_owned()];
    parts.extend(told.iter().map(|rule| row(&format!("[`{}`](#{})", rule.id, rule.id), rule)));
    parts.extend(told.iter().map(|rule| section(rule)));
    if !groups.is_empty() {
        parts.push(ALIKE.to_owned());
    }
    for group in groups {
        let DiffRule { why, remedy, .. } = group[0];
        parts.push(format!("\n**Why.** {why}\n\n**Remedy.** {remedy}\n\n{HEADER}"));
        // The anchor makes `diff-rules.md#id` lead here, as to the headings above.
        parts.extend(group.iter().map(|rule| row(&format!("<a id=\"{}\"></a>`{}`", rule.id, rule.id), rule)));
    }
    parts.concat()
}

/// So many rules of one reason and without an example are told together.
const N_ALIKE: usize = 10;

const INTRODUCTION: &str = "\
<!-- Made by `cargo xtask rules` from crates/contract/src/diff/catalogue. Change the catalogue, never this page. -->

# Differences

What `cargo xtask diff` finds. An *error* breaks somebody and a *warning* may; both fail a run. A *note* breaks nobody.
Where sets of values decide, a change is as bad as they say, whatever it is called, and the level here is only where
judging begins: [policy.md](policy.md) tells how. `[levels]` in `spec/waivers.toml` changes the level of a rule.

";

const HEADER: &str = "\
| Rule | Level | What happened | oasdiff |
|---|---|---|---|
";

const ALIKE: &str = "
## What happens to schemas

Every keyword of a schema can change wherever schemas stand; `[levels]` and waivers name each case.
";

/// Rules of one reason and one remedy, in the order in which the first of each comes.
fn groups<'r>(rules: &[&'r DiffRule]) -> Vec<Vec<&'r DiffRule>> {
    let mut groups: Vec<Vec<&DiffRule>> = Vec::new();
    for rule in rules.iter().filter(|rule| rule.example.is_none()) {
        let is_alike = |group: &&mut Vec<&DiffRule>| (group[0].why, group[0].remedy) == (rule.why, rule.remedy);
        match groups.iter_mut().find(is_alike) {
            Some(group) => group.push(rule),
            None => groups.push(vec![rule]),
        }
    }
    groups
}

fn row(name: &str, rule: &DiffRule) -> String {
    let DiffRule { id, oasdiff, level, title, .. } = rule;
    let oasdiff = match oasdiff {
        Some(oasdiff) if oasdiff == id => "the same".to_owned(),
        Some(oasdiff) => format!("`{}`", cell(oasdiff)),
        None => String::new(),
    };
    format!("| {name} | {} | {} | {oasdiff} |\n", level.name(), cell(title))
}

/// One rule. Its heading is its id alone, so that `diff-rules.md#id` leads to it.
fn section(rule: &DiffRule) -> String {
    // A new part of a rule must be shown here, not forgotten.
    let DiffRule { id, oasdiff, level, flow, is_about_sets, title, why, remedy, example } = rule;
    let level = capitalised(level.name());
    let direction = match flow {
        Some(Flow::Request) => " In requests.",
        Some(Flow::Response) => " In responses.",
        None => "",
    };
    let sets = if *is_about_sets { " Sets of values decide." } else { "" };
    let oasdiff = oasdiff.map_or_else(String::new, |oasdiff| format!(" oasdiff calls it `{oasdiff}`."));
    let example = example.as_ref().map_or_else(String::new, |DiffExample { old, new }| {
        format!("\nOld:\n\n{}\nNew:\n\n{}", fenced(old), fenced(new))
    });
    format!(
        "\n## {id}\n\n{level}: {title}{direction}{sets}{oasdiff}\n\n**Why.** {why}\n\n**Remedy.** {remedy}\n{example}"
    )
}

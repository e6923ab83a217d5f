//! The catalogue of rules as Markdown. Pure: rules in, text out.

use contract::findings::{Example, Group, Rule};

/// The whole page, in the catalogue's order.
pub(super) fn page<'r>(rules: impl Iterator<Item = &'r Rule>) -> String {
    let rules: Vec<&Rule> = rules.collect();
    let mut parts = vec![INTRODUCTION.to_owned()];
    for rule in &rules {
        let Rule { id, level, title, .. } = rule;
        parts.push(format!("| [`{id}`](#{id}) | {} | {} |\n", level.name(), cell(title)));
    }
    for group in Group::ALL {
        let members: Vec<&Rule> = rules.iter().copied().filter(|rule| rule.group == group).collect();
        if !members.is_empty() {
            parts.push(format!("\n## {}\n\n{}\n", capitalised(group.name()), explanation(group)));
        }
        parts.extend(members.into_iter().map(section));
    }
    parts.concat()
}

const INTRODUCTION: &str = "\
<!-- Made by `cargo xtask rules` from the catalogues of contract's lint, of the generators and of the gate. Change those, never this page. -->

# Rules

What `cargo xtask lint` looks for, what the generators say of a document, and what `cargo xtask check` says has drifted. An
*error* must be mended and a *warning* should be; both fail a run, and an error stops a generator. A *note* is good to know
and fails nothing. Examples leave out what does not matter: `openapi`, `info` and an empty `paths`.

| Rule | Level | What is wrong |
|---|---|---|
";

/// One rule. Its heading is its id alone, so that `rules.md#id` leads to it.
fn section(rule: &Rule) -> String {
    // A new part of a rule must be shown here, not forgotten.
    let Rule { id, group: _, level, title, why, remedy, example } = rule;
    let level = capitalised(level.name());
    let example = match example {
        Example::Yaml { bad, good } => format!("Bad:\n\n{}\nGood:\n\n{}", fenced(bad), fenced(good)),
        Example::Words(words) => format!("**Example.** {words}\n"),
    };
    format!("\n### {id}\n\n{level}: {title}\n\n**Why.** {why}\n\n**Remedy.** {remedy}\n\n{example}")
}

/// Meaning of a group's findings, and the documents that are held to it.
fn explanation(group: Group) -> &'static str {
    match group {
        Group::Unusable => {
            "The document cannot be read, or only in part. Other findings may appear once these are mended."
        }
        Group::Invalid => "The document breaks OpenAPI: other tools will refuse it or read it differently.",
        Group::Unsupported => "The document is right, but our model or our generators cannot express what it says.",
        Group::Untidy => "Allowed by OpenAPI, and bound to trouble someone.",
        Group::House => {
            "What this workspace promises of its own contracts. Only documents under `house` in `contractual.toml` are held to \
             these rules, and any document with `cargo xtask lint --house`."
        }
        Group::Drift => {
            "What was made or written from a contract no longer matches it. `cargo xtask check` says so, and so do the \
             tests."
        }
    }
}

/// A block of YAML. Longer fences than the text's own keep it whole.
pub(super) fn fenced(text: &str) -> String {
    let fence = if text.contains("```") { "````" } else { "```" };
    format!("{fence}yaml\n{}\n{fence}\n", text.trim_matches('\n'))
}

/// A bar would end the cell.
pub(super) fn cell(text: &str) -> String {
    text.replace('|', "\\|")
}

pub(super) fn capitalised(word: &str) -> String {
    let mut chars = word.chars();
    chars.next().map_or_else(String::new, |first| first.to_uppercase().chain(chars).collect())
}

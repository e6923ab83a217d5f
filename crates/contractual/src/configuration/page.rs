//! The keys for people, as Markdown, and for editors, as a JSON Schema. Both are made of the comments in `keys`.

use serde_json::Value;

use super::keys::Keys;

/// The tables of the file, by their types.
const TABLES: [(&str, &str); 7] = [
    ("[contractual]", "ToolKeys"),
    ("[[document]]", "DocumentKeys"),
    ("[[document]] released = { … }", "BranchKeys"),
    ("[[document.target]]", "TargetKeys"),
    ("[lint]", "LintKeys"),
    ("[lint] RULE = [{ … }]", "ExceptionKeys"),
    ("[watch]", "WatchKeys"),
];

/// The pages, by their names in this tool's own workspace.
pub fn pages() -> [(&'static str, String); 2] {
    let schema = schemars::schema_for!(Keys).to_value();
    let text = serde_json::to_string_pretty(&schema).unwrap_or_default();
    [("docs/configuration.md", page(&schema)), ("docs/contractual.schema.json", format!("{text}\n"))]
}

fn page(schema: &Value) -> String {
    let mut parts = vec![INTRODUCTION.to_owned()];
    for (heading, name) in TABLES {
        let table = &schema["$defs"][name];
        parts.push(format!("\n## `{heading}`\n\n{}\n\n| key | meaning |\n|---|---|\n", description(table)));
        for (key, value) in table["properties"].as_object().into_iter().flatten() {
            let is_required = table["required"].as_array().is_some_and(|names| names.contains(&key.as_str().into()));
            let needed = if is_required { " **Needed.**" } else { "" };
            parts.push(format!("| `{key}` | {}{needed} |\n", description(value)));
        }
        if let Some(others) = table.get("additionalProperties").filter(|others| others.is_object()) {
            parts.push(format!("| a rule's id | {} |\n", description(&schema["$defs"][reference(others)])));
        }
    }
    parts.push(EXAMPLE.to_owned());
    parts.concat()
}

/// The name of the definition that is referred to.
fn reference(schema: &Value) -> &str {
    schema["$ref"].as_str().and_then(|reference| reference.rsplit('/').next()).unwrap_or_default()
}

/// A comment on one line.
fn description(schema: &Value) -> String {
    let text = schema["description"].as_str().unwrap_or_default();
    text.split_whitespace().collect::<Vec<_>>().join(" ").replace('|', "\\|")
}

const INTRODUCTION: &str = "\
<!-- Made by `cargo xtask rules` from crates/contractual/src/configuration/keys.rs. Change that, never this page. -->

# Configuration

`contractual.toml` says which documents a repository keeps, what is made of each, and what they are held to. It is found from
the current folder upwards, and its own folder is where all paths begin; none leads out of it, but a document may be at a URL. A key
that is not known, a value of another type, a path that leads elsewhere and two targets for one folder are errors with line, column
and remedy (exit 2).

Commands that name their documents (`lint FILE`, `diff OLD NEW`, `stubs`, `client`, `convert`, `survey`) need no configuration. All others end
with exit 2 where there is none.

Editors that know TOML complete and check the keys with [contractual.schema.json](contractual.schema.json): its address behind
`#:schema ` on the first line.
";

const EXAMPLE: &str = "
## Example

```toml
[contractual]
requires = \"0.1\"

[[document]]
path = \"api/openapi.yaml\"
overlays = [\"api/ours.overlay.yaml\"]
released = \"api/released\"
waivers = \"api/waivers.toml\"

[[document.target]]
kind = \"server\"
folder = \"crates/app/src/generated\"

[[document.target]]
kind = \"client\"
folder = \"crates/app-client/src/generated\"

[[document]]
path = \"api/internal.yaml\"
released = { git = \"main\" }

[[document]]
path = \"https://partner.example/openapi.json\"
released = \"partner/released\"

[lint]
unused-component = \"off\"
example-unfit = [{ at = \"#/paths/~1pets\", level = \"note\", reason = \"The example is the partner's.\" }]
```
";

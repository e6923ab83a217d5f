//! Output of `cargo xtask watch` when a document is saved, in a copy of this workspace.

use super::*;
use crate::copy::Copy;
use crate::workspace;

fn screen(copy: &Copy, checked: &[(&str, &[&str])]) -> (Outcome, String) {
    let mut out = anstream::StripStream::new(Vec::new());
    let compile = |_: &Configuration, tell: &mut dyn FnMut(Checked) -> Result<()>| {
        checked.iter().try_for_each(|(folder, errors)| {
            let errors = errors.iter().map(|error| (*error).to_owned()).collect();
            tell(Checked { folder: (*folder).to_owned(), errors })
        })
    };
    let outcome = look(&configuration(copy), &Workbench::default(), compile, &mut out).unwrap();
    let text = workspace::redacted(&String::from_utf8(out.into_inner()).unwrap(), copy.root(), "@");
    // How long it took varies.
    let lines = text
        .lines()
        .map(|line| line.rsplit_once("  ").filter(|(_, last)| last.ends_with(" s")).map_or(line, |it| it.0));
    (outcome, lines.collect::<Vec<_>>().join("\n"))
}

fn configuration(copy: &Copy) -> Configuration {
    Configuration::in_folder(copy.root()).unwrap()
}

fn edit(copy: &Copy, from: &str, to: &str) {
    let path = copy.root().join("spec/service.yaml");
    let text = fs::read_to_string(&path).unwrap();
    assert!(text.contains(from), "{from}");
    fs::write(path, text.replacen(from, to, 1)).unwrap();
}

/// Makes the documents of a copy its last release, so that only what is edited differs.
fn release(copy: &Copy) {
    for document in ["service.yaml", "triggers.yaml", "operator.yaml"] {
        let spec = copy.root().join("spec");
        fs::copy(spec.join(document), spec.join("released/1.84").join(document)).unwrap();
    }
}

#[test]
fn a_save_is_linted_generated_compared_and_compiled() {
    let copy = Copy::of(&workspace::root().unwrap()).unwrap();
    release(&copy);
    let before = saved(&configuration(&copy));
    edit(&copy, "      required: [cpfCnpj, nomePessoa]", "      required: [cpfCnpj]");
    assert_ne!(saved(&configuration(&copy)), before, "a save is noticed");
    let wrong = ["crates/service/src/x.rs:1:1: error[E0308]: mismatched types"];
    let (outcome, text) = screen(&copy, &[("crates/api", &[]), ("crates/service", &wrong)]);
    assert_eq!(outcome, Outcome::Findings);
    insta::assert_snapshot!(text);
    edit(&copy, "operationId: listarLojas", "operationId: [");
    let (outcome, text) = screen(&copy, &[]);
    assert_eq!(outcome, Outcome::Findings);
    assert!(text.starts_with("lint") && !text.contains("generate "), "{text}");
}

//! What a user sees when a document is saved, in a copy of this workspace.

use super::*;
use crate::trial::Copy;

fn screen(copy: &Copy, errors: &[&str]) -> (Outcome, String) {
    let mut out = anstream::StripStream::new(Vec::new());
    let errors: Vec<String> = errors.iter().map(|error| (*error).to_owned()).collect();
    let outcome = look(copy.root(), &Workbench::default(), |_| Ok(errors.clone()), &mut out).unwrap();
    let text = workspace::redacted(&String::from_utf8(out.into_inner()).unwrap(), copy.root(), "@");
    // How long it took varies.
    let lines = text
        .lines()
        .map(|line| line.rsplit_once("  ").filter(|(_, last)| last.ends_with(" s")).map_or(line, |it| it.0));
    (outcome, lines.collect::<Vec<_>>().join("\n"))
}

fn edit(copy: &Copy, from: &str, to: &str) {
    let path = copy.root().join("spec/service.yaml");
    let text = fs::read_to_string(&path).unwrap();
    assert!(text.contains(from), "{from}");
    fs::write(path, text.replacen(from, to, 1)).unwrap();
}

#[test]
fn a_save_is_linted_generated_compared_and_compiled() {
    let copy = Copy::of(&workspace::root().unwrap()).unwrap();
    let before = saved(copy.root()).unwrap();
    edit(&copy, "      required: [cpfCnpj, nomePessoa]", "      required: [cpfCnpj]");
    assert_ne!(saved(copy.root()).unwrap(), before, "a save is noticed");
    let (outcome, text) = screen(&copy, &["crates/service/src/x.rs:1:1: error[E0308]: mismatched types"]);
    assert_eq!(outcome, Outcome::Findings);
    insta::assert_snapshot!(text);
    edit(&copy, "operationId: listarLojas", "operationId: [");
    let (outcome, text) = screen(&copy, &[]);
    assert_eq!(outcome, Outcome::Findings);
    assert!(text.starts_with("lint") && !text.contains("generate "), "{text}");
}

//! Names of groups, commands and flags.
//!
//! The rule, which never depends on the order of the contract: a group is the operation's tag; a command is the
//! operationId in words, without the group's noun (`pesquisarAssociados` in `Associado` is `pesquisar`), unless two
//! commands of the group would then be called alike: those keep all their words.

use std::collections::{BTreeMap, BTreeSet};

use client_runtime::Operation;
use deunicode::deunicode;

/// The group of operations that have no tag.
const UNTAGGED: &str = "outros";

/// An operation whose operationId has nothing that can be typed.
const UNNAMED: &str = "operacao";

/// An operation and what it is called on the command line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Named {
    pub(crate) group: String,
    pub(crate) command: String,
    pub(crate) operation: &'static Operation,
}

/// Names for all operations, in their order.
pub(crate) fn name_all(operations: &[&'static Operation], reserved: &[&str]) -> Vec<Named> {
    let groups = name_groups(operations, reserved);
    let shorts: Vec<(String, String)> =
        operations.iter().map(|operation| (groups[&tag_of(operation)].clone(), short(operation))).collect();
    let mut n_uses: BTreeMap<&(String, String), usize> = BTreeMap::new();
    for short in &shorts {
        *n_uses.entry(short).or_default() += 1;
    }
    // A name that stays is taken before one that must give way, so that a new operation renames no other.
    let mut taken: BTreeSet<(String, String)> = shorts.iter().filter(|short| n_uses[short] == 1).cloned().collect();
    let name = |(short, operation): (&(String, String), &&'static Operation)| {
        let (group, command) = short.clone();
        let command = if n_uses[short] == 1 {
            command
        } else {
            let is_free = |name: &str| taken.insert((group.clone(), name.to_owned()));
            first_free(&or(kebab(operation.id), UNNAMED), is_free)
        };
        Named { group, command, operation }
    };
    shorts.iter().zip(operations).map(name).collect()
}

/// `codBeneficio` as `cod-beneficio`; empty if nothing of it can be typed.
pub(crate) fn kebab(name: &str) -> String {
    words(name).join("-")
}

/// The first of `name`, `name-2`, `name-3`… that is free.
pub(crate) fn first_free(name: &str, mut is_free: impl FnMut(&str) -> bool) -> String {
    let numbered = (2..).map(|n| format!("{name}-{n}"));
    std::iter::once(name.to_owned()).chain(numbered).find(|name| is_free(name)).expect("numbers do not end")
}

/// Groups by tag. Two tags that read alike are one group.
fn name_groups(operations: &[&'static Operation], reserved: &[&str]) -> BTreeMap<String, String> {
    let tags: BTreeSet<String> = operations.iter().map(|operation| tag_of(operation)).collect();
    let name = |tag: String| {
        let group = first_free(&tag, |name| !reserved.contains(&name));
        (tag, group)
    };
    tags.into_iter().map(name).collect()
}

fn tag_of(operation: &Operation) -> String {
    or(kebab(operation.tag.unwrap_or_default()), UNTAGGED)
}

/// The words of an operationId without the group's noun. The first word is what is done and always stays.
fn short(operation: &Operation) -> String {
    let noun = tag_of(operation);
    let words = words(operation.id);
    let is_kept = |(idx, word): &(usize, &String)| *idx == 0 || !is_number_of(word, &noun);
    let kept: Vec<&str> = words.iter().enumerate().filter(is_kept).map(|(_, word)| word.as_str()).collect();
    or(kept.join("-"), UNNAMED)
}

fn or(name: String, instead: &str) -> String {
    if name.is_empty() { instead.to_owned() } else { name }
}

/// Whether a word is a noun in its singular or plural.
fn is_number_of(word: &str, noun: &str) -> bool {
    word.strip_prefix(noun).is_some_and(|ending| matches!(ending, "" | "s" | "es"))
}

/// The words of a name in any case, lower case and ASCII.
fn words(name: &str) -> Vec<String> {
    let text: Vec<char> = deunicode(name).chars().collect();
    let mut words: Vec<String> = Vec::new();
    let mut is_inside = false;
    for (idx, char) in text.iter().enumerate() {
        if !char.is_ascii_alphanumeric() {
            is_inside = false;
            continue;
        }
        let before = idx.checked_sub(1).map(|idx| text[idx]);
        let after = text.get(idx + 1);
        // `codPessoa` and `CPFTitular` begin a word at the `P` and at the `T`.
        let is_start = char.is_ascii_uppercase()
            && (before.is_some_and(|before| before.is_ascii_lowercase() || before.is_ascii_digit())
                || after.is_some_and(char::is_ascii_lowercase));
        match words.last_mut() {
            Some(word) if is_inside && !is_start => word.push(char.to_ascii_lowercase()),
            _ => words.push(char.to_ascii_lowercase().to_string()),
        }
        is_inside = true;
    }
    words
}

#[cfg(test)]
mod tests {
    use client_runtime::Operation;
    use client_runtime::operation::Method;

    use super::{kebab, name_all};

    const fn operation(id: &'static str, tag: Option<&'static str>) -> Operation {
        Operation {
            id,
            name: "",
            tag,
            summary: "",
            method: Method::Get,
            path: "/",
            parameters: &[],
            body: None,
            accept: "",
            security: &[],
        }
    }

    fn names(operations: &[&'static Operation]) -> Vec<String> {
        let name = |named: super::Named| format!("{} {}", named.group, named.command);
        name_all(operations, &["perfil"]).into_iter().map(name).collect()
    }

    #[test]
    fn names_in_any_case_become_words() {
        for (name, expected) in [
            ("codBeneficio", "cod-beneficio"),
            ("CPFTitular", "cpf-titular"),
            ("X-Request-Id", "x-request-id"),
            ("placa_2", "placa-2"),
            ("ano2Modelo", "ano2-modelo"),
            ("Situação do Negócio", "situacao-do-negocio"),
            ("$top", "top"),
            ("", ""),
        ] {
            assert_eq!(kebab(name), expected);
        }
    }

    #[test]
    fn the_noun_of_the_group_is_left_out() {
        static OPERATIONS: [Operation; 4] = [
            operation("pesquisarAssociados", Some("Associado")),
            operation("salvarAssociadoNovo", Some("Associado")),
            operation("associadoNovo", Some("Associado")),
            operation("listarCartoes", Some("Associado")),
        ];
        let expected =
            ["associado pesquisar", "associado salvar-novo", "associado associado-novo", "associado listar-cartoes"];
        assert_eq!(names(&OPERATIONS.each_ref()), expected);
    }

    #[test]
    fn commands_that_would_be_called_alike_keep_all_their_words() {
        static OPERATIONS: [Operation; 4] = [
            operation("listarItem", Some("Item")),
            operation("listarItens", Some("Item")),
            operation("obterItem", Some("Item")),
            operation("obterItems", Some("Item")),
        ];
        assert_eq!(
            names(&OPERATIONS.each_ref()),
            ["item listar", "item listar-itens", "item obter-item", "item obter-items"]
        );
    }

    #[test]
    fn names_that_cannot_be_told_apart_are_numbered() {
        static OPERATIONS: [Operation; 3] =
            [operation("ver", Some("Casa")), operation("Ver", Some("casa")), operation("VER", Some("CASA"))];
        assert_eq!(names(&OPERATIONS.each_ref()), ["casa ver", "casa ver-2", "casa ver-3"]);
    }

    #[test]
    fn groups_stay_clear_of_our_own_commands_and_of_nothing() {
        static OPERATIONS: [Operation; 3] =
            [operation("ver", Some("Perfil")), operation("ver", None), operation("__", Some("--"))];
        assert_eq!(names(&OPERATIONS.each_ref()), ["perfil-2 ver", "outros ver", "outros operacao"]);
    }
}

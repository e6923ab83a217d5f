//! `oneOf` and `anyOf`.

use rust_text::layout::string_literal;

use crate::Text;
use crate::ir::{Alternative, Rule, Ty, TypeDef, TypeTable};

use super::check::{check, check_impl, check_rules, needs_check};
use super::rust_type::without_null;
use super::words::{code, rules_in_words};

/// An enum with a variant for each alternative.
pub(super) fn emit(
    table: &TypeTable,
    def: &TypeDef,
    alternatives: &[Alternative],
    tag: Option<&str>,
    is_exclusive: bool,
    rules: &[Rule],
    text: &mut Text,
) {
    text.line("#[derive(Debug, Clone, PartialEq)]");
    text.block(format!("pub enum {} {{", def.name), "}", |text| {
        for alternative in alternatives {
            text.doc(&about(table, alternative, tag));
            text.line(format!("{}({}),", alternative.name, without_null(table, &alternative.value, def.home)));
        }
    });
    match tag {
        Some(tag) => emit_tagged(table, def, alternatives, tag, text),
        None => emit_untagged(table, def, alternatives, is_exclusive, text),
    }
    if def.is_checked {
        check_impl(def, text, |text| {
            check_rules(rules, "self", text);
            if tag.is_some() {
                emit_match(table, alternatives, text);
            }
        });
    }
}

fn emit_tagged(table: &TypeTable, def: &TypeDef, alternatives: &[Alternative], tag: &str, text: &mut Text) {
    text.block("crate::runtime::tagged! {", "}", |text| {
        text.block(format!("{} {} {{", def.name, string_literal(tag)), "}", |text| {
            for alternative in alternatives {
                let tags: Vec<String> = alternative.tags.iter().map(|tag| string_literal(tag)).collect();
                let inner = without_null(table, &alternative.value, def.home);
                text.line(format!("{}({inner}) {},", alternative.name, tags.join(" ")));
            }
        });
    });
}

/// Which alternative a value is depends on its rules too, so they are given beside each.
fn emit_untagged(table: &TypeTable, def: &TypeDef, alternatives: &[Alternative], is_exclusive: bool, text: &mut Text) {
    let word = if is_exclusive { "one_of" } else { "any_of" };
    text.block("crate::runtime::untagged! {", "}", |text| {
        text.block(format!("{} {word} {{", def.name), "}", |text| {
            for alternative in alternatives {
                let inner = without_null(table, &alternative.value, def.home);
                let head = format!("{}({inner})", alternative.name);
                if needs_check(table, &alternative.value) {
                    text.block(format!("{head} |value| {{"), "},", |text| {
                        check(table, &alternative.value, "value", text);
                        text.line("Ok(())");
                    });
                } else {
                    text.line(format!("{head} |_| Ok(()),"));
                }
            }
        });
    });
}

fn emit_match(table: &TypeTable, alternatives: &[Alternative], text: &mut Text) {
    let checked: Vec<&Alternative> =
        alternatives.iter().filter(|alternative| needs_check(table, &alternative.value)).collect();
    match checked.as_slice() {
        [] => {}
        [only] if alternatives.len() > 1 => {
            text.block(format!("if let Self::{}(value) = self {{", only.name), "}", |text| {
                check(table, &only.value, "value", text);
            });
        }
        _ => text.block("match self {", "}", |text| {
            for alternative in &checked {
                text.block(format!("Self::{}(value) => {{", alternative.name), "}", |text| {
                    check(table, &alternative.value, "value", text);
                });
            }
            if checked.len() < alternatives.len() {
                text.line("_ => {}");
            }
        }),
    }
}

fn about(table: &TypeTable, alternative: &Alternative, tag: Option<&str>) -> String {
    if let Some(tag) = tag {
        let values: Vec<String> = alternative.tags.iter().map(|value| code(value)).collect();
        return format!("{} is {}.", code(tag), values.join(" or "));
    }
    let words = rules_in_words(table, &alternative.value.rules);
    match alternative.value.ty {
        Ty::Named(id) | Ty::Boxed(id) => format!("A value of type `{}`.", table[id].name),
        _ if words.is_empty() => {
            format!("A value of type `{}`.", without_null(table, &alternative.value, crate::ir::Home::Nowhere))
        }
        _ => format!("A value: {words}."),
    }
}

//! Paths and sentences.

use crate::check::{self, Check, Fault, JsonKind, Rule, Step};

struct Item {
    name: &'static str,
}

impl Check for Item {
    fn check(&self) -> Result<(), Fault> {
        check::at("nome", check::max_length(self.name, 3))
    }
}

#[test]
fn the_path_grows_while_the_fault_travels_out() {
    let items = [Item { name: "abc" }, Item { name: "abcd" }];
    let result = items.iter().enumerate().try_for_each(|(idx, item)| check::at_index(idx, item.check()));
    let fault = check::at("itens", result).expect_err("the second name is too long");
    assert_eq!(fault.to_string(), "`$.itens[1].nome` must have at most 3 characters");
    assert_eq!(fault.steps().to_string(), ".itens[1].nome");
    assert_eq!(
        fault.path().collect::<Vec<_>>(),
        [&Step::Name("itens".into()), &Step::Index(1), &Step::Name("nome".into())]
    );
    assert_eq!(fault.said_of("the body").to_string(), "the body at `$.itens[1].nome` must have at most 3 characters");
}

#[test]
fn a_fault_of_the_whole_is_said_of_the_whole() {
    let fault = check::minimum(&0, 1).expect_err("it is too small");
    assert!(fault.is_outermost());
    assert_eq!(fault.said_of("query parameter `pagina`").to_string(), "query parameter `pagina` must be at least 1");
}

#[test]
fn names_that_are_no_identifiers_are_quoted() {
    let path = |key: &str| {
        let fault = check::at_key(key, check::minimum(&0, 1)).expect_err("it is too small");
        fault.steps().to_string()
    };
    for (key, expected) in [
        ("a", ".a"),
        ("corInversa", ".corInversa"),
        ("x-total", ".x-total"),
        ("situação", ".situação"),
        ("", "['']"),
        ("1a", "['1a']"),
        ("a.b", "['a.b']"),
        ("a\r\nb", r"['a\u{d}\u{a}b']"),
    ] {
        assert_eq!(path(key), expected);
    }
}

#[test]
fn every_rule_has_a_sentence_that_goes_on_from_a_subject() {
    for (rule, expected) in [
        (Rule::Type { expected: JsonKind::String, found: JsonKind::Null }, "must be a string, not null"),
        (
            Rule::Types { expected: vec![JsonKind::Integer, JsonKind::String, JsonKind::Null], found: JsonKind::Array },
            "must be an integer, a string or null, not an array",
        ),
        (Rule::Reads(JsonKind::Boolean), "must be `true` or `false`"),
        (Rule::Reads(JsonKind::Number), "must be a number"),
        (Rule::OneOfTexts(&["a"]), "must be `a`"),
        (Rule::OneOfTexts(&["a", "b"]), "must be `a` or `b`"),
        (Rule::OneOfNumbers(&[1, 2, 3]), "must be `1`, `2` or `3`"),
        (Rule::MinLength(1), "must have at least 1 character"),
        (Rule::MaxProperties(1), "must have at most 1 property"),
        (Rule::MinProperties(2), "must have at least 2 properties"),
        (Rule::UniqueItems(0, 4), "must not have equal elements, as those at 0 and 4 are"),
        (Rule::Required("a".to_owned()), "must have the property `a`"),
    ] {
        assert_eq!(rule.to_string(), expected);
    }
}

#[test]
fn long_lists_are_cut() {
    let values: Vec<String> = (0..1000).map(|idx| idx.to_string()).collect();
    let sentence = Rule::OneOfValues(values).to_string();
    assert!(sentence.ends_with("`19` or one of 980 more"), "{sentence}");
}

#[test]
fn a_result_without_a_fault_is_one_word() {
    assert_eq!(size_of::<Result<(), Fault>>(), size_of::<usize>());
}

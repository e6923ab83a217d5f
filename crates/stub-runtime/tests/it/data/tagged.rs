//! Alternatives that a property tells apart.

use std::collections::BTreeMap;

use super::again;
use stub_runtime::Value;
use stub_runtime::json::{Content, read, write};

#[derive(Debug, Clone, PartialEq)]
struct Cat {
    kind: String,
    lives: i32,
}
stub_runtime::object! { Cat { 0 kind "kind" required, 1 lives "lives" required } }

#[derive(Debug, Clone, PartialEq)]
struct Dog {
    friend: Option<Box<Animal>>,
}
stub_runtime::object! { Dog { 0 friend "friend" optional } }

#[derive(Debug, Clone, PartialEq)]
struct Bird {
    rest: BTreeMap<String, Value>,
}
stub_runtime::object! { Bird {} additional rest }

#[derive(Debug, Clone, PartialEq)]
enum Animal {
    Cat(Cat),
    Dog(Box<Dog>),
    Bird(Bird),
}
stub_runtime::tagged! { Animal "kind" { Cat(Cat) "cat" "CAT", Dog(Box<Dog>) "dog", Bird(Bird) "bird" } }

#[test]
fn the_tag_chooses_wherever_it_stands() {
    assert_eq!(again::<Animal>(r#"{"lives":9,"kind":"CAT"}"#), r#"{"kind":"CAT","lives":9}"#);
    assert_eq!(again::<Animal>(r#"{"kind":"dog"}"#), r#"{"kind":"dog"}"#);
    let nested = r#"{"friend":{"kind":"cat","lives":1},"kind":"dog"}"#;
    assert_eq!(again::<Animal>(nested), nested);
}

#[test]
fn the_tag_is_written_once_and_means_the_variant() {
    let written = |animal: &Animal| String::from_utf8(write(animal).expect("it can be written")).expect("UTF-8");
    let wrong = Animal::Cat(Cat { kind: "dog".to_owned(), lives: 1 });
    assert_eq!(written(&wrong), r#"{"kind":"cat","lives":1}"#);
    let bare = Animal::Bird(Bird { rest: BTreeMap::new() });
    assert_eq!(written(&bare), r#"{"kind":"bird"}"#);
    let undeclared = Animal::Bird(Bird { rest: BTreeMap::from([("kind".to_owned(), Value::from(1))]) });
    assert_eq!(written(&undeclared), r#"{"kind":"bird"}"#);
}

#[test]
fn faults_are_of_the_tag_or_of_the_chosen_alternative() {
    for (json, expected) in [
        ("{}", "`$` must have the property `kind`, which must be `cat`, `CAT`, `dog` or `bird`"),
        (r#"{"kind":"cow"}"#, "`$.kind` must be `cat`, `CAT`, `dog` or `bird`"),
        (r#"{"kind":7}"#, "`$.kind` must be a string, not an integer"),
        (r#"{"kind":null}"#, "`$.kind` must be a string, not null"),
        (r#"{"kind":"cat","kind":"dog","lives":9}"#, "`$` must have the property `kind` only once"),
        (r#"{"kind":"cat"}"#, "`$` must have the property `lives`"),
        (r#"{"kind":"dog","friend":{"kind":"cat","lives":"x"}}"#, "`$.friend.lives` must be an integer, not a string"),
        ("[]", "`$` must be an object, not an array"),
        ("\"cat\"", "`$` must be an object, not a string"),
    ] {
        assert_eq!(again::<Animal>(json), expected, "{json}");
    }
}

#[test]
fn texts_of_a_form_are_read_like_json() {
    let text = |text: &str| Content::Loose(text.to_owned());
    let content = Content::Map(vec![("kind".to_owned(), text("cat")), ("lives".to_owned(), text("9"))]);
    assert_eq!(read(&content), Ok(Animal::Cat(Cat { kind: "cat".to_owned(), lives: 9 })));
}

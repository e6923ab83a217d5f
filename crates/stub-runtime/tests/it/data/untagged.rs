//! Alternatives that only their form tells apart.

use super::again;
use stub_runtime::json::{Content, read};
use stub_runtime::{FromText, ToText, check};

#[derive(Debug, Clone, PartialEq)]
enum Code {
    Text(String),
    Integer(i64),
}
stub_runtime::untagged! { Code one_of { Text(String) |value| check::max_length(value, 3), Integer(i64) |_| Ok(()) } }

#[derive(Debug, Clone, PartialEq)]
enum Size {
    Small(i32),
    Any(f64),
}
stub_runtime::untagged! { Size any_of {
    Small(i32) |value| { check::maximum(value, 9)?; Ok(()) },
    Any(f64) |_| Ok(()),
} }

#[derive(Debug, Clone, PartialEq)]
enum Overlap {
    Even(i64),
    Small(i64),
}
stub_runtime::untagged! { Overlap one_of {
    Even(i64) |value| check::multiple_of(value, 2),
    Small(i64) |value| check::maximum(value, 10),
} }

#[derive(Debug, Clone, PartialEq)]
struct Point {
    x: i32,
}
stub_runtime::object! { Point { 0 x "x" required } closed }

#[derive(Debug, Clone, PartialEq)]
struct Named {
    x: String,
}
stub_runtime::object! { Named { 0 x "x" required } closed }

#[derive(Debug, Clone, PartialEq)]
enum Shape {
    Point(Point),
    Named(Box<Named>),
    Many(Vec<Shape>),
}
stub_runtime::untagged! { Shape one_of { Point(Point) |_| Ok(()), Named(Box<Named>) |_| Ok(()), Many(Vec<Shape>) |_| Ok(()) } }

#[test]
fn what_fits_is_taken() {
    assert_eq!(again::<Vec<Code>>(r#"["7",7]"#), r#"["7",7]"#);
    assert_eq!(again::<Vec<Size>>("[3,30,0.5]"), "[3,30.0,0.5]");
    assert_eq!(again::<Shape>(r#"[{"x":1},[{"x":"a"}]]"#), r#"[{"x":1},[{"x":"a"}]]"#);
}

#[test]
fn faults_tell_why_no_alternative_fits_or_which_several_do() {
    for (fault, expected) in [
        (
            again::<Vec<Code>>(r#"["long"]"#),
            "`$[0]` must fit one of its alternatives: Text (must have at most 3 characters), \
             Integer (must be an integer, not a string)",
        ),
        (again::<Overlap>("4"), "`$` must fit exactly one alternative, but fits Even and Small"),
        (
            again::<Shape>(r#"{"x":true}"#),
            "`$` must fit one of its alternatives: Point (`.x` must be an integer, not a boolean), \
             Named (`.x` must be a string, not a boolean), Many (must be an array, not an object)",
        ),
    ] {
        assert_eq!(fault, expected);
    }
}

#[test]
fn the_text_of_a_parameter_is_taken_for_what_it_looks_like() {
    assert_eq!(Code::from_text("7".into()), Ok(Code::Integer(7)));
    assert_eq!(Code::from_text("a7".into()), Ok(Code::Text("a7".to_owned())));
    // Not how JSON writes a number, so nothing is lost.
    assert_eq!(Code::from_text("007".into()), Ok(Code::Text("007".to_owned())));
    assert_eq!(Code::from_text("1234567".into()), Ok(Code::Integer(1_234_567)));
    assert!(Code::from_text("abcdef".into()).is_err());
}

#[test]
fn the_texts_of_a_form_are_taken_for_what_they_look_like() {
    let form = |text: &str| Content::Map(vec![("x".to_owned(), Content::Loose(text.to_owned()))]);
    assert_eq!(read(&form("5")), Ok(Shape::Point(Point { x: 5 })));
    assert_eq!(read(&form("a")), Ok(Shape::Named(Box::new(Named { x: "a".to_owned() }))));
}

#[derive(Debug, Clone, PartialEq)]
struct Left {
    next: Option<Box<Maze>>,
}
stub_runtime::object! { Left { 0 next "next" optional } }

#[derive(Debug, Clone, PartialEq)]
struct Right {
    next: Option<Box<Maze>>,
}
stub_runtime::object! { Right { 0 next "next" optional } }

#[derive(Debug, Clone, PartialEq)]
enum Maze {
    Left(Left),
    Right(Right),
}
stub_runtime::untagged! { Maze one_of { Left(Left) |_| Ok(()), Right(Right) |_| Ok(()) } }

#[test]
fn alternatives_that_double_at_every_level_are_given_up() {
    let json = format!("{}{}", r#"{"next":"#.repeat(100), "{}") + &"}".repeat(100);
    assert!(again::<Maze>(&json).ends_with("must not nest alternatives so deeply"), "{}", again::<Maze>(&json));
    // And the next one is judged by itself.
    assert_eq!(again::<Maze>("{}"), "`$` must fit exactly one alternative, but fits Left and Right");
}

#[test]
fn many_alternatives_in_a_list_are_no_trouble() {
    let json = format!("[{}1]", "{\"x\":1},".repeat(5_000));
    assert!(again::<Shape>(&json).contains("`[5000]`"));
    assert_eq!(again::<Vec<Code>>(&format!("[{}1]", "1,".repeat(5_000))).len(), 10_003);
}

#[test]
fn each_alternative_has_its_text() {
    assert_eq!(Code::Text("a b".to_owned()).to_text(), "a b");
    assert_eq!(Code::Integer(7).to_text(), "7");
}

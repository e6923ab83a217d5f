//! Arrays whose first elements have a place each.

use super::again;

#[expect(clippy::option_option, reason = "an element that is missing and one that is null are two cases")]
#[derive(Debug, PartialEq)]
struct Named(String, Option<i64>, Option<Option<bool>>, Vec<u64>);
stub_runtime::tuple! { Named { 0 required, 1 optional, 2 optional, 3 rest } }

#[derive(Debug, PartialEq)]
struct Point(f64, Option<f64>);
stub_runtime::tuple! { Point { 0 required, 1 required } }

#[test]
fn elements_may_be_missing_and_others_may_follow() {
    for json in [r#"["a"]"#, r#"["a",1]"#, r#"["a",1,null]"#, r#"["a",1,true,2,3]"#] {
        assert_eq!(again::<Named>(json), json);
    }
}

#[test]
fn refusals_name_the_place() {
    assert_eq!(again::<Named>("[]"), "`$` must have at least 1 element");
    assert_eq!(again::<Named>("[1]"), "`$[0]` must be a string, not an integer");
    assert_eq!(again::<Named>(r#"["a",null]"#), "`$[1]` must be an integer, not null");
    assert_eq!(again::<Named>(r#"["a",1,true,2,"b"]"#), "`$[4]` must be an integer, not a string");
    assert_eq!(again::<Named>("{}"), "`$` must be an array, not an object");
}

#[test]
fn a_closed_tuple_has_no_more_elements_than_places() {
    assert_eq!(again::<Point>("[1.5,null]"), "[1.5,null]");
    assert_eq!(again::<Point>("[1]"), "`$` must have at least 2 elements");
    assert_eq!(again::<Point>("[1,2,3]"), "`$` must have at most 2 elements");
}

#[test]
fn nothing_is_written_after_a_missing_element() {
    let gap = Named(String::new(), None, Some(None), Vec::new());
    let error = stub_runtime::json::write(&gap).expect_err("it is no such array");
    assert_eq!(error.to_string(), "an element is missing before another");
}

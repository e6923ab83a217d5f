//! Arrays and objects as a whole.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use super::said;
use crate::check::{max_items, max_properties, min_items, min_properties, unique_items};

#[test]
fn elements_are_counted() {
    assert_eq!(said(min_items::<i32>(&[], 1)), "must have at least 1 element");
    assert_eq!(said(max_items(&[1, 2, 3], 2)), "must have at most 2 elements");
    assert_eq!(said(max_items(&[1, 2], 2)), "");
}

#[test]
fn elements_are_equal_as_json() {
    let unique = |items: Value| said(unique_items(items.as_array().expect("it is an array")));
    for items in [
        json!([]),
        json!([1]),
        json!([1, "1", true, null, [1], {"a": 1}]),
        json!([0.1, 0.2, 1e300, -1e300]),
        json!(["a", "a "]),
        json!(["3\"a\"", "a"]),
        json!([[1, 2], [2, 1]]),
        json!([{"a": 1}, {"a": 2}, {"b": 1}]),
        json!([9_007_199_254_740_993_u64, 9_007_199_254_740_992_u64]),
    ] {
        assert_eq!(unique(items.clone()), "", "{items}");
    }
    for items in [
        json!([1, 1.0]),
        json!([0, -0.0]),
        json!([{"a": 1, "b": [2]}, {"b": [2.0], "a": 1.0}]),
        json!([null, null]),
        json!([1e17, 100_000_000_000_000_000_u64]),
    ] {
        assert_eq!(unique(items.clone()), "must not have equal elements, as those at 0 and 1 are", "{items}");
    }
}

#[test]
fn many_elements_take_no_quadratic_time() {
    let mut items: Vec<i32> = (0..100_000).collect();
    assert_eq!(said(unique_items(&items)), "");
    items.push(5);
    assert_eq!(said(unique_items(&items)), "must not have equal elements, as those at 5 and 100000 are");
}

#[test]
fn properties_are_counted_as_they_are_written() {
    let map = BTreeMap::from([("a", 1), ("b", 2)]);
    assert_eq!(said(min_properties(&map, 3)), "must have at least 3 properties");
    assert_eq!(said(max_properties(&map, 1)), "must have at most 1 property");
    assert_eq!(said(max_properties(&json!({"a": 1}), 1)), "");
    assert_eq!(said(min_properties(&json!([1, 2]), 1)), "must have at least 1 property");
}

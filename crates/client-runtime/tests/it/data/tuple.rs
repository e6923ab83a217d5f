//! Tuples whose elements may be missing, or that others follow.

use super::round_trip;

client_runtime::tuple! {
    /// Nothing follows.
    pub struct Closed { required: [0: String], optional: [1: i64, 2: bool], rest: [] }
}

client_runtime::tuple! {
    /// Others follow.
    pub struct Open { required: [0: String], optional: [1: i64], rest: [2: bool] }
}

client_runtime::tuple! {
    /// Has no element.
    pub struct Empty { required: [], optional: [], rest: [] }
}

#[test]
fn what_is_missing_is_left_out_at_the_end_and_null_before_others() {
    let cases = [
        (r#"["a"]"#, r#"Closed("a", None, None) → ["a"]"#),
        (r#"["a",1,true]"#, r#"Closed("a", Some(1), Some(true)) → ["a",1,true]"#),
        (r#"["a",null,true]"#, r#"Closed("a", None, Some(true)) → ["a",null,true]"#),
        (r#"["a",null]"#, r#"Closed("a", None, None) → ["a"]"#),
        ("[]", "error: an array of 0 is too short at line 1 column 2"),
        (r#"["a",1,true,2]"#, "error: an array of more than 3 is too long at line 1 column 14"),
        (r#"["a","b"]"#, "error: invalid type: string \"b\", expected i64 at line 1 column 8"),
        ("{}", "error: invalid type: map, expected an array at line 1 column 0"),
    ];
    for (read, expected) in cases {
        assert_eq!(round_trip::<Closed>(read), expected, "{read}");
    }
}

#[test]
fn what_follows_is_kept() {
    assert_eq!(
        round_trip::<Open>(r#"["a",1,true,false]"#),
        r#"Open("a", Some(1), [true, false]) → ["a",1,true,false]"#
    );
    assert_eq!(round_trip::<Open>(r#"["a"]"#), r#"Open("a", None, []) → ["a"]"#);
    assert_eq!(round_trip::<Empty>("[]"), "Empty → []");
}

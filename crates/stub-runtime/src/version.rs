//! The version that generated code is made for.

/// Stops the compiler where code was generated for another version of this runtime: half of each would not fit together.
pub const fn assert_generated_for(version: &str) {
    let (made_for, ours) = (version.as_bytes(), env!("CARGO_PKG_VERSION").as_bytes());
    let mut is_same = made_for.len() == ours.len();
    let mut idx = 0;
    while is_same && idx < ours.len() {
        is_same = made_for[idx] == ours[idx];
        idx += 1;
    }
    assert!(
        is_same,
        "this code was generated for another version of its runtime; `contractual upgrade` brings both to the same one"
    );
}

#[cfg(test)]
mod tests {
    use super::assert_generated_for;

    #[test]
    fn code_of_this_version_compiles() {
        const { assert_generated_for(env!("CARGO_PKG_VERSION")) }
    }

    #[test]
    #[should_panic(expected = "`contractual upgrade` brings both to the same one")]
    fn code_of_another_version_does_not() {
        assert_generated_for("0.0.7");
    }
}

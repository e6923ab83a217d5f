//! Reasons for which a pattern cannot be used.

use std::fmt;

/// The reason for which a pattern cannot be used; offsets are bytes into the pattern.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PatternError {
    /// The pattern is not ECMAScript, or is surely meant for another engine.
    Invalid {
        /// Where the offending construct starts.
        offset: usize,
        /// What is wrong and, where it is known, what to write instead.
        message: String,
    },
    /// The pattern is valid, but has no linear-time equivalent.
    Unsupported {
        /// Where the first such construct starts.
        offset: usize,
        /// What the construct is called, such as `lookahead`.
        feature: &'static str,
    },
    /// The pattern is over a limit that bounds the cost of compiling it.
    TooLarge {
        /// What was measured, such as `nesting depth`.
        measure: &'static str,
        /// The largest value accepted.
        limit: usize,
    },
}

impl PatternError {
    pub(super) fn invalid(offset: usize, message: impl Into<String>) -> Self {
        Self::Invalid { offset, message: message.into() }
    }
}

impl fmt::Display for PatternError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Invalid { offset, message } => write!(f, "at byte {offset}: {message}"),
            Self::Unsupported { offset, feature } => {
                write!(f, "at byte {offset}: {feature} is not supported")
            }
            Self::TooLarge { measure, limit } => {
                write!(f, "the pattern is too large: its {measure} is over {limit}")
            }
        }
    }
}

impl std::error::Error for PatternError {}

#[cfg(test)]
mod tests {
    use crate::pattern::Pattern;

    fn explain(pattern: &str) -> String {
        match Pattern::parse(pattern) {
            Ok(_) => "no error".to_owned(),
            Err(error) => error.to_string(),
        }
    }

    macro_rules! cases {
        ($($name:ident: $pattern:literal is $expected:literal;)+) => {$(
            #[test]
            fn $name() {
                assert_eq!(explain($pattern), $expected);
            }
        )+};
    }

    cases! {
        open_group: "é(a" is "at byte 2: the group has no closing parenthesis";
        closed_group: "a)" is "at byte 1: no group is open here";
        open_class: "a[b-" is "at byte 1: the class has no closing bracket";
        trailing_backslash: r"ab\" is "at byte 2: nothing follows the backslash";
        repeat_nothing: "a|*" is "at byte 2: nothing to repeat";
        repeat_nothing_in_a_group: "(?:{2})" is "at byte 3: nothing to repeat";
        repeat_an_assertion: "^*" is "at byte 1: an assertion cannot be repeated";
        repeat_a_boundary: r"\b+" is "at byte 2: an assertion cannot be repeated";
        repeat_a_quantifier: "a*{2}"
            is "at byte 2: a quantifier cannot be repeated: put what it repeats in a group";
        counts_out_of_order: "a{2,1}"
            is "at byte 1: the counts of the quantifier are out of order";
        range_out_of_order: "[a-cz-b]" is "at byte 4: the ends of the range are out of order";
        code_point_too_large: r"a\u{110000}"
            is r"at byte 1: `\u{…}` needs the digits of a code point";
        code_point_without_digits: r"\u{}" is r"at byte 0: `\u{…}` needs the digits of a code point";
        bad_name: "(?<1a>b)" is "at byte 3: the group name is not an identifier";
        open_name: "(?<a" is "at byte 3: the group name has no closing `>`";
        same_name: "(?<a>(?<a>b))" is "at byte 8: the group name `a` is used twice";
        unknown_name: r"(?<a>b)\k<c>" is "at byte 7: no group is named `c`";
        nameless_reference: r"(?<a>b)\k" is r"at byte 7: `\k` needs the name of a group";
        repeated_flag: "(?ii:a)" is "at byte 0: each flag is to be given once";
        unknown_property: r"a\p{Foo}"
            is "at byte 1: `Foo` is not a Unicode property of ECMAScript";
        loose_property: r"\p{lu}" is "at byte 0: `lu` is not a Unicode property of ECMAScript";
        bare_script: r"\p{IsGreek}"
            is r"at byte 0: `IsGreek` is not a Unicode property: write `\p{Script=Greek}`";
        property_key: r"\p{Block=Latin}" is "at byte 0: `Block` is not a Unicode property with values";
        open_property: r"\p{L" is r"at byte 0: `\p{` has no closing brace";
        // Valid with the `u` flag but for the `\_`, and without it in another meaning.
        mixed_readings: r"[\p{L}\_]" is
            "at byte 6: invalid with the `u` flag, which the pattern needs elsewhere: leave the backslash out";

        leading_flags: "(?i)abc"
            is "at byte 0: flags need a group: write `(?i:…)`, or for `i` both cases as in `[Aa]`";
        free_spacing: "(?x)a b" is "at byte 0: free spacing is not ECMAScript: leave the spaces out";
        python_name: "(?P<a>b)"
            is "at byte 0: `(?P` is not ECMAScript: write `(?<name>…)` for a named group";
        atomic_group: "(?>a)" is "at byte 0: atomic groups are not ECMAScript: write `(?:…)`";
        possessive: "a++"
            is "at byte 2: possessive quantifiers are not ECMAScript: leave the second `+` out";
        start_of_text: r"\Aabc" is r"at byte 0: `\A` is not ECMAScript: write `^`";
        end_of_text: r"abc\Z" is r"at byte 3: `\Z` is not ECMAScript: write `$`";
        horizontal_space: r"[\h]" is r"at byte 1: `\h` is not ECMAScript: write `[ \t]`";
        property_without_braces: r"\pL" is r"at byte 0: `\p` needs braces: write `\p{L}`";
        slashes: "/^a$/i" is "at byte 0: slashes are not part of a pattern: write `^a$`";

        lookahead: "^(?=a)b" is "at byte 1: lookahead is not supported";
        negative_lookahead: "(?!a)*b" is "at byte 0: lookahead is not supported";
        lookbehind: "a(?<=a)b" is "at byte 1: lookbehind is not supported";
        numbered_reference: r"(a)\1" is "at byte 3: backreference is not supported";
        named_reference: r"\k<a>(?<a>b)" is "at byte 0: backreference is not supported";
        multiline_anchor: "(?m:^a)" is "at byte 4: multiline anchor is not supported";
        folded_complement: r"(?i:\P{Lu})" is r"at byte 4: `\P{…}` under the `i` flag is not supported";
        missing_table: r"\p{sc=Zzzz}" is "at byte 0: Unicode property is not supported";
        invalid_before_unsupported: "(?=a)(" is "at byte 5: the group has no closing parenthesis";

        repeat_too_often: "a{0,99999999999999999999}"
            is "the pattern is too large: its repeat count is over 1000000";
        compiled_too_large: "(?:a{1000}){1000}"
            is "the pattern is too large: its compiled size in bytes is over 10485760";
    }

    #[test]
    fn nesting_has_a_limit() {
        // With as many levels as the `regex` crate can see in one group.
        let nested = |depth| format!("{}[^\\W]{}", "a|b(".repeat(depth), "c)+|d".repeat(depth));
        assert_eq!(explain(&nested(50)), "no error");
        assert_eq!(explain(&nested(51)), "the pattern is too large: its nesting depth is over 50");
        assert_eq!(explain(&"(".repeat(10_000)), explain(&nested(51)));
    }

    #[test]
    fn length_has_a_limit() {
        let expected = "the pattern is too large: its length in bytes is over 16384";
        assert_eq!(explain(&"a".repeat(1 << 14)), "no error");
        assert_eq!(explain(&"a".repeat((1 << 14) + 1)), expected);
    }
}

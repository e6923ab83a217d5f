//! A pattern that is ready to match.

use regex::Regex;

use super::error::PatternError;
use super::translate::translate;

/// A pattern of the document, ready to match.
#[derive(Debug, Clone)]
pub struct Pattern {
    ecmascript: String,
    regex: Regex,
}

impl Pattern {
    /// Reads an ECMAScript pattern; fails if it is invalid, inexpressible or too large.
    pub fn parse(ecmascript: &str) -> Result<Pattern, PatternError> {
        let rust = translate(ecmascript)?;
        // With the crate's default limits, 10 MiB among them, since generated code compiles the
        // same source with `Regex::new`.
        let regex = Regex::new(&rust).map_err(|error| match error {
            regex::Error::CompiledTooBig(limit) => PatternError::TooLarge { measure: "compiled size in bytes", limit },
            // The translator writes no syntax that the crate refuses; if it ever does, the
            // pattern is still ECMAScript.
            _ => PatternError::Unsupported { offset: 0, feature: "the construct" },
        })?;
        Ok(Pattern { ecmascript: ecmascript.to_owned(), regex })
    }

    /// Checks that a text is a pattern that can be expressed, without compiling it. One that compiles to more
    /// than the limit passes here and is refused by [`Pattern::parse`].
    pub fn check(ecmascript: &str) -> Result<(), PatternError> {
        translate(ecmascript).map(|_| ())
    }

    /// Whether the pattern matches anywhere in `text`, as JSON Schema wants it.
    pub fn is_match(&self, text: &str) -> bool {
        self.regex.is_match(text)
    }

    /// The pattern as the document has it.
    pub fn ecmascript(&self) -> &str {
        &self.ecmascript
    }

    /// The pattern as source for the `regex` crate, for code that compiles it on its own.
    pub fn rust(&self) -> &str {
        self.regex.as_str()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Checks one pattern against texts it must and must not match.
    fn check(ecmascript: &str, matching: &[&str], other: &[&str]) {
        let pattern = Pattern::parse(ecmascript).unwrap_or_else(|error| panic!("`{ecmascript}` is refused: {error}"));
        assert_eq!(pattern.ecmascript(), ecmascript);
        for (texts, expected) in [(matching, true), (other, false)] {
            for text in texts {
                let rust = pattern.rust();
                assert_eq!(pattern.is_match(text), expected, "`{ecmascript}` as `{rust}` on {text:?}");
            }
        }
    }

    macro_rules! cases {
        ($($name:ident: $pattern:literal matches $matching:expr, not $other:expr;)+) => {$(
            #[test]
            fn $name() {
                check($pattern, &$matching, &$other);
            }
        )+};
    }

    cases! {
        unanchored: r"b" matches ["abc"], not ["ac", ""];
        empty_pattern: r"" matches ["", "a"], not [];
        end_of_text: r"^a$" matches ["a"], not ["a\n", "b\na"];
        dot: r"^.$" matches ["a", "é", "😀", "\u{85}"], not ["\n", "\r", "\u{2028}", "\u{2029}"];
        digit: r"^\d$" matches ["0", "9"], not ["٣", "a"];
        not_digit: r"^\D$" matches ["٣", "a", "\n"], not ["0"];
        word: r"^\w$" matches ["a", "Z", "_", "0"], not ["é", "-", "ſ"];
        space: r"^\s$" matches [" ", "\t", "\u{b}", "\u{a0}", "\u{feff}", "\u{2028}", "\u{3000}"],
            not ["\u{85}", "\u{200b}", "\u{180e}"];
        not_space: r"^\S$" matches ["\u{85}", "a"], not ["\u{feff}"];
        word_boundary: r"a\b" matches ["a", "aé", "a-"], not ["ab", "a_"];
        not_word_boundary: r"\B" matches ["", "ab", "é"], not ["a", "aéa", "a😀a"];
        // With the crate's plain `(?-u:\B)`, `is_match` stops inside the `ω` and finds nothing.
        not_word_boundary_or_character: r"\B|ω" matches ["Sω3"], not ["S"];
        any_class: r"^[^]$" matches ["a", "\n", "😀"], not ["", "ab"];
        empty_class: r"a[]" matches [], not ["a", "a[]"];
        optional_empty_class: r"^[]?$" matches [""], not ["a"];
        class_of_brackets: r"^[[a]$" matches ["[", "a"], not ["]"];
        class_operators: r"^[a&&b+--~~c]+$" matches ["a&b+,-~c"], not ["d", "."];
        class_caret: r"^[a^]$" matches ["a", "^"], not ["b"];
        class_dashes: r"^[-a-c-]$" matches ["-", "a", "b", "c"], not ["d"];
        class_dash_range: r"^[+--]$" matches ["+", ",", "-"], not ["."];
        class_set_range: r"^[\w-.]$" matches ["a", "-", "."], not ["+", ","];
        class_backspace: r"^[\b]$" matches ["\u{8}"], not ["b"];
        class_negated_set: r"^[\D5]$" matches ["a", "5"], not ["4"];
        class_without_a_negated_set: r"^[^\W_]$" matches ["a", "0"], not ["_", "é"];
        posix_class_is_none: r"^[[:alpha:]]$" matches ["a]", "[]", ":]"], not ["b", "z"];
        control: r"^\cA\cj[\c1\c_]$" matches ["\u{1}\n\u{11}", "\u{1}\n\u{1f}"], not ["A"];
        control_without_letter: r"^\c1$" matches [r"\c1"], not ["c1", "\u{11}"];
        nul: r"^\0$" matches ["\0"], not ["0"];
        octal: r"^\101\60[\12]$" matches ["A0\n"], not ["101"];
        octal_beyond_a_byte: r"^\400$" matches [" 0"], not ["\u{100}"];
        digits_without_octal: r"^\8\08$" matches ["8\u{0}8"], not [];
        hexadecimal: r"^\x41\u0042\u{43}$" matches ["ABC"], not [];
        incomplete_hexadecimal: r"^\x4\u004$" matches ["x4u004"], not ["\u{4}"];
        surrogate_pair: r"^\uD83D\uDE00{2}$" matches ["😀😀"], not ["😀"];
        lone_surrogate: r"^(?:\uD83D|a)$" matches ["a"], not ["😀", "\u{fffd}"];
        surrogates_in_a_range: r"^[\uD000-\uE000]$" matches ["\u{d7ff}", "\u{e000}"], not ["\u{e001}"];
        surrogates_excluded: r"^[^\uD800-\uDFFF]$" matches ["a", "😀"], not [""];
        emoji_range: r"^[😀-😎]$" matches ["😅"], not ["😏"];
        identity_escapes: r"^\/\-\@\_\#\ \'$" matches ["/-@_# '"], not [];
        angle_brackets: r"^\<\>$" matches ["<>"], not [""];
        reference_without_names: r"^\k<a>$" matches ["k<a>"], not [];
        general_category: r"^\p{Lu}\p{gc=Nd}\P{L}$" matches ["É٣-"], not ["é٣-", "É٣a"];
        script: r"^\p{Script=Greek}\p{scx=Latn}$" matches ["Ωa"], not ["aΩ"];
        binary_property: r"^[\p{ASCII}\p{White_Space}]$" matches ["a", "\u{3000}"], not ["é"];
        surrogate_property: r"^\P{Cs}\p{Cs}?$" matches ["a"], not [""];
        groups: r"^(a)(?:b)(?<n>c)$" matches ["abc"], not ["ab"];
        names_in_alternatives: r"^(?:(?<n>a)|(?<n>b))$" matches ["a", "b"], not ["ab"];
        odd_names: r"^(?<$é\u0061>a)$" matches ["a"], not [];
        ignored_case: r"^(?i:aé(?-i:b))c$" matches ["AÉbc"], not ["aébC", "aéBc"];
        dot_all: r"^(?s:.)(?-s:.)$" matches ["\na"], not ["a\n"];
        multiline_without_anchors: r"^(?m:a)$" matches ["a"], not ["\na"];
        quantifiers: r"^a*b+c?d{2}e{1,}f{0,1}$" matches ["bddee", "aabcddef"], not ["bde", "bddeff"];
        lazy_quantifiers: r"^a*?b+?c??d{2}?e{1,}?f{0,1}?$" matches ["bddee"], not ["bde"];
        literal_braces: r"^a{b{,3}c{1$" matches ["a{b{,3}c{1"], not ["abbb"];
        closing_brackets: r"^]}$" matches ["]}"], not [];
        free_spacing_is_none: r"^a #b$" matches ["a #b"], not ["a"];
        line_end_in_the_pattern: "^a\n\u{2028}$" matches ["a\n\u{2028}"], not ["a"];
        slashes_inside: r"^/pets/$" matches ["/pets/"], not ["pets"];
        slashes_around_a_path: r"/pets/" matches ["/v1/pets/1"], not ["pets"];
        five_thousand_characters: r"^.{0,5000}$" matches ["", "é"], not ["\n"];
    }

    #[test]
    fn rust_source_is_plain() {
        let pattern = Pattern::parse(r"^(?<year>\d{4})-[\w.-]+\/\u{1F600}é?$").expect("it is valid");
        assert_eq!(pattern.rust(), r"^(?:[0-9]{4})\-[0-9A-Za-z_\.\-]+/\x{1f600}é?$");
    }
}

//! Sentences with names in backticks, as messages are written.

/// A sentence as a format writes it: words, and what stands between two backticks. A backtick without a second one is a
/// part of the words, and so are two with nothing between.
pub(super) fn written(text: &str, words: impl Fn(&str) -> String, code: impl Fn(&str) -> String) -> String {
    let mut written = String::new();
    let mut rest = text;
    while let Some((before, inside, after)) = split_code(rest) {
        written.push_str(&words(before));
        written.push_str(&if inside.is_empty() { words("``") } else { code(inside) });
        rest = after;
    }
    written + &words(rest)
}

fn split_code(text: &str) -> Option<(&str, &str, &str)> {
    let (words, rest) = text.split_once('`')?;
    let (code, after) = rest.split_once('`')?;
    Some((words, code, after))
}

#[cfg(test)]
mod tests {
    #[test]
    fn code_stands_between_two_backticks() {
        let written = |text| super::written(text, str::to_owned, |code| format!("<{code}>"));
        assert_eq!(written("`Pet.tag` is gone"), "<Pet.tag> is gone");
        assert_eq!(written("no `a` and `b"), "no <a> and `b");
        assert_eq!(written("``a"), "``a");
        assert_eq!(written(""), "");
    }
}

//! Text in HTML and XML, and sentences with names in backticks, as messages are written.

use super::visible::visible;

/// Text that a page or an XML file shows as it is, also within the quotes of an attribute.
///
/// Hidden characters are written out as everywhere, and with them those that XML has no way to express; line breaks are
/// among them.
pub(crate) fn escaped(text: &str) -> String {
    let mut markup = String::with_capacity(text.len());
    for c in visible(text).chars() {
        match c {
            '&' => markup.push_str("&amp;"),
            '<' => markup.push_str("&lt;"),
            '>' => markup.push_str("&gt;"),
            '"' => markup.push_str("&quot;"),
            '\'' => markup.push_str("&#39;"),
            '\u{fffe}' | '\u{ffff}' => markup.extend(c.escape_unicode()),
            _ => markup.push(c),
        }
    }
    markup
}

/// The same for text of several lines that stay lines.
pub(crate) fn escaped_lines(text: &str) -> String {
    text.lines().map(escaped).collect::<Vec<_>>().join("\n")
}

/// A sentence as a format writes it: words, and what stands between two backticks. A backtick without a second one is a
/// part of the words, and so are two with nothing between.
pub(crate) fn written(text: &str, words: impl Fn(&str) -> String, code: impl Fn(&str) -> String) -> String {
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
mod markup_tests {
    use super::*;

    #[test]
    fn nothing_acts_on_the_page() {
        assert_eq!(escaped("<a href='x' b=\"&\">"), "&lt;a href=&#39;x&#39; b=&quot;&amp;&quot;&gt;");
        assert_eq!(escaped("a\0\u{1b}\u{7f}\u{fffe}\u{ffff}\r\n]]>"), r"a\u{0}\u{1b}\u{7f}\u{fffe}\u{ffff}\r\n]]&gt;");
        assert_eq!(escaped_lines("a\u{1}\n<b>"), "a\\u{1}\n&lt;b&gt;");
    }
}

#[cfg(test)]
mod prose_tests {
    #[test]
    fn code_stands_between_two_backticks() {
        let written = |text| super::written(text, str::to_owned, |code| format!("<{code}>"));
        assert_eq!(written("`Pet.tag` is gone"), "<Pet.tag> is gone");
        assert_eq!(written("no `a` and `b"), "no <a> and `b");
        assert_eq!(written("``a"), "``a");
        assert_eq!(written(""), "");
    }
}

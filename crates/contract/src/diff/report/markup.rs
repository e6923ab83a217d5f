//! Text in HTML and XML.

use crate::findings::render::visible::visible;

/// Text that a page or an XML file shows as it is, also within the quotes of an attribute.
///
/// Hidden characters are written out as everywhere, and with them those that XML has no way to express; line breaks are
/// among them.
pub(super) fn escaped(text: &str) -> String {
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
pub(super) fn escaped_lines(text: &str) -> String {
    text.lines().map(escaped).collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_acts_on_the_page() {
        assert_eq!(escaped("<a href='x' b=\"&\">"), "&lt;a href=&#39;x&#39; b=&quot;&amp;&quot;&gt;");
        assert_eq!(escaped("a\0\u{1b}\u{7f}\u{fffe}\u{ffff}\r\n]]>"), r"a\u{0}\u{1b}\u{7f}\u{fffe}\u{ffff}\r\n]]&gt;");
        assert_eq!(escaped_lines("a\u{1}\n<b>"), "a\\u{1}\n&lt;b&gt;");
    }
}

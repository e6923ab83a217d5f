//! Other engines' habits: what is not ECMAScript, or means something else there, and what to
//! write instead.

/// Why a pattern in slashes is refused, if `pattern` is one.
///
/// `/^a$/` is valid ECMAScript for a slash before the start of the text, which never matches. A
/// slash elsewhere is an honest literal.
pub(super) fn of_slashes(pattern: &str) -> Option<String> {
    let inner = pattern.strip_prefix('/')?.trim_end_matches(|c: char| c.is_ascii_lowercase());
    let inner = inner.strip_suffix('/')?;
    (inner.starts_with('^') && inner.ends_with('$') && !inner.ends_with(r"\$"))
        .then(|| format!("slashes are not part of a pattern: write `{inner}`"))
}

/// Why a backslash before `letter` is refused, if it is another engine's escape.
///
/// Annex B reads these as the bare letter, which nobody means; the `u` flag refuses them.
pub(super) fn of_escape(letter: char) -> Option<&'static str> {
    Some(match letter {
        'A' => r"`\A` is not ECMAScript: write `^`",
        'Z' => r"`\Z` is not ECMAScript: write `$`",
        'z' => r"`\z` is not ECMAScript: write `$`",
        'G' => r"`\G` is not ECMAScript: write `^` if the start of the text is meant",
        'h' => r"`\h` is not ECMAScript: write `[ \t]`",
        'H' => r"`\H` is not ECMAScript: write `[^ \t]`",
        'R' => r"`\R` is not ECMAScript: write `(?:\r\n|[\n\r\u2028\u2029])`",
        'X' => r"`\X` is not ECMAScript: write `[^]` for any character",
        'K' => r"`\K` is not ECMAScript: leave it out, only whether the text matches counts",
        'Q' | 'E' => r"`\Q…\E` is not ECMAScript: escape each character on its own",
        'a' => r"`\a` is not ECMAScript: write `\x07`",
        'e' => r"`\e` is not ECMAScript: write `\x1B`",
        'p' => r"`\p` needs braces: write `\p{L}`",
        'P' => r"`\P` needs braces: write `\P{L}`",
        _ => return None,
    })
}

/// Why the group whose text after `(?` is `rest` is refused.
pub(super) fn of_group(rest: &str) -> String {
    let is_other = |c: char| !c.is_ascii_lowercase() && c != '-';
    let flags = &rest[..rest.find(is_other).unwrap_or(rest.len())];
    let message = match rest.chars().next() {
        Some('P') => "`(?P` is not ECMAScript: write `(?<name>…)` for a named group",
        Some('\'') => "`(?'` is not ECMAScript: write `(?<name>…)` for a named group",
        Some('>') => "atomic groups are not ECMAScript: write `(?:…)`",
        Some('#') => "comments are not ECMAScript: leave `(?#…)` out",
        Some('^') => "`(?^` is not ECMAScript: write `(?:…)`",
        Some('|') => "`(?|` is not ECMAScript: write `(?:…)`",
        _ if flags.contains('x') => "free spacing is not ECMAScript: leave the spaces out",
        _ if !flags.is_empty() && rest[flags.len()..].starts_with(')') => {
            return format!("flags need a group: write `(?{flags}:…)`, or for `i` both cases as in `[Aa]`");
        }
        _ => "what follows `(?` is not a kind of group",
    };
    message.to_owned()
}

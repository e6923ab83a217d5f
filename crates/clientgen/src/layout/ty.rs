//! Types: paths with arguments, and what functions take and give.

use super::INDENT;
use super::breaks::Breaks;

/// A type, a bound, or a path with arguments.
pub(super) fn write<'t>(ty: &'t str, breaks: &mut Breaks<'t>) {
    // The first angle of `<T as Trait<X>>::Name` holds no arguments.
    let mut rest = ty.strip_prefix('<').unwrap_or(ty);
    breaks.word(&ty[..ty.len() - rest.len()]);
    let (mut n_open, mut is_function) = (0, false);
    while let Some(at) = rest.find(['<', '>', '(', ')', ',']) {
        let (before, mark, after) = (&rest[..at], &rest[at..=at], &rest[at + 1..]);
        breaks.word(before);
        rest = after;
        match mark {
            "<" => {
                breaks.word(mark);
                breaks.consistent(INDENT);
                breaks.zero();
                n_open += 1;
            }
            ">" if n_open > 0 && !before.ends_with('-') => {
                breaks.last_comma(0);
                breaks.end();
                breaks.word(mark);
                n_open -= 1;
            }
            "(" if after.starts_with(')') => {
                breaks.word("()");
                rest = &after[1..];
            }
            "(" => {
                breaks.consistent(INDENT);
                breaks.word(mark);
                breaks.zero();
                is_function = true;
            }
            ")" => {
                breaks.last_comma(0);
                breaks.word(mark);
            }
            "," => {
                breaks.comma();
                rest = after.trim_start();
            }
            _ => breaks.word(mark),
        }
    }
    breaks.word(rest);
    if is_function {
        breaks.end();
    }
}

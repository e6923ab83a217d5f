//! Names of columns, put together and checked by the compiler.

use super::columns::Cells;

/// How many names the parts of a record have.
pub(crate) const fn n_names(parts: &[&[&str]]) -> usize {
    let (mut n, mut part) = (0, 0);
    while part < parts.len() {
        n += parts[part].len();
        part += 1;
    }
    n
}

/// The names of all parts; a column that is named twice is told by the compiler.
pub(crate) const fn all_names<const N: usize>(parts: &[&[&'static str]]) -> [&'static str; N] {
    let mut all = [""; N];
    let (mut n, mut part) = (0, 0);
    while part < parts.len() {
        let mut idx = 0;
        while idx < parts[part].len() {
            let name = parts[part][idx];
            let mut earlier = 0;
            while earlier < n {
                assert_not_named_twice(all[earlier], name);
                earlier += 1;
            }
            all[n] = name;
            n += 1;
            idx += 1;
        }
        part += 1;
    }
    all
}

const fn assert_not_named_twice(one: &str, other: &str) {
    const SAID: &[u8] = b"a column is named twice: ";
    let (name, other) = (one.as_bytes(), other.as_bytes());
    if name.len() != other.len() {
        return;
    }
    let mut text = [b' '; 128];
    text.split_at_mut(SAID.len()).0.copy_from_slice(SAID);
    let mut idx = 0;
    while idx < other.len() {
        if name[idx] != other[idx] {
            return;
        }
        text[SAID.len() + idx] = name[idx];
        idx += 1;
    }
    if let Ok(text) = std::str::from_utf8(text.split_at(SAID.len() + idx).0) {
        panic!("{}", text);
    }
}

/// Sees to it that a field has as many columns as its type takes.
pub(crate) const fn check_n<R, T: Cells>(_: fn(&R) -> &T, columns: &[&str], message: &str) {
    assert!(T::N == columns.len(), "{}", message);
}

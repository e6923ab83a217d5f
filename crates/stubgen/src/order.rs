//! Order of making, apart from the order of showing.

/// Makes something of each item, in the order of their keys, and gives it in the order of the items. A name that two items
/// would have, and a type that two share, then do not depend on the order of the items.
pub(crate) fn made_by<T, K: Ord, R>(items: Vec<T>, key: impl Fn(&T) -> K, mut make: impl FnMut(T) -> R) -> Vec<R> {
    let mut items: Vec<(usize, T)> = items.into_iter().enumerate().collect();
    items.sort_by_key(|(_, item)| key(item));
    let mut made: Vec<(usize, R)> = items.into_iter().map(|(idx, item)| (idx, make(item))).collect();
    made.sort_by_key(|(idx, _)| *idx);
    made.into_iter().map(|(_, made)| made).collect()
}

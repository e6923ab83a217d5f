//! Keywords that have no effect on a command and of which it tells nothing, each with a reason.

use super::consumers::Consumer;

/// A keyword that a command passes over.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Exception {
    pub(super) object: &'static str,
    pub(super) keyword: &'static str,
    pub(super) consumer: Consumer,
}

/// All of them. A paragraph of the file is the commands and the reason, and below them the keywords.
pub(super) fn exceptions() -> Vec<Exception> {
    let mut exceptions = Vec::new();
    let mut consumers = Vec::new();
    for line in include_str!("without_effect.txt").lines().filter(|line| !line.is_empty()) {
        let (head, rest) = line.split_once(": ").expect("commands and a reason, or an object and its keywords");
        match head.strip_prefix("  ") {
            None => consumers = head.split(' ').map(Consumer::named).collect(),
            Some(object) => exceptions.extend(rest.split(' ').flat_map(|keyword| {
                consumers.iter().map(move |consumer| Exception { object, keyword, consumer: *consumer })
            })),
        }
    }
    exceptions
}

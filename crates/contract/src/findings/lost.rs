//! Those who know nothing of a part of a document.

use std::fmt::{self, Display, Formatter};

/// Consumers of a document that read past a part of it: what it says there has no effect on them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct LostTo(u8);

impl LostTo {
    /// Everybody makes something of it.
    pub const NOBODY: LostTo = LostTo(0);
    /// Server stubs and mocks.
    pub const SERVERS: LostTo = LostTo(1);
    /// Clients.
    pub const CLIENTS: LostTo = LostTo(2);
    /// Comparisons with other documents.
    pub const COMPARISONS: LostTo = LostTo(4);
    /// Generated code of both sides.
    pub const GENERATED: LostTo = LostTo(3);
    /// All of them.
    pub const ALL: LostTo = LostTo(7);

    const NAMES: [(LostTo, &str); 3] = [
        (LostTo::SERVERS, "generated servers"),
        (LostTo::CLIENTS, "generated clients"),
        (LostTo::COMPARISONS, "comparisons"),
    ];

    /// True if it is lost to one of others.
    pub fn concerns(self, others: LostTo) -> bool {
        self.0 & others.0 != 0
    }
}

/// `generated servers, generated clients or comparisons`
impl Display for LostTo {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let names: Vec<&str> =
            LostTo::NAMES.iter().filter(|(one, _)| self.concerns(*one)).map(|(_, name)| *name).collect();
        match names.as_slice() {
            [] => f.write_str("nobody"),
            [only] => f.write_str(only),
            [others @ .., last] => write!(f, "{} or {last}", others.join(", ")),
        }
    }
}

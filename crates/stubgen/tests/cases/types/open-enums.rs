// ── tag_0.rs

/// Schema `Asked`.
#[derive(Debug, Clone, PartialEq)]
pub struct Asked {
    /// Property `shared`.
    pub shared: Option<Shared>,
}
crate::runtime::object! {
    Asked {
        0 shared "shared" optional,
    }
}

/// Schema `Shared`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Shared {
    /// `x`.
    X,
    /// `y`.
    Y,
}
crate::runtime::text_enum! {
    Shared {
        X "x",
        Y "y",
    }
}

/// Schema `Answered`.
#[derive(Debug, Clone, PartialEq)]
pub struct Answered {
    /// Property `shared`.
    pub shared: Option<Shared>,
    /// Property `only`.
    pub only: Option<AnsweredOnly>,
}
crate::runtime::object! {
    Answered {
        0 shared "shared" optional,
        1 only "only" optional,
    }
}

/// Schema at `#/components/schemas/Answered/properties/only`.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum AnsweredOnly {
    /// `a`.
    A,
    /// `unknown`.
    Unknown,
    /// A text that the document does not list.
    Unknown2(String),
}
crate::runtime::text_enum! {
    AnsweredOnly {
        A "a",
        Unknown "unknown",
    } other Unknown2
}


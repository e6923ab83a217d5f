//! Security: schemes, and what operations demand of them.

/// Schemes, and how operations combine them.
#[derive(Debug, Default)]
pub struct Security {
    /// Rust name of the trait that the implementer writes.
    pub trait_name: String,
    /// Schemes that some operation demands, in the document's order.
    pub schemes: Vec<Scheme>,
    /// Enums for callers who may show one thing or another.
    pub principals: Vec<Principal>,
    /// Schemes that are demanded together; most hold one. No two are the same.
    pub combinations: Vec<Combination>,
    /// Demands of operations. No two are the same.
    pub demands: Vec<Demand>,
}

/// Schemes that are demanded together.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Combination {
    /// Rust name of the function that judges it.
    pub function: String,
    /// Numbers of the schemes.
    pub schemes: Vec<usize>,
}

/// A security scheme.
#[derive(Debug, Clone)]
pub struct Scheme {
    /// Its name in the document.
    pub wire: String,
    /// Rust name of the method that judges it.
    pub method: String,
    /// Rust name of the associated type: whom it lets in. Also the variant.
    pub ty: String,
    /// Credential that the caller shows.
    pub credential: Credential,
    /// The scheme in words: `HTTP basic`.
    pub words: String,
    /// Description, in the document's words.
    pub description: Option<String>,
}

/// Credential that the caller shows.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Credential {
    /// User and password.
    Basic,
    /// A token: bearer, OAuth 2.0, OpenID Connect.
    Bearer,
    /// The `Authorization` header in another scheme.
    Authorization(String),
    /// A key in a header, by its name in lower case.
    HeaderKey(String),
    /// A key in the query.
    QueryKey(String),
    /// A key in a cookie.
    CookieKey(String),
}

/// Demand of a list of requirements: alternatives in order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Demand {
    /// Rust name of the function that judges it. With one alternative it is that of the combination.
    pub function: String,
    /// Numbers of the combinations.
    pub alternatives: Vec<usize>,
    /// Whether a caller who shows nothing is let through.
    pub admits_anonymous: bool,
    /// Type of those whom it lets in.
    pub admits: Admitted,
}

/// Type of those whom a demand lets in.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Admitted {
    /// One combination, by its number: the type of its scheme, or a tuple.
    One(usize),
    /// An enum, by its number in [`Security::principals`].
    OneOf(usize),
}

impl Demand {
    /// Whether its function is that of its only combination.
    pub fn is_plain(&self) -> bool {
        self.alternatives.len() == 1 && !self.admits_anonymous
    }
}

/// An enum of those who may call.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Principal {
    /// Rust name.
    pub name: String,
    /// Variant and number of its combination. No two have the same.
    pub variants: Vec<(String, usize)>,
    /// Whether there is a variant for callers who show nothing.
    pub has_anonymous: bool,
}

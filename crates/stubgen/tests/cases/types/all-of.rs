// warning[schema-never-fits] #/components/schemas/Contradiction: No value fits here: its parts demand different types. Correct the parts, so that some value fits all of them.
// warning[property-refused] #/components/schemas/ClosedPart/allOf/1/properties/b: `b` is declared here, and refused by another part of the same object. Move `additionalProperties: false` from that part to the whole, or declare the property there.
// error[schema-is-itself] #/components/schemas/Loop: This schema is itself, or an alternative of itself, without anything in between. Let the circle hold a property, an array or another type.
// error[schema-is-itself] #/components/schemas/LoopBack: This schema is itself, or an alternative of itself, without anything in between. Let the circle hold a property, an array or another type.
// ── tag_0.rs

/// Schema `Base`.
#[derive(Debug, Clone, PartialEq)]
pub struct Base {
    /// Property `id`.
    pub id: i64,
    /// Property `kind`.
    pub kind: Option<String>,
    /// Property `note`. At most 100 characters.
    pub note: Option<String>,
}
crate::runtime::object! {
    Base {
        0 id "id" required,
        1 kind "kind" optional,
        2 note "note" optional,
    }
}
impl crate::runtime::Check for Base {
    fn check(&self) -> Result<(), crate::runtime::Fault> {
        if let Some(value) = &self.note {
            crate::runtime::check::at("note", crate::runtime::check::max_length(value, 100))?;
        }
        Ok(())
    }
}

/// A base and more.
///
/// Schema `Extended`.
#[derive(Debug, Clone, PartialEq)]
pub struct Extended {
    /// Property `id`.
    pub id: i64,
    /// Property `kind`.
    pub kind: String,
    /// Property `note`. At least 1 character, at most 100 characters.
    pub note: Option<String>,
    /// Property `extra`.
    pub extra: Colour,
}
crate::runtime::object! {
    Extended {
        0 id "id" required,
        1 kind "kind" required,
        2 note "note" optional,
        3 extra "extra" required,
    }
}
impl crate::runtime::Check for Extended {
    fn check(&self) -> Result<(), crate::runtime::Fault> {
        if let Some(value) = &self.note {
            crate::runtime::check::at("note", crate::runtime::check::min_length(value, 1))?;
            crate::runtime::check::at("note", crate::runtime::check::max_length(value, 100))?;
        }
        Ok(())
    }
}

/// Schema `Colour`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Colour {
    /// `red`.
    Red,
    /// `green`.
    Green,
}
crate::runtime::text_enum! {
    Colour {
        Red "red",
        Green "green",
    }
}

/// Schema `Narrowed`.
#[derive(Debug, Clone, PartialEq)]
pub struct Narrowed {
    /// Property `id`.
    pub id: i64,
    /// Property `kind`.
    pub kind: Option<NarrowedKind>,
    /// Property `note`. At most 100 characters.
    pub note: Option<String>,
}
crate::runtime::object! {
    Narrowed {
        0 id "id" required,
        1 kind "kind" optional,
        2 note "note" optional,
    }
}
impl crate::runtime::Check for Narrowed {
    fn check(&self) -> Result<(), crate::runtime::Fault> {
        if let Some(value) = &self.note {
            crate::runtime::check::at("note", crate::runtime::check::max_length(value, 100))?;
        }
        Ok(())
    }
}

/// Schema at `#/components/schemas/Base/properties/kind`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum NarrowedKind {
    /// `narrow`.
    Narrow,
}
crate::runtime::text_enum! {
    NarrowedKind {
        Narrow "narrow",
    }
}

/// Schema `OtherName`.
pub type OtherName = Base;

/// Schema `Used`.
#[derive(Debug, Clone, PartialEq)]
pub struct Used {
    /// The base.
    pub base: Option<Base>,
    /// Property `nullable`.
    pub nullable: Option<Option<Base>>,
    /// Property `typed`.
    pub typed: Option<Base>,
    /// Property `colour`. Default: `"green"`.
    pub colour: Colour,
    /// Property `required`.
    pub required: Option<UsedRequired>,
}
crate::runtime::object! {
    Used {
        0 base "base" optional,
        1 nullable "nullable" both,
        2 typed "typed" optional,
        3 colour "colour" default(super::Colour::Green),
        4 required "required" optional,
    }
}
impl crate::runtime::Check for Used {
    fn check(&self) -> Result<(), crate::runtime::Fault> {
        if let Some(value) = &self.base {
            crate::runtime::check::at("base", crate::runtime::Check::check(value))?;
        }
        if let Some(Some(value)) = &self.nullable {
            crate::runtime::check::at("nullable", crate::runtime::Check::check(value))?;
        }
        if let Some(value) = &self.typed {
            crate::runtime::check::at("typed", crate::runtime::Check::check(value))?;
        }
        if let Some(value) = &self.required {
            crate::runtime::check::at("required", crate::runtime::Check::check(value))?;
        }
        Ok(())
    }
}

/// Schema at `#/components/schemas/Used/properties/required`.
#[derive(Debug, Clone, PartialEq)]
pub struct UsedRequired {
    /// Property `id`.
    pub id: i64,
    /// Property `kind`.
    pub kind: String,
    /// Property `note`. At most 100 characters.
    pub note: Option<String>,
}
crate::runtime::object! {
    UsedRequired {
        0 id "id" required,
        1 kind "kind" required,
        2 note "note" optional,
    }
}
impl crate::runtime::Check for UsedRequired {
    fn check(&self) -> Result<(), crate::runtime::Fault> {
        if let Some(value) = &self.note {
            crate::runtime::check::at("note", crate::runtime::check::max_length(value, 100))?;
        }
        Ok(())
    }
}

/// Schema `Text`. At least 2 characters, at most 10 characters, matching `^a`.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Text(String);
crate::runtime::newtype! {
    Text(String) |value| {
        crate::runtime::check::min_length(value, 2)?;
        crate::runtime::check::max_length(value, 10)?;
        crate::runtime::check::pattern(value, &super::patterns::PATTERN_1)?;
        Ok(())
    }
}

/// Schema `Number`. At least 1, at most 5.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Number(i64);
crate::runtime::newtype! {
    Number(i64) |value| {
        crate::runtime::check::minimum(value, 1)?;
        crate::runtime::check::maximum(value, 5)?;
        Ok(())
    }
}

/// Schema `Contradiction`. Nothing fits.
#[derive(Debug, Clone, PartialEq)]
pub struct Contradiction(pub crate::runtime::Value);
crate::runtime::transparent! { Contradiction(crate::runtime::Value) }
impl crate::runtime::Check for Contradiction {
    fn check(&self) -> Result<(), crate::runtime::Fault> {
        {
            static SCHEMA: crate::runtime::Schema = crate::runtime::Schema::new("false");
            crate::runtime::check::schema(&self.0, &SCHEMA)?;
        }
        Ok(())
    }
}

/// Schema `ClosedPart`.
#[derive(Debug, Clone, PartialEq)]
pub struct ClosedPart {
    /// Property `a`.
    pub a: Option<String>,
}
crate::runtime::object! {
    ClosedPart {
        0 a "a" optional,
    }
    closed
}

/// Schema `AdditionalParts`.
#[derive(Debug, Clone, PartialEq)]
pub struct AdditionalParts {
    /// Property `a`.
    pub a: Option<String>,
    /// Property `b`. At least 1 character, at most 3 characters.
    pub b: Option<String>,
    /// Properties that are not declared.
    pub additional: std::collections::BTreeMap<String, String>,
}
crate::runtime::object! {
    AdditionalParts {
        0 a "a" optional,
        1 b "b" optional,
    }
    additional additional
}
impl crate::runtime::Check for AdditionalParts {
    fn check(&self) -> Result<(), crate::runtime::Fault> {
        if let Some(value) = &self.b {
            crate::runtime::check::at("b", crate::runtime::check::min_length(value, 1))?;
            crate::runtime::check::at("b", crate::runtime::check::max_length(value, 3))?;
        }
        for (key, item) in &self.additional {
            crate::runtime::check::at_key(key, crate::runtime::check::max_length(item, 3))?;
        }
        Ok(())
    }
}

/// Schema `Loop`.
pub type Loop = crate::runtime::Value;

/// Schema `LoopBack`.
pub type LoopBack = crate::runtime::Value;

// ── patterns.rs
/// `^a`.
pub(super) static PATTERN_1: crate::runtime::Pattern = crate::runtime::Pattern::new("^a", "^a");

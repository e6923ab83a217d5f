// ── tag_0.rs

/// Schema `Free`.
pub type Free = std::collections::BTreeMap<String, crate::runtime::Value>;

/// Schema `FreeSaid`.
pub type FreeSaid = std::collections::BTreeMap<String, crate::runtime::Value>;

/// Schema `Empty`.
#[derive(Debug, Clone, PartialEq)]
pub struct Empty {}
crate::runtime::object! {
    Empty {}
    closed
}

/// Schema `Integers`. At least 1 property, at most 9 properties.
pub type Integers = std::collections::BTreeMap<String, i64>;

/// Schema `Colours`.
pub type Colours = std::collections::BTreeMap<String, ColoursValue>;

/// Schema at `#/components/schemas/Colours/additionalProperties`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ColoursValue {
    /// `red`.
    Red,
    /// `green`.
    Green,
}
crate::runtime::text_enum! {
    ColoursValue {
        Red "red",
        Green "green",
    }
}

/// Schema `Things`.
pub type Things = std::collections::BTreeMap<String, ThingsValue>;

/// Schema at `#/components/schemas/Things/additionalProperties`.
#[derive(Debug, Clone, PartialEq)]
pub struct ThingsValue {
    /// Property `a`. At most 2 characters.
    pub a: Option<String>,
}
crate::runtime::object! {
    ThingsValue {
        0 a "a" optional,
    }
}
impl crate::runtime::Check for ThingsValue {
    fn check(&self) -> Result<(), crate::runtime::Fault> {
        if let Some(value) = &self.a {
            crate::runtime::check::at("a", crate::runtime::check::max_length(value, 2))?;
        }
        Ok(())
    }
}

/// Schema `Known`.
#[derive(Debug, Clone, PartialEq)]
pub struct Known {
    /// Property `a`.
    pub a: Option<String>,
    /// Properties that are not declared.
    pub additional: std::collections::BTreeMap<String, i64>,
}
crate::runtime::object! {
    Known {
        0 a "a" optional,
    }
    additional additional
}
impl crate::runtime::Check for Known {
    fn check(&self) -> Result<(), crate::runtime::Fault> {
        for (key, item) in &self.additional {
            crate::runtime::check::at_key(key, crate::runtime::check::minimum(item, 0))?;
        }
        Ok(())
    }
}

/// Schema `Closed`.
#[derive(Debug, Clone, PartialEq)]
pub struct Closed {
    /// Property `a`.
    pub a: Option<String>,
}
crate::runtime::object! {
    Closed {
        0 a "a" optional,
    }
    closed
}

/// Schema `RequiredOnly`.
#[derive(Debug, Clone, PartialEq)]
pub struct RequiredOnly {
    /// Property `x`.
    pub x: crate::runtime::Value,
    /// Property `y`.
    pub y: crate::runtime::Value,
    /// Properties that are not declared.
    pub additional: std::collections::BTreeMap<String, crate::runtime::Value>,
}
crate::runtime::object! {
    RequiredOnly {
        0 x "x" required,
        1 y "y" required,
    }
    additional additional
}

/// Schema `Counted`. At least 1 property.
#[derive(Debug, Clone, PartialEq)]
pub struct Counted {
    /// Property `a`. Default: `1`.
    pub a: Option<i64>,
    /// Properties that are not declared.
    pub additional: std::collections::BTreeMap<String, crate::runtime::Value>,
}
crate::runtime::object! {
    Counted {
        0 a "a" optional,
    }
    additional additional
}
impl crate::runtime::Check for Counted {
    fn check(&self) -> Result<(), crate::runtime::Fault> {
        crate::runtime::check::min_properties(self, 1)?;
        Ok(())
    }
}

/// Schema `Nested`.
pub type Nested = Vec<Vec<std::collections::BTreeMap<String, String>>>;

/// Schema `Tree`.
#[derive(Debug, Clone, PartialEq)]
pub struct Tree(pub std::collections::BTreeMap<String, Tree>);
crate::runtime::transparent! { Tree(std::collections::BTreeMap<String, Tree>) }


// ── tag_0.rs

/// Schema `Nullable`. At most 3 characters.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Nullable(String);
crate::runtime::newtype! {
    Nullable(String) |value| {
        crate::runtime::check::max_length(value, 3)?;
        Ok(())
    }
}

/// Schema `Several`. Held to the schema `{"type":["integer","string"],"minimum":1}`.
#[derive(Debug, Clone, PartialEq)]
pub struct Several(pub crate::runtime::Value);
crate::runtime::transparent! { Several(crate::runtime::Value) }
impl crate::runtime::Check for Several {
    fn check(&self) -> Result<(), crate::runtime::Fault> {
        {
            static SCHEMA: crate::runtime::Schema =
                crate::runtime::Schema::new("{\"type\":[\"integer\",\"string\"],\"minimum\":1}");
            crate::runtime::check::schema(&self.0, &SCHEMA)?;
        }
        Ok(())
    }
}

/// Schema `WithNull`. Held to the schema `{"type":["integer","string","null"]}`.
#[derive(Debug, Clone, PartialEq)]
pub struct WithNull(pub crate::runtime::Value);
crate::runtime::transparent! { WithNull(crate::runtime::Value) }
impl crate::runtime::Check for WithNull {
    fn check(&self) -> Result<(), crate::runtime::Fault> {
        {
            static SCHEMA: crate::runtime::Schema =
                crate::runtime::Schema::new("{\"type\":[\"integer\",\"string\",\"null\"]}");
            crate::runtime::check::schema(&self.0, &SCHEMA)?;
        }
        Ok(())
    }
}

/// Schema `Null`. Held to the schema `{"type":"null"}`.
#[derive(Debug, Clone, PartialEq)]
pub struct Null(pub crate::runtime::Value);
crate::runtime::transparent! { Null(crate::runtime::Value) }
impl crate::runtime::Check for Null {
    fn check(&self) -> Result<(), crate::runtime::Fault> {
        {
            static SCHEMA: crate::runtime::Schema = crate::runtime::Schema::new("{\"type\":\"null\"}");
            crate::runtime::check::schema(&self.0, &SCHEMA)?;
        }
        Ok(())
    }
}

/// Schema `Const`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Const {
    /// `fixed`.
    Fixed,
}
crate::runtime::text_enum! {
    Const {
        Fixed "fixed",
    }
}

/// Schema `Never`. Held to the schema `{"not":true}`.
#[derive(Debug, Clone, PartialEq)]
pub struct Never(pub crate::runtime::Value);
crate::runtime::transparent! { Never(crate::runtime::Value) }
impl crate::runtime::Check for Never {
    fn check(&self) -> Result<(), crate::runtime::Fault> {
        {
            static SCHEMA: crate::runtime::Schema = crate::runtime::Schema::new("{\"not\":true}");
            crate::runtime::check::schema(&self.0, &SCHEMA)?;
        }
        Ok(())
    }
}

/// Schema `Always`.
pub type Always = crate::runtime::Value;

/// Schema `Holder`.
#[derive(Debug, Clone, PartialEq)]
pub struct Holder {
    /// Beside a reference.
    pub nullable: Option<Nullable>,
    /// Property `several`.
    pub several: Several,
    /// Property `withNull`.
    pub with_null: Option<Option<WithNull>>,
    /// Property `null`.
    pub null: Option<Null>,
    /// Property `const`.
    pub r#const: Option<Const>,
    /// Property `never`.
    pub never: Option<Never>,
    /// Property `maybe`.
    pub maybe: Option<Option<Const>>,
    /// Property `narrowed`. Held to the schema `{"allOf":[{"type":["integer","string"],"minimum":1},{"maximum":5}]}`.
    pub narrowed: Option<crate::runtime::Value>,
    /// Property `patterns`. Held to the schema `{"patternProperties":{"^x\\-":{"type":"string"}},"additionalProperties":false}`.
    pub patterns: Option<std::collections::BTreeMap<String, String>>,
    /// Property `pair`.
    pub pair: Option<HolderPair>,
}
crate::runtime::object! {
    Holder {
        0 nullable "nullable" nullable,
        1 several "several" required,
        2 with_null "withNull" both,
        3 null "null" nullable,
        4 r#const "const" optional,
        5 never "never" optional,
        6 maybe "maybe" both,
        7 narrowed "narrowed" optional,
        8 patterns "patterns" optional,
        9 pair "pair" optional,
    }
}
impl crate::runtime::Check for Holder {
    fn check(&self) -> Result<(), crate::runtime::Fault> {
        crate::runtime::check::at("several", crate::runtime::Check::check(&self.several))?;
        if let Some(Some(value)) = &self.with_null {
            crate::runtime::check::at("withNull", crate::runtime::Check::check(value))?;
        }
        if let Some(value) = &self.null {
            crate::runtime::check::at("null", crate::runtime::Check::check(value))?;
        }
        if let Some(value) = &self.never {
            crate::runtime::check::at("never", crate::runtime::Check::check(value))?;
        }
        if let Some(value) = &self.narrowed {
            {
                static SCHEMA: crate::runtime::Schema =
                    crate::runtime::Schema::new("{\"allOf\":[{\"type\":[\"integer\",\"string\"],\"minimum\":1},{\"maximum\":5}]}");
                crate::runtime::check::at("narrowed", crate::runtime::check::schema(value, &SCHEMA))?;
            }
        }
        if let Some(value) = &self.patterns {
            {
                static SCHEMA: crate::runtime::Schema =
                    crate::runtime::Schema::new("{\"patternProperties\":{\"^x\\\\-\":{\"type\":\"string\"}},\"additionalProperties\":false}");
                crate::runtime::check::at("patterns", crate::runtime::check::schema(value, &SCHEMA))?;
            }
        }
        Ok(())
    }
}

/// Schema at `#/components/schemas/Holder/properties/pair`.
#[derive(Debug, Clone, PartialEq)]
pub struct HolderPair(pub Option<String>, pub Vec<i64>);
crate::runtime::tuple! { HolderPair { 0 optional, 1 rest } }


// ── tag_0.rs

/// Schema `Document`. At least 11 characters, matching `^\d{11}$`. Example: `"52998224725"`.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Document(String);
crate::runtime::newtype! {
    Document(String) |value| {
        crate::runtime::check::saying("must be a CPF of eleven digits", || {
            crate::runtime::check::min_length(value, 11)?;
            crate::runtime::check::pattern(value, &super::patterns::PATTERN_1)?;
            Ok(())
        })?;
        Ok(())
    }
}

/// Schema `Card`. Matching `^\d{4} \d{2}$`. Example: `"7001 23"`.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Card(String);
crate::runtime::newtype! {
    Card(String) |value| {
        crate::runtime::check::pattern(value, &super::patterns::PATTERN_2)?;
        Ok(())
    }
}

/// Schema `OtherCard`. Matching `^\d{4} \d{2}$`. Example: `"7001 24"`.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct OtherCard(String);
crate::runtime::newtype! {
    OtherCard(String) |value| {
        crate::runtime::check::pattern(value, &super::patterns::PATTERN_3)?;
        Ok(())
    }
}

/// Schema `SameCard`. Matching `^\d{4} \d{2}$`. Example: `"7001 23"`.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct SameCard(String);
crate::runtime::newtype! {
    SameCard(String) |value| {
        crate::runtime::check::pattern(value, &super::patterns::PATTERN_2)?;
        Ok(())
    }
}

/// Schema `Address`. Matching `^https://`.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Address(String);
crate::runtime::newtype! {
    Address(String) |value| {
        crate::runtime::check::pattern(value, &super::patterns::PATTERN_4)?;
        Ok(())
    }
}

/// Schema `Secret`. Matching `^[a-z]+$`. Example: `"NO MATCH"`.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Secret(String);
crate::runtime::newtype! {
    Secret(String) |value| {
        crate::runtime::check::pattern(value, &super::patterns::PATTERN_5)?;
        Ok(())
    }
}

/// Schema `Age`. At least 18.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Age(i32);
crate::runtime::newtype! {
    Age(i32) |value| {
        crate::runtime::check::saying("must be of age", || {
            crate::runtime::check::minimum(value, 18)?;
            Ok(())
        })?;
        Ok(())
    }
}

/// Schema `Registration`.
#[derive(Debug, Clone, PartialEq)]
pub struct Registration {
    /// Property `tags`. At most 3 elements.
    pub tags: Option<Vec<String>>,
    /// Property `note`. At most 9 characters.
    pub note: Option<Option<String>>,
    /// Property `either`. Held to the schema `{"pattern":"^[0-9]+$","x-message":"must be a number or its digits"}`.
    pub either: Option<crate::runtime::Value>,
}
crate::runtime::object! {
    Registration {
        0 tags "tags" optional,
        1 note "note" both,
        2 either "either" optional,
    }
}
impl crate::runtime::Check for Registration {
    fn check(&self) -> Result<(), crate::runtime::Fault> {
        if let Some(value) = &self.tags {
            crate::runtime::check::at("tags", crate::runtime::check::saying("must be up to three words", || {
                crate::runtime::check::max_items(value, 3)?;
                Ok(())
            }))?;
            for (index, item) in value.iter().enumerate() {
                crate::runtime::check::at("tags", crate::runtime::check::at_index(index, crate::runtime::check::saying("must be a short word", || {
                    crate::runtime::check::max_length(item, 5)?;
                    Ok(())
                })))?;
            }
        }
        if let Some(Some(value)) = &self.note {
            crate::runtime::check::at("note", crate::runtime::check::saying("must be a \"note\"", || {
                crate::runtime::check::max_length(value, 9)?;
                Ok(())
            }))?;
        }
        if let Some(value) = &self.either {
            {
                static SCHEMA: crate::runtime::Schema =
                    crate::runtime::Schema::new("{\"pattern\":\"^[0-9]+$\",\"x-message\":\"must be a number or its digits\"}");
                crate::runtime::check::at("either", crate::runtime::check::schema(value, &SCHEMA))?;
            }
        }
        Ok(())
    }
}

/// Schema `Either`. Held to the schema `{"not":{"type":"string","pattern":"^x","x-message":"must begin with x"}}`.
#[derive(Debug, Clone, PartialEq)]
pub struct Either(pub crate::runtime::Value);
crate::runtime::transparent! { Either(crate::runtime::Value) }
impl crate::runtime::Check for Either {
    fn check(&self) -> Result<(), crate::runtime::Fault> {
        {
            static SCHEMA: crate::runtime::Schema =
                crate::runtime::Schema::new("{\"not\":{\"type\":\"string\",\"pattern\":\"^x\",\"x-message\":\"must begin with x\"}}");
            crate::runtime::check::schema(&self.0, &SCHEMA)?;
        }
        Ok(())
    }
}

// ── patterns.rs
/// `^\d{11}$`.
pub(super) static PATTERN_1: crate::runtime::Pattern = crate::runtime::Pattern::new("^\\d{11}$", "^[0-9]{11}$");
/// `^\d{4} \d{2}$`.
pub(super) static PATTERN_2: crate::runtime::Pattern =
    crate::runtime::Pattern::new("^\\d{4} \\d{2}$", "^[0-9]{4} [0-9]{2}$").such_as("7001 23");
/// `^\d{4} \d{2}$`.
pub(super) static PATTERN_3: crate::runtime::Pattern =
    crate::runtime::Pattern::new("^\\d{4} \\d{2}$", "^[0-9]{4} [0-9]{2}$").such_as("7001 24");
/// `^https://`.
pub(super) static PATTERN_4: crate::runtime::Pattern =
    crate::runtime::Pattern::new("^https://", "^https://").of_format("uri");
/// `^[a-z]+$`.
pub(super) static PATTERN_5: crate::runtime::Pattern = crate::runtime::Pattern::new("^[a-z]+$", "^[a-z]+$");

// ── tag_0.rs

/// Schema `Measures`.
#[derive(Debug, Clone, PartialEq)]
pub struct Measures {
    /// Property `i32`.
    pub i32: i32,
    /// Property `i64`. At least 1, at most 1000000.
    pub i64: i64,
    /// Property `plain`. At least 2, a multiple of 3.
    pub plain: i64,
    /// Property `u64`.
    pub u64: u64,
    /// Property `huge`. At least -18446744073709551616.
    pub huge: i128,
    /// Property `small`.
    pub small: i32,
    /// Property `never`. Nothing fits.
    pub never: Option<i32>,
    /// Property `f32`.
    pub f32: f32,
    /// Property `f64`. More than 0, at most 1.
    pub f64: f64,
    /// Property `money`. A multiple of 0.01.
    pub money: f64,
    /// Property `flag`.
    pub flag: bool,
    /// Property `unsigned`.
    pub unsigned: Option<u64>,
    /// Property `whole`.
    pub whole: Option<i64>,
}
crate::runtime::object! {
    Measures {
        0 i32 "i32" required,
        1 i64 "i64" required,
        2 plain "plain" required,
        3 u64 "u64" required,
        4 huge "huge" required,
        5 small "small" required,
        6 never "never" optional,
        7 f32 "f32" required,
        8 f64 "f64" required,
        9 money "money" required,
        10 flag "flag" required,
        11 unsigned "unsigned" optional,
        12 whole "whole" optional,
    }
}
impl crate::runtime::Check for Measures {
    fn check(&self) -> Result<(), crate::runtime::Fault> {
        crate::runtime::check::at("i64", crate::runtime::check::minimum(&self.i64, 1))?;
        crate::runtime::check::at("i64", crate::runtime::check::maximum(&self.i64, 1_000_000))?;
        crate::runtime::check::at("plain", crate::runtime::check::minimum(&self.plain, 2))?;
        crate::runtime::check::at("plain", crate::runtime::check::multiple_of(&self.plain, 3))?;
        crate::runtime::check::at("huge", crate::runtime::check::minimum(&self.huge, -18_446_744_073_709_551_616))?;
        if let Some(value) = &self.never {
            {
                static SCHEMA: crate::runtime::Schema = crate::runtime::Schema::new("false");
                crate::runtime::check::at("never", crate::runtime::check::schema(value, &SCHEMA))?;
            }
        }
        crate::runtime::check::at("f32", crate::runtime::check::finite(&self.f32))?;
        crate::runtime::check::at("f64", crate::runtime::check::exclusive_minimum(&self.f64, 0.0))?;
        crate::runtime::check::at("f64", crate::runtime::check::maximum(&self.f64, 1.0))?;
        crate::runtime::check::at("money", crate::runtime::check::multiple_of(&self.money, 0.01))?;
        Ok(())
    }
}

/// Schema `Texts`.
#[derive(Debug, Clone, PartialEq)]
pub struct Texts {
    /// Property `date`. Matching `^20`.
    pub date: Option<crate::runtime::Date>,
    /// Property `at`.
    pub at: Option<crate::runtime::DateTime>,
    /// Property `id`.
    pub id: Option<crate::runtime::Uuid>,
    /// Property `spelled`. Matching `^[0-9a-f-]+$`, held to the schema `{"format":"uuid"}`.
    pub spelled: Option<String>,
    /// Property `bytes`.
    pub bytes: Option<crate::runtime::Base64>,
    /// Property `file`.
    pub file: Option<String>,
    /// Property `mail`.
    pub mail: Option<String>,
    /// Property `none`.
    pub none: Option<String>,
}
crate::runtime::object! {
    Texts {
        0 date "date" optional,
        1 at "at" optional,
        2 id "id" optional,
        3 spelled "spelled" optional,
        4 bytes "bytes" optional,
        5 file "file" optional,
        6 mail "mail" optional,
        7 none "none" optional,
    }
}
impl crate::runtime::Check for Texts {
    fn check(&self) -> Result<(), crate::runtime::Fault> {
        if let Some(value) = &self.date {
            crate::runtime::check::at("date", crate::runtime::check::pattern(value, &super::patterns::PATTERN_1))?;
        }
        if let Some(value) = &self.spelled {
            crate::runtime::check::at("spelled", crate::runtime::check::pattern(value, &super::patterns::PATTERN_2))?;
            {
                static SCHEMA: crate::runtime::Schema = crate::runtime::Schema::new("{\"format\":\"uuid\"}");
                crate::runtime::check::at("spelled", crate::runtime::check::schema(value, &SCHEMA))?;
            }
        }
        Ok(())
    }
}

/// Schema `Code`. At least 2 characters, at most 2 characters.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Code(String);
crate::runtime::newtype! {
    Code(String) |value| {
        crate::runtime::check::min_length(value, 2)?;
        crate::runtime::check::max_length(value, 2)?;
        Ok(())
    }
}

/// Schema `Ratio`. At least 0, at most 1.
#[derive(Debug, Clone, Copy, PartialEq, PartialOrd)]
pub struct Ratio(f64);
crate::runtime::newtype! {
    Ratio(f64) |value| {
        crate::runtime::check::minimum(value, 0.0)?;
        crate::runtime::check::maximum(value, 1.0)?;
        Ok(())
    }
}

/// Schema `Name`.
pub type Name = String;

/// Schema `Yes`. Held to the schema `{"enum":[true]}`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Yes(bool);
crate::runtime::newtype! {
    Yes(bool) |value| {
        {
            static SCHEMA: crate::runtime::Schema = crate::runtime::Schema::new("{\"enum\":[true]}");
            crate::runtime::check::schema(value, &SCHEMA)?;
        }
        Ok(())
    }
}

/// Schema `Half`. Held to the schema `{"enum":[0.5,1]}`.
#[derive(Debug, Clone, Copy, PartialEq, PartialOrd)]
pub struct Half(f64);
crate::runtime::newtype! {
    Half(f64) |value| {
        {
            static SCHEMA: crate::runtime::Schema = crate::runtime::Schema::new("{\"enum\":[0.5,1]}");
            crate::runtime::check::schema(value, &SCHEMA)?;
        }
        Ok(())
    }
}

// ── patterns.rs
/// `^20`.
pub(super) static PATTERN_1: crate::runtime::Pattern = crate::runtime::Pattern::new("^20", "^20").of_format("date");
/// `^[0-9a-f-]+$`.
pub(super) static PATTERN_2: crate::runtime::Pattern =
    crate::runtime::Pattern::new("^[0-9a-f-]+$", "^[0-9a-f\\-]+$").of_format("uuid");

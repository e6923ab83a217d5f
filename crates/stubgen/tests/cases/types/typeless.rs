// ── tag_0.rs

/// Schema `Object`.
#[derive(Debug, Clone, PartialEq)]
pub struct Object {
    /// Property `a`.
    pub a: String,
}
crate::runtime::object! {
    Object {
        0 a "a" required,
    }
}

/// Schema `List`. No two elements equal.
pub type List = Vec<i64>;

/// Schema `Anything`.
pub type Anything = crate::runtime::Value;

/// Whatever is sent.
///
/// Schema `Described`.
pub type Described = crate::runtime::Value;

/// Schema `Short`. Held to the schema `{"maxLength":5}`.
#[derive(Debug, Clone, PartialEq)]
pub struct Short(pub crate::runtime::Value);
crate::runtime::transparent! { Short(crate::runtime::Value) }
impl crate::runtime::Check for Short {
    fn check(&self) -> Result<(), crate::runtime::Fault> {
        {
            static SCHEMA: crate::runtime::Schema = crate::runtime::Schema::new("{\"maxLength\":5}");
            crate::runtime::check::schema(&self.0, &SCHEMA)?;
        }
        Ok(())
    }
}

/// Schema `Least`. Held to the schema `{"minimum":5}`.
#[derive(Debug, Clone, PartialEq)]
pub struct Least(pub crate::runtime::Value);
crate::runtime::transparent! { Least(crate::runtime::Value) }
impl crate::runtime::Check for Least {
    fn check(&self) -> Result<(), crate::runtime::Fault> {
        {
            static SCHEMA: crate::runtime::Schema = crate::runtime::Schema::new("{\"minimum\":5}");
            crate::runtime::check::schema(&self.0, &SCHEMA)?;
        }
        Ok(())
    }
}

/// Schema `Mixed`. Held to the schema `{"enum":["a",1,true]}`.
#[derive(Debug, Clone, PartialEq)]
pub struct Mixed(pub crate::runtime::Value);
crate::runtime::transparent! { Mixed(crate::runtime::Value) }
impl crate::runtime::Check for Mixed {
    fn check(&self) -> Result<(), crate::runtime::Fault> {
        {
            static SCHEMA: crate::runtime::Schema = crate::runtime::Schema::new("{\"enum\":[\"a\",1,true]}");
            crate::runtime::check::schema(&self.0, &SCHEMA)?;
        }
        Ok(())
    }
}

/// Schema `Texts`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Texts {
    /// `a`.
    A,
    /// `b`.
    B,
}
crate::runtime::text_enum! {
    Texts {
        A "a",
        B "b",
    }
}

/// Schema `Numbers`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Numbers {
    /// `3`.
    Value3,
    /// `4`.
    Value4,
}
crate::runtime::int_enum! {
    Numbers {
        Value3 3,
        Value4 4,
    }
}

/// Schema `NoText`. Held to the schema `{"not":{"type":"string"}}`.
#[derive(Debug, Clone, PartialEq)]
pub struct NoText(pub crate::runtime::Value);
crate::runtime::transparent! { NoText(crate::runtime::Value) }
impl crate::runtime::Check for NoText {
    fn check(&self) -> Result<(), crate::runtime::Fault> {
        {
            static SCHEMA: crate::runtime::Schema = crate::runtime::Schema::new("{\"not\":{\"type\":\"string\"}}");
            crate::runtime::check::schema(&self.0, &SCHEMA)?;
        }
        Ok(())
    }
}

/// Schema `NotThese`. Held to the schema `{"not":{"enum":["a"]}}`.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct NotThese(String);
crate::runtime::newtype! {
    NotThese(String) |value| {
        {
            static SCHEMA: crate::runtime::Schema = crate::runtime::Schema::new("{\"not\":{\"enum\":[\"a\"]}}");
            crate::runtime::check::schema(value, &SCHEMA)?;
        }
        Ok(())
    }
}

/// Schema `Both`. Held to the schema `{"items":{"type":"string"},"properties":{"a":{"type":"string"}}}`.
#[derive(Debug, Clone, PartialEq)]
pub struct Both(pub crate::runtime::Value);
crate::runtime::transparent! { Both(crate::runtime::Value) }
impl crate::runtime::Check for Both {
    fn check(&self) -> Result<(), crate::runtime::Fault> {
        {
            static SCHEMA: crate::runtime::Schema =
                crate::runtime::Schema::new("{\"items\":{\"type\":\"string\"},\"properties\":{\"a\":{\"type\":\"string\"}}}");
            crate::runtime::check::schema(&self.0, &SCHEMA)?;
        }
        Ok(())
    }
}

/// Schema `Holder`.
#[derive(Debug, Clone, PartialEq)]
pub struct Holder {
    /// Property `any`.
    pub any: crate::runtime::Value,
    /// Property `maybe`.
    pub maybe: Option<crate::runtime::Value>,
    /// Property `short`.
    pub short: Option<Short>,
    /// Property `texts`.
    pub texts: Option<Option<Texts>>,
}
crate::runtime::object! {
    Holder {
        0 any "any" required,
        1 maybe "maybe" optional,
        2 short "short" nullable,
        3 texts "texts" both,
    }
}
impl crate::runtime::Check for Holder {
    fn check(&self) -> Result<(), crate::runtime::Fault> {
        if let Some(value) = &self.short {
            crate::runtime::check::at("short", crate::runtime::Check::check(value))?;
        }
        Ok(())
    }
}


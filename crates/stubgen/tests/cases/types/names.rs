// error[bad-component-name] #/components/schemas/***: `***` cannot be the name of a component. Use only letters from a to z, digits, `.`, `-` and `_`.
// ── tag_0.rs

/// Schema `Option`.
#[derive(Debug, Clone, PartialEq)]
pub struct Option2 {
    /// Property `a`.
    pub a: Option<String>,
}
crate::runtime::object! {
    Option2 {
        0 a "a" optional,
    }
}

/// Schema `String`.
pub type String2 = String;

/// Schema `Self`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Self2 {
    /// `self`.
    Self2,
    /// `Self`.
    Self3,
    /// `super`.
    Super,
    /// `None`.
    None,
    /// `1`.
    Value1,
    /// `1.5`.
    Value15,
    /// `-1.5`.
    Minus15,
    /// `""`.
    Empty,
    /// `" "`.
    Value9,
    /// `北京`.
    BeiJing,
    /// `a b`.
    AB,
    /// `a-b`.
    AB2,
    /// `*/`.
    Star,
    /// `quote"`.
    Quote,
    /// `back\slash`.
    BackSlash,
    /// `line break`.
    LineBreak,
    /// `nul`.
    Nul,
    /// ` revers`.
    Revers,
    /// `{`.
    Value19,
    /// `🦀`.
    Crab,
}
crate::runtime::text_enum! {
    Self2 {
        Self2 "self",
        Self3 "Self",
        Super "super",
        None "None",
        Value1 "1",
        Value15 "1.5",
        Minus15 "-1.5",
        Empty "",
        Value9 " ",
        BeiJing "北京",
        AB "a b",
        AB2 "a-b",
        Star "*/",
        Quote "quote\"",
        BackSlash "back\\slash",
        LineBreak "line\nbreak",
        Nul "nul\0",
        Revers "\u{202e}revers",
        Value19 "{",
        Crab "🦀",
    }
}

/// Schema `foo_bar`.
#[derive(Debug, Clone, PartialEq)]
pub struct FooBar {
    /// Property `a`.
    pub a: Option<String>,
}
crate::runtime::object! {
    FooBar {
        0 a "a" optional,
    }
}

/// Schema `FooBar`.
#[derive(Debug, Clone, PartialEq)]
pub struct FooBar2 {
    /// Property `b`.
    pub b: Option<String>,
}
crate::runtime::object! {
    FooBar2 {
        0 b "b" optional,
    }
}

/// Schema `a.b.C`.
#[derive(Debug, Clone, PartialEq)]
pub struct ABC {
    /// Property `x`.
    pub x: Option<String>,
}
crate::runtime::object! {
    ABC {
        0 x "x" optional,
    }
}

/// Schema `123`.
#[derive(Debug, Clone, PartialEq)]
pub struct Value123 {
    /// Property `x`.
    pub x: Option<String>,
}
crate::runtime::object! {
    Value123 {
        0 x "x" optional,
    }
}

/// Schema `***`.
#[derive(Debug, Clone, PartialEq)]
pub struct StarStarStar {
    /// Property `x`.
    pub x: Option<String>,
}
crate::runtime::object! {
    StarStarStar {
        0 x "x" optional,
    }
}

/// Hostile */ \[link\](x) \<b\>html\</b\>
///
/// ```text
/// fn main() {}
/// ```
/// indented
/// rtl   end `tick nul tab`
///
/// Schema `Properties`.
#[derive(Debug, Clone, PartialEq)]
pub struct Properties {
    /// Property `$id`. At most 1 character.
    pub dollar_id: Option<String>,
    /// Property `@type`.
    pub at_type: Option<String>,
    /// Property `1st`.
    pub value_1st: Option<String>,
    /// Property `""`. At most 1 character.
    pub field: Option<String>,
    /// Property `type`.
    pub r#type: Option<String>,
    /// Property `self`.
    pub self_: Option<String>,
    /// Property `crate`.
    pub crate_: Option<String>,
    /// Property `fooBar`.
    pub foo_bar: Option<String>,
    /// Property `foo_bar`.
    pub foo_bar3: Option<String>,
    /// Property `foo-bar`.
    pub foo_bar2: Option<String>,
    /// Property `wire"\  `. Matching `"\\'*/\n`.
    pub wire: Option<String>,
    /// Property `additional`.
    pub additional: Option<String>,
    /// Property `reader`.
    pub reader: Option<String>,
    /// Property `inner`.
    pub inner: Option<PropertiesInner2>,
    /// Properties that are not declared.
    pub additional2: std::collections::BTreeMap<String, crate::runtime::Value>,
}
crate::runtime::object! {
    Properties {
        0 dollar_id "$id" optional,
        1 at_type "@type" optional,
        2 value_1st "1st" optional,
        3 field "" optional,
        4 r#type "type" optional,
        5 self_ "self" optional,
        6 crate_ "crate" optional,
        7 foo_bar "fooBar" optional,
        8 foo_bar3 "foo_bar" optional,
        9 foo_bar2 "foo-bar" optional,
        10 wire "wire\"\\\n\u{202e}" optional,
        11 additional "additional" optional,
        12 reader "reader" optional,
        13 inner "inner" optional,
    }
    additional additional2
}
impl crate::runtime::Check for Properties {
    fn check(&self) -> Result<(), crate::runtime::Fault> {
        if let Some(value) = &self.dollar_id {
            crate::runtime::check::at("$id", crate::runtime::check::max_length(value, 1))?;
        }
        if let Some(value) = &self.field {
            crate::runtime::check::at("", crate::runtime::check::max_length(value, 1))?;
        }
        if let Some(value) = &self.wire {
            crate::runtime::check::at(
                "wire\"\\\n\u{202e}",
                crate::runtime::check::pattern(value, &super::patterns::PATTERN_1),
            )?;
        }
        Ok(())
    }
}

/// Schema at `#/components/schemas/Properties/properties/inner`.
#[derive(Debug, Clone, PartialEq)]
pub struct PropertiesInner2 {
    /// Property `a`.
    pub a: Option<String>,
}
crate::runtime::object! {
    PropertiesInner2 {
        0 a "a" optional,
    }
}

/// Schema `PropertiesInner`.
#[derive(Debug, Clone, PartialEq)]
pub struct PropertiesInner {
    /// Property `b`.
    pub b: Option<String>,
}
crate::runtime::object! {
    PropertiesInner {
        0 b "b" optional,
    }
}

// ── patterns.rs
/// `"\\'*/\n`.
pub(super) static PATTERN_1: crate::runtime::Pattern = crate::runtime::Pattern::new("\"\\\\`*/\\n", "\"\\\\`*/\\n");

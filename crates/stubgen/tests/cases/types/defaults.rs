// ── tag_0.rs

/// Schema `Page`.
#[derive(Debug, Clone, PartialEq)]
pub struct Page {
    /// Property `needed`. Default: `1`.
    pub needed: i64,
    /// Property `size`. At least 1. Default: `20`.
    pub size: i32,
    /// Property `big`. Default: `12345678901`.
    pub big: i64,
    /// Property `ratio`. Default: `1`.
    pub ratio: f64,
    /// Property `small`. Default: `0.25`.
    pub small: f32,
    /// Property `text`. Default: `"a \"quoted\"\n\\ text"`.
    pub text: String,
    /// Property `order`. Default: `"desc"`.
    pub order: PageOrder,
    /// Property `level`. Default: `2`.
    pub level: PageLevel,
    /// Property `colour`. Default: `"green"`.
    pub colour: Colour,
    /// Property `code`. Default: `"ab"`.
    pub code: Code,
    /// Property `tags`. Default: `[]`.
    pub tags: Vec<String>,
    /// Property `orders`. Default: `["red"]`.
    pub orders: Vec<Colour>,
    /// Property `map`. Default: `{}`.
    pub map: std::collections::BTreeMap<String, String>,
    /// Property `nullable`. Default: `"x"`.
    pub nullable: Option<String>,
    /// Property `nulled`.
    pub nulled: Option<Option<String>>,
    /// Property `unfit`. Default: `"nope"`.
    pub unfit: Option<i64>,
    /// Property `tooSmall`. At least 5. Default: `1`.
    pub too_small: Option<i64>,
    /// Property `object`. Default: `{"a":"b"}`.
    pub object: Option<PageObject>,
    /// Property `date`. Default: `"2024-02-29"`.
    pub date: Option<crate::runtime::Date>,
    /// Property `flag`. Default: `false`.
    pub flag: bool,
    /// Property `named`. Default: `"abc"`.
    pub named: Named,
}
crate::runtime::object! {
    Page {
        0 needed "needed" required,
        1 size "size" default(20),
        2 big "big" default(12_345_678_901),
        3 ratio "ratio" default(1.0),
        4 small "small" default(0.25),
        5 text "text" default("a \"quoted\"\n\\ text".to_owned()),
        6 order "order" default(super::PageOrder::Desc),
        7 level "level" default(super::PageLevel::Value2),
        8 colour "colour" default(super::Colour::Green),
        9 code "code" default(super::Code::stated("ab".to_owned())),
        10 tags "tags" default(Vec::new()),
        11 orders "orders" default(vec![super::Colour::Red]),
        12 map "map" default(std::collections::BTreeMap::new()),
        13 nullable "nullable" default(Some("x".to_owned())),
        14 nulled "nulled" both,
        15 unfit "unfit" optional,
        16 too_small "tooSmall" optional,
        17 object "object" optional,
        18 date "date" optional,
        19 flag "flag" default(false),
        20 named "named" default("abc".to_owned()),
    }
}
impl crate::runtime::Check for Page {
    fn check(&self) -> Result<(), crate::runtime::Fault> {
        crate::runtime::check::at("size", crate::runtime::check::minimum(&self.size, 1))?;
        crate::runtime::check::at("small", crate::runtime::check::finite(&self.small))?;
        if let Some(value) = &self.too_small {
            crate::runtime::check::at("tooSmall", crate::runtime::check::minimum(value, 5))?;
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
impl Code {
    /// A value that the document states: it was checked when this code was made.
    pub(super) fn stated(value: String) -> Self {
        Self(value)
    }
}

/// Schema at `#/components/schemas/Page/properties/level`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum PageLevel {
    /// `1`.
    Value1,
    /// `2`.
    Value2,
}
crate::runtime::int_enum! {
    PageLevel {
        Value1 1,
        Value2 2,
    }
}

/// Schema `Named`.
pub type Named = String;

/// Schema at `#/components/schemas/Page/properties/order`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum PageOrder {
    /// `asc`.
    Asc,
    /// `desc`.
    Desc,
}
crate::runtime::text_enum! {
    PageOrder {
        Asc "asc",
        Desc "desc",
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

/// Schema at `#/components/schemas/Page/properties/object`.
#[derive(Debug, Clone, PartialEq)]
pub struct PageObject {
    /// Property `a`.
    pub a: Option<String>,
}
crate::runtime::object! {
    PageObject {
        0 a "a" optional,
    }
}


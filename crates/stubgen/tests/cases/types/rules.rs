// warning[pattern-unchecked] #/components/schemas/UsesList/properties/lookahead/pattern: The stub does not check this pattern: at byte 1: lookahead is not supported. Write it without lookaround and backreferences, or check it in the implementation.
// warning[schema-never-fits] #/components/schemas/NoneLeft: No value fits here: no listed value fits the other rules. Correct the parts, so that some value fits all of them.
// ── tag_0.rs

/// Schema `List`. At least 1 element, at most 1000 elements, no two elements equal.
pub type List = Vec<String>;

/// Schema `UsesList`.
#[derive(Debug, Clone, PartialEq)]
pub struct UsesList {
    /// Property `list`.
    pub list: List,
    /// Property `again`.
    pub again: Option<List>,
    /// Property `nullable`.
    pub nullable: Option<Option<Vec<Option<Vec<Option<i64>>>>>>,
    /// Property `lookahead`.
    pub lookahead: Option<String>,
    /// Property `invalid`.
    pub invalid: Option<String>,
    /// Property `same`. Matching `^\d+$`.
    pub same: Option<String>,
    /// Property `checked`.
    pub checked: Option<Checked>,
    /// Property `listed`.
    pub listed: Option<Vec<Checked>>,
}
crate::runtime::object! {
    UsesList {
        0 list "list" required,
        1 again "again" optional,
        2 nullable "nullable" both,
        3 lookahead "lookahead" optional,
        4 invalid "invalid" optional,
        5 same "same" optional,
        6 checked "checked" optional,
        7 listed "listed" optional,
    }
}
impl crate::runtime::Check for UsesList {
    fn check(&self) -> Result<(), crate::runtime::Fault> {
        crate::runtime::check::at("list", crate::runtime::check::min_items(&self.list, 1))?;
        crate::runtime::check::at("list", crate::runtime::check::max_items(&self.list, 1000))?;
        crate::runtime::check::at("list", crate::runtime::check::unique_items(&self.list))?;
        for (index, item) in self.list.iter().enumerate() {
            crate::runtime::check::at(
                "list",
                crate::runtime::check::at_index(
                    index,
                    crate::runtime::check::pattern(item, &super::patterns::PATTERN_1),
                ),
            )?;
        }
        if let Some(value) = &self.again {
            crate::runtime::check::at("again", crate::runtime::check::min_items(value, 1))?;
            crate::runtime::check::at("again", crate::runtime::check::max_items(value, 1000))?;
            crate::runtime::check::at("again", crate::runtime::check::unique_items(value))?;
            for (index, item) in value.iter().enumerate() {
                crate::runtime::check::at(
                    "again",
                    crate::runtime::check::at_index(
                        index,
                        crate::runtime::check::pattern(item, &super::patterns::PATTERN_1),
                    ),
                )?;
            }
        }
        if let Some(Some(value)) = &self.nullable {
            for (index, item) in value.iter().enumerate() {
                if let Some(value) = item {
                    for (index2, item) in value.iter().enumerate() {
                        if let Some(value) = item {
                            crate::runtime::check::at(
                                "nullable",
                                crate::runtime::check::at_index(
                                    index,
                                    crate::runtime::check::at_index(index2, crate::runtime::check::minimum(value, 1)),
                                ),
                            )?;
                        }
                    }
                }
            }
        }
        if let Some(value) = &self.same {
            crate::runtime::check::at("same", crate::runtime::check::pattern(value, &super::patterns::PATTERN_1))?;
        }
        if let Some(value) = &self.checked {
            crate::runtime::check::at("checked", crate::runtime::Check::check(value))?;
        }
        if let Some(value) = &self.listed {
            for (index, item) in value.iter().enumerate() {
                crate::runtime::check::at(
                    "listed",
                    crate::runtime::check::at_index(index, crate::runtime::Check::check(item)),
                )?;
            }
        }
        Ok(())
    }
}

/// Schema `Checked`. Held to the schema `{"not":{"required":["b"]}}`.
#[derive(Debug, Clone, PartialEq)]
pub struct Checked {
    /// Property `a`. At most 1 character.
    pub a: Option<String>,
    /// Properties that are not declared.
    pub additional: std::collections::BTreeMap<String, crate::runtime::Value>,
}
crate::runtime::object! {
    Checked {
        0 a "a" optional,
    }
    additional additional
}
impl crate::runtime::Check for Checked {
    fn check(&self) -> Result<(), crate::runtime::Fault> {
        {
            static SCHEMA: crate::runtime::Schema = crate::runtime::Schema::new("{\"not\":{\"required\":[\"b\"]}}");
            crate::runtime::check::schema(self, &SCHEMA)?;
        }
        if let Some(value) = &self.a {
            crate::runtime::check::at("a", crate::runtime::check::max_length(value, 1))?;
        }
        Ok(())
    }
}

/// Schema `Dependent`. Held to the schema `{"oneOf":[{"required":["a"]},{"required":["b"]}]}`.
#[derive(Debug, Clone, PartialEq)]
pub struct Dependent {
    /// Property `a`.
    pub a: Option<String>,
    /// Property `b`. Default: `"x"`.
    pub b: Option<String>,
    /// Properties that are not declared.
    pub additional: std::collections::BTreeMap<String, crate::runtime::Value>,
}
crate::runtime::object! {
    Dependent {
        0 a "a" optional,
        1 b "b" optional,
    }
    additional additional
}
impl crate::runtime::Check for Dependent {
    fn check(&self) -> Result<(), crate::runtime::Fault> {
        {
            static SCHEMA: crate::runtime::Schema =
                crate::runtime::Schema::new("{\"oneOf\":[{\"required\":[\"a\"]},{\"required\":[\"b\"]}]}");
            crate::runtime::check::schema(self, &SCHEMA)?;
        }
        Ok(())
    }
}

/// Schema `Filtered`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Filtered {
    /// `aa`.
    Aa,
    /// `cc`.
    Cc,
}
crate::runtime::text_enum! {
    Filtered {
        Aa "aa",
        Cc "cc",
    }
}

/// Schema `NoneLeft`. Nothing fits.
#[derive(Debug, Clone, PartialEq)]
pub struct NoneLeft(pub crate::runtime::Value);
crate::runtime::transparent! { NoneLeft(crate::runtime::Value) }
impl crate::runtime::Check for NoneLeft {
    fn check(&self) -> Result<(), crate::runtime::Fault> {
        {
            static SCHEMA: crate::runtime::Schema = crate::runtime::Schema::new("false");
            crate::runtime::check::schema(&self.0, &SCHEMA)?;
        }
        Ok(())
    }
}

// ── patterns.rs
/// `^\d+$`.
pub(super) static PATTERN_1: crate::runtime::Pattern = crate::runtime::Pattern::new("^\\d+$", "^[0-9]+$");

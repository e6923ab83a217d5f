// warning[lost-from-3-1] #/components/schemas/Rest/contains: `contains` has no effect on generated clients. Say it in other words, or accept the loss.
// warning[lost-from-3-1] #/components/schemas/Dependent/dependentRequired: `dependentRequired` has no effect on generated clients. Say it in other words, or accept the loss.
// warning[lost-from-3-1] #/components/schemas/Dependent/propertyNames: `propertyNames` has no effect on generated clients. Say it in other words, or accept the loss.
// warning[lost-from-3-1] #/components/schemas/Spread/contains: `contains` has no effect on generated clients. Say it in other words, or accept the loss.
// warning[lost-from-3-1] #/components/schemas/Spread/minContains: `minContains` has no effect on generated clients. Say it in other words, or accept the loss.
// warning[lost-from-3-1] #/components/schemas/Spread/maxContains: `maxContains` has no effect on generated clients. Say it in other words, or accept the loss.
// warning[pattern-unchecked] #/components/schemas/Unreadable/patternProperties/^(?!x): The stub does not check this pattern: at byte 1: lookahead is not supported. Write it without lookaround and backreferences, or check it in the implementation.
// ── tag_0.rs

/// Schema `Pair`.
#[derive(Debug, Clone, PartialEq)]
pub struct Pair(pub String, pub Option<i64>);
crate::runtime::tuple! { Pair { 0 required, 1 required } }
impl crate::runtime::Check for Pair {
    fn check(&self) -> Result<(), crate::runtime::Fault> {
        crate::runtime::check::at_index(0, crate::runtime::check::max_length(&self.0, 5))?;
        Ok(())
    }
}

/// Schema `Open`. Held to the schema `{"uniqueItems":true}`.
#[derive(Debug, Clone, PartialEq)]
pub struct Open(pub String, pub Option<Pair>, pub Vec<crate::runtime::Value>);
crate::runtime::tuple! { Open { 0 required, 1 optional, 2 rest } }
impl crate::runtime::Check for Open {
    fn check(&self) -> Result<(), crate::runtime::Fault> {
        {
            static SCHEMA: crate::runtime::Schema = crate::runtime::Schema::new("{\"uniqueItems\":true}");
            crate::runtime::check::schema(self, &SCHEMA)?;
        }
        if let Some(value) = &self.1 {
            crate::runtime::check::at_index(1, crate::runtime::Check::check(value))?;
        }
        Ok(())
    }
}

/// Schema `Rest`. Held to the schema `{"maxItems":4}`, held to the schema `{"contains":{"enum":["x"]}}`.
#[derive(Debug, Clone, PartialEq)]
pub struct Rest(pub Option<bool>, pub Vec<String>);
crate::runtime::tuple! { Rest { 0 optional, 1 rest } }
impl crate::runtime::Check for Rest {
    fn check(&self) -> Result<(), crate::runtime::Fault> {
        {
            static SCHEMA: crate::runtime::Schema = crate::runtime::Schema::new("{\"maxItems\":4}");
            crate::runtime::check::schema(self, &SCHEMA)?;
        }
        {
            static SCHEMA: crate::runtime::Schema = crate::runtime::Schema::new("{\"contains\":{\"enum\":[\"x\"]}}");
            crate::runtime::check::schema(self, &SCHEMA)?;
        }
        for (index, item) in self.1.iter().enumerate() {
            crate::runtime::check::at_index(index + 1, crate::runtime::check::max_length(item, 3))?;
        }
        Ok(())
    }
}

/// Schema `Chain`.
#[derive(Debug, Clone, PartialEq)]
pub struct Chain(pub String, pub Option<Box<Chain>>);
crate::runtime::tuple! { Chain { 0 required, 1 optional } }

/// Schema `Labels`. Held to the schema `{"patternProperties":{"^x\\-":{"type":"string"}},"additionalProperties":false}`.
#[derive(Debug, Clone, PartialEq)]
pub struct Labels(pub std::collections::BTreeMap<String, String>);
crate::runtime::transparent! { Labels(std::collections::BTreeMap<String, String>) }
impl crate::runtime::Check for Labels {
    fn check(&self) -> Result<(), crate::runtime::Fault> {
        {
            static SCHEMA: crate::runtime::Schema =
                crate::runtime::Schema::new("{\"patternProperties\":{\"^x\\\\-\":{\"type\":\"string\"}},\"additionalProperties\":false}");
            crate::runtime::check::schema(&self.0, &SCHEMA)?;
        }
        Ok(())
    }
}

/// Schema `Extended`. Held to the schema `{"patternProperties":{"^x\\-":{"type":"integer"}},"properties":{"name":true,"x-size":true},"additionalProperties":false}`.
#[derive(Debug, Clone, PartialEq)]
pub struct Extended {
    /// Property `name`.
    pub name: Option<String>,
    /// Also matched.
    ///
    /// Property `x-size`.
    pub x_size: Option<i64>,
    /// Properties that are not declared.
    pub additional: std::collections::BTreeMap<String, i64>,
}
crate::runtime::object! {
    Extended {
        0 name "name" optional,
        1 x_size "x-size" optional,
    }
    additional additional
}
impl crate::runtime::Check for Extended {
    fn check(&self) -> Result<(), crate::runtime::Fault> {
        {
            static SCHEMA: crate::runtime::Schema =
                crate::runtime::Schema::new("{\"patternProperties\":{\"^x\\\\-\":{\"type\":\"integer\"}},\"properties\":{\"name\":true,\"x-size\":true},\"additionalProperties\":false}");
            crate::runtime::check::schema(self, &SCHEMA)?;
        }
        Ok(())
    }
}

/// Schema `Mixed`. Held to the schema `{"patternProperties":{"^i":{"type":"integer"},"^s":{"type":"string"}}}`.
#[derive(Debug, Clone, PartialEq)]
pub struct Mixed(pub std::collections::BTreeMap<String, crate::runtime::Value>);
crate::runtime::transparent! { Mixed(std::collections::BTreeMap<String, crate::runtime::Value>) }
impl crate::runtime::Check for Mixed {
    fn check(&self) -> Result<(), crate::runtime::Fault> {
        {
            static SCHEMA: crate::runtime::Schema =
                crate::runtime::Schema::new("{\"patternProperties\":{\"^i\":{\"type\":\"integer\"},\"^s\":{\"type\":\"string\"}}}");
            crate::runtime::check::schema(&self.0, &SCHEMA)?;
        }
        Ok(())
    }
}

/// Schema `Unreadable`.
pub type Unreadable = std::collections::BTreeMap<String, crate::runtime::Value>;

/// Schema `Base`.
#[derive(Debug, Clone, PartialEq)]
pub struct Base {
    /// Property `id`.
    pub id: i64,
}
crate::runtime::object! {
    Base {
        0 id "id" required,
    }
}

/// Schema `Closed`.
#[derive(Debug, Clone, PartialEq)]
pub struct Closed {
    /// Property `id`.
    pub id: i64,
    /// Property `name`.
    pub name: Option<String>,
}
crate::runtime::object! {
    Closed {
        0 id "id" required,
        1 name "name" optional,
    }
    closed
}

/// Schema `Chosen`.
#[derive(Debug, Clone, PartialEq)]
pub enum Chosen {
    /// A value of type `ChosenAlternative1`.
    Alternative1(ChosenAlternative1),
    /// A value of type `ChosenAlternative2`.
    Alternative2(ChosenAlternative2),
}
crate::runtime::untagged! {
    Chosen any_of {
        Alternative1(ChosenAlternative1) |value| {
            crate::runtime::Check::check(value)?;
            Ok(())
        },
        Alternative2(ChosenAlternative2) |value| {
            crate::runtime::Check::check(value)?;
            Ok(())
        },
    }
}

/// Schema at `#/components/schemas/Chosen/anyOf/0`. Held to its schema.
#[derive(Debug, Clone, PartialEq)]
pub struct ChosenAlternative1 {
    /// Property `kind`.
    pub kind: Option<String>,
    /// Property `a`.
    pub a: String,
    /// Properties that are not declared.
    pub additional: std::collections::BTreeMap<String, crate::runtime::Value>,
}
crate::runtime::object! {
    ChosenAlternative1 {
        0 kind "kind" optional,
        1 a "a" required,
    }
    additional additional
}
impl crate::runtime::Check for ChosenAlternative1 {
    fn check(&self) -> Result<(), crate::runtime::Fault> {
        {
            static SCHEMA: crate::runtime::Schema =
                crate::runtime::Schema::new("{\"type\":\"object\",\"properties\":{\"kind\":{\"type\":\"string\"}},\"anyOf\":[{\"required\":[\"a\"],\"properties\":{\"a\":{\"type\":\"string\"}}},{\"required\":[\"b\"],\"properties\":{\"b\":{\"type\":\"string\"}}}],\"unevaluatedProperties\":false}");
            crate::runtime::check::schema(self, &SCHEMA)?;
        }
        Ok(())
    }
}

/// Schema at `#/components/schemas/Chosen/anyOf/1`. Held to its schema.
#[derive(Debug, Clone, PartialEq)]
pub struct ChosenAlternative2 {
    /// Property `kind`.
    pub kind: Option<String>,
    /// Property `b`.
    pub b: String,
    /// Properties that are not declared.
    pub additional: std::collections::BTreeMap<String, crate::runtime::Value>,
}
crate::runtime::object! {
    ChosenAlternative2 {
        0 kind "kind" optional,
        1 b "b" required,
    }
    additional additional
}
impl crate::runtime::Check for ChosenAlternative2 {
    fn check(&self) -> Result<(), crate::runtime::Fault> {
        {
            static SCHEMA: crate::runtime::Schema =
                crate::runtime::Schema::new("{\"type\":\"object\",\"properties\":{\"kind\":{\"type\":\"string\"}},\"anyOf\":[{\"required\":[\"a\"],\"properties\":{\"a\":{\"type\":\"string\"}}},{\"required\":[\"b\"],\"properties\":{\"b\":{\"type\":\"string\"}}}],\"unevaluatedProperties\":false}");
            crate::runtime::check::schema(self, &SCHEMA)?;
        }
        Ok(())
    }
}

/// Schema `Conditional`. Held to the schema `{"if":{"properties":{"kind":{"enum":["a"]}}},"then":{"required":["child"],"properties":{"child":{"required":["extra"]}}},"else":{"not":{"required":["child"]}}}`.
#[derive(Debug, Clone, PartialEq)]
pub struct Conditional {
    /// Property `kind`.
    pub kind: ConditionalKind,
    /// Property `child`.
    pub child: Option<Child>,
    /// Properties that are not declared.
    pub additional: std::collections::BTreeMap<String, crate::runtime::Value>,
}
crate::runtime::object! {
    Conditional {
        0 kind "kind" required,
        1 child "child" optional,
    }
    additional additional
}
impl crate::runtime::Check for Conditional {
    fn check(&self) -> Result<(), crate::runtime::Fault> {
        {
            static SCHEMA: crate::runtime::Schema =
                crate::runtime::Schema::new("{\"if\":{\"properties\":{\"kind\":{\"enum\":[\"a\"]}}},\"then\":{\"required\":[\"child\"],\"properties\":{\"child\":{\"required\":[\"extra\"]}}},\"else\":{\"not\":{\"required\":[\"child\"]}}}");
            crate::runtime::check::schema(self, &SCHEMA)?;
        }
        Ok(())
    }
}

/// Schema at `#/components/schemas/Conditional/properties/kind`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ConditionalKind {
    /// `a`.
    A,
    /// `b`.
    B,
}
crate::runtime::text_enum! {
    ConditionalKind {
        A "a",
        B "b",
    }
}

/// Schema `Child`.
#[derive(Debug, Clone, PartialEq)]
pub struct Child {
    /// Property `name`. Default: `"none"`.
    pub name: Option<String>,
    /// Properties that are not declared.
    pub additional: std::collections::BTreeMap<String, crate::runtime::Value>,
}
crate::runtime::object! {
    Child {
        0 name "name" optional,
    }
    additional additional
}

/// Schema `Dependent`. Held to the schema `{"dependentRequired":{"card":["address"]},"propertyNames":{"maxLength":9}}`.
#[derive(Debug, Clone, PartialEq)]
pub struct Dependent(pub std::collections::BTreeMap<String, crate::runtime::Value>);
crate::runtime::transparent! { Dependent(std::collections::BTreeMap<String, crate::runtime::Value>) }
impl crate::runtime::Check for Dependent {
    fn check(&self) -> Result<(), crate::runtime::Fault> {
        {
            static SCHEMA: crate::runtime::Schema =
                crate::runtime::Schema::new("{\"dependentRequired\":{\"card\":[\"address\"]},\"propertyNames\":{\"maxLength\":9}}");
            crate::runtime::check::schema(&self.0, &SCHEMA)?;
        }
        Ok(())
    }
}

/// Schema `Spread`. Held to the schema `{"contains":{"minimum":5},"minContains":2,"maxContains":3}`.
#[derive(Debug, Clone, PartialEq)]
pub struct Spread(pub Vec<i64>);
crate::runtime::transparent! { Spread(Vec<i64>) }
impl crate::runtime::Check for Spread {
    fn check(&self) -> Result<(), crate::runtime::Fault> {
        {
            static SCHEMA: crate::runtime::Schema =
                crate::runtime::Schema::new("{\"contains\":{\"minimum\":5},\"minContains\":2,\"maxContains\":3}");
            crate::runtime::check::schema(&self.0, &SCHEMA)?;
        }
        Ok(())
    }
}

/// Schema `Anything`. Held to the schema `{"if":{"type":"string"},"then":{"minLength":2}}`.
#[derive(Debug, Clone, PartialEq)]
pub struct Anything(pub crate::runtime::Value);
crate::runtime::transparent! { Anything(crate::runtime::Value) }
impl crate::runtime::Check for Anything {
    fn check(&self) -> Result<(), crate::runtime::Fault> {
        {
            static SCHEMA: crate::runtime::Schema =
                crate::runtime::Schema::new("{\"if\":{\"type\":\"string\"},\"then\":{\"minLength\":2}}");
            crate::runtime::check::schema(&self.0, &SCHEMA)?;
        }
        Ok(())
    }
}

/// Schema `Word`. Held to the schema `{"if":{"pattern":"^a"},"then":{"maxLength":3}}`.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Word(String);
crate::runtime::newtype! {
    Word(String) |value| {
        {
            static SCHEMA: crate::runtime::Schema =
                crate::runtime::Schema::new("{\"if\":{\"pattern\":\"^a\"},\"then\":{\"maxLength\":3}}");
            crate::runtime::check::schema(value, &SCHEMA)?;
        }
        Ok(())
    }
}

/// Schema `Both`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Both {
    /// `a`.
    A,
}
crate::runtime::text_enum! {
    Both {
        A "a",
    }
}

/// Schema `Encoded`.
pub type Encoded = crate::runtime::Base64;

/// Schema `Hidden`.
pub type Hidden = String;

/// Schema `Page`.
pub type Page = String;

/// Schema `Cat`.
#[derive(Debug, Clone, PartialEq)]
pub struct Cat {
    /// Property `kind`.
    pub kind: CatKind,
    /// Property `lives`.
    pub lives: i64,
}
crate::runtime::object! {
    Cat {
        0 kind "kind" required,
        1 lives "lives" required,
    }
}

/// Schema at `#/components/schemas/Cat/properties/kind`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum CatKind {
    /// `cat`.
    Cat,
}
crate::runtime::text_enum! {
    CatKind {
        Cat "cat",
    }
}

/// Schema `Dog`.
#[derive(Debug, Clone, PartialEq)]
pub struct Dog {
    /// Property `kind`.
    pub kind: DogKind,
    /// Property `age`.
    pub age: i64,
}
crate::runtime::object! {
    Dog {
        0 kind "kind" required,
        1 age "age" required,
    }
}

/// Schema at `#/components/schemas/Dog/properties/kind`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum DogKind {
    /// `dog`.
    Dog,
}
crate::runtime::text_enum! {
    DogKind {
        Dog "dog",
    }
}

/// Schema `Pet`.
#[derive(Debug, Clone, PartialEq)]
pub enum Pet {
    /// `kind` is `cat`.
    Cat(Cat),
    /// `kind` is `dog`.
    Dog(Dog),
}
crate::runtime::tagged! {
    Pet "kind" {
        Cat(Cat) "cat",
        Dog(Dog) "dog",
    }
}

/// Schema `Strict`. Held to its schema.
#[derive(Debug, Clone, PartialEq)]
pub struct Strict(pub crate::runtime::Value);
crate::runtime::transparent! { Strict(crate::runtime::Value) }
impl crate::runtime::Check for Strict {
    fn check(&self) -> Result<(), crate::runtime::Fault> {
        {
            static SCHEMA: crate::runtime::Schema =
                crate::runtime::Schema::new("{\"$defs\":{\"0\":{\"type\":\"object\",\"properties\":{\"child\":{\"$ref\":\"#/$defs/1\"}}},\"1\":{\"allOf\":[{\"$ref\":\"#/$defs/0\"}],\"unevaluatedProperties\":false}},\"allOf\":[{\"$ref\":\"#/$defs/0\"}],\"unevaluatedProperties\":false}");
            crate::runtime::check::schema(&self.0, &SCHEMA)?;
        }
        Ok(())
    }
}

/// Schema `List`.
#[derive(Debug, Clone, PartialEq)]
pub struct List {
    /// Property `next`.
    pub next: Option<Box<List>>,
}
crate::runtime::object! {
    List {
        0 next "next" optional,
    }
}


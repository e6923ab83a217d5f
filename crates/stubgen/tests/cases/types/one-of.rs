// warning[schema-never-fits] #/components/schemas/Impossible: No value fits here: every alternative contradicts what is said beside it. Correct the parts, so that some value fits all of them.
// ── tag_0.rs

/// Schema `Cat`.
#[derive(Debug, Clone, PartialEq)]
pub struct Cat {
    /// Property `kind`.
    pub kind: String,
    /// Property `meow`.
    pub meow: bool,
}
crate::runtime::object! {
    Cat {
        0 kind "kind" required,
        1 meow "meow" required,
    }
}

/// Schema `Dog`.
#[derive(Debug, Clone, PartialEq)]
pub struct Dog {
    /// Property `kind`.
    pub kind: String,
    /// Property `bark`. At most 9.
    pub bark: i64,
}
crate::runtime::object! {
    Dog {
        0 kind "kind" required,
        1 bark "bark" required,
    }
}
impl crate::runtime::Check for Dog {
    fn check(&self) -> Result<(), crate::runtime::Fault> {
        crate::runtime::check::at("bark", crate::runtime::check::maximum(&self.bark, 9))?;
        Ok(())
    }
}

/// Schema `Mapped`.
#[derive(Debug, Clone, PartialEq)]
pub enum Mapped {
    /// `kind` is `cat` or `CAT`.
    Cat(Cat),
    /// `kind` is `Dog`.
    Dog(Dog),
}
crate::runtime::tagged! {
    Mapped "kind" {
        Cat(Cat) "cat" "CAT",
        Dog(Dog) "Dog",
    }
}
impl crate::runtime::Check for Mapped {
    fn check(&self) -> Result<(), crate::runtime::Fault> {
        if let Self::Dog(value) = self {
            crate::runtime::Check::check(value)?;
        }
        Ok(())
    }
}

/// Schema `Unmapped`.
#[derive(Debug, Clone, PartialEq)]
pub enum Unmapped {
    /// `kind` is `Cat`.
    Cat(Cat),
    /// `kind` is `Dog`.
    Dog(Dog),
}
crate::runtime::tagged! {
    Unmapped "kind" {
        Cat(Cat) "Cat",
        Dog(Dog) "Dog",
    }
}
impl crate::runtime::Check for Unmapped {
    fn check(&self) -> Result<(), crate::runtime::Fault> {
        if let Self::Dog(value) = self {
            crate::runtime::Check::check(value)?;
        }
        Ok(())
    }
}

/// Schema `Nested`.
#[derive(Debug, Clone, PartialEq)]
pub enum Nested {
    /// `kind` is `cat` or `CAT` or `Dog`.
    Mapped(Mapped),
    /// `kind` is `Fish`.
    Fish(Fish),
}
crate::runtime::tagged! {
    Nested "kind" {
        Mapped(Mapped) "cat" "CAT" "Dog",
        Fish(Fish) "Fish",
    }
}
impl crate::runtime::Check for Nested {
    fn check(&self) -> Result<(), crate::runtime::Fault> {
        if let Self::Mapped(value) = self {
            crate::runtime::Check::check(value)?;
        }
        Ok(())
    }
}

/// Schema `Fish`.
#[derive(Debug, Clone, PartialEq)]
pub struct Fish {
    /// Property `kind`.
    pub kind: Option<String>,
}
crate::runtime::object! {
    Fish {
        0 kind "kind" optional,
    }
}

/// Schema `Plain`.
#[derive(Debug, Clone, PartialEq)]
pub enum Plain {
    /// A value of type `Cat`.
    Cat(Cat),
    /// A value of type `Dog`.
    Dog(Dog),
}
crate::runtime::untagged! {
    Plain one_of {
        Cat(Cat) |_| Ok(()),
        Dog(Dog) |value| {
            crate::runtime::Check::check(value)?;
            Ok(())
        },
    }
}

/// Schema `Constant`.
#[derive(Debug, Clone, PartialEq)]
pub enum Constant {
    /// `kind` is `circle`.
    Circle(ConstantCircle),
    /// `kind` is `square` or `rectangle`.
    Alternative2(ConstantAlternative2),
}
crate::runtime::tagged! {
    Constant "kind" {
        Circle(ConstantCircle) "circle",
        Alternative2(ConstantAlternative2) "square" "rectangle",
    }
}

/// Schema at `#/components/schemas/Constant/oneOf/0`.
#[derive(Debug, Clone, PartialEq)]
pub struct ConstantCircle {
    /// Property `kind`.
    pub kind: ConstantCircleKind,
    /// Property `r`.
    pub r: Option<f64>,
}
crate::runtime::object! {
    ConstantCircle {
        0 kind "kind" required,
        1 r "r" optional,
    }
}

/// Schema at `#/components/schemas/Constant/oneOf/0/properties/kind`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ConstantCircleKind {
    /// `circle`.
    Circle,
}
crate::runtime::text_enum! {
    ConstantCircleKind {
        Circle "circle",
    }
}

/// Schema at `#/components/schemas/Constant/oneOf/1`.
#[derive(Debug, Clone, PartialEq)]
pub struct ConstantAlternative2 {
    /// Property `kind`.
    pub kind: ConstantAlternative2Kind,
    /// Property `a`.
    pub a: Option<f64>,
}
crate::runtime::object! {
    ConstantAlternative2 {
        0 kind "kind" required,
        1 a "a" optional,
    }
}

/// Schema at `#/components/schemas/Constant/oneOf/1/properties/kind`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ConstantAlternative2Kind {
    /// `square`.
    Square,
    /// `rectangle`.
    Rectangle,
}
crate::runtime::text_enum! {
    ConstantAlternative2Kind {
        Square "square",
        Rectangle "rectangle",
    }
}

/// Schema `Scalars`.
#[derive(Debug, Clone, PartialEq)]
pub enum Scalars {
    /// A value: at most 3 characters.
    Text(String),
    /// A value of type `i64`.
    Integer(i64),
    /// A value of type `Vec<String>`.
    List(Vec<String>),
}
crate::runtime::untagged! {
    Scalars one_of {
        Text(String) |value| {
            crate::runtime::check::max_length(value, 3)?;
            Ok(())
        },
        Integer(i64) |_| Ok(()),
        List(Vec<String>) |_| Ok(()),
    }
}

/// Schema `Nullable`.
pub type Nullable = Cat;

/// Schema `NullableBeside`.
#[derive(Debug, Clone, PartialEq)]
pub enum NullableBeside {
    /// A value of type `String`.
    Text(String),
    /// A value of type `bool`.
    Boolean(bool),
}
crate::runtime::untagged! {
    NullableBeside one_of {
        Text(String) |_| Ok(()),
        Boolean(bool) |_| Ok(()),
    }
}

/// Schema `NullableInside`.
#[derive(Debug, Clone, PartialEq)]
pub enum NullableInside {
    /// A value of type `String`.
    Text(String),
    /// A value of type `bool`.
    Boolean(bool),
}
crate::runtime::untagged! {
    NullableInside any_of {
        Text(String) |_| Ok(()),
        Boolean(bool) |_| Ok(()),
    }
}

/// Schema `Single`.
pub type Single = Dog;

/// Schema `Beside`.
#[derive(Debug, Clone, PartialEq)]
pub enum Beside {
    /// A value of type `BesideCat`.
    Cat(BesideCat),
    /// A value of type `BesideOther`.
    Other(BesideOther),
}
crate::runtime::untagged! {
    Beside one_of {
        Cat(BesideCat) |_| Ok(()),
        Other(BesideOther) |_| Ok(()),
    }
}

/// Schema at `#/components/schemas/Cat`.
#[derive(Debug, Clone, PartialEq)]
pub struct BesideCat {
    /// Property `id`.
    pub id: i64,
    /// Property `kind`.
    pub kind: String,
    /// Property `meow`.
    pub meow: bool,
}
crate::runtime::object! {
    BesideCat {
        0 id "id" required,
        1 kind "kind" required,
        2 meow "meow" required,
    }
}

/// Schema at `#/components/schemas/Beside/oneOf/1`.
#[derive(Debug, Clone, PartialEq)]
pub struct BesideOther {
    /// Property `id`.
    pub id: i64,
    /// Property `x`.
    pub x: Option<String>,
}
crate::runtime::object! {
    BesideOther {
        0 id "id" required,
        1 x "x" optional,
    }
}

/// Schema `Implied`.
#[derive(Debug, Clone, PartialEq)]
pub enum Implied {
    /// `kind` is `Cat`.
    Cat(Cat),
    /// `kind` is `Dog`.
    Dog(Dog),
}
crate::runtime::tagged! {
    Implied "kind" {
        Cat(Cat) "Cat",
        Dog(Dog) "Dog",
    }
}
impl crate::runtime::Check for Implied {
    fn check(&self) -> Result<(), crate::runtime::Fault> {
        if let Self::Dog(value) = self {
            crate::runtime::Check::check(value)?;
        }
        Ok(())
    }
}

/// Schema `EitherProperty`. Held to the schema `{"anyOf":[{"required":["a"]},{"required":["b"]}]}`.
#[derive(Debug, Clone, PartialEq)]
pub struct EitherProperty {
    /// Property `a`.
    pub a: Option<String>,
    /// Property `b`.
    pub b: Option<String>,
    /// Properties that are not declared.
    pub additional: std::collections::BTreeMap<String, crate::runtime::Value>,
}
crate::runtime::object! {
    EitherProperty {
        0 a "a" optional,
        1 b "b" optional,
    }
    additional additional
}
impl crate::runtime::Check for EitherProperty {
    fn check(&self) -> Result<(), crate::runtime::Fault> {
        {
            static SCHEMA: crate::runtime::Schema =
                crate::runtime::Schema::new("{\"anyOf\":[{\"required\":[\"a\"]},{\"required\":[\"b\"]}]}");
            crate::runtime::check::schema(self, &SCHEMA)?;
        }
        Ok(())
    }
}

/// Schema `Inside`.
#[derive(Debug, Clone, PartialEq)]
pub enum Inside {
    /// A value of type `InsideCat`.
    Cat(InsideCat),
    /// A value of type `InsideDog`.
    Dog(InsideDog),
}
crate::runtime::untagged! {
    Inside one_of {
        Cat(InsideCat) |_| Ok(()),
        Dog(InsideDog) |value| {
            crate::runtime::Check::check(value)?;
            Ok(())
        },
    }
}

/// Schema at `#/components/schemas/Cat`.
#[derive(Debug, Clone, PartialEq)]
pub struct InsideCat {
    /// Property `id`.
    pub id: Option<i64>,
    /// Property `kind`.
    pub kind: String,
    /// Property `meow`.
    pub meow: bool,
}
crate::runtime::object! {
    InsideCat {
        0 id "id" optional,
        1 kind "kind" required,
        2 meow "meow" required,
    }
}

/// Schema at `#/components/schemas/Dog`.
#[derive(Debug, Clone, PartialEq)]
pub struct InsideDog {
    /// Property `id`.
    pub id: Option<i64>,
    /// Property `kind`.
    pub kind: String,
    /// Property `bark`. At most 9.
    pub bark: i64,
}
crate::runtime::object! {
    InsideDog {
        0 id "id" optional,
        1 kind "kind" required,
        2 bark "bark" required,
    }
}
impl crate::runtime::Check for InsideDog {
    fn check(&self) -> Result<(), crate::runtime::Fault> {
        crate::runtime::check::at("bark", crate::runtime::check::maximum(&self.bark, 9))?;
        Ok(())
    }
}

/// Schema `AnythingAtAll`.
pub type AnythingAtAll = crate::runtime::Value;

/// Schema `Constants`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Constants {
    /// `a`.
    A,
    /// `b`.
    B,
}
crate::runtime::text_enum! {
    Constants {
        A "a",
        B "b",
    }
}

/// Schema `Impossible`. Nothing fits.
#[derive(Debug, Clone, PartialEq)]
pub struct Impossible(pub crate::runtime::Value);
crate::runtime::transparent! { Impossible(crate::runtime::Value) }
impl crate::runtime::Check for Impossible {
    fn check(&self) -> Result<(), crate::runtime::Fault> {
        {
            static SCHEMA: crate::runtime::Schema = crate::runtime::Schema::new("false");
            crate::runtime::check::schema(&self.0, &SCHEMA)?;
        }
        Ok(())
    }
}

/// Schema `Holder`.
#[derive(Debug, Clone, PartialEq)]
pub struct Holder {
    /// Property `nullable`.
    pub nullable: Option<Option<Nullable>>,
    /// Property `beside`.
    pub beside: Option<Option<NullableBeside>>,
    /// Property `inside`.
    pub inside: Option<Option<NullableInside>>,
    /// Property `inline`.
    pub inline: Option<HolderInline>,
}
crate::runtime::object! {
    Holder {
        0 nullable "nullable" both,
        1 beside "beside" both,
        2 inside "inside" both,
        3 inline "inline" optional,
    }
}

/// Schema at `#/components/schemas/Holder/properties/inline`.
#[derive(Debug, Clone, PartialEq)]
pub enum HolderInline {
    /// A value of type `String`.
    Text(String),
    /// A value of type `HolderInlineAlternative2`.
    Alternative2(HolderInlineAlternative2),
}
crate::runtime::untagged! {
    HolderInline one_of {
        Text(String) |_| Ok(()),
        Alternative2(HolderInlineAlternative2) |_| Ok(()),
    }
}

/// Schema at `#/components/schemas/Holder/properties/inline/oneOf/1`.
#[derive(Debug, Clone, PartialEq)]
pub struct HolderInlineAlternative2 {
    /// Property `a`.
    pub a: Option<String>,
}
crate::runtime::object! {
    HolderInlineAlternative2 {
        0 a "a" optional,
    }
}


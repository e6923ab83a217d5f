// ── tag_0.rs

/// Schema `Node`.
#[derive(Debug, Clone, PartialEq)]
pub struct Node {
    /// Property `children`.
    pub children: Vec<Node>,
    /// Property `next`.
    pub next: Option<Box<Node>>,
    /// Property `text`. At most 3 characters.
    pub text: Option<String>,
}
crate::runtime::object! {
    Node {
        0 children "children" required,
        1 next "next" optional,
        2 text "text" optional,
    }
}
impl crate::runtime::Check for Node {
    fn check(&self) -> Result<(), crate::runtime::Fault> {
        for (index, item) in self.children.iter().enumerate() {
            crate::runtime::check::at(
                "children",
                crate::runtime::check::at_index(index, crate::runtime::Check::check(item)),
            )?;
        }
        if let Some(value) = &self.next {
            crate::runtime::check::at("next", crate::runtime::Check::check(&**value))?;
        }
        if let Some(value) = &self.text {
            crate::runtime::check::at("text", crate::runtime::check::max_length(value, 3))?;
        }
        Ok(())
    }
}

/// Schema `A`.
#[derive(Debug, Clone, PartialEq)]
pub struct A {
    /// Property `b`.
    pub b: Option<Box<B>>,
}
crate::runtime::object! {
    A {
        0 b "b" optional,
    }
}

/// Schema `B`.
#[derive(Debug, Clone, PartialEq)]
pub struct B {
    /// Property `c`.
    pub c: Option<Box<C>>,
}
crate::runtime::object! {
    B {
        0 c "c" optional,
    }
}

/// Schema `C`.
pub type C = A;

/// Schema `Endless`.
#[derive(Debug, Clone, PartialEq)]
pub struct Endless {
    /// Property `next`.
    pub next: Box<Endless>,
}
crate::runtime::object! {
    Endless {
        0 next "next" required,
    }
}

/// Schema `Expression`.
#[derive(Debug, Clone, PartialEq)]
pub enum Expression {
    /// A value of type `i64`.
    Integer(i64),
    /// A value of type `ExpressionAlternative2`.
    Alternative2(Box<ExpressionAlternative2>),
}
crate::runtime::untagged! {
    Expression one_of {
        Integer(i64) |_| Ok(()),
        Alternative2(Box<ExpressionAlternative2>) |_| Ok(()),
    }
}

/// Schema at `#/components/schemas/Expression/oneOf/1`.
#[derive(Debug, Clone, PartialEq)]
pub struct ExpressionAlternative2 {
    /// Property `left`.
    pub left: Box<Expression>,
}
crate::runtime::object! {
    ExpressionAlternative2 {
        0 left "left" required,
    }
}

/// Schema `Lists`.
#[derive(Debug, Clone, PartialEq)]
pub struct Lists(pub Vec<Vec<Lists>>);
crate::runtime::transparent! { Lists(Vec<Vec<Lists>>) }

/// Schema `ByPointer`.
#[derive(Debug, Clone, PartialEq)]
pub struct ByPointer {
    /// Property `inner`.
    pub inner: Option<ByPointerInner>,
}
crate::runtime::object! {
    ByPointer {
        0 inner "inner" optional,
    }
}

/// Schema at `#/components/schemas/ByPointer/properties/inner`.
#[derive(Debug, Clone, PartialEq)]
pub struct ByPointerInner {
    /// Property `again`.
    pub again: Option<Box<ByPointerInner>>,
}
crate::runtime::object! {
    ByPointerInner {
        0 again "again" optional,
    }
}

/// Schema `Checked`.
#[derive(Debug, Clone, PartialEq)]
pub struct Checked {
    /// Property `not`. Held to its schema.
    pub not: Option<crate::runtime::Value>,
}
crate::runtime::object! {
    Checked {
        0 not "not" optional,
    }
}
impl crate::runtime::Check for Checked {
    fn check(&self) -> Result<(), crate::runtime::Fault> {
        if let Some(value) = &self.not {
            {
                static SCHEMA: crate::runtime::Schema =
                    crate::runtime::Schema::new("{\"$defs\":{\"0\":{\"type\":\"object\",\"required\":[\"children\"],\"properties\":{\"children\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/$defs/0\"}},\"next\":{\"$ref\":\"#/$defs/0\"},\"text\":{\"type\":\"string\",\"maxLength\":3}}}},\"not\":{\"type\":\"object\",\"required\":[\"children\"],\"properties\":{\"children\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/$defs/0\"}},\"next\":{\"$ref\":\"#/$defs/0\"},\"text\":{\"type\":\"string\",\"maxLength\":3}}}}");
                crate::runtime::check::at("not", crate::runtime::check::schema(value, &SCHEMA))?;
            }
        }
        Ok(())
    }
}


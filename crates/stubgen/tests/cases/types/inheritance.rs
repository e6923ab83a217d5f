// ── tag_0.rs

/// Schema `Animal`.
#[derive(Debug, Clone, PartialEq)]
pub enum Animal {
    /// `kind` is `Animal`.
    Animal(AnimalItself),
    /// `kind` is `cat`.
    Cat(Cat),
    /// `kind` is `Lion`.
    Lion(Lion),
}
crate::runtime::tagged! {
    Animal "kind" {
        Animal(AnimalItself) "Animal",
        Cat(Cat) "cat",
        Lion(Lion) "Lion",
    }
}
impl crate::runtime::Check for Animal {
    fn check(&self) -> Result<(), crate::runtime::Fault> {
        match self {
            Self::Animal(value) => {
                crate::runtime::Check::check(value)?;
            }
            Self::Cat(value) => {
                crate::runtime::Check::check(value)?;
            }
            Self::Lion(value) => {
                crate::runtime::Check::check(value)?;
            }
        }
        Ok(())
    }
}

/// Schema at `#/components/schemas/Animal`.
#[derive(Debug, Clone, PartialEq)]
pub struct AnimalItself {
    /// Property `kind`.
    pub kind: String,
    /// Property `name`. At most 20 characters.
    pub name: Option<String>,
}
crate::runtime::object! {
    AnimalItself {
        0 kind "kind" required,
        1 name "name" optional,
    }
}
impl crate::runtime::Check for AnimalItself {
    fn check(&self) -> Result<(), crate::runtime::Fault> {
        if let Some(value) = &self.name {
            crate::runtime::check::at("name", crate::runtime::check::max_length(value, 20))?;
        }
        Ok(())
    }
}

/// Schema `Cat`.
#[derive(Debug, Clone, PartialEq)]
pub struct Cat {
    /// Property `kind`.
    pub kind: String,
    /// Property `name`. At most 20 characters.
    pub name: Option<String>,
    /// Property `lives`.
    pub lives: Option<i64>,
}
crate::runtime::object! {
    Cat {
        0 kind "kind" required,
        1 name "name" optional,
        2 lives "lives" optional,
    }
}
impl crate::runtime::Check for Cat {
    fn check(&self) -> Result<(), crate::runtime::Fault> {
        if let Some(value) = &self.name {
            crate::runtime::check::at("name", crate::runtime::check::max_length(value, 20))?;
        }
        Ok(())
    }
}

/// Schema `Lion`.
#[derive(Debug, Clone, PartialEq)]
pub struct Lion {
    /// Property `kind`.
    pub kind: String,
    /// Property `name`. At most 20 characters.
    pub name: Option<String>,
    /// Property `lives`.
    pub lives: Option<i64>,
    /// Property `pride`.
    pub pride: Option<String>,
}
crate::runtime::object! {
    Lion {
        0 kind "kind" required,
        1 name "name" optional,
        2 lives "lives" optional,
        3 pride "pride" optional,
    }
}
impl crate::runtime::Check for Lion {
    fn check(&self) -> Result<(), crate::runtime::Fault> {
        if let Some(value) = &self.name {
            crate::runtime::check::at("name", crate::runtime::check::max_length(value, 20))?;
        }
        Ok(())
    }
}

/// Schema `Zoo`.
#[derive(Debug, Clone, PartialEq)]
pub struct Zoo {
    /// Property `animals`.
    pub animals: Option<Vec<Animal>>,
}
crate::runtime::object! {
    Zoo {
        0 animals "animals" optional,
    }
}
impl crate::runtime::Check for Zoo {
    fn check(&self) -> Result<(), crate::runtime::Fault> {
        if let Some(value) = &self.animals {
            for (index, item) in value.iter().enumerate() {
                crate::runtime::check::at(
                    "animals",
                    crate::runtime::check::at_index(index, crate::runtime::Check::check(item)),
                )?;
            }
        }
        Ok(())
    }
}


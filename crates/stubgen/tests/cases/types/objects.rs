// ── tag_0.rs

/// Um cliente.
///
/// Schema `Cliente`.
#[derive(Debug, Clone, PartialEq)]
pub struct Cliente {
    /// Nome
    ///
    /// At least 1 character, at most 100 characters.
    pub nome: String,
    /// Property `apelido`. Matching `^[a-z]+$`.
    pub apelido: Option<String>,
    /// Onde mora.
    pub morada: Option<Box<Morada>>,
    /// Property `idade`. At least 0.
    pub idade: Option<Option<i32>>,
    /// Property `ativo`. Default: `true`.
    pub ativo: bool,
    /// Property `type`.
    pub r#type: Tipo,
    /// Property `tags`. At most 3 elements.
    pub tags: Option<Vec<String>>,
    /// Property `contato`.
    pub contato: Option<ClienteContato>,
    /// Property `codigo`.
    pub codigo: DataBr,
    /// Properties that are not declared.
    pub additional: std::collections::BTreeMap<String, crate::runtime::Value>,
}
crate::runtime::object! {
    Cliente {
        0 nome "nome" required,
        1 apelido "apelido" optional,
        2 morada "morada" nullable,
        3 idade "idade" both,
        4 ativo "ativo" default(true),
        5 r#type "type" required,
        6 tags "tags" optional,
        7 contato "contato" optional,
        8 codigo "codigo" required,
    }
    additional additional
}
impl crate::runtime::Check for Cliente {
    fn check(&self) -> Result<(), crate::runtime::Fault> {
        crate::runtime::check::at("nome", crate::runtime::check::min_length(&self.nome, 1))?;
        crate::runtime::check::at("nome", crate::runtime::check::max_length(&self.nome, 100))?;
        if let Some(value) = &self.apelido {
            crate::runtime::check::at("apelido", crate::runtime::check::pattern(value, &super::patterns::PATTERN_1))?;
        }
        if let Some(value) = &self.morada {
            crate::runtime::check::at("morada", crate::runtime::Check::check(&**value))?;
        }
        if let Some(Some(value)) = &self.idade {
            crate::runtime::check::at("idade", crate::runtime::check::minimum(value, 0))?;
        }
        if let Some(value) = &self.tags {
            crate::runtime::check::at("tags", crate::runtime::check::max_items(value, 3))?;
            for (index, item) in value.iter().enumerate() {
                crate::runtime::check::at(
                    "tags",
                    crate::runtime::check::at_index(index, crate::runtime::check::max_length(item, 5)),
                )?;
            }
        }
        Ok(())
    }
}

/// Schema `Tipo`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Tipo {
    /// `["Evento"]`.
    Evento,
    /// `Média`.
    Media,
    /// `$`.
    Dollar,
    /// `""`.
    Empty,
    /// `a`.
    A,
    /// `A`.
    A2,
    /// `-1`.
    Minus1,
}
crate::runtime::text_enum! {
    Tipo {
        Evento "[\"Evento\"]",
        Media "Média",
        Dollar "$",
        Empty "",
        A "a",
        A2 "A",
        Minus1 "-1",
    }
}

/// Schema `DataBr`. Matching `^\d{2}/\d{2}/\d{4}$`.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct DataBr(String);
crate::runtime::newtype! {
    DataBr(String) |value| {
        crate::runtime::check::pattern(value, &super::patterns::PATTERN_2)?;
        Ok(())
    }
}

/// Schema `Morada`.
#[derive(Debug, Clone, PartialEq)]
pub struct Morada {
    /// Property `rua`.
    pub rua: Option<String>,
    /// Property `cliente`.
    pub cliente: Option<Box<Cliente>>,
}
crate::runtime::object! {
    Morada {
        0 rua "rua" optional,
        1 cliente "cliente" optional,
    }
}
impl crate::runtime::Check for Morada {
    fn check(&self) -> Result<(), crate::runtime::Fault> {
        if let Some(value) = &self.cliente {
            crate::runtime::check::at("cliente", crate::runtime::Check::check(&**value))?;
        }
        Ok(())
    }
}

/// Schema at `#/components/schemas/Cliente/properties/contato`.
#[derive(Debug, Clone, PartialEq)]
pub struct ClienteContato {
    /// Property `email`.
    pub email: Option<String>,
}
crate::runtime::object! {
    ClienteContato {
        0 email "email" optional,
    }
}

/// Schema `Nomes`.
pub type Nomes = Vec<String>;

/// Schema `Nivel`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Nivel {
    /// `1`.
    Value1,
    /// `2`.
    Value2,
    /// `-1`.
    Minus1,
}
crate::runtime::int_enum! {
    Nivel {
        Value1 1,
        Value2 2,
        Minus1 -1,
    }
}

/// Schema `Arvore`.
#[derive(Debug, Clone, PartialEq)]
pub struct Arvore(pub Vec<Arvore>);
crate::runtime::transparent! { Arvore(Vec<Arvore>) }

// ── patterns.rs
/// `^[a-z]+$`.
pub(super) static PATTERN_1: crate::runtime::Pattern = crate::runtime::Pattern::new("^[a-z]+$", "^[a-z]+$");
/// `^\d{2}/\d{2}/\d{4}$`.
pub(super) static PATTERN_2: crate::runtime::Pattern =
    crate::runtime::Pattern::new("^\\d{2}/\\d{2}/\\d{4}$", "^[0-9]{2}/[0-9]{2}/[0-9]{4}$");

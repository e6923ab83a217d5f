//! The constraints of `bench.yaml`, checked by hand.

use std::fmt::{self, Display};
use std::ops::RangeInclusive;
use std::sync::LazyLock;

use regex::Regex;

use crate::{Beneficiario, Endereco, Filtro};

/// The largest body that is read: what axum and the stub allow if nobody says otherwise.
pub const MAX_BODY_BYTES: usize = 2 << 20;

/// A field that breaks a rule.
#[derive(Debug)]
pub struct Violation {
    field: &'static str,
    rule: String,
}

static CPF: LazyLock<Regex> = LazyLock::new(|| pattern(r"^[0-9]{11}$"));
static DATE: LazyLock<Regex> = LazyLock::new(|| pattern(r"^[0-9]{4}-[0-9]{2}-[0-9]{2}$"));
static EMAIL: LazyLock<Regex> = LazyLock::new(|| pattern(r"^[^@ ]+@[^@ ]+\.[a-z]{2,}$"));

impl Beneficiario {
    /// Lengths and limits.
    pub fn check(&self) -> Result<(), Violation> {
        check_length("cpf", &self.cpf, 11..=11)?;
        check_length("dataNascimento", &self.data_nascimento, 10..=10)?;
        self.check_rest()
    }

    /// Limits, and patterns rather than the lengths of three fields.
    pub fn check_patterns(&self) -> Result<(), Violation> {
        check_pattern("cpf", &self.cpf, &CPF)?;
        check_pattern("dataNascimento", &self.data_nascimento, &DATE)?;
        if let Some(email) = &self.email {
            check_pattern("email", email, &EMAIL)?;
        }
        self.check_rest()
    }

    fn check_rest(&self) -> Result<(), Violation> {
        check_length("nome", &self.nome, 3..=100)?;
        if let Some(observacao) = &self.observacao {
            check_length("observacao", observacao, 0..=200)?;
        }
        ensure(self.matricula >= 1, "matricula", || "at least 1".to_owned())?;
        ensure(self.beneficios.len() <= 20, "beneficios", || "at most 20 items".to_owned())?;
        ensure(self.valor >= 0.0, "valor", || "at least 0".to_owned())?;
        self.endereco.check()
    }
}

impl Endereco {
    fn check(&self) -> Result<(), Violation> {
        check_length("logradouro", &self.logradouro, 0..=120)?;
        check_length("bairro", &self.bairro, 0..=60)?;
        check_length("cidade", &self.cidade, 0..=60)?;
        check_length("uf", &self.uf, 2..=2)?;
        check_length("cep", &self.cep, 8..=8)
    }
}

impl Filtro {
    /// Lengths and limits.
    pub fn check(&self) -> Result<(), Violation> {
        let texts = [
            ("nome", &self.nome, 0..=100),
            ("cpf", &self.cpf, 11..=11),
            ("situacao", &self.situacao, 0..=30),
            ("uf", &self.uf, 2..=2),
            ("ordenar", &self.ordenar, 0..=30),
        ];
        for (field, text, lengths) in texts {
            if let Some(text) = text {
                check_length(field, text, lengths)?;
            }
        }
        ensure(self.pagina.is_none_or(|pagina| pagina >= 1), "pagina", || "at least 1".to_owned())?;
        ensure(self.tamanho.is_none_or(|n| (1..=100).contains(&n)), "tamanho", || "from 1 to 100".to_owned())
    }
}

impl Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}` must be {}", self.field, self.rule)
    }
}

fn check_length(field: &'static str, text: &str, lengths: RangeInclusive<usize>) -> Result<(), Violation> {
    ensure(lengths.contains(&text.chars().count()), field, || {
        format!("from {} to {} characters", lengths.start(), lengths.end())
    })
}

fn check_pattern(field: &'static str, text: &str, pattern: &Regex) -> Result<(), Violation> {
    ensure(pattern.is_match(text), field, || format!("as {pattern}"))
}

fn ensure(holds: bool, field: &'static str, rule: impl FnOnce() -> String) -> Result<(), Violation> {
    if holds { Ok(()) } else { Err(Violation { field, rule: rule() }) }
}

fn pattern(text: &str) -> Regex {
    Regex::new(text).expect("the patterns of bench.yaml are right")
}

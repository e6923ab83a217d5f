//! Situations of benefits: names that the base registers, types that the system fixes.

use crate::values::{Colour, SituationCode, Text, value_set};
use crate::violation::{Violation, list};

value_set! {
    /// Meaning of a situation to the system.
    pub enum SituationType {
        /// In force.
        Active = "ATIVO",
        /// Not in force for now.
        Inactive = "INATIVO",
        /// Not yet in force.
        Pending = "PENDENTE",
        /// Ended.
        Cancelled = "CANCELADO",
    }
}

/// A situation that a benefit may be in.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Situation {
    /// Its code.
    pub code: SituationCode,
    /// Its name, unique whatever the case.
    pub name: Text<200>,
    /// Its type.
    pub kind: SituationType,
    /// Whether it is taken where only the type is known.
    pub is_default: bool,
    /// Colour on screens.
    pub highlight: Colour,
    /// Colour of text upon it.
    pub inverse: Colour,
}

impl Situation {
    /// Whether it has a name, whatever the case.
    pub fn is_named(&self, name: &str) -> bool {
        self.name.as_str().to_lowercase() == name.trim().to_lowercase()
    }
}

/// All situations.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Situations(Vec<Situation>);

impl Situations {
    /// The situations of a base.
    pub fn new(situations: Vec<Situation>) -> Self {
        Self(situations)
    }

    /// All of them.
    pub fn iter(&self) -> impl Iterator<Item = &Situation> {
        self.0.iter()
    }

    /// The situation with a code.
    pub fn find(&self, code: SituationCode) -> Option<&Situation> {
        self.0.iter().find(|situation| situation.code == code)
    }

    /// The situation with a name, whatever its case.
    pub fn named(&self, name: &str) -> Option<&Situation> {
        self.0.iter().find(|situation| situation.is_named(name))
    }

    /// The situation that is taken where only the type is known: the default one or, without it, the oldest.
    pub fn default_of(&self, kind: SituationType) -> Result<&Situation, Violation> {
        let of_kind = self.0.iter().filter(|situation| situation.kind == kind);
        of_kind.min_by_key(|situation| (!situation.is_default, situation.code)).ok_or_else(|| {
            Violation::new(
                "situacao",
                &format!("Não há situação cadastrada do tipo {kind}. Peça ao operador que cadastre uma."),
            )
        })
    }

    /// The situation that a body asks for, by name, by `ativo`, by both or by neither.
    ///
    /// `None` is no change. `ativo` that already holds is none either: a benefit that waits or is cancelled is as
    /// little active as an inactive one, and must not lose that by being told again that it is not active.
    pub fn asked_for(
        &self,
        name: Option<&str>,
        active: Option<bool>,
        current: Option<&Situation>,
    ) -> Result<Option<&Situation>, Violation> {
        let is_active = |situation: &Situation| situation.kind == SituationType::Active;
        match (name, active) {
            (None, None) => Ok(None),
            (None, Some(active)) if current.is_some_and(|current| is_active(current) == active) => Ok(None),
            (None, Some(active)) => {
                let kind = if active { SituationType::Active } else { SituationType::Inactive };
                self.default_of(kind).map(Some)
            }
            (Some(name), active) => {
                let situation = self.named(name).ok_or_else(|| self.unknown())?;
                match active {
                    Some(active) if is_active(situation) != active => Err(Violation::new(
                        "situacao",
                        &format!("situacao {} contradiz ativo {active}. Envie apenas um dos dois.", situation.name),
                    )),
                    _ => Ok(Some(situation)),
                }
            }
        }
    }

    fn unknown(&self) -> Violation {
        let names = list(self.0.iter().map(|situation| situation.name.as_str()), "ou");
        Violation::new("situacao", &format!("situacao não está cadastrada. Use {names}."))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::situations;

    fn asked(name: Option<&str>, active: Option<bool>, current: Option<&str>) -> Result<Option<String>, String> {
        let situations = situations();
        let current = current.and_then(|name| situations.named(name));
        situations
            .asked_for(name, active, current)
            .map(|situation| situation.map(|situation| situation.name.to_string()))
            .map_err(|violation| violation.text().to_owned())
    }

    #[test]
    fn all_are_listed() {
        let situations = situations();
        assert!(situations.named("Ativo").is_some_and(|active| situations.iter().any(|it| it == active)));
    }

    #[test]
    fn a_situation_is_set_by_name_or_by_ativo() {
        assert_eq!(asked(Some("ativo"), None, None), Ok(Some("Ativo".to_owned())));
        assert_eq!(asked(Some(" PENDENTE "), None, None), Ok(Some("Pendente".to_owned())));
        assert_eq!(asked(None, Some(true), None), Ok(Some("Ativo".to_owned())));
        assert_eq!(asked(None, Some(false), None), Ok(Some("Inadimplente".to_owned())), "the default of its type");
        assert_eq!(asked(Some("Cancelado"), Some(false), None), Ok(Some("Cancelado".to_owned())));
        assert_eq!(asked(None, None, None), Ok(None));
    }

    #[test]
    fn ativo_that_already_holds_changes_nothing() {
        for (active, current) in [(true, "Ativo"), (false, "Pendente"), (false, "Cancelado"), (false, "Inativo")] {
            assert_eq!(asked(None, Some(active), Some(current)), Ok(None), "{current}");
        }
        assert_eq!(asked(None, Some(true), Some("Cancelado")), Ok(Some("Ativo".to_owned())));
    }

    #[test]
    fn a_contradiction_is_an_error() {
        assert_eq!(
            asked(Some("cancelado"), Some(true), None),
            Err("situacao Cancelado contradiz ativo true. Envie apenas um dos dois.".to_owned())
        );
        assert_eq!(
            asked(Some("Ativo"), Some(false), None),
            Err("situacao Ativo contradiz ativo false. Envie apenas um dos dois.".to_owned())
        );
    }

    #[test]
    fn an_unregistered_situation_is_an_error_that_names_the_registered() {
        assert_eq!(
            asked(Some("Feliz"), None, None),
            Err("situacao não está cadastrada. Use Ativo, Inadimplente, Inativo, Cancelado ou Pendente.".to_owned())
        );
        let violation = Situations::default().default_of(SituationType::Cancelled).unwrap_err();
        assert_eq!(
            violation.text(),
            "Não há situação cadastrada do tipo CANCELADO. Peça ao operador que cadastre uma."
        );
    }
}

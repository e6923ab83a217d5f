//! Register of the situations and types of attendances, each of one entity.

use super::entity::AttendanceEntity;
use crate::values::{Colour, SituationCode, Text, TypeCode};
use crate::violation::Violation;

/// A situation that attendances of an entity may be in.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AttendanceSituation {
    /// Code, one for all entities.
    pub code: SituationCode,
    /// The entity whose situation it is.
    pub entity: AttendanceEntity,
    /// Its name, unique within the entity.
    pub name: Text<60>,
    /// Whether attendances begin in it; one of each entity is so.
    pub is_initial: bool,
    /// Whether entering it closes the attendance.
    pub closes: bool,
    /// Colour on screens.
    pub highlight: Colour,
    /// Colour of text upon it.
    pub inverse: Colour,
}

/// A type of attendances of an entity; that of a consultation is the medical speciality.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AttendanceType {
    /// Code, one for all entities.
    pub code: TypeCode,
    /// The entity whose type it is.
    pub entity: AttendanceEntity,
    /// Its name, unique within the entity.
    pub name: Text<100>,
    /// Whether it can be chosen.
    pub is_active: bool,
}

/// All situations and types.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct AttendanceRegister {
    situations: Vec<AttendanceSituation>,
    types: Vec<AttendanceType>,
}

impl AttendanceRegister {
    /// The register of a base.
    pub fn new(situations: Vec<AttendanceSituation>, types: Vec<AttendanceType>) -> Self {
        Self { situations, types }
    }

    /// All situations, in the order of codes.
    pub fn situations(&self) -> &[AttendanceSituation] {
        &self.situations
    }

    /// All types, in the order of codes.
    pub fn types(&self) -> &[AttendanceType] {
        &self.types
    }

    /// The situations of an entity, in the order of codes.
    pub fn situations_of(&self, entity: AttendanceEntity) -> impl Iterator<Item = &AttendanceSituation> {
        self.situations.iter().filter(move |situation| situation.entity == entity)
    }

    /// The situation with a code.
    pub fn situation(&self, code: SituationCode) -> Option<&AttendanceSituation> {
        self.situations.iter().find(|situation| situation.code == code)
    }

    /// The type with a code.
    pub fn kind(&self, code: TypeCode) -> Option<&AttendanceType> {
        self.types.iter().find(|kind| kind.code == code)
    }

    /// The situation that a body names in `codSituacao`, which must be one of the entity.
    pub fn check_situation(
        &self,
        entity: AttendanceEntity,
        code: SituationCode,
    ) -> Result<&AttendanceSituation, Violation> {
        self.situation(code).filter(|situation| situation.entity == entity).ok_or_else(|| {
            Violation::unknown_code("codSituacao", code, &format!("Use uma situação da entidade {entity}"))
        })
    }

    /// The situation in which an attendance is opened: the one that is asked for, or the initial one.
    pub fn first_situation(
        &self,
        entity: AttendanceEntity,
        asked: Option<SituationCode>,
    ) -> Result<&AttendanceSituation, Violation> {
        match asked {
            Some(code) => self.check_situation(entity, code),
            None => self.situations_of(entity).find(|situation| situation.is_initial).ok_or_else(|| {
                let text = format!("A entidade {entity} não tem situação inicial. Cadastre uma antes de abrir.");
                Violation::new("codSituacao", &text)
            }),
        }
    }

    /// Checks the type that a body names in a field: one of the entity that can be chosen.
    pub fn check_type(&self, entity: AttendanceEntity, field: &str, code: TypeCode) -> Result<TypeCode, Violation> {
        let is_fit = |kind: &&AttendanceType| kind.entity == entity && kind.is_active;
        self.kind(code)
            .filter(is_fit)
            .map(|kind| kind.code)
            .ok_or_else(|| Violation::unknown_code(field, code, &format!("Use um tipo ativo da entidade {entity}")))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::attendance_register;

    const EVENT: AttendanceEntity = AttendanceEntity::Event;

    fn first(entity: AttendanceEntity, asked: Option<i32>) -> Result<String, String> {
        let asked = asked.map(|code| SituationCode::new(code).unwrap());
        let register = attendance_register();
        let found = register.first_situation(entity, asked).map(|situation| situation.name.to_string());
        found.map_err(|violation| violation.text().to_owned())
    }

    #[test]
    fn an_attendance_begins_where_it_is_told_or_in_the_initial_situation() {
        assert_eq!(first(EVENT, None), Ok("Aberto".to_owned()));
        assert_eq!(first(EVENT, Some(33)), Ok("Encerrado".to_owned()));
        let said = "codSituacao 33 não existe. Use uma situação da entidade consulta.";
        assert_eq!(first(AttendanceEntity::Consultation, Some(33)), Err(said.to_owned()), "another entity's");
        assert!(AttendanceRegister::default().first_situation(EVENT, None).is_err());
    }

    #[test]
    fn a_type_is_one_of_the_entity_that_can_be_chosen() {
        let register = attendance_register();
        let check = |entity, code| register.check_type(entity, "codTipo", TypeCode::new(code).unwrap()).is_ok();
        assert!(check(EVENT, 1));
        assert!(!check(AttendanceEntity::HelpDesk, 1), "another entity's");
        assert!(!check(EVENT, 2), "not active");
        assert!(!check(EVENT, 99));
    }

    #[test]
    fn all_are_listed() {
        let register = attendance_register();
        assert!(register.situations_of(EVENT).all(|it| register.situations().contains(it)));
        assert!(register.types().iter().all(|it| register.kind(it.code) == Some(it)));
        assert!(register.situation(register.situations()[0].code).is_some() && !register.types().is_empty());
    }
}

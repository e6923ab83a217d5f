//! Help desk calls.

use super::course::Course;
use super::entity::AttendanceEntity;
use super::priority::Priority;
use super::protocol::protocol;
use super::register::AttendanceRegister;
use crate::values::{BenefitCode, HelpDeskCode, Moment, PersonCode, SituationCode, Text, TypeCode};
use crate::violation::Violation;

/// A registered help desk call.
#[derive(Debug, Clone, PartialEq)]
pub struct HelpDesk {
    /// Code.
    pub code: HelpDeskCode,
    /// The person who asks.
    pub person: PersonCode,
    /// The benefit that it is about.
    pub benefit: Option<BenefitCode>,
    /// Its type.
    pub kind: TypeCode,
    /// Its urgency.
    pub priority: Priority,
    /// The request, in words.
    pub description: Text<4000>,
    /// Protocol.
    pub protocol: i64,
    /// Its course.
    pub course: Course,
}

/// A call as the operator asks for it.
#[derive(Debug, Clone, PartialEq)]
pub struct HelpDeskDraft {
    /// The person who asks.
    pub person: PersonCode,
    /// The benefit that it is about.
    pub benefit: Option<BenefitCode>,
    /// Its type.
    pub kind: TypeCode,
    /// Its urgency.
    pub priority: Priority,
    /// The request, in words.
    pub description: Text<4000>,
    /// The situation in which it begins; without it, the initial one.
    pub situation: Option<SituationCode>,
}

/// Facts by which a call is opened.
#[derive(Debug, Clone, Copy)]
pub struct HelpDeskFacts<'a> {
    /// Situations and types.
    pub register: &'a AttendanceRegister,
    /// Whether the person is registered.
    pub has_person: bool,
    /// Whether the benefit is registered; of no account where none is named.
    pub has_benefit: bool,
    /// The moment of the request.
    pub now: Moment,
}

/// Opens a call under a code.
pub fn open(code: HelpDeskCode, draft: HelpDeskDraft, facts: &HelpDeskFacts<'_>) -> Result<HelpDesk, Violation> {
    let HelpDeskDraft { person, benefit, kind, priority, description, situation } = draft;
    let situation = facts.register.first_situation(AttendanceEntity::HelpDesk, situation)?;
    if !facts.has_person {
        return Err(Violation::unknown_code("codPessoa", person, "Use uma pessoa cadastrada"));
    }
    if let Some(benefit) = benefit.filter(|_| !facts.has_benefit) {
        return Err(Violation::unknown_code("codBeneficio", benefit, "Use um benefício cadastrado"));
    }
    let kind = facts.register.check_type(AttendanceEntity::HelpDesk, "codTipoHelpDesk", kind)?;
    Ok(HelpDesk {
        code,
        person,
        benefit,
        kind,
        priority,
        description,
        protocol: protocol(facts.now, code.get()),
        course: Course::opened(situation, facts.now),
    })
}

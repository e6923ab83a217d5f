//! Inspections.

use super::course::Course;
use super::entity::AttendanceEntity;
use super::register::AttendanceRegister;
use crate::benefits::Benefit;
use crate::values::{BenefitCode, InspectionCode, Moment, PersonCode, SituationCode, Text, TypeCode};
use crate::violation::Violation;

/// A registered inspection.
#[derive(Debug, Clone, PartialEq)]
pub struct Inspection {
    /// Code.
    pub code: InspectionCode,
    /// The holder of the benefit when it was asked for.
    pub person: PersonCode,
    /// The benefit that is inspected.
    pub benefit: BenefitCode,
    /// Its type.
    pub kind: TypeCode,
    /// The inspector.
    pub inspector: Option<Text<200>>,
    /// Its course.
    pub course: Course,
}

/// An inspection as the operator asks for it.
#[derive(Debug, Clone, PartialEq)]
pub struct InspectionDraft {
    /// The benefit that is inspected.
    pub benefit: BenefitCode,
    /// Its type.
    pub kind: TypeCode,
    /// The inspector.
    pub inspector: Option<Text<200>>,
    /// The situation in which it begins; without it, the initial one.
    pub situation: Option<SituationCode>,
}

/// Facts by which an inspection is opened.
#[derive(Debug, Clone, Copy)]
pub struct InspectionFacts<'a> {
    /// Situations and types.
    pub register: &'a AttendanceRegister,
    /// The benefit with the code that was sent.
    pub benefit: Option<&'a Benefit>,
    /// The moment of the request.
    pub now: Moment,
}

/// Opens an inspection under a code.
pub fn open(
    code: InspectionCode,
    draft: InspectionDraft,
    facts: &InspectionFacts<'_>,
) -> Result<Inspection, Violation> {
    let InspectionDraft { benefit, kind, inspector, situation } = draft;
    let situation = facts.register.first_situation(AttendanceEntity::Inspection, situation)?;
    let benefit =
        facts.benefit.ok_or_else(|| Violation::unknown_code("codBeneficio", benefit, "Use um benefício cadastrado"))?;
    let kind = facts.register.check_type(AttendanceEntity::Inspection, "codTipoVistoria", kind)?;
    Ok(Inspection {
        code,
        person: benefit.data.person,
        benefit: benefit.code,
        kind,
        inspector,
        course: Course::opened(situation, facts.now),
    })
}

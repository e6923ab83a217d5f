//! Medical consultations.

use super::course::Course;
use super::entity::AttendanceEntity;
use super::protocol::protocol;
use super::register::AttendanceRegister;
use crate::catalogue::Supplier;
use crate::values::{BenefitCode, ConsultationCode, Moment, PersonCode, SituationCode, SupplierCode, Text, TypeCode};
use crate::violation::Violation;

/// A registered consultation.
#[derive(Debug, Clone, PartialEq)]
pub struct Consultation {
    /// Code.
    pub code: ConsultationCode,
    /// The patient.
    pub person: PersonCode,
    /// The benefit that entitles to it.
    pub benefit: BenefitCode,
    /// The speciality.
    pub kind: TypeCode,
    /// The clinic.
    pub clinic: SupplierCode,
    /// The doctor's code at the clinic.
    pub doctor: Option<i32>,
    /// The doctor's name.
    pub doctor_name: Option<Text<200>>,
    /// Moment at which it takes place.
    pub scheduled: Moment,
    /// Place of the consultation, in one line.
    pub address: Option<Text<500>>,
    /// Protocol.
    pub protocol: i64,
    /// Its course.
    pub course: Course,
}

/// A consultation as the operator asks for it.
#[derive(Debug, Clone, PartialEq)]
pub struct ConsultationDraft {
    /// The patient.
    pub person: PersonCode,
    /// The benefit that entitles to it.
    pub benefit: BenefitCode,
    /// The speciality.
    pub kind: TypeCode,
    /// The clinic.
    pub clinic: SupplierCode,
    /// The doctor's code at the clinic.
    pub doctor: Option<i32>,
    /// The doctor's name.
    pub doctor_name: Option<Text<200>>,
    /// Moment at which it takes place.
    pub scheduled: Moment,
    /// Where it takes place; without it, at the clinic's.
    pub address: Option<Text<500>>,
    /// The situation in which it begins; without it, the initial one.
    pub situation: Option<SituationCode>,
}

/// Facts by which a consultation is opened.
#[derive(Debug, Clone, Copy)]
pub struct ConsultationFacts<'a> {
    /// Situations and types.
    pub register: &'a AttendanceRegister,
    /// Whether the person is registered.
    pub has_person: bool,
    /// Whether the benefit is registered.
    pub has_benefit: bool,
    /// The supplier with the clinic's code.
    pub clinic: Option<&'a Supplier>,
    /// The moment of the request.
    pub now: Moment,
}

/// Opens a consultation under a code.
pub fn open(
    code: ConsultationCode,
    draft: ConsultationDraft,
    facts: &ConsultationFacts<'_>,
) -> Result<Consultation, Violation> {
    let ConsultationDraft { person, benefit, kind, clinic, doctor, doctor_name, scheduled, address, situation } = draft;
    let situation = facts.register.first_situation(AttendanceEntity::Consultation, situation)?;
    if !facts.has_person {
        return Err(Violation::unknown_code("codPessoa", person, "Use uma pessoa cadastrada"));
    }
    if !facts.has_benefit {
        return Err(Violation::unknown_code("codBeneficio", benefit, "Use um benefício cadastrado"));
    }
    let kind = facts.register.check_type(AttendanceEntity::Consultation, "codEspecialidade", kind)?;
    let supplier = facts
        .clinic
        .filter(|clinic| clinic.is_active)
        .ok_or_else(|| Violation::unknown_code("codClinica", clinic, "Use um fornecedor ativo"))?;
    let at_clinic = || supplier.address.in_one_line().and_then(|line| Text::parse(&line).ok());
    Ok(Consultation {
        code,
        person,
        benefit,
        kind,
        clinic: supplier.code,
        doctor,
        doctor_name,
        scheduled,
        address: address.or_else(at_clinic),
        protocol: protocol(facts.now, code.get()),
        course: Course::opened(situation, facts.now),
    })
}

//! Consultas: medical consultations.

use domain::attendance::{
    AttendanceRegister, Consultation, ConsultationDraft, ConsultationFacts, Course, open_consultation,
};
use domain::catalogue::Supplier;
use domain::values::{BenefitCode, Moment, PersonCode, SituationCode, SupplierCode, TypeCode};
use operator::runtime::Context;
use operator::{Codigo, Consulta, ConsultaInput, ConsultasApi, Historico};
use store::{Attendance, StoreError, Tx};

use super::attendances::{AttendanceNames, Shown, operations};
use super::errors::{Failure, Refused};
use super::service::OperatorService;
use super::values::{code, known_code, moment, read_code, read_moment, read_optional, text};

impl ConsultasApi for OperatorService {
    operations! { Consultation of ConsultaInput as Consulta in "consultas",
        listar_consultas ("listarConsultas" by ListarConsultasParameters of PaginaConsultas) -> ListarConsultasError,
        abrir_consulta ("abrirConsulta" with cod_consulta) -> AbrirConsultaError,
        consultar_consulta -> ConsultarConsultaError,
        mover_consulta -> MoverConsultaError,
    }
}

impl Shown for Consultation {
    type Wire = Consulta;
    type Input = ConsultaInput;
    type Draft = ConsultationDraft;

    fn draft(body: &ConsultaInput) -> Result<ConsultationDraft, Refused> {
        let ConsultaInput {
            cod_pessoa,
            cod_beneficio,
            cod_especialidade,
            cod_clinica,
            cod_medico,
            nome_medico,
            data_consulta,
            endereco,
            cod_situacao,
        } = body.clone();
        Ok(ConsultationDraft {
            person: read_code("codPessoa", cod_pessoa, PersonCode::new)?,
            benefit: read_code("codBeneficio", cod_beneficio, BenefitCode::new)?,
            kind: read_code("codEspecialidade", cod_especialidade, TypeCode::new)?,
            clinic: read_code("codClinica", cod_clinica, SupplierCode::new)?,
            doctor: cod_medico.map(Codigo::into_inner),
            doctor_name: read_optional("nomeMedico", nome_medico.as_ref())?,
            scheduled: read_moment("dataConsulta", data_consulta)?,
            address: read_optional("endereco", endereco.as_ref())?,
            situation: cod_situacao.map(|sent| read_code("codSituacao", sent, SituationCode::new)).transpose()?,
        })
    }

    fn open(
        tx: &mut Tx<'_>,
        draft: &ConsultationDraft,
        register: &AttendanceRegister,
        now: Moment,
    ) -> Result<Self, Failure> {
        let clinic = tx.registered::<Supplier>(draft.clinic)?;
        let facts = ConsultationFacts {
            register,
            has_person: tx.person(draft.person)?.is_some(),
            has_benefit: tx.benefit(draft.benefit)?.is_some(),
            clinic: clinic.as_ref(),
            now,
        };
        let code = tx.next_attendance(Self::ENTITY)?;
        let consultation = open_consultation(code, draft.clone(), &facts)?;
        tx.add_attendance(&consultation)?;
        Ok(consultation)
    }

    fn course(&self) -> &Course {
        &self.course
    }

    fn shown(
        &self,
        names: &mut AttendanceNames<'_, '_>,
        history: Option<Vec<Historico>>,
    ) -> Result<Consulta, StoreError> {
        let clinic = names.reading.registered::<Supplier>(self.clinic)?;
        Ok(Consulta {
            cod_consulta: code(self.code.get()),
            cod_pessoa: known_code(self.person.get()),
            cod_beneficio: known_code(self.benefit.get()),
            cod_especialidade: known_code(self.kind.get()),
            nome_especialidade: names.kind(self.kind),
            cod_clinica: known_code(self.clinic.get()),
            nome_clinica: clinic.map(|clinic| text(&clinic.name)),
            cod_medico: self.doctor.and_then(code),
            nome_medico: self.doctor_name.as_ref().map(text),
            data_consulta: moment(self.scheduled),
            endereco: self.address.as_ref().map(ToString::to_string),
            cod_situacao: code(self.course.situation.get()),
            nome_situacao: names.situation(self.course.situation),
            protocolo: self.protocol.try_into().ok(),
            data_abertura: Some(moment(self.course.opened)),
            historico: history,
        })
    }
}

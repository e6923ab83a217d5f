//! Consultas: medical consultations.

use domain::attendance::{
    AttendanceEntity, Consultation, ConsultationDraft, ConsultationFacts, Course, open_consultation,
};
use domain::catalogue::Supplier;
use domain::values::{BenefitCode, PersonCode, SituationCode, SupplierCode, TypeCode};
use operator::{
    AbrirConsultaResponse, Codigo, Consulta, ConsultaInput, ConsultarConsultaResponse, ConsultasApi, Cursor, DataHora,
    Historico, ListarConsultasResponse, MoverConsultaResponse, MovimentoInput, PaginaConsultas,
};
use store::StoreError;

use super::attendances::{AttendanceNames, ListQuery, Shown, opened};
use super::errors::{BodyConflictErrors, PathBodyConflictErrors, PathErrors, QueryErrors};
use super::failed::{Failed, Refused};
use super::service::OperatorService;
use super::values::{code, known_code, location, moment, read_code, read_moment, read_optional, text};

impl ConsultasApi for OperatorService {
    async fn listar_consultas(
        &self,
        (): (),
        cod_situacao: Option<Vec<Codigo>>,
        cod_pessoa: Option<Codigo>,
        cod_beneficio: Option<Codigo>,
        aberta_de: Option<DataHora>,
        aberta_ate: Option<DataHora>,
        cursor: Option<Cursor>,
        limite: i32,
    ) -> Result<ListarConsultasResponse, QueryErrors> {
        let query = ListQuery { cod_situacao, cod_pessoa, cod_beneficio, aberta_de, aberta_ate };
        let listed = self.list_attendances::<Consultation, QueryErrors>("listarConsultas", query, cursor, limite);
        let (itens, proximo_cursor) = listed.await?;
        Ok(ListarConsultasResponse::Ok(PaginaConsultas { itens, proximo_cursor }))
    }

    async fn abrir_consulta(
        &self,
        (): (),
        idempotency_key: Option<String>,
        body: ConsultaInput,
    ) -> Result<AbrirConsultaResponse, BodyConflictErrors> {
        let (draft, now) = (read(&body)?, self.clock.now());
        let work = self.write_once(idempotency_key, "abrirConsulta", &body, move |tx| {
            let register = tx.attendance_register()?;
            let clinic = tx.registered::<Supplier>(draft.clinic)?;
            let facts = ConsultationFacts {
                register: &register,
                has_person: tx.person(draft.person)?.is_some(),
                has_benefit: tx.benefit(draft.benefit)?.is_some(),
                clinic: clinic.as_ref(),
                now,
            };
            let code = tx.next_attendance(AttendanceEntity::Consultation)?;
            let consultation = open_consultation(code, draft.clone(), &facts)?;
            tx.add_attendance(&consultation)?;
            Ok::<_, Failed<BodyConflictErrors>>(opened(tx, &consultation, &register, now)?)
        });
        let body = work.await?;
        let location = body.cod_consulta.map(|code| location("consultas", code.into_inner()));
        Ok(AbrirConsultaResponse::Created { body, location })
    }

    async fn consultar_consulta(&self, (): (), cod_consulta: Codigo) -> Result<ConsultarConsultaResponse, PathErrors> {
        let shown = self.consult_attendance::<Consultation, PathErrors>(cod_consulta).await?;
        Ok(ConsultarConsultaResponse::Ok(shown))
    }

    async fn mover_consulta(
        &self,
        (): (),
        cod_consulta: Codigo,
        body: MovimentoInput,
    ) -> Result<MoverConsultaResponse, PathBodyConflictErrors> {
        let moved = self.move_attendance::<Consultation, PathBodyConflictErrors>(cod_consulta, body, |_| Ok(()));
        Ok(MoverConsultaResponse::Ok(moved.await?))
    }
}

impl Shown for Consultation {
    type Wire = Consulta;

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

fn read(body: &ConsultaInput) -> Result<ConsultationDraft, Refused> {
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

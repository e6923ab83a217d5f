//! `HelpDesk`: help desk calls.

use domain::attendance::{AttendanceRegister, Course, HelpDesk, HelpDeskDraft, HelpDeskFacts, open_help_desk};
use domain::events::Priority;
use domain::values::{BenefitCode, Moment, PersonCode, SituationCode, TypeCode};
use operator::runtime::Context;
use operator::{HelpDeskApi, HelpDeskInput, Historico};
use store::{Attendance, StoreError, Tx};

use super::attendances::{AttendanceNames, Shown, operations, priority};
use super::errors::{Failure, Refused};
use super::service::OperatorService;
use super::values::{code, known_code, moment, read_code, read_text, read_word, text};

impl HelpDeskApi for OperatorService {
    operations! { HelpDesk of HelpDeskInput as HelpDesk in "helpDesk",
        listar_help_desks ("listarHelpDesks" by ListarHelpDesksParameters of PaginaHelpDesk) -> ListarHelpDesksError,
        abrir_help_desk ("abrirHelpDesk" with cod_help_desk) -> AbrirHelpDeskError,
        consultar_help_desk -> ConsultarHelpDeskError,
        mover_help_desk -> MoverHelpDeskError,
    }
}

impl Shown for HelpDesk {
    type Wire = operator::HelpDesk;
    type Input = HelpDeskInput;
    type Draft = HelpDeskDraft;

    fn draft(body: &HelpDeskInput) -> Result<HelpDeskDraft, Refused> {
        let HelpDeskInput { cod_pessoa, cod_beneficio, cod_tipo_help_desk, prioridade, descricao, cod_situacao } =
            body.clone();
        Ok(HelpDeskDraft {
            person: read_code("codPessoa", cod_pessoa, PersonCode::new)?,
            benefit: cod_beneficio.map(|sent| read_code("codBeneficio", sent, BenefitCode::new)).transpose()?,
            kind: read_code("codTipoHelpDesk", cod_tipo_help_desk, TypeCode::new)?,
            priority: read_word("prioridade", prioridade, Priority::parse)?,
            description: read_text("descricao", &descricao)?,
            situation: cod_situacao.map(|sent| read_code("codSituacao", sent, SituationCode::new)).transpose()?,
        })
    }

    fn open(
        tx: &mut Tx<'_>,
        draft: &HelpDeskDraft,
        register: &AttendanceRegister,
        now: Moment,
    ) -> Result<Self, Failure> {
        let benefit = draft.benefit.map(|benefit| tx.benefit(benefit)).transpose()?.flatten();
        let facts = HelpDeskFacts {
            register,
            has_person: tx.person(draft.person)?.is_some(),
            has_benefit: benefit.is_some(),
            now,
        };
        let code = tx.next_attendance(Self::ENTITY)?;
        let call = open_help_desk(code, draft.clone(), &facts)?;
        tx.add_attendance(&call)?;
        Ok(call)
    }

    fn course(&self) -> &Course {
        &self.course
    }

    fn shown(
        &self,
        names: &mut AttendanceNames<'_, '_>,
        history: Option<Vec<Historico>>,
    ) -> Result<operator::HelpDesk, StoreError> {
        Ok(operator::HelpDesk {
            cod_help_desk: code(self.code.get()),
            cod_pessoa: known_code(self.person.get()),
            cod_beneficio: self.benefit.and_then(|benefit| code(benefit.get())),
            cod_tipo_help_desk: known_code(self.kind.get()),
            nome_tipo_help_desk: names.kind(self.kind),
            prioridade: priority(self.priority),
            descricao: text(&self.description),
            cod_situacao: code(self.course.situation.get()),
            nome_situacao: names.situation(self.course.situation),
            protocolo: self.protocol.try_into().ok(),
            data_abertura: Some(moment(self.course.opened)),
            data_encerramento: Some(self.course.closed.map(moment)),
            historico: history,
        })
    }
}

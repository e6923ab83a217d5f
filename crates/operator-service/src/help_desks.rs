//! `HelpDesk`: help desk calls.

use domain::attendance::{AttendanceEntity, Course, HelpDesk, HelpDeskDraft, HelpDeskFacts, open_help_desk};
use domain::events::Priority;
use domain::values::{BenefitCode, PersonCode, SituationCode, TypeCode};
use operator::{
    AbrirHelpDeskResponse, Codigo, ConsultarHelpDeskResponse, Cursor, DataHora, HelpDeskApi, HelpDeskInput, Historico,
    ListarHelpDesksResponse, MoverHelpDeskResponse, MovimentoInput, PaginaHelpDesk,
};
use store::StoreError;

use super::attendances::{AttendanceNames, ListQuery, Shown, opened, priority};
use super::errors::{BodyConflictErrors, PathBodyConflictErrors, PathErrors, QueryErrors};
use super::failed::{Failed, Refused};
use super::service::OperatorService;
use super::values::{code, known_code, location, moment, read_code, read_text, read_word, text};

impl HelpDeskApi for OperatorService {
    async fn listar_help_desks(
        &self,
        (): (),
        cod_situacao: Option<Vec<Codigo>>,
        cod_pessoa: Option<Codigo>,
        cod_beneficio: Option<Codigo>,
        aberta_de: Option<DataHora>,
        aberta_ate: Option<DataHora>,
        cursor: Option<Cursor>,
        limite: i32,
    ) -> Result<ListarHelpDesksResponse, QueryErrors> {
        let query = ListQuery { cod_situacao, cod_pessoa, cod_beneficio, aberta_de, aberta_ate };
        let listed = self.list_attendances::<HelpDesk, QueryErrors>("listarHelpDesks", query, cursor, limite);
        let (itens, proximo_cursor) = listed.await?;
        Ok(ListarHelpDesksResponse::Ok(PaginaHelpDesk { itens, proximo_cursor }))
    }

    async fn abrir_help_desk(
        &self,
        (): (),
        idempotency_key: Option<String>,
        body: HelpDeskInput,
    ) -> Result<AbrirHelpDeskResponse, BodyConflictErrors> {
        let (draft, now) = (read(&body)?, self.clock.now());
        let work = self.write_once(idempotency_key, "abrirHelpDesk", &body, move |tx| {
            let register = tx.attendance_register()?;
            let benefit = draft.benefit.map(|benefit| tx.benefit(benefit)).transpose()?.flatten();
            let facts = HelpDeskFacts {
                register: &register,
                has_person: tx.person(draft.person)?.is_some(),
                has_benefit: benefit.is_some(),
                now,
            };
            let code = tx.next_attendance(AttendanceEntity::HelpDesk)?;
            let call = open_help_desk(code, draft.clone(), &facts)?;
            tx.add_attendance(&call)?;
            Ok::<_, Failed<BodyConflictErrors>>(opened(tx, &call, &register, now)?)
        });
        let body = work.await?;
        let location = body.cod_help_desk.map(|code| location("helpDesk", code.into_inner()));
        Ok(AbrirHelpDeskResponse::Created { body, location })
    }

    async fn consultar_help_desk(
        &self,
        (): (),
        cod_help_desk: Codigo,
    ) -> Result<ConsultarHelpDeskResponse, PathErrors> {
        let shown = self.consult_attendance::<HelpDesk, PathErrors>(cod_help_desk).await?;
        Ok(ConsultarHelpDeskResponse::Ok(shown))
    }

    async fn mover_help_desk(
        &self,
        (): (),
        cod_help_desk: Codigo,
        body: MovimentoInput,
    ) -> Result<MoverHelpDeskResponse, PathBodyConflictErrors> {
        let moved = self.move_attendance::<HelpDesk, PathBodyConflictErrors>(cod_help_desk, body, |_| Ok(()));
        Ok(MoverHelpDeskResponse::Ok(moved.await?))
    }
}

impl Shown for HelpDesk {
    type Wire = operator::HelpDesk;

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

fn read(body: &HelpDeskInput) -> Result<HelpDeskDraft, Refused> {
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

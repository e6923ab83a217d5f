//! Vistorias: inspections of what benefits protect.

use domain::attendance::{AttendanceEntity, Course, Inspection, InspectionDraft, InspectionFacts, open_inspection};
use domain::values::{BenefitCode, InspectionCode, SituationCode, TypeCode};
use operator::{
    AbrirVistoriaResponse, Codigo, ConsultarVistoriaResponse, Cursor, DataHora, Historico, ListarVistoriasResponse,
    MoverVistoriaResponse, MovimentoInput, MovimentoVistoriaInput, PaginaVistorias, Vistoria, VistoriaInput,
    VistoriasApi,
};
use store::StoreError;

use super::attendances::{AttendanceNames, ListQuery, Shown, opened};
use super::errors::{BodyConflictErrors, PathBodyConflictErrors, PathErrors, QueryErrors};
use super::failed::{Failed, Refused};
use super::service::OperatorService;
use super::values::{code, known_code, location, moment, read_code, read_optional, text};

impl VistoriasApi for OperatorService {
    async fn listar_vistorias(
        &self,
        (): (),
        cod_situacao: Option<Vec<Codigo>>,
        cod_pessoa: Option<Codigo>,
        cod_beneficio: Option<Codigo>,
        aberta_de: Option<DataHora>,
        aberta_ate: Option<DataHora>,
        cursor: Option<Cursor>,
        limite: i32,
    ) -> Result<ListarVistoriasResponse, QueryErrors> {
        let query = ListQuery { cod_situacao, cod_pessoa, cod_beneficio, aberta_de, aberta_ate };
        let listed = self.list_attendances::<Inspection, QueryErrors>("listarVistorias", query, cursor, limite);
        let (itens, proximo_cursor) = listed.await?;
        Ok(ListarVistoriasResponse::Ok(PaginaVistorias { itens, proximo_cursor }))
    }

    async fn abrir_vistoria(
        &self,
        (): (),
        idempotency_key: Option<String>,
        body: VistoriaInput,
    ) -> Result<AbrirVistoriaResponse, BodyConflictErrors> {
        let (draft, now) = (read(&body)?, self.clock.now());
        let work = self.write_once(idempotency_key, "abrirVistoria", &body, move |tx| {
            let register = tx.attendance_register()?;
            let benefit = tx.benefit(draft.benefit)?;
            let facts = InspectionFacts { register: &register, benefit: benefit.as_ref(), now };
            let code = tx.next_attendance(AttendanceEntity::Inspection)?;
            let inspection = open_inspection(code, draft.clone(), &facts)?;
            tx.add_attendance(&inspection)?;
            Ok::<_, Failed<BodyConflictErrors>>(opened(tx, &inspection, &register, now)?)
        });
        let body = work.await?;
        let location = body.cod_vistoria.map(|code| location("vistorias", code.into_inner()));
        Ok(AbrirVistoriaResponse::Created { body, location })
    }

    async fn consultar_vistoria(&self, (): (), cod_vistoria: Codigo) -> Result<ConsultarVistoriaResponse, PathErrors> {
        let shown = self.consult_attendance::<Inspection, PathErrors>(cod_vistoria).await?;
        Ok(ConsultarVistoriaResponse::Ok(shown))
    }

    async fn mover_vistoria(
        &self,
        (): (),
        cod_vistoria: Codigo,
        body: MovimentoVistoriaInput,
    ) -> Result<MoverVistoriaResponse, PathBodyConflictErrors> {
        let MovimentoVistoriaInput { cod_situacao, cod_situacao_esperada, observacao, vistoriador } = body;
        let inspection = read_code("codVistoria", cod_vistoria, InspectionCode::new)?;
        let inspector = read_optional("vistoriador", vistoriador.as_ref())?;
        let moved = self.move_attendance::<Inspection, PathBodyConflictErrors>(
            cod_vistoria,
            MovimentoInput { cod_situacao, cod_situacao_esperada, observacao },
            move |tx| inspector.as_ref().map_or(Ok(()), |inspector| tx.put_inspector(inspection, inspector)),
        );
        Ok(MoverVistoriaResponse::Ok(moved.await?))
    }
}

impl Shown for Inspection {
    type Wire = Vistoria;

    fn course(&self) -> &Course {
        &self.course
    }

    fn shown(
        &self,
        names: &mut AttendanceNames<'_, '_>,
        history: Option<Vec<Historico>>,
    ) -> Result<Vistoria, StoreError> {
        Ok(Vistoria {
            cod_vistoria: code(self.code.get()),
            cod_pessoa: code(self.person.get()),
            cod_beneficio: known_code(self.benefit.get()),
            cod_tipo_vistoria: known_code(self.kind.get()),
            nome_tipo_vistoria: names.kind(self.kind),
            vistoriador: self.inspector.as_ref().map(text),
            cod_situacao: code(self.course.situation.get()),
            nome_situacao: names.situation(self.course.situation),
            data_solicitacao: Some(moment(self.course.opened)),
            data_conclusao: Some(self.course.closed.map(moment)),
            historico: history,
        })
    }
}

fn read(body: &VistoriaInput) -> Result<InspectionDraft, Refused> {
    let VistoriaInput { cod_beneficio, cod_tipo_vistoria, vistoriador, cod_situacao } = body.clone();
    Ok(InspectionDraft {
        benefit: read_code("codBeneficio", cod_beneficio, BenefitCode::new)?,
        kind: read_code("codTipoVistoria", cod_tipo_vistoria, TypeCode::new)?,
        inspector: read_optional("vistoriador", vistoriador.as_ref())?,
        situation: cod_situacao.map(|sent| read_code("codSituacao", sent, SituationCode::new)).transpose()?,
    })
}

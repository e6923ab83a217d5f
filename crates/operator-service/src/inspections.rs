//! Vistorias: inspections of what benefits protect.

use domain::attendance::{AttendanceRegister, Course, Inspection, InspectionDraft, InspectionFacts, open_inspection};
use domain::values::{BenefitCode, InspectionCode, Moment, SituationCode, TypeCode};
use operator::runtime::Context;
use operator::{
    Codigo, Historico, MoverVistoriaError, Movimento, MovimentoInput, MovimentoVistoriaInput, Vistoria, VistoriaInput,
    VistoriasApi,
};
use store::{Attendance, StoreError, Tx};

use super::attendances::{AttendanceNames, Shown, operations};
use super::errors::{Failure, Refused};
use super::service::OperatorService;
use super::values::{code, known_code, moment, read_code, read_optional, text};

impl VistoriasApi for OperatorService {
    operations! { Inspection of VistoriaInput as Vistoria in "vistorias",
        listar_vistorias ("listarVistorias" by ListarVistoriasParameters of PaginaVistorias) -> ListarVistoriasError,
        abrir_vistoria ("abrirVistoria" with cod_vistoria) -> AbrirVistoriaError,
        consultar_vistoria -> ConsultarVistoriaError,
    }

    async fn mover_vistoria(
        &self,
        _: Context<'_, ()>,
        cod_vistoria: Codigo,
        body: MovimentoVistoriaInput,
    ) -> Result<Movimento, MoverVistoriaError> {
        let MovimentoVistoriaInput { cod_situacao, cod_situacao_esperada, observacao, vistoriador } = body;
        let inspection = read_code("codVistoria", cod_vistoria, InspectionCode::new)?;
        let inspector = read_optional("vistoriador", vistoriador.as_ref())?;
        let moved = self.move_attendance::<Inspection>(
            cod_vistoria,
            MovimentoInput { cod_situacao, cod_situacao_esperada, observacao },
            move |tx| inspector.as_ref().map_or(Ok(()), |inspector| tx.put_inspector(inspection, inspector)),
        );
        Ok(moved.await?)
    }
}

impl Shown for Inspection {
    type Wire = Vistoria;
    type Input = VistoriaInput;
    type Draft = InspectionDraft;

    fn draft(body: &VistoriaInput) -> Result<InspectionDraft, Refused> {
        let VistoriaInput { cod_beneficio, cod_tipo_vistoria, vistoriador, cod_situacao } = body.clone();
        Ok(InspectionDraft {
            benefit: read_code("codBeneficio", cod_beneficio, BenefitCode::new)?,
            kind: read_code("codTipoVistoria", cod_tipo_vistoria, TypeCode::new)?,
            inspector: read_optional("vistoriador", vistoriador.as_ref())?,
            situation: cod_situacao.map(|sent| read_code("codSituacao", sent, SituationCode::new)).transpose()?,
        })
    }

    fn open(
        tx: &mut Tx<'_>,
        draft: &InspectionDraft,
        register: &AttendanceRegister,
        now: Moment,
    ) -> Result<Self, Failure> {
        let benefit = tx.benefit(draft.benefit)?;
        let facts = InspectionFacts { register, benefit: benefit.as_ref(), now };
        let code = tx.next_attendance(Self::ENTITY)?;
        let inspection = open_inspection(code, draft.clone(), &facts)?;
        tx.add_attendance(&inspection)?;
        Ok(inspection)
    }

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

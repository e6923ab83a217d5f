//! Inspections.

use domain::attendance::{AttendanceRegister, Inspection};
use store::{HistoryEntry, ReadTx, StoreError};
use triggers::sender::types::{Entidade, GatilhoVistoria, VistoriaObjeto};

use super::announcement::Announced;
use super::benefit::described;
use super::values::{colour, kind, moment, name, situation, text};

impl Announced for Inspection {
    type Body = GatilhoVistoria;

    fn body(
        &self,
        entry: &HistoryEntry,
        register: &AttendanceRegister,
        reading: &mut ReadTx<'_>,
    ) -> Result<GatilhoVistoria, StoreError> {
        let situation = situation(register, entry.change.to)?;
        let gone = || StoreError::Corrupt("the benefit of an inspection is gone".to_owned());
        let benefit = reading.benefit(self.benefit)?.ok_or_else(gone)?;
        Ok(GatilhoVistoria {
            cod_historico: Some(entry.code.get()),
            data_historico: Some(moment(entry.happened)),
            entidade: Some(Entidade::Vistoria),
            objeto: VistoriaObjeto {
                id: Some(self.code.get()),
                cod_pessoa: Some(self.person.get()),
                nome_situacao: name(entry.name.as_str()),
                cor_destaque: colour(&situation.highlight),
                corinversa: colour(&situation.inverse),
                data_solicitacao: Some(moment(self.course.opened)),
                cod_tipo_vistoria: Some(self.kind.get()),
                nome_tipo_vistoria: name(kind(register, self.kind)?.name.as_str()),
                cod_beneficio: Some(self.benefit.get()),
                descricao_beneficio: text(&described(&benefit, reading)?),
                data_conclusao: self.course.closed.map(moment),
                vistoriador: self.inspector.as_ref().and_then(|it| name(it.as_str())),
            },
        })
    }
}

//! Help desk calls.

use domain::attendance::{AttendanceRegister, HelpDesk};
use domain::values::BenefitCode;
use store::{HistoryEntry, ReadTx, StoreError};
use triggers::sender::types::{Entidade, GatilhoHelpDesk, HelpDeskObjeto};

use super::announcement::Announced;
use super::values::{colour, kind, moment, name, priority, situation, text};

impl Announced for HelpDesk {
    type Body = GatilhoHelpDesk;

    fn body(
        &self,
        entry: &HistoryEntry,
        register: &AttendanceRegister,
        _: &mut ReadTx<'_>,
    ) -> Result<GatilhoHelpDesk, StoreError> {
        let situation = situation(register, entry.change.to)?;
        Ok(GatilhoHelpDesk {
            cod_historico: Some(entry.code.get()),
            data_historico: Some(moment(entry.happened)),
            entidade: Some(Entidade::HelpDesk),
            objeto: HelpDeskObjeto {
                id: Some(self.code.get()),
                cod_pessoa: Some(self.person.get()),
                nome_situacao: name(entry.name.as_str()),
                cor_destaque: colour(&situation.highlight),
                corinversa: colour(&situation.inverse),
                data_abertura: Some(moment(self.course.opened)),
                protocolo: Some(self.protocol),
                prioridade: Some(priority(self.priority)),
                cod_tipo_help_desk: Some(self.kind.get()),
                nome_tipo_help_desk: name(kind(register, self.kind)?.name.as_str()),
                cod_beneficio: self.benefit.map(BenefitCode::get),
                descricao: text(self.description.as_str()),
                data_encerramento: self.course.closed.map(moment),
            },
        })
    }
}

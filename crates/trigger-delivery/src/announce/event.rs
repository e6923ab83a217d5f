//! Events.

use domain::attendance::AttendanceRegister;
use domain::events::Event;
use store::{HistoryEntry, ReadTx, StoreError};
use triggers::sender::types::{Entidade, EventoObjeto, GatilhoEvento};

use super::announcement::Announced;
use super::values::{colour, kind, moment, name, priority, situation, text};

impl Announced for Event {
    type Body = GatilhoEvento;

    fn body(
        &self,
        entry: &HistoryEntry,
        register: &AttendanceRegister,
        _: &mut ReadTx<'_>,
    ) -> Result<GatilhoEvento, StoreError> {
        let situation = situation(register, entry.change.to)?;
        Ok(GatilhoEvento {
            cod_historico: Some(entry.code.get()),
            data_historico: Some(moment(entry.happened)),
            entidade: Some(Entidade::Evento),
            objeto: EventoObjeto {
                id: Some(self.code.get()),
                cod_pessoa: Some(self.person.get()),
                nome_situacao: name(entry.name.as_str()),
                cor_destaque: colour(&situation.highlight),
                corinversa: colour(&situation.inverse),
                data_abertura: Some(moment(self.course.opened)),
                protocolo: Some(self.protocol),
                prioridade: Some(priority(self.priority)),
                cod_tipo_evento: Some(self.kind.get()),
                nome_tipo_evento: name(kind(register, self.kind)?.name.as_str()),
                cod_beneficio: Some(self.benefit.get()),
                descricao: self.description.as_ref().and_then(|it| text(it.as_str())),
                data_encerramento: self.course.closed.map(moment),
            },
        })
    }
}

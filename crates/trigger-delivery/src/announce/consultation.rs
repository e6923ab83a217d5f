//! Medical consultations.

use domain::attendance::{AttendanceRegister, Consultation};
use domain::catalogue::Supplier;
use store::{HistoryEntry, ReadTx, StoreError};
use triggers::sender::types::{ConsultaObjeto, Entidade, GatilhoConsulta};

use super::announcement::Announced;
use super::values::{colour, kind, moment, name, situation, text};

impl Announced for Consultation {
    type Body = GatilhoConsulta;

    fn body(
        &self,
        entry: &HistoryEntry,
        register: &AttendanceRegister,
        reading: &mut ReadTx<'_>,
    ) -> Result<GatilhoConsulta, StoreError> {
        let situation = situation(register, entry.change.to)?;
        let clinic = reading.registered::<Supplier>(self.clinic)?;
        Ok(GatilhoConsulta {
            cod_historico: Some(entry.code.get()),
            data_historico: Some(moment(entry.happened)),
            entidade: Some(Entidade::Consulta),
            objeto: ConsultaObjeto {
                id: Some(self.code.get()),
                cod_pessoa: Some(self.person.get()),
                cod_beneficio: Some(self.benefit.get()),
                nome_situacao: name(entry.name.as_str()),
                cor_destaque: colour(&situation.highlight),
                corinversa: colour(&situation.inverse),
                data_abertura: Some(moment(self.course.opened)),
                protocolo: Some(self.protocol),
                data_consulta: Some(moment(self.scheduled)),
                cod_especialidade: Some(self.kind.get()),
                nome_especialidade: name(kind(register, self.kind)?.name.as_str()),
                cod_clinica: Some(self.clinic.get()),
                nome_clinica: clinic.and_then(|clinic| name(clinic.name.as_str())),
                cod_medico: self.doctor,
                nome_medico: self.doctor_name.as_ref().and_then(|it| name(it.as_str())),
                endereco: self.address.as_ref().and_then(|it| text(it.as_str())),
            },
        })
    }
}

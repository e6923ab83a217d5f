//! Eventos: claims and other occurrences, as they are opened and moved.

use domain::Flaw;
use domain::attendance::{AttendanceRegister, Course};
use domain::benefits::Benefit;
use domain::events::{Event, EventDraft, EventFacts, Involved, Priority, open_event};
use domain::values::{BenefitCode, Day, EventCode, Moment, PersonCode, SituationCode, TypeCode};
use operator::runtime::Context;
use operator::{Evento, EventoInput, EventosApi, Historico};
use store::{Attendance, StoreError, Tx};

use super::attendances::{AttendanceNames, Shown, operations, priority};
use super::contacts::{address, read_address};
use super::errors::{Failure, Refused};
use super::service::OperatorService;
use super::third_party::{read_vehicle, vehicle};
use super::values::{code, known_code, moment, read_code, read_optional, read_text, read_word, text, word};

/// Most related events that are shown.
const MAX_RELATED: i32 = 100;

/// What stands where an event that came from elsewhere has no description, which the contract demands.
const NO_DESCRIPTION: &str = "(sem descrição)";

impl EventosApi for OperatorService {
    operations! { Event of EventoInput as Evento in "eventos",
        listar_eventos ("listarEventos" by ListarEventosParameters of PaginaEventos) -> ListarEventosError,
        abrir_evento ("abrirEvento" with cod_evento) -> AbrirEventoError,
        consultar_evento -> ConsultarEventoError,
        mover_evento -> MoverEventoError,
    }
}

impl Shown for Event {
    type Wire = Evento;
    type Input = EventoInput;
    type Draft = EventDraft;

    fn draft(body: &EventoInput) -> Result<EventDraft, Refused> {
        let EventoInput {
            cod_pessoa,
            cod_beneficio,
            cod_tipo_evento,
            envolvido,
            prioridade,
            data_evento,
            descricao,
            responsavel,
            cod_condutor,
            veiculo,
            local,
            cod_relacionados,
            cod_situacao,
        } = body.clone();
        let related = |sent| read_code("codRelacionados", sent, EventCode::new);
        let occurred = Day::from_date(data_evento.into_inner());
        Ok(EventDraft {
            person: read_code("codPessoa", cod_pessoa, PersonCode::new)?,
            benefit: read_code("codBeneficio", cod_beneficio, BenefitCode::new)?,
            kind: read_code("codTipoEvento", cod_tipo_evento, TypeCode::new)?,
            involved: read_word("envolvido", envolvido, Involved::parse)?,
            priority: read_word("prioridade", prioridade, Priority::parse)?,
            occurred: occurred
                .ok_or_else(|| Flaw::new("está fora dos limites", "Envie um dia do calendário").at("dataEvento"))?,
            description: read_text("descricao", &descricao)?,
            responsible: read_optional("responsavel", responsavel.as_ref())?,
            driver: cod_condutor.map(|sent| read_code("codCondutor", sent, PersonCode::new)).transpose()?,
            vehicle: veiculo.as_ref().map(read_vehicle).transpose()?,
            place: read_address("local", local.as_ref())?,
            related: cod_relacionados.unwrap_or_default().into_iter().map(related).collect::<Result<_, _>>()?,
            situation: cod_situacao.map(|sent| read_code("codSituacao", sent, SituationCode::new)).transpose()?,
        })
    }

    fn open(tx: &mut Tx<'_>, draft: &EventDraft, register: &AttendanceRegister, now: Moment) -> Result<Self, Failure> {
        let benefit = tx.benefit(draft.benefit)?;
        let driver = draft.driver.map(|driver| tx.person(driver)).transpose()?.flatten();
        let related = tx.known_events(&draft.related)?;
        let stores = tx.stores()?;
        let is_open = |benefit: &Benefit| stores.iter().any(|it| it.code == benefit.data.store && it.is_active);
        let facts = EventFacts {
            register,
            has_person: tx.person(draft.person)?.is_some(),
            benefit: benefit.as_ref(),
            is_store_active: benefit.as_ref().is_some_and(is_open),
            has_driver: driver.is_some(),
            related: &related,
            now,
        };
        let code = tx.next_attendance(Self::ENTITY)?;
        let event = open_event(code, draft.clone(), &facts)?;
        tx.add_attendance(&event)?;
        // Events of one case are each other's.
        for other in related {
            tx.add_event_relation(code, other)?;
            tx.add_event_relation(other, code)?;
        }
        Ok(event)
    }

    fn course(&self) -> &Course {
        &self.course
    }

    fn shown(
        &self,
        names: &mut AttendanceNames<'_, '_>,
        history: Option<Vec<Historico>>,
    ) -> Result<Evento, StoreError> {
        let related = names.reading.related_events(self.code, MAX_RELATED)?;
        Ok(Evento {
            cod_evento: code(self.code.get()),
            cod_pessoa: known_code(self.person.get()),
            cod_beneficio: known_code(self.benefit.get()),
            cod_tipo_evento: known_code(self.kind.get()),
            nome_tipo_evento: names.kind(self.kind),
            envolvido: word(self.involved.as_str()),
            prioridade: priority(self.priority),
            data_evento: self.occurred.date().into(),
            descricao: self.description.as_ref().map_or_else(|| text(NO_DESCRIPTION), text),
            responsavel: self.responsible.as_ref().map(text),
            cod_condutor: self.driver.and_then(|driver| code(driver.get())),
            veiculo: self.vehicle.as_ref().map(vehicle),
            local: address(&self.place),
            cod_relacionados: Some(related.into_iter().map(|related| known_code(related.get())).collect()),
            cod_situacao: code(self.course.situation.get()),
            nome_situacao: names.situation(self.course.situation),
            protocolo: self.protocol.try_into().ok(),
            data_abertura: Some(moment(self.course.opened)),
            data_encerramento: Some(self.course.closed.map(moment)),
            historico: history,
        })
    }
}

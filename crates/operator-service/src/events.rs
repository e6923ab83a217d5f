//! Eventos: claims and other occurrences, as they are opened and moved.

use domain::Flaw;
use domain::attendance::{AttendanceEntity, Course};
use domain::events::{Event, EventDraft, EventFacts, Involved, Priority, open_event};
use domain::values::{BenefitCode, Day, EventCode, PersonCode, SituationCode, TypeCode};
use operator::{
    AbrirEventoResponse, Codigo, ConsultarEventoResponse, Cursor, DataHora, Evento, EventoInput, EventosApi, Historico,
    ListarEventosResponse, MoverEventoResponse, MovimentoInput, PaginaEventos,
};
use store::StoreError;

use super::attendances::{AttendanceNames, ListQuery, Shown, opened, priority};
use super::contacts::{address, read_address};
use super::errors::{BodyConflictErrors, PathBodyConflictErrors, PathErrors, QueryErrors};
use super::failed::{Failed, Refused};
use super::service::OperatorService;
use super::values::{code, known_code, location, moment, read_code, read_optional, read_text, read_word, text, word};

/// Most related events that are shown.
const MAX_RELATED: i32 = 100;

/// What stands where an event that came from elsewhere has no description, which the contract demands.
const NO_DESCRIPTION: &str = "(sem descrição)";

impl EventosApi for OperatorService {
    async fn listar_eventos(
        &self,
        (): (),
        cod_situacao: Option<Vec<Codigo>>,
        cod_pessoa: Option<Codigo>,
        cod_beneficio: Option<Codigo>,
        aberta_de: Option<DataHora>,
        aberta_ate: Option<DataHora>,
        cursor: Option<Cursor>,
        limite: i32,
    ) -> Result<ListarEventosResponse, QueryErrors> {
        let query = ListQuery { cod_situacao, cod_pessoa, cod_beneficio, aberta_de, aberta_ate };
        let listed = self.list_attendances::<Event, QueryErrors>("listarEventos", query, cursor, limite);
        let (itens, proximo_cursor) = listed.await?;
        Ok(ListarEventosResponse::Ok(PaginaEventos { itens, proximo_cursor }))
    }

    async fn abrir_evento(
        &self,
        (): (),
        idempotency_key: Option<String>,
        body: EventoInput,
    ) -> Result<AbrirEventoResponse, BodyConflictErrors> {
        let (draft, now) = (read(&body)?, self.clock.now());
        let work = self.write_once(idempotency_key, "abrirEvento", &body, move |tx| {
            let register = tx.attendance_register()?;
            let benefit = tx.benefit(draft.benefit)?;
            let driver = draft.driver.map(|driver| tx.person(driver)).transpose()?.flatten();
            let related = tx.known_events(&draft.related)?;
            let facts = EventFacts {
                register: &register,
                has_person: tx.person(draft.person)?.is_some(),
                benefit: benefit.as_ref(),
                has_driver: driver.is_some(),
                related: &related,
                now,
            };
            let code = tx.next_attendance(AttendanceEntity::Event)?;
            let event = open_event(code, draft.clone(), &facts)?;
            tx.add_attendance(&event)?;
            // Events of one case are each other's.
            for other in related {
                tx.add_event_relation(code, other)?;
                tx.add_event_relation(other, code)?;
            }
            Ok::<_, Failed<BodyConflictErrors>>(opened(tx, &event, &register, now)?)
        });
        let body = work.await?;
        let location = body.cod_evento.map(|code| location("eventos", code.into_inner()));
        Ok(AbrirEventoResponse::Created { body, location })
    }

    async fn consultar_evento(&self, (): (), cod_evento: Codigo) -> Result<ConsultarEventoResponse, PathErrors> {
        let shown = self.consult_attendance::<Event, PathErrors>(cod_evento).await?;
        Ok(ConsultarEventoResponse::Ok(shown))
    }

    async fn mover_evento(
        &self,
        (): (),
        cod_evento: Codigo,
        body: MovimentoInput,
    ) -> Result<MoverEventoResponse, PathBodyConflictErrors> {
        let moved = self.move_attendance::<Event, PathBodyConflictErrors>(cod_evento, body, |_| Ok(()));
        Ok(MoverEventoResponse::Ok(moved.await?))
    }
}

impl Shown for Event {
    type Wire = Evento;

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

fn read(body: &EventoInput) -> Result<EventDraft, Refused> {
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
        place: read_address("local", local.as_ref())?,
        related: cod_relacionados.unwrap_or_default().into_iter().map(related).collect::<Result<_, _>>()?,
        situation: cod_situacao.map(|sent| read_code("codSituacao", sent, SituationCode::new)).transpose()?,
    })
}

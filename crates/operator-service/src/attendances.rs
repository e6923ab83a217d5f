//! Operations that all attendances share: listed, shown with the history, opened and moved.

use domain::attendance::{
    AttendanceFilters, AttendancePlace, AttendanceRegister, Course, Entity, Move, MoveRefusal, Moved, move_attendance,
};
use domain::events::Priority;
use domain::values::{BenefitCode, Moment, PersonCode, SituationCode, Text, TypeCode};
use operator::runtime::json::{Deserialize, Serialize};
use operator::{Codigo, Cursor, DataHora, Historico, Movimento, MovimentoInput, NomeCurto, NomeSituacao, Prioridade};
use store::{HistoryEntry, NewEntry, ReadTx, StoreError, Tx};
use trigger_delivery::announce::{Announced, announce};

use super::errors::{Conflict, Failure, NotFound, Parameter, Refused};
use super::paging::Paging;
use super::service::OperatorService;
use super::values::{code, moment, name, read_code, read_moment, read_optional, text};

/// Most entries of a history that are shown.
const MAX_HISTORY: i32 = 100;

/// Most characters of a situation's name that the contract shows.
const MAX_NAME: usize = 60;

/// An attendance that the operator sees.
pub(super) trait Shown: Announced + Send + 'static {
    /// How the contract has it.
    type Wire: Serialize + for<'de> Deserialize<'de> + Send + 'static;
    /// What is sent to open one.
    type Input: Serialize + Sync;
    /// The same, once it is read.
    type Draft: Send + 'static;

    /// Reads what was sent to open one.
    fn draft(body: &Self::Input) -> Result<Self::Draft, Refused>;

    /// Opens one of the register's types and writes it down.
    fn open(tx: &mut Tx<'_>, draft: &Self::Draft, register: &AttendanceRegister, now: Moment) -> Result<Self, Failure>;

    /// Its course.
    fn course(&self) -> &Course;

    /// The attendance as the contract has it; without a history in lists.
    fn shown(
        &self,
        names: &mut AttendanceNames<'_, '_>,
        history: Option<Vec<Historico>>,
    ) -> Result<Self::Wire, StoreError>;
}

/// What the codes of an attendance stand for.
pub(super) struct AttendanceNames<'n, 'r> {
    /// Situations and types.
    pub(super) register: &'n AttendanceRegister,
    /// Everything else.
    pub(super) reading: &'n mut ReadTx<'r>,
}

/// What a list was asked for by.
#[derive(Debug, Clone, Default)]
pub(super) struct ListQuery {
    pub(super) cod_situacao: Option<Vec<Codigo>>,
    pub(super) cod_pessoa: Option<Codigo>,
    pub(super) cod_beneficio: Option<Codigo>,
    pub(super) aberta_de: Option<DataHora>,
    pub(super) aberta_ate: Option<DataHora>,
}

impl AttendanceNames<'_, '_> {
    /// The name of a type.
    pub(super) fn kind(&self, code: TypeCode) -> Option<NomeCurto> {
        self.register.kind(code).map(|kind| text(&kind.name))
    }

    /// The name of a situation.
    pub(super) fn situation(&self, code: SituationCode) -> Option<NomeSituacao> {
        self.register.situation(code).map(|situation| text(&situation.name))
    }
}

impl ListQuery {
    fn read(self) -> Result<AttendanceFilters, Refused> {
        let Self { cod_situacao, cod_pessoa, cod_beneficio, aberta_de, aberta_ate } = self;
        let situation = |sent| read_code("codSituacao", sent, SituationCode::new);
        let filters = AttendanceFilters {
            situations: cod_situacao.unwrap_or_default().into_iter().map(situation).collect::<Result<_, _>>()?,
            person: cod_pessoa.map(|sent| read_code("codPessoa", sent, PersonCode::new)).transpose()?,
            benefit: cod_beneficio.map(|sent| read_code("codBeneficio", sent, BenefitCode::new)).transpose()?,
            opened_from: aberta_de.map(|sent| read_moment("abertaDe", sent)).transpose()?,
            opened_until: aberta_ate.map(|sent| read_moment("abertaAte", sent)).transpose()?,
        };
        filters.check()?;
        Ok(filters)
    }
}

/// The operations of attendances, each with its error; those that move by nothing else than a situation have the last one of
/// them here.
macro_rules! operations {
    (
        $record:ident of $input:ident as $shown:ident in $place:literal,
        $list:ident ($listing:literal by $query:ident of $page:ident) -> $list_error:ident,
        $open:ident ($opening:literal with $code:ident) -> $open_error:ident,
        $consult:ident -> $consult_error:ident,
        $($move:ident -> $move_error:ident,)?
    ) => {
        async fn $list(
            &self,
            _: Context<'_, ()>,
            asked: operator::$query,
        ) -> Result<operator::$page, operator::$list_error> {
            let operator::$query { cod_situacao, cod_pessoa, cod_beneficio, aberta_de, aberta_ate, cursor, limite } =
                asked;
            let query =
                $crate::attendances::ListQuery { cod_situacao, cod_pessoa, cod_beneficio, aberta_de, aberta_ate };
            let (itens, proximo_cursor) = self.list_attendances::<$record>($listing, query, cursor, limite).await?;
            Ok(operator::$page { itens, proximo_cursor })
        }

        async fn $open(
            &self,
            _: Context<'_, ()>,
            idempotency_key: Option<String>,
            body: $input,
        ) -> Result<operator::Created<operator::$shown>, operator::$open_error> {
            let body = self.open_attendance::<$record>(idempotency_key, $opening, &body).await?;
            let location = body.$code.map(|code| $crate::values::location($place, code.into_inner()));
            Ok(operator::Created { body, location })
        }

        async fn $consult(
            &self,
            _: Context<'_, ()>,
            sent: operator::Codigo,
        ) -> Result<operator::$shown, operator::$consult_error> {
            Ok(self.consult_attendance::<$record>(sent).await?)
        }

        $(async fn $move(
            &self,
            _: Context<'_, ()>,
            sent: operator::Codigo,
            body: operator::MovimentoInput,
        ) -> Result<operator::Movimento, operator::$move_error> {
            Ok(self.move_attendance::<$record>(sent, body, |_| Ok(())).await?)
        })?
    };
}

pub(super) use operations;

impl OperatorService {
    /// A page of attendances, and the cursor of the next one.
    pub(super) async fn list_attendances<A: Shown>(
        &self,
        operation: &'static str,
        query: ListQuery,
        cursor: Option<Cursor>,
        limit: i32,
    ) -> Result<(Vec<A::Wire>, Option<String>), Failure> {
        let paging = Paging::new(operation, &query, limit);
        let after: Option<AttendancePlace> = paging.after(cursor.as_ref())?;
        let filters = query.read().map_err(Parameter::from)?;
        self.read(move |reading| {
            let found: Vec<A> = reading.attendances(&filters, after, paging.n_wanted())?;
            let (page, next) = paging.page(found, A::place);
            let register = reading.attendance_register()?;
            let names = &mut AttendanceNames { register: &register, reading };
            let items = page.iter().map(|record| record.shown(names, None)).collect::<Result<_, StoreError>>()?;
            Ok((items, next))
        })
        .await
    }

    /// Opens the attendance that a body asks for, unless the key was used before.
    pub(super) async fn open_attendance<A: Shown>(
        &self,
        key: Option<String>,
        operation: &'static str,
        body: &A::Input,
    ) -> Result<A::Wire, Failure> {
        let (draft, now) = (A::draft(body)?, self.clock.now());
        self.write_once(key, operation, body, move |tx| {
            let register = tx.attendance_register()?;
            let record = A::open(tx, &draft, &register, now)?;
            Ok(opened(tx, &record, &register, now)?)
        })
        .await
    }

    /// The attendance with a code, and its history.
    pub(super) async fn consult_attendance<A: Shown>(&self, sent: Codigo) -> Result<A::Wire, Failure> {
        self.read(move |reading| {
            let record: A = reading.attendance(sent.into_inner())?.ok_or(NotFound)?;
            let register = reading.attendance_register()?;
            Ok(with_history(&record, &register, reading)?)
        })
        .await
    }

    /// Moves the attendance with a code; `also` is done if it moves, before that is told.
    pub(super) async fn move_attendance<A: Shown>(
        &self,
        sent: Codigo,
        body: MovimentoInput,
        also: impl Fn(&mut Tx<'_>) -> Result<(), StoreError> + Send + 'static,
    ) -> Result<Movimento, Failure> {
        let asked = read_move(body)?;
        let now = self.clock.now();
        self.write(move |tx| {
            let number = sent.into_inner();
            let record: A = tx.attendance(number)?.ok_or(NotFound)?;
            let register = tx.attendance_register()?;
            let (before, mut course) = (record.course().situation, *record.course());
            let moved = match move_attendance(A::ENTITY, &mut course, &asked, &register, now) {
                Ok(moved) => moved,
                Err(refusal) => return Err(refused(refusal)),
            };
            let Some(Moved { change, name }) = moved else {
                let entries = tx.last_entries(A::ENTITY.into(), number, 1)?;
                let called = register.situation(before).map(|situation| situation.name.widen());
                return Ok(movement(before, before, called.as_ref(), entries.first(), None));
            };
            tx.put_course(A::ENTITY, number, &course)?;
            also(tx)?;
            let entry = tx.enter(A::ENTITY.into(), number, NewEntry { change, name, note: asked.note.clone() }, now)?;
            let gone = || StoreError::Corrupt("an attendance that is moved is gone".to_owned());
            let record: A = tx.attendance(number)?.ok_or_else(gone)?;
            let (entry, n_deliveries) = announce(tx, &record, entry, &register)?;
            Ok(movement(before, change.to, Some(&entry.name), Some(&entry), Some(n_deliveries)))
        })
        .await
    }
}

/// Writes down that an attendance which was just added entered its first situation, tells of it, and shows it.
pub(super) fn opened<A: Shown>(
    tx: &mut Tx<'_>,
    record: &A,
    register: &AttendanceRegister,
    now: Moment,
) -> Result<A::Wire, StoreError> {
    let course = record.course();
    let gone = || StoreError::Corrupt("the first situation of an attendance is gone".to_owned());
    let situation = register.situation(course.situation).ok_or_else(gone)?;
    let entry = NewEntry { change: course.beginning(), name: situation.name.widen(), note: None };
    let entry = tx.enter(A::ENTITY.into(), record.place().code, entry, now)?;
    announce(tx, record, entry, register)?;
    with_history(record, register, tx)
}

/// What a move came to; `n_deliveries` only if something moved.
pub(super) fn movement(
    before: SituationCode,
    after: SituationCode,
    called: Option<&Text<200>>,
    entry: Option<&HistoryEntry>,
    n_deliveries: Option<u32>,
) -> Movimento {
    Movimento {
        mudou: Some(n_deliveries.is_some()),
        cod_historico: entry.and_then(|entry| code(entry.code.get())),
        data_historico: entry.map(|entry| moment(entry.happened)),
        cod_situacao_anterior: code(before.get()),
        cod_situacao: code(after.get()),
        nome_situacao: called.map(|called| name(called, MAX_NAME)),
        entregas: Some(n_deliveries.map_or(0, |n| i32::try_from(n).unwrap_or(i32::MAX))),
    }
}

/// The move that a body asks for.
pub(super) fn read_move(body: MovimentoInput) -> Result<Move, Refused> {
    let MovimentoInput { cod_situacao, cod_situacao_esperada, observacao } = body;
    let expected = cod_situacao_esperada.map(|sent| read_code("codSituacaoEsperada", sent, SituationCode::new));
    Ok(Move {
        to: read_code("codSituacao", cod_situacao, SituationCode::new)?,
        expected: expected.transpose()?,
        note: read_optional("observacao", observacao.as_ref())?,
    })
}

/// A priority; events that came from elsewhere may be urgent, and the contract knows nothing above high.
pub(super) fn priority(priority: Priority) -> Prioridade {
    match priority {
        Priority::Low => Prioridade::Baixa,
        Priority::Medium => Prioridade::Media,
        Priority::High => Prioridade::Alta,
    }
}

/// Why something was not moved.
pub(super) fn refused<E: From<Conflict> + From<Refused>>(refusal: MoveRefusal) -> E {
    match refusal {
        MoveRefusal::Elsewhere { current } => Conflict::OtherSituation { current: current.get() }.into(),
        MoveRefusal::Invalid(violation) => Refused(violation).into(),
    }
}

/// The history as the contract has it, the last entry first.
fn with_history<A: Shown>(
    record: &A,
    register: &AttendanceRegister,
    reading: &mut ReadTx<'_>,
) -> Result<A::Wire, StoreError> {
    let entity: Entity = A::ENTITY.into();
    let entries = reading.last_entries(entity, record.place().code, MAX_HISTORY)?;
    let shown = |entry: HistoryEntry| Historico {
        cod_historico: code(entry.code.get()),
        data_historico: Some(moment(entry.happened)),
        cod_situacao: code(entry.change.to.get()),
        nome_situacao: Some(name(&entry.name, MAX_NAME)),
        observacao: entry.note.map(|note| note.to_string()),
    };
    let history = entries.into_iter().map(shown).collect();
    record.shown(&mut AttendanceNames { register, reading }, Some(history))
}

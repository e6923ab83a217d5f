//! Those who write until somebody is dead, and write down what they were told.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};

use accounts::AccountPages;
use benefits_client::runtime::Error;
use benefits_client::types::BeneficioInputToCodigoIntegracao;
use benefits_client::{Nullable, Session};
use domain::attendance::Entity;
use operator::client::Client;
use tokio::sync::Notify;

use super::super::random::Random;
use super::super::things::{Choices, Ground, move_to};
use super::Victim;
use super::ledger::{Answer, Asked, Key, Ledger, Page};
use super::receivers::N_RECEIVERS;
use crate::world::{self, Request};

/// A plan and a store of the demo.
const PLAN: i32 = 20;
const STORE: i32 = 1;

/// What all texts begin with that writers give.
pub(super) const MARK: &str = "fogo-";

/// Most things that a writer opens; then it moves what it has.
const MAX_THINGS: usize = 40;

/// The program as writers reach it.
#[derive(Clone)]
pub(super) struct Doors {
    pub(super) session: Session,
    /// Where the account pages are.
    pub(super) accounts: SocketAddr,
    pub(super) operator: Client,
    pub(super) choices: Arc<Choices>,
    /// How long this life is.
    pub(super) life: Arc<Life>,
    /// Who dies at its end.
    pub(super) victim: Victim,
}

/// A life that is over when so many writes were acknowledged.
pub(super) struct Life {
    n_left: AtomicU32,
    is_over: Notify,
    /// Whether the victim is dead, of which not every writer need hear: a server may be back before the next question.
    is_dead: AtomicBool,
}

impl Life {
    pub(super) fn of(n_writes: u32) -> Arc<Self> {
        Arc::new(Self { n_left: AtomicU32::new(n_writes), is_over: Notify::new(), is_dead: AtomicBool::new(false) })
    }

    /// Waits until it is over.
    pub(super) async fn end(&self) {
        while self.n_left.load(Ordering::Relaxed) > 0 {
            self.is_over.notified().await;
        }
    }

    /// Lets nobody write any more.
    pub(super) fn is_dead(&self) {
        self.is_dead.store(true, Ordering::Relaxed);
    }

    fn is_acknowledged(&self) {
        let left = self.n_left.fetch_update(Ordering::Relaxed, Ordering::Relaxed, |n| n.checked_sub(1));
        // Whoever waits is woken at once: the moment after an answer is when it tells most.
        if left == Ok(1) {
            self.is_over.notify_one();
        }
    }
}

/// Sets all writers to work; the future is their pages, once the victim is dead.
pub(super) fn start(doors: &Doors, ledger: &mut Ledger, seeds: &[u32]) -> impl Future<Output = Vec<Page>> + use<> {
    let pages = std::mem::take(&mut ledger.pages);
    let tasks: Vec<_> = (0..)
        .zip(pages)
        .zip(seeds)
        .map(|((writer, page), seed)| tokio::spawn(write(doors.clone(), writer, page, Random::new(*seed))))
        .collect();
    async move {
        let mut pages = Vec::new();
        for task in tasks {
            pages.push(task.await.expect("no writer panics"));
        }
        pages
    }
}

async fn write(doors: Doors, writer: u32, mut page: Page, mut random: Random) -> Page {
    while !doors.life.is_dead.load(Ordering::Relaxed) {
        let asked = page.repeated.take().unwrap_or_else(|| choose(&doors.choices, writer, &mut page, &mut random));
        page.unanswered = Some(asked.clone());
        let Some(answer) = ask(&doors, writer, &page, &asked).await else { return page };
        page.unanswered = None;
        // It may have said that it could not, and then nothing was done.
        if let Ok(Answer { code, change }) = answer {
            page.answers.push(change);
            page.is_done(asked, code);
            doors.life.is_acknowledged();
        }
    }
    page
}

fn choose(choices: &Choices, writer: u32, page: &mut Page, random: &mut Random) -> Asked {
    page.n_asked += 1;
    let number = page.n_asked;
    let save = || Asked::Save { name: format!("Fogo {}", letters(number)) };
    let open = |entity: Entity| {
        let key = (entity, format!("{MARK}{writer}-{number}"));
        Asked::Open { key, at: choices.situations(entity)[0] }
    };
    match random.below(20) {
        _ if page.member.is_none() => save(),
        _ if page.benefit().is_none() => open(Entity::Benefit),
        0 => save(),
        6 => Asked::Create { login: format!("{MARK}{writer}-{number}") },
        7 if let Some(login) = page.users.keys().next_back() => Asked::Link { login: login.clone() },
        1..6 if page.things.len() < MAX_THINGS => open(*random.choose(Entity::ALL)),
        _ => {
            let idx = random.below(u32::try_from(page.things.len()).expect("few"));
            let (key, known) = page.things.iter().nth(idx as usize).expect("it is one of them");
            move_on(choices, key, known.situation, random)
        }
    }
}

/// Moves to another situation of the entity; the service moves benefits between two of them, too.
fn move_on(choices: &Choices, key: &Key, at: i32, random: &mut Random) -> Asked {
    let situations = choices.situations(key.0);
    if key.0 == Entity::Benefit && random.one_in(2) {
        let to = if at == situations[0] { choices.inactive() } else { situations[0] };
        return Asked::Move { key: key.clone(), to, is_by_operator: false };
    }
    let others: Vec<i32> = situations.iter().copied().filter(|situation| *situation != at).collect();
    Asked::Move { key: key.clone(), to: *random.choose(&others), is_by_operator: true }
}

/// Writes. `None` is no answer, an error the answer that nothing could be done.
async fn ask(doors: &Doors, writer: u32, page: &Page, asked: &Asked) -> Option<Result<Answer, ()>> {
    match asked {
        Asked::Open { key: (Entity::Benefit, _), .. }
        | Asked::Move { is_by_operator: false, .. }
        | Asked::Save { .. } => {
            let saved = save(doors, &cpf(writer), page, asked).await;
            told(
                doors.victim,
                asked,
                saved.map(|code| Answer { code: code.expect("an answer has a code"), change: None }),
            )
        }
        Asked::Create { login } => {
            let create = doors.operator.criar_usuario();
            let create = create.body_map(|user| user.usuario(login).nome_usuario("Fogo").email(email(login)));
            let answer = create.send().await.map(|created| {
                let user = created.into_inner();
                assert!(user.senha_gerada.is_some(), "nobody chose one");
                Answer { code: user.cod_usuario.expect("an answer has a code"), change: None }
            });
            told(doors.victim, asked, answer)
        }
        Asked::Link { login } => ask_for_link(doors, email(login)).await,
        Asked::Open { key: (entity, own), .. } => {
            let (member, benefit) = (page.member.as_ref()?, page.benefit()?);
            let ground = Ground { person: member.code, benefit };
            let once = format!("abre-{own}");
            let opened = doors.choices.open(&doors.operator, *entity, ground, (&once, own)).await;
            told(doors.victim, asked, opened.map(|opened| Answer { code: opened.code, change: Some(opened.history) }))
        }
        Asked::Move { key, to, is_by_operator: true } => {
            let known = &page.things[key];
            let moved = move_to(&doors.operator, (key.0, known.code), *to, Some(known.situation)).await;
            let answer = moved.map(|moved| {
                let told = (moved.mudou, moved.cod_situacao_anterior, moved.cod_situacao, moved.entregas);
                let n_receivers = i32::try_from(N_RECEIVERS).expect("few");
                assert_eq!(told, (Some(true), Some(known.situation), Some(*to), Some(n_receivers)), "{key:?}");
                Answer { code: known.code, change: moved.cod_historico }
            });
            told(doors.victim, asked, answer)
        }
    }
}

/// What an answer means; whatever is neither done nor put off is a fault.
fn told<E: std::fmt::Debug>(
    victim: Victim,
    asked: &Asked,
    answer: Result<Answer, Error<E>>,
) -> Option<Result<Answer, ()>> {
    match answer {
        Ok(answer) => Some(Ok(answer)),
        // Whether a server that died had done it, nobody can say.
        Err(Error::Unavailable { .. }) if victim == Victim::Server => None,
        Err(Error::Unavailable { status: 503, .. }) => Some(Err(())),
        Err(Error::Transport { .. }) => None,
        Err(other) => panic!("{asked:?}: {other:?}"),
    }
}

/// Writes through the service; the answer is the code of the member or the benefit.
async fn save(
    doors: &Doors,
    document: &str,
    page: &Page,
    asked: &Asked,
) -> Result<Option<i32>, benefits_client::Error> {
    let benefit = |own: &str, is_active: bool| {
        let own: BeneficioInputToCodigoIntegracao = own.parse().expect("it is short");
        let save = doors.session.salvar_beneficio();
        save.body_map(|b| b.cpf_cnpj(document).cod_plano(PLAN).codigo_integracao(Nullable::Value(own)).ativo(is_active))
    };
    match asked {
        Asked::Save { name } => {
            let save = doors.session.salvar_associado();
            let save = save.body_map(|p| p.cpf_cnpj(document).nome_pessoa(name.as_str()).cod_loja(STORE));
            Ok(save.send().await?.cod_pessoa)
        }
        Asked::Open { key: (_, own), .. } => Ok(benefit(own, true).send().await?.cod_beneficio),
        Asked::Create { .. } | Asked::Link { .. } => unreachable!("users are not the service's"),
        Asked::Move { key, to, .. } => {
            let is_active = *to == doors.choices.situations(Entity::Benefit)[0];
            let code = page.things[key].code;
            Ok(benefit(&key.1, is_active).body_map(|b| b.cod_beneficio(code)).send().await?.cod_beneficio)
        }
    }
}

/// Asks for a link on the page. It has no code, nor have links.
async fn ask_for_link(doors: &Doors, email: String) -> Option<Result<Answer, ()>> {
    let request = Request::new("POST", AccountPages::PATH, None);
    let request = request.header("content-type", "application/x-www-form-urlencoded");
    let request = request.bytes_as_body(format!("email={}", world::encoded(&email)).as_bytes());
    let accounts = doors.accounts;
    let answered = tokio::task::spawn_blocking(move || world::try_to_ask(accounts, &request)).await.expect("no panic");
    match answered.map(|answer| answer.status) {
        Some(200) => Some(Ok(Answer { code: 0, change: None })),
        // Whether a server that died had kept it, nobody can say.
        Some(503) if doors.victim == Victim::Server => None,
        Some(429 | 503) => Some(Err(())),
        None => None,
        Some(other) => panic!("a link was answered by {other}"),
    }
}

/// The e-mail of a user.
pub(super) fn email(login: &str) -> String {
    format!("{login}@example.com")
}

/// The document of a writer's member.
pub(super) fn cpf(writer: u32) -> String {
    world::cpf(700_000_000 + writer)
}

/// A number as a name may have it.
fn letters(number: u32) -> String {
    number.to_string().bytes().map(|digit| char::from(digit - b'0' + b'A')).collect()
}

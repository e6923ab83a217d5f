//! Those who move what others move, too, and write down what they were answered and when.

use std::sync::Arc;
use std::time::Instant;

use domain::attendance::Entity;
use operator::client::{Client, types};

use super::super::random::Random;
use super::super::things::{self, Choices, Refused};
use super::judge::{Answer, Call, Entry};

/// Something that is moved.
#[derive(Debug, Clone, Copy)]
pub(super) struct Thing {
    pub(super) entity: Entity,
    pub(super) code: i32,
    /// How many entries of its history came before the one that movers found it in.
    pub(super) n_before: usize,
}

/// The program as a mover reaches it, and what there is to move.
pub(super) struct Doors {
    pub(super) client: Client,
    pub(super) choices: Arc<Choices>,
    pub(super) things: Arc<Vec<Thing>>,
}

/// Asks so many times; each call with the index of what it was about.
pub(super) async fn ask(doors: Doors, mut random: Random, n_calls: u32) -> Vec<(usize, Call)> {
    let Doors { client, choices, things } = doors;
    // Where this mover last saw each of them.
    let mut seen: Vec<i32> = things.iter().map(|thing| choices.situations(thing.entity)[0]).collect();
    let mut calls = Vec::new();
    for _ in 0..n_calls {
        let idx = random.below(u32::try_from(things.len()).expect("few")) as usize;
        let Thing { entity, code, .. } = things[idx];
        let to = *random.choose(choices.situations(entity));
        let expected = (!random.one_in(3)).then_some(seen[idx]);
        let is_read = entity != Entity::Benefit && random.one_in(4);
        let asked = Instant::now();
        let answer = if is_read {
            Answer::Read { entries: read(&client, entity, code).await.unwrap() }
        } else {
            let answer = things::move_to(&client, (entity, code), to, expected).await;
            told(to, expected, answer)
        };
        let answered = Instant::now();
        seen[idx] = match &answer {
            Answer::Moved { to, .. } | Answer::Stayed { to, .. } => *to,
            Answer::Refused { current, .. } => *current,
            Answer::Read { entries } => entries[0].situation,
        };
        calls.push((idx, Call { asked, answered, answer }));
    }
    calls
}

/// What the answer to a move says.
fn told(to: i32, expected: Option<i32>, answer: Result<types::Movimento, Refused>) -> Answer {
    match answer {
        Ok(moved) => {
            let [change, from, at] =
                [moved.cod_historico, moved.cod_situacao_anterior, moved.cod_situacao].map(Option::unwrap);
            assert_eq!(at, to);
            if moved.mudou.unwrap() {
                Answer::Moved { change, from, to, expected }
            } else {
                assert_eq!(from, to, "what stays comes from where it is");
                Answer::Stayed { change, to }
            }
        }
        Err(refused) => {
            let told = refused.body().unwrap_or_else(|| panic!("{refused:?}"));
            assert_eq!(told.codigo.to_string(), "SITUACAO_DIVERGENTE", "{refused:?}");
            let current = told.detalhes["codSituacaoAtual"].parse().unwrap();
            Answer::Refused { to, expected: expected.expect("nothing else is refused"), current }
        }
    }
}

/// The history as the operator reads it, the newest entry first.
async fn read(client: &Client, entity: Entity, code: i32) -> Result<Vec<Entry>, Refused> {
    let (situation, history) = match entity {
        Entity::Consultation => {
            let read = client.consultar_consulta().cod_consulta(code).send().await?.into_inner();
            (read.cod_situacao, read.historico)
        }
        Entity::HelpDesk => {
            let read = client.consultar_help_desk().cod_help_desk(code).send().await?.into_inner();
            (read.cod_situacao, read.historico)
        }
        Entity::Inspection => {
            let read = client.consultar_vistoria().cod_vistoria(code).send().await?.into_inner();
            (read.cod_situacao, read.historico)
        }
        Entity::Event => {
            let read = client.consultar_evento().cod_evento(code).send().await?.into_inner();
            (read.cod_situacao, read.historico)
        }
        Entity::Benefit => panic!("the operator does not read benefits"),
    };
    let entry =
        |entry: types::Historico| Entry { code: entry.cod_historico.unwrap(), situation: entry.cod_situacao.unwrap() };
    let entries: Vec<Entry> = history.unwrap_or_default().into_iter().map(entry).collect();
    assert_eq!(entries.first().map(|newest| newest.situation), situation, "it is where its history ends");
    Ok(entries)
}

//! What the model knows of a service that did all it was asked.

use std::collections::{BTreeMap, BTreeSet};

use domain::attendance::Entity;
use serde_json::Value;

use super::super::random::Random;
use super::wire::{Who, code};

/// A code that nothing has.
pub(super) const NOBODYS: i32 = 999_999;

/// The state of the machine.
#[derive(Debug, Default)]
pub(super) struct Model {
    /// What the operator registered, by register and code, as it is read.
    pub(super) records: BTreeMap<(&'static str, i32), Value>,
    /// Every code that was ever given out in a register.
    pub(super) given: BTreeSet<(&'static str, i32)>,
    /// What was there before, and is left as it is.
    pub(super) foreign: BTreeSet<(&'static str, i32)>,
    pub(super) due_days: BTreeSet<i32>,
    /// By who sees them and their documents.
    pub(super) members: BTreeMap<(Who, String), Member>,
    pub(super) benefits: BTreeMap<i32, Benefit>,
    pub(super) attendances: BTreeMap<(Entity, i32), Attendance>,
    pub(super) leads: BTreeMap<i32, Lead>,
    pub(super) deals: BTreeMap<i32, Deal>,
    pub(super) receivers: BTreeMap<i32, Receiver>,
    /// How many changes of situations there were.
    pub(super) n_changes: u32,
    /// What was answered to each key: the path, the body and the answer.
    pub(super) keys: BTreeMap<String, (String, Value, Value)>,
}

#[derive(Debug, Clone)]
pub(super) struct Member {
    pub(super) code: i32,
    pub(super) name: String,
}

#[derive(Debug, Clone)]
pub(super) struct Benefit {
    pub(super) who: Who,
    pub(super) document: String,
    pub(super) sequential: i32,
    pub(super) plan: i32,
    pub(super) situation: i32,
    pub(super) due_day: Option<i32>,
}

#[derive(Debug, Clone)]
pub(super) struct Attendance {
    pub(super) person: i32,
    pub(super) benefit: i32,
    pub(super) kind: i32,
    pub(super) is_closed: bool,
    /// The oldest first: code, situation, how it was called, note.
    pub(super) history: Vec<(i32, i32, String, Option<String>)>,
}

#[derive(Debug, Clone)]
pub(super) struct Lead {
    pub(super) who: Who,
    pub(super) name: String,
}

#[derive(Debug, Clone)]
pub(super) struct Deal {
    pub(super) lead: i32,
    pub(super) situation: String,
    pub(super) plan: Option<i32>,
}

#[derive(Debug, Clone)]
pub(super) struct Receiver {
    pub(super) name: String,
    pub(super) url: String,
    pub(super) entities: BTreeSet<Entity>,
    pub(super) is_active: bool,
    pub(super) is_removed: bool,
    /// Changes that it was to be told of.
    pub(super) told: Vec<(Entity, i32)>,
}

impl Model {
    /// The codes of a register that a step may change, and one that is nobody's.
    pub(super) fn own(&self, register: &'static str) -> Vec<i32> {
        let known = self.records.keys().filter(|key| key.0 == register && !self.foreign.contains(key));
        known.map(|(_, code)| *code).chain([NOBODYS]).collect()
    }

    /// All codes of a register, and one that is nobody's.
    pub(super) fn any(&self, register: &'static str) -> Vec<i32> {
        self.records.keys().filter(|key| key.0 == register).map(|(_, code)| *code).chain([NOBODYS]).collect()
    }

    /// The records of a register.
    pub(super) fn of(&self, register: &'static str) -> impl Iterator<Item = &Value> {
        self.records.iter().filter(move |(key, _)| key.0 == register).map(|(_, record)| record)
    }

    /// The situation of benefits that is taken where only the type is known.
    pub(super) fn default_of(&self, kind: &str) -> i32 {
        let of_kind = self.of("situacoesBeneficio").filter(|it| it["tipoSituacao"] == kind);
        let codes = of_kind.map(|it| (it["padrao"] != true, code(it, "codSituacao")));
        codes.min().expect("there is one of each type").1
    }

    /// Something changed its situation: whoever listens is told. How many do.
    pub(super) fn is_told(&mut self, entity: Entity, code: i32) -> usize {
        self.n_changes += 1;
        let listening = |receiver: &&mut Receiver| !receiver.is_removed && receiver.entities.contains(&entity);
        let told = self.receivers.values_mut().filter(listening).map(|receiver| receiver.told.push((entity, code)));
        told.count()
    }

    /// A benefit; now and then the code of none.
    pub(super) fn some_benefit(&self, random: &mut Random) -> i32 {
        some(random, self.benefits.keys().copied())
    }

    /// A member; now and then the code of none.
    pub(super) fn some_member(&self, random: &mut Random) -> i32 {
        some(random, self.members.values().map(|member| member.code))
    }
}

/// One of several codes; now and then nobody's.
pub(super) fn some(random: &mut Random, codes: impl Iterator<Item = i32>) -> i32 {
    let codes: Vec<i32> = codes.collect();
    if codes.is_empty() || random.one_in(10) { NOBODYS } else { *random.choose(&codes) }
}

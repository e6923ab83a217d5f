//! What the model knows of a service that did all it was asked.

use std::collections::{BTreeMap, BTreeSet};

use domain::attendance::Entity;
use serde_json::Value;

use super::super::random::Random;
use super::table::{BENEFIT_SITUATIONS, PLANS, SELLERS};
use super::wire::{Who, code};

/// A code that nothing has.
pub(super) const NOBODYS: i32 = 999_999;

/// The state of the machine.
#[derive(Debug, Default)]
pub(super) struct Model {
    /// What the operator registered, by register and code, as it is read.
    pub(super) records: BTreeMap<(&'static str, i32), Value>,
    /// How often each of them was put.
    pub(super) versions: BTreeMap<(&'static str, i32), i32>,
    /// Every code that was ever given out in a register.
    pub(super) given: BTreeSet<(&'static str, i32)>,
    /// What was there before, and is left as it is.
    pub(super) foreign: BTreeSet<(&'static str, i32)>,
    pub(super) due_days: BTreeSet<i32>,
    /// Those whom the operator let in, by their codes.
    pub(super) users: BTreeMap<i32, User>,
    /// By who sees them and their documents.
    pub(super) members: BTreeMap<(Who, String), Member>,
    pub(super) benefits: BTreeMap<i32, Benefit>,
    pub(super) dependents: BTreeMap<i32, Dependent>,
    pub(super) attendances: BTreeMap<(Entity, i32), Attendance>,
    pub(super) leads: BTreeMap<i32, Lead>,
    pub(super) deals: BTreeMap<i32, Deal>,
    pub(super) deal_dependents: BTreeMap<i32, DealDependent>,
    pub(super) receivers: BTreeMap<i32, Receiver>,
    /// Every secret that was ever told.
    pub(super) secrets: BTreeSet<String>,
    /// How many changes of situations there were.
    pub(super) n_changes: u32,
    /// What was asked with each key, and what was answered.
    pub(super) keys: BTreeMap<String, Kept>,
}

/// What was asked with a key and done.
#[derive(Debug, Clone)]
pub(super) struct Kept {
    pub(super) path: String,
    pub(super) sent: Value,
    pub(super) status: u16,
    pub(super) answer: Value,
}

#[derive(Debug, Clone)]
pub(super) struct User {
    pub(super) login: String,
    pub(super) name: String,
    pub(super) email: String,
    pub(super) is_active: bool,
    pub(super) stores: BTreeSet<i32>,
    pub(super) password: String,
    /// Those that are good for something.
    pub(super) tokens: Vec<String>,
    /// Those that were.
    pub(super) spent: Vec<String>,
    /// In microseconds, as all moments.
    pub(super) registered: i64,
    pub(super) entered: Option<i64>,
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
    /// The plans that it had and has, the oldest first.
    pub(super) items: Vec<Item>,
    pub(super) situation: i32,
    pub(super) due_day: Option<i32>,
    /// Thirteen digits.
    pub(super) card: String,
    pub(super) consultant: Option<i32>,
    pub(super) representative: Option<i32>,
    /// What its additional fields hold, as it is shown.
    pub(super) fields: BTreeMap<i32, Value>,
    pub(super) vehicle: Option<Vehicle>,
}

#[derive(Debug, Clone)]
pub(super) struct Item {
    pub(super) plan: i32,
    /// As it is shown, as are its days.
    pub(super) value: Value,
    pub(super) included: String,
    pub(super) excluded: Option<String>,
}

#[derive(Debug, Clone, Default)]
pub(super) struct Vehicle {
    /// As it is shown.
    pub(super) plate: Option<String>,
    pub(super) chassis: Option<String>,
    pub(super) brand: Option<String>,
    pub(super) kind: Option<i32>,
}

#[derive(Debug, Clone)]
pub(super) struct Dependent {
    pub(super) benefit: i32,
    pub(super) name: String,
    pub(super) cpf: Option<String>,
    pub(super) birth: Option<String>,
    pub(super) card: Option<String>,
    /// As it is shown.
    pub(super) kinship: String,
    pub(super) sex: Option<String>,
    pub(super) plans: Vec<i32>,
    pub(super) is_active: bool,
}

/// Where a lead or a deal stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Place {
    pub(super) funnel: i32,
    pub(super) stage: i32,
}

#[derive(Debug, Clone)]
pub(super) struct Attendance {
    pub(super) person: i32,
    pub(super) benefit: i32,
    pub(super) kind: i32,
    pub(super) clinic: Option<i32>,
    pub(super) is_closed: bool,
    /// The oldest first: code, situation, how it was called, note.
    pub(super) history: Vec<(i32, i32, String, Option<String>)>,
}

#[derive(Debug, Clone)]
pub(super) struct Lead {
    pub(super) who: Who,
    pub(super) name: String,
    pub(super) place: Place,
    pub(super) consultant: Option<i32>,
}

#[derive(Debug, Clone)]
pub(super) struct Deal {
    pub(super) lead: i32,
    pub(super) situation: String,
    pub(super) plan: Option<i32>,
    pub(super) place: Place,
}

#[derive(Debug, Clone)]
pub(super) struct DealDependent {
    pub(super) deal: i32,
    /// As it is shown, but for its code.
    pub(super) known: Value,
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

impl Item {
    /// Whether it has not ended.
    pub(super) fn is_held(&self) -> bool {
        self.excluded.is_none()
    }
}

impl User {
    /// None of the tokens is good for anything from now on; how many were.
    pub(super) fn lose_tokens(&mut self) -> usize {
        let n_lost = self.tokens.len();
        self.spent.append(&mut self.tokens);
        n_lost
    }
}

impl Model {
    /// A day later: keys may serve again, and tokens no longer.
    pub(super) fn sleep(&mut self) {
        self.keys.clear();
        for user in self.users.values_mut() {
            user.lose_tokens();
        }
    }

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
        let of_kind = self.of(BENEFIT_SITUATIONS).filter(|it| it["tipoSituacao"] == kind);
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

    /// Who asks for a benefit: mostly who sees it.
    pub(super) fn some_user(&self, random: &mut Random, benefit: i32) -> Who {
        let any = *random.choose(&[Who::Centre, Who::Coast]);
        self.benefits.get(&benefit).filter(|_| !random.one_in(5)).map_or(any, |it| it.who)
    }

    /// The type of benefits of a plan.
    pub(super) fn kind_of(&self, plan: i32) -> &str {
        self.records[&(PLANS, plan)]["tipoBeneficio"].as_str().expect("a type")
    }

    /// Whether a benefit is cancelled.
    pub(super) fn is_cancelled(&self, benefit: &Benefit) -> bool {
        self.records[&(BENEFIT_SITUATIONS, benefit.situation)]["tipoSituacao"] == "CANCELADO"
    }

    /// Whether there is a record that was not deactivated.
    pub(super) fn is_active(&self, register: &'static str, code: i32) -> bool {
        self.records.get(&(register, code)).is_some_and(|it| it["ativo"] == true)
    }

    /// Whether a user may name sellers as a body does: they sell, are seen, and are what they are named as; or they stand
    /// there already, as consultant and as representative.
    pub(super) fn are_sellers(&self, who: Who, sent: &Value, held: [Option<i32>; 2]) -> bool {
        let is_meant = |field: &str, kind: &str| {
            let seller = self.records.get(&(SELLERS, code(sent, field)));
            let is_seen = |it: &Value| it.get("codLoja").is_none_or(|store| *store == who.store());
            seller.is_some_and(|it| it["tipo"] == kind && it["ativo"] == true && is_seen(it))
        };
        let words = [("codConsultor", "Consultor"), ("codRepresentante", "Representante")];
        words.into_iter().zip(held).all(|((field, kind), held)| {
            sent.get(field).is_none() || held == Some(code(sent, field)) || is_meant(field, kind)
        })
    }

    /// Whether a plan can be bought, or is kept.
    pub(super) fn is_chosen(&self, plan: i32, held: &[i32]) -> bool {
        held.contains(&plan) || self.is_active(PLANS, plan)
    }

    /// A member; now and then the code of none.
    pub(super) fn some_member(&self, random: &mut Random) -> i32 {
        some(random, self.members.values().map(|member| member.code))
    }
}

/// One of several codes that fits, if there is such; now and then another.
pub(super) fn fitting(random: &mut Random, mut codes: Vec<i32>, is_fit: impl Fn(&i32) -> bool) -> i32 {
    if !random.one_in(8) && codes.iter().any(&is_fit) {
        codes.retain(is_fit);
    }
    *random.choose(&codes)
}

/// One of several codes; now and then nobody's.
pub(super) fn some(random: &mut Random, codes: impl Iterator<Item = i32>) -> i32 {
    let codes: Vec<i32> = codes.collect();
    if codes.is_empty() || random.one_in(10) { NOBODYS } else { *random.choose(&codes) }
}

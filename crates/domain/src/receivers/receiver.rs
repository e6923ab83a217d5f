//! A receiver: whom triggers are sent to.

use crate::attendance::Entity;
use crate::values::{Moment, ReceiverCode, StoreCode, Text, value_set};

value_set! {
    /// Reasons for sending a receiver nothing.
    pub enum DisabledFor {
        /// The operator wants it so.
        Operator = "OPERADOR",
        /// It answered 410: it wants nothing any more.
        Gone = "RESPOSTA_410",
        /// For days it did nothing but fail.
        Failing = "FALHAS_CONTINUAS",
    }
}

/// A receiver that is sent nothing for now. What is meant for it waits.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Disabled {
    /// The reason.
    pub reason: DisabledFor,
    /// Since when.
    pub since: Moment,
}

/// A receiver.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Receiver {
    /// Its code.
    pub code: ReceiverCode,
    /// Its name, which no other has.
    pub name: Text<200>,
    /// Its base address, to which the path of an entity is added; no other has it.
    pub url: Text<2048>,
    /// Entities that it subscribed to, in the order of the contract.
    pub entities: Vec<Entity>,
    /// Stores of which it is told, in the order of codes; without any it is told of all.
    pub stores: Vec<StoreCode>,
    /// A note of the operator.
    pub note: Option<Text<500>>,
    /// Moment of its registration.
    pub registered: Moment,
    /// Reason for sending it nothing, if there is one.
    pub disabled: Option<Disabled>,
}

/// A new receiver, as sent.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewReceiver {
    /// Its name.
    pub name: Text<200>,
    /// Its base address.
    pub url: Text<2048>,
    /// Entities that it subscribes to.
    pub entities: Vec<Entity>,
    /// Stores of which it is told; without any, of all.
    pub stores: Vec<StoreCode>,
    /// A note of the operator.
    pub note: Option<Text<500>>,
    /// Whether it is sent something from the beginning.
    pub is_active: bool,
}

/// Changes of a receiver; the rest stays.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct ReceiverChange {
    /// Its name.
    pub name: Option<Text<200>>,
    /// Its base address.
    pub url: Option<Text<2048>>,
    /// All that it wants to be told of.
    pub entities: Option<Vec<Entity>>,
    /// All stores of which it is told; an empty list means every store.
    pub stores: Option<Vec<StoreCode>>,
    /// Another note, or none any more.
    pub note: Option<Option<Text<500>>>,
    /// Whether it is sent something.
    pub is_active: Option<bool>,
}

impl NewReceiver {
    /// The receiver that it becomes.
    pub fn registered(self, code: ReceiverCode, now: Moment) -> Receiver {
        let Self { name, url, entities, stores, note, is_active } = self;
        let disabled = (!is_active).then_some(Disabled { reason: DisabledFor::Operator, since: now });
        let (entities, stores) = (in_order(entities), in_order(stores));
        Receiver { code, name, url, entities, stores, note, registered: now, disabled }
    }
}

impl Receiver {
    /// The receiver after a change. One that is disabled already keeps its reason.
    #[must_use]
    pub fn changed(self, change: ReceiverChange, now: Moment) -> Self {
        let ReceiverChange { name, url, entities, stores, note, is_active } = change;
        let disabled = match is_active {
            None => self.disabled,
            Some(true) => None,
            Some(false) => self.disabled.or(Some(Disabled { reason: DisabledFor::Operator, since: now })),
        };
        Self {
            code: self.code,
            name: name.unwrap_or(self.name),
            url: url.unwrap_or(self.url),
            entities: entities.map_or(self.entities, in_order),
            stores: stores.map_or(self.stores, in_order),
            note: note.unwrap_or(self.note),
            registered: self.registered,
            disabled,
        }
    }
}

fn in_order<T: Ord>(mut all: Vec<T>) -> Vec<T> {
    all.sort_unstable();
    all.dedup();
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    fn moment(seconds: i64) -> Moment {
        Moment::from_micros(seconds * 1_000_000).unwrap()
    }

    fn receiver(disabled: Option<Disabled>) -> Receiver {
        Receiver {
            code: ReceiverCode::new(3).unwrap(),
            name: Text::parse("Painel").unwrap(),
            url: Text::parse("https://gatilhos.example").unwrap(),
            entities: vec![Entity::Benefit],
            stores: Vec::new(),
            note: Some(Text::parse("ramal 4021").unwrap()),
            registered: moment(1),
            disabled,
        }
    }

    #[test]
    fn a_new_receiver_is_sent_something_unless_it_is_told_otherwise() {
        let registered = |is_active| {
            let Receiver { name, url, entities, stores, note, .. } = receiver(None);
            NewReceiver { name, url, entities, stores, note, is_active }.registered(receiver(None).code, moment(1))
        };
        assert_eq!(registered(true), receiver(None));
        let by_operator = Disabled { reason: DisabledFor::Operator, since: moment(1) };
        assert_eq!(registered(false), receiver(Some(by_operator)));
    }

    #[test]
    fn what_is_not_told_stays() {
        assert_eq!(receiver(None).changed(ReceiverChange::default(), moment(9)), receiver(None));
        let change = ReceiverChange { note: Some(None), ..ReceiverChange::default() };
        assert_eq!(receiver(None).changed(change, moment(9)).note, None);
    }

    #[test]
    fn disabling_again_keeps_the_reason_and_enabling_forgets_it() {
        let gone = Disabled { reason: DisabledFor::Gone, since: moment(5) };
        let set = |is_active| ReceiverChange { is_active: Some(is_active), ..ReceiverChange::default() };
        assert_eq!(receiver(Some(gone)).changed(set(false), moment(9)).disabled, Some(gone));
        assert_eq!(receiver(Some(gone)).changed(set(true), moment(9)).disabled, None);
        let by_operator = Disabled { reason: DisabledFor::Operator, since: moment(9) };
        assert_eq!(receiver(None).changed(set(false), moment(9)).disabled, Some(by_operator));
    }

    #[test]
    fn entities_are_kept_once_and_in_the_order_of_the_contract() {
        let entities = Some(vec![Entity::Event, Entity::Benefit, Entity::Event]);
        let changed = receiver(None).changed(ReceiverChange { entities, ..ReceiverChange::default() }, moment(9));
        assert_eq!(changed.entities, [Entity::Benefit, Entity::Event]);
    }
}

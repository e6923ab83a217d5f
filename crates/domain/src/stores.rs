//! Stores: the border of what a user sees.

use std::collections::BTreeSet;

use super::values::{Cnpj, StoreCode, Text};
use super::violation::{Refusal, Violation};

/// A store (unit).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Store {
    /// Its code.
    pub code: StoreCode,
    /// Its name.
    pub name: Text<200>,
    /// Its own CNPJ.
    pub cnpj: Option<Cnpj>,
    /// Whether it can be chosen for what is new. What it has stays as it is.
    pub is_active: bool,
}

/// The stores that a user may see.
///
/// Whatever belongs to another store does not exist for that user, in every operation: a code in a path is answered as
/// not found, one in a body as unknown, and the texts are the same as for codes that nobody ever gave out.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct StoreAccess {
    stores: BTreeSet<StoreCode>,
    /// Those among them that cannot be chosen for what is new.
    closed: BTreeSet<StoreCode>,
}

impl StoreAccess {
    /// The access to these stores.
    pub fn to(stores: impl IntoIterator<Item = StoreCode>) -> Self {
        Self { stores: stores.into_iter().collect(), closed: BTreeSet::new() }
    }

    /// The same access, where these stores cannot be chosen for what is new.
    #[must_use]
    pub fn closing(mut self, closed: impl IntoIterator<Item = StoreCode>) -> Self {
        self.closed = closed.into_iter().collect();
        self
    }

    /// The stores, in the order of their codes.
    pub fn stores(&self) -> impl Iterator<Item = StoreCode> + '_ {
        self.stores.iter().copied()
    }

    /// Whether records of a store are seen.
    pub fn sees(&self, store: StoreCode) -> bool {
        self.stores.contains(&store)
    }

    /// A record that a path names, if it is there and seen.
    pub fn find<T>(&self, record: Option<T>, store_of: impl FnOnce(&T) -> StoreCode) -> Result<T, Refusal> {
        record.filter(|record| self.sees(store_of(record))).ok_or(Refusal::NotFound)
    }

    /// A store that a body names, if it is seen.
    pub fn check(&self, sent: StoreCode) -> Result<StoreCode, Violation> {
        if self.sees(sent) {
            Ok(sent)
        } else {
            Err(Violation::unknown_code("codLoja", sent, "Use uma das suas lojas, de GET /ext/administracao/loja"))
        }
    }

    /// The store of a record that was in one: it stays, or goes to the one sent.
    pub fn moved(&self, from: StoreCode, sent: Option<StoreCode>) -> Result<StoreCode, Violation> {
        match sent {
            None => Ok(from),
            Some(sent) if sent == from => self.check(sent),
            Some(sent) => self.choose(Some(sent)),
        }
    }

    /// The store of a new record: the one sent or, for a user of one store, that one.
    pub fn choose(&self, sent: Option<StoreCode>) -> Result<StoreCode, Violation> {
        if let Some(sent) = sent {
            let sent = self.check(sent)?;
            return if self.closed.contains(&sent) {
                let text = format!("codLoja {sent} está desativada. Use outra, de GET /ext/administracao/loja.");
                Err(Violation::new("codLoja", &text))
            } else {
                Ok(sent)
            };
        }
        let mut stores = self.stores.difference(&self.closed).copied();
        match (stores.next(), stores.next()) {
            (Some(only), None) => Ok(only),
            (None, _) => Err(Violation::new(
                "codLoja",
                "O usuário não tem acesso a nenhuma loja ativa. Peça ao operador que lhe dê acesso.",
            )),
            (Some(_), Some(_)) => Err(Violation::new(
                "codLoja",
                "Informe codLoja, porque o usuário tem acesso a mais de uma loja. Veja GET /ext/administracao/loja.",
            )),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn code(number: i32) -> StoreCode {
        StoreCode::new(number).unwrap()
    }

    #[test]
    fn what_is_beyond_the_border_is_not_found() {
        let access = StoreAccess::to([code(1)]);
        assert_eq!(access.find(Some(code(1)), |store| *store), Ok(code(1)));
        assert_eq!(access.find(Some(code(2)), |store| *store), Err(Refusal::NotFound));
        assert_eq!(access.find(None, |store: &StoreCode| *store), Err(Refusal::NotFound));
        assert_eq!(StoreAccess::default().find(Some(code(1)), |store| *store), Err(Refusal::NotFound));
    }

    #[test]
    fn stores_are_listed_once_and_in_order() {
        let listed: Vec<StoreCode> = StoreAccess::to([code(2), code(1), code(2)]).stores().collect();
        assert_eq!(listed, [code(1), code(2)]);
    }

    #[test]
    fn the_store_of_a_new_record_is_the_one_sent_or_the_only_one() {
        let one = StoreAccess::to([code(1)]);
        let two = StoreAccess::to([code(1), code(2)]);
        assert_eq!(one.choose(None), Ok(code(1)));
        assert_eq!(two.choose(Some(code(2))), Ok(code(2)));
        for (access, sent, expected) in [
            (&two, None, "Informe codLoja, porque"),
            (&one, Some(code(2)), "codLoja 2 não existe. Use uma das suas lojas"),
            (&StoreAccess::default(), None, "O usuário não tem acesso a nenhuma loja ativa."),
        ] {
            let violation = access.choose(sent).unwrap_err();
            assert!(violation.text().starts_with(expected), "{violation}");
        }
    }

    #[test]
    fn a_closed_store_keeps_what_it_has_and_gets_nothing_new() {
        let access = StoreAccess::to([code(1), code(2)]).closing([code(2)]);
        assert!(access.sees(code(2)));
        assert_eq!(access.choose(None), Ok(code(1)), "the only one that is open");
        assert_eq!(access.moved(code(2), None), Ok(code(2)));
        assert_eq!(access.moved(code(2), Some(code(2))), Ok(code(2)));
        assert_eq!(access.moved(code(2), Some(code(1))), Ok(code(1)));
        for refused in [access.choose(Some(code(2))), access.moved(code(1), Some(code(2)))] {
            assert!(refused.unwrap_err().text().starts_with("codLoja 2 está desativada."));
        }
    }
}

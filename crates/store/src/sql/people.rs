//! People.

use domain::people::{Person, PersonChange};
use domain::values::{CpfCnpj, Moment, PersonCode};

use super::dialect;
use super::names::seam_column;
use super::params::Param;
use super::subject::{Owner, Subject};
use super::transaction::{ReadTx, Tx};
use crate::error::StoreError;

impl ReadTx<'_> {
    /// The person with a code, of whatever store.
    pub fn person(&mut self, code: PersonCode) -> Result<Option<Person>, StoreError> {
        Ok(self.people_where("code = $1", &[code.into()])?.pop())
    }

    /// The people with these codes, in the order of codes and of whatever store.
    pub fn people(&mut self, codes: &[PersonCode]) -> Result<Vec<Person>, StoreError> {
        let among = dialect::is_among(self.sql.engine(), "code", "$1");
        self.people_where(&among, &[dialect::codes(codes.iter().copied())])
    }

    /// Everybody with a document, in the order of codes and of whatever store.
    pub fn people_with(&mut self, document: &CpfCnpj) -> Result<Vec<Person>, StoreError> {
        self.people_where("document = $1", &[document.into()])
    }

    /// People, and what is kept of them in other tables, which is asked for once for all of them.
    fn people_where(&mut self, condition: &str, params: &[Param<'_>]) -> Result<Vec<Person>, StoreError> {
        let mut people: Vec<Person> = self.records(&format!("WHERE {condition} ORDER BY code"), params)?;
        if people.is_empty() {
            return Ok(people);
        }
        let codes = || people.iter().map(|person| person.code);
        let mut phones = self.phones(Owner::Person, codes())?;
        let mut addresses = self.addresses(&[Owner::Person, Owner::Payer], codes())?;
        for person in &mut people {
            let code = person.code.get();
            let details = &mut person.data.details;
            if let Some(list) = &mut details.phones {
                *list = phones.remove(&code).unwrap_or_default();
            }
            details.address = addresses.remove(&(Owner::Person, code));
            details.payer_address = addresses.remove(&(Owner::Payer, code));
        }
        Ok(people)
    }
}

impl Tx<'_> {
    /// Carries out what saving a person came to, and returns the person as it is now.
    pub fn put_person(&mut self, change: PersonChange, now: Moment) -> Result<Person, StoreError> {
        let person = match change {
            PersonChange::Create(data) => {
                let code = self.next("person")?;
                let person = Person { code, registered: now, updated: now, data };
                self.write_person(&person, true)?;
                person
            }
            PersonChange::Update(code, data) => {
                let missing = || StoreError::Corrupt("a person that is updated is gone".to_owned());
                let registered = self.person(code)?.ok_or_else(missing)?.registered;
                let person = Person { code, registered, updated: now, data };
                self.write_person(&person, false)?;
                person
            }
        };
        self.put_phones(Subject::Person(person.code), person.data.details.phones())?;
        let details = &person.data.details;
        self.put_address(Subject::Person(person.code), details.address.as_ref())?;
        self.put_address(Subject::Payer(person.code), details.payer_address.as_ref())?;
        Ok(person)
    }

    pub(super) fn write_person(&mut self, person: &Person, is_new: bool) -> Result<(), StoreError> {
        let search_name = person.data.name.search_text();
        let beside = [("search_name", (&search_name).into()), ("seams", seam_column(&search_name))];
        self.write(person, &beside, is_new)
    }
}

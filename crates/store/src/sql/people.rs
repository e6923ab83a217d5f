//! People.

use domain::people::{Person, PersonChange, PersonData, PersonDetails};
use domain::values::{CpfCnpj, Moment, PersonCode, SearchText};

use super::columns::Columns;
use super::dialect;
use super::names::seam_column;
use super::params::Param;
use super::subject::{Owner, Subject};
use super::transaction::{ReadTx, Tx};
use crate::error::StoreError;

const COLUMNS: &str = "code, registered, updated, store, document, name, integration_code, sex, birth, email, \
                       takes_email, takes_whatsapp, has_phones, trading_name, legal_representative, \
                       state_registration, city_registration, identity, identity_issuer, identity_issued, licence, \
                       licence_category, licence_expiry, mother, marital_status, spouse, company, company_name, payer";

impl ReadTx<'_> {
    /// The person with a code, of whatever store.
    pub fn person(&mut self, code: PersonCode) -> Result<Option<Person>, StoreError> {
        let sql = format!("SELECT {COLUMNS} FROM person WHERE code = $1");
        Ok(self.people_where(&sql, &[code.into()])?.pop())
    }

    /// The people with these codes, in the order of codes and of whatever store.
    pub fn people(&mut self, codes: &[PersonCode]) -> Result<Vec<Person>, StoreError> {
        let among = dialect::is_among(self.sql.engine(), "code", "$1");
        let sql = format!("SELECT {COLUMNS} FROM person WHERE {among} ORDER BY code");
        self.people_where(&sql, &[dialect::codes(codes.iter().map(|code| code.get()))])
    }

    /// Everybody with a document, in the order of codes and of whatever store.
    pub fn people_with(&mut self, document: &CpfCnpj) -> Result<Vec<Person>, StoreError> {
        let sql = format!("SELECT {COLUMNS} FROM person WHERE document = $1 ORDER BY code");
        self.people_where(&sql, &[document.into()])
    }

    /// People, and what is kept of them in other tables, which is asked for once for all of them.
    fn people_where(&mut self, sql: &str, params: &[Param<'_>]) -> Result<Vec<Person>, StoreError> {
        let mut people = self.all(sql, params, read)?;
        if people.is_empty() {
            return Ok(people);
        }
        let codes = || people.iter().map(|person| person.code.get()).collect::<Vec<_>>();
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
                let code = self.next("person", PersonCode::new)?;
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
        let columns = format!("{COLUMNS}, search_name, seams");
        self.write_row("person", &columns, &params(person, &search_name), is_new)
    }
}

/// Values of all columns, in the order of [`COLUMNS`], the searched name and its seams.
fn params<'a>(person: &'a Person, search_name: &'a SearchText) -> Vec<Param<'a>> {
    let Person { code, registered, updated, data: PersonData { store, document, name, details } } = person;
    // A new field must be kept, not forgotten; addresses have a table of their own.
    let PersonDetails {
        integration_code,
        sex,
        birth,
        email,
        takes_email,
        takes_whatsapp,
        phones,
        address: _,
        trading_name,
        legal_representative,
        state_registration,
        city_registration,
        identity,
        identity_issuer,
        identity_issued,
        licence,
        licence_category,
        licence_expiry,
        mother,
        marital_status,
        spouse,
        company,
        company_name,
        payer,
        payer_address: _,
    } = details;
    vec![
        (*code).into(),
        (*registered).into(),
        (*updated).into(),
        (*store).into(),
        document.into(),
        name.into(),
        integration_code.as_ref().into(),
        (*sex).into(),
        (*birth).into(),
        email.as_ref().into(),
        (*takes_email).into(),
        (*takes_whatsapp).into(),
        phones.is_some().into(),
        trading_name.as_ref().into(),
        legal_representative.as_ref().into(),
        state_registration.as_ref().into(),
        city_registration.as_ref().into(),
        identity.as_ref().into(),
        identity_issuer.as_ref().into(),
        (*identity_issued).into(),
        licence.as_ref().into(),
        licence_category.as_ref().into(),
        (*licence_expiry).into(),
        mother.as_ref().into(),
        marital_status.as_ref().into(),
        spouse.as_ref().into(),
        company.as_ref().into(),
        company_name.as_ref().into(),
        payer.as_ref().into(),
        search_name.into(),
        seam_column(search_name),
    ]
}

/// A person but for addresses and telephones; whether there is a list of those is known.
fn read(columns: &mut Columns<'_>) -> Result<Person, StoreError> {
    Ok(Person {
        code: columns.required()?,
        registered: columns.required()?,
        updated: columns.required()?,
        data: PersonData {
            store: columns.required()?,
            document: columns.required()?,
            name: columns.required()?,
            details: PersonDetails {
                integration_code: columns.optional()?,
                sex: columns.optional()?,
                birth: columns.optional()?,
                email: columns.optional()?,
                takes_email: columns.optional()?,
                takes_whatsapp: columns.optional()?,
                phones: columns.required::<bool>()?.then(Vec::new),
                address: None,
                trading_name: columns.optional()?,
                legal_representative: columns.optional()?,
                state_registration: columns.optional()?,
                city_registration: columns.optional()?,
                identity: columns.optional()?,
                identity_issuer: columns.optional()?,
                identity_issued: columns.optional()?,
                licence: columns.optional()?,
                licence_category: columns.optional()?,
                licence_expiry: columns.optional()?,
                mother: columns.optional()?,
                marital_status: columns.optional()?,
                spouse: columns.optional()?,
                company: columns.optional()?,
                company_name: columns.optional()?,
                payer: columns.optional()?,
                payer_address: None,
            },
        },
    })
}

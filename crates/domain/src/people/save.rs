//! Saving a person: created, or updated when the CPF/CNPJ is known.
//!
//! A document is unique in a store and not in the base. Were it unique in the base, a user could learn from a refusal
//! that somebody is a member of a store beyond the border, or change that member; and could not register a client who
//! is already one elsewhere.

use super::person::{Person, PersonData, PersonDetails, SentPersonDetails};
use super::sets::Nature;
use crate::stores::StoreAccess;
use crate::values::{CpfCnpj, Day, PersonCode, PersonName, StoreCode};
use crate::violation::Violation;

/// A person as somebody asks it to be saved.
#[derive(Debug, Clone, PartialEq)]
pub struct PersonDraft {
    /// CPF or CNPJ.
    pub document: CpfCnpj,
    /// Name.
    pub name: PersonName,
    /// The store, if one was sent.
    pub store: Option<StoreCode>,
    /// The nature, if one was sent; it must be that of the document.
    pub nature: Option<Nature>,
    /// The rest.
    pub details: SentPersonDetails,
}

/// Outcome of saving.
#[derive(Debug, Clone, PartialEq)]
pub enum PersonChange {
    /// A new person.
    Create(PersonData),
    /// A known person, changed.
    Update(PersonCode, PersonData),
}

/// Decides what saving a draft comes to; `same_document` is everybody with its CPF/CNPJ, seen or not.
pub fn save(
    draft: PersonDraft,
    same_document: &[Person],
    access: &StoreAccess,
    today: Day,
) -> Result<PersonChange, Violation> {
    check_nature(&draft)?;
    let sent_store = draft.store.map(|store| access.check(store)).transpose()?;
    let PersonDraft { document, name, store: _, nature: _, details } = draft;
    match matching(same_document, sent_store, access)? {
        Some(person) => {
            let mut data = person.data.clone();
            data.name = name;
            data.store = access.moved(data.store, sent_store)?;
            data.details.overlay(details);
            check_birth(data.details.birth, person.data.details.birth, today)?;
            Ok(PersonChange::Update(person.code, data))
        }
        None => {
            let mut data =
                PersonData { store: access.choose(sent_store)?, document, name, details: PersonDetails::default() };
            data.details.overlay(details);
            check_birth(data.details.birth, None, today)?;
            Ok(PersonChange::Create(data))
        }
    }
}

/// The person whom a document means to a user: the one in the store that is spoken of or, failing that, the only one
/// whom the user sees.
pub fn matching<'a>(
    same_document: &'a [Person],
    store: Option<StoreCode>,
    access: &StoreAccess,
) -> Result<Option<&'a Person>, Violation> {
    let mut seen = same_document.iter().filter(|person| access.sees(person.data.store));
    if let Some(person) = seen.clone().find(|person| Some(person.data.store) == store) {
        return Ok(Some(person));
    }
    match (seen.next(), seen.next()) {
        (person, None) => Ok(person),
        (_, Some(_)) => Err(Violation::new(
            "codLoja",
            "Há mais de um cadastro com o CPF/CNPJ informado nas suas lojas. Informe em codLoja a loja de um deles.",
        )),
    }
}

/// Checks a day of birth that takes the place of another: nobody is born tomorrow.
pub(crate) fn check_birth(birth: Option<Day>, current: Option<Day>, today: Day) -> Result<(), Violation> {
    if birth != current && birth.is_some_and(|birth| birth > today) {
        let text = "dataNascimento está no futuro. Envie o dia do nascimento.";
        return Err(Violation::new("dataNascimento", text));
    }
    Ok(())
}

fn check_nature(draft: &PersonDraft) -> Result<(), Violation> {
    let (wanted, found) = match (draft.nature, Nature::of(&draft.document)) {
        (Some(Nature::Legal), Nature::Natural) => ("CNPJ", "CPF"),
        (Some(Nature::Natural), Nature::Legal) => ("CPF", "CNPJ"),
        _ => return Ok(()),
    };
    let nature = if wanted == "CPF" { Nature::Natural } else { Nature::Legal };
    Err(Violation::new(
        "natureza",
        &format!("natureza {nature} pede um {wanted}, e cpfCnpj traz um {found}. Corrija um dos dois."),
    ))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::people::PersonPhone;
    use crate::sent::Sent;
    use crate::testing::{access, day, person, store, today};
    use crate::values::{Email, Phone, Text};

    const CPF: &str = "52998224725";
    const CNPJ: &str = "12ABC34501DE35";

    fn draft(document: &str) -> PersonDraft {
        PersonDraft {
            document: CpfCnpj::parse(document).unwrap(),
            name: PersonName::parse("Maria Exemplo").unwrap(),
            store: None,
            nature: None,
            details: SentPersonDetails::default(),
        }
    }

    #[test]
    fn an_unknown_document_is_a_new_person() {
        let change = save(draft(CPF), &[], &access(&[1]), today()).unwrap();
        assert!(matches!(change, PersonChange::Create(data) if data.store == store(1)));
        let violation = save(draft(CPF), &[], &access(&[1, 2]), today()).unwrap_err();
        assert!(violation.text().starts_with("Informe codLoja"), "{violation}");
        let chosen = save(PersonDraft { store: Some(store(2)), ..draft(CPF) }, &[], &access(&[1, 2]), today()).unwrap();
        assert!(matches!(chosen, PersonChange::Create(data) if data.store == store(2)));
    }

    #[test]
    fn a_known_document_is_updated_and_keeps_what_was_not_sent() {
        let mut known = person(1001, CPF, 1);
        known.data.details.email = Email::parse("a@example.com").ok();
        known.data.details.mother = Text::parse("Ana").ok();
        let mut sent = draft(CPF);
        sent.details.email = Email::parse("b@example.com").ok().into();
        let PersonChange::Update(code, data) = save(sent, &[known.clone()], &access(&[1, 2]), today()).unwrap() else {
            panic!("not an update");
        };
        assert_eq!(code, known.code);
        assert_eq!(data.store, store(1), "the store stays where none is sent");
        assert_eq!(data.name.as_str(), "Maria Exemplo");
        assert_eq!(data.details.email, Email::parse("b@example.com").ok());
        assert_eq!(data.details.mother, Text::parse("Ana").ok());
    }

    #[test]
    fn a_member_of_a_store_beyond_the_border_is_neither_shown_nor_touched() {
        let elsewhere = person(1001, CPF, 9);
        let change = save(draft(CPF), &[elsewhere], &access(&[1]), today()).unwrap();
        assert!(matches!(change, PersonChange::Create(data) if data.store == store(1)));
    }

    #[test]
    fn a_person_may_move_between_the_users_stores() {
        let sent = PersonDraft { store: Some(store(2)), ..draft(CPF) };
        let change = save(sent, &[person(1001, CPF, 1)], &access(&[1, 2]), today()).unwrap();
        assert!(matches!(change, PersonChange::Update(_, data) if data.store == store(2)));
    }

    #[test]
    fn of_two_records_the_one_in_the_sent_store_is_meant() {
        let both = [person(1001, CPF, 1), person(1002, CPF, 2)];
        let sent = PersonDraft { store: Some(store(2)), ..draft(CPF) };
        let change = save(sent, &both, &access(&[1, 2]), today()).unwrap();
        assert!(matches!(change, PersonChange::Update(code, _) if code == both[1].code));
        assert!(save(draft(CPF), &both, &access(&[1, 2]), today()).is_err_and(|it| it.field() == "codLoja"));
        assert!(save(draft(CPF), &both, &access(&[1]), today()).is_ok(), "only one of them is seen");
    }

    #[test]
    fn a_store_beyond_the_border_is_unknown() {
        let sent = PersonDraft { store: Some(store(9)), ..draft(CPF) };
        let violation = save(sent, &[], &access(&[1]), today()).unwrap_err();
        assert!(violation.text().starts_with("codLoja 9 não existe."), "{violation}");
    }

    #[test]
    fn nature_must_not_contradict_the_document() {
        let sent = |document, nature| PersonDraft { nature: Some(nature), ..draft(document) };
        assert!(save(sent(CPF, Nature::Natural), &[], &access(&[1]), today()).is_ok());
        assert!(save(sent(CNPJ, Nature::Legal), &[], &access(&[1]), today()).is_ok());
        assert_eq!(
            save(sent(CPF, Nature::Legal), &[], &access(&[1]), today()).unwrap_err().text(),
            "natureza J pede um CNPJ, e cpfCnpj traz um CPF. Corrija um dos dois."
        );
        assert_eq!(
            save(sent(CNPJ, Nature::Natural), &[], &access(&[1]), today()).unwrap_err().text(),
            "natureza F pede um CPF, e cpfCnpj traz um CNPJ. Corrija um dos dois."
        );
    }

    #[test]
    fn null_clears_a_detail_and_an_empty_list_the_telephones() {
        let mut known = person(1001, CPF, 1);
        known.data.details.email = Email::parse("a@example.com").ok();
        known.data.details.mother = Text::parse("Ana").ok();
        known.data.details.phones = Some(vec![PersonPhone::new(Phone::parse("86999990001").unwrap(), None)]);
        let mut sent = draft(CPF);
        sent.details.email = Sent::Null;
        sent.details.phones = Sent::Value(Vec::new());
        let PersonChange::Update(_, data) = save(sent, &[known], &access(&[1]), today()).unwrap() else {
            panic!("not an update");
        };
        assert_eq!((data.details.email.as_ref(), data.details.phones()), (None, &[][..]));
        assert!(data.details.mother.is_some());
    }

    #[test]
    fn nobody_is_born_tomorrow() {
        let mut sent = draft(CPF);
        sent.details.birth = Sent::Value(day("16/07/2026"));
        let refused = |known: &[Person]| save(sent.clone(), known, &access(&[1]), today()).is_err();
        let mut known = person(1001, CPF, 1);
        assert!(refused(&[]) && refused(&[known.clone()]));
        known.data.details.birth = Some(day("16/07/2026"));
        assert!(!refused(&[known]), "it came from elsewhere and stays");
        sent.details.birth = Sent::Value(today());
        assert!(save(sent, &[], &access(&[1]), today()).is_ok());
    }
}

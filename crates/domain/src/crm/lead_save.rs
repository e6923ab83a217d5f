//! Saving a lead: created, or updated when its code or the document of an active lead is sent.

use super::lead::{Lead, LeadData, LeadDetails, SentLeadDetails};
use crate::catalogue::{Catalogue, Seller, SellerKind};
use crate::people::{Person, matching};
use crate::sent::Sent;
use crate::stores::StoreAccess;
use crate::values::{FunnelCode, LeadCode, PersonCode, PersonName, StageCode, StoreCode, UserCode};
use crate::violation::Violation;

/// A lead as somebody asks it to be saved.
#[derive(Debug, Clone, PartialEq)]
pub struct LeadDraft {
    /// The lead to update.
    pub code: Option<LeadCode>,
    /// Name.
    pub name: PersonName,
    /// The store.
    pub store: Option<StoreCode>,
    /// The funnel.
    pub funnel: Option<FunnelCode>,
    /// The stage.
    pub stage: Option<StageCode>,
    /// Who is to look after the lead.
    pub responsible: Option<UserCode>,
    /// The rest.
    pub details: SentLeadDetails,
}

/// Facts by which a lead is saved.
#[derive(Debug, Clone, Copy)]
pub struct LeadFacts<'a> {
    /// Stores that the user sees.
    pub access: &'a StoreAccess,
    /// The user who saves.
    pub user: UserCode,
    /// The catalogue to choose from.
    pub catalogue: &'a Catalogue,
    /// The lead with the code that was sent, seen or not.
    pub current: Option<&'a Lead>,
    /// The active leads with the document that was sent, seen or not.
    pub same_document: &'a [Lead],
    /// The people with the document that was sent, seen or not.
    pub people: &'a [Person],
    /// The sellers with the codes that were sent.
    pub sellers: &'a [Seller],
    /// Whether the responsible user that was sent exists.
    pub is_user: bool,
}

/// Outcome of saving.
#[derive(Debug, Clone, PartialEq)]
pub struct LeadChange {
    /// The lead that is updated; without it, a new one.
    pub code: Option<LeadCode>,
    /// Its data after the change.
    pub data: LeadData,
}

/// Decides what saving a draft comes to.
pub fn save(draft: LeadDraft, facts: &LeadFacts<'_>) -> Result<LeadChange, Violation> {
    let sent_store = draft.store.map(|store| facts.access.check(store)).transpose()?;
    let known = known_lead(&draft, sent_store, facts)?;
    let current = known.map(|lead| &lead.data);
    let consultant = current.and_then(|current| current.details.consultant);
    let sent_consultant = draft.details.consultant.value().copied();
    Seller::check(SellerKind::Consultant, sent_consultant, consultant, facts.sellers, facts.access)?;
    check_responsible(draft.responsible, current.map(|current| current.responsible), facts.is_user)?;
    let place = facts.catalogue.funnels.place(draft.funnel, draft.stage, current.and_then(|current| current.place))?;
    let mut data = match current {
        Some(current) => current.clone(),
        None => LeadData {
            name: draft.name.clone(),
            store: facts.access.choose(sent_store)?,
            person: None,
            place: None,
            responsible: facts.user,
            is_active: true,
            details: LeadDetails::default(),
        },
    };
    data.name = draft.name;
    data.store = facts.access.moved(data.store, sent_store)?;
    data.place = place;
    data.responsible = draft.responsible.unwrap_or(data.responsible);
    if draft.details.document == Sent::Null {
        data.person = None;
    }
    data.details.overlay(draft.details);
    if data.details.phone.is_none() && data.details.email.is_none() {
        return Err(Violation::new("telefone", "Informe telefone ou email, para que se possa falar com o lead."));
    }
    data.person = person_of(&data, facts).or(data.person);
    Ok(LeadChange { code: known.map(|lead| lead.code), data })
}

/// Checks a user whom a body makes responsible; who is so already may remain it.
pub(super) fn check_responsible(
    sent: Option<UserCode>,
    current: Option<UserCode>,
    is_user: bool,
) -> Result<(), Violation> {
    match sent {
        Some(code) if sent != current && !is_user => Err(Violation::unknown_code(
            "codUsuarioResponsavel",
            code,
            "Envie o codUsuario de um usuário ativo ou deixe o campo vazio",
        )),
        _ => Ok(()),
    }
}

fn known_lead<'a>(
    draft: &LeadDraft,
    store: Option<StoreCode>,
    facts: &LeadFacts<'a>,
) -> Result<Option<&'a Lead>, Violation> {
    let seen: Vec<&Lead> = facts.same_document.iter().filter(|lead| facts.access.sees(lead.data.store)).collect();
    if let Some(code) = draft.code {
        let current = facts.current.filter(|lead| facts.access.sees(lead.data.store)).ok_or_else(|| {
            let text = format!("codLead {code} não foi encontrado. Use um lead de GET /ext/crm/lead.");
            Violation::new("codLead", &text)
        })?;
        let store = store.unwrap_or(current.data.store);
        if let Some(other) = seen.iter().find(|lead| lead.code != code && lead.data.store == store) {
            let text = format!("O cpfCnpj informado já é do lead {}. Confira codLead e cpfCnpj.", other.code);
            return Err(Violation::new("cpfCnpj", &text));
        }
        return Ok(Some(current));
    }
    if let Some(lead) = seen.iter().find(|lead| Some(lead.data.store) == store) {
        return Ok(Some(lead));
    }
    match seen.as_slice() {
        [] => Ok(None),
        [lead] => Ok(Some(lead)),
        _ => Err(Violation::new(
            "codLead",
            "Há mais de um lead ativo com o cpfCnpj informado. Informe codLead ou codLoja.",
        )),
    }
}

/// The person with the lead's document, unless it cannot be told which of several is meant.
fn person_of(data: &LeadData, facts: &LeadFacts<'_>) -> Option<PersonCode> {
    data.details.document.as_ref()?;
    matching(facts.people, Some(data.store), facts.access).ok().flatten().map(|person| person.code)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{access, catalogue, now, person, store};
    use crate::values::{CpfCnpj, Email, Phone};

    const CPF: &str = "24680135735";

    fn draft() -> LeadDraft {
        LeadDraft {
            code: None,
            name: PersonName::parse("Lucas Fictício").unwrap(),
            store: None,
            funnel: None,
            stage: None,
            responsible: None,
            details: SentLeadDetails {
                document: CpfCnpj::parse(CPF).ok().into(),
                phone: Phone::parse("11988880010").ok().into(),
                ..SentLeadDetails::default()
            },
        }
    }

    fn saved(draft: LeadDraft, stores: &[i32], current: Option<&Lead>, same: &[Lead]) -> Result<LeadChange, String> {
        let facts = LeadFacts {
            access: &access(stores),
            user: UserCode::new(12).unwrap(),
            catalogue: &catalogue(),
            current,
            same_document: same,
            people: &[person(1010, CPF, 1)],
            sellers: &[],
            is_user: false,
        };
        save(draft, &facts).map_err(|violation| violation.text().to_owned())
    }

    fn lead(code: i32, store_code: i32) -> Lead {
        let mut data = saved(draft(), &[1], None, &[]).unwrap().data;
        data.store = store(store_code);
        Lead { code: LeadCode::new(code).unwrap(), registered: now(), data }
    }

    #[test]
    fn a_new_lead_starts_the_first_funnel_with_who_saves_it() {
        let change = saved(draft(), &[1], None, &[]).unwrap();
        assert_eq!(change.code, None);
        assert_eq!(change.data.place.map(|place| (place.funnel.get(), place.stage.get())), Some((2, 21)));
        assert_eq!((change.data.responsible.get(), change.data.store), (12, store(1)));
        assert_eq!(change.data.person.map(PersonCode::get), Some(1010), "linked by the document");
    }

    #[test]
    fn there_must_be_a_way_to_reach_the_lead() {
        let mute = LeadDraft { details: SentLeadDetails::default(), ..draft() };
        let refused = Err("Informe telefone ou email, para que se possa falar com o lead.".to_owned());
        assert_eq!(saved(mute.clone(), &[1], None, &[]), refused);
        let known = lead(801, 1);
        let update = LeadDraft { code: Some(known.code), ..mute };
        assert!(saved(update, &[1], Some(&known), &[]).is_ok(), "the telephone is known already");
        let mailed = SentLeadDetails { email: Email::parse("l@example.com").ok().into(), ..SentLeadDetails::default() };
        assert!(saved(LeadDraft { details: mailed, ..draft() }, &[1], None, &[]).is_ok());
    }

    #[test]
    fn a_lead_is_known_by_code_or_document() {
        let known = lead(801, 1);
        let by_document = saved(draft(), &[1], None, std::slice::from_ref(&known)).unwrap();
        assert_eq!(by_document.code, Some(known.code));
        let by_code = LeadDraft { code: Some(known.code), ..draft() };
        assert_eq!(saved(by_code.clone(), &[1], Some(&known), &[]).unwrap().code, Some(known.code));
        let unknown = "codLead 801 não foi encontrado. Use um lead de GET /ext/crm/lead.";
        assert_eq!(saved(by_code.clone(), &[1], None, &[]), Err(unknown.to_owned()));
        assert_eq!(saved(by_code.clone(), &[2], Some(&known), &[]), Err(unknown.to_owned()), "beyond the border");
        assert_eq!(
            saved(by_code.clone(), &[1], Some(&known), &[lead(802, 1)]),
            Err("O cpfCnpj informado já é do lead 802. Confira codLead e cpfCnpj.".to_owned())
        );
        let same = [known.clone(), lead(802, 2)];
        assert!(saved(by_code, &[1, 2], Some(&known), &same).is_ok(), "itself, and the one of another store");
        assert_eq!(saved(draft(), &[1], None, &[lead(803, 9)]).unwrap().code, None, "another store's lead");
        let ambiguous = saved(draft(), &[1, 2], None, &[lead(801, 1), lead(802, 2)]);
        assert!(ambiguous.is_err_and(|text| text.starts_with("Há mais de um lead ativo")));
    }

    #[test]
    fn choices_must_exist() {
        let with_user = LeadDraft { responsible: UserCode::new(99).ok(), ..draft() };
        assert!(
            saved(with_user, &[1], None, &[])
                .is_err_and(|text| text.starts_with("codUsuarioResponsavel 99 não existe."))
        );
        let user = UserCode::new(7).ok();
        assert!(check_responsible(user, None, true).is_ok());
        assert!(check_responsible(user, user, false).is_ok(), "who was responsible before");
        assert!(check_responsible(user, UserCode::new(8).ok(), false).is_err());
        let with_stage = LeadDraft { funnel: FunnelCode::new(2).ok(), stage: StageCode::new(31).ok(), ..draft() };
        assert!(saved(with_stage, &[1], None, &[]).is_err_and(|text| text.starts_with("codEtapa 31 não pertence")));
    }

    #[test]
    fn null_clears_a_detail() {
        let mut known = lead(801, 1);
        known.data.details.email = Email::parse("l@example.com").ok();
        let cleared = SentLeadDetails { document: Sent::Null, phone: Sent::Null, ..SentLeadDetails::default() };
        let sent = LeadDraft { code: Some(known.code), details: cleared, ..draft() };
        let data = saved(sent.clone(), &[1], Some(&known), &[]).unwrap().data;
        assert_eq!((data.details.document, data.details.phone, data.person), (None, None, None));
        assert_eq!(data.details.email, known.data.details.email);
        let mute = LeadDraft { details: SentLeadDetails { email: Sent::Null, ..sent.details.clone() }, ..sent };
        assert!(saved(mute, &[1], Some(&known), &[]).is_err(), "there must be a way to reach the lead");
    }
}

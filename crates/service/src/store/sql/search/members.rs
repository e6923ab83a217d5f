//! The search for members.

use std::collections::BTreeMap;

use super::super::conditions::Conditions;
use super::super::{Param, Reading, dialect};
use super::benefits::HOLDS_PLAN;
use super::{FoundMember, MemberBenefit};
use crate::domain::people::Person;
use crate::domain::search::{MemberFilters, MemberSearch};
use crate::domain::stores::StoreAccess;
use crate::domain::values::{BenefitCode, Moment, Page, PageOf, PersonCode};
use crate::store::StoreError;

/// A member, and one of the benefits.
type Pair = (PersonCode, Option<BenefitCode>);

/// What is asked, but for the columns and the page.
struct Question<'a> {
    from: String,
    conditions: Conditions<'a>,
}

impl Reading<'_> {
    /// A page of the members whom a user finds, one item for each benefit, in the order of people and benefits.
    ///
    /// Who sees a benefit sees its holder, whichever store that one belongs to. A member none of whose benefits are
    /// seen stands in the list once, if the member's own store is seen.
    pub fn find_members(
        &mut self,
        search: &MemberSearch,
        access: &StoreAccess,
        page: Page,
    ) -> Result<PageOf<FoundMember>, StoreError> {
        let Some(question) = self.question(search.filters(), access)? else {
            return Ok(PageOf { items: Vec::new(), page, n_items: 0 });
        };
        let Question { from, mut conditions } = question;
        let source = format!("FROM {from} WHERE {}", conditions.sql());
        let n_items = self.count(&format!("SELECT COUNT(*) {source}"), conditions.params())?;
        if page.n_before() >= n_items {
            return Ok(PageOf { items: Vec::new(), page, n_items });
        }
        let n_before = i64::try_from(page.n_before()).map_err(StoreError::unavailable)?;
        let offset = conditions.place(Param::Int(n_before));
        let sql =
            format!("SELECT p.code, b.code {source} ORDER BY p.code, b.code LIMIT {} OFFSET {offset}", Page::SIZE);
        let pairs = self.all(&sql, conditions.params(), |columns| Ok((columns.required()?, columns.optional()?)))?;
        Ok(PageOf { items: self.listed_members(&pairs)?, page, n_items })
    }

    /// The question that filters come to; `None` if nobody can fit them.
    fn question<'a>(
        &mut self,
        filters: &'a MemberFilters,
        access: &StoreAccess,
    ) -> Result<Option<Question<'a>>, StoreError> {
        // A new filter must be asked for here.
        let MemberFilters {
            name,
            cpf,
            cnpj,
            company,
            person,
            store,
            consultant,
            representative,
            registered,
            birth,
            updated_since,
            situation,
            plate,
            chassis,
            plan,
            uf,
        } = filters;
        let mut conditions = Conditions::new(self.sql.engine());
        let is_seen = |column: &str, stores: &str| dialect::is_among(self.sql.engine(), column, stores);
        let stores = conditions.stores(access);
        // Who asks for something of a benefit does not mean those who have none.
        let needs_benefit = consultant.is_some()
            || representative.is_some()
            || situation.is_some()
            || plate.is_some()
            || chassis.is_some()
            || plan.is_some();
        let mut from = if needs_benefit {
            format!("benefit b JOIN person p ON p.code = b.person AND {}", is_seen("b.store", &stores))
        } else {
            conditions.also(format!("(b.code IS NOT NULL OR {})", is_seen("p.store", &stores)));
            format!("person p LEFT JOIN benefit b ON b.person = p.code AND {}", is_seen("b.store", &stores))
        };
        conditions.contains("p.search_name", name.as_ref());
        conditions.equals("p.document", cpf.as_ref());
        conditions.equals("p.document", cnpj.as_ref());
        conditions.equals("p.company", company.as_ref());
        conditions.equals("p.code", *person);
        conditions.equals("COALESCE(b.store, p.store)", *store);
        conditions.equals("b.consultant", *consultant);
        conditions.equals("b.representative", *representative);
        conditions.moment_within("p.registered", *registered);
        conditions.equals("p.birth", *birth);
        if let Some(day) = updated_since {
            let since = conditions.place(Moment::start_of(*day));
            conditions.also(format!("(p.updated >= {since} OR b.updated >= {since})"));
        }
        if let Some(name) = situation {
            match self.situations()?.named(name.as_str()) {
                Some(situation) => conditions.equals("b.situation", Some(situation.code)),
                None => return Ok(None),
            }
        }
        if plate.is_some() || chassis.is_some() {
            from.push_str(" JOIN vehicle v ON v.subject = 'benefit' AND v.code = b.code");
        }
        let plate_key = plate.as_ref().map(|plate| Param::Text(plate.key().as_str().to_owned().into()));
        conditions.equals("v.plate_key", plate_key);
        conditions.equals("v.chassis", chassis.as_ref());
        conditions.exists(HOLDS_PLAN, *plan);
        if uf.is_some() {
            from.push_str(" JOIN address a ON a.subject = 'person' AND a.code = p.code");
        }
        conditions.equals("a.uf", *uf);
        Ok(Some(Question { from, conditions }))
    }

    /// Members and benefits, whole, in the order of the pairs.
    fn listed_members(&mut self, pairs: &[Pair]) -> Result<Vec<FoundMember>, StoreError> {
        let mut people: Vec<PersonCode> = pairs.iter().map(|(person, _)| *person).collect();
        people.dedup();
        let people: BTreeMap<PersonCode, Person> =
            self.people(&people)?.into_iter().map(|person| (person.code, person)).collect();
        let codes: Vec<BenefitCode> = pairs.iter().filter_map(|(_, benefit)| *benefit).collect();
        let mut items = self.current_items(&codes)?;
        let mut fields = self.field_values_of(&codes)?;
        let benefits = self.benefits(&codes)?;
        let mut benefits: BTreeMap<_, _> = benefits.into_iter().map(|benefit| (benefit.code, benefit)).collect();
        let missing = || StoreError::Corrupt("a member or a benefit is gone from its search".to_owned());
        pairs
            .iter()
            .map(|(person, benefit)| {
                let person = people.get(person).cloned().ok_or_else(missing)?;
                let benefit = benefit.map(|code| {
                    Ok::<_, StoreError>(MemberBenefit {
                        benefit: benefits.remove(&code).ok_or_else(missing)?,
                        items: items.remove(&code).unwrap_or_default(),
                        fields: fields.remove(&code).unwrap_or_default(),
                    })
                });
                Ok(FoundMember { person, benefit: benefit.transpose()? })
            })
            .collect()
    }
}

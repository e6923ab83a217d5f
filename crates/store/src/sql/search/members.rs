//! The search for members.

use std::collections::BTreeMap;

use domain::people::Person;
use domain::search::MemberSearch;
use domain::stores::StoreAccess;
use domain::values::{BenefitCode, Page, PageOf, PersonCode};

use super::found::{FoundMember, MemberBenefit};
use super::member_query::MemberQuery;
use crate::error::StoreError;
use crate::sql::names::{NameMatch, has_words};
use crate::sql::params::Param;
use crate::sql::transaction::ReadTx;

/// A member, and one of the benefits.
type Pair = (PersonCode, Option<BenefitCode>);

impl ReadTx<'_> {
    /// A page of the members whom a user finds, one item for each benefit, in the order of people and benefits.
    ///
    /// Who sees a benefit sees its holder, whichever store that one belongs to. A member none of whose benefits are
    /// seen stands in the list once, if the member's own store is seen. Where nobody's name holds the text as it stands,
    /// those are found whose names hold all its words.
    pub fn find_members(
        &mut self,
        search: &MemberSearch,
        access: &StoreAccess,
        page: Page,
    ) -> Result<PageOf<FoundMember>, StoreError> {
        let situation = match &search.filters().situation {
            None => None,
            // Names are compared in one place, the domain, so that engines need not agree on what upper case is.
            Some(name) => match self.situations()?.named(name.as_str()) {
                Some(situation) => Some(situation.code),
                None => return Ok(PageOf { items: Vec::new(), page, n_items: 0 }),
            },
        };
        let engine = self.sql.engine();
        let query = |name_match| MemberQuery::new(engine, search.filters(), name_match, situation, access);
        let found = self.page_of_members(query(NameMatch::Text), page)?;
        if found.n_items == 0 && search.filters().name.as_ref().is_some_and(has_words) {
            return self.page_of_members(query(NameMatch::Words), page);
        }
        Ok(found)
    }

    fn page_of_members(&mut self, mut query: MemberQuery<'_>, page: Page) -> Result<PageOf<FoundMember>, StoreError> {
        let count = query.count();
        let n_params = query.params().len();
        let n_before = i64::try_from(page.n_before()).map_err(StoreError::unavailable)?;
        let sql = query.page(Param::Int(n_before));
        let pairs: Vec<Pair> = self.all(&sql, query.params())?;
        // A page that is not full tells how many there are; who searches for somebody needs no other query.
        let is_last = pairs.len() < Page::SIZE as usize && (page == Page::FIRST || !pairs.is_empty());
        let n_items = if is_last {
            page.n_before() + pairs.len() as u64
        } else {
            self.count(&count, &query.params()[..n_params])?
        };
        Ok(PageOf { items: self.listed_members(&pairs)?, page, n_items })
    }

    /// Members and benefits, whole, in the order of the pairs.
    fn listed_members(&mut self, pairs: &[Pair]) -> Result<Vec<FoundMember>, StoreError> {
        if pairs.is_empty() {
            return Ok(Vec::new());
        }
        let mut people: Vec<PersonCode> = pairs.iter().map(|(person, _)| *person).collect();
        people.dedup();
        let people: BTreeMap<PersonCode, Person> =
            self.people(&people)?.into_iter().map(|person| (person.code, person)).collect();
        let codes: Vec<BenefitCode> = pairs.iter().filter_map(|(_, benefit)| *benefit).collect();
        let mut held = self.held_benefits(&codes)?;
        let missing = || StoreError::Corrupt("a member or a benefit is gone from its search".to_owned());
        pairs
            .iter()
            .map(|(person, benefit)| {
                let person = people.get(person).cloned().ok_or_else(missing)?;
                let benefit = benefit.map(|code| held.remove(&code).ok_or_else(missing)).transpose()?;
                Ok(FoundMember { person, benefit })
            })
            .collect()
    }

    fn held_benefits(&mut self, codes: &[BenefitCode]) -> Result<BTreeMap<BenefitCode, MemberBenefit>, StoreError> {
        if codes.is_empty() {
            return Ok(BTreeMap::new());
        }
        let mut items = self.current_items(codes)?;
        let mut fields = self.field_values_of(codes)?;
        let held = self.benefits(codes)?.into_iter().map(|benefit| {
            let code = benefit.code;
            let items = items.remove(&code).unwrap_or_default();
            let fields = fields.remove(&code).unwrap_or_default();
            (code, MemberBenefit { benefit, items, fields })
        });
        Ok(held.collect())
    }
}

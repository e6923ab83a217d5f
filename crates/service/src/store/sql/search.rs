//! Searches that are answered whole.

use super::conditions::Conditions;
use super::{Param, Reading, benefits, dependents};
use crate::domain::benefits::Benefit;
use crate::domain::dependents::Dependent;
use crate::domain::search::{BenefitFilters, BenefitSearch, DependentFilters, DependentSearch};
use crate::domain::stores::StoreAccess;
use crate::store::StoreError;

impl Reading<'_> {
    /// The benefits that a user finds, in the order of codes.
    pub fn find_benefits(&mut self, search: &BenefitSearch, access: &StoreAccess) -> Result<Vec<Benefit>, StoreError> {
        // A new filter must be asked for here.
        let BenefitFilters { cpf, cnpj, plate, chassis, sequential, card, situation, plan } = search.filters();
        let mut conditions = Conditions::default();
        conditions.seen("b.store", access);
        if let Some(name) = situation {
            // Names are compared in one place, the domain, so that engines need not agree on what upper case is.
            match self.catalogue()?.situations.named(name.as_str()) {
                Some(situation) => conditions.equals("b.situation", Some(situation.code)),
                None => return Ok(Vec::new()),
            }
        }
        conditions.equals("p.document", cpf.as_ref());
        conditions.equals("p.document", cnpj.as_ref());
        let plate_key = plate.as_ref().map(|plate| Param::Text(plate.key().as_str().to_owned().into()));
        conditions.equals("v.plate_key", plate_key);
        conditions.equals("v.chassis", chassis.as_ref());
        conditions.equals("b.sequential", *sequential);
        conditions.equals("c.number", card.as_ref());
        let holds_plan = "SELECT 1 FROM benefit_item i WHERE i.benefit = b.code AND i.plan = {} AND i.excluded IS NULL";
        conditions.exists(holds_plan, *plan);
        let sql = format!(
            "{} JOIN person p ON p.code = b.person \
             LEFT JOIN vehicle v ON v.subject = 'benefit' AND v.code = b.code WHERE {} ORDER BY b.code",
            benefits::SELECT,
            conditions.sql()
        );
        let found = self.all(&sql, conditions.params(), benefits::read)?;
        found.into_iter().map(|benefit| self.with_vehicle(benefit)).collect()
    }

    /// The dependents that a user finds, in the order of codes.
    pub fn find_dependents(
        &mut self,
        search: &DependentSearch,
        access: &StoreAccess,
    ) -> Result<Vec<Dependent>, StoreError> {
        // A new filter must be asked for here.
        let DependentFilters { name, cpf, card } = search.filters();
        let mut conditions = Conditions::default();
        conditions.seen("b.store", access);
        conditions.contains("d.search_name", name.as_ref());
        conditions.equals("d.cpf", cpf.as_ref());
        conditions.equals("c.number", card.as_ref());
        let sql = format!(
            "{} JOIN benefit b ON b.code = d.benefit WHERE {} ORDER BY d.code",
            dependents::SELECT,
            conditions.sql()
        );
        let found = self.all(&sql, conditions.params(), dependents::read)?;
        found.into_iter().map(|dependent| self.with_plans(dependent)).collect()
    }
}

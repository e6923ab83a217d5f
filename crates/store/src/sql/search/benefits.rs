//! The search for benefits.

use domain::search::{BenefitFilters, BenefitSearch};
use domain::stores::StoreAccess;
use domain::values::BenefitCode;

use super::found::FoundBenefit;
use crate::error::StoreError;
use crate::sql::conditions::Conditions;
use crate::sql::params::Param;
use crate::sql::transaction::ReadTx;
use crate::sql::{benefits, dialect};

/// A benefit holds a plan now.
pub(super) const HOLDS_PLAN: &str =
    "SELECT 1 FROM benefit_item i WHERE i.benefit = b.code AND i.plan = {} AND i.excluded IS NULL";

impl ReadTx<'_> {
    /// The benefits that a user finds, in the order of codes.
    pub fn find_benefits(
        &mut self,
        search: &BenefitSearch,
        access: &StoreAccess,
    ) -> Result<Vec<FoundBenefit>, StoreError> {
        // A new filter must be asked for here.
        let BenefitFilters { cpf, cnpj, plate, chassis, sequential, card, situation, plan } = search.filters();
        let mut conditions = Conditions::new(self.sql.engine());
        // What names the benefit is narrower than the stores.
        conditions.seen(&dialect::unindexed(self.sql.engine(), "b.store"), access);
        if let Some(name) = situation {
            // Names are compared in one place, the domain, so that engines need not agree on what upper case is.
            match self.situations()?.named(name.as_str()) {
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
        conditions.exists(HOLDS_PLAN, *plan);
        self.benefits_found(&conditions)
    }

    /// The benefits with these codes, as lists show them.
    pub(super) fn listed_benefits(&mut self, codes: &[BenefitCode]) -> Result<Vec<FoundBenefit>, StoreError> {
        let mut conditions = Conditions::new(self.sql.engine());
        let place = conditions.place(dialect::codes(codes.iter().copied()));
        conditions.also(dialect::is_among(self.sql.engine(), "b.code", &place));
        self.benefits_found(&conditions)
    }

    fn benefits_found(&mut self, conditions: &Conditions<'_>) -> Result<Vec<FoundBenefit>, StoreError> {
        let sql = format!(
            "SELECT {}, p.name, p.document, s.name, o.name, r.name FROM {} JOIN person p ON p.code = b.person \
             JOIN store s ON s.code = b.store LEFT JOIN seller o ON o.code = b.consultant \
             LEFT JOIN seller r ON r.code = b.representative WHERE {} ORDER BY b.code",
            benefits::columns(),
            benefits::FROM,
            conditions.sql()
        );
        let mut found = self.all_by(&sql, conditions.params(), |columns| {
            Ok(FoundBenefit {
                benefit: benefits::read(columns)?,
                holder: columns.next()?,
                document: columns.next()?,
                store: columns.next()?,
                consultant: columns.next()?,
                representative: columns.next()?,
                items: Vec::new(),
            })
        })?;
        let codes: Vec<_> = found.iter().map(|found| found.benefit.code).collect();
        let mut items = self.current_items(&codes)?;
        for found in &mut found {
            found.items = items.remove(&found.benefit.code).unwrap_or_default();
        }
        Ok(found)
    }
}

//! The search for members.

use crate::values::{
    Chassis, Cnpj, Cpf, Day, DayRange, PersonCode, PlanCode, Plate, SearchText, SellerCode, StoreCode, Text, Uf,
};
use crate::violation::Violation;

/// Filters of members; all that are given must hold.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct MemberFilters {
    /// Part of the name.
    pub name: Option<SearchText>,
    /// CPF.
    pub cpf: Option<Cpf>,
    /// CNPJ.
    pub cnpj: Option<Cnpj>,
    /// CNPJ of the company that the member is linked to.
    pub company: Option<Cnpj>,
    /// The person.
    pub person: Option<PersonCode>,
    /// The store.
    pub store: Option<StoreCode>,
    /// The consultant of the benefit.
    pub consultant: Option<SellerCode>,
    /// The representative of the benefit.
    pub representative: Option<SellerCode>,
    /// Days of the registration.
    pub registered: Option<DayRange>,
    /// Day of birth.
    pub birth: Option<Day>,
    /// The day since which member or benefit changed, that day included.
    pub updated_since: Option<Day>,
    /// Name of the benefit's situation, whatever its case.
    pub situation: Option<Text<200>>,
    /// Plate, in either spelling.
    pub plate: Option<Plate>,
    /// Chassis number.
    pub chassis: Option<Chassis>,
    /// The benefit's plan.
    pub plan: Option<PlanCode>,
    /// State of the address.
    pub uf: Option<Uf>,
}

/// A search that is narrow enough to be answered.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MemberSearch(MemberFilters);

impl MemberSearch {
    /// A search by these filters; some of them only narrow, and one of the others must be given.
    pub fn new(filters: MemberFilters) -> Result<Self, Violation> {
        // A new filter must be judged here: does it suffice alone?
        let MemberFilters {
            name,
            cpf,
            cnpj,
            company: _,
            person,
            store: _,
            consultant: _,
            representative: _,
            registered,
            birth,
            updated_since: _,
            situation,
            plate,
            chassis,
            plan: _,
            uf: _,
        } = &filters;
        let suffices = person.is_some()
            || name.is_some()
            || cpf.is_some()
            || cnpj.is_some()
            || registered.is_some()
            || birth.is_some()
            || situation.is_some()
            || plate.is_some()
            || chassis.is_some();
        if suffices {
            return Ok(Self(filters));
        }
        Err(Violation::none_of(&[
            "codPessoa",
            "nome",
            "cpf",
            "cnpj",
            "dataCadastroInicial com dataCadastroFinal",
            "dataNascimento",
            "situacaoBeneficio",
            "placa",
            "chassi",
        ]))
    }

    /// The filters.
    pub fn filters(&self) -> &MemberFilters {
        &self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::given::given;
    use crate::testing::day;

    #[test]
    fn filters_that_only_narrow_do_not_suffice() {
        let code = || SellerCode::new(1).ok();
        for filters in [
            MemberFilters::default(),
            MemberFilters { company: Cnpj::parse("12ABC34501DE35").ok(), ..MemberFilters::default() },
            MemberFilters { store: StoreCode::new(1).ok(), ..MemberFilters::default() },
            MemberFilters { consultant: code(), representative: code(), ..MemberFilters::default() },
            MemberFilters { updated_since: Some(day("01/01/2026")), ..MemberFilters::default() },
            MemberFilters { plan: PlanCode::new(0).ok(), uf: Some(Uf::Pi), ..MemberFilters::default() },
        ] {
            assert_eq!(
                MemberSearch::new(filters).unwrap_err().text(),
                "Informe ao menos um de codPessoa, nome, cpf, cnpj, dataCadastroInicial com dataCadastroFinal, \
                 dataNascimento, situacaoBeneficio, placa ou chassi."
            );
        }
    }

    #[test]
    fn each_of_the_others_suffices() {
        let today = day("15/07/2026");
        let range = DayRange::between(("a", Some(today)), ("b", Some(today))).unwrap();
        for filters in [
            MemberFilters { person: PersonCode::new(1).ok(), ..MemberFilters::default() },
            MemberFilters { name: SearchText::parse("m").ok(), ..MemberFilters::default() },
            MemberFilters { cpf: Cpf::parse("52998224725").ok(), ..MemberFilters::default() },
            MemberFilters { cnpj: Cnpj::parse("12ABC34501DE35").ok(), ..MemberFilters::default() },
            MemberFilters { registered: range, ..MemberFilters::default() },
            MemberFilters { birth: Some(today), ..MemberFilters::default() },
            MemberFilters { situation: Text::parse("Ativo").ok(), ..MemberFilters::default() },
            MemberFilters { plate: Plate::parse("ABC1234").ok(), ..MemberFilters::default() },
            MemberFilters { chassis: Chassis::parse("9BW").ok(), ..MemberFilters::default() },
        ] {
            assert_eq!(MemberSearch::new(filters.clone()).unwrap().filters(), &filters);
        }
    }

    #[test]
    fn blanks_do_not_suffice() {
        let filters = MemberFilters {
            name: given("nome", Some("  "), SearchText::parse).unwrap(),
            cpf: given("cpf", Some(""), Cpf::parse).unwrap(),
            plate: given("placa", Some("\t"), Plate::parse).unwrap(),
            ..MemberFilters::default()
        };
        assert!(MemberSearch::new(filters).is_err());
    }
}

//! The search for members.

use crate::values::{
    Chassis, Cnpj, Cpf, Day, DayRange, PersonCode, PlanCode, Plate, SearchText, SellerCode, StoreCode, Text, Uf,
};

search! {
    /// Filters of members; all that are given must hold.
    MemberFilters
    /// A search that is narrow enough to be answered.
    MemberSearch
    one of {
        /// The person.
        person: PersonCode = "codPessoa",
        /// Part of the name.
        name: SearchText = "nome",
        /// CPF.
        cpf: Cpf = "cpf",
        /// CNPJ.
        cnpj: Cnpj = "cnpj",
        /// Days of the registration.
        registered: DayRange = "dataCadastroInicial com dataCadastroFinal",
        /// Day of birth.
        birth: Day = "dataNascimento",
        /// Name of the benefit's situation, whatever its case.
        situation: Text<200> = "situacaoBeneficio",
        /// Plate, in either spelling.
        plate: Plate = "placa",
        /// Chassis number.
        chassis: Chassis = "chassi",
    }
    any of {
        /// CNPJ of the company that the member is linked to.
        company: Cnpj,
        /// The store.
        store: StoreCode,
        /// The consultant of the benefit.
        consultant: SellerCode,
        /// The representative of the benefit.
        representative: SellerCode,
        /// The day since which member or benefit changed, that day included.
        updated_since: Day,
        /// The benefit's plan.
        plan: PlanCode,
        /// State of the address.
        uf: Uf,
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

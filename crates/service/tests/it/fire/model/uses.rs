//! What rests on the records of registers, which cannot be removed as long as anything does.

use std::collections::BTreeMap;

use super::funnels;
use super::state::{Attendance, Benefit, Model};
use super::table::{
    BENEFIT_SITUATIONS, FIELDS, FUNNELS, PLANS, SELLERS, SITUATIONS, STORES, SUPPLIERS, TYPES, VEHICLE_TYPES,
};

/// How many of each kind there are, by the words that the operator is told; of none, nothing.
pub(super) type Uses = BTreeMap<&'static str, usize>;

/// Whether something rests on a record of the model's own.
pub(super) fn is_used(model: &Model, register: &str, code: i32) -> bool {
    !uses(model, register, code).is_empty()
}

/// What rests on a record of the model's own.
pub(super) fn uses(model: &Model, register: &str, code: i32) -> Uses {
    let held = |is_held: fn(&Benefit, i32) -> bool| model.benefits.values().filter(|it| is_held(it, code)).count();
    let counted = match register {
        SITUATIONS => {
            let entries = model.attendances.values().flat_map(|it| &it.history);
            vec![("historicos", entries.filter(|(_, situation, ..)| *situation == code).count())]
        }
        TYPES => vec![(of_type(model, code), attended(model, |it| it.kind == code))],
        PLANS => {
            let items = model.benefits.values().flat_map(|it| &it.items);
            let of_deals = model.deal_dependents.values().filter(|it| it.known["codPlano"] == code);
            let kin = model.dependents.values().filter(|it| it.plans.contains(&code));
            vec![
                ("beneficios", held(|it, code| it.plan == code)),
                ("itens", items.filter(|it| it.plan == code).count()),
                ("dependentes", kin.count()),
                ("negocios", model.deals.values().filter(|it| it.plan == Some(code)).count()),
                ("dependentesDeNegocios", of_deals.count()),
            ]
        }
        BENEFIT_SITUATIONS => vec![("beneficios", held(|it, code| it.situation == code))],
        VEHICLE_TYPES => {
            let is_of = |it: &Benefit, code| it.vehicle.as_ref().is_some_and(|vehicle| vehicle.kind == Some(code));
            vec![("veiculos", held(is_of))]
        }
        FIELDS => vec![("beneficios", held(|it, code| it.fields.contains_key(&code)))],
        SELLERS => vec![
            ("beneficiosComoConsultor", held(|it, code| it.consultant == Some(code))),
            ("beneficiosComoRepresentante", held(|it, code| it.representative == Some(code))),
            ("leads", model.leads.values().filter(|it| it.consultant == Some(code)).count()),
        ],
        SUPPLIERS => vec![("consultas", attended(model, |it| it.clinic == Some(code)))],
        FUNNELS => funnels::standing(model, |place| place.funnel == code),
        STORES => vec![
            ("usuarios", model.users.values().filter(|it| it.stores.contains(&code)).count()),
            ("vendedores", model.of(SELLERS).filter(|it| it["codLoja"] == code).count()),
            ("fornecedores", model.of(SUPPLIERS).filter(|it| it["codLoja"] == code).count()),
        ],
        _ => Vec::new(),
    };
    counted.into_iter().filter(|(_, n)| *n > 0).collect()
}

fn attended(model: &Model, is_of: impl Fn(&Attendance) -> bool) -> usize {
    model.attendances.values().filter(|it| is_of(it)).count()
}

/// The word for what is of a type.
fn of_type(model: &Model, code: i32) -> &'static str {
    match model.records[&(TYPES, code)]["entidade"].as_str() {
        Some("consulta") => "consultas",
        Some("helpDesk") => "chamados",
        Some("vistoria") => "vistorias",
        _ => "eventos",
    }
}

//! What opening and altering a deal comes to.

use super::*;
use crate::catalogue::{Funnel, FunnelPlace, Funnels, Plan, Plans};
use crate::crm::{LeadData, LeadDetails};
use crate::testing::{access, catalogue, day, funnel, now, store, today};
use crate::values::{PersonName, PlanCode, SellerCode, VehicleTypeCode};
use crate::vehicles::Vehicle;

fn lead() -> Lead {
    Lead {
        code: LeadCode::new(801).unwrap(),
        registered: now(),
        data: LeadData {
            name: PersonName::parse("Lucas").unwrap(),
            store: store(1),
            person: None,
            place: Some(place(2, 22)),
            responsible: UserCode::new(7).unwrap(),
            is_active: true,
            details: LeadDetails::default(),
        },
    }
}

fn place(funnel: i32, stage: i32) -> FunnelPlace {
    FunnelPlace { funnel: FunnelCode::new(funnel).unwrap(), stage: StageCode::new(stage).unwrap() }
}

fn draft() -> DealDraft {
    DealDraft {
        lead: LeadCode::new(801).unwrap(),
        store: None,
        situation: None,
        loss_reason: Sent::Absent,
        funnel: None,
        stage: None,
        responsible: None,
        details: SentDealDetails::default(),
    }
}

fn with_facts<T>(
    stores: &[i32],
    lead: Option<&Lead>,
    rule: impl FnOnce(&DealFacts<'_>) -> Result<T, Violation>,
) -> Result<T, String> {
    let facts = DealFacts {
        access: &access(stores),
        user: UserCode::new(12).unwrap(),
        catalogue: &catalogue(),
        lead,
        sellers: &[],
        is_user: false,
        has_dependents: false,
        today: today(),
    };
    rule(&facts).map_err(|violation| violation.text().to_owned())
}

fn opened(draft: DealDraft) -> Result<DealData, String> {
    with_facts(&[1, 2], Some(&lead()), |facts| open(draft, facts))
}

fn altered(current: &DealData, draft: DealDraft) -> Result<DealData, String> {
    with_facts(&[1, 2], None, |facts| alter(current, draft, facts))
}

#[test]
fn a_new_deal_takes_what_was_not_sent_from_its_lead() {
    let deal = opened(draft()).unwrap();
    assert_eq!((deal.store, deal.situation), (store(1), DealSituation::Open));
    assert_eq!(deal.responsible.get(), 12, "who opens it");
}

#[test]
fn a_new_deal_begins_at_the_first_stage_of_its_leads_funnel() {
    let begun = |draft| opened(draft).unwrap().place;
    assert_eq!(begun(draft()), Some(place(2, 21)), "the lead is at the second");
    assert_eq!(begun(DealDraft { funnel: FunnelCode::new(2).ok(), ..draft() }), Some(place(2, 21)));
    assert_eq!(begun(DealDraft { stage: StageCode::new(22).ok(), ..draft() }), Some(place(2, 22)), "unless it is sent");
}

#[test]
fn the_lead_must_be_there_and_seen() {
    let unknown = "codLead 801 não foi encontrado. Salve o lead antes, em POST /ext/crm/lead.";
    assert_eq!(with_facts(&[1], None, |facts| open(draft(), facts)), Err(unknown.to_owned()));
    assert_eq!(with_facts(&[2], Some(&lead()), |facts| open(draft(), facts)), Err(unknown.to_owned()));
    let current = opened(draft()).unwrap();
    let of_another = DealDraft { lead: LeadCode::new(802).unwrap(), ..draft() };
    assert_eq!(altered(&current, of_another), Err("codLead 802 não é o do negócio. Envie 801.".to_owned()));
}

#[test]
fn a_deal_is_won_lost_and_opened_again() {
    let current = opened(draft()).unwrap();
    let reason = Text::parse("Preço").ok();
    let lost = DealDraft { situation: Some(DealSituation::Lost), loss_reason: reason.clone().into(), ..draft() };
    let deal = altered(&current, lost).unwrap();
    assert_eq!((deal.closed, &deal.loss_reason), (Some(today()), &reason));
    let noted = altered(&deal, draft()).unwrap();
    assert_eq!((noted.situation, noted.loss_reason), (DealSituation::Lost, reason.clone()), "what is not sent stays");
    let reopened = altered(&deal, DealDraft { situation: Some(DealSituation::Open), ..draft() }).unwrap();
    assert_eq!((reopened.closed, reopened.loss_reason), (None, None));
    let odd = altered(&current, DealDraft { loss_reason: reason.into(), ..draft() });
    assert!(odd.is_err_and(|text| text.starts_with("motivoPerda só cabe em negócio perdido.")));
}

#[test]
fn a_deal_moves_within_its_funnel() {
    let current = opened(draft()).unwrap();
    let to_stage = |stage| DealDraft { stage: StageCode::new(stage).ok(), ..draft() };
    let next = altered(&current, to_stage(22)).unwrap();
    assert_eq!(next.place, Some(place(2, 22)));
    assert_eq!(altered(&next, draft()).unwrap().place, Some(place(2, 22)), "where nothing is sent, it stays");
    assert_eq!(
        altered(&current, to_stage(31)),
        Err("codEtapa 31 não pertence ao funil 2. Veja as etapas em GET /ext/crm/funil.".to_owned())
    );
    let to_funnel = DealDraft { funnel: FunnelCode::new(3).ok(), ..draft() };
    assert_eq!(altered(&current, to_funnel).unwrap().place, Some(place(3, 31)));
}

#[test]
fn plan_type_and_vehicle_agree() {
    let with = |details: DealDetails| opened(DealDraft { details: details.into(), ..draft() });
    let plan = |code| PlanCode::new(code).ok();
    let planned = with(DealDetails { plan: plan(10), ..DealDetails::default() }).unwrap();
    assert_eq!(planned.details.kind, Some(BenefitType::Vehicle), "the plan tells");
    let of_health = with(DealDetails { plan: plan(20), ..DealDetails::default() }).unwrap();
    assert_eq!(of_health.details.kind, Some(BenefitType::Health), "it needs no vehicle");
    let contradiction = DealDetails { plan: plan(10), kind: Some(BenefitType::Health), ..DealDetails::default() };
    assert_eq!(
        with(contradiction),
        Err("codPlano 10 é de VEICULAR, e tipoBeneficio é SAUDE. Corrija um dos dois.".to_owned())
    );
    let car = Some(Vehicle::default());
    let odd = DealDetails { vehicle: car, kind: Some(BenefitType::Health), ..DealDetails::default() };
    assert!(with(odd).is_err_and(|text| text.starts_with("veiculo só cabe em negócio veicular")));
    let unknown = Vehicle { kind: VehicleTypeCode::new(77).ok(), ..Vehicle::default() };
    let typed = with(DealDetails { vehicle: Some(unknown), ..DealDetails::default() });
    assert!(typed.is_err_and(|text| text.starts_with("veiculo.codTipoVeiculo 77 não existe.")));
    assert!(with(DealDetails { plan: plan(999), ..DealDetails::default() }).is_err());
}

#[test]
fn an_altered_deal_keeps_what_was_not_sent() {
    let details = DealDetails { expected_close: Some(day("30/06/2026")), ..DealDetails::default() };
    let current = opened(DealDraft { details: details.into(), ..draft() }).unwrap();
    let text = Text::parse("Prefere contato à tarde.").ok();
    let note = SentDealDetails { note: text.into(), ..SentDealDetails::default() };
    let deal = altered(&current, DealDraft { details: note, ..draft() }).unwrap();
    assert_eq!(deal.details.expected_close, Some(day("30/06/2026")));
    assert!(deal.details.note.is_some());
}

#[test]
fn what_was_deactivated_gets_no_new_deal_and_stays_in_those_that_have_it() {
    let mut catalogue = catalogue();
    let retired = |it: &Plan| Plan { is_active: false, ..it.clone() };
    catalogue.plans = Plans::new(catalogue.plans.iter().map(retired).collect());
    let closed = Funnel { is_active: false, ..funnel(2, &[21, 22]) };
    catalogue.funnels = Funnels::new(vec![closed, funnel(3, &[31])]);
    let access = access(&[1, 2]).closing([store(1)]);
    let (lead, left) = (lead(), UserCode::new(7).ok());
    let facts = DealFacts {
        access: &access,
        user: UserCode::new(12).unwrap(),
        catalogue: &catalogue,
        lead: Some(&lead),
        sellers: &[],
        is_user: false,
        has_dependents: false,
        today: today(),
    };
    let refused = |draft| open(draft, &facts).unwrap_err().field().to_owned();
    let here = DealDraft { store: Some(store(2)), ..draft() };
    assert_eq!(refused(draft()), "codLoja", "the lead's");
    assert_eq!(refused(DealDraft { store: Some(store(1)), ..draft() }), "codLoja");
    assert_eq!(refused(DealDraft { funnel: FunnelCode::new(2).ok(), ..here.clone() }), "codFunil", "the lead's");
    assert_eq!(refused(DealDraft { stage: StageCode::new(21).ok(), ..here.clone() }), "codEtapa");
    assert_eq!(refused(DealDraft { responsible: left, ..here.clone() }), "codUsuarioResponsavel");
    let kind = Some(BenefitType::Vehicle);
    let details = DealDetails { plan: PlanCode::new(10).ok(), kind, ..DealDetails::default() };
    assert_eq!(refused(DealDraft { details: details.clone().into(), ..here.clone() }), "codPlano");
    let consultant = DealDetails { consultant: SellerCode::new(71).ok(), ..DealDetails::default() };
    assert_eq!(refused(DealDraft { details: consultant.into(), ..here.clone() }), "codConsultor");
    let begun = open(here, &facts).unwrap();
    assert_eq!((begun.store, begun.place), (store(2), Some(place(3, 31))), "in a funnel that takes it");

    let current = DealData {
        store: store(1),
        place: Some(place(2, 21)),
        responsible: left.unwrap(),
        details: DealDetails { consultant: SellerCode::new(71).ok(), ..details },
        ..begun
    };
    let again = DealDraft {
        store: Some(store(1)),
        funnel: FunnelCode::new(2).ok(),
        stage: StageCode::new(21).ok(),
        responsible: left,
        details: current.details.clone().into(),
        ..draft()
    };
    assert_eq!(alter(&current, again.clone(), &facts), Ok(current.clone()));
    let moved = alter(&current, DealDraft { stage: StageCode::new(22).ok(), ..again }, &facts).unwrap();
    assert_eq!(moved.place, Some(place(2, 22)), "all else can be changed");
}

#[test]
fn null_clears_a_detail() {
    let details = DealDetails {
        plan: PlanCode::new(10).ok(),
        vehicle: Some(Vehicle::default()),
        note: Text::parse("Prefere contato à tarde.").ok(),
        ..DealDetails::default()
    };
    let current = opened(DealDraft { details: details.into(), ..draft() }).unwrap();
    let null = SentDealDetails { note: Sent::Null, kind: Sent::Null, ..SentDealDetails::default() };
    let deal = altered(&current, DealDraft { details: null, ..draft() }).unwrap();
    assert_eq!((deal.details.note, deal.details.kind), (None, Some(BenefitType::Vehicle)), "the plan still tells");
    let health =
        SentDealDetails { plan: Sent::Null, kind: Sent::Value(BenefitType::Health), ..SentDealDetails::default() };
    let refused = altered(&current, DealDraft { details: health.clone(), ..draft() });
    assert!(refused.is_err_and(|text| text.starts_with("veiculo só cabe")), "its vehicle is still there");
    let health = SentDealDetails { vehicle: Sent::Null, ..health };
    let deal = altered(&current, DealDraft { details: health, ..draft() }).unwrap();
    assert_eq!((deal.details.plan, deal.details.vehicle, deal.details.kind), (None, None, Some(BenefitType::Health)));
}

#[test]
fn a_deal_with_dependents_stays_about_health() {
    let about = |kind| SentDealDetails { kind: Sent::Value(kind), ..SentDealDetails::default() };
    for before in [None, Some(BenefitType::Health)] {
        let current =
            opened(DealDraft { details: DealDetails { kind: before, ..DealDetails::default() }.into(), ..draft() });
        let current = current.unwrap();
        let altered = |kind| {
            with_facts(&[1], None, |facts| {
                let facts = DealFacts { has_dependents: true, ..*facts };
                alter(&current, DealDraft { details: about(kind), ..draft() }, &facts)
            })
        };
        let refused = "O negócio tem dependentes, e só o de saúde os tem. Deixe tipoBeneficio SAUDE.";
        assert_eq!(altered(BenefitType::Vehicle), Err(refused.to_owned()), "{before:?}");
        assert!(altered(BenefitType::Health).is_ok());
    }
}

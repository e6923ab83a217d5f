//! What is chosen from: stores, plans, situations, sellers, funnels and the like.

use domain::attendance::{AttendanceEntity, AttendanceSituation, AttendanceType};
use domain::catalogue::{
    BenefitType, FieldDefinition, FieldFormat, Funnel, Plan, Seller, SellerKind, Situation, SituationType, Stage,
    Supplier, VehicleCategory, VehicleType,
};
use domain::stores::Store;
use domain::values::{
    Colour, CpfCnpj, FieldCode, FunnelCode, Money, PlanCode, SellerCode, SituationCode, StageCode, StoreCode,
    SupplierCode, Text, TypeCode, VehicleTypeCode,
};
use store::{StoreError, Tx};

use super::base::sure;
use super::identities::{self, Role};
use super::random::Random;

/// The stores: code and name.
const STORES: &[(i32, &str)] = &[(1, "Matriz Teresina"), (2, "Filial Parnaíba"), (3, "Filial Fortaleza")];

/// Plans: code, name, type, centavos of a month, whether it is on sale.
const PLANS: &[(i32, &str, BenefitType, i64, bool)] = &[
    (10, "Proteção Veicular Essencial", BenefitType::Vehicle, 11_990, true),
    (11, "Proteção Veicular Completa", BenefitType::Vehicle, 18_990, true),
    (12, "Proteção Veicular Clássica", BenefitType::Vehicle, 9_990, false),
    (20, "Saúde Individual", BenefitType::Health, 24_990, true),
    (21, "Saúde Família", BenefitType::Health, 59_900, true),
    (30, "Clube de Descontos", BenefitType::Miscellaneous, 2_990, true),
    (31, "Auxílio Funeral", BenefitType::Miscellaneous, 3_490, true),
    (40, "Consórcio Auto", BenefitType::Consortium, 89_000, true),
    (50, "Assistência 24 Horas", BenefitType::Assistance, 1_990, true),
    (60, "Assinatura Bem-Estar", BenefitType::Subscription, 4_990, true),
];

/// Situations of benefits: name, type, whether it is the default of its type, colour.
const SITUATIONS: &[(&str, SituationType, bool, &str)] = &[
    ("Ativo", SituationType::Active, true, "2E7D32"),
    ("Inadimplente", SituationType::Inactive, false, "EF6C00"),
    ("Inativo", SituationType::Inactive, true, "757575"),
    ("Cancelado", SituationType::Cancelled, true, "C62828"),
    ("Pendente", SituationType::Pending, true, "1565C0"),
    ("Recusado", SituationType::Cancelled, false, "6A1B9A"),
];

const DUE_DAYS: &[i32] = &[5, 10, 15, 20, 25];

/// Types of vehicles, in the order of codes from 1.
const VEHICLE_TYPES: &[(&str, VehicleCategory)] = &[
    ("Automóvel", VehicleCategory::Light),
    ("Motocicleta", VehicleCategory::Motorcycle),
    ("Caminhonete", VehicleCategory::Pickup),
    ("Caminhão", VehicleCategory::Lorry),
    ("Furgão", VehicleCategory::Utility),
    ("Micro-ônibus", VehicleCategory::Bus),
    ("Bicicleta elétrica", VehicleCategory::Bicycle),
    ("Reboque", VehicleCategory::Other),
];

/// Sellers, in the order of codes from 1: kind, and the store that they belong to.
const SELLERS: &[(SellerKind, Option<i32>)] = &[
    (SellerKind::Consultant, Some(1)),
    (SellerKind::Consultant, Some(2)),
    (SellerKind::Consultant, Some(3)),
    (SellerKind::Representative, None),
    (SellerKind::Consultant, None),
    (SellerKind::Representative, Some(1)),
];

/// Funnels, in the order of codes from 1, each with its stages.
const FUNNELS: &[(&str, &[&str])] = &[
    ("Vendas", &["Novo contato", "Cotação enviada", "Vistoria", "Fechamento"]),
    ("Saúde e bem-estar", &["Novo contato", "Entrevista", "Proposta"]),
];

/// A situation of attendances: name, colour, whether it closes.
type NamedSituation = (&'static str, &'static str, bool);

/// Situations of attendances, in the order of codes from 1. The first of each entity is the initial one.
const ATTENDANCE_SITUATIONS: &[(AttendanceEntity, &[NamedSituation])] = &[
    (
        AttendanceEntity::Event,
        &[
            ("Aberto", "1565C0", false),
            ("Em análise", "EF6C00", false),
            ("Em reparo", "6A1B9A", false),
            ("Encerrado", "2E7D32", true),
        ],
    ),
    (
        AttendanceEntity::Consultation,
        &[
            ("Solicitada", "1565C0", false),
            ("Confirmada", "2E7D32", false),
            ("Realizada", "546E7A", true),
            ("Cancelada", "C62828", true),
        ],
    ),
    (
        AttendanceEntity::HelpDesk,
        &[("Aberto", "1565C0", false), ("Em atendimento", "EF6C00", false), ("Encerrado", "546E7A", true)],
    ),
    (
        AttendanceEntity::Inspection,
        &[
            ("Agendada", "1565C0", false),
            ("Em vistoria", "EF6C00", false),
            ("Aprovada", "2E7D32", true),
            ("Reprovada", "C62828", true),
        ],
    ),
];

/// Types of attendances, in the order of codes from 1.
const ATTENDANCE_TYPES: &[(AttendanceEntity, &[&str])] = &[
    (AttendanceEntity::Event, &["Colisão", "Roubo", "Furto", "Incêndio", "Vidros", "Assistência na estrada"]),
    (AttendanceEntity::Consultation, &["Cardiologia", "Clínica geral", "Ortopedia", "Pediatria"]),
    (AttendanceEntity::HelpDesk, &["Segunda via de boleto", "Cadastro", "Aplicativo"]),
    (AttendanceEntity::Inspection, &["Vistoria de adesão", "Vistoria de sinistro", "Documentação"]),
];

/// Suppliers, in the order of codes from 1: name, and the store that registered it.
const SUPPLIERS: &[(&str, Option<i32>)] = &[
    ("Rastreio Seguro", None),
    ("Oficina do Povo", Some(1)),
    ("Guincho Litoral", Some(2)),
    ("Vidros Já", None),
    ("Clínica Ipê Amarelo", None),
];

/// Registers everything that members choose from.
pub(super) fn put(tx: &mut Tx<'_>) -> Result<(), StoreError> {
    for (code, name) in STORES {
        tx.put_store(&Store { code: store(*code), name: text(name), cnpj: None, is_active: true })?;
    }
    for (code, name, kind, centavos, is_active) in PLANS {
        let value = sure(Money::from_centavos(*centavos));
        let code = sure(PlanCode::new(*code));
        tx.put_plan(&Plan { code, name: text(name), kind: *kind, value, is_active: *is_active })?;
    }
    for (code, (name, kind, is_default, colour)) in (1..).zip(SITUATIONS) {
        tx.put_situation(&Situation {
            code: sure(SituationCode::new(code)),
            name: text(name),
            kind: *kind,
            is_default: *is_default,
            highlight: sure(Colour::parse(colour)),
            inverse: sure(Colour::parse("FFFFFF")),
        })?;
    }
    for day in DUE_DAYS {
        tx.put_due_day(*day)?;
    }
    for (code, (name, category)) in (1..).zip(VEHICLE_TYPES) {
        let code = sure(VehicleTypeCode::new(code));
        tx.put_vehicle_type(&VehicleType { code, name: text(name), category: *category })?;
    }
    for definition in field_definitions() {
        tx.put_field_definition(&definition)?;
    }
    for seller in sellers() {
        tx.put_seller(&seller)?;
    }
    for funnel in funnels() {
        tx.put_funnel(&funnel)?;
    }
    for situation in attendance_situations() {
        tx.put_attendance_situation(&situation)?;
    }
    for kind in attendance_types() {
        tx.put_attendance_type(&kind)?;
    }
    for supplier in suppliers() {
        tx.put_supplier(&supplier)?;
    }
    Ok(())
}

/// The stores of the demo.
pub(super) fn stores() -> impl Iterator<Item = StoreCode> {
    STORES.iter().map(|(code, _)| store(*code))
}

/// The plan of a number, of those on sale: every type has its turn.
pub(super) fn plan(number: u32) -> (PlanCode, BenefitType) {
    let on_sale: Vec<_> = PLANS.iter().filter(|(_, _, _, _, is_active)| *is_active).collect();
    let (code, _, kind, _, _) = on_sale[number as usize % on_sale.len()];
    (sure(PlanCode::new(*code)), *kind)
}

/// A day on which benefits fall due.
pub(super) fn due_day(random: &mut Random) -> i32 {
    *random.choose(&DUE_DAYS.iter().collect::<Vec<_>>())
}

/// The supplier at which doctors are.
pub(super) fn clinic() -> SupplierCode {
    sure(SupplierCode::new(5))
}

/// The supplier of trackers.
pub(super) fn tracker_supplier() -> SupplierCode {
    sure(SupplierCode::new(1))
}

fn attendance_situations() -> Vec<AttendanceSituation> {
    let named = ATTENDANCE_SITUATIONS
        .iter()
        .flat_map(|(entity, named)| named.iter().enumerate().map(move |(idx, it)| (*entity, idx == 0, *it)));
    let situation = |(code, (entity, is_initial, (name, colour, closes)))| AttendanceSituation {
        code: sure(SituationCode::new(code)),
        entity,
        name: text(name),
        is_initial,
        closes,
        highlight: sure(Colour::parse(colour)),
        inverse: sure(Colour::parse("FFFFFF")),
    };
    (1..).zip(named).map(situation).collect()
}

fn attendance_types() -> Vec<AttendanceType> {
    let named = ATTENDANCE_TYPES.iter().flat_map(|(entity, names)| names.iter().map(move |name| (*entity, *name)));
    let kind = |(code, (entity, name)): (i32, (AttendanceEntity, &str))| AttendanceType {
        code: sure(TypeCode::new(code)),
        entity,
        name: text(name),
        is_active: true,
    };
    (1..).zip(named).map(kind).collect()
}

fn suppliers() -> Vec<Supplier> {
    let supplier = |(number, (name, store_code)): (u32, &(&str, Option<i32>))| {
        let random = &mut Random::of(u32::MAX - 1000 - number);
        let (address, area) = identities::address(random);
        Supplier {
            code: sure(SupplierCode::new(number.cast_signed())),
            name: text(&format!("{name} Serviços Ltda")),
            trading_name: Some(text(name)),
            document: identities::cnpj(99_000_000 + number).into(),
            state_registration: None,
            city_registration: None,
            trade: Some(text("Serviços automotivos")),
            contact: None,
            email: Some(identities::email(name, number)),
            phones: identities::phones(random, area),
            address,
            store: store_code.map(store),
            is_active: true,
        }
    };
    (1..).zip(SUPPLIERS).map(supplier).collect()
}

fn field_definitions() -> Vec<FieldDefinition> {
    let options = ["Titular", "Cônjuge", "Empresa"].map(text).to_vec();
    let fields = [
        ("Cor da capota", BenefitType::Vehicle, FieldFormat::Text { max_length: 30 }),
        ("Rastreador instalado", BenefitType::Vehicle, FieldFormat::Flag),
        ("Quilometragem", BenefitType::Vehicle, FieldFormat::Number { minimum: Some(0.0), maximum: None, decimals: 0 }),
        ("Número do CNS", BenefitType::Health, FieldFormat::Text { max_length: 15 }),
        ("Fim da carência", BenefitType::Health, FieldFormat::Day),
        ("Quem paga", BenefitType::Miscellaneous, FieldFormat::Choice { options }),
        (
            "Lance embutido",
            BenefitType::Consortium,
            FieldFormat::Number { minimum: Some(0.0), maximum: Some(50.0), decimals: 1 },
        ),
        ("Contato de emergência", BenefitType::Assistance, FieldFormat::Text { max_length: 60 }),
    ];
    let define = |(position, (name, kind, format)): (i32, (&str, BenefitType, FieldFormat))| FieldDefinition {
        code: sure(FieldCode::new(position)),
        name: text(name),
        kind,
        is_required: false,
        position,
        is_active: true,
        format,
    };
    (1..).zip(fields).map(define).collect()
}

fn sellers() -> Vec<Seller> {
    let seller = |(number, (kind, store_code)): (u32, &(SellerKind, Option<i32>))| {
        let random = &mut Random::of(u32::MAX - number);
        let sex = identities::sex(random);
        let name = identities::name(random, sex);
        let (address, area) = identities::address(random);
        Seller {
            code: sure(SellerCode::new(number.cast_signed())),
            kind: *kind,
            name: identities::named(&name),
            document: CpfCnpj::Cpf(identities::cpf(number, Role::Seller)),
            email: Some(identities::email(&name, number)),
            phones: identities::phones(random, area),
            address,
            store: store_code.map(store),
            is_active: true,
        }
    };
    (1..).zip(SELLERS).map(seller).collect()
}

fn funnels() -> Vec<Funnel> {
    let mut next_stage = 0;
    let mut stage = |name: &&str| {
        next_stage += 1;
        Stage { code: sure(StageCode::new(next_stage)), name: text(name) }
    };
    let mut funnels = Vec::new();
    for (code, (name, stages)) in (1..).zip(FUNNELS) {
        let stages = stages.iter().map(&mut stage).collect();
        funnels.push(Funnel { code: sure(FunnelCode::new(code)), name: text(name), stages, is_active: true });
    }
    funnels
}

fn store(code: i32) -> StoreCode {
    sure(StoreCode::new(code))
}

fn text<const MAX: usize>(text: &str) -> Text<MAX> {
    sure(Text::parse(text))
}

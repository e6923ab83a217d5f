//! The catalogue of the demo: stores, plans, situations, sellers, funnels and the like, read from `catalogue.toml`.

use std::sync::LazyLock;

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
use serde::Deserialize;
use store::{StoreError, Tx};

use super::base::sure;
use super::identities::{self, Role};
use super::random::Random;

/// The file, read once. Its words are those of the interface; a test makes values of all of them.
static CATALOGUE: LazyLock<CatalogueFile> =
    LazyLock::new(|| toml::from_str(include_str!("catalogue.toml")).expect("a test reads the file"));

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct CatalogueFile {
    due_days: Vec<i32>,
    stores: Vec<StoreRow>,
    plans: Vec<PlanRow>,
    situations: Vec<SituationRow>,
    vehicle_types: Vec<VehicleTypeRow>,
    sellers: Vec<SellerRow>,
    funnels: Vec<FunnelRow>,
    attendance_situations: Vec<AttendanceSituationRow>,
    attendance_types: Vec<AttendanceTypesRow>,
    suppliers: Vec<SupplierRow>,
    fields: Vec<FieldRow>,
}

/// Rows of the file: what stands after the semicolon may be left out.
macro_rules! rows {
    ($($name:ident { $($field:ident: $type:ty),+ $(; $left_out:ident: $default:ty)? })+) => { $(
        #[derive(Debug, Deserialize)]
        #[serde(deny_unknown_fields)]
        struct $name {
            $( $field: $type, )+
            $( #[serde(default)] $left_out: $default, )?
        }
    )+ };
}

rows! {
    StoreRow { code: i32, name: String }
    PlanRow { code: i32, name: String, kind: String, centavos: i64; retired: bool }
    SituationRow { name: String, kind: String, colour: String; default: bool }
    VehicleTypeRow { name: String, category: String }
    SellerRow { kind: String; store: Option<i32> }
    FunnelRow { name: String, stages: Vec<String> }
    AttendanceSituationRow { entity: String, name: String, colour: String; closes: bool }
    AttendanceTypesRow { entity: String, names: Vec<String> }
    SupplierRow { name: String; store: Option<i32> }
    FieldRow { name: String, kind: String, format: FormatRow }
}

#[derive(Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
enum FormatRow {
    Text { max_length: u16 },
    Flag,
    Number { minimum: Option<f64>, maximum: Option<f64>, decimals: u8 },
    Day,
    Choice { options: Vec<String> },
}

/// Registers everything that members choose from.
pub(super) fn put(tx: &mut Tx<'_>) -> Result<(), StoreError> {
    let file = &*CATALOGUE;
    for row in &file.stores {
        tx.put_store(&Store { code: store(row.code), name: text(&row.name), cnpj: None, is_active: true })?;
    }
    for row in &file.plans {
        let value = sure(Money::from_centavos(row.centavos));
        let (code, kind) = sold(row);
        tx.put_plan(&Plan { code, name: text(&row.name), kind, value, is_active: !row.retired })?;
    }
    for (code, row) in (1..).zip(&file.situations) {
        tx.put_situation(&Situation {
            code: sure(SituationCode::new(code)),
            name: text(&row.name),
            kind: sure(SituationType::parse(&row.kind)),
            is_default: row.default,
            highlight: sure(Colour::parse(&row.colour)),
            inverse: sure(Colour::parse("FFFFFF")),
        })?;
    }
    for day in &file.due_days {
        tx.put_due_day(*day)?;
    }
    for (code, row) in (1..).zip(&file.vehicle_types) {
        let code = sure(VehicleTypeCode::new(code));
        let category = sure(VehicleCategory::parse(&row.category));
        tx.put_vehicle_type(&VehicleType { code, name: text(&row.name), category })?;
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
    CATALOGUE.stores.iter().map(|row| store(row.code))
}

/// The plan of a number, of those on sale: every type has its turn.
pub(super) fn plan(number: u32) -> (PlanCode, BenefitType) {
    let on_sale: Vec<_> = CATALOGUE.plans.iter().filter(|row| !row.retired).collect();
    sold(on_sale[number as usize % on_sale.len()])
}

fn sold(row: &PlanRow) -> (PlanCode, BenefitType) {
    (sure(PlanCode::new(row.code)), sure(BenefitType::parse(&row.kind)))
}

/// A day on which benefits fall due.
pub(super) fn due_day(random: &mut Random) -> i32 {
    *random.choose(&CATALOGUE.due_days)
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
    let mut before: Option<&str> = None;
    let situation = |(code, row): (i32, &'static AttendanceSituationRow)| AttendanceSituation {
        code: sure(SituationCode::new(code)),
        entity: sure(AttendanceEntity::parse(&row.entity)),
        name: text(&row.name),
        is_initial: before.replace(&row.entity) != Some(row.entity.as_str()),
        closes: row.closes,
        highlight: sure(Colour::parse(&row.colour)),
        inverse: sure(Colour::parse("FFFFFF")),
    };
    (1..).zip(&CATALOGUE.attendance_situations).map(situation).collect()
}

fn attendance_types() -> Vec<AttendanceType> {
    let named = CATALOGUE.attendance_types.iter().flat_map(|row| row.names.iter().map(|name| (&row.entity, name)));
    let kind = |(code, (entity, name)): (i32, (&String, &String))| AttendanceType {
        code: sure(TypeCode::new(code)),
        entity: sure(AttendanceEntity::parse(entity)),
        name: text(name),
        is_active: true,
    };
    (1..).zip(named).map(kind).collect()
}

fn suppliers() -> Vec<Supplier> {
    let supplier = |(number, SupplierRow { name, store: store_code }): (u32, &SupplierRow)| {
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
    (1..).zip(&CATALOGUE.suppliers).map(supplier).collect()
}

fn field_definitions() -> Vec<FieldDefinition> {
    let define = |(position, row): (i32, &FieldRow)| FieldDefinition {
        code: sure(FieldCode::new(position)),
        name: text(&row.name),
        kind: sure(BenefitType::parse(&row.kind)),
        is_required: false,
        position,
        is_active: true,
        format: match &row.format {
            FormatRow::Text { max_length } => FieldFormat::Text { max_length: *max_length },
            FormatRow::Flag => FieldFormat::Flag,
            FormatRow::Number { minimum, maximum, decimals } => {
                FieldFormat::Number { minimum: *minimum, maximum: *maximum, decimals: *decimals }
            }
            FormatRow::Day => FieldFormat::Day,
            FormatRow::Choice { options } => {
                FieldFormat::Choice { options: options.iter().map(|option| text(option)).collect() }
            }
        },
    };
    (1..).zip(&CATALOGUE.fields).map(define).collect()
}

fn sellers() -> Vec<Seller> {
    let seller = |(number, SellerRow { kind, store: store_code }): (u32, &SellerRow)| {
        let random = &mut Random::of(u32::MAX - number);
        let sex = identities::sex(random);
        let name = identities::name(random, sex);
        let (address, area) = identities::address(random);
        Seller {
            code: sure(SellerCode::new(number.cast_signed())),
            kind: sure(SellerKind::parse(kind)),
            name: identities::named(&name),
            document: CpfCnpj::Cpf(identities::cpf(number, Role::Seller)),
            email: Some(identities::email(&name, number)),
            phones: identities::phones(random, area),
            address,
            store: store_code.map(store),
            is_active: true,
        }
    };
    (1..).zip(&CATALOGUE.sellers).map(seller).collect()
}

fn funnels() -> Vec<Funnel> {
    let mut next_stage = 0;
    let mut stage = |name: &String| {
        next_stage += 1;
        Stage { code: sure(StageCode::new(next_stage)), name: text(name) }
    };
    let mut funnels = Vec::new();
    for (code, FunnelRow { name, stages }) in (1..).zip(&CATALOGUE.funnels) {
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

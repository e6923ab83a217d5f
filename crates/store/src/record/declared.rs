//! The records of the domain. The names of a line are documented in `docs/transfer.md`.

use domain::Violation;
use domain::address::Address;
use domain::attendance::{AttendanceSituation, AttendanceType, Consultation, Course, HelpDesk, Inspection};
use domain::benefits::{
    Benefit, BenefitData, BenefitDetails, BenefitItem, FieldValue, FieldValues, Installation, ItemData,
};
use domain::catalogue::{
    FieldDefinition, FieldFormat, Funnel, FunnelPlace, Plan, Seller, Situation, Stage, Supplier, VehicleType,
};
use domain::crm::{Deal, DealData, DealDependent, DealDependentData, DealDetails, Lead, LeadData, LeadDetails};
use domain::dependents::{Dependent, DependentData};
use domain::events::Event;
use domain::history::SituationChange;
use domain::people::{CreditCard, Person, PersonData, PersonDetails, PersonPhone};
use domain::stores::{Store, StoreAccess};
use domain::system_client::SystemClient;
use domain::users::User;
use domain::values::{
    FieldCode, FunnelCode, PlanCode, SellerCode, SituationCode, StoreCode, SupplierCode, TypeCode, VehicleTypeCode,
};
use domain::vehicles::Vehicle;
use serde_json::Value;

use super::columns::{Cells, Columns};
use super::line::{Fields, JsonField, Object, ObjectWriter};
use super::{Record, record};
use crate::error::StoreError;
use crate::fields;
use crate::sql::{Param, registers};

registers! {
    // Exports of earlier versions do not tell whether a store is active: all were.
    Store in "store": StoreCode { code, name, cnpj, is_active or true } named in [
        ("usuarios", "user_store", "store"),
        ("receptores", "receiver_store", "store"),
        ("pessoas", "person", "store"),
        ("beneficios", "benefit", "store"),
        ("vendedores", "seller", "store"),
        ("fornecedores", "supplier", "store"),
        ("leads", "lead", "store"),
        ("negocios", "deal", "store"),
        ("eventos", "event", "store"),
    ] by itself;
    Plan in "plan": PlanCode { code, name, kind, value, is_active } named in [
        ("beneficios", "benefit", "plan"),
        ("itens", "benefit_item", "plan"),
        ("dependentes", "dependent_plan", "plan"),
        ("negocios", "deal", "plan"),
        ("dependentesDeNegocios", "deal_dependent", "plan"),
    ];
    // Histories keep its name, and do not need it.
    Situation in "situation": SituationCode { code, name, kind, is_default, highlight, inverse }
        named in [("beneficios", "benefit", "situation")] by itself;
    VehicleType in "vehicle_type": VehicleTypeCode { code, name, category } named in [("veiculos", "vehicle", "kind")];
    FieldDefinition in "field_definition": FieldCode {
        code,
        name,
        kind,
        is_required,
        position,
        is_active;
        format: FieldFormat
    } named in [("beneficios", "benefit_field", "field")] by itself;
    Seller in "seller": SellerCode {
        code,
        kind,
        name,
        document,
        email,
        @apart phones,
        @apart address,
        store,
        is_active
    } named in [
        ("beneficiosComoConsultor", "benefit", "consultant"),
        ("beneficiosComoRepresentante", "benefit", "representative"),
        ("leads", "lead", "consultant"),
        ("negocios", "deal", "consultant"),
    ] by itself;
    Funnel in "funnel": FunnelCode { code, name, @apart stages, is_active }
        named in [("leads", "lead", "funnel"), ("negocios", "deal", "funnel")] by itself;
    Supplier in "supplier": SupplierCode {
        code,
        name,
        trading_name,
        document,
        state_registration,
        city_registration,
        trade,
        contact,
        email,
        @apart phones,
        @apart address,
        store,
        is_active
    } named in [("equipamentos", "installation", "supplier"), ("consultas", "consultation", "clinic")] by itself;
    AttendanceSituation in "attendance_situation" as SituationCode {
        code,
        entity,
        name,
        is_initial,
        closes,
        highlight,
        inverse
    } named in [] by itself;
    AttendanceType in "attendance_type": TypeCode { code, entity, name, is_active } named in [] by itself;
}

record!(Stage in "stage" { code, name });
fields!(FunnelPlace { funnel, stage });

record!(SystemClient in "system_client" { code, name });
record!(User in "service_user" {
    code, login, name, email, @apart access, is_active, n_passwords, registered, last_login
});

record!(Address in "address" {
    kind, street_kind, street, street_with_kind, number, complement, quarter, city, uf, postal_code
});
record!(PersonPhone in "phone" { phone = [country, digits], kind });
record!(Vehicle in "vehicle" {
    plate,
    chassis,
    renavam,
    brand,
    model,
    built,
    model_year,
    colour,
    doors,
    kind,
    category,
    fuel,
    value,
    protected_value,
    own_share
});

record!(Person in "person" { code, registered, updated; data: PersonData });
record!(PersonData { store, document, name; details: PersonDetails });
record!(PersonDetails {
    integration_code,
    sex,
    birth,
    email,
    takes_email,
    takes_whatsapp,
    phones = [has_phones],
    @apart address,
    trading_name,
    legal_representative,
    state_registration,
    city_registration,
    identity,
    identity_issuer,
    identity_issued,
    licence,
    licence_category,
    licence_expiry,
    mother,
    marital_status,
    spouse,
    company,
    company_name,
    payer,
    @apart payer_address
});

record!(CreditCard in "credit_card" { code, brand, last_digits, holder, expiry, is_main, is_active, registered });

record!(Benefit in "benefit" { code, sequential, registered, updated; data: BenefitData });
record!(BenefitData {
    person, store, plan, kind, situation, @apart card, joined, activated, cancelled, @apart vehicle;
    details: BenefitDetails
});
record!(BenefitDetails { due_day, consultant, representative, integration_code });
record!(BenefitItem in "benefit_item" { code, excluded; data: ItemData });
record!(ItemData { plan, value, included });
record!(SituationChange { from = [came_from], to = [went_to] });

record!(Installation in "installation" {
    code,
    benefit,
    tracker,
    serial,
    imei,
    manufacturer,
    model,
    carrier,
    line,
    place,
    supplier,
    installer,
    installed,
    removed
});

record!(Dependent in "dependent" { code; data: DependentData });
record!(DependentData {
    benefit,
    name,
    cpf,
    birth,
    identity,
    @apart card,
    phone = [phone_country, phone_digits],
    kinship,
    sex,
    @apart plans,
    is_active
});

record!(Lead in "lead" { code, registered; data: LeadData });
record!(LeadData { name, store, person, place = [funnel, stage], responsible, is_active; details: LeadDetails });
record!(LeadDetails {
    document,
    phone = [phone_country, phone_digits],
    email,
    city,
    uf,
    message,
    origin,
    consultant,
    integration_code
});
record!(Deal in "deal" { code, sequential, registered, updated; data: DealData });
record!(DealData {
    lead, store, situation, loss_reason, place = [funnel, stage], responsible, closed; details: DealDetails
});
record!(DealDetails { description, consultant, kind, plan, value, @apart vehicle, expected_close, note });
record!(DealDependent in "deal_dependent" { code; data: DealDependentData });
record!(DealDependentData {
    name, cpf, birth, kinship, sex, identity, phone = [phone_country, phone_digits], plan, value
});

record!(Course { situation, opened, closed });
record!(Consultation in "consultation" {
    code, person, benefit, kind, clinic, doctor, doctor_name, scheduled, address, protocol; course: Course
});
record!(HelpDesk in "help_desk" {
    code, person, benefit, kind, priority, description, protocol; course: Course
});
record!(Inspection in "inspection" { code, person, benefit, kind, inspector; course: Course });
record!(Event in "event" {
    code,
    store,
    benefit,
    person,
    driver,
    protocol,
    kind,
    involved,
    priority,
    responsible,
    description,
    occurred,
    @apart vehicle,
    @apart place;
    course: Course
});

/// The codes of the stores.
impl JsonField for StoreAccess {
    fn write_json(&self, out: &mut Vec<u8>) {
        self.stores().collect::<Vec<_>>().write_json(out);
    }

    fn read_json(value: Value, field: &str) -> Result<Self, Violation> {
        Vec::read_json(value, field).map(Self::to)
    }
}

/// What an additional field holds, under the name of what it is.
struct HeldField {
    field: FieldCode,
    text: Option<String>,
    number: Option<f64>,
    day: Option<domain::values::Day>,
    flag: Option<bool>,
}

fields!(HeldField { field, text, number, day, flag });

impl JsonField for FieldValues {
    fn is_absent(&self) -> bool {
        self.is_empty()
    }

    fn absent() -> Option<Self> {
        Some(Self::new())
    }

    fn write_json(&self, out: &mut Vec<u8>) {
        let held = self.iter().map(|(field, value)| {
            let mut held = HeldField { field: *field, text: None, number: None, day: None, flag: None };
            match value.clone() {
                FieldValue::Text(text) => held.text = Some(text),
                FieldValue::Number(number) => held.number = Some(number),
                FieldValue::Day(day) => held.day = Some(day),
                FieldValue::Flag(flag) => held.flag = Some(flag),
            }
            held
        });
        held.collect::<Vec<_>>().write_json(out);
    }

    fn read_json(value: Value, field: &str) -> Result<Self, Violation> {
        let held: Vec<HeldField> = Vec::read_json(value, field)?;
        let mut values = Self::new();
        for HeldField { field: code, text, number, day, flag } in held {
            let text = text.map(FieldValue::Text);
            let value = text.or(number.map(FieldValue::Number)).or(day.map(FieldValue::Day));
            let value = value.or(flag.map(FieldValue::Flag));
            let value = value.ok_or_else(|| Violation::new(field, &format!("Informe um valor em cada {field}.")))?;
            values.insert(code, value);
        }
        Ok(values)
    }
}

/// The word of the format, and its limits beside it.
impl Fields for FieldFormat {
    fn names(names: &mut Vec<&'static str>) {
        names.extend(["format", "max_length", "minimum", "maximum", "decimals", "options"]);
    }

    fn write_fields(&self, to: &mut ObjectWriter<'_>) {
        to.put("format", &self.word().to_owned());
        match self {
            Self::Text { max_length } => to.put("max_length", &i32::from(*max_length)),
            Self::Number { minimum, maximum, decimals } => {
                to.put("minimum", minimum);
                to.put("maximum", maximum);
                to.put("decimals", &i32::from(*decimals));
            }
            Self::Choice { options } => to.put("options", options),
            Self::Day | Self::Flag => {}
        }
    }

    fn take_fields(from: &mut Object) -> Result<Self, Violation> {
        let too_much = |field: &str| Violation::new(field, &format!("{field} está fora dos limites."));
        let word: String = from.take("format")?;
        Ok(match word.as_str() {
            "TEXTO" => {
                let max_length = u16::try_from(from.take::<i32>("max_length")?).ok();
                let max_length = max_length.filter(|most| (1..=Self::MAX_LENGTH).contains(most));
                Self::Text { max_length: max_length.ok_or_else(|| too_much("max_length"))? }
            }
            "NUMERO" => {
                let decimals = u8::try_from(from.take::<i32>("decimals")?).ok();
                let decimals = decimals.filter(|most| *most <= Self::MAX_DECIMALS);
                let decimals = decimals.ok_or_else(|| too_much("decimals"))?;
                Self::Number { minimum: from.take("minimum")?, maximum: from.take("maximum")?, decimals }
            }
            "DATA" => Self::Day,
            "LOGICO" => Self::Flag,
            "LISTA" => Self::Choice { options: from.take("options")? },
            _ => {
                return Err(Violation::new("format", "format não é aceito. Use TEXTO, NUMERO, DATA, LOGICO ou LISTA."));
            }
        })
    }
}

/// The word of the format, and its limits beside it; the options of a choice have a table of their own.
impl Cells for FieldFormat {
    const N: usize = <Self as Record>::COLUMNS.len();

    fn read(columns: &mut Columns<'_>) -> Result<Self, StoreError> {
        let (word, max_length, minimum): (String, Option<u16>, _) = columns.next()?;
        let (maximum, decimals): (_, Option<u16>) = columns.next()?;
        Ok(match word.as_str() {
            "TEXTO" => Self::Text { max_length: max_length.unwrap_or(u16::MAX) },
            "NUMERO" => {
                let decimals = decimals.and_then(|decimals| u8::try_from(decimals).ok()).unwrap_or(0);
                Self::Number { minimum, maximum, decimals }
            }
            "DATA" => Self::Day,
            "LOGICO" => Self::Flag,
            "LISTA" => Self::Choice { options: Vec::new() },
            _ => return Err(StoreError::Corrupt("the format of an additional field".to_owned())),
        })
    }

    fn write<'a>(&'a self, params: &mut Vec<Param<'a>>) {
        let mut limits = [Param::Null, Param::Null, Param::Null, Param::Null];
        match self {
            Self::Text { max_length } => limits[0] = (*max_length).into(),
            Self::Number { minimum, maximum, decimals } => {
                limits[1] = minimum.as_ref().into();
                limits[2] = maximum.as_ref().into();
                limits[3] = u16::from(*decimals).into();
            }
            Self::Choice { .. } | Self::Day | Self::Flag => {}
        }
        params.push(self.word().into());
        params.extend(limits);
    }
}

impl Record for FieldFormat {
    const COLUMNS: &'static [&'static str] = &["format", "max_length", "minimum", "maximum", "decimals"];
}

//! Fields of records. The names are the domain's, and are documented in `docs/transfer.md`.

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
use domain::users::User;
use domain::values::FieldCode;
use domain::vehicles::Vehicle;
use serde_json::Value;
use store::{
    EventRelation, HistoryCode, HistoryEntry, WholeBenefit, WholeCreditCard, WholeDealDependent, WholeUser, WithHistory,
};

use super::object::{Fields, JsonField, Object, ObjectWriter, fields};

fields!(Plan { code, name, kind, value, is_active });
fields!(Situation { code, name, kind, is_default, highlight, inverse });
fields!(VehicleType { code, name, category });
fields!(FieldDefinition { code, name, kind, is_required, position, is_active; format });
fields!(Seller { code, kind, name, document, email, phones, address, store, is_active });
fields!(Funnel { code, name, stages, is_active });
fields!(Stage { code, name });
fields!(FunnelPlace { funnel, stage });

fields!(Supplier {
    code,
    name,
    trading_name,
    document,
    state_registration,
    city_registration,
    trade,
    contact,
    email,
    phones,
    address,
    store,
    is_active
});
fields!(AttendanceSituation { code, entity, name, is_initial, closes, highlight, inverse });
fields!(AttendanceType { code, entity, name, is_active });

fields!(WholeUser { password; user });
fields!(User { code, login, name, email, access, is_active, n_passwords, registered, last_login });

fields!(Address { kind, street_kind, street, street_with_kind, number, complement, quarter, city, uf, postal_code });
fields!(PersonPhone { phone, kind });
fields!(Vehicle {
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

fields!(Person { code, registered, updated; data });
fields!(PersonData { store, document, name; details });
fields!(PersonDetails {
    integration_code,
    sex,
    birth,
    email,
    takes_email,
    takes_whatsapp,
    phones,
    address,
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
    payer_address
});

fields!(WholeCreditCard { person; card });
fields!(CreditCard { code, brand, last_digits, holder, expiry, is_main, is_active, registered });

fields!(WholeBenefit { items, fields, history; benefit });
fields!(Benefit { code, sequential, registered, updated; data });
fields!(BenefitData {
    person, store, plan, kind, situation, card, joined, activated, cancelled, vehicle; details
});
fields!(BenefitDetails { due_day, consultant, representative, integration_code });
fields!(BenefitItem { code, excluded; data });
fields!(ItemData { plan, value, included });
fields!(HistoryEntry { code, happened, name, note; change });
fields!(SituationChange { from, to });

fields!(Installation {
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

fields!(Dependent { code; data });
fields!(DependentData { benefit, name, cpf, birth, identity, card, phone, kinship, sex, plans, is_active });

fields!(Lead { code, registered; data });
fields!(LeadData { name, store, person, place, responsible, is_active; details });
fields!(LeadDetails { document, phone, email, city, uf, message, origin, consultant, integration_code });
fields!(Deal { code, sequential, registered, updated; data });
fields!(DealData { lead, store, situation, loss_reason, place, responsible, closed; details });
fields!(DealDetails { description, consultant, kind, plan, value, vehicle, expected_close, note });
fields!(WholeDealDependent { deal; dependent });
fields!(DealDependent { code; data });
fields!(DealDependentData { name, cpf, birth, kinship, sex, identity, phone, plan, value });

fields!(Course { situation, opened, closed });
fields!(Consultation {
    code,
    person,
    benefit,
    kind,
    clinic,
    doctor,
    doctor_name,
    scheduled,
    address,
    protocol;
    course
});
fields!(HelpDesk { code, person, benefit, kind, priority, description, protocol; course });
fields!(Inspection { code, person, benefit, kind, inspector; course });
fields!(Event {
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
    place;
    course
});
fields!(EventRelation { event, related });

impl<T: Fields> Fields for WithHistory<T> {
    fn write_fields(&self, to: &mut ObjectWriter<'_>) {
        let Self { record, history } = self;
        to.put("history", history);
        record.write_fields(to);
    }

    fn take_fields(from: &mut Object) -> Result<Self, Violation> {
        Ok(Self { history: from.take("history")?, record: T::take_fields(from)? })
    }
}

impl JsonField for HistoryCode {
    fn write(&self, out: &mut Vec<u8>) {
        self.get().write(out);
    }

    fn read(value: Value, field: &str) -> Result<Self, Violation> {
        Self::new(i32::read(value, field)?).map_err(|flaw| flaw.at(field))
    }
}

/// Written by hand, since exports of earlier versions do not tell whether a store is active: all were.
impl Fields for Store {
    fn write_fields(&self, to: &mut ObjectWriter<'_>) {
        let Self { code, name, cnpj, is_active } = self;
        to.put("code", code);
        to.put("name", name);
        to.put("cnpj", cnpj);
        to.put("is_active", is_active);
    }

    fn take_fields(from: &mut Object) -> Result<Self, Violation> {
        Ok(Self {
            code: from.take("code")?,
            name: from.take("name")?,
            cnpj: from.take("cnpj")?,
            is_active: from.take::<Option<bool>>("is_active")?.unwrap_or(true),
        })
    }
}

/// The codes of the stores.
impl JsonField for StoreAccess {
    fn write(&self, out: &mut Vec<u8>) {
        self.stores().collect::<Vec<_>>().write(out);
    }

    fn read(value: Value, field: &str) -> Result<Self, Violation> {
        Vec::read(value, field).map(Self::to)
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

    fn write(&self, out: &mut Vec<u8>) {
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
        held.collect::<Vec<_>>().write(out);
    }

    fn read(value: Value, field: &str) -> Result<Self, Violation> {
        let held: Vec<HeldField> = Vec::read(value, field)?;
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

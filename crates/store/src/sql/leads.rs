//! Leads.

use domain::catalogue::FunnelPlace;
use domain::crm::{Lead, LeadChange, LeadData, LeadDetails};
use domain::values::{CpfCnpj, FunnelCode, LeadCode, Moment, Phone, StageCode};

use super::columns::Columns;
use super::transaction::{ReadTx, Tx};
use crate::error::StoreError;

/// What is read of each, [`read`] in this order.
pub(super) const COLUMNS: &str = "l.code, l.registered, l.name, l.store, l.person, l.funnel, l.stage, l.responsible, \
                       l.is_active, l.document, l.phone_country, l.phone_digits, l.email, l.city, l.uf, l.message, \
                       l.origin, l.consultant, l.integration_code";

impl ReadTx<'_> {
    /// The lead with a code, of whatever store.
    pub fn lead(&mut self, code: LeadCode) -> Result<Option<Lead>, StoreError> {
        self.one(&format!("SELECT {COLUMNS} FROM lead l WHERE l.code = $1"), &[code.into()], read)
    }

    /// The active leads with a document, in the order of codes and of whatever store.
    pub fn leads_with(&mut self, document: &CpfCnpj) -> Result<Vec<Lead>, StoreError> {
        let sql = format!("SELECT {COLUMNS} FROM lead l WHERE l.document = $1 AND l.is_active = 1 ORDER BY l.code");
        self.all(&sql, &[document.into()], read)
    }
}

impl Tx<'_> {
    /// Carries out what saving a lead came to, and returns the lead as it is now.
    pub fn put_lead(&mut self, change: LeadChange, now: Moment) -> Result<Lead, StoreError> {
        let LeadChange { code, data } = change;
        let lead = match code {
            None => Lead { code: self.next("lead", LeadCode::new)?, registered: now, data },
            Some(code) => {
                let missing = || StoreError::Corrupt("a lead that is updated is gone".to_owned());
                Lead { data, ..self.lead(code)?.ok_or_else(missing)? }
            }
        };
        self.write_lead(&lead, code.is_none())?;
        Ok(lead)
    }

    pub(super) fn write_lead(&mut self, lead: &Lead, is_new: bool) -> Result<(), StoreError> {
        let Lead { code, registered, data } = lead;
        let LeadData { name, store, person, place, responsible, is_active, details } = data;
        let LeadDetails { document, phone, email, city, uf, message, origin, consultant, integration_code } = details;
        let search_name = name.search_text();
        self.write_row(
            "lead",
            "code, registered, name, search_name, store, person, funnel, stage, responsible, is_active, document, \
             phone_country, phone_digits, email, city, uf, message, origin, consultant, integration_code",
            &[
                (*code).into(),
                (*registered).into(),
                name.into(),
                (&search_name).into(),
                (*store).into(),
                (*person).into(),
                place.map(|place| place.funnel).into(),
                place.map(|place| place.stage).into(),
                (*responsible).into(),
                (*is_active).into(),
                document.as_ref().into(),
                phone.as_ref().map(|phone| i32::from(phone.country())).into(),
                phone.as_ref().map(Phone::digits).into(),
                email.as_ref().into(),
                city.as_ref().into(),
                (*uf).into(),
                message.as_ref().into(),
                origin.as_ref().into(),
                (*consultant).into(),
                integration_code.as_ref().into(),
            ],
            is_new,
        )
    }
}

/// The next two columns, where something stands in a funnel.
pub(super) fn read_place(columns: &mut Columns<'_>) -> Result<Option<FunnelPlace>, StoreError> {
    let (funnel, stage): (Option<FunnelCode>, Option<StageCode>) = (columns.optional()?, columns.optional()?);
    Ok(funnel.zip(stage).map(|(funnel, stage)| FunnelPlace { funnel, stage }))
}

/// A lead.
pub(super) fn read(columns: &mut Columns<'_>) -> Result<Lead, StoreError> {
    Ok(Lead {
        code: columns.required()?,
        registered: columns.required()?,
        data: LeadData {
            name: columns.required()?,
            store: columns.required()?,
            person: columns.optional()?,
            place: read_place(columns)?,
            responsible: columns.required()?,
            is_active: columns.required()?,
            details: LeadDetails {
                document: columns.optional()?,
                phone: columns.phone()?,
                email: columns.optional()?,
                city: columns.optional()?,
                uf: columns.optional()?,
                message: columns.optional()?,
                origin: columns.optional()?,
                consultant: columns.optional()?,
                integration_code: columns.optional()?,
            },
        },
    })
}

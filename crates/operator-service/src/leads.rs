//! Leads: closing them and nothing else; the rest of them belongs to the service.

use domain::values::LeadCode;
use operator::runtime::Context;
use operator::{Codigo, EncerrarLeadError, LeadsApi};

use super::errors::NotFound;
use super::service::OperatorService;
use super::values::read_code;

impl LeadsApi for OperatorService {
    async fn encerrar_lead(&self, _: Context<'_, ()>, cod_lead: Codigo) -> Result<(), EncerrarLeadError> {
        let code = read_code("codLead", cod_lead, LeadCode::new)?;
        self.write(move |tx| {
            tx.lead(code)?.ok_or(NotFound)?;
            Ok(tx.close_lead(code)?)
        })
        .await
    }
}

//! Beneficios: their situation and nothing else; the rest of them belongs to the service.

use domain::attendance::{Entity, Moved, move_benefit};
use domain::values::BenefitCode;
use operator::runtime::Context;
use operator::{BeneficiosApi, Codigo, MoverBeneficioError, Movimento, MovimentoInput};
use store::NewEntry;
use trigger_delivery::announce::announce_benefit;

use super::attendances::{movement, read_move, refused};
use super::errors::NotFound;
use super::service::OperatorService;
use super::values::read_code;

impl BeneficiosApi for OperatorService {
    async fn mover_beneficio(
        &self,
        _: Context<'_, ()>,
        cod_beneficio: Codigo,
        body: MovimentoInput,
    ) -> Result<Movimento, MoverBeneficioError> {
        let code = read_code("codBeneficio", cod_beneficio, BenefitCode::new)?;
        let (asked, now) = (read_move(body)?, self.clock.now());
        self.write(move |tx| {
            let benefit = tx.benefit(code)?.ok_or(NotFound)?;
            let situations = tx.situations()?;
            let (before, mut data) = (benefit.data.situation, benefit.data);
            let moved = match move_benefit(&mut data, &asked, &situations, now) {
                Ok(moved) => moved,
                Err(refusal) => return Err(refused(refusal)),
            };
            let Some(Moved { change, name }) = moved else {
                let entries = tx.last_entries(Entity::Benefit, code.get(), 1)?;
                let called = situations.find(before).map(|situation| &situation.name);
                return Ok(movement(before, before, called, entries.first(), None));
            };
            let entry = NewEntry { change, name: name.clone(), note: asked.note.clone() };
            let saved = tx.put_benefit_move(code, data, entry, now)?;
            let (saved, n_deliveries) = announce_benefit(tx, saved)?;
            let moved = movement(before, change.to, Some(&name), saved.history.as_ref(), Some(n_deliveries));
            Ok(moved)
        })
        .await
    }
}

//! Beneficios: their situation, equipment and items; the rest of them belongs to the service.

use domain::attendance::{Entity, Moved, move_benefit};
use domain::benefits::{Benefit, BenefitItem, ItemData};
use domain::values::{BenefitCode, InstallationCode, ItemCode};
use operator::runtime::Context;
use operator::{
    BeneficiosApi, Codigo, Equipamento, EquipamentoInput, ExcluirItemBeneficioError, ExcluirItemBeneficioParameters,
    InstalarEquipamentoError, ItemBeneficio, ListarEquipamentosError, ListarItensBeneficioError, MoverBeneficioError,
    Movimento, MovimentoInput, RemoverEquipamentoError, RemoverEquipamentoParameters,
};
use store::{NewEntry, ReadTx};
use trigger_delivery::announce::announce_benefit;

use super::attendances::{movement, read_move, refused};
use super::equipment;
use super::errors::{Conflict, Failure, NotFound, Refused};
use super::service::OperatorService;
use super::values::{code, location, read_code};

impl BeneficiosApi for OperatorService {
    async fn mover_beneficio(
        &self,
        _: Context<'_, ()>,
        cod_beneficio: Codigo,
        body: MovimentoInput,
    ) -> Result<Movimento, MoverBeneficioError> {
        let code = read_benefit(cod_beneficio)?;
        let (asked, now) = (read_move(body)?, self.clock.now());
        self.write(move |tx| {
            let benefit = known(tx, code)?;
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
    async fn listar_equipamentos(
        &self,
        _: Context<'_, ()>,
        cod_beneficio: Codigo,
    ) -> Result<Vec<Equipamento>, ListarEquipamentosError> {
        let code = read_benefit(cod_beneficio)?;
        self.read(move |reading| {
            known(reading, code)?;
            let installations = reading.installations(code)?;
            Ok(installations.iter().map(|(installation, _)| equipment::shown(installation)).collect())
        })
        .await
    }

    async fn instalar_equipamento(
        &self,
        _: Context<'_, ()>,
        cod_beneficio: Codigo,
        body: EquipamentoInput,
    ) -> Result<operator::Created<Equipamento>, InstalarEquipamentoError> {
        let (code, now) = (read_benefit(cod_beneficio)?, self.clock.now());
        let installed = self
            .write::<_, Failure>(move |tx| {
                let benefit = known(tx, code)?;
                let installation = equipment::read(tx, &body, &benefit, now.day())?;
                tx.add_installation(&installation)?;
                tx.touch_benefit(code, now)?;
                Ok(installation)
            })
            .await?;
        let list = format!("beneficios/{code}/equipamentos");
        Ok(operator::Created(equipment::shown(&installed)).location(location(&list, installed.code.get())))
    }

    async fn remover_equipamento(
        &self,
        _: Context<'_, ()>,
        asked: RemoverEquipamentoParameters,
    ) -> Result<(), RemoverEquipamentoError> {
        let code = read_benefit(asked.cod_beneficio)?;
        let installation = read_code("codInstalacao", asked.cod_instalacao, InstallationCode::new)?;
        let now = self.clock.now();
        self.write(move |tx| {
            let mut installations = tx.installations(code)?.into_iter();
            let (known, _) = installations.find(|(known, _)| known.code == installation).ok_or(NotFound)?;
            if known.is_active() {
                tx.end_installation(installation, now.day())?;
                tx.touch_benefit(code, now)?;
            }
            Ok(())
        })
        .await
    }

    async fn listar_itens_beneficio(
        &self,
        _: Context<'_, ()>,
        cod_beneficio: Codigo,
    ) -> Result<Vec<ItemBeneficio>, ListarItensBeneficioError> {
        let code = read_benefit(cod_beneficio)?;
        self.read(move |reading| {
            known(reading, code)?;
            Ok(reading.items(code)?.iter().map(item).collect())
        })
        .await
    }

    async fn excluir_item_beneficio(
        &self,
        _: Context<'_, ()>,
        asked: ExcluirItemBeneficioParameters,
    ) -> Result<(), ExcluirItemBeneficioError> {
        let code = read_benefit(asked.cod_beneficio)?;
        let item = read_code("codItem", asked.cod_item, ItemCode::new)?;
        let now = self.clock.now();
        self.write(move |tx| {
            let benefit = known(tx, code)?;
            let items = tx.items(code)?;
            let known = items.iter().find(|known| known.code == item).ok_or(NotFound)?;
            if known.is_own(&benefit) {
                return Err(Conflict::InUse(vec![("beneficios", 1)]).into());
            }
            if known.is_active() {
                tx.exclude_item(item, now.day())?;
                tx.touch_benefit(code, now)?;
            }
            Ok(())
        })
        .await
    }
}

fn read_benefit(sent: Codigo) -> Result<BenefitCode, Refused> {
    read_code("codBeneficio", sent, BenefitCode::new)
}

/// The benefit that a path names.
fn known(reading: &mut ReadTx<'_>, code: BenefitCode) -> Result<Benefit, Failure> {
    Ok(reading.benefit(code)?.ok_or(NotFound)?)
}

fn item(item: &BenefitItem) -> ItemBeneficio {
    let BenefitItem { code: number, data: ItemData { plan, value, included }, excluded } = item;
    ItemBeneficio {
        cod_item: code(number.get()),
        cod_plano: code(plan.get()),
        valor: Some(value.reais()),
        data_inclusao: Some(included.date().into()),
        data_exclusao: Some(excluded.map(|day| day.date().into())),
    }
}

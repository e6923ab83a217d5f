//! `DiasVencimento`: the days of the month on which a benefit may fall due.

use operator::runtime::Context;
use operator::{
    DiaVencimento, DiasVencimentoApi, IncluirDiaVencimentoError, ListarDiasVencimentoError, RemoverDiaVencimentoError,
};

use super::errors::{Failure, NotFound};
use super::register::check_unused;
use super::service::OperatorService;

impl DiasVencimentoApi for OperatorService {
    async fn listar_dias_vencimento(
        &self,
        _: Context<'_, ()>,
    ) -> Result<Vec<DiaVencimento>, ListarDiasVencimentoError> {
        self.read(|reading| {
            let days = reading.due_days()?;
            let shown = days.iter().filter_map(|day| DiaVencimento::try_from(day).ok());
            Ok(shown.collect())
        })
        .await
    }

    async fn incluir_dia_vencimento(
        &self,
        _: Context<'_, ()>,
        dia: DiaVencimento,
    ) -> Result<(), IncluirDiaVencimentoError> {
        self.write::<_, Failure>(move |tx| Ok(tx.put_due_day(*dia)?)).await?;
        Ok(())
    }

    async fn remover_dia_vencimento(
        &self,
        _: Context<'_, ()>,
        dia: DiaVencimento,
    ) -> Result<(), RemoverDiaVencimentoError> {
        self.write::<_, Failure>(move |tx| {
            if tx.due_days()?.iter().all(|day| day != *dia) {
                return Err(NotFound.into());
            }
            check_unused(tx.uses_of_due_day(*dia)?)?;
            Ok(tx.remove_due_day(*dia)?)
        })
        .await?;
        Ok(())
    }
}

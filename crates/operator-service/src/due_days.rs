//! `DiasVencimento`: the days of the month on which a benefit may fall due.

use operator::{
    DiaVencimento, DiasVencimentoApi, IncluirDiaVencimentoResponse, ListarDiasVencimentoResponse,
    RemoverDiaVencimentoResponse,
};

use super::errors::{NotFound, PathConflictErrors, QueryErrors};
use super::failed::Failed;
use super::register::check_unused;
use super::service::OperatorService;

impl DiasVencimentoApi for OperatorService {
    async fn listar_dias_vencimento(&self, (): ()) -> Result<ListarDiasVencimentoResponse, QueryErrors> {
        self.read(|reading| {
            let days = reading.due_days()?;
            let shown = days.iter().filter_map(|day| DiaVencimento::try_from(day).ok());
            Ok(ListarDiasVencimentoResponse::Ok(shown.collect()))
        })
        .await
    }

    async fn incluir_dia_vencimento(
        &self,
        (): (),
        dia: DiaVencimento,
    ) -> Result<IncluirDiaVencimentoResponse, QueryErrors> {
        self.write(move |tx| Ok::<_, Failed<QueryErrors>>(tx.put_due_day(*dia)?)).await?;
        Ok(IncluirDiaVencimentoResponse::NoContent)
    }

    async fn remover_dia_vencimento(
        &self,
        (): (),
        dia: DiaVencimento,
    ) -> Result<RemoverDiaVencimentoResponse, PathConflictErrors> {
        self.write(move |tx| {
            if tx.due_days()?.iter().all(|day| day != *dia) {
                return Err(NotFound.into());
            }
            check_unused(tx.uses_of_due_day(*dia)?)?;
            Ok::<_, Failed<PathConflictErrors>>(tx.remove_due_day(*dia)?)
        })
        .await?;
        Ok(RemoverDiaVencimentoResponse::NoContent)
    }
}

//! CRM: funnels, leads, deals and their dependents.

use api::runtime::{Context, Items};
use api::{
    AlterarDependenteNegocioError, AlterarDependenteNegocioParameters, AlterarNegocioError, Codigo,
    CriarDependenteNegocioError, CriarDependenteNegocioParameters, CriarNegocioError, CrmApi, LeadInputTo,
    LeadOutputTo, ListarFunisError, NegocioDependenteTo, NegocioDependenteToInput, NegocioInputTo, NegocioOutputTo,
    NegocioTo, ObterNegocioError, PesquisaNegocioOutputTo, PesquisarLeadsError, PesquisarNegociosError,
    PesquisarNegociosParameters, PessoaOutputTo, SalvarLeadError,
};
use auth::Principal;
use domain::Refusal;
use domain::crm::{ContactFilter, DealDependent, check_deal_dependent};
use domain::search::{DealFilters, LeadFilters};
use domain::values::{DayFormat, DealCode, DealDependentCode, LeadCode, StoreCode, UserCode};

use super::once::Once;
use super::reading::{self, days, number, text};
use super::saving::{alter_deal, open_deal, save_lead};
use super::service::Service;
use super::showing::{self, CatalogueNames};

impl CrmApi for Service {
    async fn listar_funis(&self, _: Context<'_, Principal>) -> Result<Vec<LeadOutputTo>, ListarFunisError> {
        self.read(|reading| {
            let funnels = reading.catalogue()?.funnels;
            let active = funnels.iter().filter(|funnel| funnel.is_active);
            Ok(active.map(showing::funnel).collect())
        })
        .await
    }

    async fn pesquisar_leads(
        &self,
        Context { principal, .. }: Context<'_, Principal>,
        filtro: Option<String>,
    ) -> Result<Items<LeadOutputTo>, PesquisarLeadsError> {
        let contact = reading::search(|| text("filtro", filtro.as_ref(), ContactFilter::parse))?;
        self.list(LeadFilters { contact }, principal.access, |found, reading| {
            let names = CatalogueNames::read(reading)?;
            Ok(found.iter().map(|lead| showing::lead(lead, &names)).collect())
        })
        .await
    }

    async fn salvar_lead(
        &self,
        Context { principal, .. }: Context<'_, Principal>,
        idempotency_key: Option<String>,
        body: LeadInputTo,
    ) -> Result<PessoaOutputTo, SalvarLeadError> {
        let once = Once::new(&principal, "salvarLead", idempotency_key.as_deref(), &body)?;
        let (draft, now) = (reading::lead(body)?, self.clock.now());
        self.write_once(once, move |tx| {
            let lead = save_lead(tx, draft.clone(), &principal, now)?;
            Ok((lead.data.store, showing::saved_lead(&lead, &tx.stores()?)))
        })
        .await
    }

    async fn pesquisar_negocios(
        &self,
        Context { principal, .. }: Context<'_, Principal>,
        asked: PesquisarNegociosParameters,
    ) -> Result<Items<PesquisaNegocioOutputTo>, PesquisarNegociosError> {
        let filters = reading::search(|| {
            Ok(DealFilters {
                lead: number("codLead", asked.cod_lead, LeadCode::new)?,
                contact: text("filtro", asked.filtro.as_ref(), ContactFilter::parse)?,
                registered: days(
                    DayFormat::Iso,
                    ("dataInicial", asked.data_inicial.as_ref()),
                    ("dataFinal", asked.data_final.as_ref()),
                )?,
                store: number("codLoja", asked.cod_loja, StoreCode::new)?,
                responsible: number("codUsuarioResponsavel", asked.cod_usuario_responsavel, UserCode::new)?,
            })
        })?;
        self.list(filters, principal.access, |found, reading| {
            let names = CatalogueNames::read(reading)?;
            let shown = found.iter().map(|found| showing::found_deal(found, &names));
            Ok(shown.collect())
        })
        .await
    }

    async fn criar_negocio(
        &self,
        Context { principal, .. }: Context<'_, Principal>,
        idempotency_key: Option<String>,
        body: NegocioInputTo,
    ) -> Result<NegocioOutputTo, CriarNegocioError> {
        let once = Once::new(&principal, "criarNegocio", idempotency_key.as_deref(), &body)?;
        let (sent, now) = (reading::deal(body)?, self.clock.now());
        self.write_once(once, move |tx| {
            let deal = open_deal(tx, &sent, &principal, now)?;
            Ok((deal.data.store, showing::saved_deal(&deal)))
        })
        .await
    }

    async fn obter_negocio(
        &self,
        Context { principal, .. }: Context<'_, Principal>,
        cod_negocio: Codigo,
    ) -> Result<NegocioTo, ObterNegocioError> {
        let code = reading::code("codNegocio", cod_negocio, DealCode::new)?;
        self.read(move |reading| {
            let deal = principal.access.find(reading.deal(code)?, |deal| deal.data.store)?;
            let lead = reading.lead(deal.data.lead)?.ok_or(Refusal::NotFound)?;
            let dependents = reading.deal_dependents(code)?;
            let names = CatalogueNames::read(reading)?;
            Ok(showing::deal(&deal, &lead, &dependents, &names))
        })
        .await
    }

    async fn alterar_negocio(
        &self,
        Context { principal, .. }: Context<'_, Principal>,
        cod_negocio: Codigo,
        body: NegocioInputTo,
    ) -> Result<NegocioOutputTo, AlterarNegocioError> {
        let code = reading::code("codNegocio", cod_negocio, DealCode::new)?;
        let (sent, now) = (reading::deal(body)?, self.clock.now());
        self.write(move |tx| {
            let deal = principal.access.find(tx.deal(code)?, |deal| deal.data.store)?;
            let deal = alter_deal(tx, &deal, &sent, &principal, now)?;
            Ok(showing::saved_deal(&deal))
        })
        .await
    }

    async fn criar_dependente_negocio(
        &self,
        Context { principal, .. }: Context<'_, Principal>,
        asked: CriarDependenteNegocioParameters,
        body: NegocioDependenteToInput,
    ) -> Result<NegocioDependenteTo, CriarDependenteNegocioError> {
        let code = reading::code("codNegocio", asked.cod_negocio, DealCode::new)?;
        let key = asked.idempotency_key.as_deref();
        let once = Once::at_code(&principal, "criarDependenteNegocio", key, code.get(), &body)?;
        let (data, now) = (reading::deal_dependent(body)?, self.clock.now());
        self.write_once(once, move |tx| {
            let deal = principal.access.find(tx.deal(code)?, |deal| deal.data.store)?;
            check_deal_dependent(&data, None, &deal.data, &tx.plans()?, now.day())?;
            let dependent = tx.insert_deal_dependent(code, data.clone())?;
            Ok((deal.data.store, showing::deal_dependent(&dependent)))
        })
        .await
    }

    async fn alterar_dependente_negocio(
        &self,
        Context { principal, .. }: Context<'_, Principal>,
        asked: AlterarDependenteNegocioParameters,
        body: NegocioDependenteToInput,
    ) -> Result<NegocioDependenteTo, AlterarDependenteNegocioError> {
        let code = reading::code("codNegocio", asked.cod_negocio, DealCode::new)?;
        let dependent_code = reading::code("codDependente", asked.cod_dependente, DealDependentCode::new)?;
        let (data, now) = (reading::deal_dependent(body)?, self.clock.now());
        self.write(move |tx| {
            let deal = principal.access.find(tx.deal(code)?, |deal| deal.data.store)?;
            let dependents = tx.deal_dependents(code)?;
            let current = dependents.iter().find(|known| known.code == dependent_code).ok_or(Refusal::NotFound)?;
            check_deal_dependent(&data, Some(&current.data), &deal.data, &tx.plans()?, now.day())?;
            let dependent = DealDependent { code: dependent_code, data: data.clone() };
            tx.update_deal_dependent(code, &dependent)?;
            Ok(showing::deal_dependent(&dependent))
        })
        .await
    }
}

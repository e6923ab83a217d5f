//! CRM: funnels, leads, deals and their dependents.

use api::{
    AlterarDependenteNegocioResponse, AlterarNegocioResponse, Codigo, CriarDependenteNegocioResponse,
    CriarNegocioResponse, CrmApi, DataIso, LeadInputTo, ListarFunisResponse, NegocioDependenteToInput, NegocioInputTo,
    ObterNegocioResponse, PesquisarLeadsResponse, PesquisarNegociosResponse, SalvarLeadResponse,
};
use auth::Principal;
use domain::Refusal;
use domain::crm::{ContactFilter, DealDependent, check_deal_dependent};
use domain::search::{DealFilters, LeadFilters};
use domain::values::{DayFormat, DealCode, DealDependentCode, LeadCode, StoreCode, UserCode};

use super::errors::{BodyErrors, PathBodyErrors, PathErrors, QueryErrors};
use super::reading::{self, days, number, text};
use super::saving::{alter_deal, open_deal, save_lead};
use super::service::Service;
use super::showing::{self, CatalogueNames};

impl CrmApi for Service {
    async fn listar_funis(&self, _: Principal) -> Result<ListarFunisResponse, QueryErrors> {
        self.read(|reading| {
            let funnels = reading.catalogue()?.funnels;
            let active = funnels.iter().filter(|funnel| funnel.is_active);
            Ok(ListarFunisResponse::Ok(active.map(showing::funnel).collect()))
        })
        .await
    }

    async fn pesquisar_leads(
        &self,
        principal: Principal,
        filtro: Option<String>,
    ) -> Result<PesquisarLeadsResponse, QueryErrors> {
        let contact = reading::search(|| text("filtro", filtro.as_ref(), ContactFilter::parse))?;
        let filters = LeadFilters { contact };
        self.read(move |reading| {
            let found = reading.find_leads(&filters, &principal.access)?;
            let names = CatalogueNames::read(reading)?;
            Ok(PesquisarLeadsResponse::Ok(found.iter().map(|lead| showing::lead(lead, &names)).collect()))
        })
        .await
    }

    async fn salvar_lead(&self, principal: Principal, body: LeadInputTo) -> Result<SalvarLeadResponse, BodyErrors> {
        let (draft, now) = (reading::lead(body)?, self.clock.now());
        self.write(move |tx| {
            let lead = save_lead(tx, draft.clone(), &principal, now)?;
            Ok(SalvarLeadResponse::Ok(showing::saved_lead(&lead, &tx.stores()?)))
        })
        .await
    }

    async fn pesquisar_negocios(
        &self,
        principal: Principal,
        cod_lead: Option<Codigo>,
        filtro: Option<String>,
        data_inicial: Option<DataIso>,
        data_final: Option<DataIso>,
        cod_loja: Option<Codigo>,
        cod_usuario_responsavel: Option<Codigo>,
    ) -> Result<PesquisarNegociosResponse, QueryErrors> {
        let filters = reading::search(|| {
            Ok(DealFilters {
                lead: number("codLead", cod_lead, LeadCode::new)?,
                contact: text("filtro", filtro.as_ref(), ContactFilter::parse)?,
                registered: days(
                    DayFormat::Iso,
                    ("dataInicial", data_inicial.as_ref()),
                    ("dataFinal", data_final.as_ref()),
                )?,
                store: number("codLoja", cod_loja, StoreCode::new)?,
                responsible: number("codUsuarioResponsavel", cod_usuario_responsavel, UserCode::new)?,
            })
        })?;
        self.read(move |reading| {
            let found = reading.find_deals(&filters, &principal.access)?;
            let names = CatalogueNames::read(reading)?;
            let shown = found.iter().map(|found| showing::found_deal(found, &names));
            Ok(PesquisarNegociosResponse::Ok(shown.collect()))
        })
        .await
    }

    async fn criar_negocio(
        &self,
        principal: Principal,
        body: NegocioInputTo,
    ) -> Result<CriarNegocioResponse, BodyErrors> {
        let (sent, now) = (reading::deal(body)?, self.clock.now());
        self.write(move |tx| {
            let deal = open_deal(tx, &sent, &principal, now)?;
            Ok(CriarNegocioResponse::Ok(showing::saved_deal(&deal)))
        })
        .await
    }

    async fn obter_negocio(
        &self,
        principal: Principal,
        cod_negocio: Codigo,
    ) -> Result<ObterNegocioResponse, PathErrors> {
        let code = reading::code("codNegocio", cod_negocio, DealCode::new)?;
        self.read(move |reading| {
            let deal = principal.access.find(reading.deal(code)?, |deal| deal.data.store)?;
            let lead = reading.lead(deal.data.lead)?.ok_or(Refusal::NotFound)?;
            let dependents = reading.deal_dependents(code)?;
            let names = CatalogueNames::read(reading)?;
            Ok(ObterNegocioResponse::Ok(showing::deal(&deal, &lead, &dependents, &names)))
        })
        .await
    }

    async fn alterar_negocio(
        &self,
        principal: Principal,
        cod_negocio: Codigo,
        body: NegocioInputTo,
    ) -> Result<AlterarNegocioResponse, PathBodyErrors> {
        let code = reading::code("codNegocio", cod_negocio, DealCode::new)?;
        let (sent, now) = (reading::deal(body)?, self.clock.now());
        self.write(move |tx| {
            let deal = principal.access.find(tx.deal(code)?, |deal| deal.data.store)?;
            let deal = alter_deal(tx, &deal, &sent, &principal, now)?;
            Ok(AlterarNegocioResponse::Ok(showing::saved_deal(&deal)))
        })
        .await
    }

    async fn criar_dependente_negocio(
        &self,
        principal: Principal,
        cod_negocio: Codigo,
        body: NegocioDependenteToInput,
    ) -> Result<CriarDependenteNegocioResponse, PathBodyErrors> {
        let code = reading::code("codNegocio", cod_negocio, DealCode::new)?;
        let data = reading::deal_dependent(body)?;
        self.write(move |tx| {
            let deal = principal.access.find(tx.deal(code)?, |deal| deal.data.store)?;
            check_deal_dependent(&data, &deal.data, &tx.plans()?)?;
            let dependent = tx.insert_deal_dependent(code, data.clone())?;
            Ok(CriarDependenteNegocioResponse::Ok(showing::deal_dependent(&dependent)))
        })
        .await
    }

    async fn alterar_dependente_negocio(
        &self,
        principal: Principal,
        cod_negocio: Codigo,
        cod_dependente: Codigo,
        body: NegocioDependenteToInput,
    ) -> Result<AlterarDependenteNegocioResponse, PathBodyErrors> {
        let code = reading::code("codNegocio", cod_negocio, DealCode::new)?;
        let dependent_code = reading::code("codDependente", cod_dependente, DealDependentCode::new)?;
        let data = reading::deal_dependent(body)?;
        self.write(move |tx| {
            let deal = principal.access.find(tx.deal(code)?, |deal| deal.data.store)?;
            if !tx.deal_dependents(code)?.iter().any(|known| known.code == dependent_code) {
                return Err(Refusal::NotFound.into());
            }
            check_deal_dependent(&data, &deal.data, &tx.plans()?)?;
            let dependent = DealDependent { code: dependent_code, data: data.clone() };
            tx.update_deal_dependent(code, &dependent)?;
            Ok(AlterarDependenteNegocioResponse::Ok(showing::deal_dependent(&dependent)))
        })
        .await
    }
}

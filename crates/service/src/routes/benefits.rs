//! Benefício: benefits, their dependents, items and additional fields, and what they are chosen from.

use std::time::Duration;

use api::runtime::Value;
use api::{
    AdicionarItemBeneficioResponse, BeneficioApi, BeneficioInputTo, BeneficioVeiculoInputTo, CampoAdicionalInputTo,
    CancelarBeneficioResponse, Chassi, Codigo, CodigoPlano, DependenteInputTo, ItemBeneficioInputTo,
    ListarBeneficiosResponse, ListarDependentesBeneficioResponse, ListarDiasVencimentoResponse,
    ListarEquipamentosResponse, ListarItensBeneficioResponse, ListarSituacoesBeneficioResponse,
    ListarTiposVeiculoResponse, NumeroCartaoDesconto, PesquisarBeneficiosResponse, PesquisarDependentesResponse, Placa,
    SalvarBeneficioResponse, SalvarBeneficioVeicularResponse, SalvarDadosAdicionaisResponse, SalvarDependenteResponse,
    Sequencial, ValidacaoBeneficioInputTo, ValidarBeneficioResponse,
};
use auth::Principal;
use domain::Refusal;
use domain::benefits::{Benefit, add_item, cancel, check_fields};
use domain::search::{BenefitFilters, BenefitSearch, DependentFilters, DependentSearch};
use domain::stores::StoreAccess;
use domain::values::{BenefitCode, CardNumber, Chassis, Cnpj, Cpf, PlanCode, Plate, SearchText, Sequential, Text};
use http_server::peer;
use http_server::waiting::{wait_for, whole_seconds};
use trigger_delivery::announce::announce_benefit;

use super::errors::{BodyErrors, OpenBodyErrors, OpenErrors, PathBodyErrors, PathErrors, QueryErrors, message};
use super::reading::{self, number, text};
use super::saving::{save_benefit, save_dependent};
use super::service::Service;
use super::showing;

impl BeneficioApi for Service {
    async fn pesquisar_beneficios(
        &self,
        principal: Principal,
        cpf: Option<String>,
        cnpj: Option<String>,
        placa: Option<Placa>,
        chassi: Option<Chassi>,
        sequencial: Option<Sequencial>,
        numero_cartao_desconto: Option<NumeroCartaoDesconto>,
        situacao_beneficio: Option<String>,
        cod_plano: Option<CodigoPlano>,
    ) -> Result<PesquisarBeneficiosResponse, QueryErrors> {
        let search = reading::search(|| {
            BenefitSearch::new(BenefitFilters {
                cpf: text("cpf", cpf.as_ref(), Cpf::parse)?,
                cnpj: text("cnpj", cnpj.as_ref(), Cnpj::parse)?,
                plate: text("placa", placa.as_ref(), Plate::parse)?,
                chassis: text("chassi", chassi.as_ref(), Chassis::parse)?,
                sequential: number("sequencial", sequencial, Sequential::new)?,
                card: text("numeroCartaoDesconto", numero_cartao_desconto.as_ref(), CardNumber::parse)?,
                situation: text("situacaoBeneficio", situacao_beneficio.as_ref(), Text::parse)?,
                plan: number("codPlano", cod_plano, PlanCode::new)?,
            })
        })?;
        self.read(move |reading| {
            let found = reading.find_benefits(&search, &principal.access)?;
            let (situations, plans) = (reading.situations()?, reading.plans()?);
            let shown = found.iter().map(|found| showing::found_benefit(found, &situations, &plans));
            Ok(PesquisarBeneficiosResponse::Ok(shown.collect()))
        })
        .await
    }

    async fn salvar_beneficio(
        &self,
        principal: Principal,
        body: BeneficioInputTo,
    ) -> Result<SalvarBeneficioResponse, BodyErrors> {
        let (draft, now) = (reading::benefit(body)?, self.clock.now());
        self.write(move |tx| {
            let (benefit, situation) = save_benefit(tx, draft.clone(), &principal, now)?;
            Ok(SalvarBeneficioResponse::Ok(showing::saved_benefit(&benefit, situation.as_ref())))
        })
        .await
    }

    async fn salvar_beneficio_veicular(
        &self,
        principal: Principal,
        body: BeneficioVeiculoInputTo,
    ) -> Result<SalvarBeneficioVeicularResponse, BodyErrors> {
        let (draft, now) = (reading::vehicle_benefit(body)?, self.clock.now());
        self.write(move |tx| {
            let (benefit, situation) = save_benefit(tx, draft.clone(), &principal, now)?;
            Ok(SalvarBeneficioVeicularResponse::Ok(showing::saved_benefit(&benefit, situation.as_ref())))
        })
        .await
    }

    async fn pesquisar_dependentes(
        &self,
        principal: Principal,
        nome: Option<String>,
        cpf: Option<String>,
        numero_cartao_desconto: Option<NumeroCartaoDesconto>,
    ) -> Result<PesquisarDependentesResponse, QueryErrors> {
        let search = reading::search(|| {
            DependentSearch::new(DependentFilters {
                name: text("nome", nome.as_ref(), SearchText::parse)?,
                cpf: text("cpf", cpf.as_ref(), Cpf::parse)?,
                card: text("numeroCartaoDesconto", numero_cartao_desconto.as_ref(), CardNumber::parse)?,
            })
        })?;
        self.read(move |reading| {
            let found = reading.find_dependents(&search, &principal.access)?;
            let situations = reading.situations()?;
            let shown = found.iter().map(|found| showing::found_dependent(found, &situations));
            Ok(PesquisarDependentesResponse::Ok(shown.collect()))
        })
        .await
    }

    async fn salvar_dependente(
        &self,
        principal: Principal,
        body: DependenteInputTo,
    ) -> Result<SalvarDependenteResponse, BodyErrors> {
        let draft = reading::dependent(body)?;
        self.write(move |tx| {
            let dependent = save_dependent(tx, draft.clone(), &principal)?;
            Ok(SalvarDependenteResponse::Ok(showing::saved_dependent(&dependent)))
        })
        .await
    }

    async fn listar_beneficios(
        &self,
        principal: Principal,
        pagina: i32,
    ) -> Result<ListarBeneficiosResponse, QueryErrors> {
        let page = reading::page(pagina)?;
        self.read(move |reading| {
            let found = reading.list_benefits(&principal.access, page)?;
            let (situations, plans) = (reading.situations()?, reading.plans()?);
            Ok(ListarBeneficiosResponse::Ok(showing::page_of_benefits(&found, &situations, &plans)))
        })
        .await
    }

    async fn listar_situacoes_beneficio(&self) -> Result<ListarSituacoesBeneficioResponse, OpenErrors> {
        self.read(|reading| {
            let situations = reading.situations()?;
            Ok(ListarSituacoesBeneficioResponse::Ok(situations.iter().map(showing::situation).collect()))
        })
        .await
    }

    async fn listar_tipos_veiculo(&self) -> Result<ListarTiposVeiculoResponse, OpenErrors> {
        self.read(|reading| {
            let types = reading.vehicle_types()?;
            Ok(ListarTiposVeiculoResponse::Ok(types.iter().map(showing::vehicle_type).collect()))
        })
        .await
    }

    async fn listar_dias_vencimento(&self) -> Result<ListarDiasVencimentoResponse, OpenErrors> {
        self.read(|reading| {
            let days = reading.due_days()?;
            Ok(ListarDiasVencimentoResponse::Ok(days.iter().map(showing::due_day).collect()))
        })
        .await
    }

    async fn validar_beneficio(
        &self,
        body: ValidacaoBeneficioInputTo,
    ) -> Result<ValidarBeneficioResponse, OpenBodyErrors> {
        let query = reading::validation(body)?;
        let question = self.anonymous.admit(peer()).map_err(too_many)?;
        let answer = self.read(move |reading| {
            let found = reading.benefits_for(&query)?;
            let found = found.iter().map(|(benefit, holder)| (benefit, holder));
            let validated = query.answer(found, &reading.situations()?)?;
            Ok(ValidarBeneficioResponse::Ok(showing::validated(validated)))
        });
        let answer = answer.await;
        if answer.is_ok() {
            self.anonymous.found(&question);
        }
        answer
    }

    async fn cancelar_beneficio(
        &self,
        principal: Principal,
        cod_beneficio: Codigo,
    ) -> Result<CancelarBeneficioResponse, PathErrors> {
        let code = reading::code("codBeneficio", cod_beneficio, BenefitCode::new)?;
        let now = self.clock.now();
        self.write(move |tx| {
            let benefit = seen(&principal.access, tx.benefit(code)?)?;
            if let Some(cancellation) = cancel(&benefit.data, &tx.situations()?, now.day())? {
                let saved = tx.put_cancellation(code, cancellation, now)?;
                announce_benefit(tx, saved)?;
            }
            Ok(CancelarBeneficioResponse::Ok(done()))
        })
        .await
    }

    async fn salvar_dados_adicionais(
        &self,
        principal: Principal,
        cod_beneficio: Codigo,
        body: Vec<CampoAdicionalInputTo>,
    ) -> Result<SalvarDadosAdicionaisResponse, PathBodyErrors> {
        let code = reading::code("codBeneficio", cod_beneficio, BenefitCode::new)?;
        let (sent, now) = (reading::additional_fields(body)?, self.clock.now());
        self.write(move |tx| {
            let benefit = seen(&principal.access, tx.benefit(code)?)?;
            let definitions = tx.catalogue()?.fields;
            let changes = check_fields(benefit.data.kind, &definitions, &tx.field_values(code)?, &sent)?;
            tx.put_fields(code, &changes)?;
            tx.touch_benefit(code, now)?;
            Ok(SalvarDadosAdicionaisResponse::Ok(done()))
        })
        .await
    }

    async fn listar_dependentes_beneficio(
        &self,
        principal: Principal,
        cod_beneficio: Codigo,
    ) -> Result<ListarDependentesBeneficioResponse, PathErrors> {
        let code = reading::code("codBeneficio", cod_beneficio, BenefitCode::new)?;
        self.read(move |reading| {
            seen(&principal.access, reading.benefit(code)?)?;
            let dependents = reading.dependents(code)?;
            let shown = dependents.iter().map(showing::complete_dependent);
            Ok(ListarDependentesBeneficioResponse::Ok(shown.collect()))
        })
        .await
    }

    async fn listar_equipamentos(
        &self,
        principal: Principal,
        cod_beneficio: Codigo,
    ) -> Result<ListarEquipamentosResponse, PathErrors> {
        let code = reading::code("codBeneficio", cod_beneficio, BenefitCode::new)?;
        self.read(move |reading| {
            seen(&principal.access, reading.benefit(code)?)?;
            let installations = reading.installations(code)?;
            let shown = installations
                .iter()
                .map(|(installation, supplier)| showing::equipment(installation, supplier.as_ref()));
            Ok(ListarEquipamentosResponse::Ok(shown.collect()))
        })
        .await
    }

    async fn listar_itens_beneficio(
        &self,
        principal: Principal,
        cod_beneficio: Codigo,
    ) -> Result<ListarItensBeneficioResponse, PathErrors> {
        let code = reading::code("codBeneficio", cod_beneficio, BenefitCode::new)?;
        self.read(move |reading| {
            seen(&principal.access, reading.benefit(code)?)?;
            let plans = reading.plans()?;
            let items = reading.items(code)?;
            let shown = items.iter().map(|item| showing::item(item, &plans));
            Ok(ListarItensBeneficioResponse::Ok(shown.collect()))
        })
        .await
    }

    async fn adicionar_item_beneficio(
        &self,
        principal: Principal,
        cod_beneficio: Codigo,
        body: ItemBeneficioInputTo,
    ) -> Result<AdicionarItemBeneficioResponse, PathBodyErrors> {
        let code = reading::code("codBeneficio", cod_beneficio, BenefitCode::new)?;
        let (draft, now) = (reading::item(body)?, self.clock.now());
        self.write(move |tx| {
            let benefit = seen(&principal.access, tx.benefit(code)?)?;
            let catalogue = tx.catalogue()?;
            let items = tx.items(code)?;
            let (plans, situations) = (&catalogue.plans, &catalogue.situations);
            let item = add_item(&draft, &benefit, &items, plans, situations, now.day())?;
            tx.insert_item(code, &item)?;
            tx.touch_benefit(code, now)?;
            Ok(AdicionarItemBeneficioResponse::Ok(done()))
        })
        .await
    }
}

/// The benefit that a path names, if the user sees it.
fn seen(access: &StoreAccess, benefit: Option<Benefit>) -> Result<Benefit, Refusal> {
    access.find(benefit, |benefit| benefit.data.store)
}

/// What a stranger is told who asks too much.
fn too_many(wait: Duration) -> OpenBodyErrors {
    let retry_after = whole_seconds(wait);
    let body = message(&format!("Muitos pedidos seguidos. {}", wait_for(retry_after)));
    OpenBodyErrors::TooManyRequests { body, retry_after }
}

/// The body of an answer whose form the interface does not show.
fn done() -> Value {
    Value::Object(serde_json::Map::new())
}

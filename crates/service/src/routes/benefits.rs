//! Benefício: benefits, their dependents, items and additional fields, and what they are chosen from.

use api::runtime::{Context, Items, Value};
use api::{
    AdicionarItemBeneficioError, AdicionarItemBeneficioParameters, BeneficioApi, BeneficioInputTo, BeneficioOutputTo,
    BeneficioVeiculoInputTo, CampoAdicionalInputTo, CancelarBeneficioError, Codigo, DependenteBasicoOutputTo,
    DependenteCompletoOutputTo, DependenteInputTo, ItemBeneficioInputTo, ItemBeneficioOutputTo, ListaBeneficioOutputTo,
    ListaDiaVencimentoTo, ListarBeneficiosError, ListarDependentesBeneficioError, ListarDiasVencimentoError,
    ListarEquipamentosError, ListarItensBeneficioError, ListarSituacoesBeneficioError, ListarTiposVeiculoError,
    PesquisaBeneficioOutputTo, PesquisaDependenteOutputTo, PesquisarBeneficiosError, PesquisarBeneficiosParameters,
    PesquisarDependentesError, PesquisarDependentesParameters, RastreadorInstalacaoTo, SalvarBeneficioError,
    SalvarBeneficioVeicularError, SalvarDadosAdicionaisError, SalvarDependenteError, SituacaoBeneficioTo,
    TipoVeiculoBean, ValidacaoBeneficioInputTo, ValidacaoBeneficioOutputTo, ValidarBeneficioError,
};
use auth::Principal;
use domain::benefits::{Benefit, add_item, cancel, check_fields};
use domain::search::{BenefitFilters, BenefitSearch, DependentFilters, DependentSearch};
use domain::stores::StoreAccess;
use domain::values::{BenefitCode, CardNumber, Chassis, Cnpj, Cpf, PlanCode, Plate, SearchText, Sequential, Text};
use domain::{Refusal, Violation};
use trigger_delivery::announce::announce_benefit;

use super::errors::Failure;
use super::once::Once;
use super::reading::{self, number, text};
use super::saving::{save_benefit, save_dependent};
use super::service::Service;
use super::showing;

impl BeneficioApi for Service {
    async fn pesquisar_beneficios(
        &self,
        Context { principal, .. }: Context<'_, Principal>,
        asked: PesquisarBeneficiosParameters,
    ) -> Result<Vec<PesquisaBeneficioOutputTo>, PesquisarBeneficiosError> {
        let search = reading::search(|| {
            BenefitSearch::new(BenefitFilters {
                cpf: text("cpf", asked.cpf.as_ref(), Cpf::parse)?,
                cnpj: text("cnpj", asked.cnpj.as_ref(), Cnpj::parse)?,
                plate: text("placa", asked.placa.as_ref(), Plate::parse)?,
                chassis: text("chassi", asked.chassi.as_ref(), Chassis::parse)?,
                sequential: number("sequencial", asked.sequencial, Sequential::new)?,
                card: text("numeroCartaoDesconto", asked.numero_cartao_desconto.as_ref(), CardNumber::parse)?,
                situation: text("situacaoBeneficio", asked.situacao_beneficio.as_ref(), Text::parse)?,
                plan: number("codPlano", asked.cod_plano, PlanCode::new)?,
            })
        })?;
        self.read(move |reading| {
            let found = reading.find_benefits(&search, &principal.access)?;
            let catalogue = reading.catalogue()?;
            let shown = found.iter().map(|found| showing::found_benefit(found, &catalogue));
            Ok(shown.collect())
        })
        .await
    }

    async fn salvar_beneficio(
        &self,
        Context { principal, .. }: Context<'_, Principal>,
        idempotency_key: Option<String>,
        body: BeneficioInputTo,
    ) -> Result<BeneficioOutputTo, SalvarBeneficioError> {
        let once = Once::new(&principal, "salvarBeneficio", idempotency_key.as_deref(), &body)?;
        let (draft, now) = (reading::benefit(body)?, self.clock.now());
        self.write_once(once, move |tx| {
            let (benefit, situation) = save_benefit(tx, draft.clone(), &principal, now)?;
            Ok((benefit.data.store, showing::saved_benefit(&benefit, situation.as_ref())))
        })
        .await
    }

    async fn salvar_beneficio_veicular(
        &self,
        Context { principal, .. }: Context<'_, Principal>,
        idempotency_key: Option<String>,
        body: BeneficioVeiculoInputTo,
    ) -> Result<BeneficioOutputTo, SalvarBeneficioVeicularError> {
        let once = Once::new(&principal, "salvarBeneficioVeicular", idempotency_key.as_deref(), &body)?;
        let (draft, now) = (reading::vehicle_benefit(body)?, self.clock.now());
        self.write_once(once, move |tx| {
            let (benefit, situation) = save_benefit(tx, draft.clone(), &principal, now)?;
            Ok((benefit.data.store, showing::saved_benefit(&benefit, situation.as_ref())))
        })
        .await
    }

    async fn pesquisar_dependentes(
        &self,
        Context { principal, .. }: Context<'_, Principal>,
        asked: PesquisarDependentesParameters,
    ) -> Result<Items<PesquisaDependenteOutputTo>, PesquisarDependentesError> {
        let search = reading::search(|| {
            DependentSearch::new(DependentFilters {
                name: text("nome", asked.nome.as_ref(), SearchText::parse)?,
                cpf: text("cpf", asked.cpf.as_ref(), Cpf::parse)?,
                card: text("numeroCartaoDesconto", asked.numero_cartao_desconto.as_ref(), CardNumber::parse)?,
            })
        })?;
        self.list(search, principal.access, |found, reading| {
            let situations = reading.situations()?;
            let shown = found.iter().map(|found| showing::found_dependent(found, &situations));
            Ok(shown.collect())
        })
        .await
    }

    async fn salvar_dependente(
        &self,
        Context { principal, .. }: Context<'_, Principal>,
        idempotency_key: Option<String>,
        body: DependenteInputTo,
    ) -> Result<DependenteBasicoOutputTo, SalvarDependenteError> {
        let once = Once::new(&principal, "salvarDependente", idempotency_key.as_deref(), &body)?;
        let (draft, now) = (reading::dependent(body)?, self.clock.now());
        self.write_once(once, move |tx| {
            let (dependent, store) = save_dependent(tx, draft.clone(), &principal, now)?;
            Ok((store, showing::saved_dependent(&dependent)))
        })
        .await
    }

    async fn listar_beneficios(
        &self,
        Context { principal, .. }: Context<'_, Principal>,
        pagina: i32,
    ) -> Result<ListaBeneficioOutputTo, ListarBeneficiosError> {
        let page = reading::page(pagina)?;
        self.read(move |reading| {
            let found = reading.list_benefits(&principal.access, page)?;
            let catalogue = reading.catalogue()?;
            Ok(showing::page_of_benefits(&found, &catalogue))
        })
        .await
    }

    async fn listar_situacoes_beneficio(
        &self,
        _: Context<'_>,
    ) -> Result<Vec<SituacaoBeneficioTo>, ListarSituacoesBeneficioError> {
        self.read(|reading| {
            let situations = reading.situations()?;
            Ok(situations.iter().map(showing::situation).collect())
        })
        .await
    }

    async fn listar_tipos_veiculo(&self, _: Context<'_>) -> Result<Vec<TipoVeiculoBean>, ListarTiposVeiculoError> {
        self.read(|reading| {
            let types = reading.vehicle_types()?;
            Ok(types.iter().map(showing::vehicle_type).collect())
        })
        .await
    }

    async fn listar_dias_vencimento(
        &self,
        _: Context<'_>,
    ) -> Result<Vec<ListaDiaVencimentoTo>, ListarDiasVencimentoError> {
        self.read(|reading| {
            let days = reading.due_days()?;
            Ok(days.iter().map(showing::due_day).collect())
        })
        .await
    }

    async fn validar_beneficio(
        &self,
        context: Context<'_>,
        body: ValidacaoBeneficioInputTo,
    ) -> Result<ValidacaoBeneficioOutputTo, ValidarBeneficioError> {
        let query = reading::validation(body)?;
        let number = query.number_alone();
        if number.is_some() && !self.validates_by_number {
            let text = "Esta instalação não valida só pelo sequencial. Informe também cpfCnpj ou matricula.";
            return Err(Failure::from(Violation::new("sequencial", text)).into());
        }
        let peer = context.remote_address().map(|address| address.ip());
        let question = self.anonymous.admit(peer, number).map_err(Failure::TooMany)?;
        let answer = self.read(move |reading| {
            let found = reading.benefits_for(&query)?;
            let found = found.iter().map(|(benefit, holder)| (benefit, holder));
            let validated = query.answer(found, &reading.situations()?)?;
            Ok(showing::validated(validated))
        });
        let answer = answer.await;
        match &answer {
            Ok(_) => self.anonymous.found(&question),
            Err(_) => self.anonymous.found_nobody(&question),
        }
        answer
    }

    async fn cancelar_beneficio(
        &self,
        Context { principal, .. }: Context<'_, Principal>,
        cod_beneficio: Codigo,
    ) -> Result<Value, CancelarBeneficioError> {
        let code = reading::code("codBeneficio", cod_beneficio, BenefitCode::new)?;
        let now = self.clock.now();
        self.write(move |tx| {
            let benefit = seen(&principal.access, tx.benefit(code)?)?;
            if let Some(cancellation) = cancel(&benefit.data, &tx.situations()?, now.day())? {
                let saved = tx.put_cancellation(code, cancellation, now)?;
                announce_benefit(tx, saved)?;
            }
            Ok(done())
        })
        .await
    }

    async fn salvar_dados_adicionais(
        &self,
        Context { principal, .. }: Context<'_, Principal>,
        cod_beneficio: Codigo,
        body: Vec<CampoAdicionalInputTo>,
    ) -> Result<Value, SalvarDadosAdicionaisError> {
        let code = reading::code("codBeneficio", cod_beneficio, BenefitCode::new)?;
        let (sent, now) = (reading::additional_fields(body)?, self.clock.now());
        self.write(move |tx| {
            let benefit = seen(&principal.access, tx.benefit(code)?)?;
            let definitions = tx.catalogue()?.fields;
            let changes = check_fields(benefit.data.kind, &definitions, &tx.field_values(code)?, &sent)?;
            tx.put_fields(code, &changes)?;
            tx.touch_benefit(code, now)?;
            Ok(done())
        })
        .await
    }

    async fn listar_dependentes_beneficio(
        &self,
        Context { principal, .. }: Context<'_, Principal>,
        cod_beneficio: Codigo,
    ) -> Result<Vec<DependenteCompletoOutputTo>, ListarDependentesBeneficioError> {
        let code = reading::code("codBeneficio", cod_beneficio, BenefitCode::new)?;
        self.read(move |reading| {
            seen(&principal.access, reading.benefit(code)?)?;
            let dependents = reading.dependents(code)?;
            let shown = dependents.iter().map(showing::complete_dependent);
            Ok(shown.collect())
        })
        .await
    }

    async fn listar_equipamentos(
        &self,
        Context { principal, .. }: Context<'_, Principal>,
        cod_beneficio: Codigo,
    ) -> Result<Vec<RastreadorInstalacaoTo>, ListarEquipamentosError> {
        let code = reading::code("codBeneficio", cod_beneficio, BenefitCode::new)?;
        self.read(move |reading| {
            seen(&principal.access, reading.benefit(code)?)?;
            let installations = reading.installations(code)?;
            let shown = installations
                .iter()
                .map(|(installation, supplier)| showing::equipment(installation, supplier.as_ref()));
            Ok(shown.collect())
        })
        .await
    }

    async fn listar_itens_beneficio(
        &self,
        Context { principal, .. }: Context<'_, Principal>,
        cod_beneficio: Codigo,
    ) -> Result<Vec<ItemBeneficioOutputTo>, ListarItensBeneficioError> {
        let code = reading::code("codBeneficio", cod_beneficio, BenefitCode::new)?;
        self.read(move |reading| {
            seen(&principal.access, reading.benefit(code)?)?;
            let plans = reading.plans()?;
            let items = reading.items(code)?;
            let shown = items.iter().map(|item| showing::item(item, &plans));
            Ok(shown.collect())
        })
        .await
    }

    async fn adicionar_item_beneficio(
        &self,
        Context { principal, .. }: Context<'_, Principal>,
        asked: AdicionarItemBeneficioParameters,
        body: ItemBeneficioInputTo,
    ) -> Result<Value, AdicionarItemBeneficioError> {
        let AdicionarItemBeneficioParameters { cod_beneficio, idempotency_key } = asked;
        let code = reading::code("codBeneficio", cod_beneficio, BenefitCode::new)?;
        let key = idempotency_key.as_deref();
        let once = Once::at_code(&principal, "adicionarItemBeneficio", key, code.get(), &body)?;
        let (draft, now) = (reading::item(body)?, self.clock.now());
        self.write_once(once, move |tx| {
            let benefit = seen(&principal.access, tx.benefit(code)?)?;
            let catalogue = tx.catalogue()?;
            let items = tx.items(code)?;
            let (plans, situations) = (&catalogue.plans, &catalogue.situations);
            let item = add_item(&draft, &benefit, &items, plans, situations, now.day())?;
            tx.insert_item(code, &item)?;
            tx.touch_benefit(code, now)?;
            Ok((benefit.data.store, done()))
        })
        .await
    }
}

/// The benefit that a path names, if the user sees it.
fn seen(access: &StoreAccess, benefit: Option<Benefit>) -> Result<Benefit, Refusal> {
    access.find(benefit, |benefit| benefit.data.store)
}

/// The body of an answer whose form the interface does not show.
fn done() -> Value {
    Value::Object(serde_json::Map::new())
}

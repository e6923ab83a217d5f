//! Lojas: the border of what each user sees.

use domain::Violation;
use domain::stores::Store;
use domain::values::{Cnpj, StoreCode};
use operator::{
    Codigo, ConsultarLojaResponse, CriarLojaResponse, ListarLojasResponse, Loja, LojaInput, LojasApi,
    RemoverLojaResponse, SubstituirLojaResponse,
};
use store::Tx;

use super::errors::{BodyConflictErrors, PathBodyConflictErrors, PathConflictErrors, PathErrors, QueryErrors};
use super::failed::{Failed, Refused, Undone};
use super::register::Distinct;
use super::service::OperatorService;
use super::values::{code, is_same_name, location, read_code, read_text, sort_by_name, text};

impl LojasApi for OperatorService {
    async fn listar_lojas(&self, (): (), ativo: Option<bool>) -> Result<ListarLojasResponse, QueryErrors> {
        self.read(move |reading| {
            let mut stores = reading.stores()?;
            stores.retain(|store| ativo.is_none_or(|is_active| store.is_active == is_active));
            sort_by_name(&mut stores, |store| store.name.as_str());
            Ok(ListarLojasResponse::Ok(stores.iter().map(shown).collect()))
        })
        .await
    }

    async fn criar_loja(&self, (): (), body: LojaInput) -> Result<CriarLojaResponse, BodyConflictErrors> {
        let store = self.create(move |_, code| Ok::<_, Failed<BodyConflictErrors>>(read(&body, code)?)).await?;
        let location = Some(location("lojas", store.code.get()));
        Ok(CriarLojaResponse::Created { body: shown(&store), location })
    }

    async fn consultar_loja(&self, (): (), cod_loja: Codigo) -> Result<ConsultarLojaResponse, PathErrors> {
        let store: Store = self.consult::<_, PathErrors>(store_code(cod_loja)?).await?;
        Ok(ConsultarLojaResponse::Ok(shown(&store)))
    }

    async fn substituir_loja(
        &self,
        (): (),
        cod_loja: Codigo,
        body: LojaInput,
    ) -> Result<SubstituirLojaResponse, PathBodyConflictErrors> {
        let replaced = self.replace(store_code(cod_loja)?, move |_, present: Store| {
            Ok::<_, Failed<PathBodyConflictErrors>>(read(&body, present.code)?)
        });
        Ok(SubstituirLojaResponse::Ok(shown(&replaced.await?)))
    }

    async fn remover_loja(&self, (): (), cod_loja: Codigo) -> Result<RemoverLojaResponse, PathConflictErrors> {
        self.remove::<Store, PathConflictErrors>(store_code(cod_loja)?).await?;
        Ok(RemoverLojaResponse::NoContent)
    }
}

impl Distinct for Store {
    fn likeness(&self, other: &Self) -> Option<&'static str> {
        if is_same_name(other.name.as_str(), self.name.as_str()) {
            return Some("nome");
        }
        (self.cnpj.is_some() && other.cnpj == self.cnpj).then_some("cnpj")
    }
}

/// The store that a path or a body names.
pub(super) fn store_code(sent: Codigo) -> Result<StoreCode, Refused> {
    read_code("codLoja", sent, StoreCode::new)
}

/// The store that a body may name, which must be there.
pub(super) fn read_store<E>(tx: &mut Tx<'_>, sent: Option<Codigo>) -> Result<Option<StoreCode>, Failed<E>>
where
    E: From<Undone> + From<Refused>,
{
    let Some(code) = sent.map(store_code).transpose()? else { return Ok(None) };
    if tx.stores()?.iter().any(|store| store.code == code) {
        Ok(Some(code))
    } else {
        Err(Violation::unknown_code("codLoja", code, "Use uma loja de GET /operador/lojas").into())
    }
}

fn read(body: &LojaInput, code: StoreCode) -> Result<Store, Refused> {
    let LojaInput { nome, cnpj, ativo } = body;
    let cnpj = cnpj.as_ref().map(|cnpj| Cnpj::parse(cnpj)).transpose().map_err(Refused::at("cnpj"))?;
    Ok(Store { code, name: read_text("nome", nome)?, cnpj, is_active: *ativo })
}

fn shown(store: &Store) -> Loja {
    let Store { code: number, name, cnpj, is_active } = store;
    Loja {
        cod_loja: code(number.get()),
        nome: text(name),
        cnpj: cnpj.as_ref().map(|cnpj| text(cnpj.as_str())),
        ativo: *is_active,
    }
}

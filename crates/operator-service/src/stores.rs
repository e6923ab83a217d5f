//! Lojas: the border of what each user sees.

use domain::Violation;
use domain::stores::Store;
use domain::values::{Cnpj, SearchText, StoreCode};
use operator::runtime::Context;
use operator::{Codigo, ListarLojasError, Loja, LojaInput, LojasApi};
use store::Tx;

use super::errors::{Failure, Refused};
use super::register::{Asked, Record, operations};
use super::service::OperatorService;
use super::values::{code, is_same_name, read_code, read_text, text};

impl LojasApi for OperatorService {
    async fn listar_lojas(&self, _: Context<'_, ()>, ativo: Option<bool>) -> Result<Vec<Loja>, ListarLojasError> {
        let is_wanted = move |store: &Store| ativo.is_none_or(|is_active| store.is_active == is_active);
        let stores = self.list(is_wanted, |store| SearchText::of(store.name.as_str())).await?;
        Ok(stores)
    }

    operations! { Store of LojaInput as Loja in "lojas", named by "codLoja": StoreCode,
        criar_loja -> CriarLojaError,
        consultar_loja -> ConsultarLojaError,
        substituir_loja -> SubstituirLojaError,
        remover_loja -> RemoverLojaError,
    }
}

impl Record for Store {
    type Input = LojaInput;
    type Shown = Loja;

    fn read(Asked { body, code, .. }: Asked<'_, '_, Self>) -> Result<Self, Failure> {
        let LojaInput { nome, cnpj, ativo } = body;
        let cnpj = cnpj.as_ref().map(|cnpj| Cnpj::parse(cnpj)).transpose().map_err(Refused::at("cnpj"))?;
        Ok(Store { code, name: read_text("nome", nome)?, cnpj, is_active: *ativo })
    }

    fn shown(&self) -> Loja {
        let Store { code: number, name, cnpj, is_active } = self;
        Loja {
            cod_loja: code(number.get()),
            nome: text(name),
            cnpj: cnpj.as_ref().map(|cnpj| text(cnpj.as_str())),
            ativo: *is_active,
        }
    }

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

/// The store that a body may name: an active one, or the one that stands there already.
pub(super) fn read_store(
    tx: &mut Tx<'_>,
    sent: Option<Codigo>,
    present: Option<StoreCode>,
) -> Result<Option<StoreCode>, Failure> {
    let Some(code) = sent.map(store_code).transpose()?.filter(|code| Some(*code) != present) else {
        return Ok(sent.and(present));
    };
    match tx.stores()?.iter().find(|store| store.code == code) {
        Some(store) if store.is_active => Ok(Some(code)),
        Some(_) => {
            let text = format!("codLoja {code} está desativada. Use outra, de GET /operador/lojas.");
            Err(Violation::new("codLoja", &text).into())
        }
        None => Err(Violation::unknown_code("codLoja", code, "Use uma loja de GET /operador/lojas").into()),
    }
}

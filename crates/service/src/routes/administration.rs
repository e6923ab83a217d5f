//! Administração: additional fields, suppliers, stores and sellers.

use api::{
    AdministracaoApi, Codigo, CodigoTipoBeneficio, ListarCamposAdicionaisResponse, ListarLojasResponse,
    ObterFornecedorResponse, PesquisarVendedoresResponse,
};
use auth::Principal;
use domain::Refusal;
use domain::catalogue::Supplier;
use domain::search::SellerFilters;
use domain::values::{CpfCnpj, SearchText, SupplierCode, Text, Uf};

use super::errors::{PathErrors, QueryErrors};
use super::reading::{self, text};
use super::service::Service;
use super::showing;

impl AdministracaoApi for Service {
    async fn listar_campos_adicionais(
        &self,
        _: Principal,
        codigo: CodigoTipoBeneficio,
    ) -> Result<ListarCamposAdicionaisResponse, QueryErrors> {
        let kind = reading::benefit_type(codigo)?;
        self.read(move |reading| {
            let definitions = reading.catalogue()?.fields;
            let of_kind = definitions.iter().filter(|it| it.kind == kind && it.is_active);
            Ok(ListarCamposAdicionaisResponse::Ok(of_kind.map(showing::field_definition).collect()))
        })
        .await
    }

    async fn obter_fornecedor(
        &self,
        principal: Principal,
        cod_fornecedor: Codigo,
    ) -> Result<ObterFornecedorResponse, PathErrors> {
        let code = reading::code("codFornecedor", cod_fornecedor, SupplierCode::new)?;
        self.read(move |reading| {
            let seen = reading.registered::<Supplier>(code)?.filter(|supplier| supplier.is_seen_by(&principal.access));
            let supplier = seen.ok_or(Refusal::NotFound)?;
            Ok(ObterFornecedorResponse::Ok(showing::supplier(&supplier)))
        })
        .await
    }

    async fn listar_lojas(&self, principal: Principal) -> Result<ListarLojasResponse, QueryErrors> {
        self.read(move |reading| {
            let stores = reading.stores()?;
            let seen = stores.iter().filter(|store| store.is_active && principal.access.sees(store.code));
            Ok(ListarLojasResponse::Ok(seen.map(showing::store).collect()))
        })
        .await
    }

    async fn pesquisar_vendedores(
        &self,
        principal: Principal,
        tipo: Option<String>,
        nome: Option<String>,
        cpf_cnpj: Option<String>,
        bairro: Option<String>,
        cidade: Option<String>,
        uf: Option<String>,
    ) -> Result<PesquisarVendedoresResponse, QueryErrors> {
        let filters = reading::search(|| {
            Ok(SellerFilters {
                kind: text("tipo", tipo.as_ref(), Text::parse)?,
                name: text("nome", nome.as_ref(), SearchText::parse)?,
                document: text("cpfCnpj", cpf_cnpj.as_ref(), CpfCnpj::parse)?,
                quarter: text("bairro", bairro.as_ref(), SearchText::parse)?,
                city: text("cidade", cidade.as_ref(), SearchText::parse)?,
                uf: text("uf", uf.as_ref(), Uf::parse_any_case)?,
            })
        })?;
        self.read(move |reading| {
            let stores = reading.stores()?;
            let found = reading.find_sellers(&filters, &principal.access)?;
            let shown = found.iter().map(|seller| showing::seller(seller, &stores));
            Ok(PesquisarVendedoresResponse::Ok(shown.collect()))
        })
        .await
    }
}

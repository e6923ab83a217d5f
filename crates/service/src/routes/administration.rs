//! Administração: additional fields, suppliers, stores and sellers.

use api::runtime::Context;
use api::{
    AdministracaoApi, CampoAdicionalOutputTo, Codigo, CodigoNomeTo, CodigoTipoBeneficio, FornecedorTo,
    ListarCamposAdicionaisError, ListarLojasError, ObterFornecedorError, PesquisaVendedorOutputTo,
    PesquisarVendedoresError, PesquisarVendedoresParameters,
};
use auth::Principal;
use domain::Refusal;
use domain::catalogue::Supplier;
use domain::search::SellerFilters;
use domain::values::{CpfCnpj, SearchText, SupplierCode, Text, Uf};

use super::reading::{self, text};
use super::service::Service;
use super::showing;

impl AdministracaoApi for Service {
    async fn listar_campos_adicionais(
        &self,
        _: Context<'_, Principal>,
        codigo: CodigoTipoBeneficio,
    ) -> Result<Vec<CampoAdicionalOutputTo>, ListarCamposAdicionaisError> {
        let kind = reading::benefit_type(codigo)?;
        self.read(move |reading| {
            let definitions = reading.catalogue()?.fields;
            let of_kind = definitions.iter().filter(|it| it.kind == kind && it.is_active);
            Ok(of_kind.map(showing::field_definition).collect())
        })
        .await
    }

    async fn obter_fornecedor(
        &self,
        Context { principal, .. }: Context<'_, Principal>,
        cod_fornecedor: Codigo,
    ) -> Result<FornecedorTo, ObterFornecedorError> {
        let code = reading::code("codFornecedor", cod_fornecedor, SupplierCode::new)?;
        self.read(move |reading| {
            let seen = reading.registered::<Supplier>(code)?.filter(|supplier| supplier.is_seen_by(&principal.access));
            let supplier = seen.ok_or(Refusal::NotFound)?;
            Ok(showing::supplier(&supplier))
        })
        .await
    }

    async fn listar_lojas(
        &self,
        Context { principal, .. }: Context<'_, Principal>,
    ) -> Result<Vec<CodigoNomeTo>, ListarLojasError> {
        self.read(move |reading| {
            let stores = reading.stores()?;
            let seen = stores.iter().filter(|store| principal.access.sees(store.code));
            Ok(seen.map(showing::store).collect())
        })
        .await
    }

    async fn pesquisar_vendedores(
        &self,
        Context { principal, .. }: Context<'_, Principal>,
        asked: PesquisarVendedoresParameters,
    ) -> Result<Vec<PesquisaVendedorOutputTo>, PesquisarVendedoresError> {
        let filters = reading::search(|| {
            Ok(SellerFilters {
                kind: text("tipo", asked.tipo.as_ref(), Text::parse)?,
                name: text("nome", asked.nome.as_ref(), SearchText::parse)?,
                document: text("cpfCnpj", asked.cpf_cnpj.as_ref(), CpfCnpj::parse)?,
                quarter: text("bairro", asked.bairro.as_ref(), SearchText::parse)?,
                city: text("cidade", asked.cidade.as_ref(), SearchText::parse)?,
                uf: text("uf", asked.uf.as_ref(), Uf::parse_any_case)?,
            })
        })?;
        self.read(move |reading| {
            let stores = reading.stores()?;
            let found = reading.find_sellers(&filters, &principal.access)?;
            let shown = found.iter().map(|seller| showing::seller(seller, &stores));
            Ok(shown.collect())
        })
        .await
    }
}

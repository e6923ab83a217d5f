//! Vendedores: consultants and representatives.

use domain::catalogue::{Seller, SellerKind};
use domain::search::SellerList;
use domain::values::{CpfCnpj, PersonName, SellerCode};
use operator::{
    Codigo, ConsultarVendedorResponse, CriarVendedorResponse, Cursor, ListarVendedoresResponse, Nome, PaginaVendedores,
    RemoverVendedorResponse, SubstituirVendedorResponse, TipoVendedor, Vendedor, VendedorInput, VendedoresApi,
};
use store::{ReadTx, StoreError, Tx};

use super::contacts::{address, phones, read_address, read_email, read_phones};
use super::errors::{
    BodyConflictErrors, Parameter, PathBodyConflictErrors, PathConflictErrors, PathErrors, QueryErrors,
};
use super::failed::{Failed, Refused, Undone};
use super::paging::Paging;
use super::register::{Distinct, check_unused};
use super::service::OperatorService;
use super::stores::{read_store, store_code};
use super::values::{code, location, read_code, read_name, text};

impl VendedoresApi for OperatorService {
    async fn listar_vendedores(
        &self,
        (): (),
        nome: Option<Nome>,
        tipo: Option<TipoVendedor>,
        cod_loja: Option<Codigo>,
        ativo: Option<bool>,
        cursor: Option<Cursor>,
        limite: i32,
    ) -> Result<ListarVendedoresResponse, QueryErrors> {
        let paging = Paging::new("listarVendedores", &(&nome, &tipo, cod_loja, ativo), limite);
        let after = paging.after::<i32>(cursor.as_ref())?;
        let store = cod_loja.map(store_code).transpose().map_err(Parameter::from)?;
        let kind = tipo.map(read_kind);
        let list = SellerList { name: read_name(nome.as_ref())?, kind, store, is_active: ativo };
        self.read(move |reading| {
            let found = reading.list_sellers(&list, after, paging.n_wanted())?;
            let (sellers, proximo_cursor) = paging.page(found, |seller| seller.code);
            let itens = sellers.iter().map(shown).collect();
            Ok(ListarVendedoresResponse::Ok(PaginaVendedores { itens, proximo_cursor }))
        })
        .await
    }

    async fn criar_vendedor(&self, (): (), body: VendedorInput) -> Result<CriarVendedorResponse, BodyConflictErrors> {
        type Errors = BodyConflictErrors;
        let seller = self.create(move |tx, code| read::<Errors>(tx, &body, code)).await?;
        let location = Some(location("vendedores", seller.code.get()));
        Ok(CriarVendedorResponse::Created { body: shown(&seller), location })
    }

    async fn consultar_vendedor(&self, (): (), cod_vendedor: Codigo) -> Result<ConsultarVendedorResponse, PathErrors> {
        let seller: Seller = self.consult::<_, PathErrors>(seller_code(cod_vendedor)?).await?;
        Ok(ConsultarVendedorResponse::Ok(shown(&seller)))
    }

    async fn substituir_vendedor(
        &self,
        (): (),
        cod_vendedor: Codigo,
        body: VendedorInput,
    ) -> Result<SubstituirVendedorResponse, PathBodyConflictErrors> {
        type Errors = PathBodyConflictErrors;
        let replaced = self.replace(seller_code(cod_vendedor)?, move |tx, present: Seller| {
            let seller = read::<Errors>(tx, &body, present.code)?;
            // What names a consultant cannot be made to name a representative.
            if seller.kind != present.kind {
                check_unused(tx.uses_of::<Seller>(seller.code)?)?;
            }
            Ok::<_, Failed<Errors>>(seller)
        });
        Ok(SubstituirVendedorResponse::Ok(shown(&replaced.await?)))
    }

    async fn remover_vendedor(
        &self,
        (): (),
        cod_vendedor: Codigo,
    ) -> Result<RemoverVendedorResponse, PathConflictErrors> {
        self.remove::<Seller, PathConflictErrors>(seller_code(cod_vendedor)?).await?;
        Ok(RemoverVendedorResponse::NoContent)
    }
}

impl Distinct for Seller {
    fn duplicate(&self, reading: &mut ReadTx<'_>) -> Result<Option<&'static str>, StoreError> {
        let same = reading.sellers_with(self.kind, &self.document)?;
        Ok(same.iter().any(|other| *other != self.code).then_some("cpfCnpj"))
    }
}

fn seller_code(sent: Codigo) -> Result<SellerCode, Refused> {
    read_code("codVendedor", sent, SellerCode::new)
}

/// What a seller is; the interface and this contract write the two words differently.
fn read_kind(sent: TipoVendedor) -> SellerKind {
    match sent {
        TipoVendedor::Consultor => SellerKind::Consultant,
        TipoVendedor::Representante => SellerKind::Representative,
    }
}

fn read<E>(tx: &mut Tx<'_>, body: &VendedorInput, code: SellerCode) -> Result<Seller, Failed<E>>
where
    E: From<Undone> + From<Refused>,
{
    let VendedorInput { tipo, nome, cpf_cnpj, email, telefones, endereco, cod_loja, ativo } = body;
    Ok(Seller {
        code,
        kind: read_kind(*tipo),
        name: PersonName::parse(nome).map_err(Refused::at("nome"))?,
        document: CpfCnpj::parse(cpf_cnpj).map_err(Refused::at("cpfCnpj"))?,
        email: read_email(email.as_ref())?,
        phones: read_phones(telefones.as_ref())?,
        address: read_address("endereco", endereco.as_ref())?,
        store: read_store::<E>(tx, *cod_loja)?,
        is_active: *ativo,
    })
}

fn shown(seller: &Seller) -> Vendedor {
    let Seller { code: number, kind, name, document, email, phones: numbers, address: place, store, is_active } =
        seller;
    Vendedor {
        cod_vendedor: code(number.get()),
        tipo: match kind {
            SellerKind::Consultant => TipoVendedor::Consultor,
            SellerKind::Representative => TipoVendedor::Representante,
        },
        nome: text(name),
        cpf_cnpj: text(document.as_str()),
        email: email.as_ref().map(text),
        telefones: Some(phones(numbers)),
        endereco: address(place),
        cod_loja: store.and_then(|store| code(store.get())),
        ativo: *is_active,
    }
}

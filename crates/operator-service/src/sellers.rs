//! Vendedores: consultants and representatives.

use domain::catalogue::{Seller, SellerKind};
use domain::search::SellerList;
use domain::values::{CpfCnpj, PersonName, SellerCode};
use operator::runtime::Context;
use operator::{
    ListarVendedoresError, ListarVendedoresParameters, PaginaVendedores, TipoVendedor, Vendedor, VendedorInput,
    VendedoresApi,
};
use store::{ReadTx, StoreError};

use super::contacts::{address, phones, read_address, read_email, read_phones};
use super::errors::{Failure, Parameter, Refused};
use super::paging::Paging;
use super::register::{Asked, Record, check_unused, operations};
use super::service::OperatorService;
use super::stores::{read_store, store_code};
use super::values::{code, read_name, text};

impl VendedoresApi for OperatorService {
    async fn listar_vendedores(
        &self,
        _: Context<'_, ()>,
        asked: ListarVendedoresParameters,
    ) -> Result<PaginaVendedores, ListarVendedoresError> {
        let paging =
            Paging::new("listarVendedores", &(&asked.nome, &asked.tipo, asked.cod_loja, asked.ativo), asked.limite);
        let after = paging.after::<i32>(asked.cursor.as_ref())?;
        let store = asked.cod_loja.map(store_code).transpose().map_err(Parameter::from)?;
        let kind = asked.tipo.map(read_kind);
        let list = SellerList { name: read_name(asked.nome.as_ref())?, kind, store, is_active: asked.ativo };
        self.read(move |reading| {
            let found = reading.list_sellers(&list, after, paging.n_wanted())?;
            let (sellers, proximo_cursor) = paging.page(found, |seller| seller.code);
            let itens = sellers.iter().map(Seller::shown).collect();
            Ok(PaginaVendedores { itens, proximo_cursor })
        })
        .await
    }

    operations! { Seller of VendedorInput as Vendedor in "vendedores", named by "codVendedor": SellerCode,
        criar_vendedor -> CriarVendedorError,
        consultar_vendedor -> ConsultarVendedorError,
        substituir_vendedor -> SubstituirVendedorError,
        remover_vendedor -> RemoverVendedorError,
    }
}

impl Record for Seller {
    type Input = VendedorInput;
    type Shown = Vendedor;

    fn read(Asked { tx, body, code, present }: Asked<'_, '_, Self>) -> Result<Self, Failure> {
        let VendedorInput { tipo, nome, cpf_cnpj, email, telefones, endereco, cod_loja, ativo } = body;
        let seller = Seller {
            code,
            kind: read_kind(*tipo),
            name: PersonName::parse(nome).map_err(Refused::at("nome"))?,
            document: CpfCnpj::parse(cpf_cnpj).map_err(Refused::at("cpfCnpj"))?,
            email: read_email(email.as_ref())?,
            phones: read_phones(telefones.as_ref())?,
            address: read_address("endereco", endereco.as_ref())?,
            store: read_store(tx, *cod_loja, present.and_then(|present| present.store))?,
            is_active: *ativo,
        };
        // What names a consultant cannot be made to name a representative.
        if present.is_some_and(|present| present.kind != seller.kind) {
            check_unused(tx.uses_of::<Seller>(code)?)?;
        }
        Ok(seller)
    }

    fn shown(&self) -> Vendedor {
        let Seller { code: number, kind, name, document, email, phones: numbers, address: place, store, is_active } =
            self;
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

    fn duplicate(&self, reading: &mut ReadTx<'_>) -> Result<Option<&'static str>, StoreError> {
        let same = reading.sellers_with(self.kind, &self.document)?;
        Ok(same.iter().any(|other| *other != self.code).then_some("cpfCnpj"))
    }
}

/// What a seller is; the interface and this contract write the two words differently.
fn read_kind(sent: TipoVendedor) -> SellerKind {
    match sent {
        TipoVendedor::Consultor => SellerKind::Consultant,
        TipoVendedor::Representante => SellerKind::Representative,
    }
}

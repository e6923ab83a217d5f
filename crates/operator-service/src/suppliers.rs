//! Fornecedores: suppliers and the network of clinics.

use domain::catalogue::Supplier;
use domain::search::SupplierList;
use domain::values::{CpfCnpj, SupplierCode};
use operator::runtime::Context;
use operator::{
    Fornecedor, FornecedorInput, FornecedoresApi, ListarFornecedoresError, ListarFornecedoresParameters,
    PaginaFornecedores,
};
use store::{ReadTx, StoreError};

use super::contacts::{address, phones, read_address, read_email, read_phones};
use super::errors::{Failure, Refused};
use super::paging::Paging;
use super::register::{Asked, Record, operations};
use super::service::OperatorService;
use super::stores::read_store;
use super::values::{code, read_name, read_optional, read_text, text};

impl FornecedoresApi for OperatorService {
    async fn listar_fornecedores(
        &self,
        _: Context<'_, ()>,
        asked: ListarFornecedoresParameters,
    ) -> Result<PaginaFornecedores, ListarFornecedoresError> {
        let paging = Paging::new("listarFornecedores", &(&asked.nome, asked.ativo), asked.limite);
        let after = paging.after::<i32>(asked.cursor.as_ref())?;
        let list = SupplierList { name: read_name(asked.nome.as_ref())?, is_active: asked.ativo };
        self.read(move |reading| {
            let found = reading.list_suppliers(&list, after, paging.n_wanted())?;
            let (suppliers, proximo_cursor) = paging.page(found, |supplier| supplier.code);
            let itens = suppliers.iter().map(Supplier::shown).collect();
            Ok(PaginaFornecedores { itens, proximo_cursor })
        })
        .await
    }

    operations! { Supplier of FornecedorInput as Fornecedor in "fornecedores", named by "codFornecedor": SupplierCode,
        criar_fornecedor -> CriarFornecedorError,
        consultar_fornecedor -> ConsultarFornecedorError,
        substituir_fornecedor -> SubstituirFornecedorError,
        remover_fornecedor -> RemoverFornecedorError,
    }
}

impl Record for Supplier {
    type Input = FornecedorInput;
    type Shown = Fornecedor;

    fn read(Asked { tx, body, code, present }: Asked<'_, '_, Self>) -> Result<Self, Failure> {
        let FornecedorInput {
            nome,
            nome_fantasia,
            cpf_cnpj,
            inscricao_estadual,
            inscricao_municipal,
            tipo_fornecedor,
            nome_contato,
            email,
            telefones,
            endereco,
            cod_loja,
            ativo,
        } = body;
        Ok(Supplier {
            code,
            name: read_text("nome", nome)?,
            trading_name: read_optional("nomeFantasia", nome_fantasia.as_ref())?,
            document: CpfCnpj::parse(cpf_cnpj).map_err(Refused::at("cpfCnpj"))?,
            state_registration: read_optional("inscricaoEstadual", inscricao_estadual.as_ref())?,
            city_registration: read_optional("inscricaoMunicipal", inscricao_municipal.as_ref())?,
            trade: read_optional("tipoFornecedor", tipo_fornecedor.as_ref())?,
            contact: read_optional("nomeContato", nome_contato.as_ref())?,
            email: read_email(email.as_ref())?,
            phones: read_phones(telefones.as_ref())?,
            address: read_address("endereco", endereco.as_ref())?,
            store: read_store(tx, *cod_loja, present.and_then(|present| present.store))?,
            is_active: *ativo,
        })
    }

    fn shown(&self) -> Fornecedor {
        let Supplier {
            code: number,
            name,
            trading_name,
            document,
            state_registration,
            city_registration,
            trade,
            contact,
            email,
            phones: numbers,
            address: place,
            store,
            is_active,
        } = self;
        Fornecedor {
            cod_fornecedor: code(number.get()),
            nome: text(name),
            nome_fantasia: trading_name.as_ref().map(text),
            cpf_cnpj: text(document.as_str()),
            inscricao_estadual: state_registration.as_ref().map(ToString::to_string),
            inscricao_municipal: city_registration.as_ref().map(ToString::to_string),
            tipo_fornecedor: trade.as_ref().map(ToString::to_string),
            nome_contato: contact.as_ref().map(text),
            email: email.as_ref().map(text),
            telefones: Some(phones(numbers)),
            endereco: address(place),
            cod_loja: store.and_then(|store| code(store.get())),
            ativo: *is_active,
        }
    }

    fn duplicate(&self, reading: &mut ReadTx<'_>) -> Result<Option<&'static str>, StoreError> {
        let same = reading.suppliers_with(&self.document)?;
        Ok(same.iter().any(|other| *other != self.code).then_some("cpfCnpj"))
    }
}

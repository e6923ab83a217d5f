//! Fornecedores: suppliers and the network of clinics.

use domain::catalogue::Supplier;
use domain::search::SupplierList;
use domain::values::{CpfCnpj, SupplierCode};
use operator::{
    Codigo, ConsultarFornecedorResponse, CriarFornecedorResponse, Cursor, Fornecedor, FornecedorInput, FornecedoresApi,
    ListarFornecedoresResponse, Nome, PaginaFornecedores, RemoverFornecedorResponse, SubstituirFornecedorResponse,
};
use store::{ReadTx, StoreError, Tx};

use super::contacts::{address, phones, read_address, read_email, read_phones};
use super::errors::{BodyConflictErrors, PathBodyConflictErrors, PathConflictErrors, PathErrors, QueryErrors};
use super::failed::{Failed, Refused, Undone};
use super::paging::Paging;
use super::register::Distinct;
use super::service::OperatorService;
use super::stores::read_store;
use super::values::{code, location, read_code, read_name, read_optional, read_text, text};

impl FornecedoresApi for OperatorService {
    async fn listar_fornecedores(
        &self,
        (): (),
        nome: Option<Nome>,
        ativo: Option<bool>,
        cursor: Option<Cursor>,
        limite: i32,
    ) -> Result<ListarFornecedoresResponse, QueryErrors> {
        let paging = Paging::new("listarFornecedores", &(&nome, ativo), limite);
        let after = paging.after::<i32>(cursor.as_ref())?;
        let list = SupplierList { name: read_name(nome.as_ref())?, is_active: ativo };
        self.read(move |reading| {
            let found = reading.list_suppliers(&list, after, paging.n_wanted())?;
            let (suppliers, proximo_cursor) = paging.page(found, |supplier| supplier.code);
            let itens = suppliers.iter().map(shown).collect();
            Ok(ListarFornecedoresResponse::Ok(PaginaFornecedores { itens, proximo_cursor }))
        })
        .await
    }

    async fn criar_fornecedor(
        &self,
        (): (),
        body: FornecedorInput,
    ) -> Result<CriarFornecedorResponse, BodyConflictErrors> {
        type Errors = BodyConflictErrors;
        let supplier = self.create(move |tx, code| read::<Errors>(tx, &body, code)).await?;
        let location = Some(location("fornecedores", supplier.code.get()));
        Ok(CriarFornecedorResponse::Created { body: shown(&supplier), location })
    }

    async fn consultar_fornecedor(
        &self,
        (): (),
        cod_fornecedor: Codigo,
    ) -> Result<ConsultarFornecedorResponse, PathErrors> {
        let supplier: Supplier = self.consult::<_, PathErrors>(supplier_code(cod_fornecedor)?).await?;
        Ok(ConsultarFornecedorResponse::Ok(shown(&supplier)))
    }

    async fn substituir_fornecedor(
        &self,
        (): (),
        cod_fornecedor: Codigo,
        body: FornecedorInput,
    ) -> Result<SubstituirFornecedorResponse, PathBodyConflictErrors> {
        type Errors = PathBodyConflictErrors;
        let replaced = self.replace(supplier_code(cod_fornecedor)?, move |tx, present: Supplier| {
            read::<Errors>(tx, &body, present.code)
        });
        Ok(SubstituirFornecedorResponse::Ok(shown(&replaced.await?)))
    }

    async fn remover_fornecedor(
        &self,
        (): (),
        cod_fornecedor: Codigo,
    ) -> Result<RemoverFornecedorResponse, PathConflictErrors> {
        self.remove::<Supplier, PathConflictErrors>(supplier_code(cod_fornecedor)?).await?;
        Ok(RemoverFornecedorResponse::NoContent)
    }
}

impl Distinct for Supplier {
    fn duplicate(&self, reading: &mut ReadTx<'_>) -> Result<Option<&'static str>, StoreError> {
        let same = reading.suppliers_with(&self.document)?;
        Ok(same.iter().any(|other| *other != self.code).then_some("cpfCnpj"))
    }
}

fn supplier_code(sent: Codigo) -> Result<SupplierCode, Refused> {
    read_code("codFornecedor", sent, SupplierCode::new)
}

fn read<E>(tx: &mut Tx<'_>, body: &FornecedorInput, code: SupplierCode) -> Result<Supplier, Failed<E>>
where
    E: From<Undone> + From<Refused>,
{
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
        store: read_store::<E>(tx, *cod_loja)?,
        is_active: *ativo,
    })
}

fn shown(supplier: &Supplier) -> Fornecedor {
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
    } = supplier;
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

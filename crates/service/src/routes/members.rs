//! Associado: people and their credit cards.

use api::runtime::Context;
use api::{
    AssociadoApi, CartaoCreditoTo, Codigo, ListaPesquisaAssociadoOutputTo, ListarCartoesCreditoError,
    PesquisarAssociadosError, PesquisarAssociadosParameters, PessoaInputTo, PessoaOutputTo, SalvarAssociadoError,
};
use auth::Principal;
use domain::people;
use domain::search::{MemberFilters, MemberSearch};
use domain::values::{
    Chassis, Cnpj, Cpf, Day, DayFormat, PersonCode, PlanCode, Plate, SearchText, SellerCode, StoreCode, Text, Uf,
};

use super::once::Once;
use super::reading::{self, days, number, text};
use super::service::Service;
use super::showing;

impl AssociadoApi for Service {
    async fn pesquisar_associados(
        &self,
        Context { principal, .. }: Context<'_, Principal>,
        asked: PesquisarAssociadosParameters,
    ) -> Result<ListaPesquisaAssociadoOutputTo, PesquisarAssociadosError> {
        let brazilian = |day: &str| Day::parse_as(DayFormat::Brazilian, day);
        let search = reading::search(|| {
            let registered = days(
                DayFormat::Brazilian,
                ("dataCadastroInicial", asked.data_cadastro_inicial.as_ref()),
                ("dataCadastroFinal", asked.data_cadastro_final.as_ref()),
            )?;
            MemberSearch::new(MemberFilters {
                name: text("nome", asked.nome.as_ref(), SearchText::parse)?,
                cpf: text("cpf", asked.cpf.as_ref(), Cpf::parse)?,
                cnpj: text("cnpj", asked.cnpj.as_ref(), Cnpj::parse)?,
                company: text("cnpjEmpresa", asked.cnpj_empresa.as_ref(), Cnpj::parse)?,
                person: number("codPessoa", asked.cod_pessoa, PersonCode::new)?,
                store: number("codLoja", asked.cod_loja, StoreCode::new)?,
                consultant: number("codConsultor", asked.cod_consultor, SellerCode::new)?,
                representative: number("codRepresentante", asked.cod_representante, SellerCode::new)?,
                registered,
                birth: text("dataNascimento", asked.data_nascimento.as_ref(), brazilian)?,
                updated_since: text("dataAtualizacao", asked.data_atualizacao.as_ref(), brazilian)?,
                situation: text("situacaoBeneficio", asked.situacao_beneficio.as_ref(), Text::parse)?,
                plate: text("placa", asked.placa.as_ref(), Plate::parse)?,
                chassis: text("chassi", asked.chassi.as_ref(), Chassis::parse)?,
                plan: number("codPlano", asked.cod_plano, PlanCode::new)?,
                uf: text("uf", asked.uf.as_ref(), Uf::parse_any_case)?,
            })
        })?;
        let page = reading::page(asked.pagina)?;
        self.read(move |reading| {
            let found = reading.find_members(&search, &principal.access, page)?;
            Ok(showing::page_of_members(&found, &reading.catalogue()?))
        })
        .await
    }

    async fn salvar_associado(
        &self,
        Context { principal, .. }: Context<'_, Principal>,
        idempotency_key: Option<String>,
        body: PessoaInputTo,
    ) -> Result<PessoaOutputTo, SalvarAssociadoError> {
        let once = Once::new(&principal, "salvarAssociado", idempotency_key.as_deref(), &body)?;
        let (draft, now) = (reading::person(body)?, self.clock.now());
        self.write_once(once, move |tx| {
            let same_document = tx.people_with(&draft.document)?;
            let change = people::save(draft.clone(), &same_document, &principal.access, now.day())?;
            let person = tx.put_person(change, now)?;
            Ok((person.data.store, showing::saved_person(&person, &tx.stores()?)))
        })
        .await
    }

    async fn listar_cartoes_credito(
        &self,
        Context { principal, .. }: Context<'_, Principal>,
        cod_pessoa: Codigo,
    ) -> Result<Vec<CartaoCreditoTo>, ListarCartoesCreditoError> {
        let code = reading::code("codPessoa", cod_pessoa, PersonCode::new)?;
        self.read(move |reading| {
            let person = principal.access.find(reading.person(code)?, |person| person.data.store)?;
            let cards = reading.credit_cards(person.code)?;
            Ok(cards.iter().map(showing::credit_card).collect())
        })
        .await
    }
}

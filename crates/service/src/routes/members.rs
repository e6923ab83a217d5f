//! Associado: people and their credit cards.

use api::{
    AssociadoApi, Chassi, Codigo, CodigoPlano, DataBr, ListarCartoesCreditoResponse, PesquisarAssociadosResponse,
    PessoaInputTo, Placa, SalvarAssociadoResponse,
};
use auth::Principal;
use domain::people;
use domain::search::{MemberFilters, MemberSearch};
use domain::values::{
    Chassis, Cnpj, Cpf, Day, DayFormat, PersonCode, PlanCode, Plate, SearchText, SellerCode, StoreCode, Text, Uf,
};

use super::errors::{BodyErrors, PathErrors, QueryErrors};
use super::reading::{self, days, number, text};
use super::service::Service;
use super::showing;

impl AssociadoApi for Service {
    async fn pesquisar_associados(
        &self,
        principal: Principal,
        nome: Option<String>,
        cpf: Option<String>,
        cnpj: Option<String>,
        cnpj_empresa: Option<String>,
        cod_pessoa: Option<Codigo>,
        cod_loja: Option<Codigo>,
        cod_consultor: Option<Codigo>,
        cod_representante: Option<Codigo>,
        data_cadastro_inicial: Option<DataBr>,
        data_cadastro_final: Option<DataBr>,
        data_nascimento: Option<DataBr>,
        data_atualizacao: Option<DataBr>,
        situacao_beneficio: Option<String>,
        placa: Option<Placa>,
        chassi: Option<Chassi>,
        cod_plano: Option<CodigoPlano>,
        uf: Option<String>,
        pagina: i32,
    ) -> Result<PesquisarAssociadosResponse, QueryErrors> {
        let brazilian = |day: &str| Day::parse_as(DayFormat::Brazilian, day);
        let search = reading::search(|| {
            let registered = days(
                DayFormat::Brazilian,
                ("dataCadastroInicial", data_cadastro_inicial.as_ref()),
                ("dataCadastroFinal", data_cadastro_final.as_ref()),
            )?;
            MemberSearch::new(MemberFilters {
                name: text("nome", nome.as_ref(), SearchText::parse)?,
                cpf: text("cpf", cpf.as_ref(), Cpf::parse)?,
                cnpj: text("cnpj", cnpj.as_ref(), Cnpj::parse)?,
                company: text("cnpjEmpresa", cnpj_empresa.as_ref(), Cnpj::parse)?,
                person: number("codPessoa", cod_pessoa, PersonCode::new)?,
                store: number("codLoja", cod_loja, StoreCode::new)?,
                consultant: number("codConsultor", cod_consultor, SellerCode::new)?,
                representative: number("codRepresentante", cod_representante, SellerCode::new)?,
                registered,
                birth: text("dataNascimento", data_nascimento.as_ref(), brazilian)?,
                updated_since: text("dataAtualizacao", data_atualizacao.as_ref(), brazilian)?,
                situation: text("situacaoBeneficio", situacao_beneficio.as_ref(), Text::parse)?,
                plate: text("placa", placa.as_ref(), Plate::parse)?,
                chassis: text("chassi", chassi.as_ref(), Chassis::parse)?,
                plan: number("codPlano", cod_plano, PlanCode::new)?,
                uf: text("uf", uf.as_ref(), Uf::parse_any_case)?,
            })
        })?;
        let page = reading::page(pagina)?;
        self.read(move |reading| {
            let found = reading.find_members(&search, &principal.access, page)?;
            Ok(PesquisarAssociadosResponse::Ok(showing::page_of_members(&found, &reading.catalogue()?)))
        })
        .await
    }

    async fn salvar_associado(
        &self,
        principal: Principal,
        body: PessoaInputTo,
    ) -> Result<SalvarAssociadoResponse, BodyErrors> {
        let (draft, now) = (reading::person(body)?, self.clock.now());
        self.write(move |tx| {
            let same_document = tx.people_with(&draft.document)?;
            let change = people::save(draft.clone(), &same_document, &principal.access)?;
            let person = tx.put_person(change, now)?;
            Ok(SalvarAssociadoResponse::Ok(showing::saved_person(&person, &tx.stores()?)))
        })
        .await
    }

    async fn listar_cartoes_credito(
        &self,
        principal: Principal,
        cod_pessoa: Codigo,
    ) -> Result<ListarCartoesCreditoResponse, PathErrors> {
        let code = reading::code("codPessoa", cod_pessoa, PersonCode::new)?;
        self.read(move |reading| {
            let person = principal.access.find(reading.person(code)?, |person| person.data.store)?;
            let cards = reading.credit_cards(person.code)?;
            Ok(ListarCartoesCreditoResponse::Ok(cards.iter().map(showing::credit_card).collect()))
        })
        .await
    }
}

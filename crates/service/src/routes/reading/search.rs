//! Searches: what stands in a query, gathered under the contract's names and read at once.

use api::{Chassi, Codigo, CodigoPlano, DataBr, DataIso, Envolvido, NumeroCartaoDesconto, Placa, Sequencial};
use domain::Violation;
use domain::crm::ContactFilter;
use domain::events::Involved;
use domain::search::{
    BenefitFilters, BenefitSearch, DealFilters, DependentFilters, DependentSearch, EventFilters, LeadFilters,
    MemberFilters, MemberSearch, SellerFilters,
};
use domain::values::{
    CardNumber, Chassis, Cnpj, Cpf, CpfCnpj, Day, DayFormat, DayRange, LeadCode, Page, PersonCode, PlanCode, Plate,
    SearchText, SellerCode, Sequential, StoreCode, Text, Uf, UserCode,
};

use super::field::{code, number, text, word};
use crate::routes::errors::Failure;

/// The query of the search for members.
pub(in crate::routes) struct MemberQuery {
    pub(in crate::routes) nome: Option<String>,
    pub(in crate::routes) cpf: Option<String>,
    pub(in crate::routes) cnpj: Option<String>,
    pub(in crate::routes) cnpj_empresa: Option<String>,
    pub(in crate::routes) cod_pessoa: Option<Codigo>,
    pub(in crate::routes) cod_loja: Option<Codigo>,
    pub(in crate::routes) cod_consultor: Option<Codigo>,
    pub(in crate::routes) cod_representante: Option<Codigo>,
    pub(in crate::routes) data_cadastro_inicial: Option<DataBr>,
    pub(in crate::routes) data_cadastro_final: Option<DataBr>,
    pub(in crate::routes) data_nascimento: Option<DataBr>,
    pub(in crate::routes) data_atualizacao: Option<DataBr>,
    pub(in crate::routes) situacao_beneficio: Option<String>,
    pub(in crate::routes) placa: Option<Placa>,
    pub(in crate::routes) chassi: Option<Chassi>,
    pub(in crate::routes) cod_plano: Option<CodigoPlano>,
    pub(in crate::routes) uf: Option<String>,
}

impl MemberQuery {
    /// The search that it asks for.
    pub(in crate::routes) fn read(self) -> Result<MemberSearch, Failure> {
        let registered = DayRange::between(
            ("dataCadastroInicial", brazilian("dataCadastroInicial", self.data_cadastro_inicial.as_ref())?),
            ("dataCadastroFinal", brazilian("dataCadastroFinal", self.data_cadastro_final.as_ref())?),
        )?;
        Ok(MemberSearch::new(MemberFilters {
            name: text("nome", self.nome.as_ref(), SearchText::parse)?,
            cpf: text("cpf", self.cpf.as_ref(), Cpf::parse)?,
            cnpj: text("cnpj", self.cnpj.as_ref(), Cnpj::parse)?,
            company: text("cnpjEmpresa", self.cnpj_empresa.as_ref(), Cnpj::parse)?,
            person: number("codPessoa", self.cod_pessoa, PersonCode::new)?,
            store: number("codLoja", self.cod_loja, StoreCode::new)?,
            consultant: number("codConsultor", self.cod_consultor, SellerCode::new)?,
            representative: number("codRepresentante", self.cod_representante, SellerCode::new)?,
            registered,
            birth: brazilian("dataNascimento", self.data_nascimento.as_ref())?,
            updated_since: brazilian("dataAtualizacao", self.data_atualizacao.as_ref())?,
            situation: text("situacaoBeneficio", self.situacao_beneficio.as_ref(), Text::parse)?,
            plate: text("placa", self.placa.as_ref(), Plate::parse)?,
            chassis: text("chassi", self.chassi.as_ref(), Chassis::parse)?,
            plan: number("codPlano", self.cod_plano, PlanCode::new)?,
            uf: text("uf", self.uf.as_ref(), Uf::parse_any_case)?,
        })?)
    }
}

/// The query of the search for benefits.
pub(in crate::routes) struct BenefitQuery {
    pub(in crate::routes) cpf: Option<String>,
    pub(in crate::routes) cnpj: Option<String>,
    pub(in crate::routes) placa: Option<Placa>,
    pub(in crate::routes) chassi: Option<Chassi>,
    pub(in crate::routes) sequencial: Option<Sequencial>,
    pub(in crate::routes) numero_cartao_desconto: Option<NumeroCartaoDesconto>,
    pub(in crate::routes) situacao_beneficio: Option<String>,
    pub(in crate::routes) cod_plano: Option<CodigoPlano>,
}

impl BenefitQuery {
    /// The search that it asks for.
    pub(in crate::routes) fn read(self) -> Result<BenefitSearch, Failure> {
        Ok(BenefitSearch::new(BenefitFilters {
            cpf: text("cpf", self.cpf.as_ref(), Cpf::parse)?,
            cnpj: text("cnpj", self.cnpj.as_ref(), Cnpj::parse)?,
            plate: text("placa", self.placa.as_ref(), Plate::parse)?,
            chassis: text("chassi", self.chassi.as_ref(), Chassis::parse)?,
            sequential: number("sequencial", self.sequencial, Sequential::new)?,
            card: text("numeroCartaoDesconto", self.numero_cartao_desconto.as_ref(), CardNumber::parse)?,
            situation: text("situacaoBeneficio", self.situacao_beneficio.as_ref(), Text::parse)?,
            plan: number("codPlano", self.cod_plano, PlanCode::new)?,
        })?)
    }
}

/// The query of the search for dependents.
pub(in crate::routes) struct DependentQuery {
    pub(in crate::routes) nome: Option<String>,
    pub(in crate::routes) cpf: Option<String>,
    pub(in crate::routes) numero_cartao_desconto: Option<NumeroCartaoDesconto>,
}

impl DependentQuery {
    /// The search that it asks for.
    pub(in crate::routes) fn read(self) -> Result<DependentSearch, Failure> {
        Ok(DependentSearch::new(DependentFilters {
            name: text("nome", self.nome.as_ref(), SearchText::parse)?,
            cpf: text("cpf", self.cpf.as_ref(), Cpf::parse)?,
            card: text("numeroCartaoDesconto", self.numero_cartao_desconto.as_ref(), CardNumber::parse)?,
        })?)
    }
}

/// The query of the search for sellers.
pub(in crate::routes) struct SellerQuery {
    pub(in crate::routes) tipo: Option<String>,
    pub(in crate::routes) nome: Option<String>,
    pub(in crate::routes) cpf_cnpj: Option<String>,
    pub(in crate::routes) bairro: Option<String>,
    pub(in crate::routes) cidade: Option<String>,
    pub(in crate::routes) uf: Option<String>,
}

impl SellerQuery {
    /// The search that it asks for.
    pub(in crate::routes) fn read(self) -> Result<SellerFilters, Failure> {
        Ok(SellerFilters {
            kind: text("tipo", self.tipo.as_ref(), Text::parse)?,
            name: text("nome", self.nome.as_ref(), SearchText::parse)?,
            document: text("cpfCnpj", self.cpf_cnpj.as_ref(), CpfCnpj::parse)?,
            quarter: text("bairro", self.bairro.as_ref(), SearchText::parse)?,
            city: text("cidade", self.cidade.as_ref(), SearchText::parse)?,
            uf: text("uf", self.uf.as_ref(), Uf::parse_any_case)?,
        })
    }
}

/// The query of the search for deals.
pub(in crate::routes) struct DealQuery {
    pub(in crate::routes) cod_lead: Option<Codigo>,
    pub(in crate::routes) filtro: Option<String>,
    pub(in crate::routes) data_inicial: Option<DataIso>,
    pub(in crate::routes) data_final: Option<DataIso>,
    pub(in crate::routes) cod_loja: Option<Codigo>,
    pub(in crate::routes) cod_usuario_responsavel: Option<Codigo>,
}

impl DealQuery {
    /// The search that it asks for.
    pub(in crate::routes) fn read(self) -> Result<DealFilters, Failure> {
        let iso = |field, sent: Option<&DataIso>| text(field, sent, |day| Day::parse_as(DayFormat::Iso, day));
        Ok(DealFilters {
            lead: number("codLead", self.cod_lead, LeadCode::new)?,
            contact: text("filtro", self.filtro.as_ref(), ContactFilter::parse)?,
            registered: DayRange::between(
                ("dataInicial", iso("dataInicial", self.data_inicial.as_ref())?),
                ("dataFinal", iso("dataFinal", self.data_final.as_ref())?),
            )?,
            store: number("codLoja", self.cod_loja, StoreCode::new)?,
            responsible: number("codUsuarioResponsavel", self.cod_usuario_responsavel, UserCode::new)?,
        })
    }
}

/// The query of the search for events.
pub(in crate::routes) struct EventQuery {
    pub(in crate::routes) envolvido: Option<Envolvido>,
    pub(in crate::routes) data_abertura_inicial: Option<DataBr>,
    pub(in crate::routes) data_abertura_final: Option<DataBr>,
    pub(in crate::routes) data_evento_inicial: Option<DataBr>,
    pub(in crate::routes) data_evento_final: Option<DataBr>,
    pub(in crate::routes) protocolo: Option<String>,
    pub(in crate::routes) cod_pessoa: Option<Codigo>,
    pub(in crate::routes) cpf_cnpj: Option<String>,
}

impl EventQuery {
    /// The search that it asks for.
    pub(in crate::routes) fn read(self) -> Result<EventFilters, Failure> {
        Ok(EventFilters {
            involved: word("envolvido", self.envolvido.as_ref(), Involved::parse)?,
            opened: DayRange::between(
                ("dataAberturaInicial", brazilian("dataAberturaInicial", self.data_abertura_inicial.as_ref())?),
                ("dataAberturaFinal", brazilian("dataAberturaFinal", self.data_abertura_final.as_ref())?),
            )?,
            occurred: DayRange::between(
                ("dataEventoInicial", brazilian("dataEventoInicial", self.data_evento_inicial.as_ref())?),
                ("dataEventoFinal", brazilian("dataEventoFinal", self.data_evento_final.as_ref())?),
            )?,
            protocol: text("protocolo", self.protocolo.as_ref(), Text::parse)?,
            person: number("codPessoa", self.cod_pessoa, PersonCode::new)?,
            document: text("cpfCnpj", self.cpf_cnpj.as_ref(), CpfCnpj::parse)?,
        })
    }
}

/// The search for leads.
pub(in crate::routes) fn leads(filtro: Option<&String>) -> Result<LeadFilters, Failure> {
    Ok(LeadFilters { contact: text("filtro", filtro, ContactFilter::parse)? })
}

/// The page that is asked for.
pub(in crate::routes) fn page(pagina: i32) -> Result<Page, Failure> {
    code("pagina", pagina, Page::new)
}

fn brazilian(field: &str, sent: Option<&DataBr>) -> Result<Option<Day>, Violation> {
    text(field, sent, |day| Day::parse_as(DayFormat::Brazilian, day))
}
